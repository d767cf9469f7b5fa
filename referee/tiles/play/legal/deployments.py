"""Which figures a player may put on a tile to be placed.

Most rules about a figure look only at the kind of feature and at who stands there already. What they find is
remembered for all tables with the same book (`objections.Verdict`). Where a rule looks further, the feature
is tried at this table on a tile without a cell, and only if a rule looks at the surroundings is it evaluated
for every cell.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from referee.game import Cell, LegalDeployment
from referee.tiles.model.board_parts.merge import RegionMerge
from referee.tiles.model.tile import Tile
from referee.tiles.play.legal.figures_around import Beside, FiguresAround, Standing
from referee.tiles.play.legal.figures_on_points import NOBODY, Point, PointOffers
from referee.tiles.play.legal.trial_tile import (
    AnyFeature,
    AtCell,
    LooksAround,
    LooksAtFeature,
    LooksFurther,
    Trial,
    allowed,
    anywhere,
    unopposed,
)
from referee.tiles.rules.objections import Alike, Case, Verdict
from referee.tiles.rules.table import DeployedFigure, Table

MOST_KEPT = 1000  # combinations of figures cached per tile
_Known = tuple[tuple[str, ...], tuple[Alike, ...]]  # kinds that are legal on every cell; that depend on it
Legal = tuple[tuple[str, ...], ...]  # for each feature of a tile, the kinds of figure that may be put on it


class Offers:
    """What a player may put on one tile to be placed: the figures left, and the rules that may object."""

    def __init__(self, table: Table, player: str, tile: Tile) -> None:
        self.table, self.player, self._tile = table, player, tile
        left, objections = table.supply.kinds_left(player), table.book.objections
        against, self._decided = objections.to_figures(tile, table), objections.decided
        self._candidates = against.candidates(left)
        self._figures = FiguresAround(table)
        self._on_points = PointOffers(table, player, against, self._candidates.on_points)
        shared: dict[str, dict[int, _Known]] = {kind: {} for kind in tile.kinds}
        self._anywhere = [shared[kind] for kind in tile.kinds]  # by feature and figures
        self._on_one: dict[tuple[int, int], _Known] = {}  # likewise, if it depends on more than the kind
        self._on_free: dict[int, tuple[LegalDeployment, ...]] = {}  # by rotation, if the cell does not matter
        self._cell: Cell | None = None  # the last one, with its neighbours and points
        self._beside: Beside = []
        self._points: list[Point] = []

    @property
    def any(self) -> bool:
        """Whether the player has any figure left."""
        return bool(self._candidates.any or self._on_points.kinds)

    def at(self, cell: Cell, tile: Tile) -> tuple[LegalDeployment, ...]:
        """Return every legal deployment on the tile in this rotation on an empty cell, feature by feature,
        then those on the points around it."""
        if cell is not self._cell:
            self._look_around(cell)
        standing = self._figures.standing_on(self._beside, tile)
        if standing is None:
            found = self._on_joined(cell, tile)
        elif standing:
            found = self._on_each(cell, tile, standing)
        else:
            known = self._on_free.get(tile.connections.serial)
            found = self._on_each(cell, tile, standing) if known is None else known
        if not self._points:
            return found
        there = self._figures.on_each(cell, tile) if standing is None else standing
        return (*found, *self._on_points.at(self._points, cell, tile, there))

    def _look_around(self, cell: Cell) -> None:
        """Find what does not depend on the rotation of the tile."""
        self._cell, self._beside = cell, self._figures.beside[cell]
        if len(self._beside) > 1 and self._on_points.kinds:
            self._points = self._on_points.around[cell]
        else:
            self._points = []

    def _on_joined(self, cell: Cell, tile: Tile) -> tuple[LegalDeployment, ...]:
        """Return what may be put on the features of a tile that joins some of them to each other."""
        legal: list[tuple[str, ...]] = [()] * len(tile.kinds)
        for meeting in self.table.board.regions.meet(cell, tile):
            there = self._figures.on_all(meeting)
            for index in meeting.features:
                legal[index] = self._on(cell, tile, index, there, meeting)
        return deployments(tuple(legal), tile)

    def _on_each(self, cell: Cell, tile: Tile, standing: Standing) -> tuple[LegalDeployment, ...]:
        """Return what may be put on the features of a tile where these figures stand."""
        legal, unsure = self._free
        legal = legal.copy()
        for index in unsure:
            legal[index] = self._on(cell, tile, index, NOBODY)
        for index, there in standing.items():
            known = self._anywhere[index].get(id(there)) or self._tried(index, there)
            legal[index] = self._on(cell, tile, index, there) if known[1] else known[0]
        kinds = tuple(legal)
        found = tile.names.deployments.get(kinds) or deployments(kinds, tile)
        if not (standing or unsure):
            self._on_free[tile.connections.serial] = found
        return found

    @cached_property
    def _free(self) -> tuple[list[tuple[str, ...]], list[int]]:
        """What may be put on each feature without figures, and the features for which that depends on the
        cell."""
        known = [self._tried(index, NOBODY) for index in range(len(self._tile.kinds))]
        return [kinds for kinds, _ in known], [index for index, one in enumerate(known) if one[1]]

    def _on(
        self,
        cell: Cell,
        tile: Tile,
        index: int,
        there: list[DeployedFigure],
        meeting: RegionMerge | None = None,
    ) -> tuple[str, ...]:
        """Return what may be put on one feature on this cell. The rotation does not matter for a tile without
        a cell."""
        found, unsure = self._anywhere[index].get(id(there)) or self._tried(index, there)
        claim = AtCell(self.table, self.player, "", cell, tile, index, there, meeting)
        return tuple(sorted(found + allowed(claim, unsure)))

    def _tried(self, index: int, there: list[DeployedFigure]) -> _Known:
        """Return what may be put on one feature regardless of the cell, cached, and which kinds of figure
        depend on the cell. Features of one kind share the result unless a rule looks at more than that."""
        own = self._on_one.get((index, id(there)))
        if own is not None:
            return own
        kind = self._tile.kinds[index]
        if len(there) > 1:
            key = self._candidates.number, self.player, kind, tuple(sorted([figure[:2] for figure in there]))
        else:
            key = self._candidates.number, self.player, kind, (there[0][:2],) if there else ()
        known = self._decided.get(key) or self._decide(key)
        if not known.unknown:
            self._anywhere[index][id(there)] = found = known[:2]
            return found
        claim = AnyFeature(self.table, self.player, self._tile, kind, there)
        more = _legal(claim, known.unknown)
        if more is not None:
            self._anywhere[index][id(there)] = found = _together(known, more)
            return found
        more = _legal(Trial(self.table, self.player, self._tile, index, there), known.unknown)
        assert more is not None
        self._on_one[index, id(there)] = found = _together(known, more)
        return found

    def _decide(self, case: Case) -> Verdict:
        """Return what may be put on a kind of feature where these figures stand, as far as it is the same at
        all tables with this book; cached."""
        _, player, kind, standing = case
        claim = anywhere(self.table.book, player, kind, standing)
        legal, by_cell, unknown = list[str](), list[Alike](), list[Alike]()
        for one in self._candidates.on(kind, company=bool(standing)):
            claim.kind = one[0][0]
            try:
                if unopposed(claim, one[1]):
                    legal += one[0]
            except LooksAround:
                by_cell.append(one)
            except (LooksFurther, LooksAtFeature, TypeError):  # placeholders have no hash
                unknown.append(one)
        verdict = Verdict(tuple(sorted(legal)), tuple(by_cell), tuple(unknown))
        return self._decided.keep(case, verdict)


def _legal(claim: Trial, alike: Iterable[Alike]) -> _Known | None:
    """Return those of the kinds of figure to which no rule objects, and those for which that depends on the
    cell; None if it depends on the feature, which this claim does not have."""
    found: tuple[str, ...] = ()
    unsure: list[Alike] = []
    for one in alike:
        claim.kind = one[0][0]
        try:
            if unopposed(claim, one[1]):
                found += one[0]
        except LooksAtFeature:
            return None
        except TypeError:  # a rule looks around (a tuple with the placeholder has no hash either)
            unsure.append(one)
    return found, tuple(unsure)


def _together(known: Verdict, more: _Known) -> _Known:
    """Return what is known of all kinds of figure."""
    return tuple(sorted((*known.legal, *more[0]))), (*known.by_cell, *more[1])


def deployments(legal: Legal, tile: Tile) -> tuple[LegalDeployment, ...]:
    """Return figures on the features of a placed tile, with the names used in the API; cached."""
    made = tile.names.deployments.get(legal)
    if made is None:
        made = tuple(
            LegalDeployment(kind, tile.kinds[index], *tile.names.both[index])
            for index, kinds in enumerate(legal)
            for kind in kinds
        )
        if len(tile.names.deployments) < MOST_KEPT:
            tile.names.deployments[legal] = made
    return made
