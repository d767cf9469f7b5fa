"""Catalogs of users, and the versions of all catalogs that matches were made with.

A version never changes: whoever names id and version gets the same tiles for ever. Reading a user's catalog
takes its id, which nobody guesses; changing it takes its token.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from referee.game import BadInput, Game, Unknown, unknown_text
from referee.games import GAMES
from referee.games import game as find
from referee.tiles import catalog
from referee.tiles.tile_game import TileGame
from services.tokens import new_token, plausible, same, token_hash
from store import CatalogRecord, CatalogRecords

MOST_BYTES = 1_000_000
MOST_VERSIONS = 200  # of one catalog
USER = "user/"
MARK = re.compile(r"tiles\[(\d+)\]\.features\[(\d+)\]\.[^.\[]+")  # where a mark of a feature is told
MARKUP = re.compile(r"<[A-Za-z/!?]|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")

Pins = Sequence[Sequence[str]]  # [id, version] of each catalog of a match
Source = Callable[[str], catalog.TileSet]


class NotYours(Exception):
    """This token does not open that catalog for changes."""


class Catalogs:
    """`records` gives the table when it is first needed."""

    def __init__(self, records: Callable[[], CatalogRecords]) -> None:
        self._records = records
        self._version = lru_cache(maxsize=128)(self._read_version)

    # ---- what users do ----

    def create(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Keep a new catalog: its id, version, and the token that changes it. Raises BadInput."""
        id, token = USER + secrets.token_urlsafe(9), new_token()
        found = _checked(id, data)
        self._records().add(id, token_hash(token), found.version, dict(found.data))
        return {"id": id, "version": found.version, "token": token, "warnings": warnings(found)}

    def checked(self, data: Mapping[str, Any]) -> catalog.TileSet:
        """A catalog that is not kept: drawn from while somebody still edits it. Raises BadInput."""
        return _checked(str(data.get("id") or "user/draft")[:80], data)

    def renew(self, id: str, token: str | None, data: Mapping[str, Any]) -> dict[str, Any]:
        """Make a new version the newest one. Raises Unknown, NotYours, BadInput."""
        if id in catalog.names():
            raise NotYours
        record = self._record(id)
        if not same(token, record.token_hash):
            raise NotYours
        found = _checked(id, data)
        if not self._records().renew(id, found.version, dict(found.data), MOST_VERSIONS):
            raise BadInput({"": [f"a catalog has {MOST_VERSIONS} versions at most"]})
        return {"id": id, "version": found.version, "warnings": warnings(found)}

    def listed(self, tokens: Iterable[str]) -> list[catalog.TileSet]:
        """The catalogs that these tokens belong to."""
        hashes = [token_hash(token) for token in tokens]
        records = self._records().of_tokens(hashes) if hashes else []
        return [self._version(record.id, record.newest) for record in records]

    def found(self, id: str, version: str | None) -> catalog.TileSet:
        """A catalog by id, in this version or the newest. Raises Unknown."""
        if version is None:
            return self.newest(id)
        if not (plausible(id) and plausible(version)):
            raise Unknown("catalog", id)
        return self._version(id, version)

    def newest(self, id: str) -> catalog.TileSet:
        """A catalog by id, built-in or a user's. Raises Unknown."""
        if not id.startswith(USER):
            return catalog.built_in(id)
        return self._version(id, self._record(id).newest)

    def _record(self, id: str) -> CatalogRecord:
        record = self._records().get(id) if id.startswith(USER) and plausible(id) else None
        if record is None:
            raise Unknown("catalog", id, catalog.names())
        return record

    # ---- what matches do ----

    def pin(self, id: str) -> list[str]:
        """The newest version, kept for good: [id, version]. Raises Unknown."""
        found = self.newest(id)
        self._records().pin(found.id, found.version, dict(found.data))
        return [found.id, found.version]

    def source(self, pins: Pins) -> Source:
        """Looks up catalogs by id, in the versions pinned; raises Unknown for others."""
        versions = {one[0]: one[1] for one in pins}

        def look_up(id: str) -> catalog.TileSet:
            if id not in versions:
                raise Unknown("catalog", id, versions)
            return self._version(id, versions[id])

        return look_up

    def data(self, id: str, version: str) -> dict[str, Any]:
        """The content of one version. Raises Unknown."""
        return dict(self._version(id, version).data)

    def keep(self, id: str, version: str, data: Mapping[str, Any] | None) -> None:
        """Keep a version that an imported match names; `data` where it may not be known here. Raises
        BadInput."""
        try:
            found = self._version(id, version)
        except Unknown:
            if data is None:
                raise BadInput({"data": ["Needed: this version is not known here."]}) from None
            found = _parsed(data)
            if (found.id, found.version) != (id, version):
                raise BadInput(
                    {"version": [f"The content is {found.id} in version {found.version}."]}
                ) from None
        self._records().pin(id, version, dict(found.data))

    def _read_version(self, id: str, version: str) -> catalog.TileSet:
        if id in catalog.names() and catalog.built_in(id).version == version:
            return catalog.built_in(id)
        data = self._records().data(id, version)
        if data is None:
            raise Unknown("catalog", f"{id} {version}")
        return _parsed(data)


