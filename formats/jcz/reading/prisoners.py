"""Who holds which prisoner: a ransom names the figure, not the player who is paid."""

from __future__ import annotations

from collections import Counter

from referee.tiles.rules.table import Table

Key = tuple[str, str, str]  # captor, and owner and kind of the figure


class Prisoners:
    """The prisoners by the ids that the save gives them, in the order in which they were taken."""

    def __init__(self) -> None:
        self._held: dict[str, Key] = {}

    def taken(self, id: str, captor: str, owner: str, kind: str) -> None:
        """A figure was taken prisoner."""
        self._held.pop(id, None)
        self._held[id] = (captor, owner, kind)

    def captor_of(self, table: Table, id: str, owner: str, kind: str) -> str | None:
        """Who holds this figure. Of several like it, those taken first were exchanged first."""
        there = Counter((seat.id, *one) for seat in table.players for one in table.supply.prisoners(seat.id))
        for other, key in list(self._held.items()):
            if Counter(self._held.values())[key] > there[key]:
                del self._held[other]
        captors = {captor for captor, *figure in there if figure == [owner, kind]}
        if id in self._held and self._held[id][0] in captors:
            return self._held[id][0]
        return captors.pop() if len(captors) == 1 else None
