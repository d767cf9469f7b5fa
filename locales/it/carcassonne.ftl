### Carcassonne in italiano. Le parole sono quelle che si usano al tavolo: tessera, meeple, seguace, pedina, territorio, pastore, gregge.

rule-CR-preset = Regolamento stampato o programma
    .text = Dove un noto programma interpreta diversamente le espansioni stampate, vale il regolamento stampato (predefinito) o, come opzione, l'interpretazione del programma; come altra opzione, quella della prima edizione in inglese. Un'opzione impostata a parte ha la precedenza.

rule-CR-edition = Scatole di edizioni diverse
    .text = Sullo stesso tavolo possono esserci scatole di edizioni diverse. Una scatola di cui si sceglie l'edizione ha le tessere di quella edizione e le regole che le accompagnano; tutte le altre sono dell'edizione del gioco. Se le regole di un'edizione non sono note, in gioco ci sono solo le sue tessere; ogni parte della scatola si può attivare e si gioca allora come nell'edizione precedente. Di un set venduto in più scatole se ne può scegliere una.

rule-CB-S1 = Tessera di partenza
    .text = La tessera di partenza, il modello D, sta scoperta sul tavolo; le altre 71 delle 72 tessere si mescolano coperte.

rule-CB-S2 = Sette meeple
    .text = Ogni giocatore ha 8 meeple: 1 sul segnapunti e 7 nella riserva, qualunque sia il numero dei giocatori.

rule-CB-S3 = Segnapunti
    .text = Il segnapunti ha le caselle da 0 a 49; dopo 49 comincia un nuovo giro.

rule-CB-S4 = Con o senza campi
    .text = I campi si possono lasciare da parte: la seconda e la terza edizione li presentano come supplemento, la prima li ha fin dall'inizio. Predefinito: sì.

rule-CB-S5 = Fiume e abate a parte
    .text = Il Fiume e l'abate non fanno parte delle regole base; per impostazione predefinita non si usano, e una tessera con giardino vale come lo stesso modello senza giardino.

rule-CB-T1 = Un turno
    .text = Si gioca in senso orario. In un turno si pesca e si piazza una tessera, poi si piazza un meeple o nessuno, poi si contano i punti di tutto ciò che la tessera ha completato.

rule-CB-T2 = Ordine delle fasi
    .text = Le fasi di un turno seguono quest'ordine; un meeple che torna durante il conteggio non si può piazzare prima del turno successivo del giocatore.

rule-CB-T3 = Consigli
    .text = La tessera pescata si può mostrare e gli altri possono dare consigli; decide chi è di turno.

rule-CB-P1 = Dove può stare una tessera
    .text = Una tessera va in una casella vuota che abbia almeno un lato intero in comune con una tessera sul tavolo; toccarla con un angolo non basta.

rule-CB-P2 = I lati devono combaciare
    .text = Ogni lato in comune deve mostrare la stessa cosa su entrambe le tessere (strada con strada, città con città, campo con campo), per tutte le tessere vicine insieme.

rule-CB-P3 = Qualsiasi rotazione
    .text = Una tessera si può piazzare in una qualsiasi delle sue quattro rotazioni.

rule-CB-P4 = Una tessera che si può piazzare va piazzata
    .text = Se esistono almeno una casella e una rotazione permesse, la tessera va piazzata; non si può passare.

rule-CB-P5 = Una tessera che non si può piazzare
    .text = Una tessera che non si può piazzare da nessuna parte esce dal gioco e il giocatore ne pesca un'altra, se occorre più volte.

rule-CB-P6 = Le tessere restano
    .text = Le tessere piazzate non si spostano e non si coprono mai.

rule-CB-M1 = Un meeple, sulla tessera appena piazzata
    .text = Dopo aver piazzato una tessera, chi è di turno può piazzare un meeple, solo dalla propria riserva e solo sulla tessera appena piazzata.

rule-CB-M2 = Un solo segmento
    .text = Un meeple occupa esattamente un segmento: una strada, una città, un monastero o un campo, dove si mette sdraiato.

rule-CB-M3 = Solo su un territorio libero
    .text = Non si può piazzare un meeple su un territorio se, dopo il piazzamento della tessera, in un punto qualsiasi del territorio collegato c'è già un meeple, altrui o proprio; la distanza non conta.

rule-CB-M4 = Un monastero nuovo è libero
    .text = Un monastero è un territorio di una sola tessera, quindi uno appena piazzato è sempre libero.

rule-CB-M5 = Unione
    .text = Su un territorio possono trovarsi più meeple quando dei territori vengono uniti in seguito.

rule-CB-M6 = Riserva vuota
    .text = Un giocatore con la riserva vuota continua a piazzare tessere, senza meeple.

rule-CB-M7 = I meeple restano
    .text = Un meeple piazzato non si sposta mai e non si riprende a piacere; torna solo quando il suo territorio viene conteggiato.

rule-CB-M8 = Occupare ciò che si è appena completato
    .text = Un territorio libero completato proprio da questa tessera si può occupare; poi se ne contano i punti e il meeple torna nello stesso turno.

rule-CB-J1 = Maggioranza
    .text = Il giocatore con più meeple su un territorio conteggiato ne prende tutti i punti; gli altri non prendono nulla.

rule-CB-J2 = Parità
    .text = I giocatori in parità per il maggior numero di meeple prendono ciascuno tutti i punti.

rule-CB-J3 = Territorio non occupato
    .text = Un territorio completato senza meeple non dà punti a nessuno e non si conta mai più.

rule-CB-J4 = I meeple tornano nella riserva
    .text = Dopo il conteggio di un territorio tutti i suoi meeple tornano nella riserva, anche quelli di chi non ha preso nulla.

rule-CB-G1 = Che cosa si conta in un turno
    .text = Si conta ogni strada, città e monastero completato dalla tessera appena piazzata, di chiunque sia; possono essere più di uno.

rule-CB-G2 = Contato una volta sola
    .text = Un territorio si conta al massimo una volta.

rule-CB-G3 = Si contano le tessere, non i segmenti
    .text = Una tessera attraversata due volte dalla stessa strada, o con due segmenti della stessa città, conta una volta sola.

rule-CB-R1 = Quando una strada è completa
    .text = Una strada è completa quando le due estremità sono chiuse (da un incrocio, un villaggio, una città o un monastero) o quando forma un anello.

rule-CB-R2 = Strada completa
    .text = Una strada completa dà 1 punto per tessera.

rule-CB-R3 = Strada alla fine
    .text = Una strada incompleta dà 1 punto per tessera alla fine della partita.

rule-CB-R4 = Incroci
    .text = Un incrocio chiude ogni strada che lo raggiunge; le strade che ne partono sono strade diverse.

rule-CB-C1 = Quando una città è completa
    .text = Una città è completa quando le sue mura sono chiuse e all'interno non ci sono buchi.

rule-CB-C2 = Città completa
    .text = Una città completa dà 2 punti per tessera e 2 per stemma.

rule-CB-C3 = Città di due tessere
    .text = Una città completa di due tessere dà punti come ogni altra (4 punti, più 2 per stemma) nella seconda e terza edizione e nelle stampe successive della prima. Come opzione, come nelle prime stampe della prima, dà 1 per tessera e per stemma.

rule-CB-C4 = Città alla fine
    .text = Una città incompleta dà 1 punto per tessera e 1 per stemma alla fine della partita.

rule-CB-K1 = Quando un monastero è completo
    .text = Un monastero è completo quando tutte le 8 caselle attorno, angoli compresi, hanno una tessera.

rule-CB-K2 = Monastero completo
    .text = Un monastero completo dà 9 punti.

rule-CB-K3 = Monastero alla fine
    .text = Un monastero incompleto dà 1 punto per sé stesso e 1 per ogni tessera attorno alla fine della partita.

rule-CB-K4 = Chiunque completa un monastero
    .text = Un monastero può essere completato dalla tessera di qualsiasi giocatore, e una tessera può completarne più d'uno.

rule-CB-F1 = Che cos'è un campo
    .text = Un campo è un'area verde collegata; lo delimitano le strade, le mura delle città, i fiumi e il margine delle tessere piazzate. I campi si collegano attraverso mezzi lati, non attraverso lati interi.

rule-CB-F2 = I contadini restano
    .text = I campi non si contano mai durante la partita; i contadini restano fino alla fine.

rule-CB-F3 = Campi alla fine
    .text = Alla fine il giocatore con più contadini in un campo prende 3 punti per ogni città completa adiacente al campo.

rule-CB-F4 = Città accanto a un campo
    .text = Una città è accanto a un campo se un suo segmento tocca un segmento del campo su una tessera.

rule-CB-F5 = I campi sono indipendenti
    .text = Una città può dare punti a più campi, anche a più campi dello stesso giocatore (seconda e terza edizione e regola attuale dei campi della prima; predefinito).

rule-CB-F6 = Città incomplete
    .text = Le città incomplete non danno nulla ai campi.

rule-CB-F7 = Ogni città una volta per giocatore
    .text = Seconda regola dei campi della prima edizione: 3 punti per città completa, ma un giocatore prende punti per una città al massimo una volta.

rule-CB-F8 = Quattro punti per città
    .text = Regola originale dei campi della prima edizione: per ogni città completa si contano i contadini in tutti i campi che la toccano; chi ne ha di più prende 4 punti, in parità 4 ciascuno.

rule-CB-E1 = Fine della partita
    .text = La partita finisce dopo il turno completo in cui si piazza l'ultima tessera.

rule-CB-E2 = Conteggio finale
    .text = Poi si contano strade, città e monasteri incompleti, poi i campi; valgono le regole della maggioranza.

rule-CB-E3 = Chi vince
    .text = Vince chi ha più punti; in caso di parità la vittoria è condivisa.

rule-CB-I1 = Locande
    .text = Una strada completa con almeno una locanda dà 2 punti per tessera; incompleta alla fine dà 0. (Locande e cattedrali; predefinito: no.)

rule-CB-I2 = Cattedrali
    .text = Una città completa con almeno una cattedrale dà 3 punti per tessera e per stemma; incompleta alla fine dà 0. (Locande e cattedrali; predefinito: no.)

rule-CB-I3 = Meeple grande
    .text = Il meeple grande conta come 2 per la maggioranza e per il resto come una sola pedina. (Locande e cattedrali; predefinito: no.)

rule-CB-I4 = Solo le tessere
    .text = Quando si gioca solo con le tessere di un'espansione, locande, cattedrali e merci si ignorano e le pedine aggiuntive restano nella scatola.

rule-CB-B1 = Costruttore
    .text = Un costruttore si può aggiungere a una propria strada o città; ampliare quel territorio con una propria tessera dà una seconda parte del turno, mai di più. Non conta per la maggioranza. (Commercianti e costruttori; predefinito: no.)

rule-CB-B2 = Maiale
    .text = Un maiale si unisce a un proprio contadino; se il suo proprietario prende i punti di quel campo, ogni città completa dà 1 punto in più. Non conta per la maggioranza. (Commercianti e costruttori; predefinito: no.)

rule-CB-B3 = Merci
    .text = Chi completa una città ne prende le merci; alla fine chi ne ha di più di un tipo prende 10 punti. (Commercianti e costruttori; predefinito: no.)

rule-IC-S1 = Tessere e meeple grandi
    .text = Le 18 tessere si mescolano con le altre e ogni giocatore aggiunge il meeple grande del proprio colore: 7 meeple e 1 grande nella riserva.

rule-IC-S2 = Sei giocatori
    .text = Si può giocare in sei; il sesto colore ha le stesse pedine degli altri.

rule-IC-I1 = Che cos'è una strada con locanda
    .text = Una strada su cui c'è almeno una locanda è una strada con locanda; altre locande non aggiungono nulla.

rule-IC-I2 = Strada con locanda completa
    .text = Una strada con locanda completa dà 2 punti per tessera invece di 1.

rule-IC-I3 = Strada con locanda alla fine
    .text = Una strada con locanda incompleta alla fine della partita non dà nulla.

rule-IC-I4 = Una sola strada per locanda
    .text = Una locanda appartiene esattamente a una strada della sua tessera; le altre strade che finiscono sulla tessera non ne risentono.

rule-IC-I5 = Di chi è la locanda
    .text = Non importa di chi sia la tessera che ha portato la locanda; una locanda si può aggiungere alla strada di chiunque.

rule-IC-C1 = Piazzare una cattedrale
    .text = Una tessera con cattedrale è un'unica città, aperta su tutti e quattro i lati, senza campo. Si può aggiungere a qualsiasi città, propria o altrui.

rule-IC-C2 = Città completa con cattedrale
    .text = Una città completa con almeno una cattedrale dà 3 punti per tessera e 3 per stemma. Una seconda cattedrale aggiunge solo la sua tessera.

rule-IC-C3 = Cattedrale alla fine
    .text = Una città con cattedrale incompleta alla fine della partita non dà nulla, nemmeno per gli stemmi.

rule-IC-C4 = La più piccola città con cattedrale
    .text = La più piccola città completa con cattedrale ha cinque tessere (meno solo accanto ad abbazie), quindi la regola delle città di due tessere non la riguarda mai.

rule-IC-C5 = Campi accanto a una cattedrale
    .text = Per un campo una città completa con cattedrale non vale più di ogni altra, una incompleta non vale nulla.

rule-IC-M1 = Piazzare il meeple grande
    .text = Il meeple grande si piazza come ogni meeple, sulle stesse strade, città, monasteri e campi, al posto di uno normale.

rule-IC-M2 = Forza del meeple grande
    .text = Il meeple grande conta come 2 quando si confrontano le maggioranze, su strade, città e campi allo stesso modo.

rule-IC-M3 = Niente punti doppi
    .text = Il meeple grande non raddoppia mai i punti del territorio su cui si trova.

rule-IC-M4 = Il meeple grande torna
    .text = Il meeple grande torna nella riserva come ogni meeple, quando il suo territorio viene conteggiato.

rule-IC-M5 = Sempre una pedina sola
    .text = Ogni regola che conta le pedine e non la forza conta il meeple grande una volta sola.

rule-TB-S1 = Tessere, costruttori, maiali e merci
    .text = Le 24 tessere si mescolano con le altre, ogni giocatore aggiunge un costruttore e un maiale, e i 20 segnalini merce (9 vino, 6 grano, 5 stoffa) formano una riserva comune.

rule-TB-B1 = Piazzare il costruttore
    .text = Invece di un meeple un giocatore può piazzare il proprio costruttore su una strada o città della tessera appena piazzata, se su quel territorio collegato c'è già un meeple dello stesso giocatore.

rule-TB-B2 = Le pedine altrui non contano
    .text = Meeple o costruttori altrui su quel territorio non impediscono di piazzare il costruttore; ogni giocatore ne ha uno solo.

rule-TB-B3 = Solo dove è incompleto
    .text = Il costruttore va solo su una strada o città incompleta. (Il regolamento stampato non ne parla; da una completa tornerebbe subito.)

rule-TB-B4 = Né maggioranza né occupazione
    .text = Il costruttore non conta per nessuna maggioranza e non occupa nulla; lo fanno solo i meeple.

rule-TB-B5 = Seconda parte del turno
    .text = Chi piazza una tessera che diventa parte del territorio su cui si trovava già il proprio costruttore ha una seconda parte del turno.

rule-TB-B6 = Anche completare e unire significa ampliare
    .text = Anche completare il territorio con quella tessera significa ampliarlo; lo stesso vale per l'unione di due territori, da qualunque parte stia il costruttore.

rule-TB-B7 = Stare accanto non basta
    .text = Una tessera che confina soltanto con il territorio del costruttore, senza diventarne parte, non dà una seconda parte.

rule-TB-B8 = La tessera del costruttore
    .text = La tessera su cui si piazza il costruttore non dà di per sé una seconda parte.

rule-TB-B9 = Una parte dopo l'altra
    .text = La prima parte si conclude del tutto, con pedina, conteggio, merci e ritorni nella riserva, prima che cominci la seconda. Un costruttore tornato nella riserva nella prima si può piazzare di nuovo nella seconda.

rule-TB-B10 = Nessuna terza parte
    .text = La seconda parte è intera: si pesca, si piazza, una pedina, il conteggio. Non dà mai una terza parte, qualunque cosa ampli.

rule-TB-B11 = Il diritto resta
    .text = Il diritto alla seconda parte si stabilisce quando si piazza la tessera; resta anche se il costruttore se ne va nella prima parte.

rule-TB-B12 = Alla seconda parte si può rinunciare
    .text = La seconda parte è un diritto: il giocatore può rinunciarvi. Come opzione si gioca sempre.

rule-TB-B13 = Niente tessera, niente seconda parte
    .text = Quando non resta nessuna tessera, nella seconda parte si può piazzare solo un'abbazia; senza di essa non c'è una seconda parte.

rule-TB-B14 = Quando il costruttore torna
    .text = Il costruttore torna nella riserva quando il territorio viene conteggiato, o appena ne viene tolto l'ultimo meeple del proprietario.

rule-TB-P1 = Piazzare il maiale
    .text = Invece di un meeple un giocatore può piazzare il proprio maiale su un campo della tessera appena piazzata, se nel campo collegato c'è un contadino dello stesso giocatore.

rule-TB-P2 = Il maiale resta e non conta per altro
    .text = Il maiale non conta per nessuna maggioranza e resta fino alla fine della partita.

rule-TB-P3 = Un punto in più per città
    .text = Se il proprietario del maiale è fra chi prende i punti di quel campo, prende 1 punto in più per città completa: 4 invece di 3. Gli altri in parità restano a 3.

rule-TB-P4 = Al massimo un punto in più
    .text = Un maiale porta al massimo 1 punto in più per città e giocatore, comunque ci si arrivi.

rule-TB-P5 = Quando il maiale torna
    .text = Quando l'ultimo contadino del proprietario viene tolto dal campo, il maiale torna nella riserva.

rule-TB-P6 = Il maiale dove le città danno quattro
    .text = Dove ogni città completa dà 4, con il maiale le città toccate dal suo campo ne danno 5.

rule-TB-G1 = Chi prende le merci
    .text = Chi piazza la tessera che completa una città prende un segnalino per ogni simbolo di merce della città. Cavalieri, maggioranza e punti non contano; la città può anche essere senza cavalieri.

rule-TB-G2 = Solo i simboli di quella città
    .text = I simboli in altre città della stessa tessera non contano; ognuno appartiene a una sola città.

rule-TB-G3 = La città si conta come al solito
    .text = Oltre a questo, i proprietari della città ne prendono i punti come al solito.

rule-TB-G4 = Le città incomplete non danno merci
    .text = Una città incompleta alla fine della partita non dà segnalini.

rule-TB-G5 = Il maggior numero di un tipo
    .text = Alla fine, per vino, grano e stoffa separatamente: chi ha più segnalini prende 10 punti; in caso di parità ciascuno prende tutti i 10 punti.

rule-TB-G6 = Nulla senza segnalini, nulla per il secondo
    .text = Una merce che nessuno possiede non dà punti a nessuno, e il secondo posto non dà nulla.

rule-TB-G7 = Le merci sono pubbliche
    .text = I segnalini merce dei giocatori sono visibili a tutti.

rule-TB-T1 = Un ponte non è un incrocio
    .text = Sulla tessera RRrr una strada passa sopra l'altra: due strade proseguono, da nord a sud e da ovest a est, fra quattro campi separati.

rule-TB-T2 = Due curve su una tessera
    .text = La tessera RrRr di Locande e cattedrali mostra due curve separate, da nord a ovest e da est a sud, e tre campi; quello centrale passa fra le due.

rule-TB-T3 = Tessere che si somigliano
    .text = Alcune tessere si somigliano ma hanno campi diversi: CcRR!.c ne ha 4 e CcRR.w 3, RCc!.g 3 e RCc.g 2, CcR!.w 3 e CcR.c 2, C! di Locande e cattedrali 2 ed E del gioco base 1.

rule-TB-T4 = Campi interni
    .text = Alcune tessere hanno un campo che non raggiunge nessun lato: CCCC di Locande e cattedrali, e CCc.c, CCc.w, CcCC.c e CcCc.w di Commercianti e costruttori.

rule-HS-S1 = Segnalini nel sacchetto
    .text = Tutti i 18 segnalini sono all'inizio nel sacchetto: 4 con una pecora, 5 con due, 5 con tre, 2 con quattro e 2 lupi.

rule-HS-S2 = Un pastore ciascuno
    .text = Ogni giocatore, fino a sei, aggiunge alla riserva l'unico pastore del proprio colore.

rule-HS-S3 = Tessere dell'espansione
    .text = Le 18 tessere dell'espansione si mescolano nel mazzo.

rule-HS-S4 = Tutto il resto come prima
    .text = Ciò che questa espansione non cambia segue il gioco base; le sue tessere si pescano e si piazzano come al solito.

rule-HS-F1 = Un pastore al posto di un seguace
    .text = Se la tessera appena piazzata ha un campo, il giocatore può piazzare il proprio pastore su uno dei suoi campi invece di un seguace; non entrambi.

rule-HS-F2 = Un solo pastore
    .text = Il pastore deve essere nella propria riserva; ogni giocatore ne ha uno solo.

rule-HS-F3 = Un pastore per campo
    .text = In tutto il campo collegato non deve esserci ancora nessun pastore, di nessuno.

rule-HS-F4 = I contadini non lo impediscono
    .text = I contadini in un campo non impediscono di piazzarvi un pastore.

rule-HS-F5 = Un segnalino per il nuovo pastore
    .text = Quando si piazza il pastore si pesca subito un segnalino; un segnalino con pecore si mette accanto al pastore.

rule-HS-F6 = Lupo al piazzamento
    .text = Un lupo pescato quando si piazza il pastore torna nel sacchetto, e il pastore torna nella riserva.

rule-HS-F7 = Ampliare il gregge o portarlo all'ovile
    .text = Quando la tessera di un giocatore amplia il campo in cui sta il suo pastore, il giocatore può prima piazzare una pedina come al solito e poi fare una di due cose: ampliare il gregge o portarlo all'ovile. La tessera di un avversario non dà a nessuno questa scelta.

rule-HS-F8 = Un'azione per tessera
    .text = Per ogni tessera piazzata c'è al massimo una di queste azioni con un gregge, per quanti lati del campo ampli.

rule-HS-F9 = Prima qualsiasi pedina
    .text = Prima di ampliare il gregge o portarlo all'ovile si può piazzare qualsiasi pedina permessa, anche il costruttore o il maiale, non solo un seguace.

rule-HS-F10 = Prima la pedina o prima l'azione
    .text = La pedina viene prima dell'azione con il gregge. Come opzione, come nelle prime regole inglesi, viene prima l'azione, e un pastore cacciato dal lupo si può rimettere subito.

rule-HS-F11 = Prima del drago
    .text = Se la tessera ha un drago, l'azione con il gregge viene prima che il drago si muova.

rule-HS-F12 = Ampliare il gregge
    .text = Ampliare il gregge: si pesca un segnalino; un segnalino con pecore si aggiunge al gregge.

rule-HS-F13 = Il lupo
    .text = Se ampliando si pesca un lupo, tutti i segnalini pecora del campo e il lupo tornano nel sacchetto e il pastore nella riserva, senza punti.

rule-HS-F14 = Portare il gregge all'ovile
    .text = Portare il gregge all'ovile: il gregge dà 1 punto per ogni pecora sui suoi segnalini; i segnalini tornano nel sacchetto e il pastore nella riserva.

