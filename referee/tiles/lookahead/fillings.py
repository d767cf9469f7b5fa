"""The ways in which tiles together fill the gaps of a feature, so that the last one completes it: adjacent
tiles match each other, and a tile may lead from one gap into another.

The gaps are filled one after the other. Two tiles that make no difference to the later gaps lead to the same
state, so there are few states even for very many ways.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from referee.deadline import checkpoint
from referee.game import Cell
from referee.tiles.model.board import Board
from referee.tiles.model.ports import NEAR
from referee.tiles.model.regions import Piece, Region
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.special import ORDINARY

MOST_STATES = 2_000  # of one feature; with more of them its ways are not computed
DONE = -1


class FillingStep(NamedTuple):
    """Placing any of these tiles in the next gap leads to this state; DONE: everything is filled."""

    tiles: frozenset[str]
    to: int


Kinds = frozenset[str]
Edges = tuple[int, ...]
Alike = tuple[Tile, frozenset[str]]  # one of several equivalent tiles, and the ids of all of them
# The tiles for a cell with these requirements, rotated to fit. Tiles that show the same at these edges and
# join features of these kinds alike are grouped.
Filling = Callable[[Cell, int, Kinds, Edges], Iterable[Alike]]
Ways = tuple[tuple[FillingStep, ...], ...]  # the steps from each state; state 0 is the first
NO_WAY: Ways = ((),)  # nothing fills the gaps


def in_order(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Order gaps so that adjacent ones follow each other: then a tile stops mattering sooner."""
    left, found = sorted(cells), list[Cell]()
    while left:
        beside = [cell for cell in left if found and cell in NEAR[found[-1]]]
        ends = sorted(left, key=lambda cell: (sum(near in left for near in NEAR[cell]), cell))
        found.append((beside or ends)[0])
        left.remove(found[-1])
    return tuple(found)


def ways(board: Board, cells: Sequence[Cell], wanted: Iterable[Region], tiles: Filling) -> Ways | None:
    """Return the ways to fill these gaps, in this order, so that the wanted regions are closed. `tiles`:
    every tile for a cell, rotated to fit its neighbours. None if there are too many."""
    regions = list(wanted)
    kinds = frozenset(region.kind for region in regions)
    pieces = [region.pieces[0] for region in regions]
    return _FillingSearch(cells, pieces, kinds, tiles).found(_around(board, cells, kinds, regions))


def _around(board: Board, cells: Sequence[Cell], kinds: frozenset[str], wanted: Iterable[Region]) -> Board:
    """Return the part of a board that matters to tiles in these gaps: their neighbours, and all of the
    regions that are wanted or may be joined. This makes the cost independent of the size of the board."""
    beside = {near for cell in cells for near in NEAR[cell] if near in board.cells}
    regions = dict.fromkeys(wanted)
    if kinds:
        leading = [(*near, index) for near in beside for index, kind in enumerate(board.cells[near].kinds)
                   if kind in kinds]  # fmt: skip
        regions |= dict.fromkeys(map(board.region, leading))
    part = beside.union(*(region.tiles for region in regions))
    part.update(near for one in regions if not one.certain for cell in one.tiles for near in NEAR[cell])
    return Board({cell: board.cells[cell] for cell in _with_jumps(board, part)})


def _with_jumps(board: Board, part: Iterable[Cell]) -> set[Cell]:
    """Return those of the cells that are not empty, and all cells to which the print leads from them."""
    found, left = set[Cell](), [cell for cell in part if cell in board.cells]
    while left:
        found.add(cell := left.pop())
        left += [there[:2] for there in board.cells[cell].special.jumps.values() if there[:2] not in found]
    return found


def pairs(found: Ways) -> Iterator[tuple[str, str]]:
    """Yield the tiles (first gap, second gap) that fill two gaps."""
    for step in found[0]:
        for last in found[step.to]:
            yield from ((one, two) for one in step.tiles for two in last.tiles)


def side_by_side(found: Ways) -> dict[str, frozenset[str]]:
    """Return the pairs by tile: with which others each fills two gaps, in either order."""
    near: dict[str, set[str]] = {}
    for step in found[0]:
        others = frozenset[str]().union(*(last.tiles for last in found[step.to]))
        for one in step.tiles:
            near.setdefault(one, set()).update(others)
    for one, others in [(one, frozenset(others)) for one, others in near.items()]:
        for other in others:
            near.setdefault(other, set()).add(one)
    return {tile: frozenset(others) for tile, others in near.items()}


