"""Boxes of other editions than the base game, and boxes of one set that are sold separately: an option for
each tile set with several printings. Its values are the first editions of these, or the names of their
boxes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache

from referee.game import Implied, Option, Options, PositionFinding, RuleReason
from referee.games.carcassonne.catalogs import SETS
from referee.games.carcassonne.expansion import Expansion
from referee.tiles.rules.rule import InspectRule, Rule, rule
from referee.tiles.rules.rule_groups import ReportRules
from referee.tiles.rules.table import Table

BY_EDITION = "by_edition"
ENDING = ".edition"
IN_BUNDLE = (("minis", "corn-circles", "2"),)  # expansion, a set that comes with it, the box of it


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


def sets_in(expansion: str) -> list[str]:
    """Return the sets of which this expansion holds one box of several."""
    return [id for bundle, id, _ in IN_BUNDLE if bundle == expansion]


def boxes_in(expansions: object) -> Mapping[str, str]:
    """Return the boxes that these expansions, as given, hold of sets that are sold in several: option ->
    value. Chosen separately, a set has all its boxes."""
    named = expansions if isinstance(expansions, list) else []
    return {option_of(id): box for bundle, id, box in IN_BUNDLE if bundle in named and id not in named}


def implied_boxes() -> Iterator[tuple[str, Implied]]:
    """Yield what `boxes_in` means for the options."""
    for bundle, id, box in IN_BUNDLE:
        yield option_of(id), Implied({"expansions": bundle}, box)
        yield option_of(id), Implied({"expansions": id}, BY_EDITION)


def chosen(options: Options) -> Mapping[str, str]:
    """Return the editions of those sets for which one was chosen."""
    given = ((id, options.get(option_of(id), BY_EDITION)) for id in SETS)
    return {id: edition for id, edition in given if edition != BY_EDITION}


def edition_of(set_id: str, options: Options) -> str:
    """Return the edition of a set under complete options."""
    own = options.get(option_of(set_id), BY_EDITION)
    return str(options["edition"] if own == BY_EDITION else own)


def unruled(one: Expansion, options: Options) -> bool:
    """Return whether the rules of this box are not known in its edition, under complete options."""
    return any(edition_of(id, options) in one.unruled for id in one.catalogs)


def switched_on(one: Expansion, box: str) -> Iterator[Implied]:
    """Yield the values of the switches of an expansion that follow from the choice of `box`, which has it."""
    yield Implied({"expansions": box}, "on")
    for edition in one.unruled:
        yield Implied({"expansions": box, "edition": edition}, "off")
    for option in options_for(one.catalogs) if one.unruled else ():
        for edition in option.values[1:]:
            value = "off" if edition in one.unruled else "on"
            yield Implied({"expansions": box, option.name: edition}, value)


def reports(expansions: Iterable[Expansion], options: Options) -> ReportRules:
    """Return what reports boxes whose rules are not known, if not all their parts were switched on."""
    chosen: Collection[str] = options["expansions"]
    silent = [one for one in expansions if one.id in chosen and unruled(one, options)]
    partly = [one for one in silent if any(options[part.name] == "off" for part in one.switches)]
    boxes = dict.fromkeys(id for one in partly for id in one.catalogs)
    return ReportRules(findings=tuple(_only_tiles(id) for id in boxes))


@cache  # books of the same rules share them
def _only_tiles(set_id: str) -> Rule[InspectRule]:
    @rule("CR-edition")
    def only_tiles(table: Table) -> tuple[PositionFinding, ...]:
        """Only the tiles of the box are in play, or those of its parts that were switched on."""
        return (PositionFinding("info", RuleReason("CR-edition", "unruled", {"box": set_id})),)

    return only_tiles
