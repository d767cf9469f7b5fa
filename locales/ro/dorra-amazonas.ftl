### Amazonas de Stefan Dorra în română: regulile și ce spune numai acest joc.

rule-AD-S1 = Aur și argint
    .text = O monedă de aur valorează trei monede de argint. Costul corturilor este dat întotdeauna în aur, iar câștigurile, în argint.

rule-AD-S2 = Cărți de eveniment
    .text = Cele 18 cărți de eveniment se amestecă și se pun lângă tabla de joc.

rule-AD-S3 = Cărți de misiune
    .text = Cele 8 cărți de misiune se amestecă și fiecare primește una, pe care nimeni altcineva nu o vede. Celelalte se întorc nevăzute în cutie.

rule-AD-S4 = Cărți de ordine
    .text = Cărțile de ordine de la 1 la 4 se pun lângă tabla de joc.

rule-AD-S5 = Ce are fiecare
    .text = Fiecare ia cele 12 corturi și cele 7 cărți de câștig ale unei culori și 3 monede de aur.

rule-AD-S6 = Cărți ascunse, bani la vedere
    .text = Cărțile din mână nu se arată celorlalți; banii îi văd toți.

rule-AD-S7 = O misiune
    .text = O carte de misiune arată 4 sate. La sfârșit, jucătorul pierde 3 puncte pentru fiecare dintre ele în care nu are niciun cort.

rule-AD-I1 = Corturi de început
    .text = Într-o ordine aleasă liber, fiecare pune un cort pe un loc al oricărui sat și plătește cât scrie acolo: 2, 3 sau 5 monede de aur.

rule-AD-I2 = Jetonul primului sat
    .text = Pentru cortul de început fiecare ia jetonul de specie al acelui sat.

rule-AD-I3 = Împreună în primul sat
    .text = Mai mulți jucători pot începe în același sat; cine vine mai târziu ia un loc mai scump. În general al doilea și al treilea cort dintr-un sat costă mai mult.

rule-AD-I4 = Când începe runda 1
    .text = După ce toți au pus cortul, au plătit și au luat jetonul, începe prima rundă.

rule-AD-I5 = Sfat pentru început
    .text = E mai bine să se înceapă lângă două sate ale misiunii decât într-unul dintre ele.

rule-AD-T1 = O rundă
    .text = Jocul are 18 runde. În fiecare rundă se întoarce un eveniment, fiecare joacă o carte de câștig, iar câștigurile stabilesc ordinea de joc, în care construiesc toți.

rule-AD-T2 = Un eveniment pe rundă
    .text = În fiecare rundă se întoarce o carte de eveniment. Efectul ei ține toată runda și se încheie când se întoarce următorul eveniment.

rule-AD-N1 = Cărți de câștig
    .text = Cărțile sunt numerotate: 0 toate speciile, 1 pește, 2 fluture, 3 iguană, 4 papagal, 5 orhidee, 6 Indio.

rule-AD-N2 = Alese în secret
    .text = Fiecare alege în secret o carte de câștig; după ce au ales toți, cărțile se întorc în același timp.

rule-AD-N3 = Câștig
    .text = Câștigul în argint este numărul de pe carte plus jetoanele proprii ale speciei ei, inclusiv jetoanele Indio de pe acel teanc.

rule-AD-N4 = Cartea 0
    .text = Cartea 0 aduce atâtea monede de argint câte jetoane are cel mai mare teanc propriu.

rule-AD-N5 = Cartea 6
    .text = Cartea 6 aduce 6 monede de argint și încă una pentru fiecare jeton Indio propriu, pe orice teanc s-ar afla.

rule-AD-N6 = Cartea 6 împotriva evenimentelor rele
    .text = Cine joacă cartea 6 nu suferă efectele negative ale evenimentului din această rundă: jaguar, crocodil, incendiu de pădure sau maimuțe hoațe.

rule-AD-N7 = Cărți jucate
    .text = Cărțile de câștig jucate rămân într-un teanc, cu fața în sus, în fața jucătorului lor; se vede numai ultima.

rule-AD-N8 = Cărțile se întorc în mână
    .text = După 7 runde, când toate cărțile de câștig au fost jucate, fiecare și le ia înapoi pe toate 7; formează deci câte un ciclu rundele de la 1 la 7, de la 8 la 14 și de la 15 la 18.

rule-AD-Q1 = Întâi câștigul cel mai mare
    .text = Cine are cel mai mare câștig al rundei ia cartea de ordine 1 și construiește primul, și așa mai departe.

rule-AD-Q2 = Câștiguri egale
    .text = La câștig egal joacă întâi cel a cărui carte jucată are sus numărul alb mai mic.

rule-AD-B1 = Încasare și construire
    .text = Pe rând, fiecare își ia monedele de argint câștigate (3 monede de argint se pot lua ca una de aur) și apoi ridică oricâte corturi, sau niciunul.

rule-AD-B2 = Destui bani
    .text = Un cort se poate ridica numai cu destui bani pentru locul lui.

rule-AD-B3 = Pe un loc gol
    .text = Un cort se pune pe un loc gol al unui sat; se plătește cât scrie acolo: 2, 3 sau 5 monede de aur.

rule-AD-B4 = Jetonul satului
    .text = Cine construiește ia un jeton de specie al satului. Din fiecare specie sunt 12; când s-au terminat, nu se ia nimic.

