"""Rulings on who gets what: income, order, events, tiles, medals, missions and villages.

Lines of income, theft and bonus are in silver; all others are points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from referee.game import BadInput, Line, Message, Part, Reason, Ruling, unknown_text
from referee.games.dorra_amazonas.board import SPECIES
from referee.games.dorra_amazonas.points import scoring
from referee.games.dorra_amazonas.position import Subject
from referee.games.dorra_amazonas.rounds import building, collecting, income
from referee.games.dorra_amazonas.table import CARDS, INDIO_CARD, TAKEN, VillageTable, event_rule

NEGATIVE = ("jaguar", "crocodile", "fire", "monkeys")  # events that card 6 averts (AD-N6)
KINDS = ("income", "order", "event", "indio", "medal", "mission", "village", *SPECIES)


def who(table: VillageTable, subject: Subject) -> Ruling:
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
    answer: Callable[[VillageTable, Subject], Ruling] = ANSWERS[subject.kind]
    return answer(table, subject)


def why_paid(table: VillageTable, line: Line) -> tuple[Reason, ...]:
    """Return the reasons for a line of final scoring."""
    if line.feature_kind in SPECIES:
        reasons = (r for r in _species(table, line.feature_kind).because if r.key != "pays")
        return tuple(r for r in reasons if r.values.get("player", line.player) == line.player)
    if line.feature_kind == "medal":
        return _medal(table, Subject("medal", line.player)).because[:-1]  # without the next medal
    return _mission(table, Subject("mission", line.player)).because if line.feature_kind == "mission" else ()


def _players(table: VillageTable, subject: Subject) -> tuple[str, ...]:
    return tuple(table.seats) if subject.player is None else (subject.player,)


def _cards(table: VillageTable, subject: Subject) -> dict[str, int]:
    """Return the card of each player in question: the one named, or the open one."""
    found = {player: _played(table, player, subject) for player in _players(table, subject)}
    missing = [player for player, card in found.items() if card is None]
    if missing:
        raise BadInput({"card": [Message("input-which-card", players=", ".join(missing))]})
    return {player: card for player, card in found.items() if card is not None}


def _income(table: VillageTable, subject: Subject) -> Ruling:
    lines, because = [], []
    for player, card in _cards(table, subject).items():
        parts = income.earned(table, player, card)
        lines.append(_silver(player, parts[0].rule, parts, "income"))
        because.append(Reason(parts[0].rule, "earns", {
            "player": player, "card": card, "parts": parts, "silver": income.silver(parts),
        }))  # fmt: skip
        because.append(_counts(card))
        because += [
            Reason(rule, "counts", {"player": player, "count": len(table.seats[player].indio)})
            for rule in ("AD-K3",)
            if (0 < card < 6 and SPECIES[card - 1] in table.seats[player].indio)
            or (card == 0 and _on_largest(table, player))
        ]
        because += _struck(table, player, subject, list(_effect(table, player, subject)))
    return Ruling((), tuple(because), (), tuple(lines))


def _counts(card: int) -> Reason:
    """Return the reason that explains what an income card counts, by its number (AD-N1)."""
    if card in (0, INDIO_CARD):
        return Reason("AD-N1", "indio" if card else "all_species", {"card": card})
    return Reason("AD-N1", "species", {"card": card, "species": SPECIES[card - 1]})


def _played(table: VillageTable, player: str, subject: Subject) -> int | None:
    """Return the card named in the question, or the open one."""
    return table.card(player) if subject.card is None else subject.card


def _struck(table: VillageTable, player: str, subject: Subject, found: list[Line]) -> Iterator[Reason]:
    """Yield what the event of the round does to a player's silver: these lines, or nothing because of
    card 6."""
    event = table.position.event or ""
    if event in NEGATIVE and _played(table, player, subject) == INDIO_CARD:
        yield Reason("AD-N6", "spared", {"player": player, "event": event})
    elif event and _played(table, player, subject) == INDIO_CARD:
        yield Reason("AD-N6", "not_this", {"player": player, "event": event})
    if event.startswith("bonus-") and not found:
        yield Reason("AD-E6", "bonus", {"player": player, "silver": 0})
    for line in found:
        yield Reason(line.rule, line.feature_kind, {"player": player, "silver": abs(line.points)})
    counts = event.removeprefix("bonus-") in table.seats[player].indio
    if found and (counts or (event == "monkeys" and _on_largest(table, player))):
        yield Reason("AD-K3", "counts", {"player": player, "count": len(table.seats[player].indio)})


def _on_largest(table: VillageTable, player: str) -> bool:
    """Return whether an Indio tile is on a largest pile of the player (AD-K3)."""
    most = max(table.pile(player, species) for species in SPECIES)
    return any(table.pile(player, species) == most for species in table.seats[player].indio)


def _order(table: VillageTable, subject: Subject) -> Ruling:
    cards = _cards(table, Subject("order"))
    earned = {player: income.silver(income.earned(table, player, card)) for player, card in cards.items()}
    found = income.order(table, {**earned, **table.turn.income}, cards)
    values = {"players": found.players, "values": dict(found.values)}
    because = [Reason("AD-Q1", "order", values)]
    because += _tied(table, found)
    if table.position.event == "fire":
        reading = table.options["ad.fire_affects_order"]
        because += [Reason("AD-E3", "shown", {"event": "fire"}), Reason("AD-Z4", reading)]
    elif (table.position.event or "").startswith("bonus-"):
        because.append(Reason("AD-E6", "not_in_order"))
    return Ruling((), tuple(because))


def _tied(table: VillageTable, found: income.Order) -> Iterator[Reason]:
    """Yield what the white numbers decide (AD-Q2), and their source."""
    numbers = {player: number for player, number in found.numbers.items() if number is not None}
    if len(numbers) < len(found.tied):
        yield Reason("AD-Q2", "untold", {"players": found.tied})
    elif found.tied:
        yield Reason("AD-Q2", "numbers", {"players": found.tied, "values": numbers})
        if table.board.made_up and any(table.seats[player].number is None for player in found.tied):
            yield Reason("AD-Q2", "assumed")


def _event(table: VillageTable, subject: Subject) -> Ruling:
    event = table.position.event
    if event is None:
        return Ruling((), (Reason("AD-T1", "no_event"),))
    because = [Reason(event_rule(event), "shown", {"event": event}), Reason("AD-T2", "lasts")]
    lines: list[Line] = []
    for player in _players(table, subject):
        found = list(_effect(table, player, subject))
        lines += found
        because += _struck(table, player, subject, found)
    if event == "monkeys":
        reading = table.options["ad.monkeys"]
        because += [Reason("AD-E5", "at_most"), Reason("AD-E7", "before"), Reason("AD-E8", reading)]
    return Ruling((), tuple(because), (), tuple(lines))


def _effect(table: VillageTable, player: str, subject: Subject) -> Iterator[Line]:
    """Yield what the event of the round costs or brings a player, in silver."""
    card = _played(table, player, subject)
    lost = 0 if card == INDIO_CARD else collecting.theft(table, player)
    if lost:
        yield _silver(player, "AD-E4", (Part("AD-E4", "stolen", lost, -1),), "theft")
    more = collecting.bonus(table, player)
    if more:
        yield _silver(player, "AD-E6", (Part("AD-E6", "bonus", more, 1),), "bonus")
    if table.position.event == "fire" and card is not None and card != INDIO_CARD:
        earned = table.turn.income.get(player)
        if earned is None:
            earned = income.silver(income.earned(table, player, card))
        yield _silver(player, "AD-E3", (Part("AD-E3", "burnt", earned - earned // 2, -1),), "burnt")


def _silver(player: str, rule: str, parts: tuple[Part, ...], kind: str) -> Line:
    return Line(player, rule, parts, (), kind, True)


def _indio(table: VillageTable, subject: Subject) -> Ruling:
    if table.position.event != "indio":
        return Ruling((Reason("AD-K1", "no_card"),))
    order = income.order_so_far(table)
    because = [Reason("AD-K1", "order", {"players": order}) if order else Reason("AD-K1", "in_order")]
    if table.turn.offer in TAKEN:
        because.append(Reason("AD-K5", "gone"))
    more = (Reason("AD-K2", "own"), Reason("AD-K3", "stays"), Reason("AD-K5", "back"), Reason("AD-K6", "own"))
    return Ruling((), (*because, *more))


def _medal(table: VillageTable, subject: Subject) -> Ruling:
    rule = building.medal_rule(table)
    because: list[Reason] = []
    lines: list[Line] = []
    for player in _players(table, subject):
        lines += scoring.medal(table, player)
        number = table.seats[player].medal
        if number:
            values = {"player": player, "medal": number}
            right = building.complete(table, player)
            kept = Reason("AD-M3", "keeps") if right else Reason("AD-M3", "without", values)
            because += [Reason("AD-M1", "has", values), kept]
        elif building.complete(table, player):
            because.append(Reason(rule, "due", {"player": player, "medal": building.due(table)}))
        else:
            because.append(Reason("AD-M3", "lacks", {"player": player}))
    because.append(Reason(rule, "next", {"medal": building.due(table)}) if building.due(table)
                   else Reason(rule, "none"))  # fmt: skip
    return Ruling((), tuple(because), (), tuple(lines))


def _mission(table: VillageTable, subject: Subject) -> Ruling:
    because: list[Reason] = []
    lines: list[Line] = []
    for player in _players(table, subject):
        lines += scoring.mission(table, player)
        if table.seats[player].mission is None:
            because.append(Reason("AD-F4", "untold", {"player": player}))
            continue
        missing = table.board.names_of(scoring.missing_of(table, player))
        values = {"player": player, "villages": missing, "count": len(missing)}
        because.append(Reason("AD-F4", "missing" if missing else "all", values))
        because += [
            Reason("AD-V9", "nothing", {"player": player, "village": table.board.name_of(village)})
            for village in scoring.missing_of(table, player)
            if any(tent.neutral for tent in table.tents[village])
        ]
    return Ruling((), tuple(because), (), tuple(lines))


def _village(table: VillageTable, subject: Subject) -> Ruling:
    village = subject.village or ""
    name, free = table.board.name_of(village), table.free(village)
    holders = tuple(tent.player for tent in table.tents[village] if tent.player)
    because = [Reason("AD-B3", "holders", {"village": name, "players": holders})] if holders else []
    if free:
        values = {"village": name, "cost": table.cost(village, free[0]), "count": len(free)}
        because.append(Reason("AD-B9", "next", values))
    else:
        because.append(Reason("AD-B3", "full", {"village": name}))
    return Ruling((), tuple(because))


def _species(table: VillageTable, species: str) -> Ruling:
    lines = tuple(line for player in table.seats for line in scoring.of_species(table, species, player))
    held = scoring.counts(table, species)
    first = scoring.leaders(table, species)
    rule = "AD-V8" if table.two else "AD-F2"
    if not first:
        why = Reason("AD-F7", "nobody", {"species": species})
    else:
        key = "leader" if len(first) == 1 else "tied"
        why = Reason(rule, key, {"players": first, "species": species, "values": held})
    counted = [Reason("AD-F5", "indio", {"species": species})] if any(
        species in seat.indio for seat in table.position.players) else []  # fmt: skip
    few = [Reason("AD-F1", "few", {"player": player, "species": species, "count": count})
           for player, count in held.items() if 0 < count < scoring.ENOUGH]  # fmt: skip
    paid = [Reason("AD-F1", "pays", {"player": line.player, "parts": line.parts, "points": line.points})
            for line in lines]  # fmt: skip
    return Ruling((), (why, *few, *counted, *paid), (), lines)


ANSWERS: Mapping[str, Callable[[VillageTable, Subject], Ruling]] = {
    "income": _income,
    "order": _order,
    "event": _event,
    "indio": _indio,
    "medal": _medal,
    "mission": _mission,
    "village": _village,
}
