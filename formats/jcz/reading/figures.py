"""Messages about figures: put out, moved on, taken back, bought back."""

from __future__ import annotations

from typing import Any

from formats.jcz import names
from formats.jcz.pieces import COUNT, MOVES, RETIRED, RETURNS
from formats.jcz.pointers import Pointer, figure_of, pointer_of, standing_of
from formats.jcz.reading.next_message import Following
from formats.jcz.reading.turns import Turns
from formats.jcz.values import Json, not_covered
from referee.game import BadInput, Mistakes
from referee.tiles.model.moves import Deploy
from referee.tiles.model.position import Standing

MARCHES = ("march", "march_end")
DIE = (1, 2, 3)


class FigureReader:
    """Plays these messages as moves."""

    def __init__(self, turns: Turns, following: Following) -> None:
        self._turns, self._following = turns, following

    def deploy(self, payload: Json, path: str) -> None:
        errors = Mistakes()
        spot = pointer_of(payload.get("pointer"), f"{path}.pointer", errors)
        _, kind = figure_of(payload.get("meepleId"), f"{path}.meepleId", errors)
        if errors:
            raise BadInput(errors)
        turns = self._turns
        kind += names.LYING if spot.lying else ""
        if spot.machine:
            turns.play(self._flight(kind, payload, path))
        elif turns.waits_for is not None:
            turns.play(self._moved_on(kind, spot, path))
        elif kind == "phantom" and turns.state.turn.step == "end":
            turns.play(MOVES["phantom"](turns.mover, spot.x, spot.y, spot.feature))
        else:
            point = (spot.x, spot.y) if kind == "barn" else None
            turns.play(Deploy(turns.mover, kind, spot.x, spot.y, spot.feature, point))
        if kind == "shepherd":
            turns.play(MOVES["draw_token"](turns.mover, turns.chance.drawn(path)))

    def _moved_on(self, kind: str, spot: Pointer, path: str) -> Any:
        """The move of a figure in a step for which the game waits."""
        turns, (x, y, feature) = self._turns, spot[:3]
        if turns.waits_for == "count":
            return MOVES["count"](turns.mover, kind, *feature.at[:1], self._count_goes(path))
        if turns.waits_for == "wagon":
            for offer in turns.offers("wagon"):
                return MOVES["wagon"](turns.mover, offer.from_, x, y, feature)
        if turns.waits_for in MARCHES:
            cells = turns.state.board.cells
            for offer in turns.offers("march"):
                if (offer.kind, offer.x, offer.y) == (kind, x, y):
                    goal = cells[x, y].names.find(offer.feature.kind, offer.feature.at)
                    if goal == cells[x, y].names.find(feature.kind, feature.at):
                        return offer
        return Deploy(turns.mover, kind, x, y, feature)

    def _count_goes(self, path: str) -> str | None:
        """The quarter to which the count moves, in the next message, if it is a choice."""
        after = self._following
        if self._turns.state.options["co.count_move"] != "free":
            return None
        if after.kind == "PASS":
            after.take()
        if after.kind != "MOVE_NEUTRAL_FIGURE" or after.payload.get("figureId") != COUNT:
            return None
        errors = Mistakes()
        spot = pointer_of(after.take().get("to"), path, errors)
        if errors:
            raise BadInput(errors)
        return "".join(spot.feature.at[:1])

    def _flight(self, kind: str, payload: Json, path: str) -> Any:
        """A figure that flies on: to where the next message puts it, or home. The die follows from that."""
        turns, fly, after = self._turns, MOVES["fly"], self._following
        if after.kind == "DEPLOY_MEEPLE" and after.payload.get("meepleId") == payload.get("meepleId"):
            errors = Mistakes()
            x, y, feature = pointer_of(after.take().get("pointer"), path, errors)[:3]
            if errors:
                raise BadInput(errors)
            from_x, from_y = (turns.state.turn.placed or ((x, y),))[-1]
            return fly(turns.mover, kind, max(abs(x - from_x), abs(y - from_y)), x, y, feature)
        ways = [fly(turns.mover, kind, shown) for shown in DIE]
        return next((way for way in ways if turns.legal(way)), ways[0])

    def take_back(self, payload: Json, path: str) -> None:
        errors = Mistakes()
        figure = standing_of(payload.get("pointer"), f"{path}.pointer", self._turns.seats, errors)
        source, turns = str(payload.get("source")), self._turns
        if source not in RETURNS and source != RETIRED:
            errors[f"{path}.source"].append(not_covered(source))
        if errors:
            raise BadInput(errors)
        if source == RETIRED:
            turns.play(MOVES["retrieve"](turns.mover, figure.x, figure.y))
        else:
            turns.play(MOVES["take"](turns.mover, RETURNS[source], figure))

    def acrobats(self, payload: Json, path: str) -> None:
        errors = Mistakes()
        spot = pointer_of(payload.get("pointer"), f"{path}.pointer", errors)
        if errors:
            raise BadInput(errors)
        self._turns.play(MOVES["pyramid"](self._turns.mover, spot.x, spot.y))

    def exchange(self, payload: Json, path: str) -> None:
        mover = self._turns.mover
        self._turns.play(MOVES["exchange"](mover, Standing(mover, self._kind(payload, path))))

    def ransom(self, payload: Json, path: str) -> None:
        """Buy a follower back from who holds it. Raises BadInput if that is not known."""
        kind, turns, id = self._kind(payload, path), self._turns, str(payload.get("meepleId"))
        captor = turns.prisoners.captor_of(turns.state, id, turns.mover, kind)
        if captor is None:
            raise BadInput({f"{path}.meepleId": [not_covered(id)]})
        turns.play(MOVES["ransom"](turns.mover, captor, kind))

    def _kind(self, payload: Json, path: str) -> str:
        errors = Mistakes()
        _, kind = figure_of(payload.get("meepleId"), f"{path}.meepleId", errors)
        if errors:
            raise BadInput(errors)
        return kind