rule-HS-F15 = Solo l'ovile dà punti
    .text = Un gregge dà punti solo quando va all'ovile; una prima stampa che in quel punto parla di ampliare è sbagliata.

rule-HS-F16 = Greggi uniti
    .text = Quando in seguito si uniscono dei campi, più pastori possono trovarsi in uno solo; tutte le loro pecore sono un unico gregge.

rule-HS-F17 = Un segnalino per tutti
    .text = Un segnalino aggiunto a un gregge comune conta per ogni pastore che c'è.

rule-HS-F18 = Tutti i pastori prendono punti
    .text = Se un pastore di un gregge comune lo porta all'ovile, il proprietario di ogni pastore presente prende tutti i punti; tutti i segnalini tornano nel sacchetto e tutti quei pastori nella riserva.

rule-HS-F19 = Il lupo prende tutto
    .text = Se uno di più pastori pesca il lupo, tutti i segnalini del campo tornano con lui nel sacchetto e tutti i pastori presenti tornano nella riserva senza punti.

rule-HS-F20 = Non è un seguace
    .text = Il pastore non è un seguace: nessun altro conteggio lo riguarda ed esso non ne influenza nessuno.

rule-HS-F21 = Greggi alla fine
    .text = Pastori e pecore ancora sul tavolo alla fine non danno nulla.

rule-HS-F22 = Un campo chiuso va all'ovile
    .text = Quando strade e mura di città hanno chiuso del tutto un campo, il gregge che contiene va subito all'ovile. Come opzione, come nelle prime regole inglesi, non ci va.

rule-HS-F23 = Nessun punto ai contadini in quel momento
    .text = Quando un campo si chiude, i suoi contadini non danno punti; li danno alla fine, come al solito.

rule-HS-F24 = Un pastore su un campo chiuso
    .text = Per un pastore messo su un campo chiuso si pesca come al solito; se non è un lupo, il gregge va da sé all'ovile.

rule-HS-F25 = Campi interni
    .text = Alcune tessere con quattro lati di città, o con tre e uno di campo, hanno un campo fra le mura; nulla può ampliarlo.

rule-HS-F26 = Decorazione
    .text = Una tessera con quattro lati di città mostra una macchia verde con un torneo: è una decorazione, non un campo.

rule-HS-F27 = Quando un campo chiuso va all'ovile
    .text = Il gregge di un campo chiuso dalla tessera va all'ovile dopo la pedina e l'azione del giocatore; come opzione prima, così un pastore appena tornato si può piazzare di nuovo.

rule-HS-F28 = Quanti segnalini su un campo chiuso
    .text = Per un pastore messo su un campo chiuso si pesca un segnalino prima che il gregge vada all'ovile; come opzione se ne pescano due, se il primo non è il lupo.

rule-HS-F29 = Unire è ampliare
    .text = Un campo unito dalla tessera piazzata conta come ampliato se il pastore del giocatore stava in una delle sue parti; portare il gregge all'ovile dà allora punti per ogni pastore di quel campo.

rule-HS-H1 = Una tessera sotto la collina
    .text = Chi pesca una collina pesca subito una seconda tessera e la mette sotto la collina, coperta, senza guardarla.

rule-HS-H2 = Le colline si piazzano come al solito
    .text = La pila si piazza secondo le regole normali, e ci si può mettere un seguace.

rule-HS-H3 = Che cosa c'è su una collina
    .text = Città, strada e campo su una collina funzionano come su ogni tessera. La tessera nascosta non conta nulla, e la pila conta come una sola tessera.

rule-HS-H4 = Una collina risolve la parità
    .text = Se più giocatori sono in parità per il maggior numero di seguaci in una città, una strada o un campo, quelli che vi hanno un seguace su una collina prendono tutti i punti, e gli altri non prendono nulla.

rule-HS-H5 = Solo in caso di parità
    .text = Senza parità una collina non ha effetto.

rule-HS-H6 = I seguaci sulle colline tornano
    .text = I seguaci sulle colline tornano dopo il conteggio come al solito.

rule-HS-H7 = Colline alla fine
    .text = Una collina risolve la parità anche nel conteggio finale.

rule-HS-H8 = Tutti su una collina
    .text = Se ogni giocatore in parità ha almeno un seguace su una collina di quel territorio, la parità resta, qualunque sia il loro numero; tutti prendono tutti i punti.

rule-HS-H9 = Contare sulle colline
    .text = Come opzione, fra i giocatori in parità prende tutto chi ha più seguaci sulle colline di quel territorio; se anche così c'è parità, ciascuno prende tutti i punti.

rule-HS-H10 = Una collina come ultima tessera
    .text = Una collina pescata come ultima tessera si piazza senza una tessera sotto, e segue un turno normale.

rule-HS-H11 = Solo in quel territorio
    .text = Contano solo i seguaci del territorio conteggiato che stanno su una collina, non altri sulla stessa collina.

rule-HS-H12 = Solo alcuni sulle colline
    .text = Se solo alcuni dei giocatori in parità stanno lì su una collina, ciascuno di loro prende tutto e gli altri nulla.

rule-HS-H13 = Una collina senza simbolo
    .text = A una tessera collina manca il simbolo dell'espansione; ne fa parte lo stesso.

rule-HS-H14 = Tessere vuote sotto le colline
    .text = Regola della casa: sotto le colline vanno tessere vuote, così non se ne perde nessuna vera.

rule-HS-H15 = Quante tessere sono nascoste
    .text = Sono nascoste tante tessere quante colline sono state piazzate; una in meno se il mazzo era vuoto dopo la pesca dell'ultima collina.

rule-HS-V1 = I vigneti si piazzano come al solito
    .text = Una tessera con un vigneto si piazza come ogni altra.

rule-HS-V2 = Vigneti attorno a un monastero
    .text = Quando un monastero è completato e conteggiato, il proprietario prende 3 punti in più per ogni vigneto sulle 8 tessere attorno.

rule-HS-V3 = Un vigneto può contare più volte
    .text = Lo stesso vigneto può contare per più monasteri.

rule-HS-V4 = Monasteri incompleti
    .text = I monasteri che alla fine non sono completi non prendono nulla per i vigneti.

rule-HS-V5 = Abbazie e santuari
    .text = I vigneti danno punti anche all'abbazia e ai santuari.

rule-HS-V6 = Monaci dei monasteri speciali
    .text = Per un monastero tedesco, olandese o belga i vigneti danno punti se il seguace è stato piazzato come monaco e il monastero si conta come completo, mai per uno sdraiato come abate.

rule-HS-V7 = Niente vigneti alla fine
    .text = Nessun tipo di monastero prende qualcosa per i vigneti nel conteggio finale.

rule-HS-N1 = Due città su un lato
    .text = Un modello ha un lato che mostra due città separate; una tessera vicina con una città da quella parte le unisce entrambe.

rule-HS-N2 = Separate finché non unite
    .text = Fino ad allora le due città sono separate e aperte su quel lato; una volta unite, la tessera conta una volta sola.

rule-HS-I1 = Il drago mangia le pecore
    .text = Se il drago arriva su una tessera con un pastore, lo mangia insieme alle sue pecore: il pastore torna nella riserva, i segnalini nel sacchetto.

rule-HS-I2 = Il drago mangia ogni pedina
    .text = Le regole parlano di un'eccezione, ma secondo le regole del drago esso mangia ogni pedina dei giocatori tranne il fienile.

rule-HS-I3 = Mangiato uno di due pastori
    .text = Un drago che raggiunge uno dei due pastori di un gregge prende quel pastore e i segnalini accanto a lui.

rule-HS-Z1 = Un errore di stampa sul lupo
    .text = Entrambi i casi dell'ampliamento del gregge parlano di un segnalino pecora; nel secondo si intende il lupo che scaccia le pecore.

rule-HS-Z2 = Un errore di stampa sui vigneti
    .text = Le regole parlano delle 8 tessere attorno al vigneto; si intendono le 8 attorno al monastero.

rule-HS-Z3 = Si può o si deve
    .text = Ampliare il gregge o portarlo all'ovile è una scelta a cui si può rinunciare; come opzione una delle due va fatta.

rule-HS-Z4 = Chiudere il campo del proprio gregge
    .text = Se la propria tessera chiude il campo del proprio gregge, questo va all'ovile senza un altro segnalino; come opzione il giocatore può prima ampliarlo.

rule-HS-Z5 = Il drago non è un'eccezione
    .text = Che mangiare il pastore sia o no un'eccezione, il risultato è lo stesso.

rule-HS-Z6 = Due lati divisi
    .text = Dove si incontrano due lati con due città ciascuno, tutte e quattro le città si uniscono; come opzione solo quelle che si stanno di fronte.

rule-HS-Z7 = Una collina che non si può piazzare
    .text = La tessera per una collina si nasconde appena la collina è pescata; se la collina non si può piazzare ed esce dal gioco, la tessera non vista torna nel mazzo.

rule-HS-Z8 = Chiuso da un'abbazia
    .text = Un'abbazia chiude un campo senza ampliarlo; il gregge che contiene va comunque all'ovile.

rule-RV-S1 = La sorgente
    .text = La sorgente sta scoperta al posto della tessera di partenza. Nessuno l'ha piazzata e nemmeno in seguito ci si può mettere una pedina.

rule-RV-S2 = Due mazzi
    .text = Le altre dieci tessere fiume si mescolano in un primo mazzo con il lago in fondo; seguono le tessere paesaggio.

rule-RV-S3 = Che ne è della tessera di partenza
    .text = La solita tessera di partenza è una tessera qualsiasi del mazzo (predefinito), oppure si piazza appena il fiume è finito, oppure resta nella scatola.

rule-RV-S5 = Il terzo fiume
    .text = Il terzo fiume è il primo, con due vigneti e due pecore sulle tessere. Un vigneto conta per i monasteri come quelli di Pecore e colline. Che cosa facciano le pecore non è noto con certezza. Scegli il terzo fiume come edizione del fiume.

rule-RV-S4 = Il secondo fiume
    .text = Alla sorgente del Fiume II segue la biforcazione (predefinito), oppure la si mescola nel mazzo del fiume. Seguono le altre tessere fiume, il lago vulcanico per ultimo. Insieme al primo Fiume si usa una sola sorgente, e tutti e due i laghi vengono per ultimi.

rule-RV-P1 = Prima le tessere fiume
    .text = La sorgente viene per prima, il lago per ultimo. Finché restano tessere fiume si pescano solo quelle; tutti giocano i propri turni come al solito.

rule-RV-P2 = Il fiume va continuato
    .text = Una tessera fiume va unita all'estremità aperta del fiume con un proprio lato di fiume, e anche tutti gli altri lati devono combaciare. Non è permesso toccare solo con un campo.

rule-RV-P3 = In entrambi i versi
    .text = Una tessera fiume si può piazzare in entrambi i versi, salvo il divieto di inversione a U.

rule-RV-P4 = Una tessera fiume senza posto
    .text = Una tessera fiume che non si può piazzare si mette da parte e si pesca la successiva. Il lago chiude il fiume così com'è; se il lago non ha posto, il fiume resta aperto.

rule-RV-P5 = Chi piazza il lago
    .text = Il lago lo piazza il giocatore di turno, come in un turno normale.

rule-RV-U1 = Nessuna inversione a U immediata
    .text = Come stampato (predefinito): vista nel verso della corrente, una curva non può piegare dalla stessa parte in cui piega la tessera fiume subito prima. Con una tessera dritta in mezzo può.

rule-RV-U2 = Spazio davanti al fiume
    .text = Più rigoroso: delle caselle davanti al fiume, le due accanto alla casella seguente e le tre della fila dietro devono essere vuote. Il lago non ha bisogno di spazio.

rule-RV-U3 = L'interpretazione rigorosa vieta di più
    .text = L'interpretazione rigorosa non permette mai ciò che quella stampata vieta; vieta qualche piazzamento in più.

rule-RV-F1 = Nessuna pedina sul fiume
    .text = Nessuna pedina può stare sul fiume. Città, strade, monasteri e campi delle tessere fiume si usano come sempre, anche mentre si piazza il fiume.

rule-RV-F2 = Il fiume delimita i campi
    .text = Il fiume delimita i campi. Sorgente e lago hanno un solo campo tutt'attorno, che lì collega le due rive (predefinito), o uno per riva.

rule-RV-F3 = Ponte
    .text = Un ponte porta la strada oltre il fiume: una strada sola, quattro campi. Su altre tessere la strada finisce al fiume.

rule-RV-F4 = Il fiume non è un territorio
    .text = Il fiume non è mai completo e non si conta mai. Le tessere fiume contano come tessere per strade, città e monasteri.

rule-RV-K1 = La biforcazione
    .text = La biforcazione ha tre lati di fiume, e al fiume se ne può unire uno qualsiasi. Da allora il fiume ha due estremità aperte, e ogni tessera fiume ne continua una. Il divieto di inversione a U vale per ciascuna.

rule-RV-K2 = Fine davanti a una città
    .text = La tessera fiume che di fronte al fiume mostra una città chiude un ramo del fiume. I suoi due campi non si uniscono dietro la città. Dopo, resta aperta solo l'altra estremità.

rule-RV-K3 = Il lago vulcanico
    .text = Il lago vulcanico chiude il fiume, e il suo campo lo circonda. Con il drago è un vulcano: arriva il drago, e in questo turno non ci si mette nessuna pedina. Altrimenti è un lago qualsiasi.

rule-RV-K4 = La locanda sul ponte
    .text = Sul ponte del Fiume II la locanda appartiene alla strada che passa sul fiume. Conta solo con Locande e cattedrali.

rule-RV-H1 = Il branco di maiali
    .text = Chi prende i punti di un campo con un branco di maiali riceve 1 punto in più per ogni città completa accanto a quel campo, una volta per campo e città, anche oltre a quello del proprio maiale. Lo ricevono anche i contadini che lasciano il campo di un fienile; i fienili no.

rule-RV-H2 = La tessera campo di Games Quarterly 11
    .text = La tessera senza città né strade è un campo semplice (predefinito), oppure i suoi maiali sono un branco.

rule-GQ-S1 = Dove vanno le tessere
    .text = Le due tessere fiume di Games Quarterly 11 si usano solo con un fiume: una va tra le tessere fiume, la sorgente sostituisce quella solita se i giocatori lo scelgono. Le altre dieci si mescolano nel mazzo.

rule-GQ-1 = La sorgente con una strada
    .text = Su questa sorgente finisce una strada, e i campi ai suoi due lati sono separati: le rive non si uniscono dietro di essa. Tutte le altre tessere si giocano come quelle semplici.

rule-KR-S1 = I due segnalini all'inizio
    .text = Il re e il barone ladrone stanno accanto al tavolo; all'inizio nessuno ne ha uno.

rule-KR-1 = Il re
    .text = Chi con la propria tessera completa una città con più tessere di ogni altra città completa prende il re, di chiunque sia la città. Per la prima città completa è sempre così.

rule-KR-2 = Il barone ladrone
    .text = Lo stesso vale per le strade e il barone ladrone. Una strada di pari lunghezza non cambia nulla.

rule-KR-3 = Contano le tessere
    .text = Per tutti e due i segnalini contano le tessere, non i punti, e contano anche i territori senza pedine.

rule-KR-4 = Che cosa danno i segnalini
    .text = Alla fine il re dà 1 punto per ogni città completa sul tavolo, il barone ladrone 1 per ogni strada completa (predefinito). Regole della casa: 10 punti per segnalino; 15 per uno, 40 per tutti e due; oppure 1 punto per ogni completamento, prima che il segnalino passi, e nulla alla fine.

rule-KR-6 = Due città che si incrociano
    .text = Una tessera ha due città che si incrociano, una da nord a sud e una da ovest a est. Le altre quattro tessere sono semplici.

rule-AB-S1 = Un'abbazia ciascuno
    .text = Ogni giocatore ha davanti a sé una tessera abbazia; non sta nel mazzo. Le abbazie dei colori non in gioco si tolgono dal gioco.

rule-AB-S2 = Borgomastro, carro e fienile
    .text = Ogni giocatore aggiunge alla propria riserva un borgomastro, un carro e un fienile.

rule-AB-P1 = Un'abbazia invece di pescare
    .text = All'inizio del proprio turno, prima di pescare, un giocatore può piazzare la propria abbazia invece di pescare una tessera, una volta per partita.

rule-AB-P2 = Dove va un'abbazia
    .text = Un'abbazia va solo in una casella vuota con tutte e quattro le caselle vicine occupate; quelle in diagonale non contano. Senza una casella così non si può piazzare.

rule-AB-P3 = Ogni lato combacia
    .text = Quello che mostrano le tessere vicine a un'abbazia non conta, e la sua rotazione non ha significato.

rule-AB-P4 = Nessuna abbazia accanto a un'abbazia
    .text = Tutte le caselle accanto a un'abbazia sono occupate, quindi in seguito nulla deve combaciare con essa, e due abbazie non hanno mai un lato in comune; possono toccarsi con un angolo.

rule-AB-P5 = Non si pesca nulla
    .text = Quando si piazza un'abbazia, in quella parte del turno non si pesca nessuna tessera; il mazzo resta com'è.

rule-AB-P6 = Abbazia nella seconda parte
    .text = L'abbazia si può piazzare nella seconda parte del turno data da un costruttore, anche con il mazzo vuoto.

rule-AB-C1 = Un'abbazia chiude
    .text = Un'abbazia chiude la strada, la città e il campo su ciascuno dei suoi quattro lati e non si unisce a nessuno di essi.

rule-AB-C2 = Completato da un'abbazia
    .text = I territori completati da un'abbazia si contano subito come completi. L'abbazia non è una loro tessera: un pezzo di città chiuso così è una città di una tessera.

rule-AB-C3 = I lati opposti restano separati
    .text = I territori sui lati opposti di un'abbazia restano separati; lo restano anche due città su un solo lato che finisce contro un'abbazia.

rule-AB-C4 = Campi chiusi da un'abbazia
    .text = Un campo chiuso da un'abbazia non si conta per questo.

rule-AB-C5 = Attorno ai monasteri
    .text = Un'abbazia riempie la sua casella e conta 1 punto per i monasteri attorno; può completarne più d'uno.

rule-AB-C6 = Completa chi la piazza
    .text = A completare i territori è il giocatore che piazza l'abbazia: prende anche le merci.

rule-AB-C7 = Abbazia e costruttore
    .text = Completare un territorio con un'abbazia non lo amplia, quindi il costruttore che vi si trova non dà una seconda parte del turno (predefinito). Secondo la prima formulazione, «completa o amplia», c'è.

rule-AB-M1 = Pedina su un'abbazia
    .text = Un'abbazia è un monastero: dopo averla piazzata vi si può mettere un seguace, e nient'altro.

rule-AB-M2 = Punti di un'abbazia
    .text = Con tutte le 8 caselle attorno occupate un'abbazia dà 9 punti; alla fine dà 1 per sé stessa e 1 per ogni tessera attorno, quindi mai meno di 5.

rule-AB-E1 = Abbazie dopo l'ultima tessera
    .text = Dopo il turno con l'ultima tessera chi ha ancora un'abbazia può piazzarla, con pedina e conteggio. Si procede in senso orario dal vicino di sinistra di chi ha piazzato l'ultima tessera fino a quest'ultimo. Poi segue il conteggio finale.

rule-AB-E2 = Una possibilità o più
    .text = Come stampato, a ogni giocatore si chiede una volta (predefinito). Secondo l'altra interpretazione il giro ricomincia dopo che si è chiesto al giocatore dell'ultima tessera, per tutti quelli che hanno ancora un'abbazia e un posto dove piazzarla.

rule-FM-1 = Volare
    .text = Su una tessera con una macchina volante si può mettere il seguace di questo turno sulla macchina. Un dado da 1 a 3 mostra di quante caselle vola nella direzione della macchina, che gira con la tessera; anche in diagonale ogni casella conta come una. Se lì non c'è una tessera, il seguace torna nella riserva.

rule-FM-2 = Atterrare
    .text = Il seguace atterra su una strada, una città o un monastero incompleto della tessera raggiunta, anche se ci sono già altri seguaci; mai su un campo e mai sulla tessera del drago. Il borgomastro atterra solo nelle città. Se può atterrare, deve; altrimenti torna nella riserva.

rule-FM-3 = Il volo è la pedina del turno
    .text = Chi vola non piazza nessun'altra pedina in questo turno, ovunque finisca il volo. Un fantasma si può ancora piazzare sulla tessera, ma non vola.

rule-CC-1 = Cerchio nel grano
    .text = Dopo il conteggio chi ha piazzato una tessera con un cerchio nel grano sceglie per tutti: si aggiungono seguaci, oppure tornano nella riserva. Riguarda il tipo di territorio del cerchio: strade, città o campi. Se lì non c'è nessuno, non si sceglie niente.

rule-CC-2 = I seguaci arrivano o se ne vanno
    .text = Comincia chi siede a sinistra e chi ha piazzato la tessera è l'ultimo. Se si aggiungono, si può mettere un seguace della riserva accanto a uno proprio su un territorio di quel tipo. Se tornano, si deve togliere un proprio seguace da un territorio di quel tipo. Chi lì non ne ha non fa niente. Non si fanno punti.

rule-CC-3 = Quali seguaci
    .text = Anche qui vale dove una pedina può stare: un borgomastro solo nelle città, un carro non nei campi. I seguaci nei castelli, sulle torri e nelle piramidi non contano.

rule-RB-1 = Mettere un brigante
    .text = Chi ha piazzato una tessera con un brigante può, prima di tutto il resto, mettere il proprio brigante accanto al meeple segnapunti di un altro giocatore, o spostarlo accanto a un altro. Poi può farlo anche il giocatore successivo il cui brigante non è sul segnapunti (predefinito), o tutti loro, a turno.

rule-RB-2 = La metà dei punti
    .text = Quando il meeple segnapunti di un giocatore avanza per un territorio, il proprietario di ogni brigante accanto prende la metà dei punti, arrotondata per eccesso, per un solo territorio; se sono più d'uno insieme, per quello con più punti. Chi è derubato tiene tutti i punti e il brigante torna nella riserva. I punti presi da un brigante non si rubano di nuovo.

rule-ME-1 = Due pedine segnapunti
    .text = Ogni giocatore ha due pedine sul segnapunti, un meeple e un messaggero; le loro caselle insieme sono i punti. Ogni volta che si prendono punti durante la partita, una delle due avanza, a scelta. Se sono sulla stessa casella, avanza il meeple. Riscatti e punti concordati muovono sempre il meeple.

rule-ME-2 = Pescare un messaggio
    .text = Se nel proprio turno una propria pedina segnapunti si ferma su 0, 5, 10 e così via, si pesca un messaggio e si prendono 2 punti o si esegue la sua azione. Poi il messaggio va sotto la pila. Anche questi punti muovono una pedina e possono portare un altro messaggio. Le pedine si muovono alla fine del turno, dopo tutti i conteggi.

rule-ME-3 = I messaggi
    .text = La strada, la città o il monastero più piccolo con un proprio seguace si conta come a fine partita, per intero, e il seguace resta; se ce n'è più d'uno, vale quello con meno punti. 2 punti per ogni stemma in una propria città, 2 per ogni proprio cavaliere, 3 per ogni proprio contadino. Un'altra tessera: un'altra parte del turno. Oppure un proprio seguace si conta come a fine partita, per intero, e torna nella riserva.

rule-ME-4 = Nessun messaggio alla fine
    .text = Nel conteggio finale nessuno pesca messaggi.

rule-AB-Y1 = Piazzare il borgomastro
    .text = Il borgomastro si piazza come un seguace, ma solo in una città.

