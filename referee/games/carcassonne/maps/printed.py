"""The prints of a map as tiles that are on the table from the start: large cities, what is beyond the
borders, ferries, and the sea, which matches and closes anything (MP-B5)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from referee.game import Cell
from referee.games.carcassonne.maps.map import COATS, FERRY, Map, Side
from referee.tiles.model.ports import EDGES, ports_of
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_copies import as_printed
from referee.tiles.model.tile_parts.feature import TileFeature

LETTERS = {"city": "C", "road": "R", "field": "F", "river": "V"}
LARGE_CITY, ABROAD, SEA = "map/city", "map/abroad", "map/sea"


def printed(found: Map) -> dict[Cell, Tile]:
    """Return the printed tiles by cell: every cell around the squares, and every square of a large city."""
    beyond: dict[Cell, list[TileFeature]] = defaultdict(list)
    for border in found.borders:
        marks = {COATS: border.coats} if border.coats else {}
        beyond[border.side.beyond] += _stub(border.kind, border.side, marks)
    jumps: dict[Cell, dict[int, tuple[int, int, int]]] = defaultdict(dict)
    for ferry in found.ferries:
        at = []
        for number, end in enumerate(ferry.ends):
            marks = {} if number else {FERRY: 1} | ({COATS: ferry.coats} if ferry.coats else {})
            at.append((*end.beyond, len(beyond[end.beyond])))
            beyond[end.beyond] += _stub("road", end, marks)
        for one, two in (at, at[::-1]):
            jumps[one[:2]][one[2]] = two
    sea = {cell: Tile(SEA, (), letters="****") for cell in found.sea - set(beyond)}
    tiles = {cell: as_printed(tile, beyond=True) for cell, tile in sea.items()}
    abroad = {cell: _tile(ABROAD, features) for cell, features in beyond.items()}
    tiles |= {cell: as_printed(tile, jumps.get(cell), beyond=True) for cell, tile in abroad.items()}
    cities = ((cell, square.features) for cell, square in found.squares.items() if square.kind == "city")
    return tiles | {cell: as_printed(_tile(LARGE_CITY, features)) for cell, features in cities}


def _tile(id: str, features: Sequence[TileFeature]) -> Tile:
    """Return a printed tile with its edge letters, which decide whether an unreadable tile may be next
    to it."""
    shown = {port: LETTERS.get(feature.kind, "?") for feature in features for port in feature.ports}
    letters = (next((shown[p] for p in _lane_first(edge) if p in shown), "*") for edge in range(4))
    return Tile(id, features, letters="".join(letters))


def _lane_first(edge: int) -> tuple[int, int, int]:
    left, lane, right = ports_of(edge)
    return lane, left, right


def _stub(kind: str, side: Side, marks: dict[str, int]) -> list[TileFeature]:
    """Return what is printed beyond an edge, seen from there: a city's whole edge, or a road between two
    fields."""
    left, lane, right = ports_of((EDGES.index(side.edge) + 2) % 4)
    if kind == "city":
        return [TileFeature("city", frozenset((left, right)), marks)]
    return [
        TileFeature("road", frozenset((lane,)), marks),
        TileFeature("field", frozenset((left,)), named_by="halves"),
        TileFeature("field", frozenset((right,)), named_by="halves"),
    ]
