"""Sentences about a match in a language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from referee import say
from referee.game import AnyGame, GameRuling
from referee.match import ReplayConflict
from services.rulings import serializer
from tile_referee.answers import Line, Ruling


class Sentences:
    """Puts results into words; `seats`: the players, with their names."""

    def __init__(self, seats: Iterable[Any], language: str) -> None:
        self._language = language
        self.speaker = say.speaker(language, names={one.id: one.name or one.id for one in seats})

    def lines(self, lines: Iterable[Any]) -> tuple[Line, ...]:
        """Score lines."""
        return msgspec.convert([serializer.line(self.speaker, line) for line in lines], tuple[Line, ...])

    def ruling(self, game: AnyGame, found: GameRuling, move: Any) -> Ruling:
        """The ruling on a move."""
        return msgspec.convert({**serializer.ruling(self.speaker, game, found, move), "lines": ()}, Ruling)

    def conflict(self, conflict: ReplayConflict) -> list[str]:
        """Why a recorded move is against the rules, or cannot be read."""
        if conflict.ruling is not None:
            return [self.speaker.reason(reason) for reason in conflict.ruling.reasons]
        errors = conflict.errors or {}
        words = self._language
        return [f"{path}: {text.in_language(words)}" for path, texts in errors.items() for text in texts]
