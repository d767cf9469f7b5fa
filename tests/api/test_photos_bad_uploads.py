"""Bad uploads of every kind we could think of: a clear problem, bounded memory, nothing kept."""

from __future__ import annotations

import io
import json
import os
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from services.container import Services
from settings import Settings
from tests.api.border import problem
from tests.api.photo_house import PHOTOS, picture, send

JPEG = picture(kind=".jpg")
FAKE = "tests.api.fake_recogniser:recognise"


@pytest.fixture(autouse=True)
def nothing_is_kept(photo_app: Flask) -> Iterator[None]:
    """Check that rows and files are the same after every test of this module."""
    services: Services = photo_app.extensions["services"]

    def kept() -> tuple[set[str], list[Path]]:
        return services.photos.repository.records.ids(), sorted(services.storage.files.path.glob("*"))

    before = kept()
    yield
    assert kept() == before


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width: int, height: int, pixels: bytes = b"", *extra: bytes, bits: int = 1, colour: int = 0) -> bytes:
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, bits, colour, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + b"".join(extra) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def whole_png(width: int, height: int) -> bytes:
    """A black picture with all its pixels, row by row."""
    packer, row = zlib.compressobj(9), bytes(1 + (width + 7) // 8)
    return png(width, height, b"".join(packer.compress(row) for _ in range(height)) + packer.flush())


def bomb_in_text() -> bytes:
    text = b"Comment\0\0" + zlib.compress(bytes(80_000_000), 9)
    return png(
        20, 20, zlib.compress(bytes(80)), chunk(b"zTXt", text), chunk(b"iTXt", b"x\0\1\0\0\0" + text[9:])
    )


def webp(width: int, height: int) -> bytes:
    canvas = bytes(4) + (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    body = b"WEBPVP8X" + struct.pack("<I", 10) + canvas
    return b"RIFF" + struct.pack("<I", len(body)) + body


BROKEN = {
    "nothing": (b"", 415),
    "text called .jpg": (b"This is no picture at all.", 415),
    "HTML": (b"<!doctype html><script>alert(1)</script>", 415),
    "SVG": (b'<svg xmlns="http://www.w3.org/2000/svg"/>', 415),
    "GIF": (b"GIF89a\1\0\1\0\0\0\0;", 415),
    "PDF": (b"%PDF-1.7", 415),
    "zeros": (bytes(1000), 415),
    "JPEG, first bytes only": (JPEG[:3], 422),
    "JPEG, header only": (JPEG[:20], 422),
    "JPEG, cut in the middle": (JPEG[: len(JPEG) // 2], 422),
    "JPEG of noise": (b"\xff\xd8\xff" + bytes(range(256)) * 40, 422),
    "PNG, cut": (picture()[:60], 422),
    "PNG without pixels": (png(100, 100), 422),
    "PNG of 0 x 0": (png(0, 0), 422),
    "PNG that says 20,000 x 20,000": (png(20_000, 20_000), 413),
    "PNG of 20,000 x 20,000": (whole_png(20_000, 20_000), 413),
    "PNG that says 2 billion pixels a side": (png(2**31 - 1, 2**31 - 1), 413),
    "WebP that says 16,000 x 16,000": (webp(16_000, 16_000), 413),
    "WebP, cut": (picture(kind=".webp")[:24], 422),
    "HEIC, first bytes only": (b"\0\0\0\x18ftypheic\0\0\0\0heicmif1", 422),
    "a file of 25 MB and a byte": (JPEG + bytes(25_000_001 - len(JPEG)), 413),
    "a body of 27 MB": (JPEG + bytes(27_000_000), 413),
}


@pytest.mark.parametrize("name", BROKEN)
def test_damaged_pictures_are_refused(phone: FlaskClient, name: str) -> None:
    data, status = BROKEN[name]
    body = problem(send(phone, data, name="IMG_2041.jpg"))
    assert body["status"] == status
    assert len(body["detail"]) < 200


def test_a_text_that_unpacks_to_80_mb_does_no_harm(phone: FlaskClient) -> None:
    assert send(phone, bomb_in_text()).status_code in (413, 422)


def test_the_web_process_never_holds_the_pixels(phone: FlaskClient) -> None:
    """The largest allowed picture is decoded elsewhere: our peak memory grows by less than its pixels."""
    statm = Path(f"/proc/{os.getpid()}/status")

    def peak() -> int:
        return next(
            int(line.split()[1]) for line in statm.read_text().splitlines() if line.startswith("VmHWM")
        )

    Path(f"/proc/{os.getpid()}/clear_refs").write_text("5")  # resets the peak
    before = peak()
    send(phone, whole_png(7_000, 7_001)[:-40])
    send(phone, whole_png(20_000, 20_000))
    assert peak() - before < 60_000  # kB; the pixels of the first alone are 147 MB


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"options": "{"}, "options"),
        ({"options": "[]"}, "options"),
        ({"options": '{"a": NaN}'}, "options"),
        ({"options": '{"editionn": "C1"}'}, "options.editionn"),
        ({"options": '{"edition": "C9"}'}, "options.edition"),
        ({"options": '{"expansions": ["moon"]}'}, "options.expansions[0]"),
        ({"options": "[" * 100_000}, "options"),
        ({"catalogs": "base"}, "catalogs"),
        ({"catalogs": '{"base": 1}'}, "catalogs"),
        ({"catalogs": '["bse"]'}, "catalogs[0]"),
        ({"catalogs": '["base", 7]'}, "catalogs[1]"),
        ({"catalogs": '[{"id": "mine"}]'}, "catalogs[0]"),
        ({"points": "12"}, "points"),
        ({"points": '{"red": "12"}'}, "points.red"),
        ({"points": '{"red": 1e99}'}, "points.red"),
        ({"points": '{"red": true}'}, "points.red"),
        ({"points": json.dumps({f"p{n}": n for n in range(40)})}, "points"),
        ({"points": json.dumps({"r" * 61: 1})}, f"points.{'r' * 61}"),
        ({"match": "abc"}, "match"),
        ({"gaem": "carcassonne"}, "gaem"),
        ({"game": ""}, "game"),
        ({"game": "g" * 61}, "game"),
    ],
)
def test_wrong_fields_are_named(phone: FlaskClient, fields: dict[str, str], place: str) -> None:
    body = problem(send(phone, picture(), **fields))
    assert body["status"] == 422
    assert list(body["errors"]) == [place]