rule-AB-Y2 = Forza del borgomastro
    .text = Per la maggioranza il borgomastro conta tanto quanti sono gli stemmi di tutta la città al momento del conteggio; può anche contare zero.

rule-AB-Y3 = Un borgomastro senza stemmi
    .text = Chi in una città ha forza 0 non prende punti. Se vale per tutti, nessuno prende punti e tutte le pedine tornano nella riserva.

rule-AB-Y4 = Il borgomastro occupa
    .text = Un borgomastro occupa la sua città, qualunque sia la sua forza, e il proprio costruttore può aggiungersi.

rule-AB-Y5 = Il borgomastro in un castello
    .text = In un castello un borgomastro non conta nulla: quando il castello dà punti non ne prende, e torna nella riserva.

rule-AB-W1 = Piazzare il carro
    .text = Il carro si piazza come un seguace su una strada, in una città o in un monastero (anche in un'abbazia o un santuario), non in un campo o in un giardino. Conta come 1.

rule-AB-W2 = Il carro prosegue
    .text = Quando il suo territorio è stato completato e conteggiato, con punti o senza, il proprietario può spostare subito il carro in un altro territorio invece di riprenderlo.

rule-AB-W3 = Dove va il carro
    .text = Va solo in un territorio incompleto (strada, città o monastero) senza alcun seguace.

rule-AB-W4 = Quanto lontano va il carro
    .text = Nella prima edizione i due territori devono essere collegati dall'estremità di una strada: le strade di un incrocio, oppure una strada e la città, il monastero o l'abbazia in cui finisce. Nelle edizioni successive il carro va in un territorio sulla sua tessera o in una delle 8 caselle attorno.

rule-AB-W5 = Più carri
    .text = Se più carri possono proseguire, i proprietari decidono in ordine di turno, cominciando da chi è di turno; ognuno vede che cosa hanno fatto gli altri prima. Così un carro può muoversi anche nel turno di un altro.

rule-AB-W6 = Proseguire non è piazzare una pedina
    .text = Spostare un carro non vale come piazzare una pedina e non dà punti. Nel conteggio finale nessun carro si muove.

rule-AB-W7 = Dove borgomastro e carro non vanno
    .text = Un carro non va né su un castello né sulla tessera su cui si trova il drago. Borgomastro e carro non stanno sulle torri.

rule-AB-B1 = Piazzare il fienile
    .text = Invece di una pedina si può mettere il fienile su un punto in cui si incontrano quattro tessere, una delle quali appena piazzata, se tutt'intorno al punto c'è campo.

rule-AB-B2 = Un fienile per campo
    .text = I contadini nel campo non contano. Un altro fienile impedisce di piazzarne uno nel campo (predefinito) oppure no.

rule-AB-B3 = I contadini quando arriva un fienile
    .text = Dopo i territori completati, il campo del nuovo fienile si conta per i suoi contadini: 3 punti per ogni città completa e 1 in più con il proprio maiale. Poi tutti i contadini e i maiali di quel campo tornano nella riserva.

rule-AB-B4 = Niente contadini accanto a un fienile
    .text = Finché in un campo c'è un fienile, non vi si può piazzare nessun contadino e nessun maiale. Un pastore sì.

rule-AB-B5 = Campi uniti a quello di un fienile
    .text = Se una tessera unisce un campo con contadini a quello di un fienile, alla fine di quel turno questi contadini danno 1 punto per ogni città completa (chi ha più contadini; 1 in più con il proprio maiale) e tornano nella riserva con i maiali.

rule-AB-B6 = Il fienile alla fine
    .text = Alla fine il proprietario di un fienile prende 4 punti per ogni città completa accanto al suo campo; con più fienili in un campo ogni proprietario prende tutto. Nessun maiale conta.

rule-AB-B7 = Un fienile resta
    .text = Un fienile resta fino alla fine della partita; il drago non lo mangia.

rule-EX-Z1 = La formulazione più recente del giro finale
    .text = La formulazione del giro dopo l'ultima tessera nella seconda edizione più recente non era disponibile; come nelle stampe precedenti, a ogni giocatore si chiede una volta.

rule-EX-Z2 = Tessera di partenza con il Fiume
    .text = Se la seconda edizione metta la tessera di partenza nella scatola quando si usa il Fiume non è chiarito; per impostazione predefinita si mescola, e nessun'altra regola ne dipende.

rule-EX-Z3 = Fino a dove arrivano altre espansioni
    .text = Di santuari e monasteri tedeschi qui si gioca solo ciò a cui rimanda Pecore e colline.

rule-EX-T1 = Chi comincia
    .text = Quando in una fase scelgono più giocatori, si procede in senso orario. Per chi esce dalla città di Carcassonne, al bazar e con i cerchi nel grano comincia chi siede a sinistra di chi è di turno, che è l'ultimo; per carri, castelli e drago comincia chi è di turno.

rule-EX-T2 = Chi è un seguace
    .text = Meeple, meeple grande, abate, borgomastro, carro, fantasma e direttore del circo sono seguaci. Costruttore, maiale, fienile, pastore e tutte le pedine che non sono di nessuno non lo sono.

rule-EX-I1 = Seguaci sulle colline
    .text = Su una collina ogni seguace conta una volta, qualunque sia la sua forza. Fienili, prigionieri e seguaci su torri, nei quartieri o nelle piramidi non contano.

rule-EX-I2 = Quando un pastore lascia il tavolo
    .text = Solo il drago e una festa del suo proprietario tolgono un pastore dal tavolo. Può stare nel campo di un fienile. Ponti, traghetti e tunnel non dividono il campo di un gregge.

rule-EX-I3 = In che ordine cresce il valore
    .text = Prima tessere e stemmi con locanda, cattedrale o assedio; poi chiesa, Darmstadtium e labirinto; vigneti; il mago; la strega dimezza tutto; i piccoli edifici vengono per ultimi. Fata, direttore del circo, torre di guardia e oro contano a parte. Un castello prende lo stesso valore.

rule-EX-I4 = Il meeple grande altrove
    .text = Un meeple grande conta 2 per la maggioranza e 1 per tendone, torri di guardia, labirinti, chiese e briganti.

rule-EX-I5 = Che cosa amplia il territorio di un costruttore
    .text = Per un costruttore amplia il territorio solo la tessera appena piazzata, anche se a collegarla è un ponte, un traghetto o un tunnel; da soli questi non danno una seconda parte. Una tessera del bazar vale come propria. Bazar e fuga aspettano la seconda parte.

rule-EX-I6 = Chi prende le merci
    .text = Le merci di una città vanno a chi la completa con la propria tessera, con o senza ponte. Una città che diventa castello non ne dà.

rule-EX-I7 = Quando un seguace viene tolto
    .text = Qualunque cosa tolga un seguace, un costruttore o maiale rimasto solo va con lui, e la fata resta sola sulla tessera.

rule-EX-I8 = Il drago e i seguaci spostati
    .text = Carri, fantasmi e seguaci che escono dalla città non vanno sulla tessera del drago. Se il drago si muove dopo il conteggio, può mangiare un carro appena spostato.

rule-EX-I9 = La fata con signori e acrobati
    .text = Accanto al signore di un castello la fata dà 3 punti quando il castello ne dà. Accanto a un acrobata dà 1 punto all'inizio del turno, ma non quando si conteggia la piramide.

rule-EX-I10 = I santuari sono come monasteri
    .text = Per chi esce dalla cattedrale, per i carri e per i portali un santuario è un monastero. Per la sfida contano le pedine presenti quando viene completato il primo dei due.

rule-EX-I11 = L'abbazia completa
    .text = Un'abbazia che chiude una strada o una città vale per barone ladrone e re come ogni tessera di chi la piazza. È una meta per i carri: nella prima edizione la raggiungono da ogni strada che vi finisce.

rule-EX-I12 = Non sulle mappe
    .text = Queste espansioni non sono fatte per le mappe stampate; lì sono in gioco solo se vengono scelte apposta.

rule-EX-Z4 = Torri, signori e il drago
    .text = Le regole stampate non dicono se una torre cattura il signore di un castello o se il drago mangia chi sta su una torre. Qui i signori sono al sicuro dalle torri, e chi sta su una torre viene mangiato.

rule-EX-Z5 = Più di quanto si ha
    .text = Non è certo se un prezzo o un riscatto possa superare i punti che un giocatore ha. Qui un prezzo può, un riscatto solo come opzione.

rule-AT-S1 = Un abate ciascuno
    .text = Con la seconda o la terza edizione ogni giocatore aggiunge l'abate del proprio colore; con le tessere della prima, se i giocatori lo scelgono. Senza l'abate i giardini non hanno effetto.

rule-AT-P1 = Dove può stare l'abate
    .text = Invece di un'altra pedina l'abate si può mettere nel monastero o nel giardino della tessera appena piazzata, se è libero; da nessun'altra parte.

rule-AT-P2 = I giardini sono per gli abati
    .text = Nessun'altra pedina può stare in un giardino.

rule-AT-P3 = Un giardino è un territorio di una sola tessera
    .text = Un giardino non delimita il campo, la città o la strada attorno e non ne fa parte. Si mette una sola pedina per turno: nel giardino o su un altro territorio della tessera, non su entrambi.

rule-AT-P4 = Che cosa è un monastero per l'abate
    .text = Un'abbazia, un santuario e un monastero speciale (come monaco) sono monasteri per l'abate.

rule-AT-G1 = Giardino completo
    .text = Un giardino si conta come un monastero: quando tutte le 8 caselle attorno hanno una tessera dà 9 punti e l'abate torna nella riserva.

rule-AT-G2 = Giardino alla fine
    .text = Alla fine della partita un abate in un giardino o monastero dà 1 punto e 1 per ogni tessera attorno.

rule-AT-G3 = Giardino senza abate
    .text = Un giardino in cui non c'è un abate non si conta mai.

rule-AT-R1 = Ritirare l'abate
    .text = Invece di piazzare una pedina un giocatore può ritirare il proprio abate da qualsiasi punto del tavolo. Dà subito 1 punto e 1 per ogni tessera attorno, compresa quella appena piazzata.

rule-AT-R2 = Al posto di qualsiasi pedina
    .text = Chi ritira l'abate non piazza nessuna pedina, nemmeno il costruttore, il maiale o il pastore. L'abate si può piazzare di nuovo non prima della parte di turno seguente.

rule-AT-R3 = Non da ciò che è completo
    .text = L'abate non si ritira da un giardino o monastero ormai completo: i 9 punti si prendono alla fine del turno, e si può piazzare un'altra pedina.

rule-AT-R4 = Piazzato o ritirato
    .text = L'abate non si può ritirare nella stessa fase in cui è stato piazzato.

rule-AT-R5 = Un abate fra i vigneti
    .text = Un abate ritirato non prende nulla per i vigneti, perché il monastero non è completo. In un monastero completo l'abate prende il bonus come un monaco; un giardino non lo ha mai.

rule-AT-R6 = L'abate è un seguace
    .text = L'abate è un seguace: il drago mangia anche lui. Le colline non contano, perché lì sta una pedina sola.

rule-PD-S1 = Nessun drago prima di un vulcano
    .text = Una tessera drago pescata prima che il primo vulcano sia sul tavolo si mette da parte e torna poi nel mazzo.

rule-PD-M1 = Vulcano
    .text = Un vulcano porta il drago sulla sua tessera; in questo turno non vi si può mettere nessuna pedina.

rule-PD-M2 = Il cammino del drago
    .text = Una tessera drago lo fa muovere di 6 passi, uno per giocatore a partire da chi è di turno: ogni volta su una tessera adiacente, mai in diagonale, mai su una già visitata in questo cammino, compresa quella di partenza, e mai su quella della fata. Quando non può proseguire, si ferma.

rule-PD-M3 = Quando si muove il drago
    .text = Il drago si muove dopo la pedina e il gregge, prima del conteggio. Come opzione si muove dopo il conteggio.

rule-PD-S2 = Fata e drago all'inizio
    .text = Fata e drago aspettano accanto al tavolo: il drago arriva con il primo vulcano, la fata quando un giocatore la sposta per la prima volta.

rule-PD-F1 = Spostare la fata
    .text = Invece di piazzare una pedina, anche dopo una tessera vulcano, si può spostare la fata accanto a un proprio seguace in qualsiasi punto del tavolo, ma non accanto a quello vicino a cui sta già.

rule-PD-F2 = Un punto dalla fata
    .text = Chi all'inizio del turno ha la fata accanto a un proprio seguace prende 1 punto; una volta per turno, non di nuovo nella seconda parte data da un costruttore.

rule-PD-F3 = La fata al conteggio
    .text = Quando si conteggia il territorio del seguace accanto alla fata, durante la partita o alla fine, il suo giocatore prende 3 punti in più, con o senza maggioranza.

rule-PD-F4 = La fata tiene lontano il drago
    .text = Il drago non può andare sulla tessera della fata.

rule-PD-F5 = La fata da sola
    .text = Quando il suo seguace se ne va, la fata resta da sola sulla tessera: tiene lontano il drago, ma non dà punti finché non viene spostata.

rule-PD-F6 = Accanto a un seguace o su una tessera
    .text = La fata sta accanto a un seguace (predefinito). In alcune prime edizioni sta su una tessera, dà a ciascuno 1 punto per ogni suo seguace su di essa e 3 punti per un seguace che lì sta in un territorio conteggiato.

rule-PD-F7 = Non accanto ad altre pedine
    .text = La fata non sta accanto a costruttore, maiale, fienile o pastore. Non ostacola la principessa né il piazzamento di pedine.

rule-PD-F8 = La fata dà punti anche per territori senza valore
    .text = Una strada con locanda o una città con cattedrale che alla fine non vale nulla porta comunque i 3 punti della fata.

rule-PD-Q1 = La principessa
    .text = Se la principessa sulla tessera appena piazzata è in una città con cavalieri, il giocatore può rimandarne uno, di chiunque sia, nella riserva al posto di ogni altra azione con una pedina.

rule-PD-Q2 = Può o deve
    .text = Rimandare un cavaliere è facoltativo (predefinito). In alcune prime edizioni è obbligatorio se c'è un cavaliere, anche proprio.

rule-PD-Q3 = La principessa agisce prima del conteggio
    .text = Il cavaliere torna nella riserva prima del conteggio, quindi la maggioranza può cambiare subito. Con l'ultimo seguace torna anche il costruttore. Senza cavalieri la tessera è una tessera normale.

rule-PD-G1 = Il portale magico
    .text = Il seguace di questo turno si può piazzare sulla tessera con il portale o su qualsiasi altra tessera del tavolo, in un territorio libero; sulle altre tessere solo in territori incompleti e nei campi.

rule-PD-G2 = Solo i seguaci usano il portale
    .text = Costruttore, maiale, fienile e pastore si piazzano solo sulla tessera con il portale.

rule-PD-G3 = Dove il portale non porta
    .text = Un portale non porta né sulla tessera del drago, né su un castello, né in un quartiere. Per la cima di una torre non serve.

rule-PD-M4 = Nessuno va dal drago
    .text = Sulla tessera su cui si trova il drago non si piazza nessuna pedina.

rule-PD-E1 = Che cosa mangia il drago
    .text = Ogni pedina su una tessera su cui arriva il drago torna nella riserva senza punti, anche costruttore, maiale, abate o pastore; resta solo un fienile. Le pecore accanto a un pastore mangiato tornano nel sacchetto.

rule-PD-E2 = Rimasti soli a causa del drago
    .text = Anche un costruttore o un maiale il cui proprietario ha perso lì l'ultimo seguace per colpa del drago torna nella riserva.

rule-TW-S1 = Pezzi di torre di ogni giocatore
    .text = All'inizio tutti ricevono lo stesso numero di pezzi di torre: 10 a testa in due, 9 in tre, 7 in quattro, 6 in cinque, 5 in sei. Gli altri restano nella scatola.

rule-TW-P1 = Tessere con la base di una torre
    .text = Le tessere con la base di una torre si piazzano e si occupano come al solito; la base non appartiene a nessun altro territorio.

rule-TW-P2 = Piazzare un pezzo di torre
    .text = Invece di piazzare una pedina si può mettere un proprio pezzo di torre su una base qualsiasi o su una torre qualsiasi senza un seguace in cima.

rule-TW-C1 = Chi raggiunge una torre
    .text = Poi si può catturare un seguace di chiunque, sulla tessera della torre oppure nella sua riga o colonna, distante al massimo tante caselle quanto è alta ora la torre. Le caselle vuote contano e nulla sbarra la strada.

rule-TW-C2 = Prigionieri
    .text = Un proprio seguace catturato torna nella riserva. Quello di un altro è un prigioniero: sta davanti a chi lo ha catturato e manca dalla riserva del suo colore. Nessuno riceve punti.

rule-TW-C3 = Chi non viene mai catturato
    .text = Costruttore, maiale, fienile, pastore, signore di un castello e pedine neutrali non vengono mai catturati. Un costruttore o un maiale il cui colore non ha più altri seguaci in quel territorio torna nella riserva.

rule-TW-C4 = Catturato in cima
    .text = Un seguace in cima a una torre può essere catturato come ogni altro; poi su quella torre si può di nuovo costruire.

rule-TW-N1 = Scambio di prigionieri
    .text = Se dopo una cattura due giocatori hanno seguaci l'uno dell'altro, uno viene scambiato subito con quello appena catturato; se sono di tipi diversi, chi ha catturato sceglie quale dei propri torna.

rule-TW-R1 = Riscatto
    .text = Una volta nel proprio turno si può riscattare un proprio seguace catturato pagando 3 punti a chi lo tiene, che non può rifiutare. Lo si può usare nello stesso turno. Bisogna avere 3 punti (predefinito), oppure si può scendere sotto 0.

rule-TW-T1 = Un seguace in cima a una torre
    .text = Invece di piazzare una pedina sulla nuova tessera si può mettere un seguace in cima a una torre qualsiasi di almeno un pezzo che non ne abbia già uno. Finché il seguace è lì, la torre non cresce; resta fino alla fine. Solo meeple, meeple grande, fantasma e direttore del circo salgono sulle torri.

rule-TW-E1 = Niente alla fine
    .text = Prigionieri e seguaci in cima alle torri non danno punti alla fine.

rule-TW-I1 = La fata e le torri
    .text = La fata non protegge il suo seguace dalla cattura.

rule-PH-1 = Il fantasma
    .text = Ogni giocatore ha un fantasma, un seguace che conta come un meeple. Dopo la pedina del turno (o ciò che la sostituisce) si può piazzare su un altro territorio libero della stessa tessera, in cima a una torre o dove conduce un portale magico; può essere anche l'unica pedina del turno. Non si piazza se la principessa ha rimandato un cavaliere nella riserva.

rule-FE-1 = La festa
    .text = Chi ha piazzato una tessera con una festa può riprendere dal tavolo una propria pedina invece di piazzarne una; non dà punti. Va bene qualsiasi pedina, anche costruttore, maiale, pastore o fienile (predefinito), oppure solo un seguace.

rule-WT-1 = Torri di guardia
    .text = Quando una strada o una città è completata, si contano prima le sue torri di guardia. Ogni suo seguace su una tessera con torre di guardia dà punti al suo giocatore, con o senza maggioranza, per ciò che c'è su quella tessera e sulle 8 attorno: secondo la torre 2 per stemma, 3 per monastero, 1 per tessera con città, 1 per tessera con strada o 2 per seguace. I contadini non ricevono nulla, e alla fine le torri non danno punti.

rule-WR-1 = Rose dei venti
    .text = Una tessera con un quarto di rosa dei venti dà subito 3 punti se è piazzata nella direzione del suo quarto, vista dall'ultima rosa intera piazzata e secondo l'orientamento di questa. La riga e la colonna della rosa intera appartengono alle direzioni da entrambe le parti.

rule-LB-1 = Piccoli edifici
    .text = I 6 capanni, le 6 case e le 6 torrette si dividono in parti uguali tra i giocatori. Invece di una pedina se ne può mettere uno sulla tessera appena piazzata, al massimo uno per tessera. Ognuno aggiunge 1 punto a ogni territorio di cui fa parte la sua tessera, chiunque ne riceva i punti; un monastero comprende le sue 9 caselle, e contano anche campi e fienili. Come opzione una torretta aggiunge 3, una casa 2 e un capanno 1.

rule-DA-1 = Le chiese di Darmstadt
    .text = Una chiesa si piazza, si occupa e si conta come un monastero. Quando è completa, riceve inoltre 3 punti chi ha più seguaci sulla sua tessera e sulle 8 attorno, in caso di parità ciascuno. Ogni seguace conta una volta.

rule-DA-2 = Il Darmstadtium
    .text = Una città completa con il Darmstadtium vale 3 punti in più.

rule-LA-1 = Il labirinto
    .text = I quattro bracci del labirinto sono una sola strada. Quando viene completata, vale 2 punti in più per ogni seguace che vi si trova, di chiunque sia; un meeple grande conta una volta. Ogni braccio fino al centro, e il centro stesso, si può occupare da solo, anche se sulle altre parti ci sono seguaci. Come opzione il labirinto è una strada come le altre.

rule-SC-1 = Prendere il maestro
    .text = La scuola è accanto alla tessera di partenza, con il maestro al suo interno. Chi completa una strada che porta alla scuola, occupata o no, prende il maestro dopo il conteggio, anche da un altro giocatore. Quando tutte le strade per la scuola sono complete, nessuno lo prende più.

rule-SC-2 = I punti del maestro
    .text = Quando il territorio successivo viene completato e conteggiato, di chiunque sia, chi ha il maestro prende gli stessi punti, e il maestro torna nella scuola. Se in un turno danno punti più territori, chi ha il maestro sceglie quale vale. Nel conteggio finale il maestro non dà nulla.
rule-CP-1 = Alla fiera
    .text = Una fiera interrompe le strade che vi arrivano, come un incrocio. Dopo un turno in cui è stata piazzata una fiera si usa la catapulta. I lanci non si possono giudicare: ognuno inserisce che cosa hanno dato i propri, a partire da chi era di turno, con i propri segnalini in qualsiasi ordine.

rule-CP-2 = Che cosa danno i lanci
    .text = Chi è più vicino al bersaglio prende 5 punti, in parità ciascuno, e una presa dà 5 punti. Con l'abbattimento i seguaci colpiti tornano nella riserva senza punti. Con la seduzione un seguace altrui viene scambiato con uno della riserva di chi ha lanciato, sullo stesso territorio. Chi ha colpito o preso che cosa lo decidono i giocatori.

rule-GI-1 = Regali
    .text = Chi con la tessera appena piazzata amplia una strada o una città che appartiene solo ad altri riceve, coperto, uno dei 25 regali, anche se ne amplia più di una; nessuno se sono già tutti davanti ai giocatori. Una volta per turno, dopo aver pescato la tessera e prima di piazzarla, si può aprire un regalo, ma non nella seconda parte del turno data da un costruttore. Un sinodo mette un seguace della riserva in un monastero occupato. Uno spazzastrade fa valere una strada incompleta come a fine partita, e tutte le sue pedine tornano nella riserva. Come funzionino in dettaglio «cambio di posizione», «incasso» e «prendi due» non si sa con certezza: i giocatori leggono la carta e inseriscono che cosa dà.

rule-SP-1 = I cartelli stradali
    .text = Un cartello sta su un bordo e indica la tessera successiva. È giusto se lì la strada gira come mostra, a sinistra, a destra o dritto, e non finisce su quella tessera. Su una strada completata ogni cartello giusto vale 1 punto per chiunque prenda i punti della strada, 2 punti se sono giusti cartelli di due tipi e 3 se lo sono di tutti e tre. Alla fine della partita ogni cartello giusto su una strada incompleta vale 1 punto.

rule-PL-1 = La peste
    .text = Le tessere di questa scatola si piazzano e contano come tutte le altre. I focolai, le pulci e le fughe li gestiscono i giocatori, perché non è noto con certezza in quale ordine si svolgano nel turno.

rule-WF-1 = La ruota della fortuna
    .text = Le tessere di questa scatola si piazzano e contano come tutte le altre. La ruota, il suo maiale e i suoi spazi con la corona li gestiscono i giocatori, perché non è noto con certezza che cosa porti ogni evento. Ciò che portano si inserisce come punti di comune accordo.

rule-RU-1 = Promo russe
    .text = Le tessere delle promo russe si piazzano e contano come tutte le altre. La capanna, il brigante e lo spirito dell'acqua li gestiscono i giocatori, perché le loro regole non sono note per intero. Ciò che portano si inserisce come punti di comune accordo.

rule-BS-1 = I bagni
    .text = Un bagno in una città o su una strada ha un numero. Quando il territorio viene completato e appartiene a un solo giocatore, questi prende in più i numeri dei suoi bagni, e un meeple che ha preso punti resta nel bagno: non occupa nulla e non è nella riserva. Torna quando le otto caselle attorno al bagno sono occupate, oppure all'inizio di un turno del suo giocatore, che paga per lui il numero del bagno. Se sono già occupate, non resta. Non si sa con certezza che cosa valga un pareggio: lo decidono i giocatori.

rule-BU-1 = I castelli tedeschi
    .text = Ogni giocatore ha una tessera castello (due se si gioca in due o in tre) e può piazzarla invece di pescare, dove combacia; non può toccare un altro castello, neppure a un angolo. Un seguace nel castello ne è il signore. Quando tutte e dieci le caselle attorno sono occupate, il castello vale 12 punti; alla fine uno incompleto ne vale 2, più 1 per ognuna di queste caselle che è occupata.

rule-BU-2 = Strade e città presso un castello
    .text = Una strada o una città completata che ha una parte su una tessera castello vale 3 punti in più per ogni castello, chiunque l'abbia piazzato.
rule-HA-1 = Metà e metà
    .text = Ogni giocatore ha tre mezze tessere e può piazzarne una invece di pescare. Almeno uno dei suoi due lati interi deve toccare una tessera, e tutto ciò che toccano deve combaciare. Due mezze tessere possono stare nella stessa casella, ciascuna girata di 180 gradi rispetto all'altra. Poi si può piazzare una pedina. Una casella con mezze tessere conta come una tessera. Lungo i lati lunghi non si unisce nulla: che cosa valga lì non si sa con certezza.

rule-KD-1 = Strade verso una cattedrale
    .text = Una strada completata che porta a una cattedrale tedesca vale 2 punti per tessera. Se entrambe le estremità portano alla stessa cattedrale, la tessera della cattedrale conta due volte. Una locanda non aggiunge altro.

rule-KD-2 = Cattedrali tedesche
    .text = Un seguace su una cattedrale tedesca ne è l'arcivescovo. Quando tutte le sue tre o quattro strade sono complete, prende 1 punto per ogni tessera di ciascuna; la tessera della cattedrale conta una volta per ogni strada che ne parte. Quanto vale a fine partita una cattedrale incompleta non è noto con certezza.

rule-GM-J1 = Altri monasteri
    .text = I monasteri olandesi e belgi e quelli giapponesi si giocano come quelli tedeschi.

rule-SG-1 = Città assediate
    .text = Una città assediata completa dà 1 punto in meno per ogni tessera e stemma: 1 ciascuno, con una cattedrale 2; una di due tessere, che nelle prime edizioni dà 1 ciascuno, dà 0. Incompleta non dà nulla.

rule-SG-2 = Basta un segmento
    .text = Basta un segmento assediato perché sia assediata l'intera città.

rule-SG-3 = Campi presso città assediate
    .text = Una città assediata completa conta due volte per i campi: 6 punti per i contadini, 8 per un fienile e 2 per i contadini il cui campo si unisce a quello di un fienile.

rule-SG-4 = Fuga
    .text = Dopo il proprio turno si può far uscire un proprio cavaliere da una città assediata attraverso un monastero o un'abbazia. Il monastero deve trovarsi su una tessera con un segmento assediato o in una delle 8 caselle attorno (predefinito), oppure basta qualsiasi tessera della città.

rule-PD-E3 = Chi il drago non mangia
    .text = Il drago non mangia né fienili, né prigionieri, né signori dei castelli, né seguaci nei quartieri. Un seguace in cima a una torre viene mangiato (predefinito) oppure lì è al sicuro.

rule-TU-1 = Imbocchi dei tunnel
    .text = Una strada che finisce in un tunnel lì è aperta, finché due segnalini uguali non uniscono questo imbocco a un altro. Ognuno ha 2 segnalini di ogni serie: 3 serie in due giocatori, 2 in tre, altrimenti 1 (predefinito), o meno se si preferisce.

rule-TU-2 = Segnalini del tunnel
    .text = Oltre alla pedina, una volta per turno, si può mettere un proprio segnalino su un qualsiasi imbocco libero. Quando i due segnalini uguali sono sul tavolo, le loro strade sono una sola, per quanto lontane. Anche i tunnel sulle tessere di altre scatole contano come imbocchi (predefinito) oppure no.

rule-CO-S1 = La città di Carcassonne
    .text = Le dodici tessere della città sono sul tavolo dall'inizio, in un blocco di quattro per tre, al posto della tessera di partenza, che si mescola con le altre. Strade, città e campi proseguono dai suoi lati esterni. Ha quattro quartieri: castello, mercato, fucina e cattedrale.

rule-CO-S2 = Il conte
    .text = Il conte comincia nel castello. Sta sempre in uno dei quattro quartieri.

rule-CO-P1 = Niente pedine sulle tessere della città
    .text = I lati esterni della città continuano strade, città e campi come al solito. Sulle sue tessere non si piazza nessuna pedina, se non nei quartieri; fuori le pedine possono stare su territori che la toccano.

rule-CO-F1 = Un seguace in città
    .text = Se in un turno (o in una sua parte) i territori completati danno punti ad altri e nessuno a chi è di turno, questi può mettere un seguace della riserva in un quartiere qualsiasi. In un quartiere possono starne più d'uno.

rule-CO-F2 = Spostare il conte
    .text = Chi mette un seguace in città può poi spostare il conte in un altro quartiere. (Come regola della casa, il conte si sposta ogni volta in senso orario, o dal seguace.)

rule-CO-M1 = Uscire dalla città
    .text = Prima che si contino i territori completati, ciascuno a turno può spostare quanti propri seguaci vuole da un quartiere a uno di essi; comincia chi siede a sinistra di chi è di turno, che viene per ultimo. Si va dal castello a una città, dalla fucina a una strada, dalla cattedrale a un monastero, dal mercato a un campo.

rule-CO-M2 = Dove sta il conte
    .text = Nessuno esce dal quartiere dove sta il conte.

rule-CO-M3 = Chi esce dalla città conta
    .text = I seguaci usciti dalla città contano subito per la maggioranza, anche se sono più d'uno in un monastero, e dopo il conteggio tornano nella riserva.

rule-CO-M4 = Dal mercato
    .text = Dal mercato si esce solo quando si contano i campi: per un fienile e alla fine della partita.

rule-CO-E1 = La città alla fine
    .text = Prima del conteggio finale si può ancora uscire dalla città, nello stesso ordine, finché tutti passano: dal mercato verso i campi o, nella prima edizione, da ogni quartiere verso territori incompleti. Nessuno esce dal quartiere del conte.

rule-CO-E2 = Chi resta in città
    .text = I seguaci che restano in città non danno punti.

rule-CO-A1 = Campi che toccano la città
    .text = Per i campi che la toccano, la città di Carcassonne è una città completa: 3 punti, per un fienile 4.

rule-CO-A2 = Chi può stare in quale quartiere
    .text = Il borgomastro può stare solo nel castello, l'abate solo nella cattedrale, il carro ovunque tranne al mercato. Fienile, costruttore, maiale e pastore non stanno mai in città.

rule-CO-A3 = Punti che non contano
    .text = I punti della fata, di un direttore del circo, di un messaggio o di una rosa dei venti non permettono di mettere un seguace in città e non lo impediscono.

rule-PD-M5 = Il drago e la città
    .text = La città di Carcassonne è chiusa al drago: tutte e dodici le sue tessere (predefinito) o, come interpreta il programma, soltanto le due al centro.

rule-KR-5 = Che cosa conta come città
    .text = Un castello non è una città. La città di Carcassonne conta alla fine come una città completa in più.

rule-FY-1 = Mettere il traghetto
    .text = Dopo la pedina, chi ha piazzato una tessera con un lago mette il suo traghetto tra due delle strade che vi arrivano; la pedina può stare su una qualsiasi di esse. Queste due strade diventano una sola; le altre finiscono al lago.

rule-FY-2 = Una tessera con traghetto
    .text = Per ogni strada una tessera con traghetto conta una volta.

rule-FY-3 = Girare i traghetti
    .text = Poi, per ogni strada della tessera appena piazzata, si può girare il traghetto più vicino in ciascuna direzione: solo su altre tessere e ognuno una volta per turno. Chi perde così una strada non prende punti né riprende pedine; le strade completate così si contano ora.

rule-BC-S1 = Ponti e castelli all'inizio
    .text = All'inizio ogni giocatore ha 3 ponti e 3 castelli, in 5 o 6 giocatori 2 di ognuno.

rule-BC-B1 = Che cosa fa un ponte
    .text = Un ponte attraversa una tessera da un lato a quello opposto. I due lati devono mostrare solo campo. Il ponte porta una strada sopra tutto ciò che c'è sulla tessera, senza unirla a nulla; il campo sotto non è diviso.

rule-BC-B2 = Mettere un ponte
    .text = Una volta in ogni parte del turno si può mettere un proprio ponte sulla tessera appena piazzata o su una adiacente: durante il piazzamento, se la tessera va bene solo così, oppure dopo. Secondo l'altra interpretazione una tessera adiacente riceve un ponte solo durante il piazzamento.

rule-BC-B3 = Oltre un ponte
    .text = Da quel momento le due estremità di un ponte sono lati di strada: oltre non deve esserci niente oppure una strada. Una tessera ha al massimo un ponte.

rule-BC-B4 = Un seguace su un ponte
    .text = Si può mettere un seguace sulla strada di un ponte della tessera appena piazzata. La tessera conta una volta per questa strada.

rule-BC-B5 = I ponti restano
    .text = Un ponte resta dov'è, e non importa di chi era. Dove ci sono acrobati non si mettono ponti.

rule-BC-B6 = Solo con un ponte
    .text = Una tessera che va bene solo con un ponte non si deve piazzare per forza; si può scartare.

rule-BC-C1 = Quale città può diventare un castello
    .text = Una città appena completata può diventare un castello se occupa esattamente due tessere, un lato di ciascuna. Su alcune tessere non è possibile.

rule-BC-C2 = Costruire un castello
    .text = Invece di far contare la città, il giocatore che vi ha l'unico seguace può mettervi sopra un proprio castello. Il seguace resta come signore. Si chiede in senso orario, a cominciare da chi è di turno.

rule-BC-C3 = I dintorni di un castello
    .text = I dintorni di un castello sono 6 caselle: le sue due tessere e le due caselle su ogni lato lungo.

rule-BC-C4 = Che cosa prende il signore di un castello
    .text = La prima volta che si conta una strada, una città, un monastero o un castello con una tessera nei dintorni (per un monastero conta solo la sua), il giocatore del signore prende gli stessi punti. Il signore torna nella riserva e il castello resta vuoto per sempre.

rule-BC-C5 = Più territori insieme
    .text = Se si contano più territori insieme vale il migliore, anche senza pedine; nel turno in cui si costruisce il castello non ne vale nessuno. Un castello contato così può passare i suoi punti al castello successivo.

rule-BC-C6 = Quali punti contano
    .text = Conta solo il valore del territorio, con locanda, cattedrale, mago e strega, e niente di ciò che si prende in più.

rule-BC-C7 = I castelli alla fine
    .text = Un castello il cui signore non ha preso niente durante la partita non dà punti alla fine.

rule-BC-C8 = I castelli sui campi
    .text = Per un campo un castello, con o senza signore, vale 1 punto in più di una città completa.

rule-BC-C9 = Un castello non è una città
    .text = Un castello non è più una città: non porta né merci né il re, e non vi si piazzano pedine.

rule-BC-Z1 = Quando c'è un bazar
    .text = Dopo l'intero turno in cui una tessera con un bazar è stata pescata e piazzata (anche dopo la seconda parte data da un costruttore) si scoprono tante tessere quanti sono i giocatori. Se ne restano di meno, non c'è nessun bazar.

rule-BC-Z2 = Offerte
    .text = Chi siede a sinistra sceglie una delle tessere e propone un prezzo di 0 o più punti. Tutti gli altri senza tessera possono, in senso orario, offrire di più una volta sola o passare.

rule-BC-Z3 = Comprare o vendere
    .text = Se un altro giocatore ha fatto l'offerta più alta, chi ha scelto la tessera la compra e paga quel prezzo a questo giocatore, oppure gliela vende a quel prezzo. Se nessuno ha offerto di più, chi l'ha scelta paga il prezzo alla banca.

rule-BC-Z4 = Finché tutti hanno una tessera
    .text = Poi, in senso orario, sceglie una tessera il giocatore seguente che non ne ha. L'ultima tessera va gratis all'ultimo giocatore.

rule-BC-Z5 = Piazzare una tessera comprata
    .text = Nel proprio turno successivo ognuno piazza la tessera comprata invece di pescarne una. Una tessera con un bazar, se è stata comprata, non porta nessun bazar. Se la tessera non si può piazzare, si scarta e se ne pesca un'altra.

rule-BC-Z6 = I punti nel bazar
    .text = Un prezzo può superare i punti che si hanno; si scende allora sotto 0. Come opzione tutti scelgono una tessera nello stesso ordine senza punti.

rule-GO-1 = L'oro di una miniera
    .text = Chi piazza una miniera d'oro mette un lingotto sulla sua tessera e uno su una qualsiasi delle 8 caselle attorno che hanno una tessera. Si fa prima di tutto il resto del turno.

rule-GO-2 = L'oro sulle tessere
    .text = L'oro resta sulla tessera finché qualcuno non lo prende; su una tessera possono stare più lingotti.

rule-GO-3 = Prendere l'oro
    .text = Quando un territorio dà punti durante la partita, chi lo possiede prende l'oro sulle sue tessere; per un monastero conta l'oro su tutte le 9 caselle. Se lo stesso oro spetta a più giocatori, lo prendono a turno, un lingotto ciascuno, a partire da chi è di turno. Qui si prende sempre dalla tessera con più oro.

rule-GO-4 = Quanto dà l'oro
    .text = Alla fine da 1 a 3 lingotti danno 1 punto ciascuno, da 4 a 6 ne danno 2, da 7 a 9 ne danno 3, da 10 in su ne danno 4. L'oro rimasto sulle tessere non dà nulla e i territori del conteggio finale non danno oro.

rule-BT-S1 = Segnalini animale
    .text = I 16 segnalini animale stanno coperti accanto al tavolo, con il tendone. Uno mostra 1, quattro mostrano 3, cinque 4, tre 5, due 6 e uno 7.

rule-BT-T1 = Spazi per il circo
    .text = Uno spazio per il circo interrompe le strade che vi arrivano; su di esso non può stare nessuna pedina.

rule-BT-T2 = Il tendone
    .text = Sulla prima tessera con uno spazio per il circo si mette un segnalino animale coperto e sopra il tendone. Poi il tendone si sposta solo quando si piazza un'altra tessera con uno spazio per il circo.

rule-BT-T3 = Lo spettacolo sotto il tendone
    .text = Quando si piazza la successiva tessera con uno spazio per il circo, dopo il conteggio dei territori che completa, si gira il segnalino sotto il tendone: ogni seguace sulla tessera del tendone e sulle 8 attorno dà altrettanti punti, e tutti restano. Il segnalino esce dal gioco; il tendone va sulla nuova tessera, sopra un nuovo segnalino.

rule-BT-T4 = Chi è tra il pubblico
    .text = Alla fine il tendone si conta ancora una volta. Contano tutti i seguaci, anche acrobati, direttori del circo e signori dei castelli, e un meeple grande una volta sola; costruttore, maiale, fienile e pastore non contano.

rule-BT-A1 = Acrobati
    .text = Invece di piazzare una pedina su un territorio della nuova tessera si può mettere un meeple nella piramide di acrobati di quella tessera o di una delle 8 attorno. In una piramide c'è posto per tre meeple di qualsiasi colore.

rule-BT-A2 = Conteggiare una piramide
    .text = Invece di piazzare una pedina si può conteggiare una qualsiasi piramide di tre meeple, ma non nel turno in cui si è riempita. Ogni meeple dà 5 punti e tutti e tre tornano nella riserva.

rule-BT-A3 = Acrobati alla fine
    .text = Alla fine ogni acrobata dà 5 punti, che la sua piramide sia piena o no. Gli acrobati non appartengono a nessun altro territorio e le strade finiscono al loro spazio.

rule-BT-A4 = Chi può fare l'acrobata
    .text = Solo i meeple diventano acrobati: niente meeple grande, abate, fantasma o direttore del circo. Su una tessera con un ponte non c'è piramide.

rule-BT-R1 = Il direttore del circo
    .text = Ogni giocatore ha un direttore del circo, un seguace che conta come un meeple su strade, città, monasteri e campi.

rule-BT-R2 = Che cosa dà il direttore del circo
    .text = Quando il territorio di un direttore del circo dà punti, anche alla fine e anche senza maggioranza, il suo giocatore prende 2 punti per ogni spazio per il circo e per ogni spazio per acrobati sulla sua tessera e sulle 8 attorno.

rule-CU-C1 = Santuario
    .text = Un santuario si piazza, si occupa e si conta come un monastero: 9 punti se completo, alla fine 1 e 1 per ogni tessera attorno. Per i santuari contano come monasteri anche le abbazie e i monasteri speciali (con un monaco).

rule-CU-C2 = Un avversario ciascuno
    .text = Nessuna tessera si può piazzare in modo che un santuario abbia più di un monastero nelle 8 caselle attorno, o un monastero più di un santuario. Come opzione un'abbazia si può piazzare lo stesso.

rule-CU-C3 = Sfida
    .text = Un santuario e un monastero ciascuno nelle 8 caselle attorno all'altro, entrambi occupati, si sfidano: il primo completato dà 9 punti, l'altro non dà nulla e la sua pedina torna subito nella riserva.

rule-CU-C4 = Completati insieme
    .text = Se una tessera completa sia il santuario sia il monastero di una sfida, si contano entrambi.

rule-CU-C5 = Sfida alla fine
    .text = Se alla fine della partita nessuno dei due è completo, santuario e monastero si contano entrambi come incompleti.

rule-CU-C6 = Senza pedina non si chiude nessuna sfida
    .text = Un santuario o monastero senza pedina che viene completato non chiude nessuna sfida.

rule-MW-1 = Il mago o la strega
    .text = Chi piazza una tessera con il simbolo del mago e della strega mette uno dei due su una strada o città incompleta qualsiasi del tavolo su cui non c'è nessuno dei due. È obbligatorio e si fa prima di tutto il resto del turno. Se non c'è un territorio così, uno dei due lascia il tavolo.

rule-MW-2 = Mago e strega insieme
    .text = Se una tessera unisce i territori del mago e della strega, chi l'ha piazzata sposta uno dei due con la stessa regola.

rule-MW-3 = Che cosa fanno mago e strega
    .text = Un territorio con il mago dà 1 punto in più per ogni sua tessera. Un territorio con la strega dà la metà dei punti, arrotondata per eccesso, dopo tutto quello che cambiano locande e cattedrali. Vale durante la partita e alla fine, di chiunque sia il territorio.

rule-MW-4 = Mago e strega se ne vanno
    .text = Quando una strada o una città viene completata, il mago o la strega che c'è sopra lascia il tavolo.

rule-GM-S1 = Monasteri del gioco base
    .text = I sei monasteri semplici del gioco base escono dal gioco; quelli di altri set restano. Come opzione restano anch'essi.

rule-GM-M1 = Monaco o abate
    .text = In un monastero speciale un seguace si mette in piedi come monaco o sdraiato come abate, e così resta. Ci può stare una pedina sola.

rule-GM-M2 = Monaco
    .text = Un monaco in piedi in un monastero speciale si conta come in uno semplice, vigneti compresi.

rule-GM-M3 = Abate sdraiato
    .text = Un abate sdraiato non si conta mai durante la partita, nemmeno se circondato. Alla fine il monastero dà 1 punto e 1 per ogni tessera nelle file ininterrotte in alto, a destra, in basso e a sinistra, senza bonus per i vigneti.

rule-GM-M4 = Non la pedina chiamata abate
    .text = «Sdraiato come abate» è un modo di piazzare un seguace; non ha nulla a che fare con l'abate della seconda e terza edizione.

sources-base = Carcassonne, regole base dell'editore, come sono comunemente note (edizioni del 2000, 2014 e 2021)
sources-c1 = Carcassonne, regole base della prima edizione nelle sue revisioni successive
sources-ic = Locande e cattedrali, regole dell'editore nella forma comunemente nota
sources-tb = Commercianti e costruttori, regole dell'editore nella forma comunemente nota
sources-referee = Come questo arbitro interpreta Carcassonne
sources-fm = Le ali, regole dell'editore nella forma comunemente nota
sources-cc = I cerchi nel grano, regole dell'editore nella forma comunemente nota
sources-rb = Il brigante, regole dell'editore nella forma comunemente nota
sources-me = I messaggi, regole dell'editore nella forma comunemente nota
sources-at = Abate e giardini della seconda e terza edizione, regole dell'editore nella forma comunemente nota
sources-at-read = Abate e giardini, come li interpreta questo arbitro dove le loro regole tacciono
sources-tw = La torre della prima e seconda edizione, regole dell'editore nella forma comunemente nota
sources-ph = Il fantasma, regole dell'editore nella forma comunemente nota
sources-fe = La festa, regole dell'editore nella forma comunemente nota
sources-la = Il labirinto, regole dell'editore nella forma comunemente nota
sources-sc = La scuola, regole dell'editore nella forma comunemente nota
sources-cp = La catapulta, regole dell'editore nella forma comunemente nota
sources-gi = I regali, regole dell'editore nella forma comunemente nota
sources-sp = I cartelli stradali, regole dell'editore nella forma comunemente nota
sources-pl = La peste, regole dell'editore nella forma comunemente nota
sources-wf = La ruota della fortuna, regole dell'editore nella forma comunemente nota
sources-ru = Promo russe, regole dell'editore nella forma comunemente nota
sources-bs = I cerusici, regole dell'editore nella forma comunemente nota
sources-bu = I castelli tedeschi, regole dell'editore nella forma comunemente nota
sources-kd = Cattedrali tedesche, regole dell'editore nella forma comunemente nota
sources-ha = Metà e metà, regole dell'editore nella forma comunemente nota
sources-wt = Le torri di guardia, regole dell'editore nella forma comunemente nota
sources-wr = Le rose dei venti, regole dell'editore nella forma comunemente nota
sources-lb = I piccoli edifici, regole dell'editore nella forma comunemente nota
sources-da = Darmstadt, regole dell'editore nella forma comunemente nota
sources-sg = I catari, l'assedio e gli assedianti, regole dell'editore nella forma comunemente nota
sources-pd = La principessa e il drago, regole dell'editore nella forma comunemente nota
sources-go = La miniera, regole dell'editore nella forma comunemente nota
sources-co = Il conte di Carcassonne, regole dell'editore nella forma comunemente nota
sources-fy = Il traghetto, regole dell'editore nella forma comunemente nota
sources-bc = Bazar, ponti e castelli, regole dell'editore nella forma comunemente nota
sources-tu = Il tunnel, regole dell'editore nella forma comunemente nota
sources-mw = Il mago e la strega, regole dell'editore nella forma comunemente nota
sources-bt = Il circo, regole dell'editore nella forma comunemente nota
sources-cu = Il culto (santuari), regole dell'editore nella forma comunemente nota
sources-cu-read = Il culto (santuari), come lo interpreta questo arbitro dove le sue regole tacciono
sources-gm = Monasteri tedeschi, regole dell'editore nella forma comunemente nota
sources-gm-read = Monasteri tedeschi, come li interpreta questo arbitro dove le loro regole tacciono
sources-hs = Pecore e colline, regole della prima edizione (2014) con le loro note
sources-hs-read = Pecore e colline, come la interpreta questo arbitro dove le sue regole tacciono
sources-rv = Il fiume (il primo), regole dell'editore nella forma comunemente nota
sources-rv2 = Il fiume II, regole dell'editore nella forma comunemente nota
sources-gq = Games Quarterly 11, regole dell'editore nella forma comunemente nota
sources-kr = Il re e il barone ladrone, regole dell'editore nella forma comunemente nota
sources-ab = Abbazie e borgomastri, regole dell'editore nella forma comunemente nota
sources-ex = Questioni aperte delle regole delle espansioni
sources-exi = Espansioni di Carcassonne tra loro, come sono comunemente note e interpretate

sections-CB-S = preparazione
sections-CB-T = turni
sections-CB-P = piazzamento delle tessere
sections-CB-M = meeple
sections-CB-J = maggioranza
sections-CB-G = conteggio
sections-CB-R = strade
sections-CB-C = città
sections-CB-K = monasteri
sections-CB-F = campi
sections-CB-E = fine della partita
sections-CB-I = in breve
sections-CB-B = in breve
sections-HS-S = preparazione
sections-HS-F = pastore e gregge
sections-HS-H = colline
sections-HS-V = vigneti
sections-HS-N = nuove tessere
sections-HS-I = altre espansioni
sections-IC-S = preparazione
sections-IC-I = locande
sections-IC-C = cattedrali
sections-IC-M = meeple grande
sections-TB-S = preparazione
sections-TB-B = costruttore
sections-TB-P = maiale
sections-TB-G = merci
sections-TB-T = tessere
sections-RV-S = preparazione
sections-RV-P = piazzamento del fiume
sections-RV-U = anse del fiume
sections-RV-F = territori
sections-RV-K = biforcazione ed estremità del fiume
sections-RV-H = branchi di maiali
sections-GQ-S = preparazione
sections-GQ- = tessere
sections-KR-S = preparazione
sections-KR- = i segnalini
sections-AB-S = preparazione
sections-AB-P = piazzamento dell'abbazia
sections-AB-C = completamento
sections-AB-M = monastero
sections-AB-E = fine della partita
sections-AB-Y = borgomastro
sections-AB-W = carro
sections-AB-B = fienile
sections-AT-S = preparazione
sections-AT-P = piazzamento dell'abate
sections-AT-G = giardini
sections-AT-R = ritiro dell'abate
sections-PD-S = preparazione
sections-PD-M = mosse del drago
sections-PD-E = che cosa mangia il drago
sections-PD-F = fata
sections-PD-Q = principessa
sections-PD-G = portale magico
sections-TW-S = preparazione
sections-TW-P = piazzamento dei pezzi
sections-TW-C = cattura
sections-TW-N = scambio
sections-TW-R = riscatto
sections-TW-T = in cima
sections-TW-E = la fine
sections-TW-I = con altre espansioni
sections-GO- = oro
sections-CO-S = preparazione
sections-CO-P = piazzamento delle tessere
sections-CO-F = seguaci e conte
sections-CO-M = uscire dalla città
sections-CO-E = fine della partita
sections-CO-A = altre espansioni
sections-FY- = traghetti
sections-BC-S = preparazione
sections-BC-B = ponti
sections-BC-C = castelli
sections-BC-Z = bazar
sections-TU- = tunnel
sections-MW- = mago e strega
sections-FM- = volo
sections-CC- = cerchi nel grano
sections-RB- = briganti
sections-SC- = la scuola
sections-CP- = la catapulta
sections-GI- = regali
sections-SP- = cartelli stradali
sections-BS- = bagni
sections-BU- = castelli tedeschi
sections-HA- = metà e metà
sections-ME- = messaggi
sections-BT-T = tendone
sections-BT-A = acrobati
sections-BT-R = direttore del circo
sections-CU-C = santuari
sections-GM-S = preparazione
sections-GM-M = monaco e abate
sections-HS-Z = passi poco chiari

reasons-fields_off =
    A questo tavolo si gioca senza campi, quindi { GENDER($figure) ->
       *[m] nessun
        [f] nessuna
    } { $figure } può stare su un campo.

reasons-CB-P1-alone = In { $cell } la tessera non ne toccherebbe nessun'altra; serve un lato intero.
reasons-CB-P1-apart =
    { $count } { $count ->
        [one] tessera è separata
       *[other] tessere sono separate
    } dal resto del tavolo.

reasons-CB-P2-clash = Le tessere in { $cell } e { $other } non combaciano dove si incontrano.

reasons-CB-S1-copies =
    La tessera { $tile } compare qui { $count } { $count ->
        [one] volta
       *[other] volte
    }, ma la scatola ne contiene solo { $most }.

reasons-CB-S3-lapped = { $player } arriva a { $points } e ricomincia il giro del segnapunti: il meeple segnapunti sta sulla casella { $field }.

reasons-CB-S2-too_few_pieces = I giocatori sono { $count }, ma la scatola ha pezzi solo per { $most }.
reasons-CB-S2-too_many = { $player } ha { $count } { $count ->
        [one] { $figure }
       *[other] { WORD($figure, form: "many") }
    } sul tavolo, ma in tutto { $most ->
        [one] ce n'è solo
       *[other] ce ne sono solo
    } { $most }.

reasons-CB-M1-together =
    Sulla tessera in { $where } { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] pedina
       *[other] pedine
    }; su una tessera se ne può piazzare una sola.

