"""The edition and unnamed sets are recognised from the photo; people can change both later.

The recogniser is the stand-in of the API's tests: a board of the third edition with tiles of Inns &
Cathedrals.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.api.fake_recogniser import BARN, FAINT, INNS, SEES_NOTHING
from tests.api.photo_house import picture
from tests.web import live
from tests.web.conftest import opened
from tests.web.test_access import check, fits

ADD = "Add and read again"
WHICH = "Which of these are not plain meeples?"
REST = "Everything else is as shown"


@pytest.fixture(scope="module")
def inns(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose recogniser sees that board."""
    with live.server(tmp_path_factory.mktemp("inns"), "tests.api.fake_recogniser:recognise") as address:
        yield address


@pytest.fixture
def question(chromium: Browser, inns: str) -> Iterator[Page]:
    """The photo of that board, with the base game named: the first question is on the screen."""
    for page in opened(chromium, inns, [], live.PHONE):
        live.send_photo(page, picture(INNS))
        heading = page.get_by_role("heading", name="There seem to be tiles of Inns & Cathedrals here too (3)")
        heading.wait_for(timeout=60_000)  # the first photo starts the worker
        yield page


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def status(page: Page) -> Any:
    """The last message for screen readers."""
    return expect(page.locator("#live"))


def test_sets_are_questioned_first_and_one_tap_reads_again(question: Page) -> None:
    address = question.url
    check(question)
    fits(question)
    notice = question.get_by_text("Your corrections are kept.").bounding_box()
    add = question.get_by_role("button", name=ADD).bounding_box()
    assert notice
    assert add
    assert notice["y"] + notice["height"] <= add["y"]  # what a tap does is read before it
    button(question, ADD)
    button(question, REST)
    expect(question.get_by_role("heading", name="All checked")).to_be_visible()
    status(question).to_have_text("All checked")
    expect(question.locator(".lying")).to_contain_text(
        "Edition seen: Third edition (2021) · Base game and Inns"
    )
    expect(question.locator(".board-tile")).to_have_count(6)
    assert question.url == address
    button(question, "Show the scores")
    expect(question.locator(".total").first).to_be_visible()


def test_players_without_added_sets_are_still_offered_the_right_tiles(question: Page) -> None:
    flags = question.locator(".board .flag:visible")
    expect(flags).to_have_count(0)  # of questions that may go away with the sets
    button(question, "No")
    expect(flags).to_have_count(3)
    expect(question.locator(".eyebrow")).to_have_text("3 things to check")
    expect(question.get_by_text("It does not look like any tile of the chosen sets.")).to_be_visible()
    question.locator(".candidate[data-tile^='inns-and-cathedrals/']").first.click()
    expect(question.get_by_role("heading", name="A tile of Inns")).to_have_count(0)
    expect(question.locator(".eyebrow")).to_have_text("2 things to check")
    button(question, "Skip all questions")
    expect(question.locator(".lying")).to_contain_text("Base game and Inns & Cathedrals")


def test_another_tile_may_be_of_any_set(question: Page) -> None:
    button(question, "No")
    button(question, "Another tile…")
    expect(question.locator("[data-tile^='river/']")).to_have_count(0)
    button(question, "Tiles of other sets")
    expect(question.get_by_role("heading", name="Abbey & Mayor")).to_be_focused()
    question.get_by_label("Find a tile").fill("river/II")
    question.locator(".tile-grid").get_by_role("button").first.click()
    question.locator(".turns [data-rotation='90']").click()
    expect(question.locator(".eyebrow")).to_have_text("2 things to check")
    button(question, "Skip all questions")
    expect(question.locator(".lying")).to_contain_text("Base game and The River")


def test_rules_of_another_edition_count_at_once(question: Page) -> None:
    button(question, "No")
    button(question, "Skip all questions")
    red = question.locator(".live-total").first
    expect(red).to_have_text(re.compile("4$"))
    question.locator(".lying").get_by_role("button", name="Change").click()
    edition = question.get_by_label("Edition")
    expect(edition.locator("option").first).to_have_text("Seen: Third edition (2021)")
    edition.select_option("First edition, original field rules")
    expect(red).to_have_text(re.compile("2$"))  # a city of two tiles
    expect(edition).to_have_value("C1-r1")
    button(question, "Back")
    expect(question.locator(".lying")).to_contain_text(
        "Edition seen: Third edition (2021); rules: First edition, orig"
    )


