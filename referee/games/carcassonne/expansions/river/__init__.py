"""The River, the first and the second one: tiles from the source to the lake, with which the game starts."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Option, Options, PositionFinding, RuleReason
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.river import reasons, second
from referee.games.carcassonne.expansions.river.course import (
    U_TURN,
    either_way,
    goes_on,
    in_one_piece,
    joined,
    no_u_turn,
    put_aside,
    river_edges,
    room_ahead,
    stricter,
    turning_kept,
)
from referee.games.carcassonne.expansions.river.drawing import (
    START,
    START_TILE,
    fork_next,
    river_before_land,
    river_first,
    source_of,
    start_tile_next,
)
from referee.games.carcassonne.expansions.river.reasons import (
    LAKES,
    QUARTERLY_SOURCE,
    RIVER,
    SOURCES,
    VOLCANO_LAKE,
)
from referee.games.carcassonne.expansions.river.second import FORK_DRAWN, SWITCHES
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import rule
from referee.tiles.rules.rule_groups import BagRules, DeploymentRules, PlacementRules, ReportRules
from referee.tiles.rules.state.tile_library import LibraryChange
from referee.tiles.rules.table import Table

SOURCE_FIELD = Option("rv.source_field", ("wraps", "splits"), "wraps", "RV-F2")


def extend(book: Book, options: Options) -> Book:
    """Return the book with the rules of the river under these options."""
    turning = (room_ahead, stricter) if options[U_TURN.name] == "strict" else (no_u_turn,)
    deployment = book.deployment
    closed = replace(deployment, closed_kinds={**deployment.closed_kinds, RIVER: "RV-F1"})
    return replace(book, deployment=closed).add(
        BagRules(
            draw_checks=(river_first, *((start_tile_next,) if options[START.name] == "after_river" else ()))
        ),
        PlacementRules(
            checks=(goes_on, *turning),
            notes=(joined, either_way, turning_kept, reasons.lake_laid, reasons.other_river_laid),
            discard_notes=(put_aside,),
        ),
        DeploymentRules(checks=(nobody_placed_it,), notes=(reasons.as_ever,)),
        ReportRules(
            feature_notes=(reasons.bounds, reasons.bridge, reasons.tiles_count),
            findings=(in_one_piece, river_before_land, figures_on_source, reasons.other_rivers),
        ),
    )


def extend_second(book: Book, options: Options) -> Book:
    """Return the book with River II, alone or together with the first river."""
    river = book if options["base.river"] == "on" else extend(book, options)
    first = options[FORK_DRAWN.name] == "first"
    return second.extend(river.add(BagRules(draw_checks=(fork_next,) if first else ())))


def change(options: Options) -> LibraryChange | None:
    """Return the change to the box: without the start tile (RV-S3), with one source only (RV-S4, GQ-S1), or
    with a field on each bank of source and lake (RV-F2)."""
    on = any(options[one] == "on" for one in SWITCHES)
    out = on and options[START.name] == "out"
    splits = on and options[SOURCE_FIELD.name] == "splits"
    several = on and ("gq11" in options["expansions"] or all(options[one] == "on" for one in SWITCHES))
    if not out and not splits and not several:
        return None
    source = source_of(options)

    def counts(box: dict[str, int]) -> dict[str, int]:
        box = without_start_tile(box) if out else box
        return one_source(box, source) if several else box

    return LibraryChange(
        f"river: start tile {'out' if out else 'in'}, source field {'split' if splits else 'whole'}, "
        f"{source if several else 'its own'} as source",
        tile=split_field if splits else lambda tile: tile,
        counts=counts,
    )


def without_start_tile(counts: dict[str, int]) -> dict[str, int]:
    """One copy of the start tile stays in the box (RV-S3)."""
    return {**counts, START_TILE: max(0, counts[START_TILE] - 1)} if START_TILE in counts else counts


def one_source(counts: dict[str, int], source: str) -> dict[str, int]:
    """Of the sources of several boxes one is used: the given one, or the one of the same box in another
    edition."""
    others = (one for one in reversed(SOURCES) if counts.get(one) and one != QUARTERLY_SOURCE)
    kept = source if source == QUARTERLY_SOURCE else next(others, source)
    return {id: count if id not in SOURCES else min(count, int(id == kept)) for id, count in counts.items()}


def split_field(tile: Tile) -> Tile:
    """Return source or lake with a field on each bank instead of one all round (RV-F2)."""
    if tile.id not in (*SOURCES, *LAKES, VOLCANO_LAKE) or tile.kinds.count("field") != 1:
        return tile  # a road may divide it already
    (edge,) = river_edges(tile)
    banks = [frozenset((2 * edge + near + i) % 8 for i in range(4)) for near in (1, 5)]
    others = [feature for feature in tile.features if feature.kind != "field"]
    fields = [TileFeature("field", bank, named_by="halves") for bank in banks]
    return Tile(tile.id, (*others, *fields), tile.marks, tile.edges.letters, tile.quarter)


@rule("RV-S1", lambda tile: tile.id in SOURCES)
def nobody_placed_it(claim: DeploymentContext) -> RuleReason | None:
    """No player has placed the source, so no figure may be put there."""
    if claim.tile.id not in SOURCES:
        return None
    return RuleReason("RV-S1", "source", {"figure": claim.kind}, (claim.cell,))


@rule("RV-S1")
def figures_on_source(table: Table) -> tuple[PositionFinding, ...]:
    """Find figures on the source, which no player has placed. A barn stands on four tiles, of which another
    may have been placed last."""
    return tuple(
        PositionFinding(
            "error",
            RuleReason(
                "RV-S1",
                "on_source",
                {"player": figure.player, "figure": figure.kind},
                ((figure.x, figure.y),),
            ),
        )
        for figure in table.figures
        if figure.kind not in table.book.on_points and table.board.cells[figure.x, figure.y].id in SOURCES
    )


RIVER_ONE = Expansion(
    "river",
    (
        Element(
            extend,
            switch("base.river", "RV-P1"),
            help={"setup": ("RV-S1",), "place": ("RV-P1", "RV-P2", "RV-U1"), "act": ("RV-F1", "RV-F2")},
        ),
    ),
    ("river",),
    (U_TURN, START, SOURCE_FIELD),
    {U_TURN.name: "strict", START.name: "shuffle", SOURCE_FIELD.name: "wraps"},
    start=lambda options: ((0, 0, source_of(options), 0),) if options["base.river"] == "on" else (),
    change=lambda options: change(options) if options["base.river"] == "on" else None,
)
RIVER_TWO = Expansion(
    "river-2",
    (
        Element(
            extend_second,
            switch("base.river_2", "RV-K1"),
            help={
                "setup": ("RV-S1", "RV-S4"),
                "place": ("RV-P2", "RV-K1", "RV-K2", "RV-U1"),
                "act": ("RV-K3",),
            },
        ),
    ),
    ("river-2",),
    (FORK_DRAWN,),
    {FORK_DRAWN.name: "first"},
    start=lambda options: ((0, 0, source_of(options), 0),) if options["base.river_2"] == "on" else (),
    change=lambda options: None if options["base.river"] == "on" else change(options),
    includes=("pig-herd",),
    shares=(U_TURN, START, SOURCE_FIELD),
)
