"""Where the figures of a photo stand: on a feature, on what a token adds, between tiles, or on a track."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from referee.game import Cell
from referee.tiles.model.points import cells_at, points_of
from referee.tiles.model.tile import Tile
from services.photos.alignment import reference
from services.photos.position.placed_tokens import as_played
from services.photos.request import PhotoRequest
from services.photos.tile_sets import kinds_on_points
from vision.reading import Draft, DraftFigure

Row = dict[str, Any]


@dataclass(frozen=True)
class Places:
    """The places of the figures, by their index: the feature of each, None if it is uncertain, as printed
    (`features`) and as the rules see it (`played`); the points of those between tiles."""

    features: Sequence[Row | None]
    played: Sequence[Row | None]
    corners: Mapping[int, Cell]


def places_of(
    request: PhotoRequest, draft: Draft, cells: Mapping[Cell, Tile], tokens: Sequence[Row]
) -> Places:
    """The places of the figures on the known tiles (`cells`), with these tokens on them."""
    on_points = kinds_on_points(request)
    laid = {*cells, *((tile.x, tile.y) for tile in draft.tiles)}
    between = [(i, _corner(f, laid)) for i, f in enumerate(draft.figures) if f.kind in on_points]
    corners = {i: corner for i, corner in between if corner is not None}
    features = [_reference(figure, cells) for figure in draft.figures]
    if not tokens:
        return Places(features, features, corners)
    tiles = as_played(request, draft, tokens)
    features = [
        feature or _reference(one, tiles) for feature, one in zip(features, draft.figures, strict=True)
    ]
    played = [
        _as_played(feature, cells.get((one.x, one.y)), tiles.get((one.x, one.y)))
        for feature, one in zip(features, draft.figures, strict=True)
    ]
    return Places(features, played, corners)


def standing(
    figures: Sequence[DraftFigure], places: Places, spaces: Mapping[int, int], tracks: Mapping[str, str]
) -> list[Row]:
    """The figures of a position: each on its feature, on its point, or on the space of its track.

    Figures on none are left out.
    """
    rows: list[Row] = []
    for index, (figure, feature) in enumerate(zip(figures, places.played, strict=True)):
        row = {"player": figure.colour, "kind": figure.kind}
        if index in spaces:
            rows.append({**row, "space": spaces[index]})
        elif index in places.corners:
            rows.append({**row, "point": list(places.corners[index])})
        elif feature and figure.kind not in tracks:
            rows.append({**row, "x": figure.x, "y": figure.y, "feature": feature})
    return rows


def _corner(figure: DraftFigure, laid: Collection[Cell]) -> Cell | None:
    """The corrected point of a figure between tiles, else the corner of its tile nearest to its foot, of
    those where four tiles meet; None if there is none."""
    foot = (figure.x + figure.u, figure.y + figure.v)
    corners = [figure.corner] if figure.corner else points_of((figure.x, figure.y))
    met = [one for one in corners if all(cell in laid for cell in cells_at(one))]
    return min(met, key=lambda one: hypot(one[0] - foot[0], one[1] - foot[1]), default=None)


def _reference(figure: DraftFigure, cells: Mapping[Cell, Tile]) -> Row | None:
    """The reference of the feature under a figure, or None if it is uncertain."""
    if figure.feature is None:
        return None
    tile = cells.get((figure.x, figure.y))
    hits = tile.names.find(figure.feature[0], tuple(figure.feature[1])) if tile else ()
    if tile is None or len(hits) != 1:
        return None
    return reference(figure.feature[0], tile.names.at(hits[0]))


def _as_played(feature: Row | None, plain: Tile | None, played: Tile | None) -> Row | None:
    """The reference of a feature as the rules name it."""
    if feature is None or plain is None or played is None:
        return feature
    hits = plain.names.find(feature["kind"], tuple(feature.get("at", ())))
    if len(hits) != 1 or hits[0] >= len(played.kinds):
        return feature
    return reference(played.kinds[hits[0]], played.names.at(hits[0]))
