"""Little Buildings and Wind Roses on the page at 360x640."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.match_page import end, has_points, lay, phone, place, sent, turn_of, with_boxes


def test_a_little_building_is_put_on_the_tile(chromium: Browser, address: str) -> None:
    """The kinds that the player has are offered with their pictures; the building lies on the board."""
    match = with_boxes(address, "little-buildings")
    with phone(chromium, address) as page:
        page.goto(match.link("host"))
        turn_of(page, "Ana")
        lay(page, "base/U", 1, 0, 0)
        offer = page.locator("[data-offer='building']")
        expect(offer.get_by_role("button")).to_have_count(3)
        offer.get_by_role("button", name="house").click()
        expect(page.locator(".board-token[data-cell='1,0']")).to_have_attribute(
            "aria-label", "house, row\xa01, column\xa02"
        )
        page.locator(".end-turn").click()
        sent(page)
        turn_of(page, "Ben")
    assert match.get()["position"]["held"]["red"]["house"] == 2


def test_a_wind_rose_pays_on_the_page(chromium: Browser, address: str) -> None:
    """Its points are in the line at the top, and the rose that counts is marked."""
    match = with_boxes(address, "wind-roses")
    match.play(place("red", "wind-roses/CFR", 1, 0), end("red"))
    with phone(chromium, address) as page:
        page.goto(match.link("host"))
        turn_of(page, "Ben")
        expect(page.locator(".board-token[data-cell='1,0']")).to_have_attribute(
            "aria-label", "wind rose, row\xa01, column\xa02"
        )
        lay(page, "wind-roses/Cc.1", 1, -1, 0)
        page.locator(".end-turn").click()
        sent(page)
        has_points(page, red=0, blue=3)
