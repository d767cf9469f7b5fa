"""Screens on a small phone with the longest texts, in both themes: axe finds nothing, nothing is untranslated
or cut.

A made-up language is longer than English and shows what is untranslated. The languages that exist:
tests/soak/screens.py, test_walks.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests import messages
from tests.soak.screens import twice_as_large
from tests.web.made_up import shown
from tests.web.screens import SCREENS, Tour
from tests.web.test_access import CONTRAST, RULES, SMALL, WIDE, violations

ELSEWHERE = {  # axe checks them in use: test_access, test_dispute, test_editors
    Tour.photo_new, Tour.photo_question, Tour.photo_scores, Tour.dispute, Tour.edit_board,
}  # fmt: skip
# of each kind one with long texts
FEW = (Tour.match_act, Tour.match_end, Tour.dispute_verdict, Tour.edit_tile, Tour.edit_map)
OTHERS = tuple(screen for screen in SCREENS if screen not in FEW)
MADE_UP = ("axe: html-lang-valid", "axe: valid-lang")  # no language has this code


def both_themes(page: Page) -> list[str]:
    """What axe finds: everything in the light, in the dark what differs there."""
    found = violations(page, RULES)
    page.emulate_media(color_scheme="dark")
    found += violations(page, CONTRAST)
    page.emulate_media(color_scheme="light")
    return [what for what in found if not what.startswith(MADE_UP)]


@pytest.mark.parametrize("some", [FEW, OTHERS], ids=["few", "others"])
def test_every_screen_is_translated_and_for_everybody(
    speaking: Page,
    address: str,
    picture: bytes,
    wrong: Callable[[], list[str]],
    some: tuple[Callable[[Tour], None], ...],
) -> None:
    """A new language is one folder and one line."""
    tour = Tour(speaking, address, "en", picture)
    tour.words = messages.Page("en")
    tour.words.update(shown())
    seen = list[str]()
    for screen in some:
        screen(tour)
        found = wrong() + [what for script in (WIDE, SMALL) for what in speaking.evaluate(script)]
        if screen not in ELSEWHERE:
            found += both_themes(speaking)
        seen += [f"{screen.__name__}: {what}" for what in [*found, *twice_as_large(speaking)]]
    assert not seen, "\n".join(seen)
