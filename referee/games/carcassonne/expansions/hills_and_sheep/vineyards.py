"""Vineyards: worth points to completed monasteries around them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.game import Part
from referee.tiles.book import Book, Parts, rule
from referee.tiles.case import Case
from referee.tiles.ports import AROUND


def with_vineyards(book: Book, options: Mapping[str, Any]) -> Book:
    """The book with vineyards in it."""
    return book.add(worth={"monastery": (vineyards_around,)})


@rule("HS-V2")
def vineyards_around(case: Case, parts: Parts) -> Parts:
    """3 points for each vineyard on the 8 tiles around a completed monastery of any kind (HS-V5); nothing for
    an unfinished one (HS-V4)."""
    if not case.complete:
        return parts
    x, y, _ = case.region.pieces[0]
    around = [case.board.cells.get((x + dx, y + dy)) for dx, dy in AROUND]
    count = sum(tile is not None and "vineyard" in tile.marks for tile in around)
    return (*parts, Part("HS-V2", "vineyard", count, 3)) if count else parts
