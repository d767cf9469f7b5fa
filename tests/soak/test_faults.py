"""The fault series in short. In full: `python -m tests.soak.faults`; last results: faults.json."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import postgres
from tests.soak.faults import FAULTS, FULL, RESULT, series, wrong
from tests.topology import MISSING, REDIS


@pytest.mark.skipif(REDIS is None, reason=MISSING)
@pytest.mark.skipif(postgres.binaries() is None, reason=postgres.MISSING)
def test_a_database_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    counted = series("postgres", tmp_path, times=1, seed=7, each=1)  # the database is killed, no server
    assert wrong(counted) == 0, counted
    assert counted["moves acknowledged"] > 0


def test_the_last_full_series_lost_nothing() -> None:
    results = json.loads(RESULT.read_text())
    assert set(results) <= set(FAULTS)
    for counted in results.values():
        assert counted["faults"] >= FULL
        assert wrong(counted) == 0
        assert counted["moves acknowledged"] > FULL
