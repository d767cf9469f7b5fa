"""A photo teaches what this box looks like: certain tiles become prototypes, and no tile confirms
itself. The nets' comparison is replaced here; what is tested is who teaches whom."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.tables import SETS
from tests.vision.test_trust import UNKNOWN, other_box, seen_sides
from vision import box_learning
from vision.models import embedding, sessions, tile_galleries
from vision.models.tile_galleries import Gallery

PICTURE = np.zeros((4, 4, 3), np.uint8)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> dict:
    """What was taught and compared."""
    calls: dict = {}

    def of_table(bgr, reading, taught, tiles, compared):
        calls["taught"] = taught
        keys = [(c.tile, (c.rotation // 90 + turn) % 4) for c in taught for turn in range(4)]
        return [tile_galleries.collected(keys, np.ones((len(keys), 128), np.float32))]

    def read_again(bgr, cells, quads, gallery, without):
        calls.update(cells=cells, without=without)
        return [replace(cell, cosine=0.9, sides=()) for cell in cells]

    monkeypatch.setattr(box_learning, "of_table", of_table)
    monkeypatch.setattr(box_learning, "read_again", read_again)
    return calls


def gallery() -> Gallery:
    return tile_galleries.collected([("base/A", 0)], np.ones((1, 128), np.float32))


def test_certain_tiles_teach_and_strange_looking_ones_are_read_again(seen: dict) -> None:
    reading, table = other_box(0, cosine=0.7)
    after = box_learning.learned(PICTURE, reading, gallery(), SETS)
    assert len(seen["taught"]) >= 5
    assert all(table[c.x, c.y][0] == c.tile for c in seen["taught"])
    assert {(c.x, c.y) for c in seen["cells"]} == {(c.x, c.y) for c in reading.cells if c.cosine == 0.7}
    assert all(cell.cosine > 0.8 for cell in after.cells)
    assert [cell.sides for cell in after.cells] == [cell.sides for cell in reading.cells]


def test_no_cell_is_compared_with_its_own_picture(seen: dict) -> None:
    reading, _ = other_box(0, cosine=0.84)
    box_learning.learned(PICTURE, reading, gallery(), SETS)
    taught = [(c.x, c.y) for c in seen["taught"]]
    again = [(c.x, c.y) for c in seen["cells"]]
    assert set(taught) & set(again)
    for at, row in zip(again, seen["without"], strict=True):
        own = [1 + 4 * taught.index(at) + turn for turn in range(4)] if at in taught else []
        assert np.flatnonzero(row).tolist() == own


def test_a_tile_that_does_not_fit_teaches_nothing(seen: dict) -> None:
    reading, _ = other_box(1, cosine=0.7)
    goods = (t for t in UNKNOWN.values() if any("resource" in mark for f in t.features for mark in f.marks))
    cells = list(reading.cells)
    cells[7] = replace(cells[7], cosine=0.55, sides=seen_sides(next(goods), 90))
    box_learning.learned(PICTURE, replace(reading, cells=tuple(cells)), gallery(), SETS)
    assert (cells[7].x, cells[7].y) not in {(c.x, c.y) for c in seen["taught"]}


def test_a_reading_without_certain_tiles_stays_as_it_is(seen: dict) -> None:
    reading, _ = other_box(0)
    bare = replace(reading, cells=tuple(replace(cell, sides=()) for cell in reading.cells))
    assert box_learning.learned(PICTURE, bare, gallery(), SETS) is bare
    assert not seen


def test_a_crop_is_not_compared_with_prototypes_left_out() -> None:
    crops = np.full((2, 64, 64, 3), 90, np.uint8)
    vectors = np.concatenate([embedding.embed(crops[:1]), -embedding.embed(crops[:1])])
    tiles = tile_galleries.collected([("base/A", 0), ("base/B", 0)], vectors)
    without = np.array([[False, False], [True, False]])
    found = embedding.classify(crops, tiles, without)
    assert found.cosine[0] == pytest.approx(1.0, abs=1e-4)
    assert found.cosine[1] == pytest.approx(-1.0, abs=1e-4)


def test_outputs_are_kept_for_one_reading_only(monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[int] = []
    run = sessions.run
    monkeypatch.setattr(sessions, "run", lambda name, batch: runs.append(len(batch)) or run(name, batch))
    crops = np.random.default_rng(3).integers(0, 255, (3, 64, 64, 3), np.uint8)
    with embedding.remembering():
        once = embedding.embed(crops)
        again = embedding.embed(crops[[2, 0, 2]])
        assert sum(runs) == 3
    assert np.array_equal(again, once[[2, 0, 2]])
    embedding.embed(crops[:1])
    assert sum(runs) == 4
