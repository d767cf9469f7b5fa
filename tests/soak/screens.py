"""Look at every screen for every game, in every language, in both themes and several sizes.

    python -m tests.soak.screens [--write] [WALK ...]

Nothing that axe finds, nothing untranslated, nothing that is cut or sticks out. With text twice as large,
nothing sticks out either, and nothing covers a control. With `--write` the results are written to
screens.json. The tests look at the screens of each game in one language, size and theme
(tests/web/test_walks.py, test_screens.py).
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from tests.soak.results import renew
from tests.web import live, made_up, screens, walks
from tests.web.looking import covered, cut, untranslated
from tests.web.match_page import Made, phone
from tests.web.table import jpeg
from tests.web.test_access import CONTRAST, RULES, WIDE, too_small, violations
from tests.web.test_turn_taps import reached
from tests.web.waiting import PATIENCE
from tests.web.walks import GAMES, Walk

RESULT = Path(__file__).with_name("screens.json")
LANGUAGES = ("en", "ro", "it", "de")
TOUR = "other screens"  # those that belong to no game, or to more than a match
OWN = {Walk.setup, Walk.track, Walk.place, Walk.figure, Walk.features, Walk.dispute, Walk.end}
SAME = {  # the same in every game: axe checks them in one (those of the match in the tour)
    Walk.chances, Walk.audit, Walk.audit_table, Walk.aloud, Walk.help, Walk.guide, Walk.evenings,
}  # fmt: skip
PAD = "score pad"
PAD_GAMES = ("carcassonne", "gold-rush", "amazonas", "dorra-amazonas")
PAD_OPTIONS = {
    "map": "stand-in-map",
    "mp.town": "cost2+road_bonus",
    "expansions": [
        "inns-and-cathedrals", "traders-and-builders", "hills-and-sheep", "abbot", "abbey-and-mayor",
    ],
}  # fmt: skip
# A screen that was just drawn, or waits for an answer, takes no taps.
TAPPABLE = "() => !document.querySelector('[data-fresh], .panel[aria-busy=true]')"
TWICE = "size => { document.documentElement.style.fontSize = size; }"
HIGH = """() => [...document.querySelectorAll('.page-header')]
    .filter((e) => e.offsetHeight > 70).map((e) => `a header of two rows: ${e.offsetHeight}`)"""


class Way(NamedTuple):
    """How the screens of a game are looked at."""

    size: dict[str, int]
    language: str
    dark: bool


WAYS = {  # every size, every language, both themes; in the tests as well
    "carcassonne": Way(live.SMALL, "de", dark=True),
    "maps": Way(live.SMALL, "it", dark=False),
    "gold-rush": Way(live.LARGE, "ro", dark=False),
    "amazonas": Way(live.DESKTOP, "en", dark=True),
    "dorra-amazonas": Way(live.SMALL, "ro", dark=False),
}
Row = dict[str, Any]
Matches = dict[str, Made]


def of_game(key: str) -> list[Callable[[Walk], None]]:
    """The screens that a game has."""
    return [screen for screen in walks.SCREENS if screen.__name__ not in GAMES[key].without]


def faults(page: Page, language: str) -> list[str]:
    """All visible faults in the texts of a screen."""
    words = [f"not translated: {text}" for text in untranslated(page, language)]
    return [*words, *cut(page), *page.evaluate(WIDE), *page.evaluate(HIGH)]


def walk(
    browser: Browser,
    address: str,
    key: str,
    way: Way,
    made: Matches,
    seen: Iterable[Callable[[Walk], None]],
    axe: bool = True,
) -> Row:
    """The screens of a game in one way: which were seen, and what is wrong with them."""
    with live.session(browser, address, way.size, way.dark, way.language) as page:
        page.set_default_timeout(PATIENCE)
        complaints = live.watched(page)
        walker, names, wrong = Walk(page, address, key, way.language, made), [], list[str]()
        for screen in seen:
            screen(walker)
            names.append(screen.__name__)
            found = [*faults(page, way.language), *too_small(page)]
            if axe and (screen in OWN or (key == "carcassonne" and screen in SAME)):
                found += violations(page)
            wrong += [f"{screen.__name__}: {what}" for what in [*found, *twice_as_large(page)]]
    return {"screens": names, "wrong": [*wrong, *complaints]}


def twice_as_large(page: Page) -> list[str]:
    """What sticks out or is covered at 360x640 if the text is twice as large."""
    size = page.viewport_size
    page.evaluate(TWICE, "200%")
    for width in (361, 360):  # Chromium re-evaluates container queries when a width has changed
        page.set_viewport_size({**live.SMALL, "width": width})  # type: ignore[arg-type]
    page.wait_for_function(TAPPABLE)
    wrong = [*page.evaluate(WIDE), *covered(page)]
    page.evaluate(TWICE, "")  # the next screen may go on from this one
    if size and size != live.SMALL:
        page.set_viewport_size(size)
    return [f"text twice as large: {what}" for what in wrong]


def tour(browser: Browser, address: str, way: Way) -> Row:
    """All screens of the tour on a small phone; of axe's rules in the dark only what differs there."""
    with live.session(browser, address, way.size, way.dark, way.language) as page:
        page.set_default_timeout(PATIENCE)
        guide, names, wrong = screens.Tour(page, address, way.language, jpeg()), [], list[str]()
        for screen in screens.SCREENS:
            screen(guide)
            names.append(screen.__name__)
            found = [*faults(page, way.language), *too_small(page)]
            found += violations(page, CONTRAST if way.dark else RULES)
            wrong += [f"{screen.__name__}: {what}" for what in [*found, *twice_as_large(page)]]
    return {"screens": names, "wrong": wrong}


