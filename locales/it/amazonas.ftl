### Carcassonne Amazonas in italiano: ogni regola, e ciò che dice solo questo gioco.

rule-CA-S1 = Le tessere paesaggio
    .text = Le 80 tessere paesaggio, 65 normali e 15 del Rio delle Amazzoni, si mescolano in modo che quelle del Rio delle Amazzoni siano distribuite in modo uniforme, e si impilano coperte.

rule-CA-S2 = Tessere doppie e foce
    .text = Le 4 tessere doppie e la tessera della foce si mettono da parte; non si pescano.

rule-CA-S3 = Lato del tabellone iniziale
    .text = In 2 o 3 il tabellone iniziale ha 16 spazi sul fiume, in 4 o 5 ne ha 8.

rule-CA-S4 = Dove sta la sorgente
    .text = Il tabellone iniziale è sul tavolo fin dal principio, con la sorgente vicino al margine del tavolo e, dietro, posto per almeno due file di tessere. Il fiume diventa lungo poco più di un metro.

rule-CA-S5 = Canoe alla sorgente
    .text = Ognuno mette la propria canoa sul primo spazio del fiume, la sorgente.

rule-CA-S6 = Chi comincia
    .text = Comincia chi ha fatto per ultimo un giro in barca, altrimenti chi è più giovane.

rule-CA-S7 = Quattro meeple e due accampamenti
    .text = Ognuno ha 4 meeple e 2 accampamenti. Il quinto meeple sta sulla casella 0 del segnapunti; il resto torna nella scatola.

rule-CA-S8 = Le tessere grandi contano come una
    .text = Il tabellone iniziale e una tessera doppia contano ognuno come una tessera di un affluente o villaggio (predefinito), oppure secondo le caselle che coprono. Dove fa differenza, la risposta lo dice.

rule-CA-T1 = Un turno
    .text = Si gioca in senso orario. Prima si piazza la tessera pescata; poi su di essa un meeple o un accampamento; se non si piazza né l'uno né l'altro, la propria canoa avanza di uno spazio; infine si contano i punti.

rule-CA-T2 = Un meeple o un accampamento
    .text = In un turno non si possono piazzare sia un meeple sia un accampamento.

rule-CA-T3 = I simboli canoa agiscono subito
    .text = Le canoe mosse dai simboli si muovono subito, mentre si piazzano tessera e pedina, prima di ogni conteggio.

rule-CA-P1 = Il paesaggio continua
    .text = Una tessera deve continuare il paesaggio di tutte le vicine: affluenti, villaggi, giungla e rive del Rio delle Amazzoni.

rule-CA-P2 = Niente davanti all'estremità aperta
    .text = Nessuna tessera paesaggio può stare davanti all'estremità aperta del fiume, cioè su una casella più a valle di dove il fiume è arrivato, per tutta la larghezza del tavolo.

rule-CA-P3 = Dove vanno le tessere
    .text = All'inizio ci sono esattamente 10 caselle per una tessera; poi si aggiungono quelle accanto alle tessere piazzate.

rule-CA-P4 = L'estremità aperta avanza
    .text = Ogni tessera Rio delle Amazzoni sposta a valle l'estremità aperta e apre così nuove caselle.

rule-CA-M1 = Un meeple su un affluente
    .text = Dopo la tessera si può piazzare un meeple su un suo affluente, se su tutto l'affluente collegato non c'è nessun meeple.

rule-CA-M2 = Un meeple in un villaggio
    .text = Dopo la tessera si può piazzare un meeple in un suo villaggio, se in tutto il villaggio collegato non c'è nessun meeple.

rule-CA-M3 = Sul fiume solo canoe
    .text = Sul Rio delle Amazzoni vanno solo canoe.

rule-CA-M4 = I meeple tornano
    .text = Dopo il conteggio di un affluente o villaggio i suoi meeple tornano nella riserva.

rule-CA-B1 = Simboli canoa
    .text = I simboli canoa si trovano solo sugli affluenti; ognuno muove una canoa di uno spazio.

rule-CA-B2 = Quando i simboli muovono le canoe
    .text = Appena un meeple va su un affluente con simboli, la canoa del proprietario avanza di uno spazio per simbolo. Appena qualcuno prolunga un affluente con una tessera che mostra simboli, avanzano di uno spazio per simbolo le canoe di chi vi ha un meeple.

