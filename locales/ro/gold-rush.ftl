### Gold Rush (Goana după aur) în română. Cuvintele sunt cele ale regulilor românești: cale ferată, munte, prerie, cowboy, cort, jeton.

rule-GR-G0 = Scopul jocului
    .text = Câștigă cine are cele mai multe puncte după ce toate cartonașele au fost plasate și evaluarea finală s-a încheiat.

rule-GR-S1 = Cartonașul de pornire
    .text = Cartonașul de pornire stă în mijlocul mesei, cu un jeton de exploatare cu fața în jos pe muntele său.

rule-GR-S2 = Celelalte cartonașe
    .text = Celelalte cartonașe se amestecă și se pun în teancuri, cu fața în jos; cutia are în total 72 de cartonașe.

rule-GR-S3 = Jetoanele de exploatare
    .text = Sunt 63 de jetoane, cu fața în jos lângă masă: 10 cu o pepită, 30 cu două, 10 cu trei, 3 cu cinci și 10 cu pietriș. Un singur jucător le pune când este nevoie.

rule-GR-S4 = Cowboy și cort
    .text = Fiecare jucător ia cinci cowboy și un cort, oricâți jucători ar fi. Un cowboy stă pe câmpul 0 al tablei de scor, așa că patru sunt în joc.

rule-GR-S5 = Cine începe
    .text = Cel mai tânăr jucător alege cine începe, sau jucătorii se înțeleg altfel.

rule-GR-S6 = Cu sau fără fermieri
    .text = Pentru prima partidă se recomandă jocul fără fermieri și fără evaluarea preriilor. Implicit: cu amândouă.

rule-GR-T1 = O tură
    .text = Se joacă în sensul acelor de ceasornic. Întâi se trage și se plasează un cartonaș și se pun jetoanele; apoi se face cel mult una din trei: se plasează un cowboy, se ridică cortul sau se ia un jeton; la sfârșit se evaluează ce a finalizat cartonașul.

rule-GR-T2 = Nimic finalizat
    .text = Dacă nu s-a finalizat nimic, începe tura jucătorului următor.

rule-GR-P1 = Sfaturi
    .text = Cartonașul tras poate fi arătat tuturor, iar ceilalți pot da sfaturi despre locul lui.

rule-GR-P2 = Unde se plasează
    .text = Un cartonaș are o latură comună cu cel puțin unul de pe masă; atingerea cu un colț nu este de ajuns.

rule-GR-P3 = Laturile trebuie să se potrivească
    .text = Șinele, munții și preriile trebuie să continue peste fiecare latură comună.

rule-GR-P4 = Un cartonaș fără loc
    .text = Un cartonaș care poate fi plasat undeva trebuie plasat. Unul care nu poate fi plasat iese din joc și se trage altul.

rule-GR-N1 = Pepitele aduc jetoane
    .text = Când se plasează un cartonaș cu munte, pe acel munte se pun cu fața în jos atâtea jetoane câte pepite arată cartonașul.

rule-GR-N2 = Un singur teanc
    .text = Toate jetoanele unui munte stau într-un singur teanc, cu fața în jos.

rule-GR-N3 = Mai mulți munți pe un cartonaș
    .text = Dacă un cartonaș arată mai mulți munți, fiecare primește jetoanele pepitelor sale; când munții se unesc, se unesc și teancurile.

rule-GR-C1 = Un cowboy, pe cartonașul tocmai plasat
    .text = Se poate plasa un singur cowboy, din propria rezervă și pe cartonașul tocmai plasat.

rule-GR-C2 = Patru roluri
    .text = Un cowboy ocupă un singur teritoriu: o cale ferată drept muncitor feroviar, un munte drept căutător de aur, un oraș drept negustor, o prerie drept fermier, culcat.

rule-GR-C3 = Doar unde nu este niciun cowboy
    .text = Pe calea ferată, muntele sau preria în întregime nu poate fi niciun alt cowboy, nici propriu, nici străin. Un oraș se află pe un singur cartonaș, deci este întotdeauna liber când se plasează.

rule-GR-C4 = Corturile nu ocupă
    .text = Un cort nu împiedică pe nimeni să plaseze un cowboy pe muntele lui.

