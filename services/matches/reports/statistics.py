"""Statistics of a match.

Points over the lists of moves, by kind of feature, the biggest features, the luck of the draw, the time of
turns, and the ranking.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from referee.game import ScoreLine
from referee.match import PlayedMatch
from referee.tiles.tile_game import TileGame
from services.infra.codec import JsonAnswer
from services.matches.replay.turn_times import turns
from services.matches.reports.luck import DrawLuck
from services.matches.serializer import MatchSerializer
from services.rulings import serializer as ruling_serializer

BIGGEST = 10  # score lines listed as the biggest


class MatchStatistics:
    """Statistics of matches."""

    def __init__(self, luck: DrawLuck) -> None:
        self._luck = luck

    def of(self, serializer: MatchSerializer) -> JsonAnswer:
        """All statistics, as the token of this serializer may see them."""
        access, kept = serializer.access, serializer.kept
        view, timeline = serializer.view, kept.timeline
        begin = dict(kept.game.scoring.scores(view.start))
        points = [[0, begin], *([one.seq, dict(play.scores)] for one, play in pairs(serializer))]
        took = list(turns(view, timeline, access.match.created))
        luck, whole = self._luck.of(access, serializer)
        total = dict.fromkeys(begin, 0.0)
        for one in took:
            total[one.player] = total.get(one.player, 0.0) + one.seconds
        return {
            **serializer.standing(),
            "over": kept.game.over(view.state),
            "lists": len(timeline.stand),
            "points": points,
            "by_kind": by_kind(view),
            "biggest": _biggest(serializer),
            "luck": {player: [one.to_json() for one in luck if one.player == player] for player in begin},
            "luck_whole": whole,
            "time": {
                "players": {player: round(seconds, 1) for player, seconds in total.items()},
                "turns": [{**one._asdict(), "seconds": round(one.seconds, 1)} for one in took],
            },
            "ranking": ranking(serializer),
        }


def _biggest(serializer: MatchSerializer) -> list[JsonAnswer]:
    game = serializer.kept.game
    kinds = game.kinds if isinstance(game, TileGame) else ()  # of lines of the score pad, which have no cells
    lines = [
        (one.seq, line)
        for one, play in pairs(serializer)
        for line in play.lines
        if line.tiles or line.feature_kind in kinds
    ]
    lines.sort(key=lambda row: (-row[1].points, -len(row[1].tiles), row[0]))
    return [_big(serializer, seq, line) for seq, line in lines[:BIGGEST] if line.points > 0]


def pairs(serializer: MatchSerializer) -> Iterator[tuple[Any, Any]]:
    """Every list that stands, with its result in the view of the token."""
    return zip(serializer.kept.timeline.stand, serializer.view.played, strict=True)


def by_kind(view: PlayedMatch) -> dict[str, dict[str, int]]:
    """The points of all players by kind of feature, without points from before the match."""
    found: dict[str, Counter[str]] = {player: Counter() for player in view.scores}
    for line in view.lines:
        found.setdefault(line.player, Counter())[line.feature_kind] += line.points
    return {player: {kind: n for kind, n in kinds.items() if n} for player, kinds in found.items()}


def ranking(serializer: MatchSerializer) -> list[JsonAnswer]:
    """The ranking, best first, with the reason for each place."""
    view = serializer.view
    return [
        {
            "player": one.player,
            "points": one.points,
            "place": one.place,
            "because": [ruling_serializer.reason(serializer.speaker, one.because)],
        }
        for one in view.game.scoring.ranking(view.state, view.scores)
    ]


def _big(serializer: MatchSerializer, seq: int, line: ScoreLine) -> JsonAnswer:
    return {
        "seq": seq,
        "kind": line.feature_kind,
        "complete": line.complete,
        "player": line.player,
        "points": line.points,
        "tiles": len(line.tiles) or sum(part.count for part in line.parts if part.what == "tile"),
        "where": {"tiles": ruling_serializer.cells(line.tiles)},
        "says": serializer.speaker.line(line),
    }
