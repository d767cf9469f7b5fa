"""Who plays, the action of each move, and its effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.game import BadInput, Message, Step, unknown_text
from referee.games.dorra_amazonas.actions import DEEDS, ON_PAD, MoveAction, builds_of, deeds_of
from referee.games.dorra_amazonas.board import SPECIES
from referee.games.dorra_amazonas.moves import Build, EventCard, IndioTile, MissionCard, NeutralTent
from referee.games.dorra_amazonas.points import pad
from referee.games.dorra_amazonas.rounds import course, indio, phases
from referee.games.dorra_amazonas.table import CARDS, EVENTS, VillageTable
from referee.tiles.model.moves import EndTurn, Score
from referee.tiles.play.actions.scoring_on_pad import not_on_pad

BUILDS = (Build, NeutralTent)
GOES_ON = (Build, NeutralTent, EndTurn)  # moves that imply no answer to an offer
MOST_ALTERNATIVES = 60


def to_move(state: VillageTable) -> str | None:
    """Return the player who builds; in simultaneous phases, the first player the game waits for."""
    if state.turn.over:
        return None
    if state.turn.player is not None:
        return state.turn.player
    waiting = phases.waiting(state)
    if waiting:
        return waiting[0]
    return next(iter(state.seats), None) if state.live else None


def carry_out(state: VillageTable, move: object) -> Step[VillageTable]:
    """Return the result of a move that nothing forbids or the players insist on. Raises BadInput if it leaves
    open on which pile an Indio tile is put."""
    if isinstance(move, IndioTile) and move.take and indio.pile_of(state, move) is None:
        piles = Message("input-which-pile", piles=", ".join(state.tiles.piles(move.player)))
        raise BadInput({"pile": [piles]})
    deed = action_of(state, move)
    if not isinstance(move, GOES_ON):
        return deed.do(state, move)
    refusal = course.refused(state, move.player)
    step = deed.do(refusal.state, move)
    return Step(step.state, (*refusal.events, *step.events), step.lines)


def other_builds(state: VillageTable, move: Any) -> tuple[object, ...]:
    """Return the other tents of the same kind that the player may put up."""
    made = type(move)
    others = (
        list(builds_of(state, move.player))
        if made is Build
        else [NeutralTent(move.player, village) for village in state.board.villages]
    )
    against = action_of(state, move).against
    legal = (other for other in others if other != move and not any(True for _ in against(state, other)))
    return tuple(legal)[:MOST_ALTERNATIVES]


def action_of(state: VillageTable, move: Any) -> MoveAction:
    """Return the action of a move. Raises BadInput if it names something that does not exist."""
    known = deeds_of(state)
    deed = next((deed for deed in known.values() if type(move) is deed.move), None)
    if deed is None:
        raise BadInput({"type": [unknown_text("move", name_of(move), known)]})
    errors: dict[str, list[Message]] = {}
    player = getattr(move, "player", None)
    if player is not None and player not in state.seats:
        errors["player"] = [unknown_text("player", player, state.seats)]
    misread = _on_pad if isinstance(move, Score) else _on_board
    errors.update({path: [why] for path, why in misread(state, move)})
    if errors:
        raise BadInput(errors)
    return deed


def _on_pad(state: VillageTable, move: Score) -> Iterator[tuple[str, Message]]:
    """Yield the errors of a scoring on the score pad."""
    return not_on_pad(pad.entries(state), tuple(state.seats), move)


def _on_board(state: VillageTable, move: object) -> Iterator[tuple[str, Message]]:
    """Yield the errors of a move that names a village, a space, a card or a pile that does not exist."""
    village, space = getattr(move, "village", None), getattr(move, "space", None)
    if village is not None and village not in state.board.villages:
        yield "village", unknown_text("village", village, state.board.villages)
    elif village is not None and space is not None:
        spaces = len(state.board.villages[village].spaces)
        if not 0 <= space < spaces:
            yield "space", Message("input-spaces", most=spaces - 1)
    card = getattr(move, "card", None)
    if isinstance(move, EventCard) and card not in EVENTS:
        yield "card", unknown_text("event", card, EVENTS)
    elif not isinstance(move, EventCard) and card not in (None, *CARDS):
        yield "card", unknown_text("card", card, map(str, CARDS))
    if isinstance(move, IndioTile) and move.pile is not None and move.pile not in SPECIES:
        yield "pile", unknown_text("species", move.pile, SPECIES)
    if isinstance(move, MissionCard):
        for number, one in enumerate(move.villages or ()):
            if one not in state.board.villages:
                yield f"villages[{number}]", unknown_text("village", one, state.board.villages)


def name_of(move: object) -> str:
    """Return the name of a move."""
    return next(name for name, deed in {**DEEDS, **ON_PAD}.items() if type(move) is deed.move)
