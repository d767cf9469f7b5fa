"""Measure how long sentences take, against str.format of Python.

    python benchmarks/messages.py [--rounds 5] [--write]

Every reason and score line of the scenarios is put into words in every language. The floor fills for each
of these sentences a text of the same length with three arguments. CPU time, both alternating, the best of N
rounds after a warm-up in which each message is compiled. `--write` puts the result into messages.md.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HOUSE))

from benchmarks.quickest import quickest  # noqa: E402
from referee.messages import languages  # noqa: E402
from referee.say import speaker  # noqa: E402
from tests.games.test_sentences import NAMES, lines, reasons  # noqa: E402

RESULT = Path(__file__).with_suffix(".md")
WORDS = """# Sentences, as ratios to Python's str.format

All reasons and score lines of the scenarios, in each language (`python benchmarks/messages.py --write`). A
sentence of the referee chooses plural forms, genders and articles by Fluent; the floor fills a text of the
same length with three arguments.

| language | sentences | microseconds a sentence | ratio to the floor |
|---|---|---|---|
"""


def spoken(language: str) -> list[str]:
    """Return every reason and line of the scenarios in a language."""
    voice = speaker(language, NAMES)
    return [*(voice.reason(one) for one in reasons()), *(voice.line(one) for one in lines())]


def filled(texts: list[str]) -> list[str]:
    """Fill texts in as Python does."""
    return [text.format(**NAMES) for text in texts]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    rows = []
    reasons(), lines()  # worked out once, before anything is measured
    for language in languages():
        texts = [text[12:] + "{red}{blue}{green}" for text in spoken(language)]
        mine, floor = quickest(
            [partial(spoken, language), partial(filled, texts)],
            options.rounds,
        )
        rows.append(f"| {language} | {len(texts):,} | {mine / len(texts) * 1e6:.1f} | {mine / floor:.1f} |")
        print(rows[-1])
    if options.write:
        RESULT.write_text(
            WORDS + "\n".join(rows) + f"\n\nPython {sys.version.split()[0]}.\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
