"""What a recorded game does in bazaars: tiles that are offered, bid for, bought and sold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from referee.match import Entry

if TYPE_CHECKING:
    from tests.games.recorded import Replay


def bazaar(replay: Replay, turn: Mapping[str, Any]) -> None:
    """Compare and play the steps of a bazaar, and the last tile, which the record gives without a step."""
    steps = [step for step in turn["steps"] if step["type"] == "bazaar"]
    waits = replay.match.state.turn.auction is not None
    replay.same("bazaars", waits, bool(steps))
    if not (waits and steps):
        return
    sold = [event for event in turn["events"] if event["type"] == "auction"]
    on_offer = None
    for step in steps:
        player, choice = replay.names[step["player"]], step["choice"]
        replay.same("to_move", replay.match.to_move, player)
        action = step["others"][0]["action"]
        if action == "BazaarSelectTile":
            taken = len(replay.match.state.bag.in_hand)
            price = choice["price"] if replay.config != "bazaar-no-auction" else 0
            on_offer = replay.match.game.moves["offer"](player, sold[taken]["tile"], price)
            make(replay, on_offer)
        elif action == "BazaarBid":
            make(replay, replay.match.game.moves["bid"](player, choice and choice["price"]))
        else:
            make(replay, replay.match.game.moves["settle"](player, choice["value"] == "buy"))
    last = sold[-1]
    if len(replay.match.state.bag.in_hand) == len(sold) - 1:
        make(replay, replay.match.game.moves["offer"](replay.names[last["gets"]], last["tile"], 0))
    mine = dict(replay.match.state.bag.in_hand)
    replay.same("bought", mine, {replay.names[one["gets"]]: one["tile"] for one in sold})


def make(replay: Replay, move: Any) -> None:
    """Compare the kind of move that is offered, and make this one."""
    kinds = {type(one).__name__ for one in replay.match.game.offers(replay.match.state)}
    replay.same("kinds of move", kinds, {type(move).__name__})
    replay.match = replay.match.add(Entry((move,)))


def amounts(event: Mapping[str, Any]) -> Iterator[tuple[int, int]]:
    """Who gets how many points by a recorded sale."""
    gets, price = event["gets"], event["price"]
    if not price:
        return
    yield gets, -price
    other = event["bidder"] if event["option"] == "buy" else event["selecting"]
    if other is not None:
        yield other, price
