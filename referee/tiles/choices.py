"""What may be done: every legal placement of a tile, what each completes, and every legal deployment after
it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from referee.game import Cell, Completion, Deployment, Placement
from referee.tiles.board import NO_NEIGHBOUR, Board
from referee.tiles.book import Book, DeployRule, Rule
from referee.tiles.case import Case, Claim
from referee.tiles.meeting import Meeting
from referee.tiles.ports import AROUND
from referee.tiles.regions import Region
from referee.tiles.table import Figure, Table
from referee.tiles.tile import Tile


def placements(table: Table, tile: Tile, player: str | None) -> tuple[Placement, ...]:
    """Every legal placement, sorted by x, y, rotation."""
    board, book = table.board, table.book
    turns = [tile.turned(q - tile.quarter) for q in range(4)]
    closing = [_edges_to_close(book, turned) for turned in turns]
    needs, gaps = board.needs, _last_gaps(table)
    wild = None in tile.signs  # may close what others began
    figures = {kind: book.against(kind) for kind in book.figures if player and table.supply(player, kind) > 0}
    found = []
    for x, y, quarter in board.placements(tile):
        cell, turned = (x, y), turns[quarter]
        if book.place and any(rule.apply(table, cell, turned) for rule in book.place):
            continue
        deployments: tuple[Deployment, ...] = ()
        completes: tuple[Completion, ...] = ()
        meetings: list[Meeting] = []
        if player is not None and figures:
            meetings = board.meet(cell, turned)
            deployments = deployments_at(table, player, figures, cell, turned, meetings)
        elif (closable := _closable(needs.get(cell, NO_NEIGHBOUR), closing[quarter])) or wild:
            meetings = board.meet(cell, turned, closable)
        if meetings or cell in gaps:
            completes = completions(table, cell, turned, meetings, cell in gaps)
        found.append(Placement(x, y, 90 * quarter, deployments, completes))
    return tuple(found)


def completions(
    table: Table, cell: Cell, tile: Tile, meetings: list[Meeting], in_gap: bool
) -> tuple[Completion, ...]:
    """What a tile laid on a cell completes, with the points it pays (whoever gets them)."""
    closed = completed_regions(table, cell, tile, meetings, in_gap)
    after = Board({**table.board.cells, cell: tile}) if closed else table.board
    return tuple(sorted([_completion(table, after, region) for region in closed]))


def _completion(table: Table, after: Board, region: Region) -> Completion:
    """What a complete region pays; where it runs into unreadable tiles, by the reading worth least."""
    if region.doubts:
        reading = table.looking_at(after).reading(region)
        return Completion(region.kind, len(reading.region.tiles), reading.low)
    return Completion(region.kind, len(region.tiles), Case(table, region, True, None, after).value())


def completed_regions(
    table: Table, cell: Cell, tile: Tile, meetings: list[Meeting], in_gap: bool
) -> list[Region]:
    """Regions that a tile laid on a cell completes, as they are then. `in_gap` false: the cell is known not
    to be the last one missing around any tile."""
    completion, found = table.book.completion, []
    for meeting in meetings:
        rule = completion.get(meeting.kind)
        if rule is not None and not rule.surrounded and not meeting.open_edges:
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
    table: Table,
    player: str,
    figures: Mapping[str, Iterable[Rule[DeployRule]]],
    cell: Cell,
    tile: Tile,
    meetings: list[Meeting],
) -> tuple[Deployment, ...]:
    """Every legal deployment of a player's figures (those in the supply, with the rules that may object) on a
    tile about to be laid, given what its features would join."""
    found = []
    for meeting in meetings:
        there = standing(table, meeting)
        for index in meeting.features:
            for kind, against in figures.items():
                claim = Claim(table, player, kind, cell, tile, index, there, meeting)
                for rule in against:
                    if rule.apply(claim) is not None:
                        break
                else:
                    found.append((index, deployment(kind, tile, index)))
    return tuple([one for _, one in sorted(found)])


def deployment(kind: str, tile: Tile, index: int) -> Deployment:
    """A figure on a feature of a laid tile, in the words of the border."""
    return Deployment(kind, tile.kinds[index], *tile.told(index))


# ---- quick looks, so that most placements need no closer one -----------------------------------------------


def _edges_to_close(book: Book, tile: Tile) -> list[tuple[int, list[int]]]:
    """The features of a tile that could be complete once it lies, and the edges where each then needs a
    neighbour."""
    kinds = {kind for kind, completion in book.completion.items() if not completion.surrounded}
    return [(i, [exit[2] for exit in tile.exits[i]]) for i, kind in enumerate(tile.kinds) if kind in kinds]


def _closable(asked: Sequence[str | None], closing: list[tuple[int, list[int]]]) -> list[int]:
    """The features that would face no empty cell where neighbours ask for this."""
    found = []
    for index, edges in closing:
        for edge in edges:
            if asked[edge] is None:
                break
        else:
            found.append(index)
    return found


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
