### Amazonas by Stefan Dorra in English: its rules, and what only this game says.

rule-AD-S1 = Gold and silver
    .text = One gold coin is worth three silver coins. Tent costs are always given in gold, income always in silver.

rule-AD-S2 = Event cards
    .text = The 18 event cards are shuffled and placed next to the board.

rule-AD-S3 = Mission cards
    .text = The 8 mission cards are shuffled, and each player gets one, which the others may not see. The rest goes back to the box unseen.

rule-AD-S4 = Order cards
    .text = The order cards 1 to 4 are placed next to the board.

rule-AD-S5 = What everybody has
    .text = Everybody takes the 12 tents and the 7 income cards of a colour, and 3 gold.

rule-AD-S6 = Hidden cards, open money
    .text = Players may not look at the cards in each other's hands; everyone can see how much money each player has.

rule-AD-S7 = A mission
    .text = A mission card shows 4 villages. At the end each of them in which its player has no tent costs that player 3 points.

rule-AD-I1 = Opening tents
    .text = In an order agreed freely everybody puts one tent on a space of any village and pays what is printed there: 2, 3 or 5 gold.

rule-AD-I2 = Tile of the first village
    .text = For the opening tent everybody takes the species tile of that village.

rule-AD-I3 = Together in the first village
    .text = Several may begin in one village; who comes later takes a dearer space. In general the second and third tent in a village cost more.

rule-AD-I4 = When round 1 begins
    .text = When everybody has put up a tent, paid for it and taken the tile, the first round begins.

rule-AD-I5 = Advice for the beginning
    .text = It is usually better to start next to two villages of the mission than in one of them.

rule-AD-T1 = A round
    .text = The game has 18 rounds. A round is: an event is revealed; everybody plays an income card; the order follows; in this order all build.

rule-AD-T2 = One event a round
    .text = One event card is revealed each round. Its effect lasts for the whole round and ends when the next event is revealed.

rule-AD-N1 = Income cards
    .text = The cards are numbered: 0 all species, 1 fish, 2 butterfly, 3 iguana, 4 parrot, 5 orchid, 6 Indio.

rule-AD-N2 = Chosen in secret
    .text = Everybody chooses an income card in secret; when all have chosen, the cards are revealed together.

rule-AD-N3 = Income
    .text = The income in silver is the number on the card plus the player's tiles of its species, including Indio tiles on that pile.

rule-AD-N4 = Card 0
    .text = Card 0 earns as much silver as there are tiles in the player's largest species pile.

rule-AD-N5 = Card 6
    .text = Card 6 earns 6 silver and one more for each own Indio tile, whatever pile it lies on.

rule-AD-N6 = Card 6 against bad events
    .text = Who plays card 6 does not suffer the negative effects of the event of this round: jaguar, crocodile, forest fire and thieving monkeys.

rule-AD-N7 = Played cards
    .text = Played income cards stay face up in a pile before their player; only the last one is seen.

rule-AD-N8 = Cards come back
    .text = After 7 rounds, when all income cards have been played, everybody takes all 7 back; so the rounds 1 to 7, 8 to 14 and 15 to 18 belong together.

rule-AD-Q1 = Highest income first
    .text = The player with the highest income of the round takes order card 1 and builds first, and so on.

rule-AD-Q2 = Equal incomes
    .text = Of equal incomes the one goes first whose played card has the smaller white number at the top.

rule-AD-B1 = Collecting and building
    .text = In order everybody collects the silver earned (3 silver may be taken as 1 gold) and then builds any number of tents, or none.

rule-AD-B2 = Enough money
    .text = A tent can only be built with enough money for its space.

rule-AD-B3 = On an empty space
    .text = A tent goes on an empty space of a village; what is printed there is paid: 2, 3 or 5 gold.

rule-AD-B4 = Tile of the village
    .text = Who builds takes a species tile of the village. There are 12 of each; if they are used up, nothing is taken.

rule-AD-B5 = Only where a way leads
    .text = Tents may be pitched only in villages connected by a jungle path or a water route to a village with a tent of the same player.

rule-AD-B6 = One tent a village
    .text = A player may not build more than one tent in the same village.

rule-AD-B7 = Piles of species
    .text = Species tiles are stacked, one pile for each species.

