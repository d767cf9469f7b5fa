"""The serializer of matches: a match in the API's shape, as one token may see it.

All values come from the match as replayed for that token.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from functools import cached_property
from typing import Any

from referee import say
from referee.game import AnyGame, Reason, Ruling
from referee.match import Difference, Match, ReplayConflict
from referee.views import blank
from services.catalogs.service import provenance
from services.infra.codec import move_from, plain, plain_move
from services.matches.repository import Access, ReplayedMatch
from services.matches.turn_times import turn_began
from services.rulings import serializer as serializer
from store import Change

OTHER_VALUE = "TR-revealed"  # the rule on values that are public already


PLAYING, ENDING, OVER = "playing", "ending", "over"


def status_of(game: AnyGame, state: Any) -> str:
    """The status of a match. Ending: nothing is left to be played, and `end_game` is awaited."""
    return OVER if game.over(state) else ENDING if game.finished(state) else PLAYING


class MatchSerializer:
    """Serializes one match for the holder of one token, in one language."""

    def __init__(self, access: Access, kept: ReplayedMatch, language: str) -> None:
        self.access, self.kept, self.language = access, kept, language
        self.view: Match = kept.view(access.player)
        self.names = kept.names(access.match)
        self.speaker = say.speaker(language, names=self.names)

    # ---- the match ----

    def match(self) -> dict[str, Any]:
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
            **self.timer(),
            **self.standing(),
            "over": game.over(self.view.state),
            "lists": len(kept.course.stand),
            "can_undo": bool(kept.course.stand),
            "can_redo": bool(kept.course.undone),
            "position": position,
            "findings": [serializer.finding(self.speaker, one) for one in game.inspect(self.view.state)],
            "conflicts": self.conflicts(),
            "differences": self.since_made(),
            **(self.code() if self.access.role == "host" else {}),
        }

    def standing(self) -> dict[str, Any]:
        """Sequence number, points, player to move and status."""
        return {
            "seq": self.kept.seq,
            "scores": dict(self.view.scores),
            "to_move": self.view.to_move,
            "status": status_of(self.kept.game, self.view.state),
        }

    def timer(self) -> dict[str, Any]:
        """The seconds a turn may last, and the start of its timer, which is not before the timer was set."""
        record, status = self.access.match, status_of(self.kept.game, self.view.state)
        if record.timer is None or status != PLAYING:
            return {"timer": record.timer, "turn_began": None}
        began = turn_began(self.view, self.kept.course, record.created)
        return {"timer": record.timer, "turn_began": moment(max(began, record.timer_since or began))}

    def code(self) -> dict[str, Any]:
        """The join code and when it expires."""
        record = self.access.match
        expires = record.code_expires
        return {
            "join_code": record.join_code,
            "join_code_expires": None if expires is None else moment(expires),
        }

    def position(self, match: Match | None = None) -> dict[str, Any]:
        """The position of this match; by default, of the token's view."""
        found = (match or self.view).position
        seats = tuple(replace(seat, name=self.names[seat.id]) for seat in found.players)
        answer: dict[str, Any] = plain(replace(found, players=seats))
        return answer

    def lines(self) -> list[dict[str, Any]]:
        """Every score line, with the number of its list."""
        return [
            {"seq": listed.seq, **serializer.line(self.speaker, line)}
            for listed, played in zip(self.kept.course.stand, self.view.played, strict=True)
            for line in played.lines
        ]

    # ---- changes ----

    def change(self, change: Change) -> dict[str, Any]:
        """Serialize one change: author, moves, time, and the result of its list if that stands.

        After a correction, scores, player to move and status are those of the match as it stands now, not
        those after the older list.
        """
        place, stands = self.place_of(change)
        answer: dict[str, Any] = {
            **self.sent(change),
            "stands": stands,
            "after_reveal": not {"moves", "values"}.isdisjoint(change.revealed or ()),
        }
        answer |= self.result(place if stands or change.kind == "redo" else None)
        if change.kind == "correct":
            answer |= {name: self.standing()[name] for name in ("scores", "to_move", "status")}
        return answer

    def sent(self, change: Change) -> dict[str, Any]:
        """What was sent with a change, by which role, and when."""
        role, _, player = change.by.partition(":")
        place, stands = self.place_of(change)
        return {
            "seq": change.seq,
            "type": change.kind,
            "by": {"role": role, "player": player or None},
            "at": moment(change.at),
            "target": change.target,
            "moves": self.moves(change, place if stands else None),
            "insist": change.insist,
        }

    def place_of(self, change: Change) -> tuple[int | None, bool]:
        """The index of a change's list in the timeline, if it stands, and whether it stands as sent."""
        place = self.place(change.seq if change.kind == "moves" else change.target)
        return place, place is not None and self.kept.course.stand[place].made == change.seq

    def place(self, seq: int | None) -> int | None:
        """The index of a list in the timeline, if it stands."""
        return self._places.get(seq)

    @cached_property
    def _places(self) -> dict[int | None, int]:
        return {one.seq: place for place, one in enumerate(self.kept.course.stand)}

    def moves(self, change: Change, place: int | None) -> list[dict[str, Any]]:
        """The moves of a change. `place`: the index of its list, if it stands."""
        game = self.kept.game
        if place is not None:
            return [plain_move(game, move) for move in self.view.played[place].entry.moves]
        hides, player = self.kept.hides, self.access.player
        past = enumerate(move_from(game, move) for move in change.moves)
        return [
            plain_move(game, blank(move) if hides(change, number, move, player) else move)
            for number, move in past
        ]

    def result(self, place: int | None) -> dict[str, Any]:
        """The result of a list that stands; otherwise, the current standing."""
        if place is None:
            now = self.standing()
            return {
                "events": [], "lines": [], "house_rules": [], "scores": now["scores"],
                "to_move": now["to_move"], "status": now["status"],
            }  # fmt: skip
        played, listed = self.view.played[place], self.kept.course.stand[place]
        troubled = any(t.entry == place and t.kept for t in self.kept.conflicts(self.access.player))
        overruled = [
            *(played.insisted if listed.insist or troubled else ()),
            *other_values(self.kept.learnt.changed.get(listed.made, ())),
        ]
        return {
            "events": [serializer.event(one.what, one.values, one.tiles) for one in played.events],
            "lines": [serializer.line(self.speaker, line) for line in played.lines],
            "house_rules": [serializer.reason(self.speaker, reason) for reason in overruled],
            "scores": dict(played.scores),
            "to_move": played.to_move,
            "status": status_of(self.kept.game, played.state),
        }  # fmt: skip

    # ---- conflicts and differences ----

    def ruling(self, ruling: Ruling, move: Any) -> dict[str, Any]:
        """Serialize a refusal."""
        return serializer.ruling(self.speaker, self.kept.game, ruling, move)

    def conflicts(self, troubles: Iterable[ReplayConflict] | None = None) -> list[dict[str, Any]]:
        """Moves that no longer play as they did, in what the token may know.

        They are those of its view, or of another match that was computed from its view.
        """
        if troubles is None:
            troubles = self.kept.conflicts(self.access.player)
        return [
            {
                "seq": self.kept.course.stand[one.entry].seq,
                "move": one.number,
                "kept": one.kept,
                "reasons": [
                    serializer.reason(self.speaker, reason)
                    for reason in (one.ruling.reasons if one.ruling else ())
                ],
                "errors": dict(one.errors or {}),
            }
            for one in troubles
        ]

    def differences(self, found: Iterable[Difference]) -> list[dict[str, Any]]:
        """The differences of two replays of the match, list by list."""
        return [
            {
                "seq": self.kept.course.stand[one.entry].seq if one.entry >= 0 else 0,
                "gone": [serializer.line(self.speaker, line) for line in one.gone],
                "new": [serializer.line(self.speaker, line) for line in one.new],
                "scores": {player: {"before": a, "after": b} for player, (a, b) in one.scores.items()},
                "to_move": {"before": one.to_move[0], "after": one.to_move[1]} if one.to_move else None,
            }
            for one in found
        ]

    def since_made(self) -> list[dict[str, Any]]:
        """Lists that pay differently than when they were made, because the rules were corrected since."""
        if self.kept.secretive:
            return []
        found = []
        for listed, played in zip(self.kept.course.stand, self.view.played, strict=True):
            then = Counter(tuple(line[:3]) for line in listed.paid if line[1])
            now = Counter(
                (line.player, line.points, line.feature_kind) for line in played.lines if line.points
            )
            if then != now:
                found.append({
                    "seq": listed.seq, "paid": _lines_paid(then - now), "pays": _lines_paid(now - then)
                })  # fmt: skip
        return found


def other_values(players: Iterable[str]) -> list[Reason]:
    """The reasons for players whose values differ from those revealed already."""
    return [Reason(OTHER_VALUE, "other_value", {"player": player}) for player in players]


def _lines_paid(lines: Counter[Any]) -> list[dict[str, Any]]:
    return [
        {"player": player, "points": points, "kind": kind}
        for player, points, kind in sorted(lines.elements(), key=str)
    ]


def moment(seconds: float) -> str:
    """A time as ISO 8601 in UTC, to the millisecond."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
