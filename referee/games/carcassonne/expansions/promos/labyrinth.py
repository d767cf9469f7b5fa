"""The Labyrinth (LA-1): four arms that are one road, occupied and paid in two ways."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import Cell, Option, Options, PadCount, RuleReason, ScorePart
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.ports import NEAR
from referee.tiles.model.regions import Piece, leads
from referee.tiles.model.tile import Tile, landmarks_of
from referee.tiles.model.tile_parts.special import ORDINARY
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.pad import MANY, PadExtra, PadRules, Sketch
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules, ReportRules, ScoringRules
from referee.tiles.rules.table import DeployedFigure

LABYRINTH = "labyrinth"  # mark of a road: the centre of a labyrinth
ENTERED = "labyrinth-followers"  # mark of a road on the score pad: how many followers were entered
POINTS = 2
VARIANT = Option("la.variant", ("advanced", "basic"), "advanced", "LA-1", {"ext.labyrinth": "on"})


def extend(book: Book, options: Options) -> Book:
    """Return the book with labyrinths; in the basic variant their arms are one road like any other."""
    if options[VARIANT.name] == "basic":
        return book.add(ReportRules(feature_notes=(one_road,)))
    return book.add(
        DeploymentRules(apart=(in_the_way,), notes=(in_its_own_part,)),
        ScoringRules(worth={"road": (busy_road,)}),
        ReportRules(feature_notes=(explained,)),
        PadRules(extras=(ON_PAD,)),
    )


def with_followers(sketch: Sketch, count: int) -> Sketch:
    """Return a road with a labyrinth and so many followers, as people enter it."""
    return sketch.marked(LABYRINTH, count).marked(ENTERED, count)


ON_PAD = PadExtra("road", PadCount(LABYRINTH, 0, MANY, 0, (False,)), with_followers)


# ---- the parts of a road -----------------------------------------------------------------------------------


def is_centre(cells: Mapping[Cell, Tile], piece: Piece) -> bool:
    """Return whether a piece of a road is the centre of a labyrinth."""
    x, y, index = piece
    return LABYRINTH in cells[x, y].features[index].marks


def part_of(cells: Mapping[Cell, Tile], start: Piece) -> set[Piece]:
    """Return the part of a road that is occupied together with one piece of it: a centre alone, or all that
    is connected without passing through one."""
    pieces, found = [start], {start}
    for x, y, index in pieces if not is_centre(cells, start) else ():  # grows during the iteration
        for piece in beyond(cells, (x, y, index)):
            if piece not in found and not is_centre(cells, piece):
                found.add(piece)
                pieces.append(piece)
    return found


def beyond(cells: Mapping[Cell, Tile], piece: Piece) -> list[Piece]:
    """Return the pieces that touch a piece of a road, or continue it elsewhere."""
    x, y, index = piece
    tile = cells[x, y]
    found = [*leads(cells, tile, index)] if tile.special is not ORDINARY else []
    for edge, behind in tile.connections.exits[index]:
        at = NEAR[x, y][edge]
        if at in cells:
            found += [
                (*at, other)
                for other in cells[at].connections.behind[behind]
                if other >= 0 and cells[at].kinds[other] == tile.kinds[index]
            ]
    return found


def cells_with(claim: DeploymentContext) -> Mapping[Cell, Tile] | None:
    """Return the tiles, with the one to be placed, if there is a labyrinth on the road that a figure claims;
    None without one."""
    board = claim.table.board
    if claim.meeting is None:
        region = board.region((*claim.cell, claim.index))
        return board.cells if region.marks.get(LABYRINTH) else None
    marks = (*(r.marks for r in claim.meeting.regions), *(one.marks for one in claim.tile.features))
    return {**board.cells, claim.cell: claim.tile} if any(LABYRINTH in one for one in marks) else None


def blocking(claim: DeploymentContext, followers: list[DeployedFigure]) -> list[DeployedFigure]:
    """Return those of the followers on a road that stand on the part which a figure claims."""
    if LABYRINTH not in landmarks_of(claim.tile) and LABYRINTH not in claim.table.board.landmarks:
        return followers  # cheap test first, which does not look at the cell: most tables have none
    x, y = claim.cell
    cells = cells_with(claim)
    if cells is None:
        return followers
    part = part_of(cells, (x, y, claim.index))
    return [one for one in followers if one[2:] in part]


# ---- rules -------------------------------------------------------------------------------------------------


@rule("LA-1", needs=(LABYRINTH,))
def in_the_way(claim: DeploymentContext, followers: list[DeployedFigure]) -> list[DeployedFigure]:
    """Each arm up to the centre, and the centre, are free for placement separately."""
    return blocking(claim, followers) if claim.feature_kind == "road" else followers


@rule("LA-1")
def in_its_own_part(claim: DeploymentContext) -> RuleReason | None:
    """Report that others stand on other parts of the road."""
    others = [one for one in claim.standing if claim.table.book.occupies(one.kind)]
    if not others or claim.feature_kind != "road" or blocking(claim, others):
        return None
    return RuleReason("LA-1", "apart", {}, tuple(dict.fromkeys((one.x, one.y) for one in others)))


def followers_on(case: ScoringContext) -> int:
    """Return how many followers are on a road with a labyrinth, large ones counted once; 0 without one."""
    marks = case.region.marks
    if not marks.get(LABYRINTH):
        return 0
    return marks.get(ENTERED) or sum(case.table.book.follows(one.kind) for one in case.figures)


@rule("LA-1")
def busy_road(case: ScoringContext, parts: Parts) -> Parts:
    """A completed road with a labyrinth pays 2 more for each follower on it."""
    count = followers_on(case) if case.complete else 0
    return (*parts, ScorePart("LA-1", "follower", count, POINTS)) if count else parts


@rule("LA-1")
def explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report what the followers on a road with a labyrinth add, or would if it were complete."""
    count = followers_on(case) if case.region.kind == "road" else 0
    key = "pays" if case.complete else "would_pay"
    return (RuleReason("LA-1", key, {"points": count * POINTS}, case.region.cells),) if count else ()


@rule("LA-1")
def one_road(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report a road with a labyrinth, whose arms are one road."""
    there = case.region.kind == "road" and case.region.marks.get(LABYRINTH)
    return (applies("LA-1", case.region.cells),) if there else ()


THE_LABYRINTH = Expansion(
    "labyrinth",
    (Element(extend, switch("ext.labyrinth", "LA-1"), help={"act": ("LA-1",), "end": ("LA-1",)}),),
    ("labyrinth",),
    (VARIANT,),
)
