"""Pitching the tent (GR-A...): the player's tent, on an empty segment of a mountain that is not complete."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from referee.game import Event, RuleReason, Step
from referee.games.gold_rush.cowboys import TENT, one_of_three, why_this_one
from referee.games.gold_rush.moves import Pitch
from referee.games.gold_rush.tokens import MOUNTAIN
from referee.tiles.model.position import Ref
from referee.tiles.model.regions import Piece
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, at_step, in_turn, not_over, objected
from referee.tiles.rules.table import DeployedFigure, Table

PITCHED = "pitched"  # mark of a turn in which the tent was pitched


def piece_of(table: Table, move: Pitch) -> Piece:
    """Return the segment that a move names, which must exist."""
    tile = table.board.cells[move.x, move.y]
    return move.x, move.y, tile.names.find(move.feature.kind, move.feature.at)[0]


def on_a_mountain(table: Table, move: Pitch) -> Reasons:
    """Tents stand on mountains only."""
    if move.feature.kind != MOUNTAIN:
        cell = (move.x, move.y)
        yield RuleReason("GR-A1", "not_there", {"figure": TENT, "kind": move.feature.kind}, (cell,))


def mountain_open(table: Table, move: Pitch) -> Reasons:
    """The mountain is not complete, not even by the tile just placed."""
    region = table.board.region(piece_of(table, move))
    if region.kind == MOUNTAIN and table.done(region):
        yield RuleReason("GR-A2", "complete", {}, region.cells)


def segment_empty(table: Table, move: Pitch) -> Reasons:
    """No figure may stand on that segment of that tile."""
    there = [figure for figure in table.figures if figure[2:] == piece_of(table, move)]
    if there:
        values = {"by": tuple(figure.player for figure in there), "cell": (move.x, move.y)}
        yield RuleReason("GR-A3", "taken", values, ((move.x, move.y),))


def tent_of(table: Table, player: str) -> DeployedFigure | None:
    """Return the tent of a player, if it is on the table."""
    return next((f for f in table.figures if (f.player, f.kind) == (player, TENT)), None)


def set_now(table: Table, player: str) -> bool:
    """Return whether the player pitched the tent in this turn (no earlier figure can be on the tile just
    placed)."""
    tent = tent_of(table, player)
    here = tent is not None and (tent.x, tent.y) in (table.turn.placed or ())
    return here or PITCHED in table.turn.marks


def why_pitched(table: Table, move: Pitch) -> Reasons:
    """Report whether it is put up or moved, with which figures, and on which tile."""
    yield from assumed_turn(table, move, "step_act")
    cell, tent = (move.x, move.y), tent_of(table, move.player)
    if tent is None:
        yield RuleReason("GR-A1", "set", {"player": move.player}, (cell,))
    else:
        values = {"player": move.player, "cell": (tent.x, tent.y)}
        yield RuleReason("GR-A1", "moved", values, ((tent.x, tent.y), cell))
    region = table.board.region(piece_of(table, move))
    yield RuleReason("GR-A2", "open", {}, region.cells)
    others = tuple(f.player for f in table.occupants.get(region, ()))
    values = {"by": others} if others else {}
    yield RuleReason("GR-A3", "beside" if others else "empty", values, (cell,))
    if table.turn.placed and cell not in table.turn.placed:
        yield RuleReason("GR-A4", "earlier", {"cell": cell}, (cell,))
    yield from why_this_one(table, move)


def thinkable(table: Table, player: str) -> Iterator[Pitch]:
    """Yield every segment of every mountain."""
    for (x, y), tile in sorted(table.board.cells.items()):
        for index, kind in enumerate(tile.kinds):
            if kind == MOUNTAIN:
                yield Pitch(player, x, y, Ref(kind, tile.names.at(index)))


def other_segments(table: Table, move: Pitch) -> tuple[object, ...]:
    """Return every segment on which the player may pitch the tent now."""
    if objected((in_turn, at_step("act"), one_of_three), table, move):
        return ()
    checks = (mountain_open, segment_empty)
    return tuple(one for one in thinkable(table, move.player) if not objected(checks, table, one))


def do_pitch(table: Table, move: Pitch) -> Step[Table]:
    """Pitch the tent, from wherever it stood; the turn advances to its end."""
    old, piece = tent_of(table, move.player), piece_of(table, move)
    figures = tuple(figure for figure in table.figures if figure != old)
    turn = table.turn.but(player=move.player, step="end", marks=table.turn.marks | {PITCHED})
    values: dict[str, object] = {"player": move.player, "kind": TENT, "feature": move.feature.kind}
    if old is not None:
        values["from"] = (old.x, old.y)
    after = replace(table, figures=(*figures, DeployedFigure(move.player, TENT, *piece)), turn=turn)
    return Step(after, (Event("pitch", values, ((move.x, move.y),)),))


PITCH = Action(
    Pitch,
    (in_turn, at_step("act"), one_of_three, on_a_mountain, mountain_open, segment_empty),
    do_pitch,
    why_pitched,
    other_segments,
    firm=(not_over, on_a_mountain),
    offers=thinkable,
)
