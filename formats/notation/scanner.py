"""Reads a text in the notation piece by piece."""

from __future__ import annotations

import re
from typing import Any, NoReturn

from formats.notation.words import BARE, BREAK, DECODER, LONGEST, NUMBER, SPACE
from referee.game import BadInput, Message


class Scanner:
    """Reads a text piece by piece, from left to right."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadInput({"$": [Message("format-most", most=LONGEST)]})
        self._text, self._at = text.strip(), 0

    def fail(self, wanted: Message | tuple[str, ...]) -> NoReturn:
        """Raise BadInput: this, or one of these, was expected here."""
        near = self._text[self._at : self._at + 20]
        self.refuse(Message("notation-expected", wanted=wanted, found=near))

    def refuse(self, why: Message) -> NoReturn:
        """Raise BadInput for this place."""
        raise BadInput({f"$[{self._at}]": [why]})

    def take(self, pattern: re.Pattern[str] | str) -> re.Match[str] | None:
        """Read a pattern after spaces, if it is next."""
        self._at = SPACE.match(self._text, self._at).end()  # type: ignore[union-attr]   # matches anything
        compiled = re.compile(re.escape(pattern)) if isinstance(pattern, str) else pattern
        found = compiled.match(self._text, self._at)
        if found is not None:
            self._at = found.end()
        return found

    def next_section(self) -> bool:
        """Go to the next section or move; False at the end."""
        if self.take(BREAK) is None:
            if self._at < len(self._text):
                self.fail((";",))
            return False
        return self._at < len(self._text)

    def json(self) -> Any:
        """Read a JSON value."""
        self.take(SPACE)
        try:
            value, self._at = DECODER.raw_decode(self._text, self._at)
        except (ValueError, RecursionError):
            self.fail(("JSON",))
        return value

    def word(self) -> str:
        """Read a word, bare or as a JSON string."""
        found = self.take(BARE)
        if found is not None:
            return found[0]
        value = self.json() if self._text[self._at : self._at + 1] == '"' else None
        if not isinstance(value, str):
            self.fail(Message("notation-word"))
        return str(value)

    def number(self) -> int:
        """Read a whole number."""
        found = self.take(NUMBER)
        if found is None:
            self.fail(Message("notation-number"))
        return int(found[0])

    def ahead(self, characters: str) -> bool:
        """Whether one of these characters is next."""
        self.take(SPACE)
        return self._text[self._at : self._at + 1] != "" and self._text[self._at] in characters

    def word_ahead(self) -> bool:
        """Whether a word is next."""
        self.take(SPACE)
        return bool(BARE.match(self._text, self._at)) or self.ahead('"')

    def ended(self) -> bool:
        """Whether the section ends here."""
        self.take(SPACE)
        return self._at == len(self._text) or bool(BREAK.match(self._text, self._at))

    def cell(self) -> dict[str, int]:
        """Read a cell: `x,y`."""
        x = self.number()
        if not self.take(","):
            self.fail((",",))
        return {"x": x, "y": self.number()}
