"""Which setting limits the requests of each group of routes, and by what they are counted."""

from __future__ import annotations

from flask import Blueprint

from api.http.authentication import by_code, by_token, no_token
from api.http.limits.admission import counted, head_alone
from api.http.limits.counters import CachedLimits
from settings import Settings

QUESTIONS = (
    "questions", "insight", "address", "photos", "enrolments", "matches", "moves", "match-insight"
)  # fmt: skip


def limit(blueprint: Blueprint, limiter: CachedLimits, settings: Settings) -> None:
    """Set the rate limits of a group of routes: by address, by token, and by join code."""
    limits = dict.fromkeys(QUESTIONS, settings.limit_questions)
    limits |= dict.fromkeys(("entrance", "catalogs"), settings.limit_entrance)
    limits["joining"] = settings.limit_join
    if blueprint.name in ("photos", "enrolments"):
        limiter.limit(settings.limit_photos, methods=["POST"], exempt_when=counted)(blueprint)
    if blueprint.name in limits:
        limiter.limit(limits[blueprint.name], exempt_when=counted)(blueprint)
        limiter.limit(settings.limit_token, key_func=by_token, exempt_when=lambda: counted() or no_token())(
            blueprint
        )
    if blueprint.name == "joining":  # the code is in the body
        limiter.limit(settings.limit_code, key_func=by_code, exempt_when=head_alone)(blueprint)