def effect(tile: Tile, kinds: Kinds, edges: Edges) -> object:
    """Return what matters of a tile to later gaps: what it shows them, and how it joins features."""
    if tile.edges.wild or tile.edges.split or tile.special is not ORDINARY:
        return tile.id, tile.quarter
    joined = frozenset(
        [led for led, kind in zip(tile.connections.exits, tile.kinds, strict=True) if kind in kinds]
    )
    return tuple([tile.edges.faces[edge] for edge in edges]), joined


class _FillingSearch:
    def __init__(self, cells: Sequence[Cell], wanted: list[Piece], kinds: Kinds, tiles: Filling) -> None:
        self.cells, self.wanted, self.kinds, self.tiles = cells, wanted, kinds, tiles

    def found(self, board: Board) -> Ways | None:
        """Return all ways, without dead ends."""
        steps: list[dict[int, frozenset[str]]] = [{}]  # by state: the tiles that lead to each next state
        boards = {0: board}
        for number, cell in enumerate(self.cells):
            later = self.cells[number + 1 :]
            after: dict[object, tuple[int, Board]] = {}
            for state, here in boards.items():
                for alike, next_ in self._laid(here, cell, later):
                    if later:
                        to, _ = after.setdefault(self._state(next_, later), (len(steps), next_))
                    else:
                        to = DONE
                    if to == len(steps):
                        steps.append({})
                        if len(steps) > MOST_STATES:
                            return None
                    steps[state][to] = steps[state].get(to, frozenset()) | alike
            boards = dict(after.values())
        return _leading_on(steps)

    def _laid(
        self, board: Board, cell: Cell, later: Sequence[Cell]
    ) -> Iterator[tuple[frozenset[str], Board]]:
        """Yield the boards with one more gap filled and none of the wanted regions open except at later gaps;
        each with the tiles that lead to an equivalent board."""
        edges = tuple(edge for edge, near in enumerate(NEAR[cell]) if near in later)
        for tile, ids in self.tiles(cell, board.needs.pattern(cell), self.kinds, edges):
            checkpoint()
            after = board.lay(cell, tile) if self.wanted or edges else board
            if all(self._can_close(after.region(piece), after, later) for piece in self.wanted):
                yield ids, after

    def _can_close(self, region: Region, board: Board, later: Sequence[Cell]) -> bool:
        if region.doubts or region.clash:
            return False
        return not region.open_edges or all(NEAR[x, y][edge] in later for x, y, edge in _open(board, region))

    def _state(self, board: Board, later: Sequence[Cell]) -> object:
        """Return what matters to the later gaps: their edge requirements, and the features that lead
        there."""
        leading: dict[Region, None] = {}
        for cell in later if self.kinds else ():
            for edge, (x, y) in enumerate(NEAR[cell]):
                near = board.cells.get((x, y))
                for index, kind in enumerate(near.kinds if near is not None else ()):
                    if kind in self.kinds and near is not None and _faces(near, index, (edge + 2) % 4):
                        leading[board.region((x, y, index))] = None
        mine = {board.region(piece) for piece in self.wanted}
        return (
            tuple(map(board.needs.pattern, later)),
            frozenset((region in mine, frozenset(_open(board, region))) for region in leading),
        )


def _faces(tile: Tile, index: int, edge: int) -> bool:
    return any(at == edge for at, _ in tile.connections.exits[index])


def _open(board: Board, region: Region) -> Iterator[tuple[int, int, int]]:
    """Yield the edges (x, y, edge) at which a region faces an empty cell, or the empty half of one."""
    cells = board.cells
    for x, y, index in region.pieces:
        for edge, _ in cells[x, y].connections.exits[index]:
            near = cells.get(NEAR[x, y][edge])
            if near is None or (edge + 2) % 4 in near.edges.absent:
                yield x, y, edge


def _leading_on(steps: Sequence[Mapping[int, frozenset[str]]]) -> Ways:
    """Remove the steps into states from which nothing leads to the end."""
    good: dict[int, bool] = {DONE: True}
    for state in range(len(steps) - 1, -1, -1):  # a state precedes those it leads to
        good[state] = any(good[to] for to in steps[state])
    return tuple(tuple(FillingStep(tiles, to) for to, tiles in of.items() if good[to]) for of in steps)
