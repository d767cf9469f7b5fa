"""The boards of the game as catalogs."""

from __future__ import annotations

from dataclasses import replace

from referee.game import BadInput, Catalog, JsonObject, Message, Mistakes, Options
from referee.games.dorra_amazonas import board_reader, load
from referee.games.dorra_amazonas.board import VillageBoard
from referee.games.dorra_amazonas.position import VillagePosition


class BoardCatalogs:
    """Reads boards."""

    keys = ("villages",)

    def built_in(self, id: str) -> VillageBoard:
        """See CatalogReader.built_in."""
        return board_reader.built_in(id)

    def read(self, data: JsonObject) -> VillageBoard:
        """See CatalogReader.read."""
        return board_reader.read(data, whole=True)

    def check(self, data: JsonObject) -> VillageBoard:
        """See CatalogReader.check."""
        return self.read(data)

    def warnings(self, found: Catalog) -> tuple[Message, ...]:
        """See CatalogReader.warnings."""
        return ()

    def implied(self, options: Options) -> tuple[str, ...]:
        """See CatalogReader.implied."""
        errors: load.Errors = Mistakes()
        load.settled(options, 0, errors)
        if errors:
            raise BadInput(errors)
        return board_reader.names()[:1]

    def with_catalogs(
        self, position: VillagePosition, catalogs: tuple[str | JsonObject, ...]
    ) -> VillagePosition:
        """See CatalogReader.with_catalogs: the one catalog is the board."""
        if len(catalogs) != 1:
            raise BadInput({"catalogs": [Message("input-one-board", count=len(catalogs))]})
        return replace(position, board=catalogs[0])