rule-AD-B5 = Numai unde duce un drum
    .text = Se construiește numai în sate legate printr-o potecă prin junglă sau o cale pe apă de un sat în care jucătorul are deja un cort.

rule-AD-B6 = Un cort pe sat
    .text = Niciun jucător nu poate ridica mai mult de un cort în același sat.

rule-AD-B7 = Teancuri de specii
    .text = Jetoanele de specie se pun în teancuri, câte un teanc pentru fiecare specie.

rule-AD-B8 = Mai mulți pași într-o tură
    .text = Un cort tocmai ridicat contează imediat, așa că următorul din aceeași tură poate pleca de la el.

rule-AD-B9 = Locul cel mai ieftin
    .text = Trebuie luat cel mai ieftin loc gol al satului (implicit) sau se poate lua oricare.

rule-AD-B10 = Păstrarea și schimbarea banilor
    .text = Banii se păstrează din rundă în rundă; aurul și argintul se pot schimba oricând, 3 monede de argint pentru una de aur.

rule-AD-B11 = De obicei
    .text = De obicei se ridică un cort pe tură și cea mai mare parte a banilor se cheltuiește imediat.

rule-AD-B12 = Orice loc
    .text = Unde se poate lua orice loc, nu contează dacă locurile ocupate sunt cele mai ieftine; un cort neutru ia totuși locul cel mai ieftin.

rule-AD-E1 = Jaguar
    .text = Jaguar (2 cărți): în această rundă nimeni nu poate folosi potecile prin junglă, ci numai căile pe apă.

rule-AD-E2 = Crocodil
    .text = Crocodil (2 cărți): în această rundă nimeni nu poate folosi căile pe apă, ci numai potecile prin junglă.

rule-AD-E3 = Incendiu de pădure
    .text = Incendiu de pădure (3 cărți): în această rundă fiecare primește numai jumătate din argintul câștigat, rotunjită în jos.

rule-AD-E4 = Maimuțe hoațe
    .text = Maimuțe hoațe (2 cărți): fiecare pierde atâtea monede de argint câte jetoane are cel mai mare teanc propriu.

rule-AD-E5 = Când fură maimuțele
    .text = Maimuțele fură după ce câștigul rundei a fost încasat; nimeni nu pierde mai mult decât are.

rule-AD-E6 = Bonus
    .text = Bonus (5 cărți, câte una pentru fiecare specie): fiecare primește o monedă de argint în plus pentru fiecare jeton propriu al acelei specii. Ordinea nu se schimbă.

rule-AD-E7 = Când își face efectul un eveniment
    .text = Indio (4 cărți): vezi oferta. Furtul, bonusul și oferta jetonului Indio au loc la încasare: după câștig, înaintea primului cort din rundă.

rule-AD-E8 = Ce pot lua maimuțele
    .text = Maimuțele iau valoarea în argint, iar aurul se schimbă (implicit), sau iau numai monede de argint. În prima interpretare, exemplul tipărit al jucătorului cu o singură monedă nu poate apărea: cu acele jetoane se câștigă cel puțin 2 în acea rundă.

rule-AD-K1 = Oferta
    .text = Indio (4 cărți): cine e primul în ordine poate renunța la argintul acestei runde pentru un jeton Indio; după un refuz oferta trece la al doilea, și așa mai departe.

rule-AD-K2 = Pe un teanc propriu
    .text = Cine ia un jeton Indio îl pune imediat pe unul dintre teancurile proprii de jetoane de specie.

rule-AD-K3 = Un jeton al teancului său
    .text = De atunci jetonul Indio contează ca un jeton al acelui teanc și rămâne acolo.

rule-AD-K4 = Jetoane Indio și cartea 6
    .text = Fiecare jeton Indio aduce o monedă de argint în plus când se joacă cartea 6.

rule-AD-K5 = Cel mult un jeton
    .text = Un eveniment aduce cel mult un jeton Indio; dacă toți îl refuză, se întoarce în cutie.

rule-AD-K6 = Nicio specie nouă
    .text = Un jeton Indio nu aduce niciodată o specie nouă, fiindcă se pune numai pe un teanc existent.

rule-AD-M1 = Medalii
    .text = Cine are primul toate cele cinci specii primește medalia de 5 puncte, apoi urmează cele de 4, 3 și 2. Nicio regulă nu ia o medalie înapoi.

rule-AD-M2 = Medalii în trei
    .text = Cu trei jucători medalia de 5 puncte nu se folosește: se acordă cele de 4, 3 și 2.

rule-AD-M3 = Fără toate cele cinci specii
    .text = Cine nu are la sfârșitul jocului toate cele cinci specii nu primește nicio medalie.

rule-AD-F0 = Sfârșitul jocului
    .text = Jocul se încheie după runda 18, când toți au terminat-o.

rule-AD-F1 = Trei jetoane sau mai multe
    .text = Fiecare specie din care cineva are cel puțin 3 jetoane aduce 1 punct pentru fiecare jeton.

rule-AD-F2 = Cele mai multe dintr-o specie
    .text = Cine are cele mai multe jetoane dintr-o specie primește 2 puncte, chiar dacă are mai puțin de 3; la egalitate, fiecare dintre cei din frunte primește 1 punct.

rule-AD-F3 = Punctele unei medalii
    .text = O medalie valorează numărul scris pe ea.

