### Carcassonne în română. Cuvintele sunt cele din regulile românești: cartonaș, meeple, supus, pion, teritoriu, oier, turmă.

rule-CR-preset = Reguli tipărite sau program
    .text = Unde un program răspândit interpretează altfel extensiile tipărite, sunt valabile regulile tipărite (implicit) sau, ca opțiune, interpretările programului; ca altă opțiune, cele ale primei ediții în engleză. O opțiune aleasă separat are întâietate.

rule-CR-edition = Cutii din ediții diferite
    .text = Pe aceeași masă pot fi cutii din ediții diferite. O cutie pentru care se alege ediția are cartonașele acelei ediții și regulile care țin de ele; toate celelalte sunt din ediția jocului. Unde regulile unei ediții nu se cunosc, sunt în joc numai cartonașele ei; fiecare parte a cutiei poate fi activată și se joacă atunci ca în ediția dinainte. Dintr-un set vândut în mai multe cutii se poate alege una.

rule-CB-S1 = Cartonașul de pornire
    .text = Cartonașul de pornire, modelul D, stă cu fața în sus; celelalte 71 din cele 72 de cartonașe se amestecă cu fața în jos.

rule-CB-S2 = Șapte meepleși
    .text = Fiecare jucător are 8 meepleși: 1 pe tabla de scor și 7 în rezervă, oricâți jucători ar fi.

rule-CB-S3 = Tabla de scor
    .text = Tabla de scor are câmpurile de la 0 la 49; după 49 începe un tur nou.

rule-CB-S4 = Cu sau fără câmpuri
    .text = Câmpurile se pot lăsa deoparte: a doua și a treia ediție le prezintă ca supliment, prima le are de la început. Implicit: se joacă.

rule-CB-S5 = Râul și abatele sunt aparte
    .text = Râul și abatele nu fac parte din regulile de bază; implicit nu se joacă, iar un cartonaș cu grădină contează ca modelul său simplu.

rule-CB-T1 = O tură
    .text = Se joacă în sensul acelor de ceasornic. Într-o tură se trage și se plasează un cartonaș, apoi se plasează un meeple sau niciunul, apoi se evaluează tot ce a finalizat cartonașul.

rule-CB-T2 = Ordinea pașilor
    .text = Pașii unei ture se fac în această ordine; un meeple care se întoarce la evaluare nu se poate plasa înainte de tura următoare a jucătorului.

rule-CB-T3 = Sfaturi
    .text = Cartonașul tras poate fi arătat, iar ceilalți pot da sfaturi; hotărăște jucătorul activ.

rule-CB-P1 = Unde poate sta un cartonaș
    .text = Un cartonaș se plasează pe un loc gol care are cel puțin o latură întreagă comună cu un cartonaș de pe masă; atingerea la colț nu ajunge.

rule-CB-P2 = Laturile trebuie să se potrivească
    .text = Fiecare latură comună trebuie să arate același lucru pe ambele cartonașe (drum la drum, oraș la oraș, câmp la câmp), pentru toți vecinii deodată.

rule-CB-P3 = Oricum rotit
    .text = Un cartonaș se poate plasa în oricare dintre cele patru rotații ale sale.

rule-CB-P4 = Un cartonaș care se potrivește trebuie plasat
    .text = Dacă există cel puțin un loc și o rotație permise, cartonașul trebuie plasat; nu se poate pasa.

rule-CB-P5 = Un cartonaș care nu se potrivește nicăieri
    .text = Un cartonaș care nu poate fi plasat nicăieri iese din joc, iar jucătorul trage altul, de câte ori este nevoie.

rule-CB-P6 = Cartonașele rămân
    .text = Cartonașele plasate nu se mută și nu se acoperă niciodată.

rule-CB-M1 = Un meeple, pe cartonașul tocmai plasat
    .text = După ce a plasat un cartonaș, jucătorul activ poate plasa un meeple, doar din rezerva proprie și doar pe cartonașul tocmai plasat.

rule-CB-M2 = Un singur segment
    .text = Un meeple ocupă exact un segment: un drum, un oraș, o mănăstire sau un câmp, pe care se culcă.

rule-CB-M3 = Doar pe un teritoriu liber
    .text = Un meeple nu poate fi plasat pe un teritoriu dacă, după plasarea cartonașului, undeva pe teritoriul conectat stă deja un meeple, al altcuiva sau propriu; distanța nu contează.

rule-CB-M4 = O mănăstire nouă este liberă
    .text = O mănăstire este un teritoriu de un singur cartonaș, așa că una tocmai plasată este întotdeauna liberă.

rule-CB-M5 = Unire
    .text = Un teritoriu poate ajunge să aibă mai mulți meepleși atunci când mai multe teritorii se unesc ulterior.

rule-CB-M6 = Rezervă goală
    .text = Un jucător cu rezerva goală continuă să plaseze cartonașe, dar fără meepleși.

rule-CB-M7 = Meepleșii rămân
    .text = Un meeple plasat nu se mută niciodată și nu se ia înapoi după voie; se întoarce doar când teritoriul său este evaluat.

rule-CB-M8 = Ocuparea unui teritoriu tocmai finalizat
    .text = Un teritoriu liber pe care l-a finalizat chiar acest cartonaș poate fi ocupat; apoi se evaluează, iar meepleul se întoarce în aceeași tură.

rule-CB-J1 = Majoritate
    .text = Jucătorul cu cei mai mulți meepleși pe un teritoriu evaluat primește toate punctele; ceilalți nu primesc nimic.

rule-CB-J2 = Egalitate
    .text = Jucătorii aflați la egalitate cu cei mai mulți meepleși primesc fiecare toate punctele.

rule-CB-J3 = Teritoriu neocupat
    .text = Un teritoriu finalizat fără meepleși nu aduce puncte nimănui și nu se mai evaluează niciodată.

rule-CB-J4 = Meepleșii se întorc în rezervă
    .text = După evaluarea unui teritoriu, toți meepleșii de pe el se întorc în rezervă, inclusiv ai celor care nu au primit nimic.

rule-CB-G1 = Ce se evaluează într-o tură
    .text = Se evaluează fiecare drum, oraș și mănăstire pe care le-a finalizat cartonașul tocmai plasat, ale oricui ar fi; pot fi mai multe.

rule-CB-G2 = O singură evaluare
    .text = Un teritoriu se evaluează cel mult o dată.

rule-CB-G3 = Se numără cartonașele, nu segmentele
    .text = Un cartonaș străbătut de două ori de același drum sau cu două segmente ale aceluiași oraș contează o singură dată.

rule-CB-R1 = Când este finalizat un drum
    .text = Un drum este finalizat când ambele capete sunt închise (de o intersecție, un sat, un oraș sau o mănăstire) sau când formează o buclă.

rule-CB-R2 = Drum finalizat
    .text = Un drum finalizat aduce câte 1 punct pentru fiecare cartonaș.

rule-CB-R3 = Drum la sfârșit
    .text = Un drum nefinalizat aduce la sfârșitul jocului câte 1 punct pentru fiecare cartonaș.

rule-CB-R4 = Intersecții
    .text = O intersecție încheie fiecare drum care ajunge la ea; drumurile care pleacă din ea sunt diferite.

rule-CB-C1 = Când este finalizat un oraș
    .text = Un oraș este finalizat când zidul lui este închis și nu are niciun gol înăuntru.

rule-CB-C2 = Oraș finalizat
    .text = Un oraș finalizat aduce câte 2 puncte pentru fiecare cartonaș și fiecare blazon.

rule-CB-C3 = Oraș din două cartonașe
    .text = Un oraș finalizat din două cartonașe aduce puncte ca oricare altul (4 puncte, plus câte 2 pentru fiecare blazon) în a doua și a treia ediție și în tirajele mai noi ale primei ediții. Ca opțiune, ca în primele ei tiraje, aduce câte 1 pentru fiecare cartonaș și fiecare blazon.

rule-CB-C4 = Oraș la sfârșit
    .text = Un oraș nefinalizat aduce la sfârșitul jocului câte 1 punct pentru fiecare cartonaș și fiecare blazon.

rule-CB-K1 = Când este finalizată o mănăstire
    .text = O mănăstire este finalizată când toate cele 8 locuri din jurul ei, cu colțuri cu tot, au cartonașe.

rule-CB-K2 = Mănăstire finalizată
    .text = O mănăstire finalizată aduce 9 puncte.

rule-CB-K3 = Mănăstire la sfârșit
    .text = O mănăstire nefinalizată aduce la sfârșitul jocului 1 punct pentru ea însăși și 1 pentru fiecare cartonaș din jur.

rule-CB-K4 = Oricine poate finaliza o mănăstire
    .text = O mănăstire poate fi finalizată de cartonașul oricărui jucător, iar un cartonaș poate finaliza mai multe.

rule-CB-F1 = Ce este un câmp
    .text = Un câmp este o suprafață verde conectată; îl mărginesc drumurile, zidurile orașelor, râurile și marginea cartonașelor plasate. Câmpurile se conectează prin jumătăți de latură, nu prin laturi întregi.

rule-CB-F2 = Țăranii rămân
    .text = Câmpurile nu se evaluează niciodată în timpul jocului; țăranii rămân până la sfârșit.

rule-CB-F3 = Câmpuri la sfârșit
    .text = La sfârșit, jucătorul cu cei mai mulți țărani pe un câmp primește 3 puncte pentru fiecare oraș finalizat de lângă el.

rule-CB-F4 = Orașe de lângă un câmp
    .text = Un oraș este lângă un câmp dacă un segment al său atinge un segment al câmpului pe vreun cartonaș.

rule-CB-F5 = Câmpurile sunt independente
    .text = Un oraș poate aduce puncte mai multor câmpuri, chiar și mai multor câmpuri ale aceluiași jucător (a doua și a treia ediție și regula actuală a câmpurilor din prima; implicit).

rule-CB-F6 = Orașe nefinalizate
    .text = Orașele nefinalizate nu aduc nimic câmpurilor.

rule-CB-F7 = Fiecare oraș o singură dată pentru fiecare jucător
    .text = A doua regulă a câmpurilor din prima ediție: câte 3 puncte pentru fiecare oraș finalizat, dar un jucător primește puncte pentru un oraș cel mult o dată.

rule-CB-F8 = Patru puncte pentru fiecare oraș
    .text = Regula inițială a câmpurilor din prima ediție: pentru fiecare oraș finalizat se numără țăranii de pe toate câmpurile care îl ating; cine are cei mai mulți primește 4 puncte, la egalitate fiecare primește 4.

rule-CB-E1 = Sfârșitul jocului
    .text = Jocul se încheie după tura întreagă în care s-a plasat ultimul cartonaș.

rule-CB-E2 = Evaluarea finală
    .text = Apoi se evaluează drumurile, orașele și mănăstirile nefinalizate, apoi câmpurile; se aplică regulile majorității.

rule-CB-E3 = Cine câștigă
    .text = Câștigă cine are cele mai multe puncte; la egalitate victoria se împarte.

rule-CB-I1 = Hanuri
    .text = Un drum finalizat cu cel puțin un han aduce câte 2 puncte pentru fiecare cartonaș; nefinalizat la sfârșit, aduce 0. (Hanuri și catedrale; implicit nu se joacă.)

rule-CB-I2 = Catedrale
    .text = Un oraș finalizat cu cel puțin o catedrală aduce câte 3 puncte pentru fiecare cartonaș și fiecare blazon; nefinalizat la sfârșit, aduce 0. (Hanuri și catedrale; implicit nu se joacă.)

rule-CB-I3 = Meeple mare
    .text = Meepleul mare contează ca 2 la majoritate, iar în rest ca un singur pion. (Hanuri și catedrale; implicit nu se joacă.)

rule-CB-I4 = Doar cartonașele
    .text = Când se joacă doar cu cartonașele unei extensii, hanurile, catedralele și mărfurile se ignoră, iar pionii suplimentari rămân în cutie.

rule-CB-B1 = Constructor
    .text = Un constructor se poate adăuga pe un drum propriu sau într-un oraș propriu; extinderea acelui teritoriu cu un cartonaș propriu aduce o a doua parte de tură, niciodată mai mult. Nu contează la majoritate. (Negustori și constructori; implicit nu se joacă.)

rule-CB-B2 = Porc
    .text = Un porc se alătură unui țăran propriu; dacă proprietarul lui ia puncte pentru acel câmp, fiecare oraș finalizat aduce 1 punct în plus. Nu contează la majoritate. (Negustori și constructori; implicit nu se joacă.)

rule-CB-B3 = Mărfuri
    .text = Cine finalizează un oraș ia mărfurile din el; la sfârșit, cine are cele mai multe de un fel primește 10 puncte. (Negustori și constructori; implicit nu se joacă.)

rule-IC-S1 = Cartonașe și meepleși mari
    .text = Cele 18 cartonașe se amestecă cu celelalte, iar fiecare jucător adaugă meepleul mare de culoarea sa: 7 meepleși și 1 mare în rezervă.

rule-IC-S2 = Șase jucători
    .text = Pot juca până la șase jucători; a șasea culoare are aceiași pioni ca celelalte.

rule-IC-I1 = Ce este un drum cu han
    .text = Un drum pe care stă cel puțin un han este un drum cu han; mai multe hanuri nu adaugă nimic.

rule-IC-I2 = Drum cu han finalizat
    .text = Un drum cu han finalizat aduce câte 2 puncte pentru fiecare cartonaș în loc de 1.

rule-IC-I3 = Drum cu han la sfârșit
    .text = Un drum cu han nefinalizat la sfârșitul jocului nu aduce nimic.

rule-IC-I4 = Un singur drum pentru un han
    .text = Un han ține de exact un drum de pe cartonașul său; celelalte drumuri care se opresc pe cartonaș nu au nicio legătură cu el.

rule-IC-I5 = Al cui este hanul
    .text = Nu contează al cui cartonaș a adus hanul; un han se poate adăuga la drumul oricui.

rule-IC-C1 = Plasarea unei catedrale
    .text = Un cartonaș cu catedrală este un singur oraș, deschis pe toate cele patru laturi, fără câmp. Se poate adăuga la orice oraș, propriu sau al altcuiva.

rule-IC-C2 = Oraș finalizat cu catedrală
    .text = Un oraș finalizat cu cel puțin o catedrală aduce câte 3 puncte pentru fiecare cartonaș și fiecare blazon. A doua catedrală adaugă doar cartonașul ei.

rule-IC-C3 = Catedrala la sfârșit
    .text = Un oraș cu catedrală nefinalizat la sfârșitul jocului nu aduce nimic, nici măcar pentru blazoane.

rule-IC-C4 = Cel mai mic oraș cu catedrală
    .text = Cel mai mic oraș finalizat cu catedrală are cinci cartonașe (mai puține doar lângă abații), așa că regula orașelor din două cartonașe nu îl privește niciodată.

rule-IC-C5 = Câmpuri de lângă o catedrală
    .text = Pentru un câmp, un oraș finalizat cu catedrală nu valorează mai mult decât oricare altul, iar unul nefinalizat nu valorează nimic.

rule-IC-M1 = Plasarea meepleului mare
    .text = Meepleul mare se plasează ca orice meeple, pe aceleași drumuri, orașe, mănăstiri și câmpuri, în locul unuia obișnuit.

rule-IC-M2 = Puterea meepleului mare
    .text = Meepleul mare contează ca 2 când se compară majoritățile, la drumuri, orașe și câmpuri deopotrivă.

rule-IC-M3 = Fără puncte duble
    .text = Meepleul mare nu dublează niciodată punctele teritoriului pe care stă.

rule-IC-M4 = Meepleul mare se întoarce
    .text = Meepleul mare se întoarce în rezervă ca orice meeple, când teritoriul său este evaluat.

rule-IC-M5 = Tot un singur pion
    .text = Orice regulă care numără pionii, nu puterea lor, numără meepleul mare o singură dată.

rule-TB-S1 = Cartonașe, constructori, porci și mărfuri
    .text = Cele 24 de cartonașe se amestecă cu celelalte, fiecare jucător adaugă un constructor și un porc, iar cele 20 de jetoane de mărfuri (9 cu vin, 6 cu grâne, 5 cu postav) formează o grămadă la vedere.

rule-TB-B1 = Plasarea constructorului
    .text = În loc de un meeple, un jucător își poate plasa constructorul pe un drum sau într-un oraș de pe cartonașul tocmai plasat, dacă pe acel teritoriu conectat stă deja un meeple al aceluiași jucător.

rule-TB-B2 = Pionii altora nu contează
    .text = Meepleșii sau constructorii altora de pe acel teritoriu nu împiedică plasarea constructorului; fiecare jucător are doar unul.

rule-TB-B3 = Doar unde nu este finalizat
    .text = Constructorul se plasează doar pe un drum nefinalizat sau într-un oraș nefinalizat. (Regulile tipărite nu spun asta, dar de pe unul finalizat s-ar întoarce imediat.)

rule-TB-B4 = Nici majoritate, nici ocupare
    .text = Constructorul nu contează la nicio majoritate și nu ocupă nimic; asta o fac doar meepleșii.

rule-TB-B5 = A doua parte a turei
    .text = Când un jucător plasează un cartonaș care devine parte din teritoriul pe care constructorul propriu stătea deja, jucătorul are o a doua parte de tură.

rule-TB-B6 = Finalizarea și unirea sunt tot extinderi
    .text = Finalizarea teritoriului cu acel cartonaș este tot o extindere; la fel și unirea a două teritorii, de oricare parte ar sta constructorul.

rule-TB-B7 = Nu ajunge să fie alături
    .text = Un cartonaș care doar se învecinează cu teritoriul constructorului, fără să devină parte din el, nu aduce o a doua parte.

rule-TB-B8 = Cartonașul constructorului
    .text = Cartonașul pe care se plasează constructorul nu aduce el însuși o a doua parte.

rule-TB-B9 = O parte după alta
    .text = Prima parte se joacă până la capăt, cu pion, evaluare, mărfuri și întoarcerea pionilor, înainte să înceapă a doua. Un constructor întors în rezervă în prima parte poate fi plasat din nou în a doua.

rule-TB-B10 = Nu există a treia parte
    .text = A doua parte este una întreagă: se trage și se plasează un cartonaș, apoi un pion, apoi se face evaluarea. Nu aduce niciodată o a treia parte, orice ar extinde.

rule-TB-B11 = Dreptul rămâne
    .text = Dreptul la a doua parte se stabilește la plasarea cartonașului; rămâne chiar dacă constructorul se întoarce în rezervă în prima parte.

rule-TB-B12 = La a doua parte se poate renunța
    .text = A doua parte este un drept: jucătorul poate renunța la ea. Ca opțiune se joacă întotdeauna.

rule-TB-B13 = Fără cartonaș, fără a doua parte
    .text = Când nu mai este niciun cartonaș, în a doua parte se mai poate plasa doar o abație; fără ea nu există a doua parte.

rule-TB-B14 = Când se întoarce constructorul
    .text = Constructorul se întoarce în rezervă când teritoriul este evaluat sau imediat ce ultimul meeple al proprietarului este luat de acolo.

rule-TB-P1 = Plasarea porcului
    .text = În loc de un meeple, un jucător își poate plasa porcul pe un câmp al cartonașului tocmai plasat, dacă pe câmpul conectat stă un țăran al aceluiași jucător.

rule-TB-P2 = Porcul rămâne și nu contează la altceva
    .text = Porcul nu contează la nicio majoritate și rămâne până la sfârșitul jocului.

rule-TB-P3 = Un punct în plus pentru fiecare oraș
    .text = Dacă proprietarul porcului este printre cei care iau puncte pentru acel câmp, primește 1 punct în plus pentru fiecare oraș finalizat: 4 în loc de 3. Ceilalți aflați la egalitate rămân la 3.

rule-TB-P4 = Cel mult un punct în plus
    .text = Un porc aduce cel mult 1 punct în plus pentru fiecare oraș și jucător, indiferent cum.

rule-TB-P5 = Când se întoarce porcul
    .text = Când ultimul țăran al proprietarului este luat de pe câmp, porcul se întoarce în rezervă.

rule-TB-P6 = Porcul când orașele aduc patru
    .text = Când fiecare oraș finalizat aduce 4, datorită porcului orașele atinse de câmpul lui aduc 5.

rule-TB-G1 = Cine ia mărfurile
    .text = Cine plasează cartonașul care finalizează un oraș ia câte un jeton pentru fiecare simbol de marfă din el. Cavalerii, majoritatea și punctele nu contează; orașul poate fi chiar fără cavaleri.

rule-TB-G2 = Doar simbolurile acelui oraș
    .text = Simbolurile din alte orașe ale aceluiași cartonaș nu contează; fiecare ține de un singur oraș.

rule-TB-G3 = Orașul se evaluează ca de obicei
    .text = Pe lângă asta, proprietarii orașului iau punctele ca de obicei.

rule-TB-G4 = Orașele nefinalizate nu aduc mărfuri
    .text = Un oraș nefinalizat la sfârșitul jocului nu aduce jetoane.

rule-TB-G5 = Cele mai multe de un fel
    .text = La sfârșit, pentru fiecare fel (vin, grâne, postav): cine are cele mai multe jetoane primește 10 puncte; la egalitate primesc toți câte 10.

rule-TB-G6 = Nimic fără jetoane, nimic pentru locul doi
    .text = O marfă pe care nu o are nimeni nu aduce puncte nimănui, iar locul doi nu aduce nimic.

rule-TB-G7 = Mărfurile sunt la vedere
    .text = Jetoanele de mărfuri ale jucătorilor sunt la vederea tuturor.

rule-TB-T1 = Un pod nu este o intersecție
    .text = Pe cartonașul RRrr un drum trece pe deasupra celuilalt: două drumuri merg mai departe, de la nord la sud și de la vest la est, între patru câmpuri separate.

rule-TB-T2 = Două curbe pe un cartonaș
    .text = Cartonașul RrRr din Hanuri și catedrale are două curbe separate, de la nord la vest și de la est la sud, și trei câmpuri; cel din mijloc trece printre ele.

rule-TB-T3 = Cartonașe care seamănă
    .text = Unele cartonașe seamănă, dar au altfel de câmpuri: CcRR!.c are 4 și CcRR.w 3, RCc!.g 3 și RCc.g 2, CcR!.w 3 și CcR.c 2, C! din Hanuri și catedrale 2 și E din jocul de bază 1.

rule-TB-T4 = Câmpuri interioare
    .text = Unele cartonașe au un câmp care nu ajunge la nicio latură: CCCC din Hanuri și catedrale, iar din Negustori și constructori CCc.c, CCc.w, CcCC.c și CcCc.w.

rule-HS-S1 = Jetoanele în săculeț
    .text = Toate cele 18 jetoane sunt la început în săculeț: 4 cu o oaie, 5 cu două, 5 cu trei, 2 cu patru și 2 lupi.

rule-HS-S2 = Câte un oier
    .text = Fiecare jucător, până la șase, adaugă în rezervă singurul oier de culoarea sa.

rule-HS-S3 = Cartonașele extensiei
    .text = Cele 18 cartonașe ale extensiei se amestecă în teanc.

rule-HS-S4 = Restul ca înainte
    .text = Ce nu este schimbat de această extensie rămâne ca în jocul de bază; cartonașele ei se trag și se plasează ca de obicei.

rule-HS-F1 = Un oier în locul unui supus
    .text = Dacă pe cartonașul tocmai plasat există un câmp, jucătorul își poate plasa oierul pe un câmp al lui în loc să plaseze un supus; nu amândouă.

rule-HS-F2 = Doar un oier
    .text = Oierul trebuie să fie în rezerva proprie; fiecare jucător are doar unul.

rule-HS-F3 = Un singur oier pe câmp
    .text = Pe tot câmpul conectat nu trebuie să stea încă niciun oier, al oricui ar fi.

rule-HS-F4 = Țăranii nu împiedică
    .text = Țăranii de pe un câmp nu împiedică plasarea unui oier.

rule-HS-F5 = Un jeton pentru oierul nou
    .text = Când se plasează oierul, se trage imediat un jeton; un jeton cu oi se pune lângă oier.

rule-HS-F6 = Lup la plasare
    .text = Un lup tras la plasarea oierului se pune înapoi în săculeț, iar oierul se întoarce în rezervă.

rule-HS-F7 = Extinderea sau mânarea turmei
    .text = Când cartonașul unui jucător extinde câmpul pe care stă oierul propriu, jucătorul poate mai întâi plasa un pion ca de obicei și poate apoi face una din două: extinde turma sau o mână în staul. Cartonașul unui adversar nu dă nimănui această alegere.

rule-HS-F8 = O acțiune pe cartonaș
    .text = Pentru un cartonaș plasat există cel mult o asemenea acțiune cu turma, oricâte laturi ale câmpului ar extinde.

rule-HS-F9 = Mai întâi orice pion
    .text = Înainte de extinderea sau mânarea turmei se poate plasa orice pion permis, și constructorul sau porcul, nu doar un supus.

rule-HS-F10 = Întâi pionul sau întâi acțiunea
    .text = Pionul vine înaintea extinderii sau mânării turmei. Ca opțiune, ca în primele reguli în engleză, întâi vine acțiunea, iar un oier gonit de lup poate fi plasat imediat din nou.

rule-HS-F11 = Înaintea dragonului
    .text = Dacă pe cartonaș este un dragon, extinderea sau mânarea turmei vine înainte ca dragonul să se mute.

