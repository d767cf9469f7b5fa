"""Rendered tables of other games, read: the short version of `python -m training.evaluation.rendered`."""

from __future__ import annotations

import json
from dataclasses import replace

import cv2
import numpy as np
import pytest

from referee.tiles.io.catalog import built_in
from tests.shared import needs_scans
from training.data.pictures import read_picture
from training.evaluation import editions
from training.evaluation.rendered import measured, summary
from training.synthetic.layout import box_of, fitting, table
from training.synthetic.scans import ART
from training.synthetic.shot import BLEACHED, WHITE, arts_of, metered, shot
from vision.arrays import Picture
from vision.pipeline import recognise, tile_sets
from vision.settle import settle


@pytest.mark.parametrize(("game", "seed"), [("gold-rush", 50_001), ("amazonas", 50_000)])
def test_a_rendered_table_is_read(game: str, seed: int) -> None:
    row = measured(game, seed)
    assert not row.note
    assert row.right >= 0.95 * row.cells
    assert row.silent <= 0.03 * row.cells
    assert row.hits + 2 >= row.figures
    assert f"1 tables, {row.cells} cells" in summary([row])


@needs_scans
def test_a_board_on_a_checked_cloth_is_read_and_its_figures_are_seen() -> None:
    """Much of the cloth is taken for tiles at first; that is no reason to refuse the board."""
    line = editions.measured("C1", 900_095)
    assert (line.found, line.right, line.false) == ("C1", line.cells, 0)
    assert line.hits >= 0.8 * line.figures


@needs_scans
def test_a_grid_of_half_the_width_is_not_believed_where_its_cells_look_strange() -> None:
    """A flat view of scattered tiles; the first candidate grids have two columns per tile."""
    line = editions.measured("C3", 900_041)
    assert (line.found, line.right) == ("C3", line.cells)


def test_no_picture_is_bleached() -> None:
    for seed in range(8):
        seen = metered(np.random.default_rng(seed), np.full((60, 80, 3), 245, np.uint8))
        assert (seen >= WHITE).mean() <= BLEACHED


def test_rendered_tables_keep_the_rules_of_fitting_and_the_counts_of_the_box() -> None:
    box = box_of([built_in("gold-rush")])
    laid = table(np.random.default_rng(3), box, 30)
    used = [name for name, _ in laid.tiles.values()]
    assert len(used) == 30
    assert all(used.count(name) <= count for name, count in box.copies.items())
    for (x, y), part in laid.parts.items():
        east = laid.parts.get((x + 1, y))
        if east is not None:
            assert east.edges.kinds_at(3)[::-1] == part.edges.kinds_at(1)  # type: ignore[index]
    assert all(at not in laid.parts for at, _ in fitting(laid, box.tiles["gold-rush/31"]))


@needs_scans
def test_no_half_tile_is_read_as_a_whole_one_without_a_question() -> None:
    """Each is read, or is a question."""
    arts, box, tiles = editions.arts("C2"), editions.box("C2", ("base",)), built_in("halflings").tiles
    faces = {one: arts_of({one: face})[one] for one, face in half_faces().items()}
    copies = {**box.copies, **dict.fromkeys(faces, 1)}
    mixed = replace(box, tiles={**box.tiles, **{one: tiles[one] for one in faces}}, copies=copies)
    picture = shot(6, mixed, {**arts, **faces}, count=30)
    sets = ("base", "halflings")
    reading = recognise(picture.jpeg, sets)
    middles = {(cell.x, cell.y): np.mean(cell.quad, 0) for cell in reading.cells}
    draft = settle(reading, tile_sets(sets))
    read = {(tile.x, tile.y): tile.tile or "" for tile in draft.tiles}
    halves = {}
    for cell in picture.label["cells"]:
        if cell["tile"] in faces:
            middle = np.mean(cell["quad"], 0)
            halves[min(middles, key=lambda at: float(np.hypot(*(middles[at] - middle))))] = cell["tile"]
    assert len(halves) >= 5
    right = {at for at, name in halves.items() if name in read.get(at, "").split("&")}
    assert len(right) >= 3
    assert (halves.keys() - right) & read.keys() <= {(doubt.x, doubt.y) for doubt in draft.doubts}


def half_faces() -> dict[str, Picture]:
    """Pictures of cells with half tiles: every third has one on wood, the others have two."""
    index = json.loads((ART / "index-halflings.json").read_text())
    half = np.tri(256, dtype=bool)[..., None]
    wood = np.full((256, 256, 3), (60, 90, 130), np.uint8)
    alone = {
        one["tile"]: cv2.resize(read_picture(ART / one["file"]), (256, 256))
        for one in index
        if one["edition"] == "C2"
    }
    others = [*alone.values()][7:] + [*alone.values()][:7]
    return {
        name: np.asarray(np.where(half, face, np.rot90(other, 2) if number % 3 else wood), np.uint8)
        for number, ((name, face), other) in enumerate(zip(alone.items(), others, strict=True))
    }
