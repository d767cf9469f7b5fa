"""Taking a follower home."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import RuleReason, Step
from referee.games.carcassonne.expansions.minis.corn_circles.circle import (
    CIRCLE,
    REMOVE,
    after_it,
    chosen,
    first_chosen,
    followers,
    kind_of,
    waits,
)
from referee.games.carcassonne.taking_figures import Take, meant, named, where
from referee.tiles.play import scoring
from referee.tiles.rules.action import Action, Reasons
from referee.tiles.rules.table import Table


def may_take(table: Table, move: Take) -> Reasons:
    """Everybody takes one own follower home from a feature of the circle's kind."""
    figure, cells = meant(table, move), where(move)
    if figure is None or figure.player != move.player:
        yield RuleReason("CC-2", "nobody", {"player": move.player}, cells)
    elif not table.book.follows(figure.kind):
        yield RuleReason("CC-2", "no_follower", {"figure": figure.kind}, cells)
    elif figure not in followers(table, move.player):
        yield RuleReason("CC-2", "other_kind", {"kind": kind_of(table)}, cells)


def do_take(table: Table, move: Take) -> Step[Table]:
    """Return the follower to its player, without points, and figures that are left alone."""
    figure = meant(table, move)
    return after_it(scoring.go_home(table, () if figure is None else (figure,)), table, move.player)


def why_taken(table: Table, move: Take) -> Reasons:
    """Return the rule."""
    yield RuleReason("CC-2", "takes", {"player": move.player, "figure": move.figure.kind}, where(move))


def to_take(table: Table, player: str) -> Iterator[Take]:
    """Yield every follower that the player may take home, if this was chosen."""
    if table.turn.due_step == CIRCLE and chosen(table.turn) == REMOVE:
        for figure in dict.fromkeys(followers(table, player)):
            yield Take(player, CIRCLE, named(table, figure))


TAKER = Action(
    Take,
    (waits, first_chosen, may_take),
    do_take,
    why_taken,
    firm=(waits, first_chosen, may_take),
    offers=to_take,
)
