"""Random matches of Gold Rush: no token is lost, and rulings and moves agree."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.game import Event, Illegal, LegalPlacement, RuleReason
from referee.games.gold_rush import GOLD_RUSH, layout, mining, tokens
from referee.games.gold_rush.findings import unknown_gold
from referee.games.gold_rush.moves import Pitch, Report, Reveal
from referee.match import Entry, PlayedMatch
from referee.say import speaker
from referee.tiles.io.catalog import built_in
from referee.tiles.model.moves import Deploy, Discard, EndGame, EndTurn, Place
from referee.tiles.model.position import PlayerSeat, TilePosition
from referee.tiles.rules.table import Table
from tests.examples import tries

seeds = st.integers(0, 10**6)
few = tries(12)
SEATS = tuple(PlayerSeat(id) for id in ("red", "blue", "green"))


def turns(
    seed: int, length: int, **options: str
) -> Iterator[tuple[Table, LegalPlacement, list[Any], PlayedMatch]]:
    """A random match: the table before each turn, the chosen placement, the moves, the match after it."""
    chance = random.Random(seed)
    match = PlayedMatch.begin(GOLD_RUSH, TilePosition("gold-rush", SEATS, (), options))
    for _ in range(length):
        player, before = match.to_move, match.state
        tile = chance.choice(
            [
                t
                for t in GOLD_RUSH.placing.draws(before)
                for _ in range(GOLD_RUSH.placing.left(before, t) or 0)
            ]
        )
        found = GOLD_RUSH.placing.placements(before, tile, player)
        assert player
        if not found:
            match = match.add(Entry((Discard(player, tile),)))
            continue
        spot = chance.choice([p for p in found if p.completes] or found)
        moves: list[Any] = [Place(player, tile, spot.x, spot.y, spot.rotation)]
        laid = match.add(Entry(tuple(moves)))
        offers = [
            one
            for one in GOLD_RUSH.offers(laid.state)
            if not isinstance(one, EndTurn | EndGame | Report | Reveal)
        ]
        if offers and chance.random() < 0.85:
            moves.append(chance.choice(offers))
        moves.append(EndTurn(player))
        match = match.add(Entry(tuple(moves)))
        yield before, spot, moves, match


@given(seeds)
@few
def test_no_token_is_lost_or_doubled(seed: int) -> None:
    for before, _, _, match in turns(seed, 30):
        table = match.state
        held = sum(len(tokens.held_by(table, seat.id)) for seat in SEATS)
        assert held + tokens.on_table(table) + tokens.supply(table) == tokens.TOTAL
        for region in table.board.regions.all():
            if region.kind == "mountain":
                assert len(tokens.stacks(table, region)) <= 1
                assert tokens.height(table, region) <= region.marks.get("nuggets", 0)
                assert not (table.done(region) and tokens.height(table, region))
        out = Counter(f.player for f in table.figures if f.kind == "cowboy")
        assert max(out.values(), default=0) <= 4
        position = GOLD_RUSH.position(table)
        assert GOLD_RUSH.position(GOLD_RUSH.load(position)) == position
        assert before is not table
        assert not [one for one in GOLD_RUSH.inspect(table) if one.severity == "error"]


@given(seeds)
@few
def test_a_placement_completes_what_the_turn_scores(seed: int) -> None:
    for before, spot, moves, match in turns(seed, 25):
        listed = sorted((done.kind, done.tiles) for done in spot.completes)
        happened = [event for event in match.played[-1].events if event.what == "complete"]
        assert sorted((one.values["kind"], len(one.tiles)) for one in happened) == listed
        worth = {(done.kind, done.points) for done in spot.completes}  # two railroads may have as many tiles
        for line in match.played[-1].lines:
            assert (line.feature_kind, line.points) in worth, (moves, before)


@given(seeds)
@few
def test_deployments_and_offers_are_what_may_be_done(seed: int) -> None:
    for before, spot, moves, _ in turns(seed, 20):
        laid = GOLD_RUSH.play(before, moves[0]).state
        offers = GOLD_RUSH.offers(laid)
        deployed = {(one.kind, one.feature.kind, one.feature.at) for one in offers if isinstance(one, Deploy)}
        assert deployed == {(one.kind, one.feature_kind, one.at) for one in spot.deployments}
        for one in offers:
            assert GOLD_RUSH.check(laid, one).legal
        legal = {(one.x, one.y, one.feature) for one in offers if isinstance(one, Pitch)}
        for one in GOLD_RUSH.deeds["pitch"].offers(laid, moves[0].player):
            ruling = GOLD_RUSH.check(laid, one)
            assert ruling.legal == ((one.x, one.y, one.feature) in legal)
            assert {reason.rule for reason in ruling.reasons} <= {"GR-A2", "GR-A3"}


@given(st.lists(st.sampled_from([None, 0, 1, 2, 3, 5]), max_size=8), st.data())
def test_reported_values_fill_the_unknown_ones(held: list[int | None], data: st.DataObject) -> None:
    reported = data.draw(st.lists(st.sampled_from([None, 0, 1, 2, 3, 5]), max_size=9))
    found = mining.with_values(tuple(held), tuple(reported))
    if found is None:
        assert len(reported) > held.count(None)
        assert len(reported) != len(held)
        return
    assert len(found) == len(held)
    if len(reported) != len(held):
        assert [new for old, new in zip(held, found, strict=True) if old is not None] == [
            old for old in held if old is not None
        ]
    assert mining.with_values(tuple(held), None) == tuple(held)


@given(st.integers(1, 20), st.sets(st.sampled_from(["red", "blue", "green"]), min_size=1), seeds)
def test_tokens_go_round_clockwise(count: int, tied: set[str], seed: int) -> None:
    state = GOLD_RUSH.begin(TilePosition("gold-rush", SEATS, ()))
    order = list(tokens.takers(state, tied, count))
    shares = Counter(order)
    assert len(order) == count
    assert max(shares.values()) - min(shares[player] for player in tied) <= 1
    assert order[0] == next(seat.id for seat in SEATS if seat.id in tied)


def test_nobody_insists_on_a_tent_beside_the_mountains() -> None:
    table = GOLD_RUSH.begin(TilePosition("gold-rush", SEATS, ()))
    laid = GOLD_RUSH.play(table, Place("red", "gold-rush/01a", 1, 0, 90)).state
    beside = next(one for one in GOLD_RUSH.offers(laid) if isinstance(one, Deploy))
    with pytest.raises(Illegal):
        GOLD_RUSH.play(laid, Pitch("red", beside.x, beside.y, beside.feature), insist=True)


def test_a_house_rule_can_be_insisted_on() -> None:
    """A house rule allows two actions in a turn; mining where nothing is does nothing."""
    table = GOLD_RUSH.begin(TilePosition("gold-rush", SEATS, ()))
    laid = GOLD_RUSH.play(table, Place("red", "gold-rush/27", 0, -1, 0)).state
    pitched = GOLD_RUSH.play(laid, next(o for o in GOLD_RUSH.offers(laid) if isinstance(o, Pitch))).state
    mine = GOLD_RUSH.deeds["mine"].move
    mined = GOLD_RUSH.play(pitched, mine("red"), insist=True)
    assert [event.what for event in mined.events] == ["receive"]
    assert GOLD_RUSH.play(laid, mine("red"), insist=True).events == ()


def test_the_box_keeps_its_invariants() -> None:
    box = built_in("gold-rush")
    assert GOLD_RUSH.catalog_reader.checks.odd_set(box) == ()
    assert list(GOLD_RUSH.catalog_reader.checks.wrong_tiles(box)) == []
    designs: Counter[str] = Counter()
    for id, count in box.printings[0].counts.items():
        designs[id.removeprefix("gold-rush/").rstrip("abc")] += count
    assert designs == {
        "01": 7, "08": 4, "12": 5, "17": 4, "26": 6, "27": 4, "31": 2, "33": 5, "38": 1, "39": 3, "42": 3,
        "45": 2, "47": 5, "52": 2, "54": 2, "56": 5, "61": 2, "64": 3, "66": 3, "69": 1, "70": 1, "71": 1,
        "72": 1,
    }  # fmt: skip
    differing = {"01", "12", "26", "47"}
    for design in differing:
        copies = [
            tile for id, tile in box.tiles.items() if id.removeprefix("gold-rush/").rstrip("abc") == design
        ]
        looks = [
            [
                (f.kind, f.ports, {m: n for m, n in f.marks.items() if m not in ("tipis", "horses")})
                for f in t.features
            ]
            for t in copies
        ]
        assert all(look == looks[0] for look in looks)
        assert len({str([f.marks for f in tile.features]) for tile in copies}) == len(copies)


def test_every_tile_finds_a_neighbour_in_every_rotation() -> None:
    tiles = built_in("gold-rush").tiles.values()
    for tile in tiles:
        for quarter in range(4):
            lying = tile.turned(quarter)
            for edge in range(4):
                faces = {
                    one.turned(q).edges.faces[(edge + 2) % 4]
                    for one in tiles
                    for q in range(4)
                    if one is not tile
                }
                assert lying.edges.signs[edge] in faces


def test_the_winner_event_of_a_tie_names_its_rule() -> None:
    seats = tuple(PlayerSeat(id, points=5) for id in ("red", "blue"))
    table = GOLD_RUSH.begin(TilePosition("gold-rush", seats, ()))
    events = GOLD_RUSH.play(table, EndGame()).events
    (won,) = (event for event in events if event.what == "win")
    assert won == Event("win", {"players": ("red", "blue"), "points": 5, "because": "GR-E10"})
    assert layout.EXITS == (3, 4)


@pytest.mark.parametrize(("language", "mean"), [("en", "1.9"), ("de", "1,9"), ("it", "1,9"), ("ro", "1,9")])
def test_an_average_has_the_decimal_sign_of_the_language(language: str, mean: str) -> None:
    values = {"player": "red", "count": 2, "expected": 1.9}
    sentence = speaker(language).reason(RuleReason("GR-E9", "values_asked", values))
    assert re.findall(r"\d\S\d", sentence) == [mean]


def test_the_average_of_hidden_tokens_is_a_number() -> None:
    table = GOLD_RUSH.begin(TilePosition("gold-rush", SEATS, ()))
    hidden = tokens.unseen(table)
    (found,) = unknown_gold(replace(table, held={SEATS[0].id: {tokens.MINING: 1}}))[:1]
    assert found.reason.values["expected"] == round(sum(hidden) / len(hidden), 1)
