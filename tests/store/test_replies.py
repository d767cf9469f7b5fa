"""Stored answers for repeated requests: the same client gets the same answer, no other can read it."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import select, update

from services.infra.clock import Clock
from services.infra.idempotency import KeyReused, Replies, once
from store import Database, KeptReply, StillAnswering


@pytest.fixture
def kept(database_url: str) -> Replies:
    database = Database(database_url)
    database.migrate()
    return Replies(database, Clock())


def never() -> tuple[bytes, bool]:
    raise AssertionError("answered a second time")


def test_the_same_request_gets_the_same_answer(kept: Replies) -> None:
    assert once(kept, "POST /a", "key", b"body", lambda: (b"secret token", True)) == b"secret token"
    assert once(kept, "POST /a", "key", b"body", never) == b"secret token"


def test_another_body_is_refused_and_another_place_is_another_key(kept: Replies) -> None:
    once(kept, "POST /a", "key", b"body", lambda: (b"one", True))
    with pytest.raises(KeyReused):
        once(kept, "POST /a", "key", b"other", never)
    assert once(kept, "POST /b", "key", b"body", lambda: (b"two", True)) == b"two"
    assert once(kept, "POST /", "akey", b"body", lambda: (b"three", True)) == b"three"


def test_the_database_alone_does_not_reveal_the_answer(tmp_path: Path) -> None:
    kept = Replies(Database(f"sqlite:///{tmp_path / 'referee.db'}"), Clock())
    kept.database.migrate()
    secret = b"token of a photo, " * 9
    once(kept, "POST /a", "my own key", b"body", lambda: (secret, True))
    everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for hidden in (secret[:18], b"my own key", b"POST /a"):
        assert hidden not in everything


def test_failed_or_unstored_requests_may_be_repeated(kept: Replies) -> None:
    def fails() -> tuple[bytes, bool]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        once(kept, "POST /a", "key", b"body", fails)
    assert once(kept, "POST /a", "key", b"body", lambda: (b"refused", False)) == b"refused"
    assert once(kept, "POST /a", "key", b"other body", lambda: (b"done", True)) == b"done"


def test_while_one_is_answered_the_other_waits(kept: Replies) -> None:
    started, finish = threading.Event(), threading.Event()

    def slow() -> tuple[bytes, bool]:
        started.set()
        finish.wait(20)
        return b"done", True

    with ThreadPoolExecutor(1) as other:
        first = other.submit(once, kept, "POST /a", "key", b"body", slow)
        assert started.wait(20)
        with pytest.raises(StillAnswering):
            once(kept, "POST /a", "key", b"body", never)
        with pytest.raises(KeyReused):
            once(kept, "POST /a", "key", b"other", never)
        finish.set()
        assert first.result(20) == b"done"
    assert once(kept, "POST /a", "key", b"body", never) == b"done"


@pytest.mark.parametrize("column", ["expires", "begun"])
def test_finished_or_lost_jobs_are_forgotten(kept: Replies, column: str) -> None:
    once(kept, "POST /a", "key", b"body", lambda: (b"old", True))
    with kept.database.write() as session:
        lost = {"sealed": None} if column == "begun" else {}
        session.execute(update(KeptReply).values(**{column: time.time() - 86_401}, **lost))
    assert once(kept, "POST /a", "key", b"other", lambda: (b"new", True)) == b"new"


def test_a_clock_jump_repeats_nothing(kept: Replies, monkeypatch: pytest.MonkeyPatch) -> None:
    started, finish, now = threading.Event(), threading.Event(), time.time

    def slow() -> tuple[bytes, bool]:
        started.set()
        finish.wait(20)
        return b"done", True

    assert once(kept, "POST /b", "key", b"body", lambda: (b"before", True)) == b"before"
    with ThreadPoolExecutor(1) as other:
        first = other.submit(once, kept, "POST /a", "key", b"body", slow)
        assert started.wait(20)
        monkeypatch.setattr(time, "time", lambda: now() + 9 * 86_400)
        with pytest.raises(StillAnswering):
            once(kept, "POST /a", "key", b"body", never)
        assert once(kept, "POST /b", "key", b"body", never) == b"before"
        finish.set()
        assert first.result(20) == b"done"
    assert once(kept, "POST /a", "key", b"body", never) == b"done"


def test_an_answer_sealed_in_another_way_counts_as_forgotten(kept: Replies) -> None:
    """As version 0.5.0 did it, changed, or cut short: the request is executed again, and stored."""
    for sealed in (b"\x01" + bytes(5), b"\x01" + bytes(60), b"\x00old", b""):
        once(kept, "POST /a", "key", b"body", lambda: (b"one", True))
        with kept.database.write() as session:
            session.execute(update(KeptReply).values(sealed=sealed))
        with pytest.raises(KeyReused):
            once(kept, "POST /a", "key", b"other", never)
        assert once(kept, "POST /a", "key", b"body", lambda: (b"two", True)) == b"two"
        assert once(kept, "POST /a", "key", b"body", never) == b"two"


def test_a_sealed_answer_opens_in_its_own_row_only(kept: Replies) -> None:
    once(kept, "POST /a", "key", b"body", lambda: (b"one", True))
    once(kept, "POST /b", "key", b"body", lambda: (b"two", True))
    with kept.database.write() as session:
        rows = list(session.scalars(select(KeptReply)))
        rows[0].sealed, rows[1].sealed = rows[1].sealed, rows[0].sealed
    assert once(kept, "POST /a", "key", b"body", lambda: (b"anew", True)) == b"anew"


def test_a_revoked_token_gets_no_stored_answer(kept: Replies) -> None:
    """Neither the answer, nor that the key was used, nor that it is being answered."""

    def refused() -> None:
        raise PermissionError

    once(kept, "POST /a", "key", b"body", lambda: (b"one", True))
    for body in (b"body", b"other"):
        with pytest.raises(PermissionError):
            once(kept, "POST /a", "key", body, never, refused)

    def meanwhile() -> tuple[bytes, bool]:
        return once(kept, "POST /b", "key", b"body", never, refused), True

    with pytest.raises(PermissionError):
        once(kept, "POST /b", "key", b"body", meanwhile)
