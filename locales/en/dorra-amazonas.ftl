### Amazonas by Stefan Dorra in English: its rules, and what only this game says.

rule-AD-S1 = Gold and silver
    .text = One gold coin is worth three silver coins. Tent costs are always given in gold, income always in silver.

rule-AD-S2 = Event cards
    .text = The 18 event cards are shuffled and placed next to the board.

rule-AD-S3 = Mission cards
    .text = The 8 mission cards are shuffled, and each player gets one, which the others may not see. The rest goes back into the box unseen.

rule-AD-S4 = Order cards
    .text = The order cards 1 to 4 are placed next to the board.

rule-AD-S5 = What everyone has
    .text = Each player takes the 12 tents and the 7 income cards of one colour, and 3 gold.

rule-AD-S6 = Hidden cards, open money
    .text = Players may not look at each other's cards; everyone can see how much money each player has.

rule-AD-S7 = A mission
    .text = A mission card shows 4 villages. At the end, each of them without a tent of its player costs that player 3 points.

rule-AD-I1 = Opening tents
    .text = In an order agreed freely, each player puts one tent on a space of any village and pays what is printed there: 2, 3 or 5 gold.

rule-AD-I2 = Tile of the first village
    .text = For the opening tent each player takes a species tile of that village.

rule-AD-I3 = Together in the first village
    .text = Several players may begin in one village; those who come later take a more expensive space. In general the second and third tent in a village cost more.

rule-AD-I4 = When round 1 begins
    .text = When every player has put up a tent, paid for it and taken the tile, the first round begins.

rule-AD-I5 = Advice for the beginning
    .text = It is usually better to start next to two villages of the mission than in one of them.

rule-AD-T1 = A round
    .text = The game has 18 rounds. In each round an event is revealed; everyone plays an income card; the order of play is determined; in this order all players build.

rule-AD-T2 = One event a round
    .text = One event card is revealed each round. Its effect lasts for the whole round and ends when the next event is revealed.

rule-AD-N1 = Income cards
    .text = The cards are numbered: 0 all species, 1 fish, 2 butterfly, 3 iguana, 4 parrot, 5 orchid, 6 Indio.

rule-AD-N2 = Chosen in secret
    .text = Each player chooses an income card in secret; when all have chosen, the cards are revealed together.

rule-AD-N3 = Income
    .text = The income in silver is the number on the card plus the player's tiles of its species, including Indio tiles on that pile.

rule-AD-N4 = Card 0
    .text = Card 0 earns as much silver as there are tiles in the player's largest species pile.

rule-AD-N5 = Card 6
    .text = Card 6 earns 6 silver and one more for each of the player's Indio tiles, whatever pile it is on.

rule-AD-N6 = Card 6 against bad events
    .text = A player who plays card 6 does not suffer the negative effects of this round's event (jaguar, crocodile, forest fire or thieving monkeys).

rule-AD-N7 = Played cards
    .text = Played income cards stay face up in a pile in front of their player; only the last one is visible.

rule-AD-N8 = Cards are taken back
    .text = After 7 rounds, when all income cards have been played, each player takes all 7 back; so rounds 1 to 7, 8 to 14 and 15 to 18 belong together.

rule-AD-Q1 = Highest income first
    .text = The player with the highest income of the round takes order card 1 and builds first, and so on.

rule-AD-Q2 = Equal incomes
    .text = If incomes are equal, the player whose played card has the smaller white number at the top goes first.

rule-AD-B1 = Collecting and building
    .text = In order of play, each player collects the silver earned (3 silver may be taken as 1 gold) and then builds any number of tents, or none.

rule-AD-B2 = Enough money
    .text = A tent can only be built with enough money for its space.

rule-AD-B3 = On an empty space
    .text = A tent goes on an empty space of a village; the price printed there is paid: 2, 3 or 5 gold.

rule-AD-B4 = Tile of the village
    .text = A player who builds takes a species tile of the village. There are 12 of each; if they are used up, nothing is taken.

