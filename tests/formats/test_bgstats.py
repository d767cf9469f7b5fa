"""The play format of BG Stats."""

from formats.bgstats import PlayedBy, names_of, write
from tile_referee import Match


def test_a_play() -> None:
    players = [PlayedBy("red", "Ana", 90, 1), PlayedBy("blue", "Bo", 71, 2)]
    file = write("m1", ("carcassonne", "Carcassonne"), players, 1_795_000_000, 1_795_002_700, "blue")
    (play,) = file["plays"]
    assert play["playDate"] == "2026-11-18 11:06:40"
    assert play["durationMin"] == 45
    assert [(one["score"], one["winner"], one["rank"]) for one in play["playerScores"]] == [
        ("90", True, 1),
        ("71", False, 2),
    ]
    assert [one["startPlayer"] for one in play["playerScores"]] == [False, True]
    assert {one["id"]: one["name"] for one in file["players"]} == {1: "Ana", 2: "Bo"}
    assert file["games"][0]["bggId"] == 822
    again = write("m1", ("carcassonne", "Carcassonne"), players, 0, 0)
    assert again["plays"][0]["uuid"] == play["uuid"]
    assert "bggId" not in write("m1", ("gold-rush", "The Gold Rush"), players, 0, 0)["games"][0]


def test_names() -> None:
    seats = Match([{"id": "red", "name": "Ana"}, "blue"])._setup.players
    assert names_of(seats, {"blue": "Bo"}) == {"red": "Ana", "blue": "Bo"}
