"""A match as it is imported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.game import JsonObject


@dataclass(frozen=True)
class Sent:
    """A change as it is in a file; `at` in seconds."""

    kind: str
    target: int | None
    moves: tuple[object, ...]
    insist: bool
    role: str
    player: str | None
    at: float
    paid: list[Any]
    rules: str


@dataclass(frozen=True)
class Imported:
    """The content of a match file. `catalogs`: id, version, and content if the file has it."""

    setup: Any
    catalogs: Sequence[tuple[str, str, JsonObject | None]]
    names: Mapping[str, str]
    hints: bool
    timer: int | None
    created: float
    changes: Sequence[Sent]


def imported_from(sent: JsonObject) -> Imported:
    """The content of a file that was validated (see ExportSchema of the API)."""
    changes = [
        Sent(
            one["type"], one["target"], one["moves"], one["insist"], one["by"]["role"],
            one["by"]["player"], one["at"], one["paid"], one["rules"],
        )
        for one in sent["changes"]
    ]  # fmt: skip
    catalogs = [(one["id"], one["version"], one["data"]) for one in sent["catalogs"]]
    return Imported(
        sent["setup"], catalogs, sent["names"], sent["hints"], sent["timer"], sent["created"], changes
    )
