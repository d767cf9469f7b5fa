"""How two match logs of the same game differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from referee.game import ScoreLine
from referee.match import PlayedMatch


class Difference(NamedTuple):
    """A difference between two replays of a match. `entry`: its number, -1 for the start. `gone`: lines that
    only the old match has; `new`: only the new one. `scores`: {player: (old, new)} after the entry, if
    they differ; `to_move`: (old, new), if they differ."""

    entry: int
    gone: tuple[ScoreLine, ...]
    new: tuple[ScoreLine, ...]
    scores: Mapping[str, tuple[int, int]]
    to_move: tuple[str | None, str | None] | None


def difference(old: PlayedMatch, new: PlayedMatch) -> tuple[Difference, ...]:
    """Compare two matches entry by entry, up to the length of the shorter one; equal entries are left out."""
    found = [
        _differ(-1, (), (), old.game.scoring.scores(old.start), new.game.scoring.scores(new.start), None)
    ]
    found += [
        _differ(
            number,
            mine.lines,
            theirs.lines,
            mine.scores,
            theirs.scores,
            (mine.to_move, theirs.to_move) if mine.to_move != theirs.to_move else None,
        )
        for number, (mine, theirs) in enumerate(zip(old.played, new.played, strict=False))
    ]
    return tuple(one for one in found if one.gone or one.new or one.scores or one.to_move)


def _differ(
    entry: int,
    old: tuple[ScoreLine, ...],
    new: tuple[ScoreLine, ...],
    before: Mapping[str, int],
    after: Mapping[str, int],
    to_move: tuple[str | None, str | None] | None,
) -> Difference:
    points = {
        player: (before.get(player, 0), after.get(player, 0))
        for player in dict.fromkeys((*before, *after))
        if before.get(player, 0) != after.get(player, 0)
    }
    return Difference(entry, tuple(_without(old, new)), tuple(_without(new, old)), points, to_move)


def _without(lines: tuple[ScoreLine, ...], others: tuple[ScoreLine, ...]) -> Iterator[ScoreLine]:
    """Yield the lines without an equal in `others`; each of the others matches one line only."""
    left = list(others)
    for line in lines:
        if line in left:
            left.remove(line)
        else:
            yield line
