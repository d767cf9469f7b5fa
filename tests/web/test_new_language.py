"""31: a language is a folder of messages and one line; a made-up one shows what is untranslated or cut."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests import messages
from tests.web import live
from tests.web.looking import SCRIPT, cut
from tests.web.made_up import shown, speak
from tests.web.screens import SCREENS, Tour
from tests.web.steps import STEPS


@pytest.fixture
def speaking(chromium: Browser, address: str) -> Iterator[Page]:
    """The page in the made-up language on a small phone."""
    session = live.context(chromium, address, live.SMALL, False, "en")
    speak(session)
    page = session.new_page()
    page.goto("/")
    page.locator("main").wait_for()
    yield page
    session.close()


@pytest.fixture
def wrong(speaking: Page) -> Callable[[], list[str]]:
    """What is untranslated or cut on the screen."""
    english = {
        text for text in messages.texts("en", "page.ftl").values() if re.search(r"[aeiou]\w* \w", text)
    }

    def found() -> list[str]:
        assert speaking.evaluate("document.documentElement.lang") == "xx"
        texts: list[str] = speaking.evaluate(f"{SCRIPT}.texts()")
        return [f"untranslated: {text}" for text in texts if text in english] + cut(speaking)

    return found


def test_a_new_language_is_one_folder_and_one_line(
    speaking: Page, address: str, picture: bytes, wrong: Callable[[], list[str]]
) -> None:
    tour = Tour(speaking, address, "en", picture)
    tour.words = messages.Page("en")
    tour.words.update(shown())
    seen = list[str]()
    for screen in SCREENS:
        screen(tour)
        seen += [f"{screen.__name__}: {what}" for what in wrong()]
    assert not seen, "\n".join(seen)


def test_the_steps_of_expansions_are_in_the_new_language(
    speaking: Page, address: str, wrong: Callable[[], list[str]]
) -> None:
    seen = list[str]()
    for step in STEPS:
        step.open(speaking, address)
        seen += [f"{step.name}: {what}" for what in wrong()]
    assert not seen, "\n".join(seen)


@pytest.mark.parametrize("text", ["start-photo", "app-loading"])
def test_the_made_up_language_is_longer(text: str) -> None:
    assert len(shown()[text]) >= len(messages.texts("en", "page.ftl")[text])
