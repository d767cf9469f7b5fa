"""The saved test games of another engine (../shared/traces/engine-tests.jsonl), replayed under their recorded
elements and rules.

All of them are played.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from referee.match import PlayedMatch
from referee.tiles.model.position import Laid, PlayerSeat, TilePosition
from tests.games.recorded import Replay
from tests.games.recorded_scores import finished
from tests.games.recorded_sets import CARCASSONNE, TRACES

FILE = TRACES / "engine-tests.jsonl"
MORE = TRACES / "more" / "engine-tests-more.jsonl"
MORE_PLAYED = ("siege", "count")  # folders of these that are covered
PLAYED = 53
ELEMENTS = {  # of the engine, and the corresponding options
    "abbot": "base.abbot",
    "abbey": "ext.abbey",
    "barn": "ext.barn",
    "bazaar": "ext.bazaar",
    "big-follower": "ext.large_meeple",
    "bridge": "ext.bridge",
    "builder": "ext.builder",
    "castle": "ext.castle",
    "cathedral": "ext.cathedral",
    "count": "ext.count",
    "dragon": "ext.dragon",
    "fairy": "ext.fairy",
    "gold": "ext.gold",
    "inn": "ext.inns",
    "mayor": "ext.mayor",
    "monastery": "ext.special_monastery",
    "pig": "ext.pig",
    "portal": "ext.portal",
    "princess": "ext.princess",
    "shrine": "ext.shrine",
    "siege": "ext.siege",
    "traders": "ext.goods",
    "wagon": "ext.wagon",
}
SHEEP = {"shepherd", "hill", "vineyard"}  # elements that belong to the expansion Hills & Sheep
NO_RULES = {
    "escape",
    "farmers",
    "small-follower",
    "garden",
    "pig-herd",
}  # in every game, or only a mark on tiles
RULES = {  # values that map to other options; all other rules do not matter in these games
    ("tiny-city-scoring", "2"): {"base.two_tile_city": "small"},
    ("keep-monasteries", "keep"): {"gm.base_monasteries": "keep"},
    ("hill-tiebreaker", "number-of-followers"): {"hs.hill_tiebreak": "count"},
    ("dragon-move", "after-scoring"): {"pd.dragon_move": "after_scoring"},
    ("wagon-move", "C1"): {"ab.wagon_move": "linked"},
    ("barn-placement", "occupied"): {"ab.barn_shared": "on"},
}
SHRINES = {"shrine": "monastery"}
LYING = "-lying"
POINTS = re.compile(r"(\w+) has (\d+) points")


@cache
def records() -> dict[str, Any]:
    """The test games by their names."""
    if not FILE.exists():
        return {}
    found = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    more = map(json.loads, MORE.read_text(encoding="utf-8").splitlines() if MORE.exists() else ())
    found += [record for record in more if record["test"].split("/")[0] in MORE_PLAYED]
    return {record["test"]: record for record in found}


def options(record: Mapping[str, Any]) -> dict[str, Any]:
    """The elements and rules of a record as options."""
    found: dict[str, Any] = {"edition": "C2" if "basic:2" in record["sets"] else "C1", "preset": "engine"}
    elements = set(record["elements"])
    found["expansions"] = ["hills-and-sheep"] if SHEEP & elements else []
    if found["expansions"]:
        found["hs.closure_choice"] = "owner_first"
        found.update({f"ext.{name}": "off" for name in SHEEP - elements})
    found.update({ELEMENTS[name]: "on" for name in elements - SHEEP - NO_RULES})
    if "bridge" in elements:
        found["bc.bridge_place"] = "engine"
    for rule, values in RULES.items():
        found.update(values if rule in record["rules"].items() else {})
    return found


class EngineTest(Replay):
    """One test game.

    It may stop in the middle, and its tiles are drawn in a forced order. A follower placed lying as an abbot
    is not among the figures of its finished board.
    """

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.record, self.config = record, record["test"]
        self.names = [f"p{number}" for number in range(record["players"])]
        self.differences, self.compared = [], Counter()
        self.where, self.resume, self.unrecorded = "", 0, {"left"}
        seats = tuple(PlayerSeat(name) for name in self.names)
        start = tuple(Laid(t["x"], t["y"], t["tile"], 90 * t["r"]) for t in record["start"])
        sets = [name.split(":")[0].split("/")[0].replace("basic", "base") for name in record["sets"]]
        catalogs = dict.fromkeys(
            ("base", *sets, *(["abbey-and-mayor"] if "abbey" in record["elements"] else []))
        )
        position = TilePosition("carcassonne", seats, start, self.settings(record), tuple(catalogs))
        self.match = self.with_figures(PlayedMatch.begin(CARCASSONNE, position))

    def settings(self, record: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a record."""
        return options(record)

    def with_figures(self, match: PlayedMatch) -> PlayedMatch:
        """The match with the recorded number of pigs and shepherds per player: two in some games."""
        book = match.start.book
        more = {
            kind: replace(figure, supply=self.record["elements"].get(kind, figure.supply))
            for kind, figure in book.figures.items()
        }
        return PlayedMatch(match.game, replace(match.start, book=replace(book, figures=more)))

    def run(self) -> EngineTest:
        """Plays and compares the whole game."""
        for turn in self.record["turns"]:
            self.where = f"{self.config} turn {turn['turn']}"
            self.turn(turn)
        self.where = f"{self.config}, the end"
        if self.record["finished"]:
            self.final(self.record["final"])
        else:
            self.same("board", self.board(self.match.state), finished(self))
            self.same("points", list(self.match.scores.values()), self.record["final"]["scores"])
        for name, points in POINTS.findall(" ".join(self.record["assertions"])):
            player = self.names[self.record["names"].index(name)]
            self.same("assertions", self.match.scores[player], int(points))
        return self

    def choices(self, turn: Mapping[str, Any], player: str) -> None:
        """As in any record.

        A lying follower is offered as an abbot, and retrieving an abbot is an offer that is not a deployment.
        """
        super().choices({**turn, "steps": [in_our_terms(step) for step in turn["steps"]]}, player)

    def moves(self, turn: Mapping[str, Any], player: str) -> Iterator[Any]:
        steps = [
            {**step, "choice": ours(step["choice"])} if step["type"] == "action" and step["choice"] else step
            for step in turn["steps"]
        ]
        yield from super().moves({**turn, "steps": steps}, player)

    def turn(self, turn: Mapping[str, Any]) -> None:
        driven = any(step["type"] == "wagon" for step in turn["steps"])
        self.unrecorded = {"left", *(("completes", "completed") if driven else ())}  # the pile is forced, too
        super().turn(turn)
        self.retrievals(turn)

    def retrievals(self, turn: Mapping[str, Any]) -> None:
        """The abbots that could be retrieved after the tile of the turn."""
        state = self.match.played[-1].steps[0].state
        player = self.names[turn["player"]]
        offered = {
            (one["x"], one["y"])
            for step in turn["steps"]
            for other in step.get("others", ())
            for one in other.get("options", ())
            if other["action"] == "ReturnMeeple" and other["source"] == "abbot_return"
        }
        may = {
            (figure.x, figure.y)
            for figure in state.figures
            if figure.kind == "abbot"
            and CARCASSONNE.check(state, CARCASSONNE.moves["retrieve"](player, figure.x, figure.y)).legal
        }
        self.same("retrievals", may, offered)

    def scored(self, events: Iterable[Any]) -> Counter[Any]:
        return super().scored(
            {**event, "kind": SHRINES.get(event["kind"], event["kind"])}
            if event["type"] == "score"
            else event
            for event in events
        )

    def supply(self) -> list[dict[str, int]]:
        lying = {kind for kind, figure in self.match.state.book.figures.items() if figure.of}
        return [{kind: count for kind, count in one.items() if kind not in lying} for one in super().supply()]

    def board(self, state: Any) -> set[Any]:
        return {
            (kind, pieces, complete, tuple(one for one in figures if not one[1].endswith(LYING)))
            for kind, pieces, complete, figures in super().board(state)
        }


