"""Changes of a match: lists of moves, undo, redo, corrections. Each request adds one change, or none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from referee.game import BadInput, Reason, Ruling
from referee.match import Entry, Match, Refused, ReplayConflict, Replayed, difference, follow
from referee.tiles.model.moves import EndGame
from referee.views import owned
from services.infra.codec import plain_move
from services.matches.event_stream import Following
from services.matches.repository import Access, NotAllowed, ReplayedMatch, now, paid, rules_version
from services.matches.serializer import MatchSerializer, other_values
from store import Change, VersionConflict

MOST_MOVES = 2_000  # that stand in a match
MOST_CHANGES = 3_000
MOVERS = ("host", "player")


class Forbidden(Exception):
    """Moves against the rules.

    `ruling`: serialized. `number`: the index of the move in its list. `seq`: the number of that list, if it
    is not the one sent.
    """

    def __init__(self, ruling: dict[str, Any], number: int, seq: int | None = None) -> None:
        self.ruling, self.number, self.seq = ruling, number, seq
        super().__init__(next((reason["says"] for reason in ruling["reasons"]), "Against the rules."))


class Moving(Following):
    """The changes of a match. All public methods raise NotAllowed, Stale, BadInput."""

    def play(
        self, access: Access, seq: int, moves: Sequence[Any], insist: bool, language: str
    ) -> dict[str, Any]:
        """Play a list of moves, all or nothing. Also raises Forbidden."""
        access.need(*MOVERS)
        own(access, moves)
        kept = self._current(access, seq)
        _room(access, kept, len(moves))
        teller = MatchSerializer(access, kept, language)
        _may_reveal(access, kept, teller.view, moves)
        match = added(teller, kept.match, teller.view, Entry(tuple(moves), insist))
        seen = match if teller.view is kept.match else follow(teller.view, [match.played[-1].entry]).match
        _same_values(teller, seen, len(kept.course.stand), insist)
        change = self._change(access, kept, "moves", None, [paid(kept.seq + 1, match.played[-1].lines)])
        change.moves, change.insist = [plain_move(kept.game, move) for move in moves], insist
        return self._done(access, kept.played(change, match, kept.troubles), change, language)

    def undo(self, access: Access, seq: int, language: str) -> dict[str, Any]:
        """Take back the last list that stands."""
        access.need(*MOVERS)
        kept = self._current(access, seq)
        if not kept.course.stand:
            raise BadInput({"seq": ["There is nothing to take back."]})
        last = kept.course.stand[-1]
        _own_secrets(access, self.records.changes(access.match.id, last.made - 1, last.made), kept)
        change = self._change(access, kept, "undo", last.seq, [])
        return self._done(access, kept.after(change), change, language)

    def redo(self, access: Access, seq: int, language: str) -> dict[str, Any]:
        """Restore the list that was taken back last."""
        access.need(*MOVERS)
        kept = self._current(access, seq)
        if not kept.course.undone:
            raise BadInput({"seq": ["There is nothing to bring back."]})
        back = kept.course.undone[-1]
        _own_secrets(access, self.records.changes(access.match.id, back.made - 1, back.made), kept)
        match, found = kept.replayed_on(kept.match, [back])
        change = self._change(access, kept, "redo", back.seq, [paid(back.seq, match.played[-1].lines)])
        return self._done(access, kept.played(change, match, (*kept.troubles, *found)), change, language)

    def correct(
        self,
        access: Access,
        seq: int,
        at: int,
        moves: Sequence[Any],
        insist: bool,
        dry_run: bool,
        language: str,
    ) -> dict[str, Any]:
        """Replace an older list by other moves and replay what followed. `dry_run`: only report the result.

        Raises Forbidden if the list, or (without `insist`) a later one, is against the rules then.
        """
        access.need(*MOVERS)
        own(access, moves)
        kept = self._current(access, seq)
        place = place_of(kept, at)
        old = kept.entry(kept.course.stand[place])
        own(access, old.moves)
        made = kept.course.stand[place].made
        _own_secrets(access, self.records.changes(access.match.id, made - 1, made), kept)
        _room(access, kept, len(moves) - len(old.moves))
        teller, entry = MatchSerializer(access, kept, language), Entry(tuple(moves), insist)
        seen = _corrected(teller, place, entry)
        if dry_run:
            return self._tried(teller, place, entry, seen)
        count = len(kept.course.stand) - place
        base, view = kept.match.take_back(count), teller.view.take_back(count)
        _may_reveal(access, kept, view, moves)
        _same_values(teller, seen.match, place, insist)
        fresh = _fresh_conflicts(teller, seen)
        if fresh and not insist:
            raise _conflict(teller, seen.match, fresh[0])
        first = added(teller, base, view, entry)
        match, found = kept.replayed_on(first, kept.course.stand[place + 1 :])
        change = self._change(access, kept, "correct", at, _paid_since(kept, match, place))
        change.moves, change.insist = [plain_move(kept.game, move) for move in moves], insist
        before = tuple(t for t in kept.troubles if t.entry < place)
        after = kept.played(change, match, (*before, *found))
        _reveals_nothing(access, kept, after)
        differences = difference(teller.view, after.view(access.player))
        new = MatchSerializer(access, after, language)
        return {
            **self._done(access, after, change, language),
            "dry_run": False,
            "differences": new.differences(differences),
            "conflicts": new.conflicts(t for t in after.conflicts(access.player) if t.entry >= place),
        }

    def _tried(self, teller: MatchSerializer, place: int, entry: Entry, seen: Replayed) -> dict[str, Any]:
        """The result of a correction as its author may see it. Raises Forbidden.

        Nothing is recorded, so everything is computed from the author's view of the match (`seen`).
        """
        access, kept, view = teller.access, teller.kept, teller.view
        _same_values(teller, seen.match, place, entry.insist)
        match, found = seen
        change = self._change(access, kept, "correct", kept.course.stand[place].seq, [])
        change.moves, change.insist = [plain_move(kept.game, move) for move in entry.moves], entry.insist
        change.revealed = {}
        after = replace(kept, begin=kept.begin_for(access.player), match=view).played(change, match, found)
        new = MatchSerializer(access, after, teller.language)
        return {
            **new.change(change),
            **new.standing(),
            "seq": kept.seq,
            "stands": False,
            "dry_run": True,
            "differences": new.differences(difference(view, match)),
            "conflicts": new.conflicts(found),
        }

    def made(self, access: Access, language: str) -> dict[str, Any] | None:
        """The change that this same request made before its answer was lost, or None."""
        change = self.records.made_by(access.match.id, access.request) if access.request else None
        if change is None:
            return None
        teller = MatchSerializer(access, self.kept(access.match), language)
        corrected = {"dry_run": False, "differences": [], "conflicts": []} if change.kind == "correct" else {}
        return {**teller.change(change), **teller.standing(), **corrected, "seq": change.seq}

    def _current(self, access: Access, seq: int) -> ReplayedMatch:
        kept = self.kept(access.match)
        if seq != kept.seq:
            raise VersionConflict(kept.seq)
        most = _most(access, MOST_CHANGES)
        if kept.seq >= most:
            raise BadInput({"seq": [f"A match has {most} changes at most."]})
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

    def _done(self, access: Access, kept: ReplayedMatch, change: Change, language: str) -> dict[str, Any]:
        """Store the change and serialize it. Raises Stale if another change was stored first."""
        self.records.append(change)
        self.remember(access.match.id, kept)
        self.announce(access.match.id)
        teller = MatchSerializer(access, kept, language)
        answer = teller.change(change)
        return {**answer, **teller.standing(), "retracts": change.target if change.kind == "undo" else None}


def own(access: Access, moves: Iterable[Any]) -> None:
    """Check that a player moves only for themselves. Raises NotAllowed."""
    for move in moves:
        if access.role == "player" and getattr(move, "player", access.player) != access.player:
            raise NotAllowed(f"This token moves for {access.player}, not for {move.player}.")


def added(teller: MatchSerializer, match: Match, view: Match, entry: Entry) -> Match:
    """The match after one more entry. Raises Forbidden, BadInput.

    `view`: the same match as this token sees it. If values are hidden, the refusal is the one computed from
    the view; if the view refuses nothing, only the rule ids are given.
    """
    try:
        return match.add(entry)
    except Refused as refused:
        found = refused
    if teller.kept.secretive and view is not match and found.ruling is not None:
        found = _as_seen(view, found, entry)
    if found.ruling is None:
        raise BadInput(found.errors)
    raise Forbidden(teller.ruling(found.ruling, entry.moves[found.number]), found.number)


def _as_seen(view: Match, refused: Refused, entry: Entry) -> Refused:
    try:
        view.add(entry)
    except Refused as seen:
        if seen.ruling is not None:
            return seen
    reasons = refused.ruling.reasons if refused.ruling else ()
    return Refused(refused.number, Ruling(tuple(Reason(one.rule) for one in reasons)), {})


def _corrected(teller: MatchSerializer, place: int, entry: Entry) -> Replayed:
    """The author's view of the match with another list at a place, and its conflicts.

    Raises Forbidden, BadInput for the list itself.
    """
    view = teller.view
    base = view.take_back(len(view.played) - place)
    return follow(added(teller, base, base, entry), [one.entry for one in view.played[place + 1 :]])


def _fresh_conflicts(teller: MatchSerializer, seen: Replayed) -> list[ReplayConflict]:
    """The conflicts that are new, in what the token may know."""
    known = {(one.entry, one.number) for one in teller.kept.conflicts(teller.access.player)}
    return [one for one in seen.troubles if (one.entry, one.number) not in known]


def _conflict(teller: MatchSerializer, match: Match, trouble: ReplayConflict) -> Exception:
    """The refusal of a correction that a later list conflicts with. `match`: as its author would see it."""
    listed = teller.kept.course.stand[trouble.entry]
    if trouble.ruling is None:
        reasons = {f"{path}": list(messages) for path, messages in (trouble.errors or {}).items()}
        first = next(iter(reasons.values()), ["it cannot be played"])[0]
        return BadInput({"at": [f"The later list {listed.seq} could not be played then: {first}"]})
    move = match.played[trouble.entry].entry.moves[trouble.number]
    return Forbidden(teller.ruling(trouble.ruling, move), trouble.number, listed.seq)


def place_of(kept: ReplayedMatch, at: int) -> int:
    """The index of the list `at` among those that stand. Raises BadInput."""
    try:
        return kept.course.at(at)
    except LookupError:
        raise BadInput({"at": [f"There is no list of moves {at} that stands."]}) from None


def _paid_since(kept: ReplayedMatch, match: Match, place: int) -> list[Any]:
    """What every list from this place on pays now."""
    later = zip(kept.course.stand[place:], match.played[place:], strict=True)
    return [paid(listed.seq, played.lines) for listed, played in later]


def _room(access: Access, kept: ReplayedMatch, more: int) -> None:
    most = _most(access, MOST_MOVES)
    if kept.course.moves + more > most:
        raise BadInput({"moves": [f"A match has {most} moves at most."]})


def _most(access: Access, bound: int) -> int:
    """This token's share of a limit on the match.

    The last tenth is the host's, so that a match filled by a player can still be ended.
    """
    return bound if access.role == "host" else bound * 9 // 10


def _own_secrets(access: Access, made: Sequence[Change], kept: ReplayedMatch) -> None:
    """Check that private values are taken back only by their owner or by the author of the change.

    The host may also take back a house rule, so that no player can block the match with one. Raises
    NotAllowed.
    """
    for change in made:
        if access.role == "host" and change.insist:
            continue
        for move in kept.entry(change).moves:
            mine = getattr(move, "player", None) == access.player or change.by == access.by
            if owned(move) and not mine:
                raise NotAllowed(f"Only {move.player} takes that back.")


def _may_reveal(access: Access, kept: ReplayedMatch, match: Match, moves: Iterable[Any]) -> None:
    """Check that this token may end the game while values are hidden, because ending reveals them to all.

    The host may at any time. A player may once nothing is left to be played and no house rule of a player
    led there. `match`: the match before these moves as this token sees it. Raises NotAllowed.
    """
    if access.role != "player" or not any(isinstance(move, EndGame) for move in moves):
        return
    if not kept.hides_from(access.player):
        return
    if not kept.game.finished(match.state):
        raise NotAllowed(
            "Ending the game reveals what others keep private: before its last turn only the host ends it."
        )
    lists = zip(kept.course.stand, match.played, strict=False)
    if any(listed.by != "host" and (one.insisted or one.left_out) for listed, one in lists):
        raise NotAllowed(
            "Ending the game reveals what others keep private: after moves against the rules only the host "
            "ends it."
        )


def _reveals_nothing(access: Access, kept: ReplayedMatch, after: ReplayedMatch) -> None:
    """Check that a player's correction does not reveal what others keep private. Raises NotAllowed.

    Only the host's correction may.
    """
    if access.role == "player" and kept.newly_public(after, access.player):
        raise NotAllowed("That correction reveals what others keep private: only the host may make it.")


def _same_values(teller: MatchSerializer, match: Match, place: int, insist: bool) -> None:
    """Check that lists from this place on keep the values that are public already.

    Other values need the host's `insist`. `match`: as its author sees it. Raises Forbidden.
    """
    if insist and teller.access.role == "host":
        return
    for at in range(place, len(match.played)):
        players = set(teller.kept.changed(at, match))
        if at > place:  # a difference that the older list had already is not new
            players -= set(teller.kept.changed(at, teller.view))
        if players:
            moves = match.played[at].entry.moves
            number = next((n for n, move in enumerate(moves) if owned(move)), 0)
            ruling = teller.ruling(Ruling(tuple(other_values(sorted(players)))), moves[number])
            stand = teller.kept.course.stand
            raise Forbidden(ruling, number, stand[at].seq if at > place else None)
