"""The page describes and offers the moves of Carcassonne's expansions by what the referee declares, without a
network too. Scripts that name them draw something."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from referee.games import game
from referee.messages import languages
from referee.tiles.tile_game import TileGame
from services.catalogs import library
from tests import messages

SCRIPTS = Path(__file__).parents[2] / "web/js"
RULE = re.compile(r"""["'`][A-Z]{2}-[A-Z]?\d+["'`]""")  # an id
OWN = ("games/carcassonne/drawings/", "tile/")
OFFLINE = "games/offline/"
OTHER_GAMES = ("games/gold-rush", "games/dorra/", "game-screens/dorra/", "screens/dispute/")
MEANT_OTHERWISE = {
    "editor/map/map-draft.js": {"ferry"},  # a line on a printed map
    "editor/map/map-prints.js": {"ferry"},
    "match/local-table.js": {"fly", "bridge"},  # fields of the moves `deploy` and `place`
    "match/offers/offers.js": {"offer"},  # a style
    "screens/photo/reading/reading-progress.js": {"settle"},  # a stage of reading
}
COMMENT = re.compile(r"^\s*(?://|/?\*).*$", re.MULTILINE)
GENERAL = {"tile", "player", "figure", "token", "road", "points", "detail", "set"}  # named in other ways


def named_by_expansions() -> set[str]:
    """The types of the moves of expansions, and their tokens."""
    found = game("carcassonne")
    assert isinstance(found, TileGame)
    moves = {name for name, move in found.moves.items() if ".carcassonne." in move.__module__}
    return moves | {kind for box in found.boxes for kind in box.tokens}


def in_quotes(names: set[str], source: str) -> set[str]:
    """The names that a script has as a text of its own, or in the key of a text of the page."""
    any_name = "|".join(map(re.escape, sorted(names)))
    key = r"(?:match\.(?:says|move|offer|none|hint)\.)?"
    literal = re.compile(rf"""["'`]{key}({any_name})(?:\.[\w.]*)?["'`]""")
    return set(literal.findall(COMMENT.sub("", source)))


def general_scripts() -> Iterator[tuple[str, str]]:
    """The scripts that no expansion may need, by name."""
    for path in sorted(SCRIPTS.rglob("*.js")):
        name = path.relative_to(SCRIPTS).as_posix()
        if not name.startswith((*OWN, *OTHER_GAMES)):
            yield name, path.read_text(encoding="utf-8")


def test_only_drawings_name_what_an_expansion_adds() -> None:
    names = named_by_expansions()
    assert {"fly", "dragon_step", "sheep", "settle"} <= names
    assert len(names) > 35
    found = {name: in_quotes(names, source) for name, source in general_scripts()}
    assert len(found) > 200
    left = {name: those - MEANT_OTHERWISE.get(name, set()) for name, those in found.items()}
    assert {name: those for name, those in left.items() if those} == {}


def test_estimates_name_nothing_of_an_expansion() -> None:
    """What a phone without network may offer follows from what is declared: no box, option or mark."""
    found = game("carcassonne")
    assert isinstance(found, TileGame)
    boxes = {box.id for box in found.boxes}
    kinds = {kind for box in found.boxes for kind in box.figures}
    options = {option.name for option in found.options}
    names = named_by_expansions() | boxes | kinds | options | set(found.marks)
    assert {"builder", "fair", "ext.hill", "under-the-big-top"} <= names
    sources = {name: source for name, source in general_scripts() if name.startswith(OFFLINE)}
    assert len(sources) >= 5
    assert {name: those for name, source in sources.items() if (those := in_quotes(names, source))} == {}


def test_no_script_names_rules() -> None:
    """Those that matter now are listed by the game."""
    sources = {name: COMMENT.sub("", source) for name, source in general_scripts()}
    assert {name: RULE.findall(source) for name, source in sources.items() if RULE.search(source)} == {
        "games/amazonas.js": ['"CA-B2"', '"CA-B7"', '"CA-L7"', '"CA-L8"', '"CA-Q2"']  # sentences on boats
    }


def test_every_exception_is_one() -> None:
    found = {name: in_quotes(named_by_expansions(), source) for name, source in general_scripts()}
    assert {
        name: those - found.get(name, set())
        for name, those in MEANT_OTHERWISE.items()
        if those - found.get(name, set())
    } == {}


def test_a_name_is_noticed_however_it_is_written() -> None:
    source = """
    // "flock" is a comment
    const A = { fly: form };
    if (type === "tunnel") t("match.says.robber"); else t(`match.none.bid.price`);
    """
    assert in_quotes({"flock", "tunnel", "robber", "bid", "fly"}, source) == {"tunnel", "robber", "bid"}


def test_what_moves_name_has_texts_in_every_language() -> None:
    """Each group of words that a field names; those of the page for one value are enough to show it."""
    declared = library.game("carcassonne", "en")["moves"]
    groups = {field.get("names") for move in declared.values() for field in move.values()} - {None} - GENERAL
    assert {"quarter", "marker", "message", "message-choice", "settle"} <= groups
    for language in languages():
        texts = messages.texts(language, "page.ftl")
        assert {one for one in groups if not any(key.startswith(f"{one}-") for key in texts)} == set()
