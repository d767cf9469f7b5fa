"""Name the one tile in a picture: find its square, compare it with the tiles of a box in four rotations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import cv2
import numpy as np

from vision.arrays import Floats, Picture
from vision.grid.rectify import crops
from vision.image.pyramid import shrink
from vision.models import embedding
from vision.models.tile_galleries import Gallery
from vision.reading import Candidate, Cell, Quad
from vision.single_tile.parameters import SINGLE_TILE
from vision.single_tile.quads import nearness, possible_quads
from vision.tiles.classifier import read_again
from vision.tiles.hires_refinement import look_finer
from vision.tiles.occupancy import likeness

PARAMETERS = SINGLE_TILE.naming


@embedding.remembering()
def name_tile(
    bgr: Picture,
    gallery: Gallery,
    fine: Gallery,
    copies: Mapping[str, float] | None = None,
) -> tuple[Candidate, ...]:
    """Return the tiles that the picture may show, best first; none if nothing in it looks like a tile.

    The rotation is that of the tile as it is seen in the picture. `gallery`, `fine`: the box's tiles for
    the two tile nets; `copies`: how many of each tile may be drawn, by id, as the prior.
    """
    small, scale = shrink(bgr, SINGLE_TILE.quads.long_side_px)
    quads = possible_quads(small)
    order = np.argsort(-_worth(small, quads, gallery), kind="stable")
    refined, alike = _refined(small, [quads[i] for i in order[: PARAMETERS.kept_quads]], gallery)
    sharp, larger = shrink(bgr, PARAMETERS.long_side_px)
    best = [refined[i] / scale * larger for i in np.argsort(-alike, kind="stable")[: PARAMETERS.read_quads]]
    if likeness(crops(sharp, best[:1]), gallery)[0] < PARAMETERS.min_alike:
        return ()
    blanks = [Cell(n, 0, _corners(quad), 1.0, 0.0, 0.0, ()) for n, quad in enumerate(best)]
    read = look_finer(sharp, read_again(sharp, blanks, best, gallery), fine)
    first, *others = (_weighed(cell.candidates, copies) for cell in read)
    return _with_first_of(first, others)


def _corners(quad: Floats) -> Quad:
    nw, ne, se, sw = ((float(x), float(y)) for x, y in quad)
    return nw, ne, se, sw


def _with_first_of(
    seen: tuple[Candidate, ...], others: Sequence[tuple[Candidate, ...]]
) -> tuple[Candidate, ...]:
    """Return the candidates with the best tile of every other quad in the last of the first places: where the
    quad is wrong, all its candidates are."""
    known = {one.tile for one in seen[: PARAMETERS.min_candidates - 1]}
    more = [one for other in others for one in other[:1] if one.tile not in known]
    if not more:
        return seen
    at = PARAMETERS.min_candidates - 1
    least = seen[at].confidence if len(seen) > at else 0.0
    more = [replace(one, confidence=least) for one in more[:1]]
    rest = [one for one in seen[at:] if one.tile != more[0].tile]
    return (*seen[:at], *more, *rest)[: PARAMETERS.max_candidates]


def _worth(bgr: Picture, quads: Sequence[Floats], gallery: Gallery) -> Floats:
    """Return how much each quad looks like a tile, less where it is far from the middle."""
    near = np.array([nearness(quad, bgr) for quad in quads])
    return np.asarray(
        likeness(crops(bgr, list(quads)), gallery) * (1 - PARAMETERS.middle_weight * (1 - near)), float
    )


def _refined(bgr: Picture, quads: list[Floats], gallery: Gallery) -> tuple[list[Floats], Floats]:
    """Move, scale and turn quads a little where that makes them look more like a tile; then single sides of
    them, too, since a tile seen at a flat angle is no square."""
    alike = _worth(bgr, quads, gallery)
    step = 1.0
    for _ in range(PARAMETERS.rounds):
        changes = _changes if step == 1.0 else _changes_with_sides
        tried = [changed for quad in quads for changed in changes(quad, step)]
        worth = _worth(bgr, tried, gallery).reshape(len(quads), -1)
        each = worth.shape[1]
        for i, most in enumerate(worth.argmax(1)):
            if worth[i, most] > alike[i]:
                alike[i], quads[i] = worth[i, most], tried[i * each + int(most)]
        step /= 2
    return quads, alike


def _axes(quad: Floats) -> tuple[Floats, Floats]:
    """Return the mean of the two sides to the right, and of the two sides down."""
    return (quad[1] - quad[0] + quad[2] - quad[3]) / 2, (quad[3] - quad[0] + quad[2] - quad[1]) / 2


def _changes(quad: Floats, step: float) -> list[Floats]:
    east, south = _axes(quad)
    middle, shift = quad.mean(0), PARAMETERS.shift_cells * step
    moved = [quad + dx * shift * east + dy * shift * south for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    scaled = [middle + (quad - middle) * (1 + sign * PARAMETERS.scale_step * step) for sign in (1, -1)]
    turned = []
    for sign in (1, -1):
        matrix = cv2.getRotationMatrix2D((0.0, 0.0), sign * PARAMETERS.turn_degrees * step, 1.0)[:, :2]
        turned.append(middle + (quad - middle) @ matrix.T)
    return [*moved, *scaled, *turned]


def _changes_with_sides(quad: Floats, step: float) -> list[Floats]:
    east, south = _axes(quad)
    changed = _changes(quad, step)
    for side, outwards in enumerate((-south, east, south, -east)):
        for sign in (1, -1):
            moved = quad.copy()
            moved[[side, (side + 1) % 4]] += sign * PARAMETERS.side_shift_cells * step * outwards
            changed.append(moved)
    return changed


def _weighed(seen: Sequence[Candidate], copies: Mapping[str, float] | None) -> tuple[Candidate, ...]:
    """Return candidates with the prior of the box, the best rotation of each tile only."""
    weights = [c.confidence * max((copies or {}).get(c.tile, 1.0), PARAMETERS.absent_copies) for c in seen]
    whole = sum(weights) or 1.0
    best: dict[str, Candidate] = {}
    for candidate, weight in sorted(zip(seen, weights, strict=True), key=lambda one: -one[1]):
        share = weight / whole
        if candidate.tile not in best:
            best[candidate.tile] = Candidate(
                candidate.tile, candidate.rotation, float(np.log(max(share, 1e-9))), round(share, 4)
            )
    ranked = tuple(best.values())
    likely = sum(c.confidence >= PARAMETERS.min_confidence for c in ranked)
    return ranked[: min(max(likely, PARAMETERS.min_candidates), PARAMETERS.max_candidates)]
