"""The renderer of training photos: the same seed gives the same photo, and its labels are correct."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.shared import needs_photos, needs_scans
from training.data import cut, measure
from training.data.pictures import decoded
from training.data.signature import least_turns
from training.synthetic import scans as art

pytestmark = needs_scans


@pytest.fixture(scope="module")
def scans() -> list[art.Art]:
    return art.load()


def test_scans_are_square_faces_without_white_margins(scans: list[art.Art]) -> None:
    assert {a.faces[0].shape for a in scans} == {(art.SIDE, art.SIDE, 3)}
    rims = [np.concatenate([a.faces[0][:2].reshape(-1, 3), a.faces[0][-2:].reshape(-1, 3)]) for a in scans]
    white = [float((rim.min(axis=1) > 235).mean()) for rim in rims]
    assert np.mean(white) < 0.05


def test_a_seed_always_gives_the_same_photo(scans: list[art.Art]) -> None:
    from training.synthetic.table.scene import shot

    one, same, other = shot(5, scans), shot(5, scans), shot(6, scans)
    assert (one.jpeg, one.figures) == (same.jpeg, same.figures)
    assert one.names == same.names
    np.testing.assert_array_equal(one.quads, same.quads)
    assert one.jpeg != other.jpeg


def test_labels_say_where_the_tiles_lie(scans: list[art.Art]) -> None:
    """Cells cut out at their labels look like the scans they were made of, in the labelled rotation."""
    from training.synthetic.table.scene import shot

    faces = {a.name: a.faces[2] for a in scans}
    likenesses, others = [], []
    for seed in range(3):
        made = shot(seed, scans)
        photo = decoded(made.jpeg)
        for quad, name, turn in zip(made.quads, made.names, made.turns, strict=True):
            if cut.inside(quad, photo) and cv2.contourArea(quad) > 400:
                face = np.rot90(cut.cut(photo, quad, 32, 0.0), int(turn))
                likenesses.append(likeness(face, faces[name]))
                others.append(likeness(np.rot90(face), faces[name]))
    assert len(likenesses) > 20
    assert np.median(likenesses) > 0.5 > np.median(others) + 0.2


def likeness(a: np.ndarray, b: np.ndarray) -> float:
    return float(np.corrcoef(a.reshape(-1, 3).mean(1), b.reshape(-1, 3).mean(1))[0, 1])


def test_figures_are_marked_in_their_colour(scans: list[art.Art]) -> None:
    from training.synthetic.table import figures
    from training.synthetic.table.scene import shot
    from vision.models.dense import FIGURE_COLOURS

    assert tuple(figures.COLOURS) == FIGURE_COLOURS
    made = next(s for s in (shot(seed, scans) for seed in range(20)) if s.figures and len(s.names) > 10)
    marked = decoded(made.figures, cv2.IMREAD_GRAYSCALE)
    assert marked.max() <= len(FIGURE_COLOURS)


def test_turns_that_look_alike_follow_from_the_facts() -> None:
    least = least_turns()
    assert [least["base/X", turn] for turn in range(4)] == [0, 0, 0, 0]
    assert [least["base/G", turn] for turn in range(4)] == [0, 1, 0, 1]
    assert [least["base/D", turn] for turn in range(4)] == [0, 1, 2, 3]


@needs_photos
def test_labelled_cells_are_classified_rightly_on_a_photo_nothing_was_learnt_from() -> None:
    photos = [p for p in measure.labelled() if p.name == "test_05"]
    right, _, cells = measure.tiles(photos)["test_05"]
    assert right >= 0.9 * cells
