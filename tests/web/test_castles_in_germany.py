"""Castles in Germany on the page at 360x640."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.match_page import end_turn, lay, on, phone, sent, turn_of, with_boxes


def test_a_castle_is_placed_instead_of_drawing_and_gets_a_lord(chromium: Browser, address: str) -> None:
    """The castles are among the tiles to choose; a lord stands in the castle, which is named so."""
    match = with_boxes(address, "castles-in-germany")
    with phone(chromium, address) as page:
        page.goto(match.link("host"))
        turn_of(page, "Ana")
        lay(page, "castles-in-germany/5", 1, 0, 0)
        on(page, "castle")
        end_turn(page)
        sent(page)
        turn_of(page, "Ben")
        lord = page.locator(".board-figure[data-cell='1,0']")
        expect(lord).to_have_attribute("aria-label", "Red meeple in castle, row\xa01, column\xa02")
    position = match.get()["position"]
    assert position["held"] == {"red": {"german_castle": 1}, "blue": {"german_castle": 2}}
    (figure,) = position["figures"]
    assert (figure["x"], figure["y"], figure["feature"]["kind"]) == (1, 0, "german_castle")