rule-CA-B3 = Una volta per simbolo e giocatore
    .text = Quanti meeple, propri o altrui, stiano sull'affluente non conta: ogni simbolo muove una canoa una volta sola.

rule-CA-B4 = Solo a valle
    .text = Le canoe vanno solo a valle, mai indietro.

rule-CA-B5 = L'ultimo spazio
    .text = Una canoa che dovrebbe superare l'ultimo spazio del fiume si ferma lì.

rule-CA-B6 = Spazi del fiume
    .text = Il fiume ha gli spazi del tabellone iniziale, uno in più per ogni tessera Rio delle Amazzoni e due per ogni tessera doppia.

rule-CA-B7 = Nessun pezzo, uno spazio
    .text = Chi nel proprio turno non piazza né meeple né accampamento deve muovere la propria canoa di uno spazio.

rule-CA-B8 = Contano entrambi
    .text = Se nello stesso turno i simboli muovono la canoa e non si piazza alcun pezzo, gli spazi si sommano.

rule-CA-B9 = Le canoe condividono gli spazi
    .text = Su uno spazio può stare qualunque numero di canoe.

rule-CA-R1 = Un affluente completo
    .text = Un affluente è completo quando le sue due estremità sono chiuse, da una biforcazione, da una roccia o dal Rio delle Amazzoni, o quando forma un anello. Non importa chi ha piazzato la tessera.

rule-CA-R2 = Punti per un affluente
    .text = Un affluente completo vale 1 punto per tessera e 1 per ogni simbolo frutta lungo il suo corso.

rule-CA-R3 = Un affluente incompleto
    .text = Alla fine della partita un affluente incompleto vale lo stesso: 1 punto per tessera e per simbolo frutta.

rule-CA-R6 = Una tessera conta una volta
    .text = Una tessera attraversata due volte dallo stesso affluente, o con due parti dello stesso villaggio, conta una volta.

rule-CA-V1 = Un villaggio completo
    .text = Un villaggio è completo quando è circondato da giungla o dal Rio delle Amazzoni e dentro non resta nessuna casella vuota.

rule-CA-V2 = Punti per un villaggio
    .text = Un villaggio completo vale 2 punti per tessera e 1 per simbolo frutta.

rule-CA-V3 = Un villaggio incompleto
    .text = Alla fine della partita un villaggio incompleto vale 1 punto per tessera e 1 per simbolo frutta.

rule-CA-C1 = Un accampamento nella giungla
    .text = Un accampamento va su un segmento di giungla della tessera appena piazzata; quale, lo sceglie chi lo piazza.

rule-CA-C2 = Nessun altro accampamento
    .text = Nella giungla collegata non può esserci un altro accampamento, di chiunque sia.

rule-CA-C3 = Che cosa divide le giungle
    .text = Affluenti, Rio delle Amazzoni e villaggi dividono le giungle.

rule-CA-C4 = Gli accampamenti restano
    .text = Un accampamento resta dov'è fino alla fine della partita e prima non dà punti.

rule-CA-C5 = Punti per gli accampamenti
    .text = Alla fine della partita un accampamento dà 1 punto per ogni animale nella sua giungla.

rule-CA-J1 = Più meeple
    .text = Se su un affluente o in un villaggio ci sono più giocatori, prende i punti solo chi vi ha più meeple; in parità ciascuno prende tutti i punti.

rule-CA-J2 = Più accampamenti
    .text = Lo stesso vale per gli accampamenti di una giungla; chi ne ha due lì prende i punti una volta sola.

rule-CA-G1 = Il segnapunti
    .text = Il segnapunti ha le caselle da 0 a 49. Chi raggiunge o supera la casella 0 sdraia il suo meeple segnapunti (50 e più); al giro seguente lo rialza (100 e più).

rule-CA-A1 = Le tessere Rio delle Amazzoni allungano il fiume
    .text = Una tessera Rio delle Amazzoni pescata va piazzata all'estremità aperta del fiume.

rule-CA-A2 = Due versi
    .text = Chi piazza una tessera Rio delle Amazzoni sceglie uno dei due versi possibili.

rule-CA-A3 = Tessere con «!»
    .text = Chi pesca una tessera con «!» sceglie una delle tessere doppie rimaste: prima si piazza la tessera con «!», subito dopo quella doppia.

