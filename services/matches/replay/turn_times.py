"""Start and end of the turns of a match by the server's clock. A turn starts when the one before ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from referee.match import PlayedMatch
from referee.tiles.model.moves import EndGame, EndTurn
from services.matches.replay.timeline import Timeline


class Took(NamedTuple):
    """The duration of a turn."""

    seq: int
    player: str
    seconds: float


def turns(view: PlayedMatch, timeline: Timeline, created: float) -> Iterator[Took]:
    """Every completed turn. `created`: when the match, and so its first turn, began."""
    began, before = created, view.game.to_move(view.start)
    for listed, play in zip(timeline.stand, view.played, strict=True):
        if ends(play, before):
            if before is not None:
                yield Took(listed.seq, before, max(0.0, listed.at - began))
            began, before = listed.at, play.to_move


def turn_began(view: PlayedMatch, timeline: Timeline, created: float) -> float:
    """When the current turn began."""
    mover = [view.game.to_move(view.start), *(play.to_move for play in view.played)]
    for number in range(len(view.played) - 1, -1, -1):
        if ends(view.played[number], mover[number]):
            return timeline.stand[number].at
    return created


def ends(play: Any, before: str | None) -> bool:
    """Whether a list of moves ended a turn. `before`: who was to move before it."""
    moves = play.entry.moves
    handed_on = play.to_move != before and not any(isinstance(move, EndGame) for move in moves)
    return handed_on or any(isinstance(move, EndTurn) for move in moves)
