"""Play random games of Carcassonne with all expansions at once over HTTP on a running server.

    python -m tests.soak.all_expansions [--games 300] [--minutes 60] [--seed 1] [--turns 20] [--write]
        [--first 0] [--add]

After every change all clients must see the same match; some changes are undone and done again. At the end
the sums are checked, and the match is exported and imported (game_of_all.py). Every type of move that the
game declares must occur in the whole series, and tiles of every box must have been on a table.
`--minutes`: no game begins later; `--turns`: the host ends each game after so many tiles. Without it, every
seventh game is long, and the others are short. With `--write` the result is written to all_expansions.json;
with `--add` it is added to what is there, such as of games after the last one (`--first`).
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.serving import ask, served
from tests.soak.game_of_all import NEVER, Game

RESULT = Path(__file__).with_name("all_expansions.json")
ELSEWHERE = (*NEVER, "score")  # the second is a move of the score pad, which has no tiles
SHORT, LONG, EVERY = 16, 70, 7  # tiles of most games and of the long ones; every so many games is long
AT_ONCE = 2  # games, one for each worker of the server


class Series:
    """Games on one server, and what happened in them."""

    def __init__(self, port: int, seed: int, turns: int | None = None, loud: bool = False) -> None:
        self.port, self.seed, self.turns, self.loud = port, seed, turns, loud
        self.began = time.monotonic()
        self.counts, self.tiles = Counter[str](), Counter[str]()
        self.varieties = Counter[str]()
        self.played, self.failed, self.faults = 0, 0, list[str]()

    def play(self, games: int, minutes: float | None = None, first: int = 0) -> None:
        """Play so many games from this number on, or those that begin in time."""
        with ThreadPoolExecutor(AT_ONCE) as pool:
            for one in pool.map(lambda number: self.one(number, minutes), range(first, first + games)):
                if one is None:
                    continue
                self.counts, self.tiles = self.counts + one.counts, self.tiles + one.tiles
                self.varieties += one.varieties
                self.played += 1

    def one(self, number: int, minutes: float | None) -> Game | None:
        """Play one game. None: it came too late, or it failed."""
        if minutes is not None and time.monotonic() - self.began > 60 * minutes:
            return None
        game = None
        try:
            game = Game(self.port, random.Random(f"all expansions {self.seed} {number}"), number)
            game.play(self.turns or (SHORT if number % EVERY else LONG))
        except Exception:  # the other games are played to find all faults
            path = game.path if game else "no match"
            self.faults.append(f"game {number}, {path}: {traceback.format_exc()[-6000:]}")
            print(self.faults[-1], file=sys.stderr, flush=True)
            return None
        if self.loud:
            moves = {name.removeprefix("move "): n for name, n in game.counts.items()}
            print(f"{number}: {moves}, {time.monotonic() - self.began:.0f} s", flush=True)
        return game

    def add(self, found: dict[str, Any]) -> None:
        """Add what was recorded of other games."""
        self.played, self.failed = self.played + found["games"], self.failed + found["failed"]
        self.counts.update(found["counts"])
        self.varieties.update(found["kinds of offers taken"])
        self.tiles.update(found["tiles on tables"])

    def missing(self) -> dict[str, list[str]]:
        """The types of moves that did not occur, and the boxes without a tile on any table."""
        game = ask(self.port, "GET", "/games/carcassonne")[1]
        moves = [name for name in game["moves"] if name not in ELSEWHERE and not self.counts[f"move {name}"]]
        boxes = {name for box in game["expansions"] for name in box["catalogs"]}
        return {"moves": moves, "boxes": sorted(name for name in boxes if not self.tiles[name])}

    def result(self) -> dict[str, Any]:
        """What is recorded."""
        found = {
            "games": self.played,
            "failed": self.failed + len(self.faults),
            "seed": self.seed,
            "tiles of a short game": SHORT,
            "tiles of a long game": LONG,
            "counts": dict(sorted(self.counts.items())),
            "kinds of offers taken": dict(sorted(self.varieties.items())),
            "tiles on tables": dict(sorted(self.tiles.items())),
            "missing": self.missing(),
        }
        return found


def main(words: list[str]) -> int:
    """Play, print and, with `--write`, store the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turns", type=int)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--add", action="store_true")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with served(folder, f"sqlite:///{folder / 'matches.db'}") as port:
            series = Series(port, args.seed, args.turns, loud=True)
            series.play(args.games, args.minutes, args.first)
            if args.add:
                series.add(json.loads(RESULT.read_text(encoding="utf-8")))
            found = series.result()
    text = json.dumps(found, indent=1) + "\n"
    print(text)
    if args.write:
        RESULT.write_text(text, encoding="utf-8")
    if series.faults or any(found["missing"].values()):
        print(f"FAILED: {len(series.faults)} games failed; missing: {found['missing']}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
