"""A whole evening of each game of tiles, from setting up to the final scoring, on two phones: one sets up and
hosts, the other joins by code; each taps its own turns. (Dorra's: test_dorra_amazonas, four phones; the whole
box of each game: `python -m tests.web.meeples_page`, `rush_page`, `amazonas_page`.)"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web import live
from tests.web.amazonas_page import Trip
from tests.web.match_page import join, phone, set_up
from tests.web.meeples_page import Meeples
from tests.web.party import Party
from tests.web.rush_page import Rush
from tests.web.walks import GAMES

TURNS = 5
PARTIES: dict[str, type[Party]] = {
    "carcassonne": Meeples,
    "maps": Meeples,
    "gold-rush": Rush,
    "amazonas": Trip,
}
TILES = ".board-tile:not(.board-spot)"


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


@pytest.mark.parametrize("key", PARTIES)
def test_a_whole_evening_on_two_phones(chromium: Browser, address: str, key: str) -> None:
    with phone(chromium, address, size=live.SMALL) as ana, phone(chromium, address, size=live.LARGE) as ben:
        made = GAMES[key].made
        select = {
            "game": made["game"],
            **{name: made["options"][name] for name in ("map",) if name in made["options"]},
        }
        match = set_up(ana, address, select, ("Ana", "Ben"))
        join(ben, match, "Ben")
        ids = [one["id"] for one in match.get()["players"]]
        game = PARTIES[key](
            ana, ben, chance=random.Random(2), picture=lambda name: None,
            mover=lambda: ids.index(match.get()["to_move"]),
        )  # fmt: skip
        expect(ben.get_by_role("heading", name="Ana to move")).to_be_visible()
        for _ in range(TURNS):
            assert game.turn()
            expect(ana.locator(TILES)).to_have_count(ben.locator(TILES).count())
        game.page = ana
        game.finish()
        assert game.lines
        assert counted(ana) == counted(ben)
        for page in (ana, ben):
            expect(page.locator(".end-share")).to_be_visible()
            expect(page.locator(".course > svg .course-line")).to_have_count(2)
