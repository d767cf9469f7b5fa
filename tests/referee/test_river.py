"""The River: the printed ban on U-turns agrees with a plain walk along the river, and the strict one only
forbids more; what options do to the box."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from referee.game import BadInput, Cell
from referee.games import game
from referee.games.carcassonne.expansions.river.course import river_edges
from referee.games.carcassonne.expansions.river.reasons import LAKE, RIVER, SOURCE
from referee.tiles.model.moves import Discard, EndTurn, Place
from referee.tiles.model.ports import STEPS
from referee.tiles.model.position import Laid, PlayerSeat, TilePosition, Turn
from referee.tiles.rules.table import Table
from tests.referee.tables import turned_cell

CARCASSONNE = game("carcassonne")
SEATS = (PlayerSeat("red"), PlayerSeat("blue"))


def new_river(**options: Any) -> Table:
    """A match with the River."""
    return CARCASSONNE.begin(
        TilePosition("carcassonne", SEATS, (), {"edition": "C1", "expansions": ["river"], **options})
    )


def pile(chance: random.Random) -> list[str]:
    """The river tiles in drawing order."""
    counts = new_river().library.counts
    between = [id for id in counts if id.startswith("river/") and id not in (SOURCE, LAKE)]
    drawn = [id for id in between for _ in range(counts[id])]
    chance.shuffle(drawn)
    return [*drawn, LAKE]


def rivers(seed: int, reading: str) -> Iterator[tuple[Table, str]]:
    """A random river: every table on the way, and the tile drawn there."""
    chance = random.Random(seed)
    state = new_river(**{"rv.u_turn": reading})
    for id in pile(chance):
        yield state, id
        player, places = str(state.turn.player), CARCASSONNE.placing.placements(state, id)
        if not places:
            state = CARCASSONNE.play(state, Discard(player, id)).state
            continue
        x, y, rotation = chance.choice(places)[:3]
        state = CARCASSONNE.play(state, Place(player, id, x, y, rotation)).state
        state = CARCASSONNE.play(state, EndTurn(player)).state
    yield state, "base/U"


def walk(state: Table) -> list[tuple[Cell, int]]:
    """The river from the source on: every cell, and the edge where it leaves (-1: it ends)."""
    cell, entry, course = (0, 0), -1, []
    while cell in state.board.cells:
        out = next((edge for edge in river_edges(state.board.cells[cell]) if edge != entry), -1)
        course.append((cell, out))
        if out < 0:
            break
        cell, entry = (cell[0] + STEPS[out][0], cell[1] + STEPS[out][1]), (out + 2) % 4
    return course


def bends(course: list[tuple[Cell, int]]) -> list[int]:
    """How each tile turns: 1 right, -1 left, 0 straight on (also for the source and the lake)."""
    outs = [out for _, out in course if out >= 0]
    return [(b - a + 1) % 4 - 1 for a, b in pairwise(outs)]


@given(st.integers(0, 10**6))
@settings(max_examples=25)
def test_as_printed_no_two_bends_the_same_way_follow_each_other(seed: int) -> None:
    for state, drawn in rivers(seed, "printed"):
        before = bends(walk(state))
        legal = {p[:3] for p in CARCASSONNE.placing.placements(state, drawn)}
        if drawn == "base/U":
            break
        end, out = walk(state)[-1]
        cell = (end[0] + STEPS[out][0], end[1] + STEPS[out][1])
        fitting = state.board.placements(state.library.tiles[drawn])
        expected = set()
        for x, y, quarter in fitting:
            tile = state.library.lying[drawn, 90 * quarter]
            onward = [edge for edge in river_edges(tile) if edge != (out + 2) % 4]
            bend = bends([(end, out), (cell, onward[0])])[0] if onward else 0
            if (x, y) == cell and (bend == 0 or not before or before[-1] != bend):
                expected.add((x, y, 90 * quarter))
        assert legal == expected


@given(st.integers(0, 10**6), st.sampled_from(["printed", "strict"]))
@settings(max_examples=25)
def test_the_strict_reading_only_forbids_more(seed: int, played: str) -> None:
    strict, printed = (new_river(**{"rv.u_turn": reading}).book for reading in ("strict", "printed"))
    for state, drawn in rivers(seed, played):
        both = [
            {
                p[:3]
                for p in CARCASSONNE.placing.placements(Table(book, state.library, state.board, SEATS), drawn)
            }
            for book in (strict, printed)
        ]
        assert both[0] <= both[1]


@given(st.integers(0, 10**6), st.sampled_from(["printed", "strict"]))
@settings(max_examples=15)
def test_a_legal_river_has_no_findings_and_is_connected(seed: int, reading: str) -> None:
    for state, _ in rivers(seed, reading):
        assert CARCASSONNE.inspect(state) == ()
        assert sorted(cell for cell, _ in walk(state)) == sorted(state.board.cells)
    again = Place(str(state.turn.player), LAKE, 9, 9, 0)
    assert {"CB-S1", "RV-P1"} <= {reason.rule for reason in CARCASSONNE.check(state, again).reasons}


@given(st.integers(0, 10**6), st.integers(0, 3), st.sampled_from(["printed", "strict"]))
@example(3, 1, "printed")  # a river tile fits nowhere there and is discarded
@settings(max_examples=15)
def test_turning_the_table_changes_nothing(seed: int, quarters: int, reading: str) -> None:
    for state, drawn in rivers(seed, reading):
        laid = tuple(
            Laid(*turned_cell(x, y, quarters), tile.id, (90 * tile.quarter + 90 * quarters) % 360)
            for (x, y), tile in state.board.cells.items()
        )
        options = {"expansions": ["river"], "rv.u_turn": reading}
        left = {id: state.bag.copies_left(id) or 0 for id in state.gone}  # discards: no board shows them
        turned = CARCASSONNE.load(TilePosition("carcassonne", SEATS, laid, options, left=left))
        mine = {
            (*turned_cell(x, y, quarters), (rotation + 90 * quarters) % 360)
            for x, y, rotation, *_ in CARCASSONNE.placing.placements(state, drawn)
        }
        assert {p[:3] for p in CARCASSONNE.placing.placements(turned, drawn)} == mine


@pytest.mark.parametrize(
    ("options", "copies", "fields"),
    [
        ({}, 4, 1),
        ({"rv.start_tile": "out"}, 3, 1),
        ({"rv.source_field": "splits"}, 4, 2),
        ({"rv.source_field": "splits", "rv.start_tile": "out"}, 3, 2),
        ({"base.river": "off", "rv.source_field": "splits", "rv.start_tile": "out"}, 4, 1),
    ],
)
def test_options_change_the_box(options: dict[str, str], copies: int, fields: int) -> None:
    library = new_river(**options).library
    assert library.counts["base/D"] == copies
    for id in (SOURCE, LAKE):
        assert library.tiles[id].kinds.count("field") == fields
        assert library.tiles[id].kinds.count(RIVER) == 1
        halves = [half for feature in library.tiles[id].features for half in feature.halves]
        assert sorted(halves) == sorted({"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"})
    assert library.tiles["river/IFI"].kinds.count("field") == 2


def test_the_river_starts_a_match_only_when_it_is_played() -> None:
    assert {tile.id for tile in new_river().board.cells.values()} == {SOURCE}
    assert {tile.id for tile in new_river(**{"base.river": "off"}).board.cells.values()} == {"base/D"}
    alone = CARCASSONNE.begin(TilePosition("carcassonne", SEATS, (), {"base.river": "on"}))
    assert {tile.id for tile in alone.board.cells.values()} == {SOURCE}
    assert alone.turn == Turn("red", "place", ())


def test_river_requirements_list_their_options() -> None:
    with pytest.raises(BadInput) as refused:
        new_river(**{"rv.u_turn": "strikt"})
    assert "did you mean strict" in refused.value.errors["options.rv.u_turn"][0]
    with pytest.raises(BadInput) as refused:
        new_river(**{"rv.uturn": "strict"})
    assert "rv.u_turn" in refused.value.errors["options.rv.uturn"][0]


def test_a_river_put_aside_stays_put_aside_after_a_round_trip() -> None:
    """Positions contain what is left of the tiles put aside, so that the rest of the river is known."""
    state = new_river()
    for id in ("river/CICI", "river/CIRI"):
        state = CARCASSONNE.play(state, Discard("red", id), insist=True).state
    again = CARCASSONNE.load(CARCASSONNE.position(state))
    for move in (Place("red", "base/U", 0, 1, 0), Place("red", LAKE, 1, 0, 0)):
        (mine,), (theirs,) = (
            [
                reason.values["count"]
                for reason in CARCASSONNE.check(one, move).reasons
                if reason.rule == "RV-P1"
            ]
            for one in (state, again)
        )
        assert mine == theirs == (8 if move.tile == LAKE else 9)
