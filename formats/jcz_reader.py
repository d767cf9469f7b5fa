"""Read saves of JCloisterZone 5 (`.jcz`) as matches.

A save holds the players' decisions, not what was drawn: tiles that could not be placed are known only if it
has a draw order, and drawn sheep tokens only if this project wrote it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from formats import jcz_names as names
from formats.jcz_setup import CARCASSONNE, MOST_MESSAGES, draw_order, laid_at_start, options_of, seats_of
from formats.jcz_values import (
    cell_of,
    list_of,
    not_covered,
    object_of,
    reason_of,
    several_of,
    tile_of,
    without_undone,
)
from referee.deadline import checkpoint
from referee.game import BadInput, Message, Mistakes
from referee.match import Entry, Match, Refused
from referee.tiles.model.moves import Deploy, Discard, EndGame, EndTurn, Place
from referee.tiles.model.position import Position, Ref

OWN = "tileReferee"  # our addition to a save, which the other program ignores
Json = Mapping[str, Any]


def read(data: object) -> Match:
    """Return the match of a save. Raises BadInput with JSON paths, also for what is not covered."""
    errors = Mistakes()
    save = object_of(data, "$", errors)
    setup = object_of(save.get("setup"), "setup", errors)
    options, catalogs = options_of(setup, errors)
    seats = tuple(seats_of(save.get("players"), errors))
    start = tuple(laid_at_start(setup.get("start"), errors))
    replay = list_of(save.get("replay"), "replay", MOST_MESSAGES, errors)
    annotations = save.get("gameAnnotations") or {}
    draws = draw_order(object_of(annotations, "gameAnnotations", errors), errors)
    added = object_of(save.get(OWN) or {}, OWN, errors)
    if errors:
        raise BadInput(errors)
    position = Position(CARCASSONNE.id, seats, start, options, catalogs)
    try:
        match = Match.begin(CARCASSONNE, position)
    except BadInput as bad:
        raise bad.under("setup") from None
    reader = _Reader(match, draws, [str(token) for token in several_of(added.get("tokens"))[:MOST_MESSAGES]])
    reader.replay(replay)
    end = annotations.get("endTurn") if isinstance(annotations, Mapping) else None
    if isinstance(end, int) and end == reader.turns:
        return reader.finish(True)
    return reader.finish(added["ended"] if isinstance(added.get("ended"), bool) else None)


def is_save(data: object) -> bool:
    """Whether JSON data looks like a save."""
    return isinstance(data, Mapping) and "replay" in data and "setup" in data and "game" not in data


# ---- the moves ---------------------------------------------------------------------------------------------


class _Reader:
    """Plays the messages of a save. `turns`: placements committed so far."""

    def __init__(self, match: Match, draws: list[str] | None, tokens: list[str]) -> None:
        self._match, self._draws, self._tokens = match, draws, tokens
        self._turn: list[Any] = []
        self.turns = 0

    def replay(self, messages: Sequence[Any]) -> None:
        """Play all messages. Raises BadInput with the path of the first that cannot be played."""
        for number, message in without_undone(messages):
            checkpoint()
            path = f"replay[{number}]"
            errors = Mistakes()
            row = object_of(message, path, errors)
            payload = object_of(row.get("payload") or {}, f"{path}.payload", errors)
            if errors:
                raise BadInput(errors)
            try:
                self._play(str(row.get("type"))[:60], payload, f"{path}.payload")
            except Refused as refused:
                raise BadInput({path: [reason_of(refused)]}) from None

    def finish(self, ended: bool | None) -> Match:
        """The match, with its final scoring if the game has ended. Raises BadInput.

        `ended`: None if the save does not state it; then a game ends when nothing is left to play.
        """
        if self._turn:  # the save ends in the middle of a turn
            try:
                self._add(*self._turn)
            except Refused as refused:
                raise BadInput({"replay": [reason_of(refused)]}) from None
        if ended is None:
            ended = self._match.game.finished(self._match.state)
        if ended and not self._match.game.over(self._match.state):
            try:
                self._add(EndGame())
            except Refused:
                raise BadInput({"replay": [Message("format-not-over")]}) from None
        return self._match

    def _play(self, kind: str, payload: Json, path: str) -> None:
        if kind == "PLACE_TILE":
            self._place(payload, path)
        elif kind == "DEPLOY_MEEPLE":
            self._deploy(payload, path)
        elif kind == "RETURN_MEEPLE":
            self._return(payload, path)
        elif kind == "FLOCK_EXPAND_OR_SCORE":
            self._flock(payload, path)
        elif kind == "COMMIT":
            self._add(*self._turn, EndTurn(self._player))
            self.turns += bool(self._turn)
            self._turn = []
        elif kind == "PASS":
            self._pass()
        else:
            raise BadInput({path.removesuffix(".payload") + ".type": [not_covered(kind)]})

    @property
    def _player(self) -> str:
        return self._match.to_move or ""

    def _add(self, *moves: Any) -> None:
        self._match = self._match.add(Entry(moves))

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
        self._turn = [Place(self._player, tile, x, y, int(rotation))]

    def _draw(self, tile: str) -> None:
        """Discard what was drawn before this tile and could not be placed."""
        if self._draws is None or tile in self._match.state.undrawn or tile not in self._draws:
            return
        before = self._draws.index(tile)
        for discarded in self._draws[:before]:
            self._add(Discard(self._player, discarded))
        del self._draws[: before + 1]

    def _deploy(self, payload: Json, path: str) -> None:
        errors = Mistakes()
        pointer = object_of(payload.get("pointer"), f"{path}.pointer", errors)
        x, y = cell_of(pointer.get("position"), f"{path}.pointer.position", errors)
        location = str(pointer.get("location"))
        kind = names.KINDS.get(str(pointer.get("feature")), "")
        figure = names.FIGURES.get(".".join(str(payload.get("meepleId")).split(".")[1:2]))
        sides = names.sides_of(kind, location)
        if not kind or sides is None:
            errors[f"{path}.pointer"].append(not_covered(f"{pointer.get('feature')} {location}"))
        if figure is None:
            errors[f"{path}.meepleId"].append(not_covered(str(payload.get("meepleId"))))
        if errors:
            raise BadInput(errors)
        figure = f"{figure}{names.LYING if location == names.AS_ABBOT else ''}"
        self._turn.append(Deploy(self._player, figure, x, y, Ref(kind, sides or ())))
        if figure == "shepherd":
            self._turn.append(self._match.game.moves["draw_token"](self._player, self._token(path)))

    def _token(self, path: str) -> str:
        if not self._tokens:
            raise BadInput({path: [Message("format-sheep")]})
        return self._tokens.pop(0)

    def _return(self, payload: Json, path: str) -> None:
        errors = Mistakes()
        pointer = object_of(payload.get("pointer"), f"{path}.pointer", errors)
        x, y = cell_of(pointer.get("position"), f"{path}.pointer.position", errors)
        if errors:
            raise BadInput(errors)
        self._turn.append(self._match.game.moves["retrieve"](self._player, x, y))

    def _flock(self, payload: Json, path: str) -> None:
        choice = {"EXPAND": "expand", "SCORE": "score"}.get(str(payload.get("value")))
        if choice is None:
            raise BadInput({f"{path}.value": [Message("format-one-of", names=("EXPAND", "SCORE"))]})
        state = self._match.add(Entry(tuple(self._turn))).state
        flock = self._match.game.moves["flock"]
        found = [move for move in self._match.game.offers(state) if isinstance(move, flock)]
        if not found:
            raise BadInput({path: [Message("format-no-flock")]})
        one: Any = found[0]
        token = {"token": self._token(path)} if choice == "expand" else {}
        self._turn.append(flock(self._player, one.x, one.y, one.feature, choice, **token))

    def _pass(self) -> None:
        """Nothing is deployed; before a tile was placed: an abbey is not placed."""
        if not self._turn and self._match.game.check(self._match.state, EndTurn(self._player)).legal:
            self._add(EndTurn(self._player))
