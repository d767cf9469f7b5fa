"""A photo mapped onto the board of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
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
    cells with a review question. `returned`: the numbers of figures that people added, which were placed and
    returned before the photo; `empty`: cells and features on which they said there was none; `order`: the
    order of the new tiles, if they said so.
    """

    tiles: Mapping[Cell, Row]
    fresh: Mapping[Cell, Row]
    figures: Sequence[Stood]
    doubtful: frozenset[Cell]
    frame: Frame
    returned: frozenset[int] = frozenset()
    empty: Sequence[tuple[Cell, Ref | None]] = ()
    order: Sequence[Cell] = ()

    def with_returned(self, player: str, kind: str, cell: Cell, feature: Ref) -> PhotoOnBoard:
        """The same photo, and one more figure that was placed and returned before it."""
        one = Stood(len(self.figures), player, kind, cell, feature)
        return replace(self, figures=[*self.figures, one], returned=self.returned | {one.number})

    def in_order(self, order: Sequence[Cell]) -> PhotoOnBoard:
        """The same photo with its new tiles in this order."""
        return replace(self, order=order)


def shown(state: Table, photo: Row, frame: Frame) -> PhotoOnBoard:
    """Map the answer about a photo onto the board of the match in `state`."""
    tiles, owners = state.library.tiles, {seat.colour: seat.id for seat in state.players}
    unsure = {(d["x"], d["y"]) for d in photo["doubts"] if d.get("x") is not None}
    laid: dict[Cell, Row] = {}
    cells: dict[Cell, Cell] = {}  # of the tiles: in the photo -> on the board
    for row in photo["tiles"]:
        x, y, *_ = frame.laid((row["x"], row["y"], row["tile"] or "", row["rotation"]), tiles)
        laid[x, y] = row
        cells[row["x"], row["y"]] = (x, y)
    doubtful = frozenset(at for at, row in laid.items() if (row["x"], row["y"]) in unsure)
    fresh = {at: row for at, row in laid.items() if at not in state.board.cells}
    figures = [
        Stood(i, owners.get(f["colour"]), f["kind"], frame.cell(f["x"], f["y"]), _ref(frame, f["feature"]))
        for i, f in enumerate(photo["figures"])
        if "space" not in f
    ]
    between = photo.get("between", {})
    seen = PhotoOnBoard(
        laid,
        fresh,
        figures,
        doubtful,
        frame,
        empty=[(frame.cell(r["x"], r["y"]), _ref(frame, r["feature"])) for r in between.get("none", ())],
        order=[cells[x, y] for x, y in between.get("turns", ()) if (x, y) in cells],
    )
    for row in between.get("returned", ()):
        feature, player = _ref(frame, row["feature"]), owners.get(row["colour"])
        if feature is not None and player is not None:
            seen = seen.with_returned(player, row["kind"], frame.cell(row["x"], row["y"]), feature)
    return seen


def _ref(frame: Frame, feature: Row | None) -> Ref | None:
    return None if feature is None else Ref(feature["kind"], tuple(frame.sides(feature.get("at", ()))))
