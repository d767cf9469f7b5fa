"""The score track: fields 0 to 49, with a new lap from 50 on (CB-S3)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from referee.tiles.play import final_score
from referee.tiles.play.actions import SHARED, Action
from referee.tiles.play.score_laps import Laps
from referee.tiles.rules.action import Reasons
from referee.tiles.rules.rule import rule
from referee.tiles.rules.table import Table

LAPS = Laps(lies=lambda laps: False, rule=lambda table, laps: "CB-S3", form=lambda id, lies: "lapped")
will_pass = rule("CB-S3")(LAPS.will_pass)


def why_game_ended(table: Table, move: object) -> Reasons:
    """Return what allows the end of the game, and who completes a lap with its points."""
    yield from SHARED["end_game"].because(table, move)
    yield from LAPS.in_words(table, final_score.end_of_game(table).state.points)


@cache  # books of the same rules share their actions
def tracked(deed: Action) -> Action:
    """Wrap an action so that it also reports who completes a lap."""
    return replace(deed, do=LAPS.tracked(deed.do))


DEEDS = {
    **SHARED,
    "end_turn": tracked(SHARED["end_turn"]),
    "end_game": replace(tracked(SHARED["end_game"]), because=why_game_ended),
    "adjust": tracked(SHARED["adjust"]),
}
