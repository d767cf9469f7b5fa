"""Format rule ids and values as sentences. No other module builds sentences.

Messages are in `locales/<language>/*.ftl` (see `referee.messages`). The source of a rule is in `sources.toml`
of each game; its name is a message. Values are passed to messages as arguments: kinds and figures as words of
the language, players by name, cells as (x, y).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from referee.deadline import checkpoint
from referee.game import Option, Options, PositionFinding, RuleReason, ScoreLine, ScorePart, Unknown
from referee.message_arguments import JoinedNames, Word, number, word_id
from referee.messages import ENGLISH, Format, languages, messages
from referee.rule_texts import RuleText, rule_sources, rule_texts, text_of_rule

PLAYERS = {"player", "to_move", "players", "owners", "by", "captor", "robbed", "bidder", "seller"}
CELLS = {"cell", "other", "placed", "where"}
PLACES = {"village", "villages", "via"}  # names printed on a board, not words to translate


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
        self._messages = messages(language)
        self._rules: dict[str, RuleText] = {}  # formatted already: an answer cites few rules many times
        self._words: dict[str, Word] = {}

    # ---- sentences ----

    def rules(self) -> tuple[RuleText, ...]:
        """Return every rule that has a text."""
        return tuple(self.rule(id) for id in rule_texts())

    def rule(self, id: str) -> RuleText:
        """Return title, text and source of a rule. Raises Unknown."""
        known = self._rules.get(id)
        if known is None:
            known = self._rules[id] = self._rule(id)
        return known

    def _rule(self, id: str) -> RuleText:
        title = self._text(f"rule-{id}")
        if title is None:
            raise Unknown("rule", id, set(rule_texts()))
        return RuleText(id, title, self._text(f"rule-{id}.text") or title, self._source(id))

    def _source(self, id: str) -> str:
        """Return the source of a rule: the document, the section shared by all rules of its letter, and the
        rule's addition ("fn8": footnote 8)."""
        cited = rule_sources().get(id, {})
        source, notes = cited.get("source", ""), cited.get("section", "").split()
        section = self._text(f"sections-{id.rstrip('0123456789')}")
        footnotes = [f"{self._text('sections-fn')} {note.removeprefix('fn')}" for note in notes]
        return ", ".join(
            [self._text(f"sources-{source}") or source, *([section] if section else []), *footnotes]
        )

    def reason(self, reason: RuleReason) -> str:
        """Format a reason as one sentence."""
        template = text_of_rule(self.language, "reasons", reason.rule, reason.key)
        if template is None:
            return self.rule(reason.rule).text
        return self._fill(template, {"where": reason.tiles, "title": reason.rule, **reason.values})

    def finding(self, finding: PositionFinding) -> str:
        """Format a finding as one sentence."""
        return self.reason(finding.reason)

    def part(self, part: ScorePart) -> str:
        """Format a part of the arithmetic, which stands within a sentence: "4 tiles × 2"."""
        template = text_of_rule(self.language, "parts", part.rule, part.what)
        values = {"what": part.what, "count": part.count, "each": part.each, "points": part.points}
        return self._format(template or self._need("parts-other"), values)

    def line(self, line: ScoreLine) -> str:
        """Format a score line: the player, the source and the arithmetic."""
        state = "complete" if line.complete else "incomplete"
        nothing = None if line.points else self._find(f"lines-nothing-{line.rule}")
        template = (
            nothing
            or self._find(f"lines-{line.rule}")
            or self._find(f"lines-{line.feature_kind}")
            or self._need(f"lines-{state}")
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
                self._find(f"lines-holders-{line.feature_kind}") or self._need("lines-shared"), values
            )
        if not line.certain:
            sentence += " " + self._fill(self._need(f"lines-{bounded(line.low, line.high)}"), values)
        return sentence

    def option(self, option: Option) -> str:
        """Return the description of an option."""
        if option.of:
            sold = self._find("options-" + option.name.replace(".", "-"))  # in several boxes
            return self._fill(sold or self._need("options-set-edition"), {"set": self.catalog(option.of)})
        return self._text("options-" + option.name.replace(".", "-")) or self.rule(option.rule).text

    def summary(self, key: str, values: Options) -> str:
        """Format a sentence of the summary of a match or a turn."""
        return self._fill(self._need(f"summary-{key}"), values)

    def photo(self, cause: str, values: Options | None = None) -> str | None:
        """Return why a photo could not be read and what to do, or what is odd about it; None if there is no
        text for the cause."""
        template = self._find(f"photos-{cause}")
        return template and self._fill(template, values or {})

    def unlisted_sets(self, tiles: Mapping[str, int]) -> str:
        """Format a warning that sets which were not named seem to be in a photo. `tiles`: number of tiles by
        set id."""
        sets = self._joined(f"{self.catalog(id)} ({count})" for id, count in tiles.items())
        return self._fill(self._need("photos-untold-sets"), {"sets": sets})

    def catalog(self, id: str) -> str:
        """Return the name of a built-in tile set."""
        return self._text(f"catalogs-{id}") or id

    def mark(self, mark: str) -> str:
        """Return the name of a mark on a tile or feature."""
        return self._text("marks-" + mark.replace(":", "-").replace("!", "-bang")) or mark

    def word(self, word: str) -> str:
        """Return the translated name of a kind of feature or figure."""
        return self._text(word_id(word)) or word

    # ---- formatting ----

    def _text(self, id: str) -> str | None:
        """Return a message without arguments, None if there is none."""
        return self._messages.text(id)

    def _find(self, id: str) -> Format | None:
        return self._messages.find(id)

    def _need(self, id: str) -> Format:
        found = self._find(id)
        if found is None:
            raise KeyError(id)
        return found

    def _format(self, message: Format, values: Options) -> str:
        checkpoint()
        return message(_Arguments(self._argument, values), [])

    def _fill(self, message: Format, values: Options) -> str:
        """Return a message as a sentence, with a capital at the start."""
        sentence = self._format(message, values)
        return sentence[:1].upper() + sentence[1:]

    def _argument(self, name: str, value: Any) -> Any:
        """Return a value as messages take it: a word, names, a number or a text."""
        if type(value) is int:
            return number(value)
        if type(value) is float:
            return value  # Fluent writes it with the decimal sign of the language
        if isinstance(value, str):
            if name in PLAYERS:
                return self._name(value)
            if name in NAMES:
                return NAMES[name](self, value)
            return value if name in PLACES else self._as_word(value)
        if value is None:
            return "?"
        if name == "parts":
            return " + ".join(self.part(part) for part in value) or "0"
        if isinstance(value, Mapping):
            most_first = sorted(value.items(), key=lambda item: -item[1])
            return ", ".join(f"{self._name(player)} {count}" for player, count in most_first) or "0"
        if name in PLACES:
            return self._joined(value)
        if name in PLAYERS:
            return self._joined(self._name(one) for one in value)
        if name in CELLS:
            cells = [value] if value and isinstance(value[0], int) else value
            return JoinedNames(", ".join(f"({x}, {y})" for x, y in cells), len(cells))
        return str(value)

    def _as_word(self, id: str) -> Word:
        found = self._words.get(id)
        if found is None:
            found = self._words[id] = Word(self.word(id), id)
        return found

    def _name(self, player: str) -> str:
        return self.names.get(player) or player

    def _joined(self, words: Iterable[str]) -> JoinedNames:
        every = list(words)
        names = list(dict.fromkeys(every))
        if len(names) < 2:
            return JoinedNames("".join(names), len(every))
        return JoinedNames(f"{', '.join(names[:-1])} {self.word('and')} {names[-1]}", len(every))


NAMES: Mapping[str, Callable[[Speaker, str], str]] = {
    "title": lambda speaker, id: speaker.rule(id).title,
    "box": Speaker.catalog,
}


class _Arguments(dict[str, Any]):
    """The arguments of a message, converted when it asks for them."""

    def __init__(self, argument: Callable[[str, object], object], values: Options) -> None:
        super().__init__()
        self._argument, self._values = argument, values

    def __missing__(self, name: str) -> Any:
        found = self[name] = self._argument(name, self._values[name])
        return found