reasons-CB-M2-no_such_figure = { WORD($figure, form: "the") } di { $player } in { $where } qui non è in gioco e non conta nulla.

reasons-CB-M3-crowded =
    Sulla tessera in { $where } { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] pedina
       *[other] pedine
    } { WORD($kind, form: "on-this") }; lì se ne può piazzare una sola.

reasons-CB-F1-inside_the_city =
    Questo punto si trova dentro la città di Carcassonne: non è un campo e non vi si piazza { GENDER($figure) ->
       *[m] nessun
        [f] nessuna
    } { $figure }.

reasons-CB-I4-ignored = I simboli di un'espansione non in gioco qui non contano.
reasons-own_rules = Le tessere in { $where } contano come tutte le altre. Le regole che ha solo la loro scatola le applicano i giocatori.
reasons-CB-J4-occupied =
    { WORD($kind, form: "on") } { GENDER($kind) ->
       *[m] completo
        [f] completa
    } ci sono ancora pedine: conta i punti ora, o riprendile se sono già stati contati.

reasons-CB-C3-assumed = Questa città di due tessere dà { $points }. L'edizione non è nota; le prime stampe della prima edizione danno { $early }.

reasons-CB-F5-assumed = I campi danno: { $points }. L'edizione non è nota; con le prime regole, del 2000, danno: { $early }.

