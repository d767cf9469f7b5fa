### Che cosa dice l'arbitro per ogni gioco di tessere. Le chiavi di [reasons] sono quelle di Reason, da sole o sotto una regola.

rule-TR-unknown = Tessera illeggibile
    .text = Sui suoi lati sconosciuti una tessera illeggibile non vieta mai un piazzamento. Non chiude e non unisce nulla; un territorio che la tocca è completo solo se lo sarebbe con ogni tessera possibile.

rule-TR-assumed = Supposizione
    .text = Ciò che non è noto di un tavolo viene supposto, e la supposizione è segnalata dove la risposta ne dipende.

rule-TR-figure = Pedina su un territorio sconosciuto
    .text = Se non si sa su quale territorio della sua tessera si trova, una pedina non conta per nessun territorio.

rule-TR-held = Davanti ai giocatori
    .text = Ciò che i giocatori hanno davanti a sé conta dove lo chiede una regola in gioco; tutto il resto si ignora.

rule-TR-adjust = Correzione
    .text = Punti concordati fra i giocatori per qualcosa che l'arbitro non può vedere.

rule-TR-chance = Probabilità di completamento
    .text = La probabilità che, pescando a turno tutte le tessere rimaste, ne arrivi una adatta per ogni buco di un territorio incompleto, ogni volta una diversa. Con uno o due buchi il calcolo è esatto; con più buchi si simulano molte pescate.

rule-TR-hole = Buco che non si può riempire
    .text = Una casella vuota accanto ad altre tessere in cui nessuna tessera rimasta va bene. Il territorio che ne ha bisogno resta incompleto, a meno che lì si possa piazzare una tessera di altro tipo.

rule-TR-revealed = Ciò che è rivelato resta rivelato
    .text = Un valore segreto che tutti hanno visto resta noto anche quando le mosse che l'hanno rivelato vengono annullate. Chi riprende da lì gioca di nuovo lo stesso valore; solo l'organizzatore può insistere su un altro, in modo visibile a tutti, e ciò viene segnato come regola della casa.

rule-CR-points = Solo punti
    .text = In una partita in cui si segnano solo i punti non si piazzano tessere. Si inserisce ciò che viene conteggiato sul tavolo: che cos'è, quanto è grande e chi ottiene i punti. Le regole in vigore lo conteggiano come lo stesso territorio fatto di tessere.

sources-kit = Come questo arbitro interpreta un tavolo

sections-fn = nota

reasons-over = La partita è finita.
reasons-within_a_turn = Prima che la partita possa finire bisogna terminare il turno.
reasons-not_your_turn = Non è il turno di { $player }, ma di { $to_move }.
reasons-step_place = Prima va piazzata la tessera di questo turno.
reasons-step_act = La tessera di questo turno è già stata piazzata.
reasons-step_end = In questo turno non si piazza altro; resta solo da terminarlo.
reasons-drawn = La tessera pescata è { $drawn }, non { $tile }.
reasons-taken = In { $cell } c'è già una tessera: { $tile }.
reasons-corner = In { $cell } la tessera toccherebbe le altre solo con un angolo; serve un lato intero.
reasons-differ = Il lato { $side } della tessera mostra { WORD($mine, form: "a") }, ma la tessera vicina in { $other } mostra { WORD($theirs, form: "a") }.
reasons-meet = Il lato { $side } combacia con la tessera in { $other }: lì entrambe le tessere mostrano { WORD($mine, form: "a") }.
reasons-unreadable = Il lato { $side } confina con la tessera in { $other }, che lì non si è potuta leggere.
reasons-wild = Il lato { $side } confina con la tessera in { $other }, e uno dei due lati combacia con tutto.
reasons-undrawn = { $player } piazza la tessera { $tile } invece di pescarne una.
reasons-first_tile = È la prima tessera: può stare ovunque.
reasons-fits =
    La tessera { $tile } si può piazzare in { $count } { $count ->
        [one] modo
       *[other] modi
    }, quindi va piazzata.
