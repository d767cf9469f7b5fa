"""How many taps a turn takes once its tile is chosen, and how a turn ends by itself.

A tap is a click on the page; those that turn the tile are not counted. Seconds pass by hand, so that
no test waits.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web import live
from tests.web.match_page import (
    Made,
    choose_tile,
    deploy,
    end,
    has_points,
    phone,
    place,
    press,
    sent,
    set_up,
    turn_of,
)
from tests.web.sizes import small_phone
from tests.web.test_access import check

SHEEP = {"edition": "C1", "expansions": ["hills-and-sheep"]}
REACHED = """node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


SECONDS = """(() => {
  const [start, stop] = [setInterval, clearInterval];
  window.everySecond = new Map();
  let last = 1e6;
  window.setInterval = (act, wait, ...more) =>
    wait === 1000 ? (everySecond.set(++last, act), last) : start(act, wait, ...more);
  window.clearInterval = (id) => everySecond.delete(id) || stop(id);
})()"""
PASS = "n => { for (let i = 0; i < n; i++) for (const act of [...everySecond.values()]) act(); }"


def seconds(page: Page, n: int) -> None:
    """Let so many seconds pass for what counts them."""
    page.evaluate(PASS, n)


def reveal(target: Locator) -> None:
    """Scroll to it at once: the panel may be drawn again meanwhile, as soon as the points are known."""
    target.evaluate("node => node.scrollIntoView({ block: 'nearest' })")


FRAMES = 60  # the board may be moving to its spots


def reached(target: Locator) -> bool:
    """Whether a finger on the middle of it would touch it, once the page is drawn."""
    for _ in range(FRAMES):
        if target.evaluate(REACHED):
            return True
        target.page.evaluate("new Promise(requestAnimationFrame).then(() => null)")
    return False


class Taps:
    """Counts the taps of a turn; each target must be in sight and covered by nothing."""

    def __init__(self, page: Page) -> None:
        self.page, self.count = page, 0

    def tap(self, target: Locator) -> None:
        expect(target).to_be_visible()
        assert reached(target), "something covers it, or it is out of sight"
        target.click()
        self.count += 1

    def spot(self, x: int, y: int) -> None:
        self.tap(self.page.locator(f".board [data-at='{x},{y}']"))

    def feature(self, number: int) -> None:
        self.tap(self.page.locator(f".placing .feature-area[data-feature='{number}']"))

    def no_figure(self) -> None:
        self.tap(self.page.get_by_role("button", name="End without a figure", exact=True))

    def just_end(self) -> None:
        self.tap(self.page.get_by_role("button", name="Just end the turn", exact=True))


@contextmanager
def ready(chromium: Browser, address: str, made: Made, tile: str, **more: object) -> Iterator[Page]:
    """The host's phone with this tile chosen, and with its legal placements; its seconds pass by hand."""
    with phone(chromium, address, **more) as page:  # type: ignore[arg-type]
        page.add_init_script(SECONDS)
        page.goto(made.link())
        expect(page.locator(".picker")).to_be_visible()
        choose_tile(page, tile)
        expect(page.locator(".board-spot").first).to_be_visible()
        yield page


def implied(page: Page) -> Locator:
    return page.get_by_text("The turn ends by itself")


def types(page: Page, made: Made) -> list[str]:
    """The types of the moves of the last change, once the server has it."""
    sent(page)
    return [move["type"] for move in made.get("/history")["changes"][-1]["moves"]]


@small_phone
def test_place_and_figure_are_two_taps(chromium: Browser, address: str, size: dict[str, int]) -> None:
    """The end is implied: it waits five seconds, and Undo is there."""
    made = Made(address)
    with ready(chromium, address, made, "base/E", size=size, dark=size is live.LARGE) as page:
        taps = Taps(page)
        taps.spot(0, -1)
        check(page)
        taps.feature(0)
        expect(implied(page)).to_be_visible()
        assert reached(page.locator(".implied button"))
        check(page)
        seconds(page, 4)
        assert made.get()["seq"] == 0
        seconds(page, 1)
        turn_of(page, "Ben")
        has_points(page, red=4)
        assert types(page, made) == ["place", "deploy", "end_turn"]
    assert taps.count == 2


