"""Stateless questions about positions that reach the limits of their schema, for benchmarks/worst.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from api_schemas.rulings.notation import LONGEST
from benchmarks.worst_bodies.request import PLAYERS, Json, WorstRequest
from benchmarks.worst_bodies.tables import positions, wrong_positions
from formats.notation import write_position
from referee.games import built_in
from referee.games.dorra_amazonas.board import VillageBoard

FITTING = {  # tiles that fit often
    "carcassonne": "base/X", "gold-rush": "gold-rush/39", "amazonas": "amazonas/TjTj-a",
}  # fmt: skip
LARGE = "castles-in-germany/1"  # of two cells
TO_PLACE = ("placements", "previews")


def in_notation(name: str, position: dict[str, Any]) -> Iterator[WorstRequest]:
    """Yield the requests that write the position as text and read it."""
    yield WorstRequest("POST /notation/write", name, {"position": position})
    try:
        text = write_position(position)
    except (KeyError, TypeError, AttributeError):  # the position is no valid one
        return
    if len(text) <= LONGEST:
        yield WorstRequest("POST /notation/read", name, {"text": text})


def about_positions() -> Iterator[WorstRequest]:
    """Yield every stateless request for every table, with and without errors."""
    for name, position in positions():
        map_of = position.get("options", {}).get("map")
        if map_of is not None:
            yield WorstRequest("POST /matches", name, {
                "game": "carcassonne", "players": PLAYERS[:2], "options": position["options"]})  # fmt: skip
        yield from about_position(name, position, drawn_at(position))
        yield from in_notation(name, position)
    for name, position in wrong_positions():
        for request in about_position(name, position, ["base/D"]):
            yield request._replace(wrong=True)
        yield WorstRequest("POST /notation/write", name, {"position": position}, wrong=True)
    board = built_in("dorra-stand-in")
    assert isinstance(board, VillageBoard)
    villages = board.villages.values()
    places = [(village.id, space) for village in villages for space in range(len(village.spaces))]
    tents = [{"village": id, "player": f"p{n % 4}", "space": space} for n, (id, space) in enumerate(places)]
    dorra = {"game": "dorra-amazonas", "board": "dorra-stand-in", "players": PLAYERS[:4]}
    for route in ("scores", "audits", "placements", "previews", "chances"):
        more = {"final": True} if route == "scores" else {"player": "p0"} if route in TO_PLACE else {}
        for name, laid in ((f"dorra, {len(tents)} tents", tents), ("dorra", [])):
            body = {"position": dorra | {"tents": laid}, **more}
            yield WorstRequest(f"POST /{route}", name, body)


def drawn_at(position: Json) -> list[str]:
    """Return tiles of the sets of a position to ask about: one that is laid, one that fits often, one of two
    cells."""
    laid = next(
        (t["tile"] for t in position["tiles"] if isinstance(t["tile"], str)), FITTING[position["game"]]
    )
    often = [FITTING[position["game"]]] if "catalogs" not in position else []
    if position.get("options", {}).get("expansions"):
        often.append(LARGE)
    return list(dict.fromkeys((laid, *often)))


def about_position(name: str, position: Json, drawn: list[str]) -> Iterator[WorstRequest]:
    """Yield every stateless request for a table."""
    yield WorstRequest("POST /scores", name, {"position": position, "final": True})
    readings = max(1, min(6, 550 // max(1, len(position["tiles"]))))
    yield WorstRequest("POST /scores", f"{name}, {readings} sets of options",
                {"position": position, "final": True, "options": [{}] * readings})  # fmt: skip
    yield WorstRequest("POST /audits", name, {"position": position})
    yield WorstRequest("POST /chances", name, {"position": position})
    for one in drawn:
        body = {"position": position, "tile": one, "player": "p0"}
        yield WorstRequest("POST /placements", f"{name}, {one}", body, or_refused=True)
        yield WorstRequest("POST /previews", f"{name}, {one}", body)
    place = {"type": "place", "player": "p0", "tile": drawn[0], "x": 900, "y": 0, "rotation": 0}
    yield WorstRequest("POST /rulings", name, {"position": position, "move": place})
    for figure in position.get("figures", ())[:1]:
        if "feature" in figure:
            feature = {"x": figure["x"], "y": figure["y"], **figure["feature"]}
            yield WorstRequest("POST /rulings", f"{name}, who", {"position": position, "feature": feature})