rule-GR-C5 = Șeriful
    .text = Cu șeriful extensiei, se poate plasa un cowboy pe un munte unde se află șeriful, dacă acolo nu este niciun alt cowboy. Implicit: nu.

rule-GR-C6 = Niciun cowboy în rezervă
    .text = Cine nu mai are niciun cowboy continuă să plaseze cartonașe. Cowboyii se întorc de pe căile ferate, munții și orașele finalizate.

rule-GR-A1 = Ridicarea cortului
    .text = În loc să plaseze un cowboy, jucătorul își poate pune cortul pe un munte sau îl poate muta de pe un segment de munte pe altul; este aceeași acțiune.

rule-GR-A2 = Nu pe un munte finalizat
    .text = Cortul se pune pe un munte care nu este finalizat.

rule-GR-A3 = Un segment liber
    .text = Acel segment al acelui cartonaș trebuie să fie liber. Pe alte segmente ale aceluiași munte sau cartonaș pot sta cowboy și corturi.

rule-GR-A4 = Pe orice cartonaș
    .text = Cortul poate sta pe cartonașul tocmai plasat sau pe unul mai vechi.

rule-GR-Q1 = Luarea unui jeton
    .text = În loc să plaseze un cowboy sau să ridice cortul, jucătorul poate lua jetonul cel mai de sus de pe muntele unde îi stă cortul; niciodată în tura în care a ridicat cortul.

rule-GR-Q2 = Ceilalți nu contează
    .text = Alți cowboy și alte corturi de pe acel munte și majoritatea de acolo nu contează.

rule-GR-Q3 = Doar proprietarul se uită
    .text = Jetonul luat stă cu fața în jos în fața jucătorului, care se poate uita oricând la el. Aduce puncte doar la sfârșitul jocului.

rule-GR-Q4 = Exploatarea dinaintea împărțirii
    .text = Dacă chiar cartonașul tocmai plasat finalizează muntele, jucătorul lui poate exploata întâi, apoi se împarte restul (implicit). Ca opțiune acel munte nu mai poate fi exploatat.

rule-GR-Q5 = Fără jeton nu se exploatează
    .text = Dacă pe munte nu este niciun jeton, nu se poate lua niciunul.

rule-GR-K1 = Tabla de scor
    .text = Tabla de scor are câmpurile de la 0 la 49. Cine trece de 49 își culcă cowboyul de scor: culcat pe câmpul n înseamnă 50 plus n.

rule-GR-K2 = Cartonașe de 50 și 100
    .text = În loc să culce cowboyul, jucătorul poate lua cartonașe de 50 și 100 de puncte.

rule-GR-K3 = De la 100 în sus
    .text = De la 100 de puncte scorul se dă în cifre; regulile se opresc la cowboyul culcat.

rule-GR-R1 = Când este finalizată o cale ferată
    .text = O cale ferată este finalizată când ambele capete ajung într-o joncțiune, într-un oraș sau într-un munte, ori când formează o buclă.

rule-GR-R2 = Cale ferată finalizată
    .text = O cale ferată finalizată aduce 1 punct pentru fiecare cartonaș.

rule-GR-R3 = Exact o locomotivă
    .text = Cu exact o locomotivă pe ea, o cale ferată finalizată aduce puncte duble.

rule-GR-R4 = Nicio locomotivă sau mai multe
    .text = Fără locomotivă sau cu cel puțin două, punctele nu se dublează.

rule-GR-R5 = Un cartonaș contează o dată
    .text = Un cartonaș străbătut de două ori de aceeași cale ferată, sau cu două părți ale aceluiași munte ori ale aceleiași prerii, contează o dată; pepitele se numără una câte una.

rule-GR-J1 = Mai mulți cowboy
    .text = Mai mulți cowboy se pot întâlni pe un teritoriu când se unesc teritorii.

rule-GR-J2 = Majoritatea
    .text = Cine are cei mai mulți cowboy ia toate punctele; cei aflați la egalitate le primesc fiecare pe toate.

rule-GR-M1 = Când este finalizat un munte
    .text = Un munte este finalizat când îl înconjoară preria: nicio latură nu este deschisă și nu are niciun gol.

