"""Photos as other phones would take them: the labels move with the pixels."""

from __future__ import annotations

import numpy as np
import pytest

from training.data.ground_truth import Truth
from training.phones.transforms import CHANGES, seen_in, taken
from vision.image.loading import open_photo

CELL = 40


def board() -> tuple[np.ndarray, Truth]:
    """Six cells on a grey table, each in its own colour."""
    places = [(x, y) for x in range(3) for y in range(2)]
    quads = {
        (x, y): np.array([(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)], float) * CELL + 60
        for x, y in places
    }
    picture = np.full((200, 260, 3), 90, np.uint8)
    for n, (x, y) in enumerate(places):
        picture[60 + CELL * y :, 60 + CELL * x :][:CELL, :CELL] = (40 * n, 200 - 30 * n, 120)
    figures = [(at, "red", 0.5, 0.5, "standing") for at in places]
    return picture, Truth(quads, dict.fromkeys(places, ("base/D", 0)), figures, ())


@pytest.mark.parametrize(
    "change",
    ["as it is", "tagged upright", "turned by 90", "turned by 180", "more table", "tilt 0.8", "cropped"],
)
def test_labels_move_with_the_pixels(change: str) -> None:
    picture, truth = board()
    shot = taken(picture, truth, change)
    changed = open_photo(shot.data).bgr
    moved, lost = seen_in(truth, shot)
    assert (changed.shape[1], changed.shape[0]) == shot.size
    assert len(moved.tiles) + len(lost) == len(moved.figures) + len(moved.unsure) == 6
    for at in moved.tiles:
        (x, y), (left, top) = moved.quads[at].mean(0).astype(int), truth.quads[at].mean(0).astype(int)
        assert changed[y, x].astype(int) == pytest.approx(picture[top, left].astype(int), abs=12)


@pytest.mark.parametrize("change", ["hand", "cup", "cropped"])
def test_covered_and_cut_tiles_do_not_count(change: str) -> None:
    picture, truth = board()
    moved, lost = seen_in(truth, taken(picture, truth, change))
    assert lost
    assert not lost & set(moved.tiles)
    assert all(at not in lost for at, *_ in moved.figures)


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_makes_a_photo(change: str) -> None:
    assert open_photo(taken(*board(), change).data).bgr.size
