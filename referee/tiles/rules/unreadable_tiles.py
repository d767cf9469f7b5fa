"""What unreadable tiles could be, and what that means for the regions that touch them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from referee.deadline import checkpoint
from referee.game import Cell
from referee.tiles.model.board import Board
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.cell_requirements import Pattern
from referee.tiles.rules.contexts import ScoringContext

if TYPE_CHECKING:
    from referee.tiles.rules.state.tile_library import Library
    from referee.tiles.rules.table import Table

MOST_READINGS = 256
MOST_KEPT = 100  # edge requirements for which a box caches the candidates
MOST_STEPS = 200_000  # tried for one table


class OutcomeRange(NamedTuple):
    """The range of results. `complete`: in every reading; `possible`: in at least one, or there are too many
    to try. `low` and `high` bound the value (high None: no bound); `board`, `region`: the reading worth
    least, if complete."""

    complete: bool
    possible: bool
    low: int
    high: int | None
    board: Board
    region: Region


class SearchBudget:
    """The budget of steps for trying readings of a table: a large table full of unreadable tiles is answered
    too, with fewer bounds."""

    def __init__(self) -> None:
        self.left = MOST_STEPS

    def spend(self, steps: int) -> None:
        """Charge steps (roughly, copied cells) to the budget."""
        self.left -= steps


def candidates(table: Table, cell: Cell) -> list[Tile]:
    """Return every tile of the table's catalogs, in every rotation, that the unreadable tile on a cell could
    be."""
    key = table.board.cells[cell].edges.letters, table.board.needs.pattern(cell)
    known = table.library.candidates
    found = known.get(key)
    if found is None:
        found = _candidates(table.library, *key)
        if len(known) < MOST_KEPT:
            known[key] = found
    return found


def _candidates(library: Library, letters: str, pattern: Pattern) -> list[Tile]:
    found: dict[object, Tile] = {}
    for tile in library.tiles.values():
        if tile.special.half:
            continue  # an unreadable tile is taken for a whole one
        for lying, _, _ in tile.fits()[pattern]:
            if all(seen in ("?", shown) for seen, shown in zip(letters, lying.edges.letters, strict=True)):
                look = tuple(
                    (f.kind, f.ports, f.inner, tuple(sorted(f.marks.items()))) for f in lying.features
                )
                found.setdefault((look, lying.marks), lying)
    return list(found.values())


def reading(table: Table, region: Region) -> OutcomeRange:
    """Return the range of results for the unreadable tiles that a region touches; cached."""
    return table.once(("reading", region), lambda table: _read(table, region))


def _read(table: Table, region: Region) -> OutcomeRange:
    """Try every reading of the unreadable tiles that a region touches, within the budget."""
    completion = table.book.scoring.completion.get(region.kind)
    figures = table.standing_on(region)
    seen: list[tuple[bool, int, Board, Region]] = []
    open_ended = False
    for board in _boards(table, region):
        checkpoint()
        if board is None:
            open_ended = True
            break
        whole = board.region(region.pieces[0])
        done = completion is not None and completion.done(board, whole)
        seen.append(
            (
                done,
                ScoringContext(table, whole, complete=done, figures=figures, board=board).value(),
                board,
                whole,
            )
        )
        open_ended = open_ended or bool(whole.doubts)
    as_it_stands = ScoringContext(table, region, complete=False, figures=figures, board=table.board).value()
    if not seen or open_ended:
        low = min([as_it_stands, *(value for _, value, _, _ in seen)])
        return OutcomeRange(
            complete=False,
            possible=region.open_edges == 0 and not region.clash,
            low=low,
            high=None,
            board=table.board,
            region=region,
        )
    complete = all(done for done, _, _, _ in seen) and not region.clash
    least = min(seen, key=lambda one: one[1])
    return OutcomeRange(
        complete,
        any(done for done, _, _, _ in seen),
        least[1],
        max(one[1] for one in seen),
        *(least[2:] if complete else (table.board, region)),
    )


def _boards(table: Table, region: Region) -> Iterator[Board | None]:
    """Yield the board with the unreadable cells of a region filled in, once per reading; None: too many to
    try."""
    cells, patience = sorted(region.doubts), table.patience
    choices, number = [], 1
    for cell in cells:
        patience.spend(50 * len(table.library.tiles))
        choices.append(candidates(table, cell) if patience.left > 0 else [])
        number *= len(choices[-1])
    if number <= MOST_READINGS:
        patience.spend(number * len(table.board.cells))
    if number > MOST_READINGS or patience.left <= 0:
        yield None
        return
    for tiles in product(*choices):
        board = Board({**table.board.cells, **dict(zip(cells, tiles, strict=True))})
        if all(
            tile.edges.accepts(e, face)
            for cell, tile in zip(cells, tiles, strict=True)
            for e, face in enumerate(board.needs.faces(cell))
        ):
            yield board
