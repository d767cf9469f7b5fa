"""Figures in a colour that is easily overlooked become questions in photos of a match with that colour."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.tables import square
from training.other_boxes.box_camera import MEEPLE
from vision.figures.detection import figures_on
from vision.figures.faint.overlooked import doubtful, faint_blobs, faint_colours, overlooked
from vision.figures.faint.recoloured import candidates, recoloured_blobs, relative_logs, replaced
from vision.figures.parameters import FIGURES
from vision.figures.views import View
from vision.models.dense import FIGURE_COLOURS, FigureChances
from vision.reading import Cell

SIDE = 160
BOARD = np.array([100.0, 120.0, 130.0])
PLACE = (slice(60, 100), slice(70, 90))


def seen(chance: float, colour: str = "grey") -> FigureChances:
    """What the net sees of a board with a figure, of which it is this sure."""
    every = np.zeros((SIDE, SIDE, 1 + len(FIGURE_COLOURS)), np.float32)
    every[..., 0] = 1.0
    every[(*PLACE, 0)] = 1 - chance
    every[(*PLACE, 1 + FIGURE_COLOURS.index(colour))] = chance
    return FigureChances(every, (SIDE, SIDE))


def picture(paint: int) -> np.ndarray:
    shown = np.full((SIDE, SIDE, 3), BOARD, np.uint8)
    shown[PLACE] = paint
    return shown


@pytest.mark.parametrize(
    ("chance", "colour", "paint", "found"),
    [
        (0.3, "grey", 80, 1),
        (0.02, "grey", 80, 0),  # nothing but the tile
        (0.3, "grey", 130, 0),  # as bright as the stone of a wall
        (0.3, "blue", 80, 0),  # blue is not in play
    ],
)
def test_a_grey_figure_is_seen_where_it_is_expected(
    chance: float, colour: str, paint: int, found: int
) -> None:
    before = seen(chance, colour)
    blobs = faint_blobs(before, ["grey"], (), picture(paint), BOARD, 100, 24)
    assert [blob.colours[0][0] for blob in blobs] == ["grey"] * found
    assert before.coarse[80, 80].max() == pytest.approx(max(chance, 1 - chance))  # left as it was


def test_clear_tiles_are_not_read_twice() -> None:
    (clear,) = faint_blobs(seen(0.9), ["grey"], (), picture(80), BOARD, 100, 24)
    assert faint_blobs(seen(0.9), ["grey"], (clear,), picture(80), BOARD, 100, 24) == []


def test_a_faint_figure_is_always_questioned() -> None:
    cells = [Cell(0, 0, square(0, 0), 0.97, 0.9, -9.0, ())]
    view = View((square(0, 0)[0][0] - 30, square(0, 0)[0][1] - 30), 0.8)
    blobs = faint_blobs(seen(0.4), ["grey"], (), picture(80), BOARD, 100, 24)
    (figure,) = doubtful(figures_on(blobs, view, cells, 0.0))
    assert (figure.x, figure.y, figure.colour) == (0, 0, "grey")
    assert figure.confidence < FIGURES.assignment.min_confidence
    assert doubtful([]) == []


# ---- replaced paint ----


WHOLE = np.ones((240, 320), bool)


def meadow(*paint: int) -> np.ndarray:
    """A meadow with a figure in this paint."""
    rng = np.random.default_rng(3)
    shown = np.clip(np.array([60, 150, 110]) + rng.normal(0, 9, (240, 320, 3)), 0, 255).astype(np.uint8)
    body = np.int32(np.round(MEEPLE * (29, 34) + (145, 100)))
    for step in range(4, -1, -1):
        tone = np.array(paint) * (0.62 if step else 1.0)
        cv2.fillPoly(shown, [body + np.int32((0, 2 * step))], tone.tolist(), cv2.LINE_AA)
    return shown


GREY, WOOD = meadow(130, 134, 136), meadow(150, 150, 210)
MIDDLE = (160, 120)


@pytest.mark.parametrize(("shown", "colour"), [(GREY, "grey"), (WOOD, "brown")])
def test_a_figure_is_seen_where_its_paint_is_replaced(shown: np.ndarray, colour: str) -> None:
    before = shown.copy()
    (one,) = recoloured_blobs(shown, BOARD, WHOLE, [colour], ())
    assert np.hypot(*np.subtract(one.middle, MIDDLE)) < 10
    assert one.colours == ((colour, 1.0),)
    assert (shown == before).all()
    assert len(candidates(shown, BOARD, WHOLE, colour, ())[0].evidence) + 1 == len(
        dict(FIGURES.recoloured.weights)[colour]
    )


def test_figures_that_are_seen_anyway_are_not_seen_twice() -> None:
    (one,) = recoloured_blobs(GREY, BOARD, WHOLE, ["grey"], ())
    assert recoloured_blobs(GREY, BOARD, WHOLE, ["grey"], [one]) == []


def test_only_this_paint_on_the_tiles_counts() -> None:
    assert recoloured_blobs(GREY, BOARD, ~WHOLE, ["grey", "brown"], ()) == []
    assert recoloured_blobs(GREY, BOARD, WHOLE, ["red"], ()) == []
    assert recoloured_blobs(GREY, BOARD, WHOLE, [], ()) == []


def test_only_the_paint_is_replaced() -> None:
    logs = relative_logs(GREY, BOARD)
    paint = logs[115, 160, :2] - logs[115, 160, 2]
    blue = replaced(GREY, BOARD, paint.tolist())
    changed = np.abs(blue.astype(int) - GREY).max(axis=2) > 12
    assert changed[110:130, 155:165].mean() > 0.9
    assert changed[:90].mean() < 0.02
    lit = blue[115, 160].astype(int)
    assert lit[0] > lit[1] > lit[2]


def test_a_possible_figure_is_questioned() -> None:
    cells = [Cell(0, 0, square(0, 0), 0.97, 0.9, -9.0, ())]
    view = View((square(0, 0)[0][0] - 130, square(0, 0)[0][1] - 75), 0.8)
    found = overlooked(seen(0.0), ["brown"], (), WOOD, BOARD, WHOLE)
    (figure,) = doubtful(figures_on(found, view, cells, 0.0))
    assert (figure.colour, figure.confidence) == ("brown", FIGURES.faint.confidence)


def test_only_colours_in_play_are_looked_for() -> None:
    assert faint_colours(("red", "grey")) == ["grey"]
    assert faint_colours(("red", "blue")) == []
    assert faint_colours(("brown", "grey")) == ["grey", "brown"]
    assert faint_colours(()) == []
