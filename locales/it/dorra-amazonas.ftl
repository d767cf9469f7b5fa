### Amazonas di Stefan Dorra in italiano: le regole e ciò che dice solo questo gioco.

rule-AD-S1 = Oro e argento
    .text = Una moneta d'oro vale tre monete d'argento. Il costo delle tende è sempre indicato in oro, i guadagni sempre in argento.

rule-AD-S2 = Carte Evento
    .text = Le 18 Carte Evento vengono mescolate e messe accanto al tabellone.

rule-AD-S3 = Carte Missione
    .text = Le 8 Carte Missione vengono mescolate e ciascuno ne riceve una, che nessun altro vede. Le altre tornano nella scatola senza essere viste.

rule-AD-S4 = Carte Ordine di Gioco
    .text = Le Carte Ordine di Gioco da 1 a 4 stanno accanto al tabellone.

rule-AD-S5 = Che cosa ha ciascuno
    .text = Ciascuno prende le 12 tende e le 7 Carte Guadagno di un colore, e 3 monete d'oro.

rule-AD-S6 = Carte nascoste, denaro visibile
    .text = Le carte in mano non si mostrano agli altri; il denaro deve essere visibile a tutti.

rule-AD-S7 = Una missione
    .text = Una Carta Missione mostra 4 villaggi. Alla fine il giocatore perde 3 punti per ciascuno di essi in cui non ha costruito tende.

rule-AD-I1 = Tende iniziali
    .text = In un ordine scelto liberamente ciascuno piazza una tenda su uno spazio di un villaggio qualsiasi e paga quanto vi è indicato: 2, 3 o 5 monete d'oro.

rule-AD-I2 = Tessera del villaggio di partenza
    .text = Per la tenda iniziale ciascuno prende la tessera specie di quel villaggio.

rule-AD-I3 = Insieme nel villaggio di partenza
    .text = Più giocatori possono scegliere lo stesso villaggio di partenza; chi arriva dopo prende uno spazio più caro. In generale la seconda e la terza tenda di un villaggio costano di più.

rule-AD-I4 = Quando comincia il round 1
    .text = Quando tutti hanno piazzato la tenda, pagato e preso la tessera, comincia il primo round.

rule-AD-I5 = Consiglio per l'inizio
    .text = Conviene cominciare accanto a due villaggi della missione piuttosto che in uno di essi.

rule-AD-T1 = Un round
    .text = Il gioco dura 18 round. In ogni round si scopre un evento, ciascuno gioca una Carta Guadagno, ne risulta l'ordine di gioco e in quest'ordine si costruisce.

rule-AD-T2 = Un evento per round
    .text = In ogni round si scopre una Carta Evento. Il suo effetto dura per tutto il round e cessa quando si scopre quello successivo.

rule-AD-N1 = Carte Guadagno
    .text = Le carte sono numerate: 0 tutte le specie, 1 pesce, 2 farfalla, 3 iguana, 4 pappagallo, 5 orchidea, 6 Indio.

rule-AD-N2 = Scelta in segreto
    .text = Ciascuno sceglie in segreto una Carta Guadagno; quando tutti hanno scelto, le carte si scoprono insieme.

rule-AD-N3 = Guadagno
    .text = Il guadagno in argento è il numero della carta più le proprie tessere della sua specie, comprese le tessere Indio su quella pila.

rule-AD-N4 = Carta 0
    .text = La carta 0 fa guadagnare tante monete d'argento quante sono le tessere della propria pila più grande.

rule-AD-N5 = Carta 6
    .text = La carta 6 fa guadagnare 6 monete d'argento e una in più per ogni propria tessera Indio, su qualunque pila si trovi.

rule-AD-N6 = Carta 6 contro gli eventi negativi
    .text = Chi gioca la carta 6 non subisce gli effetti negativi dell'evento di questo round (giaguaro, coccodrillo, incendio nella foresta o scimmie ladre).

rule-AD-N7 = Carte giocate
    .text = Le Carte Guadagno giocate restano scoperte in una pila davanti a chi le ha giocate; si vede solo l'ultima.

rule-AD-N8 = Le carte tornano in mano
    .text = Dopo 7 round, quando tutte le Carte Guadagno sono state giocate, ciascuno le riprende tutte e 7; i cicli sono dunque i round da 1 a 7, da 8 a 14 e da 15 a 18.

rule-AD-Q1 = Prima il guadagno più alto
    .text = Chi ha il guadagno più alto del round prende la Carta Ordine numero 1 e costruisce per primo, e così via.

rule-AD-Q2 = Guadagni uguali
    .text = A parità di guadagno gioca prima chi ha il numero bianco più piccolo in cima alla carta giocata.

rule-AD-B1 = Ritirare e costruire
    .text = In ordine ciascuno ritira le monete d'argento guadagnate (3 monete d'argento si possono prendere come 1 d'oro) e poi costruisce quante tende vuole, o nessuna.

rule-AD-B2 = Denaro a sufficienza
    .text = Si può costruire una tenda solo con denaro a sufficienza per il suo spazio.

rule-AD-B3 = Su uno spazio vuoto
    .text = Una tenda va su uno spazio vuoto di un villaggio; si paga quanto vi è indicato: 2, 3 o 5 monete d'oro.

rule-AD-B4 = Tessera del villaggio
    .text = Chi costruisce prende una tessera specie del villaggio. Ce ne sono 12 per specie; quando sono finite, non si prende niente.

