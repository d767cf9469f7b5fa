"""Hills & Sheep beyond its scenarios: tiles under hills, whole random games, and rules without exceptions."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.game import BadInput, Illegal
from referee.games import game
from referee.tiles.model.moves import Deploy, Discard, EndGame, EndTurn, Place
from referee.tiles.model.position import (
    FeatureAt,
    Laid,
    PlayerSeat,
    Ref,
    Standing,
    TilePosition,
    TokenAt,
    Turn,
)
from referee.tiles.rules.table import Table
from tests.examples import tries

CARCASSONNE = game("carcassonne")
DRAW, FLOCK = CARCASSONNE.moves["draw_token"], CARCASSONNE.moves["flock"]
SEATS = (PlayerSeat("red"), PlayerSeat("blue"))
START = (Laid(0, 0, "base/D"),)
TOKENS = ["sheep-1"] * 4 + ["sheep-2"] * 5 + ["sheep-3"] * 5 + ["sheep-4"] * 2 + ["wolf"] * 2


def begin(**options: Any) -> Table:
    """A match with Hills & Sheep."""
    given = {"expansions": ["hills-and-sheep"], "edition": "C1", **options}
    return CARCASSONNE.begin(TilePosition("carcassonne", SEATS, START, given))


def after(state: Table, *moves: Any) -> Table:
    """The table after some moves."""
    for move in moves:
        state = CARCASSONNE.play(state, move).state
    return state


# ---- under the hills -------------------------------------------------------------------------------------


def test_the_pile_shrinks_by_two_with_each_hill() -> None:
    state = begin()
    assert state.bag.pile == 72 + 18 - 1
    state = after(state, Place("red", "base/U", 1, 0, 0), EndTurn("red"))
    assert state.bag.pile == 88
    state = after(state, Place("blue", "hills-and-sheep/RFR.h", 2, 0, 90), EndTurn("blue"))
    assert (state.bag.hidden, state.bag.pile) == (1, 86)


def test_blank_tiles_under_hills_leave_the_pile_alone() -> None:
    state = begin(**{"hs.blank_under_hill": "on"})
    state = after(state, Place("red", "hills-and-sheep/RFR.h", 1, 0, 90), EndTurn("red"))
    assert (state.bag.hidden, state.bag.pile) == (0, 88)


def test_hills_that_are_off_hide_nothing() -> None:
    state = begin(**{"ext.hill": "off"})
    state = after(state, Place("red", "hills-and-sheep/RFR.h", 1, 0, 90), EndTurn("red"))
    assert (state.bag.hidden, state.bag.pile) == (0, 88)


def test_without_shepherds_their_moves_are_not_offered() -> None:
    for part in ("on", "off"):
        state = after(begin(**{"ext.shepherd": part}), Place("red", "base/B", 0, 1, 0))
        offered = {move.kind for move in CARCASSONNE.offers(state) if isinstance(move, Deploy)}
        assert ("shepherd" in offered) == (part == "on")


@pytest.mark.parametrize(("left", "hidden", "pile"), [(0, 0, 0), (1, 1, 0), (2, 1, 1)])
def test_a_hill_drawn_last_hides_nothing(left: int, hidden: int, pile: int) -> None:
    state = begin()
    box = {**dict.fromkeys(state.library.counts, 0), "hills-and-sheep/RFR.h": 1, "base/U": left}
    state = after(replace(state, left_given=box), Place("red", "hills-and-sheep/RFR.h", 1, 0, 90))
    assert (state.bag.hidden, state.bag.pile) == (hidden, pile)


def test_a_hill_that_leaves_the_game_hides_nothing() -> None:
    walls = TilePosition("carcassonne", SEATS, (Laid(0, 0, "base/C"),), {"expansions": ["hills-and-sheep"]})
    state = after(CARCASSONNE.begin(walls), Discard("red", "hills-and-sheep/RFR.h"))
    assert (state.bag.hidden, state.bag.pile) == (0, 88)


# ---- the moves -------------------------------------------------------------------------------------------


def flock_table(**more: Any) -> Table:
    """Red's flock of 3 on a field that red's tile has just extended."""
    field = Ref("field", ("S",))
    return CARCASSONNE.load(
        TilePosition(
            "carcassonne",
            SEATS,
            (*START, Laid(0, 1, "base/B")),
            {"expansions": ["hills-and-sheep"], **more},
            figures=(Standing("red", "shepherd", 0, 0, field),),
            tokens=(TokenAt("sheep", 3, 0, 0, field),),
            turn=Turn("red", "act", ((0, 1),)),
        )
    )


@pytest.mark.parametrize(
    ("choice", "token", "path"),
    [
        ("eat", None, "choice"),
        ("expand", "sheep-5", "token"),
        ("expand", "goat", "token"),
        ("score", "sheep-1", "token"),
    ],
)
def test_unreadable_input_is_refused_with_its_place(choice: str, token: str | None, path: str) -> None:
    move = FLOCK("red", 0, 0, Ref("field", ("S",)), choice, token)
    with pytest.raises(BadInput) as refused:
        CARCASSONNE.check(flock_table(), move)
    assert list(refused.value.errors) == [path]


def test_expanding_is_ruled_on_without_a_token_but_not_played() -> None:
    move = FLOCK("red", 0, 0, Ref("field", ("S",)), "expand")
    assert CARCASSONNE.check(flock_table(), move).legal
    with pytest.raises(BadInput) as refused:
        CARCASSONNE.play(flock_table(), move)
    assert list(refused.value.errors) == ["token"]


def test_moves_of_shepherds_are_not_there_without_them() -> None:
    table = CARCASSONNE.load(TilePosition("carcassonne", SEATS, START, turn=Turn("red", "act", ((0, 0),))))
    for move in (DRAW("red", "wolf"), FLOCK("red", 0, 0, Ref("field", ("S",)), "score")):
        with pytest.raises(BadInput) as refused:
            CARCASSONNE.check(table, move)
        assert list(refused.value.errors) == ["type"]


def test_numbers_are_good_values_of_options() -> None:
    assert flock_table(**{"hs.inner_field_draws": 2}).options["hs.inner_field_draws"] == "2"
    with pytest.raises(BadInput):
        flock_table(**{"hs.inner_field_draws": 3})


def test_the_match_goes_on_after_any_insisted_move() -> None:
    tables = [
        begin(),
        flock_table(),
        CARCASSONNE.load(TilePosition("carcassonne", SEATS, START, dict(begin().options))),
    ]
    moves = [
        *(DRAW(player, token) for player in ("red", "blue") for token in ("sheep-4", "wolf")),
        *(
            FLOCK(player, 0, 0, Ref(kind, at), choice, token)
            for player in ("red", "blue")
            for kind, at in (("field", ("S",)), ("field", ("EL",)), ("city", ("N",)))
            for choice, token in (("score", None), ("expand", "sheep-4"), ("expand", "wolf"))
        ),
    ]
    for table in tables:
        for move in moves:
            alone = not any(f.kind == "shepherd" and f.player == move.player for f in table.figures)
            if isinstance(move, DRAW) and alone:
                with pytest.raises(Illegal):  # there is nothing to draw for
                    CARCASSONNE.play(table, move, insist=True)
                continue
            done = CARCASSONNE.play(table, move, insist=True).state
            CARCASSONNE.inspect(done)
            CARCASSONNE.scoring.tally(done, final=True)
            CARCASSONNE.scoring.who(done, FeatureAt(0, 0, Ref("field", ("S",))))
            assert CARCASSONNE.load(CARCASSONNE.position(done)).tokens == done.tokens


def test_the_action_is_over_after_a_reload_too() -> None:
    move = FLOCK("red", 0, 0, Ref("field", ("S",)), "expand", "sheep-1")
    state = after(flock_table(), move)
    again = CARCASSONNE.load(CARCASSONNE.position(state))
    assert [reason.rule for reason in CARCASSONNE.check(again, move).reasons] == ["HS-F8"]


# ---- whole games -----------------------------------------------------------------------------------------


def play_by_chance(seed: int, turns: int, options: dict[str, str]) -> list[Table]:
    """The tables of a game in which all players like shepherds; every token is drawn from a real bag."""
    chance = random.Random(seed)
    state, tables = begin(**options), []
    box = [tile for tile, count in state.library.counts.items() for _ in range(count)]
    box.remove("base/D")
    chance.shuffle(box)
    for tile in box[:turns]:
        player = state.turn.player
        assert player
        places = CARCASSONNE.placing.placements(state, tile, player)
        if not places:
            state = after(state, Discard(player, tile))
            continue
        place = max(chance.sample(places, min(4, len(places))), key=lambda p: state.board.around(p[:2]))
        state = after(state, Place(player, tile, *place[:3]))
        state = _deploy(state, player, place, chance)
        state = _flock(state, player, chance)
        state = after(state, EndTurn(player))
        tables.append(state)
    return tables


def _token(state: Table, chance: random.Random) -> str:
    """A token drawn from those not on the table."""
    bag = list(TOKENS)
    for token in state.tokens:
        bag.remove(f"sheep-{token.value}")
    return chance.choice(bag)


def _deploy(state: Table, player: str, place: Any, chance: random.Random) -> Table:
    wanted = [d for d in place.deployments if d.kind == "shepherd"] or list(place.deployments)
    if not wanted or chance.random() < 0.3:
        return state
    one = chance.choice(wanted)
    state = after(state, Deploy(player, one.kind, place.x, place.y, Ref(one.feature_kind, one.at)))
    while one.kind == "shepherd":
        move = DRAW(player, _token(state, chance))
        if not CARCASSONNE.check(state, move).legal:
            break
        state = after(state, move)
    return state


def _flock(state: Table, player: str, chance: random.Random) -> Table:
    shepherd = next((f for f in state.figures if (f.player, f.kind) == (player, "shepherd")), None)
    if shepherd is None:
        return state
    tile = state.board.cells[shepherd.x, shepherd.y]
    field = Ref("field", tile.names.at(shepherd.segment))
    expand = chance.random() < 0.7
    move = FLOCK(
        player,
        shepherd.x,
        shepherd.y,
        field,
        "expand" if expand else "score",
        _token(state, chance) if expand else None,
    )
    return after(state, move) if CARCASSONNE.check(state, move).legal else state


@given(
    seed=st.integers(0, 10**6),
    first=st.sampled_from(("immediate", "owner_first")),
    time=st.sampled_from(("after_figure", "before_figure")),
    draws=st.sampled_from(("1", "2")),
)
@tries(25)
def test_no_accepted_move_breaks_an_invariant(seed: int, first: str, time: str, draws: str) -> None:
    options = {"hs.closure_choice": first, "hs.closure_time": time, "hs.inner_field_draws": draws}
    tables = play_by_chance(seed, 45, options)
    for state in tables:
        assert [f for f in CARCASSONNE.inspect(state) if f.severity != "info"] == []
        assert len(state.tokens) <= 16
    done = CARCASSONNE.play(tables[-1], EndGame())
    assert not [line for line in done.lines if line.feature_kind == "flock"], "flocks pay nothing at the end"


def test_games_by_chance_see_every_kind_of_flock() -> None:
    """The random games are useful only if flocks grow, are herded, closed and lost in them."""
    states = [state for seed in range(6) for state in play_by_chance(seed, 45, {})]
    assert max(len(state.tokens) for state in states) > 3
    assert sum(bool(one.tokens) and not two.tokens for one, two in pairwise(states)) > 3
    assert any(sum(f.kind == "shepherd" for f in state.figures) == 2 for state in states)
