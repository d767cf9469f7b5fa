"""The play format of BG Stats (`.bgsplay`): players, scores and date of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple
from uuid import NAMESPACE_URL, uuid5

BGG = {"carcassonne": 822}  # BoardGameGeek's numbers, which BG Stats finds games by


class PlayedBy(NamedTuple):
    """A player's result; `place` 1 is the winner's."""

    id: str
    name: str
    points: int
    place: int


def write(
    match_id: str,
    game: tuple[str, str],
    players: Sequence[PlayedBy],
    began: float,
    ended: float,
    first: str | None = None,
) -> dict[str, Any]:
    """Return the file of one play.

    `game`: id and name. `began`, `ended`: seconds since 1970. `first`: the player who began. The same match
    has the same `uuid` in every file, so that BG Stats replaces it instead of adding it again.
    """
    own = {"id": 1, "uuid": _uuid("game", game[0]), "name": game[1], "highestWins": True, "noPoints": False}
    if game[0] in BGG:
        own["bggId"] = BGG[game[0]]
    return {
        "about": "Tile Referee",
        "games": [own],
        "players": [
            {"id": number, "uuid": _uuid("player", match_id, one.id), "name": one.name, "isAnonymous": False}
            for number, one in enumerate(players, start=1)
        ],
        "locations": [],
        "plays": [
            {
                "uuid": _uuid("play", match_id),
                "gameRefId": 1,
                "playDate": _date(began),
                "entryDate": _date(ended),
                "modificationDate": _date(ended),
                "durationMin": max(0, round((ended - began) / 60)),
                "ignored": False,
                "manualWinner": False,
                "usesTeams": False,
                "rounds": 0,
                "playerScores": [
                    _score(number, one, began=one.id == first) for number, one in enumerate(players, start=1)
                ],
            }
        ],
    }


def _score(number: int, player: PlayedBy, *, began: bool) -> dict[str, Any]:
    """Return the result of one player. `began`: whether they had the first turn."""
    return {
        "playerRefId": number,
        "score": str(player.points),
        "winner": player.place == 1,
        "rank": player.place,
        "seatOrder": number,
        "startPlayer": began,
        "newPlayer": False,
    }


def _uuid(*parts: str) -> str:
    return str(uuid5(NAMESPACE_URL, "/".join(["tile-referee", *parts]))).upper()


def _date(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S}"


def names_of(seats: Sequence[Any], names: Mapping[str, str]) -> dict[str, str]:
    """Return the players' names by id: those given, else those of the seats, else the ids."""
    return {seat.id: names.get(seat.id) or seat.name or seat.id for seat in seats}
