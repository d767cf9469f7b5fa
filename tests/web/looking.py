"""Visible faults of a screen: text that is untranslated, overflows or is cut."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tests.messages import texts
from tests.web.test_words import LEFT_OVER

KEY = re.compile(r"^[a-z][a-z0-9-]*(\.[a-z0-9_-]+)+$")
NAMES = re.compile(  # of games, files and rules, which are the same in every language
    r"Tile Referee|Carcassonne|Amazonas|[A-Z]{2}-[A-Z]\d+|\b[\w+-]+/\S+|HTTP\S*|\./run https"
)

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").strip().rstrip(";")


@cache
def _english(language: str) -> frozenset[str]:
    """English words for which the language has others."""
    own = texts(language, "page.ftl")
    return frozenset(
        text
        for key, text in texts("en", "page.ftl").items()
        if own.get(key, text) != text and text not in own.values()
    )


def untranslated(page: Page, language: str) -> list[str]:
    """Texts of the screen (also for screen readers) that are keys, or English although the page is not."""
    texts: list[str] = page.evaluate(f"{SCRIPT}.texts()")
    keys = [text for text in texts if KEY.match(text)]
    if language == "en":
        return keys
    return keys + [
        text for text in texts if text in _english(language) or LEFT_OVER.search(NAMES.sub("", text))
    ]


def cut(page: Page) -> list[str]:
    """Texts that leave the screen, their frame or their button."""
    return list(page.evaluate(f"{SCRIPT}.cut()"))


def covered(page: Page) -> list[str]:
    """Controls of which something covers the middle, although they are scrolled to."""
    return list(page.evaluate(f"{SCRIPT}.covered()"))
