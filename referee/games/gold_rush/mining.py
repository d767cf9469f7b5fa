"""Mining (GR-Q...): taking the top token from under the player's tent, entering its value, turning all
over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from referee.game import BadInput, Event, Message, RuleReason, Step
from referee.games.gold_rush import tokens
from referee.games.gold_rush.cowboys import one_of_three, why_this_one
from referee.games.gold_rush.moves import Mine, Report, Reveal, Values
from referee.games.gold_rush.tents import set_now, tent_of
from referee.games.gold_rush.tokens import INVENTORY, MINING
from referee.tiles.model.regions import Region
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, at_step, in_turn, not_over
from referee.tiles.rules.table import Table

BEFORE = "gr.mine_before_distribution"
REVEALED = "revealed:"  # mark of a turn: this player's tokens are turned over


# ---- taking a token ----------------------------------------------------------------------------------------


def mountain_of(table: Table, player: str) -> Region | None:
    """Return the mountain on which the player's tent stands."""
    tent = tent_of(table, player)
    return table.board.region(tent[2:]) if tent is not None and tent.segment >= 0 else None


def tent_stands(table: Table, move: Mine) -> Reasons:
    """The player's tent must stand on a mountain, and not have been put there in this turn."""
    region = mountain_of(table, move.player)
    if region is None:
        yield RuleReason("GR-Q1", "no_tent", {"player": move.player})
    elif set_now(table, move.player):
        yield RuleReason("GR-Q1", "just_pitched", {"player": move.player}, region.cells)


def not_handed_out(table: Table, move: Mine) -> Reasons:
    """The tokens of a completed mountain are handed out at the end of the turn; the player who completed it
    may mine first (GR-Q4), unless agreed otherwise."""
    region = mountain_of(table, move.player)
    if region is None or not table.done(region):
        return
    now = set(table.turn.placed or ()) & region.tiles or table.turn.placed is None
    if table.options[BEFORE] == "off" or not now:
        yield RuleReason("GR-Q4", "complete", {}, region.cells)


def token_left(table: Table, move: Mine) -> Reasons:
    """There must be a token to take."""
    region = mountain_of(table, move.player)
    if region is not None and not tokens.height(table, region):
        yield RuleReason("GR-Q5", "no_token", {}, region.cells)


def why_mined(table: Table, move: Mine) -> Reasons:
    """Report that the top token is taken, whatever other figures are there."""
    yield from assumed_turn(table, move, "step_act")
    region = mountain_of(table, move.player)
    assert region is not None
    if table.loaded_from is not None and table.loaded_from.tokens is None and not table.tracked:
        yield RuleReason("GR-N1", "assumed", {"count": tokens.on_table(table)}, region.cells)
    count = tokens.height(table, region)
    yield RuleReason("GR-Q1", "top_token", {"player": move.player, "count": count}, region.cells)
    others = tuple(f.player for f in table.occupants[region] if f.player != move.player)
    if others:
        yield RuleReason("GR-Q2", "others", {"by": others}, region.cells)
    if table.done(region):
        yield RuleReason("GR-Q4", "first", {"player": move.player}, region.cells)
    yield from why_this_one(table, move)


def do_mine(table: Table, move: Mine) -> Step[Table]:
    """Put the token face down in front of the player; the turn advances to its end. (No effect if the players
    insist and there is no token.)"""
    turn = table.turn.but(player=move.player, step="end")
    table, region = replace(table, turn=turn), mountain_of(table, move.player)
    count = tokens.height(table, region) if region is not None else 0
    if region is None or not count:
        return Step(table)
    after = tokens.stacked(table, region, count - 1)
    after = tokens.holding(after, move.player, (*tokens.held_by(after, move.player), None))
    return Step(after, (tokens.received(move.player, 1, "GR-Q1", region.cells),))


# ---- entering values ---------------------------------------------------------------------------------------


def known_values(table: Table, move: Report | Reveal) -> Reasons:
    """Reject values that no token has."""
    for number, value in enumerate(move.values or ()):
        if value is not None and value not in INVENTORY:
            why = Message("input-nuggets", shown=tuple(INVENTORY), value=value)
            raise BadInput({f"values[{number}]": [why]})
    return iter(())


def with_values(held: Values, values: Values | None) -> Values | None:
    """Return the tokens of a player with the values given now: for all of them, or for those without a value
    yet, in order. None if there are more values than tokens."""
    if values is None:
        return held
    if len(values) == len(held):
        return tuple(old if new is None else new for old, new in zip(held, values, strict=True))
    if len(values) > held.count(None):
        return None
    more = iter(values)
    return tuple(next(more, None) if value is None else value for value in held)


