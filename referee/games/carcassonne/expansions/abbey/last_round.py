"""The turns after the last tile, in which only abbeys are placed."""

from __future__ import annotations

from referee.game import Option, RuleReason
from referee.games.carcassonne.expansions.abbey.holding import can_lay
from referee.games.carcassonne.expansions.abbey.reasons import ABBEY, BUILDER
from referee.tiles.model.position import DRAWN, Turn
from referee.tiles.rules.rule import rule
from referee.tiles.rules.state.tile_bag import spent
from referee.tiles.rules.table import Table

ROUND = "abbeys-after:"  # mark of a turn in the round after the last tile, plus that player
ROUND_OVER = "abbeys-over"  # mark of a turn after that round
END_ROUND = Option("ab.end_round", ("once", "repeat"), "once", "AB-E2", {"ext.abbey": "on"})


def after_whom(turn: Turn) -> str | None:
    """Return who placed the last tile, in the round after it."""
    return next((mark.removeprefix(ROUND) for mark in turn.marks if mark.startswith(ROUND)), None)


@rule("AB-P6")
def second_part(table: Table, turn: Turn) -> Turn:
    """With an empty pile, a builder's second part of the turn may still be used for the abbey."""
    player, now = table.turn.player, table.turn
    if turn.part == 2 or now.part == 2 or BUILDER not in now.marks or after_whom(now) is not None:
        return turn
    if player is None or not spent(table) or not can_lay(table, player):
        return turn
    return turn.but(player=player, part=2)


@rule("AB-E1")
def last_chances(table: Table, turn: Turn) -> Turn:
    """After the last tile, the players with an abbey and a hole get a turn, clockwise from the left of the
    player who placed it; by AB-E2 repeatedly, as long as that player also gets one."""
    player = table.turn.player
    seats = [seat.id for seat in table.players]
    if turn.part == 2 or player not in seats or not spent(table):
        return turn
    if ROUND_OVER in table.turn.marks:
        return turn.but(marks=turn.marks | {ROUND_OVER})
    known = after_whom(table.turn)
    last = known if known in seats else who_placed_last(table, player, seats)
    here, end = seats.index(player), seats.index(last)
    chances = (end - here) % len(seats)
    if player == last and (known is None or table.options[END_ROUND.name] == "repeat"):
        chances = len(seats)
    for number in range(here + 1, here + 1 + chances):
        following = seats[number % len(seats)]
        if can_lay(table, following):
            return turn.but(player=following, marks=turn.marks | {ROUND + last})
    return turn.but(marks=turn.marks | {ROUND_OVER}) if known in seats else turn


def who_placed_last(table: Table, player: str, seats: list[str]) -> str:
    """Return who placed the last tile when a player's turn ends with an empty pile: the previous seat, if
    this player only drew what fitted nowhere."""
    placed = [cell for cell in table.turn.placed or () if table.board.cells[cell].id != ABBEY]
    only_drew = DRAWN in table.turn.marks and not placed and table.turn.part == 1
    return seats[seats.index(player) - 1] if only_drew else player


@rule("AB-E1")
def may_decline(table: Table, player: str) -> bool:
    """A player who can only place an abbey may pass."""
    turn = table.turn
    return after_whom(turn) is not None or ((turn.part == 2 or DRAWN in turn.marks) and spent(table))


@rule("AB-E1")
def only_abbeys(table: Table, tile: str) -> RuleReason | None:
    """After the last tile no tile is drawn."""
    if after_whom(table.turn) is None or table.bag.pile != 0:
        return None
    return RuleReason("AB-E1", "only_abbeys", {"tile": tile})
