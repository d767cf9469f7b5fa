"""Readings, corrections and drafts survive JSON exactly."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import tries
from tests.vision.tables import SETS, legal_table, reading_of
from vision.reading import Correction, Draft, Reading
from vision.serializer import answer
from vision.settle import settle

numbers = st.floats(-1e4, 1e4)
points = st.tuples(numbers, numbers)


def through(value):
    return type(value).from_json(json.loads(json.dumps(value.to_json())))


@tries(100)
@given(st.builds(Reading))
def test_readings_survive_json(reading):
    assert repr(through(reading)) == repr(reading)  # not ==: hypothesis generates nan


@given(st.builds(Correction, figure=st.none() | st.integers(0, 9) | st.just("new"), point=st.none() | points))
def test_corrections_survive_json(correction):
    assert through(correction) == correction


def test_a_settled_board_survives_json():
    reading = reading_of(legal_table(4, 30), 4)
    draft = settle(through(reading), SETS)
    assert through(draft) == draft == settle(reading, SETS)
    assert isinstance(draft, Draft)


def test_an_unknown_reading_is_refused():
    for data in ({}, {"cells": 3}, {"width": 1}):
        with pytest.raises((KeyError, TypeError, ValueError)):
            Reading.from_json(data)


def test_the_answer_has_the_words_of_the_api():
    draft = settle(reading_of(legal_table(4, 30), 4, margin=3.0), SETS)
    shown = json.loads(json.dumps(answer(draft)))
    assert set(shown) == {"tiles", "figures", "doubts"}
    assert set(shown["tiles"][0]) == {"x", "y", "tile", "rotation", "confidence", "quad", "candidates"}
    assert set(shown["tiles"][0]["candidates"][0]) == {"tile", "rotation", "confidence"}
    assert all({"x", "y", "reason"} <= set(d) for d in shown["doubts"])
    assert [len(t["quad"]) for t in shown["tiles"]] == [4] * 30