rule-AD-B5 = Only along a route
    .text = Tents may be built only in villages connected by a jungle path or a water route to a village with a tent of the same player.

rule-AD-B6 = One tent per village
    .text = A player may not build more than one tent in the same village.

rule-AD-B7 = Piles of species
    .text = Species tiles are stacked, one pile for each species.

rule-AD-B8 = Several steps in a turn
    .text = A tent just built counts at once, so the next one of the same turn may start from it.

rule-AD-B9 = The cheapest space
    .text = The cheapest empty space of a village has to be taken (the default), or any of them may be.

rule-AD-B10 = Keeping and exchanging money
    .text = Money is kept from round to round; gold and silver may be exchanged at any time, 3 silver for 1 gold.

rule-AD-B11 = What is usual
    .text = Usually one tent is built in a turn, and most of the money is spent at once.

rule-AD-B12 = Any space
    .text = If any space may be taken, it does not matter whether the filled spaces are the cheapest; a neutral tent still takes the cheapest one.

rule-AD-E1 = Jaguar
    .text = Jaguar (2 cards): in this round the jungle paths cannot be used, only the water routes.

rule-AD-E2 = Crocodile
    .text = Crocodile (2 cards): in this round the water routes cannot be used, only the jungle paths.

rule-AD-E3 = Forest fire
    .text = Forest fire (3 cards): in this round each player gets only half of the silver earned, rounded down.

rule-AD-E4 = Thieving monkeys
    .text = Thieving monkeys (2 cards): each player loses as much silver as there are tiles in their largest species pile.

rule-AD-E5 = When the monkeys steal
    .text = The monkeys steal after the income of the round has been collected; no player loses more than they have.

rule-AD-E6 = Bonus
    .text = Bonus (5 cards, one for each species): each player gets one more silver for each of their tiles of that species. This does not change the order of play.

rule-AD-E7 = When an event takes effect
    .text = Indio (4 cards): see “The offer”. Theft, bonus and the offer of the Indio tile come when a player collects: after the income, before the first tent of the round.

rule-AD-E8 = What the monkeys can take
    .text = The monkeys take money by its value in silver, and gold is exchanged if need be (the default), or they take silver coins only. By the first interpretation, the printed example of a player with a single coin is impossible: those tiles earn at least 2 in that round.

rule-AD-K1 = The offer
    .text = Indio (4 cards): the first player in order may give up the silver of this round for an Indio tile; after a refusal the offer goes to the second, and so on.

rule-AD-K2 = On one of the player's piles
    .text = A player who takes an Indio tile puts it at once on one of their piles of species tiles.

rule-AD-K3 = Part of its pile
    .text = From then on the Indio tile counts as a tile of that pile, and stays there.

rule-AD-K4 = Indio tiles and card 6
    .text = Each Indio tile earns one more silver when its owner plays card 6.

rule-AD-K5 = At most one tile
    .text = An event gives one Indio tile at most; if all players refuse it, it goes back into the box.

rule-AD-K6 = No new species
    .text = An Indio tile never adds a new species, because it can only go on an existing pile.

rule-AD-M1 = Medals
    .text = The first player to own all five species gets the medal of 5 points, the next one 4, then 3 and 2. No rule takes a medal away.

rule-AD-M2 = Medals with three players
    .text = With three players the medal of 5 points is not used: they get 4, 3 and 2.

rule-AD-M3 = Without all five species
    .text = A player who does not own all five species by the end of the game gets no medal.

rule-AD-F0 = End of the game
    .text = The game ends after round 18, when all players have completed it.

rule-AD-F1 = Three tiles or more
    .text = Each species of which a player owns at least 3 tiles scores 1 point per tile.

rule-AD-F2 = Most of a species
    .text = The player with the most tiles of a species gets 2 points, even with fewer than 3; if several are tied, each of them gets 1 point.

rule-AD-F3 = Points of a medal
    .text = A medal is worth the number printed on it.

