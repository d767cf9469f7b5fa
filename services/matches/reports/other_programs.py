"""A match in the formats of other programs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from formats import bgstats, jcz
from referee.game import JsonObject
from referee.match import PlayedMatch
from services.infra.codec import JsonAnswer
from services.matches.replay.rules_version import rules_version
from services.matches.reports.imported_match import Imported, Sent
from services.matches.serializer import MatchSerializer, moment
from services.matches.setup import seats_of
from store import Change


def save_of(serializer: MatchSerializer) -> JsonAnswer:
    """The match as a JCloisterZone save. Raises BadInput for what that format cannot hold."""
    return jcz.write(serializer.view, moment(serializer.access.match.created))


def play_of(serializer: MatchSerializer, changes: Iterable[Change]) -> JsonAnswer:
    """The standing of the match as a play of BG Stats."""
    view, record = serializer.view, serializer.access.match
    places = {one.player: one.place for one in view.game.scoring.ranking(view.state, view.scores)}
    players = [
        bgstats.PlayedBy(player, serializer.names[player], points, places[player])
        for player, points in view.scores.items()
    ]
    ended = max([record.created, *(one.at for one in changes)])
    game = (view.game.id, view.game.name)
    return bgstats.write(record.id, game, players, record.created, ended, view.game.to_move(view.start))


def imported_save(data: JsonObject, at: float) -> Imported:
    """The content of a JCloisterZone save. `at`: seconds since 1970. Raises BadInput."""
    match = jcz.read(data)
    setup = match.game.position(match.start)
    setup = replace(setup, players=seats_of(match.game, setup.players, {}))  # with colours
    catalogs = [(one.id, one.version, None) for one in match.start.library.sets]
    return Imported(
        setup,
        catalogs,
        {},
        hints=True,
        timer=None,
        created=at,
        changes=[_sent(moves, at) for moves in _lists(match)],
    )


def _lists(match: PlayedMatch) -> Iterable[tuple[Any, ...]]:
    return (one.entry.moves for one in match.played)


def _sent(moves: tuple[object, ...], at: float) -> Sent:
    return Sent(
        "moves", None, moves, insist=False, role="host", player=None, at=at, paid=[], rules=rules_version()
    )
