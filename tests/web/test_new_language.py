"""A language is a folder of messages and one line; a made-up one shows what is untranslated or cut.

All other screens are in it in test_screens.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests import messages
from tests.web.made_up import shown
from tests.web.steps import STEPS
from tests.web.test_access import too_small


def test_the_steps_of_expansions_are_in_the_new_language(
    speaking: Page, address: str, wrong: Callable[[], list[str]]
) -> None:
    seen = list[str]()
    for step in STEPS:
        step.open(speaking, address)
        seen += [f"{step.name}: {what}" for what in [*wrong(), *too_small(speaking)]]
    assert not seen, "\n".join(seen)


@pytest.mark.parametrize("text", ["start-photo", "app-loading"])
def test_the_made_up_language_is_longer(text: str) -> None:
    assert len(shown()[text]) >= len(messages.texts("en", "page.ftl")[text])
