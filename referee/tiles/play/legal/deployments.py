"""Which figures a player may put on a tile to be placed.

Most rules about a figure do not depend on where the tile is placed, only on the feature and on who stands
there already. So each feature is first tried on a tile without a cell, and only if a rule looks at the
surroundings is it evaluated for every cell.
"""

from __future__ import annotations

from referee.game import Cell, Deployment
from referee.tiles.model.board_parts.merge import RegionMerge
from referee.tiles.model.ports import NEAR
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.play.legal.points import NOBODY, Point, PointOffers
from referee.tiles.play.legal.trial_tile import AnyFeature, LooksAtFeature, Trial, unopposed
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import DeployRule
from referee.tiles.rules.table import Figure, Table

MOST_KEPT = 1000  # combinations of figures cached per tile
_Alike = tuple[tuple[str, ...], tuple[DeployRule, ...]]  # kinds of figure, and the rules that they share
_Known = tuple[tuple[str, ...], tuple[_Alike, ...]]  # kinds that are legal on every cell; that depend on it
Legal = tuple[tuple[str, ...], ...]  # for each feature of a tile, the kinds of figure that may be put on it


class Offers:
    """What a player may put on one tile to be placed: the figures left, and the rules that may object."""

    def __init__(self, table: Table, player: str, tile: Tile) -> None:
        self.table, self.player, book = table, player, table.book
        left, objections = table.supply.kinds_left(player), book.objections(tile, table)
        self.kinds: list[tuple[str, frozenset[str], tuple[DeployRule, ...]]] = [
            (kind, book.figures[kind].goes_on, against)
            for kind, against in objections.items()
            if kind in left and not book.figures[kind].on_point
        ]
        self._on_points = PointOffers(table, player, objections, left)
        self._alone = [one for one in self.kinds if book.figures[one[0]].company is None]  # no company needed
        self._alike: dict[tuple[str, bool], list[_Alike]] = {}
        # Lists of standing figures serve as cache keys by identity: those of single regions belong to the
        # table, those of regions that meet are kept alive here.
        self._together: dict[tuple[int, int], list[Figure]] = {}
        self._on_any: dict[tuple[str, int], _Known | None] = {}
        self._anywhere: list[dict[int, _Known]] = [{} for _ in tile.kinds]
        self._around: tuple[Cell, list[tuple[Cell, Tile | None]]] | None = None  # of the last cell
        self._points: list[Point] = []  # of the last cell

    @property
    def any(self) -> bool:
        """Whether the player has any figure left."""
        return bool(self.kinds or self._on_points.kinds)

    def at(self, cell: Cell, tile: Tile) -> tuple[Deployment, ...]:
        """Return every legal deployment on the tile in this rotation on an empty cell, feature by feature,
        then those on the points around it."""
        legal: list[tuple[str, ...]] = [()] * len(tile.kinds)
        known = self._anywhere
        standing = self._standing_on(cell, tile)
        if standing is not None:
            meetings: list[RegionMerge] | None = None
            for index, there in enumerate(standing):
                kinds, unsure = known[index].get(id(there)) or self._tried(tile, index, there)
                if unsure:
                    if meetings is None:
                        meetings = self.table.board.regions.meet(cell, tile)
                    meeting = next(one for one in meetings if index in one.features)
                    kinds = self._on(cell, tile, index, there, meeting)
                legal[index] = kinds
        else:
            for meeting in self.table.board.regions.meet(cell, tile):
                there = self._standing(meeting)
                for index in meeting.features:
                    legal[index] = self._on(cell, tile, index, there, meeting)
        found = deployments(tuple(legal), tile)
        if not self._points:
            return found
        where = standing or self._all_standing(cell, tile)
        return (*found, *self._on_points.at(self._points, cell, tile, where))

    def _all_standing(self, cell: Cell, tile: Tile) -> list[list[Figure]]:
        """Return the figures on what each feature of the tile would be joined to, even where features that
        become one have different figures."""
        found = [NOBODY] * len(tile.kinds)
        for meeting in self.table.board.regions.meet(cell, tile):
            there = self._standing(meeting)
            for index in meeting.features:
                found[index] = there
        return found

    def _standing_on(self, cell: Cell, tile: Tile) -> list[list[Figure]] | None:
        """Return the figures on what each feature of the tile would be joined to; None if features that would
        become one have different figures, which needs a closer check."""
        board, occupants, kinds = self.table.board, self.table.occupants, tile.kinds
        known = board.regions.known
        if self._around is None or self._around[0] is not cell:
            self._around = cell, [(beyond, board.cells.get(beyond)) for beyond in NEAR[cell]]
            if self._on_points.kinds:
                self._points = list(self._on_points.around(cell, self._around[1]))
        around = self._around[1]
        found: list[list[Figure]] = []
        first: dict[Region, int] = {}
        alike = True
        for index, exits in enumerate(tile.ways.exits):
            there, kind = NOBODY, kinds[index]
            for edge, behind in exits:
                (x, y), near = around[edge]
                if near is None:
                    continue
                for other in near.ways.behind[behind]:
                    if other < 0 or near.kinds[other] != kind:
                        continue
                    region = known.get((x, y, other)) or board.region((x, y, other))
                    if region in first:
                        alike = alike and first[region] == index
                        continue
                    first[region] = index
                    others = occupants.get(region)
                    if others is not None:
                        there = others if there is NOBODY else self._both(there, others)
            found.append(there)
        if alike or all(there is NOBODY for there in found):
            return found
        return None

    def _both(self, some: list[Figure], others: list[Figure]) -> list[Figure]:
        """Return the figures of two regions that would become one, kept alive as long as the offers."""
        key = id(some), id(others)
        together = self._together.get(key)
        if together is None:
            together = self._together[key] = some + others
        return together

    def _standing(self, meeting: RegionMerge) -> list[Figure]:
        """Return the figures on the regions that meet."""
        occupants, found = self.table.occupants, NOBODY
        for region in meeting.regions:
            there = occupants.get(region)
            if there is not None and found is NOBODY:
                found = there
            elif there is not None:
                found = self._both(found, there)
        return found

    def _on(
        self, cell: Cell, tile: Tile, index: int, there: list[Figure], meeting: RegionMerge
    ) -> tuple[str, ...]:
        """Return what may be put on one feature. The rotation does not matter for a tile without a cell."""
        found, unsure = self._anywhere[index].get(id(there)) or self._tried(tile, index, there)
        claim = DeploymentContext(self.table, self.player, "", cell, tile, index, there, meeting)
        for kinds, against in unsure:
            claim.kind = kinds[0]
            if unopposed(claim, against):
                found += kinds
        return tuple(sorted(found))

    def _tried(self, tile: Tile, index: int, there: list[Figure]) -> _Known:
        """Return what may be put on one feature regardless of the cell, cached, and which kinds of figure
        depend on the cell. Features of one kind share the result unless a rule looks at more than that."""
        key = tile.kinds[index], id(there)
        if key not in self._on_any:
            self._on_any[key] = self._legal(AnyFeature(self.table, self.player, tile, key[0], there))
        found = self._on_any[key] or self._legal(Trial(self.table, self.player, tile, index, there))
        assert found is not None
        self._anywhere[index][id(there)] = found
        return found

    def _legal(self, claim: Trial) -> _Known | None:
        """Return the kinds of figure to which no rule objects, and those for which that depends on the cell;
        None if it depends on the feature, which this claim does not have."""
        found: tuple[str, ...] = ()
        unsure: list[_Alike] = []
        alike = self._under_the_same(claim.feature_kind, bool(claim.standing))
        for one in alike:
            claim.kind = one[0][0]
            try:
                if unopposed(claim, one[1]):
                    found += one[0]
            except LooksAtFeature:
                return None
            except TypeError:  # a rule looks around (a tuple with the placeholder has no hash either)
                unsure.append(one)
        return found if len(alike) == 1 else tuple(sorted(found)), tuple(unsure)

    def _under_the_same(self, feature: str, company: bool) -> list[_Alike]:
        """Return the kinds of figure for a kind of feature, by their rules; cached. `company`: whether any
        figure stands there."""
        known = self._alike.get((feature, company))
        if known is None:
            by_rules: dict[int, _Alike] = {}
            for kind, goes_on, against in self.kinds if company else self._alone:
                if feature in goes_on:
                    others = by_rules.get(id(against), ((), against))[0]
                    by_rules[id(against)] = ((*others, kind), against)
            known = self._alike[feature, company] = list(by_rules.values())
        return known


def deployments(legal: Legal, tile: Tile) -> tuple[Deployment, ...]:
    """Return figures on the features of a placed tile, with the names used in the API; cached."""
    made = tile.names.deployments.get(legal)
    if made is None:
        made = tuple(
            Deployment(kind, tile.kinds[index], *tile.names.both[index])
            for index, kinds in enumerate(legal)
            for kind in kinds
        )
        if len(tile.names.deployments) < MOST_KEPT:
            tile.names.deployments[legal] = made
    return made
