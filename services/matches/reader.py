"""Reads of a match: all of it, its position, its score lines, its history, what may be played."""

from __future__ import annotations

from itertools import accumulate

from services.infra.codec import JsonAnswer
from services.matches.access import Access, need_hints
from services.matches.change_serializer import ChangeSerializer
from services.matches.replay.replayed_match import before
from services.matches.repository import MatchRepository
from services.matches.serializer import MatchSerializer
from services.rulings import queries

MOST_HISTORY = 200  # changes in one answer
MOST_LISTED = 800  # moves after which no further change is added to an answer


class MatchReader:
    """Serializes stored matches for the holders of their tokens."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository

    def match(self, access: Access, language: str) -> JsonAnswer:
        """Everything the token may see."""
        return self._serializer(access, language).match()

    def position(self, access: Access) -> JsonAnswer:
        """The position."""
        return self._serializer(access, "en").position()

    def lines(self, access: Access, language: str) -> JsonAnswer:
        """Every score line so far."""
        serializer = self._serializer(access, language)
        return {**serializer.standing(), "lines": serializer.lines()}

    def placements(self, access: Access, tile: str | None, at: int | None, language: str) -> JsonAnswer:
        """Where the player to move may place this tile, or build, and why not, if nowhere.

        Raises BadInput, HintsOff.

        `at`: the number of a list; the position before it is used.
        """
        need_hints(access)
        serializer = self._serializer(access, language)
        view = before(serializer.kept, serializer.view, at)
        return queries.placements_of(serializer.kept.game, view.state, tile, view.to_move, serializer.speaker)

    def history(self, access: Access, after: int, language: str) -> JsonAnswer:
        """The changes after number `after`, oldest first. `more`: whether there are further ones."""
        serializer = self._serializer(access, language)
        until = min(serializer.kept.seq, after + MOST_HISTORY)
        of_changes = ChangeSerializer(serializer)
        changes = self._repository.changes(access.match.id, after, until)
        moves = [0, *accumulate(len(change.moves) for change in changes)]
        listed = [change for change, before in zip(changes, moves, strict=False) if before < MOST_LISTED]
        return {
            **serializer.standing(),
            "changes": [of_changes.change(change) for change in listed],
            "more": len(listed) < len(changes) or until < serializer.kept.seq,
        }

    def _serializer(self, access: Access, language: str) -> MatchSerializer:
        return MatchSerializer(access, self._repository.replayed(access.match), language)
