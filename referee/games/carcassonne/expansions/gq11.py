"""Games Quarterly 11 (GQ-...): ten land tiles, and two tiles for a river."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Option, Options, RuleReason
from referee.games.carcassonne.expansion import Element, Expansion
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import ReportRules
from referee.tiles.rules.state.tile_library import LibraryChange

HERD = "pig-herd"  # mark of a field
FIELD_TILE, QUARTERLY_SOURCE = "gq11/F", "gq11/RFI"
OF_THE_RIVER = (QUARTERLY_SOURCE, "gq11/CICI")
RIVERS = ("base.river", "base.river_2")
SOURCE = Option("gq.source", ("river", "gq11"), "river", "GQ-S1", {"expansions": "gq11"})
PIG_TILE = Option("gq.pig_tile", ("plain", "herd"), "plain", "RV-H2", {"ext.pig_herd": "on"})


def extend(book: Book, options: Options) -> Book:
    """Return the book with the reasons about the source of this box; all other tiles are plain ones."""
    return book.add(ReportRules(feature_notes=(ends_at_the_source,)))


@rule("GQ-1")
def ends_at_the_source(case: ScoringContext) -> tuple[RuleReason, ...]:
    """The road ends at this source, and its two fields are not joined behind it."""
    cells = [cell for cell in case.region.cells if case.board.cells[cell].id == QUARTERLY_SOURCE]
    return (applies("GQ-1", cells),) if cells and case.region.kind in ("road", "field") else ()


def change(options: Options) -> LibraryChange | None:
    """Return the change to the box: without the river tiles if there is no river (GQ-S1), and the field tile
    without its pigs (RV-H2)."""
    river = any(options[switch] == "on" for switch in RIVERS)
    plain = options[PIG_TILE.name] == "plain"
    if river and not plain:
        return None

    def counts(box: dict[str, int]) -> dict[str, int]:
        return box if river else {id: 0 if id in OF_THE_RIVER else count for id, count in box.items()}

    return LibraryChange(
        f"gq11: {'with' if river else 'no'} river, {'plain field' if plain else 'herd'}",
        tile=without_herd if plain else lambda tile: tile,
        counts=counts,
    )


def without_herd(tile: Tile) -> Tile:
    """Return the field tile as a plain one."""
    if tile.id != FIELD_TILE:
        return tile
    plain = [replace(feature, marks=_without(feature)) for feature in tile.features]
    return Tile(tile.id, tuple(plain), tile.marks, tile.edges.letters, tile.quarter)


def _without(feature: TileFeature) -> dict[str, int]:
    return {mark: count for mark, count in feature.marks.items() if mark != HERD}


GAMES_QUARTERLY = Expansion(
    "gq11",
    (Element(extend),),
    ("gq11",),
    (SOURCE, PIG_TILE),
    {PIG_TILE.name: "herd"},
    change=change,
    includes=("pig-herd",),
)
