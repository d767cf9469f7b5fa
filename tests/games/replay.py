"""Replay recorded games of ../shared/traces and print every difference. Run by hand:

    python -m tests.games.replay                       every game of every file
    python -m tests.games.replay river abbey           these files
    python -m tests.games.replay river --games 5       the first games of each
    python -m tests.games.replay ~/mine.jsonl.gz       a file kept elsewhere, in the same format
    python -m tests.games.replay --write               and writes the result to replay.md

The last full result is in replay.md; `test_recorded.py` replays the first games with the other tests.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from referee.game import BadInput
from tests.games.recorded import Replay
from tests.games.recorded_sets import EXPANSIONS, games

RESULT = Path(__file__).with_name("replay.md")
HEAD = """# Recorded games replayed

`python -m tests.games.replay --write`: every game of `../shared/traces/*.jsonl.gz` replayed through
`referee.match`, under the options that the recording engine played with (see docs/differences.md). Each
number is how often something was compared; a game is without a difference when all of it is equal.

"""
KNOWN = {  # files with games that differ for the reason in docs/differences.md
    "abbey-and-mayor-c1": "In game 2 the wagon may leave an abbey (AB-W2, docs/differences.md).",
    "everything": "In game 2 a wagon drives into the City (CO-P1), in 3 a watchtower counts castles (WT-1), "
    "in games 5 and 10 the fairy pays a follower who marched away from her (PD-F5): docs/differences.md.",
}


def replay(name: str, count: int | None) -> tuple[str, list[str]]:
    """Replay one file. Returns a result line and all differences."""
    compared: Counter[str] = Counter()
    differences: list[str] = []
    played = equal = 0
    for record in games(name, count):
        try:
            one = Replay(record).run()
            found, looked = one.differences, one.compared
        except BadInput as bad:
            found, looked = [f"{name}: refused: {bad}"], Counter()
        played += 1
        equal += not found
        differences += found
        compared += looked
    counts = ", ".join(f"{what} {number}" for what, number in sorted(compared.items()))
    return f"**{name}**: {equal} of {played} games without a difference. Compared: {counts}.", differences


def main() -> int:
    """Print a line per file and the differences. Returns 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="*", metavar="FILE", help="a path, or " + ", ".join(EXPANSIONS))
    parser.add_argument("--games", type=int, help="so many of each file")
    parser.add_argument("--show", type=int, default=5, help="differences shown a file")
    parser.add_argument("--write", action="store_true", help="write the result to replay.md")
    args = parser.parse_args()
    lines, bad = [], 0
    for name in args.files or EXPANSIONS:
        line, differences = replay(name, args.games)
        print(line, *differences[: args.show], sep="\n    ", flush=True)
        lines.append(" ".join(filter(None, (f"- {line}", KNOWN.get(name)))) + "\n")
        bad += len(differences)
    if args.write:
        RESULT.write_text(HEAD + "".join(lines), encoding="utf-8")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
