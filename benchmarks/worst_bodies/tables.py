"""Positions that reach the limits of their schema, for benchmarks/worst.py."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial

from api_schemas.positions.position import PositionSchema
from benchmarks.worst_bodies.request import PLAYERS, Json, own_set, square
from referee.games import game
from referee.tiles.tile_game import TileGame
from services.infra.codec import plain
from tests.referee.plays import Player

SHORT = 100  # tiles in a row: a tile of two cells has just fewer places than are listed
FEW = 110  # tiles that touch no other: a tile that fits everywhere has just fewer places than are listed


def tables(played: TileGame, sets: tuple[str, ...], most: int = 500) -> Iterator[tuple[str, list[Json]]]:
    """Yield tables of as many tiles as allowed, and of as many as real games have."""
    chance, known = random.Random(7), played.catalog_reader.tiles
    ids = [id for id, tile in known.items() if tile.large is None and id.split("/")[0] in sets]

    def any_tile(_: int) -> Json:
        return {"tile": chance.choice(ids), "rotation": chance.choice((0, 90, 180, 270))}

    yield "any tiles", square(most, any_tile)
    yield "any tiles, sparse", square(most, any_tile, 2)
    for id in ids[:: max(1, len(ids) // 6)]:
        for count in (most, FEW):
            yield f"{count} {id} only, sparse", square(count, partial(_named, id), 2)
    for count in (most, most // 2, SHORT):
        yield f"a row of {count}", [{"x": i, "y": 0, **any_tile(i)} for i in range(count)]
    yield "unreadable", square(most, lambda _: {"tile": None, "edges": "????"})
    yield "unreadable, sparse", square(most, lambda _: {"tile": None}, 2)
    between = [{**t, "x": t["x"] + 1} for t in square(most // 2, any_tile, 2)]
    yield "unreadable between others", [*square(most // 2, lambda _: {"tile": None}, 2), *between]
    yield "thirty tiles, sparse", square(30, any_tile, 2)


def _named(id: str, _: int) -> Json:
    return {"tile": id}


def figures(played: TileGame, position: Json, most: int = 300) -> list[Json]:
    """Return a figure on a feature of each tile, named as the rules in play name it."""
    board = played.load(PositionSchema().load({**position, "figures": []})).board
    found = []
    for number, laid in enumerate(position["tiles"][:most]):
        tile = board.cells[laid["x"], laid["y"]]
        where: Json = {}
        if tile.kinds:
            index = number % len(tile.kinds)
            where = {"feature": {"kind": tile.kinds[index], "at": list(tile.names.at(index))}}
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
            position: Json = {"game": id, "players": PLAYERS[:5], "tiles": tiles, "options": options}
            more = " with all expansions" if options.get("expansions") else ""
            yield f"{id}{more}, {name}", position
            yield f"{id}{more}, {name}, figures", position | {"figures": figures(played, position)}
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


def wrong_positions() -> Iterator[tuple[str, Json]]:
    """Yield positions full of errors, each of which the answer lists."""
    one = {"game": "carcassonne", "players": PLAYERS, "tiles": [{"x": 0, "y": 0, "tile": "base/D"}]}
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
