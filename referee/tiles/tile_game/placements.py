"""Placing the tiles of a request on a table."""

from __future__ import annotations

from referee.game import BadInput, LegalPlacement, Mistakes, RuleReason, TileRequest, unknown_text
from referee.tiles.io.errors import Errors
from referee.tiles.lookahead import previews
from referee.tiles.model.moves import EndTurn, Place
from referee.tiles.model.tile import Tile
from referee.tiles.play.actions import placement_checks
from referee.tiles.play.legal.placements import placements as legal_placements
from referee.tiles.rules.action import at_step, objected
from referee.tiles.rules.table import UNKNOWN_TURN, Table, with_full_budget
from referee.tiles.tile_game.catalogs import TileCatalogs


class TilePlacements:
    """Placing tiles, for every tile game. `catalogs` reads inline tiles."""

    def __init__(self, catalogs: TileCatalogs) -> None:
        self._catalogs = catalogs

    def placements(
        self, state: Table, tile: TileRequest, player: str | None = None
    ) -> tuple[LegalPlacement, ...]:
        """See TilePlacing.placements."""
        requested = self.requested(state, tile, player)
        return (
            ()
            if self.not_now(state, tile, requested, player)
            else legal_placements(state, requested, player, player or state.turn.player)
        )

    def why_nowhere(
        self, state: Table, tile: TileRequest | None, player: str | None = None
    ) -> tuple[RuleReason, ...]:
        """See TilePlacing.why_nowhere."""
        if tile is None:
            return ()
        requested = self.requested(state, tile, player)
        if reasons := self.not_now(state, tile, requested, player):
            return reasons
        if legal_placements(state, requested, None, player or state.turn.player):
            return ()
        return placement_checks.nowhere(state, requested)

    def cells(self, state: Table, tile: TileRequest) -> int:
        """See TilePlacing.cells."""
        large = self.requested(state, tile, None).large
        return 1 if large is None else len(large.parts)

    def left(self, state: Table, tile: TileRequest) -> int | None:
        """See TilePlacing.left."""
        return state.bag.copies_left(tile) if isinstance(tile, str) else None

    def pile(self, state: Table) -> int | None:
        """See TilePlacing.pile."""
        return state.bag.pile

    def draws(self, state: Table) -> tuple[str, ...]:
        """See TilePlacing.draws."""
        player = None if state.over else state.turn.player
        if player is None or objected((at_step("place"),), state, EndTurn(player)):
            return ()
        return tuple(
            tile
            for tile in state.library.tiles
            if not objected(
                (placement_checks.drawn, placement_checks.copy_left), state, Place(player, tile, 0, 0, 0)
            )
        )

    def not_now(
        self, state: Table, tile: TileRequest, requested: Tile, player: str | None
    ) -> tuple[RuleReason, ...]:
        """Return what forbids placing the tile on any cell now."""
        book = state.book
        if state.turn is UNKNOWN_TURN and not (
            state.over
            or state.left_given
            or book.placement.blockers
            or book.bag.draw_checks
            or book.bag.unbagged
        ):
            return ()  # nothing of what the checks look at was stated
        if isinstance(tile, str):
            return placement_checks.not_now(state, requested, player, inline=False)
        return placement_checks.not_now(previews.knowing(state, requested), requested, player, inline=True)

    def requested(self, state: Table, tile: TileRequest, player: str | None) -> Tile:
        """Return the tile of a request. Raises BadInput for an unknown tile or player."""
        with_full_budget(state)
        if isinstance(tile, str) and tile in state.library.tiles and _sits(state, player):
            return state.library.tiles[tile]
        errors: Errors = Mistakes()
        found = self._tile(state, tile, errors)
        if not _sits(state, player):
            errors["player"].append(unknown_text("player", player, [p.id for p in state.players]))
        if errors or found is None:
            raise BadInput(errors)
        return found

    def _tile(self, table: Table, tile: TileRequest, errors: Errors) -> Tile | None:
        if isinstance(tile, str):
            found = table.library.tiles.get(tile)
            if found is None:
                errors["tile"].append(unknown_text("tile", tile, table.library.tiles))
            return found
        try:
            return self._catalogs.read_tile(tile)
        except BadInput as bad:
            errors.update(bad.under("tile").errors)
            return None


def _sits(table: Table, player: str | None) -> bool:
    """Return whether a player, if one is named, has a seat."""
    return player is None or player in [seat.id for seat in table.players]
