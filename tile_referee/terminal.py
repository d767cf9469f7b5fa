"""The command `tile-referee`: scores, rulings and matches in the terminal, and the server."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

import settings
from referee.game import BadInput
from referee.messages import messages
from services.cli.arguments import ArgumentParser, language_of, parser_class
from services.cli.board_text import lines, ruling_report, score_report, titled
from services.cli.photo_arguments import (
    UsageError,
    add_score_arguments,
)
from services.cli.printing import say
from tile_referee import __version__
from tile_referee.files import FORMATS, dumps, loads
from tile_referee.match import Match
from tile_referee.terminal_input import (
    data_of,
    is_photo,
    move_of,
    object_of,
    position_of,
    question_of,
    with_arguments,
)

OK, NO, MISUSED = 0, 1, 2
FEATURE = """'{"x": 0, "y": 0, "kind": "city", "at": "N"}'"""  # an example


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command.

    Returns 0 on success, 1 for a "no" (an illegal move, a photo that cannot be read, a match that does not
    replay as recorded), 2 for invalid arguments or input.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    args = _parser(language_of(given, settings.preferred_languages())).parse_args(given)
    args.given = given
    own = messages(args.language)
    try:
        return int(args.run(args))
    except UsageError as error:
        say(f"{args.command}: {error.message.in_language(args.language)}", file=sys.stderr)
    except BadInput as error:
        for path, texts in error.errors.items():
            wrong = ", ".join(text.in_language(args.language) for text in texts)
            say(f"{args.command}: {path}: {wrong}", file=sys.stderr)
    except ModuleNotFoundError as error:
        extra = "server" if args.run is serve else "vision"
        more = own.format("terminal-extra", command=f"pip install '.[{extra}]'")
        say(f"{args.command}: {more} ({error})", file=sys.stderr)
    except BrokenPipeError:
        return NO
    return MISUSED


def score(args: argparse.Namespace) -> int:
    """Print the points of a position, or of a photo of a table."""
    data = data_of(args.file)
    if is_photo(args.file, data):
        from services.cli import terminal as photos  # needs the extra "vision"

        return photos.main([*args.given, "--language", args.language])
    position = with_arguments(position_of(loads(data), args.file), args)
    found = msgspec.to_builtins(position.scores(final=args.final, language=args.language))
    text = score_report(position.to_json(), found, final=args.final, language=args.language)
    say(json.dumps(found, ensure_ascii=False, indent=1) if args.json else text)
    return OK


def rule(args: argparse.Namespace) -> int:
    """Print the ruling on a move or a feature, with every reason."""
    data = data_of(args.file)
    position = position_of(loads(data), args.file)
    sent = question_of(data)
    move = move_of(args.move) if args.move else sent.get("move")
    feature = object_of("--feature", args.feature) if args.feature else sent.get("feature")
    if move is None and feature is None:
        raise UsageError("terminal-no-question")
    found = position.ruling(move, feature=feature, language=args.language)
    answer = msgspec.to_builtins(found)
    text = (
        json.dumps(answer, ensure_ascii=False, indent=1)
        if args.json
        else ruling_report(answer, args.language)
    )
    say(text)
    return OK if found.legal else NO


def replay(args: argparse.Namespace) -> int:
    """Print a match list by list with the points of each, then the result."""
    match = loads(data_of(args.file))
    if not isinstance(match, Match):
        raise UsageError("terminal-no-match", file=args.file)
    own = messages(args.language)
    played = match.played(args.language)
    if args.json:
        say(json.dumps([msgspec.to_builtins(one) for one in played], ensure_ascii=False, indent=1))
    else:
        for number, one in enumerate(played, 1):
            moves = ", ".join(_brief(move) for move in one.moves)
            player = next((move["player"] for move in one.moves if "player" in move), "-")
            say(own.format("terminal-list", number=str(number), player=player, moves=moves))
            row = msgspec.to_builtins(one)
            say("".join(f"     {line}\n" for line in (*lines(row), *row["conflicts"])), end="")
        points = [f"{player}: {count}" for player, count in match.scores.items()]
        say("\n" + titled(own.format("terminal-totals"), points)[0])
    return NO if any(one.conflicts for one in played) else OK


def convert(args: argparse.Namespace) -> int:
    """Print a position or a match in another format."""
    say(dumps(loads(data_of(args.file)), args.to), end="")
    return OK


def serve(args: argparse.Namespace) -> int:
    """Run the REST service and its page. Does not return."""
    import gunicorn  # noqa: F401   # needs the extra "server"

    from services.cli import terminal

    current = settings.Settings.of_program()
    port, host = args.port or current.port, args.host or current.bind_address
    data = Path(args.data or current.data_dir).resolve()
    data.mkdir(parents=True, exist_ok=True)
    for variable, value in (("PORT", str(port)), ("BIND_ADDRESS", host), ("DATA_DIR", str(data))):
        os.putenv(variable, value)
    shown = ["address", "--port", str(port), "--bind", host, "--language", args.language]
    terminal.main(shown)
    prefix = settings.__name__.rpartition("settings")[0]
    name = "gunicorn_conf.py" if settings.INSTALLED else "gunicorn.conf.py"
    target = [f"{prefix}app:create_app()"]
    command = [sys.executable, "-m", "gunicorn", "-c", str(settings.ROOT / name), *target]
    # gunicorn imports from the working directory first: modules of the same names there must not be found
    os.chdir(data if settings.INSTALLED else settings.ROOT)
    os.execv(sys.executable, command)


def _brief(move: Mapping[str, Any]) -> str:
    """A move in few words: its type, what and where."""
    where = f" ({move['x']}, {move['y']})" if "x" in move else ""
    what = move.get("tile") or move.get("kind") or move.get("token") or ""
    return f"{move['type']}{' ' if what else ''}{what}{where}"


def _parser(language: str) -> ArgumentParser:
    parser = parser_class(language)(prog="tile-referee")
    text, file = parser.text, parser.text("help-file")
    parser.description = text("help-terminal")
    version = f"tile-referee {__version__}"
    parser.add_argument("--version", action="version", version=version, help=text("help-version"))
    commands = parser.add_subparsers(dest="command", required=True)
    scoring = commands.add_parser("score", help=text("help-score"))
    scoring.add_argument("file", metavar=file, help=text("help-score-file"))
    add_score_arguments(scoring)
    scoring.set_defaults(run=score)
    ruling = commands.add_parser("rule", help=text("help-rule"))
    ruling.add_argument("file", metavar=file, help=text("help-rule-file"))
    ruling.add_argument("--move", default="", help=text("help-move", example="'red: place U~1 0,1'"))
    ruling.add_argument("--feature", default="", help=text("help-feature", example=FEATURE))
    ruling.set_defaults(run=rule)
    replaying = commands.add_parser("replay", help=text("help-replay"))
    replaying.add_argument("file", metavar=file, help=text("help-replay-file"))
    replaying.set_defaults(run=replay)
    converting = commands.add_parser("convert", help=text("help-convert"))
    converting.add_argument("file", metavar=file, help=text("help-convert-file"))
    converting.add_argument("--to", choices=FORMATS, default="json", help=text("help-to"))
    converting.set_defaults(run=convert)
    serving = commands.add_parser("serve", help=text("help-serve"))
    serving.add_argument("--port", type=int, help=text("help-port"))
    serving.add_argument("--host", help=text("help-host"))
    serving.add_argument("--data", help=text("help-data"))
    serving.set_defaults(run=serve)
    for command in (ruling, replaying):
        command.add_argument("--json", action="store_true", help=text("help-json"))
    for command in (scoring, ruling, replaying, converting, serving):
        command.add_language()
    return parser


if __name__ == "__main__":
    sys.exit(main())
