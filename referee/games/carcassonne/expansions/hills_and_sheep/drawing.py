"""Drawing a token for a shepherd just deployed."""

from __future__ import annotations

from dataclasses import dataclass

from referee.game import BadInput, Event, RuleReason, Step, unknown_text
from referee.games.carcassonne.expansions.hills_and_sheep import flock
from referee.games.carcassonne.expansions.hills_and_sheep.flock import WOLF
from referee.games.carcassonne.expansions.hills_and_sheep.reasons import odds
from referee.tiles.model.regions import Region
from referee.tiles.rules.action import Action, Reasons, assumed_turn, at_step, in_turn, not_over
from referee.tiles.rules.table import DeployedFigure, Table


@dataclass(frozen=True, slots=True)
class DrawToken:
    """A token drawn for the shepherd just deployed: "sheep-1" to "sheep-4", or "wolf"."""

    player: str
    token: str


def known_token(table: Table, move: DrawToken) -> Reasons:
    """Reject a token that does not exist."""
    if move.token not in flock.DRAWABLE:
        raise BadInput({"token": [unknown_text("token", move.token, flock.DRAWABLE)]})
    return iter(())


def draw_due(table: Table, move: DrawToken) -> Reasons:
    """One token is drawn for a shepherd just deployed."""
    if flock.draws_due(table, move.player) == 0:
        where = tuple((f.x, f.y) for f in flock.shepherds_of(table, move.player))
        yield RuleReason("HS-F5", "nothing_due", {"player": move.player}, where)


def shepherd_there(table: Table, move: DrawToken) -> Reasons:
    """There must be a shepherd to draw for."""
    if not flock.shepherds_of(table, move.player):
        yield RuleReason("HS-F5", "nothing_due", {"player": move.player})


def in_bag(table: Table, move: DrawToken) -> Reasons:
    """The bag must still have that token."""
    return none_left(table, move.token)


def none_left(table: Table, token: str) -> Reasons:
    """Return the objection to a token whose copies are all on the table."""
    if flock.left_in_bag(table, token) <= 0:
        value = flock.value_of(token) or 0
        values = {"sheep": value, "most": flock.VALUES[value]}
        cells = tuple(sorted({(t.x, t.y) for t in table.tokens if t.value == value}))
        yield RuleReason("HS-S1", "none_in_bag", values, cells)


def why_drawn(table: Table, move: DrawToken) -> Reasons:
    """Return the rule, the odds, and the effect of the token."""
    yield from assumed_turn(table, move, "step_end")
    region = table.board.region(_shepherd(table, move.player)[2:])
    yield odds(table, "HS-F5", region)
    cells = tuple(sorted(region.tiles))
    if move.token == WOLF:
        yield RuleReason("HS-F6", "wolf", {"player": move.player}, cells)
    elif flock.herds_itself(table, region):
        due = flock.draws_due(table, move.player)
        yield RuleReason(
            "HS-F24" if due == 1 else "HS-F28", "closed" if due == 1 else "draw_again", {}, cells
        )


def do_draw(table: Table, move: DrawToken) -> Step[Table]:
    """A sheep joins the flock; a wolf returns the shepherd. On a closed field the flock is herded after the
    last draw."""
    region = table.board.region(_shepherd(table, move.player)[2:])
    event = drawn(move.player, move.token, region)
    value = flock.value_of(move.token)
    if value is None:
        return after(event, flock.scatter(table, region))
    grown = flock.join(table, *_shepherd(table, move.player)[2:], value)
    if flock.herds_itself(table, region) and not flock.draws_due(grown, move.player):
        return after(event, flock.herd(grown, region, "HS-F24"))
    return Step(grown, (event,))


def drawn(player: str, token: str, region: Region) -> Event:
    """Return the event that a token was drawn for the flock of a field."""
    return Event("token", {"player": player, "token": token}, tuple(sorted(region.tiles)))


def after(event: Event, step: Step[Table]) -> Step[Table]:
    """Return the step that follows a draw, with the draw as its first event."""
    return step._replace(events=(event, *step.events))


def _shepherd(table: Table, player: str) -> DeployedFigure:
    """Return the shepherd that draws; if the players insist, any of the player's (a firm check ensures there
    is one)."""
    return flock.newcomer(table, player) or flock.shepherds_of(table, player)[0]


DRAW = Action(
    DrawToken,
    (known_token, in_turn, at_step("act", "end"), draw_due, in_bag),
    do_draw,
    why_drawn,
    firm=(not_over, shepherd_there),
    offers=lambda table, player: (DrawToken(player, token) for token in flock.DRAWABLE),
)
