"""Details of the photo screens: smaller uploads, cancelling, the first glance, points from the track, live
scores, starting a match."""

from __future__ import annotations

import io
import json
import re
from typing import Any

import cv2
import numpy as np
from PIL import Image
from playwright.sync_api import Page, Request, Route, expect

from tests.web import live
from tests.web.match_page import has_points

PHOTO = re.compile(r"/api/v1/photos/[^/?]+$")


def changed(page: Page, **more: Any) -> None:
    """Add this to every answer about a photo from now on."""

    def answer(route: Route) -> None:
        if route.request.method != "GET":
            route.continue_()
            return
        fetched = route.fetch()
        route.fulfill(response=fetched, body=json.dumps({**fetched.json(), **more}))

    page.route(PHOTO, answer)


def large(turned: bool = False) -> bytes:
    """A photo of 12 megapixels, red at its upper left when upright; `turned`: as phones store it."""
    chance = np.random.default_rng(1)
    picture = chance.integers(0, 255, (3000, 4000, 3), np.uint8)
    picture = cv2.GaussianBlur(picture, (0, 0), 2)
    picture[:600, :800] = (255, 0, 0)
    image, exif = Image.fromarray(picture), Image.Exif()
    if turned:
        image = image.transpose(Image.Transpose.ROTATE_90)
        exif[0x0112] = 6
    file = io.BytesIO()
    image.save(file, "JPEG", quality=92, exif=exif)
    return file.getvalue()


def sent(page: Page, picture: bytes) -> Image.Image:
    """The picture that is uploaded when this one is chosen."""
    uploads: list[Request] = []
    page.route(
        re.compile(r"/api/v1/photos$"),
        lambda route: (uploads.append(route.request), route.abort()),
    )
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/photos")):
        live.send_photo(page, picture)
    body = uploads[0].post_data_buffer or b""
    start = body.index(b"\xff\xd8\xff")
    return Image.open(io.BytesIO(body[start:]))


def test_a_large_photo_is_made_smaller_before_it_is_sent(page: Page, expected: list[str]) -> None:
    expected.append("Failed to load resource")
    small = sent(page, large())
    assert small.size == (3200, 2400)


def test_a_turned_photo_stays_upright(page: Page, expected: list[str]) -> None:
    expected.append("Failed to load resource")
    small = sent(page, large(turned=True))
    assert small.size == (3200, 2400)
    assert small.getexif().get(0x0112, 1) == 1
    red = np.asarray(small.convert("RGB"))[200, 200]
    assert red[0] > 200
    assert red[2] < 60


def test_a_small_photo_is_sent_as_it_is(page: Page, picture: bytes, expected: list[str]) -> None:
    expected.append("Failed to load resource")
    assert sent(page, picture).size == Image.open(io.BytesIO(picture)).size


def test_sending_and_reading_are_cancelled_and_the_photo_is_gone(
    page: Page, picture: bytes, expected: list[str]
) -> None:
    expected.append("404")
    sending = re.compile(r"/api/v1/photos$")
    page.route(sending, lambda route: None)  # still being sent
    live.send_photo(page, picture)
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-role=choose]")).to_be_focused()
    page.unroute(sending)
    grid = [[[10, 10], [50, 10], [50, 50], [10, 50]]]
    quality = {"warnings": ["dark"], "hopeless": None}
    changed(page, status="reading", stage="cells", tiles=[], quality=quality, grid=grid)
    live.send_photo(page, picture)
    expect(page.locator(".is-now")).to_contain_text("Recognising each tile")
    expect(page.get_by_text("The picture is dark.")).to_be_visible()
    expect(page.get_by_role("img", name="The picture with the grid of 1 tile")).to_be_visible()
    photo = page.url.rpartition("/")[2]
    with page.expect_response(lambda answer: answer.request.method == "DELETE") as deleted:
        page.get_by_role("button", name="Cancel").click()
    assert deleted.value.status == 204
    page.unroute(PHOTO)
    expect(page.get_by_role("heading", name="Score a photo")).to_be_visible()
    page.goto(f"/#/photo/{photo}")
    expect(page.get_by_role("alert")).to_contain_text("is gone")


