"""Dealing the tiles left again and again: how often a feature with many holes is closed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial, reduce
from operator import or_
from random import Random

from referee.tiles.drawing import Drawing
from referee.tiles.fillings import DONE, Ways

FEWEST, MOST = 10_000, 20_000  # deals of an answer
MOST_LOOKS = 2_000_000  # at a hand for a hole, in one answer
Steps = Sequence[Sequence[tuple[int, int]]]  # as Ways, with copies (bits) in place of tiles
Look = Callable[[int], bool]


def affordable(features: Sequence[int], deals: int, players: int) -> int:
    """For how many of these features, told by their numbers of holes, there is time."""
    looks = 0
    for number, holes in enumerate(features):
        looks += deals * (players + 1) * holes
        if looks > MOST_LOOKS:
            return number
    return len(features)


def dealt(features: Sequence[Ways], drawing: Drawing, seed: int, deals: int) -> list[dict[str | None, float]]:
    """For each feature, told by the ways in which its holes are filled, how often a player (None: all of them
    together) drew tiles that fill them all, a different one for each. All features are looked at in the same
    deals."""
    copies, looks = _looks(features, drawing)
    seats = len(drawing.order)
    counts = [[0] * (seats + 1) for _ in features]  # the last one: of all of them together
    whole = (1 << (copies + 1)) - 1
    able = [(fills, count) for fills, count in zip(looks, counts, strict=True) if fills(whole)]
    for hands in _hands(drawing, copies, Random(seed), deals) if able else ():
        for fills, count in able:
            for player, hand in enumerate(hands):
                if fills(hand):
                    count[player] += 1
    for _, count in able if not drawing.hidden else ():
        count[seats] = deals  # all of them together draw the whole box
    return [
        {player: count[number] / deals for number, player in enumerate((*drawing.order, None))}
        for count in counts
    ]


def _looks(features: Sequence[Ways], drawing: Drawing) -> tuple[int, list[Look]]:
    """How many copies of wanted tiles are in the box, each of them a bit, and for every feature whether a
    hand of copies fills it. One more bit is the tile that is drawn already."""
    tiles = sorted({tile for ways in features for steps in ways for step in steps for tile in step.tiles})
    copies = [tile for tile in tiles for _ in range(drawing.left.get(tile, 0))]
    bits = dict.fromkeys(tiles, 0)
    for number, tile in enumerate(copies):
        bits[tile] |= 1 << number
    if drawing.sure in bits:
        bits[drawing.sure] |= 1 << len(copies)
    return len(copies), [_look(ways, bits) for ways in features]


def _look(ways: Ways, bits: Mapping[str, int]) -> Look:
    """Whether a hand fills the holes of a feature in one of these ways."""
    steps = [
        sorted(
            ((reduce(or_, (bits[tile] for tile in step.tiles)), step.to) for step in of),
            key=lambda step: -step[0].bit_count(),  # what is most likely at hand first
        )
        for of in ways
    ]
    any_way = _any_way(steps)
    if all(len(of) <= 1 for of in steps):  # what lies in one hole makes no difference for the others
        return partial(filled, any_way)

    def fills(hand: int) -> bool:
        return _at_once(steps, hand) or (filled(any_way, hand) and _in_turn(steps, 0, hand, [], {}))

    return cache(fills)


def _any_way(steps: Steps) -> list[int]:
    """For each hole the copies that fill it in one way or another."""
    here, holes = {0}, []
    while DONE not in here:
        there = [step for state in here for step in steps[state]]
        holes.append(reduce(or_, (copies for copies, _ in there), 0))
        here = {to for _, to in there} or {DONE}
    return holes


def _at_once(steps: Steps, hand: int) -> bool:
    """Whether taking the first tile that comes, hole after hole, fills them all."""
    state = used = 0
    while state != DONE:
        for copies, to in steps[state]:
            free = copies & hand & ~used
            if free:
                used |= free & -free
                state = to
                break
        else:
            return False
    return True


def _in_turn(steps: Steps, state: int, hand: int, holes: list[int], taken: Mapping[int, int]) -> bool:
    """Whether a hand fills the holes from this state on. `holes`: the copies that fill those before it;
    `taken`: which copy is in which of them."""
    if state == DONE:
        return True
    for copies, to in steps[state]:
        if copies & hand:
            here, more = dict(taken), [*holes, copies]
            if _fill(len(holes), more, hand, here, set()) and _in_turn(steps, to, hand, more, here):
                return True
    return False


def _hands(drawing: Drawing, copies: int, chance: Random, deals: int) -> Iterator[list[int]]:
    """What everybody drew of the wanted copies in one deal after the other; last what all of them
    drew, if that is not the whole box."""
    seats, pile, places = len(drawing.order), drawing.pile, range(drawing.total)
    sure = 1 << copies
    holder = None if drawing.holder is None else drawing.order.index(drawing.holder)
    for _ in range(deals):
        hands, drawn, bit = [0] * seats, sure, 1
        for place in chance.sample(places, copies):
            if place < pile:
                drawn |= bit
                if seats:
                    hands[place % seats] |= bit
            bit <<= 1
        if holder is not None:
            hands[holder] |= sure
        yield [*hands, drawn] if drawing.hidden else hands


def filled(holes: Sequence[int], hand: int) -> bool:
    """Whether a hand holds a tile for every hole, a different one for each."""
    used = 0
    for hole in holes:
        free = hole & hand & ~used
        if not free:
            return _matched(holes, hand)
        used |= free & -free
    return True


def _matched(holes: Sequence[int], hand: int) -> bool:
    """The same where taking the first tile that comes was not enough: others are exchanged for it."""
    taken: dict[int, int] = {}  # tile -> hole
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
