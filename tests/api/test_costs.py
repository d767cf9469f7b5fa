"""The cost of a request, counted in function calls, not in time.

The unit is the final scoring of a table of 72 tiles. Uses some of the worst bodies that benchmarks/worst.py
found.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from benchmarks.worst_bodies.request import PLAYERS, own_set, square
from benchmarks.worst_bodies.tables import figures
from referee.games import game
from referee.messages import messages
from referee.tiles.tile_game import TileGame
from services.infra.codec import plain
from services.matches.move_checks import MOST_MOVES
from tests.api.border import API, problem
from tests.referee.plays import Player

MOST = 20  # times as many calls; less than 20 times as much time
SCORED = {"game": "carcassonne", "players": PLAYERS[:5]}
EVERY_BOX = {"edition": "C2", "expansions": [one.id for one in game("carcassonne").boxes]}
ALL = {"edition": "C2", "expansions": ["hills-and-sheep", "traders-and-builders", "inns-and-cathedrals"]}


def calls(work: Callable[[], Any]) -> int:
    """The number of function calls."""
    count = 0

    def counted(*_: Any) -> None:
        nonlocal count
        count += 1

    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count // 2  # a return for each call


@cache
def scored_position() -> Any:
    player = Player.sits_down(3, {"edition": "C1"})
    for _ in player.plays(71):
        pass
    return plain(player.match.position)


def post(client: FlaskClient, path: str, body: Any) -> int:
    return client.post(API + path, json=body).status_code


def sparse(tile: str | None) -> list[dict[str, Any]]:
    return square(500, lambda _: {"tile": tile}, 2)


def wide(tile: str) -> dict[str, Any]:
    return with_figures(SCORED | {"tiles": sparse(tile), "options": ALL})


def with_figures(position: dict[str, Any]) -> dict[str, Any]:
    played = game(position["game"])
    assert isinstance(played, TileGame)
    return position | {"figures": figures(played, position)}


ONE = SCORED | {"tiles": [{"x": 0, "y": 0, "tile": "base/D"}]}
BASE = [f"base/{code}" for code in "ABCDEFGHIJKLMNOPQRSTUVWX"]
SET = own_set(500, 50)
OWN = {name: value for name, value in SET.items() if name != "id"}
LAID = ONE | {"catalogs": [SET], "tiles": [{"x": n, "y": 0, "tile": f"own/{n}"} for n in range(500)]}
PRINTINGS = {f"p{n}": {"counts": {"own/0": 1}} for n in range(1_900)}
RUSH = with_figures({"game": "gold-rush", "players": PLAYERS[:5], "tiles": sparse("gold-rush/39")})
BETWEEN = [*square(250, lambda _: {"tile": None}, 2),
           *({**one, "x": one["x"] + 1} for one in square(250, lambda _: {"tile": "base/X"}, 2))]  # fmt: skip
UNKNOWN = [{"x": n, "y": 0, "tile": f"base/D{n}"} for n in range(500)]
WRONG = [{"id": f"x/{n}", "features": [{"kind": "citi", "edges": ["N"]}] * 24} for n in range(500)]
ROW = [{"x": n, "y": 0, "tile": f"base/{'UVWX'[n % 4]}", "rotation": 90 * (n % 3)} for n in range(100)]
COLOGNE = {"tile": "cathedrals-in-germany/cologne"}
CATHEDRALS = SCORED | {"options": {"edition": "C2", "expansions": ["cathedrals-in-germany"]}}
BODIES: dict[str, tuple[str, Any]] = {
    "a box of thousands of copies": ("/chances", {"position": ONE | {"left": dict.fromkeys(BASE, 1_000)}}),
    "a set of 500 tiles of one's own": (
        "/scores", {"position": ONE | {"catalogs": ["base", SET]}, "final": True}
    ),
    "500 monasteries": ("/chances", {"position": wide("base/B")}),
    "275 tiles under two readings": (
        "/scores",
        {
            "position": wide("base/X")
            | {"tiles": sparse("base/X")[:275], "figures": wide("base/X")["figures"][:275]},
            "final": True,
            "options": [{}, {}],
        },
    ),
    "500 tiles looked at closely": ("/audits", {"position": wide("base/X")}),
    "previews of 500 tiles": ("/previews", {"position": wide("base/X"), "tile": "base/X", "player": "p0"}),
    "previews of 500 unreadable tiles": (
        "/previews", {"position": SCORED | {"tiles": sparse(None)}, "tile": "base/U", "player": "p0"}
    ),
    "500 unknown tiles": (
        "/scores",
        {"position": ONE | {"tiles": UNKNOWN}, "final": True},
    ),
    "a set of 500 tiles, all of them laid": ("/chances", {"position": LAID}),
    "a set of which nothing is left that fits": ("/audits", {"position": LAID}),
    "500 mountains, each with a stack of tokens": ("/scores", {"position": RUSH, "final": True}),
    "places beside 500 mountains": (
        "/placements", {"position": RUSH, "tile": "gold-rush/39", "player": "p0"}
    ),
    "places beside 100 cathedrals": (  # just fewer placements than are listed, each of which completes roads
        "/placements", {"position": CATHEDRALS | {"tiles": square(110, lambda _: COLOGNE, 2)},
                        "tile": "base/X", "player": "p0"}
    ),
    "places of a tile of two cells": (  # just fewer than are listed, beside a row
        "/placements", {"position": with_figures(SCORED | {"tiles": ROW, "options": EVERY_BOX}),
                        "tile": "castles-in-germany/1", "player": "p0"}
    ),
    "previews among 250 unreadable tiles": (
        "/previews", {"position": wide("base/X") | {"tiles": BETWEEN, "figures": []}, "tile": "base/X",
                      "player": "p0"}
    ),
    "previews of 500 monasteries": (
        "/previews", {"position": wide("base/B"), "tile": "base/B", "player": "p0"}
    ),
    "1,900 printings": ("/catalogs/check", OWN | {"printings": PRINTINGS}),
    "a catalog of 500 tiles": ("/catalogs/check", OWN),
    "a catalog of 500 wrong tiles": (
        "/catalogs/check",
        OWN | {"tiles": WRONG},
    ),
}  # fmt: skip


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Compile the English messages, as a process does once: not what a request costs."""
    english = messages("en")
    for id in english:
        english.find(id)


