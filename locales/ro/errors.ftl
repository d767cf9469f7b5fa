### Errors of the API: what a request did wrong, and why it was refused.

problem-unparsable = Corpul cererii nu poate fi citit
    .meaning = Corpul cererii nu este JSON în UTF-8 sau formularul este deteriorat.

problem-no-token = Este nevoie de un token
    .meaning = Trimite tokenul în antetul Authorization: Bearer.

problem-not-allowed = Acest token nu permite asta
    .meaning = Pentru asta este nevoie de alt token.

problem-hints-off = Indiciile sunt dezactivate
    .meaning = Gazda a dezactivat indiciile pentru toți în această partidă.

problem-not-found = Nu există
    .meaning = La această adresă nu se află nimic.

problem-unknown-id = Id necunoscut
    .meaning = Nu există nimic cu id-ul din adresă.

problem-method = Metodă nepermisă
    .meaning = Antetul Allow enumeră metodele acestei adrese.

problem-not-acceptable = Format indisponibil
    .meaning = Această adresă nu poate răspunde în formatul cerut.

problem-seated = Locul este ocupat
    .meaning = Cineva a intrat deja ca acest jucător.

problem-stale = Altcineva a fost mai rapid
    .meaning = Valoarea seq trimisă nu este cea mai nouă.

problem-not-yet = Fotografie necitită
    .meaning = Fotografia nu a fost citită încă sau nu poate fi citită.

problem-full = Nu mai este loc
    .meaning = Înainte de a se primi altceva trebuie luată o decizie; vezi detail.

problem-being-answered = Cerere încă în lucru
    .meaning = O cerere cu același Idempotency-Key este încă în lucru.

problem-precondition = Altă versiune
    .meaning = La această adresă nu se află versiunea cerută.

problem-too-large = Cerere prea mare
    .meaning = Corpul cererii este mai mare decât acceptă această adresă.

problem-media-type = Tip de conținut nepotrivit
    .meaning = Această adresă acceptă alt Content-Type.

problem-bad-content = Conținut incorect
    .meaning = În errors se arată ce este greșit și unde.

problem-illegal = Împotriva regulilor
    .meaning = Motivul este în ruling; cu insist, mutarea se joacă totuși.

problem-too-many = Prea multe cereri
    .meaning = Așteaptă numărul de secunde din antetul Retry-After.

problem-bug = Ceva nu a mers bine la noi
    .meaning = Eroarea este a noastră și a fost înregistrată.

problem-busy = Server ocupat
    .meaning = Așteaptă numărul de secunde din antetul Retry-After.

problem-out-of-time = Timp depășit
    .meaning = Răspunsul a durat prea mult; cere mai puțin deodată sau încearcă mai târziu.

error-first = { $path }: { $message }

error-more = { $path }: { $message } (și încă { $count })

error-unknown = Nu există { $kind } „{ $name }”.

error-unknown-near = Nu există { $kind } „{ $name }”. Ai vrut să scrii { $near }?

error-required = Acest câmp este obligatoriu.

error-null = Acest câmp nu poate fi null.

error-invalid = Această valoare nu este permisă.

error-input-type = Tip de date greșit.

error-list = Trebuie să fie o listă.

error-string = Trebuie să fie un text.

error-utf8 = Trebuie să fie un text în UTF-8.

error-number = Trebuie să fie un număr.

error-number-large = Numărul este prea mare.

error-integer = Trebuie să fie un număr întreg.

error-special = NaN și infinitul nu sunt permise.

error-boolean = Trebuie să fie true sau false.

error-mapping = Trebuie să fie un obiect.

error-min = Trebuie să fie cel puțin { $low }.

error-max = Trebuie să fie cel mult { $high }.

error-range = Trebuie să fie între { $low } și { $high }.

error-shorter = Prea scurt: lungimea minimă este { $low }.

error-longer = Prea lung: lungimea maximă este { $high }.

