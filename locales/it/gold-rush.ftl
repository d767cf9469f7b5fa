### Gold Rush (Corsa all'oro) in italiano. Parole delle regole: ferrovia, montagna, prateria, cowboy, tenda, segnalino.

rule-GR-G0 = Scopo del gioco
    .text = Vince chi ha più punti quando tutte le tessere sono state piazzate e il conteggio finale è concluso.

rule-GR-S1 = Tessera di partenza
    .text = La tessera di partenza sta in mezzo al tavolo, con un segnalino miniera coperto sulla sua montagna.

rule-GR-S2 = Le altre tessere
    .text = Le altre tessere si mescolano e si impilano coperte; la scatola ne contiene 72 in tutto.

rule-GR-S3 = I segnalini miniera
    .text = Ci sono 63 segnalini miniera, coperti accanto al tavolo: 10 con una pepita, 30 con due, 10 con tre, 3 con cinque e 10 di ghiaia. Un solo giocatore li mette sulle montagne quando servono.

rule-GR-S4 = Cowboy e tenda
    .text = Ogni giocatore prende cinque cowboy e una tenda, qualunque sia il numero di giocatori. Un cowboy va sulla casella 0 del segnapunti, quindi quattro sono in gioco.

rule-GR-S5 = Chi comincia
    .text = Il giocatore più giovane sceglie chi comincia, o ci si accorda in altro modo.

rule-GR-S6 = Con o senza contadini
    .text = Per una prima partita si consiglia di giocare senza contadini e senza punti per le praterie. Predefinito: con entrambi.

rule-GR-T1 = Un turno
    .text = Si gioca in senso orario. Prima si pesca e si piazza una tessera e si mettono i segnalini; poi si fa al massimo una di tre cose: piazzare un cowboy, piantare la tenda o prendere un segnalino; infine si contano i punti di ciò che la tessera ha completato.

rule-GR-T2 = Se non si completa nulla
    .text = Se la tessera non ha completato nulla, comincia il turno del giocatore seguente.

rule-GR-P1 = Consigli
    .text = La tessera pescata si può mostrare a tutti, che possono consigliare dove piazzarla.

rule-GR-P2 = Dove va una tessera
    .text = Una tessera deve avere un lato in comune con almeno un'altra sul tavolo; toccarsi in un angolo non basta.

rule-GR-P3 = I lati devono combaciare
    .text = Binari, montagne e praterie devono continuare oltre ogni lato in comune.

rule-GR-P4 = Una tessera senza posto
    .text = Una tessera che si può piazzare secondo le regole va piazzata. Una che non si può piazzare esce dal gioco e se ne pesca un'altra.

rule-GR-N1 = Le pepite portano segnalini
    .text = Quando si piazza una tessera con una montagna, su quella montagna si mettono coperti tanti segnalini quante pepite mostra la tessera.

rule-GR-N2 = Una sola pila
    .text = Tutti i segnalini di una montagna stanno coperti in una sola pila.

rule-GR-N3 = Più montagne su una tessera
    .text = Se una tessera mostra più montagne, ognuna riceve i segnalini delle sue pepite; quando più montagne si uniscono, si uniscono anche le pile.

rule-GR-C1 = Un cowboy, sulla tessera appena piazzata
    .text = Si può piazzare un cowboy, dalla propria riserva e sulla tessera appena piazzata.

rule-GR-C2 = Quattro ruoli
    .text = Un cowboy occupa un solo territorio: come ferroviere una ferrovia, come cercatore d'oro una montagna, come commerciante una città, come contadino una prateria, sdraiato.

rule-GR-C3 = Solo dove non c'è un cowboy
    .text = Sulla ferrovia, montagna o prateria intera non può esserci nessun altro cowboy, proprio o altrui. Una città sta su una sola tessera, quindi è sempre libera quando viene piazzata.

