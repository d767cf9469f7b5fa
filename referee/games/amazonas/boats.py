"""Boats: they move downstream by icons (CA-B2), if no figure is deployed (CA-B7), and after an Amazon scoring
(CA-L7); never beyond the last space (CA-B5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from referee.game import Cell, Event, RuleReason, Step
from referee.games.amazonas.river import last_space
from referee.tiles.model.board import Board
from referee.tiles.model.multi_cell import cells_of, parts_of
from referee.tiles.model.tile import Tile
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import DeployedFigure, Table

BOAT = "boat"
MERGE = "ca.merge_counts_old_icons"


def space(table: Table, player: str) -> int:
    """Return the space of a player's boat; the source if unknown."""
    return table.track.get((player, BOAT), 1)


def boats_known(table: Table) -> bool:
    """Return whether the space of any boat is known; otherwise there is no race to score."""
    return any(kind == BOAT for _, kind in table.track)


def advance(table: Table, player: str, by: int, because: str, otherwise: int | None = None) -> Step[Table]:
    """Move a boat downstream, at most to the last space of the river. `otherwise`: the number of spaces by
    the other interpretation of CA-Z5, if different."""
    start, last = space(table, player), last_space(table)
    end = max(start, min(start + by, last))
    values: dict[str, str | int] = {"player": player, "from": start, "to": end, "because": because}
    if end < start + by:
        values["limit"] = "CA-B5"
    if otherwise is not None and otherwise != by:
        values["otherwise"] = otherwise
    moved = replace(table, track={**table.track, (player, BOAT): end}) if boats_known(table) else table
    return Step(moved, (Event(BOAT, values),))


def in_words(events: Iterable[Event]) -> Iterator[RuleReason]:
    """Yield moves of boats as reasons."""
    for event in events:
        if event.what == BOAT:
            values = {**event.values, "by": event.values["player"]}
            stopped = "limit" in values
            if values["to"] > values["from"]:
                yield RuleReason(values["because"], "boat", values)
            if stopped:
                yield RuleReason("CA-B5", "stops", values)


@rule("CA-S5")
def at_the_source(table: Table) -> Table:
    """Every boat starts on the first space."""
    return replace(table, track={**{(seat.id, BOAT): 1 for seat in table.players}, **table.track})


# ---- icons ----


@rule("CA-B2")
def icons_joined(table: Table) -> Step[Table]:
    """A tile with icons, or one that joins tributaries with icons, is joined to tributaries with meeples:
    each player with meeples there moves once for each icon new to them."""
    step = Step(table)
    for player, icons, otherwise in joined(table):
        if icons:
            more = advance(step.state, player, icons, "CA-B2", otherwise)
            step = Step(more.state, (*step.events, *more.events))
    return step


def joined(table: Table) -> Iterator[tuple[str, int, int]]:
    """Yield players with the number of icons that the tile just placed brings to each, and the number by the
    other interpretation of CA-Z5."""
    cells = {part for cell in (table.turn.placed or ())[-1:] for part in cells_of(table.board.cells, cell)}
    regions = {
        table.board.region((*cell, index)): None
        for cell in sorted(cells)
        for index, kind in enumerate(table.board.cells[cell].kinds)
        if kind == "tributary"
    }
    occupied = [region for region in regions if region in table.occupants]
    before = Board({cell: tile for cell, tile in table.board.cells.items() if cell not in cells})
    for region in occupied:
        standing = [figure for figure in table.occupants[region] if figure.kind == "meeple"]
        printed = sum(
            table.board.cells[x, y].features[index].marks.get("boats", 0)
            for x, y, index in region.pieces
            if (x, y) in cells
        )
        for seat in table.players:
            own = [f for f in standing if f.player == seat.id and (f.x, f.y) not in cells]
            if own:
                known = {before.region(f[2:]): None for f in own}
                merged = region.marks.get("boats", 0) - sum(old.marks.get("boats", 0) for old in known)
                two = (merged, printed) if table.options[MERGE] == "on" else (printed, merged)
                if any(two):
                    yield seat.id, *two


def _laid(table: Table, cell: Cell, tile: Tile) -> Table:
    """Return the table with the tile placed on it."""
    board = table.board
    for spot, part in parts_of(tile, cell):
        board = board.lay(spot, part)
    return replace(table.looking_at(board), turn=table.turn.but(placed=(cell,)))


@rule("CA-B3")
def once_each(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Report that an icon moves a player's boat once, however many meeples are on the tributary."""
    after = _laid(table, cell, tile)
    moved = {one for one, icons, _ in joined(after) if icons}
    crowds = (
        standing
        for region, standing in after.occupants.items()
        if region.kind == "tributary" and cell in region.tiles and len(standing) > 1
    )
    there = {(f.x, f.y) for standing in crowds for f in standing if f.player in moved}
    return applies("CA-B3", (cell, *there)) if there else None


@rule("CA-B2")
def boats_follow(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Report whose boats move at once when the tile is placed there."""
    found = list(joined(_laid(table, cell, tile)))
    if not found:
        return None
    moves, others = {one: icons for one, icons, _ in found}, {one: other for one, _, other in found}
    if moves == others:
        return RuleReason("CA-B2", "joined", {"moves": moves}, (cell,))
    return RuleReason("CA-Z5", "joined", {"moves": moves, "others": others}, (cell,))


@rule("CA-B2")
def icons_claimed(table: Table, figure: DeployedFigure) -> Step[Table]:
    """A meeple put on a tributary with icons: its boat moves once for each."""
    region = table.board.region(figure[2:])
    icons = region.marks.get("boats", 0) if region.kind == "tributary" and figure.kind == "meeple" else 0
    return advance(table, figure.player, icons, "CA-B2") if icons else Step(table)


@rule("CA-B2")
def moves_the_boat(claim: DeploymentContext) -> RuleReason | None:
    """Report that a deployment moves the boat at once."""
    if claim.feature_kind != "tributary" or claim.kind != "meeple" or claim.meeting is not None:
        return None
    region = claim.table.board.region((*claim.cell, claim.index))
    icons = region.marks.get("boats", 0)
    values = {"player": claim.player, "icons": icons}
    return RuleReason("CA-B2", "moves", values, region.cells) if icons else None


@rule("CA-B5")
def stops_at_the_end(claim: DeploymentContext) -> RuleReason | None:
    """Report that the boat stops at the last space."""
    moves, table = moves_the_boat.apply(claim), claim.table
    if moves is None or not boats_known(table):
        return None
    events = advance(table, claim.player, moves.values["icons"], "CA-B2").events
    return next((reason for reason in in_words(events) if reason.rule == "CA-B5"), None)


# ---- end of the turn ----


def wood_placed(table: Table, player: str) -> bool:
    """Return whether a player has put a meeple or camp on the tile placed last. If only the end of the turn
    is left, step 2 counts as done: any required boat move has happened."""
    return table.turn.step == "end" or wood_on(table, player)


def wood_on(table: Table, player: str) -> bool:
    """Return whether a meeple or camp of the player stands on the tile placed last."""
    cells = {part for cell in (table.turn.placed or ())[-1:] for part in cells_of(table.board.cells, cell)}
    return any(figure.player == player and (figure.x, figure.y) in cells for figure in table.figures)


@rule("CA-B7")
def must_move(table: Table) -> Step[Table]:
    """A player who deploys no figure moves the boat one space."""
    turn = table.turn
    if turn.player is None or not turn.placed or wood_placed(table, turn.player):
        return Step(table)
    return advance(table, turn.player, 1, "CA-B7")