rule-AD-B5 = Solo dove porta una via
    .text = Si costruisce solo in villaggi collegati da un sentiero nella giungla o da un percorso sull'acqua a un villaggio in cui si ha già una tenda.

rule-AD-B6 = Una tenda per villaggio
    .text = Nessuno può costruire più di una tenda nello stesso villaggio.

rule-AD-B7 = Pile delle specie
    .text = Le tessere specie si impilano, una pila per ciascuna specie.

rule-AD-B8 = Più passi in un turno
    .text = Una tenda appena costruita conta subito come propria: quella successiva dello stesso turno può partire da lì.

rule-AD-B9 = Lo spazio meno caro
    .text = Si deve prendere lo spazio vuoto meno caro del villaggio (predefinito), oppure uno qualsiasi.

rule-AD-B10 = Tenere e cambiare il denaro
    .text = Il denaro si conserva di round in round; oro e argento si possono cambiare in ogni momento, 3 monete d'argento per 1 d'oro.

rule-AD-B11 = Di solito
    .text = Di solito si costruisce una tenda per turno e si spende subito gran parte del denaro.

rule-AD-B12 = Uno spazio qualsiasi
    .text = Dove si può prendere uno spazio qualsiasi, non importa se gli spazi occupati siano i meno cari; una tenda neutrale prende comunque quello meno caro.

rule-AD-E1 = Giaguaro
    .text = Giaguaro (2 carte): in questo round non si possono usare i sentieri nella giungla, ma solo i percorsi sull'acqua.

rule-AD-E2 = Coccodrillo
    .text = Coccodrillo (2 carte): in questo round non si possono usare i percorsi sull'acqua, ma solo i sentieri nella giungla.

rule-AD-E3 = Incendio nella foresta
    .text = Incendio nella foresta (3 carte): in questo round ciascuno ottiene solo metà dell'argento guadagnato, arrotondata per difetto.

rule-AD-E4 = Scimmie ladre
    .text = Scimmie ladre (2 carte): ciascuno perde tante monete d'argento quante sono le tessere della propria pila più grande.

rule-AD-E5 = Quando rubano le scimmie
    .text = Le scimmie rubano dopo che il guadagno del round è stato ritirato; nessuno perde più di quanto possiede.

rule-AD-E6 = Bonus
    .text = Bonus (5 carte, una per specie): ciascuno ottiene una moneta d'argento in più per ogni propria tessera di quella specie. L'ordine di gioco non cambia.

rule-AD-E7 = Quando agisce un evento
    .text = Indio (4 carte): vedi «L'offerta». Furto, bonus e offerta della tessera Indio si risolvono quando un giocatore ritira le monete: dopo il guadagno, prima della sua prima tenda del round.

rule-AD-E8 = Che cosa prendono le scimmie
    .text = Le scimmie prendono denaro per il suo valore in argento e, se occorre, l'oro si cambia (predefinito), oppure prendono solo monete d'argento. Con la prima interpretazione l'esempio stampato del giocatore con una sola moneta è impossibile: quelle tessere fanno guadagnare almeno 2 in quel round.

rule-AD-K1 = L'offerta
    .text = Indio (4 carte): chi è primo nell'ordine può rinunciare all'argento di questo round per una tessera Indio; se rifiuta, l'offerta passa al secondo, e così via.

rule-AD-K2 = Su una propria pila
    .text = Chi prende una tessera Indio la mette subito su una delle pile di tessere specie che ha già.

rule-AD-K3 = Una tessera della sua pila
    .text = Da allora la tessera Indio conta come una tessera di quella pila, e vi resta.

rule-AD-K4 = Tessere Indio e carta 6
    .text = Ogni tessera Indio fa guadagnare una moneta d'argento in più quando si gioca la carta 6.

rule-AD-K5 = Al massimo una tessera
    .text = Un evento porta al massimo una tessera Indio; se tutti la rifiutano, torna nella scatola.

rule-AD-K6 = Nessuna nuova specie
    .text = Una tessera Indio non dà mai una nuova specie, perché va messa su una pila già presente.

rule-AD-M1 = Medaglie
    .text = Chi per primo ha tutte e cinque le specie ottiene la medaglia da 5 punti, poi seguono quelle da 4, 3 e 2. Nessuna regola toglie una medaglia.

rule-AD-M2 = Medaglie in tre
    .text = In tre giocatori la medaglia da 5 punti non si usa: si assegnano quelle da 4, 3 e 2.

rule-AD-M3 = Senza tutte e cinque le specie
    .text = Chi alla fine del gioco non ha tutte e cinque le specie non riceve medaglie.

rule-AD-F0 = Fine del gioco
    .text = Il gioco finisce dopo il round 18, quando tutti lo hanno completato.

rule-AD-F1 = Tre tessere o più
    .text = Ogni specie di cui si possiedono almeno 3 tessere dà 1 punto per tessera.

rule-AD-F2 = Maggior numero di una specie
    .text = Il maggior numero di tessere di una specie dà 2 punti, anche con meno di 3; in caso di parità ciascuno dei primi ottiene 1 punto.

rule-AD-F3 = Punti di una medaglia
    .text = Una medaglia vale il numero riportato su di essa.

