"""The past of a match: the history and its slider, corrections of older turns, the score track, the end."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.web.match_page import (
    CITY,
    ROAD,
    Made,
    deploy,
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
from tests.web.test_access import check


@small_phone
def test_the_slider_goes_through_the_turns(chromium: Browser, address: str, size: dict[str, int]) -> None:
    made = Made(address)
    made.play(*CITY)
    made.play(*ROAD)
    made.play(place("red", "base/B", 0, 1, 0), deploy("red", 0, 1, "monastery", None), end("red"))
    with phone(chromium, address, size=size) as page:
        page.goto(made.link())
        press(page, "History")
        tiles = page.locator(".board-tile")
        expect(tiles).to_have_count(4)
        expect(page.locator(".replay-where")).to_contain_text("3 of 3")
        page.get_by_role("slider", name="Turn").fill("1")
        expect(tiles).to_have_count(2)
        expect(page.locator(".replay-where")).to_have_text("1 of 3. Ana: row 1, column 1; meeple in city")
        slider = page.get_by_role("slider", name="Turn")
        expect(slider).to_have_attribute(
            "aria-valuetext", "1 of 3. Ana: city in row\xa01, column\xa01; meeple in city"
        )
        press(page, "Previous turn")
        expect(tiles).to_have_count(1)
        press(page, "Next turn")
        press(page, "Next turn")
        expect(tiles).to_have_count(3)
        expect(page.locator("[aria-label^='Blue meeple']")).to_have_count(1)
        page.locator(".past-one[data-seq='1'] summary").click()
        page.locator(".past-one[data-seq='1']").get_by_role(
            "button", name="Show the table at that point"
        ).click()
        expect(tiles).to_have_count(2)
        press(page, "Back")
        expect(tiles).to_have_count(4)


@small_phone
def test_a_correction_is_shown_before_it_is_made(
    chromium: Browser, address: str, size: dict[str, int]
) -> None:
    """Ana's figure was on the field, not in the city: 4 points less, and one more figure on the table."""
    made = Made(address)
    made.play(*CITY)
    made.play(*ROAD)
    with phone(chromium, address, size=size) as page:
        page.goto(made.link())
        has_points(page, red=4)
        press(page, "History")
        page.locator(".past-one[data-seq='1'] summary").click()
        press(page, "Correct…")
        expect(page.get_by_text("An earlier turn of Ana")).to_be_visible()
        expect(page.get_by_role("radio", name="city, bottom")).to_be_checked()
        page.locator(".features").get_by_text("field, top, left, and right").click()
        press(page, "Show the difference")
        expect(page.get_by_role("heading", name="What would change")).to_be_visible()
        expect(page.locator(".sums [data-player='red']")).to_have_text("Ana: 4 → 0 points")
        expect(page.locator(".lines-gone")).to_contain_text("Ana scores 4 for a completed city")
        check(page)
        assert made.get()["seq"] == 2
        press(page, "Correct it")
        has_points(page, red=0)
        turn_of(page, "Ana")
        expect(page.locator("[aria-label^='Red meeple']")).to_have_count(1)
        press(page, "History")
        expect(page.locator(".past-one").first).to_contain_text("Host corrected an earlier turn.")
    assert [change["type"] for change in made.get("/history")["changes"]] == ["moves", "moves", "correct"]


def test_a_correction_that_breaks_later_moves_lists_them(chromium: Browser, address: str) -> None:
    """Without the city tile there is nothing above the start tile to place the next one at."""
    made = Made(address)
    made.play(*CITY)
    made.play(place("blue", "base/U", 0, -2, 0), end("blue"))
    with phone(chromium, address) as page:
        page.goto(made.link())
        press(page, "History")
        page.locator(".past-one[data-seq='1'] summary").click()
        press(page, "Correct…")
        expect(page.get_by_text("An earlier turn of Ana")).to_be_visible()
        press(page, "Undo")
        press(page, "Undo")
        lay(page, "base/U", 1, 0, 0)
        press(page, "Show the difference")
        expect(page.locator(".conflicts")).to_contain_text("1 later move is no longer possible")
        expect(page.locator(".conflicts")).to_contain_text("CB-P1")
        press(page, "Leave it as it was")
        turn_of(page, "Ana")
        has_points(page, red=4)
    assert made.get()["seq"] == 2


