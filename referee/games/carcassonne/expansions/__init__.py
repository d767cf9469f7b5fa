"""The expansions in their canonical order: one module and one line here for each. The base game does not
depend on any of them."""

from __future__ import annotations

from referee.games.carcassonne.expansion import Expansion
from referee.games.carcassonne.expansions.abbey import ABBEYS
from referee.games.carcassonne.expansions.abbey_and_mayor import ABBEY_AND_MAYOR
from referee.games.carcassonne.expansions.abbot import ABBOTS
from referee.games.carcassonne.expansions.bridges import BRIDGES_CASTLES_AND_BAZAARS
from referee.games.carcassonne.expansions.castles_in_germany import CASTLES_IN_GERMANY
from referee.games.carcassonne.expansions.count import THE_COUNT
from referee.games.carcassonne.expansions.cult import SHRINES
from referee.games.carcassonne.expansions.darmstadt import DARMSTADT
from referee.games.carcassonne.expansions.dragon import THE_DRAGON
from referee.games.carcassonne.expansions.festival import THE_FESTIVAL
from referee.games.carcassonne.expansions.gq11 import GAMES_QUARTERLY
from referee.games.carcassonne.expansions.hills_and_sheep import HILLS_AND_SHEEP
from referee.games.carcassonne.expansions.inns_and_cathedrals import INNS_AND_CATHEDRALS
from referee.games.carcassonne.expansions.king_and_robber import KING_AND_ROBBER
from referee.games.carcassonne.expansions.little_buildings import LITTLE_BUILDINGS
from referee.games.carcassonne.expansions.minis.bundle import THE_MINIS
from referee.games.carcassonne.expansions.minis.corn_circles import CROP_CIRCLES
from referee.games.carcassonne.expansions.minis.ferries import THE_FERRIES
from referee.games.carcassonne.expansions.minis.flying_machines import FLYING_MACHINES
from referee.games.carcassonne.expansions.minis.gold_mines import GOLD_MINES
from referee.games.carcassonne.expansions.minis.mage_and_witch import MAGE_AND_WITCH
from referee.games.carcassonne.expansions.minis.messages import MESSAGES
from referee.games.carcassonne.expansions.minis.robbers import THE_ROBBERS
from referee.games.carcassonne.expansions.monasteries import GERMAN_MONASTERIES
from referee.games.carcassonne.expansions.phantom import THE_PHANTOM
from referee.games.carcassonne.expansions.pig_herd import PIG_HERDS
from referee.games.carcassonne.expansions.princess_and_dragon import PRINCESS_AND_DRAGON
from referee.games.carcassonne.expansions.promos.bathhouses import BARBER_SURGEONS
from referee.games.carcassonne.expansions.promos.catapult import THE_CATAPULT
from referee.games.carcassonne.expansions.promos.cathedrals_in_germany import CATHEDRALS_IN_GERMANY
from referee.games.carcassonne.expansions.promos.gifts import THE_GIFTS
from referee.games.carcassonne.expansions.promos.halflings import HALFLINGS
from referee.games.carcassonne.expansions.promos.labyrinth import THE_LABYRINTH
from referee.games.carcassonne.expansions.promos.school import THE_SCHOOL
from referee.games.carcassonne.expansions.promos.signposts import SIGNPOSTS
from referee.games.carcassonne.expansions.river import RIVER_ONE, RIVER_TWO
from referee.games.carcassonne.expansions.siege import CATHARS_AND_BESIEGERS
from referee.games.carcassonne.expansions.tower import THE_TOWER
from referee.games.carcassonne.expansions.traders_and_builders import TRADERS_AND_BUILDERS
from referee.games.carcassonne.expansions.tunnel import THE_TUNNEL
from referee.games.carcassonne.expansions.under_the_big_top import UNDER_THE_BIG_TOP
from referee.games.carcassonne.expansions.watchtowers import WATCHTOWERS
from referee.games.carcassonne.expansions.wind_roses import WIND_ROSES

EXPANSIONS: tuple[Expansion, ...] = (
    RIVER_ONE,
    INNS_AND_CATHEDRALS,
    CATHARS_AND_BESIEGERS,
    TRADERS_AND_BUILDERS,
    HILLS_AND_SHEEP,
    ABBEYS,
    ABBEY_AND_MAYOR,
    ABBOTS,
    THE_PHANTOM,
    UNDER_THE_BIG_TOP,
    THE_DRAGON,
    PRINCESS_AND_DRAGON,
    THE_TOWER,
    CASTLES_IN_GERMANY,
    CATHEDRALS_IN_GERMANY,
    SHRINES,
    GERMAN_MONASTERIES,
    RIVER_TWO,
    GAMES_QUARTERLY,
    PIG_HERDS,
    KING_AND_ROBBER,
    THE_FESTIVAL,
    THE_MINIS,
    FLYING_MACHINES,
    MESSAGES,
    THE_ROBBERS,
    CROP_CIRCLES,
    GOLD_MINES,
    WATCHTOWERS,
    WIND_ROSES,
    DARMSTADT,
    THE_LABYRINTH,
    SIGNPOSTS,
    BARBER_SURGEONS,
    MAGE_AND_WITCH,  # halves what all before it add to a feature
    LITTLE_BUILDINGS,  # the last that adds to a feature (EX-I3): after mage and witch
    BRIDGES_CASTLES_AND_BAZAARS,
    THE_TUNNEL,
    THE_FERRIES,
    THE_SCHOOL,
    THE_CATAPULT,
    THE_GIFTS,
    HALFLINGS,
    THE_COUNT,  # after all that have followers, which may stand in the City
)
