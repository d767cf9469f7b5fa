"""Carcassonne Amazonas on the page: a whole game of a small box, tapped tile by tile to the last line of the
mouth; the river with the boats in order; a double tile after its "!"."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, Page, expect

from tests.web.amazonas_page import Trip
from tests.web.match_page import Made, choose_tile, deploy, end, phone, place, press, small_box

SMALL_BOX = {
    "TjTj-b": 2,
    "jjTj-a": 1,
    "jjjj-a": 1,
    "VVjj-a": 1,
    "A-jj-31": 1,
    "A!-Tj": 1,
    "D-42": 1,
    "D-33": 1,
    "start": 1,
}
LARGE = ("D-42", "D-33", "start")


def boats(page: Page) -> list[str]:
    """The boats in the order of the page, as text."""
    lanes = page.locator(".river-lanes li")
    expect(lanes.first).to_be_visible()
    return [str(one.get_attribute("aria-label")).replace("\xa0", " ") for one in lanes.all()]


def test_a_whole_game_is_tapped_to_the_mouth_of_the_river(chromium: Browser, address: str) -> None:
    made = Made(address, game="amazonas", options={}, catalogs=[small_box(address, "amazonas", SMALL_BOX)])
    with phone(chromium, address) as page:
        page.goto(made.link())
        game = Trip(page, chance=random.Random(3), picture=lambda name: None)
        while game.turn():
            pass
        assert game.turns + game.done["discard"] == sum(SMALL_BOX.values()) - len(LARGE)
        assert game.done["double"] == 1
        listed = boats(page)
        game.finish()
        assert any("at the mouth of the Amazon" in line for line in game.lines)
    final = made.get()
    assert final["over"]
    spaces = sorted((one["space"] for one in final["position"]["figures"]), reverse=True)
    assert [f"space {space} of" in words for space, words in zip(spaces, listed, strict=True)] == [True, True]
    assert any(one["rule"] == "CA-E3" for one in made.get("/lines")["lines"])


def test_the_river_shows_the_boats_and_their_moves(chromium: Browser, address: str) -> None:
    made = Made(address, game="amazonas", options={})
    made.play(place("red", "amazonas/TjTj-b", 1, -1), deploy("red", 1, -1, "tributary", "N"), end("red"))
    with phone(chromium, address) as page:
        page.goto(made.link())
        assert boats(page) == ["1. Ana: space 2 of 16", "2. Ben: space 1 of 16"]
        made.play(place("blue", "amazonas/A-jj-31", 4, 0), end("blue"))
        expect(page.locator(".last-turn")).to_contain_text("The boat of Ben goes from space 1 to 2")
        expect(page.locator(".last-turn")).to_contain_text("Ana scores 4 as first on the Amazon")
        expect(page.locator(".last-turn")).to_contain_text("Ben scores 4 as first on the Amazon")
        assert boats(page) == ["1. Ana: space 2 of 17", "1. Ben: space 2 of 17"]


BOATS = """() => Object.fromEntries([...document.querySelectorAll("[data-boat]")].map((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [node.dataset.boat, [x + width / 2, y + height / 2]];
}))"""
CELL = """cell => {
  const node = document.querySelector(`.board [data-at='${cell}'] .cell`);
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return [left, top, right, bottom];
}"""


def test_the_boats_are_on_the_river_of_the_table(chromium: Browser, address: str) -> None:
    """They were in the list next to the board only, where no one looks for them."""
    made = Made(address, game="amazonas", options={})
    made.play(place("red", "amazonas/TjTj-b", 1, -1), deploy("red", 1, -1, "tributary", "N"), end("red"))
    made.play(place("blue", "amazonas/A-jj-31", 4, 0), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link())
        expect(page.locator("[data-boat]")).to_have_count(2)
        at = page.evaluate(BOATS)
        left, top, right, bottom = page.evaluate(CELL, "0,0")
        spaces = {one["player"]: one["space"] for one in made.get()["position"]["figures"] if "space" in one}
        for player, (x, y) in at.items():
            assert (
                left + (right - left) * (spaces[player] - 1) / 4
                < x
                < left + (right - left) * spaces[player] / 4
            )
            assert top < y < bottom
        assert at["red"][1] < at["blue"][1], "a lane for each"
        assert page.evaluate(
            "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('[data-at]'))", at["red"]
        ), "a tap goes through to the tile"


def test_the_question_for_a_double_tile_names_it(chromium: Browser, address: str) -> None:
    """After a tile with "!" the page asked which tile was drawn, and offered two or four of them only."""
    made = Made(address, game="amazonas", options={})
    made.play(place("red", "amazonas/TjTj-b", 1, -1), end("red"))
    with phone(chromium, address) as ana, phone(chromium, address) as ben:
        ana.goto(made.link("red"))
        expect(ana.locator(".waiting .hint")).to_have_text(
            "You play for Ana and see every move as it happens."
        )
        ben.goto(made.link("blue"))
        choose_tile(ben, "amazonas/A!-Tj")
        ben.locator(".board .board-spot[data-at='4,0']").click()
        press(ben, "Place here")
        expect(ben.get_by_role("heading", name="Ben: which double tile follows?")).to_be_visible()


LONG = {"A-jj-31": 15, "TjTj-b": 2, "start": 1}


def test_the_final_scoring_comes_closer_to_each_line_on_a_long_table(chromium: Browser, address: str) -> None:
    """At the end the whole table is in view, where a tile of a long river was 11 px wide."""
    made = Made(address, game="amazonas", options={}, catalogs=[small_box(address, "amazonas", LONG)])
    made.play(place("red", "amazonas/TjTj-b", 1, -1), deploy("red", 1, -1, "tributary", "N"), end("red"))
    for number in range(LONG["A-jj-31"]):
        player = ("blue", "red")[number % 2]
        made.play(place(player, "amazonas/A-jj-31", 4 + number, 0), end(player))
    made.play({"type": "end_game"})
    with phone(chromium, address) as page:
        page.goto(made.link())
        press(page, "Next line")
        expect(page.locator(".end-line")).to_contain_text("tributary")
        left, top, right, bottom = page.evaluate(CELL, "1,-1")
        assert right - left >= 30
        frame = page.locator(".board-frame").bounding_box()
        assert frame
        assert frame["x"] <= left < right <= frame["x"] + frame["width"]
        assert frame["y"] <= top < bottom <= frame["y"] + frame["height"]
        press(page, "Everything at once")
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        left, _, right, _ = page.evaluate(CELL, "1,-1")
        assert right - left < 30, "the whole table again"


def test_a_box_with_large_tiles_is_kept_whole_by_the_tile_editor(chromium: Browser, address: str) -> None:
    """The set keeps its multi-cell tiles, which cannot be drawn there, and the types of its tiles."""
    id = small_box(address, "amazonas", SMALL_BOX)
    with phone(chromium, address) as page:
        page.goto(f"/#/edit/tile/{id}")
        with page.expect_response(
            lambda answer: answer.request.method == "POST" and answer.url.endswith("/catalogs")
        ) as sent:
            press(page, "Save a copy")
        assert sent.value.status == 201
        expect(page.locator(".draw-keep .scope")).to_contain_text(
            "CA-S1: standard tiles: 5, but the box has 65"
        )
        kept = page.evaluate(
            "id => fetch(`/api/v1/catalogs/${encodeURIComponent(id)}`).then((answer) => answer.json())",
            sent.value.json()["id"],
        )
    tiles = {one["id"].split("/")[1]: one for one in kept["tiles"]}
    assert set(tiles) >= set(SMALL_BOX)
    assert len(tiles["start"]["cells"]) == 8
    assert kept["start"].endswith("/start")