rule-GR-C4 = Le tende non occupano
    .text = Una tenda non impedisce a nessuno di piazzare un cowboy sulla sua montagna.

rule-GR-C5 = Lo sceriffo
    .text = Con lo sceriffo dell'espansione si può piazzare un cowboy su una montagna dove si trova lo sceriffo, se non ci sono altri cowboy. Predefinito: no.

rule-GR-C6 = Nessun cowboy in riserva
    .text = Chi non ha più cowboy continua a piazzare tessere. I cowboy tornano da ferrovie, montagne e città complete.

rule-GR-A1 = Piantare la tenda
    .text = Invece di piazzare un cowboy si può mettere la propria tenda su una montagna, o spostarla da un segmento di montagna a un altro; è la stessa azione.

rule-GR-A2 = Non su una montagna completa
    .text = La tenda va su una montagna che non è completa.

rule-GR-A3 = Un segmento vuoto
    .text = Quel segmento di quella tessera deve essere vuoto. Su altri segmenti della stessa montagna o tessera possono stare cowboy e tende.

rule-GR-A4 = Su qualunque tessera
    .text = La tenda può stare sulla tessera appena piazzata o su una precedente.

rule-GR-Q1 = Prendere un segnalino
    .text = Invece di piazzare un cowboy o piantare la tenda si può prendere il segnalino in cima alla montagna dove sta la propria tenda; mai nel turno in cui la si pianta.

rule-GR-Q2 = Gli altri non contano
    .text = Gli altri cowboy e le altre tende su quella montagna non contano, e non importa chi vi ha la maggioranza.

rule-GR-Q3 = Lo guarda solo il proprietario
    .text = Un segnalino preso sta coperto davanti al giocatore, che può guardarlo quando vuole. Dà punti solo alla fine della partita.

rule-GR-Q4 = Estrarre prima della spartizione
    .text = Se la tessera appena piazzata completa la montagna, il suo giocatore può ancora estrarre prima; poi si spartisce il resto (predefinito). Come opzione lì non si può più estrarre.

rule-GR-Q5 = Senza segnalini niente estrazione
    .text = Se sulla montagna non c'è nessun segnalino, non se ne può prendere.

rule-GR-K1 = Segnapunti
    .text = Il segnapunti ha le caselle da 0 a 49. Chi supera 49 sdraia il proprio cowboy segnapunti: sdraiato sulla casella n vale 50 più n.

rule-GR-K2 = Tessere da 50 e 100
    .text = Invece di sdraiarlo si possono prendere tessere da 50 e 100 punti.

rule-GR-K3 = Da 100 in poi
    .text = Da 100 punti in poi il punteggio si indica in cifre; le regole si fermano al cowboy sdraiato.

rule-GR-R1 = Quando una ferrovia è completa
    .text = Una ferrovia è completa quando entrambi i capi finiscono in uno scambio, una città o una montagna, o quando si chiude in un anello.

rule-GR-R2 = Ferrovia completa
    .text = Una ferrovia completa vale 1 punto per tessera.

rule-GR-R3 = Esattamente una locomotiva
    .text = Con esattamente una locomotiva una ferrovia completa vale il doppio.

rule-GR-R4 = Nessuna locomotiva, o più
    .text = Senza locomotive, o con due o più, non raddoppia.

rule-GR-R5 = Una tessera conta una volta
    .text = Una tessera attraversata due volte dalla stessa ferrovia, o con due parti della stessa montagna o prateria, conta una volta; le pepite si contano una per una.

rule-GR-J1 = Più cowboy
    .text = Più cowboy possono trovarsi su un territorio quando i territori si uniscono.

rule-GR-J2 = Maggioranza
    .text = Chi ha più cowboy prende tutti i punti; in parità ciascuno dei giocatori in testa prende tutti i punti.

rule-GR-M1 = Quando una montagna è completa
    .text = Una montagna è completa quando la prateria la circonda: nessun lato è aperto e non ha buchi.

