"""A match as of one change, replayed from its timeline, and the view that each player has of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from referee.game import AnyGame, BadInput, CatalogLookup, Message
from referee.match import Entry, PlayedMatch, ReplayConflict, Replayed, follow
from referee.redaction import secretive, seen
from referee.revealing import Reveals
from services.infra.codec import move_from
from services.matches.replay.hidden_values import HiddenValues, RevealedValues
from services.matches.replay.timeline import Listed, Timeline
from store import Change

Viewer = tuple[str | None, frozenset[str]]  # a player, and what is public of the position it began with


@dataclass(frozen=True, eq=False)
class ReplayedMatch:
    """A match as of one change: the lists that stand and the result of their replay.

    `begin`, `source`: the position and the catalogs it began with. `learnt`: what its history revealed.
    """

    seq: int
    begin: Any
    source: CatalogLookup
    timeline: Timeline
    match: PlayedMatch
    troubles: tuple[ReplayConflict, ...] = ()
    learnt: RevealedValues = field(default_factory=RevealedValues)
    _views: dict[Viewer, Replayed] = field(default_factory=dict)
    _earlier: dict[Viewer, Replayed] = field(default_factory=dict)  # views before the last change
    _before: Reveals = field(default_factory=Reveals)  # those of the match before the last change

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.match.game

    @cached_property
    def hidden(self) -> HiddenValues:
        """What is hidden from whom."""
        return HiddenValues(self.begin, self.timeline, self.match, self.learnt, self._before)

    def view(self, player: str | None) -> PlayedMatch:
        """The match as a player (None: no player) may see it."""
        return self._seen(player).match

    def conflicts(self, player: str | None) -> tuple[ReplayConflict, ...]:
        """The moves that no longer play as they did, in the view of a player.

        They come from the replay of that view, because whether a hidden move conflicts may depend on private
        values.
        """
        return self._seen(player).troubles

    def _seen(self, player: str | None) -> Replayed:
        whole = Replayed(self.match, self.troubles)
        if not secretive(self.game):
            return whole
        hidden = self.hidden
        begin, shut = hidden.begin_for(player), hidden.shut_to(player)
        if not shut and begin == self.begin:
            return whole
        viewer = player, frozenset(hidden.revealed_at_the_start)
        if viewer not in self._views:
            known = self._earlier.get(viewer)
            self._views[viewer] = seen(self.match, begin, self.source, shut, known)
        return self._views[viewer]

    def after(self, change: Change) -> ReplayedMatch:
        """The match after one more change."""
        timeline = self.timeline.after(change)
        if change.kind == "correct":
            same = self.timeline.at(change.target)
        else:
            same = min(len(timeline.stand), len(self.timeline.stand))
        return self.played(change, *self.replayed(timeline.stand[same:], same))

    def replayed(self, lists: Iterable[Listed], keep: int) -> tuple[PlayedMatch, tuple[ReplayConflict, ...]]:
        """Replay these lists after the first `keep` ones; returns the match and all conflicts."""
        base = self.match
        if keep < len(base.played):
            base = base.take_back(len(base.played) - keep)
        match, found = self.replayed_on(base, lists)
        return match, (*(t for t in self.troubles if t.entry < keep), *found)

    def replayed_on(
        self, base: PlayedMatch, lists: Iterable[Listed]
    ) -> tuple[PlayedMatch, tuple[ReplayConflict, ...]]:
        """Replay these lists after another match; returns the match and the new conflicts."""
        match, found = follow(base, [entry_of(self.game, one) for one in lists])
        return match, found

    def played(
        self, change: Change, match: PlayedMatch, troubles: tuple[ReplayConflict, ...]
    ) -> ReplayedMatch:
        """The match after a change, with a replay that is known already."""
        timeline = self.timeline.after(change)
        views = {**self._earlier, **self._views}
        after = replace(self, seq=change.seq, timeline=timeline, match=match, troubles=troubles, _views={},
                        _earlier=views, _before=self.hidden.reveals)  # fmt: skip
        if change.revealed is None:  # made just now, imported, or made by version 0.5.0
            secret = secretive(self.game)
            change.revealed = self.hidden.revealed_by(change, after.hidden) if secret else {}
        return replace(after, learnt=self.learnt.and_of(change), _before=after.hidden.reveals)


def entry_of(game: AnyGame, one: Listed | Change) -> Entry:
    """A list of moves in the form in which the referee replays it."""
    return Entry(tuple(move_from(game, move) for move in one.moves), one.insist)


def place_of(kept: ReplayedMatch, at: int) -> int:
    """The index of the list `at` among those that stand. Raises BadInput."""
    try:
        return kept.timeline.at(at)
    except LookupError:
        raise BadInput({"at": [Message("error-no-list", at=at)]}) from None


def before(kept: ReplayedMatch, view: PlayedMatch, at: int | None) -> PlayedMatch:
    """The match before the list `at` was played; unchanged if `at` is None. Raises BadInput."""
    return view if at is None else view.take_back(len(kept.timeline.stand) - place_of(kept, at))


def through(kept: ReplayedMatch, changes: Iterable[Change]) -> ReplayedMatch:
    """A match after these changes, one by one, which determines what each of them revealed."""
    for change in changes:
        kept = kept.after(change)
    return kept
