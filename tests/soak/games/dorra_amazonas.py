"""Random games of Stefan Dorra's Amazonas: shuffle events and missions, keep account of every coin."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tests.soak.random_games import Dealer, Look, Move

BOARDS = Path(__file__).resolve().parents[3] / "catalog" / "dorra-amazonas" / "boards"
BOARD = json.loads((BOARDS / "dorra-stand-in.json").read_text(encoding="utf-8"))
VILLAGES = {village["id"]: village for village in BOARD["villages"]}
WHITE = {(card["colour"], card["value"]): card["tiebreak"] for card in BOARD["income_cards"]}
SPECIES = ("fish", "butterfly", "iguana", "parrot", "orchid")
EVENTS = {"jaguar": 2, "crocodile": 2, "fire": 3, "monkeys": 2, "indio": 4}
EVENTS |= {f"bonus-{kind}": 1 for kind in SPECIES}
MEDALS = {2: [3, 2], 3: [4, 3, 2], 4: [5, 4, 3, 2]}
ADVICE = "advice or material, about which nothing can be asked"
TYPED = "speaks about positions that were typed in, not played"


class DorraAmazonas(Dealer):
    """Implements the rules of money, turn order and medals independently of the referee."""

    game = "dorra-amazonas"
    family = "AD"
    players = (2, 4)
    colours = ("red", "blue", "white", "orange")
    never = ("adjust",)
    unreachable: Mapping[str, str] = {
        "AD-S2": ADVICE, "AD-S4": ADVICE,
        "AD-F8": "takes the same points, as many tiles and as much money of two players at the end; shown by "
                 "a scenario",
        "AD-I5": ADVICE,
        "AD-B11": ADVICE,
        "AD-Z1": ADVICE, "AD-Z2": ADVICE, "AD-Z3": ADVICE, "AD-Z5": ADVICE, "AD-Z6": ADVICE,
        "AD-Z7": "players have seldom more than 28 gold; " + TYPED,
    }  # fmt: skip

    def begin(self, chance: random.Random, number: int) -> dict[str, Any]:
        """The game as printed, sometimes with the options reversed."""
        self.deck = [event for event, count in EVENTS.items() for _ in range(count)]
        chance.shuffle(self.deck)
        self.missions = chance.sample(BOARD["missions"], 4)
        self.dealt: set[str] = set()
        options = {}
        if number % 5 == 4:
            options = {"ad.space": "any", "ad.neutral_without_own": "on", "ad.fire_affects_order": "on",
                       "ad.monkeys": "silver_coins"}  # fmt: skip
        self.options = options
        return {**super().begin(chance, number), "options": options}

    # ---- choosing ----

    def act(self, chance: random.Random, look: Look) -> Move | None:
        """The next move: what must be reported to the referee, else a random one; now and then the turn just
        ends."""
        kinds: dict[str, list[Move]] = {}
        for one in look["offers"]:
            if one["type"] not in (*self.never, "end_turn", "end_game"):
                kinds.setdefault(one["type"], []).append(one)
        if "event" in kinds:
            return {"type": "event", "card": self.deck.pop()}
        if "mission" in kinds:
            player = kinds["mission"][0]["player"]
            return {"type": "mission", "player": player, "villages": self.missions.pop()}
        if "commit" in kinds:
            player = chance.choice(sorted({one["player"] for one in kinds["commit"]}))
            card = chance.choice([one["card"] for one in kinds["commit"] if one["player"] == player])
            secret = chance.random() < 0.05
            return {"type": "commit", "player": player, "card": None if secret else card}
        ready = any(one["type"] == "end_turn" for one in look["offers"])
        if not kinds or (ready and chance.random() < 0.15):
            return None
        return chance.choice(kinds[chance.choice(sorted(kinds))])

    def questions(self, chance: random.Random, look: Look) -> Iterator[dict[str, Any]]:
        """Moves that may be wrong, and the income of all players."""
        if chance.random() > 0.12:
            return
        players = [seat["id"] for seat in look["position"]["players"]]
        player, village = chance.choice(players), chance.choice(sorted(VILLAGES))
        card = chance.randrange(7)
        offered = [one for one in look["offers"] if one["type"] in ("build", "neutral", "open")]
        if offered:  # a legal move names its rules, too
            yield {"move": chance.choice(offered)}
        yield {"move": chance.choice([
            {"type": "build", "player": player, "village": village},
            {"type": "neutral", "player": player, "village": village},
            {"type": "open", "player": player, "village": village},
            {"type": "commit", "player": player, "card": card},
            {"type": "reveal", "player": player, "card": card},
            {"type": "indio", "player": player, "take": True, "pile": chance.choice(SPECIES)},
            {"type": "event", "card": chance.choice(sorted(EVENTS))},
            {"type": "mission", "player": player, "villages": chance.sample(sorted(VILLAGES), 4)},
            {"type": "end_turn", "player": player},
            {"type": "end_game"},
        ])}  # fmt: skip
        kind = chance.choice(["income", "order", "event", "indio", "medal", "mission", *SPECIES])
        yield {"feature": {"kind": kind, "player": player} | ({"card": card} if kind == "income" else {})}
        yield {"feature": {"kind": "village", "village": village}}

    # ---- invariants ----

    def changed(self, before: Look, after: Look, answer: Mapping[str, Any]) -> None:
        """Check coins, tents, tiles, turn order and medals against the events and this dealer's account."""
        old, new = before["position"], after["position"]
        events: dict[str, list[Any]] = {}
        for event in answer["events"]:
            assert event["because"].startswith("AD-"), event
            events.setdefault(event["event"], []).append(event)
        self._coins(old, new, events)
        self._tents(new)
        self._tiles(new)
        for event in events.get("order", ()):
            self._order(new, event, events["income"])
        for event in events.get("income", ()):
            assert event["silver"] == sum(part["points"] for part in event["parts"]), event
            assert event["silver"] == self._earned(old, event["player"], event["card"]), event
        for event in events.get("medal", ()):
            taken = [seat["medal"] for seat in old["players"] if seat["medal"]]
            assert event["medal"] == MEDALS[len(old["players"])][len(taken)], event

    def _coins(self, old: Any, new: Any, events: Mapping[str, list[Any]]) -> None:
        worth = dict.fromkeys(self._by_id(old), 0)
        for what, sign in (("collect", 1), ("bonus", 1), ("theft", -1)):
            for event in events.get(what, ()):
                worth[event["player"]] += sign * event["silver"]
        for what in ("open", "build"):
            for event in events.get(what, ()):
                assert event["cost"] == VILLAGES[event["village"]]["spaces"][event["space"]]
                worth[event["player"]] -= 3 * event["cost"]
        for event in events.get("indio", ()):
            worth[event["player"]] -= event["silver"] if event["take"] else 0
        for event in events.get("change", ()):
            assert event["silver"] == 3 * event["gold"], event
        for id, seat in self._by_id(new).items():
            was = self._by_id(old)[id]
            assert 3 * (seat["gold"] - was["gold"]) + seat["silver"] - was["silver"] == worth[id], (
                id,
                events,
            )
            assert seat["gold"] >= 0, seat
            assert seat["silver"] >= 0, seat
        assert sum(seat["silver"] for seat in new["players"]) <= 16

    def _tents(self, position: Any) -> None:
        spaces = [(tent["village"], tent["space"]) for tent in position["tents"]]
        assert len(spaces) == len(set(spaces))
        owned = [(t["village"], t.get("player") or "neutral") for t in position["tents"]]
        assert len(owned) == len(set(owned))
        if "ad.space" not in self.options:
            for village in VILLAGES:
                filled = sorted(space for where, space in spaces if where == village)
                assert filled == list(range(len(filled))), village
        for id in self._by_id(position):
            mine = sum(tent.get("player") == id for tent in position["tents"])
            neutral = sum(tent.get("neutral") == id for tent in position["tents"])
            assert mine <= 12
            assert neutral <= (6 if len(position["players"]) == 2 else 0)

    def _tiles(self, position: Any) -> None:
        own = Counter(VILLAGES[t["village"]]["species"] for t in position["tents"] if t.get("player"))
        held = Counter[str]()
        for seat in position["players"]:
            held.update(seat["species"])
            assert all(seat["species"].get(pile) for pile in seat["indio"]), seat
        for species in SPECIES:
            assert held[species] == min(12, own[species]), species
        shown = [*position["past"], *([position["event"]] if position["event"] else [])]
        assert sum(len(seat["indio"]) for seat in position["players"]) <= shown.count("indio")
        assert all(count <= EVENTS[event] for event, count in Counter(shown).items())

    def _earned(self, position: Any, player: str, card: int) -> int:
        seat = self._by_id(position)[player]
        piles = {kind: seat["species"].get(kind, 0) + seat["indio"].count(kind) for kind in SPECIES}
        if card == 0:
            return max(piles.values())
        return 6 + len(seat["indio"]) if card == 6 else card + piles[SPECIES[card - 1]]

    def _order(self, position: Any, event: Any, incomes: list[Any]) -> None:
        halved = position["event"] == "fire" and self.options.get("ad.fire_affects_order") == "on"
        colours = {id: seat["colour"] for id, seat in self._by_id(position).items()}
        keys = {}
        for one in incomes:
            silver = one["silver"] // 2 if halved and one["card"] != 6 else one["silver"]
            keys[one["player"]] = (-silver, WHITE[colours[one["player"]], one["card"]])
        assert event["players"] == sorted(keys, key=lambda player: keys[player]), (event, keys)

    def finished(self, look: Look, lines: list[dict[str, Any]]) -> None:
        """Check medals by the number of players, and the final scoring against an independent sum."""
        position = look["position"]
        seats = self._by_id(position)
        medals = sorted((seat["medal"] for seat in seats.values() if seat["medal"]), reverse=True)
        assert medals == MEDALS[len(seats)][: len(medals)]
        assert position["round"] == 18
        points = dict.fromkeys(seats, 0)
        for species in SPECIES:
            piles = {
                id: seat["species"].get(species, 0) + seat["indio"].count(species)
                for id, seat in seats.items()
            }
            first = [id for id in piles if piles[id] == max(piles.values()) > 0]
            for id, count in piles.items():
                points[id] += count if count >= 3 else 0
            for id in first:
                alone, shared = (1, 0) if len(seats) == 2 else (2, 1)
                points[id] += alone if len(first) == 1 else shared
        for id, seat in seats.items():
            own = {tent["village"] for tent in position["tents"] if tent.get("player") == id}
            points[id] += (seat["medal"] or 0) - 3 * sum(one not in own for one in seat["mission"])
        assert points == look["scores"]

    def _by_id(self, position: Any) -> dict[str, Any]:
        return {seat["id"]: seat for seat in position["players"]}


DEALER = DorraAmazonas()