rule-GR-M2 = Montagna completa
    .text = Chi ha più cercatori d'oro prende prima tutti i segnalini rimasti sulla montagna, poi 1 punto per ogni pepita raffigurata.

rule-GR-M3 = Parità su una montagna
    .text = Chi è in parità prende un segnalino a turno, cominciando dal giocatore di turno, finché ce ne sono; poi ciascuno conta tutte le pepite.

rule-GR-M4 = Le tende non contano
    .text = Le tende non cambiano né maggioranza né punti. Una tenda su una montagna completa torna nella riserva.

rule-GR-M5 = Nessun cercatore lì
    .text = I segnalini di una montagna completa senza cercatori tornano nella riserva comune (predefinito) o escono dal gioco.

rule-GR-M6 = Dalla cima
    .text = Nella spartizione ciascuno prende il segnalino in cima alla pila.

rule-GR-Y1 = Quando una città è completa
    .text = Una città è completa quando tutti i binari che ne escono, tre o quattro, fanno parte di ferrovie complete.

rule-GR-Y2 = Città completa
    .text = Il commerciante prende 3 punti per ogni ferrovia completa collegata alla città.

rule-GR-Y3 = Andata e ritorno
    .text = Una ferrovia che comincia e finisce nella stessa città conta una volta.

rule-GR-H1 = I cowboy tornano
    .text = I cowboy su ferrovie, montagne e città complete tornano nella riserva e si possono usare nei turni seguenti.

rule-GR-H2 = Completare, piazzare, contare, riprendere
    .text = In un turno si può completare un territorio, piazzarvi un cowboy se non ce n'è un altro, contarne i punti e riprendere il cowboy.

rule-GR-W1 = I contadini aspettano
    .text = I contadini danno punti solo alla fine della partita.

rule-GR-W2 = I contadini restano
    .text = Un contadino sta sdraiato sulla prateria e vi resta fino alla fine.

rule-GR-W3 = Confini di una prateria
    .text = Binari, montagne e i margini esterni delle tessere delimitano una prateria.

rule-GR-W4 = Praterie unite
    .text = Una tessera che unisce praterie con contadini non dà al suo giocatore il diritto di aggiungerne uno.

rule-GR-E1 = Fine della partita
    .text = La partita finisce subito dopo il turno in cui è stata piazzata l'ultima tessera; poi si contano territori incompleti, contadini e segnalini.

rule-GR-E2 = Tende e segnalini escono
    .text = Prima escono dal gioco tutte le tende e tutti i segnalini sulle montagne.

rule-GR-E3 = Montagna incompleta
    .text = Chi ha più cercatori d'oro prende 1 punto per ogni pepita raffigurata.

rule-GR-E4 = Ferrovia incompleta
    .text = Vale 1 punto per tessera; le locomotive non hanno effetto.

rule-GR-E5 = Città incompleta
    .text = Il commerciante prende 3 punti per ogni ferrovia completa collegata.

rule-GR-E6 = I cowboy tornano alla fine
    .text = Dopo il conteggio di ogni territorio i cowboy tornano nella riserva.

rule-GR-E7 = Quanto vale una prateria
    .text = Una prateria vale 2 punti per ogni accampamento di nativi e 4 per ogni branco di cavalli selvaggi.

rule-GR-E8 = Chi prende i punti di una prateria
    .text = Chi ha più contadini prende i punti della prateria; in parità ciascuno li prende tutti.

rule-GR-E9 = Oro
    .text = I giocatori scoprono i segnalini e prendono 1 punto per ogni pepita; la ghiaia non vale nulla.

rule-GR-E10 = Parità
    .text = Vince chi ha più punti. Chi è in parità si fissa negli occhi e vince l'ultimo a battere le palpebre; per l'arbitro resta parità.

rule-GR-O1 = Regola della casa: richiamare un cowboy
    .text = Invece di piazzare un cowboy si può riprenderne uno proprio dal tavolo, senza punti. Predefinito: no.

