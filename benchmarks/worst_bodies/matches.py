"""Requests about matches of as many moves as possible, for benchmarks/worst.py."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from benchmarks.worst_bodies.request import API, PLAYERS, Json, WorstRequest, own_set, square
from referee.games import game
from services.infra.codec import plain_move
from services.matches.move_checks import MOST_MOVES
from tests.referee.plays import Player

LISTS = -(-MOST_MOVES // 200)  # of 200 moves at most
FULL = f"{MOST_MOVES} moves, opened cold"


def named(number: int) -> Json:
    """Return a user set unlike the others."""
    return {name: value for name, value in own_set(500).items() if name != "id"} | {"name": f"own {number}"}


def about_matches(client: Any) -> Iterator[WorstRequest]:
    """Yield requests for a whole match of 72 tiles, and for one of the maximum number of moves, opened
    cold and warm."""
    player = Player.sits_down(5, {"edition": "C1"})
    for _ in player.plays(71):
        pass
    lists = player.match.entries
    played = game("carcassonne")
    made = client.post(f"{API}/matches", json={
        "game": "carcassonne", "options": {"edition": "C1"},
        "players": [{"id": seat.id} for seat in player.match.start.players],
    }).get_json()  # fmt: skip
    token, id = made["tokens"]["host"], made["id"]
    headers = {"Authorization": f"Bearer {token}"}
    seq = 0
    for entry in lists:
        body = {"seq": seq, "moves": [plain_move(played, move) for move in entry.moves], "insist": True}
        answer = client.post(f"{API}/matches/{id}/moves", json=body, headers=headers)
        seq += answer.status_code == 201
    matches = client.application.extensions["services"].matches.repository
    kept = [client.post(f"{API}/catalogs", json=named(number)).get_json()["token"] for number in range(20)]
    matches.catalogs._version.cache_clear()
    yield WorstRequest("GET /catalogs", "20 sets of 500 tiles", None, "/catalogs", ",".join(kept),
                matches.catalogs._version.cache_clear)  # fmt: skip
    yield WorstRequest("GET /matches/{match_id}/placements", "71 turns", None,
                f"/matches/{id}/placements?tile=base/V", token, lambda: matches.forget(id))  # fmt: skip
    yield WorstRequest("GET /matches/{match_id}/previews", "71 turns", None,
                f"/matches/{id}/previews?tile=base/V", token, lambda: matches.forget(id))  # fmt: skip
    for name, before in (
        ("opened cold", lambda: matches.forget(id)),
        ("kept at hand", lambda: None),
    ):
        for part in ("", "/position", "/lines", "/history", "/export", "/chances", "/audit", "/statistics",
                     "/summary", "/export.csv"):  # fmt: skip
            yield WorstRequest(f"GET /matches/{{match_id}}{part}", f"71 turns, {name}", None,
                        f"/matches/{id}{part}", token, before)  # fmt: skip
    adjust = [{"type": "adjust", "player": "p0", "points": 1, "note": ""}] * 200
    many = client.post(f"{API}/matches", json={"game": "carcassonne", "players": PLAYERS[:2]}).get_json()
    other, its = many["id"], many["tokens"]["host"]
    for seq in range(LISTS):
        moves = adjust if seq else adjust[: MOST_MOVES - 200 * (LISTS - 1)]
        client.post(f"{API}/matches/{other}/moves", json={"seq": seq, "moves": moves},
                    headers={"Authorization": f"Bearer {its}"})  # fmt: skip
    for part in ("", "/history", "/export", "/lines", "/export.csv", "/statistics", "/summary", "/position",
                 "/previews?tile=base/V", "/placements?tile=base/V"):  # fmt: skip
        yield WorstRequest(f"GET /matches/{{match_id}}{part.split('?')[0]}", FULL, None,
                    f"/matches/{other}{part}", its, lambda: matches.forget(other))  # fmt: skip
    renamed = itertools.count()

    def redraw(match: str, host: str, player: str) -> None:
        """Show the match in a way that no cached picture shows it."""
        client.patch(f"{API}/matches/{match}", json={"names": {player: f"name {next(renamed)}"}},
                     headers={"Authorization": f"Bearer {host}"})  # fmt: skip
        matches.forget(match)

    six, six_token = six_players(client)
    for picture in ("scores.svg", "scores.png", "summary.png"):
        for name, match, its_token, one in (
            ("71 turns", id, token, "red"),
            (f"{MOST_MOVES} moves", other, its, "p0"),
            (f"{MOST_MOVES} moves of six players", six, six_token, "p0"),
        ):
            yield WorstRequest(
                f"GET /matches/{{match_id}}/{picture}", f"{name}, opened cold, drawn",
                None, f"/matches/{match}/{picture}", its_token, partial(redraw, match, its_token, one),
            )  # fmt: skip
    body = {"seq": LISTS, "at": 1, "moves": adjust[:1], "dry_run": True}
    yield WorstRequest("POST /matches/{match_id}/correct", f"the first of {LISTS} lists of 200", body,
                f"/matches/{other}/correct", its)  # fmt: skip
    yield WorstRequest("POST /matches/{match_id}/preview", "200 moves", {"moves": adjust},
                f"/matches/{other}/preview", its)  # fmt: skip
    yield WorstRequest("POST /matches/{match_id}/moves", "200 wrong moves",
                {"seq": LISTS, "moves": [{"type": "plase"}] * 200},
                f"/matches/{other}/moves", its, wrong=True)  # fmt: skip
    yield from about_undoing(client, other, its)
    yield from about_other_programs(client, id, token, other, its)
    start = {
        "game": "carcassonne",
        "players": PLAYERS[:2],
        "tiles": square(500, lambda _: {"tile": "base/X"}, 2),
    }
    yield WorstRequest("POST /matches", "a start of 500 tiles", {
        "game": "carcassonne", "players": PLAYERS[:2], "start": start}, "/matches")  # fmt: skip
    yield WorstRequest("POST /matches", "500 tiles of a user set", {
        "game": "carcassonne", "players": PLAYERS[:2], "catalogs": [own_set(500)]}, "/matches")  # fmt: skip
    yield WorstRequest("POST /matches/join", "nested deeply", [[[[]]]], "/matches/join", wrong=True)


def six_players(client: Any) -> tuple[str, str]:
    """Create a match of six players with long names and MOST_MOVES; return its id and the host's token."""
    players = [{"id": f"p{n}", "name": f"{n} {'W' * 60}"} for n in range(6)]
    made = client.post(f"{API}/matches", json={"game": "carcassonne", "players": players}).get_json()
    headers = {"Authorization": f"Bearer {made['tokens']['host']}"}
    moves = [
        {"type": "adjust", "player": f"p{n % 6}", "points": 1 + n % 7, "note": ""} for n in range(MOST_MOVES)
    ]
    for seq in range(LISTS):
        body = {"seq": seq, "moves": moves[200 * seq : 200 * (seq + 1)]}
        client.post(f"{API}/matches/{made['id']}/moves", json=body, headers=headers)
    return made["id"], made["tokens"]["host"]


