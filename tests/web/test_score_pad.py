"""The quick score pad: points without tiles in three taps; history, undo and the end as in any match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.soak.screens import PAD_GAMES, pad
from tests.web import live
from tests.web.looking import cut
from tests.web.match_page import Made, has_points, join, phone, press
from tests.web.test_access import check
from tests.web.test_turn_taps import SECONDS, Taps, reached, seconds

OPTIONS = {"edition": "C3", "tracking": "points"}


def chip(page: Page, words: str) -> Locator:
    return page.locator(".pad .swatch").filter(has=page.get_by_text(words, exact=True))


def player(page: Page, name: str) -> Locator:
    return page.locator(".pad-player").filter(has_text=name)


def scores(page: Page, *chips: str, who: str) -> int:
    """Score by taps; returns how many. The points with their arithmetic are shown before the last tap."""
    taps = Taps(page)
    for words in chips:
        taps.tap(chip(page, words))
    expect(page.locator(".pad-price strong")).to_be_visible()
    taps.tap(player(page, who))
    return taps.count


def test_three_taps_from_the_setup_on_with_undo_and_offline(chromium: Browser, address: str) -> None:
    with phone(chromium, address, size=live.SMALL) as page:
        page.add_init_script(SECONDS)
        page.goto("/#/match/new")
        page.get_by_text("Only points", exact=True).click()
        press(page, "Start the match")
        expect(page.locator(".pad")).to_be_visible()
        expect(page.locator(".board")).to_have_count(0)
        made = Made.on_page(page, address)
        page.goto(made.link())  # without the invitation
        for words in ("City", "3"):
            chip(page, words).click()
        expect(page.locator(".pad-price")).to_contain_text("3 tiles × 2 = 6")
        expect(page.locator(".pad-price .rule")).to_have_text("CB-C2")
        check(page)
        assert cut(page) == []
        chip(page, "Road").click()
        assert scores(page, "City", "3", who="red") == 3
        has_points(page, red=6, blue=0)
        undo = page.locator("[data-act='pad-undo']")
        assert reached(undo)
        check(page)
        undo.click()
        has_points(page, red=0)
        assert scores(page, "Monastery", who="blue") == 2
        has_points(page, blue=9)
        seconds(page, 5)
        expect(undo).to_have_count(0)
        page.context.set_offline(True)
        chip(page, "Road").click()
        chip(page, "4").click()
        player(page, "blue").click()
        expect(page.locator(".unsent")).to_be_visible()
        page.context.set_offline(False)
        has_points(page, blue=13)
        made.stored(4)
        types = [change["type"] for change in made.get("/history")["changes"]]
        assert types == ["moves", "undo", "moves", "moves"]


def test_a_tie_a_second_phone_a_correction_and_the_end(chromium: Browser, address: str) -> None:
    made = Made(address, options=OPTIONS)
    with phone(chromium, address) as page, phone(chromium, address) as other:
        page.goto(made.link())
        join(other, made, "Ben")
        chip(page, "Road").click()
        chip(page, "4").click()
        page.locator("[data-act='pad-tie']").click()
        for name in ("Ana", "Ben"):
            player(page, name).click()
        press(page, "Score it for all of them")
        has_points(other, red=4, blue=4)
        expect(player(other, "Ana")).to_be_disabled()  # a player scores for no other player
        assert scores(other, "City", "2", who="Ben") == 3
        has_points(page, red=4, blue=8)
        page.locator(".tool-history").click()
        page.locator(".past-one summary").last.click()
        expect(page.locator(".past-one").last).to_contain_text("Road, Tiles 4, with Ben")
        page.get_by_role("button", name=re.compile("^Correct")).last.click()
        expect(chip(page, "4").locator("input")).to_be_checked()
        chip(page, "3").click()
        page.locator(".pad-together").click()
        press(page, "Correct it")
        has_points(other, red=3, blue=7)
        page.locator("[data-act='pad-final-true']").click()
        assert scores(page, "Field", "2", who="Ana") == 3
        has_points(other, red=9)
        press(page, "End of the game…")
        page.locator(".finish-yes").click()
        expect(page.locator(".end-ranking")).to_contain_text("Ana")
        check(page)


def test_undo_is_only_offered_for_the_own_scoring(chromium: Browser, address: str) -> None:
    """Neither another phone's points nor those before a form was sent are taken back; the form is emptied."""
    made = Made(address, options=OPTIONS)
    undo = "[data-act='pad-undo']"
    with phone(chromium, address) as page:
        page.add_init_script(SECONDS)
        page.goto(made.link())
        scores(page, "City", "3", who="Ana")
        expect(page.locator(".pad-undo")).to_contain_text("Ana +6")
        expect(page.locator(".match-body h2").first).to_be_focused()  # a keyboard goes on in the pad
        page.locator("[data-keep='other-points'] summary").click()
        page.locator("#adjust-points").fill("-4")
        page.locator("#adjust-note").fill("a bet")
        press(page, "Add them")
        expect(page.locator(".pad-undo")).to_contain_text("Ana −4")
        expect(page.locator("#adjust-points")).to_have_value("")
        page.locator(undo).click()
        has_points(page, red=6)
        scores(page, "City", "2", who="Ana")
        expect(page.locator(undo)).to_be_visible()
        made.stored(4)
        made.play({"type": "score", "player": "blue", "what": "road", "counts": {"tiles": 7}})
        has_points(page, red=10, blue=7)
        expect(page.locator(undo)).to_have_count(0)


