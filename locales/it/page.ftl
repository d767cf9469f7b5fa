app-name = Tile Referee
app-back = Pagina iniziale
app-start-over = Pagina iniziale
app-loading = Un momento…
app-close = Chiudi
app-offline = Nessuna connessione. Le tue partite continuano qui e si sincronizzano al ritorno della connessione.
app-online = La connessione è tornata
app-noscript = Questa pagina richiede JavaScript. In alternativa, usa il comando ./run score FOTO.jpg o l'API:

title-photo = Conta i punti da una foto
title-match-new = Nuova partita
title-join = Unisciti a una partita
title-match = Partita
title-table = Partita sul tavolo
title-dispute = Risolvi una disputa
title-edit-board = Disegna un tavolo
title-edit-tile = Disegna tessere
title-rule = Regola

start-lead = L'arbitro per chi gioca a Carcassonne al tavolo, con le tessere vere.
start-choices = Che cosa vuoi fare?
start-photo = Conta i punti da una foto
start-photo-hint = Fotografa il tavolo: tutti i punti, con la spiegazione.
start-dispute = Risolvi una disputa
start-dispute-hint = Può stare lì? Chi prende i punti? La risposta e la regola.
start-match = Tieni il punteggio
start-match-hint = Turno per turno, su ogni telefono al tavolo.
start-matches = Partite recenti
start-photos = Foto recenti
start-over = finita
start-more = Altro
start-join = Unisciti a una partita
start-join-hint = Con il codice sul telefono dell'organizzatore.
start-edit-board = Disegna un tavolo
start-edit-tile = Disegna le mie tessere
start-theme = Chiaro o scuro

theme-system = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro

start-language = Lingua

photo-new-title = Conta i punti da una foto
photo-new-lead = Fotografa il tavolo e vedi i punti di tutto ciò che c'è sopra, con la spiegazione.
photo-new-camera = Scatta una foto
photo-new-choose = Scegli un'immagine
file-choose = Scegli un file
photo-new-tips = Scatta dall'alto, con tutte le tessere nell'inquadratura e senza mani davanti. Lascia le pedine dove sono.
photo-new-tips-board = Scatta dall'alto, con tutto il tabellone nell'inquadratura e senza mani davanti. Lascia le tende dove sono.
photo-new-sets = Sul tavolo
photo-new-which = Tessere di questa partita
photo-new-edition = Edizione
photo-new-edition-hint = L'edizione si riconosce dalle illustrazioni delle tessere, e valgono le sue regole. Scegline una solo se giochi con regole diverse.
photo-new-box = Confronta con la tua scatola, corretta il { $day }
photo-new-box-hint = Stampe e decorazioni cambiano. Le tessere che hai corretto in una foto precedente, o in una partita, mostrano come sono le tue.
photo-new-print = Stampa le tessere (PDF): { $name }
photo-new-print-part = Stampa le tessere (PDF, parte { $n } di { $of }): { $name }
photo-new-stand-in = { $name }: le quantità sono quelle pubblicate, i disegni sono nostri. Le foto del gioco stampato non si possono leggere con questo set; stampa i nostri fogli, oppure disegna e fotografa le tue tessere.
photo-new-two = Due giocatori: le tende di un terzo colore sono neutrali
photo-new-map = Mappa sotto le tessere
photo-new-map-none = Nessuna (un semplice tavolo)
photo-new-map-draw = Questa mappa non è stata disegnata sopra una foto, perciò le foto delle partite su questa mappa non si possono leggere.
photo-new-reference-board = Foto dello stesso tabellone senza tende
photo-new-reference-why = Le tende si trovano confrontando le due foto.
photo-new-reference-kept = Abbiamo già la foto su cui è stato disegnato questo tabellone: non serve altro.

maps-edit-kept-picture = Le foto delle partite su questa mappa si possono leggere.

title-edit-dorra-table = Inserisci un tavolo a mano

photo-tents-told = Di chi sono le tende, e dove?
photo-tents-told-hint = Tocca un villaggio per indicare di chi sono le tende, poi inserisci che cosa ha ciascun giocatore. L'arbitro conta i punti.

dorra-amazonas-table-tell = Calcola solo i punti di un tavolo

photo-tents-title = Tende sul tabellone
photo-tents-hint = { $n ->
        [one] Trovata { $n } tenda
       *[other] Trovate { $n } tende
    }. Controlla, poi inserisci ciò che nessuna foto mostra.
photo-tents-board = Il tabellone con le tende trovate
photo-tents-picture = La foto
photo-tents-check = È giusto così?
photo-tents-sure = Nessun dubbio.
photo-tents-unsure = incerto
photo-tents-hidden = fuori dalla foto
photo-tents-tap = Tocca un villaggio per cambiarne le tende.
photo-tents-right = È così
photo-tents-hand = Che cosa ha { $name }
photo-tents-indio = Tessere Indio: { $kind }
photo-tents-gold = Oro
photo-tents-silver = Argento
photo-tents-medal = Medaglia
photo-tents-mission = Missione
photo-tents-count = Conta i punti

photo-new-own-draw = Disegna le mie tessere
photo-new-own-photos = Il mio set, dalle foto delle tessere
photo-new-own = Giochi con un altro set? Fotografane o disegnane le tessere una volta: poi si potranno leggere anche le foto dei tavoli con quel set.
photo-new-enrol = Foto delle tessere di { $name }

sort-articles = il lo la i gli le
catalog-base = Gioco base
catalog-river = Il fiume
catalog-inns-and-cathedrals = Locande e cattedrali
catalog-traders-and-builders = Commercianti e costruttori
catalog-hills-and-sheep = Pecore e colline
catalog-abbey-and-mayor = Abbazie e borgomastri
catalog-princess-and-dragon = La principessa e il drago
catalog-cult = Il culto
catalog-monasteries = Monasteri tedeschi
catalog-river-2 = Il fiume II
catalog-king-and-robber = Il re e il barone ladrone
catalog-bridges-castles-and-bazaars = Bazar, ponti e castelli
catalog-corn-circles = I cerchi nel grano
catalog-count = Il conte di Carcassonne
catalog-darmstadt = Darmstadt
catalog-ferries = Il traghetto
catalog-festival = La festa
catalog-flier = Le ali
catalog-goldmines = La miniera
catalog-gq11 = Games Quarterly 11
catalog-labyrinth = Il labirinto
catalog-castles-in-germany = Castelli tedeschi
catalog-halflings = Metà e metà
catalog-catapult = La catapulta
catalog-cathedrals-in-germany = Cattedrali tedesche
catalog-plague = La peste
catalog-school = La scuola
catalog-mage-and-witch = Il mago e la strega
catalog-robbers = Il brigante
catalog-russian-promos = Promo russe
catalog-siege = I catari e gli assedianti
catalog-tower = La torre
catalog-tunnel = Il tunnel
catalog-under-the-big-top = Il circo
catalog-watchtowers = Le torri di guardia
catalog-wind-roses = Le rose dei venti
catalog-winter = Carcassonne d'inverno
catalog-wheel-of-fortune = La ruota della fortuna

sets-tiles-only = { $name } (solo le tessere)

edition-C1 = Prima edizione (dal 2000)
edition-C1-r1 = Prima edizione, regola originale dei campi
edition-C1-r2 = Prima edizione, seconda regola dei campi
edition-C1-r3 = Prima edizione, regola attuale dei campi
edition-C2 = Seconda edizione (2014)
edition-C3 = Terza edizione (2021)
edition-C31 = Terza edizione, ristampa
edition-besiegers = gli assedianti
edition-five = cinque tessere
edition-six = sei tessere
edition-river-3 = Il fiume III (Big Box 5)
edition-cathars = i catari
edition-winter = Carcassonne d'inverno

upload-sending = Invio della foto…
upload-preparing = Preparazione dell'immagine…
upload-cancel = Interrompi
upload-cancelled = Interrotto.
upload-share = Invio della foto: { $share }
upload-opening = Il server sta aprendo la foto…

reading-title = Lettura del tavolo
reading-queued = In coda…
reading-decode = Apertura dell'immagine
reading-lattice = Ricerca della griglia di tessere
reading-cells = Riconoscimento di ogni tessera
reading-figures = Ricerca delle pedine
reading-settle = Ricostruzione del tavolo
reading-grid =
    { $n ->
        [one] L'immagine con la griglia di { $n } tessera
       *[other] L'immagine con la griglia di { $n } tessere
    }
reading-cancel = Interrompi

quality-dark = L'immagine è scura. Se le tessere vengono riconosciute male, prova con più luce.
quality-bright = L'immagine è troppo chiara in alcuni punti. Se le tessere vengono riconosciute male, riparale dal sole e dalle lampade e spegni il flash.
quality-blurred = L'immagine è sfocata. Se le tessere vengono riconosciute male, tieni fermo il telefono e scatta di nuovo.
quality-small = L'immagine è piccola. Se le tessere vengono riconosciute male, inviala a grandezza originale.
quality-plain = Nell'immagine non sembra esserci nulla.

unreadable-title = Questa foto non si può leggere
unreadable-stage = La lettura si è interrotta in questa fase: { $stage }.
unreadable-decode = Il file non è un'immagine che si possa aprire qui. Scatta di nuovo la foto o invia un JPEG.
unreadable-lattice = Non è stata trovata una griglia di tessere. Scatta la foto esattamente dall'alto e più da vicino, in modo che le tessere riempiano l'inquadratura.
unreadable-cells = Non è stato possibile riconoscere le tessere. Prova con più luce e controlla che siano selezionati i set giusti.
unreadable-figures = Non è stato possibile leggere le pedine. Prova con più luce.
unreadable-settle = Ciò che si è trovato non forma un tavolo. Controlla che siano selezionati i set giusti.
unreadable-other = Scatta di nuovo la foto, esattamente dall'alto.
unreadable-tip-above = Tieni il telefono in piano, proprio sopra il centro.
unreadable-tip-light = Più luce, niente flash; evita i riflessi delle lampade sulle tessere.
unreadable-tip-whole = Tutte le tessere nell'immagine, con un po' di tavolo attorno.
unreadable-again = Prova un'altra foto

stage-decode = apertura dell'immagine
stage-lattice = ricerca della griglia di tessere
stage-cells = riconoscimento delle tessere
stage-figures = ricerca delle pedine
stage-settle = ricostruzione del tavolo
stage-other = lettura

photo-title = Il tavolo nella tua foto
photo-summary =
    { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }

legend = Che cosa significano i disegni

board-label = Tavolo
board-mode = Mostra il tavolo come
board-photo = Foto
board-drawn = Disegno
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-fit = Mostra tutto il tavolo
board-near = Mostra dove si gioca
board-place = riga { $row }, colonna { $column }
board-tile = { $place }: { $tile }{ $doubt }
board-figure = { $figure }, { $place }{ $doubt }
board-missing = { $place }: qui potrebbe esserci una tessera non rilevata
board-free = { $place }: ancora nessuna tessera
board-doubtful = , da controllare

panel-label = Azioni
panel-back = Indietro

check-left =
    { $n ->
        [one] { $n } cosa da controllare
       *[other] { $n } cose da controllare
    }
check-left-new =
    { $n ->
        [one] { $n } cosa da controllare
       *[other] { $n } cose da controllare
    }, { $new } dopo la tua risposta
check-tile = Quale tessera c'è qui?
check-missing = C'è una tessera qui?
check-figure = Questa pedina è giusta?
check-figures = Quali di questi sono pedine?
check-seen = Nella tua foto
check-crop = Parte della foto: { $place }
check-no-crop = Nessuna immagine di questo punto.
check-candidates = Tessere probabili
check-choose = Questa: { $tile }, ruotata di { $rotation }°
check-other = Un'altra tessera…
check-no-tile = Qui non c'è una tessera
check-nothing = No, qui non c'è nulla
check-figure-on = su: { $feature }
check-figure-nowhere = Non è chiaro su quale territorio si trovi.
check-right = È giusto
check-change = Cambia…
check-no-figure = Qui non c'è una pedina
check-hidden = C'è ancora questa pedina?
check-hidden-there = Sì, c'è ancora
check-hidden-gone = No, non c'è più
check-skip = Più tardi
check-skip-all = Salta tutte

reason-close = Qui due tessere sono quasi uguali.
reason-edges = Un lato non combacia con la tessera vicina.
reason-unknown = Non somiglia a nessuna tessera dei set scelti.
reason-odd = È diversa dalle immagini note di questa tessera, oppure qui ce ne sono più di quante ne contenga la scatola.
reason-faint = Non è certo che qui ci sia una tessera.
reason-missing = Qui c'è spazio per una tessera.
reason-weak = Non è certo che sia una pedina.
reason-border = È vicina al confine fra due territori.
reason-nowhere = Non si trova su nulla che si possa occupare.
reason-colour = Due colori sono quasi ugualmente probabili.
reason-changed = Non somiglia alla tessera che c'era prima.
reason-hidden = Secondo la partita è qui, ma nella foto non si vede.
reason-kind = Non è certo di quale pezzo si tratti.
reason-pieces = Quali di questi non sono meeple semplici?
reason-tokens = Quanti segnalini ci sono in questa pila?

stack-count = Segnalini nella pila
stack-most = Qui ne sono stati messi al massimo { $n }.
stack-where = { $feature }, { $place }
stack-title = Quanti segnalini ci sono qui? ({ $tokens })

reason-space = Su questa tessera ci sono più spazi; una foto non li distingue con certezza.
reason-tent = c'è una tenda ({ $colour })?

