"""Dealing the tiles left again and again: how often a feature with many holes is closed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from random import Random

from referee.tiles.drawing import Drawing

FEWEST, MOST = 10_000, 20_000  # deals of an answer
MOST_LOOKS = 3_000_000  # at a hand for a hole, in one answer
Wanted = Sequence[Mapping[str, int]]  # for every hole of a feature the copies of the tiles that close it


def affordable(features: Sequence[int], deals: int, players: int) -> int:
    """For how many of these features, told by their numbers of holes, there is time."""
    looks = 0
    for number, holes in enumerate(features):
        looks += deals * (players + 1) * holes
        if looks > MOST_LOOKS:
            return number
    return len(features)


def dealt(
    features: Sequence[Wanted], drawing: Drawing, seed: int, deals: int
) -> list[dict[str | None, float]]:
    """For each feature how often a player (None: all of them together) drew tiles for every hole, a different
    one for each. All features are looked at in the same deals."""
    copies, masks = _masks(features, drawing)
    seats = len(drawing.order)
    counts = [[0] * (seats + 1) for _ in features]  # the last one: of all of them together
    whole = (1 << (copies + 1)) - 1
    able = [(holes, count) for holes, count in zip(masks, counts, strict=True) if filled(holes, whole)]
    for hands in _hands(drawing, copies, Random(seed), deals) if able else ():
        for holes, count in able:
            for player, hand in enumerate(hands):
                if filled(holes, hand):
                    count[player] += 1
    for _, count in able if not drawing.hidden else ():
        count[seats] = deals  # all of them together draw the whole box
    return [
        {player: count[number] / deals for number, player in enumerate((*drawing.order, None))}
        for count in counts
    ]


def _masks(features: Sequence[Wanted], drawing: Drawing) -> tuple[int, list[list[int]]]:
    """How many copies of wanted tiles are in the box, each of them a bit, and for every feature and hole the
    bits of the copies that close it. One more bit is the tile that is drawn already."""
    tiles = sorted({tile for wanted in features for hole in wanted for tile in hole})
    copies = [tile for tile in tiles for _ in range(drawing.left.get(tile, 0))]
    bits = dict.fromkeys(tiles, 0)
    for number, tile in enumerate(copies):
        bits[tile] |= 1 << number
    if drawing.sure in bits:
        bits[drawing.sure] |= 1 << len(copies)
    return len(copies), [
        [reduce(or_, (bits[tile] for tile in hole), 0) for hole in wanted] for wanted in features
    ]


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
