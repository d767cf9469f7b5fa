"""Match seen figures to the figures that are known to be on the board (see Correction.known).

A figure stays in place until it is scored or moved, and no other figure is put on its tile. So a figure of
its colour seen there or close by is that figure on its known feature, whatever the picture alone suggests for
feature and pose. If none of its colour is there, a figure that seems to have another colour is accepted. One
that may move, such as a tent, has to be seen on its very tile, in its own colour.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from referee.tiles.model.tile import Tile
from vision.artwork.outline import feature_at
from vision.figures.parameters import FIGURES
from vision.labels.cell_geometry import within
from vision.reading import KNOWN_FIGURE, At, Correction, DraftTile, Point, SeenFigure

PARAMETERS = FIGURES.known_figures


Where = Callable[[SeenFigure, Correction], Point]
Share = Callable[[SeenFigure, str], float]


def expected(
    figures: Sequence[SeenFigure],
    tiles: Mapping[At, DraftTile],
    known: Mapping[str, Tile],
    corrections: Sequence[Correction],
    where: Where,
    share: Share,
) -> dict[int, Correction]:
    """Return the known facts of seen figures by figure index; each known figure is matched to the nearest
    candidate.

    `where`: the pixel that shows where a figure stands if it is that known one; `share`: how much a figure
    is shaped like that kind, 0 to 1.
    """
    gone = {_name(c) for c in corrections if c.figure == KNOWN_FIGURE and c.remove}
    there = [c for c in corrections if c.figure == KNOWN_FIGURE and c.known and _name(c) not in gone]
    old = {(c.x, c.y) for c in corrections if c.known and c.figure is None}
    pairs = []
    for k, fact in enumerate(there):
        laid = tiles.get((fact.x or 0, fact.y or 0))
        tile = known.get(laid.tile or "") if laid else None
        if laid is None or tile is None:
            continue
        for i, seen in enumerate(figures):
            new = (seen.x, seen.y) in tiles and (seen.x, seen.y) not in old
            near = fact.moves or new
            reach = PARAMETERS.max_distance_new_tile_cells if near else PARAMETERS.max_distance_cells
            cost = _cost(seen, fact, laid, tile, where(seen, fact), share(seen, fact.kind or ""), reach)
            if cost is not None:
                pairs.append((cost, i, k))
    found: dict[int, Correction] = {}
    taken: set[int] = set()
    for _, i, k in sorted(pairs):
        if i not in found and k not in taken:
            found[i] = there[k]
            taken.add(k)
    return found


def _name(correction: Correction) -> tuple[object, ...]:
    return correction.x, correction.y, correction.colour, correction.kind


def _cost(
    seen: SeenFigure, fact: Correction, laid: DraftTile, tile: Tile, point: Point, like: float, reach: float
) -> float | None:
    """Return the distance of a seen figure from a known one, in cells; None where it cannot be that one."""
    turned = tile.turned(laid.rotation // 90)
    hits = turned.names.find(*fact.feature) if fact.feature else ()
    u, v = within(point, laid.quad)
    beside = float(np.hypot(max(0.0, -u, u - 1), max(0.0, -v, v - 1)))
    own = seen.colour == fact.colour
    tinge = 1.0 if own else dict(seen.colours).get(fact.colour or "", 0.0)
    if not hits or beside > (reach if own else 0.0) or like < PARAMETERS.min_shape_share:
        return None
    if fact.moves and not own:
        return None  # another player's may have come in its place
    u, v = min(1.0, max(0.0, u)), min(1.0, max(0.0, v))
    for _ in range(laid.rotation // 90 % 4):
        u, v = v, 1 - u
    away = max(0.0, next(far for i, far in feature_at(tile, u, v) if i == hits[0]))
    return 2 * beside + away + PARAMETERS.unlike_cost_cells * ((1 - tinge) + (1 - like))
