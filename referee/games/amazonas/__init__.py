"""Carcassonne Amazonas: tributaries, villages, camps, and a race of boats down the river."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from referee.game import BoxContents, Cell, Option, Options, PositionFinding, Sheet, help_for
from referee.games.amazonas import (
    boats,
    figures,
    findings,
    layout,
    pad,
    placement_rules,
    race_scoring,
    reasons,
    scoring,
    track,
)
from referee.games.amazonas.boats import BOAT
from referee.games.amazonas.box import AmazonasTiles, RiverTrack
from referee.games.amazonas.layout import RIVER
from referee.games.amazonas.marks import MARKS, START
from referee.tiles.io import catalog
from referee.tiles.io.errors import Errors
from referee.tiles.model.tile import Tile
from referee.tiles.play.actions import SHARED, Action
from referee.tiles.play.scoring import before_scoring
from referee.tiles.rules.book import Book, Ids
from referee.tiles.rules.completion import CLOSED
from referee.tiles.rules.rule_groups import (
    BagRules,
    DeploymentRules,
    FinalRules,
    PlacementRules,
    ReportRules,
    ScoringRules,
    SetupRules,
    TurnRules,
)
from referee.tiles.rules.state.tile_library import Library
from referee.tiles.rules.table import Table
from referee.tiles.tile_game import Settled, TileCatalogs, TileGame, TileSettings, supplies
from referee.tiles.tile_game.points_only import TRACKING, TilePad, only_points
from referee.tiles.tile_game.settings import read_options

BONUS, BONUS_SET = "ca.bonus_river", "amazonas-bonus-river"
SETS = ("amazonas", BONUS_SET)
OPTIONS = (
    TRACKING,
    Option(race_scoring.SCORES_FEATURES, ("off", "on"), "off", "CA-Z3"),
    Option(boats.MERGE, ("on", "off"), "on", "CA-Z5"),
    Option(scoring.BIG, ("one", "squares"), "one", "CA-S8"),
    Option(BONUS, ("off", "on"), "off", "CA-O1"),
)
IDS = Ids(
    turn="CA-T1",
    order="CA-T1",
    cell="CA-P3",
    edges="CA-P1",
    must="CA-Z8",
    discard="CA-Z8",
    start="CA-S1",
    figures="CA-S7",
    just_placed="CA-T1",
    goes_on="CA-M1",
    free="CA-M1",
    supply="CA-S7",
    completing="CA-R1",
    score="CA-R1",
    majority="CA-J1",
    tie="CA-J1",
    nobody="CA-J1",
    home="CA-M4",
    end="CA-E1",
    wins="CA-E1",
)
VILLAGE = replace(IDS, goes_on="CA-M2", free="CA-M2", completing="CA-V1", score="CA-V1")
JUNGLE = replace(IDS, goes_on="CA-C1", free="CA-C2", majority="CA-J2", tie="CA-J2", nobody="CA-J2")
AMAZON = replace(IDS, goes_on="CA-M3", score="CA-M3", nobody="CA-M3")
_END = SHARED["end_game"]
DEEDS: Mapping[str, Action] = {
    **SHARED,
    "end_game": replace(
        _END,
        checks=(*_END.checks, placement_rules.after_the_double),
        do=track.LAPS.tracked(_END.do),
        because=track.why_game_ended,
    ),
    **{
        name: replace(SHARED[name], do=track.LAPS.tracked(SHARED[name].do)) for name in ("end_turn", "adjust")
    },
}
ALL_DEEDS: Mapping[str, Action] = {**DEEDS, "score": pad.SCORING}
BOOK = Book(
    ids=IDS,
    ids_by_kind={"village": VILLAGE, "jungle": JUNGLE, RIVER: AMAZON},
    actions=DEEDS,
    figures=figures.FIGURES,
    setup=SetupRules(supplies=(boats.at_the_source,)),
    bag=BagRules(draw_checks=(placement_rules.double_comes_now,), unbagged=placement_rules.UNDRAWN),
    placement=PlacementRules(
        checks=(placement_rules.front_line, placement_rules.at_the_open_end),
        permanent_checks=(placement_rules.off_the_course,),
        notes=(
            placement_rules.river_grows,
            placement_rules.either_way,
            placement_rules.front_moves,
            boats.boats_follow,
            boats.once_each,
            placement_rules.behind_the_source,
            placement_rules.beside_a_tile,
        ),
        effects=(placement_rules.goes_on_placing,),
        before_deployment=(boats.icons_joined,),
    ),
    deployment=DeploymentRules(
        wrong_terrain=figures.segment,
        checks=(
            figures.one_a_turn,
            figures.only_on_the_double,
            placement_rules.no_wood_between,
            figures.on_its_banks,
        ),
        notes=(
            figures.on_the_banks,
            figures.how_far,
            figures.instead_of_the_boat,
            boats.moves_the_boat,
            boats.stops_at_the_end,
        ),
        effects=(boats.icons_claimed,),
    ),
    scoring=ScoringRules(
        completion={"tributary": CLOSED, "village": CLOSED},
        tile_count=scoring.size,
        worth={"tributary": (scoring.tributary,), "village": (scoring.village,), "jungle": (scoring.jungle,)},
        before_scoring=(boats.must_move, race_scoring.amazon_scoring),
        skipped=(race_scoring.not_scored_now,),
    ),
    turn=TurnRules(
        pass_checks=(placement_rules.not_before_the_double,),
        next_turn_notes=(race_scoring.explained, track.will_pass),
    ),
    final=FinalRules(bonuses=(race_scoring.at_the_mouth,)),
    report=ReportRules(
        line_notes=(race_scoring.account,), feature_notes=reasons.EXPLAINS, findings=findings.INSPECT
    ),
    pad=pad.ENTRIES,
)
POINTS_BOOK = only_points(BOOK, pad.SCORING)


class AmazonasSettings(TileSettings):
    """Settles the options of the game; they choose no rules, only whether tiles are tracked."""

    def settle(self, options: Options, errors: Errors) -> Settled:
        """See TileSettings.settle."""
        values = read_options(OPTIONS, options, errors)
        book = POINTS_BOOK if values[TRACKING.name] == "points" else BOOK
        return Settled(MappingProxyType(values), book, "", SETS if values[BONUS] == "on" else SETS[:1])


def _at_the_double(table: Table) -> Table:
    """Return the table at step `place` after a "!" tile, whatever its position gives."""
    if table.turn.step != "act" or not placement_rules.double_due(table):
        return table
    return replace(table, turn=table.turn.but(step="place"))


def _start(library: Library) -> Mapping[Cell, Tile]:
    """Return the start board, if the box has one (CA-S4), with its north-west cell at the origin."""
    for tile in library.tiles.values():
        if START in tile.marks:
            lying = tile.lying(0)
            return dict(lying.large.at((0, 0))) if lying.large is not None else {(0, 0): lying}
    return {}


def _reports(state: Table, sheet: Sheet, final: bool) -> tuple[PositionFinding, ...]:
    """Return large features, what is not counted, who completes a lap, and, before the end of the turn, its
    effect on the boats."""
    moves = () if state.over else tuple(boats.in_words(before_scoring(state).events))
    moved = tuple(PositionFinding("info", reason) for reason in moves)
    large = findings.large_lines(state, sheet.lines)
    silent = () if final or state.over else race_scoring.not_counted(state)
    return (*large, *silent, *moved, *track.LAPS.with_totals(state, sheet))


KINDS = catalog.built_in("amazonas").kinds
SETTINGS = AmazonasSettings()
HELP: Mapping[str, tuple[str, ...]] = {
    "setup": ("CA-S1", "CA-S5", "CA-S7"),
    "place": ("CA-P1", "CA-P2", "CA-P3", "CA-A1"),
    "act": ("CA-T2", "CA-M1", "CA-M2", "CA-C1", "CA-B1"),
    "end": ("CA-R2", "CA-V2", "CA-J1", "CA-L1"),
    "over": ("CA-E1", "CA-C5", "CA-R3", "CA-V3", "CA-E2"),
}
AMAZONAS = TileGame(  # Carcassonne Amazonas (2016)
    id="amazonas",
    name="Carcassonne Amazonas",
    players=(2, 5),
    catalogs=SETS,
    kinds=KINDS,
    marks=MARKS,
    goes_with={mark: kinds for mark, (kinds, _) in layout.GOES_WITH.items()},
    options=OPTIONS,
    settings=SETTINGS,
    catalog_reader=TileCatalogs(SETS, KINDS, MARKS, SETTINGS, AmazonasTiles()),
    printed_track=RiverTrack(),
    deeds=ALL_DEEDS,
    pad=TilePad(BOOK),
    figure_kinds=tuple(figures.FIGURES),
    tracks={BOAT: "CA-S5"},
    printed_on={BOAT: RIVER},
    help=help_for(HELP),
    own=BoxContents("amazonas", SETS, figures=supplies(BOOK)),
    loaded=_at_the_double,
    start=_start,
    reports=_reports,
)
