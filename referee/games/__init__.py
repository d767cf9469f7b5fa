"""Registry of the games, one line per game."""

from __future__ import annotations

import json
from functools import cache

from referee.game import AnyGame, Catalog, Unknown
from referee.games.amazonas import AMAZONAS
from referee.games.carcassonne import CARCASSONNE
from referee.games.dorra_amazonas import DORRA_AMAZONAS
from referee.games.gold_rush import GOLD_RUSH
from referee.tiles.io.catalog import FOLDER

GAMES: tuple[AnyGame, ...] = (CARCASSONNE, GOLD_RUSH, AMAZONAS, DORRA_AMAZONAS)


def game(id: str) -> AnyGame:
    """Return the game with that id. Raises Unknown with similar names."""
    for one in GAMES:
        if one.id == id:
            return one
    raise Unknown("game", id, [one.id for one in GAMES])


def catalog_ids() -> tuple[str, ...]:
    """Return the ids of the built-in catalogs of all games."""
    return tuple(sorted({id for one in GAMES for id in _ids(one)}))


def _ids(one: AnyGame) -> tuple[str, ...]:
    return (*one.catalogs, *(one.maps.ids if one.maps is not None else ()))


def built_in(id: str) -> Catalog:
    """Return a built-in catalog of any game. Raises Unknown with similar ids."""
    for one in GAMES:
        if id in _ids(one):
            return one.catalog_reader.built_in(id)
    raise Unknown("catalog", id, catalog_ids())


def shipped(id: str, version: str) -> bool:
    """Return whether a version of a catalog is built in, or was in a former release
    (`catalog/former.json`)."""
    return (id in catalog_ids() and built_in(id).version == version) or version in _former().get(id, ())


@cache
def _former() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads((FOLDER / "former.json").read_text(encoding="utf-8"))
    return found
