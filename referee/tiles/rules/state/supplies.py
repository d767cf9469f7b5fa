"""The supplies from which players take their figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from referee.tiles.rules.book import FigureKind


class Supplies(dict[str, tuple[str, ...]]):
    """The kinds of figure taken from the same supply as a kind, first the one that it belongs to. `size`: how
    many figures each supply has, by its kinds; `all`: the kinds of which there are any."""

    def __init__(self, figures: Mapping[str, FigureKind]) -> None:
        super().__init__()
        self.size: dict[tuple[str, ...], int] = {}
        for root in dict.fromkeys([known.of or kind for kind, known in figures.items()]):
            same = (root, *[kind for kind, known in figures.items() if known.of == root])
            self.update(dict.fromkeys(same, same))
            self.size[same] = figures[root].supply if root in figures else 0
        self.all = frozenset([kind for kind, same in self.items() if self.size[same] > 0])
