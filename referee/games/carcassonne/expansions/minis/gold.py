"""Gold on the tiles: who takes it, and what it is worth at the end."""

from __future__ import annotations

from collections.abc import Iterable

from referee.game import Cell, Event, RuleReason, ScoreLine, ScorePart, Step
from referee.tiles.model.multi_cell import cells_of
from referee.tiles.model.spans import vicinity
from referee.tiles.rules.completion import ring_around
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.seating import clockwise
from referee.tiles.rules.table import Table, Token

CASTLE = "castle"  # kind of line
GOLD = "gold"  # token, thing held, and kind of line
EACH = ((10, 4), (7, 3), (4, 2), (1, 1))  # GO-4: from so many pieces on, each pays


def lying(table: Table) -> dict[Cell, int]:
    """Return how many pieces each tile has; a token of unknown number is one."""
    found: dict[Cell, int] = {}
    for token in table.tokens:
        if token.kind == GOLD:
            cell = (token.x, token.y)
            found[cell] = found.get(cell, 0) + (1 if token.value is None else max(0, token.value))
    return found


def with_gold(table: Table, cell: Cell, count: int) -> Table:
    """Return the table with this many pieces on a tile, in one pile (GO-2)."""
    others = tuple(one for one in table.tokens if one.kind != GOLD or (one.x, one.y) != cell)
    return table.but(tokens=(*others, Token(GOLD, count, *cell, -1)) if count else others)


def around(table: Table, kind: str, cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Return the cells whose gold belongs to a feature: its own, for a monastery or a
    German castle also those around."""
    found = dict.fromkeys(cells)
    for cell in tuple(found):
        if ring := ring_around(table, kind, cell):
            found.update(dict.fromkeys((*cells_of(table.board.cells, cell), *ring)))
    return tuple(found)


@rule("GO-3", needs=(GOLD,))
def taken(table: Table, lines: tuple[ScoreLine, ...]) -> Step[Table]:
    """The owners of scored features, and the lords of castles that pay, take the gold there: one piece each
    in turn, the player whose turn it is first, always from the richest tile that is left for them. Fields
    bring none."""
    left, kinds = lying(table), {CASTLE, *table.book.scoring.completion}
    claims: dict[Cell, set[str]] = {}
    for line in lines if left else ():
        for cell in near(table, line) if line.complete and line.feature_kind in kinds else ():
            if left.get(cell):
                claims.setdefault(cell, set()).add(line.player)
    return handed_out(table, claims)


def near(table: Table, line: ScoreLine) -> tuple[Cell, ...]:
    """Return the cells whose gold comes with the points of a line."""
    if line.feature_kind == CASTLE:
        return tuple(sorted(vicinity(line.tiles)))
    return around(table, line.feature_kind, line.tiles)


def handed_out(table: Table, claims: dict[Cell, set[str]]) -> Step[Table]:
    """Return the table after the gold of some tiles went to those who claim it."""
    if not claims:
        return Step(table)
    left = lying(table)
    found = shared(table, {cell: left[cell] for cell in claims}, claims)
    events = []
    for player, cells in found.items():
        table = table.with_held(player, GOLD, table.holds(player, GOLD) + len(cells))
        values = {"player": player, "what": GOLD, "count": len(cells)}
        events.append(Event("receive", values, tuple(sorted(set(cells)))))
    for cell in claims:
        table = with_gold(table, cell, 0)
    return Step(table, tuple(events))


def shared(table: Table, left: dict[Cell, int], claims: dict[Cell, set[str]]) -> dict[str, list[Cell]]:
    """Return the tiles from which each player takes a piece; of equally rich ones first one that others may
    take from, too."""
    found: dict[str, list[Cell]] = {}
    while any(left.values()):
        for player in clockwise(table, table.turn.player):
            mine = [cell for cell, count in left.items() if count and player in claims[cell]]
            if mine:
                richest = max(mine, key=lambda cell: (left[cell], len(claims[cell])))
                left[richest] -= 1
                found.setdefault(player, []).append(richest)
    return found


@rule("GO-3")
def there(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report the gold that the owners of a feature take when it is scored."""
    found = lying(case.table)
    own = around(case.table, case.region.kind, case.region.cells)
    cells = tuple(cell for cell in own if found.get(cell))
    if not cells or not case.figures:
        return ()
    return (RuleReason("GO-3", "gold_there", {"count": sum(found[cell] for cell in cells)}, cells),)


# ---- the end -----------------------------------------------------------------------------------------------


def each(count: int) -> int:
    """Return what each of so many pieces pays."""
    return next((points for least, points in EACH if count >= least), 0)


@rule("GO-4")
def paid(table: Table) -> tuple[ScoreLine, ...]:
    """At the end more gold of one player is worth more for each piece; gold on tiles pays nothing."""
    held = {seat.id: count for seat in table.players if (count := table.holds(seat.id, GOLD))}
    return tuple(
        ScoreLine(
            player,
            "GO-4",
            (ScorePart("GO-4", GOLD, count, each(count)),),
            (),
            GOLD,
            complete=False,
            holders={player: 1},
        )
        for player, count in held.items()
    )


@rule("GO-4")
def worth_more(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Name the rule about what gold pays."""
    return (applies("GO-4"),) if line.feature_kind == GOLD else ()
