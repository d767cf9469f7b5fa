### Hărți Carcassonne în română.

rule-MP-S1 = Ce cartonașe
    .text = Pe o hartă se recomandă cartonașele jocului de bază, din Hanuri și catedrale și din Negustori și constructori; se poate juca și cu orice alt amestec.

rule-MP-S2 = Câte cartonașe
    .text = Fiecare hartă are un număr recomandat de cartonașe.

rule-MP-S3 = Cartonașe fără extensiile lor
    .text = Pe o hartă este mai bine să se folosească din extensii doar cartonașele, fără regulile, pionii și meepleșii lor speciali, dacă jucătorii nu convin altfel.

rule-MP-S4 = Nouă meepleși
    .text = Dacă se poate, fiecare jucător are 9 meepleși pe lângă cel de pe tabla de scor; altfel, cei 7 obișnuiți.

rule-MP-S5 = Cum arată pătratele de început
    .text = Pe o hartă există câteva pătrate de început; fiecare arată un orășel și are margine roșie.

rule-MP-S6 = Pătrate de început
    .text = Se folosesc cel puțin două pătrate de început: cartonașul de pornire și unul sau două cartonașe la întâmplare se pun pe două sau trei dintre ele.

rule-MP-S7 = Primul cartonaș plasat
    .text = Primul cartonaș plasat se pune lângă unul dintre cartonașele de pe pătratele de început.

rule-MP-S8 = Desene tipărite suplimentare
    .text = Fără miniextensia Jetoane de hărți, tot ce mai este tipărit pe hartă (sticle, linii colorate, insule) se ignoră.

rule-MP-S9 = Variante
    .text = Editura propune variante și îi invită pe jucători să creeze altele: grupul poate schimba orice regulă a hărților.

rule-MP-P1 = Doar pe pătrate
    .text = Un cartonaș se plasează doar pe un pătrat tipărit al hărții.

rule-MP-P2 = Lângă cartonașele plasate
    .text = Un cartonaș se plasează lângă unul deja plasat, lângă un oraș mare conectat sau la celălalt capăt al unui bac legat de un drum.

rule-MP-P3 = Laturile se potrivesc cu ce este tipărit
    .text = Laturile trebuie să se potrivească cu vecinii și cu ce este tipărit pe orașele mari și dincolo de margine.

rule-MP-L1 = Niciun cartonaș pe un oraș mare
    .text = Pe un pătrat cu un oraș mare tipărit nu se plasează niciun cartonaș.

rule-MP-L2 = Oraș mare conectat
    .text = Un oraș mare este conectat imediat ce lângă el se află un cartonaș; de atunci, oricine poate plasa pe celelalte pătrate de lângă el.

rule-MP-L3 = Oraș mare încă neconectat
    .text = Nu este de ajuns ca un cartonaș să stea lângă un oraș mare care nu este încă conectat.

rule-MP-L4 = Oraș mare finalizat
    .text = Un oraș mare finalizat se evaluează ca orice oraș: fiecare pătrat tipărit al lui contează ca un cartonaș, iar blazoanele lui contează și ele.

rule-MP-T1 = Pătrate cu orășele
    .text = Pătratele cu un orășel sunt pătrate normale: pe ele se pot plasa cartonașe.

rule-MP-T2 = Alte reguli pentru orășele
    .text = Unele hărți au alte reguli pentru orășele; jucătorii pot conveni asupra lor.

rule-MP-B1 = Ce este tipărit la margine
    .text = Unde dincolo de margine este tipărit un oraș sau un drum, cartonașul de pe acel pătrat trebuie să se potrivească.

rule-MP-B2 = Margine neutră
    .text = O margine la care nu este tipărit niciun drum sau oraș este neutră: orice latură poate fi îndreptată spre ea.

rule-MP-B3 = Drum care se termină la margine
    .text = Un drum care se termină la margine este finalizat la acel capăt.

rule-MP-B4 = Segmente de dincolo de margine
    .text = Un segment de drum sau de oraș tipărit dincolo de margine contează ca un cartonaș al acelui drum sau oraș; contează și blazoanele lui.

rule-MP-B5 = Închis de margine
    .text = La o margine neutră (nori, mare) un oraș, un drum sau un câmp este închis pe acea latură și se evaluează ca de obicei; este posibil chiar și un oraș dintr-un singur cartonaș.

rule-MP-Y1 = Bac legat de un drum
    .text = După ce un bac este legat de un drum, oricine poate continua la celălalt capăt cu un cartonaș potrivit.

rule-MP-Y2 = Cât valorează un bac
    .text = Un bac adaugă 1 punct drumului său, plus punctele blazoanelor de pe el.

rule-MP-Y3 = Când se evaluează un bac
    .text = Un bac se evaluează când drumul lui este finalizat.

