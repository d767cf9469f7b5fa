"""Amazonas by Stefan Dorra: villages, tents and species, played without tiles."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import (
    BoxContents,
    CatalogLookup,
    FigureSupply,
    Game,
    GameRuling,
    Illegal,
    PositionFinding,
    Rank,
    RuleReason,
    ScoreLine,
    Sheet,
    Step,
    help_for,
)
from referee.games.dorra_amazonas import board_reader, load, questions, validation
from referee.games.dorra_amazonas.actions import DEEDS, ON_PAD, deeds_of
from referee.games.dorra_amazonas.board import COLOURS
from referee.games.dorra_amazonas.catalogs import BoardCatalogs
from referee.games.dorra_amazonas.hidden import HiddenCards
from referee.games.dorra_amazonas.playing import BUILDS, action_of, carry_out, other_builds, to_move
from referee.games.dorra_amazonas.points import scoring
from referee.games.dorra_amazonas.points.pad import VillagePad
from referee.games.dorra_amazonas.position import Seat, Subject, VillagePosition
from referee.games.dorra_amazonas.rounds import phases
from referee.games.dorra_amazonas.sites import TentSites
from referee.games.dorra_amazonas.table import NEUTRAL_TENTS, OPTIONS, TENTS, VillageTable


class VillageScoring:
    """What villages, tents and species pay."""

    def scores(self, state: VillageTable) -> Mapping[str, int]:
        """See Scoring.scores."""
        return {seat.id: seat.points or 0 for seat in state.position.players}

    def tally(self, state: VillageTable, *, final: bool = False) -> Sheet:
        """See Scoring.tally."""
        return scoring.tally(state, final=final)

    def ranking(self, state: VillageTable, points: Mapping[str, int]) -> tuple[Rank, ...]:
        """See Scoring.ranking."""
        return scoring.ranking(state, points)

    def who(self, state: VillageTable, feature: Subject) -> GameRuling:
        """See Scoring.who."""
        return questions.who(state, feature)

    def why_paid(self, state: VillageTable, line: ScoreLine) -> tuple[RuleReason, ...]:
        """See Scoring.why_paid."""
        return questions.why_paid(state, line)


class DorraAmazonas(Game[VillageTable]):
    """The course of a match of Amazonas by Stefan Dorra."""

    # ---- questions ----

    def load(self, position: VillagePosition, catalogs: CatalogLookup | None = None) -> VillageTable:
        """See Game.load."""
        return load.load(position, catalogs)

    def begin(self, position: VillagePosition, catalogs: CatalogLookup | None = None) -> VillageTable:
        """See Game.begin."""
        return load.begin(position, catalogs)

    def position(self, state: VillageTable) -> VillagePosition:
        """See Game.position."""
        return state.position

    def check(self, state: VillageTable, move: object) -> GameRuling:
        """See Game.check."""
        deed = action_of(state, move)
        reasons = tuple(deed.against(state, move))
        if not reasons:
            return GameRuling((), tuple(deed.because(state, move)))
        instead = other_builds(state, move) if isinstance(move, BUILDS) else ()
        return GameRuling(reasons, (), instead)

    def play(self, state: VillageTable, move: object, *, insist: bool = False) -> Step[VillageTable]:
        """See Game.play."""
        deed = action_of(state, move)
        reasons = tuple(deed.against(state, move))
        firm = any(reason.key in deed.firm for reason in reasons)
        if reasons and (firm or not insist):
            raise Illegal(GameRuling(reasons))
        step = carry_out(state, move)
        return step._replace(overruled=reasons) if reasons else step

    def inspect(self, state: VillageTable) -> tuple[PositionFinding, ...]:
        """See Game.inspect."""
        return tuple(validation.inspect(state))

    # ---- a match ----

    def to_move(self, state: VillageTable) -> str | None:
        """See Game.to_move: the player who builds; in simultaneous phases, the first player the game waits
        for."""
        return to_move(state)

    def over(self, state: VillageTable) -> bool:
        """See Game.over."""
        return state.turn.over

    def offers(self, state: VillageTable) -> tuple[object, ...]:
        """See Game.offers: in simultaneous phases, the moves of all players the game waits for."""
        return tuple(
            move
            for deed in deeds_of(state).values()
            for move in deed.offers(state)
            if not any(True for _ in deed.against(state, move))
        )

    def finished(self, state: VillageTable) -> bool:
        """See Game.finished."""
        return state.turn.phase == phases.END


BOARDS = board_reader.names()
HELP: Mapping[str, tuple[str, ...]] = {
    "setup": ("AD-S5", "AD-S6", "AD-S7"),
    "opening": ("AD-I1", "AD-I2", "AD-I3"),
    "event": ("AD-T2", "AD-E7", "AD-E1", "AD-E2", "AD-E3", "AD-E4", "AD-E6"),
    "income": ("AD-N1", "AD-N2", "AD-N3", "AD-N5", "AD-N8"),
    "reveal": ("AD-N2", "AD-N3", "AD-Q1", "AD-Q2"),
    "building": ("AD-B1", "AD-B2", "AD-B5", "AD-B6", "AD-B9", "AD-K1"),
    "end": ("AD-F0", "AD-S7"),
    "over": ("AD-F1", "AD-F2", "AD-F3", "AD-F4", "AD-F6"),
}
DORRA_AMAZONAS = DorraAmazonas(
    id="dorra-amazonas",
    name="Amazonas (Stefan Dorra)",
    players=(2, 4),
    options=OPTIONS,
    catalogs=BOARDS,
    moves={name: deed.move for name, deed in {**DEEDS, **ON_PAD}.items()},
    position_type=VillagePosition,
    seat=Seat,
    colours=COLOURS,
    scoring=VillageScoring(),
    catalog_reader=BoardCatalogs(),
    building=TentSites(),
    pad=VillagePad(),
    hidden=HiddenCards(),
    help=help_for(HELP),
    own=BoxContents(
        "dorra-amazonas",
        BOARDS,
        figures={
            "tent": FigureSupply(TENTS, ("village",)),
            "neutral": FigureSupply(NEUTRAL_TENTS, ("village",)),
        },
    ),
)
