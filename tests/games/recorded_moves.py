"""The moves of a recorded turn in the notation of the API, and what only the engine allows in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from referee.tiles.model.moves import Deploy, EndTurn, Place
from referee.tiles.model.position import Ref, Standing
from tests.games.recorded_sets import BUILDINGS, CARCASSONNE
from tests.games.recorded_steps import (
    TOKENS,
    captures,
    chosen,
    exchanges,
    is_bridge,
    is_ferry,
    is_piece,
    is_tunnel,
    landing_of,
    lane_of,
    on_tile,
    spot,
    walked,
)

if TYPE_CHECKING:
    from tests.games.recorded import Replay


def phantom_or_building(
    replay: Replay, turn: Mapping[str, Any], player: str, step: Mapping[str, Any]
) -> Iterator[Any]:
    """The phantom or little building of a step."""
    c = chosen(step)
    if "token" in c:
        to = c["to"]
        yield CARCASSONNE.moves["building"](player, BUILDINGS[c["token"]], to["x"], to["y"])
    elif c.get("kind") == "flier":
        distance = next(e["distance"] for e in turn["events"] if e["type"] == "flier")
        to = chosen(landing_of(turn["steps"]) or {})
        goal = (to["x"], to["y"], spot(to)) if to else ()
        yield CARCASSONNE.moves["fly"](player, "phantom", distance, *goal)
    elif c:
        yield CARCASSONNE.moves["phantom"](player, c["x"], c["y"], spot(c))


def barred(replay: Replay, option: Mapping[str, Any]) -> bool:
    """Whether only the engine offers this: a figure on a tile of the City (CO-P1)."""
    cell = option["x"], option["y"]
    tile = replay.match.state.board.cells.get(cell)
    return option["kind"] != "quarter" and tile is not None and tile.id.startswith("count/")


def with_tile(replay: Replay, turn: Mapping[str, Any], player: str) -> Any:
    """The table after the placement of a turn."""
    x, y, r = turn["place"]
    place = Place(player, turn["tile"], x, y, 90 * r, lane_of(turn))
    return CARCASSONNE.play(replay.match.state, place).state


def engines_own(replay: Replay, turn: Mapping[str, Any]) -> bool:
    """Whether the engine allows something in this turn that the rules forbid (docs/differences.md)."""
    if replay.config != "everything":
        return False
    choices = [chosen(step) for step in turn["steps"] if step["type"] in ("action", "phantom")]
    placed = [one for one in choices if "figure" in one and "message" not in one]
    stays = [e for e in turn["events"] if e.get("figure") == "fairy.1" and e.get("from") == e["to"]]
    flies = any(s["type"] == "phantom" and chosen(s).get("kind") == "flier" for s in turn["steps"])
    return any(barred(replay, one) or one["figure"] == "pig" for one in placed) or bool(stays) or flies


def pig_with_a_barn(replay: Replay, turn: Mapping[str, Any], player: str, option: Mapping[str, Any]) -> bool:
    """Whether the engine offers to put a pig into the field of a barn (AB-B4)."""
    if option["figure"] != "pig" or replay.config != "everything":
        return False
    (x, y, _), table = turn["place"], with_tile(replay, turn, player)
    field = table.board.cells[x, y].names.find("field", tuple(option["sides"]))[0]
    return any(one.kind == "barn" for one in table.standing_on(table.board.region((x, y, field))))


def ransom(replay: Replay, turn: Mapping[str, Any], step: Mapping[str, Any]) -> Any:
    """The ransom of a step; who is paid stands in its event."""
    figure = step["prisoner"]["figure"]
    paid = next(e for e in turn["events"] if e["type"] == "ransom" and e["figure"] == figure)
    return CARCASSONNE.moves["ransom"](replay.names[step["player"]], replay.names[paid["jailer"]], figure)


def piece(replay: Replay, turn: Mapping[str, Any], player: str, choice: Mapping[str, Any]) -> Any:
    """The tower piece of a turn, with the follower it takes, or a tunnel token."""
    to = choice["to"]
    if choice["token"] == "bridge":
        return CARCASSONNE.moves["bridge"](player, to["x"], to["y"], tuple(to["sides"]))
    if choice["token"] == "ferry":
        return CARCASSONNE.moves["ferry"](player, to["x"], to["y"], tuple(to["sides"]))
    if choice["token"] != "tower-piece":
        return CARCASSONNE.moves["tunnel"](player, choice["token"][-1], to["x"], to["y"], *to["sides"])
    taken = next((s["choice"]["to"] for s in turn["steps"] if captures(s)), None)
    named = None
    if taken:
        whose = replay.names[taken["player"]]
        named = Standing(whose, taken["figure"], taken["x"], taken["y"], spot(taken))
    return CARCASSONNE.moves["tower"](player, to["x"], to["y"], named)


def moves(replay: Replay, turn: Mapping[str, Any], player: str) -> Iterator[Any]:
    """The recorded moves in the notation of the API."""
    x, y, r = turn["place"]
    moves = CARCASSONNE.moves
    drawn = [e["token"] for e in turn["events"] if e["type"] == "token"]
    tokens = [token for token in drawn if token.startswith(("sheep", "wolf"))]
    yield Place(player, turn["tile"], x, y, 90 * r, lane_of(turn))
    yield from at_once(replay, turn, player)
    walk = [(c["x"], c["y"]) for c in walked(turn)]
    after = replay.match.state.options.get("pd.dragon_move") == "after_scoring"
    landing = landing_of(turn["steps"])
    for step in (one for one in turn["steps"] if one is not landing):
        if step["type"] == "ransom" and step["when"] == "action":
            yield ransom(replay, turn, step)
        elif is_piece(step) or is_tunnel(step) or is_ferry(step) or is_bridge(step):
            yield piece(replay, turn, player, step["choice"])
        elif step["type"] == "phantom" or chosen(step).get("token") in BUILDINGS:
            yield from phantom_or_building(replay, turn, player, step)
        elif chosen(step).get("kind") == "flier":
            yield flight(replay, turn, player)
        elif "message" in chosen(step) and (step["type"] == "action" or exchanges(step)):
            yield neutral(replay, player, step["choice"])
        elif step["type"] == "action" and step.get("choice"):
            c = step["choice"]
            point = (c["x"], c["y"]) if c["figure"] == "barn" else None
            kind = TOKENS.get(c["kind"], c["kind"])
            yield Deploy(player, c["figure"], c["x"], c["y"], Ref(kind, tuple(c["sides"])), point)
            if c["figure"] == "shepherd":
                yield moves["draw_token"](player, tokens.pop(0))
        elif step["type"] == "flock":
            yield flock(replay, step, player, tokens)
    walks = bool(walk) or blocked(replay, turn, player)
    if walks and not after:
        yield moves["dragon"](player, tuple(walk))
    yield EndTurn(player)
    if walks and after:
        seat = replay.names[(replay.names.index(player) + 1) % len(replay.names)]
        yield moves["dragon"](seat, tuple(walk))


def flock(replay: Replay, step: Mapping[str, Any], player: str, tokens: list[str]) -> Any:
    """A flock that is scored, or expanded by the next token."""
    s, token = step["shepherd"], {"token": tokens.pop(0)} if step["choice"] == "expand" else {}
    field = Ref("field", tuple(s["sides"]))
    return CARCASSONNE.moves["flock"](player, s["x"], s["y"], field, step["choice"], **token)


def flight(replay: Replay, turn: Mapping[str, Any], player: str) -> Any:
    """The flight of a turn: what the die showed, and where the figure landed."""
    first = next(one for one in map(chosen, turn["steps"]) if one.get("kind") == "flier")
    distance = next(e["distance"] for e in turn["events"] if e["type"] == "flier")
    fly, land = CARCASSONNE.moves["fly"], chosen(landing_of(turn["steps"]) or {})
    if not land:
        return fly(player, first["figure"], distance)
    where = Ref(land["kind"], tuple(land["sides"]))
    return fly(player, first["figure"], distance, land["x"], land["y"], where)


def at_once(replay: Replay, turn: Mapping[str, Any], player: str) -> Iterator[Any]:
    """What a tile brings before a figure."""
    yield from gold(replay, turn, player)
    yield from mage(replay, turn, player)


def gold(replay: Replay, turn: Mapping[str, Any], player: str) -> Iterator[Any]:
    """The second piece of a gold mine, which the engine puts down by itself if there is one tile only."""
    for step in turn["steps"]:
        if step["type"] == "goldpiece":
            after = with_tile(replay, turn, player)
            cells = {(o["x"], o["y"]) for other in step["others"] for o in other["options"]}
            replay.same("gold", {(one.x, one.y) for one in CARCASSONNE.offers(after)}, cells)
    put = [e for e in turn["events"] if e["type"] == "token" and e["token"] == "gold"][1:]
    yield from (CARCASSONNE.moves["gold"](player, one["x"], one["y"]) for one in put)


def mage(replay: Replay, turn: Mapping[str, Any], player: str) -> Iterator[Any]:
    """Mage or witch moved after the placement."""
    for step in turn["steps"]:
        if step["type"] != "mageandwitch":
            continue
        after = with_tile(replay, turn, player)
        cells = after.board.cells
        mine = Counter(
            (
                type(one).__name__.lower(),
                one.x,
                one.y,
                *on_tile(cells[one.x, one.y], one.feature.kind, one.feature.at),
            )
            for one in CARCASSONNE.offers(after)
        )
        theirs = Counter(
            (
                other["figure"].removesuffix(".1"),
                o["x"],
                o["y"],
                *on_tile(cells[o["x"], o["y"]], o["kind"], tuple(o["sides"])),
            )
            for other in step["others"]
            for o in other["options"]
        )
        replay.same("mage", mine, theirs)
        name, to = step["choice"]["figure"].removesuffix(".1"), step["choice"]["to"]
        yield CARCASSONNE.moves[name](player, to["x"], to["y"], Ref(to["kind"], tuple(to["sides"])))


def blocked(replay: Replay, turn: Mapping[str, Any], player: str) -> bool:
    """Whether the tile brings a walk in which the dragon can go nowhere; the record has no step then."""
    state = replay.match.state
    tile = state.library.lying[turn["tile"], 0]
    return "dragon" in tile.marks and any(token.kind == "dragon" for token in state.tokens)


def neutral(replay: Replay, player: str, choice: Mapping[str, Any]) -> Any:
    """The fairy moved, or a knight sent home by a princess."""
    if choice["message"] == "EXCHANGE_FOLLOWER":
        return CARCASSONNE.moves["exchange"](player, Standing(player, choice["figure"]))
    to = choice["to"]
    if choice["message"] == "SCORE_ACROBATS":
        return CARCASSONNE.moves["pyramid"](player, to["x"], to["y"])
    named = None
    if "figure" in to:
        whose = replay.names[to["player"]]
        named = Standing(whose, to["figure"], to["x"], to["y"], spot(to))
    if choice.get("source", "").startswith("abbot"):
        return CARCASSONNE.moves["retrieve"](player, to["x"], to["y"])
    if choice["message"] == "RETURN_MEEPLE":
        return CARCASSONNE.moves["take"](player, choice["source"], named)
    return CARCASSONNE.moves["fairy"](player, to["x"], to["y"], named)
