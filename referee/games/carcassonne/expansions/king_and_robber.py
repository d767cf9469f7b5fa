"""King & Robber Baron (KR-...): tokens for the largest completed city and the longest completed road, which
pay at the end."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Cell, Event, Option, Options, PositionFinding, RuleReason, ScoreLine, ScorePart, Step
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.fields import CITY_OF_CARCASSONNE
from referee.tiles.model.consistency import blurred
from referee.tiles.model.regions import Region
from referee.tiles.play import completed_features, scoring
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext, case_of
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import FinalRules, ReportRules, ScoringRules
from referee.tiles.rules.table import Table

KING, ROBBER_BARON = "king", "robber_baron"  # things that players hold, and what their lines pay for
RECORD_OF = {KING: "city", ROBBER_BARON: "road"}
RULE_OF = {KING: "KR-1", ROBBER_BARON: "KR-2"}
TAKEN_FROM = {kind: token for token, kind in RECORD_OF.items()}
CASTLE = "castle"  # kind of feature, which was a city
CROSSING = "king-and-robber/CCcc"
FINAL = Option("kr.final", ("per_feature", "10_each", "15_40", "running"), "per_feature", "KR-4")
EACH = 10  # under 10_each
ONE, BOTH = 15, 40  # under 15_40
RUNNING = "running"


def extend_king(book: Book, options: Options) -> Book:
    """Return the book with the king, and what both tokens have in common."""
    return _common(book).add(ScoringRules(after_scoring=(king_taken,)))


def extend_robber_baron(book: Book, options: Options) -> Book:
    """Return the book with the robber baron; the common rules may be in it already."""
    common = book if options["ext.king"] == "on" else _common(book)
    return common.add(ScoringRules(after_scoring=(robber_baron_taken,)))


def _common(book: Book) -> Book:
    return book.add(
        FinalRules(bonuses=(paid_at_the_end,)),
        ReportRules(
            findings=(one_holder, holder_unknown),
            feature_notes=(size_compared, crossing),
            line_notes=(counted,),
        ),
    )


def in_play(table: Table) -> tuple[str, ...]:
    """Return the tokens in play."""
    return tuple(token for token in RECORD_OF if table.options[f"ext.{token}"] == "on")


def holders(table: Table, token: str) -> list[str]:
    """Return the players who hold a token: none or one."""
    return [seat.id for seat in table.players if table.holds(seat.id, token)]


def completed(table: Table, kind: str) -> list[Region]:
    """Return the completed cities or roads on the table."""
    return [region for region in table.board.regions.of_kind(kind) if table.done(region)]


def size(table: Table, region: Region) -> int:
    """Return the number of tiles of a feature (KR-3)."""
    return case_of(table, region).tiles()


def taken(table: Table, token: str) -> Step[Table]:
    """Give a token to the player who completed the largest feature of all; an equal one changes nothing."""
    turn = table.turn
    if turn.player is None or not turn.placed or turn.step == "place":
        return Step(table)
    kind = RECORD_OF[token]
    now = [region for region in completed_features.of_this_turn(table) if region.kind == kind]
    if not now:
        return Step(table)
    lines = _paid_now(table, token, now)
    after, events = scoring.with_points(table, lines), tuple[Event, ...]()
    if holders(table, token) == [turn.player]:
        return Step(after, events, lines)
    largest = max(now, key=lambda region: size(table, region))
    most = size(table, largest)
    others = (region for region in table.board.regions.of_kind(kind) if region not in now)
    if not any(table.done(other) and size(table, other) >= most for other in others):
        for player in holders(table, token):
            after = after.with_held(player, token, 0)
        after = after.with_held(turn.player, token, 1)
        events = (Event("receive", {"player": turn.player, "what": token, "count": 1}, largest.cells),)
    return Step(after, events, lines)


@rule("KR-1")
def king_taken(table: Table) -> Step[Table]:
    """Give the king to the player who completed the largest city."""
    return taken(table, KING)


@rule("KR-2")
def robber_baron_taken(table: Table) -> Step[Table]:
    """Give the robber baron to the player who completed the longest road."""
    return taken(table, ROBBER_BARON)


def _paid_now(table: Table, token: str, now: list[Region]) -> tuple[ScoreLine, ...]:
    """Return what the holder gets, before the token moves, for each completion under `running`: 1 point."""
    if table.options[FINAL.name] != RUNNING:
        return ()
    cells = _cells(now)
    part = ScorePart("KR-4", RECORD_OF[token], len(now), 1)
    return tuple(
        ScoreLine(player, "KR-4", (part,), cells, token, complete=True, holders={player: 1})
        for player in holders(table, token)
    )


@rule("KR-4")
def paid_at_the_end(table: Table) -> tuple[ScoreLine, ...]:
    """At the end the holder of a token gets 1 point for each completed city or road on the table, or what the
    players agreed on."""
    return tuple(_last_lines(table))


def _last_lines(table: Table) -> Iterator[ScoreLine]:
    final = table.options[FINAL.name]
    held = [(token, player) for token in in_play(table) for player in holders(table, token)]
    if final == "15_40" and len(held) == len(RECORD_OF) and len({player for _, player in held}) == 1:
        player = held[0][1]
        cells = _cells([one for kind in RECORD_OF.values() for one in completed(table, kind)])
        yield ScoreLine(
            player,
            "KR-4",
            (ScorePart("KR-4", "both_tokens", 1, BOTH),),
            cells,
            KING,
            complete=False,
            holders={player: 1},
        )
        return
    for token, player in held if final != RUNNING else ():
        kind = RECORD_OF[token]
        found = completed(table, kind)
        if kind == "city":  # KR-5
            found += completed(table, CITY_OF_CARCASSONNE)
        count = len(found)
        each = EACH if final == "10_each" else ONE
        part = (
            ScorePart("KR-4", kind, count, 1) if final == "per_feature" else ScorePart("KR-4", token, 1, each)
        )
        certain = final != "per_feature" or not blurred(table.board)
        low = None if certain else 0
        yield ScoreLine(
            player,
            "KR-4",
            (part,),
            _cells(found),
            token,
            complete=False,
            holders={player: 1},
            certain=certain,
            low=low,
        )


def _cells(regions: list[Region]) -> tuple[Cell, ...]:
    return tuple(sorted({cell for region in regions for cell in region.cells}))


@rule("KR-4")
def counted(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Name the rule about the points of a token, and the one about castles and the City of Carcassonne."""
    if line.feature_kind not in RECORD_OF:
        return ()
    special = (kind for kind in (CITY_OF_CARCASSONNE, CASTLE) if line.feature_kind == KING)
    found = [one for kind in special for one in completed(table, kind)]
    return (applies("KR-4"), *(applies("KR-5", one.cells) for one in found))