rule-AD-F4 = Punti della missione
    .text = Ogni villaggio della propria missione senza una tenda propria costa 3 punti; il totale può scendere sotto zero.

rule-AD-F5 = Tessere Indio alla fine
    .text = Per i punti delle specie una tessera Indio conta per la pila su cui si trova, e per nessun'altra.

rule-AD-F6 = Chi vince
    .text = Vince chi ha più punti; a parità di punti chi ha più tessere specie, comprese le tessere Indio; poi chi ha più denaro.

rule-AD-F7 = Specie senza proprietario
    .text = Se nessuno ha tessere di una specie, non si assegnano i punti per il maggior numero.

rule-AD-F8 = Il denaro che decide
    .text = Quando è il denaro a decidere una parità se ne conta il valore, 3 per ogni moneta d'oro e 1 per ogni moneta d'argento; se è ancora pari, la vittoria è condivisa.

rule-AD-V1 = Medaglie in due
    .text = In due giocatori si usano solo le medaglie da 3 e da 2 punti.

rule-AD-V2 = Tende neutrali
    .text = In due giocatori ci si dividono le 12 tende di un colore inutilizzato: ciascuno ha 6 tende neutrali.

rule-AD-V3 = Una tenda neutrale per turno
    .text = Nel proprio turno si può piazzare gratis una tenda neutrale, e una sola, in aggiunta a quella propria, nello stesso villaggio o in un altro.

rule-AD-V4 = Una tenda neutrale per villaggio
    .text = In un villaggio non c'è mai più di una tenda neutrale.

rule-AD-V5 = Non sull'ultimo spazio
    .text = Una tenda neutrale non va mai sull'ultimo spazio libero di un villaggio.

rule-AD-V6 = Il suo spazio
    .text = Fra gli spazi liberi la tenda neutrale prende quello meno caro, che non si paga.

rule-AD-V7 = Prima la tenda neutrale
    .text = In un villaggio con 2 spazi liberi si può dunque piazzare prima la tenda neutrale e poi la propria, sullo spazio più caro; il contrario non è possibile.

rule-AD-V8 = Maggior numero di una specie, in due
    .text = In due giocatori il maggior numero di tessere di una specie dà 1 punto, anche con meno di 3; in caso di parità nessuno ottiene niente.

rule-AD-V9 = Che cosa non fa una tenda neutrale
    .text = Una tenda neutrale non ha bisogno di collegamento e non porta tessere; non appartiene alla rete né alla missione di nessuno.

rule-AD-V10 = Non senza una tenda propria
    .text = Una tenda neutrale si piazza solo in un turno con una tenda propria (predefinito), oppure anche senza. Lo si controlla alla fine del turno, perché la tenda neutrale può venire prima, finché una tenda propria può ancora seguirla.

rule-AD-V11 = Non all'inizio
    .text = Con una tenda iniziale non si piazza nessuna tenda neutrale.

rule-AD-Z1 = Quanto dura un evento
    .text = L'effetto di un evento dura finché non si scopre un'altra carta dello stesso tipo: si intende la Carta Evento successiva.

rule-AD-Z2 = L'ultima carta
    .text = L'ultima «carta round», con cui finisce il gioco, è l'ultima Carta Evento.

rule-AD-Z3 = Quale spazio vuoto
    .text = Il regolamento lascia prendere uno spazio vuoto qualsiasi, ma dice che le tende successive costano sempre di più: dunque viene prima il meno caro.

rule-AD-Z4 = Incendio e ordine
    .text = L'ordine segue il guadagno prima che l'incendio lo dimezzi (predefinito), oppure quello dopo; anche la Carta Evento Indio indica il primo giocatore in base al guadagno della fase 2a.

rule-AD-Z5 = Scimmie e oro
    .text = La carta delle scimmie parla solo di argento; il denaro conta per il suo valore in argento.

rule-AD-Z6 = Altre edizioni
    .text = Altre edizioni e recensioni sono diverse: là per il maggior numero servono almeno 3 tessere e si ottiene 1 punto, e le missioni danno punti. Qui vale il regolamento stampato.

rule-AD-Z7 = Ciò che il regolamento non dice
    .text = Il regolamento non dice che cosa succede quando le monete non bastano o quando non si può costruire da nessuna parte: il denaro si annota, e il giocatore passa.

sources-ad = Amazonas di Stefan Dorra, regolamento italiano
sources-ad-read = Amazonas di Stefan Dorra, come questo arbitro lo intende dove il regolamento tace

sections-AD-S = contenuto e preparazione
sections-AD-I = inizio del gioco
sections-AD-T = svolgimento dei round
sections-AD-N = Carte Guadagno
sections-AD-Q = ordine di gioco
sections-AD-B = costruzione delle tende
sections-AD-E = Carte Evento
sections-AD-K = tessere Indio
sections-AD-M = Medaglie Punteggio
sections-AD-F = fine del gioco e conteggio finale
sections-AD-V = variante per due giocatori
sections-AD-Z = passi poco chiari

reasons-AD-S1-changed = { $player } paga { $cost } monete d'oro con { $gold } d'oro e il resto in argento: 3 monete d'argento valgono 1 d'oro.

reasons-AD-S3-one_each = { $player } ha già rivelato la propria missione; ce n'è una a testa.
reasons-AD-S3-secret = Solo { $player } vede questa carta fino alla fine del gioco.
reasons-AD-S3-same = { $players } non possono avere la stessa Carta Missione.
reasons-AD-S3-cards =
    Questo tabellone ha { $count } { $count ->
        [one] Carta Missione
       *[other] Carte Missione
    }; dovrebbero essere 8.