rule-AD-F4 = Points of a mission
    .text = Each village of a player's mission without a tent of theirs costs 3 points; the total may fall below zero.

rule-AD-F5 = Indio tiles at the end
    .text = When species are scored, an Indio tile counts for the pile it is on, and for no other.

rule-AD-F6 = Who wins
    .text = The player with the most points wins; if points are equal, the one with the most species tiles, including Indio tiles; then the one with the most money.

rule-AD-F7 = Species without an owner
    .text = If no player has a tile of a species, no points are awarded for having the most.

rule-AD-F8 = Money that decides
    .text = Money that decides a tie is counted by its value, 3 for each gold and 1 for each silver; if that is equal too, the victory is shared.

rule-AD-V1 = Medals with two players
    .text = With two players, only the medals of 3 and 2 points are used.

rule-AD-V2 = Neutral tents
    .text = Two players share the 12 tents of an unused colour: each has 6 neutral tents.

rule-AD-V3 = One neutral tent per turn
    .text = In their turn a player may place one neutral tent, and only one, free of charge and in addition to their own tent, in the same village or any other.

rule-AD-V4 = One neutral tent per village
    .text = There is never more than one neutral tent in a village.

rule-AD-V5 = Not on the last space
    .text = A neutral tent never goes on the last free space of a village.

rule-AD-V6 = Its space
    .text = Of the free spaces a neutral tent takes the cheapest one; it is not paid for.

rule-AD-V7 = Neutral tent first
    .text = So in a village with 2 free spaces the neutral tent may come first and the player's own tent second, on the more expensive space; the other way round is not possible.

rule-AD-V8 = Most of a species, two players
    .text = With two players, having the most tiles of a species scores 1 point, even with fewer than 3; if both have the same number, neither gets a point.

rule-AD-V9 = What a neutral tent does not do
    .text = A neutral tent needs no connection and gives no tile; it belongs to no player's network and fulfils no player's mission.

rule-AD-V10 = Only together with a tent of your own
    .text = A neutral tent is placed only in a turn in which the player also builds a tent (the default), or without one as well. This is checked at the end of the turn, since the neutral tent may come first, as long as the player can still build.

rule-AD-V11 = Not at the beginning
    .text = No neutral tent is placed with an opening tent.

rule-AD-Z1 = How long an event lasts
    .text = The rules let an event's effect last until another card of the same type is revealed; they mean the next event card.

rule-AD-Z2 = The last card
    .text = The “last round card”, with which the game ends, is the last event card.

rule-AD-Z3 = Which empty space
    .text = The rules allow any empty space, but also state that later tents always cost more: so the cheapest one comes first.

rule-AD-Z4 = Fire and the order
    .text = The order is determined by the income before a forest fire halves it (the default), or after that; the Indio card, too, decides who is first by the income of phase 2a.

rule-AD-Z5 = Monkeys and gold
    .text = The monkey card mentions only silver; money counts by its value in silver.

rule-AD-Z6 = Other editions
    .text = Other editions and reviews differ: there the most tiles must be at least 3 and score 1 point, and missions add points. The printed rules apply here.

rule-AD-Z7 = What the rules leave open
    .text = The rules leave open what happens when coins run short or when a player cannot build anywhere: money is written down, and the player passes.

sources-ad = Amazonas by Stefan Dorra, Italian rules
sources-ad-read = Amazonas by Stefan Dorra, how this referee reads it where its rules are silent

sections-AD-S = components and setup
sections-AD-I = beginning of the game
sections-AD-T = rounds
sections-AD-N = income cards
sections-AD-Q = order of play
sections-AD-B = building tents
sections-AD-E = event cards
sections-AD-K = Indio tiles
sections-AD-M = medals
sections-AD-F = end and final scoring
sections-AD-V = variant for two players
sections-AD-Z = unclear passages

reasons-AD-S1-changed = { $player } has { $gold } gold and pays the rest of the { $cost } gold in silver: 3 silver make 1 gold.

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

