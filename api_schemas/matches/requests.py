"""Schemas of requests about matches."""

from typing import Any

from marshmallow import ValidationError, fields, validates

from api_schemas.common.enums import GAME_IDS, listed
from api_schemas.common.lists import List, loaded_each
from api_schemas.common.options import options_set
from api_schemas.common.schema import ByName, Flag, Integer, Name, Schema, Text, rows
from api_schemas.common.validators import Length, Range
from api_schemas.games.by_game import PositionField
from api_schemas.positions import moves
from api_schemas.positions.moves import MoveField
from api_schemas.positions.position import CatalogField, PlayerSchema, few_inline_tiles
from referee.game import AnyGame, unknown_text
from referee.games import GAMES

PLAYERS = 12
LIST = 200  # moves in one list
SEQ = 1_000_000_000
TIMER = 5, 3600  # seconds of a turn, shortest and longest
KINDS = ("moves", "undo", "redo", "correct")


def seq_field(**kwargs: Any) -> Integer:
    """The sequence number of a change."""
    return Integer(0, SEQ, **kwargs)


def timer_field(**kwargs: Any) -> Integer:
    """Seconds of a turn; null: no limit."""
    return Integer(*TIMER, allow_none=True, **kwargs)


def viewed_as_field() -> Text:
    """`as` in a query or body: the rights to read with, if not those of the token."""
    return Text(only=("viewer",), data_key="as", load_default=None)


def moves_field(shortest: int = 1, **kwargs: Any) -> List:
    """A list of moves, not yet loaded."""
    return _Moves(
        MoveField(),
        validate=Length(shortest, LIST),
        error_messages={"invalid": "error-moves"},
        **kwargs,
    )


class _Moves(List):
    def quick(self, value: Any) -> list[Any]:
        """The list itself. Raises ValidationError."""
        if not isinstance(value, list) or not all(isinstance(move, dict) for move in value):
            raise self.make_error("invalid")
        self._validate(value)
        return value


def read_moves(game: AnyGame, sent: list[Any], path: str = "moves") -> tuple[Any, ...]:
    """Load moves of this game. Raises ValidationError with the errors of all of them."""
    try:
        return tuple(loaded_each(sent, lambda move: moves.load(game, move)))
    except ValidationError as error:
        raise ValidationError({path: error.messages} if path else error.messages) from None


class PhotoOfStart(Schema):
    """A photo, and the token that opens it."""

    id = Text(80, required=True)
    token = Text(200, required=True)


class NewMatch(Schema):
    """The body of POST /matches.

    `players` in turn order; `start`: the first position, if not the usual one; `photo`: the photo of that
    position, whose corrections help to read later photos.
    """

    game = Text(60, required=True, metadata=listed(GAME_IDS, example="carcassonne"))
    options = options_set(load_default=None, allow_none=True)
    catalogs = List(
        CatalogField(),
        allow_none=True,
        load_default=None,
        validate=[Length(max=60), few_inline_tiles],
    )
    players = rows(PlayerSchema, PLAYERS, required=True)
    start = PositionField(allow_none=True, load_default=None)
    timer = timer_field(load_default=None)
    photo = fields.Nested(PhotoOfStart, allow_none=True, load_default=None)

    @validates("game")
    def know_the_game(self, name: str, **kwargs: Any) -> None:
        known = [game.id for game in GAMES]
        if name not in known:
            raise ValidationError([unknown_text("game", name, known)])


class JoinQuestion(Schema):
    """The body of POST /matches/join: a code, and the `player` to join as (without: a viewer)."""

    code = Text(40, required=True)
    player = Text(60, allow_none=True, load_default=None)


class MatchChange(Schema):
    """The body of PATCH /matches/{id}: names, hints for all, seconds of a turn (null: no timer)."""

    names = ByName(60, Name(80), PLAYERS, load_default=dict)
    hints = Flag(load_default=None)
    timer = timer_field()


class RotateQuestion(Schema):
    """The body of POST /matches/{id}/tokens: which tokens to replace; `{}` selects all."""

    host = Flag(load_default=False)
    viewer = Flag(load_default=False)
    players = List(Text(60), load_default=list, validate=Length(max=PLAYERS))
    join_code = Flag(load_default=False)


class SeqQuestion(Schema):
    """The body of POST /matches/{id}/undo and /redo. `seq`: the newest change the client knows."""

    seq = seq_field(required=True)


class MovesQuestion(SeqQuestion):
    """The body of POST /matches/{id}/moves: all of the list is played, or nothing."""

    moves = moves_field(required=True)
    insist = Flag(load_default=False)


class PreviewQuestion(Schema):
    """The body of POST /matches/{id}/preview.

    Without moves: what may be done now. `at`: as if the list of that number, and all after it, had not been
    played.
    """

    moves = moves_field(0, load_default=list)
    insist = Flag(load_default=False)
    at = seq_field(load_default=None, allow_none=True)
    viewed_as = viewed_as_field()


class CorrectQuestion(MovesQuestion):
    """The body of POST /matches/{id}/correct: moves that replace those of the list `at`."""

    at = seq_field(required=True)
    dry_run = Flag(load_default=False)


class ViewQuestion(Schema):
    """The query of reads of a match. `as`: `viewer` for what everybody may see, whatever the token may."""

    viewed_as = viewed_as_field()


class HistoryQuestion(ViewQuestion):
    """The query of GET /matches/{id}/history and /events."""

    after = fields.Integer(load_default=0, validate=Range(0, SEQ))


class TileQuestion(Schema):
    """The query of GET /matches/{id}/placements.

    `tile` is required in games with tiles; `at`: before the list of that number.
    """

    tile = Text(80, load_default=None, metadata={"example": "base/V"})
    at = fields.Integer(load_default=None, validate=Range(0, SEQ))
