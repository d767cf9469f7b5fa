### Le mappe di Carcassonne in italiano.

rule-MP-S1 = Quali tessere
    .text = Su una mappa si consigliano le tessere del gioco base, di Locande e cattedrali e di Commercianti e costruttori; va bene anche ogni altra combinazione.

rule-MP-S2 = Quante tessere
    .text = Ogni mappa ha un numero di tessere consigliato.

rule-MP-S3 = Tessere senza le loro espansioni
    .text = Su una mappa è meglio usare delle espansioni solo le tessere, senza le loro regole, pedine e meeple speciali, salvo accordo tra i giocatori.

rule-MP-S4 = Nove meeple
    .text = Se possibile ogni giocatore ha 9 meeple oltre a quello sul segnapunti; altrimenti i soliti 7.

rule-MP-S5 = Che aspetto hanno le caselle iniziali
    .text = Su una mappa ci sono più caselle iniziali; ognuna mostra una cittadina e ha un bordo rosso.

rule-MP-S6 = Caselle iniziali
    .text = Si usano almeno due caselle iniziali: la tessera di partenza e una o due tessere a caso si mettono su due o tre di esse.

rule-MP-S7 = La prima tessera piazzata
    .text = La prima tessera piazzata va accanto a una delle tessere sulle caselle iniziali.

rule-MP-S8 = Altre cose stampate
    .text = Senza la mini-espansione dei segnalini mappa si ignora tutto il resto che è stampato sulla mappa (bottiglie, linee colorate, isole).

rule-MP-S9 = Varianti
    .text = L'editore propone varianti e invita i giocatori a inventarne di proprie: il gruppo può cambiare ogni regola delle mappe.

rule-MP-P1 = Solo sulle caselle
    .text = Una tessera va solo su una casella stampata della mappa.

rule-MP-P2 = Accanto a tessere già piazzate
    .text = Una tessera va accanto a una già piazzata, accanto a una grande città collegata o all'altro capo di un traghetto unito a una strada.

rule-MP-P3 = I lati combaciano con ciò che è stampato
    .text = I lati devono combaciare con le tessere vicine e con ciò che è stampato sulle grandi città e oltre il confine.

rule-MP-L1 = Nessuna tessera su una grande città
    .text = Su una casella con una grande città stampata non si piazzano tessere.

rule-MP-L2 = Grande città collegata
    .text = Una grande città è collegata appena una tessera le sta accanto; da allora tutti possono piazzare tessere sulle altre caselle che la toccano.

rule-MP-L3 = Grande città non ancora collegata
    .text = Stare accanto a una grande città non ancora collegata non basta per una tessera.

rule-MP-L4 = Grande città completa
    .text = Una grande città completa si conteggia come ogni città: ogni sua casella stampata vale come una tessera, e i suoi stemmi contano.

rule-MP-T1 = Caselle con una cittadina
    .text = Le caselle con una cittadina sono caselle normali: vi si possono piazzare tessere.

rule-MP-T2 = Altre regole per le cittadine
    .text = Alcune mappe hanno altre regole per le cittadine; i giocatori possono accordarsi.

rule-MP-B1 = Ciò che è stampato al confine
    .text = Dove oltre il confine è stampata una città o una strada, la tessera su quella casella deve combaciare.

rule-MP-B2 = Confine neutrale
    .text = Un confine dove non è stampata nessuna strada o città è neutrale: lì va bene qualsiasi lato.

rule-MP-B3 = Strada che finisce al confine
    .text = Una strada che finisce al confine è completa da quel capo.

rule-MP-B4 = Segmenti oltre il confine
    .text = Un segmento di strada o di città stampato oltre il confine vale come una tessera di quella strada o città; contano anche i suoi stemmi.

rule-MP-B5 = Chiuso dal confine
    .text = A un confine neutrale (nuvole, mare) una città, una strada o un campo è chiuso da quel lato e si conteggia come al solito; è possibile anche una città di una sola tessera.

rule-MP-Y1 = Traghetto unito a una strada
    .text = Quando un traghetto è unito a una strada, tutti possono continuare all'altro capo con una tessera che combacia.

rule-MP-Y2 = Quanto vale un traghetto
    .text = Un traghetto aggiunge 1 punto alla sua strada, più i punti dei suoi stemmi.

