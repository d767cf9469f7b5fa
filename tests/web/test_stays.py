"""What people have opened, and where they are, stays when an answer or another phone has a screen redrawn."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, Route, expect

from tests.web import live
from tests.web.drawing import back, cell, feature, first, lay
from tests.web.match_page import CITY, ROAD, Made, has_points, phone, press
from tests.web.screens import position

HAND = "table => localStorage.setItem('tile-referee.handed.board', JSON.stringify(table))"


def hold(page: Page, pattern: str) -> list[Route]:
    """Requests that get no answer until somebody continues them."""
    held: list[Route] = []
    page.route(pattern, lambda route: held.append(route))
    return held


def test_the_verdict_closes_nothing(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/dispute")
        first(page, "base/D")
        lay(page, 0, -1, "base/E")
        back(page)
        page.get_by_role("button", name="Who gets this?").click()
        cell(page, 0, -1).click()
        held = hold(page, "**/rulings")
        with page.expect_request("**/rulings"):
            feature(page, "city")
        chooser = page.get_by_label("Readings that differ in")
        page.get_by_text("Compare readings of the rules").click()
        chooser.focus()
        held[0].continue_()
        expect(page.locator(".verdict-says")).to_have_text("Nobody gets it.")
        expect(chooser).to_be_focused()
        with page.expect_request("**/rulings"):
            chooser.select_option("base.two_tile_city")
        held[1].continue_()
        expect(page.locator(".readings-row .verdict")).to_have_count(2)
        expect(chooser).to_be_focused()


def test_another_phone_closes_nothing(chromium: Browser, address: str) -> None:
    """A line's arithmetic, the question whether the game shall end: open while a name changes elsewhere."""
    made = Made(address)
    made.play(*CITY)
    made.play(*ROAD)
    with phone(chromium, address) as page:
        page.goto(made.link())
        expect(page.get_by_text("Connected")).to_be_visible()
        made.play({"type": "adjust", "player": "red", "points": 3, "note": "from before"})
        line = page.locator(".last-turn .line-face")
        line.click()
        press(page, "End of the game…")
        expect(page.get_by_role("button", name="Count now")).to_be_focused()
        made.call(f"/{made.id}", {"names": {"blue": "Bert"}}, made.tokens["host"], "PATCH")
        expect(page.locator(".standings")).to_contain_text("Bert")
        expect(line).to_have_attribute("aria-expanded", "true")
        expect(page.get_by_role("button", name="Count now")).to_be_focused()


def test_a_finger_on_a_button_is_waited_for(chromium: Browser, address: str) -> None:
    """The news comes between the finger going down and up: the tap counts all the same."""
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link("blue"))
        expect(page.get_by_text("Connected")).to_be_visible()
        page.locator(".standings").hover()
        page.mouse.down()
        told = page.locator("#live")
        made.play(*CITY)
        expect(told).to_contain_text("Ana gets 4")
        page.mouse.up()
        expect(page.get_by_role("heading", name="Points")).to_be_visible()
        has_points(page, red=4)


def test_the_history_stays_open(chromium: Browser, address: str) -> None:
    made = Made(address)
    made.play(*CITY)
    with phone(chromium, address, size=live.DESKTOP) as page:
        page.goto(made.link("viewer"))
        press(page, "History")
        summary = page.locator(".past-one[data-seq='1'] summary")
        summary.click()
        made.play(*ROAD)
        expect(page.locator(".past-one")).to_have_count(2)
        expect(page.locator(".past-one[data-seq='1'] details")).to_have_attribute("open", "")
        expect(summary).to_be_focused()


def test_the_sheet_of_a_board_stays_open(chromium: Browser, address: str) -> None:
    """A line of the sheet while the table changes under it, and the board in words."""
    with phone(chromium, address, size=live.DESKTOP) as page:
        page.goto("/")
        page.evaluate(HAND, position())
        page.goto("/#/edit/board")
        press(page, "Game over")
        line = page.locator(".line-face").first
        line.click()
        page.get_by_text("The board in words").click()
        held = hold(page, "**/scores")
        with page.expect_request("**/scores"):
            press(page, "Game over")  # the same once more
        expect(line).to_have_attribute("aria-expanded", "true")
        held[0].continue_()
        expect(page.locator(".sheet[aria-busy]")).to_have_count(0)
        expect(page.locator(".as-text[open]")).to_have_count(1)
        expect(page.locator(".line-face[aria-expanded=true]")).to_have_count(1)
