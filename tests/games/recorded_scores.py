"""The points, supplies and finished board of a recorded game, in our words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from tests.games.recorded_bazaar import amounts
from tests.games.recorded_sets import BUILDINGS
from tests.games.recorded_steps import (
    ON_PLACES,
    TOKENS,
    as_recorded,
    places,
    tokens_left,
)

if TYPE_CHECKING:
    from tests.games.recorded import Replay

GOODS = ("wine", "grain", "cloth")
LYING = "meeple-lying"  # an abbot on a German monastery


def completed(replay: Replay, turn: Mapping[str, Any]) -> Counter[Any]:
    return Counter(
        (c["kind"], frozenset(map(tuple, c["tiles"])), frozenset(replay.names[o] for o in c["owners"]))
        for c in turn["completed"]
    )


def scored(replay: Replay, events: Iterable[Any]) -> Counter[Any]:
    events = list(events)
    found = Counter(
        (
            replay.names[to["player"]],
            TOKENS.get(event["kind"], event["kind"]),
            to["points"],
            places(TOKENS.get(event["kind"], event["kind"]), event["tiles"]),
        )
        for event in events
        if event["type"] == "score"
        for to in event["to"]
        if to["points"]
    )
    for event in events:
        if event["type"] == "auction":
            for player, points in amounts(event):
                found[replay.names[player], "auction", points, frozenset()] += 1
        if event["type"] == "ransom":
            for player, points in ((event["player"], -3), (event["jailer"], 3)):
                found[replay.names[player], "ransom", points, frozenset()] += 1
    return found


def returned(replay: Replay, events: Iterable[Any]) -> Counter[Any]:
    return Counter(
        (replay.names[e["player"]], e["figure"], e["x"], e["y"]) for e in events if e["type"] == "return"
    )


def supply(replay: Replay) -> list[dict[str, Any]]:
    """The supply of each player."""
    state = replay.match.state
    return [
        {
            name: count
            for name, count in {
                **{
                    kind: state.supply.left(player, kind)
                    for kind, one in state.book.figures.items()
                    if not one.of
                },
                **{kind: state.holds(player, kind) for kind in GOODS},
                "abbey-tile": state.holds(player, "abbey"),
                "tower-piece": state.holds(player, "tower"),
                "prisoners": sorted(
                    [replay.names.index(owner), kind] for owner, kind in state.supply.prisoners(player)
                ),
                **{name: state.holds(player, kind) for name, kind in BUILDINGS.items()},
                "king": state.holds(player, "king"),
                "robber": state.holds(player, "robber_baron"),
                "gold": state.holds(player, "gold"),
                "bridge": state.holds(player, "bridge"),
                "castle": state.holds(player, "castle"),
                **{f"tunnel-{of}": tokens_left(state, player, of) for of in "abc"},
            }.items()
            if count
        }
        for player in replay.names
    ]


def board(replay: Replay, state: Any) -> set[Any]:
    """The regions of our board: kind, parts, whether complete, figures (no abbots, as recorded)."""
    state = state.but(figures=tuple(one for one in state.figures if one.kind != LYING))
    return {
        (
            region.kind,
            frozenset(map(as_recorded(state), region.pieces)),
            state.done(region) if region.kind != "field" else None,
            tuple(sorted((f.player, f.kind) for f in state.occupants.get(region, ()))),
        )
        for region in state.board.regions.all()
        if region.kind in ON_PLACES
    }


def finished(replay: Replay) -> set[Any]:
    """The connected features of the recorded board."""
    return {
        (
            one["kind"],
            frozenset((x, y, feature) for x, y, feature, _ in one["parts"]),
            one["complete"] if one["kind"] != "field" else None,
            tuple(sorted((replay.names[player], figure) for player, figure in one.get("figures", ()))),
        )
        for one in replay.record["board"]
        if one["kind"] in ON_PLACES
    }
