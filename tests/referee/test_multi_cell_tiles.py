"""Multi-cell tiles: placed, turned, joined, counted and reported as one tile."""

from __future__ import annotations

from typing import Any

import pytest

from referee.game import BadInput, Illegal
from referee.games import game
from referee.match import Entry, PlayedMatch, Refused
from referee.tiles.io.catalog import read
from referee.tiles.model.moves import Deploy, EndTurn, Place
from referee.tiles.model.position import FeatureAt, Laid, PlayerSeat, Ref, TilePosition, Turn
from referee.tiles.rules.table import Table

CARCASSONNE = game("carcassonne")
NORTH, SOUTH = ["WR", "NL", "NR", "EL"], ["ER", "SL", "SR", "WL"]
WAY: dict[str, Any] = {
    "id": "odd/way",
    "cells": [[0, 0], [1, 0]],
    "features": [
        {"kind": "road", "edges": ["E", "W"]},
        {"kind": "field", "halves": NORTH},
        {"kind": "field", "halves": SOUTH},
        {"kind": "road", "cell": [1, 0], "edges": ["W"], "inn": 1},
        {"kind": "city", "cell": [1, 0], "edges": ["E"]},
        {"kind": "field", "cell": [1, 0], "halves": ["WR", "NL", "NR"], "cities": [4]},
        {"kind": "field", "cell": [1, 0], "halves": ["SL", "SR", "WL"], "cities": [4]},
    ],
}
SET = {
    "id": "odd",
    "game": "carcassonne",
    "tiles": [WAY],
    "printings": {"p": {"counts": {"odd/way": 2}, "editions": ["C1"]}},
}
RED, BLUE = PlayerSeat("red", points=0), PlayerSeat("blue", points=0)


def table(*more: Laid, **rest: Any) -> Table:
    """The start tile (road west to east) and these tiles."""
    tiles = (Laid(0, 0, "base/D"), *more)
    options = {"edition": "C1", "expansions": ["inns-and-cathedrals"]}
    return CARCASSONNE.load(TilePosition("carcassonne", (RED, BLUE), tiles, options, ("base", SET), **rest))


@pytest.mark.parametrize(
    ("rotation", "first", "second"),
    [(0, (3, 3), (4, 3)), (90, (3, 3), (3, 4)), (180, (4, 3), (3, 3)), (270, (3, 4), (3, 3))],
)
def test_it_turns_about_its_north_west_cell(rotation: int, first: Any, second: Any) -> None:
    """The cell with the city is the second one in canonical orientation."""
    state = table(Laid(3, 3, "odd/way", rotation))
    assert "city" not in state.board.cells[first].kinds
    assert "city" in state.board.cells[second].kinds
    region = state.board.region((*first, 0))
    assert region.tiles == {first, second}
    assert region.marks == {"inn": 1}
    assert region.open_edges == 1


def test_it_is_one_copy_and_written_as_one_tile() -> None:
    state = table(Laid(1, 0, "odd/way"))
    assert state.bag.copies_left("odd/way") == 1
    assert CARCASSONNE.placing.left(table(Laid(1, 0, "odd/way"), Laid(-1, 0, "base/V", 90)), "odd/way") == 1
    assert CARCASSONNE.position(state).tiles == (Laid(0, 0, "base/D"), Laid(1, 0, "odd/way"))
    too_many = table(*(Laid(5 * n, 9, "odd/way") for n in range(3)))
    assert [f.reason.values["count"] for f in CARCASSONNE.inspect(too_many) if f.reason.key == "copies"] == [
        3
    ]


def test_legal_places_are_those_where_all_its_cells_fit() -> None:
    state = table()
    found = {(p.x, p.y, p.rotation) for p in CARCASSONNE.placing.placements(state, "odd/way")}
    every = {
        (x, y, rotation)
        for x in range(-3, 4)
        for y in range(-3, 4)
        for rotation in (0, 90, 180, 270)
        if CARCASSONNE.check(state, Place("red", "odd/way", x, y, rotation)).legal
    }
    assert found == every
    assert (1, 0, 0) in found  # road to road
    assert (0, -1, 90) not in found  # field on the city
    assert (0, -2, 90) in found  # city to city, north of the start tile


def test_a_cell_taken_or_an_edge_that_differs_is_reported_at_that_cell() -> None:
    state = table(Laid(2, 0, "base/V"))
    ruling = CARCASSONNE.check(state, Place("red", "odd/way", 1, 0, 0))
    assert ("taken", ((2, 0),)) in [(r.key, r.tiles) for r in ruling.reasons]
    assert CARCASSONNE.check(table(), Place("red", "odd/way", 5, 5, 0)).reasons[0].key == "alone"


