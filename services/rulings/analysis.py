"""Stateless analysis of a position: findings, completion odds, previews.

BadInput is raised with the paths of the whole body.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from referee.game import AnyGame, CatalogLookup, JsonObject
from referee.say import Speaker
from services.infra.codec import JsonAnswer
from services.rulings import serializer
from services.rulings.chances import chances_of, dead_of, looked_at
from services.rulings.previews import previews_of
from services.rulings.queries import speaker_of, table_of


def chances(
    position: Any,
    player: str | None,
    seed: int,
    deals: int,
    *,
    language: str,
    catalogs: CatalogLookup | None = None,
) -> JsonAnswer:
    """What the unfinished regions of a table need, and the odds that they close."""
    game, state = table_of(position, catalogs)
    looked = looked_at(game, state, player, seed, deals)
    return chances_of(game, state, looked, speaker_of(position, language))


def audit(position: Any, *, language: str, catalogs: CatalogLookup | None = None) -> JsonAnswer:
    """All findings of a table, and the gaps that no tile can fill."""
    game, state = table_of(position, catalogs)
    speaker = speaker_of(position, language)
    return {**audit_of(game, state, speaker), "dead": dead_of(game, state, speaker)}


def previews(
    position: Any,
    tile: str | JsonObject | None,
    player: str | None,
    *,
    language: str,
    catalogs: CatalogLookup | None = None,
) -> JsonAnswer:
    """What every placement of a tile would score."""
    game, state = table_of(position, catalogs)
    who = game.to_move(state) if player is None else player
    return previews_of(game, state, tile, who, speaker_of(position, language))


def audit_of(game: AnyGame, state: object, speaker: Speaker) -> JsonAnswer:
    """The findings, worst first, and the number of each severity."""
    found = game.inspect(state) if game.lookahead is None else game.lookahead.audit(state)
    count = Counter(finding.severity for finding in found)
    return {
        "findings": [serializer.finding(speaker, finding) for finding in found],
        "count": {severity: count[severity] for severity in ("error", "warning", "info")},
    }