reasons-never_drawn = La tessera { $tile } non si pesca mai, quindi non si può scartare.
reasons-fits_nowhere = La tessera { $tile } non si può piazzare da nessuna parte: esce dal gioco e se ne pesca un'altra.
reasons-not_just_placed = La tessera in { $cell } non è quella appena piazzata.
reasons-one_figure = { $player } ha già piazzato una pedina su questa tessera; se ne può piazzare una sola per turno.
reasons-no_such_figure =
    Qui non è in gioco { GENDER($figure) ->
       *[m] nessun
        [f] nessuna
    } { $figure }.
reasons-none_left =
    { $player } non ha più { WORD($figure, form: "many") } nella riserva: { $most ->
        [one]
            { GENDER($figure) ->
               *[m] l'unico
                [f] l'unica
            } è
       *[other]
            { GENDER($figure) ->
               *[m] tutti
                [f] tutte
            } e { $most } sono
    } sul tavolo.
reasons-own_supply =
    { $most ->
        [one] { $player } ha ancora { WORD($figure, form: "a") } nella riserva.
       *[other]
            { $player } ha ancora { $count } { $count ->
                [one] { $figure }
               *[other] { WORD($figure, form: "many") }
            } su { $most } nella riserva.
    }
reasons-may_stand = { WORD($figure, form: "a") } può stare { WORD($kind, form: "on") }.
reasons-free =
    { GENDER($kind) ->
       *[m] Questo
        [f] Questa
    } { $kind } ({ $count } { $count ->
        [one] tessera
       *[other] tessere
    }) è { GENDER($kind) ->
       *[m] libero
        [f] libera
    }.
reasons-completing = La tessera ha appena completato { WORD($kind, form: "the") }: si può ancora occupare prima del conteggio.
reasons-occupied =
    { GENDER($kind) ->
       *[m] Questo
        [f] Questa
    } { $kind } è già { GENDER($kind) ->
       *[m] occupato
        [f] occupata
    }: { $by }, in { $where }.
reasons-not_there = { WORD($figure, form: "a") } non può stare { WORD($kind, form: "on") }.
reasons-nothing_due = Non c'è nulla che { $player } debba decidere ora.
reasons-feature = { WORD($figure, form: "the") } di { $player } in { $where } si trova { WORD($kind, form: "on") }, dove non può stare.
reasons-completed = La tessera ha completato { WORD($kind, form: "the") }, quindi ora si contano i punti.
reasons-complete =
    { GENDER($kind) ->
       *[m] Questo
        [f] Questa
    } { $kind } { $tiles ->
        [one] è
       *[other] di { $tiles } tessere è
    } { GENDER($kind) ->
       *[m] completo
        [f] completa
    }.
reasons-incomplete =
    { GENDER($kind) ->
       *[m] Questo
        [f] Questa
    } { $kind } { $tiles ->
        [one] non è ancora
       *[other] di { $tiles } tessere non è ancora
    } { GENDER($kind) ->
       *[m] completo
        [f] completa
    }.
reasons-at_the_end =
    { GENDER($kind) ->
       *[m] Questo
        [f] Questa
    } { $kind } { $tiles ->
        [one] dà punti
       *[other] di { $tiles } tessere dà punti
    } solo alla fine della partita.
reasons-nobody = Lì non c'è nessuna pedina che conti, quindi nessuno prende i punti.
reasons-alone = Lì solo { $owners } ha pedine.
reasons-majority = La maggioranza lì è di { $owners }: { $holders }.
reasons-tie = { $owners } sono in parità per la maggioranza ({ $holders }): ciascuno prende tutti i punti.
reasons-final = Il turno è terminato: può seguire il conteggio finale.
reasons-gets = { $player } prende { $parts } = { $points }.
reasons-part = { $parts } = { $points }.
reasons-sum = Così com'è vale { $parts } = { $points }.
reasons-nothing = Così com'è non dà nulla: { $parts }.
reasons-no_copy_left = Non restano copie di { $tile }: la scatola ne ha { $count }.
reasons-other_edition = La tessera { $tile } non è nella scatola dell'edizione { $edition }; c'è invece in: { $editions }.
reasons-applies = Vale la regola: { $title }.
reasons-home = Poi tutte le pedine { WORD($kind, form: "on-this") } tornano nella riserva.
reasons-none_told_left = Secondo quanto inserito, nella scatola non restano copie di { $tile }.
reasons-scored = La partita è finita e conteggiata: non si assegnano altri punti.
reasons-ranked_points =
    { $player } si classifica al { $place }º posto con { $points } { $points ->
        [one] punto
       *[other] punti
    }.
