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


LOOKED_UP = re.compile(r"(?<![\w.$])([A-Z][A-Z_]+)(?:\?\.)?\[(?=[a-z(`])")
# Tables whose keys are words of the page, never data of others: screens and icons, sides of a tile.
OWN_WORDS = {"BEGINS", "SCREENS", "ICONS", "COLOURS", "ACROSS", "AHEAD", "STEPS"}


def unguarded(script: str, others: list[str]) -> set[str]:
    """Tables that a script looks names up in, and that have what every object has, such as `constructor`."""
    found = set()
    for name in set(LOOKED_UP.findall(script)) - OWN_WORDS:
        imported = re.search(rf"import \{{[^}}]*\b{name}\b", script)
        made = re.compile(rf"^(?:export )?const {name} = \{{(?!\s*__proto__: null)", re.MULTILINE)
        if f"Object.hasOwn({name}," not in script and any(map(made.search, others if imported else [script])):
            found.add(name)
    return found


def test_a_table_finds_only_its_own_names() -> None:
    """Kinds, species and editions come from links; a token "constructor" stopped the drawing."""
    scripts = {path: path.read_text("utf-8") for path in SCRIPTS if "vendor" not in path.parts}
    assert unguarded("const LOOKS = { a: 1 };\nLOOKS[kind]", []) == {"LOOKS"}
    assert {
        path.name: names for path, text in scripts.items() if (names := unguarded(text, [*scripts.values()]))
    } == {}


def test_lists_of_the_browser_are_read_by_their_reader() -> None:
    """Another version of the page may have stored something else under the same name."""
    reads = re.compile(r"JSON\.parse\((local|session)Storage")
    found = {path.name for path in SCRIPTS if reads.search(path.read_text("utf-8"))}
    assert found == {"session.js", "move-queue.js", "theme.js", "proposal.js", "own-catalogs.js"}
