"""Screens in both themes and with the longest texts: axe finds nothing, and nothing overflows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web import live
from tests.web.looking import cut, untranslated
from tests.web.screens import SCREENS, Tour
from tests.web.test_access import CONTRAST, RULES, check, fits

ELSEWHERE = {  # axe checks them in use: test_access, test_dispute, test_editors
    Tour.photo_new, Tour.photo_question, Tour.photo_scores, Tour.dispute, Tour.dispute_verdict,
    Tour.edit_board,
}  # fmt: skip
TWICE = "size => { document.documentElement.style.fontSize = size; }"
WIDE = """() => [document.documentElement, ...document.querySelectorAll('.panel, .match-scroll')]
    .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => `${e.className} ${e.scrollWidth}`)"""

HIGH = """() => [...document.querySelectorAll('.page-header')]
    .filter((e) => e.offsetHeight > 70).map((e) => `a header of two rows: ${e.offsetHeight}`)"""


def test_every_screen_is_translated_and_fits(chromium: Browser, address: str, picture: bytes) -> None:
    """At 360 pixels, in Italian; Romanian and German below, with the other checks.

    English mostly has the shortest texts, and all other tests read it.
    """
    with live.session(chromium, address, live.SMALL, True, "it") as page:
        tour, wrong = Tour(page, address, "it", picture), []
        for screen in SCREENS:
            screen(tour)
            seen = [*untranslated(page, "it"), *cut(page), *page.evaluate(WIDE), *page.evaluate(HIGH)]
            wrong += [f"{screen.__name__}: {what}" for what in seen]
    assert wrong == []


@pytest.mark.parametrize(("language", "dark"), [("ro", False), ("de", True)], ids=["light", "dark"])
def test_every_screen_is_for_everybody(
    chromium: Browser, address: str, picture: bytes, language: str, dark: bool
) -> None:
    """Axe on a small phone (in the dark what differs there), targets and width, and text twice as large."""
    with live.session(chromium, address, live.SMALL, dark, language) as page:
        tour = Tour(page, address, language, picture)
        wrong = []
        for screen in SCREENS:
            screen(tour)
            name = screen.__name__
            try:
                if screen not in ELSEWHERE:
                    check(page, CONTRAST if dark else RULES)
                fits(page)
                assert [*untranslated(page, language), *cut(page), *page.evaluate(HIGH)] == []
            except AssertionError as error:
                wrong.append(f"{name}: {error}")
            page.evaluate(TWICE, "200%")
            for width in (361, 360):  # Chromium re-evaluates container queries when a width has changed
                page.set_viewport_size({**live.SMALL, "width": width})  # type: ignore[arg-type]
            if too_wide := page.evaluate(WIDE):
                wrong.append(f"{name}, text twice as large: {too_wide}")
            page.evaluate(TWICE, "")  # the next screen may go on from this one
    assert not wrong, "\n".join(wrong)
