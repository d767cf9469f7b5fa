"""The moves of a bazaar: a tile is offered, others bid, and it is bought or sold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from referee.game import BadInput, Event, RuleReason, Step, unknown_text
from referee.games.carcassonne.expansions.bridges.auction import (
    AUCTIONED,
    due_bidders,
    joined,
    settled,
    waits,
    without_tile,
)
from referee.tiles.model.position import Auction
from referee.tiles.play.actions.placement_checks import not_drawn_now, out_of_copies
from referee.tiles.rules.action import Action, Reasons, in_turn
from referee.tiles.rules.rule import applies
from referee.tiles.rules.table import Table

TOP_PRICE = 1000  # points, as a price


@dataclass(frozen=True, slots=True)
class Offer:
    """Choose one of the tiles turned up, and name the first price for it; `price` None: 0, and no other."""

    player: str
    tile: str
    price: int | None = field(default=None, metadata={"names": "points"})


@dataclass(frozen=True, slots=True)
class Bid:
    """Name a higher price for the tile on offer; `price` None: pass."""

    player: str
    price: int | None = field(default=None, metadata={"names": "points"})


@dataclass(frozen=True, slots=True)
class Settle:
    """Buy the tile on offer from the highest bidder, or sell it to them."""

    player: str
    buy: bool = field(metadata={"names": "settle"})


# ---- a tile is offered -------------------------------------------------------------------------------------


def known_tile(table: Table, move: Offer) -> Reasons:
    """Reject a tile that does not exist."""
    if move.tile not in table.library.tiles:
        raise BadInput({"tile": [unknown_text("tile", move.tile, table.library.tiles)]})
    return iter(())


def chooses(table: Table, move: Offer) -> Reasons:
    """A tile is chosen only while none is on offer."""
    auction = table.turn.auction
    if auction is not None and auction.tile is not None:
        yield RuleReason("BC-Z2", "on_offer", {"tile": auction.tile, "player": auction.chooser})


def may_offer(table: Table, move: Offer) -> Reasons:
    """It is one that can be drawn, at a price of 0 or more; the last one is free, and so are all without an
    auction."""
    if move.tile in table.bag.undrawn:
        yield RuleReason("BC-Z1", "never_drawn", {"tile": move.tile})
    else:
        yield from not_drawn_now(table, move.tile)
    yield from out_of_copies(table, move.tile)
    price = move.price or 0
    if price < 0 or price > TOP_PRICE:
        yield RuleReason("BC-Z2", "price", {"price": price})
    elif price and table.options[AUCTIONED.name] == "off":
        yield RuleReason("BC-Z6", "free", {"player": move.player})
    elif price and len(without_tile(table, move.player)) == 1:
        yield RuleReason("BC-Z4", "free", {"player": move.player})


def do_offer(table: Table, move: Offer) -> Step[Table]:
    """Put the tile up; where no other player may bid, its chooser takes it at once."""
    price = move.price or 0
    auction = Auction(move.player, move.tile, price, move.player)
    after = table.but(turn=table.turn.but(auction=auction, passed=None))
    event = Event("offer", {"player": move.player, "tile": move.tile, "price": price})
    alone = table.options[AUCTIONED.name] == "off" or not due_bidders.apply(after)
    return joined(event, settled(after, move.player, None) if alone else Step(after))


def why_offered(table: Table, move: Offer) -> Reasons:
    """Return the rule that lets this player choose."""
    if table.options[AUCTIONED.name] == "off":
        yield RuleReason("BC-Z6", "takes", {"player": move.player, "tile": move.tile})
    elif len(without_tile(table, move.player)) == 1:
        yield RuleReason("BC-Z4", "last", {"player": move.player, "tile": move.tile})
    else:
        values = {"player": move.player, "tile": move.tile, "price": move.price or 0}
        yield RuleReason("BC-Z2", "offers", values)


def offers(table: Table, player: str) -> Iterator[Offer]:
    """Yield every tile that may have been turned up, at the price of 0, if one can be named."""
    auction = table.turn.auction
    if auction is not None and auction.tile is None:
        free = table.options[AUCTIONED.name] == "off" or len(without_tile(table, player)) == 1
        left = (tile for tile in table.library.tiles if table.bag.copies_left(tile) != 0)
        yield from (Offer(player, tile, None if free else 0) for tile in left)


# ---- bids --------------------------------------------------------------------------------------------------


def may_bid(table: Table, move: Bid) -> Reasons:
    """There is a tile on offer, of another player, and this one has neither bid nor passed."""
    auction = table.turn.auction
    if auction is not None and auction.tile is None:
        yield RuleReason("BC-Z2", "no_tile", {"player": auction.chooser})
    elif auction is not None and auction.chooser == move.player:
        yield RuleReason("BC-Z3", "first", {"player": move.player})
    elif auction is not None and move.player in (table.turn.passed or ()):
        yield RuleReason("BC-Z2", "once", {"player": move.player})


def higher(table: Table, move: Bid) -> Reasons:
    """A bid is higher than those before."""
    auction = table.turn.auction
    if move.price is None or auction is None:
        return
    if not (auction.price or 0) < move.price <= TOP_PRICE:
        yield RuleReason("BC-Z2", "too_low", {"price": move.price, "highest": auction.price or 0})


def do_bid(table: Table, move: Bid) -> Step[Table]:
    """Note the bid; after the last one the tile is sold if no other player has outbid its chooser."""
    auction, turn = table.turn.auction, table.turn
    if auction is not None and move.price is not None:
        auction = replace(auction, price=move.price, bidder=move.player)
    turn = turn.but(auction=auction, passed=(*(turn.passed or ()), move.player))
    after = table.but(turn=turn)
    event = Event("bid", {"player": move.player, "price": move.price})
    chooser = "" if auction is None else auction.chooser
    return joined(event, Step(after) if after.phase.movers else settled(after, chooser, None))


def why_bid(table: Table, move: Bid) -> Reasons:
    """Return the rule."""
    values = {"player": move.player, "price": move.price or 0}
    yield RuleReason("BC-Z2", "passes" if move.price is None else "bids", values)


def bids(table: Table, player: str) -> Iterator[Bid]:
    """Yield the pass, and the least bid."""
    auction = table.turn.auction
    if auction is not None and auction.tile is not None:
        yield from (Bid(player), Bid(player, (auction.price or 0) + 1))


# ---- buying or selling -------------------------------------------------------------------------------------


def may_settle(table: Table, move: Settle) -> Reasons:
    """Its chooser buys or sells it, once another player has outbid them."""
    auction = table.turn.auction
    if auction is not None and (auction.tile is None or auction.chooser != move.player):
        yield RuleReason("BC-Z3", "not_yours", {"player": move.player})


def do_settle(table: Table, move: Settle) -> Step[Table]:
    """Buy or sell the tile."""
    auction = table.turn.auction
    bidder = None if auction is None else auction.bidder
    if move.buy or bidder is None:
        return joined(None, settled(table, move.player, bidder))
    return joined(None, settled(table, bidder, move.player))


def why_settled(table: Table, move: Settle) -> Reasons:
    """Return the rule."""
    auction = table.turn.auction
    if auction is None:
        yield applies("BC-Z3")
        return
    values = {"player": move.player, "bidder": auction.bidder or "", "price": auction.price or 0}
    yield RuleReason("BC-Z3", "buys" if move.buy else "sells", values)


def choices(table: Table, player: str) -> Iterator[Settle]:
    """Yield both choices."""
    auction = table.turn.auction
    if auction is not None and auction.tile is not None:
        yield from (Settle(player, buy=True), Settle(player, buy=False))


NOW = (known_tile, in_turn, waits, chooses)  # checks of an offer that nothing overrules
OFFER = Action(
    Offer, (*NOW, may_offer), do_offer, why_offered, lambda table, move: (), firm=NOW, offers=offers
)
MAY_BID = (in_turn, waits, may_bid, higher)
BID = Action(Bid, MAY_BID, do_bid, why_bid, firm=MAY_BID, offers=bids)
MAY_SETTLE = (in_turn, waits, may_settle)
SETTLE = Action(Settle, MAY_SETTLE, do_settle, why_settled, firm=MAY_SETTLE, offers=choices)
