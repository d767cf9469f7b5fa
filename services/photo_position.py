"""From a settled draft to the answer of `/photos`, whose position can be scored as it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.tiles.catalog import TileSet, built_in
from referee.tiles.tile import Tile
from services.photo_frame import facts, frame_of
from services.photo_request import PhotoRequest
from vision.answer import answer as seen
from vision.reading import Correction, Draft, DraftFigure, Reading
from vision.settle import settle

Row = Mapping[str, Any]


def tile_sets(catalogs: Sequence[str], corrections: Sequence[Correction] = ()) -> dict[str, TileSet]:
    """The sets of a photo by id: those asked for, and those that corrections take tiles from."""
    more = (c.tile.partition("/")[0] for c in corrections if c.tile)
    return {name: built_in(name) for name in dict.fromkeys((*catalogs, *more))}


class NotRead(Exception):
    """The photo has not been read yet, or cannot be read, or was read by another version."""


def reading_of(data: Row) -> Reading:
    """A reading as the store kept it. Raises NotRead for one that this version cannot settle."""
    try:
        return Reading.from_json(data)
    except (KeyError, TypeError, ValueError):
        raise NotRead(
            "This photo was read by another version of the recogniser. Please upload it again."
        ) from None


def settled(reading: Row, request: Row, corrections: Sequence[Row]) -> Draft:
    """The draft that follows from what the store kept."""
    said = [Correction.from_json(row) for row in corrections]
    asked = PhotoRequest.from_json(request)
    sets = tile_sets(asked.catalogs, said)
    seen = reading_of(reading)
    return settle(seen, tuple(sets.values()), [*known(seen, asked), *said])


def known(reading: Reading, request: PhotoRequest) -> list[Correction]:
    """What is known of the board in the photo before anybody looks: where the match's tiles lie in it.

    Nothing where there is no match, or its board is not found in the picture.
    """
    if not request.board:
        return []
    sets = tile_sets(request.catalogs)
    draft = settle(reading, tuple(sets.values()))
    seen = [(t.x, t.y, t.tile, t.rotation) for t in draft.tiles if t.tile is not None]
    frame = frame_of(seen, request.board, sets)
    return [] if frame is None else facts(frame, request.board)


def photo_answer(
    draft: Draft, request: PhotoRequest, corrections: Sequence[Correction] = ()
) -> dict[str, Any]:
    """`scope`, `tiles`, `figures`, `doubts` and `position` as the border tells them.

    A figure whose feature cannot be told stays among the figures, with a doubt, but not in the position.
    """
    sets = tile_sets(request.catalogs, corrections)
    features = [_reference(figure, draft, sets) for figure in draft.figures]
    told = seen(draft)
    for row, feature in zip(told["figures"], features, strict=True):
        row["feature"] = feature
    asked = {doubt.get("figure") for doubt in told["doubts"]}
    nowhere = [
        {"figure": i, "reason": "nowhere"} for i, f in enumerate(features) if f is None and i not in asked
    ]
    players = _players(draft.figures, request.points)
    whole = bool(players) and all("points" in player for player in players)
    return {
        "scope": "whole game" if whole else "on the table",
        **told,
        "doubts": [*nowhere, *told["doubts"]],
        "position": {
            "game": request.game,
            "options": dict(request.options),
            "catalogs": list(sets),
            "players": players,
            "tiles": [{"x": t.x, "y": t.y, "tile": t.tile, "rotation": t.rotation} for t in draft.tiles],
            "figures": [
                {
                    "player": figure.colour,
                    "kind": figure.kind,
                    "x": figure.x,
                    "y": figure.y,
                    "feature": feature,
                }
                for figure, feature in zip(draft.figures, features, strict=True)
                if feature
            ],
        },
    }


def _reference(figure: DraftFigure, draft: Draft, sets: Mapping[str, TileSet]) -> dict[str, Any] | None:
    """The feature under a figure as the border refers to it; None where it cannot be told for certain."""
    if figure.feature is None:
        return None
    laid = next((tile for tile in draft.tiles if (tile.x, tile.y) == (figure.x, figure.y)), None)
    tile = laid_tile(laid.tile, laid.rotation, sets) if laid else None
    hits = tile.find(figure.feature[0], tuple(figure.feature[1])) if tile else ()
    if tile is None or len(hits) != 1:
        return None
    at = list(tile.name(hits[0]))
    return {"kind": figure.feature[0], **({"at": at} if at else {})}


def laid_tile(name: str | None, rotation: int, sets: Mapping[str, TileSet]) -> Tile | None:
    """The tile of this name as it lies; None for one nobody could name."""
    for tile_set in sets.values():
        if name is not None and name in tile_set.tiles:
            return tile_set.tiles[name].turned(rotation // 90)
    return None


def _players(figures: Sequence[DraftFigure], points: Mapping[str, int]) -> list[dict[str, Any]]:
    """The colours seen, then whoever else has points; points only where they were told."""
    colours = list(dict.fromkeys(figure.colour for figure in figures))
    rows: list[dict[str, Any]] = [{"id": colour, "colour": colour} for colour in colours]
    rows += [{"id": player} for player in points if player not in colours]
    return [{**row, "points": points[row["id"]]} if row["id"] in points else row for row in rows]
