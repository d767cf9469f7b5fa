"""The script that compares readings, in short: invented answers, and one photo with the kept record."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.shared import PHOTOS, needs_photos
from tests.soak import same_readings
from tests.soak.same_readings import Difference, difference, meaning, numbers, report

KEPT = Path(same_readings.__file__).with_suffix(".jsonl")
STEM = "test_62"  # a small one


def tile(x: int, name: str, rotation: int = 0) -> dict[str, Any]:
    quad = [[100 * x, 0], [100 * x + 100, 0], [100 * x + 100, 100], [100 * x, 100]]
    return {"x": x, "y": 0, "tile": name, "rotation": rotation, "confidence": 0.9, "quad": quad}


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    """Labels of a photo with three tiles in a row, 100 pixels each."""
    label = {
        "tile_sets": ["base"],
        "lattice": [[x, y, 100 * x, 100 * y] for x in range(4) for y in range(2)],
        "cells": [
            {"x": x, "y": 0, "tile": "base/A", "rotation": 0, "readable": True, "inferred": False}
            for x in range(3)
        ],
    }
    (tmp_path / "labels").mkdir()
    (tmp_path / "labels" / "one.json").write_text(json.dumps(label))
    return tmp_path


@pytest.fixture
def line() -> dict[str, Any]:
    figure = {"x": 0, "y": 0, "colour": "red", "kind": "meeple", "pose": "standing", "feature": None}
    answer = {"tiles": [tile(x, "base/A") for x in range(3)], "figures": [figure], "doubts": []}
    return {"photo": "one", "answer": answer}


def test_a_reading_is_identical_to_itself(photos: Path, line: dict[str, Any]) -> None:
    found = difference(photos, line, deepcopy(line))
    assert found.identical
    assert report([found])["identical"] == 1


def test_another_number_is_the_same_answer(photos: Path, line: dict[str, Any]) -> None:
    after = deepcopy(line)
    after["answer"]["tiles"][1]["confidence"] = 0.7
    found = difference(photos, line, after)
    assert found.same_answer
    assert (found.identical, found.numbers, round(found.largest, 6)) == (False, 1, 0.2)


def test_a_wrong_tile_is_lost_and_silent_without_a_question(photos: Path, line: dict[str, Any]) -> None:
    after = deepcopy(line)
    after["answer"]["tiles"][1] |= {"tile": "base/B"}
    found = difference(photos, line, after)
    assert (found.lost, found.silent, found.tiles) == ([[1, 0]], [[1, 0]], 2)
    assert report([found])["new silent errors"] == 1
    after["answer"]["doubts"] = [{"x": 1, "y": 0, "reason": "close", "candidates": []}]
    found = difference(photos, line, after)
    assert (found.lost, found.silent, found.questions) == ([[1, 0]], [], 1)
    assert difference(photos, after, line).gained == [[1, 0]]


def test_a_missing_tile_and_an_unreadable_photo_are_lost(photos: Path, line: dict[str, Any]) -> None:
    after = deepcopy(line)
    del after["answer"]["tiles"][2]
    assert difference(photos, line, after).lost == [[2, 0]]
    nothing = {"photo": "one", "unreadable": "lattice: none", "answer": None}
    assert len(difference(photos, line, nothing).silent) == 3


def test_a_figure_of_another_owner_is_a_difference(photos: Path, line: dict[str, Any]) -> None:
    after = deepcopy(line)
    after["answer"]["figures"][0]["colour"] = "blue"
    assert difference(photos, line, after).figures == 2


def test_fields_of_later_versions_are_not_compared() -> None:
    assert list(numbers({"a": 1}, {"a": 1, "b": 2})) == []
    assert list(numbers({"a": [1.0, 2]}, {"a": [1.5, 2]})) == [0.5]
    assert list(numbers({"a": [1]}, {"a": [1, 2]})) == [float("inf")]


@needs_photos
def test_a_real_photo_is_read_as_recorded() -> None:
    before = same_readings.lines(KEPT)[STEM]
    after = json.loads(json.dumps(same_readings.read(PHOTOS, STEM)))
    assert meaning(after["answer"]) == meaning(before["answer"])
    found: Difference = difference(PHOTOS, before, after)
    assert not found.lost
    assert not found.silent
