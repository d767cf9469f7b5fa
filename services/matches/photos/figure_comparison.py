"""Compares the figures of a photo with those of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from referee.game import Cell
from referee.tiles.rules.table import DeployedFigure, Table
from services.matches.photos.photo_on_board import Stood

UNSEEN = 0.4  # distance for a figure of the table that is not seen, where one that is only seen counts 1


class Compared(NamedTuple):
    """The figures of the photo compared with those of a table.

    `off`: the distance. `same`: numbers of figures that are on both. `other`: numbers of figures on the same
    tile but on another feature or of another kind. `more` and `missing`: figures that only the photo or only
    the table has.
    """

    off: float
    same: frozenset[int]
    other: frozenset[int]
    more: Sequence[Stood]
    missing: Sequence[DeployedFigure]


def compared(figures: Sequence[Stood], state: Table, player: str | None = None) -> Compared:
    """Compare the figures of a photo with those of a table (of one player, or all).

    Figures at the same place are matched first, then those on the same tile. Figures on tiles that the table
    does not have are left out.
    """
    seen = [f for f in figures if player is None or f.player == player]
    standing: dict[tuple[str | None, Cell], list[DeployedFigure]] = {}
    for figure in state.figures:
        if player is None or figure.player == player:
            standing.setdefault((figure.player, (figure.x, figure.y)), []).append(figure)
    found: tuple[set[int], set[int]] = set(), set()
    for numbers, exactly in zip(found, (True, False), strict=True):
        for one in seen:
            there = standing.get((one.player, one.cell), [])
            hit = next((f for f in there if not exactly or _as_seen(one, f, state)), None)
            if hit is not None and not any(one.number in known for known in found):
                numbers.add(one.number)
                there.remove(hit)
    same, other = map(frozenset, found)
    more = [f for f in seen if f.number not in same | other]
    missing = [figure for there in standing.values() for figure in there]
    off = len(other) + sum(f.cell in state.board.cells for f in more) + UNSEEN * len(missing)
    return Compared(off, same, other, more, missing)


def _as_seen(one: Stood, figure: DeployedFigure, state: Table) -> bool:
    """Whether the figure is of the kind that is seen, and on that feature."""
    if one.kind != figure.kind:
        return False
    if one.feature is None or figure.segment < 0:
        return True
    return figure.segment in state.board.cells[one.cell].names.find(one.feature.kind, one.feature.at)
