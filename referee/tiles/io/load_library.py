"""The tiles of a table: those of its catalogs, changed by its options."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from referee.game import BadInput, Catalog, JsonObject, Message, Unknown, unknown_text
from referee.tiles.io import catalog
from referee.tiles.io.catalog import TileSet
from referee.tiles.io.errors import Errors, enough
from referee.tiles.model.tile_set import in_edition
from referee.tiles.rules.state.tile_library import Library, LibraryChange

CatalogSource = Callable[[str], Catalog]
SetReader = Callable[[JsonObject], TileSet]  # raises BadInput

MOST_READ = 4  # uploaded sets that are cached


def library_of(
    catalogs: Iterable[str | JsonObject],
    edition: str,
    game: str,
    source: CatalogSource | None,
    read: SetReader,
    errors: Errors,
) -> Library:
    """Return the tiles of these catalogs (ids, or inline ones for `read`); notes errors."""
    sets: list[TileSet] = []
    inline = False
    for number, one in enumerate(catalogs):
        path = f"catalogs[{number}]"
        enough(errors)
        try:
            found: Catalog
            if isinstance(one, str):
                found = (source or catalog.built_in)(one)
            else:
                inline = True
                for place, why in catalog.unknown_fields(one).items():
                    errors[f"{path}.{place}"] += why
                found = _inline(one, game, read)
        except Unknown as unknown:
            errors[path].append(unknown_text("catalog", unknown.name, unknown.near or catalog.names()))
            continue
        except BadInput as bad:
            errors.update(bad.under(path).errors)
            continue
        if found.game not in ("", game):
            errors[path].append(Message("input-other-game", catalog=found.id, game=found.game, other=game))
        elif isinstance(found, TileSet):
            sets.append(found)
        else:
            errors[path].append(Message("input-no-set", catalog=found.id))
    chosen = tuple(sets)  # a set named twice means two boxes of it
    library = Library(chosen, edition) if inline else _library(chosen, edition)
    for id, two in library.doubles.items():
        errors["catalogs"].append(Message("input-catalogs-differ", tile=id, one=two[0], other=two[1]))
    return library


_read: list[tuple[JsonObject, str, TileSet]] = []  # the latest inline sets


def _inline(data: JsonObject, game: str, read: SetReader) -> TileSet:
    """Read an inline set, once even if a request reads its table several times. Raises BadInput."""
    for known, its_game, found in tuple(_read):
        if known is data and its_game == game:
            return found
    found = read(data)
    _read[MOST_READ - 1 :] = []
    _read.insert(0, (data, game, found))
    return found


@lru_cache(maxsize=64)
def changed(library: Library, changes: tuple[LibraryChange, ...]) -> Library:
    """Apply the changes of options to a library: those that matter to its sets."""
    matter = tuple(one for one in changes if not one.mark or any(one.mark in s.marks for s in library.sets))
    return Library(library.sets, library.edition, matter) if matter else library


@lru_cache(maxsize=64)
def boxes_of(library: Library, editions: tuple[tuple[str, str], ...]) -> Library:
    """Replace the sets for which an edition was chosen by the boxes of it. `editions`: by set id."""
    named = dict(editions)
    sets = tuple(in_edition(one, named[one.id]) if one.id in named else one for one in library.sets)
    return Library(sets, library.edition)


@lru_cache(maxsize=64)
def _library(sets: tuple[TileSet, ...], edition: str) -> Library:
    return Library(sets, edition)
