"""The tiles that each player draws: hands, and random deals of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, repeat
from typing import TYPE_CHECKING, Any, NamedTuple

from referee.deadline import checkpoint
from referee.tiles.lookahead.draw_schedule import Drawing

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[Any]]


AT_ONCE = 1_000_000  # tiles of deals that are held in memory together
NOBODY = 255  # stands for the player of tiles that are not drawn, as they lie hidden on the table


class Hand(NamedTuple):
    """The tiles that one player draws, given by number in the order, or all drawn tiles if None.

    `sure`: those that are drawn, or bought, already.
    """

    number: int | None
    sure: tuple[str, ...]


def hands_of(drawing: Drawing) -> dict[str | None, Hand]:
    """The hand of each player (None: of all players together).

    Players who draw the same number of tiles have equivalent hands, so one hand stands for all of them.
    """
    found: dict[str | None, Hand] = {}
    alike: dict[tuple[int, tuple[str, ...]], Hand] = {}
    for number, player in enumerate(drawing.order):
        sure = drawing.has(player)
        found[player] = alike.setdefault((drawing.draws(player), sure), Hand(number, sure))
    found[None] = Hand(None, drawing.has(None))
    return found


def random_deals(drawing: Drawing, copies: int, seed: int, deals: int) -> Iterator[Array]:
    """Yield who draws each of these copies, one deal per row: a seat number, or -1 if it is not drawn."""
    import numpy as np  # loaded with the first request that needs it

    chance, pile = np.random.default_rng(seed), drawing.pile
    owner = [*islice(drawing.drawers(), pile), *repeat(NOBODY, drawing.total - pile)]
    last = np.array(owner, np.uint32)
    most = max(1, AT_ONCE // max(1, drawing.total))
    for first in range(0, deals, most):
        checkpoint()
        rows = min(most, deals - first)
        # Random numbers that end with the owner of a place: in order of size, the owners are shuffled.
        mixed = chance.integers(1 << 24, size=(rows, drawing.total), dtype=np.uint32) << 8 | last
        mixed.sort(axis=1)
        drawn = (mixed[:, :copies] & 255).astype(np.int16)
        drawn[drawn == NOBODY] = -1
        yield drawn