rule-MP-M1 = Plasarea unui meeple
    .text = După plasarea unui cartonaș se poate plasa un meeple după regulile obișnuite.

rule-MP-C1 = Blazoane
    .text = În timpul jocului un blazon aduce 2 puncte la fiecare evaluare, pe un drum la fel ca într-un oraș.

rule-MP-K1 = Mănăstire la margine
    .text = O mănăstire la margine este finalizată când toate pătratele pe care harta le are în jurul ei sunt ocupate; nu trebuie să fie opt.

rule-MP-K2 = Cât aduce o mănăstire la margine
    .text = Aduce 1 punct pentru ea însăși, câte 1 pentru fiecare cartonaș și câte 1 pentru fiecare pătrat al unui oraș mare din jur.

rule-MP-K3 = Nimic de dincolo de margine pentru o mănăstire
    .text = Segmentele de oraș sau de drum tipărite dincolo de margine nu contează niciodată pentru o mănăstire.

rule-MP-K4 = Pătratele unui oraș mare
    .text = Fiecare pătrat al unui oraș mare contează separat, ca pătrat ocupat, atât pentru mănăstiri, cât și pentru oraș.

rule-MP-G1 = Ce contează pentru ce
    .text = La drumuri contează cartonașele și segmentele de dincolo de margine; la orașe, cartonașele, pătratele orașelor mari și segmentele de dincolo de margine; la mănăstiri, cartonașele și pătratele orașelor mari.

rule-MP-G2 = Drum spre un oraș mare
    .text = Un drum care intră într-un pătrat al unui oraș mare se termină acolo.

rule-MP-E1 = Evaluarea finală
    .text = La sfârșit, fiecare cartonaș și fiecare blazon al unui oraș sau drum nefinalizat valorează 1 punct.

rule-MP-E2 = Blazoane de dincolo de margine la sfârșit
    .text = Și blazoanele de pe partea unui drum nefinalizat tipărită dincolo de margine valorează câte 1 punct.

rule-MP-E3 = Bacuri, mănăstiri și câmpuri la sfârșit
    .text = Un drum nefinalizat aduce 1 punct pentru bacul lui; o mănăstire nefinalizată, 1 punct pentru ea și câte 1 pentru fiecare pătrat ocupat din jur; la câmpuri, orașele mari și cele de la margine contează ca orașe.

rule-MP-O1 = Variantă: o tură suplimentară pentru un orășel
    .text = Plasarea unui cartonaș pe un orășel aduce imediat o tură suplimentară, dar nu încă una în acea tură.

rule-MP-O2 = Variantă: un orășel costă 2 puncte
    .text = Plasarea unui cartonaș pe un orășel costă 2 puncte.

rule-MP-O3 = Variantă: 2 puncte pentru orășelele de lângă un drum
    .text = La evaluarea unui drum, fiecare orășel încă vizibil care îl atinge orizontal sau vertical aduce 2 puncte în plus.

rule-MP-Z1 = O permisiune înțeleasă ca limită
    .text = Textul spune doar că se pot plasa cartonașe pe pătratele tipărite; se interpretează: nicăieri altundeva.

rule-MP-Z2 = Cartonașe de pornire și pătrate de început
    .text = Unde textul despre pregătire vorbește de cartonașe puse pe „cartonașele de pornire”, se înțeleg pătratele de început.

rule-MP-Z3 = 2 puncte la fiecare evaluare, 1 la sfârșit
    .text = Blazoanele aduc 2 puncte la fiecare evaluare; evaluarea finală a celor nefinalizate, cu 1 punct, este excepția.

rule-MP-Z4 = Culoarea pătratelor de început
    .text = Dacă marginea unui pătrat de început este roșie sau mai închisă la culoare nu schimbă nimic în reguli.

rule-MP-Z5 = Punctele unui drum cu bac
    .text = În exemplul cu bacul, cele 3 puncte pentru drum vin de la 2 cartonașe și 1 bac.

rule-MP-Z6 = Un orășel contează o dată
    .text = Un orășel care atinge mai multe cartonașe ale unui drum contează o singură dată pentru acel drum.

rule-MP-Z7 = Puncte sub zero
    .text = Unde un orășel costă 2 puncte, scorul unui jucător poate scădea sub zero.

rule-MP-Z8 = Anii hărților
    .text = Publicația nu spune în ce ani au apărut hărțile; anii se cunosc din alte surse.

sources-mp = Hărți Carcassonne, regulile editurii, așa cum sunt cunoscute
sources-mp-read = Hărți Carcassonne, cum le interpretează acest arbitru acolo unde regulile lor tac

