"""Tiles whose roads end in tunnels."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Option, Options
from referee.tiles.model.ports import EDGES, ports_of
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_copies import with_features, with_loose_ends
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.rules.state.tile_library import LibraryChange

TUNNEL = "tunnel"  # mark of a road, token, move, and mark of a turn
OWN_TILES = "tunnel/"
OTHERS = Option("tu.others", ("on", "off"), "on", "TU-2", {"ext.tunnel": "on"})


def ended(options: Options) -> LibraryChange | None:
    """Return the change of the tiles: a road ends in its tunnel."""
    if options.get("ext.tunnel") != "on":
        return None
    everywhere = options[OTHERS.name] == "on"
    return LibraryChange(f"TU-1 {everywhere}", tile=with_any_ends if everywhere else with_own_ends)


def with_own_ends(tile: Tile) -> Tile:
    """Return a tile of this set with its tunnel ends."""
    return with_any_ends(tile) if tile.id.startswith(OWN_TILES) else tile


def with_any_ends(tile: Tile) -> Tile:
    """Return a tile with its tunnel ends; a road that runs through a tunnel ends on both sides."""
    if not any(TUNNEL in feature.marks for feature in tile.features):
        return tile
    features = [*tile.features]
    for index, feature in enumerate(tile.features):
        if TUNNEL in feature.marks and len(feature.edges) == 2:
            first, second = (_end(feature, edge) for edge in feature.edges)
            features[index] = first
            features.append(second)
    ends = frozenset(index for index, feature in enumerate(features) if TUNNEL in feature.marks)
    return with_loose_ends(with_features(tile, features), ends)


def _end(road: TileFeature, edge: str) -> TileFeature:
    """Return the part of a road that reaches one edge."""
    return replace(road, ports=road.ports.intersection(ports_of(EDGES.index(edge))))