rule-HS-F12 = Extinderea turmei
    .text = Extinderea turmei: se trage un jeton; un jeton cu oi se adaugă turmei.

rule-HS-F13 = Lupul
    .text = Dacă la extindere se trage un lup, toate jetoanele cu oi de pe câmp și lupul se pun înapoi în săculeț, iar oierul se întoarce în rezervă, fără puncte.

rule-HS-F14 = Mânarea turmei în staul
    .text = Mânarea turmei: turma aduce 1 punct pentru fiecare oaie de pe jetoanele ei; jetoanele se pun înapoi în săculeț, iar oierul se întoarce în rezervă.

rule-HS-F15 = Doar mânarea aduce puncte
    .text = O turmă aduce puncte doar prin mânarea în staul; un tiraj timpuriu în care acolo scrie extindere are o greșeală.

rule-HS-F16 = Turme unite
    .text = Când câmpurile se unesc ulterior, pe unul pot sta mai mulți oieri; toate oile lor sunt o singură turmă.

rule-HS-F17 = Un jeton pentru toți
    .text = Un jeton adăugat unei turme comune contează pentru fiecare oier de acolo.

rule-HS-F18 = Toți oierii primesc puncte
    .text = Dacă unul dintre oierii unei turme comune mână turma în staul, proprietarul fiecărui oier de acolo primește toate punctele; toate jetoanele se pun înapoi în săculeț, iar toți acei oieri se întorc în rezervă.

rule-HS-F19 = Lupul ia tot
    .text = Dacă unul dintre mai mulți oieri trage lupul, toate jetoanele de pe câmp se pun înapoi în săculeț odată cu el, iar toți oierii de acolo se întorc în rezervă fără puncte.

rule-HS-F20 = Nu este un supus
    .text = Oierul nu este un supus: nicio altă evaluare nu îl privește și el nu influențează niciuna.

rule-HS-F21 = Turmele la sfârșit
    .text = Oierii și oile care mai sunt pe masă la sfârșit nu aduc nimic.

rule-HS-F22 = Turma unui câmp închis se mână în staul
    .text = Când drumuri și ziduri de oraș au închis un câmp complet, turma de pe el este mânată imediat în staul. Ca opțiune, ca în primele reguli în engleză, nu este.

rule-HS-F23 = Fără puncte pentru țărani în acel moment
    .text = Un câmp care se închide nu este evaluat în acel moment pentru țăranii lui; asta vine la sfârșit, ca de obicei.

rule-HS-F24 = Un oier pe un câmp închis
    .text = Pentru un oier plasat pe un câmp închis se trage ca de obicei un jeton; dacă nu este un lup, urmează automat mânarea turmei.

rule-HS-F25 = Câmpuri interioare
    .text = Unele cartonașe cu patru laturi de oraș, sau cu trei și una de câmp, au un câmp între ziduri; nimic nu îl poate extinde.

rule-HS-F26 = Decorație
    .text = Un cartonaș cu patru laturi de oraș arată un petic verde cu un turnir: este o decorație, nu un câmp.

rule-HS-F27 = Când se mână turma unui câmp închis
    .text = Turma de pe un câmp închis de cartonaș este mânată după pion și după acțiunea proprie a jucătorului; ca opțiune înaintea lor, așa că un oier tocmai întors poate fi plasat din nou.

rule-HS-F28 = Câte jetoane pe un câmp închis
    .text = Un oier plasat pe un câmp închis trage un jeton înainte ca turma să fie mânată; ca opțiune trage două, dacă primul nu este lupul.

rule-HS-F29 = Unirea este extindere
    .text = Un câmp unit de cartonașul plasat contează ca extins dacă oierul jucătorului stătea într-una dintre părți; mânarea aduce atunci puncte fiecărui oier de pe el.

rule-HS-H1 = Un cartonaș sub deal
    .text = Cine trage un deal trage imediat un al doilea cartonaș și îl pune sub deal, cu fața în jos și nevăzut.

rule-HS-H2 = Dealurile se plasează ca de obicei
    .text = Teancul se plasează după regulile obișnuite, iar pe el se poate plasa un supus.

rule-HS-H3 = Ce se află pe un deal
    .text = Orașul, drumul și câmpul de pe un deal sunt ca pe orice cartonaș. Cartonașul ascuns nu contează pentru nimic, iar teancul contează ca un singur cartonaș.

rule-HS-H4 = Dealul departajează
    .text = Dacă mai mulți jucători sunt la egalitate cu cei mai mulți supuși într-un oraș, pe un drum sau pe un câmp, cei care au acolo un supus pe un deal primesc toate punctele, iar ceilalți nu primesc nimic.

rule-HS-H5 = Dealurile contează doar la egalitate
    .text = Fără egalitate un deal nu are niciun efect.

rule-HS-H6 = Supușii de pe dealuri se întorc
    .text = Supușii de pe dealuri se întorc după evaluare ca de obicei.

rule-HS-H7 = Dealurile la sfârșit
    .text = Un deal departajează și la evaluarea finală.

rule-HS-H8 = Toți pe dealuri
    .text = Dacă fiecare jucător aflat la egalitate are cel puțin un supus pe un deal al acelui teritoriu, egalitatea rămâne, oricâți ar avea acolo; toți primesc toate punctele.

rule-HS-H9 = Numărarea pe dealuri
    .text = Ca opțiune, dintre cei aflați la egalitate ia tot cine are cei mai mulți supuși pe dealurile acelui teritoriu; dacă și așa este egalitate, fiecare primește toate punctele.

rule-HS-H10 = Un deal ca ultim cartonaș
    .text = Un deal tras ca ultim cartonaș se plasează fără cartonaș dedesubt și urmează o tură obișnuită.

rule-HS-H11 = Doar pe acel teritoriu
    .text = Contează doar supușii teritoriului evaluat care stau pe un deal, nu alții de pe același deal.

rule-HS-H12 = Doar unii dintre egali pe dealuri
    .text = Dacă doar unii dintre jucătorii aflați la egalitate stau acolo pe un deal, fiecare dintre aceștia primește toate punctele, iar ceilalți nimic.

rule-HS-H13 = Un deal fără simbol
    .text = Unui cartonaș cu deal îi lipsește simbolul extensiei; face totuși parte din ea.

rule-HS-H14 = Cartonașe goale sub dealuri
    .text = Regulă a casei: sub dealuri se pun cartonașe goale, ca să nu se piardă niciunul adevărat.

rule-HS-H15 = Câte cartonașe sunt ascunse
    .text = Sunt ascunse atâtea cartonașe câte dealuri s-au plasat; unul mai puțin dacă teancul era gol după tragerea ultimului deal.

rule-HS-V1 = Viile se plasează ca de obicei
    .text = Un cartonaș cu vie se plasează ca oricare altul.

rule-HS-V2 = Vii în jurul unei mănăstiri
    .text = Când o mănăstire este finalizată și evaluată, proprietarul ei primește 3 puncte în plus pentru fiecare vie de pe cele 8 cartonașe din jur.

rule-HS-V3 = O vie poate conta de mai multe ori
    .text = O vie poate conta pentru mai multe mănăstiri.

rule-HS-V4 = Mănăstiri nefinalizate
    .text = Mănăstirile care nu sunt finalizate la sfârșit nu primesc nimic pentru vii.

rule-HS-V5 = Abații și lăcașuri de cult
    .text = Viile aduc puncte și abației, și lăcașurilor de cult.

rule-HS-V6 = Călugării mănăstirilor speciale
    .text = La o mănăstire germană, neerlandeză sau belgiană viile aduc puncte dacă supusul a fost plasat drept călugăr și mănăstirea se evaluează ca finalizată, niciodată pentru unul culcat drept abate.

rule-HS-V7 = Fără vii la sfârșit
    .text = Niciun fel de mănăstire nu primește ceva pentru vii la evaluarea finală.

rule-HS-N1 = Două orașe pe o latură
    .text = Un model are o latură cu două orașe separate; un cartonaș vecin cu oraș pe acea latură le unește pe amândouă.

rule-HS-N2 = Separate până la unire
    .text = Până atunci cele două orașe sunt separate și deschise pe acea latură; odată unite, cartonașul contează o singură dată.

rule-HS-I1 = Dragonul mănâncă oile
    .text = Un dragon care intră pe un cartonaș cu un oier îl mănâncă împreună cu oile lui: oierul se întoarce în rezervă, jetoanele în săculeț.

rule-HS-I2 = Dragonul mănâncă orice pion
    .text = Regulile numesc asta o excepție, dar după regulile dragonului acesta mănâncă orice pion al unui jucător, în afară de moșie.

rule-HS-I3 = Unul din doi oieri mâncat
    .text = Un dragon ajuns la unul dintre doi oieri ai unei turme ia acel oier și jetoanele care stau lângă el.

rule-HS-Z1 = O greșeală de tipar despre lup
    .text = Ambele cazuri ale extinderii turmei vorbesc de un jeton cu oaie; în al doilea este vorba de lupul care gonește oile.

rule-HS-Z2 = O greșeală de tipar despre vii
    .text = Regulile vorbesc de cele 8 cartonașe din jurul viei; este vorba de cele 8 din jurul mănăstirii.

rule-HS-Z3 = Se poate sau trebuie
    .text = Extinderea sau mânarea turmei este o alegere la care se poate renunța; ca opțiune trebuie făcută una din două.

rule-HS-Z4 = Închiderea câmpului propriei turme
    .text = Dacă propriul cartonaș închide câmpul propriei turme, aceasta este mânată fără alt jeton; ca opțiune jucătorul o poate extinde înainte.

rule-HS-Z5 = Dragonul nu este o excepție
    .text = Dacă dragonul mănâncă oierul ca excepție sau după propriile reguli, rezultatul este același.

rule-HS-Z6 = Două laturi împărțite
    .text = Unde se întâlnesc două laturi cu câte două orașe, toate cele patru orașe se unesc; ca opțiune doar cele care stau față în față.

rule-HS-Z7 = Un deal care nu se potrivește nicăieri
    .text = Cartonașul pentru un deal se ascunde de îndată ce dealul este tras; dacă dealul nu se potrivește nicăieri și iese din joc, cartonașul nevăzut se întoarce în teanc.

rule-HS-Z8 = Închis de o abație
    .text = O abație închide un câmp fără să îl extindă; turma de pe el este totuși mânată în staul.

rule-RV-S1 = Izvorul
    .text = Izvorul stă cu fața în sus în locul cartonașului de pornire. Nu l-a plasat nimeni, așa că nici mai târziu nu se poate plasa un pion pe el.

rule-RV-S2 = Două teancuri
    .text = Celelalte zece cartonașe cu râu se amestecă într-un prim teanc, cu lacul dedesubt; urmează cartonașele de teren.

rule-RV-S3 = Ce se întâmplă cu cartonașul de pornire
    .text = Cartonașul de pornire obișnuit este un cartonaș oarecare din teanc (implicit), se plasează de îndată ce râul este gata sau rămâne în cutie.

rule-RV-S5 = Al treilea râu
    .text = Râul din Big Box 5 este primul râu, cu două vii și două oi pe cartonașe. O vie contează pentru mănăstiri ca acelea din Oi și dealuri. Ce fac oile nu se știe sigur. Alege-l ca ediție a Râului.

rule-RV-S4 = Al doilea râu
    .text = După izvorul Râului II urmează bifurcația (implicit), sau bifurcația se amestecă în teancul râului. Urmează celelalte cartonașe cu râu, lacul vulcanic ultimul. Împreună cu primul Râu se folosește un singur izvor, iar ambele lacuri vin la sfârșit.

rule-RV-P1 = Întâi cartonașele cu râu
    .text = Izvorul vine primul, lacul ultimul. Cât timp mai sunt cartonașe cu râu, se trag doar acestea; toți jucătorii își joacă turele ca de obicei.

rule-RV-P2 = Râul trebuie continuat
    .text = Un cartonaș cu râu trebuie legat de capătul deschis al râului cu o latură de râu, iar toate celelalte laturi trebuie să se potrivească. Nu este permis să atingă doar cu un câmp.

rule-RV-P3 = În oricare sens
    .text = Un cartonaș cu râu se poate plasa în oricare dintre cele două sensuri, dacă nu face o întoarcere în U.

rule-RV-P4 = Un cartonaș cu râu fără loc
    .text = Un cartonaș cu râu care nu poate fi plasat se pune deoparte și se trage următorul. Lacul încheie râul așa cum este; dacă lacul nu are loc, râul rămâne deschis.

rule-RV-P5 = Cine plasează lacul
    .text = Lacul este plasat de jucătorul aflat la rând, ca o tură obișnuită.

rule-RV-U1 = Fără întoarcere imediată în U
    .text = Așa cum este tipărit (implicit): o curbă nu poate coti în aceeași parte, în sensul curgerii, ca râul de pe cartonașul dinaintea ei. Cu un cartonaș drept între ele este permis.

rule-RV-U2 = Loc în fața râului
    .text = Mai strict: dintre locurile din fața râului, cele două de lângă locul următor și cele trei din rândul de după el trebuie să fie goale. Lacul nu are nevoie de loc.

rule-RV-U3 = Interpretarea strictă interzice mai mult
    .text = Interpretarea strictă nu permite niciodată ce interzice cea tipărită; interzice câteva plasări în plus.

rule-RV-F1 = Niciun pion pe râu
    .text = Niciun pion nu poate sta pe râu. Orașele, drumurile, mănăstirile și câmpurile cartonașelor cu râu se folosesc ca de obicei, chiar și cât timp se așază râul.

rule-RV-F2 = Râul mărginește câmpurile
    .text = Râul mărginește câmpurile. Izvorul și lacul au un singur câmp de jur împrejur, care leagă acolo cele două maluri (implicit), sau câte unul pe fiecare mal.

rule-RV-F3 = Pod
    .text = Un pod trece drumul peste râu: un singur drum, patru câmpuri. Pe alte cartonașe drumul se oprește la râu.

rule-RV-F4 = Râul nu este un teritoriu
    .text = Râul nu este niciodată finalizat și nu se evaluează. Cartonașele cu râu contează ca orice cartonașe pentru drumuri, orașe și mănăstiri.

rule-RV-K1 = Bifurcația
    .text = Bifurcația are trei laturi de râu și oricare dintre ele poate fi legată de râu. De atunci râul are două capete deschise, iar fiecare cartonaș cu râu îl continuă pe unul dintre ele. Interdicția întoarcerii în U este valabilă la fiecare capăt.

rule-RV-K2 = Capăt la un oraș
    .text = Cartonașul cu râu care are un oraș pe latura opusă râului încheie un braț al râului. Cele două câmpuri ale lui nu se unesc în spatele orașului. După aceea doar celălalt capăt este deschis.

rule-RV-K3 = Lacul vulcanic
    .text = Lacul vulcanic încheie râul, iar câmpul lui îl înconjoară. Cu dragonul este un vulcan: vine dragonul, iar în această tură nu se plasează niciun pion pe el. Altfel este un lac obișnuit.

rule-RV-K4 = Hanul de pe pod
    .text = Pe podul Râului II hanul ține de drumul care trece peste râu. Contează doar cu Hanuri și catedrale.

rule-RV-H1 = Turma de porci
    .text = Cine ia puncte pentru un câmp cu o turmă de porci primește încă 1 punct pentru fiecare oraș finalizat de lângă acel câmp, o dată pentru fiecare câmp și oraș, pe lângă ce aduce porcul propriu. Îl primesc și țăranii care părăsesc câmpul unei moșii; moșiile nu.

rule-RV-H2 = Cartonașul cu câmp din Games Quarterly 11
    .text = Cartonașul fără oraș și fără drum este un câmp simplu (implicit), sau porcii lui sunt o turmă.

rule-GQ-S1 = Unde se pun cartonașele
    .text = Cele două cartonașe cu râu din Games Quarterly 11 se folosesc doar cu un râu: unul se pune între cartonașele cu râu, iar izvorul îl înlocuiește pe cel obișnuit dacă jucătorii aleg așa. Celelalte zece se amestecă în teanc.

rule-GQ-1 = Izvorul cu drum
    .text = La acest izvor se termină un drum, iar câmpurile de pe cele două părți ale lui sunt separate: malurile nu se unesc în spatele lui. Toate celelalte cartonașe se joacă la fel ca cele simple.

rule-KR-S1 = Cele două jetoane la început
    .text = Regele și baronul tâlhar stau lângă masă; la început nu le are nimeni.

rule-KR-1 = Regele
    .text = Jucătorul al cărui cartonaș finalizează un oraș cu mai multe cartonașe decât orice alt oraș finalizat ia regele, oricui i-ar aparține orașul. Primul oraș finalizat aduce întotdeauna regele.

rule-KR-2 = Baronul tâlhar
    .text = Același lucru este valabil pentru drumuri și baronul tâlhar. Un drum la fel de lung nu schimbă nimic.

rule-KR-3 = Contează cartonașele
    .text = Pentru ambele jetoane contează cartonașele, nu punctele, și contează și teritoriile fără pioni.

rule-KR-4 = Ce aduc jetoanele
    .text = La sfârșit regele aduce 1 punct pentru fiecare oraș finalizat de pe masă, baronul tâlhar 1 pentru fiecare drum finalizat (implicit). Reguli ale casei: 10 puncte de fiecare jeton; 15 pentru unul, 40 pentru ambele; sau, la fiecare finalizare, 1 punct pentru cine are jetonul, înainte ca acesta să treacă la altcineva, și nimic la sfârșit.

rule-KR-6 = Două orașe care se încrucișează
    .text = Un cartonaș are două orașe care se încrucișează, unul de la nord la sud și unul de la vest la est. Celelalte patru cartonașe sunt simple.

rule-AB-S1 = Câte o abație
    .text = Fiecare jucător are în față un cartonaș cu abație; acesta nu este în teanc. Abațiile culorilor cu care nu se joacă ies din joc.

rule-AB-S2 = Pionii din Abația și primarul
    .text = Fiecare jucător adaugă în rezerva sa un primar, un car și o moșie.

rule-AB-P1 = O abație în loc de a trage
    .text = La începutul turei proprii, înainte de a trage, un jucător își poate plasa abația în loc să tragă un cartonaș, o dată pe joc.

rule-AB-P2 = Unde se plasează o abație
    .text = O abație se plasează doar pe un loc gol cu toți cei patru vecini ocupați; locurile din colțuri nu contează. Fără un asemenea loc nu se poate plasa.

rule-AB-P3 = Orice latură se potrivește
    .text = Nu contează nici ce arată vecinii unei abații, nici cum este rotită.

rule-AB-P4 = Nicio abație lângă abație
    .text = Toate locurile de lângă o abație sunt ocupate, așa că nimic nu mai trebuie să i se potrivească mai târziu, iar două abații nu au niciodată o latură comună; se pot atinge la colț.

rule-AB-P5 = Nu se trage nimic
    .text = Când se plasează o abație, în acea parte a turei nu se trage niciun cartonaș; teancul rămâne cum este.

rule-AB-P6 = Abația în a doua parte
    .text = Abația se poate plasa ca a doua parte a turei, cea adusă de un constructor, chiar și când teancul este gol.

rule-AB-C1 = O abație închide
    .text = O abație închide drumul, orașul și câmpul de pe fiecare dintre cele patru laturi ale ei și nu se leagă de niciunul.

rule-AB-C2 = Finalizat de o abație
    .text = Teritoriile finalizate de o abație se evaluează imediat ca finalizate. Abația nu este un cartonaș al lor: o bucată de oraș închisă astfel este un oraș dintr-un cartonaș.

rule-AB-C3 = Laturile opuse rămân separate
    .text = Teritoriile de pe laturile opuse ale unei abații rămân separate; la fel și două orașe de pe aceeași latură care se oprește la o abație.

rule-AB-C4 = Câmpuri închise de o abație
    .text = Un câmp închis de o abație nu se evaluează din acest motiv.

rule-AB-C5 = În jurul mănăstirilor
    .text = O abație își ocupă locul și contează 1 punct pentru mănăstirile din jur; poate finaliza mai multe.

rule-AB-C6 = Cine o plasează finalizează
    .text = Jucătorul care plasează abația este cel care finalizează și ia mărfurile.

rule-AB-C7 = Abația și constructorul
    .text = Finalizarea unui teritoriu de către o abație nu îl extinde, așa că un constructor de acolo nu aduce o a doua parte de tură (implicit). După prima formulare, „finalizează sau extinde”, o aduce.

rule-AB-M1 = Pion pe o abație
    .text = O abație este o mănăstire: după ce a fost plasată, pe ea se poate plasa un supus și nimic altceva.

rule-AB-M2 = Punctele unei abații
    .text = Cu toate cele 8 locuri din jur ocupate, o abație aduce 9 puncte; la sfârșit aduce 1 pentru ea însăși și 1 pentru fiecare cartonaș din jur, deci niciodată mai puțin de 5.

rule-AB-E1 = Abații după ultimul cartonaș
    .text = După tura cu ultimul cartonaș, jucătorii care mai au o abație o pot plasa, în sensul acelor de ceasornic, de la vecinul din stânga al celui care a plasat acel cartonaș, care vine ultimul; se poate plasa un pion și se evaluează ca de obicei. Apoi urmează evaluarea finală.

rule-AB-E2 = O șansă sau mai multe
    .text = Așa cum este tipărit, fiecare jucător este întrebat o dată (implicit). După cealaltă interpretare, runda o ia de la capăt după ce a fost întrebat jucătorul cu ultimul cartonaș, pentru toți cei care mai au o abație și un loc pentru ea.

rule-FM-1 = Zborul
    .text = Pe un cartonaș cu mașină zburătoare supusul acestei ture poate fi pus pe mașină. Un zar de la 1 la 3 arată câte locuri zboară în direcția mașinii, care se rotește odată cu cartonașul; pe diagonală fiecare loc se numără o dată. Dacă acolo nu este niciun cartonaș, supusul se întoarce în rezervă.

rule-FM-2 = Aterizarea
    .text = Supusul aterizează pe un teritoriu nefinalizat (drum, oraș sau mănăstire) de pe cartonașul la care ajunge, chiar dacă acolo se află alți supuși; niciodată pe un câmp și nici pe cartonașul dragonului. Primarul aterizează doar în orașe. Dacă poate ateriza, trebuie; altfel se întoarce în rezervă.

rule-FM-3 = Zborul ține locul pionului turei
    .text = Cine zboară nu mai plasează alt pion în această tură, oriunde s-ar termina zborul. O fantomă mai poate fi plasată pe cartonaș, dar nu zboară.

rule-CC-1 = Cercul în lan
    .text = După evaluare, cine a plasat un cartonaș cu un cerc în lan alege pentru toți: se adaugă supuși sau se întorc în rezervă. Este vorba de felul de teritoriu al cercului: drumuri, orașe sau câmpuri. Dacă nu este nimeni acolo, nu se alege nimic.

rule-CC-2 = Supușii vin sau pleacă
    .text = Începe vecinul din stânga, iar cine a plasat cartonașul este ultimul. Dacă se adaugă, un jucător poate pune un supus din rezervă lângă unul propriu pe un teritoriu de acel fel. Dacă se întorc, fiecare trebuie să ia un supus propriu de pe un teritoriu de acel fel. Cine nu are niciunul acolo nu face nimic. Nu se dau puncte.

rule-CC-3 = Care supuși
    .text = Și aici contează unde poate sta un pion: un primar doar în orașe, un car nu pe câmpuri. Supușii din castele, de pe turnuri și din piramide nu contează.

rule-RB-1 = Punerea unui tâlhar
    .text = Cine a plasat un cartonaș cu un tâlhar poate, înainte de orice altceva, să își pună tâlharul lângă meepleul de scor al altui jucător sau să îl mute lângă altul. Apoi poate face asta și următorul jucător al cărui tâlhar nu este pe tabla de scor (implicit) sau toți aceștia pe rând.

rule-RB-2 = Jumătate din puncte
    .text = Când meepleul de scor al unui jucător înaintează pentru un teritoriu, proprietarul fiecărui tâlhar de lângă el primește jumătate din puncte, rotunjită în sus. Asta se întâmplă pentru un singur teritoriu; dacă sunt mai multe deodată, pentru cel cu cele mai multe puncte. Cel jefuit își păstrează toate punctele, iar tâlharul se întoarce în rezervă. Punctele aduse de un tâlhar nu se mai jefuiesc.

rule-ME-1 = Doi pioni de scor
    .text = Fiecare jucător are doi pioni pe tabla de scor, un meeple și un mesager; câmpurile lor adunate dau punctele. De câte ori cineva primește puncte în timpul jocului, înaintează unul dintre cei doi, la alegere. Dacă amândoi sunt pe același câmp, înaintează meepleul. Răscumpărările și punctele convenite mută mereu meepleul.

rule-ME-2 = Tragerea unui mesaj
    .text = Dacă unul dintre pionii de scor ai jucătorului la rând se oprește pe 0, 5, 10 și așa mai departe, jucătorul trage un mesaj și alege fie 2 puncte, fie acțiunea mesajului. Apoi mesajul se pune sub teanc. Și aceste puncte mută un pion și pot aduce alt mesaj. Pionii se mută la sfârșitul turei, după toate evaluările.

