"""Boxes of other editions than the base game: an option for each tile set with several printings. Its values
are the first editions of these."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from referee.game import Option, Options
from referee.games.carcassonne.catalogs import SETS

BY_EDITION = "by_edition"
ENDING = ".edition"


def option_of(set_id: str) -> str:
    """Return the name of the option for the edition of a set."""
    return set_id + ENDING


def options_for(sets: Iterable[str]) -> Iterator[Option]:
    """Yield the options of those sets of which there are several printings."""
    for id in sets:
        named = {one.editions for one in SETS[id].printings if one.editions}
        if len(named) > 1:
            values = tuple(editions[0] for editions in sorted(named))
            yield Option(option_of(id), (BY_EDITION, *values), BY_EDITION, "CR-edition", of=id)


def chosen(options: Options) -> Mapping[str, str]:
    """Return the editions of those sets for which one was chosen."""
    given = ((id, options.get(option_of(id), BY_EDITION)) for id in SETS)
    return {id: edition for id, edition in given if edition != BY_EDITION}


def edition_of(set_id: str, options: Options) -> str:
    """Return the edition of a set under complete options."""
    own = options.get(option_of(set_id), BY_EDITION)
    return str(options["edition"] if own == BY_EDITION else own)
