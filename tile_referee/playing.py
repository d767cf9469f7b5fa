"""Plays moves in a match."""

from __future__ import annotations

from collections.abc import Iterable

from marshmallow import ValidationError

from api_schemas.common.error_paths import flat
from api_schemas.matches.requests import read_moves
from referee.game import BadInput
from referee.match import Entry, PlayedMatch, Refused
from tile_referee.answers import Ruling
from tile_referee.reading import Json
from tile_referee.sentences import Sentences


class IllegalMove(ValueError):
    """A move against the rules. `ruling` has every reason, `number` is its index in the list."""

    def __init__(self, ruling: Ruling, number: int = 0) -> None:
        self.ruling, self.number = ruling, number
        super().__init__(" ".join(reason.says for reason in ruling.reasons))


def played_on(
    match: PlayedMatch, moves: Iterable[Json], *, insist: bool, sentences: Sentences
) -> PlayedMatch:
    """The match after these moves. Raises IllegalMove, BadInput."""
    try:
        loaded = read_moves(match.game, list(moves))
    except ValidationError as error:
        raise BadInput(flat(error.messages)) from None
    try:
        return match.add(Entry(loaded, insist))
    except Refused as refused:
        if refused.ruling is None:
            raise BadInput(refused.errors) from None
        ruling = sentences.ruling(match.game, refused.ruling, loaded[refused.number])
        raise IllegalMove(ruling, refused.number) from None
