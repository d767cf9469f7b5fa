"""Health and metrics of the service."""

from typing import Any

from flask import Response, current_app, request

from api.http.authentication import TOKEN_OR_NOT, bearer
from api.http.blueprint import Blueprint
from api.http.current import services
from api.http.problem import refuse
from api_schemas.common.health import HealthQuestion, HealthSchema
from referee.game import Message
from services.infra.network import within
from services.infra.tokens import same, token_hash

PROXIED = ("X-Forwarded-For", "Forwarded", "X-Real-Ip")

blueprint = Blueprint("operations", __name__, description="Health and figures of the service")


@blueprint.get("/health")
@blueprint.arguments(HealthQuestion, location="query")
@blueprint.response(200, HealthSchema)
@blueprint.alt_response(503, schema=HealthSchema, description="Something is missing")
def get_health(query: dict[str, Any]) -> Any:
    """Get the health of the service: `ok` for each part, or what is wrong with it.

    503 if something is wrong; with `part`, only if that part is.
    """
    parts = services().health.parts()
    return parts, 200 if parts[query["part"]] == "ok" else 503


@blueprint.get("/metrics")
@blueprint.doc(security=TOKEN_OR_NOT)
@blueprint.alt_response(403, "FORBIDDEN")
@blueprint.response(200, {"type": "string"}, content_type="text/plain", description="Prometheus text format")
def get_metrics() -> Response:
    """Get metrics for Prometheus; requires METRICS_TOKEN or an address in METRICS_NETWORKS (this machine)."""
    if not _may_look():
        refuse("not-allowed", Message("refused-metrics"))
    return Response(services().health.metrics(), mimetype="text/plain; version=0.0.4")


def _may_look() -> bool:
    """Whether the request may read the metrics.

    The address counts only if the request came directly or through trusted proxies: an untrusted proxy could
    forward requests from anywhere.
    """
    settings = current_app.config["SETTINGS"]
    if settings.metrics_token and same(bearer(), token_hash(settings.metrics_token)):
        return True
    hops = len(
        [one for one in ",".join(request.headers.getlist("X-Forwarded-For")).split(",") if one.strip()]
    )
    proxied = any(name in request.headers for name in PROXIED)
    anywhere = proxied and (not settings.trusted_proxies or hops < settings.trusted_proxies)
    return not anywhere and within(request.remote_addr, settings.metrics_networks)
