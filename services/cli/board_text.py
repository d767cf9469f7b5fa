"""Formats a recognised board and its points as plain text."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from referee.game import JsonObject
from referee.message_arguments import percentage
from referee.messages import Messages, messages
from referee.say import speaker

MOST_ALTERNATIVES = 12
POINTING = {0: "^", 90: ">", 180: "v", 270: "<"}


def report(photo: JsonObject, scores: JsonObject, *, final: bool, language: str = "en") -> str:
    """The whole report."""
    own = messages(language)
    size = own.format(
        "terminal-size",
        width=str(photo["width"]),
        height=str(photo["height"]),
        tiles=len(photo["tiles"]),
        figures=len(photo["figures"]),
        seconds=round(sum(photo["timings"].values()), 1),
    )
    findings = [f"{f['says']} [{f['rule']}]" for f in scores["findings"]]
    figures = [figure(row, own) for row in photo["figures"]]
    gained = list(lines(scores)) or [own.format("terminal-nothing")]
    parts = [
        size,
        *titled(own.format("terminal-seen"), list(seen(photo, own))),
        board(photo, own),
        *titled(own.format("terminal-check"), list(doubts(photo, own))),
        *titled(own.format("terminal-figures"), figures),
        *titled(own.format("terminal-odd"), findings),
        *titled(own.format("terminal-points-end" if final else "terminal-points-now"), gained),
        *titled(own.format("terminal-totals"), totals(scores)),
        own.format("terminal-whole" if scores["scope"] == "whole game" else "terminal-on-table"),
    ]
    return "\n\n".join(part for part in parts if part)


def seen(photo: JsonObject, own: Messages) -> Iterator[str]:
    """The detected edition, and the detected sets that were not requested."""
    edition = photo.get("edition")
    if edition:
        used = photo["position"]["options"].get("edition")
        key = "terminal-edition" if used == edition["seen"] else "terminal-edition-rules"
        yield own.format(key, edition=edition["seen"], used=used or "?")
    found = photo.get("sets_seen", ())
    if found:
        sets = ",".join([*photo["position"]["catalogs"], *(row["catalog"] for row in found)])
        listed = ", ".join(f"{row['catalog']} ({row['tiles']})" for row in found)
        yield own.format("terminal-sets", found=listed, sets=sets)


def score_report(position: JsonObject, scores: JsonObject, *, final: bool, language: str = "en") -> str:
    """The report on a position that was not read from a photo."""
    own = messages(language)
    findings = [f"{f['says']} [{f['rule']}]" for f in scores["findings"] if f["severity"] != "info"]
    tiles = [
        {**tile, "tile": tile["tile"]["id"]} if isinstance(tile.get("tile"), Mapping) else tile
        for tile in position.get("tiles", ())
    ]
    table = {"tiles": tiles, "doubts": ()}
    parts = [
        board(table, own, "terminal-arrows"),
        *titled(own.format("terminal-odd"), findings),
        *titled(
            own.format("terminal-points-end" if final else "terminal-points-now"),
            list(lines(scores)) or [own.format("terminal-nothing")],
        ),
        *titled(own.format("terminal-totals"), totals(scores)),
        own.format("terminal-with-earlier" if scores["scope"] == "whole game" else "terminal-on-table-only"),
    ]
    return "\n\n".join(part for part in parts if part)


def ruling_report(ruling: JsonObject, language: str = "en") -> str:
    """A ruling: the verdict, all reasons, alternatives, points."""
    own = messages(language)
    verdict = own.format("terminal-legal" if ruling["legal"] else "terminal-illegal")
    reasons = [f"{reason['says']} [{reason['rule']}]" for reason in (*ruling["reasons"], *ruling["because"])]
    instead = [json.dumps(move, ensure_ascii=False) for move in ruling["alternatives"][:MOST_ALTERNATIVES]]
    parts = [
        verdict,
        *titled(own.format("terminal-because"), reasons),
        *titled(own.format("terminal-instead"), instead),
        *titled(own.format("terminal-pays"), list(lines(ruling))),
    ]
    return "\n\n".join(parts)


def board(photo: JsonObject, own: Messages, legend: str = "terminal-legend") -> str:
    """A grid of tile codes; the arrow after each shows the direction of the tile's top."""
    tiles = {(t["x"], t["y"]): t for t in photo["tiles"]}
    if not tiles:
        return ""
    doubtful = {(d["x"], d["y"]) for d in photo["doubts"] if "x" in d}
    missing = {(d["x"], d["y"]) for d in photo["doubts"] if d["reason"] == "missing"}
    xs = range(min(x for x, _ in tiles), max(x for x, _ in tiles) + 1)
    ys = range(min(y for _, y in tiles), max(y for _, y in tiles) + 1)
    sets = {t["tile"].partition("/")[0] for t in tiles.values() if t["tile"]}
    cells = {at: code(t, with_set=len(sets) > 1) + ("*" if at in doubtful else "") for at, t in tiles.items()}
    cells |= {at: "(?)" for at in missing if at not in tiles}
    wide = max(len(text) for text in [*cells.values(), *map(str, xs)]) + 1
    rows = ["".join(f"{x:>{wide}}" for x in xs)]
    rows += ["".join(f"{cells.get((x, y), '.'):>{wide}}" for x in xs) for y in ys]
    margin = max(len(str(y)) for y in ys)
    drawn = [f"{name:>{margin}} {row}" for name, row in zip(["", *map(str, ys)], rows, strict=True)]
    return "\n".join([*drawn, own.format(legend)])


