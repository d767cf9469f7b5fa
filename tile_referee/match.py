"""Matches: a start position and the moves since."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec
from marshmallow import ValidationError

from api_schemas.common.error_paths import flat
from api_schemas.matches.export import ExportSchema
from api_schemas.matches.requests import read_moves as load_moves
from formats import bgstats, jcz
from referee import match as core
from referee import say
from referee.game import AnyGame, BadInput, Catalog, Message, Unknown
from referee.games import built_in, catalog_ids, shipped
from referee.games import game as find
from services.infra.codec import plain, plain_move
from services.matches.replay.rules_version import rules_version
from services.matches.replay.timeline import course_of
from services.rulings import queries, serializer
from tile_referee.answers import Line, Placement, Played, Ruling
from tile_referee.position import Json, Position, read_moves, setup

FORMAT = "tile-referee/match"


class IllegalMove(ValueError):
    """A move against the rules. `ruling` has every reason, `number` is its index in the list."""

    def __init__(self, ruling: Ruling, number: int = 0) -> None:
        self.ruling, self.number = ruling, number
        super().__init__(" ".join(reason.says for reason in ruling.reasons))


class Match:
    """A match that is played move by move. Raises BadInput if it cannot begin like that.

    `players` in turn order, as ids or as objects (`{"id": "red", "name": "Ana"}`). `start`: the first
    position, if not the usual one. The referee deals nothing: moves state which tiles were drawn.

    >>> from tile_referee import Match
    >>> match = Match(["red", "blue"])
    >>> spot = match.legal_placements("base/E")[0]
    >>> for line in match.play(
    ...     {"type": "place", "player": "red", "tile": "base/E", "x": spot.x, "y": spot.y,
    ...      "rotation": spot.rotation},
    ...     {"type": "deploy", "player": "red", "kind": "meeple", "x": 0, "y": -1,
    ...      "feature": {"kind": "city", "at": "S"}},
    ...     {"type": "end_turn", "player": "red"},
    ... ):
    ...     print(line.says)
    Red scores 4 for a completed city: 2 tiles × 2 = 4.
    >>> match.to_move, match.scores
    ('blue', {'red': 4, 'blue': 0})
    """

    def __init__(
        self,
        players: Iterable[str | Json] = ("red", "blue"),
        game: str = "carcassonne",
        options: Json | None = None,
        catalogs: Iterable[str | Json] | None = None,
        start: Position | None = None,
    ) -> None:
        self._setup = setup(players, game, options, catalogs, start)
        self._match = core.Match.begin(find(self._setup.game), self._setup)
        self._times: list[float] = []
        self._conflicts: tuple[core.ReplayConflict, ...] = ()
        self.created = datetime.now(UTC)

    # ---- reading ----

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._match.game.id

    @property
    def players(self) -> tuple[str, ...]:
        """The ids of the players in turn order."""
        return tuple(seat.id for seat in self._setup.players)

    @property
    def position(self) -> Position:
        """The current position."""
        return Position._of(self._match.game, self._match.state)

    @property
    def to_move(self) -> str | None:
        """The player to move; None after the end."""
        return self._match.to_move

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._match.game.over(self._match.state)

    @property
    def scores(self) -> dict[str, int]:
        """The points of all players."""
        return dict(self._match.scores)

    @property
    def moves(self) -> tuple[tuple[dict[str, Any], ...], ...]:
        """The lists of moves, as they were played."""
        return tuple(
            tuple(plain_move(self._match.game, move) for move in entry.moves) for entry in self._match.entries
        )

    def lines(self, language: str = "en") -> tuple[Line, ...]:
        """All score lines so far, in order."""
        return self._written(self._match.lines, language)

    def played(self, language: str = "en") -> tuple[Played, ...]:
        """Every list of moves so far with its result.

        >>> match = Match(["red", "blue"])
        >>> _ = match.play({"type": "adjust", "player": "red", "points": 3, "note": "a bonus"})
        >>> [(one.moves[0]["type"], one.scores["red"]) for one in match.played()]
        [('adjust', 3)]
        """
        conflicts: dict[int, list[str]] = {}
        for one in self._conflicts:
            conflicts.setdefault(one.entry, []).extend(self._why(one, language))
        return tuple(
            Played(
                moves,
                self._written(one.lines, language),
                dict(one.scores),
                one.to_move,
                tuple(conflicts.get(number, ())),
            )
            for number, (moves, one) in enumerate(zip(self.moves, self._match.played, strict=True))
        )

    def _why(self, conflict: core.ReplayConflict, language: str) -> list[str]:
        if conflict.ruling is not None:
            speaker = self._speaker(language)
            return [speaker.reason(reason) for reason in conflict.ruling.reasons]
        errors = conflict.errors or {}
        return [f"{path}: {text.in_language(language)}" for path, texts in errors.items() for text in texts]

    def ranking(self) -> tuple[tuple[int, str], ...]:
        """The players by points, best first: (rank, player). Players with equal ranks share the place.

        >>> Match(["red", "blue"]).ranking()
        ((1, 'red'), (1, 'blue'))
        """
        ranks = self._match.game.scoring.ranking(self._match.state, self._match.scores)
        return tuple((one.place, one.player) for one in ranks)

    def legal_placements(self, tile: str | Json) -> tuple[Placement, ...]:
        """Every legal placement of a tile for the player to move. Raises BadInput."""
        match = self._match
        found = queries.placements_of(match.game, match.state, tile, match.to_move, self._speaker("en"))
        return msgspec.convert(found["placements"], tuple[Placement, ...])

    def legal_moves(self) -> tuple[dict[str, Any], ...]:
        """Every legal move of the player to move, except placements and others that report a drawn tile.

        >>> Match(["red", "blue"]).legal_moves()
        ({'type': 'end_game'},)
        """
        match = self._match
        return tuple(plain_move(match.game, move) for move in match.game.offers(match.state))

    # ---- playing ----

    def play(self, *moves: Json | str, insist: bool = False, language: str = "en") -> tuple[Line, ...]:
        """Play moves, all of them or none; return the score lines that they produced.

        A move is JSON data or a short text (docs/formats.md). `insist`: play them even against the rules, as
        a house rule. Raises IllegalMove, BadInput.

        >>> match = Match(["red", "blue"])
        >>> lines = match.play("red: place E~2 0,-1; red: deploy meeple 0,-1 city S; red: end_turn")
        >>> match.scores
        {'red': 4, 'blue': 0}
        >>> try:
        ...     Match(["red", "blue"]).play({"type": "end_turn", "player": "blue"})
        ... except IllegalMove as illegal:
        ...     print(illegal.ruling.reasons[0].says)
        It is not blue's turn; it is red's.
        """
        try:
            loaded = load_moves(self._match.game, list(read_moves(moves, self.game)))
        except ValidationError as error:
            raise BadInput(flat(error.messages)) from None
        try:
            after = self._match.add(core.Entry(loaded, insist))
        except core.Refused as refused:
            if refused.ruling is None:
                raise BadInput(refused.errors) from None
            row = serializer.ruling(
                self._speaker(language), self._match.game, refused.ruling, loaded[refused.number]
            )
            raise IllegalMove(msgspec.convert({**row, "lines": ()}, Ruling), refused.number) from None
        self._match = after
        self._times.append(datetime.now(UTC).timestamp())
        return self._written(after.played[-1].lines, language)

    def undo(self) -> None:
        """Take back the last list of moves. Raises IndexError if there is none.

        >>> match = Match(["red", "blue"])
        >>> _ = match.play({"type": "adjust", "player": "red", "points": 3, "note": "a bonus"})
        >>> match.undo()
        >>> match.scores
        {'red': 0, 'blue': 0}
        """
        self._match = self._match.take_back()
        self._times.pop()
        self._conflicts = tuple(one for one in self._conflicts if one.entry < len(self._times))

    # ---- files ----

    def to_json(self) -> dict[str, Any]:
        """The match as JSON data, as the REST service exports and imports it.

        >>> match = Match(["red", "blue"])
        >>> Match.from_json(match.to_json()).position == match.position
        True
        """
        return {
            "format": FORMAT,
            "version": 1,
            "created": _moment(self.created.timestamp()),
            "setup": plain(self._setup),
            "catalogs": [
                {"id": one.id, "version": one.version, "data": dict(one.data)} for one in self._catalogs()
            ],
            "names": {},
            "hints": True,
            "timer": None,
            "changes": [
                {
                    "seq": number,
                    "type": "moves",
                    "by": {"role": "host", "player": None},
                    "at": _moment(at),
                    "target": None,
                    "moves": [plain_move(self._match.game, move) for move in entry.moves],
                    "insist": entry.insist,
                    "paid": [],
                    "rules": rules_version(),
                }
                for number, (entry, at) in enumerate(
                    zip(self._match.entries, self._times, strict=True), start=1
                )
            ],
        }

    def to_jcz(self) -> dict[str, Any]:
        """The match as a save of JCloisterZone 5. Raises BadInput for what that format does not cover."""
        return jcz.write(self._match, _moment(self.created.timestamp()))

    @classmethod
    def from_jcz(cls, data: Json) -> Match:
        """Replay a save of JCloisterZone 5. Raises BadInput, also for what is not covered (docs/formats.md).

        >>> match = Match(["Ana", "Bo"])
        >>> _ = match.play("Ana: place E~2 0,-1; Ana: deploy meeple 0,-1 city S; Ana: end_turn")
        >>> Match.from_jcz(match.to_jcz()).scores
        {'p1': 4, 'p2': 0}
        """
        found = cls.__new__(cls)
        found._match = jcz.read(data)
        found._setup = found._match.game.position(found._match.start)
        found.created, found._conflicts = datetime.now(UTC), ()
        found._times = [found.created.timestamp()] * len(found._match.played)
        return found

    def to_bgstats(self) -> dict[str, Any]:
        """The result as a play of BG Stats (`.bgsplay`): players, points, date.

        >>> Match(["red", "blue"]).to_bgstats()["plays"][0]["playerScores"][0]["score"]
        '0'
        """
        names = bgstats.names_of(self._setup.players, {})
        places = {player: place for place, player in self.ranking()}
        players = [
            bgstats.PlayedBy(one, names[one], count, places[one]) for one, count in self.scores.items()
        ]
        began = self.created.timestamp()
        ended = max([began, *self._times])
        game = self._match.game
        id = f"{began}-{'-'.join(self.players)}"
        return bgstats.write(id, (game.id, game.name), players, began, ended, self.players[0])

    @classmethod
    def from_json(cls, data: Json) -> Match:
        """Replay a match from `to_json` or from an export of the REST service. Raises BadInput.

        Moves are played as recorded, even if a rule forbids them now.
        """
        try:
            sent = ExportSchema().load(dict(data))
        except ValidationError as error:
            raise BadInput(flat(error.messages)) from None
        found = cls.__new__(cls)
        found._setup = sent["setup"]
        game = find(found._setup.game)
        try:
            found._match = core.Match.begin(game, found._setup, _source(game, sent["catalogs"]))
        except BadInput as bad:
            raise bad.under("setup") from None
        found.created = datetime.fromtimestamp(sent["created"], UTC)
        changes = [_Change.of(one) for one in sent["changes"]]
        try:
            stand = course_of(changes).stand
        except (LookupError, TypeError):
            raise BadInput({"changes": [Message("error-no-sequence")]}) from None
        entries = [core.Entry(tuple(one.moves), one.insist) for one in stand]
        found._match, found._conflicts = core.follow(found._match, entries)
        found._times = [one.at for one in stand]
        return found

    def _catalogs(self) -> list[Catalog]:
        ids = [one for one in self._setup.catalogs or () if isinstance(one, str)]
        maps = self._match.game.maps
        ids += () if maps is None else maps.named(self._setup.options)
        return [built_in(id) for id in dict.fromkeys(ids) if id in catalog_ids()]

    def _speaker(self, language: str) -> say.Speaker:
        return say.speaker(language, names={one.id: one.name or one.id for one in self._setup.players})

    def _written(self, lines: Iterable[Any], language: str) -> tuple[Line, ...]:
        speaker = self._speaker(language)
        return msgspec.convert([serializer.line(speaker, line) for line in lines], tuple[Line, ...])

    def _repr_svg_(self) -> str | None:
        """Show the table in notebooks."""
        return self.position._repr_svg_()

    def __repr__(self) -> str:
        points = ", ".join(f"{player} {count}" for player, count in self.scores.items())
        return f"<Match {self.game}: {points}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Match.from_json, (self.to_json(),)


@dataclass(frozen=True)
class _Change:
    """A change of a match file, with the moves already read."""

    seq: int
    target: int | None
    moves: tuple[Any, ...]
    insist: bool
    at: float
    kind: str
    paid: tuple[Any, ...] = ()
    by: str = ""

    @classmethod
    def of(cls, sent: Json) -> _Change:
        """The change of a row that was validated."""
        return cls(sent["seq"], sent["target"], sent["moves"], sent["insist"], sent["at"], sent["type"])


def _moment(seconds: float) -> str:
    when = datetime.fromtimestamp(seconds, UTC)
    return when.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _source(game: AnyGame, catalogs: Iterable[Mapping[str, Any]]) -> Callable[[str], Catalog]:
    """A function that looks up the catalogs of a file by id. It raises Unknown, BadInput."""
    listed = {one["id"]: one for one in catalogs}

    def look_up(id: str) -> Catalog:
        one = listed.get(id)
        if one is None or (id in catalog_ids() and shipped(id, one["version"])):
            return built_in(id)
        if one["data"] is None:
            raise Unknown("catalog", f"{id} {one['version']}")
        return game.catalog_reader.read(one["data"])

    return look_up