def test_another_picture_takes_the_place_of_the_one_being_sent(page: Page, picture: bytes) -> None:
    sending, held = re.compile(r"/api/v1/photos$"), []

    def answer(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)  # still being sent

    page.route(sending, answer)
    with page.expect_request(sending) as first:
        live.send_photo(page, picture)
    with page.expect_event("requestfailed", lambda request: request == first.value):
        live.send_photo(page, picture)
    expect(page.get_by_role("heading", name="Which tile is this?")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.getItem('tile-referee.photos')).length") == 1


def test_scores_follow_every_correction(table: Page) -> None:
    totals = table.locator(".live-total")
    expect(totals.first).to_be_visible()
    before = totals.all_inner_texts()
    table.locator(".candidate").last.click()
    expect(table.locator(".eyebrow")).to_have_text("2 things to check")
    expect(totals.first).to_be_visible()
    table.get_by_role("button", name="Skip all questions").click()
    expect(table.locator(".live-scores")).to_contain_text("So far:")
    assert before


HELD = """() => {
    const real = window.fetch;
    window.fetch = async (address, options) => {
        const answer = await real(address, options);
        if (!options?.body?.includes('"final":false')) return answer;
        const json = answer.json.bind(answer);
        answer.json = async () => {
            const said = await json();
            setTimeout(() => window.heard()); // after all that follows from it
            return said;
        };
        await new Promise((go) => { window.letGo = go; });
        return answer;
    };
}"""


def test_the_scores_shown_are_those_that_were_requested_last(table: Page) -> None:
    """The scores now are answered after the final scores, which were requested later."""
    table.get_by_role("button", name="Skip all questions").click()
    table.get_by_role("button", name="Show the scores").click()
    sheet, totals = table.locator(".sheet"), table.locator(".total-points")
    expect(totals).to_have_text(["8", "8", "7", "4"])
    table.evaluate(HELD)
    table.get_by_role("button", name="Right now").click()
    table.wait_for_function("() => Boolean(window.letGo)")
    with table.expect_response("**/api/v1/scores"):
        table.get_by_role("button", name="At the end").click()
    expect(sheet).not_to_have_attribute("aria-busy", "true")
    table.evaluate("new Promise((done) => { window.heard = done; window.letGo(); })")
    assert totals.all_inner_texts() == ["8", "8", "7", "4"]


def test_a_line_that_is_no_longer_there_is_no_longer_lit(table: Page) -> None:
    table.get_by_role("button", name="Skip all questions").click()
    table.get_by_role("button", name="Show the scores").click()
    line = table.get_by_role("button", name=re.compile("Blue scores 7"))
    line.click()
    expect(table.locator(".board-above .lit")).to_have_count(7)
    table.get_by_role("button", name="Right now").click()
    expect(line).to_have_count(0)
    expect(table.locator(".board-above .lit")).to_have_count(0)


def test_points_that_were_typed_stay_until_they_are_added(table: Page) -> None:
    """Meanwhile people open a tile and correct one; one of the colours is not played."""
    scores = table.get_by_role("button", name="Show the scores")
    points = table.locator(".points")
    table.get_by_role("button", name="Skip all questions").click()
    scores.click()
    table.get_by_text("Add the points scored earlier").click()
    points.get_by_label("Red").fill("31")
    table.get_by_label("Another player…").select_option("Black")
    points.get_by_label("Black").fill("12")
    table.locator("[data-at='2,1']").click()
    table.get_by_role("button", name="That's right").click()
    scores.click()
    expect(points.get_by_label("Red")).to_have_value("31")
    expect(points.get_by_label("Black")).to_have_value("12")
    points.get_by_label("Black").fill("")
    with table.expect_response(PHOTO) as response:
        table.get_by_role("button", name="Add to the scores").click()
    red = next(one for one in response.value.json()["position"]["players"] if one["id"] == "red")
    assert red["points"] == 31
    expect(points.get_by_label("Black")).to_have_count(0)
    expect(points.get_by_label("Red")).to_have_value("31")


