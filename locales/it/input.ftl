### Errors of what was sent: tile sets, tiles, positions, maps and boards.

input-or = { $names } o { $last }

input-cited = { $rule }: { $why }

input-errors = più di { $most } errori; ecco i primi

input-unknown-near = non esiste { $kind } «{ $name }»; volevi dire { $near }?

input-unknown-none = non esiste { $kind } «{ $name }»; qui non c'è nulla del genere

input-unknown-known = non esiste { $kind } «{ $name }»; possibili: { $known }

input-unknown-many = non esiste { $kind } «{ $name }»; possibili: { $known } e altri { $count }

input-unknown-expansion = { $why }; per giocare solo con le tessere indica il loro catalogo

## Tile sets and tiles

input-no-catalogs = questo gioco non ha cataloghi

input-set-object = un set di tessere è un oggetto JSON

input-set-kinds = il set deve indicare i tipi di territorio e le loro forme

input-plain-text = deve essere testo semplice, al massimo { $most } caratteri

input-most = al massimo { $most }, non { $count }

input-marks = deve essere un oggetto che spiega ogni simbolo

input-tile-list = deve essere una lista con almeno una tessera

input-twice = { $what } compare due volte

input-other-kind = questo gioco definisce { $feature } in modo diverso: shape { $shape }, sides { $sides }, letter { $letter }

input-kinds = deve essere un oggetto con la forma di ogni tipo

input-shape = shape è area, line o point; sides è edges o halves

input-printings = deve essere un oggetto con le edizioni e il numero di copie di ogni stampa

input-counts = manca counts: per ogni tessera, il numero di copie

input-total = totale stampato: { $total }, ma la somma delle copie è { $count }

input-editions = deve essere una lista di edizioni

input-printing-start = deve essere l'id di una tessera di questa stampa

input-copies = le copie si indicano in printings del set

input-tile-object = una tessera è un oggetto JSON

input-tile-pair = & seguito da / indica due mezze tessere; il codice può contenere solo uno di questi segni

input-tile-id = l'id di una tessera è <set>/<code>, senza spazi, al massimo { $most } caratteri per parte

input-feature-count = deve essere una lista di territori, da 1 a { $most }

input-feature-list = deve essere una lista di territori

input-feature-object = un territorio è un oggetto JSON

input-wagon = deve essere una lista di gruppi di numeri di territorio da 0 a { $most }

input-feature-numbers = deve essere una lista di numeri di territorio da 0 a { $most }

input-list-of = deve essere una lista presa da questi, ciascuno al massimo una volta: { $names }

input-line = { $feature } è una linea: indica i suoi lati

input-point = { $feature } è un punto: non raggiunge nessun lato

input-multi-edge = un lato raggiunto da un solo altro territorio dello stesso tipo

input-inner = un territorio interno non raggiunge nessun lato

input-no-edges = { $feature } non raggiunge nulla: indica edges o halves, oppure «I» per uno interno

input-mark-count = deve essere un numero da 0 a { $most }, true o false

input-mark-list = deve essere una lista di simboli

input-half-owners = la metà { $side } appartiene a { $count } territori

input-middle-owners = il centro del lato { $side } appartiene a { $count } territori

input-letters = devono essere quattro lettere, per N E S W

input-letters-of = devono essere quattro lettere nell'ordine N E S W, fra { $letters } * o ?

input-wild-edge = il lato { $side } è libero (*), ma ci arrivano territori

input-half-unowned = la metà { $side } non appartiene a nessun territorio

input-letters-differ = i lati indicati sono { $given }, ma i territori mostrano { $letters }

input-edge-things = il lato { $side } mostra { $features }; un lato mostra una cosa sola

input-inner-twice = { $count } territori interni { $feature }; chiama II il secondo

input-cells = deve essere un rettangolo di caselle [x, y] a partire da [0, 0], da 2 a { $most }

input-cell = deve essere una delle caselle della tessera

input-in-cell = casella { $cell }: { $why }

input-cells-differ = le caselle { $cell } e { $other } non combaciano dove si toccano

## Positions

input-this-game = questo è { $game }, non { $other }

input-other-game = { $catalog } appartiene al gioco { $game }, non a { $other }

input-no-set = { $catalog } non è un set di tessere

input-catalogs-differ = la tessera { $tile } è sia in { $one } sia in { $other }, ma diversa

input-player-twice = ci sono due giocatori «{ $player }»

input-same-cell = è sopra { $other }, tutte e due in { $cell }
input-same-half = questa mezza tessera e { $other } non riempiono insieme { $cell }: ciascuna deve essere girata di 180 gradi rispetto all'altra

input-pad-final = { $what } non si conteggia mai con «final» { $final }

