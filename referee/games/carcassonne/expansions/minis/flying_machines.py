"""Flying Machines (FM-...): the follower of the turn flies from its tile the distance that a die shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from referee.game import BadInput, Cell, Event, Message, Options, RuleReason, Step
from referee.game.offline import OfflineMove
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.moves import Deploy
from referee.tiles.model.position import Ref
from referee.tiles.play.actions import Action, deployment_checks
from referee.tiles.rules.action import Reasons, assumed_turn, in_turn, instead_of_a_figure, not_over, objected
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import DeployRule, Rule, applies
from referee.tiles.rules.rule_groups import DeploymentRules
from referee.tiles.rules.table import Table

MACHINE = "flying-machine:"  # mark of a tile, with the direction
FLIGHT = "flight"  # event, and mark of a turn
DIE = (1, 2, 3)
LANDS_ON = ("road", "city", "monastery")
DIRECTIONS = {  # clockwise
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
PHANTOM = "phantom"


@dataclass(frozen=True, slots=True)
class Fly:
    """Put a follower on the flying machine of the tile just placed; `flight`: what the die shows. It lands on
    a feature of the tile at (x, y), or returns to the supply if these are left out."""

    sent_as: ClassVar[str] = "deploy"
    sent_by: ClassVar[str] = "flight"

    player: str
    kind: str
    flight: int
    x: int | None = None
    y: int | None = None
    feature: Ref | None = None


def extend(book: Book, options: Options) -> Book:
    """Return the book with flying machines."""
    return book.add(DeploymentRules(joining={FLIGHT: "FM-2"}))


# ---- where it leads ----------------------------------------------------------------------------------------


def machine(table: Table) -> tuple[Cell, Cell] | None:
    """Return the cell of the machine just placed, and the step in its direction."""
    for cell in (table.turn.placed or ())[-1:]:
        tile = table.board.cells[cell]
        for mark in sorted(tile.marks):
            if mark.startswith(MACHINE):
                names = list(DIRECTIONS)
                turned = names.index(mark.removeprefix(MACHINE)) + 2 * tile.quarter
                return cell, DIRECTIONS[names[turned % len(names)]]
    return None


def landing(table: Table, distance: int) -> Cell | None:
    """Return the cell that a flight of this length reaches, if there is a machine."""
    found = machine(table)
    if found is None:
        return None
    (x, y), (east, south) = found
    return x + distance * east, y + distance * south


def against(table: Table, player: str, kind: str, cell: Cell, index: int) -> Iterator[RuleReason]:
    """Yield why a follower of this kind does not land on a feature."""
    tile = table.board.cells[cell]
    region = table.board.region((*cell, index))
    values = {"figure": kind, "kind": region.kind}
    if region.kind not in LANDS_ON or region.kind not in table.book.goes_on(kind):
        yield RuleReason("FM-2", "not_there", values, (cell,))
    elif table.done(region):
        yield RuleReason("FM-2", "finished", values, region.cells)
    else:
        claim = DeploymentContext(table, player, kind, cell, tile, index, table.occupants.get(region, []))
        for rule in (*table.book.deployment.checks, *_laid_down(table, kind)):
            if (reason := rule.apply(claim)) is not None:
                yield reason


def _laid_down(table: Table, kind: str) -> Iterator[Rule[DeployRule]]:
    """Yield the checks of a follower that lies which it does not share with one that stands."""
    known = table.book.figures[kind]
    standing = table.book.figures[known.of].deploy if known.of is not None else known.deploy
    yield from (rule for rule in known.deploy if rule not in standing)


def goals(table: Table, player: str, kind: str, distance: int) -> Iterator[tuple[Cell, int]]:
    """Yield the features on which a follower of this kind may land."""
    cell = landing(table, distance)
    tile = None if cell is None else table.board.cells.get(cell)
    if cell is None or tile is None or tile.special.printed:
        return
    for index in range(len(tile.kinds)):
        if not any(True for _ in against(table, player, kind, cell, index)):
            yield cell, index


# ---- the move ----------------------------------------------------------------------------------------------


def readable(table: Table, move: Fly) -> Reasons:
    """Reject a number that the die does not have, and half of a place."""
    if move.flight not in DIE:
        raise BadInput({"flight": [Message("input-must-be-number", low=DIE[0], high=DIE[-1])]})
    missing = [name for name in ("x", "y", "feature") if getattr(move, name) is None]
    if 0 < len(missing) < 3:
        raise BadInput({name: [Message("error-required")] for name in missing})
    return iter(())


def in_supply(table: Table, move: Fly) -> Reasons:
    """The player has such a figure, and it is a follower."""
    known = table.book.figures.get(move.kind)
    yield from deployment_checks.in_supply(table, Deploy(move.player, move.kind, 0, 0, Ref("")))
    if known is not None and not table.book.follows(move.kind):
        yield RuleReason("FM-1", "no_follower", {"figure": move.kind}, (table.turn.placed or ())[-1:])


def first_figure(table: Table, move: Fly) -> Reasons:
    """A phantom does not fly after the figure of the turn."""
    if table.turn.step == "end" and move.kind == PHANTOM:
        yield applies("FM-3", (table.turn.placed or ())[-1:])


def may_land(table: Table, move: Fly) -> Reasons:
    """It flies from the machine just placed, the distance that the die shows, and has to land if it can."""
    there = landing(table, move.flight)
    placed = (table.turn.placed or ())[-1:]
    if there is None:
        yield RuleReason("FM-1", "no_machine", {"player": move.player}, placed)
    elif move.x is None or move.y is None or move.feature is None:
        if move.kind in table.book.figures and any(goals(table, move.player, move.kind, move.flight)):
            yield RuleReason("FM-2", "must_land", {"figure": move.kind}, (there,))
    elif (move.x, move.y) != there:
        reached = (there,) if there in table.board.cells else ()
        yield RuleReason("FM-1", "elsewhere", {"cell": there, "count": move.flight}, (*placed, *reached))
    elif move.kind in table.book.figures:
        index = table.board.cells[there].names.find(move.feature.kind, move.feature.at)[0]
        yield from against(table, move.player, move.kind, there, index)


def do_fly(table: Table, move: Fly) -> Step[Table]:
    """Put it where it lands, or back into the supply; it was the figure of this turn (FM-3)."""
    placed = (table.turn.placed or ())[-1:]
    flew = Event(FLIGHT, {"player": move.player, "kind": move.kind, "distance": move.flight}, placed)
    if move.x is None or move.y is None or move.feature is None:
        turn = table.turn.but(player=move.player, step="end", marks=table.turn.marks | {FLIGHT})
        return Step(table.but(turn=turn), (flew,))
    landed = deployment_checks.do_deploy(table, Deploy(move.player, move.kind, move.x, move.y, move.feature))
    turn = landed.state.turn.but(marks=landed.state.turn.marks | {FLIGHT})
    return Step(landed.state.but(turn=turn), (flew, *landed.events))


def why_flown(table: Table, move: Fly) -> Reasons:
    """Return the rules that allow it."""
    yield from assumed_turn(table, move, "step_act")
    yield RuleReason(
        "FM-1", "flies", {"figure": move.kind, "count": move.flight}, (table.turn.placed or ())[-1:]
    )
    there = landing(table, move.flight)
    cells = (there,) if there in table.board.cells and there is not None else ()
    if move.feature is None:
        empty = "FM-1" if not cells else "FM-2"
        yield RuleReason(empty, "returns", {"figure": move.kind}, cells)
    else:
        yield RuleReason("FM-2", "lands", {"figure": move.kind, "kind": move.feature.kind}, cells)
    yield applies("FM-3")


def offered(table: Table, player: str) -> Iterator[Fly]:
    """Yield every flight of each kind of follower, with every number of the die."""
    if machine(table) is None or table.turn.step != "act":
        return
    for kind in table.book.on_features:
        if not table.book.follows(kind) or table.supply.left(player, kind) <= 0:
            continue
        for distance in DIE:
            found = list(goals(table, player, kind, distance))
            for (x, y), index in found:
                tile = table.board.cells[x, y]
                yield Fly(player, kind, distance, x, y, Ref(tile.kinds[index], tile.names.both[index][0]))
            if not found:
                yield Fly(player, kind, distance)


def others(table: Table, move: Fly) -> tuple[object, ...]:
    """Return the legal flights of this length."""
    same = (one for one in offered(table, move.player) if one.flight == move.flight)
    return tuple(one for one in same if not objected(CHECKS, table, one))


CHECKS = (readable, in_turn, instead_of_a_figure, first_figure, in_supply, may_land)
MOVE = Action(
    Fly,
    CHECKS,
    do_fly,
    why_flown,
    others,
    firm=(readable, not_over),
    offers=offered,
)
FLIES = partial(OfflineMove, move="fly", step=("act",), shows="flying-machine", ends=True)
OFFLINE = (
    FLIES(
        at=("features", "line", "open"),
        of=LANDS_ON,
        values={"kind": "kinds", "flight": "distance"},
        figure=True,
    ),
    FLIES(values={"kind": "kinds", "flight": DIE}),  # nowhere to land
)
FLYING_MACHINES = Expansion(
    "flier",
    (
        Element(
            extend,
            switch("ext.flier", "FM-1"),
            {"fly": MOVE},
            help={"act": ("FM-1", "FM-2", "FM-3")},
            offline=OFFLINE,
        ),
    ),
    ("flier",),
)
