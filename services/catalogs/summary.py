"""The row of a catalog in the list of catalogs. It is stored with each version of a user's catalog, because
reading all tiles of twenty large sets to list them takes seconds."""

from __future__ import annotations

import functools

from referee.game import Catalog
from referee.games import game as find
from referee.games import shipped
from referee.tiles.io import catalog
from services.infra.codec import JsonAnswer
from vision.enrolment.print_parts import copies, parts


def summary(found: Catalog) -> JsonAnswer:
    """Return id, name, game, version, provenance and form, and the size of a set or map."""
    return {
        "id": found.id,
        "name": found.name,
        "game": found.game,
        "version": found.version,
        "provenance": provenance(found),
        "form": found.form,
        **(_of_set(found) if isinstance(found, catalog.TileSet) else {}),
        **({"squares": len(found.data["squares"])} if found.form == "map" else {}),
    }


def provenance(found: Catalog) -> str:
    """The provenance of a catalog.

    What the project never shipped is a user's, even if its data claim otherwise: a match file may contain
    any data under any id.
    """
    return found.provenance if shipped(found.id, found.version) else "user"


def _of_set(found: catalog.TileSet) -> JsonAnswer:
    return {
        "designs": len(found.tiles),
        "tiles_only": found.id in _tiles_only(found.game),
        "sheet_parts": len(parts(copies(found))),
    }


@functools.cache
def _tiles_only(game_id: str) -> frozenset[str]:
    """The built-in sets of a game whose own rules are not implemented, only their tiles."""
    of_game = find(game_id)
    played = {id for box in (of_game.own, *of_game.boxes) for id in box.catalogs}
    return frozenset(of_game.catalogs) - played
