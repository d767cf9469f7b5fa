"""Whether a body may come: the application gets the head alone, before the body is received."""

from __future__ import annotations

from http import HTTPStatus
from io import BytesIO
from typing import Any

from gunicorn.http import wsgi

from server.early_head import HEAD_ALONE


def admits(application: Any, conn: Any, cfg: Any) -> bool:
    """Whether the body of the request on this connection may come; if not, the refusal was sent."""
    response, environ = wsgi.create(conn.parser.mesg, conn.sock, conn.client, conn.server, cfg)
    response.force_close()  # an answer before the body ends the connection
    environ |= {"wsgi.multithread": True, "wsgi.input": BytesIO(), HEAD_ALONE: conn.sock.notes}
    parts = application(environ, response.start_response)
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
