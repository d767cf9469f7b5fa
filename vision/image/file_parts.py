"""Pictures that take long to decode although they are small, by the parts of their files."""

from __future__ import annotations

import re

from vision.image.parameters import IMAGE

PARAMETERS = IMAGE.loading

PNG = b"\x89PNG\r\n\x1a\n"
CHUNK_BYTES = 12  # of a PNG, besides its data: length, kind and check
MARKER = re.compile(rb"\xff([^\x00\xff\xd0-\xd7])")  # JPEG markers, except those within a scan


def in_too_many_parts(kind: str, data: bytes) -> bool:
    """Return whether a picture of this format has far more parts than any camera or program makes."""
    return (kind == "JPEG" and _jpeg_is(data)) or (kind == "PNG" and _png_is(data))


def _jpeg_is(data: bytes) -> bool:
    """Return whether a JPEG would take long to decode although it is small: by its scans, segments or fill
    bytes. Data that a camera appends after its end is ignored."""
    scans, at = 0, 2
    for _ in range(PARAMETERS.max_segments):
        marker = MARKER.search(data, at)
        if marker is None or marker.group(1) == b"\xd9":
            filled = len(data) if marker is None else marker.start()
            return not scans and filled - at > PARAMETERS.max_fill_bytes
        scans += marker.group(1) == b"\xda"
        if scans > PARAMETERS.max_scans or (not scans and marker.start() - at > PARAMETERS.max_fill_bytes):
            return True
        at = marker.end() + (int.from_bytes(data[marker.end() : marker.end() + 2], "big") or 2)
    return True


def _png_is(data: bytes) -> bool:
    """Return whether a PNG would take long to decode, and much memory, by its chunks."""
    at = len(PNG)
    for _ in range(PARAMETERS.max_segments):
        if at >= len(data) or data[at + 4 : at + 8] == b"IEND":
            return False
        at += CHUNK_BYTES + int.from_bytes(data[at : at + 4], "big")
    return True
