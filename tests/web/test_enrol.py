"""Photos of single tiles: corrections stay, uploads behave like those of a table."""

from __future__ import annotations

import io
import json
import re
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, Route, expect

from tests.api.test_enrolment import ARTS, NAMES
from tests.soak.screens import twice_as_large
from tests.web import live
from tests.web.drawing import spot
from tests.web.match_page import API
from tests.web.test_photo_games import READ, kept_set, looked_at, put_right, shown
from tests.web.test_photo_screens import large
from training.synthetic.loose_tiles import loose

SENT = re.compile(r"/enrolment$")
FAILED = "Failed to load resource"


@pytest.fixture
def box(page: Page, address: str) -> Page:
    """The screen of a user's box without pictures."""
    id = kept_set(page, address)
    page.goto(f"/#/enrol/{id.replace('/', '%2F')}")
    expect(page.locator("[data-role=choose]")).to_be_attached()
    return page


def few(seed: int = 8, names: list[str] = NAMES[:2], columns: int = 2) -> bytes:
    return loose(seed, names, ARTS, columns).jpeg


def choose(page: Page, *pictures: bytes) -> None:
    files = [{"name": f"{n}.jpg", "mimeType": "image/jpeg", "buffer": one} for n, one in enumerate(pictures)]
    page.locator("[data-role=choose]").set_input_files(files)  # type: ignore[arg-type]


def refusal(kind: str, status: int, **more: Any) -> dict[str, Any]:
    """The server's answer when it refuses pictures."""
    body = {"type": f"/api/v1/docs#{kind}", "title": kind, "status": status, "detail": "No.", **more}
    return {"status": status, "content_type": "application/problem+json", "body": json.dumps(body)}


def unsure(page: Page) -> None:
    """From now on every card needs a check."""

    def answer(route: Route) -> None:
        fetched = route.fetch(timeout=READ)
        body = fetched.json()
        for one in body["proposals"]:
            one["suggestion"]["sure"] = False
        route.fulfill(response=fetched, body=json.dumps(body))

    page.route(SENT, answer)


def card(page: Page, proposal: int) -> Locator:
    return page.locator(f"[data-proposal='{proposal}']")


def name_it(page: Page, proposal: int, tile: str) -> None:
    """Name the tile of a card."""
    one = put_right(page, proposal)
    one.locator("[data-act=enrol-all]").click()
    one.get_by_role("searchbox").fill(tile)
    one.locator(f"[data-tile='{tile}'].small").click()


def turned(page: Page, proposal: int) -> str:
    """The rotation in which the tile of a card is drawn."""
    return card(page, proposal).locator(".enrol-drawn").inner_html()


def test_confirmations_stay_with_more_pictures_and_when_reloaded(box: Page) -> None:
    unsure(box)
    found = shown(box, loose(8, NAMES[:3], ARTS, 3)).count()
    name_it(box, 0, "gold-rush/17")
    card(box, 0).locator("[data-act=enrol-right]").click()
    card(box, 1).locator("[data-act=enrol-turn]").click()
    lies = turned(box, 1)
    draw = put_right(box, 2)
    draw.locator("[data-act=enrol-draw]").click()
    draw.locator("[data-act=add-mountain]").click()  # still on no side: incomplete
    expect(draw.locator("[data-act=enrol-right]")).to_be_disabled()
    features = draw.get_by_role("radio").count()
    assert twice_as_large(box) == []

    with box.expect_response(lambda answer: answer.request.method == "POST", timeout=READ):
        choose(box, few(9, NAMES[5:7], 2))
    expect(box.locator("[data-proposal]")).to_have_count(found + 2, timeout=READ)
    expect(draw.get_by_role("radio")).to_have_count(features)  # the drawing continues

    def as_confirmed() -> None:
        expect(card(box, 0).locator(".enrol-brief")).to_contain_text("17")
        assert turned(box, 1) == lies
        expect(card(box, 2)).to_contain_text("Which tile is it?")

    as_confirmed()
    box.reload()
    as_confirmed()
    draw = put_right(box, 2)
    draw.locator("[data-act=enrol-draw]").click()
    expect(draw.get_by_role("radio")).to_have_count(features)
    draw.locator("[data-act=enrol-none]").click()

    card(box, 1).locator("[data-act=enrol-right]").click()
    box.get_by_text("A wrong picture?").click()
    box.locator("[data-act=enrol-drop]").click()
    box.locator("[data-act=enrol-save]").click()
    expect(box.get_by_text(f"Left out ({found})")).to_be_visible(timeout=READ)  # two of them the new ones
    expect(box.get_by_text("Learnt (2)")).to_be_visible()
    assert twice_as_large(box) == []
    assert box.evaluate("sessionStorage.length") == 0


