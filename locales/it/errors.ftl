### Errors of the API: what a request did wrong, and why it was refused.

problem-unparsable = Il corpo della richiesta non è leggibile
    .meaning = Il corpo della richiesta non è JSON in UTF-8, o il modulo è danneggiato.

problem-no-token = Serve un token
    .meaning = Invia il token nell'intestazione Authorization: Bearer.

problem-not-allowed = Questo token non lo permette
    .meaning = Per questo serve un altro token.

problem-hints-off = I suggerimenti sono disattivati
    .meaning = L'organizzatore ha disattivato i suggerimenti per tutti in questa partita.

problem-not-found = Non trovato
    .meaning = A questo indirizzo non c'è niente.

problem-unknown-id = Id sconosciuto
    .meaning = L'id nell'indirizzo non corrisponde a niente.

problem-method = Metodo non consentito
    .meaning = I metodi a cui risponde questo indirizzo sono nell'intestazione Allow.

problem-not-acceptable = Formato non disponibile
    .meaning = Questo indirizzo non può rispondere nel formato richiesto.

problem-seated = Il posto è occupato
    .meaning = Il posto di questo giocatore è già preso.

problem-stale = Qualcuno è stato più veloce
    .meaning = Il seq inviato non è il più recente.

problem-not-yet = Foto non letta
    .meaning = La foto non è stata ancora letta, o non è leggibile.

problem-full = Non c'è più posto
    .meaning = Prima di accettare altro bisogna decidere qualcosa; detail dice che cosa.

problem-being-answered = Risposta in corso
    .meaning = Una richiesta con questo Idempotency-Key è in corso.

problem-precondition = Un'altra versione
    .meaning = A questo indirizzo non c'è la versione richiesta.

problem-too-large = Troppo grande
    .meaning = Il corpo della richiesta è più grande di quanto accetta questo indirizzo.

problem-media-type = Tipo di contenuto errato
    .meaning = Questo indirizzo accetta un altro Content-Type.

problem-bad-content = Il contenuto non è corretto
    .meaning = In errors si trova che cosa non va, e dove.

problem-illegal = Contro le regole
    .meaning = Il motivo è in ruling; con insist si gioca comunque.

problem-too-many = Troppe richieste
    .meaning = Aspetta i secondi indicati nell'intestazione Retry-After.

problem-bug = Qualcosa è andato storto da noi
    .meaning = L'errore è nostro ed è stato registrato.

problem-busy = Server occupato
    .meaning = Aspetta i secondi indicati nell'intestazione Retry-After.

problem-out-of-time = Tempo scaduto
    .meaning = La risposta ha richiesto troppo tempo; chiedi meno alla volta, o riprova più tardi.

error-first = { $path }: { $message }

error-more = { $path }: { $message } (e altri { $count })

error-unknown = Non esiste { $kind } «{ $name }».

error-unknown-near = Non esiste { $kind } «{ $name }». Volevi dire { $near }?

error-required = Questo campo è obbligatorio.

error-null = Questo campo non può essere null.

error-invalid = Questo valore non è valido.

error-input-type = Tipo di dati errato.

error-list = Deve essere una lista.

error-string = Deve essere un testo.

error-utf8 = Deve essere un testo in UTF-8.

error-number = Deve essere un numero.

error-number-large = Il numero è troppo grande.

error-integer = Deve essere un numero intero.

error-special = I valori speciali (nan o infinito) non sono ammessi.

error-boolean = Deve essere true o false.

error-mapping = Deve essere un oggetto.

error-min = Deve essere almeno { $low }.

error-max = Deve essere al massimo { $high }.

error-range = Deve essere tra { $low } e { $high }.

error-shorter = Troppo corto: la lunghezza deve essere almeno { $low }.

error-longer = Troppo lungo: la lunghezza può essere al massimo { $high }.

error-length = La lunghezza deve essere tra { $low } e { $high }.

error-length-exact = La lunghezza deve essere { $length }.

