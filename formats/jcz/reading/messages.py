"""The messages of a save as moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from formats.jcz.pieces import CHOICES, MOVES
from formats.jcz.reading.bazaar import Bazaar
from formats.jcz.reading.bridges import first_bridge
from formats.jcz.reading.figures import FigureReader
from formats.jcz.reading.next_message import Following
from formats.jcz.reading.tokens import TokenReader
from formats.jcz.reading.turns import Turns
from formats.jcz.values import Json, cell_of, not_covered, tile_of
from referee.game import BadInput, Message, Mistakes
from referee.tiles.model.moves import Discard, EndGame, EndTurn, Pass, Place

AT_ONCE = ("PLACE_TOKEN", "MOVE_NEUTRAL_FIGURE")  # may follow a placement before anything else


class MessageReader:
    """Plays messages as moves. `draws`: the tiles in the order in which they were drawn, if known."""

    def __init__(self, turns: Turns, draws: list[str] | None) -> None:
        self._turns, self._draws, self._following = turns, draws, Following()
        self._bazaar = Bazaar(turns, draws)
        figures, tokens = FigureReader(turns, self._following), TokenReader(turns, self._following)
        self._how: Mapping[str, Callable[[Json, str], None]] = {
            "PLACE_TILE": self._place,
            "DEPLOY_MEEPLE": figures.deploy,
            "RETURN_MEEPLE": figures.take_back,
            "EXCHANGE_FOLLOWER": figures.exchange,
            "PAY_RANSOM": figures.ransom,
            "SCORE_ACROBATS": figures.acrobats,
            "PLACE_TOKEN": tokens.token,
            "MOVE_NEUTRAL_FIGURE": tokens.neutral,
            "CIRCLE_REMOVE_OR_DEPLOY": self._circle,
            "FLOCK_EXPAND_OR_SCORE": self._flock,
            "BAZAAR_BID": self._bazaar.bid,
            "BAZAAR_BUY_OR_SELL": self._bazaar.settle,
            "COMMIT": self._commit,
            "PASS": self._pass,
        }

    def play(self, row: Json, payload: Json, after: Any, path: str) -> None:
        """Play a message, knowing the one after it. Raises BadInput, Refused."""
        following = self._following
        if following.read:
            following.is_now(after)
            return
        kind = str(row.get("type"))[:60]
        if kind not in self._how:
            raise BadInput({f"{path}.type": [not_covered(kind)]})
        following.is_now(after)
        if kind not in ("COMMIT", "PLACE_TILE"):
            self._last_marches()
        self._how[kind](payload, f"{path}.payload")
        if not (kind == "PLACE_TILE" and following.kind in AT_ONCE):
            self._turns.follow(path)
        if not self._turns.open:
            self._turns.close()

    # ---- tiles ---------------------------------------------------------------------------------------------

    def _place(self, payload: Json, path: str) -> None:
        errors = Mistakes()
        tile = tile_of(payload.get("tileId"), f"{path}.tileId", errors)
        x, y = cell_of(payload.get("position"), f"{path}.position", errors)
        rotation = str(payload.get("rotation")).removeprefix("R")
        if rotation not in ("0", "90", "180", "270"):
            errors[f"{path}.rotation"].append(Message("format-one-of", names=("R0", "R90", "R180", "R270")))
        if errors:
            raise BadInput(errors)
        self._draw(tile)
        turns = self._turns
        move = Place(turns.mover, tile, x, y, int(rotation))
        turns.play(first_bridge(turns.match.game, turns.state, move))

    def _draw(self, tile: str) -> None:
        """Discard what was drawn before this tile and could not be placed."""
        turns, draws = self._turns, self._draws
        bought = turns.state.bag.in_hand.get(turns.mover) == tile
        if draws is None or bought or tile in turns.state.bag.undrawn or tile not in draws:
            return
        before = draws.index(tile)
        for discarded in draws[:before]:
            turns.play(Discard(turns.mover, discarded))
            turns.close()
        del draws[: before + 1]

    def _commit(self, payload: Json, path: str) -> None:
        turns = self._turns
        turns.end()
        while turns.waits_for == "castle":
            turns.play(Pass(turns.mover, "castle"))

    def _pass(self, payload: Json, path: str) -> None:
        """Do nothing: place no abbey, put out no figure, or decline a step."""
        turns = self._turns
        if turns.open:
            return
        if turns.state.turn.auction is not None:
            self._bazaar.decline()
        elif turns.waits_for is not None:
            turns.play(Pass(turns.mover, turns.waits_for))
        elif turns.legal(EndTurn(turns.mover)):
            turns.play(EndTurn(turns.mover))

    def _last_marches(self) -> None:
        """The marches before the final scoring begin without a message."""
        turns = self._turns
        game, state = turns.match.game, turns.state
        between = "march" in state.book.actions and turns.waits_for is None and not turns.open
        if between and game.finished(state) and not game.over(state):
            turns.play(EndGame())

    # ---- choices -------------------------------------------------------------------------------------------

    def _circle(self, payload: Json, path: str) -> None:
        """What all do with a crop circle. The other program asks even if no player can do anything."""
        choice = _choice("corn_circle", payload, path)
        if self._turns.waits_for == "corn_circle":
            self._turns.play(MOVES["corn_circle"](self._turns.mover, choice))

    def _flock(self, payload: Json, path: str) -> None:
        choice, turns = _choice("flock", payload, path), self._turns
        found = turns.offers("flock")
        if not found:
            raise BadInput({path: [Message("format-no-flock")]})
        token = {"token": turns.chance.drawn(path)} if choice == "expand" else {}
        turns.play(MOVES["flock"](turns.mover, found[0].x, found[0].y, found[0].feature, choice, **token))


def _choice(word: str, payload: Json, path: str) -> str:
    """Our word for a choice. Raises BadInput."""
    choice = CHOICES[word].get(str(payload.get("value")))
    if choice is None:
        raise BadInput({f"{path}.value": [Message("format-one-of", names=tuple(CHOICES[word]))]})
    return choice