def code(tile: JsonObject, *, with_set: bool) -> str:
    """Short form of a tile: its code and the direction of its top."""
    if tile["tile"] is None:
        return "?"
    whole = str(tile["tile"])
    name = whole if with_set and not whole.startswith("base/") else whole.partition("/")[2]
    return name + POINTING[tile["rotation"]]


def doubts(photo: JsonObject, own: Messages) -> Iterator[str]:
    """The review questions, worst first."""
    for doubt in photo["doubts"]:
        others = ", ".join(candidate(c, own) for c in doubt.get("candidates", ())[:3])
        reason = own.format(f"doubt-{doubt['reason']}")
        yield f"{_subject(photo, doubt, own)}: {reason}" + (f": {others}" if others else "")


def candidate(tile: JsonObject, own: Messages) -> str:
    """A tile that it may be, with how likely that is."""
    return own.format(
        "terminal-candidate", tile=code(tile, with_set=True), confidence=percentage(tile["confidence"])
    )


def _subject(photo: JsonObject, doubt: JsonObject, own: Messages) -> str:
    """The subject of a review question: a figure, a village, or a cell with an optional feature."""
    if "figure" in doubt:
        return figure(photo["figures"][doubt["figure"]], own)
    if "figures" in doubt:
        return ", ".join(speaker(own.language).word(kind) for kind in (*doubt["kinds"], *doubt["tokens"]))
    if "village" in doubt:
        return " ".join(filter(None, [doubt["village"], doubt.get("colour")]))
    where = f"({doubt['x']}, {doubt['y']})"
    if doubt.get("colour") or doubt.get("kind"):
        where = own.format("terminal-piece", figure=_piece(doubt, own), cell=where)
    if "feature" in doubt:
        where = own.format("terminal-place", cell=where, where=_feature(doubt["feature"], own))
    return where


def figure(row: JsonObject, own: Messages) -> str:
    """One figure and its place."""
    where = _feature(row["feature"], own)
    return own.format(
        "terminal-figure", figure=_piece(row, own), cell=f"({row['x']}, {row['y']})", where=where
    )


def _piece(row: JsonObject, own: Messages) -> str:
    """Colour and kind; the colour is the player's id, as in --points."""
    kind = row.get("kind")
    return " ".join(filter(None, [row.get("colour"), kind and speaker(own.language).word(kind)]))


def _feature(feature: JsonObject | None, own: Messages) -> str:
    if not feature:
        return own.format("terminal-nowhere")
    return " ".join([speaker(own.language).word(feature["kind"]), *feature.get("at", ())])


def lines(scores: JsonObject) -> Iterator[str]:
    """Each score line: points, the sentence with its arithmetic, the rule."""
    for line in scores["lines"]:
        yield f"{line['points']:>3}  {line['says']} [{line['rule']}]"


def totals(scores: JsonObject) -> Sequence[str]:
    """Points of each player: before, gained, total."""
    whole = scores["scope"] == "whole game"
    return [
        f"{player}: {t['points_before']} + {t['gained']} = {t['total']}"
        if whole
        else f"{player}: {t['gained']}"
        for player, t in scores["totals"].items()
    ]


def titled(title: str, rows: Sequence[str]) -> list[str]:
    """A title with its rows; nothing if there are no rows."""
    return ["\n".join([f"{title}:", *(f"  {row}" for row in rows)])] if rows else []
