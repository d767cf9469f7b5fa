"""What prints add to features: segments beyond the border, large cities, ferries, coats of arms, towns."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from referee.game import Cell, ScorePart
from referee.games.carcassonne.maps.map import COATS, FERRY, Map
from referee.games.carcassonne.maps.printed import ABROAD, LARGE_CITY
from referee.games.carcassonne.maps.towns import TOWN
from referee.tiles.model.ports import NEAR, RING
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.rule import Parts, Rule

TOWN_BONUS = 2  # MP-O3
ENTERED = "visible-towns"  # mark of a road on the score pad: how many towns were entered
OWN = ("CB-K2", "CB-K3")  # the rules of monasteries on any table


def abroad(case: ScoringContext) -> list[tuple[int, int, int]]:
    """Return the pieces of a feature that are printed beyond the border (MP-B4), without the ends of
    ferries."""
    cells = case.board.cells
    pieces = ((*piece[:2], piece[2], cells[piece[:2]]) for piece in case.region.pieces)
    return [
        (x, y, index) for x, y, index, tile in pieces if tile.id == ABROAD and index not in tile.special.jumps
    ]


def each_coat(case: ScoringContext, *, complete: bool) -> int:
    """Return what a coat of arms pays: 2 during the game (MP-C1), 1 at the end (MP-E1), unless a cathedral or
    an inn in play changes what the feature pays."""
    marks, options = case.region.marks, case.options
    special = (marks.get("cathedral") and options.get("ext.cathedral") == "on") or (
        case.region.kind == "road" and marks.get("inn") and options.get("ext.inns") == "on"
    )
    if not complete:
        return 0 if special else 1
    return 3 if special and case.region.kind == "city" else 2


def split(case: ScoringContext, part: ScorePart) -> Parts:
    """Split a part that counts tiles into placed tiles, squares of large cities (cities only, MP-G1) and
    segments beyond the border."""
    cells = case.board.cells
    laid = sum(1 for cell in case.region.tiles if not cells[cell].special.printed)
    city = case.region.kind == "city"
    large = sum(cells[cell].id == LARGE_CITY for cell in case.region.tiles) if city else 0
    beyond = len(abroad(case))
    return (
        part._replace(count=laid),
        *((ScorePart("MP-L4", "large_city", large, part.each),) if large else ()),
        *((ScorePart("MP-B4", "abroad", beyond, part.each),) if beyond else ()),
    )


def visible_towns(found: Map, case: ScoringContext) -> list[Cell]:
    """Return the towns without a tile next to a road (MP-O3), each once (MP-Z6)."""
    cells = case.board.cells
    beside = {near for cell in case.region.tiles if not cells[cell].special.printed for near in NEAR[cell]}
    return sorted(cell for cell in beside & found.towns if cell not in cells)


def rules(
    found: Map, kinds: Iterable[str]
) -> dict[str, tuple[Rule[Callable[[ScoringContext, Parts], Parts]], ...]]:
    """Return how a map changes what features are worth, by kind, for the kinds that are worth anything."""

    def coats(case: ScoringContext) -> Parts:
        count, each = case.region.marks.get(COATS, 0), each_coat(case, complete=case.complete)
        return (ScorePart("MP-C1" if case.complete else "MP-E1", "coat", count, each),) if count else ()

    def amend(case: ScoringContext, parts: Parts) -> Parts:
        """Split tiles by what they are; list coats of arms under their rule, once."""
        out: Parts = ()
        for part in parts:
            out += split(case, part) if part.what == "tile" else () if part.what == "pennant" else (part,)
        return out + coats(case)

    def road(case: ScoringContext, parts: Parts) -> Parts:
        """MP-B4, MP-Y2, MP-C1, MP-O3."""
        out, ferries = amend(case, parts), case.region.marks.get(FERRY, 0)
        if ferries:
            each = 1 if case.complete or each_coat(case, complete=False) else 0
            out = (*out, ScorePart("MP-Y2" if case.complete else "MP-E3", "ferry", ferries, each))
        bonus = "road_bonus" in case.options[TOWN]
        towns = len(visible_towns(found, case)) + case.region.marks.get(ENTERED, 0) if bonus else 0
        return (*out, ScorePart("MP-O3", "town", towns, TOWN_BONUS)) if towns else out

    def city(case: ScoringContext, parts: Parts) -> Parts:
        """MP-L4, MP-B4, MP-C1."""
        return amend(case, parts)

    def monastery(case: ScoringContext, parts: Parts) -> Parts:
        """Surrounding tiles and squares of large cities (MP-K2, unfinished MP-E3); nothing beyond the border
        (MP-K3)."""
        x, y, _ = case.region.pieces[0]
        around = [tile for near in RING[x, y] if (tile := case.board.cells.get(near)) is not None]
        border = any(tile.special.beyond for tile in around)
        id = "MP-K2" if case.complete else "MP-E3"
        laid = sum(not tile.special.printed for tile in around)
        large = sum(tile.id == LARGE_CITY for tile in around)
        out = tuple(p._replace(count=laid) if p.what == "surrounding" else p for p in parts)
        out = tuple(p._replace(rule=id) if border and p.rule in OWN else p for p in out)
        return (*out, ScorePart("MP-K2", "large_city", large, 1)) if large else out

    amended = {
        "road": (Rule("MP-G1", road),),
        "city": (Rule("MP-G1", city),),
        "monastery": (Rule("MP-K2", monastery),),
        "garden": (Rule("MP-K2", monastery),),
    }
    return {kind: rules for kind, rules in amended.items() if kind in kinds}
