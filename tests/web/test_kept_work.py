"""What another version of the page has kept in this browser, in a form that this one does not have, is no
reason why a screen stays closed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web import live
from tests.web.match_page import PLAYERS, Made, phone, turn_of

KEEP = "([store, key, value]) => window[store].setItem(key, JSON.stringify(value))"
SEATS = [{"id": "red", "name": "Zoe", "colour": "red"}, {"id": "blue", "colour": "blue"}]
SETUP = {"game": "carcassonne", "expansions": ["river"], "edition": "C1", "players": SEATS}
PHOTO = {"game": "carcassonne", "sets": {"carcassonne": ["base"]}, "options": {}, "printed": "C2"}
PLACED = {"type": "place", "player": "red", "tile": "base/U", "x": 1, "y": 0, "rotation": 90}
BESIDE = {"value": 5, "text": "x", "list": [None], "nothing": None, "record": {"a": 1}}


def with_kept(page: Page, store: str, key: str, value: Any) -> None:
    """Put a value into the browser's storage under a key of the page."""
    page.goto("/api/v1/health")
    page.evaluate(KEEP, [store, f"tile-referee.{key}", value])


@pytest.mark.parametrize(
    "kept",
    [
        *({**SETUP, "players": bad} for bad in (None, 5, {}, ["x"], [None])),
        *({**SETUP, "players": [{"colour": "red", **bad}]} for bad in ({"name": 5}, {"colour": None})),
        *({**SETUP, "expansions": bad} for bad in (None, 5, {})),
        *({**SETUP, "edition": bad} for bad in (5, {"a": 1}, ["C1"])),
    ],
    ids=json.dumps,
)
def test_settings_of_another_form_are_no_proposal(chromium: Browser, address: str, kept: Any) -> None:
    with phone(chromium, address) as page:
        with_kept(page, "localStorage", "setup", kept)
        page.goto("/#/match/new")
        expect(page.get_by_role("button", name="Start the match")).to_be_visible()
        expect(page.get_by_role("textbox", name="Name of player 1")).to_have_value("")


@pytest.mark.parametrize("setup", [{}, {"wish": None}, {"wish": {**SETUP, "players": None}}, {"wish": 5}])
def test_entries_of_a_visit_in_another_form_are_dropped(chromium: Browser, address: str, setup: Any) -> None:
    with phone(chromium, address) as page:
        page.goto("/#/match/new")
        expect(page.get_by_role("button", name="Start the match")).to_be_visible()
        page.evaluate("setup => history.replaceState({ setup }, '')", setup)
        page.reload()
        expect(page.get_by_role("button", name="Start the match")).to_be_visible()
        expect(page.get_by_role("textbox", name="Name of player 1")).to_have_value("")


def test_settings_of_this_form_are_proposed(chromium: Browser, address: str) -> None:
    with phone(chromium, address) as page:
        with_kept(page, "localStorage", "setup", SETUP)
        page.goto("/#/match/new")
        expect(page.get_by_role("textbox", name="Name of player 1")).to_have_value("Zoe")


@pytest.mark.parametrize("draft", [None, 5, "x", {}, [None], [5], [{}], [{**PLACED, "tile": None}]])
def test_a_turn_of_another_form_is_dropped(chromium: Browser, address: str, draft: Any) -> None:
    made = Made(address, players=PLAYERS)
    with phone(chromium, address) as page:
        with_kept(page, "sessionStorage", f"turn.{made.id}", {"draft": draft, "insist": 1, "since": "x"})
        page.goto(made.link())
        turn_of(page, "Ana")
        assert page.evaluate("Object.keys(sessionStorage)") == []


@pytest.mark.parametrize("bad", BESIDE.values(), ids=BESIDE)
def test_a_photo_begins_with_the_usual_table(chromium: Browser, address: str, bad: Any) -> None:
    with phone(chromium, address) as page:
        for kept in ({**PHOTO, "sets": bad}, {**PHOTO, "sets": {"carcassonne": bad}, "options": bad}):
            with_kept(page, "localStorage", "draft.photo", kept)
            page.goto("/#/photo")
            expect(page.locator(".choices select[name=edition]")).to_have_value("C2")


