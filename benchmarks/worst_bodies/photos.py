"""Requests about photos and enrolments that reach the limits of their schemas, for benchmarks/worst.py.

Nothing is recognised here: the readings are written into the database as if a large picture had been read.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

from benchmarks.worst_bodies.request import API, Json, WorstRequest, own_set
from referee.games import game
from referee.tiles.tile_game import TileGame
from services.enrolment.records import new_enrolment, next_of
from services.infra.tokens import token_hash
from services.photos.corrections import MOST_CELLS, MOST_OF_FIGURES
from services.photos.request import PhotoRequest
from store import PhotoRecord
from vision.reading import Candidate, Cell, LatticeInfo, Reading

SIDE = 100.0  # pixels of a cell
WRONG = "500 wrong tiles"
TILES = 220  # in the picture: as many as all boxes of a game have
WIDE = 20  # cells of a row in the picture
OPEN = 200  # proposals of an enrolment
MISSING = "tiles that do not exist"


def about_photos(client: Any) -> Iterator[WorstRequest]:
    """Yield corrections of a photo: as many cells as allowed, known and not, figures, and a single one on a
    board with as many tiles as a picture may show."""
    services = client.application.extensions["services"]
    played = game("carcassonne")
    assert isinstance(played, TileGame)
    ids = [id for id, tile in played.catalog_reader.tiles.items() if id.startswith("base/")]
    boxes = [one.id for one in played.boxes]
    every = tuple(played.catalog_reader.implied({"edition": "C2", "expansions": boxes}))
    own = client.post(f"{API}/catalogs", json=_unnamed(own_set(500))).get_json()["id"]
    content = {own: own_set(500) | {"id": own}}

    def cell(number: int) -> Json:
        return {"x": 40 + number % 25, "y": number // 25}

    known = [{**cell(n), "tile": ids[n % len(ids)], "rotation": 90 * (n % 4)} for n in range(MOST_CELLS)]
    figures = [
        {"figure": "new", "x": n % WIDE, "y": n // WIDE, "colour": "red", "kind": "meeple",
         "point": [SIDE * (n % WIDE + 0.3), SIDE * (n // WIDE + 0.7)]}
        for n in range(MOST_OF_FIGURES)
    ]  # fmt: skip
    towers = [{"token": "tower", "x": n % WIDE, "y": n // WIDE, "count": 1, "value": 3} for n in range(TILES)]
    unread = [{**cell(n), "tile": None} for n in range(MOST_CELLS)]
    wrong = [{**cell(n), "tile": f"base/D{n}"} for n in range(500)]
    from_own = [{**cell(n), "tile": f"own/{n}", "rotation": 0} for n in range(MOST_CELLS)]
    for name, sets, tiles, rows in (
        (f"{MOST_CELLS} cells", ("base",), 2, known),
        (f"{MOST_CELLS} cells, all boxes", every, 2, known),
        (f"{MOST_CELLS} unreadable cells, all boxes", every, 2, unread),
        (f"{MOST_CELLS} cells of a user set", (own,), 2, from_own),
        (f"{TILES} tiles, one cell", ("base",), TILES, known[:1]),
        (f"{TILES} tiles, all boxes, one cell", every, TILES, known[:1]),
        (f"{TILES} tiles, {MOST_CELLS} cells", ("base",), TILES, known),
        (f"{TILES} tiles, {MOST_OF_FIGURES} figures", ("base",), TILES, figures),
        (f"{TILES} tiles, all boxes, {TILES} towers, a figure", every, TILES, [*towers, figures[0]]),
        (WRONG, ("base",), 2, wrong),
    ):  # fmt: skip
        options = {"edition": "C1", "expansions": boxes} if "tower" in name else {}
        request = PhotoRequest("carcassonne", sets, options, own=content if own in sets else {})
        photo, token = stored_photo(services, request, _cells(tiles, ids))
        yield WorstRequest("PATCH /photos/{photo_id}", name, {"corrections": rows}, f"/photos/{photo}", token,
                           partial(without_corrections, services, photo), wrong=name == WRONG)  # fmt: skip
        yield WorstRequest("GET /photos/{photo_id}", name, None, f"/photos/{photo}", token)


def about_enrolments(client: Any) -> Iterator[WorstRequest]:
    """Yield confirmations of as many proposals as may be open, for a set of 500 tiles. Without pictures:
    what is learnt from them is learnt in another process."""
    services = client.application.extensions["services"]
    made = client.post(f"{API}/catalogs", json=_unnamed(own_set(500))).get_json()
    id, token, records = made["id"], made["token"], services.catalogs.records()
    services.enrolments._learnt = lambda *_: None

    def begin() -> None:
        records.enrolments.drop(id)
        cards = [{"photo": 0, "quad": [[0.0, 0.0]] * 4} for _ in range(OPEN)]
        proposals = [
            {"cards": [n], "turns": [0], "edges": "CRFR", "features": [], "offers": [], "like": [],
             "suggestion": None, "tile": None, "rotation": 0, "removed": False}
            for n in range(OPEN)
        ]  # fmt: skip
        records.enrolments.keep(next_of(new_enrolment(id), cards=cards, proposals=proposals), 0)

    path, route = f"/catalogs/{id}/enrolment", "/catalogs/{catalog_id}/enrolment"
    begin()
    yield WorstRequest(f"GET {route}", f"{OPEN} proposals", None, path, token)
    drawn = own_set(500)["tiles"]
    ports = [f"{side}{half}" for side in "NESW" for half in "LR"]
    new = [
        {"features": [{"kind": "field", "halves": ports[: n % 7 + 1]},
                      {"kind": "field", "halves": ports[n % 7 + 1 :]}]}
        for n in range(OPEN)
    ]  # fmt: skip
    for name, tiles in (
        ("tiles of the set", [f"own/{n}" for n in range(OPEN)]),
        ("drawn tiles", [{"features": drawn[n % 81]["features"]} for n in range(OPEN)]),
        ("new tiles", new),
        ("tiles of other sets", [f"base/{'ABCDEFGHIJKLMNOPQRSTUVWX'[n % 24]}" for n in range(OPEN)]),
        (MISSING, [f"own/x{n}" for n in range(OPEN)]),
    ):
        rows = [{"proposal": n, "tile": tile} for n, tile in enumerate(tiles)]
        yield WorstRequest(f"PATCH {route}", f"{OPEN} proposals: {name}", {"confirmations": rows}, path,
                           token, begin, wrong=name == MISSING)  # fmt: skip


def _unnamed(catalog: Json) -> Json:
    return {name: value for name, value in catalog.items() if name != "id"}


def _cells(count: int, ids: list[str]) -> tuple[Cell, ...]:
    """Return a picture full of tiles, each with eight candidates."""
    found = []
    for n in range(count):
        x, y = n % WIDE, n // WIDE
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        quad: Any = tuple((SIDE * a, SIDE * b) for a, b in corners)
        likely = tuple(
            Candidate(ids[(n + k) % len(ids)], 90 * (k % 4), -0.5 - 0.1 * k, 0.5) for k in range(8)
        )
        found.append(Cell(x, y, quad, 0.99, 0.9, -20.0, likely))
    return tuple(found)


def stored_photo(services: Any, request: PhotoRequest, cells: tuple[Cell, ...]) -> tuple[str, str]:
    """Store a photo that was read; return its id and token."""
    id, token = secrets.token_urlsafe(12), secrets.token_urlsafe(24)
    reading = Reading(2000, 2000, "C1", request.catalogs, LatticeInfo(0.01), cells, (), {})
    now = time.time()
    record = PhotoRecord(
        id=id, token_hash=token_hash(token), state="done", reason=None, width=2000, height=2000,
        request=request.to_json(), corrections=[], answer={}, reading=reading.to_json(), version=0,
        attempts=0, created=now, expires=now + 86_400,
    )  # fmt: skip
    services.photos.repository.records.add(record, 1_000)
    return id, token


def without_corrections(services: Any, photo: str) -> None:
    """Forget the corrections of a photo."""
    records = services.photos.repository.records
    records.correct(photo, records.get(photo).version, corrections=[])
