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
    .meaning = Id-ul din adresă nu corespunde la nimic.

problem-method = Metodă nepermisă
    .meaning = Metodele la care răspunde această adresă sunt în antetul Allow.

problem-not-acceptable = Formă indisponibilă
    .meaning = Această adresă nu poate răspunde în forma cerută.

problem-seated = Locul este ocupat
    .meaning = Cineva a intrat deja ca acest jucător.

problem-stale = Altcineva a fost mai rapid
    .meaning = Valoarea seq trimisă nu este cea mai nouă.

problem-not-yet = Necitită
    .meaning = Fotografia nu a fost citită încă sau nu poate fi citită.

problem-full = Nu mai este loc
    .meaning = Înainte de a primi mai mult, trebuie hotărât ceva; detail spune ce.

problem-being-answered = Răspunsul este în curs
    .meaning = O cerere cu acest Idempotency-Key este în curs.

problem-too-large = Prea mare
    .meaning = Corpul cererii este mai mare decât primește această adresă.

problem-media-type = Tip de conținut nepotrivit
    .meaning = Această adresă primește alt Content-Type.

problem-bad-content = Conținutul nu este corect
    .meaning = Ce este greșit și unde se află în errors.

problem-illegal = Împotriva regulilor
    .meaning = Motivul se află în ruling; cu insist se joacă totuși.

problem-too-many = Prea multe cereri
    .meaning = Așteaptă secundele din antetul Retry-After.

problem-bug = Ceva nu a mers bine aici
    .meaning = Greșeala este a noastră și a fost înregistrată.

problem-busy = Ocupat
    .meaning = Așteaptă secundele din antetul Retry-After.

problem-out-of-time = Timp depășit
    .meaning = Răspunsul a durat prea mult; cere mai puțin deodată sau încearcă mai târziu.

error-first = { $path }: { $message }

error-more = { $path }: { $message } (și încă { $count })

error-unknown = Necunoscut: { $kind } { $name }.

error-unknown-near = Necunoscut: { $kind } { $name }. Ai vrut să scrii { $near }?

error-required = Lipsește un câmp obligatoriu.

error-null = Câmpul nu poate fi null.

error-invalid = Valoare nepermisă.

error-input = Valoare nepermisă.

error-input-type = Tip de date nepermis.

error-type = Tip nepermis.

error-list = Trebuie să fie o listă.

error-string = Trebuie să fie un text.

error-utf8 = Trebuie să fie un text în UTF-8.

error-number = Trebuie să fie un număr.

error-number-large = Numărul este prea mare.

error-integer = Trebuie să fie un număr întreg.

error-special = Valorile speciale (nan sau infinit) nu sunt permise.

error-boolean = Trebuie să fie true sau false.

error-mapping = Trebuie să fie un obiect.

error-url = Trebuie să fie un URL.

error-uuid = Trebuie să fie un UUID.

error-date = Trebuie să fie o dată.

error-min = Trebuie să fie cel puțin { $low }.

error-max = Trebuie să fie cel mult { $high }.

error-range = Trebuie să fie între { $low } și { $high }.

error-shorter = Mai scurt decât lungimea minimă { $low }.

error-longer = Mai lung decât lungimea maximă { $high }.

error-length = Lungimea trebuie să fie între { $low } și { $high }.

error-length-exact = Lungimea trebuie să fie { $length }.

error-equal = Trebuie să fie { $value }.

error-pattern = Textul nu are forma așteptată.

error-choice = Valori posibile: { $choices }.

error-object = Trebuie să fie un obiect.

error-unknown-field = Câmp necunoscut.

error-whole = Trebuie să fie un număr întreg.

error-true-false = Trebuie să fie true sau false.

error-text = Trebuie să fie un text.

error-a-list = Trebuie să fie o listă.

error-moves = Trebuie să fie o listă de mutări.

error-side = Trebuie să fie numele unei laturi sau o listă de laturi.

error-sides = Cel mult { $most } laturi.

error-most = Cel mult { $most }, nu { $count }.

error-tile-or-inline = Trebuie să fie id-ul unui cartonaș sau un cartonaș scris aici.

error-catalog-or-inline = Trebuie să fie id-ul unui catalog sau un catalog scris aici.

error-board-or-inline = Trebuie să fie id-ul unei table sau o tablă scrisă aici.

error-inline-tiles = Cataloagele scrise aici au împreună cel mult { $most } cartonașe, nu { $count }.

error-question = Întreabă despre o mutare sau despre un teritoriu, una din două.

error-time = Trebuie să fie un moment: 2026-11-20T10:15:00Z.

error-must-be = Trebuie să fie { $value }.

error-page-address = Trebuie să fie adresa unei pagini: http://192.168.1.5:8000

error-tent-owner = Trebuie să fie true sau jucătorul care l-a ridicat.

error-is-json = Trebuie să fie JSON: { $what }.

error-null-removed = Trebuie să fie null pentru ce se elimină.

error-null-tile = Trebuie să fie null când cartonașul se elimină.

error-figure = Trebuie să fie indicele unui pion, new sau known.

