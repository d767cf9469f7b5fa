"""The shepherd: where it may stand, its two moves, and when its flock is herded without being asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from referee.game import BadInput, Event, Reason, Step, unknown_text
from referee.games.carcassonne.expansions.hills_and_sheep import findings, flock
from referee.games.carcassonne.expansions.hills_and_sheep.flock import SHEPHERD, WOLF
from referee.tiles.book import Book, FigureKind, rule
from referee.tiles.case import Case, Claim
from referee.tiles.deeds.deed import Deed, Reasons, assumed_turn, at_step, in_turn, not_over
from referee.tiles.position import Ref
from referee.tiles.regions import Region
from referee.tiles.table import Table

OVER = "flocked"  # a turn's mark: the flock action of the tile just placed is over
CHOICES = ("expand", "score")


@dataclass(frozen=True, slots=True)
class DrawToken:
    """A token drawn for the shepherd just put down: "sheep-1" to "sheep-4", or "wolf"."""

    player: str
    token: str


@dataclass(frozen=True, slots=True)
class Flock:
    """Expand the flock by the token drawn, or herd it ("score"). The feature is where the player's own
    shepherd stands."""

    player: str
    x: int
    y: int
    feature: Ref
    choice: str
    token: str | None = None


def with_shepherds(book: Book, options: Mapping[str, Any]) -> Book:
    """The book with shepherds in it."""
    early = options["hs.closure_time"] == "before_figure"
    return book.add(
        figures={SHEPHERD: FigureKind(1, frozenset({"field"}), 0, (only_one, alone), ALLOWS, stands="HS-F1")},
        arriving=(closed_before_figure,) if early else (),
        ends=(token_drawn, *((action_taken,) if options["hs.action"] == "must" else ())),
        ending=(closed_at_the_end,),
        inspect=(findings.bag, findings.flocks),
        tells=(flock_told,),
    )


# ---- putting it down ---------------------------------------------------------------------------------------


@rule("HS-F2")
def only_one(claim: Claim) -> Reason | None:
    """Each player has one shepherd; told where it stands."""
    if not claim.table.out[claim.player, SHEPHERD]:
        return None
    standing = flock.shepherd_of(claim.table, claim.player)
    if standing is None:
        return None
    return Reason("HS-F2", "on_the_table", {"player": claim.player}, ((standing.x, standing.y),))


@rule("HS-F3")
def alone(claim: Claim) -> Reason | None:
    """No shepherd on the whole connected field."""
    there = [figure for figure in claim.standing if figure.kind == SHEPHERD]
    if not there:
        return None
    cells = tuple(dict.fromkeys((f.x, f.y) for f in there))
    return Reason("HS-F3", "shepherd_there", {"by": tuple(f.player for f in there)}, cells)


@rule("HS-F4")
def farmers_do_not_mind(claim: Claim) -> Reason | None:
    """Farmers there keep no shepherd out."""
    farmers = [figure for figure in claim.standing if claim.table.book.occupies(figure.kind)]
    if not farmers:
        return None
    cells = tuple(dict.fromkeys((f.x, f.y) for f in farmers))
    return Reason("HS-F4", "farmers_there", {"by": tuple(f.player for f in farmers)}, cells)


@rule("HS-F5")
def token_follows(claim: Claim) -> Reason:
    """A token is drawn at once, which may be a wolf."""
    return flock.odds(claim.table, "HS-F5", claim.table.board.region((*claim.cell, claim.index)))


# ---- drawing a token for it --------------------------------------------------------------------------------


def readable(table: Table, move: DrawToken | Flock) -> Reasons:
    """Refuses tokens and choices that do not exist."""
    errors = {}
    if move.token is not None and move.token not in flock.DRAWABLE:
        errors["token"] = [unknown_text("token", move.token, flock.DRAWABLE)]
    if isinstance(move, Flock) and move.choice not in CHOICES:
        errors["choice"] = [unknown_text("choice", move.choice, CHOICES)]
    elif isinstance(move, Flock) and move.choice == "score" and move.token is not None:
        errors["token"] = ["herding draws no token"]
    if errors:
        raise BadInput(errors)
    return iter(())


def draw_due(table: Table, move: DrawToken) -> Reasons:
    """A token is drawn once for a shepherd just put down."""
    if flock.draws_due(table, move.player) == 0:
        shepherd = flock.shepherd_of(table, move.player)
        where = () if shepherd is None else ((shepherd.x, shepherd.y),)
        yield Reason("HS-F5", "nothing_due", {"player": move.player}, where)


def shepherd_there(table: Table, move: DrawToken) -> Reasons:
    """There is a shepherd for which to draw."""
    if flock.shepherd_of(table, move.player) is None:
        yield Reason("HS-F5", "nothing_due", {"player": move.player})


def in_bag(table: Table, move: DrawToken | Flock) -> Reasons:
    """The bag still holds that token."""
    if move.token is not None and flock.left_in_bag(table, move.token) <= 0:
        value = flock.value_of(move.token) or 0
        values = {"sheep": value, "most": flock.VALUES[value]}
        cells = tuple(sorted({(t.x, t.y) for t in table.tokens if t.value == value}))
        yield Reason("HS-S1", "none_in_bag", values, cells)


def why_drawn(table: Table, move: DrawToken) -> Reasons:
    """The rule, the odds, and what the token brings."""
    yield from assumed_turn(table, move, "step_end")
    region = _field_of(table, move.player)
    yield flock.odds(table, "HS-F5", region)
    cells = tuple(sorted(region.tiles))
    if move.token == WOLF:
        yield Reason("HS-F6", "wolf", {"player": move.player}, cells)
    elif flock.herds_itself(table, region):
        due = flock.draws_due(table, move.player)
        yield Reason("HS-F24" if due == 1 else "HS-F28", "closed" if due == 1 else "draw_again", {}, cells)


def do_draw(table: Table, move: DrawToken) -> Step:
    """A sheep joins; a wolf sends the shepherd home. On a closed field the flock is herded when all is
    drawn."""
    region, drawn = _field_of(table, move.player), _drawn(table, move)
    value = flock.value_of(move.token)
    if value is None:
        return _after(drawn, flock.scatter(table, region))
    shepherd = flock.shepherd_of(table, move.player)
    assert shepherd is not None  # a firm check
    after = flock.join(table, *shepherd[2:], value)
    if flock.herds_itself(table, region) and not flock.draws_due(after, move.player):
        return _after(drawn, flock.herd(after, region, "HS-F24"))
    return Step(after, (drawn,))


# ---- Expand or Herd ----------------------------------------------------------------------------------------


def own_flock(table: Table, move: Flock) -> Reasons:
    """The player's own shepherd stands there, and the player's own tile has just extended its field."""
    cell, placed = (move.x, move.y), table.turn.placed
    shepherd = flock.shepherd_of(table, move.player)
    if shepherd is None or shepherd[2:] != _piece(table, move):
        yield Reason("HS-F7", "no_shepherd", {"player": move.player, "cell": cell}, (cell,))
    elif placed and placed[-1] == cell:
        yield Reason("HS-F5", "just_put_down", {"player": move.player}, (cell,))
    elif table.turn.player not in (None, move.player):
        yield Reason("HS-F7", "not_own_tile", {"player": move.player}, (cell,))
    elif placed is not None and flock.extended(table, move.player) is None:
        yield Reason("HS-F7", "not_extended", {"player": move.player}, (cell,))


def once(table: Table, move: Flock) -> Reasons:
    """One action a tile, and before the figure where that order is played."""
    if OVER in table.turn.marks:
        yield Reason("HS-F8", "over", {"player": move.player}, table.turn.placed or ())
    elif table.turn.step == "end" and table.options["hs.shepherd_order"] == "action_first":
        yield Reason("HS-F10", "figure_was_first", {"player": move.player}, table.turn.placed or ())


def may_expand(table: Table, move: Flock) -> Reasons:
    """A field that is closed is herded without a further token, unless its owner may choose first."""
    region = table.board.region(_piece(table, move))
    first = table.options["hs.closure_choice"] == "owner_first"
    if move.choice == "expand" and flock.herds_itself(table, region) and not first:
        yield Reason("HS-F22", "closed", {}, tuple(sorted(region.tiles)))


def why_flock(table: Table, move: Flock) -> Reasons:
    """What was extended, what is risked or paid, and to whom."""
    yield from assumed_turn(table, move, "step_end")
    region = table.board.region(_piece(table, move))
    cells = tuple(sorted(region.tiles))
    if table.turn.placed is None:
        yield Reason("TR-assumed", "extended", {"player": move.player}, cells)
    yield Reason("HS-F7", "extended", {"player": move.player}, cells)
    yield flock.odds(table, "HS-F12", region) if move.choice == "expand" else _value_told(table, region)
    yield from _joint(table, region)
    if move.token == WOLF:
        shared = len(flock.shepherds_on(table, region)) > 1
        yield Reason("HS-F19" if shared else "HS-F13", "wolf", _whose(table, region), cells)


def other_choice(table: Table, move: Flock) -> tuple[Any, ...]:
    """The same flock herded, where only expanding is refused."""
    other = replace(move, choice="score", token=None)
    refused = any(True for check in FLOCK_CHECKS for _ in check(table, other))
    return () if refused or other == move else (other,)


def do_flock(table: Table, move: Flock) -> Step:
    """Herds the flock, or adds the token drawn to it; a wolf takes everything."""
    piece = _piece(table, move)
    region = table.board.region(piece)
    step = "end" if table.options["hs.shepherd_order"] == "figure_first" else table.turn.step
    marks = table.turn.marks | {OVER}
    table = replace(table, turn=replace(table.turn, player=move.player, step=step, marks=marks))
    if move.choice == "score":
        shared = len(flock.shepherds_on(table, region)) > 1
        return flock.herd(table, region, "HS-F18" if shared else "HS-F14")
    if move.token is None:
        raise BadInput({"token": ["expanding draws a token: tell which"]})
    drawn, value = _drawn(table, move), flock.value_of(move.token)
    if value is None:
        return _after(drawn, flock.scatter(table, region))
    return Step(flock.join(table, *piece, value), (drawn,))


# ---- without being asked -----------------------------------------------------------------------------------


@rule("HS-F5")
def token_drawn(table: Table, player: str) -> Reason | None:
    """The turn is not over before the token for a new shepherd is drawn."""
    if table.turn.placed is None or not flock.draws_due(table, player):
        return None
    return Reason("HS-F5", "draw_first", {"player": player}, table.turn.placed[-1:])


@rule("HS-Z3")
def action_taken(table: Table, player: str) -> Reason | None:
    """Where Expand or Herd is a duty, the turn is not over before (a closed field is herded anyway)."""
    region = flock.extended(table, player)
    if region is None or OVER in table.turn.marks or flock.herds_itself(table, region):
        return None
    return Reason("HS-Z3", "must", {"player": player}, tuple(sorted(region.tiles)))


@rule("HS-F22")
def closed_at_the_end(table: Table) -> Step:
    """Flocks of closed fields are herded, whoever closed them and however (HS-Z8)."""
    return flock.herd_closed(table)


@rule("HS-F27")
def closed_before_figure(table: Table) -> Step:
    """The same before any figure is placed; but a player who may choose first is waited for."""
    player = table.turn.player
    first = table.options["hs.closure_choice"] == "owner_first" and player is not None
    return flock.herd_closed(table, flock.extended(table, player) if first and player else None)


@rule("HS-F16")
def flock_told(case: Case) -> tuple[Reason, ...]:
    """What the flock of a field is worth, to whom, and whether it is herded by itself."""
    table, region = case.table, case.region
    if not flock.shepherds_on(table, region):
        return ()
    told = [_value_told(table, region), *_joint(table, region)]
    told.append(Reason("HS-F20", "no_follower", _whose(table, region), tuple(sorted(region.tiles))))
    if flock.herds_itself(table, region):
        told.append(Reason("HS-F22", "by_itself", {}, tuple(sorted(region.tiles))))
    return tuple(told)


# ---- words -------------------------------------------------------------------------------------------------


def _field_of(table: Table, player: str) -> Region:
    shepherd = flock.shepherd_of(table, player)
    assert shepherd is not None  # a firm check
    return table.board.region(shepherd[2:])


def _piece(table: Table, move: Flock) -> tuple[int, int, int]:
    tile = table.board.cells[move.x, move.y]
    return move.x, move.y, tile.find(move.feature.kind, move.feature.at)[0]


def _drawn(table: Table, move: DrawToken | Flock) -> Event:
    region = table.board.region(_piece(table, move)) if isinstance(move, Flock) else None
    cells = tuple(sorted((region or _field_of(table, move.player)).tiles))
    return Event("token", {"player": move.player, "token": move.token}, cells)


def _after(event: Event, step: Step) -> Step:
    return replace(step, events=(event, *step.events))


def _whose(table: Table, region: Region) -> dict[str, Any]:
    return {"players": tuple(f.player for f in flock.shepherds_on(table, region))}


def _value_told(table: Table, region: Region) -> Reason:
    lines = flock.pay(table, region, "HS-F14")
    values = {"points": lines[0].points, "parts": lines[0].parts} if lines else {"points": 0, "parts": ()}
    return Reason(
        "HS-F18" if len(lines) > 1 else "HS-F14",
        "flock",
        {**values, **_whose(table, region)},
        tuple(sorted(region.tiles)),
    )


def _joint(table: Table, region: Region) -> Iterator[Reason]:
    if len(flock.shepherds_on(table, region)) > 1:
        yield Reason("HS-F16", "joint", _whose(table, region), tuple(sorted(region.tiles)))


ALLOWS = (farmers_do_not_mind, token_follows)
FLOCK_CHECKS = (readable, in_turn, at_step("act", "end"), own_flock, once, may_expand, in_bag)
DEEDS: Mapping[str, Deed] = {
    "draw_token": Deed(
        DrawToken,
        (readable, in_turn, at_step("act", "end"), draw_due, in_bag),
        do_draw,
        why_drawn,
        firm=(not_over, shepherd_there),
    ),
    "flock": Deed(Flock, FLOCK_CHECKS, do_flock, why_flock, other_choice),
}
