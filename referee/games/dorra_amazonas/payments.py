"""What players are paid, and for which cards."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import BadInput, GameRuling, Message, RuleReason, ScoreLine, ScorePart
from referee.games.dorra_amazonas.board import SPECIES
from referee.games.dorra_amazonas.position import Subject
from referee.games.dorra_amazonas.rounds import collecting, income
from referee.games.dorra_amazonas.table import INDIO_CARD, VillageTable, event_rule

NEGATIVE = ("jaguar", "crocodile", "fire", "monkeys")  # events that card 6 averts (AD-N6)


def players_of(table: VillageTable, subject: Subject) -> tuple[str, ...]:
    return tuple(table.seats) if subject.player is None else (subject.player,)


def _cards(table: VillageTable, subject: Subject) -> dict[str, int]:
    """Return the card of each player in question: the one named, or the open one."""
    found = {player: _played(table, player, subject) for player in players_of(table, subject)}
    missing = [player for player, card in found.items() if card is None]
    if missing:
        raise BadInput({"card": [Message("input-which-card", players=", ".join(missing))]})
    return {player: card for player, card in found.items() if card is not None}


def income_of(table: VillageTable, subject: Subject) -> GameRuling:
    lines, because = [], []
    for player, card in _cards(table, subject).items():
        parts = income.earned(table, player, card)
        lines.append(_silver(player, parts[0].rule, parts, "income"))
        because.append(RuleReason(parts[0].rule, "earns", {
            "player": player, "card": card, "parts": parts, "silver": income.silver(parts),
        }))  # fmt: skip
        because.append(_counts(card))
        because += [
            RuleReason(rule, "counts", {"player": player, "count": len(table.seats[player].indio)})
            for rule in ("AD-K3",)
            if (0 < card < 6 and SPECIES[card - 1] in table.seats[player].indio)
            or (card == 0 and _on_largest(table, player))
        ]
        because += _struck(table, player, subject, list(_effect(table, player, subject)))
    return GameRuling((), tuple(because), (), tuple(lines))


def _counts(card: int) -> RuleReason:
    """Return the reason that explains what an income card counts, by its number (AD-N1)."""
    if card in (0, INDIO_CARD):
        return RuleReason("AD-N1", "indio" if card else "all_species", {"card": card})
    return RuleReason("AD-N1", "species", {"card": card, "species": SPECIES[card - 1]})


def _played(table: VillageTable, player: str, subject: Subject) -> int | None:
    """Return the card named in the question, or the open one."""
    return table.cards.card(player) if subject.card is None else subject.card


def _struck(
    table: VillageTable, player: str, subject: Subject, found: list[ScoreLine]
) -> Iterator[RuleReason]:
    """Yield what the event of the round does to a player's silver: these lines, or nothing because of
    card 6."""
    event = table.position.event or ""
    if event in NEGATIVE and _played(table, player, subject) == INDIO_CARD:
        yield RuleReason("AD-N6", "spared", {"player": player, "event": event})
    elif event and _played(table, player, subject) == INDIO_CARD:
        yield RuleReason("AD-N6", "not_this", {"player": player, "event": event})
    if event.startswith("bonus-") and not found:
        yield RuleReason("AD-E6", "bonus", {"player": player, "silver": 0})
    for line in found:
        yield RuleReason(line.rule, line.feature_kind, {"player": player, "silver": abs(line.points)})
    counts = event.removeprefix("bonus-") in table.seats[player].indio
    if found and (counts or (event == "monkeys" and _on_largest(table, player))):
        yield RuleReason("AD-K3", "counts", {"player": player, "count": len(table.seats[player].indio)})


def _on_largest(table: VillageTable, player: str) -> bool:
    """Return whether an Indio tile is on a largest pile of the player (AD-K3)."""
    most = max(table.tiles.pile(player, species) for species in SPECIES)
    return any(table.tiles.pile(player, species) == most for species in table.seats[player].indio)


def order_of_play(table: VillageTable, subject: Subject) -> GameRuling:
    cards = _cards(table, Subject("order"))
    earned = {player: income.silver(income.earned(table, player, card)) for player, card in cards.items()}
    found = income.order(table, {**earned, **table.turn.income}, cards)
    values = {"players": found.players, "values": dict(found.values)}
    because = [RuleReason("AD-Q1", "order", values)]
    because += _tied(table, found)
    if table.position.event == "fire":
        reading = table.options["ad.fire_affects_order"]
        because += [RuleReason("AD-E3", "shown", {"event": "fire"}), RuleReason("AD-Z4", reading)]
    elif (table.position.event or "").startswith("bonus-"):
        because.append(RuleReason("AD-E6", "not_in_order"))
    return GameRuling((), tuple(because))


def _tied(table: VillageTable, found: income.Order) -> Iterator[RuleReason]:
    """Yield what the white numbers decide (AD-Q2), and their source."""
    numbers = {player: number for player, number in found.numbers.items() if number is not None}
    if len(numbers) < len(found.tied):
        yield RuleReason("AD-Q2", "untold", {"players": found.tied})
    elif found.tied:
        yield RuleReason("AD-Q2", "numbers", {"players": found.tied, "values": numbers})
        if table.board.made_up and any(table.seats[player].number is None for player in found.tied):
            yield RuleReason("AD-Q2", "assumed")


def event_of(table: VillageTable, subject: Subject) -> GameRuling:
    event = table.position.event
    if event is None:
        return GameRuling((), (RuleReason("AD-T1", "no_event"),))
    because = [RuleReason(event_rule(event), "shown", {"event": event}), RuleReason("AD-T2", "lasts")]
    lines: list[ScoreLine] = []
    for player in players_of(table, subject):
        found = list(_effect(table, player, subject))
        lines += found
        because += _struck(table, player, subject, found)
    if event == "monkeys":
        reading = table.options["ad.monkeys"]
        because += [
            RuleReason("AD-E5", "at_most"),
            RuleReason("AD-E7", "before"),
            RuleReason("AD-E8", reading),
        ]
    return GameRuling((), tuple(because), (), tuple(lines))


def _effect(table: VillageTable, player: str, subject: Subject) -> Iterator[ScoreLine]:
    """Yield what the event of the round costs or brings a player, in silver."""
    card = _played(table, player, subject)
    lost = 0 if card == INDIO_CARD else collecting.theft(table, player)
    if lost:
        yield _silver(player, "AD-E4", (ScorePart("AD-E4", "stolen", lost, -1),), "theft")
    more = collecting.bonus(table, player)
    if more:
        yield _silver(player, "AD-E6", (ScorePart("AD-E6", "bonus", more, 1),), "bonus")
    if table.position.event == "fire" and card is not None and card != INDIO_CARD:
        earned = table.turn.income.get(player)
        if earned is None:
            earned = income.silver(income.earned(table, player, card))
        yield _silver(player, "AD-E3", (ScorePart("AD-E3", "burnt", earned - earned // 2, -1),), "burnt")


def _silver(player: str, rule: str, parts: tuple[ScorePart, ...], kind: str) -> ScoreLine:
    return ScoreLine(player, rule, parts, (), kind, complete=True)