rule-GR-M2 = Munte finalizat
    .text = Cine are cei mai mulți căutători de aur ia întâi toate jetoanele rămase pe munte, apoi primește 1 punct pentru fiecare pepită ilustrată pe el.

rule-GR-M3 = Egalitate pe un munte
    .text = Jucătorii la egalitate iau pe rând câte un jeton, începând cu jucătorul activ, până nu mai rămâne niciunul; apoi fiecare primește puncte pentru toate pepitele.

rule-GR-M4 = Corturile nu contează
    .text = Corturile nu schimbă nici majoritatea, nici evaluarea. Un cort de pe un munte finalizat se întoarce în rezervă.

rule-GR-M5 = Niciun căutător de aur acolo
    .text = Jetoanele unui munte finalizat fără căutători de aur se întorc în rezerva generală (implicit) sau ies din joc.

rule-GR-M6 = De sus
    .text = La împărțire fiecare jucător ia jetonul cel mai de sus al teancului.

rule-GR-Y1 = Când este finalizat un oraș
    .text = Un oraș este finalizat când toate cele trei sau patru șine care ies din el fac parte din căi ferate finalizate.

rule-GR-Y2 = Oraș finalizat
    .text = Negustorul primește 3 puncte pentru fiecare cale ferată finalizată legată de oraș.

rule-GR-Y3 = Dus și întors
    .text = O cale ferată care începe și se sfârșește în același oraș contează o singură dată.

rule-GR-H1 = Cowboyii se întorc
    .text = Cowboyii de pe căi ferate, munți și orașe finalizate se întorc în rezervă și pot fi folosiți în ture viitoare.

rule-GR-H2 = Finalizare, plasare, evaluare, întoarcere
    .text = Într-o tură un jucător poate finaliza un teritoriu, poate plasa un cowboy pe el dacă nu este altul acolo, îl evaluează și își ia înapoi cowboyul.

rule-GR-W1 = Fermierii așteaptă
    .text = Fermierii aduc puncte doar la sfârșitul jocului.

rule-GR-W2 = Fermierii rămân
    .text = Un fermier stă culcat pe prerie și rămâne acolo până la sfârșit.

rule-GR-W3 = Marginile unei prerii
    .text = Șinele, munții și marginile exterioare ale cartonașelor mărginesc o prerie.

rule-GR-W4 = Prerii unite
    .text = Un cartonaș care unește prerii cu fermieri nu îi dă jucătorului său dreptul să adauge unul.

rule-GR-E1 = Sfârșitul jocului
    .text = Jocul se încheie imediat după tura în care s-a plasat ultimul cartonaș; apoi se evaluează teritoriile nefinalizate, fermierii și jetoanele.

rule-GR-E2 = Corturile și jetoanele ies din joc
    .text = Întâi ies din joc toate corturile și toate jetoanele aflate pe munți.

rule-GR-E3 = Munte nefinalizat
    .text = Cine are cei mai mulți căutători de aur primește 1 punct pentru fiecare pepită ilustrată pe munte.

rule-GR-E4 = Cale ferată nefinalizată
    .text = Aduce 1 punct pentru fiecare cartonaș; locomotivele nu au niciun efect.

rule-GR-E5 = Oraș nefinalizat
    .text = Negustorul primește 3 puncte pentru fiecare cale ferată finalizată legată de oraș.

rule-GR-E6 = Cowboyii se întorc la sfârșit
    .text = După evaluarea fiecărui teritoriu cowboyii se întorc în rezervă.

rule-GR-E7 = Cât valorează o prerie
    .text = O prerie valorează 2 puncte pentru fiecare simbol cu corturi tepee și 4 pentru fiecare herghelie de cai sălbatici.

rule-GR-E8 = Cine ia punctele unei prerii
    .text = Cine are cei mai mulți fermieri ia punctele preriei; cei aflați la egalitate le primesc fiecare pe toate.

rule-GR-E9 = Aurul
    .text = Jucătorii își întorc jetoanele și primesc 1 punct pentru fiecare pepită de pe ele; pietrișul nu aduce nimic.

rule-GR-E10 = Egalitate
    .text = Câștigă cine are cele mai multe puncte. Cei la egalitate se privesc în ochi, iar cel care clipește ultimul câștigă; pentru arbitru este egalitate.

