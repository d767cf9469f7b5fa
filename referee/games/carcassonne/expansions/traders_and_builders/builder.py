"""The builder (TB-B...): a figure that brings a second part of the turn."""

from __future__ import annotations

from collections.abc import Iterable

from referee.game import Cell, Option, Options, RuleReason
from referee.games.carcassonne.expansions.traders_and_builders.company import (
    company,
    company_missing,
    uncounted,
)
from referee.tiles.model.half_tiles import came_into, is_newest
from referee.tiles.model.position import Turn
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book, FigureKind
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules, PlacementRules, ReportRules, TurnRules
from referee.tiles.rules.state.tile_bag import spent
from referee.tiles.rules.table import DeployedFigure, Table

BUILDER = "builder"  # also the mark of a turn in which one was extended
DOUBLE_TURN = Option("tb.double_turn", ("may", "must"), "may", "TB-B12", {"ext.builder": "on"})


def builder(book: Book, options: Options) -> Book:
    """Return the book with the builder: a figure that joins a follower, has no weight (TB-B4) and is returned
    with the others."""
    on = frozenset({"road", "city"})
    kind = FigureKind(
        1, on, 0, (joins_own_meeple, unfinished), (own_meeple, others_there), stands="TB-B1", company="TB-B14"
    )
    return book.add(
        PlacementRules(effects=(extended,), notes=(whole_part,)),
        DeploymentRules(notes=(one_action_a_part,)),
        TurnRules(
            may_pass=(second_part_declined,),
            pass_checks=(second_part_due,),
            next_turn=(second_part,),
            next_turn_notes=(part_explained,),
        ),
        ReportRules(feature_notes=(builder_explained,)),
        figures={BUILDER: kind},
    )


@rule("TB-B4")
def builder_explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report that builders there do not count for the majority."""
    return uncounted(case, BUILDER, "TB-B4")


@rule("TB-B1")
def joins_own_meeple(claim: DeploymentContext) -> RuleReason | None:
    """The builder joins a follower of the same player; others there do not matter (TB-B2)."""
    return company_missing(claim, "TB-B1")


@rule("TB-B1")
def own_meeple(claim: DeploymentContext) -> RuleReason | None:
    """Name the followers that let the builder join."""
    return company(claim, "TB-B1")


@rule("TB-B2")
def others_there(claim: DeploymentContext) -> RuleReason | None:
    """Name figures of others on the feature, which do not exclude the builder."""
    cells = [(figure.x, figure.y) for figure in claim.standing if figure.player != claim.player]
    return applies("TB-B2", cells) if cells else None


@rule("TB-B3")
def unfinished(claim: DeploymentContext) -> RuleReason | None:
    """The builder may be put on an unfinished road or city."""
    if claim.feature_kind not in claim.table.book.figures[claim.kind].goes_on or not claim.complete:
        return None
    return RuleReason("TB-B3", "finished", {"kind": claim.feature_kind}, (claim.cell,))


@rule("TB-B5", needs=(BUILDER,))
def extended(before: Table, after: Table, cell: Cell) -> Table:
    """Mark the turn if the tile just placed extends a feature with a builder of the player (TB-B8); the mark
    is permanent (TB-B11)."""
    if not _extends(after, before.figures, cell):
        return after
    return after.but(turn=after.turn.but(marks=after.turn.marks | {BUILDER}))


def _extends(table: Table, figures: Iterable[DeployedFigure], cell: Cell) -> bool:
    """Return whether the tile on the cell belongs to a feature with a builder of the player in turn (TB-B6,
    B7)."""
    builders = [one for one in figures if one.kind == BUILDER and one.player == table.turn.player]
    if not builders:
        return False
    board, tile = table.board, table.board.cells[cell]
    return any(
        figure.segment >= 0
        and ((figure.x, figure.y) != cell or not is_newest(tile, figure.segment))
        and came_into(board.region(figure[2:]), cell, tile)
        for figure in builders
    )


def has_right(table: Table) -> bool:
    """Return whether the tile just placed extends a feature with a builder of the player."""
    now = table.turn
    return BUILDER in now.marks or bool(now.placed and _extends(table, table.figures, now.placed[-1]))


@rule("TB-B5")
def second_part(table: Table, turn: Turn) -> Turn:
    """A player who extended in the first part has a second, never a third (TB-B10), while there are tiles
    (TB-B13). For a turn that was entered rather than played, a builder still on the feature shows it."""
    now = table.turn
    if not has_right(table) or now.part != 1 or now.step == "place" or spent(table):
        return turn
    return Turn(now.player, "place", (), part=2)


@rule("TB-B12")
def second_part_declined(table: Table, player: str) -> bool:
    """The second part is optional, or (must) taken whenever possible."""
    return table.turn.part == 2 and (table.options[DOUBLE_TURN.name] == "may" or spent(table))


@rule("TB-B12")
def second_part_due(table: Table, player: str) -> RuleReason | None:
    """If the second part is mandatory, it cannot be declined."""
    due = table.turn.part == 2 and not second_part_declined.apply(table, player)
    return RuleReason("TB-B12", "must", {"player": player}) if due else None


# ---- explanations ------------------------------------------------------------------------------------------


@rule("TB-B10")
def whole_part(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """In the second part a tile is placed as in the first."""
    return applies("TB-B10", (cell,)) if table.turn.part == 2 else None


@rule("TB-B10")
def one_action_a_part(claim: DeploymentContext) -> RuleReason | None:
    """The second part is complete, with a separate figure action."""
    return applies("TB-B10", (claim.cell,)) if claim.table.turn.part == 2 else None


@rule("TB-B5")
def part_explained(table: Table, following: Turn) -> tuple[RuleReason, ...]:
    """Report why the player has a second part of the turn, or why not."""
    now = table.turn
    if not now.placed or now.player is None:
        return ()
    cell = now.placed[-1]
    own = [figure for figure in table.figures if (figure.player, figure.kind) == (now.player, BUILDER)]
    if now.part != 1:
        return (RuleReason("TB-B10", "no_third", {"player": now.player}, (cell,)),)
    if not has_right(table):
        return () if following.part == 2 else _no_right(table, own, cell)
    if spent(table):
        return (RuleReason("TB-B13", "no_tile", {"player": now.player}, (cell,)),)
    reasons = [applies("TB-B9", (cell,))]
    goes_home = any(f.segment >= 0 and table.done(table.board.region(f[2:])) for f in own)
    if goes_home:
        reasons.append(applies("TB-B6", (cell,)))
    if goes_home or not own:
        key = "goes_home" if goes_home else "stays"
        reasons.append(RuleReason("TB-B11", key, {"player": now.player}, (cell,)))
    return tuple(reasons)


def _no_right(table: Table, own: list[DeployedFigure], cell: Cell) -> tuple[RuleReason, ...]:
    """Return why builders gain nothing from the tile just placed, or from its player."""
    player, reasons = table.turn.player, []
    others = [figure for figure in table.figures if figure.kind == BUILDER and figure.player != player]
    for figure in own:
        there = (figure.x, figure.y)
        id, key = ("TB-B8", "own_tile") if there == cell else ("TB-B7", "not_part")
        reasons.append(
            RuleReason(id, key, {"player": player, "cell": cell}, tuple(dict.fromkeys((cell, there))))
        )
    for figure in others:
        if figure.segment >= 0 and cell in table.board.region(figure[2:]).tiles:
            values = {"player": figure.player, "to_move": player}
            reasons.append(RuleReason("TB-B5", "own_tiles_only", values, (cell, (figure.x, figure.y))))
    return tuple(reasons)
