"""Odds: compared with every order in which a small box can be drawn, and over HTTP for every game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, cycle, permutations
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.say import speaker
from referee.tiles.lookahead.draw_schedule import drawing
from referee.tiles.lookahead.fillings import DONE, FillingStep
from referee.tiles.lookahead.gaps import MOST_FEATURES, Unfinished, unfinished
from referee.tiles.rules.table import Table as TileTable
from services.rulings.chances import chances_of, looked_at
from services.rulings.hand_matching import filled
from services.rulings.monte_carlo import dealt
from tests.api.matches import CITY, ROAD, Table
from tests.referee.plays import CARCASSONNE, Player
from tests.referee.test_gaps import closing

ENOUGH = 5  # standard deviations that sampled odds may be off
DEALS = 10_000
Ask = Callable[..., Any]


def small_box(seed: int, options: dict[str, Any], tiles: int) -> TileTable:
    """A table after some turns, with a few tiles left that its features need."""
    player, chance = Player.sits_down(seed, options), random.Random(seed)
    for _ in player.plays(12):
        pass
    table: TileTable = player.match.state
    needed = sorted({tile for one in unfinished(table) for hole in one.holes for tile in hole.copies})
    box = dict.fromkeys(table.library.tiles, 0)
    for tile in chance.choices(needed or sorted(box), k=tiles):
        box[tile] += 1
    return table.but(left_given=box)


def by_all_orders(table: TileTable, one: Unfinished) -> dict[str, float]:
    """The odds of a feature, from every order of the box."""
    to_come = drawing(table)
    assert to_come is not None
    box = [tile for tile, count in to_come.left.items() for _ in range(count)]
    ways = closing(table, one)  # found by placing the tiles

    @cache
    def fills(hand: tuple[str, ...]) -> bool:
        return any(some in ways for some in permutations(hand, len(one.holes)))

    hits = dict.fromkeys(("anyone", *to_come.order), 0)
    orders = list(permutations(box))
    for order in orders:
        drawn = order[: to_come.pile]
        hands = {player: [tile] for player, tile in to_come.sure.items()}
        takers = [player for player in to_come.order if player not in table.bag.in_hand]
        for tile, player in zip(drawn, chain(takers, cycle(to_come.order)), strict=False):
            hands.setdefault(player, []).append(tile)
        hits["anyone"] += fills(tuple(sorted([*to_come.sure.values(), *drawn])))
        for player in to_come.order:
            hits[player] += fills(tuple(sorted(hands.get(player, ()))))
    return {who: count / len(orders) for who, count in hits.items()}


@given(st.integers(0, 10**6), st.integers(1, 6), st.sampled_from(("draw", "drawn", "act", "hills", "bought")))
@settings(max_examples=12)
def test_chances_are_those_of_all_orders_of_a_small_box(seed: int, tiles: int, how: str) -> None:
    boxes = {"hills": ["hills-and-sheep"], "bought": ["bridges-castles-and-bazaars"]}
    options = {"edition": "C1", "expansions": boxes.get(how, [])}
    table = small_box(seed, options, tiles)
    if how == "drawn":
        there = sorted(tile for tile, count in (table.left_given or {}).items() if count)
        table = table.but(turn=replace(table.turn, step="place", drawn=there[0]))
    elif how == "bought":
        held = [tile for tile, count in (table.left_given or {}).items() for _ in range(count)]
        for seat, tile in zip(table.players[:2], held, strict=False):
            left = {**(table.left_given or {})}
            left[tile] -= 1
            table = table.but(left_given=left, held={**table.held, seat.id: {"tile": tile}})
    elif how == "act":
        table = table.but(turn=replace(table.turn, step="act"))
    looked = looked_at(CARCASSONNE, table, None, 1, DEALS)
    odds = chances_of(CARCASSONNE, table, looked, speaker("en"))["features"]
    chosen = random.Random(seed).sample(range(len(odds)), min(4, len(odds)))
    for number, one in enumerate(unfinished(table)):
        if number in chosen and len(one.holes) <= 4:
            as_found(odds[number], one, by_all_orders(table, one))


def as_found(odds: dict[str, Any], one: Unfinished, expected: dict[str, float]) -> None:
    """Assert the odds of a feature: exact where they are counted, else within the sampling error."""
    exact = len(one.holes) <= 2
    assert odds["method"] == ("exact" if exact else "deals")
    for who, chance in expected.items():
        off = 0 if exact else ENOUGH * (chance * (1 - chance) / DEALS) ** 0.5
        assert abs(odds["chance"][who] - chance) <= off + 1e-4, (one, who)


def boxes_with_a_way(holes: int) -> Iterator[tuple[TileTable, Unfinished]]:
    """Tables with an unfinished feature of so many gaps, and a small box that can just fill them."""
    for seed in range(200):
        player, chance = Player.sits_down(seed, {"edition": "C1"}), random.Random(seed)
        for _ in player.plays(20):
            pass
        table: TileTable = player.match.state
        for one in unfinished(table):
            if len(one.holes) != holes:
                continue
            ways = closing(table, one) if holes <= 2 else one.ways and {_some_way(one, chance)}
            if not ways or () in ways:
                continue
            one_way = chance.choice(sorted(ways))
            box = dict.fromkeys(table.library.tiles, 0)
            others = chance.choices(sorted(box), k=4 - holes)
            for tile in [*one_way, *one_way, *others]:
                box[tile] += 1
            small = table.but(left_given=box, players=table.players[:2])
            found = (same for same in unfinished(small) if same.piece == one.piece)
            yield small, next(found)
            break


def _some_way(one: Unfinished, chance: random.Random) -> tuple[str, ...]:
    state, tiles = 0, []
    while state != DONE:
        assert one.ways is not None
        if not one.ways[state]:
            return ()
        step = chance.choice(one.ways[state])
        tiles.append(chance.choice(sorted(step.tiles)))
        state = step.to
    return tuple(tiles)


@pytest.mark.parametrize("holes", [1, 2, 3, 4])
def test_chances_of_one_to_four_holes(holes: int) -> None:
    """Compared with all orders; some of the boxes only just suffice, and some can hardly fail."""
    likely, boxes = set(), boxes_with_a_way(holes)
    for _ in range(6):
        table, one = next(boxes)
        number = unfinished(table).index(one)
        looked = looked_at(CARCASSONNE, table, None, 1, DEALS)
        odds = chances_of(CARCASSONNE, table, looked, speaker("en"))["features"][number]
        expected = by_all_orders(table, one)
        as_found(odds, one, expected)
        likely |= {chance for who, chance in expected.items() if who != "anyone"}
    assert any(0 < chance < 1 for chance in likely)


@given(st.lists(st.integers(0, 255), max_size=4), st.integers(0, 255))
def test_a_hand_fills_the_holes_if_some_order_of_it_does(holes: list[int], hand: int) -> None:
    bits = [1 << number for number in range(8) if hand >> number & 1]
    expected = any(
        all(bit & hole for bit, hole in zip(some, holes, strict=True))
        for some in permutations(bits, len(holes))
    )
    assert filled(holes, hand) == expected


def test_the_same_seed_deals_the_same() -> None:
    table = small_box(3, {"edition": "C1"}, 12)
    to_come = drawing(table)
    assert to_come is not None
    tiles = sorted(tile for tile, count in to_come.left.items() if count)
    steps = ({tiles[0]}, set(tiles), {tiles[-1]})
    wanted = [tuple((FillingStep(frozenset(of), n),) for of, n in zip(steps, (1, 2, DONE), strict=True))]
    first = dealt(wanted, to_come, 7, DEALS)
    assert first == dealt(wanted, to_come, 7, DEALS)
    assert first != dealt(wanted, to_come, 8, DEALS)


# ---- over HTTP ----


def position(**more: Any) -> dict[str, Any]:
    return {
        "game": "carcassonne",
        "options": {"edition": "C1"},
        "players": [{"id": "red"}, {"id": "blue"}],
        "tiles": [{"x": 0, "y": 0, "tile": "base/D", "rotation": 0}],
        "figures": [
            {"player": "red", "kind": "meeple", "x": 0, "y": 0, "feature": {"kind": "city", "at": "N"}}
        ],
        **more,
    }


def test_a_player_who_bought_a_tile_draws_none(ask: Ask) -> None:
    """Blue places the tile that he has bought, so red draws the only one that is left."""
    options = {"edition": "C1", "expansions": ["bridges-castles-and-bazaars"]}
    tiles = Player.sits_down(1, options).match.state.library.tiles
    held = {"blue": {"tile": "base/V"}}
    bought = position(left={**dict.fromkeys(tiles, 0), "base/E": 1}, held=held, options=options)
    for first, tile, expected in (
        ("blue", "base/V", {"anyone": 1.0, "red": 1.0, "blue": 0.0}),
        ("red", "base/V", {"anyone": 1.0, "red": 1.0, "blue": 0.0}),
        ("blue", "base/E", {"anyone": 1.0, "red": 1.0, "blue": 1.0}),
    ):
        held["blue"]["tile"] = tile
        answer = ask("/chances", {"position": bought, "player": first})
        city = next(one for one in answer["features"] if one["kind"] == "city")
        assert (answer["left"], city["chance"]) == (1, expected)


def test_a_city_with_one_hole(ask: Ask) -> None:
    """Of 3 tiles left one closes it; red draws two of them, and first."""
    box = {f"base/{code}": 0 for code in "ABCDEFGHIJKLMNOPQRSTUVWX"}
    left = {**box, "base/E": 1, "base/V": 2}
    answer = ask("/chances", {"position": position(left=left), "player": "red"})
    city = next(one for one in answer["features"] if one["kind"] == "city")
    assert (answer["left"], city["method"], city["owners"]) == (3, "exact", ["red"])
    assert city["chance"] == {"anyone": 1.0, "red": 0.6667, "blue": 0.3333}
    assert (city["value"], city["value_complete"]) == (1, 4)
    (hole,) = city["holes"]
    assert (hole["x"], hole["y"], hole["fits"]) == (0, -1, 1)
    assert hole["edges"] == {"N": None, "E": None, "S": "city", "W": None}
    assert hole["tiles"] == [{"tile": "base/E", "rotation": 180, "left": 1}]
    assert {one["rule"] for one in city["because"]} == {"TR-chance"}
    assert "1 hole" in city["because"][0]["says"]


def test_features_that_no_remaining_tile_closes_have_no_chance(ask: Ask) -> None:
    box = {f"base/{code}": 0 for code in "ABCDEFGHIJKLMNOPQRSTUVWX"}
    answer = ask("/chances", {"position": position(left={**box, "base/V": 2})})
    city = next(one for one in answer["features"] if one["kind"] == "city")
    assert city["chance"] == {"anyone": 0.0, "red": 0.0, "blue": 0.0}
    assert [(one["x"], one["y"], one["rule"]) for one in answer["dead"]] == [(0, -1, "TR-hole")]
    assert answer["dead"][0]["says"] == "No tile left in the box fits at (0, -1)."


def test_many_holes_are_dealt_and_say_so(ask: Ask) -> None:
    tiles = [{"x": 0, "y": 0, "tile": "base/D"}, {"x": 0, "y": 1, "tile": "base/B"}]
    answer = ask("/chances", {"position": position(tiles=tiles), "seed": 5})
    monastery = next(one for one in answer["features"] if one["kind"] == "monastery")
    assert (monastery["method"], monastery["deals"], answer["seed"]) == ("deals", 10_000, 5)
    assert len(monastery["holes"]) == 7
    assert "10,000" in monastery["because"][0]["says"]
    assert 0 < monastery["chance"]["red"] <= 1
    fewer = ask("/chances", {"position": position(tiles=tiles), "deals": 9_999}, 422)
    assert set(fewer["errors"]) == {"deals"}


def test_an_unknown_box_has_no_odds(ask: Ask) -> None:
    unreadable = [{"x": 0, "y": 0, "tile": "base/D"}, {"x": 1, "y": 0, "tile": None, "edges": "?R??"}]
    answer = ask("/chances", {"position": position(tiles=unreadable)})
    assert answer["left"] is None
    assert {one["method"] for one in answer["features"]} == {"none"}
    assert {one["chance"] for one in answer["features"]} == {None}


@pytest.mark.parametrize("language", ["en", "ro", "it", "de"])
def test_in_every_language(ask: Ask, language: str) -> None:
    tiles = [{"x": 0, "y": 0, "tile": "base/D"}, {"x": 0, "y": 1, "tile": "base/B"}]
    answer = ask("/chances", {"position": position(tiles=tiles)}, **{"Accept-Language": language})
    sentences = {reason["says"] for one in answer["features"] for reason in one["because"]}
    assert len(sentences) >= 3
    english = ask("/chances", {"position": position(tiles=tiles)})
    theirs = {reason["says"] for one in english["features"] for reason in one["because"]}
    assert (sentences == theirs) == (language == "en")
    assert not any("{" in sentence for sentence in sentences)


def test_hints_off_hide_them_from_everybody(client: FlaskClient) -> None:
    table = Table.new(client)
    table.play(CITY)
    for by in ("host", "viewer", "red", "blue"):
        assert table.get("/chances", by=by)["seq"] == 1
    assert table.ask("PATCH", "", {"hints": False}, by="red").status_code == 403
    table.ask("PATCH", "", {"hints": False})
    for by in ("host", "viewer", "red", "blue"):
        for path in ("/chances", "/previews?tile=base/V", "/placements?tile=base/V"):
            refused = table.ask("GET", path, by=by)
            assert refused.status_code == 403
            assert refused.get_json()["type"].endswith("#hints-off")
        assert table.get(by=by)["hints"] is False
        assert table.get("/audit", by=by)["dead"] is None
    table.play(ROAD)
    table.play([{"type": "end_game"}])
    assert table.get("/audit")["dead"] == []


def test_computed_answers_are_kept_until_the_next_move(client: FlaskClient) -> None:
    table = Table.new(client)
    matches = client.application.extensions["services"].matches
    first = table.get("/chances", by="red")
    kept = len(matches.analysis._looked)
    assert table.get("/chances", by="blue") == first
    assert len(matches.analysis._looked) == kept
    table.play(CITY)
    after = table.get("/chances", by="blue")
    assert (after["seq"], after["left"]) == (1, first["left"] - 1)
    assert len(matches.analysis._looked) == kept + 1


@pytest.mark.parametrize("game", ["gold-rush", "amazonas"])
def test_other_tile_games(client: FlaskClient, game: str) -> None:
    table = Table.new(client, game=game, options={})
    answer = table.get("/chances")
    assert answer["left"] > 20
    assert answer["features"]
    for one in answer["features"]:
        assert one["method"] in ("exact", "deals")
        assert set(one["chance"]) == {"anyone", "red", "blue"}


def test_a_game_without_tiles_has_none(client: FlaskClient) -> None:
    table = Table.new(client, game="dorra-amazonas", options={})
    assert table.get("/chances") == {"seq": 0, "left": None, "seed": 0, "features": [], "dead": []}


def test_the_largest_tables_are_answered_in_part_with_a_note(ask: Ask) -> None:
    """Five hundred separate monasteries: some gaps are listed, and odds for fewer."""
    far = [{"x": 2 * (n % 32), "y": 2 * (n // 32), "tile": "base/B"} for n in range(500)]
    answer = ask("/chances", {"position": position(tiles=far, figures=[])})
    assert len(answer["features"]) == MOST_FEATURES
    assert {one["method"] for one in answer["features"]} == {"deals", "none"}
    assert 0 < sum(bool(one["holes"][0]["tiles"]) for one in answer["features"]) < MOST_FEATURES


# ---- what it costs ----


def test_a_box_of_thousands_of_tiles_is_reported_as_not_counted(ask: Ask) -> None:
    """Binomials of a million tiles took minutes."""
    left = {f"base/{code}": 1_000 for code in "ABCDEFGHIJKLMNOPQRSTUVWX"}
    answer = ask("/chances", {"position": position(left=left), "player": "red"})
    assert answer["left"] == 24_000
    assert {(one["method"], one["chance"]) for one in answer["features"]} == {("none", None)}
    assert {one["because"][0]["says"] for one in answer["features"]} == {
        "There are too many tiles left in the box to give a chance."
    }
    assert all(one["holes"][0]["tiles"] for one in answer["features"] if one["kind"] == "city")


def test_players_who_draw_as_many_tiles_have_the_same_chance(ask: Ask) -> None:
    """A hand is evaluated once for all of them."""
    tiles = [{"x": 0, "y": 0, "tile": "base/D"}, {"x": 0, "y": 1, "tile": "base/B"}]
    players = [{"id": f"p{number}"} for number in range(12)]
    left = {f"base/{code}": 1 for code in "BCDEGHIJKLMNOPQRSTUVWX"}
    answer = ask("/chances", {"position": position(tiles=tiles, players=players, figures=[], left=left)})
    monastery = next(one for one in answer["features"] if one["kind"] == "monastery")
    assert monastery["method"] == "deals"
    assert len({monastery["chance"][f"p{number}"] for number in range(10)}) == 1
    assert monastery["chance"]["p11"] <= monastery["chance"]["p0"]


@pytest.mark.parametrize("holes", [[0b11, 0b01], [0b111, 0b001, 0b001], [0b110, 0b011, 0b101]])
def test_hands_are_filled_as_one_by_one(holes: list[int]) -> None:
    """Gaps filled by all hands together, compared with each hand alone."""
    tiles = ["base/D", "base/E", "base/F"]
    steps = [frozenset(tile for bit, tile in enumerate(tiles) if hole >> bit & 1) for hole in holes]
    ends = [*range(1, len(steps)), DONE]
    row = tuple((FillingStep(of, to),) for of, to in zip(steps, ends, strict=True))
    table = small_box(3, {"edition": "C1"}, 1)
    box = {**dict.fromkeys(table.library.tiles, 0), "base/D": 2, "base/E": 1, "base/F": 1, "base/V": 2}
    to_come = drawing(table.but(left_given=box, players=table.players[:2]))
    assert to_come is not None
    orders = list(permutations([tile for tile, count in box.items() for _ in range(count)]))
    expected = sum(
        any(all(tile in step for tile, step in zip(some, steps, strict=True))
            for some in permutations(order[::2], len(steps)))
        for order in orders
    ) / len(orders)  # fmt: skip
    (found,) = dealt([row], to_come, 1, DEALS)
    assert found is not None
    assert abs(found[to_come.order[0]] - expected) < 0.03
