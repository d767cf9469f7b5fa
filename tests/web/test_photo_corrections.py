"""Corrections of a photo are made once: with lost answers, repeated keys or taps, and navigation meanwhile.

Missing tiles are added, removed ones restored.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web import live
from tests.web.drawing import spot
from tests.web.waiting import eventually

PHOTO = re.compile(r"/api/v1/photos/[^/?]+$")


# the fields of forms that the page sends: the browser does not show a body with a file
FIELDS = """() => {
    const append = FormData.prototype.append;
    window.fields = {};
    FormData.prototype.append = function (name, ...value) {
        window.fields[name] = value[0];
        return append.call(this, name, ...value);
    };
}"""


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def checked(page: Page) -> None:
    """All questions are left for later."""
    press(page, "Skip all questions")
    expect(page.get_by_role("heading", name="questions are left open")).to_be_visible()


def figures(page: Page) -> int:
    return page.locator(".board-figure").count()


@contextmanager
def held(page: Page) -> Iterator[list[Route]]:
    """Corrections inside this context are not answered until it is left."""
    waiting: list[Route] = []

    def wait(route: Route) -> None:
        if route.request.method == "PATCH":
            waiting.append(route)
        else:
            route.continue_()

    page.route(PHOTO, wait)
    yield waiting
    eventually(lambda: page.evaluate("true") and bool(waiting), wanted=True)
    for route in waiting:
        route.continue_()
    page.unroute(PHOTO)


def unheard(page: Page) -> None:
    """The next correction reaches the server, and its answer is lost."""
    lost: list[Route] = []

    def lose(route: Route) -> None:
        if route.request.method == "PATCH" and not lost:
            lost.append(route)
            route.fetch()
            route.abort()
        else:
            route.continue_()

    page.route(PHOTO, lose)


@pytest.mark.parametrize("then", ["Try again", "No figure here"])
def test_a_figure_taken_away_again_after_a_lost_answer_is_one_figure(
    then: str, table: Page, expected: list[str]
) -> None:
    """By what is offered, or by the same button once more."""
    expected.append("Failed to load resource")
    checked(table)
    before = figures(table)
    unheard(table)
    table.locator("[data-figure='1']").click()
    press(table, "No figure here")
    expect(table.get_by_role("button", name="Try again")).to_be_focused()
    press(table, then)
    expect(table.locator(".board-figure")).to_have_count(before - 1)
    expect(table.get_by_role("alert")).to_have_count(0)


def test_a_key_that_comes_down_twice_counts_once(table: Page) -> None:
    checked(table)
    before = figures(table)
    table.locator("[data-figure='1']").click()
    with held(table) as patches:
        table.get_by_role("button", name="No figure here").press("Enter")
        table.keyboard.press("Enter")
        expect(table.locator(".panel")).to_have_attribute("aria-busy", "true")
    assert len(patches) == 1
    expect(table.locator(".board-figure")).to_have_count(before - 1)
    expect(table.locator(".panel h2")).to_be_focused()


def test_the_second_tap_of_two_is_no_answer_to_the_next_question(page: Page, picture: bytes) -> None:
    page.clock.install()
    page.reload()  # a timer from before the replaced clock could not be cleared any more
    live.send_photo(page, picture)
    page.get_by_role("heading", name="Which tile is this?").wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.mouse.click(*spot(page, ".candidate"))
    expect(page.get_by_role("heading", name="Is this figure right?")).to_be_visible()
    right = page.get_by_role("button", name="That's right")
    again = right.bounding_box()
    assert again is not None
    page.mouse.click(again["x"] + again["width"] / 2, again["y"] + again["height"] / 2)
    expect(page.locator(".panel")).not_to_have_attribute("aria-busy", "true")
    expect(page.locator(".eyebrow")).to_have_text("2 things to check")
    page.clock.run_for(400)
    right.click()
    expect(page.get_by_role("heading", name="Is there a tile here?")).to_be_visible()


def test_a_tile_tapped_meanwhile_is_what_is_shown_then(table: Page) -> None:
    checked(table)
    table.locator("[data-at='2,1']").click()
    with held(table):
        press(table, "Rotate")
        table.locator("[data-at='0,1']").click(position={"x": 8, "y": 8})
        expect(table.locator(".panel")).to_have_attribute("aria-busy", "true")
    expect(table.locator(".panel h2")).to_have_text("Tile: row 4, column 3")


def test_a_tile_taken_away_by_mistake_is_put_back(table: Page) -> None:
    checked(table)
    tiles, standing = table.locator(".board-tile:not(.is-missing)"), figures(table)
    count = tiles.count()
    table.locator("[data-at='2,2']").click(position={"x": 8, "y": 8})
    press(table, "No tile here")
    expect(tiles).to_have_count(count - 1)
    expect(table.locator(".taken")).to_contain_text("Removed")
    press(table, "Put it back")
    expect(tiles).to_have_count(count)
    expect(table.locator(".board-figure")).to_have_count(standing)
    expect(table.locator(".taken")).to_have_count(0)


def test_a_tile_that_was_not_seen_is_entered_and_shows_our_box(table: Page, picture: bytes) -> None:
    """By tap; by keys below. The scores and the board are updated at once. The next photo is compared with
    the box if people want that, by the token of this photo."""
    first = table.url.rpartition("/")[2]
    checked(table)
    count = table.locator(".board-tile").count()
    press(table, "A tile is missing")
    free = table.locator(".board .is-free")
    expect(free.first).to_be_visible()
    place = free.first.get_attribute("data-at")
    box = table.locator(".board").bounding_box()
    for one in free.all():  # also those outside the picture
        around = one.bounding_box()
        assert box is not None
        assert around is not None
        assert box["x"] <= around["x"] + around["width"] / 2 <= box["x"] + box["width"]
        assert box["y"] <= around["y"] + around["height"] / 2 <= box["y"] + box["height"]
    free.first.click()
    expect(free).to_have_count(1)  # the one being discussed
    expect(table.get_by_role("button", name="No tile here")).to_have_count(0)
    table.locator(".picker .tile-grid [data-tile='base/U']").first.click()
    with table.expect_response(PHOTO) as answer:
        table.locator(".picker-turning .turns .candidate").first.click()
    x, y = (int(part) for part in str(place).split(","))
    tiles: list[dict[str, Any]] = json.loads(answer.value.text())["tiles"]
    assert [one["tile"] for one in tiles if (one["x"], one["y"]) == (x, y)] == ["base/U"]
    expect(table.locator(f".board-tile[data-at='{place}']")).to_be_visible()
    expect(free).to_have_count(0)
    assert table.locator(".board-tile").count() == count + 1
    token = answer.value.request.headers["authorization"]
    table.goto("/#/photo")
    table.get_by_role("checkbox", name="Compare with your box").check()
    table.evaluate(FIELDS)
    with table.expect_request(re.compile(r"/api/v1/photos$")) as sent:
        live.send_photo(table, picture)
    assert sent.value.headers["authorization"] == token
    assert table.evaluate("fields.box") == first


def test_a_free_place_is_reached_by_keys(table: Page) -> None:
    checked(table)
    table.get_by_role("button", name="A tile is missing").press("Enter")
    expect(table.locator(".panel h2")).to_be_focused()
    table.locator(".board .is-free").first.focus()
    table.keyboard.press("Enter")
    expect(table.locator(".panel h2")).to_contain_text("Tile:")
    expect(table.locator(".panel .picker")).to_be_visible()


def test_a_photo_read_again_is_not_deleted_by_a_page_opened_again(table: Page, expected: list[str]) -> None:
    """Cancelling would delete the photo with its corrections, so it is not offered."""
    expected.append("Failed to load resource")

    def reading(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(
            response=answer,
            body=json.dumps({**answer.json(), "status": "reading", "stage": "cells", "again": True}),
        )

    table.route(PHOTO, reading)
    table.route(re.compile(r"/events$"), lambda route: route.abort())
    table.reload()
    expect(table.locator(".is-now")).to_contain_text("Recognising each tile")
    expect(table.get_by_role("button", name="Cancel")).to_have_count(0)


def test_after_cancelling_the_way_back_does_not_lead_to_a_deleted_photo(page: Page, picture: bytes) -> None:
    def reading(route: Route) -> None:
        answer = route.fetch() if route.request.method == "GET" else None
        if answer is None:
            route.continue_()
        else:
            route.fulfill(
                response=answer, body=json.dumps({**answer.json(), "status": "reading", "stage": "cells"})
            )

    page.route(PHOTO, reading)
    live.send_photo(page, picture)
    expect(page.locator(".is-now")).to_contain_text("Recognising each tile")
    press(page, "Cancel")
    expect(page.get_by_role("heading", name="Score a photo")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("is gone")).to_have_count(0)
    assert "/photo/" not in page.url


def test_a_photo_that_other_sets_made_unreadable_can_be_read_with_those_before(table: Page) -> None:
    def lost(again: bool) -> None:
        def answer(route: Route) -> None:
            fetched = route.fetch()
            more = {
                "status": "unreadable",
                "stage": "cells",
                "cause": "dark",
                "reason": "Dark.",
                "again": again,
            }
            route.fulfill(response=fetched, body=json.dumps({**fetched.json(), **more}))

        table.unroute(PHOTO)
        table.route(PHOTO, answer)
        table.reload()
        expect(table.get_by_role("heading", name="This photo cannot be read")).to_be_visible()

    lost(again=False)
    expect(table.locator(".photo-other-sets")).to_have_count(0)
    lost(again=True)
    expect(table.locator(".photo-other-sets")).to_be_visible()
