"""Format rule ids and values as sentences. No other module builds sentences.

Texts are TOML files, one per language: `referee/texts/` for all games, `referee/games/<game>/texts/` for one
game. Adding a file adds a language; missing keys fall back to English one by one. The source of a rule
(`source`, `section`) is in the English file only; its name is translated.

Templates are format strings. `{kind}`, `{figure}`, `{mine}` are replaced by words of the language.
`{kind:the}` takes the form from `[words.the]`, and a language may define more forms. `{count:tile|tiles}`
picks a form by number, by the gettext expression of n in `[language]` (`plural`). `{kind:completo|completa}`
picks one by the gender of the word (`[words.gender]`, in the order of `genders`). Players appear by name,
cells as (x, y).
"""

from __future__ import annotations

import string
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from gettext import c2py
from pathlib import Path
from typing import Any, NamedTuple

from referee.deadline import checkpoint
from referee.game import (
    Finding,
    Line,
    Option,
    Options,
    Part,
    Reason,
    Unknown,
)

HERE = Path(__file__).resolve().parent
ENGLISH = "en"
PLAYERS = {"player", "to_move", "players", "owners", "by"}
CELLS = {"cell", "other", "placed", "where"}
PLACES = {"village", "villages", "via"}  # names printed on a board, not words to translate


class RuleText(NamedTuple):
    """Title, text and source of a rule."""

    id: str
    title: str
    text: str
    source: str


@lru_cache(maxsize=32)
def _plural(expression: str) -> Callable[[int], int]:
    """Compile a gettext plural expression to a function from a number to the index of its form."""
    return c2py(expression)


@lru_cache(maxsize=4096)
def _parts(template: str) -> tuple[Any, ...]:
    return tuple(string.Formatter().parse(template))


def _files() -> list[Path]:
    return [*sorted(HERE.glob("texts/*.toml")), *sorted(HERE.glob("games/*/**/texts/*.toml"))]


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Return the available languages, English first."""
    return tuple(sorted({path.stem for path in _files()}, key=lambda code: (code != ENGLISH, code)))


@lru_cache(maxsize=32)
def _texts(language: str) -> dict[str, str | dict[str, str]]:
    """Return all texts of a language as one flat mapping: "rules.CB-P1.title", "reasons.differ",
    "words.city"."""
    flat: dict[str, Any] = {}
    for path in _files():
        if path.stem == language:
            _flatten(tomllib.loads(path.read_text(encoding="utf-8")), "", flat, path)
    return flat


def _flatten(table: Mapping[str, Any], prefix: str, into: dict[str, Any], path: Path) -> None:
    for key, value in table.items():
        if isinstance(value, Mapping):
            _flatten(value, f"{prefix}{key}.", into, path)
        elif prefix + key in into:
            raise ValueError(f"{prefix}{key} is said twice; again in {path.name} of {path.parts[-3]}")
        else:
            into[prefix + key] = value


def speaker(language: str, names: Mapping[str, str] | None = None) -> Speaker:
    """Return the speaker of a language ("en", "ro-RO", ...), English if there are no texts for it. `names`:
    players' names by id (default: the id)."""
    code = language.split("-")[0].lower()
    return Speaker(code if code in languages() else ENGLISH, names or {})


def bounded(low: int | None, high: int | None) -> str:
    """Return the text key for an uncertain value: exact, between two bounds, at least, or without bounds."""
    if low is None or high is None:
        return "unbounded" if low is None else "at_least"
    return "exactly" if low == high else "between"


