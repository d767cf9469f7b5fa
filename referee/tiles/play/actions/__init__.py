"""The actions that tile games share: for each move its checks, what allows it, its alternatives, and its
effect.

A check is a function (table, move) -> reasons. The same objections (`Book.place`, `Book.deploy`, the edges)
filter the choices, so a ruling and a list of placements cannot disagree.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.tiles.model.moves import Adjust, Deploy, Discard, EndGame, EndTurn, Place
from referee.tiles.play.actions import deploying, ending, placing
from referee.tiles.rules.action import Action, at_step, in_turn, not_over

__all__ = ["SHARED", "Action"]

SHARED: Mapping[str, Action] = {
    "discard": Action(
        Discard,
        (*placing.TO_PLACE, placing.fits_nowhere),
        placing.do_discard,
        placing.why_discarded,
        placing.other_places,
    ),
    "place": Action(
        Place,
        (
            *placing.TO_PLACE,
            placing.cell_empty,
            placing.cell_beside,
            placing.edges_fit,
            placing.extra_place_rules,
        ),
        placing.do_place,
        placing.why_placed,
        placing.other_places,
        firm=(not_over, placing.cell_empty),
    ),
    "deploy": Action(
        Deploy,
        (in_turn, at_step("act"), deploying.just_placed, deploying.in_supply, deploying.claim_stands),
        deploying.do_deploy,
        deploying.why_deployed,
        deploying.other_deployments,
        offers=deploying.thinkable,
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
