"""Expand or Herd: the action of a player with a flock when a tile has extended its field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from referee.game import BadInput, Message, RuleReason, Step, unknown_text
from referee.games.carcassonne.expansions.hills_and_sheep import flock
from referee.games.carcassonne.expansions.hills_and_sheep.drawing import after, drawn, none_left
from referee.games.carcassonne.expansions.hills_and_sheep.flock import WOLF
from referee.games.carcassonne.expansions.hills_and_sheep.reasons import flock_value, joint, odds, whose
from referee.tiles.model.position import Ref
from referee.tiles.model.regions import Region
from referee.tiles.rules.action import Action, Reasons, assumed_turn, at_step, in_turn, objected
from referee.tiles.rules.rule import applies
from referee.tiles.rules.table import Table

OVER = "flocked"  # mark of a turn: no flock action is left for the tile just placed
CHOICES = ("expand", "score")
DRAGON = "dragon"  # mark of a tile that makes it walk, and of a turn with a pending walk (PD-M2)


@dataclass(frozen=True, slots=True)
class Flock:
    """Expand the flock by the token drawn, or herd it ("score"). The feature is where the player's shepherd
    stands."""

    figure_first: ClassVar[Mapping[str, str]] = {"hs.shepherd_order": "figure_first"}

    player: str
    x: int
    y: int
    feature: Ref
    choice: str
    token: str | None = None


def readable(table: Table, move: Flock) -> Reasons:
    """Reject tokens and choices that do not exist."""
    errors = {}
    if move.choice not in CHOICES:
        errors["choice"] = [unknown_text("choice", move.choice, CHOICES)]
    elif move.choice == "score" and move.token is not None:
        errors["token"] = [Message("input-herding-token")]
    elif move.token is not None and move.token not in flock.DRAWABLE:
        errors["token"] = [unknown_text("token", move.token, flock.DRAWABLE)]
    if errors:
        raise BadInput(errors)
    return iter(())


def own_flock(table: Table, move: Flock) -> Reasons:
    """The player's shepherd must stand there, and the player's tile must have just extended its field."""
    cell, placed, piece = (move.x, move.y), table.turn.placed, _piece(table, move)
    if piece not in [shepherd[2:] for shepherd in flock.shepherds_of(table, move.player)]:
        yield RuleReason("HS-F7", "no_shepherd", {"player": move.player, "cell": cell}, (cell,))
    elif placed and placed[-1] == cell:
        yield RuleReason("HS-F5", "just_put_down", {"player": move.player}, (cell,))
    elif table.turn.player not in (None, move.player):
        yield RuleReason("HS-F7", "not_own_tile", {"player": move.player}, (cell,))
    elif placed is not None and table.board.region(piece) not in flock.extended(table, move.player):
        yield RuleReason("HS-F7", "not_extended", {"player": move.player}, (cell,))


def once(table: Table, move: Flock) -> Reasons:
    """One action per tile and flock, and before the figure if that order is in force."""
    if acted(table, move.player, table.board.region(_piece(table, move))):
        yield RuleReason("HS-F8", "over", {"player": move.player}, table.turn.placed or ())
    elif table.turn.step == "end" and table.options["hs.shepherd_order"] == "action_first":
        yield RuleReason("HS-F10", "figure_was_first", {"player": move.player}, table.turn.placed or ())


def acted(table: Table, player: str, region: Region) -> bool:
    """Return whether a player has had the action with this flock for the tile just placed."""
    own = [shepherd for shepherd in flock.shepherds_of(table, player) if shepherd[2:] in region.pieces]
    return not table.turn.marks.isdisjoint({OVER, *(_over(f.x, f.y) for f in own)})


def may_expand(table: Table, move: Flock) -> Reasons:
    """A closed field is herded without a further token, unless its player may choose first."""
    region = table.board.region(_piece(table, move))
    first = table.options["hs.closure_choice"] == "owner_first"
    if move.choice == "expand" and flock.herds_itself(table, region) and not first:
        yield RuleReason("HS-F22", "closed", {}, tuple(sorted(region.tiles)))


def in_bag(table: Table, move: Flock) -> Reasons:
    """The bag must still have the token drawn, if one is given."""
    return none_left(table, move.token) if move.token is not None else iter(())


def why_flock(table: Table, move: Flock) -> Reasons:
    """Return what was extended, what is risked or paid, and to whom."""
    yield from assumed_turn(table, move, "step_end")
    region = table.board.region(_piece(table, move))
    cells = tuple(sorted(region.tiles))
    if table.turn.placed is None:
        yield RuleReason("TR-assumed", "extended", {"player": move.player}, cells)
    yield RuleReason("HS-F7", "extended", {"player": move.player}, cells)
    yield odds(table, "HS-F12", region) if move.choice == "expand" else flock_value(table, region)
    yield from joint(table, region)
    if len(flock.shepherds_on(table, region)) > 1:
        if move.choice == "expand":
            yield applies("HS-F17", cells)
        elif table.turn.placed:
            yield applies("HS-F29", table.turn.placed[-1:])
    if move.choice == "expand":
        yield applies("HS-F15", cells)
    if dragon_waits(table):
        yield applies("HS-F11", table.turn.placed or ())
        yield applies("PD-M3", table.turn.placed or ())
    if move.token == WOLF:
        shared = len(flock.shepherds_on(table, region)) > 1
        yield RuleReason("HS-F19" if shared else "HS-F13", "wolf", whose(table, region), cells)


def dragon_waits(table: Table) -> bool:
    """Return whether the dragon walks later in this turn, which its tile indicates until something follows
    it."""
    turn = table.turn
    just_placed = (turn.placed or ())[-1:] if turn.step in ("act", None) else ()
    played = table.options.get("ext.dragon") == "on"
    return DRAGON in turn.marks or (
        played and any(DRAGON in table.board.cells[cell].marks for cell in just_placed)
    )


def other_choice(table: Table, move: Flock) -> tuple[object, ...]:
    """Return the alternative of herding the same flock, if only expanding is refused."""
    other = replace(move, choice="score", token=None)
    return () if other == move or objected(CHECKS, table, other) else (other,)


def thinkable(table: Table, player: str) -> Iterator[Flock]:
    """Yield moves that herd each flock of the player, or expand it by each token."""
    for shepherd in flock.shepherds_of(table, player):
        tile = table.board.cells[shepherd.x, shepherd.y]
        field = Ref(tile.kinds[shepherd.segment], tile.names.at(shepherd.segment))
        yield Flock(player, shepherd.x, shepherd.y, field, "score")
        for token in flock.DRAWABLE:
            yield Flock(player, shepherd.x, shepherd.y, field, "expand", token)


def do_flock(table: Table, move: Flock) -> Step[Table]:
    """Herd the flock, or add the drawn token to it; a wolf takes everything."""
    piece = _piece(table, move)
    region = table.board.region(piece)
    step = "end" if table.options["hs.shepherd_order"] == "figure_first" else table.turn.step
    marks = table.turn.marks | {_over(move.x, move.y)}
    table = replace(table, turn=table.turn.but(player=move.player, step=step, marks=marks))
    if move.choice == "score":
        shared = len(flock.shepherds_on(table, region)) > 1
        return flock.herd(table, region, "HS-F18" if shared else "HS-F14")
    if move.token is None:
        raise BadInput({"token": [Message("input-expanding-token")]})
    event, value = drawn(move.player, move.token, region), flock.value_of(move.token)
    if value is None:
        return after(event, flock.scatter(table, region))
    return Step(flock.join(table, *piece, value), (event,))


def _over(x: int, y: int) -> str:
    """Return the mark that the shepherd at (x, y) has acted."""
    return f"{OVER}@{x},{y}"


def _piece(table: Table, move: Flock) -> tuple[int, int, int]:
    tile = table.board.cells[move.x, move.y]
    return move.x, move.y, tile.names.find(move.feature.kind, move.feature.at)[0]


CHECKS = (readable, in_turn, at_step("act", "end"), own_flock, once, may_expand, in_bag)
FLOCK = Action(Flock, CHECKS, do_flock, why_flock, other_choice, offers=thinkable, pays=True)
