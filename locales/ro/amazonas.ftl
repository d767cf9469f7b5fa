### Carcassonne Amazonas în română: fiecare regulă și ce spune numai acest joc. Cuvintele sunt cele din regulile românești.

rule-CA-S1 = Cartonașele de teren
    .text = Cele 80 de cartonașe de teren, 65 standard și 15 de Amazon, se amestecă astfel încât cele de Amazon să fie distribuite în mod egal, și stau cu fața în jos în teancuri.

rule-CA-S2 = Cartonașele-duble și gura de fluviu
    .text = Cele 4 cartonașe-duble și cartonașul gură de fluviu se pun deoparte; nu se trag.

rule-CA-S3 = Fața tablei de pornire
    .text = Cu 2 sau 3 jucători tabla de pornire are 16 spații pe fluviu, cu 4 sau 5 jucători are 8.

rule-CA-S4 = Unde stă izvorul
    .text = Tabla de pornire stă pe masă de la început, cu izvorul lângă marginea mesei și cu loc în spate pentru cel puțin două rânduri de cartonașe. Fluviul ajunge la puțin peste un metru.

rule-CA-S5 = Bărcile la izvor
    .text = Fiecare jucător își pune barca pe primul spațiu al fluviului, izvorul.

rule-CA-S6 = Cine începe
    .text = Începe jucătorul care a fost ultimul într-o plimbare cu barca sau, alternativ, cel mai tânăr.

rule-CA-S7 = Patru meepleși și două tabere
    .text = Fiecare jucător are 4 meepleși și 2 tabere. Al cincilea meeple stă pe câmpul 0 al tablei de scor; restul se pune în cutie.

rule-CA-S8 = Cartonașele mari contează ca unul
    .text = Tabla de pornire și un cartonaș-dublu contează fiecare ca un singur cartonaș al unui afluent sau sat (implicit) sau după pătratele pe care le acoperă. Unde are importanță, răspunsul o spune.

rule-CA-T1 = O tură
    .text = Se joacă în sensul acelor de ceasornic. Întâi se plasează cartonașul tras; apoi pe el un meeple sau o tabără; dacă nu se plasează nimic, barca proprie înaintează cu 1 spațiu; la urmă se face evaluarea.

rule-CA-T2 = Un meeple sau o tabără
    .text = Într-o tură nu se pot plasa și un meeple, și o tabără.

rule-CA-T3 = Pictogramele bărci acționează imediat
    .text = Bărcile mutate de pictograme se mută imediat, la plasarea cartonașului și a pionului, înainte de orice evaluare.

rule-CA-P1 = Peisajul continuă
    .text = Un cartonaș trebuie să continue peisajul tuturor vecinilor: afluenți, sate, junglă și malurile Amazonului.

rule-CA-P2 = Nimic în fața capătului deschis
    .text = Niciun cartonaș de teren nu se poate plasa în fața capătului deschis al Amazonului, adică pe un pătrat aflat mai în aval decât a ajuns fluviul, pe toată lățimea mesei.

rule-CA-P3 = Unde se plasează cartonașele
    .text = La început există exact 10 pătrate pentru un cartonaș; mai târziu se adaugă cele de lângă cartonașele plasate.

rule-CA-P4 = Capătul deschis înaintează
    .text = Fiecare cartonaș de Amazon mută în aval capătul deschis și deschide astfel pătrate noi.

rule-CA-M1 = Un meeple pe un afluent
    .text = După plasarea cartonașului, un meeple se poate plasa pe un afluent al acestuia, dacă pe tot afluentul conectat nu este niciun meeple.

rule-CA-M2 = Un meeple într-un sat
    .text = După plasarea cartonașului, un meeple se poate plasa într-un sat al acestuia, dacă în tot satul conectat nu este niciun meeple.

rule-CA-M3 = Pe Amazon doar bărci
    .text = Pe Amazon pot sta doar bărci.

rule-CA-M4 = Meepleșii se întorc
    .text = După evaluarea unui afluent sau sat, meepleșii de acolo se întorc în rezervă.