rule-GR-O2 = Regola della casa: il quinto cowboy
    .text = Con un'altra pedina sul segnapunti tutti e cinque i cowboy sono in gioco. Predefinito: no.

rule-GR-Z1 = Quante tessere
    .text = L'elenco pubblicato arriva a 73 tessere, ma la scatola ne ha 72: se le sue voci si leggono come numeri d'ordine, il modello 66 c'è tre volte, non quattro.

rule-GR-Z2 = Strada completa
    .text = Dove il passo sulle locomotive dice «strada completa» si intende una ferrovia completa.

rule-GR-Z3 = Quali segnalini si tolgono
    .text = Prima del conteggio finale si tolgono solo i segnalini sul tavolo; quelli davanti ai giocatori si contano dopo.

rule-GR-Z4 = Da chi comincia la spartizione
    .text = Chi è in parità prende segnalini in senso orario: comincia il giocatore di turno o, se non è in parità, il primo dopo di lui che lo è.

rule-GR-Z5 = Le città non ne hanno bisogno
    .text = La regola sui territori occupati non nomina la città: una città non si estende, quindi non manca nulla.

rule-GR-Z6 = Montagna senza prateria
    .text = I binari possono finire in una montagna, quindi non deve circondarla solo la prateria: conta che nessun lato sia aperto e che non abbia buchi.

rule-GR-Z7 = I segnalini non bastano
    .text = Se la riserva non basta si mettono i segnalini rimasti. Quando montagne si uniscono, i segnalini nuovi stanno in cima; l'ordine delle pile vecchie resta aperto.

rule-GR-Z8 = Quante locomotive raddoppiano
    .text = Secondo una recensione basta una locomotiva per raddoppiare, anche se ce ne sono altre; secondo le regole deve essercene esattamente una, e valgono le regole.

sources-gr = Carcassonne: Corsa all'oro (2014), regole dell'editore, pubblicate con note nel maggio 2024
sources-gr-read = Corsa all'oro, come la interpreta questo arbitro dove le sue regole tacciono o non sono chiare

sections-GR-G = scopo del gioco
sections-GR-S = preparazione
sections-GR-T = turni
sections-GR-P = piazzamento delle tessere
sections-GR-N = segnalini sulle montagne
sections-GR-C = cowboy
sections-GR-A = tende
sections-GR-Q = estrazione
sections-GR-K = segnapunti
sections-GR-R = ferrovie
sections-GR-J = maggioranza
sections-GR-M = montagne
sections-GR-Y = città
sections-GR-H = ritorno dei cowboy
sections-GR-W = praterie
sections-GR-E = fine della partita
sections-GR-O = regole della casa
sections-GR-Z = passi poco chiari

reasons-GR-T1-done = { $player } ha già usato questo turno ({ $figure } sulla tessera appena piazzata): in un turno si fa una sola delle tre cose.
reasons-GR-T1-step_end = In un turno si fa una sola delle tre cose: un cowboy, la tenda o un segnalino; resta solo da terminare il turno.
reasons-GR-T1-one = In un turno { $player } può fare una di tre cose: piazzare un cowboy, piantare la tenda o prendere un segnalino.
reasons-GR-T1-none = { $player } non fa nessuna delle tre cose (un cowboy, la tenda, un segnalino); anche questo è permesso.

reasons-GR-P2-alone = In { $cell } la tessera non toccherebbe nessun'altra; serve un lato in comune.
reasons-GR-P2-apart =
    { $count } { $count ->
        [one] tessera non è collegata
       *[other] tessere non sono collegate
    } alle altre.

reasons-GR-P3-clash = Le tessere in { $cell } e { $other } non combaciano dove si incontrano.

reasons-GR-S2-copies =
    La tessera { $tile } compare qui { $count } { $count ->
        [one] volta
       *[other] volte
    }, ma la scatola ne contiene solo { $most }.

