"""Schemas of what is seen in a photo: tiles, figures, review questions, the score track."""

from typing import Any

from marshmallow import fields

from api_schemas.common.enums import FIGURE_KINDS, TOKEN_KINDS
from api_schemas.common.schema import Answer, quarter_turns, word
from api_schemas.common.validators import Length, OneOf
from api_schemas.positions.coordinates import RefSchema

POSES = ("standing", "lying")
DOUBTS = (
    "close", "edges", "unknown", "odd", "faint", "missing", "changed", "weak", "border", "nowhere", "colour",
    "kind", "space", "pieces", "tokens", "hidden", "tent", "returned", "turn",
)  # fmt: skip


class CandidateSchema(Answer):
    """A tile that may be the one in the picture."""

    tile = fields.String(required=True)
    rotation = quarter_turns(required=True)
    confidence = fields.Float(required=True)


class TileCandidatesSchema(Answer):
    """The tiles that a picture may show, best first; none if nothing in it looks like a tile.

    A rotation is that of the tile as it is seen in the picture.
    """

    candidates = fields.List(fields.Nested(CandidateSchema), required=True)


class Quad(fields.List[Any]):
    """Four corners in pixels."""

    def __init__(self, **kwargs: Any) -> None:
        corner = fields.List(fields.Float(), validate=Length(equal=2))
        super().__init__(corner, validate=Length(equal=4), **kwargs)


class PhotoTileSchema(Answer):
    """A cell. `quad`: its corners in pixels, north-west first, clockwise."""

    x = fields.Integer(required=True)
    y = fields.Integer(required=True)
    tile = fields.String(required=True, allow_none=True)
    rotation = quarter_turns(required=True)
    confidence = fields.Float(required=True)
    quad = Quad(required=True)
    candidates = fields.List(fields.Nested(CandidateSchema), required=True)


class PhotoFigureSchema(Answer):
    """A figure.

    `point`: the pixel of its foot; `feature`: null if unknown; `space`: of a figure on a track.
    """

    colour = fields.String(required=True)
    kind = word(FIGURE_KINDS, required=True)
    confidence = fields.Float(required=True)
    point = fields.List(fields.Float(), required=True, validate=Length(equal=2))
    x = fields.Integer(required=True)
    y = fields.Integer(required=True)
    feature = fields.Nested(RefSchema, required=True, allow_none=True)
    pose = word(POSES, required=True)
    space = fields.Integer(metadata={"description": "of the track on which it stands"})
    corner = fields.List(
        fields.Integer(),
        validate=Length(equal=2),
        metadata={"description": "of one between tiles: the cell whose north-west corner it stands on"},
    )
    known = fields.Boolean(
        metadata={
            "description": "of a match: it stood there before, and is on the feature that the match knows"
        }
    )


class PhotoChoiceSchema(Answer):
    """An answer to a question about the turns that a photo shows."""

    player = fields.String(required=True)
    colour = fields.String(required=True)
    points = fields.Integer(metadata={"description": "returned: what the player scores more"})
    x = fields.Integer()
    y = fields.Integer()
    kind = word(FIGURE_KINDS)
    feature = fields.Nested(RefSchema)
    turns = fields.List(fields.List(fields.Integer()), metadata={"description": "turn: the order to send"})


class PhotoDoubtSchema(Answer):
    """A review question, worst first.

    It is about a cell (`x`, `y`), a figure (`figure`: its index) or a village (and the colour of its tent).
    `hidden`: a figure that the match has on that cell is not visible (`colour`, `kind`, `feature`).
    `pieces`: which of the `figures` are among `kinds` or `tokens`, as they look much alike, and whether any
    of `tokens` is on the table without being seen; it is answered once a correction names the `kind` of each
    figure, and one puts each token on a tile or, with `count` 0, takes it off one.
    `returned`: a figure of one of the `choices` may have been on a feature that was completed since; answered
    by a correction "returned" or "none".
    `turn`: the points depend on who placed the tile, and the photo does not show it; answered by `turns`.
    """

    x = fields.Integer()
    y = fields.Integer()
    figure = fields.Integer()
    figures = fields.List(
        fields.Integer(), metadata={"description": "pieces: indices of the figures whose kind is not named"}
    )
    kinds = fields.List(
        word(FIGURE_KINDS), metadata={"description": "pieces: kinds of figure that they may be as well"}
    )
    tokens = fields.List(
        word(TOKEN_KINDS),
        metadata={"description": "pieces: tokens of wood that may be there, of which none was entered yet"},
    )
    village = fields.String()
    colour = fields.String()
    kind = word(FIGURE_KINDS, metadata={"description": "of a figure that is not to be seen"})
    reason = fields.String(required=True, validate=OneOf(DOUBTS))
    candidates = fields.List(fields.Nested(CandidateSchema))
    quad = Quad()
    feature = fields.Nested(
        RefSchema,
        allow_none=True,
        metadata={"description": "tokens, hidden figures: on what they lie or stand"},
    )
    token = word(TOKEN_KINDS, metadata={"description": "tokens: which ones; how many lie there is asked"})
    choices = fields.List(fields.Nested(PhotoChoiceSchema))
    question = fields.String()
    most = fields.Integer(metadata={"description": "tokens: how many were put there at most"})


class PhotoTrackSchema(Answer):
    """The score track in the picture.

    `quad`: the corners of its sheet in pixels, clockwise from the upper left (its entrance is at the lower
    right); corners may be outside the picture.
    """

    layout = fields.String(required=True)
    quad = Quad(required=True)
    confidence = fields.Float(required=True)


class PhotoMarkerSchema(Answer):
    """A marker on the score track: points so far, to be confirmed by PATCH `points`.

    A lying marker has been round once: `points` is `field` + 50.
    """

    colour = fields.String(required=True)
    points = fields.Integer(required=True)
    field = fields.Integer(required=True)
    lying = fields.Boolean(required=True)
    confidence = fields.Float(required=True)
    point = fields.List(fields.Float(), required=True, validate=Length(equal=2))
