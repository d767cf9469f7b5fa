"""The base game: every rule of the digest as one small function with its rule id (CB-...)."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import Cell, Option, Options, PositionFinding, RuleReason, ScorePart
from referee.games.carcassonne import fields, own_rules, pad, reasons, track
from referee.tiles.model.half_tiles import half_of
from referee.tiles.play.completed_features import completed_and_occupied
from referee.tiles.rules.book import Book, FigureKind, Ids
from referee.tiles.rules.completion import CLOSED, SURROUNDED
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext, case_of
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import (
    DeploymentRules,
    FinalRules,
    PlacementRules,
    ReportRules,
    ScoringRules,
    TurnRules,
)
from referee.tiles.rules.state.standing import cells_of, put_on_tile
from referee.tiles.rules.state.tile_bag import spent
from referee.tiles.rules.table import Table
from referee.tiles.tile_game.points_only import TRACKING

MEEPLES = 7  # CB-S2: the eighth one is the marker on the score track
OTHER_MEEPLES = ("5", "6", "8", "9", "10")  # as many as people may agree on
EDITION = Option("edition", ("C1", "C1-r1", "C1-r2", "C2", "C3", "C31"), "C1", "CB-C3")
OPTIONS = (
    EDITION,
    Option("preset", ("print", "engine", "rgg"), "print", "CR-preset", {"expansions": True}),
    Option("expansions", (), [], "CB-S5"),
    Option("map", (), None, "CB-S1"),
    TRACKING,
    Option("base.meeples", (str(MEEPLES), *OTHER_MEEPLES), str(MEEPLES), "CB-S2"),
    Option("base.fields", ("on", "off"), "on", "CB-S4"),
    Option("base.two_tile_city", ("normal", "small"), "normal", "CB-C3"),
    Option(
        "base.field_scoring",
        ("per_field_3", "per_city_once_3", "per_city_4"),
        "per_field_3",
        "CB-F5",
        {"base.fields": "on"},
    ),
)
MEEPLE = "meeple"  # the only kind of figure of the base game
PRESETS: Mapping[str, Mapping[str, str]] = {
    "C1-r1": {"base.two_tile_city": "small", "base.field_scoring": "per_city_4"},
    "C1-r2": {"base.two_tile_city": "small", "base.field_scoring": "per_city_once_3"},
}
START = ((0, 0, "base/D", 0),)  # CB-S1
HELP: Mapping[str, tuple[str, ...]] = {
    "setup": ("CB-S1", "CB-S2", "CB-S3"),
    "place": ("CB-P1", "CB-P2", "CB-P3", "CB-P4", "CB-P5"),
    "act": ("CB-M1", "CB-M2", "CB-M3", "CB-M6", "CB-M8"),
    "end": ("CB-G1", "CB-J1", "CB-J2", "CB-J4", "CB-R2", "CB-C2", "CB-K2"),
    "over": ("CB-E2", "CB-R3", "CB-C4", "CB-K3", "CB-F3", "CB-E3"),
}
IDS = Ids(
    turn="CB-T1",
    order="CB-T2",
    cell="CB-P1",
    edges="CB-P2",
    must="CB-P4",
    discard="CB-P5",
    start="CB-S1",
    figures="CB-S2",
    just_placed="CB-M1",
    goes_on="CB-M2",
    free="CB-M3",
    supply="CB-M6",
    completing="CB-M8",
    score="CB-G1",
    majority="CB-J1",
    tie="CB-J2",
    nobody="CB-J3",
    home="CB-J4",
    end="CB-E1",
    wins="CB-E3",
    final="CB-E2",
    lies="CB-P6",
)


def book(options: Options) -> Book:
    """Return the rule book of the base game under these options (complete: every option has a value)."""
    worth = {"road": (road,), "city": (city,), "monastery": (monastery,)}
    if options["base.fields"] == "on":  # CB-S4
        worth["field"] = (fields.worth,)
    return Book(
        ids=IDS,
        actions=track.DEEDS,
        figures={MEEPLE: FigureKind(int(options["base.meeples"]), frozenset(worth), deploy=(free,))},
        placement=PlacementRules(notes=(reasons.any_rotation,)),
        deployment=DeploymentRules(
            closed_kinds={"garden": "CB-S5", "river": "CB-S5"},
            wrong_terrain=segment,
            checks=(fields.no_field,),
            notes=reasons.CLAIMS,
        ),
        pad=pad.entries(options),
        scoring=ScoringRules(
            completion={"city": CLOSED, "road": CLOSED, "monastery": SURROUNDED},
            worth=worth,
            bounds=(fields.certainty,),
        ),
        turn=TurnRules(pass_checks=(no_passing,), next_turn_notes=(track.will_pass,)),
        final=FinalRules(payments={"field": fields.PAY[options["base.field_scoring"]]}),
        report=ReportRules(
            feature_notes=reasons.EXPLAINS,
            findings=(
                one_a_tile,
                small_cities_matter,
                fields.way_matters,
                reasons.tiles_only,
                *own_rules.FINDINGS,
            ),
        ),
    )


@rule("CB-P4")
def no_passing(table: Table, player: str) -> RuleReason | None:
    """A tile that fits somewhere must be placed."""
    return None if spent(table) else applies("CB-P4")


# ---- meeples -----------------------------------------------------------------------------------------------


@rule("CB-M2")
def segment(claim: DeploymentContext) -> RuleReason:
    """A figure may only stand where its kind may: a meeple on a road, city, monastery or field."""
    table, kind = claim.table, claim.feature_kind
    figure = table.book.figures[claim.kind]
    if kind == "field" and table.options["base.fields"] == "off":
        return RuleReason("CB-S4", "fields_off", {"figure": claim.kind}, (claim.cell,))
    id = table.book.deployment.closed_kinds.get(kind) or figure.stands or "CB-M2"
    return RuleReason(id, "not_there", {"figure": claim.kind, "kind": kind}, (claim.cell,))


@rule("CB-M3")
def free(claim: DeploymentContext) -> RuleReason | None:
    """For a meeple the whole region must be free of followers, including those of its player."""
    if not claim.standing:
        return None
    book = claim.table.book
    followers = [figure for figure in claim.standing if book.occupies(figure.kind)]
    if not followers or claim.feature_kind in book.deployment.shared_kinds:
        return None
    for apart in book.deployment.apart:
        followers = apart.apply(claim, followers)
    if not followers:
        return None
    return RuleReason(
        "CB-M3",
        "occupied",
        {"kind": claim.feature_kind, "by": tuple([f.player for f in followers])},
        cells_of(followers),
    )


@rule("CB-M1")
def one_a_tile(table: Table) -> tuple[PositionFinding, ...]:
    """Find figures on several features of one tile: only one figure is deployed in a turn, on that turn's
    tile."""
    standing: dict[tuple[Cell, int], list[int]] = {}
    for figure in table.figures:
        if not put_on_tile(table, figure):
            continue
        cell = (figure.x, figure.y)
        half = half_of(table.board.cells[cell], figure.segment)
        standing.setdefault((cell, half), []).append(figure.segment)
    return tuple(
        PositionFinding("warning", RuleReason("CB-M1", "together", {"count": len(segments)}, (cell,)))
        for (cell, _), segments in standing.items()
        if len(set(segments)) > 1
    )


# ---- what features are worth -------------------------------------------------------------------------------


@rule("CB-R2")
def road(case: ScoringContext, parts: Parts) -> Parts:
    """1 point per tile, complete (CB-R2) or not (CB-R3); a tile crossed twice counts once (CB-G3)."""
    return (*parts, ScorePart("CB-R2" if case.complete else "CB-R3", "tile", len(case.region.tiles), 1))


@rule("CB-C2")
def city(case: ScoringContext, parts: Parts) -> Parts:
    """Complete: 2 per tile and pennant; incomplete: 1 (CB-C4); a small one of early editions: 1 (CB-C3)."""
    tiles, pennants = len(case.region.tiles), case.region.marks.get("pennants", 0)
    if not case.complete:
        id, each = "CB-C4", 1
    elif tiles == 2 and case.options["base.two_tile_city"] == "small":
        id, each = "CB-C3", 1
    else:
        id, each = "CB-C2", 2
    parts = (*parts, ScorePart(id, "tile", tiles, each))
    return (*parts, ScorePart(id, "pennant", pennants, each)) if pennants else parts


@rule("CB-K2")
def monastery(case: ScoringContext, parts: Parts) -> Parts:
    """1 for itself and 1 per surrounding tile: 9 when complete (CB-K2), fewer at the end (CB-K3)."""
    x, y, _ = case.region.pieces[0]
    id = "CB-K2" if case.complete else "CB-K3"
    return (
        *parts,
        ScorePart(id, "monastery", 1, 1),
        ScorePart(id, "surrounding", case.board.around((x, y)), 1),
    )


# ---- notes about editions ----------------------------------------------------------------------------------


@rule("CB-C3")
def small_cities_matter(table: Table) -> tuple[PositionFinding, ...]:
    """Report the assumed edition, if none was given and early editions would pay less for small cities. (Maps
    use the new edition.)"""
    if not {"edition", "map", "base.two_tile_city"}.isdisjoint(table.given):
        return ()
    small = [r for r in completed_and_occupied(table) if r.kind == "city" and len(r.tiles) == 2]
    found = []
    for region in small:
        points = case_of(table, region).value()
        values = {"points": points, "early": points // 2}
        found.append(PositionFinding("info", RuleReason("CB-C3", "assumed", values, region.cells)))
    return tuple(found)
