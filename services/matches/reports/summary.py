"""Summary of a match: a few sentences and one picture, to read aloud or share."""

from __future__ import annotations

from referee.game import Event
from referee.match import PlayedEntry
from referee.tiles.model.moves import EndGame, EndTurn
from services.infra.codec import JsonAnswer
from services.matches.reports.chart_labels import PlayerStyle
from services.matches.reports.charts import summary as drawn
from services.matches.reports.statistics import by_kind, ranking
from services.matches.serializer import ENDING, OVER, MatchSerializer, status_of

MENTIONED = (  # kinds of events that the sentences about the last turn mention
    "place", "discard", "deploy", "complete", "boat", "pitch", "open", "build", "neutral",
)  # fmt: skip
RANK = ("place", "player", "points")


def summary(serializer: MatchSerializer) -> JsonAnswer:
    """The standing of the match as sentences and as one text, and the events of its last turn."""
    view, say = serializer.view, serializer.speaker.summary
    over = view.game.over(view.state)
    sentences = [say("title", {"game": view.game.name, "players": tuple(view.scores)})]
    if over:
        sentences.append(say("over", {}))
    ranks = ranking(serializer)
    sentences += [say("rank", {name: row[name] for name in RANK}) for row in ranks]
    sentences += dict.fromkeys(row["because"][0]["says"] for row in ranks if over)
    sentences += next_of(serializer, view.state, view.to_move)
    turn = last_turn(serializer)
    return {
        **serializer.standing(),
        "over": over,
        "language": serializer.speaker.language,
        "sentences": sentences,
        "turn": turn,
        "text": "\n".join(sentences),
    }


def picture(serializer: MatchSerializer) -> bytes:
    """One picture (PNG) with the ranking, points over the turns, and points by kind of feature."""
    view, speaker = serializer.view, serializer.speaker
    rows = [view.game.scoring.scores(view.start), *(played.scores for played in view.played)]
    points = {player: [row.get(player, 0) for row in rows] for player in serializer.names}
    title = speaker.summary("title", {"game": view.game.name, "players": tuple(view.scores)})
    ranks = [
        (row["player"], speaker.summary("rank", {name: row[name] for name in RANK}))
        for row in ranking(serializer)
    ]
    kinds = {
        player: {speaker.word(kind): n for kind, n in own.items()} for player, own in by_kind(view).items()
    }
    colours = {seat.id: seat.colour or "" for seat in serializer.kept.begin.players}
    return drawn(title, ranks, points, kinds, PlayerStyle(serializer.names, colours))


def last_turn(serializer: MatchSerializer) -> list[str]:
    """What the last or current turn did so far, and what it paid."""
    played = serializer.view.played
    if not played:
        return []
    first = len(played) - 1
    while first and not _ended(played[first - 1]):
        first -= 1
    say, lists = serializer.speaker.summary, played[first:]
    sentences = [
        say(event.what, _values(serializer, event))
        for one in lists
        for event in one.events
        if event.what in MENTIONED
    ]
    lines = [serializer.speaker.line(line) for one in lists for line in one.lines]
    sentences += lines or ([say("nobody", {})] if _ended(lists[-1]) else [])
    return [*sentences, *next_of(serializer, lists[-1].state, lists[-1].to_move)]


def next_of(serializer: MatchSerializer, state: object, to_move: str | None) -> list[str]:
    """Who is to move, or that only ending the game is left; nothing if it is over."""
    status = status_of(serializer.kept.game, state)
    if to_move is None or status == OVER:
        return []
    return [serializer.speaker.summary("ending" if status == ENDING else "to_move", {"player": to_move})]


def _ended(played: PlayedEntry) -> bool:
    """Whether a list of moves ended a turn, or the game."""
    return any(isinstance(move, EndTurn | EndGame) for move in played.entry.moves)


def _values(serializer: MatchSerializer, event: Event) -> JsonAnswer:
    """The values of an event, under the names used by the sentences."""
    values = {"where": event.tiles, "tiles": len(event.tiles), **event.values}
    if "village" in values:
        building = serializer.view.game.building
        if building is not None:
            values["village"] = building.place_name(serializer.view.state, values["village"])
    if event.what == "deploy":
        values |= {"figure": values["kind"], "kind": values["feature"]}
    return values
