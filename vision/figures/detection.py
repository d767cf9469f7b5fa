"""Detect figures: scale the board for the figure net, and locate the foot of each blob in a cell."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.arrays import Float32s, Floats, Picture
from vision.figures.blobs import Blob, find_blobs
from vision.figures.colour_estimate import board_colour, in_white_light, repaint
from vision.figures.colour_names import PaintedFigure, named_together
from vision.figures.confidence import (
    confidence,
    evidence_of,
    figure_confidence,
    in_company,
    on_roof,
    roofs_of,
)
from vision.figures.faint.overlooked import doubtful, faint_colours, overlooked
from vision.figures.foot_point import UPRIGHT, PictureTurn, Plumb
from vision.figures.parameters import FIGURES
from vision.figures.piece_kinds import form_of
from vision.figures.piece_shape import SHAPES, shapes_of
from vision.figures.views import View, balanced, bands, covered, longer_side, look, side_of, sides_of
from vision.image.tone import evened, saturated
from vision.labels.cell_geometry import cell_of, on_rim
from vision.models import dense
from vision.reading import Cell, Point, Quad, SeenFigure
from vision.solver.parameters import SOLVER
from vision.tiles.pixel_refinement import flattened

PARAMETERS = FIGURES.detection

PLAYERS = ("yellow", "red", "green", "blue", "black")  # colours in the boxes of other games


@dataclass(frozen=True, eq=False)
class DetectedFigures:
    """The figures on the board, and for each view of the `turn`ed picture a mask of pixels that may show one
    (255, else 0)."""

    figures: tuple[SeenFigure, ...]
    views: tuple[tuple[Picture, View], ...]
    turn: PictureTurn = UPRIGHT

    def hidden(self, quad: Floats, side: int, room: int) -> Float32s:
        """Return the share of each pixel of a rectified cell (see vision.tiles.pixel_refinement) that a
        figure hides."""
        quad = self.turn.there(quad)
        seen = [flattened(m, (quad - v.corner) * v.scale, side, room) for m, v in self.views]
        return np.asarray(np.max(seen, axis=0) / 255, np.float32)


@dataclass(frozen=True, eq=False)
class SeenBlobs:
    """What the figure net sees around some cells: its blobs, the board's mean colour there, a mask of pixels
    that may show a figure, and blobs seen only because their colour is in play."""

    cells: Sequence[Cell]
    view: View
    blobs: Sequence[Blob]
    board: Floats
    wooden: Picture
    faint: Sequence[Blob] = ()


def see_figures(
    bgr: Picture,
    cells: Sequence[Cell],
    *,
    pieces: bool = False,
    tint: Sequence[float] | None = None,
    roofed: Collection[str] = (),
    in_play: Collection[str] = (),
) -> DetectedFigures:
    """Return the figures whose foot is in one of these cells. `bgr`: the whole picture; `pieces`: the game
    is not Carcassonne and has several shapes; `tint`: mean colour of its tiles in neutral light, if known;
    `roofed`: ids of tiles that show a building with a red roof in their centre; `in_play`: the
    players' colours, where known."""
    size = (bgr.shape[1], bgr.shape[0])
    turn = UPRIGHT if pieces else PictureTurn.of(cells, size)
    bgr, cells = turn.picture(bgr), turn.cells(cells)
    seen = [seen_in(bgr, band, pieces=pieces, tint=tint, in_play=in_play) for band in bands(cells)]
    if not pieces:
        seen = with_names(seen)
    plumb = Plumb.of(cells, size) if pieces and cells else None
    weak = PARAMETERS.min_piece_confidence if pieces else PARAMETERS.min_blob_confidence
    roofs = [] if pieces else roofs_of(cells, roofed)
    found = [f for s in seen for f in figures_on(s.blobs, s.view, s.cells, weak, plumb, roofs)]
    if plumb is not None:
        found = [f for f in found if (on_rim(f.point, cells) or ())[:2] == (f.x, f.y)]
    if plumb is not None:
        lying = PARAMETERS.lying_height_cells
        found = [
            replace(figure, middle=_rounded(plumb.below(figure.middle or figure.point, lying)))
            for figure in _shaped(bgr, found, cells)
        ]
    if not pieces:
        found = [figure for figure in in_company(found) if figure.confidence >= PARAMETERS.min_confidence]
        found += doubtful([f for part in seen for f in figures_on(part.faint, part.view, part.cells, 0.0)])
    views = tuple((part.wooden, part.view) for part in seen)
    found = sorted(map(turn.back, found), key=lambda f: (f.y, f.x, f.v, f.u))
    return DetectedFigures(tuple(found), views, turn)


def seen_in(
    bgr: Picture,
    band: Sequence[Cell],
    *,
    pieces: bool,
    tint: Sequence[float] | None,
    in_play: Collection[str] = (),
) -> SeenBlobs:
    """Run the figure net on the part of the picture around these cells."""
    return seen_on(*look(bgr, band), band, pieces=pieces, tint=tint, in_play=in_play)