rule-ME-3 = Mesajele
    .text = Cel mai mic drum, cel mai mic oraș sau cea mai mică mănăstire cu un supus propriu se evaluează ca la sfârșitul jocului, în întregime, iar supusul rămâne; dintre mai multe, cel cu cele mai puține puncte. 2 puncte pentru fiecare blazon dintr-un oraș propriu, 2 pentru fiecare cavaler propriu, 3 pentru fiecare țăran propriu. Încă un cartonaș: încă o parte a turei. Sau un supus propriu se evaluează ca la sfârșit, în întregime, și se întoarce în rezervă.

rule-ME-4 = Fără mesaje la sfârșit
    .text = La evaluarea finală nimeni nu trage mesaje.

rule-AB-Y1 = Plasarea primarului
    .text = Primarul se plasează ca un supus, dar numai într-un oraș.

rule-AB-Y2 = Puterea primarului
    .text = La majoritate, primarul contează cât numărul de blazoane din tot orașul la evaluare; acesta poate fi și zero.

rule-AB-Y3 = Un primar fără blazoane
    .text = Cine are într-un oraș puterea 0 nu primește puncte pentru el. Dacă așa este pentru toți, nimeni nu primește puncte, iar toți pionii se întorc în rezervă.

rule-AB-Y4 = Primarul ocupă
    .text = Un primar își ocupă orașul, oricare i-ar fi puterea, iar constructorul propriu i se poate alătura.

rule-AB-Y5 = Primarul într-un castel
    .text = Într-un castel, un primar nu contează deloc: când castelul aduce puncte, nu primește niciunul și se întoarce în rezervă.

rule-AB-W1 = Plasarea carului
    .text = Carul se plasează ca un supus pe un drum, într-un oraș sau într-o mănăstire (și într-o abație sau un lăcaș de cult), nu pe un câmp sau într-o grădină. Contează ca 1.

rule-AB-W2 = Carul merge mai departe
    .text = După ce teritoriul său a fost finalizat și evaluat, cu puncte sau fără, proprietarul poate muta imediat carul pe alt teritoriu, în loc să îl ia înapoi în rezervă.

rule-AB-W3 = Unde merge carul
    .text = Merge doar pe un teritoriu nefinalizat (drum, oraș sau mănăstire) pe care nu stă niciun supus.

rule-AB-W4 = Cât de departe merge carul
    .text = În prima ediție cele două teritorii trebuie să fie legate prin capătul unui drum: drumurile unei intersecții, sau un drum și orașul, mănăstirea ori abația în care se termină. În edițiile următoare carul merge pe un teritoriu de pe cartonașul său sau de pe unul dintre cele 8 locuri din jur.

rule-AB-W5 = Mai multe care deodată
    .text = Dacă pot merge mai departe mai multe care, proprietarii hotărăsc în ordinea turelor, începând cu jucătorul la rând; fiecare vede ce au făcut ceilalți înainte. Astfel un car se poate mișca și în tura altui jucător.

rule-AB-W6 = Mersul nu este o plasare
    .text = Mutarea unui car nu contează ca plasare a unui pion și nu aduce puncte. La evaluarea finală nu se mișcă niciun car.

rule-AB-W7 = Unde nu ajung primarul și carul
    .text = Un car nu merge nici pe un castel, nici pe cartonașul pe care stă dragonul. Primarul și carul nu stau pe turnuri.

rule-AB-B1 = Plasarea moșiei
    .text = În locul unui pion, moșia se poate plasa într-un punct în care se întâlnesc patru cartonașe, dintre care unul tocmai plasat, dacă de jur împrejurul punctului este câmp.

rule-AB-B2 = O moșie pe câmp
    .text = Țăranii de pe câmp nu contează. O altă moșie împiedică plasarea uneia pe acel câmp (implicit) sau nu.

rule-AB-B3 = Țăranii când se plasează o moșie
    .text = După teritoriile finalizate, câmpul moșiei noi se evaluează pentru țăranii săi: 3 puncte pentru fiecare oraș finalizat și încă 1 cu porcul propriu. Apoi toți țăranii și porcii de pe acel câmp se întorc în rezervă.

rule-AB-B4 = Fără țărani lângă o moșie
    .text = Cât timp pe un câmp se află o moșie, acolo nu se poate plasa niciun țăran și niciun porc. Un oier, da.

rule-AB-B5 = Câmpuri unite cu cel al unei moșii
    .text = Dacă un cartonaș unește un câmp cu țărani cu cel al unei moșii, la sfârșitul acelei ture acești țărani aduc 1 punct pentru fiecare oraș finalizat (cei mai mulți țărani; încă 1 cu porcul propriu) și se întorc în rezervă împreună cu porcii.

rule-AB-B6 = Moșia la sfârșit
    .text = La sfârșit, proprietarul unei moșii primește 4 puncte pentru fiecare oraș finalizat de lângă câmpul ei; cu mai multe moșii pe un câmp, fiecare proprietar primește tot. Porcii nu contează.

rule-AB-B7 = O moșie rămâne
    .text = O moșie rămâne până la sfârșitul jocului; dragonul nu o mănâncă.

rule-EX-Z1 = Cea mai nouă formulare a rundei de sfârșit
    .text = Formularea din cel mai nou tiraj al celei de-a doua ediții pentru runda de după ultimul cartonaș nu era la îndemână; ca în tirajele dinainte, fiecare jucător este întrebat o dată.

rule-EX-Z2 = Cartonașul de pornire cu Râul
    .text = Nu este lămurit dacă a doua ediție pune cartonașul de pornire în cutie când se joacă cu Râul; implicit se amestecă, și nicio altă regulă nu depinde de asta.

rule-EX-Z3 = Cât cuprind alte extensii
    .text = Din lăcașurile de cult și mănăstirile germane se joacă aici doar regulile la care se referă Oi și dealuri.

rule-EX-T1 = Cine începe
    .text = Când într-un pas aleg mai mulți jucători, se merge în sensul acelor de ceasornic. La ieșirea din Cetatea Carcassonne, la bazar și la cercurile în lan începe vecinul din stânga celui care este la rând, iar acesta este ultimul; la mutarea carelor, la castele și la dragon începe cel care este la rând.

rule-EX-T2 = Cine este supus
    .text = Meepleul, meepleul mare, abatele, primarul, carul, fantoma și directorul de circ sunt supuși. Constructorul, porcul, moșia, oierul și pionii neutri nu sunt supuși.

rule-EX-I1 = Supuși pe dealuri
    .text = Pe un deal fiecare supus contează o dată, oricât de puternic ar fi. Moșiile, prizonierii și supușii de pe turnuri, din cartiere sau din piramide nu contează.

rule-EX-I2 = Ce are efect asupra unui oier
    .text = Doar dragonul și o sărbătoare proprie iau un oier de pe masă. Oierul poate sta pe câmpul unei moșii. Podurile, bacurile și tunelurile nu despart câmpul unei turme.

rule-EX-I3 = În ce ordine crește valoarea
    .text = Întâi cartonașele și blazoanele cu han, catedrală sau asediu; apoi biserica, Darmstadtium și labirintul; viile; magul; vrăjitoarea înjumătățește tot; clădirile mici vin la urmă. Zâna, directorul de circ, turnul de pază și aurul contează separat. Un castel primește aceeași valoare.

rule-EX-I4 = Meepleul mare în alte locuri
    .text = Un meeple mare contează ca 2 la majoritate, dar ca 1 la cortul de circ, turnuri de pază, labirinturi, biserici și tâlhari.

rule-EX-I5 = Ce extinde teritoriul unui constructor
    .text = Doar cartonașul tocmai plasat extinde teritoriul unui constructor, chiar dacă îl leagă un pod, un bac sau un tunel; acestea singure nu dau o a doua parte. Un cartonaș de la bazar este unul propriu. Bazarul și evadarea vin abia după a doua parte.

rule-EX-I6 = Cine ia mărfurile
    .text = Mărfurile unui oraș le primește cel al cărui cartonaș îl finalizează, cu sau fără pod. Un oraș care devine castel nu aduce mărfuri.

rule-EX-I7 = Când un supus este luat
    .text = Orice ar lua un supus, constructorul sau porcul rămas singur pleacă odată cu el, iar zâna rămâne singură pe cartonaș.

rule-EX-I8 = Dragonul și supușii care se mută
    .text = Carele, fantomele și supușii care ies din Cetate nu ajung pe cartonașul dragonului. Dacă dragonul se mută după evaluare, poate mânca un car tocmai mutat.

rule-EX-I9 = Zâna lângă stăpâni și artiști
    .text = Lângă stăpânul unui castel, zâna aduce 3 puncte când castelul aduce puncte. Lângă un artist aduce puncte la începutul turei, dar nu și când se evaluează piramida.

rule-EX-I10 = Lăcașurile de cult sunt ca mănăstirile
    .text = Pentru ieșirea din catedrală, pentru un car și pentru portaluri, un lăcaș de cult este o mănăstire. La provocare contează pionii aflați acolo când este finalizat primul dintre cele două.

rule-EX-I11 = Abația finalizează
    .text = O abație care închide un drum sau un oraș contează pentru baronul tâlhar și pentru rege ca orice cartonaș al jucătorului. Un car poate merge la ea; în prima ediție, din orice drum care se termină acolo.

rule-EX-I12 = Nu pe hărți
    .text = Aceste extensii nu sunt făcute pentru hărțile tipărite; acolo nu sunt în joc decât dacă sunt alese.

rule-EX-Z4 = Turnuri, stăpâni și dragonul
    .text = Regulile tipărite nu spun dacă un turn capturează stăpânul unui castel sau dacă dragonul mănâncă un supus de pe un turn. Aici turnurile nu capturează stăpâni, iar dragonul îi mănâncă pe supușii de pe turnuri.

rule-EX-Z5 = Mai mult decât are jucătorul
    .text = Nu este sigur dacă un preț sau o răscumpărare poate depăși punctele jucătorului. Aici un preț poate, o răscumpărare doar ca opțiune.

rule-AT-S1 = Câte un abate
    .text = Cu a doua sau a treia ediție, fiecare jucător adaugă singurul abate de culoarea sa; cu cartonașe din prima, dacă jucătorii aleg așa. Fără abate, grădinile nu au niciun efect.

rule-AT-P1 = Unde poate sta abatele
    .text = În locul altui pion, abatele se poate plasa în mănăstirea sau grădina cartonașului tocmai plasat, dacă este liberă; nicăieri altundeva.

rule-AT-P2 = Grădinile sunt pentru abați
    .text = Niciun alt pion nu poate sta într-o grădină.

rule-AT-P3 = O grădină este un teritoriu de un singur cartonaș
    .text = O grădină nici nu mărginește, nici nu face parte din câmpul, orașul sau drumul din jurul ei. Se plasează un singur pion pe tură: în grădină sau pe alt teritoriu al cartonașului, nu pe amândouă.

rule-AT-P4 = Ce este o mănăstire pentru abate
    .text = O abație, un lăcaș de cult și o mănăstire specială (drept călugăr) sunt mănăstiri pentru abate.

rule-AT-G1 = Grădină finalizată
    .text = O grădină se evaluează ca o mănăstire: când toate cele 8 locuri din jur au cartonașe aduce 9 puncte, iar abatele se întoarce în rezervă.

rule-AT-G2 = Grădina la sfârșit
    .text = La sfârșitul jocului, un abate dintr-o grădină sau mănăstire aduce 1 punct și încă 1 pentru fiecare cartonaș din jur.

rule-AT-G3 = Grădină fără abate
    .text = O grădină în care nu stă niciun abate nu se evaluează niciodată.

rule-AT-R1 = Retragerea abatelui
    .text = În loc să plaseze un pion, un jucător își poate retrage abatele de oriunde de pe masă. Acesta aduce imediat 1 punct și încă 1 pentru fiecare cartonaș din jur, inclusiv cel tocmai plasat.

rule-AT-R2 = În locul oricărui pion
    .text = Cine își retrage abatele nu mai plasează niciun pion, nici constructorul, porcul sau oierul. Abatele se poate plasa din nou cel mai devreme în următoarea parte de tură.

rule-AT-R3 = Nu din ce este finalizat
    .text = Abatele nu se retrage dintr-o grădină sau mănăstire finalizată acum: aceasta aduce cele 9 puncte la încheierea turei, iar un alt pion se poate plasa.

rule-AT-R4 = Plasat sau retras
    .text = Abatele nu se poate retrage în același pas în care a fost plasat.

rule-AT-R5 = Un abate între vii
    .text = Un abate retras nu primește nimic pentru vii, fiindcă mănăstirea nu este finalizată. Într-o mănăstire finalizată abatele primește bonusul ca un călugăr; o grădină nu îl are niciodată.

rule-AT-R6 = Abatele este un supus
    .text = Abatele este un supus: dragonul mănâncă și abatele. Dealurile nu contează, fiindcă acolo stă un singur pion.

rule-PD-S1 = Niciun dragon înainte de vulcan
    .text = Un cartonaș cu dragon tras înainte ca primul vulcan să fie pe masă se pune deoparte și se întoarce apoi în teanc.

rule-PD-M1 = Vulcan
    .text = Un vulcan aduce dragonul pe cartonașul său; în această tură nu se poate plasa niciun pion pe acel cartonaș.

rule-PD-M2 = Mutarea dragonului
    .text = La un cartonaș cu dragon, dragonul face 6 pași; jucătorii îl mută pe rând, câte un pas, începând cu cel activ: de pe un cartonaș pe unul vecin, niciodată în diagonală, niciodată pe unul pe care a mai fost în această mutare (nici pe cel de plecare) și nici pe cel cu zâna. Unde nu mai poate merge, se oprește.

rule-PD-M3 = Când se mută dragonul
    .text = Dragonul se mută după pion și turmă, înainte de evaluare. Ca opțiune se mută după evaluare.

rule-PD-S2 = Zâna și dragonul la început
    .text = Zâna și dragonul așteaptă lângă masă: dragonul vine cu primul vulcan, zâna atunci când un jucător o mută prima dată.

rule-PD-F1 = Mutarea zânei
    .text = În loc să plaseze un pion, chiar și după un cartonaș cu vulcan, jucătorul poate muta zâna lângă un supus propriu de oriunde de pe masă, dar nu lângă cel lângă care stă deja.

rule-PD-F2 = Un punct de la zână
    .text = Jucătorul care la începutul turei are zâna lângă un supus propriu primește 1 punct; o singură dată pe tură, nu și în partea a doua dată de un constructor.

rule-PD-F3 = Zâna la evaluare
    .text = Când se evaluează teritoriul supusului de lângă zână, în timpul jocului sau la sfârșit, jucătorul acestuia primește încă 3 puncte, cu sau fără majoritate.

rule-PD-F4 = Zâna ține dragonul departe
    .text = Dragonul nu poate intra pe cartonașul zânei.

rule-PD-F5 = Zâna singură
    .text = Când supusul ei pleacă, zâna rămâne singură pe cartonaș: ține dragonul departe, dar nu aduce puncte până nu este mutată.

rule-PD-F6 = Lângă un supus sau pe un cartonaș
    .text = Zâna stă lângă un supus (implicit). În unele prime ediții stă pe un cartonaș, aduce câte 1 punct pentru fiecare supus propriu de acolo și 3 puncte pentru un supus de acolo dintr-un teritoriu evaluat.

rule-PD-F7 = Nu lângă alți pioni
    .text = Zâna nu stă lângă constructor, porc, moșie sau oier. Nu împiedică prințesa și nici plasarea pionilor.

rule-PD-F8 = Zâna aduce puncte și pentru teritorii fără valoare
    .text = Un drum cu han sau un oraș cu catedrală care la sfârșit nu valorează nimic aduce totuși cele 3 puncte ale zânei.

rule-PD-Q1 = Prințesa
    .text = Dacă prințesa de pe cartonașul tocmai plasat se află într-un oraș cu cavaleri, jucătorul poate trimite unul dintre ei, al oricui, înapoi în rezervă, în locul oricărei alte acțiuni cu un pion.

rule-PD-Q2 = Poate sau trebuie
    .text = Trimiterea unui cavaler este opțională (implicit). În unele prime ediții este obligatorie dacă acolo se află un cavaler, chiar și unul propriu.

rule-PD-Q3 = Prințesa acționează înainte de evaluare
    .text = Cavalerul se întoarce în rezervă înainte de evaluare, așa că majoritatea se poate schimba imediat. Odată cu ultimul supus se întoarce și constructorul. Fără cavaler, cartonașul este unul obișnuit.

rule-PD-G1 = Portalul magic
    .text = Supusul acestei ture se poate plasa pe cartonașul cu portal sau pe orice alt cartonaș de pe masă, pe un teritoriu liber; pe alte cartonașe numai pe teritorii nefinalizate și pe câmpuri.

rule-PD-G2 = Doar supușii folosesc portalul
    .text = Constructorul, porcul, moșia și oierul se plasează numai pe cartonașul cu portal.

rule-PD-G3 = Unde nu duce portalul
    .text = Un portal nu duce nici pe cartonașul dragonului, nici pe un castel, nici într-un cartier. Pentru vârful unui turn nu este nevoie de portal.

rule-PD-M4 = Nimeni nu ajunge la dragon
    .text = Pe cartonașul pe care stă dragonul nu se plasează niciun pion.

rule-PD-E1 = Ce mănâncă dragonul
    .text = Fiecare pion de pe un cartonaș pe care intră dragonul se întoarce în rezervă fără puncte, și constructorul, porcul, abatele sau oierul; doar moșia rămâne. Oile de lângă un oier mâncat se întorc în săculeț.

rule-PD-E2 = Rămas singur din cauza dragonului
    .text = Un constructor sau porc al cărui proprietar și-a pierdut acolo ultimul supus din cauza dragonului se întoarce și el în rezervă.

rule-TW-S1 = Piesele de turn ale fiecărui jucător
    .text = La început toți primesc același număr de piese de turn: câte 10 în doi, 9 în trei, 7 în patru, 6 în cinci, 5 în șase. Celelalte rămân în cutie.

rule-TW-P1 = Cartonașe cu loc pentru turn
    .text = Cartonașele cu un loc pentru turn se plasează și se ocupă ca de obicei; locul pentru turn nu face parte din niciun alt teritoriu.

rule-TW-P2 = Plasarea unei piese de turn
    .text = În loc să plaseze un pion, un jucător poate pune o piesă de turn proprie pe orice loc pentru turn sau pe orice turn fără supus în vârf.

rule-TW-C1 = Pe cine ajunge un turn
    .text = Apoi jucătorul poate captura un supus al oricui, aflat pe cartonașul turnului sau în rândul ori coloana lui, la o distanță de cel mult atâtea locuri câte piese are acum turnul. Locurile goale se numără și nimic nu blochează drumul.

rule-TW-C2 = Prizonieri
    .text = Un supus propriu capturat se întoarce în rezervă. Unul al altui jucător devine prizonier: stă în fața celui care l-a capturat și lipsește din rezerva proprietarului. Nimeni nu primește puncte.

rule-TW-C3 = Cine nu este capturat niciodată
    .text = Constructorul, porcul, moșia, oierul, stăpânul unui castel și pionii neutri nu sunt capturați niciodată. Un constructor sau un porc al cărui proprietar nu mai are alt supus pe acel teritoriu se întoarce în rezervă.

rule-TW-C4 = Capturat din vârf
    .text = Un supus din vârful unui turn poate fi capturat ca oricare altul; apoi se poate construi din nou la acel turn.

rule-TW-N1 = Schimb de prizonieri
    .text = Dacă după o capturare doi jucători țin supuși unul de la celălalt, unul este schimbat imediat cu cel tocmai capturat; dacă sunt de feluri diferite, cel care a capturat alege care dintre ai săi se întoarce.

rule-TW-R1 = Răscumpărare
    .text = O dată în tura proprie, un jucător poate răscumpăra un supus capturat, plătind 3 puncte celui care îl ține; acesta nu poate refuza. Supusul poate fi folosit în aceeași tură. Jucătorul trebuie să aibă 3 puncte (implicit) sau poate coborî sub 0.

rule-TW-T1 = Un supus în vârful unui turn
    .text = În loc să plaseze un pion pe cartonașul nou, un jucător poate pune un supus în vârful oricărui turn de cel puțin o piesă care nu are niciunul. Cât timp supusul este acolo, turnul nu mai crește; el rămâne până la sfârșit. Numai meepleul, meepleul mare, fantoma și directorul de circ urcă pe turnuri.

rule-TW-E1 = Nimic la sfârșit
    .text = Prizonierii și supușii din vârful turnurilor nu aduc puncte la sfârșit.

rule-TW-I1 = Zâna și turnurile
    .text = Zâna nu își apără supusul de capturare.

rule-PH-1 = Fantoma
    .text = Fiecare jucător are o fantomă, un supus care contează ca un meeple. După pionul turei (sau ce îl înlocuiește) ea poate fi pusă pe alt teritoriu liber al aceluiași cartonaș, în vârful unui turn sau acolo unde duce un portal magic; poate fi și singurul pion al turei. Dacă prințesa a trimis un cavaler înapoi în rezervă, fantoma nu se plasează.

rule-FE-1 = Sărbătoarea
    .text = Cine a plasat un cartonaș cu o sărbătoare poate lua înapoi de pe masă un pion propriu în loc să plaseze unul; nu aduce puncte. Poate fi orice pion, și un constructor, porc, oier sau o moșie (implicit), ori numai un supus.

rule-WT-1 = Turnuri de pază
    .text = Când un drum sau un oraș este finalizat, se evaluează întâi turnurile lui de pază. Fiecare supus de pe el care stă pe un cartonaș cu turn de pază aduce puncte, cu sau fără majoritate, pentru ce se află pe acel cartonaș și pe cele 8 din jur: după turn, câte 2 pentru fiecare blazon, 3 pentru fiecare mănăstire, 1 pentru fiecare cartonaș cu oraș, 1 pentru fiecare cartonaș cu drum sau 2 pentru fiecare supus. Țăranii nu primesc nimic, iar la sfârșit turnurile nu aduc puncte.

rule-WR-1 = Roze ale vânturilor
    .text = Un cartonaș cu un sfert de roză a vânturilor aduce imediat 3 puncte dacă este plasat în direcția sfertului său, privind de la ultima roză întreagă plasată și după cum este rotită aceasta. Rândul și coloana rozei întregi aparțin direcțiilor de ambele părți.

rule-LB-1 = Clădiri mici
    .text = Cele 6 șoproane, 6 case și 6 turnulețe se împart egal între jucători. În locul unui pion se poate pune una dintre clădiri pe cartonașul tocmai plasat, cel mult una pe un cartonaș. Fiecare adaugă 1 punct oricărui teritoriu din care face parte cartonașul ei, oricine ar primi punctele; o mănăstire cuprinde cele 9 locuri ale ei, iar câmpurile și moșiile contează și ele. Ca opțiune un turnuleț adaugă 3, o casă 2 și un șopron 1.

rule-DA-1 = Bisericile din Darmstadt
    .text = O biserică se plasează, se ocupă și se evaluează ca o mănăstire. Când este finalizată, primește în plus 3 puncte cine are cei mai mulți supuși pe cartonașul ei și pe cele 8 din jur, la egalitate fiecare. Orice supus contează o dată.

rule-DA-2 = Darmstadtium
    .text = Un oraș finalizat cu Darmstadtium valorează 3 puncte în plus.

rule-LA-1 = Labirintul
    .text = Cele patru brațe ale labirintului sunt un singur drum. La finalizare, drumul aduce 2 puncte în plus pentru fiecare supus aflat pe el, al oricui ar fi; un meeple mare contează o dată. Fiecare braț până la centru, precum și centrul, poate fi ocupat separat, chiar dacă pe celelalte părți se află supuși. Ca opțiune labirintul este un drum ca oricare altul.

rule-SC-1 = Cine ia învățătorul
    .text = Școala se află lângă cartonașul de pornire, cu învățătorul în ea. Cine finalizează un drum care duce la școală, ocupat sau nu, ia învățătorul după evaluare, chiar și de la alt jucător. După ce toate drumurile spre școală sunt finalizate, nu îl mai ia nimeni.

rule-SC-2 = Punctele învățătorului
    .text = Când următorul teritoriu este finalizat și aduce puncte, al oricui ar fi, cine are învățătorul primește aceleași puncte, iar învățătorul se întoarce la școală. Dacă într-o tură aduc puncte mai multe teritorii, cine are învățătorul alege care contează. La evaluarea finală învățătorul nu aduce nimic.
rule-CP-1 = La iarmaroc
    .text = Un iarmaroc oprește drumurile care ajung la el, ca o intersecție. După o tură în care s-a plasat un iarmaroc se folosește catapulta. Aruncările nu pot fi judecate: fiecare introduce ce au adus ale sale, începând cu cine a fost la rând, cu jetoanele în orice ordine.

rule-CP-2 = Ce aduc aruncările
    .text = Cine este cel mai aproape de țintă primește 5 puncte, la egalitate fiecare, iar o prindere aduce 5 puncte. La doborâre, supușii loviți se întorc în rezervă fără puncte. La seducție, un supus al altcuiva este schimbat cu unul din rezerva celui care a aruncat, pe același teritoriu. Cine ce a lovit sau a prins hotărăsc jucătorii.

