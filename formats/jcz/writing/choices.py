"""Messages about choices and bazaars, and what is drawn by chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from formats.jcz.writing.scene import Row, Scene, theirs, word_of
from referee.match import PlayedMatch


class ChoiceWriter:
    """Writes these moves as messages."""

    def __init__(self, scene: Scene, match: PlayedMatch) -> None:
        self._scene = scene
        moves = (move for entry in match.entries for move in entry.moves)
        self._offered = [move.tile for move in moves if word_of(move) == "offer"]

    def flock(self, move: Any) -> Iterator[Row]:
        """A flock that is expanded or scored."""
        if move.token:
            self._scene.chance.append(move.token)
        yield "FLOCK_EXPAND_OR_SCORE", {"value": theirs("flock", move.choice), "random": 0.0}

    def circle(self, move: Any) -> Iterator[Row]:
        """What all do with a crop circle."""
        yield "CIRCLE_REMOVE_OR_DEPLOY", {"value": theirs("corn_circle", move.choice)}

    def draw_token(self, move: Any) -> Iterator[Row]:
        """A sheep token, which no message states."""
        self._scene.chance.append(move.token)
        return iter(())

    def tent(self, move: Any) -> Iterator[Row]:
        """An animal token, which no message states."""
        self._scene.chance.append(str(move.value))
        return iter(())

    def offer(self, move: Any) -> Iterator[Row]:
        """Choose a tile of a row, which is drawn before the first choice. The last tile is no choice."""
        count, number = len(self._scene.seats), len(self._scene.table.bag.in_hand)
        if number == 0:
            for tile in self._offered[:count]:
                self._scene.draw(tile)
            del self._offered[:count]
        if number < count - 1:
            yield "BAZAAR_BID", {"supplyIndex": number, "price": move.price or 0}

    def bid(self, move: Any) -> Iterator[Row]:
        """A bid, or none."""
        if move.price is None:
            yield "PASS", {}
        else:
            yield "BAZAAR_BID", {"supplyIndex": len(self._scene.table.bag.in_hand), "price": move.price}

    def settle(self, move: Any) -> Iterator[Row]:
        """The tile bought or sold."""
        yield "BAZAAR_BUY_OR_SELL", {"value": "BUY" if move.buy else "SELL"}