sections-MP-S = pregătire
sections-MP-P = plasarea cartonașelor
sections-MP-L = orașe mari
sections-MP-T = orășele
sections-MP-B = marginea
sections-MP-Y = bacuri
sections-MP-M = meepleși
sections-MP-C = blazoane
sections-MP-K = mănăstiri
sections-MP-G = ce contează
sections-MP-E = evaluarea finală
sections-MP-O = variante pentru orășele
sections-MP-Z = pasaje neclare

reasons-MP-P1-no_square = Harta { $map } nu are niciun pătrat la { $cell }.
reasons-MP-P1-off = Cartonașul de la { $cell } nu se află pe niciun pătrat al hărții.

reasons-MP-L1-large_city = Harta { $map } arată un oraș mare la { $cell }.
reasons-MP-L1-off = Cartonașul de la { $cell } se află pe un oraș mare.

reasons-MP-P2-beside = Pătratul { $cell } se află lângă un cartonaș.
reasons-MP-P2-alone = La { $cell } cartonașul nu s-ar afla nici lângă alt cartonaș, nici lângă un oraș mare conectat, nici la un bac legat de un drum.
reasons-MP-P2-apart =
    { $count } { $count ->
        [one] cartonaș nu este legat
        [few] cartonașe nu sunt legate
       *[other] de cartonașe nu sunt legate
    } de pătratele de început.

reasons-MP-L3-not_connected = Orașul mare de lângă { $cell } nu este încă conectat: lângă el nu se află niciun cartonaș.

reasons-MP-Y1-not_joined = Bacul de la { $cell } nu este încă legat de un drum la celălalt capăt.
reasons-MP-Y1-joined = Bacul de la { $cell } este legat de un drum la celălalt capăt, deci aici oricine poate continua.
reasons-MP-Y1-far_end = Bacul duce mai departe la { $cell }, unde încă nu se află niciun cartonaș: acolo drumul este deschis.
reasons-MP-Y1-lands = La { $cell } pe latura { $side } acostează un bac, iar acolo cartonașul arată un drum.
reasons-MP-Y1-print = La { $cell } pe latura { $side } acostează un bac: cartonașul trebuie să arate acolo { WORD($kind, form: "a") }.
reasons-MP-Y1-joins = Bacul unește într-unul singur drumurile de la { $cell } și { $other }.

reasons-MP-B1-print =
    Dincolo de latura { $side } de la { $cell } este { GENDER($kind) ->
       *[m] tipărit
        [f] tipărită
    } { WORD($kind, form: "a") }; cartonașul nu se potrivește.
reasons-MP-B1-meets = Cartonașul se potrivește cu ce este tipărit dincolo de latura { $side } de la { $cell }.

reasons-MP-P3-print = Orașul mare arată { WORD($kind, form: "a") } pe latura { $side } de la { $cell }; cartonașul nu se potrivește.
reasons-MP-P3-meets = La { $cell } cartonașul se potrivește cu ce este tipărit pe orașul mare.

reasons-MP-B2-blank = Dincolo de latura { $side } de la { $cell } nu este tipărit niciun drum sau oraș, deci acolo poate sta orice latură.

reasons-MP-L2-connected = Lângă orașul mare vecin cu { $cell } se află un cartonaș: orașul este conectat și oricine poate construi mai departe.
reasons-MP-L2-connects = Cartonașul de la { $cell } conectează orașul mare: de acum oricine poate construi lângă el.

reasons-MP-T1-town = Pătratul { $cell } arată un orășel; este un pătrat ca oricare altul.

reasons-MP-S1-assumed = Ediția nu se cunoaște; pe o hartă se presupune { $edition }, fiindcă hărțile merg cu ediția nouă.

reasons-MP-S3-tiles_only = Cu această opțiune, din extensiile alese se folosesc doar cartonașele, fără reguli, pioni și meepleși speciali.
reasons-MP-S3-named = Extensiile alese se joacă după regulile lor; o opțiune le limitează la cartonașe.

reasons-MP-S5-free = Pătrate de început încă libere, fiecare cu un orășel: { $cell }.

reasons-MP-S6-starts =
    Pe { $count } { $count ->
        [one] pătrat
        [few] pătrate
       *[other] de pătrate
    } de început { $count ->
        [one] stă un cartonaș
        [few] stau cartonașe
       *[other] stau cartonașe
    }; jocul începe cu { $wanted }.
reasons-MP-S6-first = Pe hartă nu se află încă niciun cartonaș: se începe pe un pătrat de început, iar { $cell } este unul.
reasons-MP-S6-more = Jocul începe cu cartonașe pe { $wanted ->
        [one] { $wanted } pătrat de început
        [few] { $wanted } pătrate de început
       *[other] { $wanted } de pătrate de început
    }, iar { $cell } este încă liber: asta ține de pregătire, iar același jucător continuă.

reasons-MP-S7-first = Deocamdată sunt cartonașe doar pe pătratele de început: cel de la { $cell } se plasează lângă unul dintre ele.

