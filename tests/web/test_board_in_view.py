"""On a phone the board keeps half of the screen in every step of a turn, in one place and
at one scale, nothing covers what can be tapped, also with text twice as large, and what is left is always in
view.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web import live
from tests.web.looking import cut
from tests.web.match_page import CITY, ROAD, Made, deploy, end, phone, place, press, set_up
from tests.web.test_access import WIDE, check, fits, too_small
from tests.web.test_turn_taps import SECONDS, SHEEP, reached
from tests.web.walks import GAMES, match_after

PHONES = pytest.mark.parametrize("size", [live.SMALL, live.PHONE], ids=["360", "390"])
FIVE = [
    {"id": colour, "name": name}
    for colour, name in zip(
        ("red", "blue", "green", "yellow", "black"), ("Ana", "Ben", "Cleo", "Dora", "Emil"), strict=True
    )
]

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").strip().rstrip(";")


class Watched:
    """The steps of a turn: in each, the board and all targets are looked at, also at 200 % text."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.first: dict[str, Any] | None = None

    def step(self, name: str, rescaled: bool = False) -> None:
        self.page.wait_for_function("() => document.getAnimations().length === 0")
        found = self.page.evaluate(f"{SCRIPT}.board()")
        self.first = self.first or found
        assert found["share"] >= 0.5, (name, found)
        assert found["place"] == self.first["place"], name
        assert rescaled or found["tile"] == self.first["tile"], name
        assert self.page.locator(".match-keys").is_hidden()
        assert self.page.evaluate(f"{SCRIPT}.covered()") == [], name
        assert self.page.evaluate(WIDE) == [], name
        assert too_small(self.page) == [], name
        self.page.evaluate(f"{SCRIPT}.text('200%')")
        assert self.page.evaluate(f"{SCRIPT}.board()")["place"] == self.first["place"], name
        assert self.page.evaluate(f"{SCRIPT}.covered()") == [], f"{name}, large text"
        assert self.page.evaluate(WIDE) == [], f"{name}, large text"
        self.page.evaluate(f"{SCRIPT}.text('')")


def opened(page: Page, made: Made) -> Watched:
    page.add_init_script(SECONDS)
    page.goto(made.link())
    expect(page.locator(".picker")).to_be_visible()
    return Watched(page)


@PHONES
def test_the_board_stays_and_nothing_covers_what_is_tapped(
    chromium: Browser, address: str, size: ViewportSize
) -> None:
    """A shepherd, his token, the flock, a figure: every kind of step, with five players."""
    made = Made(address, options=SHEEP, players=FIVE)
    with phone(chromium, address, size=size) as page:
        seen = opened(page, made)
        seen.step("draw")
        page.locator(".tile-grid [data-tile='base/E']").first.click()
        expect(page.locator(".board-spot").first).to_be_visible()
        seen.step("where")
        page.locator(".board [data-at='0,-1']").click()
        expect(page.locator(".board-ghost")).to_be_visible()
        seen.step("placed")
        fits(page)
        page.locator(".placing .feature-area[data-feature='1']").click()
        expect(page.locator(".acting[data-sure='true']")).to_be_visible()
        seen.step("figure")
        page.get_by_text("shepherd", exact=True).click()
        expect(page.locator("[data-offer='draw_token']")).to_be_visible()
        seen.step("token")
        page.locator("[data-offer='draw_token'] [data-value='\"sheep-3\"']").click()
        expect(page.locator(".implied-count")).to_be_visible()
        seen.step("implied end")
        press(page, "End the turn")
        expect(page.locator(".last-turn, .picker").first).to_be_visible()
        check(page)
        assert page.evaluate(WIDE) == []


@PHONES
def test_a_flock_is_reached_and_covers_nothing(chromium: Browser, address: str, size: ViewportSize) -> None:
    made = Made(address, options=SHEEP)
    shepherd = deploy("red", 0, -1, "field", "NL", "shepherd")
    token = {"type": "draw_token", "player": "red", "token": "sheep-3"}
    made.play(place("red", "base/E", 0, -1, 180), shepherd, token, end("red"))
    made.play(place("blue", "base/U", 1, 0, 0), end("blue"))
    with phone(chromium, address, size=size) as page:
        seen = opened(page, made)
        seen.step("draw")
        page.locator(".tile-grid [data-tile='base/U']").first.click()
        page.locator(".board [data-at='0,-2']").click()
        press(page, "Place here")
        expect(page.locator("[data-offer='flock']")).to_be_attached()
        expect(page.locator(".acting[data-sure='true']")).to_be_visible()
        assert page.locator(".match-scroll").evaluate("node => node.clientHeight") >= 110  # one row below it
        seen.step("flock")