def test_place_and_end_without_a_figure_are_two_taps(chromium: Browser, address: str) -> None:
    made = Made(address)
    with ready(chromium, address, made, "base/E") as page:
        taps = Taps(page)
        taps.spot(0, -1)
        taps.no_figure()
        turn_of(page, "Ben")
        assert types(page, made) == ["place", "end_turn"]
    assert taps.count == 2


@pytest.mark.parametrize("undo", [".implied button", ".tool-undo"])
def test_one_tap_takes_back_what_one_tap_did_and_nothing_ends(
    chromium: Browser, address: str, undo: str
) -> None:
    """One tap placed tile and figure, so one takes back both; the next figure is one tap."""
    made = Made(address)
    with ready(chromium, address, made, "base/E") as page:
        taps = Taps(page)
        taps.spot(0, -1)
        taps.feature(0)
        taps.tap(page.locator(undo))
        expect(implied(page)).to_have_count(0)
        expect(page.locator(".board-figure")).to_have_count(0)
        expect(page.locator(".board-ghost[data-at='0,-1']")).to_be_visible()
        seconds(page, 20)
        expect(page.get_by_role("heading", name="Like this?")).to_be_visible()
        assert made.get()["seq"] == 0
        taps.feature(1)  # another one: the end is implied again
        expect(implied(page)).to_be_visible()
        expect(page.locator(".board-figure")).to_have_count(1)


def test_placing_step_by_step_needs_an_explicit_end(chromium: Browser, address: str) -> None:
    made = Made(address)
    with ready(chromium, address, made, "base/E") as page:
        page.locator(".board [data-at='0,-1']").click()
        press(page, "Place here")
        page.locator(".acting .feature-area[data-feature='0']").click()
        expect(page.locator(".acting[data-sure='true']")).to_be_visible()
        seconds(page, 20)
        expect(implied(page)).to_have_count(0)
        assert made.get()["seq"] == 0


def test_a_touch_starts_the_wait_again(chromium: Browser, address: str) -> None:
    made = Made(address, options={"edition": "C1", "expansions": ["inns-and-cathedrals"]})
    with ready(chromium, address, made, "base/E") as page:
        taps = Taps(page)
        taps.spot(0, -1)
        taps.feature(0)
        expect(implied(page)).to_be_visible()
        seconds(page, 4)
        page.get_by_text("large meeple", exact=True).click()
        expect(page.get_by_role("radio", name="large meeple")).to_be_checked()
        expect(implied(page)).to_be_visible()
        seconds(page, 4)
        assert made.get()["seq"] == 0
        seconds(page, 1)
        sent(page)
        assert made.get("/history")["changes"][0]["moves"][1]["kind"] == "big"


def test_a_shepherd_with_his_token_is_four_taps(chromium: Browser, address: str) -> None:
    """The token is a step that must come first, so that nothing ends before it."""
    made = Made(address, options=SHEEP)
    with ready(chromium, address, made, "base/E") as page:
        taps = Taps(page)
        taps.spot(0, -1)
        taps.feature(1)
        taps.tap(page.get_by_text("shepherd", exact=True))
        token = page.locator("[data-offer='draw_token'] [data-value='\"sheep-3\"']")
        expect(token).to_be_visible()
        seconds(page, 20)
        assert made.get()["seq"] == 0
        reveal(token)
        taps.tap(token)
        expect(implied(page)).to_be_visible()
        seconds(page, 5)
        turn_of(page, "Ben")
        assert types(page, made) == ["place", "deploy", "draw_token", "end_turn"]
    assert taps.count == 4


