"""Is everything there that an answer may need, and how much is going on?"""

from typing import Any

from flask import Response, current_app

from api.blueprint import Blueprint
from api_schemas.health import HealthQuestion, HealthSchema
from services import health

blueprint = Blueprint("operations", __name__, description="Health and figures of the service")


@blueprint.get("/health")
@blueprint.arguments(HealthQuestion, location="query")
@blueprint.response(200, HealthSchema)
@blueprint.alt_response(503, schema=HealthSchema, description="Something is missing")
def get_health(asked: dict[str, Any]) -> Any:
    """What works: `ok` for each part, or what is wrong with it.

    503 where something is wrong; with `part`, where that part is, whatever the others are.
    """
    parts = health.parts(current_app.extensions["photos"], current_app.extensions["matches"].bell)
    return parts, 200 if parts[asked["part"]] == "ok" else 503


@blueprint.get("/metrics")
@blueprint.response(200, {"type": "string"}, content_type="text/plain", description="Prometheus text format")
def get_metrics() -> Response:
    """Figures for Prometheus."""
    return Response(health.metrics(current_app.extensions["photos"]), mimetype="text/plain; version=0.0.4")