edition-seen = riconosciuta dalla foto
edition-seen-short = Foto: { $edition }
edition-seen-is = Edizione riconosciuta: { $edition }
edition-rules = regole: { $edition }
edition-change-hint = I punti qui sotto cambiano subito.

sets-first = Prima una cosa
sets-ask =
    { $n ->
        [one] Sembra esserci anche una tessera di «{ $name }». Aggiungere il set?
       *[other] Sembrano esserci anche tessere di «{ $name }» ({ $n }). Aggiungere il set?
    }
sets-ask-several = Sembrano esserci anche tessere di questi set. Aggiungerli?
sets-tiles =
    { $n ->
        [one] { $name } ({ $n } tessera)
       *[other] { $name } ({ $n } tessere)
    }
sets-add = Aggiungi e rileggi
sets-no = No
sets-again = Rileggi la foto
sets-again-hint = La foto sarà letta di nuovo con questi set. Le tue correzioni restano.
sets-count =
    { $n ->
        [one] { $n } set di tessere
       *[other] { $n } set di tessere
    }
sets-change = Cambia
sets-other = Set sul tavolo…
sets-other-table = Ci sono altri set sul tavolo?

overview-done = Tutto controllato
overview-skipped =
    { $n ->
        [one] Resta aperta una domanda
       *[other] Restano aperte { $n } domande
    }
overview-tap = Confronta il disegno con il tuo tavolo. Tocca una tessera o una pedina per cambiarla.

pieces-also = Su questo tavolo ci possono essere anche: { $pieces }. In una foto è facile scambiarli per meeple.
pieces-rest = Tutto il resto è come mostrato
pieces-unseen = C'è anche uno di questi sul tavolo?

add-tile-missing = Manca una tessera
add-tile-where = Dov'è la tessera?
add-tile-hint = Tocca il suo posto accanto alle altre.
add-tile-taken = Tolta: { $tile }, { $place }.
add-tile-back = Rimettila

overview-scores = Mostra i punti
overview-match = Comincia una partita da questo tavolo
overview-missing = Manca: { $figure }. Dov'è?
overview-tiles =
    { $n ->
        [one] tessera
       *[other] tessere
    }
overview-again =
    { $n ->
        [one] Rispondi alla domanda aperta
       *[other] Rispondi alle { $n } domande aperte
    }
overview-as-text = Il tavolo in forma di testo

later-take = Che cosa si è giocato nel frattempo?
later-lead = Fotografa il tavolo. Ciò che si è giocato nel frattempo diventa una serie di turni quando confermi.
later-title = Giocato nel frattempo
later-other = È un altro tavolo?
later-nothing = Tutto ciò che c'è sul tavolo è già nella partita.
later-none = Non è stato trovato nessun turno che porti a quello che mostra la foto.
later-next = Questi turni sono stati giocati. Ecco i prossimi nella foto.
later-play =
    { $n ->
        [one] Sì, gioca questo turno
       *[other] Sì, gioca questi { $n } turni
    }
later-played = Turni dalla foto: { $n }
later-order = La foto non mostra il loro ordine. Apri un turno per cambiare quando è stato giocato e da chi.
later-stale = Nel frattempo altri hanno giocato. Ecco che cosa è ancora nuovo.
later-again = Scatta un'altra foto
later-new = Usala come tavolo nuovo
later-back = Torna alla partita
later-change = Cambia: { $what }

tile-unknown = tessera sconosciuta
tile-none = nessuna tessera
tile-kind =
    { $n ->
        [one] { $kind }
       *[other] { $n } { $kinds }
    }
tile-title = Tessera alla { $place }
tile-turn = Ruota
tile-remove-half = Togli la mezza tessera: { $where }
tile-cannot-tell = Non è chiaro
tile-figures = Pedine su questa tessera
tile-change-figure = Cambia: { $figure }
tile-add-figure = Aggiungi una pedina
tile-other = È un'altra tessera

picker-search = Cerca una tessera
picker-example = { $kinds }…
also-field = prato fattoria
also-road = via sentiero
also-city = borgo castello
also-monastery = convento chiesa abbazia
also-river = acqua ruscello
also-inn = osteria taverna
also-pennants = scudo bandiera

picker-tiles = Tessere
picker-none = Nessuna tessera dei set scelti corrisponde.
picker-shape = In base ai lati
picker-shape-how = Che lati ha? Tocca in senso orario ciò che mostrano: città, strada e così via. Tocca un lato qui per cambiarlo; non importa come è girata la tessera.
picker-edge = { $where }: { $what }
picker-edge-open = non indicato
picker-narrow = Mostra solo le tessere con
picker-camera = Fotografa la tessera
picker-camera-looking = Sto guardando la tessera…
picker-camera-which = Qual è?
picker-camera-none = Nessuna tessera riconosciuta. Tienila vicina e dritta davanti alla fotocamera, con buona luce, e riprova.
picker-camera-close = Nessuna di queste
picker-clear = Mostra tutte
picker-clear-only = Mostra tutte, non solo: { $what }
picker-others = Tessere di altri set
picker-rotation = Con quale rotazione?
picker-turn = { $tile }, ruotata di { $rotation }°

figure-name = { $kind } ({ $colour })
figure-on = { $figure } { $where }
on-feature = sul { $feature }
on-road = sulla { $feature }
on-mountain = sulla { $feature }
on-city = nella { $feature }
on-field = nel { $feature }
on-monastery = nel { $feature }
on-quarter = in { $feature }
on-city_of_carcassonne = nella { $feature }
on-garden = nel { $feature }
on-bathhouse = nel { $feature }
on-german_castle = nel { $feature }
on-german_cathedral = sulla { $feature }
on-pyramid = nella { $feature }
on-village = nel { $feature }
on-jungle = nella { $feature }
on-railroad = sulla { $feature }
on-prairie = sulla { $feature }
on-tributary = sull'{ $feature }
on-tower = sulla { $feature }
on-castle = nel { $feature }
figure-title = Pedina alla { $place }
figure-new = Nuova pedina alla { $place }
figure-owner = Di chi è?
figure-kind = Che cos'è?
figure-feature = Su quale territorio si trova?
figure-unknown-tile = Indica prima quale tessera è; poi ci puoi piazzare la pedina.
figure-tile-later = Colore e tipo si possono cambiare ora; su che cosa si trova, solo quando si sa quale tessera è.
figure-save = Salva
figure-nowhere = Su questa tessera non c'è nulla su cui possa stare.
figure-space = Casella del segnapunti
figure-meeple = meeple
figure-meeple-lying = meeple sdraiato
figure-neutral = tenda neutrale
figure-farmer = contadino
figure-big = meeple grande
figure-builder = costruttore
figure-pig = maiale
figure-shepherd = pastore
figure-mayor = borgomastro
figure-wagon = carro
figure-ringmaster = direttore del circo
figure-phantom = fantasma
figure-barn = fienile
figure-dragon = drago
figure-fairy = fata

token-mage = mago
token-witch = strega
token-wolf = lupo

token-letter-mage = M
token-letter-witch = S
token-letter-wolf = L

figure-abbot = abate

live-scores-title = Finora:
live-scores-label = I punti finora

scores-title = Punti
scores-when = Conta i punti
scores-final = A fine partita
scores-now = In questo momento
scores-part = Questi sono solo i punti sul tavolo: mancano i punti già segnati.
scores-part-photo = Questi sono solo i punti sul tavolo; si aggiungono i punti già segnati.
scores-part-track = Questi sono solo i punti sul tavolo. I punti già segnati sono stati letti dal segnapunti: controllali e aggiungili.
scores-whole = Il punteggio completo: punti sul segnapunti e punti sul tavolo.
scores-sum = { $points_before } prima, { $gained } sul tavolo
scores-nobody = Niente pedine, niente punti.
scores-ready =
    { $n ->
        [one] Calcolata { $n } riga
       *[other] Calcolate { $n } righe
    }
scores-findings =
    { $n ->
        [one] Una cosa sembra strana
       *[other] { $n } cose sembrano strane
    }
scores-notes =
    { $n ->
        [one] Da tenere presente
       *[other] Da tenere presente
    }
scores-lines = Riga per riga
scores-none = Per ora niente dà punti
scores-arithmetic = Come si arriva ai punti
scores-total = Totale
scores-holders = Pedine lì:
scores-more = altri { $n }

severity-error = Sbagliato
severity-warning = Strano
severity-info = Nota

points-title = Punti già segnati
points-ask = Aggiungi i punti già segnati
points-why = Quanto segna ora il segnapunti. Serve per il punteggio completo.
points-seen = Letti dal segnapunti: controllali. Un meeple sdraiato ha già fatto un giro.
points-field = casella { $n }, certezza { $share }
points-lying = sdraiato (+50)
points-add = Un altro giocatore…
points-save = Aggiungi ai punti

rule-open = Regola { $id }: mostra il testo
rule-source = Fonte: { $source }

kind-city = città
kind-road = strada
kind-field = campo
kind-monastery = monastero
kind-river = fiume
kind-garden = giardino
kind-bathhouse = bagno
kind-german_castle = castello
kind-german_cathedral = cattedrale
kind-pyramid = piramide
kind-quarter = quartiere della città
kind-city_of_carcassonne = città di Carcassonne
kind-tower = torre
kind-castle = castello

kinds-city = città
kinds-road = strade
kinds-field = campi
kinds-monastery = monasteri
kinds-river = fiumi
kinds-garden = giardini
kinds-german_castle = castelli
kinds-german_cathedral = cattedrali
kinds-quarter = quartieri della città
kinds-tower = torri
kinds-medal = medaglie
kinds-mission = missioni
kinds-trade-goods = merci
kinds-pyramid = acrobati
kinds-big_top = tendone
kinds-ringmaster = direttore del circo
kinds-gold = oro
kinds-robber = briganti
kinds-message = messaggi
kinds-king = re
kinds-watchtower = torri di guardia
kinds-wind_rose = rose dei venti
kinds-school = scuola
kinds-church = chiese
kinds-robber_baron = barone ladrone
kinds-castle = castelli
kinds-fairy = fata
kinds-flock = greggi
kinds-teacher = maestro
kinds-catapult = catapulta
kinds-auction = bazar
kinds-bathhouse = bagni
kinds-buy_back = riacquisti
kinds-ransom = riscatti
kinds-adjust = di comune accordo
kinds-town = cittadine
kinds-mining = segnalini miniera

mark-pennants = stemma
mark-inn = locanda
mark-cathedral = cattedrale

feature-inside = { $kind } (spazio interno)
feature-number = { $kind } { $n }
quarter-castle = castello
quarter-market = mercato
quarter-blacksmith = fucina
quarter-cathedral = cattedrale
quarter-which = La città di Carcassonne: quale quartiere?
feature-at = { $kind }, { $where }

side-N = in alto
side-E = a destra
side-S = in basso
side-W = a sinistra

colour-red = Rosso
colour-blue = Blu
colour-green = Verde
colour-yellow = Giallo
colour-black = Nero
colour-pink = Rosa
colour-grey = Grigio
colour-gray = Grigio
colour-white = Bianco
colour-orange = Arancione
colour-purple = Viola
colour-brown = Marrone

colour-letter-red = R
colour-letter-blue = B
colour-letter-green = V
colour-letter-yellow = G
colour-letter-black = N
colour-letter-pink = S
colour-letter-grey = I
colour-letter-gray = I
colour-letter-white = C
colour-letter-orange = A
colour-letter-purple = L
colour-letter-brown = M

match-title = Partita
match-host = Organizzatore
match-key = Questo telefono non può più aprire la partita
match-key-do = L'organizzatore ha distribuito nuove chiavi, o la partita è stata eliminata. Entra di nuovo con il codice.
match-overtaken = Il turno che stavi giocando non è più possibile. Non ne è stato inviato nulla.
match-conflict-finish = Finisci questo turno
match-conflict-finish-only =
    { $n ->
        [one] Finisci questo turno ({ $n } successivo va inserito di nuovo)
       *[other] Finisci questo turno ({ $n } successivi vanno inseriti di nuovo)
    }
match-gone = Questa partita qui non esiste più
match-gone-do = È stata eliminata, o questo browser non ne ha la chiave. Chiedi di nuovo il codice o il link.
match-live = Connesso
match-away = Nessuna connessione
match-sending = Invio…
match-stuck = Non inviato
match-turn = Turno di { $name }
match-over = La partita è finita.
match-waiting = Vedi ogni mossa appena viene fatta.
match-waiting-as = Giochi per { $name } e vedi ogni mossa appena viene fatta.
match-watching = Stai guardando: ogni mossa appare appena viene fatta.
match-tool-undo = Annulla
match-tool-redo = Ripristina
match-tool-history = Cronologia
match-tool-menu = Menu della partita
match-tool-camera = Foto: che cosa è stato giocato da allora?
match-pile =
    { $n ->
        [one] resta { $n } tessera
       *[other] restano { $n } tessere
    }