error-length = Lungimea trebuie să fie între { $low } și { $high }.

error-length-exact = Lungimea trebuie să fie { $length }.

error-choice = Valori posibile: { $choices }.

error-object = Trebuie să fie un obiect.

error-unknown-field = Acest câmp nu există.

error-whole = Trebuie să fie un număr întreg.

error-true-false = Trebuie să fie true sau false.

error-text = Trebuie să fie un text.
error-host = Trebuie să fie numele sau adresa unei gazde.
error-unseen = Trebuie să conțină un caracter vizibil.

error-a-list = Trebuie să fie o listă.

error-moves = Trebuie să fie o listă de mutări.

error-side = Trebuie să fie numele unei laturi sau o listă de laturi.

error-sides = Cel mult { $most ->
        [one] { $most } latură
        [few] { $most } laturi
       *[other] { $most } de laturi
    }.

error-most = Cel mult { $most }, nu { $count }.

error-tile-or-inline = Trebuie să fie id-ul unui cartonaș sau un cartonaș descris în cerere.

error-catalog-or-inline = Trebuie să fie id-ul unui catalog sau un catalog descris în cerere.

error-board-or-inline = Trebuie să fie id-ul unei table sau o tablă descrisă în cerere.

error-inline-tiles = Cataloagele descrise în cerere pot avea împreună cel mult { $most ->
        [one] { $most } cartonaș
        [few] { $most } cartonașe
       *[other] { $most } de cartonașe
    }, nu { $count }.

error-question = Întreabă fie despre o mutare, fie despre un teritoriu.

error-time = Trebuie să fie o dată cu oră: 2026-11-20T10:15:00Z.

error-must-be = Trebuie să fie { $value }.

error-page-address = Trebuie să fie adresa unei pagini: http://192.168.1.5:8000

error-tent-owner = Trebuie să fie true sau jucătorul care a ridicat cortul.

error-null-removed = Trebuie să fie null pentru ce se elimină.

error-null-tile = Trebuie să fie null când cartonașul se elimină.

error-figure = Trebuie să fie indicele unui pion, „new”, „known”, „returned” sau „none”.

error-change = Trebuie să fie numărul unei modificări.

error-key = Trebuie să aibă între 1 și 255 de caractere ASCII vizibile.

error-key-again = Această cheie a fost deja trimisă cu alt conținut.

error-media = Corpul cererii trebuie să fie { $needed }, nu { $found }.

error-media-missing = Corpul cererii trebuie să fie { $needed }; antetul Content-Type lipsește.

error-compressed = Corpul cererii trebuie trimis necomprimat.

error-empty = Corpul cererii este gol; este nevoie de JSON.

error-not-utf8 = Corpul cererii nu este UTF-8 (octetul { $at }).

error-deep = Corpul cererii are prea multe niveluri.

error-levels = Corpul cererii are prea multe niveluri: cel mult { $most }.

error-nested = Corpul cererii poate avea cel mult { $most ->
        [one] { $most } obiect sau listă
        [few] { $most } obiecte și liste
       *[other] { $most } de obiecte și liste
    }.

error-names = Un obiect poate avea cel mult { $most ->
        [one] { $most } nume
        [few] { $most } nume
       *[other] { $most } de nume
    }, nu { $count }.

error-not-json = Corpul cererii nu este JSON: { $why } (rândul { $line }, coloana { $column }).

error-odd-json = Corpul cererii este JSON, dar nu poate fi citit aici: { $why }.

error-character = Nu poate conține caracterul U+{ $code }.

error-zero = Corpul cererii conține caracterul U+0000.

error-surrogate = Corpul cererii conține jumătate dintr-o pereche surogat.

refused-match = Această partidă nu există.

refused-match-token = Acesta nu este un token al acestei partide.

refused-match-needs-token = O partidă se arată numai celor care trimit unul dintre tokenurile ei.

