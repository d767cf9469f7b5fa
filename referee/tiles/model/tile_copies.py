"""Tiles made from others: with other features, printed on the table, or joined to pieces elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import replace

from referee.tiles.model.multi_cell import joined as joined_parts
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.model.tile_parts.special import ORDINARY, Elsewhere, Special


def as_printed(tile: Tile, jumps: Mapping[int, Elsewhere] | None = None, *, beyond: bool = False) -> Tile:
    """Return the tile as something printed on the table, or `beyond` its edge; `jumps`: features that
    continue at a piece elsewhere."""
    made = _remade(tile, tile.features)
    made.extra, made.special = True, Special(printed=True, beyond=beyond, jumps=dict(jumps or {}))
    return made


def joined(
    tile: Tile, joins: Mapping[int, tuple[Elsewhere, ...]], loose: frozenset[int] = frozenset()
) -> Tile:
    """Return the tile with these features joined to pieces elsewhere, and these loose ends. It fits like the
    given one."""
    made = copy(tile)
    made.special = tile.special.joined(joins, loose)
    return made


def with_features(tile: Tile, features: Iterable[TileFeature]) -> Tile:
    """Return the tile with these features."""
    made = _remade(tile, features)
    made.special = tile.special.off_the_table()
    return made


def with_line(tile: Tile, line: TileFeature, letter: str) -> Tile:
    """Return the tile, where it is, with a line over everything on it, joined to nothing there. `letter`:
    what the edges of the line show then. The other features keep their numbers."""
    letters = "".join(
        letter if 8 + edge in line.ports else shown for edge, shown in enumerate(tile.edges.letters)
    )
    return _changed(tile, (*tile.features, line), letters)


def recast(tile: Tile, index: int, kind: str) -> Tile:
    """Return the tile, where it is, with another kind of one feature."""
    features = [*tile.features]
    features[index] = replace(features[index], kind=kind)
    return _changed(tile, features, tile.edges.letters)


def _changed(tile: Tile, features: Iterable[TileFeature], letters: str) -> Tile:
    """Return the tile, where it is, with these features and letters."""
    made = _remade(tile, features, letters)
    made.large, made.extra = tile.large, tile.extra
    loose, joins = tile.turned(0).special.loose, tile.special.joins  # loose: as it came out of the box
    made.special = tile.special.joined({}, loose)
    return joined(made, joins, loose - joins.keys()) if joins else made


def with_loose_ends(tile: Tile, loose: frozenset[int]) -> Tile:
    """Return the tile, which is nowhere yet, with features that have a loose end on it."""
    made = with_features(tile, tile.features)
    made.special = Special(loose=loose) if loose else ORDINARY
    return made


def pairwise(tile: Tile) -> Tile:
    """Return the tile with the other join rule: where two of its areas share an edge, each faces only the
    opposite half."""
    if tile.large is not None and not tile.extra:
        parts = {spot: _pairwise_part(part) for spot, part in tile.large.parts.items()}
        return joined_parts(parts) if any(part.edges.split for part in parts.values()) else tile
    return _pairwise_part(tile) if tile.edges.split else tile


def _pairwise_part(tile: Tile) -> Tile:
    made = _remade(tile, tile.features, pairwise=True)
    made.special = tile.special.off_the_table()
    return made


def _remade(
    tile: Tile, features: Iterable[TileFeature], letters: str | None = None, *, pairwise: bool | None = None
) -> Tile:
    """Return a tile of the box, in this rotation, that differs in what is given."""
    edges, links = tile.edges, tile.connections.links
    shown = edges.letters if letters is None else letters
    by_halves = edges.pairwise if pairwise is None else pairwise
    long_side = tile.special.loose if tile.special.half else None
    return Tile(
        tile.id,
        features,
        tile.marks,
        shown,
        tile.quarter,
        pairwise=by_halves,
        links=links,
        long_side=long_side,
    )
