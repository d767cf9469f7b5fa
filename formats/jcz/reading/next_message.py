"""The message after the one that is read: some are read together."""

from __future__ import annotations

from collections.abc import Mapping

from formats.jcz.values import Json


class Following:
    """What follows. `read`: it was read with the message before it."""

    def __init__(self) -> None:
        self.read = False
        self._row: Json = {}

    def is_now(self, row: object) -> None:
        """This message follows the next one to be read."""
        self._row, self.read = row if isinstance(row, Mapping) else {}, False

    @property
    def kind(self) -> str:
        """Its type; empty if nothing follows."""
        return str(self._row.get("type") or "")

    @property
    def payload(self) -> Json:
        """Its payload."""
        payload = self._row.get("payload")
        return payload if isinstance(payload, Mapping) else {}

    def take(self) -> Json:
        """Read it now."""
        self.read = True
        return self.payload
