"""Read saves of JCloisterZone 5 (`.jcz`) as matches.

A save holds the players' decisions, not what was drawn: tiles that could not be placed are known only if it
has a draw order, and drawn sheep tokens only if this project wrote it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from formats import jcz_names as names
from referee.deadline import checkpoint
from referee.game import BadInput, Message, Mistakes
from referee.games import game as find
from referee.match import Entry, Match, Refused
from referee.tiles.model.moves import Deploy, Discard, EndGame, EndTurn, Place
from referee.tiles.model.position import Laid, PlayerSeat, Position, Ref

CARCASSONNE = find("carcassonne")
OWN = "tileReferee"  # our addition to a save, which the other program ignores
MOST_MESSAGES, MOST_TILES = 3_000, 500
FOLLOWERS = 7
Json = Mapping[str, Any]


def read(data: object) -> Match:
    """Return the match of a save. Raises BadInput with JSON paths, also for what is not covered."""
    errors = Mistakes()
    save = _object(data, "$", errors)
    setup = _object(save.get("setup"), "setup", errors)
    options, catalogs = _options(setup, errors)
    seats = tuple(_seats(save.get("players"), errors))
    start = tuple(_start(setup.get("start"), errors))
    replay = _list(save.get("replay"), "replay", MOST_MESSAGES, errors)
    annotations = save.get("gameAnnotations") or {}
    draws = _draws(_object(annotations, "gameAnnotations", errors), errors)
    added = _object(save.get(OWN) or {}, OWN, errors)
    if errors:
        raise BadInput(errors)
    position = Position(CARCASSONNE.id, seats, start, options, catalogs)
    try:
        match = Match.begin(CARCASSONNE, position)
    except BadInput as bad:
        raise bad.under("setup") from None
    reader = _Reader(match, draws, [str(token) for token in _several(added.get("tokens"))[:MOST_MESSAGES]])
    reader.replay(replay)
    end = annotations.get("endTurn") if isinstance(annotations, Mapping) else None
    if isinstance(end, int) and end == reader.turns:
        return reader.finish(True)
    return reader.finish(added["ended"] if isinstance(added.get("ended"), bool) else None)


def is_save(data: object) -> bool:
    """Whether JSON data looks like a save."""
    return isinstance(data, Mapping) and "replay" in data and "setup" in data and "game" not in data


# ---- the setup ---------------------------------------------------------------------------------------------


def _options(setup: Json, errors: Mistakes) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The options and catalogs of a setup; what is not covered is an error."""
    sets = _object(setup.get("sets"), "setup.sets", errors)
    elements = _object(setup.get("elements"), "setup.elements", errors)
    rules = _object(setup.get("rules") or {}, "setup.rules", errors)
    for name, count in sets.items():
        if name not in names.SETS or count != 1:
            errors[f"setup.sets.{str(name)[:60]}"].append(_not_covered(str(name)))
    found: dict[str, Any] = {"edition": "C2" if "basic:2" in sets else "C1", "preset": "engine"}
    for name, value in elements.items():
        found.update(_element(str(name)[:60], value, errors))
    if not elements.get("farmers"):
        found["base.fields"] = "off"
    found |= {option: value for rule, (option, value) in names.RULES.items() if rules.get(rule[0]) == rule[1]}
    catalogs = dict.fromkeys(names.SETS[name] for name in sets if name in names.SETS)
    if "river" in catalogs:
        found |= {"base.river": "on", "rv.u_turn": "strict"}
    if found.get("ext.abbey") == "on":
        found["ab.end_round"] = "repeat"
        catalogs["abbey-and-mayor"] = None
    return found, tuple(catalogs)


def _element(name: str, value: object, errors: Mistakes) -> dict[str, Any]:
    if name in names.ELEMENTS and value == names.ELEMENTS[name][1]:
        found: dict[str, Any] = {names.ELEMENTS[name][0]: "on"}
        return found | ({"tb.double_turn": "must"} if name == "builder" else {})
    if name in names.SHEEP and value == names.SHEEP[name]:
        return {"expansions": ["hills-and-sheep"], "hs.closure_choice": "owner_first"}
    known = name in names.MARKS or name == "farmers" or (name == "small-follower" and value == FOLLOWERS)
    if value and not known:
        errors[f"setup.elements.{name}"].append(_not_covered(name))
    return {}


def _seats(players: object, errors: Mistakes) -> Iterator[PlayerSeat]:
    fewest, most = CARCASSONNE.players
    if isinstance(players, list) and not fewest <= len(players) <= most:
        count = {"game": CARCASSONNE.name, "fewest": fewest, "most": most, "count": len(players)}
        errors["players"].append(Message("error-players", **count))
        return
    for number, one in enumerate(_list(players, "players", most, errors)):
        seat = _object(one, f"players[{number}]", errors)
        name = seat.get("name")
        yield PlayerSeat(f"p{number + 1}", name[:80] if isinstance(name, str) and name else None)


def _start(start: object, errors: Mistakes) -> Iterator[Laid]:
    for number, one in enumerate(_list(start or [], "setup.start", MOST_TILES, errors)):
        path = f"setup.start[{number}]"
        row = _object(one, path, errors)
        tile = _tile(row.get("tile"), f"{path}.tile", errors)
        x, y, rotation = (row.get(name) for name in ("x", "y", "rotation"))
        if not all(isinstance(value, int) and abs(value) < 10_000 for value in (x, y, rotation)):
            errors[path].append(Message("format-whole-numbers"))
        elif tile:
            yield Laid(int(x or 0), int(y or 0), tile, int(rotation or 0) % 360)


