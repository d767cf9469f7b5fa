"""The reports of a match, each in a separate module: statistics, summary, spreadsheet, charts."""

from __future__ import annotations

from referee.messages import ENGLISH
from services.infra.codec import JsonAnswer
from services.matches.access import Access
from services.matches.reports import charts, other_programs, summary
from services.matches.reports.export_csv import csv_of
from services.matches.reports.luck import DrawLuck
from services.matches.reports.statistics import MatchStatistics
from services.matches.repository import MatchRepository
from services.matches.serializer import MatchSerializer


class MatchReports:
    """Reports of matches, as the holder of a token may see them."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository
        self._statistics = MatchStatistics(DrawLuck())

    def statistics(self, access: Access, language: str) -> JsonAnswer:
        """Points, biggest regions, luck of the draw, time of turns, ranking."""
        return self._statistics.of(self._serializer(access, language))

    def summary(self, access: Access, language: str) -> JsonAnswer:
        """The standing as sentences, and the events of the last turn."""
        return summary.summary(self._serializer(access, language))

    def picture(self, access: Access, language: str) -> bytes:
        """The summary as one picture (PNG)."""
        return summary.picture(self._serializer(access, language))

    def csv(self, access: Access, language: str) -> str:
        """The score lines for a spreadsheet."""
        serializer = self._serializer(access, language)
        return csv_of(serializer, self._repository.changes(access.match.id, 0, serializer.kept.seq))

    def save(self, access: Access) -> JsonAnswer:
        """The match as a JCloisterZone save. Raises BadInput for what that format cannot hold."""
        return other_programs.save_of(self._serializer(access, ENGLISH))

    def play(self, access: Access) -> JsonAnswer:
        """The standing as a play of BG Stats."""
        serializer = self._serializer(access, ENGLISH)
        changes = self._repository.changes(access.match.id, 0, serializer.kept.seq)
        return other_programs.play_of(serializer, changes)

    def chart(self, access: Access, form: str) -> bytes:
        """A chart of the points over the turns. `form`: svg or png."""
        return charts.chart(self._repository.replayed(access.match), access, form)

    def _serializer(self, access: Access, language: str) -> MatchSerializer:
        return MatchSerializer(access, self._repository.replayed(access.match), language)
