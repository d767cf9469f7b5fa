"""The serializer of changes: one change of a match in the API's shape, as one token may see it."""

from __future__ import annotations

from functools import cached_property

from referee.redaction import blank
from services.infra.codec import JsonAnswer, move_from, plain_move
from services.matches.serializer import MatchSerializer, moment, other_values, status_of
from services.rulings import serializer
from store import Change


class ChangeSerializer:
    """Serializes the changes of one match. `match`: its serializer."""

    def __init__(self, match: MatchSerializer) -> None:
        self._of = match

    def change(self, change: Change) -> JsonAnswer:
        """Serialize one change: author, moves, time, and the result of its list if that stands.

        After a correction, scores, player to move and status are those of the match as it stands now, not
        those after the older list.
        """
        place, stands = self._place_of(change)
        answer: JsonAnswer = {
            **self.sent(change),
            "stands": stands,
            "after_reveal": not {"moves", "values"}.isdisjoint(change.revealed or ()),
        }
        answer |= self._result(place if stands or change.kind == "redo" else None)
        if change.kind == "correct":
            answer |= {name: self._of.standing()[name] for name in ("scores", "to_move", "status")}
        return answer

    def sent(self, change: Change) -> JsonAnswer:
        """What was sent with a change, by which role, and when."""
        role, _, player = change.by.partition(":")
        place, stands = self._place_of(change)
        return {
            "seq": change.seq,
            "type": change.kind,
            "by": {"role": role, "player": player or None},
            "at": moment(change.at),
            "target": change.target,
            "moves": self._moves(change, place if stands else None),
            "insist": change.insist,
        }

    def _place_of(self, change: Change) -> tuple[int | None, bool]:
        """The index of a change's list in the timeline, if it stands, and whether it stands as sent."""
        place = self._places.get(change.seq if change.kind == "moves" else change.target)
        return place, place is not None and self._of.kept.timeline.stand[place].made == change.seq

    @cached_property
    def _places(self) -> dict[int | None, int]:
        return {one.seq: place for place, one in enumerate(self._of.kept.timeline.stand)}

    def _moves(self, change: Change, place: int | None) -> list[JsonAnswer]:
        """The moves of a change. `place`: the index of its list, if it stands."""
        game = self._of.kept.game
        if place is not None:
            return [plain_move(game, move) for move in self._of.view.played[place].entry.moves]
        hides, player = self._of.kept.hidden.hides, self._of.access.player
        past = enumerate(move_from(game, move) for move in change.moves)
        return [
            plain_move(game, blank(move) if hides(change, number, move, player) else move)
            for number, move in past
        ]

    def _result(self, place: int | None) -> JsonAnswer:
        """The result of a list that stands; otherwise, the current standing."""
        if place is None:
            now = self._of.standing()
            return {
                "events": [], "lines": [], "house_rules": [], "scores": now["scores"],
                "to_move": now["to_move"], "status": now["status"],
            }  # fmt: skip
        played, listed = self._of.view.played[place], self._of.kept.timeline.stand[place]
        troubled = any(t.entry == place and t.kept for t in self._of.kept.conflicts(self._of.access.player))
        overruled = [
            *(played.insisted if listed.insist or troubled else ()),
            *other_values(self._of.kept.learnt.changed.get(listed.made, ())),
        ]
        return {
            "events": [serializer.event(one.what, one.values, one.tiles) for one in played.events],
            "lines": [serializer.line(self._of.speaker, line) for line in played.lines],
            "house_rules": [serializer.reason(self._of.speaker, reason) for reason in overruled],
            "scores": dict(played.scores),
            "to_move": played.to_move,
            "status": status_of(self._of.kept.game, played.state),
        }  # fmt: skip
