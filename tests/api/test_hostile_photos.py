"""The corpus of hostile uploads (tests/api/hostile.py): each is refused clearly, soon and in little memory,
and nothing of it is kept."""

from __future__ import annotations

import io
import os
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from urllib.parse import quote

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from services.container import Services
from tests.api import hostile
from tests.api.border import API, problem
from tests.api.matches import Table
from tests.api.photo_house import picture, send

SOON = 5.0  # seconds; on an idle machine a tenth of that
WORKER = 1_500_000  # kB that a worker process may have used at most
OURS = 150_000  # kB by which our process may have grown: the largest body is 25 MB and is read twice


def peak(process: int | str = "self") -> int:
    """The peak memory of a process, in kB."""
    status = Path(f"/proc/{process}/status").read_text()
    return next((int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")), 0)


def below() -> list[int]:
    """The ids of all descendants of this process."""
    parents: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has just ended
            continue
    found = {os.getpid()}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return sorted(found - {os.getpid()})


def kept(app: Flask) -> tuple[set[str], list[Path]]:
    """The stored photos and files."""
    services: Services = app.extensions["services"]
    return services.photos.repository.records.ids(), sorted(services.storage.files.path.glob("*"))


@cache
def corpus() -> dict[str, bytes]:
    """The hostile files by name; to make them takes as long as to refuse a third of them."""
    return dict(hostile.files())


def test_the_corpus_is_large_and_every_file_another() -> None:
    files = corpus()
    assert len(files) >= 260
    assert len(set(files.values())) >= len(files) - 1


def test_every_hostile_file_is_refused_soon_in_little_memory(photo_app: Flask, phone: FlaskClient) -> None:
    assert send(phone, picture()).status_code == 201  # the workers have started
    files = corpus()
    before, grown, wrong = kept(photo_app), peak(), []
    for name, data in files.items():
        for _ in range(2):  # a machine may be busy once
            start = time.monotonic()
            answer = send(phone, data, name="../../IMG_1.jpg")
            took = time.monotonic() - start
            if took < SOON:
                break
        if answer.status_code not in (413, 415, 422) or took >= SOON:
            wrong.append((name, answer.status_code, took))
        elif len(problem(answer)["detail"]) > 200:
            wrong.append((name, "long-winded", took))
    assert wrong == []
    assert kept(photo_app) == before
    assert peak() - grown < OURS
    assert max(map(peak, below()), default=0) < WORKER
    assert send(phone, picture()).status_code == 201  # and they are still running


Upload = Callable[[bytes], TestResponse]
WHOLE = {"kind": "city", "edges": list("NESW")}
SET = {"game": "carcassonne", "name": "own", "tiles": [{"id": "own/1", "features": [WHOLE]}]}
MAP = {
    "game": "carcassonne",
    "name": "own",
    "squares": [{"x": x, "y": 0, "kind": "start"} for x in range(2)],
    "picture": {"size": [400, 300], "corners": [[0, 0], [9, 0], [9, 9], [0, 9]], "cells": [0, 0, 2, 1]},
}


def uploads_of(client: FlaskClient, route: str) -> Upload:
    """Return a function that uploads a file by this route."""

    def upload(method: str, path: str, token: str | None, part: str, data: bytes) -> TestResponse:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        form = {part: (io.BytesIO(data), "../../IMG_1.jpg")}
        return client.open(f"{API}{path}", method=method, data=form, headers=headers)

    if route == "a single tile":
        return lambda data: upload("POST", "/photos/tile", None, "photo", data)
    if route == "the table of a match":
        table = Table.new(client)
        path, token = f"/matches/{table.id}/photos", table.tokens["host"]
        return lambda data: upload("POST", path, token, "photo", data)
    kept = client.post(f"{API}/catalogs", json=MAP if route == "an empty map" else SET).get_json()
    path = f"/catalogs/{quote(kept['id'], safe='')}"
    if route == "an empty map":
        return lambda data: upload("PUT", f"{path}/picture", kept["token"], "picture", data)
    return lambda data: upload("POST", f"{path}/enrolment", kept["token"], "photo", data)


ROUTES = ("a single tile", "the table of a match", "an empty map", "an enrolment")


@pytest.mark.parametrize("route", ROUTES)
def test_every_route_refuses_hostile_files(photo_app: Flask, phone: FlaskClient, route: str) -> None:
    """Nothing of them is stored, and no worker dies of them.

    All open files as `POST /photos` does, which gets every file above: each gets its part of them.
    """
    upload, before, wrong = uploads_of(phone, route), kept(photo_app), []
    for name, data in list(corpus().items())[ROUTES.index(route) :: len(ROUTES)]:
        start = time.process_time()
        answer = upload(data)
        if answer.status_code not in (413, 415, 422) or time.process_time() - start >= SOON:
            wrong.append((name, answer.status_code, answer.get_data(as_text=True)[:200]))
    assert wrong == []
    assert kept(photo_app) == before
    assert max(map(peak, below()), default=0) < WORKER


@pytest.mark.parametrize(
    ("make", "size"),
    [(hostile.large_jpeg, (8000, 6000)), (hostile.large_png, (7000, 7000))],
    ids=["JPEG", "PNG"],
)
def test_the_largest_pictures_are_read(
    phone: FlaskClient, make: Callable[[], bytes], size: tuple[int, int]
) -> None:
    """They were answered 503 on a busy machine."""
    answer = send(phone, make())
    assert answer.status_code in (201, 202)
    assert (answer.get_json()["width"], answer.get_json()["height"]) == size


def test_strange_files_with_a_picture_are_taken_for_the_picture_only(
    photo_app: Flask, phone: FlaskClient
) -> None:
    services: Services = photo_app.extensions["services"]
    for name, data in hostile.odd_but_sound():
        answer = send(phone, data)
        assert answer.status_code in (201, 422), name
        if answer.status_code == 201:
            stored = services.storage.files.path / f"{answer.get_json()['id']}.jpg"
            clean = stored.read_bytes()
            assert clean[:3] == b"\xff\xd8\xff"
            assert clean[-2:] == b"\xff\xd9"
            assert not any(word in clean for word in (b"<script", b"alert(", b"Exif", b"PK\3\4")), name