match-supply = riserva: { $figures }
match-undo-done = L'ultimo turno è stato annullato.
match-redo-done = Il turno è stato ripristinato.
match-did-undo = { $who } ha annullato l'ultimo turno.
match-did-redo = { $who } ha ripristinato un turno.
match-did-correct = { $who } ha corretto un turno precedente.
match-after-reveal = Annullato dopo che erano stati rivelati dei valori. Restano noti a tutti e si rigiocano uguali.
match-after-reveal-short = dopo la rivelazione
match-setup-title = Nuova partita
match-setup-game = Gioco
match-setup-with-maps = { $game } (anche Maps)
match-setup-tracking = Che cosa vuoi inserire?
match-setup-tracking-tiles = Ogni mossa
match-setup-tracking-points = Solo i punti
match-setup-players = Giocatori
match-setup-order = In ordine di turno. Tocca una pedina per cambiarne il colore.
match-setup-first = comincia
match-setup-colour = Colore: { $colour }. Cambia
match-setup-name = Nome del giocatore { $n }
match-setup-up = Sposta { $name } più su
match-setup-remove = Togli { $name }
match-setup-add = Un altro giocatore
match-setup-table =
    { $n ->
        [one] La partita comincia con il tavolo che hai disegnato: { $n } tessera.
       *[other] La partita comincia con il tavolo che hai disegnato: { $n } tessere.
    }
match-setup-photo =
    { $n ->
        [one] La partita comincia con il tavolo nella tua foto: { $n } tessera.
       *[other] La partita comincia con il tavolo nella tua foto: { $n } tessere.
    }
match-setup-points = Quanto segna ora il segnapunti. La partita continua da lì; se resta vuoto, comincia da 0.
match-setup-expansions = Espansioni
match-setup-expansions-none = Nessuna
match-setup-edition = Si usa l'edizione che ha tutto ciò che hai scelto: { $edition }
match-setup-boxes = Scatole del gioco base
match-setup-more = Altre opzioni
match-setup-changed =
    { $n ->
        [one] { $n } modificata
       *[other] { $n } modificate
    }
match-setup-usual = Predefinito
match-setup-usual-is = Predefinito: { $value }
match-setup-start = Comincia la partita
match-join-title = Unisciti a una partita
match-join-code = Codice della partita
match-join-hint = L'organizzatore trova il codice in «Menu della partita».
match-join-go = Unisciti
match-join-unknown = Non c'è nessuna partita con questo codice. I codici valgono un giorno.
match-join-who = Chi sei?
match-join-watch = Guardo soltanto
match-draw-which = { $name }: quale tessera?
match-ending-tiles = Tutte le tessere sono piazzate: termina la partita
match-draw-after-all = È rimasta ancora una tessera
match-ending-rounds = L'ultimo round è finito: termina la partita
match-ending-watching = Si è giocato tutto; la partita deve ancora essere terminata.
match-draw-again = { $name } di nuovo: quale tessera?
match-draw-rest = Ora non si possono pescare
match-draw-none-away = Secondo questo telefono non restano tessere. Il conteggio finale si farà al ritorno della connessione.
match-draw-pass = Nessuna tessera, fine turno
match-finish = Fine della partita…
match-finish-sure = La partita finisce e si conta tutto il resto. Si può annullare.
match-finish-yes = Conta ora
match-place-where = Dove va?
match-place-right = Così?
match-beyond = Posizioni fuori dalla vista
match-beyond-N =
    In alto: mostra { $n ->
        [one] { $n } posizione
       *[other] { $n } posizioni
    }
match-beyond-E =
    A destra: mostra { $n ->
        [one] { $n } posizione
       *[other] { $n } posizioni
    }
match-beyond-S =
    In basso: mostra { $n ->
        [one] { $n } posizione
       *[other] { $n } posizioni
    }
match-beyond-W =
    A sinistra: mostra { $n ->
        [one] { $n } posizione
       *[other] { $n } posizioni
    }
match-place-lit =
    { $n ->
        [one] { $n } casella è evidenziata. Toccala.
       *[other] { $n } caselle sono evidenziate. Toccane una.
    }
match-place-free =
    { $n ->
        [one] { $n } casella.
       *[other] Una qualsiasi di { $n } caselle: l'arbitro dirà che cosa non va.
    }
match-place-nowhere = Questa tessera non si può piazzare da nessuna parte.
match-place-not-now = Questa tessera non può essere piazzata ora.
match-place-unsure = Sono stati controllati solo i lati; il resto lo controllerà l'arbitro più tardi.
match-place-way = Rotazione { $n } di { $of }
match-place-tap = Una pedina? Tocca l'immagine piccola.
match-place-later = { $moves }? Prima «Piazza qui».
match-place-turn = Ruota
match-place-here = Piazza qui
match-place-other = Un'altra tessera
match-place-elsewhere = Un'altra casella…
match-place-discard = Scartala
match-place-bridge = Con un ponte: { $place }
match-place-completes =
    { $n ->
        [one] Completa: { $kind } di { $n } tessera, vale { $points }
       *[other] Completa: { $kind } di { $n } tessere, vale { $points }
    }
match-act-title = { $name }: una pedina?
match-act-else = { $name }: c'è altro?
match-act-before = { $name }: prima questo
match-act-decides = { $name } decide
match-act-where = Tocca dove va
match-act-where-else = Sull'altra metà, { $place }
match-act-none = Qui non si può piazzare nessuna pedina.
match-act-other = Piazzarla comunque…
match-act-deployed = Pedina piazzata: { $figure }.
match-act-end = Termina il turno
match-act-end-without = Termina senza pedina
match-act-end-plain = Termina e basta
match-act-also = { $move }…
match-act-none-after = Dopo «{ $move }» non si può più piazzare alcuna pedina.
match-act-undo = Annulla: { $move }
match-act-figure-first = Piazza prima una pedina: dopo non si può più.
match-hint-tower-capture = Chi viene catturato dalla torre?
match-act-from-memory = Senza connessione queste mosse si basano sull'ultimo tavolo visto. Inserisci che cosa è stato pescato; l'arbitro decide al ritorno della connessione.
match-act-then = Poi: { $move }
match-act-first = Prima bisogna fare qualcos'altro.
match-act-no-figure = Riprendi la pedina
match-act-take-back = Riprendi la tessera
match-implied = Il turno finisce da solo
match-implied-without = Il turno finisce da solo, senza: { $moves }
match-implied-undo = Annulla: { $move }
match-place-by-name = Scegli per nome
match-offer-back = Scegli di nuovo
match-offer-walk = Passo { $n }: tocca una tessera evidenziata.
match-held = Davanti ai giocatori
match-turn-end = Termina il turno
match-turn-send = Invia
match-turn-away = Questo gioco ha bisogno della connessione per continuare.
match-offer-where = Tocca un punto evidenziato sul tavolo, o scegli qui.
match-fill-of = Inseriti: { $n } su { $of }
match-fill-value = Vale { $value }
match-yes = Sì
match-no = No
match-none = Nessuno

token-stack = { $n } × { $token }

match-move-draw_token = Pesca un segnalino
match-move-flock = Il gregge
match-move-fly = Fai volare un seguace
match-move-corn_circle = Il cerchio nel grano
match-move-robber = Metti il brigante
match-move-message = Segnapunti e messaggi
match-move-teacher = Che cosa ripete il maestro
match-move-catapult = La catapulta
match-move-gift = Apri un regalo
match-move-message-marker = Muovi sul segnapunti
match-move-message-card = Un messaggio
match-move-retrieve = Ritira l'abate
match-move-dragon = Muovi il drago
match-move-dragon_step = Muovi il drago di un passo
match-move-fairy = Sposta la fata
match-move-mage = Metti il mago su una strada o in una città
match-move-witch = Metti la strega su una strada o in una città
match-move-take = Togli una pedina
match-move-tower = Metti un pezzo di torre
match-move-exchange = Scambia un prigioniero
match-move-ransom = Paga un riscatto
match-move-tent = Gira il segnalino animale
match-move-pyramid = Conteggia una piramide di acrobati
match-move-gold = Metti l'oro accanto alla miniera
match-move-march = Esci dalla città di Carcassonne
match-move-count = Metti un seguace nella città di Carcassonne
match-move-ferry = Metti o gira un traghetto
match-move-bridge = Metti un ponte
match-move-castle = Costruisci un castello
match-move-offer = Metti in vendita una tessera
match-move-bid = Fai un'offerta per la tessera
match-move-settle = Compra o vendi la tessera
match-field-tile = Tessera scoperta
match-field-price = Punti
match-hint-bid = In vendita: { $tile }, scelta da { $chooser }. Prezzo più alto: { $price }, di { $bidder }.
match-hint-settle = In vendita: { $tile }, scelta da { $chooser }. Prezzo più alto: { $price }, di { $bidder }.
match-none-bid-price = Passa
match-offer-settle-buy-true = Compra per { $price }
match-offer-settle-buy-false = Vendi a { $bidder } per { $price }
settle-true = compra
settle-false = vende
event-auction = { $player } riceve { $tile } per { $n } { $n ->
        [one] punto
       *[other] punti
    }
match-move-tunnel = Segna un tunnel
match-move-wagon = Fai proseguire il carro
match-move-phantom = Piazza il fantasma
match-move-building = Costruisci un edificio
match-move-pass = Passa
match-move-score = Assegna i punti
match-none-count-to = il conte resta
match-hint-count-to = Dove va il conte?
event-count = il conte si sposta: { $quarter }
match-says-count-to = il conte si sposta: { $value }
match-choice-expand = Amplia il gregge
match-choice-score = Porta all'ovile
match-choice-add = Ognuno aggiunge un seguace
match-choice-remove = Ognuno riprende un seguace
match-last = L'ultimo turno
match-last-nothing = { $name } non ha preso punti.
match-house = Regola della casa, contraria alla regola
match-house-short = regola della casa
match-refused = È contro le regole
match-refused-back = Ritira la mossa
match-refused-insist = Gioca lo stesso
match-refused-house = Se giochi lo stesso, vale come regola della casa e viene segnato nella cronologia.
match-scores = Punti
match-chart = Turno per turno
match-chart-alt = I punti di tutti i giocatori nel corso dei turni
match-chart-none = Ancora nessun punto.
match-unsent =
    { $n ->
        [one] { $n } turno non è ancora stato inviato
       *[other] { $n } turni non sono ancora stati inviati
    }
match-sending-n =
    { $n ->
        [one] Invio di { $n } turno…
       *[other] Invio di { $n } turni…
    }
match-unsent-when = Invio automatico al ritorno della connessione.
match-unsent-drop = Annulla l'ultimo
match-conflict-stale = Qualcun altro è stato più veloce
match-conflict-refused = L'arbitro non lo accetta
match-conflict-mine =
    { $n ->
        [one] Non inviato da qui:
       *[other] Non inviati da qui ({ $n } turni):
    }
match-conflict-after = Gioca i miei dopo quelli degli altri
match-conflict-drop =
    { $n ->
        [one] Scarta il mio
       *[other] Scarta i miei { $n } turni
    }
match-says = { $name }: { $sentence }
match-says-place = { $tile }, { $place }
match-says-deploy = { $figure } { $where }
match-says-discard = scarta { $tile }
match-says-other = { $move }: { $what }
match-says-tunnel-set = tunnel { $value }
match-says-robber = Metti il brigante accanto al meeple segnapunti di { $beside }
match-marker-hint =
    { $name } prende { $n } { $n ->
        [one] punto
       *[other] punti
    }: quale pedina avanza?
match-marker-moves = { $marker }: da { $from } a { $to }
match-marker-draws = { $marker }: da { $from } a { $to }, un messaggio
match-throw-target = Bersaglio: 5 punti
match-throw-catch = Presa: 5 punti
match-throw-knock_out = Seguaci colpiti
match-throw-seduction = Seguace scambiato
match-hint-message-card = Pesca il primo messaggio: qual è?
match-hint-message-choice = { $card }: prendere 2 punti o eseguirlo?
marker-meeple = meeple
marker-messenger = messaggero
message-smallest_road = la strada più piccola
message-smallest_city = la città più piccola
message-smallest_monastery = il monastero più piccolo
message-pennants = 2 punti per stemma in una città
message-knights = 2 punti per cavaliere
message-farmers = 3 punti per contadino
message-tile = un'altra tessera
message-follower = conteggia un seguace e riprendilo
message-choice-points = 2 punti
message-choice-action = eseguilo
gift-synod = sinodo
gift-road_sweeper = spazzastrade
gift-change_position = cambio di posizione
gift-cash_out = incasso
gift-take_2 = prendi due
match-offer-tunnel-set = Nuovo tunnel { $value }
match-offer-tunnel-set-again = L'altro imbocco del tunnel { $value }
event-receive-gold =
    { $player } prende { $n } { $n ->
        [one] lingotto
       *[other] lingotti
    } d'oro
event-leaves = { $token }: lascia il tavolo
match-move-mage-remove = mago: lascia il tavolo
match-move-witch-remove = strega: lascia il tavolo
match-hint-fly-flight = Che cosa mostra il dado?
match-none-fly-feature = Torna nella riserva
event-exchange = Scambio di prigionieri: { $player } riprende { $kind }, { $captor } riprende { $given }
event-trapped = Resta nel bagno, di { $player }: { $kind }
event-flight = { $player } vola di { $n } { $n ->
        [one] casella
       *[other] caselle
    }