@pytest.mark.parametrize(("choice", "most"), [("score", 3), ("expand", 4)])
def test_a_flock_is_four_taps_and_never_skipped(
    chromium: Browser, address: str, choice: str, most: int
) -> None:
    """Without a figure the turn does not end as long as the flock may still move."""
    made = Made(address, options=SHEEP)
    shepherd = deploy("red", 0, -1, "field", "NL", "shepherd")
    token = {"type": "draw_token", "player": "red", "token": "sheep-3"}
    made.play(place("red", "base/E", 0, -1, 180), shepherd, token, end("red"))
    made.play(place("blue", "base/U", 1, 0, 0), end("blue"))
    with ready(chromium, address, made, "base/U") as page:
        taps = Taps(page)
        taps.spot(0, -2)
        taps.no_figure()
        flock = page.locator("[data-offer='flock']")
        expect(flock).to_be_visible()
        expect(page.locator(".acting[data-sure='true']")).to_be_visible()
        seconds(page, 20)
        assert made.get()["seq"] == 2
        for value in [choice, "sheep-2"][: most - 2]:
            button = flock.locator(f"[data-value='\"{value}\"']")
            reveal(button)
            taps.tap(button)
        expect(implied(page)).to_be_visible()
        seconds(page, 5)
        turn_of(page, "Ben")
        assert types(page, made) == ["place", "flock", "end_turn"]
    assert taps.count == most <= 4


LARGE = {
    "abbey and mayor": ["abbey-and-mayor"],
    "princess and dragon": ["princess-and-dragon"],
    "traders and builders": ["traders-and-builders"],
    "all": ["inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor", "hills-and-sheep"],
    "tower and circus": ["tower", "under-the-big-top"],
    "minis": ["flier", "messages", "ferries", "goldmines", "mage-and-witch", "robbers", "corn-circles"],
    "school": ["school"],
}


@pytest.mark.parametrize("boxes", LARGE.values(), ids=LARGE)
def test_a_figure_or_none_are_two_taps_with_larger_boxes(
    chromium: Browser, address: str, boxes: list[str]
) -> None:
    """Also with the kinds of figure and the moves that these boxes add."""
    made = Made(address, options={"edition": "C2", "expansions": boxes})
    with ready(chromium, address, made, "base/E") as page:
        taps = Taps(page)
        taps.spot(0, -1)
        taps.feature(0)
        expect(implied(page)).to_be_visible()
        seconds(page, 5)
        turn_of(page, "Ben")
        assert types(page, made) == ["place", "deploy", "end_turn"]
        choose_tile(page, "base/U")
        taps.spot(-1, 0)
        taps.no_figure()
        turn_of(page, "Ana")
        assert types(page, made) == ["place", "end_turn"]
    assert taps.count == 4


BRIDGES = ["bridges-castles-and-bazaars"]
COVERED = """() => document.querySelector(".acting .feature-map").getBoundingClientRect().bottom
    - document.querySelector(".match-foot").getBoundingClientRect().top"""


def test_just_ending_a_turn_is_two_taps(chromium: Browser, address: str) -> None:
    """Where a bridge may be laid in every turn, the button leaves them out by name."""
    made = Made(address, options={"edition": "C2", "expansions": BRIDGES})
    with ready(chromium, address, made, "base/U") as page:
        taps = Taps(page)
        taps.tap(page.locator(".board .board-spot").first)
        expect(page.get_by_text("? “Place here” first.")).to_be_visible()
        check(page)
        taps.just_end()
        turn_of(page, "Ben")
        assert types(page, made) == ["place", "end_turn"]
    assert taps.count == 2


def test_a_figure_with_bridges_is_two_taps(chromium: Browser, address: str) -> None:
    """The panel names the other way for a bridge, and the notice of the end names it again."""
    made = Made(address, options={"edition": "C2", "expansions": BRIDGES})
    with ready(chromium, address, made, "base/U") as page:
        taps = Taps(page)
        taps.spot(1, 0)
        taps.feature(0)
        expect(page.get_by_text("The turn ends by itself, without: Lay a bridge", exact=True)).to_be_visible()
        assert reached(page.locator(".offer-chips .button"))
        assert page.evaluate(COVERED) <= 0  # the notice covered half of the tile
        check(page)
        seconds(page, 5)
        turn_of(page, "Ben")
        assert types(page, made) == ["place", "deploy", "end_turn"]
    assert taps.count == 2


