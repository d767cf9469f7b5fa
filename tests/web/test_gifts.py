"""The Gifts on the page at 360x640: cards in front of players, opened before the tile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.match_page import Made, end_turn, has_points, lay, phone, sent, turn_of

OPTIONS = {"edition": "C2", "expansions": ["gifts"]}
TABLE: dict[str, Any] = {
    "game": "carcassonne",
    "players": [{"id": "red"}, {"id": "blue"}],
    "options": OPTIONS,
    "tiles": [
        {"x": 0, "y": 0, "tile": "base/D", "rotation": 0},
        {"x": 0, "y": 1, "tile": "base/B", "rotation": 0},
    ],
    "figures": [
        {"player": "blue", "kind": "meeple", "x": 0, "y": 0, "feature": {"kind": "road", "at": "E"}},
        {"player": "blue", "kind": "meeple", "x": 0, "y": 1, "feature": {"kind": "monastery", "at": []}},
    ],
    "held": {"red": {"gift": 1}},
}


@contextmanager
def opening(chromium: Browser, address: str) -> Iterator[tuple[Made, Page, Locator]]:
    """A phone on which a gift is being opened: the match, the page, what is offered."""
    made = Made(address, options=OPTIONS, start=TABLE)
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ana")
        offer = page.locator("[data-offer='gift']")
        offer.get_by_role("button", name="Open a gift…").click()
        yield made, page, offer


def test_a_monk_of_a_synod_and_a_new_gift(chromium: Browser, address: str) -> None:
    """The card is named before the tile is drawn; a tile on the other player's road brings another one."""
    with opening(chromium, address) as (made, page, offer):
        expect(offer.get_by_role("button")).to_have_count(5)
        offer.get_by_role("button", name="synod").click()
        expect(page.locator(".board-figure[data-cell='0,1']")).to_have_count(2)
        expect(offer).to_have_count(0)
        lay(page, "base/U", 1, 0, 0)
        end_turn(page)
        turn_of(page, "Ben")
        expect(offer).to_have_count(0)
        page.locator(".standings").click()
        expect(page.locator(".held [data-player='red']")).to_contain_text("gifts 1")
        page.get_by_role("button", name="Back").first.click()
        page.get_by_role("button", name="History").first.click()
        expect(page.get_by_text("Ana opens a gift: synod")).to_have_count(1)
        expect(page.get_by_text("Ana gets a gift")).to_have_count(1)
    assert made.get()["position"]["held"]["red"] == {"gift": 1}


def test_a_road_is_swept_at_once(chromium: Browser, address: str) -> None:
    with opening(chromium, address) as (_, page, offer):
        offer.get_by_role("button", name="road sweeper").click()
        expect(page.locator(".board-figure[data-cell='0,0']")).to_have_count(0)
        lay(page, "base/U", 1, 0, 0)
        page.locator(".end-turn").click()
        sent(page)
        has_points(page, red=0, blue=1)


def test_each_road_to_sweep_shows_its_points(chromium: Browser, address: str) -> None:
    """One of two roads is chosen: both buttons have the points that it brings at once."""
    road = {"player": "blue", "kind": "meeple", "x": 1, "y": 1, "feature": {"kind": "road", "at": "N"}}
    tiles = [*TABLE["tiles"], {"x": 1, "y": 1, "tile": "base/U", "rotation": 90}]
    tiles.append({"x": 1, "y": 2, "tile": "base/U", "rotation": 90})
    two = {**TABLE, "tiles": tiles, "figures": [*TABLE["figures"], road]}
    made = Made(address, options=OPTIONS, start=two)
    with phone(chromium, address) as page:
        page.goto(made.link("host"))
        turn_of(page, "Ana")
        offer = page.locator("[data-offer='gift']")
        offer.get_by_role("button", name="Open a gift…").click()
        offer.get_by_role("button", name="road sweeper").click()
        for points in ("+1", "+2"):
            expect(offer.get_by_role("button").filter(has_text=points)).to_have_count(1)
