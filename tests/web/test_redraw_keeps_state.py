"""Open panels, drafts and the place in the page survive when a screen is redrawn or reloaded."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.web import live, match_page
from tests.web.drawing import back, cell, feature, first, lay
from tests.web.match_page import CITY, ROAD, Made, has_points, phone, press
from tests.web.screens import position
from tests.web.waiting import eventually

HAND = "table => localStorage.setItem('tile-referee.handed.board', JSON.stringify(table))"


def hold(page: Page, pattern: str) -> list[Route]:
    """Hold requests until they are continued."""
    held: list[Route] = []
    page.route(pattern, lambda route: held.append(route))
    return held


def let_go(page: Page, held: list[Route], number: int) -> None:
    """Continue one of them, once it was sent."""
    eventually(
        lambda: (page.evaluate("0"), len(held) > number)[1], wanted=True
    )  # routes are called meanwhile
    held[number].continue_()


def dispute_a_city(page: Page) -> None:
    """Ask who scores on a tile of a city of two tiles."""
    page.goto("/#/dispute")
    first(page, "base/D")
    lay(page, 0, -1, "base/E")
    back(page)
    page.get_by_role("button", name="Who scores this?").click()
    cell(page, 0, -1).click()


def test_the_verdict_closes_nothing(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        dispute_a_city(page)
        held = hold(page, "**/rulings")
        feature(page, "city")
        chooser = page.get_by_label("Interpretations that differ in")
        page.get_by_text("Compare rule interpretations").click()
        chooser.focus()
        let_go(page, held, 0)
        expect(page.locator(".verdict-says")).to_have_text("It scores for no one.")
        expect(chooser).to_be_focused()
        chooser.select_option("base.two_tile_city")
        let_go(page, held, 1)
        expect(page.locator(".readings-row .verdict")).to_have_count(2)
        expect(chooser).to_be_focused()


def test_another_phone_closes_nothing(chromium: Browser, address: str) -> None:
    """A line's arithmetic, the question whether to end the game: open while a name changes elsewhere."""
    made = Made(address)
    made.play(*CITY)
    made.play(*ROAD)
    with phone(chromium, address) as page:
        page.goto(made.link())
        expect(page.get_by_text("Connected")).to_be_visible()
        made.play({"type": "adjust", "player": "red", "points": 3, "note": "from before"})
        line = page.locator(".last-turn .line-face")
        line.click()
        press(page, "End of the game…")
        expect(page.get_by_role("button", name="Score now")).to_be_focused()
        made.call(f"/{made.id}", {"names": {"blue": "Bert"}}, made.tokens["host"], "PATCH")
        expect(page.locator(".standings")).to_contain_text("Bert")
        expect(line).to_have_attribute("aria-expanded", "true")
        expect(page.get_by_role("button", name="Score now")).to_be_focused()


def test_a_finger_on_a_button_is_waited_for(chromium: Browser, address: str) -> None:
    """The update arrives between finger down and finger up: the tap still counts."""
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link("blue"))
        expect(page.get_by_text("Connected")).to_be_visible()
        page.locator(".standings").hover()
        page.mouse.down()
        live = page.locator("#live")
        made.play(*CITY)
        expect(live).to_contain_text("Ana scores 4")
        page.mouse.up()
        expect(page.get_by_role("heading", name="Points")).to_be_visible()
        has_points(page, red=4)


DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def tapped_meanwhile(page: Page, pattern: str, ask: Callable[[], None], target: Locator) -> None:
    """Press the target while an answer is on its way, and lift the finger once it was drawn."""
    held = hold(page, pattern)
    ask()
    target.hover()
    eventually(lambda: (page.evaluate("0"), len(held) > 0)[1], wanted=True)  # routes are called meanwhile
    page.mouse.down()
    with page.expect_response(pattern) as answer:
        held[0].continue_()
    answer.value.finished()
    page.evaluate(DRAWN)
    page.mouse.up()
    page.unroute(pattern)


def test_a_tap_counts_although_an_answer_arrives_meanwhile(chromium: Browser, address: str) -> None:
    """Whatever the screen redraws or moves because of it."""
    with phone(chromium, address, size=live.DESKTOP) as page:
        page.goto("/")
        page.evaluate(HAND, position())
        page.goto("/#/edit/board")
        line = page.locator(".line-face").first
        segment = page.get_by_role("button", name="At the end")
        segment.click()
        expect(line).to_be_visible()
        tapped_meanwhile(page, "**/scores", segment.click, line)
        expect(line).to_have_attribute("aria-expanded", "true")

        dispute_a_city(page)
        compare = page.get_by_text("Compare rule interpretations")
        tapped_meanwhile(page, "**/rulings", lambda: feature(page, "city"), compare)
        expect(page.get_by_label("Interpretations that differ in")).to_be_visible()


def test_the_history_stays_open(chromium: Browser, address: str) -> None:
    made = Made(address)
    made.play(*CITY)
    with phone(chromium, address, size=live.DESKTOP) as page:
        page.goto(made.link("viewer"))
        press(page, "History")
        summary = page.locator(".past-one[data-seq='1'] summary")
        summary.click()
        made.play(*ROAD)
        expect(page.locator(".past-one")).to_have_count(2)
        expect(page.locator(".past-one[data-seq='1'] details")).to_have_attribute("open", "")
        expect(summary).to_be_focused()


