"""What people see when something fails, and that nothing is lost."""

from __future__ import annotations

import cv2
import numpy as np
from flask import Flask
from playwright.sync_api import Page, Route, expect

from api.http.problem import Problem, answer
from tests.web import live

FAILED = "Failed to load resource"


def away(page: Page, pattern: str) -> None:
    """From now on the server is unreachable at these addresses."""
    page.route(pattern, lambda route: route.abort())


def test_server_away_while_sending(page: Page, picture: bytes, expected: list[str]) -> None:
    expected.append(FAILED)
    away(page, "**/api/v1/photos")
    live.send_photo(page, picture)
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.unroute("**/api/v1/photos")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Which tile is this?")).to_be_visible()


def test_server_away_while_correcting(table: Page, expected: list[str]) -> None:
    expected.append(FAILED)
    away(table, "**/api/v1/photos/*")
    table.locator(".candidate[data-tile='base/O']").click()
    expect(table.get_by_role("alert")).to_contain_text("Nothing is lost")
    expect(table.get_by_role("heading", name="Which tile is this?")).to_be_visible()
    table.unroute("**/api/v1/photos/*")
    table.get_by_role("button", name="Try again").click()
    expect(table.get_by_role("heading", name="Is this figure right?")).to_be_visible()
    expect(table.get_by_role("alert")).to_have_count(0)


def test_server_away_while_scoring(table: Page, expected: list[str]) -> None:
    expected.append(FAILED)
    table.get_by_role("button", name="Skip all questions").click()
    away(table, "**/api/v1/scores")
    table.get_by_role("button", name="Show the scores").click()
    expect(table.get_by_role("alert")).to_contain_text("The server does not answer")
    table.unroute("**/api/v1/scores")
    table.get_by_role("button", name="Try again").click()
    expect(table.get_by_role("heading", name="Line by line")).to_be_visible()


def test_an_unreadable_photo_shows_where_it_stopped_and_what_to_do(page: Page) -> None:
    grey = cv2.imencode(".jpg", np.full((200, 300, 3), 128, np.uint8))[1].tobytes()
    live.send_photo(page, grey)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("This photo cannot be read")
    expect(alert).to_contain_text("looking for the grid of tiles")
    expect(alert).to_contain_text("straight above")
    page.get_by_role("link", name="Try another photo").click()
    expect(page.get_by_text("Take a photo", exact=True)).to_be_visible()


def test_a_file_that_is_not_a_picture_or_is_damaged(page: Page, picture: bytes, expected: list[str]) -> None:
    """Sending it again would not help: the page wants another picture, and shows the reason once."""
    expected.append(FAILED)
    alert = page.get_by_role("alert")
    for file, why in (
        (b"these are only words", "a JPEG, PNG, WebP or HEIC"),
        (picture[:3000], "this file is damaged"),
    ):
        live.send_photo(page, file, "notes.jpg")
        expect(alert).to_contain_text(f"Choose another one: {why}")
        expect(alert.get_by_role("button")).to_have_count(0)
        expect(alert.get_by_role("listitem")).to_have_count(0)


def test_a_busy_server_is_reported_with_its_reason(page: Page, picture: bytes, expected: list[str]) -> None:
    expected.append(FAILED)

    def busy(route: Route) -> None:
        body = '{"type": "busy", "title": "Busy", "status": 503, "detail": "Too many photos wait."}'
        route.fulfill(
            status=503, content_type="application/problem+json", headers={"Retry-After": "5"}, body=body
        )

    page.route("**/api/v1/photos", busy)
    live.send_photo(page, picture)
    expect(page.get_by_role("alert")).to_contain_text("The photo reader is busy")
    expect(page.get_by_role("alert")).to_contain_text("Too many photos wait.")


def test_messages_for_programmers_are_not_shown_to_people(
    page: Page, picture: bytes, expected: list[str]
) -> None:
    """For problems with only the generic title of their kind, the page has specific texts."""
    expected.append(FAILED)
    kinds = ["busy", "too-many", "bug", "being-answered"]
    with Flask("elsewhere").test_request_context():
        refusals = [answer(Problem(kind)) for kind in kinds]

    def refuse(route: Route) -> None:
        refused = refusals.pop(0)
        route.fulfill(status=refused.status_code, content_type=refused.mimetype, body=refused.get_data())

    page.route("**/api/v1/photos", refuse)
    for kind in kinds:
        page.goto("/#/")
        expect(page.get_by_role("link", name="Score a photo"), kind).to_be_visible()
        live.send_photo(page, picture)
        expect(page.get_by_role("alert"), kind).to_contain_text("ry again")
        expect(page.get_by_role("alert").get_by_role("listitem"), kind).to_have_count(0)


def test_another_users_photo(page: Page, expected: list[str]) -> None:
    expected.append(FAILED)
    page.goto("/#/photo/nobody")
    expect(page.get_by_role("alert")).to_contain_text("This photo is gone")
    page.goto("/#/photo/nobody/wrong-token")
    expect(page.get_by_role("alert")).to_contain_text("This photo is gone")
    page.get_by_role("link", name="Home").last.click()
    expect(page.get_by_role("link", name="Score a photo")).to_be_visible()
