"""Carcassonne Maps: the game on a printed map, as an option of Carcassonne."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from referee.game import (
    BadInput,
    CatalogLookup,
    Cell,
    JsonObject,
    Message,
    Option,
    Options,
    RuleReason,
    Unknown,
    unknown_text,
)
from referee.games.carcassonne.maps import (
    built_in_maps,
    findings,
    map_reader,
    pad,
    reasons,
    scoring,
    squares,
    towns,
)
from referee.games.carcassonne.maps.joining import joined
from referee.games.carcassonne.maps.map import Map
from referee.games.carcassonne.maps.printed import printed
from referee.games.carcassonne.maps.towns import TOWN, VARIANTS
from referee.tiles.io.errors import Errors
from referee.tiles.model.ports import NEAR
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_set import Kinds
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import Rule
from referee.tiles.rules.rule_groups import ReportRules, ScoringRules

SETS = ("base", "inns-and-cathedrals", "traders-and-builders")  # MP-S1
RULES = SETS[1:]
EDITION = "C2"  # the edition assumed on a map, which its base game comes from
MEEPLES = ("9", "7", "5", "6", "8", "10")  # MP-S4; as many as people may agree on
ON_MAP = {"map": True}
OPTIONS = (
    Option("mp.expansion_rules", ("off", "on"), "off", "MP-S3", ON_MAP),
    Option("mp.meeples", MEEPLES, "9", "MP-S4", ON_MAP),
    Option("mp.start_squares", ("2", "3"), "2", "MP-S6", ON_MAP),
    Option("mp.chips", ("off",), "off", "MP-S8", ON_MAP),
    Option(TOWN, ("off", *VARIANTS), "off", "MP-T2", ON_MAP),
)
HELP: Mapping[str, tuple[str, ...]] = {
    "setup": ("MP-S1",),
    "place": ("MP-P1", "MP-P2"),
    "act": ("MP-L1",),
    "end": ("MP-B1",),
    "over": ("MP-E1", "MP-E2"),
}

__all__ = [
    "HELP",
    "ON_MAP",
    "OPTIONS",
    "RULES",
    "SETS",
    "TOWN",
    "VARIANTS",
    "Map",
    "begins",
    "book",
    "find",
    "inline",
    "looking",
    "map_reader",
    "named",
    "on_pad",
    "tiles",
    "towns_given",
]


def find(option: Any, kinds: Kinds, catalogs: CatalogLookup | None, errors: Errors) -> Map | None:
    """Return the map that an option names (an id, an inline map, or maps to be joined), or None with the
    errors noted. `catalogs` looks up ids, including those of users."""
    path = "options.map"
    try:
        return _by_id(option, catalogs) if isinstance(option, str) else inline(option, kinds, catalogs)
    except BadInput as bad:
        errors.update(bad.under(path).errors)
    return None


def inline(
    data: JsonObject,
    kinds: Kinds,
    catalogs: CatalogLookup | None = None,
    *,
    whole: bool = False,
) -> Map:
    """Read an inline map, joined from others if it has `join`; `whole`: a complete map, not a part of one.
    Raises BadInput."""
    if isinstance(data, Mapping) and "join" in data:
        data = joined(data, lambda part: _part(part, kinds, catalogs).data)
    try:
        text = json.dumps(data, sort_keys=True)
    except TypeError:
        raise BadInput({"": [Message("input-map-json")]}) from None
    return _read(text, whole=whole) if isinstance(data, Mapping) else map_reader.read(data, kinds)


def _part(data: Any, kinds: Kinds, catalogs: CatalogLookup | None) -> Map:
    if isinstance(data, str):
        return _by_id(data, catalogs)
    if isinstance(data, Mapping) and "join" in data:
        raise BadInput({"join": [Message("input-joined-again")]})
    return inline(data, kinds, catalogs)


@lru_cache(maxsize=64)
def _read(text: str, *, whole: bool) -> Map:
    """Read a map, cached by its text: its tiles, and what boards cache about them, are computed once."""
    return map_reader.read(json.loads(text), map_reader.kinds(), whole=whole)


def _by_id(id: str, catalogs: CatalogLookup | None) -> Map:
    known = built_in_maps.names()
    try:
        found = built_in_maps.built_in(id) if catalogs is None else catalogs(id)
    except Unknown:
        found = None
    if not isinstance(found, Map):
        raise BadInput({"": [unknown_text("map", id, known)]})
    if not found.squares:
        raise BadInput({"": [Message("input-squares-unknown", map=found.name, known=known[0])]})
    return found


@lru_cache(maxsize=64)
def tiles(found: Map) -> Mapping[Cell, Tile]:
    """Return what is printed on a map, as tiles that are on the table from the start; cached."""
    return printed(found)


def named(option: object) -> tuple[str, ...]:
    """Return the ids of the maps that the option names."""
    if isinstance(option, str):
        return (option,)
    parts = option.get("join") if isinstance(option, Mapping) else None
    maps = [part.get("map") for part in parts if isinstance(part, Mapping)] if isinstance(parts, list) else []
    return tuple(dict.fromkeys(one for one in maps if isinstance(one, str)))


def begins(found: Map, tile: Tile) -> tuple[tuple[int, int, str, int], ...]:
    """Return the default placement of the start tile: on the first start square that it fits, rotated to
    match what is printed around it (MP-S6)."""
    around = tiles(found)
    for cell in found.first:
        for quarter in range(4):
            turned = tile.turned(quarter)
            if all(
                turned.edges.accepts(edge, around[near].edges.faces[(edge + 2) % 4])
                for edge, near in enumerate(NEAR[cell])
                if near in around
            ):
                return ((*cell, tile.id, 90 * quarter),)
    return ()


def towns_given(data: object, errors: Errors) -> str:
    """Return the variants for towns in play as one text: "off", or names separated by commas."""
    given = data if isinstance(data, list) else re.split(r"[,+ ]+", data) if isinstance(data, str) else [data]
    names = [one.strip() if isinstance(one, str) else one for one in given]
    names = ["off" if one in (None, False) else one for one in names]
    for one in names:
        if one not in ("off", *VARIANTS):
            errors["options.mp.town"].append(unknown_text("value", one, ("off", *VARIANTS)))
    return ",".join(name for name in VARIANTS if name in names) or "off"


def any_left(claim: DeploymentContext) -> RuleReason | None:
    """Report the number of meeples per player on a map (MP-S4)."""
    table, known = claim.table, claim.table.book.figures[claim.kind]
    if table.supply.left(claim.player, claim.kind) > 0:
        return None
    return RuleReason("MP-S4", "all_out", {"player": claim.player, "most": known.supply})


def on_pad(base: Book, options: Options) -> Book:
    """Return the book with what maps add to the score pad."""
    return pad.of_book(base, options[TOWN])


def book(base: Book, found: Map, options: Options, given: Options) -> Book:
    """Return the rule book on this map; `given`: the options that were given."""
    meeple = base.figures["meeple"]
    supply = int(options["mp.meeples"])
    meeple = replace(meeple, supply=supply, deploy=(*meeple.deploy, Rule("MP-S4", any_left)))
    supplied = replace(
        base,
        figures={**base.figures, "meeple": meeple},
        ids=replace(base.ids, figures="MP-S4", absent="MP-S3"),
        setup=replace(
            base.setup,
            start_cells=found.first,
            start_tiles=max(1, min(int(options["mp.start_squares"]), len(found.starts))),
        ),
    )
    return supplied.add(
        ScoringRules(worth=scoring.rules(found, base.scoring.worth)),
        ReportRules(
            feature_notes=reasons.rules(found),
            findings=findings.MapInspection(found, given).rules() if base.tracks_tiles else (),
        ),
        *squares.Squares(found).rules(),
        *towns.rules(found, options[TOWN]),
    )
