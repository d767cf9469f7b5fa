"""Pictures of the page for the documentation, of what we drew only: `python -m tests.web.screenshots`."""

from __future__ import annotations

import io
import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.web import live
from tests.web.table import jpeg

IMAGES = Path(__file__).resolve().parents[2] / "docs" / "images"
STRIP = ("check", "board", "line")  # side by side in page.png
GAP = 40
LARGE = 200_000  # bytes from which a picture is kept with 256 colours


def start(page: Page) -> None:
    """The start page with its choices."""
    page.get_by_label("Edition").wait_for()
    page.locator(".hero-tiles svg").first.wait_for()


def check(page: Page) -> None:
    """The first doubt of the drawn table."""
    live.send_photo(page, jpeg())
    page.get_by_role("heading", name="Which tile lies here?").wait_for()


def figure(page: Page) -> None:
    """The question about a figure."""
    page.locator(".candidate").first.click()
    page.get_by_role("heading", name="Is this figure right?").wait_for()


def board(page: Page) -> None:
    """Everything checked, the board as drawn from the definitions."""
    page.get_by_role("button", name="That is right").click()
    page.get_by_role("button", name="No, nothing here").click()
    page.get_by_role("heading", name="Everything is checked").wait_for()
    page.get_by_role("button", name="Drawn", exact=True).click()


def tile(page: Page) -> None:
    """A tile that was read wrongly, and the others it may be."""
    page.locator("[data-at='0,1']").click()
    page.get_by_role("searchbox", name="Find a tile").fill("base/N")
    page.locator(".tile-grid [data-tile='base/N']").click()
    page.locator(".turns [data-rotation='180']").click()
    page.get_by_role("heading", name="Everything is checked").wait_for()
    page.locator("[data-at='1,-1']").click()
    page.get_by_role("heading", name="Tile in").wait_for()


def feature(page: Page) -> None:
    """A figure: whose it is and on what it stands."""
    page.get_by_role("button", name=re.compile("^Change: ")).click()
    page.locator(".feature-map").scroll_into_view_if_needed()


def scores(page: Page) -> None:
    """The totals, with the points so far."""
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_role("button", name="Show the scores").click()
    for colour, points in (("Red", "31"), ("Blue", "24"), ("Green", "18"), ("Yellow", "40")):
        page.get_by_role("spinbutton", name=colour).fill(points)
    page.get_by_role("button", name="Add to the scores").click()
    page.get_by_text("The whole score:").wait_for()


def line(page: Page) -> None:
    """One score line with its arithmetic; its tiles are lit."""
    page.get_by_role("button", name=re.compile("Blue gets 7")).click()
    page.locator(".line:has([aria-expanded=true]) .parts").scroll_into_view_if_needed()


VIEWS: tuple[Callable[[Page], None], ...] = (start, check, figure, board, tile, feature, scores, line)


LOOKS = {  # which views are kept in which look
    "phone": {view.__name__ for view in VIEWS},
    "phone-dark": {"check", "scores"},
    "desktop": {"start", "check", "line"},
}


def take(browser: Browser, address: str, size: dict[str, int], look: str, dark: bool = False) -> None:
    """All views in one size and theme, as page-<view>-<look>.png."""
    session = live.context(browser, address, size, dark)
    page = session.new_page()
    page.goto("/")
    for view in VIEWS:
        view(page)
        page.mouse.move(0, 0)
        page.evaluate("document.activeElement?.blur()")
        if view.__name__ in LOOKS[look]:
            keep(Image.open(io.BytesIO(page.screenshot())), f"page-{view.__name__}-{look}")
    session.close()


def keep(picture: Image.Image, name: str) -> None:
    """Keep a picture small enough for a repository: three quarters of the size, fewer colours if need be."""
    size = (picture.width * 3 // 4, picture.height * 3 // 4)
    small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    path = IMAGES / f"{name}.png"
    small.save(path, optimize=True)
    if path.stat().st_size > LARGE:
        small.quantize(256, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


def strip() -> None:
    """page.png: the views that tell the story, side by side."""
    pictures = [Image.open(IMAGES / f"page-{name}-phone.png").convert("RGB") for name in STRIP]
    width, height = pictures[0].size
    row = Image.new("RGB", (width * len(STRIP) + GAP * (len(STRIP) - 1), height), "white")
    for place, picture in enumerate(pictures):
        row.paste(picture, (place * (width + GAP), 0))
    keep(row, "page")


def main() -> None:
    """Takes them all."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        live.server(Path(folder)) as address,
        live.browser() as browser,
    ):
        take(browser, address, live.PHONE, "phone")
        take(browser, address, live.PHONE, "phone-dark", dark=True)
        take(browser, address, live.DESKTOP, "desktop")
    strip()


if __name__ == "__main__":
    main()
