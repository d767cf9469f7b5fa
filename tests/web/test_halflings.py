"""Halflings on the page at 360x640."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Browser, expect

from tests.api.fake_recogniser import HALVES
from tests.api.photo_house import picture
from tests.web import live
from tests.web.conftest import opened
from tests.web.match_page import end_turn, lay, on, phone, press, sent, turn_of, with_boxes


def test_two_half_tiles_share_a_cell_and_each_has_its_figure(chromium: Browser, address: str) -> None:
    """A half tile is chosen and placed like any other, the second one on the cell of the first."""
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


PAIR = "halflings/1.1&halflings/2.4"


def test_half_tiles_of_a_photo_are_questions_and_entered(chromium: Browser, folder: Path) -> None:
    """A pair is drawn and offered like any tile, and a half tile joins the one that lies opposite."""
    with live.server(folder, "tests.api.fake_recogniser:recognise") as address:
        for page in opened(chromium, address, [], live.SMALL):
            page.goto("/#/photo")
            page.locator(".start-lying").get_by_role("button", name="Change").click()
            page.get_by_role("checkbox", name="Halflings", exact=True).check()
            live.send_photo(page, picture(HALVES))
            pair = page.locator(f".candidate[data-tile='{PAIR}']")
            pair.wait_for(timeout=60_000)  # the first photo starts the worker
            expect(pair.locator("clipPath")).to_have_count(2)
            expect(page.locator(".candidate[data-tile='halflings/1.1'] clipPath")).to_have_count(1)
            expect(pair.locator(".visually-hidden")).to_contain_text("road")
            pair.click()
            expect(pair).to_have_count(0)
            page.get_by_role("heading", name="All checked").wait_for()
            page.locator("[data-at='3,0']").click()
            page.locator(".tile-panel [data-tile='halflings/1.4']").click()
            page.locator(".turns [data-rotation='180']").click()
            page.locator("[data-at='3,0']").click()
            drawn = page.locator(".tile-panel .seen").last
            expect(drawn.locator("clipPath")).to_have_count(2)
            expect(drawn.locator("figcaption")).to_contain_text("monastery")
            page.get_by_role("button", name="Remove the half tile: bottom and left").click()
            page.locator("[data-at='3,0']").click()
            expect(drawn.locator("clipPath")).to_have_count(1)
            expect(drawn.locator("figcaption")).to_contain_text("monastery")  # the other one is left


TWO_HALVES = (
    'carcassonne; options {"expansions":["halflings"]}; players red, blue;'
    " tiles 0,0:D 1,0:halflings/2.1 1,0:halflings/2.4~2;"
    " figures red meeple 1,0 road W, blue meeple 1,0 field NL"
)


def test_one_of_two_half_tiles_is_removed_from_a_dispute(chromium: Browser, address: str) -> None:
    """With one tap and everything on it; what is on the other one stays, and undo brings it back."""
    with phone(chromium, address) as page:
        page.goto(f"/#/dispute/text/{quote(TWO_HALVES, safe='')}")
        figures = page.locator(".board-figure[data-cell='1,0']")
        halves = page.locator(".board-tile[data-at='1,0']:not(.board-spot) clipPath")
        expect(figures).to_have_count(2)
        page.locator(".board-tile[data-at='1,0']").click()
        page.get_by_role("button", name="Remove the half tile: bottom and left").click()
        expect(halves).to_have_count(1)
        expect(figures).to_have_count(1)
        expect(figures).to_have_attribute("aria-label", re.compile("Blue meeple in field, top and right"))
        press(page, "Undo")
        expect(figures).to_have_count(2)
        page.get_by_role("button", name="Remove the half tile: top and right").click()
        expect(halves).to_have_count(1)
        expect(figures).to_have_attribute("aria-label", re.compile("Red meeple on road, left"))
