"""The outlook of an unfinished feature: the chance that its holes can be filled before the box is empty.
docs/chances.md says what is counted, and what is not."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from referee.game import Reason
from referee.tiles.counting import TooMany, chance_of_one, chance_of_pair
from referee.tiles.drawing import Drawing
from referee.tiles.holes import Unfinished

RULE = "TR-chance"
EXACT = 2  # holes that are counted; with more of them somebody has to deal tiles
Chances = Mapping[str | None, Fraction | float]  # by player; None: all of them together


class Outlook(NamedTuple):
    """The chances, if they can be told; the method by which they were found ("exact", "deals", "none"), and
    what there is to say on it."""

    method: str
    chances: Chances | None
    because: tuple[Reason, ...]


def to_deal(one: Unfinished) -> bool:
    """Whether a feature has too many holes to be counted, but not too many to be dealt for."""
    return one.ways is not None and len(one.holes) > EXACT


def outlook(
    one: Unfinished, drawing: Drawing | None, dealt: Chances | None = None, deals: int = 0
) -> Outlook:
    """What can be told of a feature. `dealt`: its chances from so many deals, where it has many holes."""
    method, chances, key = _found(one, drawing, dealt)
    values = {"kind": one.report.kind, "count": len(one.holes), "deals": deals}
    because = Reason(RULE, key, values, one.report.tiles)
    more = () if chances is None else (Reason(RULE, "not_counted", values),)
    return Outlook(method, chances, (because, *more))


def _found(
    one: Unfinished, drawing: Drawing | None, dealt: Chances | None
) -> tuple[str, Chances | None, str]:
    """The method, the chances, and the key of the sentence on them."""
    if drawing is None:
        return "none", None, "box_unknown"
    if not one.told or (one.ways is None and len(one.holes) > 1):
        return "none", None, "unreadable" if not one.known else "too_many"
    if to_deal(one):
        return ("none", None, "too_many") if dealt is None else ("deals", dealt, "dealt")
    try:
        found = counted(one, drawing)
    except TooMany:
        return "none", None, "too_many"
    return "exact", found, "exact" if found[None] else "nothing_fits"


def counted(one: Unfinished, drawing: Drawing) -> Chances:
    """The chances of a feature with one or two holes, exactly. Raises TooMany."""
    drawn: dict[str | None, int] = {None: drawing.pile}
    drawn |= {player: drawing.draws(player) for player in drawing.order}
    has = {player: drawing.sure if player in (None, drawing.holder) else None for player in drawn}
    if len(one.holes) > 1:
        return {
            player: chance_of_pair(drawing.left, drawing.total, one.pairs, count, has[player])
            for player, count in drawn.items()
        }
    copies = one.holes[0].copies
    fitting = sum(drawing.left.get(tile, 0) for tile in copies)
    return {
        player: Fraction(1) if has[player] in copies else chance_of_one(drawing.total, fitting, count)
        for player, count in drawn.items()
    }