@pytest.mark.parametrize("key", ["maps", "gold-rush", "amazonas"])
def test_the_other_games_behave_alike(chromium: Browser, address: str, key: str) -> None:
    """After some turns: cells stay large enough for a thumb, and the view stays during the turn."""
    made = match_after(address, GAMES[key], turns=6)
    with phone(chromium, address, size=live.SMALL) as page:
        seen = opened(page, made)
        seen.step("draw")
        page.locator(".tile-grid:not(.is-rest) [data-tile]").first.click()
        spot = page.locator(".board .board-spot").first
        expect(spot).to_be_visible()
        assert (spot.bounding_box() or {})["width"] >= 40
        spot.press("Enter")
        expect(page.locator(".board-ghost")).to_be_visible()
        seen.step("placed", rescaled=True)
        press(page, "Place here")
        expect(page.locator(".acting")).to_be_visible()
        seen.step("figure", rescaled=True)


def test_supplies_are_in_view_for_five_players(chromium: Browser, address: str) -> None:
    """Names, points, every kind of figure in hand, the tiles in the box; also after a move not sent yet."""
    options = {"edition": "C1", "expansions": ["inns-and-cathedrals", "traders-and-builders"]}
    made = Made(address, options=options, players=FIVE)
    with phone(chromium, address, size=live.SMALL) as page:
        opened(page, made)
        total = made.get()["tiles_left"]
        expect(page.locator(".pile")).to_contain_text(str(total))
        names = page.locator(".standing-name")
        expect(names).to_have_text([one["name"] for one in FIVE])
        assert all(name.is_visible() for name in names.all())
        kinds = page.locator(".standing-one[data-player='red'] .supply-kind")
        assert [kind.get_attribute("data-kind") for kind in kinds.all()] == [
            "meeple",
            "big",
            "builder",
            "pig",
        ]
        assert cut(page) == []
        supply = "supply: meeple 7, large meeple 1, builder 1, and pig 1"
        sentence = f"{total} tiles left; Ana 0 , {supply} , Ana's turn ;"
        expect(page.get_by_role("button", name=re.compile(sentence))).to_have_class(re.compile("standings"))
        page.locator(".tile-grid [data-tile='base/E']").first.click()
        page.locator(".board [data-at='0,-1']").click()
        page.locator(".placing .feature-area[data-feature='0']").click()
        expect(kinds.first).to_contain_text("6")
        expect(page.locator(".pile")).to_contain_text(str(total - 1))


def test_history_numbers_turns_shows_their_tiles_and_folds_what_was_undone(
    chromium: Browser, address: str
) -> None:
    made = Made(address)
    made.play(*CITY)
    made.play(*ROAD)
    made.call(f"/{made.id}/undo", {"seq": 2}, made.tokens["host"])
    made.play(place("blue", "base/V", 1, 0, 90), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link())
        press(page, "History")
        entries = page.locator(".history > .past > li")
        expect(entries).to_have_count(3)
        expect(entries.locator(".past-number")).to_have_text(["2.", "1."])
        expect(entries.nth(1)).to_contain_text("1 change that no longer counts")
        expect(page.locator(".history > .past > .past-one .past-tile svg")).to_have_count(2)


@PHONES
def test_every_answer_to_a_question_about_a_photo_is_in_sight(
    chromium: Browser, address: str, picture: bytes, size: ViewportSize
) -> None:
    """On a phone no answer is hidden below the edge or the points, nor is the way to leave it for later."""
    with live.session(chromium, address, size) as page:
        live.send_photo(page, picture)
        for _ in range(3):
            answers = page.locator(".question .candidate, .question .actions .button")
            expect(answers.first).to_be_visible()
            for answer in answers.all():
                assert reached(answer), answer.inner_text()
            press(page, "Later")


def test_a_card_above_a_question_keeps_its_distance(chromium: Browser, address: str) -> None:
    """The card of the guide touched the heading of the tiles on a small phone."""
    with phone(chromium, address, size=live.SMALL) as page:
        page.goto("/")
        page.evaluate("localStorage.setItem('tile-referee.guide', 'true')")
        page.goto(Made(address).link())
        for name in (".picker", ".guide-card", ".match-body h2"):
            expect(page.locator(name).first).to_be_visible()
        card, heading = (
            page.locator(name).bounding_box() or {} for name in (".guide-card", ".match-body h2")
        )
        assert heading["y"] - card["y"] - card["height"] >= 5


TOUCH = """() => {
  const touch = { bubbles: true, pointerType: "touch" };
  for (const name of ["pointerdown", "pointerup"]) document.body.dispatchEvent(new PointerEvent(name, touch));
}"""


