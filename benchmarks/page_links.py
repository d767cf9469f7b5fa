#!/usr/bin/env python3
"""Measure a first visit to a screen by its link, from the browser's own figures.

usage: python benchmarks/page_links.py [--write] [--rounds N]

Every round is a fresh browser session on the phone profile of `benchmarks/page.py` (processor slowed four
times, 1.6 Mbit/s, 150 ms for each request). *HTTP/1.1* is the server itself: the browser sends it at most six
requests at a time. *HTTP/2* is nginx with TLS in front of it. Last script: the last module is there. Shown:
what the link is for is drawn. `--write` puts the result into its section of benchmarks/page.md.
"""

from __future__ import annotations

import argparse
import contextlib
import logging
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HOUSE))

from playwright.sync_api import Browser  # noqa: E402

from benchmarks.page_visits import visited  # noqa: E402
from tests.web import live  # noqa: E402
from tests.web.match_page import Made, end, place  # noqa: E402

PAGE = HOUSE / "benchmarks" / "page.md"
HEADING = "## A first visit by a link"
WATCH = """{
    const watch = new MutationObserver(() => {
        if (!document.querySelector('SHOWN')) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
    });
    watch.observe(document, {childList: true, subtree: true});
}"""
FIGURES = """() => {
    const all = performance.getEntriesByType('resource');
    const files = all.filter((entry) => entry.responseEnd <= window.usable);
    const bytes = files.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
    const scripts = files.filter((entry) => entry.name.endsWith('.js'));
    const last = Math.max(...scripts.map((entry) => entry.responseEnd));
    return {usable: window.usable, scripts: scripts.length, bytes, last};
}"""
NGINX = """daemon off; pid {folder}/nginx.pid; error_log stderr crit;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port} ssl http2;
        ssl_certificate {folder}/cert.pem; ssl_certificate_key {folder}/key.pem;
        location / {{ proxy_pass {address}; proxy_set_header Host $http_host; proxy_buffering off; }}
    }}
}}
"""
CERTIFICATE = (
    "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout key.pem -out cert.pem"
)


@contextlib.contextmanager
def over_http2(folder: Path, address: str) -> Iterator[str]:
    """Run nginx with TLS in front of the server; yields its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    subprocess.run(CERTIFICATE.split(), cwd=folder, check=True, capture_output=True)
    settings = folder / "nginx.conf"
    settings.write_text(NGINX.format(folder=folder, port=port, address=address))
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    started = subprocess.Popen([nginx, "-c", str(settings)])
    try:
        yield f"https://127.0.0.1:{port}"
    finally:
        started.terminate()
        started.wait()


def links(address: str) -> dict[str, tuple[str, str]]:
    """Link -> its path, and what it shows."""
    made = Made(address)
    made.play(place("red", "base/U", 1, 0), end("red"))
    return {
        "match": (made.link(), ".tile-grid [data-tile]"),
        "invitation": (f"/#/join/{made.code}", ".who-player"),
        "dispute": ("/#/dispute", ".board"),
        "start, for comparison": ("/", ".start-choice"),
    }


def shown_at(browser: Browser, address: str, path: str, shown: str) -> dict[str, float] | None:
    """Return the figures of one first visit; None if it was never shown."""
    session = browser.new_context(
        base_url=address, viewport=live.SMALL, device_scale_factor=2, has_touch=True,
        ignore_https_errors=True, service_workers="block", reduced_motion="reduce", locale="en-GB",
    )  # fmt: skip
    return visited(session, path, WATCH.replace("SHOWN", shown), FIGURES)


def measure(rounds: int) -> str:
    """Return the rows of the table."""
    logging.getLogger("werkzeug").setLevel(logging.CRITICAL)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        live.server(Path(folder)) as address,
        over_http2(Path(folder), address) as second,
        live.browser() as browser,
    ):
        lines = []
        for name, (path, shown) in links(address).items():
            found = {
                base: [row for _ in range(rounds) if (row := shown_at(browser, base, path, shown))]
                for base in (address, second)
            }
            one = found[address][0]
            times = [
                f"{statistics.median(row[what] for row in rows):,.0f}"
                for rows in found.values()
                for what in ("last", "usable")
            ]
            lines.append(f"| {name} | {one['scripts']:.0f} | {one['bytes']:,.0f} | {' | '.join(times)} |")
            print(lines[-1], flush=True)
    return "\n".join(lines)


def written(rows: str, rounds: int) -> None:
    """Put the rows into their section, in place of the last ones."""
    words = (__doc__ or "").split("\n\n", 2)[2].rsplit("`--write`", 1)[0].strip()
    heads = ("link", "scripts", "bytes", "HTTP/1.1: last script", "shown", "HTTP/2: last script", "shown")
    text = (
        f"{HEADING}\n\n{words}\n\n| {' | '.join(heads)} |\n|{'---|' * len(heads)}\n{rows}\n\n"
        f"Milliseconds; medians of {rounds} rounds, {datetime.now(UTC):%Y-%m-%d}.\n"
    )
    before = PAGE.read_text(encoding="utf-8").partition(HEADING)[0].rstrip()
    PAGE.write_text(f"{before}\n\n{text}", encoding="utf-8")


def main() -> None:
    """Measure, print, and write if requested."""
    options = argparse.ArgumentParser(description="How soon a link shows its screen.")
    options.add_argument("--write", action="store_true")
    options.add_argument("--rounds", type=int, default=3)
    args = options.parse_args()
    rows = measure(args.rounds)
    if args.write:
        written(rows, args.rounds)


if __name__ == "__main__":
    main()
