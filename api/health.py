"""Is everything there that an answer may need?"""

from typing import Any

from flask import current_app

from api.blueprint import Blueprint
from api_schemas.health import HealthSchema
from services import health

blueprint = Blueprint("health", __name__, description="Operations")


@blueprint.get("/health")
@blueprint.response(200, HealthSchema)
def get_health() -> Any:
    """What works: `ok` for each part, or what is wrong with it (then 503)."""
    parts = health.parts(current_app.extensions["photos"].health())
    return parts, 200 if parts["status"] == "ok" else 503
