"""A whole random game, played by tapping: from the setup on the page to the last line of the final scoring.

Each player has a separate phone. The subclasses add what belongs to a game: rush_page, amazonas_page,
meeples_page.
"""

from __future__ import annotations

import argparse
import json
import logging
import random
import re
import tempfile
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import ClassVar

from playwright.sync_api import Error, Locator, Page, Response, expect

from tests.web import live
from tests.web.match_page import join, phone, press, set_up
from tests.web.test_access import too_small

Picture = Callable[[str], None]
PICTURED = 9  # a picture of one in so many turns
SEEN = """node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


class Party(ABC):
    """One game. `pages`: the phones; `mover`: the one that makes the next move."""

    shown_word: ClassVar[str]  # a word of the last lines, which a picture shows

    def __init__(
        self, *pages: Page, chance: random.Random, picture: Picture, mover: Callable[[], int] = lambda: 0
    ) -> None:
        self.pages, self.page = pages, pages[0]
        self.chance, self.picture, self.mover = chance, picture, mover
        self.turns = self.seq = 0
        self.done: Counter[str] = Counter()
        self.lines: list[str] = []  # of the final scoring, as they were read

    @abstractmethod
    def act(self) -> None:
        """Use the tile that was just placed, before the turn ends."""

    def before_the_end(self) -> None:
        """Report what is needed before the game can end; by default nothing."""
        self.picture("before-the-end")

    def all(self) -> None:
        """Play every turn, then the end, line by line."""
        while self.turn():
            pass
        self.page = self.pages[0]
        self.before_the_end()
        self.finish()

    def turn(self) -> bool:
        """Play one turn. False if no tile can come any more."""
        self.page = self.pages[self.mover()]
        headings = re.compile(": which tile|: a figure|All tiles are placed")
        expect(self.page.get_by_role("heading", name=headings).first).to_be_visible()
        self.look()
        if not self.tiles().count():
            return False
        if not self.lay():
            return True
        expect(self.page.locator(".acting[data-sure='true']")).to_be_visible()  # all offers are there
        expect(self.page.locator(".end-turn")).to_be_visible()
        self.look()
        self.act()
        self.look()
        if self.turns % PICTURED == 3:
            self.picture(f"turn-{self.turns}")
        self.turns += 1
        self.send(self.page.locator(".end-turn"))
        expect(self.page.locator(".acting")).to_have_count(0)
        return True

    def look(self) -> None:
        """Every step has targets for a thumb."""
        assert too_small(self.page) == []

    def tiles(self) -> Locator:
        """The tiles that may come."""
        return self.page.locator(".tile-grid:not(.is-rest) [data-tile]")

    def lay(self) -> bool:
        """Place a tile on a highlighted cell. False if it fits nowhere and was discarded."""
        page, tiles = self.page, self.tiles()
        starts = page.get_by_text("First draw a tile and place it on another start square")
        first = starts.count()
        tiles.nth(self.chance.randrange(tiles.count())).click()
        spots = page.locator(".board .board-spot")
        nowhere = page.get_by_role("button", name="Discard it", exact=True)
        expect(spots.or_(nowhere).first).to_be_visible()
        if not spots.count():
            self.send(nowhere)
            self.done["discard"] += 1
            return False
        self.look()
        self.tap(spots.nth(self.chance.randrange(spots.count())))
        self.look()
        self.confirm()
        if first:  # a tile on a start square is no turn
            expect(starts).to_have_count(0)
            return self.lay()
        return True

    def confirm(self) -> None:
        """Confirm the placement."""
        press(self.page, "Place here")

    def deploy(self, swatch: Locator) -> None:
        """Deploy a figure on one of the offered features."""
        swatch.click()
        expect(self.page.locator(".features .is-chosen, .feature-map .figure").first).to_be_visible()
        self.done["deploy"] += 1

    def tap(self, spot: Locator) -> None:
        """Tap a place; if it is out of sight, use the keyboard."""
        if spot.evaluate(SEEN):
            spot.click()
        else:
            spot.press("Enter")

    def send(self, button: Locator) -> None:
        """Tap a button that sends moves, and wait until the page knows what may follow."""
        self.seq += 1

        def follows(answer: Response) -> bool:
            return answer.url.endswith("/preview") and answer.ok and seq_of(answer) >= self.seq

        with self.page.expect_response(follows):
            button.click()

    def finish(self) -> None:
        """End the game and read line after line."""
        press(self.page, "End of the game…")
        self.look()
        self.page.locator(".finish-yes").click()
        shown, who = self.page.locator(".end-line"), self.page.get_by_role("button", name="Who has won?")
        while not who.count():
            press(self.page, "Next line")
            expect(shown).to_contain_text(f"{len(self.lines) + 1} of ")
            self.lines.append(shown.inner_text())
            self.look()
            if self.shown_word in self.lines[-1]:
                self.picture("last-lines")
        who.click()
        expect(self.page.locator(".end-share")).to_be_visible()
        self.look()
        self.picture("end")


def seq_of(answer: Response) -> int:
    """The sequence number of an answer; -1 if the page did not wait for all of it."""
    try:
        return int(answer.json()["seq"])
    except Error:
        return -1


def whole(party: type[Party], name: str, select: dict[str, str], names: Sequence[str], about: str) -> None:
    """The command line: the whole box of a game, a picture of every few turns, and the result.

    `select`: the choices in the setup, by the name of the field.
    """
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep the result beside this script")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    logging.getLogger("werkzeug").setLevel(logging.CRITICAL)
    expect.set_options(timeout=60_000)
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data,
        live.server(Path(data)) as address,
        live.browser() as chromium,
        ExitStack() as phones,
    ):
        pages = [phones.enter_context(phone(chromium, address)) for _ in names]
        made = set_up(pages[0], address, select, names)
        for page, who in zip(pages[1:], names[1:], strict=True):
            join(page, made, who)
        ids = [one["id"] for one in made.get()["players"]]
        game = party(
            *pages,
            chance=random.Random(args.seed),
            picture=lambda shot: keep(game.page, args.folder / f"{shot}.png"),
            mover=lambda: ids.index(made.get()["to_move"]),
        )
        game.all()
        for page in pages[1:]:
            expect(page.get_by_role("button", name="Everything at once")).to_be_visible()
        final, lines = made.get(), made.get("/lines")["lines"]
    assert final["over"]
    paid = {id: sum(line["points"] for line in lines if line["player"] == id) for id in ids}
    assert paid == final["scores"]
    result = {
        "game": name,
        "phones": len(names),
        "seed": args.seed,
        "turns": game.turns,
        "tapped": dict(sorted(game.done.items())),
        "tiles": len(final["position"]["tiles"]),
        "lines": len(lines),
        "scores": final["scores"],
        "seconds": round(time.monotonic() - began),
    }
    print(json.dumps(result))
    if args.write:
        place = Path(__file__).with_name(f"whole_{name.replace('-', '_')}.json")
        place.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


def keep(page: Page, place: Path) -> None:
    """Save a picture of the page as it is now."""
    page.screenshot(path=place)
    print(place.name, flush=True)
