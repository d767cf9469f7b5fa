"""The timeline of many changes at once is that of one after the other."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from services.matches.replay.timeline import Timeline, TimelineBuilder, timeline_of
from services.matches.reports.export_json import excused_lists
from store import Change


def change(seq: int, kind: str, target: int | None, paid: list[Any], insist: bool) -> Change:
    moves = [{"note": str(seq)}] if kind in ("moves", "correct") else []
    return Change("m", seq, kind, target, moves, insist, "host", float(seq), paid, "r")


@st.composite
def histories(draw: st.DrawFn) -> list[Change]:
    """Changes that follow from one another."""
    timeline, found = Timeline(), list[Change]()
    for seq in range(1, draw(st.integers(0, 25)) + 1):
        kinds = ["moves"] + ["undo", "correct"] * bool(timeline.stand) + ["redo"] * bool(timeline.undone)
        kind = draw(st.sampled_from(kinds))
        target: int | None = None
        if kind == "correct":
            target = draw(st.sampled_from([one.seq for one in timeline.stand]))
        elif kind != "moves":
            target = (timeline.stand if kind == "undo" else timeline.undone)[-1].seq
        paid = [[number, [["red", seq, "city", "x"]]] for number in draw(st.sets(st.integers(1, seq)))]
        found.append(change(seq, kind, target, paid, draw(st.booleans())))
        timeline = timeline.after(found[-1])
    return found


@given(histories())
def test_changes_are_followed_one_by_one_or_together(changes: list[Change]) -> None:
    timeline, excused, builder = Timeline(), set[int](), TimelineBuilder()
    for one in changes:
        assert builder.follows(one)
        builder.add(one)
        timeline = timeline.after(one)
        if one.kind == "correct" and one.insist:
            excused |= {later.seq for later in timeline.stand[timeline.at(one.target) + 1 :]}
    assert timeline_of(changes) == builder.timeline() == timeline
    assert excused_lists(changes, timeline) == excused & {one.seq for one in timeline.stand}


@given(histories(), st.sampled_from(["moves", "undo", "redo", "correct"]), st.none() | st.integers(0, 30))
def test_gaps_in_a_sequence_are_noticed(changes: list[Change], kind: str, target: int | None) -> None:
    timeline, builder = timeline_of(changes), TimelineBuilder()
    for one in changes:
        builder.add(one)
    fits = {
        "moves": target is None,
        "undo": bool(timeline.stand) and timeline.stand[-1].seq == target,
        "redo": bool(timeline.undone) and timeline.undone[-1].seq == target,
        "correct": any(one.seq == target for one in timeline.stand),
    }
    assert builder.follows(change(len(changes) + 1, kind, target, [], insist=False)) == fits[kind]
