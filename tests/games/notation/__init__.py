"""The notation of the scenarios (described in SCENARIOS.md): from text to a position and questions.

Parsing is strict: anything unknown is a NotationError that names file and line.
"""

from tests.games.notation.questions import QUESTIONS
from tests.games.notation.reader import NotationError, read
from tests.games.notation.scenario import Question, Scenario
from tests.games.notation.table import TABLE_LINES

__all__ = ["QUESTIONS", "TABLE_LINES", "NotationError", "Question", "Scenario", "read"]
