"""Catalogs of users: stored, changed with their token, played; a match keeps the version it began with."""

from __future__ import annotations

import copy
import io
import json
from typing import Any
from urllib.parse import quote

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import text

from app import create_app
from services.infra.tokens import token_hash
from settings import Settings
from tests.api.border import API, position, problem
from tests.api.matches import NEW, Table, end, imported, place

CROSS = {
    "id": "mine/X",
    "edges": "RRRR",
    "features": [
        {"kind": "road", "edges": ["N"]}, {"kind": "road", "edges": ["E"]},
        {"kind": "road", "edges": ["S"]}, {"kind": "road", "edges": ["W"]},
        {"kind": "field", "halves": ["NR", "EL"]}, {"kind": "field", "halves": ["ER", "SL"]},
        {"kind": "field", "halves": ["SR", "WL"]}, {"kind": "field", "halves": ["WR", "NL"]},
    ],
}  # fmt: skip
STRAIGHT = {
    "id": "mine/S",
    "edges": "FRFR",
    "features": [
        {"kind": "road", "edges": ["E", "W"]},
        {"kind": "field", "halves": ["WR", "NL", "NR", "EL"]},
        {"kind": "field", "halves": ["ER", "SL", "SR", "WL"]},
    ],
}
MINE = {
    "name": "Mine", "tiles": [CROSS, STRAIGHT],
    "printings": {"mine:1": {"editions": ["C1"], "counts": {"mine/X": 2, "mine/S": 1}}},
}  # fmt: skip


@pytest.fixture
def client(match_app: Flask) -> FlaskClient:
    return match_app.test_client()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def keep(client: FlaskClient, data: Any = MINE, status: int = 201) -> Any:
    answer = client.post(f"{API}/catalogs", json=data)
    assert answer.status_code == status, answer.get_data(as_text=True)[:2000]
    return answer.get_json() if status < 400 else problem(answer)


def get(client: FlaskClient, id: str, version: str = "") -> Any:
    return client.get(f"{API}/catalogs/{quote(id, safe='')}{version and '?version=' + version}").get_json()


def put(client: FlaskClient, id: str, data: Any, token: str = "", status: int = 200) -> Any:
    headers = bearer(token) if token else {}
    answer = client.put(f"{API}/catalogs/{quote(id, safe='')}", json=data, headers=headers)
    assert answer.status_code == status, answer.get_data(as_text=True)[:2000]
    return answer.get_json() if status < 400 else problem(answer)


def test_a_catalog_is_kept_and_listed_for_its_token(client: FlaskClient) -> None:
    made, other = keep(client), keep(client)
    assert made["id"].startswith("user/")
    assert made["id"] != other["id"]
    found = get(client, made["id"])
    assert (found["id"], found["version"], found["provenance"]) == (made["id"], made["version"], "user")
    assert found["game"] == "carcassonne"
    assert [tile["id"] for tile in found["tiles"]] == ["mine/X", "mine/S"]
    assert found["tiles"][0]["outlines"]

    def listed(**headers: str) -> set[str]:
        return {row["id"] for row in client.get(f"{API}/catalogs", headers=headers).get_json()["catalogs"]}

    assert not {made["id"], other["id"]} & listed()
    assert listed(**bearer(made["token"])) - listed() == {made["id"]}
    both = listed(**bearer(f"{made['token']}, {other['token']}"))
    assert both - listed() == {made["id"], other["id"]}
    assert listed(**bearer("nonsense")) == listed()