reasons-GR-S3-too_few =
    Sulle montagne, davanti ai giocatori e in riserva { $count ->
        [one] c'è
       *[other] ci sono
    } solo { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    }; in tutto sono { $most }.
reasons-GR-S3-too_many = Sulle montagne, davanti ai giocatori e in riserva ci sono { $count } segnalini, ma in tutto sono solo { $most }.
reasons-GR-S3-too_often = Sono stati inseriti più segnalini di valore { $value } di quanti ce ne sono: { $most }.

reasons-GR-S4-too_few_pieces = I giocatori sono { $count }, ma la scatola ha pezzi solo per { $most }.
reasons-GR-S4-too_many = { $player } ha { $count } { $count ->
        [one] { $figure }
       *[other] { WORD($figure, form: "many") }
    } sul tavolo, ma in tutto { $most ->
        [one] ce n'è solo
       *[other] ce ne sono solo
    } { $most }.

reasons-GR-S6-no_farmers = A questo tavolo si gioca senza contadini, quindi nessun cowboy può stare su una prateria.

reasons-GR-N1-brings =
    Sulla montagna { $count ->
        [one] va
       *[other] vanno
    } { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    }; la sua pila ne ha poi { $stack }.
reasons-GR-N1-assumed = Non si sa quali segnalini stanno sulle montagne; si suppone uno per ogni pepita, { $count } in tutto.
reasons-GR-N1-too_many =
    Su questa montagna { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    }, ma mostra solo { $most } { $most ->
        [one] pepita
       *[other] pepite
    }.

reasons-GR-N2-stack =
    Sopra { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    }.
reasons-GR-N2-no_mountain = I segnalini in { $where } non stanno su nessuna montagna.

reasons-GR-C2-becomes = Il cowboy diventa { WORD($role, form: "a") }.
reasons-GR-C2-no_such_figure = { WORD($figure, form: "the") } di { $player } in { $where } qui non è in gioco e non conta nulla.

reasons-GR-C3-crowded =
    Sulla tessera in { $where } { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] pedina
       *[other] pedine
    } { WORD($kind, form: "on-this") }; lì se ne può piazzare una sola.

reasons-GR-C4-tents_there =
    { COUNT($by) ->
        [one] La tenda
       *[other] Le tende
    } di { $by } lì non { COUNT($by) ->
        [one] è
       *[other] sono
    } d'ostacolo.

reasons-GR-C5-sheriff_there = Lo sceriffo che si trova lì non è d'ostacolo.
reasons-GR-C5-off = In { $where } c'è uno sceriffo, ma a questo tavolo non si gioca con lui.

reasons-GR-A1-is_pitched = Una tenda non si piazza come un cowboy: { $player } la pianta.
reasons-GR-A1-set = { $player } pianta la tenda, invece di piazzare un cowboy.
reasons-GR-A1-moved = { $player } sposta la tenda da { $cell }, invece di piazzare un cowboy.

reasons-GR-A2-complete = Questa montagna è completa, quindi qui non si può piantare nessuna tenda.
reasons-GR-A2-open = La montagna non è completa.

reasons-GR-A3-taken = Il segmento sulla tessera in { $cell } è occupato da { $by }.
reasons-GR-A3-empty = Il segmento è vuoto.
reasons-GR-A3-beside =
    Il segmento è vuoto; { $by } altrove sulla montagna non { COUNT($by) ->
        [one] conta
       *[other] contano
    }.
reasons-GR-A3-not_alone = La tenda di { $player } in { $where } condivide il segmento con un'altra pedina.

reasons-GR-A4-earlier = La tessera in { $cell } è di un turno precedente; la tenda può stare su qualunque tessera.