reasons-AD-S5-no_tent = { $player } non ha più tende: tutte e { $count } sono sul tabellone.
reasons-AD-S5-too_many = { $player } ha { $count } tende sul tabellone; ce ne sono solo 12.

reasons-AD-S6-hand = Solo { $player } vede le carte nella propria mano; il denaro sul tavolo lo vedono tutti.

reasons-AD-S7-no_card = Nessuna Carta Missione mostra questi villaggi: { $villages }.

reasons-AD-N1-species = La carta { $card } conta le tessere di una specie: { $species }.
reasons-AD-N1-all_species = La carta { $card } vale per tutte le specie e conta la pila più grande.
reasons-AD-N1-indio = La carta { $card } è la carta Indio: conta le tessere Indio.

reasons-AD-I1-once = { $player } ha già una tenda iniziale, a { $village }.
reasons-AD-I1-opens = { $player } può cominciare a { $village }; lo spazio costa { $cost } monete d'oro, e { $player } ne ha { $gold } d'oro e { $silver } d'argento.

reasons-AD-I2-tile = { $player } prende una tessera: { $species }.

reasons-AD-I3-dearer = Gli spazi meno cari di { $village } sono occupati; chi arriva dopo paga { $cost } monete d'oro.
reasons-AD-I3-cheap = Uno spazio più caro di { $village } è già occupato; chi arriva dopo ne prende uno ancora più caro.

reasons-AD-I4-assumed = Supposizione: si stanno piazzando le tende iniziali e il turno è di { $player }.
reasons-AD-I4-opening =
    Prima tutti piazzano una tenda iniziale; { COUNT($players) ->
        [one] manca
       *[other] mancano
    } ancora: { $players }.
reasons-AD-I4-begun = Le tende iniziali si piazzano prima del primo round; ora è il round { $round }.

reasons-AD-T1-event_first = Prima si deve scoprire l'evento del round { $round }.
reasons-AD-T1-building = Ora costruisce { $player }; questa mossa appartiene a un'altra fase del round.
reasons-AD-T1-assumed = Supposizione: ora costruisce { $player }, e l'argento del round è stato ritirato.
reasons-AD-T1-no_event = L'evento di questo round non è stato scoperto.

reasons-AD-T2-lasts = Dura finché non si scopre l'evento successivo.
reasons-AD-T2-one_a_round = L'evento del round { $round } è già scoperto: { $event }.

reasons-AD-N2-income =
    Non tutti hanno scelto una Carta Guadagno; { COUNT($players) ->
        [one] manca
       *[other] mancano
    } ancora { $players }. Le carte si scoprono insieme solo dopo.
reasons-AD-N2-reveal =
    Tutti hanno scelto; { COUNT($players) ->
        [one] deve
       *[other] devono
    } ancora rivelare la carta: { $players }.
reasons-AD-N2-committed = { $player } ha già scelto una Carta Guadagno.
reasons-AD-N2-secret = La carta di { $player } resta coperta finché non hanno scelto tutti.
reasons-AD-N2-open_already = Nessuna carta è coperta.
reasons-AD-N2-known = La carta di { $player } è già nota.
reasons-AD-N2-together = Tutti hanno scelto: le carte si scoprono insieme.

reasons-AD-N3-earns =
    Con la carta { $card } { $player } guadagna { $parts } = { $silver } { $silver ->
        [one] moneta
       *[other] monete
    } d'argento.

reasons-AD-N4-earns =
    Con la carta { $card } { $player } guadagna { $parts } = { $silver } { $silver ->
        [one] moneta
       *[other] monete
    } d'argento.

reasons-AD-N5-earns =
    Con la carta { $card } { $player } guadagna { $parts } = { $silver } { $silver ->
        [one] moneta
       *[other] monete
    } d'argento.

reasons-AD-N6-spared = { $player } ha giocato la carta 6: questo evento non ha effetto su { $player } ({ $event }).
reasons-AD-N6-not_this = La carta 6 qui non cambia nulla per { $player }: questo evento non è tra quelli negativi ({ $event }).

reasons-AD-N7-played = La carta { $card } è scoperta nella pila di { $player }.

reasons-AD-N8-back = { $player } ha giocato tutte e sette le carte e le riprende in mano.
reasons-AD-N8-played = { $player } ha già giocato la carta { $card }; le carte tornano in mano dopo i round 7 e 14.
reasons-AD-N8-twice = { $player } non può aver giocato la carta { $card } due volte prima che le carte tornino in mano.

reasons-AD-Q1-order = Si costruisce in questo ordine: { $players }. Guadagno: { $values }.

reasons-AD-Q2-untold = { $players } hanno lo stesso guadagno, e non tutti i numeri bianchi sono noti: chi resta in parità segue l'ordine attorno al tavolo.
reasons-AD-Q2-assumed = Sono i numeri bianchi inventati delle carte sostitutive; sulle carte stampate possono essere altri: in tal caso inserisci quelli.
reasons-AD-Q2-numbers = { $players } hanno lo stesso guadagno; decidono i numeri bianchi, prima il più piccolo: { $values }.

