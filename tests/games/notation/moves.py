"""Moves in the notation: the words of each, and the fields of the move in the order of the API."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from referee.game import Lane
from referee.tiles.model.position import FeatureAt, Ref, Standing
from tests.games.notation.move_patterns import EXAMPLES, MOVES, NAMES
from tests.games.notation.scenario import Scenario
from tests.games.notation.words import CELL, Unreadable, cells_in, ref_of, values


def read_move(case: Scenario, text: str) -> tuple[Any, ...]:
    """The name of a move and its fields, as in "red place D (1,0) 2". Raises Unreadable."""
    if text == "end game":
        return ("end_game",)
    for name, pattern in MOVES.items():
        found = re.fullmatch(rf"(\S+)\s+{name}\b\s*{pattern.pattern}", text)
        if found:
            read = FIELDS.get(name, _as_written)
            return (NAMES.get(name, name), found[1], *read(case, *found.groups()))
    raise Unreadable(f"no move: {text!r}; there is {EXAMPLES}")


# ---- the fields of each kind of move: of the player, and of the groups of its pattern ----

Fields = tuple[Any, ...]


def _as_written(case: Scenario, player: str, *words: str) -> Fields:
    return words


def _in_numbers(case: Scenario, player: str, *words: str) -> Fields:
    return tuple(int(word) if re.fullmatch(r"-?\d+", word) else word for word in words)


def _across(case: Scenario, player: str, x: str, y: str, edges: str) -> Fields:
    return int(x), int(y), tuple(edges.split())


def _on_feature(case: Scenario, player: str, x: str, y: str, feature: str) -> Fields:
    return int(x), int(y), ref_of(feature)


def _place(case: Scenario, player: str, tile: str, x: str, y: str, turn: str, *bridge: str | None) -> Fields:
    there_x, there_y, edges = bridge
    lane = (Lane(int(there_x or 0), int(there_y or 0), tuple(edges.split())),) if edges else ()
    return case.tile(tile), int(x), int(y), 90 * int(turn), *lane


def _deploy(case: Scenario, player: str, kind: str, x: str, y: str, feature: str) -> Fields:
    if feature == "point":
        return kind, int(x), int(y), Ref("field", ("NL", "WR")), (int(x), int(y))
    return kind, int(x), int(y), ref_of(feature)


def _phantom(case: Scenario, player: str, kind: str | None, x: str, y: str, feature: str) -> Fields:
    return int(x), int(y), ref_of(feature), *((kind,) if kind else ())


def _building(case: Scenario, player: str, kind: str, x: str, y: str) -> Fields:
    return kind, int(x), int(y)


def _discard(case: Scenario, player: str, tile: str) -> Fields:
    return (case.tile(tile),)


def _fairy(case: Scenario, player: str, x: str, y: str, kind: str | None, feature: str) -> Fields:
    if kind is None:
        return int(x), int(y)
    return int(x), int(y), Standing(player, kind, int(x), int(y), ref_of(feature))


def _take(case: Scenario, player: str, by: str, whose: str, kind: str, *there: str) -> Fields:
    x, y = int(there[0]), int(there[1])
    if there[2] == "point":
        return by, Standing(whose, kind, x, y, point=(x, y))
    return by, Standing(whose, kind, x, y, ref_of(there[2]))


def _tower(case: Scenario, player: str, x: str, y: str, whose: str | None, kind: str, *there: str) -> Fields:
    if whose is None:
        return int(x), int(y), None
    feature = None if there[2] == "?" else ref_of(there[2])
    return int(x), int(y), Standing(whose, kind, int(there[0]), int(there[1]), feature)


def _exchange(case: Scenario, player: str, kind: str) -> Fields:
    return (Standing(player, kind),)


def _castle(case: Scenario, player: str, x: str, y: str, other_x: str, other_y: str) -> Fields:
    return (((int(x), int(y)), (int(other_x), int(other_y))),)


def _fly(case: Scenario, player: str, kind: str, flight: str, x: str, y: str, feature: str | None) -> Fields:
    return kind, int(flight), *((int(x), int(y), ref_of(feature)) if feature else ())


def _mage(case: Scenario, player: str, x: str, y: str, feature: str | None) -> Fields:
    place = (int(x), int(y), ref_of(feature)) if feature else (None, None, None)
    return *place, not feature


def _message(
    case: Scenario, player: str, word: str, choice: str | None, whose: str | None, kind: str, *there: str
) -> Fields:
    if choice is None:
        return (word,)
    named = whose and Standing(whose, kind, int(there[0]), int(there[1]), ref_of(there[2]))
    return None, word, choice, named


def _catapult(
    case: Scenario, player: str, token: str, points: str | None, figures: str, *more: str | None
) -> Fields:
    named = re.findall(rf"(\S+)\s+(\S+)\s+{CELL}\s+([a-z]+(?: [A-Z]+)*)", figures)
    hit = tuple(Standing(whose, kind, int(x), int(y), ref_of(on)) for whose, kind, x, y, on in named)
    kind = more[-1]
    swap = (hit[0], kind) if kind else None
    return token, int(points) if points else None, None if swap else hit or None, swap


def _gift(
    case: Scenario,
    player: str,
    card: str,
    x: str | None,
    y: str | None,
    feature: str | None,
    monk: str | None,
) -> Fields:
    there = (int(x), int(y), ref_of(feature)) if x and y and feature else (None, None, None)
    return card, *there, monk


def _ransom(case: Scenario, player: str, kind: str, owner: str) -> Fields:
    return owner, kind


def _wagon(case: Scenario, player: str, x: str, y: str, start: str, *to: str) -> Fields:
    return FeatureAt(int(x), int(y), ref_of(start)), int(to[0]), int(to[1]), ref_of(to[2])


def _march(case: Scenario, player: str, kind: str, quarter: str, x: str, y: str, feature: str) -> Fields:
    return kind, quarter, int(x), int(y), ref_of(feature)


def _offer(case: Scenario, player: str, tile: str, price: str | None) -> Fields:
    return case.tile(tile), int(price or 0)


def _bid(case: Scenario, player: str, price: str) -> Fields:
    return (None if price == "pass" else int(price),)


def _settle(case: Scenario, player: str, choice: str) -> Fields:
    return (choice == "buy",)


def _dragon(case: Scenario, player: str, way: str, *last: str) -> Fields:
    return (cells_in(way),)


def _flock(
    case: Scenario, player: str, x: str, y: str, feature: str, choice: str, token: str | None
) -> Fields:
    return int(x), int(y), ref_of(feature), choice, token


def _values(case: Scenario, player: str, text: str) -> Fields:
    return (tuple(values(text)),)


def _adjust(case: Scenario, player: str, points: str, note: str) -> Fields:
    return int(points), note


def _score(
    case: Scenario, player: str, what: str, counts: str, final: str | None, tied: str | None
) -> Fields:
    numbers = {one: int(count) for one, count in re.findall(r"(\S+)\s+(\d+)", counts)}
    return what, numbers, final is not None, tuple((tied or "").split())


FIELDS: dict[str, Callable[..., Fields]] = {
    "place": _place,
    "deploy": _deploy,
    "phantom": _phantom,
    "building": _building,
    "discard": _discard,
    "fairy": _fairy,
    "take": _take,
    "tower": _tower,
    "exchange": _exchange,
    "castle": _castle,
    "fly": _fly,
    "mage": _mage,
    "witch": _mage,
    "message": _message,
    "catapult": _catapult,
    "gift": _gift,
    "ransom": _ransom,
    "wagon": _wagon,
    "march": _march,
    "offer": _offer,
    "bid": _bid,
    "settle": _settle,
    "dragon": _dragon,
    "flock": _flock,
    "pitch": _on_feature,
    "teacher": _on_feature,
    "report": _values,
    "reveal": _values,
    "adjust": _adjust,
    "score": _score,
    **dict.fromkeys(("ferry", "bridge"), _across),
    **dict.fromkeys(("retrieve", "recall", "gold", "tunnel", "pyramid", "tent", "step"), _in_numbers),
}