reasons-GR-Q1-no_tent = { $player } non ha nessuna tenda su una montagna, quindi non c'è nulla da estrarre.
reasons-GR-Q1-just_pitched = { $player } ha piantato la tenda proprio in questo turno; un segnalino si prende in uno seguente.
reasons-GR-Q1-top_token = { $player } prende { $count ->
        [one] l'unico segnalino
       *[other] il primo dei { $count } segnalini
    } della montagna dove sta la propria tenda.

reasons-GR-Q2-others =
    { $by } sulla stessa montagna non { COUNT($by) ->
        [one] conta
       *[other] contano
    }.

reasons-GR-Q3-too_many =
    { $player } inserisce { $count } { $count ->
        [one] valore
       *[other] valori
    }, ma ha { $most } { $most ->
        [one] segnalino
       *[other] segnalini
    }.
reasons-GR-Q3-own_eyes = Fino alla fine solo { $player } conosce questi valori.

reasons-GR-Q4-complete = La montagna è completa: i suoi segnalini si spartiscono e lì non si può più estrarre.
reasons-GR-Q4-first = La tessera ha appena completato la montagna: { $player } può estrarre prima, poi si spartisce il resto.

reasons-GR-Q5-no_token = Su questa montagna non c'è più nessun segnalino.

reasons-GR-R1-closed = Questa ferrovia non ha capi aperti: finiscono in scambi, città o montagne, oppure è un anello.
reasons-GR-R1-open =
    Questa ferrovia ha { $count } { $count ->
        [one] capo aperto
       *[other] capi aperti
    }.

reasons-GR-R3-doubled = C'è esattamente una locomotiva: la ferrovia vale il doppio.

reasons-GR-R4-not_doubled =
    { $count } { $count ->
        [one] locomotiva
       *[other] locomotive
    }: la ferrovia non raddoppia.

reasons-GR-R5-once = { COUNT($where) ->
        [one] La tessera
       *[other] Le tessere
    } in { $where } { COUNT($where) ->
        [one] è toccata
       *[other] sono toccate
    } più volte e { COUNT($where) ->
        [one] conta
       *[other] contano
    } una volta sola.

reasons-GR-M1-closed = Questa montagna non ha lati aperti.
reasons-GR-M1-open =
    Questa montagna ha { $count } { $count ->
        [one] lato aperto
       *[other] lati aperti
    }.

reasons-GR-M2-takes_all =
    { $player } prende prima { $count ->
        [one] il segnalino
       *[other] i { $count } segnalini
    } che { $count ->
        [one] c'è
       *[other] ci sono
    }.
reasons-GR-M2-left_over =
    Su una montagna completa { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    }: { $count ->
        [one] spetta
       *[other] spettano
    } a chi vi ha più cercatori, o alla riserva.

reasons-GR-M3-in_turn =
    { $players } prendono a turno { $count ->
        [one] il segnalino
       *[other] i { $count } segnalini
    } che { $count ->
        [one] c'è
       *[other] ci sono
    }, in quest'ordine: { $taken }.

reasons-GR-M4-no_matter =
    { COUNT($by) ->
        [one] La tenda
       *[other] Le tende
    } di { $by } lì non { COUNT($by) ->
        [one] conta
       *[other] contano
    }.
reasons-GR-M4-go_home =
    { COUNT($by) ->
        [one] La tenda
       *[other] Le tende
    } di { $by } { COUNT($by) ->
        [one] torna
       *[other] tornano
    } nella riserva e non { COUNT($by) ->
        [one] conta
       *[other] contano
    }.
reasons-GR-M4-still_there = La tenda di { $player } in { $where } sta su una montagna completa; torna nella riserva.

reasons-GR-M5-supply =
    Lì non c'è nessun cercatore: { $count } { $count ->
        [one] segnalino torna
       *[other] segnalini tornano
    } nella riserva.
reasons-GR-M5-removed =
    Lì non c'è nessun cercatore: { $count } { $count ->
        [one] segnalino esce
       *[other] segnalini escono
    } dal gioco.

