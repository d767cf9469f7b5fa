#!/usr/bin/env python3
"""Measure the maximum cost of a request, as ratios to the final scoring of a table of 72 tiles with its
figures.

usage: python benchmarks/worst.py [--write] [--only PATTERN] [--rounds N]

For each JSON route, the script tries bodies that reach the limits of its schema in one way or another: wide,
sparse and long tables, tables of unreadable tiles, as many figures as possible, user sets of 500 tiles, boxes
of thousands of copies, everything misspelt, long matches opened cold. Processor time of the answering thread
on both sides, the median of some rounds; the scoring is measured again with every body. `--write` puts the
worst of every route into benchmarks/worst.md; with `--only` it replaces the rows of those routes. The goal:
20.
"""

from __future__ import annotations

import argparse
import gc
import itertools
import json
import logging
import platform
import random
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

HOUSE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HOUSE))

from app import create_app  # noqa: E402
from benchmarks.worst_imports import about_imports  # noqa: E402
from benchmarks.worst_photos import about_enrolments, about_photos  # noqa: E402
from benchmarks.worst_request import API, PLAYERS, Json, WorstRequest, own_set, square  # noqa: E402
from formats.notation import write_position  # noqa: E402
from referee.games import game  # noqa: E402
from referee.tiles.tile_game import TileGame  # noqa: E402
from services.matches.move_checks import MOST_MOVES  # noqa: E402
from settings import Settings  # noqa: E402
from tests.referee.plays import Player  # noqa: E402

