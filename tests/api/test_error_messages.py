"""Errors of malformed requests speak the language of the request, English by default."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import marshmallow
import pytest
from flask.testing import FlaskClient
from marshmallow import fields

from api.http.problem import KINDS
from api_schemas.common.error_paths import flat
from api_schemas.common.schema import ByName, Flag, Integer, Names, Schema, Text, rows
from api_schemas.common.validators import Length, Range
from referee.error_messages import meaning, title
from referee.game import Message
from tests import messages
from tests.messages import TRANSLATED

API = "/api/v1"
HOUSE = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_malformed_body_is_answered_in_the_language(client: FlaskClient, language: str) -> None:
    body = {"game": 5, "tiles": {}, "catalog": []}
    english = client.post(f"{API}/scores", json=body).json
    answer = client.post(f"{API}/scores", json=body, headers={"Accept-Language": language})
    assert answer.headers["Content-Language"] == language
    assert "Accept-Language" in answer.headers["Vary"]
    own = answer.json
    assert english is not None
    assert own is not None
    assert own["errors"].keys() == english["errors"].keys()
    assert own["type"] == english["type"]
    assert own["title"] == title("bad-content", language) != english["title"]
    for path, texts in english["errors"].items():
        assert all(a != b for a, b in zip(own["errors"][path], texts, strict=True)), (path, texts)
    first = next(iter(own["errors"].values()))[0]
    assert first in own["detail"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_general_problems_are_answered_in_the_language(client: FlaskClient, language: str) -> None:
    accept = {"Accept-Language": language}
    for answer in (
        client.get(f"{API}/nothing", headers=accept),
        client.get(f"{API}/nothing?language={language}"),
        client.post(f"{API}/scores", data=b"{", content_type="application/json", headers=accept),
        client.post(f"{API}/scores", data=b"{}", content_type="text/plain", headers=accept),
    ):
        body = answer.json
        assert body is not None
        assert body["title"] == title(body["type"].partition("#")[2], language)
        english = [meaning(kind, "en") for kind in KINDS]
        assert body["detail"] not in english
        assert not re.search(
            r"\b(the|body|header|nothing)\b", body["detail"].replace("header Content", "")
        ), body


def test_without_a_language_errors_are_english(client: FlaskClient) -> None:
    body = client.get(f"{API}/nothing").json
    assert body is not None
    assert body["title"] == "Not found"


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_every_kind_of_problem_has_title_and_meaning(language: str) -> None:
    own = messages.of(language, "errors.ftl")
    assert {f"problem-{kind}" for kind in KINDS} | {f"problem-{kind}.meaning" for kind in KINDS} <= own.keys()


PROBES = (
    (Text(3), [5, "long text", None]),
    (Text(only=("a", "b")), ["c"]),
    (Integer(1, 9), [0, "5", 2.5, None]),
    (Integer(only=(1, 2)), [3]),
    (Flag(), [1, None]),
    (fields.Float(allow_nan=False), ["x", float("nan")]),
    (fields.Boolean(truthy={True}, falsy={False}), ["x"]),
    (fields.List(Text(3), validate=Length(1, 2)), [5, [], ["a", "b", "c"]]),
    (fields.List(Text(3), validate=Length(equal=2)), [["a"]]),
    (fields.List(Text(3), validate=Length(min=1)), [[]]),
    (fields.List(Text(3), validate=Length(max=1)), [["a", "b"]]),
    (fields.Integer(validate=Range(min=1)), [0]),
    (fields.Integer(validate=Range(max=1)), [2]),
    (ByName(3, Integer(0, 9), 2), [5, {"long name": 1}, {"a": 10}]),
    (Names(), [5, ["N"] * 99]),
    (rows(Schema.from_dict({}), 2), [5, [1, 2, 3], [1]]),  # type: ignore[arg-type]
)


@pytest.mark.parametrize(("field", "wrong"), PROBES)
def test_every_error_of_a_field_is_a_message(field: fields.Field[Any], wrong: list[Any]) -> None:
    for value in [*wrong, marshmallow.missing]:
        field.required = True
        with pytest.raises(marshmallow.ValidationError) as refused:
            field.deserialize(value)
        for text in [one for texts in flat(refused.value.messages).values() for one in texts]:
            assert text.id != "error-other", (value, text)
            assert all(text.in_language(language) != text for language in TRANSLATED), text


def test_schemas_use_our_validators() -> None:
    """Those of marshmallow have English sentences."""
    sources = {path: path.read_text() for path in (HOUSE / "api_schemas").rglob("*.py")}
    stock = re.compile(r"\bvalidate\.(Range|Length|OneOf|Regexp|Equal|URL|Email)\(|\bfields\.(URL|UUID|Date)")
    assert {str(path) for path, source in sources.items() if stock.search(source)} == set()


def test_values_are_carried_over_and_never_read_as_messages() -> None:
    assert Message("error-range", low=1, high=9).in_language("de") == "Muss zwischen 1 und 9 liegen."
    unknown = Message("error-unknown", kind="player", name="{ $x } . ")
    assert unknown.in_language("de") == "Es gibt keine Person „{ $x } . “."
    near = Message("error-unknown-near", kind="tile", name="a", near=("base/A", "base/B"))
    assert near.in_language("it") == "Non esiste nessuna tessera «a». Volevi dire base/A o base/B?"
    assert near == "There is no tile “a”. Did you mean base/A or base/B?"


def test_messages_survive_a_process_boundary() -> None:
    inner = Message("error-unknown", kind="tile", name="a")
    copy = pickle.loads(pickle.dumps(Message("error-first", path="x", message=inner)))
    assert copy == "x: There is no tile “a”."
    assert copy.in_language("de") == "x: Es gibt kein Plättchen „a“."
