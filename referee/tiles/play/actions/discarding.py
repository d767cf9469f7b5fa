"""Discarding a drawn tile that fits nowhere."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Event, LegalPlacement, RuleReason, Step
from referee.tiles.model.moves import Discard
from referee.tiles.model.position import DRAWN, IN_HAND
from referee.tiles.play.actions.placing import from_hand, one_less
from referee.tiles.play.legal.placements import placements
from referee.tiles.rules.action import Reasons, assumed_turn
from referee.tiles.rules.table import Table


def fitting(table: Table, move: Discard) -> tuple[LegalPlacement, ...]:
    """Return the placements where the tile fits by itself."""
    return placements(table, table.library.tiles[move.tile], None)


def fits_nowhere(table: Table, move: Discard) -> Reasons:
    """Check that the tile was drawn and has no legal placement."""
    if move.tile in table.bag.undrawn:
        yield RuleReason(table.book.ids.discard, "never_drawn", {"tile": move.tile})
    places = fitting(table, move)
    if places:
        yield RuleReason(
            table.book.ids.must,
            "fits",
            {"tile": move.tile, "count": len(places)},
            tuple(dict.fromkeys((p.x, p.y) for p in places)),
        )


def why_discarded(table: Table, move: Discard) -> Reasons:
    """Return the reasons that it fits nowhere."""
    yield from assumed_turn(table, move, "step_place")
    yield RuleReason(table.book.ids.discard, "fits_nowhere", {"tile": move.tile})
    for rule in table.book.placement.discard_notes:
        if (reason := rule.apply(table, table.library.tiles[move.tile])) is not None:
            yield reason


def do_discard(table: Table, move: Discard) -> Step[Table]:
    """Discard the tile; another is drawn."""
    table = from_hand(table, move)
    marks = (table.turn.marks - {IN_HAND}) | {DRAWN}
    turn = table.turn.but(player=move.player, step="place", drawn=None, marks=marks)
    return Step(
        replace(table, gone=(*table.gone, move.tile), turn=turn, left_given=one_less(table, move.tile)),
        (Event("discard", {"player": move.player, "tile": move.tile}),),
    )
