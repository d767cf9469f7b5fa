"""Any two sets, switches, options and editions of Carcassonne compose, or the answer gives the reason.

    python -m tests.referee.pairs               every pair: the table is set, and the first turn is played
    python -m tests.referee.pairs --write       and the result is written to pairs.md

`test_pairs.py` sets the tables of sets, editions and the map with the other tests. The last full result is in
pairs.md.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from referee.game import BadInput
from referee.games.carcassonne import CARCASSONNE, base_game
from referee.tiles.model.position import TilePosition
from tests.referee.plays import SEATS, Player

RESULT = Path(__file__).with_name("pairs.md")
HEAD = """# Pairs of sets, switches, values of options and editions

Last full result of `python -m tests.referee.pairs --write`: of {count} pairs {played} compose, and their
first turn is played; {failed} fail. The others are refused with the reason.

| kinds | pairs | compose |
|---|---|---|
"""


class Choice(NamedTuple):
    """One choice at the table."""

    kind: str
    name: str
    options: dict[str, Any]


def choices() -> Iterator[Choice]:
    """Yield every set, every switch alone, every value of an option, every edition and a map."""
    for one in CARCASSONNE.expansions:
        yield Choice("set", one.id, {"expansions": [one.id]})
    switches = {switch.name for one in CARCASSONNE.expansions for switch in one.switches}
    for name in sorted(switches):
        yield Choice("switch", name, {name: "on"})
    for option in CARCASSONNE.options:
        if option.values and option.name not in switches and option is not base_game.EDITION:
            for value in option.values:
                yield Choice("value", f"{option.name}={value}", {option.name: value})
    for edition in base_game.EDITION.values:
        yield Choice("edition", edition, {"edition": edition})
    yield Choice("map", "stand-in-map", {"map": "stand-in-map"})


def together(one: Choice, other: Choice) -> dict[str, Any] | None:
    """Return the options of both; None if they are two values of one option."""
    both = {**one.options, **other.options}
    if "expansions" in one.options and "expansions" in other.options:
        both["expansions"] = [*one.options["expansions"], *other.options["expansions"]]
    elif len(both) < 2:
        return None
    return both


def refused(options: dict[str, Any]) -> str:
    """Return why these options do not go together; empty if they do."""
    try:
        CARCASSONNE.load(TilePosition("carcassonne", SEATS, (), options))
    except BadInput as bad:
        return str(bad)
    return ""


def first_turn(options: dict[str, Any]) -> None:
    """Play the first turn under these options."""
    if options.get("tracking") != "points":  # no tiles are placed
        for _ in Player.sits_down(7, options).plays(1):
            pass


def main(words: list[str]) -> int:
    """Print the pairs that are refused or fail. Returns 1 if any fails."""
    pairs, composed, whys, failed = Counter[str](), Counter[str](), defaultdict[str, list[str]](list), 0
    for one, other in combinations(choices(), 2):
        options = together(one, other)
        if options is None:
            continue
        kinds, name = f"{one.kind} and {other.kind}", f"{one.name} with {other.name}"
        pairs[kinds] += 1
        if why := refused(options):
            whys[why].append(name)
            continue
        try:
            first_turn(options)
            composed[kinds] += 1
        except Exception as bad:  # any failure counts
            failed += 1
            print(f"FAILS: {name}: {type(bad).__name__}: {bad}", flush=True)
    rows = [f"| {kinds} | {count} | {composed[kinds]} |" for kinds, count in pairs.items()]
    reasons = [f"* {why} ({len(names)}): {', '.join(names)}" for why, names in sorted(whys.items())]
    head = HEAD.format(count=pairs.total(), played=composed.total(), failed=failed)
    text = head + "\n".join(rows) + "\n\n## Refused\n\n" + "\n".join(reasons) + "\n"
    print(text)
    if "--write" in words:
        RESULT.write_text(text, encoding="utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