rule-AD-B8 = Several steps in a turn
    .text = A tent just built counts as an own tent at once, so the next one of the same turn may start from it.

rule-AD-B9 = The cheapest space
    .text = The cheapest empty space of a village has to be taken (option ad.space: cheapest, the default, or any).

rule-AD-B10 = Keeping and changing money
    .text = Money is kept from round to round; gold and silver may be changed at any time, 3 silver for 1 gold.

rule-AD-B11 = What is usual
    .text = Usually one tent is built in a turn, and most of the money is spent at once.

rule-AD-B12 = Any space
    .text = Where any space may be taken, it does not matter whether the filled spaces are the cheapest; a neutral tent still takes the cheapest one.

rule-AD-E1 = Jaguar
    .text = Jaguar (2 cards): in this round the jungle paths cannot be used, only the water routes.

rule-AD-E2 = Crocodile
    .text = Crocodile (2 cards): in this round the water routes cannot be used, only the jungle paths.

rule-AD-E3 = Forest fire
    .text = Forest fire (3 cards): in this round everybody gets only half of the silver earned, rounded down.

rule-AD-E4 = Thieving monkeys
    .text = Thieving monkeys (2 cards): everybody loses as much silver as there are tiles in their largest species pile.

rule-AD-E5 = When the monkeys steal
    .text = The monkeys steal after the income of the round has been collected; no player loses more than they have.

rule-AD-E6 = Bonus
    .text = Bonus (5 cards, one for each species): everybody gets one more silver for each own tile of that species. This does not change the order of play.

rule-AD-E7 = When an event takes effect
    .text = Indio (4 cards): see the offer. Theft, bonus and the offer of the Indio tile come when a player collects: after the income, before the first tent of the round.

rule-AD-E8 = What the monkeys can take
    .text = The monkeys take silver in value, gold is changed (option ad.monkeys: value, the default, or silver_coins). Read like this, the printed example of a player with a single coin cannot come about: such tiles earn at least 2 in that round.

rule-AD-K1 = The offer
    .text = Indio (4 cards): the first in order may give up the silver of this round for an Indio tile; after a refusal the offer goes to the second, and so on.

rule-AD-K2 = On an own pile
    .text = A player who takes an Indio tile puts it at once on one of their piles of species tiles.

rule-AD-K3 = A tile of its pile
    .text = From then on the Indio tile counts as a tile of that pile, and stays there.

rule-AD-K4 = Indio tiles and card 6
    .text = Each Indio tile earns one more silver when its owner plays card 6.

rule-AD-K5 = At most one tile
    .text = An event brings one Indio tile at most; if all refuse it, it goes back to the box.

rule-AD-K6 = No new species
    .text = An Indio tile never opens a new species, because it needs a pile that is there.

rule-AD-M1 = Medals
    .text = The first player to own all five species gets the medal of 5 points, the next one 4, then 3 and 2. No rule takes a medal away.

rule-AD-M2 = Medals of three players
    .text = With three players the medal of 5 points is not used: they get 4, 3 and 2.

rule-AD-M3 = Without all five species
    .text = Who does not own all five species by the end of the game gets no medal.

rule-AD-F0 = End of the game
    .text = The game ends after round 18, when everybody has completed it.

rule-AD-F1 = Three tiles or more
    .text = Each species of which a player owns at least 3 tiles brings 1 point for each tile.

rule-AD-F2 = Most of a species
    .text = The player with the most tiles of a species gets 2 points, even with fewer than 3; if several are tied, each of them gets 1 point.

rule-AD-F3 = Points of a medal
    .text = A medal is worth the number printed on it.

rule-AD-F4 = Points of a mission
    .text = Each village of your mission without a tent of yours costs 3 points; the total may fall below zero.

rule-AD-F5 = Indio tiles at the end
    .text = For the points of species an Indio tile counts for the pile it lies on, and for no other.

rule-AD-F6 = Who wins
    .text = The most points win; if points are equal, the most species tiles, including Indio tiles; then the most money.

rule-AD-F7 = Species without an owner
    .text = If no player has a tile of a species, no points are awarded for having the most.

