"""Ids of players are names only: whatever they contain and however long they are, a match goes on as with
short ones, and its positions can be asked about."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient

from referee.games.carcassonne import CARCASSONNE
from referee.match import Entry, PlayedMatch, follow
from referee.tiles.model.position import PlayerSeat, TilePosition
from services.infra.codec import move_from, plain, plain_move
from tests.api.border import API
from tests.referee.plays import SEATS, Player

BOXES = ("corn-circles", "messages", "tower", "count", "bridges-castles-and-bazaars", "mage-and-witch")
OPTIONS = {"edition": "C2", "expansions": BOXES}
LONGEST = 60


def renamed(value: Any, ids: dict[str, str]) -> Any:
    """Data with other ids of players."""
    if isinstance(value, dict):
        return {ids.get(name, name): renamed(inner, ids) for name, inner in value.items()}
    if isinstance(value, list):
        return [renamed(one, ids) for one in value]
    return ids.get(value, value) if isinstance(value, str) else value


def test_a_match_goes_on_alike_whatever_its_players_are_called(client: FlaskClient) -> None:
    player = Player.sits_down(6, OPTIONS)
    for _ in player.plays(40):
        pass
    ids = {seat.id: f"{seat.id} : 1;/,2.5 é{'x' * LONGEST}"[:LONGEST] for seat in SEATS}  # sorted alike
    seats = tuple(PlayerSeat(id) for id in ids.values())
    moves = [renamed(plain_move(CARCASSONNE, move), ids) for move in player.moves]
    match = PlayedMatch.begin(CARCASSONNE, TilePosition("carcassonne", seats, (), OPTIONS))
    replayed = follow(match, [Entry((move_from(CARCASSONNE, move),)) for move in moves])
    assert not replayed.troubles
    steps_with_passes = 0
    for short, long in zip(player.match.played, replayed.match.played, strict=True):
        results = (
            plain([one.events, one.lines, one.scores, one.to_move, one.insisted]) for one in (short, long)
        )
        assert renamed(next(results), ids) == next(results)
        if long.state.turn.due:
            steps_with_passes += bool(long.state.turn.passed)
            answer = client.post(f"{API}/audits", json={"position": plain(CARCASSONNE.position(long.state))})
            assert answer.status_code == 200, answer.get_data(as_text=True)[:1000]
    assert steps_with_passes