def seen_on(
    part: Picture,
    view: View,
    band: Sequence[Cell],
    *,
    pieces: bool = False,
    tint: Sequence[float] | None = None,
    in_play: Collection[str] = (),
) -> SeenBlobs:
    """Run the figure net on a view of these cells."""
    where = covered(part, view, [c for c in band if c.alike >= SOLVER.solution.min_cosine_familiar] or band)
    if not pieces:
        part = saturated(evened(part, where), where)
    elif tint is not None:
        part = balanced(part, where, tint)
    rare = [] if pieces else faint_colours(in_play)
    chances = dense.figures(part, pieces=pieces)
    wooden = np.asarray(chances.background < FIGURES.view.max_background_probability, np.uint8) * 255
    margin = np.ones((FIGURES.view.hidden_margin_px, FIGURES.view.hidden_margin_px))
    least = PARAMETERS.min_figure_cells * FIGURES.view.cell_px**2
    apart = PARAMETERS.min_distance_cells * FIGURES.view.cell_px
    blobs = find_blobs(chances, dense.FIGURE_COLOURS, least, part, apart)
    if pieces:
        blobs = [held for b in blobs if (held := _of_players(b)) is not None]
    board = board_colour(part, where)
    faint = overlooked(chances, rare, blobs, part, board, where) if rare else ()
    return SeenBlobs(band, view, blobs, board, np.asarray(cv2.dilate(wooden, margin), np.uint8), faint)


def with_names(seen: Sequence[SeenBlobs]) -> list[SeenBlobs]:
    """Return the blobs with their colours, named for the photo as a whole."""
    painted = [
        PaintedFigure(
            repaint(blob.colours, np.array(blob.paint), part.board),
            in_white_light(np.array(blob.paint), part.board),
        )
        for part in seen
        for blob in part.blobs
    ]
    names = iter(named_together(painted))
    return [
        replace(part, blobs=[replace(b, colours=n.colours, group=n.group) for b, n in zip(part.blobs, names)])  # noqa: B905
        for part in seen
    ]


def _of_players(blob: Blob) -> Blob | None:
    """Restrict the blob to the player colours of other games; None if most of it has other colours."""
    own = [(colour, share) for colour, share in blob.colours if colour in PLAYERS]
    whole = sum(share for _, share in own)
    if whole < PARAMETERS.min_player_colour_share:
        return None
    return replace(blob, colours=tuple((colour, round(share / whole, 4)) for colour, share in own))


def _shaped(bgr: Picture, found: Sequence[SeenFigure], cells: Sequence[Cell]) -> list[SeenFigure]:
    """Add the shape probabilities to the figures."""
    sides = {(c.x, c.y): side_of(c) for c in cells}
    shapes = shapes_of(bgr, [(f.middle or f.point, sides[f.x, f.y]) for f in found])
    rows = [tuple(zip(SHAPES, (round(float(p), 4) for p in row), strict=True)) for row in shapes]
    return [replace(figure, shapes=row) for figure, row in zip(found, rows, strict=True)]


def figures_on(
    blobs: Sequence[Blob],
    view: View,
    cells: Sequence[Cell],
    weak: float = PARAMETERS.min_confidence,
    plumb: Plumb | None = None,
    roofs: Sequence[Quad] = (),
) -> list[SeenFigure]:
    """Return the blobs whose foot is in a cell and whose confidence is at least `weak`. `plumb` locates
    the foot; without it, the foot is the lowest pixels. `roofs`: tiles with a red roof in their centre."""
    at = {(c.x, c.y): c for c in cells}
    found = []
    for blob in blobs:
        if plumb is None:
            point = view.back(blob.foot)
        else:
            point = plumb.below(view.back(blob.middle), PARAMETERS.standing_height_cells)
        place = cell_of(point, cells) if plumb is None else on_rim(point, cells)
        if place is None:
            continue
        x, y, u, v = place
        size = blob.area / view.scale**2 / side_of(at[x, y]) ** 2
        if plumb is None:
            roof = on_roof(blob, view.back(blob.middle), roofs)
            sure = figure_confidence(evidence_of(blob, size, roof=roof))
        else:
            sure = confidence(blob.score, max(size, 1e-6), blob.colours[0][1])
        if not PARAMETERS.min_figure_cells <= size <= PARAMETERS.max_figure_cells or sure < weak:
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
                group=blob.group,
                form=form_of(blob, longer_side(at[x, y]) * view.scale) if plumb is None else None,
            )
        )
    return found


def _rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def upright(blob: Blob, scale: float, cell: Cell) -> float:
    """Return the log-odds that a figure of this shape is standing, given the slant of the table. Weights
    from labelled photos."""
    base, tall, broad, steep, large = PARAMETERS.standing_weights
    side = side_of(cell) * scale
    along, down = sides_of(cell)
    longest = longer_side(cell)
    slant = max(PARAMETERS.min_slant, abs(float(along[0] * down[1] - along[1] * down[0])) / longest**2)
    terms = np.log([blob.high / side, blob.wide / side, slant, blob.area / side**2])
    return float(base + np.dot((tall, broad, steep, large), terms))
