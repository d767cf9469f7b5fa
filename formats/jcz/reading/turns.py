"""The turns of a save while it is read: moves are played one by one and become entries of the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from formats.jcz.pieces import MOVES
from formats.jcz.reading.chance import Chance
from formats.jcz.reading.prisoners import Prisoners
from referee.game import BadInput, Illegal, Step
from referee.match import Entry, PlayedEntry, PlayedMatch, Refused
from referee.tiles.model.moves import EndTurn, Place
from referee.tiles.rules.table import Table

TENTS = ("big_top", "big_top_end")  # steps in which the other program turns up a token


class Turns:
    """A match that grows by moves. `done`: turns that have ended; `seats`: the players by their numbers."""

    def __init__(self, match: PlayedMatch, chance: Chance) -> None:
        self.match, self.chance, self.done = match, chance, 0
        self._steps: list[Step[Table]] = []
        self._moves: list[Any] = []
        self.seats = dict(enumerate(seat.id for seat in match.state.players))
        self.prisoners = Prisoners()

    @property
    def state(self) -> Table:
        """The current table, with the moves that are no entry yet."""
        state: Table = self._steps[-1].state if self._steps else self.match.state
        return state

    @property
    def mover(self) -> str:
        """The player to move."""
        return self.match.game.to_move(self.state) or ""

    @property
    def waits_for(self) -> str | None:
        """The step for which the game waits."""
        return self.state.turn.due_step

    @property
    def open(self) -> bool:
        """Whether a tile was placed and the turn has not ended."""
        return any(isinstance(move, Place) for move in self._moves)

    def offers(self, word: str) -> list[Any]:
        """The legal moves of this kind."""
        return [one for one in self.match.game.offers(self.state) if isinstance(one, MOVES[word])]

    def legal(self, move: object) -> bool:
        """Whether a move is legal."""
        return self.match.game.check(self.state, move).legal

    def play(self, move: object) -> None:
        """Play a move. Raises Refused."""
        game, before = self.match.game, self.state
        try:
            step = game.play(before, move)
        except Illegal:
            raise Refused(0, game.check(before, move), {}) from None
        except BadInput as bad:
            raise Refused(0, None, bad.errors) from None
        self._moves.append(move)
        self._steps.append(step)

    def close(self) -> None:
        """Make one entry of the moves since the last one."""
        if not self._moves:
            return
        game, last = self.match.game, self._steps[-1].state
        played = PlayedEntry(
            Entry(tuple(self._moves)), tuple(self._steps), last, game.scoring.scores(last), game.to_move(last)
        )
        self.match = replace(self.match, played=(*self.match.played, played))
        self._moves, self._steps = [], []

    def end(self) -> None:
        """End the turn, unless a castle has already ended it (which precedes the end in a save)."""
        if self.open:
            self._walk_nowhere()
            self.play(EndTurn(self.mover))
            self.done += 1
            self.close()

    def follow(self, path: str) -> None:
        """Play what the other program does without a message. Raises BadInput if it is not known."""
        if not self.open:
            self._walk_nowhere()
        while self.waits_for in TENTS:
            self.play(MOVES["tent"](self.mover, self.chance.number(path)))
        at_once: Mapping[str, Any] = self.state.book.turn.at_once
        while at_once and self.state.turn.marks & at_once.keys():
            ways = self.match.game.offers(self.state)
            if len(ways) != 1:
                break
            self.play(ways[0])

    def _walk_nowhere(self) -> None:
        """A dragon that can go nowhere walks without a message."""
        if "dragon" in self.state.book.actions and self.mover:
            nowhere = MOVES["dragon"](self.mover, ())
            if self.legal(nowhere):
                self.play(nowhere)
