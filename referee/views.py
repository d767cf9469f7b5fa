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
from referee.match import Catalogs, Entry, Match, Replayed, follow

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
    match: Match,
    begun: Any,
    catalogs: Catalogs | None,
    shut: Collection[Place],
    known: Replayed | None = None,
) -> Replayed:
    """The match as somebody may see it who does not know the private fields of the moves in `shut`, and which
    moves do not play as before in that view. `begun`: the position it began with, as that person may see it;
    `known`: what the same person saw earlier of the match that began like that, so that only what is new is
    replayed."""
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
        return follow(Match.begin(match.game, begun, catalogs), entries)
    earlier, same = known.match.played, 0
    while same < min(len(entries), len(earlier)) and entries[same] == earlier[same].entry:
        same += 1
    found = follow(dataclasses.replace(known.match, played=earlier[:same]), entries[same:])
    return Replayed(found.match, (*(t for t in known.troubles if t.entry < same), *found.troubles))


def blank(move: Any) -> Any:
    """A move without its private fields. A field with `metadata={"hides": name}` says that the private field
    `name` had a value: that a value was told is not private."""
    told = {
        field.name: getattr(move, field.name) or getattr(move, field.metadata["hides"]) is not None
        for field in dataclasses.fields(move)
        if "hides" in field.metadata
    }
    return dataclasses.replace(move, **dict.fromkeys(private_fields(type(move))), **told)