def test_points_are_offered_from_the_track(page: Page, picture: bytes) -> None:
    marker = {"colour": "blue", "points": 64, "field": 14, "lying": True, "confidence": 0.6, "point": [1, 1]}
    changed(page, points=[marker], track={"layout": "spiral", "quad": [[0, 0]] * 4, "confidence": 1})
    live.send_photo(page, picture)
    page.get_by_role("button", name="Skip all questions").click()
    page.get_by_role("button", name="Show the scores").click()
    blue = page.get_by_role("spinbutton", name="Blue")
    expect(blue).to_have_value("64")
    page.get_by_role("checkbox", name="lying down (+50)").uncheck()
    expect(blue).to_have_value("14")
    expect(page.get_by_text("space 14, 60% sure")).to_be_visible()
    page.get_by_role("checkbox", name="lying down (+50)").check()
    expect(blue).to_have_value("64")


def test_a_match_from_a_photo_goes_on_from_the_points_so_far(page: Page, picture: bytes) -> None:
    """Blue was read, lying; black is on the track only; red is entered now, the others have none."""
    markers = [
        {"colour": "blue", "points": 64, "field": 14, "lying": True, "confidence": 0.6, "point": [1, 1]},
        {"colour": "black", "points": 12, "field": 12, "lying": False, "confidence": 0.9, "point": [9, 9]},
    ]
    changed(page, points=markers)
    live.send_photo(page, picture)
    page.get_by_role("button", name="Skip all questions").click()
    page.get_by_role("button", name="Start a match from this table").click()
    expect(page.get_by_text("The match begins with the table in your photo")).to_be_visible()
    expect(page.get_by_text("Read from the scoreboard")).to_be_visible()
    points = page.get_by_role("region", name="Points scored earlier")
    expect(points.get_by_role("spinbutton", name="Blue")).to_have_value("64")
    points.get_by_role("checkbox", name="lying down (+50)").first.uncheck()
    points.get_by_role("spinbutton", name="Red").fill("31")
    page.get_by_role("button", name="Start the match").click()
    expect(page).to_have_url(re.compile("#/match/(?!new)"))
    has_points(page, blue=14, black=12, red=31, green=0)


def test_a_second_board_is_reported_at_once_and_once(page: Page, picture: bytes) -> None:
    sentence = "There is more than one board in the picture."
    finding = {"finding": "second-board", "severity": "warning", "says": sentence, "quad": []}
    changed(page, findings=[finding, finding])
    live.send_photo(page, picture)
    expect(page.get_by_role("heading", name="Which tile is this?")).to_be_visible()
    expect(page.get_by_text(sentence)).to_have_count(1)
    page.get_by_role("button", name="Later").click()
    expect(page.get_by_text(sentence)).to_have_count(0)
    page.get_by_role("button", name="Skip all questions").click()
    expect(page.get_by_role("heading", name="questions are left open")).to_be_visible()
    expect(page.get_by_text(sentence)).to_be_in_viewport()


def test_the_cause_is_stated_in_words_to_act_on(page: Page, picture: bytes) -> None:
    changed(page, status="unreadable", stage="lattice", cause="far", reason="Go closer.", tiles=[])
    live.send_photo(page, picture)
    expect(page.locator(".advice")).to_have_text("Go closer.")
    expect(page.get_by_role("alert").get_by_role("listitem")).to_have_count(0)  # it is all that helps
    sets = page.get_by_text("Are other sets on the table?")
    expect(sets).to_have_count(0)
    changed(page, status="unreadable", stage="cells", cause="sets", reason="Check the sets.", tiles=[])
    page.reload()
    expect(page.locator(".advice")).to_have_text("Check the sets.")
    expect(sets).to_be_visible()


def test_an_answer_that_raises_a_question_is_counted(table: Page) -> None:
    """The number of questions stayed as if the answer had been lost."""

    def one_more(route: Route) -> None:
        if route.request.method != "PATCH":
            return route.continue_()
        answer = route.fetch()
        photo = answer.json()
        photo["doubts"].append({**photo["doubts"][0], "x": 1, "y": 1, "reason": "missing", "figure": None})
        return route.fulfill(response=answer, json=photo)

    table.route(PHOTO, one_more)
    expect(table.locator(".eyebrow")).to_have_text("3 things to check")
    table.locator(".candidate[data-tile='base/P']").click()
    expect(table.locator(".eyebrow")).to_have_text("3 things to check, 1 new since your answer")
    table.get_by_role("button", name="Later", exact=True).click()
    expect(table.locator(".eyebrow")).to_contain_text("2 things to check")
