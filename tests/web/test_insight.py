"""Views of the table during a match: previews, who leads where, odds, the audit, disabled hints; help, the
guide, the timer."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.web import live
from tests.web.match_page import CITY, ROAD, Made, choose_tile, deploy, end, phone, place, press, turn_of
from tests.web.screens import position


def look(page: Page, view: str) -> None:
    """Open one of the views of the table."""
    page.locator(".look-button").click()
    page.locator(f"[data-look={view}]").click()


def test_the_points_of_a_place_are_shown_before_confirming(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as page:
        page.goto(made.link())
        choose_tile(page, "base/E")
        previews = made.get("/previews?tile=base/E")["placements"]
        best = max(
            points.get("red", 0)
            for one in previews
            if (one["x"], one["y"]) == (0, -1)
            for points in [one["none"], *(wood["points"] for wood in one["deployments"])]
        )
        spot = page.locator(".board [data-at='0,-1']")
        expect(spot.locator(".spot-number")).to_have_text(f"+{best}")
        expect(spot).to_have_attribute("aria-label", re.compile(f"up to {best} at once"))
        spot.click()
        pays = page.locator(".preview-pays li")
        expect(pays.filter(has_text="meeple in city")).to_contain_text(f"+{best}")
        expect(pays.filter(has_text="without a figure")).to_have_count(0)  # 33: no rows of zeros
        press(page, "Place here")
        expect(page.locator(".features .swatch").filter(has_text="city")).to_contain_text(f"+{best}")


def test_other_moves_that_pay_are_shown_before_a_place_is_confirmed(chromium: Browser, address: str) -> None:
    """Hills & Sheep: a flock of three that may be herded where its field grows."""
    options = {"edition": "C1", "expansions": ["hills-and-sheep"]}
    field = {"kind": "field", "at": ["SL"]}
    start = {
        "game": "carcassonne",
        "options": options,
        "players": [{"id": "red"}, {"id": "blue"}],
        "tiles": [{"x": 0, "y": 0, "tile": "base/D"}],
        "figures": [{"player": "red", "kind": "shepherd", "x": 0, "y": 0, "feature": field}],
        "tokens": [{"kind": "sheep", "value": 3, "x": 0, "y": 0, "feature": field}],
    }
    made = Made(address, options=options, start=start)
    with phone(chromium, address) as page:
        page.goto(made.link())
        choose_tile(page, "base/U")
        page.locator(".board [data-at='0,1']").click()
        pays = page.locator(".preview-pays li")
        expect(pays.filter(has_text="The flock")).to_contain_text("+3")
        expect(pays.filter(has_text="without a figure")).to_have_count(0)


def test_features_are_painted_by_who_leads(chromium: Browser, address: str) -> None:
    made = Made(address)
    made.play(*CITY)
    made.play(*ROAD)
    with phone(chromium, address) as page:
        page.goto(made.link("red"))
        look(page, "features")
        page.locator("[data-kind=road]").click()
        road = page.locator(".look-feature").first
        expect(road).to_contain_text("Ben leads")
        expect(page.locator(".painted[data-owners='1'] path").first).to_have_css(
            "fill", re.compile(r"hatch-1")
        )
        expect(page.locator(".hatch-legend li")).to_have_text([re.compile("Ana"), re.compile("Ben")])
        road.click()
        expect(page.locator(".board-above .lit").first).to_be_attached()
        page.locator("[data-kind=city]").click()
        expect(page.locator(".look-feature").first).to_contain_text("unoccupied")
        expect(page.locator(".painted-rim.is-nobody")).to_have_count(1)


def test_chances_say_what_is_missing_and_how_they_were_found(chromium: Browser, address: str) -> None:
    made = Made(address)
    made.play(*CITY)
    made.play(*ROAD)
    (road, *_) = [one for one in made.get("/chances")["features"] if one["kind"] == "road"]
    with phone(chromium, address) as page:
        page.goto(made.link("red"))
        look(page, "chances")
        row = page.locator(".look-chance").filter(has_text="road").first
        expect(row).to_contain_text("Ben")
        share = road["chance"]["blue"]
        expect(row.locator(".look-worth")).to_contain_text(f"{round(100 * share)}%" if share < 0.995 else "%")
        row.click()
        expect(page.locator(".look-holes > li")).to_have_count(len(road["holes"]))
        for hole in road["holes"]:
            spot = page.locator(f".board [data-at='{hole['x']},{hole['y']}']")
            expect(spot.locator(".spot-number")).to_have_text(str(hole["fits"]))
        way = {"exact": "Exact:", "deals": "Simulated"}[road["method"]]
        expect(page.locator(".look-method")).to_contain_text(way)


def test_hints_off_is_seen_by_all_and_nothing_is_hinted(chromium: Browser, address: str) -> None:
    made = Made(address)
    made.play(*CITY)
    with phone(chromium, address) as ana, phone(chromium, address) as ben:
        ana.goto(made.link())
        ben.goto(made.link("blue"))
        turn_of(ben, "Ben")
        press(ana, "Match menu")
        ana.get_by_role("checkbox", name="Show where tiles").uncheck()
        for page in (ana, ben):
            expect(page.locator(".hints-off")).to_contain_text("Hints are off for everyone")
        choose_tile(ben, "base/U")
        expect(ben.locator(".board-spot").first).to_be_visible()
        expect(ben.locator(".spot-number")).to_have_count(0)
        ben.locator(".look-button").click()
        for view in ("features", "chances"):
            expect(ben.locator(f"[data-look={view}]")).to_be_disabled()
        ben.locator("[data-look=audit]").click()
        expect(ben.locator(".audit-verdict")).to_contain_text("No problems found")


def wrong_table() -> dict[str, Any]:
    """The drawn table with a tile turned so that it does not fit."""
    table = position()
    table["tiles"][0]["rotation"] = (table["tiles"][0]["rotation"] + 90) % 360
    return table


def test_a_finished_table_is_checked_and_what_is_wrong_is_shown(page: Page) -> None:
    hand = "table => localStorage.setItem('tile-referee.handed.board', JSON.stringify(table))"
    page.evaluate(hand, wrong_table())
    page.goto("/#/edit/board")
    press(page, "Check the table")
    expect(page.locator(".audit-verdict")).to_contain_text("1 problem found")
    finding = page.locator(".finding-error").first
    expect(finding.locator(".rule")).to_be_visible()
    expect(page.locator(".board .is-doubtful").first).to_be_attached()
    finding.locator(".finding-face").click()
    expect(page.locator(".board-above .lit, .board-above .edge").first).to_be_attached()
    page.reload()
    expect(page.locator(".audit-verdict")).to_contain_text("1 problem found")
    press(page, "Another table")
    expect(page.get_by_role("link", name="From a photo")).to_be_visible()


def test_a_photographed_table_is_checked(table: Page) -> None:
    press(table, "Skip all questions")
    press(table, "Check the table")
    expect(table.locator(".audit-verdict")).to_be_visible()
    press(table, "Who leads where")
    expect(table.locator(".look-feature").first).to_be_visible()
    expect(table.locator(".hatch-legend li")).to_have_count(4)


def test_a_guided_first_match_with_a_timer(page: Page) -> None:
    page.get_by_role("link", name="A first match, step by step").click()
    expect(page.get_by_role("checkbox", name="Our first match")).to_be_checked()
    page.get_by_text("More options").click()
    page.locator("select[name=timer]").select_option("60")
    press(page, "Start the match")
    card = page.locator(".guide-card")
    expect(card).to_have_attribute("data-step", "place")
    expect(page.locator(".turn-timer")).to_contain_text(re.compile(r"\d:\d\d left"))
    page.locator(".tile-grid [data-tile='base/U']").click()
    expect(card).to_have_attribute("data-step", "where")
    page.locator(".board .board-spot").first.click()
    expect(card).to_have_attribute("data-step", "turn")
    press(page, "Place here")
    expect(card).to_have_attribute("data-step", "act")
    press(page, "I know how to play")
    expect(card).to_have_count(0)
    page.reload()
    expect(page.locator(".standings")).to_be_visible()
    expect(card).to_have_count(0)


def test_the_turn_in_words_and_the_rules_of_the_moment(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address, size=live.LARGE) as page:
        page.goto(made.link("blue"))
        turn_of_other = page.get_by_role("heading", name="Ana's turn")
        expect(turn_of_other).to_be_visible()
        made.play(*CITY)
        turn_of(page, "Ben")
        look(page, "aloud")
        text = page.locator(".aloud-text")
        expect(text).to_contain_text("Last turn: Ana")
        expect(text).to_contain_text("Ana scores 4 for a completed city")
        expect(text).to_contain_text("Points: Ana 4 and Ben 0")
        expect(text).to_contain_text("Possible now: “Place a tile” and “End the game”.")
        press(page, "Announce it again")
        expect(page.locator("#live")).to_contain_text("Ben's turn.")
        page.locator(".back-link").click()
        page.locator("[data-look=help]").click()
        expect(page.locator(".help-rules").first).to_contain_text("Every shared edge must show the same")
        page.get_by_text("end of the game").click()
        expect(page.locator(".help-rules").last).to_contain_text("field")


def time_left(page: Page) -> int:
    """The seconds that the timer shows; negative when the time is up."""
    words = page.locator(".turn-timer").inner_text()
    minutes, seconds = re.findall(r"\d+", words)
    return (-1 if "over" in words else 1) * (60 * int(minutes) + int(seconds))


def same_time(host: Page, guest: Page) -> None:
    """The timers agree, however long it takes to read them one after the other."""
    before, shown, after = time_left(host), time_left(guest), time_left(host)
    assert after - 1 <= shown <= before + 1


def test_one_timer_for_all_phones(chromium: Browser, address: str) -> None:
    made = Made(address)
    with phone(chromium, address) as host, phone(chromium, address) as guest:
        wrong = datetime.now() + timedelta(hours=2)
        guest.clock.install(time=wrong)  # only the server's clock counts
        guest.goto(made.link("blue"))
        expect(guest.locator(".standings")).to_be_visible()
        expect(guest.locator(".turn-timer")).to_be_hidden()
        host.goto(made.link())
        turn_of(host, "Ana")
        press(host, "Match menu")
        host.get_by_label("Turn timer").select_option("60")
        for page in (host, guest):
            expect(page.locator(".turn-timer")).to_contain_text("left")
        same_time(host, guest)
        before = time_left(host)
        assert 10 < before <= 60
        host.reload()
        expect(host.locator(".turn-timer")).to_contain_text("left")
        assert time_left(host) <= before
        same_time(host, guest)
        press(guest, "Match menu")
        expect(guest.get_by_label("Turn timer")).to_have_count(0)  # the host's to choose


def test_the_time_of_a_turn_is_up(chromium: Browser, address: str) -> None:
    made = Made(address, timer=30)
    with phone(chromium, address) as page:
        page.clock.install()
        page.goto(made.link())
        turn_of(page, "Ana")
        expect(page.locator(".turn-timer")).to_contain_text("left")
        page.clock.fast_forward("00:35")
        expect(page.locator(".turn-timer")).to_contain_text("over")
        expect(page.locator("#live")).to_contain_text("Ana: time is up for this turn")
        made.play(place("red", "base/E", 0, -1, 180), deploy("red", 0, -1, "city", "S"), end("red"))
        page.clock.resume()
        expect(page.locator(".turn-timer")).to_contain_text("left")
        assert 10 <= time_left(page) <= 30  # the next turn has all of it