rule-MP-Y3 = Quando si conta un traghetto
    .text = Un traghetto si conta quando la sua strada è completa.

rule-MP-M1 = Piazzare un meeple
    .text = Dopo aver piazzato una tessera si può piazzare un meeple secondo le solite regole.

rule-MP-C1 = Stemmi
    .text = Durante la partita uno stemma dà 2 punti a ogni conteggio, su una strada come in una città.

rule-MP-K1 = Monastero al confine
    .text = Un monastero al confine è completo quando sono occupate tutte le caselle che la mappa ha attorno a esso; possono essere meno di otto.

rule-MP-K2 = Quanto dà un monastero al confine
    .text = Dà 1 punto per sé, 1 per ogni tessera e 1 per ogni casella di una grande città attorno.

rule-MP-K3 = Niente oltre il confine per un monastero
    .text = I segmenti di città o di strada stampati oltre il confine non contano mai per un monastero.

rule-MP-K4 = Le caselle di una grande città
    .text = Ogni casella di una grande città conta da sola come casella occupata, per i monasteri e per la città.

rule-MP-G1 = Che cosa conta per che cosa
    .text = Per le strade contano tessere e segmenti oltre il confine; per le città tessere, caselle di grandi città e segmenti oltre il confine; per i monasteri tessere e caselle di grandi città.

rule-MP-G2 = Strada in una grande città
    .text = Una strada che entra in una casella di una grande città finisce lì.

rule-MP-E1 = Conteggio finale
    .text = Alla fine ogni tessera e ogni stemma di una città o strada incompleta vale 1 punto.

rule-MP-E2 = Stemmi oltre il confine alla fine
    .text = Anche gli stemmi sulla parte di una strada incompleta stampata oltre il confine valgono 1 punto ciascuno.

rule-MP-E3 = Traghetti, monasteri e campi alla fine
    .text = Una strada incompleta dà 1 punto per il suo traghetto; un monastero incompleto 1 punto per sé e 1 per ogni casella occupata attorno; per i campi le grandi città e quelle al confine contano come città.

rule-MP-O1 = Variante: un turno in più per una cittadina
    .text = Piazzare una tessera su una cittadina dà subito un turno in più, ma non un altro in quel turno.

rule-MP-O2 = Variante: una cittadina costa 2 punti
    .text = Piazzare una tessera su una cittadina costa 2 punti.

rule-MP-O3 = Variante: 2 punti per le cittadine accanto a una strada
    .text = Quando si conta una strada, ogni cittadina ancora visibile che la tocca in orizzontale o in verticale dà 2 punti in più.

rule-MP-Z1 = Un permesso inteso come limite
    .text = Il testo dice soltanto che si possono piazzare tessere sulle caselle stampate; si interpreta così: da nessun'altra parte.

rule-MP-Z2 = Tessere di partenza e caselle iniziali
    .text = Dove il testo sulla preparazione parla di tessere sulle «tessere di partenza» si intendono le caselle iniziali.

rule-MP-Z3 = 2 punti a ogni conteggio, 1 alla fine
    .text = Gli stemmi danno 2 punti a ogni conteggio; il conteggio finale di ciò che è incompleto, con 1 punto, è l'eccezione.

rule-MP-Z4 = Colore delle caselle iniziali
    .text = Se il bordo di una casella iniziale sia rosso o più scuro non cambia nulla nelle regole.

rule-MP-Z5 = Punti di una strada con un traghetto
    .text = Nell'esempio del traghetto i 3 punti della strada vengono da 2 tessere e 1 traghetto.

rule-MP-Z6 = Una cittadina conta una volta
    .text = Una cittadina che tocca più tessere di una strada conta una volta per quella strada.

rule-MP-Z7 = Punti sotto zero
    .text = Dove una cittadina costa 2 punti, un giocatore può scendere sotto zero.

rule-MP-Z8 = Gli anni delle mappe
    .text = La pubblicazione non dice in quali anni uscirono le mappe; si sanno da altre fonti.

sources-mp = Carcassonne Maps, regole dell'editore nella forma comunemente nota
sources-mp-read = Carcassonne Maps, come questo arbitro ne interpreta le regole dove tacciono

