"""Replays a recorded game (../shared/traces/FORMAT.md) as a match and compares everything with it.

Compared are: legal placements and deployments, completed regions and their owners, score lines, returned
figures, what players hold, points, whose turn it is, the final scoring and the finished board.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from referee.game import Cell, Lane, Placement
from referee.games import game
from referee.match import Entry, Match, Refused
from referee.tiles.model.moves import Deploy, Discard, EndGame, EndTurn, Place
from referee.tiles.model.position import FeatureAt, Laid, PlayerSeat, Position, Ref, Standing
from tests.games.recorded_bazaar import amounts, bazaar
from tests.games.recorded_city import city_steps
from tests.games.recorded_sets import BUILDINGS, EXPANSIONS, HALVES, MORE_COPIES, options
from tests.games.recorded_steps import (
    ANYWHERE,
    ON_PLACES,
    TOKENS,
    as_recorded,
    captures,
    chosen,
    completions,
    exchanges,
    in_order,
    is_bridge,
    is_castle,
    is_ferry,
    is_piece,
    is_tunnel,
    laid,
    landing_of,
    lane_of,
    on_tile,
    option,
    paid,
    places,
    short,
    spot,
    tokens_left,
    walked,
)

CARCASSONNE = game("carcassonne")
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
GOODS = ("wine", "grain", "cloth")
LYING = "meeple-lying"  # an abbot on a German monastery


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
        self.match = Match.begin(
            CARCASSONNE,
            Position(
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
                    self.match = Match.begin(CARCASSONNE, self.match.position)
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
        first = tuple(self.ransom(turn, one) for one in turn["steps"] if one.get("when") == "tile")
        self.match = self.match.add(Entry(first)) if first else self.match
        self.choices(turn, player)
        self.match = self.match.add(Entry(tuple(self.moves(turn, player)), insist=self.engines_own(turn)))
        self.castle(turn["steps"])
        for number, step in enumerate(turn["steps"]):
            self.later(turn, step, turn["steps"][number + 1 : number + 2])
        self.tent(turn["events"])
        bazaar(self, turn)
        events = [event for one in self.match.played[played:] for event in one.events]
        lines = [line for one in self.match.played[played:] for line in one.lines]
        self.same("completed", completions(events), self.completed(turn))
        self.same("lines", paid(lines), self.scored(turn["events"]))
        home = Counter(
            (e.values["player"], e.values["kind"], *e.tiles[0])
            for e in events
            if e.what in ("return", "wagon")
        )
        self.same("home", home, self.returned(turn["events"]))
        self.same("points", list(self.match.scores.values()), turn["scores"])
        self.same("supply", self.supply(), [in_order(one) for one in turn["supply"]])
        if turn["turn"] % 8 == 0:
            self.same("findings", self.faults(), [])

    def later(self, turn: Mapping[str, Any], step: Mapping[str, Any], then: list[Any]) -> None:
        """Compare and play a step after the end of the turn; `then`: the next one, if there is one."""
        if step["type"] in ("cocfollower", "corncircle"):
            self.tent(turn["events"])
        city_steps(self, [step, *then], 1)
        steps = {"wagon": self.wagon, "corncircle": self.circle, "escape": self.escape}
        if step["type"] in steps:
            steps[step["type"]](step)

    def faults(self) -> list[Any]:
        """Errors and warnings about the table, but for copies of several boxes."""
        found = [f for f in CARCASSONNE.inspect(self.match.state) if f.severity != "info"]
        several = self.config in MORE_COPIES
        return [f for f in found if not (several and f.reason.key == "copies")]

    def placements(self, tile: str, player: str) -> tuple[Placement, ...]:
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
            self.with_bridge(turn, placements)
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
        self.flights(turn, flying, player)
        if not any(step.get("when") == "action" for step in turn["steps"]):  # else with one figure more
            theirs = [o for o in here_only if not self.pig_with_a_barn(turn, player, o)]
            self.same("deployments", mine, Counter(option(o, tile) for o in theirs))
        self.elsewhere(turn, action, player)
        if any(
            is_tunnel(step) or is_ferry(step) or is_bridge(step) or is_castle(step) for step in turn["steps"]
        ):
            return  # what the turn brings after the tile may complete a road
        self.same(
            "completes",
            Counter((kind, tiles) for kind, tiles, _ in here.completes),
            Counter((c["kind"], len(c["tiles"])) for c in turn["completed"]),
        )

    def with_bridge(self, turn: Mapping[str, Any], placements: Iterable[Placement]) -> None:
        """Compare the placements for which a bridge has to be laid."""
        mine = {(p.x, p.y, p.rotation // 90, p.bridge) for p in placements if p.bridge is not None}
        theirs = {(*one[:3], laid(one[3])) for one in turn.get("legal_with_bridge", ())}
        self.same("placements with a bridge", mine, theirs)

    def bridges(self, turn: Mapping[str, Any], player: str, table: Any) -> None:
        """Compare where a bridge may be laid after the placement, and who may be put on it then."""
        if "bridge" not in table.book.actions:
            return
        offers = [one for one in CARCASSONNE.offers(table) if type(one).__name__ == "Bridge"]
        first, *then = [step for step in turn["steps"] if step["type"] == "action"]
        others = [other for other in first.get("others", ()) if other["action"] == "Bridge"]
        theirs = {laid(o) for other in others for o in other["options"]}
        self.same("bridges", {Lane(one.x, one.y, one.edges) for one in offers}, theirs)
        if is_bridge(first):
            after = CARCASSONNE.play(table, self.piece(turn, player, first["choice"])).state
            deploys = [one for one in CARCASSONNE.offers(after) if isinstance(one, Deploy)]
            mine = Counter((o.kind, o.feature.kind, frozenset(o.feature.at)) for o in deploys)
            options = [o for step in then[:1] for o in step["options"]]
            expected = Counter((o["figure"], spot(o).kind, frozenset(o["sides"])) for o in options)
            self.same("deployments", mine, expected)

    def elsewhere(self, turn: Mapping[str, Any], action: Mapping[str, Any], player: str) -> None:
        """Compare what else is offered after the tile: figures on other tiles, fairy, princess."""
        x, y, r = turn["place"]
        table = self.match.state
        place = Place(player, turn["tile"], x, y, 90 * r, lane_of(turn))
        for move in (place, *self.at_once(turn, player)):
            table = CARCASSONNE.play(table, move).state
        self.bridges(turn, player, table)
        for step in turn["steps"]:
            if step.get("when") == "action":
                table = CARCASSONNE.play(table, self.ransom(turn, step)).state
        self.phantom(turn, player)
        self.buildings(action, table)
        self.tunnels(action, list(CARCASSONNE.offers(table)) if "tunnel" in table.book.actions else [])
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
            if (o["x"], o["y"]) != (x, y) and o["figure"] != "barn" and not self.barred(o)
        ]
        theirs_far = (
            (o["figure"], o["x"], o["y"], feature((o["x"], o["y"]), o["kind"], o["sides"])) for o in far
        )
        self.same("elsewhere", mine, Counter(theirs_far))
        self.towers(turn, action, offers)
        pyramids = {(o.x, o.y) for o in offers if type(o).__name__ == "Pyramid"}
        others = [other for other in action.get("others", ()) if other["action"] == "ScoreAcrobats"]
        self.same("pyramids", pyramids, {(o["x"], o["y"]) for other in others for o in other["options"]})
        theirs = [(other["action"], o) for other in action.get("others", ()) for o in other["options"]]
        fairies = Counter((o.x, o.y) for o in offers if type(o).__name__ == "Fairy")
        beside = {
            (o["x"], o["y"], o.get("player"), o.get("figure"), o.get("feature"), o.get("name"))
            for name, o in theirs
            if name.startswith("Fairy")
        }  # two that stand together, once
        expected = Counter(one[:2] for one in beside - self.with_the_fairy())
        self.same("fairy", fairies, expected)
        taken = Counter((o.figure.x, o.figure.y) for o in offers if type(o).__name__ == "Take")
        self.same("taken", taken, Counter((o["x"], o["y"]) for name, o in theirs if name == "ReturnMeeple"))

    def tunnels(self, action: Mapping[str, Any], offers: list[Any]) -> None:
        """Compare the tunnel entrances that may get a token, of each set."""
        mine = {(o.set, o.x, o.y, o.edge) for o in offers if type(o).__name__ == "Tunnel"}
        others = [other for other in action.get("others", ()) if other["action"] == "Tunnel"]
        theirs = {(t["token"][-1], o["x"], o["y"], o["sides"][0]) for t in others for o in t["options"]}
        self.same("tunnels", mine, theirs)

    def towers(self, turn: Mapping[str, Any], action: Mapping[str, Any], offers: list[Any]) -> None:
        """Compare where a tower piece may be put, and whom the one that was put may take."""
        mine = [one for one in offers if type(one).__name__ == "Tower"]
        others = [other for other in action.get("others", ()) if other["action"] == "TowerPiece"]
        cells = {(o["x"], o["y"]) for other in others for o in other["options"]}
        self.same("towers", {(one.x, one.y) for one in mine}, cells)
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
            (self.names[o["player"]], o["figure"], o["x"], o["y"])
            for other in offered
            if other["action"] == "CaptureFollower"
            for o in other["options"]
        )
        self.same("captures", reached, theirs)

    def short(self, turn: Mapping[str, Any], player: str, step: Mapping[str, Any]) -> Iterator[Any]:
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

    def buildings(self, action: Mapping[str, Any], table: Any) -> None:
        """Compare which little buildings may be put on the tile."""
        if "building" in table.book.actions:
            mine = {one.kind for one in CARCASSONNE.offers(table) if type(one).__name__ == "Building"}
            others = [other for other in action.get("others", ()) if other["action"] == "LittleBuilding"]
            theirs = {BUILDINGS[name] for other in others for name in other["options"]}
            self.same("buildings", mine, theirs)

    def phantom(self, turn: Mapping[str, Any], player: str) -> None:
        """Compare where the phantom may follow the figure of the turn."""
        table = self.match.state
        if "phantom" not in table.book.actions:
            return
        flies = any(s["type"] == "phantom" and chosen(s).get("kind") == "flier" for s in turn["steps"])
        for move in self.moves(turn, player):
            if flies and type(move).__name__ == "Fly":
                break
            if type(move).__name__ in ("Phantom", "Tunnel", "Ferry", "Dragon", "Flock", "EndTurn"):
                break
            table = CARCASSONNE.play(table, move, self.engines_own(turn)).state
        offers = [one for one in CARCASSONNE.offers(table) if type(one).__name__ == "Phantom"]
        mine = {(one.x, one.y, one.feature.kind, one.feature.at) for one in offers}
        steps = [step for step in turn["steps"] if step["type"] == "phantom"][:1]
        theirs = {
            (o["x"], o["y"], o["kind"], tuple(o["sides"]))
            for step in steps
            for o in step["options"]
            if o["kind"] != "flier" and not self.barred(o)
        }
        first = chosen(next(step for step in turn["steps"] if step["type"] == "action"))
        if "message" not in first and (first.get("x"), first.get("y")) != tuple(turn["place"][:2]):
            mine = {one for one in mine if one[:2] == tuple(turn["place"][:2]) or one[2] in ANYWHERE}
        if {kind for _, _, kind, _ in mine} == {"tower"}:
            theirs = theirs or mine  # the engine does not ask then
        self.same("phantom", mine, theirs)

    def with_the_fairy(self) -> set[tuple[Any, ...]]:
        """The follower with the fairy, as recorded: the engine also offers another one like it."""
        found = (one.beside for one in self.match.state.tokens if one.kind == "fairy" and one.beside)
        cells, names = self.match.state.board.cells, set()
        for player, kind, x, y, segment in found:
            tile = cells[x, y]
            named = tile.names.at(segment)[0] if tile.kinds[segment] == "quarter" else None
            names.add((x, y, self.names.index(player), kind, None if named else segment, named))
        return names

    def barred(self, option: Mapping[str, Any]) -> bool:
        """Whether only the engine offers this: a figure on a tile of the City (CO-P1)."""
        cell = option["x"], option["y"]
        tile = self.match.state.board.cells.get(cell)
        return option["kind"] != "quarter" and tile is not None and tile.id.startswith("count/")

    def with_tile(self, turn: Mapping[str, Any], player: str) -> Any:
        """The table after the placement of a turn."""
        x, y, r = turn["place"]
        place = Place(player, turn["tile"], x, y, 90 * r, lane_of(turn))
        return CARCASSONNE.play(self.match.state, place).state

    def engines_own(self, turn: Mapping[str, Any]) -> bool:
        """Whether the engine allows something in this turn that the rules forbid (docs/differences.md)."""
        if self.config != "everything":
            return False
        choices = [chosen(step) for step in turn["steps"] if step["type"] in ("action", "phantom")]
        placed = [one for one in choices if "figure" in one and "message" not in one]
        stays = [e for e in turn["events"] if e.get("figure") == "fairy.1" and e.get("from") == e["to"]]
        flies = any(s["type"] == "phantom" and chosen(s).get("kind") == "flier" for s in turn["steps"])
        return any(self.barred(one) or one["figure"] == "pig" for one in placed) or bool(stays) or flies

    def pig_with_a_barn(self, turn: Mapping[str, Any], player: str, option: Mapping[str, Any]) -> bool:
        """Whether the engine offers to put a pig into the field of a barn (AB-B4)."""
        if option["figure"] != "pig" or self.config != "everything":
            return False
        (x, y, _), table = turn["place"], self.with_tile(turn, player)
        field = table.board.cells[x, y].names.find("field", tuple(option["sides"]))[0]
        return any(one.kind == "barn" for one in table.standing_on(table.board.region((x, y, field))))

    def ransom(self, turn: Mapping[str, Any], step: Mapping[str, Any]) -> Any:
        """The ransom of a step; who is paid stands in its event."""
        figure = step["prisoner"]["figure"]
        paid = next(e for e in turn["events"] if e["type"] == "ransom" and e["figure"] == figure)
        return CARCASSONNE.moves["ransom"](self.names[step["player"]], self.names[paid["jailer"]], figure)

    def piece(self, turn: Mapping[str, Any], player: str, choice: Mapping[str, Any]) -> Any:
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
            whose = self.names[taken["player"]]
            named = Standing(whose, taken["figure"], taken["x"], taken["y"], spot(taken))
        return CARCASSONNE.moves["tower"](player, to["x"], to["y"], named)

    def moves(self, turn: Mapping[str, Any], player: str) -> Iterator[Any]:
        """The recorded moves in the notation of the API."""
        x, y, r = turn["place"]
        moves = CARCASSONNE.moves
        drawn = [e["token"] for e in turn["events"] if e["type"] == "token"]
        tokens = [token for token in drawn if token.startswith(("sheep", "wolf"))]
        yield Place(player, turn["tile"], x, y, 90 * r, lane_of(turn))
        yield from self.at_once(turn, player)
        walk = [(c["x"], c["y"]) for c in walked(turn)]
        after = self.match.state.options.get("pd.dragon_move") == "after_scoring"
        landing = landing_of(turn["steps"])
        for step in (one for one in turn["steps"] if one is not landing):
            if step["type"] == "ransom" and step["when"] == "action":
                yield self.ransom(turn, step)
            elif is_piece(step) or is_tunnel(step) or is_ferry(step) or is_bridge(step):
                yield self.piece(turn, player, step["choice"])
            elif step["type"] == "phantom" or chosen(step).get("token") in BUILDINGS:
                yield from self.short(turn, player, step)
            elif chosen(step).get("kind") == "flier":
                yield self.flight(turn, player)
            elif "message" in chosen(step) and (step["type"] == "action" or exchanges(step)):
                yield self.neutral(player, step["choice"])
            elif step["type"] == "action" and step.get("choice"):
                c = step["choice"]
                point = (c["x"], c["y"]) if c["figure"] == "barn" else None
                kind = TOKENS.get(c["kind"], c["kind"])
                yield Deploy(player, c["figure"], c["x"], c["y"], Ref(kind, tuple(c["sides"])), point)
                if c["figure"] == "shepherd":
                    yield moves["draw_token"](player, tokens.pop(0))
            elif step["type"] == "flock":
                yield self.flock(step, player, tokens)
        walks = bool(walk) or self.blocked(turn, player)
        if walks and not after:
            yield moves["dragon"](player, tuple(walk))
        yield EndTurn(player)
        if walks and after:
            seat = self.names[(self.names.index(player) + 1) % len(self.names)]
            yield moves["dragon"](seat, tuple(walk))

    def flock(self, step: Mapping[str, Any], player: str, tokens: list[str]) -> Any:
        """A flock that is scored, or expanded by the next token."""
        s, token = step["shepherd"], {"token": tokens.pop(0)} if step["choice"] == "expand" else {}
        field = Ref("field", tuple(s["sides"]))
        return CARCASSONNE.moves["flock"](player, s["x"], s["y"], field, step["choice"], **token)

    def flights(self, turn: Mapping[str, Any], flying: Counter[str], player: str) -> None:
        """Compare who may fly, and where the one who flew may land."""
        tile = self.match.state.library.tiles[turn["tile"]]
        if not any(mark.startswith("flying-machine") for mark in tile.marks):
            return
        table = self.with_tile(turn, player)
        offers = [one for one in CARCASSONNE.offers(table) if type(one).__name__ == "Fly"]
        self.same("flying", {one.kind for one in offers}, set(flying))
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
            self.same("landings", mine, theirs)

    def flight(self, turn: Mapping[str, Any], player: str) -> Any:
        """The flight of a turn: what the die showed, and where the figure landed."""
        first = next(one for one in map(chosen, turn["steps"]) if one.get("kind") == "flier")
        distance = next(e["distance"] for e in turn["events"] if e["type"] == "flier")
        fly, land = CARCASSONNE.moves["fly"], chosen(landing_of(turn["steps"]) or {})
        if not land:
            return fly(player, first["figure"], distance)
        where = Ref(land["kind"], tuple(land["sides"]))
        return fly(player, first["figure"], distance, land["x"], land["y"], where)

    def at_once(self, turn: Mapping[str, Any], player: str) -> Iterator[Any]:
        """What a tile brings before a figure."""
        yield from self.gold(turn, player)
        yield from self.mage(turn, player)

    def gold(self, turn: Mapping[str, Any], player: str) -> Iterator[Any]:
        """The second piece of a gold mine, which the engine puts down by itself if there is one tile only."""
        for step in turn["steps"]:
            if step["type"] == "goldpiece":
                after = self.with_tile(turn, player)
                cells = {(o["x"], o["y"]) for other in step["others"] for o in other["options"]}
                self.same("gold", {(one.x, one.y) for one in CARCASSONNE.offers(after)}, cells)
        put = [e for e in turn["events"] if e["type"] == "token" and e["token"] == "gold"][1:]
        yield from (CARCASSONNE.moves["gold"](player, one["x"], one["y"]) for one in put)

    def mage(self, turn: Mapping[str, Any], player: str) -> Iterator[Any]:
        """Mage or witch moved after the placement."""
        for step in turn["steps"]:
            if step["type"] != "mageandwitch":
                continue
            after = self.with_tile(turn, player)
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
            self.same("mage", mine, theirs)
            name, to = step["choice"]["figure"].removesuffix(".1"), step["choice"]["to"]
            yield CARCASSONNE.moves[name](player, to["x"], to["y"], Ref(to["kind"], tuple(to["sides"])))

    def blocked(self, turn: Mapping[str, Any], player: str) -> bool:
        """Whether the tile brings a walk in which the dragon can go nowhere; the record has no step then."""
        state = self.match.state
        tile = state.library.lying[turn["tile"], 0]
        return "dragon" in tile.marks and any(token.kind == "dragon" for token in state.tokens)

    def neutral(self, player: str, choice: Mapping[str, Any]) -> Any:
        """The fairy moved, or a knight sent home by a princess."""
        if choice["message"] == "EXCHANGE_FOLLOWER":
            return CARCASSONNE.moves["exchange"](player, Standing(player, choice["figure"]))
        to = choice["to"]
        if choice["message"] == "SCORE_ACROBATS":
            return CARCASSONNE.moves["pyramid"](player, to["x"], to["y"])
        named = None
        if "figure" in to:
            whose = self.names[to["player"]]
            named = Standing(whose, to["figure"], to["x"], to["y"], spot(to))
        if choice.get("source", "").startswith("abbot"):
            return CARCASSONNE.moves["retrieve"](player, to["x"], to["y"])
        if choice["message"] == "RETURN_MEEPLE":
            return CARCASSONNE.moves["take"](player, choice["source"], named)
        return CARCASSONNE.moves["fairy"](player, to["x"], to["y"], named)

    def wagon(self, step: Mapping[str, Any]) -> None:
        """A wagon whose feature was scored: compare where it may drive, and drive it."""
        offers = [one for one in CARCASSONNE.offers(self.match.state) if hasattr(one, "from_")]
        mine = {(one.x, one.y, one.feature.kind, one.feature.at) for one in offers}
        options = [o for o in step["options"] if not self.barred(o)]
        theirs = {(o["x"], o["y"], o["kind"], tuple(o["sides"])) for o in options}
        self.same("wagon", mine, theirs)
        player, c = self.names[step["player"]], step["choice"]
        if not (options or c):
            return
        self.same("to_move", self.match.to_move, player)
        if c is None:
            self.match = self.match.add(Entry((CARCASSONNE.moves["pass"](player, "wagon"),)))
            return
        goal = Ref(c["kind"], tuple(c["sides"]))
        origin = step.get("origin")  # not recorded in the engine's test games
        left = FeatureAt(origin["x"], origin["y"], spot(origin)) if origin else offers[0].from_
        move = CARCASSONNE.moves["wagon"](player, left, c["x"], c["y"], goal)
        self.match = self.match.add(Entry((move,), insist=self.barred(c)))

    def circle(self, step: Mapping[str, Any]) -> None:
        """Compare what a player may do after a crop circle, and do it."""
        player, choice = self.names[step["player"]], step["choice"]
        if "value" in (choice or ()) and not self.match.state.turn.due:
            return  # the engine asks even if no player has a follower there
        self.same("to_move", self.match.to_move, player)
        offers = CARCASSONNE.offers(self.match.state)
        self.same("may_pass", any(type(one).__name__ == "Pass" for one in offers), step["can_pass"])
        cells = self.match.state.board.cells
        mine = {
            (one.kind, one.x, one.y, *on_tile(cells[one.x, one.y], one.feature.kind, one.feature.at))
            for one in offers
            if isinstance(one, Deploy)
        }
        theirs = {
            (o["figure"], o["x"], o["y"], *on_tile(cells[o["x"], o["y"]], o["kind"], tuple(o["sides"])))
            for o in step["options"]
        }
        self.same("circle", mine, theirs)
        taken = {(o.figure.kind, o.figure.x, o.figure.y) for o in offers if type(o).__name__ == "Take"}
        named = (o for other in step["others"] for o in other.get("options", ())) if "others" in step else ()
        self.same("circle", taken, {(o["figure"], o["x"], o["y"]) for o in named})
        move = CARCASSONNE.moves["pass"](player, "corn_circle")
        if choice and choice.get("message") == "CIRCLE_REMOVE_OR_DEPLOY":
            words = {"deploy": "add", "remove": "remove"}
            move = CARCASSONNE.moves["corn_circle"](player, words[choice["value"]])
        elif choice and "message" in choice:
            move = self.neutral(player, choice)
        elif choice:
            feature = Ref(choice["kind"], tuple(choice["sides"]))
            move = Deploy(player, choice["figure"], choice["x"], choice["y"], feature)
        self.match = self.match.add(Entry((move,)))

    def tent(self, events: Iterable[Any]) -> None:
        """The animal token that is turned up under the big top, if the game asks for it."""
        if self.match.state.turn.due_step in ("big_top", "big_top_end"):
            shown = next(e["token"] for e in events if e.get("token", "").startswith("bigtop-"))
            tent = CARCASSONNE.moves["tent"](str(self.match.to_move), int(shown[-1]))
            self.match = self.match.add(Entry((tent,)))

    def castle(self, steps: Iterable[Any]) -> None:
        """Compare who may build a castle before the scoring, and build it or not."""
        for step in (step for step in steps if step["type"] == "castle"):
            player = self.names[step["player"]]
            self.same("to_move", self.match.to_move, player)
            offers = [o for o in CARCASSONNE.offers(self.match.state) if type(o).__name__ == "Castle"]
            theirs = {(o["x"], o["y"]) for other in step["others"] for o in other["options"]}
            self.same("castles", len(offers), len(theirs))
            to = chosen(step).get("to")
            move = CARCASSONNE.moves["pass"](player, "castle")
            if to:
                move = next(o for o in offers if (to["x"], to["y"]) in o.tiles)
            self.match = self.match.add(Entry((move,)))

    def escape(self, step: Mapping[str, Any]) -> None:
        """Compare which knights may leave a besieged city after the turn, and let one."""
        offers = [one for one in CARCASSONNE.offers(self.match.state) if type(one).__name__ == "Take"]
        mine = {(one.figure.kind, one.figure.x, one.figure.y) for one in offers}
        theirs = {(o["figure"], o["x"], o["y"]) for other in step["others"] for o in other["options"]}
        self.same("escape", mine, theirs)
        player, choice = self.names[step["player"]], chosen(step)
        move = CARCASSONNE.moves["pass"](player, "escape")
        if choice:
            move = self.neutral(player, {**choice, "source": "escape"})
        self.match = self.match.add(Entry((move,)))

    # ---- names in the record ----

    def completed(self, turn: Mapping[str, Any]) -> Counter[Any]:
        return Counter(
            (c["kind"], frozenset(map(tuple, c["tiles"])), frozenset(self.names[o] for o in c["owners"]))
            for c in turn["completed"]
        )

    def scored(self, events: Iterable[Any]) -> Counter[Any]:
        events = list(events)
        found = Counter(
            (
                self.names[to["player"]],
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
                    found[self.names[player], "auction", points, frozenset()] += 1
            if event["type"] == "ransom":
                for player, points in ((event["player"], -3), (event["jailer"], 3)):
                    found[self.names[player], "ransom", points, frozenset()] += 1
        return found

    def returned(self, events: Iterable[Any]) -> Counter[Any]:
        return Counter(
            (self.names[e["player"]], e["figure"], e["x"], e["y"]) for e in events if e["type"] == "return"
        )

    def supply(self) -> list[dict[str, Any]]:
        """The supply of each player."""
        state = self.match.state
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
                        [self.names.index(owner), kind] for owner, kind in state.supply.prisoners(player)
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
            for player in self.names
        ]

    # ---- the end ----

    def final(self, final: Mapping[str, Any]) -> None:
        """Compare the finished board and the final scoring: the preview of it, and the move."""
        state = self.match.state
        self.same("findings", self.faults(), [])
        marched = any(step.get("choice") for step in final.get("steps") or ())
        if not marched:  # else the record has the figures where they are then
            self.same("board", self.board(state), self.finished())
        shown = next((int(e["token"][-1]) for e in final["events"] if e["type"] == "token"), None)
        tokens = (one._replace(value=shown) if one.kind == "animal" else one for one in state.tokens)
        sheet = CARCASSONNE.scoring.tally(state.but(tokens=tuple(tokens)), True)
        if not marched:
            self.same("final", [sheet.totals[name].total for name in self.names], final["scores"])
        self.match = self.match.add(Entry((EndGame(),)))
        city_steps(self, final.get("steps") or ())
        self.tent(final["events"])
        self.same("lines", paid(self.match.played[-1].lines), self.scored(final["events"]))
        self.same("points", list(self.match.scores.values()), final["scores"])

    def board(self, state: Any) -> set[Any]:
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

    def finished(self) -> set[Any]:
        """The connected features of the recorded board."""
        return {
            (
                one["kind"],
                frozenset((x, y, feature) for x, y, feature, _ in one["parts"]),
                one["complete"] if one["kind"] != "field" else None,
                tuple(sorted((self.names[player], figure) for player, figure in one.get("figures", ()))),
            )
            for one in self.record["board"]
            if one["kind"] in ON_PLACES
        }
