"""Messages about tokens that are put on the table, and neutral figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from formats.jcz import names
from formats.jcz.pieces import NEUTRAL, TOKENS
from formats.jcz.pointers import pointed, pointer_to
from formats.jcz.writing.figures import FigureWriter
from formats.jcz.writing.scene import Payload, Row, Scene, word_of
from referee.tiles.model.position import Ref

EDGES = {(0, -1): "N", (1, 0): "E", (0, 1): "S", (-1, 0): "W"}


class TokenWriter:
    """Writes these moves as messages."""

    def __init__(self, scene: Scene, figures: FigureWriter) -> None:
        self._scene, self._figures = scene, figures

    def piece(self, move: Any) -> Iterator[Row]:
        """A token put on the table, with what follows from it."""
        word = word_of(move)
        token, piece = next(
            (token, piece)
            for token, piece in TOKENS.items()
            if piece.word == word and all(getattr(move, n) == v for n, v in piece.fields.items())
        )
        if word == "gold" and len(self._offers()) == 1:
            return  # the other program does it by itself
        pointer = [move.x, move.y] if piece.feature is None else self._lies(move, piece.feature)
        yield "PLACE_TOKEN", {"token": token, "pointer": pointer}
        if getattr(move, "capture", None) is not None:
            yield "CAPTURE_FOLLOWER", {"pointer": self._figures.figure(move.capture)}
        elif word == "tower" and any(_captures(move, one) for one in self._offers()):
            yield "PASS", {}

    def _offers(self) -> tuple[object, ...]:
        return self._scene.game.offers(self._scene.table)

    def _lies(self, move: Any, feature: str) -> Payload:
        """The pointer to the feature at which a token lies."""
        kind = names.KINDS[feature]
        if word_of(move) != "castle":
            edges = getattr(move, "edges", None) or (getattr(move, "edge", None) or "",)
            return pointed((move.x, move.y), kind, names.location_of(kind, edges))
        placed = (self._scene.table.turn.placed or ())[-1:]
        cell = next((one for one in move.tiles if one in placed), move.tiles[0])
        other = next(one for one in move.tiles if one != cell)
        edge = EDGES[other[0] - cell[0], other[1] - cell[1]]
        return pointer_to(self._scene.table, cell[0], cell[1], Ref(kind, (edge,)))

    def fairy(self, move: Any) -> Iterator[Row]:
        """The fairy moved."""
        to: Any = [move.x, move.y] if move.figure is None else self._figures.figure(move.figure)
        yield "MOVE_NEUTRAL_FIGURE", {"figureId": "fairy.1", "to": to}

    def neutral(self, move: Any) -> Iterator[Row]:
        """Dragon, mage or witch moved."""
        word = word_of(move)
        to: Any = [move.x, move.y]
        if word != "dragon_step":
            to = None if move.remove else pointer_to(self._scene.table, move.x, move.y, move.feature)
        figure = next(theirs for theirs, ours in NEUTRAL.items() if ours == word)
        yield "MOVE_NEUTRAL_FIGURE", {"figureId": figure, "to": to}


def _captures(move: Any, other: Any) -> bool:
    """Whether another move puts the same tower piece and takes a follower."""
    return type(other) is type(move) and (other.x, other.y) == (move.x, move.y) and other.capture is not None
