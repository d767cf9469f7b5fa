"""The page writes text, never markup: no user input could be executed."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
SCRIPTS = [path for path in WEB.rglob("*.js") if "node_modules" not in path.parts]
RUNS = re.compile(
    r"\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc)\b"
    r"|\beval\(|\bnew Function\b|setTimeout\(\s*[\"'`]|\.href\s*=\s*[\"'`]javascript:"
)
INLINE = re.compile(r"<script(?![^>]*\bsrc=)|\son[a-z]+\s*=|\sstyle\s*=|javascript:", re.IGNORECASE)


def test_no_script_writes_markup_or_runs_text() -> None:
    assert len(SCRIPTS) > 50
    found = {path.name: match.group() for path in SCRIPTS if (match := RUNS.search(path.read_text("utf-8")))}
    assert found == {}


def test_only_the_client_of_the_api_requests_anything() -> None:
    """Its answers, and those to uploads, wait until no finger is touching the page (web/js/net/api.js)."""
    requests = re.compile(r"\bfetch\(|\bnew (XMLHttpRequest|EventSource|WebSocket)\b")
    asking = {path.name for path in SCRIPTS if requests.search(path.read_text("utf-8"))}
    assert asking == {"api.js", "photo-upload.js", "i18n.js", "sw.js"}  # texts come before the first screen


def test_no_page_has_inline_code() -> None:
    pages = [*WEB.rglob("*.html"), *(WEB.parent / "api" / "templates").rglob("*.html")]
    assert pages
    assert {path.name: m.group() for path in pages if (m := INLINE.search(path.read_text("utf-8")))} == {}
