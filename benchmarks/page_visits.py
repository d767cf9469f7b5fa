"""Visits to the page on the phone profile of the benchmarks: a slowed processor, a slow net."""

from __future__ import annotations

import contextlib
import sys

from playwright.sync_api import BrowserContext, Page, TimeoutError

KILOBIT = 1000 / 8
SLOWER = 4  # factor for the processor
NET = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1600 * KILOBIT,
    "uploadThroughput": 750 * KILOBIT,
}
PATIENCE = 60_000  # milliseconds until a round counts as one that is never usable


def slowed(session: BrowserContext, page: Page, net: bool = True) -> None:
    """Slow down this page's processor, and its network if requested."""
    wire = session.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if net:
        wire.send("Network.enable")
        wire.send("Network.emulateNetworkConditions", NET)


def visited(
    session: BrowserContext, path: str, watch: str, figures: str, rest: bool = False
) -> dict[str, float] | None:
    """Visit a path on a slow phone, `rest`: until all is loaded; end the session. None if never usable."""
    page = session.new_page()
    page.add_init_script(watch)
    slowed(session, page)
    try:
        page.goto(path, timeout=PATIENCE)
        page.wait_for_function("() => window.usable", timeout=PATIENCE)
        if rest:
            quiet(page)
        found: dict[str, float] = page.evaluate(figures)
    except TimeoutError as error:
        print(f"{path} never became usable: {error.message}", file=sys.stderr)
        return None
    finally:
        session.close()
    return found


def quiet(page: Page) -> None:
    """Wait until nothing is loaded any more; a busy machine may load ahead for longer than this waits."""
    with contextlib.suppress(TimeoutError):
        page.wait_for_load_state("networkidle", timeout=PATIENCE / 4)