error-choice = Valori possibili: { $choices }.

error-object = Deve essere un oggetto.

error-unknown-field = Questo campo non esiste.

error-whole = Deve essere un numero intero.

error-true-false = Deve essere true o false.

error-text = Deve essere un testo.
error-host = Deve essere il nome o l'indirizzo di un host.
error-unseen = Deve contenere un carattere visibile.

error-a-list = Deve essere una lista.

error-moves = Deve essere una lista di mosse.

error-side = Deve essere il nome di un lato o una lista di lati.

error-sides = Al massimo { $most } lati.

error-most = Al massimo { $most }, non { $count }.

error-tile-or-inline = Deve essere l'id di una tessera o una tessera descritta qui.

error-catalog-or-inline = Deve essere l'id di un catalogo o un catalogo descritto qui.

error-board-or-inline = Deve essere l'id di un tabellone o un tabellone descritto qui.

error-inline-tiles = I cataloghi descritti qui hanno in tutto al massimo { $most } tessere, non { $count }.

error-question = Chiedi di una mossa oppure di un territorio, non di entrambi.

error-time = Deve essere una data con ora: 2026-11-20T10:15:00Z.

error-must-be = Deve essere { $value }.

error-page-address = Deve essere l'indirizzo di una pagina: http://192.168.1.5:8000

error-tent-owner = Deve essere true o il giocatore che l'ha piazzata.

error-null-removed = Deve essere null per ciò che si toglie.

error-null-tile = Deve essere null quando la tessera si toglie.

error-figure = Deve essere l'indice di una pedina, new, known, returned o none.

error-change = Deve essere il numero di una modifica.

error-key = Deve avere da 1 a 255 caratteri ASCII visibili.

error-key-again = Questa chiave è già stata inviata con un altro corpo.

error-media = Il corpo della richiesta deve essere { $needed }, non { $found }.

error-media-missing = Il corpo della richiesta deve essere { $needed }; manca l'intestazione Content-Type.

error-compressed = Il corpo della richiesta non deve essere compresso.

error-empty = Il corpo della richiesta è vuoto; serve JSON.

error-not-utf8 = Il corpo della richiesta non è UTF-8 (byte { $at }).

error-deep = Il corpo della richiesta ha troppi livelli.

error-levels = Il corpo della richiesta ha troppi livelli: al massimo { $most }.

error-names = Un oggetto ha al massimo { $most } nomi, non { $count }.

error-nested = Il corpo della richiesta ha al massimo { $most } oggetti e liste.

error-not-json = Il corpo della richiesta non è JSON: { $why } (riga { $line }, colonna { $column }).

error-odd-json = Il corpo della richiesta non è JSON leggibile: { $why }.

error-character = Non può contenere il carattere U+{ $code }.

error-zero = Il corpo della richiesta contiene il carattere U+0000.

error-surrogate = Il corpo della richiesta contiene metà di una coppia surrogata.

refused-match = Questa partita non esiste.

refused-match-token = Questo non è un token di questa partita.

refused-match-needs-token = Una partita si mostra solo a chi invia uno dei suoi token.

refused-seat = Il posto di questo giocatore è già preso; l'organizzatore può dare un nuovo token.

refused-newest = L'ultima modifica è la { $seq }.

refused-photo = Questa foto non esiste, o il token non è il suo.

refused-against-rules = Contro le regole.

refused-moves-for = Questo token muove per { $players }, non per { $player }.

refused-takes-back = Può annullarlo solo { $who }.

refused-end-private = Terminare la partita rivela ciò che altri tengono segreto: prima dell'ultimo turno può terminarla solo l'organizzatore.

refused-end-illegal = Terminare la partita rivela ciò che altri tengono segreto: dopo mosse contro le regole può terminarla solo l'organizzatore.

refused-correction-private = Questa correzione rivela ciò che altri tengono segreto: può farla solo l'organizzatore.

refused-another-version = Questa foto è stata letta da un'altra versione del programma. Caricala di nuovo.

