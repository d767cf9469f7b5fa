"""What reverse proxies in front of the service state about a request."""

from __future__ import annotations

from collections.abc import Iterable
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from werkzeug.middleware.proxy_fix import ProxyFix

LISTS = ("HTTP_X_FORWARDED_FOR", "HTTP_X_FORWARDED_PROTO", "HTTP_X_FORWARDED_HOST")


class TrustedProxies:
    """The `X-Forwarded-*` headers of so many proxies in front count.

    Their values are never quoted. But a proxy appends to what the client sent, and ProxyFix reads quoted
    strings: after a single quotation mark of the client it found no address at all, and took the request for
    one of the proxy's machine.
    """

    def __init__(self, app: WSGIApplication, proxies: int) -> None:
        self._fixed = ProxyFix(app, x_for=proxies, x_proto=proxies, x_host=proxies)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer a request."""
        for name in LISTS:
            if name in environ:
                environ[name] = environ[name].replace('"', "")
        return self._fixed(environ, start_response)