reasons-AD-B1-not_your_turn = Ora non costruisce { $player }, ma { $to_move }. L'ordine è { $players }.
reasons-AD-B1-any_number = { $player } può costruire quante tende vuole, o nessuna; finora in questo turno: { $count }.
reasons-AD-B1-money_held = Il denaro che { $player } aveva prima resta, e con quello si possono costruire tende.

reasons-AD-B2-money = Lo spazio a { $village } costa { $cost } monete d'oro; { $player } ne ha { $gold } d'oro e { $silver } d'argento.
reasons-AD-B2-assumed = Non si sa quanto denaro ha { $player }; si suppone che basti.

reasons-AD-B3-space_untold = A { $village } c'è uno spazio libero; costa { $cost } monete d'oro.
reasons-AD-B3-full = A { $village } non c'è nessuno spazio libero.
reasons-AD-B3-taken = Lo spazio da { $cost } monete d'oro a { $village } è occupato.
reasons-AD-B3-space = A { $village } c'è uno spazio libero; costa { $cost } monete d'oro, e { $player } ne ha { $gold } d'oro e { $silver } d'argento.
reasons-AD-B3-twice = { $count } tende stanno sullo stesso spazio a { $village }, quello da { $cost } monete d'oro.
reasons-AD-B3-holders = Tende a { $village }: { $players }.

reasons-AD-B4-tile = { $player } prende una tessera: { $species }; restanti: { $count } su 12.
reasons-AD-B4-none_left = Di questa specie non restano tessere ({ $species }), quindi { $player } non ne prende.
reasons-AD-B4-more_tiles =
    { $player } ha { $count } { $count ->
        [one] tessera
       *[other] tessere
    } ({ $species }), ma solo { $most } { $most ->
        [one] tenda propria
       *[other] tende proprie
    } in villaggi di questa specie.
reasons-AD-B4-fewer_tiles =
    Tutti insieme hanno { $count } { $count ->
        [one] tessera
       *[other] tessere
    } ({ $species }), ma tende per { $most }.
reasons-AD-B4-too_many = Tutti insieme hanno { $count } tessere ({ $species }); ce ne sono solo 12.

reasons-AD-B5-no_way = Nessuna via porta a { $village } da un villaggio con una tenda di { $player } ({ $villages }).
reasons-AD-B5-no_tent = { $player } non ha ancora una tenda da cui una via potrebbe portare a { $village }.
reasons-AD-B5-path = Un sentiero nella giungla porta a { $village } da { $via }, dove { $player } ha una tenda.
reasons-AD-B5-water = Un percorso sull'acqua porta a { $village } da { $via }, dove { $player } ha una tenda.
reasons-AD-B5-apart = Le tende di { $player } non sono collegate tra loro: { COUNT($villages) ->
        [one] resta isolato
       *[other] restano isolati
    } { $villages }.

reasons-AD-B6-own_tent = { $player } ha già una tenda a { $village }.
reasons-AD-B6-several = { $player } ha più tende a { $village }.

reasons-AD-B7-on_pile = Va sulla pila di { $player } di quella specie: { $species }.

reasons-AD-B8-path = Un sentiero nella giungla porta a { $village } da { $via }; vale la tenda che { $player } vi ha appena costruito.
reasons-AD-B8-water = Un percorso sull'acqua porta a { $village } da { $via }; vale la tenda che { $player } vi ha appena costruito.

reasons-AD-B9-any = Con questa opzione si può prendere qualunque spazio vuoto, anche se a { $village } ne è libero uno meno caro, da { $cost } monete d'oro.
reasons-AD-B9-cheaper = A { $village } è libero uno spazio meno caro, da { $cost } monete d'oro; va occupato prima.
reasons-AD-B9-gap = A { $village } è vuoto uno spazio meno caro, da { $cost } monete d'oro, mentre uno più caro è occupato.
reasons-AD-B9-next =
    La prossima tenda a { $village } costa { $cost } monete d'oro; { $count ->
        [one] è libero
       *[other] sono liberi
    } { $count } { $count ->
        [one] spazio
       *[other] spazi
    }.

reasons-AD-B10-changed = Oro e argento si possono cambiare in ogni momento, quindi per { $village } si può pagare anche in argento.

reasons-AD-E1-shown = L'evento di questo round: { $event }.
reasons-AD-E1-closed = Il giaguaro chiude in questo round il sentiero nella giungla da { $via } a { $village }.
reasons-AD-E1-used_up = Di queste carte ce ne sono solo { $count }: { $event }.

reasons-AD-E2-shown = L'evento di questo round: { $event }.
reasons-AD-E2-closed = Il coccodrillo chiude in questo round il percorso sull'acqua da { $via } a { $village }.
reasons-AD-E2-used_up = Di queste carte ce ne sono solo { $count }: { $event }.

reasons-AD-E3-shown = L'evento di questo round: { $event }.
reasons-AD-E3-burnt =
    L'incendio toglie { $silver } { $silver ->
        [one] moneta
       *[other] monete
    } d'argento dal guadagno di { $player }.
reasons-AD-E3-used_up = Di queste carte ce ne sono solo { $count }: { $event }.

reasons-AD-E4-shown = L'evento di questo round: { $event }.
reasons-AD-E4-theft =
    Per le scimmie { $player } perde { $silver } { $silver ->
        [one] moneta
       *[other] monete
    } d'argento.
