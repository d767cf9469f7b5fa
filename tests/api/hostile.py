"""Hostile uploads, generated when needed: the repository holds no third-party file.

`files()` are pictures that no client sends by mistake, at least 200: wrong types, polyglots, cut and broken
files, giant sizes, bombs. `odd_but_sound()` are strange files with a picture in them, which may be accepted.
"""

from __future__ import annotations

import gzip
import io
import random
import struct
import zipfile
import zlib
from collections.abc import Iterator

import pillow_heif
from PIL import Image

pillow_heif.register_heif_opener()
JPEG, PNG, WEBP, HEIC = (
    b"\xff\xd8\xff\xe0",
    b"\x89PNG\r\n\x1a\n",
    b"RIFF\x40\0\0\0WEBP",
    b"\0\0\0\x18ftypheic",
)
File = tuple[str, bytes]


# ---- pictures to begin with --------------------------------------------------------------------------------


def sound(kind: str, mode: str = "RGB", size: tuple[int, int] = (64, 48), **more: object) -> bytes:
    """A small picture with some content."""
    chance = random.Random(7)
    width, height = size
    image = Image.frombytes("RGB", size, bytes(chance.randrange(256) for _ in range(width * height * 3)))
    out = io.BytesIO()
    image.convert(mode).save(out, kind, **more)
    return out.getvalue()


def chunk(kind: bytes, data: bytes, crc: int | None = None) -> bytes:
    """A chunk of a PNG."""
    check = zlib.crc32(kind + data) if crc is None else crc
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)


def png(width: int, height: int, *chunks: bytes, bits: int = 8, colour: int = 2) -> bytes:
    """A PNG that declares this size, with these chunks in it."""
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, bits, colour, 0, 0, 0))
    return PNG + header + b"".join(chunks) + chunk(b"IEND", b"")


def box(kind: bytes, *inner: bytes) -> bytes:
    """A box of an HEIC file."""
    data = b"".join(inner)
    return struct.pack(">I", 8 + len(data)) + kind + data


def declared_size(jpeg: bytes, width: int, height: int) -> bytes:
    """A JPEG that declares another size than it has."""
    at = next(at for at in range(len(jpeg)) if jpeg[at] == 0xFF and jpeg[at + 1] in (0xC0, 0xC1, 0xC2))
    return jpeg[: at + 5] + struct.pack(">HH", height, width) + jpeg[at + 9 :]


# ---- what they are -----------------------------------------------------------------------------------------


def payloads() -> Iterator[File]:
    """Files of other kinds, most of them executable by something."""
    yield "html", b"<!doctype html><script>fetch('/api/v1/games')</script>"
    yield "svg", b'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
    yield (
        "svg with entities",
        (
            b'<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "' + b"a" * 999 + b'">'
            b'<!ENTITY b "&a;&a;&a;&a;">]><svg>&b;</svg>'
        ),
    )
    yield "svg that reads files", b'<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'
    yield "svgz", gzip.compress(b"<svg/>", mtime=0)
    yield "php", b"<?php system($_GET['c']); ?>"
    yield "shell", b"#!/bin/sh\nrm -rf /\n"
    yield "python pickle", b"\x80\x04\x8c\x05posix\x8c\x06system\x93\x8c\x02id\x85R."
    yield "elf", b"\x7fELF\x02\x01\x01" + bytes(60)
    yield "exe", b"MZ\x90\0" + bytes(60) + b"PE\0\0"
    yield "java", b"\xca\xfe\xba\xbe\0\0\0\x34" + bytes(40)
    yield "wasm", b"\0asm\x01\0\0\0"
    yield "pdf", b"%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF"
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(zipfile.ZipInfo("../../etc/cron.d/x"), bytes(2_000_000))
    yield "zip", out.getvalue()
    yield "sqlite", b"SQLite format 3\0" + bytes(80)
    yield "json", b'{"photo": {"$ref": "file:///etc/passwd"}}'


