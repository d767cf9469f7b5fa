"""The screens of a table in short: one of a match on a map; as long tests all of the first game, and of the
others those that differ there. Every size, language and theme once: axe finds nothing, nothing is
untranslated or cut.

All screens of all games in all languages: `python -m tests.soak.screens --write`; last result: screens.json.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

from tests.soak.screens import OWN, PAD, RESULT, TOUR, WAYS, Matches, of_game, pads, walk, ways
from tests.web import screens
from tests.web.walks import DOC, GAMES, Walk, table


@pytest.fixture(scope="module")
def made() -> Matches:
    """The matches of these walks: they are only viewed, so all walks share them."""
    return {}


@pytest.mark.parametrize("key", GAMES)
def test_the_screens_of_every_game(chromium: Browser, address: str, made: Matches, key: str) -> None:
    seen = [screen for screen in of_game(key) if key == "carcassonne" or screen in OWN]
    row = walk(chromium, address, key, WAYS[key], made, seen)
    assert row["wrong"] == []


def test_the_end_on_a_map(chromium: Browser, address: str, made: Matches) -> None:
    row = walk(chromium, address, "maps", WAYS["maps"], made, [Walk.end])
    assert row["wrong"] == []


def test_every_screen_was_seen_in_every_language() -> None:
    rows = json.loads(RESULT.read_text("utf-8"))
    assert set(rows) == {*ways(), *pads()}
    for name, (key, _) in ways().items():
        whole = screens.SCREENS if key == TOUR else of_game(key)
        assert rows[name] == {"screens": [screen.__name__ for screen in whole], "wrong": []}, name
    for name in pads():
        assert rows[name] == {"screens": [PAD], "wrong": []}, name


def test_the_table_of_screens_is_up_to_date() -> None:
    assert DOC.read_text(encoding="utf-8") == table(), "python -m tests.web.walks"
