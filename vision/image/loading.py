"""Decode an upload into an upright picture without metadata.

The format is read from the bytes, never from a name or a declared type; size limits are checked in the
header, before any pixel is decoded.
"""

from __future__ import annotations

import io
import struct
import warnings
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import cv2
import numpy as np
import pillow_heif
from numpy.typing import NDArray
from PIL import Image
from PIL.Image import Transpose

from vision.errors import Unreadable
from vision.image.file_parts import PNG, in_too_many_parts
from vision.image.parameters import IMAGE
from vision.image.pyramid import ImagePyramid

PARAMETERS = IMAGE.loading

# Phones write HEIC files in tiles, which more cores decode faster: the request waits for this.
pillow_heif.register_heif_opener(thumbnails=False, decode_threads=4)

Format = Literal["JPEG", "PNG", "WEBP", "HEIF"]
HEIF_BRANDS = {b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1"}


ORIENTATION = 0x0112
MILLION = 1e6
TURNS = {
    2: Transpose.FLIP_LEFT_RIGHT,
    3: Transpose.ROTATE_180,
    4: Transpose.FLIP_TOP_BOTTOM,
    5: Transpose.TRANSPOSE,
    6: Transpose.ROTATE_270,
    7: Transpose.TRANSVERSE,
    8: Transpose.ROTATE_90,
}
SIDEWAYS = {TURNS[orientation] for orientation in (5, 6, 7, 8)}  # turns that swap width and height


@dataclass(frozen=True)
class ImageLimits:
    """Limits on a picture: bytes of the file, and pixels after decoding."""

    max_bytes: int = 25_000_000
    max_pixels: int = 50_000_000


@dataclass(frozen=True)
class Photo:
    """An upright picture: height x width x 3, uint8, blue-green-red. A reduced one shows a picture that is
    `reduction` times as large, of `original` pixels in width and height."""

    bgr: NDArray[np.uint8]
    reduction: int = 1
    original: tuple[int, int] = (0, 0)

    @property
    def width(self) -> int:
        return int(self.bgr.shape[1])

    @property
    def height(self) -> int:
        return int(self.bgr.shape[0])

    @cached_property
    def pyramid(self) -> ImagePyramid:
        """Return the picture with its smaller copies, which all stages share."""
        return ImagePyramid(self.bgr)


def sniff(data: bytes) -> Format | None:
    """Return the picture format that the first bytes indicate, or None for anything else."""
    if data[:3] == b"\xff\xd8\xff":
        return "JPEG"
    if data.startswith(PNG):
        return "PNG"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "WEBP"
    if data[4:8] == b"ftyp" and _heif_brands(data) & HEIF_BRANDS:
        return "HEIF"
    return None


def open_photo(data: bytes, limits: ImageLimits | None = None, *, reduced: bool = False) -> Photo:
    """Decode an uploaded picture, turn it upright as its EXIF data states and drop everything but the
    pixels. `reduced`: halve a picture with more pixels than the recogniser needs.

    Raises Unreadable("decode", ...) of kind too_large, unsupported or broken.
    """
    limits = limits or ImageLimits()
    if len(data) > limits.max_bytes:
        raise Unreadable("decode", "bytes", "too_large", most=f"{limits.max_bytes / MILLION:g}")
    kind = sniff(data)
    if kind is None:
        raise Unreadable("decode", "format", "unsupported")
    if in_too_many_parts(kind, data):
        raise Unreadable("decode", "parts", "broken")
    if kind == "WEBP":  # Pillow allocates whole-canvas buffers before it reports the size
        _check_size(*_webp_size(data), limits)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about large or oddly tagged pictures, which are checked below
            if kind == "HEIF":
                heif = pillow_heif.open_heif(data, convert_hdr_to_8bit=True, bgr_mode=True)
                _check_size(heif.size[0], heif.size[1], limits)
                if heif.mode.startswith("BGR"):  # decoded directly, already upright
                    return _reduced(np.ascontiguousarray(np.asarray(heif)[..., :3]), wanted=reduced)
            with Image.open(io.BytesIO(data), formats=[kind]) as image:
                _check_size(*image.size, limits)
                return _decoded(image, reduced=reduced)
    except Unreadable:
        raise
    except Image.DecompressionBombError as error:
        raise _too_many_pixels(limits) from error
    except Exception as error:  # decoders raise many kinds of errors for damaged files
        raise Unreadable("decode", "damaged", "broken", format=kind) from error


def _decoded(image: Image.Image, *, reduced: bool) -> Photo:
    """Decode an opened file."""
    size = image.size
    if image.format == "JPEG" and reduced and _spare(size):
        image.draft("RGB", (size[0] // 2, size[1] // 2))  # half of the work of the decoder
    drafted = image.size != size
    image.load()
    turn = TURNS.get(_orientation(image))
    upright = _eight_bit(image)
    if upright.mode not in ("RGB", "RGBA"):  # the conversion would only copy these
        upright = upright.convert("RGB")
    if turn is not None:
        upright = upright.transpose(turn)
    pixels = _blue_first(upright)
    if not drafted:
        return _reduced(pixels, wanted=reduced)
    return Photo(pixels, 2, size[::-1] if turn in SIDEWAYS else size)


def _spare(size: tuple[int, int]) -> bool:
    """Return whether a picture of this size has more pixels than the recogniser needs."""
    shorter, longer = sorted(size)
    return longer >= PARAMETERS.reduced_from_px and 3 * shorter >= PARAMETERS.reduced_from_px


def _reduced(bgr: NDArray[np.uint8], *, wanted: bool) -> Photo:
    """Return the picture, halved if that is wanted and it is large enough."""
    height, width = bgr.shape[:2]
    if not wanted or not _spare((width, height)):
        return Photo(bgr, original=(width, height))
    size = (-(-width // 2), -(-height // 2))
    return Photo(
        np.asarray(cv2.resize(bgr, size, interpolation=cv2.INTER_AREA), np.uint8), 2, (width, height)
    )


def clean_jpeg(photo: Photo, quality: int = PARAMETERS.jpeg_quality) -> bytes:
    """Encode the upright picture as a JPEG file without any metadata, for storage."""
    done, data = cv2.imencode(".jpg", photo.bgr, [cv2.IMWRITE_JPEG_QUALITY, quality])
    if not done:
        raise Unreadable("decode", "unwritten", "broken")
    return data.tobytes()


def _heif_brands(data: bytes) -> set[bytes]:
    length = min(struct.unpack(">I", data[:4])[0], 256, len(data))
    return {data[8:12]} | {data[at : at + 4] for at in range(16, length - 3, 4)}


def _orientation(image: Image.Image) -> int:
    """Return the EXIF orientation; damaged metadata of a sound picture is ignored."""
    try:
        return int(image.getexif().get(ORIENTATION, 1))
    except Exception:
        return 1


def _eight_bit(image: Image.Image) -> Image.Image:
    if image.mode.startswith("I"):  # 16-bit grey: Pillow would clip instead of scaling
        return Image.fromarray((np.asarray(image).astype(np.uint32) >> 8).clip(0, 255).astype(np.uint8))
    return image


def _blue_first(image: Image.Image) -> NDArray[np.uint8]:
    """Return the pixels of a picture in blue-green-red order, copied once: allocating memory for 50
    megapixels takes as long as some decoders do."""
    pixels = np.frombuffer(image.tobytes("raw", "BGR"), np.uint8)
    return pixels.reshape(image.height, image.width, 3)


def _webp_size(data: bytes) -> tuple[int, int]:
    """Read the canvas size from the first chunk of a WebP file (lossy, lossless or extended)."""
    chunk, body = data[12:16], data[20:30]
    if len(body) < 10:
        raise Unreadable("decode", "damaged", "broken", format="WEBP")
    if chunk == b"VP8X":
        return 1 + int.from_bytes(body[4:7], "little"), 1 + int.from_bytes(body[7:10], "little")
    if chunk == b"VP8L":
        bits = int.from_bytes(body[1:5], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    return int.from_bytes(body[6:8], "little") & 0x3FFF, int.from_bytes(body[8:10], "little") & 0x3FFF


def _check_size(width: int, height: int, limits: ImageLimits) -> None:
    """Reject a picture that is too large or too slim to show a table, from its header, before any pixel is
    decoded."""
    if width * height > limits.max_pixels:
        raise _too_many_pixels(limits)
    shorter, longer = sorted((width, height))
    if longer > PARAMETERS.max_side_px:
        raise Unreadable("decode", "side", "broken", most=PARAMETERS.max_side_px)
    if longer > PARAMETERS.max_side_ratio * shorter:
        raise Unreadable("decode", "slim", "broken", most=PARAMETERS.max_side_ratio)


def _too_many_pixels(limits: ImageLimits) -> Unreadable:
    return Unreadable("decode", "pixels", "too_large", most=f"{limits.max_pixels / MILLION:g}")
