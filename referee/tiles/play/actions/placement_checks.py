"""Placement of a tile, and discarding one that fits nowhere: checks, reasons, effect, alternatives."""

from __future__ import annotations

from referee.game import Cell, RuleReason
from referee.tiles.model.half_tiles import beside_half, touches
from referee.tiles.model.moves import Discard, Place
from referee.tiles.model.ports import EDGES, STEPS
from referee.tiles.model.tile import Tile
from referee.tiles.play.actions.placing import lying, parts, with_piece
from referee.tiles.play.legal.placements import by_edges, placements
from referee.tiles.rules.action import Check, Reasons, assumed_turn, at_step, in_turn, objected
from referee.tiles.rules.rule import applies
from referee.tiles.rules.table import Table


def drawn(table: Table, move: Place | Discard) -> Reasons:
    """Check that the tile is the one drawn, and the rules on drawing allow it. A tile that is not drawn
    follows its `undrawn` rule instead."""
    book = table.book
    for halt in book.placement.blockers:
        if (reason := halt.apply(table, move.player)) is not None:
            yield reason
    hand = table.bag.in_hand.get(move.player)
    if hand is not None:
        if hand != move.tile:
            values = {"player": move.player, "tile": hand}
            yield from (RuleReason(rule, "in_hand", values) for rule in book.bag.in_hand.values())
        return
    own = table.bag.undrawn.get(move.tile)
    if own is not None:
        if (reason := own.apply(table, move.player)) is not None:
            yield reason
        return
    if table.turn.drawn is not None and table.turn.drawn != move.tile:
        yield RuleReason(book.ids.turn, "drawn", {"tile": move.tile, "drawn": table.turn.drawn})
    yield from not_drawn_now(table, move.tile)


def not_drawn_now(table: Table, tile: str) -> Reasons:
    """Return the objections of the expansions in play to this tile being drawn now."""
    for rule in table.book.bag.draw_checks:
        if (reason := rule.apply(table, tile)) is not None:
            yield reason


def copy_left(table: Table, move: Place | Discard) -> Reasons:
    """Check that the box still has a copy of the tile. This is an objection only if it is known how far the
    game has come; the tiles of a bare table may come from several boxes, so there `why_placed` only
    mentions it. A tile in hand is out of the box already."""
    if table.bag.in_hand.get(move.player) == move.tile:
        return
    if table.turn.known or move.tile in (*table.bag.undrawn, *(table.left_given or ())):
        yield from out_of_copies(table, move.tile)


def out_of_copies(table: Table, tile: str) -> Reasons:
    """Return the reason that no copy of a tile is left, by the copies given or by the contents of the box."""
    start, count = table.book.ids.start, table.library.counts.get(tile, 0)
    if tile in table.bag.undrawn:
        if count and table.bag.used(tile) >= count:
            yield RuleReason(start, "no_copy_left", {"tile": tile, "count": count})
    elif table.bag.copies_left(tile) == 0:
        given = tile in (table.left_given or ())
        elsewhere = table.library.elsewhere(tile)
        if not given and elsewhere:
            edition = table.library.edition_of(tile) or table.library.edition
            values = {"tile": tile, "edition": edition, "editions": ", ".join(elsewhere)}
            yield RuleReason(start, "other_edition", values)
        elif not given:
            yield RuleReason(start, "no_copy_left", {"tile": tile, "count": count})
        elif table.turn.drawn != tile:  # the last copy may be in the player's hand, already out of the box
            yield RuleReason(start, "none_told_left", {"tile": tile, "count": 0})


# Checks that do not depend on the cell: they object to a tile on every cell, or on none.
TO_PLACE: tuple[Check, ...] = (in_turn, at_step("place"), drawn, copy_left)


def to_place(table: Table, move: Place | Discard) -> Reasons:
    """Check all of these. Cached: the list of placements needs them as well as the placement."""
    yield from table.once(
        (type(move), move.player, move.tile),
        lambda table: tuple(reason for check in TO_PLACE for reason in check(table, move)),
    )


def not_now(table: Table, tile: Tile, player: str | None, *, inline: bool) -> tuple[RuleReason, ...]:
    """Return what forbids placing this tile anywhere now, by that player; by default the player to move, or
    every player if that is unknown. `inline`: the tile is from no box, so its copies are not counted."""
    checks = TO_PLACE[:-1] if inline else (to_place,)
    named = player or table.turn.player
    found: list[tuple[RuleReason, ...]] = []
    for who in (named,) if named else [seat.id for seat in table.players] or ("",):
        move = Place(who, tile.id, 0, 0, 0)
        reasons = tuple(reason for check in checks for reason in check(table, move))
        if not reasons:
            return ()
        found.append(reasons)
    return found[0]


def nowhere(table: Table, tile: Tile) -> tuple[RuleReason, ...]:
    """Return why an allowed tile fits nowhere: no edges match, or rules forbid the cells where they do, with
    one example per rule."""
    own = table.bag.undrawn.get(tile.id)
    found: dict[tuple[str, str], RuleReason] = {}
    rules = table.book.objections.to_placing(tile, table)
    for cell, part in by_edges(table, tile) if rules else ():
        for rule in rules:
            if (reason := rule.apply(table, cell, part)) is not None:
                found.setdefault((reason.rule, reason.key), reason)
    if own is None:
        return (RuleReason(table.book.ids.discard, "fits_nowhere", {"tile": tile.id}), *found.values())
    return tuple(found.values()) or (applies(own.id),)


