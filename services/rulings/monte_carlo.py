"""Monte Carlo odds: deals the tiles left many times and counts how often a region with many gaps closes.

All deals are simulated at once, as rows of arrays. Only counts matter for a hand: how many of its tiles fill
the same gaps. Most hands are settled greedily, by taking the first tile for gap after gap, in all rows
together. The rest are examined one by one, equal hands only once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from referee.deadline import checkpoint
from referee.tiles.lookahead.draw_schedule import Drawing
from referee.tiles.lookahead.fillings import Ways
from services.rulings.hand_matching import (
    HandBudget,
    TooManyHands,
    best_paths,
    filled,
    in_turn,
    levels,
)
from services.rulings.random_hands import Hand, hands_of, random_deals

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[Any]]

MOST_DEALT = 2_500_000  # tiles in all deals of one answer: 250 tiles, 10,000 times
MOST_TAKEN = 2_200_000  # array operations on a count, in one answer
MOST_HANDS = 1_500  # hands that are examined one by one, in one answer
FEW = 10  # hands up to which examining them one by one is faster than together


def dealt(
    features: Sequence[Ways], drawing: Drawing, seed: int, deals: int
) -> list[dict[str | None, float] | None]:
    """For each feature, how often each player (None: all together) draws tiles that fill its gaps.

    A feature is given as the ways to fill its gaps. A hand fills the gaps if it has a different tile for
    each. The result is None for features that do not fit into the time limit. All features are examined in
    the same deals.
    """
    if drawing.total * deals > MOST_DEALT:
        return [None] * len(features)
    hands, patience = hands_of(drawing), HandBudget(MOST_HANDS)
    looked = list(_affordable(features, drawing, deals * len(set(hands.values()))))
    able = [one for one in looked if one.able(patience)]
    some = {hand for player, hand in hands.items() if player is not None or drawing.hidden}
    tiles = sorted({tile for one in able for tile in one.class_of if drawing.left.get(tile)})
    for owner in (
        random_deals(drawing, sum(drawing.left[tile] for tile in tiles), seed, deals) if able else ()
    ):
        _look(able, owner, tiles, some, patience)
    for one in able if not drawing.hidden else ():
        one.count[hands[None]] = deals  # all of them together draw the whole box
    found = [
        None if one.given_up else {player: one.count.get(hand, 0) / deals for player, hand in hands.items()}
        for one in looked
    ]
    return [*found, *[None] * (len(features) - len(found))]


def _affordable(features: Sequence[Ways], drawing: Drawing, hands: int) -> Iterator[OpenFeature]:
    """The first features, as many as the time limit allows with this many hands in total."""
    looks = 0
    for ways in features:
        feature = OpenFeature(ways, drawing)
        looks += hands * feature.looks
        if looks > MOST_TAKEN:
            return
        yield feature


def _look(
    features: Sequence[OpenFeature],
    owner: Array,
    tiles: Sequence[str],
    hands: set[Hand],
    patience: HandBudget,
) -> None:
    """Count for these features in how many deals each hand fills them.

    `owner`: who draws each copy of these tiles.
    """
    import numpy as np

    sorting = np.concatenate([one.sorting(tiles) for one in features], axis=1)
    for hand in sorted(hands, key=str):
        held = owner >= 0 if hand.number is None else owner == hand.number
        counts = (held.astype(np.float32) @ sorting).astype(np.int16).T
        first = 0
        for one in features:
            checkpoint()
            own = counts[first : first + one.classes]
            first += one.classes
            if not one.given_up:
                one.look(hand, own, patience)


class OpenFeature:
    """A feature with the ways to fill its gaps.

    Its tiles are distinguished only by the gaps they fill (`class_of` a tile). `count`: how often each hand
    filled them.
    """

    def __init__(self, ways: Ways, drawing: Drawing) -> None:
        roles: dict[str, set[tuple[int, int]]] = {}
        for state, steps in enumerate(ways):
            for number, step in enumerate(steps):
                for tile in step.tiles:
                    roles.setdefault(tile, set()).add((state, number))
        classes: dict[frozenset[tuple[int, int]], int] = {}
        self.class_of = {
            tile: classes.setdefault(frozenset(role), len(classes)) for tile, role in sorted(roles.items())
        }
        self.classes, self._drawing = len(classes), drawing
        whole = [0] * self.classes
        for tile, number in self.class_of.items():
            whole[number] += drawing.left.get(tile, 0) + drawing.has(None).count(tile)
        self._whole, ordered = (
            whole,
            [
                [(sorted({self.class_of[tile] for tile in step.tiles}), step.to) for step in steps]
                for steps in ways
            ],
        )
        self._levels = levels(ordered)
        self._chain = all(len(steps) <= 1 for steps in ways)  # one gap makes no difference for the others
        self._paths = best_paths(ordered, whole)
        self.looks = sum(len(of) for path in self._paths[:2] for of in path)
        use = [sum(number in of for of in self._levels) for number in range(self.classes)]
        self._use = use  # tiles of each class that can be of use at once
        first = [sum(use[:number]) for number in range(self.classes)]
        self._bits = [  # by class, and by the number held: their copies, each a bit
            [((1 << count) - 1) << first[number] for count in range(use[number] + 1)]
            for number in range(self.classes)
        ]
        self._steps = [
            [(reduce(or_, (self._bits[number][-1] for number in of), 0), to) for of, to in steps]
            for steps in ordered
        ]
        self._any_way = [reduce(or_, (self._bits[number][-1] for number in of), 0) for of in self._levels]
        self._known: dict[tuple[int, ...], bool] = {}
        self.count: dict[Hand, int] = {}
        self.given_up = False

    def able(self, patience: HandBudget) -> bool:
        """Whether all tiles of the box together fill the gaps."""
        try:
            return self.fills(self._whole, patience)
        except TooManyHands:
            self.given_up = True
            return False

    def sorting(self, tiles: Sequence[str]) -> Array:
        """For every copy of these tiles (a row), whether it is of each class: 1 or 0."""
        import numpy as np

        left = self._drawing.left
        classes = [self.class_of.get(tile, -1) for tile in tiles for _ in range(left[tile])]
        found: Array = (np.array(classes)[:, None] == np.arange(self.classes)).astype(np.float32)
        return found

    def look(self, hand: Hand, count: Array, patience: HandBudget) -> None:
        """Count how often a hand fills the gaps.

        `count`: how many tiles of each class (rows) the hand holds in each deal (columns).
        """
        import numpy as np

        for tile in hand.sure:
            if tile in self.class_of:
                count[self.class_of[tile]] += 1
        count = np.minimum(count, np.array(self._use)[:, None]).astype(np.int8)
        filled, rest = self._at_once(count)
        try:
            filled += self._one_by_one(rest, patience)
        except TooManyHands:
            self.given_up = True
            return
        self.count[hand] = self.count.get(hand, 0) + filled

    def _at_once(self, count: Array) -> tuple[int, Array]:
        """Fill gaps greedily in all columns at once, along each of the likely ways.

        Returns the number of columns that are filled, and the other columns that hold something for every
        gap.
        """
        import numpy as np

        perhaps = count.sum(axis=0, dtype=np.int32) >= len(self._levels)
        for of in self._levels:
            perhaps &= (count[of] > 0).any(axis=0)
        rest, filled = count[:, perhaps], 0
        for path in self._paths:
            if rest.shape[1] <= FEW:
                break
            left, done = rest.copy(), np.ones(rest.shape[1], bool)
            for of in path:
                waiting = done.copy()
                for number in of:
                    taken = waiting & (left[number] > 0)
                    left[number] -= taken
                    waiting ^= taken
                done ^= waiting
            filled += int(done.sum())
            rest = rest[:, ~done]
        return filled, rest

    def _one_by_one(self, count: Array, patience: HandBudget) -> int:
        """In how many of these columns the tiles fill the gaps in any way. Raises TooManyHands."""
        import numpy as np

        if not count.shape[1]:
            return 0
        alike, times = np.unique(count.T, axis=0, return_counts=True)
        found = 0
        for held, number in zip(map(tuple, alike.tolist()), times.tolist(), strict=True):
            if held not in self._known:
                self._known[held] = self.fills(held, patience)
            found += number * self._known[held]
        return found

    def fills(self, held: Sequence[int], patience: HandBudget) -> bool:
        """Whether a hand with these numbers of tiles per class fills the gaps. Raises TooManyHands."""
        patience.spend()
        hand = 0
        for bits, count in zip(self._bits, held, strict=True):
            hand |= bits[min(count, len(bits) - 1)]
        if not filled(self._any_way, hand):
            return False
        return self._chain or in_turn(self._steps, 0, hand, [], {}, patience)
