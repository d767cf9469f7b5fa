"""Stefan Dorra's Amazonas on the page: a whole game on three phones at once, and a user's board."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from functools import partial
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.web.drawing import spot
from tests.web.live import SMALL
from tests.web.match_page import FAILED, NOTHING_WAITS, Made, join, phone, press, set_up
from tests.web.test_access import WIDE, check, too_small
from tests.web.waiting import eventually
from tests.web.walks import GAMES, match_after

GAME = "dorra-amazonas"
SEATS = [{"id": "red", "name": "Ana"}, {"id": "blue", "name": "Ben"}, {"id": "white", "name": "Cleo"}]
EVENTS = [
    "monkeys", "bonus-parrot", "indio", "fire", "jaguar", "bonus-fish", "crocodile", "indio", "bonus-iguana",
    "fire", "monkeys", "indio", "bonus-orchid", "jaguar", "bonus-butterfly", "fire", "crocodile", "indio",
]  # fmt: skip
TAPPED = (2, len(EVENTS) - 1)  # rounds: with a choice of Indio tiles, and the last
MISSIONS = {"red": 0, "blue": 1, "white": 2}
CARDS = {"red": [1, 4, 6, 0, 2, 5, 3], "blue": [2, 6, 1, 5, 0, 3, 4], "white": [4, 0, 5, 6, 3, 1, 2]}


@pytest.fixture(scope="module")
def building(address: str) -> Made:
    """A match in which a player builds who has gold and silver; villages can be tapped on all sides."""
    return match_after(address, GAMES[GAME])


def phase(page: Page, name: str) -> None:
    """Wait until this phone shows the phase."""
    expect(page.locator(f".dorra-panel[data-phase='{name}']")).to_be_visible()
    assert too_small(page) == [], name


def sent(page: Page) -> None:
    """Wait until the server has accepted what was tapped."""
    page.wait_for_function(NOTHING_WAITS)
    expect(page.locator(".pill")).to_have_text("Connected")


def card(page: Page, value: int) -> None:
    """Place an income card face down."""
    page.locator(f".dorra-cards [data-value='{value}']").click()
    sent(page)


def order(page: Page) -> list[str]:
    """The players in building order."""
    rows = page.locator(".dorra-beside li:has(.dorra-order)")
    expect(rows).to_have_count(len(SEATS))
    places = {
        row.get_attribute("data-player") or "": row.locator(".dorra-order").inner_text() for row in rows.all()
    }
    return sorted(places, key=lambda player: places[player])


def test_a_whole_game_on_three_phones(chromium: Browser, address: str) -> None:
    """From the setup on one phone; the other players join by code.

    An early round and the last one are tapped, the others come from the API.
    """
    with ExitStack() as open_phones:
        phones = {seat["id"]: open_phones.enter_context(phone(chromium, address, SMALL)) for seat in SEATS}
        with phone(chromium, address, SMALL) as host:
            made = set_up(host, address, {"game": GAME}, [seat["name"] for seat in SEATS])
        for seat in SEATS:
            join(phones[seat["id"]], made, seat["name"])
            phase(phones[seat["id"]], "opening")
        for player, village in (("red", "arua"), ("blue", "kurumi"), ("white", "uirape")):
            page = phones[player]
            page.locator(f".dorra-mission[data-mission='{player}']").click()
            page.locator(f".dorra-missions [data-value='{MISSIONS[player]}']").click()
            expect(page.locator(".dorra-own")).to_have_count(1)
            page.locator(".dorra-sites summary").click()
            page.locator(f".dorra-sites [data-move='open-{village}']").click()
            sent(page)
        for number, event in enumerate(EVENTS):
            if number not in TAPPED:
                played_elsewhere(made, number, event)
                continue
            for page in phones.values():  # each round begins with the same phase
                expect(page.get_by_text(f"Round {number + 1} of {len(EVENTS)}")).to_be_visible()
            play_round(phones, number, event)
        phones["red"].locator(".dorra-panel[data-phase='end'] .quiet-action").click()
        phones["red"].locator(".finish-yes").click()
        press(phones["white"], "Everything at once")
        expect(phones["white"].locator(".match-body")).to_contain_text("mission")
        final = made.get()
        assert final["over"]
        assert [seat["mission"] is not None for seat in final["position"]["players"]] == [True] * 3
        lines = made.get("/lines")["lines"]
        for player in phones:
            paid = sum(line["points"] for line in lines if line["player"] == player)
            assert final["scores"][player] == paid
        assert len(final["position"]["tents"]) > len(SEATS)


def play_round(phones: dict[str, Page], number: int, event: str) -> None:
    """One round: a player reveals the event, all choose at once, each builds or not."""
    turner = phones[("red", "blue", "white")[number % 3]]
    phase(turner, "event")
    turner.locator(f".dorra-panel [data-value='{event}']").click()
    for player, page in phones.items():
        phase(page, "income")
        card(page, CARDS[player][number % 7])
        if number == TAPPED[0] and player == "red":
            secrets_kept(phones)
    for player in order(turner):
        page = phones[player]
        phase(page, "building")
        expect(page.locator(".end-turn")).to_be_visible()  # the referee has answered what is legal
        listed = page.locator(".dorra-sites:not([open]) summary")
        if listed.count():
            listed.click()
        sites = page.locator(".dorra-sites button")
        if page.locator("[data-offer='indio']").count() and number == TAPPED[0]:
            page.locator("[data-offer='indio'] [data-value]").last.click()
            sent(page)
            expect(page.locator("[data-offer='indio']")).to_have_count(0)
        elif number % 2 == 0 and sites.count():
            before = page.locator(".board .dorra-tent").count()
            sites.first.click()
            expect(page.locator(".board .dorra-tent")).to_have_count(before + 1)
        page.locator(".end-turn").click()
        sent(page)


READABLE = """() => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  const villages = [...document.querySelectorAll(".board .board-spot")].map((node) => {
    const disc = node.querySelector(".dorra-disc").getBoundingClientRect();
    const name = node.querySelector(".dorra-name");
    const [x, y] = [disc.x + disc.width / 2, disc.y + disc.height / 2];
    return {
      id: node.dataset.village, x, y, wide: disc.width,
      pixels: parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a,
      hit: frame.left < x && x < frame.right && node.contains(document.elementFromPoint(x, y)),
    };
  });
  return villages.filter((one) => one.hit);
}"""


def test_villages_can_be_read_and_tapped_on_a_small_phone(chromium: Browser, address: str) -> None:
    """The board is zoomed to the villages where a tent can be built; their names have 12 px or more."""
    made = Made(address, game=GAME, options={}, players=SEATS[:2])
    with phone(chromium, address, SMALL) as page:
        page.goto(made.link())
        page.locator(".board .board-spot").first.wait_for()
        found = page.evaluate(READABLE)
        assert len(found) >= 16  # of 30
        assert min(one["pixels"] for one in found) >= 12
        page.mouse.click(found[0]["x"], found[0]["y"])
        expect(page.locator(f".board [data-village='{found[0]['id']}'] .dorra-tent")).to_have_count(1)


def test_a_new_question_begins_at_its_top_on_a_small_phone(chromium: Browser, address: str) -> None:
    """After a tap far down in the list of events, the question for the card was scrolled out of sight."""
    made = Made(address, game=GAME, options={}, players=SEATS[:2])
    made.play(*({"type": "open", "player": who, "village": "arua"} for who in ("red", "blue")))
    with phone(chromium, address, SMALL) as page:
        page.goto(made.link())
        page.locator(".match-scroll").evaluate("node => node.scrollTo(0, 60)")
        page.locator(".dorra-panel [data-value='indio']").click()
        phase(page, "income")
        assert page.locator(".match-scroll").evaluate("node => node.scrollTop") == 0


@pytest.mark.parametrize("language", ["en", "ro", "it", "de"])
def test_all_events_are_in_sight_on_a_small_phone(chromium: Browser, address: str, language: str) -> None:
    """They were a list of ten buttons, with the one of which the box has most cards at its end."""
    made = Made(address, game=GAME, options={}, players=SEATS[:2])
    made.play(*({"type": "open", "player": who, "village": "arua"} for who in ("red", "blue")))
    with phone(chromium, address, SMALL, language=language) as page:
        page.goto(made.link())
        phase(page, "event")
        cards = page.locator(".dorra-panel .dorra-cards button")
        expect(cards).to_have_count(len(set(EVENTS)))
        expect(cards.first).to_have_attribute("data-value", "indio")
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=1)


def test_the_final_lines_light_their_villages_on_the_whole_board(chromium: Browser, address: str) -> None:
    """The board stayed where the last tent could be built, and did not show what a line was about."""
    made = Made(address, game=GAME, options={}, players=SEATS)
    for player, village in (("red", "arua"), ("blue", "kurumi"), ("white", "uirape")):
        made.play({"type": "open", "player": player, "village": village})
        made.play({"type": "mission", "player": player, "villages": ["jaraua", "namore", "zamare", "furari"]})
    for number, event in enumerate(EVENTS[:-1]):
        played_elsewhere(made, number, event)
    cards = [{"type": "commit", "player": player, "card": cards[3]} for player, cards in CARDS.items()]
    made.play({"type": "event", "card": EVENTS[-1]}, *cards)
    with phone(chromium, address) as page:
        page.goto(made.link())
        for _ in SEATS:  # the board is closer to where the player may build
            phase(page, "building")
            expect(page.locator(".end-turn")).to_be_visible()
            made.play({"type": "end_turn", "player": made.get()["to_move"]})
        phase(page, "end")
        made.play({"type": "end_game"})
        press(page, "Next line")
        for village in page.locator(".board [data-village] .dorra-disc").all():
            expect(village).to_be_in_viewport(ratio=1)
        line = page.locator(".end-line")
        lit = page.locator(".board .is-lit")
        while "mission" not in line.inner_text():
            expect(lit).to_have_count(1)  # of this species the player has a tent there
            press(page, "Next line")
        expect(lit).to_have_count(4)
        press(page, "Everything at once")
        # each entered the same card in private, which was not to be shown before
        expect(page.locator(".ending > .house-rule")).to_contain_text("AD-S3")


OUT_OF_SIGHT = """names => names.filter((name) => {
  const shown = document.querySelector(`.match-scroll ${name}`)?.getBoundingClientRect();
  const room = document.querySelector(".match-scroll").getBoundingClientRect();
  return !shown?.height || shown.top < room.top - 1 || shown.bottom > room.bottom + 1;
})"""


@pytest.mark.parametrize("guided", [False, True], ids=["alone", "guided"])
def test_the_money_is_in_sight_on_a_small_phone(
    chromium: Browser, address: str, building: Made, guided: bool
) -> None:
    """Gold and silver, and what to tap, without scrolling: also with an arrow for each side of the board."""
    for language in ("en", "ro", "it", "de"):
        with phone(chromium, address, size=SMALL, language=language) as page:
            page.goto("/")
            page.evaluate("on => localStorage.setItem('tile-referee.guide', on)", str(guided).lower())
            page.goto(building.link())
            expect(page.locator(".dorra-builder .scope")).to_have_text(re.compile(r"3.*2.*11"))
            expect(page.locator(".beyond button:not(.is-none)").first).to_be_visible()
            names = [".dorra-builder .scope", ".guide-card" if guided else ".dorra-panel > .hint"]
            eventually(partial(page.evaluate, OUT_OF_SIGHT, names), [])


def played_elsewhere(made: Made, number: int, event: str) -> None:
    """One round through the API, without a build."""
    commits = [
        {"type": "commit", "player": player, "card": cards[number % 7]} for player, cards in CARDS.items()
    ]
    moves: list[dict[str, Any]] = [{"type": "event", "card": event}, *commits]
    for _ in SEATS:
        ahead = made.call(f"/{made.id}/preview", {"moves": moves}, made.tokens["host"])
        moves.append({"type": "end_turn", "player": ahead["to_move"]})
    made.play(*moves)


def secrets_kept(phones: dict[str, Page]) -> None:
    """Red's card is face down: red sees its value, the others only that it is there."""
    expect(phones["red"].locator(".dorra-panel .scope")).to_contain_text("6 Indio")
    for other in ("blue", "white"):
        row = phones[other].locator(".dorra-beside li[data-player='red']")
        expect(row.locator(".dorra-card")).to_have_text("card face down")
        assert "6 Indio" not in row.inner_text()