def test_sets_that_were_ticked_stay_when_the_edition_is_changed(question: Page) -> None:
    river, again = question.get_by_role("checkbox", name="The River", exact=True), "Read the photo again"
    button(question, "No")
    button(question, "Skip all questions")
    question.locator(".lying").get_by_role("button", name="Change").click()
    river.check()
    question.get_by_label("Edition").select_option("C1-r1")
    expect(question.get_by_role("heading", name="On the table")).to_be_focused()
    expect(question.get_by_label("Edition")).to_have_value("C1-r1")
    expect(river).to_be_checked()
    expect(question.get_by_role("button", name=again)).to_be_enabled()
    question.locator("[data-at='0,0']").click()
    button(question, "Sets on the table…")
    expect(river).to_be_checked()
    river.uncheck()
    expect(question.get_by_role("button", name=again)).to_be_disabled()
    river.check()
    with question.expect_request(lambda one: one.method == "PATCH") as sent:
        button(question, again)
    assert (sent.value.post_data_json or {})["catalogs"] == ["base", "river"]


def test_one_set_may_be_of_another_edition(question: Page) -> None:
    """A box of the first edition with a base game of the third, also in a photo."""
    button(question, ADD)
    button(question, REST)
    question.locator(".lying").get_by_role("button", name="Change").click()
    edition = question.locator("select[name='inns-and-cathedrals.edition']")
    expect(edition).to_have_value("by_edition")
    check(question)
    fits(question)
    with question.expect_response(lambda one: one.request.method == "PATCH") as answer:
        edition.select_option("C1")
    assert (answer.value.request.post_data_json or {})["options"] == {"inns-and-cathedrals.edition": "C1"}
    assert answer.value.status == 202  # other tiles: the photo is read again


def test_a_score_line_is_no_longer_lit_where_sets_are_changed(question: Page) -> None:
    button(question, "No")
    button(question, "Skip all questions")
    button(question, "Show the scores")
    question.locator(".line-face").first.click()
    expect(question.locator(".board-above .lit")).not_to_have_count(0)
    question.locator(".lying").get_by_role("button", name="Change").click()
    expect(question.get_by_role("heading", name="On the table")).to_be_focused()
    expect(question.locator(".board-above .lit")).to_have_count(0)


def test_sets_are_changed_by_hand_whenever_people_like(question: Page) -> None:
    button(question, "No")
    button(question, "Another tile…")
    button(question, "Sets on the table…")
    again = question.get_by_role("button", name="Read the photo again")
    expect(again).to_be_disabled()
    expect(question.get_by_role("checkbox", name="Base game")).to_be_disabled()
    question.get_by_role("checkbox", name="Inns & Cathedrals").check()
    again.click()
    button(question, REST)  # Inns & Cathedrals has large ones
    expect(question.get_by_role("heading", name="All checked")).to_be_visible()
    question.locator(".lying").get_by_role("button", name="Change").click()
    question.get_by_role("checkbox", name="Inns & Cathedrals").uncheck()
    again.click()
    expect(
        question.get_by_role("heading", name="There seem to be tiles of Inns & Cathedrals here")
    ).to_be_visible()


def test_only_ticked_sets_are_added(question: Page) -> None:
    seen = [("inns-and-cathedrals", 3, True), ("river", 9, True), ("abbey-and-mayor", 1, False)]
    sets = [dict(zip(("catalog", "tiles", "sure"), one, strict=True)) for one in seen]
    bodies: list[Any] = []

    def answer(route: Route) -> None:
        if route.request.method == "PATCH":
            bodies.append(json.loads(route.request.post_data or ""))
        fetched = route.fetch()
        route.fulfill(
            response=fetched, body=json.dumps({**fetched.json(), "sets_seen": [] if bodies else sets})
        )

    question.route(re.compile(r"/api/v1/photos/[^/?]+$"), answer)
    question.reload()
    expect(
        question.get_by_role("heading", name="There seem to be tiles of these sets here too.")
    ).to_be_visible()
    expect(question.get_by_role("checkbox", name="Abbey & Mayor (1 tile)")).not_to_be_checked()
    question.get_by_role("checkbox", name="The River (9 tiles)").uncheck()
    button(question, ADD)
    expect(question.get_by_role("heading", name=WHICH)).to_be_visible()
    assert bodies == [
        {"catalogs": ["base", "inns-and-cathedrals"], "options": {"expansions": ["inns-and-cathedrals"]}}
    ]