rule-GR-O1 = Regula casei: cowboy rechemat
    .text = În loc să plaseze un cowboy, un jucător își poate lua înapoi un cowboy de pe masă, fără evaluare. Implicit: nu.

rule-GR-O2 = Regula casei: al cincilea cowboy
    .text = Cu alt marcator pe tabla de scor, toți cei cinci cowboy sunt în joc. Implicit: nu.

rule-GR-Z1 = Câte cartonașe sunt
    .text = Lista publicată dă 73 de cartonașe, iar cutia are 72: dacă pozițiile ei se citesc ca numere de ordine, modelul 66 apare de trei ori, nu de patru.

rule-GR-Z2 = Drum finalizat
    .text = Unde pasajul despre locomotive spune „drum finalizat”, este vorba de o cale ferată finalizată.

rule-GR-Z3 = Ce jetoane ies din joc
    .text = Înaintea evaluării finale ies doar jetoanele de pe masă; cele din fața jucătorilor se evaluează după aceea.

rule-GR-Z4 = Cu cine începe împărțirea
    .text = Jucătorii la egalitate iau jetoane în sensul acelor de ceasornic, începând cu jucătorul activ, altfel cu următorul dintre ei.

rule-GR-Z5 = Orașele nu au nevoie de această regulă
    .text = Regula despre teritorii ocupate nu numește orașul: un oraș nu poate fi extins, deci nu lipsește nimic.

rule-GR-Z6 = Munte fără prerie
    .text = Șinele se pot opri într-un munte, deci nu trebuie să îl înconjoare doar preria: contează ca nicio latură să nu fie deschisă și să nu aibă niciun gol.

rule-GR-Z7 = Jetoanele nu ajung
    .text = Dacă rezerva nu ajunge, se pun jetoanele care au rămas. Când munții se unesc, jetoanele noi stau deasupra; ordinea teancurilor vechi nu este stabilită.

rule-GR-Z8 = Câte locomotive dublează
    .text = O recenzie spune că dublează cel puțin o locomotivă; regulile cer exact una, iar ele se aplică.

sources-gr = Carcassonne: Goana după aur (2014), regulile editurii, publicate cu note de subsol în mai 2024
sources-gr-read = Goana după aur, cum o interpretează acest arbitru acolo unde regulile ei tac sau sunt neclare

sections-GR-G = scopul jocului
sections-GR-S = pregătire
sections-GR-T = ture
sections-GR-P = plasarea cartonașelor
sections-GR-N = plasarea jetoanelor
sections-GR-C = cowboy
sections-GR-A = corturi
sections-GR-Q = exploatare
sections-GR-K = tabla de scor
sections-GR-R = căi ferate
sections-GR-J = majoritate
sections-GR-M = munți
sections-GR-Y = orașe
sections-GR-H = întoarcerea cowboyilor
sections-GR-W = prerii
sections-GR-E = sfârșitul jocului
sections-GR-O = regulile casei
sections-GR-Z = pasaje neclare

reasons-GR-T1-done = { $player } și-a folosit deja tura ({ $figure } pe cartonașul tocmai plasat): într-o tură se face doar una din cele trei.
reasons-GR-T1-step_end = Într-o tură se face doar una din trei: un cowboy, cortul sau un jeton; tura aceasta trebuie doar încheiată.
reasons-GR-T1-one = Într-o tură { $player } poate face una din trei: să plaseze un cowboy, să ridice cortul sau să ia un jeton.
reasons-GR-T1-none = { $player } nu face niciuna din cele trei (un cowboy, cortul, un jeton); și asta este permis.

reasons-GR-P2-alone = La { $cell } cartonașul nu ar atinge niciun altul; este nevoie de o latură comună.
reasons-GR-P2-apart =
    { $count } { $count ->
        [one] cartonaș nu este legat
        [few] cartonașe nu sunt legate
       *[other] de cartonașe nu sunt legate
    } de celelalte.

reasons-GR-P3-clash = Cartonașele de la { $cell } și { $other } nu se potrivesc acolo unde se întâlnesc.

reasons-GR-S2-copies =
    Cartonașul { $tile } apare aici { $count ->
        [one] o dată
        [few] de { $count } ori
       *[other] de { $count } de ori
    }, dar cutia conține doar { $most }.

