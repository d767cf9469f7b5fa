"""Wooden figures: from a map of figure colours to blobs, and from a blob to a foot in a cell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import nets
from vision.paint import Shares, board_colour, repaint
from vision.places import cell_of
from vision.reading import Cell, Point, SeenFigure

SURE = 0.5  # figure probability from which a pixel belongs to a blob
FOOT = 0.22  # share of a blob's rows, from below, that is its foot
LEAST = 0.02  # smallest figure, in cells
MOST = 0.9  # largest
SPECK = 0.35  # of its bigger neighbour: a patch of another colour joins it
WEAK = 0.4  # confidence below which a blob is no figure
SURENESS = (5.1, 0.5, 2.7, 3.7)  # log-odds of a figure: base, score, log of size, share of its colour
DOUBLE = 1.6  # of the usual size: a patch that may be two figures
CORE = 0.6  # of the thickest place: as thick as the middle of each figure
STANDS = (1.35, 4.4, -1.5, 1.06, -1.8)  # log-odds of standing: base, logs of height, width, slant, area
CELL_PX = 80.0  # side of a cell in the picture the net sees
MOST_PX = 2560  # its longest side
MARGIN = 0.6  # cells around the board: figures rise above it
SPREAD = 1.8  # of cell sizes from which far and near are seen apart

Floats = NDArray[np.float32]
Picture = NDArray[np.uint8]


@dataclass(frozen=True)
class View:
    """A part of the picture at the size the figure net wants: pixel p of the picture is (p - corner) *
    scale here."""

    corner: Point
    scale: float

    def back(self, point: Point) -> Point:
        return point[0] / self.scale + self.corner[0], point[1] / self.scale + self.corner[1]


@dataclass(frozen=True)
class Blob:
    """One connected figure in the map. Pixels of the map; `colours`: shares, likeliest first; `score`
    0..1."""

    foot: Point
    middle: Point
    area: float
    wide: float
    high: float
    score: float
    colours: Shares
    paint: tuple[float, ...] = (0.0, 0.0, 0.0)


def see_figures(bgr: Picture, cells: Sequence[Cell]) -> tuple[SeenFigure, ...]:
    """Figures whose foot stands in one of these cells. `bgr` is the whole picture."""
    found: list[SeenFigure] = []
    for band in bands(cells):
        part, view = look(bgr, band)
        blobs = find_blobs(nets.figures(part), nets.FIGURE_COLOURS, LEAST * CELL_PX**2, part)
        board = board_colour(part, covered(part, view, band))
        blobs = [replace(b, colours=repaint(b.colours, np.array(b.paint), board)) for b in blobs]
        found += figures_on(blobs, view, band)
    return tuple(sorted(found, key=lambda f: (f.y, f.x, f.v, f.u)))


def bands(cells: Sequence[Cell]) -> list[list[Cell]]:
    """The cells in groups of similar size in the picture: all, or the far and the near ones apart."""
    if not cells:
        return []
    sizes = np.array([side_of(c) for c in cells])
    small, large = np.quantile(sizes, (0.1, 0.9))
    if large < SPREAD * small:
        return [list(cells)]
    middle = float(np.sqrt(small * large))
    return [
        [c for c, size in zip(cells, sizes, strict=True) if (size >= middle) == near]
        for near in (False, True)
    ]


def look(bgr: Picture, cells: Sequence[Cell]) -> tuple[Picture, View]:
    """The part of the picture around these cells, scaled so that a cell measures about CELL_PX."""
    corners = np.array([c.quad for c in cells]).reshape(-1, 2)
    side = float(np.median([side_of(c) for c in cells]))
    low, high = corners.min(0) - MARGIN * side, corners.max(0) + MARGIN * side
    height, width = bgr.shape[:2]
    left, top = max(0, int(low[0])), max(0, int(low[1]))
    right, bottom = min(width, int(high[0]) + 1), min(height, int(high[1]) + 1)
    scale = min(CELL_PX / side, MOST_PX / max(right - left, bottom - top, 1))
    size = (max(1, round((right - left) * scale)), max(1, round((bottom - top) * scale)))
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    part = cv2.resize(bgr[top:bottom, left:right], size, interpolation=way)
    return np.asarray(part, np.uint8), View((left, top), scale)


def covered(part: Picture, view: View, cells: Sequence[Cell]) -> NDArray[np.bool_]:
    """The pixels of a view that lie on these cells."""
    mask = np.zeros(part.shape[:2], np.uint8)
    for cell in cells:
        corners = (np.array(cell.quad) - view.corner) * view.scale
        cv2.fillConvexPoly(mask, np.round(corners).astype(np.int32), 1)
    return mask > 0


def side_of(cell: Cell) -> float:
    """Side of a square as large as the cell in the picture, in pixels."""
    return max(1.0, float(cv2.contourArea(np.array(cell.quad, np.float32)))) ** 0.5


def find_blobs(
    chances: Floats, colours: Sequence[str], least: float, picture: Picture | None = None
) -> list[Blob]:
    """Figures in a map height x width x (1 + colours) of probabilities, background first; `least`: area in
    pixels; `picture`: what the map was made of, for the blobs' paint."""
    figure = 1.0 - chances[..., 0]
    mask = figure > SURE
    winner = np.where(mask, chances[..., 1:].argmax(-1) + 1, 0).astype(np.uint8)
    patches = list(_patches(winner, least))
    usual = float(np.median([where.sum() for where, _ in patches])) if patches else 0.0
    return [
        _blob(part, box, chances, figure, colours, picture)
        for where, box in patches
        for part in _single(where, usual)
    ]


