"""Bridges on the table: who has how many, where one may lie, and what it adds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from referee.game import Cell, Lane, Option, Options, PositionFinding, RuleReason
from referee.tiles.model.ports import EDGES, NEAR
from referee.tiles.model.spans import Span, spanned
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.cell_requirements import ANY
from referee.tiles.rules.action import Reasons
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules, PlacementRules, ReportRules, SetupRules, Spanning
from referee.tiles.rules.spans import put
from referee.tiles.rules.table import Table, Token

BRIDGE = "bridge"  # token, move, thing held, and mark of a turn
SPAN = Span("road", "R", "field")
EACH = {5: 2, 6: 2}  # BC-S1: bridges of a player, by the number of players; 3 with fewer
FEWER = 3
PLACE = Option("bc.bridge_place", ("print", "engine"), "print", "BC-B2", {"ext.bridge": "on"})


def extend(book: Book, options: Options) -> Book:
    """Return the book with bridges."""
    spanning = Spanning(SPAN, "BC-B2", has_one, may_lay, laid)
    return book.add(
        SetupRules(supplies=(dealt,)),
        PlacementRules(spans={BRIDGE: SPAN}, spanning=spanning, discard_notes=(need_not,)),
        DeploymentRules(notes=(on_the_bridge,)),
        ReportRules(findings=(over_fields, one_each, as_many_as_there_are)),
    )


# ---- the table ---------------------------------------------------------------------------------------------


def bridges(table: Table) -> list[Token]:
    """Return the bridges on the table."""
    return [token for token in table.tokens if token.kind == BRIDGE]


def bridge_at(table: Table, cell: Cell) -> Token | None:
    """Return the bridge over a tile."""
    return next((token for token in bridges(table) if (token.x, token.y) == cell), None)


def each(table: Table) -> int:
    """Return how many bridges a player of this table gets."""
    return EACH.get(len(table.players), FEWER)


def left(table: Table, player: str) -> int:
    """Return how many bridges a player still has; if that was not given, those not on the table."""
    given = table.held.get(player, {}).get(BRIDGE)
    if given is not None:
        return int(given)
    return max(0, each(table) - sum(token.player == player for token in bridges(table)))


@rule("BC-S1")
def dealt(table: Table) -> Table:
    """Every player begins with the same number of bridges."""
    for seat in table.players:
        table = table.with_held(seat.id, BRIDGE, left(table, seat.id))
    return table


def in_order(edges: tuple[str, ...]) -> tuple[str, ...]:
    """Return edges clockwise from the north, each once."""
    return tuple(edge for edge in EDGES if edge in edges)


def of_this_turn(table: Table) -> list[Cell]:
    """Return the cells of the bridges laid in this part of the turn."""
    if not table.turn.marks:  # most turns, and every list of placements looks
        return []
    marks = (mark.split() for mark in sorted(table.turn.marks))
    return [(int(mark[1]), int(mark[2])) for mark in marks if mark[0] == BRIDGE and len(mark) == 3]


def ends_fit(table: Table, cell: Cell, made: Tile, edges: tuple[str, ...]) -> Iterator[str]:
    """Yield the edges of a bridge beyond which another tile shows no road; an abbey shows none."""
    for edge, beyond in enumerate(NEAR[cell]):
        near = table.board.cells.get(beyond)
        face = None if near is None else near.edges.faces[(edge + 2) % 4]
        if EDGES[edge] in edges and (face == ANY or not made.edges.accepts(edge, face)):
            yield EDGES[edge]


# ---- laying ------------------------------------------------------------------------------------------------


def has_one(table: Table, player: str) -> Reasons:
    """A player lays an own bridge, one in a part of a turn."""
    if left(table, player) < 1:
        yield RuleReason("BC-S1", "no_bridge", {"player": player})
    if of_this_turn(table):
        yield RuleReason("BC-B2", "one_bridge", {"player": player}, tuple(of_this_turn(table)))


def may_lay(table: Table, player: str, lane: Lane, tile: Tile | None) -> Reasons:
    """A bridge spans a tile from field edge to opposite field edge."""
    cell = (lane.x, lane.y)
    if tile is not None and bridge_at(table, cell):
        yield RuleReason("BC-B3", "second", {"cell": cell}, (cell,))
        return
    yield from spans(table, lane, tile)
    if _acrobats(table, cell):
        yield RuleReason("BC-B5", "acrobats", {"cell": cell}, (cell,))


def spans(table: Table, lane: Lane, tile: Tile | None) -> Reasons:
    """Both edges show nothing but field, and nothing but road is beyond them."""
    cell = (lane.x, lane.y)
    made = None if tile is None else spanned(tile, lane.edges, SPAN)
    if made is None:
        yield RuleReason("BC-B1", "no_field", {"cell": cell}, (cell,))
        return
    for edge in ends_fit(table, cell, made, lane.edges):
        yield RuleReason("BC-B3", "beyond", {"cell": cell, "side": edge}, (cell,), edge)


def _acrobats(table: Table, cell: Cell) -> bool:
    """Return whether acrobats stand on a tile."""
    there = (f for f in table.figures if (f.x, f.y) == cell and f.segment >= 0)
    return any(table.board.cells[cell].kinds[figure.segment] == "pyramid" for figure in there)


def laid(table: Table, player: str, lane: Lane) -> Table:
    """Return the table with a bridge of that player."""
    cell = (lane.x, lane.y)
    token = Token(BRIDGE, None, *cell, -1, edges=in_order(lane.edges), player=player)
    marks = table.turn.marks | {f"{BRIDGE} {cell[0]} {cell[1]}"}
    after = put(table, token).but(turn=table.turn.but(player=player, marks=marks))
    if table.held.get(player, {}).get(BRIDGE) is not None:
        after = after.with_held(player, BRIDGE, max(0, left(table, player) - 1))
    return after


@rule("BC-B6")
def need_not(table: Table, tile: Tile) -> RuleReason | None:
    """A tile that fits only with a bridge need not be placed."""
    return applies("BC-B6")


@rule("BC-B4")
def on_the_bridge(claim: DeploymentContext) -> RuleReason | None:
    """Report that a follower is put on a bridge."""
    if claim.feature_kind != SPAN.kind or not bridge_at(claim.table, claim.cell):
        return None
    last = claim.index == len(claim.tile.kinds) - 1
    return applies("BC-B4", (claim.cell,)) if last else None


# ---- findings ----------------------------------------------------------------------------------------------


@rule("BC-B1")
def over_fields(table: Table) -> tuple[PositionFinding, ...]:
    """Find bridges over something else than two opposite field edges."""
    found = []
    for token in bridges(table):
        cell = (token.x, token.y)
        tile = table.board.cells[cell]
        printed = table.library.tiles.get(tile.id)
        if printed is not None and spanned(printed.turned(tile.quarter), token.edges, SPAN) is None:
            found.append(PositionFinding("error", RuleReason("BC-B1", "no_field", {"cell": cell}, (cell,))))
    return tuple(found)


@rule("BC-B3")
def one_each(table: Table) -> tuple[PositionFinding, ...]:
    """Find tiles with several bridges."""
    count = Counter((token.x, token.y) for token in bridges(table))
    return tuple(
        PositionFinding("error", RuleReason("BC-B3", "second", {"cell": cell}, (cell,)))
        for cell, number in count.items()
        if number > 1
    )


@rule("BC-S1")
def as_many_as_there_are(table: Table) -> tuple[PositionFinding, ...]:
    """Find more bridges than the players have."""
    lying, most = len(bridges(table)), each(table) * len(table.players)
    if not table.players or lying <= most:
        return ()
    return (PositionFinding("error", RuleReason("BC-S1", "too_many", {"count": lying, "most": most})),)
