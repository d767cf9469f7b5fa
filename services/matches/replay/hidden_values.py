"""Values that a match hides from some viewers, and what of them was revealed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from referee.game import AnyGame, JsonObject
from referee.match import PlayedMatch
from referee.redaction import Place, private_fields, secretive
from referee.revealing import Reveals, changed, may_enter, secrets
from services.infra.codec import JsonAnswer
from services.matches.replay.timeline import Timeline
from store import Change


@dataclass(frozen=True)
class RevealedValues:
    """Private values revealed in the history of a match, beyond what the lists that stand have revealed.

    `moves`: (change, number) of moves that were taken back or replaced after they were revealed. `values`:
    such values, by the names of HiddenInformation.secrets. `start`: names of those that the match began
    with. `changed`: by change, the players for whom another value was recorded afterwards, on which the host
    insisted.
    """

    moves: frozenset[tuple[int, int]] = frozenset()
    values: JsonObject = field(default_factory=dict)
    start: frozenset[str] = frozenset()
    changed: Mapping[int, tuple[str, ...]] = field(default_factory=dict)

    def and_of(self, change: Change) -> RevealedValues:
        """The same with what a change adds."""
        revealed = change.revealed
        if not revealed:
            return self
        moves = (tuple(place) for place in revealed.get("moves", ()))
        players = tuple(revealed.get("changed", ()))
        return RevealedValues(
            self.moves.union(moves),
            {**self.values, **revealed.get("values", {})},
            self.start.union(revealed.get("start", ())),
            {**self.changed, change.seq: players} if players else self.changed,
        )


@dataclass(frozen=True, eq=False)
class HiddenValues:
    """What a match after one change hides from whom. `before`: what was revealed before the last change."""

    begin: object
    timeline: Timeline
    match: PlayedMatch
    learnt: RevealedValues
    before: Reveals

    @property
    def _game(self) -> AnyGame:
        """The rules."""
        return self.match.game

    @cached_property
    def exist(self) -> bool:
        """Whether the match may still hide anything from any viewer."""
        return secretive(self._game) and not self._game.over(self.match.state)

    def begin_for(self, player: str | None) -> Any:
        """The position the match began with, in the view of a player."""
        if self._game.hidden is None:
            return self.begin
        return self._game.hidden.veiled(self.begin, player, self.revealed_at_the_start)

    @cached_property
    def reveals(self) -> Reveals:
        """What the lists that stand have revealed."""
        return self.before.of(self.match) if secretive(self._game) else self.before

    @cached_property
    def _known(self) -> JsonObject:
        """Every value that is public now or was made public earlier in the match."""
        return {**self.learnt.values, **self.reveals.known}

    @cached_property
    def revealed_at_the_start(self) -> tuple[str, ...]:
        """The names of public values of the position the match began with.

        If a different value was recorded later and only that one was revealed, the first value stays
        private.
        """
        return tuple(
            name
            for name, secret in secrets(self._game, self.match.start).items()
            if secret.revealed or name in self.learnt.start or self.reveals.ever(name, secret.value)
        )

    def shut_to(self, player: str | None) -> frozenset[Place]:
        """The places of moves that stand and whose private fields the player does not know."""
        return frozenset(
            place for place in self.reveals.shut
            if self.match.played[place[0]].entry.moves[place[1]].player != player
            and (self.timeline.stand[place[0]].made, place[1]) not in self.learnt.moves
        )  # fmt: skip

    def newly_public(self, after: HiddenValues, player: str | None) -> bool:
        """Whether a later timeline reveals what others than this player keep private."""
        known = {(self.timeline.stand[entry].made, number) for entry, number in self.reveals.public}
        start = secrets(self._game, self.match.start)
        names = set(after.revealed_at_the_start) - set(self.revealed_at_the_start)
        return any(start[name].player != player for name in names) or any(
            (after.timeline.stand[entry].made, number) not in known | self.learnt.moves
            and after.match.played[entry].entry.moves[number].player != player
            for entry, number in after.reveals.public
        )

    def hides(self, change: Change, number: int, move: object, player: str | None) -> bool:
        """Whether a move that was taken back or replaced has values that the player does not know.

        Values that were never revealed stay private, even after the move was taken back.
        """
        mine = getattr(move, "player", None) == player
        return bool(private_fields(type(move))) and not mine and (change.seq, number) not in self.learnt.moves

    def hides_from(self, player: str | None) -> bool:
        """Whether there is anything that the player does not know."""
        return self.exist and bool(self.shut_to(player) or self.begin_for(player) != self.begin)

    def changed(self, place: int, match: PlayedMatch) -> tuple[str, ...]:
        """The players whose public values differ from those in the list at this place of another match."""
        played = match.played[place]
        before = match.played[place - 1].state if place else match.start
        if not may_enter(self._game, before, played) or not self._known:
            return ()
        return changed(self._game, before, played, self._known)

    def revealed_by(self, change: Change, after: HiddenValues) -> JsonAnswer:
        """What a change stores about revealed values.

        This is what had been revealed before and would be hidden after it, and the players whose values it
        changes.
        """
        if change.kind in ("undo", "redo"):
            players: tuple[str, ...] = ()
        else:
            players = self.changed(after.timeline.at(change.target or change.seq), after.match)
        revealed: dict[str, Any] = {"changed": list(players)} if players else {}
        if change.kind in ("undo", "correct"):
            still = {(after.timeline.stand[entry].made, number) for entry, number in after.reveals.public}
            moves = [(self.timeline.stand[entry].made, number) for entry, number in self.reveals.public]
            if gone := sorted(place for place in moves if place not in still):
                revealed["moves"] = [list(place) for place in gone]
            now = after.reveals.known
            if values := {name: v for name, v in self.reveals.known.items() if now.get(name) != v}:
                revealed["values"] = values
            if start := sorted({*self.revealed_at_the_start} - {*after.revealed_at_the_start}):
                revealed["start"] = start
        return revealed
