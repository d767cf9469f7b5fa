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
    .meaning = Qualcuno partecipa già come questo giocatore.

problem-stale = Qualcuno è stato più veloce
    .meaning = Il seq inviato non è il più recente.

problem-not-yet = Non letta
    .meaning = La foto non è stata ancora letta, o non è leggibile.

problem-full = Non c'è più posto
    .meaning = Prima di accettare altro bisogna decidere qualcosa; detail dice che cosa.

problem-being-answered = Risposta in corso
    .meaning = Una richiesta con questo Idempotency-Key è in corso.

problem-too-large = Troppo grande
    .meaning = Il corpo della richiesta è più grande di quanto accetta questo indirizzo.

problem-media-type = Tipo di contenuto errato
    .meaning = Questo indirizzo accetta un altro Content-Type.

problem-bad-content = Il contenuto non è corretto
    .meaning = Che cosa è sbagliato, e dove, è in errors.

problem-illegal = Contro le regole
    .meaning = Il motivo è in ruling; con insist si gioca comunque.

problem-too-many = Troppe richieste
    .meaning = Aspetta i secondi indicati nell'intestazione Retry-After.

problem-bug = Qui qualcosa è andato storto
    .meaning = L'errore è nostro ed è stato registrato.

problem-busy = Occupato
    .meaning = Aspetta i secondi indicati nell'intestazione Retry-After.

problem-out-of-time = Tempo scaduto
    .meaning = La risposta ha richiesto troppo tempo; chiedi meno alla volta, o riprova più tardi.

error-first = { $path }: { $message }

error-more = { $path }: { $message } (e altri { $count })

error-unknown = Sconosciuto: { $kind } { $name }.

error-unknown-near = Sconosciuto: { $kind } { $name }. Volevi dire { $near }?

error-required = Manca un campo obbligatorio.

error-null = Il campo non può essere null.

error-invalid = Valore non valido.

error-input = Valore non valido.

error-input-type = Tipo di dati non valido.

error-type = Tipo non valido.

error-list = Deve essere una lista.

error-string = Deve essere un testo.

error-utf8 = Deve essere un testo in UTF-8.

error-number = Deve essere un numero.

error-number-large = Il numero è troppo grande.

error-integer = Deve essere un numero intero.

error-special = I valori speciali (nan o infinito) non sono ammessi.

error-boolean = Deve essere true o false.

error-mapping = Deve essere un oggetto.

error-url = Deve essere un URL.

error-uuid = Deve essere un UUID.

error-date = Deve essere una data.

error-min = Deve essere almeno { $low }.

error-max = Deve essere al massimo { $high }.

error-range = Deve essere tra { $low } e { $high }.

error-shorter = Più corto della lunghezza minima { $low }.

error-longer = Più lungo della lunghezza massima { $high }.

error-length = La lunghezza deve essere tra { $low } e { $high }.

error-length-exact = La lunghezza deve essere { $length }.

error-equal = Deve essere uguale a { $value }.

error-pattern = Il testo non ha la forma prevista.

error-choice = Valori possibili: { $choices }.

error-object = Deve essere un oggetto.

error-unknown-field = Campo sconosciuto.

error-whole = Deve essere un numero intero.

error-true-false = Deve essere true o false.

error-text = Deve essere un testo.

error-a-list = Deve essere una lista.

error-moves = Deve essere una lista di mosse.

error-side = Deve essere il nome di un lato o una lista di lati.

error-sides = Al massimo { $most } lati.

error-most = Al massimo { $most }, non { $count }.

error-tile-or-inline = Deve essere l'id di una tessera o una tessera scritta qui.

error-catalog-or-inline = Deve essere l'id di un catalogo o un catalogo scritto qui.

error-board-or-inline = Deve essere l'id di un tabellone o un tabellone scritto qui.

error-inline-tiles = I cataloghi scritti qui hanno in tutto al massimo { $most } tessere, non { $count }.

error-question = Chiedi di una mossa o di un territorio, uno dei due.

error-time = Deve essere un orario: 2026-11-20T10:15:00Z.

error-must-be = Deve essere { $value }.

error-page-address = Deve essere l'indirizzo di una pagina: http://192.168.1.5:8000

error-tent-owner = Deve essere true o il giocatore che lo ha messo.

error-is-json = Deve essere JSON: { $what }.

error-null-removed = Deve essere null per ciò che si toglie.

error-null-tile = Deve essere null quando la tessera si toglie.

error-figure = Deve essere l'indice di una pedina, new o known.

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

error-not-json = Il corpo della richiesta non è JSON: { $why } (riga { $line }, colonna { $column }).

error-odd-json = Il corpo della richiesta non è JSON leggibile: { $why }.