rule-AD-F4 = Punctele misiunii
    .text = Fiecare sat al misiunii proprii fără un cort propriu costă 3 puncte; totalul poate coborî sub zero.

rule-AD-F5 = Jetoane Indio la sfârșit
    .text = Pentru punctele speciilor un jeton Indio contează pentru teancul pe care se află și pentru niciun altul.

rule-AD-F6 = Cine câștigă
    .text = Câștigă cine are cele mai multe puncte; la egalitate cine are mai multe jetoane de specie, inclusiv jetoane Indio; apoi cine are mai mulți bani.

rule-AD-F7 = Specie fără proprietar
    .text = Dacă nimeni nu are jetoane dintr-o specie, nu se dau punctele pentru cele mai multe.

rule-AD-F8 = Departajarea prin bani
    .text = Când egalitatea se departajează prin bani, se numără valoarea lor: 3 pentru fiecare monedă de aur și 1 pentru fiecare monedă de argint; dacă și aceasta este egală, victoria se împarte.

rule-AD-V1 = Medalii în doi
    .text = Cu doi jucători se folosesc numai medaliile de 3 și de 2 puncte.

rule-AD-V2 = Corturi neutre
    .text = Doi jucători își împart cele 12 corturi ale unei culori nefolosite: fiecare are 6 corturi neutre.

rule-AD-V3 = Un cort neutru pe tură
    .text = În tura sa, un jucător poate pune gratuit un cort neutru, numai unul, pe lângă cel propriu, în același sat sau în oricare altul.

rule-AD-V4 = Un cort neutru pe sat
    .text = Într-un sat nu se află niciodată mai mult de un cort neutru.

rule-AD-V5 = Nu pe ultimul loc
    .text = Un cort neutru nu se pune niciodată pe ultimul loc liber al unui sat.

rule-AD-V6 = Locul lui
    .text = Dintre locurile libere un cort neutru îl ia pe cel mai ieftin; locul nu se plătește.

rule-AD-V7 = Întâi cortul neutru
    .text = Într-un sat cu 2 locuri libere poate veni deci întâi cortul neutru și apoi cel propriu, pe locul mai scump; invers nu se poate.

rule-AD-V8 = Cele mai multe dintr-o specie, în doi
    .text = Cu doi jucători, cine are cele mai multe jetoane dintr-o specie primește 1 punct, chiar dacă are mai puțin de 3; la egalitate nimeni nu primește nimic.

rule-AD-V9 = Ce nu face un cort neutru
    .text = Un cort neutru nu are nevoie de legătură și nu aduce jetoane; nu contează pentru rețeaua și nici pentru misiunea nimănui.

rule-AD-V10 = Nu fără un cort propriu
    .text = Un cort neutru se pune numai într-o tură în care jucătorul ridică și un cort propriu (implicit) sau și fără acesta. Se verifică la sfârșitul turei, fiindcă poate veni întâi cortul neutru, cât timp mai poate urma unul propriu.

rule-AD-V11 = Nu la început
    .text = Odată cu un cort de început nu se pune niciun cort neutru.

rule-AD-Z1 = Cât ține un eveniment
    .text = Regulile spun că efectul unui eveniment ține până se întoarce o altă carte de același fel: e vorba de următoarea carte de eveniment.

rule-AD-Z2 = Ultima carte
    .text = Ultima „carte de rundă”, cu care se termină jocul, este ultima carte de eveniment.

rule-AD-Z3 = Care loc gol
    .text = Regulile permit orice loc gol, dar spun că al doilea și al treilea cort costă mereu mai mult: deci întâi se ia cel mai ieftin.

rule-AD-Z4 = Incendiul și ordinea
    .text = Ordinea urmează câștigul înainte ca incendiul să îl înjumătățească (implicit) sau după aceea; și cartea de eveniment Indio stabilește primul jucător după câștigul din faza 2a.

rule-AD-Z5 = Maimuțele și aurul
    .text = Cartea maimuțelor vorbește numai de argint; banii contează după valoarea lor în argint.

rule-AD-Z6 = Alte ediții
    .text = Alte ediții și recenzii diferă: acolo, pentru cele mai multe jetoane este nevoie de cel puțin 3 și se primește 1 punct, iar misiunile aduc puncte. Aici se aplică regulile tipărite.

rule-AD-Z7 = Ce nu spun regulile
    .text = Regulile nu spun ce se întâmplă când nu ajung monedele sau când nu se poate construi nicăieri: banii se notează, iar jucătorul nu construiește.

sources-ad = Amazonas de Stefan Dorra, regulile italiene
sources-ad-read = Amazonas de Stefan Dorra, cum îl interpretează acest arbitru unde regulile tac

sections-AD-S = conținut și pregătire
sections-AD-I = începutul jocului
sections-AD-T = desfășurarea rundelor
sections-AD-N = cărți de câștig
sections-AD-Q = ordinea de joc
sections-AD-B = ridicarea corturilor
sections-AD-E = cărți de eveniment
sections-AD-K = jetoane Indio
sections-AD-M = medalii
sections-AD-F = sfârșit și evaluare finală
sections-AD-V = varianta pentru doi jucători
sections-AD-Z = pasaje neclare