reasons-GR-M6-from_the_top = Ciascuno prende il segnalino in cima alla pila.

reasons-GR-Y1-exits =
    { $count } delle sue { $most } uscite { $count ->
        [one] fa
       *[other] fanno
    } parte di ferrovie complete.
reasons-GR-Y1-odd_exits =
    Una città della tessera { $tile } ha { $count } { $count ->
        [one] uscita
       *[other] uscite
    }; dovrebbe averne tre o quattro.

reasons-GR-Y2-no_doubling = Le locomotive qui non raddoppiano nulla: ogni ferrovia vale 3.

reasons-GR-Y3-once =
    Una ferrovia comincia e finisce qui; conta una volta, quindi { $count ->
        [one] conta
       *[other] contano
    } { $count } { $count ->
        [one] ferrovia
       *[other] ferrovie
    }.

reasons-GR-H1-occupied =
    { WORD($kind, form: "on") } { GENDER($kind) ->
       *[m] completo
        [f] completa
    } ci sono ancora pedine: conta i punti ora, o riprendile se sono già stati contati.

reasons-GR-W1-waits = I suoi contadini aspettano la fine della partita.

reasons-GR-W2-becomes = Il cowboy diventa { WORD($role, form: "a") }, si sdraia e resta fino alla fine.

reasons-GR-E2-leave =
    Prima { $count ->
        [one] esce
       *[other] escono
    } dal gioco { $count } { $count ->
        [one] tenda o segnalino
       *[other] tende e segnalini
    } sulle montagne.

reasons-GR-E4-no_effect =
    { $count } { $count ->
        [one] locomotiva
       *[other] locomotive
    }: finché la ferrovia è incompleta, nessun effetto.

reasons-GR-E8-most = Prende i punti chi vi ha più contadini; in parità li prendono tutti per intero.

reasons-GR-E9-not_told =
    { $player } ha { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    } di valore sconosciuto: si scoprono prima del conteggio finale.
reasons-GR-E9-all_of_them =
    { $player } ha { $most } { $most ->
        [one] segnalino
       *[other] segnalini
    }, ma { $count ->
        [one] è stato inserito
       *[other] sono stati inseriti
    } { $count } { $count ->
        [one] valore
       *[other] valori
    }.
reasons-GR-E9-turned_over = { $player } scopre tutti i segnalini.
reasons-GR-E9-values_asked =
    Indica che cosa { $count ->
        [one] mostra
       *[other] mostrano
    } { $count ->
        [one] il segnalino coperto
       *[other] i { $count } segnalini coperti
    } di { $player }; in media un segnalino vale { $expected }.
reasons-GR-E9-none_told = Non si sa quali segnalini { COUNT($players) ->
        [one] ha
       *[other] hanno
    } { $players }; si suppone che non ne { COUNT($players) ->
        [one] abbia
       *[other] abbiano
    }.

reasons-GR-O1-off = A questo tavolo non si gioca con la regola della casa di richiamare i cowboy.
reasons-GR-O1-no_cowboy = In { $cell } non c'è nessun cowboy di { $player }.
reasons-GR-O1-comes_back = { $player } riprende un proprio cowboy, senza punti, invece di piazzarne uno.

reasons-GR-N3-each =
    Ogni montagna della tessera riceve i segnalini delle proprie pepite: { $count } { $count ->
        [one] segnalino nuovo
       *[other] segnalini nuovi
    } in tutto.
reasons-GR-N3-brings =
    Le montagne diventano una sola, e così le pile: { $count } { $count ->
        [one] segnalino nuovo
       *[other] segnalini nuovi
    }, { $stack } in tutto.

reasons-GR-Z7-short =
    La riserva non basta: { $missing ->
        [one] manca
       *[other] mancano
    } { $missing } { $missing ->
        [one] segnalino
       *[other] segnalini
    }.

