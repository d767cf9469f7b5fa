"""Boards as data: villages with their species and spaces, the ways between them, the missions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import (
    NamedTuple,
)

from referee.game import JsonObject

SPECIES = ("fish", "butterfly", "iguana", "parrot", "orchid")  # income cards 1 to 5, in this order
COLOURS = ("red", "blue", "white", "orange")
COSTS = (2, 3, 5)
TILES = 12  # of each species
FOLDER = Path(__file__).resolve().parents[3] / "catalog" / "dorra-amazonas" / "boards"
STAND_IN = "dorra-stand-in"


class Village(NamedTuple):
    """A village: its species, and the price of each of its spaces in gold, cheapest first."""

    id: str
    name: str
    species: str
    spaces: tuple[int, ...]


class Way(NamedTuple):
    """A jungle path or a water route between two villages."""

    a: str
    b: str
    kind: str  # "path" or "water"


@dataclass(frozen=True, eq=False)
class VillageBoard:
    """A board. `version`: a hash of its content; `data`: the JSON it was read from; `white`: the white number
    of the income cards by colour and value."""

    id: str
    name: str
    game: str
    version: str
    villages: Mapping[str, Village]
    ways: tuple[Way, ...]
    missions: tuple[tuple[str, ...], ...]
    white: Mapping[tuple[str, int], int]
    provenance: str = "stand-in"
    data: JsonObject = field(default_factory=dict, repr=False)

    form = "dorra-board"  # the name of the JSON schema

    @property
    def made_up(self) -> bool:
        """Whether its white numbers are those of the stand-in board, as the publication does not give
        them."""
        return self.provenance == "stand-in" or self.data.get("income_cards") is None

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[tuple[str, str], ...]]:
        """The adjacent (village, kind of way) of each village."""
        found: dict[str, list[tuple[str, str]]] = {id: [] for id in self.villages}
        for way in self.ways:
            found[way.a].append((way.b, way.kind))
            found[way.b].append((way.a, way.kind))
        return {id: tuple(dict.fromkeys(near)) for id, near in found.items()}

    def name_of(self, village: str) -> str:
        """Return the name of a village."""
        return self.villages[village].name

    def names_of(self, villages: Iterable[str]) -> tuple[str, ...]:
        """Return the names of several villages."""
        return tuple(self.name_of(village) for village in villages)

    def parts(self, among: Iterable[str] | None = None) -> list[set[str]]:
        """Return the connected components of the villages (or of those in `among`) by any way."""
        left = dict.fromkeys(self.villages if among is None else among)
        found = []
        while left:
            part = {next(iter(left))}
            todo = list(part)
            while todo:
                near = {one for one, _ in self.neighbours[todo.pop()] if one in left} - part
                part |= near
                todo += near
            found.append(part)
            left = dict.fromkeys(one for one in left if one not in part)
        return found


@lru_cache(maxsize=1)
def usual_numbers() -> Mapping[tuple[str, int], int]:
    """Return the white numbers of cards that a board does not give: those of the stand-in board."""
    cards = json.loads((FOLDER / f"{STAND_IN}.json").read_text(encoding="utf-8"))["income_cards"]
    return {(card["colour"], card["value"]): card["tiebreak"] for card in cards}
