"""Findings about tents, tokens and tiles on a table that was photographed or entered instead of played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from referee.game import PositionFinding, RuleReason
from referee.games.gold_rush import tokens
from referee.games.gold_rush.cowboys import COWBOY, SHERIFF, SHERIFF_PLAYS, TENT
from referee.games.gold_rush.layout import EXITS, exits
from referee.games.gold_rush.tokens import INVENTORY, MINING, MOUNTAIN, TOTAL
from referee.tiles.play.completed_features import completed_by
from referee.tiles.rules.rule import rule
from referee.tiles.rules.table import Table, Token


@rule("GR-N1")
def stacks(table: Table) -> tuple[PositionFinding, ...]:
    """Find more tokens on a mountain than it has nuggets, tokens that are not on a mountain, and tokens left
    on a mountain that was completed before this turn."""
    found = []
    now = set(completed_by(table, table.turn.placed or ()))
    for region in (r for r in table.board.regions.all() if r.kind == MOUNTAIN):
        count, nuggets = tokens.height(table, region), region.marks.get("nuggets", 0)
        if count > nuggets and region.certain:
            values = {"count": count, "most": nuggets}
            found.append(PositionFinding("error", RuleReason("GR-N1", "too_many", values, region.cells)))
        if count and table.done(region) and region not in now:
            mined = any(figure.kind == COWBOY for figure in table.occupants.get(region, ()))
            id, form = ("GR-M2", "left_over") if mined else ("GR-M5", table.options[tokens.UNCLAIMED])
            found.append(PositionFinding("warning", RuleReason(id, form, {"count": count}, region.cells)))
    loose = {(t.x, t.y) for t in table.tokens if t.kind == MINING and not _on_a_mountain(table, t)}
    unread = {cell for cell in loose if table.board.cells[cell].unknown}
    if loose - unread:
        found.append(
            PositionFinding("error", RuleReason("GR-N2", "no_mountain", {}, tuple(sorted(loose - unread))))
        )
    return tuple(found)


def _on_a_mountain(table: Table, token: Token) -> bool:
    kinds = table.board.cells[token.x, token.y].kinds
    return token.segment >= 0 and kinds[token.segment] == MOUNTAIN


@rule("GR-S3")
def inventory(table: Table) -> tuple[PositionFinding, ...]:
    """Find more tokens, or more of a value, than the box has."""
    found = []
    held = sum(len(tokens.held_by(table, seat.id)) for seat in table.players)
    count = tokens.on_table(table) + held + (table.left_given or {}).get(MINING, 0)
    if count > TOTAL:
        found.append(
            PositionFinding("error", RuleReason("GR-S3", "too_many", {"count": count, "most": TOTAL}))
        )
    elif count < TOTAL and _all_known(table):
        found.append(
            PositionFinding("warning", RuleReason("GR-S3", "too_few", {"count": count, "most": TOTAL}))
        )
    for value, number in sorted(tokens.known(table).items()):
        if number > INVENTORY[value]:
            values = {"value": value, "most": INVENTORY[value]}
            found.append(PositionFinding("error", RuleReason("GR-S3", "too_often", values)))
    return tuple(found)


def _all_known(table: Table) -> bool:
    """Return whether every token is accounted for: on mountains, held and left, where none leaves the
    game."""
    known = table.loaded_from is not None and table.loaded_from.tokens is not None
    held = all(MINING in table.held.get(seat.id, {}) for seat in table.players)
    left = MINING in (table.left_given or {})
    return known and held and left and not table.over and table.options[tokens.UNCLAIMED] == "supply"


@rule("GR-A2")
def tents(table: Table) -> tuple[PositionFinding, ...]:
    """Find tents on mountains that were complete before this turn, and tents that share a segment with a
    figure."""
    now = set(completed_by(table, table.turn.placed or ()))
    standing = Counter(figure[2:] for figure in table.figures)
    found = []
    for tent in (figure for figure in table.figures if figure.kind == TENT and figure.segment >= 0):
        region, cell = table.board.region(tent[2:]), ((tent.x, tent.y),)
        values = {"player": tent.player}
        if table.done(region) and region not in now:
            found.append(PositionFinding("error", RuleReason("GR-M4", "still_there", values, cell)))
        if standing[tent[2:]] > 1:
            found.append(PositionFinding("error", RuleReason("GR-A3", "not_alone", values, cell)))
    return tuple(found)


@rule("GR-C5")
def sheriff(table: Table) -> tuple[PositionFinding, ...]:
    """Find a sheriff without the agreement to use it."""
    cells = tuple(sorted({(t.x, t.y) for t in table.tokens if t.kind == SHERIFF}))
    if not cells or table.options[SHERIFF_PLAYS] == "on":
        return ()
    return (PositionFinding("warning", RuleReason("GR-C5", "off", {}, cells)),)


@rule("GR-Y1")
def layouts(table: Table) -> tuple[PositionFinding, ...]:
    """Find tiles that cannot be in a box: a city without three or four exits."""
    return tuple(
        PositionFinding("error", RuleReason("GR-Y1", "odd_exits", {"tile": id, "count": count}, cells))
        for id, count, cells in _odd_cities(table)
    )


def _odd_cities(table: Table) -> Iterator[tuple[str, int, tuple[tuple[int, int], ...]]]:
    odd: dict[tuple[str, int], list[tuple[int, int]]] = {}
    for cell, tile in sorted(table.board.cells.items()):
        for index, kind in enumerate(tile.kinds):
            if kind == "city" and len(exits(tile, index)) not in EXITS:
                odd.setdefault((tile.id, len(exits(tile, index))), []).append(cell)
    for (id, count), cells in odd.items():
        yield id, count, tuple(cells)


def unknown_gold(table: Table) -> tuple[PositionFinding, ...]:
    """Report at the end tokens whose value is unknown, or that it is unknown whether any player holds
    some."""
    hidden = tokens.unseen(table)
    expected = round(sum(hidden) / len(hidden), 1) if hidden else 0
    found = []
    for seat in table.players:
        count = tokens.held_by(table, seat.id).count(None)
        if count:
            values = {"player": seat.id, "count": count, "expected": expected}
            found.append(PositionFinding("warning", RuleReason("GR-E9", "values_asked", values)))
    silent = tuple(seat.id for seat in table.players if MINING not in table.held.get(seat.id, {}))
    mined = any(region.kind == MOUNTAIN for region in table.board.regions.all())
    if silent and mined and not table.tracked:
        found.append(PositionFinding("info", RuleReason("GR-E9", "none_told", {"players": silent})))
    return tuple(found)