def test_listing_does_not_read_the_tiles(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a start, the first list of twenty large sets read them whole."""
    made = keep(client)
    catalogs = client.application.extensions["services"].catalogs
    monkeypatch.setattr(catalogs, "_version", lambda *_: pytest.fail("a set was read"))
    row = client.get(f"{API}/catalogs", headers=bearer(made["token"])).get_json()["catalogs"][-1]
    assert (row["id"], row["designs"]) == (made["id"], len(MINE["tiles"]))


def test_the_list_fills_in_what_an_older_release_did_not_store(client: FlaskClient) -> None:
    made = keep(client)
    before = client.get(f"{API}/catalogs", headers=bearer(made["token"])).get_json()
    records = client.application.extensions["services"].catalogs.records()
    records.keep_summary(made["id"], made["version"], None)
    assert client.get(f"{API}/catalogs", headers=bearer(made["token"])).get_json() == before
    assert records.listed([token_hash(made["token"])])[0].summary is not None


def test_a_new_version_leaves_the_old_one(client: FlaskClient) -> None:
    made = keep(client)
    fewer = {**MINE, "tiles": [CROSS], "printings": {}}
    put(client, made["id"], fewer, status=401)
    put(client, made["id"], fewer, keep(client)["token"], status=403)
    put(client, "user/nothing", fewer, made["token"], status=404)
    put(client, "base", fewer, made["token"], status=403)
    assert get(client, made["id"])["version"] == made["version"]
    renewed = put(client, made["id"], fewer, made["token"])
    assert renewed["version"] != made["version"]
    assert len(get(client, made["id"])["tiles"]) == 1
    assert len(get(client, made["id"], made["version"])["tiles"]) == 2
    again = put(client, made["id"], MINE, made["token"])
    assert again["version"] == made["version"]
    assert client.get(f"{API}/catalogs/{quote(made['id'], safe='')}?version=0").status_code == 404


def test_played_with_and_the_match_keeps_its_version(client: FlaskClient) -> None:
    made = keep(client)
    table = Table.new(client, catalogs=["base", made["id"]])
    assert {"id": made["id"], "version": made["version"]} in table.made["catalogs"]
    assert table.get()["provenance"] == {"base": "published", made["id"]: "user"}
    table.play([place("red", "mine/X", 1, 0, 0), end("red")])
    put(client, made["id"], {**MINE, "tiles": [CROSS], "printings": {}}, made["token"])
    table.client.application.extensions["services"].matches.repository.forget(table.id)
    assert table.get("/placements?tile=mine/S")["left"] == 1
    assert table.get("/placements?tile=mine/X")["left"] == 1
    table.play([place("blue", "mine/S", 2, 0, 0), end("blue")])
    newer = Table.new(client, catalogs=["base", made["id"]])
    assert newer.ask("GET", "/placements?tile=mine/S").status_code == 422


def test_a_built_in_catalog_that_was_mended_leaves_old_matches_as_they_were(client: FlaskClient) -> None:
    """As if the match had begun with an older base/D, with nine copies."""
    table = Table.new(client)
    old = copy.deepcopy(table.get("/export")["catalogs"][0]["data"])
    for printing in old["printings"].values():
        if "base/D" in printing["counts"]:
            printing["total"] += 9 - printing["counts"]["base/D"]
            printing["counts"]["base/D"] = 9
    with client.application.extensions["services"].storage.ready().write() as session:
        session.execute(
            text("INSERT INTO catalog_versions (id, version, data) VALUES ('base', :version, :data)"),
            {"version": table.id, "data": json.dumps(old)},
        )
        session.execute(
            text("UPDATE matches SET catalogs = :pins WHERE id = :id"),
            {"id": table.id, "pins": json.dumps([["base", table.id]])},
        )
    client.application.extensions["services"].matches.repository.forget(table.id)
    assert table.get()["catalogs"] == [{"id": "base", "version": table.id}]
    assert table.get("/placements?tile=base/D")["left"] == 8
    assert Table.new(client).get("/placements?tile=base/D")["left"] == 3


def test_an_export_takes_its_catalogs_along(client: FlaskClient, tmp_path: Any) -> None:
    made = keep(client)
    table = Table.new(client, catalogs=["base", made["id"]])
    table.play([place("red", "mine/X", 1, 0, 0), end("red")])
    export = table.get("/export")
    elsewhere = create_app(Settings(data_dir=str(tmp_path), ratelimit_enabled=False))
    again = imported(elsewhere.test_client(), export)
    assert again.get("/export") == export
    assert again.shown() == table.shown()
    spoilt = copy.deepcopy(export)
    spoilt["catalogs"][1]["data"]["tiles"][0]["edges"] = "CCCC"
    spoilt["catalogs"][1]["version"] = "0" * 16
    assert imported(elsewhere.test_client(), spoilt, 422)["errors"]
    elsewhere.extensions["services"].stop()


@pytest.mark.parametrize(
    ("id", "game", "options"),
    [
        ("base", "carcassonne", {}),
        ("gold-rush", "gold-rush", {}),
        ("dorra-stand-in", "dorra-amazonas", {}),
        ("stand-in-map", "carcassonne", {"map": "stand-in-map"}),
    ],
)
def test_tiles_not_shipped_belong_to_users(
    client: FlaskClient, id: str, game: str, options: dict[str, Any]
) -> None:
    """A file put made-up content under the name of a built-in set, as "published"."""
    table = Table.new(client, game=game, options=options, players=[{"id": "red"}, {"id": "blue"}])
    export = table.get("/export")
    (place,) = (n for n, one in enumerate(export["catalogs"]) if one["id"] == id)
    made_up = copy.deepcopy(export)
    made_up["catalogs"][place] |= {"version": "0" * 16}
    made_up["catalogs"][place]["data"] |= {"name": "Made up", "provenance": "published"}
    message = imported(client, made_up, 422)["errors"][f"catalogs[{place}].version"][0]
    made_up["catalogs"][place]["version"] = message.removesuffix(".").split()[-1]
    twin = imported(client, made_up)
    assert twin.get()["provenance"][id] == "user"
    found = get(client, id, made_up["catalogs"][place]["version"])
    assert (found["name"], found["provenance"]) == ("Made up", "user")
    assert twin.get("/export") == imported(client, twin.get("/export")).get("/export")
    shipped = get(client, id)
    assert table.get()["provenance"][id] == shipped["provenance"] != "user"


def test_an_imported_file_publishes_no_catalog(client: FlaskClient) -> None:
    """Nor under an id that does not exist here."""
    export = Table.new(client, catalogs=["base", keep(client)["id"]]).get("/export")
    for id in (export["catalogs"][1]["id"], "cathedral-of-ours"):
        made_up = copy.deepcopy(export)
        row = made_up["catalogs"][1]
        made_up["setup"]["catalogs"] = ["base", id]
        row["data"] |= {"id": id, "provenance": "published"}
        row |= {"id": id, "version": "0" * 16}
        message = imported(client, made_up, 422)["errors"]["catalogs[1].version"][0]
        row["version"] = message.removesuffix(".").split()[-1]
        assert imported(client, made_up).get()["provenance"] == {"base": "published", id: "user"}
        assert get(client, id, row["version"])["provenance"] == "user"


def test_inline_catalogs_are_kept_whole(client: FlaskClient) -> None:
    table = Table.new(client, catalogs=["base", {"id": "mine", **MINE}])
    table.play([place("red", "mine/X", 1, 0, 0), end("red")])
    table.client.application.extensions["services"].matches.repository.forget(table.id)
    assert table.get("/position")["catalogs"][1]["tiles"][0]["id"] == "mine/X"
    assert imported(client, table.get("/export")).shown() == table.shown()


def test_placements_accept_custom_catalogs(client: FlaskClient) -> None:
    made = keep(client)
    request = {"position": position((0, 0, "base/D", 0), catalogs=["base", made["id"]]), "tile": "mine/S"}
    answer = client.post(f"{API}/placements", json=request)
    assert answer.status_code == 200, answer.get_data(as_text=True)
    assert answer.get_json()["count"] > 0
    assert answer.get_json()["left"] == 1


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({}, "tiles"),
        ({"tiles": []}, "tiles"),
        ({"tiles": "x"}, "tiles"),
        ({"tiles": [CROSS] * 501}, "tiles"),
        ({"tiles": [CROSS, CROSS]}, "tiles[1].id"),
        ({"tiles": [{**CROSS, "edges": "CCCC"}]}, "tiles[0]"),
        ({"tiles": [CROSS], "game": "chess"}, "game"),
        ({"tiles": [CROSS], "game": 5}, "game"),
        ({"tiles": [CROSS], "name": "<script>alert(1)</script>"}, "name"),
        ({"tiles": [CROSS], "source": "a\u0007b"}, "source"),
        ({"tiles": [CROSS], "marks": {"<b>": "x"}}, "marks"),
        ({"tiles": [CROSS], "printings": {"p": {"counts": {"mine/Y": 1}}}}, "printings"),
        ({"tiles": [CROSS], "tile": []}, "tile"),
        ({"tiles": [{**CROSS, "egdes": "RRRR"}]}, "tiles[0].egdes"),
        ({"tiles": [{**CROSS, "counts": {"mine:1": 2}}]}, "tiles[0].counts"),
        ([], "$"),
    ],
)
def test_not_a_catalog(client: FlaskClient, data: Any, path: str) -> None:
    before = client.get(f"{API}/catalogs").get_json()
    answer = keep(client, data, 422)
    assert any(where.startswith(path) for where in answer["errors"]), answer
    assert client.get(f"{API}/catalogs").get_json() == before


def test_all_faults_are_reported_at_once(client: FlaskClient) -> None:
    wrong = {**MINE, "name": "<b>", "tiles": [{**CROSS, "edges": "CCCC"}, {"id": "mine/S", "features": [{}]}]}
    assert len(keep(client, wrong, 422)["errors"]) >= 3


def test_what_concerns_a_catalog_as_a_whole_is_under_the_path_of_the_body(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it has too many errors, bytes or versions, or can have no picture."""
    many = {**MINE, "tiles": [{**CROSS, "id": f"mine/{n}", "edges": "CCCC"} for n in range(200)]}
    for path in ("/catalogs", "/catalogs/check"):
        assert problem(client.post(API + path, json=many))["errors"]["$"]
    kept = keep(client)
    where, headers = f"{API}/catalogs/{quote(kept['id'], safe='')}", bearer(kept["token"])
    form = {"picture": (io.BytesIO(b"x"), "map.jpg")}
    answers = [client.put(f"{where}/picture", data=form, headers=headers)]
    monkeypatch.setattr("services.catalogs.service.MOST_VERSIONS", 1)
    answers.append(client.put(where, json={**MINE, "name": "Another"}, headers=headers))
    monkeypatch.setattr("services.catalogs.service.MOST_BYTES", 10)
    answers.append(client.post(f"{API}/catalogs", json=MINE))
    for answer in answers:
        assert answer.status_code == 422
        (message,) = problem(answer)["errors"]["$"]
        assert problem(answer)["detail"] == f"$: {message}"


def test_a_large_catalog_is_refused_unread(client: FlaskClient) -> None:
    answer = client.post(f"{API}/catalogs", json={**MINE, "source": "x" * 1_000_001})
    assert answer.status_code == 413
    problem(answer)


def test_no_match_with_a_catalog_that_is_not_there(client: FlaskClient) -> None:
    answer = client.post(f"{API}/matches", json={**NEW, "catalogs": ["base", "user/AAAAAAAAAAAA"]})
    assert answer.status_code == 422
    assert problem(answer)["errors"]["catalogs[1]"]
