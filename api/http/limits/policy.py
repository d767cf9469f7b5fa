"""Which setting limits the requests of each group of routes, and by what they are counted."""

from __future__ import annotations

from typing import NamedTuple

from flask import Blueprint

from api.http.authentication import by_code, by_token, no_token
from api.http.limits.counters import CachedLimits
from api.http.limits.early_refusal import counted, head_alone

QUESTIONS = (
    "questions", "insight", "address", "photos", "enrolments", "matches", "moves", "match-insight"
)  # fmt: skip


class Rates(NamedTuple):
    """How often each kind of request may come, as flask-limiter writes it ("120 per minute"), by the names of
    the settings without LIMIT_."""

    questions: str
    photos: str
    entrance: str
    join: str
    token: str
    code: str


def rates_of(settings: object) -> Rates:
    """The rates of the settings, which refuse those that flask-limiter would take for no limit."""
    return Rates(*[getattr(settings, f"limit_{name}") for name in Rates._fields])


def limit(blueprint: Blueprint, limiter: CachedLimits, rates: Rates) -> None:
    """Set the rate limits of a group of routes: by address, by token, and by join code."""
    limits = dict.fromkeys(QUESTIONS, rates.questions)
    limits |= dict.fromkeys(("entrance", "catalogs"), rates.entrance)
    limits["joining"] = rates.join
    if blueprint.name in ("photos", "enrolments"):
        limiter.limit(rates.photos, methods=["POST"], exempt_when=counted)(blueprint)
    if blueprint.name in limits:
        limiter.limit(limits[blueprint.name], exempt_when=counted)(blueprint)
        limiter.limit(rates.token, key_func=by_token, exempt_when=lambda: counted() or no_token())(blueprint)
    if blueprint.name == "joining":  # the code is in the body
        limiter.limit(rates.code, key_func=by_code, exempt_when=head_alone)(blueprint)
