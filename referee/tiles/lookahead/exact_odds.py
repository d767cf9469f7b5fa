"""Exact chances that the tiles drawn from a box include wanted ones, by counting the draws that miss them.
Copies of a tile are indistinguishable.

All draws of `drawn` tiles from a box of `total` are equally likely. That holds for the draws of one player in
turn order as well as for all players together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from referee.deadline import checkpoint

MOST_CLASSES = 14  # distinct groups of tiles when pairs are counted; with more of them nothing is counted
MOST_TERMS = 4_000  # of the polynomial of one feature; no box on sale reaches a tenth of it
MOST_BOX = 1_000  # tiles in a box: binomials of larger numbers have thousands of digits
Near = Mapping[str, frozenset[str]]  # for each tile those with which it makes a pair
Terms = dict[tuple[int, int], int]  # {(m, j): c} represents the sum of c * x**j * (1 + x)**m


class TooMany(ValueError):
    """Too many tiles, or groups of tiles, to count."""


def chance_of_one(total: int, wanted: int, drawn: int) -> Fraction:
    """Return the chance that at least one of `wanted` copies is drawn. Raises TooMany."""
    if total > MOST_BOX:
        raise TooMany(total)
    return 1 - Fraction(comb(total - wanted, drawn), comb(total, drawn))


class DisjointDraws(NamedTuple):
    """The draws of any size from a box that include no pair, as the coefficients of a polynomial."""

    total: int
    terms: Terms

    def chance(self, drawn: int) -> Fraction:
        """Return the chance that this many tiles drawn include a pair."""
        ways = sum(c * comb(m, drawn - j) for (m, j), c in self.terms.items() if j <= drawn)
        return 1 - Fraction(ways, comb(self.total, drawn))


def apart(
    near: Near, copies: Mapping[str, int], total: int, sure: Sequence[str] = (), most: int = MOST_TERMS
) -> DisjointDraws:
    """Count the draws without a pair, that is two tiles that are `near` each other (for a tile near itself:
    two copies). `copies`: of every tile in the box that is in a pair; `sure`: tiles that are available in
    addition to those drawn; `most`: limit of terms. Raises TooMany."""
    if total > MOST_BOX:
        raise TooMany(total)
    missed = 0
    if any(near.get(tile, frozenset()) & {*sure[:number]} for number, tile in enumerate(sure)):
        return DisjointDraws(total, {})  # some of these are a pair already
    wanted = frozenset[str]().union(*(near.get(tile, ()) for tile in sure))
    if wanted:
        near = {tile: others - wanted for tile, others in near.items() if tile not in wanted}
        missed = sum(copies.get(tile, 0) for tile in wanted)
    there = frozenset(tile for tile in near if copies.get(tile, 0))
    near = {tile: others for tile in there if (others := near[tile] & there)}
    sorts = _sorts(near, copies)
    if len(sorts) > MOST_CLASSES:
        raise TooMany(len(sorts))
    rest = total - missed - sum(copies[tile] for tile in near)
    return DisjointDraws(total, _apart(sorts, rest, most))


Sort = tuple[int, bool, frozenset[int]]  # copies, whether two of them are a pair, groups they pair with


def _sorts(near: Near, copies: Mapping[str, int]) -> list[Sort]:
    """Group the tiles that pair with the same tiles."""
    alike: dict[frozenset[str], list[str]] = {}
    for tile, others in sorted(near.items()):
        alike.setdefault(others, []).append(tile)
    number = {tile: index for index, tiles in enumerate(alike.values()) for tile in tiles}
    return [
        (
            sum(copies[tile] for tile in tiles),
            tiles[0] in others,
            frozenset(number[other] for other in others) - {number[tiles[0]]},
        )
        for others, tiles in alike.items()
    ]


def _apart(sorts: list[Sort], rest: int, most: int) -> Terms:
    """Return the polynomial of the draws without a pair: some of the `rest`, and some of each of several
    groups none of which pairs with another. Of n copies, some are drawn in (1 + x)**n - 1 ways; of a group
    that pairs with itself, one is drawn in n ways."""
    known: dict[tuple[int, frozenset[int]], Terms] = {}
    looked = 0

    def ways(index: int, shut: frozenset[int]) -> Terms:
        nonlocal looked
        if index == len(sorts):
            return {(rest, 0): 1}
        found = known.get((index, shut))
        if found is not None:
            return found
        checkpoint()
        found = dict(ways(index + 1, shut - {index}))
        if index not in shut:
            count, paired, with_others = sorts[index]
            later = frozenset(other for other in with_others if other > index)
            for (m, j), c in ways(index + 1, shut | later).items():
                for term, times in [((m, j + 1), count)] if paired else [((m + count, j), 1), ((m, j), -1)]:
                    found[term] = found.get(term, 0) + c * times
        known[index, shut] = found
        looked += len(found)
        if looked > 4 * most or len(found) > most:
            raise TooMany(looked)
        return found

    return ways(0, frozenset())
