"""Unusual paths through a match: back, a changed key, two phones at one turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.drawing import spot
from tests.web.match_page import (
    CITY,
    ROAD,
    Made,
    choose_tile,
    end,
    has_points,
    phone,
    place,
    press,
    sent,
    turn_of,
)  # fmt: skip
from tests.web.test_access import WIDE, check


def boxes(selector: str) -> str:
    """JavaScript for the screen rectangles of these elements."""
    return f"[...document.querySelectorAll('{selector}')].map(e => e.getBoundingClientRect())"


@pytest.fixture
def made(address: str) -> Made:
    return Made(address)


def test_back_closes_a_panel_and_not_the_match(page: Page, made: Made) -> None:
    page.goto(made.link())
    turn_of(page, "Ana")
    for name, title in (("History", "History"), ("Match menu", "Match menu")):
        press(page, name)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        page.go_back()
        turn_of(page, "Ana")
    press(page, "History")
    press(page, "Back")
    turn_of(page, "Ana")
    page.go_back()
    expect(page.get_by_role("heading", name="Tile Referee")).to_be_visible()


def test_the_way_back_from_a_new_match_is_the_start(page: Page) -> None:
    page.get_by_role("link", name=re.compile("Keep score")).click()
    press(page, "Start the match")
    turn_of(page, "Red")
    page.go_back()
    expect(page.get_by_role("heading", name="Tile Referee")).to_be_visible()


def test_another_game_can_only_be_started_when_it_has_come(chromium: Browser, address: str) -> None:
    path = "**/api/v1/games/dorra-amazonas"
    with phone(chromium, address) as page:
        page.route(path, lambda route: None)  # held
        page.goto("/#/match/new")
        start = page.get_by_role("button", name="Start the match")
        expect(start).to_be_visible()
        game = page.locator("select").first
        with page.expect_request(path):
            game.select_option("dorra-amazonas")
        expect(start).to_have_count(0)
        expect(game).to_have_value("dorra-amazonas")
        game.select_option("carcassonne")  # changed their mind
        expect(page.locator("summary", has_text="Expansions")).to_be_visible()
        page.unroute(path)  # the held request continues
        game.select_option("dorra-amazonas")
        expect(page.get_by_role("link", name="Just score a table")).to_be_visible()
        expect(start).to_be_visible()


def test_a_changed_key_is_reported_and_what_waits_is_kept(
    page: Page, made: Made, expected: list[str]
) -> None:
    expected.append("Failed to load resource")
    page.goto(made.link("red"))
    turn_of(page, "Ana")
    made.call(f"/{made.id}/tokens", {"players": ["red"]}, made.tokens["host"])
    made.play({"type": "adjust", "player": "blue", "points": 2, "note": "agreed"})
    alert = page.get_by_role("alert").filter(has_text="can no longer open the match")
    expect(alert).to_be_visible()
    check(page)
    alert.get_by_role("link", name="Join a match").click()
    expect(page).to_have_url(re.compile("#/join$"))


def test_a_turn_overtaken_by_the_same_player_elsewhere(page: Page, made: Made, expected: list[str]) -> None:
    expected.append("Failed to load resource")
    page.goto(made.link())
    turn_of(page, "Ana")
    choose_tile(page, "base/E")
    page.locator(".board [data-at='0,-1']").click()
    press(page, "Place here")
    expect(page.get_by_role("heading", name=re.compile("a figure"))).to_be_visible()
    made.play(place("red", "base/U", 1, 0, 0), end("red"))
    alert = page.get_by_role("alert").filter(has_text="Someone else was faster")
    expect(alert).to_contain_text("Ana: road in row 2, column 2")
    check(page)
    press(page, "Discard mine")
    turn_of(page, "Ben")
    assert made.get()["seq"] == 1


def test_an_expansion_brings_its_edition_along(page: Page) -> None:
    page.goto("/#/match/new")
    page.locator("summary", has_text="Expansions").click()
    page.get_by_label("Abbot").check()
    expect(page.get_by_role("status").filter(has_text="Second edition")).to_be_visible()
    press(page, "Start the match")
    turn_of(page, "Red")


def test_forgetting_needs_confirmation(page: Page, made: Made) -> None:
    page.goto(made.link())
    press(page, "Match menu")
    press(page, "Forget it in this browser")
    expect(page.get_by_text("Only this browser has the host key")).to_be_visible()
    press(page, "Yes, forget it")
    expect(page.get_by_role("heading", name="Tile Referee")).to_be_visible()
    expect(page.locator("#recent-matches")).to_have_count(0)


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_without_a_net_nothing_leaves_the_screen(
    chromium: Browser, address: str, made: Made, language: str
) -> None:
    with phone(chromium, address, language=language) as page:
        page.goto(made.link())
        page.locator(".tile-grid [data-tile]").first.wait_for()
        page.context.set_offline(True)
        expect(page.locator(".pill.is-away")).to_be_visible()
        assert page.evaluate(WIDE) == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        page.context.set_offline(False)


def test_six_players_with_long_names_and_the_colours_of_the_night(chromium: Browser, address: str) -> None:
    names = {
        "red": "Donaudampfschifffahrtsgesellschaft", "blue": "Maximiliane-Charlotte von Hohenzollern-S",
        "green": "Wwwwwwwwwwwwww", "yellow": "Dora", "black": "Eva", "pink": "Finn",
    }  # fmt: skip
    seats = [{"id": colour, "colour": colour, "name": name} for colour, name in names.items()]
    made = Made(address, players=seats)
    with phone(chromium, address, dark=True) as page:
        page.goto(made.link())
        page.locator(".tile-grid [data-tile]").first.wait_for()
        assert page.evaluate(WIDE) == []
        page.locator(".standings").click()
        expect(page.locator(".track-row")).to_have_count(6)
        assert page.evaluate(WIDE) == []
        assert page.evaluate(f"{boxes('.track-points')}.every(box => box.right <= innerWidth)")
        check(page)


def test_a_shepherd_without_a_net_draws_the_token_it_needs(chromium: Browser, address: str) -> None:
    options = {"edition": "C1", "expansions": ["hills-and-sheep"]}
    made = Made(address, options=options)
    made.play(*CITY)
    made.play(place("blue", "base/U", 1, 0, 0), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link())
        turn_of(page, "Ana")
        page.context.set_offline(True)
        expect(page.locator(".pill.is-away")).to_be_visible()
        choose_tile(page, "base/E")
        page.locator(".board-spot").first.click()
        press(page, "Place here")
        page.locator(".features .swatch").filter(has_text="field").first.click()
        page.locator("input[name='deploy-kind'][value='shepherd']").check(force=True)
        expect(page.get_by_role("button", name=re.compile("End the turn"))).to_have_count(0)
        page.locator("[data-offer='draw_token'] button").first.click()
        press(page, "End the turn")
        page.context.set_offline(False)
        sent(page)
        has_points(page, red=4)
        assert len(made.get("/position")["tokens"]) >= 1


def test_a_place_is_not_redrawn_under_the_finger(page: Page, made: Made) -> None:
    """The preview of a placement arrives between finger down and finger up: the tap counts."""
    waiting: list[Route] = []
    page.route("**/previews?*", lambda route: waiting.append(route))
    page.goto(made.link())
    turn_of(page, "Ana")
    with page.expect_request("**/previews?*"):
        choose_tile(page, "base/E")
    page.mouse.move(*spot(page, ".board-spot[data-at='0,-1']"))
    page.mouse.down()
    with page.expect_response("**/previews?*") as response:
        waiting.pop().continue_()
    response.value.finished()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.mouse.up()
    expect(page.locator(".board-ghost[data-at='0,-1']")).to_be_visible()
    expect(page.get_by_text("meeple in city")).to_be_visible()


def test_turns_that_lie_far_from_each_other_are_seen_closer(chromium: Browser, address: str) -> None:
    """If all places would be too small for a thumb, the middle ones are shown."""
    tiles = [{"x": x, "y": 0, "tile": "base/U", "rotation": 90} for x in range(1, 15)]
    start = {"game": "carcassonne", "players": [{"id": "red"}, {"id": "blue"}],
             "tiles": [{"x": 0, "y": 0, "tile": "base/D", "rotation": 0}, *tiles]}  # fmt: skip
    made = Made(address, start=start)
    with phone(chromium, address) as page:
        page.goto(made.link())
        turn_of(page, "Ana")
        choose_tile(page, "base/E")
        expect(page.locator(".board-spot").first).to_be_attached()
        page.wait_for_function(f"() => {boxes('.board-spot .cell')}.some(box => box.width >= 30)")


def test_without_a_net_nobody_joins_a_feature_of_others(chromium: Browser, address: str) -> None:
    made = Made(address)
    made.play(*CITY)
    made.play(*ROAD)
    with phone(chromium, address) as page:
        page.goto(made.link())
        turn_of(page, "Ana")
        page.context.set_offline(True)
        expect(page.locator(".pill.is-away")).to_be_visible()
        choose_tile(page, "base/U")
        page.locator(".board [data-at='2,0']").click()
        press(page, "Place here")
        offered = page.locator(".features .swatch")
        expect(offered.first).to_be_visible()
        assert [name for name in offered.all_text_contents() if name.startswith("road")] == []
        page.context.set_offline(False)