reasons-AD-E4-used_up = Di queste carte ce ne sono solo { $count }: { $event }.

reasons-AD-E6-shown = L'evento di questo round: { $event }.
reasons-AD-E6-bonus =
    Con il bonus { $player } ottiene { $silver } { $silver ->
        [one] moneta
       *[other] monete
    } d'argento.
reasons-AD-E6-not_in_order = L'argento di un bonus non conta per l'ordine di gioco.
reasons-AD-E6-used_up = Di queste carte ce n'è solo { $count }: { $event }.

reasons-AD-E7-before = Il furto viene dopo il guadagno e prima della prima tenda del round.
reasons-AD-E7-too_late = { $player } ha già costruito in questo turno; l'offerta viene prima della prima tenda.

reasons-AD-E8-value = Le scimmie prendono denaro per il suo valore in argento e, se occorre, l'oro si cambia. L'esempio stampato del giocatore con una sola moneta è allora impossibile: quelle tessere fanno guadagnare almeno 2 in quel round.
reasons-AD-E8-silver_coins = Con questa opzione si rubano solo monete d'argento; l'oro è al sicuro.

reasons-AD-K1-assumed =
    Prima di { $player } { COUNT($players) ->
        [one] viene
       *[other] vengono
    } { $players }; si suppone che l'offerta sia stata rifiutata.
reasons-AD-K1-assumed_order = L'ordine di gioco non è noto; si suppone che ora risponda { $player }.
reasons-AD-K1-in_order = L'offerta gira nell'ordine di gioco, dal guadagno più alto.
reasons-AD-K1-shown = L'evento di questo round: { $event }.
reasons-AD-K1-no_offer = Nessuna carta Indio è scoperta, quindi { $player } non riceve offerte di tessere.
reasons-AD-K1-no_card = Nessuna carta Indio è scoperta.
reasons-AD-K1-answered = { $player } ha già risposto all'offerta.
reasons-AD-K1-take = { $player } può rinunciare all'argento di questo round per una tessera Indio.
reasons-AD-K1-refuse = { $player } può rifiutare; l'offerta passa a chi segue nell'ordine.
reasons-AD-K1-order = L'offerta gira nell'ordine di gioco: { $players }.
reasons-AD-K1-used_up = Di queste carte ce ne sono solo { $count }: { $event }.
reasons-AD-K1-given_up = { $player } ha rinunciato all'argento di questo round per una tessera Indio.

reasons-AD-K2-none = { $player } non ha ancora nessuna tessera specie, quindi nessuna pila su cui metterla.
reasons-AD-K2-own = Chi prende la tessera la mette su una propria pila.
reasons-AD-K2-pile = { $player } la mette su una propria pila: { $species }.
reasons-AD-K2-no_pile = { $player } non ha una pila di questa specie: { $species }.

reasons-AD-K5-back = Se nessuno prende la tessera, torna nella scatola.
reasons-AD-K5-taken = La tessera Indio di questo round è già stata presa.
reasons-AD-K5-gone = In questo round è già stata presa.
reasons-AD-K5-too_many =
    I giocatori hanno { $count } { $count ->
        [one] tessera
       *[other] tessere
    } Indio; al massimo possono essere { $most }.

reasons-AD-K6-own = Non dà una nuova specie.
reasons-AD-K6-no_pile = Una tessera Indio non dà una nuova specie; { $player } non ha tessere di questa: { $species }.

reasons-AD-M1-has = { $player } ha la medaglia da { $medal } punti e la tiene.
reasons-AD-M1-due = { $player } ha tutte e cinque le specie e ottiene la medaglia da { $medal } punti.
reasons-AD-M1-next = Il prossimo che avrà tutte e cinque le specie otterrà la medaglia da { $medal } punti.
reasons-AD-M1-none = Tutte le medaglie sono state prese.
reasons-AD-M1-not_in_play =
    { $player } ha la medaglia da { $medal } { $medal ->
        [one] punto
       *[other] punti
    }, che non è in gioco.
reasons-AD-M1-shared = { $count } giocatori hanno la medaglia da { $medal } punti.

reasons-AD-M2-due = { $player } ha tutte e cinque le specie e ottiene la medaglia da { $medal } punti.
reasons-AD-M2-next = Il prossimo che avrà tutte e cinque le specie otterrà la medaglia da { $medal } punti.
reasons-AD-M2-none = Tutte le medaglie sono state prese.
reasons-AD-M2-not_in_play =
    { $player } ha la medaglia da { $medal } { $medal ->
        [one] punto
       *[other] punti
    }, che non è in gioco.
reasons-AD-M2-shared = { $count } giocatori hanno la medaglia da { $medal } punti.

reasons-AD-M3-keeps = Una medaglia presa si tiene: nessuna regola toglie tessere.
reasons-AD-M3-lacks = { $player } non ha tutte e cinque le specie.
reasons-AD-M3-without = { $player } ha la medaglia da { $medal } punti ma, secondo quanto inserito, non tutte e cinque le specie. Nessuna regola toglie una medaglia, quindi vale; controlla le tessere.

reasons-AD-F0-done = Il round 18 è finito.
reasons-AD-F0-over = La partita è finita.
reasons-AD-F0-last_round = Il round 18 è finito: segue il conteggio finale.
reasons-AD-F0-early = Partita interrotta di comune accordo: finirebbe dopo il round { $count }, e questo è il round { $round }.
reasons-AD-F0-in_turn = { $player } non ha ancora terminato il turno: la partita si interrompe tra due turni.

