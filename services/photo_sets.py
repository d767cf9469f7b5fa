"""The tile sets of a photo and what they look like: built-in ones, users' ones in the version that was
asked for."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache

from referee.games import game as game_of
from referee.tiles.catalog import TileSet, built_in, read
from referee.tiles.tile_game import TileGame
from services.photo_request import PhotoRequest
from vision.reading import Correction
from vision.standing import Grounds


def tile_sets(request: PhotoRequest, corrections: Sequence[Correction] = ()) -> dict[str, TileSet]:
    """The sets of a photo by id: those asked for, and built-in ones that corrections take tiles from."""
    sets = {name: source_of(request)(name) for name in request.catalogs}
    known = {tile for one in sets.values() for tile in one.tiles}
    more = {c.tile.partition("/")[0] for c in corrections if c.tile and c.tile not in known}
    return {**sets, **{name: built_in(name) for name in sorted(more) if name not in sets}}


def boxes(request: PhotoRequest, corrections: Sequence[Correction] = ()) -> list[TileSet]:
    """The sets of a photo, one as often as boxes of it lie there."""
    sets = tile_sets(request, corrections)
    more = [id for id in sets if id not in request.catalogs]
    return [sets[id] for id in (*request.catalogs, *more)]


def source_of(request: PhotoRequest) -> Callable[[str], TileSet]:
    """Looks up the sets of a request by id."""

    def look_up(id: str) -> TileSet:
        own = request.own.get(id)
        return built_in(id) if own is None else _parsed(request.game, json.dumps(own, sort_keys=True))

    return look_up


@lru_cache(maxsize=32)
def _parsed(game: str, data: str) -> TileSet:
    rules = game_of(game)
    assert isinstance(rules, TileGame)
    return read(json.loads(data), rules.kinds, rules.marks, rules.tiles)


def artwork(request: PhotoRequest) -> str | None:
    """The edition whose pictures to expect: what the options say; None: to be seen from the photo. Sets of
    games without editions are taken as their only printing counts them."""
    if request.rules_only:
        return None
    if request.options.get("edition") or request.game == "carcassonne":
        told = request.options.get("edition")
        return str(told).partition("-")[0] if told else None
    printings = [p for one in tile_sets(request).values() for p in one.printings]
    return next((edition for p in printings for edition in p.editions), "any")


def grounds(request: PhotoRequest) -> Grounds | None:
    """What the figures of the game go on; None for Carcassonne, whose figures the recogniser knows."""
    if request.game == "carcassonne":
        return None
    rules = game_of(request.game)
    found = {kind: tuple(wood.goes_on) for kind, wood in rules.own.figures.items()}
    if isinstance(rules, TileGame):
        found |= {kind: (feature,) for kind, feature in rules.printed_on.items()}
    return found
