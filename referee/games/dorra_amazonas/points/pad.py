"""The score pad: final scoring of a real table whose tents are not entered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from referee.game import PadCount, PadScoring, RuleReason, ScoreLine, ScorePart
from referee.games.dorra_amazonas.board import SPECIES, TILES
from referee.games.dorra_amazonas.points.scoring import EACH_MISSING, ENOUGH, IN_A_MISSION
from referee.games.dorra_amazonas.table import VillageTable
from referee.tiles.model.moves import Score

INDIO_TILES = 4
AT_THE_END = (True,)
COUNT, MOST, MISSING = "tiles", "majority", "missing"
MEDAL, MISSION = "medal", "mission"
WORDS = (*SPECIES, MEDAL, MISSION), (COUNT, MOST, MEDAL, MISSING)


class VillagePad:
    """The score pad; everything is scored in the final scoring."""

    words = WORDS

    def entries(self, state: VillageTable) -> tuple[PadScoring, ...] | None:
        """See ScorePad.entries."""
        return entries(state) if state.points_only else None


def entries(table: VillageTable) -> tuple[PadScoring, ...]:
    """Return the five species, the medal and the mission."""
    tiles = PadCount(COUNT, 1, TILES + INDIO_TILES, None, AT_THE_END)
    most = PadCount(MOST, 0, 1 if table.two else 2, 0, AT_THE_END)
    medal = PadCount(MEDAL, min(table.medals), max(table.medals), None, AT_THE_END)
    missing = PadCount(MISSING, 1, IN_A_MISSION, None, AT_THE_END)
    return (
        *(PadScoring(species, AT_THE_END, (tiles, most)) for species in SPECIES),
        PadScoring(MEDAL, AT_THE_END, (medal,)),
        PadScoring(MISSION, AT_THE_END, (missing,)),
    )


def _pile(table: VillageTable, species: str, numbers: Mapping[str, int]) -> Iterator[ScorePart]:
    """The tiles (AD-F1), and what was entered for the most of them (AD-F2; for two players AD-V8)."""
    count, most = numbers[COUNT], numbers.get(MOST, 0)
    yield ScorePart("AD-F1", species, count, 1 if count >= ENOUGH else 0)
    if most:
        rule, what = (
            ("AD-V8", "majority") if table.two else ("AD-F2", "majority" if most > 1 else "shared_majority")
        )
        yield ScorePart(rule, what, 1, most)


def _medal(table: VillageTable, what: str, numbers: Mapping[str, int]) -> Iterator[ScorePart]:
    """The number on the medal (AD-F3)."""
    yield ScorePart("AD-F3", "medal", 1, numbers[MEDAL])


def _mission(table: VillageTable, what: str, numbers: Mapping[str, int]) -> Iterator[ScorePart]:
    """The villages without an own tent (AD-F4)."""
    yield ScorePart("AD-F4", "missing_village", numbers[MISSING], EACH_MISSING)


PAYS: Mapping[str, Callable[[VillageTable, str, Mapping[str, int]], Iterator[ScorePart]]] = {
    **dict.fromkeys(SPECIES, _pile),
    MEDAL: _medal,
    MISSION: _mission,
}


def lines(table: VillageTable, move: Score) -> tuple[ScoreLine, ...]:
    """Return what an entry pays everyone who shares it."""
    parts = tuple(PAYS[move.what](table, move.what, move.counts))
    players = [seat.id for seat in table.position.players if seat.id in (move.player, *move.tied)]
    holders = dict.fromkeys(players, move.counts[COUNT]) if move.what in SPECIES else {}
    return tuple(
        ScoreLine(player, parts[0].rule, parts, (), move.what, complete=True, holders=holders)
        for player in players
    )


def for_score(table: VillageTable, move: Score) -> Iterator[RuleReason]:
    """Return the points with their rule."""
    for line in lines(table, move):
        yield RuleReason(
            line.rule, "gets", {"player": line.player, "points": line.points, "parts": line.parts}
        )
