"""Exact chances that some of the tiles drawn from a box are those that are wanted: by counting the draws that
miss them, no two tiles of a box told apart by anything but their id.

A draw of `drawn` tiles out of a box of `total` is as likely as any other of that size. That holds for what
one player draws in turn as well as for what everybody draws."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import comb

MOST_CLASSES = 14  # sorts of tiles told apart when pairs are counted; with more of them nothing is counted
Pairs = Iterable[tuple[str, str]]


class TooMany(ValueError):
    """There are too many sorts of tiles to be counted."""


def chance_of_one(total: int, wanted: int, drawn: int) -> Fraction:
    """That at least one of `wanted` copies is among the tiles drawn."""
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
    if sure is not None:
        wanted = near.get(sure, set())
        near = {tile: others - wanted for tile, others in near.items() if tile not in wanted}
        missed = sum(copies.get(tile, 0) for tile in wanted)
    else:
        missed = 0
    near = {tile: {other for other in others if copies.get(other, 0)} for tile, others in near.items()}
    near = {tile: others for tile, others in near.items() if others and copies.get(tile, 0)}
    sorts = _sorts(near, copies)
    if len(sorts) > MOST_CLASSES:
        raise TooMany(len(sorts))
    rest = total - missed - sum(copies[tile] for tile in near)
    ways = _apart(sorts, [comb(rest, k) for k in range(min(rest, drawn) + 1)], drawn)
    return 1 - Fraction(ways, comb(total, drawn))


Sort = tuple[int, bool, frozenset[int]]  # copies, whether two of them are a pair, with which sorts they pair


def _sorts(near: Mapping[str, set[str]], copies: Mapping[str, int]) -> list[Sort]:
    """Tiles that pair with the same tiles, taken together."""
    alike: dict[frozenset[str], list[str]] = {}
    for tile, others in sorted(near.items()):
        alike.setdefault(frozenset(others), []).append(tile)
    number = {tile: index for index, tiles in enumerate(alike.values()) for tile in tiles}
    return [
        (
            sum(copies[tile] for tile in tiles),
            tiles[0] in others,
            frozenset(number[other] for other in others) - {number[tiles[0]]},
        )
        for others, tiles in alike.items()
    ]


def _apart(sorts: list[Sort], rest: list[int], drawn: int) -> int:
    """The number of draws without a pair. `rest`: ways to draw k of the tiles that are in no pair."""

    def add(index: int, shut: frozenset[int], ways: list[int]) -> int:
        if index == len(sorts):
            return ways[drawn] if drawn < len(ways) else 0
        count, paired, with_others = sorts[index]
        found = add(index + 1, shut, ways)
        if index not in shut:
            own = [0, count] if paired else [0, *(comb(count, k) for k in range(1, count + 1))]
            found += add(index + 1, shut | with_others, _times(ways, own, drawn))
        return found

    return add(0, frozenset(), rest)


def _times(one: list[int], other: list[int], most: int) -> list[int]:
    """The product of two polynomials, up to a power."""
    found = [0] * min(len(one) + len(other) - 1, most + 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            if i + j <= most:
                found[i + j] += a * b
    return found
