"""Whether a body may come: the application gets the head alone, before the body is received."""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping
from http import HTTPStatus
from io import BytesIO
from typing import Any

from gunicorn.http import wsgi

# In the WSGI environment, with a dictionary for the application's own notes:
HEAD_ALONE = "referee.head_alone"  # of the question: status 100 lets the body come, anything else refuses it
ADMITTED = "referee.admitted"  # of the request itself, after the question about its head


class HeadFirst:
    """An application that also answers heads alone."""

    def __init__(self, application: Any) -> None:
        self.application = application

    def __call__(self, environ: MutableMapping[str, Any], start_response: Any) -> Iterable[bytes]:
        """Answer a whole request (called by gunicorn)."""
        notes = environ["gunicorn.socket"].notes
        if notes is not None:
            environ[ADMITTED] = notes
        found: Iterable[bytes] = self.application(environ, start_response)
        return found

    def admits(self, conn: Any, cfg: Any) -> bool:
        """Whether the body of the request on this connection may come; if not, the refusal was sent."""
        request = conn.parser.mesg
        response, environ = wsgi.create(request, conn.sock, conn.client, conn.server, cfg)
        response.force_close()  # an answer before the body ends the connection
        environ |= {"wsgi.multithread": True, "wsgi.input": BytesIO(), HEAD_ALONE: conn.sock.notes}
        parts = self.application(environ, response.start_response)
        try:
            if response.status_code == HTTPStatus.CONTINUE:
                return True
            for part in parts:
                response.write(part)
            response.close()
            return False
        finally:
            if hasattr(parts, "close"):
                parts.close()
