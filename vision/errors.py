"""The exception for a picture that cannot be read."""

from __future__ import annotations

from typing import Literal

Stage = Literal["decode", "lattice", "cells", "figures", "settle"]
Kind = Literal["too_large", "unsupported", "broken", "no_board"]
Cause = Literal["dark", "bright", "blurred", "small", "plain", "flat", "far", "empty", "sets", "grid", "map"]


class Unreadable(Exception):
    """A picture that cannot be read: the failed stage, and the reason in terms for the person who took it.

    ``kind`` distinguishes the causes for programs: ``too_large`` (bytes or pixels over the limit),
    ``unsupported`` (not a picture of a known format), ``broken`` (a known format, but damaged),
    ``no_board`` (a sound picture in which no grid of tiles was found). ``cause`` is what people can fix: a
    key of the sentences in vision.scene.failure_reasons, where it is known.
    """

    def __init__(
        self, stage: Stage, reason: str, kind: Kind = "no_board", cause: Cause | None = None
    ) -> None:
        super().__init__(f"{stage}: {reason}")
        self.stage: Stage = stage
        self.reason = reason
        self.kind: Kind = kind
        self.cause = cause

    def __reduce__(self) -> tuple[type[Unreadable], tuple[Stage, str, Kind, Cause | None]]:
        """Keep all fields when the exception is pickled on its way out of a child process."""
        return type(self), (self.stage, self.reason, self.kind, self.cause)
