"""The last result of `python -m tests.soak.secret_times`, and one round of it."""

from __future__ import annotations

import json
from pathlib import Path

from app import create_app
from settings import Settings
from tests.soak.secret_times import GAMES, RESULT, compared, questions

MOST = 0.1  # by which a time may differ by chance


def test_no_time_depended_on_a_hidden_value() -> None:
    results = json.loads(RESULT.read_text())
    assert results.pop("rounds") >= 50
    assert set(results) == set(GAMES)
    for game, rows in results.items():
        assert len(rows) == len(questions(game, 0))
        for question, ratios in rows.items():
            assert abs(ratios["differing"] - 1) < MOST, (game, question)


def test_every_query_is_measured(tmp_path: Path) -> None:
    app = create_app(Settings(data_dir=str(tmp_path), ratelimit_enabled=False))
    for game, (begin, low, high) in GAMES.items():
        tables = begin(app.test_client(), low), begin(app.test_client(), high)
        for question in questions(game, tables[0].seq):
            assert compared(tables, question, 1) > 0
    app.extensions["services"].stop()
