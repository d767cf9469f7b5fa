"""The fuzzing in short: kept inputs and some hundred mutations. In full: `python -m tests.soak.fuzz`."""

from __future__ import annotations

import json

import pytest

from tests.soak.fuzz import RESULT, SLOW, TARGETS, kept, mutated, seeds, tried


@pytest.mark.parametrize("target", TARGETS)
def test_every_request_let_through_is_answered(target: str) -> None:
    inputs = [*seeds(target), *kept(target).values(), *mutated(target, count=300, seed=20261120)]
    number, slowest = tried(target, inputs)
    assert number > 300
    assert slowest < SLOW


@pytest.mark.parametrize("target", TARGETS)
def test_the_last_guided_run_found_nothing(target: str) -> None:
    counted = json.loads(RESULT.read_text(encoding="utf-8"))[target]
    assert counted["findings"] == 0
    assert counted["inputs"] > 1000
    assert len(kept(target)) > 20
