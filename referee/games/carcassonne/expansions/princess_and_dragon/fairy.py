"""The fairy: a neutral figure that moves to a follower. She pays its player (fairy_payments), and the dragon
does not enter her tile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from referee.game import Event, Options, PositionFinding, RuleReason, Step
from referee.games.carcassonne.expansions.princess_and_dragon.fairy_payments import (
    PAD,
    explained,
    paid_at_end,
    paid_at_start,
    paid_with_castle,
    paid_with_feature,
)
from referee.games.carcassonne.expansions.princess_and_dragon.fairy_token import FAIRY, PLACE, fairy_of, moved
from referee.games.carcassonne.expansions.princess_and_dragon.princess import princess_first
from referee.tiles.model.position import Ref, Standing
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, in_turn, not_over
from referee.tiles.rules.book import Book
from referee.tiles.rules.pad import PadRules
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import FinalRules, PlacementRules, ReportRules, ScoringRules
from referee.tiles.rules.table import DeployedFigure, Table, Token


@dataclass(frozen=True, slots=True)
class Fairy:
    """Move the fairy with one of the player's followers on the tile at (x, y); `figure`: which one, if
    there are several."""

    player: str
    x: int
    y: int
    figure: Standing | None = None


def extend(book: Book, options: Options) -> Book:
    """Return the book with the fairy."""
    return book.add(
        PlacementRules(before_deployment=(paid_at_start,)),
        ScoringRules(
            after_completion=(paid_with_feature,),
            upon_payment=(paid_with_castle,),
            after_scoring=(left_alone,),
        ),
        FinalRules(bonuses=(paid_at_end,)),
        ReportRules(findings=(one_fairy,), feature_notes=(explained,)),
        PadRules({FAIRY: PAD}),
    )


# ---- on the table ------------------------------------------------------------------------------------------


@rule("PD-F5", needs=(FAIRY,))
def left_alone(table: Table) -> Step[Table]:
    """When her follower leaves, the fairy stays on the tile alone."""
    fairy = fairy_of(table)
    if fairy is None or fairy.beside is None or fairy.beside in table.figures:
        return Step(table)
    return Step(moved(table, fairy._replace(beside=None)))


@rule("PD-S2")
def one_fairy(table: Table) -> tuple[PositionFinding, ...]:
    """There is one fairy."""
    cells = tuple((token.x, token.y) for token in table.tokens if token.kind == FAIRY)
    if len(cells) < 2:
        return ()
    return (PositionFinding("error", RuleReason("PD-S2", "one_fairy", {"count": len(cells)}, cells)),)


# ---- the move ----------------------------------------------------------------------------------------------


def followers_at(table: Table, move: Fairy) -> list[DeployedFigure]:
    """Return the player's followers on the tile that the move may mean."""
    there = [f for f in table.figures if (f.player, f.x, f.y) == (move.player, move.x, move.y)]
    found = [f for f in there if table.book.follows(f.kind) and f.kind not in table.book.on_points]
    if move.figure is None:
        return found
    named = move.figure
    return [f for f in found if f.kind == named.kind and _stands_on(table, f, named.feature)]


def _stands_on(table: Table, figure: DeployedFigure, feature: Ref | None) -> bool:
    if feature is None or figure.segment < 0:
        return True
    return figure.segment in table.board.cells[figure.x, figure.y].names.find(feature.kind, feature.at)


def instead_of_a_figure(table: Table, move: Fairy) -> Reasons:
    """She moves after the tile was placed, in place of any figure."""
    turn = table.turn
    if turn.step in ("place", "end"):
        yield RuleReason(
            table.book.ids.order, f"step_{turn.step}", {"player": move.player}, turn.placed or ()
        )


def beside_own_follower(table: Table, move: Fairy) -> Reasons:
    """She moves with one follower of the player, another one than before."""
    cell = (move.x, move.y)
    found = followers_at(table, move)
    if not found:
        others = [f.kind for f in table.figures if (f.player, f.x, f.y) == (move.player, *cell)]
        if others and move.figure is None:
            yield RuleReason("PD-F7", "no_follower", {"figure": others[0]}, (cell,))
        else:
            yield RuleReason("PD-F1", "nobody", {"player": move.player, "cell": cell}, (cell,))
        return
    on_tile = table.options[PLACE.name] == "on_tile"
    fairy = fairy_of(table)
    if len(set(found)) > 1 and not on_tile:
        yield RuleReason("PD-F1", "which", {"player": move.player, "count": len(found)}, (cell,))
    elif fairy is not None and (fairy.beside == found[0] if not on_tile else (fairy.x, fairy.y) == cell):
        yield RuleReason("PD-F1", "stands_there", {"player": move.player}, (cell,))


def on_a_tile(table: Table, move: Fairy) -> Reasons:
    """She stands on a tile of the table, whatever the players agree on."""
    cell = (move.x, move.y)
    if not table.board.holds(cell):
        yield RuleReason("PD-F1", "nobody", {"player": move.player, "cell": cell}, (cell,))


def do_move(table: Table, move: Fairy) -> Step[Table]:
    """Move the fairy; the turn advances to its end."""
    turn = table.turn.but(player=move.player, step="end", marks=table.turn.marks | {FAIRY})
    found = followers_at(table, move)
    beside = found[0] if found and table.options[PLACE.name] == "beside" else None
    fairy = Token(FAIRY, None, move.x, move.y, -1, beside=beside)
    event = Event(FAIRY, {"player": move.player}, ((move.x, move.y),))
    return Step(moved(table, fairy).but(turn=turn), (event,))


def why_moved(table: Table, move: Fairy) -> Reasons:
    """Return the rules that allow it."""
    yield from assumed_turn(table, move, "step_act")
    yield RuleReason("PD-F1", "moves", {"player": move.player}, ((move.x, move.y),))
    yield applies("PD-F4", ((move.x, move.y),))


def offered(table: Table, player: str) -> Iterator[Fairy]:
    """Yield a move to every follower of the player."""
    on_tile = table.options[PLACE.name] == "on_tile"
    offered_cells = set()
    for figure in dict.fromkeys(table.figures):  # of several alike, one
        if on_tile and (figure.x, figure.y) in offered_cells:
            continue
        if figure.player != player or not table.book.follows(figure.kind) or figure.segment < 0:
            continue
        offered_cells.add((figure.x, figure.y))
        move = Fairy(player, figure.x, figure.y)
        if not on_tile and len(set(followers_at(table, move))) > 1:
            tile = table.board.cells[figure.x, figure.y]
            feature = Ref(tile.kinds[figure.segment], tile.names.at(figure.segment))
            move = replace(move, figure=Standing(player, figure.kind, figure.x, figure.y, feature))
        yield move


MOVE = Action(
    Fairy,
    (in_turn, instead_of_a_figure, princess_first, beside_own_follower),
    do_move,
    why_moved,
    firm=(not_over, on_a_tile),
    offers=offered,
)