reasons-GR-S3-too_few =
    Pe munți, la jucători și în rezervă { $count ->
        [one] este
        [few] sunt
       *[other] sunt
    } doar { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    }; în total sunt { $most }.
reasons-GR-S3-too_many =
    Pe munți, la jucători și în rezervă { $count ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    }, dar în total sunt doar { $most }.
reasons-GR-S3-too_often = Au fost introduse mai multe jetoane cu valoarea { $value } decât există: { $most }.

reasons-GR-S4-too_few_pieces =
    { $count ->
        [one] Este { $count } jucător
        [few] Sunt { $count } jucători
       *[other] Sunt { $count } de jucători
    }, dar cutia are piese doar pentru { $most }.
reasons-GR-S4-too_many =
    { $player } are pe masă { $count } { $count ->
        [one] { $figure }
        [few] { WORD($figure, form: "many") }
       *[other] de { WORD($figure, form: "many") }
    }, dar există doar { $most } în total.

reasons-GR-S6-no_farmers = La această masă se joacă fără fermieri, deci niciun cowboy nu poate sta pe o prerie.

reasons-GR-N1-brings =
    Pe munte { $count ->
        [one] se pune
        [few] se pun
       *[other] se pun
    } { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    }; teancul lui are apoi { $stack }.
reasons-GR-N1-assumed = Nu se știe ce jetoane sunt pe munți; se presupune câte unul pentru fiecare pepită, { $count } în total.
reasons-GR-N1-too_many =
    Pe acest munte { $count ->
        [one] stă
        [few] stau
       *[other] stau
    } { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    }, dar el arată doar { $most } { $most ->
        [one] pepită
        [few] pepite
       *[other] de pepite
    }.

reasons-GR-N2-stack =
    Pe el { $count ->
        [one] stă
        [few] stau
       *[other] stau
    } { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    }.
reasons-GR-N2-no_mountain = Jetoanele de la { $where } nu stau pe niciun munte.

reasons-GR-C2-becomes = Cowboyul devine { WORD($role, form: "a") }.
reasons-GR-C2-no_such_figure = { WORD($figure, form: "the") } de la { $where } ({ $player }) nu este în joc aici și nu contează pentru nimic.

reasons-GR-C3-crowded =
    Pe cartonașul de la { $where } stau { $count } { $count ->
        [one] pion
        [few] pioni
       *[other] de pioni
    } { WORD($kind, form: "on-this") }; acolo se poate plasa doar unul.

reasons-GR-C4-tents_there = Cortul de acolo ({ $by }) nu împiedică pe nimeni.

reasons-GR-C5-sheriff_there = Șeriful de acolo nu împiedică pe nimeni.
reasons-GR-C5-off = La { $where } stă un șerif, dar la această masă nu se joacă cu el.

reasons-GR-A1-is_pitched = Un cort nu se plasează ca un cowboy: { $player } îl ridică.
reasons-GR-A1-set = { $player } își ridică cortul, în loc să plaseze un cowboy.
reasons-GR-A1-moved = { $player } își mută cortul de la { $cell }, în loc să plaseze un cowboy.

reasons-GR-A2-complete = Acest munte este finalizat, deci aici nu se pune niciun cort.
reasons-GR-A2-open = Muntele nu este finalizat.

reasons-GR-A3-taken = Segmentul de pe cartonașul de la { $cell } este ocupat de { $by }.
reasons-GR-A3-empty = Segmentul este liber.
reasons-GR-A3-beside = Segmentul este liber; nu contează cine mai stă pe munte în altă parte ({ $by }).
reasons-GR-A3-not_alone = Cortul de la { $where } ({ $player }) stă pe același segment cu alt pion.

reasons-GR-A4-earlier = Cartonașul de la { $cell } este dintr-o tură mai veche; cortul poate sta pe oricare.

reasons-GR-Q1-no_tent = { $player } nu are niciun cort pe un munte, deci nu are ce exploata.
reasons-GR-Q1-just_pitched = { $player } a ridicat cortul chiar în această tură; un jeton se poate lua într-una viitoare.
reasons-GR-Q1-top_token = { $player } ia { $count ->
        [one] singurul jeton
        [few] cel mai de sus dintre cele { $count } jetoane
       *[other] cel mai de sus dintre cele { $count } de jetoane
    } de pe muntele unde îi stă cortul.

