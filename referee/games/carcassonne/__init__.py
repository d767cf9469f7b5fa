"""Carcassonne: the base game, its editions, and the integration of expansions."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any

from referee.game import BoxContents, FigureSupply, Implied, Mistakes, Sheet, unknown_text
from referee.games.carcassonne import base, maps, track
from referee.games.carcassonne.expansion import Element, Expansion
from referee.games.carcassonne.expansions import EXPANSIONS
from referee.games.carcassonne.marks import MARKS
from referee.tiles.io import catalog
from referee.tiles.io.load import Errors
from referee.tiles.play.actions import SHARED
from referee.tiles.rules.book import Book, Clash
from referee.tiles.rules.table import Table
from referee.tiles.tile_game import Settled, TileGame

Catalogs = Callable[[str], Any]
SETS = {id: tile_set for id in catalog.names() if (tile_set := catalog.built_in(id)).game == "carcassonne"}


class Carcassonne(TileGame):
    """Carcassonne with any set of these expansions."""

    id = "carcassonne"
    name = "Carcassonne"
    players = (2, 6)
    catalogs = ("base", *(id for id in SETS if id != "base"))
    kinds = SETS["base"].kinds
    marks = MARKS

    def __init__(self, expansions: tuple[Expansion, ...]) -> None:
        self.expansions = expansions
        self.options = (
            *base.OPTIONS,
            *maps.OPTIONS,
            *(o for one in expansions for o in (*one.switches, *one.options)),
        )
        elements = [element for one in expansions for element in one.elements]
        self.deeds = {**SHARED, **{name: deed for one in elements for name, deed in one.deeds.items()}}
        self.figure_kinds = (*base.FIGURES, *(kind for one in expansions for kind in one.figures))
        self.things = tuple(thing for one in expansions for thing in one.things)
        self.token_kinds = tuple(kind for one in expansions for kind in (*one.tokens, *one.astray))

    @cached_property
    def implied(self) -> Mapping[str, tuple[Implied, ...]]:  # type: ignore[override]   # computed once
        """See Game.implied: the values that editions, expansions (on maps, too: MP-S3) and the preset of the
        recording engine imply, as `settle` applies them."""
        found: dict[str, list[Implied]] = defaultdict(list)
        for edition, values in base.PRESETS.items():
            for name, value in values.items():
                found[name].append(Implied({"edition": edition}, value))
        for id in maps.RULES:  # on a map only the rules of these; "on" would include all others
            found["mp.expansion_rules"].append(Implied({"map": True, "expansions": id}, None))
        for one in self.expansions:
            for switch in one.switches:
                found[switch.name].append(Implied({"expansions": one.id}, "on"))
                found[switch.name].append(Implied({"map": True, "mp.expansion_rules": "off"}, "off"))
                if one.id in maps.RULES:
                    found[switch.name].append(Implied({"map": True, "mp.expansion_rules": "on"}, "on"))
            for name, value in one.engine.items():
                found[name].append(Implied({"preset": "engine"}, value))
        return {name: tuple(ones) for name, ones in found.items()}

    @cached_property
    def own(self) -> BoxContents:  # type: ignore[override]   # computed once
        """See Game.own."""
        return BoxContents(self.id, ("base",), figures=_wood(self.settle({}, defaultdict(list)).book))

    @cached_property
    def boxes(self) -> tuple[BoxContents, ...]:  # type: ignore[override]   # computed once
        """See Game.boxes: each expansion as it is without the others."""
        return tuple(self._box(one) for one in self.expansions)

    def _box(self, one: Expansion) -> BoxContents:
        wood = _wood(self.settle({"expansions": [one.id]}, defaultdict(list)).book)
        new = {kind: known for kind, known in wood.items() if self.own.figures.get(kind) != known}
        options = tuple(option.name for option in (*one.switches, *one.options))
        each = [element.editions for element in one.elements]
        editions = tuple(dict.fromkeys(name for names in each for name in names)) if all(each) else ()
        return BoxContents(one.id, one.catalogs, options, new, one.tokens, editions)

    def settle(self, options: Mapping[str, Any], errors: Errors) -> Settled:
        """Apply the presets to the options; build the book of the base game and the elements in force."""
        known = {option.name: option for option in self.options}
        for name in sorted(set(options) - set(known)):
            errors[f"options.{name}"].append(unknown_text("option", name, known, most=100))
        given = {
            name: self.read_option(option, options[name], errors)
            for name, option in known.items()
            if name in options and option.values and name != maps.TOWN
        }
        chosen = self._expansions(options.get("expansions") or [], errors)
        on_map = options.get("map") is not None
        if on_map and given.get("mp.expansion_rules") == "on":
            chosen = self._expansions([*(one.id for one in chosen), *maps.RULES], errors)
        assumed = {"edition": maps.EDITION} if on_map else {}
        ruled = [] if on_map and given.get("mp.expansion_rules") == "off" else chosen  # MP-S3: tiles only
        values = {**self._presets(given, ruled), **assumed, **given, "expansions": [one.id for one in ruled]}
        values[maps.TOWN] = maps.towns_given(options.get(maps.TOWN), errors)
        playing = {one.id: in_force for one in self.expansions if (in_force := _in_force(one, values))}
        values["edition"] = _edition(given, values["edition"], playing, errors)
        boxes = [one for one in self.expansions if one.id in playing or one in chosen]
        started = [one for one in self.expansions if one.id in playing or one in ruled]
        sets = maps.SETS if on_map else ("base",)
        return Settled(
            MappingProxyType(values),  # shared between tables
            self._book(values, playing, errors),
            values["edition"].split("-")[0],
            tuple(dict.fromkeys((*sets, *(set_id for one in boxes for set_id in one.catalogs)))),
            tuple(change for one in boxes if (change := one.change(values)) is not None),
            next((start for one in started if (start := one.start(values))), base.START),
        )

    def laid_out(
        self, settled: Settled, options: Mapping[str, Any], catalogs: Catalogs | None, errors: Errors
    ) -> Settled:
        """See TileGame.laid_out: on a map, if the options name one."""
        named = options.get("map")
        found = None if named is None else maps.find(named, self.kinds, catalogs, errors)
        if found is None:
            return settled
        return self._on_map(json.dumps(_without_map(options), sort_keys=True), found)

    def _settled(self, options: Mapping[str, Any], errors: Errors) -> Settled:
        """Settle the options; of a map only its presence matters here."""
        return super()._settled(_without_map(options), errors)

    @lru_cache(maxsize=128)  # noqa: B019   games live as long as the process
    def _on_map(self, options: str, found: maps.Map) -> Settled:
        """Return the settled options on a map; cached."""
        settled, _ = self._settle_once(options)
        return settled._replace(
            book=maps.book(settled.book, found, settled.options, json.loads(options)),
            start=maps.begins(found, self.tiles[settled.start[0][2]]),
            printed=maps.tiles(found),
        )

    def tally(self, state: Table, final: bool = False) -> Sheet:
        """See Game.tally. Also reports who completes a lap of the score track with these points (CB-S3)."""
        sheet = super().tally(state, final)
        passed = track.LAPS.passed(state, {player: total.total for player, total in sheet.totals.items()})
        return replace(sheet, findings=(*sheet.findings, *passed))

    # ---- maps ----

    tables = maps.map_reader.names()
    catalog_keys = ("tiles", "squares", "join")

    def named(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """See Game.named: the maps."""
        return maps.named(options.get("map"))

    def ground(
        self, options: Mapping[str, Any], catalogs: Callable[[str], Any] | None = None
    ) -> Mapping[str, Any] | None:
        """See Game.ground."""
        named, errors = options.get("map"), Mistakes()
        found = None if named is None else maps.find(named, self.kinds, catalogs, errors)
        if found is None:
            return None
        squares = [list(cell) for cell in sorted(found.land)]
        return {"catalogs": list(maps.named(named)), "squares": squares, "picture": found.data.get("picture")}

    def catalog(self, id: str) -> Any:
        """See Game.catalog: a tile set, or a map."""
        return maps.map_reader.built_in(id) if id in self.tables else super().catalog(id)

    def read_catalog(self, data: Mapping[str, Any]) -> Any:
        """See Game.read_catalog."""
        return maps.inline(data, self.kinds) if _is_map(data) else super().read_catalog(data)

    def check_catalog(self, data: Mapping[str, Any]) -> Any:
        """See Game.check_catalog."""
        return maps.inline(data, self.kinds, whole=True) if _is_map(data) else super().check_catalog(data)

    def odd_catalog(self, found: Any) -> tuple[str, ...]:
        """See Game.odd_catalog."""
        return maps.looking.odd(found) if isinstance(found, maps.Map) else super().odd_catalog(found)

    def _presets(self, given: Mapping[str, Any], chosen: Iterable[Expansion]) -> dict[str, Any]:
        """Return the default value of every option."""
        values = {option.name: option.default for option in self.options}
        values.update(base.PRESETS.get(str(given.get("edition")), {}))
        values.update({switch.name: "on" for one in chosen for switch in one.switches})
        if given.get("preset") == "engine":
            values.update({name: value for one in self.expansions for name, value in one.engine.items()})
        return values

    def _book(
        self, options: Mapping[str, Any], playing: Mapping[str, tuple[Element, ...]], errors: Errors
    ) -> Book:
        book = base.book(options)
        for id, elements in playing.items():
            for element in elements:
                try:
                    deeds = {name: track.tracked(deed) for name, deed in element.deeds.items()}
                    book = element.extend(book.add(deeds=deeds), options)
                except Clash as clash:
                    errors["options.expansions"].append(f"{id} does not go with the others: {clash}")
        for one in self.expansions:
            book = book if one.id in playing else one.absent(book)
        return book

    def _expansions(self, named: Any, errors: Errors) -> list[Expansion]:
        """Return the chosen expansions in canonical order, each once."""
        if not isinstance(named, list):
            errors["options.expansions"].append("a list of expansions")
            return []
        known = [one.id for one in self.expansions]
        for number, name in enumerate(named):
            if name not in known:
                hint = "; tiles alone are played by naming their catalog"
                errors[f"options.expansions[{number}]"].append(unknown_text("expansion", name, known) + hint)
        return [one for one in self.expansions if one.id in named]


def _without_map(options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the options with a placeholder for the map."""
    return options if options.get("map") is None else {**options, "map": True}


