"""Carcassonne Maps: the game on a printed map, as an option of Carcassonne."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from referee.game import BadInput, Option, Unknown, unknown_text
from referee.games.carcassonne.maps import map_reader, squares, towns, worth
from referee.games.carcassonne.maps.map import Map
from referee.games.carcassonne.maps.printed import printed
from referee.tiles.book import Book
from referee.tiles.loading import Errors
from referee.tiles.tile_set import Kinds

SETS = ("base", "inns-and-cathedrals", "traders-and-builders")  # MP-S1
RULES = SETS[1:]
MEEPLES = {"9": 9, "7": 7}  # MP-S4
OPTIONS = (
    Option("mp.expansion_rules", ("off", "on"), "off", "MP-S3"),
    Option("mp.meeples", ("9", "7"), "9", "MP-S4"),
    Option("mp.start_squares", ("2", "3"), "2", "MP-S6"),
    Option("mp.chips", ("off",), "off", "MP-S8"),
    Option("mp.town", (), "off", "MP-T2"),
)

__all__ = ["OPTIONS", "RULES", "SETS", "Map", "book", "find", "printed", "towns_told"]


def find(told: Any, kinds: Kinds, catalogs: Callable[[str], Any] | None, errors: Errors) -> Map | None:
    """The map that an option names (an id, or the map inline), or None with what is wrong noted."""
    path = "options.map"
    try:
        if isinstance(told, str):
            if told in map_reader.names():
                return _built_in(told, kinds, errors)
            found = catalogs(told) if catalogs is not None else None
            if isinstance(found, Map):
                return found
            errors[path].append(unknown_text("map", told, map_reader.names()))
            return None
        return map_reader.read(told, kinds)
    except Unknown as unknown:
        errors[path].append(unknown_text("map", unknown.name, map_reader.names()))
    except BadInput as bad:
        errors.update(bad.under(path).errors)
    return None


def _built_in(id: str, kinds: Kinds, errors: Errors) -> Map | None:
    data = map_reader.data_of(id)
    if data["squares"]:
        return map_reader.read(data, kinds)
    known = [one for one in map_reader.names() if map_reader.data_of(one)["squares"]]
    errors["options.map"].append(
        f"the squares of {data['name']} are not known here: draw them as a map of yours, or take {known[0]}"
    )
    return None


def towns_told(told: Any, errors: Errors) -> str:
    """The variants for towns in play, as one text: "off", or names with commas between them."""
    given = told if isinstance(told, list) else str(told).split(",") if isinstance(told, str) else [told]
    names = [one.strip() if isinstance(one, str) else one for one in given]
    for one in names:
        if one not in ("off", *towns.VARIANTS):
            errors["options.mp.town"].append(unknown_text("value", one, ("off", *towns.VARIANTS)))
    return ",".join(name for name in towns.VARIANTS if name in names) or "off"


def book(base: Book, found: Map, options: Mapping[str, Any]) -> Book:
    """The rule book on this map."""
    meeple = replace(base.figures["meeple"], supply=MEEPLES[options["mp.meeples"]])
    supplied = replace(base, figures={**base.figures, "meeple": meeple})
    moments = {**squares.Squares(found).rules(), **towns.rules(found, options["mp.town"])}
    return supplied.add(worth=worth.rules(found), **moments)
