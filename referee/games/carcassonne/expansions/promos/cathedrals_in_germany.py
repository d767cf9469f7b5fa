"""Cathedrals in Germany (KD-...): roads that lead to a cathedral are worth more, and all of them together pay
its archbishop."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Cell, Options, PadCount, RuleReason, ScoreLine, ScorePart
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.german_kinds import open_to_followers, own_kind
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.completion import CompletesWith
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext, case_of
from referee.tiles.rules.pad import Numbers, PadEntry, PadRules, Sketch, marked
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules, ReportRules, ScoringRules
from referee.tiles.rules.state.tile_library import LibraryChange
from referee.tiles.rules.table import Table

MARK = "german-cathedral"  # of the feature in the catalog, and of a road on the score pad
CATHEDRAL = "german_cathedral"  # kind of feature, and kind of part
EACH = 2  # points per tile of a road
BOTH_ENDS = 2  # of a road at the same cathedral


def cathedrals(options: Options) -> LibraryChange | None:
    """Return the change of the tiles if cathedrals are in play: they are no monasteries."""
    on = options.get("ext.german_cathedrals") == "on"
    return own_kind("KD-2", MARK, CATHEDRAL) if on else None


def roads_of(tile: Tile, index: int) -> tuple[int, ...]:
    """Return the features of a tile with a cathedral that are its roads."""
    return tuple(i for i, kind in enumerate(tile.kinds) if kind == "road")


ALL_ROADS = CompletesWith(roads_of)  # one for all books


def extend(book: Book, options: Options) -> Book:
    """Return the book with German cathedrals."""
    return open_to_followers(book, CATHEDRAL).add(
        DeploymentRules(notes=(becomes_archbishop,)),
        ScoringRules(
            completion={CATHEDRAL: ALL_ROADS},
            worth={"road": (leading_there,), CATHEDRAL: (all_roads,)},
        ),
        ReportRules(feature_notes=(leads_there, paid_by_roads)),
        PadRules({CATHEDRAL: PAD}, (marked("road", MARK, BOTH_ENDS, (False,)),)),
    )


@rule("KD-2")
def becomes_archbishop(claim: DeploymentContext) -> RuleReason | None:
    """A follower on a cathedral is its archbishop."""
    return applies("KD-2", (claim.cell,)) if claim.feature_kind == CATHEDRAL else None


# ---- roads -------------------------------------------------------------------------------------------------


def arrivals(case: ScoringContext) -> dict[Cell, int]:
    """Return the cathedrals to which a road leads, with the number of its ends there."""
    cells, found = case.board.cells, dict[Cell, int]()
    for x, y, _ in case.region.pieces if case.region.kind == "road" else ():
        if CATHEDRAL in cells[x, y].kinds:
            found[x, y] = found.get((x, y), 0) + 1
    return found


@rule("KD-1")
def leading_there(case: ScoringContext, parts: Parts) -> Parts:
    """A completed road that leads to a cathedral pays 2 per tile; with both ends at the same cathedral, its
    tile counts twice. Neither this nor an inn adds to the other: each names how much a tile pays."""
    ends = list(arrivals(case).values()) or [case.region.marks.get(MARK, 0)]  # the mark: on the score pad
    if not case.complete or not any(ends):
        return parts
    each = [
        part._replace(rule="KD-1", each=EACH) if part.what == "tile" and part.each < EACH else part
        for part in parts
    ]
    again = sum(end - 1 for end in ends)
    return (*each, ScorePart("KD-1", CATHEDRAL, again, EACH)) if again else tuple(each)


@rule("KD-1")
def leads_there(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Name the cathedrals that make a road worth more."""
    there = arrivals(case)
    return (applies("KD-1", tuple(sorted(there))),) if there else ()


# ---- the archbishop ----------------------------------------------------------------------------------------


@rule("KD-2")
def all_roads(case: ScoringContext, parts: Parts) -> Parts:
    """With all its roads complete a cathedral pays 1 per tile of each, its own tile once per road that leaves
    it. What it pays before is not known for certain, so the players decide."""
    if not case.complete:
        return (*parts, ScorePart("KD-2", CATHEDRAL, 1, 0))
    table, board = case.table, case.table.board
    x, y, index = case.region.pieces[0]
    arms = roads_of(board.cells[x, y], index)
    roads = dict.fromkeys(board.region((x, y, arm)) for arm in arms)
    others = sum(case_of(table, road).tiles() - 1 for road in roads)
    return (*parts, ScorePart("KD-2", "tile", others, 1), ScorePart("KD-2", CATHEDRAL, len(arms), 1))


@rule("KD-2")
def paid_by_roads(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Name the rule of a cathedral; the value of an incomplete one is left to the players."""
    if case.region.kind != CATHEDRAL:
        return ()
    cells = case.region.cells
    return (applies("KD-2", cells),) if case.complete else (RuleReason("KD-2", "roads_open", {}, cells),)


ROAD_TILES = PadCount("road-tiles", 1, 200, None, (False,))


def on_pad(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what the archbishop is paid for the tiles of the roads, the cathedral's own once for each."""
    part = ScorePart("KD-2", "tile", numbers[ROAD_TILES.name], 1)
    for one in table.figures:
        yield ScoreLine(
            one.player, "KD-2", (part,), region.cells, CATHEDRAL, complete=True, holders={one.player: 1}
        )


PAD = PadEntry((ROAD_TILES,), lambda n, final: Sketch("monastery"), (False,), on_pad)

CATHEDRALS_IN_GERMANY = Expansion(
    "cathedrals-in-germany",
    (
        Element(
            extend,
            switch("ext.german_cathedrals", "KD-1"),
            help={"act": ("KD-2",), "end": ("KD-1", "KD-2"), "over": ("KD-2",)},
        ),
    ),
    ("cathedrals-in-germany",),
    change=cathedrals,
)
