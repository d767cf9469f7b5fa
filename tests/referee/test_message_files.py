"""Message files are read quickly: only messages in use are parsed and compiled."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from referee import messages as module
from referee.messages import Messages, messages

HOUSE = Path(__file__).resolve().parents[2]
FILE = """\
# A comment.

one = One
    and two
only-forms =
    .gender = feminine
term-user = { -brand } has { $count ->
        [one] one
       *[other] { $count }
    }
    .short = { only-forms.gender }
-brand = Tile Referee
"""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "en").mkdir()
    monkeypatch.setattr(module, "LOCALES", tmp_path)
    return tmp_path / "en" / "test.ftl"


def test_messages_attributes_and_terms_are_found(written: Path) -> None:
    written.write_text(FILE)
    found = Messages("en", None)
    assert sorted(found) == ["-brand", "one", "only-forms.gender", "term-user", "term-user.short"]
    assert found.text("one") == "One\nand two"
    assert found.format("term-user", count=2) == "Tile Referee has 2"
    assert found.text("term-user.short") == "feminine"
    assert found.find("only-forms") is None


@pytest.mark.parametrize("wrong", ["no message\n", "one = { $count ->\n}\n", "1st = x\n", "{ one }\n"])
def test_a_malformed_message_is_an_error(written: Path, wrong: str) -> None:
    written.write_text(FILE.replace("one = One\n    and two\n", wrong))
    with pytest.raises(ValueError, match=r"message|test\.ftl"):
        read_all()


def read_all() -> None:
    found = Messages("en", None)
    for id in found:
        found.find(id)


def test_an_id_is_used_once(written: Path) -> None:
    written.write_text(FILE + "one = Uno\n")
    with pytest.raises(ValueError, match="one is there already"):
        Messages("en", None)


def test_reading_a_language_compiles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answer in a language waited until all of its messages were parsed."""
    monkeypatch.setattr(module, "FluentParser", None)
    for language in ("en", "de", "it", "ro"):
        assert len(list(Messages(language, messages("en")))) > 3_000


def test_no_message_is_needed_to_start() -> None:
    """Importing the application and its formats uses no message."""
    code = (
        "import sys; sys.path[:0] = ['.']; import app, formats.notation, tile_referee;"
        "from referee.messages import messages; print(messages.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=HOUSE, capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"
