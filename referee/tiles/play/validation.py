"""Findings for a table that was photographed or entered instead of played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from referee.deadline import checkpoint
from referee.game import PositionFinding, RuleReason
from referee.tiles.model.consistency import islands
from referee.tiles.model.half_tiles import parts
from referee.tiles.model.ports import EDGES
from referee.tiles.play.completed_features import completed_and_occupied, completed_by, scored_now
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.state.standing import alone
from referee.tiles.rules.table import DeployedFigure, Table


def findings(table: Table) -> tuple[PositionFinding, ...]:
    """Return all findings, worst first: the general ones, then those of the book."""
    found = [
        *table.notes,
        *edges(table),
        *connection(table),
        *copies(table),
        *unreadable(table),
        *figures(table),
        *occupied(table),
    ]
    for rule in table.book.report.findings:
        checkpoint()
        found.extend(rule.apply(table))
    return worst_first(found)


def worst_first(found: Iterable[PositionFinding]) -> tuple[PositionFinding, ...]:
    """Sort findings: errors, then warnings, then info."""
    rank = {"error": 0, "warning": 1, "info": 2}
    return tuple(sorted(found, key=lambda finding: rank[finding.severity]))


def edges(table: Table) -> list[PositionFinding]:
    """Find edges that do not match."""
    return [
        PositionFinding(
            "error",
            RuleReason(table.book.ids.edges, "clash", {"cell": one, "other": other}, on_it, EDGES[edge]),
        )
        for one, other, edge in table.board.clashes
        for on_it in (tuple(cell for cell in (one, other) if not table.board.cells[cell].special.beyond),)
    ]


def connection(table: Table) -> list[PositionFinding]:
    """Find parts of the table that are not connected (unless printed things join or separate them)."""
    if any(tile.special.printed for tile in table.board.cells.values()):
        return []
    return [
        PositionFinding("error", RuleReason(table.book.ids.cell, "apart", {"count": len(part)}, tuple(part)))
        for part in islands(table.board.cells)[1:]
    ]


def copies(table: Table) -> list[PositionFinding]:
    """Find tiles with more copies than the box has, those in hands included. Without a known edition, the
    edition with most copies counts."""
    given = "edition" in table.given
    limit = table.library.counts if given else table.library.most
    laid = [(cell, one.id) for cell, tile in table.board.cells.items()
            if not tile.unknown and not tile.extra for one in parts(tile)]  # fmt: skip
    there = Counter([*(tile for _, tile in laid), *table.bag.in_hand.values()])
    found = []
    for id, number in there.items():
        if id in limit and number > limit[id] and (limit[id] or id not in table.bag.undrawn):
            cells = tuple(sorted({cell for cell, tile in laid if tile == id}))
            edition = table.library.edition_of(id) or (table.library.edition if given else "")
            values = {"tile": id, "count": number, "most": limit[id], "edition": edition}
            elsewhere = table.library.elsewhere(id) if edition else ()
            if elsewhere:
                values["editions"] = ", ".join(elsewhere)
            key = "other_edition" if elsewhere else "copies"
            found.append(PositionFinding("error", RuleReason(table.book.ids.start, key, values, cells)))
    return found


def unreadable(table: Table) -> list[PositionFinding]:
    """Find unreadable tiles."""
    return [
        PositionFinding(
            "info",
            RuleReason("TR-unknown", "tile", {"edges": table.board.cells[cell].edges.letters}, (cell,)),
        )
        for cell in table.board.unknown
    ]


def figures(table: Table) -> list[PositionFinding]:
    """Find figures that the rules could not have put there, and more than a player has."""
    found = []
    ids, book = table.book.ids, table.book
    for figure in table.figures:
        known, cell = table.book.figures.get(figure.kind), ((figure.x, figure.y),)
        values = {"player": figure.player, "figure": figure.kind}
        if known is None:
            found.append(PositionFinding("error", RuleReason(ids.goes_on, "no_such_figure", values, cell)))
        elif figure.segment >= 0:
            kind = table.board.cells[cell[0]].kinds[figure.segment]
            if kind in book.deployment.kept_kinds:
                continue
            if kind not in known.goes_on:
                id = _not_there(table, figure, table.book.ids_of(kind).goes_on)
                found.append(
                    PositionFinding("error", RuleReason(id, "feature", {**values, "kind": kind}, cell))
                )
            elif known.company and alone(table, figure):
                found.append(PositionFinding("error", RuleReason(known.company, "alone", values, cell)))
    second = any(kind.in_addition for kind in table.book.figures.values())
    crowded = Counter(
        f[2:]
        for f in table.figures
        if f.segment >= 0 and f.kind not in table.book.on_points and (not second or book.occupies(f.kind))
    )
    for (x, y, segment), number in crowded.items():
        kind = table.board.cells[x, y].kinds[segment]
        if kind in table.book.deployment.shared_kinds:
            continue
        if number > 1 and not table.book.deployment.joining:
            crowd = {"count": number, "kind": kind}
            found.append(
                PositionFinding(
                    "error", RuleReason(table.book.ids_of(kind).free, "crowded", crowd, ((x, y),))
                )
            )
    for (player, kind), number in table.supply.out.items():
        known = table.book.figures.get(kind)
        if known is not None and number > known.supply:
            cells = tuple((f.x, f.y) for f in table.figures if f.player == player and f.kind == kind)
            many = {"player": player, "figure": kind, "count": number, "most": known.supply}
            found.append(PositionFinding("error", RuleReason(ids.figures, "too_many", many, cells)))
    return found


def _not_there(table: Table, figure: DeployedFigure, id: str) -> str:
    """Return the rule by which a figure may not stand where it is: the one that forbids deploying it
    there."""
    where, tile = table.book.deployment.wrong_terrain, table.board.cells[figure.x, figure.y]
    if where is None:
        return id
    claim = DeploymentContext(
        table, figure.player, figure.kind, (figure.x, figure.y), tile, figure.segment, []
    )
    reason = where.apply(claim)
    return id if reason is None else reason.rule


def occupied(table: Table) -> list[PositionFinding]:
    """Find completed features that still hold figures, unless a tile of this turn completed them."""
    now = completed_by(table, table.turn.placed or ())
    return [
        PositionFinding(
            "warning",
            RuleReason(
                table.book.ids_of(region.kind).home,
                "occupied",
                {"kind": region.kind},
                region.cells,
            ),
        )
        for region in scored_now(table, completed_and_occupied(table))
        if region not in now
    ]