event-robber = Il brigante di { $player } sta accanto al meeple segnapunti di { $robbed }
event-robs = { $player } deruba { $robbed }
event-marker = { $player } arriva a { $n } ({ $marker })
event-message = { $player } pesca un messaggio: { $card }
event-gift = { $player } apre un regalo: { $card }
event-receive-gift = { $player } riceve un regalo
event-corn_circle-add = Cerchio nel grano ({ $feature }): si aggiungono seguaci
event-corn_circle-remove = Cerchio nel grano ({ $feature }): si riprendono seguaci
match-says-tower-capture = cattura { $value }
match-says-passed = nessuna tessera
match-says-end_game = Fine della partita
match-says-adjust = { $points } di comune accordo { $note }
match-history = Cronologia
match-history-slider = Turno
match-history-before = Turno precedente
match-history-after = Turno successivo
match-history-start = L'inizio
match-history-at = { $n } di { $of }. { $sentence }
match-history-gone = annullato
match-history-folded =
    { $n ->
        [one] { $n } modifica che non conta più
       *[other] { $n } modifiche che non contano più
    }
match-history-by = { $who }, { $at }
match-history-show = Mostra il tavolo a quel punto
match-correct = Correggi…
match-correct-now = Un turno precedente di { $name }
match-correct-leave = Lascia com'era
match-correct-title = Che cosa cambierebbe
match-correct-sum = { $name }, punti: { $before } → { $after }
match-correct-same = I punti restano gli stessi.
match-correct-turn = Nel turno { $n }
match-correct-gone = Non più:
match-correct-new = Invece:
match-correct-conflicts =
    { $n ->
        [one] { $n } mossa successiva non è più possibile
       *[other] { $n } mosse successive non sono più possibili
    }
match-correct-kept = Il turno { $n } sarebbe contro le regole:
match-correct-left-out = Una mossa del turno { $n } andrebbe persa:
match-correct-show = Mostra la differenza
match-correct-do = Correggi
match-correct-insist = Correggi lo stesso
match-correct-back = Cambia di nuovo
match-correct-done = Il turno è stato corretto.
match-end-counting = Conteggio finale
match-end-line = { $n } di { $of }:
match-end-next = Riga successiva
match-end-all = Tutto insieme
match-end-who = Chi ha vinto?
match-end-again = Un'altra partita
match-end-winner =
    { $name } vince con { $points } { $points ->
        [one] punto
       *[other] punti
    }
match-end-tie =
    Parità: { $names } hanno { $points } { $points ->
        [one] punto
       *[other] punti
    } ciascuno
match-menu = Menu della partita
match-menu-invite = Unisciti con un telefono
match-menu-qr = Codice QR per unirsi
match-menu-code = Codice:
match-menu-host = Per tutti
match-menu-hints = Mostra dove possono andare tessere e pedine
match-menu-name = Nome ({ $colour })
match-seat-title = Il tuo posto
match-seat = Questo telefono gioca per
match-seat-everybody = Tutti
match-seat-hint = Dal tuo posto vedi anche ciò che puoi vedere solo tu. Resti comunque l'organizzatore.
match-seat-others = Gioca per gli altri
match-menu-watch = Link per guardare
match-menu-watch-hint = Chi ha questo link può guardare la partita, ma non modificarla.
keys-on = Scorciatoie da tastiera
keys-hint = Per un portatile al tavolo: un turno intero senza mouse.
keys-find = cerca una tessera
keys-spot = prossima casella
keys-choose = pedina o scelta
keys-turn = ruota
keys-end = termina il turno
keys-place = piazza soltanto
keys-back = indietro
keys-undo = annulla
keys-redo = ripristina
keys-history = cronologia
keys-look = guarda il tavolo
keys-menu = menu
match-menu-invite-later = Il codice per partecipare comparirà nel menu appena il server risponde.
match-menu-invite-close = Ci siamo tutti
match-menu-table = Schermo per il centro del tavolo
table-whole = Schermo intero
match-pad-title = Blocco dei punti
match-pad-what = Che cosa si conteggia?
match-pad-when = Quando si conteggia
match-pad-during = In partita
match-pad-final = Conteggio finale
match-pad-who = Chi ottiene i punti?
match-pad-tie = Parità
match-pad-score = Punti a tutti
match-pad-how-many = Inserisci prima il numero.
match-pad-away = Nessuna connessione: i punti arrivano più tardi.
match-pad-later = I punti compaiono una volta assegnati.
match-pad-finish = La partita finisce con questi punti. Puoi annullare.
match-pad-finish-yes = Termina la partita
match-pad-from = { $n }+
match-pad-with = con { $names }

pad-what-road = Strada
pad-what-city = Città
pad-what-monastery = Monastero
pad-what-german_castle = Castello tedesco
pad-what-german_cathedral = Cattedrale tedesca
pad-what-field = Campo
pad-what-trade-goods = Merci
pad-what-flock = Gregge
pad-what-barn = Fienile
pad-what-farmers = Contadini ripresi
pad-what-garden = Giardino
pad-what-abbot = Abate ripreso
pad-what-big_top = Tendone
pad-what-pyramid = Acrobati
pad-what-ringmaster = Direttore del circo
pad-what-gold = Oro
pad-what-robber = Brigante
pad-what-message = Messaggio
pad-what-fairy = Fata
pad-what-watchtower = Torre di guardia
pad-what-wind_rose = Rosa dei venti
pad-what-bathhouse = Bagni
pad-what-teacher = Maestro
pad-what-catapult = Catapulta
pad-what-church = Più seguaci attorno a una chiesa
pad-what-laid-abbot = Abate sdraiato
pad-what-town = Tessera su una cittadina
pad-what-fish = Pesci
pad-what-butterfly = Farfalle
pad-what-iguana = Iguane
pad-what-parrot = Pappagalli
pad-what-orchid = Orchidee
pad-what-medal = Medaglia
pad-what-mission = Missione
pad-what-railroad = Ferrovia
pad-what-mountain = Montagna
pad-what-prairie = Prateria
pad-what-mining = Segnalini miniera
pad-what-tributary = Affluente
pad-what-village = Villaggio
pad-what-jungle = Giungla
pad-what-first-boat = Prima canoa
pad-what-second-boat = Seconda canoa
pad-what-mouth = Foce

pad-count-tiles = Tessere
pad-count-inn = Locanda
pad-count-pennants = Stemmi
pad-count-cathedral = Cattedrale
pad-count-ferry = Traghetti
pad-count-abroad = Segmenti oltre il confine
pad-count-large-city = Caselle di grandi città
pad-count-towns = Cittadine visibili accanto
pad-count-majority = Punti per il maggior numero
pad-count-medal = Numero sulla medaglia
pad-count-missing = Villaggi senza una tenda propria
pad-count-darmstadtium = Darmstadtium
pad-count-labyrinth = Seguaci su una strada con labirinto
pad-count-signposts-left = Cartelli giusti: sinistra
pad-count-signposts-straight = Cartelli giusti: dritto
pad-count-signposts-right = Cartelli giusti: destra
pad-count-monasteries = Monasteri
pad-count-followers = Seguaci
pad-count-shed = Capanni
pad-count-house = Case
pad-count-watch = Torrette
pad-count-besieged = Assediata
pad-count-around = Tessere attorno
pad-count-around-castle = Tessere attorno al castello
pad-count-german-castle = Castelli tedeschi a cui porta
pad-count-german-cathedral = Estremità alla stessa cattedrale tedesca
pad-count-road-tiles = Tessere di tutte le sue strade
pad-count-vineyards = Vigneti attorno
pad-count-shrine = Santuario
pad-count-cities = Città complete
pad-count-castles = Castelli
pad-count-mage = Mago
pad-count-witch = Strega
pad-count-pig = Con il maiale
pad-count-pig-herd = Con un branco di maiali
pad-count-audience = Seguaci attorno
pad-count-animal = Segnalino animale
pad-count-acrobats = Acrobati
pad-count-circus_space = Spazi per il circo
pad-count-acrobat_space = Spazi per acrobati
pad-count-gold = Lingotti d'oro
pad-count-robbed = Punti di chi è derubato
pad-count-bathhouses = Somma dei loro numeri
pad-count-copied = Punti ripetuti dal maestro
pad-count-catapult = Punti dei lanci
pad-count-message = Punti del messaggio
pad-count-wine = Più vino
pad-count-grain = Più grano
pad-count-cloth = Più stoffa
pad-count-sheep = Pecore
pad-count-joined = Una tessera ha unito i campi
pad-count-monastery = Da un monastero
pad-count-scored = Il suo seguace è stato conteggiato
pad-count-row-N = Tessere verso l'alto
pad-count-row-E = Tessere verso destra
pad-count-row-S = Tessere verso il basso
pad-count-row-W = Tessere verso sinistra
pad-count-locomotives = Locomotive
pad-count-nuggets = Pepite
pad-count-railroads = Ferrovie complete
pad-count-tipis = Accampamenti di nativi
pad-count-horses = Branchi di cavalli
pad-count-ones = Segnalini con 1 pepita
pad-count-twos = Segnalini con 2 pepite
pad-count-threes = Segnalini con 3 pepite
pad-count-fives = Segnalini con 5 pepite
pad-count-fruit = Simboli frutta
pad-count-animals = Animali
pad-count-caimans = Caimani
pad-count-piranhas = Piranha
pad-count-place = Posto
match-menu-adjust = Punti di comune accordo
match-menu-adjust-hint = Per ciò che l'arbitro non può vedere.
match-menu-adjust-who = Giocatore
match-menu-adjust-points = Punti (−3 ne toglie 3)
match-menu-adjust-note = Perché
match-menu-adjust-do = Aggiungili
match-menu-this = Questa partita
match-menu-ask = Risolvi una disputa su questo tavolo
match-menu-save = Salva in un file
match-menu-awake = Lo schermo resta acceso finché la partita è aperta.
match-menu-asleep = Lo schermo si spegne da solo e la pagina non si apre senza rete: i browser permettono entrambe le cose solo con HTTPS. Avvia il server con un certificato (README: ./run https), o imposta il telefono perché resti acceso.
match-menu-forget-host = Solo questo browser ha la chiave dell'organizzatore. Senza di essa non si possono più cambiare nomi, suggerimenti e chiavi.
match-menu-forget-sure = Puoi tornare con il codice della partita.
match-menu-forget-yes = Sì, dimenticala
match-menu-forget = Dimenticala in questo browser

value-on = sì
value-off = no
value-may = può
value-must = deve
value-beside = accanto a un seguace
value-on_tile = su una tessera
value-3_2 = 3 serie in due, 2 in tre
value-2_1 = 2 serie in due, 1 in tre
value-1_1 = 1 serie
value-co-count_move-free = a piacere
value-co-count_move-clockwise = di un quartiere in senso orario
value-co-count_move-follow = dal seguace
value-co-final-market = solo dal mercato
value-co-final-any = da ogni quartiere
value-pd-city-block = tutte e dodici
value-pd-city-centre = le due al centro
value-needs_3 = solo con 3 punti
value-figure = qualsiasi pedina
value-rb-others-next = il giocatore successivo
value-rb-others-all = tutti gli altri
value-follower = solo i seguaci
value-1-1-1 = 1 punto ciascuno
value-3-2-1 = torretta 3, casa 2, capanno 1
value-advanced = avanzata
value-basic = semplice
value-siege_tile = vicino a un segmento assediato
value-any_tile = vicino a qualsiasi tessera della città
value-extra_turn = un turno in più
value-cost2 = 2 punti in meno
value-road_bonus = 2 punti in più per le strade accanto
value-supply = di nuovo nella riserva
value-removed = fuori dal gioco
value-one = come una tessera
value-squares = secondo le loro caselle
value-cheapest = il meno caro
value-any = uno qualsiasi
value-value = oro e argento, per il loro valore
value-silver_coins = solo monete d'argento

error-retry = Riprova
error-said = Messaggio del server
error-away = Il server non risponde
error-away-do = Nulla è perso. Controlla la connessione e riprova.
error-away-again = Nulla è perso. La pagina riprova da sola appena il server risponde di nuovo.
error-other = Qualcosa è andato storto
error-other-do = Nulla è perso. Riprova; se non basta, ricarica la pagina.
error-403 = Questo browser non può farlo
error-403-do = Appartiene a qualcun altro, o la chiave è cambiata.
error-link = Questo link è incompleto
error-link-do = Ne manca una parte. Fattelo mandare di nuovo, o ricomincia.
error-unreadable = Questo non si può aprire
error-unreadable-do = È danneggiato, o troppo grande per essere disegnato. Niente di ciò che hai salvato è cambiato. Fatti mandare di nuovo il link, o ricomincia da un tavolo vuoto.

link-replace = Aprire il link condiviso?
link-replace-text = Qui hai un disegno tuo non ancora finito. Il contenuto del link ne prenderebbe il posto.
link-replace-open = Apri il link
link-replace-keep = Tieni il mio disegno

error-422-do = Cambialo, poi riprova.
error-404 = Non trovato
error-404-do = È stato eliminato, o il link è incompleto.
error-photo = Questa foto non c'è più
error-photo-do = Una foto si può aprire solo nel browser da cui è stata inviata, finché non la elimini o non scade dopo qualche giorno.
error-409 = Nel frattempo qualcosa è cambiato
error-409-do = Riprova.
error-413 = Questa immagine è troppo grande
error-413-do = Al massimo 25 MB e 50 megapixel.
error-415 = Non è un'immagine leggibile
error-415-do = Invia un'immagine JPEG, PNG, WebP o HEIC.
error-422 = C'è qualcosa che non va

picture-413 = Scegline un'altra: al massimo 25 MB e 50 megapixel.
picture-415 = Scegline un'altra: JPEG, PNG, WebP o HEIC.
picture-unfit = Questa immagine non si può usare
picture-422 = Scegline un'altra: questo file è danneggiato o incompleto.
picture-other = Scegline un'altra.

