"""The frame of the page: the start, navigation, languages, offline use, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Response
from playwright.sync_api import Browser, Page, Route, expect

import web
from tests.web import instead as other_answers
from tests.web import live
from tests.web.screens import Tour
from tests.web.table import jpeg

SCREENS = {  # address -> something on that screen, all without data
    "#/photo": "Take a photo",
    "#/dispute": "",
    "#/match/new": "",
    "#/join": "",
    "#/edit/board": "",
    "#/edit/tile": "",
    "#/rule/CB-R3": "Source:",
}
UNVISITED = {  # screens that open offline even before the first visit
    "#/photo": "Take a photo",
    "#/match/new": "Start the match",
    "#/dispute": "Place the tiles in question",
    "#/edit/board": "Place the first tile",
    "#/edit/tile": "Add a feature",
    "#/edit/map": "Name of the map",
    "#/edit/dorra-board": "Villages",
    "#/edit/dorra-table": "Whose tents are where?",
    "#/rule/CB-R3": "Source:",
}
READY = "navigator.serviceWorker.ready.then(({active}) => active.state)"
INSTALLED = """navigator.serviceWorker.register('/sw.js').then(({installing, active}) => active?.state
    ?? new Promise((done) => installing.addEventListener('statechange', () => done(installing.state))))"""
LATER = 11_000  # milliseconds: then the screens have started to load their data of the library
LIBRARY = """new Promise((done) => {
    const look = () => localStorage.getItem('tile-referee.library') ? done() : setTimeout(look, 50);
    look();
})"""
KEPT = """async () => (await Promise.all(
    (await caches.keys()).filter((name) => name.startsWith('tile-referee ')).map(async (name) =>
    (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""


def go(page: Page, address: str) -> None:
    """Open a screen, and wait until it is there."""
    page.goto(f"/{address}")
    expect(page.locator("main")).to_have_count(1)
    expect(page.locator("h1, h2").first).to_be_visible()
    if SCREENS.get(address):
        expect(page.get_by_text(SCREENS[address]).first).to_be_visible()


@pytest.mark.parametrize("size", [live.SMALL], ids=["360"])
def test_four_choices_lead_on_and_back(page: Page) -> None:
    """All of them on the first screen of a small phone."""
    for choice, leads_to in (
        ("Score a photo", "#/photo"),
        ("Settle a dispute", "#/dispute"),
        ("Keep score", "#/match/new"),
        ("Join a match", "#/join"),
    ):
        link = page.get_by_role("link", name=choice)
        expect(link).to_be_in_viewport(ratio=1)
        link.click()
        expect(page).to_have_url(page.url.split("#")[0] + leads_to)
        expect(page, choice).not_to_have_title("Tile Referee")
        back = page.get_by_role("link", name="Home")
        expect(back, choice).to_be_visible()
        expect(page.locator("h1"), choice).to_be_visible()  # a tap while the header changes is lost
        back.click()
        expect(page.get_by_role("heading", name="Tile Referee"), choice).to_be_focused()
        expect(page, choice).to_have_title("Tile Referee")


def test_reading_goes_on_in_the_new_screen(page: Page) -> None:
    """By keyboard from the start; after each navigation the focus is in the screen and not lost."""
    expect(page.get_by_role("link", name="Settle a dispute")).to_be_visible()
    for _ in range(2):
        page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Settle a dispute")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_title("Settle a dispute · Tile Referee")
    for screen in SCREENS:
        page.evaluate("hash => { location.hash = hash; }", screen)
        expect(page.locator("h1, h2").first).to_be_visible()
        expect(page.locator("main:focus, main :focus")).to_have_count(1)


def test_an_unknown_fragment_shows_the_start(page: Page) -> None:
    page.goto("/#/nowhere/%E0%A4%A")
    expect(page.get_by_role("heading", name="Tile Referee")).to_be_visible()


def test_going_on_before_the_screen_has_come(page: Page) -> None:
    waiting: list[Route] = []
    page.route("**/score/rule.js", lambda route: waiting.append(route))  # not answered until the end
    page.evaluate("location.hash = '#/rule/CB-R3'")
    expect(page).to_have_title("Rule · Tile Referee")
    page.evaluate("location.hash = '#/photo'")
    expect(page.get_by_text("Take a photo", exact=True)).to_be_visible()
    with page.expect_response("**/score/rule.js"):
        waiting[0].continue_()  # the session is used again: no request may stay open in it
    expect(page.get_by_text("Take a photo", exact=True)).to_be_visible()


def test_a_screen_that_does_not_come_can_be_tried_again(page: Page, expected: list[str]) -> None:
    expected.append("Failed to load resource")
    page.route("**/score/rule.js", lambda route: route.abort())
    page.evaluate("location.hash = '#/rule/CB-R3'")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")


def test_missing_texts_are_reported_in_the_language(chromium: Browser, address: str) -> None:
    """The document has the words for this in all languages."""
    with live.session(chromium, address, language="ro") as page:
        page.route("**/i18n/*.ftl", lambda route: route.abort())
        page.goto("/")
        expect(page.get_by_role("heading", name="Serverul nu răspunde")).to_be_visible()
        page.unroute("**/i18n/*.ftl")
        page.get_by_role("button", name="Încearcă din nou").click()
        expect(page.get_by_role("link", name="Lămurește o dispută")).to_be_visible()


def test_matches_of_this_browser_are_found_again(page: Page) -> None:
    entry = {"id": "abc", "token": "secret", "title": "Ana, Ben", "at": 1_700_000_000_000, "over": True}
    page.evaluate("entry => localStorage.setItem('tile-referee.matches', JSON.stringify([entry]))", entry)
    page.reload()
    link = page.get_by_role("region", name="Recent matches").get_by_role("link", name="Ana, Ben")
    expect(link).to_have_attribute("href", "#/match/abc")
    expect(link).to_contain_text("finished")


@pytest.mark.parametrize(
    ("tag", "name", "words"),
    [
        ("ro", "Română", "Evaluează o fotografie"),
        ("it", "Italiano", "Conta i punti da una foto"),
        ("de", "Deutsch", "Foto auswerten"),
    ],
)
def test_a_language_is_chosen_and_kept(page: Page, tag: str, name: str, words: str) -> None:
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("link", name=words)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", tag)
    expect(page.get_by_role("button", name=name)).to_be_focused()
    page.reload()
    expect(page.get_by_role("link", name=words)).to_be_visible()
    with page.expect_request("**/api/v1/rules/*") as request:
        page.goto("/#/rule/CB-R3")
    assert request.value.headers["accept-language"] == tag


def test_colours_are_players_names_in_the_language(chromium: Browser, address: str) -> None:
    """Players in a photo have no names: the referee names them by colour, in the page's language."""
    session = live.context(chromium, address, language="de-DE")
    page = session.new_page()
    tour = Tour(page, address, "de", jpeg())
    tour.photo_scores()
    expect(page.get_by_role("button", name="Blau erhält 7 Punkte")).to_be_visible()
    session.close()


@pytest.mark.parametrize(("locale", "lang"), [("de-AT", "de"), ("ro-MD", "ro"), ("fr-FR", "en")])
def test_the_language_of_the_browser(chromium: Browser, address: str, locale: str, lang: str) -> None:
    session = live.context(chromium, address, language=locale)
    page = session.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    session.close()


def test_light_or_dark_as_the_device_or_as_chosen(page: Page) -> None:
    paper = {"light": "rgb(245, 241, 230)", "dark": "rgb(22, 26, 24)"}
    body = page.locator("body")
    for device in ("dark", "light"):  # follows the device while the page is open
        page.emulate_media(color_scheme=device)
        expect(body).to_have_css("background-color", paper[device])
    page.get_by_role("button", name="Dark", exact=True).click()
    expect(body).to_have_css("background-color", paper["dark"])
    page.reload()
    expect(body).to_have_css("background-color", paper["dark"])
    page.get_by_role("button", name="Same as the device").click()
    expect(body).to_have_css("background-color", paper["light"])


def test_no_request_leaves_the_server(page: Page, address: str) -> None:
    urls: list[str] = []
    page.context.on("request", lambda request: urls.append(request.url))
    for screen in SCREENS:
        go(page, screen)
    assert len(urls) > len(SCREENS)
    assert [url for url in urls if not url.startswith((address, "blob:", "data:"))] == []


def test_the_page_opens_without_a_net(
    chromium: Browser, folder: Path, instead: dict[str, Callable[[], Any]]
) -> None:
    """Every screen after the server was stopped, the start where a proxy finds no server; the notice that
    something is missing is the page's."""
    with live.server(folder, change=other_answers.serve) as address:
        session = live.context(chromium, address, kept=True)
        page = session.new_page()
        page.clock.install()
        page.goto("/")
        assert page.evaluate(READY) in ("activating", "activated")
        page.clock.run_for(LATER)
        page.evaluate(LIBRARY)
        kept = page.evaluate(KEPT)
        assert "/" in kept
        assert len(kept) > 30
        assert not [name for name in kept if "/api/" in name or "sw.js" in name]
        page.reload()  # now the service worker has the page
        page.get_by_role("link", name="Score a photo").wait_for()
        instead["/"] = lambda: Response("Bad Gateway", 502)
        page.reload()
        expect(page.get_by_role("heading", name="Tile Referee"), "behind a proxy").to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Tile Referee")).to_be_visible()
    for screen, words in UNVISITED.items():
        page.goto(f"/{screen}")
        expect(page.get_by_text(words).first).to_be_visible()
    page.goto("/#/rule/HS-Z6")
    expect(page.get_by_role("alert")).to_contain_text("tries again as soon as the server is back")
    session.close()


def test_files_of_another_version_are_not_kept(
    chromium: Browser, address: str, instead: dict[str, Callable[[], Any]]
) -> None:
    """As a proxy answers while the servers behind it are updated one by one."""
    unused = f"/web/{web.VERSION}/js/screens/insight/audit.js"
    of_another = {"Cache-Control": "no-cache"}
    instead[unused] = lambda: Response("", mimetype="text/javascript", headers=of_another)
    session = live.context(chromium, address, kept=True)
    page = session.new_page()
    page.goto("/")
    page.get_by_role("link", name="Score a photo").wait_for()
    assert page.evaluate(INSTALLED) == "redundant"
    assert page.evaluate(KEPT) == []
    session.close()


def test_a_failed_request_is_sent_again(page: Page, expected: list[str]) -> None:
    """The page recovers without a tap when the server is back."""
    expected.append("Failed to load resource")
    page.goto("/#/edit/board")
    page.get_by_role("button", name="Place the first tile").click()
    page.locator(".tile-grid [data-tile]").first.wait_for()
    page.route("**/api/v1/scores", lambda route: route.abort())
    page.locator(".tile-grid [data-tile='base/D']").click()
    page.get_by_role("button", name="Back", exact=True).click()
    alert = page.get_by_role("alert").filter(has_text="The server does not answer")
    expect(alert).to_be_visible()
    page.unroute("**/api/v1/scores")
    expect(alert).to_have_count(0)
    expect(page.locator(".sheet[aria-busy]")).to_have_count(0)


def test_the_connection_is_gone_and_back(page: Page, expected: list[str]) -> None:
    line = page.locator(".offline")
    expect(line).to_be_empty()
    expected.append("Failed to load resource")
    page.context.set_offline(True)
    expect(line).to_contain_text("No connection")
    page.context.set_offline(False)
    expect(line).to_be_empty()
    expect(page.locator("#live")).to_have_text("The connection is back")


def test_screens_are_preloaded_without_a_service_worker(chromium: Browser, address: str) -> None:
    """Without HTTPS there is no service worker: an open page still works without a server."""
    session = live.context(chromium, address)
    session.add_init_script("delete Navigator.prototype.serviceWorker")
    page = session.new_page()
    page.clock.install()
    with page.expect_response("**/score/rule.js"), page.expect_response("**/screens/editor/tile.js"):
        page.goto("/")
    page.clock.run_for(LATER)
    page.evaluate(LIBRARY)
    page.wait_for_load_state("networkidle")
    page.route("**/*", lambda route: route.abort())
    page.evaluate("location.hash = '#/rule/CB-R3'")
    expect(page.get_by_text("Source:")).to_be_visible()
    expect(page).to_have_title("Rule · Tile Referee")
    page.evaluate("location.hash = '#/rule/HS-Z6'")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    session.close()


def test_the_rules_of_a_set_come_with_its_tiles(page: Page) -> None:
    """A set of an expansion enables it: a photo of its tiles is scored by its rules."""
    page.goto("/#/photo")
    page.get_by_role("checkbox", name="Inns & Cathedrals").check()
    page.get_by_role("checkbox", name="Traders & Builders").check()
    page.get_by_role("checkbox", name="Traders & Builders").uncheck()
    live.send_photo(page, jpeg())
    expect(page.get_by_role("heading", name="Which tile is this?")).to_be_visible()
    (photo,) = page.evaluate("JSON.parse(localStorage.getItem('tile-referee.photos'))")
    token = {"Authorization": f"Bearer {photo['token']}"}
    read = page.request.get(f"/api/v1/photos/{photo['id']}", headers=token).json()
    assert read["position"]["options"] == {"edition": "C1", "expansions": ["inns-and-cathedrals"]}
