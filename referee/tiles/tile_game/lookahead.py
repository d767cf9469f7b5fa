"""What may still happen on a table of tiles."""

from __future__ import annotations

from collections.abc import Iterable

from referee.game import BadInput, PositionFinding, RuleReason, TileRequest, unknown_text
from referee.tiles.lookahead import draw_schedule, gaps, previews, unfillable_cells
from referee.tiles.lookahead.draw_schedule import Drawing
from referee.tiles.lookahead.gaps import Unfinished
from referee.tiles.lookahead.previews import PlacementPreview
from referee.tiles.lookahead.unfillable_cells import Hole
from referee.tiles.play import audit, validation
from referee.tiles.rules.table import Table, with_full_budget
from referee.tiles.tile_game.placements import TilePlacements

MANY = 15  # how many tiles a kind of figure counts for in the measure of work
HOLE = "TR-hole"  # the rule on gaps that nothing can fill


class TileLookahead:
    """Looking ahead, for every tile game. `placing` reads the tiles of requests."""

    def __init__(self, placing: TilePlacements) -> None:
        self._placing = placing

    def size(self, state: Table) -> int:
        """See Lookahead.size."""
        unreadable = len(state.board.unknown)  # they count twice: their possible readings are tried
        return len(state.board.cells) + unreadable + len(state.figures) + MANY * len(state.book.figures)

    def unfinished(self, state: Table) -> tuple[Unfinished, ...]:
        """See Lookahead.unfinished."""
        return gaps.unfinished(with_full_budget(state))

    def unfillable(self, state: Table) -> tuple[tuple[Hole, RuleReason], ...]:
        """See Lookahead.unfillable."""
        key = (
            "nothing_left_fits" if any((unfillable_cells.box(state) or {}).values()) else "nothing_ever_fits"
        )
        return tuple(
            (hole, RuleReason(HOLE, key, {"cell": hole.cell}, gaps.around(state.board, hole.cell)))
            for hole in unfillable_cells.unfillable(state)
        )

    def drawing(self, state: Table, player: str | None = None) -> Drawing | None:
        """See Lookahead.drawing."""
        if player is not None and all(seat.id != player for seat in state.players):
            raise BadInput({"player": [unknown_text("player", player, [p.id for p in state.players])]})
        return draw_schedule.drawing(state, player)

    def audit(self, state: Table) -> tuple[PositionFinding, ...]:
        """See Lookahead.audit."""
        found = validation.findings(state)
        known = {(one.reason.rule, one.reason.tiles) for one in found}
        more = (one for one in audit.findings(state) if (one.reason.rule, one.reason.tiles) not in known)
        return validation.worst_first([*found, *more])

    def tried(self, state: Table, tile: TileRequest, player: str) -> Iterable[PlacementPreview]:
        """See Lookahead.tried."""
        requested = self._placing.requested(state, tile, player)
        if self._placing.not_now(state, tile, requested, player):
            return ()
        return previews.tried(state, requested, player)

    def best(self, state: Table, tile: str, player: str) -> int | None:
        """See Lookahead.best."""
        return previews.best(state, self._placing.requested(state, tile, player), player)
