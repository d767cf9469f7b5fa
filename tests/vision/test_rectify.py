"""Flat crops and flat boards cut from a drawn photo."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.lattice_boards import drawn
from vision.grid import Lattice
from vision.grid.rectify import board, crop, crops, remembering


@pytest.fixture(scope="module")
def scene() -> tuple[np.ndarray, Lattice]:
    seen = drawn(2, count=12, tilt=0.4)
    lattice = Lattice(seen.view, (0, 0), np.zeros((10, 12, 2)), dict.fromkeys(sorted(seen.cells), 1.0))
    return seen.bgr, lattice


def checks(cells: int = 4, side: int = 40) -> np.ndarray:
    """Four by four squares, each of a different colour."""
    rng = np.random.default_rng(0)
    return np.kron(rng.integers(0, 255, (cells, cells, 3), np.uint8), np.ones((side, side, 1), np.uint8))


def test_a_crop_shows_its_cell_upright() -> None:
    flat = checks()
    quad = np.array([(40, 80), (80, 80), (80, 120), (40, 120)], float)
    seen = crop(flat, quad, size=40, margin=0.0)
    assert np.abs(seen.astype(int) - flat[100, 60].astype(int)).max() <= 2
    turned = crop(flat, np.roll(quad, -1, axis=0), size=48, margin=0.1)
    assert np.abs(turned[24, 1].astype(int) - flat[70, 60].astype(int)).max() <= 2, "north is now west"


def test_a_shift_moves_the_crop() -> None:
    flat = checks()
    quad = np.array([(40, 80), (80, 80), (80, 120), (40, 120)], float)
    east, south = (crop(flat, quad, 40, 0.0, shift)[20, 20] for shift in ((1.0, 0.0), (0.0, -1.0)))
    assert (east.astype(int) - flat[100, 100].astype(int)).max() <= 2
    assert (south.astype(int) - flat[60, 60].astype(int)).max() <= 2


def test_shrinking_averages() -> None:
    stripes = np.zeros((400, 400, 3), np.uint8)
    stripes[:, ::2] = 255
    quad = np.array([(10, 10), (390, 10), (390, 390), (10, 390)], float)
    seen = crop(stripes, quad, size=64, margin=0.0)
    assert 90 < seen.mean() < 165
    assert seen.std() < 60


def test_many_crops_keep_their_order(scene: tuple[np.ndarray, Lattice]) -> None:
    bgr, lattice = scene
    quads = [lattice.quad(*cell) for cell in lattice.cells]
    pixel = 1.2 / 64
    batch = crops(bgr, quads, 64, 0.1, ((0.0, 0.0), (3 * pixel, 0.0)))
    assert batch.shape == (2 * len(quads), 64, 64, 3)
    alone = crop(bgr, quads[1], 64, 0.1, (3 * pixel, 0.0))
    assert np.abs(batch[3].astype(int) - alone).mean() < 1
    assert crops(bgr, [], 32).shape == (0, 32, 32, 3)


def test_crops_are_kept_for_one_reading(
    scene: tuple[np.ndarray, Lattice], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within a reading each cell of a picture is rectified once; of another picture, again."""
    made: list[int] = []

    def watched(bgr: np.ndarray, quad: np.ndarray, size: int, margin: float) -> np.ndarray:
        made.append(size)
        return crop(bgr, quad, size, margin)

    monkeypatch.setattr("vision.grid.rectify.crop", watched)
    bgr, lattice = scene
    quads = [lattice.quad(*cell) for cell in lattice.cells]
    dark = bgr // 2
    with remembering():
        first, again = crops(bgr, quads), crops(bgr, quads[::-1])
        assert len(made) == len(quads)
        assert (first[::-1] == again).all()
        crops(bgr, quads, 32)
        assert len(made) == 2 * len(quads)
        assert (crops(dark, quads) <= first // 2 + 1).all()
    assert len(made) == 3 * len(quads)
    crops(bgr, quads)
    assert len(made) == 4 * len(quads)


def test_crops_of_a_large_picture_are_made_from_a_smaller_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The copy is made once, and the crops look like those that average the large picture."""
    sources: list[tuple[int, ...]] = []

    def watched(bgr: np.ndarray, quad: np.ndarray, size: int, margin: float) -> np.ndarray:
        sources.append(bgr.shape)
        return crop(bgr, quad, size, margin)

    large = cv2.resize(checks(8, 40), (2401, 2401), interpolation=cv2.INTER_CUBIC)  # cells of 300 pixels
    quads = [np.array([(0, 0), (1, 0.02), (0.98, 1), (0, 1)]) * 300.0 + (300 * x, 300) for x in range(1, 6)]
    monkeypatch.setattr("vision.grid.rectify.crop", watched)
    with remembering():
        seen = crops(large, quads)
        assert sources == [(600, 600, 3)] * len(quads)
        assert (crops(large, quads) == seen).all()
    expected = np.stack([crop(large, quad) for quad in quads])
    apart = np.abs(seen.astype(int) - expected)
    assert apart.mean() < 2
    assert np.percentile(apart, 99) < 25
    small = cv2.resize(large, (400, 400), interpolation=cv2.INTER_AREA)
    crops(small, [quads[0] / 6])
    assert sources[-1] == small.shape


def test_the_flat_board_and_single_crops_agree(scene: tuple[np.ndarray, Lattice]) -> None:
    bgr, lattice = scene
    flat = board(bgr, lattice, 64)
    for cell in lattice.cells:
        one = crop(bgr, lattice.quad(*cell), 64, 0.0)
        assert np.abs(flat.cell(*cell, margin=0.0).astype(int) - one.astype(int)).mean() < 4


def test_the_flat_board_follows_the_drift(scene: tuple[np.ndarray, Lattice]) -> None:
    bgr, straight = scene
    drift = np.zeros((10, 12, 2))
    drift[..., 0] = np.linspace(0, 0.4, 12)
    bent = Lattice(straight.base, (0, 0), drift, straight.cells)
    flat = board(bgr, bent, 64)
    for cell in bent.cells:
        one = crop(bgr, bent.quad(*cell), 64, 0.0)
        assert np.abs(flat.cell(*cell, margin=0.0).astype(int) - one.astype(int)).mean() < 4


def test_parts_outside_the_photo_are_marked(scene: tuple[np.ndarray, Lattice]) -> None:
    bgr, lattice = scene
    away = Lattice(lattice.base, (0, 0), lattice.drift, {(0, 0): 1.0, (60, 0): 1.0})
    flat = board(bgr, away, 16)
    x, y = (int(v) for v in flat.at(60.5, 0.5))
    assert flat.seen[y, x] == 0
    assert not flat.bgr[y, x].any()
    assert cv2.countNonZero(flat.seen) > 0
