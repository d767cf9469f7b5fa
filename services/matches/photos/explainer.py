"""Explains a photo of a match's table: finds the moves that lead from the match to what the photo shows.

All cells here are those of the match's board.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from referee.game import AnyGame, BadInput, Cell, Illegal
from referee.tiles.model.moves import Discard, EndGame, EndTurn, Place
from referee.tiles.model.position import Ref
from referee.tiles.rules.table import Figure, Table
from services.photos.alignment import Frame

MOST_TURNS = 12  # proposed at a time: after they are confirmed, the photo is compared again for the rest
MOST_TRIED = 60  # turns played to find the best explanation, over all orders
MOST_CHECKED = 1000  # placements checked against the rules, which costs little compared with playing a turn
LIKELY = 0.02  # least confidence of a candidate worth trying where a cell has a review question
LATER = (Place, Discard, EndTurn, EndGame)  # moves that deploy no figure
UNSEEN = 0.4  # distance for a figure of the table that is not seen, where one that is only seen counts 1

Row = Mapping[str, Any]


class Stood(NamedTuple):
    """A figure of the photo: its number there, its player (None: colour of no player), and its place."""

    number: int
    player: str | None
    kind: str
    cell: Cell
    feature: Ref | None


@dataclass(frozen=True)
class PhotoOnBoard:
    """A photo mapped onto the match's board.

    `tiles`: the rows of its tiles by cell. `fresh`: those that the match does not know. `doubtful`: the
    cells with a review question.
    """

    tiles: Mapping[Cell, Row]
    fresh: Mapping[Cell, Row]
    figures: Sequence[Stood]
    doubtful: frozenset[Cell]
    frame: Frame


class Compared(NamedTuple):
    """The figures of the photo compared with those of a table.

    `off`: the distance. `same`: numbers of figures that are on both. `other`: numbers of figures on the same
    tile but on another feature or of another kind. `more` and `missing`: figures that only the photo or only
    the table has.
    """

    off: float
    same: frozenset[int]
    other: frozenset[int]
    more: Sequence[Stood]
    missing: Sequence[Figure]


@dataclass(frozen=True)
class Explained:
    """The moves that lead to the table most like the photo, that table, and the new tiles they do not place.

    `left`: the cells of those tiles. `stood`: numbers of the photo's figures that stood there at some point.
    `goes_on`: a legal turn places one more of the tiles left, so more turns follow.
    """

    moves: tuple[Any, ...]
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


def shown(state: Table, photo: Row, frame: Frame) -> PhotoOnBoard:
    """Map the answer about a photo onto the board of the match in `state`."""
    tiles, owners = state.library.tiles, {seat.colour: seat.id for seat in state.players}
    unsure = {(d["x"], d["y"]) for d in photo["doubts"] if d.get("x") is not None}
    laid: dict[Cell, Row] = {}
    for row in photo["tiles"]:
        x, y, *_ = frame.laid((row["x"], row["y"], row["tile"] or "", row["rotation"]), tiles)
        laid[x, y] = row
    doubtful = frozenset(at for at, row in laid.items() if (row["x"], row["y"]) in unsure)
    fresh = {at: row for at, row in laid.items() if at not in state.board.cells}
    figures = [
        Stood(i, owners.get(f["colour"]), f["kind"], frame.cell(f["x"], f["y"]), _ref(frame, f["feature"]))
        for i, f in enumerate(photo["figures"])
        if "space" not in f
    ]
    return PhotoOnBoard(laid, fresh, figures, doubtful, frame)


def _ref(frame: Frame, feature: Row | None) -> Ref | None:
    return None if feature is None else Ref(feature["kind"], tuple(frame.sides(feature.get("at", ()))))


def explained(game: AnyGame, state: Table, seen: PhotoOnBoard) -> Explained:
    """The turns that bring the tiles and figures that the photo shows and the match does not know."""
    return TurnSearch(game, seen).best(state)


class TurnSearch:
    """Searches for the order of turns that explains most: depth first, likeliest placements first."""

    def __init__(self, game: AnyGame, seen: PhotoOnBoard) -> None:
        self.game, self.seen, self.tried, self.checked = game, seen, 0, 0

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
                if self.tried > MOST_TRIED:
                    return found
        return found

    def _walk(self, before: Explained, turns: int) -> Iterator[tuple[int, Explained]]:
        """Yield the explanation so far and all that follow from it, each with the number of its turns."""
        yield turns, before
        if turns == MOST_TURNS:
            return
        for place in self._next(before):
            self.tried += 1
            if self.tried > MOST_TRIED:
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
        then the confidence of the tile decides.
        """
        standing = {one.cell: one.player for one in before.strange}
        options = []
        for cell in before.left:
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
        self, state: Table, moves: tuple[Any, ...], left: frozenset[Cell], stood: frozenset[int]
    ) -> Explained:
        figures = compared(self.seen.figures, state)
        return Explained(moves, state, left, figures, stood | figures.same)


def _legal(game: AnyGame, state: Any, move: Any) -> bool:
    try:
        return game.check(state, move).legal
    except (BadInput, Illegal):
        return False


def compared(figures: Sequence[Stood], state: Table, player: str | None = None) -> Compared:
    """Compare the figures of a photo with those of a table (of one player, or all).

    Figures at the same place are matched first, then those on the same tile. Figures on tiles that the table
    does not have are left out.
    """
    seen = [f for f in figures if player is None or f.player == player]
    left = [f for f in state.figures if player is None or f.player == player]
    found: list[set[int]] = []
    for alike in (_stands_there, _on_the_tile):
        found.append(set())
        for one in seen:
            hit = next((f for f in left if alike(one, f, state)), None)
            if hit is not None and not any(one.number in known for known in found):
                found[-1].add(one.number)
                left.remove(hit)
    same, other = map(frozenset, found)
    more = [f for f in seen if f.number not in same | other]
    off = len(other) + sum(f.cell in state.board.cells for f in more) + UNSEEN * len(left)
    return Compared(off, same, other, more, left)


def _on_the_tile(one: Stood, figure: Figure, state: Table) -> bool:
    return one.player == figure.player and one.cell == (figure.x, figure.y)


def _stands_there(one: Stood, figure: Figure, state: Table) -> bool:
    if not _on_the_tile(one, figure, state) or one.kind != figure.kind:
        return False
    if one.feature is None or figure.segment < 0:
        return True
    return figure.segment in state.board.cells[one.cell].find(one.feature.kind, one.feature.at)
