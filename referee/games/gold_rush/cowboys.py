"""Cowboys: where one may be put, and the house rule by which one may be recalled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from referee.game import RuleReason, Step
from referee.games.gold_rush.moves import Recall
from referee.tiles.model.board import Board
from referee.tiles.play import scoring
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import OfPlayer, Reasons, assumed_turn, at_step, in_turn
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import DeployedFigure, Table

COWBOY, TENT, SHERIFF = "cowboy", "tent", "sheriff"
FARMERS, SHERIFF_PLAYS, RECALL_PLAYS = "gr.farmers", "gr.sheriff", "gr.recall_cowboy"
ROLES = {"railroad": "railwayman", "mountain": "miner", "city": "merchant", "prairie": "farmer"}


@rule("GR-C2")
def role(claim: DeploymentContext) -> RuleReason:
    """A cowboy is a railwayman, miner, merchant or farmer, and nothing else; without farmers (GR-S6) none may
    be put on prairies. A tent is pitched on mountains."""
    kind, cell = claim.feature_kind, (claim.cell,)
    if claim.kind == TENT:
        return RuleReason("GR-A1", "not_there", {"figure": TENT, "kind": kind}, cell)
    if kind == "prairie" and claim.table.options[FARMERS] == "off":
        return RuleReason("GR-S6", "no_farmers", {}, cell)
    return RuleReason("GR-C2", "not_there", {"figure": claim.kind, "kind": kind}, cell)


@rule("GR-C3")
def free(claim: DeploymentContext) -> RuleReason | None:
    """No cowboy of any player may be on the whole region; tents do not count (GR-C4)."""
    there = [figure for figure in claim.standing if figure.kind == COWBOY]
    if not there:
        return None
    cells = tuple(dict.fromkeys((figure.x, figure.y) for figure in there))
    return RuleReason(
        "GR-C3", "occupied", {"kind": claim.feature_kind, "by": tuple(f.player for f in there)}, cells
    )


@rule("GR-W4")
def joins_prairies(claim: DeploymentContext) -> RuleReason | None:
    """A player who joins prairies with farmers may not add one. (Reported for a placed tile; before, GR-C3
    forbids it.)"""
    if claim.feature_kind != "prairie" or claim.meeting is not None:
        return None
    farmers = [figure for figure in claim.standing if (figure.x, figure.y) != claim.cell]
    if len(farmers) < 2:
        return None
    before = Board({at: tile for at, tile in claim.table.board.cells.items() if at != claim.cell})
    if len({before.region(farmer[2:]) for farmer in farmers}) < 2:
        return None
    return RuleReason("GR-W4", "joined", {}, tuple((farmer.x, farmer.y) for farmer in farmers))


@rule("GR-C2")
def becomes(claim: DeploymentContext) -> RuleReason:
    """Report what the cowboy becomes there; a farmer is laid down and stays (GR-W2)."""
    rule = "GR-W2" if claim.feature_kind == "prairie" else "GR-C2"
    return RuleReason(rule, "becomes", {"role": ROLES[claim.feature_kind]}, (claim.cell,))


@rule("GR-T1")
def instead_of_the_others(claim: DeploymentContext) -> RuleReason:
    """A cowboy is one of three actions, of which a turn has one."""
    return RuleReason("GR-T1", "one", {"player": claim.player}, (claim.cell,))


@rule("GR-W3")
def how_far(claim: DeploymentContext) -> RuleReason | None:
    """Report what bounds a prairie."""
    return applies("GR-W3", (claim.cell,)) if claim.feature_kind == "prairie" else None


@rule("GR-C4")
def tents_do_not_count(claim: DeploymentContext) -> RuleReason | None:
    """Tents on the region do not exclude a cowboy."""
    tents = [figure for figure in claim.standing if figure.kind == TENT]
    if not tents:
        return None
    cells = tuple(dict.fromkeys((figure.x, figure.y) for figure in tents))
    return RuleReason("GR-C4", "tents_there", {"by": tuple(f.player for f in tents)}, cells)


@rule("GR-C5")
def sheriff_there(claim: DeploymentContext) -> RuleReason | None:
    """Nor does the sheriff, if in play."""
    table = claim.table
    if claim.feature_kind != "mountain" or table.options[SHERIFF_PLAYS] == "off":
        return None
    region = table.board.region((*claim.cell, claim.index))
    cells = tuple((t.x, t.y) for t in table.tokens_on(region) if t.kind == SHERIFF)
    return RuleReason("GR-C5", "sheriff_there", {}, cells) if cells else None


@rule("GR-A1")
def pitched(claim: DeploymentContext) -> RuleReason:
    """A tent is not deployed like a cowboy; it has a separate move."""
    return RuleReason("GR-A1", "is_pitched", {"player": claim.player}, (claim.cell,))


def one_of_three(table: Table, move: OfPlayer) -> Reasons:
    """GR-T1: a cowboy, the tent or a token. A figure of the player on the tile just placed was put there in
    this turn, whatever the step of the turn."""
    if table.turn.step == "end":  # covered by the check of the step
        return
    placed = (table.turn.placed or ())[-1:]
    there = [f for f in table.figures if f.player == move.player and (f.x, f.y) in placed]
    if there:
        yield RuleReason("GR-T1", "done", {"player": move.player, "figure": there[0].kind}, placed)


def why_this_one(table: Table, move: OfPlayer) -> Reasons:
    """Report that the tent or a token is the player's action in this turn, with or without cowboys left."""
    yield RuleReason("GR-T1", "one", {"player": move.player}, (table.turn.placed or ())[-1:])
    yield from without_cowboys(table, move.player)