refused-seat = Cineva a intrat deja ca acest jucător; gazda poate da un token nou.

refused-newest = Cea mai nouă modificare este { $seq }.

refused-photo = Această fotografie nu există sau tokenul nu este al ei.

refused-against-rules = Împotriva regulilor.

refused-moves-for = Acest token mută pentru { $players }, nu pentru { $player }.

refused-takes-back = Numai { $who } poate anula asta.

refused-end-private = Încheierea jocului dezvăluie ce țin alții secret: înainte de ultima tură, numai gazda poate încheia jocul.

refused-end-illegal = Încheierea jocului dezvăluie ce țin alții secret: după mutări împotriva regulilor, numai gazda poate încheia jocul.

refused-correction-private = Această corectură dezvăluie ce țin alții secret: numai gazda o poate face.

refused-another-version = Această fotografie a fost citită de altă versiune a programului. Încarc-o din nou.

refused-no-tiles = Acest joc nu are cartonașe.

refused-empty-map = Numai un joc pe o hartă are o fotografie a hărții goale.

refused-catalog-enrol = Pentru a înregistra cartonașele unui catalog este nevoie de tokenul lui.

refused-catalog-picture = Pentru a salva o imagine la un catalog este nevoie de tokenul lui.

refused-no-picture = La acest catalog nu este salvată nicio imagine.

thing-board = nicio tablă

thing-card = nicio carte

thing-catalog = niciun catalog

thing-choice = nicio variantă

thing-colour = nicio culoare

thing-event = niciun eveniment

thing-expansion = nicio extensie

thing-field = niciun câmp

thing-figure = niciun pion

thing-game = niciun joc

thing-kind = niciun tip

thing-map = nicio hartă

thing-mark = niciun semn

thing-match = nicio partidă

thing-count = niciun număr
thing-move = nicio mutare

thing-scoring = nicio evaluare
thing-option = nicio opțiune

thing-phase = nicio fază

thing-photo = nicio fotografie

thing-player = niciun jucător

thing-printing = niciun tiraj

thing-provenance = nicio proveniență

thing-quarter = niciun cartier

thing-question = nicio întrebare

thing-rule = nicio regulă

thing-schema = nicio schemă

thing-species = nicio specie

thing-step = niciun pas

thing-tile = niciun cartonaș

thing-token = niciun jeton

thing-value = nicio valoare

thing-village = niciun sat

error-other = { $text }

error-picture = Este nevoie de o singură imagine, ca fișier.

error-pictures = Este nevoie de imagini ca fișiere, între 1 și { $most }.

error-only-field = Câmp necunoscut; există numai { $field }.

error-sent-twice = Trimis de mai multe ori.

error-only-photo = Numai photo poate fi fișier.

error-files = Numai photo și reference pot fi fișiere.

error-reference = Este nevoie de o fotografie a hărții sau a tablei goale, trimisă odată cu cererea sau salvată dinainte (PUT /catalogs/{"{"}id{"}"}/picture).

error-no-match = Nu există partida „{ $match }” ori tokenul nu este al ei.

error-no-box = Nu există partida sau fotografia „{ $box }” ori tokenul nu este al ei.

error-box-of-match = Fotografia unei partide se citește cu ce știe partida despre cutie.

error-field-json = Ca JSON: { $why }

error-json-object = Trebuie să fie JSON: un obiect.

error-json-catalogs = Trebuie să fie JSON: o listă cu id-uri de cataloage.

error-key-short = Fără token, cheia trebuie să conțină 128 de biți aleatorii: de exemplu un UUID sau alte { $characters ->
        [one] { $characters } caracter
        [few] { $characters } caractere
       *[other] { $characters } de caractere
    }.

error-moves-of = { $why } ({ $game } are: { $known })

error-moves-in-all = Cel mult { $most ->
        [one] { $most } mutare
        [few] { $most } mutări
       *[other] { $most } de mutări
    } în total.