refused-no-tiles = Questo gioco non ha tessere.

refused-empty-map = Solo un gioco su una mappa ha una foto della mappa vuota.

refused-catalog-enrol = Per registrare un catalogo serve il suo token.

refused-catalog-picture = Per salvare un'immagine con un catalogo serve il suo token.

refused-no-picture = Con questo catalogo non è salvata nessuna immagine.

thing-board = nessun tabellone

thing-card = nessuna carta

thing-catalog = nessun catalogo

thing-choice = nessuna scelta

thing-colour = nessun colore

thing-event = nessun evento

thing-expansion = nessun'espansione

thing-field = nessun campo

thing-figure = nessuna pedina

thing-game = nessun gioco

thing-kind = nessun tipo

thing-map = nessuna mappa

thing-mark = nessun simbolo

thing-match = nessuna partita

thing-count = nessun numero
thing-move = nessuna mossa

thing-scoring = nessun conteggio
thing-option = nessun'opzione

thing-phase = nessuna fase

thing-photo = nessuna foto

thing-player = nessun giocatore

thing-printing = nessuna stampa

thing-provenance = nessuna provenienza

thing-quarter = nessun quartiere

thing-question = nessuna domanda

thing-rule = nessuna regola

thing-schema = nessuno schema

thing-species = nessuna specie

thing-step = nessun passo

thing-tile = nessuna tessera

thing-token = nessun segnalino

thing-value = nessun valore

thing-village = nessun villaggio

error-other = { $text }

error-picture = Serve una sola immagine, come file.

error-pictures = Servono da 1 a { $most } immagini, come file.

error-only-field = Campo sconosciuto; c'è solo { $field }.

error-sent-twice = Inviato più di una volta.

error-only-photo = Solo photo è un file.

error-files = Solo photo e reference sono file.

error-reference = Serve una foto della mappa o del tabellone vuoto, inviata ora o salvata prima (PUT /catalogs/{"{"}id{"}"}/picture).

error-no-match = La partita «{ $match }» non esiste, o questo non è uno dei suoi token.

error-no-box = Non esiste nessuna partita o foto «{ $box }», o questo non è uno dei suoi token.

error-box-of-match = Una foto di una partita si legge con ciò che la partita sa della scatola.

error-field-json = Come JSON: { $why }

error-json-object = Deve essere JSON: un oggetto.

error-json-catalogs = Deve essere JSON: una lista di id di cataloghi.

error-key-short = Senza token la chiave deve contenere 128 bit casuali: per esempio un UUID, o altri { $characters } caratteri.

error-moves-of = { $why } ({ $game } ha: { $known })

error-moves-in-all = Al massimo { $most } mosse in tutto.

error-no-list = Non c'è nessuna lista di mosse { $at } ancora valida.

error-not-insisted = Contro le regole ({ $rules }), e nessuno ha insistito.

error-does-not-follow = Questo non segue dalle modifiche precedenti: { $change } di { $target }.

error-change-by = La modifica di un giocatore indica il giocatore; quella dell'organizzatore no.

error-change-moves = Li hanno solo moves e correct.

error-paid = Deve essere una lista di { $form }.

error-players = { $game }: da { $fewest } a { $most } giocatori, non { $count }.

error-player-twice = Ci sono due giocatori «{ $player }».

error-colour-twice = Due giocatori hanno il colore { $colour }.

error-start-game = La partita è { $game }, ma il suo inizio è { $start }.

error-start-options = Queste non sono le opzioni della partita.

error-options-twice = La posizione ha già una lista di opzioni.

error-option-sets = Insiemi di opzioni per un tavolo di queste dimensioni: al massimo { $most } (tessere: { $tiles }).

error-placements = La tessera si può piazzare in { $count } modi. Se ne elencano al massimo { $most }.

error-who-places = Chi la piazza? La posizione non indica di chi è il turno.

error-whose-turn = Di chi è il turno?