@pytest.mark.parametrize("bad", [BESIDE[name] for name in ("text", "list", "record")])
def test_an_entry_with_another_time_is_not_shown(chromium: Browser, address: str, bad: Any) -> None:
    made = Made(address, players=PLAYERS)
    entry = {"id": made.id, "token": made.tokens["host"], "title": "Ana, Ben", "game": "carcassonne"}
    with live.session(chromium, address, live.SMALL) as page:
        complaints = live.watched(page)
        for key in ("matches", "photos"):
            with_kept(page, "localStorage", key, [{**entry, "at": bad}])
            page.goto("/#/")
            expect(page.get_by_role("link", name="Score a photo")).to_be_visible()
        assert not complaints


TABLE = {"game": "carcassonne", "options": {"edition": "C1"}, "players": SEATS, "tiles": []}


@pytest.mark.parametrize(
    "handed",
    [
        5,
        [None],
        {},
        *({**TABLE, "game": bad} for bad in (None, 5, "constructor")),
        *({**TABLE, "options": bad} for bad in (5, {"expansions": 5})),
        *({**TABLE, "players": bad} for bad in (None, 5, [None])),
    ],
    ids=json.dumps,
)
def test_a_table_of_another_form_begins_no_match(chromium: Browser, address: str, handed: Any) -> None:
    with phone(chromium, address) as page:
        with_kept(page, "localStorage", "handed.match", handed)
        page.goto("/#/match/new")
        expect(page.get_by_role("button", name="Start the match")).to_be_visible()
        expect(page.get_by_role("textbox", name="Name of player 1")).to_have_value("")


@pytest.mark.parametrize("photo", [5, "x", {}, {"id": 5, "token": "t"}, {"id": "A"}], ids=json.dumps)
def test_a_match_begins_without_a_photo_of_another_form(chromium: Browser, address: str, photo: Any) -> None:
    with phone(chromium, address) as page:
        with_kept(page, "localStorage", "handed.photo", photo)
        page.goto("/#/match/new")
        page.get_by_role("button", name="Start the match").click()
        expect(page.locator(".picker")).to_be_visible()


@pytest.mark.parametrize("options", [None, {"edition": "C1"}])
def test_a_table_of_another_screen_begins_a_match(chromium: Browser, address: str, options: Any) -> None:
    with phone(chromium, address) as page:
        with_kept(page, "localStorage", "handed.match", {**TABLE, "options": options})
        page.goto("/#/match/new")
        expect(page.get_by_role("textbox", name="Name of player 1")).to_have_value("Zoe")
        page.reload()
        expect(page.get_by_role("textbox", name="Name of player 1")).to_have_value("Zoe")


@pytest.mark.parametrize("way", ["", "/of/gold-rush"])
@pytest.mark.parametrize("draft", [{"game": "carcassonne", "tiles": [None]}, {"game": "x", "tiles": [{}]}])
def test_a_set_of_tiles_of_another_form_can_be_left(
    chromium: Browser, address: str, draft: Any, way: str
) -> None:
    with phone(chromium, address, expected=["TypeError"]) as page:
        with_kept(page, "localStorage", "draft.tiles", draft)
        page.goto(f"/#/edit/tile{way}")
        page.get_by_role("button", name="Empty table").click()
        expect(page.get_by_text("Tile 1 of").first).to_be_visible()
        assert page.evaluate("location.hash") == "#/edit/tile"


@pytest.mark.parametrize("screen", ["edit/board", "edit/tile", "edit/tile/of/gold-rush", "dispute"])
@pytest.mark.parametrize("fault", [None, 503], ids=["no answer", "busy"])
def test_a_draft_stays_where_the_server_is_at_fault(
    chromium: Browser, address: str, screen: str, fault: int | None
) -> None:
    """The button "Empty table" would delete it."""
    problem = json.dumps({"type": "about:blank", "title": "Busy", "status": fault, "detail": "Busy."})

    def fail(route: Route) -> None:
        if fault is None:
            return route.abort()
        return route.fulfill(status=fault, body=problem, content_type="application/problem+json")

    with phone(chromium, address, expected=["Failed to load resource"]) as page:
        for kind in ("board", "tiles", "dispute"):
            with_kept(page, "localStorage", f"draft.{kind}", TABLE)
        page.route("**/api/v1/games/**", fail)
        page.route("**/api/v1/catalogs**", fail)
        page.goto(f"/#/{screen}")
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        expect(page.get_by_role("button", name="Empty table")).to_have_count(0)
