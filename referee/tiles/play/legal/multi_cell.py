"""Every legal placement of a multi-cell tile or a half tile, what each completes, and every legal deployment
after it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from referee.game import Cell, CompletedRegion, LegalDeployment, LegalPlacement
from referee.tiles.model.board import Board
from referee.tiles.model.half_tiles import half_fits, laid_on, newest
from referee.tiles.model.multi_cell_fits import Parts, large_places
from referee.tiles.model.ports import NEAR
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.cell_requirements import Pattern
from referee.tiles.play.completed_features import completed_by
from referee.tiles.play.legal.deployments import deployments as on_features
from referee.tiles.play.legal.figures_on_points import NOBODY, on_points
from referee.tiles.play.legal.lazy_sequence import FoundBy
from referee.tiles.play.legal.trial_tile import allowed
from referee.tiles.rules.contexts import DeploymentContext, case_of
from referee.tiles.rules.table import DeployedFigure, Table


def placements(table: Table, tile: Tile, player: str | None) -> tuple[LegalPlacement, ...]:
    """Return every legal placement, sorted by x, y, rotation, with deployments on every cell of the tile
    (with `cell`, if it is not the north-west one)."""
    found = []
    for rotation, parts in large_places(table, tile):
        laid = PlacedParts(table, parts, player)
        deployments = FoundBy(laid.deployments) if player is not None else ()
        found.append(LegalPlacement(*parts[0][0], rotation, deployments, FoundBy(laid.completes)))
    return tuple(sorted(found))


def half_placements(
    table: Table, tile: Tile, player: str | None, open_cells: Iterable[tuple[Cell, Pattern]]
) -> tuple[LegalPlacement, ...]:
    """Return every legal placement of a half tile, sorted by x, y, rotation, on these cells and on those that
    have the other half."""
    checks = [rule.apply for rule in table.book.placement.checks if rule.tiles is None or rule.tiles(tile)]
    found = []
    for cell, turned in half_fits(table.board, tile, open_cells):
        if not any(check(table, cell, turned) is not None for check in checks):
            laid = PlacedParts(table, [(cell, laid_on(table.board.cells, cell, turned))], player)
            deployments = FoundBy(laid.deployments) if player is not None else ()
            found.append(LegalPlacement(*cell, 90 * turned.quarter, deployments, FoundBy(laid.completes)))
    return tuple(sorted(found))


class PlacedParts:
    """A tile laid in one place. What follows is computed when it is read: whether a tile fits anywhere at all
    does not depend on that."""

    def __init__(self, table: Table, parts: Parts, player: str | None) -> None:
        self._table, self._parts, self._player = table, parts, player

    @cached_property
    def _after(self) -> Table:
        """The table with the tile."""
        table, parts = self._table, self._parts
        # Found once for all places, and carried over.
        _ = table.board.regions.all(), table.occupants, table.supply
        board = table.board
        for cell, part in parts:
            board = board.lay(cell, part)
        after = table.looking_at(board, _occupants(table, board, parts))
        return after.but(turn=after.turn.but(placed=(*(after.turn.placed or ()), parts[0][0])))

    def deployments(self) -> tuple[LegalDeployment, ...]:
        """Return every legal deployment on it."""
        after, parts, player = self._after, self._parts, self._player
        if player is None:
            return ()
        start, found = parts[0][0], list[LegalDeployment]()
        for cell, part in parts:
            found += _deployments(after, player, cell, part, start)
        return (*found, *on_points(after, player, [cell for cell, _ in parts]))

    def completes(self) -> tuple[CompletedRegion, ...]:
        """Return what it completes."""
        cases = [case_of(self._after, one) for one in completed_by(self._after, (self._parts[0][0],))]
        return tuple(sorted(CompletedRegion(case.region.kind, case.tiles(), case.value()) for case in cases))


def _occupants(table: Table, after: Board, parts: Parts) -> dict[Region, list[DeployedFigure]]:
    """Return the figures on the regions of a board with these parts: on those that the tile joins, and all
    others as before, which takes much less than finding every region again."""
    before, found = table.board, dict(table.occupants)
    spots = {near for cell, _ in parts for near in NEAR[cell] if near in before.cells}
    spots.update(cell for cell, part in parts if part.special.halves)
    for x, y in spots:
        for index in range(len(before.cells[x, y].kinds)):
            old = before.region((x, y, index))
            new = after.region((x, y, index))
            if new is not old and old in found:
                there = found.pop(old)
                found[new] = sorted(found[new] + there, key=table.figures.index) if new in found else there
    return found


def _deployments(after: Table, player: str, cell: Cell, part: Tile, start: Cell) -> Iterable[LegalDeployment]:
    """Return what the player may deploy on one cell of the tile after the placement."""
    candidates = after.book.objections.to_figures(part, after).candidates(after.supply.kinds_left(player))
    legal: list[tuple[str, ...]] = []
    new = newest(part)
    for index, feature in enumerate(part.kinds):
        if index not in new:
            legal.append(())
            continue
        there = after.occupants.get(after.board.region((*cell, index)), NOBODY)
        claim = DeploymentContext(after, player, "", cell, part, index, there)
        legal.append(allowed(claim, candidates.on(feature, company=bool(there))))
    found = on_features(tuple(legal), part)
    return found if cell == start else [LegalDeployment(*one[:4], cell) for one in found]
