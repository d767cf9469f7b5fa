"""What a phone without network may assume about moves: parts of a game declare it, the page interprets it.

Only what takes a line or two is declared. It is an estimate: the referee judges once it can be reached, and
what cannot be expressed here waits until then.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from referee.game.declarations import Options

# `at`: what a move may point at, then what narrows it down
At = Literal[
    "tiles",  # on the table; `of`: their marks
    "figures",  # on features of the table; `of`: their kinds
    "features",  # `of`: their kinds
    "prisoners",  # the player's figures that others hold
    "cells",  # next to the token `token`, with a tile that it was not on during this walk
    "own",  # of the player
    "others",  # of other players
    "followers",  # of a kind that neither `joins` others nor stands `apart`
    "last",  # on the tile just placed
    "away",  # not on it
    "near",  # on it or around it
    "line",  # up to three cells from it in one of eight directions, or the one that the mark `shows`
    "joined",  # on a feature of which it is a part
    "open",  # on an unfinished feature
    "closed",  # on another one
    "free",  # on a feature without figures
]


@dataclass(frozen=True, kw_only=True)
class Offline:
    """Anything that is declared, in force with these options."""

    when: Options = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class OfflineMove(Offline):
    """When a move may be made, what its fields hold, and what it changes on the table.

    When: `step`: of the turn, any if empty; `due`: a mark of the turn that requires the move, or the step for
    which the game waits; `first`: it comes before any figure; `must`: before the end of the turn, with these
    options; `shows`: a mark of the tile just placed; `once`: the mark of a turn in which the move was made;
    `unless`: a mark of a turn in which it cannot be made; `part`: of the turn, any if 0; `costs`: the points
    that its player must have; `instead`: only if nothing else that is `due` is possible. `once` may hold
    fields of the move, `{x}`.

    Fields: `at`, `of`: the place (see `At`), for `x`, `y` and `feature`; `on`: the kinds of its feature;
    `clear`: tokens that must not be there; `standing`: how many figures must be on a feature of its tile,
    kind -> (least, most). `values`, by field: a list of values; values with how many of them there are, less
    those on the table; or a word: `players` (others), `figures` (any), `kinds` (of followers in hand that may
    stand there), `reached` (figures of the kinds `takes` near a pile of `token`, except on features of the
    kinds `safe`), and of the place `figure`, `[figure]`, `[figure, kinds]`, `holder`, `kind`, `distance`.

    What it changes: `token`: the kind, or `{field}`, of a token that comes to the place; `figure`: whether
    one of this `kind` does; `home`: who leaves the table: a field with a figure, `here` (the own figure at
    the place), `cell` (all there but `spares`), `standing` (all on that feature) or `prisoner`; `captures`:
    whether another player's figure is held as a prisoner, for whom an own one may have to be exchanged;
    `leaves`: a token that is on the table, and leaves it; `pays`: the thing, or `{field}`, of which the
    player has one less; `keeps`: what the player holds afterwards, thing -> field; `ends`: whether no figure
    follows; `walk`: how many cells the token enters at most, one after another.
    """

    move: str
    step: tuple[str, ...] = ()
    due: str = ""
    first: bool = False
    must: Options = field(default_factory=dict)
    shows: str = ""
    once: str = ""
    unless: str = ""
    part: int = 0
    costs: int = 0
    instead: bool = False
    at: tuple[At, ...] = ()
    of: tuple[str, ...] = ()
    on: tuple[str, ...] = ()
    clear: tuple[str, ...] = ()
    standing: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    values: Mapping[str, object] = field(default_factory=dict)
    takes: tuple[str, ...] = ()
    safe: tuple[str, ...] = ()
    token: str = ""
    figure: bool = False
    home: str = ""
    spares: tuple[str, ...] = ()
    captures: bool = False
    leaves: str = ""
    pays: str = ""
    keeps: Mapping[str, str] = field(default_factory=dict)
    ends: bool = False
    walk: int = 0


@dataclass(frozen=True, kw_only=True)
class OfflineMark(Offline):
    """What a tile with this mark brings: the mark `due` of the turn, a token (`alone`: if there is none yet),
    whether it `bars` figures, and whether a move follows that only the referee knows, for which the page
    `waits`. Without a `mark`: a tile that `joins` the features of these tokens."""

    mark: str = ""
    joins: tuple[str, ...] = ()
    due: str = ""
    token: str = ""
    alone: bool = False
    bars: bool = False
    waits: bool = False


@dataclass(frozen=True, kw_only=True)
class OfflineStep(Offline):
    """A step in which the game waits for players.

    `mark`: of the tile that `begins` it: `at_place` or `after_turn`; empty: only the referee knows when it
    begins, and the page waits after a turn that may have begun it: a tile with the `mark` was placed (and the
    token `away` is not on it; `lies`: the player has a figure on a feature with it, instead); the turn
    `completes` features of these kinds (`many` of them, one if 0, on so many `cells`), with figures (of the
    kinds `by`) or `free` of them; another move was made (`moved`).

    It waits for the player of the turn, then for `others`: none, `one` or `all` of them, in turn, but those
    who hold `lacks`. `again`: each acts until passing; `optional`: they may pass. `buys`: it takes tiles out
    of the box, and needs one for each player. A move of the same name as its mark begins it with its first
    step (`walk`), or the next turn does (`next_turn`); players then make a step each.
    """

    step: str
    mark: str = ""
    away: str = ""
    lies: bool = False
    completes: tuple[str, ...] = ()
    many: int = 0
    cells: int = 0
    by: tuple[str, ...] = ()
    free: bool = False
    moved: bool = False
    begins: str = ""
    others: str = ""
    lacks: str = ""
    again: bool = False
    optional: bool = True
    buys: bool = False


@dataclass(frozen=True, kw_only=True)
class OfflineFigure(Offline):
    """How a kind of figure is put down.

    `mark`: only on features with it; `joins`: only where another figure of its player stands; `open`: on
    unfinished features; `apart`: it only minds its own kind, and others do not mind it; `due`: the mark of
    the turn that it brings; `again`: the mark that a tile which extends its feature brings, and with it a
    second part of the turn, which may be passed if it `skips`.
    """

    figure: str
    mark: str = ""
    joins: bool = False
    open: bool = False
    apart: bool = False
    due: str = ""
    again: str = ""
    skips: bool = False


@dataclass(frozen=True, kw_only=True)
class OfflineTile(Offline):
    """Tiles that are not drawn, by the beginning of their id; `gap`: they are placed where there are tiles on
    all sides; `bars`: they bar figures."""

    tile: str
    gap: bool = False
    bars: bool = False


GROUPS: Mapping[str, type] = {
    "moves": OfflineMove,
    "marks": OfflineMark,
    "steps": OfflineStep,
    "figures": OfflineFigure,
    "tiles": OfflineTile,
}


def with_options(declared: Iterable[Offline], when: Options) -> tuple[Offline, ...]:
    """Return what is declared, in force with these options."""
    return tuple(replace(one, when={**when, **one.when}) for one in declared)


def in_groups(declared: Iterable[Offline]) -> dict[str, list[dict[str, object]]]:
    """Return what is declared by its group, each without what has its default but for `when`."""
    found: dict[str, list[dict[str, object]]] = {name: [] for name in GROUPS}
    names = {kind: name for name, kind in GROUPS.items()}
    for one in declared:
        found[names[type(one)]].append({"when": dict(one.when), **_given(one)})
    return found


def _given(one: Offline) -> dict[str, object]:
    """Return the fields that differ from their defaults."""
    return {
        at.name: value
        for at in dataclasses.fields(one)
        if at.name != "when" and (value := getattr(one, at.name))
    }
