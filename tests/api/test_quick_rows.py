"""The fast path through a schema gives what marshmallow gives, or leaves the row to it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from marshmallow import Schema, ValidationError, fields

from api_schemas.common.quick_rows import Unclear, reader
from api_schemas.positions.coordinates import RefSchema
from api_schemas.positions.position import FigureSchema, LaidSchema, PlayerSchema, TokenSchema

SCHEMAS = [LaidSchema(), FigureSchema(), PlayerSchema(), TokenSchema(), RefSchema()]
GOOD: dict[type[Schema], dict[str, Any]] = {
    LaidSchema: {"x": 0, "y": -3, "tile": "base/D", "rotation": 90, "edges": "CRFR"},
    FigureSchema: {
        "player": "red",
        "kind": "meeple",
        "x": 1,
        "y": 2,
        "feature": {"kind": "city", "at": ["N", "E"]},
    },
    PlayerSchema: {"id": "red", "name": "Ana", "colour": "red", "points": 3},
    TokenSchema: {"kind": "sheep", "value": 3, "x": 0, "y": 0, "feature": {"kind": "field", "at": "SL"}},
    RefSchema: {"kind": "city", "at": "N"},
}
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from(
        [0, 90, 45, 10_000, 10_001, -10_001, 0.0, 1.0, 1.5, "", "\u200b", "N", "90", "x" * 100, [], ["N"], {}]
    ),
    st.fixed_dictionaries(
        {"kind": st.sampled_from(["city", "", 3])}, optional={"at": st.sampled_from(["N", [], 3])}
    ),
)


@st.composite
def rows(draw: st.DrawFn) -> tuple[Schema, Any]:
    """A good row with some fields missing, replaced, or one too many."""
    schema = draw(st.sampled_from(SCHEMAS))
    row = dict(GOOD[type(schema)])
    for name in list(row):
        deed = draw(st.sampled_from(["keep", "keep", "keep", "drop", "change"]))
        if deed == "drop":
            del row[name]
        elif deed == "change":
            row[name] = draw(VALUES)
    if draw(st.integers(0, 5)) == 0:
        row["more"] = draw(VALUES)
    return schema, draw(st.sampled_from([row, row, row, row, [row], None, "row"]))


@settings(max_examples=500)
@given(rows())
def test_the_short_path_agrees_with_the_long_one(question: tuple[Schema, Any]) -> None:
    schema, row = question
    try:
        short = reader(schema)(row)
    except Unclear:
        return
    assert short == schema.load(row)


@pytest.mark.parametrize("kind", GOOD)
def test_valid_input_takes_the_short_path(kind: type[Schema]) -> None:
    assert reader(kind())(GOOD[kind]) == kind().load(GOOD[kind])


@settings(max_examples=500)
@given(rows())
def test_input_that_marshmallow_refuses_is_never_accepted(question: tuple[Schema, Any]) -> None:
    schema, row = question
    try:
        schema.load(row)
    except ValidationError:
        with pytest.raises(Unclear):
            reader(schema)(row)


def test_a_schema_with_other_fields_has_no_short_way() -> None:
    with pytest.raises(TypeError, match="no quick way"):
        reader(Schema.from_dict({"when": fields.DateTime()})())
