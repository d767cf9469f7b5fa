"""The abbey of Abbey & Mayor: a tile that each player holds and may place once in a hole instead of
drawing."""

from __future__ import annotations

from referee.game import Cell, Option, Options, RuleReason
from referee.game.offline import OfflineTile
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.abbey import reasons
from referee.games.carcassonne.expansions.abbey.findings import holes_filled, side_by_side, too_many
from referee.games.carcassonne.expansions.abbey.holding import HELD, held
from referee.games.carcassonne.expansions.abbey.last_round import (
    END_ROUND,
    ROUND_OVER,
    after_whom,
    last_chances,
    may_decline,
    only_abbeys,
    second_part,
)
from referee.games.carcassonne.expansions.abbey.reasons import ABBEY, BUILDER, closed_for
from referee.tiles.model.ports import NEAR
from referee.tiles.model.position import DRAWN, Turn
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule import rule
from referee.tiles.rules.rule_groups import (
    BagRules,
    DeploymentRules,
    PlacementRules,
    ReportRules,
    SetupRules,
    TurnRules,
)
from referee.tiles.rules.state.tile_bag import spent
from referee.tiles.rules.table import Table

BUILDER_TURN = Option(
    "ab.builder_turn", ("off", "on"), "off", "AB-C7", {"ext.abbey": "on", "ext.builder": "on"}
)


def extend(book: Book, options: Options) -> Book:
    """Return the book with the rules of the abbey under these options."""
    return book.add(
        SetupRules(supplies=(one_each,)),
        BagRules(draw_checks=(only_abbeys,), unbagged={ABBEY: instead_of_drawing}),
        PlacementRules(
            checks=(into_a_hole, not_beside_another),
            notes=(in_front, hole, reasons.every_edge, reasons.nothing_drawn, reasons.in_the_second_part),
            effects=(used_up, *((builder_too,) if options[BUILDER_TURN.name] == "on" else ())),
        ),
        DeploymentRules(
            checks=(reasons.followers_only,),
            elsewhere_notes=(reasons.on_the_abbey_only,),
            notes=(reasons.is_monastery,),
        ),
        TurnRules(
            may_pass=(may_decline,),
            next_turn=(
                *((closed_too,) if options[BUILDER_TURN.name] == "on" else ()),
                second_part,
                last_chances,
            ),
            next_turn_notes=(reasons.does_not_extend,),
        ),
        ReportRules(
            feature_notes=(reasons.closed, reasons.counts_around, reasons.itself),
            findings=(holes_filled, side_by_side, too_many),
        ),
    )


# ---- placing it --------------------------------------------------------------------------------------------


@rule("AB-S1")
def one_each(table: Table) -> Table:
    """Each player starts with one abbey."""
    for seat in table.players:
        table = table.with_held(seat.id, HELD, held(table, seat.id))
    return table


@rule("AB-P1")
def instead_of_drawing(table: Table, player: str) -> RuleReason | None:
    """An abbey is placed instead of drawing, once per game; at the end only in its separate round (AB-E2). A
    player whose drawn tile fitted nowhere and left the pile empty is in that round."""
    turn = table.turn
    if ROUND_OVER in turn.marks:
        return RuleReason("AB-E2", "round_over", {"player": player})
    if turn.drawn is not None or (DRAWN in turn.marks and after_whom(turn) is None and not spent(table)):
        return RuleReason("AB-P1", "drawn_already", {"player": player})
    return None if held(table, player) > 0 else RuleReason("AB-P1", "none_held", {"player": player})


def is_abbey(tile: Tile) -> bool:
    """Return whether the tile is the abbey."""
    return tile.id == ABBEY


@rule("AB-S1", is_abbey)
def nobody_has_one(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """If abbeys are not in play, no player holds one, and the pile has none."""
    return RuleReason("AB-S1", "not_played", {}, (cell,)) if is_abbey(tile) else None


@rule("AB-P2", is_abbey)
def into_a_hole(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """The four adjacent cells must be occupied; what the tiles show does not matter (AB-P3)."""
    if not is_abbey(tile):
        return None
    missing = table.board.needs.faces(cell).count(None)
    return RuleReason("AB-P2", "no_hole", {"cell": cell, "count": missing}, (cell,)) if missing else None


@rule("AB-P4", is_abbey)
def not_beside_another(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """No two abbeys share an edge (after legal placements this cannot occur)."""
    near = [spot for spot in NEAR[cell] if spot in table.board.cells] if is_abbey(tile) else []
    others = [spot for spot in near if is_abbey(table.board.cells[spot])]
    return (
        RuleReason("AB-P4", "beside_another", {"cell": cell, "other": others[0]}, (cell, *others))
        if others
        else None
    )


@rule("AB-S1")
def in_front(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Report that the player is assumed to hold an abbey, if that is unknown."""
    if tile.id != ABBEY or HELD in table.held.get(player, {}):
        return None
    return RuleReason("AB-S1", "assumed", {"player": player})


@rule("AB-P2")
def hole(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Name the four tiles around it."""
    return RuleReason("AB-P2", "hole", {"cell": cell}, (cell,)) if tile.id == ABBEY else None


@rule("AB-P1")
def used_up(before: Table, after: Table, cell: Cell) -> Table:
    """Remove a placed abbey from what its player holds."""
    player = after.turn.player
    if player is None or after.board.cells[cell].id != ABBEY:
        return after
    return after.with_held(player, HELD, max(0, held(before, player) - 1))


@rule("AB-C7")
def builder_too(before: Table, after: Table, cell: Cell) -> Table:
    """Completing a feature with the abbey counts as extending it, for the builder on it."""
    if after.board.cells[cell].id != ABBEY or after.turn.part != 1:
        return after
    for figure in before.figures:
        if (
            (figure.player, figure.kind) == (after.turn.player, BUILDER)
            and figure.segment >= 0
            and after.done(after.board.region(figure[2:]))
            and not before.done(before.board.region(figure[2:]))
        ):
            return after.but(turn=after.turn.but(marks=after.turn.marks | {BUILDER}))
    return after


# ---- the next turn -----------------------------------------------------------------------------------------


@rule("AB-C7")
def closed_too(table: Table, turn: Turn) -> Turn:
    """If completion by the abbey counts as extending: apply it to a turn that was entered rather than played,
    as long as the builder is still there."""
    now = table.turn
    if now.part != 1 or now.step == "place" or spent(table) or BUILDER in now.marks or not closed_for(table):
        return turn
    return Turn(now.player, "place", (), part=2)


OFFLINE = (OfflineTile(tile=ABBEY, gap=True),)
ABBEYS = Expansion(
    "abbey",
    (
        Element(
            extend,
            switch("ext.abbey", "AB-P1"),
            help={"place": ("AB-P1", "AB-P2"), "act": ("AB-M1",), "end": ("AB-C1",)},
            offline=OFFLINE,
        ),
    ),
    ("abbey-and-mayor",),
    (END_ROUND, BUILDER_TURN),
    {END_ROUND.name: "repeat"},
    things=(HELD,),
    absent=lambda book: book.add(PlacementRules(checks=(nobody_has_one,))),
)
