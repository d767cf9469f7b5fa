"""A scenario: a position and questions about it, as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from referee.tiles.model.position import Laid, PlayerSeat, Standing, TilePosition, TokenAt, Turn

SHORT = {
    "ic": "inns-and-cathedrals",
    "tb": "traders-and-builders",
    "hs": "hills-and-sheep",
    "rv": "river",
    "r2": "river-2",
    "gq": "gq11",
    "kr": "king-and-robber",
    "am": "abbey-and-mayor",
    "pd": "princess-and-dragon",
    "cu": "cult",
    "gm": "monasteries",
    "to": "tower",
    "wt": "watchtowers",
    "wr": "wind-roses",
    "da": "darmstadt",
    "go": "goldmines",
    "tu": "tunnel",
    "fy": "ferries",
    "bb": "bridges-castles-and-bazaars",
    "mw": "mage-and-witch",
    "fe": "festival",
    "fl": "flier",
    "bt": "under-the-big-top",
    "si": "siege",
    "cc": "corn-circles",
    "la": "labyrinth",
    "bu": "castles-in-germany",
    "kd": "cathedrals-in-germany",
    "ha": "halflings",
    "sc": "school",
    "cp": "catapult",
    "co": "count",
}
KINDS = {
    "city": {"shape": "area", "letter": "C"},
    "road": {"shape": "line", "letter": "R"},
    "field": {"shape": "area", "sides": "halves", "letter": "F"},
    "monastery": {"shape": "point"},
    "garden": {"shape": "point"},
}
MARKS = {"pennants": "coats of arms", "inn": "an inn", "cathedral": "a cathedral", "wine": "goods of a city"}
MARKS["bathhouse"] = "a bathhouse"  # of which no tiles are published
MARKS |= {  # signposts, of which no tiles are published
    f"signpost-{edge}:{turn}": "a signpost" for edge in "nesw" for turn in ("left", "straight", "right")
}
OWN = {
    "carcassonne": {"kinds": KINDS, "marks": MARKS}
}  # in other games, inline tiles support everything that the game does


@dataclass(frozen=True)
class Answer:
    """One expected line."""

    line: int
    text: str


@dataclass(frozen=True)
class Question:
    """`verb` is one of QUESTIONS; `arguments`: parsed (for may and do: the move's name first)."""

    line: int
    verb: str
    arguments: tuple[Any, ...]
    answers: list[Answer] = field(default_factory=list)


@dataclass
class Scenario:
    """One case: a position and questions about it, in order. `position` is for Game.load."""

    id: str
    title: str
    file: str
    line: int
    game: str
    default_set: str
    shows: list[str] = field(default_factory=list)
    players: list[PlayerSeat] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    catalogs: list[str] | None = None
    own: list[dict[str, Any]] = field(default_factory=list)
    tiles: list[Laid] = field(default_factory=list)
    figures: list[Standing] = field(default_factory=list)
    tokens: list[TokenAt] = field(default_factory=list)
    turn: Turn | None = None
    held: dict[str, dict[str, Any]] = field(default_factory=dict)
    left: dict[str, int] | None = None
    nothing_else_left: bool = False
    no_tokens: bool = False
    begins: bool = False
    questions: list[Question] = field(default_factory=list)

    @property
    def rules(self) -> list[str]:
        """The rule ids that the case is about."""
        return [self.id.split("/")[0], *self.shows]

    @property
    def position(self) -> TilePosition:
        """The position of the case."""
        catalogs: list[Any] | None = self.catalogs
        if self.own:
            catalogs = [
                *(catalogs or [self.default_set]),
                {"id": "own", "game": self.game, **OWN.get(self.game, {}), "tiles": self.own},
            ]
        players = self.players or [PlayerSeat("red"), PlayerSeat("blue")]
        return TilePosition(
            self.game,
            tuple(players),
            tuple(self.tiles),
            self.options,
            None if catalogs is None else tuple(catalogs),
            tuple(self.figures),
            tuple(self.tokens) if self.tokens or self.no_tokens else None,
            self.turn,
            self.held,
            self.left,
        )

    def tile(self, name: str) -> str:
        """The full id of a tile."""
        tile_set, slash, code = name.partition("/")
        return f"{SHORT.get(tile_set, tile_set)}/{code}" if slash else f"{self.default_set}/{name}"
