"""Matches: a start position and the moves since."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec

from formats import jcz
from referee import match as core
from referee.games import game as find
from services.infra.codec import plain_move
from services.rulings import queries
from tile_referee.answers import Line, Placement, Played
from tile_referee.match_files import bgstats_play, exported, moment, replayed
from tile_referee.playing import played_on
from tile_referee.position import Position
from tile_referee.reading import Json, read_moves, setup
from tile_referee.sentences import Sentences


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
        self._setup = setup(players, game, options, catalogs, None if start is None else start._value)
        self._match = core.PlayedMatch.begin(find(self._setup.game), self._setup)
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
        return self._in(language).lines(self._match.lines)

    def played(self, language: str = "en") -> tuple[Played, ...]:
        """Every list of moves so far with its result.

        >>> match = Match(["red", "blue"])
        >>> _ = match.play({"type": "adjust", "player": "red", "points": 3, "note": "a bonus"})
        >>> [(one.moves[0]["type"], one.scores["red"]) for one in match.played()]
        [('adjust', 3)]
        """
        conflicts: dict[int, list[str]] = {}
        sentences = self._in(language)
        for one in self._conflicts:
            conflicts.setdefault(one.entry, []).extend(sentences.conflict(one))
        return tuple(
            Played(
                moves,
                sentences.lines(one.lines),
                dict(one.scores),
                one.to_move,
                tuple(conflicts.get(number, ())),
            )
            for number, (moves, one) in enumerate(zip(self.moves, self._match.played, strict=True))
        )

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
        found = queries.placements_of(match.game, match.state, tile, match.to_move, self._in("en").speaker)
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

        >>> from tile_referee import IllegalMove
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
        sentences = self._in(language)
        after = played_on(self._match, read_moves(moves, self.game), insist=insist, sentences=sentences)
        self._match = after
        self._times.append(datetime.now(UTC).timestamp())
        return sentences.lines(after.played[-1].lines)

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
        return exported(self._match, self._setup, self.created, self._times)

    def to_jcz(self) -> dict[str, Any]:
        """The match as a save of JCloisterZone 5. Raises BadInput for what that format does not cover."""
        return jcz.write(self._match, moment(self.created.timestamp()))

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
        places = {player: place for place, player in self.ranking()}
        return bgstats_play(self._match, self._setup, places, self.created, self._times)

    @classmethod
    def from_json(cls, data: Json) -> Match:
        """Replay a match from `to_json` or from an export of the REST service. Raises BadInput.

        Moves are played as recorded, even if a rule forbids them now.
        """
        found = cls.__new__(cls)
        found._setup, found._match, found._conflicts, found.created, found._times = replayed(data)
        return found

    def _in(self, language: str) -> Sentences:
        return Sentences(self._setup.players, language)

    def _repr_svg_(self) -> str | None:
        """Show the table in notebooks."""
        return self.position._repr_svg_()

    def __repr__(self) -> str:
        points = ", ".join(f"{player} {count}" for player, count in self.scores.items())
        return f"<Match {self.game}: {points}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Match.from_json, (self.to_json(),)
