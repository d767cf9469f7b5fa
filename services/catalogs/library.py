"""Reference data: games with their options, rules, catalogs."""

import dataclasses
import functools
import json
import unicodedata
from collections.abc import Iterable, Mapping

from referee import rule_texts, say
from referee.game import AnyGame, BoxContents, Catalog, FigureSupply, JsonObject, PlacedToken, Unknown
from referee.game.offline import in_groups
from referee.games import GAMES, built_in, catalog_ids
from referee.games import game as find
from referee.redaction import secretive
from referee.tiles.io import catalog
from referee.tiles.io.json_values import is_object
from referee.tiles.io.tile_reader import UNNAMED
from referee.tiles.io.tile_set_reader import MOST_TILES
from referee.tiles.model.tile import Tile
from referee.tiles.tile_game import TileGame
from services.catalogs.declared_moves import fields, traits
from services.catalogs.summary import summary
from services.infra.codec import JsonAnswer
from vision.artwork.outline import known, outlines

MOST_DRAWN = 4  # tiles whose outlines are computed for one answer
SCHEMA = ".schema.json"


def games(language: str) -> JsonAnswer:
    """All games."""
    return {"games": [_game(g, language) for g in GAMES]}


def game(game_id: str, language: str) -> JsonAnswer:
    """One game. Raises Unknown."""
    return _game(find(game_id), language)


def _game(found: AnyGame, language: str) -> JsonAnswer:
    speaker = say.speaker(language)
    return {
        "id": found.id,
        "name": found.name,
        "players": {"min": found.players[0], "max": found.players[1]},
        "colours": list(found.colours),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "rule": option.rule,
                "says": speaker.option(option),
                "needs": dict(option.needs),
                "implied": [
                    {"when": dict(one.when), "value": one.value} for one in found.implied.get(option.name, ())
                ],
            }
            for option in found.options
        ],
        "figures": _figures(found.own),
        "tokens": _tokens(found.own),
        "expansions": [_expansion(box) for box in found.boxes],
        "catalogs": list(found.catalogs),
        "private": secretive(found),
        "moves": {name: fields(made) for name, made in found.moves.items()},
        "traits": {name: own for name, made in found.moves.items() if (own := traits(made))},
        "help": [
            {"moment": one.moment, "rules": list(one.rules), "when": dict(one.when)} for one in found.help
        ],
        "offline": in_groups(found.offline),
        **(_tiles_of(found, speaker) if isinstance(found, TileGame) else {}),
    }


def _figures(box: BoxContents) -> JsonAnswer:
    return {kind: _given(wood) for kind, wood in box.figures.items()}


def _given(declared: FigureSupply | PlacedToken) -> JsonAnswer:
    """What is declared about a figure or token, without what is not."""
    return {name: value for name, value in declared._asdict().items() if value is not None}


def _expansion(box: BoxContents) -> JsonAnswer:
    return {
        "id": box.id,
        "catalogs": list(box.catalogs),
        "options": list(box.options),
        "figures": _figures(box),
        "tokens": _tokens(box),
        "lone": list(box.lone),
        "placed": {kind: _given(how) for kind, how in box.placed.items()},
        "editions": list(box.editions),
        "unruled": list(box.unruled),
        "switched": dict(box.switched),
    }


def _tokens(box: BoxContents) -> dict[str, list[int]]:
    return {kind: list(values) for kind, values in box.tokens.items()}


def _tiles_of(found: TileGame, speaker: say.Speaker) -> JsonAnswer:
    """What may be on a tile of the game: the vocabulary of the tile editor."""
    return {
        "kinds": {name: dataclasses.asdict(kind) for name, kind in found.kinds.items()},
        "stacks": {kind: feature for kind, (feature, _) in found.stacks.items()},
        "tracks": list(found.tracks),
        "marks": [_mark(found, speaker, name) for name in found.marks],
    }


def _mark(found: TileGame, speaker: say.Speaker, name: str) -> JsonAnswer:
    """A mark.

    `kinds`: the kinds of features it stands on, if the game defines them. `kind`: the kind, if it is the
    only one.
    """
    kinds = found.goes_with.get(name, ())
    row = {"id": name, "on": found.marks[name], "says": speaker.mark(name)}
    only = {"kind": kinds[0]} if len(kinds) == 1 else {}
    return {**row, **only, "kinds": list(kinds)} if kinds else row


