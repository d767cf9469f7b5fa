"""Boxes without rules on the page at 360x640: their tiles, two of them of two cells."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from tests.web.match_page import Made, end, lay, phone, place, sent, turn_of

BOXES = ["base", "school", "castles-in-germany", "cathedrals-in-germany", "catapult", "plague"]


def test_tiles_of_boxes_without_rules_lie_on_the_table(chromium: Browser, address: str) -> None:
    """A school of two cells and a cathedral are placed like any tile."""
    made: Any = Made(address, catalogs=BOXES)
    made.play(place("red", "school/RRRRRR", 1, 0, 0), end("red"))
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ben")
        lay(page, "cathedrals-in-germany/hamburg", 3, 0, 0)
        page.locator(".end-turn").click()
        sent(page)
        turn_of(page, "Ana")
        expect(page.locator(".tile-missing")).to_have_count(0)
    tiles = [one["tile"] for one in made.get()["position"]["tiles"]]
    assert tiles == ["base/D", "school/RRRRRR", "cathedrals-in-germany/hamburg"]
