"""Disputes: the few tiles of a question, the question, the verdict, other interpretations, a link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web import live
from tests.web.drawing import back, cell, feature, first, lay, press, sized, tab_to
from tests.web.match_page import CITY, Made
from tests.web.sizes import SIZES
from tests.web.table import TILES
from tests.web.test_access import check, fits


@pytest.fixture(params=list(SIZES))
def dispute(
    chromium: Browser, address: str, expected: list[str], request: pytest.FixtureRequest
) -> Iterator[Page]:
    """The screen for disputes, small and large."""
    yield from sized(chromium, address, expected, request.param, "#/dispute")


@pytest.fixture
def small(chromium: Browser, address: str, expected: list[str]) -> Iterator[Page]:
    """The same on a small phone only."""
    yield from sized(chromium, address, expected, "360", "#/dispute")


def city(page: Page) -> None:
    """A completed city of two tiles, with red in it."""
    first(page, "base/D")
    feature(page, "city")
    lay(page, 0, -1, "base/E")
    back(page)


def question(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


def has_verdict(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.locator(".verdict-says")).to_have_text(text)


def test_may_it_lie_here(dispute: Page) -> None:
    city(dispute)
    question(dispute, "May it go here?")
    dispute.locator(".tile-grid [data-tile='base/E']").click()
    cell(dispute, 1, 0).click()
    has_verdict(dispute, "No, it may not go there.")
    reason = dispute.locator(".reason")
    expect(reason).to_have_count(1)
    expect(reason).to_contain_text(
        "The tile's left edge shows a field, but its neighbour at row 2, column 1 shows a road."
    )
    reason.get_by_text("CB-P2: Edges must match").click()
    expect(reason).to_contain_text("Every shared edge must show the same on both tiles")
    expect(reason).to_contain_text("Source:")
    reason.locator(".reason-face").click()
    expect(dispute.locator(".board-above .edge")).to_have_count(1)

    expect(dispute.locator(".answer")).to_contain_text("It may go in 4 places, shown on the board")
    expect(dispute.locator(".board-ghost.is-better")).to_have_count(4)
    cell(dispute, 0, 1).click()
    has_verdict(dispute, "Yes, it may go there.")
    expect(dispute.locator(".board-ghost")).to_have_count(1)
    press(dispute, "Rotate")
    has_verdict(dispute, re.compile("Yes, it may go there|No, it may not go there"))


def test_a_tile_that_fits_is_turned_so_that_it_does(small: Page) -> None:
    city(small)
    question(small, "May it go here?")
    small.locator(".tile-grid [data-tile='base/U']").click()
    cell(small, 1, 0).click()
    has_verdict(small, "Yes, it may go there.")
    press(small, "Rotate")
    has_verdict(small, "No, it may not go there.")


def test_may_i_deploy_here(dispute: Page) -> None:
    city(dispute)
    question(dispute, "May I place a figure here?")
    cell(dispute, 0, -1).click()
    dispute.get_by_text("Blue", exact=True).click()
    feature(dispute, "city")
    has_verdict(dispute, "No, it may not go there.")
    expect(dispute.locator(".reason")).to_contain_text(
        "This city is already occupied: Red, at row 2, column 1."
    )
    better = dispute.locator(".board-figure.is-better")
    expect(better).to_have_count(1)
    better.click()
    has_verdict(dispute, "Yes, it may go there.")
    expect(better).to_have_count(0)
    expect(dispute.locator(".board-figure.is-asked")).to_have_attribute(
        "aria-label", re.compile("^Blue meeple in field, .*, row.1, column.1$")
    )


def test_who_gets_this_under_several_readings(dispute: Page) -> None:
    city(dispute)
    question(dispute, "Who scores this?")
    cell(dispute, 0, -1).click()
    feature(dispute, "city")
    has_verdict(dispute, "Red scores 4 points.")
    expect(dispute.locator(".board-above .lit")).to_have_count(2)  # the city itself, on both tiles
    dispute.get_by_text("Compare rule interpretations").click()
    dispute.get_by_label("Interpretations that differ in").select_option("base.two_tile_city")
    expect(dispute.get_by_text("The interpretations differ.")).to_be_visible()
    expect(dispute.locator(".verdict-says")).to_have_text(["Red scores 4 points.", "Red scores 2 points."])
    dispute.get_by_label("Interpretations that differ in").select_option("base.fields")
    expect(dispute.get_by_text("All interpretations agree.")).to_be_visible()
    expect(dispute.locator(".verdict-reading")).to_have_count(0)
    has_verdict(dispute, "Red scores 4 points.")


def test_readings_with_one_verdict_agree(dispute: Page) -> None:
    """Only the verdict counts as a difference, not the alternatives."""

    def other(route: Route) -> None:
        answer = route.fetch().json()
        first = answer.get("readings", [answer])[0]
        rows = [{**first, "options": {"edition": name}} for name in ("C1", "C2")]
        route.fulfill(json={"readings": [{**rows[0], "alternatives": []}, rows[1]], "differs": True})

    city(dispute)
    question(dispute, "Who scores this?")
    cell(dispute, 0, -1).click()
    feature(dispute, "city")
    has_verdict(dispute, "Red scores 4 points.")
    dispute.route("**/rulings", other)
    dispute.get_by_text("Compare rule interpretations").click()
    dispute.get_by_label("Interpretations that differ in").select_option("edition")
    expect(dispute.get_by_text("All interpretations agree.")).to_be_visible()
    expect(dispute.locator(".verdict")).to_have_count(1)
    expect(dispute.locator(".verdict-reading")).to_have_count(0)


def test_an_unclaimed_feature_pays_nobody(small: Page) -> None:
    first(small, "base/D")
    back(small)
    question(small, "Who scores this?")
    cell(small, 0, 0).click()
    small.get_by_text("road, left and right", exact=True).click()
    has_verdict(small, "It scores for no one.")


def test_a_link_shows_the_question_to_others(small: Page, address: str) -> None:
    city(small)
    question(small, "Who scores this?")
    cell(small, 0, 0).click()
    feature(small, "city")
    small.get_by_text("Compare rule interpretations").click()
    small.get_by_label("Interpretations that differ in").select_option("base.two_tile_city")
    press(small, "Show it to others")
    link = small.get_by_role("textbox", name="Link").input_value()
    assert link.startswith(f"{address}/#/dispute/text/")
    assert "tiles 0,0:D 0,-1:E~2" in unquote(link)
    other = live.context(small.context.browser, address, live.DESKTOP)  # type: ignore[arg-type]
    friend = other.new_page()
    friend.goto(link)
    expect(friend.locator(".verdict-says")).to_have_text(["Red scores 4 points.", "Red scores 2 points."])
    expect(friend.locator(".board-tile:not(.board-spot)")).to_have_count(2)
    other.close()


def test_a_table_is_sent_along_as_text(small: Page, address: str) -> None:
    """The notation for a bug report, and back into a table."""
    city(small)
    question(small, "Who scores this?")
    cell(small, 0, 0).click()
    feature(small, "city")
    press(small, "Copy as text")
    text = small.get_by_role("textbox", name="Table as text").input_value()
    assert "figures red meeple 0,0 city N" in text
    back(small)
    press(small, "Another table…")
    press(small, "Empty table")
    press(small, "Another table…")
    small.get_by_text("From text").click()
    field = small.get_by_role("textbox", name="Table as text")
    field.fill("carcassonne; tiles here")
    press(small, "Open the table")
    expect(small.get_by_role("alert")).to_contain_text("Expected")
    fits(small)
    field.fill(text)
    press(small, "Open the table")
    expect(small.locator(".board-tile:not(.board-spot)")).to_have_count(2)
    expect(small.locator(".board-figure")).to_have_count(1)


def test_a_link_made_on_the_server_itself_leads_phones_there(small: Page, address: str) -> None:
    """Opened as localhost, the link named localhost, which is another machine on every phone."""
    found = {"page": "http://192.0.2.7:8000"}
    small.route("**/api/v1/address?*", lambda route: route.fulfill(json=found))
    city(small)
    question(small, "Who scores this?")
    cell(small, 0, 0).click()
    feature(small, "city")
    press(small, "Show it to others")
    assert (
        small.get_by_role("textbox", name="Link").input_value().startswith("http://192.0.2.7:8000/#/dispute/")
    )


def test_an_invalid_link(small: Page) -> None:
    small.goto("/#/dispute/znonsense")
    expect(small.get_by_role("alert")).to_be_visible()
    press(small, "Empty table")
    expect(small.get_by_role("heading", name="Place the tiles in question")).to_be_visible()


@pytest.fixture
def expected(request: pytest.FixtureRequest) -> list[str]:
    """The browser errors that a test causes."""
    name = request.node.name
    if name.startswith("test_a_table_is_sent_along_as_text"):
        return ["422"]
    return ["Error", "error"] if name.startswith("test_an_invalid_link") else []


def test_from_a_match(page: Page, address: str) -> None:
    """The table of the match as it is now; the match itself stays as it is."""
    made = Made(address)
    made.play(*CITY)
    page.goto(made.link())
    press(page, "Match menu")
    press(page, "Settle a dispute about this table")
    question(page, "May I place a figure here?")
    expect(page.locator(".board-tile:not(.board-spot)")).to_have_count(2)
    assert made.get()["seq"] == 1
    page.go_back()
    expect(page.locator(".standings")).to_be_visible()


def test_from_a_photo_and_from_a_match_known_here(table: Page, address: str) -> None:
    """Chosen on the screen itself: photos of this browser, and matches it knows."""
    made = Made(address)
    made.play(*CITY)
    table.goto(made.link())
    table.locator(".standings").wait_for()
    table.goto("/#/dispute")
    press(table, "Another table…")
    table.locator(".sources li").last.get_by_role("button").click()  # the photo
    expect(table.locator(".board-tile:not(.board-spot)")).to_have_count(len(TILES))
    expect(table.get_by_role("heading", name="What is the question?")).to_be_visible()
    press(table, "Another table…")
    table.locator(".sources li").first.get_by_role("button").click()  # the match
    expect(table.locator(".board-tile:not(.board-spot)")).to_have_count(2)


def test_from_the_board_editor(small: Page) -> None:
    small.goto("/#/edit/board")
    first(small, "base/D")
    back(small)
    press(small, "Ask the referee about it")
    expect(small.get_by_role("heading", name="What is the question?")).to_be_visible()
    expect(small.locator(".board-tile:not(.board-spot)")).to_have_count(1)


def test_the_whole_way_by_keyboard(small: Page) -> None:
    expect(small.get_by_role("button", name="Place the first tile")).to_be_visible()
    tab_to(small, "Place the first tile")
    small.keyboard.press("Enter")
    tab_to(small, "road, left and right; city, top")
    small.keyboard.press("Enter")
    expect(small.get_by_role("heading", name="Tile: row 1, column 1")).to_be_focused()
    tab_to(small, "Put red meeple on: city, top")
    small.keyboard.press("Enter")
    expect(small.locator(".board-figure")).to_have_count(1)
    small.keyboard.press("Escape")
    expect(small.get_by_role("heading", name="What is the question?")).to_be_focused()
    tab_to(small, "May it go here?")
    small.keyboard.press("Enter")
    tab_to(small, "city, top and left")
    small.keyboard.press("Enter")
    expect(cell(small, 0, 0)).to_be_focused()
    small.keyboard.press("ArrowRight")
    small.keyboard.press("Enter")
    has_verdict(small, "No, it may not go there.")
    small.keyboard.press("Escape")
    tab_to(small, "Who scores this?")
    small.keyboard.press("Enter")
    expect(cell(small, 0, 0)).to_be_focused()
    small.keyboard.press("Enter")
    tab_to(small, "city, top")
    small.keyboard.press("Space")
    has_verdict(small, "Red scores 1 point at the end, as things stand.")


def test_axe_finds_nothing_and_nothing_sticks_out(chromium: Browser, address: str) -> None:
    with live.session(chromium, address, live.SMALL, dark=True) as page:
        page.goto("/#/dispute")
        city(page)
        for step in (lambda: None, lambda: question(page, "May it go here?")):
            step()
            check(page)
            fits(page)
        page.locator(".tile-grid [data-tile='base/E']").click()
        cell(page, 1, 0).click()
        has_verdict(page, "No, it may not go there.")
        page.locator(".reason summary").first.click()
        check(page)
        fits(page)
        back(page)
        question(page, "Who scores this?")
        cell(page, 0, 0).click()
        check(page)
        feature(page, "city")
        page.get_by_text("Compare rule interpretations").click()
        page.get_by_label("Interpretations that differ in").select_option("edition")
        page.get_by_text("The interpretations differ.").wait_for()
        press(page, "Show it to others")
        page.get_by_role("textbox", name="Link").wait_for()
        check(page)
        fits(page)
