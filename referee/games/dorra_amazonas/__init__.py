"""Amazonas by Stefan Dorra: villages, tents and species, played without tiles."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any

from referee.game import (
    BadInput,
    BoxContents,
    FigureSupply,
    Finding,
    Game,
    Illegal,
    Line,
    Mistakes,
    Placement,
    Rank,
    Reason,
    Ruling,
    Secret,
    Sheet,
    Step,
    unknown_text,
)
from referee.games.dorra_amazonas import board_reader, load, questions, scoring, validation
from referee.games.dorra_amazonas.actions import DEEDS, MoveAction, builds_of
from referee.games.dorra_amazonas.board import COLOURS, SPECIES, VillageBoard
from referee.games.dorra_amazonas.moves import Build, EventCard, IndioTile, MissionCard, NeutralTent
from referee.games.dorra_amazonas.moves import Open as OpenTent
from referee.games.dorra_amazonas.position import Seat, Subject, VillagePosition
from referee.games.dorra_amazonas.rounds import course, income, phases
from referee.games.dorra_amazonas.table import CARDS, EVENTS, NEUTRAL_TENTS, OPTIONS, TENTS, VillageTable
from referee.tiles.model.moves import EndTurn

BUILDS = (Build, NeutralTent)
GOES_ON = (Build, NeutralTent, EndTurn)  # moves that imply no answer to an offer
MOST_ALTERNATIVES = 60


class DorraAmazonas(Game):
    """Amazonas by Stefan Dorra."""

    id = "dorra-amazonas"
    name = "Amazonas (Stefan Dorra)"
    players = (2, 4)
    options = OPTIONS
    catalogs = board_reader.names()
    moves: Mapping[str, type] = {name: deed.move for name, deed in DEEDS.items()}
    position_type = VillagePosition
    seat = Seat
    colours = COLOURS
    tiled = False
    catalog_key = "villages"
    own = BoxContents(
        "dorra-amazonas",
        board_reader.names(),
        figures={
            "tent": FigureSupply(TENTS, ("village",)),
            "neutral": FigureSupply(NEUTRAL_TENTS, ("village",)),
        },
    )

    # ---- boards ----

    def catalog(self, id: str) -> VillageBoard:
        """See Game.catalog."""
        return board_reader.built_in(id)

    def read_catalog(self, data: Mapping[str, Any]) -> VillageBoard:
        """See Game.read_catalog."""
        return board_reader.read(data, whole=True)

    def implied_catalogs(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """See Game.implied_catalogs."""
        errors: load.Errors = Mistakes()
        load.settled(options, 0, errors)
        if errors:
            raise BadInput(errors)
        return board_reader.names()[:1]

    def with_catalogs(self, position: VillagePosition, catalogs: tuple[Any, ...]) -> VillagePosition:
        """See Game.with_catalogs: the one catalog is the board."""
        if len(catalogs) != 1:
            raise BadInput({"catalogs": [f"a match is played on one board, not on {len(catalogs)}"]})
        return replace(position, board=catalogs[0])

    # ---- questions ----

    def load(self, position: VillagePosition, catalogs: Callable[[str], Any] | None = None) -> VillageTable:
        """See Game.load."""
        return load.load(position, catalogs)

    def begin(self, position: VillagePosition, catalogs: Callable[[str], Any] | None = None) -> VillageTable:
        """See Game.begin."""
        return load.begin(position, catalogs)

    def position(self, state: VillageTable) -> VillagePosition:
        """See Game.position."""
        return state.position

    def placements(self, state: VillageTable, tile: Any, player: str | None = None) -> tuple[Placement, ...]:
        """See Game.placements."""
        raise BadInput({"tile": ["this game is played without tiles"]})

    def left(self, state: VillageTable, tile: Any) -> int | None:
        """See Game.left."""
        return None

    def sites(self, state: VillageTable, player: str | None = None) -> tuple[Mapping[str, Any], ...]:
        """See Game.sites: every tent a player may put up now, including neutral ones."""
        return tuple(_site(state, move) for move in self._builds(state, player))

    def why_nowhere(self, state: VillageTable, tile: Any, player: str | None = None) -> tuple[Reason, ...]:
        """See Game.why_nowhere: what forbids every tent; otherwise one example for each rule that forbids
        some of them."""
        against = [self._against(state, move) for move in self._candidates(state, player)]
        if not all(against):
            return ()
        shared = tuple(one for one in against[0] if all(one in reasons for reasons in against))
        each = {(one.rule, one.key): one for reasons in reversed(against) for one in reversed(reasons)}
        return shared or tuple(each.values())

    def builds(
        self, state: VillageTable, player: str | None = None
    ) -> tuple[tuple[Mapping[str, Any], Step], ...]:
        """See Game.builds."""
        return tuple((_site(state, move), self.play(state, move)) for move in self._builds(state, player))

    def _builds(self, state: VillageTable, player: str | None) -> Iterator[Any]:
        """Yield the legal moves by which a player puts up a tent now."""
        return (move for move in self._candidates(state, player) if not self._against(state, move))

    def _against(self, state: VillageTable, move: Any) -> tuple[Reason, ...]:
        """Return all reasons against a move, without alternatives."""
        return tuple(self._deed(state, move).against(state, move))

    def _candidates(self, state: VillageTable, player: str | None) -> list[Any]:
        """Return every candidate move by which a player might put up a tent now."""
        builder = self._builder(state, player)
        if state.turn.phase == phases.OPENING:
            return [OpenTent(builder, village) for village in state.board.villages]
        neutral = [NeutralTent(builder, village) for village in state.board.villages] if state.two else []
        return [*builds_of(state, builder), *neutral]

    def _builder(self, state: VillageTable, player: str | None) -> str:
        if player is None:
            player = self.to_move(state)
        if player is None and (len(state.seats) == 1 or state.turn.over):
            player = next(iter(state.seats), None)
        if player is None:
            raise BadInput({"player": ["whose tents are asked about?"]})
        if player not in state.seats:
            raise BadInput({"player": [unknown_text("player", player, state.seats)]})
        return player

    def check(self, state: VillageTable, move: Any) -> Ruling:
        """See Game.check."""
        deed, reasons = self._deed(state, move), self._against(state, move)
        if not reasons:
            return Ruling((), tuple(deed.because(state, move)))
        instead = self._instead(state, move) if isinstance(move, BUILDS) else ()
        return Ruling(reasons, (), instead)

    def _instead(self, state: VillageTable, move: Any) -> tuple[Any, ...]:
        """Return the other tents of the same kind that the player may put up."""
        made = type(move)
        others = (
            list(builds_of(state, move.player))
            if made is Build
            else [NeutralTent(move.player, village) for village in state.board.villages]
        )
        against = self._deed(state, move).against
        legal = (other for other in others if other != move and not any(True for _ in against(state, other)))
        return tuple(legal)[:MOST_ALTERNATIVES]

    def play(self, state: VillageTable, move: Any, insist: bool = False) -> Step:
        """See Game.play."""
        deed = self._deed(state, move)
        reasons = tuple(deed.against(state, move))
        firm = any(reason.key in deed.firm for reason in reasons)
        if reasons and (firm or not insist):
            raise Illegal(self.check(state, move))
        if isinstance(move, IndioTile) and move.take and course.pile_of(state, move) is None:
            piles = ", ".join(state.piles(move.player))
            raise BadInput({"pile": [f"on which pile is it put? There is {piles}"]})
        if not isinstance(move, GOES_ON):
            return deed.do(state, move)
        refusal = course.refused(state, move.player)
        step = deed.do(refusal.state, move)
        return Step(step.state, (*refusal.events, *step.events), step.lines)

    def _deed(self, state: VillageTable, move: Any) -> MoveAction:
        """Return the action of a move. Raises BadInput if it names something that does not exist."""
        deed = next(deed for deed in DEEDS.values() if type(move) is deed.move)
        errors: dict[str, list[str]] = {}
        player = getattr(move, "player", None)
        if player is not None and player not in state.seats:
            errors["player"] = [unknown_text("player", player, state.seats)]
        village = getattr(move, "village", None)
        if village is not None and village not in state.board.villages:
            errors["village"] = [unknown_text("village", village, state.board.villages)]
        elif village is not None and getattr(move, "space", None) is not None:
            spaces = len(state.board.villages[village].spaces)
            if not 0 <= move.space < spaces:
                errors["space"] = [f"there are the spaces 0 to {spaces - 1}, the cheapest first"]
        if isinstance(move, EventCard) and move.card not in EVENTS:
            errors["card"] = [unknown_text("event", move.card, EVENTS)]
        elif not isinstance(move, EventCard) and getattr(move, "card", None) not in (None, *CARDS):
            errors["card"] = [unknown_text("card", move.card, map(str, CARDS))]
        if isinstance(move, IndioTile) and move.pile is not None and move.pile not in SPECIES:
            errors["pile"] = [unknown_text("species", move.pile, SPECIES)]
        if isinstance(move, MissionCard):
            for number, one in enumerate(move.villages or ()):
                if one not in state.board.villages:
                    errors[f"villages[{number}]"] = [unknown_text("village", one, state.board.villages)]
        if errors:
            raise BadInput(errors)
        return deed

    def who(self, state: VillageTable, feature: Subject) -> Ruling:
        """See Game.who."""
        return questions.who(state, feature)

    def why_paid(self, state: VillageTable, line: Line) -> tuple[Reason, ...]:
        """See Game.why_paid."""
        return questions.why_paid(state, line)

    def inspect(self, state: VillageTable) -> tuple[Finding, ...]:
        """See Game.inspect."""
        return tuple(validation.inspect(state))

    def tally(self, state: VillageTable, final: bool = False) -> Sheet:
        """See Game.tally."""
        return scoring.tally(state, final)

    def place_name(self, state: VillageTable, id: str) -> str:
        """See Game.place_name."""
        return state.board.name_of(id)

    def ranking(self, state: VillageTable, points: Mapping[str, int]) -> tuple[Rank, ...]:
        """See Game.ranking."""
        return scoring.ranking(state, points)

    # ---- a match ----

    def to_move(self, state: VillageTable) -> str | None:
        """See Game.to_move: the player who builds; in simultaneous phases, the first player the game waits
        for."""
        if state.turn.over:
            return None
        if state.turn.player is not None:
            return state.turn.player
        waiting = phases.waiting(state)
        if waiting:
            return waiting[0]
        return next(iter(state.seats), None) if state.live else None

    def scores(self, state: VillageTable) -> Mapping[str, int]:
        """See Game.scores."""
        return {seat.id: seat.points or 0 for seat in state.position.players}

    def over(self, state: VillageTable) -> bool:
        """See Game.over."""
        return state.turn.over

    def offers(self, state: VillageTable) -> tuple[Any, ...]:
        """See Game.offers: in simultaneous phases, the moves of all players the game waits for."""
        return tuple(
            move
            for deed in DEEDS.values()
            for move in deed.offers(state)
            if not any(True for _ in deed.against(state, move))
        )

    # ---- hidden information ----

    def finished(self, state: VillageTable) -> bool:
        """See Game.finished."""
        return state.turn.phase == phases.END

    def secrets(self, state: VillageTable) -> Mapping[str, Secret]:
        """See Game.secrets: the income card of each round with its white number, and the mission."""
        found, over = {}, state.turn.over
        for seat in state.position.players:
            if seat.mission is not None or seat.dealt or over:
                mission = None if seat.mission is None else sorted(seat.mission)
                found[_mission(seat.id)] = Secret(seat.id, mission, over)
            if seat.ready:
                face_down = state.turn.phase in (phases.INCOME, phases.REVEAL) and not over
                chosen = self._chosen(state, seat.id, seat.card)
                found[_card(seat.id, state.position.round)] = Secret(seat.id, chosen, not face_down)
            elif state.live and (card := state.card(seat.id)) is not None:
                chosen = self._chosen(state, seat.id, card)
                found[_card(seat.id, state.position.round)] = Secret(seat.id, chosen, True)
        return found

    def _chosen(self, state: VillageTable, player: str, card: int | None) -> list[int | None] | None:
        """Return a card with its white number, which decides who builds first (AD-Q2)."""
        return None if card is None else [card, income.white_number(state, player, card)]

    def revealed(self, state: VillageTable, move: Any) -> bool:
        """See Game.revealed: a card once those of all players are known to the referee (AD-N2), if it is the
        one that was turned up; a mission at the end (AD-S3)."""
        seat, over = state.seats[move.player], state.turn.over
        if isinstance(move, MissionCard):
            return over and (move.villages is None or seat.mission == move.villages)
        if not state.live:
            return False
        face_down = over and seat.ready
        card = seat.card if face_down else state.card(move.player)
        if (move.card, move.number) == (None, None):  # nothing entered, and its presence reveals nothing now
            return face_down or card is not None
        return (card, seat.number) == (move.card, move.number)

    def veiled(
        self, position: VillagePosition, player: str | None, revealed: Collection[str] = ()
    ) -> VillagePosition:
        """See Game.veiled."""
        turn = position.turn
        if turn is not None and turn.over:
            return position

        def hidden(seat: Seat) -> Seat:
            if seat.mission is not None and _mission(seat.id) not in revealed:
                seat = replace(seat, mission=None, dealt=True)
            face_down = seat.ready or seat.card is not None
            if face_down and _card(seat.id, position.round) not in revealed:
                entered = seat.entered or seat.card is not None
                seat = replace(seat, card=None, number=None, entered=entered)
            return seat

        seats = (seat if seat.id == player else hidden(seat) for seat in position.players)
        return replace(position, players=tuple(seats))


def _card(player: str, number: int | None) -> str:
    """Return the name of a player's income card of a round."""
    return f"{player}.card.{number or 1}"


def _mission(player: str) -> str:
    """Return the name of a player's mission."""
    return f"{player}.mission"


def _site(state: VillageTable, move: Any) -> Mapping[str, Any]:
    space = getattr(move, "space", None)
    if space is None:
        space = state.free(move.village)[0]
    neutral = isinstance(move, NeutralTent)
    return {
        "village": move.village,
        "space": space,
        "cost": 0 if neutral else state.cost(move.village, space),
        "neutral": neutral,
    }


DORRA_AMAZONAS = DorraAmazonas()
