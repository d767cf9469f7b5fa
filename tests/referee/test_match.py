"""Matches: entries all or nothing, replay, difference, undo, and what a player may see."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.game import AnyGame, BadInput
from referee.games import game
from referee.match import Entry, PlayedMatch, Refused, follow, replay
from referee.match_difference import difference
from referee.tiles.model.moves import Adjust, Deploy, Discard, EndGame, EndTurn, Place
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition, TokenAt, Turn
from tests.referee.secret_game import SECRET, Dig, Show
from tests.referee.tables import ODD

CARCASSONNE = game("carcassonne")
SEATS = (PlayerSeat("red"), PlayerSeat("blue"), PlayerSeat("green"))
START = TilePosition(
    "carcassonne", SEATS, (Laid(0, 0, "base/D"),), {"edition": "C1"}, turn=Turn("red", "place")
)
few = settings(max_examples=20)


def entry(*moves: Any, insist: bool = False) -> Entry:
    return Entry(moves, insist)


def new(position: TilePosition = START, on: AnyGame = CARCASSONNE) -> PlayedMatch:
    return PlayedMatch.begin(on, position)


def played(seed: int, turns: int, position: TilePosition = START) -> PlayedMatch:
    """A match of random legal turns."""
    chance, match = random.Random(seed), new(position)
    tiles = sorted(CARCASSONNE.load(position).library.counts)
    for _ in range(turns):
        player = match.to_move
        assert player is not None
        tile = chance.choice([t for t in tiles if CARCASSONNE.placing.left(match.state, t)])
        places = CARCASSONNE.placing.placements(match.state, tile, player)
        if not places:
            match = match.add(entry(Discard(player, tile)))
            continue
        place = chance.choice(places)
        moves: list[Any] = [Place(player, tile, place.x, place.y, place.rotation)]
        if place.deployments and chance.random() < 0.7:
            one = chance.choice(place.deployments)
            moves.append(Deploy(player, one.kind, place.x, place.y, Ref(one.feature_kind, one.at)))
        match = match.add(entry(*moves, EndTurn(player)))
    return match


ROAD = (Place("red", "base/U", 0, 1, 90), Deploy("red", "meeple", 0, 1, Ref("road", ("E",))), EndTurn("red"))
CITY = (
    Place("red", "base/E", 0, -1, 180),
    Deploy("red", "meeple", 0, -1, Ref("city", ("S",))),
    EndTurn("red"),
)


def test_an_entry_is_played_whole() -> None:
    match = new().add(entry(*CITY))
    assert match.to_move == "blue"
    assert match.scores == {"red": 4, "blue": 0, "green": 0}
    assert [(line.player, line.points) for line in match.played[0].lines] == [("red", 4)]
    assert [event.what for event in match.played[0].events] == ["place", "deploy", "complete", "return"]


def test_an_illegal_entry_changes_nothing_and_names_the_move() -> None:
    match = new()
    with pytest.raises(Refused) as refused:
        match.add(entry(CITY[0], Deploy("red", "meeple", 0, -1, Ref("field", ("N",))), EndTurn("blue")))
    assert refused.value.number == 2
    assert refused.value.ruling is not None
    assert [reason.rule for reason in refused.value.ruling.reasons] == ["CB-T1"]
    assert match.played == ()
    assert match.position == new().position


def test_unreadable_input_is_located() -> None:
    with pytest.raises(Refused) as refused:
        new().add(entry(replace(CITY[0], tile="base/nothing")))
    assert refused.value.ruling is None
    assert list(refused.value.errors) == ["moves[0].tile"]
    with pytest.raises(BadInput):
        new(replace(START, tiles=(Laid(0, 0, "base/nothing"),)))


def test_insisting_records_what_was_overruled() -> None:
    match = new().add(entry(*CITY, insist=True))
    assert match.played[0].insisted == ()
    match = match.add(entry(replace(CITY[0], x=5), EndTurn("red"), insist=True))
    assert [reason.rule for reason in match.played[1].insisted] == ["CB-T1", "CB-P1"]
    assert (5, -1) in match.state.board.cells


@given(st.integers(0, 10**6), st.integers(1, 12))
@few
def test_replaying_gives_the_same_match(seed: int, turns: int) -> None:
    match = played(seed, turns)
    again, troubles = replay(CARCASSONNE, START, match.entries)
    assert troubles == ()
    assert difference(match, again) == ()
    assert again.position == match.position
    assert [one.events for one in again.played] == [one.events for one in match.played]


@given(st.integers(0, 10**6), st.integers(1, 12))
@few
def test_undo_then_redo_restores_the_state(seed: int, turns: int) -> None:
    match = played(seed, turns)
    back = match.take_back()
    assert back.entries == match.entries[:-1]
    again = back.add(match.entries[-1])
    assert again.position == match.position
    assert again.scores == match.scores
    with pytest.raises(IndexError):
        new().take_back()


@given(st.integers(0, 10**6), st.integers(0, 20))
@few
def test_a_position_is_loaded_as_given(seed: int, turns: int) -> None:
    match = played(seed, turns)
    state = CARCASSONNE.load(match.position)
    assert CARCASSONNE.position(state) == match.position
    assert CARCASSONNE.scoring.scores(state) == match.scores
    assert CARCASSONNE.to_move(state) == match.to_move
    assert CARCASSONNE.scoring.tally(state, final=True) == CARCASSONNE.scoring.tally(match.state, final=True)
    for tile in state.library.counts:
        assert CARCASSONNE.placing.left(state, tile) == CARCASSONNE.placing.left(match.state, tile)
        here, there = (CARCASSONNE.placing.placements(s, tile, match.to_move) for s in (state, match.state))
        assert here == there


def test_a_correction_shows_what_became_different() -> None:
    turns = [
        entry(*CITY),
        entry(Place("blue", "base/B", 0, 1, 0), EndTurn("blue")),
        entry(Place("green", "base/B", 1, 1, 0), EndTurn("green")),
    ]
    old = follow(new(), turns).match
    mended, troubles = follow(new(), [entry(CITY[0], CITY[2]), *turns[1:]])
    assert troubles == ()
    first, *rest = difference(old, mended)
    assert [(line.player, line.points) for line in first.gone] == [("red", 4)]
    assert first.new == ()
    assert first.scores == {"red": (4, 0)}
    assert [(one.entry, one.gone, one.new, one.scores) for one in rest] == [
        (1, (), (), {"red": (4, 0)}),
        (2, (), (), {"red": (4, 0)}),
    ]


def test_moves_broken_by_a_correction_are_reported_and_kept() -> None:
    """A tile that the correction left without neighbour stays, as under a house rule.

    A meeple on a feature that does not exist any more is left out, and the rest of its list is played.
    """
    road = Place("blue", "base/U", 0, 2, 90)
    meeple = Deploy("blue", "meeple", 0, 2, Ref("road", ("N",)))
    list_of_blue = entry(road, meeple, EndTurn("blue"))
    first = entry(Place("red", "base/W", 0, 1, 0), EndTurn("red"))
    corrected = entry(Place("red", "base/W", 5, 5, 0), EndTurn("red"), insist=True)
    assert [t.kept for t in follow(new(), [corrected, list_of_blue]).troubles] == [True]
    other = entry(replace(road, tile="base/B"), meeple, EndTurn("blue"))
    match, troubles = follow(new(), [first, other])
    assert [(t.entry, t.number, t.kept) for t in troubles] == [(1, 0, True), (1, 1, False)]
    assert troubles[1].errors is not None
    assert match.to_move == "green"
    assert len(match.played[1].steps) == 2


def test_points_by_agreement_are_a_line_like_any_other() -> None:
    match = new().add(entry(Adjust("blue", -3, "a wager")))
    assert match.scores["blue"] == -3
    assert [(line.player, line.points) for line in match.lines] == [("blue", -3)]
    assert match.to_move == "red"


def test_nothing_is_played_after_the_end() -> None:
    match = new().add(entry(EndGame()))
    assert match.to_move is None
    with pytest.raises(Refused) as refused:
        match.add(entry(CITY[0]))
    assert refused.value.ruling is not None
    assert [reason.rule for reason in refused.value.ruling.reasons] == ["CB-E1"]


def test_a_game_without_tiles_is_matched_the_same_way() -> None:
    new_match = new(TilePosition("secret", SEATS[:2], ()), SECRET)
    match = new_match.add(entry(Dig("red", 3), EndTurn("red"))).add(entry(Show("blue"), EndTurn("blue")))
    assert match.to_move == "red"
    assert match.take_back().to_move == "blue"
    ended = match.add(entry(EndGame()))
    assert ended.scores == {"red": 3, "blue": 0}
    assert SECRET.over(ended.state)
    poorer, troubles = replay(
        SECRET,
        TilePosition("secret", SEATS[:2], ()),
        [entry(Dig("red", None), EndTurn("red")), *ended.entries[1:]],
    )
    assert troubles == ()
    assert [(one.entry, one.scores) for one in difference(ended, poorer)] == [(2, {"red": (3, 0)})]


@pytest.mark.parametrize(
    ("moves", "rule"),
    [
        ((replace(CITY[0], y=0),), "CB-P1"),
        ((EndGame(), EndGame()), "CB-E1"),
        ((EndGame(), CITY[0]), "CB-E1"),
    ],
    ids=["a tile upon a tile", "ending twice", "placing after the end"],
)
def test_nobody_can_insist_on_what_leaves_no_table(moves: tuple[Any, ...], rule: str) -> None:
    match = new()
    with pytest.raises(Refused) as refused:
        match.add(entry(*moves, insist=True))
    assert refused.value.ruling is not None
    assert rule in {reason.rule for reason in refused.value.ruling.reasons}
    (trouble,) = follow(match, [entry(*moves, insist=True)]).troubles
    assert (trouble.number, trouble.kept) == (len(moves) - 1, False)


ODD_TILE = {"id": "mine/gate", "features": [{"kind": "city", "edges": ["N", "E", "S", "W"]}]}


@pytest.mark.parametrize(
    "more",
    [
        {"tiles": (Laid(0, 0, ODD_TILE, 90), Laid(1, 0, None, 0, "C?RF"), Laid(2, 0, None))},
        {"catalogs": ("base", ODD), "tiles": (Laid(0, 0, "odd/split", 180),)},
        {"figures": (Standing("red", "meeple", 0, 0), Standing("red", "meeple", 0, 0, Ref("city", ("N",))))},
        {"options": {"edition": "C3", "expansions": [], "base.fields": "off"}, "left": {"base/D": 2}},
        {"options": {}, "turn": None},
        {"turn": Turn("green", "act", ((0, 0),), "base/D", 2, frozenset({"builder"}))},
        {"held": {"red": {"wine": 2}}, "options": {"expansions": ["traders-and-builders"]}},
        {"tokens": (TokenAt("sheep", None, 0, 0), TokenAt("sheep", 3, 0, 0, Ref("field", ("SL",))))},
        {"players": (PlayerSeat("red", "Ana", "red", 7), PlayerSeat("blue", None, "blue"))},
    ],
    ids=lambda more: " ".join(more),
)
def test_odd_positions_come_back_as_given(more: dict[str, Any]) -> None:
    given = replace(START, **more)
    back = CARCASSONNE.position(CARCASSONNE.load(given))
    for name in ("game", "players", "options", "catalogs", "tiles", "turn", "held", "left"):
        assert getattr(back, name) == getattr(given, name), name
    assert len(back.figures) == len(given.figures)
    assert len(back.tokens or ()) == len(given.tokens or ())
    assert CARCASSONNE.position(CARCASSONNE.load(back)) == back
