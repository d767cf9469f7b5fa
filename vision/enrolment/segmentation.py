"""Find single tiles in a photo: square cards laid side by side with gaps, whatever is printed on them.

Several masks are tried (different from the table's colour, full of edges, classified as tiles by the scene
net). The mask that splits into the most squares of one size wins, and the others add what it missed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats, Picture
from vision.enrolment.parameters import ENROLMENT
from vision.errors import Unreadable
from vision.image.pyramid import ImagePyramid
from vision.models import dense

PARAMETERS = ENROLMENT.segmentation
MASKS = ENROLMENT.card_masks
TABLE = ENROLMENT.card_table
EDGES = ENROLMENT.card_edges


def find_loose(photo: Picture | ImagePyramid) -> list[Floats]:
    """Return the corners of each card in pixels (4 x 2, clockwise, any corner first), in reading order.

    Raises Unreadable("lattice", ...) where none is found.
    """
    small, scale = ImagePyramid.of(photo).level(PARAMETERS.long_side_px)
    cards = _chosen([found for mask in _masks(small) for found in _quads(mask)])
    if not cards:
        raise Unreadable("lattice", "no-cards")
    exact = [_refined(small, quad) / scale for quad in cards[: PARAMETERS.max_cards]]
    return _in_order(exact)


def _masks(bgr: Picture) -> Iterator[Picture]:
    """Yield masks of where cards may be, by different cues."""
    lab = cv2.cvtColor(cv2.GaussianBlur(bgr, (0, 0), MASKS.colour_blur_px), cv2.COLOR_BGR2LAB).astype(
        np.float32
    )
    table = _table(lab)
    away = np.sqrt((((lab - table) * MASKS.lab_weights) ** 2).sum(2))
    steps = np.clip(away * MASKS.steps_per_lab_unit, 0, 255).astype(np.uint8)
    level = float(cv2.threshold(steps, 0, 255, cv2.THRESH_OTSU)[0]) / MASKS.steps_per_lab_unit
    for share in MASKS.distance_factors:
        yield _opened((away > share * level).astype(np.uint8))
    for low in MASKS.edge_levels:
        edges = cv2.Canny(
            cv2.GaussianBlur(bgr, (0, 0), MASKS.edge_blur_px), low, MASKS.edge_level_ratio * low
        )
        closed = cv2.dilate(edges, np.ones((3, 3), np.uint8))
        yield _filled(np.asarray(closed, np.uint8))
    hsv = cv2.cvtColor(bgr, cv2.COLOR_BGR2HSV)
    for channel in (*cv2.split(lab.astype(np.uint8)), hsv[..., 1]):
        for level in np.quantile(
            channel[::4, ::4], np.linspace(*MASKS.level_quantiles, PARAMETERS.tried_levels)
        ):
            above = (channel > level).astype(np.uint8)
            yield _opened(above)
            yield _opened(1 - above)
    scene = dense.scene(bgr)
    mask = cv2.resize(scene.mask, (bgr.shape[1], bgr.shape[0]), interpolation=cv2.INTER_LINEAR)
    for share in MASKS.tile_values:
        yield _opened((mask > share).astype(np.uint8))


def _table(lab: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return the table's colour everywhere: a smooth surface fitted to what resembles the picture's rim."""
    height, width = lab.shape[:2]
    step = max(1, width // TABLE.samples_across)
    y, x = np.mgrid[0:height:step, 0:width:step]
    u, v = 2 * x.ravel() / width - 1, 2 * y.ravel() / height - 1
    terms = np.stack([np.ones_like(u), u, v, u * u, u * v, v * v], 1)
    colours = lab[::step, ::step].reshape(-1, 3)
    rim = np.maximum(np.abs(u), np.abs(v)) > TABLE.rim_share
    weight = rim.astype(float)
    surface = np.zeros((6, 3))
    for _ in range(TABLE.rounds):
        surface = np.linalg.lstsq(terms * weight[:, None], colours * weight[:, None], rcond=None)[0]
        gap = np.sqrt(((terms @ surface - colours) ** 2).sum(1))
        limit = max(TABLE.min_distance_lab, TABLE.distance_medians * float(np.median(gap[rim])))
        weight = np.where(gap < limit, 1.0, 0.0) + TABLE.rim_weight * rim
    yy, xx = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    full = np.stack([np.ones_like(xx), xx, yy, xx * xx, xx * yy, yy * yy], 2)
    return np.asarray(full @ surface, np.float32)


def _opened(mask: Picture) -> Picture:
    """Close the holes of a mask and cut thin connections between cards."""
    side = max(3, max(mask.shape) // MASKS.bridge_fraction | 1)
    kernel = np.ones((side, side), np.uint8)
    closed = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    whole = _holes_filled(np.asarray(closed, np.uint8))
    return np.asarray(cv2.morphologyEx(whole, cv2.MORPH_OPEN, kernel), np.uint8)


def _filled(edges: Picture) -> Picture:
    """Fill what closed edges enclose."""
    return _opened(_holes_filled((edges > 0).astype(np.uint8)))


def _holes_filled(mask: Picture) -> Picture:
    outlines, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    whole = np.zeros_like(mask)
    cv2.drawContours(whole, outlines, -1, 1, -1)
    return whole


def _chosen(found: list[tuple[float, Floats]]) -> list[Floats]:
    """Choose among all squares of any mask those of one size, the best at each place; prefer many and
    large ones."""
    found.sort(key=lambda one: -one[0])
    areas = np.array([_area(quad) for _, quad in found])
    best: list[Floats] = []
    most = 0.0
    for usual in (
        np.unique(np.quantile(areas, np.linspace(*PARAMETERS.size_quantiles, PARAMETERS.tried_sizes)))
        if len(areas)
        else ()
    ):
        near = np.flatnonzero(
            (areas > usual / PARAMETERS.max_area_ratio) & (areas < usual * PARAMETERS.max_area_ratio)
        )
        kept: list[Floats] = []
        for i in near:
            if not any(_shared(found[i][1], quad) > PARAMETERS.max_overlap_share for quad in kept):
                kept.append(found[i][1])
        if len(kept) * usual**0.5 > most:
            best, most = kept, len(kept) * usual**0.5
    return best


def _quads(mask: Picture) -> list[tuple[float, Floats]]:
    """Return the roughly square connected parts of a mask, each with a score of how square it is."""
    found = []
    outlines, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    for outline in outlines:
        area = float(cv2.contourArea(outline))
        if not PARAMETERS.min_card_share * mask.size < area < PARAMETERS.max_card_share * mask.size:
            continue
        quad = _four(np.asarray(cv2.convexHull(outline), np.int32))
        if quad is None:
            continue
        sides = np.hypot(*(quad - np.roll(quad, 1, axis=0)).T)
        bent = float(np.hypot(*(quad[0] - quad[1] + quad[2] - quad[3]))) / sides.mean()
        filled = min(area / max(_area(quad), 1.0), 1.0)
        if (
            sides.max() < PARAMETERS.max_side_ratio * sides.min()
            and filled > PARAMETERS.min_filled_share
            and bent < PARAMETERS.max_bend_share
        ):
            found.append((filled * (1 - bent) * float(sides.min() / sides.max()) ** 0.5, quad))
    return found


def _four(hull: NDArray[np.int32]) -> Floats | None:
    """Reduce a convex outline to a quad."""
    length = cv2.arcLength(hull, closed=True)
    for share in PARAMETERS.outline_tolerances:
        corners = cv2.approxPolyDP(hull, share * length, closed=True)
        if len(corners) == 4:
            return _clockwise(corners[:, 0].astype(float))
        if len(corners) < 4:
            break
    return _clockwise(cv2.boxPoints(cv2.minAreaRect(hull)).astype(float))


def _clockwise(quad: Floats) -> Floats:
    a, b = quad[1] - quad[0], quad[2] - quad[1]
    return quad if a[0] * b[1] - a[1] * b[0] > 0 else quad[::-1].copy()


def _area(quad: Floats) -> float:
    return float(cv2.contourArea(quad.astype(np.float32)))


def _shared(one: Floats, other: Floats) -> float:
    """Return the share of the smaller card that the other one covers."""
    area, _ = cv2.intersectConvexConvex(one.astype(np.float32), other.astype(np.float32))
    return float(area) / max(1.0, min(_area(one), _area(other)))


def _refined(bgr: Picture, quad: Floats) -> Floats:
    """Move the sides of the quad onto the strongest edges close to them."""
    grey = cv2.GaussianBlur(cv2.cvtColor(bgr, cv2.COLOR_BGR2LAB), (0, 0), 1.0).astype(np.float32)
    lines = []
    for i in range(4):
        a, b = quad[i], quad[(i + 1) % 4]
        along = b - a
        length = float(np.hypot(*along))
        normal = np.array([-along[1], along[0]]) / max(length, 1e-6)
        shares = np.linspace(*EDGES.searched_shares, EDGES.samples)
        reach = np.arange(
            -PARAMETERS.edge_search_share * length,
            PARAMETERS.edge_search_share * length + EDGES.step_px,
            EDGES.step_px,
        )
        points = (a + shares[:, None] * along)[:, None] + reach[None, :, None] * normal
        seen = cv2.remap(
            grey, points[..., 0].astype(np.float32), points[..., 1].astype(np.float32), cv2.INTER_LINEAR
        )
        step = np.abs(np.diff(seen, axis=1)).sum(2)
        step *= 1 - EDGES.far_discount * np.abs(reach[:-1] + EDGES.step_px / 2) / (
            PARAMETERS.edge_search_share * length
        )  # favour near edges over strong ones
        strongest = reach[step.argmax(1)] + EDGES.step_px / 2
        middle = float(np.median(strongest))
        near = np.abs(strongest - middle) < EDGES.max_residual_share * length
        if near.sum() >= EDGES.min_samples:
            slope, shift = np.polyfit(shares[near], strongest[near], 1)
            a, b = a + shift * normal, b + (shift + slope) * normal
        lines.append((a, b))
    corners = [_crossing(*lines[i - 1], *lines[i]) for i in range(4)]
    exact = np.array(corners)
    moved = np.hypot(*(exact - quad).T).max()
    return exact if moved < EDGES.max_correction_share * np.sqrt(_area(quad)) else quad


def _crossing(a: Floats, b: Floats, c: Floats, d: Floats) -> Floats:
    one, other = b - a, d - c
    turn = one[0] * other[1] - one[1] * other[0]
    if abs(turn) < 1e-9:
        return a
    t = ((c - a)[0] * other[1] - (c - a)[1] * other[0]) / turn
    return np.asarray(a + t * one)


def _in_order(quads: Sequence[Floats]) -> list[Floats]:
    """Sort the cards row by row from the top, left to right; the corner nearest the picture's north-west
    comes first."""
    turned = [np.roll(q, -int((q.sum(1)).argmin()), axis=0) for q in quads]
    side = float(np.median([np.sqrt(_area(q)) for q in turned]))
    rows = sorted(turned, key=lambda q: q[:, 1].mean())
    ordered: list[Floats] = []
    while rows:
        top = rows[0][:, 1].mean()
        row = [q for q in rows if q[:, 1].mean() < top + PARAMETERS.row_share * side]
        rows = [q for q in rows if q[:, 1].mean() >= top + PARAMETERS.row_share * side]
        ordered += sorted(row, key=lambda q: q[:, 0].mean())
    return ordered
