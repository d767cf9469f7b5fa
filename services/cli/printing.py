"""Printing in a terminal what others wrote: names, notes and files hold no commands for it."""

from __future__ import annotations

import re
import sys
from typing import TextIO

# Control characters, some of which terminals obey (ESC, and U+009B alone), and those that turn text around.
COMMANDS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def say(text: str, end: str = "\n", file: TextIO | None = None) -> None:
    """Print a text, on standard output by default.

    Such characters are written as in JSON, `\\u001b`. JSON and the notation have them in strings only, so
    what is printed keeps its meaning.
    """
    print(harmless(text), end=end, file=file or sys.stdout)


def harmless(text: str) -> str:
    """A text that a terminal shows and does not obey."""
    return COMMANDS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
