"""What one player may see of a match. Nothing is filtered out of answers: the match is played again with what
he knows, so whatever is told of it cannot tell more.

Values that only their player may know are fields of moves with `metadata={"private": True}`; to others they
are None until the game says that they are revealed. Once the game is over, everybody knows everything."""

from __future__ import annotations

import dataclasses
from typing import Any

from referee.game import Game
from referee.match import Catalogs, Entry, Match, follow


def private_fields(move: type) -> tuple[str, ...]:
    """The fields of a kind of move that only its player may know."""
    return tuple(field.name for field in dataclasses.fields(move) if field.metadata.get("private"))


def secretive(game: Game) -> bool:
    """Whether a game has private values at all."""
    return any(private_fields(made) for made in game.moves.values())


def owned(move: Any) -> bool:
    """Whether only its player may take a move back: it told, or reveals, something private."""
    return bool(private_fields(type(move))) or bool(getattr(move, "reveals", False))


def seen(
    match: Match, position: Any, catalogs: Catalogs | None, player: str | None, known: Match | None = None
) -> Match:
    """The match as that player may see it (None: somebody who is no player). `position`, `catalogs`: what it
    began with; `known`: what the same player saw of it earlier, so that only what is new is replayed. Where
    nothing is hidden from the player it is the match itself."""
    game = match.game
    if not secretive(game) or game.over(match.state):
        return match
    begun = game.veiled(position, player)
    shut = {at for at, move in _shut(match).items() if move.player != player}
    if not shut and begun == position:
        return match
    entries = [
        Entry(
            tuple(
                _blank(move) if (at, number) in shut else move for number, move in enumerate(one.entry.moves)
            ),
            one.entry.insist,
        )
        for at, one in enumerate(match.played)
    ]
    if known is None:
        return follow(Match.begin(game, begun, catalogs), entries).match
    same = 0
    while same < min(len(entries), len(known.played)) and entries[same] == known.played[same].entry:
        same += 1
    return follow(dataclasses.replace(known, played=known.played[:same]), entries[same:]).match


def move_seen(match: Match, move: Any, player: str | None) -> Any:
    """A move that was retracted or replaced, as that player may see it now."""
    game = match.game
    hidden = private_fields(type(move)) and getattr(move, "player", None) != player
    if not hidden or game.over(match.state) or game.revealed(match.state, move):
        return move
    return _blank(move)


def _shut(match: Match) -> dict[tuple[int, int], Any]:
    """Every move whose private fields are not open to all, by (entry, number); what was open once, stays."""
    shut: dict[tuple[int, int], Any] = {}
    for at, one in enumerate(match.played):
        for number, move in enumerate(one.entry.moves):
            if private_fields(type(move)):
                shut[at, number] = move
        for key, move in list(shut.items()):
            if match.game.revealed(one.state, move):
                del shut[key]
    return shut


def _blank(move: Any) -> Any:
    return dataclasses.replace(move, **dict.fromkeys(private_fields(type(move))))