def test_a_photo_that_could_not_be_read_is_read_with_other_sets(chromium: Browser, inns: str) -> None:
    for page in opened(chromium, inns, [], live.PHONE):
        live.send_photo(page, picture(SEES_NOTHING))
        page.get_by_text("Are other sets on the table?").click()
        page.get_by_role("checkbox", name="The River", exact=True).check()
        page.get_by_role("alert").evaluate("alert => alert.classList.add('before')")  # removed later
        with page.expect_response(lambda answer: answer.request.method == "PATCH") as response:
            button(page, "Read the photo again")
        assert response.value.status == 202
        expect(page.locator("[role=alert]:not(.before)")).to_be_visible()
        page.get_by_text("Are other sets on the table?").click()
        expect(page.get_by_role("checkbox", name="The River", exact=True)).to_be_checked()


# ---- before the photo is taken ----


def options_sent(page: Page) -> dict[str, Any]:
    """The options sent with a picture."""
    uploads: list[Request] = []
    page.route(re.compile(r"/api/v1/photos$"), lambda route: (uploads.append(route.request), route.abort()))
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/photos")):
        live.send_photo(page, picture(INNS))
    body = (uploads[0].post_data_buffer or b"").decode("latin-1")
    found = re.search(r'name="options"\r\n\r\n(.*)\r\n', body)
    assert found
    options: dict[str, Any] = json.loads(found[1])
    return options


@pytest.mark.parametrize(
    ("kept", "shown", "sent"),
    [
        (None, "", {}),
        ({"edition": "C1"}, "", {}),  # the default of those who never chose
        ({"edition": "C2"}, "C2", {"edition": "C2"}),
        ({"printed": "C1"}, "C1", {"edition": "C1"}),
    ],
)
def test_the_edition_is_as_recognised_unless_chosen(
    page: Page, expected: list[str], kept: Any, shown: str, sent: dict[str, str]
) -> None:
    expected.append("Failed to load resource")
    if kept is not None:
        page.evaluate("kept => localStorage.setItem('tile-referee.draft.photo', JSON.stringify(kept))", kept)
    page.goto("/#/photo")
    edition = page.locator("select[name=edition]")
    expect(edition.locator("option").first).to_have_text("as seen in the photo")
    expect(edition).to_have_value(shown)
    assert options_sent(page) == {**sent, "expansions": []}


def test_the_table_is_summarised_above_the_button_and_changed_below(page: Page) -> None:
    page.goto("/#/photo")
    brief = page.locator(".start-lying")
    expect(brief).to_contain_text("On the table: Base game")
    expect(page.get_by_text("Take a photo", exact=True)).to_be_in_viewport()
    brief.get_by_role("button", name="Change").click()
    expect(page.get_by_role("heading", name="On the table")).to_be_focused()
    page.get_by_role("checkbox", name="The River", exact=True).check()
    expect(brief).to_contain_text("Base game and The River")


