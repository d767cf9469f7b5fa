"""Cowboys: where one may be put, and the house rule by which one may be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from referee.game import Reason, Step
from referee.games.gold_rush.moves import Recall
from referee.tiles import scoring
from referee.tiles.board import Board
from referee.tiles.book import applies, rule
from referee.tiles.case import Claim
from referee.tiles.deeds import Deed
from referee.tiles.deeds.deed import Reasons, assumed_turn, at_step, in_turn
from referee.tiles.table import Figure, Table

COWBOY, TENT, SHERIFF = "cowboy", "tent", "sheriff"
FARMERS, SHERIFF_PLAYS, RECALL_PLAYS = "gr.farmers", "gr.sheriff", "gr.recall_cowboy"
ROLES = {"railroad": "railwayman", "mountain": "miner", "city": "merchant", "prairie": "farmer"}


@rule("GR-C2")
def role(claim: Claim) -> Reason:
    """A cowboy is railwayman, miner, merchant or farmer, and nothing else; without farmers (GR-S6) he stays
    off the prairies. A tent is pitched on mountains."""
    kind, cell = claim.feature_kind, (claim.cell,)
    if claim.kind == TENT:
        return Reason("GR-A1", "not_there", {"figure": TENT, "kind": kind}, cell)
    if kind == "prairie" and claim.table.options[FARMERS] == "off":
        return Reason("GR-S6", "no_farmers", {}, cell)
    return Reason("GR-C2", "not_there", {"figure": claim.kind, "kind": kind}, cell)


@rule("GR-C3")
def free(claim: Claim) -> Reason | None:
    """No cowboy, own or foreign, on the whole connected feature; tents do not count (GR-C4)."""
    there = [figure for figure in claim.standing if figure.kind == COWBOY]
    if not there:
        return None
    cells = tuple(dict.fromkeys((figure.x, figure.y) for figure in there))
    return Reason(
        "GR-C3", "occupied", {"kind": claim.feature_kind, "by": tuple(f.player for f in there)}, cells
    )


@rule("GR-W4")
def joins_prairies(claim: Claim) -> Reason | None:
    """Whoever joins prairies with farmers may not add one. (Said of a tile that lies: GR-C3 forbids it
    before.)"""
    if claim.feature_kind != "prairie" or claim.meeting is not None:
        return None
    farmers = [figure for figure in claim.standing if (figure.x, figure.y) != claim.cell]
    if len(farmers) < 2:
        return None
    before = Board({at: tile for at, tile in claim.table.board.cells.items() if at != claim.cell})
    if len({before.region(farmer[2:]) for farmer in farmers}) < 2:
        return None
    return Reason("GR-W4", "joined", {}, tuple((farmer.x, farmer.y) for farmer in farmers))


@rule("GR-C2")
def becomes(claim: Claim) -> Reason:
    """What the cowboy is there; a farmer lies down and stays (GR-W2)."""
    rule = "GR-W2" if claim.feature_kind == "prairie" else "GR-C2"
    return Reason(rule, "becomes", {"role": ROLES[claim.feature_kind]}, (claim.cell,))


@rule("GR-T1")
def instead_of_the_others(claim: Claim) -> Reason:
    """A cowboy is one of the three things of which a turn has one."""
    return Reason("GR-T1", "one", {"player": claim.player}, (claim.cell,))


@rule("GR-W3")
def how_far(claim: Claim) -> Reason | None:
    """What bounds a prairie."""
    return applies("GR-W3", (claim.cell,)) if claim.feature_kind == "prairie" else None


@rule("GR-C4")
def tents_do_not_count(claim: Claim) -> Reason | None:
    """Tents there keep no cowboy out."""
    tents = [figure for figure in claim.standing if figure.kind == TENT]
    if not tents:
        return None
    cells = tuple(dict.fromkeys((figure.x, figure.y) for figure in tents))
    return Reason("GR-C4", "tents_there", {"by": tuple(f.player for f in tents)}, cells)


@rule("GR-C5")
def sheriff_there(claim: Claim) -> Reason | None:
    """Nor does the sheriff, where he is played with."""
    table = claim.table
    if claim.feature_kind != "mountain" or table.options[SHERIFF_PLAYS] == "off":
        return None
    region = table.board.region((*claim.cell, claim.index))
    cells = tuple((t.x, t.y) for t in table.tokens_on(region) if t.kind == SHERIFF)
    return Reason("GR-C5", "sheriff_there", {}, cells) if cells else None


@rule("GR-A1")
def pitched(claim: Claim) -> Reason:
    """A tent is not put down like a cowboy; it has a move of its own."""
    return Reason("GR-A1", "is_pitched", {"player": claim.player}, (claim.cell,))


def one_of_three(table: Table, move: Any) -> Reasons:
    """GR-T1: a cowboy, the tent or a token. An own figure on the tile just placed came there in this turn,
    however far the turn is told to be."""
    if table.turn.step == "end":  # which says so itself
        return
    placed = (table.turn.placed or ())[-1:]
    there = [f for f in table.figures if f.player == move.player and (f.x, f.y) in placed]
    if there:
        yield Reason("GR-T1", "done", {"player": move.player, "figure": there[0].kind}, placed)


def why_this_one(table: Table, move: Any) -> Reasons:
    """The tent or a token is what the player does in this turn, with or without cowboys left."""
    yield Reason("GR-T1", "one", {"player": move.player}, (table.turn.placed or ())[-1:])
    yield from without_cowboys(table, move.player)


def without_cowboys(table: Table, player: str) -> Reasons:
    """A player without cowboys goes on all the same."""
    if table.supply(player, COWBOY) <= 0:
        yield applies("GR-C6")


# ---- taking one back (GR-O1) -------------------------------------------------------------------------------


def house_rule(table: Table, move: Recall) -> Reasons:
    """The players agreed on it."""
    if table.options[RECALL_PLAYS] == "off":
        yield Reason("GR-O1", "off")


def own_cowboy(table: Table, player: str, x: int, y: int) -> Figure | None:
    """The cowboy of a player on a tile: one a turn is put on the tile just placed, so one at most."""
    return next((f for f in table.figures if f[:4] == (player, COWBOY, x, y)), None)


def there_is_one(table: Table, move: Recall) -> Reasons:
    """An own cowboy stands there."""
    cell = (move.x, move.y)
    if own_cowboy(table, move.player, move.x, move.y) is None:
        yield Reason("GR-O1", "no_cowboy", {"player": move.player, "cell": cell}, (cell,))


def why_recalled(table: Table, move: Recall) -> Reasons:
    """Instead of placing one; nothing is scored."""
    yield from assumed_turn(table, move, "step_act")
    yield Reason("GR-O1", "comes_back", {"player": move.player}, ((move.x, move.y),))
    yield from why_this_one(table, move)


def do_recall(table: Table, move: Recall) -> Step:
    """The cowboy goes home; the turn goes on to its end. (Nothing where none stands there.)"""
    table = replace(table, turn=replace(table.turn, player=move.player, step="end"))
    figure = own_cowboy(table, move.player, move.x, move.y)
    return scoring.go_home(table, (figure,)) if figure else Step(table)


def recallable(table: Table, player: str) -> Iterator[Recall]:
    """Every own cowboy."""
    for figure in table.figures:
        if (figure.player, figure.kind) == (player, COWBOY):
            yield Recall(player, figure.x, figure.y)


RECALL = Deed(
    Recall,
    (house_rule, in_turn, at_step("act"), one_of_three, there_is_one),
    do_recall,
    why_recalled,
    offers=recallable,
)