def test_cards_on_the_table_are_entered_later_and_turned_up_together(chromium: Browser, address: str) -> None:
    """A player who enters a card later sees no other card before."""
    made = Made(address, game=GAME, options={}, players=SEATS)
    made.play(*({"type": "open", "player": seat["id"], "village": "arua"} for seat in SEATS[:2]))
    made.play({"type": "open", "player": "white", "village": "dajari"}, {"type": "event", "card": "jaguar"})
    with ExitStack() as open_phones:
        phones = {seat["id"]: open_phones.enter_context(phone(chromium, address)) for seat in SEATS}
        for player, page in phones.items():
            page.goto(made.link(player))
            phase(page, "income")
        red, blue, white = phones.values()
        for page in (red, white):
            press(page, "It is face down on the table and will be entered later")
            sent(page)
        card(blue, 4)
        for page in phones.values():
            phase(page, "reveal")
            assert "4 parrot" not in page.locator(".dorra-beside").inner_text()
        expect(blue.locator(".dorra-panel h2")).to_have_text("Waiting for Ana and Cleo")
        card(red, 2)
        expect(blue.locator(".dorra-panel h2")).to_have_text("Waiting for Cleo")
        expect(red.locator(".dorra-panel .scope")).to_contain_text("2 butterfly")
        cards = white.locator(".dorra-beside .dorra-card")
        expect(cards).to_have_text(["card face down"] * 3)
        card(white, 6)
        for page in phones.values():
            phase(page, "building")
            shown = [re.sub(r"\D.*", "", text) for text in page.locator(".dorra-card").all_inner_texts()]
            assert shown == ["2", "4", "6"]


