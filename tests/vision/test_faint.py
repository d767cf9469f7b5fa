"""Figures in a colour that is easily overlooked become questions in photos of a match with that colour."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.tables import square
from vision.figures.detection import figures_on
from vision.figures.faint import doubtful, faint_blobs, faint_colours, overlooked, spotted_blobs
from vision.figures.parameters import FIGURES
from vision.figures.views import View
from vision.models import dense, faint_net
from vision.models.dense import FIGURE_COLOURS, FigureChances
from vision.models.parameters import NETS
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


@pytest.fixture(scope="module")
def look() -> tuple[np.ndarray, FigureChances, np.ndarray]:
    """A meadow with a grey figure, what the figure net sees there, and where the tile is."""
    rng = np.random.default_rng(3)
    shown = np.clip(np.array([60, 150, 110]) + rng.normal(0, 9, (240, 320, 3)), 0, 255).astype(np.uint8)
    cv2.ellipse(shown, (160, 120), (10, 17), 0, 0, 360, (138, 138, 138), -1, cv2.LINE_AA)
    return shown, dense.figures(shown, features=True), np.ones(shown.shape[:2], bool)


def test_asking_for_features_changes_nothing_else(look: tuple[np.ndarray, FigureChances, np.ndarray]) -> None:
    shown, chances, _ = look
    plain = dense.figures(shown)
    assert plain.features is None
    assert chances.features is not None
    assert chances.features.shape[1:] == chances.coarse.shape[:2]
    np.testing.assert_array_equal(plain.coarse, chances.coarse)


def test_places_are_on_tiles_and_apart(look: tuple[np.ndarray, FigureChances, np.ndarray]) -> None:
    shown, chances, where = look
    half = where.copy()
    half[:, :200] = False
    assert all(p.middle[0] >= 200 for p in faint_net.faint_places(chances, shown, BOARD, half))
    assert faint_net.faint_places(chances, shown, BOARD, ~where) == []
    both = faint_net.faint_places(chances, shown, BOARD, where)
    one = faint_net.faint_places(chances, shown, BOARD, where, ["brown"])
    assert 0 < len(one) <= NETS.faint.places
    assert len(one) <= len(both) <= 2 * NETS.faint.places
    assert {len(p.odds) for p in both} == {len(faint_net.COLOURS)}


def test_a_possible_figure_is_questioned(
    look: tuple[np.ndarray, FigureChances, np.ndarray], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, chances, where = look
    seen = [faint_net.FaintPlace((100.0, 80.0), (3.0, -1.0)), faint_net.FaintPlace((104.0, 84.0), (2.0, 9.0))]
    monkeypatch.setattr(faint_net, "faint_places", lambda *_: seen)
    (blob,) = overlooked(chances, ["grey"], (), shown, BOARD, where)
    assert (blob.middle, blob.colours) == ((100.0, 80.0), (("grey", 1.0),))
    assert spotted_blobs(chances, ["grey"], [blob], shown, BOARD, where, 24) == []
    cells = [Cell(0, 0, square(0, 0), 0.97, 0.9, -9.0, ())]
    view = View((square(0, 0)[0][0] - 30, square(0, 0)[0][1] - 30), 0.8)
    (figure,) = doubtful(figures_on([blob], view, cells, 0.0))
    assert (figure.colour, figure.confidence) == ("grey", FIGURES.faint.confidence)


def test_only_colours_in_play_are_looked_for() -> None:
    assert faint_colours(("red", "grey")) == ["grey"]
    assert faint_colours(("red", "blue")) == []
    assert faint_colours(("brown", "grey")) == ["grey", "brown"]
    assert faint_colours(()) == []