def test_repeated_undos_are_one_line(chromium: Browser, address: str) -> None:
    """Nine undos do not clutter the history, and can still be viewed."""
    made = Made(address)
    for moves in (CITY, ROAD):
        made.play(*moves)
    for _ in range(9):
        made.play(place("red", "base/B", 0, 1, 0), end("red"))
        made.call(f"/{made.id}/undo", {"seq": made.get()["seq"]}, made.tokens["host"])
    with phone(chromium, address) as page:
        page.goto(made.link())
        press(page, "History")
        entries = page.locator(".history > .past > li")
        expect(entries).to_have_count(3)
        expect(entries.first).to_contain_text("9 changes that no longer count")
        entries.first.locator("summary").first.click()
        expect(entries.first.locator(".past-one")).to_have_count(18)
        expect(entries.first).to_contain_text("Host undid the last turn.")
        check(page)


def test_the_score_track_counts_laps(chromium: Browser, address: str) -> None:
    players = [{"id": "red", "name": "Ana", "points": 48}, {"id": "blue", "name": "Ben", "points": 3}]
    made = Made(address, players=players)
    with phone(chromium, address) as page:
        page.goto(made.link())
        lay(page, "base/E", 0, -1)
        on(page, "city, bottom")
        press(page, "End the turn")
        has_points(page, red=52)
        page.locator(".standings").click()
        expect(page.get_by_role("heading", name="Points")).to_be_visible()
        expect(page.locator(".track-row[data-player='red']")).to_contain_text("52")
        expect(page.locator(".track-row[data-player='red'] .track-lap")).to_contain_text("2")
        page.get_by_text("The board as text").click()
        cities = page.get_by_role("button", name="row 1, column 1: city", exact=True)
        expect(cities).to_have_count(2)  # drawn, and as text
        expect(page.get_by_role("button", name=re.compile("^city .*complete"))).to_be_visible()
        expect(page.get_by_role("img", name="The points of all players, turn by turn")).to_be_visible()
        press(page, "Back")
        turn_of(page, "Ben")


def test_the_end_of_the_game_line_by_line(chromium: Browser, address: str) -> None:
    made = Made(address)
    made.play(*CITY)
    made.play(*ROAD)
    made.play(place("red", "base/B", 0, 1, 0), deploy("red", 0, 1, "monastery", None), end("red"))
    with phone(chromium, address) as page:
        page.goto(made.link())
        has_points(page, red=4)
        press(page, "End of the game…")
        press(page, "Score now")
        expect(page.get_by_role("heading", name="Final scoring")).to_be_visible()
        expect(page.locator(".track-row[data-player='red'] .track-points")).to_have_text("4")
        press(page, "Next line")
        expect(page.locator(".end-line")).to_contain_text("1 of 2:")
        press(page, "Next line")
        expect(page.locator(".end-line")).to_contain_text("2 of 2:")
        press(page, "Who has won?")
        expect(page.get_by_role("heading", name="Ana wins with 7 points")).to_be_visible()
        expect(page.locator(".track-row[data-player='blue'] .track-points")).to_have_text("2")
        line = page.get_by_role("button", name=re.compile("Ben scores 2 for an incomplete road"))
        expect(line.first).to_be_visible()
        expect(page.get_by_role("img", name="The points of all players, turn by turn")).to_be_visible()
        press(page, "Undo")
        turn_of(page, "Ben")


def test_everybody_sees_that_something_revealed_was_taken_back(chromium: Browser, address: str) -> None:
    seats = [{"id": "red", "name": "Ana"}, {"id": "blue", "name": "Ben"}, {"id": "white", "name": "Cleo"}]
    made = Made(address, game="dorra-amazonas", options={}, players=seats)
    villages = {"red": "arua", "blue": "arua", "white": "dajari"}
    made.play(*({"type": "open", "player": one, "village": village} for one, village in villages.items()))
    made.play({"type": "event", "card": "jaguar"})
    cards = ({"type": "commit", "player": one, "card": n} for n, one in enumerate(villages, 1))
    made.play(*cards)
    notice = "This was undone after values had been revealed."
    with phone(chromium, address) as host, phone(chromium, address) as viewer:
        host.goto(made.link())
        viewer.goto(made.link("viewer"))
        expect(viewer.locator(".pill")).to_have_text("Connected")
        host.get_by_role("button", name="Undo", exact=True).first.click()
        for page in (host, viewer):
            expect(page.locator(".last-turn .house-rule")).to_contain_text(notice)
        press(viewer, "History")
        undone = viewer.locator(".past-one[data-seq='4']")
        expect(undone.locator(".tag-house")).to_have_text("after a reveal")
        undone.locator("summary").click()
        expect(undone.locator(".house-rule")).to_contain_text(notice)
