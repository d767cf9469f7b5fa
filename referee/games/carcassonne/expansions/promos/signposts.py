"""Signposts (SP-1): posts on roads, which pay where the next tile turns as they show. No tile facts are
published: people draw the tiles, with a mark for the post at each edge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from referee.game import Cell, Options, PositionFinding, RuleReason, ScorePart
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.ports import EDGES, NEAR
from referee.tiles.model.regions import Piece
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.pad import MANY, PadExtra, PadRules, marked
from referee.tiles.rules.rule import Parts, rule
from referee.tiles.rules.rule_groups import ReportRules, ScoringRules
from referee.tiles.rules.table import Table

ROAD = "road"
TURNS = {"left": 3, "straight": 0, "right": 1}  # quarter turns clockwise from the way one comes
POSTS = {  # marks of roads, by the edge and the turn that a post shows
    f"signpost-{edge.lower()}:{turn}": (number, turn) for number, edge in enumerate(EDGES) for turn in TURNS
}
RIGHT = "signposts-{}"  # marks of roads on the score pad: how many posts of a kind show the way


class Post(NamedTuple):
    """A signpost on the table: its cell, the edge at which it stands (as its tile lies), the turn it shows,
    and whether the road reaches that edge."""

    cell: Cell
    edge: int
    turn: str
    reached: bool


def extend(book: Book, options: Options) -> Book:
    """Return the book with signposts."""
    return book.add(
        ScoringRules(worth={ROAD: (shown_the_way,)}),
        ReportRules(findings=(beside_a_road,), feature_notes=(posts_explained,)),
        PadRules(extras=tuple(on_pad(turn) for turn in TURNS)),
    )


def on_pad(turn: str) -> PadExtra:
    """Return the number of posts of a kind that show the way, as people enter it."""
    return marked(ROAD, RIGHT.format(turn), MANY)


# ---- posts on the table ------------------------------------------------------------------------------------


def posts_at(cells: Mapping[Cell, Tile], piece: Piece) -> Iterator[Post]:
    """Yield the posts of a piece of a road."""
    x, y, index = piece
    tile = cells[x, y]
    for mark in tile.features[index].marks:
        if mark in POSTS:
            printed, turn = POSTS[mark]
            edge = (printed + tile.quarter) % 4
            yield Post((x, y), edge, turn, any(way == edge for way, _ in tile.connections.exits[index]))


def shows_the_way(cells: Mapping[Cell, Tile], post: Post) -> bool:
    """Return whether the road turns on the next tile as a post shows, and does not end there."""
    beyond = NEAR[post.cell][post.edge]
    if not post.reached or beyond not in cells:
        return False
    tile, back = cells[beyond], (post.edge + 2) % 4
    for kind, exits in zip(tile.kinds, tile.connections.exits, strict=True):
        edges = {edge for edge, _ in exits} if kind == ROAD else ()
        if back in edges:
            return (post.edge + TURNS[post.turn]) % 4 in edges
    return False


def posts_of(case: ScoringContext) -> list[Post]:
    """Return the posts of a road."""
    if case.region.kind != ROAD or not any(mark in POSTS for mark in case.region.marks):
        return []
    cells = case.board.cells
    return [post for piece in case.region.pieces for post in posts_at(cells, piece)]


def right_ones(case: ScoringContext) -> Counter[str]:
    """Return how many posts of each kind show the way; on the score pad people enter them."""
    entered = {turn: case.region.marks.get(RIGHT.format(turn), 0) for turn in TURNS}
    if any(entered.values()):
        return +Counter(entered)
    cells = case.board.cells
    return Counter(post.turn for post in posts_of(case) if shows_the_way(cells, post))


def paid(case: ScoringContext) -> tuple[int, int]:
    """Return how many posts show the way, and what each pays: as many points as there are kinds of them; at
    the end, while the road is unfinished, 1."""
    found = right_ones(case)
    return found.total(), len(found) if case.complete else 1


# ---- rules -------------------------------------------------------------------------------------------------


@rule("SP-1")
def shown_the_way(case: ScoringContext, parts: Parts) -> Parts:
    """Each post that shows the way pays more."""
    count, each = paid(case)
    return (*parts, ScorePart("SP-1", "signpost", count, each)) if count else parts


@rule("SP-1")
def posts_explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report how many posts of a road show the way, and what they add."""
    posts = posts_of(case)
    if not posts:
        return ()
    count, each = paid(case)
    values = {"right": count, "count": len(posts), "points": count * each}
    return (RuleReason("SP-1", "posts", values, tuple(dict.fromkeys(post.cell for post in posts))),)


@rule("SP-1")
def beside_a_road(table: Table) -> tuple[PositionFinding, ...]:
    """Find posts at edges that their road does not reach: their tile was drawn wrongly."""
    cells = table.board.cells
    astray = [
        cell
        for cell, tile in cells.items()
        for index, feature in enumerate(tile.features)
        if not POSTS.keys().isdisjoint(feature.marks)
        and not all(post.reached for post in posts_at(cells, (*cell, index)))
    ]
    reason = RuleReason("SP-1", "no_road", {}, tuple(sorted(set(astray))))
    return (PositionFinding("warning", reason),) if astray else ()


SIGNPOSTS = Expansion(
    "signposts",
    (Element(extend, switch("ext.signposts", "SP-1"), help={"end": ("SP-1",), "over": ("SP-1",)}),),
)
