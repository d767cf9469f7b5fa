"""HTTP layer: routes, problems and headers. It knows nothing about rules, pictures or storage."""

from api.http.blueprint import Blueprint
from api.routes.analysis import blueprint as insight
from api.routes.catalogs import blueprint as catalogs
from api.routes.enrolment import blueprint as enrolments
from api.routes.health import blueprint as operations
from api.routes.library import blueprint as library
from api.routes.match.analysis import blueprint as match_insight
from api.routes.match.beginning import entrance, joining
from api.routes.match.matches import blueprint as matches
from api.routes.match.moves import blueprint as moves
from api.routes.page_address import blueprint as address
from api.routes.photos import blueprint as photos
from api.routes.reference_images import blueprint as references
from api.routes.rulings import blueprint as questions

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