rule-GI-1 = Cadouri
    .text = Cine extinde cu noul cartonaș un drum sau un oraș care aparține numai altora primește, cu fața în jos, unul dintre cele 25 de cadouri, chiar dacă extinde mai multe; niciunul dacă toate sunt deja la jucători. O dată pe tură, după tragerea cartonașului și înainte de plasarea lui, se poate deschide un cadou, dar nu în a doua parte adusă de un constructor. Un sinod pune un supus din rezervă într-o mănăstire ocupată. Un măturător punctează un drum nefinalizat ca la sfârșitul jocului, iar toți pionii de pe el se întorc în rezervă. Nu se știe sigur cum funcționează în amănunt „schimb de poziție”, „încasare” și „ia două”: jucătorii citesc cartea și introduc ce aduce.

rule-SP-1 = Indicatoarele
    .text = Un indicator stă la o margine și arată spre cartonașul următor. Este corect dacă drumul continuă acolo cum arată el, la stânga, la dreapta sau înainte, și nu se termină pe acel cartonaș. Pe un drum finalizat, fiecare indicator corect aduce 1 punct fiecărui jucător care punctează drumul, 2 puncte dacă sunt corecte indicatoare de două feluri și 3 dacă sunt corecte de toate trei felurile. La sfârșitul jocului, fiecare indicator corect de pe un drum nefinalizat aduce 1 punct.

rule-PL-1 = Ciuma
    .text = Cartonașele extensiei Ciuma se plasează și se evaluează ca oricare altele. De focare, purici și fugă se ocupă jucătorii, pentru că nu se știe sigur în ce ordine au loc în timpul turei.

rule-WF-1 = Roata norocului
    .text = Cartonașele extensiei Roata norocului se plasează și se evaluează ca oricare altele. De roată, de porcul ei și de spațiile cu coroană se ocupă jucătorii, pentru că nu se știe sigur ce aduce fiecare eveniment. Ce aduc se introduce ca puncte prin înțelegere.

rule-RU-1 = Cartonașe promoționale rusești
    .text = Cartonașele promoționale rusești se plasează și se evaluează ca oricare altele. De colibă, de tâlhar și de duhul apei se ocupă jucătorii, pentru că regulile lor nu sunt cunoscute în întregime. Ce aduc se introduce ca puncte prin înțelegere.

rule-BS-1 = Băile
    .text = O baie dintr-un oraș sau de pe un drum are un număr. Când teritoriul este finalizat și aparține unui singur jucător, acesta primește în plus numerele băilor lui, iar un meeple care a punctat rămâne în baie: nu ocupă nimic și nu este în rezervă. Se întoarce când cele opt locuri din jurul băii sunt ocupate sau la începutul unei ture a jucătorului său, care plătește pentru el numărul băii. Dacă sunt deja ocupate, nu rămâne. Nu se știe sigur ce aduce o egalitate: hotărăsc jucătorii.

rule-BU-1 = Castelele germane
    .text = Fiecare jucător are un cartonaș cu castel (două în doi sau trei jucători) și îl poate plasa în loc de a trage, acolo unde se potrivește; nu poate atinge alt castel, nici măcar la un colț. Un supus în castel este stăpânul lui. Când toate cele zece locuri din jur sunt ocupate, castelul aduce 12 puncte; la sfârșit unul nefinalizat aduce 2, plus 1 pentru fiecare dintre aceste locuri care este ocupat.

rule-BU-2 = Drumuri și orașe la un castel
    .text = Un drum sau un oraș finalizat care are o parte pe un cartonaș cu castel aduce cu 3 puncte mai mult pentru fiecare castel, oricine l-ar fi plasat.
rule-HA-1 = Jumătăți
    .text = Fiecare jucător are trei jumătăți de cartonaș și poate plasa una în loc de a trage. Cel puțin una dintre cele două laturi întregi trebuie să atingă un cartonaș, și tot ce ating trebuie să se potrivească. Două jumătăți pot sta pe același loc, fiecare rotită cu 180 de grade față de cealaltă. Apoi se poate plasa un pion. Un loc cu jumătăți de cartonaș contează ca un cartonaș. La laturile lungi nu se leagă nimic: ce este valabil acolo nu se știe cu siguranță.

rule-KD-1 = Drumuri la o catedrală
    .text = Un drum finalizat care duce la o catedrală germană aduce 2 puncte pentru fiecare cartonaș. Dacă ambele capete duc la aceeași catedrală, cartonașul ei se numără de două ori. Un han nu adaugă nimic.

rule-KD-2 = Catedrale germane
    .text = Un supus pe o catedrală germană este arhiepiscopul ei. Când toate cele trei sau patru drumuri ale ei sunt finalizate, el aduce 1 punct pentru fiecare cartonaș al fiecăruia; cartonașul catedralei se numără o dată pentru fiecare drum care pleacă de la ea. Nu se știe sigur cât aduce la sfârșitul jocului o catedrală nefinalizată.

rule-GM-J1 = Alte mănăstiri
    .text = Mănăstirile din Țările de Jos și Belgia și cele din Japonia se joacă la fel ca cele germane.

rule-SG-1 = Orașe asediate
    .text = Un oraș asediat finalizat aduce cu 1 punct mai puțin pentru fiecare cartonaș și blazon: câte 1, iar cu o catedrală câte 2; un oraș din două cartonașe, care în primele ediții aduce câte 1, aduce 0. Nefinalizat nu aduce nimic.

rule-SG-2 = Un segment este de ajuns
    .text = Un segment asediat asediază întregul oraș.

rule-SG-3 = Câmpuri lângă orașe asediate
    .text = Un oraș asediat finalizat contează de două ori pentru câmpuri: 6 puncte pentru țărani, 8 pentru o moșie și 2 pentru țăranii al căror câmp se unește cu cel al unei moșii.

rule-SG-4 = Evadarea
    .text = După tura proprie, un jucător poate scoate un cavaler propriu dintr-un oraș asediat printr-o mănăstire sau abație. Mănăstirea trebuie să fie pe un cartonaș cu un segment asediat sau pe unul dintre cele 8 locuri din jur (implicit), ori ajunge orice cartonaș al orașului.

rule-PD-E3 = Pe cine nu mănâncă dragonul
    .text = Dragonul nu mănâncă nici moșii, nici prizonieri, nici stăpâni de castele, nici supuși din cartiere. Un supus din vârful unui turn este mâncat (implicit) sau este în siguranță acolo.

rule-TU-1 = Capetele tunelurilor
    .text = Un drum care se termină într-un tunel este deschis acolo, până când două jetoane identice leagă acest capăt de un altul. Fiecare are câte 2 jetoane din fiecare set: 3 seturi în doi jucători, 2 în trei, altfel 1 (implicit) sau mai puține, la alegere.

rule-TU-2 = Jetoanele de tunel
    .text = Pe lângă pion, o dată pe tură, un jucător poate pune un jeton propriu pe orice capăt liber de tunel. Când ambele jetoane ale unui set sunt pe masă, drumurile lor sunt unul singur, oricât de departe ar fi. Tunelurile de pe cartonașele altor cutii contează și ele (implicit) sau nu.

rule-CO-S1 = Cetatea Carcassonne
    .text = Cele douăsprezece cartonașe ale Cetății stau de la început pe masă, într-un bloc de patru pe trei, în locul cartonașului de pornire, care se amestecă cu celelalte. Drumurile, orașele și câmpurile continuă de la laturile ei exterioare. Are patru cartiere: castelul, piața, fierăria și catedrala.

rule-CO-S2 = Contele
    .text = Contele începe în castel. El stă mereu în unul dintre cele patru cartiere.

rule-CO-P1 = Niciun pion pe cartonașele Cetății
    .text = Laturile exterioare ale Cetății continuă drumuri, orașe și câmpuri, ca de obicei. Pe cartonașele ei nu se plasează niciun pion, în afară de cartiere; în afara ei, pionii pot sta pe teritorii care o ating.

rule-CO-F1 = Un supus în Cetate
    .text = Dacă într-o tură (sau într-o parte a ei) teritoriile finalizate aduc puncte altora, dar nu și jucătorului la rând, acesta poate pune un supus din rezervă în orice cartier. Într-un cartier pot sta mai mulți.

rule-CO-F2 = Mutarea contelui
    .text = Cine pune un supus în Cetate poate muta apoi contele în alt cartier. (Ca regulă a casei, contele se mută de fiecare dată în sensul acelor de ceasornic sau la supus.)

rule-CO-M1 = Ieșirea din Cetate
    .text = Înainte ca teritoriile finalizate să fie evaluate, fiecare jucător, de la vecinul din stânga al celui la rând până la acesta din urmă, poate muta oricâți supuși proprii dintr-un cartier pe unul dintre aceste teritorii: din castel într-un oraș, din fierărie pe un drum, din catedrală într-o mănăstire, din piață pe un câmp.

rule-CO-M2 = Unde stă contele
    .text = Din cartierul în care stă contele nu iese nimeni.

rule-CO-M3 = Cine iese din Cetate contează
    .text = Supușii ieșiți din Cetate contează imediat pentru majoritate, chiar și mai mulți într-o mănăstire, iar după evaluare se întorc în rezervă.

rule-CO-M4 = Din piață
    .text = Din piață se iese numai când sunt evaluate câmpuri: printr-o moșie și la sfârșitul jocului.

rule-CO-E1 = Cetatea la sfârșit
    .text = Înainte de evaluarea finală se mai poate ieși din Cetate, în aceeași ordine, până când toți pasează: din piață pe câmpuri sau, în prima ediție, din orice cartier pe teritorii nefinalizate. Din cartierul contelui nu iese nimeni.

rule-CO-E2 = Cine rămâne în Cetate
    .text = Supușii care rămân în Cetate nu aduc puncte.

rule-CO-A1 = Câmpuri care ating Cetatea
    .text = Pentru câmpurile care o ating, Cetatea este un oraș finalizat: 3 puncte, pentru o moșie 4.

rule-CO-A2 = Cine poate sta în care cartier
    .text = Primarul poate sta numai în castel, abatele numai în catedrală, iar carul oriunde, în afară de piață. Moșia, constructorul, porcul și oierul nu stau niciodată în Cetate.

rule-CO-A3 = Puncte care nu contează
    .text = Punctele zânei, ale unui director de circ, ale unui mesaj sau ale unei roze a vânturilor nici nu permit punerea unui supus în Cetate, nici nu o împiedică.

rule-PD-M5 = Dragonul și Cetatea
    .text = Cetatea Carcassonne este închisă pentru dragon: toate cele douăsprezece cartonașe ale ei (implicit) sau, cum interpretează programul, doar cele două din mijloc.

rule-KR-5 = Ce contează ca oraș
    .text = Un castel nu este oraș. Cetatea Carcassonne contează la sfârșit ca încă un oraș finalizat.

rule-FY-1 = Punerea bacului
    .text = După pion, cine a plasat un cartonaș cu un lac pune bacul acestuia între două dintre drumurile de acolo; pionul poate sta pe oricare dintre ele. Aceste două drumuri devin unul singur; celelalte se termină la lac.

rule-FY-2 = Un cartonaș cu bac
    .text = Pentru fiecare drum, un cartonaș cu bac se numără o dată.

rule-FY-3 = Mutarea bacurilor
    .text = Apoi, pentru fiecare drum al cartonașului tocmai plasat, jucătorul poate muta în fiecare direcție cel mai apropiat bac, numai pe alte cartonașe și pe fiecare o singură dată pe tură. Cine pierde astfel un drum nu primește puncte și nu ia înapoi niciun pion; drumurile finalizate astfel se evaluează acum.

rule-BC-S1 = Poduri și castele la început
    .text = La început fiecare jucător are 3 poduri și 3 castele, iar în 5 sau 6 jucători are câte 2.

rule-BC-B1 = Ce face un pod
    .text = Un pod trece peste un cartonaș de la o latură la cea opusă. Ambele laturi trebuie să arate numai câmp. Podul duce un drum peste tot ce este pe cartonaș, fără să îl unească acolo cu ceva; câmpul de sub el nu este împărțit.

rule-BC-B2 = Punerea unui pod
    .text = O dată în fiecare parte a turei, un jucător poate pune un pod propriu peste cartonașul tocmai plasat sau peste unul alăturat: la plasare, dacă numai așa se potrivește cartonașul, sau după aceea. În cealaltă interpretare, un cartonaș alăturat primește un pod numai la plasare.

rule-BC-B3 = Dincolo de pod
    .text = Capetele unui pod sunt de acum laturi de drum: dincolo de ele trebuie să fie gol sau să continue un drum. Un cartonaș are cel mult un pod.

rule-BC-B4 = Un supus pe un pod
    .text = Un supus poate fi pus pe drumul unui pod de pe cartonașul tocmai plasat. Pentru acest drum cartonașul se numără o dată.

rule-BC-B5 = Podurile rămân
    .text = Un pod rămâne unde este și nu contează al cui a fost. Nu se pune niciun pod acolo unde stau artiști.

rule-BC-B6 = Numai cu un pod
    .text = Un cartonaș care se potrivește numai cu un pod nu trebuie neapărat plasat; poate fi scos din joc.

rule-BC-C1 = Ce oraș poate deveni castel
    .text = Un oraș tocmai finalizat poate deveni castel dacă este pe exact două cartonașe, cu câte o latură. Pe unele cartonașe nu se poate.

rule-BC-C2 = Construirea unui castel
    .text = În loc ca orașul să fie evaluat, jucătorul care are acolo singurul supus poate pune peste el un castel propriu. Supusul rămâne ca stăpân. Jucătorii sunt întrebați în sensul acelor de ceasornic, începând cu cel aflat la rând.

rule-BC-C3 = Împrejurimile unui castel
    .text = Împrejurimile unui castel au 6 locuri: cele două cartonașe ale lui și cele două locuri de pe fiecare latură lungă.

rule-BC-C4 = Ce primește stăpânul unui castel
    .text = Prima dată când se evaluează un drum, un oraș, o mănăstire sau un castel cu un cartonaș în împrejurimi (la mănăstire numai al ei), jucătorul stăpânului primește aceleași puncte. Stăpânul se întoarce în rezervă, iar castelul rămâne gol pentru totdeauna.

rule-BC-C5 = Mai multe deodată
    .text = Dintre mai multe teritorii evaluate deodată contează cel mai bun, chiar fără pioni; niciunul în tura în care a fost construit castelul. Un castel evaluat astfel își poate duce punctele la următorul.

rule-BC-C6 = Ce puncte contează
    .text = Contează numai valoarea teritoriului, cu han, catedrală, mag și vrăjitoare, nu și ce se primește pe deasupra.

rule-BC-C7 = Castelele la sfârșit
    .text = Un castel al cărui stăpân nu a primit nimic în timpul jocului nu aduce puncte la sfârșit.

rule-BC-C8 = Castelele lângă câmpuri
    .text = Pentru un câmp, un castel, cu sau fără stăpân, aduce 1 punct mai mult decât un oraș finalizat.

rule-BC-C9 = Un castel nu este oraș
    .text = Un castel nu mai este oraș: nu aduce mărfuri și nici regele, iar acolo nu se pune niciun pion.

rule-BC-Z1 = Când are loc un bazar
    .text = După întreaga tură în care un cartonaș cu bazar a fost tras și plasat (și după partea a doua dată de un constructor) se întorc atâtea cartonașe câți jucători sunt. Dacă au rămas mai puține, nu are loc niciun bazar.

rule-BC-Z2 = Oferte
    .text = Vecinul din stânga alege unul dintre cartonașe și numește un preț de 0 sau mai multe puncte. Toți ceilalți jucători fără cartonaș pot, în sensul acelor de ceasornic, să ofere o singură dată mai mult sau să paseze.

rule-BC-Z3 = Cumpărare sau vânzare
    .text = Dacă un alt jucător a oferit cel mai mult, cel care a ales cartonașul fie îl cumpără și îi plătește acelui jucător prețul, fie i-l vinde la acel preț. Dacă nimeni nu a oferit mai mult, cel care l-a ales plătește prețul băncii.

rule-BC-Z4 = Până când fiecare are un cartonaș
    .text = Următorul jucător fără cartonaș, în sensul acelor de ceasornic, îl alege pe următorul. Ultimul cartonaș este gratuit pentru ultimul jucător.

rule-BC-Z5 = Plasarea unui cartonaș cumpărat
    .text = În următoarea tură fiecare plasează cartonașul cumpărat în loc să tragă unul. Pentru un cartonaș cu bazar cumpărat nu are loc niciun bazar. Un cartonaș cumpărat care nu se potrivește nicăieri iese din joc și se trage altul.

rule-BC-Z6 = Punctele în bazar
    .text = Un preț poate depăși punctele jucătorului, care coboară atunci sub 0. Ca opțiune toți aleg un cartonaș în aceeași ordine, fără puncte.

rule-GO-1 = Aurul unei mine
    .text = Cine plasează o mină de aur pune un bulgăre de aur pe cartonașul ei și unul pe oricare dintre cele 8 locuri din jur care au cartonaș. Asta se face înaintea oricărui alt lucru din tură.

rule-GO-2 = Aurul de pe cartonașe
    .text = Aurul rămâne pe cartonașul lui până când este luat; pe un cartonaș pot sta mai mulți bulgări.

rule-GO-3 = Luarea aurului
    .text = Când un teritoriu este evaluat în timpul jocului, cei cărora le aparține iau aurul de pe cartonașele lui; la o mănăstire contează aurul de pe toate cele 9 locuri. Dacă același aur li se cuvine mai multora, îl iau pe rând, câte un bulgăre, începând cu jucătorul activ. Acest arbitru ia mereu de pe cartonașul cu cel mai mult aur.

rule-GO-4 = Cât aduce aurul
    .text = La sfârșit, 1 până la 3 bulgări de aur aduc câte 1 punct, 4 până la 6 câte 2, 7 până la 9 câte 3, iar de la 10 în sus câte 4. Aurul rămas pe cartonașe nu aduce nimic, iar teritoriile de la evaluarea finală nu aduc aur.

rule-BT-S1 = Jetoanele cu animale
    .text = Cele 16 jetoane cu animale stau cu fața în jos lângă masă, împreună cu cortul de circ. Unul arată 1, patru arată 3, cinci 4, trei 5, două 6 și unul 7.

rule-BT-T1 = Locurile pentru cort
    .text = Un loc pentru cort încheie drumurile care ajung la el, iar pe el nu poate sta niciun pion.

rule-BT-T2 = Cortul de circ
    .text = Pe primul cartonaș cu loc pentru cort se pune un jeton cu animal, cu fața în jos, iar deasupra lui cortul. Apoi cortul se mută numai când se plasează alt cartonaș cu loc pentru cort.

rule-BT-T3 = Spectacolul de la cort
    .text = Când se plasează următorul cartonaș cu loc pentru cort, după evaluarea teritoriilor pe care le finalizează, jetonul de sub cort este întors: fiecare supus de pe cartonașul cortului și de pe cele 8 din jur aduce atâtea puncte câte arată jetonul, iar toți rămân. Jetonul iese din joc; cortul trece pe cartonașul nou, pe alt jeton.

rule-BT-T4 = Cine este în public
    .text = La sfârșit cortul este evaluat încă o dată. Contează toți supușii, și artiștii, directorii de circ și stăpânii castelelor, iar un meeple mare o singură dată; constructorul, porcul, moșia și oierul nu contează.

rule-BT-A1 = Artiștii
    .text = În loc să plaseze un pion pe un teritoriu al cartonașului nou, un jucător poate pune un meeple în piramida de artiști de pe acel cartonaș sau de pe unul dintre cele 8 din jur. Într-o piramidă este loc pentru trei meepleși de orice culoare.

rule-BT-A2 = Evaluarea unei piramide
    .text = În loc să plaseze un pion, un jucător poate evalua orice piramidă de trei meepleși, dar nu în tura în care s-a umplut. Fiecare meeple aduce 5 puncte, iar toți trei se întorc în rezervă.

rule-BT-A3 = Artiștii la sfârșit
    .text = La sfârșit fiecare artist aduce 5 puncte, fie că piramida lui este plină, fie că nu. Artiștii nu țin de niciun alt teritoriu, iar drumurile se încheie la locul lor.

rule-BT-A4 = Cine poate fi artist
    .text = Numai meepleșii devin artiști: nu și un meeple mare, un abate, o fantomă sau un director de circ. Pe un cartonaș cu pod nu este nicio piramidă.

rule-BT-R1 = Directorul de circ
    .text = Fiecare jucător are un director de circ, un supus care contează ca un meeple pe drumuri, în orașe, în mănăstiri și pe câmpuri.

rule-BT-R2 = Ce aduce directorul de circ
    .text = Când teritoriul unui director de circ este evaluat, și la sfârșit, și fără majoritate, jucătorul lui primește câte 2 puncte pentru fiecare loc pentru cort și fiecare loc pentru artiști de pe cartonașul lui și de pe cele 8 din jur.

rule-CU-C1 = Lăcaș de cult
    .text = Un lăcaș de cult se plasează, se ocupă și se evaluează ca o mănăstire: 9 puncte când este finalizat, la sfârșit 1 și încă 1 pentru fiecare cartonaș din jur. Abațiile și mănăstirile speciale (cu un călugăr) contează pentru lăcașuri ca mănăstiri.

rule-CU-C2 = Câte un adversar
    .text = Niciun cartonaș nu se poate plasa astfel încât un lăcaș de cult să aibă mai mult de o mănăstire pe cele 8 locuri din jur sau o mănăstire mai mult de un lăcaș. Ca opțiune o abație se poate totuși plasa.

rule-CU-C3 = Provocare
    .text = Un lăcaș de cult și o mănăstire aflate fiecare pe unul dintre cele 8 locuri din jurul celeilalte, ambele ocupate, se provoacă: prima finalizată aduce 9 puncte, cealaltă nu aduce nimic, iar pionul ei se întoarce imediat în rezervă.

rule-CU-C4 = Finalizate împreună
    .text = Dacă un cartonaș finalizează și lăcașul, și mănăstirea unei provocări, se evaluează amândouă.

rule-CU-C5 = Provocare la sfârșit
    .text = Dacă niciuna nu este finalizată la sfârșitul jocului, lăcașul și mănăstirea se evaluează amândouă ca nefinalizate.

rule-CU-C6 = Fără pion nu se încheie nicio provocare
    .text = Finalizarea unui lăcaș de cult sau a unei mănăstiri fără pion nu încheie nicio provocare.

rule-MW-1 = Magul sau vrăjitoarea
    .text = Cine plasează un cartonaș cu semnul magului și al vrăjitoarei pune unul dintre cei doi pe orice drum nefinalizat sau în orice oraș nefinalizat de pe masă unde nu se află niciunul dintre ei. Este obligatoriu și se face înaintea oricărui alt lucru din tură. Dacă nu există un astfel de teritoriu, unul dintre ei pleacă de pe masă.

rule-MW-2 = Magul și vrăjitoarea împreună
    .text = Dacă un cartonaș unește teritoriile magului și vrăjitoarei, cine l-a plasat mută unul dintre ei după aceeași regulă.

rule-MW-3 = Ce fac magul și vrăjitoarea
    .text = Un teritoriu cu magul aduce în plus câte 1 punct pentru fiecare cartonaș al lui. Un teritoriu cu vrăjitoarea aduce jumătate din puncte, rotunjit în sus, după tot ce schimbă hanurile și catedralele. Este valabil în timpul jocului și la sfârșit, oricui i-ar aparține teritoriul.

rule-MW-4 = Magul și vrăjitoarea pleacă
    .text = Când un drum sau un oraș este finalizat, magul sau vrăjitoarea de pe el pleacă de pe masă.

rule-GM-S1 = Mănăstirile din jocul de bază
    .text = Cele șase mănăstiri simple din jocul de bază ies din joc; cele din alte seturi rămân. Ca opțiune rămân și ele.

rule-GM-M1 = Călugăr sau abate
    .text = Într-o mănăstire specială un supus se plasează fie în picioare, drept călugăr, fie culcat, drept abate, și rămâne așa. Se plasează un singur pion.

rule-GM-M2 = Călugăr
    .text = Un călugăr în picioare într-o mănăstire specială se evaluează ca într-una simplă, cu vii cu tot.

rule-GM-M3 = Abate culcat
    .text = Un abate culcat nu se evaluează niciodată în timpul jocului, nici când este înconjurat. La sfârșit mănăstirea aduce 1 punct și încă 1 pentru fiecare cartonaș din șirurile neîntrerupte în sus, spre dreapta, în jos și spre stânga, fără bonus pentru vii.

rule-GM-M4 = Nu pionul numit abate
    .text = A fi culcat drept abate este doar un fel de a plasa un supus; nu are nimic de-a face cu abatele din a doua și a treia ediție.

