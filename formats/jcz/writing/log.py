"""The messages of a match, as JCloisterZone would have stored them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from formats.jcz.pieces import INSTEAD, TOKENS
from formats.jcz.values import cannot, cannot_hold
from formats.jcz.writing.choices import ChoiceWriter
from formats.jcz.writing.figures import FigureWriter
from formats.jcz.writing.scene import Row, Scene, name_of, word_of
from formats.jcz.writing.tokens import TokenWriter
from referee.deadline import checkpoint
from referee.game import Cell, Message
from referee.match import PlayedEntry, PlayedMatch
from referee.tiles.model.moves import Place

ABBEY = "abbey-and-mayor/A"
ENDS = ("end_turn", "flock", "dragon", "dragon_step")  # moves that follow the figure of a turn
COMMIT: Row = ("COMMIT", {"random": 0.0})
PASS: Row = ("PASS", {})


class Log:
    """The messages of a match. `drawn`: its tiles in order; `chance`: what else was drawn; `ended`: whether
    the match has ended."""

    def __init__(self, match: PlayedMatch) -> None:
        self.messages: list[dict[str, Any]] = []
        self.ended = False
        self._scene = scene = Scene(match)
        self.drawn, self.chance = scene.drawn, scene.chance
        self._open, self._acted, self._uncommitted = False, False, ""
        figures, choices = FigureWriter(scene), ChoiceWriter(scene, match)
        tokens = TokenWriter(scene, figures)
        self._how: Mapping[str, Callable[[Any], Iterator[Row]]] = {
            "place": self._place,
            "discard": self._discard,
            "pass": self._pass,
            **dict.fromkeys(("deploy", "phantom", "wagon"), figures.deploy),
            "fly": figures.fly,
            "march": figures.march,
            "count": figures.count,
            "take": figures.take,
            "retrieve": figures.retrieve,
            "pyramid": figures.pyramid,
            "exchange": figures.exchange,
            "ransom": figures.ransom,
            "fairy": tokens.fairy,
            **dict.fromkeys(("mage", "witch", "dragon_step"), tokens.neutral),
            **dict.fromkeys((piece.word for piece in TOKENS.values()), tokens.piece),
            "flock": choices.flock,
            "corn_circle": choices.circle,
            "draw_token": choices.draw_token,
            "tent": choices.tent,
            "offer": choices.offer,
            "bid": choices.bid,
            "settle": choices.settle,
        }
        for played in match.played:
            self._entry(played)
        self._commit()

    # ---- the order of a turn -------------------------------------------------------------------------------

    def _entry(self, played: PlayedEntry) -> None:
        if played.insisted:
            raise cannot(Message("format-cannot-house"))
        for move, step in zip(played.entry.moves, played.steps, strict=True):
            checkpoint()
            word = word_of(move)
            castle = word == "castle" or (word == "pass" and move.step == "castle")
            if self._uncommitted and not castle:
                self._commit()
            if word in ENDS:
                self._leave_out(move.player)
            if word == "dragon":
                self._walk(move.player, move.path)
            elif word == "end_turn":
                self._end(move.player)
            elif word == "end_game":
                self.ended = True
            elif word in self._how:
                self._add(move.player, self._how[word](move))
            else:
                raise cannot_hold(word)
            self._acted = self._acted or word in INSTEAD
            self._scene.table = step.state
            self._scene.numbers.follow(step.state)

    def _add(self, player: str, rows: Iterable[Row]) -> None:
        seat = self._scene.seats.get(player, 0)
        for kind, payload in rows:
            self.messages.append({"type": kind, "payload": dict(payload), "player": seat, "clock": 0})

    def _leave_out(self, player: str) -> None:
        """Pass for everything that the player could still do in this turn."""
        if not self._open:
            return
        self._open = False
        could = {word_of(one) for one in self._scene.game.offers(self._scene.table)}
        passes = [not self._acted and not could.isdisjoint({*INSTEAD, "bridge", "tunnel"})]
        passes += [self._acted and "phantom" in could, "tunnel" in could, "ferry" in could]
        self._add(player, [PASS for one in passes if one])

    def _end(self, player: str) -> None:
        """End a turn; without a tile, an abbey is not placed."""
        if self._scene.table.turn.step == "place":
            self._add(player, [PASS])
        else:
            self._uncommitted = player

    def _commit(self) -> None:
        """Confirm the turn, which is done after castles were built."""
        if self._uncommitted:
            self._add(self._uncommitted, [COMMIT])
            self._uncommitted = ""

    def _walk(self, first: str, path: tuple[Cell, ...]) -> None:
        seats = list(self._scene.seats)
        for number, (x, y) in enumerate(path):
            player = seats[(self._scene.seats[first] + number) % len(seats)]
            self._add(player, [("MOVE_NEUTRAL_FIGURE", {"figureId": "dragon.1", "to": [x, y]})])

    def _pass(self, move: Any) -> Iterator[Row]:
        yield PASS

    # ---- tiles ---------------------------------------------------------------------------------------------

    def _place(self, move: Place) -> Iterator[Row]:
        table = self._scene.table
        abbey = move.tile != ABBEY and not table.bag.in_hand and table.holds(move.player, "abbey")
        if abbey and self._scene.placements(ABBEY, move.player):
            yield PASS
            yield COMMIT
        name = name_of(move.tile)
        if move.tile not in table.bag.undrawn and table.bag.in_hand.get(move.player) != move.tile:
            self._scene.draw(move.tile)
        self._open, self._acted = True, False
        position = [move.x, move.y]
        yield "PLACE_TILE", {"tileId": name, "rotation": f"R{move.rotation}", "position": position}

    def _discard(self, move: Any) -> Iterator[Row]:
        """A tile that fits only with a bridge is put back by a message, others without one."""
        self._scene.draw(move.tile)
        bridges = "bridge" in self._scene.table.book.actions
        if bridges and self._scene.placements(move.tile, move.player):
            yield PASS
