"""Tiles made from others: with other features, printed on the table, or joined to pieces elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import replace

from referee.tiles.model.multi_cell import joined as joined_parts
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import Feature

Jump = tuple[int, int, int]  # a feature of a tile elsewhere


def as_printed(tile: Tile, jumps: Mapping[int, Jump] | None = None, beyond: bool = False) -> Tile:
    """Return the tile as something printed on the table, or `beyond` its edge; `jumps`: features that
    continue at a piece elsewhere."""
    made = tile.remade(tile.features)
    made.extra, made.printed, made.beyond, made.special = True, True, beyond, True
    made.jumps = dict(jumps or {})
    return made


def joined(tile: Tile, joins: Mapping[int, tuple[Jump, ...]], loose: frozenset[int] = frozenset()) -> Tile:
    """Return the tile with these features joined to pieces elsewhere, and these loose ends. It fits like the
    given one."""
    made = copy(tile)
    made.joins, made.loose = joins, loose
    made.special = bool(joins or loose or made.printed)
    return made


def with_features(tile: Tile, features: Iterable[Feature]) -> Tile:
    """Return the tile with these features."""
    return tile.remade(features).with_ends_of(tile)


def with_line(tile: Tile, line: Feature, letter: str) -> Tile:
    """Return the tile, where it is, with a line over everything on it, joined to nothing there. `letter`:
    what the edges of the line show then. The other features keep their numbers."""
    letters = "".join(letter if 8 + edge in line.ports else shown for edge, shown in enumerate(tile.letters))
    return _changed(tile, (*tile.features, line), letters)


def recast(tile: Tile, index: int, kind: str) -> Tile:
    """Return the tile, where it is, with another kind of one feature."""
    features = [*tile.features]
    features[index] = replace(features[index], kind=kind)
    return _changed(tile, features, tile.letters)


def _changed(tile: Tile, features: Iterable[Feature], letters: str) -> Tile:
    """Return the tile, where it is, with these features and letters."""
    made = tile.remade(features, letters)
    made.large, made.spot, made.extra = tile.large, tile.spot, tile.extra
    made.printed, made.beyond, made.jumps = tile.printed, tile.beyond, tile.jumps
    made.loose = tile.turned(0).loose  # as it came out of the box
    made.special = bool(made.loose or made.printed)
    return joined(made, tile.joins, made.loose - tile.joins.keys()) if tile.joins else made


def with_loose_ends(tile: Tile, loose: frozenset[int]) -> Tile:
    """Return the tile, which is nowhere yet, with features that have a loose end on it."""
    made = with_features(tile, tile.features)
    made.loose, made.special = loose, bool(loose)
    return made


def pairwise(tile: Tile) -> Tile:
    """Return the tile with the other join rule: where two of its areas share an edge, each faces only the
    opposite half."""
    if tile.large is not None and not tile.extra:
        parts = {spot: _pairwise_part(part) for spot, part in tile.large.parts.items()}
        return joined_parts(parts) if any(part.split for part in parts.values()) else tile
    return _pairwise_part(tile) if tile.split else tile


def _pairwise_part(tile: Tile) -> Tile:
    return tile.remade(tile.features, pairwise=True).with_ends_of(tile)