def test_the_sheet_of_a_board_stays_open(chromium: Browser, address: str) -> None:
    """A line of the sheet while the table changes under it, and the board as text."""
    with phone(chromium, address, size=live.DESKTOP) as page:
        page.goto("/")
        page.evaluate(HAND, position())
        page.goto("/#/edit/board")
        press(page, "At the end")
        line = page.locator(".line-face").first
        line.click()
        page.get_by_text("The board as text").click()
        held = hold(page, "**/scores")
        press(page, "At the end")  # the same once more
        expect(line).to_have_attribute("aria-expanded", "true")
        let_go(page, held, 0)
        expect(page.locator(".sheet[aria-busy]")).to_have_count(0)
        expect(page.locator(".as-text[open]")).to_have_count(1)
        expect(page.locator(".line-face[aria-expanded=true]")).to_have_count(1)


def test_half_a_turn_is_there_after_a_reload(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link())
        match_page.lay(page, "base/E", 0, -1)
        match_page.on(page, "city, bottom")
        expect(page.locator(".board-figure")).to_have_count(1)
        page.reload()
        expect(page.get_by_role("heading", name="Ana's turn")).to_be_visible()
        expect(page.get_by_role("radio", name="city, bottom")).to_be_checked()
        press(page, "End the turn")
        has_points(page, red=4)
        page.reload()
        match_page.turn_of(page, "Ben")


def test_half_a_turn_that_others_have_overtaken(chromium: Browser, address: str) -> None:
    """While the page was closed another player has entered the turn."""
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link())
        match_page.lay(page, "base/E", 0, -1)
        page.goto("/#/")
        made.play(*CITY)
        page.go_back()
        expect(page.get_by_role("heading", name="Someone else was faster")).to_be_visible()
        press(page, "Discard mine")
        match_page.turn_of(page, "Ben")


def test_a_setup_is_there_after_a_reload(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        page.goto("/")
        page.evaluate(HAND.replace("board", "match"), position())
        page.goto("/#/match/new")
        page.get_by_label("Name of player 1").fill("Maria")
        boxes = page.locator("summary", has_text="Expansions")
        boxes.click()
        page.get_by_role("checkbox", name="Inns & Cathedrals").check()
        page.locator("summary", has_text="More options").click()
        page.locator("select[name='ext.inns']").select_option("off")
        page.reload()
        expect(page.get_by_label("Name of player 1")).to_have_value("Maria")
        expect(page.locator("select[name='ext.inns']")).to_have_value("off")
        expect(boxes).to_contain_text("Inns & Cathedrals")
        expect(page.get_by_text("begins with the table")).to_be_visible()
        page.goto("/#/")
        page.get_by_role("link", name="Keep score").click()
        expect(boxes).to_contain_text("None")


def test_an_illegal_turn_is_reported(chromium: Browser, address: str) -> None:
    """The server fails once: the error is shown, and stays until the next try."""
    made = Made(address)
    failed = '{"type": "about:blank", "title": "Internal error", "status": 500}'
    with phone(chromium, address) as page:
        page.goto(made.link())
        match_page.lay(page, "base/E", 0, -1)
        match_page.on(page, "city, bottom")
        page.route("**/moves", lambda route: route.fulfill(status=500, body=failed), times=1)
        press(page, "End the turn")
        expect(page.get_by_role("alert")).to_contain_text("Something went wrong on our side")
        press(page, "Try again")
        has_points(page, red=4)
        expect(page.get_by_role("alert")).to_have_count(0)


def held_picker(page: Page, made: Made) -> list[Route]:
    """Open a turn; the server's list of the tiles that may come is held back."""
    held = hold(page, "**/preview")
    page.goto(made.link())
    expect(page.locator(".picker [data-tile]").first).to_be_visible()
    return held


def answered(page: Page, held: list[Route]) -> None:
    """Let the server answer, until nothing it has to draw is left."""
    eventually(lambda: (page.evaluate("0"), len(held) > 0)[1], wanted=True)  # routes are called meanwhile
    while held:
        with page.expect_response("**/preview") as answer:
            held.pop(0).continue_()
        answer.value.finished()
        page.evaluate(DRAWN)


def test_the_focus_stays_on_a_tile_while_the_tiles_are_updated(chromium: Browser, address: str) -> None:
    """A tile, a chip and the search, when the server's answer arrives."""
    made = Made(address)
    with phone(chromium, address, size=live.DESKTOP) as page:
        for focused in ("[data-tile='base/E']", "[data-chip^='edge']", ".picker-find input"):
            held = held_picker(page, made)
            wanted = page.locator(".picker").locator(focused).first
            wanted.focus()
            answered(page, held)
            expect(wanted).to_be_focused()
            page.unroute_all()
            page.goto("/#/")
            expect(page.locator(".picker")).to_have_count(0)  # else the next focus may be set in this picker
        held = held_picker(page, made)
        page.locator(".picker-find input").fill("base/E")
        tile = page.locator(".picker [data-tile]").first
        tile.focus()
        answered(page, held)
        expect(tile).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".board .board-spot").first).to_be_visible()


def test_selected_words_stay_selected(chromium: Browser, address: str) -> None:
    """What is typed next replaces them, though the server's answer has arrived in between."""
    made = Made(address)
    with phone(chromium, address, size=live.DESKTOP) as page:
        held = held_picker(page, made)
        words = page.get_by_role("searchbox", name="Find a tile")
        words.fill("base/D")
        words.press("ControlOrMeta+a")
        answered(page, held)
        page.keyboard.type("base/E")
        expect(words).to_have_value("base/E")
        expect(page.locator(".picker [data-tile='base/E']")).to_be_visible()


def test_the_focus_is_not_lost_with_the_button_that_clears(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address, size=live.DESKTOP) as page:
        page.goto(made.link())
        page.locator(".picker [data-chip]").last.click()
        page.locator(".picker-clear").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".picker-clear")).to_have_count(0)
        page.keyboard.press("Tab")
        expect(page.locator(".picker [data-tile]").first).to_be_focused()