def test_the_account_lists_every_coin(chromium: Browser, address: str) -> None:
    made = Made(address, game=GAME, options={}, players=SEATS[:2])
    made.play(
        {"type": "open", "player": "red", "village": "arua"},
        {"type": "open", "player": "blue", "village": "arua"},
        {"type": "event", "card": "bonus-fish"},
        {"type": "commit", "player": "red", "card": 6},
        {"type": "commit", "player": "blue", "card": 5},
        {"type": "build", "player": "red", "village": "baniwe"},
    )
    with phone(chromium, address) as page:
        page.goto(made.link())
        press(page, "Money in and out")
        entries = page.locator(".dorra-account section[data-player='red'] li")
        expect(entries).to_have_count(5)
        numbers = [re.sub(r".*?([+−]\d+ → \d+)$", r"\1", text) for text in entries.all_inner_texts()]
        assert numbers[1:] == ["−6 → 3", "+6 → 9", "+1 → 10", "−6 → 4"]
        assert made.get("/position")["players"][0]["silver"] == 4


def test_a_shared_step_is_announced_without_a_blank_name(chromium: Browser, address: str) -> None:
    """The event of a round has no player; the page reported that "" has scored nothing."""
    made = Made(address, game=GAME, options={}, players=SEATS[:2])
    made.play(
        {"type": "open", "player": "red", "village": "arua"},
        {"type": "open", "player": "blue", "village": "arua"},
    )
    with phone(chromium, address) as page:
        page.goto(made.link())
        phase(page, "event")
        made.play({"type": "event", "card": "bonus-fish"})
        phase(page, "income")
        expect(page.locator(".dorra-panel")).not_to_contain_text("scored nothing")