error-no-list = Nu există nicio listă valabilă de mutări cu numărul { $at }.

error-not-insisted = Împotriva regulilor ({ $rules }) și nimeni nu a insistat.

error-does-not-follow = Nu decurge din modificările anterioare: { $change } pentru { $target }.

error-change-by = Modificarea unui jucător îl numește; cea a gazdei nu numește pe nimeni.

error-change-moves = Acest câmp îl au numai moves și correct.

error-paid = Trebuie să fie o listă de { $form }.

error-players = { $game }: de la { $fewest } la { $most ->
        [one] { $most } jucător
        [few] { $most } jucători
       *[other] { $most } de jucători
    }, nu { $count }.

error-player-twice = Sunt doi jucători „{ $player }”.

error-colour-twice = Doi jucători au culoarea { $colour }.

error-start-game = Partida este de { $game }, dar începutul ei este de { $start }.

error-start-options = Acestea nu sunt opțiunile partidei.

error-options-twice = Poziția are deja o listă de opțiuni.

error-option-sets = Seturi de opțiuni pentru o masă atât de mare: cel mult { $most } (cartonașe: { $tiles }).

error-placements = Moduri în care cartonașul poate fi plasat: { $count }. Se enumeră cel mult { $most }.

error-who-places = Cine îl plasează? Poziția nu arată al cui este rândul.

error-whose-turn = Al cui este rândul?

error-which-tile = Ce cartonaș se plasează?

error-no-tiles = { $game } se joacă fără cartonașe.

error-no-set = { $catalog } nu este un set de cartonașe.

error-no-set-of = { $catalog } nu este un set de cartonașe pentru { $game }.

error-set-of-game = { $catalog } aparține jocului { $game }, nu jocului { $other }.

error-kept-sets = Dintr-o fotografie se citesc numai seturi salvate, indicate prin id.

error-map-picture = Fotografiile pe o hartă se compară cu o fotografie a hărții goale; această hartă nu indică unde sunt pătratele ei într-o astfel de fotografie (picture).

error-needed-version = Trimite conținutul: această versiune nu este cunoscută aici.

error-other-version = Conținutul este { $catalog } în versiunea { $version }.

error-markup = Numai text simplu.

error-no-proposal = Nu există propunerea { $index }; numărul propunerilor este { $count }.

error-proposal-twice = { $path } decide deja propunerea { $index }.

error-cards-gone = Imaginile cartonașelor au fost șterse; fotografiază din nou cartonașul.

error-parts = Numărul părților este { $count }.

error-picture-of = { $catalog } nu este nici hartă, nici tablă ({ $form }); numai acestea au o imagine.

error-one-board = O masă are o singură tablă, nu { $count }.

error-village-places = Această tablă nu indică unde sunt satele ei (size, x, y).

error-photo-of-match = Aceasta este fotografia unei partide: seturile și opțiunile sunt cele ale partidei.

error-photo-of-map = O fotografie rămâne la harta pe care a fost făcută.

error-readings = O fotografie se citește { $most ->
        [one] cel mult o dată
        [few] de cel mult { $most } ori
       *[other] de cel mult { $most } de ori
    }. Încarc-o din nou.

error-corrections = Cel mult { $most ->
        [one] { $most } corectură
        [few] { $most } corecturi
       *[other] { $most } de corecturi
    } la o fotografie.

error-corrected-cells = Se pot corecta cel mult { $most ->
        [one] { $most } loc
        [few] { $most } locuri
       *[other] { $most } de locuri
    } dintr-o fotografie.
error-corrected-figures = Se pot corecta cel mult { $most ->
        [one] { $most } pion
        [few] { $most } pioni
       *[other] { $most } de pioni
    } dintr-o fotografie.

error-most-players = Cel mult { $most ->
        [one] { $most } jucător
        [few] { $most } jucători
       *[other] { $most } de jucători
    }.

