"""What a recorded game does in the City of Carcassonne: followers who march out of it or are put into it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from referee.match import Entry
from referee.tiles.model.position import Ref

if TYPE_CHECKING:
    from tests.games.recorded import Replay

MARCHES = ("cocscoring", "cocfinalscoring")
STEP_OF = {"cocscoring": "march", "cocfinalscoring": "march_end"}


def city_steps(replay: Replay, steps: Iterable[Mapping[str, Any]], first: int | None = None) -> None:
    """Compare and play the steps of the City in order; at most so many of the first steps."""
    steps = list(steps)
    for number, step in enumerate(steps[:first]):
        if step["type"] in MARCHES:
            march(replay, step)
        elif step["type"] == "cocfollower":
            follow = steps[number + 1] if number + 1 < len(steps) else {}
            enter(replay, step, follow if follow.get("type") == "coccount" else {})


def march(replay: Replay, step: Mapping[str, Any]) -> None:
    """Followers who may march before a scoring, and the one who does."""
    game, state, player = replay.match.game, replay.match.state, replay.names[step["player"]]
    replay.same("to_move", replay.match.to_move, player)
    offers = [one for one in game.offers(state) if type(one).__name__ == "March"]
    cells = state.board.cells

    def found(figure: str, x: int, y: int, kind: str, sides: Iterable[str]) -> tuple[Any, ...]:
        return (figure, x, y, *cells[x, y].names.find(kind, tuple(sides)))

    mine = {found(one.kind, one.x, one.y, one.feature.kind, one.feature.at) for one in offers}
    theirs = {found(o["figure"], o["x"], o["y"], o["kind"], o["sides"]) for o in step["options"]}
    replay.same("marches", mine, theirs)
    c = step["choice"]
    move = game.moves["pass"](player, STEP_OF[step["type"]])
    if c:
        origin = step["origin"] if isinstance(step["origin"], list) else [step["origin"]]
        quarter = next(
            one.quarter
            for one in offers
            if one.kind == c["figure"] and any(one.quarter == o["name"] for o in origin)
        )
        feature = Ref(c["kind"], tuple(c["sides"]))
        move = game.moves["march"](player, c["figure"], quarter, c["x"], c["y"], feature)
    replay.match = replay.match.add(Entry((move,)))


def enter(replay: Replay, step: Mapping[str, Any], count: Mapping[str, Any]) -> None:
    """A follower who may be put into the City, and the count, who may move then."""
    game, state, player = replay.match.game, replay.match.state, replay.names[step["player"]]
    replay.same("to_move", replay.match.to_move, player)
    offers = [one for one in game.offers(state) if type(one).__name__ == "Count"]
    theirs = {(o["figure"], o["name"]) for o in step["options"]}
    replay.same("quarters", {(one.kind, one.quarter) for one in offers}, theirs)
    c, to = step["choice"], (count.get("choice") or {}).get("to", {}).get("name")
    if count:
        goals = {o["name"] for other in count["others"] for o in other["options"]}
        replay.same("count", {one.to for one in offers} - {None}, goals)
    move = game.moves["pass"](player, "count")
    if c:
        move = game.moves["count"](player, c["figure"], c["name"], to)
    replay.match = replay.match.add(Entry((move,)))
