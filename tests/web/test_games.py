"""Generic screens for unknown games: multi-cell tiles, moves that are only offered, tiles sent with a
table."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.referee.test_multi_cell_tiles import SET
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


def test_a_tile_that_a_table_brings_along_is_drawn(page: Page) -> None:
    halves = (["WR", "NL", "NR", "EL"], ["ER", "SL", "SR", "WL"])
    fields = [{"kind": "field", "halves": side} for side in halves]
    own = {"features": [{"kind": "road", "edges": ["E", "W"]}, *fields]}
    tiles = [{"x": 0, "y": 0, "tile": "base/D", "rotation": 0}, {"x": 0, "y": 1, "tile": own}]
    table = {"game": "carcassonne", "players": [{"id": "red"}], "tiles": tiles}
    page.evaluate("table => localStorage.setItem('tile-referee.handed.board', JSON.stringify(table))", table)
    page.goto("/#/edit/board")
    drawn = page.locator(".board [data-at='0,1']")
    expect(drawn.locator(".tile-road")).to_have_count(1)
    expect(drawn).to_have_attribute("aria-label", "row\xa02, column\xa01: road")


def test_light_or_dark_is_chosen_at_the_start(page: Page) -> None:
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    page.get_by_role("button", name="Dark", exact=True).click()
    dark = page.evaluate(paper)
    assert dark != light
    page.reload()
    expect(page.get_by_role("button", name="Dark", exact=True)).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(paper) == dark
    page.get_by_role("button", name="Same as the device").click()
    assert page.evaluate(paper) == light
