"""The princess: her tile, placed to a city, lets the player send a knight home instead of a figure."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Option, Options, RuleReason, Step
from referee.games.carcassonne.taking_figures import Take, meant, named, where
from referee.tiles.model.tile import Tile
from referee.tiles.play import scoring
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules, TurnRules
from referee.tiles.rules.table import DeployedFigure, Table

PRINCESS = "princess"  # mark of a city segment; what takes the figure
TAKEN = "taken"  # mark of a turn in which a knight was sent home
ACTION = Option("pd.princess", ("may", "must"), "may", "PD-Q2", {"ext.princess": "on"})


def extend(book: Book, options: Options) -> Book:
    """Return the book with the princess."""
    book = book.add(
        DeploymentRules(second_checks=(instead_of_every_figure,)), TurnRules(takers={PRINCESS: TAKER})
    )
    if options[ACTION.name] != "must":
        return book
    return book.add(
        DeploymentRules(checks=(knight_first,)),
        TurnRules(end_checks=(has_taken,), instead_checks=(has_taken,)),
    )


@rule("PD-Q1")
def instead_of_every_figure(table: Table, player: str) -> RuleReason | None:
    """A knight sent home replaces a second figure, too."""
    return applies("PD-Q1", table.turn.placed or ()) if TAKEN in table.turn.marks else None


def knights(table: Table) -> list[DeployedFigure]:
    """Return the followers in the city of the princess on the tile just placed."""
    found: list[DeployedFigure] = []
    for cell in (table.turn.placed or ())[-1:]:
        tile = table.board.cells[cell]
        for index, feature in enumerate(tile.features):
            if feature.marks.get(PRINCESS):
                there = table.occupants.get(table.board.region((*cell, index)), ())
                found += [figure for figure in there if table.book.follows(figure.kind)]
    return found


def due(table: Table) -> bool:
    """Return whether a knight has to be sent home before anything else."""
    must = table.options["ext.princess"] == "on" and table.options[ACTION.name] == "must"
    return must and table.turn.step == "act" and bool(knights(table))


def has_princess(tile: Tile) -> bool:
    """Return whether a tile has a princess."""
    return any(feature.marks.get(PRINCESS) for feature in tile.features)


@rule("PD-Q2", has_princess)
def knight_first(claim: DeploymentContext) -> RuleReason | None:
    """Under this reading a knight must be sent home instead of any figure."""
    placed = claim.table.turn.step == "act"  # else the tile is to be placed
    first = due(claim.table) if placed else any(True for _ in _knights_met(claim))
    return RuleReason("PD-Q2", "knight_first") if first else None


def _knights_met(claim: DeploymentContext) -> Iterator[DeployedFigure]:
    """Yield the knights in the city that the princess of a tile to be placed would join."""
    table, features = claim.table, claim.tile.features
    for meeting in table.board.regions.meet(claim.cell, claim.tile):
        if any(features[index].marks.get(PRINCESS) for index in meeting.features):
            for region in meeting.regions:
                yield from (f for f in table.occupants.get(region, ()) if table.book.follows(f.kind))


@rule("PD-Q2")
def has_taken(table: Table, player: str) -> RuleReason | None:
    """The turn ends only after that."""
    return RuleReason("PD-Q2", "knight_first") if due(table) else None


def princess_first(table: Table, move: object) -> Reasons:
    """Check that no knight has to be sent home first."""
    if due(table):
        yield RuleReason("PD-Q2", "knight_first")


def may_take(table: Table, move: Take) -> Reasons:
    """The princess takes a knight of her city, any player's, after the tile and instead of a figure."""
    turn = table.turn
    if turn.step in ("place", "end"):
        yield RuleReason(
            table.book.ids.order, f"step_{turn.step}", {"player": move.player}, turn.placed or ()
        )
        return
    figure = meant(table, move)
    if figure is None or figure not in knights(table):
        yield RuleReason("PD-Q1", "no_knight", {"figure": move.figure.kind}, where(move))


def do_take(table: Table, move: Take) -> Step[Table]:
    """Send the knight home before the scoring (PD-Q3), with figures that are left alone."""
    turn = table.turn.but(player=move.player, step="end", marks=table.turn.marks | {TAKEN})
    figure = meant(table, move)
    return scoring.go_home(table.but(turn=turn), () if figure is None else (figure,))


def why_taken(table: Table, move: Take) -> Reasons:
    """Return the rules that allow it."""
    yield from assumed_turn(table, move, "step_act")
    figure = meant(table, move)
    assert figure is not None  # checked
    values = {"player": figure.player, "figure": figure.kind}
    yield RuleReason("PD-Q1", "takes", values, ((figure.x, figure.y),))
    yield applies("PD-Q3", ((figure.x, figure.y),))


def offered(table: Table, player: str) -> Iterator[Take]:
    """Yield a move for every knight there."""
    for figure in knights(table):
        yield Take(player, PRINCESS, named(table, figure))


TAKER = Action(Take, (may_take,), do_take, why_taken, offers=offered)