reasons-ranked_shared =
    { $players } hanno { $points } { $points ->
        [one] punto
       *[other] punti
    } a testa e sono al { $place }º posto a pari merito.
reasons-together = { WORD($kind, form: "on-this") } ci sono pedine di { $players }, su tessere vicine: la seconda non si poteva più piazzare lì.
reasons-several =
    Sulla tessera in { $where } { $count ->
        [one] c'è { $count } pedina
       *[other] ci sono { $count } pedine
    }; per turno se ne può piazzare una sola.
reasons-may_pass = { $player } può terminare il turno senza piazzare una tessera.
reasons-turn_follows = Poi è il turno di { $player }.

reasons-TR-unknown-exactly = Tocca una tessera che non si è potuta leggere; qualunque sia, il valore è { $low }.
reasons-TR-unknown-between = Tocca una tessera che non si è potuta leggere; il valore è fra { $low } e { $high }.
reasons-TR-unknown-at_least = Tocca qualcosa che non si è potuto leggere o che non combacia; il valore è almeno { $low }.
reasons-TR-unknown-deploy = Tocca una tessera che non si è potuta leggere; al di là potrebbe esserci una pedina.
reasons-TR-unknown-tile = La tessera in { $where } non si è potuta leggere; ciò che la tocca non è certo.

reasons-CR-points-no_tiles = In questa partita non si registrano tessere, solo punti.

reasons-TR-assumed-player = Supposizione: il turno è di { $player }.
reasons-TR-assumed-step_place = Supposizione: in questo turno non è ancora stata piazzata una tessera.
reasons-TR-assumed-step_act = Supposizione: in questo turno non è ancora stata piazzata una pedina.
reasons-TR-assumed-step_end = Supposizione: la tessera e la pedina di questo turno sono state piazzate.
reasons-TR-assumed-just_placed = Supposizione: la tessera in { $cell } è quella appena piazzata.
reasons-TR-assumed-turn_done = Supposizione: l'ultimo turno è terminato.
reasons-TR-assumed-points = I punti già segnati di { $players } non sono noti: qui ci sono solo quelli sul tavolo.

reasons-TR-figure-where = Non si sa su quale territorio si trovi { WORD($figure, form: "the") } di { $player } in { $where }, quindi non conta per nessun territorio.

reasons-TR-held-unknown = In questo gioco non esiste nulla del genere ({ $thing }); quanto inserito per { $player } si ignora.

reasons-TR-chance-exact =
    Calcolato esattamente: { $count } { $count ->
        [one] buco
       *[other] buchi
    } da riempire, e ogni pescata delle tessere rimaste è ugualmente probabile.
reasons-TR-chance-nothing_fits = Con il tavolo così com'è, nessuna delle tessere rimaste lo può completare.
reasons-TR-chance-dealt =
    { $deals ->
        [one] { $deals } simulazione
       *[other] { $deals } simulazioni
    }: { $count } { $count ->
        [one] buco
       *[other] buchi
    } da riempire, ognuno con una tessera diversa.
reasons-TR-chance-box_unknown = Non si sa che cosa è rimasto nella scatola, perciò non si può indicare una probabilità.
reasons-TR-chance-unreadable = Tocca qualcosa che non si è potuto leggere o che non combacia, perciò non si può indicare una probabilità.
reasons-TR-chance-too_many = Mancano troppe tessere per poter indicare una probabilità.
reasons-TR-chance-loose_end = Una delle estremità, su una tessera, è ancora aperta: le sole tessere non bastano a completarlo.
reasons-TR-chance-large_box = Nella scatola restano troppe tessere per poter indicare una probabilità.
reasons-TR-chance-not_counted = Si suppone che tutte le tessere vengano pescate, a turno. Non si considerano: tessere piazzate attorno nel frattempo, collegamenti attraverso altri territori, regole oltre ai lati, turni in più, tessere non pescate.

reasons-TR-hole-nothing_left_fits = Nessuna tessera rimasta nella scatola va bene in { $cell }.
reasons-TR-hole-nothing_ever_fits = Nessuna tessera della scatola va bene in { $cell }.

reasons-TR-revealed-other_value = Ciò che { $player } aveva qui è già stato rivelato: resta uguale, a meno che l'organizzatore non insista su un altro valore.

