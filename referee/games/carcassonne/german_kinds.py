"""Castles and cathedrals of Germany: tiles define them as monasteries, and their rules give them a kind."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from referee.tiles.model.multi_cell import joined
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_copies import with_features
from referee.tiles.rules.book import Book
from referee.tiles.rules.state.tile_library import LibraryChange

FREE = ("meeple", "big", "phantom", "ringmaster")  # followers that are not bound to one kind of feature


def own_kind(rule: str, mark: str, kind: str) -> LibraryChange:
    """Return the change of the tiles by this rule: features with the mark are of this kind. The kind in the
    definition still names them."""
    return LibraryChange(rule, tile=partial(_changed, mark=mark, kind=kind), mark=mark)


def _changed(tile: Tile, mark: str, kind: str) -> Tile:
    if not any(one.marks.get(mark) for one in tile.features):
        return tile
    features = [
        replace(one, kind=kind, defined_as=one.kind) if one.marks.get(mark) else one for one in tile.features
    ]
    if tile.large is None:
        return with_features(tile, features)
    parts = {spot: with_features(part, part.features) for spot, part in tile.large.parts.items()}
    parts[tile.large.spot] = with_features(tile, features)
    return joined(parts)


def open_to_followers(book: Book, kind: str) -> Book:
    """Return the book in which followers that are not bound to one kind of feature may stand on this one."""
    figures = {
        name: replace(known, goes_on=known.goes_on | {kind}) if name in FREE else known
        for name, known in book.figures.items()
    }
    return replace(book, figures=figures)
