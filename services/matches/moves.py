"""Changes of a match: lists of moves, undo, redo, corrections. Each request adds one change, or none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from referee.game import BadInput, Message
from referee.match import Entry, PlayedMatch, Replayed, follow
from referee.match_difference import difference
from services.infra.clock import now
from services.infra.codec import JsonAnswer, plain_move
from services.matches.access import Access
from services.matches.change_serializer import ChangeSerializer
from services.matches.move_checks import (
    MOST_ON_PAD,
    MOST_OVERRULED,
    MOST_WRITTEN_BYTES,
    added,
    check_may_reveal,
    check_overruled,
    check_own,
    check_own_secrets,
    check_pad,
    check_reveals_nothing,
    check_room,
    check_same_values,
    check_size,
    conflict,
    corrected,
    fresh_conflicts,
    most_changes,
    share_of,
)
from services.matches.replay.replayed_match import ReplayedMatch, entry_of, place_of
from services.matches.replay.rules_version import rules_version
from services.matches.replay.timeline import paid
from services.matches.repository import MatchRepository
from services.matches.serializer import MatchSerializer
from store import Change, VersionConflict

MOVERS = ("host", "player")


class MatchMoves:
    """The changes of matches. All public methods raise NotAllowed, VersionConflict, BadInput."""

    def __init__(self, repository: MatchRepository, announce: Callable[[str], None]) -> None:
        self._repository, self._announce = repository, announce

    def play(
        self, access: Access, seq: int, moves: Sequence[object], *, insist: bool, language: str
    ) -> JsonAnswer:
        """Play a list of moves, all or nothing. Also raises Forbidden."""
        access.need(*MOVERS)
        check_own(access, moves)
        kept = self._current(access, seq)
        check_room(access, kept, len(moves))
        serializer = MatchSerializer(access, kept, language)
        check_may_reveal(access, kept, serializer.view, moves)
        match = added(serializer, kept.match, serializer.view, Entry(tuple(moves), insist))
        seen = (
            match
            if serializer.view is kept.match
            else follow(serializer.view, [match.played[-1].entry]).match
        )
        if seen.played[-1].insisted:
            check_overruled(seen, share_of(access, MOST_OVERRULED), kept.hidden.shut_to(access.player))
        check_same_values(serializer, seen, len(kept.timeline.stand), insist=insist)
        change = self._change(access, kept, "moves", None, [paid(kept.seq + 1, match.played[-1].lines)])
        change.moves, change.insist = [plain_move(kept.game, move) for move in moves], insist
        return self._done(access, kept.played(change, match, kept.troubles), change, language)

    def undo(self, access: Access, seq: int, language: str) -> JsonAnswer:
        """Take back the last list that stands."""
        access.need(*MOVERS)
        kept = self._current(access, seq)
        if not kept.timeline.stand:
            raise BadInput({"seq": [Message("refused-undo")]})
        last = kept.timeline.stand[-1]
        check_own_secrets(access, self._made(access, last.made), kept)
        change = self._change(access, kept, "undo", last.seq, [])
        return self._done(access, kept.after(change), change, language)

    def redo(self, access: Access, seq: int, language: str) -> JsonAnswer:
        """Restore the list that was taken back last."""
        access.need(*MOVERS)
        kept = self._current(access, seq)
        if not kept.timeline.undone:
            raise BadInput({"seq": [Message("refused-redo")]})
        back = kept.timeline.undone[-1]
        check_own_secrets(access, self._made(access, back.made), kept)
        match, found = kept.replayed_on(kept.match, [back])
        change = self._change(access, kept, "redo", back.seq, [paid(back.seq, match.played[-1].lines)])
        return self._done(access, kept.played(change, match, (*kept.troubles, *found)), change, language)

    def correct(
        self,
        access: Access,
        seq: int,
        at: int,
        moves: Sequence[object],
        *,
        insist: bool,
        dry_run: bool,
        language: str,
    ) -> JsonAnswer:
        """Replace an older list by other moves and replay what followed. `dry_run`: only report the result.

        Raises Forbidden if the list, or (without `insist`) a later one, is against the rules then.
        """
        access.need(*MOVERS)
        check_own(access, moves)
        kept = self._current(access, seq)
        place = place_of(kept, at)
        self._check_replaceable(access, kept, place, len(moves))
        serializer, entry = MatchSerializer(access, kept, language), Entry(tuple(moves), insist)
        seen = corrected(serializer, place, entry)
        check_pad(seen.match.entries, share_of(access, MOST_ON_PAD))
        if dry_run:
            return self._tried(serializer, place, entry, seen)
        count = len(kept.timeline.stand) - place
        base, view = kept.match.take_back(count), serializer.view.take_back(count)
        check_may_reveal(access, kept, view, moves)
        check_same_values(serializer, seen.match, place, insist=insist)
        fresh = fresh_conflicts(serializer, seen)
        if fresh and not insist:
            raise conflict(serializer, seen.match, fresh[0])
        first = added(serializer, base, view, entry)
        match, found = kept.replayed_on(first, kept.timeline.stand[place + 1 :])
        check_overruled(seen.match, share_of(access, MOST_OVERRULED), kept.hidden.shut_to(access.player))
        change = self._change(access, kept, "correct", at, _paid_since(kept, match, place))
        change.moves, change.insist = [plain_move(kept.game, move) for move in moves], insist
        before = tuple(t for t in kept.troubles if t.entry < place)
        after = kept.played(change, match, (*before, *found))
        check_reveals_nothing(access, kept, after)
        differences = difference(serializer.view, after.view(access.player))
        new = MatchSerializer(access, after, language)
        return {
            **self._done(access, after, change, language),
            "dry_run": False,
            "differences": new.differences(differences),
            "conflicts": new.conflicts(t for t in after.conflicts(access.player) if t.entry >= place),
        }

    def _check_replaceable(self, access: Access, kept: ReplayedMatch, place: int, moves: int) -> None:
        """Check that the author may replace a list of the match by one of so many moves. Raises Forbidden."""
        old = entry_of(kept.game, kept.timeline.stand[place])
        check_own(access, old.moves)
        check_own_secrets(access, self._made(access, kept.timeline.stand[place].made), kept)
        check_room(access, kept, moves, len(old.moves))

    def _tried(self, serializer: MatchSerializer, place: int, entry: Entry, seen: Replayed) -> JsonAnswer:
        """The result of a correction as its author may see it. Raises Forbidden.

        Nothing is recorded, so everything is computed from the author's view of the match (`seen`).
        """
        access, kept, view = serializer.access, serializer.kept, serializer.view
        check_same_values(serializer, seen.match, place, insist=entry.insist)
        match, found = seen
        change = self._change(access, kept, "correct", kept.timeline.stand[place].seq, [])
        change.moves, change.insist = [plain_move(kept.game, move) for move in entry.moves], entry.insist
        change.revealed = {}
        after = replace(kept, begin=kept.hidden.begin_for(access.player), match=view).played(
            change, match, found
        )
        new = MatchSerializer(access, after, serializer.language)
        return {
            **ChangeSerializer(new).change(change),
            **new.standing(),
            "seq": kept.seq,
            "stands": False,
            "dry_run": True,
            "differences": new.differences(difference(view, match)),
            "conflicts": new.conflicts(found),
        }

    def made(self, access: Access, language: str) -> JsonAnswer | None:
        """The change that this same request made before its answer was lost, or None."""
        change = self._repository.records.made_by(access.match.id, access.request) if access.request else None
        if change is None:
            return None
        serializer = MatchSerializer(access, self._repository.replayed(access.match), language)
        corrected = {"dry_run": False, "differences": [], "conflicts": []} if change.kind == "correct" else {}
        return {
            **ChangeSerializer(serializer).change(change),
            **serializer.standing(),
            **corrected,
            "seq": change.seq,
        }

    def _made(self, access: Access, seq: int) -> list[Change]:
        """The change with this number, in a list."""
        return self._repository.changes(access.match.id, seq - 1, seq)

    def _current(self, access: Access, seq: int) -> ReplayedMatch:
        kept = self._repository.replayed(access.match)
        if seq != kept.seq:
            raise VersionConflict(kept.seq)
        most = share_of(access, most_changes(kept.game))
        if kept.seq >= most:
            raise BadInput({"seq": [Message("refused-changes", most=most)]})
        return kept

    def _change(
        self, access: Access, kept: ReplayedMatch, kind: str, target: int | None, paid: list[Any]
    ) -> Change:
        return Change(
            match_id=access.match.id,
            seq=kept.seq + 1,
            kind=kind,
            target=target,
            moves=[],
            insist=False,
            by=access.by,
            at=now(),
            paid=paid,
            rules=rules_version(),
            request=access.request,
        )

    def _done(self, access: Access, kept: ReplayedMatch, change: Change, language: str) -> JsonAnswer:
        """Store the change and serialize it. Raises VersionConflict if another change was stored first, and
        BadInput if the match would be too large for a file.
        """
        check_size(kept.timeline, share_of(access, MOST_WRITTEN_BYTES))
        self._repository.records.append(change)
        self._repository.remember(access.match.id, kept)
        self._announce(access.match.id)
        serializer = MatchSerializer(access, kept, language)
        answer = ChangeSerializer(serializer).change(change)
        return {
            **answer,
            **serializer.standing(),
            "retracts": change.target if change.kind == "undo" else None,
        }


def _paid_since(kept: ReplayedMatch, match: PlayedMatch, place: int) -> list[Any]:
    """What the corrected list pays now, and the later ones that pay something else than before."""
    lists = zip(kept.timeline.stand[place:], match.played[place:], strict=True)
    pays = [(paid(listed.seq, played.lines), listed.paid) for listed, played in lists]
    return [pays[0][0], *(now for now, before in pays[1:] if now[1] != before)]