reasons-AD-S6-hand = Only { $player } may look at the cards in their hand; everyone can see the money on the table.

reasons-AD-S7-no_card = No mission card shows these villages: { $villages }.

reasons-AD-N1-species = Card { $card } counts the tiles of one species: { $species }.
reasons-AD-N1-all_species = Card { $card } covers all species and counts the largest pile.
reasons-AD-N1-indio = Card { $card } is the Indio card: it counts Indio tiles.

reasons-AD-I1-once = { $player } has already put up an opening tent, in { $village }.
reasons-AD-I1-opens = { $player } may begin in { $village }; the space costs { $cost } gold, and { $player } has { $gold } gold and { $silver } silver.

reasons-AD-I2-tile = { $player } takes a tile: { $species }.

reasons-AD-I3-dearer = The cheaper spaces of { $village } are taken; those who come later pay { $cost } gold.
reasons-AD-I3-cheap = A more expensive space of { $village } is already taken; those who come later take an even more expensive one.

reasons-AD-I4-assumed = Assumption: the opening tents are being put up, and it is { $player }'s turn.
reasons-AD-I4-opening =
    First every player puts up an opening tent; { $players } still { COUNT($players) ->
        [one] has
       *[other] have
    } to.
reasons-AD-I4-begun = Opening tents are put up before the first round; it is round { $round } now.

reasons-AD-T1-event_first = First the event of round { $round } has to be revealed.
reasons-AD-T1-building = { $player } is building now; this move belongs to another phase of the round.
reasons-AD-T1-assumed = Assumption: it is { $player }'s turn to build, and the silver of the round has been collected.
reasons-AD-T1-no_event = The event of this round has not been revealed.

reasons-AD-T2-lasts = It lasts until the next event is revealed.
reasons-AD-T2-one_a_round = The event of round { $round } has already been revealed: { $event }.

reasons-AD-N2-income =
    Not every player has chosen an income card; { $players } still { COUNT($players) ->
        [one] has
       *[other] have
    } to. Only then are they revealed together.
reasons-AD-N2-reveal =
    All have chosen; { $players } still { COUNT($players) ->
        [one] has to reveal the card
       *[other] have to reveal their cards
    }.
reasons-AD-N2-committed = { $player } has already chosen an income card.
reasons-AD-N2-secret = The card of { $player } stays face down until all have chosen.
reasons-AD-N2-open_already = There is no card face down.
reasons-AD-N2-known = { $player }'s card is already known.
reasons-AD-N2-together = All have chosen: the cards are revealed together.

reasons-AD-N3-earns = With card { $card } { $player } earns { $parts } = { $silver } silver.

reasons-AD-N4-earns = With card { $card } { $player } earns { $parts } = { $silver } silver.

reasons-AD-N5-earns = With card { $card } { $player } earns { $parts } = { $silver } silver.

reasons-AD-N6-spared = { $player } has played card 6 and is not affected by this event ({ $event }).
reasons-AD-N6-not_this = Card 6 changes nothing for { $player } here: this event is not one of the negative ones ({ $event }).

reasons-AD-N7-played = Card { $card } is face up on { $player }'s pile.

reasons-AD-N8-back = { $player } has played all seven cards and takes them all back.
reasons-AD-N8-played = { $player } has already played card { $card }; the cards are taken back after rounds 7 and 14.
reasons-AD-N8-twice = { $player } cannot have played card { $card } twice before the cards are taken back.

reasons-AD-Q1-order = They build in this order: { $players }. Income: { $values }.

reasons-AD-Q2-untold = { $players } earn the same, and not all their white numbers are known: those still tied play in the order around the table.
reasons-AD-Q2-assumed = These are the made-up white numbers of the stand-in cards; if your printed cards have others, enter those.
reasons-AD-Q2-numbers = { $players } earn the same; the white numbers decide, the smaller one first: { $values }.