summary-title = { $game }: { $players }
summary-over = La partita è finita.
summary-rank =
    { $place }. { $player }: { $points } { $points ->
        [one] punto
       *[other] punti
    }
summary-to_move = È il turno di { $player }.
summary-ending = Si è giocato tutto: la partita si può terminare.
summary-nobody = Nessun punto in questo turno.
summary-place = { $player } piazza la tessera { $tile } in { $where }.
summary-deploy = { $player } piazza { WORD($figure, form: "a") } { WORD($kind, form: "on") }.
summary-complete =
    { WORD($kind, form: "a") } { $tiles ->
        [one] è
       *[other] di { $tiles } tessere è
    } { GENDER($kind) ->
       *[m] completo
        [f] completa
    }.
summary-discard = La tessera { $tile } di { $player } non si può piazzare e viene scartata.
summary-boat = La canoa di { $player } va dallo spazio { $from } allo spazio { $to }.
summary-pitch = { $player } pianta la tenda.
summary-open = { $player } piazza la prima tenda a { $village }.
summary-build = { $player } costruisce una tenda a { $village }.
summary-neutral = { $player } piazza una tenda neutrale a { $village }.

lines-complete =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per { WORD($kind, form: "a") } { GENDER($kind) ->
       *[m] completo
        [f] completa
    }: { $parts } = { $points }.
lines-incomplete =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per { WORD($kind, form: "a") } { GENDER($kind) ->
       *[m] incompleto
        [f] incompleta
    }: { $parts } = { $points }.
lines-adjust =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } di comune accordo.
lines-shared = Pedine lì: { $holders }.
lines-exactly = Confina con una tessera che non si è potuta leggere; qualunque sia, il valore è { $low }.
lines-between = Non è certo: fra { $low } e { $high }.
lines-at_least = Non è certo: almeno { $low }; tocca qualcosa che non si è potuto leggere o che non combacia.
lines-unbounded = Non è certo: tocca qualcosa che non si è potuto leggere o che non combacia.

parts-tile =
    { $count } { $count ->
        [one] tessera
       *[other] tessere
    } × { $each }
parts-adjust = { $points }
parts-other = { $count } { $what } × { $each }

photos-second-board = Nell'immagine ci sono più gruppi di tessere. È stato letto il più grande; fotografa l'altro da solo.
photos-other-table = Non sembra il tavolo di questa partita: nell'immagine non c'è quasi nessuna delle sue tessere. Scatta un'altra foto con più tessere in vista, o usala come nuovo tavolo.
photos-tile-unexplained = Non è stato trovato nessun turno permesso che spieghi la tessera in { $cell }.
photos-tiles-to-come =
    Nella foto { $count ->
        [one] c'è
       *[other] ci sono
    } { $count ->
        [one] ancora
       *[other] altre
    } { $count } { $count ->
        [one] tessera nuova
       *[other] tessere nuove
    }. Conferma prima questi turni; poi la foto proporrà i successivi.
photos-tile-differs = In { $cell } la partita ha un'altra tessera. Correggila qui o nella cronologia della partita.
photos-figure-back =
    { $player }: { WORD($figure, form: "the") } in { $cell } è { GENDER($figure) ->
       *[m] tornato
        [f] tornata
    } nella riserva.
photos-figure-left = { $player }: { WORD($figure, form: "the") } in { $cell } doveva tornare nella riserva, ma è ancora lì.
photos-figure-gone = { $player }: { WORD($figure, form: "the") } in { $cell } manca, e nessuna mossa lo spiega.
photos-figure-differs = { $player }: nella partita { WORD($figure, form: "the") } in { $cell } sta altrove sulla tessera, oppure è un'altra pedina.
photos-figures-unclear =
    { $count } { $count ->
        [one] pedina della partita qui non si vede; conta
       *[other] pedine della partita qui non si vedono; contano
    } come se nulla fosse cambiato.
photos-figure-unexplained = { $player }: non è stata trovata nessuna mossa permessa che porti { WORD($figure, form: "the") } in { $cell }.
photos-returned =
    Nel frattempo { GENDER($kind) ->
       *[m] è stato completato
        [f] è stata completata
    } { WORD($kind, form: "the") }. C'era una pedina?
