"""Opening uploads: formats, limits, orientation, damage."""

from __future__ import annotations

import io
import pickle
import struct
import tracemalloc
import zlib

import numpy as np
import pytest
from PIL import Image, ImageFile, ImageOps

from training.data.pictures import decoded
from vision.errors import Unreadable
from vision.image.loading import ImageLimits, Photo, clean_jpeg, open_photo, sniff

ORIENTATION = 0x0112


def quarters(width: int = 96, height: int = 64) -> Image.Image:
    """Red north-west, green north-east, blue south-west, white south-east."""
    pixels = np.zeros((height, width, 3), np.uint8)
    pixels[: height // 2, : width // 2] = (230, 20, 20)
    pixels[: height // 2, width // 2 :] = (20, 230, 20)
    pixels[height // 2 :, : width // 2] = (20, 20, 230)
    pixels[height // 2 :, width // 2 :] = (240, 240, 240)
    return Image.fromarray(pixels)


def written(image: Image.Image, kind: str, **how: object) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **how)
    return out.getvalue()


def huge_png(width: int, height: int) -> bytes:
    """A PNG of a few bytes whose header declares any size."""

    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + chunks


def refused(data: bytes, limits: ImageLimits | None = None) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        open_photo(data, limits)
    assert caught.value.stage == "decode"
    return caught.value


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "HEIF"])
def test_every_format_opens(kind: str) -> None:
    data = written(quarters(), kind)
    assert sniff(data) == kind
    photo = open_photo(data)
    assert (photo.width, photo.height) == (96, 64)
    red, blue = photo.bgr[10, 10].astype(int), photo.bgr[50, 10].astype(int)
    assert red[2] > red[0] + 120
    assert blue[0] > blue[2] + 120


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "HEIF"])
@pytest.mark.parametrize(("orientation", "spot"), [(1, (0, 0)), (3, (1, 1)), (6, (0, 1)), (8, (1, 0))])
def test_the_exif_orientation_is_applied(kind: str, orientation: int, spot: tuple[int, int]) -> None:
    image = quarters()
    image.getexif()[ORIENTATION] = orientation
    how = {} if kind == "HEIF" else {"exif": image.getexif()}  # HEIC files have a separate box for it
    photo = open_photo(written(image, kind, **how))
    assert (photo.width, photo.height) == ((96, 64) if orientation in (1, 3) else (64, 96))
    row, column = spot
    seen = photo.bgr[10 + row * (photo.height - 20), 10 + column * (photo.width - 20)].astype(int)
    assert seen[2] > seen[0] + 120, "the red quarter is where a viewer shows it"


@pytest.mark.parametrize("mode", ["L", "LA", "RGBA", "P", "I;16", "1"])
def test_other_pixel_kinds_become_colour(mode: str) -> None:
    if mode == "I;16":
        image = Image.fromarray(np.full((40, 60), 200 << 8, np.uint16))
    else:
        image = Image.new("L", (60, 40), 200).convert(mode)
    photo = open_photo(written(image, "PNG"))
    assert photo.bgr.shape == (40, 60, 3)
    assert photo.bgr.mean() > 190


def test_cmyk_jpeg_opens() -> None:
    photo = open_photo(written(quarters().convert("CMYK"), "JPEG"))
    red = photo.bgr[10, 10].astype(int)
    assert red[2] > red[0] + 100


@pytest.mark.parametrize("orientation", range(1, 9))
def test_all_eight_orientations_match_a_viewer(orientation: int) -> None:
    image = quarters()
    image.getexif()[ORIENTATION] = orientation
    data = written(image, "PNG", exif=image.getexif())
    with Image.open(io.BytesIO(data)) as stored:
        shown = np.asarray(ImageOps.exif_transpose(stored).convert("RGB"))[..., ::-1]
    assert np.array_equal(open_photo(data).bgr, shown)


@pytest.mark.parametrize(
    "exif", [b"Exif\0\0garbage", b"Exif\0\0II*\0\xff\xff\xff\xff", b"Exif\0\0MM\0*\0\0\0\x08\xff\xff"]
)
def test_damaged_metadata_do_not_spoil_a_sound_picture(exif: bytes) -> None:
    assert open_photo(written(quarters(), "JPEG", exif=exif)).width == 96


