#!/usr/bin/env python3
"""Measure how much of the page is transferred and how soon it is usable, from the browser's own figures.

usage: python benchmarks/page.py [--write] [--rounds N]

Every round is a fresh browser session on a phone profile: 360x640, processor slowed four times, 1.6 Mbit/s
and 150 ms round trip (Lighthouse's slow 4G), against the real server, which compresses the page's files
itself. With every round, an empty page of the same server is measured in the same way. It is the floor: the
cost of the profile, the browser and the server before the page does anything.

Usable: the last of the four choices of the start screen is drawn and has its address (a mutation observer in
the page takes performance.now()). Bytes: encodedBodySize of the navigation and all resources until then, and
at the end (with the tiles drawn at the top). A tap: from the browser's event timestamp to the frame in which
its result is drawn, in a tracked match, on the slowed processor, without network delay; "and the panel": to
the frame in which all that follows from it is drawn as well. `--write` puts the result into
benchmarks/page.md.
"""

from __future__ import annotations

import argparse
import logging
import platform
import statistics
import sys
import tempfile
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HOUSE))

from flask import Flask, Response  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402

from benchmarks.page_visits import slowed, visited  # noqa: E402
from tests.web import live  # noqa: E402
from tests.web.match_page import Made, deploy, end, place  # noqa: E402

EMPTY = "<!doctype html><html lang=en><title>Empty</title><link rel=icon href=data:,><p class=start-choice>x"
WATCH = """{
    const seen = () => {
        if (document.querySelectorAll('.start-choice').length < ALL) return false;
        requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
        return true;
    };
    const watch = new MutationObserver(() => { if (seen()) watch.disconnect(); });
    watch.observe(document, {childList: true, subtree: true});
}"""
FIGURES = """() => {
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const early = all.filter((entry) => entry.responseEnd <= window.usable);
    const bytes = (entries) => entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
    return {usable: window.usable, requests: early.length, bytes: bytes(early), all: bytes(all),
            first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0};
}"""
QUIET = 400  # milliseconds without a change after which a tap is answered
WATCHED = """() => { window.tap = new Promise((resolve) => {
    document.addEventListener('pointerup', (event) => {
        let first = null, last = null, quiet = null;
        const late = () => { last = performance.now() - event.timeStamp; first ??= last; };
        const done = () => { changed.disconnect(); resolve([first, last]); };
        const changed = new MutationObserver(() => {
            requestAnimationFrame(() => setTimeout(late));
            clearTimeout(quiet);
            quiet = setTimeout(done, QUIET);
        });
        changed.observe(document.querySelector('main'), {childList: true, subtree: true, attributes: true});
    }, {once: true, capture: true});
}); }""".replace("QUIET", str(QUIET))
BUTTON = """() => {
    const main = document.createElement('main');
    const button = document.createElement('button');
    button.textContent = 'x';
    button.addEventListener('click', () => main.append('more'));
    main.append(button);
    document.body.append(main);
}"""
IN_VIEW = """(cells) => {
    const { left, right, top, bottom } = document.querySelector('.board-frame').getBoundingClientRect();
    return cells.find((at) => {
        const box = document.querySelector(`.board-spot[data-at='${at}']`)?.getBoundingClientRect();
        return box && box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    });
}"""
CHOICES = 4  # of the start screen
DRAWN = "base/M"  # the tile of all taps
LATE = {"V": 9, "U": 8, "E": 5, "W": 4, "B": 4, "J": 3, "K": 3, "L": 3, "H": 3, "N": 3, "P": 3, "R": 3}
BYTES, USABLE, TAPPED = 150_000, 2000, 100  # goals: bytes, milliseconds, milliseconds


def opened(browser: Browser, address: str, path: str, choices: int) -> dict[str, float] | None:
    """Return the figures of one first visit; None if the page never became usable in it."""
    session = live.context(browser, address, live.SMALL, kept=True)
    return visited(session, path, WATCH.replace("ALL", str(choices)), FIGURES, rest=True)


def grown(address: str) -> Made:
    """Return a match late in the game: tiles are placed so that the table stays compact."""
    made = Made(address)
    mixed = sorted((n / count, code) for code, count in LATE.items() for n in range(count))
    for number, (_, code) in enumerate(mixed):
        player = ("red", "blue")[number % 2]
        found = made.get(f"/placements?tile=base/{code}")["placements"]
        spot = min(found, key=lambda one: abs(one["x"]) + abs(one["y"]))
        moves = [place(player, f"base/{code}", spot["x"], spot["y"], spot["rotation"])]
        if spot["deployments"] and number % 4 == 0:
            feature = spot["deployments"][0]["feature"]
            moves.append(deploy(player, spot["x"], spot["y"], feature["kind"], feature.get("at")))
        made.play(*moves, end(player))
    return made