def wrong_types() -> Iterator[File]:
    """Files that are no JPEG, PNG, WebP or HEIC, whatever their name."""
    yield from payloads()
    yield "nothing", b""
    yield "one byte", b"\xff"
    yield "two bytes of a JPEG", b"\xff\xd8"
    yield "seven bytes of a PNG", PNG[:7]
    yield "zeros", bytes(5000)
    yield "ones", b"\xff" * 5000
    yield "noise", random.Random(1).randbytes(5000)
    yield "UTF-16", "fără imagine".encode("utf-16")
    yield "GIF", b"GIF89a\1\0\1\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\4\1\0\0\0\0,\0\0\0\0\1\0\1\0\0\2\2D\1\0;"
    yield "animated GIF", b"GIF89a\xff\xff\xff\xff\xf7\0\0" + bytes(768) + b"!\xff\x0bNETSCAPE2.0\3\1\0\0\0;"
    yield "GIF that is a script", b"GIF89a/*" + bytes(8) + b"*/=1;alert(1)//;"
    yield "BMP of 2 GB", b"BM" + struct.pack("<IIIIiiHHI", 10**9, 0, 54, 40, 30_000, 30_000, 1, 24, 0)
    yield "TIFF", b"II*\0\x08\0\0\0\0\0"
    yield "TIFF, big-endian, a loop", b"MM\0*\0\0\0\x08\0\0\0\0\0\x08"
    yield "BigTIFF", b"II+\0\x08\0\0\0\x10\0\0\0\0\0\0\0"
    yield "ICO", b"\0\0\1\0\1\0\0\0\0\0\1\0\x20\0\xff\xff\xff\xff\x16\0\0\0"
    yield "PSD", b"8BPS\0\1" + bytes(6) + b"\0\4\0\x03\x0d\x40\0\x03\x0d\x40\0\x08\0\3"
    yield "EPS", b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n{ } loop\n"
    yield "PPM of a terabyte", b"P6 1000000 1000000 255\n"
    yield "JPEG 2000", b"\0\0\0\x0cjP  \r\n\x87\n"
    yield "JPEG XL", b"\xff\x0a" + bytes(30)
    yield "AVIF", box(b"ftyp", b"avif\0\0\0\0avifmif2miaf")
    yield "MP4", box(b"ftyp", b"isom\0\0\2\0isomiso2mp41") + box(b"mdat", bytes(50))
    yield "QuickTime", box(b"ftyp", b"qt  \0\0\0\0qt  ")
    yield "WAV", b"RIFF\x24\0\0\0WAVEfmt " + bytes(20)
    yield "AVI", b"RIFF\x24\0\0\0AVI LIST" + bytes(20)
    yield "Ogg", b"OggS" + bytes(40)
    yield "font", b"OTTO\0\1" + bytes(40)
    yield "EXR", b"v/1\1\2\0\0\0"
    yield "DDS", b"DDS |\0\0\0" + bytes(120)
    yield "FITS", b"SIMPLE  =                    T" + bytes(100)
    yield "a JPEG one byte late", b"\0" + sound("JPEG")
    yield "a PNG with a line of text before it", b"photo:\n" + sound("PNG")


def polyglots() -> Iterator[File]:
    """The first bytes of a picture, followed by something else."""
    for prefix, first in (("JPEG", JPEG), ("PNG", PNG), ("WebP", WEBP), ("HEIC", HEIC)):
        for name, data in payloads():
            yield f"{prefix} that is {name}", first + data


