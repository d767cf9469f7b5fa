"""Explains a photo of a match's table: finds the moves that lead from the match to what the photo shows.

All cells here are those of the match's board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple, dataclass, replace
from typing import Any

from referee.game import AnyGame, BadInput, Cell, Illegal
from referee.tiles.model.moves import Deploy, Discard, EndGame, EndTurn, Place
from referee.tiles.model.ports import STEPS
from referee.tiles.rules.table import Table
from services.matches.photos.figure_comparison import Compared, compared
from services.matches.photos.photo_on_board import PhotoOnBoard, Stood

MOST_TURNS = 12  # proposed at a time: after they are confirmed, the photo is compared again for the rest
OFFERS = 3  # cost of finding what may be done with figures, compared with trying one move
LEAST_EFFORT = 2 * MOST_TURNS
USUAL = 72  # tiles of a table: on larger ones each try costs more, and so do their tiles before it
GROWTH = 2  # of that with the tiles, as a power
LIKELY = 0.02  # least confidence of a candidate worth trying where a cell has a review question
LATER = (Place, Discard, EndTurn, EndGame)  # moves that deploy no figure


@dataclass
class Effort:
    """What searches may still do, over all orders: `turns` to play, `checks` of placements against the rules,
    which cost little compared with a turn, and moves of `figures` to try."""

    turns: int = 60
    checks: int = 1000
    figures: int = 300

    def shared(self, among: float) -> Effort:
        """An equal part of it, for one of so many searches, but enough for the turns of one."""
        return Effort(*(max(LEAST_EFFORT, round(most / among)) for most in astuple(self)))

    def on_table(self, seen: PhotoOnBoard) -> Effort:
        """What of it may be done where a photo shows a large table."""
        return self.shared(max(1.0, len(seen.tiles) / USUAL) ** GROWTH)

    @property
    def spent(self) -> bool:
        """Whether nothing more may be tried."""
        return min(self.turns, self.checks, self.figures) <= 0


@dataclass(frozen=True)
class Explained:
    """The moves that lead to the table most like the photo, that table, and the new tiles they do not place.

    `left`: the cells of those tiles. `stood`: numbers of the photo's figures that stood there at some point.
    `goes_on`: a legal turn places one more of the tiles left, so more turns follow.
    """

    moves: tuple[object, ...]
    state: Table
    left: frozenset[Cell]
    figures: Compared
    stood: frozenset[int]
    goes_on: bool = False

    @property
    def lacks(self) -> tuple[int, float]:
        """The amount that is not explained."""
        return len(self.left), self.figures.off - len(self.stood & {f.number for f in self.figures.more})

    @property
    def strange(self) -> list[Stood]:
        """Figures of the photo that never stood there."""
        return [f for f in self.figures.more if f.number not in self.stood]

    @property
    def complete(self) -> bool:
        """Whether everything seen on the tiles placed so far is explained."""
        return not any(f.cell in self.state.board.cells for f in self.strange)


def explained(game: AnyGame, state: Table, seen: PhotoOnBoard, among: int = 1) -> Explained:
    """The turns that bring the tiles and figures that the photo shows and the match does not know. `among`:
    the number of places where the photo may lie, over which the effort is spread."""
    return TurnSearch(game, seen, Effort().shared(among).on_table(seen)).best(state)


class TurnSearch:
    """Searches for the order of turns that explains most: depth first, likeliest placements first. `turns`:
    limits this search alone, `effort` may be shared."""

    def __init__(
        self, game: AnyGame, seen: PhotoOnBoard, effort: Effort | None = None, turns: int = 1000
    ) -> None:
        self.game, self.seen, self.effort, self.turns = game, seen, effort or Effort(), turns
        self.cells: dict[str | None, set[Cell]] = {}  # of the figures that are seen, by player
        for one in seen.figures:
            self.cells.setdefault(one.player, set()).add(one.cell)

    def best(self, state: Table) -> Explained:
        """The best explanation found, and whether the photo shows further turns."""
        checks = self.effort.checks
        found = self.found(state)
        self.effort.checks = checks  # the same share again
        return replace(found, goes_on=bool(found.moves) and any(self._next(found)))

    def found(self, state: Table) -> Explained:
        """The best explanation found."""
        found = self._as_it_is(state, (), frozenset(self.seen.fresh), frozenset())
        resumed = self._rest_of_turn(found)
        for start in [found] if resumed is None else [resumed, found]:
            for turns, one in self._walk(start, 0):
                if one.lacks < found.lacks:
                    found = one
                if found.complete and (not found.left or turns == MOST_TURNS):
                    return found
                if self.effort.spent or self.turns <= 0:
                    return found
        return found

    def _walk(self, before: Explained, turns: int) -> Iterator[tuple[int, Explained]]:
        """Yield the explanation so far and all that follow from it, each with the number of its turns."""
        yield turns, before
        if turns == MOST_TURNS:
            return
        for place, laid in self._next(before):
            if self.effort.spent or self.turns <= 0:
                return
            self.effort.turns -= 1
            self.turns -= 1
            left = before.left - {(place.x, place.y)}
            yield from self._walk(self._played(before, (place,), laid, place.player, left), turns + 1)

    def _next(self, before: Explained) -> Iterator[tuple[Place, Table]]:
        """The legal placements of the tiles left, likeliest first, each with the table after it."""
        player = self.game.to_move(before.state)
        if player is None:
            return
        for place in self._placements(before, player):
            if self.effort.checks <= 0:
                return
            self.effort.checks -= 1
            laid = _after(self.game, before.state, place)
            if laid is not None:
                yield place, laid

    def _placements(self, before: Explained, player: str) -> list[Place]:
        """Placements of the player to move, likeliest first.

        Cells at the board come first, since nearly all rules want one; of these, cells with a new figure of
        this player first, cells with a new figure of another player last; then the confidence of the tile
        decides. If people gave an order, only the next cell of it counts.
        """
        standing = {one.cell: one.player for one in before.strange}
        options, laid = [], before.state.board.cells
        ordered = next((cell for cell in self.seen.order if cell in before.left), None)
        for cell in before.left if ordered is None else (ordered,):
            row = self.seen.fresh[cell]
            own = {"tile": row["tile"], "rotation": row["rotation"], "confidence": 1.0}
            others = row["candidates"] if cell in self.seen.doubtful else ()
            apart = not any((cell[0] + dx, cell[1] + dy) in laid for dx, dy in STEPS)
            rank = 1 if cell not in standing else 0 if standing[cell] == player else 2
            for one in (own, *others):
                if one["tile"] is not None and one["confidence"] >= LIKELY:
                    rotation = self.seen.frame.rotation(one["rotation"])
                    move = Place(player, one["tile"], *cell, rotation)
                    options.append((apart, rank, -one["confidence"], cell, move))
        unique = {move: key for *key, move in sorted(options, key=lambda o: o[:4], reverse=True)}
        return sorted(unique, key=lambda move: unique[move])

    def _rest_of_turn(self, before: Explained) -> Explained | None:
        """Complete a turn whose tile the match knows already, if the photo shows more."""
        player = self.game.to_move(before.state)
        if player is None or not before.state.turn.placed:
            return None
        after = self._played(before, (), before.state, player, before.left)
        return after if before.left or len(after.moves) > 1 else None

    def _played(
        self, before: Explained, place: tuple[Any, ...], laid: Table, player: str, left: frozenset[Cell]
    ) -> Explained:
        """The explanation after a turn: its tile placed, the player's figures deployed, the turn ended."""
        figures, state = self._figures(laid, player)
        stood = before.stood | compared(self.seen.figures, state).same
        state, ends = self._ended(state, player)
        return self._as_it_is(state, (*before.moves, *place, *figures, *ends), left, stood)

    def _figures(self, state: Table, player: str) -> tuple[list[Any], Table]:
        """The moves that bring the player's figures to where the photo shows them."""
        moves: list[Any] = []
        off, cells = self._of(state, player), self.cells.get(player, set())
        while off and self.effort.figures > 0:
            self.effort.figures -= OFFERS
            options: list[tuple[float, int, Any, Table]] = []
            for move in self.game.offers(state):
                if isinstance(move, LATER) or getattr(move, "player", None) != player:
                    continue
                if isinstance(move, Deploy) and (move.x, move.y) not in cells:
                    continue  # no figure is seen there
                self.effort.figures -= 1
                after = self.game.play(state, move).state
                options.append((self._of(after, player), len(options), move, after))
            best = min(options, default=None, key=lambda o: o[:2])
            if best is None or best[0] >= off:
                break
            off, _, move, state = best
            moves.append(move)
        return moves, state

    def _ended(self, state: Table, player: str) -> tuple[Table, list[Any]]:
        """End the turn, if it may end."""
        end = EndTurn(player)
        after = _after(self.game, state, end)
        return (state, []) if after is None else (after, [end])

    def _of(self, state: Table, player: str) -> float:
        return compared(self.seen.figures, state, player).off

    def _as_it_is(
        self, state: Table, moves: tuple[object, ...], left: frozenset[Cell], stood: frozenset[int]
    ) -> Explained:
        figures = compared(self.seen.figures, state)
        return Explained(moves, state, left, figures, stood | figures.same)


def _after(game: AnyGame, state: Table, move: object) -> Table | None:
    """The table after a move; None if it is not legal. The reasons and what would be legal are not needed,
    and finding them costs much more than playing."""
    try:
        after: Table = game.play(state, move).state
    except (BadInput, Illegal):
        return None
    return after
