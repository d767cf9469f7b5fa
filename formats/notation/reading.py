"""Positions and moves read from the notation."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from formats.notation.scanner import Scanner
from formats.notation.words import EDGES, MOST_ITEMS, NO_SET, STEPS, first_set
from referee.game import Message

Reader = Callable[[Scanner, str], Any]


def read_position(text: str) -> dict[str, Any]:
    """Return the JSON data of a position. Raises BadInput with the place of the error."""
    scanner = Scanner(text)
    found: dict[str, Any] = {"game": scanner.word()}
    prefix = first_set(found["game"])
    while scanner.next_section():
        name = scanner.word()
        if name not in SECTIONS:
            scanner.fail(tuple(SECTIONS))
        if name in found:
            scanner.refuse(Message("notation-twice", name=name))
        found[name] = SECTIONS[name](scanner, prefix)
    return {"players": [], "tiles": [], **found}


def read_moves(text: str, game: str = "carcassonne") -> list[dict[str, Any]]:
    """Return the JSON data of moves. Raises BadInput with the place of the error."""
    scanner, prefix = Scanner(text), first_set(game)
    found = [_read_move(scanner, prefix)]
    while scanner.next_section():
        found.append(_read_move(scanner, prefix))
        if len(found) > MOST_ITEMS:
            scanner.refuse(Message("format-most", most=MOST_ITEMS))
    return found


def _listed(read: Reader) -> Reader:
    """A reader of a list with commas, which may be empty."""

    def read_all(scanner: Scanner, prefix: str) -> list[Any]:
        found: list[Any] = []
        while not scanner.ended():
            if found and not scanner.take(","):
                scanner.fail((",", ";"))
            found.append(read(scanner, prefix))
            if len(found) > MOST_ITEMS:
                scanner.refuse(Message("format-most", most=MOST_ITEMS))
        return found

    return read_all


def _read_json(scanner: Scanner, prefix: str) -> Any:
    return scanner.json()


def _read_player(scanner: Scanner, prefix: str) -> dict[str, Any]:
    found: dict[str, Any] = {"id": scanner.word()}
    if scanner.ahead("-0123456789"):
        found["points"] = scanner.number()
    if scanner.ahead('"'):
        found["name"] = scanner.word()
    if scanner.take("#"):
        found["colour"] = scanner.word()
    return found


def _read_tiles(scanner: Scanner, prefix: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while not scanner.ended():
        found.append(_read_tile(scanner, prefix))
        if len(found) > MOST_ITEMS:
            scanner.refuse(Message("format-most", most=MOST_ITEMS))
    return found


def _read_tile(scanner: Scanner, prefix: str) -> dict[str, Any]:
    found: dict[str, Any] = scanner.cell()
    if not scanner.take(":"):
        scanner.fail((":",))
    if edges := scanner.take(EDGES):
        found |= {"tile": None, **({"edges": edges[1]} if edges[1] else {})}
    elif scanner.ahead("{"):
        inline = scanner.json()
        found |= {"tile": None, **{name: inline[name] for name in ("tile", "edges") if name in inline}}
    else:
        found["tile"] = _read_id(scanner, prefix)
    return found | {"rotation": _read_rotation(scanner)}


def _read_id(scanner: Scanner, prefix: str) -> str:
    word = scanner.word()
    if word.startswith(NO_SET):
        return word.removeprefix(NO_SET)
    return word if "/" in word else prefix + word


def _read_rotation(scanner: Scanner) -> int:
    return 90 * scanner.number() if scanner.take("~") else 0


def _read_feature(scanner: Scanner) -> dict[str, Any]:
    """A feature, or nothing if there is none."""
    if not scanner.word_ahead():
        return {}
    kind = scanner.word()
    if scanner.ahead("["):
        return {"feature": {"kind": kind, "at": scanner.json()}}
    at = scanner.word().split(".") if scanner.word_ahead() else []
    return {"feature": {"kind": kind, "at": at}}


def _read_figure(scanner: Scanner, prefix: str) -> dict[str, Any]:
    found: dict[str, Any] = {"player": scanner.word(), "kind": scanner.word()}
    if scanner.take("@"):
        return {**found, "space": scanner.number()}
    if scanner.take("^"):
        cell = scanner.cell()
        return {**found, **cell, "point": [cell["x"], cell["y"]]}
    return {**found, **scanner.cell(), **_read_feature(scanner)}


COUNT = re.compile(r"x(\d{1,6})")
CELL_AHEAD = re.compile(r"(?=-?\d+\s*,)")


def _read_token(scanner: Scanner, prefix: str) -> dict[str, Any]:
    found: dict[str, Any] = {"kind": scanner.word()}
    if scanner.take("@"):
        return {**found, "quarter": scanner.word()}
    if not scanner.take(CELL_AHEAD) and scanner.ahead("-0123456789"):
        found["value"] = scanner.number()
    if count := scanner.take(COUNT):
        found["count"] = int(count[1])
    found |= {**scanner.cell(), **_read_feature(scanner)}
    if scanner.take("~"):
        edges = scanner.word().split(".")
        found |= {"edges": edges} if len(edges) > 1 else {"edge": edges[0]}
    if scanner.take("&"):
        found["beside"] = {"player": scanner.word(), "kind": scanner.word()}
    if scanner.take(":"):
        found["player"] = scanner.word()
        found |= {"set": scanner.word()} if scanner.word_ahead() else {}
    return found


def _read_turn(scanner: Scanner, prefix: str) -> dict[str, Any]:
    found: dict[str, Any] = {} if scanner.take("-") else {"player": scanner.word()}
    while not scanner.ended():
        name = scanner.word()
        if name in STEPS:
            found["step"] = name
        elif name == "placed":
            found["placed"] = list(_read_cells(scanner))
        elif name == "drawn":
            found["drawn"] = _read_id(scanner, prefix)
        elif name == "part":
            found["part"] = scanner.number()
        elif name == "due":
            found.setdefault("due", []).append(scanner.word())
        elif name == "passed":
            found.setdefault("passed", []).append(scanner.word())
        elif name == "walk":
            found["walk"] = list(_read_cells(scanner))
        elif name == "auction":
            found["auction"] = scanner.json()
        elif name == "marks":
            found["marks"] = list(_read_words(scanner))
        else:
            scanner.fail((*STEPS, "placed", "drawn", "part", "due", "passed", "walk", "auction", "marks"))
    return found


def _read_cells(scanner: Scanner) -> Iterator[list[int]]:
    while scanner.ahead("-0123456789"):
        cell = scanner.cell()
        yield [cell["x"], cell["y"]]


def _read_words(scanner: Scanner) -> Iterator[str]:
    while scanner.word_ahead():
        yield scanner.word()


SECTIONS: Mapping[str, Reader] = {
    "options": _read_json,
    "catalogs": _read_json,
    "players": _listed(_read_player),
    "tiles": _read_tiles,
    "figures": _listed(_read_figure),
    "tokens": _listed(_read_token),
    "turn": _read_turn,
    "held": _read_json,
    "left": _read_json,
    "over": lambda scanner, prefix: scanner.ended() or scanner.json(),
}


def _read_move(scanner: Scanner, prefix: str) -> dict[str, Any]:
    first = scanner.word()
    found: dict[str, Any] = {}
    if scanner.take(":"):
        found, first = {"player": first}, scanner.word()
    found = {"type": first, **found}
    if scanner.ahead("{"):
        rest = scanner.json()
        return {**rest, **found}
    if first == "place":
        tile = _read_id(scanner, prefix)
        return {**found, "tile": tile, "rotation": _read_rotation(scanner), **scanner.cell()}
    if first == "discard":
        return {**found, "tile": _read_id(scanner, prefix)}
    if first == "deploy":
        return {**found, "kind": scanner.word(), **scanner.cell(), **_read_feature(scanner)}
    return found
