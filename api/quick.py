"""Ways of libraries that cost as much as a question itself, replaced by quicker ones."""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable
from typing import Any

import msgspec
from flask import Flask, Response
from flask.json.provider import DefaultJSONProvider
from flask_limiter import Limiter
from limits.storage import MemoryStorage

IN_MEMORY = "seldom+memory://"


class App(Flask):
    """Flask whose functions are all plain ones: none is looked at, at every request, for whether it is a
    coroutine."""

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """The function itself."""
        return func


class Json(DefaultJSONProvider):
    """Flask's JSON, written by msgspec: ten times as fast on large answers."""

    sort_keys = False

    def dumps(self, obj: Any, **kwargs: Any) -> str:
        return msgspec.json.encode(obj).decode()

    def response(self, *args: Any, **kwargs: Any) -> Response:
        body = msgspec.json.encode(self._prepare_response_obj(args, kwargs)) + b"\n"
        return Response(body, mimetype=self.mimetype)


class Counters(MemoryStorage):
    """Rate limits counted in memory; what is over is looked for once a second, not in a new thread for nearly
    every request. Where the clock is set back, counting begins anew: else nothing would be over until the
    clock is where it was."""

    STORAGE_SCHEME = ["seldom+memory"]  # noqa: RUF012
    _next = 0.0
    _offset = -math.inf  # of the clock to the monotonic one, in seconds

    def _MemoryStorage__schedule_expiry(self) -> None:
        offset = time.time() - time.monotonic()
        if offset < self._offset - 1.0:
            self.reset()
        self._offset = offset
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + 1.0
            super()._MemoryStorage__schedule_expiry()  # type: ignore[misc]


class Limits(Limiter):
    """Flask-Limiter with limits that stand once the first request has come: which of them hold for a route is
    worked out once, not for every request anew."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        manager = self.limit_manager
        manager.resolve_limits = functools.cache(manager.resolve_limits)  # type: ignore[method-assign]
