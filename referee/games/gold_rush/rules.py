"""The rule book of Gold Rush: every rule of the digest as one small function with its rule id (GR-...)."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import (
    Option,
    Options,
)
from referee.games.gold_rush import cowboys, ending, findings, mining, pad, scoring, tents, tokens, track
from referee.games.gold_rush.cowboys import COWBOY, TENT
from referee.games.gold_rush.layout import exits
from referee.games.gold_rush.reasons import EXPLAINS, none_of_the_three, nothing_completed
from referee.games.gold_rush.tokens import MOUNTAIN
from referee.tiles.play.actions import SHARED, Action
from referee.tiles.rules.book import Book, FigureKind, Ids
from referee.tiles.rules.completion import CLOSED, CompletesWith
from referee.tiles.rules.rule import rule
from referee.tiles.rules.rule_groups import (
    DeploymentRules,
    FinalRules,
    PlacementRules,
    ReportRules,
    ScoringRules,
    SetupRules,
    TurnRules,
)
from referee.tiles.rules.table import Table
from referee.tiles.tile_game.points_only import TRACKING, only_points

OFF_ON, ON_OFF = ("off", "on"), ("on", "off")
FIFTH = "gr.fifth_cowboy"
OPTIONS = (
    TRACKING,
    Option(cowboys.FARMERS, ON_OFF, "on", "GR-S6"),
    Option(cowboys.SHERIFF_PLAYS, OFF_ON, "off", "GR-C5"),
    Option("gr.score_tiles", OFF_ON, "off", "GR-K2"),
    Option(mining.BEFORE, ON_OFF, "on", "GR-Q4"),
    Option(tokens.UNCLAIMED, ("supply", "removed"), "supply", "GR-M5"),
    Option(cowboys.RECALL_PLAYS, OFF_ON, "off", "GR-O1"),
    Option(FIFTH, OFF_ON, "off", "GR-O2"),
)
COWBOYS = 4  # GR-S4: the fifth one is the marker on the score track
IDS = Ids(
    turn="GR-T1",
    order="GR-T1",
    cell="GR-P2",
    edges="GR-P3",
    must="GR-P4",
    discard="GR-P4",
    start="GR-S2",
    figures="GR-S4",
    just_placed="GR-C1",
    goes_on="GR-C2",
    free="GR-C3",
    supply="GR-C6",
    completing="GR-H2",
    score="GR-T1",
    majority="GR-J2",
    tie="GR-J2",
    nobody="GR-J2",
    home="GR-H1",
    end="GR-E1",
    wins="GR-E10",
)
DEEDS: Mapping[str, Action] = {
    **SHARED,
    "pitch": tents.PITCH,
    **mining.DEEDS,
    "recall": cowboys.RECALL,
    "score": pad.SCORING,
    **ending.DEEDS,
}


TRACKED = {name: deed for name, deed in DEEDS.items() if name != "score"}


def book(options: Options) -> Book:
    """Return the rules in force under these options (complete: every option has a value)."""
    worths = {
        "railroad": (scoring.railroad,),
        MOUNTAIN: (scoring.mountain,),
        "city": (scoring.city,),
    }
    if options[cowboys.FARMERS] == "on":
        worths["prairie"] = (scoring.prairie,)
    found = Book(
        ids=IDS,
        actions=TRACKED,
        figures=_figures(COWBOYS + (options[FIFTH] == "on"), frozenset(worths)),
        setup=SetupRules(supplies=(first_token,)),
        placement=PlacementRules(
            notes=(tokens.brings, tokens.one_stack), before_deployment=(tokens.put_out,)
        ),
        deployment=DeploymentRules(
            wrong_terrain=cowboys.role, exclusive_kinds={COWBOY: "GR-T1", TENT: "GR-T1"}
        ),
        scoring=ScoringRules(
            completion={"railroad": CLOSED, MOUNTAIN: CLOSED, "city": CompletesWith(exits)},
            worth=worths,
            after_completion=(tokens.distributed,),
            bounds=(scoring.certainty,),
        ),
        turn=TurnRules(next_turn_notes=(none_of_the_three, nothing_completed, track.will_pass)),
        final=FinalRules(bonuses=(scoring.gold,)),
        report=ReportRules(
            findings=(
                findings.stacks,
                findings.inventory,
                findings.tents,
                findings.sheriff,
                findings.layouts,
            ),
            feature_notes=EXPLAINS,
        ),
        pad=pad.entries(options),
    )
    return only_points(found, pad.SCORING) if options[TRACKING.name] == "points" else found


def _figures(supply: int, goes_on: frozenset[str]) -> dict[str, FigureKind]:
    """Return the figures: so many cowboys of a player, on these kinds of features, and the tent."""
    allows = (
        cowboys.becomes,
        cowboys.instead_of_the_others,
        cowboys.how_far,
        cowboys.tents_do_not_count,
        cowboys.sheriff_there,
    )
    return {
        COWBOY: FigureKind(supply, goes_on, deploy=(cowboys.free, cowboys.joins_prairies), allows=allows),
        TENT: FigureKind(1, frozenset({MOUNTAIN}), 0, (cowboys.pitched,), stands="GR-A1", moves=True),
    }


@rule("GR-S1")
def first_token(table: Table) -> Table:
    """A match begins with a token for each nugget of the start tile, unless tokens were given."""
    if table.loaded_from is None or table.loaded_from.tokens is not None or table.loaded_from.tiles:
        return table
    for region in table.board.regions.all():
        if region.kind == MOUNTAIN and region.marks.get("nuggets"):
            table = tokens.stacked(table, region, region.marks["nuggets"], 0)
    return table
