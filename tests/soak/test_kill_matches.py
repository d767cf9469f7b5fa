"""The kill series in short. In full: `python -m tests.soak.kill_matches`; last result: kill_matches.json."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.soak import kill_matches
from tests.soak.kill_matches import FULL, RESULT, series, wrong


def test_killed_servers_lose_nothing(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kill_matches, "MOST_MOVES", 9)  # full matches are followed by others
    counted = series(database_url, tmp_path, kills=1, seed=7)
    assert counted["full matches"] >= counted["acknowledged"] // 30
    assert wrong(counted) == 0, counted
    assert counted["kills"] == 1
    assert counted["photos acknowledged"] > 0


def test_the_last_full_series_lost_nothing() -> None:
    results = json.loads(RESULT.read_text())
    assert set(results) == {"sqlite", "postgresql"}
    for database, counted in results.items():
        assert counted["kills"] >= FULL[database]
        assert wrong(Counter(counted)) == 0
        assert counted["acknowledged"] > FULL[database]
        assert counted["photos acknowledged"] >= FULL[database] // 2