rule-CA-B1 = Pictogramele bărci
    .text = Pictogramele bărci se găsesc numai pe afluenți; fiecare mută o barcă cu 1 spațiu.

rule-CA-B2 = Când mută pictogramele bărcile
    .text = Imediat după ce un meeple este plasat pe un afluent cu pictograme, barca proprietarului înaintează cu câte 1 spațiu pentru fiecare. Imediat după ce cineva prelungește un afluent cu un cartonaș cu pictograme, înaintează la fel bărcile tuturor celor care au acolo un meeple.

rule-CA-B3 = O dată pe pictogramă și jucător
    .text = Nu contează câți meepleși sunt acolo și ai cui: fiecare pictogramă mută barca unui jucător o singură dată.

rule-CA-B4 = Numai în aval
    .text = Bărcile înaintează numai în aval, niciodată înapoi.

rule-CA-B5 = Ultimul spațiu
    .text = O barcă ce ar trebui să treacă de ultimul spațiu al fluviului se oprește acolo.

rule-CA-B6 = Spațiile fluviului
    .text = Fluviul are spațiile tablei de pornire, unul în plus pentru fiecare cartonaș de Amazon și două pentru fiecare cartonaș-dublu.

rule-CA-B7 = Nicio piesă plasată, un spațiu
    .text = Cine nu plasează în tura sa niciun meeple și nicio tabără trebuie să își înainteze barca cu 1 spațiu.

rule-CA-B8 = Ambele mutări contează
    .text = Dacă în aceeași tură pictogramele mută barca și nu se plasează nicio piesă, mutările se adună.

rule-CA-B9 = Bărcile împart spațiile
    .text = Pe un spațiu poate fi oricare număr de bărci.

rule-CA-R1 = Un afluent finalizat
    .text = Un afluent este finalizat când ambele lui capete sunt închise, de o intersecție, de o stâncă sau de Amazon, ori când formează o buclă. Nu contează cine a plasat cartonașul.

rule-CA-R2 = Puncte pentru un afluent
    .text = Un afluent finalizat valorează 1 punct pentru fiecare cartonaș și 1 pentru fiecare pictogramă fructe de-a lungul lui.

rule-CA-R3 = Un afluent nefinalizat
    .text = La sfârșitul jocului un afluent nefinalizat valorează la fel: 1 punct pentru fiecare cartonaș și pictogramă fructe.

rule-CA-R6 = Un cartonaș contează o dată
    .text = Un cartonaș străbătut de două ori de același afluent sau cu două părți ale aceluiași sat contează o singură dată.

rule-CA-V1 = Un sat finalizat
    .text = Un sat este finalizat când este înconjurat de junglă sau de Amazon și nu are niciun pătrat gol înăuntru.

rule-CA-V2 = Puncte pentru un sat
    .text = Un sat finalizat valorează 2 puncte pentru fiecare cartonaș și 1 pentru fiecare pictogramă fructe.

rule-CA-V3 = Un sat nefinalizat
    .text = La sfârșitul jocului un sat nefinalizat valorează 1 punct pentru fiecare cartonaș și 1 pentru fiecare pictogramă fructe.

rule-CA-C1 = O tabără în junglă
    .text = O tabără se plasează pe un segment de junglă al cartonașului tocmai plasat; pe care, alege jucătorul.

rule-CA-C2 = Nicio altă tabără acolo
    .text = În jungla conectată nu se poate afla nicio altă tabără, indiferent a cui.

rule-CA-C3 = Ce separă junglele
    .text = Afluenții, Amazonul și satele separă junglele una de alta.

rule-CA-C4 = Taberele rămân
    .text = O tabără rămâne pe loc până la sfârșitul jocului și nu aduce nimic înainte.

rule-CA-C5 = Puncte pentru tabere
    .text = La sfârșitul jocului o tabără aduce 1 punct pentru fiecare animal din jungla ei.

