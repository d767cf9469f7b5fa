"""HTTP layer: routes, problems and headers. It knows nothing about rules, pictures or storage."""

from api.address import blueprint as address
from api.blueprint import Blueprint
from api.catalogs import blueprint as catalogs
from api.enrolment import blueprint as enrolments
from api.health import blueprint as operations
from api.insight import blueprint as insight
from api.library import blueprint as library
from api.match_insight import blueprint as match_insight
from api.match_moves import blueprint as moves
from api.matches import blueprint as matches
from api.matches import entrance, joining
from api.photos import blueprint as photos
from api.questions import blueprint as questions
from api.references import blueprint as references

BLUEPRINTS: tuple[Blueprint, ...] = (
    questions,
    insight,
    library,
    catalogs,
    enrolments,
    photos,
    references,
    entrance,
    joining,
    matches,
    moves,
    match_insight,
    address,
    operations,
)
"""Every blueprint of /api/v1, in the order in which the docs list them."""
