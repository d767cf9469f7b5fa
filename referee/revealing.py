"""Which hidden values the moves of a match have revealed, and by which entry. A revealed value stays
revealed, even if the match continues on another timeline."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.game import AnyGame, Secret
from referee.match import PlayedEntry, PlayedMatch
from referee.redaction import Place, owned, private_fields

Values = Mapping[str, object]  # by the names of HiddenInformation.secrets


NONE: Place = (-1, -1)  # before every move
MOST_COMPARED = 10_000  # comparisons of a move with what is public, per match; real ones need a few hundred


@dataclass(frozen=True, eq=False)
class Reveals:
    """The revealed values of a match. `moves`: for every move with private fields, by (entry, number), the
    entry that revealed it, or None; `entered`: for every such move, the values that it entered, by name;
    `values`: for every entry, the values that became public with it; `compared`: for every entry, how many
    comparisons the match needed up to there. Beyond MOST_COMPARED, values of moves stay hidden. `waiting`:
    the moves that are not revealed, by player; `latest`: for every entry, the latest move up to there that
    was not left out."""

    played: tuple[PlayedEntry, ...] = ()
    moves: Mapping[Place, int | None] = field(default_factory=dict)
    entered: Mapping[Place, Values] = field(default_factory=dict)
    values: tuple[Values, ...] = ()
    compared: tuple[int, ...] = ()
    waiting: Mapping[str, list[Place]] = field(default_factory=dict)
    latest: tuple[Place, ...] = ()

    def of(self, match: PlayedMatch) -> Reveals:
        """Return the reveals of another match, reusing those of the entries that both share."""
        same = _alike(self.played, match.played)
        if same == len(self.played) == len(match.played):
            return self
        search = _ValueSearch(match, self, same)
        for entry in range(len(search.values), len(match.played)):
            search.add(entry)
        search.settle()
        return Reveals(
            match.played,
            search.moves,
            search.entered,
            tuple(search.values),
            tuple(search.compared),
            search.waiting,
            tuple(search.latest),
        )

    @property
    def known(self) -> dict[str, object]:
        """Every revealed value, as it was last."""
        return {name: value for values in self.values for name, value in values.items()}

    def ever(self, name: str, value: object) -> bool:
        """Return whether this was once the public value of `name`."""
        return any(name in values and values[name] == value for values in self.values)

    @property
    def shut(self) -> frozenset[Place]:
        """Every move whose private fields are not revealed."""
        return frozenset(place for place, entry in self.moves.items() if entry is None)

    @property
    def public(self) -> frozenset[Place]:
        """Every move whose private fields are revealed."""
        return frozenset(place for place, entry in self.moves.items() if entry is not None)


def changed(game: AnyGame, before: object, played: PlayedEntry, known: Values) -> tuple[str, ...]:
    """Return the players for whom an entry contradicts revealed values (`known`): another value, or none
    where a move should have entered one or the game ends. `before`: the state before the entry."""
    had, found = secrets(game, before), set()
    for number, step in zip(played.numbers, played.steps, strict=True):
        move = played.entry.moves[number]
        has = secrets(game, step.state)
        for name, secret in has.items():
            if name not in known or secret.value == known[name]:
                continue
            own = owned(move) and move.player == secret.player
            before_it = had.get(name)
            turned_up = own and secret.revealed and before_it is not None and not before_it.revealed
            if before_it is not None and before_it.value == secret.value and not turned_up:
                continue
            if secret.value is not None or own or game.over(step.state):
                found.add(secret.player)
        had = has
    return tuple(sorted(found))


def may_enter(game: AnyGame, before: object, played: PlayedEntry) -> bool:
    """Return whether an entry may enter hidden values, or ends the game with those entered before."""
    ends = game.over(played.state) and not game.over(before)
    return ends or any(owned(move) for move in played.entry.moves)


def secrets(game: AnyGame, state: object) -> Mapping[str, Secret]:
    """Return every hidden value of a state, revealed or not (see HiddenInformation.secrets)."""
    return {} if game.hidden is None else game.hidden.secrets(state)


def _revealed(game: AnyGame, state: object, move: object) -> bool:
    return game.hidden is not None and game.hidden.revealed(state, move)


def _alike(some: tuple[PlayedEntry, ...], others: tuple[PlayedEntry, ...]) -> int:
    """Count the leading entries that two matches share."""
    if some == others[: len(some)]:  # compared by identity: a hundred times as fast as the loop
        return len(some)
    count = 0
    for one, other in zip(some, others, strict=False):
        if one is not other:
            break
        count += 1
    return count


def _open(game: AnyGame, state: object, entered: Values) -> bool:
    """Return whether these values are public in a state, and not replaced by others."""
    has = secrets(game, state) if entered else {}
    return all(name in has and has[name][1:] == (value, True) for name, value in entered.items())


def _new(secret: Secret, before: Secret | None) -> bool:
    return before is None or not before.revealed or before.value != secret.value


class _ValueSearch:
    """The reveals of a match, entry by entry, from the first `same` entries, whose reveals are known.

    A move is compared with a state only if what is public of its player has changed since the last
    comparison, so the work grows with the number of entries and not with its square.
    """

    def __init__(self, match: PlayedMatch, known: Reveals, same: int) -> None:
        self.match, self.hidden = match, match.game.hidden
        self.moves: dict[Place, int | None]
        self.entered: dict[Place, Values]
        self.values, self.compared = list(known.values[:same]), list(known.compared[:same])
        self.latest = list(known.latest[:same])
        self.waiting: dict[str, list[Place]] = {}
        if same == len(known.played):
            self.moves, self.entered = dict(known.moves), dict(known.entered)
            self.waiting = {player: list(places) for player, places in known.waiting.items()}
        else:
            self.entered = {place: values for place, values in known.entered.items() if place[0] < same}
            self.moves = {
                place: None if entry is not None and entry >= same else entry
                for place, entry in known.moves.items()
                if place[0] < same
            }
            for place in (place for place, entry in self.moves.items() if entry is None):
                self.waiting.setdefault(self._move(place).player, []).append(place)
        self._fresh: dict[str, list[Place]] = {}  # those not compared with any state yet
        last = self.latest[-1] if same else NONE
        for player, places in self.waiting.items():
            if places and places[-1] > last:
                self._fresh[player] = [place for place in places if place > last]
                self.waiting[player] = [place for place in places if place <= last]
        self._opened = self._public(match.played[same - 1].state if same else match.start)

    def add(self, entry: int) -> None:
        """Add the reveals of the next entry."""
        match, played = self.match, self.match.played[entry]
        state = match.played[entry - 1].state if entry else match.start
        first, before = state, self._opened
        count = self.compared[-1] if self.compared else 0
        found: dict[str, object] = {}
        numbers = [n for n, move in enumerate(played.entry.moves) if private_fields(type(move))]
        self.moves |= dict.fromkeys(((entry, number) for number in numbers), None)
        for number, step in zip(played.numbers, played.steps, strict=True):
            while numbers and numbers[0] <= number:
                place = entry, numbers.pop(0)
                self._fresh.setdefault(self._move(place).player, []).append(place)
                if place[1] == number:
                    self.entered[place] = _entered(match.game, state, step.state, self._move(place).player)
            state = step.state
            count = self._compare(state, entry, count)
            if any(before.get(player) != public for player, public in self._opened.items()):
                found |= _newly(match.game, first, state)
        for number in numbers:  # moves that were left out, after the last one that was played
            self._fresh.setdefault(self._move((entry, number)).player, []).append((entry, number))
        before_it = self.latest[-1] if entry else NONE
        self.latest.append((entry, played.numbers[-1]) if played.numbers else before_it)
        self.values.append(found)
        self.compared.append(count)

    def _compare(self, state: object, entry: int, count: int) -> int:
        """Find the moves that a state reveals; returns the number of comparisons of the match."""
        before, self._opened = self._opened, self._public(state)
        for player in self._opened.keys() & (self.waiting.keys() | self._fresh.keys()):
            fresh = self._fresh.pop(player, [])
            old = self.waiting.get(player, [])
            changed = before.get(player) != self._opened[player]
            shut = [] if changed else old
            for place in [*old, *fresh] if changed else fresh:
                count += 1
                if count <= MOST_COMPARED and self._reveals(state, place):
                    self.moves[place] = entry
                else:
                    shut.append(place)
            self.waiting[player] = shut
        self.settle()
        return count

    def settle(self) -> None:
        """Count the moves that were just made as waiting."""
        for player, places in self._fresh.items():
            self.waiting.setdefault(player, []).extend(places)
        self._fresh = {}

    def _reveals(self, state: object, place: Place) -> bool:
        game, move = self.match.game, self._move(place)
        return _revealed(game, state, move) and _open(game, state, self.entered.get(place, {}))

    def _public(self, state: object) -> Mapping[str, object]:
        return {} if self.hidden is None else self.hidden.opened(state)

    def _move(self, place: Place) -> Any:
        return self.match.played[place[0]].entry.moves[place[1]]


def _entered(game: AnyGame, before: object, after: object, player: str) -> Values:
    """Return the values of a player that differ between two states."""
    had = secrets(game, before)
    return {
        name: secret.value
        for name, secret in secrets(game, after).items()
        if secret.player == player and secret.value is not None
        if name not in had or had[name].value != secret.value
    }


def _newly(game: AnyGame, before: object, state: object) -> dict[str, object]:
    """Return the values that are revealed in a state and were not before."""
    had = secrets(game, before)
    return {
        name: secret.value
        for name, secret in secrets(game, state).items()
        if secret.revealed and secret.value is not None and _new(secret, had.get(name))
    }
