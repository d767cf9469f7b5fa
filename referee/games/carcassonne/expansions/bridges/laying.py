"""The move that lays a bridge after a placement."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from referee.game import Cell, Event, Lane, RuleReason, Step
from referee.games.carcassonne.expansions.bridges.pieces import (
    BRIDGE,
    PLACE,
    SPAN,
    bridge_at,
    each,
    has_one,
    laid,
    left,
    may_lay,
    of_this_turn,
)
from referee.tiles.model.ports import NEAR
from referee.tiles.model.spans import spanned
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, at_step, edges_exist, in_turn, not_over
from referee.tiles.rules.joins import joined
from referee.tiles.rules.rule import applies
from referee.tiles.rules.table import Table

AXES = (("N", "S"), ("E", "W"))


@dataclass(frozen=True, slots=True)
class Bridge:
    """Lay a bridge over the tile at (x, y), between these two edges."""

    often: ClassVar[bool] = True

    player: str
    x: int
    y: int
    edges: tuple[str, ...] = field(metadata={"names": "road"})


def lane_of(move: Bridge) -> Lane:
    """Return where the bridge of a move would lie."""
    return Lane(move.x, move.y, move.edges)


def may_span(table: Table, move: Bridge) -> Reasons:
    """A player who has a bridge lays it over the tile just placed, or one next to it."""
    cell, placed = (move.x, move.y), (table.turn.placed or ())[-1:]
    yield from has_one(table, move.player)
    yield from may_lay(table, move.player, lane_of(move), table.board.cells[cell])
    if placed and cell not in near(table):
        yield RuleReason("BC-B2", "too_far", {"cell": cell}, (cell, *placed))


def can_span(table: Table, move: Bridge) -> Reasons:
    """Nothing but a tile with two opposite field edges can hold a bridge."""
    cell = (move.x, move.y)
    if bridge_at(table, cell):
        yield RuleReason("BC-B3", "second", {"cell": cell}, (cell,))
    if spanned(table.board.cells[cell], move.edges, SPAN) is None:
        yield RuleReason("BC-B1", "no_field", {"cell": cell}, (cell,))


def near(table: Table) -> list[Cell]:
    """Return the tiles over which a bridge may be laid after the placement."""
    placed = (table.turn.placed or ())[-1:]
    beside = () if table.options[PLACE.name] == "engine" else (c for cell in placed for c in NEAR[cell])
    return [cell for cell in (*placed, *beside) if table.board.holds(cell)]


def do_span(table: Table, move: Bridge) -> Step[Table]:
    """Lay it there; the turn stays at its step."""
    event = Event(BRIDGE, {"player": move.player}, ((move.x, move.y),))
    return Step(joined(laid(table, move.player, lane_of(move))), (event,))


def why_spanned(table: Table, move: Bridge) -> Reasons:
    """Return the rules that allow it."""
    yield from assumed_turn(table, move, "step_act")
    cell = (move.x, move.y)
    count = left(table, move.player)
    yield RuleReason("BC-B2", "lays", {"player": move.player, "count": count, "most": each(table)}, (cell,))
    yield applies("BC-B1", (cell,))


def offered(table: Table, player: str) -> Iterator[Bridge]:
    """Yield both ways over every tile that may get a bridge."""
    if table.turn.step in ("act", "end") and left(table, player) and not of_this_turn(table):
        yield from (Bridge(player, *cell, axis) for cell in near(table) for axis in AXES)


CHECKS = (edges_exist, in_turn, at_step("act", "end"), may_span)
MOVE = Action(Bridge, CHECKS, do_span, why_spanned, firm=(edges_exist, not_over, can_span), offers=offered)
