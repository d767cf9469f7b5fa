"""The colour of a figure: the net's output and its paint, corrected for the light of the board."""

from __future__ import annotations

import numpy as np
import pytest

from vision.figures.colour_estimate import BOARD, PAINTS, board_colour, repaint
from vision.models.dense import FIGURE_COLOURS

LIGHTS = pytest.mark.parametrize(
    "light", [(1.0, 1.0, 1.0), (0.5, 0.9, 1.3), (0.3, 0.3, 0.3)], ids=["white", "warm", "dark"]
)


def colours_of(best: str) -> tuple[tuple[str, float], ...]:
    """An output of the net for a colour of which it is not at all sure."""
    return ((best, 0.34), *((name, 0.073) for name in FIGURE_COLOURS if name != best))


def test_every_colour_of_the_net_has_a_paint():
    assert set(PAINTS) == set(FIGURE_COLOURS)


@LIGHTS
@pytest.mark.parametrize(
    ("word", "paint", "colour"),
    [
        ("black", (0.2, 0.2, 0.2), "black"),
        ("black", (0.8, 0.8, 0.8), "grey"),
        ("black", (0.15, 0.4, 0.2), "green"),
        ("black", (1.0, 0.5, 0.2), "blue"),
        ("yellow", (0.07, 0.88, 1.55), "orange"),
        ("pink", (0.6, 0.28, 0.75), "purple"),
        ("red", (0.2, 0.3, 1.2), "red"),
    ],
)
def test_the_paint_is_seen_in_the_light_of_the_board(light, word, paint, colour):
    """Paint and board are in the same light: blue, green, red."""
    board = 120 * BOARD * light
    assert repaint(colours_of(word), 120 * np.array(paint) * light, board)[0][0] == colour


def test_between_two_paints_the_net_decides():
    between = 120 * np.array([0.12, 1.0, 1.45])  # deep yellow or light orange
    assert repaint(colours_of("yellow"), between, 120 * BOARD)[0][0] == "yellow"
    assert repaint(colours_of("orange"), between, 120 * BOARD)[0][0] == "orange"


def test_unknown_paint_is_left_to_the_net():
    glaring = 120 * np.array([0.23, 1.44, 0.06])
    certain = (("green", 0.991), *((name, 0.001) for name in FIGURE_COLOURS if name != "green"))
    assert repaint(certain, glaring, 120 * BOARD)[0][0] == "green"


def test_shares_are_of_one_whole():
    changed = repaint(colours_of("black"), 96 * np.ones(3), 120 * BOARD)
    assert sum(share for _, share in changed) == pytest.approx(1, abs=0.001)
    assert [c for c, _ in changed] == [c for c, _ in sorted(changed, key=lambda c: -c[1])]


def test_the_colour_of_the_board_is_that_of_its_pixels():
    picture = np.zeros((4, 4, 3), np.uint8)
    picture[1:3, 1:3] = (50, 100, 150)
    assert board_colour(picture, picture[..., 0] > 0) == pytest.approx([50, 100, 150])
    assert board_colour(picture, np.zeros((4, 4), bool)).min() >= 1
