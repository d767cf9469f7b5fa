"""Scoring on the pad: from the numbers of an entry to score lines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from referee.game import Cell, PadCount, PadScoring, ScoreLine
from referee.tiles.model.board import Board
from referee.tiles.model.multi_cell import joined, parts_of, rim
from referee.tiles.model.ports import AROUND, STEPS, ports_of
from referee.tiles.model.regions import Piece
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_copies import as_printed
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.play import scoring
from referee.tiles.rules.book import Book
from referee.tiles.rules.pad import Numbers, Sketch
from referee.tiles.rules.table import UNKNOWN_TURN, DeployedFigure, Table, Token

SPOT: Piece = (0, 0, 0)  # where the figures stand
NORTH, EAST, SOUTH, WEST = range(4)


def entries(book: Book) -> tuple[PadScoring, ...]:
    """Return what can be scored on the pad under the rules of a book."""
    return tuple(
        PadScoring(what, entry.final, counts_of(book, what), entry.needs_one)
        for what, entry in book.pad.entries.items()
    )


def counts_of(book: Book, what: str) -> tuple[PadCount, ...]:
    """Return the numbers of an entry, those of expansions last."""
    return (*book.pad.entries[what].counts, *(one.count for one in book.pad.extras if one.entry == what))


def score(
    table: Table, what: str, given: Numbers, final: bool, players: Iterable[str]
) -> tuple[ScoreLine, ...]:
    """Return what an entry with these numbers pays each of these players. Numbers that are not given have
    their usual value. The lines are cached for all tables of a match."""
    key = what, final, tuple(sorted(given.items())), tuple(players)
    found = table.pad_lines.get(key)
    if found is None:
        found = table.pad_lines[key] = _scored(table, what, given, final, key[-1])
    return found


def _scored(
    table: Table, what: str, given: Numbers, final: bool, players: tuple[str, ...]
) -> tuple[ScoreLine, ...]:
    entry = table.book.pad.entries[what]
    numbers = {one.name: given.get(one.name, one.usual or 0) for one in counts_of(table.book, what)}
    sketch = entry.sketch(numbers, final)
    for extra in table.book.pad.extras:
        if extra.entry == what and final in extra.count.final:
            sketch = extra.alter(sketch, numbers[extra.count.name])
    drawn = _table_of(table, sketch, players)
    lines: Iterable[ScoreLine]
    if entry.pay is not None:
        lines = entry.pay(drawn, drawn.board.region(SPOT), numbers)
    elif final:
        lines = scoring.pay_at_end(drawn)
    else:
        lines = scoring.pay_now(drawn, (drawn.board.region(SPOT),))
    return tuple(replace(line, tiles=()) for line in lines)


# ---- the table of a sketch ---------------------------------------------------------------------------------


def _table_of(table: Table, sketch: Sketch, players: tuple[str, ...]) -> Table:
    """Return a table with the sketch and its figures, under the rules of this one."""
    kinds = (sketch.figure, *sketch.company) if sketch.kind else ()
    return table.but(
        board=Board(_cells(sketch)),
        figures=tuple(DeployedFigure(player, kind, *SPOT) for player in players for kind in kinds),
        tokens=tuple(Token(kind, value, *SPOT) for kind, value in sketch.tokens),
        held={player: dict(sketch.held) for player in players},
        turn=UNKNOWN_TURN,
        track={},
        waiting=(),
        over=False,
    )


def _cells(sketch: Sketch) -> dict[Cell, Tile]:
    """Return the tiles of a sketch: a row from west to east, with its neighbours to the north."""
    if not sketch.kind:
        return {(0, 0): NOTHING}
    beside = (sketch.neighbours,) * sketch.beside + sketch.others
    row = max(sketch.tiles + len(sketch.printed), len(beside))
    cells = {(x, 0): _of_row(sketch, x, row, *beside[x : x + 1]) for x in range(row)}
    cells.update({(x, -1): _neighbour(kind) for x, kind in enumerate(beside)})
    if sketch.double:
        cells.update(parts_of(_double(sketch.kind), (0, 0)))
    ring = rim(cells) if sketch.double else AROUND
    cells.update((at, _marked(marks)) for at, marks in zip(ring, sketch.around, strict=False))
    if sketch.outside is not None:
        cells.update(dict.fromkeys(ring[len(sketch.around) :], sketch.outside))
    for (dx, dy), length in zip(STEPS, sketch.rows, strict=False):
        cells.update({(dx * n, dy * n): BLANK for n in range(1, length + 1)})
    return cells


@lru_cache(maxsize=16)
def _double(kind: str) -> Tile:
    """Return a tile of two cells with a feature that reaches no edge."""
    return joined({(0, 0): _tile(TileFeature(kind)), (1, 0): _tile()})


def _of_row(sketch: Sketch, x: int, row: int, neighbour: str = "") -> Tile:
    """Return one tile of the row, and what touches it; the marks of the whole feature are on the first."""
    east = x < row - 1 or sketch.unfinished
    marks = tuple(sketch.marks.items()) if x == 0 else ()
    printed = sketch.printed[x - sketch.tiles :][:1] if x >= sketch.tiles else ()
    return _row_tile(sketch.kind, x > 0, east, marks, neighbour, *printed)


@lru_cache(maxsize=256)  # a row has hundreds of equal tiles, and a new one computes its tables first
def _row_tile(
    kind: str, west: bool, east: bool, marks: tuple[tuple[str, int], ...], neighbour: str, printed: str = ""
) -> Tile:
    ports = _ports(*([WEST] if west else []), *([EAST] if east else []))
    if printed:
        return as_printed(Tile(printed, (TileFeature(kind, ports),)))
    if not neighbour:
        return _tile(TileFeature(kind, ports, dict(marks)))
    return _tile(TileFeature(kind, ports, dict(marks), beside=(1,)), TileFeature(neighbour, _ports(NORTH)))


@lru_cache(maxsize=64)
def _marked(marks: tuple[str, ...]) -> Tile:
    return _tile(marks=marks)


@lru_cache(maxsize=16)
def _neighbour(kind: str) -> Tile:
    return _tile(TileFeature(kind, _ports(SOUTH)))


def _ports(*edges: int) -> frozenset[int]:
    return frozenset(port for edge in edges for port in ports_of(edge))


def _tile(*features: TileFeature, marks: Iterable[str] = ()) -> Tile:
    """Return a tile with these features; its other edges match anything."""
    return Tile("", features, marks)


NOTHING = _tile(TileFeature(""))
BLANK = _tile()  # one object for all, so that its signs are computed once: a row may have 99 of them
