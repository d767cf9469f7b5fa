"""Questions about the turns that lead to a photo of a match, which no picture answers.

A figure that was placed and returned within these turns is not on the table any more; who placed a tile
without a figure cannot be seen either. There is a question about both where points depend on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from referee.game import AnyGame, Cell, JsonObject
from referee.tiles.model.moves import Deploy, EndTurn, Place
from referee.tiles.model.position import Ref
from referee.tiles.model.regions import Piece, Region
from referee.tiles.rules.table import Table
from services.matches.photos.explainer import Effort, Explained, TurnSearch
from services.matches.photos.photo_on_board import PhotoOnBoard
from services.photos.alignment import reference

Row = JsonObject

EFFORT = Effort(80, 400, 120)  # of other explanations, for all questions about a photo
TRIED_PER_TURN = 4  # turns played in each of them, for each turn that is proposed


class ProposedTurn(NamedTuple):
    """A proposed turn: its player, its new tile, the table before it and with the tile placed, and whether a
    figure was deployed."""

    player: str
    cell: Cell | None
    before: Table
    laid: Table
    deployed: bool


class RoundQuestions:
    """The questions about the turns that explain a photo. `before`: the match before them."""

    def __init__(self, game: AnyGame, before: Table, seen: PhotoOnBoard, found: Explained) -> None:
        self.game, self.before, self.seen, self.found = game, before, seen, found
        self.turns = list(_turns(game, before, found.moves))
        self.colours = {seat.id: seat.colour for seat in before.players}
        self.effort = EFFORT.on_table(seen)

    def all(self) -> list[Row]:
        """The questions, as review questions of the photo and in its cells."""
        return [*self._returned(), *self._players()]

    # ---- figures that were returned ----

    def _returned(self) -> Iterator[Row]:
        """One question for each feature that these turns completed and on which a figure may have been."""
        features: dict[Region, list[Deploy]] = {}
        for move in self._deployments():
            features.setdefault(self._region(move), []).append(move)
        laid = self.found.state.board.cells
        empty = {self._piece(cell, ref) for cell, ref in self.seen.empty if ref is not None and cell in laid}
        for region, moves in features.items():
            if empty.isdisjoint(region.pieces):
                choices = [one for seat in self.before.players if (one := self._choice(seat.id, moves))]
                if choices and not self.effort.spent:
                    first = choices[0]
                    place = {name: first[name] for name in ("x", "y", "feature")}
                    values = {"kind": region.kind}
                    yield {**place, "reason": "returned", "choices": choices, "values": values}

    def _deployments(self) -> Iterator[Deploy]:
        """Figures that could have been deployed on features that were completed: one kind each."""
        for turn in self.turns:
            known: set[tuple[Cell, Ref]] = set()
            for move in () if turn.deployed else self.game.offers(turn.laid):
                if not isinstance(move, Deploy) or move.player != turn.player or move.point is not None:
                    continue
                place = ((move.x, move.y), move.feature)
                new = place[0] not in turn.before.board.cells or place[0] == turn.cell
                if new and place not in known and self.found.state.done(self._region(move)):
                    known.add(place)
                    yield move

    def _choice(self, player: str, moves: Iterable[Deploy]) -> Row | None:
        """What the player scores more if one of these figures was theirs; None if it cannot have been."""
        for move in moves:
            cell = (move.x, move.y)
            seen = self.seen.with_returned(player, move.kind, cell, move.feature)
            other, number = self._explained(seen), len(self.seen.figures)
            gone = other is not None and number in {figure.number for figure in other.figures.more}
            if other is None or not gone or number not in other.stood:
                continue
            points = self._scores(other)[player] - self._scores(self.found)[player]
            if points > 0:
                x, y = self.seen.frame.back(*cell)
                feature = reference(move.feature.kind, self.seen.frame.reverse.sides(move.feature.at))
                place = {"x": x, "y": y, "kind": move.kind, "feature": feature}
                return {"player": player, "colour": self.colours[player], "points": points, **place}
        return None

    # ---- who placed which tile ----

    def _players(self) -> Iterator[Row]:
        """A question about the first tile without a figure whose player changes what players have."""
        free = [turn for turn in self.turns if turn.cell is not None and not turn.deployed]
        if self.seen.order or len({turn.player for turn in free}) < 2:
            return
        order = [turn.cell for turn in self.turns if turn.cell is not None]
        for turn in free:
            others = {one.player: _swapped(order, turn.cell, one.cell) for one in reversed(free)}
            others = {player: cells for player, cells in others.items() if player != turn.player}
            differ = {player: cells for player, cells in others.items() if self._matters(cells)}
            if differ and not self.effort.spent:
                rows = [self._player(one, cells) for one, cells in ((turn.player, order), *differ.items())]
                x, y = self.seen.frame.back(*(turn.cell or (0, 0)))
                yield {"x": x, "y": y, "reason": "turn", "choices": rows, "values": {}}
                return

    def _matters(self, order: Sequence[Cell]) -> bool:
        """Whether players have something else after the turns in this order; False if it is impossible."""
        other = self._explained(self.seen.in_order(order))
        return other is not None and self._owned(other) != self._owned(self.found)

    def _player(self, player: str, order: Sequence[Cell]) -> Row:
        turns = [list(self.seen.frame.back(*cell)) for cell in order]
        return {"player": player, "colour": self.colours[player], "turns": turns}

    # ---- other explanations ----

    def _explained(self, seen: PhotoOnBoard) -> Explained | None:
        """As much explained by other turns; None if that cannot be, or after too much effort. Questions are
        then left out: one with only some of the players is worse than none."""
        if self.effort.spent:
            return None
        tries = TRIED_PER_TURN * len(self.turns)
        found = TurnSearch(self.game, seen, self.effort, tries).found(self.before)
        return found if found.left == self.found.left and found.lacks <= self.found.lacks else None

    def _scores(self, found: Explained) -> Mapping[str, int]:
        return self.game.scoring.scores(found.state)

    def _owned(self, found: Explained) -> tuple[Any, ...]:
        """What players have: their points, and what they hold."""
        return dict(self._scores(found)), found.state.held

    def _region(self, move: Deploy) -> Region:
        return self.found.state.board.region(self._piece((move.x, move.y), move.feature))

    def _piece(self, cell: Cell, feature: Ref) -> Piece:
        hits = self.found.state.board.cells[cell].names.find(feature.kind, feature.at)
        return (*cell, hits[0] if hits else -1)


def _turns(game: AnyGame, start: Table, moves: Sequence[object]) -> Iterator[ProposedTurn]:
    """The turns of these moves."""
    state = start
    for last, group in groupby(moves, lambda move: isinstance(move, EndTurn)):
        if last:
            for move in group:
                state = game.play(state, move).state
            continue
        before, laid, cell, deployed = state, state, None, False
        turn = list(group)
        for move in turn:
            state = game.play(state, move).state
            if isinstance(move, Place):
                laid, cell = state, (move.x, move.y)
            deployed = deployed or isinstance(move, Deploy)
        yield ProposedTurn(game.to_move(before) or "", cell, before, laid, deployed)


def _swapped(order: Sequence[Cell | None], one: Cell | None, other: Cell | None) -> list[Cell]:
    """The order with two of its cells exchanged."""
    swapped = {one: other, other: one}
    return [at for cell in order if (at := swapped.get(cell, cell)) is not None]
