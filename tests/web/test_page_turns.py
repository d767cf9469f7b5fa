"""Turns with a box through the page in short. In full: `python -m tests.soak.page_turns --write` and
`python -m tests.soak.evening --write`; last results: page_turns.json, evening.json."""

from __future__ import annotations

import json

from playwright.sync_api import Browser

from referee.games.carcassonne.expansions import EXPANSIONS
from tests.soak import evening
from tests.soak.own_moves import EITHER, own_of
from tests.soak.page_turns import BOXES, RESULT, play


def test_two_turns_with_a_box(chromium: Browser, address: str) -> None:
    row = play(chromium, address, "minis", turns=2, seed=3, pictures=None)
    assert row["wrong"] == []
    assert row["moves"]["end_turn"] == row["moves"]["place"] == 2


def test_every_box_was_played_for_ten_turns() -> None:
    rows = json.loads(RESULT.read_text("utf-8"))
    assert set(rows) == set(BOXES)
    for box, row in rows.items():
        assert (row["turns"], row["wrong"]) == (10, []), box
        assert row["moves"]["place"] >= 10, box


def test_what_only_a_box_has_was_shown() -> None:
    """Each move and kind of figure of a box; those of a bundle in its turns or in those of its boxes."""
    rows = json.loads(RESULT.read_text("utf-8"))
    inside = {one.id: one.includes for one in EXPANSIONS}
    for box, row in rows.items():
        made = set(row["moves"]).union(*(rows[one]["moves"] for one in inside.get(box, ())))
        missing = own_of([box]) - made
        assert missing <= set(EITHER), box
        assert missing != set(EITHER), box


def test_two_turns_of_an_evening_on_three_phones(chromium: Browser, address: str) -> None:
    row = evening.play(chromium, address, turns=2, seed=7, pictures=None)
    assert row["wrong"] == []
    assert row["moves"]["end_turn"] == row["moves"]["place"] == 2


def test_an_evening_was_played() -> None:
    row = json.loads(evening.RESULT.read_text("utf-8"))
    assert (row["boxes"], row["wrong"]) == ([*evening.BOXES], [])
    assert row["turns"] >= 30
