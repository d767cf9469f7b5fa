"""The steps of a recorded game after the end of a turn, compared and played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from referee.match import Entry
from referee.tiles.model.moves import Deploy
from referee.tiles.model.position import FeatureAt, Ref
from tests.games.recorded_moves import barred, neutral
from tests.games.recorded_sets import CARCASSONNE
from tests.games.recorded_steps import (
    chosen,
    on_tile,
    spot,
)

if TYPE_CHECKING:
    from tests.games.recorded import Replay


def wagon(replay: Replay, step: Mapping[str, Any]) -> None:
    """A wagon whose feature was scored: compare where it may drive, and drive it."""
    offers = [one for one in CARCASSONNE.offers(replay.match.state) if hasattr(one, "from_")]
    mine = {(one.x, one.y, one.feature.kind, one.feature.at) for one in offers}
    options = [o for o in step["options"] if not barred(replay, o)]
    theirs = {(o["x"], o["y"], o["kind"], tuple(o["sides"])) for o in options}
    replay.same("wagon", mine, theirs)
    player, c = replay.names[step["player"]], step["choice"]
    if not (options or c):
        return
    replay.same("to_move", replay.match.to_move, player)
    if c is None:
        replay.match = replay.match.add(Entry((CARCASSONNE.moves["pass"](player, "wagon"),)))
        return
    goal = Ref(c["kind"], tuple(c["sides"]))
    origin = step.get("origin")  # not recorded in the engine's test games
    left = FeatureAt(origin["x"], origin["y"], spot(origin)) if origin else offers[0].from_
    move = CARCASSONNE.moves["wagon"](player, left, c["x"], c["y"], goal)
    replay.match = replay.match.add(Entry((move,), insist=barred(replay, c)))


def circle(replay: Replay, step: Mapping[str, Any]) -> None:
    """Compare what a player may do after a crop circle, and do it."""
    player, choice = replay.names[step["player"]], step["choice"]
    if "value" in (choice or ()) and not replay.match.state.turn.due:
        return  # the engine asks even if no player has a follower there
    replay.same("to_move", replay.match.to_move, player)
    offers = CARCASSONNE.offers(replay.match.state)
    replay.same("may_pass", any(type(one).__name__ == "Pass" for one in offers), step["can_pass"])
    cells = replay.match.state.board.cells
    mine = {
        (one.kind, one.x, one.y, *on_tile(cells[one.x, one.y], one.feature.kind, one.feature.at))
        for one in offers
        if isinstance(one, Deploy)
    }
    theirs = {
        (o["figure"], o["x"], o["y"], *on_tile(cells[o["x"], o["y"]], o["kind"], tuple(o["sides"])))
        for o in step["options"]
    }
    replay.same("circle", mine, theirs)
    taken = {(o.figure.kind, o.figure.x, o.figure.y) for o in offers if type(o).__name__ == "Take"}
    named = (o for other in step["others"] for o in other.get("options", ())) if "others" in step else ()
    replay.same("circle", taken, {(o["figure"], o["x"], o["y"]) for o in named})
    move = CARCASSONNE.moves["pass"](player, "corn_circle")
    if choice and choice.get("message") == "CIRCLE_REMOVE_OR_DEPLOY":
        words = {"deploy": "add", "remove": "remove"}
        move = CARCASSONNE.moves["corn_circle"](player, words[choice["value"]])
    elif choice and "message" in choice:
        move = neutral(replay, player, choice)
    elif choice:
        feature = Ref(choice["kind"], tuple(choice["sides"]))
        move = Deploy(player, choice["figure"], choice["x"], choice["y"], feature)
    replay.match = replay.match.add(Entry((move,)))


def tent(replay: Replay, events: Iterable[Any]) -> None:
    """The animal token that is turned up under the big top, if the game asks for it."""
    if replay.match.state.turn.due_step in ("big_top", "big_top_end"):
        shown = next(e["token"] for e in events if e.get("token", "").startswith("bigtop-"))
        tent = CARCASSONNE.moves["tent"](str(replay.match.to_move), int(shown[-1]))
        replay.match = replay.match.add(Entry((tent,)))


def castle(replay: Replay, steps: Iterable[Any]) -> None:
    """Compare who may build a castle before the scoring, and build it or not."""
    for step in (step for step in steps if step["type"] == "castle"):
        player = replay.names[step["player"]]
        replay.same("to_move", replay.match.to_move, player)
        offers = [o for o in CARCASSONNE.offers(replay.match.state) if type(o).__name__ == "Castle"]
        theirs = {(o["x"], o["y"]) for other in step["others"] for o in other["options"]}
        replay.same("castles", len(offers), len(theirs))
        to = chosen(step).get("to")
        move = CARCASSONNE.moves["pass"](player, "castle")
        if to:
            move = next(o for o in offers if (to["x"], to["y"]) in o.tiles)
        replay.match = replay.match.add(Entry((move,)))


def escape(replay: Replay, step: Mapping[str, Any]) -> None:
    """Compare which knights may leave a besieged city after the turn, and let one."""
    offers = [one for one in CARCASSONNE.offers(replay.match.state) if type(one).__name__ == "Take"]
    mine = {(one.figure.kind, one.figure.x, one.figure.y) for one in offers}
    theirs = {(o["figure"], o["x"], o["y"]) for other in step["others"] for o in other["options"]}
    replay.same("escape", mine, theirs)
    player, choice = replay.names[step["player"]], chosen(step)
    move = CARCASSONNE.moves["pass"](player, "escape")
    if choice:
        move = neutral(replay, player, {**choice, "source": "escape"})
    replay.match = replay.match.add(Entry((move,)))
