"""Exact chances that some of the tiles drawn from a box are those that are wanted: by counting the draws that
miss them, no two tiles of a box told apart by anything but their id.

A draw of `drawn` tiles out of a box of `total` is as likely as any other of that size. That holds for what
one player draws in turn as well as for what everybody draws."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import comb
from typing import NamedTuple

from referee.deadline import checkpoint

MOST_CLASSES = 14  # sorts of tiles told apart when pairs are counted; with more of them nothing is counted
MOST_TERMS = 4_000  # of the polynomial of one feature; no box that is sold has a tenth of them
MOST_BOX = 1_000  # tiles in a box: binomials of larger ones are numbers of thousands of digits
Pairs = Iterable[tuple[str, str]]
Near = Mapping[str, frozenset[str]]  # for a tile those with which it makes a pair
Terms = dict[tuple[int, int], int]  # {(m, j): c} stands for the sum of c * x**j * (1 + x)**m


class TooMany(ValueError):
    """There are too many sorts of tiles, or tiles, to be counted."""


def chance_of_one(total: int, wanted: int, drawn: int) -> Fraction:
    """That at least one of `wanted` copies is among the tiles drawn. Raises TooMany."""
    if total > MOST_BOX:
        raise TooMany(total)
    return 1 - Fraction(comb(total - wanted, drawn), comb(total, drawn))


def chance_of_pair(
    copies: Mapping[str, int], total: int, pairs: Pairs, drawn: int, sure: str | None = None
) -> Fraction:
    """That the tiles drawn hold one of these pairs of tiles (of a tile paired with itself: two copies).
    `copies`: of every tile in the box that is in a pair; `sure`: a tile that is there besides those drawn.
    Raises TooMany."""
    near: dict[str, set[str]] = {}
    for one, two in pairs:
        near.setdefault(one, set()).add(two)
        near.setdefault(two, set()).add(one)
    return apart({tile: frozenset(others) for tile, others in near.items()}, copies, total, sure).chance(
        drawn
    )


class Apart(NamedTuple):
    """The draws from a box that hold no pair, of any size: the coefficients of a polynomial."""

    total: int
    terms: Terms

    def chance(self, drawn: int) -> Fraction:
        """That so many tiles drawn hold a pair."""
        ways = sum(c * comb(m, drawn - j) for (m, j), c in self.terms.items() if j <= drawn)
        return 1 - Fraction(ways, comb(self.total, drawn))


def apart(
    near: Near, copies: Mapping[str, int], total: int, sure: str | None = None, most: int = MOST_TERMS
) -> Apart:
    """The draws without a pair (see chance_of_pair). `most`: terms. Raises TooMany."""
    if total > MOST_BOX:
        raise TooMany(total)
    missed = 0
    if sure is not None:
        wanted = near.get(sure, frozenset())
        near = {tile: others - wanted for tile, others in near.items() if tile not in wanted}
        missed = sum(copies.get(tile, 0) for tile in wanted)
    there = frozenset(tile for tile in near if copies.get(tile, 0))
    near = {tile: others for tile in there if (others := near[tile] & there)}
    sorts = _sorts(near, copies)
    if len(sorts) > MOST_CLASSES:
        raise TooMany(len(sorts))
    rest = total - missed - sum(copies[tile] for tile in near)
    return Apart(total, _apart(sorts, rest, most))


Sort = tuple[int, bool, frozenset[int]]  # copies, whether two of them are a pair, with which sorts they pair


def _sorts(near: Near, copies: Mapping[str, int]) -> list[Sort]:
    """Tiles that pair with the same tiles, taken together."""
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
    """The draws without a pair: some of the `rest`, and some of each of several sorts none of which pairs
    with another. Of n copies some are drawn in (1 + x)**n - 1 ways, of a sort that pairs with itself one in
    n."""
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
