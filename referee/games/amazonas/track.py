"""The score track: fields 0 to 49. A player who reaches or passes 0 lays the scoring meeple down, and stands
it up again on the next pass (CA-G1)."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import RuleReason
from referee.tiles.play import final_score
from referee.tiles.play.actions import SHARED
from referee.tiles.play.score_laps import Laps
from referee.tiles.rules.rule import rule
from referee.tiles.rules.table import Table

LAPS = Laps(
    lies=lambda laps: laps % 2 == 1,
    rule=lambda table, laps: "CA-G1",
    form=lambda id, lies: "lies" if lies else "stands",
)
will_pass = rule("CA-G1")(LAPS.will_pass)


def why_game_ended(table: Table, move: object) -> Iterator[RuleReason]:
    """Return what allows the end of the game, and whose meeple completes a lap with its points."""
    yield from SHARED["end_game"].because(table, move)
    yield from LAPS.in_words(table, final_score.end_of_game(table).state.points)