reasons-AD-B1-not_your_turn = It is not { $player }'s turn to build, but { $to_move }'s. The order is { $players }.
reasons-AD-B1-any_number = { $player } may build any number of tents, or none; in this turn: { $count }.
reasons-AD-B1-money_held = The money that { $player } had before is kept, and can be spent on tents.

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
    } ({ $species }), but only { $most } { $most ->
        [one] tent
       *[other] tents
    } in such villages.
reasons-AD-B4-fewer_tiles =
    All players together have { $count } { $count ->
        [one] tile
       *[other] tiles
    } ({ $species }), but tents for { $most }.
reasons-AD-B4-too_many = All players together have { $count } tiles ({ $species }); there are only 12.

reasons-AD-B5-no_way = No route leads to { $village } from a village with a tent of { $player } ({ $villages }).
reasons-AD-B5-no_tent = { $player } has no tent yet from which a route could lead to { $village }.
reasons-AD-B5-path = A jungle path leads to { $village } from { $via }, where { $player } has a tent.
reasons-AD-B5-water = A water route leads to { $village } from { $via }, where { $player } has a tent.
reasons-AD-B5-apart =
    { $player }'s tents are not connected: { $villages } { COUNT($villages) ->
        [one] is
       *[other] are
    } cut off.

reasons-AD-B6-own_tent = { $player } already has a tent in { $village }.
reasons-AD-B6-several = { $player } has several tents in { $village }.

reasons-AD-B7-on_pile = It goes on { $player }'s pile of that species: { $species }.

reasons-AD-B8-path = A jungle path leads to { $village } from { $via }; the tent that { $player } has just built there counts.
reasons-AD-B8-water = A water route leads to { $village } from { $via }; the tent that { $player } has just built there counts.

reasons-AD-B9-any = With this option, any empty space may be taken, even though a cheaper one in { $village } is free, for { $cost } gold.
reasons-AD-B9-cheaper = A cheaper space in { $village } is free, for { $cost } gold; it has to be taken first.
reasons-AD-B9-gap = A cheaper space in { $village } is empty, for { $cost } gold, although a more expensive one is taken.
reasons-AD-B9-next =
    The next tent in { $village } costs { $cost } gold; { $count } { $count ->
        [one] space is
       *[other] spaces are
    } free.

reasons-AD-B10-changed = Gold and silver may be exchanged at any time, so silver can pay for { $village } too.

reasons-AD-E1-shown = The event of this round: { $event }.
reasons-AD-E1-closed = The jaguar closes the jungle path from { $via } to { $village } in this round.
reasons-AD-E1-used_up = There are only { $count } cards of this kind: { $event }.

reasons-AD-E2-shown = The event of this round: { $event }.
reasons-AD-E2-closed = The crocodile closes the water route from { $via } to { $village } in this round.
reasons-AD-E2-used_up = There are only { $count } cards of this kind: { $event }.

reasons-AD-E3-shown = The event of this round: { $event }.
reasons-AD-E3-burnt = The fire destroys { $silver } silver of { $player }'s income.
reasons-AD-E3-used_up = There are only { $count } cards of this kind: { $event }.

reasons-AD-E4-shown = The event of this round: { $event }.
reasons-AD-E4-theft = The monkeys steal { $silver } silver from { $player }.
reasons-AD-E4-used_up = There are only { $count } cards of this kind: { $event }.

reasons-AD-E6-shown = The event of this round: { $event }.
reasons-AD-E6-bonus = { $player } gets { $silver } silver from the bonus.
reasons-AD-E6-not_in_order = Silver from a bonus does not count for the order of play.
reasons-AD-E6-used_up = There is only { $count } card of this kind: { $event }.

reasons-AD-E7-before = The theft comes after the income and before the first tent of the round.
reasons-AD-E7-too_late = { $player } has already built in this turn; the offer comes before the first tent.

reasons-AD-E8-value = The monkeys take money by its value in silver, and gold is exchanged if need be. The printed example of a player with a single coin is impossible then: those tiles earn at least 2 in that round.
reasons-AD-E8-silver_coins = With this option only silver coins are stolen; gold is safe.

