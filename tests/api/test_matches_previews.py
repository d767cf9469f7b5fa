"""Previews of a match, and invitations to it."""

from __future__ import annotations

import re

from flask.testing import FlaskClient

from tests.api.matches import CITY, ROAD, Table, deploy, end, place

DRAGON = {"edition": "C1", "expansions": ["dragon"]}


def test_legal_moves_of_the_moment(client: FlaskClient) -> None:
    """Before the tile: every tile of the box, and no other move than to end the game."""
    ahead = Table.new(client).post("/preview", {})
    assert {"tile": "base/D", "left": 3} in ahead["tiles"]
    assert ahead["offers"] == [{"type": "end_game"}]
    assert (ahead["to_move"], ahead["seq"], ahead["over"]) == ("red", 0, False)


def test_after_the_tile_every_offer_is_legal_and_no_other_deployment(client: FlaskClient) -> None:
    table = Table.new(client)
    laid = CITY[0]
    ahead = table.post("/preview", {"moves": [laid]})
    assert ahead["tiles"] == []
    assert [[t["x"], t["y"]] for t in ahead["position"]["tiles"]] == [[0, 0], [0, -1]]
    deployments = [o for o in ahead["offers"] if o["type"] == "deploy"]
    answer = table.get("/placements?tile=base/E")
    there = next(p for p in answer["placements"] if (p["x"], p["y"], p["rotation"]) == (0, -1, 180))
    assert [(d["kind"], d["feature"]) for d in deployments] == [
        (d["kind"], {"kind": d["feature"]["kind"], "at": d["feature"]["at"]}) for d in there["deployments"]
    ]
    for offer in ahead["offers"]:
        table.post("/preview", {"moves": [laid, offer]})
    assert table.seq == 0


def test_a_whole_turn_ahead_shows_its_points(client: FlaskClient) -> None:
    table = Table.new(client)
    ahead = table.post("/preview", {"moves": CITY})
    kept = table.play(CITY)
    assert ahead["lines"] == kept["lines"] != []
    assert (ahead["scores"], ahead["to_move"]) == (kept["scores"], kept["to_move"])


def test_an_illegal_turn_in_a_preview(client: FlaskClient) -> None:
    table = Table.new(client)
    wrong = place("red", "base/E", 0, -1, 0)
    refused = table.post("/preview", {"moves": [wrong]}, 422)
    assert refused["ruling"]["reasons"][0]["rule"] == "CB-P2"
    insisted = table.post("/preview", {"moves": [wrong], "insist": True})
    assert [r["rule"] for r in insisted["house_rules"]] == ["CB-P2"]
    table.post("/preview", {"moves": [ROAD[0]]}, 422)
    assert table.seq == 0


def test_without_hints_no_deployments_are_offered(client: FlaskClient) -> None:
    table = Table.new(client)
    table.ask("PATCH", "", {"hints": False})
    ahead = table.post("/preview", {"moves": CITY[:1]})
    assert [o["type"] for o in ahead["offers"]] == ["end_turn"]


def test_tokens_and_flocks_are_offered(client: FlaskClient) -> None:
    table = Table.new(client, options={"edition": "C1", "expansions": ["hills-and-sheep"]})
    shepherd = [place("red", "base/E", 0, -1, 180), deploy("red", 0, -1, "field", "NL", "shepherd")]
    due = table.post("/preview", {"moves": shepherd})
    assert [o["token"] for o in due["offers"]] == ["sheep-1", "sheep-2", "sheep-3", "sheep-4", "wolf"]
    table.play([*shepherd, {"type": "draw_token", "player": "red", "token": "sheep-2"}, end("red")])
    table.play(ROAD)
    grown = table.post("/preview", {"moves": [place("red", "base/U", 0, -2, 0)]})
    flocks = [(o["choice"], o.get("token")) for o in grown["offers"] if o["type"] == "flock"]
    assert ("score", None) in flocks
    assert ("expand", "wolf") in flocks


def test_every_walk_of_the_dragon_is_offered(client: FlaskClient) -> None:
    table = Table.new(client, options=DRAGON)
    catalog = client.get("/api/v1/catalogs/princess-and-dragon").get_json()["tiles"]
    marks = {t["id"]: str(t["features"]) + str(t) for t in catalog}
    volcano = next(id for id, text in marks.items() if "volcano" in text)
    walker = next(id for id, text in marks.items() if "dragon" in re.sub("princess-and-dragon", "", text))
    for tile, player in ((volcano, "red"), (walker, "blue")):
        spot = table.get(f"/placements?tile={tile}")["placements"][0]
        moves = [place(player, tile, spot["x"], spot["y"], spot["rotation"])]
        ahead = table.post("/preview", {"moves": moves})
        walks = [o for o in ahead["offers"] if o["type"] == "dragon"]
        if player == "red":
            assert walks == []
            table.play([*moves, end(player)])
    assert walks
    assert "end_turn" not in [o["type"] for o in ahead["offers"]]
    for walk in walks:
        table.post("/preview", {"moves": [*moves, walk]})


def test_an_invitation_leads_to_the_page_with_the_code(client: FlaskClient) -> None:
    table = Table.new(client)
    code = table.get()["join_code"]
    answer = table.get("/invitation?page=http://192.0.2.5:8000")
    assert answer["link"] == f"http://192.0.2.5:8000/#/join/{code}/carcassonne"
    assert re.fullmatch(r"(M\d+ \d+h\d+v1h-\d+z)+", answer["qr"]["path"])
    assert answer["qr"]["size"] >= 29
    assert table.ask("GET", "/invitation?page=javascript:1").status_code == 422
    assert table.get("/invitation", by="host")["link"].endswith(f"/#/join/{code}/carcassonne")


def test_as_it_was_before_an_older_list(client: FlaskClient) -> None:
    table = Table.new(client)
    first = table.play(CITY)["seq"]
    table.play(ROAD)
    then = table.post("/preview", {"at": first})
    assert (then["to_move"], len(then["position"]["tiles"]), then["seq"]) == ("red", 1, 2)
    again = table.post("/preview", {"at": first, "moves": CITY})
    assert again["to_move"] == "blue"
    assert (
        table.get(f"/placements?tile=base/U&at={first}")["count"]
        != table.get("/placements?tile=base/U")["count"]
    )
    table.post("/preview", {"at": 99}, 422)
