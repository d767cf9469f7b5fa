"""What may get into the caches of the page's service worker and of the page, tried as an attacker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Response, redirect, request
from playwright.sync_api import Browser, BrowserContext, Page, expect

import web
from tests.web import live
from tests.web.match_page import Made, press, turn_of
from tests.web.test_page_frame import INSTALLED, READY

CACHED = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) {
            const answer = await (await caches.open(name)).match(request);
            const path = new URL(request.url).pathname;
            found.push([name, path, answer.redirected, answer.type, await answer.text()]);
        }
    return found;
}"""
LOGIN = f"<!doctype html><title>Login</title><p>/web/{web.VERSION}/ Log in to the network</p>"


@pytest.fixture
def phone(kept: BrowserContext) -> Page:
    """A phone whose service worker has the page."""
    page = kept.new_page()
    page.goto("/")
    page.get_by_role("link", name="Score a photo").wait_for()
    return page


@pytest.mark.parametrize("redirected", [True, False])
def test_a_network_login_is_never_kept_as_the_page(
    chromium: Browser, address: str, instead: dict[str, Callable[[], Any]], redirected: bool
) -> None:
    """While the worker is installed a captive portal answers for the page, or redirects to its login."""
    seen: list[str] = []

    def answer() -> Any:
        if request.headers.get("Sec-Fetch-Dest") == "document":
            return None  # the navigation itself; the worker's own request has an empty destination
        seen.append(request.path)
        if redirected:
            return redirect("/api/v1/health")
        return Response(LOGIN, 203, mimetype="text/html")

    instead["/"] = answer
    session = live.context(chromium, address, kept=True)
    page = session.new_page()
    page.goto("/")
    page.get_by_role("link", name="Score a photo").wait_for()
    assert page.evaluate(INSTALLED) == "redundant"
    assert seen
    assert [row for row in page.evaluate(CACHED) if row[1] == "/"] == []
    session.close()


def test_errors_redirects_and_queries_are_not_kept(
    phone: Page, instead: dict[str, Callable[[], Any]]
) -> None:
    """After the installation nothing is added to the worker's cache, whatever the server answers."""
    assert phone.evaluate(READY) in ("activating", "activated")
    before = {row[1]: row[4] for row in phone.evaluate(CACHED) if row[0].startswith("tile-referee ")}
    assert set(before) == {"/", *(f"/web/{web.VERSION}/{name}" for name in web.FILES)}
    instead["/"] = lambda: Response("<p>gone</p>", 404, mimetype="text/html")
    phone.evaluate(
        """async (version) => {
            for (const path of ["/", "/?x=1", "/sw.js", "/web/other/js/main.js", `/web/${version}/js/none.js`,
                                `/web/${version}/js/main.js?x=1`, "/api/v1/health", "/api/v1/matches/none",
                                "/api/v1/catalogs/none", "/none"])
                await fetch(path).catch(() => null);
        }""",
        web.VERSION,
    )
    rows = phone.evaluate(CACHED)
    assert {row[1]: row[4] for row in rows if row[0].startswith("tile-referee ")} == before
    assert not any(row[2] or row[3] != "basic" for row in rows)


def test_an_answer_of_another_program_is_not_kept_for_the_library(
    phone: Page, instead: dict[str, Callable[[], Any]]
) -> None:
    """A login page with status 200 in place of an answer: offline, the last answer of the server is shown."""
    ask = f"import('/web/{web.VERSION}/js/net/api.js').then(({{ ask }}) => ask('/games'))"
    known = phone.evaluate(ask)
    assert known["games"]
    instead["/api/v1/games"] = lambda: Response(LOGIN, mimetype="text/html")
    phone.evaluate(f"{ask}.catch(() => null)")
    phone.context.set_offline(True)
    assert phone.evaluate(ask) == known


def test_nothing_private_is_left_on_a_phone(phone: Page, address: str) -> None:
    """A match is opened and forgotten: the next user of the phone finds nothing of it."""
    made = Made(address)
    phone.goto(made.link())
    turn_of(phone, "Ana")
    cached = phone.evaluate(CACHED)
    assert not [row[1] for row in cached if "/matches" in row[1] or "/photos" in row[1]]
    assert made.id not in str(cached)
    phone.get_by_role("button", name="Match menu").click()
    press(phone, "Forget it in this browser")
    phone.locator(".sure button").click()
    phone.get_by_role("link", name="Score a photo").wait_for()
    assert made.id not in str(
        phone.evaluate("[Object.entries(localStorage), Object.entries(sessionStorage)]")
    )
    assert made.id not in str(phone.evaluate(CACHED))
    expect(phone.get_by_text("Ana")).to_have_count(0)