def rules(language: str, words: str = "", prefix: str = "", game_id: str | None = None) -> JsonAnswer:
    """The rules whose id begins with `prefix` and whose id or texts have all `words`, in any case.

    `game_id`: only rules of this game, and those of all games. Raises Unknown.
    """
    packages = rule_texts.rule_packages()
    own = None if game_id is None else {"", find(game_id).id.replace("-", "_")}
    wanted = plain_text(words).split()
    found = [
        {"id": one.id, "title": one.title, "text": one.text, "source": one.source, "game": game}
        for one in _all_rules(language)
        if (package := packages.get(one.id, "")) in (own or {package})
        and plain_text(one.id).startswith(plain_text(prefix))
        and all(word in plain_text(f"{one.id} {one.title} {one.text} {one.source}") for word in wanted)
        for game in [package.replace("_", "-") or None]
    ]
    return {"rules": found, "count": len(found)}


@functools.lru_cache(maxsize=8)
def _all_rules(language: str) -> tuple[rule_texts.RuleText, ...]:
    return say.speaker(language).rules()


@functools.lru_cache(maxsize=4096)
def plain_text(text: str) -> str:
    """Text to compare: lower case, without accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def rule(rule_id: str, language: str) -> JsonAnswer:
    """Title, text and source of a rule. Raises Unknown."""
    found = say.speaker(language).rule(rule_id)
    return {"id": found.id, "title": found.title, "text": found.text, "source": found.source}


def catalogs(own: Iterable[JsonObject] = ()) -> JsonAnswer:
    """Short rows of the built-in catalogs and of the user's `own`."""
    return {"catalogs": [*map(summary, map(built_in, catalog_ids())), *own]}


@functools.lru_cache(maxsize=64)
def _built_in(id: str, schema: str) -> JsonAnswer:
    """A built-in catalog as described below; cached because it is requested often."""
    return described(built_in(id), schema, MOST_TILES)


def one_catalog(found: Catalog, schema: str) -> JsonAnswer:
    """See `described`; a built-in catalog is always described completely."""
    own = found.id in catalog_ids() and found is built_in(found.id)
    return _built_in(found.id, schema) if own else described(found, schema)


def described(found: Catalog, schema: str, most: int = MOST_DRAWN) -> JsonAnswer:
    """A catalog as it was sent, with outlines of its tiles.

    `schema`: the URL of the JSON schema. `most`: for how many tiles outlines that are not cached are
    computed now. The other tiles have no outlines, and `outlined` is false: a later request gets more.
    """
    if not isinstance(found, catalog.TileSet):
        row = summary(found)
        same = {name: row[name] for name in ("version", "provenance")}
        return {**row, **found.data, **same, "schema": schema}
    sent = {row.get("id", UNNAMED): row for row in reversed(found.data["tiles"])}
    tiles = []
    for tile_id, tile in found.tiles.items():
        row = _tile(found, tile_id, sent)
        fresh = any(not known(part) for part in ([tile] if tile.large is None else tile.large.parts.values()))
        if most or not fresh:
            row["outlines"] = _outlines(tile, row["features"])
            most -= fresh
        tiles.append(row)
    whole = all("outlines" in row for row in tiles)
    answer = {"printings": {}, **found.data, **summary(found), "schema": schema, "tiles": tiles}
    return answer | {"outlined": whole}


def _tile(found: catalog.TileSet, tile_id: str, sent: JsonObject) -> JsonAnswer:
    data = sent.get(tile_id)
    if data is None:  # lent by another set, as river/2 counts river/s
        lender = catalog.built_in(tile_id.split("/")[0])
        data = next(t for t in lender.data["tiles"] if t["id"] == tile_id)
    counts = {p.id: p.counts[tile_id] for p in found.printings if tile_id in p.counts}
    row = {**data, "id": tile_id, "counts": counts}
    row.pop("outlines", None)  # those of the sender
    return row


def _outlines(tile: Tile, features: Iterable[JsonObject]) -> list[Mapping[str, object]]:
    """The outline of each feature.

    On a multi-cell tile it is relative to the unit square of the cell that the feature names.
    """
    if tile.large is None:
        return [o.plain() for o in outlines(tile)]
    parts = {spot: iter(outlines(part)) for spot, part in tile.large.parts.items()}
    read = [row for row in features if is_object(row)]  # sets of older versions may have other values here
    return [next(parts[tuple(row.get("cell", (0, 0)))]).plain() for row in read]


def warm() -> None:
    """Compute the outlines of all built-in catalogs before the first request."""
    for id in catalog_ids():
        found = built_in(id)
        for tile in found.tiles.values() if isinstance(found, catalog.TileSet) else ():
            for part in [tile] if tile.large is None else tile.large.parts.values():
                outlines(part)


@functools.cache
def catalog_schema(form: str) -> JsonAnswer:
    """The published JSON schema of a form of catalogs. Raises Unknown."""
    known = {path.name.removesuffix(SCHEMA): path for path in catalog.FOLDER.glob(f"*{SCHEMA}")}
    if form not in known:
        raise Unknown("schema", form, known)
    return json.loads(known[form].read_text(encoding="utf-8"))  # type: ignore[no-any-return]