photos-turn = Chi ha piazzato questa tessera? Ne dipende chi ottiene che cosa.
photos-scores-after = Con questi turni: { $scores }
photos-figure-nobody = In { $cell } c'è una pedina di un colore che non è in gioco.
photos-untold-sets = Sembra che qui ci siano anche tessere di set che non hai scelto: { $sets }. Aggiungi questi set e la foto sarà letta di nuovo con essi.
photos-other-artwork = Le tessere hanno la grafica di un'edizione diversa da quella scelta. Sono state confrontate con tutte le edizioni; le regole restano quelle che hai scelto.
photos-dark = L'immagine è troppo scura. Fai più luce o avvicinati alla finestra, e scatta di nuovo.
photos-bright = Le tessere sono troppo chiare per essere riconosciute. Spegni il flash, riparale dal sole e dalle lampade, e scatta di nuovo.
photos-blurred = L'immagine è sfocata. Tieni fermo il telefono, lascia che metta a fuoco le tessere, e scatta di nuovo.
photos-small = L'immagine è troppo piccola. Inviala a grandezza originale.
photos-plain = Nell'immagine non si vede nulla. C'era qualcosa davanti all'obiettivo?
photos-flat = L'angolazione è troppo bassa. Scatta la foto da più in alto, con la fotocamera rivolta in giù verso le tessere.
photos-far = Le tessere sono troppo lontane. Avvicinati finché riempiono l'immagine.
photos-empty = Nell'immagine non si sono trovate tessere. Fotografa il tavolo con tutte le tessere in vista.
photos-sets = Sono state riconosciute troppo poche tessere dei set scelti. Controlla quali set sono in gioco, e scatta la foto da più vicino e dall'alto, con luce uniforme.
photos-map = La mappa della foto di riferimento non è stata trovata. Fotografa dall'alto, con tutta la mappa nell'inquadratura, a fuoco e con luce uniforme.
photos-grid = Non è stata trovata una griglia di tessere quadrate, anche se forse le tessere ci sono. Scatta la foto dall'alto, con tutte le tessere piazzate e un po' di tavolo attorno.

word-adjust = di comune accordo
word-and = e
word-N = superiore
word-E = destro
word-S = inferiore
word-W = sinistro
word-unknown = sconosciuto
    .a = qualcosa di sconosciuto
word-any = qualsiasi
    .a = qualsiasi cosa

photos-board = Il tabellone vuoto dell'immagine di riferimento non è stato trovato nella foto. Inquadra tutto il tabellone, dall'alto e a fuoco.

photos-bytes = Il file supera { $most } MB.

photos-format = Questa non è un'immagine JPEG, PNG, WebP o HEIC.

photos-parts = L'immagine è danneggiata: ha troppe parti.

photos-damaged = L'immagine { $format } è danneggiata o incompleta.

photos-unwritten = L'immagine non si può salvare come JPEG.

photos-side = Un lato dell'immagine ha più di { $most } pixel.

photos-slim = L'immagine è lunga più di { $most } volte la sua larghezza: non può mostrare un tavolo.

photos-pixels = L'immagine ha più di { $most } megapixel.

photos-unopened = L'immagine non si può aprire.

photos-limits = L'immagine non si può aprire entro i limiti di tempo e memoria.

photos-few-pixels = L'immagine è troppo piccola: servono almeno { $least } pixel.

photos-no-board = Nell'immagine non si è trovata nessuna griglia di tessere quadrate.

photos-no-tiles = Non si è trovata nessuna tessera.

photos-no-cards = Non si è trovata nessuna tessera singola. Disponi le tessere scoperte e distanziate su un tavolo a tinta unita e scatta la foto dall'alto, con luce uniforme.

photos-slow = La lettura di questa foto ha richiesto più di { $seconds } secondi.

photos-memory = La lettura di questa foto ha richiesto troppa memoria.

photos-broke-off = La lettura di questa foto ha richiesto troppa memoria o si è interrotta.

photos-failed = La lettura di questa foto non è riuscita; l'errore è nostro.

photos-gone = L'immagine è stata eliminata.

photos-never-ended = La lettura di questa foto è iniziata più volte e non si è mai conclusa.

options-tracking = Se si registrano le tessere o solo i punti di ciò che viene conteggiato sul tavolo.