def test_pictures_go_out_in_lots_and_none_is_lost_without_a_word(box: Page, expected: list[str]) -> None:
    expected.append(FAILED)
    lots = []

    def answer(route: Route) -> None:
        lots.append((route.request.post_data_buffer or b"").count(b'filename="photo"'))
        if len(lots) == 1:
            route.fulfill(**refusal("bad-content", 422, errors={"photo": ["No tiles were found."]}))
        else:
            route.continue_()

    box.route(SENT, answer)
    choose(box, b"1", b"2", b"3", few(), b"5")
    expect(box.locator("[data-proposal]").first).to_be_visible(timeout=READ)
    expect(box.get_by_role("alert")).to_contain_text("This picture cannot be used")
    expect(box.get_by_text("Pictures 1 to 3 of 5")).to_be_visible()
    assert lots == [3, 2]


def test_a_picture_is_made_smaller_and_its_sending_cancelled(box: Page) -> None:
    lots: list[Route] = []
    box.route(SENT, lambda route: lots.append(route))  # still being sent
    with box.expect_request(SENT) as sent:
        choose(box, large(), b"2", b"3", b"4")
    body = sent.value.post_data_buffer or b""
    assert Image.open(io.BytesIO(body[body.index(b"\xff\xd8\xff") :])).size == (3200, 2400)
    expect(box.get_by_role("progressbar")).to_be_visible()
    chooser = box.locator("[data-role=choose]")
    expect(chooser).to_be_disabled()
    with box.expect_event("requestfailed", lambda request: request == sent.value):
        box.get_by_role("button", name="Cancel").click()
    expect(chooser).to_be_focused()
    expect(box.get_by_role("progressbar")).to_have_count(0)
    assert len(lots) == 1  # nor is the rest sent


def test_repeated_uploads_are_the_same_and_too_many_open_ones_are_reported(
    box: Page, expected: list[str]
) -> None:
    expected.append(FAILED)
    keys = []

    def answer(route: Route) -> None:
        keys.append(route.request.headers["idempotency-key"])
        if len(keys) == 1:
            route.abort()
        elif len(keys) == 2:
            route.fulfill(**refusal("full", 409))
        else:
            route.continue_()

    box.route(SENT, answer)
    choose(box, few())
    alert = box.get_by_role("alert")
    for words in ("The server does not answer", "Too many tiles are still unidentified"):
        expect(alert).to_contain_text(words)
        alert.get_by_role("button", name="Try again").click()
    expect(box.locator("[data-proposal]").first).to_be_visible(timeout=READ)
    expect(alert).to_have_count(0)
    assert len(keys) == 3
    assert len(set(keys)) == 1


def test_a_double_tap_confirms_nothing_of_the_next_card(box: Page) -> None:
    unsure(box)
    found = shown(box, loose(8, NAMES[:4], ARTS, 4)).count()
    box.clock.install()
    box.clock.pause_at(box.evaluate("Date.now()") + 1000)
    place = "[data-act=enrol-right]"
    box.locator(place).first.scroll_into_view_if_needed()
    box.touchscreen.tap(*spot(box, place))
    box.touchscreen.tap(*spot(box, place))  # where the next one has moved
    expect(box.locator("[data-act=enrol-right]")).to_have_count(found - 1)
    box.clock.run_for(400)
    box.touchscreen.tap(*spot(box, place))
    expect(box.locator("[data-act=enrol-right]")).to_have_count(found - 2)