rule-CA-J1 = Cei mai mulți meepleși
    .text = Dacă pe un afluent sau într-un sat sunt mai mulți jucători, primește puncte numai cel cu cei mai mulți meepleși; cei aflați la egalitate primesc fiecare toate punctele.

rule-CA-J2 = Cele mai multe tabere
    .text = La fel și cu taberele dintr-o junglă; cine are acolo două tabere primește punctele o singură dată.

rule-CA-G1 = Tabla de scor
    .text = Tabla de scor are câmpurile de la 0 la 49. Cine ajunge pe câmpul 0 sau trece de el își culcă meepleul de scor (50 sau mai mult); la trecerea următoare îl ridică din nou (100 sau mai mult).

rule-CA-A1 = Cartonașele de Amazon lungesc fluviul
    .text = Un cartonaș de Amazon tras trebuie plasat la capătul deschis al fluviului.

rule-CA-A2 = Două orientări
    .text = Cine plasează un cartonaș de Amazon alege una dintre cele două orientări posibile.

rule-CA-A3 = Cartonașele cu „!”
    .text = Cine trage un cartonaș cu „!” alege unul dintre cartonașele-duble rămase: întâi se plasează cartonașul cu „!”, imediat după el cel dublu.

rule-CA-A4 = Cartonașe-duble
    .text = Un cartonaș-dublu este cât două cartonașe și are două spații pentru bărci.

rule-CA-A5 = Un cartonaș-dublu rămâne nefolosit
    .text = Sunt 3 cartonașe cu „!” și 4 cartonașe-duble, așa că unul dintre acestea nu se folosește niciodată.

rule-CA-A6 = Pe maluri
    .text = Un meeple sau o tabără se poate plasa pe malurile unui cartonaș de Amazon.

rule-CA-A7 = Numai pe cartonașul-dublu
    .text = După un cartonaș cu „!” și un cartonaș-dublu, meepleul sau tabăra se plasează numai pe cel dublu.

rule-CA-A8 = Nimic pe maluri
    .text = Cine nu plasează nimic după un cartonaș de Amazon își înaintează barca cu 1 spațiu, ca întotdeauna.

rule-CA-L1 = Evaluarea Amazonului
    .text = După orice cartonaș de Amazon are loc o evaluare a Amazonului în locul celei obișnuite.

rule-CA-L2 = Prima barcă
    .text = Barca aflată cel mai departe în aval primește puncte pentru caimanii și piranha de pe cartonașul de Amazon tocmai plasat.

rule-CA-L3 = A doua barcă
    .text = A doua barcă în aval primește puncte pentru piranha de pe acel cartonaș.

rule-CA-L4 = Bărci la egalitate
    .text = Bărcile care împart un loc primesc fiecare toate punctele lui. Următoarele după cele de pe locul întâi sunt pe locul doi.

rule-CA-L5 = Contează numai clasamentul
    .text = Unde se află bărcile pe Amazon nu contează, ci numai clasamentul lor.

rule-CA-L6 = Un cartonaș-dublu întreg
    .text = La evaluarea Amazonului un cartonaș-dublu contează ca un singur cartonaș, cu toate animalele lui.

rule-CA-L7 = Niciun punct, un spațiu
    .text = După o evaluare a Amazonului, toți cei care nu au primit niciun punct își înaintează barca cu 1 spațiu.

rule-CA-L8 = Un cartonaș de Amazon fără animale
    .text = Pe un cartonaș de Amazon fără animale nimeni nu primește puncte, așa că fiecare barcă înaintează cu 1 spațiu, și prima; cel mult până la ultimul spațiu. Distanțele se măsoară înainte.

rule-CA-E1 = Sfârșitul jocului
    .text = Jocul se încheie când toate cartonașele de teren sunt plasate. Apoi se evaluează meepleșii de pe masă, taberele și Amazonul; câștigă cine are cele mai multe puncte.

