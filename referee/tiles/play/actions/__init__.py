"""The actions that tile games share: for each move its checks, what allows it, its alternatives, and its
effect.

A check is a function (table, move) -> reasons. The same objections (`Book.place`, `Book.deploy`, the edges)
filter the choices, so a ruling and a list of placements cannot disagree.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.tiles.model.moves import Adjust, Deploy, Discard, EndGame, EndTurn, Place, Score
from referee.tiles.play.actions import (
    deployment_checks,
    deployment_choices,
    discarding,
    ending,
    pieces_laid,
    placement_checks,
    placing,
    scoring_on_pad,
)
from referee.tiles.rules.action import Action, in_turn, not_over

__all__ = ["SCORE", "SHARED", "Action"]

SHARED: Mapping[str, Action] = {
    "discard": Action(
        Discard,
        (placement_checks.to_place, discarding.fits_nowhere),
        discarding.do_discard,
        discarding.why_discarded,
        placement_checks.other_places,
    ),
    "place": Action(
        Place,
        (
            placement_checks.to_place,
            placement_checks.cell_empty,
            placement_checks.cell_beside,
            pieces_laid.piece_laid,
            placement_checks.edges_fit,
            placement_checks.extra_place_rules,
        ),
        placing.do_place,
        placement_checks.why_placed,
        placement_checks.other_places,
        firm=(not_over, placement_checks.cell_empty, pieces_laid.piece_spans),
        read=pieces_laid.read,
    ),
    "deploy": Action(
        Deploy,
        deployment_checks.CHECKS,
        deployment_checks.do_deploy,
        deployment_checks.why_deployed,
        deployment_choices.other_deployments,
        firm=(not_over, deployment_checks.point_exists, deployment_checks.room_for_it),
        offers=deployment_choices.thinkable,
    ),
    "end_turn": Action(
        EndTurn,
        (in_turn, ending.may_end),
        ending.do_end_turn,
        ending.why_ended,
        ending.first_of_all,
        offers=lambda table, player: (EndTurn(player),),
    ),
    "end_game": Action(
        EndGame,
        (not_over, ending.between_turns),
        ending.do_end_game,
        ending.why_game_ended,
        offers=lambda table, player: (EndGame(),),
    ),
    "adjust": Action(Adjust, (), ending.do_adjust, firm=()),
}

SCORE = Action(  # instead of all moves with tiles, where they are not tracked
    Score,
    (not_over,),
    scoring_on_pad.do_score,
    scoring_on_pad.why_scored,
    read=scoring_on_pad.unknown,
)
