"""Mutated rules of Stefan Dorra's Amazonas, one line each."""

from __future__ import annotations

from tests.games.mutations_base import Mutation

DORRA = (
    Mutation(
        "dorra pad: two tiles pay",
        'yield ScorePart("AD-F1", species, count, 1 if count >= ENOUGH else 0)',
        'yield ScorePart("AD-F1", species, count, 1)',
    ),
    Mutation(
        "dorra income: card alone",
        'own = ScorePart("AD-N3", species, table.tiles.pile(player, species), 1)',
        'own = ScorePart("AD-N3", species, 0, 1)',
    ),
    Mutation(
        "dorra income: card 0 as one",
        'ScorePart("AD-N4", "largest_pile", table.tiles.largest(player), 1)',
        'ScorePart("AD-N4", "largest_pile", 1, 1)',
    ),
    Mutation(
        "dorra income: Indio tiles of a pile",
        "tiles = len(table.seats[player].indio)",
        "tiles = min(1, len(table.seats[player].indio))",
    ),
    Mutation(
        "dorra order: larger number first",
        "1000 if number is None else number",
        "1000 if number is None else -number",
    ),
    Mutation("dorra order: fire counts", "return income // 2 if burns and", "return income // 2 if burns or"),
    Mutation(
        "dorra fire: rounded up",
        'return income // 2 if table.cards.struck(player, "fire")',
        'return -(-income // 2) if table.cards.struck(player, "fire")',
    ),
    Mutation("dorra card 6: spares no player", "return self.card(player) == INDIO_CARD", "return False"),
    Mutation(
        "dorra monkeys: more than there is",
        "min(table.tiles.largest(player), owned)",
        "table.tiles.largest(player)",
    ),
    Mutation("dorra monkeys: only silver", "owned = seat.silver if coins and", "owned = seat.silver if"),
    Mutation(
        "dorra bonus: none", 'return table.tiles.pile(player, event.removeprefix("bonus-"))', "return 0"
    ),
    Mutation(
        "dorra pile: Indio tiles apart",
        "return seat.species.get(species, 0) + seat.indio.count(species)",
        "return seat.species.get(species, 0)",
    ),
    Mutation(
        "dorra jaguar: closes water",
        'CLOSED_BY = {"path": "jaguar", "water": "crocodile"}',
        'CLOSED_BY = {"path": "crocodile", "water": "jaguar"}',
    ),
    Mutation(
        "dorra money: a gold less",
        "owned < SILVER_IN_GOLD * cost_of(table, move)",
        "owned < SILVER_IN_GOLD * (cost_of(table, move) - 1)",
    ),
    Mutation(
        "dorra money: no change",
        "gold, left = gold - changed, left + changed * SILVER_IN_GOLD",
        "gold, left = gold - changed, left",
    ),
    Mutation(
        "dorra village: two tents", "if village in table.tents.villages_of(player):", "if village is None:"
    ),
    Mutation(
        "dorra space: any",
        'and table.options["ad.space"] == "cheapest":\n        yield RuleReason("AD-B9"',
        'and False:\n        yield RuleReason("AD-B9"',
    ),
    Mutation("dorra tile: always one", "brings = table.tiles.left(species) > 0", "brings = True"),
    Mutation("dorra neutral: last space", "elif len(free) == 1:", "elif len(free) == 9:"),
    Mutation(
        "dorra neutral: alone",
        "alone = table.turn.neutral is not None and not table.turn.own",
        "alone = False",
    ),
    Mutation(
        "dorra neutral: no own tent possible",
        "if not reasons and _own_tent_due(table) and not _own_tent_possible(table, move):",
        "if False:",
    ),
    Mutation(
        "dorra neutral: two in a village",
        "if any(tent.neutral for tent in table.tents.by_village[move.village]):",
        "if False:",
    ),
    Mutation(
        "dorra offer: to everybody",
        "elif table.turn.offer in TAKEN:\n        yield",
        "elif False:\n        yield",
    ),
    Mutation("dorra offer: silver kept", "given_up = table.turn.income.get(player, 0)", "given_up = 0"),
    Mutation(
        "dorra Indio tile: opens a species",
        "move.pile is not None and not table.tiles.pile(move.player, move.pile)",
        "move.pile is None and not table.tiles.piles(move.player)",
    ),
    Mutation("dorra cards: never back", "if number % ROUNDS_IN_HAND == 0:", "if number == 0:"),
    Mutation("dorra cards: played again", "if card in table.cards.lying(player):", "if False:"),
    Mutation(
        "dorra cards: revealed at once",
        "if not all(seat.ready for seat in seats):",
        "if not any(seat.ready for seat in seats):",
    ),
    Mutation("dorra medals: five of three", '"3": (4, 3, 2)}', '"3": (5, 4, 3, 2)}'),
    Mutation(
        "dorra score: two are enough",
        "ENOUGH, EACH_MISSING, IN_A_MISSION = 3, -3, 4",
        "ENOUGH, EACH_MISSING, IN_A_MISSION = 2, -3, 4",
    ),
    Mutation(
        "dorra score: tied get two",
        'ScorePart("AD-F2", "shared_majority", 1, 1)',
        'ScorePart("AD-F2", "shared_majority", 1, 2)',
    ),
    Mutation(
        "dorra score: a species without tents", "if count == most) if most else ()", "if count == most)"
    ),
    Mutation(
        "dorra score: neutral tents of a mission",
        "tent.village for tent in self.tents if tent.player == player",
        "tent.village for tent in self.tents if player in (tent.player, tent.neutral)",
    ),
    Mutation(
        "dorra winner: money before tiles",
        "tiles = {one: sum(table.tiles.piles(one).values()) for one in first}",
        "tiles = {one: table.money(one) or 0 for one in first}",
    ),
    Mutation(
        "dorra end: within a turn", "is not None and (turn.own or turn.neutral):", "is not None and False:"
    ),
)
