"""What the edges of a tile show, and what they require of those of its neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from referee.tiles.model.ports import ports_of
from referee.tiles.model.tile_parts.cell_requirements import ANY, Pattern, requirements_of
from referee.tiles.model.tile_parts.port_owners import ABSENT, UNKNOWN, is_split, sign

Value = TypeVar("Value")
Requirements = tuple[Pattern, Pattern, Pattern, Pattern]


def turned_row(row: tuple[Value, ...], by: int) -> tuple[Value, ...]:
    """Rotate a row of values by edge."""
    return row[-by:] + row[:-by]


class TileEdges:
    """The four edges N E S W of a tile with features of these kinds. `owner`: the feature at each of the
    twelve ports; `letters`: a letter for each edge; `signs`: the kinds on each edge, None if it is wild,
    unknown or absent; `faces`: what each requires of the neighbour's, None for an absent one, and `requires`:
    the same as patterns to add up.

    `absent`: the edges where there is no tile, as half of its cell is empty: nothing meets anything there.
    `unknown`: the tile is unreadable; `wild`: some edge matches anything; `split`: two areas of one kind
    share an edge; `pairwise`: those face only the opposite half each.
    """

    __slots__ = (
        "absent", "faces", "kinds", "letters", "owner", "pairwise", "requires", "signs", "split", "unknown",
        "wild",
    )  # fmt: skip

    def __init__(
        self, kinds: tuple[str, ...], owner: Sequence[int], letters: str, *, pairwise: bool = False
    ) -> None:
        self.kinds, self.letters, self.pairwise = kinds, letters, pairwise
        self.owner = tuple(owner)
        self.unknown = owner[0] == UNKNOWN
        self.signs = tuple([sign(owner, kinds, edge, 1) for edge in range(4)])
        self.absent = tuple([edge for edge in range(4) if owner[2 * edge] == ABSENT])
        self.wild = None in self.signs and self.signs.count(None) > len(self.absent)
        self.split = any(is_split(owner, kinds, edge) for edge in range(4))
        self.faces: tuple[str | None, ...] = tuple([
            None if edge in self.absent else sign(owner, kinds, edge, -1) or self._hint(edge)
            for edge in range(4)
        ])  # fmt: skip
        self.requires: Requirements = requirements_of(self.faces)

    def turned(self, quarter: int) -> TileEdges:
        """Return these edges after quarter turns clockwise."""
        made = object.__new__(TileEdges)
        made.kinds, made.pairwise, made.unknown = self.kinds, self.pairwise, self.unknown
        made.wild, made.split = self.wild, self.split
        made.absent = tuple(sorted([(edge + quarter) % 4 for edge in self.absent]))
        made.letters = self.letters[-quarter:] + self.letters[:-quarter]
        made.owner = turned_row(self.owner[:8], 2 * quarter) + turned_row(self.owner[8:], quarter)
        made.signs, made.faces = turned_row(self.signs, quarter), turned_row(self.faces, quarter)
        made.requires = requirements_of(made.faces)
        return made

    def kinds_at(self, edge: int) -> tuple[str | None, str | None, str | None] | None:
        """Return the kinds at left half, lane and right half of edge 0..3, clockwise; None if wild, unknown
        or absent."""
        if self.signs[edge] is None:
            return None
        left, lane, right = (
            self.kinds[i] if i >= 0 else None for i in map(self.owner.__getitem__, ports_of(edge))
        )
        return left, lane, right

    def accepts(self, edge: int, required: str | None) -> bool:
        """Return whether this edge matches the neighbour's requirement (`faces` of the neighbour)."""
        sign = self.signs[edge]
        return required is None or sign is None or required == sign or required in (ANY, self.letters[edge])

    def _hint(self, edge: int) -> str:
        letter = self.letters[edge]
        return letter if self.unknown and letter != "?" else ANY