def _checked(id: str, data: Mapping[str, Any]) -> catalog.TileSet:
    """A user's catalog, under the id we give it. Raises BadInput with everything that is wrong."""
    if len(json.dumps(data, ensure_ascii=False).encode()) > MOST_BYTES:
        raise BadInput({"": [f"a catalog has {MOST_BYTES:,} bytes at most"]})
    errors = {**catalog.unknown_fields(data), **{path: ["plain text only"] for path in _marked_up(data, "")}}
    kept = {name: value for name, value in data.items() if name != "set"}
    named = {**kept, "id": id, "game": data.get("game") or "carcassonne", "provenance": "user"}
    try:
        found = _parsed(named)
    except BadInput as bad:
        raise BadInput({**_with_rules(named, bad.errors), **errors}) from None
    for path, why in _game(found.game).wrong_tiles(found):
        errors.setdefault(path, []).append(why)
    if errors:
        raise BadInput(errors)
    return found


def warnings(found: catalog.TileSet) -> list[str]:
    """What is odd with a set as a box of its game, which refuses nothing."""
    return list(_game(found.game).odd_set(found))


def _with_rules(data: Mapping[str, Any], errors: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """The errors; those about a mark that there is not begin with the rule on what is printed there."""
    symbols = _game(data.get("game")).symbols
    told = {}
    for path, said in errors.items():
        place = MARK.fullmatch(path)
        rule = symbols.get(str(_row(data, *map(int, place.groups())).get("kind"))) if place else None
        told[path] = [f"{rule}: {why}" if rule and why.startswith("unknown mark") else why for why in said]
    return told


def _row(data: Mapping[str, Any], tile: int, feature: int) -> Mapping[str, Any]:
    """A feature as it was sent; an error names it, so it is there."""
    found = data["tiles"][tile]["features"][feature]
    return found if isinstance(found, Mapping) else {}


def _parsed(data: Mapping[str, Any]) -> catalog.TileSet:
    game = _game(data.get("game"))
    return catalog.read(data, game.kinds, game.marks, game.tiles)


def _game(name: Any) -> TileGame:
    known = [game.id for game in GAMES if isinstance(game, TileGame)]
    game: Game | None = None
    if name is None or name == "":
        game = find("carcassonne")
    elif isinstance(name, str) and name in known:
        game = find(name)
    if not isinstance(game, TileGame):
        raise BadInput({"game": [unknown_text("game", name, known)]})
    return game


def _marked_up(value: Any, path: str) -> list[str]:
    """Where text is not plain."""
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
