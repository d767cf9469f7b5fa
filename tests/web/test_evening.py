"""A whole evening of each game with tiles, from the setup to the final scoring, on two phones.

One sets up and hosts, the other joins by code; each taps its turns. (Dorra's: test_dorra_amazonas, four
phones; the whole box of each game: `python -m tests.web.meeples_page`, `rush_page`, `amazonas_page`.)
"""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web import live
from tests.web.amazonas_page import Trip
from tests.web.match_page import Made, join, phone, set_up, small_box
from tests.web.meeples_page import Meeples
from tests.web.party import Party
from tests.web.rush_page import Rush
from tests.web.walks import GAMES

TURNS = 2  # longer evenings: tests/soak/evening.py
PARTIES: dict[str, type[Party]] = {
    "carcassonne": Meeples,
    "maps": Meeples,
    "gold-rush": Rush,
    "amazonas": Trip,
}
SMALL_BOX = {"33": 2, "27": 2, "26a": 1, "08": 2}  # of Gold Rush
TILES = ".board-tile:not(.board-spot)"


def counted(page: Page) -> list[tuple[str, str]]:
    """The ranking, after all lines were shown."""
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
        expect(ben.get_by_role("heading", name="Ana's turn")).to_be_visible()
        for _ in range(TURNS):
            assert game.turn()
            both = [page.locator(TILES) for page in (ana, ben)]
            most = max(tiles.count() for tiles in both)
            for tiles in both:  # a phone that lags catches up
                expect(tiles).to_have_count(most)
        game.page = ana
        game.finish()
        assert game.lines
        assert counted(ana) == counted(ben)
        for page in (ana, ben):
            expect(page.locator(".end-share")).to_be_visible()
            expect(page.locator(".course > svg .course-line")).to_have_count(2)


def test_a_small_box_to_its_last_tile_and_the_last_nugget(chromium: Browser, address: str) -> None:
    """Each player has a seat on a separate phone, the host too: they place tiles, dig, and turn their tokens
    over."""
    made = Made(address, game="gold-rush", options={}, catalogs=[small_box(address, "gold-rush", SMALL_BOX)])
    seats = {"red": "Ana", "blue": "Ben"}
    with phone(chromium, address) as ana, phone(chromium, address) as ben:
        ana.goto(made.link())
        phones = dict(zip(seats, (ana, ben), strict=True))
        for id, page in phones.items():
            join(page, made, seats[id])
        game = Rush(
            ana, ben, chance=random.Random(4), picture=lambda name: None, tents=0.9,
            mover=lambda: list(seats).index(made.get()["to_move"]),
        )  # fmt: skip
        while game.turn():
            for page in phones.values():  # a phone that lags catches up
                expect(page.locator(TILES)).to_have_count(len(made.get()["position"]["tiles"]))
        assert game.turns == sum(SMALL_BOX.values()) - 1
        last = made.get()
        assert all(len(last["position"]["held"][id]["mining"]) for id in seats)
        for id, page in phones.items():
            expect(page.locator(".gold-hidden")).to_contain_text(seats[id])
            expect(page.locator(".gold-of")).to_have_count(1)  # only that of this player
            expect(page.locator(".tile-grid, .gold-rows .gold-form")).to_have_count(0)  # nor another form
            for worth in page.locator(".gold-of .stepper").all():
                expect(worth).to_be_in_viewport(ratio=1)  # also on a small phone
        one, entered = ben.get_by_role("group", name="Worth 2"), ben.locator(".gold-of .hint")
        one.get_by_role("button").last.click()
        expect(entered).to_have_text(re.compile("^1 of"))
        game.page = ana
        game.before_the_end()
        expect(ben.locator(".gold-hidden")).not_to_contain_text("Ana")
        expect(entered).to_have_text(re.compile("^1 of"))  # what Ben has entered stays
        one.get_by_role("button").first.click()
        game.page = ben
        game.before_the_end()
        game.page = phones[last["to_move"]]
        game.finish()
        assert counted(ana) == counted(ben)
    final, lines = made.get(), made.get("/lines")["lines"]
    assert final["over"]
    assert len(final["position"]["tiles"]) == sum(SMALL_BOX.values())
    for id in seats:
        gold = [line["points"] for line in lines if (line["player"], line["rule"]) == (id, "GR-E9")]
        assert sum(gold) == sum(final["position"]["held"][id]["mining"])
        assert final["scores"][id] == sum(line["points"] for line in lines if line["player"] == id)
