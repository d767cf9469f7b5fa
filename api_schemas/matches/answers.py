"""Schemas of a match: what a token may see of it, tokens, invitations."""

from marshmallow import fields

from api_schemas.common.enums import GAME_IDS, PAD_COUNTS, PAD_ENTRIES
from api_schemas.common.options import options_answer
from api_schemas.common.schema import Answer, word
from api_schemas.games.by_game import PositionAnswerField
from api_schemas.matches.changes import ChangeSchema, ConflictSchema, StandingSchema
from api_schemas.rulings.score_sheet import FindingSchema, LineSchema


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


class SeatSchema(Answer):
    """A player of a match. Games without tiles add what lies in front of them, as in `position`."""

    id = fields.String(required=True)
    name = fields.String(allow_none=True)
    colour = fields.String(allow_none=True)
    points = fields.Integer(allow_none=True)


class PadCountSchema(Answer):
    """A number of an entry of the score pad, 0 or 1 where it is a choice."""

    name = word(PAD_COUNTS, required=True)
    least = fields.Integer(required=True)
    most = fields.Integer(required=True)
    usual = fields.Integer(required=True, allow_none=True)
    final = fields.List(fields.Boolean(), required=True)


class PadEntrySchema(Answer):
    """An entry of the score pad: the values of a `score` move."""

    what = word(PAD_ENTRIES, required=True)
    final = fields.List(fields.Boolean(), required=True)
    counts = fields.List(fields.Nested(PadCountSchema), required=True)
    needs_one = fields.Boolean(required=True)


class MatchSchema(StandingSchema):
    """Everything the token may see. Hidden information of others is null."""

    id = fields.String(required=True)
    game = word(GAME_IDS, required=True)
    options = options_answer()
    catalogs = fields.List(fields.Nested(PinSchema), required=True)
    provenance = fields.Dict(
        keys=fields.String(),
        values=fields.String(metadata={"enum": ["published", "stand-in", "user"]}),
        required=True,
        metadata={"description": "of each catalog: how its layout is known"},
    )
    players = fields.List(fields.Nested(SeatSchema), required=True)
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
    tiles_left = fields.Integer(required=True, allow_none=True)
    pad = fields.List(fields.Nested(PadEntrySchema))
    position = PositionAnswerField(required=True)
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


class CreatedMatchSchema(MatchSchema):
    """A new match."""

    tokens = fields.Nested(TokensSchema, required=True)


class JoinedSchema(Answer):
    """The access token of a joined player or viewer."""

    match = fields.String(required=True)
    token = fields.String(required=True)
    role = fields.String(required=True, metadata={"enum": ["player", "viewer"]})
    player = fields.String(required=True, allow_none=True)


class RotatedSchema(Answer):
    """The new tokens, and the join code in force."""

    tokens = fields.Nested(TokensSchema, required=True)
    join_code = fields.String(required=True, allow_none=True)
    join_code_expires = fields.String(required=True, allow_none=True)


class SeqLineSchema(LineSchema):
    """A score line, and the list of moves that scored it."""

    seq = fields.Integer(required=True)


class MatchLinesSchema(StandingSchema):
    """Every score line of the match."""

    lines = fields.List(fields.Nested(SeqLineSchema), required=True)


class HistorySchema(StandingSchema):
    """Changes, oldest first. `more`: there are further ones after the last."""

    changes = fields.List(fields.Nested(ChangeSchema), required=True)
    more = fields.Boolean(required=True)
