"""A whole evening of each game of tiles, from setting up to the final scoring, on two phones: one sets up and
hosts, the other joins by code; each taps its own turns. (Dorra's: test_dorra_amazonas, three phones.)"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web import live
from tests.web.match_page import phone, press
from tests.web.walks import GAMES

TURNS = 4
TILED = [key for key in GAMES if key != "dorra-amazonas"]


def set_up(page: Page, key: str) -> str:
    """The match, set up on the page; its join code."""
    made = GAMES[key].made
    page.goto("/#/match/new")
    page.locator("select").first.select_option(made["game"])
    for number, name in enumerate(("Ana", "Ben"), 1):
        page.get_by_role("textbox", name=f"Name of player {number}").fill(name)
    if "map" in made["options"]:
        page.locator("select[name=map]").select_option(made["options"]["map"])
    press(page, "Start the match")
    asked(page)
    press(page, "Match menu")
    code = page.locator(".the-code").inner_text().replace(" ", "")
    page.locator(".back-link").click()
    return code


def asked(page: Page) -> None:
    """Wait until a tile is asked for."""
    expect(page.get_by_role("heading", name=re.compile("which tile"))).to_be_visible()


def join(page: Page, code: str) -> None:
    page.goto(f"/#/join/{code}")
    page.locator(".who-player").filter(has_text="Ben").click()
    expect(page.locator(".standings")).to_be_visible()


def turn(page: Page, number: int) -> None:
    """The first tile that comes, on the first place; every other turn with a figure."""
    asked(page)
    page.locator(".tile-grid:not(.is-rest) [data-tile]").first.click()
    page.locator(".board .board-spot").first.click()
    press(page, "Place here")
    expect(page.locator(".end-turn")).to_be_visible()
    figures = page.locator(".features .swatch")
    if number % 2 == 0 and figures.count():
        figures.first.click()
        expect(page.locator(".features input:checked")).to_have_count(1)
    page.locator(".end-turn").click()
    expect(page.locator(".acting")).to_have_count(0)


def counted(page: Page) -> list[tuple[str, str]]:
    """The ranking, when every line has been counted."""
    every = page.get_by_role("button", name="Everything at once")
    rows = page.locator(".end-ranking li")
    expect(every.or_(rows).first).to_be_visible()
    if every.count():
        every.click()
    expect(rows).to_have_count(2)
    return [
        (row.get_attribute("data-player") or "", row.locator("strong").inner_text()) for row in rows.all()
    ]


@pytest.mark.parametrize("key", TILED)
def test_a_whole_evening_on_two_phones(chromium: Browser, address: str, key: str) -> None:
    with phone(chromium, address, size=live.SMALL) as ana, phone(chromium, address, size=live.LARGE) as ben:
        join(ben, set_up(ana, key))
        expect(ben.get_by_role("heading", name="Ana to move")).to_be_visible()
        for number in range(TURNS):
            mover, other = (ana, ben) if number % 2 == 0 else (ben, ana)
            turn(mover, number)
            expect(other.locator(".board-tile:not(.board-spot)")).to_have_count(
                mover.locator(".board-tile:not(.board-spot)").count()
            )
        asked(ana)
        press(ana, "End of the game…")
        ana.locator(".finish-yes").click()
        assert counted(ana) == counted(ben)
        for page in (ana, ben):
            expect(page.locator(".end-share")).to_be_visible()
            expect(page.locator(".course-line")).to_have_count(2)
