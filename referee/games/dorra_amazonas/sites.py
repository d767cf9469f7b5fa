"""Where players may put up tents, and what building there brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from referee.game import BadInput, Message, RuleReason, Step, unknown_text
from referee.games.dorra_amazonas.actions import builds_of
from referee.games.dorra_amazonas.moves import Build, NeutralTent
from referee.games.dorra_amazonas.moves import Open as OpenTent
from referee.games.dorra_amazonas.playing import action_of, carry_out, to_move
from referee.games.dorra_amazonas.rounds import phases
from referee.games.dorra_amazonas.table import VillageTable

TentMove = Build | OpenTent | NeutralTent  # the moves by which a player puts up a tent


class TentSites:
    """The sites for tents of a player, including neutral ones."""

    def sites(self, state: VillageTable, player: str | None = None) -> tuple[Mapping[str, object], ...]:
        """See BuildSites.sites: every tent a player may put up now, including neutral ones."""
        return tuple(_site(state, move) for move in _builds(state, player))

    def why_nowhere(self, state: VillageTable, player: str | None = None) -> tuple[RuleReason, ...]:
        """See BuildSites.why_nowhere: what forbids every tent; otherwise one example for each rule that
        forbids some of them."""
        against = [_against(state, move) for move in _candidates(state, player)]
        if not all(against):
            return ()
        shared = tuple(one for one in against[0] if all(one in reasons for reasons in against))
        each = {(one.rule, one.key): one for reasons in reversed(against) for one in reversed(reasons)}
        return shared or tuple(each.values())

    def builds(
        self, state: VillageTable, player: str | None = None
    ) -> tuple[tuple[Mapping[str, object], Step[VillageTable]], ...]:
        """See BuildSites.builds."""
        return tuple((_site(state, move), carry_out(state, move)) for move in _builds(state, player))

    def place_name(self, state: VillageTable, id: str) -> str:
        """See BuildSites.place_name."""
        return state.board.name_of(id)


def _builds(state: VillageTable, player: str | None) -> Iterator[TentMove]:
    """Yield the legal moves by which a player puts up a tent now."""
    return (move for move in _candidates(state, player) if not _against(state, move))


def _against(state: VillageTable, move: object) -> tuple[RuleReason, ...]:
    """Return all reasons against a move, without alternatives."""
    return tuple(action_of(state, move).against(state, move))


def _candidates(state: VillageTable, player: str | None) -> Sequence[TentMove]:
    """Return every candidate move by which a player might put up a tent now."""
    builder = _builder(state, player)
    if state.turn.phase == phases.OPENING:
        return [OpenTent(builder, village) for village in state.board.villages]
    neutral = [NeutralTent(builder, village) for village in state.board.villages] if state.two else []
    return [*builds_of(state, builder), *neutral]


def _builder(state: VillageTable, player: str | None) -> str:
    if player is None:
        player = to_move(state)
    if player is None and (len(state.seats) == 1 or state.turn.over):
        player = next(iter(state.seats), None)
    if player is None:
        raise BadInput({"player": [Message("input-whose-tents")]})
    if player not in state.seats:
        raise BadInput({"player": [unknown_text("player", player, state.seats)]})
    return player


def _site(state: VillageTable, move: TentMove) -> Mapping[str, object]:
    space = getattr(move, "space", None)
    if space is None:
        space = state.tents.free(move.village)[0]
    neutral = isinstance(move, NeutralTent)
    return {
        "village": move.village,
        "space": space,
        "cost": 0 if neutral else state.tents.cost(move.village, space),
        "neutral": neutral,
    }