def tapped(browser: Browser, made: Made) -> dict[str, float]:
    """Return the milliseconds from a tap to its result, for the most frequent actions in a match."""
    session = live.context(browser, made.address, live.SMALL)
    page = session.new_page()
    page.set_default_timeout(30_000)
    page.goto(made.link())
    page.locator(f".tile-grid [data-tile='{DRAWN}']").wait_for()
    page.locator(".pill.is-live").wait_for()
    slowed(session, page, net=False)
    found = {}

    def tap(name: str, selector: str, whole: str | None = None) -> None:
        page.locator(selector).first.wait_for()
        page.evaluate(WATCHED)
        page.locator(selector).first.click()
        first, last = page.evaluate("() => window.tap")
        found[name] = first
        if whole:
            found[whole] = last

    tap("choose a tile", f".tile-grid [data-tile='{DRAWN}']")
    page.locator(".board-spot").first.wait_for()
    cells = Counter(f"{one['x']},{one['y']}" for one in made.get(f"/placements?tile={DRAWN}")["placements"])
    spot = page.evaluate(IN_VIEW, [cell for cell, ways in cells.items() if ways > 1])
    tap("place it", f".board-spot[data-at='{spot}']", "place it, and the panel")
    tap("turn it", ".board .board-ghost", "turn it, and the panel")
    session.close()
    return found


def bare_tap(browser: Browser, address: str) -> float:
    """Return the floor of a tap: a button of the empty page that adds a line."""
    session = live.context(browser, address, live.SMALL)
    page = session.new_page()
    page.set_default_timeout(30_000)
    page.goto("/empty")
    page.evaluate(BUTTON)
    slowed(session, page, net=False)
    page.evaluate(WATCHED)
    page.get_by_role("button").click()
    figure: float = page.evaluate("() => window.tap")[0]
    session.close()
    return figure


def with_empty_page(app: Flask) -> None:
    """Make the server answer an empty page as well."""
    app.add_url_rule("/empty", "empty", lambda: Response(EMPTY, mimetype="text/html"))


def median(rows: list[dict[str, Any]], name: str) -> float:
    values: list[float] = [row[name] for row in rows]
    return statistics.median(values)


def measure(rounds: int) -> str:
    """Return all figures as the table to be written."""
    logging.getLogger("werkzeug").setLevel(logging.CRITICAL)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        live.server(Path(folder), change=with_empty_page) as address,
        live.browser() as browser,
    ):
        visits, taps, late, bare = [], [], [], []
        large = grown(address)
        for _ in range(rounds):
            floor, start = opened(browser, address, "/empty", 1), opened(browser, address, "/", CHOICES)
            if floor and start:
                visits.append((floor, start))
            taps.append(tapped(browser, Made(address)))
            late.append(tapped(browser, large))
            bare.append(bare_tap(browser, address))
    if not visits:
        sys.exit("The page never became usable.")
    floors, pages = [list(column) for column in zip(*visits, strict=True)]
    loaded = max(row["bytes"] for row in pages)
    ratio = statistics.median(start["usable"] / floor["usable"] for floor, start in visits)
    rows = [
        ("first load, bytes over the net until usable", f"{loaded:,.0f}", f"{BYTES:,}"),
        ("requests until usable", f"{median(pages, 'requests'):.0f}", ""),
        ("everything the start loads, bytes", f"{max(row['all'] for row in pages):,.0f}", ""),
        ("rounds in which it never became usable", f"{rounds - len(visits)}", "0"),
        ("first paint, ms", f"{median(pages, 'first'):.0f}", ""),
        ("usable, ms", f"{median(pages, 'usable'):.0f}", f"{USABLE}"),
        ("the same for an empty page (floor), ms", f"{median(floors, 'usable'):.0f}", ""),
        ("usable, times the floor", f"{ratio:.2f}", ""),
        *((f"tap: {name}, ms", f"{median(taps, name):.0f}", f"{TAPPED}") for name in taps[0]),
        *(
            (
                f"tap on a table of {1 + sum(LATE.values())} tiles: {name}, ms",
                f"{median(late, name):.0f}",
                f"{TAPPED}",
            )
            for name in late[0]
        ),
        ("tap: a bare button (floor), ms", f"{statistics.median(bare):.0f}", ""),
    ]
    return "\n".join(f"| {what} | {figure} | {promised} |" for what, figure, promised in rows)


def main() -> None:
    """Measure, print, and write if requested."""
    options = argparse.ArgumentParser(description="How large and how quick the page is.")
    options.add_argument("--write", action="store_true")
    options.add_argument("--rounds", type=int, default=5)
    args = options.parse_args()
    table = measure(args.rounds)
    print(table)
    if args.write:
        words = (__doc__ or "").split("\n\n", 2)[2]
        text = (
            "# The page: bytes and time, from the browser's own figures\n\n"
            f"{words.rsplit('`--write`', 1)[0].strip()}\n\n"
            f"| median of {args.rounds} rounds | measured | promised |\n|---|---|---|\n{table}\n\n"
            f"Last run of `python benchmarks/page.py --write` on Python {platform.python_version()}, "
            f"{datetime.now(UTC):%Y-%m-%d}. The times are those of one busy machine; the ratio to the empty "
            "page of each round is more meaningful.\n"
        )
        file = HOUSE / "benchmarks" / "page.md"
        _, heading, links = file.read_text(encoding="utf-8").partition("\n## ")  # benchmarks/page_links.py
        file.write_text(text + heading + links, encoding="utf-8")


if __name__ == "__main__":
    main()
