"""Bazaars: after such a tile the players buy, one after another, the tiles that they place next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from referee.game import BadInput, Event, Line, Option, Options, Part, Reason, Step, unknown_text
from referee.tiles.model.position import IN_HAND, Auction, Turn
from referee.tiles.play import scoring
from referee.tiles.play.actions.placement_checks import one_less, out_of_copies
from referee.tiles.play.actions.waiting import go_on
from referee.tiles.rules.action import Action, Reasons, in_turn
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import AFTER_TURN, BagRules, TurnRules, WaitingStep
from referee.tiles.rules.table import Table

BAZAAR = "bazaar"  # mark of a tile and of a turn, and step
TILE = "tile"  # held: the tile that a player has bought
AUCTION = "auction"  # event, kind of line and of part
AFTER_ALL = 90  # order of the step: the last one after a turn
MOST = 1000  # points, as a price
AUCTIONED = Option("bc.auction", ("on", "off"), "on", "BC-Z6", {"ext.bazaar": "on"})


@dataclass(frozen=True, slots=True)
class Offer:
    """Choose one of the tiles turned up, and name the first price for it."""

    player: str
    tile: str
    price: int = 0


@dataclass(frozen=True, slots=True)
class Bid:
    """Name a higher price for the tile on offer; `price` None: pass."""

    player: str
    price: int | None = None


@dataclass(frozen=True, slots=True)
class Settle:
    """Buy the tile on offer from whoever named the highest price, or sell it to them."""

    player: str
    buy: bool


def extend(book: Book, options: Options) -> Book:
    """Return the book with bazaars."""
    step = WaitingStep((Offer, Bid, Settle), begins, asked, stage=AFTER_TURN, order=AFTER_ALL, optional=False)
    return book.add(
        BagRules(in_hand={TILE: "BC-Z5"}),
        TurnRules(waiting_steps={BAZAAR: step}, next_turn=(after_both,)),
    )


# ---- who acts ----------------------------------------------------------------------------------------------


def clockwise(table: Table, player: str | None) -> tuple[str, ...]:
    """Return the players from the left neighbour of one on, that one last."""
    seats = [seat.id for seat in table.players]
    first = seats.index(player) + 1 if player in seats else 0
    return (*seats[first:], *seats[:first])


def without_tile(table: Table, player: str | None) -> tuple[str, ...]:
    """Return the players without a tile, in the same order."""
    return tuple(one for one in clockwise(table, player) if one not in table.in_hand)


def opens(table: Table) -> bool:
    """Return whether a tile with a bazaar was drawn in this turn; one that was bought is not."""
    placed = () if IN_HAND in table.turn.marks else table.turn.placed or ()
    return BAZAAR in table.turn.marks or any(BAZAAR in table.board.cells[cell].marks for cell in placed)


@rule("BC-Z1")
def after_both(table: Table, turn: Turn) -> Turn:
    """The bazaar follows the second part that a builder gives."""
    kept = turn.part == 2 and opens(table)
    return replace(turn, marks=turn.marks | {BAZAAR}) if kept else turn


def begins(before: Table, after: Table) -> Table:
    """Begin with the left neighbour, unless bought tiles are still to be placed (BC-Z5) or too few tiles are
    left (BC-Z1)."""
    if after.in_hand or not opens(after) or (after.pile is not None and after.pile < len(after.players)):
        return after
    first = clockwise(after, after.turn.player)[0]
    return after.but(turn=replace(after.turn, auction=Auction(first)))


@rule("BC-Z2")
def asked(table: Table) -> tuple[str, ...]:
    """The one who chooses a tile; then all others without one, clockwise, and the first again if they have to
    buy or sell."""
    auction = table.turn.auction
    if auction is None:
        return ()
    if auction.tile is None:
        return (auction.chooser,)
    others = without_tile(table, auction.chooser)[:-1]
    return (*others, *((auction.chooser,) if auction.bidder != auction.chooser else ()))


def waits(table: Table, move: object) -> Reasons:
    """Check that the game waits for a bazaar."""
    if table.turn.auction is None or (table.turn.due or ("",))[0] != BAZAAR:
        yield Reason("BC-Z1", "nothing_due", {"player": getattr(move, "player", "")})


# ---- a tile is offered -------------------------------------------------------------------------------------


def known_tile(table: Table, move: Offer) -> Reasons:
    """Reject a tile that does not exist, and a price below 0."""
    if move.tile not in table.library.tiles:
        raise BadInput({"tile": [unknown_text("tile", move.tile, table.library.tiles)]})
    return iter(())


def chooses(table: Table, move: Offer) -> Reasons:
    """A tile is chosen only while none is on offer."""
    auction = table.turn.auction
    if auction is not None and auction.tile is not None:
        yield Reason("BC-Z2", "on_offer", {"tile": auction.tile, "player": auction.chooser})


def may_offer(table: Table, move: Offer) -> Reasons:
    """It is one that can be drawn, at a price of 0 or more; the last one is free, and so are all without an
    auction."""
    if move.tile in table.undrawn:
        yield Reason("BC-Z1", "never_drawn", {"tile": move.tile})
    yield from out_of_copies(table, move.tile)
    if move.price < 0 or move.price > MOST:
        yield Reason("BC-Z2", "price", {"price": move.price})
    elif move.price and table.options[AUCTIONED.name] == "off":
        yield Reason("BC-Z6", "free", {"player": move.player})
    elif move.price and len(without_tile(table, move.player)) == 1:
        yield Reason("BC-Z4", "free", {"player": move.player})


def do_offer(table: Table, move: Offer) -> Step[Table]:
    """Put the tile up; where nobody else may bid, its chooser takes it at once."""
    auction = Auction(move.player, move.tile, move.price, move.player)
    after = table.but(turn=replace(table.turn, auction=auction, passed=None))
    event = Event("offer", {"player": move.player, "tile": move.tile, "price": move.price})
    alone = table.options[AUCTIONED.name] == "off" or not asked.apply(after)
    return _joined(event, settled(after, move.player, None) if alone else Step(after))


def why_offered(table: Table, move: Offer) -> Reasons:
    """Return the rule that lets this player choose."""
    if table.options[AUCTIONED.name] == "off":
        yield Reason("BC-Z6", "takes", {"player": move.player, "tile": move.tile})
    elif len(without_tile(table, move.player)) == 1:
        yield Reason("BC-Z4", "last", {"player": move.player, "tile": move.tile})
    else:
        yield Reason("BC-Z2", "offers", {"player": move.player, "tile": move.tile, "price": move.price})


def offers(table: Table, player: str) -> Iterator[Offer]:
    """Yield every tile that may have been turned up, at the price of 0."""
    auction = table.turn.auction
    if auction is not None and auction.tile is None:
        yield from (Offer(player, tile) for tile in table.library.tiles if table.copies_left(tile) != 0)


# ---- bids --------------------------------------------------------------------------------------------------


def may_bid(table: Table, move: Bid) -> Reasons:
    """There is a tile on offer, of another player."""
    auction = table.turn.auction
    if auction is not None and auction.tile is None:
        yield Reason("BC-Z2", "no_tile", {"player": auction.chooser})
    elif auction is not None and auction.chooser == move.player:
        yield Reason("BC-Z3", "first", {"player": move.player})


def higher(table: Table, move: Bid) -> Reasons:
    """A bid is higher than those before."""
    auction = table.turn.auction
    if move.price is None or auction is None:
        return
    if not (auction.price or 0) < move.price <= MOST:
        yield Reason("BC-Z2", "too_low", {"price": move.price, "highest": auction.price or 0})


def do_bid(table: Table, move: Bid) -> Step[Table]:
    """Note the bid; after the last one the tile is sold if nobody has outbid its chooser."""
    auction, turn = table.turn.auction, table.turn
    if auction is not None and move.price is not None:
        auction = replace(auction, price=move.price, bidder=move.player)
    turn = replace(turn, auction=auction, passed=(*(turn.passed or ()), move.player))
    after = table.but(turn=turn)
    event = Event("bid", {"player": move.player, "price": move.price})
    chooser = "" if auction is None else auction.chooser
    return _joined(event, Step(after) if after.movers else settled(after, chooser, None))


def why_bid(table: Table, move: Bid) -> Reasons:
    """Return the rule."""
    values = {"player": move.player, "price": move.price or 0}
    yield Reason("BC-Z2", "passes" if move.price is None else "bids", values)


def bids(table: Table, player: str) -> Iterator[Bid]:
    """Yield the pass, and the least bid."""
    auction = table.turn.auction
    if auction is not None and auction.tile is not None:
        yield from (Bid(player), Bid(player, (auction.price or 0) + 1))


# ---- buying or selling -------------------------------------------------------------------------------------


def may_settle(table: Table, move: Settle) -> Reasons:
    """Its chooser buys or sells it, once somebody has outbid them."""
    auction = table.turn.auction
    if auction is not None and (auction.tile is None or auction.chooser != move.player):
        yield Reason("BC-Z3", "not_yours", {"player": move.player})


def do_settle(table: Table, move: Settle) -> Step[Table]:
    """Buy or sell the tile."""
    auction = table.turn.auction
    bidder = None if auction is None else auction.bidder
    if move.buy or bidder is None:
        return _joined(None, settled(table, move.player, bidder))
    return _joined(None, settled(table, bidder, move.player))


def settled(table: Table, buyer: str, seller: str | None) -> Step[Table]:
    """Return the table with the tile in the buyer's hand, paid to the other or to nobody, and the next player
    choosing."""
    auction = table.turn.auction
    if auction is None or auction.tile is None:
        return Step(table)
    price, tile = auction.price or 0, auction.tile
    paid = [(buyer, -price), *([(seller, price)] if seller else [])] if price else []
    lines = tuple(
        Line(player, "BC-Z3", (Part("BC-Z3", AUCTION, 1, points),), (), AUCTION) for player, points in paid
    )
    held = {**table.held, buyer: {**table.held.get(buyer, {}), TILE: tile}}
    after = table.but(held=held, left_given=one_less(table, tile))
    left = without_tile(after, auction.chooser)
    turn = replace(after.turn, auction=Auction(left[0]) if left else None, passed=None)
    values = {"player": buyer, "tile": tile, "price": price, "seller": seller}
    return Step(scoring.with_points(after.but(turn=turn), lines), (Event(AUCTION, values),), lines)


def _joined(event: Event | None, then: Step[Table]) -> Step[Table]:
    """Return what follows, after an event."""
    first = () if event is None else (event,)
    return go_on(Step(then.state, (*first, *then.events), then.lines))


def why_settled(table: Table, move: Settle) -> Reasons:
    """Return the rule."""
    auction = table.turn.auction
    if auction is None:
        yield applies("BC-Z3")
        return
    values = {"player": move.player, "bidder": auction.bidder or "", "price": auction.price or 0}
    yield Reason("BC-Z3", "buys" if move.buy else "sells", values)


def choices(table: Table, player: str) -> Iterator[Settle]:
    """Yield both choices."""
    auction = table.turn.auction
    if auction is not None and auction.tile is not None:
        yield from (Settle(player, True), Settle(player, False))


OFFER = Action(
    Offer,
    (known_tile, in_turn, waits, chooses, may_offer),
    do_offer,
    why_offered,
    lambda table, move: (),
    firm=(known_tile, in_turn, waits, chooses),
    offers=offers,
)
BID = Action(
    Bid,
    (in_turn, waits, may_bid, higher),
    do_bid,
    why_bid,
    firm=(in_turn, waits, may_bid, higher),
    offers=bids,
)
SETTLE = Action(
    Settle,
    (in_turn, waits, may_settle),
    do_settle,
    why_settled,
    firm=(in_turn, waits, may_settle),
    offers=choices,
)