error-429 = Troppe richieste
error-429-do = Aspetta un momento, poi riprova.
error-503 = Il lettore di foto è occupato
error-503-do = Aspetta un momento, poi riprova. Nulla è perso.

track-label = Segnapunti
track-lap = giro { $lap }, casella { $field }
track-change = { $points }

board-flagged = qui c'è qualcosa che non va
board-spot = casella vuota
board-ghost = { $place }: { $tile }, ruotata di { $rotation }°, non ancora piazzata
board-squares = Casella per casella
board-features = Territorio per territorio
board-printed = sulla mappa
board-on-tiles =
    { $n ->
        [one] su { $n } tessera
       *[other] su { $n } tessere
    }
board-feature = { $kind } { $where }
board-in-places = in { $places }
board-complete = territorio completo
board-closed-in = senza lati aperti
board-open =
    { $n ->
        [one] con { $n } lato aperto
       *[other] con { $n } lati aperti
    }
board-worth =
    { $n ->
        [one] così vale { $n } punto
       *[other] così vale { $n } punti
    }
board-held = pedine: { $figures }
board-nobody = nessuna pedina

picker-rest = Altre
picker-left = ancora { $n }

share-link = Link
share-copy = Copia il link
share-copied = Copiato
share-select = Tieni premuto il link qui sopra per copiarlo
share-send = Invia…

edit-board = Il tavolo che stai disegnando
edit-table = Il tuo tavolo
edit-how = Tocca una casella vuota per piazzare una tessera. Tocca una tessera per ruotarla, spostarla o metterci pedine.
edit-limit = Un tavolo disegnato misura al massimo { $n } caselle in lunghezza e in larghezza: oltre non si possono piazzare tessere.
edit-begin = Un tavolo vuoto
edit-begin-how = Piazza la prima tessera, o prendi un tavolo da una foto, una partita o un file.
edit-first = Piazza la prima tessera
edit-add = Piazza una tessera ({ $place })
edit-add-here = vuota, piazza qui una tessera
edit-move-here = vuota, sposta qui la tessera
edit-not-fitting = Queste non combaciano con le tessere attorno:
edit-turn = Ruota
edit-move = Sposta
edit-remove = Togli
edit-moving = Dove deve andare?
edit-moving-how = Tocca una casella vuota. Pedine e segnalini si spostano con la tessera.
edit-cancel = Lasciala dov'è
edit-pieces = Su questa tessera
edit-whose = Di chi è la pedina?
edit-quarter = Quartiere della città di Carcassonne
edit-tap-feature = Tocca un territorio per metterci la pedina.
edit-put = Metti { $figure } su: { $feature }
edit-take = Togli: { $what }
edit-nowhere = territorio sconosciuto
edit-its-tile = La sua tessera
edit-tokens = Segnalini
edit-token-kind = Quale segnalino
edit-token-put = Metti su questa tessera: { $token }
edit-token-change = Cambia: { $token }
edit-settings = Gioco e giocatori
edit-players = Chi gioca?
edit-points = Punti finora
edit-points-hint = Inserisci i punti di tutti per ottenere il punteggio dell'intera partita.
edit-edition = Edizione
edit-expansions = Espansioni in gioco
edit-sets = Altre tessere
edit-sets-hint = Solo tessere, senza regole proprie. Qui appaiono anche i set che disegni.
edit-readings = Interpretazioni delle regole
edit-take-from = Un altro tavolo
edit-other-table = Un altro tavolo…
edit-empty = Tavolo vuoto
edit-clear = Cancella tutto
edit-import = Apri un file
edit-not-a-table = In questo file non c'è un tavolo.
edit-from-text = Da un testo
edit-from-text-open = Apri il tavolo
edit-from-match = Da una partita
edit-from-photo = Da una foto
edit-no-matches = In questo browser non ci sono ancora partite.
edit-no-photos = Da questo browser non è stata inviata di recente nessuna foto.
edit-undo = Annulla
edit-hand-on = Continua con questo tavolo
edit-ask = Chiedi all'arbitro
edit-start-match = Comincia una partita da qui
edit-export = Salva in un file
edit-share = Mostralo ad altri

expansion-pig-herd = Branchi di maiali
expansion-abbey = Abbazie
expansion-abbot = Abate
expansion-phantom = Il fantasma
expansion-little-buildings = I piccoli edifici
expansion-dragon = Drago
expansion-minis = Tutte le mini-espansioni del 2012
expansion-messages = I messaggi
expansion-barber-surgeons = I cerusici
expansion-gifts = I regali
expansion-signposts = I cartelli stradali
expansion-cult = Il culto (santuari)

token-sheep = pecore
token-dragon = drago
token-big_top = tendone
token-animal = segnalino animale
token-gold = oro
token-count = conte
token-ferry = traghetto
token-bridge = ponte
token-castle = castello
token-tunnel = segnalino del tunnel
token-fairy = fata
token-tower = torre
token-wind_rose = rosa dei venti
token-teacher = maestro
token-shed = capanno
token-house = casa
token-watch = torretta

token-letter-sheep = P
token-letter-dragon = D
token-letter-big_top = Te
token-letter-animal = An
token-letter-gold = O
token-letter-count = C
token-letter-ferry = T
token-letter-bridge = P
token-letter-castle = C
token-letter-tunnel = U
token-letter-fairy = F
token-letter-tower = T
token-letter-wind_rose = R
token-letter-teacher = M
token-letter-shed = N
token-letter-house = C
token-letter-watch = T

held-tower = pezzi di torre
held-tunnel = segnalini del tunnel
held-bridge = ponti
held-castle = castelli
held-german_castle = tessere castello
held-halfling = mezze tessere
held-tile = tessera
held-shed = capanni
held-house = case
held-watch = torrette
held-prisoners = prigionieri

dispute-title = Qual è la domanda?
dispute-how = Metti sul tavolo le poche tessere interessate, poi scegli.
dispute-build = Metti sul tavolo le tessere in questione
dispute-build-how = Bastano poche tessere. O prendile da una foto, una partita o un file.
dispute-to-editor = Vai all'editor del tavolo
dispute-place = Può stare qui?
dispute-place-hint = Una tessera e la casella dove metterla
dispute-place-which = Quale tessera?
dispute-place-where = Dove?
dispute-place-where-how = Tocca una casella sul tavolo. L'arbitro risponde subito.
dispute-place-other = Un'altra tessera
dispute-place-yes = Sì, può stare lì.
dispute-place-no = No, non può stare lì.
dispute-place-none = Questa tessera non si può piazzare da nessuna parte.
dispute-place-instead =
    { $n ->
        [one] Può stare in { $n } casella, indicata sul tavolo. Toccala per provare.
       *[other] Può stare in { $n } caselle, indicate sul tavolo. Toccane una per provare.
    }
dispute-deploy = Posso piazzare qui una pedina?
dispute-deploy-hint = Una pedina su un territorio di una tessera
dispute-deploy-how = Tocca la tessera su cui deve andare la pedina.
dispute-deploy-tap = Tocca il territorio su cui deve andare la pedina.
dispute-deploy-placed = Questa tessera è stata appena piazzata
dispute-deploy-change = Altra pedina o altro giocatore
dispute-deploy-yes = Sì, può andare lì.
dispute-deploy-no = No, non può andare lì.
dispute-deploy-none = Non può andare nemmeno altrove su questa tessera.
dispute-deploy-instead =
    { $n ->
        [one] Può andare su { $n } altro territorio, indicato sul tavolo. Toccalo per provare.
       *[other] Può andare su { $n } altri territori, indicati sul tavolo. Toccane uno per provare.
    }
dispute-mine = Posso prendere un segnalino?
dispute-mine-hint = Estrarre dove sta la tua tenda
dispute-mine-yes = Sì, si può prendere un segnalino.
dispute-mine-no = No, ora non si può prendere nessun segnalino.
dispute-who = Chi prende i punti?
dispute-who-hint = Di chi è un territorio e quanto dà
dispute-who-how = Tocca una tessera su cui si trova il territorio.
dispute-who-tap = Tocca il territorio.
dispute-who-nobody = Non dà punti a nessuno.
dispute-who-now =
    { $n ->
        [one] { $players } prende { $n } punto.
       *[other] { $players } prende { $n } punti.
    }
dispute-who-now-each =
    { $n ->
        [one] { $players } prendono { $n } punto ciascuno.
       *[other] { $players } prendono { $n } punti ciascuno.
    }
dispute-who-end =
    { $n ->
        [one] { $players } prende { $n } punto alla fine, se resta così.
       *[other] { $players } prende { $n } punti alla fine, se resta così.
    }
dispute-who-end-each =
    { $n ->
        [one] { $players } prendono { $n } punto ciascuno alla fine, se resta così.
       *[other] { $players } prendono { $n } punti ciascuno alla fine, se resta così.
    }
dispute-feature = Quale territorio
dispute-whose = A chi tocca?
dispute-reasons = Motivi
dispute-rule = { $id }: { $title }
dispute-differ = Le interpretazioni sono diverse.
dispute-agree = Tutte le interpretazioni concordano.
dispute-compare = Confronta le interpretazioni delle regole
dispute-compare-by = Interpretazioni che differiscono in
dispute-compare-none = nulla: solo le regole di questo tavolo
dispute-compare-values = A confronto: { $values }
dispute-share = Mostralo ad altri
dispute-as-text = Copia come testo
dispute-text = Tavolo come testo

half-NL = in alto, metà sinistra
half-NR = in alto, metà destra
half-EL = a destra, metà alta
half-ER = a destra, metà bassa
half-SL = in basso, metà destra
half-SR = in basso, metà sinistra
half-WL = a sinistra, metà bassa
half-WR = a sinistra, metà alta

draw-canvas = La tessera che stai disegnando
draw-side = { $where }: { $what }
draw-nothing = ancora nulla
draw-inside = interno
draw-nowhere = ancora nessun lato
draw-title = Tessera { $code } di «{ $name }»
draw-title-start = Tessera di partenza di «{ $name }»
draw-how = Aggiungi un territorio, poi tocca i lati che raggiunge. Tocca di nuovo un lato per toglierlo.
draw-start = Che cosa c'è sulla tessera? Aggiungi il primo territorio.
draw-features = Territori
draw-remove = Togli: { $name }
draw-inner = Interno, non raggiunge nessun lato
draw-auto = Riempi il resto con: { $kind }
draw-marks = Simboli su: { $name }
draw-tile-marks = Simboli su tutta la tessera
draw-copies = Copie nella scatola
draw-wrong =
    { $n ->
        [one] Una cosa non va ancora
       *[other] { $n } cose non vanno ancora
    }
draw-right = Questa tessera è giusta.
draw-empty = Su questa tessera non è ancora disegnato nulla: è tutta { $kind }.
draw-set = Tessere di questo set
draw-nth = { $code } · { $n }×
draw-new-tile = Nuova tessera
draw-copy-printed = Copia una tessera stampata
draw-remove-tile = Elimina questa tessera
draw-keep = Salva e condividi
draw-name = Nome del set
draw-name-plain = Non usare i caratteri < e >.
draw-new-name = Le mie tessere
draw-foreign = Questo set l'ha disegnato qualcun altro. Puoi giocarci o salvarne una copia tua.
draw-save = Salva il set
draw-save-copy = Salva una copia
draw-odd = Il set intero, rispetto alla scatola stampata:
draw-start-tile = La partita comincia con questa tessera
draw-saved = Salvato: { $name }. Ora si può scegliere ovunque si scelgano tessere.
draw-remember = Salva in questo browser
draw-remembered = Salvato. Ora si può scegliere ovunque si scelgano tessere.
draw-use = Usalo su un tavolo
draw-not-a-set = In questo file non c'è un set di tessere.
draw-others = Gli altri tuoi set
draw-replace = Aprire questo set?
draw-replace-text = Qui hai tessere tue non ancora salvate. Il set che stai aprendo ne prenderebbe il posto.
draw-replace-open = Apri il set
draw-replace-keep = Tieni le mie tessere
draw-new-set-of = Nuovo set per { $game }
draw-new-set = Nuovo set
draw-loose = { $name }. Tocca i lati che raggiunge.
draw-free = Questi lati non appartengono ancora a nessun territorio: { $sides }.
draw-cells = Caselle di questa tessera
draw-cell-wrong = { $place }, qui c'è qualcosa che non va
draw-cell-add = Rimetti la casella: { $place }
draw-cell-remove = Togli la casella: { $place }
draw-shape = Grandezza in caselle: { $wide } × { $high }
draw-shape-how = Una tessera grande ha più caselle, ciascuna grande come una tessera comune. Ciò che sta su una casella tolta torna insieme alla casella.
draw-wide = Caselle in larghezza
draw-high = Caselle in altezza
draw-features-on = Territori: { $place }
draw-how-cells = Scegli una casella, aggiungi un territorio, tocca i lati che raggiunge. Oltre un lato in comune con un'altra casella, il territorio continua lì.
draw-towards = { $where }, verso { $place }
draw-missing = Questa casella manca. Le caselle di una tessera riempiono un rettangolo.
draw-unmet = Dove tocca { $place }, le due caselle mostrano cose diverse.
draw-untold = Non indicato

mark-group-type = Che tessera è
mark-group-to = Dove finisce
mark-group-resource = Merci
mark-group-castle-base = Castelli
mark-group-signpost-n = Cartello in alto
mark-group-signpost-e = Cartello a destra
mark-group-signpost-s = Cartello in basso
mark-group-signpost-w = Cartello a sinistra

