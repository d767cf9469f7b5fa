"""What a match reveals, compared with the plain definition, and what it costs to find out."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import revealing
from referee.game import Secret
from referee.games import game
from referee.games.dorra_amazonas.moves import Build, Commit, EventCard, MissionCard, Open, RevealCard
from referee.games.dorra_amazonas.position import Seat, VillagePosition
from referee.games.gold_rush.moves import Report, Reveal
from referee.match import Entry, PlayedMatch, follow
from referee.redaction import private_fields
from referee.revealing import Reveals
from referee.tiles.model.moves import Adjust, EndGame, EndTurn
from referee.tiles.model.position import PlayerSeat, TilePosition

GOLD, DORRA = game("gold-rush"), game("dorra-amazonas")
PLAYERS = ("red", "blue")


def begin(played: Any) -> PlayedMatch:
    if played is GOLD:
        held = {player: {"mining": [None, 1]} for player in PLAYERS}
        return PlayedMatch.begin(
            GOLD, TilePosition("gold-rush", tuple(map(PlayerSeat, PLAYERS)), (), {}, held=held)
        )
    return PlayedMatch.begin(DORRA, VillagePosition(DORRA.id, tuple(map(Seat, PLAYERS))))


def any_move(played: Any, chance: random.Random) -> Any:
    """A move of any kind, mostly those that enter or reveal something."""
    player = chance.choice(PLAYERS)
    if played is GOLD:
        values = tuple(chance.choice((None, 0, 1, 2)) for _ in range(chance.randint(0, 3)))
        return chance.choice(
            [Report(player, values), Report(player, values), Reveal(player, values), Adjust(player, 1, ""),
             EndGame() if chance.random() < 0.2 else Report(player, None)]
        )  # fmt: skip
    villages = list(board_villages())
    return chance.choice(
        [Commit(player, chance.choice((None, 0, 1, 2))), RevealCard(player, chance.choice((0, 1))),
         Commit(player, chance.randint(0, 6), 3), MissionCard(player, tuple(chance.sample(villages, 2))),
         EventCard(chance.choice(("fever", "theft"))), Open(player, chance.choice(villages)),
         Build(player, chance.choice(villages), 0), EndTurn(player), EndGame() if chance.random() < 0.1 else
         EndTurn(player)]
    )  # fmt: skip


def board_villages() -> tuple[str, ...]:
    return tuple(begin(DORRA).start.board.villages)


def played_match(played: Any, seed: int, entries: int) -> PlayedMatch:
    """A match of random entries, on which the players insist; half of them are offers of the game."""
    chance, match = random.Random(seed), begin(played)
    for _ in range(entries):
        offers = list(played.offers(match.state))
        moves = [
            chance.choice(offers) if offers and chance.random() < 0.5 else any_move(played, chance)
            for _ in range(chance.randint(1, 3))
        ]
        match = follow(match, [Entry(tuple(moves), insist=True)]).match
    return match


def plainly(match: PlayedMatch) -> tuple[dict[tuple[int, int], int | None], list[Mapping[str, object]]]:
    """The definition: every move that was not revealed is compared with every state after it."""
    hidden = match.game.hidden
    assert hidden is not None
    moves: dict[tuple[int, int], int | None] = {}
    entered: dict[tuple[int, int], dict[str, object]] = {}
    values: list[Mapping[str, object]] = []
    for entry, one in enumerate(match.played):
        before = match.played[entry - 1].state if entry else match.start
        moves |= {(entry, n): None for n, move in enumerate(one.entry.moves) if private_fields(type(move))}
        had = first = hidden.secrets(before)
        found: dict[str, object] = {}
        for number, step in zip(one.numbers, one.steps, strict=True):
            has, move = hidden.secrets(step.state), one.entry.moves[number]
            if (entry, number) in moves:
                entered[entry, number] = {
                    name: secret.value
                    for name, secret in has.items()
                    if secret.player == move.player and secret.value is not None
                    if name not in had or had[name].value != secret.value
                }
            for place in [p for p, seen in moves.items() if seen is None and p <= (entry, number)]:
                if hidden.revealed(step.state, match.played[place[0]].entry.moves[place[1]]) and all(
                    name in has and has[name][1:] == (value, True)
                    for name, value in entered.get(place, {}).items()
                ):
                    moves[place] = entry
            found |= {name: s.value for name, s in has.items() if _new(s, first.get(name))}
            had = has
        values.append(found)
    return moves, values


def _new(secret: Secret, before: Secret | None) -> bool:
    known = before is not None and before.revealed and before.value == secret.value
    return secret.revealed and secret.value is not None and not known


@settings(max_examples=40)
@given(st.sampled_from((GOLD, DORRA)), st.integers(0, 10**6), st.integers(1, 14))
def test_the_reveals_are_those_of_the_definition(played: Any, seed: int, entries: int) -> None:
    match = played_match(played, seed, entries)
    found = Reveals().of(match)
    assert (dict(found.moves), list(found.values)) == plainly(match)


@settings(max_examples=25)
@given(st.sampled_from((GOLD, DORRA)), st.integers(0, 10**6), st.integers(2, 12), st.data())
def test_applying_changes_one_by_one_gives_the_same(
    played: Any, seed: int, entries: int, data: st.DataObject
) -> None:
    """Reveals are found from those of an earlier match, also if it took another course."""
    match = played_match(played, seed, entries)
    back = data.draw(st.integers(1, entries))
    other = follow(match.take_back(back), played_match(played, seed + 1, back).entries).match
    reused, fresh = Reveals().of(match).of(other), Reveals().of(other)
    assert reused.moves == fresh.moves
    assert (reused.entered, reused.values, reused.compared) == (fresh.entered, fresh.values, fresh.compared)
    assert {p: sorted(places) for p, places in reused.waiting.items() if places} == {
        p: sorted(places) for p, places in fresh.waiting.items() if places
    }


@pytest.mark.parametrize("played", [GOLD, DORRA])
def test_moves_that_stay_hidden_are_not_compared_again_and_again(played: Any) -> None:
    """The work grows with the number of moves, not with its square."""
    moves = [
        Report(PLAYERS[n % 2], (n % 4,)) if played is GOLD else Commit(PLAYERS[n % 2], n % 7)
        for n in range(400)
    ]
    match = follow(begin(played), [Entry((move,), insist=True) for move in moves]).match
    found = Reveals().of(match)
    assert len(found.shut) == 400
    assert found.compared[-1] <= 400


def test_beyond_the_limit_values_stay_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Entering and revealing again and again reaches a limit; nothing is shown that was not compared."""
    entries = [
        Entry((Report("red", (1, 1)), Report("red", (2, 2))), insist=True),
        Entry((EndGame(),), insist=True),
    ]
    match = follow(begin(GOLD), entries).match
    assert Reveals().of(match).public
    monkeypatch.setattr(revealing, "MOST_COMPARED", 0)
    assert not Reveals().of(match).public