error-no-figure = Nu există pionul { $index }; pioni în fotografie: { $count }.

error-no-known-tile = La { $x }, { $y } nu este niciun cartonaș cunoscut.

error-no-tile-at = La { $x }, { $y } nu este niciun cartonaș.

error-tokens-on = Aceste jetoane stau pe { $feature }.

error-unknown-tile-there = Cartonașul de acolo nu este cunoscut, deci nici teritoriile lui.

error-no-feature-there = { $tile }, așa cum este așezat, nu are un astfel de teritoriu ({ $feature }); are: { $features }.

error-features-there = { $tile }, așa cum este așezat, are mai multe astfel de teritorii ({ $feature }); are: { $features }.

error-needed-stack = Acest câmp este necesar pentru un teanc de jetoane.

error-not-of-stack = Nu ține de un teanc de jetoane.

error-needed-token = Acest câmp este necesar pentru acest jeton.

error-not-of-token = Nu ține de acest jeton.

error-needed-cell = Acest câmp este necesar pentru un loc.

error-needed-cell-tile = Acest câmp este necesar pentru un loc (pentru un pion, trimite { $field }).

error-of-figure = Ține de un pion, nu de un loc.

error-of-stack = Ține de un teanc de jetoane, nu de un loc.

error-of-cell = Ține de un loc, nu de un pion.

error-needed-new-figure = Acest câmp este necesar pentru un pion nou.

error-needed-known-figure = Acest câmp este necesar pentru un pion cunoscut.

error-new-figure-removed = Un pion nou nu poate fi eliminat.

error-needed-returned-figure = Acest câmp este necesar pentru un pion pus și returnat.
error-needed-none-figure = Acest câmp este necesar pentru un teritoriu fără pion.
error-turns-alone = Ordinea turelor este o corectură separată.

error-x-and-y = x și y se trimit împreună.
error-message-alone = O mutare numește fie un meeple de scor, fie un mesaj și ce se face cu el.
error-catapult-only = Această aruncare aduce numai câmpul { $field }.
error-gift-field = Acest cadou nu are acel câmp.

error-known-figure = Acest câmp este necesar: un pion cunoscut poate fi numai eliminat.

error-not-of-gone = Nu ține de un pion care a dispărut.

refused-role = Tokenul pentru { $role } nu permite asta; este nevoie de cel pentru { $roles }.

role-host = gazdă

role-player = jucători

role-viewer = spectatori

refused-unplayable = nu poate fi jucată

refused-later-list = Lista ulterioară { $seq } nu s-ar mai putea juca: { $why }

refused-moves = O partidă poate avea cel mult { $most ->
        [one] { $most } mutare
        [few] { $most } mutări
       *[other] { $most } de mutări
    }.

refused-moves-in-all = O partidă poate avea cel mult { $most ->
        [one] { $most } mutare
        [few] { $most } mutări
       *[other] { $most } de mutări
    }, împreună cu cele anulate sau corectate.

refused-pad = Evaluările unei partide pot număra împreună cel mult { $most ->
        [one] { $most } cartonaș, oraș sau jeton
        [few] { $most } cartonașe, orașe sau jetoane
       *[other] { $most } de cartonașe, orașe sau jetoane
    }; fiecare evaluare se numără ca încă { $each }.

refused-size = Modificările unei partide pot avea împreună cel mult { $most } kB: scrie note mai scurte.

refused-start = Poziția de început și seturile de cartonașe ale unei partide pot avea împreună cel mult { $most } kB.

refused-overruled = O partidă poate avea cel mult { $most ->
        [one] { $most } mutare
        [few] { $most } mutări
       *[other] { $most } de mutări
    } împotriva regulilor, mai puține dacă pe masă sunt mai mult de { $tiles ->
        [one] { $tiles } cartonaș
        [few] { $tiles } cartonașe
       *[other] { $tiles } de cartonașe
    }.

