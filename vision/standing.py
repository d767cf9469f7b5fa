"""Which feature a figure stands on, and what people say about figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from referee.tiles.outline import feature_at
from referee.tiles.tile import Tile
from vision.places import cell_of, outside
from vision.reading import At, Correction, Doubt, DraftFigure, DraftTile, Reading

GROUNDS = {  # figure kind -> feature kinds it may stand on
    "builder": ("city", "road"),
    "pig": ("field",),
    "barn": ("field",),
    "shepherd": ("field",),
    "abbot": ("monastery", "garden"),
    "mayor": ("city",),
    "wagon": ("city", "road", "monastery"),
}
ANYWHERE = ("city", "road", "field", "monastery")
LYING = 0.12  # cells: how much nearer another feature must be than the
STANDING = 0.03  # field for a lying figure, or a field for a standing one
BORDER = 0.04  # cells to the next feature below which a person is asked
WEAK = 0.7  # confidence below which a figure is asked about
TORN = 0.3  # share of the second colour from which the colour is asked


def settle_figures(
    reading: Reading, tiles: Sequence[DraftTile], known: Mapping[str, Tile], corrections: Sequence[Correction]
) -> tuple[tuple[DraftFigure, ...], list[Doubt]]:
    """The figures that stand on the settled tiles, each on a feature, corrections applied; and their
    doubts."""
    at = {(t.x, t.y): t for t in tiles}
    kept, doubts = [], []
    for figure, gap in _corrected(reading, at, known, corrections):
        if (figure.x, figure.y) not in at:
            continue
        if not figure.pinned:
            seen = reading.figures[figure.key]
            torn = seen.colours[1][1] if len(seen.colours) > 1 else 0.0
            reasons = [
                ("nowhere", 0.8 if figure.feature is None else 0.0),
                ("weak", 1 - figure.confidence if figure.confidence < WEAK else 0.0),
                ("colour", torn if torn > TORN else 0.0),
                ("border", 0.45 - gap if gap < BORDER else 0.0),
            ]
            reason, weight = max(reasons, key=lambda r: r[1])
            if weight > 0:
                doubts.append(Doubt(reason, round(weight, 4), figure=len(kept)))
        kept.append(figure)
    return tuple(kept), doubts


def _corrected(
    reading: Reading, at: Mapping[At, DraftTile], known: Mapping[str, Tile], corrections: Sequence[Correction]
) -> list[tuple[DraftFigure, float]]:
    """Every figure seen or added and not taken away, with the distance to the next feature."""
    figures: dict[int, tuple[DraftFigure, float]] = {}
    for key, seen in enumerate(reading.figures):
        plain = DraftFigure(
            key,
            seen.point,
            seen.x,
            seen.y,
            seen.u,
            seen.v,
            seen.colour,
            seen.kind,
            seen.pose,
            seen.confidence,
            None,
        )
        figures[key] = _on_feature(plain, at, known)
    fresh = len(reading.figures)
    for said in corrections:
        if said.figure is None:
            continue
        key = fresh if said.figure == "new" else int(said.figure)
        if said.figure == "new":
            fresh += 1
            figures[key] = _new(key, said, at), 1.0
        if key in figures and said.remove:
            del figures[key]
        elif key in figures:
            figures[key] = _on_feature(_changed(figures[key][0], said, reading, at), at, known, said.feature)
    return [figures[key] for key in sorted(figures)]


def _new(key: int, said: Correction, at: Mapping[At, DraftTile]) -> DraftFigure:
    """A figure that only a person saw, in the middle of its cell unless it is told more exactly."""
    return DraftFigure(
        key, (0.0, 0.0), said.x or 0, said.y or 0, 0.5, 0.5, "red", "meeple", "standing", 1.0, None, True
    )


def _changed(
    figure: DraftFigure, said: Correction, reading: Reading, at: Mapping[At, DraftTile]
) -> DraftFigure:
    """The figure as the correction says; moved to another cell or point, it forgets the feature it stood
    on."""
    same = (said.kind or figure.kind, said.pose or figure.pose) == (figure.kind, figure.pose)
    figure = replace(
        figure,
        colour=said.colour or figure.colour,
        kind=said.kind or figure.kind,
        pose=said.pose or figure.pose,
        confidence=1.0,
        pinned=True,
        feature=figure.feature if same else None,
    )
    if said.point is not None:
        place = cell_of(said.point, at.values())
        if place is not None:
            x, y, u, v = place
            figure = replace(figure, point=said.point, x=x, y=y, u=round(u, 3), v=round(v, 3), feature=None)
    elif (
        said.x is not None
        and said.y is not None
        and ((said.x, said.y) != (figure.x, figure.y) or said.figure == "new")
    ):
        tile = at.get((said.x, said.y))
        point = outside(0.5, 0.5, tile.quad) if tile else figure.point
        figure = replace(figure, x=said.x, y=said.y, u=0.5, v=0.5, point=point, feature=None)
    return figure


def _on_feature(
    figure: DraftFigure,
    at: Mapping[At, DraftTile],
    known: Mapping[str, Tile],
    said: tuple[str, tuple[str, ...]] | None = None,
) -> tuple[DraftFigure, float]:
    """The figure with the feature it was said to stand on, else the one under its foot; and how far the
    next feature is, in cells."""
    laid = at.get((figure.x, figure.y))
    tile = known.get(laid.tile or "") if laid else None
    if laid is None or tile is None:
        return replace(figure, feature=said), 0.0
    if said is None and figure.feature is not None and tile.turned(laid.rotation // 90).find(*figure.feature):
        return figure, 1.0
    if said is not None:
        return replace(figure, feature=said), 1.0
    index, gap = stand(tile, laid.rotation, figure.u, figure.v, figure.kind, figure.pose)
    if index is None:
        return replace(figure, feature=None), 0.0
    turned = tile.turned(laid.rotation // 90)
    return replace(figure, feature=(turned.features[index].kind, turned.name(index))), gap


def stand(tile: Tile, rotation: int, u: float, v: float, kind: str, pose: str) -> tuple[int | None, float]:
    """Index of the feature on which a figure with its foot at (u, v) of the laid tile stands, and how much
    nearer it is than the next one, in cells. Only features its kind may stand on; lying figures prefer
    fields."""
    for _ in range(rotation // 90 % 4):
        u, v = v, 1 - u
    allowed = GROUNDS.get(kind, ANYWHERE)
    costs = []
    for index, distance in feature_at(tile, u, v):
        if tile.features[index].kind in allowed:
            field = tile.features[index].kind == "field"
            against = (STANDING if field else 0.0) if pose == "standing" else (0.0 if field else LYING)
            costs.append((distance + against, index))
    costs.sort()
    if not costs:
        return None, 0.0
    return costs[0][1], costs[1][0] - costs[0][0] if len(costs) > 1 else 1.0
