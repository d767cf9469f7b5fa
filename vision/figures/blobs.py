"""Segment the figure net's probability map into blobs, one per figure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Float32s, Picture
from vision.figures.colour_estimate import Shares
from vision.figures.parameters import FIGURES
from vision.models.dense import FigureChances
from vision.reading import Point

PARAMETERS = FIGURES.blobs


@dataclass(frozen=True)
class Blob:
    """One connected figure in the map, in pixels of the map. `colours`: shares, most likely first; `score`: 0
    to 1; `core`: log-odds of a figure in the median pixel; `spread`: variance along x, covariance, variance
    along y; `full`: share of its convex hull."""

    foot: Point
    middle: Point
    area: float
    wide: float
    high: float
    score: float
    colours: Shares
    paint: tuple[float, ...] = (0.0, 0.0, 0.0)
    spread: tuple[float, float, float] = (0.0, 0.0, 0.0)
    full: float = 1.0
    group: int | None = None  # of figures of like paint in the photo
    core: float = 0.0


def find_blobs(
    chances: FigureChances,
    colours: Sequence[str],
    least: float,
    picture: Picture | None = None,
    apart: float = 0.0,
) -> list[Blob]:
    """Return the figures in a probability map. `least`: minimum area in pixels; `picture`: the input of the
    map, used to measure each blob's paint; `apart`: minimum distance in pixels between the centres of two
    figures."""
    patches = list(_patches(chances, least, apart))
    usual = float(np.median([where.sum() for where, _, _ in patches])) if patches else 0.0
    return [
        _blob(part, box, inside, colours, picture)
        for where, box, inside in patches
        for part in _single(where, usual)
    ]


def _patches(
    chances: FigureChances, least: float, apart: float
) -> Iterator[tuple[NDArray[np.bool_], tuple[slice, slice], Float32s]]:
    """Yield the mask and bounding box of each connected figure, and the probabilities in the box: patches of
    one colour, with specks of other colours merged into their host."""
    mask = 1.0 - chances.background > PARAMETERS.min_figure_probability
    count, blobs, stats, _ = cv2.connectedComponentsWithStats(mask.astype(np.uint8), connectivity=8)
    for number in range(1, count):
        left, top, width, height, area = stats[number].tolist()
        if area < least:
            continue
        box = (slice(top, top + height), slice(left, left + width))
        whole, inside = blobs[box] == number, chances.within(box)
        winner = np.where(whole, inside[..., 1:].argmax(-1) + 1, 0).astype(np.uint8)
        for part in _by_colour(winner, least, apart) or [whole]:
            yield part, box, inside


def _by_colour(winner: NDArray[np.uint8], least: float, apart: float) -> list[NDArray[np.bool_]]:
    """Split one connected blob into figures of one colour each; empty if it is a single figure. Patches whose
    centres are closer than `apart` are light and shade of the same figure."""
    labels = np.zeros(winner.shape, np.int32)
    sizes: list[int] = []
    for colour in np.unique(winner[winner > 0]):
        count, parts, stats, _ = cv2.connectedComponentsWithStats((winner == colour).astype(np.uint8))
        for number in range(1, count):
            sizes.append(int(stats[number, cv2.CC_STAT_AREA]))
            labels[parts == number] = len(sizes)
    biggest = max(sizes)
    kept = [n + 1 for n, size in enumerate(sizes) if size >= max(least, PARAMETERS.max_speck_share * biggest)]
    if len(kept) < 2:
        return []
    one = _joined(labels, kept, apart)
    if len(set(one.values())) < 2:
        return []
    nearest = _nearest(np.where(np.isin(labels, kept), labels, 0))
    return [
        (winner > 0) & np.isin(nearest, [n for n in kept if one[n] == first])
        for first in sorted(set(one.values()))
    ]


def _joined(labels: NDArray[np.int32], kept: Sequence[int], apart: float) -> dict[int, int]:
    """Map each patch to the first patch of its figure; patches closer than `apart` are chained into one
    figure."""
    middles = {n: np.argwhere(labels == n).mean(0) for n in kept}
    one = {n: n for n in kept}
    for a in kept:
        for b in kept:
            if a < b and np.hypot(*(middles[a] - middles[b])) < apart:
                one = {n: one[a] if first == one[b] else first for n, first in one.items()}
    return one


def _nearest(seeds: NDArray[np.int32]) -> NDArray[np.int32]:
    """Return for every pixel the number of the nearest seed (above 0)."""
    _, pixels = cv2.distanceTransformWithLabels(
        (seeds == 0).astype(np.uint8), cv2.DIST_L2, cv2.DIST_MASK_5, labelType=cv2.DIST_LABEL_PIXEL
    )
    number = np.zeros(int(pixels.max()) + 1, np.int32)
    number[pixels[seeds > 0]] = seeds[seeds > 0]
    return np.asarray(number[pixels])


def _single(where: NDArray[np.bool_], usual: float) -> list[NDArray[np.bool_]]:
    """Split a patch of touching figures of one colour at its thick parts, if each part is of usual size."""
    if where.sum() < PARAMETERS.min_double_area * usual:
        return [where]
    inner = cv2.distanceTransform(np.pad(where, 1).astype(np.uint8), cv2.DIST_L2, cv2.DIST_MASK_5)[1:-1, 1:-1]
    count, cores = cv2.connectedComponents((inner > PARAMETERS.min_core_share * inner.max()).astype(np.uint8))
    nearest = _nearest(np.asarray(cores, np.int32))
    parts = [where & (nearest == n) for n in range(1, count)]
    return (
        parts
        if len(parts) > 1 and min(p.sum() for p in parts) > usual * PARAMETERS.min_double_area / 3
        else [where]
    )


def _blob(
    where: NDArray[np.bool_],
    box: tuple[slice, slice],
    chances: Float32s,
    colours: Sequence[str],
    picture: Picture | None,
) -> Blob:
    """Return the blob of these pixels of a box. `chances`: the probabilities in the box."""
    rows, columns = np.nonzero(where)
    top, left = box[0].start, box[1].start
    here = chances[where]
    shares = here[:, 1:].sum(0)
    shares = shares / max(float(shares.sum()), 1e-9)
    order = np.argsort(-shares)
    paint = (0.0, 0.0, 0.0) if picture is None else tuple(np.median(picture[box][where], axis=0).tolist())
    line = np.quantile(rows, 1 - PARAMETERS.foot_share)
    low = rows >= line
    seen = 1.0 - here[:, 0]
    middle = min(float(np.median(seen)), PARAMETERS.max_core_probability)
    return Blob(
        foot=(float(columns[low].mean()) + left, float(rows[low].mean()) + top),
        middle=(float(columns.mean()) + left, float(rows.mean()) + top),
        area=float(len(rows)),
        wide=float(np.ptp(columns)) + 1,
        high=float(np.ptp(rows)) + 1,
        score=float(seen.mean()),
        colours=tuple((colours[i], round(float(shares[i]), 4)) for i in order),
        paint=paint,
        spread=_spread(rows, columns),
        full=_full(rows, columns),
        core=float(np.log(middle / (1 - middle))),
    )


def _spread(rows: NDArray[np.intp], columns: NDArray[np.intp]) -> tuple[float, float, float]:
    if len(rows) < 2:
        return 0.0, 0.0, 0.0
    (xx, xy), (_, yy) = np.cov(np.stack([columns, rows]))
    return float(xx), float(xy), float(yy)


def _full(rows: NDArray[np.intp], columns: NDArray[np.intp]) -> float:
    hull = cv2.convexHull(np.stack([columns, rows], 1).astype(np.float32))
    return min(1.0, len(rows) / max(float(cv2.contourArea(hull)), 1.0))
