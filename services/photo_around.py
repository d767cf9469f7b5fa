"""What a photo tells besides its board, as the answer of `/photos` has it: the score track, further boards,
whose pictures the tiles are, sets that nobody named."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from referee.game import BadInput
from referee.games import game as game_of
from referee.tiles.position import Position
from services.photo_request import PhotoRequest
from services.photo_sets import source_of
from vision.reading import Draft, Quad, Reading, SeenMarker


def around(reading: Reading, draft: Draft, request: PhotoRequest) -> dict[str, Any]:
    """`track`: the score track's sheet, or None; `points`: points so far as its markers say, for people to
    confirm; `edition`: the one that is seen; `sets_seen`: sets that nobody named and that seem to lie there;
    `findings`: what is odd about the picture."""
    track = reading.track
    addable = bool(draft.untold) and not request.match  # a match has its own sets
    return {
        "track": track
        and {"layout": track.layout, "quad": _quad(track.quad), "confidence": track.confidence},
        "points": [_marker(marker) for marker in track.markers] if track else [],
        "edition": _edition(reading, request),
        "sets_seen": [{"catalog": one.id, "tiles": one.tiles, "sure": one.sure} for one in draft.untold],
        "findings": [
            *([{"finding": "untold-sets", "severity": "warning"}] if addable else []),
            *(
                {"finding": "second-board", "severity": "warning", "quad": _quad(quad)}
                for quad in reading.others
            ),
        ],
    }


def as_seen(request: PhotoRequest, reading: Reading) -> PhotoRequest:
    """The request with the edition that is seen, where nobody told one and its rules can be played: then they
    count. A match has its own rules."""
    seen = reading.seen_edition
    if not seen or request.match or "edition" in request.options:
        return request
    options = {**request.options, "edition": seen}
    without_map = {name: value for name, value in options.items() if name != "map"}
    table = Position(request.game, players=(), tiles=(), options=without_map, catalogs=request.catalogs)
    try:
        game_of(request.game).load(table, source_of(request))
    except BadInput:  # an expansion in play is not in this edition
        return request
    return replace(request, options=options)


def _edition(reading: Reading, request: PhotoRequest) -> dict[str, Any] | None:
    """The edition that is seen, and whether one was told; None for tiles without editions."""
    if not reading.seen_edition:
        return None
    return {"seen": reading.seen_edition, "told": bool(request.match) or "edition" in request.options}


def _marker(marker: SeenMarker) -> dict[str, Any]:
    return {
        "colour": marker.colour,
        "points": marker.points,
        "field": marker.field,
        "lying": marker.lying,
        "confidence": marker.confidence,
        "point": list(marker.point),
    }


def _quad(quad: Quad) -> list[list[float]]:
    return [list(corner) for corner in quad]
