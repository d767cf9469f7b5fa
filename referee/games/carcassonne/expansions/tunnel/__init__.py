"""The Tunnel (TU-...): ends of roads in tunnels, and pairs of tokens that join two of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from referee.game import (
    BadInput,
    Cell,
    Event,
    Message,
    Options,
    PositionFinding,
    RuleReason,
    Step,
    unknown_text,
)
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.tunnel.tiles import OTHERS, TUNNEL, ended
from referee.games.carcassonne.expansions.tunnel.tokens import (
    PAIR,
    SETS,
    TOKENS,
    dug,
    end_at,
    ends,
    held,
    left,
    once_a_turn,
    pairs,
    placed_in,
    sets_each,
    taken,
    tokens,
)
from referee.tiles.model.ports import EDGES
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, at_step, in_turn, not_over
from referee.tiles.rules.book import Book
from referee.tiles.rules.joins import joined
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import PlacementRules, ReportRules, ScoringRules, TurnRules
from referee.tiles.rules.table import Table, Token


@dataclass(frozen=True, slots=True)
class Tunnel:
    """Put a token of one of the player's sets on the tunnel end of the road that leaves the tile at (x, y)
    across this edge."""

    player: str
    set: str = field(metadata={"names": "set"})
    x: int
    y: int
    edge: str = field(metadata={"names": "road"})


def extend(book: Book, options: Options) -> Book:
    """Return the book with tunnels."""
    return book.add(
        PlacementRules(joins=(pairs,)),
        ScoringRules(also_completed=(dug,)),
        TurnRules(next_turn=(once_a_turn,)),
        ReportRules(findings=(on_ends, as_many_as_there_are)),
    )


# ---- the move ----------------------------------------------------------------------------------------------


def readable(table: Table, move: Tunnel) -> Reasons:
    """Reject a cell without a tile, an edge or a set that does not exist."""
    errors = {}
    if not table.board.holds((move.x, move.y)):
        errors["x"] = [Message("input-no-tile", cell=f"({move.x}, {move.y})")]
    if move.edge not in EDGES:
        errors["edge"] = [unknown_text("side", move.edge, EDGES)]
    if move.set not in SETS:
        errors["set"] = [unknown_text("token", move.set, SETS)]
    if errors:
        raise BadInput(errors)
    return iter(())


def may_dig(table: Table, move: Tunnel) -> Reasons:
    """One token in a turn is put on a tunnel end that has none."""
    cell = (move.x, move.y)
    if placed_in(table.turn):
        yield RuleReason("TU-2", "one_token", {"player": move.player})
    if left(table, move.player, move.set) < 1:
        yield RuleReason("TU-1", "no_token", {"player": move.player})
    if end_at(table, cell, move.edge) is None:
        yield RuleReason("TU-1", "no_end", {"cell": cell}, (cell,))
    elif (cell, move.edge) in taken(table):
        yield RuleReason("TU-2", "taken", {"cell": cell}, (cell,))


def is_end(table: Table, move: Tunnel) -> Reasons:
    """Nothing but a free tunnel end can hold a token that is there."""
    cell = (move.x, move.y)
    if end_at(table, cell, move.edge) is None:
        yield RuleReason("TU-1", "no_end", {"cell": cell}, (cell,))
    elif (cell, move.edge) in taken(table):
        yield RuleReason("TU-2", "taken", {"cell": cell}, (cell,))
    if left(table, move.player, move.set) < 1:
        yield RuleReason("TU-1", "no_token", {"player": move.player})


def do_dig(table: Table, move: Tunnel) -> Step[Table]:
    """Put the token there; a pair joins two roads."""
    token = Token(TUNNEL, None, move.x, move.y, -1, None, None, (move.edge,), move.player, move.set)
    mark = f"{TUNNEL} {move.x} {move.y} {move.edge}"
    turn = table.turn.but(player=move.player, marks=table.turn.marks | {mark})
    after = joined(table.but(tokens=(*table.tokens, token), turn=turn))
    if move.set in (given := held(table, move.player)):
        after = after.with_held(move.player, TUNNEL, {**given, move.set: max(0, given[move.set] - 1)})
    event = Event(TUNNEL, {"player": move.player}, partner(after, move))
    return Step(after, (event,))


def partner(table: Table, move: Tunnel) -> tuple[Cell, ...]:
    """Return the cells of the tokens of a set that are on the table."""
    same = (t for t in tokens(table) if (t.player, t.set) == (move.player, move.set))
    return tuple(dict.fromkeys([(move.x, move.y), *((token.x, token.y) for token in same)]))


def why_dug(table: Table, move: Tunnel) -> Reasons:
    """Return the rules that allow it."""
    yield from assumed_turn(table, move, "step_act")
    cells = partner(table, move)
    key = "joins" if left(table, move.player, move.set) < PAIR else "waits"
    yield RuleReason("TU-2", key, {"player": move.player}, cells)
    yield applies("TU-1", cells[:1])


def offered(table: Table, player: str) -> Iterator[Tunnel]:
    """Yield every token that the player has for every free end."""
    if table.turn.step not in ("act", "end") or placed_in(table.turn):
        return
    held = [of for of in sets_each(table) if left(table, player, of)]
    full = taken(table)
    for cell, edge in ends(table) if held else ():
        if (cell, edge) not in full:
            yield from (Tunnel(player, of, *cell, edge) for of in held)


CHECKS = (readable, in_turn, at_step("act", "end"), may_dig)
MOVE = Action(Tunnel, CHECKS, do_dig, why_dug, firm=(readable, not_over, is_end), offers=offered)


# ---- findings ----------------------------------------------------------------------------------------------


@rule("TU-1")
def on_ends(table: Table) -> tuple[PositionFinding, ...]:
    """Find tokens that are on no tunnel end, or together on one."""
    count = Counter(((token.x, token.y), token.edges) for token in tokens(table))
    found = []
    for cell, edges in count:
        if len(edges) != 1 or end_at(table, cell, edges[0]) is None:
            found.append(PositionFinding("error", RuleReason("TU-1", "no_end", {"cell": cell}, (cell,))))
        elif count[cell, edges] > 1:
            found.append(PositionFinding("error", RuleReason("TU-2", "taken", {"cell": cell}, (cell,))))
    return tuple(found)


@rule("TU-2")
def as_many_as_there_are(table: Table) -> tuple[PositionFinding, ...]:
    """Find more equal tokens than a player has, and tokens that are not known to be anybody's."""
    count = Counter((token.player, token.set) for token in tokens(table))
    found = []
    for (player, of), number in count.items():
        if player is None or of is None:
            found.append(PositionFinding("warning", RuleReason("TU-2", "whose", {"count": number})))
        elif number > (PAIR if of in sets_each(table) else 0):
            found.append(
                PositionFinding("error", RuleReason("TU-1", "too_many", {"player": player, "count": number}))
            )
    return tuple(found)


THE_TUNNEL = Expansion(
    "tunnel",
    (
        Element(
            extend, switch("ext.tunnel", "TU-1"), {TUNNEL: MOVE}, help={"act": ("TU-2",), "end": ("TU-1",)}
        ),
    ),
    ("tunnel",),
    (TOKENS, OTHERS),
    sorts={TUNNEL: SETS},
    tokens={TUNNEL: ()},
    change=ended,
)
