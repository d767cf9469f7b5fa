"""Reasons about a feature beyond its majority and its arithmetic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from referee.game import RuleReason
from referee.games.gold_rush import tokens
from referee.games.gold_rush.cowboys import TENT, without_cowboys
from referee.games.gold_rush.layout import exits
from referee.games.gold_rush.scoring import railroads
from referee.tiles.model.position import Turn
from referee.tiles.play.completed_features import of_this_turn
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import Table


@rule("GR-R1")
def of_railroads(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report whether a railroad is complete, the effect of its locomotives, and that a tile counts once."""
    region = case.region
    if region.kind != "railroad":
        return ()
    reasons, cells = [], region.cells
    locomotives = region.marks.get("locomotives", 0)
    if case.complete:
        reasons.append(RuleReason("GR-R1", "closed", {}, cells))
        reasons.append(
            RuleReason("GR-R3", "doubled", {}, cells)
            if locomotives == 1
            else RuleReason("GR-R4", "not_doubled", {"count": locomotives}, cells)
        )
    else:
        if region.open_edges:  # none, if it touches an unreadable tile
            reasons.append(RuleReason("GR-R1", "open", {"count": region.open_edges}, cells))
        if locomotives:
            reasons.append(RuleReason("GR-E4", "no_effect", {"count": locomotives}, cells))
    return (*reasons, *_once(case))


def _once(case: ScoringContext) -> Iterator[RuleReason]:
    """A tile that a feature touches twice counts once."""
    parts = Counter(piece[:2] for piece in case.region.pieces)
    twice = tuple(sorted(cell for cell, number in parts.items() if number > 1))
    if twice:
        yield RuleReason("GR-R5", "once", {}, twice)


@rule("GR-M1")
def of_mountains(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report whether a mountain is complete, and what happens to its stack and the tents there."""
    region, table = case.region, case.table
    if region.kind != "mountain":
        return ()
    cells, count = region.cells, tokens.height(table, region)
    reasons = []
    if case.complete:
        reasons.append(RuleReason("GR-M1", "closed", {}, cells))
    elif region.open_edges:  # none, if it touches an unreadable tile
        reasons.append(RuleReason("GR-M1", "open", {"count": region.open_edges}, cells))
    tents = tuple(figure.player for figure in case.figures if figure.kind == TENT)
    if tents:
        reasons.append(RuleReason("GR-M4", "go_home" if case.complete else "no_matter", {"by": tents}, cells))
    if count and case.complete:
        reasons.extend(_handed_out(case, count))
    elif count:
        reasons.append(RuleReason("GR-N2", "stack", {"count": count}, cells))
    return tuple(reasons)


def _handed_out(case: ScoringContext, count: int) -> Iterator[RuleReason]:
    """Report who takes the tokens of a completed mountain, and in which order."""
    owners, cells = case.owners(), case.region.cells
    if not owners:
        yield RuleReason("GR-M5", case.table.options[tokens.UNCLAIMED], {"count": count}, cells)
    elif len(owners) == 1:
        yield RuleReason("GR-M2", "takes_all", {"player": owners[0], "count": count}, cells)
    else:
        order = list(tokens.takers(case.table, owners, count))
        values = {"players": tuple(dict.fromkeys(order)), "count": count, "taken": dict(Counter(order))}
        yield RuleReason("GR-M3", "in_turn", values, cells)
        yield RuleReason("GR-M6", "from_the_top", {}, cells)


@rule("GR-Y1")
def of_cities(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report how many exits are open, whether a railroad returns, and that locomotives do not matter."""
    region, table = case.region, case.table
    if region.kind != "city":
        return ()
    x, y, index = region.pieces[0]
    leads = exits(table.board.cells[x, y], index)
    roads = railroads(table, region)
    done = sum(table.done(table.board.region((x, y, exit))) for exit in leads)
    reasons = [RuleReason("GR-Y1", "exits", {"count": done, "most": len(leads)}, region.cells)]
    if len(roads) < len(leads):
        reasons.append(RuleReason("GR-Y3", "once", {"count": len(roads)}, region.cells))
    if any(road.marks.get("locomotives") for road in roads):
        reasons.append(RuleReason("GR-Y2", "no_doubling", {}, region.cells))
    return tuple(reasons)


@rule("GR-E8")
def of_prairies(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report what bounds a prairie, and that its farmers wait for the end."""
    if case.region.kind != "prairie":
        return ()
    cells = case.region.cells
    borders = applies("GR-W3", cells)
    farmers = [(figure.x, figure.y) for figure in case.figures]
    stay = (applies("GR-W2", farmers),) if farmers else ()
    return (borders, *stay, RuleReason("GR-W1", "waits", {}, cells), RuleReason("GR-E8", "most", {}, cells))


@rule("GR-J1")
def joined(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report cowboys on several tiles of a feature, whose features have been joined."""
    cells = {(figure.x, figure.y) for figure in case.figures if case.table.book.occupies(figure.kind)}
    return (applies("GR-J1", cells),) if len(cells) > 1 else ()


@rule("GR-T1")
def none_of_the_three(table: Table, following: Turn) -> tuple[RuleReason, ...]:
    """Report that a turn may go without a cowboy, the tent or a token, if nothing was done yet."""
    player = table.turn.player
    if player is None or table.turn.step != "act":
        return ()
    none = RuleReason("GR-T1", "none", {"player": player}, (table.turn.placed or ())[-1:])
    return (none, *without_cowboys(table, player))


@rule("GR-T2")
def nothing_completed(table: Table, following: Turn) -> tuple[RuleReason, ...]:
    """Report that nothing is scored if nothing was completed."""
    return () if of_this_turn(table) else (applies("GR-T2", table.turn.placed or ()),)


EXPLAINS = (joined, of_railroads, of_mountains, of_cities, of_prairies)
