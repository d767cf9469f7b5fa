"""Gold Rush: railroads, mountains, cities and prairies, cowboys and tents, and gold that only its finder may
see."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import BoxContents, Cell, PositionFinding, Sheet, help_for
from referee.games.gold_rush import findings, layout, rules, tokens, track
from referee.games.gold_rush.box import SETS, GoldRushSettings, GoldRushTiles
from referee.games.gold_rush.cowboys import COWBOY, SHERIFF, TENT
from referee.games.gold_rush.hidden import HiddenGold
from referee.games.gold_rush.tokens import INVENTORY, MINING
from referee.tiles.io import catalog
from referee.tiles.model.tile import Tile
from referee.tiles.rules.state.tile_library import Library
from referee.tiles.rules.table import Table
from referee.tiles.tile_game import TileCatalogs, TileGame, supplies
from referee.tiles.tile_game.points_only import TilePad

VALUES = tuple(INVENTORY)


KINDS = catalog.built_in("gold-rush").kinds
SETTINGS = GoldRushSettings()
BOOK = rules.book({option.name: option.default for option in rules.OPTIONS})


def _start(library: Library) -> Mapping[Cell, Tile]:
    """Return the start tile of the box, if it names one (GR-S1)."""
    named = (layout.start_of(one.data) for one in library.sets)
    start = next((library.tiles[id] for id in named if id in library.tiles), None)
    return {} if start is None else {(0, 0): start}


def _reports(state: Table, sheet: Sheet, final: bool) -> tuple[PositionFinding, ...]:
    """Return who completes a lap of the score track and, at the end, tokens whose values are unknown."""
    unknown = findings.unknown_gold(state) if final else ()
    return (*unknown, *track.LAPS.with_totals(state, sheet))


HELP: Mapping[str, tuple[str, ...]] = {
    "setup": ("GR-G0", "GR-S1", "GR-S3", "GR-S4"),
    "place": ("GR-P2", "GR-P3", "GR-P4", "GR-N1"),
    "act": ("GR-C1", "GR-C2", "GR-C3", "GR-A1", "GR-Q1"),
    "end": ("GR-R2", "GR-M2", "GR-Y2", "GR-J2", "GR-H1"),
    "over": ("GR-E3", "GR-E4", "GR-E5", "GR-E7", "GR-E9", "GR-E10"),
}
GOLD_RUSH = TileGame(  # Carcassonne: Gold Rush (2014)
    id="gold-rush",
    name="Gold Rush",
    players=(2, 5),
    ties="GR-E10",
    catalogs=SETS,
    kinds=KINDS,
    marks=layout.MARKS,
    goes_with={mark: (kind,) for mark, kind in layout.GOES_WITH.items()},
    options=rules.OPTIONS,
    settings=SETTINGS,
    catalog_reader=TileCatalogs(SETS, KINDS, layout.MARKS, SETTINGS, GoldRushTiles()),
    hidden=HiddenGold(),
    deeds=rules.DEEDS,
    figure_kinds=(COWBOY, TENT),
    valued={MINING: VALUES},
    token_kinds=(MINING, SHERIFF),
    stacks={MINING: ("mountain", "nuggets")},
    pad=TilePad(BOOK),
    help=help_for(HELP),
    own=BoxContents("gold-rush", SETS, figures=supplies(BOOK), tokens={MINING: VALUES, SHERIFF: ()}),
    loaded=tokens.placed_where_given,
    start=_start,
    reports=_reports,
)
