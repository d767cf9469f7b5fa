"""GET /rules: the list, and the search by words, id and game."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from referee.say import languages
from tests.api.border import API, problem


def listed(client: FlaskClient, language: str = "en", **query: str) -> Any:
    answer = client.get(f"{API}/rules", query_string=query, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.get_data(as_text=True)
    found = answer.get_json()
    assert found["count"] == len(found["rules"])
    return found["rules"]


def test_every_listed_rule_can_be_looked_up(client: FlaskClient) -> None:
    rules = listed(client)
    assert len({rule["id"] for rule in rules}) == len(rules) > 300
    for rule in rules[::25]:
        known = client.get(f"{API}/rules/{rule['id']}").get_json()
        assert known == {name: rule[name] for name in known}


@pytest.mark.parametrize("language", languages())
def test_rules_have_the_language_of_the_request(client: FlaskClient, language: str) -> None:
    answer = client.get(f"{API}/rules", headers={"Accept-Language": language})
    assert answer.headers["Content-Language"] == language
    assert len(answer.get_json()["rules"]) == len(listed(client))


def test_all_words_have_to_occur_in_any_case(client: FlaskClient) -> None:
    found = listed(client, q="MONASTERY tiles")
    assert found
    for rule in found:
        text = " ".join(str(value) for value in rule.values()).lower()
        assert "monastery" in text
        assert "tiles" in text
    assert listed(client, q="no such word in any rule") == []


def test_accents_do_not_matter(client: FlaskClient) -> None:
    assert listed(client, "ro", q="manastire") == listed(client, "ro", q="mănăstire") != []


def test_the_beginning_of_the_id_and_the_game(client: FlaskClient) -> None:
    assert {rule["id"][:3] for rule in listed(client, rule="cb-")} == {"CB-"}
    games = {rule["game"] for rule in listed(client, game="dorra-amazonas")}
    assert games == {"dorra-amazonas", None}


def test_an_unknown_game_is_refused_with_similar_names(client: FlaskClient) -> None:
    answer = client.get(f"{API}/rules?game=carcasonne")
    assert answer.status_code == 422
    assert problem(answer)["near"] == ["carcassonne"]


def test_an_unchanged_list_is_not_sent_again(client: FlaskClient) -> None:
    first = client.get(f"{API}/rules?q=abbey")
    again = client.get(f"{API}/rules?q=abbey", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
