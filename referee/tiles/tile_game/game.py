"""Games played with tiles: a rule book applied to a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import InitVar, dataclass, field, replace

from referee.game import (
    BadInput,
    CatalogLookup,
    Cell,
    Game,
    GameRuling,
    Illegal,
    Message,
    Mistakes,
    PositionFinding,
    RuleReason,
    Step,
)
from referee.tiles.io import dump
from referee.tiles.io.catalog import Kinds
from referee.tiles.io.errors import Errors
from referee.tiles.io.load import Pieces, load_table
from referee.tiles.io.load_library import boxes_of, changed, library_of
from referee.tiles.lookahead import unfillable_cells
from referee.tiles.model.board import Board
from referee.tiles.model.moves import EndGame
from referee.tiles.model.multi_cell import parts_of
from referee.tiles.model.position import PlayerSeat, TilePosition, Turn
from referee.tiles.model.tile import Tile
from referee.tiles.play import validation
from referee.tiles.play.actions import Action, ending, placement_checks
from referee.tiles.play.legal.placements import placements
from referee.tiles.rules.action import in_question, objected
from referee.tiles.rules.joins import joined
from referee.tiles.rules.state.tile_library import Library
from referee.tiles.rules.table import Table, with_full_budget
from referee.tiles.tile_game.actions import Actions, as_known
from referee.tiles.tile_game.catalogs import TileCatalogs
from referee.tiles.tile_game.lookahead import TileLookahead
from referee.tiles.tile_game.placements import TilePlacements
from referee.tiles.tile_game.printed_track import PrintedTrack
from referee.tiles.tile_game.scoring import Reports, TableScoring
from referee.tiles.tile_game.settings import TileSettings


def _unchanged(table: Table) -> Table:
    return table


@dataclass(eq=False, kw_only=True)
class TileGame(Game[Table]):
    """A tile game: what the game declares, and the interface of `Game` implemented for all tile games.

    `marks`: where each is printed, on a "feature" or a whole "tile"; `goes_with`: by mark, kinds of feature.
    `figure_kinds`, `things` (what players may hold off the table), `places` (names of features that have no
    sides), `token_kinds`, and `deeds` (actions by move): all of the game's family, in play or not. `valued`:
    things listed one by one, with their values. `tracks`: figures that stand on a track next to the board,
    with its rule; `printed_on`: of those whose track is printed on tiles, the kind of feature it is;
    `printed_track`: where on the tiles its spaces are. `stacks`: by token, the kind of feature it is stacked
    on and the mark that brings it. `ties`: the tie-breaker rule at the end, if there is one beyond "most
    points win". `loaded` completes a table that was read; `start` finds the start tiles in the box, by
    default those that the settings name; `reports` adds findings to a score sheet.
    """

    kinds: Kinds
    marks: Mapping[str, str]
    goes_with: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    figure_kinds: tuple[str, ...]
    things: tuple[str, ...] = ()
    valued: Mapping[str, tuple[int | str, ...]] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    token_kinds: tuple[str, ...] = ()
    tracks: Mapping[str, str] = field(default_factory=dict)
    printed_on: Mapping[str, str] = field(default_factory=dict)
    printed_track: PrintedTrack | None = None
    stacks: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    deeds: Mapping[str, Action]
    ties: InitVar[str] = ""
    loaded: Callable[[Table], Table] = _unchanged
    start: Callable[[Library], Mapping[Cell, Tile]] | None = None
    reports: InitVar[Reports]
    settings: TileSettings
    position_type: type = TilePosition
    seat: type = PlayerSeat
    catalog_reader: TileCatalogs
    moves: Mapping[str, type] = field(init=False)
    scoring: TableScoring = field(init=False)
    placing: TilePlacements = field(init=False)
    lookahead: TileLookahead = field(init=False)

    def __post_init__(self, ties: str, reports: Reports) -> None:
        self.moves = {name: deed.move for name, deed in self.deeds.items()}
        self._actions = Actions(self.moves, self.figure_kinds)
        things = {**dict.fromkeys(self.things, ()), **self.valued}
        self._pieces = Pieces(frozenset(self.figure_kinds), things, frozenset(self.token_kinds), self.tracks)
        self.scoring = TableScoring(ties, reports)
        self.placing = TilePlacements(self.catalog_reader)
        self.lookahead = TileLookahead(self.placing)

    # ---- load ----

    def load(self, position: TilePosition, catalogs: CatalogLookup | None = None) -> Table:
        """See Game.load."""
        errors: Errors = Mistakes()
        if position.game != self.id:
            errors["game"].append(Message("input-this-game", game=self.id, other=position.game[:40]))
        settled = self.settings.at_table(position.options, catalogs, errors)
        chosen = settled.catalogs if position.catalogs is None else position.catalogs
        read = self.catalog_reader.read_set
        library = library_of(chosen, settled.edition, self.id, catalogs, read, errors)
        if settled.editions:
            library = boxes_of(library, settled.editions)
        if settled.changes:
            library = changed(library, settled.changes)
        table = load_table(
            position,
            settled.book,
            settled.options,
            library,
            self._pieces,
            self.catalog_reader.read_tile,
            errors,
        )
        for number, one in enumerate(position.catalogs or ()):  # stored ones were checked before
            inline = () if isinstance(one, str) else self.catalog_reader.wrong_inline(library.sets[number])
            for path, why in inline:
                errors[f"catalogs[{number}].{path}"].append(why)
        if errors:
            raise BadInput(errors)
        if len(position.players) > self.players[1]:
            table = replace(table, notes=(*table.notes, self._too_few_pieces(table)))
        if settled.printed:
            table = replace(table, board=Board({**settled.printed, **table.board.cells}))
        table = joined(table)
        for step in table.turn.due or ():
            table = table.book.turn.waiting_steps[step].resume(table)
        return self.loaded(table)

    def _too_few_pieces(self, table: Table) -> PositionFinding:
        """Return the finding that there are more players than the box has pieces for. (Fewer may be listed: a
        player with nothing on the table is not visible.)"""
        values = {"count": len(table.players), "most": self.players[1]}
        return PositionFinding("error", RuleReason(table.book.ids.figures, "too_few_pieces", values))

    # ---- questions ----

    def check(self, state: Table, move: object) -> GameRuling:
        """See Game.check."""
        move = as_known(with_full_budget(state), move)
        deed = self._actions.of(state, move)
        reasons = tuple(reason for check in deed.checks for reason in check(state, move))
        if reasons:
            return GameRuling(reasons, (), deed.alternatives(state, move))
        return GameRuling((), tuple(deed.because(state, move)))

    def play(self, state: Table, move: object, *, insist: bool = False) -> Step[Table]:
        """See Game.play."""
        move = as_known(with_full_budget(state), move)
        deed = self._actions.of(state, move)
        reasons = tuple(reason for check in deed.checks for reason in check(state, move))
        if reasons and (not insist or objected(deed.firm, state, move)):
            raise Illegal(GameRuling(reasons))
        step = deed.do(state, move)
        return step._replace(overruled=reasons) if reasons else step

    def size(self, state: Table) -> int:
        """See Game.size."""
        return len(state.board.cells)

    def inspect(self, state: Table) -> tuple[PositionFinding, ...]:
        """See Game.inspect."""
        return validation.findings(state)

    # ---- a match ----

    def begin(self, position: TilePosition, catalogs: CatalogLookup | None = None) -> Table:
        """See Game.begin."""
        seats = tuple(replace(seat, points=seat.points or 0) for seat in position.players)
        turn = position.turn or Turn()
        first = turn.player or (seats[0].id if seats else None)
        turn = turn.but(player=first, step=turn.step or "place", placed=turn.placed or ())
        state = self.load(replace(position, players=seats, turn=turn, over=None), catalogs)
        if not state.book.tracks_tiles:
            return replace(state, turn=Turn(step="place", placed=()), tracked=True)
        if not position.tiles:
            find = self.start
            start = (
                self._named_start(position, state.library, catalogs) if find is None else find(state.library)
            )
            state = replace(state, board=Board({**state.board.cells, **start}))
        for rule in state.book.setup.supplies:
            state = rule.apply(state)
        return replace(state, tracked=True)

    def _named_start(
        self, position: TilePosition, library: Library, catalogs: CatalogLookup | None
    ) -> dict[Cell, Tile]:
        """Return the start tiles that the settings name, except those that are not in the box."""
        errors: Errors = Mistakes()
        start = self.settings.at_table(position.options, catalogs, errors).start
        laid = [(x, y, library.first(id), turned) for x, y, id, turned in start]
        known = (((x, y), library.lying[id, turned]) for x, y, id, turned in laid if id in library.tiles)
        return {at: part for cell, tile in known for at, part in parts_of(tile, cell)}

    def position(self, state: Table) -> TilePosition:
        """See Game.position."""
        return dump.position(state, self.id, state.bag.copies_left)

    def to_move(self, state: Table) -> str | None:
        """See Game.to_move."""
        return None if state.over else state.phase.mover

    def offers(self, state: Table) -> tuple[object, ...]:
        """See Game.offers."""
        player = self.to_move(state)
        if player is None:
            return ()
        return tuple(
            move
            for deed in in_question(state)
            for move in deed.offers(state, player)
            if not objected(deed.checks, state, move)
        )

    def over(self, state: Table) -> bool:
        """See Game.over."""
        return state.over

    def finished(self, state: Table) -> bool:
        """See Game.finished: the turn in which the last tile was drawn is over, nothing has to be done before
        the next one, and no player has to place a tile that is not drawn."""
        if not state.bag.drawn_out or objected((ending.between_turns,), state, EndGame()):
            return False
        player = self.to_move(state)
        return unfillable_cells.box(state) is not None and not any(
            placements(state, state.library.tiles[tile], None)
            for tile in state.bag.undrawn
            if player is not None
            and not placement_checks.not_now(state, state.library.tiles[tile], player, inline=False)
        )