rule-CA-A4 = Tessere doppie
    .text = Una tessera doppia è grande come due tessere e ha due spazi per le canoe.

rule-CA-A5 = Una tessera doppia resta fuori
    .text = Ci sono 3 tessere con «!» e 4 tessere doppie, perciò una di queste non si usa mai.

rule-CA-A6 = Sulle rive
    .text = Un meeple o un accampamento si può piazzare sulle rive di una tessera Rio delle Amazzoni.

rule-CA-A7 = Solo sulla tessera doppia
    .text = Dopo una tessera con «!» e una doppia, un meeple o un accampamento si piazza solo sulla tessera doppia.

rule-CA-A8 = Nulla sulle rive
    .text = Chi non piazza nulla dopo una tessera Rio delle Amazzoni muove la propria canoa di uno spazio, come sempre.

rule-CA-L1 = Conteggio del Rio delle Amazzoni
    .text = Dopo ogni tessera Rio delle Amazzoni c'è un conteggio del fiume al posto di quello solito.

rule-CA-L2 = La prima canoa
    .text = La canoa più a valle prende i punti dei caimani e dei piranha della tessera Rio delle Amazzoni appena piazzata.

rule-CA-L3 = La seconda canoa
    .text = La seconda canoa più a valle prende i punti dei piranha di quella tessera.

rule-CA-L4 = Canoe alla pari
    .text = Le canoe che condividono un posto prendono ciascuna tutti i punti. Le prime dietro quelle al primo posto sono seconde.

rule-CA-L5 = Conta solo l'ordine
    .text = Dove siano le canoe sul fiume non importa, conta solo il loro ordine.

rule-CA-L6 = Una tessera doppia intera
    .text = Nel conteggio del fiume una tessera doppia conta come una tessera sola, con tutti i suoi animali.

rule-CA-L7 = Nessun punto, uno spazio
    .text = Dopo un conteggio del fiume chi non ha preso punti muove la propria canoa di uno spazio.

rule-CA-L8 = Una tessera Rio delle Amazzoni senza animali
    .text = Una tessera Rio delle Amazzoni senza animali non dà punti a nessuno, perciò ogni canoa avanza di uno spazio, anche la prima; al massimo fino all'ultimo spazio. Le distanze si misurano prima.

rule-CA-E1 = Fine della partita
    .text = La partita finisce quando tutte le tessere paesaggio sono piazzate. Poi si contano i meeple sul tavolo, gli accampamenti e il Rio delle Amazzoni; vince chi ha più punti.

rule-CA-E2 = La foce
    .text = La foce si mette all'estremità aperta del fiume. Le canoe in testa prendono il numero più alto, le seguenti il successivo, finché i numeri sono esauriti; le canoe alla pari condividono un numero e ne prendono tutti i punti.

rule-CA-E3 = Numeri della foce
    .text = In 4 o 5 i numeri della foce sono 7, 4 e 1, in 2 o 3 sono 6 e 3.

rule-CA-Q1 = Lati per 2 e 3 giocatori
    .text = In 2 o 3 si usano i lati del tabellone iniziale e della foce segnati per quel numero di giocatori.

rule-CA-Q2 = In due: subito dietro
    .text = Solo in due, la seconda canoa prende i punti del secondo posto soltanto se è sullo spazio subito dietro la prima. Se è più indietro non prende punti e avanza di uno spazio.

rule-CA-Q3 = In due: ogni volta
    .text = Vale nei conteggi del fiume durante la partita e nell'ultimo alla foce.

rule-CA-N1 = Le tessere
    .text = Le tessere differiscono per animali e simboli canoa e frutta; che cosa mostrano si trova nel catalogo.

rule-CA-N2 = Un fiume diritto
    .text = Il Rio delle Amazzoni scorre diritto, di tessera in tessera.

rule-CA-O1 = Tessere bonus per il fiume
    .text = Nel 2017 e nel 2023 sono uscite altre due tessere doppie, che si possono scegliere come le altre, se si è d'accordo. Predefinito: no.

rule-CA-Z1 = Quante tessere
    .text = Alcuni contano le 15 tessere Rio delle Amazzoni tra le 65; le regole dicono 65 e 15, cioè 80 tessere da mescolare.

