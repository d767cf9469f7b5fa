"""Reads boards from JSON; reports all errors of a board at once.

A board stored as a catalog has to be complete (connected, every species, eight missions, either all white
numbers or none); an inline board may be a part of one.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from referee.game import (
    BadInput,
    JsonObject,
    Message,
    Mistakes,
    Unknown,
    unknown_text,
)
from referee.games.dorra_amazonas.board import (
    COLOURS,
    COSTS,
    FOLDER,
    SPECIES,
    Village,
    VillageBoard,
    Way,
    usual_numbers,
)

GAME = "dorra-amazonas"
MOST_VILLAGES, MOST_WAYS, MOST_MISSIONS = 120, 600, 60
MISSIONS, IN_A_MISSION = 8, 4
FIELDS = {
    *("id", "name", "game", "provenance", "source", "size", "villages", "paths", "waterways", "missions"),
    *("income_cards", "version", "schema", "form"),
}
VILLAGE_FIELDS = ("id", "name", "species", "spaces", "x", "y")
CARD_FIELDS = ("colour", "value", "tiebreak")
PROVENANCES = ("published", "stand-in", "user")
FAR = 20_000


def read(data: JsonObject, *, whole: bool = False) -> VillageBoard:
    """Read a board from JSON. `whole`: it must be complete. Raises BadInput with every error by JSON path."""
    return BoardReader().board(data, whole=whole)


def names() -> tuple[str, ...]:
    """Return the ids of the built-in boards."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.json")))


@lru_cache(maxsize=8)
def built_in(id: str) -> VillageBoard:
    """Return a built-in board. Raises Unknown."""
    if id not in names():
        raise Unknown("board", id, names())
    return read(json.loads((FOLDER / f"{id}.json").read_text(encoding="utf-8")), whole=True)


