"""The abbey: the order of offers after the last tile, and its effect on the table, the pile and the
supplies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.games import game
from referee.games.carcassonne.expansions.abbey import ABBEY
from referee.games.carcassonne.expansions.abbey.holding import holes
from referee.tiles.model.moves import Discard, EndTurn, Place
from referee.tiles.model.position import DRAWN, Laid, PlayerSeat, TilePosition, Turn
from referee.tiles.rules.state.tile_bag import spent
from referee.tiles.rules.table import Table

CARCASSONNE = game("carcassonne")
NAMES = ("red", "blue", "green", "yellow", "black")
LAST = "base/U"


def ladder(players: int, holes: int, last: int, holders: list[bool], reading: str) -> Table:
    """Before the last tile: so many gaps in a row of monasteries, and who still has an abbey."""
    width = 2 * holes + 1
    cells = [(x, y) for y in (0, 2) for x in range(width)] + [(x, 1) for x in range(0, width, 2)]
    options = {"edition": "C1", "expansions": ["abbey"], "ab.end_round": reading}
    box = CARCASSONNE.load(TilePosition("carcassonne", (), (), options)).library.tiles
    return CARCASSONNE.load(
        TilePosition(
            "carcassonne",
            tuple(PlayerSeat(name) for name in NAMES[:players]),
            tuple(Laid(x, y, "base/B") for x, y in cells),
            options,
            turn=Turn(NAMES[last], "place", ()),
            held={name: {"abbey": int(has)} for name, has in zip(NAMES, holders, strict=False)},
            left={**dict.fromkeys(box, 0), LAST: 1},
        )
    )


def transcribed(
    players: int, holes: int, last: int, holders: list[bool], reading: str, lays: Iterator[bool]
) -> list[tuple[str, bool]]:
    """AB-E1 and AB-E2 as a direct transcription: who is offered an abbey in which order, and who places
    it."""
    has, offers = list(holders), []
    while True:
        last_had_offer = False
        for number in range(last + 1, last + 1 + players):
            player = number % players
            if has[player] and holes:
                laid = next(lays)
                offers.append((NAMES[player], laid))
                has[player] = not laid
                holes -= laid
                last_had_offer = player == last
        if reading == "once" or not last_had_offer:
            return offers


def decisions(given: list[bool]) -> Iterator[bool]:
    """Place or decline as given; all later offers are accepted."""
    yield from given
    while True:
        yield True


@given(st.data())
@settings(max_examples=120)
def test_the_round_after_the_last_tile_follows_the_rule(data: Any) -> None:
    players = data.draw(st.integers(2, 5))
    room, last = data.draw(st.integers(0, 4)), data.draw(st.integers(0, players - 1))
    holders = data.draw(st.lists(st.booleans(), min_size=players, max_size=players))
    reading = data.draw(st.sampled_from(["once", "repeat"]))
    drawn = data.draw(st.lists(st.booleans(), max_size=8))
    expected = transcribed(players, room, last, holders, reading, decisions(drawn))
    state = ladder(players, room, last, holders, reading)
    state = CARCASSONNE.play(state, Place(NAMES[last], LAST, 2 * room + 1, 0, 90)).state
    state = CARCASSONNE.play(state, EndTurn(NAMES[last])).state
    lays, offers = decisions(drawn), []
    while CARCASSONNE.check(state, EndTurn(str(state.turn.player))).legal:
        player, lay = str(state.turn.player), next(lays)
        offers.append((player, lay))
        again = CARCASSONNE.load(CARCASSONNE.position(state))
        assert again.turn == state.turn
        assert spent(again)
        if lay:
            x, y = holes(state)[0]
            state = CARCASSONNE.play(state, Place(player, ABBEY, x, y, 0)).state
        state = CARCASSONNE.play(state, EndTurn(player)).state
    assert offers == expected
    for player in NAMES[:players]:
        moves = [Place(player, ABBEY, x, y, 0) for x, y in holes(state)]
        assert not any(CARCASSONNE.check(state, move).legal for move in moves)


def test_a_match_gives_each_player_one_and_counts_no_abbey() -> None:
    seats = (PlayerSeat("red"), PlayerSeat("blue"))
    state = CARCASSONNE.begin(TilePosition("carcassonne", seats, (), {"expansions": ["abbey"]}))
    assert state.held == {"red": {"abbey": 1}, "blue": {"abbey": 1}}
    assert state.bag.pile == 71 + 12
    assert CARCASSONNE.placing.left(state, ABBEY) is None
    one_used = CARCASSONNE.begin(
        TilePosition("carcassonne", seats, (), {"expansions": ["abbey"]}, held={"red": {"abbey": 0}})
    )
    assert one_used.held == {"red": {"abbey": 0}, "blue": {"abbey": 1}}


def test_laying_it_uses_it_up_and_leaves_the_pile() -> None:
    state = ladder(2, 2, 0, [True, True], "once")
    after = CARCASSONNE.play(state, Place("red", ABBEY, 1, 1, 270)).state
    assert after.held == {"red": {"abbey": 0}, "blue": {"abbey": 1}}
    assert after.bag.pile == state.bag.pile == 1
    assert not after.turn.marks
    assert CARCASSONNE.play(after, EndTurn("red")).state.turn == Turn("blue", "place", ())


def test_a_discard_is_a_draw() -> None:
    state = ladder(2, 1, 0, [True, True], "once")
    state = replace(state, left_given={**(state.left_given or {}), "base/C": 1})
    after = CARCASSONNE.play(state, Discard("red", "base/C")).state
    assert after.turn.marks == {DRAWN}
    assert [r.rule for r in CARCASSONNE.check(after, Place("red", ABBEY, 1, 1, 0)).reasons] == ["AB-P1"]
    placed = CARCASSONNE.play(after, Place("red", LAST, 3, 0, 90)).state
    ended = CARCASSONNE.play(placed, EndTurn("red")).state
    assert DRAWN not in ended.turn.marks
    assert CARCASSONNE.check(ended, Place("blue", ABBEY, 1, 1, 0)).legal
