"""Schemas of answers about matches."""

from marshmallow import fields

from api_schemas.common.base import Answer, AsIs
from api_schemas.common.reasons import ReasonSchema
from api_schemas.matches.requests import KINDS, ExportSchema
from api_schemas.positions.position import PositionSchema
from api_schemas.rulings.score_sheet import FindingSchema, LineSchema


def scores_field() -> fields.Dict:
    """Points by player."""
    return fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)


class StandingSchema(Answer):
    """The state of a match: newest change, scores, player to move."""

    seq = fields.Integer(required=True, metadata={"description": "number of the newest change"})
    scores = scores_field()
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

    role = fields.String(required=True)
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
    moves = fields.List(fields.Dict(), required=True)
    insist = fields.Boolean(required=True)
    stands = fields.Boolean(required=True)
    after_reveal = fields.Boolean(required=True)
    events = fields.List(
        fields.Dict(), required=True, metadata={"description": "what happened besides points"}
    )
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


class DifferenceSchema(Answer):
    """Changes of one list: score lines that are lost, and new ones."""

    seq = fields.Integer(required=True)
    gone = fields.List(fields.Nested(LineSchema), required=True)
    new = fields.List(fields.Nested(LineSchema), required=True)
    scores = fields.Dict(keys=fields.String(), values=fields.Nested(BeforeAfterSchema), required=True)
    to_move = fields.Dict(required=True, allow_none=True)


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
    position = fields.Dict(required=True)
    events = fields.List(fields.Dict(), required=True)
    lines = fields.List(fields.Nested(LineSchema), required=True)
    house_rules = fields.List(fields.Nested(ReasonSchema), required=True)
    tiles = fields.List(fields.Nested(DrawSchema), required=True)
    offers = fields.List(fields.Dict(), required=True)


class QrSchema(Answer):
    """A QR code: an SVG path of its dark squares (1 by 1) in a square of `size`, margin included."""

    size = fields.Integer(required=True)
    path = fields.String(required=True)


class InvitationSchema(Answer):
    """The invitation of others to a match."""

    join_code = fields.String(required=True, allow_none=True)
    join_code_expires = fields.String(required=True, allow_none=True)
    link = fields.String(required=True)
    qr = fields.Nested(QrSchema, required=True)


class PinSchema(Answer):
    """A catalog in the version that the match uses."""

    id = fields.String(required=True)
    version = fields.String(required=True)


class PaidSchema(Answer):
    """Points of a player for a kind of region."""

    player = fields.String(required=True)
    points = fields.Integer(required=True)
    kind = fields.String(required=True)


class MendedSchema(Answer):
    """A list that scores differently than when it was played, because of a later fix of the rules."""

    seq = fields.Integer(required=True)
    paid = fields.List(fields.Nested(PaidSchema), required=True)
    pays = fields.List(fields.Nested(PaidSchema), required=True)


class MatchSchema(StandingSchema):
    """Everything the token may see. Hidden information of others is null."""

    id = fields.String(required=True)
    game = fields.String(required=True)
    options = fields.Dict(required=True)
    catalogs = fields.List(fields.Nested(PinSchema), required=True)
    provenance = fields.Dict(
        keys=fields.String(),
        values=fields.String(metadata={"enum": ["published", "stand-in", "user"]}),
        required=True,
        metadata={"description": "of each catalog: how its layout is known"},
    )
    players = fields.List(fields.Dict(), required=True)
    role = fields.String(required=True, metadata={"enum": ["host", "player", "viewer"]})
    player = fields.String(required=True, allow_none=True)
    created = fields.String(required=True, metadata={"format": "date-time"})
    hints = fields.Boolean(required=True)
    timer = fields.Integer(
        required=True, allow_none=True, metadata={"description": "seconds a turn may last; null: no timer"}
    )
    turn_began = fields.String(
        required=True,
        allow_none=True,
        metadata={"format": "date-time", "description": "from when this turn is timed, where it is"},
    )
    over = fields.Boolean(required=True)
    lists = fields.Integer(required=True, metadata={"description": "lists of moves that stand"})
    can_undo = fields.Boolean(required=True)
    can_redo = fields.Boolean(required=True)
    position = fields.Dict(required=True)
    findings = fields.List(fields.Nested(FindingSchema), required=True)
    conflicts = fields.List(fields.Nested(ConflictSchema), required=True)
    differences = fields.List(fields.Nested(MendedSchema), required=True)
    join_code = fields.String(allow_none=True, metadata={"description": "told to the host only"})
    join_code_expires = fields.String(allow_none=True)


class TokensSchema(Answer):
    """Access tokens, returned only once."""

    host = fields.String()
    viewer = fields.String()
    players = fields.Dict(keys=fields.String(), values=fields.String(), required=True)


class CreatedSchema(MatchSchema):
    """A new match."""

    tokens = fields.Nested(TokensSchema, required=True)


class JoinedSchema(Answer):
    """The access token of a joined player or viewer."""

    match = fields.String(required=True)
    token = fields.String(required=True)
    role = fields.String(required=True)
    player = fields.String(required=True, allow_none=True)


class RotatedSchema(Answer):
    """The new tokens, and the join code in force."""

    tokens = fields.Nested(TokensSchema, required=True)
    join_code = fields.String(required=True, allow_none=True)
    join_code_expires = fields.String(required=True, allow_none=True)


class SeqLineSchema(LineSchema):
    """A score line, and the list of moves that scored it."""

    seq = fields.Integer(required=True)


class LinesSchema(StandingSchema):
    """Every score line of the match."""

    lines = fields.List(fields.Nested(SeqLineSchema), required=True)


class HistorySchema(StandingSchema):
    """Changes, oldest first. `more`: there are further ones after the last."""

    changes = fields.List(fields.Nested(ChangeSchema), required=True)
    more = fields.Boolean(required=True)


class PositionAnswer(AsIs, PositionSchema):
    """A position."""


class ExportAnswer(AsIs, ExportSchema):
    """A match as one file."""
