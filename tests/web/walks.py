"""Every screen of a table, for every game: one walk that tests, axe and pictures share.

    python -m tests.web.walks

writes the table of screens and games to docs/screens.md, from the same lists that the tests walk.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tests.web.match_page import Made
from tests.web.screens import Tour

DOC = Path(__file__).resolve().parents[2] / "docs" / "screens.md"
SEATS = [
    {"id": "red", "name": "Ana", "colour": "red"},
    {"id": "blue", "name": "Ben", "colour": "blue"},
]


class Game(NamedTuple):
    """A game to walk: how its match is created, which screens it lacks, and why."""

    name: str
    made: dict[str, Any]
    turns: int = 12
    without: dict[str, str] = {}  # noqa: RUF012


GAMES: dict[str, Game] = {
    "carcassonne": Game("Carcassonne", {"game": "carcassonne", "options": {"edition": "C1"}}),
    "maps": Game(
        "Carcassonne Maps", {"game": "carcassonne", "options": {"edition": "C1", "map": "stand-in-map"}}
    ),
    "gold-rush": Game("Gold Rush", {"game": "gold-rush", "options": {}}),
    "amazonas": Game("Amazonas", {"game": "amazonas", "options": {}}),
    "dorra-amazonas": Game(
        "Amazonas (Dorra)",
        {"game": "dorra-amazonas", "options": {}},
        turns=36,
        without={
            "place": "no tiles are laid",
            "figure": "tents are built by tapping a village",
            "chances": "nothing is drawn from a box",
        },
    ),
}


# ---- a few turns, made of the referee's offers ----

EVENINGS = (7, 10)  # turns of matches that were ended on earlier evenings
LOOKED_AT = 4  # tiles of which one is placed
LATER = {"commit": 2, "event": 3, "open": 17}  # of these moves not the first offer, but later ones


def _ahead(made: Made, moves: list[dict[str, Any]]) -> Any:
    return made.call(f"/{made.id}/preview", {"moves": moves}, made.tokens["host"])


def _placed(made: Made, ahead: Any, number: int) -> dict[str, Any]:
    """Of a few tiles, others in every turn, the placement that completes most, close to the middle."""
    tiles = ahead["tiles"][5 * number % len(ahead["tiles"]) :] + ahead["tiles"]
    ways: list[tuple[tuple[int, int], dict[str, Any]]] = []
    looked = 0
    for one in tiles:
        found = made.get(f"/placements?tile={one['tile'].replace('+', '%2B')}")["placements"]
        for spot in found:
            where = {key: spot[key] for key in ("x", "y", "rotation")}
            move = {"type": "place", "player": ahead["to_move"], "tile": one["tile"], **where}
            ways.append(((len(spot["completes"]), -(spot["x"] ** 2) - spot["y"] ** 2), move))
        looked += bool(found)
        if looked == LOOKED_AT:
            break
    assert ways, "no tile goes anywhere"
    return max(ways, key=lambda way: way[0])[1]


def _one_of_each(offers: list[dict[str, Any]], number: int) -> dict[str, dict[str, Any]]:
    """One move of every offered kind; of those in LATER another one in every turn."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for move in offers:
        if move["type"] != "end_game":
            kinds.setdefault(move["type"], []).append(move)
    return {kind: moves[number * LATER.get(kind, 0) % len(moves)] for kind, moves in kinds.items()}


def turn(made: Made, number: int) -> bool:
    """Play one turn (in a game without tiles: one move) from the offers. False at the end of the game."""
    moves: list[dict[str, Any]] = []
    ahead = _ahead(made, moves)
    if ahead["tiles"]:
        moves.append(_placed(made, ahead, number))
        ahead = _ahead(made, moves)
        figures = [move for move in ahead["offers"] if move["type"] == "deploy"]
        if figures and number % 3 != 2:
            moves.append(figures[number % len(figures)])
            ahead = _ahead(made, moves)
    for _ in range(6):
        if not ahead["offers"]:
            return False
        kinds = _one_of_each(ahead["offers"], number)
        wanted = [move for kind, move in kinds.items() if kind not in ("end_turn", "neutral", "mission")]
        if "end_turn" in kinds and (moves or not wanted or number % 3 == 2):
            made.play(*moves, kinds["end_turn"])
            return True
        if not wanted:
            return False
        if "end_turn" not in kinds and not ahead["tiles"] and not moves:
            made.play(wanted[0])
            return True
        moves.append(wanted[0])
        ahead = _ahead(made, moves)
        if ahead["to_move"] != moves[0].get("player") and not any(m["type"] == "end_turn" for m in moves):
            made.play(*moves)
            return True
    raise AssertionError(f"a turn without an end: {moves}")


def match_after(address: str, game: Game, turns: int | None = None) -> Made:
    """A match of a game after some turns."""
    made = Made(address, players=SEATS, **game.made)
    for number in range(game.turns if turns is None else turns):
        if not turn(made, number):
            break
    return made


