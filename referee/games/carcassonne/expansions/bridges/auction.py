"""The state of a bazaar: who has to act, and the sale of the tile on offer."""

from __future__ import annotations

from referee.game import Event, Option, RuleReason, ScoreLine, ScorePart, Step
from referee.tiles.model.position import Auction
from referee.tiles.play import scoring
from referee.tiles.play.actions.placing import one_less
from referee.tiles.play.actions.waiting import go_on
from referee.tiles.rules.action import Reasons
from referee.tiles.rules.rule import rule
from referee.tiles.rules.seating import clockwise_after
from referee.tiles.rules.table import Table

BAZAAR = "bazaar"  # mark of a tile and of a turn, and step
TILE = "tile"  # held: the tile that a player has bought
AUCTION = "auction"  # event, kind of line and of part
AUCTIONED = Option("bc.auction", ("on", "off"), "on", "BC-Z6", {"ext.bazaar": "on"})


def without_tile(table: Table, player: str | None) -> tuple[str, ...]:
    """Return the players without a tile, from the left neighbour of one on, that one last."""
    return tuple(one for one in clockwise_after(table, player) if one not in table.bag.in_hand)


@rule("BC-Z2")
def due_bidders(table: Table) -> tuple[str, ...]:
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
    if table.turn.auction is None or table.turn.due_step != BAZAAR:
        yield RuleReason("BC-Z1", "nothing_due", {"player": getattr(move, "player", "")})


def settled(table: Table, buyer: str, seller: str | None) -> Step[Table]:
    """Return the table with the tile in the buyer's hand, paid to the other, if there is one, and the next
    player choosing."""
    auction = table.turn.auction
    if auction is None or auction.tile is None:
        return Step(table)
    price, tile = auction.price or 0, auction.tile
    paid = [(buyer, -price), *([(seller, price)] if seller else [])] if price else []
    lines = tuple(
        ScoreLine(player, "BC-Z3", (ScorePart("BC-Z3", AUCTION, 1, points),), (), AUCTION)
        for player, points in paid
    )
    held = {**table.held, buyer: {**table.held.get(buyer, {}), TILE: tile}}
    after = table.but(held=held, left_given=one_less(table, tile))
    left = without_tile(after, auction.chooser)
    turn = after.turn.but(auction=Auction(left[0]) if left else None, passed=None)
    values = {"player": buyer, "tile": tile, "price": price, "seller": seller}
    return Step(scoring.with_points(after.but(turn=turn), lines), (Event(AUCTION, values),), lines)


def joined(event: Event | None, then: Step[Table]) -> Step[Table]:
    """Return what follows, after an event."""
    first = () if event is None else (event,)
    return go_on(Step(then.state, (*first, *then.events), then.lines))
