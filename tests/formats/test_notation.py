"""The text notation of positions and moves: round trips, examples of the guide, errors."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from api_schemas.positions import moves as move_schemas
from api_schemas.positions.position import PositionSchema
from formats.notation import read_moves, read_position, write_moves, write_position
from referee.game import BadInput
from referee.game.names import visible
from referee.games import game
from services.infra.codec import plain, plain_move

GUIDE = (Path(__file__).parents[2] / "docs/formats.md").read_text("utf-8")
CARCASSONNE = game("carcassonne")
words = st.one_of(
    st.sampled_from(
        ["red", "p1", "base/D", "base/E.garden", "hills-and-sheep/CC!.v", "D", "place", "x3", "-"]
    ),
    st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=12),
)
coordinates = st.integers(-10_000, 10_000)
cells = st.fixed_dictionaries({"x": coordinates, "y": coordinates})
rotations = st.sampled_from([0, 90, 180, 270])
sides = st.lists(st.sampled_from(["N", "E", "NL", "WR", "I", "odd.side"]), max_size=3)
features = st.fixed_dictionaries({"kind": words, "at": sides})
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def some(required: dict[str, Any], **optional: Any) -> Any:
    return st.fixed_dictionaries(required, optional=optional)


def merged(*parts: Any) -> Any:
    return st.tuples(*parts).map(
        lambda found: {name: value for part in found for name, value in part.items()}
    )


tiles = merged(
    cells,
    some({"rotation": rotations}),
    st.one_of(
        some({"tile": words}),
        some({"tile": st.none()}, edges=st.sampled_from(["C?RF", "****", "odd"])),
        some({"tile": st.fixed_dictionaries({"id": words, "features": st.just([])})}),
    ),
)
figures = merged(
    some({"player": words, "kind": words}),
    st.one_of(
        merged(cells, some({}, feature=features)),
        some({"space": st.integers(0, 99)}),
        cells.map(lambda cell: {**cell, "point": [cell["x"], cell["y"]]}),
    ),
)
tokens = merged(
    some({"kind": words}, value=st.integers(-9, 9), count=st.integers(0, 9)),
    cells,
    some(
        {},
        feature=features,
        beside=some({"player": words, "kind": words}),
        player=words,
        edges=st.lists(st.sampled_from("NESW"), min_size=2, max_size=4, unique=True),
    ),
)
turns = some(
    {},
    player=words,
    step=st.sampled_from(["place", "act", "end"]),
    placed=st.lists(st.tuples(coordinates, coordinates).map(list), max_size=2, unique_by=tuple),
    drawn=words,
    part=st.sampled_from([1, 2]),
    due=st.lists(words, max_size=2),
    passed=st.lists(words, min_size=1, max_size=2),
    walk=st.lists(st.tuples(coordinates, coordinates).map(list), min_size=1, max_size=2),
    auction=some({"chooser": words}, tile=words, price=st.integers(0, 9), bidder=words),
    marks=st.lists(words, max_size=2, unique=True),
)
names = words.filter(visible)
players = some({"id": names}, name=names, colour=words, points=st.integers(-99, 999))
positions = some(
    {
        "game": st.sampled_from(["carcassonne", "gold-rush", "amazonas"]),
        "players": st.lists(players, max_size=3),
        "tiles": st.lists(tiles, max_size=4),
    },
    options=st.dictionaries(words, json_values, max_size=2),
    catalogs=st.lists(words, max_size=2),
    figures=st.lists(figures, max_size=3),
    tokens=st.lists(tokens, max_size=3),
    turn=turns,
    held=st.dictionaries(words, st.dictionaries(words, st.integers(0, 9), max_size=2), max_size=2),
    left=st.dictionaries(words, st.integers(0, 9), max_size=2),
    over=st.booleans(),
)
players_moves = st.one_of(
    merged(
        st.just({"type": "place"}),
        some({"player": words, "tile": words, "rotation": rotations}),
        cells,
    ),
    merged(st.just({"type": "deploy"}), some({"player": words, "kind": words, "feature": features}), cells),
    merged(st.just({"type": "discard"}), some({"player": words, "tile": words})),
    merged(st.just({"type": "end_turn"}), some({"player": words})),
    st.just({"type": "end_game"}),
    merged(st.just({"type": "draw_token"}), some({"player": words, "token": words})),
    merged(st.just({"type": "adjust"}), some({"player": words, "points": st.integers(-9, 9), "note": words})),
    merged(
        st.just({"type": "flock"}),
        some({"player": words, "feature": features, "choice": st.just("expand")}, token=words),
        cells,
    ),
)


@given(positions, st.sampled_from(["; ", "\n"]))
@example(
    {
        "game": "carcassonne",
        "players": [],
        "tiles": [],
        "turn": {"player": "red", "step": "place", "placed": [[0, 0], [0, 1]], "part": 1},
    },
    "; ",
)
def test_positions_are_read_as_they_were_written(position: dict[str, Any], separator: str) -> None:
    before = PositionSchema().load(position)
    data = plain(before)
    assert PositionSchema().load(read_position(write_position(data, separator))) == before


@given(st.lists(players_moves, min_size=1, max_size=3), st.sampled_from(["; ", "\n"]))
def test_moves_are_read_as_they_were_written(moves: list[dict[str, Any]], separator: str) -> None:
    before = [move_schemas.load(CARCASSONNE, move) for move in moves]
    text = write_moves([plain_move(CARCASSONNE, move) for move in before], separator=separator)
    assert [move_schemas.load(CARCASSONNE, move) for move in read_moves(text)] == before


@given(st.text(max_size=60))
def test_other_texts_are_errors_with_a_place(text: str) -> None:
    for read in (read_position, read_moves):
        for whole in (text, f"carcassonne; {text}", f"carcassonne; tiles 0,0:{text}", f"red: place {text}"):
            errors: dict[str, list[str]] = {}
            try:
                read(whole)
            except BadInput as wrong:
                errors = wrong.errors
            assert [path for path in errors if not re.fullmatch(r"\$(\[\d+\])?", path)] == []


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("carcassonne; tile 0,0:D", "$[17]"),
        ("carcassonne; tiles 0:D", "$[20]"),
        ("carcassonne; players red blue", "$[25]"),
        ("carcassonne; over; over", "$[23]"),
        ("carcassonne; options {", "$[21]"),
        ("", "$[0]"),
    ],
)
def test_where_a_text_is_wrong(text: str, place: str) -> None:
    with pytest.raises(BadInput) as wrong:
        read_position(text)
    assert list(wrong.value.errors) == [place]


def test_a_text_has_a_bound() -> None:
    with pytest.raises(BadInput, match="At most"):
        read_position("carcassonne; " + "x" * 300_000)


def test_examples_of_the_guide() -> None:
    for text in re.findall(r"```position\n(.*?)```", GUIDE, re.DOTALL):
        CARCASSONNE.load(PositionSchema().load(read_position(text)))
    lists = re.findall(r"```moves\n(.*?)```", GUIDE, re.DOTALL)
    assert lists
    for text in lists:
        for move in read_moves(text):
            move_schemas.load(CARCASSONNE, move)