GOAL = 20.0
LIMITS = {f"limit_{n}": "1000000 per second" for n in ("token", "questions", "entrance", "join", "code")}
ROW = re.compile(r"\| (?P<route>[A-Z]+ \S+) \| (?P<ratio>[\d.]+) \| (?P<status>\d+) \| (?P<name>.*) \|")
LISTS = -(-MOST_MOVES // 200)  # of 200 moves at most
FULL = f"{MOST_MOVES} moves, opened cold"
PATIENT = 3_600.0  # seconds: on a busy machine no request must reach its deadline


# ---- tables ------------------------------------------------------------------------------------------------


def tables(played: TileGame, sets: tuple[str, ...], most: int = 500) -> Iterator[tuple[str, list[Json]]]:
    """Yield tables of as many tiles as allowed, and of as many as real games have."""
    chance, known = random.Random(7), played.catalog_reader.tiles
    ids = [id for id, tile in known.items() if tile.large is None and id.split("/")[0] in sets]

    def any_tile(_: int) -> Json:
        return {"tile": chance.choice(ids), "rotation": chance.choice((0, 90, 180, 270))}

    yield "any tiles", square(most, any_tile)
    yield "any tiles, sparse", square(most, any_tile, 2)
    for id in ids[:: max(1, len(ids) // 6)]:
        yield f"{id} only, sparse", square(most, lambda _, id=id: {"tile": id}, 2)  # type: ignore[misc]
    yield "a row", [{"x": i, "y": 0, **any_tile(i)} for i in range(most)]
    yield "unreadable", square(most, lambda _: {"tile": None, "edges": "????"})
    yield "unreadable, sparse", square(most, lambda _: {"tile": None}, 2)
    between = [{**t, "x": t["x"] + 1} for t in square(most // 2, any_tile, 2)]
    yield "unreadable between others", [*square(most // 2, lambda _: {"tile": None}, 2), *between]
    yield "thirty tiles, sparse", square(30, any_tile, 2)


def figures(played: TileGame, tiles: list[Json], most: int = 300) -> list[Json]:
    """Return a figure on a feature of each tile."""
    found = []
    for number, laid in enumerate(tiles[:most]):
        tile = played.catalog_reader.tiles.get(laid["tile"] or "")
        where: Json = {}
        if tile is not None:
            turned = tile.turned(laid.get("rotation", 0) // 90)
            index = number % len(turned.kinds)
            where = {"feature": {"kind": turned.kinds[index], "at": list(turned.name(index))}}
        kind = played.figure_kinds[number % len(played.figure_kinds)]
        if kind not in played.tracks:
            found.append({"player": f"p{number % 5}", "kind": kind, "x": laid["x"], "y": laid["y"], **where})
    return found


def own_map(kind: str) -> Json:
    """Return a map of the maximum number of squares."""
    cells = [{"x": x, "y": y, "kind": kind if x or y else "start"} for x in range(25) for y in range(20)]
    edges = [{"x": x, "y": 0, "edge": "N", "kind": "city", "coats": 2} for x in range(25)]
    return {"id": "own", "name": "own", "game": "carcassonne", "squares": cells, "borders": edges}


def real(turns: int, sets: tuple[str, ...]) -> Json:
    """Return a real table after `turns` turns, before the next one."""
    from services.infra.codec import plain

    options = {"edition": "C2", "expansions": list(sets)} if sets else {"edition": "C1"}
    player = Player.sits_down(3, options)
    for _ in player.plays(turns):
        pass
    position: Json = plain(player.match.position)
    position["players"] = [{"id": f"p{number}"} for number in range(len(position["players"]))]
    names = {"red": "p0", "blue": "p1", "green": "p2"}
    figures = [one | {"player": names[one["player"]]} for one in position["figures"]]
    shown = {name: position[name] for name in ("game", "options", "players", "tiles")}
    return shown | {"figures": figures}


def positions() -> Iterator[tuple[str, Json]]:
    """Yield tables of all tile games with everything else that a position may contain."""
    for id, options in (
        ("carcassonne", {"edition": "C1"}),
        ("carcassonne", {"edition": "C2", "expansions": [one.id for one in game("carcassonne").boxes]}),
        ("gold-rush", {}),
        ("amazonas", {}),
    ):
        played = game(id)
        assert isinstance(played, TileGame)
        for name, tiles in tables(played, played.catalog_reader.implied(options)):
            position = {"game": id, "players": PLAYERS[:5], "tiles": tiles, "options": options}
            more = " with all expansions" if options.get("expansions") else ""
            yield f"{id}{more}, {name}", position
            yield f"{id}{more}, {name}, figures", position | {"figures": figures(played, tiles)}
    one = {"game": "carcassonne", "players": PLAYERS, "tiles": [{"x": 0, "y": 0, "tile": "base/D"}]}
    carcassonne = game("carcassonne")
    assert isinstance(carcassonne, TileGame)
    ids = [id for id in carcassonne.catalog_reader.tiles if id.startswith("base/")]
    yield "1,000 copies of every tile left", one | {"left": dict.fromkeys(ids, 1_000)}
    yield "10 copies of every tile left", one | {"left": dict.fromkeys(ids, 10)}
    for copies in (1, 500):
        position = {"catalogs": [own_set(500, copies)], "tiles": [{"x": 0, "y": 0, "tile": "own/0"}]}
        yield f"500 tiles of a user set, {copies} copies", one | position
        row = [{"x": n, "y": 0, "tile": f"own/{n}"} for n in range(500)]
        yield f"500 tiles of a user set, {copies} copies, all laid", one | position | {"tiles": row}
    for sets in ((), ("hills-and-sheep", "traders-and-builders", "inns-and-cathedrals", "abbey")):
        for turns in (40, 90):
            yield f"a real game, {len(sets)} expansions, turn {turns}", real(turns, sets)
    for kind in ("normal", "town"):
        position = {"options": {"edition": "C1", "map": own_map(kind)}, "tiles": []}
        yield f"a map of 500 squares, {kind}", one | position
    rows = [{"x": x, "y": y, "tile": "base/X"} for x in range(0, 25, 2) for y in range(0, 20, 2)]
    yield "a map of 500 squares, tiles on it", one | {"options": {"map": own_map("normal")}, "tiles": rows}
    inline = own_set(81)["tiles"]
    yield "500 tiles that come along", one | {"tiles": square(500, lambda i: {"tile": inline[i % 81]}, 2)}
    yield (
        "nothing is spelt right",
        one
        | {
            "options": {f"hs.closure_choise{n}": "x" for n in range(200)},
            "tiles": [{"x": n, "y": 0, "tile": f"base/{'D' * 60}{n}"} for n in range(500)],
            "left": {f"bsae/{'V' * 50}{n}": 1 for n in range(1_000)},
            "catalogs": ["base", own_set(500)],
        },
    )
    yield "wrong rows", one | {"tiles": [{"x": "a", "y": [], "tile": 7, "rotation": 45}] * 500}
    wrong = [{"id": "x y", "features": [{"kind": "citty", "edges": ["N"]}] * 24}] * 8
    yield "60 wrong sets", one | {"catalogs": [{"tiles": wrong}] * 60}


# ---- requests about them ----------------------------------------------------------------------------------


def in_notation(name: str, position: dict[str, Any]) -> Iterator[WorstRequest]:
    """Yield the requests that write the position as text and read it."""
    yield WorstRequest("POST /notation/write", name, {"position": position})
    try:
        text = write_position(position)
    except (KeyError, TypeError, AttributeError):  # the position is no valid one
        return
    yield WorstRequest("POST /notation/read", name, {"text": text})


def about_positions() -> Iterator[WorstRequest]:
    """Yield every stateless request for every table."""
    for name, position in positions():
        map_of = position.get("options", {}).get("map")
        if map_of is not None:
            yield WorstRequest("POST /matches", name, {
                "game": "carcassonne", "players": PLAYERS[:2], "options": position["options"]})  # fmt: skip
        tile = next((t["tile"] for t in position["tiles"] if isinstance(t["tile"], str)), "base/U")
        yield WorstRequest("POST /scores", name, {"position": position, "final": True})
        readings = max(1, min(6, 550 // max(1, len(position["tiles"]))))
        yield WorstRequest("POST /scores", f"{name}, {readings} sets of options",
                    {"position": position, "final": True, "options": [{}] * readings})  # fmt: skip
        yield WorstRequest("POST /audits", name, {"position": position})
        yield from in_notation(name, position)
        yield WorstRequest("POST /chances", name, {"position": position})
        for one in dict.fromkeys((tile, "base/X" if position["game"] == "carcassonne" else tile)):
            body = {"position": position, "tile": one, "player": "p0"}
            yield WorstRequest("POST /placements", f"{name}, {one}", body)
            yield WorstRequest("POST /previews", f"{name}, {one}", body)
        place = {"type": "place", "player": "p0", "tile": tile, "x": 900, "y": 0, "rotation": 0}
        yield WorstRequest("POST /rulings", name, {"position": position, "move": place})
        for figure in position.get("figures", ())[:1]:
            if "feature" in figure:
                feature = {"x": figure["x"], "y": figure["y"], **figure["feature"]}
                yield WorstRequest(
                    "POST /rulings", f"{name}, who", {"position": position, "feature": feature}
                )
    tents = [{"village": f"v{n}", "player": "p0", "space": n % 3} for n in range(400)]
    dorra = {"game": "dorra-amazonas", "board": "dorra-stand-in", "players": PLAYERS[:4], "tents": tents}
    for route in ("scores", "audits", "placements", "previews", "chances"):
        more = {"final": True} if route == "scores" else {"player": "p0"} if route != "audits" else {}
        yield WorstRequest(f"POST /{route}", "dorra, 400 tents", {"position": dorra, **more})
        bare = dorra | {"tents": []}
        yield WorstRequest(f"POST /{route}", "dorra", {"position": bare, **more})


def about_catalogs() -> Iterator[WorstRequest]:
    """Yield requests with sets of tiles, valid and invalid."""
    own = {name: value for name, value in own_set(500).items() if name != "id"}
    bad_kind = [{"id": f"x/{n}", "features": [{"kind": "citi", "edges": ["N"]}] * 24} for n in range(500)]
    marks = {f"pennantz{n}": 1 for n in range(6)}
    bad_mark = [
        {"id": f"x/{n}", "features": [{"kind": "city", "edges": ["N"], **marks}] * 24} for n in range(220)
    ]
    whole = [{"kind": "city", "edges": ["N", "E", "S", "W"]}]
    fields = [{"id": f"x/{n}", "features": whole, **{f"fiel{k}": 1 for k in range(50)}} for n in range(500)]
    printings = {f"p{n}": {"counts": {"own/0": 1}} for n in range(1_900)}
    counts = {f"own/{n}": 1 for n in range(500)}
    boxes = {f"p{n}": {"counts": counts, "editions": ["C1"]} for n in range(25)}
    for route in ("POST /catalogs/check", "POST /catalogs"):
        yield WorstRequest(route, "25 printings of 500 tiles", own | {"printings": boxes})
        yield WorstRequest(route, "500 tiles", own)
        yield WorstRequest(route, "500 tiles again", own)
        yield WorstRequest(route, "wrong kinds", own | {"tiles": bad_kind})
        yield WorstRequest(route, "wrong marks", own | {"tiles": bad_mark})
        yield WorstRequest(route, "unknown fields", own | {"tiles": fields})
        yield WorstRequest(route, "many printings", own | {"printings": printings})
        cells = [{"x": x, "y": y, "kind": "normal"} for x in range(25) for y in range(20)]
        land = {"game": "carcassonne", "name": "m", "squares": cells}
        yield WorstRequest(route, "a map of 500 squares", land)
        wrong = [{"x": x, "y": 0, "kind": "townn"} for x in range(900)]
        yield WorstRequest(route, "a map of wrong squares", land | {"squares": wrong})
        villages = [{"id": f"v{n}", "name": "v", "species": "fisch", "spaces": [2, 3]} for n in range(900)]
        yield WorstRequest(
            route, "a wrong board", {"game": "dorra-amazonas", "name": "b", "villages": villages}
        )


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
    from services.infra.codec import plain_move

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
                f"/matches/{other}/moves", its)  # fmt: skip
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
    yield WorstRequest("POST /matches/join", "nested deeply", [[[[]]]], "/matches/join")


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
                               f"/matches/{id}/{part}", its, partial(matches.forget, id))  # fmt: skip
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
            yield WorstRequest(route, what + name, save | {"setup": setup, "replay": replay})


def about_reads(client: Any) -> Iterator[WorstRequest]:
    """Yield the requests that have no body."""
    for route, path in (
        *((one, "") for one in ("/health", "/games", "/rules", "/catalogs", "/address")),
        ("/games/{game_id}", "/games/carcassonne"),
        ("/rules/{rule_id}", "/rules/CB-M1"),
        ("/schemas/{form}.json", "/schemas/tile-set.json"),
        ("/catalogs/{catalog_id}", "/catalogs/base"),
    ):
        yield WorstRequest(f"GET {route}", path.rpartition("/")[2], None, path)
    own = {name: value for name, value in own_set(500).items() if name != "id"}
    made = client.post(f"{API}/catalogs", json=own).get_json()
    path = f"/catalogs/{made['id']}"
    yield WorstRequest("GET /catalogs/{catalog_id}", "500 tiles", None, path)
    changed = [own | {"name": f"own {number}"} for number in range(2)]
    turn = itertools.cycle(changed)
    for number in range(2):
        yield WorstRequest(
            "PUT /catalogs/{catalog_id}", f"500 tiles, {number}", next(turn), path, made["token"]
        )


# ---- measuring ---------------------------------------------------------------------------------------------


class Application:
    """An application, and the scoring to compare with."""

    def __init__(self) -> None:
        logging.disable(logging.CRITICAL)
        app = create_app(Settings(data_dir=tempfile.mkdtemp(), request_seconds=PATIENT, **LIMITS))
        self.client = app.test_client()
        player = Player.sits_down(3, {"edition": "C1"})
        for _ in player.plays(71):
            pass
        from services.infra.codec import plain

        self.reference = {"position": plain(player.match.position), "final": True}
        assert len(self.reference["position"]["tiles"]) == 72
        gc.collect()
        gc.freeze()  # as in gunicorn.conf.py
        gc.set_threshold(10_000, 20, 20)

    def ask(self, request: WorstRequest) -> tuple[float, int]:
        """Return seconds of processor time, and the status of the answer."""
        method, route = request.route.split(" ", 1)
        request.before()
        sent = request.body() if callable(request.body) else request.body
        body = None if sent is None else json.dumps(sent).encode()
        headers = {"Authorization": f"Bearer {request.token}"} if request.token else {}
        started = time.thread_time()
        answer = self.client.open(
            API + (request.path or route), method=method, data=body, headers=headers,
            content_type="application/json" if body is not None else None,
        )  # fmt: skip
        return time.thread_time() - started, answer.status_code

    def ratio(self, request: WorstRequest, rounds: int) -> tuple[float, int]:
        """Return the cost as a ratio to the scoring, and the status."""
        scoring = WorstRequest("POST /scores", "", self.reference)
        theirs, mine, status = [], [], 0
        for _ in range(rounds):
            theirs += [self.ask(scoring)[0] for _ in range(3)]
            seconds, status = self.ask(request)
            mine.append(seconds)
        return median(mine) / median(theirs), status


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="write benchmarks/worst.md")
    parser.add_argument("--only", default="", help="only routes that match this pattern")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    bench = Application()
    worst: dict[str, tuple[float, str, int]] = {}
    client = bench.client
    requests = (about_photos(client), about_enrolments(client), about_matches(client), about_imports(client),
                about_reads(client),
                about_positions(), about_catalogs())  # fmt: skip
    for request in itertools.chain(*requests):
        if not re.search(args.only, request.route):
            continue
        ratio, status = bench.ratio(request, args.rounds)
        print(f"{ratio:7.1f}  {status}  {request.route}  {request.name}", flush=True)
        assert status < 500 or status == 503, (request.route, request.name)
        assert status not in (401, 403, 404, 409), f"{request.route} was not measured"
        if ratio > worst.get(request.route, (0.0, "", 0))[0]:
            worst[request.route] = ratio, request.name, status
    print("\n".join(table(worst)))
    if args.write:
        page = HOUSE / "benchmarks" / "worst.md"
        kept = [ROW.fullmatch(line) for line in page.read_text().splitlines()] if args.only else []
        worst = {
            row["route"]: (float(row["ratio"]), row["name"], int(row["status"])) for row in kept if row
        } | worst
        text = (__doc__ or "").split("\n\n", 2)[2].split("`--write`")[0].strip()
        page.write_text(
            "# The most that a question costs, as ratios to a final scoring of 72 tiles\n\n"
            f"{text} The goal: {GOAL:.0f}.\n\n"
            + "\n".join(table(worst))
            + f"\n\nRuns of `python benchmarks/worst.py --write` on Python {platform.python_version()}; "
            "the figures of another machine differ.\n"
        )


def table(worst: dict[str, tuple[float, str, int]]) -> list[str]:
    """Return the lines of a table: for each route its ratio, the name of its worst body, and the status."""
    rows = [f"| {route} | {ratio:.1f} | {status} | {name} |" for route, (ratio, name, status)
            in sorted(worst.items(), key=lambda row: -row[1][0])]  # fmt: skip
    return ["| route | ratio | status | the worst body |", "|---|---|---|---|", *rows]


if __name__ == "__main__":
    main()