input-pad-count = deve essere tra { $least } e { $most }

input-rotation = { $value } non è una rotazione; usa 0, 90, 180 o 270

input-track = { $figure } non sta su nessun tracciato

input-track-space = { $figure } sta su uno spazio del suo tracciato, non su una tessera

input-figure-point = { $figure } sta su un territorio di una tessera, non su un punto tra le tessere

input-point-cell = deve essere [x, y] della casella di cui il punto è l'angolo nord-ovest

input-castle-tiles = devono essere le due tessere della città

input-prisoners = deve essere un elenco di pedine, ciascuna con il suo giocatore e il suo tipo

input-beside-nobody = sulla tessera non c'è una pedina così ({ $figure })

input-no-tile = in { $cell } non c'è nessuna tessera

input-one-of = deve essere uno di questi valori: { $choices }

input-nothing-readable = nulla di leggibile

input-side = «{ $side }» non è un lato; ci sono { $sides }

input-no-feature = { $tile } in { $cell } non ha un territorio così ({ $feature }); ha { $features }

input-features = { $tile } in { $cell } ha più territori così ({ $feature }); ha { $features }

input-options = le opzioni sono valori JSON

input-expansions = deve essere una lista di espansioni

input-clash = { $expansion } non si combina con le altre: { $why }

input-herding-token = chi porta il gregge all'ovile non pesca segnalini

input-expanding-token = per ampliare il gregge si pesca un segnalino: quale?

## Maps

input-map-json = una mappa è JSON

input-map-object = una mappa è un oggetto JSON

input-map-game = una mappa appartiene a carcassonne

input-joined-again = le mappe unite non si possono unire di nuovo: elenca tutte le parti

input-joined-fields = una mappa unita ha solo id, name, source e join

input-join = devono essere da 2 a { $most } mappe, ciascuna con map, x e y

input-join-part = deve avere map, x e y e nient'altro

input-join-shift = x e y sono numeri interi da { $low } a { $high }

input-squares-unknown = le caselle di { $map } non sono note qui: disegnale come mappa tua, o prendi { $known }

input-map-small = le caselle per le tessere sono { $count }, meno delle { $recommended } tessere consigliate

input-list = deve essere una lista di al massimo { $most } voci

input-map-squares = nessuna casella è ancora disegnata

input-square-twice = in { $cell } c'è già una casella: si sovrappongono

input-square-plain = solo le caselle delle grandi città mostrano territori e stemmi

input-large-city-features = una grande città indica che cosa vi è stampato

input-large-city = una grande città mostra una città

input-map-edge = deve avere x, y e edge di una casella

input-no-square = in { $cell } non c'è nessuna casella per tessere

input-square-beyond = oltre questo lato c'è la casella { $cell }

input-edge-twice = questo lato compare già

input-border-coats = lì non è stampato nulla che possa averli

input-ferry-ends = un traghetto ha due estremi, non { $count }

input-recommended = deve essere il minimo e il massimo di tessere

input-picture = deve avere size, corners e cells

input-picture-size = deve essere larghezza e altezza in pixel

input-picture-corners = deve essere [x, y] in pixel degli angoli NW, NE, SE e SW

input-picture-clockwise = gli angoli vanno in senso orario: NW, NE, SE, SW

input-picture-cells = deve essere x e y della casella a nord-ovest, colonne e righe

input-picture-empty = deve avere almeno una colonna e una riga

input-start-squares = una mappa ha almeno 2 caselle iniziali, non { $count }

input-cut-off =
    { $count ->
        [one] { $count } casella non è collegata a quelle iniziali: { $cells }
       *[other] { $count } caselle non sono collegate a quelle iniziali: { $cells }
    }

input-large-city-differs = le caselle di una grande città in { $cell } e { $other } mostrano cose diverse

## Gold Rush and Amazonas: what is printed on tiles and what the box holds

input-mark-elsewhere = { $mark } appartiene solo a { $features }, non a { $feature }

input-line-end = { $feature } con un solo lato deve indicare dove finisce: «to» è { $ends }

input-line-no-end = { $feature } fra due lati non finisce sulla tessera; non può portare anche a { $end }

input-line-edges = { $feature } ha due estremi; lati raggiunti qui: { $count }

input-line-nowhere = su questa tessera non c'è { $end } in cui { $feature } possa finire

input-undivided = { $tile }: { $area } { $sides } è su entrambi i lati ({ $wall })

input-start-board-id = deve essere l'id del tabellone iniziale

input-start-board-type = il gioco inizia dal tabellone iniziale, una tessera di tipo start

input-mouth-edges = il Rio delle Amazzoni raggiunge un lato solo della foce, non { $count }

