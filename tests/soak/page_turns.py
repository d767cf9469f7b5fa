"""Play ten turns with each box of Carcassonne through the page, by taps on what it offers, and with each set
of which only the tiles are known.

    python -m tests.soak.page_turns [--turns 10] [--seed 7] [--pictures FOLDER] [--write] [BOX ...]

The tiles come from the box where one of them fits, else from the base game. Moves and figures that only the
box has come first: tiles and places are looked for that make one possible which was not shown yet, and it is
tapped. For moves that seldom come up the match begins with a table of openings.py. Where some were not shown,
another seed is tried, up to `--tries`; the row names those still missing. A tap that misses, a turn that
cannot go on and an error of the browser end the turns of a box and are part of its row, as are words that are
cut or not translated. `--pictures` keeps a picture of each tap, whose name ends with the box's moves in it;
with `--write` the rows are written to page_turns.json.
"""

from __future__ import annotations

import json
import random
import tempfile
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote

from playwright.sync_api import Browser, Error, Locator, Page

from referee.games.carcassonne.expansions import EXPANSIONS
from referee.tiles.io.catalog import built_in, names
from tests.soak.openings import AS_USUAL, OPENINGS, Opening
from tests.soak.own_moves import NOT_IN_THE_BOX, leading_to, offer_of, own_of, shown
from tests.soak.results import arguments, renew
from tests.web import live
from tests.web.looking import cut, untranslated
from tests.web.match_page import API, PLAYERS, Made, put

RESULT = Path(__file__).with_name("page_turns.json")
RULED = {name for one in EXPANSIONS for name in one.catalogs}
TILES_ONLY = sorted({name for name in names() if built_in(name).game == "carcassonne"} - RULED - {"base"})
BOXES = (*(one.id for one in EXPANSIONS), *TILES_ONLY)
OWN_TILE = 0.7  # how often a turn tries the tiles of the box first
OWN_TAPS = 6  # for one of the box's own moves in a turn
FIGURE, OFFER = 0.7, 0.6  # how often a feature is tapped, and one of the other moves
MOST_TAPS = 20  # of one turn
PATIENCE_MS = 20_000
BY_NAME = ".by-name:not([open]) > summary:visible"  # a long list of places, which are also on the board
OFFERS = f"[data-offer] button:visible:enabled, .offer-type:visible, {BY_NAME}"
PICKER = ".tile-grid [data-tile]:visible"
# What the page finds by itself until the server has answered is not tapped: another step may come first.
READY = """() => {
    const seen = (what) => [...document.querySelectorAll(what)].some((one) => one.offsetParent);
    const waits = Object.keys(localStorage).some((key) => key.startsWith('tile-referee.unsent.'));
    return !waits && seen(":is(.drawing, .acting)[data-sure='true']");
}"""
Row = dict[str, Any]


