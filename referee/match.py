"""Matches: a start position and the moves since. Everything else (points, score lines, whose turn it is) is
derived by replaying them, in the same way for every game.

A match is a value: adding an entry makes a new one. An entry is a list of moves that players sent together;
either all of it is played or nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from referee.deadline import checkpoint
from referee.game import (
    AnyGame,
    BadInput,
    CatalogLookup,
    Event,
    GameRuling,
    Illegal,
    Message,
    RuleReason,
    ScoreLine,
    Step,
)


@dataclass(frozen=True)
class Entry:
    """Moves sent together. `insist`: they are played even if a rule forbids them, as a house rule."""

    moves: tuple[Any, ...]
    insist: bool = False


@dataclass(frozen=True, eq=False)
class PlayedEntry:
    """A played entry: the step of each move, then the state, everyone's points, the player to move, and the
    reasons that were overruled. `left_out`: numbers of moves that could not be played and have no step."""

    entry: Entry
    steps: tuple[Step[Any], ...]
    state: Any
    scores: Mapping[str, int]
    to_move: str | None
    insisted: tuple[RuleReason, ...] = ()
    left_out: frozenset[int] = frozenset()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number of the move that each step belongs to."""
        return tuple(n for n in range(len(self.entry.moves)) if n not in self.left_out)

    @property
    def events(self) -> tuple[Event, ...]:
        """All events, in order."""
        return tuple(event for step in self.steps for event in step.events)

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """The score lines of the entry."""
        return tuple(line for step in self.steps for line in step.lines)


class Refused(Exception):
    """An entry that cannot be played. `number`: the move that failed, with the `ruling` against it or, if it
    cannot be read, the `errors` (paths below the entry, "moves[1].x")."""

    def __init__(
        self, number: int, ruling: GameRuling | None, errors: Mapping[str, Sequence[Message]]
    ) -> None:
        self.number, self.ruling = number, ruling
        self.errors = {path: list(messages) for path, messages in errors.items()}
        why = self.errors if ruling is None else [reason.rule for reason in ruling.reasons]
        super().__init__(f"move {number}: {why}")


@dataclass(frozen=True, eq=False)
class PlayedMatch:
    """A game, the state in which the match began, and the played entries."""

    game: AnyGame
    start: Any
    played: tuple[PlayedEntry, ...] = ()

    @classmethod
    def begin(cls, game: AnyGame, position: Any, catalogs: CatalogLookup | None = None) -> PlayedMatch:
        """Start a match at a position. `catalogs` looks up catalogs by id (see Game.load). Raises BadInput,
        paths below the position."""
        return cls(game, game.begin(position, catalogs))

    @property
    def state(self) -> Any:
        """The current state."""
        return self.played[-1].state if self.played else self.start

    @property
    def to_move(self) -> str | None:
        """The player to move; None if unknown or if the game is over."""
        return self.game.to_move(self.state)

    @cached_property
    def scores(self) -> Mapping[str, int]:
        """The points of all players."""
        return self.game.scoring.scores(self.state)

    @property
    def position(self) -> Any:
        """The current position, as `Game.load` reads it."""
        return self.game.position(self.state)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries as they were sent."""
        return tuple(one.entry for one in self.played)

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """All score lines of the match, in order."""
        return tuple(line for one in self.played for line in one.lines)

    def before(self, entry: int, number: int) -> Any:
        """The state before a move of an entry."""
        played = self.played[entry]
        earlier = [step for n, step in zip(played.numbers, played.steps, strict=True) if n < number]
        if earlier:
            return earlier[-1].state
        return self.played[entry - 1].state if entry else self.start

    def add(self, entry: Entry) -> PlayedMatch:
        """Return the match after one more entry. Raises Refused if any move fails; then none is played."""
        return replace(self, played=(*self.played, _play(self.game, self.state, entry)))

    def take_back(self, count: int = 1) -> PlayedMatch:
        """Return the match without its last `count` entries. Raises IndexError."""
        if not 0 < count <= len(self.played):
            raise IndexError(f"there are {len(self.played)} entries, not {count}")
        return replace(self, played=self.played[:-count])


def _play(game: AnyGame, state: object, entry: Entry) -> PlayedEntry:
    """Play an entry, all or nothing. Raises Refused."""
    steps: list[Step[Any]] = []
    overruled: list[RuleReason] = []
    for number, move in enumerate(entry.moves):
        checkpoint()
        try:
            step = game.play(state, move, insist=entry.insist)
        except Illegal:
            raise Refused(number, game.check(state, move), {}) from None  # with the alternatives
        except BadInput as bad:
            raise Refused(number, None, bad.under(f"moves[{number}]").errors) from None
        steps.append(step)
        overruled += step.overruled
        state = step.state
    return PlayedEntry(
        entry, tuple(steps), state, game.scoring.scores(state), game.to_move(state), tuple(overruled)
    )


# ---- replaying ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ReplayConflict:
    """A move whose replay differs, after an earlier correction or a fix of the rules. `kept`: it was played
    against the ruling, as if the players had insisted; otherwise it was left out, because it refers to
    things that do not exist (`errors`) or cannot be done at all. The ruling has no alternatives: to find them
    for each of hundreds of conflicts would take long."""

    entry: int
    number: int
    kept: bool
    ruling: GameRuling | None = None
    errors: Mapping[str, Sequence[Message]] | None = None


class Replayed(NamedTuple):
    """A replayed match and the moves that did not replay as before."""

    match: PlayedMatch
    troubles: tuple[ReplayConflict, ...]


def replay(
    game: AnyGame, position: object, entries: Iterable[Entry], catalogs: CatalogLookup | None = None
) -> Replayed:
    """Replay a match from its start position.

    The entries are a record of what happened, so a move that the rules now forbid is still played; only a
    move that cannot be done at all is left out. Each is reported as a `ReplayConflict`. The match has one
    played entry for each entry, in order. Raises BadInput for the position.
    """
    return follow(PlayedMatch.begin(game, position, catalogs), entries)


def follow(match: PlayedMatch, entries: Iterable[Entry]) -> Replayed:
    """Play these entries after the match, as `replay` does."""
    troubles: list[ReplayConflict] = []
    played = list(match.played)
    for entry in entries:
        state = played[-1].state if played else match.start
        one, found = _play_what_can_be(match.game, state, entry, len(played))
        troubles += found
        played.append(one)
    return Replayed(replace(match, played=tuple(played)), tuple(troubles))


def _play_what_can_be(
    game: AnyGame, state: object, entry: Entry, at: int
) -> tuple[PlayedEntry, list[ReplayConflict]]:
    troubles: list[ReplayConflict] = []
    steps: list[Step[Any]] = []
    overruled: list[RuleReason] = []
    for number, move in enumerate(entry.moves):
        checkpoint()
        try:
            step = game.play(state, move, insist=True)
        except BadInput as bad:
            troubles.append(ReplayConflict(at, number, kept=False, ruling=None, errors=bad.errors))
            continue
        except Illegal as illegal:
            troubles.append(ReplayConflict(at, number, kept=False, ruling=illegal.ruling))
            continue
        overruled += step.overruled
        if step.overruled and not entry.insist:
            troubles.append(ReplayConflict(at, number, kept=True, ruling=GameRuling(step.overruled)))
        steps.append(step)
        state = step.state
    scores, left_out = game.scoring.scores(state), frozenset(one.number for one in troubles if not one.kept)
    played = PlayedEntry(entry, tuple(steps), state, scores, game.to_move(state), tuple(overruled), left_out)
    return played, troubles
