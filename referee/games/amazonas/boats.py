"""Boats: they move downstream by icons (CA-B2), when nothing wooden is placed (CA-B7), and after an Amazon
scoring (CA-L7); never beyond the last space (CA-B5)."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Event, Reason, Step
from referee.games.amazonas.river import last_space
from referee.tiles.board import Board
from referee.tiles.book import rule
from referee.tiles.case import Claim
from referee.tiles.large import cells_of
from referee.tiles.regions import Region
from referee.tiles.table import Figure, Table

BOAT = "boat"


def space(table: Table, player: str) -> int:
    """Where a player's boat is; at the source where nobody told."""
    return table.track.get((player, BOAT), 1)


def advance(table: Table, player: str, by: int, because: str) -> Step:
    """Moves a boat downstream, at most to the last space of the river."""
    start, last = space(table, player), last_space(table)
    end = max(start, min(start + by, last))
    values = {"player": player, "from": start, "to": end, "because": because}
    if end < start + by:
        values["limit"] = "CA-B5"
    moved = replace(table, track={**table.track, (player, BOAT): end})
    return Step(moved, (Event("boat", values),))


@rule("CA-S5")
def at_the_source(table: Table) -> Table:
    """Every boat begins on the first space."""
    return replace(table, track={**{(seat.id, BOAT): 1 for seat in table.players}, **table.track})


@rule("CA-B2")
def icons_joined(table: Table) -> Step:
    """A tile with icons (or a tributary that has some) is joined to tributaries with meeples: each player who
    has any there moves once for each icon new to them."""
    placed = (table.turn.placed or ())[-1:]
    cells = {part for cell in placed for part in cells_of(table.board.cells, cell)}
    regions = {
        table.board.region((*cell, index)): None
        for cell in sorted(cells)
        for index, kind in enumerate(table.board.cells[cell].kinds)
        if kind == "tributary"
    }
    before = Board({cell: tile for cell, tile in table.board.cells.items() if cell not in cells})
    step = Step(table)
    for region in regions:
        for player, icons in _new_icons(table, region, before, cells).items():
            more = advance(step.state, player, icons, "CA-B2")
            step = Step(more.state, (*step.events, *more.events))
    return step


def _new_icons(table: Table, region: Region, before: Board, cells: set[tuple[int, int]]) -> dict[str, int]:
    """Icons of a tributary that were not connected to a player's meeples before the tile came, by player."""
    found: dict[str, int] = {}
    standing = [figure for figure in table.occupants.get(region, []) if figure.kind == "meeple"]
    for seat in table.players:
        own = [f for f in standing if f.player == seat.id and (f.x, f.y) not in cells]
        if not own:
            continue
        if table.options["ca.merge_counts_old_icons"] == "on":
            known = {before.region(f[2:]): None for f in own}
            icons = region.marks.get("boats", 0) - sum(old.marks.get("boats", 0) for old in known)
        else:
            icons = sum(
                table.board.cells[x, y].features[index].marks.get("boats", 0)
                for x, y, index in region.pieces
                if (x, y) in cells
            )
        if icons:
            found[seat.id] = icons
    return found


@rule("CA-B2")
def icons_claimed(table: Table, figure: Figure) -> Step:
    """A meeple on a tributary with icons: its boat moves once for each."""
    region = table.board.region(figure[2:])
    icons = region.marks.get("boats", 0) if region.kind == "tributary" else 0
    return advance(table, figure.player, icons, "CA-B2") if icons else Step(table)


def wood_placed(table: Table) -> bool:
    """Whether a meeple or camp was put down in this turn."""
    turn = table.turn
    if turn.step is not None:
        return turn.step == "end"
    cells = {part for cell in (turn.placed or ())[-1:] for part in cells_of(table.board.cells, cell)}
    return any(figure.player == turn.player and (figure.x, figure.y) in cells for figure in table.figures)


@rule("CA-B7")
def must_move(table: Table) -> Step:
    """Whoever places no wood moves the boat one space."""
    turn = table.turn
    if turn.player is None or not turn.placed or wood_placed(table):
        return Step(table)
    return advance(table, turn.player, 1, "CA-B7")


@rule("CA-B2")
def moves_the_boat(claim: Claim) -> Reason | None:
    """That a deployment moves the boat at once."""
    if claim.feature_kind != "tributary" or claim.kind != "meeple" or claim.meeting is not None:
        return None
    region = claim.table.board.region((*claim.cell, claim.index))
    icons = region.marks.get("boats", 0)
    values = {"player": claim.player, "icons": icons}
    return Reason("CA-B2", "moves", values, region.cells) if icons else None
