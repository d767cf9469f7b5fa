"""Every legal placement of a multi-cell tile, what each completes, and every legal deployment after it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from referee.game import Cell, Completion, Deployment, Placement
from referee.tiles.model.board import Board
from referee.tiles.model.multi_cell_fits import Parts, large_places
from referee.tiles.model.ports import NEAR
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.play.completed_features import completed_by
from referee.tiles.play.legal.deployments import deployments as on_features
from referee.tiles.play.legal.figures_on_points import NOBODY, on_points
from referee.tiles.play.legal.lazy_sequence import FoundBy
from referee.tiles.play.legal.trial_tile import unopposed
from referee.tiles.rules.contexts import DeploymentContext, case_of
from referee.tiles.rules.rule import DeployRule
from referee.tiles.rules.table import Figure, Table

Against = Mapping[str, tuple[DeployRule, ...]]  # the rules that may object to each kind of figure


def placements(table: Table, tile: Tile, player: str | None) -> tuple[Placement, ...]:
    """Return every legal placement, sorted by x, y, rotation, with deployments on every cell of the tile
    (with `cell`, if it is not the north-west one)."""
    found, offers = [], dict[int, PartOffers]()
    for rotation, parts in large_places(table, tile):
        laid = PlacedParts(table, parts, player, offers)
        deployments = FoundBy(laid.deployments) if player is not None else ()
        found.append(Placement(*parts[0][0], rotation, deployments, FoundBy(laid.completes)))
    return tuple(sorted(found))


class PlacedParts:
    """A tile laid in one place. What follows is computed when it is read: whether a tile fits anywhere at all
    does not depend on that. `offers`: what may be put on its parts, shared by all places."""

    def __init__(self, table: Table, parts: Parts, player: str | None, offers: dict[int, PartOffers]) -> None:
        self._table, self._parts, self._player, self._offers = table, parts, player, offers

    @cached_property
    def _after(self) -> Table:
        """The table with the tile."""
        table, parts = self._table, self._parts
        # Found once for all places, and carried over.
        _ = table.board.regions.all(), table.occupants, table.supply
        board = table.board
        for cell, part in parts:
            board = board.lay(cell, part)
        return table.looking_at(board, _occupants(table, board, parts))

    def deployments(self) -> tuple[Deployment, ...]:
        """Return every legal deployment on it."""
        after, parts, player = self._after, self._parts, self._player
        if player is None:
            return ()
        start, found = parts[0][0], list[Deployment]()
        for cell, part in parts:
            found += _deployments(after, player, cell, part, start, self._offers)
        return (*found, *on_points(after, player, [cell for cell, _ in parts]))

    def completes(self) -> tuple[Completion, ...]:
        """Return what it completes."""
        cases = [case_of(self._after, one) for one in completed_by(self._after, (self._parts[0][0],))]
        return tuple(sorted(Completion(case.region.kind, case.tiles(), case.value()) for case in cases))


def _occupants(table: Table, after: Board, parts: Parts) -> dict[Region, list[Figure]]:
    """Return the figures on the regions of a board with these parts: on those that the tile joins, and all
    others as before, which takes much less than finding every region again."""
    before, found = table.board, dict(table.occupants)
    for x, y in {near for cell, _ in parts for near in NEAR[cell] if near in before.cells}:
        for index in range(len(before.cells[x, y].kinds)):
            old = before.region((x, y, index))
            new = after.region((x, y, index))
            if new is not old and old in found:
                there = found.pop(old)
                found[new] = sorted(found[new] + there, key=table.figures.index) if new in found else there
    return found


class PartOffers:
    """What a player may put on one part of a tile, wherever it lies: the figures left for each feature, and
    the rules that may object, each with the first kind of figure that is under them."""

    def __init__(self, after: Table, player: str, part: Tile, against: Against) -> None:
        self.against, book = against, after.book
        left = after.supply.kinds_left(player)
        kinds = [(kind, known) for kind, known in book.figures.items() if kind in left and not known.on_point]
        self._on: list[tuple[tuple[str, ...], tuple[str, ...]]] = []  # with company on the feature, and alone
        for feature in part.kinds:
            here = [(kind, known) for kind, known in kinds if feature in known.goes_on]
            alone = tuple(kind for kind, known in here if known.company is None)
            self._on.append((tuple(kind for kind, _ in here), alone))
        self._first: dict[tuple[str, ...], list[tuple[str, tuple[DeployRule, ...]]]] = {}
        for offered in dict.fromkeys(one for both in self._on for one in both):
            first = {id(against[kind]): kind for kind in reversed(offered)}
            self._first[offered] = [(kind, against[kind]) for kind in first.values()]

    def on(self, after: Table, player: str, cell: Cell, part: Tile, index: int) -> tuple[str, ...]:
        """Return the kinds of figure that are legal on a feature of the part on this cell."""
        there = after.occupants.get(after.board.region((*cell, index)), NOBODY)
        here = self._on[index][not there]
        refused = [
            rules
            for kind, rules in self._first[here]
            if not unopposed(DeploymentContext(after, player, kind, cell, part, index, there), rules)
        ]
        if not refused:
            return here
        return tuple(kind for kind in here if all(self.against[kind] is not rules for rules in refused))


def _deployments(
    after: Table, player: str, cell: Cell, part: Tile, start: Cell, offers: dict[int, PartOffers]
) -> Iterable[Deployment]:
    """Return what the player may deploy on one cell of the tile after the placement. `offers`: those known,
    by part."""
    against, known = after.book.objections(part, after), offers.get(part.connections.serial)
    if known is None or known.against is not against:  # other rules object at other tables
        known = offers[part.connections.serial] = PartOffers(after, player, part, against)
    legal = tuple([known.on(after, player, cell, part, index) for index in range(len(part.kinds))])
    found = on_features(legal, part)
    return found if cell == start else [Deployment(*one[:4], cell) for one in found]
