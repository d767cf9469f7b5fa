"""A request of benchmarks/worst.py, and what its bodies are made of."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, NamedTuple

API = "/api/v1"
Json = dict[str, Any]
PLAYERS = [{"id": f"p{number}"} for number in range(12)]


class WorstRequest(NamedTuple):
    """A request: its route as the document names it, its special feature, and its body, or a function
    that returns it. `before` is called before each time it is sent. `wrong`: it has to be refused with 422;
    one that is refused without that measures nothing. `or_refused`: it may be refused, if there is a smaller
    one that is not."""

    route: str
    name: str
    body: Any = None
    path: str = ""
    token: str = ""
    before: Callable[[], Any] = lambda: None
    wrong: bool = False
    or_refused: bool = False


def square(count: int, tile: Callable[[int], Json], step: int = 1) -> list[Json]:
    """Return tiles in a square; with `step` 2 none touches another."""
    side = int(count**0.5) + 1
    return [{"x": step * (i % side), "y": step * (i // side), **tile(i)} for i in range(count)]


def own_set(count: int, copies: int = 1) -> Json:
    """Return a set of `count` tiles, each of another design if there are enough."""
    rows = []
    for number, shown in enumerate(
        itertools.islice(itertools.cycle(itertools.product("CRF", repeat=4)), count)
    ):
        at = {kind: [side for side, one in zip("NESW", shown, strict=True) if one == kind] for kind in "CRF"}
        apart = number % 3
        features: list[Json] = [{"kind": "road", "edges": [side]} for side in at["R"]]
        if at["C"]:
            features += [{"kind": "city", "edges": [side]} for side in at["C"]] if apart else [
                {"kind": "city", "edges": at["C"]}
            ]  # fmt: skip
        halves = [f"{side}{half}" for side in "NESW" if side not in at["C"] for half in "LR"]
        if halves:
            features.append({"kind": "field", "halves": halves})
        rows.append({"id": f"own/{number}", "features": features})
    counts = {row["id"]: copies for row in rows}
    printings = {"own": {"counts": counts, "editions": ["C1"]}}
    return {"id": "own", "name": "own", "game": "carcassonne", "tiles": rows, "printings": printings}