def not_too_many(table: Table, move: Report) -> Reasons:
    """No more values than tokens."""
    held = tokens.held_by(table, move.player)
    if with_values(held, move.values) is None:
        values = {"player": move.player, "count": len(move.values or ()), "most": len(held)}
        yield RuleReason("GR-Q3", "too_many", values)


def all_of_them(table: Table, move: Reveal) -> Reasons:
    """Every token must be turned over."""
    held = tokens.held_by(table, move.player)
    if len(move.values) != len(held):
        values = {"player": move.player, "count": len(move.values), "most": len(held)}
        yield RuleReason("GR-E9", "all_of_them", values)


def in_the_box(table: Table, move: Report | Reveal) -> Reasons:
    """No value may be entered more often than there are such tokens. In a match only open tokens and those of
    the move itself count: a refusal must not give away what others (or, to the person who enters the move
    for a player, that player) have noted in private. Contradictory notes are reported once the tokens are
    turned over (`findings.inventory`)."""
    if table.tracked:
        open_to_all = (tokens.held_by(table, one) for one in turned_over(table) if one != move.player)
        counts = Counter(v for values in (*open_to_all, move.values or ()) for v in values if v is not None)
    else:
        held = with_values(tokens.held_by(table, move.player), move.values)
        counts = tokens.known(table, but=move.player) + Counter(v for v in held or () if v is not None)
    for value, most in INVENTORY.items():
        if counts[value] > most:
            yield RuleReason("GR-S3", "too_often", {"value": value, "most": most})


def turned_over(table: Table) -> tuple[str, ...]:
    """Return the players whose tokens are turned over."""
    return tuple(seat.id for seat in table.players if REVEALED + seat.id in table.turn.marks)


def after_a_turn(table: Table, move: Reveal) -> Reasons:
    """Tokens are turned over when the game is over, after a complete turn."""
    if table.turn.step in ("act", "end"):
        yield RuleReason("GR-E1", "within_a_turn", {}, table.turn.placed or ())


def why_reported(table: Table, move: Report) -> Reasons:
    """Report that only their player may look at them until the end."""
    yield RuleReason("GR-Q3", "own_eyes", {"player": move.player})


def why_revealed(table: Table, move: Reveal) -> Reasons:
    """Report that they are turned over for the final scoring."""
    yield RuleReason("GR-E9", "turned_over", {"player": move.player})


def do_report(table: Table, move: Report) -> Step[Table]:
    """Note the values."""
    held = with_values(tokens.held_by(table, move.player), move.values)
    event = Event("report", {"player": move.player, "values": move.values})
    return Step(table if held is None else tokens.holding(table, move.player, held), (event,))


def do_reveal(table: Table, move: Reveal) -> Step[Table]:
    """Turn the tokens over."""
    held = with_values(tokens.held_by(table, move.player), move.values) or ()
    turn = table.turn.but(marks=table.turn.marks | {REVEALED + move.player})
    event = Event("reveal", {"player": move.player, "values": held, "because": "GR-E9"})
    return Step(tokens.holding(replace(table, turn=turn), move.player, held), (event,))


def unrevealed(table: Table, player: str) -> Iterator[Reveal]:
    """Yield the move to fill in at the end, for every player with tokens that are not turned over, or whose
    value is still unknown."""
    for seat in table.players:
        held = tokens.held_by(table, seat.id)
        if held and (None in held or REVEALED + seat.id not in table.turn.marks):
            yield Reveal(seat.id, held)


MINE = Action(
    Mine,
    (in_turn, at_step("act"), one_of_three, tent_stands, not_handed_out, token_left),
    do_mine,
    why_mined,
    offers=lambda table, player: (Mine(player),),
)
REPORT = Action(
    Report,
    (known_values, not_over, not_too_many, in_the_box),
    do_report,
    why_reported,
    firm=(not_over, not_too_many),
)
REVEAL = Action(
    Reveal,
    (known_values, not_over, after_a_turn, all_of_them, in_the_box),
    do_reveal,
    why_revealed,
    firm=(not_over, all_of_them),
    offers=unrevealed,
)
DEEDS = {"mine": MINE, "report": REPORT, "reveal": REVEAL}
__all__ = ["DEEDS", "MINING", "REVEALED"]
