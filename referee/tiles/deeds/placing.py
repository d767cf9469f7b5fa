"""Placing a tile, and discarding one that fits nowhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from referee.game import Cell, Event, Placement, Reason, Step
from referee.tiles import scoring
from referee.tiles.book import applies
from referee.tiles.choices import by_edges, placements
from referee.tiles.deeds.deed import Check, Reasons, assumed_turn, at_step, in_turn, objected
from referee.tiles.moves import Discard, Place
from referee.tiles.ports import EDGES, STEPS
from referee.tiles.position import DRAWN
from referee.tiles.table import Table
from referee.tiles.tile import Tile


def drawn(table: Table, move: Place | Discard) -> Reasons:
    """The tile is the one that was drawn, and the rules on what is drawn when allow it. A tile that is not
    drawn follows its own rule instead."""
    book = table.book
    for halt in book.halts:
        if (reason := halt.apply(table, move.player)) is not None:
            yield reason
    own = table.undrawn.get(move.tile)
    if own is not None:
        if (reason := own.apply(table, move.player)) is not None:
            yield reason
        return
    if table.turn.drawn is not None and table.turn.drawn != move.tile:
        yield Reason(book.ids.turn, "drawn", {"tile": move.tile, "drawn": table.turn.drawn})
    for rule in book.draws:
        if (reason := rule.apply(table, move.tile)) is not None:
            yield reason


def copy_left(table: Table, move: Place | Discard) -> Reasons:
    """The box still has a copy of the tile. It is counted where somebody told how far the game has come;
    tiles on a bare table may be of several boxes, so there it is only remarked (`why_placed`)."""
    if table.turn_told or move.tile in (*table.undrawn, *(table.told_left or ())):
        yield from out_of_copies(table, move.tile)


def out_of_copies(table: Table, tile: str) -> Reasons:
    """That no copy of a tile is left, by what was told or by what the box holds."""
    start, count = table.book.ids.start, table.library.counts.get(tile, 0)
    if tile in table.undrawn:
        if count and table.seen[tile] >= count:
            yield Reason(start, "no_copy_left", {"tile": tile, "count": count})
    elif table.copies_left(tile) == 0:
        told = tile in (table.told_left or ())
        elsewhere = table.library.elsewhere(tile)
        if not told and elsewhere:
            edition = table.library.edition
            values = {"tile": tile, "edition": edition, "editions": ", ".join(elsewhere)}
            yield Reason(start, "other_edition", values)
        elif not told:
            yield Reason(start, "no_copy_left", {"tile": tile, "count": count})
        elif table.turn.drawn != tile:  # who holds the last copy has it out of the box already
            yield Reason(start, "none_told_left", {"tile": tile, "count": 0})


# What is checked before anybody asks where: it speaks against a tile on every cell, or on none.
TO_PLACE: tuple[Check, ...] = (in_turn, at_step("place"), drawn, copy_left)


def not_now(table: Table, tile: Tile, player: str | None, *, inline: bool) -> tuple[Reason, ...]:
    """What forbids to lay this tile anywhere now, by that player; where nobody is named, by the one whose
    turn it is, or else by every player. `inline`: the tile is from no box, so none counts its copies."""
    checks = TO_PLACE[:-1] if inline else TO_PLACE
    named = player or table.turn.player
    found: list[tuple[Reason, ...]] = []
    for who in (named,) if named else [seat.id for seat in table.players] or ("",):
        move = Place(who, tile.id, 0, 0, 0)
        reasons = tuple(reason for check in checks for reason in check(table, move))
        if not reasons:
            return ()
        found.append(reasons)
    return found[0]


def nowhere(table: Table, tile: Tile) -> tuple[Reason, ...]:
    """Why a tile that may be laid now has no place: no edges fit, or rules forbid the cells where they do,
    with one example for each rule."""
    own = table.undrawn.get(tile.id)
    found: dict[tuple[str, str], Reason] = {}
    rules = [rule for rule in table.book.place if rule.tiles is None or rule.tiles(tile)]
    for cell, part in by_edges(table, tile) if rules else ():
        for rule in rules:
            if (reason := rule.apply(table, cell, part)) is not None:
                found.setdefault((reason.rule, reason.key), reason)
    if own is None:
        return (Reason(table.book.ids.discard, "fits_nowhere", {"tile": tile.id}), *found.values())
    return tuple(found.values()) or (applies(own.id),)


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
    yield from out_of_copies(table, tile.id)
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
    return () if objected(TO_PLACE, table, move) else fitting(table, move)


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