rule-AD-F8 = Money that decides
    .text = Money that decides a tie is counted by its value, 3 for each gold and 1 for each silver; what is equal then is shared.

rule-AD-V1 = Medals of two players
    .text = With two players only the medals of 3 and 2 points are used.

rule-AD-V2 = Neutral tents
    .text = Two players share the 12 tents of an unused colour: each has 6 neutral tents.

rule-AD-V3 = One neutral tent a turn
    .text = In their turn a player may pitch one neutral tent, and only one, free of charge and in addition to their own tent, in the same village or any other.

rule-AD-V4 = One neutral tent a village
    .text = There is never more than one neutral tent in a village.

rule-AD-V5 = Not on the last space
    .text = A neutral tent never goes on the last free space of a village.

rule-AD-V6 = Its space
    .text = Of the free spaces a neutral tent takes the cheapest one; it is not paid for.

rule-AD-V7 = Neutral tent first
    .text = So in a village with 2 free spaces the neutral tent may come first and the own one second, on the dearer space; the other way round is not possible.

rule-AD-V8 = Most of a species, two players
    .text = With two players the most tiles of a species score 1 point, even with fewer than 3; if both have the same number, neither gets a point.

rule-AD-V9 = What a neutral tent is not
    .text = A neutral tent needs no connection and brings no tile; it counts for no player's network and for no player's mission.

rule-AD-V10 = Not without an own tent
    .text = A neutral tent is put up only in a turn with an own tent (option ad.neutral_without_own: off, the default, or on). This is asked at the end of the turn, since the neutral tent may come first, as long as an own tent can still follow.

rule-AD-V11 = Not at the beginning
    .text = No neutral tent goes with an opening tent.

rule-AD-Z1 = How long an event lasts
    .text = The effect of an event lasts until another card of the same type is revealed: the next event card is meant.

rule-AD-Z2 = The last card
    .text = The last round card, with which the game ends, is the last event card.

rule-AD-Z3 = Which empty space
    .text = The rules let one take any empty space, but say that later tents always cost more: so the cheapest one comes first.

rule-AD-Z4 = Fire and the order
    .text = The order follows the income before a forest fire halves it (option ad.fire_affects_order: off, the default, or on); the Indio card too names the first player by what phase 2a earned.

rule-AD-Z5 = Monkeys and gold
    .text = The card of the monkeys speaks of silver only; money counts by its value in silver.

rule-AD-Z6 = Other editions
    .text = Other editions and reviews differ: most tiles there need 3 of them and bring 1 point, missions bring points. The printed rules hold here.

rule-AD-Z7 = What the rules leave open
    .text = The rules do not say what happens when coins run short or when a player can build nowhere: money is written down, and the player passes.

sources-ad = Amazonas by Stefan Dorra, Italian rules
sources-ad-read = Amazonas by Stefan Dorra, how this referee reads it where its rules are silent

sections-AD-S = components and setup
sections-AD-I = beginning of the game
sections-AD-T = course of the rounds
sections-AD-N = income cards
sections-AD-Q = order of play
sections-AD-B = building tents
sections-AD-E = event cards
sections-AD-K = Indio tiles
sections-AD-M = score medals
sections-AD-F = end and final scoring
sections-AD-V = variant for two players
sections-AD-Z = unclear passages

reasons-AD-S1-changed = { $player } pays { $cost } gold with { $gold } gold and silver: 3 silver are 1 gold.

reasons-AD-S3-one_each = { $player } has already revealed their mission; there is one each.
reasons-AD-S3-secret = Only { $player } sees this card until the end of the game.
reasons-AD-S3-same = { $players } cannot have the same mission card.
reasons-AD-S3-cards =
    This board has { $count } mission { $count ->
        [one] card
       *[other] cards
    }; there should be 8.

reasons-AD-S5-no_tent = { $player } has no tent left: all { $count } are on the board.
reasons-AD-S5-too_many = { $player } has { $count } tents on the board; there are only 12.

reasons-AD-S6-hand = Only { $player } sees the cards in the own hand; the money on the table is seen by all.

reasons-AD-S7-no_card = No mission card shows these villages: { $villages }.

reasons-AD-N1-species = Card { $card } counts the tiles of one species: { $species }.
reasons-AD-N1-all_species = Card { $card } looks at all species and counts the largest pile.
reasons-AD-N1-indio = Card { $card } is the Indio card: it counts Indio tiles.