def test_replaced_cards_are_shown_and_nothing_is_confirmed_of_them(box: Page, expected: list[str]) -> None:
    expected.append(FAILED)
    unsure(box)
    found = shown(box, loose(8, NAMES[:2], ARTS, 2)).count()
    card(box, 0).locator("[data-act=enrol-right]").click()
    patches = []

    def answer(route: Route) -> None:
        if route.request.method == "PATCH":
            patches.append(route.request.post_data_json)
            route.fulfill(**refusal("stale", 409))
        else:
            fetched = route.fetch(timeout=READ)
            body = fetched.json() | {"begun": "another"}
            for one in body["proposals"]:
                one["suggestion"]["sure"] = False
            route.fulfill(response=fetched, body=json.dumps(body))

    box.route(SENT, answer)
    box.locator("[data-act=enrol-save]").click()
    expect(box.get_by_role("alert")).to_contain_text("deleted elsewhere")
    assert patches[0]["begun"]
    expect(box.locator("[data-act=enrol-right]")).to_have_count(found)
    expect(box.locator("[data-act=enrol-save]")).to_have_count(0)
    assert box.evaluate("sessionStorage.length") == 0


@pytest.mark.parametrize("size", [live.SMALL], ids=["360"])
def test_a_new_box_by_photos_a_tile_drawn_as_it_looks_one_named_and_one_that_is_none(
    page: Page, expected: list[str]
) -> None:
    page.goto("/#/photo")
    page.locator("select[name=game]").select_option("gold-rush")
    page.locator("[data-act=own-photos]").click()
    expect(page.get_by_role("heading", name="Photos of my tiles")).to_be_visible()
    empty = page.url
    page.go_back()
    page.locator("[data-act=own-photos]").click()  # the box that is still empty, not a second one
    expect(page).to_have_url(empty)
    cards = shown(page, loose(8, NAMES[:3], ARTS, 3))
    found = cards.count()
    assert found >= 3

    card = put_right(page, 0)
    card.locator("[data-act=enrol-draw]").click()
    sides = card.locator(".tile-canvas .side")
    expect(sides.first).to_be_visible()
    assert card.get_by_role("radio").count() >= 1  # what its colours and lines suggest
    card.locator("[data-act=add-mountain]").click()
    edges = (card.locator("img").get_attribute("alt") or "")[-4:]
    card.locator(f".side[data-side='{'NESW'[edges.index('P')]}']").click()
    expect(card.get_by_text("mountain")).not_to_have_count(0)
    expect(card.get_by_text("This tile is correct.")).to_be_visible()
    card.locator("[data-act=enrol-right]").click()

    card = put_right(page, 1)
    card.locator("[data-act=enrol-all]").click()
    expect(card.get_by_role("searchbox")).to_be_in_viewport()
    card.get_by_role("searchbox").fill("gold-rush/17")
    card.locator("[data-tile='gold-rush/17'].small").click()
    for other in range(2, found):
        put_right(page, other).locator("[data-act=enrol-none]").click()
    looked_at(page)
    known = page.locator(".scope", has_text="2 of 2 tiles can be recognised")
    expect(known).to_be_visible(timeout=READ)

    id = page.evaluate("JSON.parse(localStorage['tile-referee.catalogs'])[0].id")
    catalog = page.request.get(f"{API}/catalogs/{id.replace('/', '%2F')}").json()
    named, made = sorted(catalog["tiles"], key=lambda tile: str(tile["id"]))
    assert named["id"] == "gold-rush/17"  # and no placeholder tile
    assert any(feature["kind"] == "mountain" and feature["edges"] for feature in made["features"])

    page.get_by_role("link", name="Score a photo").click()
    expected.append("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    page.locator("[data-act=own-photos]").press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("[data-act=own-photos]")).to_be_focused()
    page.context.set_offline(False)
    page.locator("[data-act=own-photos]").click()
    expect(page.get_by_text("“My tiles 2”")).to_be_visible()
    page.go_back()
    own = page.locator("input[name=catalog][value^='user/']")  # a box without tiles cannot be on the table
    expect(own).to_have_count(1)
    expect(page.get_by_label("My tiles", exact=True)).to_have_value(id)
