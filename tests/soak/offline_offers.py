"""Compare what a phone without network offers with the referee's offers, for each box of Carcassonne alone
and for random combinations. Run by hand: `python -m tests.soak.offline_offers [--combinations 40] [--write]`.

An offer that only the page has would be refused later; one that only the referee has is missing offline.
`--write` puts the counts of both into offline_offers.json. Boxes with auctions are left out: who bids next is
known to the referee only. tests/web/test_offline_offers.py is the short version.
"""

from __future__ import annotations

import argparse
import json
import logging
import random
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from referee.games import game
from referee.tiles.tile_game import TileGame
from tests.web import live
from tests.web.match_page import Made
from tests.web.test_offline_offers import compared

RESULT = Path(__file__).with_suffix(".json")
TURNS = 20
WITHOUT = ("bridges-castles-and-bazaars", "minis")  # auctions; a bundle of boxes that are there themselves
FEWEST, MOST = 2, 5  # boxes of a combination
Counts = dict[str, int]


def tables(combinations: int, seed: int) -> list[tuple[str, ...]]:
    """Each box alone, then random combinations."""
    found = game("carcassonne")
    assert isinstance(found, TileGame)
    boxes = [box.id for box in found.boxes if box.id not in WITHOUT]
    dice = random.Random(seed)
    mixed = [tuple(dice.sample(boxes, dice.randint(FEWEST, MOST))) for _ in range(combinations)]
    return [*((box,) for box in boxes), *mixed]


def played(browser: Browser, address: str, boxes: tuple[str, ...], seed: int) -> Counts:
    """How many offers only the page or only the referee had, in some turns with these boxes."""
    session = live.context(browser, address)
    page = session.new_page()
    page.goto("/")
    made = Made(address, game="carcassonne", options={"edition": "C2", "expansions": list(boxes)})
    try:
        wrong, _ = compared(page, made, random.Random(f"{boxes} {seed}"), TURNS)
    except AssertionError as why:  # of the script: no tile fits any more
        wrong = [f"stopped: {why}"]
    session.close()
    for one in wrong:
        if " page only: " in one:
            print("  ", one[-400:], flush=True)
    return {who: sum(f" {who} only: " in one for one in wrong) for who in ("page", "referee")}


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--combinations", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write offline_offers.json")
    args = parser.parse_args()
    logging.getLogger("werkzeug").setLevel(logging.CRITICAL)
    found: dict[str, Counts] = {}
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        live.server(Path(folder)) as address,
        live.browser() as browser,
    ):
        for boxes in tables(args.combinations, args.seed):
            name = ", ".join(boxes)
            found[name] = played(browser, address, boxes, args.seed)
            print(name, found[name], flush=True)
    if args.write:
        RESULT.write_text(json.dumps({"turns": TURNS, "seed": args.seed, "offers": found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
