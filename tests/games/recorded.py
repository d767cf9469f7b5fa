"""Replays a recorded game (../shared/traces/FORMAT.md) through the referee and compares everything with
it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from referee.game import Placement, Step
from referee.games import game
from referee.tiles.moves import Deploy, Discard, EndGame, EndTurn, Place
from referee.tiles.position import Laid, PlayerSeat, Position, Ref, Turn


class Replay:
    """One game. `options`, `catalogs`: what was played with."""

    def __init__(
        self, record: Mapping[str, Any], options: Mapping[str, Any], catalogs: tuple[Any, ...]
    ) -> None:
        self.record, self.game = record, game("carcassonne")
        self.names = [f"p{number}" for number in range(record["players"])]
        start = tuple(Laid(t["x"], t["y"], t["tile"], 90 * t["r"]) for t in record["start"])
        self.position = Position(
            "carcassonne",
            tuple(PlayerSeat(name, points=0) for name in self.names),
            start,
            options,
            catalogs,
            turn=Turn("p0", "place", ()),
        )
        self.state: Any = self.game.load(self.position)

    def check(self) -> None:
        """Asserts that every list, every completion, every score and the end are as recorded."""
        for turn in self.record["turns"]:
            self.turn(turn)
        self.final(self.record["final"])

    def turn(self, turn: Mapping[str, Any]) -> None:
        where, player = f"game {self.record['game']} turn {turn['turn']}", self.names[turn["player"]]
        assert self.state.turn.player == player, where
        for tile in turn.get("discarded", ()):
            self.play(Discard(player, tile))
        assert self.game.left(self.state, turn["tile"]), where
        placements = self.game.placements(self.state, turn["tile"], player)
        assert sorted([p.x, p.y, p.rotation // 90] for p in placements) == sorted(turn["legal"]), where
        x, y, r = turn["place"]
        here = next(p for p in placements if p[:3] == (x, y, 90 * r))
        action = next(step for step in turn["steps"] if step["type"] == "action")
        assert deployments(here) == Counter(named(option) for option in action["options"]), where
        assert Counter((kind, tiles) for kind, tiles, _ in here.completes) == Counter(
            (c["kind"], len(c["tiles"])) for c in turn["completed"]
        ), where
        self.play(Place(player, turn["tile"], x, y, 90 * r))
        if action["choice"]:
            chosen = action["choice"]
            ref = Ref(chosen["kind"], tuple(chosen["sides"]))
            self.play(Deploy(player, chosen["figure"], chosen["x"], chosen["y"], ref))
        step = self.play(EndTurn(player))
        assert completions(step) == self.completed(turn), where
        assert lines(step) == self.scored(turn["events"]), where
        home = Counter((e.values["player"], *e.tiles[0]) for e in step.events if e.what == "return")
        assert home == Counter(
            (self.names[e["player"]], e["x"], e["y"]) for e in turn["events"] if e["type"] == "return"
        ), where
        assert [self.state.points[name] for name in self.names] == turn["scores"], where
        supply = [{"meeple": self.state.supply(name, "meeple")} for name in self.names]
        assert supply == [{"meeple": s.get("meeple", 0)} for s in turn["supply"]], where

    def final(self, final: Mapping[str, Any]) -> None:
        where = f"game {self.record['game']}, final scoring"
        findings = [f for f in self.game.inspect(self.state) if f.severity != "info"]
        assert not findings, (where, findings)
        sheet = self.game.tally(self.state, True)
        assert [sheet.totals[name].total for name in self.names] == final["scores"], where
        step = self.play(EndGame())
        assert lines(step) == self.scored(final["events"]), where
        assert [self.state.points[name] for name in self.names] == final["scores"], where

    def play(self, move: Any) -> Step:
        step = self.game.play(self.state, move)
        self.state = step.state
        return step

    def completed(self, turn: Mapping[str, Any]) -> Counter[Any]:
        return Counter(
            (c["kind"], frozenset(map(tuple, c["tiles"])), frozenset(self.names[o] for o in c["owners"]))
            for c in turn["completed"]
        )

    def scored(self, events: list[Any]) -> Counter[Any]:
        return Counter(
            (self.names[to["player"]], event["kind"], to["points"], frozenset(map(tuple, event["tiles"])))
            for event in events
            if event["type"] == "score"
            for to in event["to"]
            if to["points"]
        )


def deployments(place: Placement) -> Counter[Any]:
    """What may be deployed, in the words of the record."""
    return Counter((d.kind, d.feature_kind, frozenset(d.sides)) for d in place.deployments)


def named(option: Mapping[str, Any]) -> tuple[Any, ...]:
    """A deployment of the record."""
    return option["figure"], option["kind"], frozenset(option["sides"])


def completions(step: Step) -> Counter[Any]:
    """What a turn completed, and who owned it."""
    return Counter(
        (e.values["kind"], frozenset(e.tiles), frozenset(e.values["owners"]))
        for e in step.events
        if e.what == "complete"
    )


def lines(step: Step) -> Counter[Any]:
    """The lines that pay something."""
    return Counter(
        (line.player, line.feature_kind, line.points, frozenset(line.tiles))
        for line in step.lines
        if line.points
    )
