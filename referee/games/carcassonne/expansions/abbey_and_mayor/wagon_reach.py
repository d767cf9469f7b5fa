"""Where a wagon may drive."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Cell, Option, RuleReason
from referee.games.carcassonne import fields
from referee.games.carcassonne.printings import edition_of
from referee.tiles.model.ports import NEAR, RING
from referee.tiles.model.regions import Piece
from referee.tiles.model.tile import Tile
from referee.tiles.rules.rule import applies
from referee.tiles.rules.table import DeployedFigure, Table

WAGON, DRAGON = "wagon", "dragon"  # figure, move and step; token
ABBEY = "abbey-and-mayor/A"
DRIVES_ON = frozenset({"road", "city", "monastery"})
REACH = Option("ab.wagon_move", ("by_edition", "linked", "near"), "by_edition", "AB-W4", {"ext.wagon": "on"})


def linked(table: Table) -> bool:
    """Return whether wagons follow the roads (first edition), instead of driving to a tile nearby."""
    reach = table.options[REACH.name]
    edition = edition_of("abbey-and-mayor", table.options)
    return reach == "linked" or (reach == "by_edition" and edition.startswith("C1"))


def reached(table: Table, wagon: DeployedFigure) -> Iterator[Piece]:
    """Yield every feature of a tile that a wagon reaches from the one it stands on, free or not, in order."""
    cells = table.board.cells
    if linked(table):
        yield from sorted(set(_linked(table, wagon)))
        return
    here = (wagon.x, wagon.y)
    for x, y in sorted((here, *RING[here])):
        for index, kind in enumerate(cells[x, y].kinds if (x, y) in cells else ()):
            if kind in DRIVES_ON:
                yield x, y, index


def _linked(table: Table, wagon: DeployedFigure) -> Iterator[Piece]:
    """Yield the features that meet the wagon's feature at the end of a road: on its tiles, and between an
    abbey and the roads that run into it."""
    cells, region = table.board.cells, table.board.region(wagon[2:])
    for x, y, index in region.pieces:
        tile = cells[x, y]
        for group in tile.connections.links:
            yield from ((x, y, other) for other in group if index in group and other != index)
        for edge, near in enumerate(NEAR[x, y]):
            if near in cells and ABBEY in (tile.id, cells[near].id):
                yield from _at_abbey(tile, index, edge, near, cells[near])


def _at_abbey(tile: Tile, index: int, edge: int, near: Cell, beyond: Tile) -> Iterator[Piece]:
    """Yield what a feature meets across an edge of its tile if one of the two tiles is an abbey and the other
    shows a road there."""
    if beyond.id == ABBEY and tile.kinds[index] == "road" and index in tile.connections.ends[edge]:
        yield from ((*near, point) for point in beyond.connections.points)
    if tile.id == ABBEY:
        ends = beyond.connections.ends[(edge + 2) % 4]
        yield from ((*near, i) for i in ends if i >= 0 and beyond.kinds[i] == "road")


def against(table: Table, piece: Piece) -> Iterator[RuleReason]:
    """Yield why no wagon may drive to a feature that it reaches."""
    region, cell = table.board.region(piece), piece[:2]
    if region.kind not in DRIVES_ON:
        yield RuleReason("AB-W1", "not_there", {"figure": WAGON, "kind": region.kind}, (cell,))
        return
    if fields.walled(table.board.cells[cell]):
        yield applies("CO-P1", (cell,))
    if table.done(region):
        yield RuleReason("AB-W3", "finished", {"kind": region.kind}, region.cells)
    there = [one for one in table.occupants.get(region, ()) if table.book.occupies(one.kind)]
    if there:
        values = {"kind": region.kind, "by": tuple(one.player for one in there)}
        yield RuleReason("AB-W3", "occupied", values, tuple(dict.fromkeys((one.x, one.y) for one in there)))
    if any(token.kind == DRAGON and (token.x, token.y) == cell for token in table.tokens):
        yield RuleReason("AB-W7", "dragon", {}, (cell,))


def goals(table: Table, wagon: DeployedFigure) -> Iterator[Piece]:
    """Yield the features to which a wagon may drive."""
    return (piece for piece in reached(table, wagon) if not any(True for _ in against(table, piece)))
