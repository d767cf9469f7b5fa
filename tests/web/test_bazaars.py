"""Bazaars on the page at 360x640: a tile is offered, another phone bids, and it is sold."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.match_page import end, has_points, phone, place, turn_of, with_boxes


def test_a_tile_is_offered_and_sold_on_two_phones(chromium: Browser, address: str) -> None:
    """Each player acts on their own phone; the tile bought is then the only one to place."""
    match = with_boxes(address, "bridges-castles-and-bazaars")
    match.play(place("red", "bridges-castles-and-bazaars/F.b", 0, 1), end("red"))
    with phone(chromium, address) as ben, phone(chromium, address) as ana:
        ana.goto(match.link("red"))
        ben.goto(match.link("blue"))
        offer = ben.locator("[data-offer='offer']")
        expect(ana.locator("[data-offer]")).to_have_count(0)
        expect(ana.locator(".waiting")).to_contain_text("Ben decides")
        expect(ana.locator(".waiting")).not_to_contain_text("bazaar")  # the step has no name for players
        offer.locator("select[name='tile']").select_option('"base/E"')
        offer.locator("input[name='price']").fill("1")
        offer.locator(".offer-go").click()
        bid = ana.locator("[data-offer='bid']")
        expect(bid.locator("input[name='price']")).to_have_value("2")
        bid.locator("input[name='price']").fill("4")
        bid.locator(".offer-go").click()
        ben.locator("[data-offer='settle'] [data-value='false']").click()
        expect(offer.locator("input[name='price']")).to_have_count(0)
        offer.locator("select[name='tile']").select_option('"base/U"')
        offer.locator(".offer-go").click()
        turn_of(ben, "Ben")
        expect(ben.locator(".picker button[data-tile]:not([disabled])").first).to_have_attribute(
            "data-tile", "base/U"
        )
        has_points(ana, red=-4, blue=4)
    held = match.stored(5)["position"]["held"]
    assert {player: things["tile"] for player, things in held.items()} == {"red": "base/E", "blue": "base/U"}
