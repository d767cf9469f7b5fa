"""Good bodies with one to three mutations: the answer is 200, or a problem with a path.

Generated bodies rarely pass the schemas; these reach the rules.
"""

from __future__ import annotations

import copy
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from tests.api.border import API, meeple, position, problem
from tests.examples import tries

TABLE = position(
    (0, 0, "base/D", 0),
    (1, 0, "base/W", 0),
    (0, 1, "base/B", 0),
    (0, -1, "base/E", 180),
    options={"edition": "C1", "expansions": [], "base.fields": "on"},
    catalogs=["base", "river"],
    figures=[
        meeple("red", 0, 0, "city", "N"),
        meeple("blue", 0, 1, "monastery"),
        meeple("red", 0, 0, "field", ["ER"]),
    ],
    tokens=[],
    turn={"player": "red", "step": "act", "placed": [[0, -1]], "drawn": "base/V"},
    held={"red": {"wine": 2}},
    left={"base/V": 3},
) | {"players": [{"id": "red", "name": "Ana", "colour": "red", "points": 3}, {"id": "blue", "points": 0}]}
UNKNOWN = {"x": 1, "y": 1, "tile": None, "edges": "F?R?"}
TILE = {
    "id": "user/bend",
    "edges": "CFCF",
    "features": [
        {"kind": "city", "edges": ["N", "S"], "pennants": 1},
        {"kind": "field", "halves": ["EL", "ER"], "cities": [0]},
        {"kind": "field", "halves": ["WL", "WR"], "cities": [0]},
    ],
    "marks": [],
}
CATALOG = {
    "id": "user/one",
    "name": "One",
    "game": "carcassonne",
    "tiles": [TILE],
    "printings": {"one": {"editions": ["C1"], "counts": {"user/bend": 2}}},
}
GOOD: list[tuple[str, dict[str, Any]]] = [
    ("/placements", {"position": TABLE, "tile": "base/V", "player": "red"}),
    ("/placements", {"position": TABLE, "tile": TILE, "player": "blue"}),
    ("/placements", {"position": TABLE | {"catalogs": ["base", "river", CATALOG]}, "tile": "user/bend"}),
    ("/scores", {"position": TABLE | {"tiles": [*TABLE["tiles"], UNKNOWN]}, "final": True}),
    ("/scores", {"position": TABLE, "final": False}),
    (
        "/rulings",
        {
            "position": TABLE,
            "move": {"type": "place", "player": "red", "tile": "base/V", "x": 1, "y": 1, "rotation": 90},
        },
    ),
    (
        "/rulings",
        {
            "position": TABLE,
            "move": {
                "type": "deploy",
                "player": "red",
                "kind": "meeple",
                "x": 0,
                "y": -1,
                "feature": {"kind": "city", "at": "S"},
            },
        },
    ),
    ("/rulings", {"position": TABLE, "move": {"type": "discard", "player": "red", "tile": "base/V"}}),
    ("/rulings", {"position": TABLE, "move": {"type": "end_turn", "player": "red"}}),
    ("/rulings", {"position": TABLE, "feature": {"x": 0, "y": 0, "kind": "field", "at": ["ER"]}}),
]

NAMES = (
    "",
    "red",
    "base/D",
    "base/A",
    "river/F",
    "river",
    "base",
    "inns-and-cathedrals",
    "carcassonne",
    "C2",
    "C1-r1",
    "city",
    "field",
    "road",
    "river",
    "monastery",
    "N",
    "NL",
    "I",
    "II",
    "big",
    "abbot",
    "place",
    "end",
    "????",
    "CCCC",
    "on",
    "off",
    "²",
    "-1",
    "__class__",
    "\u202e",
)
SIMPLE = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from((0, 1, -1, 90, 180, 45, 10_000, -10_000, 10_001, 2**63, 0.5, 1.0, -0.0)),
    st.sampled_from(NAMES),
)
VALUES = st.recursive(
    SIMPLE,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from((*NAMES, "kind", "at", "edges")), inner, max_size=2),
    ),
    max_leaves=4,
)


def places(node: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value inside a body."""
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [found for key, value in inner for found in [(*way, key), *places(value, (*way, key))]]


@st.composite
def spoilt(draw: st.DrawFn) -> tuple[str, Any]:
    path, body = draw(st.sampled_from(GOOD))
    body = copy.deepcopy(body)
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(places(body)))
        place = body
        for key in way:
            place = place[key]
        deed = draw(st.sampled_from(("replace", "replace", "replace", "remove", "add", "double")))
        if deed == "replace":
            place[last] = draw(VALUES)
        elif deed == "remove":
            del place[last]
        elif isinstance(place, list):
            place.append(copy.deepcopy(place[last]) if deed == "double" else draw(VALUES))
        else:
            place[draw(st.sampled_from(NAMES))] = draw(VALUES)
        if not places(body):
            break
    return path, body


@pytest.mark.parametrize(("path", "body"), GOOD)
def test_the_bodies_are_good_before_they_are_spoilt(
    client: FlaskClient, path: str, body: dict[str, Any]
) -> None:
    answer = client.post(API + path, json=body)
    assert answer.status_code == 200, answer.get_data(as_text=True)


@tries(600)
@given(spoilt())
def test_spoilt_bodies(client: FlaskClient, question: tuple[str, Any]) -> None:
    path, body = question
    answer = client.post(API + path, json=body)
    assert answer.status_code in (200, 422), answer.get_data(as_text=True)
    if answer.status_code == 422:
        assert problem(answer)["errors"]
