"""Runs the recogniser on a picture, without the store: in the terminal, the extra `vision` suffices."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from services.infra.codec import JsonAnswer
from services.jobs.named import function_of
from services.photos.position.serializer import answer_of
from services.photos.request import PhotoRequest
from services.photos.tile_sets import artwork, source_of, tile_sets
from vision.image.loading import ImageLimits
from vision.maps.printed_map import Printed
from vision.reading import Correction, Reading
from vision.reading.request import ReadingWatch, TableFacts


def recognised(
    recogniser: str,
    data: bytes,
    request: PhotoRequest,
    limits: ImageLimits,
    watch: ReadingWatch,
    *,
    more: Any,
    ground: Printed | None = None,
) -> Reading:
    """Recognise a picture. Raises Unreadable.

    `recogniser`: "module:function"; `more`: prototypes in addition to the shipped gallery; `ground`: the map
    that the tiles are on.
    """
    reading: Reading = function_of(recogniser)(
        data,
        tuple(dict.fromkeys(request.catalogs)),
        artwork(request),
        limits=limits,
        facts=TableFacts(
            more=more,
            source=source_of(request),
            pieces=request.game != "carcassonne",
            colours=tuple(request.colours),
            ground=ground,
            board=bool(request.board),
        ),
        watch=watch,
    )
    if watch.progress:
        watch.progress("settle")
    return reading


def drawn_looks(request: PhotoRequest) -> Any:
    """Prototypes of the sets that the shipped gallery does not contain, from our own drawings."""
    from vision.enrolment.custom_sets import with_drawings  # loads the nets: only where a photo is read

    return with_drawings(tuple(tile_sets(request).values()), None)


def timed_answer(
    reading: Reading, request: PhotoRequest, corrections: Sequence[Correction] = ()
) -> JsonAnswer:
    """The answer that follows from a reading, with the duration of each stage."""
    started = time.monotonic()
    answer = answer_of(reading, request, corrections)
    return {**answer, "timings": {**reading.timings, "settle": round(time.monotonic() - started, 3)}}
