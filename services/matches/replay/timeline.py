"""The timeline of a match: which of its lists of moves stand after all changes.

Changes are never altered. An undo removes the last list, a redo puts it back in its place, a correction
replaces the moves of an older list (after that, nothing can be redone). A list keeps the number (seq) of the
change that first made it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, NamedTuple, Protocol

import msgspec

from referee.game import JsonObject
from referee.games import GAMES
from referee.redaction import private_fields

Paid = list[list[Any]]  # [player, points, kind of feature, rule] of each line
ENCODE = msgspec.json.Encoder().encode
ENVELOPE_BYTES = 300  # bytes of a change in a file, apart from its moves, its author and what it paid
MOST_PRIVATE_BYTES = 400  # bytes of the private fields of a move
PRIVATE = {
    kind: fields for game in GAMES for kind, move in game.moves.items() if (fields := private_fields(move))
}


class AnyChange(Protocol):
    """A change of a match, as stored or from a file."""

    @property
    def seq(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def target(self) -> int | None: ...
    @property
    def moves(self) -> Sequence[JsonObject]: ...
    @property
    def insist(self) -> bool: ...
    @property
    def paid(self) -> Sequence[Any]: ...
    @property
    def at(self) -> float: ...
    @property
    def by(self) -> str: ...


class Listed(NamedTuple):
    """A list of moves.

    `made`: the change its moves come from. `paid`: what it paid then. `at`: when it was first made. `by`:
    the author of its moves, as in changes.
    """

    seq: int
    moves: tuple[JsonObject, ...]
    insist: bool
    made: int
    paid: Paid
    at: float
    by: str


@dataclass(frozen=True)
class Timeline:
    """The lists that stand, in order, and the undone ones that may be redone. `sent`: the number of moves in
    all changes, with those that were taken back or corrected. `size`: bytes of all changes in a file."""

    stand: tuple[Listed, ...] = ()
    undone: tuple[Listed, ...] = ()
    sent: int = 0
    size: int = 0

    def after(self, change: AnyChange) -> Timeline:
        """The timeline after one more change."""
        builder = TimelineBuilder(self)
        builder.add(change)
        return builder.timeline()

    def at(self, seq: int | None) -> int:
        """The index of the list with this number. Raises LookupError."""
        place = place_in(self.stand, seq)
        if place is None:
            raise LookupError(seq)
        return place

    @property
    def moves(self) -> int:
        """The number of moves that stand."""
        return sum(len(one.moves) for one in self.stand)

    @property
    def placed(self) -> int:
        """The number of moves that stand and place a tile."""
        return sum(move["type"] == "place" for one in self.stand for move in one.moves)


def timeline_of(changes: Iterable[AnyChange]) -> Timeline:
    """The timeline after all these changes, from the first."""
    builder = TimelineBuilder(Timeline())
    for change in changes:
        builder.add(change)
    return builder.timeline()


class TimelineBuilder:
    """Adds changes to a timeline, each without copying it."""

    def __init__(self, start: Timeline) -> None:
        self._stand, self._undone = list(start.stand), list(start.undone)
        self._sent, self._size = start.sent, start.size

    def timeline(self) -> Timeline:
        """The timeline after the changes so far."""
        return Timeline(tuple(self._stand), tuple(self._undone), self._sent, self._size)

    def follows(self, change: AnyChange) -> bool:
        """Whether the change may follow those so far."""
        if change.kind == "moves":
            return change.target is None
        if change.kind == "undo":
            return bool(self._stand) and self._stand[-1].seq == change.target
        if change.kind == "redo":
            return bool(self._undone) and self._undone[-1].seq == change.target
        return place_in(self._stand, change.target) is not None

    def add(self, change: AnyChange) -> None:
        """Add one more change."""
        self._sent += len(change.moves)
        self._size += size_of(change)
        if change.kind == "undo":
            self._undone.append(self._stand.pop())
        elif change.kind == "redo":
            back = self._undone.pop()
            self._stand.append(back._replace(paid=dict(change.paid).get(back.seq, back.paid)))
        else:
            self._undone = []
            if change.kind == "moves":
                self._stand.append(listed(change, change.seq))
            else:
                self._correct(change)

    def _correct(self, change: AnyChange) -> None:
        at = place_in(self._stand, change.target)
        if at is None:
            raise LookupError(change.target)
        old = self._stand[at]
        self._stand[at] = listed(change, old.seq)._replace(at=old.at)
        for seq, lines in dict(change.paid).items():
            place = place_in(self._stand, seq)
            if place is not None and place > at:
                self._stand[place] = self._stand[place]._replace(paid=lines)


def place_in(stand: Sequence[Listed], seq: int | None) -> int | None:
    """The index of the list with this number among those that stand, whose numbers grow; None without one."""
    if seq is None:
        return None
    place = bisect_left(stand, seq, key=attrgetter("seq"))
    return place if place < len(stand) and stand[place].seq == seq else None


def size_of(change: AnyChange) -> int:
    """The most bytes that a change takes in a file.

    Private fields count the same whatever they hold: what others may still send must not depend on it.
    """
    # Moves of a file that was read without a service are parsed, and hide nothing from its reader.
    private = sum(isinstance(move, Mapping) and move.get("type") in PRIVATE for move in change.moves)
    moves = [_without_private(move) for move in change.moves] if private else change.moves
    return ENVELOPE_BYTES + MOST_PRIVATE_BYTES * private + len(ENCODE((moves, change.paid, change.by)))


def _without_private(move: JsonObject) -> JsonObject:
    fields = PRIVATE.get(move.get("type", ""), ())
    return {name: value for name, value in move.items() if name not in fields}


def listed(change: AnyChange, seq: int) -> Listed:
    """The list that a change made, under the number `seq`."""
    paid: Paid = next((lines for number, lines in change.paid if number == seq), [])
    return Listed(seq, tuple(change.moves), change.insist, change.seq, paid, change.at, change.by)


def paid(seq: int, lines: Iterable[Any]) -> list[Any]:
    """What a list paid, in the form stored with the change."""
    return [seq, [[one.player, one.points, one.feature_kind, one.rule] for one in lines]]
