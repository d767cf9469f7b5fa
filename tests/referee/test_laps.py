"""Laps of the score track, and the marker in each game that reports them."""

from __future__ import annotations

import pytest

from referee.game import Event
from referee.games import game
from referee.games.amazonas import track as amazonas
from referee.games.gold_rush import track as gold_rush
from referee.tiles.model.position import PlayerSeat, TilePosition
from referee.tiles.play.score_laps import Laps

TRACKS = {"gold-rush": gold_rush.LAPS, "amazonas": amazonas.LAPS}


def walked(id: str, before: int, after: int) -> list[Event]:
    """The report on the first player, whose points change from `before` to `after`."""
    seats = (PlayerSeat("red", points=before), PlayerSeat("blue", points=99))
    table = game(id).load(TilePosition(id, seats, ()))
    track: Laps = TRACKS[id]
    return list(track.walked(table, table.but(points={**table.points, "red": after})))


@pytest.mark.parametrize(
    ("points", "field", "laps", "lies"),
    [
        (50, 0, 1, {"gold-rush": True, "amazonas": True}),
        (51, 1, 1, {"gold-rush": True, "amazonas": True}),
        (100, 0, 2, {"gold-rush": True, "amazonas": False}),
        (163, 13, 3, {"gold-rush": True, "amazonas": True}),
    ],
)
@pytest.mark.parametrize("id", TRACKS)
def test_the_marker_lies_from_fifty_on(
    id: str, points: int, field: int, laps: int, lies: dict[str, bool]
) -> None:
    (event,) = walked(id, 0, points)
    expected = {"player": "red", "points": points, "field": field, "laps": laps, "lying": lies[id]}
    assert expected.items() <= event.values.items()


@pytest.mark.parametrize(("before", "after"), [(0, 49), (-3, -3), (50, 99), (60, 40), (0, -1)])
@pytest.mark.parametrize("id", TRACKS)
def test_nothing_is_reported_within_a_lap(id: str, before: int, after: int) -> None:
    assert walked(id, before, after) == []


def test_each_pass_names_its_rule() -> None:
    assert [walked("gold-rush", 0, points)[0].values["because"] for points in (50, 100)] == ["GR-K1", "GR-K3"]
    assert walked("amazonas", 0, 100)[0].values["because"] == "CA-G1"
