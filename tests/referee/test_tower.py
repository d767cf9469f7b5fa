"""The Tower in random matches: no piece and no follower is lost, and reach does not depend on the order."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.game import BadInput, Illegal
from referee.games import GAMES
from referee.games.carcassonne import CARCASSONNE
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition, TokenAt, Turn
from tests.examples import tries
from tests.referee.plays import SEATS, Player

BOX: dict[str, Any] = {
    "edition": "C1",
    "expansions": ["tower", "inns-and-cathedrals", "traders-and-builders", "princess-and-dragon"],
}


@given(st.integers(0, 10**6))
@tries(8)
def test_pieces_and_followers_are_on_the_table_with_a_player_or_in_the_supply(seed: int) -> None:
    player = Player.sits_down(seed, BOX)
    for _ in player.plays(20):
        state = player.match.state
        pieces = sum(token.value or 0 for token in state.tokens if token.kind == "tower")
        assert pieces + sum(state.holds(seat.id, "tower") for seat in SEATS) == 9 * len(SEATS)
        captured = Counter(one for seat in SEATS for one in state.supply.prisoners(seat.id))
        standing = Counter((figure.player, figure.kind) for figure in state.figures)
        for seat in SEATS:
            for kind in ("meeple", "big"):
                used = captured[seat.id, kind] + standing[seat.id, kind]
                assert used + state.supply.left(seat.id, kind) == state.book.figures[kind].supply
            assert all(owner != seat.id for owner, _ in state.supply.prisoners(seat.id))
        for one in CARCASSONNE.offers(state):
            assert CARCASSONNE.check(state, one).legal


@given(
    st.sets(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=12),
    st.integers(1, 4),
)
@tries(40)
def test_a_tower_reaches_the_followers_in_its_row_and_column(
    cells: set[tuple[int, int]], height: int
) -> None:
    """Offered are the captures at a distance of at most the new height, and no others."""
    monks = sorted(cells - {(0, 0)})
    position = TilePosition(
        "carcassonne",
        (PlayerSeat("red", points=0), PlayerSeat("blue", points=0)),
        (Laid(0, 0, "tower/F"), *(Laid(x, y, "base/B") for x, y in monks)),
        {"expansions": ["tower"]},
        figures=tuple(Standing("blue", "meeple", x, y, Ref("monastery")) for x, y in monks),
        tokens=(TokenAt("tower", height, 0, 0),),
        turn=Turn("red", "act", ((0, 0),)),
    )
    table = CARCASSONNE.load(position)
    taken = {
        (one.capture.x, one.capture.y)
        for one in CARCASSONNE.offers(table)
        if type(one).__name__ == "Tower" and one.capture
    }
    assert taken == {(x, y) for x, y in monks if 0 in (x, y) and abs(x) + abs(y) <= height + 1}
    for x, y in monks:
        move = CARCASSONNE.moves["tower"]("red", 0, 0, Standing("blue", "meeple", x, y, Ref("monastery")))
        assert CARCASSONNE.check(table, move).legal == ((x, y) in taken)


@pytest.mark.parametrize("name", ["fairy", "tower"])
def test_nothing_is_put_beside_the_table_even_if_players_insist(name: str) -> None:
    """A fairy or tower piece on a cell without a tile would leave a table that cannot be read."""
    position = TilePosition(
        "carcassonne", SEATS, (Laid(0, 0, "tower/F"),), BOX, turn=Turn("red", "act", ((0, 0),))
    )
    with pytest.raises((BadInput, Illegal)):
        CARCASSONNE.play(CARCASSONNE.load(position), CARCASSONNE.moves[name]("red", 50, 50), insist=True)


@pytest.mark.parametrize("kind", ["abbot", "shepherd"])
def test_a_figure_of_a_box_not_in_play_is_captured_if_players_insist(kind: str) -> None:
    """It belongs to no supply, but is a prisoner all the same, and a finding."""
    feature = Ref("monastery") if kind == "abbot" else Ref("field", ("NL",))
    position = TilePosition(
        "carcassonne",
        (PlayerSeat("red"), PlayerSeat("blue")),
        (Laid(0, 0, "tower/F"), Laid(1, 0, "base/B")),
        {"expansions": ["tower"]},
        figures=(Standing("blue", kind, 1, 0, feature),),
        turn=Turn("red", "act", ((1, 0),)),
    )
    table = CARCASSONNE.load(position)
    move = CARCASSONNE.moves["tower"]("red", 0, 0, Standing("blue", kind, 1, 0, feature))
    assert [reason.rule for reason in CARCASSONNE.check(table, move).reasons] == ["TW-C3"]
    after = CARCASSONNE.play(table, move, insist=True).state
    assert after.supply.prisoners("red") == (("blue", kind),)
    assert "TW-C3" in {finding.reason.rule for finding in CARCASSONNE.inspect(after)}


@pytest.mark.parametrize("listed", ["abc", 5, [1], [None], {"a": 1}, [{"player": "blue", "kind": "cowboy"}]])
@pytest.mark.parametrize("name", ["gold-rush", "amazonas"])
def test_prisoners_are_ignored_in_games_that_have_none(name: str, listed: object) -> None:
    """Whatever is entered as such is a warning there, like any other unknown thing."""
    (game,) = (one for one in GAMES if one.id == name)
    seats = (PlayerSeat("red"), PlayerSeat("blue"))
    table = game.load(TilePosition(name, seats, (), held={"red": {"prisoners": listed, "mining": 0}}))
    assert "TR-held" in {finding.reason.rule for finding in game.inspect(table)}
    assert not table.supply.out