reasons-AD-I1-once = { $player } has an opening tent already, in { $village }.
reasons-AD-I1-opens = { $player } may begin in { $village }; the space costs { $cost } gold, and { $player } has { $gold } gold and { $silver } silver.

reasons-AD-I2-tile = { $player } takes a tile: { $species }.

reasons-AD-I3-dearer = The cheaper spaces of { $village } are taken; who comes later pays { $cost } gold.
reasons-AD-I3-cheap = A dearer space of { $village } is taken already; who comes later takes one that is dearer still.

reasons-AD-I4-assumed = Assumed that the opening tents are being put up, and that it is the turn of { $player }.
reasons-AD-I4-opening =
    First everybody puts up an opening tent; { $players } still { COUNT($players) ->
        [one] has
       *[other] have
    } to.
reasons-AD-I4-begun = Opening tents are put up before the first round; it is round { $round } now.

reasons-AD-T1-event_first = First the event of round { $round } has to be revealed.
reasons-AD-T1-building = { $player } is building now; this belongs to another phase of the round.
reasons-AD-T1-assumed = Assumed that it is { $player }'s turn to build, and that the silver of the round has been collected.
reasons-AD-T1-no_event = The event of this round has not been revealed.

reasons-AD-T2-lasts = It lasts until the next event is revealed.
reasons-AD-T2-one_a_round = The event of round { $round } lies open already: { $event }.

reasons-AD-N2-income =
    Not everybody has chosen an income card; { $players } still { COUNT($players) ->
        [one] has
       *[other] have
    } to. Only then are they revealed together.
reasons-AD-N2-reveal =
    All have chosen; { $players } still { COUNT($players) ->
        [one] has
       *[other] have
    } to say which card it is.
reasons-AD-N2-committed = { $player } has chosen an income card already.
reasons-AD-N2-secret = The card of { $player } stays face down until all have chosen.
reasons-AD-N2-open_already = No card lies face down.
reasons-AD-N2-known = The card of { $player } is known already.
reasons-AD-N2-together = All have chosen: the cards are revealed together.

reasons-AD-N3-earns = Card { $card } earns { $player }: { $parts } = { $silver } silver.

reasons-AD-N4-earns = Card { $card } earns { $player }: { $parts } = { $silver } silver.

reasons-AD-N5-earns = Card { $card } earns { $player }: { $parts } = { $silver } silver.

reasons-AD-N6-spared = { $player } has played card 6: this event does nothing to { $player } ({ $event }).
reasons-AD-N6-not_this = Card 6 changes nothing for { $player } here: this event is none of the negative ones ({ $event }).

reasons-AD-N7-played = Card { $card } lies face up in the pile of { $player }.

reasons-AD-N8-back = All seven cards of { $player } were played: they are back in the hand.
reasons-AD-N8-played = { $player } has played card { $card } already; the cards come back after rounds 7 and 14.
reasons-AD-N8-twice = { $player } cannot have played card { $card } twice before the cards come back.

reasons-AD-Q1-order = They build in this order: { $players }. Income: { $values }.

reasons-AD-Q2-untold = { $players } earn the same, and not all their white numbers are known: those still tied follow the order round the table.
reasons-AD-Q2-assumed = These are the made-up white numbers of the stand-in cards; printed cards may have others: enter those in that case.
reasons-AD-Q2-numbers = { $players } earn the same; the white numbers decide, the smaller one first: { $values }.

reasons-AD-B1-not_your_turn = It is not { $player }'s turn to build: { $to_move } is to move. The order is { $players }.
reasons-AD-B1-any_number = { $player } may build any number of tents, or none; in this turn: { $count }.
reasons-AD-B1-money_held = The money that { $player } had before stays, and tents can be built with it.

reasons-AD-B2-money = The space in { $village } costs { $cost } gold; { $player } has { $gold } gold and { $silver } silver.
reasons-AD-B2-assumed = It is not known how much money { $player } has; enough is assumed.

