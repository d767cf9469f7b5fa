"""The pixels of the figures of labelled photos, and the same photos with figures in other colours.

Labels give a figure's foot and colour, not its pixels: the figure net provides them, as described in
training/nets/figure_finetuning.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np

from training.data.decoded_photos import UNKNOWN, DecodedPhoto
from training.data.measure import Labelled
from training.synthetic.table.figures import COLOURS
from vision.figures.colour_estimate import BOARD, PAINTS, board_colour
from vision.figures.parameters import FIGURES
from vision.models import dense

# probability from which a pixel belongs to a figure, and below which it is background
SURE, NOTHING = 0.5, 0.15
REACH = 0.5  # cells from a figure's centre within which pixels belong to it
LEAST, WHOLE = 0.015, 0.05  # cells: a smaller patch is not the figure; a smaller one is not all of it
CORE = 0.09  # cells from a figure's centre that certainly belong to it
TALL = 0.17  # cells from foot to centre of a standing figure
KEPT, VARIED = 0.2, 0.8  # share of figures that stay unchanged; variation of paints
RIM = 0.025  # cells around a figure's certain pixels that also belong to it


def painted(opened: DecodedPhoto, photo: Labelled) -> np.ndarray:
    """Return the classes of a real photo's pixels with its certain figures painted in and UNKNOWN around
    them."""
    known = opened.figures.copy()
    chance = seen_by_net(opened)
    scale = opened.photo.shape[1] / photo.picture.shape[1]
    spots = []
    for m in photo.label.get("meeples", []):
        quad = photo.quad(m["x"], m["y"]) * np.float32(scale)
        side = float(np.sqrt(cv2.contourArea(quad)))
        foot = quad[0] + (quad[1] - quad[0]) * m["u"] + (quad[3] - quad[0]) * m["v"]
        spots.append((foot - (0, TALL * side * (m["pose"] == "standing")), side, m))
    if not spots:
        return known
    middles = np.array([s[0] for s in spots])
    ys, xs = np.nonzero(chance > SURE)
    if len(xs):
        away = np.hypot(xs[:, None] - middles[:, 0], ys[:, None] - middles[:, 1]) / [s[1] for s in spots]
        owner, near = away.argmin(1), away.min(1)
        far = near > 2 * REACH
        bare = opened.figures[ys[far], xs[far]] == 0
        known[ys[far][bare], xs[far][bare]] = 0
        for n, (middle, side, m) in enumerate(spots):
            mine = (owner == n) & (near < REACH)
            if m.get("sure", True) is False or m["colour"] not in COLOURS:
                continue
            number = 1 + COLOURS.index(m["colour"])
            if mine.sum() >= LEAST * side**2:
                known[ys[mine], xs[mine]] = number
            if mine.sum() >= WHOLE * side**2:
                _bare_ring(known, chance, middle, side)
            elif not _cut_out(known, opened.photo, middle, side, number):
                cv2.circle(
                    known, tuple(np.round(middle).astype(int).tolist()), round(CORE * side), number, -1
                )
    return known


def seen_by_net(opened: DecodedPhoto) -> np.ndarray:
    """Return the net's probability that a pixel belongs to a figure, computed at the scale it needs."""
    height, width = opened.photo.shape[:2]
    scale = min(FIGURES.view.cell_px / opened.shot.cell, FIGURES.view.max_picture_px / max(height, width))
    looked = cv2.resize(opened.photo, None, fx=scale, fy=scale, interpolation=cv2.INTER_LINEAR)
    return cv2.resize(
        1 - dense.figures(np.asarray(looked, np.uint8)).background,
        (width, height),
        interpolation=cv2.INTER_LINEAR,
    )


def _bare_ring(known: np.ndarray, chance: np.ndarray, middle: np.ndarray, side: float) -> None:
    """Mark pixels close to a figure that certainly do not belong to it as background."""
    disc = np.zeros(known.shape, np.uint8)
    cv2.circle(disc, tuple(np.round(middle).astype(int).tolist()), int(0.45 * side), 1, -1)
    known[(disc > 0) & (known == UNKNOWN) & (chance < NOTHING)] = 0


