"""Reasons about a feature on a map: why it ends where it does, and which parts of it are printed."""

from __future__ import annotations

from collections.abc import Callable

from referee.game import Cell, RuleReason
from referee.games.carcassonne.maps.map import COATS, FERRY, Map
from referee.games.carcassonne.maps.printed import ABROAD
from referee.games.carcassonne.maps.scoring import abroad, each_coat, visible_towns
from referee.games.carcassonne.maps.towns import TOWN
from referee.games.carcassonne.reasons import ignored
from referee.tiles.model.ports import NEAR, RING
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.port_owners import WILD
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.rule import ExplainRule, Rule, applies


def rules(found: Map) -> tuple[Rule[ExplainRule], ...]:
    """Return the reasons that a map adds about a feature, by rule."""

    def explain(id: str, why: Callable[[ScoringContext], tuple[RuleReason, ...]]) -> Rule[ExplainRule]:
        return Rule(id, why)

    return (
        explain("MP-B3", border_roads),
        explain("MP-B4", segments),
        explain("MP-B5", closed_sides),
        explain("MP-L4", lambda case: large_city(found, case)),
        explain("MP-G2", lambda case: road_into_city(found, case)),
        explain("MP-Y2", ferries),
        explain("MP-Y1", lambda case: far_end(found, case)),
        explain("MP-C1", coats),
        explain("MP-K1", lambda case: around(found, case)),
        explain("MP-K2", lambda case: what_surrounds(found, case)),
        explain("MP-K3", not_abroad),
        explain("MP-K4", lambda case: beside_large_city(found, case)),
        explain("MP-O3", lambda case: towns_beside(found, case)),
        explain("MP-S3", tiles_only),
        explain("MP-G1", lambda case: what_counts(found, case)),
    )


def border_roads(case: ScoringContext) -> tuple[RuleReason, ...]:
    """A road is complete where it crosses the border (MP-B3)."""
    ends = abroad(case) if case.region.kind == "road" else []
    return (RuleReason("MP-B3", "ends", {"count": len(ends)}, _squares_at(case, ends)),) if ends else ()


