"""The page: one document and its files. Plain modules, no build step, nothing from elsewhere."""

from __future__ import annotations

import hashlib
from pathlib import Path

from flask import Blueprint, Response, abort, request, send_from_directory

FOLDER = Path(__file__).resolve().parent
KINDS = {".css", ".js", ".json", ".svg", ".webmanifest"}
YEAR = 31_536_000

blueprint = Blueprint("web", __name__)


def _files() -> list[Path]:
    return sorted(path for path in FOLDER.rglob("*") if path.suffix in KINDS)


def _version() -> str:
    """A short hash of all files: they are served under it, so that browsers may keep them for good."""
    digest = hashlib.sha256()
    for path in _files():
        digest.update(path.relative_to(FOLDER).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


VERSION = _version()
PAGE = (FOLDER / "index.html").read_text(encoding="utf-8").replace("{version}", VERSION)
PUBLIC = {path.relative_to(FOLDER).as_posix() for path in _files()}


@blueprint.get("/")
def page() -> Response:
    """The document. Its files' addresses carry their version, so this is asked anew each time."""
    response = Response(PAGE, mimetype="text/html")
    response.headers["Cache-Control"] = "no-cache"
    response.add_etag()
    return response.make_conditional(request)


@blueprint.get("/web/<version>/<path:name>")
def file(version: str, name: str) -> Response:
    """A file of the page; kept for a year under its version, not at all under another."""
    if name not in PUBLIC:
        abort(404)
    response = send_from_directory(FOLDER, name, max_age=YEAR)
    if version == VERSION:
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
    else:
        response.headers["Cache-Control"] = "no-cache"
    return response