reasons-AD-K1-assumed =
    { $players } { COUNT($players) ->
        [one] comes
       *[other] come
    } before { $player } in the order of play; it is assumed that they refused.
reasons-AD-K1-assumed_order = The order of play is not known; it is assumed that the offer has come to { $player }.
reasons-AD-K1-in_order = The offer goes round in the order of play, the highest income first.
reasons-AD-K1-shown = The event of this round: { $event }.
reasons-AD-K1-no_offer = No Indio card is face up, so { $player } is offered no tile.
reasons-AD-K1-no_card = No Indio card is face up.
reasons-AD-K1-answered = { $player } has already answered the offer.
reasons-AD-K1-take = { $player } may give up the silver of this round for an Indio tile.
reasons-AD-K1-refuse = { $player } may refuse; the offer goes to the next in order.
reasons-AD-K1-order = The offer goes round in the order of play: { $players }.
reasons-AD-K1-used_up = There are only { $count } cards of this kind: { $event }.
reasons-AD-K1-given_up = { $player } has given up the silver of this round for an Indio tile.

reasons-AD-K2-none = { $player } has no species tile yet, and so no pile for it.
reasons-AD-K2-own = The player who takes the tile puts it on one of their piles.
reasons-AD-K2-pile = { $player } puts it on this pile: { $species }.
reasons-AD-K2-no_pile = { $player } has no pile of this species: { $species }.

reasons-AD-K5-back = If no player takes the tile, it goes back into the box.
reasons-AD-K5-taken = The Indio tile of this round has been taken already.
reasons-AD-K5-gone = It has already been taken in this round.
reasons-AD-K5-too_many =
    The players have { $count } Indio { $count ->
        [one] tile
       *[other] tiles
    }; there can be { $most } at most.

reasons-AD-K6-own = It does not add a new species.
reasons-AD-K6-no_pile = An Indio tile does not add a new species; { $player } has no tile of this one: { $species }.

reasons-AD-M1-has = { $player } has the medal of { $medal } points, and keeps it.
reasons-AD-M1-due = { $player } owns all five species and gets the medal of { $medal } points.
reasons-AD-M1-next = The next player to own all five species gets the medal of { $medal } points.
reasons-AD-M1-none = All medals are taken.
reasons-AD-M1-not_in_play =
    { $player } has the medal of { $medal } { $medal ->
        [one] point
       *[other] points
    }, which is not in play.
reasons-AD-M1-shared = { $count } players have the medal of { $medal } points.

reasons-AD-M2-due = { $player } owns all five species and gets the medal of { $medal } points.
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

reasons-AD-F0-done = Round 18 is over.
reasons-AD-F0-over = The game is over.
reasons-AD-F0-last_round = Round 18 is over: final scoring follows.
reasons-AD-F0-early = Stopped by agreement: the game would end after round { $count }, and it is round { $round }.
reasons-AD-F0-in_turn = { $player } has not ended the turn yet: a game can only be stopped between two turns.

reasons-AD-F1-few =
    { $player } has { $count } { $count ->
        [one] tile
       *[other] tiles
    } of it ({ $species }), fewer than 3: { $count ->
        [one] it scores nothing by itself
       *[other] they score nothing by themselves
    }.
reasons-AD-F1-pays = { $player } scores { $parts } = { $points }.

reasons-AD-F2-leader = { $players } has the most tiles ({ $species }): { $values }.
reasons-AD-F2-tied = { $players } are tied for the most tiles ({ $species }): { $values }.

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
    Equal on { $points } { $points ->
        [one] point
       *[other] points
    }: { $player } finishes in position { $place } with { $count } { $count ->
        [one] tile
       *[other] tiles
    }.
reasons-AD-F6-ranked_money = Equal on points and tiles: { $player } finishes in position { $place } with money worth { $count } silver.
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

