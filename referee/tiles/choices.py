"""What may be done: every legal placement of a tile, what each completes, and every legal deployment after
it."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from referee.game import Cell, Completion, Deployment, Placement
from referee.tiles.board import Board
from referee.tiles.case import Case, Claim
from referee.tiles.meeting import Meeting
from referee.tiles.ports import AROUND
from referee.tiles.regions import NO_CELLS, Piece, Region, merged
from referee.tiles.table import Figure, Table
from referee.tiles.tile import Exit, Tile


def placements(table: Table, tile: Tile, player: str | None) -> tuple[Placement, ...]:
    """Every legal placement, sorted by x, y, rotation."""
    board, extra = table.board, table.book.place
    turns = [tile.turned(q - tile.quarter) for q in range(4)]
    by_edges = {kind for kind, rule in table.book.completion.items() if not rule.surrounded}
    closing = [_closing(by_edges, turned) for turned in turns]
    gaps = _last_gaps(table)
    wild = None in tile.signs
    figures = [kind for kind in table.book.figures if player and table.supply(player, kind) > 0]
    found = []
    for x, y, quarter in board.placements(tile):
        cell, turned = (x, y), turns[quarter]
        if extra and any(rule.apply(table, cell, turned) for rule in extra):
            continue
        meetings: list[Meeting] | None = None
        deployments: tuple[Deployment, ...] = ()
        if player is not None and figures:
            meetings = board.meet(cell, turned)
            deployments = deployments_at(table, player, figures, cell, turned, meetings)
        completes: tuple[Completion, ...] = ()
        closed = None if wild or meetings or cell in gaps else _closed(board, cell, turned, closing[quarter])
        if closed is None:
            closed = completed_regions(table, cell, turned, meetings, cell in gaps)
        if closed:
            completes = completions(table, cell, turned, closed)
        found.append(Placement(x, y, 90 * quarter, deployments, completes))
    return tuple(found)


def completions(table: Table, cell: Cell, tile: Tile, closed: list[Region]) -> tuple[Completion, ...]:
    """Regions that a tile laid on a cell completes, with the points they pay (whoever gets them)."""
    after = Board({**table.board.cells, cell: tile})
    return tuple(sorted([_completion(table, after, region) for region in closed]))


def _completion(table: Table, after: Board, region: Region) -> Completion:
    """What a complete region pays; where it runs into unreadable tiles, by the reading worth least."""
    if region.doubts:
        reading = replace(table, board=after).reading(region)
        return Completion(region.kind, len(reading.region.tiles), reading.low)
    return Completion(region.kind, len(region.tiles), Case(table, region, True, None, after).value())


def completed_regions(
    table: Table, cell: Cell, tile: Tile, meetings: list[Meeting] | None = None, in_gap: bool = True
) -> list[Region]:
    """Regions that a tile laid on a cell completes, as they are then. `in_gap` false: the cell is known not
    to be the last one missing around any tile."""
    completion, found = table.book.completion, []
    for meeting in table.board.meet(cell, tile, completion) if meetings is None else meetings:
        rule = completion.get(meeting.kind)
        if rule is not None and not rule.surrounded and not meeting.open_edges:
            region = merged(meeting.kind, meeting.regions, cell, tile, meeting.features, 0, meeting.doubts)
            if region.closed or (region.doubts and _done_after(table, cell, tile, region)):
                found.append(region)
    if in_gap:
        for x, y, index in _surrounded_pieces(table, cell, tile):
            kinds = tile.kinds if (x, y) == cell else table.board.cells[x, y].kinds
            found.append(Region(kinds[index], [(x, y, index)], 0, {}))
    return found


def _done_after(table: Table, cell: Cell, tile: Tile, region: Region) -> bool:
    """Whether every reading of the unreadable tiles around completes a region once the tile lies there."""
    return replace(table, board=table.board.lay(cell, tile)).done(region)


def standing(table: Table, meeting: Meeting) -> list[Figure]:
    """The figures on the regions that meet."""
    occupants = table.occupants
    return [figure for region in meeting.regions for figure in occupants.get(region, ())]


def deployments_at(
    table: Table, player: str, figures: list[str], cell: Cell, tile: Tile, meetings: list[Meeting]
) -> tuple[Deployment, ...]:
    """Every legal deployment of a player's figures (kinds in the supply) on a tile about to be laid, given
    what its features would join."""
    found = []
    for meeting in meetings:
        there = standing(table, meeting)
        for index in meeting.features:
            for kind in figures:
                claim = Claim(table, player, kind, cell, tile, index, there)
                for rule in table.book.deploy:
                    if rule.apply(claim) is not None:
                        break
                else:
                    found.append((index, deployment(kind, tile, index)))
    return tuple([one for _, one in sorted(found)])


def deployment(kind: str, tile: Tile, index: int) -> Deployment:
    """A figure on a feature of a laid tile, in the words of the border."""
    return Deployment(kind, tile.kinds[index], *tile.told(index))


# ---- quick looks, so that most placements need no closer one ----

Closing = tuple[int, str, int, tuple[Exit, ...]]  # feature, kind, on how many edges the tile shows it, exits


def _closing(kinds: Container[str], tile: Tile) -> list[Closing]:
    """The features of a tile that could complete."""
    return [
        (index, kind, tile.reach[kind], tile.exits[index])
        for index, kind in enumerate(tile.kinds)
        if kind in kinds
    ]


def _closed(board: Board, cell: Cell, tile: Tile, closing: list[Closing]) -> list[Region] | None:
    """The regions that features of a tile would close on a cell; None where that needs the closer look: two
    of its features may become one, or something is wild or unreadable there."""
    found = []
    seen: set[Region] = set()
    for index, kind, most, exits in closing:
        joined = _joined_pieces(board, cell, kind, most, exits)
        if joined is None:
            continue
        pieces, odd = joined
        regions = dict.fromkeys([board.region(piece) for piece in pieces])
        if odd or not seen.isdisjoint(regions):
            return None
        seen.update(regions)
        still_open = -len(pieces)
        for region in regions:
            still_open += region.open_edges
            if region.doubts:
                return None
        if not still_open:
            found.append(merged(kind, regions, cell, tile, (index,), 0, NO_CELLS))
    return [region for region in found if not region.clash]


def _joined_pieces(
    board: Board, cell: Cell, kind: str, most: int, exits: tuple[Exit, ...]
) -> tuple[list[Piece], bool] | None:
    """The pieces that a feature's exits lead to, and whether any leads to something wild or unreadable; None
    where it faces an empty cell, or a piece with more open edges than the tile can fill."""
    (x, y), cells, pieces, odd = cell, board.cells, [], False
    for dx, dy, _, ports in exits:
        near = cells.get((x + dx, y + dy))
        if near is None:
            return None
        before = None
        for port in ports:
            other = near.owner[port]
            if other < 0:
                odd = True
            elif other != before and near.kinds[other] == kind:
                piece = (x + dx, y + dy, other)
                if board.plainly_open(piece, most):
                    return None
                pieces.append(piece)
            before = other
    return pieces, odd


def _last_gaps(table: Table) -> set[Cell]:
    """Empty cells that are the last one missing around a tile, one's own place included."""
    surrounded = {kind for kind, rule in table.book.completion.items() if rule.surrounded}
    cells, gaps = table.board.cells, set()
    for (x, y), tile in cells.items():
        if tile.points and not surrounded.isdisjoint(tile.kinds):
            missing = None
            for dx, dy in AROUND:
                if (x + dx, y + dy) not in cells:
                    if missing is not None:
                        break
                    missing = (x + dx, y + dy)
            else:
                if missing is not None:
                    gaps.add(missing)
    for cell, asked in table.board.needs.items():
        if None not in asked and table.board.around(cell) == 8:
            gaps.add(cell)
    return gaps


def _surrounded_pieces(table: Table, cell: Cell, tile: Tile) -> list[tuple[int, int, int]]:
    """Pieces of kinds completed by their surroundings that are surrounded once the tile lies on the cell."""
    board, completion, found = table.board, table.book.completion, []
    for dx, dy in (*AROUND, (0, 0)):
        spot = (cell[0] + dx, cell[1] + dy)
        near = tile if spot == cell else board.cells.get(spot)
        if near is None or not near.points:
            continue
        for index in near.points:
            rule = completion.get(near.kinds[index])
            if rule is not None and rule.surrounded and board.around(spot) + (spot != cell) == 8:
                found.append((*spot, index))
    return found