rule-CA-Z2 = Che cosa vuol dire «davanti alla foce»
    .text = Il limite attraversa tutto il tavolo all'altezza dell'estremità aperta: delle 12 caselle attorno al tabellone iniziale le 2 lì davanti sono chiuse, e restano le 10 delle regole.

rule-CA-Z3 = Completati da una tessera Rio delle Amazzoni
    .text = Il conteggio del fiume prende il posto di quello solito: ciò che viene completato da una tessera Rio delle Amazzoni non si conta in quel turno, e le regole non dicono quando (predefinito); come opzione si conta in quel turno.

rule-CA-Z4 = Due accampamenti, una volta sola
    .text = La regola che ogni accampamento dà punti per i suoi animali non si concilia con quella della maggioranza: decide la maggioranza, e ogni giungla dà punti una volta sola.

rule-CA-Z5 = Simboli di affluenti che si uniscono
    .text = Quando due affluenti si uniscono, per chi ha un meeple su uno solo dei due contano anche i simboli dell'altro (predefinito), o solo quelli sulla tessera appena piazzata. Dove fa differenza si indicano entrambi i numeri.

rule-CA-Z6 = Un conteggio solo, dopo «!» e doppia
    .text = Dopo una tessera con «!» e una doppia c'è un solo conteggio del fiume, con i soli animali della tessera doppia.

rule-CA-Z7 = Da 50 punti in su
    .text = Le regole dicono che il meeple segnapunti si sdraia sopra i 50 punti; si interpreta così: da 50 punti in su.

rule-CA-Z8 = Ciò che le regole non dicono
    .text = Una tessera che si può piazzare va piazzata; una che non si può piazzare esce dal gioco, e se ne pesca un'altra. A parità di punti la vittoria è condivisa. La sorgente conta tra i 16 o 8 spazi.

sources-ca = Carcassonne Amazonas (Hans im Glück, 2016), regole secondo la pagina romena
sources-ca-read = Carcassonne Amazonas, come lo interpreta questo arbitro dove le regole tacciono o non sono chiare
sources-ca-ext = Carcassonne Amazonas, tessere bonus del 2017 e del 2023, fuori dalle regole

sections-CA-S = preparazione
sections-CA-T = turni
sections-CA-P = piazzamento delle tessere
sections-CA-M = meeple
sections-CA-B = canoe
sections-CA-R = affluenti
sections-CA-V = villaggi
sections-CA-C = accampamenti
sections-CA-J = maggioranza
sections-CA-G = segnapunti
sections-CA-A = tessere Rio delle Amazzoni
sections-CA-L = conteggio del fiume
sections-CA-E = fine della partita
sections-CA-Q = 2 e 3 giocatori
sections-CA-N = note sulle tessere
sections-CA-O = tessere bonus
sections-CA-Z = passi poco chiari

reasons-CA-T2-one = { $player } ha già piazzato { WORD($there, form: "a") } in questo turno, quindi non può piazzare anche { WORD($figure, form: "a") }.

reasons-CA-P1-clash = Le tessere in { $cell } e { $other } non combaciano dove si incontrano.

reasons-CA-P2-front = In { $cell } la tessera sarebbe più a valle di dove il fiume è arrivato; l'estremità aperta è in { $other }.
reasons-CA-P2-beyond = La tessera in { $cell } è più a valle di dove il fiume è arrivato.

reasons-CA-P3-alone = In { $cell } la tessera non toccherebbe nessun'altra; serve un lato in comune.
reasons-CA-P3-apart =
    { $count } { $count ->
        [one] tessera non è collegata
       *[other] tessere non sono collegate
    } alle altre.

reasons-CA-S1-copies =
    La tessera { $tile } compare qui { $count } { $count ->
        [one] volta
       *[other] volte
    }, ma la scatola ne contiene solo { $most }.

reasons-CA-S4-begins = Il tabellone iniziale è sul tavolo fin dal principio; non si piazza di nuovo.
reasons-CA-S4-no_start = Su questo tavolo non c'è il tabellone iniziale, perciò non si sa da che parte scorre il fiume e dov'è la sua estremità aperta.
reasons-CA-S4-behind = Dietro la sorgente c'è posto: la tessera sta più a monte del tabellone iniziale.