refused-changes = O partidă poate avea cel mult { $most ->
        [one] { $most } modificare
        [few] { $most } modificări
       *[other] { $most } de modificări
    }.

refused-undo = Nu este nimic de anulat.

refused-redo = Nu este nimic de refăcut.

refused-photo-points = În această partidă nu se înregistrează cartonașele, așa că o fotografie nu are cu ce fi comparată.
refused-points-tiles = În această partidă nu se înregistrează cartonașele, așa că nu poate începe cu cartonașe pe masă.
refused-match-photo = Niciunul dintre seturile partidei nu poate fi citit dintr-o fotografie.

refused-versions = Un catalog poate avea cel mult { $most ->
        [one] { $most } versiune
        [few] { $most } versiuni
       *[other] { $most } de versiuni
    }.

refused-bytes = Un catalog poate avea cel mult { $most ->
        [one] { $most } octet
        [few] { $most } octeți
       *[other] { $most } de octeți
    }.

refused-catalog = Pentru a modifica un catalog este nevoie de tokenul lui.

refused-cards = Pentru un set se salvează cel mult { $most ->
        [one] { $most } imagine de cartonaș
        [few] { $most } imagini de cartonașe
       *[other] { $most } de imagini de cartonașe
    }; deja salvate: { $count }.

refused-cards-ever = Pentru un set se examinează cel mult { $most ->
        [one] { $most } imagine de cartonaș
        [few] { $most } imagini de cartonașe
       *[other] { $most } de imagini de cartonașe
    }; până acum: { $count }.

refused-proposals = Propuneri deschise: { $count }; cu cele din această fotografie pot fi cel mult { $most }. Alege mai întâi cartonașele lor sau marchează-le ca nefiind din acest set.

refused-no-enrolment = Nu există această înregistrare sau imagine: trimite mai întâi fotografii ale cartonașelor.

refused-old-enrolment = Aceste imagini au fost șterse și între timp s-au trimis fotografii noi: folosește imaginile noi.

refused-metrics = Pentru metrici este nevoie de METRICS_TOKEN sau de o adresă din METRICS_NETWORKS.

refused-tents-corrected = Corturile dintr-o astfel de fotografie se corectează în poziția ei.

refused-tents-overlay = Peste o fotografie cu corturi nu se desenează nimic; răspunsul dă locul fiecăruia.

refused-unreadable = Această fotografie nu a putut fi citită: { $why }

refused-not-read = Această fotografie nu a fost citită încă.

busy-photos = Se prelucrează prea multe fotografii.

busy-waiting-photos = Prea multe fotografii așteaptă să fie citite.

busy-enrolment-same = Cartonașele acestui set se prelucrează deja. Trimite din nou după aceea.

busy-enrolment = Chiar acum se prelucrează cartonașele altor seturi. Încearcă din nou în curând.

busy-enrolment-late = Încă se prelucrează cartonașele altor seturi. Încearcă din nou în curând.

json-at = { $why } (rândul { $line }, coloana { $column })
json-value = lipsește o valoare

json-comma = lipsește o virgulă

json-colon = lipsesc două puncte

json-name = lipsește un nume între ghilimele duble

json-trailing = virgulă în plus la sfârșit

json-unterminated = text fără ghilimele de închidere

json-control = caracter de control nepermis

json-escape = secvență escape nepermisă

json-extra = conținut în plus după sfârșit

json-other = conținut nepermis

json-digits = un număr are prea multe cifre

json-twice = numele { $name } apare de două ori într-un obiect

json-constant = { $name } nu este JSON

json-large = { $number } este un număr prea mare

error-file-bytes = Cel mult { $most ->
        [one] { $most } octet
        [few] { $most } octeți
       *[other] { $most } de octeți
    }.

error-is-json = Trebuie să fie JSON: { $why }.

error-no-sequence = O modificare nu decurge din cele dinaintea ei.