reasons-AD-F8-shared = { $players } have the same points, tiles and money ({ $count } silver): they share the victory.

reasons-AD-V1-due = { $player } owns all five species and gets the medal of { $medal } points.
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
reasons-AD-V2-too_many = { $player } has placed { $count } neutral tents; there are only 6 each.

reasons-AD-V3-one_a_turn = { $player } has already placed a neutral tent in this turn.
reasons-AD-V3-allowed = { $player } may place a neutral tent in { $village }, free of charge.

reasons-AD-V4-there = There is already a neutral tent in { $village }.
reasons-AD-V4-several = There are { $count } neutral tents in { $village }.

reasons-AD-V5-last_space = Only one space in { $village } is free, and a neutral tent never takes the last one.

reasons-AD-V6-space = It takes the cheapest free space of { $village }, the one for { $cost } gold, without payment.

reasons-AD-V8-leader = { $players } has the most tiles ({ $species }): { $values }.
reasons-AD-V8-tied = { $players } have the same number of tiles ({ $species }): neither gets the point.

reasons-AD-V9-nothing = A neutral tent in { $village } needs no connection, gives no tile, and counts for no mission.

reasons-AD-V7-own_first = The player's own tent came first in { $village }: the neutral one would have had to come before it.
reasons-AD-V7-neutral_first = The neutral tent in { $village } came first, so the player's own tent goes on the more expensive space.

reasons-AD-V10-alone = { $player } has placed a neutral tent in { $village }, but has not built a tent in this turn.
reasons-AD-V10-own_too = A tent of the player's colour has to be built in the same turn.
reasons-AD-V10-no_own_tent = With the neutral tent in { $village }, { $player } could not build a tent in this turn.

reasons-AD-V11-opening = The opening tents are put up now; neutral tents come later.

reasons-AD-Z4-off = The order follows the income before the fire halves it.
reasons-AD-Z4-on = With this option the order follows the income after the fire has halved it.

reasons-AD-Z7-coins = The players have { $gold } gold and { $silver } silver coins; the box has 28 and 16.

reasons-AD-K3-counts =
    { $player } has { $count } Indio { $count ->
        [one] tile
       *[other] tiles
    }; those on this pile count with it.
reasons-AD-K3-stays = From then on it counts as a tile of that pile, and stays there.

reasons-AD-K4-six = With card 6 { $player } earns one more silver for it.

reasons-AD-E5-at_most = The monkeys come after the income; no player loses more than they have.

lines-AD-F1 = { $player } scores { $points } for tiles ({ $kind }): { $parts } = { $points }.
lines-AD-F2 = { $player } scores { $points } for tiles ({ $kind }): { $parts } = { $points }.
lines-AD-V8 = { $player } scores { $points } for tiles ({ $kind }): { $parts } = { $points }.
lines-AD-F3 = { $player } scores { $points } for a medal.
lines-AD-F4 = { $player } loses points for the mission: { $parts } = { $points }.
lines-income = { $player } earns { $points } silver: { $parts } = { $points }.
lines-theft = The monkeys take silver: { $player } { $parts }.
lines-bonus = { $player } gets { $points } silver from the bonus: { $parts }.
lines-burnt = The fire destroys silver of the income: { $player } { $parts }.

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
parts-AD-F2-shared_majority = { $each } for the most tiles, shared

parts-AD-V8-majority = { $each } for the most tiles

parts-AD-F3-medal = { $each }

parts-AD-F4-missing_village =
    { $count } { $count ->
        [one] village
       *[other] villages
    } without a tent × { $each }

options-ad-players = The number of players; two players use neutral tents and fewer medals.
options-ad-space = Whether the cheapest empty space of a village has to be taken, or any may be.
options-ad-neutral_without_own = Whether a neutral tent may be placed in a turn in which the player does not build.
options-ad-fire_affects_order = Whether a forest fire halves the income before the order of play is determined.
options-ad-monkeys = Whether the monkeys take silver and gold by value, or silver coins only.

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
