"""Offline, steps in which the game waits for players go on as the game declares; what only the referee knows
waits for the connection."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.web.match_page import CITY, ROAD, has_points, lay, phone, press, turn_of, with_boxes
from tests.web.test_match_offline import cut


def decides(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=f"{name} decides")).to_be_visible()


def choose(page: Page, move: str, value: str) -> None:
    page.locator(f"[data-offer='{move}'] [data-value='\"{value}\"']").click()


def test_throws_of_the_catapult_are_entered_without_a_net(chromium: Browser, address: str) -> None:
    """After a turn with a fair the players throw, one after another until each passes (CP-1, CP-2)."""
    made = with_boxes(address, "catapult")
    made.play(*CITY)
    made.play(*ROAD)
    with phone(chromium, address) as page:
        page.goto(made.link())
        turn_of(page, "Ana")
        cut(page)
        lay(page, "catapult/7", 0, 1)
        press(page, "End without a figure")
        decides(page, "Ana")
        choose(page, "catapult", "target")
        decides(page, "Ana")
        choose(page, "catapult", "knock_out")
        press(page, "Pass")
        decides(page, "Ben")
        expect(page.locator(".board-figure")).to_have_count(0)
        choose(page, "catapult", "catch")
        press(page, "Pass")
        turn_of(page, "Ben")
        expect(page.locator(".unsent li")).to_have_count(6)
        assert made.get()["seq"] == 2
        page.context.set_offline(False)
        has_points(page, red=9, blue=5)
        turn_of(page, "Ben")
        expect(page.locator(".unsent, .conflict")).to_have_count(0)
    assert made.get("/position")["figures"] == []


def test_robbers_are_put_out_without_a_net(chromium: Browser, address: str) -> None:
    """Before the figure, by two players (RB-1)."""
    made = with_boxes(address, "robbers")
    with phone(chromium, address) as page:
        page.goto(made.link())
        turn_of(page, "Ana")
        cut(page)
        lay(page, "robbers/Rr", 1, 0, then="Ana decides")
        page.locator("[data-offer='robber'] button").click()
        decides(page, "Ben")
        press(page, "Pass")
        expect(page.get_by_role("heading", name="a figure")).to_be_visible()
        page.locator(".features label").filter(has_text="road").click()
        press(page, "End the turn")
        turn_of(page, "Ben")
        page.context.set_offline(False)
        made.stored(3)
        expect(page.locator(".unsent, .conflict")).to_have_count(0)
    assert made.get("/position")["held"] == {"red": {"robber_at": "blue"}}


def test_an_auction_waits_for_the_connection(chromium: Browser, address: str) -> None:
    """Who chooses and bids is known to the referee only: nothing is offered until it is back (BC-Z1)."""
    made = with_boxes(address, "bridges-castles-and-bazaars")
    with phone(chromium, address) as page:
        page.goto(made.link())
        turn_of(page, "Ana")
        cut(page)
        lay(page, "bridges-castles-and-bazaars/RFR.b", 1, 0)
        press(page, "End without a figure")
        decides(page, "Ben")
        expect(page.get_by_text("This game needs a connection to continue.")).to_be_visible()
        expect(page.locator(".offer, .end-turn, .tile-grid")).to_have_count(0)
        page.context.set_offline(False)
        expect(page.locator("[data-offer='offer']")).to_be_visible()
        expect(page.locator(".unsent, .conflict")).to_have_count(0)
    assert made.get()["seq"] == 1