def opened(address: str) -> Made:
    """A match in which two players have chosen where they begin."""
    made = Made(address, game=GAME, options={}, players=SEATS[:2])
    for who, village in (("red", "arua"), ("blue", "kurumi")):
        made.play({"type": "open", "player": who, "village": village})
    return made


def correct_the_first(page: Page, made: Made) -> None:
    """Open the first move of a match to correct it."""
    page.goto(made.link())
    press(page, "History")
    page.locator(".past-one[data-seq='1'] summary").click()
    page.locator(".past-one[data-seq='1']").get_by_role("button", name="Correct…").click()


def test_an_older_move_is_chosen_again(chromium: Browser, address: str) -> None:
    """A tap while an older move was corrected was sent as a new move of the next player."""
    made = opened(address)
    with phone(chromium, address) as page:
        correct_the_first(page, made)
        expect(page.get_by_role("heading", name="Ana: where do you begin?")).to_be_visible()
        page.locator(".dorra-sites summary").click()
        page.locator(".dorra-sites [data-move='open-uirape']").click()
        press(page, "Correct it")
        phase(page, "event")
    eventually(lambda: sorted(pitched(made)), ["kurumi", "uirape"])


def test_a_choice_made_again_never_shows_the_answer_to_the_one_before(
    chromium: Browser, address: str
) -> None:
    """Until an answer was there the villages could be tapped, and it was shown for another one."""
    made = opened(address)
    with phone(chromium, address) as page:
        correct_the_first(page, made)
        held = list[Route]()
        page.route("**/correct", lambda route: held.append(route))
        page.locator(".board [data-village='hanari']").click()
        panel = page.locator(".difference")
        decide = page.get_by_role("button", name="Correct it", exact=True)
        expect(panel).to_contain_text("tent in Hanari")
        expect(panel.get_by_role("button")).to_have_count(0)
        expect(decide).to_have_count(0)
        expect(page.locator(".board .board-spot")).to_have_count(0)
        page.keyboard.press("Escape")
        page.locator(".board [data-village='uirape']").click()
        expect(panel).to_contain_text("tent in Uirapé")
        eventually(lambda: len(held), 2)
        for answer in held:
            answer.continue_()
        expect(decide).to_be_visible()
        expect(panel).to_contain_text("tent in Uirapé")
        page.unroute_all()
        press(page, "Correct it")
    eventually(lambda: sorted(pitched(made)), ["kurumi", "uirape"])


