"""Play an evening of Carcassonne with the large boxes through the page, on three phones at once.

    python -m tests.soak.evening [--turns 40] [--seed 7] [--pictures FOLDER] [--write]

Each player has a phone and taps only what it offers; steps that others have to take are taken on theirs. A
tap that misses, a turn that cannot go on and an error of a browser end the evening. With `--write` the
result is written to evening.json; `--pictures` keeps a picture of the phone of each turn.
"""

from __future__ import annotations

import json
import random
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

from playwright.sync_api import Browser, Error, Page

from tests.soak.own_moves import shown
from tests.soak.page_turns import MOST_TAPS, PATIENCE_MS, PICKER, Turns
from tests.soak.results import arguments
from tests.web import live
from tests.web.match_page import choose_tile, press, turn_to

RESULT = Path(__file__).with_name("evening.json")
BOXES = ("hills-and-sheep", "abbey-and-mayor", "princess-and-dragon", "tower")
REACHABLE = """(one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
SETTLED = """() => {
    const acting = [...document.querySelectorAll('.acting')].filter((one) => one.offsetParent);
    const waits = Object.keys(localStorage).some((key) => key.startsWith('tile-referee.unsent.'));
    return !waits && acting.every((one) => one.dataset.sure === 'true');
}"""
ACTING = ".acting[data-sure='true']:visible"
PLAYERS = [
    {"id": "red", "name": "Ana"},
    {"id": "blue", "name": "Ben"},
    {"id": "green", "name": "Cleo"},
]


class Evening(Turns):
    """A match of three phones: `page` is the phone of the player to act."""

    def __init__(
        self, phones: list[Page], address: str, boxes: tuple[str, ...], chance: random.Random
    ) -> None:
        self.phones = {one["id"]: phone for one, phone in zip(PLAYERS, phones, strict=True)}
        super().__init__(phones[0], address, boxes, chance, PLAYERS)
        for player, phone in self.phones.items():
            phone.goto(self.made.link(player))

    def next_step(self) -> bool:
        """Take the phone of the player to act. Return whether this turn has another step."""
        self.page.wait_for_function(SETTLED)
        if self.page.locator(ACTING).count():
            return True
        match = self.made.get()
        turn = match["position"]["turn"] or {}
        placing = turn.get("step") == "place" and not turn.get("due")
        self.page = self.phones[match["to_move"]]
        self.page.locator(PICKER if placing else ACTING).first.wait_for()
        return not placing

    def place(self, tile: str, spot: dict[str, Any]) -> None:
        """Place the tile by taps; beyond the visible part of the board, where people drag it, by keyboard."""
        choose_tile(self.page, tile)
        where = self.page.locator(f".board [data-at='{spot['x']},{spot['y']}']")
        where.wait_for()
        if self.page.evaluate(REACHABLE, where.element_handle()):
            where.click()
        else:
            where.press("Enter")
        turn_to(self.page, spot["rotation"])
        press(self.page, "Place here")

    def turn(self, pictures: Path | None) -> None:
        """Place a tile on the phone of the player to move; tap what the phones offer until the next one."""
        self.next_step()
        tile, spot = self.drawn()
        self.place(tile, spot)
        self.page.locator(ACTING).first.wait_for()
        for tap in range(MOST_TAPS):
            if not self.next_step():
                return
            if pictures is not None:
                self.page.screenshot(path=str(pictures.with_stem(f"{pictures.stem}-{tap:02}")))
            self.tap(last=tap > MOST_TAPS // 2)
        raise Error("the turn does not end")


def play(browser: Browser, address: str, turns: int, seed: int, pictures: Path | None) -> dict[str, Any]:
    """The result: turns played, moves of each type, and what went wrong."""
    wrong, done = [], 0
    with ExitStack() as stack:
        phones = [stack.enter_context(live.session(browser, address, live.PHONE)) for _ in PLAYERS]
        complaints = [live.watched(phone) for phone in phones]
        for phone in phones:
            phone.set_default_timeout(PATIENCE_MS)
        evening = Evening(phones, address, BOXES, random.Random(seed))
        try:
            for done in range(1, turns + 1):
                evening.turn(pictures and pictures / f"evening-{done:02}.png")
        except (Error, AssertionError, HTTPError) as error:
            wrong.append(f"turn {done}: {str(error)[:500]}")
            if pictures:
                evening.page.screenshot(path=str(pictures / "evening-wrong.png"))
        match = evening.made.get()
        row = {"turns": done, "moves": dict(sorted(shown(evening.made).items())), "scores": match["scores"]}
    return {"boxes": BOXES, **row, "wrong": [*wrong, *(str(one) for found in complaints for one in found)]}


def main() -> None:
    args = arguments(__doc__, turns=40, boxes=False)
    with (
        tempfile.TemporaryDirectory() as folder,
        live.server(Path(folder)) as address,
        live.browser() as browser,
    ):
        row = play(browser, address, args.turns, args.seed, args.pictures)
    print(json.dumps(row, ensure_ascii=False))
    if args.write:
        RESULT.write_text(json.dumps(row, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
