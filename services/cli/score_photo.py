"""Scores a photo in one step, for the command line: read, settle, score. Nothing is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from referee.game import JsonObject
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition
from services.photos.position.recognised import drawn_looks, recognised, timed_answer
from services.photos.request import PhotoRequest
from services.rulings.queries import scores
from vision.image.loading import ImageLimits, open_photo
from vision.reading.request import ReadingWatch

LIMITS = ImageLimits(max_bytes=1 << 30, max_pixels=50_000_000)


def score_photo(
    data: bytes,
    request: PhotoRequest,
    *,
    final: bool,
    recogniser: str,
    language: str = "en",
    progress: Callable[[str], None] = lambda stage: None,
) -> dict[str, Any]:
    """`{"photo": answer of /photos, "scores": answer of /scores}` for a picture's bytes.

    `recogniser`: "module:function". Raises Unreadable.
    """
    progress("decode")
    open_photo(data)  # reports a bad picture before the models are loaded
    reading = recognised(recogniser, data, request, LIMITS, ReadingWatch(progress), more=drawn_looks(request))
    answer = timed_answer(reading, request)
    size = {"width": reading.width, "height": reading.height}
    sheet = scores(position_of(answer["position"]), final, language=language)
    return {"photo": {"status": "done", **size, **answer}, "scores": sheet}


def position_of(data: JsonObject) -> TilePosition:
    """The position of a photo's answer, as the referee's type."""
    return TilePosition(
        game=data["game"],
        options=data["options"],
        catalogs=tuple(data["catalogs"]),
        players=tuple(PlayerSeat(**player) for player in data["players"]),
        tiles=tuple(Laid(**tile) for tile in data["tiles"]),
        figures=tuple(_standing(figure) for figure in data["figures"]),
    )


def _standing(figure: JsonObject) -> Standing:
    feature = figure.get("feature")
    found = Ref(feature["kind"], tuple(feature.get("at", ()))) if feature else None
    return Standing(**{**figure, "feature": found})
