"""Carcassonne Amazonas: tributaries, villages, camps, and a race of boats down the river."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from types import MappingProxyType
from typing import Any

from referee.game import BoxContents, Cell, FigureSupply, Finding, Option, Sheet, unknown_text
from referee.games.amazonas import boats, evaluation, layout, placing, telling, track, wood, worth
from referee.games.amazonas.boats import BOAT
from referee.games.amazonas.layout import RIVER
from referee.games.amazonas.marks import MARKS, START
from referee.games.amazonas.river import space_at
from referee.tiles.io import catalog
from referee.tiles.io.catalog import TileSet
from referee.tiles.io.load import Errors
from referee.tiles.model.board import Board
from referee.tiles.model.position import PlayerSeat, Position
from referee.tiles.model.tile import Tile
from referee.tiles.play.actions import SHARED, Action
from referee.tiles.play.scoring import before_scoring
from referee.tiles.rules.book import CLOSED, Book, Ids
from referee.tiles.rules.table import Library, Table
from referee.tiles.tile_game import Settled, TileGame

BONUS, BONUS_SET = "ca.bonus_river", "amazonas-bonus-river"
OPTIONS = (
    Option(evaluation.SCORES_FEATURES, ("off", "on"), "off", "CA-Z3"),
    Option(boats.MERGE, ("on", "off"), "on", "CA-Z5"),
    Option(worth.BIG, ("one", "squares"), "one", "CA-S8"),
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
        checks=(*_END.checks, placing.after_the_double),
        do=track.LAPS.tracked(_END.do),
        because=track.why_game_ended,
    ),
    **{
        name: replace(SHARED[name], do=track.LAPS.tracked(SHARED[name].do)) for name in ("end_turn", "adjust")
    },
}
BOOK = Book(
    ids=IDS,
    worded={"village": VILLAGE, "jungle": JUNGLE, RIVER: AMAZON},
    deeds=DEEDS,
    figures=wood.FIGURES,
    completion={"tributary": CLOSED, "village": CLOSED},
    size=worth.size,
    worth={"tributary": (worth.tributary,), "village": (worth.village,), "jungle": (worth.jungle,)},
    setup=(boats.at_the_source,),
    draws=(placing.double_comes_now,),
    undrawn=placing.UNDRAWN,
    place=(placing.front_line, placing.at_the_open_end),
    never=(placing.off_the_course,),
    allows=(
        placing.river_grows,
        placing.either_way,
        placing.front_moves,
        boats.boats_follow,
        boats.once_each,
        placing.behind_the_source,
        placing.beside_a_tile,
    ),
    placed=(placing.goes_on_placing,),
    arriving=(boats.icons_joined,),
    where=wood.segment,
    deploy=(wood.one_a_turn, wood.only_on_the_double, placing.no_wood_between, wood.on_its_banks),
    claims=(
        wood.on_the_banks,
        wood.how_far,
        wood.instead_of_the_boat,
        boats.moves_the_boat,
        boats.stops_at_the_end,
    ),
    deployed=(boats.icons_claimed,),
    stays=(placing.not_before_the_double,),
    ending=(boats.must_move, evaluation.amazon_scoring),
    leaves=(evaluation.not_scored_now,),
    following=(evaluation.explained, track.will_pass),
    last=(evaluation.at_the_mouth,),
    accounts=(evaluation.account,),
    explains=telling.EXPLAINS,
    inspect=telling.INSPECT,
)


class Amazonas(TileGame):
    """Carcassonne Amazonas (2016)."""

    id = "amazonas"
    name = "Carcassonne Amazonas"
    players = (2, 5)
    catalogs = ("amazonas", BONUS_SET)
    kinds = catalog.built_in("amazonas").kinds
    marks = MARKS
    goes_with: Mapping[str, tuple[str, ...]] = {m: kinds for m, (kinds, _) in layout.GOES_WITH.items()}
    symbols = layout.SYMBOLS
    borders = "CA-C3"
    options = OPTIONS
    deeds = DEEDS
    figure_kinds = tuple(wood.FIGURES)
    tracks: Mapping[str, str] = {BOAT: "CA-S5"}
    printed_on: Mapping[str, str] = {BOAT: RIVER}

    @cached_property
    def own(self) -> BoxContents:  # type: ignore[override]   # computed once
        """See Game.own."""
        figures = {
            k: FigureSupply(known.supply, tuple(sorted(known.goes_on))) for k, known in BOOK.figures.items()
        }
        return BoxContents(self.id, self.catalogs, figures=figures)

    def settle(self, options: Mapping[str, Any], errors: Errors) -> Settled:
        """Fill in the defaults of the options; there is a single rule book."""
        known = {option.name: option for option in self.options}
        for name in sorted(set(options) - set(known)):
            errors[f"options.{name}"].append(unknown_text("option", name, known))
        values = {
            name: self.read_option(option, options[name], errors) if name in options else option.default
            for name, option in known.items()
        }
        sets = self.catalogs if values[BONUS] == "on" else self.catalogs[:1]
        return Settled(MappingProxyType(values), BOOK, "", sets)

    def load(self, position: Position, catalogs: Callable[[str], Any] | None = None) -> Table:
        """See Game.load. After a "!" tile the turn is still at step `place`, whatever the position gives."""
        table = super().load(position, catalogs)
        if table.turn.step != "act" or not placing.double_due(table):
            return table
        return replace(table, turn=replace(table.turn, step="place"))

    def _start(self, position: Position, library: Library, catalogs: Any) -> dict[Cell, Tile]:
        """Return the start board, if the box has one (CA-S4), with its north-west cell at the origin."""
        for tile in library.tiles.values():
            if START in tile.marks:
                lying = tile.lying(0)
                return dict(lying.large.at((0, 0))) if lying.large is not None else {(0, 0): lying}
        return {}

    def space_on(
        self, board: Board, players: Sequence[PlayerSeat], kind: str, cell: Cell, spot: tuple[float, float]
    ) -> int | None:
        """See TileGame.space_on."""
        return space_at(board, len(players), cell, spot) if kind == BOAT else None

    def tally(self, state: Table, final: bool = False) -> Sheet:
        """See Game.tally. Before the end of the turn, its effect on the boats is reported, too."""
        sheet = super().tally(state, final)
        moves = () if state.over else tuple(boats.in_words(before_scoring(state).events))
        moved = tuple(Finding("info", reason) for reason in moves)
        large = telling.large_lines(state, sheet.lines)
        silent = () if final or state.over else evaluation.not_counted(state)
        passed = track.LAPS.passed(state, {player: total.total for player, total in sheet.totals.items()})
        return replace(sheet, findings=(*sheet.findings, *large, *silent, *moved, *passed))

    # ---- users' boxes ----

    def wrong_tiles(self, tile_set: TileSet) -> Iterator[tuple[str, str]]:
        """See TileGame.wrong_tiles."""
        start, listed = layout.start_of(tile_set.data), {row.get("id") for row in tile_set.data["tiles"]}
        if start is None and tile_set.data.get("start") is not None:
            yield "start", "CA-S4: the id of the start board"
        if start is not None and start not in listed:
            yield "start", unknown_text("tile", start, tile_set.tiles)
        elif start is not None and (named := tile_set.tiles.get(start)) and START not in named.marks:
            yield "start", "CA-S4: the game starts with the start board, a tile of the type start"
        yield from super().wrong_tiles(tile_set)

    def wrong_tile(self, tile: Tile, row: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """See TileGame.wrong_tile."""
        for spot, part in layout.parts(tile).items():
            rows = layout.rows_on(row, spot)
            for index, why in layout.wrong_features(part):
                yield f"features[{rows[index]}]", why
        for why in layout.wrong_tile(tile):
            yield "", why

    def odd_set(self, tile_set: TileSet) -> tuple[str, ...]:
        """See TileGame.odd_set."""
        counts = [why for p in tile_set.printings for why in layout.odd_counts(p.counts, tile_set.tiles)]
        return (*counts, *(why for tile in tile_set.tiles.values() for why in layout.undivided(tile)))


AMAZONAS = Amazonas()
