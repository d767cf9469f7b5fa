"""The serializer of matches: a match in the API's shape, as one token may see it.

All values come from the match as replayed for that token.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from referee import say
from referee.game import AnyGame, GameRuling, RuleReason
from referee.match import PlayedMatch, ReplayConflict
from referee.match_difference import Difference
from services.catalogs.summary import provenance
from services.infra.clock import utc
from services.infra.codec import JsonAnswer, plain
from services.matches.access import Access
from services.matches.replay.replayed_match import ReplayedMatch
from services.matches.replay.turn_times import turn_began
from services.rulings import serializer
from store import MatchRecord

OTHER_VALUE = "TR-revealed"  # the rule on values that are public already


PLAYING, ENDING, OVER = "playing", "ending", "over"


def status_of(game: AnyGame, state: object) -> str:
    """The status of a match. Ending: nothing is left to be played, and `end_game` is awaited."""
    return OVER if game.over(state) else ENDING if game.finished(state) else PLAYING


def names_of(kept: ReplayedMatch, record: MatchRecord) -> dict[str, str]:
    """The names of players, by id."""
    return {seat.id: seat.name or seat.id for seat in kept.begin.players} | record.names


class MatchSerializer:
    """Serializes one match for the holder of one token, in one language."""

    def __init__(self, access: Access, kept: ReplayedMatch, language: str) -> None:
        self.access, self.kept, self.language = access, kept, language
        self.view: PlayedMatch = kept.view(access.player)
        self.names = names_of(kept, access.match)
        self.speaker = say.speaker(language, names=self.names)

    def match(self) -> JsonAnswer:
        """Everything the token may see."""
        record, kept, game = self.access.match, self.kept, self.kept.game
        position = self.position()
        return {
            "id": record.id,
            "game": game.id,
            "options": position["options"],
            "catalogs": [{"id": id, "version": version} for id, version in record.catalogs],
            "provenance": {id: provenance(kept.source(id)) for id, _ in record.catalogs},
            "players": position["players"],
            "role": self.access.role,
            "player": self.access.player,
            "created": moment(record.created),
            "hints": record.hints,
            **self._timer(),
            **self.standing(),
            "over": game.over(self.view.state),
            "lists": len(kept.timeline.stand),
            "can_undo": bool(kept.timeline.stand),
            "can_redo": bool(kept.timeline.undone),
            "tiles_left": None if game.placing is None else game.placing.pile(self.view.state),
            **self._pad(),
            "position": position,
            "findings": [serializer.finding(self.speaker, one) for one in game.inspect(self.view.state)],
            "conflicts": self.conflicts(),
            "differences": self._since_made(),
            **(self.code() if self.access.role == "host" else {}),
        }

    def standing(self) -> JsonAnswer:
        """Sequence number, points, player to move and status."""
        return {
            "seq": self.kept.seq,
            "scores": dict(self.view.scores),
            "to_move": self.view.to_move,
            "status": status_of(self.kept.game, self.view.state),
        }

    def _pad(self) -> JsonAnswer:
        """What can be scored, if only points are tracked."""
        pad = self.kept.game.pad
        entries = None if pad is None else pad.entries(self.view.state)
        if entries is None:
            return {}
        return {
            "pad": [{**one._asdict(), "counts": [count._asdict() for count in one.counts]} for one in entries]
        }

    def _timer(self) -> JsonAnswer:
        """The seconds a turn may last, and the start of its timer, which is not before the timer was set."""
        record, status = self.access.match, status_of(self.kept.game, self.view.state)
        if record.timer is None or status != PLAYING:
            return {"timer": record.timer, "turn_began": None}
        began = turn_began(self.view, self.kept.timeline, record.created)
        return {"timer": record.timer, "turn_began": moment(max(began, record.timer_since or began))}

    def code(self) -> JsonAnswer:
        """The join code and when it expires."""
        record = self.access.match
        expires = record.code_expires
        return {
            "join_code": record.join_code,
            "join_code_expires": None if expires is None else moment(expires),
        }

    def position(self, match: PlayedMatch | None = None) -> JsonAnswer:
        """The position of this match; by default, of the token's view."""
        found = (match or self.view).position
        seats = tuple(replace(seat, name=self.names[seat.id]) for seat in found.players)
        answer: JsonAnswer = plain(replace(found, players=seats))
        return answer

    def lines(self) -> list[JsonAnswer]:
        """Every score line, with the number of its list."""
        return [
            {"seq": listed.seq, **serializer.line(self.speaker, line)}
            for listed, played in zip(self.kept.timeline.stand, self.view.played, strict=True)
            for line in played.lines
        ]

    def ruling(self, ruling: GameRuling, move: object) -> JsonAnswer:
        """Serialize a refusal."""
        return serializer.ruling(self.speaker, self.kept.game, ruling, move)

    def conflicts(self, troubles: Iterable[ReplayConflict] | None = None) -> list[JsonAnswer]:
        """Moves that no longer play as they did, in what the token may know.

        They are those of its view, or of another match that was computed from its view.
        """
        if troubles is None:
            troubles = self.kept.conflicts(self.access.player)
        return [
            {
                "seq": self.kept.timeline.stand[one.entry].seq,
                "move": one.number,
                "kept": one.kept,
                "reasons": [
                    serializer.reason(self.speaker, reason)
                    for reason in (one.ruling.reasons if one.ruling else ())
                ],
                "errors": {
                    path: [text.in_language(self.speaker.language) for text in texts]
                    for path, texts in (one.errors or {}).items()
                },
            }
            for one in troubles
        ]

    def differences(self, found: Iterable[Difference]) -> list[JsonAnswer]:
        """The differences of two replays of the match, list by list."""
        return [
            {
                "seq": self.kept.timeline.stand[one.entry].seq if one.entry >= 0 else 0,
                "gone": [serializer.line(self.speaker, line) for line in one.gone],
                "new": [serializer.line(self.speaker, line) for line in one.new],
                "scores": {player: {"before": a, "after": b} for player, (a, b) in one.scores.items()},
                "to_move": {"before": one.to_move[0], "after": one.to_move[1]} if one.to_move else None,
            }
            for one in found
        ]

    def _since_made(self) -> list[JsonAnswer]:
        """Lists that pay differently than when they were made, because the rules were corrected since."""
        if self.kept.hidden.exist:
            return []
        found = []
        for listed, played in zip(self.kept.timeline.stand, self.view.played, strict=True):
            then = [tuple(line[:3]) for line in listed.paid if line[1]]
            now = [
                (line.player, points, line.feature_kind) for line in played.lines if (points := line.points)
            ]
            if then != now and (different := _differing(then, now)) is not None:
                gone, new = different
                found.append({"seq": listed.seq, "paid": _lines_paid(gone), "pays": _lines_paid(new)})
        return found


def other_values(players: Iterable[str]) -> list[RuleReason]:
    """The reasons for players whose values differ from those revealed already."""
    return [RuleReason(OTHER_VALUE, "other_value", {"player": player}) for player in players]


def _differing(then: list[Any], now: list[Any]) -> tuple[list[Any], list[Any]] | None:
    """The lines without an equal among the others, on both sides; None if there are none."""
    if not then or not now:  # thousands of lists may have lines on one side only
        return then, now
    before, after = Counter(then), Counter(now)
    if before == after:
        return None
    return list((before - after).elements()), list((after - before).elements())


def _lines_paid(lines: list[Any]) -> list[JsonAnswer]:
    return [
        {"player": player, "points": points, "kind": kind}
        for player, points, kind in (sorted(lines, key=str) if len(lines) > 1 else lines)
    ]


def moment(seconds: float) -> str:
    """A time as ISO 8601 in UTC, to the millisecond."""
    return utc(seconds).isoformat(timespec="milliseconds").replace("+00:00", "Z")
