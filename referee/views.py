"""What one player may see of a match. Nothing is filtered out of answers: the match is played again with what
he knows, so whatever is told of it cannot tell more.

Values that only their player may know are fields of moves with `metadata={"private": True}`; to others they
are None until the game says that they are revealed (`referee.revealing`)."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Collection, Hashable
from typing import Any

from referee.game import Game
from referee.match import Catalogs, Entry, Match, follow

Place = tuple[int, int]  # (entry, number) of a move in a match


def private_fields(move: type) -> tuple[str, ...]:
    """The fields of a kind of move that only its player may know."""
    return _private_fields(move)


@functools.cache
def _private_fields(move: Hashable) -> tuple[str, ...]:
    assert isinstance(move, type)
    return tuple(field.name for field in dataclasses.fields(move) if field.metadata.get("private"))


def secretive(game: Game) -> bool:
    """Whether a game has private values at all."""
    return any(private_fields(made) for made in game.moves.values())


def owned(move: Any) -> bool:
    """Whether only its player may take a move back: it told, or reveals, something private."""
    return bool(private_fields(type(move))) or bool(getattr(move, "reveals", False))


def seen(
    match: Match, begun: Any, catalogs: Catalogs | None, shut: Collection[Place], known: Match | None = None
) -> Match:
    """The match as somebody may see it who does not know the private fields of the moves in `shut`. `begun`:
    the position it began with, as that person may see it; `known`: what the same person saw earlier of the
    match that began like that, so that only what is new is replayed."""
    entries = [
        Entry(
            tuple(
                blank(move) if (at, number) in shut else move for number, move in enumerate(one.entry.moves)
            ),
            one.entry.insist,
        )
        for at, one in enumerate(match.played)
    ]
    if known is None:
        return follow(Match.begin(match.game, begun, catalogs), entries).match
    same = 0
    while same < min(len(entries), len(known.played)) and entries[same] == known.played[same].entry:
        same += 1
    return follow(dataclasses.replace(known, played=known.played[:same]), entries[same:]).match


def blank(move: Any) -> Any:
    """A move without its private fields."""
    return dataclasses.replace(move, **dict.fromkeys(private_fields(type(move))))
