"""Matches as files: the JSON data that the REST service exports and imports, and plays of BG Stats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple

from marshmallow import ValidationError

from api_schemas.common.error_paths import flat
from api_schemas.matches.export import ExportSchema
from formats import bgstats
from referee import match as core
from referee.game import AnyGame, BadInput, Catalog, Message, Unknown
from referee.games import built_in, catalog_ids, shipped
from referee.games import game as find
from services.infra.codec import plain, plain_move
from services.matches.replay.rules_version import rules_version
from services.matches.replay.timeline import timeline_of
from tile_referee.reading import Json

FORMAT = "tile-referee/match"


class RecordedMatch(NamedTuple):
    """A match that was read from a file. `times`: when each list of moves was played."""

    setup: Any
    match: core.PlayedMatch
    conflicts: tuple[core.ReplayConflict, ...]
    created: datetime
    times: list[float]


def exported(
    match: core.PlayedMatch, setup: Any, created: datetime, times: Iterable[float]
) -> dict[str, Any]:
    """The match as JSON data."""
    return {
        "format": FORMAT,
        "version": 1,
        "created": moment(created.timestamp()),
        "setup": plain(setup),
        "catalogs": [
            {"id": one.id, "version": one.version, "data": dict(one.data)} for one in _catalogs(match, setup)
        ],
        "names": {},
        "hints": True,
        "timer": None,
        "changes": [
            {
                "seq": number,
                "type": "moves",
                "by": {"role": "host", "player": None},
                "at": moment(at),
                "target": None,
                "moves": [plain_move(match.game, move) for move in entry.moves],
                "insist": entry.insist,
                "paid": [],
                "rules": rules_version(),
            }
            for number, (entry, at) in enumerate(zip(match.entries, times, strict=True), start=1)
        ],
    }


def replayed(data: Json) -> RecordedMatch:
    """Replay a match of a file. Raises BadInput."""
    try:
        sent = ExportSchema().load(dict(data))
    except ValidationError as error:
        raise BadInput(flat(error.messages)) from None
    setup = sent["setup"]
    game = find(setup.game)
    try:
        match = core.PlayedMatch.begin(game, setup, _source(game, sent["catalogs"]))
    except BadInput as bad:
        raise bad.under("setup") from None
    created = datetime.fromtimestamp(sent["created"], UTC)
    changes = [_Change.of(one) for one in sent["changes"]]
    try:
        stand = timeline_of(changes).stand
    except (LookupError, TypeError):
        raise BadInput({"changes": [Message("error-no-sequence")]}) from None
    entries = [core.Entry(tuple(one.moves), one.insist) for one in stand]
    match, conflicts = core.follow(match, entries)
    return RecordedMatch(setup, match, conflicts, created, [one.at for one in stand])


def bgstats_play(
    match: core.PlayedMatch, setup: Any, places: Mapping[str, int], created: datetime, times: Iterable[float]
) -> dict[str, Any]:
    """The result as a play of BG Stats. `places`: the ranks of the players."""
    ids = [seat.id for seat in setup.players]
    names = bgstats.names_of(setup.players, {})
    players = [bgstats.PlayedBy(one, names[one], count, places[one]) for one, count in match.scores.items()]
    began = created.timestamp()
    ended = max([began, *times])
    game = match.game
    id = f"{began}-{'-'.join(ids)}"
    return bgstats.write(id, (game.id, game.name), players, began, ended, ids[0])


def _catalogs(match: core.PlayedMatch, setup: Any) -> list[Catalog]:
    ids = [one for one in setup.catalogs or () if isinstance(one, str)]
    maps = match.game.maps
    ids += () if maps is None else maps.named(setup.options)
    return [built_in(id) for id in dict.fromkeys(ids) if id in catalog_ids()]


@dataclass(frozen=True)
class _Change:
    """A change of a match file, with the moves already read."""

    seq: int
    target: int | None
    moves: tuple[Any, ...]
    insist: bool
    at: float
    kind: str
    paid: tuple[Any, ...] = ()
    by: str = ""

    @classmethod
    def of(cls, sent: Json) -> _Change:
        """The change of a row that was validated."""
        return cls(sent["seq"], sent["target"], sent["moves"], sent["insist"], sent["at"], sent["type"])


def moment(seconds: float) -> str:
    """The time as files have it."""
    when = datetime.fromtimestamp(seconds, UTC)
    return when.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _source(game: AnyGame, catalogs: Iterable[Mapping[str, Any]]) -> Callable[[str], Catalog]:
    """A function that looks up the catalogs of a file by id. It raises Unknown, BadInput."""
    listed = {one["id"]: one for one in catalogs}

    def look_up(id: str) -> Catalog:
        one = listed.get(id)
        if one is None or (id in catalog_ids() and shipped(id, one["version"])):
            return built_in(id)
        if one["data"] is None:
            raise Unknown("catalog", f"{id} {one['version']}")
        return game.catalog_reader.read(one["data"])

    return look_up
