"""Invariants after every move of a random match, under any set of expansions."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.game import BadInput, LegalDeployment, LegalPlacement
from referee.match import Entry, PlayedMatch, Refused, replay
from referee.match_difference import difference
from referee.tiles.model.board import Board
from referee.tiles.model.moves import Deploy, EndGame, Place
from referee.tiles.model.position import Laid, Ref, TilePosition
from tests.examples import tries
from tests.referee.plays import CARCASSONNE, SEATS, Player, nonsense, to_points, turned
from tests.referee.tables import partition

EVERYTHING = [one.id for one in CARCASSONNE.expansions]
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "C1", "expansions": ["inns-and-cathedrals", "traders-and-builders"]},
    {"edition": "C1", "expansions": ["hills-and-sheep", "abbey"], "hs.closure_choice": "owner_first"},
    {"edition": "C2", "expansions": ["river", "abbot", "hills-and-sheep"], "hs.action": "must"},
    {"edition": "C2", "expansions": ["dragon", "abbot", "traders-and-builders", "hills-and-sheep"]},
    {"edition": "C1", "expansions": ["cult", "monasteries", "abbey"], "hs.shepherd_order": "action_first"},
    {"edition": "C3", "expansions": EVERYTHING},
    {"edition": "C1", "expansions": [id for id in EVERYTHING if id != "abbot"], "preset": "engine"},
)
CASTLES = "castles-in-germany"
TURNED = (  # other boxes name a castle of two cells by the first, which is another one on a turned table
    *({**one, "expansions": [box for box in one.get("expansions", ()) if box != CASTLES]} for one in TABLES),
    {"expansions": [CASTLES]},
)
tables, seeds = st.sampled_from(TABLES), st.integers(0, 10**6)
few = tries(6)


@given(seeds, tables)
@few
def test_every_accepted_move_leaves_a_table_without_fault(seed: int, options: dict[str, Any]) -> None:
    player = Player.sits_down(seed, options)
    for move in player.plays(25):
        state = player.match.state
        wrong = [f for f in CARCASSONNE.inspect(state) if f.severity != "info"]
        assert not wrong, (move, wrong)
        assert partition(state.board) == partition(Board(dict(state.board.cells)))
        for kind, figure in state.book.figures.items():
            for seat in SEATS:
                assert 0 <= state.supply.left(seat.id, kind) <= figure.supply


@given(seeds, tables)
@few
def test_points_are_the_lines_and_lines_their_parts(seed: int, options: dict[str, Any]) -> None:
    player = Player.sits_down(seed, options)
    for _ in player.plays(30):
        pass
    match = player.match
    for ending in (match, match.add(Entry((EndGame(),))) if match.state.turn.step == "place" else match):
        paid = Counter[str]()
        for line in ending.lines:
            assert line.points == sum(part.count * part.each for part in line.parts)
            paid[line.player] += line.points
        assert ending.scores == {seat.id: paid[seat.id] for seat in SEATS}


@given(seeds, tables)
@few
def test_the_final_scoring_is_as_predicted(seed: int, options: dict[str, Any]) -> None:
    player = Player.sits_down(seed, options)
    for _ in player.plays(30):
        pass
    state = player.match.state
    if state.turn.step != "place" or not CARCASSONNE.check(state, EndGame()).legal:
        return
    sheet, step = CARCASSONNE.scoring.tally(state, final=True), CARCASSONNE.play(state, EndGame())
    if step.state.turn.due:
        return  # the final scoring waits for a player, such as for the value of an animal token (BT-T4)
    assert step.lines == sheet.lines
    assert CARCASSONNE.scoring.scores(step.state) == {
        player: total.total for player, total in sheet.totals.items()
    }


@given(seeds, tables)
@few
def test_a_match_goes_on_from_any_position_it_has_come_to(seed: int, options: dict[str, Any]) -> None:
    """The position is complete: restarted from it after every move, the match continues alike."""
    player = Player.sits_down(seed, options)
    list(player.plays(12))
    match = player.match
    again = PlayedMatch.begin(CARCASSONNE, PlayedMatch(CARCASSONNE, match.start).position)
    for one in match.played:
        again = PlayedMatch.begin(CARCASSONNE, again.position).add(one.entry)
        assert again.played[-1].lines == one.lines
        assert again.played[-1].events == one.events
        assert again.position == CARCASSONNE.position(CARCASSONNE.load(again.position))
    assert again.scores == match.scores
    assert again.to_move == match.to_move


@given(seeds, tables)
@few
def test_replaying_gives_the_same_match(seed: int, options: dict[str, Any]) -> None:
    player = Player.sits_down(seed, options)
    list(player.plays(20))
    start = TilePosition("carcassonne", SEATS, (), options)
    again, troubles = replay(CARCASSONNE, start, player.match.entries)
    assert troubles == ()
    assert difference(player.match, again) == ()
    assert again.position == player.match.position


@given(seeds, st.sampled_from(TURNED), st.integers(1, 3), st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
@few
def test_turning_and_shifting_the_table_changes_nothing(
    seed: int, options: dict[str, Any], quarter: int, shift: tuple[int, int]
) -> None:
    """The same moves on a table turned and shifted: as legal, for the same points."""
    player = Player.sits_down(seed, options)
    list(player.plays(20))
    start = player.match.start.board.cells
    tiles = []
    for (x, y), tile in start.items():
        there = turned(Place("", tile.id, x, y, 90 * tile.quarter), quarter, shift)
        tiles.append(Laid(there.x, there.y, tile.id, there.rotation))
    match = PlayedMatch.begin(CARCASSONNE, TilePosition("carcassonne", SEATS, tuple(tiles), options))
    for one in player.match.played:
        (move,) = one.entry.moves
        tile = match.state.library.tiles[move.tile] if isinstance(move, Place) else None
        match = match.add(Entry((turned(move, quarter, shift, tile),)))
        mine = Counter((line.player, line.parts, len(line.tiles)) for line in match.played[-1].lines)
        assert mine == Counter((line.player, line.parts, len(line.tiles)) for line in one.lines)
    assert match.scores == player.match.scores
    assert match.to_move == player.match.to_move


@given(seeds, tables)
@few
def test_the_order_in_which_tiles_were_laid_does_not_matter(seed: int, options: dict[str, Any]) -> None:
    """The tiles of a match placed in any order, with occasional queries: the same features."""
    player, chance = Player.sits_down(seed, options), random.Random(seed)
    list(player.plays(25))
    played = player.match.state.board
    cells = list(played.cells.items())
    chance.shuffle(cells)
    board = Board({})
    for cell, tile in cells:
        board = board.lay(cell, tile)
        if chance.random() < 0.3:
            board.regions.all()
    assert partition(board) == partition(played)
    assert board.needs.by_cell == played.needs.by_cell


@given(seeds, tables)
@few
def test_deployments_are_listed_with_their_placement(seed: int, options: dict[str, Any]) -> None:
    """The deployments of a placement are those that a ruling allows once the tile is there."""
    player = Player.sits_down(seed, options)
    chance = random.Random(seed)
    for _ in player.plays(8):
        pass
    beginnings = [move for move in player.to_place() if isinstance(move, Place)]
    for move in chance.sample(beginnings, min(2, len(beginnings))):
        places = CARCASSONNE.placing.placements(player.match.state, move.tile, move.player)
        here = next(p for p in places if p[:3] == (move.x, move.y, move.rotation))
        after = CARCASSONNE.play(player.match.state, move).state
        tile = after.board.cells[move.x, move.y]
        allowed = {
            (figure, index)
            for figure in after.book.on_features
            for index, kind in enumerate(tile.kinds)
            if CARCASSONNE.check(
                after, Deploy(move.player, figure, move.x, move.y, Ref(kind, tile.names.at(index)))
            ).legal
        }
        points = to_points(after, move.player, (move.x, move.y))
        allowed |= {(one.kind, one.point) for one in points if CARCASSONNE.check(after, one).legal}
        listed = {(d.kind, d.point or tile.names.find(d.feature_kind, d.at)[0]) for d in here.deployments}
        assert listed == allowed, move


@given(seeds, tables)
@few
def test_every_question_has_an_answer_after_any_insisted_move(seed: int, options: dict[str, Any]) -> None:
    player, chance = Player.sits_down(seed, options), random.Random(seed)
    list(player.plays(4))
    match = player.match
    for _ in range(30):
        try:
            match = match.add(Entry((nonsense(match, chance),), insist=True))
        except Refused:
            continue
        state = match.state
        CARCASSONNE.inspect(state)
        CARCASSONNE.scoring.tally(state, final=True)
        CARCASSONNE.placing.placements(state, "base/D", "red")
        assert CARCASSONNE.position(CARCASSONNE.load(match.position)) == match.position


@given(seeds, tables)
@few
def test_alternatives_are_legal(seed: int, options: dict[str, Any]) -> None:
    """Alternatives in the ruling on a random illegal move are legal by their ruling."""
    player, chance = Player.sits_down(seed, options), random.Random(seed)
    for _ in player.plays(12):
        match = player.match
        for _ in range(3):
            move = nonsense(match, chance)
            try:
                ruling = CARCASSONNE.check(match.state, move)
            except BadInput:
                continue
            for one in ruling.alternatives[:4]:
                assert CARCASSONNE.check(match.state, as_move(move, one)).legal, (move, one)


def as_move(original: Any, alternative: Any) -> Any:
    """An alternative as a move of the same player."""
    if isinstance(alternative, LegalPlacement):
        x, y, rotation = alternative[:3]
        return Place(original.player, original.tile, x, y, rotation)
    if isinstance(alternative, LegalDeployment):
        x, y = alternative.cell or (original.x, original.y)
        return Deploy(original.player, alternative.kind, x, y, Ref(alternative.feature_kind, alternative.at))
    return alternative


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.get("edition", "nothing told"))
def test_the_random_player_does_everything_there_is(options: dict[str, Any]) -> None:
    """Properties of moves that are never made would prove nothing."""
    book = Player.sits_down(0, options).match.state.book
    missing = {"Place", "EndTurn", "meeple"}
    missing |= {kind for kind in ("shepherd", "abbot", "big") if kind in book.figures}
    for seed in range(12):
        made = Player.sits_down(seed, options).plays(24)
        missing -= {getattr(move, "kind", type(move).__name__) for move in made}
        if not missing:
            return
    assert missing == set()
