"""The figures that players have left, and those that they hold of others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from referee.tiles.model.derived import derived

if TYPE_CHECKING:
    from referee.tiles.rules.book import Book
    from referee.tiles.rules.table import DeployedFigure

Held = Mapping[str, Mapping[str, Any]]  # what each player holds, by thing
PRISONERS = "prisoners"  # held: the figures of other players that a player holds


class PlayerSupply:
    """What players have left of their figures. `figures`: those on the board; `held`: what players hold."""

    def __init__(self, book: Book, figures: Iterable[DeployedFigure], held: Held) -> None:
        self._book, self._figures, self._held = book, figures, held
        self._kinds_left: dict[str, frozenset[str]] = {}

    @derived
    def out(self) -> Counter[tuple[str, str]]:
        """Figures on the board, and those that other players hold, by (player, kind)."""
        found = Counter([(f.player, f.kind) for f in self._figures])
        if self._held:
            found.update(prisoner for player in self._held for prisoner in self.prisoners(player))
        return found

    def prisoners(self, player: str) -> tuple[tuple[str, str], ...]:
        """Return player and kind of the figures that a player holds."""
        held = self._held.get(player, {}).get(PRISONERS) or ()
        return tuple((one["player"], one["kind"]) for one in held)

    def left(self, player: str, kind: str) -> int:
        """Return how many figures of a kind the player still has; those on the board count as used."""
        book = self._book
        if kind not in book.figures:
            return 0
        same, out = book.supplies[kind], self.out
        return book.figures[same[0]].supply - sum([out.get((player, one), 0) for one in same])

    def kinds_left(self, player: str) -> frozenset[str]:
        """Return the kinds of figure of which the player has any left; cached."""
        if player not in self._kinds_left:
            supplies, used = self._book.supplies, dict[tuple[str, ...], int]()
            for (owner, kind), count in self.out.items():
                if owner == player and kind in supplies:
                    same = supplies[kind]
                    used[same] = used.get(same, 0) + count
            spent = [kind for same, count in used.items() if count >= supplies.size[same] for kind in same]
            self._kinds_left[player] = supplies.all.difference(spent) if spent else supplies.all
        return self._kinds_left[player]
