"""Lists of placements contain exactly what is legal now, in every game.

Each cell and rotation near the board is listed exactly if the ruling allows it, and so is every deployment
after it; an empty list has reasons, which the ruling gives as well.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from referee.game import AnyGame, BadInput, RuleReason
from referee.games import game
from referee.tiles.model.moves import Deploy, Discard, EndGame, Place
from referee.tiles.model.multi_cell import cells_of
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition, Turn
from referee.tiles.rules import objections
from referee.tiles.tile_game import TileGame

TILE_GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("carcassonne", {"edition": "C1", "expansions": ["river", "hills-and-sheep", "traders-and-builders"]}),
    ("carcassonne", {"edition": "C2", "expansions": ["abbot", "abbey", "dragon", "inns-and-cathedrals"]}),
    ("carcassonne", {"edition": "C2", "expansions": ["monasteries", "cult", "abbey"]}),
    ("carcassonne", {"map": "stand-in-map"}),
    ("gold-rush", {}),
    ("amazonas", {}),
)
SEATS = tuple(PlayerSeat(id, points=0) for id in ("red", "blue"))
STEPS = (None, "place", "act", "end")


def at_random(played: AnyGame, options: dict[str, Any], seed: int, moves: int) -> Iterator[Any]:
    """The states of a match with so many random moves."""
    chance = random.Random(seed)
    state = played.begin(TilePosition(played.id, SEATS, (), options))
    for _ in range(moves):
        yield state
        move = chosen(played, state, chance)
        if move is None:
            return
        state = played.play(state, move).state


def chosen(played: AnyGame, state: Any, chance: random.Random) -> Any:
    """A legal move: a tile at any placement, or something else."""
    player = str(played.to_move(state))
    tiles = list(played.placing.draws(state))
    chance.shuffle(tiles)
    for tile in tiles[:6]:
        if places := played.placing.placements(state, tile, player):
            spot = chance.choice(places)
            return Place(player, tile, spot.x, spot.y, spot.rotation)
    offers = [one for one in played.offers(state) if not isinstance(one, EndGame)]
    more = [Discard(player, tile) for tile in tiles if played.check(state, Discard(player, tile)).legal]
    return chance.choice(offers or more) if offers or more else None


def legal_places(played: AnyGame, state: Any, tile: str, player: str) -> set[tuple[int, int, int]]:
    """Every cell and rotation near the board that the rulings allow."""
    cells = list(state.board.cells) or [(0, 0)]
    near = {(x + dx, y + dy) for x, y in cells for dx in range(-2, 3) for dy in range(-2, 3)}
    return {
        (x, y, rotation)
        for x, y in near
        for rotation in (0, 90, 180, 270)
        if not any(True for _ in against(played, state, Place(player, tile, x, y, rotation)))
    }


def against(played: AnyGame, state: Any, move: Any) -> Iterator[RuleReason]:
    """The reasons of a ruling against a move, without alternatives."""
    assert isinstance(played, TileGame)
    for check in played._actions.of(state, move).checks:
        yield from check(state, move)


def legal_deployments(played: AnyGame, state: Any, player: str, cell: tuple[int, int]) -> set[Any]:
    """Every figure on every feature of the tile at a cell that the rulings allow."""
    found = set()
    cells = state.board.cells
    for spot in cells_of(cells, cell):
        for index, kind in enumerate(cells[spot].kinds):
            at = cells[spot].names.at(index)
            for figure in state.book.figures:
                if not any(
                    True for _ in against(played, state, Deploy(player, figure, *spot, Ref(kind, at)))
                ):
                    found.add((figure, kind, at, spot))
    return found


def agrees(played: AnyGame, state: Any, tile: str, player: str, chance: random.Random) -> None:
    """Whether the list of one tile and the rulings agree."""
    found = played.placing.placements(state, tile, player)
    assert {one[:3] for one in found} == legal_places(played, state, tile, player)
    reasons = played.placing.why_nowhere(state, tile, player)
    assert bool(reasons) == (not found)
    if not found and reasons[0].key != "fits_nowhere":
        rules = {one.rule for one in played.check(state, Place(player, tile, 99, 99, 0)).reasons}
        spots = state.board.needs.by_cell
        near = [played.check(state, Place(player, tile, *spot, 0)).reasons for spot in spots]
        rules |= {one.rule for reasons in near for one in reasons}
        assert {one.rule for one in reasons} <= rules
    for one in chance.sample(found, min(2, len(found))):
        after = played.play(state, Place(player, tile, *one[:3])).state
        listed = {(d.kind, d.feature_kind, d.at, d.cell or one[:2]) for d in one.deployments}
        assert listed == legal_deployments(played, after, player, one[:2]), (tile, one)


@pytest.mark.parametrize(("name", "options"), TILE_GAMES, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_lists_and_rulings_agree_through_a_match(name: str, options: dict[str, Any], seed: int) -> None:
    """At any moment of a match, for possible tiles and others, for both players; also when loaded as a
    position."""
    played, chance = game(name), random.Random(seed)
    for number, state in enumerate(at_random(played, options, seed, 60)):
        if number % 9 and number > 6:
            continue
        tiles = sorted(state.library.tiles)
        for tile in {
            *chance.sample(tiles, min(2, len(tiles))),
            *list(played.placing.draws(state))[:1],
            *state.bag.undrawn,
        }:
            agrees(played, state, tile, str(played.to_move(state)), chance)
        other = next(seat.id for seat in SEATS if seat.id != played.to_move(state))
        agrees(played, state, tiles[0], other, chance)
        again = played.load(played.position(state))
        tile = chance.choice(tiles)
        player = str(played.to_move(state))
        assert played.placing.placements(again, tile, player) == played.placing.placements(
            state, tile, player
        )


@pytest.mark.parametrize(("name", "options"), TILE_GAMES, ids=str)
def test_lists_and_rulings_agree_on_given_tables(name: str, options: dict[str, Any]) -> None:
    """With and without a turn, at every step, with a tile drawn, and once the game is over."""
    played, chance = game(name), random.Random(name)
    *_, state = at_random(played, options, 3, 24)
    position = played.position(state)
    turns = [None, *(Turn("red", step, position.turn.placed if step != "place" else ()) for step in STEPS)]
    turns.append(Turn("red", "place", (), drawn=chance.choice(sorted(state.library.tiles))))
    for turn in turns:
        table = played.load(replace(position, turn=turn, left=None))
        for tile in {*chance.sample(sorted(table.library.tiles), 2), *list(table.bag.undrawn)[:1]}:
            agrees(played, table, tile, "red", chance)
    over = played.load(replace(position, over=True))
    tile = next(iter(over.library.tiles))
    assert played.placing.placements(over, tile) == ()
    assert "over" in {one.key for one in played.placing.why_nowhere(over, tile)}


def test_builds_and_rulings_agree_in_dorras_game() -> None:
    """In every phase and for every player: the list equals what the rulings allow; else there are reasons."""
    dorra = game("dorra-amazonas")
    seats = tuple(dorra.seat(id) for id in ("red", "blue"))
    state = dorra.begin(dorra.position_type("dorra-amazonas", seats, options={}))
    chance, empty, phases = random.Random(5), 0, set()
    for number in range(120):
        new = state.turn.phase not in phases
        phases.add(state.turn.phase)
        for seat in seats if new or number % 4 == 0 else ():  # a move changes little
            listed = {(s["village"], s["space"], s["neutral"]) for s in dorra.building.sites(state, seat.id)}
            legal = set()
            for village in state.board.villages:
                for kind in ("open", "build", "neutral"):
                    if (kind == "open") != (state.turn.phase == "opening"):
                        continue
                    move = dorra.moves[kind](seat.id, village)
                    if dorra.check(state, move).legal:
                        legal.add((village, state.tents.free(village)[0], kind == "neutral"))
            assert listed == legal
            reasons = dorra.building.why_nowhere(state, seat.id)
            assert bool(reasons) == (not listed)
            empty += not listed
        moves = [one for one in dorra.offers(state) if not isinstance(one, EndGame)]
        if not moves:
            break
        try:
            state = dorra.play(state, chance.choice(moves)).state
        except BadInput:  # an Indio tile that needs a pile
            continue
    assert empty


def test_what_is_remembered_does_not_grow_with_the_ids_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches with the same rules share a book, and each may name its players otherwise."""
    monkeypatch.setattr(objections, "MOST_VERDICTS", 10)
    played, sizes = game("carcassonne"), list[int]()
    for n in range(24):
        seats = (PlayerSeat(f"a{n}"), PlayerSeat(f"b{n}"))
        road = Standing(seats[n % 2].id, "meeple", 0, 0, Ref("road", ("W",)))
        state = played.begin(TilePosition(played.id, seats, (Laid(0, 0, "base/D"),), figures=(road,)))
        places = played.placing.placements(state, "base/U", f"a{n}")
        on = {spot[:3]: {one.feature_kind for one in spot.deployments} for spot in places}
        assert (on[-1, 0, 0], on[0, 1, 0]) == ({"field"}, {"field", "road"})
        sizes.append(len(state.book.objections.decided))
    assert 0 < max(sizes) <= 10