@pytest.mark.parametrize("name", BODIES)
def test_every_question_costs_little_more_than_a_scoring(client: FlaskClient, name: str) -> None:
    scoring = {"position": scored_position(), "final": True}
    path, body = BODIES[name]
    assert post(client, "/scores", scoring) == 200
    theirs = calls(lambda: post(client, "/scores", scoring))
    mine = calls(lambda: post(client, path, body))
    assert mine < MOST * theirs, (mine / theirs, name)


@pytest.mark.parametrize("part", ["", "/history", "/lines", "/export"])
def test_every_read_of_a_long_match_costs_little_more(client: FlaskClient, part: str) -> None:
    """As many moves as a match may have, replayed to be read."""
    made = client.post(f"{API}/matches", json={"game": "carcassonne", "players": PLAYERS[:2]}).get_json()
    address, headers = f"{API}/matches/{made['id']}", {"Authorization": f"Bearer {made['tokens']['host']}"}
    adjust = [{"type": "adjust", "player": "p0", "points": 1, "note": ""}] * 200
    for seq in range(MOST_MOVES // 200):
        client.post(f"{address}/moves", json={"seq": seq, "moves": adjust}, headers=headers)
    scoring = {"position": scored_position(), "final": True}
    assert post(client, "/scores", scoring) == 200
    theirs = calls(lambda: post(client, "/scores", scoring))
    client.application.extensions["services"].matches.repository.forget(made["id"])
    mine = calls(lambda: client.get(address + part, headers=headers))
    assert mine < MOST * theirs, mine / theirs


def test_a_history_is_sent_in_parts(client: FlaskClient) -> None:
    """A long list of moves is returned in parts; each change occurs once."""
    made = client.post(f"{API}/matches", json={"game": "carcassonne", "players": PLAYERS[:2]}).get_json()
    address, headers = f"{API}/matches/{made['id']}", {"Authorization": f"Bearer {made['tokens']['host']}"}
    adjust = [{"type": "adjust", "player": "p0", "points": 1, "note": ""}] * 200
    for seq in range(6):
        client.post(f"{address}/moves", json={"seq": seq, "moves": adjust}, headers=headers)
    numbers: list[int] = []
    while True:
        part = client.get(
            f"{address}/history?after={numbers[-1] if numbers else 0}", headers=headers
        ).get_json()
        assert sum(len(change["moves"]) for change in part["changes"]) <= 1_000
        numbers += [change["seq"] for change in part["changes"]]
        if not part["more"]:
            break
    assert numbers == [1, 2, 3, 4, 5, 6]


def test_limits_of_size_are_named(client: FlaskClient) -> None:
    """Sizes beyond any real table are refused, and the answer names the limit."""
    many = SCORED | {"tiles": square(501, lambda _: {"tile": "base/D"})}
    answer = client.post(f"{API}/scores", json={"position": many, "final": True})
    assert (answer.status_code, answer.get_json()["errors"]) == (
        422, {"position.tiles": ["At most 500, not 501."]}
    )  # fmt: skip
    wide_one = SCORED | {"tiles": square(250, lambda _: {"tile": "base/D"}), "figures": []}
    for body, where in (
        ({"position": wide_one, "final": True, "options": [{}] * 3}, "options"),
        ({"position": wide_one | {"options": [{}] * 3}, "final": True}, "position.options"),
    ):
        answer = client.post(f"{API}/scores", json=body)
        assert answer.status_code == 422
        assert answer.get_json()["errors"] == {where: ["At most 2 sets of options for a table of 250 tiles."]}
    names = {f"name{n}": 1 for n in range(2_001)}
    answer = client.post(f"{API}/scores", json={"position": names, "final": True})
    assert answer.status_code == 422
    assert "2000 names" in problem(answer)["detail"]
    printings = {f"p{n}": {"counts": {"own/0": 1}} for n in range(41)}
    answer = client.post(f"{API}/catalogs/check", json=OWN | {"printings": printings})
    assert answer.get_json()["errors"] == {"printings": ["at most 25, not 41"]}


def test_more_placements_than_any_real_table_has_are_refused(client: FlaskClient) -> None:
    """An answer of 4,180 placements had 13 MB. Sets of options share the number."""
    body = {"position": CATHEDRALS | {"tiles": square(500, lambda _: COLOGNE, 2)}, "tile": "base/X"}
    answer = client.post(f"{API}/placements", json=body)
    assert (answer.status_code, answer.get_json()["errors"]) == (
        422, {"tile": ["The tile can be placed in 4180 ways. At most 1000 are listed."]}
    )  # fmt: skip
    row = SCORED | {"tiles": [{"x": x, "y": 0, "tile": "base/U"} for x in range(250)], "options": EVERY_BOX}
    castle = {"position": row, "tile": "castles-in-germany/1"}
    assert "At most 200 are listed" in problem(client.post(f"{API}/placements", json=castle))["detail"]
    few = CATHEDRALS | {"tiles": square(80, lambda _: COLOGNE, 2)}
    counts = [few, few | {"options": [few["options"]] * 2}]
    answers = [client.post(f"{API}/placements", json={"position": p, "tile": "base/X"}) for p in counts]
    assert [one.status_code for one in answers] == [200, 422]
    assert answers[0].get_json()["count"] == 712


def test_a_large_set_is_drawn_in_steps(client: FlaskClient) -> None:
    """Outlines take long: an answer contains some, and whether there are more."""
    few = OWN | {"tiles": OWN["tiles"][:12], "printings": {}}
    drawn = []
    for _ in range(12):
        answer = client.post(f"{API}/catalogs/check", json=few).get_json()
        drawn.append(sum("outlines" in tile for tile in answer["tiles"]))
        assert answer["outlined"] == (drawn[-1] == 12)
        if answer["outlined"]:
            break
    assert drawn[-1] == 12
    assert drawn == sorted(drawn)


UNMEASURED = {
    "POST /catalogs/{catalog_id}/enrolment": "reads photos, in another process",
    "DELETE /catalogs/{catalog_id}/enrolment": "deletes rows",
    "GET /catalogs/{catalog_id}/enrolment/cards/{number}": "sends a stored picture",
    "GET /catalogs/{catalog_id}/sheet.pdf": "its parts are bounded (tests/api/test_enrolment.py)",
    "PUT /catalogs/{catalog_id}/picture": "reads a photo, in another process",
    "GET /catalogs/{catalog_id}/picture": "sends a stored picture",
    "DELETE /catalogs/{catalog_id}/picture": "deletes rows",
    "POST /photos": "reads a photo, in another process",
    "POST /photos/tile": "reads a picture of one tile, in another process",
    "GET /photos/{photo_id}/events": "a stream",
    "GET /photos/{photo_id}/picture": "sends a stored picture",
    "GET /photos/{photo_id}/overlay.png": "draws a picture, in another process",
    "DELETE /photos/{photo_id}": "deletes rows",
    "POST /matches/{match_id}/photos": "reads a photo, in another process",
    "GET /matches/{match_id}/events": "a stream",
    "DELETE /matches/{match_id}": "deletes rows",
    "GET /metrics": "for operators",
}


def test_the_cost_of_every_route_is_measured(client: FlaskClient) -> None:
    """A route is in benchmarks/worst.md, or has a reason not to be."""
    page = (Path(__file__).resolve().parents[2] / "benchmarks" / "worst.md").read_text()
    measured = set(re.findall(r"^\| ([A-Z]+ /\S*) \|", page, re.MULTILINE))
    paths = client.get(f"{API}/openapi.json").get_json()["paths"]
    routes = {
        f"{method.upper()} {path.removeprefix(API)}"
        for path, methods in paths.items()
        for method in methods.keys() & {"get", "post", "put", "patch", "delete"}
    }
    assert not measured & UNMEASURED.keys()
    assert routes - measured == UNMEASURED.keys() & routes
