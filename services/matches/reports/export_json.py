"""Export of a match to one file, and import. Importing an export gives a match with the same export."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from typing import Any

from referee.game import BadInput, JsonObject, Message, unknown_text
from referee.games import game as find
from referee.match import Entry, PlayedMatch, follow
from referee.redaction import secretive
from services.infra.codec import JsonAnswer, plain, plain_move, position_from
from services.matches.access import Access
from services.matches.change_serializer import ChangeSerializer
from services.matches.move_checks import (
    MOST_ON_PAD,
    MOST_OVERRULED,
    MOST_START,
    MOST_WRITTEN_BYTES,
    check_overruled,
    check_pad,
    check_size,
    most_changes,
    most_in_file,
    most_moves,
)
from services.matches.replay.replayed_match import ReplayedMatch
from services.matches.replay.rules_version import rules_version
from services.matches.replay.timeline import ENCODE, Timeline, TimelineBuilder
from services.matches.reports.imported_match import Imported
from services.matches.repository import MatchRepository
from services.matches.serializer import MatchSerializer, moment
from services.matches.setup import seat_errors
from store import Change

MOST_COMPARED = 100_000  # lists, all those that stand counted for each change: enough for 440 lists
FORMAT, VERSION = "tile-referee/match", 1


class MatchFiles:
    """Export to a file and import from one."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository, self._catalogs = repository, repository.catalogs

    def export(self, access: Access) -> JsonAnswer:
        """The match as this token may see it; complete after the game is over or if nothing is hidden."""
        kept = self._repository.replayed(access.match)
        serializer = ChangeSerializer(MatchSerializer(access, kept, "en"))
        changes = self._repository.changes(access.match.id, 0, kept.seq)
        record = access.match
        return {
            "format": FORMAT,
            "version": VERSION,
            "created": moment(record.created),
            "setup": plain(kept.hidden.begin_for(access.player)),
            "catalogs": [
                {"id": id, "version": version, "data": self._catalogs.data(id, version)}
                for id, version in record.catalogs
            ],
            "names": record.names,
            "hints": record.hints,
            "timer": record.timer,
            "changes": [
                {
                    **serializer.sent(one),
                    "paid": [] if kept.hidden.exist else one.paid,
                    "rules": one.rules,
                }
                for one in changes
            ],
        }

    def imported(self, sent: Imported) -> tuple[list[list[str]], list[Change], ReplayedMatch]:
        """Validate a match from a file by replaying it.

        Returns the pinned catalogs, the changes, and the match after them. Raises BadInput (paths of the
        whole file).
        """
        wrong = seat_errors(find(sent.setup.game), sent.setup.players)
        if wrong:
            raise BadInput(wrong).under("setup")
        pins = self._pins(sent.catalogs)
        source = self._catalogs.source(pins)
        try:
            begin = position_from(plain(sent.setup))  # in the form it is stored in
            match = PlayedMatch.begin(find(begin.game), begin, source)
        except BadInput as bad:
            raise bad.under("setup") from None
        changes = _changes(sent, match)
        kept = ReplayedMatch(len(changes), begin, source, _timeline(changes), match)
        if kept.timeline.moves > (most := most_moves(match.game, kept.timeline)):
            raise BadInput({"changes": [Message("refused-moves", most=most)]})
        entries = [Entry(sent.changes[one.made - 1].moves, one.insist) for one in kept.timeline.stand]
        _of_changes(check_pad, entries, MOST_ON_PAD)
        _of_changes(check_size, kept.timeline, MOST_WRITTEN_BYTES)
        played, troubles = follow(match, entries)
        excused = excused_lists(changes, kept.timeline)
        errors: dict[str, list[Message]] = {}
        for trouble in troubles:
            made = kept.timeline.stand[trouble.entry].made
            path = f"changes[{made - 1}].moves[{trouble.number}]"
            if kept.timeline.stand[trouble.entry].seq in excused:
                continue
            if trouble.errors is not None:
                errors |= {
                    f"{path}.{below}" if below else path: list(s) for below, s in trouble.errors.items()
                }
            elif trouble.ruling is not None and changes[made - 1].rules == rules_version():
                broken = ", ".join(reason.rule for reason in trouble.ruling.reasons)
                errors.setdefault(path, []).append(Message("error-not-insisted", rules=broken))
        if errors:
            raise BadInput(errors)
        _of_changes(check_overruled, played, MOST_OVERRULED)
        if secretive(match.game):
            end = replace(kept, match=played)
            _found_out(replace(kept, seq=0, timeline=Timeline()), changes, end)
            for change in changes:
                kept = replace(kept, learnt=kept.learnt.and_of(change))
        return pins, changes, replace(kept, match=played, troubles=troubles)

    def check_start(self, begin: object, pins: Sequence[Sequence[str]]) -> None:
        """Check that the beginning of a match fits in a file that can be imported. Raises BadInput."""
        contents = [self._catalogs.data(id, version) for id, version in pins]
        if len(ENCODE((plain(begin), contents))) > MOST_START:
            raise BadInput({"catalogs": [Message("refused-start", most=MOST_START // 1000)]})

    def _pins(self, catalogs: Sequence[tuple[str, str, JsonObject | None]]) -> list[list[str]]:
        """Pin every catalog in its version: built-in, stored already, or stored now. Raises BadInput."""
        pins: list[list[str]] = []
        errors: dict[str, list[Message]] = {}
        for number, (id, version, data) in enumerate(catalogs):
            path = f"catalogs[{number}]"
            try:
                self._catalogs.keep(id, version, data)
            except BadInput as bad:
                errors.update(bad.under(path).errors)
            pins.append([id, version])
        if errors:
            raise BadInput(errors)
        return pins


def _of_changes(check: Callable[[Any, int], None], replayed: object, most: int) -> None:
    """Apply a check of moves to those of a file."""
    try:
        check(replayed, most)
    except BadInput as bad:
        raise BadInput({"changes": next(iter(bad.errors.values()))}) from None


def _changes(sent: Imported, match: PlayedMatch) -> list[Change]:
    ids = [seat.id for seat in sent.setup.players]
    errors: dict[str, list[Message]] = {}
    most = most_changes(match.game)
    if len(sent.changes) > most:
        errors["changes"] = [Message("error-most", most=most, count=len(sent.changes))]
    most = most_in_file(match.game)
    if sum(len(one.moves) for one in sent.changes) > most:
        errors["changes"] = [Message("error-moves-in-all", most=most)]
    for name in sent.names:
        if name not in ids:
            errors[f"names.{name}"] = [unknown_text("player", name, ids)]
    for number, one in enumerate(sent.changes):
        if one.player is not None and one.player not in ids:
            errors[f"changes[{number}].by.player"] = [unknown_text("player", one.player, ids)]
    if errors:
        raise BadInput(errors)
    return [
        Change(
            match_id="",
            seq=number,
            kind=one.kind,
            target=one.target,
            moves=[plain_move(match.game, move) for move in one.moves],
            insist=one.insist,
            by=one.role if one.player is None else f"player:{one.player}",
            at=one.at,
            paid=one.paid,
            rules=one.rules,
        )
        for number, one in enumerate(sent.changes, 1)
    ]


def _found_out(kept: ReplayedMatch, changes: Sequence[Change], end: ReplayedMatch) -> None:
    """Determine what was revealed before it was taken back. `end`: the match after all changes.

    If the corrections of a file would replay more moves than two full matches have, or if its changes go
    through more than MOST_COMPARED lists, the rest stays hidden. This limits what a file can cost.
    """
    budget, compared = 2 * most_moves(kept.game, end.timeline), 0
    for number, change in enumerate(changes):
        if change.kind == "redo":
            budget -= len(kept.timeline.undone[-1].moves)
        elif change.kind != "undo":
            budget -= len(change.moves)
        if change.kind == "correct":
            later = kept.timeline.stand[kept.timeline.at(change.target) + 1 :]
            budget -= len(change.moves) + sum(len(one.moves) for one in later)
        compared += len(kept.timeline.stand)
        if budget < 0 or compared > MOST_COMPARED:
            for rest in changes[number:]:
                rest.revealed = {}
            return
        kept = _after(kept, change, end)


def _after(kept: ReplayedMatch, change: Change, end: ReplayedMatch) -> ReplayedMatch:
    """The match after one more change. A list that stands in the `end`, after the same lists as there, is
    not played again."""
    count, stand, played = len(kept.match.played), end.timeline.stand, end.match.played
    last = change.kind == "moves" and count < len(stand) and stand[count].made == change.seq
    if last and kept.match.played == played[:count]:
        return kept.played(change, replace(kept.match, played=played[: count + 1]), ())
    return kept.after(change)


def _timeline(changes: Sequence[Change]) -> Timeline:
    """The timeline after these changes. Raises BadInput if one does not follow from those before."""
    builder = TimelineBuilder(Timeline())
    for number, change in enumerate(changes):
        if not builder.follows(change):
            wrong = Message("error-does-not-follow", change=change.kind, target=str(change.target))
            raise BadInput({f"changes[{number}].target": [wrong]})
        builder.add(change)
    return builder.timeline()


def excused_lists(changes: Sequence[Change], timeline: Timeline) -> set[int]:
    """Numbers of lists that stood after a corrected one although they then broke a rule.

    `timeline`: the timeline after the changes. A list that stands now and is older than a correction stood
    then, too: a correction ends what can be redone.
    """
    first: list[float] = [inf] * (len(changes) + 2)  # by change: the first list corrected then or later
    for change in reversed(changes):
        corrected = change.target if change.kind == "correct" and change.insist else None
        first[change.seq] = min(first[change.seq + 1], inf if corrected is None else corrected)
    return {one.seq for one in timeline.stand if first[one.seq + 1] < one.seq}