def cut() -> Iterator[File]:
    """Sound pictures that end too early, some after most of their pixels."""
    whole = {
        "JPEG": sound("JPEG"),
        "progressive JPEG": sound("JPEG", progressive=True),
        "CMYK JPEG": sound("JPEG", "CMYK"),
        "grey JPEG": sound("JPEG", "L"),
        "PNG": sound("PNG"),
        "PNG of 16 bits": sixteen_bits(),
        "PNG with colours by number": sound("PNG", "P"),
        "animated PNG": animated("PNG"),
        "WebP": sound("WEBP"),
        "WebP without loss": sound("WEBP", lossless=True),
        "animated WebP": animated("WEBP"),
        "HEIC": sound("HEIF"),
    }
    for name, data in whole.items():
        for part in (2, 5, 10, 15, 25) if name.startswith("animated") else (2, 10, 35, 60, 80):
            yield f"{name}, {part} % of it", data[: max(20, len(data) * part // 100)]


def giants() -> Iterator[File]:
    """Files that declare a size beyond any memory, most of them small."""
    sizes = ((20_000, 20_000), (65_000, 65_000), (2**31 - 1, 1), (1, 2**31 - 1), (2**31 - 1, 2**31 - 1))
    line = zlib.compress(bytes(100))
    for width, height in sizes:
        for bits, colour in ((1, 0), (8, 2), (16, 6), (8, 3)):
            yield (
                f"PNG that says {width} x {height}, {bits} bits, colour {colour}",
                png(width, height, chunk(b"PLTE", bytes(6)), chunk(b"IDAT", line), bits=bits, colour=colour),
            )
    for width, height in ((65_535, 65_535), (65_500, 800), (30_000, 2_000)):
        for kind, jpeg in (("", sound("JPEG")), (" progressive", sound("JPEG", progressive=True))):
            yield f"{kind} JPEG that says {width} x {height}".strip(), declared_size(jpeg, width, height)
        yield f"CMYK JPEG that says {width} x {height}", declared_size(sound("JPEG", "CMYK"), width, height)
    for width, height in ((16_383, 16_383), (16_777_216, 16_777_216), (16_000, 4_000)):
        canvas = b"\2\0\0\0" + (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
        body = b"WEBPVP8X" + struct.pack("<I", 10) + canvas + b"ANIM\6\0\0\0" + bytes(6)
        yield f"animated WebP that says {width} x {height}", b"RIFF" + struct.pack("<I", len(body)) + body
    for width, height in ((16_383, 16_383), (16_384, 4_000)):
        lossless = b"\x2f" + ((width - 1) | (height - 1) << 14).to_bytes(4, "little") + bytes(9)
        body = b"WEBPVP8L" + struct.pack("<I", len(lossless)) + lossless
        yield f"WebP without loss that says {width} x {height}", b"RIFF" + struct.pack("<I", len(body)) + body
    heic = sound("HEIF")
    for width, height in ((60_000, 60_000), (2**31, 2), (2**32 - 1, 2**32 - 1), (0, 0), (8_000, 8_000)):
        at = heic.index(b"ispe") + 8
        yield (
            f"HEIC that says {width} x {height}",
            heic[:at] + struct.pack(">II", width % 2**32, height % 2**32) + heic[at + 8 :],
        )


def slim() -> Iterator[File]:
    """Whole pictures of few bytes and many pixels that can show no table: one or a hundred pixels wide."""
    for width, height in ((1, 50_000_000), (50_000_000, 1), (100, 500_000), (60_000, 800)):
        line, zipped = bytes(1 + (width + 7) // 8) * max(1, 60_000 // width), zlib.compressobj(1)
        lines = height // (len(line) // (1 + (width + 7) // 8))
        data = b"".join(zipped.compress(line) for _ in range(lines)) + zipped.flush()
        yield f"PNG of {width} x {height}", png(width, height, chunk(b"IDAT", data), bits=1, colour=0)


def large_jpeg() -> bytes:
    """A picture of the largest accepted size, in a format that takes long to open: a progressive JPEG."""
    out = io.BytesIO()
    Image.new("RGB", (8000, 6000), (90, 120, 40)).save(out, "JPEG", progressive=True)
    return out.getvalue()


def large_png() -> bytes:
    """A picture of the largest accepted size, in the other format that takes long to open."""
    zipped, line = zlib.compressobj(1), b"\4" + bytes(3 * 7000)  # Paeth, the slowest filter
    data = b"".join(zipped.compress(line) for _ in range(7000)) + zipped.flush()
    return png(7000, 7000, chunk(b"IDAT", data))


def bombs() -> Iterator[File]:
    """Small files that would unpack to something large, or take long."""
    row = zlib.compress(bytes(300))
    text = zlib.compress(bytes(60_000_000), 9)
    yield "PNG, a text of 60 MB, cut", png(8, 8, chunk(b"zTXt", b"c\0\0" + text), chunk(b"IDAT", row[:5]))
    yield "PNG, a profile of 60 MB, cut", png(8, 8, chunk(b"iCCP", b"c\0\0" + text), chunk(b"IDAT", row[:5]))
    yield "PNG, an international text of 60 MB", png(8, 8, chunk(b"iTXt", b"c\0\1\0\0\0" + text))
    yield "PNG, thousands of texts", png(8, 8, *[chunk(b"tEXt", b"a\0b")] * 40_000)
    yield "PNG, thousands of empty pixels", png(900, 900, *[chunk(b"IDAT", b"")] * 40_000)
    yield "PNG, its pixels are a bomb, its header too large", png(9_000, 9_000, chunk(b"IDAT", text))
    yield "PNG, no pixels", png(100, 100)
    yield "PNG, 0 x 0", png(0, 0, chunk(b"IDAT", row))
    yield "PNG, pixels of another size", png(600, 600, chunk(b"IDAT", row))
    yield "PNG, a chunk of 4 GB", PNG + struct.pack(">I", 2**32 - 1) + b"IHDR" + bytes(40)
    yield "PNG, a chunk of negative length", PNG + struct.pack(">I", 2**31) + b"IDAT" + bytes(40)
    yield "PNG, two headers", png(8, 8, chunk(b"IHDR", struct.pack(">IIBBBBB", 9, 9, 8, 2, 0, 0, 0)))
    yield "PNG, no header", PNG + chunk(b"IDAT", row) + chunk(b"IEND", b"")
    yield "PNG, bits that do not exist", png(8, 8, chunk(b"IDAT", row), bits=7)
    yield "PNG, colours that do not exist", png(8, 8, chunk(b"IDAT", row), colour=5)
    yield "APNG, a billion frames", png(8, 8, chunk(b"acTL", struct.pack(">II", 10**9, 0)))
    yield (
        "APNG, a frame outside",
        png(
            8,
            8,
            chunk(b"acTL", struct.pack(">II", 2, 0)),
            chunk(b"fcTL", struct.pack(">IIIIIHHBB", 0, 9, 9, 2**31, 2**31, 1, 1, 0, 0)),
        ),
    )
    yield from many_scans()
    plain = sound("JPEG")
    tables = plain.index(b"\xff\xdb")
    table = b"\xff\xdb\0\x43\0" + bytes([16]) * 64
    yield "JPEG of thousands of tables, cut", plain[:tables] + table * 100_000
    yield "JPEG of nothing but comments", JPEG[:2] + (b"\xff\xfe\xff\xff" + bytes(65_533)) * 200
    yield "JPEG, only fill bytes", b"\xff\xd8" + b"\xff" * 2_000_000
    yield "JPEG, a segment of no length", b"\xff\xd8\xff\xe1\0\0" + bytes(50)
    yield (
        "JPEG, EXIF that points at itself, cut",
        (b"\xff\xd8\xff\xe1\0\x22Exif\0\0II*\0\x08\0\0\0\1\0\x69\x87\4\0\1\0\0\0\x08\0\0\0\x08\0\0\0"),
    )
    yield "JPEG, EXIF of a million entries, cut", b"\xff\xd8\xff\xe1\0\x14Exif\0\0MM\0*\0\0\0\x08\xff\xff"
    yield "JPEG, 255 colours", declared_colours(plain)
    yield "JPEG, no pixels", plain[: plain.index(b"\xff\xda")] + b"\xff\xd9"
    yield "JPEG, 0 x 0", declared_size(plain, 0, 0)
    yield "JPEG, arithmetic coding", plain.replace(b"\xff\xc0", b"\xff\xcd", 1)
    yield "JPEG, without loss", plain.replace(b"\xff\xc0", b"\xff\xc3", 1)
    yield "WebP, a chunk of 4 GB", b"RIFF\xff\xff\xff\xffWEBPVP8 \xff\xff\xff\xff" + bytes(30)
    yield "WebP, no chunk", b"RIFF\x04\0\0\0WEBP"
    yield "WebP, an unknown chunk", b"RIFF\x20\0\0\0WEBPEVIL" + struct.pack("<I", 20) + bytes(20)
    yield "WebP, frames within frames", b"RIFF\x60\0\0\0WEBP" + b"ANMF\x50\0\0\0" * 9
    yield from heic_oddities()
    yield "25 MB and a byte", plain + bytes(25_000_001 - len(plain))


def many_scans() -> Iterator[File]:
    """Small progressive JPEGs that repeat every pixel in many scans: minutes to decode."""
    out = io.BytesIO()
    Image.new("RGB", (6000, 6000), (90, 120, 40)).save(out, "JPEG", progressive=True)
    jpeg = out.getvalue()
    first, second = [at for at in range(len(jpeg)) if jpeg[at : at + 2] == b"\xff\xda"][:2]
    last = jpeg.rindex(b"\xff\xda")
    yield "JPEG, its last scan 4,000 times", jpeg[:-2] + jpeg[last:-2] * 4000 + jpeg[-2:]
    yield "JPEG, its first scan 100 times", jpeg[:second] + jpeg[first:second] * 100 + jpeg[second:]
    yield "JPEG, millions of empty segments", jpeg[:2] + b"\xff\xfe\0\2" * 4_000_000 + jpeg[2:]
    plain = sound("PNG")
    yield "PNG, millions of private chunks", plain[:33] + chunk(b"abCd", b"") * 2_000_000 + plain[33:]


def heic_oddities() -> Iterator[File]:
    """HEIC files with inconsistent boxes."""
    start, heic = box(b"ftyp", b"heic\0\0\0\0mif1heic"), sound("HEIF")
    yield "HEIC, nothing but its name", start
    yield "HEIC, a box of 16 EB", start + struct.pack(">I", 1) + b"meta" + struct.pack(">Q", 2**64 - 1)
    yield "HEIC, a box of no length", start + struct.pack(">I", 0) + b"meta"
    yield "HEIC, a box shorter than itself", start + struct.pack(">I", 3) + b"meta" + bytes(20)
    nested = b""
    for _ in range(3000):
        nested = box(b"meta", bytes(4), nested)
    yield "HEIC, boxes within boxes", start + nested
    yield "HEIC, a million boxes", start + box(b"free") * 200_000
    yield "HEIC, no main picture", start + box(b"meta", bytes(4), box(b"hdlr", bytes(8), b"pict", bytes(13)))
    for name in (b"iloc", b"iinf", b"ipma", b"pitm", b"hvcC"):
        at = heic.index(name)
        yield f"HEIC, {name.decode()} is gone", heic[:at] + b"free" + heic[at + 4 :]
    for name in (b"iloc", b"iinf", b"ipma", b"pitm"):
        at = heic.index(name)
        yield f"HEIC, {name.decode()} of ones", heic[: at + 4] + b"\xff" * 12 + heic[at + 16 :]
    at = heic.index(b"mdat")
    yield "HEIC, pixels of noise", heic[: at + 4] + random.Random(3).randbytes(len(heic) - at - 4)
    yield "HEIC, called a sequence", box(b"ftyp", b"msf1\0\0\0\0hevc") + heic[24:]


def declared_colours(jpeg: bytes) -> bytes:
    """A JPEG that declares 255 components."""
    at = jpeg.index(b"\xff\xc0")
    return jpeg[: at + 9] + b"\xff" + jpeg[at + 10 :]


def sixteen_bits() -> bytes:
    """A grey PNG of 16 bits."""
    out = io.BytesIO()
    Image.frombytes("I;16", (64, 48), random.Random(5).randbytes(64 * 48 * 2)).save(out, "PNG")
    return out.getvalue()


def animated(kind: str) -> bytes:
    """An animated picture."""
    frames = [Image.new("RGB", (64, 48), (shade, 9, 9)) for shade in (10, 100, 200)]
    out = io.BytesIO()
    frames[0].save(out, kind, save_all=True, append_images=frames[1:], duration=50)
    return out.getvalue()


def files() -> Iterator[File]:
    """Every hostile file."""
    for name, data in wrong_types():
        yield f"{name}, called a photo", data
    yield from polyglots()
    yield from cut()
    yield from giants()
    yield from slim()
    yield from bombs()


def odd_but_sound() -> Iterator[File]:
    """Strange files with a whole picture in them: accepted for the picture, and nothing else of them is
    kept."""
    exif = b"Exif\0\0II*\0\x08\0\0\0\1\0\x12\1\3\0\1\0\0\0\xff\xff\0\0\x08\0\0\0"
    yield "CMYK JPEG", sound("JPEG", "CMYK")
    yield "PNG of 16 bits", sixteen_bits()
    yield "animated PNG", animated("PNG")
    yield "animated WebP", animated("WEBP")
    yield "JPEG with broken EXIF", sound("JPEG", exif=exif)
    yield "JPEG with EXIF that is no EXIF", sound("JPEG", exif=b"Exif\0\0" + b"\xff" * 3000)
    yield "PNG with a web page behind it", sound("PNG") + b"<script>alert(1)</script>"
    yield "JPEG with a ZIP behind it", sound("JPEG") + dict(payloads())["zip"]
    yield "JPEG with a script in its comment", sound("JPEG", comment=b"*/alert(1)//")
    yield (
        "JPEG with a film behind it",
        sound("JPEG", progressive=True) + random.Random(9).randbytes(3_000_000),
    )
    yield "PNG with a wrong sum over its pixels", png(8, 8, chunk(b"IDAT", zlib.compress(bytes(300)), crc=1))
    yield (
        "PNG with a text of 60 MB",
        png(
            8,
            8,
            chunk(b"zTXt", b"c\0\0" + zlib.compress(bytes(60_000_000), 9)),
            chunk(b"IDAT", zlib.compress(bytes(200))),
        ),
    )