def about_undoing(client: Any, match: str, host: str) -> Iterator[WorstRequest]:
    """Yield undo and redo of the last list of a match of MOST_MOVES, opened cold, and what the host may
    change."""
    matches = client.application.extensions["services"].matches.repository
    path, headers = f"/matches/{match}", {"Authorization": f"Bearer {host}"}

    def seq() -> Json:
        return {"seq": client.get(API + path, headers=headers).get_json()["seq"]}

    def after(other: str) -> Callable[[], Json]:
        """The body of a request that `other`, sent first, makes possible."""

        def body() -> Json:
            client.post(f"{API}{path}/{other}", json=seq(), headers=headers)
            found = seq()
            matches.forget(match)
            return found

        return body

    yield WorstRequest("POST /matches/{match_id}/undo", f"200 of {FULL}", after("redo"),
                       f"{path}/undo", host)  # fmt: skip
    yield WorstRequest("POST /matches/{match_id}/redo", f"200 of {FULL}", after("undo"),
                       f"{path}/redo", host)  # fmt: skip
    cold = partial(matches.forget, match)
    yield WorstRequest("PATCH /matches/{match_id}", FULL, {"names": {"p0": "x" * 80}},
                       path, host, cold)  # fmt: skip
    yield WorstRequest("GET /matches/{match_id}/invitation", FULL, None,
                       f"{path}/invitation", host, cold)  # fmt: skip
    yield WorstRequest("POST /matches/{match_id}/tokens", FULL,
                       {"viewer": True, "players": ["p0", "p1"], "join_code": True}, f"{path}/tokens", host,
                       cold)  # fmt: skip


def about_other_programs(client: Any, match: str, token: str, long: str, host: str) -> Iterator[WorstRequest]:
    """Yield a match of 71 turns, and one of MOST_MOVES, in the formats of other programs; and saves with as
    many messages as possible."""
    matches = client.application.extensions["services"].matches.repository
    for name, id, its in (("71 turns", match, token), (f"{MOST_MOVES} moves", long, host)):
        for part in ("export.bgsplay", "export.jcz"):
            yield WorstRequest(f"GET /matches/{{match_id}}/{part}", f"{name}, opened cold", None,
                               f"/matches/{id}/{part}", its, partial(matches.forget, id),
                               wrong=(part, id) == ("export.jcz", long))  # of points only  # fmt: skip
    headers = {"Authorization": f"Bearer {token}"}
    save = client.get(f"{API}/matches/{match}/export.jcz", headers=headers).get_json()
    route = "POST /matches/import.jcz"
    yield WorstRequest(route, "a match of 71 turns", save)
    placed = save["replay"][0]
    tiles = square(500, lambda _: {"tile": "BA/RRRR", "rotation": 0}, 2)
    large = save["setup"] | {"start": tiles}
    for name, setup in (("", save["setup"]), (", 500 tiles", large)):
        for what, replay in (
            ("3,000 times passed", [{"type": "PASS"}] * 3_000),
            ("1,500 times undone", [placed, {"type": "UNDO"}] * 1_500),
            ("3,000 times placed", [placed] * 3_000),
        ):
            again = what == "3,000 times placed"  # on the same cell
            body = save | {"setup": setup, "replay": replay}
            yield WorstRequest(route, what + name, body, wrong=again)
