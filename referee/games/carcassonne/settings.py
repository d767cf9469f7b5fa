"""The options of Carcassonne: presets of editions, the expansions in play, the map."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType

from referee.game import CatalogLookup, Message, Option, Options, unknown_text
from referee.games.carcassonne import base_game, maps, pad, printings, track
from referee.games.carcassonne.catalogs import KINDS, TILES
from referee.games.carcassonne.expansion import Element, Expansion
from referee.tiles.io.errors import Errors
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule_group import Clash
from referee.tiles.rules.state.tile_library import LibraryChange
from referee.tiles.tile_game.points_only import only_points
from referee.tiles.tile_game.settings import Settled, TileSettings, read_option


class CarcassonneSettings(TileSettings):
    """Settles the options of Carcassonne with these expansions."""

    def __init__(self, expansions: tuple[Expansion, ...], options: tuple[Option, ...]) -> None:
        self.expansions, self.options = expansions, options

    def settle(self, options: Options, errors: Errors) -> Settled:
        """Apply the presets to the options; build the book of the base game and the elements in force."""
        known = {option.name: option for option in self.options}
        for name in sorted(set(options) - set(known)):
            errors[f"options.{name}"].append(unknown_text("option", name, known, most=len(known)))
        given = {
            name: read_option(option, options[name], errors)
            for name, option in known.items()
            if name in options and option.values and name != maps.TOWN
        }
        chosen = self._expansions(options.get("expansions") or [], errors)
        on_map = options.get("map") is not None
        if on_map and given.get("mp.expansion_rules") == "on":
            chosen = self._expansions([*(one.id for one in chosen), *maps.RULES], errors)
        assumed = {"edition": maps.EDITION} if on_map else {}
        ruled = [] if on_map and given.get("mp.expansion_rules") == "off" else chosen  # MP-S3: tiles only
        assumed |= printings.boxes_in(options.get("expansions"))
        values = {**self._presets(given, ruled), **assumed, **given, "expansions": [one.id for one in ruled]}
        values[maps.TOWN] = maps.towns_given(options.get(maps.TOWN), errors)
        playing = {one.id: in_force for one in self.expansions if (in_force := _in_force(one, values))}
        edition = str(given.get("edition") or _assumed(str(values["edition"]), playing))
        values["edition"] = edition
        boxes = [one for one in self.expansions if one.id in playing or one in chosen]
        started = [one for one in self.expansions if one.id in playing or one in ruled]
        sets = maps.SETS if on_map else ("base",)
        book = self._book(values, playing, errors)
        if values["tracking"] == "points":
            book = only_points(maps.on_pad(book, values) if on_map else book, pad.SCORING)
        return Settled(
            MappingProxyType(values),  # shared between tables
            book,
            edition.split("-")[0],
            tuple(dict.fromkeys((*sets, *(set_id for one in boxes for set_id in one.catalogs)))),
            self._changes(boxes, values),
            next((s for one in started if (s := one.start(values))), base_game.START),
            editions=tuple(printings.chosen(values).items()),
        )

    def laid_out(
        self, settled: Settled, options: Options, catalogs: CatalogLookup | None, errors: Errors
    ) -> Settled:
        """See TileSettings.laid_out: on a map, if the options name one."""
        named = options.get("map")
        found = None if named is None else maps.find(named, KINDS, catalogs, errors)
        if found is None:
            return settled
        return self._on_map(json.dumps(_without_map(options), sort_keys=True), found)

    def _settled(self, options: Options, errors: Errors) -> Settled:
        """Settle the options; of a map only its presence matters here."""
        return super()._settled(_without_map(options), errors)

    @lru_cache(maxsize=128)  # noqa: B019   games live as long as the process
    def _on_map(self, options: str, found: maps.Map) -> Settled:
        """Return the settled options on a map; cached."""
        settled, _ = self._settle_once(options)
        return settled._replace(
            book=maps.book(settled.book, found, settled.options, json.loads(options)),
            start=maps.begins(found, TILES[_first(settled)]),
            printed=maps.tiles(found) if settled.book.tracks_tiles else {},
        )

    def _presets(self, given: Options, chosen: Iterable[Expansion]) -> dict[str, object]:
        """Return the default value of every option."""
        values = {option.name: option.default for option in self.options}
        values.update(base_game.PRESETS.get(str(given.get("edition")), {}))
        known = {**values, **given}
        ruled = [one for one in chosen if not printings.unruled(one, known)]
        values.update({switch.name: "on" for one in ruled for switch in one.switches})
        for one in self.expansions:
            values.update(one.preset(given.get("preset")))
        return values

    def _book(self, options: Options, playing: Mapping[str, tuple[Element, ...]], errors: Errors) -> Book:
        book = base_game.book(options)
        for id, elements in playing.items():
            for element in elements:
                try:
                    deeds = {name: track.tracked(deed) for name, deed in element.deeds.items()}
                    book = element.extend(book.add(actions=deeds), options)
                except Clash as clash:
                    errors["options.expansions"].append(Message("input-clash", expansion=id, why=str(clash)))
        for one in self.expansions:
            book = book if one.id in playing else one.absent(book)
        return book.add(printings.reports(self.expansions, options))

    def _changes(self, boxes: Collection[Expansion], values: Options) -> tuple[LibraryChange, ...]:
        """Return the changes to the tiles of these boxes, and to those of others that may be on the table."""
        found = (one.change(values) if one in boxes else one.lying for one in self.expansions)
        return tuple(change for change in found if change is not None)

    def _expansions(self, named: object, errors: Errors) -> list[Expansion]:
        """Return the chosen expansions in canonical order, each once."""
        if not isinstance(named, list):
            errors["options.expansions"].append(Message("input-expansions"))
            return []
        known = [one.id for one in self.expansions]
        for number, name in enumerate(named):
            if name not in known:
                why = Message("input-unknown-expansion", why=unknown_text("expansion", name, known))
                errors[f"options.expansions[{number}]"].append(why)
        # `named` may hold objects, which no set can: they are refused above
        included = {id for one in self.expansions if one.id in named for id in one.includes}
        return [one for one in self.expansions if one.id in named or one.id in included]


def _first(settled: Settled) -> str:
    """Return the first tile on a map, which has no place for the City."""
    first = settled.start[0][2]
    return base_game.START[0][2] if first in settled.book.bag.unbagged else first


def _without_map(options: Options) -> Options:
    """Return the options with a placeholder for the map."""
    return options if options.get("map") is None else {**options, "map": True}


def _in_force(one: Expansion, values: Options) -> tuple[Element, ...]:
    """Return the elements of an expansion that are in force under these options."""
    return tuple(
        element
        for element in one.elements
        if (values[element.switch.name] == "on" if element.switch else one.id in values["expansions"])
    )


def _assumed(edition: str, playing: Mapping[str, tuple[Element, ...]]) -> str:
    """Return the edition to assume: this one, or another if elements in force exist only there. (One that was
    given stays: an abbot may join tiles of the first edition.)"""
    for elements in playing.values():
        for element in elements:
            if element.editions and edition.split("-")[0] not in element.editions:
                edition = element.editions[0]
    return edition