edit-sets-whole = { $name } (una scatola intera, al posto di quella stampata)

mark-resource-wine = vino
mark-resource-grain = grano
mark-resource-cloth = stoffa
mark-princess = principessa
mark-besieged = assedio
mark-castle-base = base per un castello
mark-castle-base-false = nessuna base per un castello
mark-shrine = è un santuario
mark-special = è un monastero tedesco
mark-tunnel = imbocco di un tunnel
mark-wells = pozzi
mark-pig-herd = branco di maiali
mark-hill = collina
mark-vineyard = vigneto
mark-volcano = vulcano
mark-dragon = drago
mark-portal = portale magico
mark-tower = base di una torre
mark-circus = spazio per il circo
mark-acrobats = spazio per acrobati
mark-festival = festa
mark-mage = mago e strega
mark-goldmine = miniera d'oro
mark-bazaar = bazar
mark-flying-machine = macchina volante
mark-corn-circle = cerchio nel grano
mark-watchtower = torre di guardia
mark-church = chiesa
mark-city-of-carcassonne = dentro la città di Carcassonne
mark-darmstadtium = Darmstadtium
mark-diagonal = arriva al lato lungo
mark-german-castle = castello tedesco
mark-german-cathedral = cattedrale tedesca
mark-labyrinth = labirinto
mark-bathhouse = bagno
mark-signpost-n-left = cartello in alto: sinistra
mark-signpost-n-straight = cartello in alto: dritto
mark-signpost-n-right = cartello in alto: destra
mark-signpost-e-left = cartello a destra: sinistra
mark-signpost-e-straight = cartello a destra: dritto
mark-signpost-e-right = cartello a destra: destra
mark-signpost-s-left = cartello in basso: sinistra
mark-signpost-s-straight = cartello in basso: dritto
mark-signpost-s-right = cartello in basso: destra
mark-signpost-w-left = cartello a sinistra: sinistra
mark-signpost-w-straight = cartello a sinistra: dritto
mark-signpost-w-right = cartello a sinistra: destra
mark-fair = fiera
mark-ferry = lago con un traghetto
mark-half = mezza tessera
mark-plague = focolaio di peste
mark-quarter = quartiere della città di Carcassonne
mark-razboynik = Solovej il brigante
mark-robber = brigante
mark-school = scuola
mark-vodyanoy = Vodjanoj
mark-wind-rose = rosa dei venti
mark-yaga-hut = capanna di Baba Jaga

dispute-why = Perché

value-print = come stampato
value-engine = come gioca JCloisterZone
value-rgg = come nella prima edizione inglese
value-normal = come ogni città
value-small = la metà
value-per_field_3 = 3 per città e campo
value-per_city_once_3 = 3 per città, una volta per giocatore
value-per_city_4 = 4 per città
value-printed = come stampato
value-strict = rigorosa
value-shuffle = nel mazzo
value-after_river = dopo il fiume
value-first = subito dopo la sorgente
value-in_pile = tra le tessere fiume
value-plain = campo semplice
value-herd = con un branco di maiali
value-gq-source-river = quella del fiume
value-gq11 = quella di Games Quarterly 11
value-per_feature = 1 per ogni territorio completo
value-10_each = 10 ciascuno
value-15_40 = 15 per uno, 40 per tutti e due
value-running = 1 per ogni completamento
value-out = fuori dal gioco
value-keep = restano in gioco
value-tiles = Ogni tessera
value-points = Solo i punti
value-wraps = il campo gira attorno
value-splits = il campo resta diviso
value-figure_first = prima la pedina
value-action_first = prima l'azione
value-auto_herd = all'ovile da sé
value-after_figure = dopo la pedina
value-before_figure = prima della pedina
value-presence = basta un seguace su una collina
value-count = si contano quelli sulle colline
value-immediate = subito
value-owner_first = prima può agire il proprietario
value-all = tutte e quattro
value-pairwise = solo quelle che si stanno di fronte
value-once = una volta
value-repeat = più volte
value-before_scoring = prima del conteggio
value-by_edition = come nell'edizione
value-siege-edition-by_edition = entrambe le scatole
value-russian-promos-edition-by_edition = entrambe le scatole
value-halflings-edition-by_edition = entrambe le scatole
value-corn-circles-edition-by_edition = I + II
value-linked = lungo una strada
value-near = su una tessera vicina
value-after_scoring = dopo il conteggio

kind-mountain = montagna
kind-prairie = prateria
kind-railroad = ferrovia
kind-junction = scambio

kinds-mountain = montagne
kinds-prairie = praterie
kinds-railroad = ferrovie
kinds-junction = scambi

mark-nuggets = pepite
mark-tipis = accampamenti di nativi
mark-horses = branchi di cavalli
mark-locomotives = locomotive
mark-exits = uscite
mark-to-city = finisce nella città
mark-to-junction = finisce a uno scambio
mark-to-mountain = finisce nella montagna

figure-cowboy = cowboy
figure-tent = tenda

token-mining = segnalino miniera

token-letter-mining = O

token-sheriff = sceriffo

token-letter-sheriff = { "*" }

held-mining = segnalini miniera
held-gold = oro
held-gift = regali
held-robber_at = brigante accanto a
held-messenger = messaggero su
held-king = re
held-robber_baron = barone ladrone
held-teacher = maestro

match-move-pitch = Pianta la tenda
match-move-mine = Prendi un segnalino
match-move-report = Indica che cosa mostrano i segnalini
match-move-reveal = Scopri i segnalini
match-move-recall = Richiama un cowboy
match-field-values = che cosa mostrano i segnalini

catalog-gold-rush = Corsa all'oro (disegno nostro)

gold-rush-tokens =
    { $n ->
        [one] { $n } segnalino
       *[other] { $n } segnalini
    }
gold-rush-hidden = non ancora rivelato
gold-rush-own = Solo { $name } vede questi valori fino alla fine della partita.
gold-rush-report-of =
    { $n ->
        [one] Indica che cosa mostra { $n } segnalino
       *[other] Indica che cosa mostrano { $n } segnalini
    }
gold-rush-reveal-of = { $name } scopre i segnalini
gold-rush-reveal-waiting = Devono ancora scoprire i segnalini: { $names }
gold-rush-reveal-early = Finisci prima: scopri i segnalini
gold-rush-reveal-known = come inseriti: { $values }
gold-rush-put =
    { $n ->
        [one] Si mette { $n } segnalino ({ $place }); questa montagna ora ne ha { $stack }.
       *[other] Si mettono { $n } segnalini ({ $place }); questa montagna ora ne ha { $stack }.
    }
gold-rush-joined = Le pile si uniscono: su questa montagna ora ci sono { $stack } segnalini.
gold-rush-short =
    { $n ->
        [one] La riserva è vuota: manca { $n } segnalino.
       *[other] La riserva è vuota: mancano { $n } segnalini.
    }
gold-rush-take =
    { $n ->
        [one] { $name } prende { $n } segnalino.
       *[other] { $name } prende { $n } segnalini.
    }
gold-rush-unclaimed =
    { $n ->
        [one] Non ci sono cercatori: { $n } segnalino si toglie dal tavolo.
       *[other] Non ci sono cercatori: { $n } segnalini si tolgono dal tavolo.
    }
gold-rush-removed =
    { $n ->
        [one] { $n } segnalino su una montagna esce dal gioco.
       *[other] { $n } segnalini sulle montagne escono dal gioco.
    }
gold-rush-lies = { $name } ha superato 49: il cowboy segnapunti è sdraiato sulla casella { $field }.
gold-rush-laps = { $name } ha { $points } punti: casella { $field }, giro { $lap }.
gold-rush-says-values = { $move }: { $values }
gold-rush-says-secret = { $move }: lo sa solo il proprietario

track-lying = sdraiato sulla casella { $field }

title-enrol = Foto delle mie tessere

draw-enrol = Fallo riconoscere nelle foto

enrol-title = Foto delle mie tessere
enrol-lead = Mostra una volta le tessere di «{ $name }», così si potranno leggere le foto dei tavoli che le usano.
enrol-tips = Disponi le tessere scoperte e distanziate su un tavolo a tinta unita, fino a circa 30 per foto, e fotografale dall'alto con luce uniforme. Una per tipo basta.
enrol-choose = Scegli le foto
enrol-more = Altre foto
enrol-foreign = Può farlo solo il proprietario di questo set, nel browser in cui è stato salvato.
enrol-state = Avanzamento
enrol-count = Tessere riconosciute: { $known } su { $all }.
enrol-missing = Ancora senza foto: { $tiles }
enrol-ready = Ora si possono leggere le foto di un tavolo con questo set. Altre foto rendono la lettura più affidabile.
enrol-save =
    { $n ->
        [one] È giusto: imparala
       *[other] È giusto: impara queste { $n }
    }
enrol-editor = Manca una tessera: vai all'editor
enrol-seen = Tessera { $number }, lati { $edges }
enrol-copies =
    { $n ->
        [one] vista { $n } volta
       *[other] vista { $n } volte
    }
enrol-first = Prima guarda queste ({ $n })
enrol-first-hint = A sinistra la foto, a destra quel che sembra mostrare.
enrol-glance = Queste sembrano giuste ({ $n })
enrol-glance-hint = Dai un'occhiata, anche ai simboli piccoli, e tocca quelle sbagliate.
enrol-learnt = Imparate ({ $n })
enrol-right = Giusta
enrol-change = Un'altra
enrol-all = Cerca fra tutte
enrol-is-new = Nuova: { $tile }
enrol-unsaid = Che tessera è?
enrol-brief = Tessera { $number }, { $what }
enrol-found = Tessere trovate: { $cards }, diverse: { $kinds }.
enrol-still =
    { $n ->
        [one] Una qui sopra è ancora da indicare.
       *[other] { $n } qui sopra sono ancora da indicare.
    }
enrol-none = Nessuna tessera del set
enrol-new = Disegnala
enrol-new-how = Questo è ciò che sembrano mostrare i suoi colori e le sue linee. Correggi ciò che non va: scegli un territorio, poi tocca i suoi lati.
enrol-turn = Ruota
enrol-looking = Cerco le tessere…
enrol-learning = Imparo il loro aspetto…
enrol-lot =
    { $n ->
        [one] Foto { $last } di { $all }
       *[other] Foto da { $first } a { $last } di { $all }
    }
enrol-wrong = Una foto sbagliata?
enrol-drop =
    { $n ->
        [one] Lascia fuori quella che non hai indicato
       *[other] Lascia fuori le { $n } che non hai indicato
    }
enrol-anew = Queste tessere sono state eliminate altrove e sostituite. Ora vedi quelle nuove: indica che cosa sono.
enrol-left-out = Lasciate fuori ({ $n })

kind-tributary = affluente
kind-village = villaggio
kind-jungle = giungla
kind-amazon = Rio delle Amazzoni

kinds-tributary = affluenti
kinds-village = villaggi
kinds-jungle = giungle
kinds-amazon = Rio delle Amazzoni

mark-boats = simboli canoa
mark-fruit = simboli frutta
mark-animals = animali
mark-caimans = caimani
mark-piranhas = piranha
mark-to-rock = finisce contro una roccia
mark-to-amazon = si getta nel Rio delle Amazzoni
mark-type-standard = tessera normale
mark-type-amazon = tessera Rio delle Amazzoni
mark-type-amazon-bang = tessera Rio delle Amazzoni con «!»
mark-type-double = tessera doppia
mark-type-start = tabellone iniziale
mark-type-mouth = foce

figure-camp = accampamento
figure-boat = canoa

catalog-amazonas = Carcassonne Amazonas (disegno nostro)
catalog-amazonas-bonus-river = Fiume bonus (disegno nostro)

amazonas-provenance = Le tue tessere stampate qui non ci sono ancora. Queste sono disegnate da noi e le tue sono diverse: inserisci le tue una volta, oppure segna solo i punti.
amazonas-double = { $name }: quale tessera doppia segue?
amazonas-river = Il fiume: { $last } spazi
amazonas-boats = Canoe
amazonas-boats-how = Fin dove è arrivata ogni canoa: uno spazio da 1, la sorgente, a { $last }. 0: sconosciuto.
amazonas-boat-at = { $place }. { $name }: spazio { $space } di { $last }
amazonas-boat-moves = La canoa di { $name } va dallo spazio { $from } allo spazio { $to } ({ $why }).
amazonas-boat-stays = La canoa di { $name } resta sull'ultimo spazio, { $to }.
amazonas-boat-icons = simboli canoa
amazonas-boat-wood = né meeple né accampamento piazzato
amazonas-boat-without = Senza pedina la tua canoa avanza di 1 spazio.
amazonas-boat-nothing = nessun punto sul fiume
amazonas-boat-animals = nessun animale sulla tessera
amazonas-boat-behind = non subito dietro la prima
amazonas-boat-stops = Si ferma sull'ultimo spazio.
amazonas-boat-otherwise = Secondo l'altra interpretazione: { $other }.
amazonas-lies = { $name } ha { $points } punti: il meeple è sdraiato sulla casella { $field }.
amazonas-stands = { $name } ha { $points } punti: il meeple è di nuovo in piedi sulla casella { $field }.
amazonas-unsure = L'arbitro controllerà anche il fiume.

gold-rush-none = non inseriti
gold-rush-ask = Ciò che nessuna foto mostra: i segnalini davanti ai giocatori. Contano alla fine.


title-edit-dorra-board = Disegna un tabellone

