"""Rulings on who gets what: income, order, events, tiles, medals, missions and villages.

Lines of income, theft and bonus are in silver; all others are points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.game import BadInput, GameRuling, Message, RuleReason, ScoreLine, unknown_text
from referee.games.dorra_amazonas.board import SPECIES
from referee.games.dorra_amazonas.payments import event_of, income_of, order_of_play, players_of
from referee.games.dorra_amazonas.points import scoring
from referee.games.dorra_amazonas.position import Subject
from referee.games.dorra_amazonas.rounds import building, income
from referee.games.dorra_amazonas.table import CARDS, TAKEN, VillageTable

KINDS = ("income", "order", "event", "indio", "medal", "mission", "village", *SPECIES)


def who(table: VillageTable, subject: Subject) -> GameRuling:
    """Return the ruling with reasons and lines. Raises BadInput (paths below the question)."""
    errors: dict[str, list[Message]] = {}
    if subject.kind not in KINDS:
        errors["kind"] = [unknown_text("question", subject.kind, KINDS)]
    if subject.player is not None and subject.player not in table.seats:
        errors["player"] = [unknown_text("player", subject.player, table.seats)]
    if subject.village is not None and subject.village not in table.board.villages:
        errors["village"] = [unknown_text("village", subject.village, table.board.villages)]
    elif subject.kind == "village" and subject.village is None:
        errors["village"] = [Message("input-which-village")]
    if subject.card is not None and subject.card not in CARDS:
        errors["card"] = [unknown_text("card", subject.card, map(str, CARDS))]
    if errors:
        raise BadInput(errors)
    if subject.kind in SPECIES:
        return _species(table, subject.kind)
    answer: Callable[[VillageTable, Subject], GameRuling] = ANSWERS[subject.kind]
    return answer(table, subject)


def why_paid(table: VillageTable, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Return the reasons for a line of final scoring."""
    if line.feature_kind in SPECIES:
        reasons = (r for r in _species(table, line.feature_kind).because if r.key != "pays")
        return tuple(r for r in reasons if r.values.get("player", line.player) == line.player)
    if line.feature_kind == "medal":
        return _medal(table, Subject("medal", line.player)).because[:-1]  # without the next medal
    return _mission(table, Subject("mission", line.player)).because if line.feature_kind == "mission" else ()


def _indio(table: VillageTable, subject: Subject) -> GameRuling:
    if table.position.event != "indio":
        return GameRuling((RuleReason("AD-K1", "no_card"),))
    order = income.order_so_far(table)
    because = [RuleReason("AD-K1", "order", {"players": order}) if order else RuleReason("AD-K1", "in_order")]
    if table.turn.offer in TAKEN:
        because.append(RuleReason("AD-K5", "gone"))
    more = (
        RuleReason("AD-K2", "own"),
        RuleReason("AD-K3", "stays"),
        RuleReason("AD-K5", "back"),
        RuleReason("AD-K6", "own"),
    )
    return GameRuling((), (*because, *more))


def _medal(table: VillageTable, subject: Subject) -> GameRuling:
    rule = building.medal_rule(table)
    because: list[RuleReason] = []
    lines: list[ScoreLine] = []
    for player in players_of(table, subject):
        lines += scoring.medal(table, player)
        number = table.seats[player].medal
        if number:
            values = {"player": player, "medal": number}
            right = building.complete(table, player)
            kept = RuleReason("AD-M3", "keeps") if right else RuleReason("AD-M3", "without", values)
            because += [RuleReason("AD-M1", "has", values), kept]
        elif building.complete(table, player):
            because.append(RuleReason(rule, "due", {"player": player, "medal": building.due(table)}))
        else:
            because.append(RuleReason("AD-M3", "lacks", {"player": player}))
    because.append(RuleReason(rule, "next", {"medal": building.due(table)}) if building.due(table)
                   else RuleReason(rule, "none"))  # fmt: skip
    return GameRuling((), tuple(because), (), tuple(lines))


def _mission(table: VillageTable, subject: Subject) -> GameRuling:
    because: list[RuleReason] = []
    lines: list[ScoreLine] = []
    for player in players_of(table, subject):
        lines += scoring.mission(table, player)
        if table.seats[player].mission is None:
            because.append(RuleReason("AD-F4", "untold", {"player": player}))
            continue
        missing = table.board.names_of(scoring.missing_of(table, player))
        values = {"player": player, "villages": missing, "count": len(missing)}
        because.append(RuleReason("AD-F4", "missing" if missing else "all", values))
        because += [
            RuleReason("AD-V9", "nothing", {"player": player, "village": table.board.name_of(village)})
            for village in scoring.missing_of(table, player)
            if any(tent.neutral for tent in table.tents.by_village[village])
        ]
    return GameRuling((), tuple(because), (), tuple(lines))


def _village(table: VillageTable, subject: Subject) -> GameRuling:
    village = subject.village or ""
    name, free = table.board.name_of(village), table.tents.free(village)
    holders = tuple(tent.player for tent in table.tents.by_village[village] if tent.player)
    because = [RuleReason("AD-B3", "holders", {"village": name, "players": holders})] if holders else []
    if free:
        values = {"village": name, "cost": table.tents.cost(village, free[0]), "count": len(free)}
        because.append(RuleReason("AD-B9", "next", values))
    else:
        because.append(RuleReason("AD-B3", "full", {"village": name}))
    return GameRuling((), tuple(because))


def _species(table: VillageTable, species: str) -> GameRuling:
    lines = tuple(line for player in table.seats for line in scoring.of_species(table, species, player))
    held = scoring.counts(table, species)
    first = scoring.leaders(table, species)
    rule = "AD-V8" if table.two else "AD-F2"
    if not first:
        why = RuleReason("AD-F7", "nobody", {"species": species})
    else:
        key = "leader" if len(first) == 1 else "tied"
        why = RuleReason(rule, key, {"players": first, "species": species, "values": held})
    counted = [RuleReason("AD-F5", "indio", {"species": species})] if any(
        species in seat.indio for seat in table.position.players) else []  # fmt: skip
    few = [RuleReason("AD-F1", "few", {"player": player, "species": species, "count": count})
           for player, count in held.items() if 0 < count < scoring.ENOUGH]  # fmt: skip
    paid = [RuleReason("AD-F1", "pays", {"player": line.player, "parts": line.parts, "points": line.points})
            for line in lines]  # fmt: skip
    return GameRuling((), (why, *few, *counted, *paid), (), lines)


ANSWERS: Mapping[str, Callable[[VillageTable, Subject], GameRuling]] = {
    "income": income_of,
    "order": order_of_play,
    "event": event_of,
    "indio": _indio,
    "medal": _medal,
    "mission": _mission,
    "village": _village,
}
