"""Which figures a player may put on a tile to be placed.

Most rules about a figure look only at the kind of feature and at who stands there already. What they find is
remembered for all tables with the same book (`objections.Verdict`). Where a rule looks further, the feature
is tried at this table on a tile without a cell, and only if a rule looks at the surroundings is it evaluated
for every cell.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.game import Cell, LegalDeployment
from referee.tiles.model.board_parts.merge import RegionMerge
from referee.tiles.model.derived import derived
from referee.tiles.model.ports import NEAR
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
from referee.tiles.rules.objections import Alike, Case, KnownKinds, Verdict
from referee.tiles.rules.table import DeployedFigure, Table

MOST_KEPT = 1000  # combinations of figures cached per tile
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
        shared: dict[str, dict[int, KnownKinds]] = {kind: {} for kind in tile.kinds}
        self._anywhere = [shared[kind] for kind in tile.kinds]  # by feature and figures
        self._on_one: dict[tuple[int, int], KnownKinds] = {}  # likewise, if it depends on more than the kind
        self._on_free: dict[int, tuple[LegalDeployment, ...]] = {}  # by rotation, if the cell does not matter
        self._cell: Cell | None = None  # the last one, with its neighbours and points
        self._beside: Beside = []
        self._on_neighbour: Standing | None = None  # if it has only one
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
        standing: Standing | None = self._on_neighbour
        if standing:
            standing = self._figures.reached(self._beside, tile, standing)
        elif standing is None:
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
        several = len(self._beside) > 1
        self._on_neighbour = None if several else self._figures.on_neighbour(self._beside)
        self._points = self._on_points.around[cell] if several and self._on_points.kinds else []

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
        free, unsure = self._free
        legal, anywhere = free.copy(), self._anywhere
        for index in unsure:
            legal[index] = self._on(cell, tile, index, NOBODY)
        for index, there in standing.items():
            known = anywhere[index].get(id(there)) or self._tried(index, there)
            legal[index] = self._on(cell, tile, index, there) if known.by_cell else known.legal
        of_all = tuple(legal)
        found = tile.names.deployments.get(of_all) or deployments(of_all, tile)
        if not (standing or unsure):
            self._on_free[tile.connections.serial] = found
        return found

    @derived
    def _free(self) -> tuple[list[tuple[str, ...]], list[int]]:
        """What may be put on each feature without figures, and the features for which that depends on the
        cell."""
        known = [
            of_kind.get(id(NOBODY)) or self._tried(index, NOBODY)
            for index, of_kind in enumerate(self._anywhere)
        ]
        return [one.legal for one in known], [index for index, one in enumerate(known) if one.by_cell]

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
        known = self._anywhere[index].get(id(there)) or self._tried(index, there)
        if meeting is None and self._stays_open(cell, tile, index):
            legal, unsure = known.legal_if_open, known.by_cell_if_open
        else:
            legal, unsure = known.legal, known.by_cell
        if not unsure:
            return legal
        claim = AtCell(self.table, self.player, "", cell, tile, index, there, meeting)
        return tuple(sorted(legal + allowed(claim, unsure)))

    def _stays_open(self, cell: Cell, tile: Tile, index: int) -> bool:
        """Return whether a feature of the tile leads to another empty cell."""
        cells, near = self.table.board.cells, NEAR[cell]
        for edge, _ in tile.connections.exits[index]:  # noqa: SIM110   takes less than a generator
            if near[edge] not in cells:
                return True
        return False

    def _tried(self, index: int, there: list[DeployedFigure]) -> KnownKinds:
        """Return what may be put on one feature regardless of the cell, cached, and which kinds of figure
        depend on the cell. Features of one kind share the result unless a rule looks at more than that."""
        if self._on_one and (own := self._on_one.get((index, id(there)))) is not None:
            return own
        if len(there) > 1:
            standing = tuple(sorted([figure[:2] for figure in there]))
        else:
            standing = (there[0][:2],) if there else ()
        kind = self._tile.kinds[index]
        key = self._candidates.number, self.player, kind, standing
        verdict = self._decided.get(key) or self._decide(key)
        known = verdict.known
        if verdict.unknown:
            any_feature = AnyFeature(self.table, self.player, self._tile, kind, there)
            more = self._found(any_feature, kind, verdict.unknown)
            if more is None:
                this_feature = Trial(self.table, self.player, self._tile, index, there)
                more = self._found(this_feature, kind, verdict.unknown)
                assert more is not None
                found = self._on_one[index, id(there)] = known.and_also(more)
                return found
            known = known.and_also(more)
        self._anywhere[index][id(there)] = known
        return known

    def _decide(self, case: Case) -> Verdict:
        """Return what may be put on a kind of feature where these figures stand, as far as it is the same at
        all tables with this book; cached."""
        _, player, kind, standing = case
        claim = anywhere(self._candidates.book, player, kind, standing)
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
        known = self._also_if_open(claim, kind, legal, by_cell)
        return self._decided.keep(case, Verdict(known, tuple(unknown)))

    def _found(self, claim: Trial, kind: str, alike: Iterable[Alike]) -> KnownKinds | None:
        """Return what is known of these kinds of figure on a kind of feature; None if it depends on the
        feature, which this claim does not have."""
        legal, by_cell = list[str](), list[Alike]()
        for one in alike:
            claim.kind = one[0][0]
            try:
                if unopposed(claim, one[1]):
                    legal += one[0]
            except LooksAtFeature:
                return None
            except TypeError:  # a rule looks around (a tuple with the placeholder has no hash either)
                by_cell.append(one)
        return self._also_if_open(claim, kind, legal, by_cell)

    def _also_if_open(self, claim: Trial, kind: str, legal: list[str], by_cell: list[Alike]) -> KnownKinds:
        """Return what is known, also of kinds of figure for which only matters that the feature stays
        open."""
        if not by_cell:
            sure = tuple(sorted(legal))
            return KnownKinds(sure, (), sure, ())
        legal_if_open, by_cell_if_open = legal.copy(), list[Alike]()
        claim.stays_open = kind in self.table.book.closable
        for one in by_cell:
            claim.kind = one[0][0]
            try:
                if unopposed(claim, one[1]):
                    legal_if_open += one[0]
            except (TypeError, LooksFurther, LooksAtFeature):
                by_cell_if_open.append(one)
        return KnownKinds(
            tuple(sorted(legal)), tuple(by_cell), tuple(sorted(legal_if_open)), tuple(by_cell_if_open)
        )


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
