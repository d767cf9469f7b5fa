"""The command line.

`score PHOTO` reads a photo and prints board and points. `address` prints the addresses at which a phone can
reach the server.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from referee.game import BadInput
from referee.games import GAMES
from referee.messages import messages
from referee.tiles.tile_game import TileGame
from services.cli.arguments import ArgumentParser, language_of, parser_class
from services.cli.board_text import report
from services.cli.photo_arguments import (
    UsageError,
    add_score_arguments,
    options_of,
    points_of,
    sets_of,
    unreadable_file,
)
from services.cli.printing import say
from services.infra.failures import failure_message, stored_failure
from services.infra.network import addresses, served_at
from services.jobs.threads import one_thread
from services.photos.request import photo_request
from vision.errors import Unreadable

OK, FAILED, MISUSED = 0, 1, 2
USES = {  # what may follow ./run, by the message about it
    "serve": "", "language": "--language de", "https": "https", "worker": "worker", "manage": "manage ...",
    "score": "score FILE ...", "rule": "rule FILE ...", "replay": "replay FILE ...",
    "convert": "convert FILE ...",
}  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Returns 0 on success, 1 if the photo cannot be read, 2 for invalid arguments."""
    given = sys.argv[1:] if arguments is None else arguments
    args = _parser(language_of(given)).parse_args(given)
    own = messages(args.language)
    try:
        return int(args.run(args))
    except UsageError as error:
        say(f"{args.command}: {error.message.in_language(args.language)}", file=sys.stderr)
        return MISUSED
    except BadInput as error:
        wrong = [
            f"{path}: {', '.join(text.in_language(args.language) for text in texts)}"
            for path, texts in error.errors.items()
        ]
        say(f"{args.command}: {'; '.join(wrong)}", file=sys.stderr)
        return MISUSED
    except Unreadable as error:
        why = failure_message(stored_failure(error.reason, **error.values)).in_language(args.language)
        stage = own.format(f"stage-{error.stage}")
        words = own.format("terminal-unreadable", why=why, stage=stage)
        say(f"{args.command}: {words}", file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        return FAILED


def score(args: argparse.Namespace) -> int:
    """Read a photo, print board, review questions, figures and every score line."""
    try:
        data = Path(args.photo).read_bytes()
    except OSError as error:
        raise unreadable_file(args.photo, error) from None
    if args.game in {rules.id for rules in GAMES if not isinstance(rules, TileGame)}:
        raise UsageError("terminal-no-tiles", game=args.game)
    request = photo_request(args.game, options_of(args.options), sets_of(args.sets), points_of(args.points))
    one_thread()
    from services.cli.score_photo import score_photo  # imported after one_thread, which must come first

    shown = _progress(quiet=args.json, language=args.language)
    found = score_photo(
        data, request, final=args.final, recogniser=args.recogniser, language=args.language, progress=shown
    )
    text = report(found["photo"], found["scores"], final=args.final, language=args.language)
    say(json.dumps(found, indent=1) if args.json else text)
    return OK


def address(args: argparse.Namespace) -> int:
    """Print the addresses of the server, and the first that a phone can reach as a QR code."""
    places, found = served_at(args.bind)
    own = messages(args.language)
    print(own.format("terminal-served"))
    for place in places:
        print(f"  {args.scheme}://{place}:{args.port}/")
    if not found:
        print(own.format("terminal-only-here"))
    else:
        print(own.format("terminal-scan"))
        import segno  # of the extra "server", which reading a photo does not need

        code = segno.make(f"{args.scheme}://{found[0]}:{args.port}/", micro=False)
        code.terminal(compact=True)
    sys.stdout.flush()
    return OK


def names(args: argparse.Namespace) -> int:
    """Print the names for a certificate of this machine, in OpenSSL's subjectAltName syntax."""
    print(",".join(["DNS:localhost", "IP:127.0.0.1", *(f"IP:{place}" for place in addresses())]))
    return OK


def usage(args: argparse.Namespace) -> int:
    """Print what ./run does, one line for each command."""
    own = messages(args.language)
    file = own.format("help-file")
    for what, use in USES.items():
        command = f"./run {use}".replace("FILE", file)
        print(f"{command:<26} {own.format(f'usage-{what}')}")
    return OK


def _progress(*, quiet: bool, language: str) -> Callable[[str], None]:
    def show(stage: str) -> None:
        if sys.stderr.isatty() and not quiet:
            words = messages(language).format(f"stage-{stage}")
            print(f"\r\033[K{words} …", end="\r" if stage != "settle" else "\r\033[K", file=sys.stderr)

    return show


def _parser(language: str) -> ArgumentParser:
    parser = parser_class(language)(prog="./run")
    text = parser.text
    parser.description = text("help-terminal")
    commands = parser.add_subparsers(dest="command", required=True)
    reading = commands.add_parser("score", help=text("help-read"))
    reading.add_argument("photo", metavar=text("help-photo"), help=text("help-read-file"))
    add_score_arguments(reading)
    reading.set_defaults(run=score)
    where = commands.add_parser("address", help=text("help-address"))
    where.add_argument("--port", type=int, default=8000)
    where.add_argument("--bind", default="0.0.0.0", help=text("help-bind"))
    where.add_argument("--scheme", choices=("http", "https"), default="http")
    where.set_defaults(run=address)
    certificate = commands.add_parser("names", help=text("help-names"))
    certificate.set_defaults(run=names)
    used = commands.add_parser("usage", help=text("help-usage"))
    used.set_defaults(run=usage)
    for command in (reading, where, certificate, used):
        command.add_language()
    return parser


if __name__ == "__main__":
    sys.exit(main())