reasons-IC-M2-strength = Il meeple grande di { $player } lì conta come 2.

reasons-TB-B1-joins = { $count } meeple di { $player } { WORD($kind, form: "on-this") }, in { $where }: il costruttore si può aggiungere.
reasons-TB-B1-no_follower = { $player } non ha nessun meeple { WORD($kind, form: "on-this") }, quindi non può mettervi il costruttore.

reasons-TB-B3-finished =
    { GENDER($kind) ->
       *[m] Questo
        [f] Questa
    } { $kind } è { GENDER($kind) ->
       *[m] completo
        [f] completa
    }; il costruttore va solo dove è ancora { GENDER($kind) ->
       *[m] incompleto
        [f] incompleta
    }.

reasons-TB-B4-no_majority = Il costruttore lì non conta per nessuna maggioranza.

reasons-TB-B5-own_tiles_only = La tessera amplia il territorio su cui si trova il costruttore di { $player }, ma l'ha piazzata { $to_move }: solo le proprie tessere danno una seconda parte.
reasons-TB-B5-turn_follows = La tessera amplia il territorio su cui si trova il costruttore di { $player }: { $player } ha una seconda parte di questo turno.

reasons-TB-B14-alone = Il costruttore di { $player } in { $where } non ha più con sé un meeple dello stesso giocatore, quindi torna nella riserva.

reasons-TB-P1-joins =
    { $count } { $count ->
        [one] contadino
       *[other] contadini
    } di { $player } in questo campo, in { $where }: il maiale si può aggiungere.
reasons-TB-P1-no_follower = { $player } non ha nessun contadino in questo campo, quindi non può mettervi il maiale.

reasons-TB-P2-no_majority = Il maiale lì non conta per nessuna maggioranza.

reasons-TB-P5-alone = Il maiale di { $player } in { $where } non ha più con sé un contadino dello stesso giocatore, quindi torna nella riserva.

reasons-TB-G1-takes =
    Chi piazza la tessera che completa questa città, proprietario o no, prende { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    } di { $what }.
reasons-TB-G1-too_many =
    I giocatori hanno { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    } di { $what }, ma le città complete ne mostrano solo { $most }.

reasons-TB-S1-too_many =
    I giocatori hanno { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    } di { $what }, ma in tutto ce ne { $most ->
        [one] è
       *[other] sono
    } solo { $most }.

reasons-TB-G5-assumed = Le città complete mostrano merci, ma non si sa chi ha i segnalini: non se ne conta nessuno.

reasons-CR-edition-unruled = Le regole di questa edizione di «{ $box }» non sono note: in gioco ci sono solo le sue tessere. Ogni parte della scatola si può attivare; si gioca allora come nell'edizione precedente.

reasons-AT-S1-assumed = L'edizione non è nota; si suppone { $edition }, perché la prima non ha abati.
reasons-AT-S1-chosen = Le tessere sono della prima edizione, che non ha né abati né giardini: gli abati sono stati scelti in aggiunta.

reasons-AT-R1-no_abbot =
    { $player } non ha { GENDER($figure) ->
       *[m] nessun
        [f] nessuna
    } { $figure } sulla tessera in { $cell }.
reasons-AT-R1-instead = { $player } ha già piazzato una pedina in questo turno; il ritiro { WORD($figure, form: "of") } ne prenderebbe il posto.
reasons-AT-R1-brings = Dà subito { $parts } = { $points }.
reasons-AT-R1-taken_back = { $player } ha ritirato { WORD($figure, form: "the") } in questo turno invece di piazzare una pedina.

reasons-AT-R2-taken_back = { $player } ha ritirato { WORD($figure, form: "the") } in questo turno invece di piazzare una pedina.

reasons-AT-R3-complete_now =
    { GENDER($kind) ->
       *[m] Questo
        [f] Questa
    } { $kind } ora è { GENDER($kind) ->
       *[m] completo
        [f] completa
    }: si conta alla fine del turno, quindi da lì non si ritira nessuno.

reasons-AT-R4-just_put =
    { GENDER($figure) ->
       *[m] Questo
        [f] Questa
    } { $figure } è { GENDER($figure) ->
       *[m] stato appena piazzato
        [f] stata appena piazzata
    } lì; si può fare solo una delle due cose.

reasons-PD-S1-no_volcano = Sul tavolo non c'è ancora nessun vulcano: la tessera { $tile } si mette da parte e torna più tardi nel mazzo.

reasons-PD-M1-volcano = Nel turno in cui si piazza un vulcano non vi si può mettere nessuna pedina.
reasons-PD-M1-one_dragon =
    Sul tavolo { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] drago
       *[other] draghi
    }, ma il gioco ne ha uno solo.
reasons-PD-M1-nowhere = Sul tavolo c'è un vulcano, ma non si sa dove si trova il drago.

reasons-PD-M2-no_walk = Nessuna tessera di questo turno fa muovere il drago.
reasons-PD-M2-first = Prima { $player } deve muovere il drago di una tessera.
reasons-PD-M2-must_walk = Prima deve muoversi il drago.
reasons-PD-M2-no_tile = In { $cell } non c'è nessuna tessera: il drago si muove solo sulle tessere.
reasons-PD-M2-not_beside = Il drago in { $other } non può raggiungere { $cell } in un solo passo.
reasons-PD-M2-been_there = Il drago è già stato in { $cell } in questo cammino.
reasons-PD-M2-six_steps =
    Il cammino ha { $count } { $count ->
        [one] passo
       *[other] passi
    }; ne servono { $most }, meno solo dove il drago non può proseguire.
reasons-PD-M2-steps = È il passo { $count } su un massimo di { $most }.
reasons-PD-M2-walks =
    Il drago fa { $count } { $count ->
        [one] passo
       *[other] passi
    }.

reasons-PD-M3-first = Prima { $player } deve muovere il drago di una tessera, e solo dopo si pesca la prossima.
reasons-PD-M3-dragon_first = Il drago deve muoversi prima che si peschi la prossima tessera.
reasons-PD-M3-after_scoring = Qui il drago si muove dopo il conteggio: prima bisogna terminare il turno.

reasons-PD-S2-one_fairy = Sul tavolo ci sono { $count } fate, ma il gioco ne ha una sola.

reasons-PD-F1-nobody = { $player } non ha in { $cell } nessun seguace accanto a cui possa stare la fata.
reasons-PD-F1-which = { $player } ha lì { $count } seguaci; indica accanto a quale sta la fata.
reasons-PD-F1-stands_there = La fata è già lì.
reasons-PD-F1-moves = La fata va accanto a un seguace di { $player } in { $where }.

reasons-PD-F4-fairy = In { $where } c'è la fata: il drago non ci va.

reasons-PD-F7-no_follower = La fata sta solo accanto a un seguace, non accanto a { WORD($figure, form: "a") }.

reasons-PD-Q1-no_knight = Nella città di una principessa appena piazzata non c'è un cavaliere così.
reasons-PD-Q1-takes = La principessa rimanda nella riserva { WORD($figure, form: "the") } di { $player } in { $where }.
reasons-PD-Q2-knight_first = Nella città della principessa c'è un cavaliere: uno va rimandato nella riserva.

reasons-PD-G1-finished =
    { GENDER($kind) ->
       *[m] Questo
        [f] Questa
    } { $kind } è { GENDER($kind) ->
       *[m] completo
        [f] completa
    }; attraverso il portale si va solo in territori incompleti.

reasons-PD-M4-dragon = In { $where } c'è il drago: lì non si piazza nessuna pedina.

reasons-TW-S1-no_piece = { $player } non ha più pezzi di torre.
reasons-TW-S1-too_many = Sul tavolo e davanti ai giocatori ci sono { $count } pezzi di torre; all'inizio ne hanno in tutto { $most }.

reasons-TW-P1-height = Per la torre in { $where } serve una sola altezza, da 1 in su.

reasons-TW-P2-no_base = La tessera in { $cell } non ha la base di una torre.
reasons-TW-P2-builds = Con un pezzo di { $player } la torre in { $where } è alta { $height }.

reasons-TW-C1-nobody =
    { $player } non ha lì { GENDER($figure) ->
       *[m] nessun
        [f] nessuna
    } { $figure }.
reasons-TW-C1-which = { $player } ha lì { $count } pedine così; indica in quale territorio sta il seguace.
reasons-TW-C1-not_reached = { WORD($figure, form: "the") } di { $player } è fuori portata per una torre alta { $height }.
reasons-TW-C1-reached = Una torre alta { $height } raggiunge { WORD($figure, form: "the") } di { $player }.

reasons-TW-C2-own_home = { WORD($figure, form: "the") } di { $player } torna nella riserva.
reasons-TW-C2-prisoner = { $captor } cattura { WORD($figure, form: "the") } di { $player }.
reasons-TW-C2-own_prisoner = { $player } non può tenere prigioniera una propria pedina ({ $figure }).

reasons-TW-C3-no_follower = Si catturano solo i seguaci, e { WORD($figure, form: "a") } non lo è.
reasons-TW-C3-lord = { WORD($figure, form: "the") } di { $player } è il signore di un castello e non si cattura.
reasons-TW-C3-left_alone = { WORD($figure, form: "the") } di { $player } in { $where } resta senza seguaci e torna nella riserva.

reasons-TW-N1-choose = { $player } deve scegliere quale seguace catturato torna in cambio.
reasons-TW-N1-nothing_due = Ora { $player } non ha nulla da scambiare.
reasons-TW-N1-not_held = { $player } non tiene prigioniera una pedina così ({ $figure }).
reasons-TW-N1-comes_back = { WORD($figure, form: "the") } di { $player } torna in cambio di un seguace di { $captor }.
reasons-TW-N1-both_hold = { $players } tengono prigionieri seguaci l'uno dell'altro: andavano scambiati.

reasons-TW-R1-not_held = { $player } non tiene prigioniera una pedina così ({ $figure }).
reasons-TW-R1-once = { $player } ha già pagato un riscatto in questo turno.
reasons-TW-R1-too_few = { $player } ha meno di 3 punti, il prezzo di un riscatto.
reasons-TW-R1-pays = { $player } paga a { $captor } 3 punti, e { WORD($figure, form: "the") } torna nella riserva.

reasons-TW-T1-no_piece = In { $where } non c'è ancora una torre: un seguace non sta sulla sola base.
reasons-TW-T1-crowded = In cima alla torre in { $where } ci sono { $count } pedine; c'è posto per una sola.
reasons-TW-T1-closed = In cima a questa torre c'è { WORD($figure, form: "the") } di { $player }: non riceve altri pezzi.

reasons-PH-1-figure_first = Il fantasma segue la pedina del turno; come unica pedina { $player } lo piazza come ogni altra.
reasons-PH-1-no_phantom = Come seconda pedina si piazza solo il fantasma, non { WORD($figure, form: "a") }.

reasons-FE-1-no_festival = Sulla tessera appena piazzata non c'è una festa.
reasons-FE-1-not_own = Con la festa si riprendono solo le proprie pedine, non quelle di { $player }.
reasons-FE-1-nobody = Lì questo giocatore non ha una pedina così.
reasons-FE-1-no_follower = Con questa opzione una festa riprende solo seguaci, non { WORD($figure, form: "a") }.
reasons-FE-1-takes = { $player } riprende { WORD($figure, form: "the") } in { $where } invece di piazzare una pedina.
reasons-FE-1-sheep =
    Con il pastore { $count ->
        [one] torna
       *[other] tornano
    } nel sacchetto { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    } pecora.
reasons-TU-1-no_token = { $player } non ha più un segnalino del tunnel così.
reasons-TU-1-no_end = In { $cell } nessuna strada finisce in un tunnel.
reasons-TU-1-too_many =
    Sul tavolo { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    } del tunnel di { $player } della stessa serie: più di quanti ne riceva un giocatore.

reasons-TU-2-one_token = In questo turno { $player } ha già messo un segnalino del tunnel.
reasons-TU-2-taken = Su questo imbocco in { $cell } c'è già un segnalino.
reasons-TU-2-joins = Con questo segnalino { $player } unisce due imbocchi: { $where }.
reasons-TU-2-waits = L'imbocco in { $where } resta aperto finché { $player } non mette il segnalino uguale su un altro.
reasons-TU-2-whose =
    { $count ->
        [one] Non si sa di chi sia { $count } segnalino del tunnel sul tavolo: non unisce nulla.
       *[other] Non si sa di chi siano { $count } segnalini del tunnel sul tavolo: non uniscono nulla.
    }

reasons-FY-1-first = Prima { $player } deve mettere il traghetto della nuova tessera tra due strade.
reasons-FY-1-no_roads = In { $cell } non c'è un lago con strade su tutti e due i lati, oppure il traghetto è già lì.
reasons-FY-1-missing = Qui manca il traghetto: { $where }.
reasons-FY-1-puts = { $player } mette il traghetto in { $where }.

reasons-FY-3-not_met = Il traghetto in { $cell } non è il più vicino su una strada della tessera appena piazzata.
reasons-FY-3-once = Il traghetto in { $where } è già stato girato in questo turno.
reasons-FY-3-there = Il traghetto in { $where } è già lì.

reasons-BC-S1-no_bridge = { $player } non ha più ponti.
reasons-BC-S1-too_many = Ponti sul tavolo: { $count }; i giocatori ne hanno in tutto { $most }.

reasons-BC-B1-no_field = Un ponte sulla tessera in { $cell } avrebbe bisogno di due lati opposti che mostrino solo campo.

reasons-BC-B2-one_bridge = { $player } ha già messo un ponte in questa parte del turno.
reasons-BC-B2-too_far = Un ponte si mette solo sulla tessera appena piazzata o su una adiacente, non in { $cell }.
reasons-BC-B2-needless = In { $cell } la tessera va bene senza ponte. Se ne può mettere uno dopo il piazzamento.
reasons-BC-B2-laid = La tessera va bene con un ponte di { $player } in { $where }.
reasons-BC-B2-lays =
    { $count ->
        [one] { $player } ha ancora { $count } ponte su { $most }: lo mette in { $where }.
       *[other] { $player } ha ancora { $count } ponti su { $most }: ne mette uno in { $where }.
    }

reasons-BC-B3-second = Sulla tessera in { $cell } c'è già un ponte.
reasons-BC-B3-beyond = Oltre il ponte in { $cell } ci sarebbe una tessera senza strada.

reasons-BC-B5-acrobats = In { $cell } ci sono acrobati: lì non si mettono ponti.

reasons-BC-S1-no_castle = { $player } non ha più castelli.

reasons-BC-C1-no_caps = Lì non c'è una città che occupi esattamente due tessere, un lato di ciascuna, e possa diventare un castello: { $where }.

reasons-BC-C2-not_now = { $player } non può costruire un castello ora: si può solo prima che si conti una città così.
reasons-BC-C2-not_alone = { $player } non ha l'unico seguace nella città in { $where }, oppure la città non è stata completata in questo turno.
reasons-BC-C2-builds =
    { $count ->
        [one] { $player } ha ancora { $count } castello: lo mette sulla città in { $where }.
       *[other] { $player } ha ancora { $count } castelli: ne mette uno sulla città in { $where }.
    }