rule-CA-E2 = Gura fluviului
    .text = Gura fluviului se pune la capătul deschis. Bărcile din frunte iau numărul cel mai mare, următoarele pe următorul, până se termină numerele; bărcile la egalitate împart un număr și îl primesc fiecare întreg.

rule-CA-E3 = Numerele gurii fluviului
    .text = Cu 4 sau 5 jucători numerele gurii fluviului sunt 7, 4 și 1, cu 2 sau 3 jucători 6 și 3.

rule-CA-Q1 = Fețele pentru 2 și 3 jucători
    .text = Cu 2 sau 3 jucători se folosesc fețele tablei de pornire și ale gurii fluviului marcate pentru ei.

rule-CA-Q2 = Doi jucători: direct în spate
    .text = Numai cu 2 jucători, a doua barcă primește punctele locului doi doar dacă este pe spațiul direct în spatele primei. Dacă este mai în spate, nu primește nimic și înaintează cu 1 spațiu.

rule-CA-Q3 = Doi jucători: de fiecare dată
    .text = Asta se aplică la evaluările Amazonului din timpul jocului și la cea finală, la gura fluviului.

rule-CA-N1 = Cartonașele
    .text = Cartonașele diferă prin animale și prin pictogramele bărci și fructe; ce arată fiecare se găsește în catalog.

rule-CA-N2 = Un fluviu drept
    .text = Amazonul curge drept, din cartonaș în cartonaș.

rule-CA-O1 = Cartonașe bonus pentru fluviu
    .text = În 2017 și 2023 au apărut încă două cartonașe-duble, care se pot alege și ele, dacă toți sunt de acord. Implicit: nu.

rule-CA-Z1 = Câte cartonașe
    .text = Unii numără cele 15 cartonașe de Amazon printre cele 65; regulile spun 65 și 15, deci 80 de amestecat.

rule-CA-Z2 = Ce înseamnă „în fața gurii”
    .text = Limita trece peste toată masa, la nivelul capătului deschis: din cele 12 pătrate din jurul tablei de pornire, cele 2 din fața lui sunt închise și rămân cele 10 din reguli.

rule-CA-Z3 = Ce finalizează un cartonaș de Amazon
    .text = Evaluarea Amazonului o înlocuiește pe cea obișnuită: ce finalizează un cartonaș de Amazon nu se evaluează în acea tură, iar regulile nu spun când (implicit); ca opțiune se evaluează în acea tură.

rule-CA-Z4 = Două tabere, puncte o dată
    .text = Regula că fiecare tabără aduce puncte pentru animalele ei nu se împacă cu cea a majorității: decide majoritatea, iar fiecare junglă aduce puncte o singură dată.

rule-CA-Z5 = Pictogramele afluenților care se leagă
    .text = Când se leagă doi afluenți, pentru cine are un meeple pe unul singur dintre ei contează și pictogramele celuilalt (implicit) sau numai cele de pe cartonașul plasat. Unde diferă, se dau ambele numere.

rule-CA-Z6 = O evaluare după „!” și dublu
    .text = După un cartonaș cu „!” și un cartonaș-dublu are loc o singură evaluare a Amazonului, numai cu animalele celui dublu.

rule-CA-Z7 = De la 50 de puncte
    .text = Regulile spun că meepleul de scor se culcă peste 50 de puncte; se interpretează: de la 50 de puncte în sus.

rule-CA-Z8 = Ce nu spun regulile
    .text = Un cartonaș care se potrivește undeva trebuie plasat; unul care nu se potrivește nicăieri iese din joc și se trage altul. La puncte egale, la sfârșit victoria se împarte. Izvorul se numără printre cele 16 sau 8 spații.

sources-ca = Carcassonne Amazonas (Hans im Glück, 2016), regulile din pagina românească
sources-ca-read = Carcassonne Amazonas, cum îl interpretează acest arbitru unde regulile tac sau nu sunt clare
sources-ca-ext = Carcassonne Amazonas, cartonașe bonus din 2017 și 2023, în afara regulilor

