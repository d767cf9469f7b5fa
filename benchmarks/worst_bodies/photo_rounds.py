"""Corrections of photos of matches, of which many turns have to be found, for benchmarks/worst.py.

No figure is seen, so each feature that the turns complete may have had one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from benchmarks.worst_bodies.photos import SIDE, stored_photo, without_corrections
from benchmarks.worst_bodies.request import API, Json, WorstRequest
from referee.games import game
from referee.tiles.tile_game import TileGame
from services.infra.codec import plain
from services.photos.corrections import MOST_CELLS, MOST_OF_FIGURES, MOST_RETURNED
from services.photos.request import PhotoRequest
from tests.referee.plays import Player
from vision.reading import Candidate, Cell

ROUTE = "PATCH /photos/{photo_id}"
BOXES = ("inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor", "tower", "king-and-robber")
TABLES = (
    ("the base game", {"edition": "C1"}, 71),
    ("six boxes", {"edition": "C1", "expansions": BOXES}, 150),
)


def about_photo_rounds(client: Any) -> Iterator[WorstRequest]:
    """Yield corrections of what was played in twelve turns, and in a whole box: nothing in particular, as
    many figures that came back as allowed, as many features without one, and an order of all tiles."""
    services = client.application.extensions["services"]
    for box, options, turns in TABLES:
        player = Player.sits_down(3, options)
        starts = [plain(player.match.position)]
        for move in player.plays(turns):
            if type(move).__name__ == "EndTurn":
                starts.append(plain(player.match.position))
        tiles = [row for row in starts[-1]["tiles"] if "&" not in row["tile"]]
        for known, surely in ((1, True), (1, False), (len(starts) - 12, True), (len(starts) - 12, False)):
            match = client.post(f"{API}/matches", json=_match(starts[known])).get_json()
            photo, token = _photo(client, match["id"], starts[known], tiles, surely)
            new = tiles[len(starts[known]["tiles"]) :]
            name = f"{box}, {len(new)} of {len(tiles)} tiles are new{'' if surely else ', all doubtful'}"
            for what, rows in (
                ("a tile", [_tile(new[-1])]),
                ("an order", [{"turns": [[row["x"], row["y"]] for row in new][:250]}]),
                ("an order from the end", [{"turns": [[row["x"], row["y"]] for row in new][::-1][:250]}]),
                ("figures returned", list(_figures(new))[:MOST_RETURNED]),
                ("no figures", [_none(row) for row in _figures(new)][:MOST_OF_FIGURES]),
            ):
                yield WorstRequest(ROUTE, f"{name}, {what}", {"corrections": rows}, f"/photos/{photo}", token,
                                   partial(without_corrections, services, photo))  # fmt: skip

    start = {**plain(Player.sits_down(3, {"edition": "C1"}).match.position), "tiles": [_alike(0)]}
    match = client.post(f"{API}/matches", json=_match(start)).get_json()
    alike = [_alike(n) for n in range(MOST_CELLS)]
    photo, token = _photo(client, match["id"], start, alike, surely=True)
    yield WorstRequest(ROUTE, f"{MOST_CELLS} tiles that look alike, one of which is known",
                       {"corrections": [_tile(_alike(MOST_CELLS))]}, f"/photos/{photo}", token,
                       partial(without_corrections, services, photo))  # fmt: skip


def _alike(number: int) -> Json:
    return {"x": number % 16, "y": number // 16, "tile": "base/C", "rotation": 0}


def _match(start: Json) -> Json:
    seats = [{**seat, "colour": seat["id"]} for seat in start["players"]]
    players = [{"id": seat["id"], "colour": seat["id"]} for seat in seats]
    return {"game": "carcassonne", "options": start["options"], "players": players,
            "start": {**start, "players": seats}}  # fmt: skip


def _tile(row: Json) -> Json:
    return {"x": row["x"], "y": row["y"], "tile": row["tile"], "rotation": row["rotation"]}


def _figures(rows: Sequence[Json]) -> Iterator[Json]:
    """A figure on each feature of these tiles, of each player in turn."""
    played = game("carcassonne")
    assert isinstance(played, TileGame)
    tiles = played.catalog_reader.tiles
    for number, row in enumerate(rows):
        tile = tiles[row["tile"]].turned(row["rotation"] // 90)
        for index, kind in enumerate(tile.kinds):
            if kind in ("city", "road", "monastery"):
                yield {"figure": "returned", "x": row["x"], "y": row["y"],
                       "colour": ("red", "blue", "green")[number % 3], "kind": "meeple",
                       "feature": {"kind": kind, "at": list(tile.names.at(index))}}  # fmt: skip


def _none(row: Json) -> Json:
    return {**{name: row[name] for name in ("x", "y", "feature")}, "figure": "none"}


def _photo(client: Any, match: str, start: Json, tiles: Sequence[Json], surely: bool) -> tuple[str, str]:
    """Store a photo of a match's table on which no figure is seen; return its id and token."""
    played = game("carcassonne")
    sets = tuple(played.catalog_reader.implied(start["options"]))
    board = tuple((row["x"], row["y"], row["tile"], row["rotation"]) for row in start["tiles"])
    colours = tuple(seat["id"] for seat in start["players"])
    request = PhotoRequest("carcassonne", sets, start["options"], match=match, board=board, colours=colours)
    known = {(x, y) for x, y, *_ in board}
    cells = tuple(_cell(row, surely or (row["x"], row["y"]) in known) for row in tiles)
    return stored_photo(client.application.extensions["services"], request, cells)


def _cell(row: Json, surely: bool) -> Cell:
    """A tile as it was read; it may be of other rotations, too."""
    x, y = row["x"], row["y"]
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    quad: Any = tuple((SIDE * (a + 30), SIDE * (b + 30)) for a, b in corners)
    others = [
        Candidate(row["tile"], (row["rotation"] + 90 * n) % 360, -8.0 if surely else -0.3 * n, 0.1)
        for n in (1, 2, 3)
    ]
    return Cell(x, y, quad, 0.99, 0.9, -20.0, (Candidate(row["tile"], row["rotation"], 0.0, 0.9), *others))
