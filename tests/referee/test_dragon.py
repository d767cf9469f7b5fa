"""The dragon: exactly the legal walks; how they are described; what remains under a house rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from marshmallow import ValidationError

from api_schemas.positions.moves import load as load_move
from referee.games.carcassonne import CARCASSONNE
from referee.tiles.model.moves import EndTurn, Place
from referee.tiles.model.position import Laid, PlayerSeat, Standing, TilePosition, TokenAt, Turn
from referee.tiles.rules.table import Table

Cell = tuple[int, int]
Dragon = CARCASSONNE.moves["dragon"]
DragonStep = CARCASSONNE.moves["dragon_step"]
SEATS = (PlayerSeat("red", points=0), PlayerSeat("blue", points=0))
LONGEST = 6


def table(cells: set[Cell], at: Cell, **more: Any) -> Table:
    """A table of monasteries on these cells, the last one a dragon tile just placed.

    Its edges do not matter to the dragon.
    """
    tiles = [Laid(x, y, "base/B") for x, y in sorted(cells - {(0, 0)})]
    options = {"expansions": ["dragon"], **more.pop("options", {})}
    return CARCASSONNE.load(
        TilePosition(
            "carcassonne",
            SEATS,
            (*tiles, Laid(0, 0, "princess-and-dragon/Rr.d")),
            options,
            tokens=(TokenAt("dragon", None, *at),),
            turn=Turn("red", "act", ((0, 0),), marks=frozenset({"dragon"})),
            **more,
        )
    )


def walks(cells: set[Cell], path: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
    """Every whole walk that begins like this, including the first cell."""
    x, y = path[-1]
    ways = [c for c in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)) if c in cells and c not in path]
    if len(path) > LONGEST or not ways:
        yield path
    else:
        for cell in ways:
            yield from walks(cells, (*path, cell))


cells = st.sets(st.tuples(st.integers(-2, 2), st.integers(-1, 1)), min_size=2).map(lambda c: c | {(0, 0)})


@given(cells, st.data())
@settings(max_examples=40)
def test_every_walk_is_allowed_and_no_other(cells: set[Cell], data: st.DataObject) -> None:
    at = data.draw(st.sampled_from(sorted(cells)))
    state = table(cells, at)
    every = {path[1:] for path in walks(cells, (at,))}
    for path in every:
        assert CARCASSONNE.check(state, Dragon("red", path)).legal, path
    path = data.draw(st.sampled_from(sorted(every)))
    near = data.draw(st.lists(st.sampled_from(sorted(cells | {(9, 9)})), max_size=2))
    for other in (path[:-1], path + path[:1], (*path[:2], *near), tuple(near)):
        assert CARCASSONNE.check(state, Dragon("red", other)).legal == (other in every), other


@given(cells, st.data())
@settings(max_examples=40)
def test_it_eats_what_stands_on_its_way_and_stands_at_its_end(cells: set[Cell], data: st.DataObject) -> None:
    at = data.draw(st.sampled_from(sorted(cells)))
    on = sorted(cells - {(0, 0)})
    standing = {cell: data.draw(st.sampled_from(("red", "blue", ""))) for cell in on}
    figures = tuple(Standing(player, "meeple", *cell) for cell, player in standing.items() if player)
    path = data.draw(st.sampled_from(sorted({path[1:] for path in walks(cells, (at,))})))
    step = CARCASSONNE.play(table(cells, at, figures=figures), Dragon("red", path))
    left = {(f.x, f.y) for f in step.state.figures}
    assert left == {cell for cell, player in standing.items() if player and cell not in path}
    assert sum(event.what == "return" for event in step.events) == len(figures) - len(left)
    assert step.lines == ()
    end = path[-1] if path else at
    assert CARCASSONNE.position(step.state).tokens == (TokenAt("dragon", None, *end),)
    assert CARCASSONNE.check(step.state, EndTurn("red")).legal


@given(cells, st.data())
@settings(max_examples=40)
def test_cell_by_cell_it_comes_to_the_same_as_in_one_walk(cells: set[Cell], data: st.DataObject) -> None:
    at = data.draw(st.sampled_from(sorted(cells)))
    on = sorted(cells - {(0, 0)})
    standing = {cell: data.draw(st.sampled_from(("red", "blue", ""))) for cell in on}
    figures = tuple(Standing(player, "meeple", *cell) for cell, player in standing.items() if player)
    path = data.draw(st.sampled_from(sorted({path[1:] for path in walks(cells, (at,))})))
    first = table(cells, at, figures=figures)
    stepped = first
    for number, cell in enumerate(path):
        player = ("red", "blue")[number % 2]
        assert stepped.phase.mover == player
        ways = {(one.x, one.y) for one in CARCASSONNE.offers(stepped) if isinstance(one, DragonStep)}
        assert ways == {
            other[number] for walk in walks(cells, (at,)) if (other := walk[1:])[:number] == path[:number]
        }
        rest = Dragon(player, path[number:])
        assert CARCASSONNE.check(stepped, rest).legal
        stepped = CARCASSONNE.play(
            CARCASSONNE.load(CARCASSONNE.position(stepped)), DragonStep(player, *cell)
        ).state
    if path:
        whole = CARCASSONNE.play(first, Dragon("red", path)).state
        assert CARCASSONNE.position(stepped) == CARCASSONNE.position(whole)


def test_ending_a_turn_early_leaves_no_walk_behind() -> None:
    state = table({(0, 0), (1, 0)}, (1, 0))
    assert not CARCASSONNE.check(state, EndTurn("red")).legal
    insisted = CARCASSONNE.play(state, EndTurn("red"), insist=True).state
    assert insisted.turn == Turn("blue", "place", ())
    assert CARCASSONNE.check(insisted, Place("blue", "princess-and-dragon/F.v", 0, -1, 0)).legal


def test_nobody_can_insist_on_a_walk_off_the_tiles() -> None:
    state = table({(0, 0), (1, 0)}, (1, 0))
    back_and_forth = Dragon("red", ((0, 0), (1, 0)))
    assert CARCASSONNE.play(state, back_and_forth, insist=True).state.tokens[0][2:4] == (1, 0)
    with pytest.raises(Exception, match="PD-M2"):
        CARCASSONNE.play(state, Dragon("red", ((0, 0), (0, 5))), insist=True)


def test_a_walk_as_it_is_sent() -> None:
    sent = {"type": "dragon", "player": "red", "path": [[1, 0], [1, 1]]}
    assert load_move(CARCASSONNE, sent) == Dragon("red", ((1, 0), (1, 1)))
    for path in ([[1, 0, 0]], [1, 0], [["1", 0]], "N"):
        with pytest.raises(ValidationError) as refused:
            load_move(CARCASSONNE, {**sent, "path": path})
        assert "path" in refused.value.normalized_messages()
