"""Several phones in one match: joining, following, roles, an unreliable connection."""

from __future__ import annotations

import re
import time

import cv2
import numpy as np
from playwright.sync_api import Browser, expect

from tests.web import live
from tests.web.match_page import (
    CITY,
    ROAD,
    Made,
    choose_tile,
    end,
    has_points,
    lay,
    on,
    phone,
    place,
    press,
    turn_of,
)
from tests.web.sizes import small_phone
from tests.web.waiting import eventually

WITHIN = 3000  # milliseconds: a second, and three times that on a loaded machine


@small_phone
def test_from_setup_to_three_phones_in_one_match(
    chromium: Browser, address: str, size: dict[str, int]
) -> None:
    """Ana sets the match up, Ben joins by the QR code's link, a third one watches: all see the first turn."""
    with (
        phone(chromium, address, size=size) as ana,
        phone(chromium, address) as ben,
        phone(chromium, address, size=live.DESKTOP) as third,
    ):
        ana.goto("/#/match/new")
        ana.get_by_label("Name of player 1").fill("Ana")
        ana.get_by_label("Name of player 2").fill("Ben")
        ana.locator("summary", has_text="Expansions").click()
        ana.get_by_role("checkbox", name="The River", exact=True).check()
        ana.get_by_role("checkbox", name="The River", exact=True).uncheck()
        press(ana, "Start the match")
        turn_of(ana, "Ana")
        press(ana, "Match menu")
        expect(ana.locator(".the-code")).not_to_be_empty()
        code = ana.locator(".the-code").inner_text()
        picture = cv2.imdecode(np.frombuffer(ana.locator(".qr").screenshot(), np.uint8), cv2.IMREAD_COLOR)
        link, *_ = cv2.QRCodeDetectorAruco().detectAndDecode(picture)  # the plain one fails at 1 code in 200
        shown = ana.locator(".the-link").inner_text()  # to be typed: without the game
        assert link == f"{shown}/carcassonne"
        assert shown.endswith(f"/#/join/{code.replace(' ', '')}")
        press(ana, "Back")

        ben.goto(f"/#/join/{code.replace(' ', '')}")
        ben.get_by_role("button", name="Ben", exact=False).click()
        expect(ben.get_by_role("heading", name="Ana's turn")).to_be_visible()

        third.goto("/#/join")
        third.get_by_label("Code of the match").fill("nobody")
        press(third, "Join")
        expect(third.get_by_role("alert")).to_contain_text("No match has this code")
        third.get_by_label("Code of the match").fill(code.lower())
        press(third, "Join")
        press(third, "Just watch")
        expect(third.get_by_text("You are watching")).to_be_visible()

        lay(ana, "base/E", 0, -1)
        on(ana, "city, bottom")
        press(ana, "End the turn")
        for page in (ana, ben, third):
            has_points(page, red=4)
            expect(
                page.get_by_role("button", name=re.compile("Ana scores 4 for a completed city"))
            ).to_be_visible()
        turn_of(ben, "Ben")
        expect(third.get_by_role("heading", name="Ben's turn")).to_be_visible()

        lay(ben, "base/U", 1, 0)
        press(ben, "End without a figure")
        turn_of(ana, "Ana")


def test_a_change_appears_within_a_second(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link("viewer"))
        expect(page.get_by_text("Connected")).to_be_visible()
        expect(page.get_by_role("heading", name="Ana's turn")).to_be_visible()
        page.evaluate(
            """() => { window.seen = new Promise((done) => new MutationObserver(() => {
              const shown = document.querySelector(".standing-one[data-player=red] strong");
              if (shown?.textContent === "4") done(Date.now());
            }).observe(document.body, { subtree: true, childList: true, characterData: true })); }"""
        )
        made.play(*CITY)
        stored = time.time() * 1000
        assert page.evaluate("window.seen") - stored < WITHIN