reasons-BC-C2-lords = Pedine nel castello in { $where }: { $count }; c'è al massimo un signore.
reasons-BC-Z1-nothing_due = Ora { $player } non ha niente da fare in un bazar.
reasons-BC-Z1-never_drawn = { $tile } non si pesca mai e quindi non è in un bazar.
reasons-BC-Z2-first = Nel bazar viene prima { $player }.
reasons-BC-Z2-on_offer = { $tile } è già in vendita, scelta da { $player }.
reasons-BC-Z2-no_tile = Nessuna tessera è ancora in vendita: { $player } ne sceglie una.
reasons-BC-Z2-price = Un prezzo di { $price } non è possibile: il più basso è 0.
reasons-BC-Z2-once = { $player } ha già risposto a questa offerta: si può fare una volta sola.
reasons-BC-Z2-too_low = Un prezzo di { $price } non è possibile: dev'essere più alto di { $highest }.
reasons-BC-Z2-offers = { $player } sceglie { $tile } e propone il prezzo { $price }.
reasons-BC-Z2-bids = { $player } offre { $price }.
reasons-BC-Z2-passes = { $player } passa e non può più fare offerte per questa tessera.
reasons-BC-Z3-first = { $player } ha scelto questa tessera e ora deve comprarla o venderla.
reasons-BC-Z3-not_yours = { $player } non ha una tessera da comprare o vendere.
reasons-BC-Z3-buys = { $player } compra la tessera e paga a { $bidder } il prezzo di { $price }.
reasons-BC-Z3-sells = { $player } vende la tessera a { $bidder } per { $price }.
reasons-BC-Z4-free = L'ultima tessera è gratis per { $player }.
reasons-BC-Z4-last = { $player } riceve gratis l'ultima tessera, { $tile }.
reasons-BC-Z5-in_hand = { $player } ha comprato { $tile } e ora deve piazzarla.
reasons-BC-Z6-free = Senza asta { $player } non paga niente per una tessera.
reasons-BC-Z6-takes = { $player } prende { $tile }.
reasons-SG-4-first = Prima { $player } deve far uscire un cavaliere da una città assediata o passare.
reasons-SG-4-later = I cavalieri fuggono dalle città assediate solo alla fine dell'intero turno.
reasons-SG-4-nobody = Lì questo giocatore non ha un cavaliere così.
reasons-SG-4-no_way = Nessun monastero è abbastanza vicino perché { WORD($figure, form: "the") } possa fuggire, oppure la sua città non è assediata.
reasons-SG-4-escapes = { $player } fa uscire { WORD($figure, form: "the") } dalla città assediata attraverso un monastero.

reasons-CC-1-nothing_due = Ora { $player } non ha nulla da fare per un cerchio nel grano.
reasons-CC-1-first = Prima { $player } deve scegliere se si aggiungono seguaci o se tornano nella riserva.
reasons-CC-1-add = { $player } ha scelto: si aggiungono seguaci.
reasons-CC-1-remove = { $player } ha scelto: i seguaci tornano nella riserva.
reasons-CC-1-chooses_add = { $player } fa aggiungere un seguace a tutti. Tipo di territorio: { $kind }.
reasons-CC-1-chooses_remove = { $player } fa togliere un seguace a tutti. Tipo di territorio: { $kind }.

reasons-CC-2-first = Per il cerchio nel grano viene prima { $player }.
reasons-CC-2-no_follower = Un cerchio nel grano riguarda solo i seguaci, e { WORD($figure, form: "a") } non lo è.
reasons-CC-2-other_kind = Il cerchio nel grano riguarda un altro tipo di territorio: { $kind }.
reasons-CC-2-nobody = { $player } non ha lì un seguace così.
reasons-CC-2-puts = { $player } mette { WORD($figure, form: "a") } accanto a un'altra pedina in { $where }.
reasons-CC-2-takes = { $player } riprende { WORD($figure, form: "the") } in { $where }, senza punti.

reasons-CC-3-not_there = { WORD($figure, form: "a") } non si mette { WORD($kind, form: "on") }.

reasons-RB-1-first = Prima { $player } mette il brigante o passa.
reasons-RB-1-nothing_due = { $player } mette un brigante solo dopo una tessera che ne mostra uno.
reasons-RB-1-own_marker = { $player } deve mettere il brigante accanto al meeple segnapunti di un altro giocatore.
reasons-RB-1-there = Il brigante di { $player } è già accanto al meeple segnapunti di { $robbed }.
reasons-RB-1-puts = { $player } mette il brigante accanto al meeple segnapunti di { $robbed }.
reasons-ME-1-first = Prima { $player } muove una pedina sul segnapunti o prende un messaggio.
reasons-ME-1-nothing_due = { $player } non ha punti con cui muovere una pedina.
reasons-ME-1-beyond = Il messaggero di { $player } è su { $count }, oltre tutti i suoi punti ({ $points }).
reasons-ME-1-moves =
    { $points } { $points ->
        [one] punto
       *[other] punti
    } per { $player }: { WORD($marker, form: "the") } avanza fino a { $space }.

reasons-ME-2-first = Prima { $player } prende il messaggio pescato.
reasons-ME-2-nothing_due = { $player } pesca un messaggio solo nel proprio turno, quando una pedina si ferma su 0, 5, 10 e così via.
reasons-ME-2-not_stopped = Nessuna pedina di { $player } si è fermata su 0, 5, 10 e così via.

reasons-ME-3-which = Questo messaggio fa contare una pedina di { $player } o una città che ne contiene una: va indicata.
reasons-ME-3-no_tile = Non ci sono più tessere, quindi { $player } non ne piazza un'altra.
reasons-ME-3-turn_follows = Con un messaggio { $player } gioca un'altra tessera: un'altra parte di questo turno.

reasons-GO-1-first = Prima { $player } deve mettere il secondo lingotto accanto alla miniera d'oro.
reasons-GO-1-nothing_due = Ora { $player } non ha oro da mettere: si mette dopo una miniera d'oro.
reasons-GO-1-not_beside = Il secondo lingotto va su una delle 8 caselle attorno alla miniera d'oro che hanno una tessera; { $cell } non è tra queste.
reasons-GO-1-puts = { $player } mette un lingotto in { $where }.
reasons-GO-1-too_many = Sul tavolo e davanti ai giocatori ci sono { $count } lingotti; nella scatola ce ne sono { $most }.

reasons-GO-2-number = Per l'oro in { $where } serve un numero, da 1 in su.

reasons-GO-3-gold_there =
    Sulle tessere { $count ->
        [one] c'è { $count } lingotto
       *[other] ci sono { $count } lingotti
    }: l'oro va a chi possiede il territorio quando dà punti durante la partita.

reasons-MW-1-first = Prima { $player } deve mettere il mago o la strega su una strada o città.
reasons-MW-1-nothing_due = Ora { $player } non può spostare il mago o la strega: si fa dopo una tessera con il loro simbolo.
reasons-MW-1-must_move = C'è una strada o città per { WORD($figure, form: "the") }, quindi nessuno dei due lascia il tavolo.
reasons-MW-1-not_on_table = { WORD($figure, form: "the") } non è sul tavolo.
reasons-MW-1-not_there = Il mago e la strega vanno solo su strade e città.
reasons-MW-1-finished =
    { GENDER($kind) ->
       *[m] Questo
        [f] Questa
    } { $kind } è { GENDER($kind) ->
       *[m] completo
        [f] completa
    }; { WORD($figure, form: "the") } va solo su un territorio incompleto.
reasons-MW-1-taken = { WORD($kind, form: "on-this") } c'è già { WORD($figure, form: "the") }.
reasons-MW-1-moves = { WORD($figure, form: "the") } va { WORD($kind, form: "on-this") }, in { $where }.
reasons-MW-1-leaves = Per { WORD($figure, form: "the") } non c'è più nessuna strada o città: lascia il tavolo.
reasons-MW-1-one =
    { WORD($figure, form: "the") } è sul tavolo { $count } volte, ma ce n'è { GENDER($figure) ->
       *[m] uno solo
        [f] una sola
    }.
reasons-MW-1-which = Per { WORD($figure, form: "the") } in { $where } manca la strada o la città.

reasons-MW-2-first = Prima { $player } deve spostare il mago o la strega: ora sono sulla stessa strada o città.
reasons-MW-2-together = { WORD($kind, form: "on-this") } ci sono sia il mago sia la strega; uno dei due andava spostato.

reasons-MW-3-mage = Con il mago dà 1 punto in più per ogni tessera.
reasons-MW-3-witch = Con la strega dà la metà, arrotondata per eccesso.
reasons-BT-T2-one_tent = C'è un solo tendone, con un solo segnalino animale sotto.
reasons-BT-T2-nowhere = In { $where } c'è uno spazio per il circo, ma sul tavolo manca il tendone.
reasons-BT-T2-no_space = La tessera in { $cell } non ha uno spazio per il tendone.
reasons-BT-S1-no_token = Nessun segnalino animale mostra { $value }.

reasons-BT-T3-first = Prima { $player } deve girare il segnalino animale sotto il tendone.
reasons-BT-T3-nothing_due = Ora { $player } non ha un segnalino animale da girare: si gira dopo la prossima tessera con uno spazio per il circo o alla fine della partita.

reasons-BT-T4-first = Prima { $player } deve girare il segnalino animale sotto il tendone.

reasons-BT-A1-full = Nella piramide in { $where } ci sono { $count } acrobati; c'è posto per tre.
reasons-BT-A1-too_far = La piramide in { $cell } è troppo lontana: deve stare sulla tessera appena piazzata o su una delle 8 attorno.
reasons-BT-A1-joins = È l'acrobata { $count } di { $most } nella piramide in { $where }.

reasons-BT-A2-incomplete = Nella piramide in { $where } { $count ->
        [one] c'è { $count } acrobata
       *[other] ci sono { $count } acrobati
    } su { $most }; si conta solo una piramide piena.
reasons-BT-A2-just_filled = La piramide in { $where } si è riempita in questo turno; si può conteggiare dal prossimo turno.

reasons-BT-R2-brings =
    Con questo conteggio { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per il direttore del circo in { $where }.

reasons-WT-1-pays =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per la torre di guardia.
reasons-WT-1-would_pay = Se il territorio viene completato così, { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per la torre di guardia.

reasons-WR-1-whole = D'ora in poi le direzioni si contano da questa rosa dei venti.
reasons-WR-1-no_rose = Non si sa da quale rosa dei venti intera si conta la direzione, quindi questa tessera non dà punti.
reasons-WR-1-pays =
    È piazzata nella direzione del suo quarto: { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    }.
reasons-WR-1-elsewhere = Non è piazzata nella direzione del suo quarto e non dà punti.
reasons-WR-1-not_there = Il segnalino della rosa dei venti sta su una tessera con una rosa intera, non in { $where }.
reasons-WR-1-unknown = Non si sa quale delle rose dei venti intere in { $where } è stata piazzata per ultima.

reasons-LB-1-none_left = { $player } non ha più edifici di questo tipo ({ $token }).
reasons-LB-1-not_just_placed = Un piccolo edificio si mette solo sulla tessera appena piazzata.
reasons-LB-1-built = In { $where } c'è già un piccolo edificio.
reasons-LB-1-builds = L'edificio ({ $token }) aggiunge { $points } { $points ->
        [one] punto
       *[other] punti
    } a ogni territorio di cui fa parte questa tessera.
reasons-LB-1-too_many = Sul tavolo e davanti ai giocatori ci sono { $count } di questi edifici ({ $token }); all'inizio ne hanno in tutto { $most }.

reasons-LA-1-apart = I seguaci in { $where } sono su altre parti del labirinto, e ogni parte si occupa da sola.
reasons-LA-1-pays =
    I seguaci sulla strada con il labirinto aggiungono { $points } { $points ->
        [one] punto
       *[other] punti
    }.
reasons-LA-1-would_pay =
    Se venisse completata così, i seguaci sulla strada con il labirinto aggiungerebbero { $points } { $points ->
        [one] punto
       *[other] punti
    }.
reasons-SC-1-one_teacher = Il maestro è uno solo, ma ce ne sono { $count } sul tavolo o davanti ai giocatori.
reasons-SC-1-outside = Il maestro non è nella scuola: il segnalino va messo lì o dato a chi ce l'ha.
reasons-SC-2-copies = { $player } ha il maestro e prende gli stessi punti.
reasons-SC-2-may_copy = { $player } ha il maestro e può scegliere gli stessi punti, o quelli di un altro territorio conteggiato ora.
reasons-SC-2-first = Prima { $player } sceglie che cosa ripete il maestro.
reasons-SC-2-nothing_due = { $player } sceglie che cosa ripete il maestro solo quando un turno ha conteggiato più territori.
reasons-SC-2-not_scored = Il maestro ripete un territorio appena conteggiato, e questo non lo è. Tipo di territorio: { $kind }.
reasons-SC-2-chooses = { $player } prende con il maestro gli stessi punti, qui { $points } { $points ->
        [one] punto
       *[other] punti
    }. Tipo di territorio: { $kind }.
reasons-CP-1-nothing_due = { $player } inserisce i lanci solo dopo un turno in cui è stata piazzata una fiera.
reasons-CP-1-first = Prima { $player } inserisce i lanci o passa.
reasons-CP-1-entered = { $player } inserisce che cosa ha dato il lancio, che non viene giudicato.
reasons-CP-2-points = Il bersaglio e la presa danno 5 punti, non { $points }.
reasons-CP-2-no_follower = Lì non c'è un seguace così ({ $figure }).
reasons-CP-2-own = Con la seduzione si scambia un seguace altrui, non uno di { $player }.
reasons-CP-2-none_left = { $player } non ha più una pedina così ({ $figure }) nella riserva.
reasons-CP-2-not_there = Lì non può stare { WORD($figure, form: "a") }. Tipo di territorio: { $kind }.
reasons-CP-2-target = { $player } era più vicino al bersaglio.
reasons-CP-2-catch = { $player } prende i punti di una presa.
reasons-CP-2-knock_out = I seguaci colpiti tornano nella riserva senza punti.
reasons-CP-2-seduction = { $player } scambia un seguace altrui con uno della riserva.
reasons-GI-1-none = { $player } non ha regali da aprire.
reasons-GI-1-once = { $player } ha già aperto un regalo in questo turno.
reasons-GI-1-second_part = { $player } non apre regali nella seconda parte di un turno.
reasons-GI-1-no_tile = Non resta nessuna tessera da pescare: { $player } non apre più regali.
reasons-GI-1-no_road = Uno spazzastrade fa valere una strada. Tipo di territorio: { $kind }.
reasons-GI-1-complete = Questa strada è completa; uno spazzastrade ne fa valere una incompleta.
reasons-GI-1-empty = Nessuna pedina sta { WORD($kind, form: "on-this") }; per il regalo ne serve una lì.
reasons-GI-1-unclear = Non si sa su quale territorio stia una pedina in { $where }. Se è { WORD($kind, form: "on-this") }, bisogna prima inserirlo.
reasons-GI-1-no_monastery = Un sinodo mette un seguace in un monastero. Tipo di territorio: { $kind }.
reasons-GI-1-none_left = { $player } non ha più una pedina così ({ $figure }) nella riserva.
reasons-GI-1-not_there = Lì non può stare { WORD($figure, form: "a") }. Tipo di territorio: { $kind }.
reasons-GI-1-synod = { $player } mette un seguace nel monastero occupato.
reasons-GI-1-road_sweeper = { $player } fa valere questa strada; le sue pedine tornano nella riserva.
reasons-GI-1-entered = { $player } apre un regalo. Che cosa dà non viene giudicato: lo inseriscono i giocatori.
reasons-GI-1-too_many = Davanti ai giocatori ci sono { $count } regali; nella scatola ce ne sono { $most }.
reasons-SP-1-posts =
    { $right ->
        [one] È giusto { $right }
       *[other] Sono giusti { $right }
    } di { $count } { $count ->
        [one] cartello
       *[other] cartelli
    } su questa strada, per { $points } { $points ->
        [one] punto
       *[other] punti
    }.
reasons-SP-1-no_road = I cartelli in { $where } stanno su bordi che la loro strada non raggiunge: la tessera va corretta.
reasons-BS-1-later = { $player } ricompra una pedina da un bagno solo all'inizio del proprio turno, prima di piazzare una tessera.
reasons-BS-1-not_own = Si ricomprano solo le proprie pedine, non quelle di { $player }.
reasons-BS-1-not_trapped = Lì non c'è una pedina così ({ $figure }) in un bagno.
reasons-BS-1-too_few = { $player } ha meno di { $points } { $points ->
        [one] punto
       *[other] punti
    }, il prezzo di questo bagno.
reasons-BS-1-buys_back = { $player } paga { $points } { $points ->
        [one] punto
       *[other] punti
    }, e { WORD($figure, form: "the") } torna dal bagno nella riserva.
reasons-BS-1-shared = Questo territorio appartiene insieme a { $players }: non si sa con certezza che cosa valgano allora i bagni né chi ci resti. Qui non valgono nulla; altri punti si possono inserire.
reasons-BS-1-pays = Il suo unico proprietario prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per i bagni.
reasons-BS-1-would_pay = Se il territorio viene completato e ha un solo proprietario, vale { $points } { $points ->
        [one] punto
       *[other] punti
    } per i bagni.
reasons-BS-1-number = I bagni in { $where } hanno un numero diverso da 3, 4 o 5: la tessera va corretta.
reasons-BU-1-drawn_already = { $player } ha già pescato in questo turno; un castello si piazza invece di pescare.
reasons-BU-1-none_held = { $player } non ha più castelli.
reasons-BU-1-nothing_to_draw = { $player } non piazza castelli: un castello si piazza invece di pescare, e non ci sono più tessere.
reasons-BU-1-touches = In { $cell } il castello toccherebbe un altro castello.
reasons-BU-1-assumed = Non si sa quali castelli ha ancora { $player }: si suppone che ne resti uno.
reasons-BU-1-side_by_side = I castelli in { $cell } e { $other } si toccano.
reasons-BU-1-too_many = Sul tavolo e davanti ai giocatori ci sono { $count } castelli, ma in tutto ne hanno solo { $most }.
reasons-HA-1-drawn_already = { $player } ha già pescato in questo turno; una mezza tessera si piazza invece di pescare.
reasons-HA-1-none_held = { $player } non ha più mezze tessere.
reasons-HA-1-nothing_to_draw = { $player } non piazza mezze tessere: si piazzano invece di pescare, e non ci sono più tessere.
reasons-HA-1-assumed = Non si sa quali mezze tessere ha ancora { $player }: si suppone che ne resti una.
reasons-HA-1-too_many = Sul tavolo e davanti ai giocatori ci sono { $count } mezze tessere, ma in tutto ne hanno solo { $most }.
reasons-HA-1-shares = L'altra metà di { $cell } è vuota: due mezze tessere possono stare nella stessa casella. Se i loro lati lunghi debbano combaciare non si sa con certezza.
reasons-HA-1-open = Al lato lungo di una mezza tessera si suppone che { WORD($kind, form: "the") } continui: che cosa segua lì non si sa con certezza.
reasons-HA-1-not_known = Lungo i lati lunghi delle mezze tessere non si unisce nulla: che cosa si incontri lì non si sa con certezza. Altri punti si inseriscono come correzione del punteggio.
reasons-KD-2-roads_open = Non tutte le strade di questa cattedrale sono complete. Quanto valga allora non è noto con certezza: ciò che si decide al tavolo si può inserire come correzione del punteggio.

reasons-DA-1-pays = Più seguaci attorno alla chiesa: { $players }.
reasons-FM-1-no_machine = { $player } vola solo dalla macchina volante della tessera appena piazzata.
reasons-FM-1-no_follower = Volano solo i seguaci, e { WORD($figure, form: "a") } non lo è.
reasons-FM-1-elsewhere = Con { $count } sul dado il volo arriva in { $cell }.
reasons-FM-1-flies = { WORD($figure, form: "the") } decolla da { $where }: il dado mostra { $count }.
reasons-FM-1-returns = Lì non c'è una tessera su cui { WORD($figure, form: "the") } possa atterrare: torna nella riserva.

reasons-FM-2-not_there = { WORD($figure, form: "a") } non atterra { WORD($kind, form: "on") }.
reasons-FM-2-finished =
    { WORD($kind, form: "the") } in { $where } è { GENDER($kind) ->
       *[m] completo
        [f] completa
    }.
reasons-FM-2-must_land = { WORD($figure, form: "the") } deve atterrare in { $where }: c'è posto.
reasons-FM-2-lands =
    { WORD($figure, form: "the") } atterra { WORD($kind, form: "on") } in { $where }, { GENDER($kind) ->
       *[m] occupato
        [f] occupata
    } o no.
reasons-FM-2-returns = { WORD($figure, form: "the") } non trova dove atterrare e torna nella riserva.

reasons-PD-E1-eaten = Il drago mangia { WORD($figure, form: "the") } di { $player } in { $where }.

reasons-PD-E2-left_alone =
    { WORD($figure, form: "the") } di { $player } in { $where } resta { GENDER($figure) ->
       *[m] solo
        [f] sola
    } e torna nella riserva.

reasons-CU-C2-one_at_shrine = Il santuario in { $cell } può avere un solo monastero nelle 8 caselle attorno.
reasons-CU-C2-one_at_monastery = Il monastero in { $cell } può avere un solo santuario nelle 8 caselle attorno.

reasons-GM-M1-upright = Solo in un monastero tedesco un seguace può stare sdraiato come abate.

reasons-RV-S1-source =
    Nessuno ha piazzato la sorgente, quindi non vi si può mettere { GENDER($figure) ->
       *[m] nessun
        [f] nessuna
    } { $figure }.
reasons-RV-S1-on_source =
    Nessuno ha piazzato la sorgente, quindi { WORD($figure, form: "the") } di { $player } in { $where } non può essere { GENDER($figure) ->
       *[m] stato piazzato
        [f] stata piazzata
    } lì.

reasons-RV-S2-other_river = Alle tessere di un altro fiume si applicano le regole del primo Fiume; biforcazioni e altre estremità di un fiume qui non hanno regole.

reasons-RV-S3-start_tile = Il fiume è finito: ora si piazza per prima la tessera di partenza { $tile }.
reasons-RV-S4-fork_first = Alla sorgente segue la biforcazione { $tile }.
reasons-CO-S1-no_city = La città di Carcassonne non è sul tavolo, quindi le sue regole non valgono.
reasons-CO-S1-river_began = Il fiume è iniziato senza la città di Carcassonne, quindi le sue regole non valgono. Come inizino entrambi non si sa con certezza: per giocare con entrambi, inserite come inizio le tessere della città e la sorgente.
reasons-CO-S2-one_count = Di conti ce n'è uno solo, non { $count }.
reasons-CO-S2-assumed = Non si sa dove sta il conte; si suppone che sia nel castello.
reasons-CO-P1-block = Questa tessera è della città di Carcassonne: { WORD($figure, form: "a") } vi può stare solo in un quartiere.
reasons-CO-F1-not_now = In città si mettono pedine solo dopo il conteggio di un turno.
reasons-CO-F1-first = Prima { $player } può mettere un seguace in città o passare.
reasons-CO-F1-not_due = Ora { $player } non può mettere un seguace in città: si può solo dopo un conteggio che dà punti soltanto ad altri.
reasons-CO-F1-enters = { $player } non ha preso punti, altri sì, e mette { WORD($figure, form: "a") } { WORD($quarter, form: "inside") }.
reasons-CO-F2-moves = Il conte va { WORD($quarter, form: "inside") }.
reasons-CO-F2-is_there = Il conte è già { WORD($quarter, form: "inside") }.
reasons-CO-F2-by_itself = Il conte non va lì, ma { WORD($quarter, form: "inside") }.
reasons-CO-M1-first = Prima { $player } può uscire dalla città o passare.
reasons-CO-M1-nothing_due = Ora { $player } non può uscire dalla città: si esce solo subito prima di un conteggio.
reasons-CO-M1-nobody =
    { WORD($quarter, form: "inside") } non c'è { GENDER($figure) ->
       *[m] nessun
        [f] nessuna
    } { $figure } di questo giocatore.
