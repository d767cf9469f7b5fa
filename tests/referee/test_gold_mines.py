"""Gold Mines in random matches: every piece is on a tile or with a player, and each mine brought two."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from referee.games.carcassonne.expansions.minis.gold import each
from referee.tiles.lookahead.previews import tried
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition, Turn
from tests.examples import tries
from tests.referee.plays import SEATS, Player

BOX: dict[str, Any] = {"edition": "C1", "expansions": ["goldmines", "inns-and-cathedrals"]}


@given(st.integers(0, 10**6))
@tries(8)
def test_every_mine_brings_two_pieces_that_stay_in_the_game(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    for _ in player.plays(25):
        state = player.match.state
        mines = sum("goldmine" in tile.marks for tile in state.board.cells.values())
        due = "gold" in state.turn.marks
        table = sum(token.value or 0 for token in state.tokens if token.kind == "gold")
        assert table + sum(state.holds(seat.id, "gold") for seat in SEATS) == 2 * mines - due
        piles = [(token.x, token.y) for token in state.tokens if token.kind == "gold"]
        assert len(piles) == len(set(piles))
        offers = CARCASSONNE.offers(state)
        assert all(CARCASSONNE.check(state, one).legal for one in offers)
        assert not due or {type(one).__name__ for one in offers} == {"Gold"}


@given(st.integers(0, 16), st.integers(0, 16))
def test_more_gold_is_never_worth_less(some: int, others: int) -> None:
    low, high = sorted((some, others))
    assert low * each(low) <= high * each(high)


def test_previews_do_not_wait_for_the_choice_of_a_tile() -> None:
    """Where the second piece is put changes no points, so they are known before."""
    position = TilePosition(
        "carcassonne",
        (PlayerSeat("red", points=0), PlayerSeat("blue", points=0)),
        (Laid(0, 0, "base/A", 270), Laid(2, 0, "base/A", 90)),
        BOX,
        figures=(Standing("red", "meeple", 0, 0, Ref("road", ("E",))),),
        turn=Turn("blue", "place"),
    )
    table = CARCASSONNE.load(position)
    found = [
        one
        for one in tried(table, table.library.tiles["goldmines/RRrr.X"], "blue")
        if one.placement[:2] == (1, 0)
    ]
    assert [sum(line.points for line in one.none) for one in found] == [3] * len(found) != []