reasons-AD-B3-space_untold = A space in { $village } is free; it costs { $cost } gold.
reasons-AD-B3-full = No space in { $village } is free.
reasons-AD-B3-taken = The space for { $cost } gold in { $village } is taken.
reasons-AD-B3-space = A space in { $village } is free; it costs { $cost } gold, and { $player } has { $gold } gold and { $silver } silver.
reasons-AD-B3-twice = { $count } tents stand on the same space in { $village }, the one for { $cost } gold.
reasons-AD-B3-holders = Tents in { $village }: { $players }.

reasons-AD-B4-tile = { $player } takes a tile: { $species }; { $count } of 12 are left.
reasons-AD-B4-none_left = No tile is left of this species ({ $species }), so { $player } takes none.
reasons-AD-B4-more_tiles =
    { $player } has { $count } { $count ->
        [one] tile
       *[other] tiles
    } ({ $species }), but only { $most } own { $most ->
        [one] tent
       *[other] tents
    } in such villages.
reasons-AD-B4-fewer_tiles =
    All players together have { $count } { $count ->
        [one] tile
       *[other] tiles
    } ({ $species }), but tents for { $most }.
reasons-AD-B4-too_many = All players together have { $count } tiles ({ $species }); there are only 12.

reasons-AD-B5-no_way = No way leads to { $village } from a village with a tent of { $player } ({ $villages }).
reasons-AD-B5-no_tent = { $player } has no tent yet from which a way could lead to { $village }.
reasons-AD-B5-path = A jungle path leads to { $village } from { $via }, where { $player } has a tent.
reasons-AD-B5-water = A water route leads to { $village } from { $via }, where { $player } has a tent.
reasons-AD-B5-apart =
    The tents of { $player } are not joined: { $villages } { COUNT($villages) ->
        [one] lies
       *[other] lie
    } apart.

reasons-AD-B6-own_tent = { $player } has a tent in { $village } already.
reasons-AD-B6-several = { $player } has several tents in { $village }.

reasons-AD-B7-on_pile = It goes on { $player }'s pile of that species: { $species }.

reasons-AD-B8-path = A jungle path leads to { $village } from { $via }; the tent of { $player } just built there counts.
reasons-AD-B8-water = A water route leads to { $village } from { $via }; the tent of { $player } just built there counts.

reasons-AD-B9-any = By the option any empty space may be taken, though a cheaper one in { $village } is free, for { $cost } gold.
reasons-AD-B9-cheaper = A cheaper space in { $village } is free, for { $cost } gold; it has to be taken first.
reasons-AD-B9-gap = A cheaper space in { $village } is empty, for { $cost } gold, although a dearer one is taken.
reasons-AD-B9-next =
    The next tent in { $village } costs { $cost } gold; { $count } { $count ->
        [one] space is
       *[other] spaces are
    } free.

reasons-AD-B10-changed = Gold and silver may be changed at any time, so silver pays for { $village } too.

reasons-AD-E1-shown = The event of this round: { $event }.
reasons-AD-E1-closed = The jaguar closes the jungle path from { $via } to { $village } in this round.
reasons-AD-E1-used_up = There are only { $count } cards of this kind: { $event }.

reasons-AD-E2-shown = The event of this round: { $event }.
reasons-AD-E2-closed = The crocodile closes the water route from { $via } to { $village } in this round.
reasons-AD-E2-used_up = There are only { $count } cards of this kind: { $event }.

reasons-AD-E3-shown = The event of this round: { $event }.
reasons-AD-E3-burnt = The fire burns { $silver } silver of { $player }'s income.
reasons-AD-E3-used_up = There are only { $count } cards of this kind: { $event }.

reasons-AD-E4-shown = The event of this round: { $event }.
reasons-AD-E4-theft = The monkeys take { $silver } silver from { $player }.
reasons-AD-E4-used_up = There are only { $count } cards of this kind: { $event }.

reasons-AD-E6-shown = The event of this round: { $event }.
reasons-AD-E6-bonus = The bonus brings { $player } { $silver } silver.
reasons-AD-E6-not_in_order = Silver of a bonus does not count for the order of play.
reasons-AD-E6-used_up = There is only { $count } card of this kind: { $event }.

reasons-AD-E7-before = The theft comes after the income and before the first tent of the round.
reasons-AD-E7-too_late = { $player } has built in this turn already; the offer comes before the first tent.

