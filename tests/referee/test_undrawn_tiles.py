"""Tiles that are placed without being drawn, such as abbeys and castles, are no part of the pile."""

from __future__ import annotations

import pytest

from referee.games import CARCASSONNE
from referee.tiles.model.position import Laid, PlayerSeat, TilePosition, Turn


@pytest.mark.parametrize("expansion", ["castles-in-germany", "abbey-and-mayor"])
@pytest.mark.parametrize("left", [0, 1])
def test_a_game_is_drawn_out_whatever_was_not_placed(expansion: str, left: int) -> None:
    options = {"expansions": [expansion]}
    players = (PlayerSeat("red"), PlayerSeat("blue"))
    box = CARCASSONNE.load(TilePosition("carcassonne", players, (Laid(0, 0, "base/D", 0),), options))
    drawable = [
        id
        for id, count in box.library.counts.items()
        if id not in box.bag.undrawn and box.library.tiles[id].large is None
        for _ in range(count)
    ]
    tiles = tuple(Laid(2 * (n % 12), 2 * (n // 12), id, 0) for n, id in enumerate(drawable[left:]))
    table = CARCASSONNE.load(TilePosition("carcassonne", players, tiles, options, turn=Turn("red", "place")))
    assert table.bag.pile == left
    assert table.bag.at_least <= left
    assert table.bag.drawn_out == (left == 0)
    assert CARCASSONNE.finished(table) == (left == 0)  # there is no gap for an abbey (AB-P2)
