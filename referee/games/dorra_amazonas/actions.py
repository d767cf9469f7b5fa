"""The actions: for each move its objections, what allows it, its effect, and its alternatives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from referee.game import Event, RuleReason, ScoreLine, Step
from referee.games.dorra_amazonas.moves import (
    Build,
    Commit,
    EventCard,
    IndioTile,
    MissionCard,
    NeutralTent,
    Open,
    RevealCard,
)
from referee.games.dorra_amazonas.points import pad, scoring
from referee.games.dorra_amazonas.rounds import (
    building,
    building_objections,
    building_reasons,
    course,
    events,
    indio,
)
from referee.games.dorra_amazonas.rounds.phases import BUILDING, END, REVEAL, over, waiting
from referee.games.dorra_amazonas.table import CARDS, EVENTS, ROUNDS, VillageTable
from referee.tiles.model.moves import Adjust, EndGame, EndTurn, Score
from referee.tiles.play.final_score import adjustment

Offer = Callable[[VillageTable], Iterator[object]]


def nothing(table: VillageTable) -> Iterator[object]:
    """Offer no move of this kind."""
    return iter(())


class MoveAction(NamedTuple):
    """A kind of move. `firm`: keys of reasons that cannot be overruled, because no usable state would follow;
    `offers`: candidate moves of the players the game waits for."""

    move: type
    against: Callable[[VillageTable, Any], Iterator[RuleReason]]
    because: Callable[[VillageTable, Any], Iterator[RuleReason]]
    do: Callable[[VillageTable, Any], Step[VillageTable]]
    firm: frozenset[str] = frozenset()
    offers: Offer = nothing


# ---- offers ---------------------------------------------------------------------------------------------


def _opens(table: VillageTable) -> Iterator[Open]:
    if table.turn.phase == "opening":
        for player in waiting(table):
            yield from (Open(player, village) for village in table.board.villages)


def _missions(table: VillageTable) -> Iterator[MissionCard]:
    if table.turn.phase == "opening":
        yield from (MissionCard(seat.id, None) for seat in table.position.players if not seat.dealt)


def _events(table: VillageTable) -> Iterator[EventCard]:
    if table.turn.phase == "event":
        yield from (EventCard(card) for card in EVENTS)


def _commits(table: VillageTable) -> Iterator[Commit]:
    if table.turn.phase == "income":
        yield from (Commit(player, card) for player in waiting(table) for card in table.cards.hand(player))


def _reveals(table: VillageTable) -> Iterator[RevealCard]:
    if table.turn.phase == "reveal":
        yield from (RevealCard(player, card) for player in waiting(table) for card in CARDS)


def _indio(table: VillageTable) -> Iterator[IndioTile]:
    player = table.turn.player
    if player is not None and table.turn.offer == "open":
        yield IndioTile(player, take=False)
        yield from (IndioTile(player, take=True, pile=pile) for pile in table.tiles.piles(player))


def _builds(table: VillageTable) -> Iterator[Build]:
    player = table.turn.player
    if table.turn.phase == BUILDING and player is not None:
        yield from builds_of(table, player)


def builds_of(table: VillageTable, player: str) -> Iterator[Build]:
    """Yield every candidate for a tent of the player."""
    for village in table.board.villages:
        yield from building_objections.builds_in(table, player, village)


def _neutrals(table: VillageTable) -> Iterator[NeutralTent]:
    player = table.turn.player
    if table.turn.phase == BUILDING and player is not None and table.two:
        yield from (NeutralTent(player, village) for village in table.board.villages)


def _ends(table: VillageTable) -> Iterator[EndTurn]:
    if table.turn.phase == BUILDING and table.turn.player is not None:
        yield EndTurn(table.turn.player)


def _end_game(table: VillageTable) -> Iterator[EndGame]:
    if table.turn.phase == END and not table.turn.over:
        yield EndGame()


# ---- end of the game ------------------------------------------------------------------------------------


def against_end_game(table: VillageTable, move: EndGame) -> Iterator[RuleReason]:
    """The game ends after the last round (AD-F0), or when the players agree to stop, between two turns."""
    yield from over(table)
    turn = table.turn
    if turn.phase == REVEAL:
        yield RuleReason("AD-N2", REVEAL, {"players": waiting(table)})
    elif turn.phase == BUILDING and turn.player is not None and (turn.own or turn.neutral):
        yield RuleReason("AD-F0", "in_turn", {"player": turn.player})


def for_end_game(table: VillageTable, move: EndGame) -> Iterator[RuleReason]:
    """Return that the last round is over, or how many were not played."""
    early = table.live and table.turn.phase != END
    values = {"round": table.position.round or 0, "count": ROUNDS}
    yield RuleReason("AD-F0", "early", values) if early else RuleReason("AD-F0", "done")


def do_end_game(table: VillageTable, move: EndGame) -> Step[VillageTable]:
    """Apply final scoring and name the winner."""
    lines = tuple(scoring.lines(table))
    table = with_points(table, lines).with_turn(phase=END, player=None, over=True)
    events: tuple[Event, ...] = ()
    points = {seat.id: seat.points or 0 for seat in table.position.players}
    if points:
        won, why = scoring.winners(table, points)
        values = {"players": list(won), "points": points[won[0]], "because": why.rule, "why": why.key}
        events = (Event("win", values),)
    return Step(table, events, lines)


def do_score(table: VillageTable, move: Score) -> Step[VillageTable]:
    """Add the points of an entry of the score pad."""
    lines = pad.lines(table, move)
    return Step(with_points(table, lines), (), lines)


def against_score(table: VillageTable, move: Score) -> Iterator[RuleReason]:
    """Nothing is scored after the end."""
    return over(table)


def do_adjust(table: VillageTable, move: Adjust) -> Step[VillageTable]:
    """Add points that the players agreed on."""
    line = adjustment(move.player, move.points, move.note)
    return Step(with_points(table, (line,)), (), (line,))


def with_points(table: VillageTable, lines: tuple[ScoreLine, ...]) -> VillageTable:
    """Return the table after these lines were paid."""
    paid = Counter[str]()
    for line in lines:
        paid[line.player] += line.points
    return table.with_seats(
        replace(seat, points=(seat.points or 0) + paid[seat.id])
        if seat.id in paid or seat.points is None
        else seat
        for seat in table.position.players
    )


def always(table: VillageTable, move: object) -> Iterator[RuleReason]:
    """No objection."""
    return iter(())


PHASE = frozenset({"over", "opening", "event_first", "income", "reveal", "building", "last_round"})

DEEDS: Mapping[str, MoveAction] = {
    "open": MoveAction(Open, building_objections.against_open, building_reasons.for_open,
                        building.do_open, frozenset({"full", "taken"}), _opens),
    "event": MoveAction(EventCard, events.against_event, events.for_event, events.do_event,
                  PHASE | {"one_a_round"}, _events),
    "commit": MoveAction(Commit, events.against_commit, events.for_commit, events.do_commit, PHASE, _commits),
    "reveal": MoveAction(RevealCard, events.against_reveal, events.for_reveal, events.do_reveal,
                   PHASE | {"open_already", "known"}, _reveals),
    "indio": MoveAction(IndioTile, indio.against_indio, indio.for_indio, indio.do_indio,
                  PHASE | {"no_pile"}, _indio),
    "build": MoveAction(Build, building_objections.against_build, building_reasons.for_build,
                         building.do_build, frozenset({"full", "taken"}), _builds),
    "neutral": MoveAction(NeutralTent, building_objections.against_neutral, building_reasons.for_neutral,
                           building.do_neutral, frozenset({"full"}), _neutrals),
    "end_turn": MoveAction(EndTurn, course.against_end, course.for_end, course.do_end,
                     PHASE | {"not_your_turn"}, _ends),
    "mission": MoveAction(MissionCard, course.against_mission, course.for_mission, course.do_mission,
                    frozenset({"over"}), _missions),
    "end_game": MoveAction(EndGame, against_end_game, for_end_game, do_end_game,
                           frozenset({"over"}), _end_game),
    "adjust": MoveAction(Adjust, always, always, do_adjust),
}  # fmt: skip

ON_PAD: Mapping[str, MoveAction] = {  # the moves that exist where only points are tracked
    "score": MoveAction(Score, against_score, pad.for_score, do_score, frozenset({"over"})),
    **{name: DEEDS[name] for name in ("end_game", "adjust")},
}


def deeds_of(table: VillageTable) -> Mapping[str, MoveAction]:
    """Return the moves that exist at a table."""
    return ON_PAD if table.points_only else DEEDS