sections-CA-S = pregătire
sections-CA-T = ture
sections-CA-P = plasarea cartonașelor
sections-CA-M = meepleși
sections-CA-B = bărci
sections-CA-R = afluenți
sections-CA-V = sate
sections-CA-C = tabere
sections-CA-J = majoritate
sections-CA-G = tabla de scor
sections-CA-A = cartonașe de Amazon
sections-CA-L = evaluarea Amazonului
sections-CA-E = sfârșitul jocului
sections-CA-Q = 2 și 3 jucători
sections-CA-N = note despre cartonașe
sections-CA-O = cartonașe bonus
sections-CA-Z = pasaje neclare

reasons-CA-T2-one = { $player } a plasat deja { WORD($there, form: "a") } în această tură, deci nu și { WORD($figure, form: "a") }.

reasons-CA-P1-clash = Cartonașele de la { $cell } și { $other } nu se potrivesc acolo unde se întâlnesc.

reasons-CA-P2-front = La { $cell } cartonașul ar sta mai în aval decât a ajuns fluviul; capătul deschis este la { $other }.
reasons-CA-P2-beyond = Cartonașul de la { $cell } stă mai în aval decât a ajuns fluviul.

reasons-CA-P3-alone = La { $cell } cartonașul nu ar atinge niciun altul; este nevoie de o latură comună.
reasons-CA-P3-apart =
    { $count } { $count ->
        [one] cartonaș nu este legat
        [few] cartonașe nu sunt legate
       *[other] de cartonașe nu sunt legate
    } de celelalte.

reasons-CA-S1-copies =
    Cartonașul { $tile } apare aici { $count ->
        [one] o dată
        [few] de { $count } ori
       *[other] de { $count } de ori
    }, dar cutia conține doar { $most }.

reasons-CA-S4-begins = Tabla de pornire stă pe masă de la început; nu se mai plasează o dată.
reasons-CA-S4-no_start = Pe această masă nu este tabla de pornire, așa că nu se știe încotro curge fluviul și unde îi este capătul deschis.
reasons-CA-S4-behind = În spatele izvorului este loc: cartonașul stă mai în amonte decât tabla de pornire.

reasons-CA-S5-second = { $player } are aici mai mult de un pion de acest fel ({ $figure }); contează primul introdus.
reasons-CA-S5-assumed =
    Nu se știe unde { COUNT($players) ->
        [one] este barca
        [few] sunt bărcile
       *[other] sunt bărcile
    } ({ $players }); se presupune izvorul.
reasons-CA-S5-untold = Pozițiile bărcilor nu au fost introduse, așa că pe Amazon nu se evaluează nimic pentru ele.

reasons-CA-S7-too_few_pieces =
    { $count ->
        [one] Este { $count } jucător
        [few] Sunt { $count } jucători
       *[other] Sunt { $count } de jucători
    }, dar cutia are piese doar pentru { $most }.
reasons-CA-S7-too_many =
    { $player } are pe masă { $count } { $count ->
        [one] { $figure }
        [few] { WORD($figure, form: "many") }
       *[other] de { WORD($figure, form: "many") }
    }, dar există doar { $most } în total.

reasons-CA-S8-one =
    Cartonașele mari contează ca unul: aici { $tiles } { $tiles ->
        [one] cartonaș, care acoperă
        [few] cartonașe, care acoperă
       *[other] de cartonașe, care acoperă
    } { $cells } { COUNT($cells) ->
        [one] pătrat
        [few] pătrate
       *[other] de pătrate
    }.
reasons-CA-S8-squares =
    Cartonașele mari contează după pătrate: aici { $cells }, pe { $tiles } { $tiles ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    }.

reasons-CA-M1-feature = { WORD($figure, form: "the") } de la { $where } ({ $player }) stă { WORD($kind, form: "on") }, unde nu are voie să stea.
reasons-CA-M1-no_such_figure = Pionul ({ $figure }) de la { $where } ({ $player }) nu este în joc aici și nu contează.
reasons-CA-M1-crowded =
    Pe cartonașul de la { $where } stau { $count } { $count ->
        [one] pion
        [few] pioni
       *[other] de pioni
    } pe { GENDER($kind) ->
       *[m] același
        [f] aceeași
    } { $kind }; acolo se poate plasa doar unul.

