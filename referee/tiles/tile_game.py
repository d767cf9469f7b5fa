"""Games played with tiles: a rule book applied to a table."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from referee.game import (
    MOST_ERRORS,
    BadInput,
    Cell,
    Finding,
    Game,
    Illegal,
    Line,
    Mistakes,
    Option,
    Placement,
    Rank,
    Reason,
    Ruling,
    Sheet,
    Step,
    ranked,
    unknown_text,
)
from referee.tiles.io import catalog, dump
from referee.tiles.io.catalog import Kinds, TileSet
from referee.tiles.io.load import Errors, changed, library_of, load_table, segment_of
from referee.tiles.io.tile_reader import UNNAMED
from referee.tiles.lookahead import draw_schedule, gaps, previews
from referee.tiles.lookahead.draw_schedule import Drawing
from referee.tiles.lookahead.gaps import Hole, Unfinished
from referee.tiles.lookahead.previews import PlacementPreview
from referee.tiles.model.board import Board
from referee.tiles.model.moves import Deploy, EndGame, EndTurn, Place
from referee.tiles.model.ports import ROTATIONS
from referee.tiles.model.position import FeatureAt, PlayerSeat, Position, Turn
from referee.tiles.model.tile import Tile
from referee.tiles.play import audit, explanations, legal_placements, scoring, validation
from referee.tiles.play.actions import SHARED, Action, ending, placing
from referee.tiles.rules.action import at_step, objected
from referee.tiles.rules.book import Book
from referee.tiles.rules.table import UNKNOWN_TURN, Library, LibraryChange, Table

ON_OFF = {True: "on", False: "off"}
MANY = 15  # how many tiles a kind of figure counts for in the measure of work
MOST_UNREADABLE = 30  # unreadable tiles of a set; with more of them the others are not checked
HOLE = "TR-hole"  # the rule on gaps that nothing can fill


class Settled(NamedTuple):
    """Options with their defaults filled in, and what follows from them."""

    options: Mapping[str, Any]
    book: Book
    edition: str
    catalogs: tuple[str, ...]
    changes: tuple[LibraryChange, ...] = ()
    start: tuple[tuple[int, int, str, int], ...] = ()  # x, y, tile, degrees
    printed: Mapping[Cell, Tile] = {}  # printed tiles of the table, if it is not plain


class TileGame(Game):
    """A tile game: the declarations of the game, and the interface of `Game` implemented for all tile
    games."""

    kinds: Kinds
    marks: Mapping[str, str]  # and where each is printed: on a "feature" or a whole "tile"
    figure_kinds: tuple[str, ...]  # every figure of the game's family, in play or not
    things: tuple[str, ...] = ()  # what players may hold off the table, in play or not
    valued: Mapping[str, tuple[int, ...]] = MappingProxyType({})  # things listed one by one, and their values
    token_kinds: tuple[str, ...] = ()  # every token of the game's family, in play or not
    tracks: Mapping[str, str] = {}  # figures that stand on a track next to the board, with its rule
    printed_on: Mapping[str, str] = {}  # of those whose track is printed on tiles, the kind of feature it is
    stacks: Mapping[
        str, tuple[str, str]
    ] = {}  # token -> the kind of feature it is stacked on, the mark that brings it
    deeds: Mapping[str, Action] = SHARED  # every move of the game's family, in play or not
    ties = ""  # the tie-breaker rule at the end, if there is one beyond "most points win"
    position_type = Position
    seat = PlayerSeat

    @property
    def moves(self) -> Mapping[str, type]:  # type: ignore[override]
        """The kinds of moves by name."""
        return {name: deed.move for name, deed in self.deeds.items()}

    @abstractmethod
    def settle(self, options: Mapping[str, Any], errors: Errors) -> Settled:
        """Fill in defaults; notes errors under "options.<name>"."""

    goes_with: Mapping[str, tuple[str, ...]] = MappingProxyType({})  # by mark: kinds of feature
    symbols: Mapping[str, str] = MappingProxyType({})  # by kind of feature: the rule on what is printed there

    borders: str = ""  # the rule on what divides the ground of a tile

    def wrong_tiles(self, tile_set: TileSet) -> Iterable[tuple[str, str]]:
        """Yield what is readable but impossible in a set of this game: the path, and the reason with its
        rule."""
        for number, row in enumerate(tile_set.data["tiles"]):
            for path, why in self.wrong_tile(tile_set.tiles[row.get("id", UNNAMED)], row):
                yield f"tiles[{number}].{path}".rstrip("."), why

    found_lying: tuple[str, ...] = ()  # rules on tiles that are reported as findings for inline tiles

    def _is_found(self, why: str) -> bool:
        """Return whether this error is reported as a finding for an inline tile, so that the tile can be
        placed."""
        return why.partition(":")[0] in self.found_lying

    def wrong_tile(self, tile: Tile, row: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
        """Yield what is readable but impossible on a tile of this game: the path in its JSON, and the reason
        with its rule."""
        return ()

    def odd_set(self, tile_set: TileSet) -> tuple[str, ...]:
        """Return warnings about a whole set that is meant as a box of this game."""
        return ()

    @cached_property
    def tiles(self) -> Mapping[str, Tile]:
        """The tiles of all built-in sets of the game."""
        return {id: tile for one in self.catalogs for id, tile in catalog.built_in(one).tiles.items()}

    def catalog(self, id: str) -> TileSet:
        """See Game.catalog."""
        return catalog.built_in(id)

    def read_catalog(self, data: Mapping[str, Any]) -> TileSet:
        """See Game.read_catalog."""
        return catalog.read(data, self.kinds, self.marks, self.tiles)

    def check_catalog(self, data: Mapping[str, Any]) -> TileSet:
        """See Game.check_catalog: unknown fields and impossible tiles are errors too."""
        errors = catalog.unknown_fields(data)
        if len(errors) >= MOST_ERRORS:
            raise BadInput(errors)
        try:
            found = self.read_catalog(data)
        except BadInput as bad:
            wrong = {**catalog.with_rules(data, bad.errors, self.symbols, self.borders), **errors}
            good = bad.tiles if isinstance(bad, catalog.UnreadableSet) else {}
            for path, why in self._wrong_among(good, data) if good else ():
                wrong.setdefault(path, []).append(why)
            raise BadInput(wrong) from None
        for path, why in self.wrong_tiles(found):
            errors.setdefault(path, []).append(why)
        if errors:
            raise BadInput(errors)
        return found

    def _wrong_among(self, good: Mapping[int, Tile], data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """Yield the errors of the readable tiles of a set, by number, if others are unreadable."""
        rows = data["tiles"]
        unreadable = [number for number in range(len(rows)) if number not in good]
        end = unreadable[MOST_UNREADABLE] if len(unreadable) > MOST_UNREADABLE else len(rows)
        for number in (number for number in good if number < end):
            for path, why in self.wrong_tile(good[number], rows[number]):
                yield f"tiles[{number}].{path}".rstrip("."), why

    def odd_catalog(self, found: Any) -> tuple[str, ...]:
        """See Game.odd_catalog."""
        return self.odd_set(found)

    # ---- load ----

    def load(self, position: Position, catalogs: Callable[[str], Any] | None = None) -> Table:
        """See Game.load."""
        errors: Errors = Mistakes()
        if position.game != self.id:
            errors["game"].append(f"this is {self.id}, not {position.game[:40]}")
        settled = self.laid_out(self._settled(position.options, errors), position.options, catalogs, errors)
        chosen = settled.catalogs if position.catalogs is None else position.catalogs
        library = library_of(
            chosen, settled.edition, self.kinds, self.marks, self.id, catalogs, self.tiles, errors
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
            self.read_tile,
            errors,
        )
        for number, one in enumerate(position.catalogs or ()):  # stored ones were checked before
            for path, why in () if isinstance(one, str) else self.wrong_tiles(library.sets[number]):
                if not self._is_found(why):
                    errors[f"catalogs[{number}].{path}"].append(why)
        if errors:
            raise BadInput(errors)
        if len(position.players) > self.players[1]:
            table = replace(table, notes=(*table.notes, self._too_few_pieces(table)))
        if not settled.printed:
            return table
        return replace(table, board=Board({**settled.printed, **table.board.cells}))

    def _too_few_pieces(self, table: Table) -> Finding:
        """Return the finding that there are more players than the box has pieces for. (Fewer may be listed: a
        player with nothing on the table is not visible.)"""
        values = {"count": len(table.players), "most": self.players[1]}
        return Finding("error", Reason(table.book.ids.figures, "too_few_pieces", values))

    def laid_out(
        self,
        settled: Settled,
        options: Mapping[str, Any],
        catalogs: Callable[[str], Any] | None,
        errors: Errors,
    ) -> Settled:
        """Return the settled options for the kind of table that they name, in games with a printed table.
        Notes errors under "options.<name>"."""
        return settled

    def space_on(
        self, board: Board, players: Sequence[PlayerSeat], kind: str, cell: Cell, spot: tuple[float, float]
    ) -> int | None:
        """Return the track space of a figure seen at a spot (0 to 1 east and south) of a cell; None if this
        game has no such track, or it does not pass there."""
        return None

    def implied_catalogs(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the ids of the catalogs that these options imply. Raises BadInput (paths below the
        position)."""
        errors: Errors = Mistakes()
        settled = self._settled(options, errors)
        if errors:
            raise BadInput(errors)
        return settled.catalogs

    def _settled(self, options: Mapping[str, Any], errors: Errors) -> Settled:
        try:
            text = json.dumps(options, sort_keys=True)
        except TypeError:
            text = "{}"
            errors["options"].append("options are JSON values")
        settled, wrong = self._settle_once(text) if len(text) < 1000 else self._settle(text)
        for path, messages in wrong.items():
            errors[path].extend(messages)
        return settled

    @lru_cache(maxsize=256)  # noqa: B019   games live as long as the process
    def _settle_once(self, text: str) -> tuple[Settled, dict[str, list[str]]]:
        return self._settle(text)

    def _settle(self, text: str) -> tuple[Settled, dict[str, list[str]]]:
        errors: Errors = Mistakes()
        return self.settle(json.loads(text), errors), dict(errors)

    def read_tile(self, data: Mapping[str, Any]) -> Tile:
        """Read an inline tile. Raises BadInput, paths below the tile."""
        tile, errors = catalog.tile_from(data, self.kinds, self.marks), Errors(list)
        for path, why in self.wrong_tile(tile, data):
            if not self._is_found(why):
                errors[path].append(why)
        if errors:
            raise BadInput(errors)
        return tile

    def read_option(self, option: Option, given: Any, errors: Errors) -> Any:
        """Return the value of an option with a fixed list of values; true and false mean on and off, and a
        number is equivalent to its digits."""
        value = ON_OFF[given] if isinstance(given, bool) else str(given) if isinstance(given, int) else given
        if value not in option.values:
            errors[f"options.{option.name}"].append(unknown_text("value", given, option.values))
            return option.default
        return value

    # ---- questions ----

    def placements(
        self, state: Table, tile: str | Mapping[str, Any], player: str | None = None
    ) -> tuple[Placement, ...]:
        """See Game.placements."""
        requested = self._requested(state, tile, player)
        return (
            ()
            if self._not_now(state, tile, requested, player)
            else legal_placements.placements(state, requested, player)
        )

    def why_nowhere(
        self, state: Table, tile: str | Mapping[str, Any] | None, player: str | None = None
    ) -> tuple[Reason, ...]:
        """See Game.why_nowhere."""
        if tile is None:
            return ()
        requested = self._requested(state, tile, player)
        if reasons := self._not_now(state, tile, requested, player):
            return reasons
        if legal_placements.placements(state, requested, None):
            return ()
        return placing.nowhere(state, requested)

    def _not_now(
        self, state: Table, tile: str | Mapping[str, Any], requested: Tile, player: str | None
    ) -> tuple[Reason, ...]:
        """Return what forbids placing the tile on any cell now."""
        book = state.book
        if state.turn is UNKNOWN_TURN and not (
            state.over or state.left_given or book.halts or book.draws or book.undrawn
        ):
            return ()  # nothing of what the checks look at was stated
        if isinstance(tile, str):
            return placing.not_now(state, requested, player, inline=False)
        return placing.not_now(previews.knowing(state, requested), requested, player, inline=True)

    def _requested(self, state: Table, tile: str | Mapping[str, Any], player: str | None) -> Tile:
        """Return the tile of a request. Raises BadInput for an unknown tile or player."""
        state.with_full_budget()
        errors: Errors = Mistakes()
        found = self._tile(state, tile, errors)
        if player is not None and state.seat(player) is None:
            errors["player"].append(unknown_text("player", player, [p.id for p in state.players]))
        if errors or found is None:
            raise BadInput(errors)
        return found

    def _tile(self, table: Table, tile: str | Mapping[str, Any], errors: Errors) -> Tile | None:
        if isinstance(tile, str):
            found = table.library.tiles.get(tile)
            if found is None:
                errors["tile"].append(unknown_text("tile", tile, table.library.tiles))
            return found
        try:
            return self.read_tile(tile)
        except BadInput as bad:
            errors.update(bad.under("tile").errors)
            return None

    def size(self, state: Table) -> int:
        """See Game.size."""
        unreadable = len(state.unknown_cells())  # they count twice: their possible readings are tried
        return len(state.board.cells) + unreadable + len(state.figures) + MANY * len(state.book.figures)

    def left(self, state: Table, tile: str | Mapping[str, Any]) -> int | None:
        """See Game.left."""
        return state.copies_left(tile) if isinstance(tile, str) else None

    def check(self, state: Table, move: Any) -> Ruling:
        """See Game.check."""
        move = _as_known(state.with_full_budget(), move)
        deed = self._deed(state, move)
        reasons = tuple(reason for check in deed.checks for reason in check(state, move))
        if reasons:
            return Ruling(reasons, (), deed.instead(state, move))
        return Ruling((), tuple(deed.because(state, move)))

    def play(self, state: Table, move: Any, insist: bool = False) -> Step:
        """See Game.play."""
        move = _as_known(state.with_full_budget(), move)
        deed = self._deed(state, move)
        reasons = tuple(reason for check in deed.checks for reason in check(state, move))
        if reasons and (not insist or objected(deed.firm, state, move)):
            raise Illegal(Ruling(reasons, (), deed.instead(state, move)))
        return deed.do(state, move)

    def _deed(self, table: Table, move: Any) -> Action:
        """Return the action of a move at this table. Raises BadInput if the move does not exist here, or
        names something that does not exist."""
        errors: Errors = Mistakes()
        found = next((deed for deed in table.book.deeds.values() if type(move) is deed.move), None)
        if found is None:
            name = next(name for name, made in self.moves.items() if type(move) is made)
            raise BadInput({"type": [unknown_text("move", name, table.book.deeds)]})
        if hasattr(move, "player") and table.seat(move.player) is None:
            errors["player"].append(unknown_text("player", move.player, [p.id for p in table.players]))
        if hasattr(move, "tile") and move.tile not in table.library.tiles:
            errors["tile"].append(unknown_text("tile", move.tile, table.library.tiles))
        if hasattr(move, "rotation") and move.rotation not in ROTATIONS:
            errors["rotation"].append(f"{move.rotation} is no rotation; there is 0, 90, 180 and 270")
        if hasattr(move, "kind") and move.kind not in self.figure_kinds:
            errors["kind"].append(unknown_text("figure", move.kind, self.figure_kinds))
        if hasattr(move, "feature"):
            segment_of(move.feature, table.board.cells, (move.x, move.y), "feature", errors)
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
        state.with_full_budget().board.regions()  # all at once is faster than one by one
        found = list(validation.findings(state))
        if any(seat.points is None and seat.id not in state.points for seat in state.players):
            missing = [seat.id for seat in state.players if seat.id not in state.points]
            found.append(Finding("info", Reason("TR-assumed", "points", {"players": missing})))
        return scoring.tally(state, final, tuple(found))

    def why_paid(self, state: Table, line: Line) -> tuple[Reason, ...]:
        """See Game.why_paid."""
        return explanations.why_paid(state, line)

    # ---- looking ahead ----

    def unfinished(self, state: Table) -> tuple[Unfinished, ...]:
        """See Game.unfinished."""
        return gaps.unfinished(state.with_full_budget())

    def unfillable(self, state: Table) -> tuple[tuple[Hole, Reason], ...]:
        """See Game.unfillable."""
        key = "nothing_left_fits" if any((gaps.box(state) or {}).values()) else "nothing_ever_fits"
        return tuple(
            (hole, Reason(HOLE, key, {"cell": hole.cell}, gaps.around(state.board, hole.cell)))
            for hole in gaps.unfillable(state)
        )

    def drawing(self, state: Table, player: str | None = None) -> Drawing | None:
        """See Game.drawing."""
        if player is not None and state.seat(player) is None:
            raise BadInput({"player": [unknown_text("player", player, [p.id for p in state.players])]})
        return draw_schedule.drawing(state, player)

    def audit(self, state: Table) -> tuple[Finding, ...]:
        """See Game.audit."""
        found = self.inspect(state)
        known = {(one.reason.rule, one.reason.tiles) for one in found}
        more = (one for one in audit.findings(state) if (one.reason.rule, one.reason.tiles) not in known)
        return validation.worst_first([*found, *more])

    def tried(self, state: Table, tile: str | Mapping[str, Any], player: str) -> Iterable[PlacementPreview]:
        """See Game.tried."""
        requested = self._requested(state, tile, player)
        return (
            () if self._not_now(state, tile, requested, player) else previews.tried(state, requested, player)
        )

    def best(self, state: Table, tile: str, player: str) -> int | None:
        """See Game.best."""
        return previews.best(state, self._requested(state, tile, player), player)

    def ranking(self, state: Table, points: Mapping[str, int]) -> tuple[Rank, ...]:
        """See Game.ranking."""
        ids = state.book.ids
        first = Reason(ids.wins or ids.end, "ranked_points")
        return ranked([(points, first)], Reason(self.ties or first.rule, "ranked_shared"))

    # ---- a match ----

    def begin(self, position: Position, catalogs: Callable[[str], Any] | None = None) -> Table:
        """See Game.begin."""
        seats = tuple(replace(seat, points=seat.points or 0) for seat in position.players)
        turn = position.turn or Turn()
        first = turn.player or (seats[0].id if seats else None)
        turn = replace(turn, player=first, step=turn.step or "place", placed=turn.placed or ())
        state = self.load(replace(position, players=seats, turn=turn, over=None), catalogs)
        if not position.tiles:
            start = self._start(position, state.library, catalogs)
            state = replace(state, board=Board({**state.board.cells, **start}))
        for rule in state.book.setup:
            state = rule.apply(state)
        return replace(state, tracked=True)

    def _start(
        self, position: Position, library: Library, catalogs: Callable[[str], Any] | None
    ) -> dict[Cell, Tile]:
        """Return the start tiles of a match, except those that are not in the box."""
        errors: Errors = Mistakes()
        start = self.laid_out(
            self._settled(position.options, errors), position.options, catalogs, errors
        ).start
        laid = [(x, y, library.first(id), turned) for x, y, id, turned in start]
        return {(x, y): library.lying[id, turned] for x, y, id, turned in laid if id in library.tiles}

    def position(self, state: Table) -> Position:
        """See Game.position."""
        return dump.position(state, self.id, lambda tile: self.left(state, tile))

    def to_move(self, state: Table) -> str | None:
        """See Game.to_move."""
        return None if state.over else state.turn.player

    def scores(self, state: Table) -> dict[str, int]:
        """See Game.scores."""
        return {seat.id: state.points.get(seat.id, 0) for seat in state.players}

    def draws(self, state: Table) -> tuple[str, ...]:
        """See Game.draws."""
        player = self.to_move(state)
        if player is None or objected((at_step("place"),), state, EndTurn(player)):
            return ()
        return tuple(
            tile
            for tile in state.library.tiles
            if not objected((placing.drawn, placing.copy_left), state, Place(player, tile, 0, 0, 0))
        )

    def offers(self, state: Table) -> tuple[Any, ...]:
        """See Game.offers."""
        player = self.to_move(state)
        if player is None:
            return ()
        return tuple(
            move
            for deed in state.book.deeds.values()
            for move in deed.offers(state, player)
            if not objected(deed.checks, state, move)
        )

    def over(self, state: Table) -> bool:
        """See Game.over."""
        return state.over

    def finished(self, state: Table) -> bool:
        """See Game.finished: the turn in which the last tile was drawn is over, nothing has to be done before
        the next one, and no player has to place a tile that is not drawn."""
        if not state.drawn_out or objected((ending.between_turns,), state, EndGame()):
            return False
        player = self.to_move(state)
        return gaps.box(state) is not None and not any(
            legal_placements.placements(state, state.tile(tile), None)
            for tile in state.undrawn
            if player is not None and not placing.not_now(state, state.tile(tile), player, inline=False)
        )


def _as_known(table: Table, move: Any) -> Any:
    """Return a deployment with the kind of figure that is meant by the entered one."""
    tile = table.board.cells.get((move.x, move.y)) if isinstance(move, Deploy) else None
    found = tile.find(move.feature.kind, move.feature.at) if tile is not None and table.book.read_as else ()
    if tile is None or len(found) != 1:
        return move
    return replace(move, kind=table.book.known_as(move.kind, tile, found[0]))
