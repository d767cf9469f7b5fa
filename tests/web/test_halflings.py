"""Halflings on the page at 360x640."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.match_page import end_turn, lay, on, phone, sent, turn_of, with_boxes


def test_two_half_tiles_share_a_cell_and_each_has_its_figure(chromium: Browser, address: str) -> None:
    """36: a half tile is chosen and placed like any other, the second one on the cell of the first."""
    match = with_boxes(address, "halflings")
    with phone(chromium, address) as page:
        page.goto(match.link("host"))
        turn_of(page, "Ana")
        lay(page, "halflings/2.1", 1, 0, 0)
        on(page, "road, left")
        end_turn(page)
        sent(page)
        turn_of(page, "Ben")
        lay(page, "halflings/2.4", 1, 0, 180)
        on(page, "field, top and right")
        end_turn(page)
        sent(page)
        turn_of(page, "Ana")
        figures = page.locator(".board-figure[data-cell='1,0']")
        expect(figures).to_have_count(2)
        label = "Red meeple on road, left, row\xa01, column\xa02"
        expect(figures.first).to_have_attribute("aria-label", label)
        cells = page.locator(".board-tile[data-at='1,0']:not(.board-spot)")
        expect(cells).to_have_count(1)
        expect(cells.locator("clipPath")).to_have_count(2)
    position = match.get()["position"]
    assert position["held"] == {"red": {"halfling": 2}, "blue": {"halfling": 2}}
    halves = [(one["tile"], one["rotation"]) for one in position["tiles"] if one["x"] == 1]
    assert halves == [("halflings/2.1", 0), ("halflings/2.4", 180)]
