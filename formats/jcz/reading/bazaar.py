"""The bazaars of a save: tiles are named by their place in a row that the draw order gives."""

from __future__ import annotations

from formats.jcz.pieces import MOVES
from formats.jcz.reading.turns import Turns
from formats.jcz.values import Json
from referee.game import BadInput, Message

BOUGHT = {"BUY": True, "SELL": False}


class Bazaar:
    """Plays the messages of bazaars."""

    def __init__(self, turns: Turns, draws: list[str] | None) -> None:
        self._turns, self._draws = turns, draws
        self._row: list[str] = []
        self._sold: set[int] = set()

    def bid(self, payload: Json, path: str) -> None:
        """Choose a tile, or bid for the one that was chosen."""
        turns, number, price = self._turns, payload.get("supplyIndex"), payload.get("price")
        auction = turns.state.turn.auction
        if type(price) is not int or type(number) is not int:
            raise BadInput({path: [Message("format-whole-numbers")]})
        if auction is not None and auction.tile is not None:
            turns.play(MOVES["bid"](turns.mover, price))
        else:
            if not turns.state.bag.in_hand:
                self._lay_out(path)
            if not 0 <= number < len(self._row) or number in self._sold:
                raise BadInput({path: [Message("format-chance")]})
            self._sold.add(number)
            turns.play(MOVES["offer"](turns.mover, self._row[number], price))
        self._last()

    def decline(self) -> None:
        """Bid nothing."""
        self._turns.play(MOVES["bid"](self._turns.mover, None))
        self._last()

    def settle(self, payload: Json, path: str) -> None:
        """Buy the tile, or sell it to the highest bidder."""
        value = str(payload.get("value"))
        if value not in BOUGHT:
            raise BadInput({f"{path}.value": [Message("format-one-of", names=tuple(BOUGHT))]})
        self._turns.play(MOVES["settle"](self._turns.mover, BOUGHT[value]))
        self._last()

    def _lay_out(self, path: str) -> None:
        """Take a row of tiles from the draw order. Raises BadInput."""
        count = len(self._turns.state.players)
        self._row, self._sold = (self._draws or [])[:count], set()
        if not self._row:
            raise BadInput({path: [Message("format-chance")]})
        del (self._draws or [])[:count]

    def _last(self) -> None:
        """The last player gets the last tile without a message."""
        turns = self._turns
        auction = turns.state.turn.auction
        rest = [number for number in range(len(self._row)) if number not in self._sold]
        without = len(turns.state.players) - len(turns.state.bag.in_hand)
        if auction is not None and auction.tile is None and without == len(rest) == 1:
            self._sold.update(rest)
            turns.play(MOVES["offer"](turns.mover, self._row[rest[0]], 0))