input-amazon-standard = su una tessera normale non c'è il Rio delle Amazzoni

input-amazon-cells = solo le tessere doppie e il tabellone iniziale hanno più caselle

input-amazon-animals = i caimani e i piranha stanno solo su tessere Rio delle Amazzoni e tessere doppie

input-amazon-straight = il Rio delle Amazzoni raggiunge esattamente due lati opposti di una tessera Rio delle Amazzoni

input-double-size = una tessera doppia ha 2 caselle, non { $width } per { $height }

input-start-board-size = il tabellone iniziale ha 2 per 4 caselle, non { $width } per { $height }

input-amazon-double = il Rio delle Amazzoni raggiunge esattamente i due lati corti di una tessera doppia

input-amazon-start = il Rio delle Amazzoni esce una volta sola dal tabellone iniziale, da un lato corto

input-box-untyped = tessere senza tipo: { $count }

input-box-standard = tessere normali: { $count }, ma la scatola ne contiene { $most }

input-box-double = tessere doppie: { $count }, ma la scatola ne contiene { $most }

input-box-start-boards = tabelloni iniziali: { $count }, ma la scatola ne contiene { $most }

input-box-mouths = foci: { $count }, ma la scatola ne contiene { $most }

input-box-amazon-tiles = tessere Rio delle Amazzoni: { $count }, ma la scatola ne contiene { $most }

input-box-bangs = tessere Rio delle Amazzoni con «!»: { $count }, ma dovrebbero essere { $most }

input-bang-animals = { $tile } è una tessera con «!» e animali; contano solo quelli della tessera doppia che segue

input-city-exits = una città ha 3 o 4 uscite, ferrovie che finiscono lì; questa ne ha { $count }

input-exits-differ = uscite indicate: { $given }, ma ferrovie che finiscono in questa città: { $count }

input-designs-differ = { $tile } e { $other } sono lo stesso modello; possono differire solo per accampamenti e branchi

input-start-tile = la tessera di partenza ha una montagna con 1 pepita; qui montagne: { $mountains }, pepite: { $nuggets }

input-start-tile-id = deve essere l'id della tessera di partenza

input-start-tile-missing = non è indicata nessuna tessera di partenza

input-box-73 = 73 tessere, la somma dell'elenco pubblicato; la scatola ne contiene 72 (tre con il modello 66)

input-box-tiles = tessere: { $count }, ma la scatola ne contiene { $most }

input-box-nuggets = pepite su tutte le tessere: { $count }, ma i segnalini sono solo { $most }: potrebbero non bastare

input-nuggets = un segnalino mostra { $shown } pepite, non { $value }

## Amazonas by Stefan Dorra

input-species-missing = nessun villaggio ha la specie { $species }

input-no-villages = nessun villaggio è ancora disegnato

input-villages-cut-off = nessuna via porta dal resto del tabellone a { $villages }

input-must-be-object = deve essere un oggetto

input-village-twice = ci sono due villaggi «{ $village }»

input-must-be-number = deve essere un numero da { $low } a { $high }

input-must-be-whole = deve essere un numero intero da { $low } a { $high }

input-costs = deve essere una lista di almeno 1 e al massimo { $most } costi

input-cost = uno spazio costa { $costs } monete d'oro

input-costs-order = ogni spazio costa più del precedente

input-way = deve essere una lista di due villaggi

input-way-same = una via collega due villaggi diversi

input-mission = deve essere una lista di { $count } villaggi

input-mission-same = devono essere villaggi diversi

input-missions = le Carte Missione sono { $most }, non { $count }

input-card-fields = deve essere un oggetto con { $fields }

input-white-number = un'altra carta ha il numero bianco { $number }

input-cards = le carte sono 28: da 0 a 6 in ognuno dei quattro colori

input-must-be-list = deve essere una lista

input-text = deve essere un testo da 1 a { $most } caratteri

input-size = deve essere larghezza e altezza, al massimo { $most }

input-one-board = una partita si gioca su un solo tabellone, non su { $count }

input-players = i giocatori sono { $count }

input-board = { $board } non è un tabellone di questo gioco

input-building-order = nella fase building order e income indicano tutti i giocatori

input-building-player = nella fase building un giocatore costruisce

input-tent = una tenda appartiene a un giocatore o è neutrale

input-tents = più tende che spazi

input-spaces = gli spazi vanno da 0 a { $most }, a partire dal meno caro

input-which-pile = su quale pila si mette? Ci sono { $piles }

input-which-village = quale?

input-which-card = { $players } non ha carte scoperte; quale carta si intende?

input-whose-tents = di chi sono le tende in questione?

input-feature = { $feature }

input-feature-at = { $feature } in { $sides }

input-and = { $names } e { $last }
