"""A whole game of Gold Rush by chance, played by tapping: tiles, cowboys, tents, tokens, to the last line.

    python -m tests.web.rush_page FOLDER [--seed 1] [--write]

plays the whole box on a small phone and puts a picture of every few turns into FOLDER; with --write
the result goes to whole_gold_rush.json.
"""

from __future__ import annotations

import argparse
import copy
import json
import logging
import random
import re
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Response, expect

from referee.tiles import catalog
from tests.web import live
from tests.web.match_page import API, PLAYERS, Made, phone, press

NAMES = {"Ana": "red", "Ben": "blue"}
TOKENS = [value for value, count in {0: 10, 1: 10, 2: 30, 3: 10, 5: 3}.items() for _ in range(count)]
Picture = Callable[[str], None]
SEEN = """node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
VALUES = "nodes => nodes.map(node => node.dataset.value).join()"
OTHERS = """([kind, before]) =>
  [...document.querySelectorAll(`[data-offer=${kind}] .offer-choices button`)]
    .map(node => node.dataset.value).join() !== before"""


def small_box(address: str, game: str, copies: Mapping[str, int]) -> str:
    """A user's box with so many copies of a few tiles of a game's stand-in: its id."""
    data: dict[str, Any] = copy.deepcopy(dict(catalog.built_in(game).data))
    counts = {f"{game}/{code}": count for code, count in copies.items()}
    for name in ("id", "provenance", "source", "printings"):
        data.pop(name)
    data["tiles"] = [tile for tile in data["tiles"] if tile["id"] in counts]
    data["printings"] = {"small": {"counts": counts}}
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}{API}/catalogs", json.dumps(data).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["id"])


class Rush:
    """One game on the page of a phone that may move for everybody."""

    def __init__(self, page: Page, chance: random.Random, picture: Picture, tents: float = 0.4) -> None:
        self.page, self.chance, self.picture, self.tents = page, chance, picture, tents
        self.bag = chance.sample(TOKENS, len(TOKENS))
        self.turns = self.seq = 0
        self.done: Counter[str] = Counter()

    def all(self) -> None:
        """Every turn, then the tokens, then the end, line by line."""
        while self.turn():
            pass
        self.turn_tokens_over()
        self.finish()

    def turn(self) -> bool:
        """One turn; False where no tile can come any more."""
        page = self.page
        asked = page.get_by_role(
            "heading", name=re.compile(": which tile|: a figure|What next|Turn the tokens over")
        )
        expect(asked.first).to_be_visible()
        tiles = page.locator(".tile-grid:not(.is-rest) [data-tile]")
        if not tiles.count():
            return False
        tiles.nth(self.chance.randrange(tiles.count())).click()
        spots = page.locator(".board .board-spot")
        nowhere = page.get_by_role("button", name="Discard it", exact=True)
        expect(spots.or_(nowhere).first).to_be_visible()
        if not spots.count():
            self.send(nowhere)
            self.done["discard"] += 1
            return True
        self.tap(spots.nth(self.chance.randrange(spots.count())))
        press(page, "Place here")
        end = page.locator(".end-turn")
        expect(end).to_be_visible()
        expect(page.locator(".acting")).to_be_visible()
        self.act()
        if self.turns % 9 == 3:
            self.picture(f"turn-{self.turns}")
        self.turns += 1
        self.send(end)
        expect(page.locator(".acting")).to_have_count(0)
        return True

    def tap(self, spot: Locator) -> None:
        """Taps a place; one that is out of sight is looked for on the whole board, else reached by keys."""
        if not spot.evaluate(SEEN):
            press(self.page, "Show the whole board")
        if spot.evaluate(SEEN):
            spot.click()
        else:
            spot.press("Enter")

    def send(self, button: Locator) -> None:
        """Taps what sends a list of moves, and waits until the page knows what may follow it."""
        self.seq += 1

        def follows(answer: Response) -> bool:
            return answer.url.endswith("/preview") and answer.ok and answer.json()["seq"] >= self.seq

        with self.page.expect_response(follows):
            button.click()

    def act(self) -> None:
        """A token if there is one to take, else a tent or a cowboy."""
        page = self.page
        mine = page.locator("[data-offer=mine] .offer-go")
        pitch = page.locator("[data-offer=pitch] .offer-choices button")
        cowboy = page.locator(".features .swatch")
        if mine.count() and self.chance.random() < 0.8:
            mine.click()
            self.done["mine"] += 1
            expect(page.locator("[data-offer=mine]")).to_have_count(0)
        elif pitch.count() and self.chance.random() < self.tents:
            self.choose("pitch")
            self.done["pitch"] += 1
            expect(page.locator("[data-offer=pitch]")).to_have_count(0)
        elif cowboy.count():
            cowboy.first.click()
            self.done["deploy"] += 1
            expect(page.locator(".features .is-chosen, .feature-map .figure").first).to_be_visible()

    def choose(self, kind: str) -> None:
        """Step by step, until nothing is left to choose of a kind of move."""
        choices = self.page.locator(f"[data-offer={kind}] .offer-choices button")
        while (before := choices.evaluate_all(VALUES)) != "":
            values = choices.count()
            choices.nth(self.chance.randrange(values)).click()
            self.page.wait_for_function(OTHERS, arg=[kind, before])

    def turn_tokens_over(self) -> None:
        """Tells what everybody's tokens show."""
        page = self.page
        self.picture("tokens")
        while (forms := page.locator(".gold-of")).count():
            before, form = forms.count(), forms.first
            told = form.locator(".hint")
            if told.count():
                count = int(re.findall(r"\d+", told.inner_text())[-1])
                for _ in range(count):
                    form.get_by_role("group", name=f"Worth {self.bag.pop()}").get_by_role(
                        "button"
                    ).last.click()
                form.locator(".offer-go").click()
            else:
                form.get_by_role("button").click()
            self.done["reveal"] += 1
            expect(page.locator(".gold-of")).to_have_count(before - 1)

    def finish(self) -> None:
        """Ends the game and reads line after line."""
        page = self.page
        press(page, "End of the game…")
        page.locator(".finish-yes").click()
        go = page.get_by_role("button", name="Next line", exact=True)
        counting = page.get_by_role("heading", name="Counting", exact=True)
        expect(go).to_be_visible()
        while counting.count():
            said = page.locator(".end-line")
            if said.count() and "gold" in said.inner_text():
                self.picture("gold")
            go.click()
        self.picture("end")