def test_a_bridge_is_two_taps_more(chromium: Browser, address: str) -> None:
    """The way to its list, and its tile: the edges follow, as a road has to go on at both ends."""
    made = Made(address, options={"edition": "C2", "expansions": BRIDGES})
    made.play(place("red", "base/B", 0, 1), end("red"))
    with ready(chromium, address, made, "base/B") as page:
        taps = Taps(page)
        taps.spot(0, 2)
        taps.tap(page.get_by_role("button", name="Place here", exact=True))
        chip = page.locator(".offer-chips .button", has_text="bridge")
        expect(chip).to_be_visible()
        taps.tap(chip)
        bridge = page.locator("[data-offer='bridge'] [data-value='[0,2]']")
        reveal(bridge)
        taps.tap(bridge)
        taps.tap(page.locator(".end-turn"))
        turn_of(page, "Ana")
        assert types(page, made) == ["place", "bridge", "end_turn"]
    assert taps.count == 5


def test_a_piece_of_a_tower_is_four_taps(chromium: Browser, address: str) -> None:
    """It may be put on a tower instead of a figure: the kind of move, then the tower on the board."""
    made = Made(address, options={"edition": "C1", "expansions": ["tower", "hills-and-sheep"]})
    made.play(place("red", "base/E", 0, -1, 180), end("red"))
    made.play(place("blue", "tower/F", 0, 1), end("blue"))
    with ready(chromium, address, made, "tower/L") as page:
        taps = Taps(page)
        taps.spot(1, 1)
        taps.no_figure()
        expect(page.locator(".acting[data-sure='true']")).to_be_visible()
        assert page.evaluate("document.querySelector('.match-scroll').clientHeight") >= 110
        tower = page.locator("[data-offer='tower'] [data-value], [data-offer='tower'] .offer-go").first
        expect(tower).to_be_visible()
        seconds(page, 20)
        assert made.get()["seq"] == 2
        reveal(tower)
        taps.tap(tower)
        expect(page.locator(".end-turn")).to_be_visible()
        expect(page.locator(".acting[data-sure='true']")).to_be_visible()
        if not page.locator(".implied").count():
            taps.tap(page.locator(".end-turn"))
        seconds(page, 5)
        turn_of(page, "Ben")
        assert types(page, made)[:2] == ["place", "tower"]
    assert taps.count <= 4


def test_another_kind_of_figure_is_three_taps(chromium: Browser, address: str) -> None:
    made = Made(address, options={"edition": "C2", "expansions": ["abbey-and-mayor", "inns-and-cathedrals"]})
    with ready(chromium, address, made, "base/E") as page:
        taps = Taps(page)
        taps.spot(0, -1)
        taps.feature(0)
        taps.tap(page.get_by_text("mayor", exact=True))
        expect(implied(page)).to_be_visible()
        seconds(page, 5)
        turn_of(page, "Ben")
        assert types(page, made) == ["place", "deploy", "end_turn"]
        assert made.get("/history")["changes"][0]["moves"][1]["kind"] == "mayor"
    assert taps.count == 3


def test_a_barn_is_two_taps(chromium: Browser, address: str) -> None:
    """A figure on a point between tiles is offered with the place, as those on features are."""
    made = Made(address, options={"edition": "C2", "expansions": ["abbey-and-mayor"]})
    made.play(place("red", "base/U", 1, 0), end("red"))
    made.play(place("blue", "base/U", 0, 1), end("blue"))
    with ready(chromium, address, made, "base/U") as page:
        taps = Taps(page)
        taps.spot(1, 1)
        barn = page.locator("[data-points]").get_by_role("button", name="barn, top and left")
        reveal(barn)
        taps.tap(barn)
        expect(implied(page)).to_be_visible()
        seconds(page, 5)
        turn_of(page, "Ben")
        assert types(page, made) == ["place", "deploy", "end_turn"]
    assert taps.count == 2


