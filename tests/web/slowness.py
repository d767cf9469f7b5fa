"""A server and a browser as slow as on a loaded machine, to find tests that read before the page has sent.

    SLOW_WRITES=300-800 SLOW_BROWSER=4 .venv/bin/pytest tests/web

delays each write of a browser by so many milliseconds, and slows its scripts down by that factor. A test that
reads the server's state right after a screen change then fails every time, instead of once in a while.
"""

from __future__ import annotations

import os
import random
import threading
from collections.abc import Iterable
from typing import Any

from flask import Flask
from playwright.sync_api import BrowserContext, Page

WRITES = [int(part) for part in os.environ.get("SLOW_WRITES", "0").split("-")]  # milliseconds
BROWSER = float(os.environ.get("SLOW_BROWSER", "1"))
READS = {"GET", "HEAD", "OPTIONS"}


def slow_down(app: Flask) -> None:
    """Delay the writes of browsers; what tests themselves send is not delayed."""
    if not any(WRITES):
        return
    inner = app.wsgi_app
    never = threading.Event()

    def delayed(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        browser = "Mozilla" in environ.get("HTTP_USER_AGENT", "")
        if browser and environ["REQUEST_METHOD"] not in READS:
            never.wait(random.uniform(WRITES[0], WRITES[-1]) / 1000)
        return inner(environ, start_response)

    app.wsgi_app = delayed  # type: ignore[method-assign]


def throttle(context: BrowserContext) -> None:
    """Slow the scripts of all pages of a session down."""
    if BROWSER > 1:
        context.on("page", _throttle)


def _throttle(page: Page) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": BROWSER})
