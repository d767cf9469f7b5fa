"""What was drawn by chance and only our own saves state."""

from __future__ import annotations

from referee.game import BadInput, Message


class Chance:
    """What was drawn by chance, in order."""

    def __init__(self, drawn: list[str]) -> None:
        self._left = list(drawn)

    def drawn(self, path: str) -> str:
        """The next thing that was drawn. Raises BadInput if the save does not state it."""
        if not self._left:
            raise BadInput({path: [Message("format-chance")]})
        return self._left.pop(0)

    def number(self, path: str) -> int:
        """The next number that was drawn. Raises BadInput."""
        drawn = self.drawn(path)
        if not (drawn.isascii() and drawn.isdigit()):
            raise BadInput({path: [Message("format-chance")]})
        return int(drawn[:3])