def segments(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Prints beyond the border count like tiles (MP-B4)."""
    kind, ends = case.region.kind, abroad(case)
    if not ends or kind == "field":
        return ()
    return (RuleReason("MP-B4", "counts", {"count": len(ends), "kind": kind}, _squares_at(case, ends)),)


def closed_sides(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report where a border without print closes a city, road or field (MP-B5)."""
    if case.region.kind not in ("city", "road", "field"):
        return ()
    board, closed = case.board.cells, set()
    for x, y, index in case.region.pieces:
        for edge, behind in board[x, y].connections.exits[index]:
            near = board.get(NEAR[x, y][edge])
            if (
                near is not None
                and near.special.printed
                and not board[x, y].special.printed
                and WILD in near.connections.behind[behind]
            ):
                closed.add((x, y, edge))
    values = {"count": len(closed), "kind": case.region.kind}
    return (RuleReason("MP-B5", "closed", values, _cells(closed)),) if closed else ()


def large_city(found: Map, case: ScoringContext) -> tuple[RuleReason, ...]:
    """Printed squares count like tiles of the city (MP-L4)."""
    cells = case.region.tiles & found.large_cities.keys() if case.region.kind == "city" else set()
    return (RuleReason("MP-L4", "counts", {"count": len(cells)}, tuple(sorted(cells))),) if cells else ()


def road_into_city(found: Map, case: ScoringContext) -> tuple[RuleReason, ...]:
    """A road that reaches a large city ends there, and the city's square does not belong to it (MP-G2,
    MP-G1)."""
    cells = case.region.tiles & found.large_cities.keys() if case.region.kind == "road" else set()
    return (applies("MP-G2", cells),) if cells else ()


def ferries(case: ScoringContext) -> tuple[RuleReason, ...]:
    """A ferry adds a point, once the road is complete (MP-Y2, MP-Y3), or at the end (MP-E3)."""
    count, cells = case.region.marks.get(FERRY, 0), case.region.cells
    if not count:
        return ()
    now = (RuleReason("MP-Y2", "adds", {"count": count}, cells), applies("MP-Y3", cells))
    return now if case.complete else (*now, applies("MP-E3", cells))


def far_end(found: Map, case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report ferries that join the roads at both ends, and those joined at one end, whose road every player
    may continue at the other (MP-Y1)."""
    if not case.region.marks.get(FERRY):
        return ()
    beyond = {cell for cell in case.region.tiles if case.board.cells[cell].special.jumps}
    ends = [end.cell for ferry in found.ferries for end in ferry.ends if end.beyond in beyond]
    empty = tuple(sorted({cell for cell in ends if cell not in case.board.cells}))
    reasons = crossed(found, case.region)
    if empty and not case.complete:
        reasons.append(RuleReason("MP-Y1", "far_end", {"cell": empty}, empty))
    return tuple(reasons)


def crossed(found: Map, road: Region) -> list[RuleReason]:
    """Return reasons for the ferries that join tiles of a road to others of it (MP-Y1)."""
    reasons = []
    for ferry in found.ferries if road.marks.get(FERRY) else ():
        one, other = (end.cell for end in ferry.ends)
        if {one, other, *(end.beyond for end in ferry.ends)} <= road.tiles:
            reasons.append(RuleReason("MP-Y1", "joins", {"cell": one, "other": other}, (one, other)))
    return reasons


def coats(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report what the coats of arms pay now and at the end (MP-C1, MP-E1, MP-E2)."""
    count, kind = case.region.marks.get(COATS, 0), case.region.kind
    if not count or kind not in ("city", "road"):
        return ()
    cells = case.region.cells
    now = RuleReason(
        "MP-C1", "coats", {"count": count, "points": count * each_coat(case, complete=True)}, cells
    )
    end = RuleReason(
        "MP-E1", "coats", {"count": count, "points": count * each_coat(case, complete=False)}, cells
    )
    leads = kind == "road" and any(
        case.board.cells[x, y].features[i].marks.get(COATS) for x, y, i in abroad(case)
    )
    return (now, end, applies("MP-E2", cells)) if leads and not case.complete else (now, end)


def around(found: Map, case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report fewer than eight squares around a monastery at the border (MP-K1)."""
    if case.region.kind != "monastery":
        return ()
    cell = case.region.cells[0]
    there = [near for near in RING[cell] if near in found.squares]
    if len(there) == len(RING[cell]):
        return ()
    filled = sum(near in case.board.cells for near in there)
    values = {"count": len(there), "filled": filled}
    return (RuleReason("MP-K1", "around", values, tuple(sorted(there))),)


def what_surrounds(found: Map, case: ScoringContext) -> tuple[RuleReason, ...]:
    """A monastery at the border, or next to a large city, counts itself, the tiles and the squares of large
    cities around it (MP-K2), also when unfinished at the end (MP-E3)."""
    if case.region.kind != "monastery":
        return ()
    cells = case.region.cells
    border = any(near not in found.squares for near in RING[cells[0]])
    if not border and not any(near in found.large_cities for near in RING[cells[0]]):
        return ()
    reasons = (applies("MP-K2", cells),)
    return reasons if case.complete or not border else (*reasons, applies("MP-E3", cells))


def not_abroad(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Prints beyond the border next to a monastery do not count (MP-K3)."""
    if case.region.kind != "monastery":
        return ()
    board = case.board.cells
    beside = any(near in board and _segment(board[near]) for near in RING[case.region.cells[0]])
    return (applies("MP-K3", case.region.cells),) if beside else ()


def beside_large_city(found: Map, case: ScoringContext) -> tuple[RuleReason, ...]:
    """Squares of large cities next to a monastery are filled, and count (MP-K2, MP-K4)."""
    if case.region.kind != "monastery":
        return ()
    beside = [near for near in RING[case.region.cells[0]] if near in found.large_cities]
    return (applies("MP-K4", beside),) if beside else ()


def towns_beside(found: Map, case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report how many towns are still visible next to a road, if they pay (MP-O3)."""
    if case.region.kind != "road" or "road_bonus" not in case.options[TOWN]:
        return ()
    towns = visible_towns(found, case)
    return (RuleReason("MP-O3", "touch", {"count": len(towns)}, (*case.region.cells[:1], *towns)),)


def tiles_only(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report symbols on tiles of expansions that are not in play (MP-S3)."""
    return (applies("MP-S3", case.region.cells),) if ignored(case.table, case.region.marks) else ()


def what_counts(found: Map, case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report prints and whether they count (MP-G1)."""
    printed = any(case.board.cells[cell].special.printed for cell in case.region.tiles)
    return (applies("MP-G1", case.region.cells),) if printed and case.region.kind != "field" else ()


def _segment(tile: Tile) -> bool:
    """Return whether a city or road is printed there, beyond the border."""
    return tile.id == ABROAD and bool({"city", "road"} & set(tile.kinds))


def _squares_at(case: ScoringContext, ends: list[tuple[int, int, int]]) -> tuple[Cell, ...]:
    """Return the squares beyond whose borders these pieces are printed."""
    cells = case.board.cells
    exits = ((NEAR[x, y], edge) for x, y, index in ends for edge, _ in cells[x, y].connections.exits[index])
    return tuple(sorted({near[edge] for near, edge in exits}))


def _cells(pieces: set[tuple[int, int, int]] | list[tuple[int, int, int]]) -> tuple[Cell, ...]:
    return tuple(sorted({(x, y) for x, y, _ in pieces}))
