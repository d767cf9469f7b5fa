"""The move of the score pad."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from referee.game import Message, PadScoring, Step, unknown_text
from referee.tiles.model.moves import Score
from referee.tiles.play import pad, scoring
from referee.tiles.play.actions.ending import gets
from referee.tiles.rules.action import Reasons
from referee.tiles.rules.table import Table


def unknown(table: Table, move: Score) -> Iterator[tuple[str, Message]]:
    """Yield the errors of a move that names an entry, a number or a player that does not exist."""
    return not_on_pad(pad.entries(table.book), [seat.id for seat in table.players], move)


def not_on_pad(
    entries: Iterable[PadScoring], seats: Sequence[str], move: Score
) -> Iterator[tuple[str, Message]]:
    """Yield the errors of a move that names an entry, a number or a player that a score pad does not have."""
    for number, player in enumerate(move.tied):
        if player not in seats:
            yield f"tied[{number}]", unknown_text("player", player, seats)
        elif player == move.player or player in move.tied[:number]:
            yield f"tied[{number}]", Message("error-player-twice", player=player)
    known = {entry.what: entry for entry in entries}
    entry = known.get(move.what)
    if entry is None:
        yield "what", unknown_text("scoring", move.what, known)
        return
    if move.final not in entry.final:
        yield "final", Message("input-pad-final", final=str(move.final).lower(), what=move.what)
    counts = {one.name: one for one in entry.counts}
    for name, given in move.counts.items():
        count = counts.get(name)
        if count is None:
            yield f"counts.{name}", unknown_text("count", name, counts)
        elif not count.least <= given <= count.most:
            yield f"counts.{name}", Message("input-pad-count", least=count.least, most=count.most)
    for one in counts.values():
        if one.usual is None and move.final in one.final and one.name not in move.counts:
            yield f"counts.{one.name}", Message("error-required")


def _players(table: Table, move: Score) -> list[str]:
    return [seat.id for seat in table.players if seat.id == move.player or seat.id in move.tied]


def do_score(table: Table, move: Score) -> Step[Table]:
    """Add the points of the entry to everyone who shares it."""
    lines = pad.score(table, move.what, move.counts, move.final, _players(table, move))
    return Step(scoring.with_points(table, lines), (), lines)


def why_scored(table: Table, move: Score) -> Reasons:
    """Return the points with their rule."""
    for line in pad.score(table, move.what, move.counts, move.final, _players(table, move)):
        yield gets(line)
