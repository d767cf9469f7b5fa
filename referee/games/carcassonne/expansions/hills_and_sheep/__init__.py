"""Hills & Sheep, first edition (HS-...): shepherds with their flocks, hills that break ties, vineyards."""

from __future__ import annotations

from referee.game import (
    Option,
    Options,
)
from referee.games.carcassonne.expansion import Element, Expansion
from referee.games.carcassonne.expansions.hills_and_sheep.flock import SHEEP, VALUES, WOLF
from referee.games.carcassonne.expansions.hills_and_sheep.hills import with_hills
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


HILLS_AND_SHEEP = Expansion(
    "hills-and-sheep",
    (
        Element(with_hills),
        Element(with_vineyards),
        Element(with_split_edges),
        Element(with_shepherds, deeds=DEEDS),
    ),
    ("hills-and-sheep",),
    (
        Option("hs.shepherd_order", ("figure_first", "action_first"), "figure_first", "HS-F10"),
        Option("hs.closed_field", ("auto_herd", "off"), "auto_herd", "HS-F22"),
        Option("hs.closure_time", ("after_figure", "before_figure"), "after_figure", "HS-F27"),
        Option("hs.inner_field_draws", ("1", "2"), "1", "HS-F28"),
        Option("hs.hill_tiebreak", ("presence", "count"), "presence", "HS-H9"),
        Option("hs.blank_under_hill", ("off", "on"), "off", "HS-H14"),
        Option("hs.action", ("may", "must"), "may", "HS-Z3"),
        Option("hs.closure_choice", ("immediate", "owner_first"), "immediate", "HS-Z4"),
        Option("hs.split_edges", ("all", "pairwise"), "all", "HS-Z6"),
    ),
    tokens={SHEEP: tuple(VALUES)},
    astray=(WOLF,),
    change=split_edges,
)
