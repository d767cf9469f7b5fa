"""The barn: put on a point where four tiles meet; it pays for completed cities at the end, and sends the
farmers of its field home."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Option, Options, PadCount, PositionFinding, RuleReason, ScoreLine, ScorePart, Step
from referee.games.carcassonne import fields
from referee.tiles.model.points import cells_at
from referee.tiles.model.position import Turn
from referee.tiles.model.regions import Piece, Region
from referee.tiles.play import scoring
from referee.tiles.rules.book import Book, FigureKind
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext, case_of
from referee.tiles.rules.pad import MANY, Numbers, PadEntry, PadRules, Sketch, yes_no
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import DeploymentRules, FinalRules, ReportRules, ScoringRules
from referee.tiles.rules.table import DeployedFigure, Table

BARN, SHEPHERD = "barn", "shepherd"
AT_ONCE, JOINED, AT_THE_END = 3, 1, 4  # points for each completed city: AB-B3, AB-B5, AB-B6
SHARED = Option("ab.barn_shared", ("off", "on"), "off", "AB-B2", {"ext.barn": "on"})


def extend(book: Book, options: Options) -> Book:
    """Return the book with one barn for each player (AB-S2)."""
    against = (fields_in_play, *((only_barn,) if options[SHARED.name] == "off" else ()))
    kind = FigureKind(
        1, frozenset({"field"}), 0, against, (beside_farmers, stays), stands="AB-B1", on_point=True
    )
    return book.add(
        DeploymentRules(exclusive_kinds={BARN: "AB-B1"}, checks=(no_farmer,)),
        ScoringRules(after_scoring=(farmers_paid,), also_scored=(about_to_be_paid,)),
        FinalRules(bonuses=(barns_paid,)),
        ReportRules(findings=(gone_home,), feature_notes=(explained,)),
        PadRules({BARN: PAD, "farmers": FARMERS_PAD} if options["base.fields"] == "on" else {}),
        figures={BARN: kind},
    )


def barns_on(table: Table, region: Region) -> list[DeployedFigure]:
    """Return the barns in a field."""
    return [figure for figure in table.standing_on(region) if figure.kind == BARN]


def farmers_on(table: Table, region: Region) -> list[DeployedFigure]:
    """Return the farmers and pigs in a field: everything but barns and shepherds."""
    return [one for one in table.standing_on(region) if one.kind not in (BARN, SHEPHERD)]


def barn_fields(table: Table) -> list[Region]:
    """Return the fields with a barn, in order."""
    barns = [figure for figure in table.figures if figure.kind == BARN and figure.segment >= 0]
    return sorted({table.board.region(barn[2:]) for barn in barns}, key=lambda region: region.anchor)


# ---- putting it down ---------------------------------------------------------------------------------------


@rule("CB-S4")
def fields_in_play(claim: DeploymentContext) -> RuleReason | None:
    """Without fields there are no barns."""
    if claim.table.options["base.fields"] == "on":
        return None
    return RuleReason("CB-S4", "fields_off", {"figure": claim.kind}, (claim.cell,))


@rule("AB-B2")
def only_barn(claim: DeploymentContext) -> RuleReason | None:
    """No other barn may be in the field."""
    there = [figure for figure in claim.standing if figure.kind == BARN]
    cells = tuple(dict.fromkeys((f.x, f.y) for f in there))
    return RuleReason("AB-B2", "barn_there", {"by": tuple(f.player for f in there)}, cells) if there else None


@rule("AB-B2")
def beside_farmers(claim: DeploymentContext) -> RuleReason | None:
    """Name the farmers in the field, who do not matter, but are paid and sent home."""
    there = [one for one in claim.standing if one.kind not in (BARN, SHEPHERD)]
    cells = tuple(dict.fromkeys((f.x, f.y) for f in there))
    by = tuple(f.player for f in there)
    return RuleReason("AB-B2", "farmers_there", {"by": by}, cells) if there else None


@rule("AB-B7")
def stays(claim: DeploymentContext) -> RuleReason:
    """A barn stays to the end."""
    return applies("AB-B7", (claim.cell,))


@rule("AB-B4", tables=lambda table: BARN in table.present)
def no_farmer(claim: DeploymentContext) -> RuleReason | None:
    """No farmer and no pig may be put in a field with a barn."""
    if not claim.standing or claim.feature_kind != "field" or claim.kind in (BARN, SHEPHERD):
        return None
    cells = tuple((one.x, one.y) for one in claim.standing if one.kind == BARN)
    return RuleReason("AB-B4", "barn_there", {"figure": claim.kind}, cells) if cells else None


# ---- paying ------------------------------------------------------------------------------------------------


def just_put(table: Table, barn: DeployedFigure) -> bool | None:
    """Return whether a barn was put down in this turn: the tile just placed meets its point, as all four
    tiles lay there when it was. None if that tile is unknown."""
    if table.turn.placed is None:
        return None
    return not set(table.turn.placed[-1:]).isdisjoint(cells_at((barn.x, barn.y)))


@rule("AB-B3", needs=(BARN,))
def farmers_paid(table: Table) -> Step[Table]:
    """The farmers in the field of a barn are paid and go home with their pigs: when it is put down (AB-B3),
    or when a tile joins their field to it (AB-B5)."""
    lines: list[ScoreLine] = []
    gone: list[DeployedFigure] = []
    for region in barn_fields(table):
        farmers = farmers_on(table, region)
        if farmers:
            case = case_of(table, region)
            lines += farm_lines(table, region)
            for closes in table.book.scoring.after_completion:  # the field is scored: the fairy pays, too
                lines += closes.apply(table, case, frozenset(case.owners())).lines
            gone += farmers
    if not gone:
        return Step(table)
    paid = scoring.upon_payment(table, lines)
    step = scoring.go_home(paid.state, gone)
    lines += paid.lines
    events = (*paid.events, *step.events)
    return Step(scoring.with_points(step.state, lines), events, tuple(lines))


@rule("AB-B3")
def about_to_be_paid(table: Table) -> Iterator[Piece]:
    """The fields of a barn just put down, and those with farmers that were joined to one."""
    for region in barn_fields(table):
        if farmers_on(table, region) or any(just_put(table, barn) for barn in barns_on(table, region)):
            yield region.pieces[0]


def farm_lines(table: Table, region: Region) -> Iterator[ScoreLine]:
    """Yield what the farmers in the field of a barn get."""
    put = [just_put(table, barn) for barn in barns_on(table, region)]
    now = True in put
    rule_id, each = ("AB-B3", AT_ONCE) if now else ("AB-B5", JOINED)
    case = case_of(table, region)
    least, most = fields.completed_beside(table, region)
    known = region.certain and least == most and (now or None not in put)
    for player in case.owners():
        case.player = player
        parts = (ScorePart(rule_id, "city", fields.paid(case), each), *fields.more(case, each), *_more(case))
        low = sum(part.points for part in parts)
        high = None if not region.certain else low + most * AT_ONCE - least * each
        yield ScoreLine(
            player,
            rule_id,
            parts,
            region.cells,
            "field",
            complete=False,
            holders=case.holders(),
            certain=known,
            low=None if known else low,
            high=None if known else high,
        )


def _more(case: ScoringContext) -> tuple[ScorePart, ...]:
    """Return what a field pays in addition to the points for its cities: for a pig (TB-P3)."""
    of_cities = ("city", *case.table.book.scoring.more_cities)
    return tuple(part for part in case.worth() if part.what not in of_cities)


def parts_at_end(case: ScoringContext, cities: int) -> Parts:
    """Return what a barn pays at the end for that many completed cities at its field."""
    parts: Parts = (ScorePart("AB-B6", "city", cities, AT_THE_END), *fields.more(case, AT_THE_END))
    for addition in case.table.book.final.additions:
        parts = addition.apply(case, parts)
    return parts


@rule("AB-B6")
def barns_paid(table: Table) -> tuple[ScoreLine, ...]:
    """At the end the owner of a barn gets 4 per completed city at its field, each owner in full; no pig
    counts, but what else is added to barns."""
    lines: list[ScoreLine] = []
    for region in barn_fields(table) if table.options["base.fields"] == "on" else ():
        owners = {barn.player for barn in barns_on(table, region)}
        least, most = fields.completed_beside(table, region)
        certain = region.certain and least == most
        parts = parts_at_end(case_of(table, region), least)
        more = sum(part.points for part in parts[1:])
        line = ScoreLine(
            "",
            "AB-B6",
            parts,
            region.cells,
            "field",
            certain=certain,
            low=None if certain else least * AT_THE_END + more,
            high=most * AT_THE_END + more if region.certain and not certain else None,
        )
        lines += scoring.each_in_full(table, owners, line)
    return tuple(lines)


def farmers_of(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what the farmers of a sketch get when a barn is put in their field, or when it is joined to a
    field with a barn."""
    owner = table.figures[0].player
    barn = DeployedFigure(owner, BARN, *region.anchor)
    placed = () if numbers["joined"] else (region.anchor[:2],)
    turn = Turn(step="end", placed=placed)
    return farm_lines(table.but(figures=(*table.figures, barn), turn=turn), region)


