"""Serve the page: one document, its files and the service worker that caches them.

The files are plain modules without a build step. `vendor` has unchanged modules of others; the messages in
`i18n` are `page.ftl` of the languages in `locales`.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import html
import mimetypes
import re
from pathlib import Path

from flask import Blueprint, Response, abort, request

from web import imports

FOLDER = Path(__file__).resolve().parent
MESSAGES = FOLDER.parent / "locales"
KINDS = {".css", ".js", ".json", ".svg", ".webmanifest"}
WORKER = "sw.js"  # served from the root: a service worker controls the folder it is served from
YEAR = 31_536_000
PRELOADER = "js/lib/preload.js"
NO_SCRIPT = """    <p class="noscript" lang="{language}">{app-noscript}
      <a href="/api/v1/docs">/api/v1/docs</a></p>"""
WORDLESS = """  <template lang="{language}"><h1>{error-away}</h1>
    <button type="button" class="button primary">{error-retry}</button></template>"""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/plain", ".ftl")
blueprint = Blueprint("web", __name__)


def _read() -> dict[str, bytes]:
    """Every file of the page by name, except Python files and the document itself."""
    found = sorted(path for path in FOLDER.rglob("*") if path.suffix in KINDS)
    messages = {path.parent.name: _lean(path.read_bytes()) for path in sorted(MESSAGES.glob("*/page.ftl"))}
    return {path.relative_to(FOLDER).as_posix(): path.read_bytes() for path in found} | {
        f"i18n/{language}.ftl": text for language, text in messages.items()
    }


def _lean(messages: bytes) -> bytes:
    """The messages without spaces that have no effect: they are the largest file of the first load."""
    return re.sub(rb"(?m)^([\w-]+) = ", rb"\1=", re.sub(rb"\n +", rb"\n ", messages))


def _version(files: dict[str, bytes], document: str) -> str:
    """A short hash of everything. Files are served under it, so browsers may cache them for good."""
    digest = hashlib.sha256(document.encode())
    for name, content in files.items():
        digest.update(name.encode() + b"\0" + content)
    return digest.hexdigest()[:12]


def in_every_language(part: str, files: dict[str, bytes]) -> str:
    """A part of the document once for each language, with messages that need no script: `{error-retry}`."""

    def filled(language: str, messages: str) -> str:
        def message(named: re.Match[str]) -> str:
            if named[1] == "language":
                return language
            found = re.search(rf"^{named[1]} ?= ?(.+)$", messages, re.MULTILINE)
            return html.escape(found[1]) if found else named[1]

        return re.sub(r"\{([a-z-]+)\}", message, part)

    names = (name for name in files if name.endswith(".ftl"))
    return "\n".join(filled(Path(name).stem, files[name].decode()) for name in names)


_all = _read()
_document = (FOLDER / "index.html").read_text(encoding="utf-8")
for _name, _part in (("{noscript}", NO_SCRIPT), ("{wordless}", WORDLESS)):
    _document = _document.replace(_name, in_every_language(_part, _all))
VERSION = _version(_all, _document)
FILES = {name: content for name, content in _all.items() if name != WORKER}
FILES[PRELOADER] = FILES[PRELOADER].replace(b"{modules}", imports.grouped(FILES).encode())
PUBLIC = set(FILES)
PAGE = _document.replace(
    "{preload}",
    "\n".join(
        f'  <link rel="modulepreload" href="/web/{{version}}/{name}">' for name in imports.closure(FILES)
    ),
).replace("{version}", VERSION)
WORKER_SCRIPT = _all[WORKER].decode().replace("{version}", VERSION).replace("{files}", " ".join(FILES))


@blueprint.get("/")
def page() -> Response:
    """The document. It is revalidated on every load, since it holds the versioned addresses of the files."""
    return _revalidated(PAGE, "text/html")


@blueprint.get(f"/{WORKER}")
def worker() -> Response:
    """The service worker, with the version and names of the files that it caches."""
    return _revalidated(WORKER_SCRIPT, "text/javascript")


@blueprint.get("/web/<version>/<path:name>")
def file(version: str, name: str) -> Response:
    """A file of the page; cached for a year under the current version, not at all under another."""
    if name not in FILES:
        abort(404)
    response = _packed(FILES[name], _gzipped(name), mimetypes.guess_type(name)[0])
    if version == VERSION:
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
    else:
        response.headers["Cache-Control"] = "no-cache"
    return response


@functools.cache
def _gzipped(name: str) -> bytes:
    """A file as it is sent, made for the first phone: a tenth of the time in which a process starts."""
    return gzip.compress(FILES[name], mtime=0)


def _revalidated(text: str, mimetype: str) -> Response:
    """A response that browsers revalidate each time and receive only when it has changed."""
    plain = text.encode()
    response = _packed(plain, gzip.compress(plain, mtime=0), mimetype)
    response.headers["Cache-Control"] = "no-cache"
    response.add_etag()
    response.make_conditional(request)
    return response


def _packed(plain: bytes, packed: bytes, mimetype: str | None) -> Response:
    """A response, gzip-compressed if the client accepts that."""
    accepted = request.accept_encodings.quality("gzip") > 0
    response = Response(packed if accepted else plain, mimetype=mimetype)
    if accepted:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    return response