error-character = Non può contenere il carattere U+{ $code }.

error-zero = Il corpo della richiesta contiene il carattere U+0000.

error-surrogate = Il corpo della richiesta contiene metà di una coppia surrogata.

refused-match = Questa partita non esiste.

refused-match-token = Questo non è un token di questa partita.

refused-match-needs-token = Una partita si mostra solo a chi invia uno dei suoi token.

refused-seat = Qualcuno partecipa già come questo giocatore; l'organizzatore può dare un nuovo token.

refused-newest = L'ultima modifica è la { $seq }.

refused-photo = Questa foto non esiste, o il token non è il suo.

refused-against-rules = Contro le regole.

refused-moves-for = Questo token muove per { $players }, non per { $player }.

refused-takes-back = Può annullarlo solo { $who }.

refused-end-private = Chiudere la partita rivela ciò che altri tengono segreto: prima dell'ultimo turno la chiude solo l'organizzatore.

refused-end-illegal = Chiudere la partita rivela ciò che altri tengono segreto: dopo mosse contro le regole la chiude solo l'organizzatore.

refused-correction-private = Questa correzione rivela ciò che altri tengono segreto: può farla solo l'organizzatore.

refused-another-version = Questa foto è stata letta da un'altra versione del programma. Caricala di nuovo.

refused-empty-map = Solo un gioco su una mappa ha una foto della mappa vuota.

refused-catalog-enrol = Per registrare un catalogo serve il suo token.

refused-catalog-picture = Per conservare un'immagine con un catalogo serve il suo token.

refused-no-picture = Con questo catalogo non è conservata nessuna immagine.

read-no-tile = in { $cell } non c'è nessuna tessera

read-two-players = ci sono due giocatori { $player }

read-rotation = { $value } non è una rotazione; ci sono 0, 90, 180 e 270

read-side = { $value } non è un lato; ci sono { $sides }

read-no-set = { $catalog } non è un set di tessere

read-other-game = { $catalog } appartiene al gioco { $game }, non a { $this }

read-same-cell = è sopra { $tile }, tutte e due in { $cell }

read-errors = più di { $most } errori; ecco i primi

read-this-game = questo è { $found }, non { $wanted }

read-no-feature = { $tile } non ha { $kind }; ha { $kinds }

read-edition-only = { $what } esiste solo nell'edizione { $edition }, non in { $found }

thing-board = tabellone

thing-card = carta

thing-catalog = catalogo

thing-choice = scelta

thing-colour = colore

thing-event = evento

thing-expansion = espansione

thing-field = campo

thing-figure = pedina

thing-game = gioco

thing-kind = tipo

thing-map = mappa

thing-mark = segno

thing-match = partita

thing-move = mossa

thing-option = opzione

thing-phase = fase

thing-photo = foto

thing-player = giocatore

thing-printing = stampa

thing-provenance = provenienza

thing-question = domanda

thing-rule = regola

thing-schema = schema

thing-species = specie

thing-step = passo

thing-tile = tessera

thing-token = segnalino

thing-value = valore

thing-village = villaggio

error-unknown-there = sconosciuto: { $kind } { $name }; ci sono { $known }

error-unknown-one = sconosciuto: { $kind } { $name }; volevi dire { $near }?

error-unknown-none = sconosciuto: { $kind } { $name }; qui non ce n'è nessuno

error-unknown-many = sconosciuto: { $kind } { $name }; ci sono { $known } e altri { $count }

read-object = un oggetto JSON

read-must-be-object = deve essere un oggetto

read-mark-list = una lista di segni

read-tile-object = una tessera è un oggetto JSON

read-feature-object = un territorio è un oggetto JSON

read-feature-list = una lista di territori

read-feature-count = una lista da 1 a { $most } territori

read-whole = un numero intero da { $low } a { $high }

read-number = un numero da { $low } a { $high }

read-plain-text = testo semplice, al massimo { $most } caratteri

read-twice = { $what } compare due volte

read-track = { $figure } non sta su nessun segnapunti

read-track-space = { $figure } sta su una casella del segnapunti, non su una tessera

read-copies = sono { $count }; al massimo { $most }

read-letters = quattro lettere, N E S W

read-catalogs-differ = la tessera { $tile } è sia in { $one } sia in { $other }, ma diversa

read-options = le opzioni sono valori JSON

read-expansions = una lista di espansioni

read-does-not-go = { $what } non si combina con le altre: { $why }

read-most = al massimo { $most }, non { $count }

read-text = deve essere un testo da 1 a { $most } caratteri

read-tents = più tende che spazi

read-tent = una tenda appartiene a un giocatore o è neutra

read-players = ci sono { $count } giocatori

read-board = { $board } non è un tabellone di questo gioco