def test_the_fairy_is_offered_before_a_turn_without_a_figure_ends(chromium: Browser, address: str) -> None:
    """Three taps: she may be moved instead of a figure, so that the turn does not end before that."""
    made = Made(address, options={"edition": "C2", "expansions": ["princess-and-dragon"]})
    made.play(place("red", "base/U", 1, 0), deploy("red", 1, 0, "road", "W"), end("red"))
    made.play(place("blue", "base/U", 2, 0), end("blue"))
    with ready(chromium, address, made, "base/U") as page:
        taps = Taps(page)
        taps.spot(3, 0)
        taps.no_figure()
        fairy = page.locator("[data-offer='fairy'] button").first
        expect(fairy).to_be_visible()
        expect(page.get_by_role("heading", name="Ana: anything else?")).to_be_visible()
        expect(page.locator(".end-turn")).to_have_text("End the turn")
        seconds(page, 20)
        assert made.get()["seq"] == 2
        reveal(fairy)
        taps.tap(fairy)
        expect(implied(page)).to_be_visible()
        seconds(page, 5)
        turn_of(page, "Ben")
        assert types(page, made) == ["place", "fairy", "end_turn"]
    assert taps.count == 3


def test_without_a_net_the_turn_waits_in_the_queue(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link())
        expect(page.locator("[data-tile='base/E'] .left")).to_have_text("5")
        page.context.set_offline(True)
        expect(page.get_by_text("No connection", exact=True)).to_be_visible()
        taps = Taps(page)
        for tile, cell, who in (("base/E", (0, -1), "Ben"), ("base/U", (1, 0), "Ana")):
            choose_tile(page, tile)
            taps.spot(*cell)
            if who == "Ben":
                page.locator(".board-ghost").click()
            taps.no_figure()
            turn_of(page, who)
        assert taps.count == 4
        expect(page.locator(".unsent li")).to_have_count(2)
        check(page)
        choose_tile(page, "base/U")
        taps.spot(-1, 0)
        taps.feature(0)
        expect(implied(page)).to_be_visible()
        page.context.set_offline(False)


