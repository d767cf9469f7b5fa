"""What may be done in a recorded turn, compared with what the referee offers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from referee.game import Cell, Lane, LegalPlacement
from referee.tiles.model.moves import Deploy, Place
from tests.games.recorded_moves import at_once, barred, engines_own, piece, ransom, with_tile
from tests.games.recorded_sets import BUILDINGS, CARCASSONNE
from tests.games.recorded_steps import ANYWHERE, chosen, is_bridge, is_piece, laid, lane_of, on_tile, spot

if TYPE_CHECKING:
    from tests.games.recorded import Replay


def with_bridge(replay: Replay, turn: Mapping[str, Any], placements: Iterable[LegalPlacement]) -> None:
    """Compare the placements for which a bridge has to be laid."""
    mine = {(p.x, p.y, p.rotation // 90, p.bridge) for p in placements if p.bridge is not None}
    theirs = {(*one[:3], laid(one[3])) for one in turn.get("legal_with_bridge", ())}
    replay.same("placements with a bridge", mine, theirs)


def bridges(replay: Replay, turn: Mapping[str, Any], player: str, table: Any) -> None:
    """Compare where a bridge may be laid after the placement, and who may be put on it then."""
    if "bridge" not in table.book.actions:
        return
    offers = [one for one in CARCASSONNE.offers(table) if type(one).__name__ == "Bridge"]
    first, *then = [step for step in turn["steps"] if step["type"] == "action"]
    others = [other for other in first.get("others", ()) if other["action"] == "Bridge"]
    theirs = {laid(o) for other in others for o in other["options"]}
    replay.same("bridges", {Lane(one.x, one.y, one.edges) for one in offers}, theirs)
    if is_bridge(first):
        after = CARCASSONNE.play(table, piece(replay, turn, player, first["choice"])).state
        deploys = [one for one in CARCASSONNE.offers(after) if isinstance(one, Deploy)]
        mine = Counter((o.kind, o.feature.kind, frozenset(o.feature.at)) for o in deploys)
        options = [o for step in then[:1] for o in step["options"]]
        expected = Counter((o["figure"], spot(o).kind, frozenset(o["sides"])) for o in options)
        replay.same("deployments", mine, expected)


def elsewhere(replay: Replay, turn: Mapping[str, Any], action: Mapping[str, Any], player: str) -> None:
    """Compare what else is offered after the tile: figures on other tiles, fairy, princess."""
    x, y, r = turn["place"]
    table = replay.match.state
    place = Place(player, turn["tile"], x, y, 90 * r, lane_of(turn))
    for move in (place, *at_once(replay, turn, player)):
        table = CARCASSONNE.play(table, move).state
    bridges(replay, turn, player, table)
    for step in turn["steps"]:
        if step.get("when") == "action":
            table = CARCASSONNE.play(table, ransom(replay, turn, step)).state
    phantom(replay, turn, player)
    buildings(replay, action, table)
    tunnels(replay, action, list(CARCASSONNE.offers(table)) if "tunnel" in table.book.actions else [])
    if not {"fairy", "take", "tower", "pyramid"} & set(table.book.actions):
        return
    offers = list(CARCASSONNE.offers(table))

    def feature(at: Cell, kind: str, sides: Iterable[str]) -> Any:
        return kind if kind == "tower" else on_tile(table.board.cells[at], kind, tuple(sides))[0]

    mine = Counter(
        (o.kind, o.x, o.y, feature((o.x, o.y), o.feature.kind, o.feature.at))
        for o in offers
        if isinstance(o, Deploy) and (o.x, o.y) != (x, y) and o.point is None
    )
    far = [
        o
        for o in action["options"]
        if (o["x"], o["y"]) != (x, y) and o["figure"] != "barn" and not barred(replay, o)
    ]
    theirs_far = (
        (o["figure"], o["x"], o["y"], feature((o["x"], o["y"]), o["kind"], o["sides"])) for o in far
    )
    replay.same("elsewhere", mine, Counter(theirs_far))
    towers(replay, turn, action, offers)
    pyramids = {(o.x, o.y) for o in offers if type(o).__name__ == "Pyramid"}
    others = [other for other in action.get("others", ()) if other["action"] == "ScoreAcrobats"]
    replay.same("pyramids", pyramids, {(o["x"], o["y"]) for other in others for o in other["options"]})
    theirs = [(other["action"], o) for other in action.get("others", ()) for o in other["options"]]
    fairies = Counter((o.x, o.y) for o in offers if type(o).__name__ == "Fairy")
    beside = {
        (o["x"], o["y"], o.get("player"), o.get("figure"), o.get("feature"), o.get("name"))
        for name, o in theirs
        if name.startswith("Fairy")
    }  # two that stand together, once
    expected = Counter(one[:2] for one in beside - with_the_fairy(replay))
    replay.same("fairy", fairies, expected)
    taken = Counter((o.figure.x, o.figure.y) for o in offers if type(o).__name__ == "Take")
    replay.same("taken", taken, Counter((o["x"], o["y"]) for name, o in theirs if name == "ReturnMeeple"))


def tunnels(replay: Replay, action: Mapping[str, Any], offers: list[Any]) -> None:
    """Compare the tunnel entrances that may get a token, of each set."""
    mine = {(o.set, o.x, o.y, o.edge) for o in offers if type(o).__name__ == "Tunnel"}
    others = [other for other in action.get("others", ()) if other["action"] == "Tunnel"]
    theirs = {(t["token"][-1], o["x"], o["y"], o["sides"][0]) for t in others for o in t["options"]}
    replay.same("tunnels", mine, theirs)


def towers(replay: Replay, turn: Mapping[str, Any], action: Mapping[str, Any], offers: list[Any]) -> None:
    """Compare where a tower piece may be put, and whom the one that was put may take."""
    mine = [one for one in offers if type(one).__name__ == "Tower"]
    others = [other for other in action.get("others", ()) if other["action"] == "TowerPiece"]
    cells = {(o["x"], o["y"]) for other in others for o in other["options"]}
    replay.same("towers", {(one.x, one.y) for one in mine}, cells)
    put = next((s["choice"]["to"] for s in turn["steps"] if is_piece(s)), None)
    if put is None:
        return
    reached = Counter(
        (one.capture.player, one.capture.kind, one.capture.x, one.capture.y)
        for one in mine
        if (one.x, one.y) == (put["x"], put["y"]) and one.capture
    )
    offered = [other for step in turn["steps"] for other in step.get("others", ())]
    theirs = Counter(
        (replay.names[o["player"]], o["figure"], o["x"], o["y"])
        for other in offered
        if other["action"] == "CaptureFollower"
        for o in other["options"]
    )
    replay.same("captures", reached, theirs)


def buildings(replay: Replay, action: Mapping[str, Any], table: Any) -> None:
    """Compare which little buildings may be put on the tile."""
    if "building" in table.book.actions:
        mine = {one.kind for one in CARCASSONNE.offers(table) if type(one).__name__ == "Building"}
        others = [other for other in action.get("others", ()) if other["action"] == "LittleBuilding"]
        theirs = {BUILDINGS[name] for other in others for name in other["options"]}
        replay.same("buildings", mine, theirs)


def phantom(replay: Replay, turn: Mapping[str, Any], player: str) -> None:
    """Compare where the phantom may follow the figure of the turn."""
    table = replay.match.state
    if "phantom" not in table.book.actions:
        return
    flies = any(s["type"] == "phantom" and chosen(s).get("kind") == "flier" for s in turn["steps"])
    for move in replay.moves(turn, player):
        if flies and type(move).__name__ == "Fly":
            break
        if type(move).__name__ in ("Phantom", "Tunnel", "Ferry", "Dragon", "Flock", "EndTurn"):
            break
        table = CARCASSONNE.play(table, move, insist=engines_own(replay, turn)).state
    offers = [one for one in CARCASSONNE.offers(table) if type(one).__name__ == "Phantom"]
    mine = {(one.x, one.y, one.feature.kind, one.feature.at) for one in offers}
    steps = [step for step in turn["steps"] if step["type"] == "phantom"][:1]
    theirs = {
        (o["x"], o["y"], o["kind"], tuple(o["sides"]))
        for step in steps
        for o in step["options"]
        if o["kind"] != "flier" and not barred(replay, o)
    }
    first = chosen(next(step for step in turn["steps"] if step["type"] == "action"))
    if "message" not in first and (first.get("x"), first.get("y")) != tuple(turn["place"][:2]):
        mine = {one for one in mine if one[:2] == tuple(turn["place"][:2]) or one[2] in ANYWHERE}
    if {kind for _, _, kind, _ in mine} == {"tower"}:
        theirs = theirs or mine  # the engine does not ask then
    replay.same("phantom", mine, theirs)


def with_the_fairy(replay: Replay) -> set[tuple[Any, ...]]:
    """The follower with the fairy, as recorded: the engine also offers another one like it."""
    found = (one.beside for one in replay.match.state.tokens if one.kind == "fairy" and one.beside)
    cells, names = replay.match.state.board.cells, set()
    for player, kind, x, y, segment in found:
        tile = cells[x, y]
        named = tile.names.at(segment)[0] if tile.kinds[segment] == "quarter" else None
        names.add((x, y, replay.names.index(player), kind, None if named else segment, named))
    return names


def flights(replay: Replay, turn: Mapping[str, Any], flying: Counter[str], player: str) -> None:
    """Compare who may fly, and where the one who flew may land."""
    tile = replay.match.state.library.tiles[turn["tile"]]
    if not any(mark.startswith("flying-machine") for mark in tile.marks):
        return
    table = with_tile(replay, turn, player)
    offers = [one for one in CARCASSONNE.offers(table) if type(one).__name__ == "Fly"]
    replay.same("flying", {one.kind for one in offers}, set(flying))
    for event in (e for e in turn["events"] if e["type"] == "flier"):
        steps = [s for s in turn["steps"] if s["type"] == "action"]
        at = next((n for n, s in enumerate(steps) if chosen(s).get("kind") == "flier"), None)
        if at is None:
            return  # the phantom flew, which only the engine allows
        flew, found = steps[at]["choice"]["figure"], steps[at + 1 :]
        cells = table.board.cells
        theirs = Counter(
            (o["figure"], o["x"], o["y"], *on_tile(cells[o["x"], o["y"]], o["kind"], tuple(o["sides"])))
            for step in found
            for o in step["options"]
        )
        mine = Counter(
            (one.kind, one.x, one.y, *on_tile(cells[one.x, one.y], one.feature.kind, one.feature.at))
            for one in offers
            if one.flight == event["distance"] and one.feature is not None and one.kind == flew
        )
        replay.same("landings", mine, theirs)