reasons-CA-S5-second =
    { $player } ha qui più di { WORD($figure, form: "a") }; conta { GENDER($figure) ->
       *[m] il primo inserito
        [f] la prima inserita
    }.
reasons-CA-S5-assumed =
    Non si sa { COUNT($players) ->
        [one] dov'è la canoa
       *[other] dove sono le canoe
    } di { $players }; si suppone la sorgente.
reasons-CA-S5-untold = Le posizioni delle canoe non sono state inserite, perciò sul Rio delle Amazzoni non si conta nulla per loro.

reasons-CA-S7-too_few_pieces = I giocatori sono { $count }, ma la scatola ha pezzi solo per { $most }.
reasons-CA-S7-too_many = { $player } ha { $count } { $count ->
        [one] { $figure }
       *[other] { WORD($figure, form: "many") }
    } sul tavolo, ma in tutto { $most ->
        [one] ce n'è solo
       *[other] ce ne sono solo
    } { $most }.

reasons-CA-S8-one =
    Le tessere grandi contano come una: qui { $tiles } { $tiles ->
        [one] tessera, che copre
       *[other] tessere, che coprono
    } { $cells } caselle.
reasons-CA-S8-squares =
    Le tessere grandi contano secondo le caselle: qui { $cells }, su { $tiles } { $tiles ->
        [one] tessera
       *[other] tessere
    }.

reasons-CA-M1-feature = { WORD($figure, form: "the") } di { $player } in { $where } si trova { WORD($kind, form: "on") }, dove non può stare.
reasons-CA-M1-no_such_figure = { WORD($figure, form: "the") } di { $player } in { $where } qui non è in gioco e non conta nulla.
reasons-CA-M1-crowded =
    Sulla tessera in { $where } { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] pedina
       *[other] pedine
    } { WORD($kind, form: "on-this") }; lì se ne può piazzare una sola.

reasons-CA-M2-feature = { WORD($figure, form: "the") } di { $player } in { $where } si trova { WORD($kind, form: "on") }, dove non può stare.
reasons-CA-M2-crowded =
    Sulla tessera in { $where } { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] pedina
       *[other] pedine
    } { WORD($kind, form: "on-this") }; lì se ne può piazzare una sola.

reasons-CA-M3-incomplete = Il Rio delle Amazzoni non si conta come territorio: contano le canoe, secondo il loro ordine.
reasons-CA-M3-boats_only = Sul Rio delle Amazzoni vanno solo canoe, non { WORD($figure, form: "a") }; c'è posto sulle rive.
reasons-CA-M3-feature = { WORD($figure, form: "the") } di { $player } in { $where } si trova sul Rio delle Amazzoni, dove vanno solo canoe.

reasons-CA-M4-occupied =
    { WORD($kind, form: "on") } { GENDER($kind) ->
       *[m] completo
        [f] completa
    } ci sono ancora meeple: conta i punti ora, o riprendili se sono già stati contati.

reasons-CA-C1-feature = { WORD($figure, form: "the") } di { $player } in { $where } si trova { WORD($kind, form: "on") }, dove non può stare.

reasons-CA-C2-crowded =
    Sulla tessera in { $where } { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] pedina
       *[other] pedine
    } { WORD($kind, form: "on-this") }; lì se ne può piazzare una sola.

reasons-CA-B1-icons =
    Lungo l'affluente { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] simbolo
       *[other] simboli
    } canoa.

reasons-CA-B2-moves = La canoa di { $player } si muove subito, di uno spazio per simbolo: { $icons }.
reasons-CA-B2-joined = I simboli che si aggiungono muovono subito le canoe: { $moves }.

reasons-CA-Z5-joined = I simboli che si aggiungono muovono subito le canoe: { $moves }. Secondo l'altra interpretazione sarebbe { $others }.

reasons-CA-B5-stops = La canoa di { $by } non va oltre l'ultimo spazio, { $to }.

reasons-CA-B6-beyond = La canoa di { $player } è sullo spazio { $space }, ma il fiume ha gli spazi da 1 a { $last }.

reasons-CA-B7-boat = { $by } non piazza nessuna pedina: la canoa va dallo spazio { $from } allo spazio { $to }.
reasons-CA-B7-moved = { $player } non ha piazzato nulla in questo turno, che resta solo da terminare: si suppone che la canoa si sia già mossa.
reasons-CA-B7-spared = { $player } piazza una pedina, quindi la canoa non è obbligata a muoversi.

