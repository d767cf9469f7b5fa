"""The boxes of JCloisterZone: its sets of tiles, elements and rules, and our catalogs and options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from referee.games import built_in as catalog_of
from referee.games.carcassonne import CARCASSONNE
from referee.tiles.model.tile_set import Printing, TileSet
from referee.tiles.rules.table import Table

MOST_BOXES = 9  # copies of a set in one game
ABBEYS = "abbey-and-mayor"
CHOICES = frozenset(option.of for option in CARCASSONNE.options if option.of)  # catalogs of several editions
SETS: Mapping[str, str] = MappingProxyType(  # of the files, and our catalogs
    {
        name: ours
        for ours, names in {
            "base": "basic:1 basic:2",
            "abbey-and-mayor": "abbey-and-mayor:1 abbey-and-mayor:2",
            "bridges-castles-and-bazaars": "bridges-castles-and-bazaars:1 bridges-castles-and-bazaars:2",
            "corn-circles": "corn-circles/1 corn-circles/2",
            "count": "count",
            "cult": "cult/6 cult/5",
            "darmstadt": "darmstadt",
            "ferries": "ferries",
            "festival": "festival",
            "flier": "flier:1 flier:2",
            "goldmines": "goldmines",
            "gq11": "gq11",
            "hills-and-sheep": "hills-and-sheep:1 hills-and-sheep:2",
            "inns-and-cathedrals": "inns-and-cathedrals:1 inns-and-cathedrals:2",
            "king-and-robber": "king-and-robber:1 king-and-robber:2",
            "labyrinth": "labyrinth",
            "mage-and-witch": "mage-and-witch:1 mage-and-witch:2",
            "monasteries": "monasteries",
            "princess-and-dragon": "princess-and-dragon:1 princess-and-dragon:2",
            "river": "river/1:1 river/1:2",
            "river-2": "river/2:1 river/2:2",
            "siege": "siege/cathars siege/besiegers",
            "tower": "tower:1 tower:2",
            "traders-and-builders": "traders-and-builders:1 traders-and-builders:2",
            "tunnel": "tunnel",
            "under-the-big-top": "under-the-big-top:1 under-the-big-top:2",
            "watchtowers": "watchtowers",
            "wind-roses": "wind-roses",
        }.items()
        for name in names.split()
    }
)
ENFORCED: Mapping[str, Mapping[str, object]] = MappingProxyType(  # what comes with the tiles of a catalog
    {
        "corn-circles": {"ext.corn_circles": "on"},
        "darmstadt": {"ext.church": "on"},
        "flier": {"ext.flier": "on"},
        "labyrinth": {"ext.labyrinth": "on"},
        "monasteries": {"ext.special_monastery": "on"},
        "river": {"base.river": "on", "rv.u_turn": "strict"},
        "river-2": {"base.river_2": "on", "rv.u_turn": "strict"},
        "siege": {"ext.siege": "on"},
        "watchtowers": {"ext.watchtowers": "on"},
        "wind-roses": {"ext.wind_roses": "on"},
    }
)
ELEMENTS: Mapping[str, tuple[str, object]] = MappingProxyType(  # our option, and the value in the files
    {
        "abbey": ("ext.abbey", 1),
        "abbot": ("base.abbot", 1),
        "acrobats": ("ext.acrobats", True),
        "barn": ("ext.barn", 1),
        "bazaar": ("ext.bazaar", True),
        "big-follower": ("ext.large_meeple", 1),
        "big-top": ("ext.big_top", 1),
        "bridge": ("ext.bridge", 1),
        "builder": ("ext.builder", 1),
        "castle": ("ext.castle", 1),
        "cathedral": ("ext.cathedral", True),
        "count": ("ext.count", 1),
        "dragon": ("ext.dragon", 1),
        "escape": ("ext.siege", True),
        "fairy": ("ext.fairy", 1),
        "ferry": ("ext.ferries", 1),
        "festival": ("ext.festival", True),
        "gold": ("ext.gold", 1),
        "hill": ("ext.hill", True),
        "inn": ("ext.inns", True),
        "king": ("ext.king", True),
        "little-buildings": ("ext.little_buildings", 1),
        "mage": ("ext.mage_witch", 1),
        "mayor": ("ext.mayor", 1),
        "phantom": ("ext.phantom", 1),
        "pig": ("ext.pig", 1),
        "pig-herd": ("ext.pig_herd", True),
        "portal": ("ext.portal", True),
        "princess": ("ext.princess", True),
        "ringmaster": ("ext.ringmaster", 1),
        "robber": ("ext.robber_baron", True),
        "shepherd": ("ext.shepherd", 1),
        "shrine": ("ext.shrine", True),
        "tower": ("ext.tower", 1),
        "traders": ("ext.goods", True),
        "tunnel": ("ext.tunnel", 1),
        "vineyard": ("ext.vineyard", True),
        "wagon": ("ext.wagon", 1),
        "witch": ("ext.mage_witch", 1),
    }
)
SWITCHES = frozenset(  # our options that a save can hold
    {option for option, _ in ELEMENTS.values()} | {option for one in ENFORCED.values() for option in one}
)
MARKS = frozenset(  # elements that change nothing in the sets above, or come with their tiles
    {
        *("garden", "church", "corn-circle", "flier", "labyrinth", "monastery", "river", "siege"),
        *("watchtower", "wind-rose"),
    }
)
WITH: Mapping[str, Mapping[str, object]] = MappingProxyType(  # further options that follow from one
    {"ext.builder": {"tb.double_turn": "must"}, "ext.abbey": {"ab.end_round": "repeat"}}
)
DEFAULTS: Mapping[str, object] = MappingProxyType(  # rules of the files
    {
        "princess-action": "may",
        "fairy-placement": "next-follower",
        "dragon-move": "before-scoring",
        "barn-placement": "not-occupied",
        "wagon-move": "C2",
        "bazaar-no-auction": False,
        "hill-tiebreaker": "at-least-one-follower",
        "espace-variant": "any-tile",
        "gq11-pig-herd": "pig",
        "tunnelize-other-expansions": True,
        "more-tunnel-tokens": "3/2",
        "festival-return": "meeple",
        "keep-monasteries": "replace",
        "labyrinth-variant": "advanced",
        "coc-final-scoring": "market-only",
        "count-move": "by-player",
        "little-buildings-scoring": "1/1/1",
        "king-and-robber-scoring": "default",
        "tiny-city-scoring": "4",
    }
)
RULES: Mapping[tuple[str, object], tuple[str, str]] = MappingProxyType(  # those that differ from the default
    {
        ("princess-action", "must"): ("pd.princess", "must"),
        ("fairy-placement", "on-tile"): ("pd.fairy", "on_tile"),
        ("dragon-move", "after-scoring"): ("pd.dragon_move", "after_scoring"),
        ("barn-placement", "occupied"): ("ab.barn_shared", "on"),
        ("wagon-move", "C1"): ("ab.wagon_move", "linked"),
        ("bazaar-no-auction", True): ("bc.auction", "off"),
        ("hill-tiebreaker", "number-of-followers"): ("hs.hill_tiebreak", "count"),
        ("espace-variant", "siege-tile"): ("sg.escape", "siege_tile"),
        ("gq11-pig-herd", "nothing"): ("gq.pig_tile", "plain"),
        ("tunnelize-other-expansions", False): ("tu.others", "off"),
        ("more-tunnel-tokens", "2/1"): ("tu.tokens", "2_1"),
        ("more-tunnel-tokens", "1/1"): ("tu.tokens", "1_1"),
        ("festival-return", "follower"): ("fe.take", "follower"),
        ("keep-monasteries", "keep"): ("gm.base_monasteries", "keep"),
        ("labyrinth-variant", "basic"): ("la.variant", "basic"),
        ("coc-final-scoring", "any-district"): ("co.final", "any"),
        ("count-move", "clockwise"): ("co.count_move", "clockwise"),
        ("count-move", "follow-meeple"): ("co.count_move", "follow"),
        ("little-buildings-scoring", "3/2/1"): ("lb.points", "3/2/1"),
        ("king-and-robber-scoring", "10/20"): ("kr.final", "10_each"),
        ("king-and-robber-scoring", "15/40"): ("kr.final", "15_40"),
        ("king-and-robber-scoring", "continuously"): ("kr.final", "running"),
        ("tiny-city-scoring", "2"): ("base.two_tile_city", "small"),
    }
)


def editions(names: Iterable[str], edition: str) -> dict[str, str]:
    """The editions of sets of which one printing is on the table, where the edition has not just that."""
    printings: dict[str, list[Printing]] = {}
    for name in names:
        printings.setdefault(SETS[name], []).append(_printing(name))
    return {
        catalog: found[0].editions[0]
        for catalog, found in printings.items()
        if len(found) == 1 and catalog in CHOICES and tuple(found) != tile_set(catalog).used_in(edition)
    }


def copies(
    names: Mapping[str, int], catalogs: Iterable[str], edition: str, others: Mapping[str, str]
) -> dict[str, int]:
    """The copies of tiles in these sets, for the tiles of which our boxes for the edition have another
    number. `others`: sets of another edition."""
    meant: Counter[str] = Counter()
    ours: Counter[str] = Counter()
    for catalog in catalogs:
        ours.update(tile_set(catalog).counted(others.get(catalog, edition)) or {})
    for name, count in names.items():
        for tile, number in _printed(name).items():
            meant[tile] += number * count
    return {tile: meant[tile] for tile in meant | ours if meant[tile] != ours[tile]}


def boxes(table: Table) -> dict[str, int] | None:
    """The sets of a table, with the copies of each; None if its tiles are not those of any sets."""
    found: dict[str, int] = {}
    for catalog in table.library.sets:
        those = _boxes_of(catalog.id, dict(_counts(table, catalog.id)))
        if those is None:
            return None
        found |= those
    return found


def _counts(table: Table, catalog: str) -> Iterator[tuple[str, int]]:
    """The copies of each tile of a catalog in the box. (A rule may put some of the base set aside.)"""
    given = table.left_given or {}
    counted: Mapping[str, int] = table.library.counts
    if catalog == "base":
        counted = tile_set(catalog).counted(str(table.options["edition"])) or {}
    for tile in tile_set(catalog).tiles:
        yield tile, given[tile] + table.bag.used(tile) if tile in given else counted.get(tile, 0)


def _boxes_of(catalog: str, counts: Mapping[str, int]) -> dict[str, int] | None:
    """The sets, and how many of each, that have these tiles of a catalog."""
    named = [name for name, ours in SETS.items() if ours == catalog]
    left = Counter(counts)
    found: dict[str, int] = {}
    for name in named:
        own = {tile: count for tile, count in _printed(name).items() if tile in counts and count}
        only = [t for t in own if all(t not in _printed(other) for other in named if other != name)]
        deciding = only or list(own)
        number = min((left[tile] // own[tile] for tile in deciding), default=0)
        if number:
            found[name] = min(number, MOST_BOXES)
            left.subtract({tile: count * found[name] for tile, count in own.items()})
    return None if any(left.values()) else found


def tile_set(catalog: str) -> TileSet:
    """One of our tile sets."""
    found = catalog_of(catalog)
    assert isinstance(found, TileSet)
    return found


def _printed(name: str) -> Mapping[str, int]:
    return _printing(name).counts


def _printing(name: str) -> Printing:
    return next(one for one in tile_set(SETS[name]).printings if one.id == name)
