"""The end of a match in numbers, sharing it, and several evenings of the same players."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web import live
from tests.web.match_page import CITY, ROAD, Made, end, has_points, phone, place, press
from tests.web.sizes import small_phone

TEXT = """size => {
    document.documentElement.style.fontSize = size;
    for (const padding of ["1px", ""]) { // container queries in em are evaluated again once the width changes
        document.body.style.paddingInlineEnd = padding;
        document.body.getBoundingClientRect();
    }
}"""
TIED = [{"id": "red", "name": "Ana"}, {"id": "blue", "name": "Ben", "points": 4}]


def finished(address: str, **more: object) -> Made:
    made = Made(address, **more)
    made.play(*CITY)
    made.play({"type": "end_game"})
    return made


def counted(page: Page, made: Made) -> None:
    """Show every line at once."""
    page.goto(made.link())
    every = page.get_by_role("button", name="Everything at once")
    expect(every.or_(page.locator(".end-ranking")).first).to_be_visible()
    if every.count():
        every.click()
    expect(page.locator(".end-ranking li").first).to_be_visible()


@small_phone
def test_the_end_is_counted_line_by_line_and_shown_in_numbers(
    chromium: Browser, address: str, size: dict[str, int]
) -> None:
    made = Made(address, options={"edition": "C1", "base.fields": "off"})
    made.play(*CITY)
    made.play(*ROAD)
    made.play({"type": "end_game"})
    found = made.get("/statistics")
    with phone(chromium, address, size=size) as page:
        page.goto(made.link())
        expect(page.get_by_role("heading", name="Final scoring")).to_be_visible()
        has_points(page, blue=0)  # the line at the top follows the lines shown so far
        press(page, "Next line")
        expect(page.locator(".end-line")).to_contain_text("1 of 1:")
        figures = page.locator(".board .board-figure")
        expect(figures).to_have_count(1)  # whose road it is: it returns to its player with the ranking
        supply = page.locator(".standing-one[data-player='blue'] .supply")
        expect(supply).to_have_text(re.compile("meeple 6$"))
        has_points(page, blue=2)
        press(page, "Who has won?")
        expect(page.get_by_role("heading", name="Ana wins with 4 points")).to_be_visible()
        expect(figures).to_have_count(0)
        expect(supply).to_have_text(re.compile("meeple 7$"))
        rows = page.locator(".end-ranking li")
        expect(rows).to_have_count(2)
        for row, rank in zip(rows.all(), found["ranking"], strict=True):
            expect(row).to_have_attribute("data-player", rank["player"])
            expect(row.locator("strong")).to_have_text(str(rank["points"]))
        expect(page.locator(".course")).to_be_visible()
        expect(page.locator(".course > svg .course-line")).to_have_count(2)
        cities = page.locator(".bars tbody tr").filter(has_text="cities")
        expect(cities.locator(".bars-number").first).to_have_text(str(found["by_kind"]["red"]["city"]))
        page.locator(".end-section .look-feature").first.click()
        expect(page.locator(".board-above .lit").first).to_be_attached()
        expect(page.locator(".end-luck li")).to_have_count(2)
        page.get_by_text("Ana, tile by tile").click()
        first = found["luck"]["red"][0]
        expect(page.locator(".end-luck-tiles li strong").first).to_have_text(str(first["best"]))
        expect(page.locator(".end-times li").first).to_contain_text("turn")
        press(page, "Play again")  # the same people, on every phone, with the same rules
        names = page.get_by_role("textbox", name=re.compile("^Name of player"))
        expect(names.first).to_have_value("Ana")
        expect(names.last).to_have_value("Ben")
        page.locator("summary", has_text="More options1 changed").click()
        expect(page.locator("select[name='base.fields']")).to_have_value("off")


def test_a_tie_is_explained(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        counted(page, finished(address, players=TIED))
        expect(page.get_by_role("heading", name="A tie: Ana and Ben have 4 points each")).to_be_visible()
        expect(page.locator(".end-because").first).to_be_visible()


def test_a_broken_tie_is_explained_next_to_the_winner(chromium: Browser, address: str) -> None:
    made = finished(address, players=TIED)
    statistics = made.get("/statistics")
    for number, row in enumerate(statistics["ranking"], 1):  # as in Dorra's game, where tiles break a tie
        row.update(place=number, because=[{"rule": "AD-F6", "says": f"Position {number} by tiles."}])
    with phone(chromium, address) as page:
        page.route("**/matches/*/statistics*", lambda route: route.fulfill(json=statistics))
        counted(page, made)
        first = page.locator(".end-ranking li").first.locator(".end-name").inner_text()
        expect(page.get_by_role("heading", name=f"{first} wins with 4 points")).to_be_visible()
        expect(page.locator(".end-tie-break")).to_have_text("Position 1 by tiles.")


def test_a_match_is_handed_on_in_five_ways(chromium: Browser, address: str, tmp_path: Path) -> None:
    made = finished(address)
    with phone(chromium, address) as page:
        counted(page, made)
        press(page, "As text")
        text = page.locator(".shared textarea")
        assert "Ana: 4" in text.input_value()
        press(page, "As a picture")
        image = page.locator(".shared-picture")
        expect(image).to_be_visible()
        page.wait_for_function("() => document.querySelector('.shared-picture').naturalWidth > 100")
        with page.expect_download() as csv:
            press(page, "Table (CSV)")
        rows = Path(csv.value.path()).read_text(encoding="utf-8").splitlines()
        assert len(rows) == 1 + len(made.get("/lines")["lines"])
        with page.expect_download() as whole:
            press(page, "Everything (JSON)")
        saved = json.loads(Path(whole.value.path()).read_text(encoding="utf-8"))
        assert saved["setup"]["game"] == "carcassonne"


def test_a_link_to_look_on_shows_the_end(chromium: Browser, address: str) -> None:
    made = finished(address)
    with phone(chromium, address) as page:
        page.goto(made.link("viewer"))
        expect(page.get_by_role("heading", name="Ana wins")).to_be_visible()
        press(page, "As a link")
        link = page.locator(".shared textarea").input_value()
        assert link == f"{address}/#/match/{made.id}/{made.tokens['viewer']}/carcassonne"


def test_evenings_of_the_same_players_are_compared(chromium: Browser, address: str) -> None:
    first = finished(address)
    second = Made(address, players=[{"id": "blue", "name": "ben"}, {"id": "green", "name": "Ana"}])
    second.play(place("blue", "base/E", 0, -1, 180), end("blue"))
    second.play({"type": "adjust", "player": "blue", "points": 5, "note": "x"})
    second.play({"type": "end_game"})
    other = finished(address, players=[{"id": "red", "name": "Cleo"}, {"id": "blue", "name": "Ben"}])
    with phone(chromium, address) as page:
        page.goto("/#/evenings")
        expect(page.get_by_text("There are no finished matches in this browser yet")).to_be_visible()
        for made in (first, second, other):
            page.goto("about:blank")
            page.goto(made.link())
            expect(page.locator(".standings")).to_be_visible()
        page.goto("/#/evenings")
        table = page.locator(".evenings-table")
        expect(table.locator("thead th")).to_have_text(["ben", "Ana"])  # by wins, then by means
        for row, (bens, anas) in enumerate((("1", "1"), ("2.5", "2"), ("5", "0"), ("0", "4"))):
            cells = table.locator("tbody tr").nth(row).locator("td")  # the latest first
            expect(cells.first).to_contain_text(bens)
            expect(cells.last).to_contain_text(anas)
        assert page.locator(".evenings-frame").evaluate("frame => frame.scrollWidth <= frame.clientWidth")
        expect(table.locator(".is-won")).to_have_count(2)
        page.get_by_label("Players").select_option(index=1)
        expect(table.locator("thead th").filter(has_text="Cleo")).to_have_count(1)
        with page.expect_download():
            press(page, "Table (CSV)")


def test_names_of_six_players_are_whole_in_large_text(chromium: Browser, address: str) -> None:
    """Columns would be a letter wide: each evening lists its players instead."""
    names = ("Anastasia", "Benedikt", "Constantin", "Domenica", "Emanuele", "Friederike")
    colours = ("red", "blue", "green", "yellow", "black", "pink")
    made = finished(address, players=[{"id": c, "name": n} for c, n in zip(colours, names, strict=True)])
    with live.session(chromium, address, live.SMALL) as page:
        page.goto(made.link())
        expect(page.locator(".standings")).to_be_visible()
        page.goto("/#/evenings")
        cells = page.locator(".evenings-table tbody tr").last.locator("td")
        expect(page.locator(".evenings-table thead th").first).to_be_visible()
        page.evaluate(TEXT, "200%")
        expect(page.locator(".evenings-table thead th").first).to_be_hidden()
        expect(cells).to_have_count(6)
        boxes = [cells.nth(n).bounding_box() or {} for n in range(6)]
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= live.SMALL["width"] for box in boxes)
        assert [a["y"] < b["y"] for a, b in itertools.pairwise(boxes)] == [True] * 5
        assert page.evaluate("document.documentElement.scrollWidth") <= live.SMALL["width"]
