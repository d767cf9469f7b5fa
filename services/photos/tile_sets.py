"""The tile sets of a photo and their artwork: built-in sets, and users' sets in the requested version."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from referee.game import BoxContents, PlacedToken
from referee.games import game as game_of
from referee.tiles.io.catalog import TileSet, built_in, read
from referee.tiles.model.tile_set import BEFORE, in_edition
from referee.tiles.tile_game import TileGame
from services.photos.request import PhotoRequest
from vision.figures.terrain import FigureTerrain
from vision.reading import Correction


def tile_sets(request: PhotoRequest, corrections: Sequence[Correction] = ()) -> dict[str, TileSet]:
    """The sets of a photo by id: the requested ones, and built-in ones that corrections use tiles of."""
    sets = {name: source_of(request)(name) for name in request.catalogs}
    known = {tile for one in sets.values() for tile in one.tiles}
    more = {c.tile.partition("/")[0] for c in corrections if c.tile and c.tile not in known}
    return {**sets, **{name: built_in(name) for name in sorted(more) if name not in sets}}


def boxes(request: PhotoRequest, corrections: Sequence[Correction] = ()) -> list[TileSet]:
    """The sets of a photo, each as often as there are boxes of it on the table."""
    sets = tile_sets(request, corrections)
    more = [id for id in sets if id not in request.catalogs]
    return [sets[id] for id in (*request.catalogs, *more)]


def source_of(request: PhotoRequest) -> Callable[[str], TileSet]:
    """A function that loads the sets of a request by id, each as the box of its edition if one was chosen."""
    editions = editions_of(request)

    def look_up(id: str) -> TileSet:
        own = request.own_as_text.get(id)
        if own is not None:
            return _parsed(request.game, own)
        return in_edition(built_in(id), editions[id]) if id in editions else built_in(id)

    return look_up


def editions_of(request: PhotoRequest) -> Mapping[str, str]:
    """The editions chosen for single sets, by set id."""
    rules = game_of(request.game)
    chosen = rules.settings.editions(request.options) if isinstance(rules, TileGame) else {}
    return {id: edition for id, edition in chosen.items() if id in request.catalogs}


@lru_cache(maxsize=32)
def _parsed(game: str, data: str) -> TileSet:
    rules = game_of(game)
    assert isinstance(rules, TileGame)
    return read(json.loads(data), rules.kinds, rules.marks, rules.catalog_reader.tiles)


def artwork(request: PhotoRequest) -> str | None:
    """The edition whose artwork to expect, from the options; None: detect it in the photo.

    For other games it is the first edition of the printings, or "any".
    """
    if request.rules_only:
        return None
    if request.options.get("edition") or request.game == "carcassonne":
        given = request.options.get("edition")
        return str(given).partition("-")[0] if given else None
    printings = [p for one in tile_sets(request).values() for p in one.printings]
    return next((edition for p in printings for edition in p.editions), "any")


def family(edition: str) -> str:
    """The edition whose artwork the tiles of this one have."""
    name = str(edition).partition("-")[0]
    return BEFORE.get(name, name)


def grounds(request: PhotoRequest) -> FigureTerrain | None:
    """The features that figures of the game stand on; None for Carcassonne, which the recogniser knows."""
    if request.game == "carcassonne":
        return None
    rules = game_of(request.game)
    found = {kind: tuple(wood.goes_on) for kind, wood in rules.own.figures.items()}
    if isinstance(rules, TileGame):
        found |= {kind: (feature,) for kind, feature in rules.printed_on.items()}
    return found


def pieces(request: PhotoRequest) -> frozenset[str]:
    """The kinds of wooden piece in play other than meeples in a photo of Carcassonne, those of no player
    included; none for other games, whose kinds the recogniser distinguishes by their shapes."""
    if request.game != "carcassonne":
        return frozenset()
    return frozenset(kind for box in _chosen(request) for kind in (*box.figures, *box.wooden)) - {"meeple"}


def other_figures(request: PhotoRequest) -> list[str]:
    """The kinds of figure that the boxes in play add, each with a piece of wood for it."""
    added = {kind: wood for box in _chosen(request) for kind, wood in box.figures.items()}
    return [kind for kind, wood in added.items() if kind != "meeple" and wood.of is None]


def other_tokens(request: PhotoRequest) -> list[str]:
    """The tokens of wood in the boxes in play, which a photo may show as figures."""
    return list(dict.fromkeys(kind for box in _chosen(request) for kind in box.wooden))


def lone_tokens(request: PhotoRequest) -> tuple[str, ...]:
    """The tokens in play of which there is one, on a tile: a photo may show where it is."""
    return tuple(kind for box in _chosen(request) for kind in box.lone)


def placed_tokens(request: PhotoRequest) -> dict[str, PlacedToken]:
    """The tokens in play that do more than stand on a tile, or of which there may be several."""
    return {kind: how for box in _chosen(request) for kind, how in box.placed.items()}


def kinds_on_points(request: PhotoRequest) -> frozenset[str]:
    """The kinds of figure in play that stand between tiles."""
    return frozenset(kind for box in _chosen(request) for kind, wood in box.figures.items() if wood.on_point)


def _chosen(request: PhotoRequest) -> list[BoxContents]:
    """The boxes in play, with those that come with another, and of each what is turned on."""
    rules = game_of(request.game)
    if not isinstance(rules, TileGame) or not request.options.get("expansions"):
        return []
    options = rules.settings.at_table(request.options, None, defaultdict(list)).options
    return [box.in_play(options) for box in rules.boxes if box.id in options.get("expansions", ())]