def whole(play: type[Rush], game: str, players: Sequence[dict[str, Any]], about: str) -> None:
    """The command line: the whole box of a game, a picture of every few turns, and what it came to."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep the result beside this script")
    told = parser.parse_args()
    told.folder.mkdir(parents=True, exist_ok=True)
    logging.getLogger("werkzeug").setLevel(logging.CRITICAL)
    expect.set_options(timeout=60_000)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data,
        live.server(Path(data)) as address,
        live.browser() as chromium,
    ):
        made = Made(address, game=game, options={}, players=list(players))
        with phone(chromium, address) as page:
            page.goto(made.link())
            chance = random.Random(told.seed)
            party = play(page, chance, lambda name: keep(page, told.folder / f"{name}.png"))
            began = time.monotonic()
            party.all()
        final, lines = made.get(), made.get("/lines")["lines"]
    assert final["over"]
    paid = {
        one["id"]: sum(line["points"] for line in lines if line["player"] == one["id"]) for one in players
    }
    assert paid == final["scores"]
    result = {
        "game": game,
        "seed": told.seed,
        "turns": party.turns,
        "tapped": dict(sorted(party.done.items())),
        "tiles": len(final["position"]["tiles"]),
        "lines": len(lines),
        "scores": final["scores"],
        "seconds": round(time.monotonic() - began),
    }
    print(json.dumps(result))
    if told.write:
        place = Path(__file__).with_name(f"whole_{game.replace('-', '_')}.json")
        place.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


def keep(page: Page, place: Path) -> None:
    """A picture of the page as it is now."""
    page.screenshot(path=place)
    print(place.name, flush=True)


if __name__ == "__main__":
    whole(Rush, "gold-rush", PLAYERS, __doc__ or "")