def _cut_out(known: np.ndarray, photo: np.ndarray, middle: np.ndarray, side: float, number: int) -> bool:
    """Segment a figure that the net did not detect by its appearance; return False where that fails."""
    x, y, reach = int(middle[0]), int(middle[1]), max(6, int(0.4 * side))
    top, left = max(0, y - reach), max(0, x - reach)
    part = np.ascontiguousarray(photo[top : y + reach, left : x + reach])
    if min(part.shape[:2]) < 8:
        return False
    guess = np.full(part.shape[:2], cv2.GC_BGD, np.uint8)
    centre = (x - left, y - top)
    cv2.circle(guess, centre, max(3, int(0.26 * side)), cv2.GC_PR_BGD, -1)
    cv2.circle(guess, centre, max(2, int(0.16 * side)), cv2.GC_PR_FGD, -1)
    cv2.circle(guess, centre, max(1, int(0.06 * side)), cv2.GC_FGD, -1)
    no_box = (0, 0, 0, 0)  # the mask stands for it
    cv2.grabCut(part, guess, no_box, np.zeros((1, 65)), np.zeros((1, 65)), 4, cv2.GC_INIT_WITH_MASK)
    own = ((guess == cv2.GC_FGD) | (guess == cv2.GC_PR_FGD)).astype(np.uint8)
    own = cv2.morphologyEx(own, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    if not 0.02 <= own.sum() / side**2 <= 0.25:
        return False
    region = known[top : y + reach, left : x + reach]
    near = cv2.dilate(own, np.ones((5, 5), np.uint8)) > 0
    region[(region == UNKNOWN) & ~near & (guess != cv2.GC_PR_BGD)] = UNKNOWN
    region[own > 0] = number
    return True


def repainted(
    opened: DecodedPhoto, rng: np.random.Generator, colours: Sequence[str] = COLOURS
) -> DecodedPhoto:
    """Return the photo with its figures in other colours, some of `colours`: new paint under the same light
    and shade."""
    photo, figures = opened.photo.astype(np.float32), opened.figures.copy()
    mask = np.zeros(figures.shape, np.uint8)
    for quad in opened.shot.quads:
        cv2.fillConvexPoly(mask, np.round(quad).astype(np.int32), 1)
    board = board_colour(opened.photo, mask > 0)
    wood = ((figures > 0) & (figures != UNKNOWN)).astype(np.uint8)
    grown = 2 + round(RIM * opened.shot.cell)
    rim = np.ones((2 * grown - 3,) * 2, np.uint8)
    count, parts, stats, _ = cv2.connectedComponentsWithStats(wood)
    for n in range(1, count):
        left, top, wide, high, _ = (int(v) for v in stats[n])
        box = (
            slice(max(0, top - 2 * grown), top + high + 2 * grown),
            slice(max(0, left - 2 * grown), left + wide + 2 * grown),
        )
        colour = colours[int(rng.integers(len(colours)))]
        if colour not in PAINTS or rng.random() < KEPT:
            continue
        where = cv2.dilate((parts[box] == n).astype(np.uint8), rim) > 0
        photo[box] = covered(photo[box], where, some_paint(colour, rng) / BOARD * board)
        figures[parts == n] = 1 + COLOURS.index(colour)
    return replace(opened, photo=photo.clip(0, 255).astype(np.uint8), figures=figures)


def some_paint(colour: str, rng: np.random.Generator) -> np.ndarray:
    """Return blue, green, red of a paint of this colour in white light (vision.figures.colour_estimate)."""
    usual, spread = PAINTS[colour]
    tone = rng.normal(usual, np.array(spread) * VARIED)
    lit = np.array([np.exp(tone[0]), np.exp(tone[1]), 1.0])
    return np.asarray((lit / lit.max() * np.exp(tone[2]) - FIGURES.colour.black_reflection).clip(0.01))


def covered(part: np.ndarray, where: np.ndarray, paint: np.ndarray) -> np.ndarray:
    """Return a part of a picture with the object at `where` in this paint, under the same light and shade."""
    shade = part.mean(2, keepdims=True)
    shade = (shade / max(float(np.median(shade[where])), 4.0)).clip(0.3, 2.5)
    soft = cv2.GaussianBlur(where.astype(np.float32), (0, 0), 0.7)[..., None]
    return np.asarray(part * (1 - soft) + shade * paint * soft)