# ---- the screens ----


class Walk:
    """Goes from screen to screen of one game, as people do."""

    def __init__(
        self, page: Page, address: str, key: str, language: str, made: dict[str, Made] | None = None
    ) -> None:
        """`made`: matches of other walks on the same server, by game: they are walked again."""
        self.page, self.address, self.key, self.game = page, address, key, GAMES[key]
        self.tour = Tour(page, address, language, b"")
        self.words = self.tour.words
        self._made = {} if made is None else made
        self._here = False  # whether the match is open, with no move begun

    @property
    def made(self) -> Made:
        if self.key not in self._made:
            self._made[self.key] = match_after(self.address, self.game)
        return self._made[self.key]

    @property
    def position(self) -> dict[str, Any]:
        return dict(self.made.get("/position"))

    def match(self) -> None:
        """The match with its legal moves; closes its panels if it is open already."""
        if self._here and self.made.id in self.page.url:
            back = self.page.locator(".match-body .back-link")
            while back.count():
                back.first.click()
            return
        self.tour.open(self.made.link()[1:])
        self._here = True
        self.page.locator(".standings").wait_for()
        self.page.locator(".match-body h2").first.wait_for()

    def _tiles(self) -> bool:
        return "tiles" in self.position

    # one method per row of the table; its docstring's first line is the name of the row

    def setup(self) -> None:
        """Setting up"""
        self.tour.open("#/match/new")
        chooser = self.page.locator("select").first
        chooser.select_option(self.game.made["game"])
        if "map" in self.game.made["options"]:
            self.page.locator("select[name=map]").select_option(self.game.made["options"]["map"])
        self.page.get_by_role("button", name=self.words["match.setup.start"]).wait_for()

    def photo(self) -> None:
        """A photo: what lies on the table"""
        self.tour.open("#/photo")
        own = "localStorage.setItem('tile-referee.maps', JSON.stringify([{ id: 'user/m', name: 'M' }]))"
        if "map" in self.game.made["options"]:
            self.page.evaluate(own)
            self.tour.open("#/photo")
        chooser = self.page.locator(".choices select").first
        chooser.select_option(self.game.made["game"])
        if "map" in self.game.made["options"]:
            self.page.locator("select[name=photo-map]").select_option("user/m")
            self.page.evaluate("localStorage.removeItem('tile-referee.maps')")

    def join(self) -> None:
        """Joining"""
        self.tour.open(f"#/join/{self.made.code}")
        self.page.locator(".who-player").first.wait_for()

    def track(self) -> None:
        """Tracking: whose turn, what next"""
        self.match()

    def place(self) -> None:
        """Tracking: where the tile goes, what it pays"""
        self.match()
        self._here = False
        self.page.locator(".tile-grid:not(.is-rest) [data-tile]").first.click()
        self.page.locator(".board .board-spot").first.press("Enter")  # a finger would move the board first
        self.page.locator(".board-ghost").wait_for()
        self.page.locator(".preview-pays").wait_for()

    def figure(self) -> None:
        """Tracking: the figure and the end of the turn"""
        self.place()
        self.tour.press("match.place.here")
        self.page.locator(".acting").wait_for()
        self.page.locator(".end-turn, .offer").first.wait_for()

    def points(self) -> None:
        """Points and scoreboard"""
        self.match()
        self.page.locator(".standings").click()
        self.page.locator(".track-row").first.wait_for()

    def history(self) -> None:
        """History"""
        self.match()
        self.tour.press("match.tool.history")
        self.page.locator(".past-one").first.wait_for()

    def correct(self) -> None:
        """Correcting an older turn"""
        self.history()
        self._here = False
        self.page.locator(".past-one[data-seq='1'] summary").click()
        self.page.locator(".past-one[data-seq='1']").get_by_role(
            "button", name=self.words["match.correct"]
        ).click()
        self.page.locator(".match-banner .banner-card").wait_for()

    def _look(self, view: str) -> None:
        self.match()
        self.page.locator(".look-button").click()
        self.page.locator(f"[data-look={view}]").click()

    def features(self) -> None:
        """Who leads where"""
        self._look("features")
        self.page.locator(".look-feature").first.click()

    def chances(self) -> None:
        """What can still be completed"""
        self._look("chances")
        self.page.locator(".look-chance").first.click()
        self.page.locator(".look-method").wait_for()

    def audit(self) -> None:
        """Check of the table, in the match"""
        self._look("audit")
        self.page.locator(".audit-verdict").wait_for()

    def audit_table(self) -> None:
        """Check of a finished table"""
        self.tour.open("#/")
        self.tour.hand("audit", self.position)
        self.tour.open("#/audit")
        self.page.locator(".audit-verdict").wait_for()

    def aloud(self) -> None:
        """The turn as text"""
        self._look("aloud")
        self.page.locator(".aloud-text p").first.wait_for()

    def help(self) -> None:
        """Rules that matter now"""
        self._look("help")
        self.page.locator(".help-rules .rule").first.wait_for()

    def guide(self) -> None:
        """Guide through a first match"""
        self.tour.open("#/")
        self.page.evaluate("localStorage.setItem('tile-referee.guide', 'true')")
        self.match()
        self._here = False
        self.page.locator(".guide-card").wait_for()
        self.page.evaluate("localStorage.removeItem('tile-referee.guide')")

    def menu(self) -> None:
        """Match menu"""
        self.match()
        self.tour.press("match.tool.menu")
        self.page.locator(".qr").wait_for()

    def dispute(self) -> None:
        """Settling a dispute"""
        self.tour.open("#/")
        self.tour.hand("dispute", self.position)
        self.tour.open("#/dispute")
        if self._tiles():
            self.page.get_by_role("button").filter(has_text=self.words["dispute.place"]).first.wait_for()
        else:
            self.page.locator(".board [data-village=kurumi]").click()
            self.page.locator(".verdict").wait_for()

    def end(self) -> None:
        """End of the game: line by line, ranking, numbers, sharing"""
        self._over(self.game.turns)
        self.page.locator(".end-ranking").evaluate("node => node.parentElement.scrollIntoView()")

    def _over(self, turns: int) -> None:
        """The end of a match of so many turns, with all lines shown."""
        ended = f"{self.key}, over after {turns}"
        if ended not in self._made:
            self._made[ended] = match_after(self.address, self.game, turns)
            over(self._made[ended])
        self.tour.open(self._made[ended].link()[1:])
        every = self.page.get_by_role("button", name=self.words["match.end.all"])
        expect(every.or_(self.page.locator(".end-ranking")).first).to_be_visible()
        if every.count():
            every.click()
        self.page.locator(".end-ranking li").first.wait_for()
        self.page.locator(".end-share").wait_for()

    def evenings(self) -> None:
        """Several evenings side by side"""
        for turns in EVENINGS:
            self._over(turns)
        self.tour.open("#/evenings")
        self.page.locator(".evenings-table").wait_for()


