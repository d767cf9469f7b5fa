"""The exception for a picture that cannot be read."""

from __future__ import annotations

from typing import Literal, get_args

Stage = Literal["decode", "lattice", "cells", "figures", "settle"]
Kind = Literal["too_large", "unsupported", "broken", "no_board"]
Cause = Literal["dark", "bright", "blurred", "small", "plain", "flat", "far", "empty", "sets", "grid", "map"]
CAUSES: tuple[Cause, ...] = get_args(Cause)
Value = int | float | str


class Unreadable(Exception):
    """A picture that cannot be read: the failed stage, and the reason for the person who took it.

    ``reason`` is the id of a message ``photos-<reason>`` with the arguments ``values``. ``kind``
    distinguishes the causes for programs: ``too_large`` (bytes or pixels over the limit), ``unsupported``
    (not a picture of a known format), ``broken`` (a known format, but damaged), ``no_board`` (a sound picture
    in which no grid of tiles was found).
    """

    def __init__(self, stage: Stage, reason: str, kind: Kind = "no_board", **values: Value) -> None:
        super().__init__(f"{stage}: {reason}")
        self.stage: Stage = stage
        self.reason = reason
        self.kind: Kind = kind
        self.values = values

    @property
    def cause(self) -> Cause | None:
        """What people can fix, if it is known."""
        return next((cause for cause in CAUSES if cause == self.reason), None)

    def __reduce__(self) -> tuple[object, ...]:
        """Keep all fields when the exception is pickled on its way out of a child process."""
        return _unreadable, (type(self), self.stage, self.reason, self.kind, self.values)


def _unreadable(
    made: type[Unreadable], stage: Stage, reason: str, kind: Kind, values: dict[str, Value]
) -> Unreadable:
    return made(stage, reason, kind, **values)
