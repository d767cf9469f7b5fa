"""A turn after which a player decides something, where answers of the server come late or not at all."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.soak.page_turns import READY
from tests.web import live
from tests.web.match_page import (
    FAILED,
    Made,
    at_markers,
    lay,
    phone,
    turn_of,
)

MATCH = re.compile(r"/api/v1/matches/[^/]+$")
LATE = """() => {
    const known = window.fetch;
    const wait = (what) => new Promise((done) => setTimeout(done, (window.late ?? {})[what] ?? 0));
    const transform = async (part, to) => (await wait('events'), to.enqueue(part));
    window.fetch = async (address, options) => {
        const answer = await known(address, options);
        const what = /(events|moves|preview|matches)([/][^/]+)?$/.exec(address)?.[1];
        if (what !== 'events') return wait(what).then(() => answer);
        return answer.ok ? new Response(answer.body.pipeThrough(new TransformStream({ transform }))) : answer;
    };
}"""
KINDS = ("moves", "matches", "events")
WAITS = (0, 150, 400)  # milliseconds


def tile_of_ana(page: Page, made: Made) -> None:
    """Place the tile that completes a road: markers may move after the end of the turn."""
    page.goto(made.link("host"))
    turn_of(page, "Ana")
    lay(page, "base/A", 3, 0, 90)
    expect(page.locator(".acting[data-sure='true']")).to_be_visible()


@contextmanager
def held(page: Page, what: re.Pattern[str]) -> Iterator[None]:
    """Requests are not answered inside the block, and are then."""
    page.route(what, lambda route: None)
    yield
    page.unroute(what)


def test_a_step_has_words_until_its_choices_are_known(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        tile_of_ana(page, at_markers(address))
        with held(page, re.compile("/preview$")):
            page.locator(".end-turn").click()
            expect(page.get_by_role("heading", name="Ana decides")).to_be_visible()
            expect(page.locator(".acting .hint")).to_have_text("One moment…")
            assert not page.evaluate(READY)
        expect(page.locator("[data-offer='message']")).to_be_visible()
        expect(page.locator(".acting")).not_to_contain_text("One moment")


def test_a_step_is_offered_whatever_answer_comes_first(chromium: Browser, address: str) -> None:
    """The answer to the moves, the match as requested then, and the event of the change, in any order."""
    with phone(chromium, address) as page:
        page.add_init_script(f"({LATE})()")
        for order in itertools.permutations(WAITS):
            page.goto("about:blank")
            tile_of_ana(page, at_markers(address))
            page.evaluate("(late) => { window.late = late; }", dict(zip(KINDS, order, strict=True)))
            page.locator(".end-turn").click()
            page.wait_for_function(READY)
            expect(page.locator("[data-offer='message'] [data-value='\"meeple\"']")).to_be_visible()


@pytest.mark.parametrize("status", [429, 500])
def test_a_step_is_offered_once_the_server_answers_again(
    chromium: Browser, address: str, status: int
) -> None:
    """Nothing has to be tapped for that."""
    refused: list[str] = []

    def refuse(route: Route) -> None:
        if len(refused) < 3:  # after the moves, after their event, and once more
            refused.append(route.request.url)
            route.fulfill(status=status, json={})
        else:
            route.continue_()

    with live.session(chromium, address, live.SMALL) as page:
        complaints = live.watched(page)
        tile_of_ana(page, at_markers(address))
        page.route(MATCH, refuse)
        page.locator(".end-turn").click()
        expect(page.locator("[data-offer='message']")).to_be_visible()
        page.unroute(MATCH)
    assert len(refused) == 3
    live.none_but(complaints, [FAILED])