reasons-AD-F1-few =
    { $player } ha { $count } { $count ->
        [one] tessera ({ $species }), meno di 3: da sola non dà
       *[other] tessere ({ $species }), meno di 3: da sole non danno
    } niente.
reasons-AD-F1-pays = { $player } ottiene { $parts } = { $points }.

reasons-AD-F2-leader = { $players } ha più tessere di tutti ({ $species }): { $values }.
reasons-AD-F2-tied = { $players } sono in parità per il maggior numero di tessere ({ $species }): { $values }.

reasons-AD-F4-untold = Non si sa quali villaggi mostri la missione di { $player }; ciascuno senza una sua tenda costa 3 punti.
reasons-AD-F4-missing = { $player } non ha tende a { $villages }.
reasons-AD-F4-all = { $player } ha una tenda in ogni villaggio della missione.

reasons-AD-F5-indio = Le tessere Indio sulla pila contano ({ $species }).

reasons-AD-F6-untold = Non si sa quanto denaro { COUNT($players) ->
        [one] ha
       *[other] hanno
    } { $players }; si suppone che non ne { COUNT($players) ->
        [one] abbia
       *[other] abbiano
    }.
reasons-AD-F6-ranked_tiles =
    Parità a { $points } { $points ->
        [one] punto
       *[other] punti
    }; { $player } arriva al { $place }º posto con { $count } { $count ->
        [one] tessera
       *[other] tessere
    }.
reasons-AD-F6-ranked_money =
    Parità di punti e tessere; { $player } arriva al { $place }º posto con denaro per { $count } { $count ->
        [one] moneta
       *[other] monete
    } d'argento.
reasons-AD-F6-points =
    { $players } vince con { $points } { $points ->
        [one] punto
       *[other] punti
    }.
reasons-AD-F6-tiles =
    { $by } hanno gli stessi punti; { $players } vince con { $count } { $count ->
        [one] tessera
       *[other] tessere
    }.
reasons-AD-F6-money =
    { $by } hanno gli stessi punti e le stesse tessere; { $players } vince con denaro per { $count } { $count ->
        [one] moneta
       *[other] monete
    } d'argento.

reasons-AD-F7-nobody = Nessuno ha tessere di questa specie ({ $species }), quindi non si assegnano i punti per il maggior numero.