CITIES = PadCount("cities", 0, MANY, None)
PAD = PadEntry((CITIES,), lambda n, final: Sketch("field", beside=n["cities"], figure=BARN), (True,))
FARMERS_PAD = PadEntry(
    (CITIES, yes_no("joined")), lambda n, final: Sketch("field", beside=n["cities"]), (False,), farmers_of
)


# ---- findings and reasons ----------------------------------------------------------------------------------


@rule("AB-B4")
def gone_home(table: Table) -> tuple[PositionFinding, ...]:
    """Find farmers in the field of a barn who should have gone home."""
    found = []
    for region in barn_fields(table):
        late = farmers_on(table, region)
        if late and (table.turn.step == "place" or not table.turn.placed):
            cells = tuple(sorted({(one.x, one.y) for one in late}))
            found.append(PositionFinding("warning", RuleReason("AB-B4", "farmers_there", {}, cells)))
    return tuple(found)


@rule("AB-B6")
def explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report the barns in a field, and what they pay at the end."""
    barns = [figure for figure in case.figures if figure.kind == BARN]
    if not barns or case.region.kind != "field":
        return ()
    points = sum(part.points for part in parts_at_end(case, fields.paid(case)))
    return tuple(
        RuleReason("AB-B6", "pays", {"player": f.player, "points": points}, (f[2:4],)) for f in barns
    )
