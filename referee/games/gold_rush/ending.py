"""End of the game (GR-E...): tents and the tokens on mountains are removed, everything else is scored."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Event, RuleReason, Step
from referee.games.gold_rush import tokens
from referee.games.gold_rush.cowboys import TENT
from referee.games.gold_rush.tokens import MINING
from referee.games.gold_rush.track import LAPS
from referee.tiles.model.moves import EndGame
from referee.tiles.play import final_score
from referee.tiles.play.actions import SHARED, Action
from referee.tiles.rules.action import Reasons
from referee.tiles.rules.table import Table

_END, _TURN = SHARED["end_game"], SHARED["end_turn"]


def values_known(table: Table, move: EndGame) -> Reasons:
    """All players' tokens must be turned over before they are counted."""
    for seat in table.players:
        count = tokens.held_by(table, seat.id).count(None)
        if count:
            yield RuleReason("GR-E9", "not_told", {"player": seat.id, "count": count})


def why_game_ended(table: Table, move: EndGame) -> Reasons:
    """Report that the turn is complete, and what is removed before scoring."""
    yield from _END.because(table, move)
    yield from LAPS.in_words(table, final_score.end_of_game(_without_tokens(table)).state.points)
    tents = tuple((f.x, f.y) for f in table.figures if f.kind == TENT)
    stacks = tuple((t.x, t.y) for t in table.tokens if t.kind == MINING)
    count = len(tents) + tokens.on_table(table)
    if count:
        yield RuleReason("GR-E2", "leave", {"count": count}, tuple(sorted({*tents, *stacks})))


def do_end_game(table: Table, move: EndGame) -> Step[Table]:
    """Apply final scoring; equal points are a tie, which is settled by staring."""
    step = final_score.end_of_game(_without_tokens(table))
    events = [_won(event) for event in step.events]
    count = tokens.on_table(table)
    if count:
        cells = tuple(sorted({(t.x, t.y) for t in table.tokens if t.kind == MINING}))
        events.insert(0, Event("removed", {"kind": MINING, "count": count, "because": "GR-E2"}, cells))
    return step._replace(events=tuple(events))


def _without_tokens(table: Table) -> Table:
    """Remove the tokens on mountains from the game; they are not returned to the supply."""
    if not tokens.on_table(table):
        return table
    left = {**(table.left_given or {}), MINING: tokens.supply(table)}
    others = tuple(token for token in table.tokens if token.kind != MINING)
    return replace(table, tokens=others, left_given=left)


def _won(event: Event) -> Event:
    if event.what != "win":
        return event
    return replace(event, values={**event.values, "because": "GR-E10"})


DEEDS = {
    "end_turn": replace(_TURN, do=LAPS.tracked(_TURN.do)),
    "end_game": Action(
        EndGame,
        (*_END.checks, values_known),
        LAPS.tracked(do_end_game),
        why_game_ended,
        _END.instead,
        offers=_END.offers,
    ),
    "adjust": replace(SHARED["adjust"], do=LAPS.tracked(SHARED["adjust"].do)),
}
