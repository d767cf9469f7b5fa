"""Write matches as saves of JCloisterZone 5 (`.jcz`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from formats import jcz_names as names
from formats.jcz_reader import OWN, read
from formats.jcz_setup import FOLLOWERS
from referee.game import BadInput, Message
from referee.match import Match, Played
from referee.tiles.model.moves import Deploy, Discard, EndGame, EndTurn, Place

APP_VERSION = "5.7.3"


def write(match: Match, created: str) -> dict[str, Any]:
    """Return the save of a match; `created`: ISO 8601 time. Raises BadInput for what the format cannot hold.

    The save is read again and compared with the match, so that it never shows another game.
    """
    save = _Writer(match).save(created)
    try:
        again = read(save)
    except BadInput as bad:
        why = next(text for texts in bad.errors.values() for text in texts)
        raise _cannot(why) from None
    if again.scores != _by_seat(match, again) or again.state.board.cells != match.state.board.cells:
        raise _cannot(Message("format-cannot-rules"))
    return save


def _cannot(why: Message) -> BadInput:
    return BadInput({"$": [Message("format-cannot", why=why)]})


def _not_covered(what: str) -> BadInput:
    return _cannot(Message("format-not-covered", what=what))


def _by_seat(match: Match, again: Match) -> Mapping[str, int]:
    """The points of a match by the ids of the players in the other one."""
    return dict(zip(again.scores, match.scores.values(), strict=True))


class _Writer:
    def __init__(self, match: Match) -> None:
        if match.game.id != "carcassonne":
            raise _not_covered(match.game.name)
        if match.game.pad is not None and match.game.pad.entries(match.start) is not None:
            raise _cannot(Message("format-cannot-points"))
        self._match, self._table = match, match.start
        self._seats = {seat.id: number for number, seat in enumerate(match.start.players)}
        self._standing: dict[tuple[str, str], dict[int, tuple[int, int]]] = {}
        self._drawn: list[str] = []
        self._tokens: list[str] = []
        self._ended = False

    def save(self, created: str) -> dict[str, Any]:
        """The whole save."""
        replay = [message for one in self._match.played for message in self._messages(one)]
        return {
            "appVersion": APP_VERSION,
            "gameId": "tile-referee",
            "name": "",
            "initialRandom": 0.0,
            "created": created,
            "clock": 0,
            "setup": self._setup(),
            "players": [
                {"name": seat.name or seat.id, "slot": number}
                for number, seat in enumerate(self._table.players)
            ],
            "replay": replay,
            "gameAnnotations": {"drawOrder": self._drawn},
            OWN: {"tokens": self._tokens, "ended": self._ended},
        }

    def _setup(self) -> dict[str, Any]:
        options, catalogs = self._table.options, {one.id for one in self._table.library.sets}
        printing = 1 if str(options["edition"]).startswith("C1") else 2
        theirs = {ours: name for name, ours in names.SETS.items() if not name.endswith(f":{3 - printing}")}
        missing = sorted(catalogs - theirs.keys())
        if missing:
            raise _not_covered(", ".join(missing))
        elements: dict[str, Any] = {"small-follower": FOLLOWERS}
        if options["base.fields"] == "on":
            elements["farmers"] = True
        elements |= {
            name: value for name, (option, value) in names.ELEMENTS.items() if options[option] == "on"
        }
        if "hills-and-sheep" in options["expansions"]:
            elements |= names.SHEEP
        rules = dict(names.WRITTEN) | {
            rule: value for (rule, value), (option, ours) in names.RULES.items() if options[option] == ours
        }
        return {
            "sets": {theirs[one]: 1 for one in sorted(catalogs)},
            "elements": elements,
            "rules": rules,
            "timer": None,
            "start": [
                {"tile": self._name(tile.id), "x": x, "y": y, "rotation": tile.rotation}
                for (x, y), tile in self._table.board.cells.items()
            ],
            "options": {},
        }

    def _messages(self, played: Played) -> Iterator[dict[str, Any]]:
        if played.insisted:
            raise _cannot(Message("format-cannot-house"))
        deployed = False
        for move, step in zip(played.entry.moves, played.steps, strict=True):
            player = self._seats.get(getattr(move, "player", ""), 0)
            if (
                isinstance(move, EndTurn)
                and not deployed
                and any(isinstance(one, Place) for one in played.entry.moves)
            ):
                yield _message("PASS", {}, player)
            deployed = deployed or isinstance(move, Deploy) or _name(move) in ("retrieve", "flock")
            if _name(move) == "flock" and not any(isinstance(one, Deploy) for one in played.entry.moves):
                yield _message("PASS", {}, player)
            found = self._message(move, player)
            if found is not None:
                yield found
            self._return(step.events)

    def _message(self, move: Any, player: int) -> dict[str, Any] | None:
        if isinstance(move, Place):
            name = self._name(move.tile)
            if move.tile not in self._table.undrawn:
                self._drawn.append(name)
            place = {"tileId": name, "rotation": f"R{move.rotation}", "position": [move.x, move.y]}
            return _message("PLACE_TILE", place, player)
        if isinstance(move, Discard):
            self._drawn.append(self._name(move.tile))
            return None
        if isinstance(move, Deploy):
            return _message("DEPLOY_MEEPLE", self._deployment(move), player)
        if isinstance(move, EndTurn):
            return _message("COMMIT", {"random": 0.0}, player)
        if isinstance(move, EndGame):
            self._ended = True
            return None
        if _name(move) == "draw_token":
            self._tokens.append(move.token)
            return None
        if _name(move) == "flock":
            if move.token:
                self._tokens.append(move.token)
            return _message("FLOCK_EXPAND_OR_SCORE", {"value": move.choice.upper(), "random": 0.0}, player)
        if _name(move) == "retrieve":
            return _message("RETURN_MEEPLE", self._retrieval(move), player)
        raise _not_covered(_name(move))

    def _deployment(self, move: Deploy) -> dict[str, Any]:
        lying = move.kind.endswith(names.LYING)
        kind = move.kind.removesuffix(names.LYING)
        theirs = next((name for name, ours in names.FIGURES.items() if ours == kind), None)
        if theirs is None:
            raise _not_covered(kind)
        standing = self._standing.setdefault((move.player, move.kind), {})
        number = next(n for n in range(1, 100) if n not in standing)
        standing[number] = (move.x, move.y)
        pointer = self._pointer(move, names.AS_ABBOT if lying else None)
        return {"pointer": pointer, "meepleId": f"{self._seats[move.player]}.{theirs}.{number}"}

    def _pointer(self, move: Deploy, location: str | None) -> dict[str, Any]:
        tile = self._match.state.board.cells[move.x, move.y]
        (segment,) = tile.find(move.feature.kind, move.feature.at)
        feature = tile.features[segment]
        own = [edge for edge in feature.edges if {f"{edge}L", f"{edge}R"} <= set(feature.halves)]
        place = names.location_of(feature.kind, own or feature.edges, feature.halves)
        kind = next(theirs for theirs, ours in names.KINDS.items() if ours == feature.kind)
        return {"position": [move.x, move.y], "location": location or place, "feature": kind}

    def _retrieval(self, move: Any) -> dict[str, Any]:
        tile = self._match.state.board.cells[move.x, move.y]
        kind = "Garden" if "garden" in tile.kinds else "Monastery"
        pointer = {"position": [move.x, move.y], "location": names.INNER, "feature": kind}
        return {
            "pointer": pointer | {"meepleId": f"{self._seats[move.player]}.abbot.1"},
            "source": "ABBOT_RETURN",
        }

    def _return(self, events: Any) -> None:
        """Forget figures that went back to their players' supplies."""
        for event in events:
            if event.what == "return":
                standing = self._standing.get((event.values["player"], event.values["kind"]), {})
                number = next((n for n, cell in standing.items() if cell == event.tiles[0]), None)
                standing.pop(number or 0, None)

    def _name(self, tile: str) -> str:
        found = names.name_of(tile)
        if found is None:
            raise _not_covered(tile)
        return found


def _name(move: Any) -> str:
    """The class of a move, as moves are named in the API."""
    return {"DrawToken": "draw_token", "Flock": "flock", "Retrieve": "retrieve"}.get(
        type(move).__name__, type(move).__name__
    )


def _message(kind: str, payload: Mapping[str, Any], player: int) -> dict[str, Any]:
    return {"type": kind, "payload": dict(payload), "player": player, "clock": 0}
