"""Opens uploads in a worker process: decoded, turned upright, stored as JPEG without metadata.

Imports the decoders only, so that the process that clients wait for starts soon: with the store and the rules
it would take four times as long.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from vision.errors import Unreadable
from vision.image.loading import ImageLimits, Photo, clean_jpeg, open_photo
from vision.image.quality import Glance, glance_at
from vision.maps.parameters import MAPS

log = logging.getLogger(__name__)

JPEG_QUALITY = 95  # of the stored picture, from which everything is read
STORED = ImageLimits(max_bytes=1 << 30, max_pixels=1 << 28)  # stored pictures passed the limits of uploads


def open_upload(upload: str, target: str, max_bytes: int, max_pixels: int) -> tuple[int, int, dict[str, Any]]:
    """Decode an upload and store it upright, as a JPEG without metadata.

    Returns its width and height in pixels, and a quick assessment. Raises Unreadable("decode", ...).
    """
    data = Path(upload).read_bytes()
    with _opening():
        photo = open_photo(data, ImageLimits(max_bytes, max_pixels))
        glance = glance_at(photo.pyramid)
        clean = clean_jpeg(photo, JPEG_QUALITY)
    _write_to_disk(Path(target), clean)
    return photo.width, photo.height, quality_of(glance)


def open_reference(upload: str, target: str, max_bytes: int, max_pixels: int) -> tuple[int, int]:
    """Decode a picture of an empty map or board and store it upright, as a JPEG of the processed size.

    Returns its original width and height in pixels. Raises Unreadable("decode", ...).
    """
    data = Path(upload).read_bytes()
    with _opening():
        photo = open_photo(data, ImageLimits(max_bytes, max_pixels))
        clean = clean_jpeg(Photo(photo.pyramid.level(MAPS.printed_map.long_side_px)[0]), JPEG_QUALITY)
    _write_to_disk(Path(target), clean)
    return photo.width, photo.height


def quality_of(seen: Glance) -> dict[str, Any]:
    """Serialize a quick assessment of the picture."""
    measured = {"light": seen.light, "contrast": seen.contrast, "sharpness": seen.sharpness}
    return {**measured, "warnings": list(seen.warnings), "hopeless": seen.hopeless}


@contextmanager
def _opening() -> Iterator[None]:
    """Convert any failure of a decoder, including running out of memory, to Unreadable."""
    try:
        yield
    except Unreadable:
        raise
    except Exception as error:
        log.warning("an upload could not be opened: %r", error)
        raise Unreadable("decode", "unopened", "broken") from None


def _write_to_disk(path: Path, data: bytes) -> None:
    """Write a file of the scratch folder and flush it: the storage may keep it by a link. Only the caller of
    this job knows its name, so it need not appear at once."""
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
