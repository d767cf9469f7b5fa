"""The gold that only its finder may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from referee.game import Secret
from referee.games.gold_rush import tokens
from referee.games.gold_rush.mining import REVEALED
from referee.games.gold_rush.tokens import MINING
from referee.tiles.model.position import TilePosition
from referee.tiles.rules.table import Table


class HiddenGold:
    """The values of the mining tokens (GR-Q3)."""

    def secrets(self, state: Table) -> Mapping[str, Secret]:
        """See HiddenInformation.secrets: every token, in the order in which its player took them."""
        return {
            _token(seat.id, number): Secret(seat.id, value, _turned_over(state, seat.id))
            for seat in state.players
            for number, value in enumerate(tokens.held_by(state, seat.id))
        }

    def opened(self, state: Table) -> Mapping[str, object]:
        """See HiddenInformation.opened: the tokens that were turned over."""
        if not state.over and not any(mark.startswith(REVEALED) for mark in state.turn.marks):
            return {}
        turned = (seat.id for seat in state.players if _turned_over(state, seat.id))
        return {player: tokens.held_by(state, player) for player in turned}

    def revealed(self, state: Table, move: Any) -> bool:
        """See HiddenInformation.revealed: token values are hidden until the tokens are turned over (GR-Q3); a
        value that was entered and then replaced stays hidden."""
        held, values = tokens.held_by(state, move.player), move.values or ()
        entered = Counter(value for value in values if value is not None)
        return _turned_over(state, move.player) and entered <= Counter(held)

    def veiled(
        self, position: TilePosition, player: str | None, revealed: Collection[str] = ()
    ) -> TilePosition:
        """See HiddenInformation.veiled."""
        marks = position.turn.marks if position.turn is not None else frozenset()
        held = {
            owner: dict(things)
            if owner == player or REVEALED + owner in marks
            else {
                thing: _hidden(owner, value, revealed) if thing == MINING else value
                for thing, value in things.items()
            }
            for owner, things in position.held.items()
        }
        return replace(position, held=held)


def _turned_over(state: Table, player: str) -> bool:
    return state.over or REVEALED + player in state.turn.marks


def _token(player: str, number: int) -> str:
    """Return the name of a token's value."""
    return f"{player}.{MINING}.{number}"


def _hidden(player: str, held: object, revealed: Collection[str]) -> object:
    """Return as many tokens, without the values that were not revealed."""
    if not isinstance(held, list | tuple):
        return held
    return [value if _token(player, number) in revealed else None for number, value in enumerate(held)]
