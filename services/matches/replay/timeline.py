"""The timeline of a match: which of its lists of moves stand after all changes.

Changes are never altered. An undo removes the last list, a redo puts it back in its place, a correction
replaces the moves of an older list (after that, nothing can be redone). A list keeps the number (seq) of the
change that first made it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

Paid = list[list[Any]]  # [player, points, kind of feature, rule] of each line


class AnyChange(Protocol):
    """A change of a match, as stored or from a file."""

    @property
    def seq(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def target(self) -> int | None: ...
    @property
    def moves(self) -> Sequence[Mapping[str, Any]]: ...
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
    moves: tuple[Mapping[str, Any], ...]
    insist: bool
    made: int
    paid: Paid
    at: float
    by: str


@dataclass(frozen=True)
class Timeline:
    """The lists that stand, in order, and the undone ones that may be redone."""

    stand: tuple[Listed, ...] = ()
    undone: tuple[Listed, ...] = ()

    def after(self, change: AnyChange) -> Timeline:
        """The timeline after one more change."""
        paid: dict[int, Paid] = dict(change.paid)
        if change.kind == "moves":
            return Timeline((*self.stand, listed(change, change.seq)))
        if change.kind == "undo":
            return Timeline(self.stand[:-1], (*self.undone, self.stand[-1]))
        if change.kind == "redo":
            back = self.undone[-1]
            return Timeline(
                (*self.stand, back._replace(paid=paid.get(back.seq, back.paid))), self.undone[:-1]
            )
        at = self.at(change.target)
        later = (one._replace(paid=paid.get(one.seq, one.paid)) for one in self.stand[at + 1 :])
        old = self.stand[at]
        return Timeline((*self.stand[:at], listed(change, old.seq)._replace(at=old.at), *later))

    def followed_by(self, lists: Sequence[Listed]) -> Timeline:
        """The timeline after new lists."""
        return Timeline((*self.stand, *lists)) if lists else self

    def at(self, seq: int | None) -> int:
        """The index of the list with this number. Raises LookupError."""
        for place in range(len(self.stand) - 1, -1, -1):
            if self.stand[place].seq == seq:
                return place
        raise LookupError(seq)

    @property
    def moves(self) -> int:
        """The number of moves that stand."""
        return sum(len(one.moves) for one in self.stand)


def course_of(changes: Iterable[AnyChange]) -> Timeline:
    """The timeline after all these changes, from the first."""
    course = Timeline()
    lists: list[Listed] = []  # at the end of those that stand; tuples would be copied for each change
    for change in changes:
        if change.kind == "moves":
            lists.append(listed(change, change.seq))
            continue
        course = course.followed_by(lists).after(change)
        lists = []
    return course.followed_by(lists)


def listed(change: AnyChange, seq: int) -> Listed:
    """The list that a change made, under the number `seq`."""
    paid: Paid = next((lines for number, lines in change.paid if number == seq), [])
    return Listed(seq, tuple(change.moves), change.insist, change.seq, paid, change.at, change.by)


def paid(seq: int, lines: Iterable[Any]) -> list[Any]:
    """What a list paid, in the form stored with the change."""
    return [seq, [[one.player, one.points, one.feature_kind, one.rule] for one in lines]]