reasons-AD-E8-value = The monkeys take silver in value, gold is changed. The printed example of a player with a single coin cannot come about then: such tiles earn at least 2 in that round.
reasons-AD-E8-silver_coins = By the option only coins of silver are stolen; gold is safe.

reasons-AD-K1-assumed =
    { $players } { COUNT($players) ->
        [one] comes
       *[other] come
    } before { $player } in the order; assumed that they have refused.
reasons-AD-K1-assumed_order = The order of play is not known; it is assumed that the offer has come to { $player }.
reasons-AD-K1-in_order = The offer goes round in the order of play, the highest income first.
reasons-AD-K1-shown = The event of this round: { $event }.
reasons-AD-K1-no_offer = No Indio card lies open, so { $player } is offered no tile.
reasons-AD-K1-no_card = No Indio card lies open.
reasons-AD-K1-answered = { $player } has answered the offer already.
reasons-AD-K1-take = { $player } may give up the silver of this round for an Indio tile.
reasons-AD-K1-refuse = { $player } may refuse; the offer goes to the next in order.
reasons-AD-K1-order = The offer goes round in the order of play: { $players }.
reasons-AD-K1-used_up = There are only { $count } cards of this kind: { $event }.
reasons-AD-K1-given_up = { $player } has given up the silver of this round for an Indio tile.

reasons-AD-K2-none = { $player } has no species tile yet, and so no pile for it.
reasons-AD-K2-own = The player who takes the tile puts it on one of their own piles.
reasons-AD-K2-pile = { $player } puts it on an own pile: { $species }.
reasons-AD-K2-no_pile = { $player } has no pile of this species: { $species }.

reasons-AD-K5-back = If no player takes the tile, it goes back to the box.
reasons-AD-K5-taken = The Indio tile of this round has been taken already.
reasons-AD-K5-gone = It has been taken in this round already.
reasons-AD-K5-too_many =
    The players have { $count } Indio { $count ->
        [one] tile
       *[other] tiles
    }; there can be { $most } at most.

reasons-AD-K6-own = It opens no new species.
reasons-AD-K6-no_pile = An Indio tile opens no new species; { $player } has no tile of this one: { $species }.

reasons-AD-M1-has = { $player } has the medal of { $medal } points, and keeps it.
reasons-AD-M1-due = { $player } owns all five species and is due the medal of { $medal } points.
reasons-AD-M1-next = The next player to own all five species gets the medal of { $medal } points.
reasons-AD-M1-none = All medals are taken.
reasons-AD-M1-not_in_play =
    { $player } has the medal of { $medal } { $medal ->
        [one] point
       *[other] points
    }, which is not in play.
reasons-AD-M1-shared = { $count } players have the medal of { $medal } points.

reasons-AD-M2-due = { $player } owns all five species and is due the medal of { $medal } points.
reasons-AD-M2-next = The next player to own all five species gets the medal of { $medal } points.
reasons-AD-M2-none = All medals are taken.
reasons-AD-M2-not_in_play =
    { $player } has the medal of { $medal } { $medal ->
        [one] point
       *[other] points
    }, which is not in play.
reasons-AD-M2-shared = { $count } players have the medal of { $medal } points.

reasons-AD-M3-keeps = Once taken, a medal is kept: no rule takes tiles away.
reasons-AD-M3-lacks = { $player } does not own all five species.
reasons-AD-M3-without = { $player } has the medal of { $medal } points, but according to the entries not all five species. No rule takes a medal away, so it counts; please check the tiles.

reasons-AD-F0-done = Round 18 is over.
reasons-AD-F0-over = The game is over.
reasons-AD-F0-last_round = Round 18 is over: final scoring follows.
reasons-AD-F0-early = Stopped by agreement: the game would end after round { $count }, and it is round { $round }.
reasons-AD-F0-in_turn = { $player } has not ended the turn yet: a game is stopped between two turns.

reasons-AD-F1-few =
    { $player } has { $count } { $count ->
        [one] tile
       *[other] tiles
    } of it ({ $species }), fewer than 3: they bring nothing by themselves.
reasons-AD-F1-pays = { $player } gets { $parts } = { $points }.

