"""Previews in a match: what a list of moves would lead to, and what could follow. Nothing is stored."""

from __future__ import annotations

from collections.abc import Sequence

from referee.match import Entry, PlayedMatch
from referee.redaction import blank
from referee.tiles.model.moves import Deploy
from services.infra.codec import JsonAnswer, plain_move
from services.matches.access import Access
from services.matches.move_checks import added
from services.matches.replay.replayed_match import before
from services.matches.repository import MatchRepository
from services.matches.serializer import MatchSerializer, status_of
from services.rulings import serializer as ruling_serializer


class MovePreviews:
    """Previews of moves."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository

    def preview(
        self,
        access: Access,
        moves: Sequence[object],
        insist: bool,
        at: int | None,
        language: str,
        *,
        as_viewer: bool = False,
    ) -> JsonAnswer:
        """What these moves (possibly none) would lead to, and what could follow.

        That is the tiles that may be drawn, and the other moves in the form in which they are sent.
        Deployments are left out where hints are off. `at`: as if the list of that number and all later ones
        had not been played. `as_viewer`: as everybody may see it, without the private values of these moves.
        Raises Forbidden, BadInput.
        """
        if as_viewer:
            access, moves = access.as_viewer(), [blank(move) for move in moves]
        kept = self._repository.replayed(access.match)
        serializer = MatchSerializer(access, kept, language)
        speaker = serializer.speaker
        match, game = before(kept, serializer.view, at), kept.game
        if moves:
            match = added(serializer, match, match, Entry(tuple(moves), insist))
        last, placing = match.played[-1] if moves else None, game.placing
        offers = (m for m in game.offers(match.state) if _may_send(access, match, m))
        return {
            "seq": kept.seq,
            "scores": dict(match.scores),
            "to_move": match.to_move,
            "status": status_of(game, match.state),
            "over": game.over(match.state),
            "position": serializer.position(match),
            "events": [
                ruling_serializer.event(one.what, one.values, one.tiles)
                for one in (last.events if last else [])
            ],
            "lines": [ruling_serializer.line(speaker, line) for line in (last.lines if last else [])],
            "house_rules": [
                ruling_serializer.reason(speaker, reason) for reason in last.insisted
            ] if last else [],
            "tiles": [
                {"tile": tile, "left": placing.left(match.state, tile)}
                for tile in placing.draws(match.state)
            ] if placing is not None else [],
            "offers": [plain_move(game, move) for move in offers],
        }  # fmt: skip


def _may_send(access: Access, match: PlayedMatch, move: object) -> bool:
    """Whether a move is offered to this token.

    A player is not offered what others send outside their turn; deployments are not offered where hints are
    off.
    """
    if access.player is not None and getattr(move, "player", None) not in (
        None,
        match.to_move,
        access.player,
    ):
        return False
    return access.match.hints or not isinstance(move, Deploy)
