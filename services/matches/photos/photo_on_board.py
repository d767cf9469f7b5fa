"""A photo mapped onto the board of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from referee.game import Cell, JsonObject
from referee.tiles.model.position import Ref
from referee.tiles.rules.table import Table
from services.photos.alignment import Frame

Row = JsonObject


class Stood(NamedTuple):
    """A figure of the photo: its number there, its player (None: colour of no player), and its place."""

    number: int
    player: str | None
    kind: str
    cell: Cell
    feature: Ref | None


@dataclass(frozen=True)
class PhotoOnBoard:
    """A photo mapped onto the match's board.

    `tiles`: the rows of its tiles by cell. `fresh`: those that the match does not know. `doubtful`: the
    cells with a review question.
    """

    tiles: Mapping[Cell, Row]
    fresh: Mapping[Cell, Row]
    figures: Sequence[Stood]
    doubtful: frozenset[Cell]
    frame: Frame


def shown(state: Table, photo: Row, frame: Frame) -> PhotoOnBoard:
    """Map the answer about a photo onto the board of the match in `state`."""
    tiles, owners = state.library.tiles, {seat.colour: seat.id for seat in state.players}
    unsure = {(d["x"], d["y"]) for d in photo["doubts"] if d.get("x") is not None}
    laid: dict[Cell, Row] = {}
    for row in photo["tiles"]:
        x, y, *_ = frame.laid((row["x"], row["y"], row["tile"] or "", row["rotation"]), tiles)
        laid[x, y] = row
    doubtful = frozenset(at for at, row in laid.items() if (row["x"], row["y"]) in unsure)
    fresh = {at: row for at, row in laid.items() if at not in state.board.cells}
    figures = [
        Stood(i, owners.get(f["colour"]), f["kind"], frame.cell(f["x"], f["y"]), _ref(frame, f["feature"]))
        for i, f in enumerate(photo["figures"])
        if "space" not in f
    ]
    return PhotoOnBoard(laid, fresh, figures, doubtful, frame)


def _ref(frame: Frame, feature: Row | None) -> Ref | None:
    return None if feature is None else Ref(feature["kind"], tuple(frame.sides(feature.get("at", ()))))