class BoardReader:
    """Reads one board and collects its errors."""

    def __init__(self) -> None:
        self.errors = Mistakes()

    def board(self, data: JsonObject, *, whole: bool) -> VillageBoard:
        for name in sorted(set(map(str, data)) - FIELDS):
            self.errors[name[:40]].append(unknown_text("field", name, FIELDS))
        self._size(data.get("size"))
        villages = self._villages(data.get("villages"))
        ways = tuple(
            Way(*pair, kind)
            for name, kind in (("paths", "path"), ("waterways", "water"))
            for pair in self._pairs(data.get(name, ()), name, villages)
        )
        missions = self._missions(data.get("missions", ()), villages, whole=whole)
        white = self._cards(data.get("income_cards"), whole=whole)
        board = VillageBoard(
            self._text(data.get("id", "board"), "id", 80),
            self._text(data.get("name", data.get("id", "board")), "name", 80),
            GAME,
            version_of(data),
            villages,
            ways,
            missions,
            white,
            self._one_of(data.get("provenance", "user"), "provenance", PROVENANCES),
            data,
        )
        if whole and villages:
            self._whole(board)
        if self.errors:
            raise BadInput(self.errors)
        return board

    def _whole(self, board: VillageBoard) -> None:
        for kind in SPECIES:
            if not any(village.species == kind for village in board.villages.values()):
                self.errors["villages"].append(
                    Message("input-species-missing", species=Message(f"word-{kind}"))
                )
        parts = sorted(board.parts(), key=len)
        for part in parts[:-1]:
            names = ", ".join(board.villages[id].name for id in sorted(part)[:5])
            self.errors["villages"].append(Message("input-villages-cut-off", villages=names))

    def _villages(self, rows: object) -> dict[str, Village]:
        found: dict[str, Village] = {}
        for path, row in self._rows(rows, "villages", MOST_VILLAGES, needed=True):
            if not isinstance(row, Mapping):
                self.errors[path].append(Message("input-must-be-object"))
                continue
            for name in sorted(set(map(str, row)) - set(VILLAGE_FIELDS)):
                self.errors[f"{path}.{name[:40]}"].append(unknown_text("field", name, VILLAGE_FIELDS))
            id = self._text(row.get("id"), f"{path}.id", 40)
            if id in found:
                self.errors[f"{path}.id"].append(Message("input-village-twice", village=id))
            name = self._text(row.get("name", id or "?"), f"{path}.name", 60)
            species = self._one_of(row.get("species"), f"{path}.species", SPECIES)
            spaces = self._spaces(row.get("spaces"), f"{path}.spaces")
            for axis in ("x", "y"):
                place = row.get(axis, 0)
                if type(place) not in (int, float) or not 0 <= place <= FAR:
                    self.errors[f"{path}.{axis}"].append(Message("input-must-be-number", low=0, high=FAR))
            if id:
                found.setdefault(id, Village(id, name, species, spaces))
        return found

    def _spaces(self, given: object, path: str) -> tuple[int, ...]:
        if not isinstance(given, list) or not 1 <= len(given) <= len(COSTS):
            self.errors[path].append(Message("input-costs", most=len(COSTS)))
            return ()
        if any(type(cost) is not int or cost not in COSTS for cost in given):
            self.errors[path].append(Message("input-cost", costs=tuple(COSTS)))
            return ()
        if list(given) != sorted(set(given)):
            self.errors[path].append(Message("input-costs-order"))
        return tuple(given)

    def _pairs(self, rows: object, name: str, villages: Mapping[str, Village]) -> Iterator[tuple[str, str]]:
        for path, row in self._rows(rows, name, MOST_WAYS):
            if not isinstance(row, list) or len(row) != 2:
                self.errors[path].append(Message("input-way"))
                continue
            known = [self._village(one, f"{path}[{n}]", villages) for n, one in enumerate(row)]
            if all(known) and row[0] == row[1]:
                self.errors[path].append(Message("input-way-same"))
            elif all(known):
                yield row[0], row[1]

    def _missions(
        self, rows: object, villages: Mapping[str, Village], *, whole: bool
    ) -> tuple[tuple[str, ...], ...]:
        found = []
        for path, row in self._rows(rows, "missions", MOST_MISSIONS):
            if not isinstance(row, list) or len(row) != IN_A_MISSION:
                self.errors[path].append(Message("input-mission", count=IN_A_MISSION))
                continue
            known = [self._village(one, f"{path}[{n}]", villages) for n, one in enumerate(row)]
            if all(known):
                if len(set(row)) != len(row):
                    self.errors[path].append(Message("input-mission-same"))
                found.append(tuple(row))
        if whole and isinstance(rows, list | tuple) and len(rows) != MISSIONS:
            self.errors["missions"].append(Message("input-missions", most=MISSIONS, count=len(rows)))
        return tuple(found)

    def _cards(self, rows: object, *, whole: bool) -> Mapping[tuple[str, int], int]:
        if rows is None:
            return usual_numbers()
        found: dict[tuple[str, int], int] = {}
        for path, row in self._rows(rows, "income_cards", len(COLOURS) * 7):
            if not isinstance(row, Mapping) or set(row) != set(CARD_FIELDS):
                self.errors[path].append(Message("input-card-fields", fields=", ".join(CARD_FIELDS)))
                continue
            colour = self._one_of(row["colour"], f"{path}.colour", COLOURS)
            value = self._whole_number(row["value"], f"{path}.value", 6)
            number = self._whole_number(row["tiebreak"], f"{path}.tiebreak", 999)
            if (colour, value) in found:
                self.errors[path].append(Message("input-twice", what=f"{colour} {value}"))
            if number in found.values():
                self.errors[f"{path}.tiebreak"].append(Message("input-white-number", number=number))
            found[colour, value] = number
        if whole and len(found) != len(COLOURS) * 7 and "income_cards" not in self.errors:
            self.errors["income_cards"].append(Message("input-cards"))
        return found

    # ---- helpers ----

    def _rows(self, rows: object, path: str, most: int, *, needed: bool = False) -> Iterator[tuple[str, Any]]:
        if not isinstance(rows, list | tuple):
            self.errors[path].append(Message("input-must-be-list"))
        elif needed and not rows:
            self.errors[path].append(Message("input-no-villages"))
        elif len(rows) > most:
            self.errors[path].append(Message("input-most", most=most, count=len(rows)))
        else:
            yield from ((f"{path}[{number}]", row) for number, row in enumerate(rows))

    def _village(self, id: object, path: str, villages: Mapping[str, Village]) -> bool:
        if isinstance(id, str) and id in villages:
            return True
        self.errors[path].append(unknown_text("village", id, villages))
        return False

    def _text(self, given: object, path: str, longest: int) -> str:
        if isinstance(given, str) and 1 <= len(given) <= longest:
            return given
        self.errors[path].append(Message("input-text", most=longest))
        return ""

    def _one_of(self, given: object, path: str, known: tuple[str, ...]) -> str:
        if isinstance(given, str) and given in known:
            return given
        self.errors[path].append(unknown_text("value", given, known))
        return known[0]

    def _whole_number(self, given: object, path: str, most: int) -> int:
        if type(given) is int and 0 <= given <= most:
            return given
        self.errors[path].append(Message("input-must-be-whole", low=0, high=most))
        return 0

    def _size(self, given: Any) -> None:
        right = isinstance(given, list) and len(given) == 2
        if given is not None and not (right and all(type(n) is int and 0 < n <= FAR for n in given)):
            self.errors["size"].append(Message("input-size", most=FAR))


def version_of(data: JsonObject) -> str:
    """Return a hash of the content."""
    content = {name: value for name, value in data.items() if name not in ("version", "schema", "form")}
    text = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
