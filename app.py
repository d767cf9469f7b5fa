"""The application factory: settings, errors, headers, limits, routes. Contains no other logic."""

from flask import Flask

from api import BLUEPRINTS
from api.http import cors, deadline, headers, problem, request_log, response_headers
from api.http.application import App, Json
from api.http.authentication import by_network
from api.http.compute_slots import ComputeSlots
from api.http.limits import early_refusal, policy
from api.http.limits.counters import IN_MEMORY, CachedLimits
from api.openapi import document
from api.routes.health import get_metrics
from server.proxies import TrustedProxies
from services.container import Services
from settings import Settings, origins
from tile_referee import __version__ as VERSION
from web import blueprint as page

IN_REDIS = {"socket_connect_timeout": 1.0, "socket_timeout": 1.0}  # without it, each process counts


def create_app(settings: Settings | None = None) -> Flask:
    """Create the WSGI application, by default with settings from the environment.

    Migrates the database to the newest schema; the recogniser is started for the first photo.
    """
    settings = settings or Settings.from_environment()
    app = App(__name__, static_folder=None)
    app.config.update(
        MAX_CONTENT_LENGTH=settings.max_json_bytes,
        MAX_FORM_MEMORY_SIZE=settings.max_json_bytes,
        RATELIMIT_ENABLED=settings.ratelimit_enabled,
        RATELIMIT_STORAGE_URI=settings.ratelimit_storage_uri or IN_MEMORY,
        RATELIMIT_STORAGE_OPTIONS=IN_REDIS if settings.ratelimit_storage_uri else {},
        RATELIMIT_IN_MEMORY_FALLBACK_ENABLED=bool(settings.ratelimit_storage_uri),
        SETTINGS=settings,
    )
    app.json = Json(app)
    app.url_map.merge_slashes = False  # an id in a path may contain two slashes
    if settings.trusted_proxies:
        app.wsgi_app = TrustedProxies(app.wsgi_app, settings.trusted_proxies)  # type: ignore[method-assign]
    if settings.otel_exporter_otlp_endpoint:
        from api.http import tracing  # needs the `traces` extra

        tracing.register(app, tracing.to_collector(settings.otel_exporter_otlp_endpoint))
    request_log.register(app)
    deadline.register(app, settings.request_seconds, ComputeSlots(settings.web_threads // 2))
    headers.register(app)
    cors.register(app, document.PREFIX, origins(settings))
    limiter = CachedLimits(by_network, app=app, on_breach=problem.too_many)
    early_refusal.register(app, limiter)
    deadline.reserve(app, settings.request_seconds)
    response_headers.register(app, limiter)
    api = document.register(app, VERSION)
    problem.register(app)  # after flask-smorest, whose answers to errors it replaces
    rates = policy.rates_of(settings)
    for blueprint in BLUEPRINTS:
        policy.limit(blueprint, limiter, rates)
        api.register_blueprint(blueprint, url_prefix=document.PREFIX + (blueprint.url_prefix or ""))
    app.register_blueprint(page)
    app.add_url_rule("/metrics", view_func=get_metrics)
    services = app.extensions["services"] = Services(settings)
    services.start()
    return app
