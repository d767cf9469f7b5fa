"""What the worker process has to know of the cards that a set has already. Apart from the records, which it
does not need: with the database it would start later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class EarlierCards:
    """The cards of an enrolment before more photos: their `sheet` (None: there are none yet), numbers in it.

    Some were `named` (number, tile, quarter turns), some are `undecided`: the first card of each proposal
    that was not answered yet. There is `room` for this many further cards if the `spare` ones are deleted.
    """

    sheet: bytes | None
    named: Sequence[tuple[int, str, int]]
    undecided: Sequence[int]
    room: int
    spare: Sequence[int]
