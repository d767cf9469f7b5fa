"""Helpers to build positions and to inspect answers."""

from __future__ import annotations

import json
from typing import Any

from werkzeug.test import TestResponse

API = "/api/v1"


def problem(answer: TestResponse) -> dict[str, Any]:
    """The body of an error, which must be a proper problem."""
    assert answer.mimetype == "application/problem+json", answer.get_data(as_text=True)[:500]
    body: dict[str, Any] = json.loads(answer.get_data())
    assert body["status"] == answer.status_code
    assert ("WWW-Authenticate" in answer.headers) == (answer.status_code == 401)  # RFC 9110
    assert body["type"].startswith("/api/v1/docs#")
    assert body["title"]
    assert body["detail"]
    assert "Traceback" not in answer.get_data(as_text=True)
    return body


def position(*tiles: tuple[int, int, str, int], **more: Any) -> dict[str, Any]:
    """A position of red and blue: position((0, 0, "base/D", 90), figures=[...])."""
    laid = [{"x": x, "y": y, "tile": tile, "rotation": rotation} for x, y, tile, rotation in tiles]
    return {"game": "carcassonne", "players": [{"id": "red"}, {"id": "blue"}], "tiles": laid} | more


def meeple(player: str, x: int, y: int, kind: str, at: str | list[str] | None = None) -> dict[str, Any]:
    """A meeple on a feature."""
    feature = {"kind": kind} if at is None else {"kind": kind, "at": at}
    return {"player": player, "kind": "meeple", "x": x, "y": y, "feature": feature}


# Three cities of one tile joined by a fourth: two blue knights against one red (CB-X9).
CITIES = position(
    (0, 0, "base/R", 0),
    (0, -1, "base/E", 180),
    (1, 0, "base/E", 270),
    (-1, 0, "base/E", 90),
    figures=[
        meeple("blue", 0, -1, "city", "S"),
        meeple("blue", 1, 0, "city", "W"),
        meeple("red", -1, 0, "city", "E"),
    ],
)