sources-base = Carcassonne, regulile de bază ale editurii, așa cum sunt cunoscute (edițiile din 2000, 2014 și 2021)
sources-c1 = Carcassonne, regulile de bază ale primei ediții, în revizuirile ei succesive
sources-ic = Hanuri și catedrale, regulile editurii, așa cum sunt cunoscute
sources-tb = Negustori și constructori, regulile editurii, așa cum sunt cunoscute
sources-referee = Cum interpretează acest arbitru Carcassonne
sources-fm = Zburătorul, regulile editurii, așa cum sunt cunoscute
sources-cc = Cercurile în lan, regulile editurii, așa cum sunt cunoscute
sources-rb = Tâlharii, regulile editurii, așa cum sunt cunoscute
sources-me = Mesajele, regulile editurii, așa cum sunt cunoscute
sources-at = Abatele și grădinile din a doua și a treia ediție, regulile editurii, așa cum sunt cunoscute
sources-at-read = Abatele și grădinile, cum le interpretează acest arbitru acolo unde regulile lor tac
sources-tw = Turnul în prima și a doua ediție, regulile editurii, așa cum sunt cunoscute
sources-ph = Fantoma, regulile editurii, așa cum sunt cunoscute
sources-fe = Sărbătoarea, regulile editurii, așa cum sunt cunoscute
sources-wt = Turnurile de pază, regulile editurii, așa cum sunt cunoscute
sources-wr = Rozele vânturilor, regulile editurii, așa cum sunt cunoscute
sources-lb = Clădirile mici, regulile editurii, așa cum sunt cunoscute
sources-la = Labirintul, regulile editurii, așa cum sunt cunoscute
sources-sc = Școala, regulile editurii, așa cum sunt cunoscute
sources-cp = Catapulta, regulile editurii, așa cum sunt cunoscute
sources-gi = Cadourile, regulile editurii, așa cum sunt cunoscute
sources-sp = Indicatoarele, regulile editurii, așa cum sunt cunoscute
sources-pl = Ciuma, regulile editurii, așa cum sunt cunoscute
sources-wf = Roata norocului, regulile editurii, așa cum sunt cunoscute
sources-ru = Cartonașele promoționale rusești, regulile editurii, așa cum sunt cunoscute
sources-bs = Bărbierii-chirurgi, regulile editurii, așa cum sunt cunoscute
sources-bu = Castele germane, regulile editurii, așa cum sunt cunoscute
sources-kd = Catedrale germane, regulile editurii, așa cum sunt cunoscute
sources-ha = Jumătăți, regulile editurii, așa cum sunt cunoscute
sources-da = Darmstadt, regulile editurii, așa cum sunt cunoscute
sources-sg = Catarii, asediul și asediatorii, regulile editurii, așa cum sunt cunoscute
sources-pd = Prințesa și dragonul, regulile editurii, așa cum sunt cunoscute
sources-go = Minele de aur, regulile editurii, așa cum sunt cunoscute
sources-co = Contele de Carcassonne, regulile editurii, așa cum sunt cunoscute
sources-fy = Bacurile, regulile editurii, așa cum sunt cunoscute
sources-bc = Poduri, castele și bazaruri, regulile editurii, așa cum sunt cunoscute
sources-tu = Tunelul, regulile editurii, așa cum sunt cunoscute
sources-mw = Magul și vrăjitoarea, regulile editurii, așa cum sunt cunoscute
sources-bt = În arena circului, regulile editurii, așa cum sunt cunoscute
sources-cu = Cultul (lăcașuri de cult), regulile editurii, așa cum sunt cunoscute
sources-cu-read = Cultul (lăcașuri de cult), cum îl interpretează acest arbitru acolo unde regulile lui tac
sources-gm = Mănăstiri germane, regulile editurii, așa cum sunt cunoscute
sources-gm-read = Mănăstiri germane, cum le interpretează acest arbitru acolo unde regulile lor tac
sources-hs = Oi și dealuri, regulile primei ediții (2014), cu notele lor de subsol
sources-hs-read = Oi și dealuri, cum le interpretează acest arbitru acolo unde regulile lor tac
sources-rv = Râul (primul), regulile editurii, așa cum sunt cunoscute
sources-rv2 = Râul II, regulile editurii, așa cum sunt cunoscute
sources-gq = Games Quarterly 11, regulile editurii, așa cum sunt cunoscute
sources-kr = Regele și baronul tâlhar, regulile editurii, așa cum sunt cunoscute
sources-ab = Abația și primarul, regulile editurii, așa cum sunt cunoscute
sources-ex = Întrebări deschise ale regulilor extensiilor
sources-exi = Extensiile Carcassonne între ele, așa cum sunt cunoscute și interpretate

sections-CB-S = pregătire
sections-CB-T = ture
sections-CB-P = plasarea cartonașelor
sections-CB-M = meepleși
sections-CB-J = majoritate
sections-CB-G = evaluare
sections-CB-R = drumuri
sections-CB-C = orașe
sections-CB-K = mănăstiri
sections-CB-F = câmpuri
sections-CB-E = sfârșitul jocului
sections-CB-I = pe scurt
sections-CB-B = pe scurt
sections-HS-S = pregătire
sections-HS-F = oierul și turma
sections-HS-H = dealuri
sections-HS-V = vii
sections-HS-N = cartonașe noi
sections-HS-I = alte extensii
sections-IC-S = pregătire
sections-IC-I = hanuri
sections-IC-C = catedrale
sections-IC-M = meeple mare
sections-TB-S = pregătire
sections-TB-B = constructor
sections-TB-P = porc
sections-TB-G = mărfuri
sections-TB-T = cartonașe
sections-RV-S = pregătire
sections-RV-P = plasarea râului
sections-RV-U = cotiturile râului
sections-RV-F = teritorii
sections-RV-K = bifurcația și capetele râului
sections-RV-H = turme de porci
sections-GQ-S = pregătire
sections-GQ- = cartonașe
sections-KR-S = pregătire
sections-KR- = jetoanele
sections-AB-S = pregătire
sections-AB-P = plasarea abației
sections-AB-C = finalizare
sections-AB-M = mănăstire
sections-AB-E = sfârșitul jocului
sections-AB-Y = primar
sections-AB-W = car
sections-AB-B = moșie
sections-AT-S = pregătire
sections-AT-P = plasarea abatelui
sections-AT-G = grădini
sections-AT-R = retragerea abatelui
sections-PD-S = pregătire
sections-PD-M = mutările dragonului
sections-PD-E = ce mănâncă dragonul
sections-PD-F = zână
sections-PD-Q = prințesă
sections-PD-G = portal magic
sections-TW-S = pregătire
sections-TW-P = plasarea pieselor
sections-TW-C = capturare
sections-TW-N = schimb
sections-TW-R = răscumpărare
sections-TW-T = în vârf
sections-TW-E = sfârșitul
sections-TW-I = cu alte extensii
sections-GO- = aur
sections-CO-S = pregătire
sections-CO-P = plasarea cartonașelor
sections-CO-F = supuși și conte
sections-CO-M = ieșirea din Cetate
sections-CO-E = sfârșitul jocului
sections-CO-A = alte extensii
sections-FY- = bacuri
sections-BC-S = pregătire
sections-BC-B = poduri
sections-BC-C = castele
sections-BC-Z = bazaruri
sections-TU- = tuneluri
sections-MW- = magul și vrăjitoarea
sections-FM- = zbor
sections-CC- = cercuri în lan
sections-RB- = tâlhari
sections-SC- = școala
sections-CP- = catapulta
sections-GI- = cadouri
sections-SP- = indicatoare
sections-BS- = băi
sections-BU- = castele germane
sections-HA- = jumătăți
sections-ME- = mesaje
sections-BT-T = cortul de circ
sections-BT-A = artiști
sections-BT-R = directorul de circ
sections-CU-C = lăcașuri de cult
sections-GM-S = pregătire
sections-GM-M = călugăr și abate
sections-HS-Z = locuri neclare

reasons-fields_off =
    La această masă se joacă fără câmpuri, așa că { GENDER($figure) ->
       *[m] niciun
        [f] nicio
    } { $figure } nu poate sta pe câmp.

reasons-CB-P1-alone = La { $cell } cartonașul nu ar atinge niciun altul; este nevoie de o latură întreagă.
reasons-CB-P1-apart =
    { $count } { $count ->
        [one] cartonaș stă
        [few] cartonașe stau
       *[other] de cartonașe stau
    } separat de restul mesei.

reasons-CB-P2-clash = Cartonașele de la { $cell } și { $other } nu se potrivesc acolo unde se întâlnesc.

reasons-CB-S1-copies =
    Cartonașul { $tile } apare aici { $count ->
        [one] o dată
        [few] de { $count } ori
       *[other] de { $count } de ori
    }, dar cutia conține doar { $most }.

reasons-CB-S3-lapped = { $player } ajunge la { $points } și o ia de la capăt pe tabla de scor: meepleul de scor stă pe câmpul { $field }.

reasons-CB-S2-too_few_pieces =
    { $count ->
        [one] Este { $count } jucător
        [few] Sunt { $count } jucători
       *[other] Sunt { $count } de jucători
    }, dar cutia are piese doar pentru { $most }.
reasons-CB-S2-too_many =
    { $player } are pe masă { $count } { $count ->
        [one] { $figure }
        [few] { WORD($figure, form: "many") }
       *[other] de { WORD($figure, form: "many") }
    }, dar există doar { $most } în total.

reasons-CB-M1-together =
    Pe cartonașul de la { $where } stau { $count } { $count ->
        [one] pion
        [few] pioni
       *[other] de pioni
    }; pe un cartonaș se poate plasa doar unul.

reasons-CB-M2-no_such_figure = { WORD($figure, form: "the") } de la { $where } ({ $player }) nu este în joc aici și nu contează pentru nimic.

reasons-CB-M3-crowded =
    Pe cartonașul de la { $where } stau { $count } { $count ->
        [one] pion
        [few] pioni
       *[other] de pioni
    } { WORD($kind, form: "on-this") }; acolo se poate plasa doar unul.

reasons-CB-F1-inside_the_city =
    Acest loc se află în interiorul Cetății Carcassonne: nu este câmp și acolo nu se plasează { GENDER($figure) ->
       *[m] niciun
        [f] nicio
    } { $figure }.

reasons-CB-I4-ignored = Simbolurile unei extensii care nu este în joc nu contează aici.
reasons-own_rules = Cartonașele de la { $where } contează ca oricare altele. Regulile pe care le are doar cutia lor le aplică jucătorii.
reasons-CB-J4-occupied =
    { WORD($kind, form: "on") } { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    } mai stau pioni: fă evaluarea acum sau ia-i înapoi, dacă s-a făcut deja.

reasons-CB-C3-assumed = Acest oraș din două cartonașe aduce { $points }. Ediția nu se cunoaște; cele mai vechi tiraje ale primei ediții dau { $early }.

reasons-CB-F5-assumed = Câmpurile aduc: { $points }. Ediția nu se cunoaște; după primele reguli, din 2000, ele aduc: { $early }.

reasons-IC-M2-strength = Meepleul mare de acolo ({ $player }) contează ca 2.

reasons-TB-B1-joins =
    { $count } { $count ->
        [one] meeple
        [few] meepleși
       *[other] de meepleși
    } ({ $player }) { WORD($kind, form: "on-this") }, la { $where }: constructorul se poate alătura.
reasons-TB-B1-no_follower = { $player } nu are niciun meeple { WORD($kind, form: "on-this") }, așa că nu își poate plasa constructorul acolo.

reasons-TB-B3-finished =
    { GENDER($kind) ->
       *[m] Acest
        [f] Această
    } { $kind } este { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    }; constructorul se plasează doar unde nu s-a finalizat încă.

reasons-TB-B4-no_majority = Constructorul de acolo nu contează la nicio majoritate.

reasons-TB-B5-own_tiles_only = Cartonașul extinde teritoriul pe care stă constructorul ({ $player }), dar l-a plasat { $to_move }: doar cartonașele proprii aduc o a doua parte.
reasons-TB-B5-turn_follows = Cartonașul extinde teritoriul pe care stă constructorul ({ $player }): { $player } are și o a doua parte a turei.

reasons-TB-B14-alone = Constructorul de la { $where } ({ $player }) nu mai are lângă el niciun meeple al aceluiași jucător, așa că se întoarce în rezervă.

reasons-TB-P1-joins =
    { $count } { $count ->
        [one] țăran
        [few] țărani
       *[other] de țărani
    } ({ $player }) pe acest câmp, la { $where }: porcul se poate alătura.
reasons-TB-P1-no_follower = { $player } nu are niciun țăran pe acest câmp, așa că nu își poate plasa porcul acolo.

reasons-TB-P2-no_majority = Porcul de acolo nu contează la nicio majoritate.

reasons-TB-P5-alone = Porcul de la { $where } ({ $player }) nu mai are lângă el niciun țăran al aceluiași jucător, așa că se întoarce în rezervă.

reasons-TB-G1-takes =
    Cine plasează cartonașul care finalizează acest oraș ia { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } de { $what }, chiar dacă orașul nu este al lui.
reasons-TB-G1-too_many =
    Jucătorii au { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } de { $what }, dar orașele finalizate arată doar { $most }.

reasons-TB-S1-too_many =
    Jucătorii au { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } de { $what }, dar în total sunt doar { $most }.

reasons-TB-G5-assumed = Orașele finalizate arată mărfuri, dar nu se știe cine are jetoanele: nu se numără niciunul.

reasons-CR-edition-unruled = Regulile acestei ediții a cutiei „{ $box }” nu se cunosc: sunt în joc numai cartonașele ei. Fiecare parte a cutiei poate fi activată; se joacă atunci ca în ediția dinainte.

reasons-AT-S1-assumed = Ediția nu se cunoaște; se presupune { $edition }, fiindcă prima nu are abate.
reasons-AT-S1-chosen = Cartonașele sunt din prima ediție, care nu are nici abați, nici grădini: abații au fost aleși în plus.

reasons-AT-R1-no_abbot =
    { $player } nu are { GENDER($figure) ->
       *[m] niciun
        [f] nicio
    } { $figure } pe cartonașul de la { $cell }.
reasons-AT-R1-instead = { $player } a plasat deja un pion în această tură; retragerea { WORD($figure, form: "of") } s-ar fi putut face doar în locul plasării.
reasons-AT-R1-brings = Aduce imediat { $parts } = { $points }.
reasons-AT-R1-taken_back = { $player } a retras { WORD($figure, form: "the") } în această tură, în locul plasării unui pion.

reasons-AT-R2-taken_back = { $player } a retras { WORD($figure, form: "the") } în această tură, în locul plasării unui pion.

reasons-AT-R3-complete_now =
    { GENDER($kind) ->
       *[m] Acest
        [f] Această
    } { $kind } este acum { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    }: se evaluează la încheierea turei, așa că de acolo nu se retrage nimeni.

reasons-AT-R4-just_put =
    { GENDER($figure) ->
       *[m] Acest
        [f] Această
    } { $figure } tocmai a fost { GENDER($figure) ->
       *[m] plasat
        [f] plasată
    } acolo; nu se poate plasa și retrage în același pas.

reasons-PD-S1-no_volcano = Pe masă nu se află încă niciun vulcan: cartonașul { $tile } se pune deoparte și se întoarce mai târziu în teanc.

reasons-PD-M1-volcano = În tura în care se plasează un vulcan, pe el nu se poate plasa niciun pion.
reasons-PD-M1-one_dragon =
    Pe masă { $count ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $count } { $count ->
        [one] dragon
        [few] dragoni
       *[other] de dragoni
    }; există doar unul.
reasons-PD-M1-nowhere = Pe masă se află un vulcan, dar nu se știe unde stă dragonul.

reasons-PD-M2-no_walk = Niciun cartonaș din această tură nu pune dragonul în mișcare.
reasons-PD-M2-first = Mai întâi { $player } trebuie să mute dragonul pe încă un cartonaș.
reasons-PD-M2-must_walk = Mai întâi trebuie să se mute dragonul.
reasons-PD-M2-no_tile = La { $cell } nu se află niciun cartonaș: dragonul intră doar pe cartonașe.
reasons-PD-M2-not_beside = Dragonul de la { $other } nu poate ajunge la { $cell } într-un singur pas.
reasons-PD-M2-been_there = Dragonul a fost deja la { $cell } în această mutare.
reasons-PD-M2-six_steps =
    Mutarea are { $count } { $count ->
        [one] pas
        [few] pași
       *[other] de pași
    }; trebuie să aibă { $most }, mai puțini doar unde dragonul nu mai poate merge.
reasons-PD-M2-steps = Acesta este pasul { $count } din cel mult { $most }.
reasons-PD-M2-walks =
    Dragonul face { $count } { $count ->
        [one] pas
        [few] pași
       *[other] de pași
    }.

reasons-PD-M3-first = Mai întâi { $player } trebuie să mute dragonul pe încă un cartonaș; abia apoi se trage următorul.
reasons-PD-M3-dragon_first = Dragonul trebuie să se mute înainte să se tragă următorul cartonaș.
reasons-PD-M3-after_scoring = Aici dragonul se mută după evaluare: mai întâi trebuie încheiată tura.

reasons-PD-S2-one_fairy = Pe masă se află mai multe zâne ({ $count }), dar jocul are una singură.

reasons-PD-F1-nobody = { $player } nu are la { $cell } niciun supus lângă care să poată sta zâna.
reasons-PD-F1-which = { $player } are acolo mai mulți supuși ({ $count }); spune lângă care stă zâna.
reasons-PD-F1-stands_there = Zâna stă deja acolo.
reasons-PD-F1-moves = Zâna vine lângă un supus al jucătorului { $player } la { $where }.

reasons-PD-F4-fairy = La { $where } stă zâna: dragonul nu merge acolo.

reasons-PD-F7-no_follower =
    Zâna stă numai lângă supuși, nu lângă { WORD($figure, form: "a") }.

reasons-PD-Q1-no_knight = În orașul unei prințese tocmai plasate nu se află un astfel de cavaler.
reasons-PD-Q1-takes =
    Prințesa trimite în rezervă { WORD($figure, form: "the") } de la { $where } ({ $player }).
reasons-PD-Q2-knight_first = În orașul prințesei se află un cavaler: unul trebuie trimis în rezervă.

reasons-PD-G1-finished =
    { GENDER($kind) ->
       *[m] Acest
        [f] Această
    } { $kind } este { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    }; prin portal se ajunge numai pe teritorii nefinalizate.

reasons-PD-M4-dragon = La { $where } stă dragonul: acolo nu se plasează niciun pion.

reasons-TW-S1-no_piece = { $player } nu mai are piese de turn.
reasons-TW-S1-too_many = Numărul pieselor de turn de pe masă și de la jucători este { $count }; la început au cu toții { $most }.

reasons-TW-P1-height = Pentru turnul de la { $where } trebuie o singură înălțime, de la 1 în sus.

reasons-TW-P2-no_base = Cartonașul de la { $cell } nu are loc pentru turn.
reasons-TW-P2-builds = Cu o piesă a jucătorului { $player }, turnul de la { $where } are înălțimea { $height }.

reasons-TW-C1-nobody =
    { $player } nu are acolo { GENDER($figure) ->
       *[m] niciun
        [f] nicio
    } { $figure }.
reasons-TW-C1-which = { $player } are acolo mai mulți astfel de pioni ({ $count }); spune pe ce teritoriu stă supusul.
reasons-TW-C1-not_reached = { WORD($figure, form: "the") } ({ $player }) este prea departe pentru un turn de înălțimea { $height }.
reasons-TW-C1-reached = Un turn de înălțimea { $height } ajunge la pionul jucătorului { $player } ({ $figure }).

reasons-TW-C2-own_home = { WORD($figure, form: "the") } ({ $player }) se întoarce în rezervă.
reasons-TW-C2-prisoner = { $captor } capturează un pion al jucătorului { $player } ({ $figure }).
reasons-TW-C2-own_prisoner = { $player } nu poate ține prizonier un pion propriu ({ $figure }).

reasons-TW-C3-no_follower =
    Se capturează numai supuși, iar { WORD($figure, form: "a") } nu este supus.
reasons-TW-C3-lord = { WORD($figure, form: "the") } ({ $player }) este stăpânul unui castel și nu se capturează.
reasons-TW-C3-left_alone =
    { WORD($figure, form: "the") } de la { $where } ({ $player }) rămâne fără supus și se întoarce în rezervă.

reasons-TW-N1-choose = { $player } trebuie să aleagă ce supus capturat se întoarce la schimb.
reasons-TW-N1-nothing_due = { $player } nu are acum nimic de schimbat.
reasons-TW-N1-not_held = { $player } nu ține prizonier un astfel de pion ({ $figure }).
reasons-TW-N1-comes_back = Un pion al jucătorului { $player } ({ $figure }) se întoarce în schimbul unui supus al jucătorului { $captor }.
reasons-TW-N1-both_hold = { $players } țin prizonieri supuși unul de la celălalt: schimbul era obligatoriu.

reasons-TW-R1-not_held = { $player } nu ține prizonier un astfel de pion ({ $figure }).
reasons-TW-R1-once = { $player } a plătit deja o răscumpărare în această tură.
reasons-TW-R1-too_few = { $player } are mai puțin de 3 puncte, prețul unei răscumpărări.
reasons-TW-R1-pays = { $player } îi plătește jucătorului { $captor } 3 puncte, iar { WORD($figure, form: "the") } se întoarce în rezervă.

reasons-TW-T1-no_piece = La { $where } nu este încă un turn: un supus nu stă pe un loc pentru turn gol.
reasons-TW-T1-crowded = În vârful turnului de la { $where } stau mai mulți pioni ({ $count }); este loc pentru unul singur.
reasons-TW-T1-closed = În vârful acestui turn stă un pion al jucătorului { $player } ({ $figure }): nu mai primește piese.

reasons-PH-1-figure_first = Fantoma vine după pionul turei; dacă este singurul pion, { $player } o plasează ca pe oricare altul.
reasons-PH-1-no_phantom =
    Ca al doilea pion se plasează numai fantoma, nu { WORD($figure, form: "a") }.

reasons-FE-1-no_festival = Pe cartonașul tocmai plasat nu este nicio sărbătoare.
reasons-FE-1-not_own = La sărbătoare se iau înapoi numai pionii proprii, nu ai jucătorului { $player }.
reasons-FE-1-nobody = Acolo nu se află un astfel de pion al acestui jucător.
reasons-FE-1-no_follower =
    Cu această opțiune, la sărbătoare se iau înapoi numai supuși, nu { WORD($figure, form: "a") }.
reasons-FE-1-takes =
    { $player } ia înapoi { WORD($figure, form: "the") } de la { $where } în loc să plaseze un pion.
reasons-FE-1-sheep =
    Odată cu oierul se { $count ->
        [one] pune
        [few] pun
       *[other] pun
    } înapoi în săculeț { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } cu oi.
reasons-TU-1-no_token = { $player } nu mai are un astfel de jeton de tunel.
reasons-TU-1-no_end = La { $cell } niciun drum nu se termină într-un tunel.
reasons-TU-1-too_many =
    Pe masă { $count ->
        [one] este { $count } jeton de tunel de același fel
        [few] sunt { $count } jetoane de tunel de același fel
       *[other] sunt { $count } de jetoane de tunel de același fel
    } ({ $player }): mai multe decât primește un jucător.

reasons-TU-2-one_token = { $player } a pus deja un jeton de tunel în această tură.
reasons-TU-2-taken = Pe acest capăt de tunel de la { $cell } este deja un jeton.
reasons-TU-2-joins = Cu acest jeton { $player } leagă două capete de tunel: { $where }.
reasons-TU-2-waits = Capătul de tunel de la { $where } rămâne deschis până când { $player } pune jetonul identic pe alt capăt.
reasons-TU-2-whose = Nu se știe ale cui sunt unele jetoane de tunel de pe masă ({ $count }), așa că ele nu leagă nimic.

reasons-FY-1-first = Mai întâi { $player } trebuie să pună bacul noului cartonaș între două drumuri.
reasons-FY-1-no_roads = La { $cell } nu este un lac cu drumuri pe ambele laturi sau bacul este deja acolo.
reasons-FY-1-missing = Aici lipsește bacul: { $where }.
reasons-FY-1-puts = { $player } pune bacul la { $where }.

reasons-FY-3-not_met = Bacul de la { $cell } nu este cel mai apropiat pe un drum al cartonașului tocmai plasat.
reasons-FY-3-once = Bacul de la { $where } a fost deja mutat în această tură.
reasons-FY-3-there = Bacul de la { $where } este deja acolo.

reasons-BC-S1-no_bridge = { $player } nu mai are poduri.
reasons-BC-S1-too_many = Numărul podurilor de pe masă este { $count }; jucătorii au în total { $most }.

reasons-BC-B1-no_field = Un pod peste cartonașul de la { $cell } are nevoie de două laturi opuse care arată numai câmp.

reasons-BC-B2-one_bridge = { $player } a pus deja un pod în această parte a turei.
reasons-BC-B2-too_far = Un pod se pune numai peste cartonașul tocmai plasat sau peste unul alăturat, nu la { $cell }.
reasons-BC-B2-needless = La { $cell } cartonașul se potrivește fără pod. Un pod poate fi pus după plasare.
reasons-BC-B2-laid = Cartonașul se potrivește cu un pod al jucătorului { $player } la { $where }.
reasons-BC-B2-lays =
    { $player } pune un pod la { $where }; îi mai { $count ->
        [one] rămăsese
        [few] rămăseseră
       *[other] rămăseseră
    } { $count } din { $most }.

reasons-BC-B3-second = Peste cartonașul de la { $cell } este deja un pod.
reasons-BC-B3-beyond = Dincolo de podul de la { $cell } ar fi un cartonaș fără drum.

reasons-BC-B5-acrobats = La { $cell } stau artiști; acolo nu se pune niciun pod.

reasons-BC-S1-no_castle = { $player } nu mai are castele.

