"""Users' catalogs, and the versions of all catalogs that matches were made with.

A version never changes: the same id and version always give the same tiles. Reading a user's catalog takes
its id, which cannot be guessed; changing it takes its token.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from referee.game import AnyGame, BadInput, Catalog, CatalogLookup, JsonObject, Message, Unknown, unknown_text
from referee.games import GAMES, built_in, catalog_ids
from referee.games import game as find
from services.catalogs.summary import summary
from services.infra.codec import JsonAnswer
from services.infra.tokens import new_token, plausible, same, token_hash
from store import CatalogRecord, CatalogRecords, ListedCatalog

MOST_BYTES = 1_000_000
MOST_VERSIONS = 200  # of one catalog
MOST_REMEMBERED = 1_000  # versions of which a process remembers that they are stored
USER = "user/"
MARKUP = re.compile(r"<[A-Za-z/!?]|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
SUSPECT = re.compile(r"<|\\[ubf]|[\x7f-\x9f]")  # matches the JSON of any text that contains markup

Pins = Sequence[Sequence[str]]  # [id, version] of each catalog of a match


class NotYours(Exception):
    """This token does not grant write access to that catalog."""


class Catalogs:
    """Catalogs by id and version. `records` returns the table when it is first needed."""

    def __init__(self, records: Callable[[], CatalogRecords]) -> None:
        self._records = records
        self._version = lru_cache(maxsize=128)(self._read_version)
        self._stored: set[tuple[str, str]] = set()  # versions that were seen in the database

    # ---- users' catalogs ----

    def create(self, data: JsonObject, language: str) -> JsonAnswer:
        """Store a new catalog and return its id, version and write token, and warnings. Raises BadInput."""
        id, token = USER + secrets.token_urlsafe(9), new_token()
        found = _checked(id, data)
        self._records().add(id, token_hash(token), found.version, dict(found.data), summary(found))
        return {"id": id, "version": found.version, "token": token, "warnings": warnings(found, language)}

    def checked(self, data: JsonObject) -> Catalog:
        """Validate a catalog without storing it, for drawing it while it is edited. Raises BadInput."""
        return _checked(str(data.get("id") or "user/draft")[:80], data)

    def renew(self, id: str, token: str | None, data: JsonObject, language: str) -> JsonAnswer:
        """Store a new version as the newest one. Raises Unknown, NotYours, BadInput."""
        self.owned(id, token)
        found = _checked(id, data)
        if not self._records().renew(id, found.version, dict(found.data), MOST_VERSIONS, summary(found)):
            raise BadInput({"": [Message("refused-versions", most=MOST_VERSIONS)]})
        return {"id": id, "version": found.version, "warnings": warnings(found, language)}

    def next(self, id: str, data: JsonObject) -> Catalog:
        """Return what would be the newest version, without storing it. Raises Unknown, BadInput."""
        record, found = self._record(id), _checked(id, data)
        if record.versions >= MOST_VERSIONS and self._records().data(id, found.version) is None:
            raise BadInput({"": [Message("refused-versions", most=MOST_VERSIONS)]})
        return found

    def listed(self, tokens: Iterable[str]) -> list[JsonAnswer]:
        """Rows of the catalogs that these tokens belong to, and whether each has an enrolment."""
        hashes = [token_hash(token) for token in tokens]
        rows = self._records().listed(hashes) if hashes else []
        enrolled = self._records().enrolments.among([row.id for row in rows]) if rows else set()
        return [{**self._summary(row), "enrolment": row.id in enrolled} for row in rows]

    def _summary(self, row: ListedCatalog) -> JsonAnswer:
        """The stored summary; that of a version stored by an older release is made and stored."""
        if row.summary is not None:
            return row.summary
        made = summary(self._version(row.id, row.version))
        self._records().keep_summary(row.id, row.version, made)
        return made

    def found(self, id: str, version: str | None) -> Catalog:
        """A catalog by id, in this version or the newest. Raises Unknown."""
        if version is None:
            return self.newest(id)
        if not (plausible(id) and plausible(version)):
            raise Unknown("catalog", id)
        return self._version(id, version)

    def newest(self, id: str) -> Catalog:
        """The newest version of a catalog, built-in or a user's. Raises Unknown."""
        if not id.startswith(USER):
            return built_in(id)
        return self._version(id, self._record(id).newest)

    def _record(self, id: str) -> CatalogRecord:
        record = self._records().get(id) if id.startswith(USER) and plausible(id) else None
        if record is None:
            raise Unknown("catalog", id, catalog_ids())
        return record

    def owned(self, id: str, token: str | None) -> None:
        """Check that this token may change the catalog. Raises Unknown, NotYours."""
        if id in catalog_ids() or not same(token, self._record(id).token_hash):
            raise NotYours

    def records(self) -> CatalogRecords:
        """The repository."""
        return self._records()

    # ---- catalogs of matches ----

    def pin(self, id: str) -> list[str]:
        """Keep the newest version permanently and return [id, version]. Raises Unknown."""
        found = self.newest(id)
        self._store(found.id, found.version, found)
        return [found.id, found.version]

    def source(self, pins: Pins) -> CatalogLookup:
        """A function that loads catalogs by id in the pinned versions; it raises Unknown for others."""
        versions = {one[0]: one[1] for one in pins}

        def look_up(id: str) -> Catalog:
            if id not in versions:
                raise Unknown("catalog", id, versions)
            return self._version(id, versions[id])

        return look_up

    def data(self, id: str, version: str) -> JsonAnswer:
        """The content of one version. Raises Unknown."""
        return dict(self._version(id, version).data)

    def keep(self, id: str, version: str, data: JsonObject | None) -> None:
        """Keep a version that an imported match names. Raises BadInput.

        `data`: its content, needed if this version is not stored here.
        """
        try:
            found = self._version(id, version)
        except Unknown:
            if data is None:
                raise BadInput({"data": [Message("error-needed-version")]}) from None
            found = _parsed(data)
            if (found.id, found.version) != (id, version):
                raise BadInput(
                    {"version": [Message("error-other-version", catalog=found.id, version=found.version)]}
                ) from None
        self._store(id, version, found)

    def _store(self, id: str, version: str, found: Catalog) -> None:
        """Store a version unless it is stored already. Raises Unreachable.

        Rows are never deleted: one that was seen is not read again, unless its content is in a file, which
        may be lost. A match with all boxes names thirty versions, of 150 kB together.
        """
        records = self._records()
        if (id, version) in self._stored and not records.blobs.filing:
            return
        records.pin(id, version, dict(found.data))
        if len(self._stored) < MOST_REMEMBERED:
            self._stored.add((id, version))

    def _read_version(self, id: str, version: str) -> Catalog:
        if id in catalog_ids() and built_in(id).version == version:
            return built_in(id)
        data = self._records().data(id, version)
        if data is None:
            raise Unknown("catalog", f"{id} {version}")
        return _parsed(data)


