"""The odds of an unfinished feature: the chance that its gaps can be filled before the box is empty.
docs/chances.md describes what is counted and what is not."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from referee.game import RuleReason
from referee.tiles.lookahead.draw_schedule import Drawing
from referee.tiles.lookahead.exact_odds import MOST_BOX, DisjointDraws, TooMany, apart, chance_of_one
from referee.tiles.lookahead.fillings import NO_WAY, Ways, side_by_side
from referee.tiles.lookahead.gaps import Unfinished

RULE = "TR-chance"
MOST_TERMS = 4_000  # binomials for the features of one answer
EXACT = 2  # gaps that are counted exactly; with more of them the caller deals tiles at random
Chances = Mapping[str | None, Fraction | float]  # by player; None: all players together


class Outlook(NamedTuple):
    """The chances, if they can be computed; the method ("exact", "deals", "none"); and the reasons to
    report."""

    method: str
    chances: Chances | None
    because: tuple[RuleReason, ...]


def to_deal(one: Unfinished) -> bool:
    """Return whether a feature has too many gaps to count exactly, but few enough for dealing."""
    return one.ways is not None and len(one.holes) > EXACT


def outlook(
    one: Unfinished,
    drawing: Drawing | None,
    dealt: Chances | None = None,
    deals: int = 0,
    known: Known | None = None,
) -> Outlook:
    """Return the odds of a feature. `dealt`: its chances from so many deals, if it has many gaps; `known`:
    results cached for other features of the table."""
    method, chances, key = _found(one, drawing, dealt, Known() if known is None else known)
    values = {"kind": one.report.kind, "count": len(one.holes), "deals": deals}
    because = RuleReason(RULE, key, values, one.report.tiles)
    more = () if chances is None else (RuleReason(RULE, "not_counted", values),)
    return Outlook(method, chances, (because, *more))


def _found(
    one: Unfinished, drawing: Drawing | None, dealt: Chances | None, known: Known
) -> tuple[str, Chances | None, str]:
    """Return the method, the chances, and the text key about them."""
    if drawing is None:
        return "none", None, "box_unknown"
    if one.loose:
        return "none", None, "loose_end"
    if not one.listed or (one.ways is None and len(one.holes) > 1):
        return "none", None, "unreadable" if not one.known else "too_many"
    if drawing.total > MOST_BOX:
        return "none", None, "large_box"
    if to_deal(one):
        return ("none", None, "too_many") if dealt is None else ("deals", dealt, "dealt")
    try:
        found = counted(one, drawing, known)
    except TooMany:
        return "none", None, "too_many"
    return "exact", found, "exact" if found[None] else "nothing_fits"


class Known:
    """Cached counts for the features of one table: many need the same tiles, and players who draw equally
    many have the same chance."""

    def __init__(self) -> None:
        self._apart: dict[tuple[Ways | None, tuple[str, ...]], DisjointDraws | None] = {}
        self._left = MOST_TERMS

    def apart(self, ways: Ways | None, drawing: Drawing, sure: tuple[str, ...]) -> DisjointDraws:
        """Count the draws that do not fill two gaps in one of these ways. Raises TooMany."""
        key = ways, sure
        if key not in self._apart:
            self._apart[key] = None  # permanent, if it is too much to count
            near = side_by_side(ways or NO_WAY)
            found = apart(near, drawing.left, drawing.total, sure, self._left)
            self._left -= len(found.terms)
            self._apart[key] = found
        known = self._apart[key]
        if known is None:
            raise TooMany(len(self._apart))
        return known


def counted(one: Unfinished, drawing: Drawing, known: Known) -> Chances:
    """Return the exact chances of a feature with one or two gaps. Raises TooMany."""
    drawn: dict[str | None, int] = {None: drawing.pile}
    drawn |= {player: drawing.draws(player) for player in drawing.order}
    copies = one.holes[0].copies
    fitting = sum(drawing.left.get(tile, 0) for tile in copies)

    @cache
    def chance(sure: tuple[str, ...], count: int) -> Fraction:
        if len(one.holes) > 1:
            return known.apart(one.ways, drawing, sure).chance(count)
        return Fraction(1) if copies.keys() & sure else chance_of_one(drawing.total, fitting, count)

    return {player: chance(drawing.has(player), count) for player, count in drawn.items()}
