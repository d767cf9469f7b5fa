"""Features that tiles define as another kind, and that are of a kind of their own where their rules are in
play: the castles and cathedrals of Germany, which are drawn as monasteries."""

from __future__ import annotations

from dataclasses import replace

from referee.tiles.model.tile import Feature, Tile


def with_own_kind(tile: Tile, mark: str, kind: str) -> list[Feature]:
    """Return the features of a tile, those with the mark as features of this kind. The kind in the definition
    still names them."""
    return [
        replace(one, kind=kind, defined_as=one.kind) if one.marks.get(mark) else one for one in tile.features
    ]
