"""Values that are worked out when they are first read, also by several threads."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from threading import Barrier

from referee.tiles.model.derived import derived

together = Barrier(2)


@dataclass(frozen=True)
class Shelf:
    books: tuple[str, ...]

    @derived
    def first_letters(self) -> list[str]:
        return [book[0] for book in self.books]

    @derived
    def read_together(self) -> list[str]:
        together.wait(10)  # until the other thread works it out, too
        return [*self.books]


def test_threads_that_work_it_out_together_get_the_same_object() -> None:
    shelf = Shelf(("emma",))
    with ThreadPoolExecutor(2) as threads:
        one, other = threads.map(lambda _: shelf.read_together, range(2))
    assert one is other is shelf.read_together


def test_it_is_worked_out_once() -> None:
    shelf = Shelf(("emma", "persuasion"))
    assert shelf.first_letters is shelf.first_letters
    assert vars(shelf)["first_letters"] == ["e", "p"]


def test_other_values_of_a_replaced_object_are_worked_out_again() -> None:
    shelf = Shelf(("emma",))
    assert (shelf.first_letters, replace(shelf, books=("persuasion",)).first_letters) == (["e"], ["p"])


def test_copies_are_equal_with_and_without_it() -> None:
    shelf = Shelf(("emma",))
    before = copy.copy(shelf), pickle.loads(pickle.dumps(shelf))
    assert shelf.first_letters == ["e"]
    for one in (*before, copy.copy(shelf), pickle.loads(pickle.dumps(shelf))):
        assert one == shelf
        assert one.first_letters == ["e"]
