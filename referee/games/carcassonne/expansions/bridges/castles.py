"""Castles on the table: who has how many, what their lords get, and what fields pay for them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from referee.game import Cell, Event, PadCount, PositionFinding, RuleReason, ScoreLine, ScorePart, Step
from referee.tiles.model.position import Turn
from referee.tiles.model.regions import Region
from referee.tiles.model.spans import Recast, vicinity
from referee.tiles.play import scoring
from referee.tiles.rules.contexts import ScoringContext, case_of
from referee.tiles.rules.pad import PadExtra, Sketch
from referee.tiles.rules.rule import Parts, rule
from referee.tiles.rules.table import DeployedFigure, Table, Token

CASTLE = "castle"  # token, move, step, thing held, kind of feature, of line and of part; mark of a turn
CITY = "city"
RECAST = Recast(CITY, CASTLE)
MOST, WITH_MANY = 3, 2  # BC-S1: castles of a player; with five or six players
MANY = 5
SETS_OFF = ("road", CITY, "monastery")
MORE = 1  # point of a castle for a field, in addition to that of a city
ALL = 12  # castles of all players together
AT_FIELDS = {"field": (True,), "barn": (True,), "farmers": (False,)}  # entries of the pad; their scorings


# ---- the table ---------------------------------------------------------------------------------------------


def castles(table: Table) -> list[Token]:
    """Return the castles on the table."""
    return [token for token in table.tokens if token.kind == CASTLE and len(token.tiles) == 2]


def region_of(table: Table, castle: Token) -> Region | None:
    """Return the two parts of a castle on the board."""
    (x, y), cells = castle.tiles[0], table.board.cells
    found = [(x, y, i) for i, kind in enumerate(cells[x, y].kinds) if kind == CASTLE]
    regions = [table.board.region(piece) for piece in found]
    return next((one for one in regions if one.tiles == set(castle.tiles)), None)


def lords(table: Table, castle: Token) -> list[DeployedFigure]:
    """Return the figures in a castle: its lord, if there is one."""
    region = region_of(table, castle)
    return [] if region is None else table.standing_on(region)


def strength(table: Table, castle: Token, lord: DeployedFigure) -> int:
    """Return the strength of a lord in a castle; one of strength 0, or not in play, gets nothing."""
    region, known = region_of(table, castle), table.book.figures.get(lord.kind)
    if known is None:
        return 0
    if isinstance(known.weight, int):
        return known.weight
    assert region is not None  # the lord stands there
    return known.weight.apply(case_of(table, region), lord.kind)


def each(table: Table) -> int:
    """Return how many castles a player of this table gets."""
    return WITH_MANY if len(table.players) >= MANY else MOST


def left(table: Table, player: str) -> int:
    """Return how many castles a player still has; if that was not given, those not on the table."""
    given = table.held.get(player, {}).get(CASTLE)
    if given is not None:
        return int(given)
    return max(0, each(table) - sum(token.player == player for token in castles(table)))


@rule("BC-C2")
def dealt(table: Table) -> Table:
    """Every player begins with the same number of castles."""
    for seat in table.players:
        table = table.with_held(seat.id, CASTLE, left(table, seat.id))
    return table


def mark_of(tiles: tuple[Cell, ...]) -> str:
    """Return the mark of a turn in which this castle was built."""
    return " ".join((CASTLE, *(str(number) for cell in tiles for number in cell)))


@rule("BC-C5")
def built_in_this_turn(table: Table, turn: Turn) -> Turn:
    """The second part that a builder gives belongs to the same turn."""
    kept = frozenset(mark for mark in table.turn.marks if mark.startswith(f"{CASTLE} "))
    return turn if turn.part == 1 or not kept else turn.but(marks=turn.marks | kept)


# ---- scoring -----------------------------------------------------------------------------------------------


class Scored(NamedTuple):
    """A feature that is scored in this turn: its points, kind and cells, and whether a figure stood there."""

    points: int
    kind: str
    cells: frozenset[Cell]
    occupied: bool = True


@rule("BC-C9")
def kept(table: Table, region: Region) -> bool:
    """A castle is no city any more, and is not scored by itself."""
    return region.kind == CASTLE


@rule("BC-C4", needs=(CASTLE,))
def set_off(table: Table, cases: tuple[ScoringContext, ...]) -> Step[Table]:
    """The lord of a castle gets the points of the best feature scored in its vicinity, and so may set off
    other castles."""
    old = (one for one in castles(table) if mark_of(one.tiles) not in table.turn.marks)
    waiting = [one for one in old if lords(table, one)]
    if not waiting:
        return Step(table)
    found = [
        Scored(case.value(), case.region.kind, frozenset(case.region.cells), bool(case.figures))
        for case in cases
        if case.region.kind in SETS_OFF
    ]
    lines: list[ScoreLine] = []
    events: list[Event] = []
    while due := [(best, one) for one in waiting if (best := _best(found, one)) is not None]:
        best, castle = max(due, key=lambda one: one[0].points)
        waiting.remove(castle)
        there = lords(table, castle)
        for player in dict.fromkeys(one.player for one in there if strength(table, castle, one)):
            part = ScorePart(_why(best, found, castle), best.kind, 1, best.points)
            lines.append(
                ScoreLine(player, "BC-C4", (part,), castle.tiles, CASTLE, complete=True, holders={player: 1})
            )
        found.append(Scored(best.points, CASTLE, frozenset(castle.tiles)))
        gone = scoring.go_home(table, there)
        table = gone.state
        events += gone.events
    return Step(table, tuple(events), tuple(lines))


def _best(found: Iterable[Scored], castle: Token) -> Scored | None:
    """Return the feature with most points that has a tile in the vicinity of a castle."""
    near = vicinity(castle.tiles)
    return max((one for one in found if one.cells & near), key=lambda one: one.points, default=None)


def _why(best: Scored, found: Iterable[Scored], castle: Token) -> str:
    """Return the rule that names this feature: where nobody stood there, where it is another castle, or the
    best of several, it is not that of the first feature scored there."""
    near = vicinity(castle.tiles)
    several = sum(bool(one.cells & near) for one in found) > 1
    return "BC-C5" if several or not best.occupied or best.kind == CASTLE else "BC-C4"


@rule("BC-C8")
def at_a_field(case: ScoringContext, parts: Parts) -> Parts:
    """A field gets 1 more for a castle than for a city."""
    beside = case.table.board.regions.beside(case.region)
    number = sum(region.kind == CASTLE for region in beside)
    return (*parts, ScorePart("BC-C8", CASTLE, number, MORE)) if number else parts


@cache  # books compare equal only if their functions are the same
def on_pad(entry: str) -> PadExtra:
    """Return the number of castles at the field of an entry of the pad, in addition to its cities."""

    def alter(sketch: Sketch, number: int) -> Sketch:
        return sketch.but(others=(*sketch.others, *(CASTLE,) * number))

    return PadExtra(entry, PadCount("castles", 0, ALL, 0, AT_FIELDS[entry]), alter)


# ---- findings ----------------------------------------------------------------------------------------------


@rule("BC-C1")
def over_cities(table: Table) -> tuple[PositionFinding, ...]:
    """Find castles that are not over a city of two tiles with one edge each."""
    found = []
    for token in (token for token in table.tokens if token.kind == CASTLE):
        if token not in castles(table) or region_of(table, token) is None:
            found.append(
                PositionFinding(
                    "error", RuleReason("BC-C1", "no_caps", {}, token.tiles or ((token.x, token.y),))
                )
            )
    return tuple(found)


@rule("BC-C2")
def one_lord(table: Table) -> tuple[PositionFinding, ...]:
    """Find castles with several lords."""
    return tuple(
        PositionFinding("error", RuleReason("BC-C2", "lords", {"count": len(there)}, castle.tiles))
        for castle in castles(table)
        if len(there := lords(table, castle)) > 1
    )