def test_the_board_stays_where_a_tent_was_built(chromium: Browser, address: str) -> None:
    """With less money other villages were left, and the board went to most of them."""
    made = Made(address, game=GAME, options={}, players=SEATS[:2])
    made.play({"type": "open", "player": "red", "village": "namore"})
    made.play(
        {"type": "open", "player": "blue", "village": "kurumi"}, {"type": "event", "card": "bonus-fish"}
    )
    made.play(*({"type": "commit", "player": who, "card": card} for who, card in (("red", 3), ("blue", 0))))
    with phone(chromium, address, SMALL) as page:
        page.goto(made.link("red"))
        own = page.locator(".board .board-spot:not(.is-neutral)")
        expect(own.first).to_be_attached()
        for village in own.all():  # where one's own tent can go comes before places for the neutral tent
            expect(village.locator(".dorra-disc")).to_be_in_viewport(ratio=1)
        seen = page.locator("svg.board").get_attribute("viewBox")
        page.locator(".board [data-village='tariri'] .dorra-disc").click()
        expect(page.locator(".board [data-village='tariri'] .dorra-tent")).to_have_count(1)
        sent(page)
        expect(page.locator("svg.board")).to_have_attribute("viewBox", seen or "")
        page.locator(".end-turn").click()
        sent(page)
        press(page, "History")
        expect(page.locator(".history > .past > li").first).to_contain_text("Ana: ends the turn")