def _draws(annotations: Json, errors: Mistakes) -> list[str] | None:
    """The order in which tiles were drawn, if the save has it."""
    pack = annotations.get("tilePack")
    params = pack.get("params") if isinstance(pack, Mapping) else None
    order = annotations.get("drawOrder", params.get("drawOrder") if isinstance(params, Mapping) else None)
    if order is None:
        return None
    drawn = [name for name in _list(order, "gameAnnotations.drawOrder", MOST_TILES, errors) if name != "#END"]
    return [_tile(name, f"gameAnnotations.drawOrder[{i}]", errors) for i, name in enumerate(drawn)]


# ---- the moves ---------------------------------------------------------------------------------------------


class _Reader:
    """Plays the messages of a save. `turns`: placements committed so far."""

    def __init__(self, match: Match, draws: list[str] | None, tokens: list[str]) -> None:
        self._match, self._draws, self._tokens = match, draws, tokens
        self._turn: list[Any] = []
        self.turns = 0

    def replay(self, messages: Sequence[Any]) -> None:
        """Play all messages. Raises BadInput with the path of the first that cannot be played."""
        for number, message in _without_undone(messages):
            checkpoint()
            path = f"replay[{number}]"
            errors = Mistakes()
            row = _object(message, path, errors)
            payload = _object(row.get("payload") or {}, f"{path}.payload", errors)
            if errors:
                raise BadInput(errors)
            try:
                self._play(str(row.get("type"))[:60], payload, f"{path}.payload")
            except Refused as refused:
                raise BadInput({path: [_why(refused)]}) from None

    def finish(self, ended: bool | None) -> Match:
        """The match, with its final scoring if the game has ended. Raises BadInput.

        `ended`: None if the save does not state it; then a game ends when nothing is left to play.
        """
        if self._turn:  # the save ends in the middle of a turn
            try:
                self._add(*self._turn)
            except Refused as refused:
                raise BadInput({"replay": [_why(refused)]}) from None
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
            raise BadInput({path.removesuffix(".payload") + ".type": [_not_covered(kind)]})

    @property
    def _player(self) -> str:
        return self._match.to_move or ""

    def _add(self, *moves: Any) -> None:
        self._match = self._match.add(Entry(moves))

    def _place(self, payload: Json, path: str) -> None:
        errors = Mistakes()
        tile = _tile(payload.get("tileId"), f"{path}.tileId", errors)
        x, y = _cell(payload.get("position"), f"{path}.position", errors)
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
        pointer = _object(payload.get("pointer"), f"{path}.pointer", errors)
        x, y = _cell(pointer.get("position"), f"{path}.pointer.position", errors)
        location = str(pointer.get("location"))
        kind = names.KINDS.get(str(pointer.get("feature")), "")
        figure = names.FIGURES.get(".".join(str(payload.get("meepleId")).split(".")[1:2]))
        sides = names.sides_of(kind, location)
        if not kind or sides is None:
            errors[f"{path}.pointer"].append(_not_covered(f"{pointer.get('feature')} {location}"))
        if figure is None:
            errors[f"{path}.meepleId"].append(_not_covered(str(payload.get("meepleId"))))
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
        pointer = _object(payload.get("pointer"), f"{path}.pointer", errors)
        x, y = _cell(pointer.get("position"), f"{path}.pointer.position", errors)
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


def _without_undone(messages: Sequence[Any]) -> list[tuple[int, Any]]:
    """The messages that were not undone, with their numbers in the save."""
    kept: list[tuple[int, Any]] = []
    for number, one in enumerate(messages):
        if isinstance(one, Mapping) and one.get("type") == "UNDO":
            del kept[-1:]
        else:
            kept.append((number, one))
    return kept


def _why(refused: Refused) -> Message:
    if refused.ruling is None:
        return next(text for texts in refused.errors.values() for text in texts)
    rules = dict.fromkeys(reason.rule for reason in refused.ruling.reasons)
    return Message("format-against", rules=", ".join(rules))


def _not_covered(what: str) -> Message:
    return Message("format-not-covered", what=what[:60])


# ---- values ------------------------------------------------------------------------------------------------


def _object(value: object, path: str, errors: Mistakes) -> Json:
    if isinstance(value, Mapping):
        return value
    errors[path].append(Message("error-object"))
    return {}


def _list(value: object, path: str, most: int, errors: Mistakes) -> Sequence[Any]:
    if not isinstance(value, list):
        errors[path].append(Message("format-list"))
        return ()
    if len(value) > most:
        errors[path].append(Message("format-most", most=most))
        return ()
    return value


def _several(value: object) -> Sequence[Any]:
    return value if isinstance(value, list) else ()


def _tile(name: object, path: str, errors: Mistakes) -> str:
    found = names.tile_of(name) if isinstance(name, str) else None
    if found is None:
        errors[path].append(_not_covered(str(name)))
    return found or ""


def _cell(value: object, path: str, errors: Mistakes) -> tuple[int, int]:
    if isinstance(value, list) and len(value) == 2 and all(type(c) is int and abs(c) < 10_000 for c in value):
        return value[0], value[1]
    errors[path].append(Message("format-cell"))
    return 0, 0
