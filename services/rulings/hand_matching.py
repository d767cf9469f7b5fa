"""Whether a hand of tiles fills all gaps of a feature: bipartite matching of tiles and gaps.

Tiles are classes (numbers) or copies (bits): only counts matter for a hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log

from referee.deadline import checkpoint
from referee.tiles.lookahead.fillings import DONE

MOST_PATHS = 12  # ways through the gaps of a region in which all hands are tried at once
USED = 2.0  # how much (as a logarithm) the worth of a used step drops for the next way through the gaps
Ordered = Sequence[Sequence[tuple[Sequence[int], int]]]  # as Ways, with classes in place of tiles
Steps = Sequence[Sequence[tuple[int, int]]]  # as Ways, with copies (bits) in place of tiles


class TooManyHands(Exception):
    """The time limit does not allow examining all hands."""


class HandBudget:
    """The number of hands that may still be examined one by one."""

    def __init__(self, left: int) -> None:
        self.left = left

    def spend(self) -> None:
        """Count one more hand. Raises TooManyHands."""
        checkpoint()
        self.left -= 1
        if self.left < 0:
            raise TooManyHands


def best_paths(ways: Ordered, whole: Sequence[int]) -> list[list[list[int]]]:
    """The likeliest ways through the gaps, best first.

    These are the ways for which the box holds most tiles, each using steps different from the earlier ways
    where possible. A way is given as the classes that fill its gaps; gaps and classes that leave the least
    choice come first.
    """
    worth_of = [[log(_copies(of, whole) or 1e-9) for of, _ in steps] for steps in ways]
    found: dict[tuple[tuple[int, ...], ...], None] = {}
    for _ in range(MOST_PATHS):
        best: dict[int, tuple[float, tuple[tuple[int, int], ...]]] = {0: (0.0, ())}
        for state, steps in enumerate(ways):  # a state comes before those it leads to
            if state in best:
                worth, path = best[state]
                for number, (_, to) in enumerate(steps):
                    there = worth + worth_of[state][number]
                    if to not in best or there > best[to][0]:
                        best[to] = there, (*path, (state, number))
        if DONE not in best:
            return []
        for state, number in best[DONE][1]:
            worth_of[state][number] -= USED
        found[tuple(tuple(ways[state][number][0]) for state, number in best[DONE][1])] = None
    uses = Counter(number for path in found for of in path for number in of)
    return [
        [
            sorted(of, key=lambda number: uses[number])
            for of in sorted(path, key=lambda of: _copies(of, whole))
        ]
        for path in found
    ]


def _copies(of: Sequence[int], whole: Sequence[int]) -> int:
    return sum(whole[number] for number in of)


def levels(ways: Ordered) -> list[list[int]]:
    """For each gap, the classes of tiles that fill it in any way."""
    here, found = {0}, []
    while DONE not in here:
        steps = [step for state in here for step in ways[state]]
        found.append(sorted({number for of, _ in steps for number in of}))
        here = {to for _, to in steps} or {DONE}
    return found


def in_turn(
    steps: Steps, state: int, hand: int, holes: list[int], taken: Mapping[int, int], patience: HandBudget
) -> bool:
    """Whether a hand fills the gaps from this state on. Raises TooManyHands.

    `holes`: the copies that fill the gaps before it. `taken`: which copy is in which of them.
    """
    if state == DONE:
        return True
    patience.spend()
    for copies, to in steps[state]:
        if copies & hand:
            here, more = dict(taken), [*holes, copies]
            if _fill(len(holes), more, hand, here, set()) and in_turn(steps, to, hand, more, here, patience):
                return True
    return False


def filled(holes: Sequence[int], hand: int) -> bool:
    """Whether a hand holds a tile for every gap, a different one for each."""
    used = 0
    for hole in holes:
        free = hole & hand & ~used
        if not free:
            return _matched(holes, hand)
        used |= free & -free
    return True


def _matched(holes: Sequence[int], hand: int) -> bool:
    """The same by bipartite matching, where the greedy choice was not enough."""
    taken: dict[int, int] = {}  # tile -> gap
    for hole in holes:
        if not hole & hand:
            return False
    return all(_fill(number, holes, hand, taken, set()) for number in range(len(holes)))


def _fill(number: int, holes: Sequence[int], hand: int, taken: dict[int, int], seen: set[int]) -> bool:
    free = holes[number] & hand
    while free:
        tile = free & -free
        free ^= tile
        if tile in seen:
            continue
        seen.add(tile)
        if tile not in taken or _fill(taken[tile], holes, hand, taken, seen):
            taken[tile] = number
            return True
    return False
