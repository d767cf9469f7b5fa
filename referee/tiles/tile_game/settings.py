"""From the options of a position to the rule book and the catalogs that follow from them."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from referee.game import BadInput, CatalogLookup, Cell, Message, Mistakes, Option, Options, unknown_text
from referee.tiles.io.errors import Errors
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.state.tile_library import LibraryChange

ON_OFF = {True: "on", False: "off"}


class Settled(NamedTuple):
    """Options with their defaults filled in, and what follows from them."""

    options: Options
    book: Book
    edition: str
    catalogs: tuple[str, ...]
    changes: tuple[LibraryChange, ...] = ()
    start: tuple[tuple[int, int, str, int], ...] = ()  # x, y, tile, degrees
    printed: Mapping[Cell, Tile] = {}  # printed tiles of the table, if it is not plain
    editions: tuple[tuple[str, str], ...] = ()  # set, edition: those for which one was chosen


class TileSettings(ABC):
    """Settles the options of a game; subclasses say what follows from them."""

    @abstractmethod
    def settle(self, options: Options, errors: Errors) -> Settled:
        """Fill in defaults; notes errors under "options.<name>"."""

    def laid_out(
        self, settled: Settled, options: Options, catalogs: CatalogLookup | None, errors: Errors
    ) -> Settled:
        """Return the settled options for the kind of table that they name, in games with a printed table.
        Notes errors under "options.<name>"."""
        return settled

    def at_table(self, options: Options, catalogs: CatalogLookup | None, errors: Errors) -> Settled:
        """Settle the options of a position with everything that they name; notes errors."""
        return self.laid_out(self._settled(options, errors), options, catalogs, errors)

    def implied_catalogs(self, options: Options) -> tuple[str, ...]:
        """Return the ids of the catalogs that these options imply. Raises BadInput (paths below the
        position)."""
        errors: Errors = Mistakes()
        settled = self._settled(options, errors)
        if errors:
            raise BadInput(errors)
        return settled.catalogs

    def editions(self, options: Options) -> Mapping[str, str]:
        """Return the editions that these options choose for single sets, by set id."""
        return dict(self._settled(options, Mistakes()).editions)

    def _settled(self, options: Options, errors: Errors) -> Settled:
        try:
            text = json.dumps(options, sort_keys=True)
        except TypeError:
            text = "{}"
            errors["options"].append(Message("input-options"))
        settled, wrong = self._settle_once(text) if len(text) < 1000 else self._settle(text)
        for path, messages in wrong.items():
            errors[path].extend(messages)
        return settled

    @lru_cache(maxsize=256)  # noqa: B019   games live as long as the process
    def _settle_once(self, text: str) -> tuple[Settled, dict[str, list[Message]]]:
        return self._settle(text)

    def _settle(self, text: str) -> tuple[Settled, dict[str, list[Message]]]:
        errors: Errors = Mistakes()
        return self.settle(json.loads(text), errors), dict(errors)


def read_option(option: Option, given: object, errors: Errors) -> object:
    """Return the value of an option with a fixed list of values; true and false mean on and off, and a number
    is equivalent to its digits."""
    value = ON_OFF[given] if isinstance(given, bool) else str(given) if isinstance(given, int) else given
    if value not in option.values:
        errors[f"options.{option.name}"].append(unknown_text("value", given, option.values))
        return option.default
    return value


def read_options(declared: tuple[Option, ...], options: Options, errors: Errors) -> dict[str, object]:
    """Return the values of all options of a game, with defaults; notes those that do not exist."""
    known = {option.name: option for option in declared}
    for name in sorted(set(options) - set(known)):
        errors[f"options.{name}"].append(unknown_text("option", name, known))
    return {
        name: read_option(option, options[name], errors) if name in options else option.default
        for name, option in known.items()
    }
