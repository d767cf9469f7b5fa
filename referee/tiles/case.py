"""What rules look at: a figure about to be put down (`Claim`), a feature about to be valued (`Case`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from referee.game import Cell, Part, Reason
from referee.tiles.board import Board
from referee.tiles.meeting import Meeting
from referee.tiles.regions import Region
from referee.tiles.tile import Tile

if TYPE_CHECKING:
    from referee.tiles.table import Figure, Table


class Claim:
    """A figure about to be put on a feature: what deployment rules look at. `standing` are the figures on the
    whole connected feature, judged after the tile is down; `meeting` is given where it is not down yet."""

    __slots__ = ("cell", "index", "kind", "meeting", "player", "standing", "table", "tile")

    def __init__(
        self,
        table: Table,
        player: str,
        kind: str,
        cell: Cell,
        tile: Tile,
        index: int,
        standing: list[Figure],
        meeting: Meeting | None = None,
    ) -> None:
        self.table, self.player, self.kind, self.cell = table, player, kind, cell
        self.tile, self.index, self.standing, self.meeting = tile, index, standing, meeting

    @property
    def feature_kind(self) -> str:
        """The kind of the feature claimed."""
        return self.tile.kinds[self.index]

    @property
    def complete(self) -> bool:
        """Whether the whole feature is complete once the tile lies there."""
        table, completion = self.table, self.table.book.completion.get(self.feature_kind)
        if completion is None:
            return False
        if self.meeting is not None:
            if self.meeting.open_edges and not completion.surrounded:
                return False
            table = table.looking_at(table.board.lay(self.cell, self.tile))
        return table.done(table.board.region((*self.cell, self.index)))

    def objections(self) -> Iterator[Reason]:
        """What the book says against it."""
        for rule in self.table.book.against(self.kind, self.feature_kind):
            reason = rule.apply(self)
            if reason is not None:
                yield reason


class Case:
    """One feature about to be valued: what scoring rules look at. `player` is who would be paid, if anybody;
    `figures` are looked up, and a `board` that is yet to be made is made, when a rule asks."""

    __slots__ = ("_board", "_figures", "_holders", "complete", "player", "region", "table")

    def __init__(
        self,
        table: Table,
        region: Region,
        complete: bool,
        figures: list[Figure] | None,
        board: Board | Callable[[], Board],
        player: str | None = None,
    ) -> None:
        self.table, self.region, self.complete, self._figures = table, region, complete, figures
        self._board, self.player = board, player
        self._holders: dict[str, int] | None = None

    @property
    def board(self) -> Board:
        """The board on which the feature is."""
        if not isinstance(self._board, Board):
            self._board = self._board()
        return self._board

    def tiles(self) -> int:
        """How many tiles the feature has."""
        size = self.table.book.size
        return self.table.board.count(self.region) if size is None else size.apply(self)

    @property
    def figures(self) -> list[Figure]:
        """The figures on the feature."""
        if self._figures is None:
            pieces = set(self.region.pieces)
            self._figures = [figure for figure in self.table.figures if figure[2:] in pieces]
        return self._figures

    @property
    def options(self) -> Mapping[str, Any]:
        """The options in force."""
        return self.table.options

    def worth(self) -> tuple[Part, ...]:
        """The arithmetic: every amendment of the book, in order."""
        parts: tuple[Part, ...] = ()
        for rule in self.table.book.worth.get(self.region.kind, ()):
            parts = rule.apply(self, parts)
        return parts

    def value(self) -> int:
        """The points."""
        return sum([part[2] * part[3] for part in self.worth()])

    def weight(self, kind: str) -> int:
        """How much a figure of that kind counts here: nothing where it may not stand."""
        known = self.table.book.figures.get(kind)
        if known is None or self.region.kind not in known.goes_on:
            return 0
        return known.weight if isinstance(known.weight, int) else known.weight.apply(self, kind)

    def holders(self) -> dict[str, int]:
        """Weight of each player's figures on the feature; figures that weigh nothing are left out."""
        if self._holders is None:
            weights = self._holders = {}
            for figure in self.figures:
                weight = self.weight(figure.kind)
                if weight:
                    weights[figure.player] = weights.get(figure.player, 0) + weight
        return self._holders

    def tied(self) -> frozenset[str]:
        """Who has most weight, before any rule breaks a tie."""
        holders = self.holders()
        most = max(holders.values(), default=0)
        return frozenset([player for player, weight in holders.items() if weight == most])

    def owners(self) -> tuple[str, ...]:
        """Who gets it: most weight, ties by the book's tie rules; in the order of the seats."""
        if not self.figures:
            return ()
        tied = self.tied()
        for rule in self.table.book.ties:
            if len(tied) > 1:
                tied = rule.apply(self, tied)
        return tuple([seat.id for seat in self.table.players if seat.id in tied])


def case_of(table: Table, region: Region, player: str | None = None) -> Case:
    """The case of a region as it stands on the table."""
    return Case(table, region, table.done(region), table.occupants.get(region, []), table.board, player)