reasons-AD-F2-leader = { $players } has most tiles ({ $species }): { $values }.
reasons-AD-F2-tied = { $players } have most tiles together ({ $species }): { $values }.

reasons-AD-F4-untold = It is not known which villages are on { $player }'s mission; each one without a tent of theirs costs 3 points.
reasons-AD-F4-missing = { $player } has no tent in { $villages }.
reasons-AD-F4-all = { $player } has a tent in every village of the mission.

reasons-AD-F5-indio = Indio tiles on the pile count ({ $species }).

reasons-AD-F6-untold =
    It is not known how much money { $players } { COUNT($players) ->
        [one] has
       *[other] have
    }; none is assumed.
reasons-AD-F6-ranked_tiles =
    { $points } { $points ->
        [one] point
       *[other] points
    } are equal; { $player } comes in at place { $place } with { $count } { $count ->
        [one] tile
       *[other] tiles
    }.
reasons-AD-F6-ranked_money = Points and tiles are equal; { $player } comes in at place { $place } with money worth { $count } silver.
reasons-AD-F6-points =
    { $players } wins with { $points } { $points ->
        [one] point
       *[other] points
    }.
reasons-AD-F6-tiles =
    { $by } have the same points; { $players } wins with { $count } { $count ->
        [one] tile
       *[other] tiles
    }.
reasons-AD-F6-money = { $by } have the same points and tiles; { $players } wins with money worth { $count } silver.

reasons-AD-F7-nobody = No player has a tile of this species ({ $species }), so no points are awarded for having the most.

reasons-AD-F8-shared = { $players } have the same points, tiles and money ({ $count } silver): they share the win.

reasons-AD-V1-due = { $player } owns all five species and is due the medal of { $medal } points.
reasons-AD-V1-next = The next player to own all five species gets the medal of { $medal } points.
reasons-AD-V1-none = All medals are taken.
reasons-AD-V1-not_in_play =
    { $player } has the medal of { $medal } { $medal ->
        [one] point
       *[other] points
    }, which is not in play.
reasons-AD-V1-shared = { $count } players have the medal of { $medal } points.

reasons-AD-V2-two_only = Neutral tents are used by two players only, not by { $count }.
reasons-AD-V2-none_left = { $player } has no neutral tent left: all { $count } are on the board.
reasons-AD-V2-too_many = { $player } has put up { $count } neutral tents; there are only 6 each.

reasons-AD-V3-one_a_turn = { $player } has put up a neutral tent in this turn already.
reasons-AD-V3-allowed = { $player } may put up a neutral tent in { $village }, free of charge.

reasons-AD-V4-there = There is a neutral tent in { $village } already.
reasons-AD-V4-several = There are { $count } neutral tents in { $village }.

reasons-AD-V5-last_space = Only one space in { $village } is free, and a neutral tent never takes the last one.

reasons-AD-V6-space = It takes the cheapest free space of { $village }, the one for { $cost } gold, unpaid.

reasons-AD-V8-leader = { $players } has most tiles ({ $species }): { $values }.
reasons-AD-V8-tied = { $players } have the same number of tiles ({ $species }): neither gets the point.

reasons-AD-V9-nothing = A neutral tent in { $village } needs no connection, brings no tile, and counts for no mission.

reasons-AD-V7-own_first = The own tent came first in { $village }: the neutral one would have had to come before it.
reasons-AD-V7-neutral_first = The neutral tent in { $village } came first, so the own one goes on the dearer space.

reasons-AD-V10-alone = { $player } has put up a neutral tent in { $village }, but no own tent in this turn.
reasons-AD-V10-own_too = An own tent has to be built in the same turn.
reasons-AD-V10-no_own_tent = With the neutral tent in { $village } { $player } could build no own tent in this turn.

reasons-AD-V11-opening = The opening tents are put up now; neutral ones come later.

reasons-AD-Z4-off = The order follows the income before the fire halves it.
reasons-AD-Z4-on = By the option the order follows the income after the fire has halved it.

reasons-AD-Z7-coins = The players have { $gold } gold and { $silver } silver coins; the box has 28 and 16.

reasons-AD-K3-counts =
    { $player } has { $count } Indio { $count ->
        [one] tile
       *[other] tiles
    }; those on this pile count with it.
