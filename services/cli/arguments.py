"""Command-line arguments in the language of the user: argparse with the messages of terminal.ftl."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any, NoReturn

from referee.messages import ENGLISH, languages, messages
from services.cli.printing import harmless

# Argparse writes its errors in English before any message could be chosen: they are recognised by their form.
ERRORS = (
    (r"the following arguments are required: (?P<names>.+)", "usage-required"),
    (
        r"argument (?P<name>.+?): invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)",
        "usage-choice",
    ),
    (r"argument (?P<name>.+?): invalid (?:int|float) value: (?P<value>.+)", "usage-number"),
    (r"argument (?P<name>.+?): expected (?:one|at least one) argument", "usage-value"),
    (r"argument (?P<name>.+?): ignored explicit argument (?P<value>.+)", "usage-no-value"),
    (r"unrecognized arguments: (?P<names>.+)", "usage-unrecognised"),
    (r"ambiguous option: (?P<name>.+) could match (?P<choices>.+)", "usage-ambiguous"),
)


def language_of(arguments: Sequence[str], preferred: Sequence[str] = ()) -> str:
    """Return the language of `--language`, else that of the first locale preferred that has messages, else
    English."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    early.add_argument("--language", default="")
    try:
        wanted = early.parse_known_args(arguments)[0].language
    except argparse.ArgumentError:  # without a value: the parser of the command reports it
        wanted = ""
    if wanted in languages():
        return str(wanted)
    codes = (re.split("[_.@]", one, maxsplit=1)[0] for one in preferred)
    return next((code for code in codes if code in languages()), ENGLISH)


HEADINGS = {"positional arguments": "usage-arguments", "options": "usage-options"}  # of argparse's own groups


class HelpFormatter(argparse.HelpFormatter):
    """The help of a command, with argparse's own words in the language."""

    def __init__(self, prog: str, *, language: str) -> None:
        super().__init__(prog)
        self.language = language

    def start_section(self, heading: str | None) -> None:
        """Begin a group of arguments."""
        id = HEADINGS.get(heading or "")
        super().start_section(messages(self.language).format(id) if id else heading)

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Add the line of usage with its word in the language."""
        word = messages(self.language).format("usage-usage")
        super().add_usage(usage, actions, groups, f"{word} " if prefix is None else prefix)


class ArgumentParser(argparse.ArgumentParser):
    """A parser whose help and errors are in `language`. Parsers of commands are of the same class."""

    language = ENGLISH

    def __init__(self, **settings: Any) -> None:
        super().__init__(
            **settings, add_help=False, formatter_class=partial(HelpFormatter, language=self.language)
        )
        self.add_argument("-h", "--help", action="help", help=self.text("usage-help"))

    def text(self, id: str, **values: str) -> str:
        """Return a message; argparse reads a percent sign as the beginning of a placeholder."""
        return messages(self.language).format(id, **values).replace("%", "%%")

    def error(self, message: str) -> NoReturn:
        """Print the usage and what is wrong, and exit with 2."""
        words = messages(self.language)
        for pattern, id in ERRORS:
            if found := re.fullmatch(pattern, message):
                message = words.format(id, **found.groupdict())
                break
        self.print_usage(sys.stderr)
        self.exit(2, words.format("usage-error", program=self.prog, why=harmless(message)) + "\n")

    def add_language(self) -> None:
        """Add --language; it is read before the other arguments (see `language_of`)."""
        self.add_argument(
            "--language", choices=languages(), default=self.language, help=self.text("help-language")
        )


def parser_class(language: str) -> type[ArgumentParser]:
    """Return the class of parsers of a language: argparse creates those of commands itself."""
    return type("ArgumentParser", (ArgumentParser,), {"language": language})
