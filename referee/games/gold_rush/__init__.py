"""Gold Rush: railroads, mountains, cities and prairies, cowboys and tents, and gold that only its finder may
see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from types import MappingProxyType
from typing import Any

from referee.game import BoxContents, Cell, FigureSupply, Secret, Sheet, unknown_text
from referee.games.gold_rush import findings, layout, rules, tokens, track
from referee.games.gold_rush.cowboys import COWBOY, SHERIFF, TENT
from referee.games.gold_rush.mining import REVEALED
from referee.games.gold_rush.tokens import INVENTORY, MINING
from referee.tiles.io import catalog
from referee.tiles.io.catalog import TileSet
from referee.tiles.io.load import Errors
from referee.tiles.model.position import Position
from referee.tiles.model.tile import Tile
from referee.tiles.rules.table import Library, Table
from referee.tiles.tile_game import Settled, TileGame

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
    symbols = layout.SYMBOLS
    borders = "GR-W3"
    options = rules.OPTIONS
    deeds = rules.DEEDS
    figure_kinds = (COWBOY, TENT)
    valued = MappingProxyType({MINING: VALUES})
    token_kinds = (MINING, SHERIFF)
    stacks = MappingProxyType({MINING: ("mountain", "nuggets")})

    @cached_property
    def own(self) -> BoxContents:  # type: ignore[override]   # computed once
        """See Game.own."""
        book = rules.book({option.name: option.default for option in self.options})
        wood = {
            kind: FigureSupply(known.supply, tuple(sorted(known.goes_on)))
            for kind, known in book.figures.items()
        }
        return BoxContents(self.id, self.catalogs, figures=wood, tokens={MINING: VALUES, SHERIFF: ()})

    def settle(self, options: Mapping[str, Any], errors: Errors) -> Settled:
        """See TileGame.settle."""
        known = {option.name: option for option in self.options}
        for name in sorted(set(options) - set(known)):
            errors[f"options.{name}"].append(unknown_text("option", name, known))
        values = {
            name: self.read_option(option, options[name], errors) if name in options else option.default
            for name, option in known.items()
        }
        return Settled(MappingProxyType(values), rules.book(values), "", self.catalogs)

    def load(self, position: Position, catalogs: Callable[[str], Any] | None = None) -> Table:
        """See Game.load."""
        return tokens.placed_where_given(super().load(position, catalogs))

    def _start(self, position: Position, library: Library, catalogs: Any) -> dict[Cell, Tile]:
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

    # ---- users' boxes ----

    def wrong_tiles(self, tile_set: TileSet) -> Iterator[tuple[str, str]]:
        """See TileGame.wrong_tiles."""
        yield from super().wrong_tiles(tile_set)
        named = layout.start_of(tile_set.data)
        listed = {row.get("id") for row in tile_set.data["tiles"]}
        if named is None and tile_set.data.get("start") is not None:
            yield "start", "GR-S1: the id of the start tile"
        if named is not None and named not in listed:
            yield "start", unknown_text("tile", named, tile_set.tiles)
        start = tile_set.tiles.get(named or "")
        if start is not None and (wrong := layout.start_wrong(start)) is not None:
            yield "start", wrong

    found_lying = ("GR-Y1",)

    def wrong_tile(self, tile: Tile, row: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """See TileGame.wrong_tile."""
        for index, why in layout.wrong_features(tile):
            yield f"features[{index}]", why

    def odd_set(self, tile_set: TileSet) -> tuple[str, ...]:
        """See TileGame.odd_set."""
        tiles = tile_set.tiles
        odd = [why for p in tile_set.printings for why in layout.odd_counts(p.counts, tiles, tokens.TOTAL)]
        if layout.start_of(tile_set.data) not in tiles:
            odd.append("GR-S1: no start tile is named")
        odd += [why for tile in tiles.values() for why in layout.undivided(tile)]
        odd += layout.unlike(tiles)
        return tuple(odd)

    # ---- hidden information ----

    def secrets(self, state: Table) -> Mapping[str, Secret]:
        """See Game.secrets: every token, in the order in which its player took them."""
        return {
            _token(seat.id, number): Secret(seat.id, value, self._turned_over(state, seat.id))
            for seat in state.players
            for number, value in enumerate(tokens.held_by(state, seat.id))
        }

    def revealed(self, state: Table, move: Any) -> bool:
        """See Game.revealed: token values are hidden until the tokens are turned over (GR-Q3); a value that
        was entered and then replaced stays hidden."""
        held, values = tokens.held_by(state, move.player), move.values or ()
        entered = Counter(value for value in values if value is not None)
        return self._turned_over(state, move.player) and entered <= Counter(held)

    def _turned_over(self, state: Table, player: str) -> bool:
        return state.over or REVEALED + player in state.turn.marks

    def veiled(self, position: Position, player: str | None, revealed: Collection[str] = ()) -> Position:
        """See Game.veiled."""
        marks = position.turn.marks if position.turn is not None else frozenset()
        held = {
            owner: dict(things)
            if owner == player or REVEALED + owner in marks
            else {
                thing: _hidden(owner, value, revealed) if thing == MINING else value
                for thing, value in things.items()
            }
            for owner, things in position.held.items()
        }
        return replace(position, held=held)


def _token(player: str, number: int) -> str:
    """Return the name of a token's value."""
    return f"{player}.{MINING}.{number}"


def _hidden(player: str, held: Any, revealed: Collection[str]) -> Any:
    """Return as many tokens, without the values that were not revealed."""
    if not isinstance(held, list | tuple):
        return held
    return [value if _token(player, number) in revealed else None for number, value in enumerate(held)]


GOLD_RUSH = GoldRush()
