"""What each of the eight messages pays."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from referee.game import Cell, ScoreLine, ScorePart
from referee.games.carcassonne.expansions.minis.messages.markers import MESSAGE
from referee.tiles.model.regions import Region
from referee.tiles.rules.contexts import case_of
from referee.tiles.rules.table import DeployedFigure, Table

ROAD, CITY, MONASTERY = "smallest_road", "smallest_city", "smallest_monastery"
PENNANTS, KNIGHTS, FARMERS = "pennants", "knights", "farmers"
TILE, FOLLOWER = "tile", "follower"
CARDS = (ROAD, CITY, MONASTERY, PENNANTS, KNIGHTS, FARMERS, TILE, FOLLOWER)
SMALLEST = {ROAD: ("road",), CITY: ("city",), MONASTERY: ("monastery", "shrine")}
NAMING = (PENNANTS, FOLLOWER)  # messages that choose a figure, or the city in which it is
SEAL = 2  # points of any message
EACH = {PENNANTS: 2, KNIGHTS: 2, FARMERS: 3}


def followers(
    table: Table, player: str, kinds: tuple[str, ...] = ()
) -> Iterator[tuple[DeployedFigure, Region]]:
    """Yield the followers of a player on features that pay, or on these kinds of feature."""
    worth = table.book.scoring.worth
    for figure in table.figures:
        if figure.segment >= 0 and figure.player == player and table.book.follows(figure.kind):
            if figure.kind in table.book.on_points:
                continue
            region = table.board.region(figure[2:])
            if region.kind in (kinds or worth):
                yield figure, region


def choices(table: Table, player: str, card: str) -> list[DeployedFigure]:
    """Return the figures that a message may name: one for each city, or each follower."""
    if card == PENNANTS:
        cities = {region: figure for figure, region in followers(table, player, ("city",))}
        return list(cities.values())
    return [figure for figure, _ in followers(table, player)] if card == FOLLOWER else []


def pays(table: Table, player: str, card: str, figure: DeployedFigure | None) -> tuple[ScoreLine, ...]:
    """Return the line of a message that is carried out."""
    if card in SMALLEST:
        found = [_full(table, player, region) for _, region in followers(table, player, SMALLEST[card])]
        lines = [min(found, key=lambda line: line.points)] if found else []
    elif card in _COUNTS:
        lines = [_COUNTS[card](table, player, figure)]
    elif card == FOLLOWER and figure is not None:
        lines = [_full(table, player, table.board.region(figure[2:]))]
    else:
        lines = []
    return tuple(line for line in lines if line.points)


def _line(player: str, parts: tuple[ScorePart, ...], cells: tuple[Cell, ...]) -> ScoreLine:
    return ScoreLine(player, "ME-3", parts, cells, MESSAGE, holders={player: 1})


def seal(player: str) -> ScoreLine:
    """Return the line of a message that is not carried out."""
    return ScoreLine(player, "ME-2", (ScorePart("ME-2", MESSAGE, 1, SEAL),), (), MESSAGE, holders={player: 1})


def _full(table: Table, player: str, region: Region) -> ScoreLine:
    """Return the whole value of a feature as at the end of the game, even where others have a majority."""
    return _line(player, case_of(table, region, player).worth(), region.cells)


def _pennants(table: Table, player: str, figure: DeployedFigure | None) -> ScoreLine:
    region = table.board.region(figure[2:]) if figure else None
    count = region.marks.get("pennants", 0) if region else 0
    return _line(
        player, (ScorePart("ME-3", "pennant", count, EACH[PENNANTS]),), region.cells if region else ()
    )


def _standing(card: str, kind: str, what: str) -> Callable[[Table, str, DeployedFigure | None], ScoreLine]:
    def counted(table: Table, player: str, figure: DeployedFigure | None) -> ScoreLine:
        cells = tuple((one.x, one.y) for one, _ in followers(table, player, (kind,)))
        part = ScorePart("ME-3", what, len(cells), EACH[card])
        return _line(player, (part,), tuple(dict.fromkeys(cells)))

    return counted


_COUNTS: dict[str, Callable[[Table, str, DeployedFigure | None], ScoreLine]] = {
    PENNANTS: _pennants,
    KNIGHTS: _standing(KNIGHTS, "city", "knight"),
    FARMERS: _standing(FARMERS, "field", "farmer"),
}
