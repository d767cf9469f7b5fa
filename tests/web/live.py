"""A live server on a free port and Debian's Chromium, for tests and screenshots."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from flask import Flask
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, ViewportSize, sync_playwright
from werkzeug.serving import make_server

from app import create_app
from settings import Settings
from tests.web import slowness
from tests.web.waiting import PATIENCE

DOUBLE = "tests.web.double:recognise"
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 360, "height": 640}
LARGE: ViewportSize = {"width": 412, "height": 915}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--process-per-site",  # else a process for each open page, a seventh of a test's time
)  # fmt: skip


def chromium() -> str | None:
    """The path of Debian's Chromium, preferably the headless one; None if neither is installed."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@contextmanager
def server(
    folder: Path, recogniser: str = DOUBLE, change: Callable[[Flask], None] | None = None
) -> Iterator[str]:
    """Run the whole application on a free port, with its data in `folder`; yields its address."""
    app = create_app(
        Settings(
            data_dir=str(folder),
            bind_address="127.0.0.1",
            ratelimit_enabled=False,
            recogniser=recogniser,
            request_seconds=60.0,
        )
    )
    if change:
        change(app)
    slowness.slow_down(app)
    listening = make_server("127.0.0.1", 0, app, threaded=True)
    thread = threading.Thread(target=listening.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.server_port}"
    finally:
        listening.shutdown()
        thread.join()
        app.extensions["services"].stop()


@contextmanager
def browser() -> Iterator[Browser]:
    """Chromium, headless."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield started
        started.close()


def _small(size: ViewportSize) -> bool:
    """Whether it is a phone's."""
    return size["width"] < 600


def context(
    of: Browser,
    address: str,
    size: ViewportSize = PHONE,
    dark: bool = False,
    language: str = "en-GB",
    kept: bool = False,
) -> BrowserContext:
    """A fresh browser session; sizes up to a phone's have touch. `kept`: with the service worker."""
    small = _small(size)
    made = of.new_context(
        base_url=address,
        viewport=size,
        device_scale_factor=2 if small else 1,
        has_touch=small,
        locale=language,
        service_workers="allow" if kept else "block",
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    made.set_default_timeout(PATIENCE)
    slowness.throttle(made)
    return made


IDLE: dict[tuple[object, ...], list[BrowserContext]] = {}  # cleared sessions, by settings that stay
QUIET = "/api/v1/health"  # open in every session: its last page would take the process and its scripts along
MOST_IDLE = 4  # of each: as many phones as one test uses
NATIVE_CLOCK = "function now() { [native code] }"
STORED = "local_storage,indexeddb,cache_storage,service_workers"
CLEARING_MS = 20_000  # Chromium has once waited for ever, which cost a CI run


@contextmanager
def session(
    of: Browser, address: str, size: ViewportSize = PHONE, dark: bool = False, language: str = "en-GB"
) -> Iterator[Page]:
    """A page in a browser session without data, but with the scripts that earlier tests have loaded.

    Loading and compiling them again takes a third of a test's time. Tests of loading need `context`.
    """
    idle = IDLE.setdefault((of, address, _small(size), dark, language), [])
    page = _without_data(idle, address) or _first(context(of, address, size, dark, language))
    page.set_viewport_size(size)
    used = page.context
    reusable = False
    try:
        yield page
        reusable = len(idle) < MOST_IDLE and not page.is_closed() and _cleared(used, page)
    finally:
        if reusable:
            idle.append(used)
        else:
            used.close()


def _first(made: BrowserContext) -> Page:
    """The page of a new session, after the one that stays open."""
    made.new_page().goto(QUIET)
    return made.new_page()


def _without_data(idle: list[BrowserContext], address: str) -> Page | None:
    """A page of an idle session whose data is deleted; None if there is none that can be cleared.

    A session that does not answer is left to the browser's end: closing it might wait as well.
    """
    while idle:
        page = idle.pop().new_page()
        devtools = page.context.new_cdp_session(page)
        try:
            devtools.send(
                "Storage.clearDataForOrigin",
                {"origin": address, "storageTypes": STORED},
                timeout=CLEARING_MS,
            )
        except TimeoutError:
            continue
        devtools.detach()
        return page
    return None


def _cleared(used: BrowserContext, page: Page) -> bool:
    """Undo what tests do to a session. A replaced clock stays in it: it cannot be used again."""
    if page.evaluate("String(Date.now)") != NATIVE_CLOCK:
        return False
    for each in used.pages[1:]:
        each.close()
    used.set_offline(False)
    used.unroute_all()
    used.clear_cookies()
    used.clear_permissions()
    return True


def watched(page: Page) -> list[str]:
    """Collect script errors and violations of the security policy from now on."""
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return complaints


def none_but(complaints: list[str], allowed: list[str]) -> None:
    """Fail, and show them, if there are complaints without one of the `allowed` parts."""
    left = [c for c in complaints if not any(part in c for part in allowed)]
    assert not left, left


def send_photo(page: Page, picture: bytes, name: str = "table.jpg") -> None:
    """Choose a picture to be scored, as from the gallery of a phone."""
    if not page.url.endswith("#/photo"):
        page.goto("/#/photo")
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Choose a picture").click()
    chooser.value.set_files({"name": name, "mimeType": "image/jpeg", "buffer": picture})