reasons-CA-M2-feature = { WORD($figure, form: "the") } de la { $where } ({ $player }) stă { WORD($kind, form: "on") }, unde nu are voie să stea.
reasons-CA-M2-crowded =
    Pe cartonașul de la { $where } stau { $count } { $count ->
        [one] pion
        [few] pioni
       *[other] de pioni
    } în { GENDER($kind) ->
       *[m] același
        [f] aceeași
    } { $kind }; acolo se poate plasa doar unul.

reasons-CA-M3-incomplete = Amazonul nu se evaluează ca teritoriu: contează bărcile, după clasamentul lor.
reasons-CA-M3-boats_only = Pe Amazon pot sta doar bărci, nu și { WORD($figure, form: "a") }; este loc pe maluri.
reasons-CA-M3-feature = { WORD($figure, form: "the") } de la { $where } ({ $player }) stă pe Amazon, unde pot sta doar bărci.

reasons-CA-M4-occupied =
    { WORD($kind, form: "on") } { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    } mai stau meepleși: fă evaluarea acum sau ia-i înapoi, dacă s-a făcut deja.

reasons-CA-C1-feature = { WORD($figure, form: "the") } de la { $where } ({ $player }) stă { WORD($kind, form: "on") }, unde nu are voie să stea.

reasons-CA-C2-crowded =
    Pe cartonașul de la { $where } stau { $count } { $count ->
        [one] pion
        [few] pioni
       *[other] de pioni
    } în { GENDER($kind) ->
       *[m] același
        [f] aceeași
    } { $kind }; acolo se poate plasa doar unul.

reasons-CA-B1-icons =
    De-a lungul lui { $count ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $count } { $count ->
        [one] pictogramă barcă
        [few] pictograme bărci
       *[other] de pictograme bărci
    }.

reasons-CA-B2-moves = Barca jucătorului { $player } înaintează imediat, cu câte un spațiu pentru fiecare pictogramă: { $icons }.
reasons-CA-B2-joined = Pictogramele care se adaugă mută imediat bărcile: { $moves }.

reasons-CA-Z5-joined = Pictogramele care se adaugă mută imediat bărcile: { $moves }. După cealaltă interpretare ar fi { $others }.

reasons-CA-B5-stops = Barca de acolo ({ $by }) nu trece de ultimul spațiu, { $to }.

reasons-CA-B6-beyond = Barca jucătorului { $player } este pe spațiul { $space }, dar fluviul are spațiile de la 1 la { $last }.

reasons-CA-B7-boat = { $by } nu plasează niciun pion: barca trece de pe spațiul { $from } pe { $to }.
reasons-CA-B7-moved = { $player } nu a plasat nimic în această tură, din care a rămas doar sfârșitul: se presupune că barca s-a mutat deja.
reasons-CA-B7-spared = { $player } plasează o piesă, deci barca nu este obligată să înainteze.

reasons-CA-A4-longer = Cartonașul-dublu lungește fluviul cu două spații: ultimul este { $last }.

reasons-CA-A1-off = Cartonașul de Amazon de la { $where } nu stă pe fluviul care vine de la tabla de pornire.
reasons-CA-A1-longer = Fluviul se lungește cu un spațiu: ultimul este { $last }.
reasons-CA-A1-open_end = Un cartonaș de Amazon lungește fluviul: se plasează la capătul lui deschis de la { $other }, nu la { $cell }.
reasons-CA-A1-some_end = Un cartonaș de Amazon lungește fluviul: se plasează la un capăt deschis, nu la { $cell }.

