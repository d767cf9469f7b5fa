"""Stefan Dorra's Amazonas: invariants of every match, for any coins, on any board."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.game import BadInput
from referee.games import game
from referee.games.dorra_amazonas import board_reader
from referee.games.dorra_amazonas.board import SPECIES
from referee.games.dorra_amazonas.moves import Commit, EventCard, MissionCard
from referee.games.dorra_amazonas.position import Seat, VillagePosition
from referee.games.dorra_amazonas.rounds import money
from referee.match import Entry, PlayedMatch
from referee.redaction import seen
from referee.revealing import Reveals
from services.infra.codec import plain, position_from
from tests.examples import tries

GAME = game("dorra-amazonas")
COINS = st.integers(0, 60)
COLOURS = ("red", "blue", "white", "orange")


def table_of(players: int) -> VillagePosition:
    """So many players, without any details."""
    return VillagePosition(GAME.id, tuple(map(Seat, COLOURS[:players])))


def begin(players: int) -> PlayedMatch:
    """A match of so many players."""
    return PlayedMatch.begin(GAME, table_of(players))


@st.composite
def plays(draw: st.DrawFn) -> PlayedMatch:
    """The first moves of a match, each one of the offers."""
    match = begin(draw(st.integers(2, 4)))
    for _ in range(draw(st.integers(0, 45))):
        offers = [move for move in GAME.offers(match.state) if not isinstance(move, MissionCard)]
        if not offers:
            break
        match = match.add(Entry((draw(st.sampled_from(offers)),)))
    return match


@tries(15)
@given(plays())
def test_every_play_is_sound_and_can_be_written(match: PlayedMatch) -> None:
    state = match.state
    assert not [one for one in GAME.inspect(state) if one.severity == "error"]
    position = GAME.position(state)
    assert GAME.position(GAME.load(position)) == position
    assert position_from(plain(position)) == position
    for offer in GAME.offers(state):
        assert GAME.check(state, offer).legal
    sheet = GAME.scoring.tally(state, final=True)
    for player, total in sheet.totals.items():
        assert total.gained == sum(line.points for line in sheet.lines if line.player == player)


@tries(15)
@given(plays())
def test_nobody_sees_a_card_that_lies_face_down(match: PlayedMatch) -> None:
    shut = Reveals().of(match).shut
    view = seen(match, table_of(len(match.start.seats)), None, shut).match
    for one, shown in zip(match.played, view.played, strict=True):
        for move, public in zip(one.entry.moves, shown.entry.moves, strict=True):
            if isinstance(move, Commit) and public.card is None:
                assert GAME.position(match.state).turn.phase == "income"
    assert all(seat.card is None for seat in GAME.position(view.state).players)
    assert [seat.played for seat in GAME.position(view.state).players] == [
        seat.played for seat in GAME.position(match.state).players
    ]


@given(COINS, COINS, COINS)
def test_losing_silver_loses_its_value_and_no_more_than_there_is(gold: int, silver: int, lost: int) -> None:
    seat = money.without_silver(Seat("red", gold=gold, silver=silver), lost)
    assert 3 * (seat.gold or 0) + (seat.silver or 0) == max(0, 3 * gold + silver - lost)
    assert (seat.gold or 0) >= 0
    assert (seat.silver or 0) >= 0


@given(COINS, COINS, st.sampled_from((2, 3, 5)))
def test_paying_takes_the_value_of_the_space(gold: int, silver: int, cost: int) -> None:
    seat = money.paid(Seat("red", gold=gold, silver=silver), cost)
    assert 3 * (seat.gold or 0) + (seat.silver or 0) == max(0, 3 * gold + silver - 3 * cost)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-9, 9)
    | st.text(max_size=5)
    | st.sampled_from(("a", "b", *SPECIES)),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(("id", "name", "species", "spaces", "x", "colour", "value")), inner)
    ),
    max_leaves=12,
)


@given(st.fixed_dictionaries({}, optional=dict.fromkeys(board_reader.FIELDS, JSON)))
def test_anything_is_either_a_board_or_refused(data: dict[str, Any]) -> None:
    with suppress(BadInput):
        assert board_reader.read(data, whole=True).villages


def test_an_event_is_a_card_of_the_box() -> None:
    match = begin(2)
    with pytest.raises(BadInput):
        GAME.check(match.state, EventCard("storm"))
