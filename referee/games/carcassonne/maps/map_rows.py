"""Reads the values in a map's JSON, and notes those that are wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from referee.game import JsonObject, Message, Mistakes, unknown_text

MOST_TEXT = 500


class MapRows:
    """Reads values; `errors` has what is wrong, by path."""

    def __init__(self) -> None:
        self.errors = Mistakes()

    def wrong(self, path: str, why: Message) -> None:
        """Note an error."""
        self.errors[path].append(why)

    def note(self, faults: Iterable[tuple[str, Message]]) -> None:
        """Note errors with their paths."""
        for path, why in faults:
            self.wrong(path, why)

    def known(self, row: JsonObject, fields: set[str], path: str) -> None:
        """Note unknown fields."""
        for name in sorted(set(map(str, row)) - fields):
            self.wrong(f"{path}.{name[:40]}".lstrip("."), unknown_text("field", name, fields))

    def text(self, data: JsonObject, key: str, path: str = "") -> str:
        """Return plain text, empty by default."""
        value = data.get(key)
        if value is None:
            return ""
        if isinstance(value, str) and len(value) <= MOST_TEXT:
            return value
        self.wrong(f"{path}.{key}".lstrip("."), Message("input-plain-text", most=MOST_TEXT))
        return ""

    def rows(self, data: object, path: str, most: int) -> list[JsonObject]:
        """Return a list of JSON objects; other values are noted and left out."""
        if not isinstance(data, list) or len(data) > most:
            self.wrong(path, Message("input-list", most=most))
            return []
        for number, row in enumerate(data):
            if not isinstance(row, Mapping):
                self.wrong(f"{path}[{number}]", Message("input-must-be-object"))
        return [row if isinstance(row, Mapping) else {} for row in data]

    def number(self, row: JsonObject, key: str, path: str, low: int, high: int) -> int:
        """Return a whole number within these bounds, 0 for anything else."""
        value = row.get(key)
        if type(value) is int and low <= value <= high:
            return value
        self.wrong(f"{path}.{key}", Message("input-must-be-whole", low=low, high=high))
        return 0
