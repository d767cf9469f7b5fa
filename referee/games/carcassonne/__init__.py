"""Carcassonne: the base game, its editions, and the place where expansions plug in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from referee.game import unknown_text
from referee.games.carcassonne import base
from referee.games.carcassonne.expansion import Expansion
from referee.games.carcassonne.expansions import EXPANSIONS
from referee.games.carcassonne.marks import MARKS
from referee.tiles import catalog
from referee.tiles.book import Book, Clash
from referee.tiles.deeds import SHARED
from referee.tiles.loading import Errors
from referee.tiles.tile_game import Settled, TileGame

SETS = {id: tile_set for id in catalog.names() if (tile_set := catalog.built_in(id)).game == "carcassonne"}


class Carcassonne(TileGame):
    """Carcassonne with any set of these expansions."""

    id = "carcassonne"
    name = "Carcassonne"
    players = (2, 6)
    catalogs = tuple(SETS)
    kinds = SETS["base"].kinds
    marks = MARKS
    figure_kinds = ("meeple", "big", "builder", "pig", "shepherd", "abbot", "mayor", "wagon", "barn")

    def __init__(self, expansions: tuple[Expansion, ...]) -> None:
        self.expansions = expansions
        self.options = (*base.OPTIONS, *(option for one in expansions for option in one.options))
        self.deeds = {**SHARED, **{name: deed for one in expansions for name, deed in one.deeds.items()}}

    def settle(self, options: Mapping[str, Any], errors: Errors) -> Settled:
        """Options with the preset of the edition under them; the book of base and chosen expansions."""
        known = {option.name: option for option in self.options}
        for name in sorted(set(options) - set(known)):
            errors[f"options.{name}"].append(unknown_text("option", name, known))
        values: dict[str, Any] = {name: option.default for name, option in known.items()}
        edition = options.get("edition", base.EDITION.default)
        values.update(base.PRESETS.get(str(edition), {}))
        for name, option in known.items():
            if name in options and option.values:
                values[name] = self.read_option(option, options[name], errors)
        told = self._expansions(options.get("expansions") or [], errors)
        chosen = [one for one in self.expansions if one.id in told]  # in the canonical order, each once
        values["expansions"] = [one.id for one in chosen]
        if options.get("map") is not None:
            errors["options.map"].append("there is no map here yet; leave it out or say null")
        return Settled(
            MappingProxyType(values),  # tables share it
            self._book(values, chosen, errors),
            values["edition"].split("-")[0],
            ("base", *(set_id for one in chosen for set_id in one.catalogs)),
        )

    def _book(self, options: Mapping[str, Any], chosen: Iterable[Expansion], errors: Errors) -> Book:
        book = base.book(options)
        for one in chosen:
            try:
                book = one.extend(book.add(deeds=one.deeds), options)
            except Clash as clash:
                errors["options.expansions"].append(f"{one.id} does not go with the others: {clash}")
        return book

    def _expansions(self, told: Any, errors: Errors) -> list[str]:
        if not isinstance(told, list):
            errors["options.expansions"].append("a list of expansions")
            return []
        known = [one.id for one in self.expansions]
        for number, name in enumerate(told):
            if name not in known:
                hint = "" if known else " yet; its tiles alone are played by naming its catalog"
                errors[f"options.expansions[{number}]"].append(unknown_text("expansion", name, known) + hint)
        return [name for name in told if name in known]


CARCASSONNE = Carcassonne(EXPANSIONS)