reasons-CA-A3-due = După cartonașul cu „!” trebuie plasat întâi un cartonaș-dublu.
reasons-CA-A3-without = Un cartonaș-dublu se alege numai imediat după un cartonaș cu „!”.
reasons-CA-A3-first = Înainte de a plasa { WORD($figure, form: "a") }, după cartonașul cu „!” trebuie să urmeze cartonașul-dublu.
reasons-CA-A3-ends = Tura nu se poate încheia între un cartonaș cu „!” și cartonașul-dublu.
reasons-CA-A3-fewer =
    Aici { $bangs ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $bangs } { $bangs ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    } cu „!”, dar doar { $count } { $count ->
        [one] cartonaș-dublu
        [few] cartonașe-duble
       *[other] de cartonașe-duble
    }.

reasons-CA-A5-more =
    Aici { $count ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $count } { $count ->
        [one] cartonaș-dublu
        [few] cartonașe-duble
       *[other] de cartonașe-duble
    }, dar doar { $bangs } { $bangs ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    } cu „!”.

reasons-CA-A7-on_the_double =
    { WORD($figure, form: "a") } se poate plasa doar pe cartonașul-dublu, nu pe cartonașul cu „!”.

reasons-CA-R6-once =
    { COUNT($where) ->
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

reasons-CA-L1-not_told = Nu se știe ce cartonaș a fost plasat ultimul, așa că nu se face nicio evaluare a Amazonului.
reasons-CA-L1-instead =
    S-a plasat un cartonaș de Amazon: în loc de orice altceva se evaluează animalele lui ({ $caimans } { $caimans ->
        [one] caiman
        [few] caimani
       *[other] de caimani
    }, { $piranhas } { $piranhas ->
        [one] piranha
        [few] piranha
       *[other] de piranha
    }).

reasons-CA-L2-level = { $player } este pe locul întâi pe Amazon (spații: { $spaces }).

reasons-CA-L3-level = { $player } este pe locul doi pe Amazon (spații: { $spaces }).

reasons-CA-L4-level = { $players } sunt la egalitate: fiecare primește toate punctele locului.

reasons-CA-L6-whole = Contează toate animalele cartonașului-dublu.

reasons-CA-L7-boat = { $by } nu primește nimic aici: barca trece de pe spațiul { $from } pe { $to }.

reasons-CA-L8-nobody_scores = Pe cartonaș nu sunt animale, așa că nimeni nu primește puncte și fiecare barcă înaintează cu un spațiu.
reasons-CA-L8-boat = { $by } nu primește nimic aici: barca trece de pe spațiul { $from } pe { $to }.

reasons-CA-E1-win = { $players } are cele mai multe puncte, { $points }, și câștigă.
reasons-CA-E1-share_win = { $players } au cele mai multe puncte, câte { $points }, și împart victoria.

reasons-CA-E2-not_yet = Gura fluviului se pune la capătul deschis după ce jocul s-a încheiat, niciodată înainte.

reasons-CA-E3-level = { $player } ia acest număr al gurii fluviului (spații: { $spaces }).

reasons-CA-Q2-boat = { $by } nu este direct în spatele primei bărci și nu primește nimic: barca trece de pe spațiul { $from } pe { $to }.
reasons-CA-Q2-too_far = Cu doi jucători a doua barcă primește puncte numai direct în spatele primei; { $player } este mai în spate ({ $spaces }).
reasons-CA-Q2-only_two = Numai cu doi jucători a doua barcă trebuie să fie direct în spatele primei; { $player } primește punctele locului doi ({ $spaces }).

reasons-CA-Q3-too_far = Cu doi jucători, al doilea număr îl ia numai o barcă aflată direct în spatele primei; { $player } este mai în spate ({ $spaces }).

reasons-CA-Z3-unscored = Un cartonaș de Amazon a finalizat { WORD($kind, form: "the") }, cu pioni acolo. În această tură nu se evaluează, iar regulile nu spun când: decide opțiunea.
reasons-CA-Z3-not_now = Un cartonaș de Amazon a finalizat { WORD($kind, form: "the") }: în această tură nu se evaluează.

reasons-CA-Z6-not_these = Animalele de pe cartonașul cu „!” de la { $where } nu se evaluează, ci numai cele de pe cartonașul-dublu.

reasons-CA-G1-stands = { $player } ajunge la { $points }: meepleul de scor se ridică din nou, pe câmpul { $field }.
reasons-CA-G1-lies = { $player } ajunge la { $points }: meepleul de scor se culcă, pe câmpul { $field }.

lines-jungle =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru animalele dintr-o junglă: { $parts } = { $points }.
lines-CA-L2 =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru locul întâi pe Amazon: { $parts } = { $points }.
lines-CA-L3 =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru locul doi pe Amazon: { $parts } = { $points }.
lines-CA-E3 =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } la gura fluviului: { $parts }.

