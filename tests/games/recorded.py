"""Replays a recorded game (../shared/traces/FORMAT.md) as a match and compares everything with it.

Compared are: legal placements and deployments, completed regions and their owners, score lines, returned
figures, what players hold, points, whose turn it is, the final scoring and the finished board.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from referee.game import LegalPlacement
from referee.match import Entry, PlayedMatch, Refused
from referee.tiles.model.moves import Discard, EndGame, EndTurn
from referee.tiles.model.position import Laid, PlayerSeat, TilePosition
from tests.games.recorded_bazaar import bazaar
from tests.games.recorded_city import city_steps
from tests.games.recorded_later import castle, circle, escape, tent, wagon
from tests.games.recorded_moves import engines_own, moves, pig_with_a_barn, ransom
from tests.games.recorded_offers import elsewhere, flights, with_bridge
from tests.games.recorded_scores import board, completed, finished, returned, scored, supply
from tests.games.recorded_sets import CARCASSONNE, EXPANSIONS, HALVES, MORE_COPIES, options
from tests.games.recorded_steps import (
    completions,
    in_order,
    is_bridge,
    is_castle,
    is_ferry,
    is_tunnel,
    lane_of,
    on_tile,
    option,
    paid,
    short,
)

ABBEY = "abbey-and-mayor/A"
CATALOGS: Mapping[str, tuple[str, ...]] = {
    "everything": tuple(
        one for one in EXPANSIONS["everything"] if one not in ("little-buildings", "phantom")
    ),
    "tiles-only": ("inns-and-cathedrals", "traders-and-builders"),
    "abbey": ("abbey-and-mayor",),
    "phantom": (),
    "abbot": (),
    "tiny-city-2": (),
    "little-buildings": (),
    "little-buildings-321": (),
}


class Replay:
    """One game, under its recorded options, or others.

    `resume`: after every so many turns a new match is started from the current position. `differences`: what
    differs from the record, each with game and turn; `compared`: counts by kind of comparison.
    """

    def __init__(
        self, record: Mapping[str, Any], under: Mapping[str, Any] | None = None, resume: int = 0
    ) -> None:
        self.config = record["config"]
        self.record = record
        self.names = [f"p{number}" for number in range(record["players"])]
        self.differences: list[str] = []
        self.compared: Counter[str] = Counter()
        self.where, self.resume = "", resume
        self.unrecorded = {"left"} if self.config in HALVES else set()  # played with half of the box
        start = tuple(Laid(t["x"], t["y"], t["tile"], 90 * t["r"]) for t in record["start"])
        sets: tuple[Any, ...] = CATALOGS.get(self.config, EXPANSIONS[self.config])
        self.match = PlayedMatch.begin(
            CARCASSONNE,
            TilePosition(
                "carcassonne",
                tuple(PlayerSeat(name) for name in self.names),
                start,
                options(self.config) if under is None else under,
                ("base", *sets),
                left=MORE_COPIES.get(self.config),
            ),
        )

    def run(self) -> Replay:
        """Play and compare the whole game; stops at a refused move."""
        try:
            for turn in self.record["turns"]:
                self.where = f"{self.config} game {self.record['game']} turn {turn['turn']}"
                self.turn(turn)
                if self.resume and turn["turn"] % self.resume == 0:
                    self.match = PlayedMatch.begin(CARCASSONNE, self.match.position)
            self.where = f"{self.config} game {self.record['game']}, the end"
            self.final(self.record["final"])
        except Refused as refused:
            self.same("moves", str(refused), "played")
        return self

    def same(self, what: str, mine: Any, theirs: Any) -> None:
        """Compare a value with the record, unless it is not in there."""
        if what in self.unrecorded:
            return
        self.compared[what] += 1
        if mine != theirs:
            self.differences.append(f"{self.where}: {what}: {short(mine, theirs)}")

    # ---- the record in our words: test games of the engine replace these ----

    def moves(self, turn: Mapping[str, Any], player: str) -> Iterator[Any]:
        """The recorded moves in the notation of the API."""
        return moves(self, turn, player)

    def scored(self, events: Iterable[Any]) -> Counter[Any]:
        """The points of recorded events."""
        return scored(self, events)

    def supply(self) -> list[dict[str, Any]]:
        """The supply of each player."""
        return supply(self)

    def board(self, state: Any) -> set[Any]:
        """The regions of our board."""
        return board(self, state)

    # ---- a turn ----

    def turn(self, turn: Mapping[str, Any]) -> None:
        """A turn record: one tile, or an abbey declined."""
        player, abbey = self.names[turn["player"]], turn.get("abbey")
        self.same("to_move", self.match.to_move, player)
        if abbey:
            cells = sorted({(p.x, p.y) for p in self.placements(ABBEY, player)})
            self.same("abbey", cells, sorted(map(tuple, abbey["cells"])))
        if "place" not in turn:
            if abbey["end"]:
                self.match = self.match.add(Entry((EndTurn(player),)))
            return
        for tile in turn.get("discarded", ()):
            if self.config == "fan.river-2" and tile == "river-2/I.v":
                continue  # the second engine has two lakes, and puts one aside
            aside = self.config == "fan.river-2" and self.of_a_river(tile)  # by its own rule
            self.match = self.match.add(Entry((Discard(player, tile),), insist=aside))
        self.same("part", self.match.state.turn.part, turn["part"])
        played = len(self.match.played)
        first = tuple(ransom(self, turn, one) for one in turn["steps"] if one.get("when") == "tile")
        self.match = self.match.add(Entry(first)) if first else self.match
        self.choices(turn, player)
        self.match = self.match.add(Entry(tuple(self.moves(turn, player)), insist=engines_own(self, turn)))
        castle(self, turn["steps"])
        for number, step in enumerate(turn["steps"]):
            self.later(turn, step, turn["steps"][number + 1 : number + 2])
        tent(self, turn["events"])
        bazaar(self, turn)
        events = [event for one in self.match.played[played:] for event in one.events]
        lines = [line for one in self.match.played[played:] for line in one.lines]
        self.same("completed", completions(events), completed(self, turn))
        self.same("lines", paid(lines), self.scored(turn["events"]))
        home = Counter(
            (e.values["player"], e.values["kind"], *e.tiles[0])
            for e in events
            if e.what in ("return", "wagon")
        )
        self.same("home", home, returned(self, turn["events"]))
        self.same("points", list(self.match.scores.values()), turn["scores"])
        self.same("supply", self.supply(), [in_order(one) for one in turn["supply"]])
        if turn["turn"] % 8 == 0:
            self.same("findings", self.faults(), [])

    def later(self, turn: Mapping[str, Any], step: Mapping[str, Any], then: list[Any]) -> None:
        """Compare and play a step after the end of the turn; `then`: the next one, if there is one."""
        if step["type"] in ("cocfollower", "corncircle"):
            tent(self, turn["events"])
        city_steps(self, [step, *then], 1)
        steps = {"wagon": wagon, "corncircle": circle, "escape": escape}
        if step["type"] in steps:
            steps[step["type"]](self, step)

    def faults(self) -> list[Any]:
        """Errors and warnings about the table, but for copies of several boxes."""
        found = [f for f in CARCASSONNE.inspect(self.match.state) if f.severity != "info"]
        several = self.config in MORE_COPIES
        return [f for f in found if not (several and f.reason.key == "copies")]

    def placements(self, tile: str, player: str) -> tuple[LegalPlacement, ...]:
        return CARCASSONNE.placing.placements(self.match.state, tile, player)

    def of_a_river(self, tile: str) -> bool:
        """Whether a tile has a river, which the second engine places by its own rule."""
        return "river" in self.match.state.library.tiles[tile].kinds

    def choices(self, turn: Mapping[str, Any], player: str) -> None:
        """Compare every legal placement, and every legal deployment after the recorded one."""
        placements = self.placements(turn["tile"], player)
        x, y, r = turn["place"]
        lane = lane_of(turn)
        here = next((p for p in placements if p[:3] == (x, y, 90 * r) and p.bridge == lane), None)
        if "legal" in turn and not (self.config == "fan.river-2" and self.of_a_river(turn["tile"])):
            legal = sorted([p.x, p.y, p.rotation // 90] for p in placements if p.bridge is None)
            with_bridge(self, turn, placements)
            self.same("placements", legal, sorted(turn["legal"]))
            drawn = not turn.get("from_bazaar")
            self.same("left", self.match.state.bag.pile, turn["left"] + drawn)
        if here is None:
            return
        state, action = self.match.state, next(s for s in turn["steps"] if s["type"] == "action")
        tile = state.library.lying[turn["tile"], 90 * r]
        mine = Counter((d.kind, *(d.point or on_tile(tile, d.feature_kind, d.at))) for d in here.deployments)
        flying = Counter(o["figure"] for o in action["options"] if o["kind"] == "flier")
        options = [o for o in action["options"] if o["kind"] != "flier"]
        here_only = [o for o in options if (o["x"], o["y"]) == (x, y) or o["figure"] == "barn"]
        flights(self, turn, flying, player)
        if not any(step.get("when") == "action" for step in turn["steps"]):  # else with one figure more
            theirs = [o for o in here_only if not pig_with_a_barn(self, turn, player, o)]
            self.same("deployments", mine, Counter(option(o, tile) for o in theirs))
        elsewhere(self, turn, action, player)
        if any(
            is_tunnel(step) or is_ferry(step) or is_bridge(step) or is_castle(step) for step in turn["steps"]
        ):
            return  # what the turn brings after the tile may complete a road
        self.same(
            "completes",
            Counter((kind, tiles) for kind, tiles, _ in here.completes),
            Counter((c["kind"], len(c["tiles"])) for c in turn["completed"]),
        )

    # ---- names in the record ----

    # ---- the end ----

    def final(self, final: Mapping[str, Any]) -> None:
        """Compare the finished board and the final scoring: the preview of it, and the move."""
        state = self.match.state
        self.same("findings", self.faults(), [])
        marched = any(step.get("choice") for step in final.get("steps") or ())
        if not marched:  # else the record has the figures where they are then
            self.same("board", self.board(state), finished(self))
        shown = next((int(e["token"][-1]) for e in final["events"] if e["type"] == "token"), None)
        tokens = (one._replace(value=shown) if one.kind == "animal" else one for one in state.tokens)
        sheet = CARCASSONNE.scoring.tally(state.but(tokens=tuple(tokens)), final=True)
        if not marched:
            self.same("final", [sheet.totals[name].total for name in self.names], final["scores"])
        self.match = self.match.add(Entry((EndGame(),)))
        city_steps(self, final.get("steps") or ())
        tent(self, final["events"])
        self.same("lines", paid(self.match.played[-1].lines), self.scored(final["events"]))
        self.same("points", list(self.match.scores.values()), final["scores"])
