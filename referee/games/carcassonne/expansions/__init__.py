"""The expansions, in their canonical order: one module and one line here each. The base knows none of
them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from referee.game import Option
from referee.tiles.book import Book


@dataclass(frozen=True)
class Expansion:
    """What an expansion adds: its catalogs, its options, and rules to the book."""

    id: str
    catalogs: tuple[str, ...]
    options: tuple[Option, ...]
    extend: Callable[[Book, Mapping[str, Any]], Book]


EXPANSIONS: tuple[Expansion, ...] = ()
