"""Actions on a drawn board, for the tests of the editors and of disputes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.conftest import opened
from tests.web.sizes import SIZES


def sized(chromium: Browser, address: str, expected: list[str], size: str, start: str) -> Iterator[Page]:
    """A page at this address, in a separate session."""
    for page in opened(chromium, address, expected, SIZES[size]):
        page.goto(f"/{start}")
        yield page


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def back(page: Page) -> None:
    press(page, "Back")


def cell(page: Page, x: int, y: int) -> Locator:
    """A cell of the board: a tile, an empty place, or a possible placement."""
    return page.locator(f".board [data-at='{x},{y}']")


SPOT = """([where, right, down]) => {
    const box = document.querySelector(where)?.getBoundingClientRect();
    return box?.width ? [box.x + box.width * right, box.y + box.height * down] : null;
}"""


def spot(page: Page, where: str, right: float = 0.5, down: float = 0.5) -> tuple[float, float]:
    """A point on the element, in fractions of its size. The page may be redrawing it."""
    x, y = page.wait_for_function(SPOT, arg=[where, right, down]).json_value()
    return x, y


def tap(page: Page, x: int, y: int) -> None:
    """Tap a tile near its corner, where no figure is."""
    page.mouse.click(*spot(page, f".board [data-at='{x},{y}'] .cell", 0.12, 0.88))


def lay(page: Page, x: int, y: int, tile: str, turns: int = 0) -> None:
    """Place a tile on an empty cell, and turn it so many times."""
    cell(page, x, y).click()
    page.locator(f".tile-grid [data-tile='{tile}']").click()
    page.get_by_role("heading", name="Tile:").wait_for()
    for _ in range(turns):
        press(page, "Rotate")


def first(page: Page, tile: str) -> None:
    """Place the first tile of an empty table."""
    press(page, "Place the first tile")
    page.locator(f".tile-grid [data-tile='{tile}']").click()
    page.get_by_role("heading", name="Tile: row 1, column 1").wait_for()


ON_TOP = """where => {
    const node = document.querySelector(where);
    if (!node) return null;
    node.ownerSVGElement.scrollIntoView({block: 'nearest'});
    const box = node.getBoundingClientRect();
    for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
        const [x, y] = [box.x + (box.width * i) / 20, box.y + (box.height * j) / 20];
        if (document.elementFromPoint(x, y) === node) return [x, y];
    }
    return null;
}"""


def feature(page: Page, kind: str) -> None:
    """Tap a feature of this kind on the tile in the panel, where no other covers it."""
    page.mouse.click(*page.wait_for_function(ON_TOP, arg=f".feature-map [data-kind='{kind}']").json_value())


def tab_to(page: Page, name: str, most: int = 90) -> None:
    """Press Tab until the control of that name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"
            " || document.activeElement.closest('label')?.innerText"
            " || document.activeElement.placeholder || ''"
        )
        if focused.strip().lower().startswith(name.lower()):  # a style begins buttons with a capital
            return
    raise AssertionError(f"{name} is not reached with Tab")


def label(page: Page, x: int, y: int, text: str | re.Pattern[str]) -> None:
    """Assert the description of a cell for screen readers."""
    expect(cell(page, x, y)).to_have_attribute("aria-label", text)
