"""Carcassonne: the base game, its editions, and the integration of expansions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

from referee.game import BoxContents, FigureSupply, Implied, Sheet
from referee.games.carcassonne import base, maps, pad, track
from referee.games.carcassonne.catalogs import KINDS, SETS, CarcassonneCatalogs, CarcassonneMaps
from referee.games.carcassonne.expansion import Expansion
from referee.games.carcassonne.expansions import EXPANSIONS
from referee.games.carcassonne.marks import MARKS
from referee.games.carcassonne.settings import CarcassonneSettings
from referee.tiles.io.load_held import PLAYER, TILE, Sorts
from referee.tiles.play.actions import SHARED
from referee.tiles.rules.book import Book
from referee.tiles.rules.table import Table
from referee.tiles.tile_game import TileGame
from referee.tiles.tile_game.points_only import TilePad


class Carcassonne(TileGame):
    """Carcassonne with any set of these expansions."""

    id = "carcassonne"
    name = "Carcassonne"
    players = (2, 6)
    catalogs = ("base", *(id for id in SETS if id != "base"))
    kinds = KINDS
    marks = MARKS
    maps = CarcassonneMaps()

    def __init__(self, expansions: tuple[Expansion, ...]) -> None:
        self.expansions = expansions
        self.options = (
            *base.OPTIONS,
            *maps.OPTIONS,
            *(o for one in expansions for o in (*one.switches, *one.options)),
        )
        elements = [element for one in expansions for element in one.elements]
        self.deeds = {
            **SHARED,
            **pad.DEEDS,
            **{name: deed for one in elements for name, deed in one.deeds.items()},
        }
        self.figure_kinds = (*base.FIGURES, *(kind for one in expansions for kind in one.figures))
        self.things = tuple(thing for one in expansions for thing in one.things)
        self.valued = {
            **{thing: PLAYER for one in expansions for thing in one.beside},
            **{thing: TILE for one in expansions for thing in one.in_hand},
            **{thing: Sorts(sorts) for one in expansions for thing, sorts in one.sorts.items()},
        }
        self.places = tuple(name for one in expansions for name in one.places)
        self.token_kinds = tuple(kind for one in expansions for kind in (*one.tokens, *one.astray))
        self.settings = CarcassonneSettings(expansions, self.options)
        self.catalog_reader = CarcassonneCatalogs(self.catalogs, self.kinds, self.marks, self.settings)
        everything = {"expansions": [one.id for one in expansions]}
        words = self.settings.settle(everything, defaultdict(list)).book
        self.pad = TilePad(maps.on_pad(words, {maps.TOWN: ",".join(maps.VARIANTS)}))
        super().__init__()

    @cached_property
    def implied(self) -> Mapping[str, tuple[Implied, ...]]:  # type: ignore[override]   # computed once
        """See Game.implied: the values that editions, expansions (on maps, too: MP-S3) and the preset of the
        recording engine imply, as `settle` applies them."""
        found: dict[str, list[Implied]] = defaultdict(list)
        for edition, values in base.PRESETS.items():
            for name, value in values.items():
                found[name].append(Implied({"edition": edition}, value))
        for id in maps.RULES:  # on a map only the rules of these; "on" would include all others
            found["mp.expansion_rules"].append(Implied({"map": True, "expansions": id}, None))
        for one in self.expansions:
            for switch in one.switches:
                found[switch.name].append(Implied({"expansions": one.id}, "on"))
                for whole in expansions_with(one.id, self.expansions):
                    found[switch.name].append(Implied({"expansions": whole}, "on"))
                found[switch.name].append(Implied({"map": True, "mp.expansion_rules": "off"}, "off"))
                if one.id in maps.RULES:
                    found[switch.name].append(Implied({"map": True, "mp.expansion_rules": "on"}, "on"))
            for name, value in one.engine.items():
                found[name].append(Implied({"preset": "engine"}, value))
        return {name: tuple(ones) for name, ones in found.items()}

    @cached_property
    def own(self) -> BoxContents:  # type: ignore[override]   # computed once
        """See Game.own."""
        return BoxContents(
            self.id, ("base",), figures=_wood(self.settings.settle({}, defaultdict(list)).book)
        )

    @cached_property
    def boxes(self) -> tuple[BoxContents, ...]:  # type: ignore[override]   # computed once
        """See Game.boxes: each expansion as it is without the others."""
        return tuple(self._box(one) for one in self.expansions)

    def _box(self, one: Expansion) -> BoxContents:
        wood = _wood(self.settings.settle({"expansions": [one.id]}, defaultdict(list)).book)
        new = {kind: known for kind, known in wood.items() if self.own.figures.get(kind) != known}
        options = tuple(option.name for option in (*one.switches, *one.options, *one.shares))
        each = [element.editions for element in one.elements]
        editions = tuple(dict.fromkeys(name for names in each for name in names)) if all(each) else ()
        return BoxContents(one.id, one.catalogs, options, new, one.tokens, editions)

    def tally(self, state: Table, final: bool = False) -> Sheet:
        """See Game.tally. Also reports who completes a lap of the score track with these points (CB-S3)."""
        sheet = super().tally(state, final)
        passed = track.LAPS.passed(state, {player: total.total for player, total in sheet.totals.items()})
        return replace(sheet, findings=(*sheet.findings, *passed))


def expansions_with(id: str, expansions: tuple[Expansion, ...]) -> tuple[str, ...]:
    """Return the expansions that include this one."""
    return tuple(one.id for one in expansions if id in one.includes)


def _wood(book: Book) -> dict[str, FigureSupply]:
    """Return the kinds of figure of a book."""
    return {
        kind: FigureSupply(
            known.supply, tuple(sorted(known.goes_on)), known.of, True if known.on_point else None
        )
        for kind, known in book.figures.items()
    }


CARCASSONNE = Carcassonne(EXPANSIONS)