reasons-AD-K3-stays = From then on it counts as a tile of that pile, and stays there.

reasons-AD-K4-six = It earns { $player } one more silver with card 6.

reasons-AD-E5-at_most = The monkeys come after the income; no player loses more than they have.

lines-AD-F1 = { $player } scores { $points } for tiles ({ $kind }): { $parts } = { $points }.
lines-AD-F2 = { $player } scores { $points } for tiles ({ $kind }): { $parts } = { $points }.
lines-AD-V8 = { $player } scores { $points } for tiles ({ $kind }): { $parts } = { $points }.
lines-AD-F3 = { $player } scores { $points } for a medal.
lines-AD-F4 = { $player } loses points for the mission: { $parts } = { $points }.
lines-income = { $player } earns { $points } silver: { $parts } = { $points }.
lines-theft = The monkeys steal { $parts } silver from { $player }.
lines-bonus = { $player } gets { $points } silver from the bonus: { $parts }.
lines-burnt = The fire takes income from { $player }: { $parts } silver.

lines-nothing-AD-F4 = The mission of { $player } is not known.

lines-holders-fish = Tiles: { $holders }.
lines-holders-butterfly = Tiles: { $holders }.
lines-holders-iguana = Tiles: { $holders }.
lines-holders-parrot = Tiles: { $holders }.
lines-holders-orchid = Tiles: { $holders }.

parts-AD-F1-fish = { $count } fish × { $each }
parts-AD-F1-butterfly =
    { $count } { $count ->
        [one] butterfly
       *[other] butterflies
    } × { $each }
parts-AD-F1-iguana =
    { $count } { $count ->
        [one] iguana
       *[other] iguanas
    } × { $each }
parts-AD-F1-parrot =
    { $count } { $count ->
        [one] parrot
       *[other] parrots
    } × { $each }
parts-AD-F1-orchid =
    { $count } { $count ->
        [one] orchid
       *[other] orchids
    } × { $each }

parts-AD-N3-on_the_card = { $each } on the card
parts-AD-N3-fish = { $count } fish
parts-AD-N3-butterfly =
    { $count } { $count ->
        [one] butterfly
       *[other] butterflies
    }
parts-AD-N3-iguana =
    { $count } { $count ->
        [one] iguana
       *[other] iguanas
    }
parts-AD-N3-parrot =
    { $count } { $count ->
        [one] parrot
       *[other] parrots
    }
parts-AD-N3-orchid =
    { $count } { $count ->
        [one] orchid
       *[other] orchids
    }

parts-AD-N4-largest_pile = { $count } on the largest pile

parts-AD-N5-on_the_card = { $each } on the card

parts-AD-K4-indio_tile =
    { $count } Indio { $count ->
        [one] tile
       *[other] tiles
    }

parts-AD-E3-burnt = { $points }

parts-AD-E4-stolen = { $points }

parts-AD-E6-bonus = { $points }

parts-AD-F2-majority = { $each } for the most tiles
parts-AD-F2-shared_majority = { $each } for most tiles, shared

parts-AD-V8-majority = { $each } for most tiles

parts-AD-F3-medal = { $each }

parts-AD-F4-missing_village =
    { $count } { $count ->
        [one] village
       *[other] villages
    } without an own tent × { $each }

options-ad-players = How many play; two play with neutral tents and fewer medals.
options-ad-space = Whether the cheapest empty space of a village has to be taken, or any may be.
options-ad-neutral_without_own = Whether a neutral tent may be put up in a turn without an own tent.
options-ad-fire_affects_order = Whether a forest fire halves the income before the order of play is settled.
options-ad-monkeys = Whether the monkeys take silver in value, or coins of silver only.

word-medal = medal
word-mission = mission
word-fish = fish
word-butterfly = butterfly
word-iguana = iguana
word-parrot = parrot
word-orchid = orchid
word-jaguar = jaguar
word-crocodile = crocodile
word-fire = forest fire
word-monkeys = thieving monkeys
word-indio = Indio
word-bonus-fish = bonus for fish
word-bonus-butterfly = bonus for butterflies
word-bonus-iguana = bonus for iguanas
word-bonus-parrot = bonus for parrots
word-bonus-orchid = bonus for orchids