reasons-GR-Q2-others = Nu contează cine mai stă pe același munte ({ $by }).

reasons-GR-Q3-too_many = { $player } a introdus { $count ->
        [one] { $count } valoare
        [few] { $count } valori
       *[other] { $count } de valori
    }, dar are { $most ->
        [one] { $most } jeton
        [few] { $most } jetoane
       *[other] { $most } de jetoane
    }.
reasons-GR-Q3-own_eyes = Până la sfârșit doar { $player } știe aceste valori.

reasons-GR-Q4-complete = Muntele este finalizat: jetoanele lui se împart, iar acolo nu se mai poate exploata.
reasons-GR-Q4-first = Cartonașul tocmai a finalizat muntele: { $player } poate exploata întâi, apoi se împarte restul.

reasons-GR-Q5-no_token = Pe acest munte nu mai este niciun jeton.

reasons-GR-R1-closed = Această cale ferată nu are niciun capăt deschis: capetele ajung în joncțiuni, orașe sau munți, ori este o buclă.
reasons-GR-R1-open =
    Este deschisă la { $count } { $count ->
        [one] capăt
        [few] capete
       *[other] de capete
    }.

reasons-GR-R3-doubled = Pe ea este exact o locomotivă: contează dublu.

reasons-GR-R4-not_doubled =
    Pe ea { $count ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $count } { $count ->
        [one] locomotivă
        [few] locomotive
       *[other] de locomotive
    }: punctele nu se dublează.

reasons-GR-R5-once = { COUNT($where) ->
        [one] Cartonașul
        [few] Cartonașele
       *[other] Cartonașele
    } de la { $where } { COUNT($where) ->
        [one] este atins
        [few] sunt atinse
       *[other] sunt atinse
    } de mai multe ori și { COUNT($where) ->
        [one] contează
        [few] contează
       *[other] contează
    } o singură dată.

reasons-GR-M1-closed = Acest munte nu are nicio latură deschisă.
reasons-GR-M1-open =
    Acest munte are { $count } { $count ->
        [one] latură deschisă
        [few] laturi deschise
       *[other] de laturi deschise
    }.

reasons-GR-M2-takes_all =
    { $player } ia întâi { $count ->
        [one] jetonul
        [few] cele { $count } jetoane
       *[other] cele { $count } de jetoane
    } de acolo.
reasons-GR-M2-left_over =
    Pe un munte finalizat { $count ->
        [one] stă
        [few] stau
       *[other] stau
    } { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    }: { $count ->
        [one] revine
        [few] revin
       *[other] revin
    } celui cu cei mai mulți căutători de aur de acolo sau rezervei.

reasons-GR-M3-in_turn =
    { $players } iau pe rând { $count ->
        [one] jetonul
        [few] cele { $count } jetoane
       *[other] cele { $count } de jetoane
    } de acolo, în această ordine: { $taken }.

reasons-GR-M4-no_matter =
    { COUNT($by) ->
        [one] Cortul de acolo ({ $by }) nu contează
        [few] Corturile de acolo ({ $by }) nu contează
       *[other] Corturile de acolo ({ $by }) nu contează
    }.
reasons-GR-M4-go_home =
    { COUNT($by) ->
        [one] Cortul de acolo ({ $by }) se întoarce
        [few] Corturile de acolo ({ $by }) se întorc
       *[other] Corturile de acolo ({ $by }) se întorc
    } în rezervă și nu contează.
reasons-GR-M4-still_there = Cortul de la { $where } ({ $player }) stă pe un munte finalizat; se întoarce în rezervă.

reasons-GR-M5-supply =
    Nu este niciun căutător de aur acolo: { $count } { $count ->
        [one] jeton se întoarce
        [few] jetoane se întorc
       *[other] de jetoane se întorc
    } în rezervă.
reasons-GR-M5-removed =
    Nu este niciun căutător de aur acolo: { $count } { $count ->
        [one] jeton iese
        [few] jetoane ies
       *[other] de jetoane ies
    } din joc.

