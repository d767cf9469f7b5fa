"""Which figures a player may put on the points where tiles meet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from referee.game import Cell, LegalDeployment
from referee.tiles.model.points import pieces_at, points_of
from referee.tiles.model.ports import AT_POINT, NEAR
from referee.tiles.model.tile import Tile
from referee.tiles.play.legal.trial_tile import Trial, unopposed
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import DeployRule
from referee.tiles.rules.table import DeployedFigure, Table

NOBODY: list[DeployedFigure] = []
Kinds = tuple[tuple[str, str], ...]  # kinds of figure, each with the kind of feature it is put on
# The deployment (None: at the corner of the tile itself), halves of the cell, kinds of figure and feature
Point = tuple[LegalDeployment | None, tuple[int, int], str, str]


class PointOffers:
    """What a player may put on the points around one tile to be placed. `against`: the rules that may object,
    by kind of figure; `kinds`: the figures of points that are left."""

    def __init__(
        self, table: Table, player: str, against: Mapping[str, tuple[DeployRule, ...]], kinds: Kinds
    ) -> None:
        self.table, self.player, self._against, self.kinds = table, player, against, kinds
        self.around = table.board.needs.nearby.find(kinds, partial(points_around, kinds))
        self._free: dict[tuple[str, int, int], bool | None] = {}  # None: it depends on the cell

    def at(
        self, points: Iterable[Point], cell: Cell, tile: Tile, standing: Mapping[int, list[DeployedFigure]]
    ) -> Iterator[LegalDeployment]:
        """Yield the legal deployments on these points of the cell. `standing`: the figures on what each
        feature of the tile would be joined to, if any."""
        for known, (left, right), kind, feature in points:
            index = tile.edges.owner[left]
            if index < 0 or index != tile.edges.owner[right] or tile.kinds[index] != feature:
                continue
            if self._stands(kind, cell, tile, index, standing.get(index, NOBODY)):
                yield known or to_point(kind, feature, tile, cell)

    def _stands(self, kind: str, cell: Cell, tile: Tile, index: int, there: list[DeployedFigure]) -> bool:
        """Return whether no rule objects to a figure on a point of a feature of the tile on the cell; cached
        where the cell does not matter."""
        against = self._against[kind]
        key = kind, index, id(there)
        if key not in self._free:
            trial = Trial(self.table, self.player, tile, index, there)
            trial.kind = kind
            try:
                self._free[key] = unopposed(trial, against)
            except TypeError:  # a rule looks around
                self._free[key] = None
        free = self._free[key]
        if free is None:
            meeting = next(one for one in self.table.board.regions.meet(cell, tile) if index in one.features)
            claim = DeploymentContext(self.table, self.player, kind, cell, tile, index, there, meeting)
            free = unopposed(claim, against)
        return free


def points_around(kinds: Kinds, cells: Mapping[Cell, Tile], cell: Cell) -> list[Point]:
    """Return the points of an empty cell at which three tiles show the feature for a kind of figure."""
    found, near = list[Point](), NEAR[cell]
    for corner, (_, halves) in enumerate(AT_POINT):
        if near[corner] in cells and near[corner - 1] in cells:
            point = points_of(cell)[corner]
            for kind, feature in kinds:
                if pieces_at(cells, point, feature, cell) is not None:
                    known = None if point == cell else to_point(kind, feature, cells[point], point)
                    found.append((known, halves, kind, feature))
    return found


def on_points(table: Table, player: str, cells: Iterable[Cell]) -> Iterator[LegalDeployment]:
    """Yield every deployment on a point around a tile that lies on these cells, to which no rule objects."""
    board, own = table.board, set(cells)
    for kind in table.book.on_points:
        (feature,) = table.book.figures[kind].goes_on
        for point in sorted({point for cell in own for point in points_of(cell)}):
            pieces = pieces_at(board.cells, point, feature)
            if pieces is None or table.supply.left(player, kind) <= 0:
                continue
            x, y, index = next(piece for piece in pieces if piece[:2] in own)
            standing = table.occupants.get(board.region((x, y, index)), NOBODY)
            tile = board.cells[x, y]
            if not any(DeploymentContext(table, player, kind, (x, y), tile, index, standing).objections()):
                yield to_point(kind, feature, board.cells[point], point)


def to_point(kind: str, feature: str, tile: Tile, point: Cell) -> LegalDeployment:
    """Return the deployment on a point, the north-west corner of this tile."""
    return LegalDeployment(kind, feature, *tile.names.both[tile.edges.owner[0]], point, point)
