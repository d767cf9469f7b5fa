"""What the steps of a recorded turn mean, and its records in a form that can be compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from referee.game import Event, Lane, ScoreLine
from referee.games.carcassonne.catalogs import TILES
from referee.games.carcassonne.expansions import tunnel
from referee.tiles.model.position import Ref

TOKENS = {  # kinds of lines under other names
    "shrine": "monastery",
    "wind-rose": "wind_rose",
    "robber": "robber_baron",
    "king+robber": "king",
    "bigtop": "big_top",
    "acrobats": "pyramid",
}


ABBOTS = "special-monastery"  # lines of abbots on German monasteries, as recorded
ANYWHERE = ("tower", "pyramid")  # kinds of feature for which no portal is needed


ON_PLACES = ("city", "road", "monastery", "field")  # kinds whose tiles are comparable


def tokens_left(state: Any, player: str, of: str) -> int:
    """How many tunnel tokens of a set a player still has."""
    return tunnel.left(state, player, of) if "tunnel" in state.book.actions else 0


def chosen(step: Mapping[str, Any]) -> Mapping[str, Any]:
    """What was chosen in a step, if it is more than a word."""
    choice = step.get("choice")
    return choice if isinstance(choice, Mapping) else {}


def spot(to: Mapping[str, Any]) -> Ref:
    """The feature of a recorded figure; of a quarter, its name."""
    kind = "pyramid" if to["kind"] == "acrobats" else to["kind"]
    return Ref(kind, (to["name"],) if kind == "quarter" else tuple(to["sides"]))


def landing_of(steps: list[Any]) -> Any:
    """The step in which a figure that flew lands, if it does."""
    at = next((n for n, step in enumerate(steps) if chosen(step).get("kind") == "flier"), None)
    after = [] if at is None else steps[at + 1 : at + 2]
    return next((step for step in after if step["type"] == steps[at]["type"] and not step["can_pass"]), None)


def is_piece(step: Mapping[str, Any]) -> bool:
    """Whether a tower piece is put in a step."""
    return chosen(step).get("token") == "tower-piece"


def is_ferry(step: Mapping[str, Any]) -> bool:
    """Whether a ferry is put out or turned in a step."""
    return chosen(step).get("token") == "ferry"


def is_bridge(step: Mapping[str, Any]) -> bool:
    """Whether a bridge is laid in a step."""
    return chosen(step).get("token") == "bridge"


def completes_otherwise(step: Mapping[str, Any]) -> bool:
    """Whether a step changes what the tile completes."""
    return is_tunnel(step) or is_ferry(step) or is_bridge(step) or is_castle(step)


def is_castle(step: Mapping[str, Any]) -> bool:
    """Whether a castle is built in a step."""
    return chosen(step).get("token") == "castle"


def laid(bridge: Mapping[str, Any]) -> Lane:
    """Where a recorded bridge lies."""
    return Lane(bridge["x"], bridge["y"], tuple(bridge["sides"]))


def lane_of(turn: Mapping[str, Any]) -> Lane | None:
    """Where a bridge was laid with the placement of a turn."""
    return laid(turn["bridge"]) if turn.get("bridge") else None


def as_recorded(state: Any) -> Callable[[Any], Any]:
    """How a piece of our board is recorded: a bridge has no number, a road ended by tunnels only one."""

    def recorded(piece: Any) -> Any:
        x, y, index = piece
        tile = state.board.cells[x, y]
        printed = TILES.get(tile.id)
        if printed is None or len(printed.features) == len(tile.features):
            return piece
        found = printed.turned(tile.quarter).names.find(tile.kinds[index], tile.names.at(index))
        return (x, y, found[0] if found else None)

    return recorded


def is_tunnel(step: Mapping[str, Any]) -> bool:
    """Whether a tunnel token is put in a step."""
    return str(chosen(step).get("token")).startswith("tunnel-")


def captures(step: Mapping[str, Any]) -> bool:
    """Whether a follower is taken prisoner in a step."""
    return chosen(step).get("message") == "CAPTURE_FOLLOWER"


def exchanges(step: Mapping[str, Any]) -> bool:
    """Whether it is chosen in a step which prisoner comes back."""
    return chosen(step).get("message") == "EXCHANGE_FOLLOWER"


def in_order(supply: Mapping[str, Any]) -> dict[str, Any]:
    """A recorded supply with its prisoners in order."""
    return {**supply, "prisoners": sorted(supply["prisoners"])} if "prisoners" in supply else dict(supply)


def walked(turn: Mapping[str, Any]) -> list[Any]:
    """The cells that the dragon entered in this turn."""
    return [step["choice"]["to"] for step in turn["steps"] if step["type"] == "dragonmove"]


def option(of: Mapping[str, Any], tile: Any) -> tuple[Any, ...]:
    """A recorded deployment: the figure and the number of its feature, or its point."""
    if of["figure"] == "barn":
        return (of["figure"], of["x"], of["y"])
    return (of["figure"], *on_tile(tile, TOKENS.get(of["kind"], of["kind"]), tuple(of["sides"])))


def on_tile(tile: Any, kind: str, at: tuple[str, ...]) -> tuple[Any, ...]:
    """The number of a feature as recorded: a pyramid has none."""
    found = tuple(tile.names.find(kind, at))
    return ("acrobats",) if kind == "pyramid" else found or (kind,)  # a bridge has no number


def completions(events: Iterable[Event]) -> Counter[Any]:
    """What a turn completed, and its owners."""
    return Counter(
        (e.values["kind"], frozenset(e.tiles), frozenset(e.values["owners"]))
        for e in events
        if e.what == "complete"
    )


def paid(lines: Iterable[ScoreLine]) -> Counter[Any]:
    """Player, kind, points and tiles of every score line with points."""
    kinds = [(line, ABBOTS if line.rule == "GM-M3" else line.feature_kind) for line in lines if line.points]
    return Counter((line.player, kind, line.points, places(kind, line.tiles)) for line, kind in kinds)


def places(kind: str, tiles: Iterable[Any] | None) -> frozenset[Any]:
    """The cells of a score line, for the kinds that both list alike."""
    return frozenset(map(tuple, tiles or ())) if kind in ON_PLACES else frozenset()


def short(mine: Any, theirs: Any) -> str:
    """Both sides; of long ones only the differences."""
    if isinstance(mine, Counter | set):
        mine, theirs = (sorted(map(str, mine - theirs)), sorted(map(str, theirs - mine)))
    elif isinstance(mine, list) and len(mine) > 8:
        mine, theirs = [m for m in mine if m not in theirs], [t for t in theirs if t not in mine]
    return f"ours {str(mine)[:600]}, recorded {str(theirs)[:600]}"