reasons-GR-M6-from_the_top = Fiecare ia cel mai de sus jeton al teancului.

reasons-GR-Y1-exits =
    { $most ->
        [one] Din singura ieșire a sa
        [few] Din cele { $most } ieșiri ale sale
       *[other] Din cele { $most } de ieșiri ale sale
    }, { $count } { $count ->
        [one] ține
        [few] țin
       *[other] țin
    } de căi ferate finalizate.
reasons-GR-Y1-odd_exits =
    Un oraș de pe cartonașul { $tile } are { $count } { $count ->
        [one] ieșire
        [few] ieșiri
       *[other] de ieșiri
    }; ar trebui să aibă trei sau patru.

reasons-GR-Y2-no_doubling = Locomotivele nu dublează nimic aici: fiecare cale ferată aduce 3.

reasons-GR-Y3-once =
    O cale ferată începe și se sfârșește aici; contează o dată, deci se numără { $count } { $count ->
        [one] cale ferată
        [few] căi ferate
       *[other] de căi ferate
    }.

reasons-GR-H1-occupied =
    { WORD($kind, form: "on") } { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    } mai stau pioni: fă evaluarea acum sau ia-i înapoi, dacă s-a făcut deja.

reasons-GR-W1-waits = Fermierii ei așteaptă sfârșitul jocului.

reasons-GR-W2-becomes = Cowboyul devine { WORD($role, form: "a") }, stă culcat și rămâne până la sfârșit.

reasons-GR-E2-leave =
    Întâi { $count ->
        [one] iese
        [few] ies
       *[other] ies
    } din joc { $count } { $count ->
        [one] cort sau jeton
        [few] corturi și jetoane
       *[other] de corturi și jetoane
    } de pe munți.

reasons-GR-E4-no_effect =
    Pe ea { $count ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $count } { $count ->
        [one] locomotivă
        [few] locomotive
       *[other] de locomotive
    }: cât timp nu este finalizată, nu are niciun efect.

reasons-GR-E8-most = Punctele le ia cine are acolo cei mai mulți fermieri; la egalitate, toți cei din frunte.

reasons-GR-E9-not_told =
    { $player } are { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } cu valoare necunoscută: se întorc înainte de evaluarea finală.
reasons-GR-E9-all_of_them =
    { $player } are { $most } { $most ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    }, dar { $count ->
        [one] s-a introdus
        [few] s-au introdus
       *[other] s-au introdus
    } { $count } { $count ->
        [one] valoare
        [few] valori
       *[other] de valori
    }.
reasons-GR-E9-turned_over = { $player } își întoarce toate jetoanele.
reasons-GR-E9-values_asked =
    Introdu ce arată { $count ->
        [one] jetonul ascuns
        [few] cele { $count } jetoane ascunse
       *[other] cele { $count } de jetoane ascunse
    } ({ $player }); un jeton valorează în medie { $expected }.
reasons-GR-E9-none_told =
    Nu se știe ce jetoane { COUNT($players) ->
        [one] are
        [few] au
       *[other] au
    } { $players }; se presupune că niciunul.

reasons-GR-O1-off = La această masă nu se joacă după regula casei cu cowboyul rechemat.
reasons-GR-O1-no_cowboy = { $player } nu are niciun cowboy la { $cell }.
reasons-GR-O1-comes_back = { $player } își ia un cowboy înapoi, fără evaluare, în loc să plaseze unul.

reasons-GR-N3-each =
    Fiecare munte de pe cartonaș primește jetoanele propriilor pepite: { $count } { $count ->
        [one] jeton nou
        [few] jetoane noi
       *[other] de jetoane noi
    } în total.
reasons-GR-N3-brings =
    Munții devin unul singur, iar teancurile la fel: { $count } { $count ->
        [one] jeton nou
        [few] jetoane noi
       *[other] de jetoane noi
    }, { $stack } în total.

reasons-GR-Z7-short =
    Rezerva nu ajunge: { $missing ->
        [one] lipsește
        [few] lipsesc
       *[other] lipsesc
    } { $missing } { $missing ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    }.

reasons-GR-E10-share_win = { $players } au cele mai multe puncte, câte { $points }: egalitate; câștigă cine clipește ultimul.
reasons-GR-E10-win = { $players } are cele mai multe puncte, { $points }, și câștigă.

