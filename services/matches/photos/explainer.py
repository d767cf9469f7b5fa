"""Explains a photo of a match's table: finds the moves that lead from the match to what the photo shows.

All cells here are those of the match's board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from referee.game import AnyGame, BadInput, Cell, Illegal
from referee.tiles.model.moves import Discard, EndGame, EndTurn, Place
from referee.tiles.rules.table import Table
from services.matches.photos.figure_comparison import Compared, compared
from services.matches.photos.photo_on_board import PhotoOnBoard, Stood

MOST_TURNS = 12  # proposed at a time: after they are confirmed, the photo is compared again for the rest
MOST_TRIED = 60  # turns played to find the best explanation, over all orders
MOST_CHECKED = 1000  # placements checked against the rules, which costs little compared with playing a turn
LIKELY = 0.02  # least confidence of a candidate worth trying where a cell has a review question
LATER = (Place, Discard, EndTurn, EndGame)  # moves that deploy no figure


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


def explained(game: AnyGame, state: Table, seen: PhotoOnBoard) -> Explained:
    """The turns that bring the tiles and figures that the photo shows and the match does not know."""
    return TurnSearch(game, seen).best(state)


class TurnSearch:
    """Searches for the order of turns that explains most: depth first, likeliest placements first."""

    def __init__(self, game: AnyGame, seen: PhotoOnBoard, most: int = MOST_TRIED) -> None:
        self.game, self.seen, self.most, self.tried, self.checked = game, seen, most, 0, 0

    def best(self, state: Table) -> Explained:
        """The best explanation found, and whether the photo shows further turns."""
        found = self._best(state)
        self.checked = 0
        return replace(found, goes_on=bool(found.moves) and any(self._next(found)))

    def _best(self, state: Table) -> Explained:
        found = self._as_it_is(state, (), frozenset(self.seen.fresh), frozenset())
        resumed = self._rest_of_turn(found)
        for start in [found] if resumed is None else [resumed, found]:
            for turns, one in self._walk(start, 0):
                if one.lacks < found.lacks:
                    found = one
                if found.complete and (not found.left or turns == MOST_TURNS):
                    return found
                if self.tried > self.most:
                    return found
        return found

    def _walk(self, before: Explained, turns: int) -> Iterator[tuple[int, Explained]]:
        """Yield the explanation so far and all that follow from it, each with the number of its turns."""
        yield turns, before
        if turns == MOST_TURNS:
            return
        for place in self._next(before):
            self.tried += 1
            if self.tried > self.most:
                return
            left = before.left - {(place.x, place.y)}
            laid = self.game.play(before.state, place).state
            yield from self._walk(self._played(before, (place,), laid, place.player, left), turns + 1)

    def _next(self, before: Explained) -> Iterator[Place]:
        """The legal placements of the tiles left, likeliest first."""
        player = self.game.to_move(before.state)
        if player is None:
            return
        for place in self._placements(before, player):
            self.checked += 1
            if self.checked > MOST_CHECKED:
                return
            if _legal(self.game, before.state, place):
                yield place

    def _placements(self, before: Explained, player: str) -> list[Place]:
        """Placements of the player to move, likeliest first.

        Cells with a new figure of this player come first, cells with a new figure of another player last;
        then the confidence of the tile decides. If people gave an order, only the next cell of it counts.
        """
        standing = {one.cell: one.player for one in before.strange}
        options = []
        ordered = next((cell for cell in self.seen.order if cell in before.left), None)
        for cell in before.left if ordered is None else (ordered,):
            row = self.seen.fresh[cell]
            own = {"tile": row["tile"], "rotation": row["rotation"], "confidence": 1.0}
            others = row["candidates"] if cell in self.seen.doubtful else ()
            rank = 1 if cell not in standing else 0 if standing[cell] == player else 2
            for one in (own, *others):
                if one["tile"] is not None and one["confidence"] >= LIKELY:
                    rotation = self.seen.frame.rotation(one["rotation"])
                    move = Place(player, one["tile"], *cell, rotation)
                    options.append((rank, -one["confidence"], cell, move))
        unique = {move: key for *key, move in sorted(options, key=lambda o: o[:3], reverse=True)}
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
        off = self._of(state, player)
        while off:
            options: list[tuple[float, int, Any, Table]] = []
            for move in self.game.offers(state):
                if isinstance(move, LATER) or getattr(move, "player", None) != player:
                    continue
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
        if not _legal(self.game, state, end):
            return state, []
        return self.game.play(state, end).state, [end]

    def _of(self, state: Table, player: str) -> float:
        return compared(self.seen.figures, state, player).off

    def _as_it_is(
        self, state: Table, moves: tuple[object, ...], left: frozenset[Cell], stood: frozenset[int]
    ) -> Explained:
        figures = compared(self.seen.figures, state)
        return Explained(moves, state, left, figures, stood | figures.same)


def _legal(game: AnyGame, state: object, move: object) -> bool:
    try:
        return game.check(state, move).legal
    except (BadInput, Illegal):
        return False
