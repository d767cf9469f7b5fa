"""Messages about tokens that are put on the table, and neutral figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields as fields_of
from typing import Any

from formats.jcz.pieces import MOVES, NEUTRAL, TOKENS
from formats.jcz.pointers import Pointer, pointer_of, standing_of
from formats.jcz.reading.next_message import Following
from formats.jcz.reading.turns import Turns
from formats.jcz.values import Json, not_covered, object_of
from referee.game import BadInput, Mistakes
from referee.tiles.model.moves import Pass
from referee.tiles.model.position import Standing

LEAVE = ("mage", "witch")  # stand on features, and may be taken from the table
FIELDS = {piece.word: {one.name for one in fields_of(MOVES[piece.word])} for piece in TOKENS.values()}


class TokenReader:
    """Plays these messages as moves."""

    def __init__(self, turns: Turns, following: Following) -> None:
        self._turns, self._following = turns, following

    def token(self, payload: Json, path: str) -> None:
        """Put a token on the table."""
        errors = Mistakes()
        piece = TOKENS.get(str(payload.get("token")))
        spot = pointer_of(payload.get("pointer"), f"{path}.pointer", errors)
        if piece is None:
            errors[f"{path}.token"].append(not_covered(str(payload.get("token"))))
        if errors or piece is None:
            raise BadInput(errors)
        if piece.word == "castle":
            self._castle(spot)
            return
        turns, fields = self._turns, FIELDS[piece.word]
        more: dict[str, Any] = dict(piece.fields)
        if "edges" in fields:
            more["edges"] = spot.feature.at
        elif "edge" in fields:
            more["edge"] = "".join(spot.feature.at[:1])
        elif "capture" in fields:
            more["capture"] = self._captured(path)
        turns.play(MOVES[piece.word](player=turns.mover, x=spot.x, y=spot.y, **more))

    def _captured(self, path: str) -> Standing | None:
        """Whom a tower takes, in the next message."""
        if self._following.kind != "CAPTURE_FOLLOWER":
            return None
        errors = Mistakes()
        payload = self._following.take()
        figure = standing_of(payload.get("pointer"), path, self._turns.seats, errors)
        if errors:
            raise BadInput(errors)
        turns, id = self._turns, str(object_of(payload["pointer"], path, errors).get("meepleId"))
        if figure.player != turns.mover:
            turns.prisoners.taken(id, turns.mover, figure.player, figure.kind)
        return figure

    def _castle(self, spot: Pointer) -> None:
        """A castle, before the scoring of the turn."""
        turns = self._turns
        turns.end()
        for _ in turns.state.players:
            for move in turns.offers("castle"):
                if (spot.x, spot.y) in move.tiles:
                    turns.play(move)
                    return
            if turns.waits_for != "castle":
                break
            turns.play(Pass(turns.mover, "castle"))
        turns.play(MOVES["castle"](turns.mover, ((spot.x, spot.y),) * 2))

    def neutral(self, payload: Json, path: str) -> None:
        """Move fairy, dragon, mage or witch."""
        errors, turns = Mistakes(), self._turns
        word, to = NEUTRAL.get(str(payload.get("figureId"))), payload.get("to")
        if word is None:
            raise BadInput({f"{path}.figureId": [not_covered(str(payload.get("figureId")))]})
        if to is None and word in LEAVE:
            turns.play(MOVES[word](player=turns.mover, remove=True))
            return
        more: list[object] = []
        if isinstance(to, Mapping) and "meepleId" in to:
            figure = standing_of(to, f"{path}.to", turns.seats, errors)
            x, y, more = figure.x or 0, figure.y or 0, [figure]
        else:
            x, y, feature = pointer_of(to, f"{path}.to", errors)[:3]
            more = [feature] if word in LEAVE else []
        if errors:
            raise BadInput(errors)
        turns.play(MOVES[word](turns.mover, x, y, *more))