reasons-AD-F8-shared =
    { $players } sono pari per punti, tessere e denaro ({ $count } { $count ->
        [one] moneta
       *[other] monete
    } d'argento): la vittoria è condivisa.

reasons-AD-V1-due = { $player } ha tutte e cinque le specie e ottiene la medaglia da { $medal } punti.
reasons-AD-V1-next = Il prossimo che avrà tutte e cinque le specie otterrà la medaglia da { $medal } punti.
reasons-AD-V1-none = Tutte le medaglie sono state prese.
reasons-AD-V1-not_in_play =
    { $player } ha la medaglia da { $medal } { $medal ->
        [one] punto
       *[other] punti
    }, che non è in gioco.
reasons-AD-V1-shared = { $count } giocatori hanno la medaglia da { $medal } punti.

reasons-AD-V2-two_only = Le tende neutrali si usano solo in due giocatori, non in { $count }.
reasons-AD-V2-none_left = { $player } non ha più tende neutrali: tutte e { $count } sono sul tabellone.
reasons-AD-V2-too_many = { $player } ha piazzato { $count } tende neutrali; ce ne sono solo 6 a testa.

reasons-AD-V3-one_a_turn = { $player } ha già piazzato una tenda neutrale in questo turno.
reasons-AD-V3-allowed = { $player } può piazzare gratis una tenda neutrale a { $village }.

reasons-AD-V4-there = A { $village } c'è già una tenda neutrale.
reasons-AD-V4-several = A { $village } ci sono { $count } tende neutrali.

reasons-AD-V5-last_space = A { $village } è libero un solo spazio, e una tenda neutrale non prende mai l'ultimo.

reasons-AD-V6-space = Prende lo spazio libero meno caro di { $village }, quello da { $cost } monete d'oro, senza pagarlo.

reasons-AD-V8-leader = { $players } ha più tessere di tutti ({ $species }): { $values }.
reasons-AD-V8-tied = { $players } hanno lo stesso numero di tessere ({ $species }): nessuno ottiene il punto.

reasons-AD-V9-nothing = Una tenda neutrale a { $village } non ha bisogno di collegamento, non porta tessere e non conta per nessuna missione.

reasons-AD-V7-own_first = A { $village } la tenda propria è venuta prima: quella neutrale avrebbe dovuto precederla.
reasons-AD-V7-neutral_first = A { $village } la tenda neutrale è venuta prima, quindi la propria va sullo spazio più caro.

reasons-AD-V10-alone = { $player } ha piazzato una tenda neutrale a { $village }, ma in questo turno non ha costruito una tenda propria.
reasons-AD-V10-own_too = Nello stesso turno si deve costruire una tenda propria.
reasons-AD-V10-no_own_tent = Con la tenda neutrale a { $village } { $player } non potrebbe costruire nessuna tenda propria in questo turno.

reasons-AD-V11-opening = Ora si piazzano le tende iniziali; quelle neutrali vengono dopo.

reasons-AD-Z4-off = L'ordine segue il guadagno prima che l'incendio lo dimezzi.
reasons-AD-Z4-on = Con questa opzione l'ordine segue il guadagno dopo che l'incendio lo ha dimezzato.

reasons-AD-Z7-coins = I giocatori hanno { $gold } monete d'oro e { $silver } d'argento; la scatola ne contiene 28 e 16.

reasons-AD-K3-counts =
    { $player } ha { $count } { $count ->
        [one] tessera
       *[other] tessere
    } Indio; quelle su questa pila contano con essa.
reasons-AD-K3-stays = Da allora conta come una tessera di quella pila, e vi resta.

reasons-AD-K4-six = Con la carta 6 { $player } ne ricava una moneta d'argento in più.

reasons-AD-E5-at_most = Le scimmie arrivano dopo il guadagno; nessuno perde più di quanto possiede.

lines-AD-F1 =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per le tessere ({ $kind }): { $parts } = { $points }.
lines-AD-F2 =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per le tessere ({ $kind }): { $parts } = { $points }.
lines-AD-V8 =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per le tessere ({ $kind }): { $parts } = { $points }.
lines-AD-F3 =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per una medaglia.
lines-AD-F4 = { $player } perde punti per la missione: { $parts } = { $points }.
lines-income =
    { $player } guadagna { $points } { $points ->
        [one] moneta
       *[other] monete
    } d'argento: { $parts } = { $points }.
lines-theft = Le scimmie rubano argento: { $player } { $parts }.
lines-bonus =
    { $player } ottiene { $points } { $points ->
        [one] moneta
       *[other] monete
    } d'argento dal bonus: { $parts }.
lines-burnt = L'incendio toglie argento dal guadagno: { $player } { $parts }.

lines-nothing-AD-F4 = La missione di { $player } non è nota.

lines-holders-fish = Tessere: { $holders }.
lines-holders-butterfly = Tessere: { $holders }.
lines-holders-iguana = Tessere: { $holders }.
lines-holders-parrot = Tessere: { $holders }.
lines-holders-orchid = Tessere: { $holders }.

parts-AD-F1-fish =
    { $count } { $count ->
        [one] pesce
       *[other] pesci
    } × { $each }
parts-AD-F1-butterfly =
    { $count } { $count ->
        [one] farfalla
       *[other] farfalle
    } × { $each }
parts-AD-F1-iguana =
    { $count } { $count ->
        [one] iguana
       *[other] iguane
    } × { $each }
parts-AD-F1-parrot =
    { $count } { $count ->
        [one] pappagallo
       *[other] pappagalli
    } × { $each }
parts-AD-F1-orchid =
    { $count } { $count ->
        [one] orchidea
       *[other] orchidee
    } × { $each }

parts-AD-N3-on_the_card = { $each } sulla carta
parts-AD-N3-fish =
    { $count } { $count ->
        [one] pesce
       *[other] pesci
    }
parts-AD-N3-butterfly =
    { $count } { $count ->
        [one] farfalla
       *[other] farfalle
    }
parts-AD-N3-iguana =
    { $count } { $count ->
        [one] iguana
       *[other] iguane
    }
parts-AD-N3-parrot =
    { $count } { $count ->
        [one] pappagallo
       *[other] pappagalli
    }
parts-AD-N3-orchid =
    { $count } { $count ->
        [one] orchidea
       *[other] orchidee
    }

parts-AD-N4-largest_pile = { $count } sulla pila più grande

parts-AD-N5-on_the_card = { $each } sulla carta

parts-AD-K4-indio_tile =
    { $count } { $count ->
        [one] tessera
       *[other] tessere
    } Indio

parts-AD-E3-burnt = { $points }

parts-AD-E4-stolen = { $points }

parts-AD-E6-bonus = { $points }

parts-AD-F2-majority = { $each } per il maggior numero
parts-AD-F2-shared_majority = { $each } per il maggior numero, alla pari

parts-AD-V8-majority = { $each } per il maggior numero

parts-AD-F3-medal = { $each }

parts-AD-F4-missing_village =
    { $count } { $count ->
        [one] villaggio
       *[other] villaggi
    } senza una tenda propria × { $each }

options-ad-players = In quanti si gioca; in due si gioca con tende neutrali e meno medaglie.
options-ad-space = Se si deve prendere lo spazio vuoto meno caro di un villaggio o se ne può prendere uno qualsiasi.
options-ad-neutral_without_own = Se una tenda neutrale si può piazzare in un turno senza una tenda propria.
options-ad-fire_affects_order = Se un incendio nella foresta dimezza il guadagno prima che si stabilisca l'ordine di gioco.
options-ad-monkeys = Se le scimmie prendono oro e argento per il loro valore o solo monete d'argento.

word-medal = medaglia
word-mission = missione
word-fish = pesce
word-butterfly = farfalla
word-iguana = iguana
word-parrot = pappagallo
word-orchid = orchidea
word-jaguar = giaguaro
word-crocodile = coccodrillo
word-fire = incendio nella foresta
word-monkeys = scimmie ladre
word-indio = Indio
word-bonus-fish = bonus pesce
word-bonus-butterfly = bonus farfalla
word-bonus-iguana = bonus iguana
word-bonus-parrot = bonus pappagallo
word-bonus-orchid = bonus orchidea