def _checked(id: str, data: JsonObject) -> Catalog:
    """Validate a user's catalog under the id we assign. Raises BadInput with all errors."""
    text = json.dumps(data, ensure_ascii=False)
    if len(text.encode()) > MOST_BYTES:
        raise BadInput({"": [Message("refused-bytes", most=MOST_BYTES)]})
    suspect = SUSPECT.search(text) is not None
    errors = {path: [Message("error-markup")] for path in _marked_up(data, "")} if suspect else {}
    game = _game(data)
    kept = {name: value for name, value in data.items() if name != "set"}
    try:
        found = game.catalog_reader.check({**kept, "id": id, "game": game.id, "provenance": "user"})
    except BadInput as bad:
        raise BadInput({**bad.errors, **errors}) from None
    if errors:
        raise BadInput(errors)
    return found


def warnings(found: Catalog, language: str) -> list[str]:
    """Oddities of a catalog as a box of its game; none of them is an error."""
    return [one.in_language(language) for one in find(found.game).catalog_reader.warnings(found)]


def _parsed(data: JsonObject) -> Catalog:
    return _game(data).catalog_reader.read(data)


def _game(data: JsonObject) -> AnyGame:
    """The game of a catalog: the one it names, or the first one whose catalog keys it uses."""
    name = data.get("game")
    if name is None or name == "":
        return next(
            (game for game in GAMES if any(key in data for key in game.catalog_reader.keys)), GAMES[0]
        )
    found = next((game for game in GAMES if game.id == name), None)
    if found is None:
        raise BadInput({"game": [unknown_text("game", name, [game.id for game in GAMES])]})
    return found


def _marked_up(value: Any, path: str) -> list[str]:
    """The paths of strings that are not plain text."""
    if isinstance(value, str):
        return [path] if MARKUP.search(value) else []
    if isinstance(value, Mapping):
        return [
            found
            for name, one in value.items()
            for found in [*_marked_up(name, f"{path}.{name[:80]}".lstrip(".")),
                          *_marked_up(one, f"{path}.{name[:80]}".lstrip("."))]
        ]  # fmt: skip
    if isinstance(value, list):
        return [found for number, one in enumerate(value) for found in _marked_up(one, f"{path}[{number}]")]
    return []