def without_cowboys(table: Table, player: str) -> Reasons:
    """A player without cowboys continues to play."""
    if table.supply.left(player, COWBOY) <= 0:
        yield applies("GR-C6")


# ---- recalling one (GR-O1) ---------------------------------------------------------------------------------


def house_rule(table: Table, move: Recall) -> Reasons:
    """The players must have agreed on it."""
    if table.options[RECALL_PLAYS] == "off":
        yield RuleReason("GR-O1", "off")


def own_cowboy(table: Table, player: str, x: int, y: int) -> DeployedFigure | None:
    """Return the cowboy of a player on a tile: at most one, because one per turn is put on the tile just
    placed."""
    return next((f for f in table.figures if f[:4] == (player, COWBOY, x, y)), None)


def there_is_one(table: Table, move: Recall) -> Reasons:
    """A cowboy of the player must stand there."""
    cell = (move.x, move.y)
    if own_cowboy(table, move.player, move.x, move.y) is None:
        yield RuleReason("GR-O1", "no_cowboy", {"player": move.player, "cell": cell}, (cell,))


def why_recalled(table: Table, move: Recall) -> Reasons:
    """Report that this replaces placing one, and that nothing is scored."""
    yield from assumed_turn(table, move, "step_act")
    yield RuleReason("GR-O1", "comes_back", {"player": move.player}, ((move.x, move.y),))
    yield from why_this_one(table, move)


def do_recall(table: Table, move: Recall) -> Step[Table]:
    """Return the cowboy to its player; the turn advances to its end. (No effect if there is none.)"""
    table = replace(table, turn=table.turn.but(player=move.player, step="end"))
    figure = own_cowboy(table, move.player, move.x, move.y)
    return scoring.go_home(table, (figure,)) if figure else Step(table)


def recallable(table: Table, player: str) -> Iterator[Recall]:
    """Yield a move for every cowboy of the player."""
    for figure in table.figures:
        if (figure.player, figure.kind) == (player, COWBOY):
            yield Recall(player, figure.x, figure.y)


RECALL = Action(
    Recall,
    (house_rule, in_turn, at_step("act"), one_of_three, there_is_one),
    do_recall,
    why_recalled,
    offers=recallable,
)