def ours(offer: Mapping[str, Any]) -> dict[str, Any]:
    """An offer of the record in our terms: a follower placed as an abbot is lying."""
    return {**offer, "figure": offer["figure"] + LYING} if offer.get("as") == "abbot" else dict(offer)


def in_our_terms(step: Mapping[str, Any]) -> dict[str, Any]:
    """A step with the offers of deployments in our terms."""
    action = step["type"] == "action"
    return {**step, "options": [ours(one) for one in step["options"]]} if action else dict(step)


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    if not records():
        pytest.skip(f"{FILE} is not there: the engine's test games are replayed only beside the shared files")
    return records()


def test_every_test_game_is_played(found: dict[str, Any]) -> None:
    assert len(found) == PLAYED


@pytest.mark.parametrize("name", sorted(records()) or ["none is there"])
def test_engine_test(name: str, found: dict[str, Any]) -> None:
    replayed = EngineTest(found[name]).run()
    assert replayed.differences == []
    assert replayed.compared["placements"] + replayed.compared["abbey"] >= len(found[name]["turns"])


def test_the_comparison_notices_a_difference(found: dict[str, Any]) -> None:
    record = json.loads(json.dumps(found["basic/garden-scoring"]))
    record["turns"][3]["steps"][0]["others"] = []
    record["assertions"][0] = "Alice has 8 points"
    differences = EngineTest(record).run().differences
    assert [one.split(":")[0] for one in differences] == [
        "basic/garden-scoring turn 4",
        "basic/garden-scoring, the end",
    ]
