"""The move that takes a figure from the table; each set with such a power adds it to the book."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from referee.game import BadInput, Cell, Step, unknown_text
from referee.tiles.model.position import Ref, Standing
from referee.tiles.rules.action import Action, Reasons, in_turn, not_over, objected
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.table import DeployedFigure, Table

SHEEP, SHEPHERD = "sheep", "shepherd"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a figure from the table, by the power of a tile."""

    player: str
    by: str = field(metadata={"names": "detail"})
    figure: Standing


def named(table: Table, figure: DeployedFigure) -> Standing:
    """Return a figure as moves name it."""
    player, kind, x, y, segment = figure
    if figure.kind in table.book.on_points:
        return Standing(player, kind, x, y, point=(x, y))
    tile = table.board.cells[x, y]
    return Standing(player, kind, x, y, Ref(tile.kinds[segment], tile.names.at(segment)))


def where(move: Take) -> tuple[Cell, ...]:
    """Return the cell that a move names, if it does."""
    return cells_of(move.figure)


def cells_of(name: Standing) -> tuple[Cell, ...]:
    """Return the cell of a named figure, if it has one."""
    x, y = name.point or (name.x, name.y)
    return () if x is None or y is None else ((x, y),)


def meant(table: Table, move: Take) -> DeployedFigure | None:
    """Return the figure that a move names, if it is on the table."""
    return found_as(table, move.figure)


def found_as(table: Table, name: Standing) -> DeployedFigure | None:
    """Return the figure with this name, if it is on the table."""
    for figure in table.figures:
        if figure[:2] != (name.player, name.kind) or (figure[2:4],) != cells_of(name) or figure.segment < 0:
            continue
        if name.feature is None or figure.kind in table.book.on_points:
            return figure
        tile = table.board.cells[figure.x, figure.y]
        if figure.segment in tile.names.find(name.feature.kind, name.feature.at):
            return figure
    return None


def kinds_for(table: Table, figure: DeployedFigure, player: str) -> list[str]:
    """Return the kinds of follower of a player that may stand where a figure stands; only the same kind in
    places with rules of their own, such as the City."""
    book, (x, y, index) = table.book, figure[2:]
    tile = table.board.cells[x, y]
    feature = tile.kinds[index]
    kinds = [kind for kind in book.on_features if book.follows(kind) and feature in book.goes_on(kind)]
    if feature in book.deployment.closed_kinds:
        return [kind for kind in kinds if kind == figure.kind]
    claims = [DeploymentContext(table, player, kind, (x, y), tile, index, []) for kind in kinds]
    return [
        claim.kind
        for claim in claims
        if all(rule.apply(claim) is None for rule in book.figures[claim.kind].deploy)
    ]


def known(table: Table, move: Take) -> Reasons:
    """Reject a power that is not in play."""
    if move.by not in table.book.turn.takers:
        raise BadInput({"by": [unknown_text("choice", move.by, table.book.turn.takers)]})
    return iter(())


def may_take(table: Table, move: Take) -> Reasons:
    """Return the objections of the power."""
    for check in table.book.turn.takers[move.by].checks:
        yield from check(table, move)


def still_possible(table: Table, move: Take) -> Reasons:
    """Return the objections of the power that cannot be overruled."""
    for check in table.book.turn.takers[move.by].firm:
        yield from check(table, move)


def do_take(table: Table, move: Take) -> Step[Table]:
    """Return the table after the power was used."""
    return table.book.turn.takers[move.by].do(table, move)


def why_taken(table: Table, move: Take) -> Reasons:
    """Return what allows it."""
    return table.book.turn.takers[move.by].because(table, move)


def offered(table: Table, player: str) -> Iterator[object]:
    """Yield what each power offers."""
    for taker in table.book.turn.takers.values():
        yield from taker.offers(table, player)


def others(table: Table, move: Take) -> tuple[object, ...]:
    """Return what the same power may take instead."""
    offers = table.book.turn.takers[move.by].offers(table, move.player)
    return tuple(one for one in offers if not objected((in_turn, may_take), table, one))


def sheep_on(table: Table) -> int:
    """Return how many sheep tokens are on the table."""
    return sum(token.kind == SHEEP for token in table.tokens)


def without_sheep(table: Table, shepherds: list[DeployedFigure]) -> Table:
    """Return the table without the sheep next to these shepherds, and those of fields left without
    shepherds."""
    gone = {figure[2:] for figure in shepherds}
    herded = {table.board.region(f[2:]) for f in table.figures if f.kind == SHEPHERD and f.segment >= 0}
    for figure in shepherds:
        if figure.segment >= 0 and (field := table.board.region(figure[2:])) not in herded:
            gone.update(field.pieces)
    left = tuple(token for token in table.tokens if token.kind != SHEEP or token[2:5] not in gone)
    return replace(table, tokens=left)


TAKE = Action(
    Take,
    (known, in_turn, may_take),
    do_take,
    why_taken,
    others,
    firm=(known, not_over, still_possible),
    offers=offered,
)
