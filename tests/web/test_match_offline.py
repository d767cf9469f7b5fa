"""Offline: moves wait, are sent in order, and overwrite no moves of others."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web import live
from tests.web.match_page import (
    CITY,
    ROAD,
    Made,
    choose_tile,
    deploy,
    end,
    has_points,
    lay,
    on,
    phone,
    place,
    press,
    turn_of,
)
from tests.web.sizes import small_phone
from tests.web.test_access import check


@pytest.fixture
def made(address: str) -> Made:
    return Made(address)


@pytest.fixture
def size() -> dict[str, int]:
    return live.SMALL


@pytest.fixture
def page(chromium: Browser, address: str, made: Made, size: dict[str, int]) -> Iterator[Page]:
    """The host's phone, ready for Ana's turn."""
    with phone(chromium, address, size=size) as page:
        page.goto(made.link())
        turn_of(page, "Ana")
        expect(page.locator("[data-tile='base/E'] .left")).to_have_text("5")
        yield page


def cut(page: Page) -> None:
    page.context.set_offline(True)
    expect(page.get_by_text("No connection", exact=True)).to_be_visible()


def anas_city(page: Page) -> None:
    lay(page, "base/E", 0, -1, 180)
    on(page, "city, bottom")
    press(page, "End the turn")


@small_phone
def test_turns_wait_are_shown_and_are_sent_in_order(page: Page, made: Made) -> None:
    cut(page)
    anas_city(page)
    turn_of(page, "Ben")
    waiting = page.locator(".unsent")
    expect(waiting).to_contain_text("1 turn has not been sent yet")
    check(page)
    expect(page.locator("[data-tile='base/E'] .left")).to_have_text("4")
    lay(page, "base/U", 1, 0, 0)
    on(page, "road, left and right")
    press(page, "End the turn")
    turn_of(page, "Ana")
    expect(waiting).to_contain_text("2 turns have not been sent yet")
    expect(waiting.locator("li")).to_have_count(2)
    expect(page.locator(".board-tile:not(.board-spot)")).to_have_count(3)
    has_points(page, red=0)
    assert made.get()["seq"] == 0
    page.context.set_offline(False)
    has_points(page, red=4)
    expect(waiting).to_have_count(0)
    changes = made.get("/history")["changes"]
    assert [[move["type"] for move in change["moves"]] for change in changes] == [
        ["place", "deploy", "end_turn"]
    ] * 2
    turn_of(page, "Ana")


def test_a_turn_that_was_not_sent_is_taken_back(page: Page, made: Made) -> None:
    cut(page)
    anas_city(page)
    page.locator(".unsent summary").click()
    press(page, "Take back the last one")
    turn_of(page, "Ana")
    expect(page.locator(".unsent")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.get_by_text("Connected")).to_be_visible()
    assert made.get()["seq"] == 0


def test_queued_turns_outlive_the_page(page: Page, made: Made) -> None:
    """The page is closed while offline, and opened again."""
    page.route("**/api/v1/matches/*/moves", lambda route: route.abort())
    anas_city(page)
    expect(page.locator(".unsent")).to_contain_text("1 turn")
    page.goto("about:blank")
    assert made.get()["seq"] == 0
    page.unroute("**/api/v1/matches/*/moves")
    page.goto(f"/#/match/{made.id}")
    has_points(page, red=4)
    assert made.get()["seq"] == 1


def test_a_lost_answer_does_not_repeat_a_turn(page: Page, made: Made) -> None:
    """The server had accepted the turn, only its answer was lost."""

    def lose(route: object) -> None:
        route.fetch()  # type: ignore[attr-defined]
        route.abort()  # type: ignore[attr-defined]

    page.route("**/api/v1/matches/*/moves", lose, times=1)
    anas_city(page)
    has_points(page, red=4)
    turn_of(page, "Ben")
    expect(page.locator(".unsent, .conflict")).to_have_count(0)
    assert made.get()["seq"] == 1


@small_phone
def test_a_conflict_shows_the_other_turn_and_offers_to_append_or_drop_mine(page: Page, made: Made) -> None:
    cut(page)
    anas_city(page)
    made.play(place("red", "base/U", 1, 0, 0), end("red"))  # Ana's turn, entered on another phone
    page.context.set_offline(False)
    conflict = page.locator(".conflict")
    expect(conflict).to_contain_text("Someone else was faster")
    check(page)
    expect(conflict).to_contain_text("Ana: road in row 2, column 2")
    expect(conflict).to_contain_text("Not sent from here:")
    assert made.get()["seq"] == 1
    expect(page.get_by_role("button", name="Play mine after theirs")).to_have_count(0)  # it is the same turn
    press(page, "Discard mine")
    turn_of(page, "Ben")
    assert made.get()["seq"] == 1
    expect(conflict).to_have_count(0)
    expect(page.locator(".board-tile:not(.board-spot)")).to_have_count(2)


def test_mine_after_theirs_where_that_goes(page: Page, made: Made) -> None:
    cut(page)
    anas_city(page)
    made.play({"type": "adjust", "player": "blue", "points": 2, "note": "agreed"})
    page.context.set_offline(False)
    expect(page.locator(".conflict")).to_contain_text("Ana: city in row 1, column 1")
    press(page, "Play mine after theirs")
    has_points(page, red=4, blue=2)
    assert made.get()["seq"] == 2


def test_the_referee_refuses_later_and_people_insist(page: Page, made: Made) -> None:
    """Offline only the edges are checked: that the tile is used up is found out later."""
    cut(page)
    choose_tile(page, "base/E")
    expect(page.get_by_text("Only the edges have been checked")).to_be_visible()
    press(page, "Somewhere else…")
    page.locator(".board [data-at='1,0']").click()
    press(page, "Place here")
    press(page, "End without a figure")
    page.context.set_offline(False)
    conflict = page.locator(".conflict")
    expect(conflict).to_contain_text("The referee refuses it")
    expect(conflict.get_by_role("button", name=re.compile("Rule CB-P2"))).to_be_visible()
    press(page, "Do it anyway")
    expect(page.locator(".house-rule")).to_contain_text("CB-P2")
    assert made.get("/history")["changes"][0]["insist"] is True


def test_flock_and_abbot_without_a_net(chromium: Browser, address: str) -> None:
    """Moves of expansions are offered from the match as last seen, turn after turn, and sent."""
    made = Made(address, options={"edition": "C2", "expansions": ["hills-and-sheep", "abbot"]})
    shepherd = deploy("red", 0, -1, "field", "NL", "shepherd")
    token = {"type": "draw_token", "player": "red", "token": "sheep-3"}
    made.play(place("red", "base/E", 0, -1, 180), shepherd, token, end("red"))
    made.play(place("blue", "base/A", 0, 1, 0), deploy("blue", 0, 1, "monastery", None, "abbot"), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link())
        turn_of(page, "Ana")
        expect(page.locator("[data-tile='base/U'] .left")).to_be_visible()
        cut(page)
        lay(page, "base/U", 0, -2, 0)
        expect(page.get_by_text("based on the table as last seen")).to_be_visible()
        page.locator("[data-offer='flock'] [data-value='\"expand\"']").click()
        page.locator("[data-offer='flock'] [data-value='\"sheep-2\"']").click()
        press(page, "End the turn")
        turn_of(page, "Ben")
        lay(page, "base/U", 1, 0, 0)
        press(page, "Take the abbot back")
        press(page, "End the turn")
        turn_of(page, "Ana")
        expect(page.locator(".unsent li")).to_have_count(2)
        assert made.get()["seq"] == 2
        page.context.set_offline(False)
        has_points(page, red=0, blue=3)
    assert sorted(one["value"] for one in made.get("/position")["tokens"]) == [2, 3]
    assert [move["type"] for move in made.get("/history")["changes"][-1]["moves"]][1] == "retrieve"


def test_nothing_else_is_changed_without_a_net(page: Page, made: Made) -> None:
    made.play(*CITY)
    turn_of(page, "Ben")
    cut(page)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    made.play(*ROAD)
    page.context.set_offline(False)
    turn_of(page, "Ana")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_a_match_opens_again_without_a_net(kept: BrowserContext, made: Made) -> None:
    """The service worker has the page, and the match as last seen; later moves wait."""
    page = kept.new_page()
    page.goto(made.link())
    turn_of(page, "Ana")
    expect(page.locator("[data-tile='base/E'] .left")).to_have_text("5")
    page.context.set_offline(True)
    page.reload()
    turn_of(page, "Ana")
    anas_city(page)
    expect(page.locator(".unsent")).to_contain_text("1 turn has not been sent yet")
    page.reload()
    expect(page.locator(".unsent")).to_contain_text("1 turn has not been sent yet")
    page.context.set_offline(False)
    has_points(page, red=4)
    page.close()
    assert made.get()["seq"] == 1