lines-holders-amazon = Spațiile bărcilor: { $holders }.
lines-holders-jungle = Tabere acolo: { $holders }.

parts-fruit =
    { $count } { $count ->
        [one] pictogramă
        [few] pictograme
       *[other] de pictograme
    } fructe × { $each }
parts-animal =
    { $count } { $count ->
        [one] animal
        [few] animale
       *[other] de animale
    } × { $each }
parts-caiman =
    { $count } { $count ->
        [one] caiman
        [few] caimani
       *[other] de caimani
    } × { $each }
parts-piranha =
    { $count } { $count ->
        [one] piranha
        [few] piranha
       *[other] de piranha
    } × { $each }
parts-place_1 = { $each } pentru locul întâi
parts-place_2 = { $each } pentru locul doi
parts-place_3 = { $each } pentru locul trei

options-ca-amazon_turn_scores_features = Dacă afluenții și satele finalizate de un cartonaș de Amazon se evaluează în acea tură.
options-ca-merge_counts_old_icons = Dacă pentru cine are un meeple pe unul singur din doi afluenți legați contează și pictogramele bărci ale celuilalt sau doar cele de pe cartonașul plasat.
options-ca-big_tiles = Dacă tabla de pornire și cartonașele-duble contează ca un singur cartonaș sau după pătratele lor.
options-ca-bonus_river = Dacă se pot alege și cele două cartonașe-duble bonus.

marks-boats = pictograme bărci pe un afluent
marks-fruit = pictograme fructe pe un afluent sau într-un sat
marks-animals = animale în junglă
marks-caimans = caimani în Amazon
marks-piranhas = piranha în Amazon
marks-to-rock = afluentul se oprește la o stâncă
marks-to-amazon = afluentul se varsă în Amazon
marks-type-standard = un cartonaș standard
marks-type-amazon = un cartonaș de Amazon
marks-type-amazon-bang = un cartonaș de Amazon cu „!”
marks-type-double = un cartonaș-dublu
marks-type-start = tabla de pornire
marks-type-mouth = gura fluviului

word-tributary = afluent
    .gender = m
    .a = un afluent
    .the = afluentul
    .on = pe un afluent
    .on-this = pe acest afluent
    .from-this = de pe acest afluent
word-village = sat
    .gender = m
    .a = un sat
    .the = satul
    .on = într-un sat
    .on-this = în acest sat
    .from-this = din acest sat
word-jungle = junglă
    .gender = f
    .a = o junglă
    .the = jungla
    .on = într-o junglă
    .on-this = în această junglă
    .from-this = din această junglă
word-amazon = Amazon
    .gender = m
    .a = Amazonul
    .the = Amazonul
    .on = pe Amazon
    .on-this = pe Amazon
    .from-this = de pe Amazon
word-camp = tabără
    .gender = f
    .a = o tabără
    .the = tabăra
    .of = taberei
    .many = tabere
word-boat = barcă
    .gender = f
    .a = o barcă
    .the = barca
    .of = bărcii
    .many = bărci
word-animal = animale
word-fruit = pictograme fructe
word-caiman = caimani
word-piranha = piranha
word-place_1 = locul întâi
word-place_2 = locul doi
word-place_3 = locul trei
