"""Random legal matches under any options, move by move: for properties that must hold in any match."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from referee.game import BadInput
from referee.games.carcassonne import CARCASSONNE
from referee.match import Entry, PlayedMatch
from referee.tiles.model.moves import Adjust, Deploy, Discard, EndGame, EndTurn, Place
from referee.tiles.model.points import points_of
from referee.tiles.model.ports import NORTH_WEST, STEPS
from referee.tiles.model.position import FeatureAt, PlayerSeat, Ref, Standing, TilePosition
from referee.tiles.model.tile import Tile
from tests.referee.tables import turned_cell, turned_name

MOVES = CARCASSONNE.moves
# moves that are taken from the offers
OFFERED = (
    "tower",
    "exchange",
    "ransom",
    "fairy",
    "take",
    "phantom",
    "building",
    "gold",
    "mage",
    "witch",
    "tunnel",
    "fly",
    "ferry",
    "bridge",
    "castle",
    "pyramid",
    "dragon_step",
)
EARLY = ("gift",)  # those before a tile is placed
TOKENS = ("sheep-1", "sheep-2", "sheep-3", "sheep-4", "wolf")
QUARTERS = ("castle", "market", "blacksmith", "cathedral")
SEATS = tuple(PlayerSeat(id) for id in ("red", "blue", "green"))


@dataclass
class Player:
    """Plays random legal moves. `match` is the current state; each move is a separate entry."""

    match: PlayedMatch
    chance: random.Random
    moves: list[Any] = field(default_factory=list)

    @classmethod
    def sits_down(cls, seed: int, options: dict[str, Any]) -> Player:
        """A new match under these options."""
        position = TilePosition("carcassonne", SEATS, (), options)
        return cls(PlayedMatch.begin(CARCASSONNE, position), random.Random(seed))

    def plays(self, turns: int) -> Iterator[Any]:
        """Play so many turns (fewer if the tiles run out); yields every move once it is made."""
        for _ in range(turns):
            while self.match.state.turn.due:
                yield self.do(self.choose(list(CARCASSONNE.offers(self.match.state))))
            if early := self.legal(self.before_placing()):
                yield self.do(self.choose(early))
            if self.match.state.over or not (moves := list(self.to_place())):
                return
            yield self.do(self.chance.choice(moves))
            while not isinstance(self.moves[-1], EndTurn | Discard):
                if self.match.state.turn.due:
                    yield self.do(self.choose(list(CARCASSONNE.offers(self.match.state))))
                else:
                    yield self.do(self.choose(self.legal(self.after_placing()) or self.legal(self.last())))

    def do(self, move: Any) -> Any:
        """Make a move."""
        self.match = self.match.add(Entry((move,)))
        self.moves.append(move)
        return move

    def choose(self, moves: list[Any]) -> Any:
        """One of the moves: all kinds of moves and figures are equally likely."""
        kinds = sorted({(type(move).__name__, getattr(move, "kind", "")) for move in moves})
        chosen = self.chance.choice(kinds)
        return self.chance.choice(
            [move for move in moves if (type(move).__name__, getattr(move, "kind", "")) == chosen]
        )

    def legal(self, moves: Iterator[Any]) -> list[Any]:
        """The legal moves among these."""
        return [move for move in moves if self.allowed(move)]

    def allowed(self, move: Any) -> bool:
        """Whether a move is legal; one that cannot be read is not."""
        try:
            return CARCASSONNE.check(self.match.state, move).legal
        except BadInput:
            return False

    def before_placing(self) -> Iterator[Any]:
        """Possible moves before a placement, in half of the turns."""
        state, player = self.match.state, str(self.match.to_move)
        for name in EARLY:
            deed = state.book.actions.get(name)
            if deed and not state.over and self.chance.random() < 0.5:
                yield from deed.offers(state, player)

    def to_place(self) -> Iterator[Any]:
        """Some legal beginning of a turn.

        A tile drawn at random and placed anywhere, discarded if it fits nowhere, or the turn ended without
        one.
        """
        state, player = self.match.state, str(self.match.to_move)
        pass_on = EndTurn(player)
        tiles = sorted(
            id
            for id in state.library.counts
            if state.bag.copies_left(id) or id in state.book.bag.unbagged or id in state.bag.in_hand.values()
        )
        self.chance.shuffle(tiles)
        for id in tiles:
            if not self.allowed(Discard(player, id)):
                places = [
                    Place(player, id, p.x, p.y, p.rotation, p.bridge)
                    for p in CARCASSONNE.placing.placements(state, id, player)
                ]
                close = [p for p in places if state.board.around((p.x, p.y)) > 2] or places
                found = self.legal(iter(self.chance.sample(close, min(3, len(close)))))
            else:
                found = [Discard(player, id)]
            if found:
                yield from found
                return
        yield from self.legal(iter([pass_on]))

    def after_placing(self) -> Iterator[Any]:
        """Possible moves after a placement, legal or not; often none."""
        state, player = self.match.state, str(self.match.to_move)
        tokens = list(TOKENS)
        self.chance.shuffle(tokens)
        yield from (MOVES["draw_token"](player, token) for token in tokens[:2])
        for figure in state.figures:
            if figure.player == player and figure.kind == "shepherd":
                tile = state.board.cells[figure.x, figure.y]
                field = Ref("field", tile.names.at(figure.segment))
                yield MOVES["flock"](player, figure.x, figure.y, field, "score")
                yield MOVES["flock"](player, figure.x, figure.y, field, "expand", tokens[0])
            elif figure.player == player and figure.kind == "abbot" and self.chance.random() < 0.3:
                yield MOVES["retrieve"](player, figure.x, figure.y)
        for name in OFFERED if self.chance.random() < 0.4 or state.turn.step == "end" else ():
            deed = state.book.actions.get(name)
            found = list(deed.offers(state, player)) if deed else []
            yield from self.chance.sample(found, min(3, len(found)))
        if self.chance.random() < 0.75 and state.turn.placed and state.turn.step == "act":
            x, y = cell = state.turn.placed[-1]
            tile = state.board.cells[cell]
            for index, kind in enumerate(tile.kinds):
                for figure in state.book.on_features:
                    yield Deploy(player, figure, x, y, Ref(kind, tile.names.at(index)))
            yield from to_points(state, player, cell)
        yield from self.walks()

    def walks(self) -> Iterator[Any]:
        """A walk for the dragon, grown step by step while it is legal."""
        state, player = self.match.state, str(self.match.to_move)
        dragon = next((token for token in state.tokens if token.kind == "dragon"), None)
        if dragon is None:
            return
        path: list[tuple[int, int]] = []
        at = (dragon.x, dragon.y)
        for _ in range(6):
            yield MOVES["dragon"](player, tuple(path))
            near = [(at[0] + dx, at[1] + dy) for dx, dy in STEPS]
            near = [c for c in near if c in state.board.cells and c not in path and c != (dragon.x, dragon.y)]
            if not near:
                return
            at = self.chance.choice(near)
            path.append(at)
        yield MOVES["dragon"](player, tuple(path))

    def last(self) -> Iterator[Any]:
        """The end of the turn; if that is illegal, something that must be done before."""
        end = EndTurn(str(self.match.to_move))
        if self.allowed(end):
            yield end
        else:
            for _ in range(20):
                yield from self.after_placing()


def to_points(state: Any, player: str, cell: tuple[int, int]) -> Iterator[Deploy]:
    """Figures for points on every point around a cell, legal or not."""
    for figure in state.book.on_points:
        for point in points_of(cell):
            if point in state.board.cells:
                yield Deploy(player, figure, *point, Ref("field", NORTH_WEST), point)


def nonsense(match: PlayedMatch, chance: random.Random) -> Any:
    """Some move about existing things; it is mostly illegal."""
    state, player = match.state, chance.choice(SEATS).id
    x, y = cell = chance.choice(list(state.board.cells))
    tile, named = state.board.cells[cell], chance.choice(sorted(state.library.tiles))
    index = chance.randrange(len(tile.features))
    ref, token = Ref(tile.kinds[index], tile.names.at(index)), chance.choice(TOKENS)
    turn = chance.choice((0, 90, 180, 270))
    whom = chance.choice((None, Standing(chance.choice(SEATS).id, "meeple", x, y, ref)))
    moves = {
        Place(player, named, chance.randint(-2, 2), chance.randint(-2, 2), turn): 8.0,
        Deploy(player, chance.choice(sorted(CARCASSONNE.figure_kinds)), x, y, ref): 4.0,
        EndTurn(player): 4.0,
        Discard(player, named): 2.0,
        Adjust(player, -2, "agreed"): 1.0,
        EndGame(): 0.2,
        MOVES["draw_token"](player, token): 2.0,
        MOVES["flock"](player, x, y, ref, "expand", token): 2.0,
        MOVES["flock"](player, x, y, ref, chance.choice(("expand", "score"))): 2.0,
        MOVES["retrieve"](player, x, y): 1.0,
        MOVES["wagon"](player, FeatureAt(x, y, ref), x, y, ref): 1.0,
        MOVES["pass"](player, "wagon"): 1.0,
        Deploy(player, "barn", x, y, Ref("field", NORTH_WEST), cell): 1.0,
        MOVES["tower"](player, x, y, whom): 1.0,
        MOVES["ransom"](player, chance.choice(SEATS).id, "meeple"): 1.0,
        MOVES["exchange"](player, Standing(player, "meeple")): 1.0,
        MOVES["phantom"](player, x, y, ref): 1.0,
        MOVES["building"](player, chance.choice(("shed", "house", "watch")), x, y): 1.0,
        MOVES["gold"](player, x, y): 1.0,
        MOVES["ferry"](player, x, y, tuple(chance.sample("NESW", 2))): 1.0,
        MOVES["bridge"](player, x, y, tuple(chance.sample("NESW", 2))): 1.0,
        MOVES["tunnel"](player, chance.choice("abc"), x, y, chance.choice("NESW")): 1.0,
        MOVES["fly"](player, "meeple", chance.randint(1, 3), x, y, ref): 1.0,
        MOVES["mage"](player, x, y, ref): 1.0,
        MOVES["witch"](player, remove=True): 1.0,
        MOVES["message"](player, chance.choice(("meeple", "messenger"))): 1.0,
        MOVES["message"](player, card=chance.choice(("knights", "tile", "follower")), choice="action"): 1.0,
        MOVES["teacher"](player, x, y, ref): 1.0,
        MOVES["catapult"](player, "target", points=chance.choice((5, 3))): 1.0,
        MOVES["catapult"](player, "knock_out", home=(whom,) if whom else None): 1.0,
        MOVES["catapult"](player, "seduction", swap=(whom, "meeple") if whom else None): 1.0,
        MOVES["gift"](player, chance.choice(("cash_out", "take_2"))): 1.0,
        MOVES["gift"](player, "road_sweeper", x, y, Ref("road", ref.at)): 1.0,
        MOVES["gift"](player, "synod", x, y, Ref("monastery", ()), "meeple"): 1.0,
        MOVES["robber"](player, chance.choice(SEATS).id): 1.0,
        MOVES["corn_circle"](player, chance.choice(("add", "remove"))): 1.0,
        MOVES["pyramid"](player, x, y): 1.0,
        MOVES["march"](player, "meeple", chance.choice(QUARTERS), x, y, ref): 1.0,
        MOVES["count"](player, "meeple", chance.choice(QUARTERS), chance.choice((None, *QUARTERS))): 1.0,
        MOVES["tent"](player, chance.randint(0, 8)): 1.0,
        MOVES["offer"](player, "base/D", chance.randint(-1, 2)): 1.0,
        MOVES["bid"](player, chance.choice((None, -1, 0, 2))): 1.0,
        MOVES["settle"](player, chance.choice((True, False))): 1.0,
        MOVES["dragon"](player, (cell, (x, y + 1), (50, 50))[: chance.randint(0, 3)]): 1.0,
    }
    return chance.choices(list(moves), list(moves.values()))[0]


def edges_turned(move: Any, quarter: int) -> dict[str, Any]:
    """The edges that a move names, on a turned table."""
    new: dict[str, Any] = {}
    if hasattr(move, "edges"):
        new["edges"] = tuple(turned_name(edge, quarter) for edge in move.edges)
    if hasattr(move, "edge"):
        new["edge"] = turned_name(move.edge, quarter)
    return new


def cells_turned(move: Any, cell: Callable[[int, int], tuple[int, int]]) -> dict[str, Any]:
    """The lists of cells that a move names, on a turned table."""
    return {
        name: tuple(cell(x, y) for x, y in getattr(move, name))
        for name in ("path", "tiles")
        if hasattr(move, name)
    }


def turned(move: Any, quarter: int, shift: tuple[int, int], tile: Tile | None = None) -> Any:
    """The same move on a table turned by quarter turns and shifted. `tile`: the one that it places."""

    def cell(x: int, y: int) -> tuple[int, int]:
        a, b = turned_cell(x, y, quarter)
        return a + shift[0], b + shift[1]

    def feature(ref: Ref) -> Ref:
        return replace(ref, at=tuple(turned_name(side, quarter) for side in ref.at))

    new: dict[str, Any] = {}
    if getattr(move, "point", None) is not None:
        x, y = cell(*move.point)
        east, south = ((0, 0), (1, 0), (1, 1), (0, 1))[quarter]  # where the north-west corner comes to lie
        x, y = x + east, y + south
        return replace(move, x=x, y=y, point=(x, y))
    for name in ("capture", "figure"):
        one = getattr(move, name, None)
        if one is not None and one.x is not None:
            x, y = cell(one.x, one.y)
            new[name] = replace(one, x=x, y=y, feature=one.feature and feature(one.feature))
    if isinstance(getattr(move, "from_", None), FeatureAt):
        x, y = cell(move.from_.x, move.from_.y)
        new["from_"] = FeatureAt(x, y, feature(move.from_.feature))
    if getattr(move, "x", None) is not None:
        new["x"], new["y"] = cell(move.x, move.y)
    if tile is not None and tile.large is not None:  # its north-west cell is another one now
        lying = tile.lying(move.rotation // 90).large
        assert lying is not None
        there = [cell(move.x + x, move.y + y) for x, y in lying.parts]
        new["x"], new["y"] = min(x for x, _ in there), min(y for _, y in there)
    new |= edges_turned(move, quarter)
    if getattr(move, "bridge", None) is not None:
        x, y = cell(move.bridge.x, move.bridge.y)
        new["bridge"] = replace(move.bridge, x=x, y=y, **edges_turned(move.bridge, quarter))
    if hasattr(move, "rotation"):
        new["rotation"] = (move.rotation + 90 * quarter) % 360
    if getattr(move, "feature", None) is not None:
        new["feature"] = feature(move.feature)
    new |= cells_turned(move, cell)
    return replace(move, **new)
