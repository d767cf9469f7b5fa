"""From a picture to its lattice: candidates from lines and corners, the best one, then the local drift."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import Unreadable
from vision.lattice.evidence import Evidence, from_corners, from_grid, from_segments
from vision.lattice.field import follow
from vision.lattice.grid import Lattice
from vision.lattice.lines import Array, Segments, find_segments, grid_pairs, inside, joined
from vision.lattice.masks import busy_mask, colour_masks
from vision.lattice.peaks import Scene, enlargement, tile_corners, tile_mask
from vision.lattice.plane import metric_view, polish, project
from vision.lattice.score import corner_score, covered_cells, line_score
from vision.lattice.second import look_again
from vision.lattice.spacing import grids
from vision.photo import shrink
from vision.rectify import crops

Picture = NDArray[np.uint8]
Likeness = NDArray[np.float32]
WORK = 1600                # long side, pixels, of the picture the geometry is found in
MAGNIFIED = 2.0            # at most
SMALLEST = 100             # pixels of a picture's shorter side
SHORTEST = 14.0            # pixels of a segment
SURE = 60.0                # pixels of a segment that counts like a corner
LEAST = 0.25               # occupancy of a cell worth reporting
CLEAR = 0.7                # score of a single candidate that needs no second opinion
FAMILIAR = 0.6             # likeness of cells to known tiles that outweighs a poor score
RIVALS = 8                 # candidates told apart by their cells
LOOKED_AT = 16             # cells of each
ENOUGH = 0.45              # score below which a candidate is no board
PASSES = 2
FEWEST = 12                # corners seen, from which on they are believed


@dataclass(frozen=True)
class Seen:
    """All that a picture shows of its grid, in working pixels."""

    size: tuple[int, int]
    segments: Segments
    corners: Array
    strength: Array
    masks: list[Picture]               # the most trusted last
    learnt: bool                       # whether the last mask is the scene net's


@dataclass(frozen=True)
class Candidate:
    """A grid (homography picture -> grid) that a mask led to."""

    score: float
    grid: Array
    mask: Picture
    evidence: Evidence


def find_lattice(bgr: Picture, scene: Scene | None = None,
                 look: Callable[[Picture], Scene] | None = None,
                 like: Callable[[Picture], Likeness] | None = None) -> Lattice:
    """The grid of laid tiles in an upright picture, in its pixels; y grows downwards in the picture.

    `scene`: what the scene net saw in a smaller copy of the whole picture; without it lines and colours
    must do. `look`: the scene net itself, to look once more at the flattened board.
    Raises Unreadable("lattice", ...) where no grid of at least four tiles is seen.
    """
    if min(bgr.shape[:2]) < SMALLEST:
        raise Unreadable("lattice", f"The picture is too small: it needs {SMALLEST} pixels at least.")
    work, scale = resized(bgr)
    seen = gather(work, scene, (bgr.shape[1], bgr.shape[0]))
    candidates = [c for mask in seen.masks for c in candidates_from(seen, mask)]
    best = choose(work, seen, candidates, like)
    if best is None:                    # tiles of unusual colour: wherever much is printed
        best = choose(work, seen, candidates_from(seen, busy_mask(work)), like)
    if best is None:
        raise Unreadable("lattice", "No board of square tiles was found in the picture.")
    mask = cv2.bitwise_or(seen.masks[-1], best.mask) if seen.learnt else best.mask
    cells, first = covered_cells(best.grid, mask)
    cells, first = np.pad(cells, 2), (first[0] - 2, first[1] - 2)
    lattice = follow(np.linalg.inv(best.grid), best.evidence, cells, first)
    segments, corners = inside(seen.segments, mask), from_corners(seen.corners, seen.strength)
    for _ in range(PASSES):             # each pass finds lines of bent wings that ran askew before
        ends = lattice.locate(segments.start), lattice.locate(segments.end)
        evidence = from_grid(segments, *ends, SURE) + corners
        lattice = follow(lattice.base, evidence, cells, first)
    lattice = occupied(lattice, mask)
    if look is not None and lattice.cells:
        lattice = look_again(work, lattice, evidence, look)
    if not lattice.cells:
        raise Unreadable("lattice", "No board of square tiles was found in the picture.")
    return lattice.scaled(1 / scale)


def resized(bgr: Picture) -> tuple[Picture, float]:
    """The working picture and its size relative to the original: small pictures are enlarged, so that the shortest
    segments worth keeping are found in them too."""
    scale = WORK / max(bgr.shape[:2])
    if scale <= 1:
        return shrink(bgr, WORK)
    scale = min(scale, MAGNIFIED)
    return np.asarray(cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC), np.uint8), scale


def choose(work: Picture, seen: Seen, candidates: list[Candidate],
           like: Callable[[Picture], Likeness] | None) -> Candidate | None:
    """The best candidate, if it is good enough; close or weak ones are told apart by how their cells look."""
    rivals: list[Candidate] = []
    points = seen.corners if len(seen.corners) >= FEWEST else seen.segments.middle
    for candidate in sorted(candidates, key=lambda c: -c.score):
        if not any(same(candidate.grid, other.grid, points) for other in rivals):
            rivals.append(candidate)
    if not rivals:
        return None
    best = rivals[0]
    rivals = [rival for rival in rivals[:RIVALS] if rival.score > 0.5 * best.score]
    if like is None or (best.score > CLEAR and len(rivals) == 1):
        return best if best.score >= ENOUGH else None
    alike = [likeness(work, rival, like) for rival in rivals]
    k = int(np.argmax([rival.score + 2 * a for rival, a in zip(rivals, alike, strict=True)]))
    return rivals[k] if rivals[k].score >= ENOUGH or alike[k] >= FAMILIAR else None


def likeness(work: Picture, candidate: Candidate, like: Callable[[Picture], Likeness]) -> float:
    """How alike to known tiles the better third of some of the candidate's covered cells are at least."""
    cells, first = covered_cells(candidate.grid, candidate.mask)
    rows, columns = np.nonzero(cells)
    if not len(rows):
        return -1.0
    some = np.linspace(0, len(rows) - 1, min(LOOKED_AT, len(rows))).astype(int)
    flat = Lattice(np.linalg.inv(candidate.grid), first, np.zeros((2, 2, 2)), {})
    quads = [flat.quad(int(columns[i]) + first[0], int(rows[i]) + first[1]) for i in some]
    alike = like(crops(work, [quad for quad in quads if np.isfinite(quad).all()]))
    return float(np.percentile(alike, 65)) if len(alike) else -1.0