def over(made: Made) -> None:
    """End a match as early as its game allows."""
    for _ in range(400):
        offers = _ahead(made, [])["offers"]
        kinds = {move["type"]: move for move in reversed(offers)}
        if "end_game" in kinds:
            made.play({"type": "end_game"})
            return
        if not turn(made, 1):
            break
    raise AssertionError("the game has no end")


SCREENS: tuple[Callable[[Walk], None], ...] = (
    Walk.setup, Walk.photo, Walk.join, Walk.track, Walk.place, Walk.figure, Walk.points, Walk.history,
    Walk.correct, Walk.features, Walk.chances, Walk.audit, Walk.audit_table, Walk.aloud, Walk.help,
    Walk.guide, Walk.menu, Walk.dispute, Walk.end, Walk.evenings,
)  # fmt: skip

OWN = (Walk.features, Walk.end)  # screens with a picture for every game
PICTURED: dict[str, tuple[Callable[[Walk], None], ...]] = {
    "carcassonne": (Walk.place, Walk.chances, Walk.aloud, Walk.help, Walk.guide, *OWN, Walk.evenings),
    "maps": (Walk.track, *OWN),
    "gold-rush": (Walk.figure, *OWN),
    "amazonas": (Walk.figure, *OWN),
    "dorra-amazonas": (Walk.setup, Walk.track, Walk.dispute, *OWN),
}

HEAD = """# Screens and games

`python -m tests.soak.screens` walks every screen for every game in all four languages and both themes, at
360×640, 412×915 and on a desktop: nothing that axe finds, nothing untranslated, nothing that is cut or sticks
out. With text twice as large, nothing sticks out at 360×640 either, and nothing covers a control. The last
result is `tests/soak/screens.json`. `tests/web/test_walks.py` walks all screens of the first game, and of the
others those that differ there, each in one language. This table is written from the lists which both walk
(`python -m tests.web.walks`); a test fails where it is not up to date. Pictures of the screens in all
languages and both themes are in [screens](screens/); whole games are graded in [evenings.md](evenings.md).
"""


def table() -> str:
    """The whole document."""
    notes: list[str] = []

    def mark(game: Game, name: str) -> str:
        if name not in game.without:
            return "yes"
        if game.without[name] not in notes:
            notes.append(game.without[name])
        return f"– ({notes.index(game.without[name]) + 1})"

    rows = [
        f"| screen | {' | '.join(game.name for game in GAMES.values())} |",
        "|---" * (len(GAMES) + 1) + "|",
    ]
    for screen in SCREENS:
        what = (screen.__doc__ or "").strip()
        rows.append(f"| {what} | {' | '.join(mark(game, screen.__name__) for game in GAMES.values())} |")
    reasons = [f"{number}. {note}." for number, note in enumerate(notes, 1)]
    return "\n".join([HEAD, *rows, "", *reasons, ""])


if __name__ == "__main__":
    DOC.write_text(table(), encoding="utf-8")