reasons-BC-C1-no_caps = La { $where } nu este un oraș pe exact două cartonașe, cu câte o latură, care să poată deveni castel.

reasons-BC-C2-not_now = { $player } nu poate construi acum un castel: se poate numai înainte ca un astfel de oraș să fie evaluat.
reasons-BC-C2-not_alone = { $player } nu are singurul supus din orașul de la { $where } sau orașul nu a fost finalizat în această tură.
reasons-BC-C2-builds =
    { $player } pune un castel peste orașul de la { $where }; îi mai { $count ->
        [one] rămăsese
        [few] rămăseseră
       *[other] rămăseseră
    } { $count }.
reasons-BC-C2-lords = Numărul pionilor din castelul de la { $where } este { $count }; un castel are cel mult un stăpân.
reasons-BC-Z1-nothing_due = { $player } nu are acum nimic de făcut la bazar.
reasons-BC-Z1-never_drawn = Cartonașul { $tile } nu se trage niciodată și de aceea nu ajunge în bazar.
reasons-BC-Z2-first = În bazar, mai întâi este la rând { $player }.
reasons-BC-Z2-on_offer = Cartonașul { $tile } este deja oferit, ales de { $player }.
reasons-BC-Z2-no_tile = Niciun cartonaș nu este oferit încă: { $player } alege unul.
reasons-BC-Z2-price = Un preț de { $price } nu este posibil: cel mai mic este 0.
reasons-BC-Z2-once = { $player } a răspuns deja la această ofertă: fiecare o poate face o singură dată.
reasons-BC-Z2-too_low = Un preț de { $price } nu este posibil: trebuie să fie mai mare decât { $highest }.
reasons-BC-Z2-offers = { $player } alege cartonașul { $tile } și numește prețul { $price }.
reasons-BC-Z2-bids = { $player } oferă { $price }.
reasons-BC-Z2-passes = { $player } pasează și nu mai poate oferi pentru acest cartonaș.
reasons-BC-Z3-first = { $player } a ales acest cartonaș și acum trebuie să îl cumpere sau să îl vândă.
reasons-BC-Z3-not_yours = { $player } nu are niciun cartonaș de cumpărat sau de vândut.
reasons-BC-Z3-buys = { $player } cumpără cartonașul și îi plătește jucătorului { $bidder } prețul de { $price }.
reasons-BC-Z3-sells = { $player } îi vinde cartonașul jucătorului { $bidder } la prețul de { $price }.
reasons-BC-Z4-free = Ultimul cartonaș este gratuit pentru { $player }.
reasons-BC-Z4-last = { $player } primește gratuit ultimul cartonaș, { $tile }.
reasons-BC-Z5-in_hand = { $player } a cumpărat cartonașul { $tile } și trebuie să îl plaseze acum.
reasons-BC-Z6-free = Fără licitație { $player } nu plătește nimic pentru un cartonaș.
reasons-BC-Z6-takes = { $player } ia cartonașul { $tile }.
reasons-SG-4-first = Mai întâi { $player } trebuie să scoată un cavaler dintr-un oraș asediat sau să paseze.
reasons-SG-4-later = Cavalerii evadează din orașele asediate abia după întreaga tură.
reasons-SG-4-nobody = Acolo nu se află un astfel de cavaler al acestui jucător.
reasons-SG-4-no_way =
    Nicio mănăstire nu este destul de aproape ca { WORD($figure, form: "the") } să poată evada, sau orașul nu este asediat.
reasons-SG-4-escapes =
    { $player } scoate { WORD($figure, form: "the") } din orașul asediat printr-o mănăstire.

reasons-CC-1-nothing_due = { $player } nu are acum nimic de făcut la un cerc în lan.
reasons-CC-1-first = Mai întâi { $player } trebuie să aleagă dacă supușii se adaugă sau se întorc în rezervă.
reasons-CC-1-add = { $player } a ales ca supușii să se adauge.
reasons-CC-1-remove = { $player } a ales ca supușii să se întoarcă în rezervă.
reasons-CC-1-chooses_add = { $player } alege ca toți să adauge un supus. Felul teritoriului: { $kind }.
reasons-CC-1-chooses_remove = { $player } alege ca toți să ia înapoi un supus. Felul teritoriului: { $kind }.

reasons-CC-2-first = La cercul în lan urmează mai întâi { $player }.
reasons-CC-2-no_follower =
    Un cerc în lan privește doar supușii, iar { WORD($figure, form: "a") } nu este supus.
reasons-CC-2-other_kind = Cercul în lan privește alt fel de teritoriu: { $kind }.
reasons-CC-2-nobody = { $player } nu are acolo un astfel de supus.
reasons-CC-2-puts =
    { $player } pune { WORD($figure, form: "a") } lângă alt supus propriu la { $where }.
reasons-CC-2-takes =
    { $player } ia înapoi { WORD($figure, form: "the") } de la { $where }, fără puncte.

reasons-CC-3-not_there =
    { WORD($figure, form: "a") } nu poate sta { WORD($kind, form: "on") }.

