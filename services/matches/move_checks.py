"""Checks of moves before they are recorded: rules, tokens, limits, and values that stay private."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from referee.game import AnyGame, BadInput, GameRuling, Message, RuleReason
from referee.match import Entry, PlayedMatch, Refused, ReplayConflict, Replayed, follow
from referee.redaction import Place, owned, secretive
from referee.tiles.model.moves import EndGame, Score
from services.matches.access import Access, NotAllowed
from services.matches.replay.replayed_match import ReplayedMatch, entry_of
from services.matches.replay.timeline import Timeline
from services.matches.serializer import MatchSerializer, other_values
from store import Change

# The longest real matches need less: 390 tiles of all boxes with up to 4.2 moves a tile, and half of the
# limits of the games with private moves (tests/api/test_import_costs.py counts them).
MOST_MOVES = 1_500  # that stand in a match and place no tile
MOST_PLACED = 500  # moves that place a tile
MOST_CHANGES = 2_000
MOST_IN_FILE = 2_500  # moves, with those that were undone or corrected
MOST_PRIVATE_MOVES = 700  # that stand in a match of a game with hidden information, replayed for each view
MOST_PRIVATE_CHANGES = 1_000
MOST_OVERRULED = 500  # moves against the rules that stand in a match, on a small table
SMALL_TABLE = 72  # tiles
# Together they are less than a body may have, so that every match can be imported again.
MOST_WRITTEN_BYTES = 900_000  # bytes of all changes in a file
MOST_START = 1_050_000  # bytes of the position at the start and of the catalogs
MOST_ON_PAD = 7_500  # tiles, cities ... in all scorings of the score pad that stand in a match
EACH_ON_PAD = 8  # added for each scoring


class Forbidden(Exception):
    """Moves against the rules.

    `ruling`: serialized. `number`: the index of the move in its list. `seq`: the number of that list, if it
    is not the one sent.
    """

    def __init__(self, ruling: dict[str, Any], number: int, seq: int | None = None) -> None:
        self.ruling, self.number, self.seq = ruling, number, seq
        super().__init__(
            ruling["reasons"][0]["says"] if ruling["reasons"] else Message("refused-against-rules")
        )


def check_own(access: Access, moves: Iterable[object]) -> None:
    """Check that a player moves only for themselves. Raises NotAllowed."""
    for move in moves:
        player = getattr(move, "player", access.player)
        if access.role == "player" and player != access.player:
            raise NotAllowed(Message("refused-moves-for", players=access.player, player=player))


def added(serializer: MatchSerializer, match: PlayedMatch, view: PlayedMatch, entry: Entry) -> PlayedMatch:
    """The match after one more entry. Raises Forbidden, BadInput.

    `view`: the same match as this token sees it. If values are hidden, the refusal is the one computed from
    the view; if the view refuses nothing, only the rule ids are given.
    """
    check_pad((*match.entries, entry), share_of(serializer.access, MOST_ON_PAD))
    try:
        return match.add(entry)
    except Refused as refused:
        found = refused
    if secretive(match.game) and view is not match and found.ruling is not None:
        found = _as_seen(view, found, entry)
    if found.ruling is None:
        raise BadInput(found.errors)
    raise Forbidden(serializer.ruling(found.ruling, entry.moves[found.number]), found.number)


def _as_seen(view: PlayedMatch, refused: Refused, entry: Entry) -> Refused:
    try:
        view.add(entry)
    except Refused as seen:
        if seen.ruling is not None:
            return seen
    reasons = refused.ruling.reasons if refused.ruling else ()
    return Refused(refused.number, GameRuling(tuple(RuleReason(one.rule) for one in reasons)), {})


def corrected(serializer: MatchSerializer, place: int, entry: Entry) -> Replayed:
    """The author's view of the match with another list at a place, and its conflicts.

    Raises Forbidden, BadInput for the list itself.
    """
    view = serializer.view
    base = view.take_back(len(view.played) - place)
    return follow(added(serializer, base, base, entry), [one.entry for one in view.played[place + 1 :]])


def fresh_conflicts(serializer: MatchSerializer, seen: Replayed) -> list[ReplayConflict]:
    """The conflicts that are new, in what the token may know."""
    known = {(one.entry, one.number) for one in serializer.kept.conflicts(serializer.access.player)}
    return [one for one in seen.troubles if (one.entry, one.number) not in known]


def conflict(serializer: MatchSerializer, match: PlayedMatch, trouble: ReplayConflict) -> Exception:
    """The refusal of a correction that a later list conflicts with. `match`: as its author would see it."""
    listed = serializer.kept.timeline.stand[trouble.entry]
    if trouble.ruling is None:
        first = next(iter((trouble.errors or {}).values()), [Message("refused-unplayable")])[0]
        return BadInput({"at": [Message("refused-later-list", seq=listed.seq, why=first)]})
    move = match.played[trouble.entry].entry.moves[trouble.number]
    ruling = match.game.check(match.before(trouble.entry, trouble.number), move)  # with the alternatives
    return Forbidden(serializer.ruling(ruling, move), trouble.number, listed.seq)


def most_moves(game: AnyGame, timeline: Timeline) -> int:
    """How many moves may stand in a match of this game; more with more tiles, so that one with all boxes can
    be played to its end."""
    if secretive(game):
        return min(MOST_MOVES, MOST_PRIVATE_MOVES)
    return MOST_MOVES + min(MOST_PLACED, timeline.placed)


def most_in_file(game: AnyGame) -> int:
    """How many moves a file of a match may have, with those that were undone or corrected."""
    return min(MOST_IN_FILE, MOST_PRIVATE_CHANGES) if secretive(game) else MOST_IN_FILE


def most_changes(game: AnyGame) -> int:
    """How many changes a match of this game may have."""
    return min(MOST_CHANGES, MOST_PRIVATE_CHANGES) if secretive(game) else MOST_CHANGES


def check_overruled(match: PlayedMatch, most: int, hidden: Collection[Place] = ()) -> None:
    """Check that at most so many moves of a match are against the rules, fewer on large tables, where each
    takes longer. Raises BadInput.

    `hidden`: moves whose private fields are blank in `match`. If their players insisted on them, they count,
    because whether they are against the rules may depend on those fields.
    """
    blank: dict[int, set[int]] = {}
    for entry, number in hidden:
        if match.played[entry].entry.insist:
            blank.setdefault(entry, set()).add(number)
    room = most * SMALL_TABLE
    for at, played in enumerate(match.played):
        overruled = {n for n, step in zip(played.numbers, played.steps, strict=True) if step.overruled}
        overruled |= played.left_out | blank.get(at, set())
        if overruled:
            room -= len(overruled) * max(SMALL_TABLE, match.game.size(played.state))
    if room < 0:
        raise BadInput({"moves": [Message("refused-overruled", most=most, tiles=SMALL_TABLE)]})


def check_room(access: Access, kept: ReplayedMatch, sent: int, replaced: int = 0) -> None:
    """Check that a match has room for the moves of one more change, which replace so many others. Raises
    BadInput."""
    most = share_of(access, most_moves(kept.game, kept.timeline))
    if kept.timeline.moves + sent - replaced > most:
        raise BadInput({"moves": [Message("refused-moves", most=most)]})
    most = share_of(access, most_in_file(kept.game))
    if kept.timeline.sent + sent > most:
        raise BadInput({"moves": [Message("refused-moves-in-all", most=most)]})


def check_size(timeline: Timeline, most: int) -> None:
    """Check that the changes of a match fit in a file that can be imported. Raises BadInput."""
    if timeline.size > most:
        raise BadInput({"seq": [Message("refused-size", most=most // 1000)]})


def check_pad(entries: Iterable[Entry], most: int) -> None:
    """Check what the scorings of the score pad count together: each is scored on a sketched table, which
    takes longer with larger numbers. Raises BadInput."""
    scorings = [move for entry in entries for move in entry.moves if isinstance(move, Score)]
    if sum(EACH_ON_PAD + sum(move.counts.values()) for move in scorings) > most:
        raise BadInput({"moves": [Message("refused-pad", most=most, each=EACH_ON_PAD)]})


def share_of(access: Access, bound: int) -> int:
    """This token's share of a limit on the match.

    The last tenth is the host's, so that a match filled by a player can still be ended.
    """
    return bound if access.role == "host" else bound * 9 // 10


def check_own_secrets(access: Access, made: Sequence[Change], kept: ReplayedMatch) -> None:
    """Check that private values are taken back only by their owner or by the author of the change.

    The host may also take back a house rule, so that no player can block the match with one. Raises
    NotAllowed.
    """
    for change in made:
        if access.role == "host" and change.insist:
            continue
        for move in entry_of(kept.game, change).moves:
            mine = getattr(move, "player", None) == access.player or change.by == access.by
            if owned(move) and not mine:
                raise NotAllowed(Message("refused-takes-back", who=move.player))


def check_may_reveal(
    access: Access, kept: ReplayedMatch, match: PlayedMatch, moves: Iterable[object]
) -> None:
    """Check that this token may end the game while values are hidden, because ending reveals them to all.

    The host may at any time. A player may once nothing is left to be played and no house rule of a player
    led there. `match`: the match before these moves as this token sees it. Raises NotAllowed.
    """
    if access.role != "player" or not any(isinstance(move, EndGame) for move in moves):
        return
    if not kept.hidden.hides_from(access.player):
        return
    if not kept.game.finished(match.state):
        raise NotAllowed(Message("refused-end-private"))
    lists = zip(kept.timeline.stand, match.played, strict=False)
    if any(listed.by != "host" and (one.insisted or one.left_out) for listed, one in lists):
        raise NotAllowed(Message("refused-end-illegal"))


def check_reveals_nothing(access: Access, kept: ReplayedMatch, after: ReplayedMatch) -> None:
    """Check that a player's correction does not reveal what others keep private. Raises NotAllowed.

    Only the host's correction may.
    """
    if access.role == "player" and kept.hidden.newly_public(after.hidden, access.player):
        raise NotAllowed(Message("refused-correction-private"))


def check_same_values(serializer: MatchSerializer, match: PlayedMatch, place: int, *, insist: bool) -> None:
    """Check that lists from this place on keep the values that are public already.

    Other values need the host's `insist`. `match`: as its author sees it. Raises Forbidden.
    """
    if insist and serializer.access.role == "host":
        return
    for at in range(place, len(match.played)):
        players = set(serializer.kept.hidden.changed(at, match))
        if at > place:  # a difference that the older list had already is not new
            players -= set(serializer.kept.hidden.changed(at, serializer.view))
        if players:
            moves = match.played[at].entry.moves
            number = next((n for n, move in enumerate(moves) if owned(move)), 0)
            ruling = serializer.ruling(GameRuling(tuple(other_values(sorted(players)))), moves[number])
            stand = serializer.kept.timeline.stand
            raise Forbidden(ruling, number, stand[at].seq if at > place else None)
