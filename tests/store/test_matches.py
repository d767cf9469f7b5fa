"""Matches in the database: changes in order, tokens, codes; on SQLite and on PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from store import (
    CatalogRecords,
    ChangeRecord,
    Database,
    Gone,
    JoinCodeCollision,
    ListedCatalog,
    MatchRecord,
    MatchRecords,
    TokenRecord,
    VersionConflict,
)


@pytest.fixture
def records(database_url: str) -> Iterator[MatchRecords]:
    database = Database(database_url)
    database.migrate()
    yield MatchRecords(database)
    database.close()


def match(name: str = "m", code: str | None = "CODE", expires: float = 60.0) -> MatchRecord:
    return MatchRecord(
        id=name, setup={"game": "carcassonne"}, catalogs=[["base", "1"]], names={}, hints=True, seq=0,
        version=0, join_code=code, code_expires=time.time() + expires, created=time.time(),
    )  # fmt: skip


def token(name: str = "t", of: str = "m", role: str = "host", player: str | None = None) -> TokenRecord:
    return TokenRecord(token_hash=name, match_id=of, role=role, player=player, joined=False)


def change(seq: int, by: str = "host") -> ChangeRecord:
    return ChangeRecord(
        match_id="m", seq=seq, kind="moves", target=None, moves=[{"type": "end_turn", "by": by}],
        insist=False, by=by, at=1.5, paid=[[seq, []]], rules="r",
    )  # fmt: skip


def test_a_token_opens_its_match_and_no_other(records: MatchRecords) -> None:
    records.add(match(), [token("a"), token("b", role="player", player="red")])
    records.add(match("n", "OTHER"), [token("c", of="n")])
    opened = records.open("m", "b")
    assert opened is not None
    assert (opened.match.id, opened.role, opened.player) == ("m", "player", "red")
    assert records.open("m", "c") is None
    assert records.open("n", "a") is None
    assert records.open("nothing", "a") is None


def test_changes_come_in_order_and_once(records: MatchRecords) -> None:
    records.add(match(), [])
    for seq in (1, 2, 3):
        records.append(change(seq))
    for seq in (1, 3, 5):
        with pytest.raises(VersionConflict) as stale:
            records.append(change(seq))
        assert stale.value.seq == 3
    assert records.pulses(["m"]).get("m") == (3, 0)
    assert [c.seq for c in records.changes("m", 0, 3)] == [1, 2, 3]
    assert [c.seq for c in records.changes("m", 1, 2)] == [2]
    assert records.changes("m", 0, 1)[0].moves == [{"type": "end_turn", "by": "host"}]


def test_a_photo_deleted_meanwhile_is_gone(records: MatchRecords) -> None:
    """A move that races a deletion got the answer that the newest change is -1."""
    records.add(match(), [token("a")])
    records.append(change(1))
    assert records.delete("m") == []
    assert records.delete("m") is None
    assert records.pulses(["m"]).get("m") is None
    assert records.changes("m", 0, 9) == []
    with pytest.raises(Gone):
        records.append(change(2))
    with pytest.raises(Gone):
        records.admit(token("b", role="player", player="red"), "CODE", once=True)
    with pytest.raises(Gone):
        records.replace_tokens("m", "a", [("host", None)], [token("c")])
    assert records.open("m", "c") is None


def test_one_of_many_simultaneous_writers_wins_each_number(records: MatchRecords, database_url: str) -> None:
    records.add(match(), [])
    others = [MatchRecords(Database(database_url)) for _ in range(3)]

    def write(number: int) -> int:
        mine, won = [records, *others][number % 4], 0
        for _ in range(12):
            pulse = mine.pulses(["m"]).get("m")
            assert pulse is not None
            try:
                mine.append(change(pulse[0] + 1, by=f"writer {number}"))
                won += 1
            except VersionConflict:
                continue
        return won

    with ThreadPoolExecutor(8) as pool:
        won = sum(pool.map(write, range(8)))
    pulse = records.pulses(["m"]).get("m")
    assert pulse == (won, 0)
    assert [c.seq for c in records.changes("m", 0, won + 1)] == list(range(1, won + 1))
    for other in others:
        other.database.close()


def test_codes_stand_for_one_match_while_they_last(records: MatchRecords) -> None:
    records.add(match(), [])
    with pytest.raises(JoinCodeCollision):
        records.add(match("n"), [token("n", of="n")])
    assert records.get("n") is None
    records.add(match("old", "OLD", expires=-1), [])
    records.add(match("none", None), [])
    found = records.by_code("CODE", 1e6)
    assert found is not None
    assert found.id == "m"
    assert records.by_code("OLD", 1e6) is None
    with pytest.raises(JoinCodeCollision):
        records.change("old", join_code="CODE")
    records.change("m", join_code="NEW", names={"red": "Ana"})
    assert records.by_code("CODE", 1e6) is None
    assert records.pulses(["m"]).get("m") == (0, 1)
    records.add(match("other", "OTHER"), [token("h", "other"), token("v", "other", "viewer")])
    rows, gone = [token("fresh", "other", "viewer")], [("viewer", None)]
    with pytest.raises(JoinCodeCollision):
        records.replace_tokens("other", "h", gone, rows, {"join_code": "NEW"})
    assert records.open("other", "v") is not None
    assert records.replace_tokens("other", "h", gone, rows, {"join_code": "NEWER"})
    assert records.open("other", "fresh") is not None


def test_a_seat_with_secrets_is_joined_once(records: MatchRecords) -> None:
    records.add(match(), [])

    def joins(name: str, once: bool) -> bool:
        row = token(name, role="player", player="red")
        row.joined = True
        return records.admit(row, "CODE", once=once)

    assert joins("1", once=True)
    assert not joins("2", once=True)
    assert joins("3", once=False)
    assert records.open("m", "2") is None


def test_an_old_code_opens_no_seat_whose_token_was_replaced(records: MatchRecords) -> None:
    """A join that looked the code up before it was replaced is too late."""
    red = ("player", "red")
    records.add(match(), [token("h"), token("r", "m", *red)])
    code = {"join_code": "FRESH", "code_expires": 2e9}
    assert records.replace_tokens("m", "h", [red], [token("new", "m", *red)], code)
    assert records.pulses(["m"]).get("m") == (0, 1)
    assert records.by_code("CODE", 1e12) is None
    with pytest.raises(Gone):
        records.admit(token("late", "m", *red), "CODE", once=True)
    assert records.open("m", "late") is None
    assert records.open("m", "new") is not None
    assert records.admit(token("right", "m", *red), "FRESH", once=True)


def test_tokens_are_replaced_together(records: MatchRecords) -> None:
    red, blue = ("player", "red"), ("player", "blue")
    records.add(match(), [token("h"), token("r", "m", *red), token("r2", "m", *red), token("b", "m", *blue)])
    assert records.replace_tokens("m", "h", [red], [token("new", "m", *red)])
    assert not records.replace_tokens("m", "r", [blue], [token("late", "m", *blue)])
    assert records.open("m", "late") is None
    assert records.open("m", "r") is None
    assert records.open("m", "r2") is None
    assert records.open("m", "new") is not None
    assert records.open("m", "b") is not None
    assert records.open("m", "h") is not None
    assert records.pulses(["m"]).get("m") == (0, 1)


def test_versions_of_a_catalog_never_change(records: MatchRecords) -> None:
    kept = CatalogRecords(records.database)
    kept.add("user/a", "t", "1", {"tiles": [1]})
    assert kept.renew("user/a", "2", {"tiles": [2]}, most=3)
    assert kept.renew("user/a", "1", {"tiles": ["other"]}, most=3)
    assert kept.data("user/a", "1") == {"tiles": [1]}
    record = kept.get("user/a")
    assert record is not None
    assert (record.newest, record.versions) == ("1", 2)
    assert kept.renew("user/a", "3", {}, most=3)
    assert not kept.renew("user/a", "4", {}, most=3)
    assert not kept.renew("user/b", "1", {}, most=3)
    assert kept.listed(["t", "x"]) == [ListedCatalog("user/a", "3", None)]
    kept.keep_summary("user/a", "3", {"name": "A"})
    assert kept.listed(["t"]) == [ListedCatalog("user/a", "3", {"name": "A"})]
    kept.pin("base", "1", {"tiles": [0]})
    kept.pin("base", "1", {"tiles": ["other"]})
    assert kept.data("base", "1") == {"tiles": [0]}
    assert kept.data("base", "2") is None
