"""Random games of Gold Rush: deal tiles and tokens, and account for every nugget."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from referee.games import game
from tests.soak.random_games import Dealer, Look, Move

TOKENS = {0: 10, 1: 10, 2: 30, 3: 10, 5: 3}
TOTAL, COWBOYS, TENTS = 63, 4, 1
TILES = game("gold-rush").catalog_reader.tiles  # type: ignore[attr-defined]


class GoldRush(Dealer):
    """Keeps the bag: a token that a player takes is reported with a random value."""

    game = "gold-rush"
    family = "GR"
    never = ("adjust", "report", "reveal")
    unreachable: Mapping[str, str] = {
        "GR-C5": "the sheriff belongs to an expansion and is never put on the table of a match",
        "GR-E6": "kept in every game (no figure is left at the end); has no sentence of its own",
        "GR-G0": "the aim: nothing is decided by it",
        "GR-K3": "from 100 points on; who plays by chance gets that far once in hundreds of games",
        "GR-M6": "told to who asks about a tied mountain within the turn; chance seldom asks just then",
        "GR-O2": "seen in the supply of five, in every fourth game; refusals name the empty supply",
        "GR-P1": "advice among people",
        "GR-S1": "the start tile is laid without a move; wrong ones are refused when a box is sent",
        "GR-S3": "values are dealt from one bag, so none is told too often; rulings by chance ask too few",
        "GR-S4": "said of tables with too many figures, which no game leads to",
        "GR-S5": "who begins is agreed before the match",
        "GR-Z1": "about the box; said when one is sent",
        "GR-Z2": "about a word of the rules",
        "GR-Z3": "which tokens leave is told under the rule itself",
        "GR-Z4": "the order of taking is told under the distribution",
        "GR-Z5": "why a rule is silent about cities",
        "GR-Z6": "when a mountain is complete is told under the rule itself",
        "GR-Z7": "the stand-in shows fewer nuggets than there are tokens",
        "GR-Z8": "how many locomotives double is told under the rule itself",
    }

    def begin(self, chance: random.Random, number: int) -> dict[str, Any]:
        """Mostly the game as sold, sometimes with the options reversed."""
        self.bag = [value for value, count in TOKENS.items() for _ in range(count)]
        chance.shuffle(self.bag)
        self.hands: dict[str, list[int]] = {}
        options = {}
        if number % 4 == 3:
            options = {
                "gr.recall_cowboy": "on",
                "gr.fifth_cowboy": "on",
                "gr.score_tiles": "on",
                "gr.mine_before_distribution": "off",
                "gr.unclaimed_tokens": "removed",
                "gr.farmers": "off" if number % 8 == 7 else "on",
            }
        self.options = options
        return {**super().begin(chance, number), "options": options}

    def act(self, chance: random.Random, look: Look) -> Move | None:
        """Mostly cowboys, else tents and mining; then the turn ends. Near the end some players reveal what
        they mined."""
        player, late = look["to_move"], len(look["position"]["tiles"]) > 66
        if (
            late
            and None in look["position"]["held"].get(player, {}).get("mining", ())
            and chance.random() < 0.5
        ):
            self.deal(look)
            return {"type": "report", "player": player, "values": [*self.hands[player]]}
        kinds: dict[str, list[Move]] = {}
        for one in look["offers"]:
            if one["type"] not in (*self.ends, *self.never):
                kinds.setdefault(one["type"], []).append(one)
        weights = {"deploy": 5, "mine": 6, "pitch": 3, "recall": 1, "none": 1}
        kind = chance.choices([*kinds, "none"], [weights[name] for name in [*kinds, "none"]])[0]
        return None if kind == "none" else chance.choice(kinds[kind])

    def last(self, chance: random.Random, look: Look) -> list[Move]:
        """Turn over all tokens: with the values reported before, or reported now."""
        self.deal(look)
        return [
            {"type": "reveal", "player": player, "values": self.hands[player]}
            for player in self.hands
            if self.hands[player]
        ]

    def deal(self, look: Look) -> None:
        """Give values to the tokens taken since the last call."""
        for player, having in look["position"]["held"].items():
            hand = self.hands.setdefault(player, [])
            while len(hand) < len(having.get("mining", ())):
                hand.append(self.bag.pop())

    def questions(self, chance: random.Random, look: Look) -> Iterator[dict[str, Any]]:
        """Now and then a question: moves that may be illegal, features, values that may be wrong."""
        possible = list(self.thinkable(chance, look))
        yield from chance.sample(possible, chance.choice((0, 0, 1)))
        if chance.random() < 0.5:
            yield from self.farmers(look)

    def farmers(self, look: Look) -> Iterator[dict[str, Any]]:
        """One more farmer on each prairie of the tile just placed, if other farmers are on the table."""
        position = look["position"]
        lying = [one for one in position["figures"] if one["feature"]["kind"] == "prairie"]
        for x, y in position["turn"]["placed"][-1:] if len(lying) > 1 else ():
            tile = next(one for one in position["tiles"] if (one["x"], one["y"]) == (x, y))
            for feature in TILES[tile["tile"]].lying(tile["rotation"]).features:
                if feature.kind == "prairie":
                    where = {"x": x, "y": y, "feature": {"kind": "prairie", "at": list(feature.sides)}}
                    yield {"move": {"type": "deploy", "player": look["to_move"], "kind": "cowboy", **where}}

    def thinkable(self, chance: random.Random, look: Look) -> Iterator[dict[str, Any]]:
        """Questions of all kinds."""
        position, player = look["position"], look["to_move"]
        laid = chance.choice(position["tiles"])
        where = {"x": laid["x"], "y": laid["y"]}
        side = chance.choice("NESW")
        kind = chance.choice(("mountain", "railroad", "city", "prairie"))
        feature = {"kind": kind} if kind == "city" else {"kind": kind, "at": side}
        yield {"feature": {**where, **feature}}
        move: Move = chance.choice((
            {"type": "pitch", **where, "feature": feature},
            {"type": "deploy", "kind": chance.choice(("cowboy", "tent")), **where, "feature": feature},
            {"type": "mine"},
            {"type": "recall", **where},
            {"type": "report", "values": chance.choices((0, 1, 2, 3, 5), k=chance.randrange(4))},
            {"type": "discard", "tile": laid["tile"]},
            {"type": "place", "tile": laid["tile"], "x": laid["x"] + chance.choice((-1, 0, 1)),
             "y": laid["y"] + chance.choice((-1, 0, 1)), "rotation": chance.choice((0, 90, 180, 270))},
            {"type": "end_turn"},
        ))  # fmt: skip
        yield {"move": {**move, "player": chance.choice((player, position["players"][0]["id"]))}}
        if look["offers"]:
            yield {"move": chance.choice(look["offers"])}

    def changed(self, before: Look, after: Look, answer: Mapping[str, Any]) -> None:
        """No token is lost or doubled, no figure too many, none on two features, nothing scored twice."""
        position = after["position"]
        self.deal(after)
        held = sum(len(having.get("mining", ())) for having in position["held"].values())
        lying = sum(one["count"] for one in position["tokens"] if one["kind"] == "mining")
        left = (position.get("left") or {}).get("mining")
        if not after["over"]:
            assert left is None or (left + held + lying <= TOTAL and "gr.unclaimed_tokens" in self.options)
            assert held + lying <= TOTAL
            assert len(self.bag) + sum(map(len, self.hands.values())) == TOTAL
        spots = Counter((one["x"], one["y"], str(one["feature"])) for one in position["figures"])
        assert not spots or max(spots.values()) == 1, "two figures on one segment"
        owned = Counter((one["player"], one["kind"]) for one in position["figures"])
        most = {"cowboy": COWBOYS + (self.options.get("gr.fifth_cowboy") == "on"), "tent": TENTS}
        assert all(count <= most[kind] for (_, kind), count in owned.items()), owned
        taken = [one for one in answer["events"] if one["event"] == "receive"]
        gone = [one for one in answer["events"] if one["event"] in ("unclaimed", "removed")]
        out = [one for one in answer["events"] if one["event"] == "tokens"]
        then = sum(one["count"] for one in before["position"]["tokens"] if one["kind"] == "mining")
        moved = sum(one["count"] for one in out) - sum(one["count"] for one in (*taken, *gone))
        assert then + moved == lying, (then, moved, lying)
        done = [(one["kind"], str(one["where"])) for one in answer["events"] if one["event"] == "complete"]
        assert len(done) == len(set(done)), "a feature was scored twice"
        stacks = [(one["x"], one["y"], str(one["feature"])) for one in position["tokens"]]
        assert len(stacks) == len(set(stacks))

    def finished(self, look: Look, lines: list[dict[str, Any]]) -> None:
        """The gold of each player is what the tokens show, and nothing is left on the table."""
        position = look["position"]
        assert not position["tokens"]
        assert not position["figures"]
        gold = {one["player"]: one["points"] for one in lines if one["rule"] == "GR-E9"}
        assert gold == {player: sum(hand) for player, hand in self.hands.items() if hand}
        values = Counter(value for hand in self.hands.values() for value in hand)
        assert all(count <= TOKENS[value] for value, count in values.items())
        complete = [
            (one["feature"]["kind"], one["player"], str(one["where"]))
            for one in lines
            if one["feature"]["complete"] and one["where"]["tiles"]
        ]
        assert len(complete) == len(set(complete)), "a completed feature was scored twice"


DEALER = GoldRush()
