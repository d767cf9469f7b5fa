"""Empty cells that no remaining tile can fill."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, islice
from typing import NamedTuple

from referee.deadline import checkpoint
from referee.game import Cell
from referee.tiles.lookahead.spanning import Spanned
from referee.tiles.model.multi_cell_fits import large_places
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.cell_requirements import faces_of
from referee.tiles.rules.table import Table


class Fit(NamedTuple):
    """A tile that closes a gap in this rotation (degrees clockwise), and its copies left in the box."""

    tile: str
    rotation: int
    left: int


class Hole(NamedTuple):
    """An empty cell that a feature needs. `edges`: the kind that each edge N E S W has to show; "*" anything,
    None: no neighbour there."""

    cell: Cell
    edges: tuple[str | None, ...]
    fits: tuple[Fit, ...] = ()

    @property
    def copies(self) -> dict[str, int]:
        """Copies left of every tile that closes it."""
        return {fit.tile: fit.left for fit in self.fits}


def box(table: Table) -> dict[str, int] | None:
    """Return the copies of every tile that are not placed yet, drawn or bought ones included, without tiles
    that are never drawn; None if unknown."""
    found: dict[str, int] = {}
    for id in table.library.tiles:
        if id in table.bag.undrawn:
            continue
        left = table.bag.copies_left(id)
        if left is None and (table.board.unknown or table.library.counts.get(id) != 0):
            return None
        found[id] = left or 0  # 0 for a tile that exists only in editions that were not named
    for tile in table.bag.in_hand.values():
        found[tile] = found.get(tile, 0) + 1
    return found


def unfillable(table: Table) -> tuple[Hole, ...]:
    """Return the empty cells next to tiles where no remaining tile fits. If nothing remains, those where no
    tile of the box would ever fit."""
    left = box(table)
    if left is None:
        return ()
    if not any(left.values()):
        left = {id: count for id, count in table.library.counts.items() if id not in table.bag.undrawn}
    tiles = [table.library.tiles[id] for id, count in left.items() if count]
    needs = table.board.needs.by_cell.items()
    if not tiles or not table.board.cells:
        return ()
    covered = {
        cell
        for tile in tiles
        if tile.large is not None
        for _, parts in large_places(table, tile)
        for cell, _ in parts
    }
    single = [tile for tile in tiles if fills_a_cell(tile)]
    filling: dict[int, list[Tile]] = {}
    spanned = Spanned(table)
    found = []
    for cell, pattern in needs:
        if pattern not in filling:
            checkpoint()
            fitting = (tile for tile in single if tile.fits()[pattern])
            filling[pattern] = list(
                fitting if table.book.placement.permanent_checks else islice(fitting, 1)
            )  # one is enough
        fits = chain(filling[pattern], spanned.itself(single, pattern), spanned.over_others(single, cell))
        filled = any(may_ever_lie(table, cell, tile) for tile in fits)
        if not filled and cell not in covered and not _any_goes(pattern):
            found.append(Hole(cell, shown(pattern)))
    return tuple(sorted(found))


def fills_a_cell(tile: Tile) -> bool:
    """Return whether a tile fills one cell, no more and no less."""
    return tile.large is None and not tile.special.half


def may_ever_lie(table: Table, cell: Cell, tile: Tile) -> bool:
    """Return whether no rule excludes a tile from that cell for good."""
    return all(rule.apply(table, cell, tile) is None for rule in table.book.placement.permanent_checks)


def _any_goes(pattern: int) -> bool:
    """Return whether some neighbour cannot be read, so that the requirements are unknown."""
    return any(face is not None and "|" not in face for face in faces_of(pattern))


@lru_cache(maxsize=4096)
def shown(pattern: int) -> tuple[str | None, ...]:
    """Return what the edges N E S W of a cell have to show, each as one kind: the line across it, or the
    area."""
    return tuple(face and _word(face) for face in faces_of(pattern))


def _word(face: str) -> str:
    left, lane, right = [*face.split("|"), "", ""][:3]
    return lane or left or right or "*"