def test_points_are_shown_after_a_lost_connection_and_a_failure(chromium: Browser, address: str) -> None:
    made = Made(address, options=OPTIONS)
    price = ".pad-price"
    with phone(chromium, address) as page:
        page.goto(made.link())
        expect(page.locator(".pad")).to_be_visible()
        page.context.set_offline(True)
        for words in ("City", "3"):
            chip(page, words).click()
        expect(page.locator(price)).to_contain_text("Not connected")
        page.context.set_offline(False)
        expect(page.locator(price)).to_contain_text("3 tiles × 2 = 6")
        page.route("**/preview", lambda route: route.fulfill(status=429, json={"type": "x", "status": 429}))
        chip(page, "4").click()
        expect(page.locator(price)).to_contain_text("once they are scored")


def test_another_game_in_three_taps_from_the_setup_on(chromium: Browser, address: str) -> None:
    """What there is to score is what the game declares; the pad knows no game."""
    with phone(chromium, address, size=live.SMALL) as page:
        page.goto("/#/match/new")
        page.locator("select").first.select_option("gold-rush")
        page.get_by_text("Only points", exact=True).click()
        press(page, "Start the match")
        expect(page.locator(".pad")).to_be_visible()
        made = Made.on_page(page, address)
        page.goto(made.link())  # without the invitation
        assert scores(page, "Railroad", "4", who="red") == 3
        has_points(page, red=4)
        chip(page, "Railroad").click()
        page.get_by_role("button", name="Locomotives +1").click()
        assert scores(page, "5", who="blue") == 2
        has_points(page, blue=10)
        page.locator("[data-act='pad-final-true']").click()
        chip(page, "Mining tokens").click()
        page.get_by_role("button", name="Tokens with 5 nuggets +1").click()
        assert scores(page, who="red") == 1
        has_points(page, red=9)
        press(page, "End of the game…")
        page.locator(".finish-yes").click()
        expect(page.locator(".end-ranking")).to_contain_text("Blue")
        check(page)


def test_a_map_with_its_prints_from_the_setup_on(chromium: Browser, address: str) -> None:
    with phone(chromium, address, size=live.SMALL) as page:
        page.goto("/#/match/new")
        page.get_by_text("Only points", exact=True).click()
        page.get_by_text("On a printed map (what is printed on it counts too)", exact=True).click()
        press(page, "Start the match")
        expect(page.locator(".pad")).to_be_visible()
        made = Made.on_page(page, address)
        page.goto(made.link())  # without the invitation
        chip(page, "Road").click()
        page.get_by_role("button", name="Ferries +1").click()
        assert scores(page, "4", who="red") == 2
        has_points(page, red=5)
        assert scores(page, "Monastery", "5", who="blue") == 3
        has_points(page, blue=6)
        check(page)


def test_the_final_scoring_of_a_game_without_tiles(chromium: Browser, address: str) -> None:
    """Nothing pays before the end, so the pad asks for nothing but the final scoring."""
    with phone(chromium, address, size=live.SMALL) as page:
        page.goto("/#/match/new")
        page.locator("select").first.select_option("dorra-amazonas")
        page.get_by_text("Only points", exact=True).click()
        press(page, "Start the match")
        expect(page.locator(".pad")).to_be_visible()
        made = Made.on_page(page, address)
        page.goto(made.link())  # without the invitation
        expect(page.locator("[data-act='pad-final-false']")).to_have_count(0)
        assert scores(page, "Fish", "5", who="red") == 3
        has_points(page, red=5)
        chip(page, "Mission").click()
        assert scores(page, "2", who="blue") == 2
        has_points(page, blue=-6)
        page.locator(".tool-menu").click()
        press(page, "End of the game…")
        check(page)
        press(page, "End the game")
        expect(page.locator(".end-ranking")).to_contain_text("Red")
        check(page)


@pytest.mark.parametrize(("game", "language"), [*zip(PAD_GAMES, ("de", "ro", "it", "en"), strict=True)])
def test_every_entry_fits_a_small_phone(chromium: Browser, address: str, language: str, game: str) -> None:
    """Each game in one language; in all of them: tests/soak/screens.py."""
    assert pad(chromium, address, game, language) == []
