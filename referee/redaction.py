"""Redaction: the view of a match for one player, without the hidden values of others.

Nothing is filtered out of answers. The match is replayed with what the player knows, so no answer can leak
more than that.

Hidden values are fields of moves with `metadata={"private": True}`. In the views of others they are None
until the game reports them as revealed (`referee.revealing`).
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Collection, Hashable
from typing import Any

from referee.game import AnyGame, CatalogLookup
from referee.match import Entry, PlayedMatch, Replayed, follow

Place = tuple[int, int]  # (entry, number) of a move in a match


def private_fields(move: type) -> tuple[str, ...]:
    """Return the names of the private fields of a kind of move."""
    return _private_fields(move)


@functools.cache
def _private_fields(move: Hashable) -> tuple[str, ...]:
    assert isinstance(move, type)
    return tuple(field.name for field in dataclasses.fields(move) if field.metadata.get("private"))


def secretive(game: AnyGame) -> bool:
    """Return whether a game has hidden values at all."""
    return game.hidden is not None


def owned(move: object) -> bool:
    """Return whether only its player may undo a move, because it has private fields or reveals something."""
    return bool(private_fields(type(move))) or bool(getattr(move, "reveals", False))


def seen(
    match: PlayedMatch,
    start: object,
    catalogs: CatalogLookup | None,
    shut: Collection[Place],
    known: Replayed | None = None,
) -> Replayed:
    """Replay a match without the private fields of the moves in `shut`, with the moves that do not play as
    before in that view.

    `start`: the redacted start position. `known`: an earlier result for the same viewer and start position;
    only later entries are replayed.
    """
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
        return follow(PlayedMatch.begin(match.game, start, catalogs), entries)
    earlier, same = known.match.played, 0
    while same < min(len(entries), len(earlier)) and entries[same] == earlier[same].entry:
        same += 1
    found = follow(dataclasses.replace(known.match, played=earlier[:same]), entries[same:])
    return Replayed(found.match, (*(t for t in known.troubles if t.entry < same), *found.troubles))


def blank(move: Any) -> Any:
    """Return a move without its private fields. A field with `metadata={"hides": name}` keeps whether the
    private field `name` had a value, which is not private."""
    given = {
        field.name: getattr(move, field.name) or getattr(move, field.metadata["hides"]) is not None
        for field in dataclasses.fields(move)
        if "hides" in field.metadata
    }
    return dataclasses.replace(move, **dict.fromkeys(private_fields(type(move))), **given)
