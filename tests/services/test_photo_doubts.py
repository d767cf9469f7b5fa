"""Every reason of a review question has texts, and the API's enum contains exactly these reasons."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from api_schemas.photos.reading import DOUBTS
from referee.messages import messages as messages_of
from services.cli.board_text import doubts
from services.photos.position.doubts import REASONS
from tests import messages
from vision.reading import FIGURE_REASONS, TILE_REASONS, FigureReason, TileReason

HOUSE = Path(__file__).resolve().parents[2]
SEEN = [*get_args(TileReason), *get_args(FigureReason)]  # mypy checks that vision gives no other
ASKING = [
    *(
        "vision/solver/review_questions.py",
        "vision/figures/assignment.py",
        "vision/solver/undeclared_sets.py",
    ),
    *(
        f"services/photos/position/{name}.py"
        for name in ("serializer", "piece_question", "token_stacks", "track_spaces")
    ),
    *(
        f"services/{name}.py"
        for name in ("photos/tents", "matches/photos/proposal", "matches/photos/round_questions")
    ),
]
WHERE = {
    "figure": {"figure": 0},
    "tent": {"village": "atai", "colour": "red"},
    "pieces": {"figures": [0], "kinds": ["mayor", "wagon"], "tokens": ["dragon"]},
    "tokens": {"x": 1, "y": 2, "feature": {"kind": "mountain", "at": ["N"]}, "token": "mining", "most": 3},
    "hidden": {"x": 1, "y": 2, "colour": "red", "kind": "meeple", "feature": None},
}
OF_A_ROUND = ("returned", "turn")  # whose question the server itself words, with the feature and the players
FIGURE = {"colour": "red", "kind": "meeple", "x": 1, "y": 2, "feature": None}


def texts(path: str) -> Iterator[str]:
    """All strings of a module."""
    for node in ast.walk(ast.parse((HOUSE / path).read_text())):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def reasons_in(path: str) -> Iterator[str]:
    """The reasons that a module of services writes into answers."""
    for node in ast.walk(ast.parse((HOUSE / path).read_text())):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if (
                    isinstance(key, ast.Constant)
                    and key.value == "reason"
                    and isinstance(value, ast.Constant)
                ):
                    yield value.value


def test_the_enum_names_every_reason_that_is_given_and_no_other() -> None:
    assert sorted(DOUBTS) == sorted(REASONS)
    assert sorted([*TILE_REASONS, *FIGURE_REASONS]) == sorted(SEEN)
    given = {reason for path in ASKING if path.startswith("services") for reason in reasons_in(path)}
    assert given | set(SEEN) == set(REASONS)
    assert set(REASONS) <= {text for path in ASKING for text in texts(path)}
    assert len(set(REASONS)) == len(REASONS)


def test_no_other_module_gives_reasons() -> None:
    """A new one belongs in ASKING."""
    others = {
        str(path.relative_to(HOUSE))
        for room in ("services", "vision")
        for path in (HOUSE / room).rglob("*.py")
    }
    assert {path for path in others - set(ASKING) if "Doubt(" in (HOUSE / path).read_text()} == {
        "vision/reading/draft.py"
    }
    assert {path for path in others - set(ASKING) if set(reasons_in(path)) & set(REASONS)} == set()


@pytest.mark.parametrize("language", ["en", "ro", "it", "de"])
@pytest.mark.parametrize("reason", [one for one in DOUBTS if one not in OF_A_ROUND])
def test_the_page_has_a_sentence_for_every_reason(language: str, reason: str) -> None:
    assert messages.Page(language)[f"reason.{reason}"]


@pytest.mark.parametrize("reason", DOUBTS)
def test_the_terminal_has_a_sentence_for_every_reason(reason: str) -> None:
    on_figures = reason in FIGURE_REASONS or reason == "space"
    place = WHERE["figure"] if on_figures else WHERE.get(reason, {"x": 1, "y": 2})
    photo = {"figures": [FIGURE], "doubts": [{**place, "reason": reason}]}
    (line,) = doubts(photo, messages_of("en"))
    assert line.endswith(f": {messages.texts('en', 'terminal.ftl')[f'doubt-{reason}']}")
    assert "None" not in line


@pytest.mark.parametrize("language", ["ro", "it", "de"])
def test_the_terminal_has_them_in_every_language(language: str) -> None:
    own = messages.texts(language, "terminal.ftl")
    assert {f"doubt-{reason}" for reason in REASONS} <= set(own)


@pytest.mark.parametrize(
    ("language", "share"), [("en", "55%"), ("ro", "55\xa0%"), ("it", "55%"), ("de", "55\xa0%")]
)
def test_candidates_in_the_terminal_have_percentages_of_the_language(language: str, share: str) -> None:
    candidates = [{"tile": "base/D", "rotation": 90, "confidence": 0.553}]
    question = {"reason": "close", "x": 1, "y": 2, "candidates": candidates}
    [line] = doubts({"doubts": [question], "figures": []}, messages_of(language))
    assert line.endswith(f": D> {share}")
