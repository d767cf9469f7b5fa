"""What the screens do with games they know nothing of: kinds and marks without a look, tiles of several cells, moves that are
only offered."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.referee.test_large import SET
from tests.web.match_page import Made, on, phone, press, sent

DOUBLE = {"options": {"edition": "C1", "expansions": ["inns-and-cathedrals"]}, "catalogs": ["base", SET]}


def test_a_tile_of_two_cells_is_chosen_laid_turned_and_claimed(chromium: Browser, address: str) -> None:
    made = Made(address, **DOUBLE)
    with phone(chromium, address) as page:
        page.goto(made.link())
        page.locator(".tile-grid [data-tile='odd/way']").click()
        page.locator(".board [data-at='1,0']").click()
        ghost = page.locator(".board-ghost")
        expect(ghost.locator(".tile .tile")).to_have_count(2)  # drawn cell by cell
        press(page, "Place here")
        expect(page.locator(".board-tile:not(.board-spot):not(.board-ghost)")).to_have_count(3)
        expect(page.locator(".feature-map")).to_have_count(2)
        on(page, "city, right")
        expect(page.locator(".board-figure")).to_have_attribute("data-cell", "2,0")
        press(page, "End the turn")
        sent(page)
        assert made.get("/position")["figures"][0]["x"] == 2


def test_gold_rush_is_played_with_what_the_referee_offers(chromium: Browser, address: str) -> None:
    made = Made(address, game="gold-rush", options={})
    with phone(chromium, address) as page:
        page.goto(made.link())
        page.locator(".tile-grid [data-tile]").first.click()
        page.locator(".board .board-spot").first.click()
        press(page, "Place here")
        page.locator(".features .swatch").first.click()
        expect(page.locator(".board-figure")).to_have_count(1)
        press(page, "End the turn")
        sent(page)
        expect(page.locator(".board-tile:not(.board-spot)")).to_have_count(2)