def test_another_phone_sees_the_turn_when_it_has_ended(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as other, ready(chromium, address, made, "base/E") as page:
        other.goto(made.link("blue"))
        expect(
            other.get_by_role("heading", name="Ana’s turn").or_(other.locator(".waiting h2"))
        ).to_be_visible()
        taps = Taps(page)
        taps.spot(0, -1)
        taps.feature(0)
        expect(implied(page)).to_be_visible()
        expect(other.locator(".board-tile:not(.board-spot)")).to_have_count(1)
        seconds(page, 5)
        turn_of(other, "Ben")
        has_points(other, red=4)


def test_the_list_of_words_does_the_same(chromium: Browser, address: str) -> None:
    made = Made(address)
    with ready(chromium, address, made, "base/E", size=live.DESKTOP) as page:
        page.locator(".board [data-at='0,-1']").click()
        page.get_by_text("Choose by name").click()
        press(page, "city, bottom")
        expect(implied(page)).to_be_visible()
        expect(page.get_by_role("radio", name="city, bottom")).to_be_checked()


def test_the_list_of_words_stays_open_while_the_tile_is_turned(chromium: Browser, address: str) -> None:
    made = Made(address)
    with ready(chromium, address, made, "base/E", size=live.DESKTOP) as page:
        page.locator(".board [data-at='0,1']").click()
        page.get_by_text("Choose by name").click()
        named = page.locator(".by-name button")
        expect(named.first).to_be_visible()
        before = named.all_inner_texts()
        for _ in range(3):
            page.locator(".turn-it").click()
            expect(named.filter(has_text="city")).not_to_have_text(before[0])
            before = named.filter(has_text="city").all_inner_texts()
        expect(page.locator(".board [tabindex='0']")).to_have_count(1)


def test_the_list_of_words_opens_for_a_tile_that_was_turned(chromium: Browser, address: str) -> None:
    made = Made(address)
    with ready(chromium, address, made, "base/E", size=live.DESKTOP) as page:
        page.locator(".board .board-spot[data-at='0,1']").click()
        page.locator(".turn-it").click()
        expect(page.locator(".turn-it small")).to_have_text("2/3")
        page.get_by_text("Choose by name").click()
        press(page, "city, bottom")
        expect(implied(page)).to_be_visible()


def test_controls_that_look_the_same_stay_while_the_tile_is_turned(chromium: Browser, address: str) -> None:
    """They are not laid out again, and what they do is meant for the tile as it lies now."""
    made = Made(address)
    with ready(chromium, address, made, "base/E") as page:
        page.locator(".board .board-spot[data-at='0,1']").click()
        expect(page.locator(".turn-it small")).to_have_text("1/3")
        page.evaluate(
            "() => { window.kept = [...document.querySelectorAll('.turn-it, .end-turn, .by-name')]; }"
        )
        for way in ("2/3", "3/3", "1/3", "2/3"):
            page.locator(".turn-it").click()
            expect(page.locator(".turn-it small")).to_have_text(way)
        kept = "() => window.kept.map((one) => one.isConnected)"
        assert page.evaluate(kept) == [True, True, True]
        found = made.get("/placements?tile=base/E")["placements"]
        rotations = [one["rotation"] for one in found if (one["x"], one["y"]) == (0, 1)]
        press(page, "End without a figure")
        sent(page)
        laid = next(one for one in made.get()["position"]["tiles"] if (one["x"], one["y"]) == (0, 1))
        assert laid["rotation"] == rotations[1]


def test_gold_rush_and_amazonas_imply_what_their_moves_leave(chromium: Browser, address: str) -> None:
    """The same two taps where the game offers nothing else, whatever the game."""
    for game in ("gold-rush", "amazonas"):
        with phone(chromium, address) as page:
            page.add_init_script(SECONDS)
            made = set_up(page, address, {"game": game}, ["Ana", "Ben"])
            before = made.get()["to_move"]
            found = page.locator(".tile-grid:not(.is-rest) [data-tile]")
            expect(found.first).to_be_visible()
            found.first.click()
            spot = page.locator(".board .board-spot").first
            expect(spot).to_be_visible()
            spot.press("Enter")
            press(page, "Just end the turn" if game == "gold-rush" else "End without a figure")
            expect(page.locator(".placing")).to_have_count(0)
            expect(page.locator(".picker, .acting[data-sure='true']").first).to_be_visible()
            if page.locator(".offer").count():
                assert made.get()["to_move"] == before
            else:
                sent(page)
                assert made.get()["to_move"] != before


# The tile on the board, then the city of its picture in the panel, before the browser has painted anything.
BEFORE_THE_PANEL = """() => {
    const tap = (node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const city = document.querySelector(".placing .feature-area[data-kind=city]");
    tap(document.querySelector(".board-ghost"));
    tap(city);
}"""


def test_a_picture_of_an_older_rotation_places_what_was_tapped(chromium: Browser, address: str) -> None:
    made = Made(address)
    with ready(chromium, address, made, "base/E") as page:
        page.locator(".board .board-spot[data-at='0,1']").click()
        expect(page.locator(".turn-it small")).to_have_text("1/3")
        found = made.get("/placements?tile=base/E")["placements"]
        rotations = [one["rotation"] for one in found if (one["x"], one["y"]) == (0, 1)]
        page.evaluate(BEFORE_THE_PANEL)
        expect(implied(page)).to_be_visible()
        seconds(page, 5)
        sent(page)
        position = made.get()["position"]
        laid = next(one for one in position["tiles"] if (one["x"], one["y"]) == (0, 1))
        assert laid["rotation"] == rotations[1]  # as the board showed it
        assert [one["feature"]["kind"] for one in position["figures"]] == ["city"]


# The next place and a figure there by keys, before the browser has painted anything.
TWO_KEYS = """() => {
    const key = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    key("s");
    key("1");
}"""


def test_a_key_is_meant_for_the_place_that_the_key_before_chose(chromium: Browser, address: str) -> None:
    made = Made(address)
    with ready(chromium, address, made, "base/U") as page:
        page.evaluate(TWO_KEYS)
        expect(page.locator(".implied-count")).to_be_visible()
