"""Games with all expansions at once in short. In full: `python -m tests.soak.all_expansions --write`; last
result: all_expansions.json."""

from __future__ import annotations

import json
from pathlib import Path

from tests.serving import served
from tests.soak.all_expansions import RESULT, series


def test_a_few_turns_with_all_expansions(tmp_path: Path) -> None:
    with served(tmp_path, f"sqlite:///{tmp_path / 'matches.db'}") as port:
        found = series(port, games=2, seed=1, minutes=None, turns=4)
    assert found["games"] == 2
    assert found["counts"]["move place"] >= 8


def test_the_last_series_is_recorded() -> None:
    found = json.loads(RESULT.read_text(encoding="utf-8"))
    assert found["games"] > 0
    assert found["counts"]["move end_turn"] > found["games"]
