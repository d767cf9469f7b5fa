"""Whether the time of another player's reads depends on a hidden value.

    python -m tests.soak.secret_times [--write] [--rounds 200]

Two matches of each game differ in one hidden value of red only. Blue asks both for the same, in turn and in
changing order. Prints, for every route that reads and for previews and dry runs, the median of the processor
time of the second match as a part of that of the first; and the same for two matches that do not differ,
which shows how far chance alone goes. --write stores both in secret_times.json.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from app import create_app
from settings import Settings
from tests.api.matches import Table
from tests.api.test_matches_roles import ROUTES

RESULT = Path(__file__).with_suffix(".json")
TILE = {"gold-rush": "gold-rush/01a"}
KEPT = ("/events", "/scores.png", "/summary.png", "/invitation")  # streams, caches of pictures, the host's
READS = [path for method, path in ROUTES if method == "GET" and path not in KEPT]
END = {"type": "end_game"}
POINTS = {"type": "adjust", "player": "blue", "points": 2, "note": "agreed"}


def gold_rush(client: Any, value: int) -> Table:
    """A match in which red has reported three tokens of this value, and blue has entered points."""
    players = [{"id": "red"}, {"id": "blue"}]
    start = {
        "game": "gold-rush",
        "players": players,
        "tiles": [{"x": 0, "y": 0, "tile": "gold-rush/33", "rotation": 0}],
        "held": {"red": {"mining": [None] * 3}, "blue": {"mining": [None] * 3}},
    }  # fmt: skip
    table = Table.new(client, game="gold-rush", options={}, players=players, start=start)
    table.play([{"type": "report", "player": "red", "values": [value] * 3}], by="red")
    table.play([POINTS], by="blue")
    return table


def dorra(client: Any, value: int) -> Table:
    """A match in which red has put down this card, and blue has entered points."""
    players = [{"id": "red"}, {"id": "blue"}, {"id": "white"}]
    table = Table.new(client, game="dorra-amazonas", options={}, players=players)
    villages = {"red": "arua", "blue": "arua", "white": "dajari"}
    table.play([{"type": "open", "player": p, "village": v} for p, v in villages.items()])
    table.play([{"type": "event", "card": "jaguar"}])
    table.play([{"type": "commit", "player": "red", "card": value}], by="red")
    table.play([POINTS], by="blue")
    return table


GAMES = {"gold-rush": (gold_rush, 0, 5), "dorra-amazonas": (dorra, 0, 6)}


def questions(game: str, seq: int) -> list[tuple[str, str, Any]]:
    """What blue asks: method, path and body."""
    reads = [("GET", path.replace("base/U", TILE.get(game, "base/U")), None) for path in READS]
    previews = [("POST", "/preview", {"moves": moves, "insist": True}) for moves in ([], [END])]
    dry = {"seq": seq, "at": seq, "moves": [POINTS], "dry_run": True, "insist": True}
    return [*reads, *previews, ("POST", "/correct", dry)]


def compared(tables: tuple[Table, Table], question: tuple[str, str, Any], rounds: int) -> float:
    """The median time of the second as a part of that of the first."""
    taken: tuple[list[float], list[float]] = ([], [])
    for number in range(rounds):
        for which in (0, 1) if number % 2 else (1, 0):
            began = time.thread_time()
            answer = tables[which].ask(*question, by="blue")
            answer.close()
            taken[which].append(time.thread_time() - began)
    first, second = map(statistics.median, taken)
    return round(second / first, 3)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--rounds", type=int, default=200)
    args = parser.parse_args()
    found: dict[str, Any] = {"rounds": args.rounds}
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data_dir=folder, ratelimit_enabled=False))
        client = app.test_client()
        for game, (begin, low, high) in GAMES.items():
            one, same, other = begin(client, low), begin(client, low), begin(client, high)
            rows = {}
            for question in questions(game, one.seq):
                ratios = [compared((one, table), question, args.rounds) for table in (same, other)]
                moves = (question[2] or {}).get("moves") or [{"type": ""}]
                name = f"{question[0]} {question[1] or '/'} {moves[0]['type']}".strip()
                rows[name] = {"alike": ratios[0], "differing": ratios[1]}
                print(game, name, rows[name], flush=True)
            found[game] = rows
        app.extensions["services"].stop()
    if args.write:
        RESULT.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
