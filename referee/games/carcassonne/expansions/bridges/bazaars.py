"""Bazaars: after such a tile the players buy, one after another, the tiles that they place next."""

from __future__ import annotations

from referee.game import Options
from referee.games.carcassonne.expansions.bridges.auction import BAZAAR, TILE, due_bidders
from referee.games.carcassonne.expansions.bridges.bidding import Bid, Offer, Settle
from referee.tiles.model.position import IN_HAND, Auction, Turn
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule import rule
from referee.tiles.rules.rule_groups import BagRules, TurnRules
from referee.tiles.rules.seating import clockwise_after
from referee.tiles.rules.table import Table
from referee.tiles.rules.waiting_step import AFTER_TURN, WaitingStep

AFTER_ALL = 90  # order of the step: the last one after a turn


def extend(book: Book, options: Options) -> Book:
    """Return the book with bazaars."""
    step = WaitingStep(
        (Offer, Bid, Settle), begins, due_bidders, stage=AFTER_TURN, order=AFTER_ALL, optional=False
    )
    return book.add(
        BagRules(in_hand={TILE: "BC-Z5"}),
        TurnRules(waiting_steps={BAZAAR: step}, next_turn=(after_both,)),
    )


def opens(table: Table) -> bool:
    """Return whether a tile with a bazaar was drawn in this turn; one that was bought is not."""
    placed = () if IN_HAND in table.turn.marks else table.turn.placed or ()
    return BAZAAR in table.turn.marks or any(BAZAAR in table.board.cells[cell].marks for cell in placed)


@rule("BC-Z1")
def after_both(table: Table, turn: Turn) -> Turn:
    """The bazaar follows the second part that a builder gives."""
    kept = turn.part == 2 and opens(table)
    return turn.but(marks=turn.marks | {BAZAAR}) if kept else turn


def begins(before: Table, after: Table) -> Table:
    """Begin with the left neighbour, unless bought tiles are still to be placed (BC-Z5) or too few tiles are
    left (BC-Z1)."""
    if after.bag.in_hand or not opens(after):
        return after
    pile = after.bag.pile
    if pile is not None and pile < len(after.players):
        return after
    first = clockwise_after(after, after.turn.player)[0]
    return after.but(turn=after.turn.but(auction=Auction(first)))
