"""The timeline of many changes at once is that of one after the other, as the changes are defined."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.matches.replay.timeline import Timeline, TimelineBuilder, listed, size_of, timeline_of
from services.matches.reports.export_json import excused_lists
from store import Change


def change(seq: int, kind: str, target: int | None, paid: list[Any], insist: bool) -> Change:
    moves = [{"note": str(seq)}] if kind in ("moves", "correct") else []
    return Change("m", seq, kind, target, moves, insist, "host", float(seq), paid, "r")


@st.composite
def histories(draw: st.DrawFn) -> list[Change]:
    """Changes that follow from one another."""
    stand, undone = list[Change](), list[Change]()
    found = list[Change]()
    for seq in range(1, draw(st.integers(0, 25)) + 1):
        kinds = ["moves"] + ["undo", "correct"] * bool(stand) + ["redo"] * bool(undone)
        kind = draw(st.sampled_from(kinds))
        target: int | None = None
        if kind == "correct":
            target = draw(st.sampled_from([one.seq for one in stand]))
        elif kind != "moves":
            target = (stand if kind == "undo" else undone)[-1].seq
        paid = [[number, [["red", seq, "city", "x"]]] for number in draw(st.sets(st.integers(1, seq)))]
        found.append(change(seq, kind, target, paid, draw(st.booleans())))
        if kind == "undo":
            undone.append(stand.pop())
        elif kind == "redo":
            stand.append(undone.pop())
        else:
            undone = []
            stand += [found[-1]] if kind == "moves" else []
    return found


def as_defined(timeline: Timeline, change: Change) -> Timeline:
    """The timeline after one more change, as the changes are defined."""
    paid = dict(change.paid)
    stand = tuple(one._replace(paid=paid.get(one.seq, one.paid)) for one in timeline.stand)
    total = timeline.sent + len(change.moves), timeline.size + size_of(change)
    if change.kind == "moves":
        return Timeline((*timeline.stand, listed(change, change.seq)), (), *total)
    if change.kind == "undo":
        return Timeline(timeline.stand[:-1], (*timeline.undone, timeline.stand[-1]), *total)
    if change.kind == "redo":
        back = timeline.undone[-1]
        back = back._replace(paid=paid.get(back.seq, back.paid))
        return Timeline((*timeline.stand, back), timeline.undone[:-1], *total)
    at = next(place for place, one in enumerate(timeline.stand) if one.seq == change.target)
    old = timeline.stand[at]
    corrected = listed(change, old.seq)._replace(at=old.at)
    return Timeline((*timeline.stand[:at], corrected, *stand[at + 1 :]), (), *total)


@given(histories())
def test_changes_are_followed_one_by_one_or_together(changes: list[Change]) -> None:
    timeline, defined, excused = Timeline(), Timeline(), set[int]()
    builder = TimelineBuilder(Timeline())
    for one in changes:
        assert builder.follows(one)
        builder.add(one)
        timeline, defined = timeline.after(one), as_defined(defined, one)
        assert timeline == defined
        if one.kind == "correct" and one.insist:
            excused |= {later.seq for later in timeline.stand[timeline.at(one.target) + 1 :]}
    assert timeline_of(changes) == builder.timeline() == timeline
    assert excused_lists(changes, timeline) == excused & {one.seq for one in timeline.stand}


def test_a_list_that_does_not_stand_cannot_be_found_or_corrected() -> None:
    timeline = timeline_of([change(1, "moves", None, [], insist=False)])
    for target in (None, 0, 2):
        with pytest.raises(LookupError):
            timeline.at(target)
        with pytest.raises(LookupError):
            timeline.after(change(2, "correct", target, [], insist=False))


@given(histories(), st.sampled_from(["moves", "undo", "redo", "correct"]), st.none() | st.integers(0, 30))
def test_gaps_in_a_sequence_are_noticed(changes: list[Change], kind: str, target: int | None) -> None:
    timeline, builder = timeline_of(changes), TimelineBuilder(Timeline())
    for one in changes:
        builder.add(one)
    fits = {
        "moves": target is None,
        "undo": bool(timeline.stand) and timeline.stand[-1].seq == target,
        "redo": bool(timeline.undone) and timeline.undone[-1].seq == target,
        "correct": any(one.seq == target for one in timeline.stand),
    }
    assert builder.follows(change(len(changes) + 1, kind, target, [], insist=False)) == fits[kind]
