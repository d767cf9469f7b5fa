"""Names in catalogs that show nothing."""

from collections.abc import Mapping
from typing import Any

from referee.game import Message
from referee.game.names import visible


def unseen_names(data: Mapping[str, Any]) -> dict[str, Any]:
    """The errors of the name of a catalog and of those of its rows, by field."""
    errors: dict[str, Any] = _unseen(data)
    for key, rows in data.items():
        listed = enumerate(rows) if isinstance(rows, list) else ()
        if wrong := {number: found for number, row in listed if (found := _unseen(row))}:
            errors[key] = wrong
    return errors


def _unseen(row: object) -> dict[str, list[Message]]:
    name = row.get("name") if isinstance(row, Mapping) else None
    unseen = isinstance(name, str) and name != "" and not visible(name)
    return {"name": [Message("error-unseen")]} if unseen else {}