reasons-GR-K1-lies = { $player } trece de 49: cowboyul de scor se culcă pe câmpul { $field }, adică { $points }.

reasons-GR-K2-tile = { $player } ajunge la { $points } și ia un cartonaș de puncte: cowboyul de scor stă pe câmpul { $field }.

reasons-GR-K3-words = { $player } ajunge la { $points }: cowboyul de scor este pe câmpul { $field }, iar de la 100 scorul se dă în cifre.

reasons-GR-W4-joined = Cartonașul a unit prerii cu fermieri: cine l-a plasat nu mai poate adăuga unul.

lines-prairie =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru o prerie: { $parts } = { $points }.
lines-mining =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru aur: { $parts } = { $points }.

parts-nugget =
    { $count } { $count ->
        [one] pepită
        [few] pepite
       *[other] de pepite
    } × { $each }
parts-railroad =
    { $count } { $count ->
        [one] cale ferată finalizată
        [few] căi ferate finalizate
       *[other] de căi ferate finalizate
    } × { $each }
parts-tipi =
    { $count } { $count ->
        [one] simbol cu corturi tepee
        [few] simboluri cu corturi tepee
       *[other] de simboluri cu corturi tepee
    } × { $each }
parts-herd =
    { $count } { $count ->
        [one] herghelie
        [few] herghelii
       *[other] de herghelii
    } × { $each }

parts-GR-E9-token =
    { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } × { $each }

options-gr-farmers = Dacă se joacă cu fermieri și prerii.
options-gr-sheriff = Dacă se joacă cu șeriful extensiei.
options-gr-score_tiles = Dacă se folosesc cartonașe de 50 și 100 de puncte în loc să se culce cowboyul de scor.
options-gr-mine_before_distribution = Dacă jucătorul care finalizează un munte poate exploata acolo înainte ca jetoanele să fie împărțite.
options-gr-unclaimed_tokens = Dacă jetoanele unui munte finalizat fără căutători de aur se întorc în rezervă sau ies din joc.
options-gr-recall_cowboy = Dacă un jucător își poate lua un cowboy înapoi în loc să plaseze unul (regula casei).
options-gr-fifth_cowboy = Dacă toți cei cinci cowboy sunt în joc (regula casei).

marks-nuggets = pepite de aur pe un munte
marks-tipis = corturi tepee pe o prerie
marks-horses = herghelii de cai sălbatici pe o prerie
marks-locomotives = locomotive pe o cale ferată
marks-exits = câte căi ferate ies dintr-un oraș
marks-to-city = calea ferată se oprește într-un oraș
marks-to-junction = calea ferată se oprește la o joncțiune
marks-to-mountain = calea ferată se oprește într-un munte

word-mountain = munte
    .gender = m
    .a = un munte
    .the = muntele
    .on = pe un munte
    .on-this = pe acest munte
    .from-this = de pe acest munte
word-prairie = prerie
    .gender = f
    .a = o prerie
    .the = preria
    .on = pe o prerie
    .on-this = pe această prerie
    .from-this = de pe această prerie
word-railroad = cale ferată
    .gender = f
    .a = o cale ferată
    .the = calea ferată
    .on = pe o cale ferată
    .on-this = pe această cale ferată
    .from-this = de pe această cale ferată
word-junction = joncțiune
    .gender = f
    .a = o joncțiune
    .the = joncțiunea
    .on = pe o joncțiune
    .on-this = pe această joncțiune
    .from-this = de pe această joncțiune
word-cowboy = cowboy
    .gender = m
    .a = un cowboy
    .the = cowboyul
    .many = cowboy
    .of = cowboyului
word-tent = cort
    .gender = m
    .a = un cort
    .the = cortul
    .many = corturi
    .of = cortului
word-mining = jetoane de exploatare
word-sheriff = șerif
word-railwayman = muncitor feroviar
    .a = muncitor feroviar
word-miner = căutător de aur
    .a = căutător de aur
word-merchant = negustor
    .a = negustor
word-farmer = fermier
    .a = fermier
word-nugget = pepite
word-tipi = corturi tepee
word-herd = herghelii