def test_buttons_only_for_what_the_token_may_do(chromium: Browser, address: str) -> None:
    made = Made(address)
    made.play(*CITY)
    with phone(chromium, address) as viewer, phone(chromium, address) as ana:
        viewer.goto(made.link("viewer"))
        expect(viewer.get_by_role("heading", name="Ben's turn")).to_be_visible()
        for name in ("Undo", "Redo"):
            expect(viewer.get_by_role("button", name=name)).to_be_hidden()
        press(viewer, "Match menu")
        expect(viewer.locator(".qr")).to_have_count(0)
        expect(viewer.get_by_role("button", name="Add them")).to_have_count(0)
        press(viewer, "Back")
        press(viewer, "History")
        viewer.locator(".past-one summary").click()
        expect(viewer.get_by_role("button", name="Show the table at that point")).to_be_visible()
        expect(viewer.get_by_role("button", name="Correct…")).to_have_count(0)

        ana.goto(made.link("red"))
        expect(ana.get_by_role("heading", name="Ben's turn")).to_be_visible()
        expect(ana.locator(".tile-grid")).to_have_count(0)
        expect(ana.get_by_role("button", name="Undo")).to_be_enabled()
        made.play(*ROAD)
        turn_of(ana, "Ana")


def test_the_turn_somebody_is_at_stays_when_others_change_names(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link())
        choose_tile(page, "base/E")
        page.locator(".board [data-at='0,-1']").click()
        made.call(f"/{made.id}", {"names": {"red": "Anna"}}, made.tokens["host"], "PATCH")
        expect(page.locator(".standing-one[data-player='red']")).to_contain_text("Anna")
        expect(page.locator(".board-ghost")).to_be_visible()


def test_it_reconnects_by_itself(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link("viewer"))
        expect(page.get_by_text("Connected")).to_be_visible()
        page.context.set_offline(True)
        expect(page.get_by_text("No connection", exact=True)).to_be_visible()
        made.play(*CITY)
        page.context.set_offline(False)
        has_points(page, red=4)
        expect(page.get_by_text("Connected")).to_be_visible()
        made.play(*ROAD)
        expect(page.get_by_role("heading", name="Ana's turn")).to_be_visible()


