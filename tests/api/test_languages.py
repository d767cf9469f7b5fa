"""Accept-Language on every route that returns sentences."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.border import API, CITIES, position
from tests.api.matches import CITY, Table, place

QUERIED = [
    "/games",
    "/games/carcassonne",
    "/rules",
    "/rules?q=meeple",
    "/rules/HS-F9",
    "/catalogs/none",
    "/photos/none",
    "/matches/none/summary",
]

CORNER = {
    "position": position((0, 0, "base/D", 0)),
    "move": {"type": "place", "player": "red", "tile": "base/D", "x": 1, "y": 1, "rotation": 0},
}
WANTED = [
    ("ro", "ro"),
    ("ro-MD", "ro"),
    ("RO_ro", "ro"),
    ("ro-RO,ro;q=0.9,en-US;q=0.8,en;q=0.7", "ro"),
    ("ro-RO;q=0.9, en;q=0.5", "ro"),  # the exact tag has a lower weight
    ("en;q=0.5, it-CH;q=0.6", "it"),
    ("it;q=0, ro;q=0.1", "ro"),
    ("fr, it;q=0.8, en;q=0.3", "it"),
    ("en-GB, it;q=0.9", "en"),
    ("fr", "en"),
    ("*", "en"),
    ("fr, *;q=0.1", "en"),
    ("", "en"),
]


@pytest.mark.parametrize(("accepted", "language"), WANTED)
def test_the_language_wanted_most_is_spoken(client: FlaskClient, accepted: str, language: str) -> None:
    answer = client.get(f"{API}/rules/CB-P1", headers={"Accept-Language": accepted})
    assert answer.headers["Content-Language"] == language
    assert "Accept-Language" in answer.headers["Vary"]
    titles = {
        "en": "Where a tile may go",
        "ro": "Unde poate sta un cartonaș",
        "it": "Dove può stare una tessera",
    }
    assert answer.get_json()["title"] == titles[language]


@pytest.mark.parametrize("path", QUERIED)
def test_the_query_chooses_the_language_on_every_route(client: FlaskClient, path: str) -> None:
    """As Accept-Language does, which it precedes."""
    named = client.get(
        f"{API}{path}{'&' if '?' in path else '?'}language=de_AT", headers={"Accept-Language": "it"}
    )
    accepted = client.get(f"{API}{path}", headers={"Accept-Language": "de"})
    assert named.status_code == accepted.status_code
    assert named.headers["Content-Language"] == accepted.headers["Content-Language"] == "de"
    assert named.data == accepted.data
    assert "Accept-Language" in named.headers["Vary"]


def test_a_question_may_name_its_language(client: FlaskClient) -> None:
    german = client.post(f"{API}/rulings?language=de", json=CORNER).get_json()
    assert german == client.post(f"{API}/rulings", json=CORNER, headers={"Accept-Language": "de"}).get_json()
    assert german["reasons"][0]["says"].startswith("In (1, 1)")


@pytest.mark.parametrize("language", ["ro", "it", "de"])
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/rulings", CORNER),
        ("/rulings", {"position": CITIES, "feature": {"x": 0, "y": 0, "kind": "city", "at": "N"}}),
        ("/scores", {"position": CITIES, "final": False}),
        ("/games", None),
        ("/games/carcassonne", None),
        ("/rules/HS-F9", None),
    ],
    ids=["place", "feature", "scores", "games", "game", "rule"],
)
def test_only_words_differ_between_languages(
    client: FlaskClient, path: str, body: Any, language: str
) -> None:
    answers = {}
    for wanted in ("en", language):
        headers = {"Accept-Language": wanted}
        sent = (
            client.post(API + path, json=body, headers=headers)
            if body
            else client.get(API + path, headers=headers)
        )
        assert sent.status_code == 200
        assert sent.headers["Content-Language"] == wanted
        answers[wanted] = sent.get_json()
    english, other = answers["en"], answers[language]
    assert bare(english) == bare(other)
    assert sentences(english)
    assert not {text for text in sentences(english) if len(text) > 12} & set(sentences(other))


def test_placements_have_no_words(client: FlaskClient) -> None:
    body = {"position": CORNER["position"], "tile": "base/V", "player": "red"}
    answers = [
        client.post(API + "/placements", json=body, headers={"Accept-Language": x}) for x in ("ro", "en")
    ]
    assert answers[0].get_json() == answers[1].get_json()
    assert not sentences(answers[0].get_json())


def test_an_illegal_move_is_refused_in_the_language(client: FlaskClient) -> None:
    answer = client.post(
        API + "/rulings", json=CORNER, headers={"Accept-Language": "ro-RO,ro;q=0.9"}
    ).get_json()
    assert [reason["says"] for reason in answer["reasons"]] == [
        "La (1, 1) cartonașul le-ar atinge pe celelalte doar cu un colț; este nevoie de o latură întreagă."
    ]


def test_a_match_speaks_the_language_of_each_request(client: FlaskClient) -> None:
    table = Table.new(client)
    corner = {"seq": 0, "moves": [place("red", "base/E", 1, 1, 0)]}
    refused = table.ask("POST", "/moves", corner, Accept_Language="ro-RO;q=0.9, en;q=0.1")
    assert refused.status_code == 422
    assert refused.headers["Content-Language"] == "ro"
    assert refused.get_json()["detail"] == (
        "La (1, 1) cartonașul le-ar atinge pe celelalte doar cu un colț; este nevoie de o latură întreagă."
    )
    played = table.ask("POST", "/moves", {"seq": 0, "moves": CITY}, Accept_Language="it")
    assert [line["says"] for line in played.get_json()["lines"]] == [
        "Red prende 4 punti per una città completa: 2 tessere × 2 = 4."
    ]
    history = {x: table.ask("GET", "/history", Accept_Language=x).get_json() for x in ("en", "ro", "it")}
    assert bare(history["en"]) == bare(history["ro"]) == bare(history["it"])
    assert len({str(sentences(answer)) for answer in history.values()}) == 3


def sentences(answer: Any) -> list[str]:
    """Every sentence of an answer."""
    if isinstance(answer, dict):
        own = [answer[key] for key in ("says", "title", "text", "source") if isinstance(answer.get(key), str)]
        return own + [text for value in answer.values() for text in sentences(value)]
    return [text for value in answer for text in sentences(value)] if isinstance(answer, list) else []


def bare(answer: Any) -> Any:
    """An answer without its sentences."""
    if isinstance(answer, dict):
        return {k: bare(v) for k, v in answer.items() if k not in ("says", "title", "text", "source")}
    return [bare(value) for value in answer] if isinstance(answer, list) else answer
