"""Messages about figures: put out, moved on, taken back, bought back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from formats.jcz import names
from formats.jcz.pieces import COUNT, RETIRED, RETURNS
from formats.jcz.pointers import pointed, pointer_to
from formats.jcz.values import cannot_hold
from formats.jcz.writing.scene import Payload, Row, Scene, word_of
from referee.game import Cell
from referee.tiles.model.position import Ref, Standing
from referee.tiles.model.tile import Tile

CONFIRMED = ("wagon", "corn_circle")  # steps in which a player confirms what was done
CORNER = Ref("field", ("NL", "WR"))  # the field at the north-west corner of a tile


class FigureWriter:
    """Writes these moves as messages."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def deploy(self, move: Any) -> Iterator[Row]:
        """A figure put on a feature, or moved there."""
        word, table = word_of(move), self._scene.table
        kind = word if word in ("phantom", "wagon") else move.kind
        drives = word == "wagon"
        id = self._scene.numbers.of(table, _before(move)) if drives else self._new(move, kind)
        pointer = self._corner(move) if kind == "barn" else self._feature(move, kind)
        yield "DEPLOY_MEEPLE", {"pointer": pointer, "meepleId": id}
        if self._scene.table.turn.due_step in CONFIRMED:
            yield "COMMIT", {"random": 0.0}

    def _new(self, move: Any, kind: str) -> str:
        if kind.removesuffix(names.LYING) not in names.FIGURES.values():
            raise cannot_hold(kind)
        return self._scene.numbers.new(move.player, kind)

    def _feature(self, move: Any, kind: str = "") -> Payload:
        """The pointer to the feature of a move."""
        if kind.endswith(names.LYING):
            return pointed((move.x, move.y), move.feature.kind, names.AS_ABBOT)
        return pointer_to(self._scene.table, move.x, move.y, move.feature)

    def _corner(self, move: Any) -> Payload:
        """The pointer to the field at a corner of four tiles: that of the tile in the south-east."""
        x, y = move.point or (move.x, move.y)
        return pointer_to(self._scene.table, x, y, CORNER)

    def fly(self, move: Any) -> Iterator[Row]:
        """A figure on a flying machine, and where it lands."""
        id, cell = self._new(move, move.kind), (self._scene.table.turn.placed or ((0, 0),))[-1]
        machine = {"position": [*cell], "location": names.INNER, "feature": names.MACHINE}
        yield "DEPLOY_MEEPLE", {"pointer": machine, "meepleId": id}
        if move.feature is not None:
            yield "DEPLOY_MEEPLE", {"pointer": self._feature(move), "meepleId": id}

    def march(self, move: Any) -> Iterator[Row]:
        """A follower who marches out of the City."""
        id = self._scene.numbers.at(next(f for f in self._scene.table.figures if self._in_quarter(f, move)))
        yield "DEPLOY_MEEPLE", {"pointer": self._feature(move), "meepleId": id}

    def _in_quarter(self, figure: Any, move: Any) -> bool:
        if figure[:2] != (move.player, move.kind) or figure.segment < 0:
            return False
        tile = self._scene.table.board.cells[figure.x, figure.y]
        return figure.segment in tile.names.find("quarter", (move.quarter,))

    def count(self, move: Any) -> Iterator[Row]:
        """A follower put into the City, and the count."""
        x, y = self._city()
        pointer = pointed((x, y), "quarter", names.location_of("quarter", (move.quarter,)))
        yield "DEPLOY_MEEPLE", {"pointer": pointer, "meepleId": self._new(move, move.kind)}
        if self._scene.table.options["co.count_move"] != "free":
            return
        if move.to is None:
            yield "PASS", {}
        else:
            to = pointed((x, y), "quarter", names.location_of("quarter", (move.to,)))
            yield "MOVE_NEUTRAL_FIGURE", {"figureId": COUNT, "to": to}

    def _city(self) -> Cell:
        """The tile with the quarters."""
        cells: Mapping[Cell, Tile] = self._scene.table.board.cells
        return next(cell for cell, tile in cells.items() if "quarter" in tile.kinds)

    def take(self, move: Any) -> Iterator[Row]:
        """A figure taken back."""
        source = next((theirs for theirs, ours in RETURNS.items() if ours == move.by), None)
        if source is None:
            raise cannot_hold(move.by)
        yield "RETURN_MEEPLE", {"pointer": self.figure(move.figure), "source": source}
        if self._scene.table.turn.due_step in CONFIRMED:
            yield "COMMIT", {"random": 0.0}

    def figure(self, figure: Standing) -> Payload:
        """The pointer to a figure on the table."""
        id, ref = self._scene.numbers.of(self._scene.table, figure), figure.feature
        x, y = figure.point or (figure.x or 0, figure.y or 0)
        if figure.point is not None:
            pointer = pointer_to(self._scene.table, x, y, CORNER)
        elif figure.kind.endswith(names.LYING) and ref is not None:
            pointer = pointed((x, y), ref.kind, names.AS_ABBOT)
        else:
            pointer = pointer_to(self._scene.table, x, y, ref or self._only(figure))
        return {"featurePointer": pointer, "meepleId": id}

    def _only(self, figure: Standing) -> Ref:
        """The feature on which a figure stands that was named without one."""
        named = (figure.player, figure.kind, figure.x, figure.y)
        for found in self._scene.table.figures:
            if found[:4] == named and found.segment >= 0:
                tile = self._scene.table.board.cells[found.x, found.y]
                return Ref(tile.kinds[found.segment], tile.names.at(found.segment))
        raise cannot_hold(figure.kind)

    def retrieve(self, move: Any) -> Iterator[Row]:
        """An abbot taken back."""
        figure = Standing(move.player, "abbot", move.x, move.y)
        yield "RETURN_MEEPLE", {"pointer": self.figure(figure), "source": RETIRED}

    def pyramid(self, move: Any) -> Iterator[Row]:
        """A pyramid that is scored."""
        yield "SCORE_ACROBATS", {"pointer": pointed((move.x, move.y), "pyramid", names.INNER)}

    def exchange(self, move: Any) -> Iterator[Row]:
        """The prisoner who comes back."""
        yield "EXCHANGE_FOLLOWER", {"meepleId": self._scene.numbers.held(None, move.player, move.figure.kind)}

    def ransom(self, move: Any) -> Iterator[Row]:
        """A prisoner who is bought back."""
        yield "PAY_RANSOM", {"meepleId": self._scene.numbers.held(move.from_, move.player, move.kind)}


def _before(move: Any) -> Standing:
    """Where a wagon stands before it drives on."""
    return Standing(move.player, "wagon", move.from_.x, move.from_.y)