reasons-GR-E10-share_win = { $players } hanno più punti di tutti, { $points } a testa: è parità, e vince chi batte le palpebre per ultimo.
reasons-GR-E10-win = { $players } ha più punti di tutti, { $points }, e vince.

reasons-GR-K1-lies = { $player } supera 49: il cowboy segnapunti si sdraia sulla casella { $field }, cioè { $points }.

reasons-GR-K2-tile = { $player } arriva a { $points } e prende una tessera dei punti: il cowboy segnapunti sta sulla casella { $field }.

reasons-GR-K3-words = { $player } arriva a { $points }: il cowboy segnapunti è sulla casella { $field }, e da 100 in poi i punti si indicano in cifre.

reasons-GR-W4-joined = La tessera ha unito praterie con contadini: chi l'ha piazzata non può aggiungerne uno.

lines-prairie =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per una prateria: { $parts } = { $points }.
lines-mining =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per l'oro: { $parts } = { $points }.

parts-nugget =
    { $count } { $count ->
        [one] pepita
       *[other] pepite
    } × { $each }
parts-railroad =
    { $count } { $count ->
        [one] ferrovia completa
       *[other] ferrovie complete
    } × { $each }
parts-tipi =
    { $count } { $count ->
        [one] accampamento
       *[other] accampamenti
    } di nativi × { $each }
parts-herd =
    { $count } { $count ->
        [one] branco
       *[other] branchi
    } di cavalli × { $each }

parts-GR-E9-token =
    { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    } × { $each }

options-gr-farmers = Se si gioca con contadini e praterie.
options-gr-sheriff = Se si gioca con lo sceriffo dell'espansione.
options-gr-score_tiles = Se si usano tessere da 50 e 100 punti invece di sdraiare il cowboy segnapunti.
options-gr-mine_before_distribution = Se chi completa una montagna può estrarre lì prima che i segnalini siano spartiti.
options-gr-unclaimed_tokens = Se i segnalini di una montagna completa senza cercatori tornano in riserva o escono dal gioco.
options-gr-recall_cowboy = Se un giocatore può riprendere un proprio cowboy invece di piazzarne uno (regola della casa).
options-gr-fifth_cowboy = Se tutti e cinque i cowboy sono in gioco (regola della casa).

marks-nuggets = pepite d'oro su una montagna
marks-tipis = accampamenti di nativi su una prateria
marks-horses = branchi di cavalli selvaggi su una prateria
marks-locomotives = locomotive su una ferrovia
marks-exits = quante ferrovie escono da una città
marks-to-city = la ferrovia finisce in una città
marks-to-junction = la ferrovia finisce a uno scambio
marks-to-mountain = la ferrovia finisce in una montagna

word-mountain = montagna
    .gender = f
    .a = una montagna
    .the = la montagna
    .on = su una montagna
    .on-this = su questa montagna
word-prairie = prateria
    .gender = f
    .a = una prateria
    .the = la prateria
    .on = su una prateria
    .on-this = su questa prateria
word-railroad = ferrovia
    .gender = f
    .a = una ferrovia
    .the = la ferrovia
    .on = su una ferrovia
    .on-this = su questa ferrovia
word-junction = scambio
    .gender = m
    .a = uno scambio
    .the = lo scambio
    .on = su uno scambio
    .on-this = su questo scambio
word-cowboy = cowboy
    .gender = m
    .a = un cowboy
    .the = il cowboy
    .many = cowboy
    .of = del cowboy
word-tent = tenda
    .gender = f
    .a = una tenda
    .the = la tenda
    .many = tende
    .of = della tenda
word-mining = segnalini miniera
word-sheriff = sceriffo
word-railwayman = ferroviere
    .a = ferroviere
word-miner = cercatore d'oro
    .a = cercatore d'oro
word-merchant = commerciante
    .a = commerciante
word-farmer = contadino
    .a = contadino
word-nugget = pepite
word-tipi = accampamenti di nativi
word-herd = branchi di cavalli
