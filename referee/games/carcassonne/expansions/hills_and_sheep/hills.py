"""Hills: each has a hidden tile under it, and a follower on one breaks a tie."""

from __future__ import annotations

from collections import Counter

from referee.game import Cell, Options, RuleReason
from referee.games.carcassonne.expansions.hills_and_sheep.flock import SHEPHERD
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import (
    BagRules,
    DeploymentRules,
    PlacementRules,
    ReportRules,
    ScoringRules,
)
from referee.tiles.rules.table import Table

HILL = "hill"


def with_hills(book: Book, options: Options) -> Book:
    """Return the book with hills."""
    blank = options["hs.blank_under_hill"] == "on"  # HS-H14
    tie = most_on_hills if options["hs.hill_tiebreak"] == "count" else anybody_on_a_hill
    return book.add(
        BagRules(hidden_tiles=() if blank else (under_hills,)),
        PlacementRules(notes=(hides_one,), discard_notes=(hidden_goes_back,)),
        DeploymentRules(notes=(as_on_any_tile,)),
        ScoringRules(tie_breakers=(tie,)),
        ReportRules(feature_notes=(tie_explained, one_tile, come_home)),
    )


@rule("HS-H1")
def hides_one(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Report the hidden tile under a hill, which no player may see; none under a hill that is the last tile
    (HS-H10)."""
    if HILL not in tile.marks:
        return None
    last = table.bag.pile is not None and table.bag.pile <= 1
    blank = table.options["hs.blank_under_hill"] == "on"
    return applies("HS-H14" if blank else "HS-H10" if last else "HS-H1", (cell,))


@rule("HS-Z7")
def hidden_goes_back(table: Table, tile: Tile) -> RuleReason | None:
    """The tile hidden for a hill that fits nowhere is returned to the pile."""
    hides = HILL in tile.marks and table.options["hs.blank_under_hill"] == "off"
    return applies("HS-Z7") if hides else None


@rule("HS-H6")
def come_home(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Followers on hills of a completed feature are returned like the others."""
    there = _hills_of(case, {figure.player for figure in case.figures}) if case.complete else ()
    return (applies("HS-H6", there),) if there else ()


@rule("HS-H2")
def as_on_any_tile(claim: DeploymentContext) -> RuleReason | None:
    """A hill may receive a follower like any tile."""
    return applies("HS-H2", (claim.cell,)) if HILL in claim.tile.marks else None


@rule("HS-H3")
def one_tile(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Hills of a feature count as one tile each."""
    cells = [cell for cell in case.region.cells if HILL in case.board.cells[cell].marks]
    return (applies("HS-H3", cells),) if cells else ()


@rule("HS-H15")
def under_hills(table: Table) -> int:
    """One tile for each hill; the last hill hides none if no tile was left for it (HS-H10)."""
    hills = len(table.board.landmarks.get(HILL, ()))
    if not hills:
        return 0
    if table.bag.unseen_at_least >= hills:  # cheap test first: needed every turn
        return hills
    unseen = 0
    for tile in table.library.counts:
        left = table.bag.copies_left(tile)
        if left is None or (unseen := unseen + left) >= hills:
            return hills
    return unseen


def on_hills(case: ScoringContext) -> Counter[str]:
    """Count the followers of each player on hills of this feature (HS-H11); each counts once, however strong
    it is (EX-I1)."""
    cells, follows = case.board.cells, case.table.book.follows
    return Counter(
        figure.player
        for figure in case.figures
        if HILL in cells[figure.x, figure.y].marks and follows(figure.kind)
    )


@rule("HS-H4")
def anybody_on_a_hill(case: ScoringContext, tied: frozenset[str]) -> frozenset[str]:
    """Return the tied players who have a follower on a hill there, however many; all if none has."""
    return tied & set(on_hills(case)) or tied


@rule("HS-H9")
def most_on_hills(case: ScoringContext, tied: frozenset[str]) -> frozenset[str]:
    """Return the tied players who have most followers on hills there."""
    hills = on_hills(case)
    most = max(hills[player] for player in tied)
    return frozenset(player for player in tied if hills[player] == most)


@rule("HS-H5")
def tie_explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report the effect of hills on a tie, with the followers on them."""
    tied, hills, winners = case.tied(), on_hills(case), case.owners()
    end = () if case.complete else (applies("HS-H7", case.region.cells),)
    apart = _others_there(case) if len(tied) > 1 else ()
    if len(tied) == 1 and hills:
        return (RuleReason("HS-H5", "no_tie", {"kind": case.region.kind}, _hills_of(case, set(hills))),)
    counted = {player: hills[player] for player in sorted(tied) if hills[player]}
    if len(tied) < 2:
        return ()
    if not counted:
        cells = tuple(cell for cell in case.region.cells if HILL in case.board.cells[cell].marks)
        kind = {"kind": case.region.kind}
        return (RuleReason("HS-H4", "nobody_on_hills", kind, cells), *apart, *end) if cells else ()
    cells = _hills_of(case, set(counted))
    values = {"kind": case.region.kind, "owners": winners, "holders": counted}
    if case.options["hs.hill_tiebreak"] == "count":
        return (RuleReason("HS-H9", "most_on_hills", values, cells), *apart, *end)
    if len(winners) == len(tied):
        return (RuleReason("HS-H8", "all_on_hills", values, cells), *apart, *end)
    reasons = [RuleReason("HS-H4", "on_hills", values, cells)]
    if len(winners) > 1:
        reasons += [RuleReason("HS-H12", "share", values, cells), applies("HS-H8", cells)]
    return (*reasons, *apart, *end)


def _others_there(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report figures on hills of this feature that break no tie: followers on another feature of the same
    hill (HS-H11), and shepherds (HS-F20)."""
    cells = {cell for cell in case.region.cells if HILL in case.board.cells[cell].marks}
    there = [figure for figure in case.table.figures if (figure.x, figure.y) in cells]
    follows, pieces = case.table.book.follows, set(case.region.pieces)
    apart = [(f.x, f.y) for f in there if follows(f.kind) and f[2:] not in pieces]
    sheep = [(f.x, f.y) for f in there if f.kind == SHEPHERD]
    return tuple(applies(id, spots) for id, spots in (("HS-H11", apart), ("HS-F20", sheep)) if spots)


def _hills_of(case: ScoringContext, players: set[str]) -> tuple[Cell, ...]:
    """Return the hills on which followers of these players stand."""
    follows = case.table.book.follows
    cells = {(f.x, f.y) for f in case.figures if f.player in players and follows(f.kind)}
    return tuple(sorted(cell for cell in cells if HILL in case.board.cells[cell].marks))