def test_a_large_set_is_printed_in_parts(page: Page) -> None:
    """The only link led to the first part of the sheet."""

    def large(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        for row in body["catalogs"]:
            if row["id"] == "gold-rush":
                assert row["sheet_parts"] == 1
                row["sheet_parts"] = 3
        route.fulfill(response=answer, json=body)

    page.route("**/api/v1/catalogs", large)
    page.goto("/#/photo")
    page.locator("select[name=game]").select_option("gold-rush")
    links = page.locator(".sheets a")
    words = [f"Print the tiles (PDF, part {n} of 3): The Gold Rush" for n in (1, 2, 3)]
    expect(links).to_have_count(3)
    assert [
        re.sub(r": .*", ": The Gold Rush", text.replace("\xa0", " ")) for text in links.all_inner_texts()
    ] == words
    addresses = [link.get_attribute("href") for link in links.all()]
    assert addresses == [f"/api/v1/catalogs/gold-rush/sheet.pdf?part={n}" for n in (1, 2, 3)]
    page.locator("select[name=game]").select_option("amazonas")
    expect(links.first).to_have_attribute("href", "/api/v1/catalogs/amazonas/sheet.pdf")


def test_a_piece_unlike_a_meeple_is_corrected_with_two_taps(chromium: Browser, inns: str) -> None:
    """The only question, about all figures, offers the kinds at the table for each."""
    for page in opened(chromium, inns, [], live.PHONE):
        read_with(page, "Abbey & Mayor")
        expect(page.get_by_role("heading", name=WHICH)).to_be_visible()
        expect(page.locator(".eyebrow")).to_have_text("1 thing to check")
        expect(page.get_by_text("This table may also have: mayor, wagon, and barn.")).to_be_visible()
        seen = page.locator(".pieces .candidate")
        expect(seen).to_have_text(["Red meeple", "Blue farmer", "Green meeple", "Yellow barn"])
        check(page)
        fits(page)
        kinds = page.get_by_role("group", name="What is it?")
        seen.last.click()
        expect(kinds.get_by_role("button")).to_have_text(
            [re.compile(f"{kind}$") for kind in ("meeple", "mayor", "wagon")]
        )
        check(page)
        fits(page)
        (correction,) = sent(page, "wagon")
        assert {key: correction[key] for key in correction if key != "figure"} == {"kind": "wagon"}
        seen.last.click()
        kinds.get_by_role("button", name="mayor").click()
        expect(page.locator(".pieces .candidate", has_text="mayor")).to_have_count(1)
        assert sent(page, REST) == [{"figure": index, "kind": "meeple"} for index in range(3)]
        expect(page.get_by_role("heading", name="All checked")).to_be_visible()


def test_a_barn_that_was_not_seen_is_added_from_the_question(chromium: Browser, inns: str) -> None:
    for page in opened(chromium, inns, [], live.PHONE):
        read_with(page, "Abbey & Mayor")
        page.get_by_role("heading", name="Is one of these on the table as well?").scroll_into_view_if_needed()
        check(page)
        fits(page)
        page.get_by_role("button", name="barn", exact=True).click()
        expect(page.locator(".panel h2")).to_have_text("barn")
        check(page)
        page.locator(".board-tile[data-at='0,0']").click(position={"x": 8, "y": 8})
        expect(page.locator("input[name=kind][value=barn]")).to_be_checked()
        check(page)
        fits(page)


def test_what_is_not_on_the_table_is_one_tap(chromium: Browser, inns: str) -> None:
    """With figures that have no name yet, and without."""
    for page in opened(chromium, inns, [], live.PHONE):
        read_with(page, "The Tower")
        page.get_by_role("heading", name=WHICH).wait_for()
        none = [{"token": "tower", "x": 0, "y": 0, "count": 0}]
        meeples = [{"figure": index, "kind": "meeple"} for index in range(4)]
        assert [
            {**one, **({"x": 0, "y": 0} if "x" in one else {})} for one in sent(page, REST)
        ] == meeples + none
        expect(page.get_by_role("heading", name="All checked")).to_be_visible()
        page.locator(".lying").get_by_role("button", name="Change").click()
        for box in ("The Tower", "Bridges, Castles & Bazaars"):
            page.get_by_role("checkbox", name=box, exact=True).click()
        button(page, "Read the photo again")
        expect(page.get_by_role("heading", name="Is one of these on the table as well?")).to_be_visible()
        check(page)
        fits(page)
        assert [one["token"] for one in sent(page, "No, nothing here")] == ["bridge"]
        expect(page.get_by_role("heading", name="All checked")).to_be_visible()


def test_figures_that_may_be_none_are_one_question(chromium: Browser, inns: str) -> None:
    """Each has a tick, the likely ones at first; what has none is no figure."""
    for page in opened(chromium, inns, [], live.PHONE):
        live.send_photo(page, picture(FAINT))
        page.get_by_role("heading", name="Which of these are figures?").wait_for(timeout=60_000)
        expect(page.locator(".eyebrow")).to_have_text("1 thing to check")
        ticks = page.locator(".pieces .candidate")
        expect(ticks).to_have_text(["Blue farmer", "Red meeple"])  # the least certain first
        assert [one.get_attribute("aria-pressed") for one in ticks.all()] == ["false", "true"]
        check(page)
        fits(page)
        ticks.first.click()
        ticks.last.click()
        assert [one.get_attribute("aria-pressed") for one in ticks.all()] == ["true", "false"]
        there, gone = sent(page, "That's right")
        assert (there["figure"], there["colour"], there["feature"]["kind"]) == (1, "blue", "field")
        assert gone == {"figure": 0, "remove": True}
        expect(page.get_by_role("heading", name="All checked")).to_be_visible()
        expect(page.locator(".board-figure")).to_have_count(2)


def read_with(page: Page, box: str) -> None:
    """Send the photo of a barn, and have it read again with another box."""
    live.send_photo(page, picture(BARN))
    page.get_by_role("heading", name="All checked").wait_for(timeout=60_000)
    page.locator(".lying").get_by_role("button", name="Change").click()
    page.get_by_role("checkbox", name=box, exact=True).check()
    button(page, "Read the photo again")


def test_the_dragon_of_a_photo_is_put_on_its_tile(chromium: Browser, inns: str) -> None:
    """A large piece may be the dragon, which is a piece of no player."""
    for page in opened(chromium, inns, [], live.PHONE):
        read_with(page, "The Princess & the Dragon")
        page.locator(".pieces .candidate").last.click()
        kinds = page.get_by_role("group", name="What is it?")
        kinds.get_by_role("button", name="dragon").click()
        button(page, REST)
        page.get_by_role("heading", name="All checked").wait_for()
        dragon = page.locator(".board .token")
        expect(dragon).to_have_count(1)
        page.get_by_role("button", name="dragon").first.click()
        button(page, "No, nothing here")
        expect(dragon).to_have_count(0)


PIECES = ("The Tower", "Bridges, Castles & Bazaars", "The Princess & the Dragon")


def sent(page: Page, name: str) -> list[dict[str, Any]]:
    """The corrections that a tap on this button sends."""
    with page.expect_request(lambda one: one.method == "PATCH") as request:
        page.get_by_role("button", name=name, exact=True).click()
    return list((request.value.post_data_json or {})["corrections"])


def tile(page: Page, at: str) -> None:
    page.locator(f".board-tile[data-at='{at}']").click(position={"x": 8, "y": 8})
    expect(page.get_by_role("heading", name=re.compile("^Tile:"))).to_be_visible()


def test_towers_and_bridges_are_put_on_their_tiles(chromium: Browser, inns: str) -> None:
    """One tap each; a figure may then stand on the tower, or on the road over the bridge."""
    for page in opened(chromium, inns, [], live.PHONE):
        live.send_photo(page, picture(BARN))
        page.get_by_role("heading", name="All checked").wait_for(timeout=60_000)
        page.locator(".lying").get_by_role("button", name="Change").click()
        for box in PIECES:
            page.get_by_role("checkbox", name=box, exact=True).check()
        button(page, "Read the photo again")
        page.get_by_role("heading", name=WHICH).wait_for(timeout=60_000)
        button(page, "Skip all questions")
        tile(page, "1,0")
        page.get_by_text("Tokens", exact=True).click()
        check(page)
        fits(page)
        (correction,) = sent(page, "bridge, top and bottom")
        assert correction == {"token": "bridge", "x": 1, "y": 0, "count": 1, "edges": ["N", "S"]}
        expect(page.locator(".board .token")).to_have_count(1)
        tile(page, "1,0")
        button(page, "Add a figure")
        page.get_by_text("Red", exact=True).click()
        page.get_by_text("road, top and bottom", exact=True).click()
        check(page)
        (correction,) = sent(page, "Save")
        assert correction["feature"] == {"kind": "road", "at": ["N", "S"]}
        tile(page, "1,0")
        page.locator(".picker .tile-grid [data-tile='tower/F']").first.click()  # alike in every rotation
        expect(page.get_by_role("heading", name="Tile:")).to_have_count(0)
        tile(page, "1,0")
        page.get_by_text("Tokens", exact=True).click()
        button(page, "tower")
        expect(page.locator(".panel h2")).to_have_text("tower")
        page.get_by_role("button", name="tower pieces +1").click()
        check(page)
        fits(page)
        (correction,) = sent(page, "That's right")
        assert correction == {"token": "tower", "x": 1, "y": 0, "count": 1, "value": 2}
        tile(page, "1,0")
        button(page, "Add a figure")
        page.get_by_text("Red", exact=True).click()
        page.locator(".swatch-face", has_text=re.compile("^tower$")).click()
        (correction,) = sent(page, "Save")
        assert correction["feature"] == {"kind": "tower"}


def test_a_token_that_was_not_seen_is_chosen_and_its_tile_tapped(chromium: Browser, inns: str) -> None:
    """A bridge is no figure in most photos; where it cannot lie, nothing is sent."""
    for page in opened(chromium, inns, [], live.PHONE):
        read_with(page, "Bridges, Castles & Bazaars")
        page.get_by_role("heading", name=WHICH).wait_for(timeout=60_000)
        page.get_by_role("heading", name="Is one of these on the table as well?").scroll_into_view_if_needed()
        check(page)
        fits(page)
        button(page, "bridge")
        page.locator(".board-tile[data-at='0,0']").click(position={"x": 8, "y": 8})
        expect(page.get_by_text("There is nothing on this tile for it to stand on.")).to_be_visible()
        check(page)
        with page.expect_request(lambda one: one.method == "PATCH") as request:
            page.locator(".board-tile[data-at='1,0']").click(position={"x": 8, "y": 8})
        (correction,) = (request.value.post_data_json or {})["corrections"]
        assert correction == {"token": "bridge", "x": 1, "y": 0, "count": 1, "edges": ["N", "S"]}
        expect(page.locator(".board .token")).to_have_count(1)
