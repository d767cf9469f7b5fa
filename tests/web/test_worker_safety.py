"""29: what may get into the caches of the page's service worker and of the page, tried as an attacker."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask, Response, redirect, request
from playwright.sync_api import Browser, Page, expect

import web
from tests.web import live
from tests.web.match_page import Made, press, turn_of
from tests.web.test_page_frame import INSTALLED, READY

pytestmark = pytest.mark.skipif(live.chromium() is None, reason="needs Chromium")
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


def answering(path: str, on: threading.Event, answer: Callable[[], Any]) -> Callable[[Flask], None]:
    """A change of the application: another answer for a path, as long as it is on."""

    def change(app: Flask) -> None:
        app.before_request_funcs.setdefault(None, []).insert(
            0, lambda: answer() if on.is_set() and request.path == path else None
        )

    return change


@pytest.fixture
def on() -> threading.Event:
    return threading.Event()


@pytest.fixture
def opened(chromium: Browser, tmp_path: Path, on: threading.Event) -> Iterator[Callable[..., Page]]:
    """Opens the page with its service worker, on a server with one other answer."""
    closing: list[Any] = []

    def open_(path: str = "", answer: Callable[[], Any] = lambda: None) -> Page:
        server = live.server(tmp_path, change=answering(path, on, answer))
        address = server.__enter__()
        session = live.context(chromium, address, kept=True)
        closing.extend((session.close, lambda: server.__exit__(None, None, None)))
        page = session.new_page()
        page.goto("/")
        page.get_by_role("link", name="Score a photo").wait_for()
        return page

    yield open_
    for close in closing:
        close()


@pytest.mark.parametrize("redirected", [True, False])
def test_a_network_login_is_never_kept_as_the_page(
    opened: Callable[..., Page], on: threading.Event, redirected: bool
) -> None:
    """While the worker is installed a captive portal answers for the page, or redirects to its login."""
    on.set()
    seen: list[str] = []

    def answer() -> Any:
        if request.headers.get("Sec-Fetch-Dest") == "document":
            return None  # the navigation itself; the worker's own request has an empty destination
        seen.append(request.path)
        if redirected:
            return redirect("/api/v1/health")
        return Response(LOGIN, 203, mimetype="text/html")

    page = opened("/", answer)
    assert page.evaluate(INSTALLED) == "redundant"
    assert seen
    assert [row for row in page.evaluate(CACHED) if row[1] == "/"] == []


def test_errors_redirects_and_queries_are_not_kept(opened: Callable[..., Page], on: threading.Event) -> None:
    """After the installation nothing is added to the worker's cache, whatever the server answers."""
    page = opened("/", lambda: Response("<p>gone</p>", 404, mimetype="text/html"))
    assert page.evaluate(READY) in ("activating", "activated")
    page.reload()
    page.get_by_role("link", name="Score a photo").wait_for()
    before = {row[1]: row[4] for row in page.evaluate(CACHED) if row[0].startswith("tile-referee ")}
    assert set(before) == {"/", *(f"/web/{web.VERSION}/{name}" for name in web.FILES)}
    on.set()
    page.evaluate(
        """async (version) => {
            for (const path of ["/", "/?x=1", "/sw.js", "/web/other/js/main.js", `/web/${version}/js/none.js`,
                                `/web/${version}/js/main.js?x=1`, "/api/v1/health", "/api/v1/matches/none",
                                "/api/v1/catalogs/none", "/none"])
                await fetch(path).catch(() => null);
        }""",
        web.VERSION,
    )
    after = {row[1]: row[4] for row in page.evaluate(CACHED) if row[0].startswith("tile-referee ")}
    assert after == before
    assert not any(row[2] or row[3] != "basic" for row in page.evaluate(CACHED))


def test_an_answer_of_another_program_is_not_kept_for_the_library(
    opened: Callable[..., Page], on: threading.Event
) -> None:
    """A login page with status 200 in place of an answer: offline, the last answer of the server is shown."""
    page = opened("/api/v1/games", lambda: Response(LOGIN, mimetype="text/html"))
    ask = f"import('/web/{web.VERSION}/js/net/api.js').then(({{ ask }}) => ask('/games'))"
    known = page.evaluate(ask)
    assert known["games"]
    on.set()
    page.evaluate(f"{ask}.catch(() => null)")
    page.context.set_offline(True)
    assert page.evaluate(ask) == known


def test_nothing_private_is_left_on_a_phone(opened: Callable[..., Page]) -> None:
    """A match is opened and forgotten: the next user of the phone finds nothing of it."""
    page = opened()
    made = Made(page.url.rstrip("/").removesuffix("/#"))
    page.goto(made.link())
    turn_of(page, "Ana")
    cached = page.evaluate(CACHED)
    assert not [row[1] for row in cached if "/matches" in row[1] or "/photos" in row[1]]
    assert made.id not in str(cached)
    page.get_by_role("button", name="Match menu").click()
    press(page, "Forget it in this browser")
    page.locator(".sure button").click()
    page.get_by_role("link", name="Score a photo").wait_for()
    assert made.id not in str(page.evaluate("[Object.entries(localStorage), Object.entries(sessionStorage)]"))
    assert made.id not in str(page.evaluate(CACHED))
    expect(page.get_by_text("Ana")).to_have_count(0)
