"""What the page announces for a link is what the browser loads for it: no module late, and none in vain."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import web
from tests.web import live
from tests.web.match_page import Made
from tests.web.waiting import eventually
from web import imports

MODULE = re.compile(r"/web/[^/]+/((?:js|vendor)/.+\.js)$")
LINKS = {  # what shows that the screen is there
    "start": ("/", ".hero-tiles svg"),
    "match": ("", ".tile-grid [data-tile]"),
    "join": ("", ".who-player"),
    "invitation": ("", ".who-player"),
    "table": ("/#/table/none", "main [role=alert]"),
    "photo": ("/#/photo/none/key", "main [role=alert]"),
    "new photo": ("/#/photo", "input[type=file]"),
    "dispute": ("/#/dispute", ".board"),
    "rule": ("/#/rule/CB-P2", "h1"),
}
LATER = imports.closure(web.FILES, ("js/screens/start/start.js", "js/screens/start/hero.js"))


@pytest.fixture(scope="module")
def made(address: str) -> Made:
    return Made(address)


@pytest.fixture
def fresh(chromium: Browser, address: str) -> Iterator[Page]:
    """A page in a session that has loaded nothing yet, with a service worker that never comes."""
    session = live.context(chromium, address)
    yield session.new_page()
    session.close()


def loaded(page: Page, path: str, shown: str) -> set[str]:
    """The modules that the browser requests until the screen is there, and those that it requests later."""
    found = set[str]()
    page.on("request", lambda request: found.update(MODULE.findall(request.url)))
    page.goto(path)
    expect(page.locator(shown).first).to_be_attached()
    return found


def without_links(page: Page) -> None:
    """Take away what announces modules: the browser then requests those that scripts import."""
    document = re.sub(r' *<link rel="modulepreload"[^>]*>\n', "", web.PAGE)
    script = web.FILES[web.PRELOADER].decode().replace('link.rel = "modulepreload"', 'link.rel = "none"')
    assert "modulepreload" not in document + re.sub("//.*", "", script)

    def answer(route: Route, body: str, kind: str) -> None:
        route.fulfill(body=body, content_type=kind)

    page.route("/", lambda route: answer(route, document, "text/html"))
    page.route("**/lib/preload.js", lambda route: answer(route, script, "text/javascript"))


@pytest.mark.parametrize("link", LINKS)
def test_announced_modules_are_the_needed_ones(
    link: str, made: Made, fresh: Page, chromium: Browser, address: str
) -> None:
    path, shown = LINKS[link]
    join = f"/#/join/{made.code}"
    path = path or {"match": made.link(), "join": join, "invitation": f"{join}/carcassonne"}[link]
    announced = loaded(fresh, path, shown)
    session = live.context(chromium, address)
    page = session.new_page()
    without_links(page)
    needed = loaded(page, path, shown)

    def difference() -> set[str]:
        """Both may still be loading what comes after the screen."""
        # a question to the browser, so that its requests arrive here
        assert {each.evaluate("document.readyState") for each in (fresh, page)} == {"complete"}
        return announced ^ needed

    eventually(difference, set())
    session.close()
    links = fresh.locator("link[rel=modulepreload]").evaluate_all("links => links.map((link) => link.href)")
    named = {module for address in links for module in MODULE.findall(address)}
    assert needed - named <= (
        {"js/early.js", *LATER} if link == "start" else {"js/early.js", web.PRELOADER, "js/screen-modules.js"}
    )
