"""What may be done: every legal placement of a tile, what each completes, and every legal deployment after
it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from referee.game import Cell, Completion, Deployment, Placement
from referee.tiles.board import Board
from referee.tiles.book import DeployRule, FigureKind, Rule
from referee.tiles.case import Case, Claim
from referee.tiles.meeting import Meeting
from referee.tiles.ports import RING
from referee.tiles.regions import Piece, Region
from referee.tiles.table import Figure, Table
from referee.tiles.tile import Tile

Figures = Mapping[
    str, tuple[FigureKind, Iterable[Rule[DeployRule]]]
]  # by kind, with the rules that may object


def placements(table: Table, tile: Tile, player: str | None) -> tuple[Placement, ...]:
    """Every legal placement, sorted by x, y, rotation. On an empty table the first tile makes the origin."""
    board, book = table.board, table.book
    fits, gaps = tile.fits(book.closable), _last_gaps(table)
    surrounded = any(tile.kinds[index] in book.surrounded for index in tile.points)
    figures = _figures_of(table, player)
    found = []
    for cell, asked in board.needs.items() if board.cells else [((0, 0), 0)]:
        for turned, rotation, closed in fits[asked]:
            if book.place and any(rule.apply(table, cell, turned) for rule in book.place):
                continue
            deployments: tuple[Deployment, ...] = ()
            completes: tuple[Completion, ...] = ()
            meetings: list[Meeting] = []
            if figures and player is not None:
                meetings = board.meet(cell, turned)
                deployments = deployments_at(table, player, figures, cell, turned, meetings)
            elif closed or turned.wild:
                meetings = board.closing(cell, turned, closed)
            in_gap = cell in gaps or (surrounded and board.around(cell) == 8)
            if meetings or in_gap:
                completes = completions(table, cell, turned, meetings, in_gap)
            found.append(Placement(cell[0], cell[1], rotation, deployments, completes))
    found.sort()
    return tuple(found)


def _figures_of(table: Table, player: str | None) -> Figures:
    """The kinds of figure that the player has left, in the order of their names."""
    book = table.book
    return {
        kind: (book.figures[kind], book.against(kind))
        for kind in (sorted(book.figures) if player is not None else ())
        if player is not None and table.supply(player, kind) > 0
    }


def completions(
    table: Table, cell: Cell, tile: Tile, meetings: list[Meeting], in_gap: bool
) -> tuple[Completion, ...]:
    """What a tile laid on a cell completes, with the points it pays (whoever gets them)."""
    closed = completed_regions(table, cell, tile, meetings, in_gap)
    return tuple(sorted([_completion(table, cell, tile, region) for region in closed]))


def _completion(table: Table, cell: Cell, tile: Tile, region: Region) -> Completion:
    """What a complete region pays; where it runs into unreadable tiles, by the reading worth least."""

    def after() -> Board:
        return Board({**table.board.cells, cell: tile})

    if region.doubts:
        reading = table.looking_at(after()).reading(region)
        return Completion(region.kind, len(reading.region.tiles), reading.low)
    return Completion(region.kind, len(region.tiles), Case(table, region, True, None, after).value())


def completed_regions(
    table: Table, cell: Cell, tile: Tile, meetings: list[Meeting], in_gap: bool
) -> list[Region]:
    """Regions that a tile laid on a cell completes, as they are then. `in_gap` false: the cell is known not
    to be the last one missing around any tile."""
    closable, found = table.book.closable, []
    for meeting in meetings:
        if not meeting.open_edges and meeting.kind in closable:
            region = meeting.whole(cell, tile)
            if region.closed or (region.doubts and _done_after(table, cell, tile, region)):
                found.append(region)
    if in_gap:
        for piece in _surrounded_pieces(table, cell, tile):
            if piece[:2] == cell:
                found.append(Region(tile.kinds[piece[2]], [piece], 0, tile.features[piece[2]].marks))
            elif not any(rule.apply(table, table.board.region(piece)) for rule in table.book.waits):
                found.append(table.board.region(piece))
    return found


def _done_after(table: Table, cell: Cell, tile: Tile, region: Region) -> bool:
    """Whether every reading of the unreadable tiles around completes a region once the tile lies there."""
    return table.looking_at(table.board.lay(cell, tile)).done(region)


def standing(table: Table, meeting: Meeting) -> list[Figure]:
    """The figures on the regions that meet."""
    occupants = table.occupants
    return [figure for region in meeting.regions for figure in occupants.get(region, ())]


def deployments_at(
    table: Table, player: str, figures: Figures, cell: Cell, tile: Tile, meetings: list[Meeting]
) -> tuple[Deployment, ...]:
    """Every legal deployment of a player's figures (those in the supply) on a tile about to be laid, given
    what its features would join."""
    found = []
    for meeting in meetings:
        there = standing(table, meeting)
        for index in meeting.features:
            for kind, (known, against) in figures.items():
                if tile.kinds[index] not in known.goes_on:
                    continue
                claim = Claim(table, player, kind, cell, tile, index, there, meeting)
                for rule in against:
                    if rule.apply(claim) is not None:
                        break
                else:
                    found.append((index, deployment(kind, tile, index)))
    if len(found) > 1:
        found.sort()
    return tuple([one for _, one in found])


def deployment(kind: str, tile: Tile, index: int) -> Deployment:
    """A figure on a feature of a laid tile, in the words of the border; made once."""
    made = tile.deployments.get((kind, index))
    if made is None:
        made = tile.deployments[kind, index] = Deployment(kind, tile.kinds[index], *tile.told(index))
    return made


def _last_gaps(table: Table) -> set[Cell]:
    """Empty cells that are the last one missing around a tile with a feature completed by its
    surroundings."""
    cells, surrounded, gaps = table.board.cells, table.book.surrounded, set()
    for cell, tile in cells.items():
        if tile.points and not surrounded.isdisjoint(tile.kinds):
            missing = [near for near in RING[cell] if near not in cells]
            if len(missing) == 1:
                gaps.add(missing[0])
    return gaps


def _surrounded_pieces(table: Table, cell: Cell, tile: Tile) -> list[Piece]:
    """Pieces of kinds completed by their surroundings that are surrounded once the tile lies on the cell."""
    board, surrounded, found = table.board, table.book.surrounded, []
    for spot in (*RING[cell], cell):
        near = tile if spot == cell else board.cells.get(spot)
        if near is None:
            continue
        for index in near.points:
            if near.kinds[index] in surrounded and board.around(spot) + (spot != cell) == 8:
                found.append((*spot, index))
    return found
