"""Which figures a player may put on a tile to be placed.

Most rules about a figure do not depend on where the tile is placed, only on the feature and on who stands
there already. So each feature is first tried on a tile without a cell, and only if a rule looks at the
surroundings is it evaluated for every cell.
"""

from __future__ import annotations

from referee.game import Cell, Deployment
from referee.tiles.model.board_parts.merge import RegionMerge
from referee.tiles.model.tile import Tile
from referee.tiles.play.legal.figures_around import FiguresAround, Standing
from referee.tiles.play.legal.figures_on_points import PointOffers
from referee.tiles.play.legal.trial_tile import AnyFeature, LooksAtFeature, Trial, unopposed
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.objections import Alike
from referee.tiles.rules.table import Figure, Table

MOST_KEPT = 1000  # combinations of figures cached per tile
_Known = tuple[tuple[str, ...], tuple[Alike, ...]]  # kinds that are legal on every cell; that depend on it
Legal = tuple[tuple[str, ...], ...]  # for each feature of a tile, the kinds of figure that may be put on it


class Offers:
    """What a player may put on one tile to be placed: the figures left, and the rules that may object."""

    def __init__(self, table: Table, player: str, tile: Tile) -> None:
        self.table, self.player = table, player
        left, against = table.supply.kinds_left(player), table.book.objections(tile, table)
        self._candidates = against.candidates(left)
        self._figures = FiguresAround(table, tile)
        self._on_points = PointOffers(table, player, against, left)
        self._on_any: dict[tuple[str, int], _Known | None] = {}
        self._anywhere: list[dict[int, _Known]] = [{} for _ in tile.kinds]
        self._known: dict[tuple[int, ...], tuple[Deployment, ...]] = {}  # by rotation and figures

    @property
    def any(self) -> bool:
        """Whether the player has any figure left."""
        return bool(self._candidates.any or self._on_points.kinds)

    def at(self, cell: Cell, tile: Tile) -> tuple[Deployment, ...]:
        """Return every legal deployment on the tile in this rotation on an empty cell, feature by feature,
        then those on the points around it."""
        standing = self._figures.standing_on(cell, tile)
        if standing is None:
            found = self._on_joined(cell, tile)
        else:
            known = self._known.get((tile.connections.serial, *map(id, standing)))
            found = self._on_each(cell, tile, standing) if known is None else known
        if not self._on_points.kinds:
            return found
        points = self._on_points.around(cell)
        if not points:
            return found
        return (
            *found,
            *self._on_points.at(points, cell, tile, standing or self._figures.on_each(cell, tile)),
        )

    def _on_joined(self, cell: Cell, tile: Tile) -> tuple[Deployment, ...]:
        """Return what may be put on the features of a tile that joins some of them to each other."""
        legal: list[tuple[str, ...]] = [()] * len(tile.kinds)
        for meeting in self.table.board.regions.meet(cell, tile):
            there = self._figures.on_all(meeting)
            for index in meeting.features:
                legal[index] = self._on(cell, tile, index, there, meeting)
        return deployments(tuple(legal), tile)

    def _on_each(self, cell: Cell, tile: Tile, standing: Standing) -> tuple[Deployment, ...]:
        """Return what may be put on the features of a tile where these figures stand."""
        legal: list[tuple[str, ...]] = []
        everywhere = True  # the same on every cell
        for index, there in enumerate(standing):
            kinds, unsure = self._anywhere[index].get(id(there)) or self._tried(tile, index, there)
            if unsure:
                everywhere = False
                meetings = self.table.board.regions.meet(cell, tile, tile.kinds[index])
                meeting = next(one for one in meetings if index in one.features)
                kinds = self._on(cell, tile, index, there, meeting)
            legal.append(kinds)
        found = deployments(tuple(legal), tile)
        if everywhere:
            self._known[tile.connections.serial, *map(id, standing)] = found
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
        unsure: list[Alike] = []
        alike = self._candidates.on(claim.feature_kind, bool(claim.standing))
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