def test_unknown_names_in_catalogs_bring_suggestions(phone: FlaskClient) -> None:
    body = problem(send(phone, picture(), catalogs=["inns-and-cathedral"]))
    assert "inns-and-cathedrals" in body["errors"]["catalogs[0]"][0]
    body = problem(send(phone, picture(), catalogs=["stand-in-map"]))
    assert "not a set of tiles" in body["errors"]["catalogs[0]"][0]
    body = problem(send(phone, picture(), game="carcasonne"))
    assert body["status"] == 422
    assert "carcassonne" in body["errors"]["game"][0]


def test_all_wrong_fields_are_reported_at_once(phone: FlaskClient) -> None:
    body = problem(
        phone.post(
            PHOTOS, data={"options": "{", "points": "[]", "x": "1"}, content_type="multipart/form-data"
        )
    )
    assert set(body["errors"]) == {"photo", "options", "points", "x"}


def test_fields_sent_twice_and_files_in_wrong_places(phone: FlaskClient) -> None:
    twice: dict[str, Any] = {"photo": [(io.BytesIO(JPEG), "a"), (io.BytesIO(JPEG), "b")], "game": ["a", "b"]}
    assert set(problem(phone.post(PHOTOS, data=twice))["errors"]) == {"photo", "game"}
    wrong = {"photo": (io.BytesIO(JPEG), "a"), "options": (io.BytesIO(b"{}"), "b")}
    assert set(problem(phone.post(PHOTOS, data=wrong))["errors"]) == {"options"}


def test_a_field_of_many_megabytes_is_too_large(phone: FlaskClient) -> None:
    assert problem(send(phone, picture(), options="x" * 3_000_000))["status"] == 413


def test_thousands_of_fields_are_too_many(phone: FlaskClient) -> None:
    assert problem(send(phone, picture(), **{f"f{n}": "1" for n in range(2000)}))["status"] == 413


@pytest.mark.parametrize(
    "kind", ["application/json", "image/jpeg", "text/plain", "application/x-www-form-urlencoded"]
)
def test_only_a_form_with_parts_is_taken(phone: FlaskClient, kind: str) -> None:
    assert problem(phone.post(PHOTOS, data=b"{}", content_type=kind))["status"] == 415


def test_a_malformed_form(phone: FlaskClient) -> None:
    part = b'--b\r\nContent-Disposition: form-data; name="game"\r\n\r\ncarcassonne'
    for body, boundary in [
        (b"no form", ""),
        (part + b"\r\n--b--\r\n", ""),
        (part + b"\r\n--b--\r\n", "; boundary="),
        (part + b"\r\n--b--\r\n", "; boundary=another"),
        (part + b"\r\n--b--\r\n", "; boundary=\xff"),
        (b"x" * 99, "; boundary=b"),
        (b"--b\r\n", "; boundary=b"),
        (part, "; boundary=b"),
        (b"--b\r\n\r\nno name\r\n--b--\r\n", "; boundary=b"),
        (part.replace(b'; name="game"', b"") + b"\r\n--b--\r\n", "; boundary=b"),
        (part.replace(b"name", b"filename") + b"\r\n--b--\r\n", "; boundary=b"),
    ]:
        for key in ({}, {"Idempotency-Key": "k" * 32}):
            answer = phone.post(PHOTOS, data=body, content_type="multipart/form-data" + boundary, headers=key)
            assert (problem(answer)["status"], problem(answer)["type"][-11:]) == (400, "#unparsable")
    kind = {"content_type": "multipart/form-data; boundary=b"}
    for key in ({}, {"Idempotency-Key": "k" * 32}):
        packed = phone.post(PHOTOS, data=part, headers={"Content-Encoding": "gzip", **key}, **kind)
        assert problem(packed)["status"] == 415
    whole = phone.post(PHOTOS, data=part + b"\r\n--b--", content_type="multipart/form-data; boundary=b")
    assert problem(whole)["errors"].keys() == {"photo"}


def test_an_id_of_any_length_and_script_is_not_found(phone: FlaskClient) -> None:
    for name in ("x" * 5000, "%00", "..%2f..%2fetc%2fpasswd", "ñandú", "' or 1=1"):
        answer = phone.get(f"{PHOTOS}/{name}", headers={"Authorization": "Bearer x"})
        assert problem(answer)["status"] == 404


def test_too_many_uploads_are_put_off_and_asking_goes_on(tmp_path: Path) -> None:
    app = create_app(Settings(data_dir=str(tmp_path), limit_photos="2 per hour", recogniser=FAKE))
    client = app.test_client()
    assert [send(client, b"no picture").status_code for _ in range(2)] == [415, 415]
    late = send(client, b"no picture")
    assert problem(late)["status"] == 429
    assert int(late.headers["Retry-After"]) > 0
    assert client.get(f"{PHOTOS}/abc").status_code == 404
    app.extensions["services"].stop()