def cell_empty(table: Table, move: Place) -> Reasons:
    """Check that the cell is empty, or has the other half of a half tile."""
    for cell, part in parts(table, move):
        tile = table.board.cells.get(cell)
        if tile is not None and not tile.special.printed and not beside_half(tile, part):
            yield RuleReason(table.book.ids.cell, "taken", {"cell": cell, "tile": tile.id}, (cell,))
            if table.book.ids.lies:
                yield applies(table.book.ids.lies, (cell,))


def cell_beside(table: Table, move: Place) -> Reasons:
    """Check that the cell shares an edge with a tile (on an empty table any cell is allowed)."""
    board, laid = table.board, parts(table, move)
    cells = [cell for cell, _ in laid]
    if cells[0] in table.book.setup.start_cells:
        return
    if laid[0][1].special.half and cells[0] not in board.cells:
        beside = touches(laid[0][1], board.needs.pattern(cells[0]))
    else:
        beside = any(cell in board.cells or cell in board.needs.by_cell for cell in cells)
    if board.cells and not beside:
        cell, corner = cells[0], any(board.around(cell) > 0 for cell in cells)
        yield RuleReason(table.book.ids.cell, "corner" if corner else "alone", {"cell": cell}, (cell,))


def edges_fit(table: Table, move: Place) -> Reasons:
    """Check that both tiles show the same at every shared edge (also for an occupied cell)."""
    table = with_piece(table, move)
    for cell, tile in parts(table, move):
        for edge, face in enumerate(table.board.needs.faces(cell)):
            if not tile.edges.accepts(edge, face):
                yield at_edge(table, cell, tile, edge, "differ")


def extra_place_rules(table: Table, move: Place) -> Reasons:
    """Return the objections of the expansions in play."""
    covered = parts(table, move)
    whole = covered[0][1] if len(covered) == 1 else None
    checks = table.book.placement.checks
    for rule in checks if whole is None else table.book.objections.to_placing(whole, table):
        for cell, part in covered:
            reason = rule.apply(table, cell, part) if rule.tiles is None or rule.tiles(part) else None
            if reason is not None:  # reported once, even if it holds for several cells of a tile
                yield reason
                break


def why_placed(table: Table, move: Place) -> Reasons:
    """Return what allows it: that it need not have been drawn, the neighbours it touches, and the reasons of
    the book."""
    cell, tile, ids = (move.x, move.y), lying(table, move), table.book.ids
    yield from assumed_turn(table, move, "step_place")
    yield from out_of_copies(table, tile.id)
    if move.bridge is not None and table.book.placement.spanning is not None:
        there = (move.bridge.x, move.bridge.y)
        yield RuleReason(table.book.placement.spanning.id, "laid", {"player": move.player}, (there,))
        table = with_piece(table, move)
    if tile.id in table.bag.undrawn:
        yield RuleReason(table.bag.undrawn[tile.id].id, "undrawn", {"tile": tile.id, "player": move.player})
    if not table.board.cells:
        yield RuleReason(ids.start, "first_tile", {"tile": tile.id}, (cell,))
    for spot, part in parts(table, move):
        for edge, face in enumerate(table.board.needs.faces(spot)):
            near = None if face is None else neighbour(table, spot, edge)[0]
            if near is not None and not near.special.beyond and edge not in part.edges.absent:
                wild = None in (part.edges.signs[edge], near.edges.signs[(edge + 2) % 4])
                key = "unreadable" if near.unknown else "wild" if wild else "meet"
                yield at_edge(table, spot, part, edge, key)
    for rule in table.book.placement.notes:
        if (reason := rule.apply(table, move.player, cell, tile)) is not None:
            yield reason


def other_places(table: Table, move: Place | Discard) -> tuple[object, ...]:
    """Return every legal placement of that tile, if that player may place it now."""
    if objected((to_place,), table, move):
        return ()
    return placements(table, table.library.tiles[move.tile], None, move.player)


def at_edge(table: Table, cell: Cell, tile: Tile, edge: int, key: str) -> RuleReason:
    """Return the reason about one shared edge."""
    near, spot = neighbour(table, cell, edge)
    values = {
        "side": EDGES[edge],
        "mine": shown(table, tile, edge),
        "theirs": shown(table, near, (edge + 2) % 4),
        "cell": cell,
        "other": spot,
    }
    cells = (cell,) if near.special.beyond else (cell, spot)
    return RuleReason(table.book.ids.edges, key, values, cells, EDGES[edge])


def neighbour(table: Table, cell: Cell, edge: int) -> tuple[Tile, Cell]:
    """Return the tile across an edge, which must exist, and its cell."""
    spot = (cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1])
    return table.board.cells[spot], spot


def shown(table: Table, tile: Tile, edge: int) -> str:
    """Return the kind that an edge shows: the line across it, or the area; "?" unknown, "*" wild."""
    if tile.unknown:
        letter, sets = tile.edges.letters[edge], table.library.sets
        return next((n for one in sets for n, kind in one.kinds.items() if kind.letter == letter), letter)
    kinds = tile.edges.kinds_at(edge)
    return "*" if kinds is None else kinds[1] or kinds[0] or kinds[2] or "?"