sections-MP-S = preparazione
sections-MP-P = piazzamento delle tessere
sections-MP-L = grandi città
sections-MP-T = cittadine
sections-MP-B = il confine
sections-MP-Y = traghetti
sections-MP-M = meeple
sections-MP-C = stemmi
sections-MP-K = monasteri
sections-MP-G = che cosa conta
sections-MP-E = conteggio finale
sections-MP-O = varianti per le cittadine
sections-MP-Z = passi poco chiari

reasons-MP-P1-no_square = La mappa { $map } non ha caselle in { $cell }.
reasons-MP-P1-off = La tessera in { $cell } non sta su nessuna casella della mappa.

reasons-MP-L1-large_city = La mappa { $map } mostra una grande città in { $cell }.
reasons-MP-L1-off = La tessera in { $cell } sta su una grande città.

reasons-MP-P2-beside = La casella { $cell } si trova accanto a una tessera.
reasons-MP-P2-alone = In { $cell } la tessera non starebbe accanto a nessun'altra tessera, a nessuna grande città collegata e a nessun traghetto unito a una strada.
reasons-MP-P2-apart =
    { $count } { $count ->
        [one] tessera non è collegata
       *[other] tessere non sono collegate
    } alle caselle iniziali.

reasons-MP-L3-not_connected = La grande città accanto a { $cell } non è ancora collegata: nessuna tessera le sta accanto.

reasons-MP-Y1-not_joined = Il traghetto in { $cell } non è ancora unito a una strada all'altro capo.
reasons-MP-Y1-joined = Il traghetto in { $cell } è unito a una strada all'altro capo, quindi qui tutti possono continuare.
reasons-MP-Y1-far_end = Il traghetto prosegue fino a { $cell }, dove non c'è ancora nessuna tessera: lì la strada è aperta.
reasons-MP-Y1-lands = In { $cell } sul lato { $side } approda un traghetto, e lì la tessera mostra una strada.
reasons-MP-Y1-print = In { $cell } sul lato { $side } approda un traghetto: lì la tessera deve mostrare { WORD($kind, form: "a") }.
reasons-MP-Y1-joins = Il traghetto unisce in una sola le strade in { $cell } e { $other }.

reasons-MP-B1-print =
    Oltre il lato { $side } di { $cell } è { GENDER($kind) ->
       *[m] stampato
        [f] stampata
    } { WORD($kind, form: "a") }; la tessera non combacia.
reasons-MP-B1-meets = La tessera combacia con ciò che è stampato oltre il lato { $side } di { $cell }.

reasons-MP-P3-print = La grande città mostra { WORD($kind, form: "a") } sul lato { $side } di { $cell }; la tessera non combacia.
reasons-MP-P3-meets = In { $cell } la tessera combacia con ciò che è stampato sulla grande città.

reasons-MP-B2-blank = Oltre il lato { $side } di { $cell } non è stampata nessuna strada o città, quindi lì va bene qualsiasi lato.

reasons-MP-L2-connected = C'è una tessera accanto alla grande città vicina a { $cell }: la città è collegata, e tutti possono continuare da lì.
reasons-MP-L2-connects = La tessera in { $cell } collega la grande città: da ora tutti possono piazzare tessere accanto.

reasons-MP-T1-town = La casella { $cell } mostra una cittadina; vale come ogni altra casella.

reasons-MP-S1-assumed = L'edizione non è nota; su una mappa si suppone { $edition }, perché le mappe vanno con la nuova edizione.

reasons-MP-S3-tiles_only = Con questa opzione delle espansioni scelte si usano solo le tessere, senza regole, pedine e meeple speciali.
reasons-MP-S3-named = Le espansioni scelte si giocano con le loro regole; un'opzione le limita alle tessere.

reasons-MP-S5-free = Caselle iniziali ancora libere, ognuna con una cittadina: { $cell }.

reasons-MP-S6-starts =
    Su { $count } { $count ->
        [one] casella iniziale
       *[other] caselle iniziali
    } c'è una tessera; si comincia con { $wanted }.
reasons-MP-S6-first = Sulla mappa non c'è ancora nessuna tessera: si comincia da una casella iniziale, e { $cell } ne è una.
reasons-MP-S6-more = La partita inizia con tessere su { $wanted } caselle iniziali, e { $cell } è ancora libera: fa parte della preparazione, e continua lo stesso giocatore.

