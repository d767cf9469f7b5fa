"""The parts of a photo's answer outside its board.

These are the score track, further boards, the edition of the artwork, and detected sets that were not
requested.
"""

from __future__ import annotations

from dataclasses import replace

from referee.game import BadInput
from referee.games import game as game_of
from referee.tiles.model.position import TilePosition
from services.infra.codec import JsonAnswer
from services.photos.request import PhotoRequest
from services.photos.tile_sets import family, source_of
from vision.reading import Draft, Quad, Reading, SeenMarker


def around(reading: Reading, draft: Draft, request: PhotoRequest) -> JsonAnswer:
    """The parts of the answer outside the board.

    `track`: the score track's sheet, or None. `points`: points read from its markers, for users to confirm.
    `edition`: the detected one. `sets_seen`: sets that seem to be on the table but were not requested.
    `findings`: oddities of the picture.
    """
    track = reading.track
    addable = bool(draft.seen_sets) and not request.match  # a match has its own sets
    return {
        "track": track
        and {"layout": track.layout, "quad": _quad(track.quad), "confidence": track.confidence},
        "points": [_marker(marker) for marker in track.markers] if track else [],
        "edition": _edition(reading, request),
        "sets_seen": [{"catalog": one.id, "tiles": one.tiles, "sure": one.sure} for one in draft.seen_sets],
        "findings": [
            *([{"finding": "untold-sets", "severity": "warning"}] if addable else []),
            *([{"finding": "other-artwork", "severity": "info"}] if _unlike_named(reading, request) else []),
            *(
                {"finding": "second-board", "severity": "warning", "quad": _quad(quad)}
                for quad in reading.others
            ),
        ],
    }


def as_seen(request: PhotoRequest, reading: Reading) -> PhotoRequest:
    """The request with the detected edition, if none was requested and its rules can be played.

    A match has its own rules.
    """
    seen = reading.seen_edition
    if not seen or request.match or "edition" in request.options:
        return request
    options = {**request.options, "edition": seen}
    without_map = {name: value for name, value in options.items() if name != "map"}
    table = TilePosition(request.game, players=(), tiles=(), options=without_map, catalogs=request.catalogs)
    try:
        game_of(request.game).load(table, source_of(request))
    except BadInput:  # an expansion in play is not in this edition
        return request
    return replace(request, options=options)


def _edition(reading: Reading, request: PhotoRequest) -> JsonAnswer | None:
    """The detected edition, and whether one was requested; None for tiles without editions."""
    if not reading.seen_edition:
        return None
    return {"seen": reading.seen_edition, "told": bool(request.match) or "edition" in request.options}


def _unlike_named(reading: Reading, request: PhotoRequest) -> bool:
    """Whether the artwork is that of another edition than the named one; its rules stay all the same."""
    named = request.options.get("edition")
    return bool(named and reading.seen_edition and family(str(named)) != reading.seen_edition)


def _marker(marker: SeenMarker) -> JsonAnswer:
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
