"""Naming the tile of an upload in a worker process, where the recogniser is loaded."""

from __future__ import annotations

import importlib
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from referee.game import JsonObject
from services.infra.codec import JsonAnswer
from services.photos.request import PhotoRequest
from services.photos.tile_sets import artwork, boxes, source_of
from store import files_at
from vision.errors import Unreadable
from vision.image.loading import ImageLimits
from vision.labels.label_space import printed
from vision.reading import Candidate

log = logging.getLogger(__name__)

USUAL_EDITION = "C1"  # whose numbers of copies count where the request names no edition
RECOGNISER, FUNCTION = "vision.single_tile.recogniser", "recognise_tile"


@dataclass(frozen=True)
class TileTask:
    """What a worker needs to name a tile: where prototypes of users' sets are stored, the module of the
    recogniser ("module:function" as in the settings; the shipped one if it names no single tiles)."""

    database_url: str
    storage_url: str
    scratch: str
    recogniser: str

    def __call__(self, upload: str, max_bytes: int, max_pixels: int, request: JsonObject) -> list[JsonAnswer]:
        """Return the candidates of an upload, best first. Raises Unreadable("decode", ...)."""
        wanted = PhotoRequest.from_json(request)
        looks = importlib.import_module("services.photos.gallery").looks  # loads the nets
        alone = replace(
            wanted, match=None
        )  # what was corrected at a table is learnt when its photos are read
        data = Path(upload).read_bytes()
        try:
            seen = self._recognise(
                data,
                tuple(dict.fromkeys(wanted.catalogs)),
                artwork(wanted),
                ImageLimits(max_bytes, max_pixels),
                more=looks(alone, self.database_url, files_at(self.storage_url, self.scratch)),
                source=source_of(wanted),
                copies=copies_left(wanted),
            )
        except Unreadable:
            raise
        except Exception as error:  # of a decoder, also a lack of memory
            log.warning("an upload could not be opened: %r", error)
            raise Unreadable("decode", "unopened", "broken") from None
        return [{"tile": one.tile, "rotation": one.rotation, "confidence": one.confidence} for one in seen]

    def _recognise(self, *arguments: Any, **more: Any) -> Sequence[Candidate]:
        module = importlib.import_module(self.recogniser.partition(":")[0])
        shipped = importlib.import_module(RECOGNISER)
        found: Callable[..., Sequence[Candidate]] = getattr(module, FUNCTION, getattr(shipped, FUNCTION))
        return found(*arguments, **more)


def copies_left(request: PhotoRequest) -> dict[str, float]:
    """Return how many copies of each tile are not on the table of the match; of the whole box without one.

    Tiles of which there is no fixed number are left out.
    """
    _, copies = printed(boxes(request), artwork(request) or USUAL_EDITION)
    laid = Counter(tile for _, _, tile, _ in request.board)
    return {tile: float(count - laid[tile]) for tile, count in copies.items()}