reasons-RB-1-first = Mai întâi { $player } pune tâlharul sau renunță.
reasons-RB-1-nothing_due = { $player } pune un tâlhar doar după un cartonaș care arată unul.
reasons-RB-1-own_marker = { $player } trebuie să pună tâlharul lângă meepleul de scor al altui jucător.
reasons-RB-1-there = Tâlharul jucătorului { $player } este deja lângă meepleul de scor al jucătorului { $robbed }.
reasons-RB-1-puts = { $player } pune tâlharul lângă meepleul de scor al jucătorului { $robbed }.
reasons-ME-1-first = Mai întâi { $player } mută un pion de scor sau ia un mesaj.
reasons-ME-1-nothing_due = { $player } nu are puncte cu care să mute un pion.
reasons-ME-1-beyond = Mesagerul jucătorului { $player } este pe { $count }, dincolo de toate punctele acestuia ({ $points }).
reasons-ME-1-moves =
    { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru { $player }: { WORD($marker, form: "the") } ajunge pe { $space }.

reasons-ME-2-first = Mai întâi { $player } ia mesajul tras.
reasons-ME-2-nothing_due = { $player } trage un mesaj doar în propria tură, când un pion se oprește pe 0, 5, 10 și așa mai departe.
reasons-ME-2-not_stopped = Niciun pion al jucătorului { $player } nu s-a oprit pe 0, 5, 10 și așa mai departe.

reasons-ME-3-which = Acest mesaj evaluează un pion al jucătorului { $player } sau un oraș cu un astfel de pion: spune care.
reasons-ME-3-no_tile = Nu mai sunt cartonașe, așa că { $player } nu mai plasează altul.
reasons-ME-3-turn_follows = Un mesaj îi aduce jucătorului { $player } încă un cartonaș: încă o parte a acestei ture.

reasons-GO-1-first = Mai întâi { $player } trebuie să pună al doilea bulgăre de aur lângă mina de aur.
reasons-GO-1-nothing_due = Acum { $player } nu are aur de pus: aurul se pune după o mină de aur.
reasons-GO-1-not_beside = Al doilea bulgăre de aur se pune pe unul dintre cele 8 locuri din jurul minei de aur care au cartonaș; { $cell } nu este printre ele.
reasons-GO-1-puts = { $player } pune un bulgăre de aur la { $where }.
reasons-GO-1-too_many = Pe masă și la jucători { $count ->
        [one] este { $count } bulgăre
        [few] sunt { $count } bulgări
       *[other] sunt { $count } de bulgări
    } de aur; în cutie sunt doar { $most }.

reasons-GO-2-number = Pentru aurul de la { $where } trebuie un număr, de la 1 în sus.

reasons-GO-3-gold_there = Pe cartonașe { $count ->
        [one] este { $count } bulgăre
        [few] sunt { $count } bulgări
       *[other] sunt { $count } de bulgări
    } de aur: aurul revine cui îi aparține teritoriul când este evaluat în timpul jocului.

reasons-MW-1-first = Mai întâi { $player } trebuie să pună magul sau vrăjitoarea pe un drum sau într-un oraș.
reasons-MW-1-nothing_due = Acum { $player } nu poate muta magul sau vrăjitoarea: asta se face după un cartonaș cu semnul lor.
reasons-MW-1-must_move = Există un drum sau oraș pentru { $figure }, așa că niciunul dintre cei doi nu pleacă de pe masă.
reasons-MW-1-not_on_table = { WORD($figure, form: "the") } nu este pe masă.
reasons-MW-1-not_there = Magul și vrăjitoarea se pun doar pe drumuri și orașe.
reasons-MW-1-finished =
    { GENDER($kind) ->
       *[m] Acest
        [f] Această
    } { $kind } este { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    }; { WORD($figure, form: "the") } se pune numai pe un teritoriu nefinalizat.
reasons-MW-1-taken =
    { WORD($kind, form: "on-this") } se află deja { WORD($figure, form: "the") }.
reasons-MW-1-moves =
    { WORD($figure, form: "the") } vine { WORD($kind, form: "on-this") }, la { $where }.
reasons-MW-1-leaves = Pentru { $figure } nu mai există niciun drum sau oraș, deci { WORD($figure, form: "the") } pleacă de pe masă.
reasons-MW-1-one = { WORD($figure, form: "the") } se află pe masă de mai multe ori ({ $count }), dar în joc este o singură dată.
reasons-MW-1-which = Pentru { WORD($figure, form: "the") } de la { $where } lipsește drumul sau orașul.

reasons-MW-2-first = Mai întâi { $player } trebuie să mute magul sau vrăjitoarea: acum sunt pe același drum sau în același oraș.
reasons-MW-2-together =
    Magul și vrăjitoarea sunt împreună { WORD($kind, form: "on-this") }; unul dintre ei trebuia mutat.

reasons-MW-3-mage = Cu magul aduce în plus câte 1 punct pentru fiecare cartonaș.
reasons-MW-3-witch = Cu vrăjitoarea aduce jumătate, rotunjit în sus.
reasons-BT-T2-one_tent = Există un singur cort de circ, cu un singur jeton cu animal sub el.
reasons-BT-T2-nowhere = La { $where } este un loc pentru cort, dar pe masă nu este cortul de circ.
reasons-BT-T2-no_space = Cartonașul de la { $cell } nu are un loc pentru cort.
reasons-BT-S1-no_token = Niciun jeton cu animal nu arată { $value }.

reasons-BT-T3-first = Mai întâi { $player } trebuie să întoarcă jetonul cu animal de sub cortul de circ.
reasons-BT-T3-nothing_due = Acum { $player } nu are de întors niciun jeton cu animal: asta se face după următorul cartonaș cu loc pentru cort sau la sfârșitul jocului.

reasons-BT-T4-first = Mai întâi { $player } trebuie să întoarcă jetonul cu animal de sub cortul de circ.

reasons-BT-A1-full = În piramida de la { $where } { $count ->
        [one] este { $count } artist
        [few] sunt { $count } artiști
       *[other] sunt { $count } de artiști
    }; este loc pentru trei.
reasons-BT-A1-too_far = Piramida de la { $cell } este prea departe: trebuie să fie pe cartonașul tocmai plasat sau pe unul dintre cele 8 din jur.
reasons-BT-A1-joins = Acesta este artistul { $count } din { $most } în piramida de la { $where }.

reasons-BT-A2-incomplete = În piramida de la { $where } { $count ->
        [one] este { $count } artist
        [few] sunt { $count } artiști
       *[other] sunt { $count } de artiști
    } din { $most }; se evaluează numai una plină.
reasons-BT-A2-just_filled = Piramida de la { $where } s-a umplut în această tură; poate fi evaluată începând cu tura următoare.

reasons-BT-R2-brings =
    La această evaluare directorul de circ de la { $where } aduce { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } ({ $player }).

reasons-WT-1-pays =
    Turnul de pază îi aduce jucătorului { $player } { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.
reasons-WT-1-would_pay = Dacă teritoriul este finalizat așa, turnul de pază îi aduce jucătorului { $player } { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.

reasons-WR-1-whole = De acum direcțiile se socotesc de la această roză a vânturilor.
reasons-WR-1-no_rose = Nu se știe de la care roză a vânturilor întreagă se socotește direcția, așa că acest cartonaș nu aduce puncte.
reasons-WR-1-pays =
    Este plasat în direcția sfertului său: { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.
reasons-WR-1-elsewhere = Nu este plasat în direcția sfertului său și nu aduce puncte.
reasons-WR-1-not_there = Jetonul rozei vânturilor stă pe un cartonaș cu o roză întreagă, nu la { $where }.
reasons-WR-1-unknown = Nu se știe care dintre rozele întregi de la { $where } a fost plasată ultima.

reasons-LB-1-none_left = { $player } nu mai are asemenea clădiri ({ $token }).
reasons-LB-1-not_just_placed = O clădire mică se pune numai pe cartonașul tocmai plasat.
reasons-LB-1-built = La { $where } este deja o clădire mică.
reasons-LB-1-builds = Clădirea ({ $token }) adaugă { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } oricărui teritoriu din care face parte acest cartonaș.
reasons-LB-1-too_many = Numărul acestor clădiri ({ $token }) de pe masă și de la jucători este { $count }; la început au cu toții { $most }.

reasons-LA-1-apart = Supușii de la { $where } se află pe alte părți ale labirintului, iar fiecare parte se ocupă separat.
reasons-LA-1-pays =
    Supușii de pe drumul cu labirint aduc { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } în plus.
reasons-LA-1-would_pay =
    Dacă ar fi finalizat așa, supușii de pe drumul cu labirint ar aduce { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } în plus.
reasons-SC-1-one_teacher = Există un singur învățător, dar pe masă sau la jucători sunt { $count }.
reasons-SC-1-outside = Învățătorul nu este la școală: jetonul se pune acolo sau la jucătorul care îl are.
reasons-SC-2-copies = { $player } are învățătorul și primește aceleași puncte.
reasons-SC-2-may_copy = { $player } are învățătorul și poate alege aceleași puncte sau pe cele ale altui teritoriu evaluat acum.
reasons-SC-2-first = Mai întâi { $player } alege ce repetă învățătorul.
reasons-SC-2-nothing_due = { $player } alege ce repetă învățătorul numai când o tură a evaluat mai multe teritorii.
reasons-SC-2-not_scored = Învățătorul repetă un teritoriu tocmai evaluat, iar acesta nu este. Felul teritoriului: { $kind }.
reasons-SC-2-chooses = { $player } primește prin învățător aceleași puncte, aici { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }. Felul teritoriului: { $kind }.
reasons-CP-1-nothing_due = { $player } introduce aruncări numai după o tură în care s-a plasat un iarmaroc.
reasons-CP-1-first = Mai întâi { $player } introduce aruncările sau pasează.
reasons-CP-1-entered = { $player } introduce ce a adus aruncarea, care nu este judecată.
reasons-CP-2-points = Ținta și prinderea aduc 5 puncte, nu { $points }.
reasons-CP-2-no_follower = Acolo nu este un astfel de supus ({ $figure }).
reasons-CP-2-own = La seducție se schimbă un supus al altcuiva, nu unul al lui { $player }.
reasons-CP-2-none_left = { $player } nu mai are un astfel de pion ({ $figure }) în rezervă.
reasons-CP-2-not_there = Acolo nu poate sta { WORD($figure, form: "a") }. Felul teritoriului: { $kind }.
reasons-CP-2-target = { $player } a fost cel mai aproape de țintă.
reasons-CP-2-catch = { $player } primește punctele unei prinderi.
reasons-CP-2-knock_out = Supușii loviți se întorc în rezervă fără puncte.
reasons-CP-2-seduction = { $player } schimbă un supus al altcuiva cu unul din rezervă.
reasons-GI-1-none = { $player } nu are niciun cadou de deschis.
reasons-GI-1-once = { $player } a deschis deja un cadou în această tură.
reasons-GI-1-second_part = { $player } nu deschide cadouri în a doua parte a unei ture.
reasons-GI-1-no_tile = Nu mai este niciun cartonaș de tras, așa că { $player } nu mai deschide cadouri.
reasons-GI-1-no_road = Un măturător punctează un drum. Felul teritoriului: { $kind }.
reasons-GI-1-complete = Acest drum este finalizat; un măturător punctează unul nefinalizat.
reasons-GI-1-empty = Niciun pion nu stă { WORD($kind, form: "on-this") }; cadoul are nevoie de unul acolo.
reasons-GI-1-unclear = Nu se știe pe ce teritoriu stă un pion de la { $where }. Dacă stă { WORD($kind, form: "on-this") }, trebuie introdus mai întâi.
reasons-GI-1-no_monastery = Un sinod pune un supus într-o mănăstire. Felul teritoriului: { $kind }.
reasons-GI-1-none_left = { $player } nu mai are un astfel de pion ({ $figure }) în rezervă.
reasons-GI-1-not_there = Acolo nu poate sta { WORD($figure, form: "a") }. Felul teritoriului: { $kind }.
reasons-GI-1-synod = { $player } pune un supus în mănăstirea ocupată.
reasons-GI-1-road_sweeper = { $player } punctează acest drum, iar pionii de pe el se întorc în rezervă.
reasons-GI-1-entered = { $player } deschide un cadou. Ce aduce nu este judecat, ci introdus de jucători.
reasons-GI-1-too_many = La jucători { $count ->
        [one] este { $count } cadou
        [few] sunt { $count } cadouri
       *[other] sunt { $count } de cadouri
    }; în cutie sunt doar { $most }.
reasons-SP-1-posts =
    Din { $count } { $count ->
        [one] indicator
        [few] indicatoare
       *[other] de indicatoare
    } de pe acest drum, { $right ->
        [one] este corect { $right }
        [few] sunt corecte { $right }
       *[other] sunt corecte { $right }
    }: { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.
reasons-SP-1-no_road = Indicatoarele de la { $where } stau la margini la care drumul lor nu ajunge: cartonașul trebuie corectat.
reasons-BS-1-later = { $player } răscumpără un pion dintr-o baie doar la începutul turei proprii, înainte de a plasa un cartonaș.
reasons-BS-1-not_own = Se răscumpără numai pionii proprii, nu ai jucătorului { $player }.
reasons-BS-1-not_trapped = Acolo nu este un astfel de pion ({ $figure }) într-o baie.
reasons-BS-1-too_few = { $player } are mai puțin de { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }, prețul acestei băi.
reasons-BS-1-buys_back = { $player } plătește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }, iar { WORD($figure, form: "the") } se întoarce din baie în rezervă.
reasons-BS-1-shared = Teritoriul aparține împreună acestor jucători: { $players }. Nu se știe sigur ce aduc atunci băile și cine rămâne acolo. Aici nu aduc nimic; alte puncte se pot introduce.
reasons-BS-1-pays = Singurul lui proprietar primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru băi.
reasons-BS-1-would_pay = Dacă teritoriul este finalizat și are un singur proprietar, aduce { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru băi.
reasons-BS-1-number = Băile de la { $where } au alt număr decât 3, 4 sau 5: cartonașul trebuie corectat.
reasons-BU-1-drawn_already = { $player } a tras deja în această tură; un castel se plasează în loc de a trage.
reasons-BU-1-none_held = { $player } nu mai are niciun castel.
reasons-BU-1-nothing_to_draw = { $player } nu mai plasează niciun castel: acesta ține locul unui cartonaș tras, și nu a mai rămas niciunul.
reasons-BU-1-touches = La { $cell } castelul ar atinge alt castel.
reasons-BU-1-assumed = Nu se știe ce castele mai are { $player }: se presupune că a mai rămas unul.
reasons-BU-1-side_by_side = Castelele de la { $cell } și { $other } se ating.
reasons-BU-1-too_many =
    Pe masă și în fața jucătorilor { $count ->
        [one] se află { $count } castel
        [few] se află { $count } castele
       *[other] se află { $count } de castele
    }, dar împreună au doar { $most }.
reasons-HA-1-drawn_already = { $player } a tras deja în această tură; o jumătate de cartonaș se plasează în loc de a trage.
reasons-HA-1-none_held = { $player } nu mai are nicio jumătate de cartonaș.
reasons-HA-1-nothing_to_draw = { $player } nu mai plasează nicio jumătate de cartonaș: aceasta ține locul unui cartonaș tras, și nu a mai rămas niciunul.
reasons-HA-1-assumed = Nu se știe ce jumătăți de cartonaș mai are { $player }: se presupune că a mai rămas una.
reasons-HA-1-too_many =
    { $count ->
        [one] Pe masă și în fața jucătorilor este { $count } jumătate de cartonaș
        [few] Pe masă și în fața jucătorilor sunt { $count } jumătăți de cartonaș
       *[other] Pe masă și în fața jucătorilor sunt { $count } de jumătăți de cartonaș
    }, dar în total au numai { $most }.
reasons-HA-1-shares = Cealaltă jumătate de la { $cell } este goală: două jumătăți de cartonaș pot sta pe același loc. Nu se știe cu siguranță dacă laturile lor lungi trebuie să se potrivească.
reasons-HA-1-open = La latura lungă a unei jumătăți de cartonaș se presupune că { WORD($kind, form: "the") } continuă: ce urmează acolo nu se știe cu siguranță.
reasons-HA-1-not_known = La laturile lungi ale jumătăților de cartonaș nu se leagă nimic: ce se întâlnește acolo nu se știe cu siguranță. Alte puncte se introduc ca o corectare a scorului.
reasons-KD-2-roads_open = Nu toate drumurile acestei catedrale sunt finalizate. Nu se știe sigur cât aduce atunci: punctele convenite la masă se introduc ca o corectare a scorului.

reasons-DA-1-pays = Cei mai mulți supuși în jurul bisericii: { $players }.
reasons-FM-1-no_machine = { $player } zboară doar de pe mașina zburătoare a cartonașului tocmai plasat.
reasons-FM-1-no_follower =
    Zboară doar supușii, iar { WORD($figure, form: "a") } nu este supus.
reasons-FM-1-elsewhere = Zarul arată { $count }: zborul ajunge la { $cell }.
reasons-FM-1-flies = Decolare de la { $where } ({ $figure }): zarul arată { $count }.
reasons-FM-1-returns = Acolo nu este niciun cartonaș, așa că { WORD($figure, form: "the") } se întoarce în rezervă.

reasons-FM-2-not_there =
    { WORD($figure, form: "a") } nu aterizează { WORD($kind, form: "on") }.
reasons-FM-2-finished =
    { WORD($kind, form: "the") } de la { $where } este { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    }.
reasons-FM-2-must_land =
    { WORD($figure, form: "the") } trebuie să aterizeze la { $where }: este loc.
reasons-FM-2-lands =
    { WORD($figure, form: "the") } aterizează { WORD($kind, form: "on") } la { $where }, { GENDER($kind) ->
       *[m] ocupat
        [f] ocupată
    } sau nu.
reasons-FM-2-returns = { WORD($figure, form: "the") } nu găsește loc de aterizare și se întoarce în rezervă.

reasons-PD-E1-eaten = Dragonul mănâncă { WORD($figure, form: "the") } de la { $where } ({ $player }).

reasons-PD-E2-left_alone =
    { WORD($figure, form: "the") } de la { $where } ({ $player }) rămâne { GENDER($figure) ->
       *[m] singur
        [f] singură
    } și se întoarce și { GENDER($figure) ->
       *[m] el
        [f] ea
    } în rezervă.

reasons-CU-C2-one_at_shrine = Lăcașul de cult de la { $cell } poate avea doar o mănăstire pe cele 8 locuri din jur.
reasons-CU-C2-one_at_monastery = Mănăstirea de la { $cell } poate avea doar un lăcaș de cult pe cele 8 locuri din jur.

reasons-GM-M1-upright = Doar într-o mănăstire germană poate sta un supus culcat, drept abate.

reasons-RV-S1-source =
    Izvorul nu l-a plasat nimeni, așa că acolo nu se poate pune { GENDER($figure) ->
       *[m] niciun
        [f] nicio
    } { $figure }.
reasons-RV-S1-on_source =
    Izvorul nu l-a plasat nimeni, așa că { WORD($figure, form: "the") } de la { $where } ({ $player }) nu a putut fi { GENDER($figure) ->
       *[m] plasat
        [f] plasată
    } acolo.

reasons-RV-S2-other_river = Cartonașelor altui râu li se aplică regulile primului Râu; pentru bifurcații și alte capete de râu nu există aici reguli.

reasons-RV-S3-start_tile = Râul este gata: acum se plasează mai întâi cartonașul de pornire { $tile }.
reasons-RV-S4-fork_first = După izvor urmează bifurcația { $tile }.
reasons-CO-S1-no_city = Cetatea Carcassonne nu este pe masă, așa că regulile ei nu se aplică.
reasons-CO-S1-river_began = Râul a început fără cetatea Carcassonne, așa că regulile ei nu se aplică. Nu se știe sigur cum încep amândouă: pentru a juca cu amândouă, introdu piesele cetății și izvorul ca început.
reasons-CO-S2-one_count = Există un singur conte, iar aici apar { $count }.
reasons-CO-S2-assumed = Nu se știe unde stă contele; se presupune că în castel.
reasons-CO-P1-block =
    Acest cartonaș ține de Cetatea Carcassonne: { WORD($figure, form: "the") } poate sta numai într-un cartier.
reasons-CO-F1-not_now = În Cetate se pun pioni numai după evaluarea unei ture.
reasons-CO-F1-first = Mai întâi { $player } poate pune un supus în Cetate sau poate renunța.
reasons-CO-F1-not_due = Acum { $player } nu poate pune un supus în Cetate: se poate numai după o evaluare care aduce puncte doar altora.
reasons-CO-F1-enters = { $player } nu a primit puncte, iar alții da: pune { WORD($figure, form: "a") } { WORD($quarter, form: "inside") }.
reasons-CO-F2-moves = Contele merge { WORD($quarter, form: "inside") }.
reasons-CO-F2-is_there = Contele este deja { WORD($quarter, form: "inside") }.
reasons-CO-F2-by_itself = Contele nu merge acolo, ci { WORD($quarter, form: "inside") }.
reasons-CO-M1-first = Mai întâi { $player } poate ieși din Cetate sau poate renunța.
reasons-CO-M1-nothing_due = Acum { $player } nu poate ieși din Cetate: se iese numai chiar înaintea unei evaluări.
reasons-CO-M1-nobody =
    { WORD($quarter, form: "inside") } acest jucător nu are { GENDER($figure) ->
       *[m] niciun
        [f] nicio
    } { $figure }.
reasons-CO-M1-leads =
    { WORD($quarter, form: "out") } se iese numai { WORD($kind, form: "on") }.
reasons-CO-M1-not_scored =
    { WORD($kind, form: "the") } de la { $where } nu se evaluează acum.
reasons-CO-M1-marches =
    { WORD($figure, form: "the") } iese { WORD($quarter, form: "out") } { WORD($kind, form: "on") }, care urmează să fie { GENDER($kind) ->
       *[m] evaluat
        [f] evaluată
    }.
reasons-CO-M2-stays = { WORD($quarter, form: "inside") } stă contele; nimeni nu iese de acolo.
reasons-CO-M4-not_scored = Câmpul de la { $where } nu este evaluat acum.
reasons-CO-E1-first = Mai întâi { $player } poate ieși din Cetate sau poate renunța.
reasons-CO-E1-market_only = La sfârșit se iese numai din piață, nu { WORD($quarter, form: "out") }.
reasons-CO-E1-not_scored =
    { WORD($kind, form: "the") } de la { $where } este deja { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    }.
reasons-CO-E1-marches =
    { WORD($figure, form: "the") } iese { WORD($quarter, form: "out") } { WORD($kind, form: "on") } înainte de evaluarea finală.
reasons-CO-A2-never = { WORD($figure, form: "a") } nu stă niciodată în Cetate.
reasons-CO-A2-not_here = { WORD($figure, form: "a") } nu poate sta { WORD($quarter, form: "inside") }.

reasons-KR-1-largest =
    Acest oraș din { $count } { $count ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    } este mai mare decât toate celelalte orașe finalizate.
reasons-KR-1-not_larger =
    Acest oraș din { $count } { $count ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    } nu este mai mare decât toate celelalte orașe finalizate: altul are { $most }.
reasons-KR-1-one_token = Jetonul „{ WORD($what) }” se află la mai mulți jucători ({ $count }); există doar unul.
reasons-KR-2-largest =
    Acest drum din { $count } { $count ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    } este mai lung decât toate celelalte drumuri finalizate.
reasons-KR-2-not_larger =
    Acest drum din { $count } { $count ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    } nu este mai lung decât toate celelalte drumuri finalizate: altul are { $most }.
reasons-KR-2-one_token = Jetonul „{ WORD($what) }” se află la mai mulți jucători ({ $count }); există doar unul.
reasons-KR-4-nobody = Nu se știe cine are jetonul „{ WORD($what) }”, așa că nu aduce puncte nimănui.

reasons-RV-P1-source_first = Izvorul râului este primul cartonaș de pe masă.
reasons-RV-P1-river_first =
    Mai { $count ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $count } { $count ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    } cu râu, așa că deocamdată nu se trage altul.
reasons-RV-P1-lake_last =
    Lacul vine ultimul și mai { $count ->
        [one] este un alt cartonaș
        [few] sunt alte { $count } cartonașe
       *[other] sunt alte { $count } de cartonașe
    } cu râu.
reasons-RV-P1-river_over = Râul este gata, așa că nu se mai trag cartonașe cu râu.
reasons-RV-P1-missing =
    Aici sunt cartonașe de teren, dar { $count ->
        [one] lipsește
        [few] lipsesc
       *[other] lipsesc
    } { $count } { $count ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    } cu râu; au fost puse deoparte sau vin mai întâi.

reasons-RV-P2-joined = Continuă râul de la { $other }.
reasons-RV-P2-not_joined = Nicio latură de râu a cartonașului de la { $cell } nu ar întâlni capătul deschis al râului.
reasons-RV-P2-apart =
    { $count } { $count ->
        [one] cartonaș cu râu nu este legat
        [few] cartonașe cu râu nu sunt legate
       *[other] de cartonașe cu râu nu sunt legate
    } de izvor.

reasons-RV-P4-put_aside = Cartonașul cu râu { $tile } se pune deoparte și se trage următorul.
reasons-RV-P4-stays_open = Lacul nu are loc, așa că râul rămâne deschis.

reasons-RV-U1-bends = La { $cell } râul ar coti în aceeași parte ca pe cartonașul dinainte, { $other }.

reasons-RV-U2-ahead =
    În fața râului de la { $cell } cinci locuri trebuie să fie goale; { $count } { $count ->
        [one] este ocupat
        [few] sunt ocupate
       *[other] sunt ocupate
    }.

reasons-AB-S1-not_played = La această masă nu se joacă cu abații: nimeni nu are una și nu se trage niciuna.
reasons-AB-S1-assumed = Nu se știe ce mai are { $player }: se presupune că abația nu a fost încă plasată.
reasons-AB-S1-too_many =
    Pe masă se află { $count } { $count ->
        [one] abație
        [few] abații
       *[other] de abații
    }, dar pot fi cel mult { $most }: câte una de jucător, fără cele încă nefolosite.
reasons-AB-S1-too_many_held =
    După cele introduse, { $player } are { $count } { $count ->
        [one] abație
        [few] abații
       *[other] de abații
    }, dar fiecare jucător are doar una.

reasons-AB-P1-drawn_already = { $player } a tras deja în această tură; o abație se plasează în loc de a trage.
reasons-AB-P1-none_held = { $player } nu mai are abație: fiecare jucător are una pentru tot jocul.

reasons-AB-P2-hole = Toate cele patru locuri de lângă { $cell } sunt ocupate.
reasons-AB-P2-no_hole =
    O abație are nevoie de câte un cartonaș pe fiecare dintre cele patru laturi; la { $cell } { $count ->
        [one] lipsește
        [few] lipsesc
       *[other] lipsesc
    } { $count }.
reasons-AB-P2-gap =
    Abației de la { $cell } îi lipsește { $count ->
        [one] un cartonaș pe una
        [few] câte un cartonaș pe { $count }
       *[other] câte un cartonaș pe { $count }
    } dintre cele patru laturi.

reasons-AB-M1-followers_only =
    Pe o abație se plasează un supus și nimic altceva: { GENDER($figure) ->
       *[m] niciun
        [f] nicio
    } { $figure }.
reasons-AB-M1-only_here = Cine plasează o abație poate plasa un supus pe abația însăși, la { $cell }, dar nu pe ce închide ea.

reasons-AB-Y2-strength = Primarul de acolo ({ $player }) contează ca { $count }, după numărul blazoanelor din oraș.
reasons-AB-Y3-no_strength = Orașul nu are niciun blazon, așa că primarul de acolo ({ $player }) nu contează deloc.
reasons-AB-Y5-no_strength = Într-un castel, primarul de acolo ({ $player }) nu contează deloc.

reasons-AB-W2-drives = Teritoriul carului de la { $where } ({ $player }) tocmai a fost evaluat: carul poate merge mai departe.
reasons-AB-W2-not_scored = La { $where } niciun car al jucătorului { $player } nu poate merge mai departe; un car merge când teritoriul său tocmai a fost evaluat.

reasons-AB-W3-finished =
    { GENDER($kind) ->
       *[m] Acest
        [f] Această
    } { $kind } este { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    }; un car merge doar unde nu s-a finalizat încă.

reasons-AB-W4-linked = Capătul unui drum leagă cele două teritorii.
reasons-AB-W4-near = Se află pe cartonașul carului sau pe unul dintre cele 8 locuri din jur.
reasons-AB-W4-not_linked =
    Niciun capăt de drum nu leagă { GENDER($kind) ->
       *[m] acest
        [f] această
    } { $kind } de teritoriul evaluat.
reasons-AB-W4-not_near = Nu se află nici pe cartonașul carului, nici pe unul dintre cele 8 locuri din jur.

reasons-AB-W5-first = Mai întâi { $player } trebuie să mute carul mai departe sau să îl ia înapoi în rezervă.

reasons-AB-W7-dragon = La { $where } stă dragonul: niciun car nu merge acolo.

reasons-AB-B1-no_point = O moșie are nevoie de un punct în care se întâlnesc patru cartonașe, cu câmp de jur împrejur; aici nu este așa.

reasons-AB-B2-barn_there = Pe acest câmp se află deja o moșie ({ $by }), la { $where }.
reasons-AB-B2-farmers_there = Țăranii de pe acest câmp ({ $by }) se evaluează la sfârșitul turei și se întorc în rezervă.

reasons-AB-B4-barn_there =
    Pe acest câmp se află o moșie, la { $where }: aici nu se poate plasa { GENDER($figure) ->
       *[m] niciun
        [f] nicio
    } { $figure }.
reasons-AB-B4-farmers_there = Țăranii de la { $where } se află pe câmpul unei moșii; trebuiau evaluați și trimiși înapoi în rezervă.

reasons-AB-B6-pays =
    La sfârșit, moșia de pe acest câmp ({ $player }) aduce { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.

reasons-AB-P4-beside_another = La { $cell } abația ar avea o latură comună cu cea de la { $other }.
reasons-AB-P4-side_by_side = Abațiile de la { $cell } și { $other } au o latură comună.

reasons-AB-E1-only_abbeys = Ultimul cartonaș a fost plasat; se mai poate plasa doar o abație.

reasons-HS-S1-none_in_bag =
    În săculeț nu mai este niciun jeton cu { $sheep ->
        [one] o oaie
        [few] { $sheep } oi
       *[other] { $sheep } de oi
    }: pe masă { $most ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $most } din { $most }.
reasons-HS-S1-too_many =
    Pe masă { $count ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } cu { $sheep ->
        [one] o oaie
        [few] { $sheep } oi
       *[other] { $sheep } de oi
    }, dar cutia conține doar { $most }.

reasons-HS-F2-on_the_table = { $player } nu mai are oierul în rezervă: acesta stă la { $where }.

reasons-HS-F3-shepherd_there = Pe acest câmp se află deja un oier ({ $by }), la { $where }.
reasons-HS-F3-neighbours = Oierii de la { $where } stau pe același câmp, pe cartonașe vecine; al doilea nu putea fi plasat acolo.

reasons-HS-F4-farmers_there = Pe acest câmp stau țărani ({ $by }); ei nu împiedică plasarea unui oier.

reasons-HS-F5-odds =
    Pentru oierul nou se trage un jeton: { $wolves } { $count ->
        [one] din singurul jeton
        [few] din cele { $count } jetoane
       *[other] din cele { $count } de jetoane
    } din săculeț { $wolves ->
        [one] este lup
        [few] sunt lupi
       *[other] sunt lupi
    }.
reasons-HS-F5-nothing_due = { $player } nu are de tras niciun jeton: se trage unul pentru un oier tocmai plasat și nimic mai mult.
reasons-HS-F5-just_put_down = { $player } a plasat oierul chiar în această tură: se trage doar jetonul pentru el.
reasons-HS-F5-draw_first = Mai întâi trebuie tras jetonul pentru oierul nou ({ $player }).
reasons-HS-F5-no_shepherd = La { $where } sunt oi, dar pe acel câmp nu stă niciun oier.
reasons-HS-F5-no_sheep = Pe câmpul oierului de la { $where } sunt mai puține jetoane cu oi decât oieri; fiecare oier a adus unul.

reasons-HS-F6-wolf = Lupul se pune înapoi în săculeț, iar oierul ({ $player }) se întoarce în rezervă.

reasons-HS-F7-extended = Cartonașul extinde câmpul pe care { $player } are oierul.
reasons-HS-F7-no_shepherd = { $player } nu are niciun oier acolo, la { $cell }.
reasons-HS-F7-not_extended = Cartonașul tocmai plasat nu extinde câmpul pe care { $player } are oierul, la { $where }.
reasons-HS-F7-not_own_tile = Cartonașul nu a fost plasat de { $player }: doar un cartonaș propriu îi dă proprietarului oierului o acțiune.

reasons-HS-F8-over = Pentru acest cartonaș nu se mai poate extinde sau mâna turma: la un cartonaș este o singură asemenea acțiune.

reasons-HS-F10-action_was_first = Turma a fost deja extinsă sau mânată; aici pionul vine înainte.
reasons-HS-F10-figure_was_first = S-a plasat deja un pion; aici extinderea sau mânarea turmei vine înaintea pionului.

reasons-HS-F12-odds =
    Pentru turmă se trage un jeton: { $wolves } { $count ->
        [one] din singurul jeton
        [few] din cele { $count } jetoane
       *[other] din cele { $count } de jetoane
    } din săculeț { $wolves ->
        [one] este lup
        [few] sunt lupi
       *[other] sunt lupi
    }.

reasons-HS-F13-wolf = Lupul ia toate oile de pe câmp; oierul se întoarce în rezervă fără puncte ({ $players }).
reasons-HS-F13-wolf_on_the_table = La { $where } este un lup pe masă, dar lupii se pun întotdeauna înapoi în săculeț.

reasons-HS-F14-flock =
    Mânată acum, turma aduce pentru { $players } { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }: { $parts }.
reasons-HS-F14-unread =
    Nu s-au putut citi oile de pe { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    }, la { $where }.

reasons-HS-F16-joint = Câmpurile s-au unit: toate oile de acolo sunt o singură turmă ({ $players }).

reasons-HS-F22-by_itself = Câmpul este închis: turma lui este mânată în staul înainte de încheierea turei.
reasons-HS-F22-not_herded = Un oier stă pe un câmp închis: turma lui trebuia mânată în staul.
reasons-HS-F22-closed = Câmpul este închis acum: turma lui este mânată fără alt jeton.

reasons-HS-F24-closed = Câmpul este închis: turma este mânată imediat în staul.

reasons-HS-F28-draw_again = Câmpul este închis: înainte de mânarea turmei se trage un al doilea jeton.

reasons-HS-H4-nobody_on_hills = Niciunul dintre cei aflați la egalitate nu are acolo un supus pe un deal, așa că egalitatea rămâne.
reasons-HS-H4-on_hills =
    Dintre cei aflați la egalitate, { $owners } { COUNT($owners) ->
        [one] are
        [few] au
       *[other] au
    } acolo un supus pe un deal, așa că dealul departajează.

reasons-HS-H8-all_on_hills = Toți cei aflați la egalitate au acolo un supus pe un deal ({ $holders }), așa că egalitatea rămâne.

reasons-HS-H9-most_on_hills = Între cei aflați la egalitate se numără supușii de pe dealurile de acolo: { $holders }.

reasons-HS-H12-share = { $owners } primesc fiecare toate punctele; ceilalți aflați la egalitate nu au acolo pe nimeni pe un deal.

reasons-HS-Z3-must = Câmpul pe care { $player } are oierul s-a extins: mai întâi turma trebuie extinsă sau mânată în staul.

reasons-TR-assumed-extended = Presupunere: cartonașul acestei ture extinde câmpul pe care { $player } are oierul.

reasons-AB-E2-round_over = Runda abațiilor de după ultimul cartonaș s-a încheiat.

reasons-HS-F18-flock =
    Mânată acum, turma aduce { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru fiecare oier ({ $players }): { $parts }.

reasons-HS-F19-wolf = Lupul ia toate oile de pe câmp; oierii de acolo se întorc în rezervă fără puncte ({ $players }).

reasons-HS-F20-no_follower = Un oier de acolo nu contează la majoritate și ia puncte doar pentru turma lui ({ $players }).

reasons-HS-H5-no_tie = Nu este egalitate, așa că supușii de pe dealuri nu schimbă nimic.

reasons-HS-V4-not_complete =
    În jur se află { $count } { $count ->
        [one] vie
        [few] vii
       *[other] de vii
    }; viile aduc puncte doar unei mănăstiri finalizate.

reasons-HS-I1-sheep_eaten =
    Odată cu oierul se { $count ->
        [one] pune
        [few] pun
       *[other] pun
    } înapoi în săculeț { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } cu oi.

reasons-CB-G3-once = { WORD($kind, form: "on-this") }, un cartonaș cu mai multe segmente contează o singură dată: { $where }.

reasons-CB-M7-stays =
    { WORD($figure, form: "a") } nu se mai ia înapoi după plasare; se întoarce când teritoriul său este evaluat.

reasons-CB-E3-win = { $players } are cele mai multe puncte, { $points }, și câștigă.
reasons-CB-E3-share_win = { $players } au cele mai multe puncte, câte { $points }, și împart victoria.

reasons-IC-I1-inns =
    Pe acest drum { $count ->
        [one] se află
        [few] se află
       *[other] se află
    } { $count } { $count ->
        [one] han
        [few] hanuri
       *[other] de hanuri
    }; mai mult de unul nu adaugă nimic.

reasons-TB-B7-not_part = Cartonașul de la { $cell } nu face parte din teritoriul pe care stă constructorul ({ $player }): tura nu are a doua parte.

reasons-TB-B8-own_tile = Constructorul ({ $player }) a venit chiar cu acest cartonaș, la { $cell }: tura nu are a doua parte.

reasons-TB-B10-no_third = A fost a doua parte a turei jucătorului { $player }: a treia nu există niciodată.

reasons-TB-B11-stays = Constructorul ({ $player }) s-a întors între timp în rezervă, dar dreptul la a doua parte rămâne.
reasons-TB-B11-goes_home = Constructorul ({ $player }) se întoarce acum în rezervă, dar dreptul la a doua parte rămâne.

reasons-TB-B12-must = { $player } trebuie să joace a doua parte a turei: aici nu se poate renunța la ea.

reasons-TB-B13-no_tile = Nu mai este niciun cartonaș, așa că { $player } nu trage pentru o a doua parte a turei.

reasons-TB-P3-no_owner = Porcul ({ $player }) nu aduce nimic: { $player } nu ia puncte pentru acest câmp.

reasons-AB-C7-turn_follows = Finalizarea cu abația trece drept extindere: { $player } are și o a doua parte a turei.
reasons-AB-C7-no_extension = Abația finalizează teritoriul pe care stă constructorul ({ $player }), dar nu îl extinde: tura nu are a doua parte.
reasons-AB-C7-counts = Cu această opțiune, abația trece drept extindere a teritoriului pe care stă constructorul ({ $player }).

reasons-CU-C3-won = Se finalizează mai întâi și câștigă provocarea cu adversarul de la { $other }; pionul de acolo se întoarce în rezervă fără puncte.
reasons-CU-C3-lost = Adversarul de la { $other } se finalizează primul: aici nu se primește nimic, iar pionul se întoarce în rezervă.
reasons-CU-C3-open = Se află în provocare cu adversarul de la { $other }: primul finalizat aduce puncte, celălalt nimic.

reasons-CU-C4-together = Adversarul de la { $other } se finalizează în același timp: se evaluează amândoi.

lines-field =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru un câmp: { $parts } = { $points }.
lines-CB-F8 =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru un oraș finalizat, cu cei mai mulți țărani pe câmpurile din jurul lui: { $parts } = { $points }.
lines-AT-R1 = { $player } retrage abatele din { $kind }: { $parts } = { $points }.
lines-GM-M3 =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru un abate culcat: { $parts } = { $points }.
lines-trade-goods =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru mărfuri: { $parts }.
lines-king =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru rege: { $parts } = { $points }.
lines-robber_baron =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru baronul tâlhar: { $parts } = { $points }.
lines-big_top =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru cortul de circ: { $parts } = { $points }.
lines-pyramid =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru artiști: { $parts } = { $points }.
lines-ringmaster =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru directorul de circ: { $parts } = { $points }.
lines-gold =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru aur: { $parts } = { $points }.
lines-robber =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } cu tâlharul.
lines-message =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } cu un mesaj: { $parts }.
lines-ME-2 =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } cu un mesaj.
lines-flock =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru o turmă: { $parts } = { $points }.
lines-CU-C1 =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru un lăcaș de cult: { $parts } = { $points }.
lines-BU-1 =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru un castel: { $parts } = { $points }.
lines-KD-2 =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru o catedrală: { $parts } = { $points }.

lines-auction =
    Bazar: { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru { $player }.
lines-bathhouse =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru băi: { $parts } = { $points }.
lines-buy_back =
    Răscumpărare dintr-o baie: { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru { $player }.
lines-ransom =
    Răscumpărarea unui prizonier: { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru { $player }.
lines-watchtower =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru un turn de pază: { $parts }.
lines-wind_rose =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru o roză a vânturilor.
lines-teacher =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } datorită învățătorului.
lines-catapult =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } la catapultă.
lines-church =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru cei mai mulți supuși în jurul bisericii.
lines-holders-church = Supuși în jur: { $holders }.
lines-nothing-CB-F3 = { $player } primește 0 puncte pentru un câmp: lângă el nu se află niciun oraș finalizat.
lines-nothing-CB-F7 = { $player } primește 0 puncte pentru un câmp: toate orașele finalizate de lângă el au adus deja puncte pentru { $player } sau nu există niciunul.
lines-nothing-CU-C3 = { $player } primește 0 puncte: provocarea a fost pierdută.
lines-nothing-IC-I3 = { $player } primește 0 puncte pentru un drum cu han nefinalizat.
lines-nothing-IC-C3 = { $player } primește 0 puncte pentru un oraș cu catedrală nefinalizat.
lines-nothing-SG-1 = { $player } primește 0 puncte pentru un oraș asediat.

lines-holders-trade-goods = Jetoane: { $holders }.
lines-holders-flock = Oieri acolo: { $holders }.

parts-pennant =
    { $count } { $count ->
        [one] blazon
        [few] blazoane
       *[other] de blazoane
    } × { $each }
parts-city =
    { $count } { $count ->
        [one] oraș finalizat
        [few] orașe finalizate
       *[other] de orașe finalizate
    } × { $each }
parts-monastery =
    { $count } { $count ->
        [one] mănăstire
        [few] mănăstiri
       *[other] de mănăstiri
    } × { $each }
parts-surrounding =
    { $count } { $count ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    } în jur × { $each }
parts-garden =
    { $count } { $count ->
        [one] grădină
        [few] grădini
       *[other] de grădini
    } × { $each }
parts-shrine =
    { $count } { $count ->
        [one] lăcaș de cult
        [few] lăcașuri de cult
       *[other] de lăcașuri de cult
    } × { $each }
parts-row-N = { $count } în sus
parts-row-E = { $count } spre dreapta
parts-row-S = { $count } în jos
parts-row-W = { $count } spre stânga
parts-challenge = provocare pierdută
parts-pig =
    { $count } { $count ->
        [one] oraș
        [few] orașe
       *[other] de orașe
    } cu porcul × { $each }
parts-pig_herd =
    { $count } { $count ->
        [one] oraș
        [few] orașe
       *[other] de orașe
    } cu turma de porci × { $each }
parts-big_top =
    { $count } { $count ->
        [one] supus
        [few] supuși
       *[other] de supuși
    } × { $each }
parts-acrobat =
    { $count } { $count ->
        [one] artist
        [few] artiști
       *[other] de artiști
    } × { $each }
parts-circus_space =
    { $count } { $count ->
        [one] loc
        [few] locuri
       *[other] de locuri
    } pentru cort × { $each }
parts-acrobat_space =
    { $count } { $count ->
        [one] loc
        [few] locuri
       *[other] de locuri
    } pentru artiști × { $each }
parts-besieged =
    { $count } { $count ->
        [one] oraș asediat
        [few] orașe asediate
       *[other] de orașe asediate
    } încă o dată × { $each }
parts-gold =
    { $count } { $count ->
        [one] bulgăre
        [few] bulgări
       *[other] de bulgări
    } × { $each }
parts-mage =
    { $count } { $count ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    } cu magul × { $each }
parts-witch = vrăjitoare { $points }
parts-wine = { $each } pentru cel mai mult vin
parts-grain = { $each } pentru cele mai multe grâne
parts-cloth = { $each } pentru cel mai mult postav
parts-auction = bazar
parts-ransom = răscumpărare
parts-wind_rose = roza vânturilor
parts-teacher = aceleași puncte
parts-target = țintă
parts-catch = prindere
parts-catapult = aruncări
parts-german_castle =
    { $count } { $count ->
        [one] castel
        [few] castele
       *[other] de castele
    } × { $each }
parts-german_cathedral =
    { $count } { $count ->
        [one] catedrală
        [few] catedrale
       *[other] de catedrale
    } × { $each }
parts-signpost =
    { $count } { $count ->
        [one] indicator
        [few] indicatoare
       *[other] de indicatoare
    } × { $each }
parts-bathhouse =
    { $count } { $count ->
        [one] baie
        [few] băi
       *[other] de băi
    } × { $each }
parts-buy_back = răscumpărare
parts-robber = jumătate din puncte
parts-message = mesaj
parts-knight =
    { $count } { $count ->
        [one] cavaler
        [few] cavaleri
       *[other] de cavaleri
    } × { $each }
parts-farmer =
    { $count } { $count ->
        [one] țăran
        [few] țărani
       *[other] de țărani
    } × { $each }
parts-church = biserică
parts-darmstadtium = Darmstadtium
parts-city_tile =
    { $count } { $count ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    } cu oraș × { $each }
parts-road_tile =
    { $count } { $count ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    } cu drum × { $each }
parts-follower =
    { $count } { $count ->
        [one] supus
        [few] supuși
       *[other] de supuși
    } × { $each }
parts-shed =
    { $count } { $count ->
        [one] șopron
        [few] șoproane
       *[other] de șoproane
    } × { $each }
parts-house =
    { $count } { $count ->
        [one] casă
        [few] case
       *[other] de case
    } × { $each }
parts-watch =
    { $count } { $count ->
        [one] turnuleț
        [few] turnulețe
       *[other] de turnulețe
    } × { $each }
lines-fairy =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru zână.
parts-fairy = zână
parts-king = { $each } pentru rege
parts-robber_baron = { $each } pentru baronul tâlhar
parts-both_tokens = { $each } pentru rege și baronul tâlhar
parts-road =
    { $count } { $count ->
        [one] drum finalizat
        [few] drumuri finalizate
       *[other] de drumuri finalizate
    } × { $each }
parts-token =
    { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } cu { $each } { $each ->
        [one] oaie
        [few] oi
       *[other] de oi
    }
parts-vineyard =
    { $count } { $count ->
        [one] vie
        [few] vii
       *[other] de vii
    } × { $each }

options-edition = Ce ediție se joacă: cum se evaluează câmpurile și orașele din două cartonașe și câte exemplare are un cartonaș.
options-expansions = Extensiile din joc.
options-map = Harta din Hărți Carcassonne pe care se joacă, dacă este cazul.

options-base-fields = Dacă meepleșii se pot plasa pe câmpuri, care aduc puncte la sfârșit.
options-base-meeples = Câți meepleși are fiecare jucător, dacă la masă se convine alt număr; pe o hartă contează opțiunea pentru hărți.

options-base-two_tile_city = Dacă un oraș finalizat din două cartonașe aduce puncte ca oricare altul sau doar jumătate, ca în primele tiraje ale primei ediții.
options-base-field_scoring = Cum se evaluează câmpurile la sfârșit: câte 3 pentru fiecare oraș finalizat și câmp; câte 3 pentru fiecare oraș, dar o singură dată de fiecare jucător; sau câte 4 pentru fiecare oraș, după toți țăranii din jurul lui.
options-base-river = Dacă jocul începe cu Râul.
options-base-river_2 = Dacă jocul începe cu Râul II, care se bifurcă.
options-base-abbot = Dacă fiecare jucător are un abate.

options-ext-big_top = Dacă se joacă cu cortul de circ, care aduce puncte pentru supușii din jur.
options-ext-acrobats = Dacă meepleșii formează piramide de artiști.
options-ext-ringmaster = Dacă fiecare jucător are un director de circ, care aduce puncte pentru locurile pentru cort și pentru artiști.
options-ext-gold = Dacă minele aduc aur, care la sfârșit aduce puncte.
options-ext-count = Dacă pe masă stă Cetatea Carcassonne, cu supuși în cartierele ei și cu contele.
options-co-count_move = Dacă contele merge după voie, cu un cartier în sensul acelor de ceasornic sau la supus.
options-co-final = Din ce cartiere se poate ieși înainte de evaluarea finală.
options-pd-city = Pe ce cartonașe ale Cetății Carcassonne nu intră dragonul.
options-ext-ferries = Dacă bacurile leagă drumurile la lacuri și pot fi mutate.
options-ext-bridge = Dacă jucătorii au poduri, care duc drumuri peste cartonașe.
options-ext-castle = Dacă orașele mici pot deveni castele, ai căror stăpâni primesc punctele pentru ce se evaluează în apropiere.
options-ext-bazaar = Dacă după un cartonaș cu bazar jucătorii își cumpără următoarele cartonașe.
options-ext-tunnel = Dacă drumurile se termină în tuneluri, legate de perechi de jetoane.
options-ext-mage_witch = Dacă magul și vrăjitoarea schimbă cât aduc drumurile și orașele.
options-ext-flier = Dacă supușii pot zbura de pe mașinile zburătoare.
options-ext-dragon = Dacă dragonul este în joc: vulcanii îl aduc, cartonașele cu dragon îl pun în mișcare.
options-ext-shrine = Dacă lăcașurile de cult provoacă mănăstirile.
options-ext-special_monastery = Dacă un supus poate sta culcat, drept abate, într-o mănăstire germană.

options-pd-dragon_move = Dacă dragonul se mută înainte sau după evaluare.
options-ext-tower = Dacă turnurile sunt în joc: capturează supuși.
options-ext-phantom = Dacă fiecare jucător are o fantomă, un al doilea supus pentru aceeași tură.
options-ext-festival = Dacă sunt în joc sărbătorile: cu ele se ia înapoi un pion propriu.
options-fe-take = Dacă o sărbătoare aduce înapoi orice pion sau numai supuși.
options-ext-watchtowers = Dacă turnurile de pază aduc puncte supușilor pentru ce este în jur.
options-ext-wind_roses = Dacă sferturile unei roze a vânturilor aduc puncte în direcția lor.
options-ext-church = Dacă bisericile aduc puncte pentru cei mai mulți supuși din jur, iar Darmstadtium pentru orașul său.
options-ext-labyrinth = Dacă labirinturile sunt în joc.
options-ext-school = Dacă este în joc școala, al cărei învățător repetă punctele unui teritoriu.
options-ext-catapult = Dacă după un iarmaroc se folosește catapulta.
options-ext-gifts = Dacă se primesc cadouri pentru extinderea drumurilor și orașelor altora.
options-ext-signposts = Dacă sunt în joc indicatoarele, care aduc puncte unde drumul continuă cum arată ele.
options-ext-bathhouses = Dacă sunt în joc băile, care aduc mai multe puncte și păstrează un meeple.
options-ext-german_castles = Dacă fiecare jucător are castele germane, care se plasează în locul unui cartonaș tras.
options-ext-german_cathedrals = Dacă drumurile la catedrale germane aduc mai mult și răsplătesc un arhiepiscop.
options-ext-halflings = Dacă fiecare jucător are jumătăți de cartonaș, care se plasează în locul unui cartonaș tras.
options-la-variant = Dacă brațele unui labirint se ocupă separat și supușii de pe el aduc puncte, sau dacă este un drum ca oricare altul.
options-ext-little_buildings = Dacă fiecare jucător are clădiri mici, care fac teritoriile mai valoroase.
options-lb-points = Ce adaugă turnulețul, casa și șopronul, în această ordine.
options-ext-siege = Dacă orașele pot fi asediate: aduc mai puțin cavalerilor și mai mult țăranilor.
options-sg-escape = Unde trebuie să se afle o mănăstire pentru ca un cavaler să poată evada dintr-un oraș asediat.
options-ext-corn_circles = Dacă după un cerc în lan toți adaugă un supus sau iau unul înapoi.
options-ext-robbers = Dacă tâlharii aduc jumătate din punctele altui jucător.
options-ext-messages = Dacă fiecare jucător are doi pioni de scor și trage mesaje.
options-rb-others = Cine mai poate pune un tâlhar după jucătorul la rând.
options-tw-ransom = Dacă pentru o răscumpărare sunt necesare 3 puncte sau se poate coborî sub 0.
options-tw-top_safe = Dacă dragonul cruță supușii din vârful turnurilor.
options-tu-tokens = Câte seturi de 2 jetoane de tunel are un jucător în doi și în trei; cu mai mulți jucători este 1.
options-tu-others = Dacă sunt în joc și tunelurile de pe cartonașele altor cutii.
options-bc-bridge_place = Dacă un pod se poate pune oricând peste un cartonaș alăturat sau numai când noul cartonaș are nevoie de el.
options-bc-auction = Dacă se plătesc puncte pentru cartonașele unui bazar.
options-ext-fairy = Dacă zâna este în joc: aduce puncte pentru un supus și ține dragonul departe.
options-ext-princess = Dacă o prințesă trimite un cavaler în rezervă.
options-ext-portal = Dacă prin portalurile magice un supus se poate plasa pe orice cartonaș.
options-pd-fairy = Dacă zâna stă lângă un supus sau pe un cartonaș.
options-pd-princess = Dacă trimiterea unui cavaler cu prințesa este opțională sau obligatorie.

options-cu-abbey_restricted = Dacă regula că lăcașurile de cult și mănăstirile au câte un singur adversar se aplică și abației.

options-gm-base_monasteries = Dacă cele șase mănăstiri simple din jocul de bază ies din joc sau rămân.

options-rv-u_turn = Cât de strâns poate coti râul: fără două cotituri la rând în aceeași parte, cum este tipărit, sau cu cinci locuri goale în față.
options-rv-start_tile = Ce se întâmplă cu cartonașul de pornire obișnuit când jocul începe cu Râul: este în teanc, se plasează după râu sau rămâne în cutie.
options-rv-source_field = Dacă câmpul izvorului și al lacului leagă cele două maluri ale râului sau este despărțit acolo.
options-rv-fork = Dacă bifurcația urmează după izvor sau se amestecă între cartonașele cu râu.
options-gq-source = Cu ce izvor începe râul: cu cel obișnuit sau cu cel din Games Quarterly 11.
options-gq-pig_tile = Dacă pe cartonașul cu câmp din Games Quarterly 11 este o turmă de porci.
options-ext-king = Dacă regele se află la cine finalizează cel mai mare oraș.
options-ext-robber_baron = Dacă baronul tâlhar se află la cine finalizează cel mai lung drum.
options-kr-final = Ce aduc regele și baronul tâlhar.

options-ext-abbey = Dacă fiecare jucător are o abație.

options-ab-end_round = Dacă jucătorii își pot plasa abația o singură dată după ultimul cartonaș sau de mai multe ori.
options-ab-builder_turn = Dacă o abație care finalizează teritoriul constructorului propriu aduce o a doua parte de tură.

options-ext-mayor = Dacă fiecare jucător are un primar, care contează cât numărul de blazoane din orașul său.
options-ext-wagon = Dacă fiecare jucător are un car, care poate merge mai departe după evaluarea teritoriului său.
options-ext-barn = Dacă fiecare jucător are o moșie, care aduce puncte pentru orașele de lângă câmpul ei.

options-set-edition = Din ce ediție sunt cartonașele din { $set }.
options-siege-edition = Ce cutie din Catarii și asediatorii este pe masă: catarii (4 cartonașe), asediatorii (6) sau amândouă.
options-cult-edition = Ce cutie a Cultului este pe masă: cea cu șase cartonașe sau cea cu cinci.
options-river-edition = Ce râu este pe masă: cel al unei ediții sau Râul III din Big Box 5, cu două vii și două oi tipărite pe cartonașe.
options-russian-promos-edition = Ce cartonașe promoționale rusești sunt pe masă: cele două din 2013, cele două din 2016 sau ambele perechi.
options-corn-circles-edition = Ce cutie din Cercurile în lan este pe masă: I sau II (câte 6 cartonașe), I și II împreună sau cele 6 cartonașe din Carcassonne de iarnă. Mini-extensiile au II.
options-halflings-edition = Ce cutie din Jumătăți este pe masă: I sau II (câte 12 cartonașe) sau amândouă.
options-ab-wagon_move = Unde merge mai departe un car: prin capătul unui drum, pe un cartonaș din apropiere sau ca în ediția jucată.
options-ab-barn_shared = Dacă o moșie se poate plasa pe un câmp pe care se află deja o alta.

options-ext-inns = Dacă hanurile contează: drumurile cu han aduc câte 2 puncte pentru fiecare cartonaș sau nimic dacă nu sunt finalizate.
options-ext-cathedral = Dacă catedralele contează: orașele cu catedrală aduc câte 3 puncte pentru fiecare cartonaș și fiecare blazon sau nimic dacă nu sunt finalizate.
options-ext-large_meeple = Dacă fiecare jucător are un meeple mare, care contează ca 2 la majoritate.
options-ext-builder = Dacă fiecare jucător are un constructor, care aduce o a doua parte de tură.
options-ext-pig = Dacă fiecare jucător are un porc, datorită căruia orașele de lângă câmpul lui aduc un punct în plus.
options-ext-pig_herd = Dacă o turmă de porci de pe un câmp aduce un punct în plus pentru fiecare oraș.
options-ext-goods = Dacă orașele finalizate aduc mărfuri, cu 10 puncte la sfârșit pentru cele mai multe de fiecare fel.

options-tb-double_turn = Dacă la a doua parte de tură adusă de constructor se poate renunța sau trebuie jucată.

options-ext-shepherd = Dacă fiecare jucător are un oier, care își strânge o turmă de oi pe un câmp.
options-ext-hill = Dacă dealurile contează: sub fiecare se pune un cartonaș din teanc, iar un supus pe un deal departajează la egalitate.
options-ext-vineyard = Dacă viile contează: fiecare de pe cele 8 cartonașe din jurul unei mănăstiri finalizate aduce 3 puncte în plus.
options-hs-shepherd_order = Dacă pionul se plasează înainte de extinderea sau mânarea turmei ori după.
options-hs-closed_field = Dacă turma de pe un câmp închis complet este mânată automat în staul.
options-hs-closure_time = Dacă turma unui câmp închis se mână după pionul turei sau înaintea lui.
options-hs-inner_field_draws = Câte jetoane se trag pentru un oier plasat pe un câmp închis înainte ca turma să fie mânată.
options-hs-hill_tiebreak = Dacă la egalitate ajunge un supus pe un deal sau se numără cei de pe dealuri.
options-hs-blank_under_hill = Dacă sub dealuri se pun cartonașe goale în locul celor din teanc.
options-hs-action = Dacă un jucător al cărui cartonaș extinde câmpul propriei turme o poate extinde sau mâna ori trebuie să facă una din două.
options-hs-closure_choice = Dacă o turmă al cărei câmp îl închide proprietarul este mânată imediat sau poate fi extinsă înainte.
options-hs-split_edges = Dacă acolo unde se întâlnesc două laturi cu câte două orașe se unesc toate patru sau doar cele față în față.

options-preset = Dacă extensiile se joacă după regulile tipărite, așa cum le interpretează un program de reguli răspândit sau ca în prima ediție în engleză.

marks-pennants = blazoane într-un oraș
marks-inn = un han la un drum
marks-cathedral = o catedrală într-un oraș
marks-resource-wine = vin într-un oraș
marks-resource-grain = grâne într-un oraș
marks-resource-cloth = postav într-un oraș
marks-princess = o prințesă într-un oraș
marks-besieged = un oraș asediat
marks-castle-base = loc pentru un castel
marks-castle-base-false = pe acest oraș nu se poate construi un castel
marks-shrine = mănăstirea este un lăcaș de cult
marks-special = o mănăstire germană
marks-tunnel = un capăt de tunel pe un drum
marks-wells = fântâni la un drum
marks-pig-herd = o turmă de porci pe un câmp
marks-hill = un deal
marks-vineyard = o vie
marks-volcano = un vulcan
marks-dragon = un dragon
marks-portal = un portal magic
marks-tower = un loc pentru turn
marks-circus = un loc pentru cort
marks-acrobats = un loc pentru artiști
marks-festival = o sărbătoare
marks-mage = magul și vrăjitoarea
marks-goldmine = o mină de aur
marks-bazaar = un bazar
marks-flying-machine = o mașină zburătoare și direcția ei
marks-corn-circle = un cerc în lan și felul lui
marks-watchtower = un turn de pază și bonusul lui
marks-church = o biserică din Darmstadt
marks-city-of-carcassonne = în interiorul Cetății Carcassonne: un câmp pe care regulile îl ignoră
marks-darmstadtium = Darmstadtium
marks-diagonal = ajunge la latura lungă a unei jumătăți de cartonaș
marks-german-castle = un castel german
marks-german-cathedral = o catedrală germană
marks-labyrinth = un labirint pe un drum
marks-bathhouse = numărul unei băi
marks-signpost-n-left = un indicator la marginea de sus: stânga
marks-signpost-n-straight = un indicator la marginea de sus: înainte
marks-signpost-n-right = un indicator la marginea de sus: dreapta
marks-signpost-e-left = un indicator la marginea din dreapta: stânga
marks-signpost-e-straight = un indicator la marginea din dreapta: înainte
marks-signpost-e-right = un indicator la marginea din dreapta: dreapta
marks-signpost-s-left = un indicator la marginea de jos: stânga
marks-signpost-s-straight = un indicator la marginea de jos: înainte
marks-signpost-s-right = un indicator la marginea de jos: dreapta
marks-signpost-w-left = un indicator la marginea din stânga: stânga
marks-signpost-w-straight = un indicator la marginea din stânga: înainte
marks-signpost-w-right = un indicator la marginea din stânga: dreapta
marks-fair = un iarmaroc
marks-ferry = un lac cu un bac
marks-half = un triunghi: o jumătate de cartonaș
marks-plague = un focar de ciumă
marks-quarter = un cartier al Cetății Carcassonne
marks-razboynik = Soloviei Razboinik
marks-robber = un tâlhar
marks-school = o școală
marks-vodyanoy = Vodianoi, duhul apei
marks-wind-rose = o roză a vânturilor sau un sfert din ea
marks-yaga-hut = coliba Babei Iaga

# names of the tile sets, by id

catalogs-base = Jocul de bază
catalogs-river = Râul
catalogs-river-2 = Râul II
catalogs-inns-and-cathedrals = Hanuri și catedrale
catalogs-traders-and-builders = Negustori și constructori
catalogs-hills-and-sheep = Oi și dealuri
catalogs-abbey-and-mayor = Abația și primarul
catalogs-princess-and-dragon = Prințesa și dragonul
catalogs-king-and-robber = Regele și baronul tâlhar
catalogs-cult = Cultul
catalogs-monasteries = Mănăstiri germane
catalogs-watchtowers = Turnurile de pază
catalogs-wind-roses = Rozele vânturilor
catalogs-darmstadt = Darmstadt
catalogs-labyrinth = Labirintul
catalogs-castles-in-germany = Castele germane
catalogs-halflings = Jumătăți
catalogs-catapult = Catapulta
catalogs-cathedrals-in-germany = Catedrale germane
catalogs-plague = Ciuma
catalogs-school = Școala
catalogs-bridges-castles-and-bazaars = Poduri, castele și bazaruri
catalogs-corn-circles = Cercurile în lan
catalogs-count = Contele de Carcassonne
catalogs-ferries = Bacurile
catalogs-festival = Sărbătoarea
catalogs-flier = Zburătorul
catalogs-goldmines = Minele de aur
catalogs-gq11 = Games Quarterly 11
catalogs-mage-and-witch = Magul și vrăjitoarea
catalogs-robbers = Tâlharii
catalogs-russian-promos = Cartonașe promoționale rusești
catalogs-siege = Catarii și asediatorii
catalogs-tower = Turnul
catalogs-tunnel = Tunelul
catalogs-under-the-big-top = În arena circului
catalogs-winter = Carcassonne de iarnă
catalogs-wheel-of-fortune = Roata norocului

word-trade-goods = mărfuri
word-king = rege
word-robber_baron = baron tâlhar
word-teacher = învățător
word-catapult = catapultă
word-auction = bazar
word-big_top = cort de circ
word-church = biserică
word-fairy = zână
word-message = mesaj
word-ransom = răscumpărare
word-robber = tâlhar
word-watchtower = turn de pază
word-wind_rose = roză a vânturilor
word-city = oraș
    .gender = m
    .a = un oraș
    .the = orașul
    .on = într-un oraș
    .on-this = în acest oraș
    .from-this = din acest oraș
word-road = drum
    .gender = m
    .a = un drum
    .the = drumul
    .on = pe un drum
    .on-this = pe acest drum
    .from-this = de pe acest drum
word-field = câmp
    .gender = m
    .a = un câmp
    .the = câmpul
    .on = pe un câmp
    .on-this = pe acest câmp
    .from-this = de pe acest câmp
word-monastery = mănăstire
    .gender = f
    .a = o mănăstire
    .the = mănăstirea
    .on = într-o mănăstire
    .on-this = în această mănăstire
    .from-this = din această mănăstire
word-german_castle = castel
    .gender = n
    .a = un castel
    .the = castelul
    .on = într-un castel
    .on-this = în acest castel
    .from-this = din acest castel
word-german_cathedral = catedrală
    .gender = f
    .a = o catedrală
    .the = catedrala
    .on = pe o catedrală
    .on-this = pe această catedrală
    .from-this = de pe această catedrală
word-quarter = cartier al Cetății
    .gender = n
    .a = un cartier al Cetății
    .the = cartierul Cetății
    .on = într-un cartier al Cetății
    .on-this = în acest cartier al Cetății
    .from-this = din acest cartier al Cetății
word-city_of_carcassonne = Cetatea Carcassonne
    .gender = f
    .a = Cetatea Carcassonne
    .the = Cetatea Carcassonne
    .on = în Cetatea Carcassonne
    .on-this = în Cetatea Carcassonne
    .from-this = din Cetatea Carcassonne
word-castle = castel
    .gender = m
    .a = un castel
    .the = castelul
    .on = într-un castel
    .on-this = în acest castel
    .from-this = din acest castel
    .inside = în castel
    .out = din castel
word-market = piață
    .inside = în piață
    .out = din piață
word-blacksmith = fierărie
    .inside = în fierărie
    .out = din fierărie
word-cathedral = catedrală
    .inside = în catedrală
    .out = din catedrală
word-tower = turn
    .gender = m
    .a = un turn
    .the = turnul
    .on = pe un turn
    .on-this = pe acest turn
    .from-this = de pe acest turn
word-buy_back = răscumpărare
word-bathhouse = baie
    .gender = f
    .a = o baie
    .the = baia
    .on = într-o baie
    .on-this = în această baie
    .from-this = din această baie
word-garden = grădină
    .gender = f
    .a = o grădină
    .the = grădina
    .on = într-o grădină
    .on-this = în această grădină
    .from-this = din această grădină
word-river = râu
    .gender = m
    .a = un râu
    .the = râul
    .on = pe un râu
    .on-this = pe acest râu
    .from-this = de pe acest râu
word-meeple = meeple
    .gender = m
    .a = un meeple
    .the = meepleul
    .many = meepleși
    .of = meepleului
word-big = meeple mare
    .gender = m
    .a = un meeple mare
    .the = meepleul mare
    .many = meepleși mari
    .of = meepleului mare
word-builder = constructor
    .gender = m
    .a = un constructor
    .the = constructorul
    .many = constructori
    .of = constructorului
word-pig = porc
    .gender = m
    .a = un porc
    .the = porcul
    .many = porci
    .of = porcului
word-shepherd = oier
    .gender = m
    .a = un oier
    .the = oierul
    .many = oieri
    .of = oierului
word-messenger = mesager
    .gender = m
    .a = un mesager
    .the = mesagerul
    .many = mesageri
    .of = mesagerului
word-abbot = abate
    .gender = m
    .a = un abate
    .the = abatele
    .many = abați
    .of = abatelui
word-mayor = primar
    .gender = m
    .a = un primar
    .the = primarul
    .many = primari
    .of = primarului
word-wagon = car
    .gender = m
    .a = un car
    .the = carul
    .many = care
    .of = carului
word-barn = moșie
    .gender = f
    .a = o moșie
    .the = moșia
    .many = moșii
    .of = moșiei
word-ringmaster = director de circ
    .gender = m
    .a = un director de circ
    .the = directorul de circ
    .many = directori de circ
    .of = directorului de circ
word-pyramid = piramidă de artiști
    .gender = f
    .a = o piramidă de artiști
    .the = piramida de artiști
    .on = într-o piramidă de artiști
    .on-this = în această piramidă de artiști
    .from-this = din această piramidă de artiști
word-phantom = fantomă
    .gender = f
    .a = o fantomă
    .the = fantoma
    .many = fantome
    .of = fantomei
word-shed = șopron
word-house = casă
word-watch = turnuleț
word-tile = cartonașe
word-pennant = blazoane
word-surrounding = cartonașe în jur
word-C = oraș
    .a = un oraș
word-R = drum
    .a = un drum
word-F = câmp
    .a = un câmp
word-V = râu
    .a = un râu
word-meeple-lying = meeple culcat
    .gender = m
    .a = un meeple culcat
    .the = meepleul culcat
    .many = meepleși culcați
    .of = meepleului culcat
word-big-lying = meeple mare culcat
    .gender = m
    .a = un meeple mare culcat
    .the = meepleul mare culcat
    .many = meepleși mari culcați
    .of = meepleului mare culcat
word-shrine = lăcaș de cult
word-challenge = provocare
word-row-N = în sus
word-row-E = spre dreapta
word-row-S = în jos
word-row-W = spre stânga
word-gold = aur
word-mage = mag
    .gender = m
    .the = magul
word-witch = vrăjitoare
    .gender = f
    .the = vrăjitoarea
word-wine = vin
word-grain = grâne
word-cloth = postav
word-flock = turmă
word-token = jetoane
word-vineyard = vii