error-which-tile = Quale tessera si piazza?

error-no-tiles = { $game } si gioca senza tessere.

error-no-set = { $catalog } non è un set di tessere.

error-no-set-of = { $catalog } non è un set di tessere di { $game }.

error-set-of-game = { $catalog } appartiene a { $game }, non a { $other }.

error-kept-sets = Da una foto si leggono solo set salvati, indicati con il loro id.

error-map-picture = Le foto su una mappa si confrontano con una foto della mappa vuota; questa mappa non indica dove si trovano le sue caselle in una foto simile (picture).

error-needed-version = Serve il contenuto: questa versione qui non è nota.

error-other-version = Il contenuto è { $catalog } nella versione { $version }.

error-markup = Solo testo semplice.

error-no-proposal = La proposta { $index } non esiste; le proposte sono { $count }.

error-proposal-twice = { $path } decide già la proposta { $index }.

error-cards-gone = Le immagini delle sue tessere sono state eliminate; fotografa di nuovo la tessera.

error-parts = Le parti sono { $count }.

error-picture-of = { $catalog } non è una mappa o un tabellone ({ $form }); solo loro hanno un'immagine.

error-one-board = Un tavolo ha un solo tabellone, non { $count }.

error-village-places = Questo tabellone non indica dove si trovano i suoi villaggi (size, x, y).

error-photo-of-match = Questa è la foto di una partita: set e opzioni sono quelli della partita.

error-photo-of-map = Una foto resta sulla mappa su cui è stata scattata.

error-readings = Una foto si legge al massimo { $most } volte. Caricala di nuovo.

error-corrections = Al massimo { $most } correzioni per foto.

error-corrected-cells = Si possono correggere al massimo { $most } caselle di una foto.
error-corrected-figures = Si possono correggere al massimo { $most } pedine di una foto.

error-most-players = Al massimo { $most } giocatori.

error-no-figure = La pedina { $index } non esiste; pedine nella foto: { $count }.

error-no-known-tile = In { $x }, { $y } non c'è nessuna tessera nota.

error-no-tile-at = In { $x }, { $y } non c'è nessuna tessera.

error-tokens-on = Questi segnalini stanno su { $feature }.

error-unknown-tile-there = La tessera che c'è lì non è nota, quindi nemmeno i suoi territori.

error-no-feature-there = { $tile }, così com'è orientata, non ha un territorio così ({ $feature }); ha: { $features }.

error-features-there = { $tile }, così com'è orientata, ha più territori così ({ $feature }); ha: { $features }.

error-needed-stack = Questo campo serve per una pila di segnalini.

error-not-of-stack = Non riguarda una pila di segnalini.

error-needed-token = Questo campo serve per questo segnalino.

error-not-of-token = Non riguarda questo segnalino.

error-needed-cell = Questo campo serve per una casella.

error-needed-cell-tile = Questo campo serve per una casella (per una pedina, invia { $field }).

error-of-figure = Riguarda una pedina, non una casella.

error-of-stack = Riguarda una pila di segnalini, non una casella.

error-of-cell = Riguarda una casella, non una pedina.

error-needed-new-figure = Questo campo serve per una pedina nuova.

error-needed-known-figure = Questo campo serve per una pedina nota.

error-new-figure-removed = Una pedina nuova non si può togliere.

error-needed-returned-figure = Questo campo serve per una pedina piazzata e restituita.
error-needed-none-figure = Questo campo serve per un territorio senza pedina.
error-turns-alone = L'ordine dei turni è una correzione a sé.

error-x-and-y = x e y vanno insieme.
error-message-alone = Una mossa indica o una pedina sul segnapunti, o un messaggio e che cosa se ne fa.
error-catapult-only = Questo lancio dà solo il campo { $field }.
error-gift-field = Questo regalo non ha quel campo.

error-known-figure = Questo campo serve: una pedina nota si può solo togliere.

error-not-of-gone = Non riguarda una pedina che non c'è più.

