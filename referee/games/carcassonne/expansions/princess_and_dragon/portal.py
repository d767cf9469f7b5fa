"""The magic portal: the follower of this turn may be put on any tile of the table."""

from __future__ import annotations

from referee.game import Options, RuleReason
from referee.tiles.model.moves import Deploy
from referee.tiles.model.position import QUARTER
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules
from referee.tiles.rules.table import Table

PORTAL = "portal"  # mark of a tile
WALLS = ("castle", QUARTER)  # kinds of features to which no portal leads


def extend(book: Book, options: Options) -> Book:
    """Return the book with the portals."""
    return book.add(
        DeploymentRules(
            allowed_elsewhere=(through_portal,),
            checks=(unfinished_elsewhere, not_into_walls),
            elsewhere_notes=(only_followers,),
        ),
    )


@rule("PD-G1")
def through_portal(table: Table, move: Deploy) -> bool:
    """The follower may be put on any tile if the one just placed has a portal; other figures only there
    (PD-G2)."""
    placed = (table.turn.placed or ())[-1:]
    return table.book.follows(move.kind) and any(PORTAL in table.board.cells[cell].marks for cell in placed)


@rule("PD-G2")
def only_followers(claim: DeploymentContext) -> RuleReason | None:
    """Name the rule if a figure that is no follower was meant to go through a portal."""
    placed, cells = (claim.table.turn.placed or ())[-1:], claim.table.board.cells
    portal = any(PORTAL in cells[cell].marks for cell in placed)
    return applies("PD-G2", placed) if portal and not claim.table.book.follows(claim.kind) else None


def tile_placed(table: Table) -> bool:
    """Return whether a tile was placed in this turn."""
    return bool(table.turn.placed)


@rule("PD-G3", tables=tile_placed)
def not_into_walls(claim: DeploymentContext) -> RuleReason | None:
    """Nor does a portal lead into a castle or a quarter of the City."""
    placed, cells = (claim.table.turn.placed or ())[-1:], claim.table.board.cells
    if claim.feature_kind not in WALLS or not any(PORTAL in cells[cell].marks for cell in placed):
        return None
    return applies("PD-G3", (claim.cell,))


@rule("PD-G1", tables=tile_placed)
def unfinished_elsewhere(claim: DeploymentContext) -> RuleReason | None:
    """On another tile the feature must be unfinished; a field always is."""
    if not (claim.elsewhere and claim.complete) or claim.feature_kind in WALLS:
        return None
    return RuleReason("PD-G1", "finished", {"kind": claim.feature_kind}, (claim.cell,))