@rule("KR-3")
def size_compared(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Compare a completed city or road with the largest of the others: tiles count, owned or not."""
    token = TAKEN_FROM.get(case.region.kind)
    if token is None or token not in in_play(case.table) or not case.complete:
        return ()
    others = [region for region in completed(case.table, case.region.kind) if region is not case.region]
    count, most = case.tiles(), max((size(case.table, region) for region in others), default=0)
    values = {"kind": case.region.kind, "count": count, "most": most}
    cells = case.region.cells
    compared = RuleReason(RULE_OF[token], "largest" if count > most else "not_larger", values, cells)
    return compared, applies("KR-3", cells)


@rule("KR-6")
def crossing(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Name the tile with two cities that cross."""
    cells = [cell for cell in case.region.cells if case.board.cells[cell].id == CROSSING]
    return (applies("KR-6", cells),) if cells and case.region.kind == "city" else ()


@rule("KR-1")
def one_holder(table: Table) -> tuple[PositionFinding, ...]:
    """There is one of each token."""
    return tuple(
        PositionFinding("error", RuleReason(RULE_OF[token], "one_token", {"what": token, "count": count}))
        for token in in_play(table)
        if (count := sum(table.holds(seat.id, token) for seat in table.players)) > 1
    )


@rule("KR-4")
def holder_unknown(table: Table) -> tuple[PositionFinding, ...]:
    """Report that a token pays no player, if there is a record and its holder is not known."""
    return tuple(
        PositionFinding("info", RuleReason("KR-4", "nobody", {"what": token}))
        for token in in_play(table)
        if not holders(table, token) and _all_scored(table, RECORD_OF[token])
    )


def _all_scored(table: Table, kind: str) -> bool:
    """Return whether there is a completed feature other than those of this turn."""
    now = completed_features.completed_by(table, table.turn.placed or ())
    return any(region not in now for region in completed(table, kind))


KING_AND_ROBBER = Expansion(
    "king-and-robber",
    (
        Element(extend_king, switch("ext.king", "KR-1"), help={"end": ("KR-1",), "over": ("KR-4",)}),
        Element(
            extend_robber_baron,
            switch("ext.robber_baron", "KR-2"),
            help={"end": ("KR-2",), "over": ("KR-4",)},
        ),
    ),
    ("king-and-robber",),
    (FINAL,),
    {FINAL.name: "per_feature"},
    things=tuple(RECORD_OF),
)
