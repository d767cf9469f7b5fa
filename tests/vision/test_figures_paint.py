"""Black is dark and no greener than the table; what the net takes for black against that is told apart."""

from __future__ import annotations

import numpy as np
import pytest

from vision.paint import BOARD, board_colour, repaint

TOLD = (("black", 0.7), ("blue", 0.2), ("green", 0.1))


@pytest.mark.parametrize(
    "light", [(1.0, 1.0, 1.0), (0.5, 0.9, 1.3), (0.3, 0.3, 0.3)], ids=["white", "warm", "dark"]
)
@pytest.mark.parametrize(
    ("paint", "colour"),
    [
        ((0.2, 0.2, 0.2), "black"),
        ((0.8, 0.8, 0.8), "grey"),
        ((0.15, 0.4, 0.2), "green"),
        ((1.0, 0.4, 0.2), "blue"),
    ],
)
def test_what_is_told_black_is_checked_in_any_light(light, paint, colour):
    """Paint and board are seen in the same light: blue, green, red."""
    board = 120 * BOARD * light
    assert repaint(TOLD, 120 * np.array(paint) * light, board)[0] == (colour, 0.7)


def test_other_colours_are_believed():
    told = (("red", 0.6), ("black", 0.4))
    assert repaint(told, np.array([200.0, 200.0, 200.0]), 120 * BOARD) == told


def test_shares_stay_the_same_in_sum():
    changed = repaint(TOLD, 96 * np.ones(3), 120 * BOARD)
    assert changed[0] == ("grey", 0.7)
    assert changed[1] == ("blue", 0.2)


def test_the_colour_of_the_board_is_that_of_its_pixels():
    picture = np.zeros((4, 4, 3), np.uint8)
    picture[1:3, 1:3] = (50, 100, 150)
    assert board_colour(picture, picture[..., 0] > 0) == pytest.approx([50, 100, 150])
    assert board_colour(picture, np.zeros((4, 4), bool)).min() >= 1
