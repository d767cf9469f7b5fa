"""A small game with hidden information, for tests: the player to move digs up a nugget that only its finder
sees.

In a turn a player may report the value of a nugget (`dig`), show all nuggets of the player (`show`), and ends
the turn. At the end of the game everything is revealed and counts. There are no tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from referee.game import (
    BadInput,
    Event,
    Game,
    GameRuling,
    Illegal,
    PlayerTotal,
    PositionFinding,
    Rank,
    RuleReason,
    ScoreLine,
    ScorePart,
    Secret,
    Sheet,
    Step,
    ranked,
    unknown_text,
)
from referee.tiles.model.moves import Adjust, EndGame, EndTurn
from referee.tiles.model.position import PlayerSeat, TilePosition, Turn


@dataclass(frozen=True, slots=True)
class Dig:
    """A nugget is found; its value (None: only the finder knows it) is private until it is shown."""

    player: str
    value: int | None = field(metadata={"private": True})


@dataclass(frozen=True, slots=True)
class Show:
    """Reveal all nuggets of the player."""

    reveals: ClassVar[bool] = True
    player: str


@dataclass(frozen=True)
class Camp:
    """The players, whose turn it is, and the nuggets of each; `shown`: players whose nuggets are revealed."""

    loaded_from: TilePosition
    players: tuple[PlayerSeat, ...]
    turn: str | None
    nuggets: Mapping[str, tuple[int | None, ...]]
    points: Mapping[str, int]
    shown: frozenset[str] = frozenset()
    over: bool = False


class HiddenNuggets:
    """The nuggets of each player."""

    def secrets(self, state: Camp) -> Mapping[str, Secret]:
        return {
            f"{player}.{number}": Secret(player, value, state.over or player in state.shown)
            for player, values in state.nuggets.items()
            for number, value in enumerate(values)
        }

    def opened(self, state: Camp) -> Mapping[str, object]:
        return {p: values for p, values in state.nuggets.items() if state.over or p in state.shown}

    def revealed(self, state: Camp, move: Any) -> bool:
        return state.over or move.player in state.shown

    def veiled(
        self, position: TilePosition, player: str | None, revealed: Collection[str] = ()
    ) -> TilePosition:
        def seen(owner: str, things: Mapping[str, Any]) -> Mapping[str, Any]:
            if owner == player or things.get("shown"):
                return things
            values = enumerate(things.get("nuggets", ()))
            return {**things, "nuggets": [v if f"{owner}.{n}" in revealed else None for n, v in values]}

        return replace(position, held={owner: seen(owner, had) for owner, had in position.held.items()})


class NuggetScoring:
    """Nuggets pay their values at the end."""

    def ranking(self, state: Camp, points: Mapping[str, int]) -> tuple[Rank, ...]:
        return ranked([(points, RuleReason("SG-E1"))], RuleReason("SG-E1"))

    def scores(self, state: Camp) -> Mapping[str, int]:
        return dict(state.points)

    def who(self, state: Camp, feature: Any) -> GameRuling:
        raise BadInput({"kind": ["there are no features in this game"]})

    def tally(self, state: Camp, final: bool = False) -> Sheet:
        lines = tuple(_lines(state)) if final else ()
        gained = {line.player: line.points for line in lines}
        totals = {p.id: PlayerTotal(state.points[p.id], gained.get(p.id, 0)) for p in state.players}
        return Sheet("whole game", lines, totals, ())

    def why_paid(self, state: Camp, line: ScoreLine) -> tuple[RuleReason, ...]:
        return ()


def _lines(state: Camp) -> list[ScoreLine]:
    return [
        ScoreLine(
            player,
            "TR-adjust",
            tuple(ScorePart("TR-adjust", "nugget", 1, v) for v in values if v),
            (),
            "nuggets",
        )
        for player, values in state.nuggets.items()
        if values
    ]


class SecretGame(Game[Camp]):
    """The game of this module."""

    def load(self, position: TilePosition, catalogs: Callable[[str], Any] | None = None) -> Camp:
        if position.options:
            name = next(iter(position.options))
            raise BadInput({f"options.{name}": [unknown_text("option", name, ())]})
        turn = position.turn.player if position.turn else None
        held = {p.id: position.held.get(p.id, {}) for p in position.players}
        return Camp(
            position,
            position.players,
            turn,
            {player: tuple(things.get("nuggets", ())) for player, things in held.items()},
            {p.id: p.points or 0 for p in position.players},
            frozenset(player for player, things in held.items() if things.get("shown")),
        )

    def begin(self, position: TilePosition, catalogs: Callable[[str], Any] | None = None) -> Camp:
        state = self.load(position, catalogs)
        return state if state.turn else replace(state, turn=state.players[0].id)

    def position(self, state: Camp) -> TilePosition:
        return replace(
            state.loaded_from,
            players=tuple(replace(p, points=state.points[p.id]) for p in state.players),
            turn=Turn(state.turn),
            held={
                player: {"nuggets": list(values)} | ({"shown": True} if player in state.shown else {})
                for player, values in state.nuggets.items()
            },
        )

    def over(self, state: Camp) -> bool:
        return state.over

    def to_move(self, state: Camp) -> str | None:
        return None if state.over else state.turn

    def inspect(self, state: Camp) -> tuple[PositionFinding, ...]:
        return ()

    def check(self, state: Camp, move: Any) -> GameRuling:
        player = getattr(move, "player", None)
        ids = [p.id for p in state.players]
        if player is not None and player not in ids:
            raise BadInput({"player": [unknown_text("player", player, ids)]})
        if state.over and not isinstance(move, Adjust):
            return GameRuling((RuleReason("CB-E1", "over"),))
        if player != state.turn and not isinstance(move, Adjust | EndGame):
            return GameRuling(
                (RuleReason("CB-T1", "not_your_turn", {"player": player, "to_move": state.turn}),)
            )
        return GameRuling()

    def play(self, state: Camp, move: Any, insist: bool = False) -> Step[Camp]:
        ruling = self.check(state, move)
        if not ruling.legal and not insist:
            raise Illegal(ruling)
        return self._played(state, move)._replace(overruled=ruling.reasons)

    def _played(self, state: Camp, move: Any) -> Step[Camp]:
        if isinstance(move, Dig):
            found = {**state.nuggets, move.player: (*state.nuggets[move.player], move.value)}
            event = Event("dig", {"player": move.player, "value": move.value})
            return Step(replace(state, nuggets=found), (event,))
        if isinstance(move, Show):
            event = Event("show", {"player": move.player, "values": state.nuggets[move.player]})
            return Step(replace(state, shown=state.shown | {move.player}), (event,))
        if isinstance(move, EndGame):
            lines = tuple(_lines(state))
            return Step(replace(self._paid(state, lines), over=True), (), lines)
        if isinstance(move, Adjust):
            line = ScoreLine(
                move.player, "TR-adjust", (ScorePart("TR-adjust", move.note, 1, move.points),), (), "adjust"
            )
            return Step(self._paid(state, (line,)), (), (line,))
        ids = [p.id for p in state.players]
        return Step(replace(state, turn=ids[(ids.index(move.player) + 1) % len(ids)]))

    def _paid(self, state: Camp, lines: tuple[ScoreLine, ...]) -> Camp:
        points = dict(state.points)
        for line in lines:
            points[line.player] += line.points
        return replace(state, points=points)


SECRET = SecretGame(
    id="secret",
    name="Secret",
    players=(1, 6),
    options=(),
    catalogs=(),
    position_type=TilePosition,
    seat=PlayerSeat,
    scoring=NuggetScoring(),
    hidden=HiddenNuggets(),
    moves={"dig": Dig, "show": Show, "end_turn": EndTurn, "end_game": EndGame, "adjust": Adjust},
)