def pad(browser: Browser, address: str, game: str, language: str) -> list[str]:
    """What is cut, out of reach or wrong for axe on the score pad of a game, whichever entry is chosen."""
    options = {"tracking": "points", **(PAD_OPTIONS if game == "carcassonne" else {})}
    made = Made(address, game=game, options=options)
    wrong = list[str]()
    with phone(browser, address, language=language, dark=language == "de") as page:
        page.goto(made.link())
        expect(page.locator(".pad")).to_be_visible()
        for part in page.locator(".pad .segment").all() or [page.locator(".pad-what label").first]:
            part.click()
            entries = page.locator(".pad-what .swatch")
            expect(entries.first).to_be_visible()
            for number in range(entries.count()):
                entries.nth(number).click()
                wrong += [*cut(page), *page.evaluate(WIDE)]
            players = page.locator(".pad-who .button").all()
            wrong += [f"out of reach: {one.inner_text()}" for one in players if not reached(one)]
            wrong += twice_as_large(page)
        wrong += violations(page)
    return wrong


def pads() -> dict[str, tuple[str, str]]:
    """The score pads by name: game and language."""
    return {f"{PAD}, {game}, {language}": (game, language) for game in PAD_GAMES for language in LANGUAGES}


def ways() -> dict[str, tuple[str, Way]]:
    """All walks by name: each game as in the tests, and at 360 pixels in every language and both themes."""
    found = {}
    for key in (*GAMES, TOUR):
        small = [Way(live.SMALL, language, language in ("en", "de")) for language in LANGUAGES]
        for way in ([WAYS[key]] if key in WAYS else []) + small:
            theme = "dark" if way.dark else "light"
            found[f"{key}, {way.language}, {way.size['width']}, {theme}"] = (key, way)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("walks", nargs="*", metavar="WALK", help=", ".join((*GAMES, TOUR, PAD)))
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    rows: dict[str, Row] = {}
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        live.server(Path(folder), change=made_up.serve) as address,
        live.browser() as browser,
    ):
        made: Matches = {}  # they are only viewed, so all walks of a game share them
        for name, (key, way) in ways().items():
            if args.walks and key not in args.walks:
                continue
            if key == TOUR:
                rows[name] = tour(browser, address, way)
            else:
                axe = way == WAYS[key]
                rows[name] = walk(browser, address, key, way, made, of_game(key), axe)
            print(name, json.dumps(rows[name], ensure_ascii=False), flush=True)
        for name, (game, language) in pads().items():
            if not args.walks or PAD in args.walks:
                rows[name] = {"screens": [PAD], "wrong": pad(browser, address, game, language)}
                print(name, json.dumps(rows[name], ensure_ascii=False), flush=True)
    if args.write:
        renew(RESULT, rows)


if __name__ == "__main__":
    main()
