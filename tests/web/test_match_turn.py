"""A turn by taps: the tile, its placement, the figure, the points; and what the expansions add to it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from referee.tiles.io import catalog
from tests.web import live
from tests.web.match_page import (
    CITY,
    ROAD,
    Made,
    choose_tile,
    deploy,
    end,
    has_points,
    lay,
    on,
    phone,
    place,
    press,
    sent,
    turn_of,
)
from tests.web.sizes import every_size
from tests.web.test_access import check
from tests.web.waiting import eventually

PLACES = "all => all.map(({ className, offsetLeft }) => [className, offsetLeft])"


@every_size
def test_a_turn_from_the_tile_to_its_points(chromium: Browser, address: str, size: dict[str, int]) -> None:
    made = Made(address)
    with phone(chromium, address, size=size, dark=size is live.DESKTOP) as page:
        page.goto(made.link())
        turn_of(page, "Ana")
        assert made.tokens["host"] not in page.url
        expect(page.locator("[data-tile='base/E'] .left")).to_have_text("5")
        choose_tile(page, "base/E")
        legal = {(p["x"], p["y"]) for p in made.get("/placements?tile=base/E")["placements"]}
        spots = page.locator(".board-spot")
        expect(spots).to_have_count(len(legal))
        page.locator(".board [data-at='0,-1']").click()
        expect(page.get_by_text("Completes: city of 2 tiles, worth 4")).to_be_visible()
        press(page, "Place here")
        page.locator(".feature-area[data-feature='0']").click()
        expect(page.get_by_role("radio", name="city, bottom")).to_be_checked()
        expect(page.locator(".board [aria-label^='Red meeple']")).to_have_count(1)
        press(page, "End the turn")
        turn_of(page, "Ben")
        has_points(page, red=4, blue=0)
        page.get_by_role("button", name=re.compile("Ana scores 4 for a completed city")).click()
        expect(page.locator(".parts")).to_contain_text("4")
        expect(page.locator(".board-figure")).to_have_count(0)
    moves = made.get("/history")["changes"][0]["moves"]
    assert [move["type"] for move in moves] == ["place", "deploy", "end_turn"]


def test_a_turn_ended_before_its_effect_is_known(chromium: Browser, address: str) -> None:
    """The request for the effect would arrive after the turn, and be refused."""
    made, held = Made(address), []

    def first_only(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    with phone(chromium, address) as page:
        page.goto(made.link())
        turn_of(page, "Ana")
        choose_tile(page, "base/E")
        page.locator(".board [data-at='0,-1']").click()
        page.route("**/preview", first_only)
        press(page, "Place here")
        eventually(lambda: (page.evaluate("0"), len(held))[1], 1)  # routes are called meanwhile
        page.locator(".end-turn").click()
        made.stored(1)
        eventually(lambda: (page.evaluate("0"), held[0].request.failure)[1], "net::ERR_ABORTED")
        turn_of(page, "Ben")
        expect(page.get_by_role("alert")).to_have_count(0)


def test_another_tap_turns_among_the_legal_rotations(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link())
        choose_tile(page, "base/D")
        page.locator(".board [data-at='1,0']").click()
        legal = [
            p["rotation"]
            for p in made.get("/placements?tile=base/D")["placements"]
            if (p["x"], p["y"]) == (1, 0)
        ]
        assert len(legal) > 1
        seen = []
        for rotation in legal:
            ghost = page.locator(".board-ghost")
            expect(ghost).to_have_attribute("aria-label", re.compile(f"rotated {rotation}°"))
            seen.append(rotation)
            ghost.click()
        assert seen == legal
        expect(page.locator(".board-ghost")).to_have_attribute(
            "aria-label", re.compile(f"rotated {legal[0]}°")
        )
        press(page, "Another tile")
        turn_of(page, "Ana")


def test_everything_by_keyboard(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address, size=live.DESKTOP) as page:
        page.goto(made.link())
        page.get_by_role("searchbox", name="Find a tile").fill("base/E")
        page.locator("[data-tile='base/E']").focus()
        page.keyboard.press("Enter")
        page.locator(".board [data-at='0,-1']").focus()
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Place here").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Ana: a figure?")).to_be_focused()
        page.get_by_role("radio", name="city, bottom").focus()
        page.keyboard.press("Space")
        expect(page.get_by_role("radio", name="city, bottom")).to_be_focused()
        page.get_by_role("button", name="End the turn").focus()
        page.keyboard.press("Enter")
        turn_of(page, "Ben")


def test_take_back_and_bring_back(chromium: Browser, address: str) -> None:
    made = Made(address)
    made.play(*CITY)
    with phone(chromium, address) as page:
        page.goto(made.link())
        has_points(page, red=4)
        lay(page, "base/U", 1, 0)
        press(page, "Undo")
        turn_of(page, "Ben")  # only what was not sent yet
        lay(page, "base/U", 1, 0)
        page.locator(".tool-history").click()
        press(page, "Undo")
        turn_of(page, "Ben")  # the history would hide it
        press(page, "Undo")
        turn_of(page, "Ana")
        has_points(page, red=0)
        press(page, "Redo")
        turn_of(page, "Ben")
        has_points(page, red=4)


@pytest.mark.parametrize("size", [live.SMALL, live.DESKTOP], ids=["phone", "desktop"])
def test_tools_keep_their_places_when_redo_comes(
    chromium: Browser, address: str, size: dict[str, int]
) -> None:
    """A second tap at the place of Undo undoes once more."""
    made = Made(address)
    made.play(*CITY)
    made.play(*ROAD)
    with phone(chromium, address, size=size) as page:
        page.goto(made.link())
        turn_of(page, "Ana")
        tools = page.locator(".match-tools :is(.tool-undo, .tool-camera, .tool-history, .tool-menu)")
        places = tools.evaluate_all(PLACES)
        redo = page.get_by_role("button", name="Redo")
        expect(redo).to_be_hidden()
        press(page, "Undo")
        expect(redo).to_be_visible()
        assert tools.evaluate_all(PLACES) == places
        press(page, "Undo")
        made.stored(4)
        has_points(page, red=0)


def test_illegal_moves_need_insist(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link())
        choose_tile(page, "base/E")
        page.get_by_text("places are highlighted").wait_for()
        press(page, "Somewhere else…")
        page.locator(".board [data-at='1,0']").click()
        press(page, "Place here")
        refused = page.get_by_role("alert")
        expect(refused).to_contain_text("its neighbour at row 1, column 1 shows a road")
        check(page)
        refused.get_by_role("button", name="Rule CB-P2: show its text").click()
        expect(page.get_by_role("dialog")).to_contain_text("Edges must match")
        press(page, "Close")
        press(page, "Take it back")  # the tile stays in hand
        page.get_by_text("places are highlighted").wait_for()
        press(page, "Somewhere else…")
        page.locator(".board [data-at='1,0']").click()
        press(page, "Place here")
        press(page, "Do it anyway")
        press(page, "End without a figure")
        turn_of(page, "Ben")
        expect(page.locator(".house-rule")).to_contain_text("CB-P2")
    assert made.get("/history")["changes"][0]["insist"] is True


def test_the_kind_of_figure_is_chosen_where_several_may_stand(chromium: Browser, address: str) -> None:
    made = Made(address, options={"edition": "C1", "expansions": ["inns-and-cathedrals"]})
    with phone(chromium, address) as page:
        page.goto(made.link())
        lay(page, "base/E", 0, -1)
        on(page, "city, bottom")
        page.get_by_text("large meeple", exact=True).click()
        expect(page.get_by_role("radio", name="large meeple")).to_be_focused()
        press(page, "End the turn")
        has_points(page, red=4)
    assert made.get("/history")["changes"][0]["moves"][1]["kind"] == "big"


def test_a_shepherd_draws_and_his_flock_grows_or_is_herded(chromium: Browser, address: str) -> None:
    made = Made(address, options={"edition": "C1", "expansions": ["hills-and-sheep"]})
    with phone(chromium, address) as page:
        page.goto(made.link())
        lay(page, "base/E", 0, -1)
        on(page, "field, top, left, and right")
        page.get_by_text("shepherd", exact=True).click()
        expect(page.get_by_role("heading", name="Ana: this first")).to_be_visible()
        page.locator("[data-offer='draw_token'] [data-value='\"sheep-3\"']").click()
        press(page, "End the turn")
        sent(page)
        made.play(*ROAD)
        turn_of(page, "Ana")
        lay(page, "base/U", 0, -2, 0)
        page.locator("[data-offer='flock'] [data-value='\"score\"']").click()
        press(page, "End the turn")
        has_points(page, red=3)


def test_a_tile_that_fits_nowhere_is_discarded(chromium: Browser, address: str) -> None:
    """A plain monastery next to four city edges has no placement."""
    full = [{"x": 0, "y": 0, "tile": "base/C", "rotation": 0}]
    made = Made(address, start={"game": "carcassonne", "players": [{"id": "red"}], "tiles": full})
    with phone(chromium, address) as page:
        page.goto(made.link())
        choose_tile(page, "base/B")
        expect(page.get_by_text("This tile does not fit anywhere.")).to_be_visible()
        press(page, "Discard it")
        turn_of(page, "Ana")
        expect(page.locator("[data-tile='base/B'] .left")).to_have_text("3")
        sent(page)
    assert made.get("/history")["changes"][0]["moves"][0]["type"] == "discard"


def test_a_tile_that_may_not_come_yet_has_its_reason(chromium: Browser, address: str) -> None:
    """In the river phase a land tile has no highlighted cell; the page shows the rule instead."""
    made = Made(address, options={"edition": "C1", "expansions": ["river"]})
    with phone(chromium, address) as page:
        page.goto(made.link())
        page.get_by_text("Cannot come up now").click()
        choose_tile(page, "base/U")
        expect(page.get_by_text("This tile cannot be placed now.")).to_be_visible()
        expect(page.get_by_text("so no other is drawn yet")).to_be_visible()
        expect(page.get_by_role("button", name="Discard it")).to_have_count(0)
        expect(page.locator(".spot")).to_have_count(0)


def test_everybody_may_end_the_game_after_the_last_tile(chromium: Browser, address: str) -> None:
    """The players see that all tiles are placed and may end the game; viewers see that it must still
    be ended; no player is to move."""
    none_left = dict.fromkeys(catalog.built_in("base").tiles, 0)
    lies = [{"x": 0, "y": 0, "tile": "base/D", "rotation": 0}]
    start = {"game": "carcassonne", "players": [{"id": "red"}, {"id": "blue"}], "tiles": lies}
    made = Made(address, start={**start, "left": {**none_left, "base/U": 1}})
    made.play(place("red", "base/U", 1, 0, 0), end("red"))
    for role in ("host", "red", "blue"):
        with phone(chromium, address) as page:
            page.goto(made.link(role))
            expect(page.get_by_role("heading", name="All tiles are placed: end the game")).to_be_visible()
            expect(page.get_by_role("button", name="End of the game…")).to_be_visible()
            expect(page.locator(".is-to-move")).to_have_count(0)
    with phone(chromium, address) as page:
        page.goto(made.link("viewer"))
        expect(page.get_by_role("heading", name="Everything has been played")).to_be_visible()
        expect(page.get_by_role("button", name="End of the game…")).to_have_count(0)
        page.locator(".tool-menu").click()
        expect(page.get_by_role("button", name="End of the game…")).to_have_count(0)
    with phone(chromium, address) as page:
        page.goto(made.link("red"))
        press(page, "End of the game…")
        press(page, "Score now")
        expect(page.locator(".end-ranking li").first).to_be_visible()
    assert made.get()["status"] == "over"


def test_a_builder_brings_a_second_part_and_the_abbey_comes_without_drawing(
    chromium: Browser, address: str
) -> None:
    made = Made(address, options={"edition": "C1", "expansions": ["traders-and-builders", "abbey"]})
    made.play(place("red", "base/U", 1, 0, 0), deploy("red", 1, 0, "road", "E"), end("red"))
    made.play(place("blue", "base/E", 0, -1, 180), end("blue"))
    made.play(place("red", "base/U", 2, 0, 0), deploy("red", 2, 0, "road", "E", "builder"), end("red"))
    made.play(place("blue", "base/B", 0, 1, 0), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link())
        lay(page, "base/U", 3, 0)
        press(page, "End without a figure")
        expect(page.get_by_role("heading", name="Ana once more: which tile?")).to_be_visible()
        choose_tile(page, "abbey-and-mayor/A")
        expect(page.get_by_text("This tile does not fit anywhere.")).to_be_visible()


def test_an_abbey_is_laid_into_a_hole(chromium: Browser, address: str) -> None:
    around = [
        {"x": x, "y": y, "tile": "base/B", "rotation": 0} for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))
    ]
    start = {"game": "carcassonne", "players": [{"id": "red"}], "tiles": around}
    made = Made(address, options={"edition": "C1", "expansions": ["abbey"]}, start=start)
    with phone(chromium, address) as page:
        page.goto(made.link())
        lay(page, "abbey-and-mayor/A", 0, 0)
        on(page, "monastery")
        press(page, "End the turn")
        sent(page)
        expect(page.locator("[data-tile='abbey-and-mayor/A']")).to_have_count(1)
    assert made.get("/position")["held"] == {"red": {"abbey": 0}, "blue": {"abbey": 1}}


def test_the_dragon_walks_by_taps_on_the_board(chromium: Browser, address: str) -> None:
    made = Made(address, options={"edition": "C1", "expansions": ["dragon"]})
    made.play(place("red", "princess-and-dragon/F.v", 0, 1, 0), end("red"))
    made.play(place("blue", "base/U", 1, 0, 0), deploy("blue", 1, 0, "road", "E"), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link())
        lay(page, "princess-and-dragon/C.d", 0, -1, 180)
        expect(page.get_by_role("button", name="Then: The dragon moves")).to_be_visible()
        walk = page.locator("[data-offer='dragon']")
        expect(walk).to_contain_text("Step 1")
        check(page)
        page.locator(".board [data-at='0,0']").click()
        expect(walk).to_contain_text("Step 2")
        page.locator(".board-figure").click()  # the tile under it; the cycle ends there
        press(page, "End the turn")
        turn_of(page, "Ben")
        expect(page.locator(".board-figure")).to_have_count(0)
        expect(page.locator(".board-token")).to_have_attribute("aria-label", re.compile("row.2, column.2"))


def test_an_abbot_is_taken_back(chromium: Browser, address: str) -> None:
    made = Made(address, options={"edition": "C2", "expansions": ["abbot"]})
    made.play(place("red", "base/B", 0, 1, 0), deploy("red", 0, 1, "monastery", None, "abbot"), end("red"))
    made.play(place("blue", "base/U", 1, 0, 0), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link())
        lay(page, "base/E", 0, -1)
        press(page, "Take the abbot back")
        press(page, "End the turn")
        turn_of(page, "Ben")
        has_points(page, red=3)
        expect(page.locator(".board-figure")).to_have_count(0)


def test_hints_off_for_all(chromium: Browser, address: str) -> None:
    made = Made(address)
    made.call(f"/{made.id}", {"hints": False}, made.tokens["host"], "PATCH")
    with phone(chromium, address) as page:
        page.goto(made.link())
        choose_tile(page, "base/E")
        expect(page.locator(".board-spot")).to_have_count(4)  # every cell next to the tile, legal or not
        page.locator(".board [data-at='0,-1']").click()
        rotate = page.get_by_role("button", name="Rotate", exact=True)
        rotate.focus()
        for turned in ("2/4", "3/4"):  # by keyboard: the focus stays, though the text changes
            page.keyboard.press("Enter")
            expect(rotate).to_contain_text(turned)
        press(page, "Place here")
        on(page, "city, bottom")
        press(page, "End the turn")
        has_points(page, red=4)
