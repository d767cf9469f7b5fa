"""One server and one browser for all tests of the page; a fresh browser session for each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests import messages
from tests.web import instead as other_answers
from tests.web import live, made_up
from tests.web.looking import SCRIPT, cut
from tests.web.table import jpeg
from tests.web.waiting import PATIENCE

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose recogniser is the stand-in that knows the drawn table."""

    def change(app: Flask) -> None:
        made_up.serve(app)
        other_answers.serve(app)

    with live.server(tmp_path_factory.mktemp("page"), change=change) as address:
        yield address


@pytest.fixture
def instead() -> Iterator[dict[str, Callable[[], Any]]]:
    """Answers of that server for some paths while the test lasts."""
    yield other_answers.ANSWERS
    other_answers.ANSWERS.clear()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, headless."""
    if live.chromium() is None:
        pytest.skip("the page is tested in a browser: apt-get install chromium")
    with live.browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def installed(chromium: Browser, address: str) -> Iterator[BrowserContext]:
    """A phone's session whose service worker has the page: each installation stores 340 files."""
    session = live.context(chromium, address, live.SMALL, kept=True)
    page = session.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.close()
    yield session
    session.close()


@pytest.fixture
def kept(installed: BrowserContext) -> Iterator[BrowserContext]:
    """That session for one test, which leaves nothing in it but the service worker and its files."""
    yield installed
    installed.set_offline(False)
    for page in installed.pages:
        page.close()
    page = installed.new_page()
    page.goto(live.QUIET)
    page.evaluate("localStorage.clear()")
    page.close()


@pytest.fixture(scope="session")
def picture() -> bytes:
    """The drawn table as a JPEG file."""
    return jpeg()


@pytest.fixture
def expected() -> list[str]:
    """Parts of browser errors that a test causes on purpose (a failed request is one)."""
    return []


@pytest.fixture
def size() -> ViewportSize:
    """The size of the screen; flows run in every size (sizes.py)."""
    return live.PHONE


@pytest.fixture
def page(chromium: Browser, address: str, expected: list[str], size: ViewportSize) -> Iterator[Page]:
    """The start page on a phone. Script errors and violations of the security policy fail the test."""
    yield from opened(chromium, address, expected, size)


def opened(chromium: Browser, address: str, expected: list[str], size: ViewportSize) -> Iterator[Page]:
    """The start page in a session without data, watched until it is closed."""
    with live.session(chromium, address, size) as page:
        complaints = live.watched(page)
        page.goto("/")
        yield page
    live.none_but(complaints, expected)


@pytest.fixture
def table(page: Page, picture: bytes) -> Page:
    """The drawn table, uploaded and read: the first review question is on the screen."""
    live.send_photo(page, picture)
    page.get_by_role("heading", name="Which tile is this?").wait_for()
    return page


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for the data of a separate server."""
    return tmp_path


@pytest.fixture
def speaking(chromium: Browser, address: str) -> Iterator[Page]:
    """The page in the made-up language on a small phone."""
    session = live.context(chromium, address, live.SMALL, dark=False, language="en")
    made_up.speak(session)
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
