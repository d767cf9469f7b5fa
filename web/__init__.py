"""The page: one document, its files, and the service worker that keeps them. Plain modules, nobody else's."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

from flask import Blueprint, Response, abort, request

FOLDER = Path(__file__).resolve().parent
KINDS = {".css", ".js", ".json", ".svg", ".webmanifest"}
WORKER = "sw.js"  # served from the top: a service worker rules the folder that it lies in
YEAR = 31_536_000
IMPORT = re.compile(r'^(?:import|export)\s[^"]*?from\s+"(\.[^"]+)"', re.MULTILINE)
FIRST = ("js/main.js", "js/screens/start.js")  # the modules that the start needs, with all that they import

mimetypes.add_type("application/manifest+json", ".webmanifest")
blueprint = Blueprint("web", __name__)


def _read() -> dict[str, bytes]:
    """Every file of the page by its name; Python and the document itself are none."""
    found = sorted(path for path in FOLDER.rglob("*") if path.suffix in KINDS)
    return {path.relative_to(FOLDER).as_posix(): path.read_bytes() for path in found}


def _version(files: dict[str, bytes], document: str) -> str:
    """A short hash of everything: files are served under it, so that browsers may keep them for good."""
    digest = hashlib.sha256(document.encode())
    for name, content in files.items():
        digest.update(name.encode() + b"\0" + content)
    return digest.hexdigest()[:12]


def first_modules(files: dict[str, bytes], first: tuple[str, ...] = FIRST) -> list[str]:
    """The modules of the first load: `first` and what they import, and what that imports."""
    wanted, found = list(first), []
    while wanted:
        name = wanted.pop(0)
        if name in found:
            continue
        found.append(name)
        folder = (FOLDER / name).parent
        for target in IMPORT.findall(files[name].decode()):
            wanted.append((folder / target).resolve().relative_to(FOLDER).as_posix())
    return found


_all = _read()
_document = (FOLDER / "index.html").read_text(encoding="utf-8")
VERSION = _version(_all, _document)
FILES = {name: content for name, content in _all.items() if name != WORKER}
PUBLIC = set(FILES)
PACKED = {name: gzip.compress(content, mtime=0) for name, content in FILES.items()}
PAGE = _document.replace(
    "{preload}",
    "\n".join(
        f'  <link rel="modulepreload" href="/web/{{version}}/{name}">' for name in first_modules(FILES)
    ),
).replace("{version}", VERSION)
WORKER_SCRIPT = _all[WORKER].decode().replace("{version}", VERSION).replace("{files}", " ".join(FILES))


@blueprint.get("/")
def page() -> Response:
    """The document. Its files' addresses carry their version, so this is asked anew each time."""
    return _anew(PAGE, "text/html")


@blueprint.get(f"/{WORKER}")
def worker() -> Response:
    """The service worker, with the version and the names of the files that it keeps."""
    return _anew(WORKER_SCRIPT, "text/javascript")


@blueprint.get("/web/<version>/<path:name>")
def file(version: str, name: str) -> Response:
    """A file of the page; kept for a year under its version, not at all under another."""
    if name not in FILES:
        abort(404)
    response = _packed(FILES[name], PACKED[name], mimetypes.guess_type(name)[0])
    if version == VERSION:
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
    else:
        response.headers["Cache-Control"] = "no-cache"
    return response


def _anew(text: str, mimetype: str) -> Response:
    """What browsers ask for each time, and get only when it has changed."""
    plain = text.encode()
    response = _packed(plain, gzip.compress(plain, mtime=0), mimetype)
    response.headers["Cache-Control"] = "no-cache"
    response.add_etag()
    response.make_conditional(request)
    return response


def _packed(plain: bytes, packed: bytes, mimetype: str | None) -> Response:
    """Compressed for those who accept it."""
    accepted = request.accept_encodings.quality("gzip") > 0
    response = Response(packed if accepted else plain, mimetype=mimetype)
    if accepted:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    return response
