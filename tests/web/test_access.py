"""Accessibility: keyboard, screen readers, small screens, both themes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import cv2
import numpy as np
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.web import live

NAMES = "label-content-name-mismatch"  # what is read contains what is seen; experimental in axe
RULES = {
    "resultTypes": ["violations"],  # axe need not list the nodes of other results
    "runOnly": {
        "type": "tag",
        "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    },
    "rules": {NAMES: {"enabled": True}},
}


CONTRAST = {  # all that a theme changes
    "resultTypes": RULES["resultTypes"],
    "runOnly": {"type": "rule", "values": ["color-contrast"]},
}


AXE = Axe()
# What the button at the edge of the screen covers can be scrolled clear of it; axe takes it for too small.
STILL = """() => {
    for (const one of document.querySelectorAll(".setup-body > .button.big")) one.style.position = "static";
}"""


def violations(page: Page, rules: dict[str, Any] = RULES) -> list[str]:
    """What axe finds on the screen."""
    found = []
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.axe_script)
    page.evaluate(STILL)
    for one in page.evaluate("rules => axe.run(document, rules)", rules)["violations"]:
        nodes = [node["html"][:160] for node in one["nodes"]]
        if one["id"] == NAMES:  # a letter drawn on a figure or token is part of the picture, not its label
            nodes = [node for node in nodes if not node.startswith("<g ")]
        found += [f"axe: {one['id']} {node}" for node in nodes]
    return found


def check(page: Page, rules: dict[str, Any] = RULES) -> None:
    """Axe finds no fault on the screen."""
    assert violations(page, rules) == []


def skip(page: Page) -> None:
    page.get_by_role("button", name="Skip all questions").click()


def to_tile(page: Page) -> None:
    page.locator("[data-at='2,0']").click()
    page.get_by_role("heading", name="Tile:").wait_for()


def back(page: Page) -> None:
    page.locator(".panel .back-link").click()


def to_figure(page: Page) -> None:
    back(page)
    page.locator("[data-figure='1']").click()
    page.get_by_role("heading", name="Figure:").wait_for()


def to_drawn(page: Page) -> None:
    back(page)
    page.get_by_role("button", name="Drawn").click()


def to_scores(page: Page) -> None:
    page.get_by_role("button", name="Show the scores").click()
    page.locator(".line-face").first.click()


def to_rule(page: Page) -> None:
    page.locator(".line .rule").first.click()
    page.get_by_role("dialog").get_by_text("Source:").wait_for()


def to_figure_question(page: Page) -> None:
    page.get_by_role("button", name="Later").click()
    page.get_by_role("heading", name="Is this figure right?").wait_for()


VIEWS: dict[str, Callable[[Page], object]] = {  # each goes on from the one before
    "question": lambda page: None,
    "figure question": to_figure_question,
    "overview": skip,
    "tile": to_tile,
    "figure": to_figure,
    "drawn": to_drawn,
    "scores": to_scores,
    "rule": to_rule,
}


def shown_well(page: Page) -> None:
    """On a small phone in the light, and on a desktop in the dark: axe finds nothing, and all fits."""
    check(page)
    fits(page)
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(live.DESKTOP)
    check(page, CONTRAST)
    fits(page)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(live.SMALL)


FEW = {"form", "overview", "scores"}
OTHERS = {"form", *VIEWS} - FEW


@pytest.mark.parametrize("some", [FEW, OTHERS], ids=["few", "others"])
def test_axe_finds_nothing_nothing_sticks_out_and_targets_are_big(
    chromium: Browser, address: str, picture: bytes, some: set[str]
) -> None:
    with live.session(chromium, address, live.SMALL) as page:
        page.goto("/#/photo")
        page.locator("select[name=edition]").wait_for()
        if "form" in some:
            shown_well(page)
        live.send_photo(page, picture)
        page.get_by_role("heading", name="Which tile is this?").wait_for()
        for view, arrive in VIEWS.items():
            arrive(page)
            if view in some:
                shown_well(page)


def test_axe_finds_nothing_while_reading_and_when_unreadable(page: Page, picture: bytes) -> None:
    reading = {
        "status": "reading",
        "stage": "cells",
        "tiles": [],
        "figures": [],
        "doubts": [],
        "position": None,
    }
    page.route("**/api/v1/photos/*", lambda route: route.fulfill(json=reading))
    page.route("**/events", lambda route: route.fulfill(body="", content_type="text/event-stream"))
    live.send_photo(page, picture)
    expect(page.locator("[aria-current=step]")).to_contain_text("Recognising each tile")
    check(page)
    page.unroute_all()
    page.get_by_role("heading", name="Which tile is this?").wait_for()
    page.get_by_role("link", name="Home").click()
    live.send_photo(page, cv2.imencode(".jpg", np.full((200, 300, 3), 128, np.uint8))[1].tobytes())
    page.get_by_role("heading", name="This photo cannot be read").wait_for()
    check(page)


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the control of that name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || ''"
        )
        if focused.strip().lower().startswith(name.lower()):
            return
    raise AssertionError(f"{name} is not reached with Tab")


def test_the_whole_way_by_keyboard(table: Page) -> None:
    tab_to(table, "This one: road and city, rotated 270°")
    table.keyboard.press("Enter")
    expect(table.get_by_role("heading", name="Is this figure right?")).to_be_focused()
    tab_to(table, "That's right")
    table.keyboard.press("Enter")
    expect(table.get_by_role("heading", name="Is there a tile here?")).to_be_focused()
    tab_to(table, "No, nothing here")
    table.keyboard.press("Space")
    expect(table.get_by_role("heading", name="All checked")).to_be_focused()
    tab_to(table, "Show the scores")
    table.keyboard.press("Enter")
    expect(table.get_by_role("heading", name="Scores")).to_be_focused()


def test_the_board_by_keyboard(table: Page) -> None:
    skip(table)
    first = table.locator(".board-tile[tabindex='0']")
    expect(first).to_have_count(1)
    first.focus()
    table.keyboard.press("ArrowRight")
    expect(table.locator("[data-at='0,-2']")).to_be_focused()
    table.keyboard.press("ArrowDown")
    expect(table.locator("[data-at='0,-1']")).to_be_focused()
    view = table.locator("svg.board").get_attribute("viewBox")
    table.keyboard.press("+")
    expect(table.locator("svg.board")).not_to_have_attribute("viewBox", view or "")
    table.keyboard.press("Shift+ArrowLeft")
    table.keyboard.press("0")
    expect(table.locator("svg.board")).to_have_attribute("viewBox", view or "")
    table.keyboard.press("Enter")
    expect(table.get_by_role("heading", name="Tile: row 2, column 3")).to_be_focused()


def test_the_board_in_words(table: Page) -> None:
    skip(table)
    table.get_by_text("The board as text").click()
    entry = table.get_by_role("button", name="row 5, column 5: monastery and road")
    expect(entry).to_have_count(2)  # in the list and on the board
    entry.last.click()
    expect(table.get_by_role("heading", name="Tile: row 5, column 5")).to_be_visible()


def test_changes_are_announced(table: Page) -> None:
    expect(table.locator("#live")).to_have_text("3 things to check")
    skip(table)
    table.get_by_role("button", name="Show the scores").click()
    expect(table.locator("#live")).to_contain_text("Scored:")


WIDE = """() => [document.documentElement, ...document.querySelectorAll('.panel, .match-scroll')]
    .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => `${e.tagName} ${e.scrollWidth}`)"""
SMALL = """() => [...document.querySelectorAll(
        'button, a, select, summary, label.button, label.choice, label.swatch, textarea,' +
        'input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden])')]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.visually-hidden, [inert]'))
    .filter((e) => !e.matches('[tabindex="-1"]:not(.brand)'))
    .map((e) => [e.innerText || e.ariaLabel || e.name, e.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 47.5 || box.height < 47.5))
    .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""


def too_small(page: Page) -> list[str]:
    """Controls that are not 48 pixels high and wide."""
    return list(page.evaluate(SMALL))


def fits(page: Page) -> None:
    """No horizontal scrolling, and every control is at least 48 pixels high and wide."""
    assert page.evaluate(WIDE) == []
    assert too_small(page) == []


def test_text_twice_as_large_still_fits(chromium: Browser, address: str) -> None:
    with live.session(chromium, address, {"width": 640, "height": 800}) as page:
        page.goto("/#/photo")
        page.locator("select[name=edition]").wait_for()
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