reasons-CO-M1-leads = { WORD($quarter, form: "out") } si esce solo verso { WORD($kind, form: "a") }.
reasons-CO-M1-not_scored = { WORD($kind, form: "the") } in { $where } non si conta ora.
reasons-CO-M1-marches = { WORD($figure, form: "the") } esce { WORD($quarter, form: "out") } verso { WORD($kind, form: "the") } che sta per dare punti.
reasons-CO-M2-stays = { WORD($quarter, form: "inside") } sta il conte; nessuno ne esce.
reasons-CO-M4-not_scored = Il campo in { $where } non si conta ora.
reasons-CO-E1-first = Prima { $player } può uscire dalla città o passare.
reasons-CO-E1-market_only = Alla fine si esce solo dal mercato, non { WORD($quarter, form: "out") }.
reasons-CO-E1-not_scored =
    { WORD($kind, form: "the") } in { $where } è già { GENDER($kind) ->
       *[m] completo
        [f] completa
    }.
reasons-CO-E1-marches = { WORD($figure, form: "the") } esce { WORD($quarter, form: "out") } verso { WORD($kind, form: "the") } prima del conteggio finale.
reasons-CO-A2-never = { WORD($figure, form: "a") } non sta mai in città.
reasons-CO-A2-not_here = { WORD($figure, form: "a") } non può stare { WORD($quarter, form: "inside") }.

reasons-KR-1-largest =
    Questa città di { $count } { $count ->
        [one] tessera
       *[other] tessere
    } è più grande di ogni altra città completa.
reasons-KR-1-not_larger =
    Questa città di { $count } { $count ->
        [one] tessera
       *[other] tessere
    } non è più grande di ogni altra città completa: un'altra ne ha { $most }.
reasons-KR-1-one_token = { $count } giocatori hanno il segnalino del { WORD($what) }; ce n'è uno solo.
reasons-KR-2-largest =
    Questa strada di { $count } { $count ->
        [one] tessera
       *[other] tessere
    } è più lunga di ogni altra strada completa.
reasons-KR-2-not_larger =
    Questa strada di { $count } { $count ->
        [one] tessera
       *[other] tessere
    } non è più lunga di ogni altra strada completa: un'altra ne ha { $most }.
reasons-KR-2-one_token = { $count } giocatori hanno il segnalino del { WORD($what) }; ce n'è uno solo.
reasons-KR-4-nobody = Non si sa chi ha il segnalino del { WORD($what) }, quindi non dà punti a nessuno.

reasons-RV-P1-source_first = La sorgente del fiume è la prima tessera sul tavolo.
reasons-RV-P1-river_first =
    { $count ->
        [one] Resta
       *[other] Restano
    } { $count } { $count ->
        [one] tessera
       *[other] tessere
    } fiume, quindi per ora non se ne pescano altre.
reasons-RV-P1-lake_last =
    Il lago viene per ultimo e { $count ->
        [one] resta un'altra tessera
       *[other] restano altre { $count } tessere
    } fiume.
reasons-RV-P1-river_over = Il fiume è finito, quindi non si pescano più tessere fiume.
reasons-RV-P1-missing =
    Qui ci sono tessere paesaggio, ma { $count ->
        [one] manca
       *[other] mancano
    } { $count } { $count ->
        [one] tessera
       *[other] tessere
    } fiume; sono state messe da parte o vengono prima.

reasons-RV-P2-joined = Continua il fiume in { $other }.
reasons-RV-P2-not_joined = Nessun lato di fiume della tessera in { $cell } incontrerebbe l'estremità aperta del fiume.
reasons-RV-P2-apart =
    { $count } { $count ->
        [one] tessera fiume non è collegata
       *[other] tessere fiume non sono collegate
    } con la sorgente.

reasons-RV-P4-put_aside = La tessera fiume { $tile } si mette da parte e si pesca la prossima.
reasons-RV-P4-stays_open = Il lago non ha posto, quindi il fiume resta aperto.

reasons-RV-U1-bends = In { $cell } il fiume piegherebbe dalla stessa parte della tessera precedente, { $other }.

reasons-RV-U2-ahead =
    Davanti al fiume in { $cell } cinque caselle devono essere vuote; { $count } { $count ->
        [one] è occupata
       *[other] sono occupate
    }.

reasons-AB-S1-not_played = A questo tavolo non si gioca con le abbazie: nessuno ne ha una e non se ne pescano.
reasons-AB-S1-assumed = Non si sa che cosa ha ancora { $player }: si suppone che l'abbazia non sia stata piazzata.
reasons-AB-S1-too_many =
    Qui { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] abbazia
       *[other] abbazie
    }, ma { $most ->
        [one] può essercene
       *[other] possono essercene
    } solo { $most }: una per giocatore, meno quelle ancora da piazzare.
reasons-AB-S1-too_many_held = Secondo quanto inserito { $player } ha { $count } abbazie, ma ogni giocatore ne ha una sola.

reasons-AB-P1-drawn_already = { $player } ha già pescato in questo turno; un'abbazia si piazza invece di pescare.
reasons-AB-P1-none_held = { $player } non ha più un'abbazia: ogni giocatore ne ha una per tutta la partita.

reasons-AB-P2-hole = Tutte e quattro le caselle accanto a { $cell } sono occupate.
reasons-AB-P2-no_hole =
    Un'abbazia ha bisogno di una tessera su ciascuno dei quattro lati; in { $cell } ne { $count ->
        [one] manca
       *[other] mancano
    } { $count }.
reasons-AB-P2-gap = All'abbazia in { $cell } manca una tessera su { $count } dei suoi quattro lati.

reasons-AB-M1-followers_only =
    Su un'abbazia si mette un seguace e nient'altro: { GENDER($figure) ->
       *[m] nessun
        [f] nessuna
    } { $figure }.
reasons-AB-M1-only_here = Chi piazza un'abbazia può mettere un seguace sull'abbazia stessa, in { $cell }, ma non su ciò che essa chiude.

reasons-AB-Y2-strength = Il borgomastro di { $player } lì conta come { $count }: tanti sono gli stemmi della città.
reasons-AB-Y3-no_strength = La città non ha stemmi, quindi il borgomastro di { $player } non conta nulla.
reasons-AB-Y5-no_strength = In un castello il borgomastro di { $player } non conta nulla.

reasons-AB-W2-drives = Il territorio del carro di { $player } in { $where } è appena stato conteggiato: il carro può proseguire.
reasons-AB-W2-not_scored = In { $where } nessun carro di { $player } può proseguire; un carro si muove quando il suo territorio è appena stato conteggiato.

reasons-AB-W3-finished =
    { GENDER($kind) ->
       *[m] Questo
        [f] Questa
    } { $kind } è { GENDER($kind) ->
       *[m] completo
        [f] completa
    }; un carro va solo dove non è ancora { GENDER($kind) ->
       *[m] completo
        [f] completa
    }.

reasons-AB-W4-linked = L'estremità di una strada collega i due territori.
reasons-AB-W4-near = È sulla tessera del carro o in una delle 8 caselle attorno.
reasons-AB-W4-not_linked =
    Nessuna estremità di strada collega { GENDER($kind) ->
       *[m] questo
        [f] questa
    } { $kind } al territorio conteggiato.
reasons-AB-W4-not_near = Non è né sulla tessera del carro né in una delle 8 caselle attorno.

reasons-AB-W5-first = Prima { $player } deve far proseguire il carro o rimetterlo nella riserva.

reasons-AB-W7-dragon = In { $where } c'è il drago: nessun carro ci va.

reasons-AB-B1-no_point = Un fienile vuole un punto in cui si incontrano quattro tessere, con campo tutt'intorno; qui non è così.

reasons-AB-B2-barn_there = In questo campo c'è già un fienile di { $by }, in { $where }.
reasons-AB-B2-farmers_there = I contadini di { $by } in questo campo prendono i punti alla fine del turno e tornano nella riserva.

reasons-AB-B4-barn_there =
    In questo campo c'è un fienile, in { $where }: qui non si può piazzare { GENDER($figure) ->
       *[m] nessun
        [f] nessuna
    } { $figure }.
reasons-AB-B4-farmers_there = I contadini in { $where } sono nel campo di un fienile; dovevano essere conteggiati e tornare nella riserva.

reasons-AB-B6-pays =
    Alla fine il fienile di { $player } in questo campo dà { $points } { $points ->
        [one] punto
       *[other] punti
    }.

reasons-AB-P4-beside_another = In { $cell } l'abbazia avrebbe un lato in comune con quella in { $other }.
reasons-AB-P4-side_by_side = Le abbazie in { $cell } e { $other } hanno un lato in comune.

reasons-AB-E1-only_abbeys = L'ultima tessera è stata piazzata; si può ancora piazzare solo un'abbazia.

reasons-HS-S1-none_in_bag =
    Nel sacchetto non resta nessun segnalino con { $sheep } { $sheep ->
        [one] pecora
       *[other] pecore
    }: sul tavolo { $most ->
        [one] ce n'è
       *[other] ce ne sono
    } { $most } su { $most }.
reasons-HS-S1-too_many =
    Sul tavolo { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    } con { $sheep } { $sheep ->
        [one] pecora
       *[other] pecore
    }, ma la scatola ne contiene solo { $most }.

reasons-HS-F2-on_the_table = { $player } non ha più il pastore nella riserva: si trova in { $where }.

reasons-HS-F3-shepherd_there = In questo campo c'è già un pastore di { $by }, in { $where }.
reasons-HS-F3-neighbours = I pastori in { $where } stanno nello stesso campo, su tessere vicine; il secondo non poteva esservi messo.

reasons-HS-F4-farmers_there = In questo campo ci sono contadini di { $by }; non impediscono di piazzare un pastore.

reasons-HS-F5-odds =
    Per il nuovo pastore si pesca un segnalino: { $wolves } { $count ->
        [one] dell'unico segnalino
       *[other] dei { $count } segnalini
    } nel sacchetto { $wolves ->
        [one] è un lupo
       *[other] sono lupi
    }.
reasons-HS-F5-nothing_due = { $player } non deve pescare nessun segnalino: se ne pesca solo uno, per un pastore appena piazzato.
reasons-HS-F5-just_put_down = { $player } ha messo il pastore proprio in questo turno: per lui si pesca un solo segnalino.
reasons-HS-F5-draw_first = Prima va pescato il segnalino per il nuovo pastore di { $player }.
reasons-HS-F5-no_shepherd = In { $where } ci sono pecore, ma in quel campo non c'è nessun pastore.
reasons-HS-F5-no_sheep = Nel campo del pastore in { $where } ci sono meno segnalini pecora che pastori; ogni pastore ne ha portato uno.

reasons-HS-F6-wolf = Il lupo torna nel sacchetto e il pastore di { $player } nella riserva.

reasons-HS-F7-extended = La tessera amplia il campo in cui { $player } ha il pastore.
reasons-HS-F7-no_shepherd = { $player } non ha nessun pastore in { $cell }.
reasons-HS-F7-not_extended = La tessera appena piazzata non amplia il campo in cui { $player } ha il pastore, in { $where }.
reasons-HS-F7-not_own_tile = La tessera non è stata piazzata da { $player }: solo una tessera propria dà un'azione al proprietario del pastore.

reasons-HS-F8-over = Con questa tessera non si può più ampliare il gregge o portarlo all'ovile: c'è una sola azione del genere per tessera.

reasons-HS-F10-action_was_first = Il gregge è già stato ampliato o portato all'ovile; qui la pedina viene prima.
reasons-HS-F10-figure_was_first = È già stata piazzata una pedina; qui l'azione con il gregge viene prima della pedina.

reasons-HS-F12-odds =
    Per il gregge si pesca un segnalino: { $wolves } { $count ->
        [one] dell'unico segnalino
       *[other] dei { $count } segnalini
    } nel sacchetto { $wolves ->
        [one] è un lupo
       *[other] sono lupi
    }.

reasons-HS-F13-wolf = Il lupo prende tutte le pecore del campo; il pastore di { $players } torna nella riserva senza punti.
reasons-HS-F13-wolf_on_the_table = In { $where } c'è un lupo sul tavolo, ma i lupi tornano sempre nel sacchetto.

reasons-HS-F14-flock =
    Se il gregge va ora all'ovile, { $players } { COUNT($players) ->
        [one] prende
       *[other] prendono ciascuno
    } { $points } { $points ->
        [one] punto
       *[other] punti
    }: { $parts }.
reasons-HS-F14-unread =
    Non si sono potute leggere le pecore su { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    }, in { $where }.

reasons-HS-F16-joint = I campi si sono uniti: tutte le pecore che ci sono formano un solo gregge di { $players }.

reasons-HS-F22-by_itself = Il campo è chiuso: il suo gregge va all'ovile prima della fine del turno.
reasons-HS-F22-not_herded = Un pastore sta in un campo chiuso: il suo gregge doveva andare all'ovile.
reasons-HS-F22-closed = Ora il campo è chiuso: il suo gregge va all'ovile senza un altro segnalino.

reasons-HS-F24-closed = Il campo è chiuso: il gregge va subito all'ovile.

reasons-HS-F28-draw_again = Il campo è chiuso: prima che il gregge vada all'ovile si pesca un secondo segnalino.

reasons-HS-H4-nobody_on_hills = Nessuno dei giocatori in parità ha lì un seguace su una collina, quindi la parità resta.
reasons-HS-H4-on_hills =
    Fra i giocatori in parità, { $owners } { COUNT($owners) ->
        [one] ha
       *[other] hanno
    } lì un seguace su una collina, quindi la parità è risolta.

reasons-HS-H8-all_on_hills = Tutti i giocatori in parità hanno lì un seguace su una collina ({ $holders }), quindi la parità resta.

reasons-HS-H9-most_on_hills = Fra i giocatori in parità si contano i seguaci sulle colline: { $holders }.

reasons-HS-H12-share = { $owners } prendono ciascuno tutti i punti; gli altri in parità non hanno lì nessuno su una collina.

reasons-HS-Z3-must = Il campo in cui { $player } ha il pastore è stato ampliato: prima il gregge va ampliato o portato all'ovile.

reasons-TR-assumed-extended = Supposizione: la tessera di questo turno amplia il campo in cui { $player } ha il pastore.

reasons-AB-E2-round_over = Il giro delle abbazie dopo l'ultima tessera è finito.

reasons-HS-F18-flock =
    Portato ora all'ovile, il gregge dà { $points } { $points ->
        [one] punto
       *[other] punti
    } per ogni pastore ({ $players }): { $parts }.

reasons-HS-F19-wolf = Il lupo prende tutte le pecore del campo; i pastori di { $players } tornano nella riserva senza punti.

reasons-HS-F20-no_follower = Un pastore lì non conta per la maggioranza e prende punti solo per il suo gregge ({ $players }).

reasons-HS-H5-no_tie = Non c'è parità, quindi i seguaci sulle colline non cambiano nulla.

reasons-HS-V4-not_complete =
    Attorno { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] vigneto
       *[other] vigneti
    }; i vigneti danno punti solo a un monastero completo.

reasons-HS-I1-sheep_eaten =
    Con il pastore { $count ->
        [one] torna
       *[other] tornano
    } nel sacchetto { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    } pecora.

reasons-CB-G3-once =
    Le tessere con più segmenti { GENDER($kind) ->
       *[m] dello stesso
        [f] della stessa
    } { $kind } contano una volta sola: { $where }.

reasons-CB-M7-stays =
    Una volta { GENDER($figure) ->
       *[m] piazzato
        [f] piazzata
    }, { WORD($figure, form: "the") } non si riprende; torna quando il suo territorio viene conteggiato.

reasons-CB-E3-win = { $players } ha più punti di tutti, { $points }, e vince.
reasons-CB-E3-share_win = { $players } hanno più punti di tutti, { $points } ciascuno, e condividono la vittoria.

reasons-IC-I1-inns =
    Su questa strada { $count ->
        [one] c'è
       *[other] ci sono
    } { $count } { $count ->
        [one] locanda
       *[other] locande
    }; più di una non aggiunge nulla.

reasons-TB-B7-not_part = La tessera in { $cell } non fa parte del territorio su cui si trova il costruttore di { $player }: nessuna seconda parte di questo turno.

reasons-TB-B8-own_tile = Il costruttore di { $player } è arrivato proprio con la tessera in { $cell }: nessuna seconda parte di questo turno.

reasons-TB-B10-no_third = Era la seconda parte del turno di { $player }: una terza non c'è mai.

reasons-TB-B11-stays = Il costruttore di { $player } nel frattempo è tornato nella riserva, ma il diritto alla seconda parte resta.
reasons-TB-B11-goes_home = Il costruttore di { $player } torna ora nella riserva, ma il diritto alla seconda parte resta.

reasons-TB-B12-must = { $player } deve giocare la seconda parte del turno: qui non vi si può rinunciare.

reasons-TB-B13-no_tile = Non resta nessuna tessera, quindi { $player } non ne pesca per una seconda parte del turno.

reasons-TB-P3-no_owner = Il maiale di { $player } non dà nulla: { $player } non prende i punti di questo campo.

reasons-AB-C7-turn_follows = Completare con l'abbazia vale come ampliare: { $player } ha una seconda parte di questo turno.
reasons-AB-C7-no_extension = L'abbazia completa il territorio su cui si trova il costruttore di { $player } ma non lo amplia: nessuna seconda parte di questo turno.
reasons-AB-C7-counts = Con questa opzione l'abbazia vale come ampliamento del territorio su cui si trova il costruttore di { $player }.

reasons-CU-C3-won = È completo per primo e vince la sfida con { $other }, la cui pedina torna nella riserva senza punti.
reasons-CU-C3-lost = L'avversario in { $other } è completo per primo: qui non si prende nulla e la pedina torna nella riserva.
reasons-CU-C3-open = È in sfida con { $other }: si conta il primo completo, l'altro non dà nulla.

reasons-CU-C4-together = L'avversario in { $other } è completo nello stesso momento: si contano entrambi.

lines-field =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per un campo: { $parts } = { $points }.
lines-CB-F8 =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per una città completa, con più contadini nei campi che la circondano: { $parts } = { $points }.
lines-AT-R1 = { $player } ritira l'abate dal { $kind }: { $parts } = { $points }.
lines-GM-M3 =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per un abate sdraiato: { $parts } = { $points }.
lines-trade-goods =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per le merci: { $parts }.
lines-king =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per il re: { $parts } = { $points }.
lines-robber_baron =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per il barone ladrone: { $parts } = { $points }.
lines-big_top =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per il tendone: { $parts } = { $points }.
lines-pyramid =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per gli acrobati: { $parts } = { $points }.
lines-ringmaster =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per il direttore del circo: { $parts } = { $points }.
lines-gold =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per l'oro: { $parts } = { $points }.
lines-robber =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } con il brigante.
lines-message =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } con un messaggio: { $parts }.
lines-ME-2 =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } con un messaggio.
lines-flock =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per un gregge: { $parts } = { $points }.
lines-CU-C1 =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per un santuario: { $parts } = { $points }.
lines-BU-1 =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per un castello: { $parts } = { $points }.
lines-KD-2 =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per una cattedrale: { $parts } = { $points }.

lines-auction = Bazar: { $points } per { $player }.
lines-bathhouse =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per i bagni: { $parts } = { $points }.
lines-buy_back =
    Riacquisto da un bagno: { $points } { $points ->
        [one] punto
       *[other] punti
    } per { $player }.
lines-ransom =
    Riscatto di un prigioniero: { $points } { $points ->
        [one] punto
       *[other] punti
    } per { $player }.
lines-watchtower =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per una torre di guardia: { $parts }.
lines-wind_rose =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per una rosa dei venti.
lines-teacher =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } grazie al maestro.
lines-catapult =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } alla catapulta.
lines-church =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per il maggior numero di seguaci attorno alla chiesa.
lines-holders-church = Seguaci attorno: { $holders }.
lines-nothing-CB-F3 = { $player } prende 0 punti per un campo: accanto non c'è nessuna città completa.
lines-nothing-CB-F7 = { $player } prende 0 punti per un campo: tutte le città complete accanto hanno già dato punti a { $player }, o non ce ne sono.
lines-nothing-CU-C3 = { $player } prende 0 punti: la sfida è persa.
lines-nothing-IC-I3 = { $player } prende 0 punti per una strada con locanda incompleta.
lines-nothing-IC-C3 = { $player } prende 0 punti per una città con cattedrale incompleta.
lines-nothing-SG-1 = { $player } prende 0 punti per una città assediata.

lines-holders-trade-goods = Segnalini: { $holders }.
lines-holders-flock = Pastori lì: { $holders }.

parts-pennant =
    { $count } { $count ->
        [one] stemma
       *[other] stemmi
    } × { $each }
parts-city =
    { $count } { $count ->
        [one] città completa
       *[other] città complete
    } × { $each }
parts-monastery =
    { $count } { $count ->
        [one] monastero
       *[other] monasteri
    } × { $each }
parts-surrounding =
    { $count } { $count ->
        [one] tessera
       *[other] tessere
    } attorno × { $each }
parts-garden =
    { $count } { $count ->
        [one] giardino
       *[other] giardini
    } × { $each }
parts-shrine =
    { $count } { $count ->
        [one] santuario
       *[other] santuari
    } × { $each }
parts-row-N = { $count } verso l'alto
parts-row-E = { $count } verso destra
parts-row-S = { $count } verso il basso
parts-row-W = { $count } verso sinistra
parts-challenge = sfida persa
parts-pig =
    { $count } { $count ->
        [one] città
       *[other] città
    } con il maiale × { $each }
parts-pig_herd =
    { $count } { $count ->
        [one] città
       *[other] città
    } con il branco di maiali × { $each }
parts-big_top =
    { $count } { $count ->
        [one] seguace
       *[other] seguaci
    } × { $each }
parts-acrobat =
    { $count } { $count ->
        [one] acrobata
       *[other] acrobati
    } × { $each }
parts-circus_space =
    { $count } { $count ->
        [one] spazio
       *[other] spazi
    } per il circo × { $each }
parts-acrobat_space =
    { $count } { $count ->
        [one] spazio
       *[other] spazi
    } per acrobati × { $each }
parts-besieged =
    { $count } città { $count ->
        [one] assediata
       *[other] assediate
    } una seconda volta × { $each }
parts-gold =
    { $count } { $count ->
        [one] lingotto
       *[other] lingotti
    } × { $each }
parts-mage =
    { $count } { $count ->
        [one] tessera
       *[other] tessere
    } con il mago × { $each }
parts-witch = strega { $points }
parts-wine = { $each } per chi ha più vino
parts-grain = { $each } per chi ha più grano
parts-cloth = { $each } per chi ha più stoffa
parts-auction = bazar
parts-ransom = riscatto
parts-wind_rose = rosa dei venti
parts-teacher = gli stessi punti
parts-target = bersaglio
parts-catch = presa
parts-catapult = lanci
parts-german_castle =
    { $count } { $count ->
        [one] castello
       *[other] castelli
    } × { $each }
parts-german_cathedral =
    { $count } { $count ->
        [one] cattedrale
       *[other] cattedrali
    } × { $each }
parts-signpost =
    { $count } { $count ->
        [one] cartello
       *[other] cartelli
    } × { $each }
parts-bathhouse =
    { $count } { $count ->
        [one] bagno
       *[other] bagni
    } × { $each }
