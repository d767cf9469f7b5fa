"""A tile to be placed, and figures to be put on it, as the rules see them before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, NoReturn

from referee.game import Cell
from referee.tiles.model.board_parts.merge import RegionMerge
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.objections import Alike
from referee.tiles.rules.rule import DeployRule, PlaceRule
from referee.tiles.rules.table import DeployedFigure, Table


class LooksAround(TypeError):
    """A rule read the cell of the tile, or what it meets there."""


class LooksAtFeature(Exception):
    """A rule asked which feature of the tile it is."""


class AtCell(DeploymentContext):
    """A figure to be put on a feature of a tile on an empty cell. What the feature would be joined to, if not
    known, is found when a rule reads it."""

    __slots__ = ("_meeting",)
    _meeting: RegionMerge | None

    @property
    def meeting(self) -> RegionMerge | None:
        """What the feature would be joined to."""
        if self._meeting is None:
            found = self.table.board.regions.meet(self.cell, self.tile, self.feature_kind)
            self._meeting = next(one for one in found if self.index in one.features)
        return self._meeting

    @meeting.setter
    def meeting(self, meeting: RegionMerge | None) -> None:
        self._meeting = meeting

    @property
    def on_table(self) -> bool:
        """It is not."""
        return False


class LooksFurther(Exception):
    """A rule looked at more than the book and who stands on the feature."""


class _Hidden:
    """Placeholder for a value that a rule is not shown; looking into it raises `raises`."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]
    raises: ClassVar[type[Exception]]

    def __eq__(self, other: object) -> NoReturn:
        raise self.raises

    def __iter__(self) -> NoReturn:
        raise self.raises

    def __getitem__(self, at: object) -> NoReturn:
        raise self.raises


class _Unseen(_Hidden):
    """A value that depends on the table; its attributes are hidden, too, and whether it is empty."""

    __slots__ = ()
    raises = LooksFurther

    def __getattr__(self, name: str) -> NoReturn:
        raise self.raises

    def __bool__(self) -> NoReturn:
        raise self.raises


class _BookOnly(_Unseen):
    """A table of which a rule is shown nothing but the book."""

    __slots__ = ("book",)

    def __init__(self, book: Book) -> None:
        self.book = book


class Someone(_Unseen):
    """A figure of which a rule is shown whose and of what kind it is, but not where it stands."""

    __slots__ = ("kind", "player")

    def __init__(self, player: str, kind: str) -> None:
        self.player, self.kind = player, kind


class _Nowhere(_Hidden):
    """The cell of a tile that is not on the board. A reason may contain it."""

    raises = LooksAround


class Trial(DeploymentContext):
    """A figure to be put on a feature of a tile that is not on the board. `stays_open`: whether it is known
    that the feature will have open edges."""

    __slots__ = ("stays_open",)

    def __init__(
        self, table: Table, player: str, tile: Tile, index: int, standing: list[DeployedFigure]
    ) -> None:
        super().__init__(table, player, "", _Nowhere(), tile, index, standing)  # type: ignore[arg-type]
        self.stays_open = False

    @property
    def elsewhere(self) -> bool:
        """It is the tile to be placed."""
        return False

    @property
    def on_table(self) -> bool:
        """It is not."""
        return False

    @property
    def available(self) -> bool:
        """Only figures that are left are tried."""
        return True

    @property
    def complete(self) -> bool:
        """Unknown without a cell, unless it stays open; raises LooksAround."""
        if self.stays_open:
            return False
        raise LooksAround


class AnyFeature(Trial):
    """A figure to be put on any of the features of one kind of such a tile."""

    __slots__ = ("_feature_kind",)

    def __init__(
        self, table: Table, player: str, tile: Tile, feature_kind: str, standing: list[DeployedFigure]
    ) -> None:
        self._feature_kind = feature_kind
        super().__init__(table, player, tile, -1, standing)

    @property
    def feature_kind(self) -> str:
        """The kind of the feature."""
        return self._feature_kind

    @property
    def index(self) -> int:
        """Unknown; raises LooksAtFeature."""
        raise LooksAtFeature

    @index.setter
    def index(self, index: int) -> None:
        """It has none."""


def anywhere(book: Book, player: str, feature_kind: str, standing: Iterable[tuple[str, str]]) -> AnyFeature:
    """Return the claim of a figure on any feature of one kind at any table with this book, where figures of
    these players and kinds stand."""
    there = [Someone(*one) for one in standing]
    return AnyFeature(_BookOnly(book), player, _Unseen(), feature_kind, there)  # type: ignore[arg-type]


def refused(objections: Iterable[PlaceRule], table: Table, cell: Cell, tile: Tile) -> bool:
    """Return whether any of these rules objects to a tile on a cell."""
    for objection in objections:  # noqa: SIM110   a generator each time takes longer than most rules do
        if objection(table, cell, tile) is not None:
            return True
    return False


def unopposed(claim: DeploymentContext, against: tuple[DeployRule, ...]) -> bool:
    """Return whether none of these rules objects to a claim."""
    for objection in against:  # noqa: SIM110   a generator each time takes longer than most rules do
        if objection(claim) is not None:
            return False
    return True


def allowed(claim: DeploymentContext, alike: Iterable[Alike]) -> tuple[str, ...]:
    """Return those of these kinds of figure to which no rule objects, for the feature of a claim."""
    found: tuple[str, ...] = ()
    for kinds, against in alike:
        claim.kind = kinds[0]
        if unopposed(claim, against):
            found += kinds
    return tuple(sorted(found))