def test_a_turn_by_keyboard_takes_at_most_15_keys(chromium: Browser, address: str) -> None:
    """Tile, place, figure and end; a line lists the keys, and they can be turned off."""
    made = Made(address)
    with phone(chromium, address, size=live.DESKTOP) as page:
        page.goto(made.link())
        expect(page.locator(".picker")).to_be_visible()
        expect(page.locator(".match-keys")).to_contain_text("end the turn")
        check(page)
        keys = 0

        def typed(*names: str) -> None:
            nonlocal keys
            for name in names:
                page.keyboard.press(name)
                keys += 1

        typed("/", *"base/e")
        expect(page.locator(".picker [data-tile]").first).to_have_attribute("data-tile", "base/E")
        typed("Enter")
        expect(page.locator(".board-spot").first).to_be_visible()
        expect(page.locator(".spot-number").first).to_be_visible()
        typed("s")
        expect(page.locator(".board-ghost[data-at='0,-1']")).to_be_visible()
        digits = page.locator(".feature-map .key-number")
        expect(digits).to_have_text(["1", "2"])  # what a digit chooses is marked on the tile
        check(page)
        typed("1")
        expect(page.locator(".implied-count")).to_be_visible()
        expect(digits).to_have_text(["2"])
        names = page.locator(".features .swatch-face[data-key]")
        assert [name.get_attribute("data-key") for name in names.all()] == ["1", "2"]
        expect(names.first).to_contain_text("city")
        page.evaluate(TOUCH)
        expect(page.locator(".key-number, [data-key]")).to_have_count(0)
        typed("e")
        expect(page.get_by_role("heading", name=re.compile("^Ben.*: which tile"))).to_be_visible()
        assert keys <= 15
        expect(page.locator(".tool-undo")).to_be_enabled()
        typed("u")
        expect(page.get_by_role("heading", name=re.compile("^Ana.*: which tile"))).to_be_visible()
        typed("m")
        page.get_by_role("checkbox", name="Keyboard shortcuts").uncheck()
        page.get_by_role("heading", name="Match menu").click()
        typed("h")
        expect(page.get_by_role("heading", name="Match menu")).to_be_visible()


def test_the_invitation_comes_right_after_the_start_and_goes(chromium: Browser, address: str) -> None:
    """QR code and link; closed by hand or by the first move."""
    with phone(chromium, address, size=live.SMALL) as page:
        made = set_up(page, address, {"game": "carcassonne"}, ["Ana", "Ben"])
        card = page.locator(".invite-card")
        expect(card.get_by_role("img", name="QR code")).to_be_visible()
        expect(card.locator(".the-link")).to_contain_text(made.code)
        third = page.locator(".tile-grid [data-tile]").nth(12).bounding_box()  # of the third row
        assert third
        assert third["y"] + third["height"] <= live.SMALL["height"]
        check(page)
        fits(page)
        page.locator(".tile-grid [data-tile]").first.click()
        expect(card).to_have_count(0)  # the tile in hand needs the room
        page.locator(".board-spot").first.click()
        press(page, "Place here")
        expect(card).to_have_count(0)
        press(page, "Undo")
        press(page, "Everyone is here")
        expect(card).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "dark"),
    [({"width": 1280, "height": 720}, True), ({"width": 820, "height": 1180}, False)],
    ids=["television", "tablet"],
)
def test_a_screen_for_the_middle_of_the_table(
    chromium: Browser, address: str, size: ViewportSize, dark: bool
) -> None:
    """One tap from the menu; large points, whose turn, the last move, the code to join."""
    made = Made(address, players=FIVE)
    made.play(*CITY)
    with phone(chromium, address, size=size, dark=dark) as page:
        page.goto(made.link())
        press(page, "Match menu")
        press(page, "Screen for the middle of the table")
        expect(page.get_by_role("heading", name="Ben's turn")).to_be_visible()
        expect(page.locator(".table-last")).to_contain_text("Ana")
        expect(page.locator(".table-scores [data-player='red'] strong")).to_have_text("4")
        points = page.locator(".table-scores strong").first
        assert points.evaluate("node => parseFloat(getComputedStyle(node).fontSize)") >= 32
        expect(page.get_by_role("img", name="QR code")).to_be_visible()
        check(page)
        assert page.evaluate(WIDE) == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.locator(".table-side").evaluate("node => node.scrollHeight <= node.clientHeight")
        made.play(place("blue", "base/U", 1, 0, 0), end("blue"))
        expect(page.get_by_role("heading", name="Cleo's turn")).to_be_visible()
        made.play({"type": "end_game"})
        expect(page.get_by_role("heading", name=re.compile(r"^Ana wins with \d+ points$"))).to_be_visible()
        expect(page.get_by_role("img", name="QR code")).to_have_count(0)  # there is nothing to join
        page.get_by_role("link", name="Back to the match").click()
        expect(page.locator(".standings")).to_be_visible()


@PHONES
def test_a_dispute_is_in_sight_in_the_menu(chromium: Browser, address: str, size: ViewportSize) -> None:
    """It was the last but two of all entries, 1,900 px below the first."""
    made = Made(address)
    with phone(chromium, address, size=size) as page:
        page.goto(made.link())
        press(page, "Match menu")
        expect(page.get_by_role("button", name="Settle a dispute about this table")).to_be_in_viewport(
            ratio=1
        )