game-dorra-amazonas = Amazonas (Stefan Dorra)
game-gold-rush = Corsa all'oro

catalog-stand-in-map = Mappa d'esempio
catalog-dorra-stand-in = Tabellone d'esempio

dorra-amazonas-species-any = tutte le specie
dorra-amazonas-species-fish = pesce
dorra-amazonas-species-butterfly = farfalla
dorra-amazonas-species-iguana = iguana
dorra-amazonas-species-parrot = pappagallo
dorra-amazonas-species-orchid = orchidea
dorra-amazonas-species-indio = Indio
dorra-amazonas-card-jaguar = Giaguaro
dorra-amazonas-card-crocodile = Coccodrillo
dorra-amazonas-card-fire = Incendio nella foresta
dorra-amazonas-card-monkeys = Scimmie ladre
dorra-amazonas-card-indio = Indio
dorra-amazonas-card-bonus-fish = Bonus: pesce
dorra-amazonas-card-bonus-butterfly = Bonus: farfalla
dorra-amazonas-card-bonus-iguana = Bonus: iguana
dorra-amazonas-card-bonus-parrot = Bonus: pappagallo
dorra-amazonas-card-bonus-orchid = Bonus: orchidea
dorra-amazonas-effect-jaguar = Niente tende lungo i sentieri nella giungla, solo lungo i percorsi sull'acqua.
dorra-amazonas-effect-crocodile = Niente tende lungo i percorsi sull'acqua, solo lungo i sentieri nella giungla.
dorra-amazonas-effect-fire = Si riceve solo metà del guadagno.
dorra-amazonas-effect-monkeys = Ognuno perde 1 moneta d'argento per ogni tessera della propria pila più alta.
dorra-amazonas-effect-bonus = 1 moneta d'argento in più per ogni tessera di questa specie.
dorra-amazonas-effect-indio = Una persona può prendere una tessera Indio al posto del guadagno; si chiede in ordine di gioco.
dorra-amazonas-income = { $card } { $name }
dorra-amazonas-neutral = neutrale
dorra-amazonas-tent = tenda
dorra-amazonas-tents-of = tende: { $names }
dorra-amazonas-no-tents = nessuna tenda
dorra-amazonas-next-cost = la prossima tenda costa { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    } d'oro
dorra-amazonas-full = nessuno spazio è libero
dorra-amazonas-paths = sentieri nella giungla verso { $names }
dorra-amazonas-waterways = percorsi sull'acqua verso { $names }
dorra-amazonas-waiting = In attesa di { $names }
dorra-amazonas-neutral-in = Tenda neutrale a { $village }, gratis
dorra-amazonas-site = { $village }: { $n } (oro)
dorra-amazonas-open-title = { $name }: dove cominci?
dorra-amazonas-open-hint = Tocca un villaggio evidenziato. Dove ci sono già tende lo spazio successivo è più caro.
dorra-amazonas-for = Per chi?
dorra-amazonas-event-title = Round { $n }: quale evento?
dorra-amazonas-event-bonus = Bonus:
dorra-amazonas-event-hint = Può inserirlo chiunque, una volta per tutti.
dorra-amazonas-round = Round { $n } di 18
dorra-amazonas-mine = La tua carta coperta: { $card }
dorra-amazonas-commit-title = { $name }: quale Carta Guadagno?
dorra-amazonas-commit-hint = Gli altri la vedono solo quando tutti hanno scelto.
dorra-amazonas-commit-table = È coperta sul tavolo; si inserirà dopo
dorra-amazonas-reveal-title = { $name }: quale carta era?
dorra-amazonas-reveal-hint = Tutti hanno scelto: ora le carte si scoprono insieme.
dorra-amazonas-build-title = Costruisce { $name }
dorra-amazonas-build-hint = Tocca i villaggi evidenziati finché hai soldi.
dorra-amazonas-build-neutral = Anello giallo: la tua tenda. Anello grigio: la tenda neutrale, gratis.
dorra-amazonas-build-none = Nessuna tenda ora: nessun villaggio vicino ai tuoi ha un posto libero che puoi pagare.
dorra-amazonas-sites = I villaggi in un elenco
dorra-amazonas-alone = Senza connessione l'arbitro non può proporre il passo successivo: dipende dalle carte che gli altri giocano coperte. Ciò che hai inserito resta e verrà inviato al ritorno della connessione.
dorra-amazonas-neutral-first = Dopo la tenda neutrale bisogna costruirne una propria.
dorra-amazonas-indio-title = Una tessera Indio invece di { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    } d'argento?
dorra-amazonas-indio-take = Tessera Indio su { $pile }
dorra-amazonas-indio-refuse = Nessuna tessera Indio, tieni l'argento
dorra-amazonas-end-title = Il round 18 è finito
dorra-amazonas-end-hint = Rivela le missioni ancora sconosciute; poi segue il conteggio finale.
dorra-amazonas-mission-of = { $name }: inserisci la tua Carta Missione
dorra-amazonas-mission-hint = Gli altri la vedono solo alla fine della partita.
dorra-amazonas-mission-is = Missione: { $villages }
dorra-amazonas-mission-secret = una Carta Missione
dorra-amazonas-seats = Che cosa ha ciascuno
dorra-amazonas-order = Ordine di gioco
dorra-amazonas-coins = oro: { $gold }, argento: { $silver } (valore in argento: { $worth })
dorra-amazonas-face-down = carta coperta
dorra-amazonas-medal = medaglia { $n }
dorra-amazonas-pile = { $kind }: { $n }
dorra-amazonas-pile-indio = { $kind }: { $n }, e { $more } Indio
dorra-amazonas-account = Conto di tutte le monete
dorra-amazonas-account-hint = In argento: 1 moneta d'oro vale 3 monete d'argento.
dorra-amazonas-account-start = All'inizio: { $worth }
dorra-amazonas-tells-event = Evento: { $card }
dorra-amazonas-tells-income = { $name }: carta { $card }, { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    } d'argento
dorra-amazonas-tells-order = Ordine: { $names }
dorra-amazonas-tells-collect = { $name } ritira { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    } d'argento
dorra-amazonas-tells-fire =
    Nell'incendio { $name } perde { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    } d'argento
dorra-amazonas-tells-theft =
    Per le scimmie { $name } perde { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    } d'argento
dorra-amazonas-tells-bonus = { $name } ottiene dal bonus { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    } d'argento
dorra-amazonas-tells-spared = Carta 6: l'evento non ha effetto su { $name }
dorra-amazonas-tells-change = { $name } cambia { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    } d'argento in { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    } d'oro
dorra-amazonas-tells-indio-take = { $name } prende una tessera Indio su { $kind } invece di { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    } d'argento
dorra-amazonas-tells-indio-refuse = { $name } rifiuta la tessera Indio
dorra-amazonas-tells-indio-gone = La tessera Indio torna nella scatola
dorra-amazonas-tells-open = { $name } comincia a { $village } per { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    } d'oro
dorra-amazonas-tells-build = { $name } costruisce a { $village } per { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    } d'oro
dorra-amazonas-tells-neutral = { $name } piazza una tenda neutrale a { $village }
dorra-amazonas-tells-tile = { $name } prende una tessera: { $kind }
dorra-amazonas-tells-no-tile = Non restano tessere: { $kind }
dorra-amazonas-tells-medal = { $name } ha tutte e cinque le specie: medaglia { $n }
dorra-amazonas-tells-take-back = Ciascuno riprende tutte le Carte Guadagno
dorra-amazonas-tells-win = Vittoria: { $names }
dorra-amazonas-says-tent = tenda a { $village }
dorra-amazonas-says-card = Carta Guadagno { $card }
dorra-amazonas-says-event = evento: { $event }
dorra-amazonas-says-nothing = termina il turno
dorra-amazonas-board = Tabellone
dorra-amazonas-board-which = Quale tabellone c'è sul tavolo?
dorra-amazonas-board-stand-in = Tabellone d'esempio
dorra-amazonas-board-provenance = Il tuo tabellone stampato qui non c'è ancora. Questo ha i numeri pubblicati, ma villaggi e vie sono inventati da noi, perché le regole non descrivono quelli stampati.
dorra-amazonas-board-draw = Disegna il tuo tabellone
dorra-amazonas-edit-title = Il tuo tabellone
dorra-amazonas-edit-hint = Metti sotto una foto del tuo tabellone, poi tocca dove si trovano i villaggi e uniscili con le vie.
dorra-amazonas-edit-mode = Che cosa disegni?
dorra-amazonas-edit-mode-village = Villaggi
dorra-amazonas-edit-mode-paths = Sentieri nella giungla
dorra-amazonas-edit-mode-waterways = Percorsi sull'acqua
dorra-amazonas-edit-mode-mission = Missioni
dorra-amazonas-edit-mode-change = Modifica un villaggio
dorra-amazonas-edit-way-hint = Tocca due villaggi per unirli; ancora una volta per separarli.
dorra-amazonas-edit-mission-hint = Tocca i villaggi di una Carta Missione; ne mancano: { $n }
dorra-amazonas-edit-change-hint = Tocca il villaggio da modificare.
dorra-amazonas-edit-name = Nome
dorra-amazonas-edit-species = Specie
dorra-amazonas-edit-spaces = Spazi, in oro
dorra-amazonas-edit-remove = Elimina
dorra-amazonas-edit-put = Mettine uno ovunque
dorra-amazonas-edit-missions = Missioni: { $n } di 8
dorra-amazonas-edit-mission = Missione { $n }
dorra-amazonas-edit-numbers = Numeri bianchi delle carte: { $n } di { $of }
dorra-amazonas-edit-numbers-hint = Il piccolo numero bianco in alto su ogni Carta Guadagno: a parità di guadagno gioca prima il numero più basso. Inserisci tutti quelli della tua scatola o nessuno: senza, valgono quelli del tabellone sostitutivo, che sono inventati.
dorra-amazonas-edit-numbers-card = { $colour }, { $card }
dorra-amazonas-edit-numbers-clear = Toglili tutti
dorra-amazonas-edit-board-name = Nome del tabellone
dorra-amazonas-edit-photo = Foto del tabellone (resta in questo browser)
dorra-amazonas-edit-keep = Salva e gioca
dorra-amazonas-edit-kept = Salvato: si può scegliere per una nuova partita.
dorra-amazonas-edit-link = Condividi questo tabellone
dorra-amazonas-edit-save = Salva in un file
dorra-amazonas-edit-stand-in = Comincia dal tabellone d'esempio
dorra-amazonas-edit-check = Il controllo dell'arbitro
dorra-amazonas-edit-counts = Villaggi: { $villages } · vie: { $ways } · missioni: { $missions } di 8
dorra-amazonas-edit-right = Il tabellone è completo: ogni villaggio è collegato, ogni specie compare.

gold-rush-provenance = Le tue tessere stampate qui non ci sono ancora. Queste sono disegnate da noi e le tue sono diverse: inserisci le tue una volta, oppure segna solo i punti.
own-box-title = Quali tessere
own-box-which = Tessere di questa partita
own-box-ours = Tessere disegnate da noi
own-box-entered = Tessere inserite: { $entered } su { $n }
own-box-only = Nella partita si possono scegliere solo queste tessere.
own-box-with-ours = Poiché manca la tua tessera di partenza, si gioca insieme alle nostre.
own-box-complete = Tutte le { $n } tessere della tua scatola sono inserite. Si gioca con queste al posto delle nostre.
own-box-enter = Inserisci le mie tessere
own-box-continue = Inserisci le tessere mancanti
own-box-no-start = Manca la tessera di partenza.
own-box-whole = Tutte le { $n } tessere sono inserite. Una volta salvate, si gioca con queste al posto delle nostre.

title-edit-map = Disegna una mappa

start-edit-map = Disegna una mappa (Carcassonne Maps)

maps-none = Nessuna mappa
maps-stand-in = Mappa d'esempio
maps-setup = Su una mappa
maps-setup-which = Quale mappa
maps-pad = Su una mappa (conta anche ciò che è stampato)
maps-provenance = La tua mappa stampata qui non c'è ancora. Questa è disegnata da noi; disegna la tua per giocarci.
maps-begin = Prima metti una tessera pescata su un'altra casella iniziale, senza pedina.
maps-begins = Comincia invece { $name }
maps-setup-hint = La tessera di partenza sta sulla prima casella iniziale; indica sotto che cosa c'è sulle altre.
maps-tiles = Anche nella pila
maps-tiles-hint = Consigliate sulle mappe, senza le regole delle loro scatole. Togli ciò che non hai.
maps-starts = Tessere sulle caselle iniziali
maps-starts-hint = Su almeno due caselle iniziali c'è una tessera: quella di partenza e una o due pescate a caso.
maps-starts-none = nessuna tessera
maps-starts-choose = Scegli la tessera
maps-starts-turn = Ruotala
maps-starts-clear = Qui nessuna tessera
maps-kind-normal = Casella
maps-kind-start = Casella iniziale
maps-kind-town = Cittadina
maps-kind-city = Grande città
maps-kind-none = Nessuna casella
maps-coats = Stemmi
maps-side-N = In alto
maps-side-E = A destra
maps-side-S = In basso
maps-side-W = A sinistra
maps-edge-neutral = Niente di stampato
maps-edge-city = Città
maps-edge-road = Strada
maps-edge-field = Campo
maps-edge-ferry = Traghetto
maps-edit-board = La mappa che stai disegnando
maps-edit-hint = Tocca le caselle o trascina su più di una; due dita spostano la mappa. «Dettagli»: nome, stemmi e lati di una casella.
maps-edit-brush = Dipingi
maps-edit-pick = Dettagli
maps-edit-pick-hint = Tocca una casella per modificarne i dettagli.
maps-edit-name = Nome della casella
maps-edit-map-name = Nome della mappa
maps-edit-unnamed = La mia mappa
maps-edit-ferry-hint = Ora tocca la casella all'altro capo e scegli «Traghetto» sul suo lato.

