"""Every screen of a table, for every game, in several sizes, languages and themes: axe finds nothing, nothing
is untranslated or cut.

docs/screens.md lists which screens were walked for which game.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.web import live
from tests.web.looking import cut, untranslated
from tests.web.match_page import Made
from tests.web.test_access import WIDE, violations
from tests.web.waiting import PATIENCE
from tests.web.walks import DOC, GAMES, SCREENS, Walk, table

WAYS = {  # every size, every language, both themes
    "carcassonne": (live.SMALL, "de", True),
    "maps": (live.SMALL, "it", False),
    "gold-rush": (live.LARGE, "ro", False),
    "amazonas": (live.DESKTOP, "en", True),
    "dorra-amazonas": (live.SMALL, "ro", False),
}


OWN = {Walk.setup, Walk.track, Walk.place, Walk.figure, Walk.features, Walk.dispute, Walk.end}
SAME = {  # the same in every game: axe checks them in one (those of the match in test_screens)
    Walk.chances, Walk.audit, Walk.audit_table, Walk.aloud, Walk.help, Walk.guide, Walk.evenings,
}  # fmt: skip


LANGUAGES = ("en", "ro", "it", "de")
SMALL_TOO = [  # every screen of the first game, and the special ones of another game: not in English there,
    (key, language)  # whose texts are mostly the shortest and which all other tests read
    for key, (size, walked, _) in WAYS.items()
    for language in LANGUAGES
    if (size, walked) != (live.SMALL, language) and (language != "en" or key == "carcassonne")
]


@pytest.fixture(scope="module")
def made() -> dict[str, Made]:
    """The matches of these walks: they are only viewed, so all languages share them."""
    return {}


def wrong_with(page: Page, language: str) -> list[str]:
    """All visible faults in the texts of a screen."""
    words = [f"not translated: {text}" for text in untranslated(page, language)]
    return [*words, *cut(page), *page.evaluate(WIDE)]


@pytest.mark.parametrize("key", GAMES)
def test_every_screen_of_every_game(chromium: Browser, address: str, made: dict[str, Made], key: str) -> None:
    size, language, dark = WAYS[key]
    with live.session(chromium, address, size, dark, language) as page:
        page.set_default_timeout(PATIENCE)
        complaints = live.watched(page)
        walk = Walk(page, address, key, language, made)
        wrong = []
        for screen in SCREENS:
            if screen.__name__ in GAMES[key].without:
                continue
            screen(walk)
            seen = wrong_with(page, language)
            if screen in OWN or (key == "carcassonne" and screen in SAME):
                seen += violations(page)
            wrong += [f"{screen.__name__}: {what}" for what in seen]
    assert wrong == []
    assert complaints == []


@pytest.mark.parametrize(("key", "language"), SMALL_TOO)
def test_words_fit_at_360_in_every_language(
    chromium: Browser, address: str, made: dict[str, Made], key: str, language: str
) -> None:
    with live.session(chromium, address, live.SMALL, language == "en", language) as page:
        page.set_default_timeout(PATIENCE)
        walk, wrong = Walk(page, address, key, language, made), []
        for screen in SCREENS:
            if screen.__name__ in GAMES[key].without or not (key == "carcassonne" or screen in OWN):
                continue
            screen(walk)
            wrong += [f"{screen.__name__}: {what}" for what in wrong_with(page, language)]
    assert wrong == []


def test_the_table_of_screens_is_up_to_date() -> None:
    assert DOC.read_text(encoding="utf-8") == table(), "python -m tests.web.walks"
