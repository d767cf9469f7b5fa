"""Which hidden values the moves of a match have revealed, and by which entry. A revealed value stays
revealed, even if the match continues on another timeline."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.game import AnyGame, Secret
from referee.match import Match, Played
from referee.redaction import Place, owned, private_fields

Values = Mapping[str, object]  # by the names of HiddenInformation.secrets


@dataclass(frozen=True, eq=False)
class Reveals:
    """The revealed values of a match. `moves`: for every move with private fields, by (entry, number), the
    entry that revealed it, or None; `entered`: for every such move, the values that it entered, by name;
    `values`: for every entry, the values that became public with it."""

    played: tuple[Played, ...] = ()
    moves: Mapping[Place, int | None] = field(default_factory=dict)
    entered: Mapping[Place, Values] = field(default_factory=dict)
    values: tuple[Values, ...] = ()

    def of(self, match: Match) -> Reveals:
        """Return the reveals of another match, reusing those of the entries that both share."""
        same = _alike(self.played, match.played)
        moves = {
            place: None if entry is not None and entry >= same else entry
            for place, entry in self.moves.items()
            if place[0] < same
        }
        entered = {place: values for place, values in self.entered.items() if place[0] < same}
        values = list(self.values[:same])
        for entry in range(same, len(match.played)):
            played = match.played[entry]
            for number, move in enumerate(played.entry.moves):
                if private_fields(type(move)):
                    moves[entry, number] = None
            before = match.played[entry - 1].state if entry else match.start
            entered |= {(entry, number): had for number, had in _entered(match.game, before, played)}
            states = [step.state for step in played.steps]
            for place in [place for place, revealed in moves.items() if revealed is None]:
                move = match.played[place[0]].entry.moves[place[1]]
                if any(
                    _revealed(match.game, state, move) and _open(match.game, state, entered.get(place, {}))
                    for state in _since(match, entry, place)
                ):
                    moves[place] = entry
            values.append(_newly(match.game, before, states))
        return Reveals(match.played, moves, entered, tuple(values))

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


def changed(game: AnyGame, before: object, played: Played, known: Values) -> tuple[str, ...]:
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


def may_enter(game: AnyGame, before: object, played: Played) -> bool:
    """Return whether an entry may enter hidden values, or ends the game with those entered before."""
    ends = game.over(played.state) and not game.over(before)
    return ends or any(owned(move) for move in played.entry.moves)


def secrets(game: AnyGame, state: object) -> Mapping[str, Secret]:
    """Return every hidden value of a state, revealed or not (see HiddenInformation.secrets)."""
    return {} if game.hidden is None else game.hidden.secrets(state)


def _revealed(game: AnyGame, state: object, move: object) -> bool:
    return game.hidden is not None and game.hidden.revealed(state, move)


def _alike(some: Iterable[Played], others: Iterable[Played]) -> int:
    """Count the leading entries that two matches share."""
    count = 0
    for one, other in zip(some, others, strict=False):
        if one is not other:
            break
        count += 1
    return count


def _since(match: Match, entry: int, place: Place) -> Iterator[Any]:
    """Yield the states of an entry after a move; in the move's entry only those that follow the move."""
    played = match.played[entry]
    for number, step in zip(played.numbers, played.steps, strict=True):
        if place[0] < entry or number >= place[1]:
            yield step.state


def _entered(game: AnyGame, before: object, played: Played) -> Iterator[tuple[int, Values]]:
    """Yield the values that each move with private fields entered, by the number of the move."""
    had = secrets(game, before)
    for number, step in zip(played.numbers, played.steps, strict=True):
        move, has = played.entry.moves[number], secrets(game, step.state)
        if private_fields(type(move)):
            yield (
                number,
                {
                    name: secret.value
                    for name, secret in has.items()
                    if secret.player == move.player and secret.value is not None
                    if name not in had or had[name].value != secret.value
                },
            )
        had = has


def _open(game: AnyGame, state: object, entered: Values) -> bool:
    """Return whether these values are public in a state, and not replaced by others."""
    has = secrets(game, state) if entered else {}
    return all(name in has and has[name][1:] == (value, True) for name, value in entered.items())


def _newly(game: AnyGame, before: object, states: Iterable[object]) -> dict[str, object]:
    """Return the values that are revealed in one of the states and were not before."""
    had = secrets(game, before)
    found: dict[str, object] = {}
    for state in states:
        for name, secret in secrets(game, state).items():
            if secret.revealed and secret.value is not None and _new(secret, had.get(name)):
                found[name] = secret.value
    return found


def _new(secret: Secret, before: Secret | None) -> bool:
    return before is None or not before.revealed or before.value != secret.value
