"""Carcassonne: the base game, its editions, and the place where expansions plug in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.game import unknown_text
from referee.games.carcassonne import base
from referee.games.carcassonne.expansions import EXPANSIONS
from referee.games.carcassonne.marks import MARKS
from referee.tiles import catalog
from referee.tiles.loading import Errors
from referee.tiles.moves import SHARED
from referee.tiles.tile_game import Settled, TileGame

SETS = {id: tile_set for id in catalog.names() if (tile_set := catalog.built_in(id)).game == "carcassonne"}


class Carcassonne(TileGame):
    """Carcassonne with any set of its expansions."""

    id = "carcassonne"
    name = "Carcassonne"
    players = (2, 6)
    options = (*base.OPTIONS, *(option for expansion in EXPANSIONS for option in expansion.options))
    catalogs = tuple(SETS)
    moves = SHARED
    kinds = SETS["base"].kinds
    marks = MARKS
    figure_kinds = ("meeple", "big", "builder", "pig", "shepherd", "abbot", "mayor", "wagon", "barn")

    def settle(self, options: Mapping[str, Any], errors: Errors) -> Settled:
        """Options with the preset of the edition under them; the book of base and chosen expansions."""
        known = {option.name: option for option in self.options}
        for name in set(options) - set(known):
            errors[f"options.{name}"].append(unknown_text("option", name, known))
        values: dict[str, Any] = {name: option.default for name, option in known.items()}
        edition = options.get("edition", base.EDITION.default)
        values.update(base.PRESETS.get(str(edition), {}))
        for name, option in known.items():
            if name in options and option.values:
                values[name] = self.read_option(option, options[name], errors)
        values["expansions"] = self._expansions(options.get("expansions") or [], errors)
        if options.get("map") is not None:
            errors["options.map"].append("there is no map here yet; leave it out or say null")
        book = base.book(values)
        chosen = [one for one in EXPANSIONS if one.id in values["expansions"]]
        for expansion in chosen:
            book = expansion.extend(book, values)
        return Settled(
            values,
            book,
            values["edition"].split("-")[0],
            ("base", *(set_id for one in chosen for set_id in one.catalogs)),
        )

    def _expansions(self, told: Any, errors: Errors) -> list[str]:
        if not isinstance(told, list):
            errors["options.expansions"].append("a list of expansions")
            return []
        known = [one.id for one in EXPANSIONS]
        for number, name in enumerate(told):
            if name not in known:
                hint = "" if known else " yet; its tiles alone are played by naming its catalog"
                errors[f"options.expansions[{number}]"].append(unknown_text("expansion", name, known) + hint)
        return [name for name in told if name in known]


CARCASSONNE = Carcassonne()
