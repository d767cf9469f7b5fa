"""What an expansion is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.game import Option
from referee.tiles.book import Book
from referee.tiles.deeds import Deed


@dataclass(frozen=True)
class Expansion:
    """What an expansion adds: rules to the book (it is given all options), the catalogs it implies, its own
    options and moves."""

    id: str
    extend: Callable[[Book, Mapping[str, Any]], Book]
    catalogs: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    deeds: Mapping[str, Deed] = field(default_factory=dict)
