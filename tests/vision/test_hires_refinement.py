"""Cells with several likely tiles are read again at a higher resolution."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from referee.tiles.io.catalog import FOLDER, built_in
from tests.shared import needs_scans
from tests.vision.tables import square
from training.synthetic import scans as art
from vision.models import embedding, sessions, tile_galleries
from vision.models.tile_galleries import Gallery
from vision.reading import Candidate, Cell
from vision.tiles.classifier import SHIFTS
from vision.tiles.hires_refinement import look_finer

TILES = [name for path in (FOLDER / "carcassonne").glob("*.json") for name in built_in(path.stem).tiles]
TWINS = ("traders-and-builders/CCc.c", "traders-and-builders/CCc.w", "base/N")
FINE = tile_galleries.gallery(TWINS, "C1", sessions.FINE_NET)
TABLE = np.full((1200, 1600, 3), 60, np.uint8)


def cell(*likely: tuple[str, int, float]) -> Cell:
    candidates = tuple(Candidate(t, r, p, float(np.exp(p))) for t, r, p in likely)
    return Cell(0, 0, square(0, 0), 0.97, 0.9, -30.0, candidates)


def test_both_tile_nets_have_the_same_tiles_enrolled() -> None:
    for edition in ("any", "C1", "C2", "C3"):
        assert (
            tile_galleries.gallery(TILES, edition).labels
            == tile_galleries.gallery(TILES, edition, sessions.FINE_NET).labels
        )


def test_the_output_of_the_net_counts_among_the_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the likely candidates change; the others gain nothing."""

    def alike(crops: np.ndarray, tiles: Gallery) -> np.ndarray:
        assert crops.shape[1:] == (128, 128, 3)
        return np.array([[-1.0 if label == (TWINS[1], 0) else -4.0 for label in tiles.labels]] * len(crops))

    monkeypatch.setattr(embedding, "look_alike", alike)
    seen = cell((TWINS[0], 0, -0.4), (TWINS[1], 0, -1.2), (TWINS[2], 0, -9.0))
    (finer,) = look_finer(TABLE, [seen], FINE)
    assert [c.tile for c in finer.candidates] == [TWINS[1], TWINS[0], TWINS[2]]
    assert sum(np.exp(c.logp) for c in finer.candidates) == pytest.approx(1.0, abs=0.01)
    assert finer.candidates[2].logp < -9.0
    assert finer.unlisted < seen.unlisted
    assert look_finer(TABLE, [seen], FINE, taught=[TWINS[1]]) == (seen,)  # it differs on this table


def test_all_cells_of_a_photo_are_compared_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """The net runs on full batches, whatever the number of cells; a cell that one crop makes clear
    needs no further one."""
    calls = []

    def alike(crops: np.ndarray, tiles: Gallery) -> np.ndarray:
        calls.append(len(crops))
        clear = (0.0, -12.0) if len(calls) == 1 else (-1.0, -4.0)
        rows = [clear, *[(-4.0, -1.0)] * (len(crops) - 1)] if len(calls) == 1 else [clear] * len(crops)
        likely = [dict(zip(TWINS[:2], row, strict=True)) for row in rows]
        return np.array([[one.get(tile, -12.0) for tile, _ in tiles.labels] for one in likely])

    monkeypatch.setattr(embedding, "look_alike", alike)
    seen = cell((TWINS[0], 0, -0.4), (TWINS[1], 0, -1.2))
    first, second = look_finer(TABLE, [seen, replace(seen, x=1)], FINE)
    assert calls == [2, len(SHIFTS)]
    assert first.candidates[0].logp - first.candidates[1].logp == pytest.approx(6.8, abs=0.01)
    assert second.candidates[0].tile == TWINS[0], "the mean of all crops counts, not the first one"
    assert second.candidates[0].logp - second.candidates[1].logp == pytest.approx(2.3, abs=0.01)


def test_certain_cells_and_tiles_not_enrolled_stay_unchanged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(embedding, "look_alike")
    sure = cell((TWINS[0], 0, -0.01), (TWINS[1], 0, -11.0))
    other = cell(("gold-rush/12a", 0, -0.4), ("gold-rush/12b", 0, -1.2))
    assert look_finer(TABLE, [sure, other], FINE) == (sure, other)
    assert look_finer(TABLE, [other], tile_galleries.gallery((), "C1", sessions.FINE_NET)) == (other,)


@needs_scans
@pytest.mark.parametrize("lies", TWINS[:2])
def test_signs_on_a_tile_are_seen(lies: str) -> None:
    face = next(a.faces[0] for a in art.load() if a.name == ("C2", lies))
    photo = TABLE.copy()
    west, north = (int(v) for v in square(0, 0)[0])
    photo[north : north + 100, west : west + 100] = cv2.resize(face, (100, 100), interpolation=cv2.INTER_AREA)
    photo = cv2.GaussianBlur((photo * (0.8, 0.9, 1.0)).astype(np.uint8), (0, 0), 1.0)
    other = next(t for t in TWINS[:2] if t != lies)
    seen = cell((other, 0, -0.68), (lies, 0, -0.71))
    (finer,) = look_finer(photo, [seen], tile_galleries.gallery(TWINS, "C2", sessions.FINE_NET))
    assert finer.candidates[0].tile == lies