def pitched(made: Made) -> list[str]:
    """The villages with a tent, as the server has them."""
    return [tent["village"] for tent in made.get("/position")["tents"]]


def test_wrong_moves_are_answered_with_the_rule(chromium: Browser, address: str) -> None:
    made = Made(address, game=GAME, options={}, players=SEATS[:2])
    with phone(chromium, address) as page:
        page.goto(made.link())
        lit = page.locator(".board .board-spot")
        expect(lit).to_have_count(30)
        press(page, "Show the whole board")
        page.locator(".board [data-village='jurua']").click()
        expect(page.locator(".dorra-beside li[data-player='red'] .is-gold")).to_have_text("1")
        expect(lit).to_have_count(29)
        page.locator(".board [data-village='jurua']").click()  # full: no offers there
        expect(page.locator(".board [data-village='jurua']")).to_have_attribute(
            "aria-label", re.compile("no space is free")
        )
        page.locator(".board [data-village='xapuri']").click()
        expect(page.locator(".board .dorra-tent")).to_have_count(2)
        eventually(lambda: pitched(made), ["jurua", "xapuri"])


def test_a_double_tap_puts_out_one_tent(chromium: Browser, address: str) -> None:
    """On a shared phone the second tap would be the next player's."""
    made = Made(address, game=GAME, options={}, players=SEATS[:2])
    with phone(chromium, address) as page:
        page.clock.install()
        page.goto(made.link())
        village = ".board [data-village='iriri'] .dorra-disc"
        expect(page.locator(".board .board-spot")).to_have_count(30)
        press(page, "Show the whole board")
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        page.locator(village).click()
        expect(page.locator(".board .dorra-tent")).to_have_count(1)
        expect(page.locator(".dorra-beside li[data-player='red'] .is-gold")).to_have_text("1")
        page.mouse.click(*spot(page, village))
        eventually(lambda: pitched(made), ["iriri"])
        page.clock.resume()
        expect(page.locator(".pill")).to_have_text("Connected")  # with the offers of the next player
        page.locator(".board [data-village='xapuri'] .dorra-disc").click()
        expect(page.locator(".board .dorra-tent")).to_have_count(2)
        eventually(lambda: pitched(made), ["iriri", "xapuri"])


