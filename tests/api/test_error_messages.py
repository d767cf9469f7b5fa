"""31: errors of malformed requests speak the language of the request, English by default."""

from __future__ import annotations

import re

import marshmallow
import pytest
from flask.testing import FlaskClient
from marshmallow import fields, validate

from api.http.problem import KINDS
from referee.error_messages import LONGEST, meaning, title, translated
from tests import messages
from tests.messages import TRANSLATED

API = "/api/v1"


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


def of_marshmallow() -> set[str]:
    """The messages of the fields and validators that the schemas use."""
    kinds = (
        fields.Field,
        fields.String,
        fields.Integer,
        fields.Float,
        fields.List,
        fields.Dict,
        fields.Nested,
    )
    found = {text for kind in kinds for base in kind.__mro__ for text in _own(base)}
    found |= set(marshmallow.Schema._default_error_messages.values())
    for check, value in [
        (validate.Range(min=1), 0),
        (validate.Range(max=1), 2),
        (validate.Range(min=1, max=2), 3),
        (validate.Length(min=1), ""),
        (validate.Length(max=1), "ab"),
        (validate.Length(min=1, max=2), "abc"),
        (validate.Length(equal=1), "abc"),
        (validate.OneOf(["a", "b"]), "c"),
        (validate.Regexp("a"), "b"),
        (validate.Equal("a"), "b"),
    ]:
        with pytest.raises(marshmallow.ValidationError) as refused:
            check(value)
        found |= set(refused.value.messages)
    return found


def _own(base: type) -> set[str]:
    return set(getattr(base, "default_error_messages", {}).values())


@pytest.mark.parametrize("language", TRANSLATED)
def test_marshmallows_messages_have_translations(language: str) -> None:
    found = of_marshmallow()
    assert len(found) > 15
    assert {text for text in found if translated(text, language) == text} == set()


def test_values_are_carried_over_and_never_read_as_messages() -> None:
    assert translated("Must be greater than or equal to 1 and less than or equal to 9.", "de") == (
        "Muss zwischen 1 und 9 liegen."
    )
    assert translated("There is no player '{ $x } . '.", "de") == "Unbekannt: Person '{ $x } . '."
    assert translated("There is no tile 'a'. Did you mean base/A?", "it") == (
        "Sconosciuto: tessera 'a'. Volevi dire base/A?"
    )
    assert translated("No such sentence.", "de") == "No such sentence."
    long = "There is no tile " + "x" * LONGEST + "."
    assert translated(long, "de") == long
