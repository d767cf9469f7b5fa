"""Questions about a position, and their arguments."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tests.games.notation.moves import read_move
from tests.games.notation.scenario import Scenario
from tests.games.notation.words import CELL, Unreadable, ref_of


def _placements(case: Scenario, rest: str) -> tuple[Any, ...]:
    found = re.fullmatch(r"(\S+)(?:\s+for\s+(\S+))?", rest)
    if not found:
        raise Unreadable("ask for placements as in 'placements D' or 'placements D for red'")
    return case.tile(found[1]), found[2]


def _score(case: Scenario, rest: str) -> tuple[Any, ...]:
    if rest not in ("now", "final"):
        raise Unreadable("score now, or score final")
    return (rest == "final",)


def _feature(case: Scenario, rest: str) -> tuple[Any, ...]:
    found = re.fullmatch(rf"{CELL}\s+(.+)", rest)
    if not found:
        raise Unreadable("ask who gets a feature as in 'who (0,0) city N'")
    return int(found[1]), int(found[2]), ref_of(found[3])


def _nothing(case: Scenario, rest: str) -> tuple[Any, ...]:
    if rest:
        raise Unreadable("'findings', 'audit' and 'ranking' stand alone")
    return ()


# word -> what reads the rest of its line; raises Unreadable
QUESTIONS: dict[str, Callable[[Scenario, str], tuple[Any, ...]]] = {
    "may": read_move,
    "do": read_move,
    "placements": _placements,
    "score": _score,
    "who": _feature,
    "findings": _nothing,
    "audit": _nothing,
    "needs": _feature,
    "ranking": _nothing,
}
