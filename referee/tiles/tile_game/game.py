"""Games played with tiles: a rule book applied to a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Protocol

from referee.game import (
    BadInput,
    CatalogLookup,
    Cell,
    Finding,
    Game,
    Illegal,
    Line,
    Message,
    Mistakes,
    Rank,
    Reason,
    Ruling,
    Sheet,
    Step,
    ranked,
    unknown_text,
)
from referee.tiles.io import dump
from referee.tiles.io.catalog import Kinds
from referee.tiles.io.errors import Errors
from referee.tiles.io.features import segment_of
from referee.tiles.io.load import changed, library_of, load_table
from referee.tiles.lookahead import unfillable_cells
from referee.tiles.model.board import Board
from referee.tiles.model.moves import Deploy, EndGame
from referee.tiles.model.multi_cell import parts_of
from referee.tiles.model.ports import ROTATIONS
from referee.tiles.model.position import FeatureAt, PlayerSeat, Position, Turn
from referee.tiles.model.tile import Tile
from referee.tiles.play import explanations, final_score, legal_placements, validation
from referee.tiles.play.actions import SHARED, Action, ending, placement_checks
from referee.tiles.rules.action import in_question, objected
from referee.tiles.rules.joins import joined
from referee.tiles.rules.state.tile_library import Library
from referee.tiles.rules.table import Table, with_full_budget
from referee.tiles.tile_game.catalogs import TileCatalogs
from referee.tiles.tile_game.lookahead import TileLookahead
from referee.tiles.tile_game.placements import TilePlacements
from referee.tiles.tile_game.settings import TileSettings


class PrintedTrack(Protocol):
    """A track whose spaces are printed on tiles."""

    def space_on(
        self, board: Board, players: Sequence[PlayerSeat], kind: str, cell: Cell, spot: tuple[float, float]
    ) -> int | None:
        """Return the track space of a figure seen at a spot (0 to 1 east and south) of a cell; None if the
        track does not pass there."""


class TileGame(Game[Table]):
    """A tile game: the declarations of the game, and the interface of `Game` implemented for all tile
    games."""

    kinds: Kinds
    marks: Mapping[str, str]  # and where each is printed: on a "feature" or a whole "tile"
    figure_kinds: tuple[str, ...]  # every figure of the game's family, in play or not
    things: tuple[str, ...] = ()  # what players may hold off the table, in play or not
    valued: Mapping[str, tuple[int | str, ...]] = MappingProxyType(
        {}
    )  # things listed one by one, their values
    places: tuple[str, ...] = ()  # names of features that have no sides, in play or not
    token_kinds: tuple[str, ...] = ()  # every token of the game's family, in play or not
    tracks: Mapping[str, str] = {}  # figures that stand on a track next to the board, with its rule
    printed_on: Mapping[str, str] = {}  # of those whose track is printed on tiles, the kind of feature it is
    stacks: Mapping[
        str, tuple[str, str]
    ] = {}  # token -> the kind of feature it is stacked on, the mark that brings it
    deeds: Mapping[str, Action] = SHARED  # every move of the game's family, in play or not
    goes_with: Mapping[str, tuple[str, ...]] = MappingProxyType({})  # by mark: kinds of feature
    printed_track: PrintedTrack | None = None  # where on the tiles the spaces of a track are
    ties = ""  # the tie-breaker rule at the end, if there is one beyond "most points win"
    position_type = Position
    seat = PlayerSeat
    settings: TileSettings
    catalog_reader: TileCatalogs
    placing: TilePlacements
    lookahead: TileLookahead

    def __init__(self) -> None:
        self.moves = {name: deed.move for name, deed in self.deeds.items()}
        self.of_figures = frozenset(move for move in self.moves.values() if _names_figure(move))
        self.placing = TilePlacements(self.catalog_reader)
        self.lookahead = TileLookahead(self.placing)

    # ---- load ----

    def load(self, position: Position, catalogs: CatalogLookup | None = None) -> Table:
        """See Game.load."""
        errors: Errors = Mistakes()
        if position.game != self.id:
            errors["game"].append(Message("input-this-game", game=self.id, other=position.game[:40]))
        settled = self.settings.at_table(position.options, catalogs, errors)
        chosen = settled.catalogs if position.catalogs is None else position.catalogs
        library = library_of(
            chosen,
            settled.edition,
            self.kinds,
            self.marks,
            self.id,
            catalogs,
            self.catalog_reader.tiles,
            errors,
        )
        if settled.changes:
            library = changed(library, settled.changes)
        table = load_table(
            position,
            settled.book,
            settled.options,
            library,
            self.figure_kinds,
            {**dict.fromkeys(self.things, ()), **self.valued},
            self.token_kinds,
            self.tracks,
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
        return table

    def _too_few_pieces(self, table: Table) -> Finding:
        """Return the finding that there are more players than the box has pieces for. (Fewer may be listed: a
        player with nothing on the table is not visible.)"""
        values = {"count": len(table.players), "most": self.players[1]}
        return Finding("error", Reason(table.book.ids.figures, "too_few_pieces", values))

    # ---- questions ----

    def check(self, state: Table, move: object) -> Ruling:
        """See Game.check."""
        move = _as_known(with_full_budget(state), move)
        deed = self._deed(state, move)
        reasons = tuple(reason for check in deed.checks for reason in check(state, move))
        if reasons:
            return Ruling(reasons, (), deed.alternatives(state, move))
        return Ruling((), tuple(deed.because(state, move)))

    def play(self, state: Table, move: object, insist: bool = False) -> Step[Table]:
        """See Game.play."""
        move = _as_known(with_full_budget(state), move)
        deed = self._deed(state, move)
        reasons = tuple(reason for check in deed.checks for reason in check(state, move))
        if reasons and (not insist or objected(deed.firm, state, move)):
            raise Illegal(Ruling(reasons))
        step = deed.do(state, move)
        return replace(step, overruled=reasons) if reasons else step

    def size(self, state: Table) -> int:
        """See Game.size."""
        return len(state.board.cells)

    def _deed(self, table: Table, move: Any) -> Action:
        """Return the action of a move at this table. Raises BadInput if the move does not exist here, or
        names something that does not exist."""
        errors: Errors = Mistakes()
        found = table.phase.action_of(type(move))
        if found is None:
            name = next(name for name, made in self.moves.items() if type(move) is made)
            raise BadInput({"type": [unknown_text("move", name, table.book.actions)]})
        if hasattr(move, "player") and all(seat.id != move.player for seat in table.players):
            errors["player"].append(unknown_text("player", move.player, [p.id for p in table.players]))
        if hasattr(move, "tile") and move.tile not in table.library.tiles:
            errors["tile"].append(unknown_text("tile", move.tile, table.library.tiles))
        if hasattr(move, "rotation") and move.rotation not in ROTATIONS:
            errors["rotation"].append(Message("input-rotation", value=move.rotation))
        if type(move) in self.of_figures and move.kind not in self.figure_kinds:
            errors["kind"].append(unknown_text("figure", move.kind, self.figure_kinds))
        if isinstance(move, Deploy) and (move.point is not None or move.kind in table.book.on_points):
            _check_point(table, move, errors)
        elif getattr(move, "feature", None) is not None:
            segment_of(move.feature, table.board.cells, (move.x, move.y), "feature", errors)
        for path, why in found.read(table, move):
            errors[path].append(why)
        if errors:
            raise BadInput(errors)
        return found

    def who(self, state: Table, feature: FeatureAt) -> Ruling:
        """See Game.who."""
        errors: Errors = Mistakes()
        segment = segment_of(feature.feature, state.board.cells, (feature.x, feature.y), "", errors)
        if errors:
            raise BadInput({path.lstrip("."): messages for path, messages in errors.items()})
        return explanations.who(state, state.board.region((feature.x, feature.y, segment)))

    def inspect(self, state: Table) -> tuple[Finding, ...]:
        """See Game.inspect."""
        return validation.findings(state)

    def tally(self, state: Table, final: bool = False) -> Sheet:
        """See Game.tally."""
        with_full_budget(state).board.regions()  # all at once is faster than one by one
        found = list(validation.findings(state))
        if any(seat.points is None and seat.id not in state.points for seat in state.players):
            missing = [seat.id for seat in state.players if seat.id not in state.points]
            found.append(Finding("info", Reason("TR-assumed", "points", {"players": missing})))
        return final_score.tally(state, final, tuple(found))

    def why_paid(self, state: Table, line: Line) -> tuple[Reason, ...]:
        """See Game.why_paid."""
        return explanations.why_paid(state, line)

    def ranking(self, state: Table, points: Mapping[str, int]) -> tuple[Rank, ...]:
        """See Game.ranking."""
        ids = state.book.ids
        first = Reason(ids.wins or ids.end, "ranked_points")
        return ranked([(points, first)], Reason(self.ties or first.rule, "ranked_shared"))

    # ---- a match ----

    def begin(self, position: Position, catalogs: CatalogLookup | None = None) -> Table:
        """See Game.begin."""
        seats = tuple(replace(seat, points=seat.points or 0) for seat in position.players)
        turn = position.turn or Turn()
        first = turn.player or (seats[0].id if seats else None)
        turn = replace(turn, player=first, step=turn.step or "place", placed=turn.placed or ())
        state = self.load(replace(position, players=seats, turn=turn, over=None), catalogs)
        if not state.book.tracks_tiles:
            return replace(state, turn=Turn(step="place", placed=()), tracked=True)
        if not position.tiles:
            start = self._start(position, state.library, catalogs)
            state = replace(state, board=Board({**state.board.cells, **start}))
        for rule in state.book.setup.supplies:
            state = rule.apply(state)
        return replace(state, tracked=True)

    def _start(
        self, position: Position, library: Library, catalogs: CatalogLookup | None
    ) -> dict[Cell, Tile]:
        """Return the start tiles of a match, except those that are not in the box."""
        errors: Errors = Mistakes()
        start = self.settings.at_table(position.options, catalogs, errors).start
        laid = [(x, y, library.first(id), turned) for x, y, id, turned in start]
        known = (((x, y), library.lying[id, turned]) for x, y, id, turned in laid if id in library.tiles)
        return {at: part for cell, tile in known for at, part in parts_of(tile, cell)}

    def position(self, state: Table) -> Position:
        """See Game.position."""
        return dump.position(state, self.id, state.bag.copies_left)

    def to_move(self, state: Table) -> str | None:
        """See Game.to_move."""
        return None if state.over else state.phase.mover

    def scores(self, state: Table) -> dict[str, int]:
        """See Game.scores."""
        return {seat.id: state.points.get(seat.id, 0) for seat in state.players}

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
            legal_placements.placements(state, state.library.tiles[tile], None)
            for tile in state.bag.undrawn
            if player is not None
            and not placement_checks.not_now(state, state.library.tiles[tile], player, inline=False)
        )


def _names_figure(move: type) -> bool:
    """Return whether the field `kind` of a move is a kind of figure: unless it declares other words."""
    kind = vars(move)["__dataclass_fields__"].get("kind")
    return kind is not None and "words" not in kind.metadata


def _check_point(table: Table, move: Deploy, errors: Errors) -> None:
    """Note an error for a figure of points without one, or a point for another figure."""
    if move.point is None:
        errors["point"].append(Message("error-required"))
    elif move.kind in table.book.figures and move.kind not in table.book.on_points:
        errors["point"].append(Message("input-figure-point", figure=move.kind))
    elif move.point != (move.x, move.y):
        errors["point"].append(Message("input-point-cell"))


def _as_known(table: Table, move: Any) -> Any:
    """Return a deployment with the kind of figure that is meant by the entered one."""
    tile = table.board.cells.get((move.x, move.y)) if isinstance(move, Deploy) else None
    found = (
        tile.find(move.feature.kind, move.feature.at)
        if tile is not None and table.book.deployment.aliases
        else ()
    )
    if tile is None or len(found) != 1:
        return move
    return replace(move, kind=table.book.known_as(move.kind, tile, found[0]))
