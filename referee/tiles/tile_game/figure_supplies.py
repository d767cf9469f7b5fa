"""The figures in the boxes of a game."""

from __future__ import annotations

from referee.game import FigureSupply
from referee.tiles.rules.book import Book


def supplies(book: Book) -> dict[str, FigureSupply]:
    """Return the kinds of figure of a book, as declared in the boxes of a game."""
    return {
        kind: FigureSupply(
            known.supply, tuple(sorted(known.goes_on)), known.of, True if known.on_point else None
        )
        for kind, known in book.figures.items()
    }
