"""The pipeline from bytes to a reading, its errors when there is no board, and its evaluation."""

from __future__ import annotations

import csv
import json
from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.shared import PHOTOS, needs_photos
from tests.vision.tables import SETS, legal_table, reading_of
from training.data.ground_truth import compare, corner_error, figures_right, truth_of
from training.data.pictures import decoded, read_picture
from training.evaluation import photos
from training.evaluation.report.files import write
from training.evaluation.report.tables import Measured, StageRow, summary
from vision.errors import Unreadable
from vision.image.overlay import overlay
from vision.image.parameters import IMAGE
from vision.pipeline import STAGES, main, recognise
from vision.reading import Doubt, DraftFigure
from vision.reading.request import ReadingWatch
from vision.settle import settle

KNOWN = dict(SETS[0].tiles)


def jpeg(picture: np.ndarray) -> bytes:
    return cv2.imencode(".jpg", picture)[1].tobytes()


def test_files_that_are_not_pictures_are_refused_at_once():
    with pytest.raises(Unreadable) as caught:
        recognise(b"this is a text file", ["base"])
    assert caught.value.stage == "decode"


@pytest.mark.parametrize(
    "picture",
    [
        np.full((480, 640, 3), 127, np.uint8),
        np.random.default_rng(1).integers(0, 255, (480, 640, 3), np.uint8),
    ],
    ids=["grey", "noise"],
)
def test_a_picture_without_a_board_is_refused_with_advice(picture):
    stages: list[str] = []
    with pytest.raises(Unreadable) as caught:
        recognise(jpeg(picture), ["base"], watch=ReadingWatch(stages.append))
    assert caught.value.stage in ("lattice", "cells")
    assert caught.value.cause is not None
    assert stages == list(STAGES[: len(stages)])  # a first glance refuses before the long part
    assert caught.value.stage in STAGES[: len(stages) + 1]


@needs_photos
def test_a_real_photo_end_to_end(tmp_path):
    """At least 90 % of the tiles of one photo, a time for every stage, and the debug files."""
    measured = photos.measure(photos.PhotoJob(PHOTOS / "labels" / "test_32.json", PHOTOS, tmp_path))
    by = {row.stage: row for row in measured.rows}
    assert by["settle"].right >= 0.9 * by["settle"].of
    assert by["lattice"].error < 0.08
    assert by["figures"].right >= 3
    record = json.loads((tmp_path / "test_32.json").read_text())
    assert set(record["timings"]) == set(STAGES)
    assert by["features"].right >= 0.7 * by["features"].of > 0
    assert by["all"].note == "C1", "the edition is found"
    assert len(measured.cells) >= by["settle"].of
    write([measured], [], tmp_path, whole=True)
    assert len((tmp_path / "photos.csv").read_text().splitlines()) == 1 + len(measured.rows)
    right = [int(row["cells"]) for row in csv.DictReader((tmp_path / "calibration.csv").open())]
    assert sum(right) == len(measured.cells)
    write([measured], [replace(measured, crossed=True)], tmp_path, whole=True)
    kept = {name: (tmp_path / name).read_text() for name in ("README.md", "crossed.csv", "errors.csv")}
    assert "## crossed" in kept["README.md"]
    write([measured], [], tmp_path, whole=True)
    assert kept == {name: (tmp_path / name).read_text() for name in kept}, "no cross-validation, none lost"
    assert "test_32.jpg" in (tmp_path / "README.md").read_text()


@needs_photos
def test_the_command_prints_what_the_api_answers(capsys, tmp_path):
    drawn = tmp_path / "overlay.png"
    main([str(PHOTOS / "test_05.jpg"), "--sets", "base", "--overlay", str(drawn)])
    printed = json.loads(capsys.readouterr().out)
    assert {"tiles", "figures", "doubts"} <= set(printed)
    assert len(printed["tiles"]) >= 17
    assert max(read_picture(drawn).shape) <= IMAGE.overlay.long_side_px


def test_the_command_prints_why_a_picture_cannot_be_read(tmp_path):
    path = tmp_path / "note.jpg"
    path.write_text("no picture")
    with pytest.raises(SystemExit) as caught:
        main([str(path)])
    assert "decode" in str(caught.value)