class Turns:
    """A match with boxes on one phone, as people play who pass it around."""

    def __init__(
        self,
        page: Page,
        address: str,
        boxes: Sequence[str],
        chance: random.Random,
        players: list[dict[str, str]] = PLAYERS,
        opening: Opening = AS_USUAL,
    ) -> None:
        with urllib.request.urlopen(f"{address}{API}/games/carcassonne") as answer:
            known = {one["id"]: one for one in json.load(answer)["expansions"]}
        tiles = [box for box in boxes if box in TILES_ONLY]
        ruled = [*(box for box in boxes if box not in TILES_ONLY), *opening.also]
        editions = (ruled and known[ruled[0]]["editions"]) or ["C2"]
        edition = "C2" if "C2" in editions else editions[0]
        options = {"edition": edition, "expansions": ruled}
        more: Row = {"start": opening.position() | {"options": options}} if opening.table else {}
        if tiles or opening.drawn:
            more["catalogs"] = ["base", *tiles, *([opening.drawn] if opening.drawn else [])]
        self.made = Made(address, options=options, players=players, **more)
        for move in opening.played():
            self.made.play(move)
        self.page, self.chance, self.opening = page, chance, opening
        self.lays, self.seen = opening.placed(), set[str]()
        self.own_moves = own_of(boxes)
        self.wanted, self.tapped = opening.towards(self.own_moves), dict[str, int]()
        sets = [one["id"] for one in self.made.get()["catalogs"]]
        self.base = list(built_in("base").tiles)
        self.own = [
            tile for name in sets if name in names() and name != "base" for tile in built_in(name).tiles
        ]
        page.goto(self.made.link())

    def turn(self, pictures: Path | None) -> None:
        """Place a tile, tap what the page offers then, and end the turn."""
        self.page.wait_for_function(READY)
        self.wanted, self.tapped = self.opening.towards(self.own_moves - shown(self.made).keys()), {}
        for _ in range(OWN_TAPS):  # before the tile is drawn
            self.look(pictures and pictures.with_stem(f"{pictures.stem}-0"))
            if not self.tap_own(self.page.locator(".no-features")):
                break
            self.page.wait_for_function(READY)
        tile, spot = self.drawn()
        put(self.page, tile, spot["x"], spot["y"], spot["rotation"])
        for tap in range(MOST_TAPS):
            self.page.wait_for_function(READY)
            self.look(pictures and pictures.with_stem(f"{pictures.stem}-{tap:02}"))
            if self.page.locator(PICKER).count():
                return
            self.tap(last=tap > MOST_TAPS // 2)
        self.page.locator(PICKER).first.wait_for()

    def look(self, picture: Path | None) -> None:
        """Keep a picture, and what is wrong with its words."""
        self.seen.update((*cut(self.page), *untranslated(self.page, "en")))
        if picture is not None:
            own = [name for name in sorted(self.own_moves) if self.page.locator(offer_of(name)).count()]
            self.page.screenshot(
                path=str(picture.with_stem("-".join((picture.stem, *own)).replace(" ", "_")))
            )

    def drawn(self) -> tuple[str, dict[str, Any]]:
        """A tile that fits, and where."""
        if self.lays:
            return self.lays.pop(0)
        first, then = [self.own, self.base] if self.chance.random() < OWN_TILE else [self.base, self.own]
        both = [one for two in zip(self.mixed(first), self.mixed(then), strict=False) for one in two]
        found = leading_to(self.made, self.wanted, both or self.mixed(first or then), self.chance)
        if self.wanted and found is not None:
            return found
        for tile in (*self.mixed(first), *self.mixed(then)):
            try:
                spots = self.made.get(f"/placements?tile={quote(tile)}")["placements"]
            except HTTPError as error:
                if error.code == NOT_IN_THE_BOX:
                    continue
                raise
            if spots:
                return tile, self.chance.choice(spots)
        raise Error("no tile fits")

    def mixed(self, tiles: list[str]) -> list[str]:
        return self.chance.sample(tiles, len(tiles))

    def tap(self, last: bool) -> None:
        """Tap a feature, another offer, or the end of the turn."""
        features = self.page.locator(".features label:visible:not(:has(:checked))")
        if self.wanted and (on_others := features.filter(has_not_text="Field")).count():
            features = on_others  # which score before the end
        offers = self.page.locator(OFFERS)
        end = self.page.locator(".end-turn:visible:enabled")
        if not last and self.tap_own(features):
            return
        done = last or not self.wanted.isdisjoint(self.tapped)
        if end.count() and (done or not (self.wants(features, FIGURE) or self.wants(offers, OFFER))):
            end.first.click()
        elif offers.count() and (not features.count() or self.chance.random() < OFFER):
            self.any_of(offers).click()
        elif features.count():
            self.any_of(features).click()
        else:
            raise Error(f"nothing to tap: {self.page.get_by_role('heading').all_inner_texts()}")

    def tap_own(self, features: Locator) -> bool:
        """Tap towards a move or figure of the box that was not shown yet; returns whether there is one."""
        for name in sorted(self.wanted):
            seen = self.page.locator(offer_of(name))
            if self.tapped.get(name, 0) < OWN_TAPS and seen.count():
                once = name.startswith("deploy ")
                self.tapped[name] = OWN_TAPS if once else self.tapped.get(name, 0) + 1
                self.tapped["feature"] = OWN_TAPS
                self.any_of(seen).click()
                return True
        figures = any(name.startswith("deploy ") for name in self.wanted)
        if figures and features.count() and self.tapped.get("feature", 0) < OWN_TAPS:
            self.tapped["feature"] = self.tapped.get("feature", 0) + 1
            self.any_of(features).click()
            return True
        return False

    def wants(self, what: Locator, share: float) -> bool:
        more = 2 if self.wanted else 1  # figures on the table are what most of them need
        return what.count() > 0 and self.chance.random() < share / 2 * more

    def any_of(self, what: Locator) -> Locator:
        return what.nth(self.chance.randrange(what.count()))


def play(browser: Browser, address: str, box: str, turns: int, seed: int, pictures: Path | None) -> Row:
    """The row of a box: turns played, moves of each type, and what went wrong."""
    wrong, done = [], 0
    with live.session(browser, address, live.PHONE) as page:
        page.set_default_timeout(PATIENCE_MS)
        complaints = live.watched(page)
        match = Turns(page, address, [box], random.Random(seed), opening=OPENINGS.get(box, AS_USUAL))
        try:
            for done in range(1, turns + 1):
                match.turn(pictures and pictures / f"{box}-{done:02}.png")
        except (Error, AssertionError, HTTPError) as error:
            wrong.append(f"turn {done}: {str(error)[:500]}")
            if pictures:
                page.screenshot(path=str(pictures / f"{box}-wrong.png"))
        made = shown(match.made)
        row: Row = {"turns": done, "moves": dict(sorted(made.items()))}
        missing = sorted(own_of([box]) - made.keys())
    return row | {"not shown": missing, "wrong": [*wrong, *map(str, complaints), *sorted(match.seen)]}


def main() -> None:
    args = arguments(__doc__, turns=10, boxes=True)
    rows: dict[str, Row] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        live.server(Path(folder)) as address,
        live.browser() as browser,
    ):
        for box in args.boxes or BOXES:
            for seed in range(args.seed, args.seed + args.tries):
                row = play(browser, address, box, args.turns, seed, args.pictures)
                best = rows.setdefault(box, row)
                if row["wrong"] or len(row["not shown"]) < len(best["not shown"]):
                    rows[box] = row
                if row["wrong"] or not row["not shown"]:
                    break
            print(box, json.dumps(rows[box], ensure_ascii=False), flush=True)
            if args.write:
                renew(RESULT, rows)


if __name__ == "__main__":
    main()
