"""Positions: what lies on a table, and the questions about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from api_schemas.games.by_game import read_feature
from api_schemas.positions import moves as move_schemas
from formats import notation
from referee.game import AnyGame, BadInput, Message
from services.infra.codec import plain
from services.rulings import queries
from tile_referee.answers import Placement, Ruling, Scores
from tile_referee.drawing import table_svg
from tile_referee.reading import Json, begin, loaded, read_moves, read_position


class Position:
    """A position: tiles, figures and players on a table. It is a value and never changes.

    `data`: the position as JSON data, in the form of the REST API (docs/api.md). Raises BadInput, whose
    `errors` list everything that cannot be read by JSON path.

    >>> from tile_referee import Position
    >>> position = Position({
    ...     "game": "carcassonne",
    ...     "players": [{"id": "red"}, {"id": "blue"}],
    ...     "tiles": [{"x": 0, "y": 0, "tile": "base/D"},
    ...               {"x": 0, "y": -1, "tile": "base/E", "rotation": 180}],
    ...     "figures": [{"player": "red", "kind": "meeple", "x": 0, "y": 0,
    ...                  "feature": {"kind": "city", "at": "N"}}],
    ... })
    >>> position.game, position.players
    ('carcassonne', ('red', 'blue'))
    """

    def __init__(self, data: Json) -> None:
        self._value, self._game, self._state = read_position(data)

    @classmethod
    def start(
        cls,
        players: Iterable[str] = ("red", "blue"),
        game: str = "carcassonne",
        options: Json | None = None,
        catalogs: Iterable[str | Json] | None = None,
    ) -> Position:
        """The position in which a match begins, with its start tile. Raises BadInput.

        >>> Position.start(["Ana", "Bo"], options={"expansions": ["river"]}).tiles[0]["tile"]
        'river/s'
        """
        return cls._of(*begin(players, game, options, catalogs, None))

    @classmethod
    def _of(cls, game: AnyGame, state: Any) -> Position:
        """A position from a state of the referee."""
        found = cls.__new__(cls)
        found._game, found._state, found._value = game, state, game.position(state)
        return found

    # ---- what lies there ----

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self._value.game)

    @property
    def players(self) -> tuple[str, ...]:
        """The ids of the players in turn order."""
        return tuple(seat.id for seat in self._value.players)

    @property
    def to_move(self) -> str | None:
        """The player to move; None if the position does not state it."""
        return self._game.to_move(self._state)

    @property
    def tiles(self) -> tuple[dict[str, Any], ...]:
        """The tiles: x, y, tile, rotation (degrees clockwise)."""
        return tuple(plain(tile) for tile in getattr(self._value, "tiles", ()))

    @property
    def figures(self) -> tuple[dict[str, Any], ...]:
        """The figures: player, kind, x, y, feature."""
        return tuple(plain(figure) for figure in getattr(self._value, "figures", ()))

    @property
    def options(self) -> dict[str, Any]:
        """The rules in force that differ from the defaults."""
        return dict(self._value.options)

    def to_json(self) -> dict[str, Any]:
        """The position as JSON data, which `Position` and the REST API take."""
        return dict(plain(self._value))

    def notation(self, separator: str = "; ") -> str:
        """The position as a short text (docs/formats.md), in one line or with another `separator`.

        >>> table = Position({"game": "carcassonne", "players": [{"id": "red", "points": 12}],
        ...                   "tiles": [{"x": 0, "y": 0, "tile": "base/D", "rotation": 90}]})
        >>> table.notation()
        'carcassonne; players red 12; tiles 0,0:D~1'
        """
        return notation.write_position(self.to_json(), separator)

    @classmethod
    def from_notation(cls, text: str) -> Position:
        """The position of a short text. Raises BadInput.

        >>> Position.from_notation("carcassonne; players red; tiles 0,0:D; figures red meeple 0,0 city N")
        <Position carcassonne: 1 tiles, 1 figures>
        """
        return cls(notation.read_position(text))

    def after(self, *moves: Json | str) -> Position:
        """The position after these moves. Raises IllegalMove or BadInput.

        >>> Position.start().after(
        ...     {"type": "place", "player": "red", "tile": "base/E", "x": 0, "y": -1, "rotation": 180},
        ...     {"type": "end_turn", "player": "red"},
        ... ).to_move
        'blue'
        """
        from tile_referee.match import Match

        match = Match(self.players, start=self)
        match.play(*moves)
        return match.position

    # ---- questions ----

    def legal_placements(self, tile: str | Json, player: str | None = None) -> tuple[Placement, ...]:
        """Every legal placement of a tile, with the deployments of `player`. Raises BadInput.

        >>> [(p.x, p.y, p.rotation) for p in Position.start().legal_placements("base/E")]
        [(0, -1, 180), (0, 1, 90), (0, 1, 180), (0, 1, 270)]
        >>> placement = Position.start().legal_placements("base/E", player="red")[0]
        >>> [figure.feature.kind for figure in placement.deployments]
        ['city', 'field']
        """
        found = queries.placements_of(self._game, self._state, tile, player, self._speaker("en"))
        return msgspec.convert(found["placements"], tuple[Placement, ...])

    def ruling(
        self, move: Json | str | None = None, *, feature: Json | None = None, language: str = "en"
    ) -> Ruling:
        """Rule on a move (is it legal?) or on a feature (who gets it?), with every reason. Raises BadInput.

        `move`: JSON data, or a short text (docs/formats.md). `language`: en, ro, it or de, for the sentences.

        >>> ruling = Position.start().ruling(
        ...     {"type": "place", "player": "red", "tile": "base/U", "x": 0, "y": -1, "rotation": 0})
        >>> ruling.legal, ruling.reasons[0].says
        (False, "The tile's bottom edge shows a field, but its neighbour at (0, 0) shows a city.")
        >>> Position.start().ruling("red: place U 0,1").legal
        True
        >>> Position.start().ruling(feature={"x": 0, "y": 0, "kind": "city", "at": "N"}).legal
        True
        """
        if (move is None) == (feature is None):
            raise BadInput({"$": [Message("error-question")]})
        if feature is not None:
            checked, subject = None, loaded(lambda: read_feature(self.game, feature))
        else:
            checked, subject = (
                loaded(lambda: move_schemas.load(self._game, read_moves([move or {}], self.game)[0])),
                None,
            )
        speaker = self._speaker(language)
        found = queries.ruling_of(self._game, self._state, checked, subject, speaker)
        return msgspec.convert({"lines": (), **found}, Ruling)

    def scores(self, final: bool = False, language: str = "en") -> Scores:
        """What the table pays now, or (`final`) as if the game ended now.

        >>> table = Position.start().after(
        ...     {"type": "place", "player": "red", "tile": "base/E", "x": 0, "y": -1, "rotation": 180},
        ...     {"type": "deploy", "player": "red", "kind": "meeple", "x": 0, "y": -1,
        ...      "feature": {"kind": "city", "at": "S"}},
        ... )
        >>> for line in table.scores().lines:
        ...     print(line.player, line.points, line.says)
        red 4 Red scores 4 for a completed city: 2 tiles × 2 = 4.
        >>> table.scores().totals["red"].total
        4
        >>> print(table.scores(language="de").lines[0].says)
        Red erhält 4 Punkte für eine abgeschlossene Stadt: 2 Plättchen × 2 = 4.
        """
        found = queries.scores_of(self._game, self._state, final=final, speaker=self._speaker(language))
        return msgspec.convert(found, Scores)

    def _speaker(self, language: str) -> Any:
        return queries.speaker_of(self._value, language)

    # ---- pictures ----

    def svg(self, size: int = 80) -> str:
        """A drawing of the table as SVG; `size`: pixels of a tile. Raises ValueError for games without
        tiles.

        >>> Position.start().svg().startswith("<svg ")
        True
        """
        if self._game.placing is None:
            raise ValueError(f"{self._game.name} has no drawing")
        return table_svg(self._state, size)

    def _repr_svg_(self) -> str | None:
        """Show the table in notebooks."""
        return None if self._game.placing is None else self.svg()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._value == other._value

    def __hash__(self) -> int:
        return hash((self.game, self.players, len(self.tiles), len(self.figures)))

    def __repr__(self) -> str:
        return f"<Position {self.game}: {len(self.tiles)} tiles, {len(self.figures)} figures>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.to_json(),)