def test_a_figure_may_stand_on_each_of_its_cells_and_scores() -> None:
    state = table(turn=Turn("red", "place"))
    place = next(p for p in CARCASSONNE.placing.placements(state, "odd/way", "red") if p[:3] == (1, 0, 0))
    assert {(d.feature_kind, d.cell) for d in place.deployments if d.kind == "meeple"} == {
        ("road", None),
        ("field", None),
        ("road", (2, 0)),
        ("city", (2, 0)),
        ("field", (2, 0)),
    }
    state = CARCASSONNE.play(state, Place("red", "odd/way", 1, 0, 0)).state
    city = Deploy("red", "meeple", 2, 0, Ref("city", ("E",)))
    after = CARCASSONNE.play(state, city).state
    with pytest.raises(Illegal):  # one figure per turn, even on another cell of the tile
        CARCASSONNE.play(after, Deploy("red", "meeple", 1, 0, Ref("road", ("E", "W"))))
    assert any(move == city for move in CARCASSONNE.offers(state))
    loaded = CARCASSONNE.load(CARCASSONNE.position(after))
    assert loaded.figures == after.figures
    assert CARCASSONNE.play(after, EndTurn("red")).state.turn.player == "blue"
    assert CARCASSONNE.scoring.who(after, FeatureAt(2, 0, Ref("city", ("E",)))).lines[0].player == "red"


def test_a_match_with_one_goes_on_from_its_position() -> None:
    begin = TilePosition("carcassonne", (RED, BLUE), (Laid(0, 0, "base/D"),), {}, ("base", SET))
    first = Entry((Place("red", "odd/way", 1, 0, 0), EndTurn("red")))
    match = PlayedMatch.begin(CARCASSONNE, begin).add(first)
    with pytest.raises(Refused):  # nothing may be placed on a cell that it covers
        match.add(Entry((Place("blue", "base/V", 2, 0, 0), EndTurn("blue")), insist=True))
    again = PlayedMatch.begin(CARCASSONNE, CARCASSONNE.position(match.state))
    second = Entry((Place("blue", "odd/way", 0, -2, 90), EndTurn("blue")))
    assert match.add(second).state.board.cells == again.add(second).state.board.cells
    assert {found.reason.rule for found in CARCASSONNE.inspect(match.add(second).state)} <= {"CB-I4"}


ROWS = WAY["features"]


@pytest.mark.parametrize(
    ("change", "path", "words"),
    [
        ({"cells": [[0, 0], [1, 1]]}, "cells", "rectangle"),
        ({"cells": [[0, 0], [2, 0]]}, "cells", "rectangle"),
        ({"cells": "many"}, "cells", "rectangle"),
        ({"features": ROWS[:-1]}, "features", "cell [1, 0]: half SL belongs to no feature"),
        ({"features": [*ROWS, {"kind": "city", "cell": [7, 7]}]}, "features[7].cell", "one of"),
        ({"features": [{**ROWS[0], "edges": ["W"]}, *ROWS[1:]]}, "features", "differ"),
        ({"features": [*ROWS[:3], {"kind": "rode", "cell": [1, 0]}]}, "features[3].kind", "rode"),
        ({"features": [*ROWS[:5], {**ROWS[5], "cities": [0]}, ROWS[6]]}, "features[5].cities", "numbers"),
    ],
)
def test_faults_of_a_map_are_reported(change: dict[str, Any], path: str, words: str) -> None:
    with pytest.raises(BadInput) as bad:
        read({**SET, "tiles": [{**WAY, **change}]}, CARCASSONNE.kinds, CARCASSONNE.marks)
    assert any(words in one for one in bad.value.errors[f"tiles[0].{path}"]), bad.value.errors


def test_after_a_portal_it_is_listed_as_the_tile_just_placed() -> None:
    """Elsewhere a figure needs an unfinished feature; on this tile what it completes is free, too."""
    tiles = (Laid(0, 0, "base/A", 0), Laid(-1, 0, "base/A", 0))  # roads to the south
    options = {"expansions": ["princess-and-dragon", "school"]}
    turn = Turn("red", "place", ((-1, 0),), part=2)
    state = CARCASSONNE.load(TilePosition("carcassonne", (RED, BLUE), tiles, options, turn=turn))
    placements = CARCASSONNE.placing.placements(state, "school/RRRRRR", "red")
    (both,) = (one for one in placements if one[:3] == (-1, 1, 0))
    roads = [(one.cell, one.at) for one in both.deployments if one.feature_kind == "road"]
    assert (None, ("N",)) in roads
    assert ((0, 1), ("N",)) in roads
