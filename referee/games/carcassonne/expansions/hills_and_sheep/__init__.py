"""Hills & Sheep, first edition (HS-...): shepherds with their flocks, hills that break ties, vineyards."""

from __future__ import annotations

from referee.game import (
    Option,
    Options,
)
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.hills_and_sheep.flock import SHEEP, SHEPHERD, VALUES, WOLF
from referee.games.carcassonne.expansions.hills_and_sheep.hills import with_hills
from referee.games.carcassonne.expansions.hills_and_sheep.offline import OFFLINE
from referee.games.carcassonne.expansions.hills_and_sheep.reasons import split_edge
from referee.games.carcassonne.expansions.hills_and_sheep.shepherd import DEEDS, with_shepherds
from referee.games.carcassonne.expansions.hills_and_sheep.vineyards import with_vineyards
from referee.tiles.model.tile_copies import pairwise
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule_groups import ReportRules
from referee.tiles.rules.state.tile_library import LibraryChange


def with_split_edges(book: Book, options: Options) -> Book:
    """Return the book with reasons about edges with two cities."""
    return book.add(ReportRules(feature_notes=(split_edge,)))


def split_edges(options: Options) -> LibraryChange | None:
    """Return the change for edges with two cities each (HS-Z6): where two such edges meet, all four cities
    are joined, unless the option restricts it to those that face each other."""
    facing_only = options["hs.split_edges"] == "pairwise"
    return LibraryChange("hs.split_edges", tile=pairwise) if facing_only else None


HILLS, SHEPHERDS = switch("ext.hill", "HS-H1"), switch("ext.shepherd", "HS-F1")
WITH_HILLS, WITH_SHEPHERDS = {HILLS.name: "on"}, {SHEPHERDS.name: "on"}
HILLS_AND_SHEEP = Expansion(
    "hills-and-sheep",
    (
        Element(with_hills, HILLS, help={"place": ("HS-H1",), "end": ("HS-H4",)}),
        Element(
            with_vineyards, switch("ext.vineyard", "HS-V1"), help={"end": ("HS-V3",), "over": ("HS-V7",)}
        ),
        Element(with_split_edges),
        Element(
            with_shepherds,
            SHEPHERDS,
            DEEDS,
            pieces=(SHEPHERD, SHEEP),
            offline=OFFLINE,
            help={"act": ("HS-F1", "HS-F5", "HS-F7"), "end": ("HS-F15",), "over": ("HS-F21",)},
        ),
    ),
    ("hills-and-sheep",),
    (
        Option(
            "hs.shepherd_order", ("figure_first", "action_first"), "figure_first", "HS-F10", WITH_SHEPHERDS
        ),
        Option("hs.closed_field", ("auto_herd", "off"), "auto_herd", "HS-F22", WITH_SHEPHERDS),
        Option(
            "hs.closure_time", ("after_figure", "before_figure"), "after_figure", "HS-F27", WITH_SHEPHERDS
        ),
        Option("hs.inner_field_draws", ("1", "2"), "1", "HS-F28", WITH_SHEPHERDS),
        Option("hs.hill_tiebreak", ("presence", "count"), "presence", "HS-H9", WITH_HILLS),
        Option("hs.blank_under_hill", ("off", "on"), "off", "HS-H14", WITH_HILLS),
        Option("hs.action", ("may", "must"), "may", "HS-Z3", WITH_SHEPHERDS),
        Option("hs.closure_choice", ("immediate", "owner_first"), "immediate", "HS-Z4", WITH_SHEPHERDS),
        Option("hs.split_edges", ("all", "pairwise"), "all", "HS-Z6"),
    ),
    figures=(SHEPHERD,),
    tokens={SHEEP: tuple(VALUES)},
    astray=(WOLF,),
    change=split_edges,
)
