"""Files of matches that reach the limits of their schema, for benchmarks/worst.py: as many moves, changes and
moves against the rules as allowed, one in each list or many, undone or corrected, with private moves."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from typing import Any

from benchmarks.worst_bodies.request import API, PLAYERS, Json, WorstRequest
from referee.games import game
from services.infra.codec import plain_move
from services.matches.move_checks import (
    EACH_ON_PAD,
    MOST_CHANGES,
    MOST_MOVES,
    MOST_ON_PAD,
    MOST_OVERRULED,
    MOST_PRIVATE_CHANGES,
    MOST_PRIVATE_MOVES,
    SMALL_TABLE,
)
from tests.referee.plays import Player

ROUTE = "POST /matches/import"
ADJUST = {"type": "adjust", "player": "p0", "points": 1, "note": ""}


def about_imports(client: Any) -> Iterator[WorstRequest]:
    """Yield imports of real and of hostile files."""
    yield from about_rules(client)
    file = _file(client, "carcassonne")
    yield WorstRequest(ROUTE, f"{MOST_MOVES} moves", _with(file, _in_lists([ADJUST] * MOST_MOVES)))
    yield WorstRequest(ROUTE, f"{MOST_CHANGES} changes", _with(file, _back_and_forth(MOST_CHANGES)))
    for insist in (False, True):
        name = f"{MOST_MOVES} lists of one {'insisted ' * insist}move"
        yield WorstRequest(ROUTE, name, _with(file, _alone([ADJUST] * MOST_MOVES, insist)))
    yield WorstRequest(ROUTE, "each list corrected", _with(file, _corrected(MOST_CHANGES)))
    for name in ("gold-rush", "amazonas", "dorra-amazonas"):
        file = _file(client, name)
        lists, most = (MOST_MOVES, MOST_CHANGES)
        if game(name).hidden is not None:
            lists, most = (MOST_PRIVATE_MOVES, MOST_PRIVATE_CHANGES)
        moves = [ADJUST] * lists
        yield WorstRequest(ROUTE, f"{lists} lists of one move, {name}", _with(file, _alone(moves)))
        yield WorstRequest(ROUTE, f"each list corrected, {name}", _with(file, _corrected(most)))
    yield from about_private_moves(client)
    yield from about_the_pad(client)


def about_the_pad(client: Any) -> Iterator[WorstRequest]:
    """Yield matches whose scorings count as much as allowed, each with other numbers or players."""
    boxes = [one.id for one in game("carcassonne").boxes]
    options = {"edition": "C2", "expansions": boxes, "tracking": "points"}
    file = _export(client, {"game": "carcassonne", "options": options, "players": PLAYERS[:6]})
    for what, counts in (
        ("field", {"cities": 99}),
        ("laid-abbot", {f"row-{edge}": 99 for edge in "NESW"}),
        ("city", {"tiles": 99}),
        ("monastery", {"around": 8}),
        ("fairy", {"scored": 1}),
    ):
        each = sum(counts.values()) + EACH_ON_PAD
        moves = [
            {"type": "score", "player": f"p{n % 6}", "what": what, "final": True, "tied": others,
             "counts": {name: max(0, most - n // 36 % 8) for name, most in counts.items()}}
            for n in range(MOST_ON_PAD // each)
            for others in [[f"p{k}" for k in range(6) if k != n % 6 and n // 6 % 6 == k]]
        ]  # fmt: skip
        yield WorstRequest(ROUTE, f"{len(moves)} scorings of the pad: {what}", _with(file, _in_lists(moves)))


def about_rules(client: Any) -> Iterator[WorstRequest]:
    """Yield whole matches, and the same with as many moves against the rules as allowed."""
    boxes = [one.id for one in game("carcassonne").boxes]
    for name, options in (("base", {"edition": "C1"}), ("all boxes", {"edition": "C2", "expansions": boxes})):
        file, moves = _whole(client, options)
        whole = _with(file, _in_lists(moves))
        yield WorstRequest(ROUTE, f"a whole match, {name}", whole)
        yield _read_cold(client, f"a whole match, {name}, opened cold", whole)
        place = next(move for move in moves if move["type"] == "place")
        tiles = sum(move["type"] == "place" for move in moves) + 20  # and those of the start
        player, cell = place["player"], {"x": place["x"], "y": place["y"]}
        tile = {"tile": place["tile"], "player": player}
        for what, move in {
            "a tile on another": {"type": "place", **tile, **cell, "rotation": 0},
            "a tile far away": {"type": "place", **tile, "x": 900, "y": 0, "rotation": 0},
            "a figure": next(move for move in reversed(moves) if move["type"] == "deploy"),
            "discards": {"type": "discard", **tile},
            "end of turn": {"type": "end_turn", "player": player},
        }.items():
            most = MOST_OVERRULED * SMALL_TABLE // max(SMALL_TABLE, tiles)
            changes = [*_in_lists(moves), *_alone([move] * most, insist=True)]
            yield WorstRequest(ROUTE, f"{most} against the rules: {what}, {name}",
                               _with(file, changes))  # fmt: skip


def _read_cold(client: Any, name: str, file: Json) -> WorstRequest:
    """Return the first read of the match in a file after it was dropped from memory: any read replays it."""
    matches = client.application.extensions["services"].matches.repository
    made = client.post(f"{API}/matches/import", json=file).get_json()
    id, host = made["id"], made["tokens"]["host"]
    forget = partial(matches.forget, id)
    return WorstRequest("GET /matches/{match_id}", name, None, f"/matches/{id}", host, forget)


def about_private_moves(client: Any) -> Iterator[WorstRequest]:
    """Yield matches full of private moves, none of which is ever revealed."""
    most = min(MOST_PRIVATE_MOVES, MOST_OVERRULED)
    gold, dorra = _file(client, "gold-rush"), _file(client, "dorra-amazonas")
    reports = [{"type": "report", "player": "p0", "values": [n % 4]} for n in range(most)]
    long = [one | {"values": [0, 1, 2, 2, 2, 3] * 8} for one in reports]
    cards = [{"type": "commit", "player": f"p{n % 2}", "card": 1 + n % 6} for n in range(most)]
    yield WorstRequest(ROUTE, f"{most} reports", _with(gold, _alone(reports, insist=True)))
    yield WorstRequest(ROUTE, f"{most} reports of 48 tokens", _with(gold, _alone(long, insist=True)))
    yield WorstRequest(ROUTE, f"{most} reports in lists of 200", _with(gold, _in_lists(reports)))
    yield WorstRequest(ROUTE, f"{most} cards", _with(dorra, _alone(cards, insist=True)))
    undone = [
        one if number % 2 else {**one, "type": "undo", "target": number, "moves": [], "insist": False}
        for number, one in enumerate(_alone(reports, insist=True), 1)
    ]
    undone = [one | ({"target": n - 1} if one["type"] == "undo" else {}) for n, one in enumerate(undone, 1)]
    yield WorstRequest(ROUTE, "reports that are undone", _with(gold, undone))


def _file(client: Any, name: str) -> Json:
    """Return the export of a match without moves."""
    body: Json = {"game": name, "players": PLAYERS[:2]}
    if name == "dorra-amazonas":
        body["start"] = {"game": name, "board": "dorra-stand-in", "players": PLAYERS[:2]}
    return _export(client, body)


def _whole(client: Any, options: Json) -> tuple[Json, list[Json]]:
    """Return the export of a match without moves, and the moves of a whole match with these options."""
    player = Player.sits_down(5, options)
    for _ in player.plays(250):
        pass
    played = player.match.game
    body = {"game": "carcassonne", "options": options,
            "players": [{"id": seat.id} for seat in player.match.start.players]}  # fmt: skip
    return _export(client, body), [plain_move(played, move) for move in player.moves]


def _export(client: Any, body: Json) -> Json:
    made = client.post(f"{API}/matches", json=body).get_json()
    headers = {"Authorization": f"Bearer {made['tokens']['host']}"}
    file: Json = client.get(f"{API}/matches/{made['id']}/export", headers=headers).get_json()
    return file


def _change(moves: list[Json], insist: bool = False, kind: str = "moves", target: int | None = None) -> Json:
    return {
        "type": kind, "target": target, "moves": moves, "insist": insist, "paid": [], "rules": "x",
        "by": {"role": "host", "player": None}, "at": "2026-01-01T00:00:00Z",
    }  # fmt: skip


def _in_lists(moves: list[Json]) -> list[Json]:
    """Return changes of 200 moves each."""
    return [_change(moves[at : at + 200], insist=True) for at in range(0, len(moves), 200)]


def _alone(moves: list[Json], insist: bool = False) -> list[Json]:
    """Return a change for each move."""
    return [_change([move], insist) for move in moves]


def _corrected(count: int) -> list[Json]:
    """Return lists of one move, and a correction of each."""
    half = count // 2
    return [
        *_alone([ADJUST] * half),
        *(_change([ADJUST], insist=True, kind="correct", target=n + 1) for n in range(half)),
    ]


def _back_and_forth(count: int) -> list[Json]:
    """Return a list of 200 moves that is undone and redone."""
    kinds = itertools.cycle(("undo", "redo"))
    more = (_change([], insist=False, kind=next(kinds), target=1) for _ in range(count - 1))
    return [_change([ADJUST] * 200), *more]


def _with(file: Json, changes: list[Json]) -> Json:
    return file | {"changes": [{"seq": number, **one} for number, one in enumerate(changes, 1)]}
