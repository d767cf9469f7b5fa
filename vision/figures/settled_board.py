"""The settled tiles, and where on them a figure can be.

A standing figure touches the table with its foot and claims a city, a road or a monastery; a lying one claims
a field with its whole length.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import exp

from referee.tiles.model.tile import Tile
from vision.artwork.outline import feature_at
from vision.figures.parameters import FIGURES
from vision.figures.piece_kinds import LikelyKind
from vision.figures.terrain import (
    GROUNDS,
    SHAPED_KINDS,
    USUAL_FEATURE_KINDS,
    FigureEvidence,
    FigureTerrain,
    Place,
    stance_of,
)
from vision.labels.cell_geometry import CellIndex, inside, outside
from vision.reading import At, Correction, DraftFigure, DraftTile, Point, Pose, SeenFigure

PARAMETERS = FIGURES.assignment
MIDDLE = (0.5, 0.5)  # of a tile, in cells


@dataclass(frozen=True)
class Spot:
    """Where a figure with a certain pose would be: cell, place inside it, and the feature there if there
    is one. `away`: cells to that feature; `gap`: how much farther the next one is."""

    point: Point
    x: int
    y: int
    u: float
    v: float
    feature: tuple[str, tuple[str, ...]] | None
    away: float
    gap: float


@dataclass(frozen=True)
class SettledBoard:
    """The settled tiles by place, the definitions of all tiles, and the features that the game's figures
    may be on."""

    tiles: Mapping[At, DraftTile]
    known: Mapping[str, Tile]
    grounds: FigureTerrain | None = None

    @cached_property
    def below(self) -> frozenset[str]:
        """Kinds of feature on which figures lie: the ground between the others."""
        if self.grounds is None:
            return frozenset({"field"})
        return frozenset(
            f.kind for tile in self.known.values() for f in tile.features if f.named_by == "halves" or f.inner
        )

    def allowed(self, kind: str) -> tuple[str, ...]:
        """Return the kinds of feature that a figure of this kind may be on; for a kind that the game does
        not have, those of all its figures: its place determines the kind."""
        if self.grounds is None:
            return GROUNDS.get(kind, USUAL_FEATURE_KINDS)
        every = (one for kinds in self.grounds.values() for one in kinds)
        return tuple(self.grounds.get(kind, ())) or tuple(dict.fromkeys(every))

    def kind_of(self, seen: SeenFigure, likely: LikelyKind) -> LikelyKind:
        """Return the figure's kind in this game, from its shape and its distance to the features of each
        kind, and its confidence; `likely`: the kind where the net knows no shapes."""
        if self.grounds is None or not seen.shapes:
            return likely
        shapes, stance = dict(seen.shapes), stance_of(seen)
        odds = {}
        for kind, goes_on in self.grounds.items():
            share = shapes.get(kind if kind in SHAPED_KINDS else "person", 0.0)
            spots = [
                self.spot(stance.foot, [on for on in goes_on if on not in self.below]),
                self.spot(stance.middle, [on for on in goes_on if on in self.below]),
            ]
            away = min(
                (spot.away for spot in spots if spot is not None), default=PARAMETERS.max_feature_cells
            )
            odds[kind] = (share + PARAMETERS.min_shape_share) * exp(-PARAMETERS.nats_per_cell * away)
        best = max(odds, key=lambda kind: odds[kind])
        return best, odds[best] / max(1e-9, sum(odds.values()))

    def lies(self, kind: str, feature: str) -> bool:
        """Return whether a figure of this kind lies on a feature of that kind, while it stands on others."""
        return feature in self.below and any(one not in self.below for one in self.allowed(kind))

    def where(self, seen: SeenFigure, known: Correction) -> Point:
        """Return the pixel of a seen figure that shows where it stands, if it is the known one."""
        lies = known.feature is not None and self.lies(known.kind or "", known.feature[0])
        return stance_of(seen).middle if lies else seen.point

    def shaped_like(self, seen: SeenFigure, kind: str) -> float:
        """Return how much a figure is shaped like one of this kind, 0 to 1; 1 where shapes are
        uninformative."""
        if self.grounds is None or not seen.shapes:
            return 1.0
        return dict(seen.shapes).get(kind if kind in SHAPED_KINDS else "person", 0.0)

    def as_known(self, figure: DraftFigure, known: Correction) -> DraftFigure:
        """Return the seen figure as the one that is known to be there."""
        x, y, kind = known.x or 0, known.y or 0, known.kind or figure.kind
        u, v = inside(figure.point, self.tiles[x, y].quad)
        pose: Pose = "lying" if known.feature and self.lies(kind, known.feature[0]) else "standing"
        there = replace(figure, x=x, y=y, u=round(u, 3), v=round(v, 3), feature=known.feature, known=True)
        return replace(there, colour=known.colour or figure.colour, kind=kind, pose=pose)

    def stood(
        self, figure: DraftFigure, stance: FigureEvidence, feature: tuple[str, tuple[str, ...]] | None = None
    ) -> tuple[DraftFigure, float]:
        """Put the figure on the feature given by a correction, else where its stance puts it; return the
        uncertainty of that, 0 to 0.5, as well."""
        laid = self.tiles.get((figure.x, figure.y))
        tile = self.known.get(laid.tile or "") if laid else None
        if feature is not None:
            return replace(figure, feature=feature), 0.0
        turned = tile.turned(laid.rotation // 90) if laid and tile else None
        if figure.pinned and figure.feature and turned and turned.names.find(*figure.feature):
            return figure, 0.0
        allowed = self.allowed(figure.kind)
        others = tuple(kind for kind in allowed if kind not in self.below)
        lying = tuple(kind for kind in allowed if kind in self.below)
        up = self.spot(stance.foot, others if others else allowed)
        down = self.spot(stance.middle, lying) if lying and others else None
        odds = stance.upright
        if up is not None and down is not None:
            odds = self.placed(stance, up, others, lying)
        stands = up is not None and (up.feature is not None or down is None or down.feature is None)
        spot = up if down is None or (odds > 0 and stands) else down
        if spot is None:
            return replace(figure, feature=None), 0.0
        pose: Pose = "lying" if spot is down else "standing"
        unsure = max(0.0, 0.5 - spot.gap) if spot.gap < PARAMETERS.min_border_cells else 0.0
        if down is not None and up is not None and abs(odds) < PARAMETERS.min_pose_log_odds:
            unsure = max(unsure, 1 / (1 + exp(abs(odds))))
        return (
            replace(
                figure,
                **{name: getattr(spot, name) for name in ("point", "x", "y", "u", "v", "feature")},
                pose=figure.pose if down is None else pose,
            ),
            unsure,
        )

    def placed(self, stance: FigureEvidence, up: Spot, others: Sequence[str], lying: Sequence[str]) -> float:
        """Return the log-odds that a figure stands, from its shape, from the distances of its foot and
        centre to features to stand on, and from that of its foot to features to lie on. Weights from
        labelled photos."""
        base, shape, foot, middle, ground = PARAMETERS.pose_weights
        centre, below = self.spot(stance.middle, others), self.spot(stance.foot, lying)
        odds = base + shape * stance.upright + foot * min(up.away, PARAMETERS.max_feature_cells)
        odds += (
            middle * min(centre.away, PARAMETERS.max_feature_cells)
            if centre
            else middle * PARAMETERS.max_feature_cells
        )
        return odds + (ground * min(below.away, PARAMETERS.max_feature_cells) if below else 0.0)

    def spot(self, point: Point, kinds: Sequence[str]) -> Spot | None:
        """Return the nearest feature of these kinds to a pixel, on the tile there; None off the board."""
        if point not in self._features:
            self._features[point] = self._features_at(point)
        there = self._features[point]
        if there is None:
            return None
        (x, y, u, v), every = there
        laid = self.tiles[x, y]
        tile = self.known.get(laid.tile or "")
        near = [(i, away) for i, away in every if tile and tile.features[i].kind in kinds]
        if tile is None or not near:
            return Spot(point, x, y, round(u, 3), round(v, 3), None, PARAMETERS.missing_feature_cells, 0.0)
        index, away = near[0]
        turned = tile.turned(laid.rotation // 90)
        feature = (turned.features[index].kind, turned.names.at(index))
        gap = near[1][1] - away if len(near) > 1 else 1.0
        return Spot(point, x, y, round(u, 3), round(v, 3), feature, away, gap)

    @cached_property
    def _cells(self) -> CellIndex:
        return CellIndex(self.tiles.values())

    @cached_property
    def _places(self) -> dict[Point, Place | None]:
        return {}

    def _place(self, point: Point) -> Place | None:
        """Return the cell that contains a pixel."""
        if point not in self._places:
            self._places[point] = self._cells.cell_of(point)
        return self._places[point]

    @cached_property
    def _features(self) -> dict[Point, tuple[Place, Sequence[tuple[int, float]]] | None]:
        """What `_features_at` found: each figure has several questions about two pixels."""
        return {}

    def _features_at(self, point: Point) -> tuple[Place, Sequence[tuple[int, float]]] | None:
        """Return the place of a pixel and the features of the tile there, nearest first."""
        place = self._place(point)
        if place is None and self.grounds is not None:
            place = self._cells.on_rim(point)
        if place is None:
            return None
        x, y, u, v = place
        laid = self.tiles[x, y]
        tile = self.known.get(laid.tile or "")
        return place, features_near(tile, laid.rotation, u, v) if tile else ()

    def put(self, figure: DraftFigure, point: Point) -> DraftFigure:
        """Move the figure to a pixel and to the cell there, if any."""
        place = self._place(point)
        if place is None:
            return replace(figure, point=point)
        x, y, u, v = place
        return replace(figure, point=point, x=x, y=y, u=round(u, 3), v=round(v, 3))

    def moved(self, stance: FigureEvidence, figure: DraftFigure, correction: Correction) -> FigureEvidence:
        """Return the stance after a correction: at the corrected point or cell, in the corrected pose."""
        sure = PARAMETERS.corrected_pose_log_odds
        upright = (
            stance.upright if correction.pose is None else sure if correction.pose == "standing" else -sure
        )
        point = correction.point
        if point is None and correction.x is not None and correction.y is not None:
            laid = self.tiles.get((correction.x, correction.y))
            if laid and ((laid.x, laid.y) != (figure.x, figure.y) or correction.figure == "new"):
                point = outside(*MIDDLE, laid.quad)
        return replace(stance, upright=upright) if point is None else FigureEvidence(point, point, upright)


def features_near(tile: Tile, rotation: int, u: float, v: float) -> Sequence[tuple[int, float]]:
    """Return the features of a tile in this rotation with their distance in cells from (u, v), nearest
    first."""
    for _ in range(rotation // 90 % 4):
        u, v = v, 1 - u
    return feature_at(tile, u, v)
