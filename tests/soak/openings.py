"""Tables from which ten turns lead to moves that seldom come up in a new match: they are set up over HTTP,
and the turns themselves are played through the page."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from formats.notation import read_moves, read_position
from tests.api.test_bathhouses import OWN
from tests.web.match_page import PLAYERS

Placed = tuple[str, dict[str, Any]]  # a tile and its place


@dataclass(frozen=True)
class Opening:
    """How a match with a box begins. `table`: its position, without game, options and players; `moves`: those
    played before; `lays`: the tiles of the first turns; `also`: further boxes; `points`: of each player;
    `drawn`: a tile set that people drew; `leads`: for a move those that make it possible."""

    table: str = ""
    moves: str = ""
    lays: str = ""
    also: tuple[str, ...] = ()
    points: int = 0
    drawn: Mapping[str, Any] = field(default_factory=dict)
    leads: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def position(self) -> dict[str, Any]:
        """Return the position that the match begins with; empty if it begins as usual."""
        seats = ", ".join(f"{one['id']} {self.points}" for one in PLAYERS)
        return read_position(f"carcassonne; players {seats}; {self.table}") if self.table else {}

    def played(self) -> list[dict[str, Any]]:
        """Return the moves before those on the page."""
        return read_moves(self.moves) if self.moves else []

    def placed(self) -> list[Placed]:
        """Return the tiles of the first turns, and where they go."""
        laid = read_moves(self.lays) if self.lays else []
        return [(one["tile"], {name: one[name] for name in ("x", "y", "rotation")}) for one in laid]

    def towards(self, missing: Collection[str]) -> frozenset[str]:
        """Return the moves that were not shown, and those that lead to one of them."""
        return frozenset(missing).union(*(self.leads.get(name, ()) for name in missing))


AS_USUAL = Opening()
OPENINGS: Mapping[str, Opening] = {
    "abbey-and-mayor": Opening("tiles 0,0:B 1,0:B 0,1:B", lays="place B 1,1"),
    "barber-surgeons": Opening(
        "tiles -1,0:A~3 0,0:own/B; figures red meeple -1,0 road E",
        lays="place A~1 1,0",
        points=8,
        drawn=OWN,
    ),
    "bridges-castles-and-bazaars": Opening(
        "tiles 0,0:E; figures red meeple 0,0 city N", lays="place E~2 0,-1"
    ),
    "catapult": Opening(
        "tiles 0,0:D 0,1:B 0,-1:E~2; figures red meeple 0,0 road E, blue meeple 0,0 field SL, "
        "blue meeple 0,1 monastery",
        lays="place catapult/11 1,0",
    ),
    "count": Opening(
        moves="red: place E 2,0; red: end_turn; blue: place U~1 1,-2; blue: deploy meeple 1,-2 road S; "
        "blue: end_turn; red: place A 1,-3; red: end_turn; "
        'red: count {"kind": "meeple", "quarter": "blacksmith"}',
        lays="place W~1 0,2",
    ),
    "gifts": Opening(
        "tiles 0,0:D 0,1:B 1,0:U; figures blue meeple 0,0 road E, blue meeple 0,1 monastery, "
        'red meeple 1,0 field NL; held {"red": {"gift": 4}, "blue": {"gift": 3}}',
    ),
    "messages": Opening(
        "tiles 0,0:E 1,0:E; figures red meeple 0,0 city N, blue meeple 1,0 city N; "
        'held {"red": {"messenger": 1}, "blue": {"messenger": 1}}',
        lays="place E~2 0,-1; place E~2 1,-1",
        points=1,
    ),
    "monasteries": Opening(also=("inns-and-cathedrals",)),
    "princess-and-dragon": Opening(
        "tiles 0,0:D 0,-1:F~1; figures blue meeple 0,0 city N", lays="place princess-and-dragon/Ccc.p~2 0,-2"
    ),
    "school": Opening(
        "tiles 0,0:school/RRRRRR 0,-1:A -1,-1:E~2 -2,-1:B -2,0:A~3; "
        'figures blue meeple -2,0 road E, red meeple -1,-1 city S; held {"blue": {"teacher": 1}}',
        lays="place D -1,0",
    ),
    "siege": Opening("tiles 0,0:siege/C 0,-1:F~1; figures red meeple 0,-1 city N", lays="place B 0,1"),
    "tower": Opening(
        "tiles 0,0:tower/F 1,0:B -1,0:B 0,1:B 0,-1:B; figures red meeple 1,0 monastery, "
        "red meeple -1,0 monastery, red meeple 0,1 monastery, red meeple 0,-1 monastery; "
        'held {"red": {"tower": 9, "prisoners": [{"player": "blue", "kind": "meeple"}, '
        '{"player": "blue", "kind": "meeple"}, '
        '{"player": "blue", "kind": "big"}]}, "blue": {"tower": 9}}; turn blue place',
        also=("inns-and-cathedrals",),
        points=3,
        leads={"exchange": ("tower",), "ransom": ("tower",)},
    ),
    "under-the-big-top": Opening(
        "tiles 0,0:D 1,0:under-the-big-top/rfrf.ac~1; "
        "figures red meeple 1,0 pyramid, blue meeple 1,0 pyramid, blue meeple 1,0 pyramid",
    ),
}
