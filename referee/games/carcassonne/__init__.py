"""Carcassonne: the base game, its editions, and the integration of expansions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from referee.game import BoxContents, FigureSupply, Help, Implied, Options, PositionFinding, Sheet, help_for
from referee.game.offline import with_options
from referee.games.carcassonne import base_game, maps, pad, printings, track
from referee.games.carcassonne.catalogs import KINDS, SETS, CarcassonneCatalogs, CarcassonneMaps
from referee.games.carcassonne.expansion import Element, Expansion
from referee.games.carcassonne.expansions import EXPANSIONS
from referee.games.carcassonne.marks import MARKS
from referee.games.carcassonne.settings import CarcassonneSettings
from referee.tiles.io.load_held import PLAYER, TILE, Sorts
from referee.tiles.play.actions import SHARED
from referee.tiles.rules.table import Table
from referee.tiles.tile_game import TileGame, supplies
from referee.tiles.tile_game.points_only import TilePad

CATALOGS = ("base", *(id for id in SETS if id != "base"))


@dataclass(eq=False, kw_only=True)
class Carcassonne(TileGame):
    """Carcassonne with any set of these expansions; made by `carcassonne`."""

    expansions: tuple[Expansion, ...]


def carcassonne(expansions: tuple[Expansion, ...]) -> Carcassonne:
    """Return the game with these expansions, any of which may be in play."""
    sets = dict.fromkeys((*(id for one in expansions for id in one.catalogs), *CATALOGS[1:]))
    options = (
        *base_game.OPTIONS,
        *maps.OPTIONS,
        *(option for one in expansions for option in (*one.switches, *one.options)),
        *printings.options_for(sets),
    )
    elements = [element for one in expansions for element in one.elements]
    settings = CarcassonneSettings(expansions, options)
    everything = {"expansions": [one.id for one in expansions]}
    words = settings.settle(everything, defaultdict(list)).book
    own = supplies(settings.settle({}, defaultdict(list)).book)
    return Carcassonne(
        id="carcassonne",
        name="Carcassonne",
        players=(2, 6),
        catalogs=CATALOGS,
        kinds=KINDS,
        marks=MARKS,
        maps=CarcassonneMaps(),
        expansions=expansions,
        options=options,
        implied=_implied(expansions),
        deeds={**SHARED, **pad.DEEDS, **{name: deed for one in elements for name, deed in one.deeds.items()}},
        figure_kinds=(base_game.MEEPLE, *(kind for one in expansions for kind in one.figures)),
        things=tuple(thing for one in expansions for thing in one.things),
        valued={
            **{thing: PLAYER for one in expansions for thing in one.beside},
            **{thing: TILE for one in expansions for thing in one.in_hand},
            **{thing: Sorts(sorts) for one in expansions for thing, sorts in one.sorts.items()},
        },
        places=tuple(name for one in expansions for name in one.places),
        token_kinds=tuple(kind for one in expansions for kind in (*one.tokens, *one.astray)),
        settings=settings,
        catalog_reader=CarcassonneCatalogs(CATALOGS, KINDS, MARKS, settings),
        pad=TilePad(maps.on_pad(words, {maps.TOWN: ",".join(maps.VARIANTS)})),
        own=BoxContents("carcassonne", ("base",), figures=own),
        boxes=tuple(_box(one, settings, own) for one in expansions),
        help=_help(expansions),
        offline=tuple(
            row
            for one in expansions
            for element in one.elements
            for row in with_options(element.offline, _in_force(one, element))
        ),
        reports=_laps,
    )


def _implied(expansions: tuple[Expansion, ...]) -> Mapping[str, tuple[Implied, ...]]:
    """Return the values that editions, expansions (on maps, too: MP-S3) and the presets imply, as `settle`
    applies them."""
    found: dict[str, list[Implied]] = defaultdict(list)
    for edition, values in base_game.PRESETS.items():
        for name, value in values.items():
            found[name].append(Implied({"edition": edition}, value))
    for id in maps.RULES:  # on a map only the rules of these; "on" would include all others
        found["mp.expansion_rules"].append(Implied({"map": True, "expansions": id}, None))
    for one in expansions:
        for switch in one.switches:
            for box in (one.id, *expansions_with(one.id, expansions)):
                found[switch.name] += printings.switched_on(one, box)
            found[switch.name].append(Implied({"map": True, "mp.expansion_rules": "off"}, "off"))
            if one.id in maps.RULES:
                found[switch.name].append(Implied({"map": True, "mp.expansion_rules": "on"}, "on"))
        for preset in ("engine", "rgg"):
            for name, value in one.preset(preset).items():
                found[name].append(Implied({"preset": preset}, value))
    for name, implied in printings.implied_boxes():
        found[name].append(implied)
    return {name: tuple(ones) for name, ones in found.items()}


def _help(expansions: tuple[Expansion, ...]) -> tuple[Help, ...]:
    """Return the rules that matter at each moment: of the base game, of the elements in force, and on
    maps."""
    found = [*help_for(base_game.HELP)]
    for one in expansions:
        for element in one.elements:
            found += help_for(element.help, _in_force(one, element))
    return (*found, *help_for(maps.HELP, maps.ON_MAP))


def _in_force(one: Expansion, element: Element) -> Options:
    """Return the options with which an element is in force."""
    return {element.switch.name: "on"} if element.switch else {"expansions": one.id}


def _box(one: Expansion, settings: CarcassonneSettings, own: Mapping[str, FigureSupply]) -> BoxContents:
    """Return the box of an expansion, as it is without the others."""
    figures = supplies(settings.settle({"expansions": [one.id]}, defaultdict(list)).book)
    new = {kind: known for kind, known in figures.items() if own.get(kind) != known}
    printed = printings.options_for((*one.catalogs, *printings.sets_in(one.id)))
    options = tuple(option.name for option in (*one.switches, *one.options, *one.shares, *printed))
    each = [element.editions for element in one.elements]
    editions = tuple(dict.fromkeys(name for names in each for name in names)) if all(each) else ()
    pieces = (one.tokens, editions, one.wooden, one.lone, one.placed, one.unruled)
    switched = one.switched((*new, *one.tokens))
    return BoxContents(one.id, one.catalogs, options, new, *pieces, switched)


def _laps(state: Table, sheet: Sheet, final: bool) -> tuple[PositionFinding, ...]:
    """Return who completes a lap of the score track with these points (CB-S3)."""
    return track.LAPS.with_totals(state, sheet)


def expansions_with(id: str, expansions: tuple[Expansion, ...]) -> tuple[str, ...]:
    """Return the expansions that include this one."""
    return tuple(one.id for one in expansions if id in one.includes)


CARCASSONNE = carcassonne(EXPANSIONS)
