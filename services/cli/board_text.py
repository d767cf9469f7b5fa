"""Formats a recognised board and its points as plain text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from services.photos.position.doubts import REASONS

POINTING = {0: "^", 90: ">", 180: "v", 270: "<"}
NO_POINTS_YET = (
    "These points are only those on the table. Points scored earlier in the game are not in a photo; "
    "add them with --points red=12,blue=7."
)
NOTHING = "none: nothing that pays is occupied"
ALL_POINTS = "The totals count the points told with --points."


def report(photo: Mapping[str, Any], scores: Mapping[str, Any], final: bool) -> str:
    """The whole report."""
    seconds = sum(photo["timings"].values())
    parts = [
        f"{photo['width']} x {photo['height']} pixels, {len(photo['tiles'])} tiles, "
        f"{len(photo['figures'])} figures, read in {seconds:.1f} s",
        *_titled("What lies there", list(seen(photo))),
        board(photo),
        *_titled("Please check", list(doubts(photo))),
        *_titled("Figures", [figure(row) for row in photo["figures"]]),
        *_titled("Odd or wrong on this board", [f"{f['says']} [{f['rule']}]" for f in scores["findings"]]),
        *_titled("Points if the game ended now" if final else "Points now", list(lines(scores)) or [NOTHING]),
        *_titled("Totals", totals(scores)),
        ALL_POINTS if scores["scope"] == "whole game" else NO_POINTS_YET,
    ]
    return "\n\n".join(part for part in parts if part)


def seen(photo: Mapping[str, Any]) -> Iterator[str]:
    """The detected edition, and the detected sets that were not requested."""
    edition = photo.get("edition")
    if edition:
        used = photo["position"]["options"].get("edition")
        yield f"edition seen: {edition['seen']}" + (
            "" if used == edition["seen"] else f"; rules of {used or 'any'}"
        )
    found = photo.get("sets_seen", ())
    if found:
        sets = ",".join([*photo["position"]["catalogs"], *(row["catalog"] for row in found)])
        listed = ", ".join(f"{row['catalog']} ({row['tiles']})" for row in found)
        yield f"tiles of sets that were not named: {listed}; read it with --sets {sets}"


def board(photo: Mapping[str, Any]) -> str:
    """A grid of tile codes; the arrow after each shows the direction of the tile's top."""
    tiles = {(t["x"], t["y"]): t for t in photo["tiles"]}
    if not tiles:
        return ""
    doubtful = {(d["x"], d["y"]) for d in photo["doubts"] if "x" in d}
    missing = {(d["x"], d["y"]) for d in photo["doubts"] if d["reason"] == "missing"}
    xs = range(min(x for x, _ in tiles), max(x for x, _ in tiles) + 1)
    ys = range(min(y for _, y in tiles), max(y for _, y in tiles) + 1)
    sets = {t["tile"].partition("/")[0] for t in tiles.values() if t["tile"]}
    cells = {at: code(t, len(sets) > 1) + ("*" if at in doubtful else "") for at, t in tiles.items()}
    cells |= {at: "(?)" for at in missing if at not in tiles}
    wide = max(len(text) for text in [*cells.values(), *map(str, xs)]) + 1
    rows = ["".join(f"{x:>{wide}}" for x in xs)]
    rows += ["".join(f"{cells.get((x, y), '.'):>{wide}}" for x in xs) for y in ys]
    margin = max(len(str(y)) for y in ys)
    drawn = [f"{name:>{margin}} {row}" for name, row in zip(["", *map(str, ys)], rows, strict=True)]
    legend = "^ > v <: where the top of the tile points; *: please check; (?): a tile may lie there"
    return "\n".join([*drawn, legend])


def code(tile: Mapping[str, Any], with_set: bool) -> str:
    """Short form of a tile: its code and the direction of its top."""
    if tile["tile"] is None:
        return "?"
    whole = str(tile["tile"])
    name = whole if with_set and not whole.startswith("base/") else whole.partition("/")[2]
    return name + POINTING[tile["rotation"]]


def doubts(photo: Mapping[str, Any]) -> Iterator[str]:
    """The review questions, worst first."""
    for doubt in photo["doubts"]:
        others = ", ".join(f"{code(c, True)} {c['confidence']:.0%}" for c in doubt.get("candidates", ())[:3])
        yield f"{_subject(photo, doubt)}: {REASONS[doubt['reason']]}" + (f": {others}" if others else "")


def _subject(photo: Mapping[str, Any], doubt: Mapping[str, Any]) -> str:
    """The subject of a review question: a figure, a village, or a cell with an optional feature."""
    if "figure" in doubt:
        return figure(photo["figures"][doubt["figure"]])
    if "village" in doubt:
        return " ".join(filter(None, [doubt["village"], doubt.get("colour")]))
    cell = f"({doubt['x']}, {doubt['y']})"
    piece = " ".join(filter(None, [doubt.get("colour"), doubt.get("kind")]))
    where = f"{piece} at {cell}" if piece else cell
    return f"{where} on {_feature(doubt['feature'])}" if "feature" in doubt else where


def figure(row: Mapping[str, Any]) -> str:
    """One figure and its place."""
    return f"{row['colour']} {row['kind']} at ({row['x']}, {row['y']}) on {_feature(row['feature'])}"


def _feature(feature: Mapping[str, Any] | None) -> str:
    return " ".join([feature["kind"], *feature.get("at", ())]) if feature else "a feature that cannot be told"


def lines(scores: Mapping[str, Any]) -> Iterator[str]:
    """Each score line: points, the sentence with its arithmetic, the rule."""
    for line in scores["lines"]:
        yield f"{line['points']:>3}  {line['says']} [{line['rule']}]"


def totals(scores: Mapping[str, Any]) -> Sequence[str]:
    """Points of each player: before, gained, total."""
    whole = scores["scope"] == "whole game"
    return [
        f"{player}: {t['points_before']} + {t['gained']} = {t['total']}"
        if whole
        else f"{player}: {t['gained']}"
        for player, t in scores["totals"].items()
    ]


def _titled(title: str, rows: Sequence[str]) -> list[str]:
    return ["\n".join([f"{title}:", *(f"  {row}" for row in rows)])] if rows else []