def figures_on(blobs: Sequence[Blob], view: View, cells: Sequence[Cell]) -> list[SeenFigure]:
    """The blobs whose foot stands in a cell."""
    at = {(c.x, c.y): c for c in cells}
    found = []
    for blob in blobs:
        point = view.back(blob.foot)
        place = cell_of(point, cells)
        if place is None:
            continue
        x, y, u, v = place
        size = blob.area / view.scale**2 / side_of(at[x, y]) ** 2
        sure = confidence(blob.score, max(size, 1e-6), blob.colours[0][1])
        if not LEAST <= size <= MOST or sure < WEAK:
            continue
        stands = upright(blob, view.scale, at[x, y])
        found.append(
            SeenFigure(
                point=_rounded(point),
                x=x,
                y=y,
                u=round(u, 3),
                v=round(v, 3),
                colour=blob.colours[0][0],
                kind="meeple",
                pose="standing" if stands > 0 else "lying",
                confidence=round(sure, 4),
                middle=_rounded(view.back(blob.middle)),
                upright=round(stands, 3),
                size=round(size, 4),
                colours=blob.colours[:3],
            )
        )
    return found


def _rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def _patches(
    winner: NDArray[np.uint8], least: float
) -> Iterator[tuple[NDArray[np.bool_], tuple[slice, slice]]]:
    """Connected figures with their boxes: patches of one colour, specks of other colours joined to their
    host."""
    count, blobs, stats, _ = cv2.connectedComponentsWithStats((winner > 0).astype(np.uint8), connectivity=8)
    for number in range(1, count):
        left, top, width, height, area = stats[number]
        if area < least:
            continue
        box = (slice(top, top + height), slice(left, left + width))
        whole = blobs[box] == number
        parts = _by_colour(np.where(whole, winner[box], 0), least)
        for part in parts or [whole]:
            yield part, box


