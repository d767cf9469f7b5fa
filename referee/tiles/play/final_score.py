"""The end of a game: what is still paid, the totals, and who wins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from referee.deadline import checkpoint
from referee.game import Event, PlayerTotal, PositionFinding, RuleReason, ScoreLine, ScorePart, Sheet, Step
from referee.tiles.model.regions import Region
from referee.tiles.play.completed_features import completed_and_occupied, of_this_turn, scored_now
from referee.tiles.play.feature_scores import report
from referee.tiles.play.scoring import before_scoring, end_of_turn, pay_at_end, returned, summed, without
from referee.tiles.rules.table import Table


def end_of_game(table: Table) -> Step[Table]:
    """Apply final scoring, return all figures to the box, and name the players with most points."""
    lines = pay_at_end(table)
    after = summed(without(table, set(table.figures)), lines).but(over=True)
    return Step(after, (*(returned(f) for f in table.figures), *winners(after)), lines)


def winners(table: Table) -> tuple[Event, ...]:
    """Return the events that name the winners; players with equally many points share the win."""
    most = max(table.points.values(), default=0)
    won = tuple(seat.id for seat in table.players if table.points[seat.id] == most)
    return (Event("win", {"players": won, "points": most}),) if won else ()


def tally(table: Table, *, final: bool, findings: tuple[PositionFinding, ...]) -> Sheet:
    """Return the score sheet: what the table pays now, or as if the game ended now, with every region as it
    stands."""
    if table.over:
        lines: tuple[ScoreLine, ...] = ()
        findings = (*findings, PositionFinding("info", RuleReason(table.book.ids.end, "scored")))
    else:
        first = before_scoring(table)
        settled: Table = first.state
        closed = completed_and_occupied(settled)
        now = of_this_turn(settled) if final and settled.turn.placed else []
        paid = (
            _all_paid(settled, now, closed)
            if final
            else end_of_turn(settled, scored_now(settled, closed)).lines
        )
        lines = (*first.lines, *paid)
    gained: dict[str, int] = {}
    for line in lines:
        gained[line.player] = gained.get(line.player, 0) + line.points
    totals = {
        seat.id: PlayerTotal(table.points.get(seat.id, 0), gained.get(seat.id, 0)) for seat in table.players
    }
    whole = bool(table.players) and all(seat.id in table.points for seat in table.players)
    if final and whole and table.book.ids.wins:
        findings = (*findings, *_share_the_win(table.book.ids.wins, totals))
    worth = table.book.scoring.worth
    checkpoint()
    regions = [region for region in table.board.regions.all() if region.kind in worth]
    if any(tile.special.printed for tile in table.board.cells.values()):
        regions = [region for region in regions if not _only_printed(table, region)]
    features = tuple([report(table, region) for region in regions])
    return Sheet("whole game" if whole else "on the table", lines, totals, findings, features)


def _share_the_win(id: str, totals: Mapping[str, PlayerTotal]) -> tuple[PositionFinding, ...]:
    """Return the finding that several players share the win, if they have equally many points."""
    most = max(total.total for total in totals.values())
    won = tuple(player for player, total in totals.items() if total.total == most)
    if len(won) < 2:
        return ()
    return (PositionFinding("info", RuleReason(id, "share_win", {"players": won, "points": most})),)


def _only_printed(table: Table, region: Region) -> bool:
    """Return whether a region has no tile of the box."""
    x, y, _ = region.pieces[0]
    cells = table.board.cells
    return cells[x, y].special.printed and all(cells[cell].special.printed for cell in region.tiles)


def _all_paid(table: Table, now: Iterable[Region], closed: Iterable[Region]) -> tuple[ScoreLine, ...]:
    """Return every line of a game that ends with this turn.

    Complete regions are scored first, which may return figures of others. What a completion brings
    players (goods) counts only for regions completed this turn (`now`): that of earlier ones is part of the
    position.
    """
    first = end_of_turn(table, now)
    then = end_of_turn(first.state, [region for region in closed if region not in now])
    end = pay_at_end(then.state.but(held=first.state.held))
    return (*first.lines, *then.lines, *end)


def adjustment(player: str, points: int, note: str) -> ScoreLine:
    """Return the line for points that the players agreed on."""
    return ScoreLine(
        player, "TR-adjust", (ScorePart("TR-adjust", note or "adjust", 1, points),), (), "adjust"
    )