def gather(work: Picture, scene: Scene | None, own: tuple[int, int]) -> Seen:
    """Segments, corners and masks of the working picture; `own` is the original's (width, height)."""
    size = (work.shape[1], work.shape[0])
    segments = find_segments(np.asarray(cv2.cvtColor(work, cv2.COLOR_BGR2GRAY), np.uint8), SHORTEST)
    masks = colour_masks(work)
    if scene is None:
        return Seen(size, segments, np.zeros((0, 2)), np.zeros(0), masks, False)
    factor = enlargement(scene, size, own)
    mask = tile_mask(scene, size, factor)
    corners, strength = tile_corners(scene, factor)
    return Seen(size, segments, corners, strength, [*masks, mask] if mask.any() else masks, bool(mask.any()))


def candidates_from(seen: Seen, mask: Picture) -> list[Candidate]:
    """Every plausible grid of the lines inside a mask, scored."""
    segments = inside(seen.segments, mask)
    lines = segments + inside(joined(seen.corners), mask)
    if len(lines.length) < 8:
        return []
    centre = np.average(lines.middle, axis=0, weights=lines.length)
    corners = from_corners(seen.corners, seen.strength)
    found: list[Candidate] = []
    for pair in grid_pairs(lines, seen.size, np.random.default_rng(7)):
        pair, view = upright(pair, centre, seen.size)
        evidence = from_segments(segments, np.array(pair), SURE) + corners
        for rough in grids(view, evidence):
            grid = polish(rough, evidence)[0]
            if not any(same(grid, other.grid, evidence.points) for other in found):
                found.append(Candidate(score(grid, seen, mask), grid, mask, evidence))
    return found


def score(grid: Array, seen: Seen, mask: Picture) -> float:
    """How well a grid explains the lines and, where enough are seen, the corners in a mask."""
    lines = line_score(grid, inside(seen.segments, mask), mask)
    if len(seen.corners) < FEWEST:
        return lines
    return max(lines, 0.35 * lines + 0.65 * corner_score(grid, seen.corners, mask))


def same(one: Array, other: Array, points: Array) -> bool:
    """Whether two grids agree on nearly all points, up to a whole number of cells."""
    some = points[::max(1, len(points) // 60)]
    apart = project(one, some) - project(other, some)
    apart = apart[np.isfinite(apart[:, 0])]
    if not len(apart):
        return False
    apart -= np.round(np.sort(apart, axis=0)[len(apart) // 2])
    return bool((np.abs(apart) > 0.1).any(axis=1).mean() < 0.1)


def upright(pair: tuple[Array, Array], centre: Array,
            size: tuple[int, int]) -> tuple[tuple[Array, Array], Array]:
    """The pair in the order (x, y), and its metric view with x to the right and y downwards in the
    picture."""
    best: tuple[float, tuple[Array, Array], Array] | None = None
    for order in (pair, pair[::-1]):
        view = metric_view(*order, centre, size)
        right = project(view, centre + np.array([[1.0, 0.0]]))[0]
        down = project(view, centre + np.array([[0.0, 1.0]]))[0]
        axes = np.linalg.inv(np.stack([right, down], 1))         # columns: pixels per step along x, along y
        axes = axes / np.hypot(*axes)
        for sign in (1.0, -1.0):
            other = sign * np.sign(np.linalg.det(axes))
            fit = float(sign * axes[0, 0] + other * axes[1, 1])
            if best is None or fit > best[0]:
                best = fit, order, np.diag([sign, other, 1.0]) @ view
    assert best is not None
    return best[1], best[2]


def occupied(lattice: Lattice, mask: Picture, fine: int = 6) -> Lattice:
    """The lattice with the share of each cell that the mask covers, its rim left out."""
    rows, columns = lattice.drift.shape[0] - 1, lattice.drift.shape[1] - 1
    inner = (np.arange(fine) + 0.5) / fine * 0.84 + 0.08
    x = (np.arange(columns)[:, None] + inner).ravel() + lattice.first[0]
    y = (np.arange(rows)[:, None] + inner).ravel() + lattice.first[1]
    points = np.stack([a.ravel() for a in np.meshgrid(x, y)], 1)
    pixels = lattice.corners(points).reshape(len(y), len(x), 2).astype(np.float32)
    seen = cv2.remap(mask, pixels, None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=0)
    share = cv2.resize(seen, (columns, rows), interpolation=cv2.INTER_AREA) / 255.0
    cells = {(int(c) + lattice.first[0], int(r) + lattice.first[1]): round(float(share[r, c]), 3)
             for r, c in zip(*np.nonzero(share > LEAST), strict=True)}
    return replace(lattice, cells=cells)