reasons-MP-S7-first = Finora ci sono tessere solo sulle caselle iniziali: quella in { $cell } va accanto a una di esse.

reasons-MP-B3-ends =
    In { $count } { $count ->
        [one] punto
       *[other] punti
    } la strada passa il confine e lì è completa.

reasons-MP-B4-counts =
    { $count } { $count ->
        [one] segmento stampato
       *[other] segmenti stampati
    } oltre il confine { $count ->
        [one] vale come una tessera
       *[other] valgono come tessere
    } { GENDER($kind) ->
       *[m] di questo
        [f] di questa
    } { $kind }.

reasons-MP-B5-closed =
    Su { $count } { $count ->
        [one] lato
       *[other] lati
    } il confine chiude { WORD($kind, form: "the") }.

reasons-MP-L4-counts =
    { $count } { $count ->
        [one] casella di una grande città vale come una tessera
       *[other] caselle di una grande città valgono come tessere
    }.

reasons-MP-Y2-adds =
    { $count } { $count ->
        [one] traghetto aggiunge 1 punto
       *[other] traghetti aggiungono 1 punto ciascuno
    }.

reasons-MP-C1-coats =
    In un conteggio durante la partita { $count } { $count ->
        [one] stemma dà
       *[other] stemmi danno
    } in tutto { $points } { $points ->
        [one] punto
       *[other] punti
    }.

reasons-MP-E1-coats =
    Nel conteggio finale { $count } { $count ->
        [one] stemma dà
       *[other] stemmi danno
    } in tutto { $points } { $points ->
        [one] punto
       *[other] punti
    }.

reasons-MP-K1-around =
    Attorno al monastero la mappa ha { $count } { $count ->
        [one] casella
       *[other] caselle
    }; { $filled } { $filled ->
        [one] è occupata
       *[other] sono occupate
    }.

reasons-MP-S4-all_out = { $player } ha tutti i { $most } meeple sul tavolo: finché non ne torna uno, si piazzano solo tessere.
reasons-MP-S4-too_many = { $player } ha { $count } { $count ->
        [one] { $figure }
       *[other] { WORD($figure, form: "many") }
    } sul tavolo, ma in tutto { $most ->
        [one] ce n'è solo
       *[other] ce ne sono solo
    } { $most }.

reasons-MP-O1-off = Una tessera sulla cittadina { $cell } non dà un turno in più: questa variante non è in gioco.
reasons-MP-O1-on = Una tessera sulla cittadina { $cell } dà un turno in più, ma non un altro in quel turno.

reasons-MP-O2-off = Una tessera sulla cittadina { $cell } non costa nulla: questa variante non è in gioco.
reasons-MP-O2-on = Una tessera sulla cittadina { $cell } costa 2 punti.

reasons-MP-O3-touch =
    { $count } { $count ->
        [one] cittadina visibile tocca
       *[other] cittadine visibili toccano
    } la strada con un lato intero; un angolo non conta.

lines-MP-O2 = { $player } paga 2 punti per aver piazzato una tessera su una cittadina: { $parts } = { $points }.

parts-large_city =
    { $count } { $count ->
        [one] casella
       *[other] caselle
    } di grande città × { $each }
parts-abroad =
    { $count } { $count ->
        [one] segmento
       *[other] segmenti
    } oltre il confine × { $each }
parts-coat =
    { $count } { $count ->
        [one] stemma
       *[other] stemmi
    } × { $each }
parts-ferry =
    { $count } { $count ->
        [one] traghetto
       *[other] traghetti
    } × { $each }
parts-town =
    { $count } { $count ->
        [one] cittadina
       *[other] cittadine
    } × { $each }

options-mp-expansion_rules = Se su una mappa si gioca con le regole di Locande e cattedrali e di Commercianti e costruttori.
options-mp-meeples = Quanti meeple ha ogni giocatore su una mappa.
options-mp-start_squares = Su quante caselle iniziali ci sono tessere all'inizio.
options-mp-chips = Se si gioca con la mini-espansione dei segnalini mappa.
options-mp-town = Che cosa porta o costa una tessera su una cittadina: un turno in più, 2 punti, o 2 punti in più per le strade accanto.

word-town = cittadina
