"""Requests with catalogs of as many tiles, squares or errors as possible, for benchmarks/worst.py."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from benchmarks.worst_bodies.request import API, WorstRequest, own_set


def about_catalogs() -> Iterator[WorstRequest]:
    """Yield requests with sets of tiles, valid and invalid."""
    own = {name: value for name, value in own_set(500).items() if name != "id"}
    bad_kind = [{"id": f"x/{n}", "features": [{"kind": "citi", "edges": ["N"]}] * 24} for n in range(500)]
    marks = {f"pennantz{n}": 1 for n in range(6)}
    bad_mark = [
        {"id": f"x/{n}", "features": [{"kind": "city", "edges": ["N"], **marks}] * 24} for n in range(220)
    ]
    whole = [{"kind": "city", "edges": ["N", "E", "S", "W"]}]
    fields = [{"id": f"x/{n}", "features": whole, **{f"fiel{k}": 1 for k in range(50)}} for n in range(500)]
    printings = {f"p{n}": {"counts": {"own/0": 1}} for n in range(1_900)}
    counts = {f"own/{n}": 1 for n in range(500)}
    boxes = {f"p{n}": {"counts": counts, "editions": ["C1"]} for n in range(25)}
    for route in ("POST /catalogs/check", "POST /catalogs"):
        yield WorstRequest(route, "25 printings of 500 tiles", own | {"printings": boxes})
        yield WorstRequest(route, "500 tiles", own)
        yield WorstRequest(route, "500 tiles again", own)
        cells = [{"x": x, "y": y, "kind": "normal" if x + y > 1 else "start"}
                 for x in range(25) for y in range(20)]  # fmt: skip
        land = {"game": "carcassonne", "name": "m", "squares": cells}
        yield WorstRequest(route, "a map of 500 squares", land)
        squares = [{"x": x, "y": 0, "kind": "townn"} for x in range(500)]
        villages = [{"id": f"v{n}", "name": "v", "species": "fisch", "spaces": [2, 3]} for n in range(120)]
        for name, body in (
            ("wrong kinds", own | {"tiles": bad_kind}),
            ("wrong marks", own | {"tiles": bad_mark}),
            ("unknown fields", own | {"tiles": fields}),
            ("many printings", own | {"printings": printings}),
            ("a map of wrong squares", land | {"squares": squares}),
            ("a wrong board", {"game": "dorra-amazonas", "name": "b", "villages": villages}),
        ):
            yield WorstRequest(route, name, body, wrong=True)


def about_reads(client: Any) -> Iterator[WorstRequest]:
    """Yield the requests that have no body."""
    for route, path in (
        *((one, "") for one in ("/health", "/games", "/rules", "/catalogs", "/address")),
        ("/games/{game_id}", "/games/carcassonne"),
        ("/rules/{rule_id}", "/rules/CB-M1"),
        ("/schemas/{form}.json", "/schemas/tile-set.json"),
        ("/catalogs/{catalog_id}", "/catalogs/base"),
    ):
        yield WorstRequest(f"GET {route}", path.rpartition("/")[2], None, path)
    own = {name: value for name, value in own_set(500).items() if name != "id"}
    made = client.post(f"{API}/catalogs", json=own).get_json()
    path = f"/catalogs/{made['id']}"
    yield WorstRequest("GET /catalogs/{catalog_id}", "500 tiles", None, path)
    changed = [own | {"name": f"own {number}"} for number in range(2)]
    turn = itertools.cycle(changed)
    for number in range(2):
        yield WorstRequest(
            "PUT /catalogs/{catalog_id}", f"500 tiles, {number}", next(turn), path, made["token"]
        )