refused-role = Il token per { $role } non lo permette; serve quello per { $roles }.

role-host = l'organizzatore

role-player = i giocatori

role-viewer = gli spettatori

refused-unplayable = non può essere giocata

refused-later-list = La lista successiva { $seq } non si potrebbe più giocare: { $why }

refused-moves = Una partita ha al massimo { $most } mosse.

refused-moves-in-all = Una partita ha al massimo { $most } mosse, comprese quelle annullate o corrette.

refused-pad = I conteggi di una partita possono comprendere in tutto al massimo { $most } tessere, città e segnalini; ogni conteggio vale come altri { $each }.

refused-size = Tutte le modifiche di una partita hanno al massimo { $most } kB: scrivi note più brevi.

refused-start = La posizione iniziale e i set di tessere di una partita hanno al massimo { $most } kB.

refused-overruled = Una partita ha al massimo { $most } mosse contro le regole, meno con più di { $tiles } tessere sul tavolo.

refused-changes = Una partita ha al massimo { $most } modifiche.

refused-undo = Non c'è nulla da annullare.

refused-redo = Non c'è nulla da ripristinare.

refused-photo-points = In questa partita non si registrano tessere, quindi non c'è nulla con cui confrontare una foto.
refused-points-tiles = In questa partita non si registrano tessere, quindi non può cominciare con tessere sul tavolo.
refused-match-photo = Nessuno dei set della partita si può leggere da una foto.

refused-versions = Un catalogo ha al massimo { $most } versioni.

refused-bytes = Un catalogo ha al massimo { $most } byte.

refused-catalog = Per modificare un catalogo serve il suo token.

refused-cards = Per un set si salvano al massimo { $most } immagini di tessere; ce ne sono già { $count }.

refused-cards-ever = Per un set si esaminano al massimo { $most } immagini di tessere; finora { $count }.

refused-proposals = Le proposte aperte sono { $count }; con quelle di questa foto possono essere al massimo { $most }. Prima scegli le loro tessere, o indica che non sono di questo set.

refused-no-enrolment = Questa registrazione o immagine non esiste: prima invia foto delle tessere.

refused-old-enrolment = Queste immagini sono state eliminate e nel frattempo sono arrivate foto nuove: usa quelle.

refused-metrics = Per le metriche serve METRICS_TOKEN, o un indirizzo in METRICS_NETWORKS.

refused-tents-corrected = Le tende di una foto simile si correggono nella sua posizione.

refused-tents-overlay = Su una foto di tende non si disegna nulla; la risposta dà il posto di ciascuna.

refused-unreadable = Questa foto non si è potuta leggere: { $why }

refused-not-read = Questa foto non è ancora stata letta.

busy-photos = Ci sono troppe foto in elaborazione.

busy-waiting-photos = Troppe foto aspettano di essere lette.

busy-enrolment-same = Le tessere di questo set sono già in elaborazione. Riprova a elaborazione conclusa.

busy-enrolment = In questo momento sono in elaborazione le tessere di altri set. Riprova fra poco.

busy-enrolment-late = Le tessere di altri set sono ancora in elaborazione. Riprova fra poco.

json-at = { $why } (riga { $line }, colonna { $column })
json-value = manca un valore

json-comma = manca una virgola

json-colon = mancano i due punti

json-name = manca un nome fra virgolette doppie

json-trailing = virgola di troppo alla fine

json-unterminated = testo senza virgolette di chiusura

json-control = carattere di controllo non ammesso

json-escape = sequenza di escape non valida

json-extra = contenuto in più dopo la fine

json-other = non valido

json-digits = un numero ha troppe cifre

json-twice = il nome { $name } compare due volte in un oggetto

json-constant = { $name } non è JSON

json-large = { $number } è un numero troppo grande

error-file-bytes = Al massimo { $most } byte.

error-is-json = Deve essere JSON: { $why }.

error-no-sequence = Una modifica non segue da quelle precedenti.
