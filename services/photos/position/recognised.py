"""Runs the recogniser on a picture, without the store: in the terminal, the extra `vision` suffices."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from services.jobs.named import function_of
from services.photos.position.serializer import answer_of
from services.photos.request import PhotoRequest
from services.photos.tile_sets import artwork, source_of, tile_sets
from vision.image.loading import ImageLimits
from vision.maps.printed_map import Printed
from vision.reading import Correction, Quad, Reading


def recognised(
    recogniser: str,
    data: bytes,
    request: PhotoRequest,
    progress: Callable[[str], None],
    limits: ImageLimits,
    more: Any,
    ground: Printed | None = None,
    pulse: Callable[[], None] | None = None,
    found: Callable[[Sequence[Quad]], None] | None = None,
) -> Reading:
    """Recognise a picture. Raises Unreadable.

    `recogniser`: "module:function"; `more`: prototypes in addition to the shipped gallery; `ground`: the map
    that the tiles are on. `progress` is called with each stage, `found` with the cells of the grid, `pulse`
    repeatedly in between; any of them may raise to stop the reading.
    """
    reading: Reading = function_of(recogniser)(
        data,
        tuple(dict.fromkeys(request.catalogs)),
        artwork(request),
        progress=progress,
        limits=limits,
        more=more,
        source=source_of(request),
        pieces=request.game != "carcassonne",
        pulse=pulse,
        found=found,
        **({} if ground is None else {"ground": ground}),
        **({"colours": tuple(request.colours)} if request.colours else {}),
    )
    progress("settle")
    return reading


def drawn_looks(request: PhotoRequest) -> Any:
    """Prototypes of the sets that the shipped gallery does not contain, from our own drawings."""
    from vision.enrolment.custom_sets import with_drawings  # loads the nets: only where a photo is read

    return with_drawings(tuple(tile_sets(request).values()), None)


def timed_answer(
    reading: Reading, request: PhotoRequest, corrections: Sequence[Correction] = ()
) -> dict[str, Any]:
    """The answer that follows from a reading, with the duration of each stage."""
    started = time.monotonic()
    answer = answer_of(reading, request, corrections)
    return {**answer, "timings": {**reading.timings, "settle": round(time.monotonic() - started, 3)}}