reasons-MP-B3-ends =
    { $count ->
        [one] Într-un loc
        [few] În { $count } locuri
       *[other] În { $count } de locuri
    } drumul trece de margine și este finalizat acolo.

reasons-MP-B4-counts =
    { $count } { $count ->
        [one] segment tipărit
        [few] segmente tipărite
       *[other] de segmente tipărite
    } dincolo de margine { $count ->
        [one] contează ca un cartonaș
        [few] contează fiecare ca un cartonaș
       *[other] contează fiecare ca un cartonaș
    } ({ $kind }).

reasons-MP-B5-closed =
    { $count ->
        [one] Pe o latură
        [few] Pe { $count } laturi
       *[other] Pe { $count } de laturi
    } marginea închide { WORD($kind, form: "the") }.

reasons-MP-L4-counts =
    { $count } { $count ->
        [one] pătrat al unui oraș mare contează ca un cartonaș
        [few] pătrate ale unui oraș mare contează ca tot atâtea cartonașe
       *[other] de pătrate ale unui oraș mare contează ca tot atâtea cartonașe
    }.

reasons-MP-Y2-adds =
    { $count } { $count ->
        [one] bac adaugă 1 punct
        [few] bacuri adaugă câte 1 punct
       *[other] de bacuri adaugă câte 1 punct
    }.

reasons-MP-C1-coats =
    La o evaluare din timpul jocului, { $count } { $count ->
        [one] blazon aduce
        [few] blazoane aduc împreună
       *[other] de blazoane aduc împreună
    } { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.

reasons-MP-E1-coats =
    La evaluarea finală, { $count } { $count ->
        [one] blazon aduce
        [few] blazoane aduc împreună
       *[other] de blazoane aduc împreună
    } { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.

reasons-MP-K1-around =
    În jurul mănăstirii harta are { $count } { $count ->
        [one] pătrat
        [few] pătrate
       *[other] de pătrate
    }; { $filled } { $filled ->
        [one] este ocupat
        [few] sunt ocupate
       *[other] sunt ocupate
    }.

reasons-MP-S4-all_out = { $player } are pe masă { $most ->
        [one] singurul meeple
        [few] toți cei { $most } meepleși
       *[other] toți cei { $most } de meepleși
    }: până se întoarce unul, se plasează doar cartonașe.
reasons-MP-S4-too_many =
    { $player } are pe masă { $count } { $count ->
        [one] { $figure }
        [few] { WORD($figure, form: "many") }
       *[other] de { WORD($figure, form: "many") }
    }, dar există doar { $most } în total.

reasons-MP-O1-off = Un cartonaș pe orășelul { $cell } nu aduce o tură suplimentară: această variantă nu se joacă.
reasons-MP-O1-on = Un cartonaș pe orășelul { $cell } aduce o tură suplimentară, dar nu încă una în acea tură.

reasons-MP-O2-off = Un cartonaș pe orășelul { $cell } nu costă nimic: această variantă nu se joacă.
reasons-MP-O2-on = Un cartonaș pe orășelul { $cell } costă 2 puncte.

reasons-MP-O3-touch =
    { $count } { $count ->
        [one] orășel vizibil atinge
        [few] orășele vizibile ating
       *[other] de orășele vizibile ating
    } drumul cu o latură întreagă; un colț nu contează.

lines-MP-O2 = { $player } plătește 2 puncte pentru plasarea pe un orășel: { $parts } = { $points }.

parts-large_city =
    { $count } { $count ->
        [one] pătrat
        [few] pătrate
       *[other] de pătrate
    } de oraș mare × { $each }
parts-abroad =
    { $count } { $count ->
        [one] segment
        [few] segmente
       *[other] de segmente
    } de dincolo de margine × { $each }
parts-coat =
    { $count } { $count ->
        [one] blazon
        [few] blazoane
       *[other] de blazoane
    } × { $each }
parts-ferry =
    { $count } { $count ->
        [one] bac
        [few] bacuri
       *[other] de bacuri
    } × { $each }
parts-town =
    { $count } { $count ->
        [one] orășel
        [few] orășele
       *[other] de orășele
    } × { $each }

options-mp-expansion_rules = Dacă pe o hartă se joacă și cu regulile din Hanuri și catedrale și Negustori și constructori.
options-mp-meeples = Câți meepleși are fiecare jucător pe o hartă.
options-mp-start_squares = Pe câte pătrate de început sunt cartonașe la început.
options-mp-chips = Dacă se joacă și cu miniextensia Jetoane de hărți.
options-mp-town = Ce aduce sau costă plasarea pe un orășel: o tură suplimentară, 2 puncte sau 2 puncte în plus pentru drumurile de lângă el.

word-town = orășel
