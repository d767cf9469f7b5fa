"""Figures in a colour that is easily overlooked become questions in photos of a match with that colour."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.tables import square
from vision.figures.detection import figures_on
from vision.figures.faint import doubtful, faint_blobs, faint_colours
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


def test_what_is_clearly_seen_is_not_seen_twice() -> None:
    (clear,) = faint_blobs(seen(0.9), ["grey"], (), picture(80), BOARD, 100, 24)
    assert faint_blobs(seen(0.9), ["grey"], (clear,), picture(80), BOARD, 100, 24) == []


def test_a_faint_figure_is_always_a_question() -> None:
    cells = [Cell(0, 0, square(0, 0), 0.97, 0.9, -9.0, ())]
    view = View((square(0, 0)[0][0] - 30, square(0, 0)[0][1] - 30), 0.8)
    blobs = faint_blobs(seen(0.4), ["grey"], (), picture(80), BOARD, 100, 24)
    (figure,) = doubtful(figures_on(blobs, view, cells, 0.0))
    assert (figure.x, figure.y, figure.colour) == (0, 0, "grey")
    assert figure.confidence < FIGURES.assignment.min_confidence
    assert doubtful([]) == []


def test_only_colours_in_play_are_looked_for() -> None:
    assert faint_colours(("red", "grey")) == ["grey"]
    assert faint_colours(("red", "blue")) == []
    assert faint_colours(()) == []
