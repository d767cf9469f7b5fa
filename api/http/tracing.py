"""OpenTelemetry: a span per request, sent to the collector of OTEL_EXPORTER_OTLP_ENDPOINT if that is set.

As in the log, a request is identified by its route: no addresses, tokens or names. Needs the extra `traces`
(pip install 'tile-referee[traces]').
"""

from __future__ import annotations

from http import HTTPStatus

from flask import Flask, Response, g, request
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.propagate import extract
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import SpanKind, StatusCode


def to_collector(endpoint: str) -> SpanProcessor:
    """Span processor that sends batches to the collector at this address, in its own thread."""
    return BatchSpanProcessor(OTLPSpanExporter(f"{endpoint.rstrip('/')}/v1/traces"))


def register(app: Flask, processor: SpanProcessor) -> None:
    """Trace all requests of this application. A request with a trace context joins that trace."""
    provider = TracerProvider(resource=Resource.create({"service.name": "tile-referee"}))
    provider.add_span_processor(processor)
    tracer = provider.get_tracer("tile-referee")

    @app.before_request
    def begin() -> None:
        rule = request.url_rule.rule if request.url_rule else "none"
        g.span = tracer.start_span(
            f"{request.method} {rule}", extract(request.headers), SpanKind.SERVER, {"http.route": rule}
        )

    @app.after_request
    def end(response: Response) -> Response:
        span = g.pop("span", None)
        if span is not None and response.status_code != HTTPStatus.CONTINUE:  # about a head alone
            span.set_attributes({
                "http.request.method": request.method,
                "http.response.status_code": response.status_code,
                "referee.request": g.get("log_id", ""),
            })  # fmt: skip
            if response.status_code >= 500:
                span.set_status(StatusCode.ERROR)
            span.end()
        return response