def _by_colour(winner: NDArray[np.uint8], least: float) -> list[NDArray[np.bool_]]:
    """Split one connected blob into figures of one colour each; empty when it is a single figure."""
    labels = np.zeros(winner.shape, np.int32)
    sizes: list[int] = []
    for colour in np.unique(winner[winner > 0]):
        count, parts, stats, _ = cv2.connectedComponentsWithStats((winner == colour).astype(np.uint8))
        for number in range(1, count):
            sizes.append(int(stats[number, cv2.CC_STAT_AREA]))
            labels[parts == number] = len(sizes)
    biggest = max(sizes)
    kept = [n + 1 for n, size in enumerate(sizes) if size >= max(least, SPECK * biggest)]
    if len(kept) < 2:
        return []
    nearest = _nearest(np.where(np.isin(labels, kept), labels, 0))
    return [(winner > 0) & (nearest == n) for n in kept]


def _nearest(seeds: NDArray[np.int32]) -> NDArray[np.int32]:
    """For every pixel the number of the seed (above 0) that lies nearest."""
    _, pixels = cv2.distanceTransformWithLabels(
        (seeds == 0).astype(np.uint8), cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL
    )
    number = np.zeros(int(pixels.max()) + 1, np.int32)
    number[pixels[seeds > 0]] = seeds[seeds > 0]
    return np.asarray(number[pixels])


def _single(where: NDArray[np.bool_], usual: float) -> list[NDArray[np.bool_]]:
    """The figures of one colour that touch in this patch: its thick parts, if each is of usual size."""
    if where.sum() < DOUBLE * usual:
        return [where]
    inner = cv2.distanceTransform(np.pad(where, 1).astype(np.uint8), cv2.DIST_L2, 5)[1:-1, 1:-1]
    count, cores = cv2.connectedComponents((inner > CORE * inner.max()).astype(np.uint8))
    nearest = _nearest(np.asarray(cores, np.int32))
    parts = [where & (nearest == n) for n in range(1, count)]
    return parts if len(parts) > 1 and min(p.sum() for p in parts) > usual * DOUBLE / 3 else [where]


def _blob(
    where: NDArray[np.bool_],
    box: tuple[slice, slice],
    chances: Floats,
    figure: Floats,
    colours: Sequence[str],
    picture: Picture | None,
) -> Blob:
    rows, columns = np.nonzero(where)
    top, left = box[0].start, box[1].start
    shares = chances[box][where][:, 1:].sum(0)
    shares = shares / max(float(shares.sum()), 1e-9)
    order = np.argsort(-shares)
    paint = (0.0, 0.0, 0.0) if picture is None else tuple(np.median(picture[box][where], axis=0).tolist())
    line = np.quantile(rows, 1 - FOOT)
    low = rows >= line
    return Blob(
        foot=(float(columns[low].mean()) + left, float(rows[low].mean()) + top),
        middle=(float(columns.mean()) + left, float(rows.mean()) + top),
        area=float(len(rows)),
        wide=float(np.ptp(columns)) + 1,
        high=float(np.ptp(rows)) + 1,
        score=float(figure[box][where].mean()),
        colours=tuple((colours[i], round(float(shares[i]), 4)) for i in order),
        paint=paint,
    )


def confidence(score: float, size: float, share: float) -> float:
    """How sure that a blob is a figure: from the map's own word, its size in cells and how much of it is
    of one colour. Weights from labelled photos."""
    base, word, large, pure = SURENESS
    return float(1 / (1 + np.exp(-(base + word * score + large * np.log(size) + pure * share))))


def upright(blob: Blob, scale: float, cell: Cell) -> float:
    """Log-odds that a figure of this shape stands, seen at this slant of the table. Weights from labelled
    photos."""
    base, tall, broad, steep, large = STANDS
    side = side_of(cell) * scale
    quad = np.array(cell.quad)
    along, down = (quad[1] - quad[0] + quad[2] - quad[3]) / 2, (quad[3] - quad[0] + quad[2] - quad[1]) / 2
    longest = max(float(np.hypot(*along)), float(np.hypot(*down)), 1.0)
    slant = max(0.05, abs(float(along[0] * down[1] - along[1] * down[0])) / longest**2)
    terms = np.log([blob.high / side, blob.wide / side, slant, blob.area / side**2])
    return float(base + np.dot((tall, broad, steep, large), terms))