def _is_map(data: Mapping[str, Any]) -> bool:
    """Return whether a catalog is a map, by its fields."""
    return "tiles" not in data and ("squares" in data or "join" in data)


def _wood(book: Book) -> dict[str, FigureSupply]:
    """Return the kinds of figure of a book."""
    return {
        kind: FigureSupply(known.supply, tuple(sorted(known.goes_on))) for kind, known in book.figures.items()
    }


def _in_force(one: Expansion, values: Mapping[str, Any]) -> tuple[Element, ...]:
    """Return the elements of an expansion that are in force under these options."""
    return tuple(
        element
        for element in one.elements
        if (values[element.switch.name] == "on" if element.switch else one.id in values["expansions"])
    )


def _edition(
    given: Mapping[str, Any], edition: str, playing: Mapping[str, tuple[Element, ...]], errors: Errors
) -> str:
    """Return the edition. If elements in force exist only in others, a given edition is refused, and an
    assumed one is replaced."""
    for id, elements in playing.items():
        for element in elements:
            if element.editions and edition.split("-")[0] not in element.editions:
                if "edition" in given:
                    known = " or ".join(element.editions)
                    by = f" ({element.switch.rule})" if element.switch else ""
                    errors["options.edition"].append(
                        f"{id} exists in edition {known} only, not in {edition}{by}"
                    )
                edition = element.editions[0]
    return edition


CARCASSONNE = Carcassonne(EXPANSIONS)
