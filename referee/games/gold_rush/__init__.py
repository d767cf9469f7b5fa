"""Gold Rush: railroads, mountains, cities and prairies, cowboys and tents, and gold that only its finder may
see."""

from __future__ import annotations

from collections.abc import (
    Mapping,
)
from dataclasses import replace
from functools import cached_property
from types import MappingProxyType

from referee.game import BoxContents, CatalogLookup, Cell, FigureSupply, Sheet
from referee.games.gold_rush import findings, layout, rules, tokens, track
from referee.games.gold_rush.box import GoldRushCatalogs, GoldRushSettings
from referee.games.gold_rush.cowboys import COWBOY, SHERIFF, TENT
from referee.games.gold_rush.hidden import HiddenGold
from referee.games.gold_rush.tokens import INVENTORY, MINING
from referee.tiles.io import catalog
from referee.tiles.model.position import Position
from referee.tiles.model.tile import Tile
from referee.tiles.rules.state.tile_library import Library
from referee.tiles.rules.table import Table
from referee.tiles.tile_game import TileGame
from referee.tiles.tile_game.points_only import TilePad

VALUES = tuple(INVENTORY)


class GoldRush(TileGame):
    """Carcassonne: Gold Rush (2014)."""

    id = "gold-rush"
    name = "Gold Rush"
    players = (2, 5)
    ties = "GR-E10"
    catalogs = ("gold-rush",)
    kinds = catalog.built_in("gold-rush").kinds
    marks = layout.MARKS
    goes_with: Mapping[str, tuple[str, ...]] = {m: (kind,) for m, kind in layout.GOES_WITH.items()}
    options = rules.OPTIONS
    settings = GoldRushSettings()
    catalog_reader = GoldRushCatalogs(catalogs, kinds, marks, settings)
    hidden = HiddenGold()
    deeds = rules.DEEDS
    figure_kinds = (COWBOY, TENT)
    valued = MappingProxyType({MINING: VALUES})
    token_kinds = (MINING, SHERIFF)
    stacks = MappingProxyType({MINING: ("mountain", "nuggets")})
    pad = TilePad(rules.book({option.name: option.default for option in rules.OPTIONS}))

    @cached_property
    def own(self) -> BoxContents:  # type: ignore[override]   # computed once
        """See Game.own."""
        book = rules.book({option.name: option.default for option in self.options})
        wood = {
            kind: FigureSupply(known.supply, tuple(sorted(known.goes_on)))
            for kind, known in book.figures.items()
        }
        return BoxContents(self.id, self.catalogs, figures=wood, tokens={MINING: VALUES, SHERIFF: ()})

    def load(self, position: Position, catalogs: CatalogLookup | None = None) -> Table:
        """See Game.load."""
        return tokens.placed_where_given(super().load(position, catalogs))

    def _start(
        self, position: Position, library: Library, catalogs: CatalogLookup | None
    ) -> dict[Cell, Tile]:
        """Return the start tile of the box, if it names one (GR-S1)."""
        named = (layout.start_of(one.data) for one in library.sets)
        start = next((library.tiles[id] for id in named if id in library.tiles), None)
        return {} if start is None else {(0, 0): start}

    def tally(self, state: Table, final: bool = False) -> Sheet:
        """See Game.tally. The final scoring also reports tokens whose values are unknown."""
        sheet = super().tally(state, final)
        unknown = findings.unknown_gold(state) if final else ()
        passed = track.LAPS.passed(state, {player: total.total for player, total in sheet.totals.items()})
        return replace(sheet, findings=(*sheet.findings, *unknown, *passed))


GOLD_RUSH = GoldRush()