parts-buy_back = riacquisto
parts-robber = la metà dei punti
parts-message = messaggio
parts-knight =
    { $count } { $count ->
        [one] cavaliere
       *[other] cavalieri
    } × { $each }
parts-farmer =
    { $count } { $count ->
        [one] contadino
       *[other] contadini
    } × { $each }
parts-church = chiesa
parts-darmstadtium = Darmstadtium
parts-city_tile =
    { $count } { $count ->
        [one] tessera
       *[other] tessere
    } con città × { $each }
parts-road_tile =
    { $count } { $count ->
        [one] tessera
       *[other] tessere
    } con strada × { $each }
parts-follower =
    { $count } { $count ->
        [one] seguace
       *[other] seguaci
    } × { $each }
parts-shed =
    { $count } { $count ->
        [one] capanno
       *[other] capanni
    } × { $each }
parts-house =
    { $count } { $count ->
        [one] casa
       *[other] case
    } × { $each }
parts-watch =
    { $count } { $count ->
        [one] torretta
       *[other] torrette
    } × { $each }
lines-fairy =
    { $player } prende { $points } { $points ->
        [one] punto
       *[other] punti
    } per la fata.
parts-fairy = fata
parts-king = { $each } per il re
parts-robber_baron = { $each } per il barone ladrone
parts-both_tokens = { $each } per re e barone ladrone
parts-road =
    { $count } { $count ->
        [one] strada completa
       *[other] strade complete
    } × { $each }
parts-token =
    { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    } con { $each } { $each ->
        [one] pecora
       *[other] pecore
    }
parts-vineyard =
    { $count } { $count ->
        [one] vigneto
       *[other] vigneti
    } × { $each }

options-edition = Quale edizione si gioca: come si contano i campi e le città di due tessere e quante copie ha una tessera.
options-expansions = Le espansioni in gioco.
options-map = La mappa di Carcassonne Maps su cui si gioca, se ce n'è una.

options-base-fields = Se i meeple si possono piazzare sdraiati nei campi, che danno punti alla fine.
options-base-meeples = Quanti meeple ha ogni giocatore, se al tavolo si conviene un altro numero; su una mappa vale l'opzione per le mappe.

options-base-two_tile_city = Se una città completa di due tessere dà punti come ogni altra, o la metà come nelle prime stampe della prima edizione.
options-base-field_scoring = Come si contano i campi alla fine: 3 per città completa e campo; 3 per città ma una volta per giocatore; o 4 per città contando tutti i contadini attorno.
options-base-river = Se la partita comincia con il Fiume.
options-base-river_2 = Se la partita comincia con il Fiume II, che si biforca.
options-base-abbot = Se ogni giocatore ha un abate.

options-ext-big_top = Se si gioca con il tendone, che dà punti per i seguaci attorno.
options-ext-acrobats = Se i meeple formano piramidi di acrobati.
options-ext-ringmaster = Se ogni giocatore ha un direttore del circo, che dà punti per gli spazi per il circo e per acrobati.
options-ext-gold = Se le miniere danno oro, che alla fine dà punti.
options-ext-count = Se sul tavolo c'è la città di Carcassonne, con i seguaci nei suoi quartieri e il conte.
options-co-count_move = Se il conte va dove si vuole, di un quartiere in senso orario o dal seguace.
options-co-final = Da quali quartieri si può uscire prima del conteggio finale.
options-pd-city = In quali tessere della città di Carcassonne il drago non entra.
options-ext-ferries = Se i traghetti uniscono le strade sui laghi e si possono girare.
options-ext-bridge = Se i giocatori hanno ponti, che portano le strade sopra le tessere.
options-ext-castle = Se le piccole città possono diventare castelli, i cui signori prendono i punti di ciò che si conta nei dintorni.
options-ext-bazaar = Se dopo una tessera con un bazar i giocatori comprano le prossime tessere.
options-ext-tunnel = Se le strade finiscono in tunnel, uniti da coppie di segnalini.
options-ext-mage_witch = Se il mago e la strega cambiano i punti di strade e città.
options-ext-flier = Se i seguaci possono volare dalle macchine volanti.
options-ext-dragon = Se il drago è in gioco: i vulcani lo portano, le tessere drago lo fanno muovere.
options-ext-shrine = Se i santuari sfidano i monasteri.
options-ext-special_monastery = Se un seguace può stare sdraiato come abate in un monastero tedesco.

options-pd-dragon_move = Se il drago si muove prima o dopo il conteggio.
options-ext-tower = Se le torri sono in gioco: catturano i seguaci.
options-ext-phantom = Se ogni giocatore ha un fantasma, un secondo seguace per lo stesso turno.
options-ext-festival = Se sono in gioco le feste: fanno riprendere una propria pedina.
options-fe-take = Se una festa riprende qualsiasi pedina o solo i seguaci.
options-ext-watchtowers = Se le torri di guardia danno punti ai seguaci per ciò che c'è attorno.
options-ext-wind_roses = Se i quarti di una rosa dei venti danno punti nella loro direzione.
options-ext-church = Se le chiese danno punti per il maggior numero di seguaci attorno, e il Darmstadtium per la sua città.
options-ext-labyrinth = Se i labirinti sono in gioco.
options-ext-school = Se è in gioco la scuola, il cui maestro ripete i punti di un territorio.
options-ext-catapult = Se dopo una fiera si usa la catapulta.
options-ext-gifts = Se si ricevono regali quando si ampliano strade e città altrui.
options-ext-signposts = Se sono in gioco i cartelli, che valgono punti dove la strada gira come mostrano.
options-ext-bathhouses = Se sono in gioco i bagni, che valgono punti in più e trattengono un meeple.
options-ext-german_castles = Se ogni giocatore ha castelli tedeschi, che si piazzano invece di una tessera pescata.
options-ext-german_cathedrals = Se le strade verso le cattedrali tedesche valgono di più e danno punti a un arcivescovo.
options-ext-halflings = Se ogni giocatore ha mezze tessere, che si piazzano invece di una tessera pescata.
options-la-variant = Se i bracci di un labirinto si occupano uno per uno e i suoi seguaci danno punti, o se è una strada come le altre.
options-ext-little_buildings = Se ogni giocatore ha piccoli edifici, che aumentano il valore dei territori.
options-lb-points = Che cosa aggiungono torretta, casa e capanno, in quest'ordine.
options-ext-siege = Se le città possono essere assediate: danno meno ai cavalieri e più ai contadini.
options-sg-escape = Dove deve trovarsi un monastero perché un cavaliere possa fuggire da una città assediata.
options-ext-corn_circles = Se dopo un cerchio nel grano tutti aggiungono un seguace o ne tolgono uno.
options-ext-robbers = Se i briganti fanno guadagnare la metà dei punti di un altro giocatore.
options-ext-messages = Se ogni giocatore ha due pedine sul segnapunti e pesca messaggi.
options-rb-others = Chi può mettere un brigante dopo il giocatore di turno.
options-tw-ransom = Se per un riscatto servono 3 punti o si può scendere sotto 0.
options-tw-top_safe = Se il drago risparmia i seguaci in cima alle torri.
options-tu-tokens = Quante serie di 2 segnalini del tunnel si hanno in due e in tre giocatori; in più giocatori è 1.
options-tu-others = Se anche i tunnel sulle tessere di altre scatole contano come imbocchi.
options-bc-bridge_place = Se un ponte può andare su una tessera adiacente in ogni caso o solo se la nuova tessera ne ha bisogno.
options-bc-auction = Se le tessere di un bazar si pagano con i punti.
options-ext-fairy = Se la fata è in gioco: dà punti per un seguace e tiene lontano il drago.
options-ext-princess = Se una principessa rimanda un cavaliere nella riserva.
options-ext-portal = Se con i portali magici un seguace si può piazzare su qualsiasi tessera.
options-pd-fairy = Se la fata sta accanto a un seguace o su una tessera.
options-pd-princess = Se rimandare un cavaliere con una principessa è facoltativo.

options-cu-abbey_restricted = Se la regola per cui santuari e monasteri hanno un solo avversario ciascuno vale anche per l'abbazia.

options-gm-base_monasteries = Se i sei monasteri semplici del gioco base escono dal gioco o restano.

options-rv-u_turn = Quanto può piegare il fiume: mai due curve di fila dalla stessa parte, come stampato, o con cinque caselle vuote davanti.
options-rv-start_tile = Che ne è della solita tessera di partenza quando la partita comincia con il Fiume: sta nel mazzo, si piazza dopo il fiume o resta nella scatola.
options-rv-source_field = Se il campo di sorgente e lago collega le due rive del fiume o lì è diviso.
options-rv-fork = Se la biforcazione segue la sorgente o si mescola tra le tessere fiume.
options-gq-source = Con quale sorgente comincia il fiume: quella solita o quella di Games Quarterly 11.
options-gq-pig_tile = Se la tessera campo di Games Quarterly 11 ha un branco di maiali.
options-ext-king = Se il re va a chi completa la città più grande.
options-ext-robber_baron = Se il barone ladrone va a chi completa la strada più lunga.
options-kr-final = Che cosa danno il re e il barone ladrone.

options-ext-abbey = Se ogni giocatore ha un'abbazia.

options-ab-end_round = Se dopo l'ultima tessera i giocatori possono piazzare la propria abbazia una volta sola o più volte.
options-ab-builder_turn = Se un'abbazia che completa il territorio del proprio costruttore dà una seconda parte del turno.

options-ext-mayor = Se ogni giocatore ha un borgomastro, che conta tanto quanti sono gli stemmi della sua città.
options-ext-wagon = Se ogni giocatore ha un carro, che può proseguire quando il suo territorio è stato conteggiato.
options-ext-barn = Se ogni giocatore ha un fienile, che dà punti per le città accanto al suo campo.

options-set-edition = Di quale edizione sono le tessere di { $set }.
options-siege-edition = Quale scatola di I catari e gli assedianti è sul tavolo: i catari (4 tessere), gli assedianti (6) o entrambe.
options-cult-edition = Quale scatola del culto è in tavola: quella con sei tessere o quella con cinque.
options-river-edition = Quale fiume è in tavola: quello di un'edizione o il fiume III della Big Box 5, con due vigneti e due pecore stampati sulle tessere.
options-russian-promos-edition = Quali promo russe sono in tavola: le due tessere del 2013, le due del 2016 o entrambe le coppie.
options-corn-circles-edition = Quale scatola di I cerchi nel grano è sul tavolo: I o II (6 tessere ciascuna), I e II insieme, o le 6 tessere di Carcassonne d'inverno. Le mini hanno la II.
options-halflings-edition = Quale scatola delle mezze tessere è sul tavolo: I o II (12 tessere ciascuna) o entrambe.
options-ab-wagon_move = Dove prosegue un carro: lungo l'estremità di una strada, su una tessera vicina o come nell'edizione.
options-ab-barn_shared = Se un fienile si può mettere in un campo che ne ha già un altro.

options-ext-inns = Se le locande contano: le strade con locanda danno 2 punti per tessera, o nulla se incomplete.
options-ext-cathedral = Se le cattedrali contano: le città con cattedrale danno 3 punti per tessera e per stemma, o nulla se incomplete.
options-ext-large_meeple = Se ogni giocatore ha un meeple grande, che conta come 2 per la maggioranza.
options-ext-builder = Se ogni giocatore ha un costruttore, che dà una seconda parte del turno.
options-ext-pig = Se ogni giocatore ha un maiale, con cui le città accanto al suo campo danno un punto in più.
options-ext-pig_herd = Se un branco di maiali in un campo dà un punto in più per città.
options-ext-goods = Se le città complete portano merci, con 10 punti alla fine per chi ne ha di più di ogni tipo.

options-tb-double_turn = Se alla seconda parte del turno data dal costruttore si può rinunciare o va giocata.

options-ext-shepherd = Se ogni giocatore ha un pastore, che raduna un gregge di pecore in un campo.
options-ext-hill = Se le colline contano: sotto ciascuna va una tessera del mazzo, e un seguace su una collina risolve la parità.
options-ext-vineyard = Se i vigneti contano: ognuno sulle 8 tessere attorno a un monastero completato dà 3 punti in più.
options-hs-shepherd_order = Se la pedina si piazza prima dell'azione con il gregge o dopo.
options-hs-closed_field = Se il gregge di un campo chiuso del tutto va da sé all'ovile.
options-hs-closure_time = Se il gregge di un campo chiuso va all'ovile dopo la pedina del turno o prima.
options-hs-inner_field_draws = Quanti segnalini si pescano per un pastore messo su un campo chiuso prima che il gregge vada all'ovile.
options-hs-hill_tiebreak = Se in parità basta un seguace su una collina o si contano quelli sulle colline.
options-hs-blank_under_hill = Se sotto le colline vanno tessere vuote invece di quelle del mazzo.
options-hs-action = Se un giocatore la cui tessera amplia il campo del proprio gregge può ampliarlo o portarlo all'ovile, o deve fare una delle due cose.
options-hs-closure_choice = Se un gregge il cui campo è chiuso dal proprietario va subito all'ovile o si può prima ampliare.
options-hs-split_edges = Se dove si incontrano due lati con due città ciascuno si uniscono tutte e quattro, o solo quelle che si stanno di fronte.

options-preset = Se le espansioni si giocano come stampate, come le interpreta un noto programma o come nella prima edizione in inglese.

marks-pennants = stemmi in una città
marks-inn = una locanda su una strada
marks-cathedral = una cattedrale in una città
marks-resource-wine = vino in una città
marks-resource-grain = grano in una città
marks-resource-cloth = stoffa in una città
marks-princess = una principessa in una città
marks-besieged = una città assediata
marks-castle-base = base per un castello
marks-castle-base-false = su questa città non si può costruire un castello
marks-shrine = il monastero è un santuario
marks-special = un monastero tedesco
marks-tunnel = l'imbocco di un tunnel su una strada
marks-wells = pozzi su una strada
marks-pig-herd = un branco di maiali in un campo
marks-hill = una collina
marks-vineyard = un vigneto
marks-volcano = un vulcano
marks-dragon = un drago
marks-portal = un portale magico
marks-tower = la base di una torre
marks-circus = uno spazio per il circo
marks-acrobats = uno spazio per acrobati
marks-festival = una festa
marks-mage = il mago e la strega
marks-goldmine = una miniera d'oro
marks-bazaar = un bazar
marks-flying-machine = una macchina volante e la sua direzione
marks-corn-circle = un cerchio nel grano e il suo tipo
marks-watchtower = una torre di guardia e il suo bonus
marks-church = una chiesa di Darmstadt
marks-city-of-carcassonne = dentro la città di Carcassonne: un campo che le regole ignorano
marks-darmstadtium = il Darmstadtium
marks-diagonal = arriva al lato lungo di una mezza tessera
marks-german-castle = un castello tedesco
marks-german-cathedral = una cattedrale tedesca
marks-labyrinth = un labirinto su una strada
marks-bathhouse = il numero di un bagno
marks-signpost-n-left = un cartello sul bordo superiore: sinistra
marks-signpost-n-straight = un cartello sul bordo superiore: dritto
marks-signpost-n-right = un cartello sul bordo superiore: destra
marks-signpost-e-left = un cartello sul bordo destro: sinistra
marks-signpost-e-straight = un cartello sul bordo destro: dritto
marks-signpost-e-right = un cartello sul bordo destro: destra
marks-signpost-s-left = un cartello sul bordo inferiore: sinistra
marks-signpost-s-straight = un cartello sul bordo inferiore: dritto
marks-signpost-s-right = un cartello sul bordo inferiore: destra
marks-signpost-w-left = un cartello sul bordo sinistro: sinistra
marks-signpost-w-straight = un cartello sul bordo sinistro: dritto
marks-signpost-w-right = un cartello sul bordo sinistro: destra
marks-fair = una fiera
marks-ferry = un lago con un traghetto
marks-half = un triangolo: mezza tessera
marks-plague = un focolaio di peste
marks-quarter = un quartiere della città di Carcassonne
marks-razboynik = Solovej il brigante
marks-robber = un brigante
marks-school = una scuola
marks-vodyanoy = Vodjanoj, lo spirito dell'acqua
marks-wind-rose = una rosa dei venti o un suo quarto
marks-yaga-hut = la capanna di Baba Jaga

# names of the tile sets, by id

catalogs-base = Gioco base
catalogs-river = Il fiume
catalogs-river-2 = Il fiume II
catalogs-inns-and-cathedrals = Locande e cattedrali
catalogs-traders-and-builders = Commercianti e costruttori
catalogs-hills-and-sheep = Pecore e colline
catalogs-abbey-and-mayor = Abbazie e borgomastri
catalogs-princess-and-dragon = La principessa e il drago
catalogs-king-and-robber = Il re e il barone ladrone
catalogs-cult = Il culto
catalogs-monasteries = Monasteri tedeschi
catalogs-watchtowers = Le torri di guardia
catalogs-wind-roses = Le rose dei venti
catalogs-darmstadt = Darmstadt
catalogs-labyrinth = Il labirinto
catalogs-castles-in-germany = Castelli tedeschi
catalogs-halflings = Metà e metà
catalogs-catapult = La catapulta
catalogs-cathedrals-in-germany = Cattedrali tedesche
catalogs-plague = La peste
catalogs-school = La scuola
catalogs-bridges-castles-and-bazaars = Bazar, ponti e castelli
catalogs-corn-circles = I cerchi nel grano
catalogs-count = Il conte di Carcassonne
catalogs-ferries = Il traghetto
catalogs-festival = La festa
catalogs-flier = Le ali
catalogs-goldmines = La miniera
catalogs-gq11 = Games Quarterly 11
catalogs-mage-and-witch = Il mago e la strega
catalogs-robbers = Il brigante
catalogs-russian-promos = Promo russe
catalogs-siege = I catari e gli assedianti
catalogs-tower = La torre
catalogs-tunnel = Il tunnel
catalogs-under-the-big-top = Il circo
catalogs-winter = Carcassonne d'inverno
catalogs-wheel-of-fortune = La ruota della fortuna

word-trade-goods = merci
word-king = re
word-robber_baron = barone ladrone
word-teacher = maestro
word-catapult = catapulta
word-auction = bazar
word-big_top = tendone
word-church = chiesa
word-fairy = fata
word-message = messaggio
word-ransom = riscatto
word-robber = brigante
word-watchtower = torre di guardia
word-wind_rose = rosa dei venti
word-city = città
    .gender = f
    .a = una città
    .the = la città
    .on = in una città
    .on-this = in questa città
word-road = strada
    .gender = f
    .a = una strada
    .the = la strada
    .on = su una strada
    .on-this = su questa strada
word-field = campo
    .gender = m
    .a = un campo
    .the = il campo
    .on = in un campo
    .on-this = in questo campo
word-monastery = monastero
    .gender = m
    .a = un monastero
    .the = il monastero
    .on = in un monastero
    .on-this = in questo monastero
word-german_castle = castello
    .gender = m
    .a = un castello
    .the = il castello
    .on = in un castello
    .on-this = in questo castello
word-german_cathedral = cattedrale
    .gender = f
    .a = una cattedrale
    .the = la cattedrale
    .on = su una cattedrale
    .on-this = su questa cattedrale
word-quarter = quartiere della città
    .gender = m
    .a = un quartiere della città
    .the = il quartiere della città
    .on = in un quartiere della città
    .on-this = in questo quartiere della città
word-city_of_carcassonne = città di Carcassonne
    .gender = f
    .a = la città di Carcassonne
    .the = la città di Carcassonne
    .on = nella città di Carcassonne
    .on-this = nella città di Carcassonne
word-castle = castello
    .gender = m
    .a = un castello
    .the = il castello
    .on = in un castello
    .on-this = in questo castello
    .inside = nel castello
    .out = dal castello
word-market = mercato
    .inside = nel mercato
    .out = dal mercato
word-blacksmith = fucina
    .inside = nella fucina
    .out = dalla fucina
word-cathedral = cattedrale
    .inside = nella cattedrale
    .out = dalla cattedrale
word-tower = torre
    .gender = f
    .a = una torre
    .the = la torre
    .on = in cima a una torre
    .on-this = in cima a questa torre
word-buy_back = riacquisto
word-bathhouse = bagno
    .gender = m
    .a = un bagno
    .the = il bagno
    .on = in un bagno
    .on-this = in questo bagno
word-garden = giardino
    .gender = m
    .a = un giardino
    .the = il giardino
    .on = in un giardino
    .on-this = in questo giardino
word-river = fiume
    .gender = m
    .a = un fiume
    .the = il fiume
    .on = su un fiume
    .on-this = su questo fiume
word-meeple = meeple
    .gender = m
    .a = un meeple
    .the = il meeple
    .many = meeple
    .of = del meeple
word-big = meeple grande
    .gender = m
    .a = un meeple grande
    .the = il meeple grande
    .many = meeple grandi
    .of = del meeple grande
word-builder = costruttore
    .gender = m
    .a = un costruttore
    .the = il costruttore
    .many = costruttori
    .of = del costruttore
word-pig = maiale
    .gender = m
    .a = un maiale
    .the = il maiale
    .many = maiali
    .of = del maiale
word-shepherd = pastore
    .gender = m
    .a = un pastore
    .the = il pastore
    .many = pastori
    .of = del pastore
word-messenger = messaggero
    .gender = m
    .a = un messaggero
    .the = il messaggero
    .many = messaggeri
    .of = del messaggero
word-abbot = abate
    .gender = m
    .a = un abate
    .the = l'abate
    .many = abati
    .of = dell'abate
word-mayor = borgomastro
    .gender = m
    .a = un borgomastro
    .the = il borgomastro
    .many = borgomastri
    .of = del borgomastro
word-wagon = carro
    .gender = m
    .a = un carro
    .the = il carro
    .many = carri
    .of = del carro
word-barn = fienile
    .gender = m
    .a = un fienile
    .the = il fienile
    .many = fienili
    .of = del fienile
word-ringmaster = direttore del circo
    .gender = m
    .a = un direttore del circo
    .the = il direttore del circo
    .many = direttori del circo
    .of = del direttore del circo
word-pyramid = piramide di acrobati
    .gender = f
    .a = una piramide di acrobati
    .the = la piramide di acrobati
    .on = in una piramide di acrobati
    .on-this = in questa piramide di acrobati
word-phantom = fantasma
    .gender = m
    .a = un fantasma
    .the = il fantasma
    .many = fantasmi
    .of = del fantasma
word-shed = capanno
word-house = casa
word-watch = torretta
word-tile = tessere
word-pennant = stemmi
word-surrounding = tessere attorno
word-C = città
    .a = una città
word-R = strada
    .a = una strada
word-F = campo
    .a = un campo
word-V = fiume
    .a = un fiume
word-meeple-lying = meeple sdraiato
    .gender = m
    .a = un meeple sdraiato
    .the = il meeple sdraiato
    .many = meeple sdraiati
    .of = del meeple sdraiato
word-big-lying = meeple grande sdraiato
    .gender = m
    .a = un meeple grande sdraiato
    .the = il meeple grande sdraiato
    .many = meeple grandi sdraiati
    .of = del meeple grande sdraiato
word-shrine = santuario
word-challenge = sfida
word-row-N = verso l'alto
word-row-E = verso destra
word-row-S = verso il basso
word-row-W = verso sinistra
word-gold = oro
word-mage = mago
    .gender = m
    .the = il mago
word-witch = strega
    .gender = f
    .the = la strega
word-wine = vino
word-grain = grano
word-cloth = stoffa
word-flock = gregge
word-token = segnalini
word-vineyard = vigneti
