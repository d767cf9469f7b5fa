"""Schemas of the changes of a match: moves, undo, redo, corrections, and previews of them."""

from marshmallow import fields

from api_schemas.common.reasons import GameEventSchema, ReasonSchema
from api_schemas.common.schema import Answer, per_player
from api_schemas.games.by_game import PositionAnswerField
from api_schemas.matches.requests import KINDS
from api_schemas.positions.moves import MoveField
from api_schemas.rulings.score_sheet import LineSchema


class StandingSchema(Answer):
    """The state of a match: newest change, scores, player to move."""

    seq = fields.Integer(required=True, metadata={"description": "number of the newest change"})
    scores = per_player(required=True)
    to_move = fields.String(required=True, allow_none=True)
    status = fields.String(
        required=True,
        metadata={
            "enum": ["playing", "ending", "over"],
            "description": "ending: nothing is left to be played, and `end_game` is awaited from anybody who "
            "may end the game, whoever `to_move` is",
        },
    )


class SignedAnswer(Answer):
    """Who made a change: the host, or a player."""

    role = fields.String(required=True, metadata={"enum": ["host", "player"]})
    player = fields.String(required=True, allow_none=True)


class ChangeSchema(StandingSchema):
    """A change.

    `stands`: whether its moves are still part of the match; `events`, `lines` and `house_rules` are those of
    moves that stand. `scores` and `to_move`: after these moves, or now. `target`: the list that was taken
    back, brought back or replaced. `after_reveal`: an undo or correction of moves that had revealed hidden
    information; it stays visible to all.
    """

    type = fields.String(required=True, metadata={"enum": list(KINDS)})
    by = fields.Nested(SignedAnswer, required=True)
    at = fields.String(required=True, metadata={"format": "date-time"})
    target = fields.Integer(required=True, allow_none=True)
    moves = fields.List(MoveField(), required=True)
    insist = fields.Boolean(required=True)
    stands = fields.Boolean(required=True)
    after_reveal = fields.Boolean(required=True)
    events = fields.List(fields.Nested(GameEventSchema), required=True)
    lines = fields.List(fields.Nested(LineSchema), required=True)
    house_rules = fields.List(
        fields.Nested(ReasonSchema), required=True, metadata={"description": "rules that were overruled"}
    )
    retracts = fields.Integer(
        allow_none=True, metadata={"description": "told to who undid: the list that was taken back"}
    )


class BeforeAfterSchema(Answer):
    """Points of a player before and after."""

    before = fields.Integer(required=True)
    after = fields.Integer(required=True)


class MoverSchema(Answer):
    """The player to move before and after."""

    before = fields.String(required=True, allow_none=True)
    after = fields.String(required=True, allow_none=True)


class DifferenceSchema(Answer):
    """Changes of one list: score lines that are lost, and new ones."""

    seq = fields.Integer(required=True)
    gone = fields.List(fields.Nested(LineSchema), required=True)
    new = fields.List(fields.Nested(LineSchema), required=True)
    scores = fields.Dict(keys=fields.String(), values=fields.Nested(BeforeAfterSchema), required=True)
    to_move = fields.Nested(MoverSchema, required=True, allow_none=True)


class ConflictSchema(Answer):
    """A later move that became illegal. `kept`: it stands as a house rule; else it is dropped."""

    seq = fields.Integer(required=True)
    move = fields.Integer(required=True, metadata={"description": "which of the list, from 0"})
    kept = fields.Boolean(required=True)
    reasons = fields.List(fields.Nested(ReasonSchema), required=True)
    errors = fields.Dict(keys=fields.String(), values=fields.List(fields.String()), required=True)


class CorrectedSchema(ChangeSchema):
    """A correction and its consequences; with `dry_run` nothing was changed."""

    dry_run = fields.Boolean(required=True)
    differences = fields.List(fields.Nested(DifferenceSchema), required=True)
    conflicts = fields.List(fields.Nested(ConflictSchema), required=True)


class DrawSchema(Answer):
    """A tile that may come next: drawn, or placed without drawing. `left`: copies in the box, if known."""

    tile = fields.String(required=True)
    left = fields.Integer(required=True, allow_none=True)


class PreviewSchema(StandingSchema):
    """The result of moves, and what may follow.

    `tiles`: tiles to place (or discard); `offers`: every other legal move of the player to move, as a client
    would send it.
    """

    over = fields.Boolean(required=True)
    position = PositionAnswerField(required=True)
    events = fields.List(fields.Nested(GameEventSchema), required=True)
    lines = fields.List(fields.Nested(LineSchema), required=True)
    house_rules = fields.List(fields.Nested(ReasonSchema), required=True)
    tiles = fields.List(fields.Nested(DrawSchema), required=True)
    offers = fields.List(MoveField(), required=True)
