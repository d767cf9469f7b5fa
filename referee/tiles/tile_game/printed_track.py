"""Tracks for figures whose spaces are printed on tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from referee.game import Cell
from referee.tiles.model.board import Board
from referee.tiles.model.position import PlayerSeat


class PrintedTrack(Protocol):
    """A track whose spaces are printed on tiles."""

    def space_on(
        self, board: Board, players: Sequence[PlayerSeat], kind: str, cell: Cell, spot: tuple[float, float]
    ) -> int | None:
        """Return the track space of a figure seen at a spot (0 to 1 east and south) of a cell; None if the
        track does not pass there."""