error-change = Trebuie să fie numărul unei modificări.

error-key = Trebuie să aibă între 1 și 255 de caractere ASCII vizibile.

error-key-again = Această cheie a fost trimisă deja cu alt conținut.

error-media = Corpul cererii trebuie să fie { $needed }, nu { $found }.

error-media-missing = Corpul cererii trebuie să fie { $needed }; antetul Content-Type lipsește.

error-compressed = Corpul cererii nu trebuie comprimat.

error-empty = Corpul cererii este gol; este nevoie de JSON.

error-not-utf8 = Corpul cererii nu este UTF-8 (octetul { $at }).

error-deep = Corpul cererii are prea multe niveluri.

error-levels = Corpul cererii are prea multe niveluri: cel mult { $most }.

error-names = Un obiect are cel mult { $most } nume, nu { $count }.

error-not-json = Corpul cererii nu este JSON: { $why } (rândul { $line }, coloana { $column }).

error-odd-json = Corpul cererii nu este JSON pe care îl putem citi: { $why }.

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

refused-takes-back = Asta o poate anula numai { $who }.

refused-end-private = Încheierea jocului dezvăluie ce țin alții secret: înainte de ultima tură îl încheie numai gazda.

refused-end-illegal = Încheierea jocului dezvăluie ce țin alții secret: după mutări împotriva regulilor îl încheie numai gazda.

refused-correction-private = Această corectură dezvăluie ce țin alții secret: o poate face numai gazda.

refused-another-version = Această fotografie a fost citită de altă versiune a programului. Încarc-o din nou.

refused-empty-map = Numai un joc pe o hartă are o fotografie a hărții goale.

refused-catalog-enrol = Înscrierea unui catalog cere tokenul lui.

refused-catalog-picture = Păstrarea unei imagini la un catalog cere tokenul lui.

refused-no-picture = La acest catalog nu se păstrează nicio imagine.

read-no-tile = la { $cell } nu se află niciun cartonaș

read-two-players = sunt doi jucători { $player }

read-rotation = { $value } nu este o rotație; există 0, 90, 180 și 270

read-side = { $value } nu este o latură; există { $sides }

read-no-set = { $catalog } nu este un set de cartonașe

read-other-game = { $catalog } aparține jocului { $game }, nu lui { $this }

read-same-cell = este peste { $tile }, amândouă la { $cell }

read-errors = mai mult de { $most } erori; iată primele

read-this-game = aici este { $found }, nu { $wanted }

read-no-feature = { $tile } nu are { $kind }; are { $kinds }

read-edition-only = { $what } există numai în ediția { $edition }, nu în { $found }

thing-board = tablă

thing-card = carte

thing-catalog = catalog

thing-choice = variantă

thing-colour = culoare

thing-event = eveniment

thing-expansion = extensie

thing-field = câmp

thing-figure = pion

thing-game = joc

thing-kind = fel

thing-map = hartă

thing-mark = semn

thing-match = partidă

thing-move = mutare

thing-option = opțiune

thing-phase = fază

thing-photo = fotografie

thing-player = jucător

thing-printing = tipar

thing-provenance = proveniență

thing-question = întrebare

thing-rule = regulă

thing-schema = schemă

thing-species = specie

thing-step = pas

thing-tile = cartonaș

thing-token = jeton

thing-value = valoare

thing-village = sat

error-unknown-there = necunoscut: { $kind } { $name }; există { $known }

error-unknown-one = necunoscut: { $kind } { $name }; ai vrut să scrii { $near }?

error-unknown-none = necunoscut: { $kind } { $name }; aici nu există niciunul

error-unknown-many = necunoscut: { $kind } { $name }; există { $known } și încă { $count }

read-object = un obiect JSON

read-must-be-object = trebuie să fie un obiect

read-mark-list = o listă de semne

read-tile-object = un cartonaș este un obiect JSON

read-feature-object = un teritoriu este un obiect JSON

read-feature-list = o listă de teritorii

read-feature-count = o listă de 1 până la { $most } teritorii

read-whole = un număr întreg de la { $low } la { $high }

read-number = un număr de la { $low } la { $high }

read-plain-text = text simplu, cel mult { $most } caractere

read-twice = { $what } apare de două ori

read-track = { $figure } nu stă pe nicio tablă de scor

read-track-space = { $figure } stă pe un spațiu al tablei de scor, nu pe un cartonaș

read-copies = sunt { $count }; cel mult { $most }

read-letters = patru litere, N E S W

read-catalogs-differ = cartonașul { $tile } este și în { $one }, și în { $other }, dar diferă

read-options = opțiunile sunt valori JSON

read-expansions = o listă de extensii

read-does-not-go = { $what } nu se potrivește cu celelalte: { $why }

read-most = cel mult { $most }, nu { $count }

read-text = trebuie să fie un text de 1 până la { $most } caractere

read-tents = mai multe corturi decât spații

read-tent = un cort aparține unui jucător sau este neutru

read-players = sunt { $count } jucători

read-board = { $board } nu este o tablă a acestui joc