maps-edit-check = Il controllo dell'arbitro
maps-edit-counts = Caselle: { $squares } · confini: { $borders } · traghetti: { $ferries }
maps-edit-right = La mappa è a posto: ci si può giocare una partita.
maps-edit-keep = Salva la mappa
maps-edit-kept = Salvata. La trovi quando prepari una nuova partita.
maps-edit-open = Apri un file
maps-edit-sources = Comincia da una mappa o da una foto
maps-edit-known = Una copia di
maps-edit-join = Unisci a destra un'altra mappa
maps-photo = Sopra una foto della mappa stampata
maps-photo-hint = La foto viene esaminata in questo browser: la pagina propone la griglia delle caselle e tu ne trascini gli angoli dove le caselle si incontrano.
maps-photo-columns = Caselle da sinistra a destra
maps-photo-rows = Caselle dall'alto in basso
maps-photo-file = Foto
maps-photo-picture = La foto della mappa
maps-photo-found = La griglia delle caselle è stata trovata. Trascinane gli angoli se non sono dove le caselle si incontrano.
maps-photo-not-found = Nessuna griglia trovata. Trascina gli angoli dove le caselle si incontrano e indica quante caselle ci sono in mezzo.
maps-photo-take = Usa questa griglia
maps-photo-corner-nw = Angolo in alto a sinistra della griglia
maps-photo-corner-ne = Angolo in alto a destra della griglia
maps-photo-corner-se = Angolo in basso a destra della griglia
maps-photo-corner-sw = Angolo in basso a sinistra della griglia
maps-photo-done = La foto è allineata alla griglia.

look-title = Guarda il tavolo
look-tournament = Suggerimenti disattivati per tutti
look-hints-off = Disattivati: l'organizzatore ha disattivato i suggerimenti.
look-features = Chi è in testa e dove
look-features-hint = Ogni territorio nel colore di chi è in testa
look-chances = Che cosa si può ancora completare
look-chances-hint = Che cosa manca, quali tessere vanno bene, con quale probabilità
look-chances-none = Sul tavolo non ci sono territori incompleti.
look-audit = Controlla il tavolo
look-audit-hint = Accostamenti errati, troppe copie, pedine dimenticate
look-aloud = Il turno come testo
look-aloud-hint = Che cosa è successo, i punti di tutti, a chi tocca
look-help = Regole che contano ora
look-help-hint = Una frase ciascuna; e la guida alla partita
look-kind = Tipo di territorio
look-none = Sul tavolo non ce n'è nessuno di questo tipo.
look-nobody = nessuna pedina
look-nobody-leads = nessuno è in testa
look-leads = { $name } è in testa
look-tied = alla pari: { $names }
look-of = { $kind }: { $tiles }
look-left =
    { $n ->
        [one] Nella scatola è rimasta { $n } tessera.
       *[other] Nella scatola sono rimaste { $n } tessere.
    }
look-left-unknown = Non si sa quante tessere restano.
look-missing =
    { $n ->
        [one] Manca { $n } tessera.
       *[other] Mancano { $n } tessere.
    }
look-worth-now = Ora vale { $now }.
look-worth-then = Ora vale { $now }, una volta completo { $then }.
look-hole = { $place }: { $fits }
look-fits =
    { $n ->
        [one] va bene { $n } tessera
       *[other] vanno bene { $n } tessere
    }
look-more-tiles =
    { $n ->
        [one] e { $n } altra
       *[other] e altre { $n }
    }
look-draws = Probabilità che { $name } peschi da sé ciò che manca: { $share }
look-closes = Probabilità di completamento
look-dead =
    { $n ->
        [one] { $n } buco che nessuna tessera rimasta riempie
       *[other] { $n } buchi che nessuna tessera rimasta riempie
    }
look-dead-spot = qui non va bene più nessuna tessera

audit-wrong =
    { $n ->
        [one] { $n } problema trovato
       *[other] { $n } problemi trovati
    }
audit-right = Nessun problema trovato.
audit-dead-hint = Toccane uno per vederlo sul tavolo.
audit-looked-at = Che cosa è stato controllato
audit-looked-joins = lati che non combaciano
audit-looked-copies = più copie di una tessera di quante ne esistano
audit-looked-figures = due pedine dove se ne poteva piazzare una sola
audit-looked-forgotten = territori completi ancora occupati
audit-looked-holes = i buchi che nessuna tessera rimasta può riempire

aloud-again = Annuncia di nuovo
aloud-speak = Leggi ad alta voce
aloud-last = Ultimo turno: { $sentence }.
aloud-standing = Punti: { $points }.
aloud-points = { $name } { $n }
aloud-over = La partita è finita.
aloud-turn = È il turno di { $name }.
aloud-so-far = Finora: { $sentence }.
aloud-may = Possibile ora: { $moves }.
quoted = «{ $words }»

match-move-deploy = Piazza una pedina
match-move-place = Piazza una tessera
match-move-end_turn = Termina il turno
match-move-end_game = Termina la partita
match-move-discard = Scarta una tessera
match-move-open = Scegli il villaggio di partenza
match-move-event = Rivela l'evento
match-move-commit = Scegli una Carta Guadagno
match-move-build = Costruisci una tenda
match-move-indio = Rispondi all'offerta dell'Indio
match-move-mission = Rivela la tua missione
match-move-neutral = Piazza una tenda neutrale

help-now = Ora: { $moment }
help-none = Nessuna regola speciale qui.
help-moment-setup = preparazione
help-moment-place = pescare e piazzare la tessera
help-moment-act = piazzare una pedina
help-moment-end = fine del turno, punti
help-moment-over = fine della partita
help-moment-opening = tende iniziali
help-moment-event = evento
help-moment-income = Carte Guadagno
help-moment-reveal = scoprire le carte
help-moment-building = costruzione delle tende

guide-title = Guida
guide-on = Guidami nel turno
guide-off = So giocare
guide-first = La nostra prima partita: guidaci
guide-place = Pesca una tessera e tocca qui la stessa. Cercala per nome o scorri.
guide-where = Le caselle evidenziate sono quelle permesse. Tocca quella dove si trova la tessera sul tuo tavolo.
guide-turn = Tocca la tessera finché è orientata come sul tuo tavolo, poi «Piazza qui».
guide-act = Qualcuno ha piazzato una pedina su questa tessera? Tocca dove sta. Altrimenti termina il turno senza pedina.
guide-send = Termina il turno: l'arbitro conta ciò che è completo e mostra quali pedine tornano nella riserva.
guide-end = Le altre possibilità sono qui sotto; altrimenti termina il turno.
guide-wait = Tocca a qualcun altro. Le sue mosse appaiono qui da sole; l'occhio accanto al tavolo mostra di più.
guide-over = La partita è finita: ogni tocco conta una riga. Intanto fai avanzare i meeple sul segnapunti.
guide-opening = Ognuno piazza una tenda iniziale: tocca il villaggio in cui si trova sul tuo tabellone.
guide-event = Scopri la prima Carta Evento sul tavolo e tocca qui la stessa carta.
guide-income = Ognuno sceglie in segreto una Carta Guadagno. Gli altri la vedono solo quando tutti hanno scelto.
guide-reveal = Le carte si scoprono insieme: tocca quali erano.
guide-building = Prima i soldi, poi le tende: tocca un villaggio evidenziato per ogni tenda, poi termina il turno.

timer-title = Timer del turno
timer-none = Nessun timer
timer-limit = { $time } minuti a turno
timer-left = restano { $time }
timer-over = { $time } oltre il tempo
timer-late = { $name }: il tempo del turno è scaduto
timer-hint = Ogni telefono mostra lo stesso tempo rimasto, contato dalla fine del turno precedente. È solo un promemoria.

kind-fish = pesce

kinds-fish = pesci

kind-butterfly = farfalla

kinds-butterfly = farfalle

kind-iguana = iguana

kinds-iguana = iguane

kind-parrot = pappagallo

kinds-parrot = pappagalli

kind-orchid = orchidea

kinds-orchid = orchidee

title-audit = Controlla un tavolo
title-evenings = Le nostre serate

audit-nothing = Un tavolo finito viene controllato: accostamenti errati, troppe copie, pedine che non si potevano piazzare, punti dimenticati e buchi che nessuna tessera riempie. Da dove viene?
audit-from-photo = Da una foto
audit-from-board = Disegnato a mano
audit-from-match = Da una partita
audit-edit = Cambia il tavolo
audit-other = Un altro tavolo
audit-share = Condividi questo tavolo

start-audit = Controlla un tavolo finito
start-evenings = Le nostre serate a confronto
start-guided = Una prima partita, passo per passo

end-ranking = Classifica
end-place = { $place }º
end-kinds = Punti per tipo
end-biggest = I territori più grandi
end-luck = Fortuna nella pesca
end-luck-hint = Il miglior valore immediato di ogni tessera pescata rispetto alla media della scatola in quel momento.
end-luck-each = { $name }, tessera per tessera
end-luck-tile = miglior valore immediato { $best }, media della scatola { $mean }
end-luck-of =
    { $n ->
        [one] { $name }: { $n } tessera, { $best } ciascuna, scatola { $mean }
       *[other] { $name }: { $n } tessere, { $best } ciascuna, scatola { $mean }
    }
end-time = Tempo
end-time-of =
    { $n ->
        [one] { $name }: { $whole } in { $n } turno, { $each } per turno
       *[other] { $name }: { $whole } in { $n } turni, { $each } per turno
    }
end-seconds = { $n } s
end-minutes = { $minutes } min { $seconds } s
end-hours = { $hours } h { $minutes } min
end-share = Condividi
end-share-picture = Come immagine
end-share-text = Come testo
end-share-link = Come link
end-share-csv = Tabella (CSV)
end-share-json = Tutto (JSON)
end-share-save = Salva l'immagine
end-evenings = Le nostre serate a confronto

evenings-none = In questo browser non ci sono ancora partite finite. Registrane una fino alla fine: comparirà qui.
evenings-players = Giocatori
evenings-group =
    { $n ->
        [one] { $names }: { $n } serata
       *[other] { $names }: { $n } serate
    }
evenings-all-games = Tutti i giochi
evenings-wins = Vittorie
evenings-mean = Media
evenings-hint = Le partite finite di questo browser, raggruppate per giocatori. Tocca una data per aprirne una.

look-can = ancora possibile
look-cannot = non più possibile
look-anyone = Chiunque peschi ciò che manca:
look-surely = nella scatola ci sono ancora le tessere.
look-maybe = { $share }.

match-preview = Punti immediati
match-preview-none = senza pedina
match-preview-goes-on = Dopo il turno continua: è mostrato solo ciò che viene prima.
match-preview-nothing = Nessun punto immediato.
match-preview-spot = fino a { $n } subito

figure-tile = tessera

dispute-board-title = Si può costruire lì?
dispute-board-how = Tocca un villaggio: l'arbitro risponde citando la regola. Sotto puoi disporre il tavolo com'è.
dispute-board-tap = chiedi
dispute-board-who = Chi costruisce?
dispute-board-table = Disponi il tavolo
dispute-board-mode = Un tocco su un villaggio
dispute-board-ask = chiede all'arbitro
dispute-board-tent = mette una tenda di { $name }
dispute-board-neutral = mette una tenda neutrale
dispute-board-none = toglie le tende
dispute-board-gold = { $name }: oro
dispute-board-silver = { $name }: argento
dispute-board-build = { $name } costruisce a { $village }
dispute-board-neutral-tent = { $name } mette una tenda neutrale a { $village }
dispute-board-instead = Permesso: { $villages }
dispute-board-other-neutral = E una tenda neutrale?
dispute-board-other-build = E una tenda dello stesso giocatore?
dispute-build-yes = Sì, è permesso.
dispute-build-no = No, è contro le regole.
dispute-neutral-yes = Sì, è permesso.
dispute-neutral-no = No, è contro le regole.

error-400 = Questo non si può leggere
error-400-do = Il file o il link è danneggiato. Usane un altro o fattelo rimandare.
error-401 = Manca la chiave
error-401-do = Riapri il link ricevuto o entra con il codice della partita.
error-hints-off = I suggerimenti sono disattivati
error-hints-off-do = L'organizzatore li ha disattivati per tutti e può riattivarli dal menu della partita.
error-seated = Il posto è già occupato
error-seated-do = Scegli un altro giocatore, guarda soltanto o chiedi all'organizzatore il link di questo posto.
error-full = Ce ne sono ancora troppe da indicare
error-full-do = Indica che cosa mostrano le tessere qui sotto e falle imparare, oppure lasciale fuori; poi riprova.
error-500 = Qualcosa è andato storto da noi
error-500-do = La colpa è nostra. Nulla è perso: riprova tra un momento; se il problema rimane, salva la partita in un file.

dorra-amazonas-site-worth = { $site } · punti { $points }

match-menu-hints-what = Senza suggerimenti, come in un torneo: niente caselle permesse, niente punti prima della fine del turno, niente probabilità, nessuna indicazione su chi è in testa. Tutti vedono che sono disattivati.