reasons-CA-A4-longer = La tessera doppia allunga il fiume di due spazi: l'ultimo è lo spazio { $last }.

reasons-CA-A1-off = La tessera Rio delle Amazzoni in { $where } non sta sul fiume che viene dal tabellone iniziale.
reasons-CA-A1-longer = Il fiume si allunga di uno spazio: l'ultimo è lo spazio { $last }.
reasons-CA-A1-open_end = Una tessera Rio delle Amazzoni allunga il fiume: va all'estremità aperta in { $other }, non in { $cell }.
reasons-CA-A1-some_end = Una tessera Rio delle Amazzoni allunga il fiume: va a un'estremità aperta, non in { $cell }.

reasons-CA-A3-due = Dopo la tessera con «!» bisogna prima piazzare una tessera doppia.
reasons-CA-A3-without = Una tessera doppia si sceglie solo subito dopo una tessera con «!».
reasons-CA-A3-first = Prima di piazzare { WORD($figure, form: "a") } bisogna piazzare la tessera doppia dopo quella con «!».
reasons-CA-A3-ends = Il turno non può finire tra una tessera con «!» e la sua tessera doppia.
reasons-CA-A3-fewer =
    Qui { $bangs ->
        [one] c'è
       *[other] ci sono
    } { $bangs } { $bangs ->
        [one] tessera
       *[other] tessere
    } con «!», ma solo { $count } { $count ->
        [one] tessera doppia
       *[other] tessere doppie
    }.

reasons-CA-A5-more =
    Qui { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] tessera doppia
       *[other] tessere doppie
    }, ma solo { $bangs } { $bangs ->
        [one] tessera
       *[other] tessere
    } con «!».

reasons-CA-A7-on_the_double = { WORD($figure, form: "a") } si può piazzare solo sulla tessera doppia, non su quella con «!».

reasons-CA-R6-once =
    { COUNT($where) ->
        [one] La tessera
       *[other] Le tessere
    } in { $where } { COUNT($where) ->
        [one] è toccata
       *[other] sono toccate
    } più volte e { COUNT($where) ->
        [one] conta
       *[other] contano
    } una volta.

reasons-CA-L1-not_told = Non si sa quale tessera sia stata piazzata per ultima: non si fa nessun conteggio del fiume.
reasons-CA-L1-instead =
    È stata piazzata una tessera Rio delle Amazzoni: invece di tutto il resto si contano i suoi animali ({ $caimans } { $caimans ->
        [one] caimano
       *[other] caimani
    }, { $piranhas } piranha).

reasons-CA-L2-level = { $player } è in testa sul fiume (spazi: { $spaces }).

reasons-CA-L3-level = { $player } è al secondo posto sul fiume (spazi: { $spaces }).

reasons-CA-L4-level = { $players } sono alla pari: ciascuno prende tutti i punti del posto.

reasons-CA-L6-whole = Contano tutti gli animali della tessera doppia.

reasons-CA-L7-boat = { $by } qui non prende punti: la canoa va dallo spazio { $from } allo spazio { $to }.

reasons-CA-L8-nobody_scores = Sulla tessera non ci sono animali, perciò nessuno prende punti e ogni canoa avanza di uno spazio.
reasons-CA-L8-boat = { $by } qui non prende punti: la canoa va dallo spazio { $from } allo spazio { $to }.

reasons-CA-E1-win = { $players } ha più punti di tutti, { $points }, e vince.
reasons-CA-E1-share_win = { $players } hanno più punti di tutti, { $points } a testa, e condividono la vittoria.

reasons-CA-E2-not_yet = La foce si mette all'estremità aperta a partita finita, mai prima.

reasons-CA-E3-level = { $player } prende questo numero della foce (spazi: { $spaces }).

reasons-CA-Q2-boat = { $by } non è subito dietro la prima canoa e non prende punti: la canoa va dallo spazio { $from } allo spazio { $to }.
reasons-CA-Q2-too_far = In due la seconda canoa prende punti solo subito dietro la prima; { $player } è più indietro ({ $spaces }).
reasons-CA-Q2-only_two = Solo in due la seconda canoa deve essere subito dietro la prima; { $player } prende i punti del secondo posto ({ $spaces }).

