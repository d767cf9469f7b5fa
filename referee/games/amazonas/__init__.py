"""Carcassonne Amazonas: tributaries, villages, camps, and a race of boats down the river."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any

from referee.game import Box, Cell, Option, Wood, unknown_text
from referee.games.amazonas import boats, evaluation, placing, telling, wood, worth
from referee.games.amazonas.boats import BOAT
from referee.games.amazonas.marks import MARKS, START
from referee.tiles import catalog
from referee.tiles.book import CLOSED, Book, Ids
from referee.tiles.deeds import SHARED
from referee.tiles.loading import Errors
from referee.tiles.position import Position
from referee.tiles.table import Library
from referee.tiles.tile import Tile
from referee.tiles.tile_game import Settled, TileGame

OPTIONS = (
    Option("ca.amazon_turn_scores_features", ("off", "on"), "off", "CA-L1"),
    Option("ca.merge_counts_old_icons", ("on", "off"), "on", "CA-B2"),
    Option("ca.big_tiles", ("one", "squares"), "one", "CA-S8"),
    Option("ca.bonus_river", ("off", "on"), "off", "CA-O1"),
)
EDITION = "C1"
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
BOOK = Book(
    ids=IDS,
    deeds=SHARED,
    figures=wood.FIGURES,
    completion={"tributary": CLOSED, "village": CLOSED},
    worth={"tributary": (worth.tributary,), "village": (worth.village,), "jungle": (worth.jungle,)},
    setup=(boats.at_the_source,),
    draws=(placing.double_comes_now,),
    undrawn=placing.UNDRAWN,
    place=(placing.front_line, placing.at_the_open_end),
    placed=(placing.goes_on_placing,),
    arriving=(boats.icons_joined,),
    where=wood.segment,
    deploy=(wood.one_a_turn, wood.only_on_the_double),
    claims=(boats.moves_the_boat,),
    deployed=(boats.icons_claimed,),
    stays=(placing.not_before_the_double,),
    ending=(boats.must_move, evaluation.amazon_scoring),
    waits=(evaluation.not_scored_now,),
    last=(evaluation.at_the_mouth,),
    tells=telling.TELLS,
    inspect=telling.INSPECT,
)


class Amazonas(TileGame):
    """Carcassonne Amazonas, of 2016."""

    id = "amazonas"
    name = "Carcassonne Amazonas"
    players = (2, 5)
    catalogs = ("amazonas",)
    kinds = catalog.built_in("amazonas").kinds
    marks = MARKS
    options = OPTIONS
    figure_kinds = tuple(wood.FIGURES)
    tracks: Mapping[str, str] = {BOAT: "CA-S5"}

    @cached_property
    def own(self) -> Box:  # type: ignore[override]   # computed once
        """See Game.own."""
        figures = {k: Wood(known.supply, tuple(sorted(known.goes_on))) for k, known in BOOK.figures.items()}
        return Box(self.id, self.catalogs, figures=figures)

    def settle(self, options: Mapping[str, Any], errors: Errors) -> Settled:
        """Options with their defaults; the one rule book there is."""
        known = {option.name: option for option in self.options}
        for name in sorted(set(options) - set(known)):
            errors[f"options.{name}"].append(unknown_text("option", name, known))
        values = {
            name: self.read_option(option, options[name], errors) if name in options else option.default
            for name, option in known.items()
        }
        return Settled(MappingProxyType(values), BOOK, EDITION, self.catalogs)

    def _start(self, position: Position, library: Library) -> dict[Cell, Tile]:
        """The start board, if the box has one (CA-S4); its north-west cell is the origin."""
        for tile in library.tiles.values():
            if START in tile.marks:
                lying = tile.lying(0)
                return dict(lying.large.at((0, 0))) if lying.large is not None else {(0, 0): lying}
        return {}


AMAZONAS = Amazonas()