reasons-AD-S1-changed =
    { $player } plătește { $cost } { $cost ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur cu { $gold } { $gold ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur și restul în argint: 3 monede de argint fac una de aur.

reasons-AD-S3-one_each = { $player } și-a dezvăluit deja misiunea; fiecare are una.
reasons-AD-S3-secret = Numai { $player } vede această carte până la sfârșitul jocului.
reasons-AD-S3-same = { $players } nu pot avea aceeași carte de misiune.
reasons-AD-S3-cards =
    Această tablă are { $count } { $count ->
        [one] carte
        [few] cărți
       *[other] de cărți
    } de misiune; ar trebui să fie 8.

reasons-AD-S5-no_tent = { $player } nu mai are corturi: toate cele { $count } sunt pe tablă.
reasons-AD-S5-too_many =
    { $player } are { $count } { $count ->
        [one] cort
        [few] corturi
       *[other] de corturi
    } pe tablă; sunt numai 12.

reasons-AD-S6-hand = Numai { $player } vede cărțile din propria mână; banii de pe masă îi văd toți.

reasons-AD-S7-no_card = Nicio carte de misiune nu arată aceste sate: { $villages }.

reasons-AD-N1-species = Cartea { $card } numără jetoanele unei specii: { $species }.
reasons-AD-N1-all_species = Cartea { $card } privește toate speciile și numără teancul cel mai mare.
reasons-AD-N1-indio = Cartea { $card } este cartea Indio: numără jetoanele Indio.

reasons-AD-I1-once = { $player } are deja un cort de început, la { $village }.
reasons-AD-I1-opens =
    { $player } poate începe la { $village }; locul costă { $cost } { $cost ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur, iar { $player } are { $gold } { $gold ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur și { $silver } { $silver ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint.

reasons-AD-I2-tile = { $player } ia un jeton: { $species }.

reasons-AD-I3-dearer =
    Locurile mai ieftine din { $village } sunt ocupate; cine vine mai târziu plătește { $cost } { $cost ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur.
reasons-AD-I3-cheap = Un loc mai scump din { $village } este deja ocupat; cine vine mai târziu ia unul și mai scump.

reasons-AD-I4-assumed = Presupunere: tocmai se pun corturile de început și la rând este { $player }.
reasons-AD-I4-opening =
    Întâi toți pun un cort de început; { COUNT($players) ->
        [one] mai lipsește
        [few] mai lipsesc
       *[other] mai lipsesc
    } { $players }.
reasons-AD-I4-begun = Corturile de început se pun înaintea primei runde; acum este runda { $round }.

reasons-AD-T1-event_first = Întâi trebuie întors evenimentul din runda { $round }.
reasons-AD-T1-building = Acum construiește { $player }; mutarea aceasta ține de altă fază a rundei.
reasons-AD-T1-assumed = Presupunere: acum construiește { $player }, iar argintul rundei a fost încasat.
reasons-AD-T1-no_event = Evenimentul acestei runde nu a fost întors.

reasons-AD-T2-lasts = Ține până se întoarce următorul eveniment.
reasons-AD-T2-one_a_round = Evenimentul din runda { $round } este deja întors: { $event }.

reasons-AD-N2-income =
    Nu toți au ales o carte de câștig; { COUNT($players) ->
        [one] mai lipsește
        [few] mai lipsesc
       *[other] mai lipsesc
    } { $players }. Abia apoi se întorc cărțile, în același timp.
reasons-AD-N2-reveal =
    Au ales toți; { COUNT($players) ->
        [one] mai trebuie să își dezvăluie cartea
        [few] mai trebuie să își dezvăluie cartea
       *[other] mai trebuie să își dezvăluie cartea
    }: { $players }.
reasons-AD-N2-committed = { $player } a ales deja o carte de câștig.
reasons-AD-N2-secret = Cartea jucătorului { $player } rămâne ascunsă până când au ales toți.
reasons-AD-N2-open_already = Nicio carte nu stă cu fața în jos.
reasons-AD-N2-known = Cartea jucătorului { $player } este deja cunoscută.
reasons-AD-N2-together = Au ales toți: cărțile se întorc în același timp.

reasons-AD-N3-earns =
    Cu cartea { $card } { $player } câștigă { $parts } = { $silver } { $silver ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint.

reasons-AD-N4-earns =
    Cu cartea { $card } { $player } câștigă { $parts } = { $silver } { $silver ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint.

reasons-AD-N5-earns =
    Cu cartea { $card } { $player } câștigă { $parts } = { $silver } { $silver ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint.

reasons-AD-N6-spared = { $player } a jucat cartea 6 și scapă de acest eveniment ({ $event }).
reasons-AD-N6-not_this = Cartea 6 nu schimbă aici nimic pentru { $player }: acest eveniment nu este unul negativ ({ $event }).

reasons-AD-N7-played = Cartea { $card } stă cu fața în sus în teancul jucătorului { $player }.

reasons-AD-N8-back = { $player } și-a jucat toate cele șapte cărți și le ia înapoi în mână.
reasons-AD-N8-played = { $player } a jucat deja cartea { $card }; cărțile se întorc în mână după rundele 7 și 14.
reasons-AD-N8-twice = { $player } nu poate să fi jucat de două ori cartea { $card } înainte ca ele să se întoarcă în mână.

reasons-AD-Q1-order = Se construiește în această ordine: { $players }. Câștig: { $values }.

reasons-AD-Q2-untold = { $players } au același câștig, iar numerele albe nu se cunosc toate: cei rămași la egalitate urmează în ordinea de la masă.
reasons-AD-Q2-assumed = Acestea sunt numerele albe inventate ale cărților înlocuitoare; pe cărțile tipărite pot fi altele: atunci introdu-le pe acelea.
reasons-AD-Q2-numbers = { $players } au același câștig; decid numerele albe, întâi cel mai mic: { $values }.

reasons-AD-B1-not_your_turn = Acum nu construiește { $player }, ci { $to_move }. Ordinea este { $players }.
reasons-AD-B1-any_number = { $player } poate ridica oricâte corturi, sau niciunul; în această tură: { $count }.
reasons-AD-B1-money_held = Banii pe care { $player } îi avea dinainte rămân, și cu ei se pot ridica corturi.

reasons-AD-B2-money =
    Locul din { $village } costă { $cost } { $cost ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur; { $player } are { $gold } { $gold ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur și { $silver } { $silver ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint.
reasons-AD-B2-assumed = Nu se știe câți bani are { $player }; se presupune că ajung.

reasons-AD-B3-space_untold = În { $village } este liber un loc; costă { $cost } { $cost ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur.
reasons-AD-B3-full = În { $village } nu este liber niciun loc.
reasons-AD-B3-taken =
    Locul de { $cost } { $cost ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur din { $village } este ocupat.
reasons-AD-B3-space =
    În { $village } este liber un loc; costă { $cost } { $cost ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur, iar { $player } are { $gold } { $gold ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur și { $silver } { $silver ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint.
reasons-AD-B3-twice =
    { $count } { $count ->
        [one] cort stă
        [few] corturi stau
       *[other] de corturi stau
    } pe același loc din { $village }, cel de { $cost } { $cost ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur.
reasons-AD-B3-holders = Corturi în { $village }: { $players }.

reasons-AD-B4-tile = { $player } ia un jeton: { $species }; mai sunt { $count } din 12.
reasons-AD-B4-none_left = Din această specie nu mai sunt jetoane ({ $species }), deci { $player } nu ia niciunul.
reasons-AD-B4-more_tiles =
    { $player } are { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } ({ $species }), dar numai { $most } { $most ->
        [one] cort propriu
        [few] corturi proprii
       *[other] de corturi proprii
    } în satele acestei specii.
reasons-AD-B4-fewer_tiles =
    Toți împreună au { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } ({ $species }), dar corturi pentru { $most }.
reasons-AD-B4-too_many =
    Toți împreună au { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } ({ $species }); sunt numai 12.

reasons-AD-B5-no_way = Niciun drum nu duce la { $village } dintr-un sat cu un cort al jucătorului { $player } ({ $villages }).
reasons-AD-B5-no_tent = { $player } nu are încă un cort de la care un drum să poată duce la { $village }.
reasons-AD-B5-path = O potecă prin junglă duce la { $village } din { $via }, unde { $player } are un cort.
reasons-AD-B5-water = O cale pe apă duce la { $village } din { $via }, unde { $player } are un cort.
reasons-AD-B5-apart =
    Corturile jucătorului { $player } nu sunt legate între ele: { COUNT($villages) ->
        [one] rămâne izolat
        [few] rămân izolate
       *[other] rămân izolate
    } { $villages }.

reasons-AD-B6-own_tent = { $player } are deja un cort în { $village }.
reasons-AD-B6-several = { $player } are mai multe corturi în { $village }.

reasons-AD-B7-on_pile = Se pune pe teancul jucătorului { $player } din acea specie: { $species }.

reasons-AD-B8-path = O potecă prin junglă duce la { $village } din { $via }; contează cortul pe care { $player } tocmai l-a ridicat acolo.
reasons-AD-B8-water = O cale pe apă duce la { $village } din { $via }; contează cortul pe care { $player } tocmai l-a ridicat acolo.

reasons-AD-B9-any =
    Cu această opțiune se poate lua orice loc gol, deși în { $village } este liber unul mai ieftin, de { $cost } { $cost ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur.
reasons-AD-B9-cheaper =
    În { $village } este liber un loc mai ieftin, de { $cost } { $cost ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur; trebuie luat întâi.
reasons-AD-B9-gap =
    În { $village } este gol un loc mai ieftin, de { $cost } { $cost ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur, deși unul mai scump este ocupat.
reasons-AD-B9-next =
    Următorul cort din { $village } costă { $cost } { $cost ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur; { $count ->
        [one] este liber
        [few] sunt libere
       *[other] sunt libere
    } { $count } { $count ->
        [one] loc
        [few] locuri
       *[other] de locuri
    }.

reasons-AD-B10-changed = Aurul și argintul se pot schimba oricând, deci pentru { $village } se poate plăti și cu argint.

reasons-AD-E1-shown = Evenimentul acestei runde: { $event }.
reasons-AD-E1-closed = Jaguarul închide în această rundă poteca prin junglă din { $via } la { $village }.
reasons-AD-E1-used_up = Din aceste cărți există numai { $count }: { $event }.

reasons-AD-E2-shown = Evenimentul acestei runde: { $event }.
reasons-AD-E2-closed = Crocodilul închide în această rundă calea pe apă din { $via } la { $village }.
reasons-AD-E2-used_up = Din aceste cărți există numai { $count }: { $event }.

reasons-AD-E3-shown = Evenimentul acestei runde: { $event }.
reasons-AD-E3-burnt =
    Incendiul ia { $silver } { $silver ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint din câștigul jucătorului { $player }.
reasons-AD-E3-used_up = Din aceste cărți există numai { $count }: { $event }.

reasons-AD-E4-shown = Evenimentul acestei runde: { $event }.
reasons-AD-E4-theft =
    Maimuțele îi iau jucătorului { $player } { $silver } { $silver ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint.
reasons-AD-E4-used_up = Din aceste cărți există numai { $count }: { $event }.

reasons-AD-E6-shown = Evenimentul acestei runde: { $event }.
reasons-AD-E6-bonus =
    Bonusul îi aduce jucătorului { $player } { $silver } { $silver ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint.
reasons-AD-E6-not_in_order = Argintul unui bonus nu contează pentru ordinea de joc.
reasons-AD-E6-used_up = Din aceste cărți există numai { $count }: { $event }.

reasons-AD-E7-before = Furtul vine după câștig și înaintea primului cort al rundei.
reasons-AD-E7-too_late = { $player } a construit deja în această tură; oferta vine înaintea primului cort.

reasons-AD-E8-value = Maimuțele iau valoarea în argint, iar aurul se schimbă. Exemplul tipărit al jucătorului cu o singură monedă nu poate apărea atunci: cu acele jetoane se câștigă cel puțin 2 în acea rundă.
reasons-AD-E8-silver_coins = Cu această opțiune se fură numai monede de argint; aurul este în siguranță.

reasons-AD-K1-assumed =
    Înaintea jucătorului { $player } { COUNT($players) ->
        [one] vine
        [few] vin
       *[other] vin
    } { $players }; se presupune că oferta a fost refuzată.
reasons-AD-K1-assumed_order = Ordinea de joc nu se cunoaște; se presupune că oferta a ajuns la { $player }.
reasons-AD-K1-in_order = Oferta merge în ordinea de joc, de la câștigul cel mai mare.
reasons-AD-K1-shown = Evenimentul acestei runde: { $event }.
reasons-AD-K1-no_offer = Nicio carte Indio nu este întoarsă, deci jucătorului { $player } nu i se oferă niciun jeton.
reasons-AD-K1-no_card = Nicio carte Indio nu este întoarsă.
reasons-AD-K1-answered = { $player } a răspuns deja la ofertă.
reasons-AD-K1-take = { $player } poate renunța la argintul acestei runde pentru un jeton Indio.
reasons-AD-K1-refuse = { $player } poate refuza; oferta trece la următorul în ordine.
reasons-AD-K1-order = Oferta merge în ordinea de joc: { $players }.
reasons-AD-K1-used_up = Din aceste cărți există numai { $count }: { $event }.
reasons-AD-K1-given_up = { $player } a renunțat la argintul acestei runde pentru un jeton Indio.

reasons-AD-K2-none = { $player } nu are încă niciun jeton de specie, deci niciun teanc pe care să îl pună.
reasons-AD-K2-own = Cine ia jetonul îl pune pe un teanc propriu.
reasons-AD-K2-pile = { $player } îl pune pe un teanc propriu: { $species }.
reasons-AD-K2-no_pile = { $player } nu are un teanc din această specie: { $species }.

reasons-AD-K5-back = Dacă nu îl ia nimeni, jetonul se întoarce în cutie.
reasons-AD-K5-taken = Jetonul Indio al acestei runde a fost deja luat.
reasons-AD-K5-gone = În această rundă a fost deja luat.
reasons-AD-K5-too_many =
    Jucătorii au { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } Indio; pot fi cel mult { $most }.

reasons-AD-K6-own = Nu aduce o specie nouă.
reasons-AD-K6-no_pile = Un jeton Indio nu aduce o specie nouă; { $player } nu are jetoane din aceasta: { $species }.

reasons-AD-M1-has =
    { $player } are medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } și o păstrează.
reasons-AD-M1-due =
    { $player } are toate cele cinci specii și primește medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.
reasons-AD-M1-next =
    Cine va avea următorul toate cele cinci specii primește medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.
reasons-AD-M1-none = Toate medaliile au fost luate.
reasons-AD-M1-not_in_play =
    { $player } are medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }, care nu este în joc.
reasons-AD-M1-shared =
    { $count } { $count ->
        [one] jucător are
        [few] jucători au
       *[other] de jucători au
    } medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.

reasons-AD-M2-due =
    { $player } are toate cele cinci specii și primește medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.
reasons-AD-M2-next =
    Cine va avea următorul toate cele cinci specii primește medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.
reasons-AD-M2-none = Toate medaliile au fost luate.
reasons-AD-M2-not_in_play =
    { $player } are medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }, care nu este în joc.
reasons-AD-M2-shared =
    { $count } { $count ->
        [one] jucător are
        [few] jucători au
       *[other] de jucători au
    } medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.

reasons-AD-M3-keeps = O medalie luată se păstrează: nicio regulă nu ia jetoane înapoi.
reasons-AD-M3-lacks = { $player } nu are toate cele cinci specii.
reasons-AD-M3-without =
    { $player } are medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }, dar, după cele introduse, nu toate cele cinci specii. Nicio regulă nu ia înapoi o medalie, deci contează; verifică jetoanele.

reasons-AD-F0-done = Runda 18 s-a încheiat.
reasons-AD-F0-over = Jocul s-a încheiat.
reasons-AD-F0-last_round = Runda 18 s-a încheiat: urmează evaluarea finală.
reasons-AD-F0-early = Oprit de comun acord: jocul s-ar încheia după runda { $count }, iar aceasta este runda { $round }.
reasons-AD-F0-in_turn = { $player } nu a încheiat încă tura: jocul se oprește între două ture.

reasons-AD-F1-few =
    { $player } are { $count } { $count ->
        [one] jeton ({ $species }), mai puțin de 3: singur nu aduce nimic.
        [few] jetoane ({ $species }), mai puțin de 3: singure nu aduc nimic.
       *[other] de jetoane ({ $species }), mai puțin de 3: singure nu aduc nimic.
    }
reasons-AD-F1-pays = { $player } primește { $parts } = { $points }.

reasons-AD-F2-leader = { $players } are cele mai multe jetoane ({ $species }): { $values }.
reasons-AD-F2-tied = { $players } sunt la egalitate cu cele mai multe jetoane ({ $species }): { $values }.

reasons-AD-F4-untold = Nu se știe ce sate arată misiunea jucătorului { $player }; fiecare sat fără un cort propriu costă 3 puncte.
reasons-AD-F4-missing = { $player } nu are cort în { $villages }.
reasons-AD-F4-all = { $player } are un cort în fiecare sat al misiunii.

reasons-AD-F5-indio = Jetoanele Indio de pe teanc contează ({ $species }).

reasons-AD-F6-untold =
    Nu se știe câți bani { COUNT($players) ->
        [one] are
        [few] au
       *[other] au
    } { $players }; se presupune că niciunul.
reasons-AD-F6-ranked_tiles =
    Egalitate la { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }; { $player } iese pe locul { $place } cu { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    }.
reasons-AD-F6-ranked_money =
    Egalitate la puncte și jetoane; { $player } iese pe locul { $place } cu bani în valoare de { $count } { $count ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint.
reasons-AD-F6-points =
    { $players } câștigă cu { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.
reasons-AD-F6-tiles =
    { $by } au aceleași puncte; { $players } câștigă cu { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    }.
reasons-AD-F6-money =
    { $by } au aceleași puncte și jetoane; { $players } câștigă cu bani în valoare de { $count } { $count ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint.

reasons-AD-F7-nobody = Nimeni nu are jetoane din această specie ({ $species }), deci nu se dau punctele pentru cele mai multe.

reasons-AD-F8-shared =
    { $players } au aceleași puncte, jetoane și bani ({ $count } { $count ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint): împart victoria.

reasons-AD-V1-due =
    { $player } are toate cele cinci specii și primește medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.
reasons-AD-V1-next =
    Cine va avea următorul toate cele cinci specii primește medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.
reasons-AD-V1-none = Toate medaliile au fost luate.
reasons-AD-V1-not_in_play =
    { $player } are medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }, care nu este în joc.
reasons-AD-V1-shared =
    { $count } { $count ->
        [one] jucător are
        [few] jucători au
       *[other] de jucători au
    } medalia de { $medal } { $medal ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.

reasons-AD-V2-two_only = Corturile neutre se folosesc numai cu doi jucători, nu cu { $count }.
reasons-AD-V2-none_left = { $player } nu mai are corturi neutre: toate cele { $count } sunt pe tablă.
reasons-AD-V2-too_many =
    { $player } a pus { $count } { $count ->
        [one] cort neutru
        [few] corturi neutre
       *[other] de corturi neutre
    }; fiecare are numai 6.

reasons-AD-V3-one_a_turn = { $player } a pus deja un cort neutru în această tură.
reasons-AD-V3-allowed = { $player } poate pune gratuit un cort neutru în { $village }.

reasons-AD-V4-there = În { $village } este deja un cort neutru.
reasons-AD-V4-several =
    În { $village } sunt { $count } { $count ->
        [one] cort neutru
        [few] corturi neutre
       *[other] de corturi neutre
    }.

reasons-AD-V5-last_space = În { $village } este liber un singur loc, iar un cort neutru nu îl ia niciodată pe ultimul.

reasons-AD-V6-space =
    Ia cel mai ieftin loc liber din { $village }, cel de { $cost } { $cost ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur, fără plată.

reasons-AD-V8-leader = { $players } are cele mai multe jetoane ({ $species }): { $values }.
reasons-AD-V8-tied = { $players } au la fel de multe jetoane ({ $species }): nimeni nu primește punctul.

reasons-AD-V9-nothing = Un cort neutru în { $village } nu are nevoie de legătură, nu aduce jetoane și nu contează pentru nicio misiune.

reasons-AD-V7-own_first = În { $village } cortul propriu a venit întâi: cel neutru ar fi trebuit pus înaintea lui.
reasons-AD-V7-neutral_first = În { $village } cortul neutru a venit întâi, deci cel propriu merge pe locul mai scump.

reasons-AD-V10-alone = { $player } a pus un cort neutru în { $village }, dar niciun cort propriu în această tură.
reasons-AD-V10-own_too = În aceeași tură trebuie ridicat un cort propriu.
reasons-AD-V10-no_own_tent = Cu cortul neutru în { $village }, { $player } nu ar putea ridica niciun cort propriu în această tură.

reasons-AD-V11-opening = Acum se pun corturile de început; cele neutre vin mai târziu.

reasons-AD-Z4-off = Ordinea urmează câștigul înainte ca incendiul să îl înjumătățească.
reasons-AD-Z4-on = Cu această opțiune ordinea urmează câștigul după ce incendiul l-a înjumătățit.

reasons-AD-Z7-coins =
    Jucătorii au { $gold } { $gold ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de aur și { $silver } { $silver ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint; în cutie sunt 28 și 16.

reasons-AD-K3-counts =
    { $player } are { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } Indio; cele de pe acest teanc contează cu el.
reasons-AD-K3-stays = De atunci contează ca un jeton al acelui teanc și rămâne acolo.

reasons-AD-K4-six = Cu cartea 6 { $player } câștigă pentru el o monedă de argint în plus.

reasons-AD-E5-at_most = Maimuțele vin după câștig; nimeni nu pierde mai mult decât are.

lines-AD-F1 =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru jetoane ({ $kind }): { $parts } = { $points }.
lines-AD-F2 =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru jetoane ({ $kind }): { $parts } = { $points }.
lines-AD-V8 =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru jetoane ({ $kind }): { $parts } = { $points }.
lines-AD-F3 =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru o medalie.
lines-AD-F4 = { $player } pierde puncte pentru misiune: { $parts } = { $points }.
lines-income =
    { $player } câștigă { $points } { $points ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint: { $parts } = { $points }.
lines-theft = Maimuțele fură argint: { $player } { $parts }.
lines-bonus =
    { $player } primește { $points } { $points ->
        [one] monedă
        [few] monede
       *[other] de monede
    } de argint din bonus: { $parts }.
lines-burnt = Incendiul ia argint din câștig: { $player } { $parts }.

lines-nothing-AD-F4 = Misiunea jucătorului { $player } nu este cunoscută.

lines-holders-fish = Jetoane: { $holders }.
lines-holders-butterfly = Jetoane: { $holders }.
lines-holders-iguana = Jetoane: { $holders }.
lines-holders-parrot = Jetoane: { $holders }.
lines-holders-orchid = Jetoane: { $holders }.

parts-AD-F1-fish =
    { $count } { $count ->
        [one] pește
        [few] pești
       *[other] de pești
    } × { $each }
parts-AD-F1-butterfly =
    { $count } { $count ->
        [one] fluture
        [few] fluturi
       *[other] de fluturi
    } × { $each }
parts-AD-F1-iguana =
    { $count } { $count ->
        [one] iguană
        [few] iguane
       *[other] de iguane
    } × { $each }
parts-AD-F1-parrot =
    { $count } { $count ->
        [one] papagal
        [few] papagali
       *[other] de papagali
    } × { $each }
parts-AD-F1-orchid =
    { $count } { $count ->
        [one] orhidee
        [few] orhidee
       *[other] de orhidee
    } × { $each }

parts-AD-N3-on_the_card = { $each } pe carte
parts-AD-N3-fish =
    { $count } { $count ->
        [one] pește
        [few] pești
       *[other] de pești
    }
parts-AD-N3-butterfly =
    { $count } { $count ->
        [one] fluture
        [few] fluturi
       *[other] de fluturi
    }
parts-AD-N3-iguana =
    { $count } { $count ->
        [one] iguană
        [few] iguane
       *[other] de iguane
    }
parts-AD-N3-parrot =
    { $count } { $count ->
        [one] papagal
        [few] papagali
       *[other] de papagali
    }
parts-AD-N3-orchid =
    { $count } { $count ->
        [one] orhidee
        [few] orhidee
       *[other] de orhidee
    }

parts-AD-N4-largest_pile = { $count } pe cel mai mare teanc

parts-AD-N5-on_the_card = { $each } pe carte

parts-AD-K4-indio_tile =
    { $count } { $count ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } Indio

parts-AD-E3-burnt = { $points }

parts-AD-E4-stolen = { $points }

parts-AD-E6-bonus = { $points }

parts-AD-F2-majority = { $each } pentru cele mai multe
parts-AD-F2-shared_majority = { $each } pentru cele mai multe, la egalitate

parts-AD-V8-majority = { $each } pentru cele mai multe

parts-AD-F3-medal = { $each }

parts-AD-F4-missing_village =
    { $count } { $count ->
        [one] sat
        [few] sate
       *[other] de sate
    } fără un cort propriu × { $each }

options-ad-players = Câți joacă; în doi se joacă cu corturi neutre și mai puține medalii.
options-ad-space = Dacă trebuie luat cel mai ieftin loc gol al unui sat sau se poate lua oricare.
options-ad-neutral_without_own = Dacă un cort neutru se poate pune și într-o tură în care jucătorul nu ridică un cort propriu.
options-ad-fire_affects_order = Dacă un incendiu de pădure înjumătățește câștigul înainte de stabilirea ordinii de joc.
options-ad-monkeys = Dacă maimuțele iau valoarea în argint sau numai monede de argint.

word-medal = medalie
word-mission = misiune
word-fish = pește
word-butterfly = fluture
word-iguana = iguană
word-parrot = papagal
word-orchid = orhidee
word-jaguar = jaguar
word-crocodile = crocodil
word-fire = incendiu de pădure
word-monkeys = maimuțe hoațe
word-indio = Indio
word-bonus-fish = bonus pentru pești
word-bonus-butterfly = bonus pentru fluturi
word-bonus-iguana = bonus pentru iguane
word-bonus-parrot = bonus pentru papagali
word-bonus-orchid = bonus pentru orhidee