def test_the_overlay_marks_doubts_by_more_than_colour():
    """A doubtful cell is hatched, a sure one is not; figures are drawn at their places."""
    draft = settle(reading_of(legal_table(1, 6), 1, margin=25.0, noise=0.1), SETS)
    picture = np.full((1500, 2000, 3), 90, np.uint8)
    tile = draft.tiles[0]
    doubt = Doubt("close", 0.5, tile.x, tile.y, None, (), tile.quad)
    foot = (300.0, 300.0)
    figure = DraftFigure(0, foot, 0, 0, 0.5, 0.5, "yellow", "meeple", "standing", 0.9, None)
    plain = decoded(overlay(picture, _with(draft, (), ())))
    marked = decoded(overlay(picture, _with(draft, (figure,), (doubt,))))
    scale = IMAGE.overlay.long_side_px / 2000
    assert plain.shape == (1200, 1600, 3)
    corner = np.array(tile.quad[0]) * scale
    inner = tuple(slice(round(c) + 5, round(c) + 25) for c in corner[::-1])
    assert plain[inner].std() == 0
    assert marked[inner].std() > 10
    at = round(foot[0] * scale)
    assert marked[at - 14 : at + 14, at - 14 : at + 14].std() > 10


def test_labels_and_board_may_be_turned_against_each_other():
    """The same board labelled a quarter turn away is right in every cell."""
    table = legal_table(6, 12)
    draft = settle(reading_of(table, 6, margin=25.0, noise=0.1), SETS)
    label = _label(table, turned=True)
    truth = truth_of(label)
    found = compare(truth, [(t.tile, t.rotation, t.quad) for t in draft.tiles], KNOWN)
    assert all(f.right for f in found)
    assert {f.at for f in found} == set(truth.tiles)
    assert corner_error(truth, [t.quad for t in draft.tiles]) < 1e-6
    first = draft.tiles[0]
    again = compare(truth, [(first.tile, first.rotation, first.quad)] * 2, KNOWN)
    assert [f.right for f in again] == [True, False]
    away = tuple((x + 5000, y) for x, y in first.quad)
    assert compare(truth, [("base/D", 0, away)], KNOWN)[0].at is None


def test_figures_count_by_cell_and_colour():
    table = legal_table(6, 12)
    quad = reading_of(table, 6).cells[0].quad
    x, y = sorted(table)[0]
    label = _label(table)
    label["meeples"] = [{"x": x, "y": y, "u": 0.5, "v": 0.5, "colour": "red", "pose": "lying"}]
    middle = (quad[0][0] + 50, quad[0][1] + 50)
    red, blue = (
        DraftFigure(0, middle, x, y, 0.5, 0.5, colour, "meeple", "lying", 0.9, None)
        for colour in ("red", "blue")
    )
    assert figures_right(truth_of(label), [red]) == (1, 0)
    assert figures_right(truth_of(label), [blue, red, red]) == (1, 2)


def test_the_summary_counts_photos_that_cannot_be_read():
    rows = [StageRow("a.jpg", "easy", stage, 0, 10, silent=10, note="no board") for stage in STAGES[1:]]
    text = summary([Measured("a.jpg", rows, [])])
    assert "Tiles 0/10 = 0.00%" in text
    assert "silent errors 10" in text


def _with(draft, figures, doubts):
    return type(draft)(draft.tiles, figures, doubts)


def _label(table, turned: bool = False):
    """Labels of a drawn table; `turned`: on a grid that is turned a quarter against the recogniser's."""
    cells, lattice = [], []
    for cell in reading_of(table, 6).cells:
        tile, rotation = table[cell.x, cell.y]
        x, y = (-cell.y - 1, cell.x) if turned else (cell.x, cell.y)
        quarter = (rotation // 90 + turned) % 4
        cells.append({"x": x, "y": y, "tile": tile, "rotation": quarter, "readable": True})
        corners = [cell.quad[(k - turned) % 4] for k in range(4)]
        for (i, j), (px, py) in zip(((0, 0), (1, 0), (1, 1), (0, 1)), corners, strict=True):
            lattice.append([x + i, y + j, px, py])
    return {"photo": "drawn", "lattice": lattice, "cells": cells, "meeples": []}
