"""The arguments of rules: a figure to be deployed (`DeploymentContext`), a feature to be valued
(`ScoringContext`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from referee.game import Cell, Options, RuleReason, ScorePart
from referee.tiles.model.board import Board
from referee.tiles.model.board_parts.merge import RegionMerge
from referee.tiles.model.half_tiles import is_newest
from referee.tiles.model.multi_cell import origin
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile

if TYPE_CHECKING:
    from referee.tiles.rules.table import DeployedFigure, Table


class DeploymentContext:
    """A figure to be put on a feature: the argument of deployment rules. `standing`: the figures on the whole
    region once the tile is placed; `meeting` is set if the tile is not on the board yet."""

    __slots__ = ("cell", "index", "kind", "meeting", "player", "standing", "table", "tile")

    def __init__(
        self,
        table: Table,
        player: str,
        kind: str,
        cell: Cell,
        tile: Tile,
        index: int,
        standing: list[DeployedFigure],
        meeting: RegionMerge | None = None,
    ) -> None:
        self.table, self.player, self.kind, self.cell = table, player, kind, cell
        self.tile, self.index, self.standing, self.meeting = tile, index, standing, meeting

    @property
    def feature_kind(self) -> str:
        """The kind of the claimed feature."""
        return self.tile.kinds[self.index]

    @property
    def elsewhere(self) -> bool:
        """Whether it is a tile on the table that was not just placed."""
        placed, cells = self.table.turn.placed, self.table.board.cells
        if placed is None or self.cell not in cells:
            return False
        if origin(cells, self.cell) not in [origin(cells, one) for one in placed[-1:]]:
            return True
        return not is_newest(self.tile, self.index)

    @property
    def on_table(self) -> bool:
        """Whether the tile is on the table, not still to be placed."""
        return self.meeting is None and self.cell in self.table.board.cells

    @property
    def available(self) -> bool:
        """Whether the player has any such figure left."""
        return self.table.supply.left(self.player, self.kind) > 0

    @property
    def complete(self) -> bool:
        """Whether the region is complete once the tile is placed."""
        table, completion = self.table, self.table.book.scoring.completion.get(self.feature_kind)
        if completion is None:
            return False
        if self.meeting is not None:
            if self.meeting.open_edges and not completion.surrounded:
                return False
            if self.feature_kind in table.book.closable and not self.meeting.doubts:
                return self.meeting.closed
            table = table.looking_at(table.board.lay(self.cell, self.tile))
        return table.done(table.board.region((*self.cell, self.index)))

    def objections(self) -> Iterator[RuleReason]:
        """Yield the book's objections."""
        for rule in self.table.book.against(self.kind, self.feature_kind):
            reason = rule.apply(self)
            if reason is not None:
                yield reason


class ScoringContext:
    """A feature to be valued: the argument of scoring rules. `player`: who would be paid, if known.
    `figures`, and a `board` given as a function, are computed when a rule reads them."""

    __slots__ = ("_board", "_figures", "_holders", "complete", "player", "region", "table")

    def __init__(
        self,
        table: Table,
        region: Region,
        *,
        complete: bool,
        figures: list[DeployedFigure] | None,
        board: Board | Callable[[], Board],
        player: str | None = None,
    ) -> None:
        self.table, self.region, self.complete, self._figures = table, region, complete, figures
        self._board, self.player = board, player
        self._holders: dict[str, int] | None = None

    @property
    def board(self) -> Board:
        """The board of the feature."""
        if not isinstance(self._board, Board):
            self._board = self._board()
        return self._board

    def tiles(self) -> int:
        """The number of tiles of the feature."""
        size = self.table.book.scoring.tile_count
        return self.table.board.regions.tiles_in(self.region) if size is None else size.apply(self)

    @property
    def figures(self) -> list[DeployedFigure]:
        """The figures on the feature."""
        if self._figures is None:
            pieces = set(self.region.pieces)
            self._figures = [figure for figure in self.table.figures if figure[2:] in pieces]
        return self._figures

    @property
    def options(self) -> Options:
        """The options in force."""
        return self.table.options

    def worth(self) -> tuple[ScorePart, ...]:
        """The arithmetic: every `worth` rule of the book, in order."""
        parts: tuple[ScorePart, ...] = ()
        for rule in self.table.book.scoring.worth.get(self.region.kind, ()):
            parts = rule.apply(self, parts)
        return parts

    def value(self) -> int:
        """The points."""
        return sum([part[2] * part[3] for part in self.worth()])

    def weight(self, kind: str) -> int:
        """Return the weight of a figure of that kind here: 0 where it may not stand."""
        known = self.table.book.figures.get(kind)
        if known is None or self.region.kind not in known.goes_on:
            return 0
        return known.weight if isinstance(known.weight, int) else known.weight.apply(self, kind)

    def holders(self) -> dict[str, int]:
        """Weight of each player's figures on the feature, without figures that have no weight."""
        if self._holders is None:
            weights = self._holders = {}
            for figure in self.figures:
                weight = self.weight(figure.kind)
                if weight:
                    weights[figure.player] = weights.get(figure.player, 0) + weight
        return self._holders

    def tied(self) -> frozenset[str]:
        """The players with most weight, before any tie-breaker."""
        holders = self.holders()
        most = max(holders.values(), default=0)
        return frozenset([player for player, weight in holders.items() if weight == most])

    def owners(self) -> tuple[str, ...]:
        """The players who get it: most weight, ties resolved by the book's tie rules; in seat order."""
        if not self.figures:
            return ()
        tied = self.tied()
        for rule in self.table.book.scoring.tie_breakers:
            if len(tied) > 1:
                tied = rule.apply(self, tied)
        return tuple([seat.id for seat in self.table.players if seat.id in tied])


def case_of(table: Table, region: Region, player: str | None = None) -> ScoringContext:
    """Return the case of a region as it stands on the table. Its figures are searched when a rule reads them:
    many rules only ask for tiles."""
    figures = table.occupants.get(region, []) if "occupants" in vars(table) else None
    return ScoringContext(
        table, region, complete=table.done(region), figures=figures, board=table.board, player=player
    )
