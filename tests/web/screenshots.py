"""Take pictures of every screen, in all languages and both themes.

Run by hand: `python -m tests.web.screenshots [screen ...]`.

One sheet per screen in docs/screens: light above, dark below; English, Romanian, Italian, German in columns.
The name of a game selects all of its screens. The pictures contain only tiles and photos that we drew.
"""

from __future__ import annotations

import io
import logging
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from tests.web import live
from tests.web.match_page import Made
from tests.web.screens import SCREENS, Tour
from tests.web.table import jpeg
from tests.web.walks import PICTURED, Walk

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "screens"
LANGUAGES = ("en", "ro", "it", "de")
THEMES = (False, True)  # dark?
STRIP = ("photo_question", "match_act", "dispute_verdict")  # page.png, for the README
GAP = 16
COLOURS = 256
BETWEEN = "#77736a"

Shots = dict[str, dict[tuple[str, bool], Image.Image]]


def take(
    browser: Browser,
    address: str,
    language: str,
    dark: bool,
    wanted: list[str],
    into: Shots,
    made: dict[str, Made],
) -> None:
    """Picture every screen in one language and theme, on a small phone."""
    session = live.context(browser, address, live.SMALL, dark, language)
    page = session.new_page()
    page.set_default_timeout(60_000)
    tour = Tour(page, address, language, jpeg())
    shown: dict[str, Callable[[], None]] = {screen.__name__: partial(screen, tour) for screen in SCREENS}
    for key, looks in PICTURED.items():
        walk = Walk(page, address, key, language, made)
        shown |= {f"{key}-{look.__name__}": partial(look, walk) for look in looks}
    for name, show in shown.items():
        if wanted and not any(name == one or name.startswith(f"{one}-") for one in wanted):
            continue
        show()
        page.mouse.move(0, 0)
        page.evaluate("document.activeElement?.blur()")
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        into.setdefault(name, {})[language, dark] = picture
    session.close()


def sheet(rows: list[list[Image.Image]]) -> Image.Image:
    """Arrange pictures of one size in rows."""
    width, height = rows[0][0].size
    whole = Image.new(
        "RGB",
        (len(rows[0]) * (width + GAP) - GAP, len(rows) * (height + GAP) - GAP),
        BETWEEN if len(rows) > 1 else "white",
    )
    for y, row in enumerate(rows):
        for x, picture in enumerate(row):
            whole.paste(picture, (x * (width + GAP), y * (height + GAP)))
    return whole


def keep(picture: Image.Image, name: str) -> None:
    """Save the picture, small enough for a repository: few colours, and no larger than readable."""
    few = picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name.replace('_', '-')}.png", optimize=True)


def smaller(picture: Image.Image) -> Image.Image:
    return picture.resize((live.SMALL["width"], live.SMALL["height"]), Image.Resampling.LANCZOS)


def main() -> None:
    """Take all pictures, or those that are named."""
    logging.getLogger("werkzeug").setLevel(logging.CRITICAL)
    FOLDER.mkdir(parents=True, exist_ok=True)
    shots: Shots = {}
    made: dict[str, Made] = {}
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        live.server(Path(folder)) as address,
        live.browser() as browser,
    ):
        for language in LANGUAGES:
            for dark in THEMES:
                take(browser, address, language, dark, sys.argv[1:], shots, made)
    for name, taken in shots.items():
        keep(sheet([[smaller(taken[language, dark]) for language in LANGUAGES] for dark in THEMES]), name)
    if set(STRIP) <= set(shots):
        keep(sheet([[shots[name]["en", False] for name in STRIP]]), "page")


if __name__ == "__main__":
    main()
