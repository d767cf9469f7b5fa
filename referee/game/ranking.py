"""Ranking players, with the tie-breaker that decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from referee.game.answers import RuleReason


class Rank(NamedTuple):
    """The rank of a player. Players who share a `place` are equal; `because` gives the tie-breaker that
    decided, if others have as many points."""

    player: str
    place: int
    points: int
    because: RuleReason


def ranked(by: Sequence[tuple[Mapping[str, int], RuleReason]], shared: RuleReason) -> tuple[Rank, ...]:
    """Rank players by points, then by each tie-breaker in turn. A tie-breaker comes with the reason to report
    if it decides; players who are still equal share a place, with `shared` as the reason."""
    points = by[0][0]

    def better(player: str, other: str) -> bool:
        mine = [values[player] for values, _ in by]
        return mine > [values[other] for values, _ in by]

    def rank(player: str) -> Rank:
        place = 1 + sum(better(other, player) for other in points)
        equals = [other for other in points if not better(other, player) and not better(player, other)]
        decided, alike = 0, [other for other in points if other != player]
        for level, (values, _) in enumerate(by):
            alike = [other for other in alike if values[other] == values[player]]
            if not alike:
                break
            decided = min(level + 1, len(by) - 1)
        values, why = by[decided]
        why = shared if len(equals) > 1 else why
        shown = {"player": player, "players": tuple(equals), "place": place, "points": points[player]}
        return Rank(player, place, points[player], replace(why, values={**shown, "count": values[player]}))

    return tuple(sorted(map(rank, points), key=lambda one: one.place))