reasons-CA-Q3-too_far = In due il secondo numero va solo a una canoa subito dietro la prima; { $player } è più indietro ({ $spaces }).

reasons-CA-Z3-unscored = Una tessera Rio delle Amazzoni ha completato { WORD($kind, form: "the") }, con pedine sopra. In questo turno non si conta, e le regole non dicono quando: decide l'opzione.
reasons-CA-Z3-not_now = Una tessera Rio delle Amazzoni ha completato { WORD($kind, form: "the") }: in questo turno non si conta.

reasons-CA-Z6-not_these = Gli animali sulla tessera con «!» in { $where } non si contano, solo quelli sulla tessera doppia.

reasons-CA-G1-stands = { $player } arriva a { $points }: il meeple segnapunti si rialza, sulla casella { $field }.
reasons-CA-G1-lies = { $player } arriva a { $points }: il meeple segnapunti si sdraia, sulla casella { $field }.

lines-jungle =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per gli animali di una giungla: { $parts } = { $points }.
lines-CA-L2 =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per il primo posto sul fiume: { $parts } = { $points }.
lines-CA-L3 =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per il secondo posto sul fiume: { $parts } = { $points }.
lines-CA-E3 =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } alla foce del fiume: { $parts }.

lines-holders-amazon = Canoe sugli spazi: { $holders }.
lines-holders-jungle = Accampamenti lì: { $holders }.

parts-fruit =
    { $count } { $count ->
        [one] simbolo
       *[other] simboli
    } frutta × { $each }
parts-animal =
    { $count } { $count ->
        [one] animale
       *[other] animali
    } × { $each }
parts-caiman =
    { $count } { $count ->
        [one] caimano
       *[other] caimani
    } × { $each }
parts-piranha = { $count } piranha × { $each }
parts-place_1 = { $each } per il primo posto
parts-place_2 = { $each } per il secondo posto
parts-place_3 = { $each } per il terzo posto

options-ca-amazon_turn_scores_features = Se affluenti e villaggi completati da una tessera Rio delle Amazzoni si contano in quel turno.
options-ca-merge_counts_old_icons = Se per chi ha un meeple su uno solo di due affluenti che si uniscono contano anche i simboli canoa dell'altro, o solo quelli sulla tessera appena piazzata.
options-ca-big_tiles = Se tabellone iniziale e tessere doppie contano come una tessera o secondo le caselle.
options-ca-bonus_river = Se si possono scegliere anche le due tessere doppie bonus.

marks-boats = simboli canoa su un affluente
marks-fruit = simboli frutta su un affluente o in un villaggio
marks-animals = animali nella giungla
marks-caimans = caimani nel fiume
marks-piranhas = piranha nel fiume
marks-to-rock = l'affluente finisce contro una roccia
marks-to-amazon = l'affluente si getta nel Rio delle Amazzoni
marks-type-standard = una tessera normale
marks-type-amazon = una tessera Rio delle Amazzoni
marks-type-amazon-bang = una tessera Rio delle Amazzoni con «!»
marks-type-double = una tessera doppia
marks-type-start = il tabellone iniziale
marks-type-mouth = la foce

word-tributary = affluente
    .gender = m
    .a = un affluente
    .the = l'affluente
    .on = su un affluente
    .on-this = su questo affluente
word-village = villaggio
    .gender = m
    .a = un villaggio
    .the = il villaggio
    .on = in un villaggio
    .on-this = in questo villaggio
word-jungle = giungla
    .gender = f
    .a = una giungla
    .the = la giungla
    .on = in una giungla
    .on-this = in questa giungla
word-amazon = Rio delle Amazzoni
    .gender = m
    .a = il Rio delle Amazzoni
    .the = il Rio delle Amazzoni
    .on = sul Rio delle Amazzoni
    .on-this = sul Rio delle Amazzoni
word-camp = accampamento
    .gender = m
    .a = un accampamento
    .the = l'accampamento
    .of = dell'accampamento
    .many = accampamenti
word-boat = canoa
    .gender = f
    .a = una canoa
    .the = la canoa
    .of = della canoa
    .many = canoe
word-animal = animali
word-fruit = simboli frutta
word-caiman = caimani
word-piranha = piranha
word-place_1 = primo posto
word-place_2 = secondo posto
word-place_3 = terzo posto
