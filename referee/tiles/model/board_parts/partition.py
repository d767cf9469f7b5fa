"""All regions of a board at once."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import Cell
from referee.tiles.model.ports import NEAR
from referee.tiles.model.regions import Piece, Region, add_marks, flood, leads
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.special import ORDINARY


def partition(cells: Mapping[Cell, Tile]) -> dict[Piece, Region] | None:
    """Return the regions of all pieces of a board, like `flood` for each, in half of the time. None if
    anything is unreadable or does not match: then each region needs `flood`."""
    order = sorted(cells)
    first: dict[Cell, int] = {}  # the number of a tile's first piece; pieces are numbered in order
    count = 0
    for cell in order:
        first[cell] = count
        count += len(cells[cell].kinds)
    root, open_edges = list(range(count)), [0] * count
    for cell, own in first.items():
        tile = cells[cell]
        ways = tile.connections
        for edge, beyond in enumerate(NEAR[cell]):
            other = first.get(beyond)
            if other is None:
                for index in ways.ends[edge]:
                    open_edges[own + index] += 1
            elif edge == 1 or edge == 2:  # each pair of neighbours once
                pairs = ways.across(edge, cells[beyond].connections)
                if pairs is None:
                    return None
                for one, two in pairs:
                    _unite(root, own + one, other + two)
        if tile.special is not ORDINARY:
            _unite_elsewhere(cells, cell, tile, first, root, open_edges)
    return _gathered(cells, order, root, open_edges)


def _unite_elsewhere(
    cells: Mapping[Cell, Tile],
    cell: Cell,
    tile: Tile,
    first: Mapping[Cell, int],
    root: list[int],
    open_edges: list[int],
) -> None:
    """Unite the pieces of a special tile with those at which they continue; count its loose ends, and the
    open edges of its neighbours where it has none."""
    own = first[cell]
    for edge in tile.edges.absent:
        beyond = NEAR[cell][edge]
        for index in cells[beyond].connections.ends[(edge + 2) % 4] if beyond in first else ():
            open_edges[first[beyond] + index] += 1
    for index in tile.special.loose:
        open_edges[own + index] += 1
    for index in (*tile.special.joins, *tile.special.jumps):
        for x, y, there in leads(cells, tile, index):
            _unite(root, own + index, first[x, y] + there)


def _unite(root: list[int], one: int, two: int) -> None:
    """Union of two pieces: the root of the later becomes the root of the earlier."""
    while root[one] != one:
        one = root[one]
    while root[two] != two:
        two = root[two]
    if one < two:
        root[two] = one
    else:
        root[one] = two


def _gathered(
    cells: Mapping[Cell, Tile], order: list[Cell], root: list[int], open_edges: list[int]
) -> dict[Piece, Region]:
    """Return the regions of the numbered pieces. `root`: for each piece an earlier one of its region."""
    found: dict[Piece, Region] = {}
    regions: list[Region] = []
    number = 0
    for cell in order:
        x, y = cell
        tile = cells[cell]
        marked, is_beyond = tile.connections.marked, tile.special.beyond
        for index, kind in enumerate(tile.kinds):
            piece = (x, y, index)
            before = root[number]
            if before == number:
                region = Region(kind, [piece], open_edges[number], {})
            else:
                region = regions[before]
                region.pieces.append(piece)
                region.open_edges += open_edges[number]
            regions.append(region)
            found[piece] = region
            if marked[index]:
                add_marks(region.marks, tile.features[index].marks)
            if is_beyond:
                region.beyond |= {cell}
            number += 1
    return found


def every_region(cells: Mapping[Cell, Tile], known: dict[Piece, Region]) -> tuple[Region, ...]:
    """Return all regions in the order of their first piece, and add them to the known ones."""
    whole = partition(cells) if not known else None
    if whole is not None:
        known.update(whole)
        return tuple(dict.fromkeys(whole.values()))
    for cell in cells:
        x, y = cell
        for index in range(len(cells[cell].kinds)):
            if (x, y, index) not in known:
                region = flood(cells, (x, y, index))
                assert region is not None
                known.update(dict.fromkeys(region.pieces, region))
    return tuple(sorted(dict.fromkeys(known.values()), key=lambda region: region.anchor))