def test_without_streams_it_polls(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as page:
        busy = '{"type": "/api/v1/docs#busy", "title": "Busy", "status": 503, "detail": "Too many streams."}'
        page.route(
            "**/events",
            lambda route: route.fulfill(status=503, content_type="application/problem+json", body=busy),
        )
        page.goto(made.link("viewer"))
        expect(page.get_by_text("Connected")).to_be_visible()
        made.play(*CITY)
        has_points(page, red=4)


def test_another_users_match_and_an_invalid_code(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/match/nobody")
        expect(page.get_by_role("alert")).to_contain_text("This match no longer exists here")
        page.goto("/#/match/nobody/wrong-token")
        expect(page.get_by_role("alert")).to_contain_text("This match no longer exists here")
        page.goto("/#/join/ABCDEFGH")
        expect(page.get_by_role("alert")).to_contain_text("No match has this code")


def test_no_address_holds_a_token_and_a_reload_goes_on(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as page:
        urls: list[str] = []
        page.on("request", lambda request: urls.append(request.url))
        page.goto(made.link())
        turn_of(page, "Ana")
        page.reload()
        turn_of(page, "Ana")
        # The browser opens the link itself; it sends nothing after the #.
        assert not [url for url in urls if made.tokens["host"] in url.split("#")[0]]
        assert {url.split("/")[2] for url in urls if url.startswith("http")} == {address.split("/")[2]}


def test_setup_makes_what_is_chosen_go_together(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/match/new")
        page.locator("summary", has_text="Expansions").click()
        page.get_by_role("checkbox", name="Abbot").check()
        expect(page.get_by_text("The edition that has everything you chose is used")).to_contain_text(
            "Second edition (2014)"
        )
        page.get_by_text("More options").click()
        edition = page.get_by_label("Edition", exact=False).first
        expect(edition).to_have_value("C2")
        edition.select_option("C3")
        page.locator("select[name='base.fields']").select_option("off")
        press(page, "Another player")
        page.get_by_role("button", name="Move Green up").click()
        press(page, "Start the match")
        turn_of(page, "Red")
        match = page.evaluate("JSON.parse(localStorage.getItem('tile-referee.matches'))[0]")
        assert match["role"] == "host"
        assert match["title"] == "Red, Green, Blue"


def test_a_match_begins_with_a_table_that_was_drawn(chromium: Browser, address: str) -> None:
    tiles = [
        {"x": 0, "y": 0, "tile": "base/D", "rotation": 0},
        {"x": 1, "y": 0, "tile": "base/U", "rotation": 0},
    ]
    figure = {"player": "b", "kind": "meeple", "x": 1, "y": 0, "feature": {"kind": "road", "at": "E"}}
    players = [
        {"id": "a", "name": "Ada", "colour": "green"},
        {"id": "b", "name": "Bea", "colour": "black", "points": 9},
    ]
    table = {
        "game": "carcassonne",
        "options": {"edition": "C2"},
        "players": players,
        "tiles": tiles,
        "figures": [figure],
    }
    with phone(chromium, address) as page:
        page.goto("/#/join")
        page.evaluate(
            "table => localStorage.setItem('tile-referee.handed.match', JSON.stringify(table))", table
        )
        page.goto("/#/match/new")
        expect(page.get_by_text("begins with the table you have drawn: 2 tiles")).to_be_visible()
        press(page, "Start the match")
        turn_of(page, "Ada")
        has_points(page, a=0, b=9)
        expect(page.locator(".board [aria-label^='Black meeple']")).to_have_count(1)


def test_points_by_agreement_names_and_the_link_to_watch(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page, phone(chromium, address) as friend:
        page.goto("/#/match/new")
        press(page, "Start the match")
        turn_of(page, "Red")
        press(page, "Match menu")
        page.get_by_label("Name of Blue").fill("Ben")
        page.get_by_label("Name of Blue").blur()
        expect(page.locator(".standing-one[data-player='blue']")).to_contain_text("Ben")
        page.get_by_label("Player").select_option("blue")
        page.get_by_label("Points (−3 subtracts 3)").fill("7")
        page.locator("#adjust-note").fill("agreed")
        press(page, "Add them")
        has_points(page, blue=7)
        press(page, "Match menu")
        friend.goto(page.get_by_label("Link to watch").input_value())
        has_points(friend, blue=7)
        with page.expect_download() as download:
            press(page, "Save as a file")
        assert download.value.suggested_filename.startswith("match-")


def test_the_wake_lock_is_requested_and_given_back(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as page:
        page.add_init_script(
            """window.locks = [];
            Object.defineProperty(navigator, "wakeLock", { value: { request: async (kind) => {
              const lock = { kind, released: false, release() { this.released = true; } };
              window.locks.push(lock);
              return lock;
            } } });"""
        )
        page.goto(made.link())
        turn_of(page, "Ana")
        locks = "window.locks.map((lock) => [lock.kind, lock.released])"
        eventually(lambda: page.evaluate(locks), [["screen", False]])
        page.get_by_role("link", name="Home").click()
        expect(page.locator(".match-panel")).to_have_count(0)
        eventually(lambda: page.evaluate(locks), [["screen", True]])


def test_moves_made_elsewhere_while_somebody_is_at_a_turn(chromium: Browser, address: str) -> None:
    """Ana's turn is entered on two phones: the slower one is notified, and nothing is overwritten."""
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link())
        lay(page, "base/E", 0, -1)
        made.play(place("red", "base/U", 1, 0), end("red"))
        expect(page.get_by_role("alert")).to_contain_text("Someone else was faster")
        press(page, "Discard mine")
        turn_of(page, "Ben")


def test_a_tile_in_hand_is_put_back_once_another_phone_has_made_this_turn(
    chromium: Browser, address: str
) -> None:
    """It must not become the tile of the next player."""
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link())
        choose_tile(page, "base/U")
        page.locator(".board .board-spot").first.click()
        expect(page.get_by_role("button", name="Place here", exact=True)).to_be_visible()
        made.play(*CITY)
        turn_of(page, "Ben")
        expect(page.locator(".last-turn")).to_contain_text("Ana scores 4")
        choose_tile(page, "base/U")
        made.play({"type": "adjust", "player": "red", "points": 1, "note": "forgotten"})
        has_points(page, red=5)
        expect(page.locator(".board .board-spot").first).to_be_visible()  # still Ben's turn
