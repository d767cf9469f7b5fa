"""The light of a picture is moved halfway towards the figure net's training data."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.image.parameters import IMAGE
from vision.image.tone import evened, saturated, saturation_gain

GREYS = np.linspace(IMAGE.tone.usual_level_greys[0] - 12, IMAGE.tone.usual_level_greys[1] + 12, 90)
USUALLY = np.repeat(np.repeat(GREYS[None], 60, axis=0)[..., None], 3, axis=2).round().astype(np.uint8)
ALL = np.ones(USUALLY.shape[:2], bool)


def away(picture: np.ndarray) -> float:
    """The distance of the dark and light levels of a picture from the usual ones, in grey levels."""
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    return float(np.abs(np.quantile(grey, IMAGE.tone.level_shares) - IMAGE.tone.usual_level_greys).max())


def lit(power: float, gain: float) -> np.ndarray:
    return (255 * gain * (USUALLY / 255.0) ** power).clip(0, 255).astype(np.uint8)


def test_usual_light_stays() -> None:
    assert np.abs(evened(USUALLY, ALL).astype(int) - USUALLY).max() <= 4


@pytest.mark.parametrize(("power", "gain"), [(1, 0.4), (0.6, 1), (1.6, 1), (1, 1.3)])
def test_other_light_comes_nearer_and_not_all_of_the_way(power: float, gain: float) -> None:
    other = lit(power, gain)
    assert 2 < away(evened(other, ALL)) < 0.75 * away(other)


def test_only_the_board_counts() -> None:
    beside = np.concatenate([USUALLY, np.zeros_like(USUALLY)])
    where = np.concatenate([ALL, ~ALL])
    assert np.array_equal(evened(beside, where)[: len(USUALLY)], evened(USUALLY, ALL))


def test_without_a_board_nothing_changes() -> None:
    dark = lit(1, 0.4)
    assert np.array_equal(evened(dark, ~ALL), dark)


def test_one_grey_is_no_trouble() -> None:
    for grey in (0, 3, 128, 255):
        flat = np.full_like(USUALLY, grey)
        assert len(np.unique(evened(flat, ALL))) == 1


def coloured(saturation: float) -> np.ndarray:
    """A board of green, brown and grey parts in linear light, with this saturation."""
    colours = np.array([(40, 170, 120), (60, 120, 190), (150, 160, 170)], float)
    linear = (np.repeat(np.repeat(colours, 20, axis=0)[:, None], 90, axis=1) / 255) ** 2.2
    grey = (linear @ np.array([0.07, 0.72, 0.21]))[..., None]
    return ((grey + saturation * (linear - grey)).clip(0, 1) ** (1 / 2.2) * 255).round().astype(np.uint8)


def test_weak_colours_become_as_strong_as_usual() -> None:
    """Figures are found and named in photos with weak colours."""
    where = np.ones((60, 90), bool)
    strong, weak = coloured(1.0), coloured(0.45)
    assert saturation_gain(weak, where) > 1.5
    changed = np.abs(saturated(weak, where).astype(float) - strong).mean()
    assert changed < 0.6 * np.abs(weak.astype(float) - strong).mean()


def test_glaring_colours_become_weaker() -> None:
    """A phone that adds colour makes black figures blue in the shine of a window."""
    where = np.ones((60, 90), bool)
    glaring = coloured(3.0)
    assert saturation_gain(glaring, where) == IMAGE.tone.vivid_gain
    assert np.ptp(saturated(glaring, where), axis=2).mean() < np.ptp(glaring, axis=2).mean()


def test_strong_colours_and_no_board_change_nothing() -> None:
    where = np.ones((60, 90), bool)
    vivid = coloured(1.0)
    assert np.array_equal(saturated(vivid, where), vivid)
    assert np.array_equal(saturated(coloured(0.4), ~where), coloured(0.4))
