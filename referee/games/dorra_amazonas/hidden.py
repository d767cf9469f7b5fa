"""Hidden information: income cards that lie face down, and missions."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from referee.game import Secret
from referee.games.dorra_amazonas.moves import MissionCard
from referee.games.dorra_amazonas.position import Seat, VillagePosition
from referee.games.dorra_amazonas.rounds import income, phases
from referee.games.dorra_amazonas.table import VillageTable


class HiddenCards:
    """What only the player who holds it knows."""

    def secrets(self, state: VillageTable) -> Mapping[str, Secret]:
        """See HiddenInformation.secrets: the income card of each round with its white number, and the
        mission."""
        found, over = {}, state.turn.over
        for seat in state.position.players:
            if seat.mission is not None or seat.dealt or over:
                mission = None if seat.mission is None else sorted(seat.mission)
                found[_mission(seat.id)] = Secret(seat.id, mission, over)
            if seat.ready:
                face_down = state.turn.phase in (phases.INCOME, phases.REVEAL) and not over
                chosen = _chosen(state, seat.id, seat.card)
                found[_card(seat.id, state.position.round)] = Secret(seat.id, chosen, not face_down)
            elif state.live and (card := state.cards.card(seat.id)) is not None:
                chosen = _chosen(state, seat.id, card)
                found[_card(seat.id, state.position.round)] = Secret(seat.id, chosen, revealed=True)
        return found

    def opened(self, state: VillageTable) -> Mapping[str, object]:
        """See HiddenInformation.opened: the card of this round once it is turned up, and the mission at the
        end."""
        over = state.turn.over
        if state.turn.phase in (phases.INCOME, phases.REVEAL) and not over:
            return {}
        return {
            seat.id: (state.position.round, seat.ready, seat.card, state.cards.card(seat.id), seat.number)
            + ((seat.mission,) if over else ())
            for seat in state.position.players
        }

    def revealed(self, state: VillageTable, move: Any) -> bool:
        """See HiddenInformation.revealed: a card once the referee knows those of all players (AD-N2), if
        it is the one that was turned up; a mission at the end (AD-S3)."""
        seat, over = state.seats[move.player], state.turn.over
        if isinstance(move, MissionCard):
            return over and (move.villages is None or seat.mission == move.villages)
        if not state.live:
            return False
        face_down = over and seat.ready
        card = seat.card if face_down else state.cards.card(move.player)
        if (move.card, move.number) == (None, None):  # nothing entered, and its presence reveals nothing now
            return face_down or card is not None
        return (card, seat.number) == (move.card, move.number)

    def veiled(
        self, position: VillagePosition, player: str | None, revealed: Collection[str] = ()
    ) -> VillagePosition:
        """See HiddenInformation.veiled."""
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


def _chosen(state: VillageTable, player: str, card: int | None) -> list[int | None] | None:
    """Return a card with its white number, which decides who builds first (AD-Q2)."""
    return None if card is None else [card, income.white_number(state, player, card)]


def _card(player: str, number: int | None) -> str:
    """Return the name of a player's income card of a round."""
    return f"{player}.card.{number or 1}"


def _mission(player: str) -> str:
    """Return the name of a player's mission."""
    return f"{player}.mission"