def test_a_custom_board_is_drawn_checked_saved_and_shared(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/edit/dorra-board")
        for species in ("fish", "butterfly", "iguana"):
            page.locator("label", has=page.locator(f"[name='dorra-species'][value='{species}']")).click()
            press(page, "Place one anywhere")
        expect(page.locator(".board [data-village]")).to_have_count(3)
        report = page.locator(".dorra-editor .card")
        expect(report.locator("li[data-path='villages']")).to_contain_text("no route leads")
        expect(report.locator("li[data-path='missions']")).to_contain_text("8 mission cards, not 0")
        page.locator("label", has=page.locator("input[name='dorra-mode'][value='paths']")).click()
        for village in ("v1", "v2", "v2", "v3"):
            page.locator(f".board [data-village='{village}']").click()
        expect(page.locator(".board .is-paths")).to_have_count(2)
        expect(report.locator("li[data-path='villages']")).not_to_contain_text("no route leads")
        expect(report.locator("li[data-path='villages']")).to_contain_text("parrot")
        press(page, "Begin with the example board")
        expect(page.locator(".board [data-village]")).to_have_count(30)
        expect(report).to_contain_text("This board is complete")
        with page.expect_download() as saved:
            press(page, "Save as a file")
        press(page, "Clear everything")
        expect(page.locator(".board [data-village]")).to_have_count(0)
        page.locator("input[type=file][accept*=json]").set_input_files(saved.value.path())
        expect(page.locator(".board [data-village]")).to_have_count(30)
        expect(report).to_contain_text("This board is complete")
        press(page, "Save and play on it")
        expect(report).to_contain_text("Saved")
        kept = json.loads(page.evaluate("localStorage.getItem('tile-referee.boards')"))
        press(page, "Share this board")
        link = page.locator(".link-field").input_value()
        assert kept[0]["id"].startswith("user/")
    with phone(chromium, address) as other:
        other.goto(link[link.index("/#") :])
        expect(other.locator(".board [data-village]")).to_have_count(30)
    board: Any = Made(address, game=GAME, options={}, players=SEATS, catalogs=[kept[0]["id"]]).get(
        "/position"
    )
    assert board["board"] == kept[0]["id"]


COLOURS = ("Red", "Blue", "White", "Orange")
CARD_NAMES = ("0 all species", "1 fish", "2 butterfly", "3 iguana", "4 parrot", "5 orchid", "6 Indio")


def white(page: Page, colour: str, card: int) -> Locator:
    """The field for the white number of a card."""
    return page.locator(".dorra-numbers").get_by_label(f"{colour}, {CARD_NAMES[card]}", exact=True)


def test_the_white_numbers_of_a_custom_box_are_entered(chromium: Browser, address: str) -> None:
    """All of them or none; an error is shown at its field, and the input stays."""
    with phone(chromium, address, expected=[FAILED]) as page:
        page.goto("/#/edit/dorra-board")
        press(page, "Begin with the example board")
        report = page.locator(".dorra-editor .card")
        expect(report).to_contain_text("This board is complete")
        page.locator(".dorra-numbers summary").click()
        expect(page.locator(".dorra-numbers input")).to_have_count(28)
        for wrong in ("1000", "2.5"):
            white(page, "Blue", 6).fill(wrong)
            page.keyboard.press("Tab")
            message = report.locator("li[data-path='income_cards[0].tiebreak']")
            expect(message).to_have_text("Blue, 6 Indio: must be a whole number from 0 to 999")
            expect(white(page, "Blue", 6)).to_have_attribute("aria-invalid", "true")
        for number, (card, colour) in enumerate(product(range(7), COLOURS)):
            white(page, colour, card).fill(str(28 - number))
        white(page, "Orange", 6).fill("28")
        page.keyboard.press("Tab")
        expect(report).to_contain_text("Orange, 6 Indio: another card has the white number 28")
        expect(page.locator(".dorra-numbers summary")).to_have_text("White numbers of the cards: 28 of 28")
        page.reload()
        expect(page.locator(".board [data-village]")).to_have_count(30)
        page.locator(".dorra-numbers summary").click()
        white(page, "Orange", 6).fill("")
        page.keyboard.press("Tab")
        expect(report).to_contain_text("there are 28 cards")
        check(page)
        assert page.evaluate(WIDE) == []
        white(page, "Orange", 6).fill("1")
        page.keyboard.press("Tab")
        expect(report).to_contain_text("This board is complete")
        press(page, "Save and play on it")
        expect(report).to_contain_text("Saved")
        kept = json.loads(page.evaluate("localStorage.getItem('tile-referee.boards')"))[0]["id"]
        press(page, "Leave them all out")
        expect(page.locator(".dorra-numbers summary")).to_have_text("White numbers of the cards: 0 of 28")
        expect(white(page, "Red", 0)).to_have_value("")
    assert [order_of(address, kept), order_of(address, None)] == [["blue", "red"], ["red", "blue"]]


def order_of(address: str, board: str | None) -> list[str]:
    """Who builds first of two who have both played their 1: by the white numbers of that board."""
    catalogs = {} if board is None else {"catalogs": [board]}
    made = Made(address, game=GAME, options={}, players=SEATS[:2], **catalogs)
    seats = [seat["id"] for seat in SEATS[:2]]
    made.play(
        *({"type": "open", "player": player, "village": "arua"} for player in seats),
        {"type": "event", "card": "bonus-fish"},
        *({"type": "commit", "player": player, "card": 3} for player in seats),
    )
    order: list[str] = made.get("/position")["turn"]["order"]
    return order
