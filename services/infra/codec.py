"""The stored form of positions and moves: conversion to plain data and back. Loading trusts stored data."""

from __future__ import annotations

import dataclasses
import functools
import threading
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from referee.game import AnyGame, JsonObject, move_name
from referee.games import game as find

JsonAnswer = dict[str, Any]  # an answer of the API while it is put together
FLAT = (str, int, bool)
T = TypeVar("T")
_ready: set[type] = set()  # classes of which msgspec knows all fields
_preparing = threading.Lock()


def plain(value: Any) -> Any:
    """Convert a value of the referee to JSON data.

    Optional fields that are None and fields that are not to be stored are left out.
    """
    kind = type(value)
    if kind is str or kind is int or value is None:
        return value
    if dataclasses.is_dataclass(kind):
        return {
            key: plain(given)
            for name, key, even_none in _kept(kind)
            if (given := getattr(value, name)) is not None or even_none
        }
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(plain(one) for one in value)
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    return value


@functools.cache
def _kept(kind: Any) -> tuple[tuple[str, str, bool], ...]:
    """The stored fields of a class, their keys, and whether they are included if they are None."""
    fields = (field for field in dataclasses.fields(kind) if field.metadata.get("kept", True))
    return tuple((field.name, key_of(field), field.default is not None) for field in fields)


def key_of(field: dataclasses.Field[Any]) -> str:
    """The key of a field in JSON: its name, unless that would be a keyword of Python ("from")."""
    return str(field.metadata.get("key", field.name))


def plain_move(game: AnyGame, move: object) -> dict[str, Any]:
    """A move of this game in the form in which it is sent."""
    kind: type = type(move)
    data: dict[str, Any] = {"type": getattr(kind, "sent_as", None) or _move_names(game)[kind]}
    for name, key, even_none in _kept(kind):
        given = getattr(move, name)
        if given is not None or even_none:
            data[key] = given if type(given) in FLAT else plain(given)
    return data


@functools.cache
def _move_names(game: AnyGame) -> dict[type, str]:
    """The names of the moves of a game, by class."""
    return {made: name for name, made in reversed(list(game.moves.items()))}


def move_from(game: AnyGame, data: JsonObject) -> Any:
    """Load the result of `plain_move`."""
    kind = game.moves[move_name(game, data)]
    fields = {name: data[key] for name, key, _ in _kept(kind) if key in data}
    return converted(fields, kind)


def position_from(data: JsonObject) -> Any:
    """Load the result of `plain` for a position."""
    return converted(data, find(data["game"]).position_type)


def converted(data: object, kind: type[T]) -> T:
    """Convert plain data to a dataclass. Raises msgspec.ValidationError.

    What msgspec finds out about a class when it first converts to it is incomplete for a moment, in which a
    second thread would crash the process (msgspec 0.22). A decoder finds out all of it without data.
    """
    if kind not in _ready:
        with _preparing:
            msgspec.json.Decoder(kind)
            _ready.add(kind)
    return msgspec.convert(data, kind)
