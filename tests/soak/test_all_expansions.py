"""Games with all expansions at once in short. In full: `python -m tests.soak.all_expansions --write`; last
result: all_expansions.json."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

from tests.referee.plays import CARCASSONNE
from tests.serving import served
from tests.soak.all_expansions import ELSEWHERE, RESULT, Series
from tests.soak.game_of_all import LEADS, RIVERS, Game, boxes_of, leads_on, mixed, variety


def test_a_few_turns_with_all_expansions(tmp_path: Path) -> None:
    with served(tmp_path, f"sqlite:///{tmp_path / 'matches.db'}") as port:
        series = Series(port, seed=1, turns=4)
        series.play(games=4)
        missing = series.missing()
    assert not series.faults
    assert series.played == 4
    assert series.counts["move place"] >= 16
    assert series.tiles["count"] == 2 * 12  # the City in half of the games
    assert missing["moves"]  # four short games have not seen everything, which the series must notice
    assert "count" not in missing["boxes"]


def test_half_of_the_games_begin_with_the_city() -> None:
    known = [one.id for one in CARCASSONNE.expansions]
    games = [boxes_of(number, known) for number in range(16)]
    assert sum("count" in boxes and not set(RIVERS) & set(boxes) for boxes in games) >= 8
    assert Counter(box for boxes in games for box in RIVERS if box in boxes) == Counter(
        dict.fromkeys(RIVERS, 2)
    )
    assert set(known) == {box for boxes in games for box in boxes}


def test_every_box_is_equally_likely_to_be_next() -> None:
    tiles = [{"tile": "base/D", "left": 30}, {"tile": "base/A", "left": None}, {"tile": "tower/C", "left": 1}]
    orders = [mixed(random.Random(seed), tiles) for seed in range(200)]
    assert {len(order) for order in orders} == {32}
    assert 70 < sum(order[0]["tile"] == "tower/C" for order in orders) < 130


def test_the_favourite_box_comes_more_often() -> None:
    tiles = [{"tile": "base/D", "left": 30}, {"tile": "tower/C", "left": 30}, {"tile": "count/1", "left": 30}]
    orders = [mixed(random.Random(seed), tiles, "tower") for seed in range(200)]
    assert 95 < sum(order[0]["tile"] == "tower/C" for order in orders) < 145
    assert {len(order) for order in orders} == {90}  # no tile is left out when a box has no more


def test_captures_lead_on_to_an_exchange_with_a_choice() -> None:
    """Prisoners of one kind are exchanged at once: it takes two kinds on one side, and then a capture."""

    def near(kind: str, **held: list[str]) -> int:
        by = {"red": "blue", "blue": "red"}
        prisoners = {
            who: {"prisoners": [{"player": by[who], "kind": kind} for kind in kinds]}
            for who, kinds in held.items()
        }
        move = {"type": "tower", "player": "red", "capture": {"player": "blue", "kind": kind}}
        return leads_on({"position": {"held": prisoners}}, move)

    assert near("meeple", blue=["big", "meeple"]) == near("meeple", red=["big"]) == 2
    assert near("meeple") == near("meeple", red=["meeple"]) == 1
    assert near("meeple", blue=["meeple"]) == 0


def test_rare_kinds_of_moves_are_preferred() -> None:
    game = Game.__new__(Game)
    game.varieties = Counter({"tower": 3, "tower capture": 3})
    flight = {"type": "deploy", "flight": 2, "feature": {"kind": "city"}}
    capture = {"type": "tower", "capture": {"player": "red"}}
    assert [variety(one) for one in (flight, capture)] == ["fly", "tower capture"]
    assert game.weight("tower capture") > game.weight("fly") > game.weight("tower")
    game.varieties[LEADS["tower capture"]] += 1
    assert game.weight("tower capture") == game.weight("tower")


def test_the_last_series_is_recorded() -> None:
    found = json.loads(RESULT.read_text(encoding="utf-8"))
    assert (found["games"], found["failed"]) == (300, 0)
    assert found["missing"] == {"moves": [], "boxes": []}
    counts = found["counts"]
    never = {name for name in CARCASSONNE.moves if not counts.get(f"move {name}")}
    assert never == set(ELSEWHERE)
    assert counts["move place"] > 20 * found["games"]
