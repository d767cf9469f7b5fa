"""Placing a tile, and discarding one that fits nowhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from referee.game import Cell, Event, Placement, Reason, Step
from referee.tiles import scoring
from referee.tiles.book import applies
from referee.tiles.choices import placements
from referee.tiles.deeds.deed import Reasons, assumed_turn, at_step, in_turn, objected
from referee.tiles.moves import Discard, Place
from referee.tiles.ports import EDGES, STEPS
from referee.tiles.position import DRAWN
from referee.tiles.table import Table
from referee.tiles.tile import Tile


def drawn(table: Table, move: Place | Discard) -> Reasons:
    """The tile is the one that was drawn, and can have been: in a match a copy is left, and the rules on what
    is drawn when allow it. A tile that is not drawn follows its own rule instead."""
    book = table.book
    for halt in book.halts:
        if (reason := halt.apply(table, move.player)) is not None:
            yield reason
    own = table.undrawn.get(move.tile)
    if own is not None:
        if (reason := own.apply(table, move.player)) is not None:
            yield reason
        count = table.library.counts.get(move.tile, 0)
        if count and table.seen[move.tile] >= count:
            yield Reason(book.ids.start, "no_copy_left", {"tile": move.tile, "count": count})
        return
    if table.turn.drawn is not None and table.turn.drawn != move.tile:
        yield Reason(book.ids.turn, "drawn", {"tile": move.tile, "drawn": table.turn.drawn})
    if table.tracked and table.copies_left(move.tile) == 0:
        told = move.tile in (table.told_left or ())
        count = 0 if told else table.library.counts.get(move.tile, 0)
        key = "none_told_left" if told else "no_copy_left"
        yield Reason(book.ids.start, key, {"tile": move.tile, "count": count})
    for rule in book.draws:
        if (reason := rule.apply(table, move.tile)) is not None:
            yield reason


def cell_empty(table: Table, move: Place) -> Reasons:
    """No tile lies there."""
    for cell, _ in parts(table, move):
        tile = table.board.cells.get(cell)
        if tile is not None and not tile.printed:
            yield Reason(table.book.ids.cell, "taken", {"cell": cell, "tile": tile.id}, (cell,))
            if table.book.ids.lies:
                yield applies(table.book.ids.lies, (cell,))


def cell_beside(table: Table, move: Place) -> Reasons:
    """The cell shares an edge with a tile (on an empty table any cell will do)."""
    board, cells = table.board, [cell for cell, _ in parts(table, move)]
    if cells[0] in table.book.starts:
        return
    if board.cells and not any(cell in board.cells or cell in board.needs for cell in cells):
        cell, corner = cells[0], any(board.around(cell) > 0 for cell in cells)
        yield Reason(table.book.ids.cell, "corner" if corner else "alone", {"cell": cell}, (cell,))


def edges_fit(table: Table, move: Place) -> Reasons:
    """Every shared edge shows the same on both tiles (told of a cell that is taken, too)."""
    for cell, tile in parts(table, move):
        for edge, asked in enumerate(table.board.asked(cell)):
            if not tile.accepts(edge, asked):
                yield at_edge(table, cell, tile, edge, "differ")


def extra_place_rules(table: Table, move: Place) -> Reasons:
    """What the expansions in play object to."""
    for rule in table.book.place:
        found = (rule.apply(table, cell, tile) for cell, tile in parts(table, move))
        reason = next((reason for reason in found if reason is not None), None)
        if reason is not None:  # told once, though it may hold for several cells of a tile
            yield reason


def why_placed(table: Table, move: Place) -> Reasons:
    """That it need not have been drawn, the neighbours it touches, and what the book has to say for it."""
    cell, tile, ids = (move.x, move.y), lying(table, move), table.book.ids
    yield from assumed_turn(table, move, "step_place")
    if tile.id in table.undrawn:
        yield Reason(table.undrawn[tile.id].id, "undrawn", {"tile": tile.id, "player": move.player})
    if not table.board.cells:
        yield Reason(ids.start, "first_tile", {"tile": tile.id}, (cell,))
    for spot, part in parts(table, move):
        for edge, asked in enumerate(table.board.asked(spot)):
            near = None if asked is None else neighbour(table, spot, edge)[0]
            if near is not None and not near.beyond:
                wild = None in (part.signs[edge], near.signs[(edge + 2) % 4])
                key = "unreadable" if near.unknown else "wild" if wild else "meet"
                yield at_edge(table, spot, part, edge, key)
    for rule in table.book.allows:
        if (reason := rule.apply(table, move.player, cell, tile)) is not None:
            yield reason


def other_places(table: Table, move: Place | Discard) -> tuple[Any, ...]:
    """Every legal placement of that tile, if that player may place it now."""
    return () if objected((in_turn, at_step("place"), drawn), table, move) else fitting(table, move)


def fitting(table: Table, move: Place | Discard) -> tuple[Placement, ...]:
    """Where the tile fits."""
    return placements(table, table.tile(move.tile), None)


def do_place(table: Table, move: Place) -> Step:
    """Lays the tile; the turn goes on to its second step."""
    cell = (move.x, move.y)
    board = table.board
    for spot, part in parts(table, move):
        board = board.lay(spot, part)
    placed = (*(table.turn.placed or ()), cell)
    turn = replace(table.turn, player=move.player, step="act", placed=placed, drawn=None)
    event = Event("place", {"player": move.player, "tile": move.tile, "rotation": move.rotation}, (cell,))
    after = table.but(board=board, turn=turn, told_left=_one_less(table, move.tile))
    for rule in table.book.placed:
        after = rule.apply(table, after, cell)
    step = scoring.one_after_another(table.book.arriving, after)
    return Step(step.state, (event, *step.events), step.lines)


def _one_less(table: Table, tile: str) -> Mapping[str, int] | None:
    """What is left in the box, where it was told, once a copy of the tile is out."""
    left = table.told_left
    return left if left is None or tile not in left else {**left, tile: max(0, left[tile] - 1)}


def fits_nowhere(table: Table, move: Discard) -> Reasons:
    """A tile leaves the game only if it was drawn and has no legal place."""
    if move.tile in table.undrawn:
        yield Reason(table.book.ids.discard, "never_drawn", {"tile": move.tile})
    places = fitting(table, move)
    if places:
        yield Reason(
            table.book.ids.must,
            "fits",
            {"tile": move.tile, "count": len(places)},
            tuple(dict.fromkeys((p.x, p.y) for p in places)),
        )


def why_discarded(table: Table, move: Discard) -> Reasons:
    """It fits nowhere."""
    yield from assumed_turn(table, move, "step_place")
    yield Reason(table.book.ids.discard, "fits_nowhere", {"tile": move.tile})
    for rule in table.book.discards:
        if (reason := rule.apply(table, table.tile(move.tile))) is not None:
            yield reason


def do_discard(table: Table, move: Discard) -> Step:
    """The tile leaves the game; another is drawn."""
    marks = table.turn.marks | {DRAWN}
    turn = replace(table.turn, player=move.player, step="place", drawn=None, marks=marks)
    return Step(
        replace(table, gone=(*table.gone, move.tile), turn=turn, told_left=_one_less(table, move.tile)),
        (Event("discard", {"player": move.player, "tile": move.tile}),),
    )


def lying(table: Table, move: Place) -> Tile:
    """The tile of a move, turned as it shall lie."""
    return table.library.lying[move.tile, move.rotation]


def parts(table: Table, move: Place) -> list[tuple[Cell, Tile]]:
    """The cells that the tile of a move would cover, and what lies on each then."""
    tile = lying(table, move)
    return [((move.x, move.y), tile)] if tile.large is None else tile.large.at((move.x, move.y))


def at_edge(table: Table, cell: Cell, tile: Tile, edge: int, key: str) -> Reason:
    """What to say about one shared edge."""
    near, spot = neighbour(table, cell, edge)
    values = {
        "side": EDGES[edge],
        "mine": shown(table, tile, edge),
        "theirs": shown(table, near, (edge + 2) % 4),
        "cell": cell,
        "other": spot,
    }
    cells = (cell,) if near.beyond else (cell, spot)
    return Reason(table.book.ids.edges, key, values, cells, EDGES[edge])


def neighbour(table: Table, cell: Cell, edge: int) -> tuple[Tile, Cell]:
    """The tile across an edge, which is there, and its cell."""
    spot = (cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1])
    return table.board.cells[spot], spot


def shown(table: Table, tile: Tile, edge: int) -> str:
    """What an edge shows, in one kind word: the line across it, or the area; "?" unknown, "*" wild."""
    if tile.unknown:
        letter, sets = tile.letters[edge], table.library.sets
        return next((n for one in sets for n, kind in one.kinds.items() if kind.letter == letter), letter)
    kinds = tile.edge(edge)
    return "*" if kinds is None else kinds[1] or kinds[0] or kinds[2] or "?"
