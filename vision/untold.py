"""Shipped tile sets that nobody named: which of them seem to lie on the table, and what is told of their
tiles.

Every cell is compared with the pictures of all shipped sets (`Cell.untold`), so a tile that no told set has
is seen to be a tile. It is told as one that nobody can name, and whether its set lies there is one question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import exp

from referee.tiles.catalog import names
from vision.board import SHOWN, Board, foreign, ranking_of
from vision.reading import At, Candidate, Cell, Doubt, SeenSet, Untold

TWINS = 0.03  # cosine within which tiles of several sets are one tile to the eye
ENOUGH = 3  # tiles of a set from which it surely lies there
PLAIN = 0.9  # cosine from which a single tile speaks for its set
WORTH = 0.005  # confidence of a told tile that is offered beside that of another set
LATE = 0.05  # weight of the question which tile of another set it is: adding that set answers it
ASKED_ANYWAY = ("faint", "changed")  # reasons that hold for tiles of any set


def foreign_cells(board: Board) -> dict[At, int]:
    """The cells that look like a tile of a set that nobody named, and were told so; by their place."""
    wild = board.states.wild
    cells = {(cell.x, cell.y): i for i, cell in enumerate(board.cells) if foreign(cell) > 0}
    return {at: i for at, i in cells.items() if at not in board.pinned and int(board.chosen[i]) == wild}


def sets_seen(board: Board) -> tuple[SeenSet, ...]:
    """The shipped sets that nobody named and whose tiles seem to lie on the board, most tiles first. A tile
    that several of them have is counted with the one of which most lies there."""
    left = [{_set(one): one.cosine for one in _likest(board.cells[i])} for i in foreign_cells(board).values()]
    found = []
    while left:
        votes = Counter(name for cell in left for name in cell)
        name = max(sorted(votes), key=lambda one: votes[one])
        cosines = [cell[name] for cell in left if name in cell]
        sure = len(cosines) >= ENOUGH
        if name in names() and (sure or max(cosines) >= PLAIN):
            found.append(SeenSet(name, len(cosines), sure))
        left = [cell for cell in left if name not in cell]
    return tuple(found)


def offered(board: Board, i: int) -> tuple[Candidate, ...]:
    """The likeliest readings of a foreign cell, best first: that of its own set, then those of the told."""
    cell, ranked = board.cells[i], ranking_of(board, i)
    share = 1 / (1 + exp(-foreign(cell)))
    own = [
        Candidate(one.tile, one.rotation, 0.0, round(share, 4))
        for one in _likest(cell)[:1]
        if _set(one) in names()
    ]
    rest = [replace(one, confidence=round(one.confidence * (1 - share), 4)) for one in ranked]
    return (*own, *(one for one in rest if not own or one.confidence >= WORTH))[:SHOWN]


def asked(board: Board, doubts: Iterable[Doubt]) -> list[Doubt]:
    """The doubts, with each foreign cell asked about as one that nobody can name."""
    cells = foreign_cells(board)
    kept = [d for d in doubts if (d.x, d.y) not in cells or d.reason in ASKED_ANYWAY]
    spoken = {(d.x, d.y) for d in kept}
    fresh = [
        Doubt("unknown", LATE, x, y, None, offered(board, i), board.cells[i].quad)
        for (x, y), i in cells.items()
        if (x, y) not in spoken
    ]
    return [*kept, *fresh]


def _likest(cell: Cell) -> Sequence[Untold]:
    """What a cell looks like most: the tiles between which the eye does not decide."""
    return [one for one in cell.untold if one.cosine >= cell.alike - TWINS]


def _set(one: Untold) -> str:
    return one.tile.partition("/")[0]
