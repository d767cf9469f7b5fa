"""German monasteries (GM-...): a follower on one either stands as a monk or is laid down as an abbot."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Option, Options, PadCount, PositionFinding, RuleReason, ScorePart
from referee.game.offline import OfflineFigure
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.ports import EDGES, STEPS
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.pad import MANY, Numbers, PadEntry, PadRules, Sketch
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import BagRules, DeploymentRules, ReportRules, ScoringRules
from referee.tiles.rules.state.tile_library import LibraryChange
from referee.tiles.rules.table import Table

LYING = {"meeple": "meeple-lying", "big": "big-lying"}  # followers, and their kinds when laid down
SPECIAL = "special"  # the mark of a German monastery
PLAIN = ("base/A", "base/B")  # the monasteries of the base set


def extend(book: Book, options: Options) -> Book:
    """Return the book in which every follower may also be laid down on a special monastery."""
    kinds = {
        lying: replace(
            book.figures[kind],
            goes_on=frozenset({"monastery"}),
            deploy=(*book.figures[kind].deploy, lies),
            of=kind,
            stands="GM-M1",
        )
        for kind, lying in LYING.items()
        if kind in book.figures
    }
    entered_as_abbot = options.get("base.abbot", "off") == "off"
    return book.add(
        BagRules(draw_checks=(plain_stay_in_the_box,) if leave(options) else ()),
        DeploymentRules(aliases=(lying_abbot,) if entered_as_abbot else ()),
        ScoringRules(worth={"monastery": (rows,)}, deferred=(until_the_end,)),
        ReportRules(findings=(upright_only,), feature_notes=(monk_or_abbot,)),
        PadRules({"laid-abbot": PAD}),
        figures=kinds,
    )


@rule("GM-M4")
def lying_abbot(kind: str, tile: Tile, index: int) -> str:
    """If the abbot figure (AT) is not in play, an abbot on a special monastery is a meeple laid down."""
    return LYING["meeple"] if kind == "abbot" and tile.features[index].marks.get(SPECIAL) else kind


@rule("GM-M2")
def monk_or_abbot(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report whether a special monastery has a monk or an abbot (GM-M4)."""
    cells = case.region.cells
    if not case.region.marks.get(SPECIAL) or not case.figures:
        return ()
    lying = any(figure.kind in LYING.values() for figure in case.figures)
    return (applies("GM-M4" if lying else "GM-M2", cells),)


@rule("GM-M1")
def upright_only(table: Table) -> tuple[PositionFinding, ...]:
    """Find followers laid down on a monastery that is not special."""
    return tuple(
        PositionFinding("error", RuleReason("GM-M1", "upright", {}, ((figure.x, figure.y),)))
        for region, figures in table.occupants.items()
        if region.kind == "monastery" and not region.marks.get(SPECIAL)
        for figure in figures
        if figure.kind in LYING.values()
    )


@rule("GM-M1", lambda tile: "monastery" in tile.kinds)
def lies(claim: DeploymentContext) -> RuleReason | None:
    """A follower may be laid down on a special monastery only."""
    if claim.feature_kind != "monastery" or claim.tile.features[claim.index].marks.get(SPECIAL):
        return None
    return RuleReason("GM-M1", "upright", {}, (claim.cell,))


@rule("GM-M3")
def until_the_end(table: Table, region: Region) -> bool:
    """An abbot laid down is never scored during the game, not even when surrounded."""
    return bool(region.kind == "monastery" and region.marks.get(SPECIAL)) and any(
        figure.kind in LYING.values() for figure in table.occupants.get(region, ())
    )


@rule("GM-M3")
def rows(case: ScoringContext, parts: Parts) -> Parts:
    """An abbot laid down gets, in place of anything else, 1 for the monastery and 1 per tile of the unbroken
    rows north, east, south and west of it."""
    lying = any(figure.kind in LYING.values() for figure in case.figures)
    if not lying or not case.region.marks.get(SPECIAL):
        return parts
    x, y, _ = case.region.pieces[0]
    found = [ScorePart("GM-M3", "monastery", 1, 1)]
    for name, (dx, dy) in zip(EDGES, STEPS, strict=True):
        count = 0
        while case.board.holds((x + dx * (count + 1), y + dy * (count + 1))):
            count += 1
        if count:
            found.append(ScorePart("GM-M3", f"row-{name}", count, 1))
    return tuple(found)


def in_rows(numbers: Numbers, final: bool) -> Sketch:
    """Return the sketch of a special monastery with followers laid down and the rows of tiles around it."""
    rows = tuple(numbers[f"row-{edge}"] for edge in EDGES)
    return Sketch("monastery", marks={SPECIAL: 1}, rows=rows, figure=LYING["meeple"])


PAD = PadEntry(tuple(PadCount(f"row-{edge}", 0, MANY, 0) for edge in EDGES), in_rows, (True,))


def without_plain(counts: dict[str, int]) -> dict[str, int]:
    """GM-S1: the plain monasteries of the base set leave the game."""
    return {id: 0 if id in PLAIN else count for id, count in counts.items()}


def leave(options: Options) -> bool:
    """Return whether the plain monasteries of the base set leave the game."""
    return bool(options["ext.special_monastery"] == "on" and options["gm.base_monasteries"] == "out")


@rule("GM-S1")
def plain_stay_in_the_box(table: Table, tile: str) -> RuleReason | None:
    """The plain monasteries of the base set are not drawn."""
    return applies("GM-S1") if tile in PLAIN and table.bag.used(tile) == 0 else None


def change(options: Options) -> LibraryChange | None:
    """Return the change that the options make to the tiles in the box."""
    return LibraryChange("GM-S1", counts=without_plain) if leave(options) else None


GERMAN_MONASTERIES = Expansion(
    "monasteries",
    (
        Element(
            extend,
            switch("ext.special_monastery", "GM-M1"),
            help={"act": ("GM-M1",), "over": ("GM-M3",)},
            offline=tuple(OfflineFigure(figure=kind, mark=SPECIAL) for kind in LYING.values()),
        ),
    ),
    ("monasteries",),
    (Option("gm.base_monasteries", ("out", "keep"), "out", "GM-S1", {"ext.special_monastery": "on"}),),
    figures=tuple(LYING.values()),
    change=change,
)