class Speaker:
    """Formats sentences in one language."""

    def __init__(self, language: str, names: Mapping[str, str]) -> None:
        self.language, self.names = language, names
        self._own: Mapping[str, Any] = _texts(language)
        self._english: Mapping[str, Any] = _texts(ENGLISH)
        self._rules: dict[str, RuleText] = {}  # formatted already: an answer cites few rules many times

    # ---- sentences ----

    def rules(self) -> tuple[RuleText, ...]:
        """Return every rule that has a text."""
        ids = dict.fromkeys(key.split(".")[1] for key in self._english if key.startswith("rules."))
        return tuple(self.rule(id) for id in ids)

    def rule(self, id: str) -> RuleText:
        """Return title, text and source of a rule. Raises Unknown."""
        known = self._rules.get(id)
        if known is None:
            known = self._rules[id] = self._rule(id)
        return known

    def _rule(self, id: str) -> RuleText:
        title = self._find(f"rules.{id}.title")
        if title is None:
            known = {key.split(".")[1] for key in self._english if key.startswith("rules.")}
            raise Unknown("rule", id, known)
        return RuleText(id, title, self._find(f"rules.{id}.text") or title, self._source(id))

    def _source(self, id: str) -> str:
        """Return the source of a rule: the document, the section shared by all rules of its letter, and the
        rule's addition ("fn8": footnote 8)."""
        source = self._find(f"rules.{id}.source") or ""
        section = self._find(f"sections.{id.rstrip('0123456789')}")
        notes = (self._find(f"rules.{id}.section") or "").split()
        footnotes = [f"{self._need('sections.fn')} {note.removeprefix('fn')}" for note in notes]
        return ", ".join(
            [self._find(f"sources.{source}") or source, *([section] if section else []), *footnotes]
        )

    def reason(self, reason: Reason) -> str:
        """Format a reason as one sentence."""
        template = self._find(f"reasons.{reason.rule}.{reason.key}") or self._find(f"reasons.{reason.key}")
        if template is None:
            return self.rule(reason.rule).text
        title = self.rule(reason.rule).title
        return self._fill(template, {"where": reason.tiles, "title": title, **reason.values})

    def finding(self, finding: Finding) -> str:
        """Format a finding as one sentence."""
        return self.reason(finding.reason)

    def part(self, part: Part) -> str:
        """Format a part of the arithmetic: "4 tiles × 2"."""
        template = self._find(f"parts.{part.rule}.{part.what}") or self._find(f"parts.{part.what}")
        values = {"what": part.what, "count": part.count, "each": part.each, "points": part.points}
        return self._fill(template or self._need("parts.other"), values)

    def line(self, line: Line) -> str:
        """Format a score line: the player, the source and the arithmetic."""
        state = "complete" if line.complete else "incomplete"
        nothing = None if line.points else self._find(f"lines.nothing.{line.rule}")
        template = (
            nothing
            or self._find(f"lines.{line.rule}")
            or self._find(f"lines.{line.feature_kind}")
            or self._need(f"lines.{state}")
        )
        values = {
            "player": line.player,
            "kind": line.feature_kind,
            "points": line.points,
            "parts": line.parts,
            "holders": line.holders,
            "tiles": len(line.tiles),
            "low": line.low,
            "high": line.high,
        }
        sentence = self._fill(template, values)
        if len(line.holders) > 1:
            sentence += " " + self._fill(
                self._find(f"lines.holders.{line.feature_kind}") or self._need("lines.shared"), values
            )
        if not line.certain:
            sentence += " " + self._fill(self._need(f"lines.{bounded(line.low, line.high)}"), values)
        return sentence

    def option(self, option: Option) -> str:
        """Return the description of an option."""
        return self._find(f"options.{option.name}") or self.rule(option.rule).text

    def summary(self, key: str, values: Options) -> str:
        """Format a sentence of the summary of a match or a turn."""
        return self._fill(self._need(f"summary.{key}"), values)

    def photo(self, cause: str, values: Options | None = None) -> str | None:
        """Return why a photo could not be read and what to do, or what is odd about it; None if there is no
        text for the cause."""
        template = self._find(f"photos.{cause}")
        return template and self._fill(template, values or {})

    def unlisted_sets(self, tiles: Mapping[str, int]) -> str:
        """Format a warning that sets which were not named seem to be in a photo. `tiles`: number of tiles by
        set id."""
        sets = self._joined(f"{self.catalog(id)} ({count})" for id, count in tiles.items())
        return self._fill(self._need("photos.untold-sets"), {"sets": sets})

    def catalog(self, id: str) -> str:
        """Return the name of a built-in tile set."""
        return self._find(f"catalogs.{id}") or id

    def mark(self, mark: str) -> str:
        """Return the name of a mark on a tile or feature."""
        return self._find(f"marks.{mark}") or mark

    def word(self, word: str) -> str:
        """Return the translated name of a kind of feature or figure."""
        return self._find(f"words.{word}") or word

    # ---- formatting ----

    def _find(self, key: str) -> str | None:
        found = self._own.get(key) or self._english.get(key)
        return found if isinstance(found, str) else None

    def _need(self, key: str) -> str:
        found = self._find(key)
        if found is None:
            raise KeyError(key)
        return found

    def _fill(self, template: str, values: Options) -> str:
        checkpoint()
        sentence = self._filled(template, values)
        return sentence[:1].upper() + sentence[1:]

    def _filled(self, template: str, values: Options) -> str:
        """Fill in a template like `string.Formatter`, in a third of the time: sentences take much of the time
        of a long answer."""
        words = []
        for literal, name, spec, _ in _parts(template):
            words.append(literal)
            if name is not None:
                form = self._filled(spec, values) if "{" in spec else spec
                words.append(self._in_words(name, values[name], form))
        return "".join(words)

    def _in_words(self, name: str, plain: Any, format_spec: str) -> str:
        """Format one value. `format_spec`: the part of the placeholder after the colon."""
        if "|" in format_spec:
            forms = format_spec.split("|")
            return forms[min(self._pick(name, plain), len(forms) - 1)]
        if name in PLACES:
            return self._joined([plain] if isinstance(plain, str) else plain)
        if isinstance(plain, str) and name not in PLAYERS:
            return (self._find(f"words.{format_spec}.{plain}") if format_spec else None) or self.word(plain)
        return self._plain(name, plain)

    def _pick(self, name: str, value: Any) -> int:
        """Return the index of the form for a value: by the gender of a word, a number, or the length of a
        list."""
        if isinstance(value, str) and name not in PLAYERS:
            genders, gender = self._find("language.genders") or "", self._find(f"words.gender.{value}") or ""
            return max(genders.find(gender), 0)
        number = value if isinstance(value, int) else 1 if isinstance(value, str) else len(value)
        return _plural(self._need("language.plural"))(abs(number))

    def _plain(self, name: str, value: Any) -> str:
        if value is None:
            return "?"
        if name == "parts":
            return " + ".join(self.part(part) for part in value) or "0"
        if isinstance(value, Mapping):
            most_first = sorted(value.items(), key=lambda item: -item[1])
            return ", ".join(f"{self._name(player)} {number}" for player, number in most_first) or "0"
        if name in PLAYERS:
            return self._list([value] if isinstance(value, str) else value)
        if name in CELLS:
            cells = [value] if value and isinstance(value[0], int) else value
            return ", ".join(f"({x}, {y})" for x, y in cells)
        return str(value)

    def _name(self, player: str) -> str:
        return self.names.get(player) or player

    def _list(self, players: Iterable[str]) -> str:
        return self._joined(self._name(player) for player in players)

    def _joined(self, words: Iterable[str]) -> str:
        names = list(dict.fromkeys(words))
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.word('and')} {names[-1]}"
