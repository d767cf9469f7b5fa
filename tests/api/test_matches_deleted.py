"""Reads of a match that another request deletes after they have opened it."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from services.infra.codec import JsonAnswer
from store import Change, MatchRecords
from tests.api.border import problem
from tests.api.matches import CITY, ROAD, Table
from tests.api.test_matches_roles import ROUTES

READS = [path for method, path in ROUTES if method == "GET"]
READ_AGAIN = (
    "/history",
    "/export",
    "/export.csv",
    "/export.bgsplay",
)  # the changes, also of a match in memory


@pytest.fixture
def deletions(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Have the match deleted before its changes are read; returns whenever that happened."""
    table.play(CITY)
    table.play(ROAD)
    read, found = MatchRecords.changes, list[str]()

    def deleted_first(records: MatchRecords, match_id: str, *numbers: int) -> list[Change]:
        records.delete(match_id)
        found.append(match_id)
        return read(records, match_id, *numbers)

    monkeypatch.setattr(MatchRecords, "changes", deleted_first)
    return found


@pytest.mark.parametrize("kept", [True, False], ids=["in memory", "not in memory"])
@pytest.mark.parametrize("path", [path for path in READS if path != "/events"])
def test_a_read_racing_a_deletion_finds_nothing(
    match_app: Flask, table: Table, deletions: list[str], path: str, kept: bool
) -> None:
    """A table was a bug of the server, an export had no changes, and a match no moves."""
    if not kept:
        match_app.extensions["services"].matches.repository.forget(table.id)
    answer = table.ask("GET", path)
    assert bool(deletions) == (not kept or path in READ_AGAIN)
    if deletions:
        assert answer.status_code == 404
        assert problem(answer)["type"].endswith("#unknown-id")


@pytest.mark.parametrize("kept", [True, False], ids=["in memory", "not in memory"])
def test_a_stream_racing_a_deletion_ends(
    match_app: Flask, table: Table, deletions: list[str], kept: bool
) -> None:
    """It looked for the changes for ever, without a pause."""
    matches, token = match_app.extensions["services"].matches, table.tokens["host"]
    if not kept:
        matches.repository.forget(table.id)
    access = matches.repository.open(table.id, token)
    events: list[JsonAnswer | None] = list(matches.streams.events(access, token, 0, "en", "phone", 3600))
    assert events == [None]
    assert len(deletions) == 1


def test_a_photo_whose_match_is_deleted_meanwhile_has_no_proposal(
    match_app: Flask, table: Table, deletions: list[str]
) -> None:
    matches = match_app.extensions["services"].matches
    matches.repository.forget(table.id)
    photo: dict[str, Any] = {"match": table.id, "status": "done"}
    assert matches.photos.with_proposal(photo) == photo
    assert deletions