def test_the_kept_picture_has_no_metadata() -> None:
    exif = Image.Exif()
    exif[ORIENTATION] = 6
    exif[0x010F] = "a camera maker"
    kept = clean_jpeg(open_photo(written(quarters(), "JPEG", exif=exif, comment=b"secret place")))
    assert sniff(kept) == "JPEG"
    assert b"Exif" not in kept
    assert b"secret" not in kept
    with Image.open(io.BytesIO(kept)) as image:
        assert image.size == (64, 96)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello, this is no picture\n" * 50,
        b"GIF89a" + bytes(100),
        b"BM" + bytes(100),
        b"%PDF-1.7\n",
        b"\x00\x00\x00\x18ftypisom\x00\x00\x00\x00mp41" + bytes(60),
        b"II*\x00" + bytes(90),
        b"<svg></svg>",
    ],
)
def test_anything_else_is_unsupported(data: bytes) -> None:
    assert refused(data).kind == "unsupported"


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "HEIF"])
@pytest.mark.parametrize("part", [0.02, 0.5, 0.9])
def test_a_truncated_picture_is_broken(kind: str, part: float) -> None:
    noise = np.random.default_rng(1).integers(0, 255, (120, 160, 3), np.uint8)
    data = written(Image.fromarray(noise), kind)
    assert refused(data[: max(32, int(len(data) * part))]).kind == "broken"


def test_garbage_after_a_good_magic_is_broken() -> None:
    for magic in (
        b"\xff\xd8\xff\xe0",
        b"\x89PNG\r\n\x1a\n",
        b"RIFF\x40\x00\x00\x00WEBPVP8 ",
        b"\x00\x00\x00\x18ftypheic",
    ):
        assert refused(magic + bytes(range(256)) * 4).kind == "broken"


def test_too_many_bytes() -> None:
    assert refused(written(quarters(), "PNG"), ImageLimits(max_bytes=100)).kind == "too_large"


@pytest.mark.parametrize(("width", "height"), [(20_000, 20_000), (10**9, 10**9), (50_000_001, 1)])
def test_a_huge_header_is_refused_before_the_pixels(width: int, height: int) -> None:
    tracemalloc.start()
    try:
        assert refused(huge_png(width, height)).kind == "too_large"
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("kind", ["JPEG", "WEBP", "HEIF"])
def test_the_pixel_limit_holds_for_every_format(kind: str) -> None:
    data = written(quarters(), kind)
    assert refused(data, ImageLimits(max_pixels=96 * 64 - 1)).kind == "too_large"
    assert open_photo(data, ImageLimits(max_pixels=96 * 64)).width == 96


def test_lossless_and_extended_webp_sizes_are_read() -> None:
    for how in ({"lossless": True}, {"exif": Image.Exif().tobytes() + b"x", "quality": 50}):
        data = written(quarters(), "WEBP", **how)
        assert refused(data, ImageLimits(max_pixels=6143)).kind == "too_large"
        assert open_photo(data, ImageLimits(max_pixels=6144)).height == 64


def test_an_error_survives_a_process_border() -> None:
    error = pickle.loads(pickle.dumps(Unreadable("decode", "side", "broken", most=9)))
    assert (error.stage, error.reason, error.kind) == ("decode", "side", "broken")
    assert (error.cause, error.values) == (None, {"most": 9})


def test_a_photo_can_be_encoded_again() -> None:
    bgr = np.full((8, 8, 3), 90, np.uint8)
    assert abs(int(decoded(clean_jpeg(Photo(bgr)))[0, 0, 0]) - 90) < 4


@pytest.mark.parametrize("size", [(1, 5000), (5000, 1), (2, 101), (65_501, 2000)])
def test_pictures_too_small_for_a_table_are_refused_by_their_header(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture of 1 x 50 million pixels took seconds to decode, for nothing."""
    data = written(Image.new("1", size), "PNG")
    monkeypatch.setattr(ImageFile.ImageFile, "load", _decoded)
    with pytest.raises(Unreadable, match=r"side|slim") as refused:
        open_photo(data, ImageLimits(max_pixels=1 << 30))
    assert refused.value.kind == "broken"


def _decoded(*_: object) -> None:
    raise AssertionError("it was decoded")


def test_a_panorama_is_not_refused_as_slim() -> None:
    assert open_photo(written(Image.new("RGB", (400, 40)), "JPEG")).width == 400
    assert open_photo(written(Image.new("RGB", (20, 1000)), "JPEG")).height == 1000
