app-name = Tile Referee
app-back = La început
app-start-over = La început
app-loading = Un moment…
app-close = Închide
app-offline = Fără conexiune. Partidele tale continuă aici și se sincronizează când revine conexiunea.
app-online = Conexiunea a revenit
app-noscript = Această pagină are nevoie de JavaScript. Fără el, folosește comanda ./run score FOTO.jpg sau API-ul:

title-photo = Evaluează o fotografie
title-match-new = Partidă nouă
title-join = Intră într-o partidă
title-match = Partidă
title-table = Partida pe masă
title-dispute = Lămurește o dispută
title-edit-board = Desenează o tablă de joc
title-edit-tile = Desenează cartonașe
title-rule = Regulă

start-lead = Arbitrul pentru Carcassonne, jucat cu cartonașe adevărate.
start-choices = Ce vrei să faci?
start-photo = Evaluează o fotografie
start-photo-hint = Fotografiază masa și vezi toate punctele, cu explicații.
start-dispute = Lămurește o dispută
start-dispute-hint = Poate sta acolo? Cine ia punctele? Răspunsul și regula.
start-match = Ține scorul
start-match-hint = Tură cu tură, pe fiecare telefon de la masă.
start-matches = Partide recente
start-photos = Fotografii recente
start-over = încheiată
start-more = Altele
start-join = Intră într-o partidă
start-join-hint = Cu codul de pe telefonul gazdei.
start-edit-board = Desenează o tablă de joc
start-edit-tile = Desenează cartonașe proprii
start-theme = Luminos sau întunecat

theme-system = Ca pe dispozitiv
theme-light = Luminos
theme-dark = Întunecat

start-language = Limba

photo-new-title = Evaluează o fotografie
photo-new-lead = Fotografiază masa și vezi punctele pentru tot ce e pe ea, cu explicații.
photo-new-camera = Fă o fotografie
photo-new-choose = Alege o imagine
file-choose = Alege un fișier
photo-new-tips = Fotografiază de sus, cu toate cartonașele în imagine și fără mâini deasupra. Lasă pionii unde sunt.
photo-new-tips-board = Fotografiază de sus, cu toată tabla în imagine și fără mâini deasupra. Lasă corturile unde sunt.
photo-new-sets = Pe masă
photo-new-which = Cartonașele acestei partide
photo-new-edition = Ediția
photo-new-edition-hint = Desenele arată ediția, iar regulile ei se aplică. Alege una doar dacă joci după alte reguli.
photo-new-box = Compară cu cutia ta, corectată pe { $day }
photo-new-box-hint = Tirajele și desenele diferă. Cartonașele pe care le-ai corectat într-o fotografie anterioară sau într-o partidă arată cum sunt ale tale.
photo-new-print = Tipărește cartonașele (PDF): { $name }
photo-new-print-part = Tipărește cartonașele (PDF, partea { $n } din { $of }): { $name }
photo-new-stand-in = { $name }: numărul de cartonașe este cel publicat, desenele sunt ale noastre. Fotografiile jocului tipărit nu pot fi citite cu acest set; tipărește foile noastre sau desenează și fotografiază propriile cartonașe.
photo-new-two = Doi jucători: corturile de a treia culoare sunt neutre
photo-new-map = Harta de sub cartonașe
photo-new-map-none = Niciuna (o masă obișnuită)
photo-new-map-draw = Această hartă nu a fost desenată peste o fotografie, așa că fotografiile partidelor jucate pe ea nu pot fi citite.
photo-new-reference-board = Fotografia aceleiași table, fără corturi
photo-new-reference-why = Corturile se recunosc comparând fotografia ta cu aceasta.
photo-new-reference-kept = Avem deja fotografia peste care a fost desenată tabla: nu mai trebuie nimic.

maps-edit-kept-picture = Fotografiile partidelor jucate pe ea pot fi citite.

title-edit-dorra-table = Introdu manual o masă

photo-tents-told = Ale cui sunt corturile?
photo-tents-told-hint = Atinge un sat și spune ale cui sunt corturile, apoi introdu ce are fiecare jucător. Arbitrul numără punctele.

dorra-amazonas-table-tell = Numără doar punctele unei mese

photo-tents-title = Corturile de pe tablă
photo-tents-hint = { $n ->
        [one] S-a recunoscut { $n } cort
        [few] S-au recunoscut { $n } corturi
       *[other] S-au recunoscut { $n } de corturi
    }. Verifică, apoi introdu ce nu arată nicio fotografie.
photo-tents-board = Tabla cu corturile recunoscute
photo-tents-picture = Fotografia
photo-tents-check = Este corect?
photo-tents-sure = Totul este clar.
photo-tents-unsure = nesigur
photo-tents-hidden = nu apare în fotografie
photo-tents-tap = Atinge un sat pentru a-i schimba corturile.
photo-tents-right = Așa este
photo-tents-hand = Ce are { $name }
photo-tents-indio = Jetoane Indio: { $kind }
photo-tents-gold = Aur
photo-tents-silver = Argint
photo-tents-medal = Medalie
photo-tents-mission = Misiune
photo-tents-count = Numără punctele

photo-new-own-draw = Desenează cartonașele mele
photo-new-own-photos = Un set propriu, din fotografiile cartonașelor lui
photo-new-own = Joci cu alt set? Fotografiază-i cartonașele sau desenează-le, și vor putea fi citite și mesele cu ele.
photo-new-enrol = Fotografii cu cartonașele din { $name }

sort-articles = un o
catalog-base = Jocul de bază
catalog-river = Râul
catalog-inns-and-cathedrals = Hanuri și catedrale
catalog-traders-and-builders = Negustori și constructori
catalog-hills-and-sheep = Oi și dealuri
catalog-abbey-and-mayor = Abația și primarul
catalog-princess-and-dragon = Prințesa și dragonul
catalog-cult = Cultul
catalog-monasteries = Mănăstiri germane
catalog-river-2 = Râul II
catalog-king-and-robber = Regele și baronul tâlhar
catalog-bridges-castles-and-bazaars = Poduri, castele și bazaruri
catalog-corn-circles = Cercurile în lan
catalog-count = Contele de Carcassonne
catalog-darmstadt = Darmstadt
catalog-ferries = Bacurile
catalog-festival = Sărbătoarea
catalog-flier = Zburătorul
catalog-goldmines = Minele de aur
catalog-gq11 = Games Quarterly 11
catalog-labyrinth = Labirintul
catalog-castles-in-germany = Castele germane
catalog-halflings = Jumătăți
catalog-catapult = Catapulta
catalog-cathedrals-in-germany = Catedrale germane
catalog-plague = Ciuma
catalog-school = Școala
catalog-mage-and-witch = Magul și vrăjitoarea
catalog-robbers = Tâlharii
catalog-russian-promos = Cartonașe promoționale rusești
catalog-siege = Catarii și asediatorii
catalog-tower = Turnul
catalog-tunnel = Tunelul
catalog-under-the-big-top = În arena circului
catalog-watchtowers = Turnurile de pază
catalog-wind-roses = Rozele vânturilor
catalog-winter = Carcassonne de iarnă
catalog-wheel-of-fortune = Roata norocului

sets-tiles-only = { $name } (doar cartonașele)

edition-C1 = Prima ediție (din 2000)
edition-C1-r1 = Prima ediție, regula inițială a câmpurilor
edition-C1-r2 = Prima ediție, a doua regulă a câmpurilor
edition-C1-r3 = Prima ediție, regula actuală a câmpurilor
edition-C2 = A doua ediție (2014)
edition-C3 = A treia ediție (2021)
edition-C31 = A treia ediție, tiraj ulterior
edition-besiegers = asediatorii
edition-five = cinci cartonașe
edition-six = șase cartonașe
edition-river-3 = Râul III (Big Box 5)
edition-cathars = catarii
edition-winter = Carcassonne de iarnă

upload-sending = Se trimite fotografia…
upload-preparing = Se pregătește imaginea…
upload-cancel = Renunță
upload-cancelled = Anulat.
upload-share = Se trimite fotografia: { $share }
upload-opening = Serverul deschide fotografia…

reading-title = Se citește tabla
reading-queued = În așteptare…
reading-decode = Deschiderea imaginii
reading-lattice = Căutarea grilei de cartonașe
reading-cells = Recunoașterea fiecărui cartonaș
reading-figures = Căutarea pionilor
reading-settle = Alcătuirea tablei de joc
reading-grid =
    { $n ->
        [one] Imaginea cu grila unui cartonaș
        [few] Imaginea cu grila celor { $n } cartonașe
       *[other] Imaginea cu grila celor { $n } de cartonașe
    }
reading-cancel = Renunță

quality-dark = Imaginea e întunecată. Dacă unele cartonașe sunt recunoscute greșit, încearcă cu mai multă lumină.
quality-bright = Imaginea e prea luminoasă pe alocuri. Dacă unele cartonașe sunt recunoscute greșit, ferește-le de lămpi și de soare și oprește blițul.
quality-blurred = Imaginea e neclară. Dacă unele cartonașe sunt recunoscute greșit, ține telefonul nemișcat și fotografiază din nou.
quality-small = Imaginea e mică. Dacă unele cartonașe sunt recunoscute greșit, trimite-o la mărimea originală.
quality-plain = Imaginea pare goală.

unreadable-title = Această fotografie nu poate fi citită
unreadable-stage = S-a oprit la: { $stage }.
unreadable-decode = Fișierul nu este o imagine care poate fi deschisă aici. Fă din nou fotografia sau trimite un JPEG.
unreadable-lattice = Nu s-a găsit o grilă de cartonașe. Fotografiază drept de sus și mai de aproape, astfel încât cartonașele să umple imaginea.
unreadable-cells = Cartonașele nu au putut fi recunoscute. Încearcă cu mai multă lumină și verifică dacă sunt bifate seturile potrivite.
unreadable-figures = Pionii nu au putut fi citiți. Încearcă cu mai multă lumină.
unreadable-settle = Ce s-a văzut nu formează o tablă de joc. Verifică dacă sunt bifate seturile potrivite.
unreadable-other = Fă din nou fotografia, drept de sus.
unreadable-tip-above = Ține telefonul orizontal, chiar deasupra mijlocului.
unreadable-tip-light = Mai multă lumină, fără bliț; evită reflexele lămpii pe cartonașe.
unreadable-tip-whole = Toate cartonașele în imagine, cu puțină masă în jur.
unreadable-again = Încearcă altă fotografie

stage-decode = deschiderea imaginii
stage-lattice = căutarea grilei de cartonașe
stage-cells = recunoașterea cartonașelor
stage-figures = căutarea pionilor
stage-settle = alcătuirea tablei de joc
stage-other = citirea

photo-title = Tabla din fotografia ta
photo-summary =
    { $n ->
        [one] { $n } cartonaș
        [few] { $n } cartonașe
       *[other] { $n } de cartonașe
    }

legend = Ce înseamnă desenele

board-label = Tabla de joc
board-mode = Arată tabla ca
board-photo = Foto
board-drawn = Desen
board-zoom-in = Mărește
board-zoom-out = Micșorează
board-fit = Arată toată tabla
board-near = Arată unde se joacă
board-place = rândul { $row }, coloana { $column }
board-tile = { $place }: { $tile }{ $doubt }
board-figure = { $figure }, { $place }{ $doubt }
board-missing = { $place }: aici poate fi un cartonaș neobservat
board-free = { $place }: încă niciun cartonaș
board-doubtful = , de verificat

panel-label = Acțiuni
panel-back = Înapoi

check-left =
    { $n ->
        [one] { $n } lucru de verificat
        [few] { $n } lucruri de verificat
       *[other] { $n } de lucruri de verificat
    }
check-left-new =
    { $n ->
        [one] { $n } lucru de verificat
        [few] { $n } lucruri de verificat
       *[other] { $n } de lucruri de verificat
    }, { $new } după răspunsul tău
check-tile = Ce cartonaș este aici?
check-missing = Este aici un cartonaș?
check-figure = Este corect acest pion?
check-figures = Care dintre acestea sunt pioni?
check-seen = În fotografia ta
check-crop = O parte din fotografie: { $place }
check-no-crop = Nicio imagine a acestui loc.
check-candidates = Cartonașe probabile
check-choose = Acesta: { $tile }, rotit cu { $rotation }°
check-other = Alt cartonaș…
check-no-tile = Aici nu este niciun cartonaș
check-nothing = Nu, aici nu este nimic
check-figure-on = pe: { $feature }
check-figure-nowhere = Nu este clar pe ce teritoriu stă.
check-right = Este corect
check-change = Schimbă…
check-no-figure = Aici nu este niciun pion
check-hidden = Mai este acest pion aici?
check-hidden-there = Da, este tot aici
check-hidden-gone = Nu, nu mai este
check-skip = Mai târziu
check-skip-all = Sari peste toate

reason-close = Aici două cartonașe arată aproape la fel.
reason-edges = O latură nu se potrivește cu cartonașul vecin.
reason-unknown = Nu seamănă cu niciun cartonaș din seturile alese.
reason-odd = Diferă de imaginile cunoscute ale acestui cartonaș sau sunt aici mai multe decât conține cutia.
reason-faint = Nu este sigur că aici este un cartonaș.
reason-missing = Aici este loc pentru un cartonaș.
reason-weak = Nu este sigur că acesta este un pion.
reason-border = Stă aproape de limita dintre două teritorii.
reason-nowhere = Nu stă pe nimic ce poate fi ocupat.
reason-colour = Două culori sunt aproape la fel de probabile.
reason-changed = Nu seamănă cu cartonașul care era aici înainte.
reason-hidden = În partidă stă aici, dar în fotografie nu se vede.
reason-kind = Nu este sigur ce pion este.
reason-pieces = Care nu este un simplu meeple?
reason-tokens = Câte jetoane sunt în acest teanc?

stack-count = Jetoane în teanc
stack-most = Aici s-au pus cel mult { $n }.
stack-where = { $feature }, { $place }
stack-title = Câte jetoane sunt aici? ({ $tokens })

reason-space = Pe acest cartonaș sunt mai multe spații; o fotografie nu le poate deosebi cu siguranță.
reason-tent = este acolo un cort ({ $colour })?

edition-seen = recunoscută din fotografie
edition-seen-short = Foto: { $edition }
edition-seen-is = Ediția recunoscută: { $edition }
edition-rules = reguli: { $edition }
edition-change-hint = Punctele de mai jos se schimbă pe loc.

sets-first = Mai întâi o întrebare
sets-ask =
    { $n ->
        [one] Pare să fie aici și un cartonaș din „{ $name }”. Adaugi setul?
        [few] Par să fie aici și cartonașe din „{ $name }” ({ $n }). Adaugi setul?
       *[other] Par să fie aici și cartonașe din „{ $name }” ({ $n }). Adaugi setul?
    }
sets-ask-several = Par să fie aici și cartonașe din aceste seturi. Le adaugi?
sets-tiles =
    { $n ->
        [one] { $name } ({ $n } cartonaș)
        [few] { $name } ({ $n } cartonașe)
       *[other] { $name } ({ $n } de cartonașe)
    }
sets-add = Adaugă și citește din nou
sets-no = Nu
sets-again = Citește fotografia din nou
sets-again-hint = Fotografia va fi citită din nou cu aceste seturi. Corecturile tale se păstrează.
sets-count =
    { $n ->
        [one] { $n } set de cartonașe
        [few] { $n } seturi de cartonașe
       *[other] { $n } de seturi de cartonașe
    }
sets-change = Schimbă
sets-other = Seturile de pe masă…
sets-other-table = Sunt alte seturi pe masă?

overview-done = Totul e verificat
overview-skipped =
    { $n ->
        [one] O întrebare rămâne deschisă
        [few] { $n } întrebări rămân deschise
       *[other] { $n } de întrebări rămân deschise
    }
overview-tap = Compară tabla cu masa ta. Atinge un cartonaș sau un pion pentru a-l schimba.

pieces-also = Aici pot fi și: { $pieces }. Se confundă ușor cu un meeple.
pieces-rest = Restul este așa cum se vede
pieces-unseen = Este și una dintre acestea pe masă?

add-tile-missing = Lipsește un cartonaș
add-tile-where = Unde este cartonașul?
add-tile-hint = Atinge locul lui, lângă celelalte.
add-tile-taken = Scos: { $tile }, { $place }.
add-tile-back = Pune-l la loc

overview-scores = Arată punctele
overview-match = Începe o partidă de la această masă
overview-missing = Unde este acest pion: { $figure }?
overview-tiles =
    { $n ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    }
overview-again =
    { $n ->
        [one] Răspunde la întrebarea deschisă
        [few] Răspunde la cele { $n } întrebări deschise
       *[other] Răspunde la cele { $n } de întrebări deschise
    }
overview-as-text = Tabla ca text

later-take = Ce s-a jucat între timp?
later-lead = Fotografiază masa. Ce s-a jucat între timp devine ture după ce confirmi.
later-title = Ce s-a jucat între timp
later-other = E altă masă?
later-nothing = Tot ce e pe masă se află deja în partidă.
later-none = Nu s-a găsit nicio tură care să ducă la ce arată fotografia.
later-next = Aceste ture s-au jucat. Iată următoarele din fotografie.
later-play =
    { $n ->
        [one] Da, joacă această tură
        [few] Da, joacă aceste { $n } ture
       *[other] Da, joacă aceste { $n } de ture
    }
later-played = Ture din fotografie: { $n }
later-order = Fotografia nu arată ordinea lor. Deschide o tură ca să schimbi când și de cine a fost jucată.
later-stale = Între timp au jucat alții. Iată ce mai este nou.
later-again = Fă altă fotografie
later-new = Folosește-o ca masă nouă
later-back = Înapoi la partidă
later-change = Schimbă: { $what }

tile-unknown = cartonaș necunoscut
tile-none = niciun cartonaș
tile-kind =
    { $n ->
        [one] { $kind }
        [few] { $n } { $kinds }
       *[other] { $n } { $kinds }
    }
tile-title = Cartonașul de la { $place }
tile-turn = Rotește
tile-remove-half = Scoate jumătatea: { $where }
tile-cannot-tell = Nesigur
tile-figures = Pioni pe acest cartonaș
tile-change-figure = Schimbă: { $figure }
tile-add-figure = Adaugă un pion
tile-other = Este alt cartonaș

picker-search = Caută un cartonaș
picker-example = { $kinds }…
also-field = pajiște fermă
also-road = stradă potecă
also-city = cetate castel
also-monastery = biserică abație
also-river = apă pârâu
also-inn = cârciumă
also-pennants = scut stemă

picker-tiles = Cartonașe
picker-none = Niciun cartonaș din seturile alese nu corespunde.
picker-shape = După laturi
picker-shape-how = Ce laturi are? Atinge, în sensul acelor de ceasornic, ce se vede pe ele: oraș, drum etc. Atinge aici o latură ca să o schimbi; nu contează cum este rotit cartonașul.
picker-edge = { $where }: { $what }
picker-edge-open = necompletat
picker-narrow = Arată numai cartonașele cu
picker-camera = Fotografiază cartonașul
picker-camera-looking = Se examinează cartonașul…
picker-camera-which = Care dintre ele este?
picker-camera-none = Nu a fost recunoscut niciun cartonaș. Ține-l aproape și drept în fața camerei, la lumină bună, și încearcă din nou.
picker-camera-close = Niciunul dintre acestea
picker-clear = Arată toate
picker-clear-only = Arată toate, nu doar: { $what }
picker-others = Cartonașe din alte seturi
picker-rotation = Cu ce rotație?
picker-turn = { $tile }, rotit cu { $rotation }°

figure-name = { $kind } ({ $colour })
figure-on = { $figure } { $where }
on-feature = pe { $feature }
on-city = în { $feature }
on-monastery = în { $feature }
on-quarter = în { $feature }
on-city_of_carcassonne = în { $feature }
on-garden = în { $feature }
on-bathhouse = în { $feature }
on-german_castle = în { $feature }
on-pyramid = în { $feature }
on-village = în { $feature }
on-jungle = în { $feature }
on-castle = în { $feature }
figure-title = Pionul de la { $place }
figure-new = Pion nou la { $place }
figure-owner = Al cui este?
figure-kind = Ce fel de pion este?
figure-feature = Pe ce stă?
figure-unknown-tile = Spune întâi ce cartonaș este; apoi poți pune pionul pe el.
figure-tile-later = Culoarea și felul se pot schimba acum; pe ce stă, abia când se știe ce cartonaș este.
figure-save = Salvează
figure-nowhere = Pe acest cartonaș nu e nimic pe care ar putea sta.
figure-space = Câmpul de pe tabla de scor
figure-meeple = meeple
figure-meeple-lying = meeple culcat
figure-neutral = cort neutru
figure-farmer = țăran
figure-big = meeple mare
figure-builder = constructor
figure-pig = porc
figure-shepherd = oier
figure-mayor = primar
figure-wagon = car
figure-ringmaster = director de circ
figure-phantom = fantomă
figure-barn = moșie
figure-dragon = dragon
figure-fairy = zână

token-mage = mag
token-witch = vrăjitoare
token-wolf = lup

token-letter-mage = M
token-letter-witch = V
token-letter-wolf = L

figure-abbot = abate

live-scores-title = Până acum:
live-scores-label = Punctele de până acum

scores-title = Puncte
scores-when = Evaluează
scores-final = La sfârșitul jocului
scores-now = Acum
scores-part = Acestea sunt doar punctele de pe masă: lipsesc cele marcate mai devreme.
scores-part-photo = Acestea sunt doar punctele de pe masă; cele marcate mai devreme se adaugă.
scores-part-track = Acestea sunt doar punctele de pe masă. Punctele marcate mai devreme au fost citite de pe tabla de scor: verifică-le și adaugă-le.
scores-whole = Întregul scor: punctele de pe tabla de scor și cele de pe masă.
scores-sum = { $points_before } înainte, { $gained } pe masă
scores-nobody = Fără pioni, fără puncte.
scores-ready =
    { $n ->
        [one] Evaluat: { $n } rând
        [few] Evaluat: { $n } rânduri
       *[other] Evaluat: { $n } de rânduri
    }
scores-findings =
    { $n ->
        [one] Un lucru pare ciudat
        [few] { $n } lucruri par ciudate
       *[other] { $n } de lucruri par ciudate
    }
scores-notes =
    { $n ->
        [one] De reținut
        [few] De reținut
       *[other] De reținut
    }
scores-lines = Rând cu rând
scores-none = Încă nimic nu aduce puncte
scores-arithmetic = Cum se adună punctele
scores-total = Total
scores-holders = Pioni acolo:
scores-more = încă { $n }

severity-error = Greșit
severity-warning = Ciudat
severity-info = Notă

points-title = Punctele marcate mai devreme
points-ask = Adaugă punctele marcate mai devreme
points-why = Ce arată acum tabla de scor. Este nevoie pentru întregul scor.
points-seen = Citite de pe tabla de scor: verifică-le. Un pion culcat a făcut deja un tur.
points-field = câmpul { $n }, sigur în proporție de { $share }
points-lying = culcat (+50)
points-add = Alt jucător…
points-save = Adaugă la puncte

rule-open = Regula { $id }: arată textul
rule-source = Sursa: { $source }

kind-city = oraș
kind-road = drum
kind-field = câmp
kind-monastery = mănăstire
kind-river = râu
kind-garden = grădină
kind-bathhouse = baie
kind-german_castle = castel
kind-german_cathedral = catedrală
kind-pyramid = piramidă
kind-quarter = cartier al Cetății
kind-city_of_carcassonne = Cetatea Carcassonne
kind-tower = turn
kind-castle = castel

kinds-city = orașe
kinds-road = drumuri
kinds-field = câmpuri
kinds-monastery = mănăstiri
kinds-river = râuri
kinds-garden = grădini
kinds-german_castle = castele
kinds-german_cathedral = catedrale
kinds-quarter = cartiere ale Cetății
kinds-tower = turnuri
kinds-medal = medalii
kinds-mission = misiuni
kinds-trade-goods = mărfuri
kinds-pyramid = artiști
kinds-big_top = cort de circ
kinds-ringmaster = director de circ
kinds-gold = aur
kinds-robber = tâlhari
kinds-message = mesaje
kinds-king = rege
kinds-watchtower = turnuri de pază
kinds-wind_rose = roze ale vânturilor
kinds-school = școală
kinds-church = biserici
kinds-robber_baron = baron tâlhar
kinds-castle = castele
kinds-fairy = zână
kinds-flock = turme
kinds-teacher = învățător
kinds-catapult = catapultă
kinds-auction = bazaruri
kinds-bathhouse = băi
kinds-buy_back = răscumpărări
kinds-ransom = răscumpărări
kinds-adjust = prin înțelegere
kinds-town = orășele
kinds-mining = jetoane de exploatare

mark-pennants = blazon
mark-inn = han
mark-cathedral = catedrală

feature-inside = { $kind } (în interior)
feature-number = { $kind } { $n }
quarter-castle = castel
quarter-market = piață
quarter-blacksmith = fierărie
quarter-cathedral = catedrală
quarter-which = Cetatea Carcassonne: ce cartier?
feature-at = { $kind }, { $where }

side-N = sus
side-E = dreapta
side-S = jos
side-W = stânga

colour-red = Roșu
colour-blue = Albastru
colour-green = Verde
colour-yellow = Galben
colour-black = Negru
colour-pink = Roz
colour-grey = Gri
colour-gray = Gri
colour-white = Alb
colour-orange = Portocaliu
colour-purple = Mov
colour-brown = Maro

colour-letter-red = R
colour-letter-blue = A
colour-letter-green = V
colour-letter-yellow = G
colour-letter-black = N
colour-letter-pink = Z
colour-letter-grey = I
colour-letter-gray = I
colour-letter-white = L
colour-letter-orange = P
colour-letter-purple = M
colour-letter-brown = O

match-title = Partidă
match-host = Gazda
match-key = Acest telefon nu mai poate deschide partida
match-key-do = Gazda a dat chei noi sau partida a fost ștearsă. Intră din nou cu codul.
match-overtaken = Tura pe care o jucai nu mai este posibilă. Nimic din ea nu a fost trimis.
match-conflict-finish = Termină această tură
match-conflict-finish-only =
    { $n ->
        [one] Termină această tură ({ $n } mai nouă trebuie introdusă din nou)
        [few] Termină această tură ({ $n } mai noi trebuie introduse din nou)
       *[other] Termină această tură ({ $n } mai noi trebuie introduse din nou)
    }
match-gone = Această partidă nu mai există aici
match-gone-do = A fost ștearsă sau acest browser nu are cheia ei. Cere din nou codul sau linkul.
match-live = Conectat
match-away = Fără conexiune
match-sending = Se trimite…
match-stuck = Netrimis
match-turn = La rând: { $name }
match-over = Jocul s-a încheiat.
match-waiting = Vezi fiecare mutare imediat.
match-waiting-as = Joci pentru { $name } și vezi fiecare mutare imediat.
match-watching = Privești: fiecare mutare apare imediat.
match-tool-undo = Anulează
match-tool-redo = Refă
match-tool-history = Istoric
match-tool-menu = Meniul partidei
match-tool-camera = Fotografie: ce s-a jucat între timp?
match-pile =
    { $n ->
        [one] a rămas { $n } cartonaș
        [few] au rămas { $n } cartonașe
       *[other] au rămas { $n } de cartonașe
    }
match-supply = rezervă: { $figures }
match-undo-done = Ultima tură a fost anulată.
match-redo-done = Tura a fost refăcută.
match-did-undo = { $who } a anulat ultima tură.
match-did-redo = { $who } a refăcut o tură.
match-did-correct = { $who } a corectat o tură anterioară.
match-after-reveal = S-a anulat după ce fuseseră dezvăluite valori secrete. Ele rămân cunoscute de toți și se joacă din nou la fel.
match-after-reveal-short = după dezvăluire
match-setup-title = Partidă nouă
match-setup-game = Joc
match-setup-with-maps = { $game } (și Hărți)
match-setup-tracking = Ce vrei să introduci?
match-setup-tracking-tiles = Mutările
match-setup-tracking-points = Doar punctele
match-setup-players = Jucători
match-setup-order = În ordinea turelor. Atinge un pion pentru a-i schimba culoarea.
match-setup-first = începe
match-setup-colour = Culoare: { $colour }. Schimbă
match-setup-name = Numele jucătorului { $n }
match-setup-up = Mută mai sus: { $name }
match-setup-remove = Scoate: { $name }
match-setup-add = Încă un jucător
match-setup-table =
    { $n ->
        [one] Partida începe cu masa pe care ai desenat-o: { $n } cartonaș.
        [few] Partida începe cu masa pe care ai desenat-o: { $n } cartonașe.
       *[other] Partida începe cu masa pe care ai desenat-o: { $n } de cartonașe.
    }
match-setup-photo =
    { $n ->
        [one] Partida începe cu masa din fotografia ta: { $n } cartonaș.
        [few] Partida începe cu masa din fotografia ta: { $n } cartonașe.
       *[other] Partida începe cu masa din fotografia ta: { $n } de cartonașe.
    }
match-setup-points = Ce arată acum tabla de scor. Partida continuă de acolo; unde rămâne gol, începe de la 0.
match-setup-expansions = Extensii
match-setup-expansions-none = Niciuna
match-setup-edition = Se joacă în ediția care are tot ce ai ales: { $edition }
match-setup-boxes = Cutii ale jocului de bază
match-setup-more = Alte opțiuni
match-setup-changed =
    { $n ->
        [one] { $n } modificată
        [few] { $n } modificate
       *[other] { $n } de modificate
    }
match-setup-usual = Implicit
match-setup-usual-is = Implicit: { $value }
match-setup-start = Începe partida
match-join-title = Intră într-o partidă
match-join-code = Codul partidei
match-join-hint = Gazda găsește codul la „Meniul partidei”.
match-join-go = Intră
match-join-unknown = Nu există nicio partidă cu acest cod. Codurile sunt valabile o zi.
match-join-who = Cine ești?
match-join-watch = Doar privesc
match-draw-which = { $name }: ce cartonaș?
match-ending-tiles = Toate cartonașele sunt plasate: încheie jocul
match-draw-after-all = A mai rămas un cartonaș
match-ending-rounds = Ultima rundă s-a terminat: încheie jocul
match-ending-watching = S-a jucat tot; jocul mai trebuie încheiat.
match-draw-again = { $name } încă o dată: ce cartonaș?
match-draw-rest = Nu pot fi trase acum
match-draw-none-away = Din câte știe acest telefon, nu mai este niciun cartonaș. Evaluarea finală se face când revine conexiunea.
match-draw-pass = Niciun cartonaș, încheie tura
match-finish = Sfârșitul jocului…
match-finish-sure = Jocul se încheie și se evaluează tot ce a rămas. Se poate anula.
match-finish-yes = Evaluează acum
match-place-where = Unde se plasează?
match-place-right = Așa?
match-beyond = Locuri în afara imaginii
match-beyond-N =
    Sus: arată { $n ->
        [one] { $n } loc
        [few] { $n } locuri
       *[other] { $n } de locuri
    }
match-beyond-E =
    La dreapta: arată { $n ->
        [one] { $n } loc
        [few] { $n } locuri
       *[other] { $n } de locuri
    }
match-beyond-S =
    Jos: arată { $n ->
        [one] { $n } loc
        [few] { $n } locuri
       *[other] { $n } de locuri
    }
match-beyond-W =
    La stânga: arată { $n ->
        [one] { $n } loc
        [few] { $n } locuri
       *[other] { $n } de locuri
    }
match-place-lit =
    { $n ->
        [one] { $n } loc este evidențiat. Atinge-l.
        [few] { $n } locuri sunt evidențiate. Atinge unul.
       *[other] { $n } de locuri sunt evidențiate. Atinge unul.
    }
match-place-free =
    { $n ->
        [one] { $n } loc.
        [few] Oricare dintre cele { $n } locuri: arbitrul va spune ce este greșit.
       *[other] Oricare dintre cele { $n } de locuri: arbitrul va spune ce este greșit.
    }
match-place-nowhere = Acest cartonaș nu se potrivește nicăieri.
match-place-not-now = Acest cartonaș nu poate fi plasat acum.
match-place-unsure = Sunt verificate doar laturile; restul îl verifică arbitrul mai târziu.
match-place-way = Rotația { $n } din { $of }
match-place-tap = Un pion? Atinge imaginea mică.
match-place-later = { $moves }? Întâi „Plasează aici”.
match-place-turn = Rotește
match-place-here = Plasează aici
match-place-other = Alt cartonaș
match-place-elsewhere = Alt loc…
match-place-discard = Scoate din joc
match-place-bridge = Cu un pod: { $place }
match-place-completes =
    { $n ->
        [one] Finalizează: { $kind } din { $n } cartonaș, valoare { $points }
        [few] Finalizează: { $kind } din { $n } cartonașe, valoare { $points }
       *[other] Finalizează: { $kind } din { $n } de cartonașe, valoare { $points }
    }
match-act-title = { $name }: un pion?
match-act-else = { $name }: mai e ceva?
match-act-before = { $name }: mai întâi asta
match-act-decides = { $name } hotărăște
match-act-where = Atinge locul unde se plasează
match-act-where-else = Pe cealaltă jumătate, { $place }
match-act-none = Aici nu se poate plasa niciun pion.
match-act-other = Pune unul oricum…
match-act-deployed = Pion plasat: { $figure }.
match-act-end = Încheie tura
match-act-end-without = Încheie fără pion
match-act-end-plain = Doar încheie tura
match-act-also = { $move }…
match-act-none-after = După „{ $move }” nu se mai poate plasa niciun pion.
match-act-undo = Anulează: { $move }
match-act-figure-first = Plasează întâi un pion; după aceea nu se mai poate.
match-hint-tower-capture = Pe cine capturează turnul?
match-act-from-memory = Fără conexiune, aceste propuneri se bazează pe masa văzută ultima dată. Introdu ce s-a tras; arbitrul hotărăște când revine conexiunea.
match-act-then = Apoi: { $move }
match-act-first = Mai întâi trebuie făcut altceva.
match-act-no-figure = Ia pionul înapoi
match-act-take-back = Ia cartonașul înapoi
match-implied = Tura se încheie singură
match-implied-without = Tura se încheie singură, fără: { $moves }
match-implied-undo = Anulează: { $move }
match-place-by-name = Alege după nume
match-offer-back = Alege din nou
match-offer-walk = Pasul { $n }: atinge un cartonaș evidențiat.
match-held = În fața jucătorilor
match-turn-end = Încheie tura
match-turn-send = Trimite
match-turn-away = Acest joc are nevoie de conexiune ca să continue.
match-offer-where = Atinge un loc evidențiat pe tablă sau alege aici.
match-fill-of =
    { $n ->
        [one] { $n } din { $of } introduse
        [few] { $n } din { $of } introduse
       *[other] { $n } din { $of } introduse
    }
match-fill-value = Cu valoarea { $value }
match-yes = Da
match-no = Nu
match-none = Nimic

token-stack = { $n } × { $token }

match-move-draw_token = Trage un jeton
match-move-flock = Turma
match-move-fly = Zboară cu un supus
match-move-corn_circle = Cercul în lan
match-move-robber = Pune tâlharul
match-move-message = Pioni de scor și mesaje
match-move-teacher = Ce repetă învățătorul
match-move-catapult = Catapulta
match-move-gift = Deschide un cadou
match-move-message-marker = Mută pe tabla de scor
match-move-message-card = Un mesaj
match-move-retrieve = Retrage abatele
match-move-dragon = Dragonul se mută
match-move-dragon_step = Mută dragonul un pas
match-move-fairy = Mută zâna
match-move-mage = Pune magul pe un drum sau într-un oraș
match-move-witch = Pune vrăjitoarea pe un drum sau într-un oraș
match-move-take = Ia un pion de pe masă
match-move-tower = Pune o piesă de turn
match-move-exchange = Schimbă un prizonier
match-move-ransom = Plătește o răscumpărare
match-move-tent = Întoarce jetonul cu animal
match-move-pyramid = Evaluează o piramidă de artiști
match-move-gold = Pune aur lângă mină
match-move-march = Ieși din Cetate
match-move-count = Pune un supus în Cetate
match-move-ferry = Pune sau mută un bac
match-move-bridge = Pune un pod
match-move-castle = Construiește un castel
match-move-offer = Oferă un cartonaș
match-move-bid = Licitează pentru cartonaș
match-move-settle = Cumpără sau vinde cartonașul
match-field-tile = Cartonaș întors
match-field-price = Puncte
match-hint-bid = Oferit: { $tile }, ales de { $chooser }. Prețul cel mai mare: { $price }, numit de { $bidder }.
match-hint-settle = Oferit: { $tile }, ales de { $chooser }. Prețul cel mai mare: { $price }, numit de { $bidder }.
match-none-bid-price = Pasează
match-offer-settle-buy-true = Cumpără cu { $price }
match-offer-settle-buy-false = Vinde-l jucătorului { $bidder } cu { $price }
settle-true = cumpără
settle-false = vinde
event-auction = { $player } primește { $tile } cu { $n } { $n ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
match-move-tunnel = Pune un jeton de tunel
match-move-wagon = Mută carul mai departe
match-move-phantom = Plasează fantoma
match-move-building = Construiește o clădire mică
match-move-pass = Pasează
match-move-score = Evaluează
match-none-count-to = contele rămâne
match-hint-count-to = Unde merge contele?
event-count = contele merge: { $quarter }
match-says-count-to = contele merge: { $value }
match-choice-expand = Extinde turma
match-choice-score = Mână turma în staul
match-choice-add = Fiecare adaugă un supus
match-choice-remove = Fiecare ia înapoi un supus
match-last = Ultima tură
match-last-nothing = { $name } nu a primit puncte.
match-house = Regulă a casei, contrară regulii
match-house-short = regulă a casei
match-refused = Este împotriva regulilor
match-refused-back = Ia înapoi
match-refused-insist = Joacă totuși
match-refused-house = Dacă joci totuși așa, contează ca regulă a casei și se notează în istoric.
match-scores = Puncte
match-chart = Tură cu tură
match-chart-alt = Punctele tuturor jucătorilor de-a lungul turelor
match-chart-none = Încă niciun punct.
match-unsent =
    { $n ->
        [one] { $n } tură nu a fost trimisă încă
        [few] { $n } ture nu au fost trimise încă
       *[other] { $n } de ture nu au fost trimise încă
    }
match-sending-n =
    { $n ->
        [one] Se trimite { $n } tură…
        [few] Se trimit { $n } ture…
       *[other] Se trimit { $n } de ture…
    }
match-unsent-when = Se trimite când revine conexiunea.
match-unsent-drop = Anuleaz-o pe ultima
match-conflict-stale = Altcineva a fost mai rapid
match-conflict-refused = Arbitrul refuză tura
match-conflict-mine =
    { $n ->
        [one] Netrimis de aici:
        [few] Netrimise de aici ({ $n } ture):
       *[other] Netrimise de aici ({ $n } de ture):
    }
match-conflict-after = Joacă turele mele după ale lor
match-conflict-drop =
    { $n ->
        [one] Renunță la a mea
        [few] Renunță la cele { $n } ture ale mele
       *[other] Renunță la cele { $n } de ture ale mele
    }
match-says = { $name }: { $sentence }
match-says-place = { $tile } la { $place }
match-says-deploy = { $figure } { $where }
match-says-discard = scoate din joc { $tile }
match-says-other = { $move }: { $what }
match-says-tunnel-set = tunelul { $value }
match-says-robber = Pune tâlharul lângă meepleul de scor al jucătorului { $beside }
match-marker-hint =
    { $name } primește { $n } { $n ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }: care pion înaintează?
match-marker-moves = { $marker }: de la { $from } la { $to }
match-marker-draws = { $marker }: de la { $from } la { $to }, un mesaj
match-throw-target = Ținta: 5 puncte
match-throw-catch = Prindere: 5 puncte
match-throw-knock_out = Supuși loviți
match-throw-seduction = Supus schimbat
match-hint-message-card = Trage primul mesaj: care este?
match-hint-message-choice = { $card }: iei 2 puncte sau îl îndeplinești?
marker-meeple = meeple
marker-messenger = mesager
message-smallest_road = cel mai mic drum
message-smallest_city = cel mai mic oraș
message-smallest_monastery = cea mai mică mănăstire
message-pennants = 2 puncte pentru fiecare blazon dintr-un oraș
message-knights = 2 puncte pentru fiecare cavaler
message-farmers = 3 puncte pentru fiecare țăran
message-tile = încă un cartonaș
message-follower = evaluează un supus și ia-l înapoi
message-choice-points = 2 puncte
message-choice-action = îndeplinește-l
gift-synod = sinod
gift-road_sweeper = măturător
gift-change_position = schimb de poziție
gift-cash_out = încasare
gift-take_2 = ia două
match-offer-tunnel-set = Tunel nou { $value }
match-offer-tunnel-set-again = Celălalt capăt al tunelului { $value }
event-receive-gold =
    { $player } ia { $n } { $n ->
        [one] bulgăre
        [few] bulgări
       *[other] de bulgări
    } de aur
event-leaves = { $token }: pleacă de pe masă
match-move-mage-remove = mag: pleacă de pe masă
match-move-witch-remove = vrăjitoare: pleacă de pe masă
match-hint-fly-flight = Ce arată zarul?
match-none-fly-feature = Înapoi în rezervă
event-exchange = Schimb de prizonieri: { $player } ia înapoi { $kind }, { $captor } ia înapoi { $given }
event-trapped = { $player } lasă în baie: { $kind }
event-flight = { $player } zboară { $n ->
        [one] { $n } loc
        [few] { $n } locuri
       *[other] { $n } de locuri
    }
event-robber = Tâlharul jucătorului { $player } este lângă meepleul de scor al jucătorului { $robbed }
event-robs = { $player } fură de la { $robbed }
event-marker = { $player } ajunge la { $n } ({ $marker })
event-message = { $player } trage un mesaj: { $card }
event-gift = { $player } deschide un cadou: { $card }
event-receive-gift = { $player } primește un cadou
event-corn_circle-add = Cerc în lan ({ $feature }): se adaugă supuși
event-corn_circle-remove = Cerc în lan ({ $feature }): supușii se întorc
match-says-tower-capture = capturează { $value }
match-says-passed = niciun cartonaș
match-says-end_game = Sfârșitul jocului
match-says-adjust = { $points } prin înțelegere { $note }
match-history = Istoric
match-history-slider = Tura
match-history-before = Tura anterioară
match-history-after = Tura următoare
match-history-start = Începutul
match-history-at = { $n } din { $of }. { $sentence }
match-history-gone = anulată
match-history-folded =
    { $n ->
        [one] { $n } modificare care nu mai contează
        [few] { $n } modificări care nu mai contează
       *[other] { $n } de modificări care nu mai contează
    }
match-history-by = { $who }, { $at }
match-history-show = Arată masa de atunci
match-correct = Corectează…
match-correct-now = O tură anterioară: { $name }
match-correct-leave = Lasă cum era
match-correct-title = Ce s-ar schimba
match-correct-sum = { $name }: { $before } → { $after } (puncte)
match-correct-same = Punctele rămân la fel.
match-correct-turn = În tura { $n }
match-correct-gone = Dispare:
match-correct-new = Apare în schimb:
match-correct-conflicts =
    { $n ->
        [one] { $n } mutare ulterioară nu mai este posibilă
        [few] { $n } mutări ulterioare nu mai sunt posibile
       *[other] { $n } de mutări ulterioare nu mai sunt posibile
    }
match-correct-kept = Tura { $n } ar fi împotriva regulilor:
match-correct-left-out = Din tura { $n } s-ar pierde o mutare:
match-correct-show = Arată diferența
match-correct-do = Corectează
match-correct-insist = Corectează totuși
match-correct-back = Schimbă din nou
match-correct-done = Tura a fost corectată.
match-end-counting = Evaluarea finală
match-end-line = { $n } din { $of }:
match-end-next = Rândul următor
match-end-all = Totul deodată
match-end-who = Cine a câștigat?
match-end-again = Încă o partidă
match-end-winner = { $name } câștigă cu { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
match-end-tie = Egalitate: { $names } au câte { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
match-menu = Meniul partidei
match-menu-invite = Intră cu un telefon
match-menu-qr = Codul QR al linkului de intrare
match-menu-code = Cod:
match-menu-host = Pentru toți
match-menu-hints = Arată unde se pot pune cartonașe și pioni
match-menu-name = Numele pentru { $colour }
match-seat-title = Locul tău
match-seat = Acest telefon joacă pentru
match-seat-everybody = Toți
match-seat-hint = La locul tău, telefonul arată ce numai tu ai voie să vezi. Rămâi gazdă.
match-seat-others = Joacă pentru ceilalți
match-menu-watch = Link pentru spectatori
match-menu-watch-hint = Cine are acest link poate privi partida, dar nu o poate schimba.
keys-on = Comenzi rapide de la tastatură
keys-hint = Pentru un laptop la masă: o tură întreagă fără mouse.
keys-find = caută un cartonaș
keys-spot = locul următor
keys-choose = pion sau alegere
keys-turn = rotește
keys-end = încheie tura
keys-place = doar plasează
keys-back = înapoi
keys-undo = anulează
keys-redo = refă
keys-history = istoric
keys-look = examinează masa
keys-menu = meniu
match-menu-invite-later = Codul de intrare apare în meniu de îndată ce serverul răspunde.
match-menu-invite-close = Am venit toți
match-menu-table = Ecran pentru mijlocul mesei
table-whole = Ecran complet
match-pad-title = Carnet de scor
match-pad-what = Ce se evaluează?
match-pad-when = Când se evaluează
match-pad-during = În timpul jocului
match-pad-final = Evaluarea finală
match-pad-who = Cine primește punctele?
match-pad-tie = Egalitate
match-pad-score = Puncte pentru toți cei aleși
match-pad-how-many = Introdu întâi numărul.
match-pad-away = Fără conexiune: punctele vin mai târziu.
match-pad-later = Punctele apar după evaluare.
match-pad-finish = Jocul se încheie cu aceste puncte. Poți anula.
match-pad-finish-yes = Încheie jocul
match-pad-from = { $n }+
match-pad-with = cu { $names }

pad-what-road = Drum
pad-what-city = Oraș
pad-what-monastery = Mănăstire
pad-what-german_castle = Castel german
pad-what-german_cathedral = Catedrală germană
pad-what-field = Câmp
pad-what-trade-goods = Mărfuri
pad-what-flock = Turmă
pad-what-barn = Moșie
pad-what-farmers = Țărani retrași
pad-what-garden = Grădină
pad-what-abbot = Abate retras
pad-what-big_top = Cort de circ
pad-what-pyramid = Artiști
pad-what-ringmaster = Director de circ
pad-what-gold = Aur
pad-what-robber = Tâlhar
pad-what-message = Mesaj
pad-what-fairy = Zână
pad-what-watchtower = Turn de pază
pad-what-wind_rose = Roza vânturilor
pad-what-bathhouse = Băi
pad-what-teacher = Învățător
pad-what-catapult = Catapultă
pad-what-church = Cei mai mulți supuși în jurul unei biserici
pad-what-laid-abbot = Abate culcat
pad-what-town = Cartonaș pe un orășel
pad-what-fish = Pești
pad-what-butterfly = Fluturi
pad-what-iguana = Iguane
pad-what-parrot = Papagali
pad-what-orchid = Orhidee
pad-what-medal = Medalie
pad-what-mission = Misiune
pad-what-railroad = Cale ferată
pad-what-mountain = Munte
pad-what-prairie = Prerie
pad-what-mining = Jetoane de exploatare
pad-what-tributary = Afluent
pad-what-village = Sat
pad-what-jungle = Junglă
pad-what-first-boat = Prima barcă
pad-what-second-boat = A doua barcă
pad-what-mouth = Gura fluviului

pad-count-tiles = Cartonașe
pad-count-inn = Han
pad-count-pennants = Blazoane
pad-count-cathedral = Catedrală
pad-count-ferry = Bacuri
pad-count-abroad = Segmente de dincolo de margine
pad-count-large-city = Pătrate de oraș mare
pad-count-towns = Orășele vizibile alături
pad-count-majority = Puncte pentru majoritate
pad-count-medal = Numărul de pe medalie
pad-count-missing = Sate fără un cort propriu
pad-count-darmstadtium = Darmstadtium
pad-count-labyrinth = Supuși pe un drum cu labirint
pad-count-signposts-left = Indicatoare corecte: stânga
pad-count-signposts-straight = Indicatoare corecte: înainte
pad-count-signposts-right = Indicatoare corecte: dreapta
pad-count-monasteries = Mănăstiri
pad-count-followers = Supuși
pad-count-shed = Șoproane
pad-count-house = Case
pad-count-watch = Turnulețe
pad-count-besieged = Asediat
pad-count-around = Cartonașe în jur
pad-count-around-castle = Cartonașe în jurul castelului
pad-count-german-castle = Castele germane atinse
pad-count-german-cathedral = Capete spre aceeași catedrală germană
pad-count-road-tiles = Cartonașele tuturor drumurilor ei
pad-count-vineyards = Vii în jur
pad-count-shrine = Lăcaș de cult
pad-count-cities = Orașe finalizate
pad-count-castles = Castele
pad-count-mage = Mag
pad-count-witch = Vrăjitoare
pad-count-pig = Cu porcul
pad-count-pig-herd = Cu o turmă de porci
pad-count-audience = Supuși din jur
pad-count-animal = Jeton cu animal
pad-count-acrobats = Artiști
pad-count-circus_space = Locuri pentru cort
pad-count-acrobat_space = Locuri pentru artiști
pad-count-gold = Bulgări de aur
pad-count-robbed = Punctele celui jefuit
pad-count-bathhouses = Suma numerelor
pad-count-copied = Punctele repetate de învățător
pad-count-catapult = Punctele aruncărilor
pad-count-message = Punctele mesajului
pad-count-wine = Cel mai mult vin
pad-count-grain = Cele mai multe grâne
pad-count-cloth = Cel mai mult postav
pad-count-sheep = Oi
pad-count-joined = Un cartonaș a unit câmpurile
pad-count-monastery = De pe o mănăstire
pad-count-scored = Supusul ei a fost evaluat
pad-count-row-N = Cartonașe în sus
pad-count-row-E = Cartonașe spre dreapta
pad-count-row-S = Cartonașe în jos
pad-count-row-W = Cartonașe spre stânga
pad-count-locomotives = Locomotive
pad-count-nuggets = Pepite
pad-count-railroads = Căi ferate finalizate
pad-count-tipis = Corturi tepee
pad-count-horses = Herghelii
pad-count-ones = Jetoane cu 1 pepită
pad-count-twos = Jetoane cu 2 pepite
pad-count-threes = Jetoane cu 3 pepite
pad-count-fives = Jetoane cu 5 pepite
pad-count-fruit = Pictograme fructe
pad-count-animals = Animale
pad-count-caimans = Caimani
pad-count-piranhas = Piranha
pad-count-place = Loc
match-menu-adjust = Puncte prin înțelegere
match-menu-adjust-hint = Pentru lucrurile pe care arbitrul nu le poate vedea.
match-menu-adjust-who = Jucător
match-menu-adjust-points = Puncte (−3 scade 3)
match-menu-adjust-note = De ce
match-menu-adjust-do = Adaugă-le
match-menu-this = Această partidă
match-menu-ask = Lămurește o dispută despre această masă
match-menu-save = Salvează într-un fișier
match-menu-awake = Ecranul rămâne aprins cât timp partida este deschisă.
match-menu-asleep = Ecranul se stinge singur, iar pagina nu se deschide fără rețea: browserele permit ambele doar prin HTTPS. Pornește serverul cu un certificat (README: ./run https) sau setează telefonul să rămână aprins.
match-menu-forget-host = Doar acest browser are cheia gazdei. Fără ea nu se mai pot schimba nume, indicii sau chei.
match-menu-forget-sure = Poți reveni cu codul partidei.
match-menu-forget-yes = Da, uit-o
match-menu-forget = Uit-o în acest browser

value-on = da
value-off = nu
value-may = poate
value-must = trebuie
value-beside = lângă un supus
value-on_tile = pe un cartonaș
value-3_2 = 3 seturi în doi, 2 în trei
value-2_1 = 2 seturi în doi, 1 în trei
value-1_1 = 1 set
value-co-count_move-free = după voie
value-co-count_move-clockwise = cu un cartier în sensul acelor de ceasornic
value-co-count_move-follow = la supus
value-co-final-market = numai din piață
value-co-final-any = din orice cartier
value-pd-city-block = toate cele douăsprezece
value-pd-city-centre = cele două din mijloc
value-needs_3 = doar cu 3 puncte
value-figure = orice pion
value-rb-others-next = următorul jucător
value-rb-others-all = toți ceilalți
value-follower = numai supuși
value-1-1-1 = câte 1 punct
value-3-2-1 = turnuleț 3, casă 2, șopron 1
value-advanced = avansată
value-basic = simplă
value-siege_tile = lângă un segment asediat
value-any_tile = lângă orice cartonaș al orașului
value-extra_turn = o tură în plus
value-cost2 = cu 2 puncte mai puțin
value-road_bonus = 2 puncte în plus pentru drumurile alăturate
value-supply = înapoi în rezervă
value-removed = scoase din joc
value-one = ca un singur cartonaș
value-squares = după pătratele lor
value-cheapest = cel mai ieftin
value-any = oricare
value-value = argint după valoare
value-silver_coins = numai monede de argint

error-retry = Încearcă din nou
error-said = În cuvintele serverului
error-away = Serverul nu răspunde
error-away-do = Nu s-a pierdut nimic. Verifică conexiunea și încearcă din nou.
error-away-again = Nu s-a pierdut nimic. Se încearcă din nou automat când revine serverul.
error-other = Ceva nu a mers bine
error-other-do = Nu s-a pierdut nimic. Încearcă din nou; dacă nu ajută, reîncarcă pagina.
error-403 = Acest browser nu are voie să facă asta
error-403-do = Este al altcuiva sau i s-a schimbat cheia.
error-link = Linkul este incomplet
error-link-do = Îi lipsește o parte. Cere-l din nou sau ia-o de la capăt.
error-unreadable = Nu se poate deschide
error-unreadable-do = Este deteriorat sau prea mare pentru a fi desenat. Nimic din ce ai salvat nu s-a schimbat. Cere din nou linkul sau începe cu o masă goală.

link-replace = Deschizi linkul primit?
link-replace-text = Ai aici un desen propriu neterminat. Cel din link i-ar lua locul.
link-replace-open = Deschide linkul
link-replace-keep = Păstrează desenul meu

error-422-do = Schimbă, apoi încearcă din nou.
error-404 = Nu s-a găsit
error-404-do = A fost șters sau linkul este incomplet.
error-photo = Această fotografie nu mai există
error-photo-do = O fotografie se deschide numai în browserul din care a fost trimisă, până când o ștergi sau expiră, după câteva zile.
error-409 = Între timp s-a schimbat ceva
error-409-do = Încearcă din nou.
error-413 = Această imagine este prea mare
error-413-do = Cel mult 25 MB și 50 de megapixeli.
error-415 = Această imagine nu poate fi citită
error-415-do = Trimite o imagine JPEG, PNG, WebP sau HEIC.
error-422 = Ceva nu este în regulă

picture-413 = Alege alta: cel mult 25 MB și 50 de megapixeli.
picture-415 = Alege alta: o imagine JPEG, PNG, WebP sau HEIC.
picture-unfit = Această imagine nu poate fi folosită
picture-422 = Alege alta: acest fișier este deteriorat sau incomplet.
picture-other = Alege alta.

error-429 = Prea multe cereri
error-429-do = Așteaptă un moment, apoi încearcă din nou.
error-503 = Se citesc deja prea multe fotografii
error-503-do = Așteaptă un moment, apoi încearcă din nou. Nu s-a pierdut nimic.

track-label = Tabla de scor
track-lap = turul { $lap }, câmpul { $field }
track-change = { $points }

board-flagged = aici ceva nu este în regulă
board-spot = loc gol
board-ghost = { $place }: { $tile }, rotit cu { $rotation }°, încă neplasat
board-squares = Loc cu loc
board-features = Teritoriu cu teritoriu
board-printed = pe hartă
board-on-tiles =
    { $n ->
        [one] pe { $n } cartonaș
        [few] pe { $n } cartonașe
       *[other] pe { $n } de cartonașe
    }
board-feature = { $kind } { $where }
board-in-places = la { $places }
board-complete = teritoriu finalizat
board-closed-in = fără laturi deschise
board-open =
    { $n ->
        [one] cu { $n } latură deschisă
        [few] cu { $n } laturi deschise
       *[other] cu { $n } de laturi deschise
    }
board-worth =
    { $n ->
        [one] cum stau lucrurile acum, valorează { $n } punct
        [few] cum stau lucrurile acum, valorează { $n } puncte
       *[other] cum stau lucrurile acum, valorează { $n } de puncte
    }
board-held = pioni: { $figures }
board-nobody = neocupat

picker-rest = Altele
picker-left = au rămas { $n }

share-link = Link
share-copy = Copiază linkul
share-copied = Copiat
share-select = Ține apăsat linkul de mai sus pentru a-l copia
share-send = Trimite…

edit-board = Tabla în lucru
edit-table = Tabla ta
edit-how = Atinge un loc gol pentru a plasa un cartonaș. Atinge un cartonaș pentru a-l roti, a-l muta sau a plasa pioni pe el.
edit-limit = Tabla poate avea cel mult { $n } × { $n } { $n ->
        [one] loc
        [few] locuri
       *[other] de locuri
    }: dincolo de ele nu se mai poate plasa niciun cartonaș.
edit-begin = O masă goală
edit-begin-how = Plasează primul cartonaș sau preia o masă dintr-o fotografie, o partidă sau un fișier.
edit-first = Plasează primul cartonaș
edit-add = Cartonaș pentru { $place }
edit-add-here = gol, plasează aici un cartonaș
edit-move-here = gol, mută aici cartonașul
edit-not-fitting = Acestea nu se potrivesc cu cartonașele din jur:
edit-turn = Rotește
edit-move = Mută
edit-remove = Scoate
edit-moving = Unde să ajungă?
edit-moving-how = Atinge un loc gol. Pionii și jetoanele merg cu cartonașul.
edit-cancel = Lasă-l unde este
edit-pieces = Pe acest cartonaș
edit-whose = Al cui este pionul?
edit-quarter = Cartierul Cetății
edit-tap-feature = Atinge un teritoriu pentru a plasa pionul acolo.
edit-put = Pune { $figure } pe: { $feature }
edit-take = Scoate: { $what }
edit-nowhere = teritoriu necunoscut
edit-its-tile = Cartonașul lui
edit-tokens = Jetoane
edit-token-kind = Ce jeton
edit-token-put = Pune pe acest cartonaș: { $token }
edit-token-change = Schimbă: { $token }
edit-settings = Joc și jucători
edit-players = Cine joacă?
edit-points = Punctele de până acum
edit-points-hint = Introdu punctele tuturor jucătorilor ca să obții scorul întregului joc.
edit-edition = Ediția
edit-expansions = Extensii în joc
edit-sets = Alte cartonașe
edit-sets-hint = Doar cartonașe, fără reguli proprii. Aici apar și seturile pe care le desenezi.
edit-readings = Interpretări ale regulilor
edit-take-from = Altă masă
edit-other-table = Altă masă…
edit-empty = Masă goală
edit-clear = Șterge tot
edit-import = Deschide un fișier
edit-not-a-table = În acest fișier nu este nicio masă.
edit-from-text = Dintr-un text
edit-from-text-open = Deschide masa
edit-from-match = Dintr-o partidă
edit-from-photo = Dintr-o fotografie
edit-no-matches = Acest browser nu cunoaște nicio partidă.
edit-no-photos = Din acest browser nu s-a trimis de curând nicio fotografie.
edit-undo = Anulează
edit-hand-on = Continuă cu această tablă
edit-ask = Întreabă arbitrul
edit-start-match = Începe o partidă de aici
edit-export = Salvează într-un fișier
edit-share = Arată altora

expansion-pig-herd = Turme de porci
expansion-abbey = Abații
expansion-abbot = Abate
expansion-phantom = Fantoma
expansion-little-buildings = Clădirile mici
expansion-dragon = Dragon
expansion-minis = Toate mini-extensiile din 2012
expansion-messages = Mesajele
expansion-barber-surgeons = Bărbierii-chirurgi
expansion-gifts = Cadourile
expansion-signposts = Indicatoarele
expansion-cult = Cultul (lăcașuri de cult)

token-sheep = oi
token-dragon = dragon
token-big_top = cort de circ
token-animal = jeton cu animal
token-gold = aur
token-count = conte
token-ferry = bac
token-bridge = pod
token-castle = castel
token-tunnel = jeton de tunel
token-fairy = zână
token-tower = turn
token-wind_rose = roza vânturilor
token-teacher = învățător
token-shed = șopron
token-house = casă
token-watch = turnuleț

token-letter-sheep = O
token-letter-dragon = D
token-letter-big_top = Ci
token-letter-animal = An
token-letter-gold = A
token-letter-count = C
token-letter-ferry = B
token-letter-bridge = P
token-letter-castle = C
token-letter-tunnel = U
token-letter-fairy = Z
token-letter-tower = T
token-letter-wind_rose = R
token-letter-teacher = Î
token-letter-shed = Ș
token-letter-house = C
token-letter-watch = T

held-tower = piese de turn
held-tunnel = jetoane de tunel
held-bridge = poduri
held-castle = castele
held-german_castle = cartonașe cu castel
held-halfling = jumătăți
held-tile = cartonaș
held-shed = șoproane
held-house = case
held-watch = turnulețe
held-prisoners = prizonieri

dispute-title = Care este întrebarea?
dispute-how = Plasează pe tablă cele câteva cartonașe în discuție, apoi alege.
dispute-build = Plasează cartonașele în discuție
dispute-build-how = Ajung câteva cartonașe. Sau preia-le dintr-o fotografie, o partidă sau un fișier.
dispute-to-editor = Deschide editorul tablei
dispute-place = Poate sta aici?
dispute-place-hint = Un cartonaș și un loc pentru el
dispute-place-which = Ce cartonaș?
dispute-place-where = Unde?
dispute-place-where-how = Atinge un loc de pe tablă. Arbitrul răspunde imediat.
dispute-place-other = Alt cartonaș
dispute-place-yes = Da, poate sta acolo.
dispute-place-no = Nu, nu poate sta acolo.
dispute-place-none = Acest cartonaș nu poate fi plasat nicăieri.
dispute-place-instead =
    { $n ->
        [one] Poate sta în { $n } loc, desenat pe tablă. Atinge-l pentru a încerca.
        [few] Poate sta în { $n } locuri, desenate pe tablă. Atinge unul pentru a încerca.
       *[other] Poate sta în { $n } de locuri, desenate pe tablă. Atinge unul pentru a încerca.
    }
dispute-deploy = Pot plasa un pion aici?
dispute-deploy-hint = Un pion pe un teritoriu al unui cartonaș
dispute-deploy-how = Atinge cartonașul pe care vrei să plasezi pionul.
dispute-deploy-tap = Atinge teritoriul pe care vrei să plasezi pionul.
dispute-deploy-placed = Acest cartonaș tocmai a fost plasat
dispute-deploy-change = Alt pion sau alt jucător
dispute-deploy-yes = Da, se poate plasa acolo.
dispute-deploy-no = Nu, nu se poate plasa acolo.
dispute-deploy-none = Nici în altă parte pe acest cartonaș nu se poate plasa.
dispute-deploy-instead =
    { $n ->
        [one] Se poate plasa pe { $n } alt teritoriu, desenat pe tablă. Atinge-l pentru a încerca.
        [few] Se poate plasa pe alte { $n } teritorii, desenate pe tablă. Atinge unul pentru a încerca.
       *[other] Se poate plasa pe alte { $n } de teritorii, desenate pe tablă. Atinge unul pentru a încerca.
    }
dispute-mine = Pot lua un jeton?
dispute-mine-hint = Exploatare unde stă cortul propriu
dispute-mine-yes = Da, se poate lua un jeton.
dispute-mine-no = Nu, acum nu se poate lua niciun jeton.
dispute-who = Cine ia punctele?
dispute-who-hint = Al cui este un teritoriu și cât aduce
dispute-who-how = Atinge un cartonaș pe care se află teritoriul.
dispute-who-tap = Atinge teritoriul.
dispute-who-nobody = Nu aduce puncte nimănui.
dispute-who-now =
    { $n ->
        [one] { $players } primește { $n } punct.
        [few] { $players } primește { $n } puncte.
       *[other] { $players } primește { $n } de puncte.
    }
dispute-who-now-each =
    { $n ->
        [one] { $players } primesc câte { $n } punct.
        [few] { $players } primesc câte { $n } puncte.
       *[other] { $players } primesc câte { $n } de puncte.
    }
dispute-who-end =
    { $n ->
        [one] { $players } primește { $n } punct la sfârșit, cum stau lucrurile acum.
        [few] { $players } primește { $n } puncte la sfârșit, cum stau lucrurile acum.
       *[other] { $players } primește { $n } de puncte la sfârșit, cum stau lucrurile acum.
    }
dispute-who-end-each =
    { $n ->
        [one] { $players } primesc câte { $n } punct la sfârșit, cum stau lucrurile acum.
        [few] { $players } primesc câte { $n } puncte la sfârșit, cum stau lucrurile acum.
       *[other] { $players } primesc câte { $n } de puncte la sfârșit, cum stau lucrurile acum.
    }
dispute-feature = Ce teritoriu
dispute-whose = Cine este la rând?
dispute-reasons = Motive
dispute-rule = { $id }: { $title }
dispute-differ = Interpretările diferă.
dispute-agree = Toate interpretările coincid.
dispute-compare = Compară interpretările regulilor
dispute-compare-by = Interpretări care diferă prin
dispute-compare-none = nimic: doar regulile acestei mese
dispute-compare-values = Comparate: { $values }
dispute-share = Arată altora
dispute-as-text = Copiază ca text
dispute-text = Masa ca text

half-NL = sus, jumătatea stângă
half-NR = sus, jumătatea dreaptă
half-EL = dreapta, jumătatea de sus
half-ER = dreapta, jumătatea de jos
half-SL = jos, jumătatea dreaptă
half-SR = jos, jumătatea stângă
half-WL = stânga, jumătatea de jos
half-WR = stânga, jumătatea de sus

draw-canvas = Cartonașul în lucru
draw-side = { $where }: { $what }
draw-nothing = încă nimic
draw-inside = în interior
draw-nowhere = încă nicio latură
draw-title = Cartonașul { $code } din „{ $name }”
draw-title-start = Cartonașul de pornire din „{ $name }”
draw-how = Adaugă un teritoriu, apoi atinge laturile la care ajunge. Atinge din nou o latură pentru a o scoate.
draw-start = Ce este pe cartonaș? Adaugă primul teritoriu.
draw-features = Teritorii
draw-remove = Scoate: { $name }
draw-inner = În interior, nu ajunge la nicio latură
draw-auto = Umple restul cu: { $kind }
draw-marks = Simboluri pe: { $name }
draw-tile-marks = Simboluri pe tot cartonașul
draw-copies = Exemplare în cutie
draw-wrong =
    { $n ->
        [one] Un lucru nu este încă în regulă
        [few] { $n } lucruri nu sunt încă în regulă
       *[other] { $n } de lucruri nu sunt încă în regulă
    }
draw-right = Acest cartonaș este corect.
draw-empty = Pe acest cartonaș nu e desenat încă nimic: totul este { $kind }.
draw-set = Cartonașele acestui set
draw-nth = { $code } · { $n }×
draw-new-tile = Cartonaș nou
draw-copy-printed = Copiază un cartonaș tipărit
draw-remove-tile = Șterge acest cartonaș
draw-keep = Salvează și trimite
draw-name = Numele setului
draw-name-plain = Nu folosi semnele < și >.
draw-new-name = Cartonașele mele
draw-foreign = Acest set a fost desenat de altcineva. Poți juca cu el sau îți poți salva o copie.
draw-save = Salvează setul
draw-save-copy = Salvează o copie
draw-odd = Setul întreg, față de cutia tipărită:
draw-start-tile = Jocul începe cu acest cartonaș
draw-saved = Salvat: { $name }. Acum poate fi ales oriunde se aleg cartonașe.
draw-remember = Păstrează-l în acest browser
draw-remembered = Păstrat. Acum poate fi ales oriunde se aleg cartonașe.
draw-use = Folosește-l pe o tablă
draw-not-a-set = În acest fișier nu este niciun set de cartonașe.
draw-others = Celelalte seturi ale tale
draw-replace = Deschizi acest set?
draw-replace-text = Ai aici cartonașe proprii nesalvate. Setul pe care îl deschizi le-ar lua locul.
draw-replace-open = Deschide setul
draw-replace-keep = Păstrează cartonașele mele
draw-new-set-of = Set nou pentru { $game }
draw-new-set = Set nou
draw-loose = { $name }. Atinge laturile la care ajunge.
draw-free = Aceste laturi nu aparțin încă niciunui teritoriu: { $sides }.
draw-cells = Pătratele acestui cartonaș
draw-cell-wrong = { $place }, aici ceva nu este în regulă
draw-cell-add = Pune pătratul la loc: { $place }
draw-cell-remove = Scoate pătratul: { $place }
draw-shape = Mărimea în pătrate: { $wide } × { $high }
draw-shape-how = Un cartonaș mare are mai multe pătrate, fiecare cât un cartonaș obișnuit. Ce era pe un pătrat scos revine odată cu pătratul.
draw-wide = Pătrate pe lățime
draw-high = Pătrate pe înălțime
draw-features-on = Teritorii: { $place }
draw-how-cells = Alege un pătrat, adaugă un teritoriu, atinge laturile la care ajunge. Pe latura dinspre alt pătrat, teritoriul continuă acolo.
draw-towards = { $where }, spre { $place }
draw-missing = Acest pătrat lipsește. Pătratele unui cartonaș umplu un dreptunghi.
draw-unmet = Unde se întâlnește cu { $place }, cele două pătrate arată lucruri diferite.
draw-untold = Nespecificat

mark-group-type = Ce fel de cartonaș este
mark-group-to = Unde se termină
mark-group-resource = Mărfuri
mark-group-castle-base = Castele
mark-group-signpost-n = Indicator sus
mark-group-signpost-e = Indicator în dreapta
mark-group-signpost-s = Indicator jos
mark-group-signpost-w = Indicator în stânga

edit-sets-whole = { $name } (o cutie întreagă, în locul celei tipărite)

mark-resource-wine = vin
mark-resource-grain = grâne
mark-resource-cloth = postav
mark-princess = prințesă
mark-besieged = asediu
mark-castle-base = loc pentru un castel
mark-castle-base-false = fără loc pentru un castel
mark-shrine = este un lăcaș de cult
mark-special = este o mănăstire germană
mark-tunnel = capăt de tunel
mark-wells = fântâni
mark-pig-herd = turmă de porci
mark-hill = deal
mark-vineyard = vie
mark-volcano = vulcan
mark-dragon = dragon
mark-portal = portal magic
mark-tower = loc pentru turn
mark-circus = loc pentru cort
mark-acrobats = loc pentru artiști
mark-festival = sărbătoare
mark-mage = mag și vrăjitoare
mark-goldmine = mină de aur
mark-bazaar = bazar
mark-flying-machine = mașină zburătoare
mark-corn-circle = cerc în lan
mark-watchtower = turn de pază
mark-church = biserică
mark-city-of-carcassonne = în interiorul Cetății Carcassonne
mark-darmstadtium = Darmstadtium
mark-diagonal = la latura lungă
mark-german-castle = castel german
mark-german-cathedral = catedrală germană
mark-labyrinth = labirint
mark-bathhouse = baie
mark-signpost-n-left = indicator sus: stânga
mark-signpost-n-straight = indicator sus: înainte
mark-signpost-n-right = indicator sus: dreapta
mark-signpost-e-left = indicator în dreapta: stânga
mark-signpost-e-straight = indicator în dreapta: înainte
mark-signpost-e-right = indicator în dreapta: dreapta
mark-signpost-s-left = indicator jos: stânga
mark-signpost-s-straight = indicator jos: înainte
mark-signpost-s-right = indicator jos: dreapta
mark-signpost-w-left = indicator în stânga: stânga
mark-signpost-w-straight = indicator în stânga: înainte
mark-signpost-w-right = indicator în stânga: dreapta
mark-fair = iarmaroc
mark-ferry = lac cu un bac
mark-half = jumătate
mark-plague = focar de ciumă
mark-quarter = cartier al Cetății Carcassonne
mark-razboynik = Soloviei Razboinik
mark-robber = tâlhar
mark-school = școală
mark-vodyanoy = Vodianoi
mark-wind-rose = roza vânturilor
mark-yaga-hut = coliba Babei Iaga

dispute-why = De ce

value-print = ca în regulile tipărite
value-engine = cum joacă JCloisterZone
value-rgg = ca în prima ediție engleză
value-normal = ca orice oraș
value-small = jumătate din puncte
value-per_field_3 = câte 3 de oraș și câmp
value-per_city_once_3 = câte 3 de oraș, o dată de jucător
value-per_city_4 = câte 4 de oraș
value-printed = ca în regulile tipărite
value-strict = strict
value-shuffle = în teanc
value-after_river = după râu
value-first = imediat după izvor
value-in_pile = între cartonașele cu râu
value-plain = câmp simplu
value-herd = cu o turmă de porci
value-gq-source-river = cel al râului
value-gq11 = cel din Games Quarterly 11
value-per_feature = 1 pentru fiecare teritoriu finalizat
value-10_each = câte 10
value-15_40 = 15 pentru unul, 40 pentru ambele
value-running = 1 pentru fiecare finalizare
value-out = scos din joc
value-keep = rămân
value-tiles = Fiecare cartonaș
value-points = Doar punctele
value-wraps = câmpul ocolește capătul râului
value-splits = câmpul este despărțit
value-figure_first = întâi pionul
value-action_first = întâi acțiunea
value-auto_herd = singură în staul
value-after_figure = după pion
value-before_figure = înainte de pion
value-presence = ajunge un supus pe un deal
value-count = se numără cei de pe dealuri
value-immediate = imediat
value-owner_first = proprietarul poate acționa întâi
value-all = toate patru
value-pairwise = doar cele față în față
value-once = o dată
value-repeat = de mai multe ori
value-before_scoring = înainte de evaluare
value-by_edition = ca în ediția jucată
value-siege-edition-by_edition = ambele cutii
value-russian-promos-edition-by_edition = ambele cutii
value-halflings-edition-by_edition = ambele cutii
value-corn-circles-edition-by_edition = I + II
value-linked = pe un drum
value-near = pe un cartonaș apropiat
value-after_scoring = după evaluare

kind-mountain = munte
kind-prairie = prerie
kind-railroad = cale ferată
kind-junction = joncțiune

kinds-mountain = munți
kinds-prairie = prerii
kinds-railroad = căi ferate
kinds-junction = joncțiuni

mark-nuggets = pepite
mark-tipis = corturi tepee
mark-horses = herghelii
mark-locomotives = locomotive
mark-exits = ieșiri
mark-to-city = se oprește în oraș
mark-to-junction = se oprește la o joncțiune
mark-to-mountain = se oprește în munte

figure-cowboy = cowboy
figure-tent = cort

token-mining = jeton de exploatare

token-letter-mining = A

token-sheriff = șerif

token-letter-sheriff = { "*" }

held-mining = jetoane de exploatare
held-gold = aur
held-gift = cadouri
held-robber_at = tâlhar lângă
held-messenger = mesager pe
held-king = rege
held-robber_baron = baron tâlhar
held-teacher = învățător

match-move-pitch = Ridică cortul
match-move-mine = Ia un jeton
match-move-report = Introdu ce arată jetoanele
match-move-reveal = Întoarce jetoanele
match-move-recall = Cheamă un cowboy înapoi
match-field-values = ce arată jetoanele

catalog-gold-rush = Goana după aur (desenele noastre)

gold-rush-tokens =
    { $n ->
        [one] { $n } jeton
        [few] { $n } jetoane
       *[other] { $n } de jetoane
    }
gold-rush-hidden = încă necunoscut
gold-rush-own = Doar { $name } vede aceste valori până la sfârșitul jocului.
gold-rush-report-of =
    { $n ->
        [one] Introdu ce arată { $n } jeton
        [few] Introdu ce arată { $n } jetoane
       *[other] Introdu ce arată { $n } de jetoane
    }
gold-rush-reveal-of = { $name } întoarce jetoanele
gold-rush-reveal-waiting = Mai au de întors jetoanele: { $names }
gold-rush-reveal-early = Încheie jocul mai devreme: întoarce jetoanele
gold-rush-reveal-known = cum au fost introduse: { $values }
gold-rush-put =
    { $n ->
        [one] Se pune { $n } jeton ({ $place }); pe acest munte sunt acum { $stack }.
        [few] Se pun { $n } jetoane ({ $place }); pe acest munte sunt acum { $stack }.
       *[other] Se pun { $n } de jetoane ({ $place }); pe acest munte sunt acum { $stack }.
    }
gold-rush-joined = Teancurile se unesc: pe acest munte { $stack ->
        [one] este acum { $stack } jeton
        [few] sunt acum { $stack } jetoane
       *[other] sunt acum { $stack } de jetoane
    }.
gold-rush-short =
    { $n ->
        [one] Rezerva s-a golit: lipsește { $n } jeton.
        [few] Rezerva s-a golit: lipsesc { $n } jetoane.
       *[other] Rezerva s-a golit: lipsesc { $n } de jetoane.
    }
gold-rush-take =
    { $n ->
        [one] { $name } ia { $n } jeton.
        [few] { $name } ia { $n } jetoane.
       *[other] { $name } ia { $n } de jetoane.
    }
gold-rush-unclaimed =
    { $n ->
        [one] Nu este niciun căutător de aur acolo: { $n } jeton se ia de pe munte.
        [few] Nu este niciun căutător de aur acolo: { $n } jetoane se iau de pe munte.
       *[other] Nu este niciun căutător de aur acolo: { $n } de jetoane se iau de pe munte.
    }
gold-rush-removed =
    { $n ->
        [one] { $n } jeton de pe un munte iese din joc.
        [few] { $n } jetoane de pe munți ies din joc.
       *[other] { $n } de jetoane de pe munți ies din joc.
    }
gold-rush-lies = { $name } a trecut de 49: cowboyul de scor stă culcat pe câmpul { $field }.
gold-rush-laps = { $name } are { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }: câmpul { $field }, turul { $lap }.
gold-rush-says-values = { $move }: { $values }
gold-rush-says-secret = { $move }: doar proprietarul știe

track-lying = culcat pe câmpul { $field }

title-enrol = Fotografii cu cartonașele mele

draw-enrol = Citire din fotografii

enrol-title = Fotografii cu cartonașele mele
enrol-lead = Fotografiază o dată cartonașele din „{ $name }”, ca fotografiile unei mese cu ele să poată fi citite.
enrol-tips = Așază cartonașele cu fața în sus, cu spații între ele, pe o masă de o singură culoare, cel mult 30 într-o fotografie, fotografiată de sus, la lumină uniformă. Ajunge unul din fiecare fel.
enrol-choose = Alege fotografii
enrol-more = Alte fotografii
enrol-foreign = Doar proprietarul acestui set poate face asta, în browserul în care l-a salvat.
enrol-state = Progres
enrol-count = Cartonașe recunoscute: { $known } din { $all }.
enrol-missing = Încă fără fotografie: { $tiles }
enrol-ready = Fotografiile unei mese cu acest set pot fi citite acum. Mai multe fotografii dau mai multă siguranță.
enrol-save =
    { $n ->
        [one] Așa este: memorează-l
        [few] Așa este: memorează toate ({ $n })
       *[other] Așa este: memorează toate ({ $n })
    }
enrol-editor = Lipsește un cartonaș: la editor
enrol-seen = Cartonașul { $number }, laturi { $edges }
enrol-copies =
    { $n ->
        [one] văzut o dată
        [few] văzut de { $n } ori
       *[other] văzut de { $n } de ori
    }
enrol-first = Uită-te întâi la acestea ({ $n })
enrol-first-hint = În stânga fotografia, în dreapta ce pare să arate.
enrol-glance = Acestea par corecte ({ $n })
enrol-glance-hint = Aruncă o privire, și la simbolurile mici, și atinge ce nu e bine.
enrol-learnt = Memorate ({ $n })
enrol-right = E bine
enrol-change = Altul
enrol-all = Caută în toate cartonașele
enrol-is-new = Nou: { $tile }
enrol-unsaid = Ce cartonaș este?
enrol-brief = Cartonașul { $number }, { $what }
enrol-found = Cartonașe găsite: { $cards }, feluri: { $kinds }.
enrol-still =
    { $n ->
        [one] Unul de mai sus e încă deschis.
        [few] { $n } de mai sus sunt încă deschise.
       *[other] { $n } de mai sus sunt încă deschise.
    }
enrol-none = Niciun cartonaș din set
enrol-new = Desenează-l
enrol-new-how = Asta par să arate culorile și liniile lui. Îndreaptă ce nu e bine: alege un teritoriu, apoi atinge-i laturile.
enrol-turn = Rotește
enrol-looking = Se caută cartonașele…
enrol-learning = Se memorează cum arată…
enrol-lot =
    { $n ->
        [one] Fotografia { $last } din { $all }
        [few] Fotografiile de la { $first } la { $last } din { $all }
       *[other] Fotografiile de la { $first } la { $last } din { $all }
    }
enrol-wrong = O fotografie greșită?
enrol-drop =
    { $n ->
        [one] Lasă deoparte cartonașul despre care n-ai spus nimic
        [few] Lasă deoparte cele { $n } cartonașe despre care n-ai spus nimic
       *[other] Lasă deoparte cele { $n } de cartonașe despre care n-ai spus nimic
    }
enrol-anew = Aceste cartonașe au fost șterse în altă parte și înlocuite. Acum le vezi pe cele noi: spune ce sunt.
enrol-left-out = Lăsate deoparte ({ $n })

kind-tributary = afluent
kind-village = sat
kind-jungle = junglă
kind-amazon = Amazon

kinds-tributary = afluenți
kinds-village = sate
kinds-jungle = jungle
kinds-amazon = Amazon

mark-boats = pictograme bărci
mark-fruit = pictograme fructe
mark-animals = animale
mark-caimans = caimani
mark-piranhas = piranha
mark-to-rock = se oprește la o stâncă
mark-to-amazon = se varsă în Amazon
mark-type-standard = cartonaș standard
mark-type-amazon = cartonaș de Amazon
mark-type-amazon-bang = cartonaș de Amazon cu „!”
mark-type-double = cartonaș-dublu
mark-type-start = tabla de pornire
mark-type-mouth = gura fluviului

figure-camp = tabără
figure-boat = barcă

catalog-amazonas = Carcassonne Amazonas (desenele noastre)
catalog-amazonas-bonus-river = Fluviul bonus (desenele noastre)

amazonas-provenance = Cartonașele tale tipărite nu sunt încă aici. Acestea sunt desenate de noi, iar ale tale sunt diferite: introdu-le o dată pe ale tale sau ține doar punctele.
amazonas-double = { $name }: ce cartonaș dublu urmează?
amazonas-river = Fluviul: { $last ->
        [one] { $last } spațiu
        [few] { $last } spații
       *[other] { $last } de spații
    }
amazonas-boats = Bărci
amazonas-boats-how = Cât de departe a ajuns fiecare barcă: un spațiu de la 1, izvorul, la { $last }. 0: necunoscut.
amazonas-boat-at = { $place }. { $name }: spațiul { $space } din { $last }
amazonas-boat-moves = Barca jucătorului { $name } trece de pe spațiul { $from } pe { $to } ({ $why }).
amazonas-boat-stays = Barca jucătorului { $name } rămâne pe ultimul spațiu, { $to }.
amazonas-boat-icons = pictograme bărci
amazonas-boat-wood = niciun meeple și nicio tabără plasate
amazonas-boat-without = Fără pion, barca ta înaintează cu 1 spațiu.
amazonas-boat-nothing = niciun punct pe Amazon
amazonas-boat-animals = niciun animal pe cartonaș
amazonas-boat-behind = nu este direct în spatele primei
amazonas-boat-stops = Se oprește pe ultimul spațiu.
amazonas-boat-otherwise = După cealaltă interpretare: { $other }.
amazonas-lies = { $name } are { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }: meepleul stă culcat pe câmpul { $field }.
amazonas-stands = { $name } are { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }: meepleul stă din nou în picioare pe câmpul { $field }.
amazonas-unsure = Arbitrul va verifica și fluviul.

gold-rush-none = neintroduse
gold-rush-ask = Ce nu arată nicio fotografie: jetoanele din fața jucătorilor. Ele contează la sfârșit.


title-edit-dorra-board = Desenează o tablă

game-dorra-amazonas = Amazonas (Stefan Dorra)
game-gold-rush = Goana după aur

catalog-stand-in-map = Hartă de exemplu
catalog-dorra-stand-in = Tablă de exemplu

dorra-amazonas-species-any = toate speciile
dorra-amazonas-species-fish = pește
dorra-amazonas-species-butterfly = fluture
dorra-amazonas-species-iguana = iguană
dorra-amazonas-species-parrot = papagal
dorra-amazonas-species-orchid = orhidee
dorra-amazonas-species-indio = Indio
dorra-amazonas-card-jaguar = Jaguar
dorra-amazonas-card-crocodile = Crocodil
dorra-amazonas-card-fire = Incendiu de pădure
dorra-amazonas-card-monkeys = Maimuțe hoațe
dorra-amazonas-card-indio = Indio
dorra-amazonas-card-bonus-fish = Bonus: pește
dorra-amazonas-card-bonus-butterfly = Bonus: fluture
dorra-amazonas-card-bonus-iguana = Bonus: iguană
dorra-amazonas-card-bonus-parrot = Bonus: papagal
dorra-amazonas-card-bonus-orchid = Bonus: orhidee
dorra-amazonas-effect-jaguar = Fără corturi pe poteci prin junglă, doar pe căi pe apă.
dorra-amazonas-effect-crocodile = Fără corturi pe căi pe apă, doar pe poteci prin junglă.
dorra-amazonas-effect-fire = Se plătește doar jumătate din câștig.
dorra-amazonas-effect-monkeys = Fiecare pierde o monedă de argint pentru fiecare jeton din teancul său cel mai mare.
dorra-amazonas-effect-bonus = O monedă de argint în plus pentru fiecare jeton din această specie.
dorra-amazonas-effect-indio = Un jucător poate lua un jeton Indio în locul câștigului; întrebarea trece pe rând.
dorra-amazonas-income = { $card } { $name }
dorra-amazonas-neutral = neutru
dorra-amazonas-tent = cort
dorra-amazonas-tents-of = corturi: { $names }
dorra-amazonas-no-tents = fără corturi
dorra-amazonas-next-cost = următorul cort costă { $n ->
        [one] { $n } monedă
        [few] { $n } monede
       *[other] { $n } de monede
    } de aur
dorra-amazonas-full = niciun loc liber
dorra-amazonas-paths = poteci prin junglă spre { $names }
dorra-amazonas-waterways = căi pe apă spre { $names }
dorra-amazonas-waiting = Se așteaptă: { $names }
dorra-amazonas-neutral-in = Cort neutru în { $village }, gratuit
dorra-amazonas-site = { $village }: { $n } (aur)
dorra-amazonas-open-title = { $name }: unde începi?
dorra-amazonas-open-hint = Atinge un sat evidențiat. Unde sunt deja corturi, locul următor este mai scump.
dorra-amazonas-for = Pentru cine?
dorra-amazonas-event-title = Runda { $n }: ce eveniment?
dorra-amazonas-event-bonus = Bonus:
dorra-amazonas-event-hint = Îl poate introduce oricine, o singură dată pentru toți.
dorra-amazonas-round = Runda { $n } din 18
dorra-amazonas-mine = Cartea ta stă cu fața în jos: { $card }
dorra-amazonas-commit-title = { $name }: ce carte de câștig?
dorra-amazonas-commit-hint = Ceilalți o văd abia după ce au ales toți.
dorra-amazonas-commit-table = Stă cu fața în jos pe masă; se introduce mai târziu
dorra-amazonas-reveal-title = { $name }: ce carte era?
dorra-amazonas-reveal-hint = Au ales toți: cărțile se întorc acum în același timp.
dorra-amazonas-build-title = { $name } construiește
dorra-amazonas-build-hint = Atinge satele evidențiate, cât ai bani.
dorra-amazonas-build-neutral = Inel galben: cortul tău. Inel gri: cortul neutru, gratuit.
dorra-amazonas-build-none = Niciun cort acum: niciun sat vecin n-are loc liber pe care să-l poți plăti.
dorra-amazonas-sites = Satele ca listă
dorra-amazonas-alone = Fără conexiune, arbitrul nu poate propune pasul următor: depinde de cărțile pe care ceilalți le joacă cu fața în jos. Ce ai introdus se păstrează și se trimite când revine conexiunea.
dorra-amazonas-neutral-first = După cortul neutru trebuie să urmeze unul propriu.
dorra-amazonas-indio-title = Un jeton Indio în loc de { $n ->
        [one] { $n } monedă
        [few] { $n } monede
       *[other] { $n } de monede
    } de argint?
dorra-amazonas-indio-take = Jeton Indio (teanc: { $pile })
dorra-amazonas-indio-refuse = Fără jeton Indio, păstrează argintul
dorra-amazonas-end-title = Runda 18 s-a încheiat
dorra-amazonas-end-hint = Dezvăluie misiunile încă necunoscute; apoi urmează evaluarea finală.
dorra-amazonas-mission-of = { $name }: introdu cartea ta de misiune
dorra-amazonas-mission-hint = Ceilalți o văd abia la sfârșitul jocului.
dorra-amazonas-mission-is = Misiune: { $villages }
dorra-amazonas-mission-secret = o carte de misiune
dorra-amazonas-seats = Ce are fiecare
dorra-amazonas-order = Ordinea de joc
dorra-amazonas-coins = aur: { $gold }, argint: { $silver } (în total { $worth } în argint)
dorra-amazonas-face-down = carte cu fața în jos
dorra-amazonas-medal = medalie { $n }
dorra-amazonas-pile = { $kind }: { $n }
dorra-amazonas-pile-indio = { $kind }: { $n }, și { $more } Indio
dorra-amazonas-account = Evidența tuturor monedelor
dorra-amazonas-account-hint = În argint: o monedă de aur valorează trei de argint.
dorra-amazonas-account-start = La început: { $worth }
dorra-amazonas-tells-event = Eveniment: { $card }
dorra-amazonas-tells-income = { $name }: cartea { $card }, { $n ->
        [one] { $n } monedă
        [few] { $n } monede
       *[other] { $n } de monede
    } de argint
dorra-amazonas-tells-order = Ordine: { $names }
dorra-amazonas-tells-collect = { $name } încasează { $n ->
        [one] { $n } monedă
        [few] { $n } monede
       *[other] { $n } de monede
    } de argint
dorra-amazonas-tells-fire = Incendiul ia { $n ->
        [one] { $n } monedă
        [few] { $n } monede
       *[other] { $n } de monede
    } de argint din câștigul jucătorului { $name }
dorra-amazonas-tells-theft = Maimuțele îi fură jucătorului { $name } { $n ->
        [one] { $n } monedă
        [few] { $n } monede
       *[other] { $n } de monede
    } de argint
dorra-amazonas-tells-bonus = { $name } primește din bonus { $n ->
        [one] { $n } monedă
        [few] { $n } monede
       *[other] { $n } de monede
    } de argint
dorra-amazonas-tells-spared = Cartea 6: evenimentul nu are efect asupra jucătorului { $name }
dorra-amazonas-tells-change = { $name } schimbă { $n ->
        [one] { $n } monedă
        [few] { $n } monede
       *[other] { $n } de monede
    } de argint în { $gold ->
        [one] { $gold } monedă
        [few] { $gold } monede
       *[other] { $gold } de monede
    } de aur
dorra-amazonas-tells-indio-take = { $name } ia un jeton Indio (teanc: { $kind }) în loc de { $n ->
        [one] { $n } monedă
        [few] { $n } monede
       *[other] { $n } de monede
    } de argint
dorra-amazonas-tells-indio-refuse = { $name } refuză jetonul Indio
dorra-amazonas-tells-indio-gone = Jetonul Indio se întoarce în cutie
dorra-amazonas-tells-open = { $name } începe la { $village } pentru { $n ->
        [one] { $n } monedă
        [few] { $n } monede
       *[other] { $n } de monede
    } de aur
dorra-amazonas-tells-build = { $name } ridică un cort în { $village } pentru { $n ->
        [one] { $n } monedă
        [few] { $n } monede
       *[other] { $n } de monede
    } de aur
dorra-amazonas-tells-neutral = { $name } pune un cort neutru în { $village }
dorra-amazonas-tells-tile = { $name } ia un jeton: { $kind }
dorra-amazonas-tells-no-tile = Nu mai sunt jetoane: { $kind }
dorra-amazonas-tells-medal = { $name } are toate cele cinci specii: medalia { $n }
dorra-amazonas-tells-take-back = Fiecare își ia înapoi toate cărțile de câștig
dorra-amazonas-tells-win = Câștigă: { $names }
dorra-amazonas-says-tent = cort în { $village }
dorra-amazonas-says-card = carte de câștig { $card }
dorra-amazonas-says-event = eveniment: { $event }
dorra-amazonas-says-nothing = încheie tura
dorra-amazonas-board = Tabla de joc
dorra-amazonas-board-which = Ce tablă este pe masă?
dorra-amazonas-board-stand-in = Tablă de exemplu
dorra-amazonas-board-provenance = Tabla ta tipărită nu este încă aici. Aceasta are numerele publicate, dar satele și drumurile sunt inventate de noi, fiindcă regulile nu le descriu pe cele tipărite.
dorra-amazonas-board-draw = Desenează-ți tabla
dorra-amazonas-edit-title = O tablă proprie
dorra-amazonas-edit-hint = Pune dedesubt o fotografie a tablei tale, apoi atinge locul satelor și leagă-le prin drumuri.
dorra-amazonas-edit-mode = Ce desenezi?
dorra-amazonas-edit-mode-village = Sate
dorra-amazonas-edit-mode-paths = Poteci prin junglă
dorra-amazonas-edit-mode-waterways = Căi pe apă
dorra-amazonas-edit-mode-mission = Misiuni
dorra-amazonas-edit-mode-change = Schimbă un sat
dorra-amazonas-edit-way-hint = Atinge două sate ca să le legi; încă o dată ca să le desparți.
dorra-amazonas-edit-mission-hint = Atinge satele unei cărți de misiune; mai rămân: { $n }
dorra-amazonas-edit-change-hint = Atinge satul care trebuie schimbat.
dorra-amazonas-edit-name = Nume
dorra-amazonas-edit-species = Specie
dorra-amazonas-edit-spaces = Locuri, în aur
dorra-amazonas-edit-remove = Scoate
dorra-amazonas-edit-put = Pune unul oriunde
dorra-amazonas-edit-missions = Misiuni: { $n } din 8
dorra-amazonas-edit-mission = Misiunea { $n }
dorra-amazonas-edit-numbers = Numerele albe ale cărților: { $n } din { $of }
dorra-amazonas-edit-numbers-hint = Numărul alb mic din partea de sus a fiecărei cărți de câștig: la câștig egal, numărul mai mic e primul. Introdu-le pe toate din cutia ta sau pe niciunul: fără ele se folosesc cele inventate ale tablei înlocuitoare.
dorra-amazonas-edit-numbers-card = { $colour }, { $card }
dorra-amazonas-edit-numbers-clear = Renunță la toate
dorra-amazonas-edit-board-name = Numele tablei
dorra-amazonas-edit-photo = Fotografia tablei (rămâne în acest browser)
dorra-amazonas-edit-keep = Salvează și joacă pe ea
dorra-amazonas-edit-kept = Păstrată: poate fi aleasă pentru o partidă nouă.
dorra-amazonas-edit-link = Trimite această tablă
dorra-amazonas-edit-save = Salvează într-un fișier
dorra-amazonas-edit-stand-in = Începe cu tabla de exemplu
dorra-amazonas-edit-check = Verificarea arbitrului
dorra-amazonas-edit-counts = Sate: { $villages }, drumuri: { $ways }, misiuni: { $missions } din 8
dorra-amazonas-edit-right = Tabla este completă: fiecare sat este legat, fiecare specie apare.

gold-rush-provenance = Cartonașele tale tipărite nu sunt încă aici. Acestea sunt desenate de noi, iar ale tale sunt diferite: introdu-le o dată pe ale tale sau ține doar punctele.
own-box-title = Ce cartonașe?
own-box-which = Cartonașele acestei partide
own-box-ours = Cartonașe desenate de noi
own-box-entered = { $n ->
        [one] Introdus: { $entered } din { $n } cartonaș
        [few] Introduse: { $entered } din { $n } cartonașe
       *[other] Introduse: { $entered } din { $n } de cartonașe
    }
own-box-only = În partidă pot fi alese doar aceste cartonașe.
own-box-with-ours = Fiindcă lipsește cartonașul tău de pornire, se joacă împreună cu ale noastre.
own-box-complete = { $n ->
        [one] Singurul cartonaș al cutiei tale este aici. Se joacă cu el în locul celor desenate de noi.
        [few] Toate cele { $n } cartonașe ale cutiei tale sunt aici. Se joacă cu ele în locul celor desenate de noi.
       *[other] Toate cele { $n } de cartonașe ale cutiei tale sunt aici. Se joacă cu ele în locul celor desenate de noi.
    }
own-box-enter = Introdu cartonașele mele
own-box-continue = Introdu cartonașele lipsă
own-box-no-start = Lipsește cartonașul de pornire.
own-box-whole = { $n ->
        [one] Singurul cartonaș este aici. După salvare, se joacă cu el în locul celor desenate de noi.
        [few] Toate cele { $n } cartonașe sunt aici. După salvare, se joacă cu ele în locul celor desenate de noi.
       *[other] Toate cele { $n } de cartonașe sunt aici. După salvare, se joacă cu ele în locul celor desenate de noi.
    }

title-edit-map = Desenează o hartă

start-edit-map = Desenează o hartă (Hărți Carcassonne)

maps-none = Fără hartă
maps-stand-in = Hartă de exemplu
maps-setup = Pe o hartă
maps-setup-which = Ce hartă
maps-pad = Pe o hartă (contează și ce e tipărit pe ea)
maps-provenance = Harta ta tipărită nu este încă aici. Aceasta este desenată de noi; desenează-o pe a ta ca să joci pe ea.
maps-begin = Trage mai întâi un cartonaș și plasează-l pe alt pătrat de început, fără pion.
maps-begins = Începe în schimb { $name }
maps-setup-hint = Cartonașul de pornire se află pe primul pătrat de început; introdu mai jos ce se află pe celelalte.
maps-tiles = Tot în teanc
maps-tiles-hint = Recomandate pe hărți, fără regulile cutiilor lor. Scoate ce nu ai.
maps-starts = Cartonașe pe pătratele de început
maps-starts-hint = Pe cel puțin două pătrate de început se află câte un cartonaș: cel de pornire și unul sau două trase la întâmplare.
maps-starts-none = niciun cartonaș
maps-starts-choose = Alege cartonașul
maps-starts-turn = Rotește-l
maps-starts-clear = Aici nu e niciun cartonaș
maps-kind-normal = Pătrat
maps-kind-start = Pătrat de început
maps-kind-town = Orășel
maps-kind-city = Oraș mare
maps-kind-none = Niciun pătrat
maps-coats = Blazoane
maps-side-N = Sus
maps-side-E = Dreapta
maps-side-S = Jos
maps-side-W = Stânga
maps-edge-neutral = Nimic tipărit
maps-edge-city = Oraș
maps-edge-road = Drum
maps-edge-field = Câmp
maps-edge-ferry = Bac
maps-edit-board = Harta în lucru
maps-edit-hint = Atinge pătratele sau trage peste mai multe; două degete mută harta. „Detalii”: numele, blazoanele și laturile unui pătrat.
maps-edit-brush = Desenează
maps-edit-pick = Detalii
maps-edit-pick-hint = Atinge un pătrat ca să-i introduci detaliile.
maps-edit-name = Numele pătratului
maps-edit-map-name = Numele hărții
maps-edit-unnamed = Harta mea
maps-edit-ferry-hint = Acum atinge pătratul de la celălalt capăt și alege „Bac” la latura lui.

maps-edit-check = Verificarea arbitrului
maps-edit-counts = Pătrate: { $squares } · margini: { $borders } · bacuri: { $ferries }
maps-edit-right = Harta este în regulă: pe ea se poate juca o partidă.
maps-edit-keep = Salvează harta
maps-edit-kept = Salvată. O găsești la pregătirea unei partide noi.
maps-edit-open = Deschide un fișier
maps-edit-sources = Începe de la o hartă sau o fotografie
maps-edit-known = O copie a hărții
maps-edit-join = Alătură în dreapta o altă hartă
maps-photo = Peste o fotografie a hărții tipărite
maps-photo-hint = Fotografia este examinată în acest browser: pagina propune grila pătratelor, iar tu îi tragi colțurile acolo unde se întâlnesc pătratele.
maps-photo-columns = Pătrate de la stânga la dreapta
maps-photo-rows = Pătrate de sus în jos
maps-photo-file = Fotografie
maps-photo-picture = Fotografia hărții
maps-photo-found = Grila pătratelor a fost găsită. Trage-i colțurile dacă nu sunt acolo unde se întâlnesc pătratele.
maps-photo-not-found = Nu s-a găsit nicio grilă. Trage colțurile acolo unde se întâlnesc pătratele și indică numărul pătratelor dintre ele.
maps-photo-take = Folosește această grilă
maps-photo-corner-nw = Colțul din stânga sus al grilei
maps-photo-corner-ne = Colțul din dreapta sus al grilei
maps-photo-corner-se = Colțul din dreapta jos al grilei
maps-photo-corner-sw = Colțul din stânga jos al grilei
maps-photo-done = Fotografia este aliniată cu grila.

look-title = Examinează masa
look-tournament = Indiciile sunt dezactivate pentru toți
look-hints-off = Dezactivate: gazda a dezactivat indiciile.
look-features = Cine conduce și unde
look-features-hint = Fiecare teritoriu, în culoarea celui care conduce
look-chances = Ce se mai poate finaliza
look-chances-hint = Ce lipsește, ce cartonașe se potrivesc, cât de probabil este
look-chances-none = Pe masă nu este niciun teritoriu nefinalizat.
look-audit = Verifică masa
look-audit-hint = Îmbinări greșite, prea multe exemplare, pioni uitați
look-aloud = Tura ca text
look-aloud-hint = Ce s-a întâmplat, cum stă fiecare, cine urmează
look-help = Regulile care contează acum
look-help-hint = Câte o frază pentru fiecare, plus un ghid al partidei
look-kind = Felul teritoriului
look-none = Pe masă nu este niciunul de acest fel.
look-nobody = neocupat
look-nobody-leads = nimeni nu conduce
look-leads = { $name } conduce
look-tied = la egalitate: { $names }
look-of = { $kind }: { $tiles }
look-left =
    { $n ->
        [one] A mai rămas { $n } cartonaș în cutie.
        [few] Au mai rămas { $n } cartonașe în cutie.
       *[other] Au mai rămas { $n } de cartonașe în cutie.
    }
look-left-unknown = Nu se știe câte cartonașe au mai rămas.
look-missing =
    { $n ->
        [one] Lipsește { $n } cartonaș.
        [few] Lipsesc { $n } cartonașe.
       *[other] Lipsesc { $n } de cartonașe.
    }
look-worth-now = Acum valorează { $now }.
look-worth-then = Acum valorează { $now }, la finalizare { $then }.
look-hole = { $place }: { $fits }
look-fits =
    { $n ->
        [one] se potrivește { $n } cartonaș
        [few] se potrivesc { $n } cartonașe
       *[other] se potrivesc { $n } de cartonașe
    }
look-more-tiles =
    { $n ->
        [one] și încă { $n }
        [few] și încă { $n }
       *[other] și încă { $n }
    }
look-draws = Șansa ca numai { $name } să tragă ce lipsește: { $share }
look-closes = Șansa de finalizare
look-dead =
    { $n ->
        [one] { $n } gol pe care niciun cartonaș rămas nu-l umple
        [few] { $n } goluri pe care niciun cartonaș rămas nu le umple
       *[other] { $n } de goluri pe care niciun cartonaș rămas nu le umple
    }
look-dead-spot = aici nu se mai potrivește niciun cartonaș

audit-wrong =
    { $n ->
        [one] { $n } problemă găsită
        [few] { $n } probleme găsite
       *[other] { $n } de probleme găsite
    }
audit-right = Nu s-a găsit nicio problemă.
audit-dead-hint = Atinge unul ca să-l vezi pe tablă.
audit-looked-at = Ce s-a verificat
audit-looked-joins = laturi care nu se potrivesc
audit-looked-copies = mai multe exemplare ale unui cartonaș decât există
audit-looked-figures = doi pioni unde se putea plasa unul singur
audit-looked-forgotten = teritorii finalizate încă ocupate
audit-looked-holes = goluri pe care nimic nu le mai umple

aloud-again = Anunță încă o dată
aloud-speak = Citește cu voce tare
aloud-last = Ultima tură: { $sentence }.
aloud-standing = Puncte: { $points }.
aloud-points = { $name } { $n }
aloud-over = Jocul s-a încheiat.
aloud-turn = La rând: { $name }.
aloud-so-far = Până acum: { $sentence }.
aloud-may = Posibil acum: { $moves }.
quoted = „{ $words }”

match-move-deploy = Plasează un pion
match-move-place = Plasează un cartonaș
match-move-end_turn = Încheie tura
match-move-end_game = Încheie jocul
match-move-discard = Scoate un cartonaș din joc
match-move-open = Începe într-un sat
match-move-event = Dezvăluie evenimentul
match-move-commit = Alege o carte de câștig
match-move-build = Ridică un cort
match-move-indio = Răspunde la oferta Indio
match-move-mission = Dezvăluie-ți misiunea
match-move-neutral = Ridică un cort neutru

help-now = Acum: { $moment }
help-none = Aici nu e nicio regulă specială.
help-moment-setup = pregătirea
help-moment-place = tragerea și plasarea cartonașului
help-moment-act = plasarea unui pion
help-moment-end = sfârșitul turei, puncte
help-moment-over = sfârșitul jocului
help-moment-opening = primele corturi
help-moment-event = evenimentul
help-moment-income = cărțile de câștig
help-moment-reveal = întoarcerea cărților
help-moment-building = ridicarea corturilor

guide-title = Ghid
guide-on = Ghidează-mă pas cu pas
guide-off = Știu cum se joacă
guide-first = Prima noastră partidă: ghidează-ne
guide-place = Trage un cartonaș și atinge-l aici. Caută-l după nume sau derulează.
guide-where = Locurile evidențiate sunt cele permise. Atinge locul unde stă cartonașul pe masa ta.
guide-turn = Atinge cartonașul până stă ca pe masa ta, apoi „Plasează aici”.
guide-act = A plasat cineva un pion pe acest cartonaș? Atinge locul unde stă. Dacă nu, încheie tura fără pion.
guide-send = Încheie tura: arbitrul evaluează ce e finalizat și arată ce pioni se întorc în rezervă.
guide-end = Ce se mai poate face vezi mai jos; altfel, încheie tura.
guide-wait = Este rândul altcuiva. Mutările lui apar aici automat; ochiul de lângă tablă arată mai mult.
guide-over = Jocul s-a încheiat: fiecare atingere evaluează un rând. Mută pe rând și pionii de pe tabla de scor.
guide-opening = Fiecare ridică primul cort: atinge satul unde stă pe tabla ta.
guide-event = Întoarce cartea de eveniment de deasupra și atinge aici aceeași carte.
guide-income = Fiecare alege în secret o carte de câștig. Ceilalți o văd abia după ce au ales toți.
guide-reveal = Cărțile se întorc în același timp: atinge care au fost.
guide-building = Întâi banii, apoi corturile: atinge câte un sat evidențiat pentru fiecare cort, apoi încheie tura.

timer-title = Cronometrul turei
timer-none = Fără cronometru
timer-limit = { $time } min pe tură
timer-left = au rămas { $time }
timer-over = depășit cu { $time }
timer-late = { $name }: timpul turei a expirat
timer-hint = Fiecare telefon arată același timp rămas, de la sfârșitul turei precedente. Este doar un reper.

kind-fish = pește

kinds-fish = pești

kind-butterfly = fluture

kinds-butterfly = fluturi

kind-iguana = iguană

kinds-iguana = iguane

kind-parrot = papagal

kinds-parrot = papagali

kind-orchid = orhidee

kinds-orchid = orhidee

title-audit = Verifică o masă
title-evenings = Serile noastre

audit-nothing = La o masă terminată se verifică îmbinările greșite, exemplarele în plus, pionii care nu puteau fi plasați, punctele uitate și golurile pe care nimic nu le umple. De unde provine?
audit-from-photo = Dintr-o fotografie
audit-from-board = Desenată de mână
audit-from-match = Dintr-o partidă
audit-edit = Schimbă masa
audit-other = Altă masă
audit-share = Trimite această masă

start-audit = Verifică o masă terminată
start-evenings = Serile noastre, comparate
start-guided = Prima partidă, pas cu pas

end-ranking = Clasament
end-place = { $place }.
end-kinds = Puncte pe feluri
end-biggest = Cele mai mari teritorii
end-luck = Norocul la tragere
end-luck-hint = Cea mai bună valoare imediată a fiecărui cartonaș tras față de media cutiei în acel moment.
end-luck-each = { $name }, cartonaș cu cartonaș
end-luck-tile = cea mai bună valoare imediată { $best }, media cutiei { $mean }
end-luck-of =
    { $n ->
        [one] { $name }: { $n } cartonaș, în medie { $best }, cutia { $mean }
        [few] { $name }: { $n } cartonașe, în medie { $best }, cutia { $mean }
       *[other] { $name }: { $n } de cartonașe, în medie { $best }, cutia { $mean }
    }
end-time = Timp
end-time-of =
    { $n ->
        [one] { $name }: { $whole } în { $n } tură, câte { $each } pe tură
        [few] { $name }: { $whole } în { $n } ture, câte { $each } pe tură
       *[other] { $name }: { $whole } în { $n } de ture, câte { $each } pe tură
    }
end-seconds = { $n } s
end-minutes = { $minutes } min { $seconds } s
end-hours = { $hours } h { $minutes } min
end-share = Trimite mai departe
end-share-picture = Ca imagine
end-share-text = Ca text
end-share-link = Ca link
end-share-csv = Tabel (CSV)
end-share-json = Totul (JSON)
end-share-save = Salvează imaginea
end-evenings = Serile noastre, comparate

evenings-none = Acest browser nu cunoaște încă nicio partidă încheiată. Ține scorul unei partide până la capăt și va apărea aici.
evenings-players = Jucători
evenings-group =
    { $n ->
        [one] { $names }: { $n } seară
        [few] { $names }: { $n } seri
       *[other] { $names }: { $n } de seri
    }
evenings-all-games = Toate jocurile
evenings-wins = Victorii
evenings-mean = Medie
evenings-hint = Partidele încheiate din acest browser, grupate după jucători. Atinge o dată pentru a deschide partida.

look-can = încă posibil
look-cannot = nu mai e posibil
look-anyone = Oricine ar trage ce lipsește:
look-surely = în cutie mai sunt cartonașele pentru asta.
look-maybe = { $share }.

match-preview = Puncte imediate
match-preview-none = fără pion
match-preview-goes-on = Tura continuă după aceasta: se arată numai ce vine înainte.
match-preview-nothing = Niciun punct imediat.
match-preview-spot = până la { $n } imediat

figure-tile = cartonaș

dispute-board-title = Se poate construi acolo?
dispute-board-how = Atinge un sat: arbitrul răspunde și citează regula. Mai jos poți aranja masa așa cum este.
dispute-board-tap = întreabă despre el
dispute-board-who = Cine construiește?
dispute-board-table = Aranjează masa
dispute-board-mode = O atingere pe un sat
dispute-board-ask = întreabă arbitrul
dispute-board-tent = pune un cort: { $name }
dispute-board-neutral = pune un cort neutru
dispute-board-none = scoate corturile
dispute-board-gold = { $name }: aur
dispute-board-silver = { $name }: argint
dispute-board-build = { $name } ridică un cort în { $village }
dispute-board-neutral-tent = { $name } pune un cort neutru în { $village }
dispute-board-instead = Permis: { $villages }
dispute-board-other-neutral = Și un cort neutru?
dispute-board-other-build = Și un cort al aceluiași jucător?
dispute-build-yes = Da, este permis.
dispute-build-no = Nu, este împotriva regulilor.
dispute-neutral-yes = Da, este permis.
dispute-neutral-no = Nu, este împotriva regulilor.

error-400 = Nu poate fi citit
error-400-do = Fișierul sau linkul este deteriorat. Folosește altul sau cere-l din nou.
error-401 = Lipsește cheia
error-401-do = Deschide încă o dată linkul primit sau intră cu codul partidei.
error-hints-off = Indiciile sunt dezactivate
error-hints-off-do = Gazda le-a dezactivat pentru toți și le poate activa din nou din meniul partidei.
error-seated = Acest loc este deja ocupat
error-seated-do = Alege alt jucător, privește sau cere gazdei linkul acestui jucător.
error-full = Sunt încă prea multe deschise
error-full-do = Spune ce arată cartonașele de mai jos și atinge „Așa este” sau lasă-le deoparte; apoi încearcă din nou.
error-500 = Ceva n-a mers bine la noi
error-500-do = Greșeala e a noastră. Nu s-a pierdut nimic: încearcă din nou peste o clipă; dacă problema rămâne, salvează partida ca fișier.

dorra-amazonas-site-worth = { $site } · puncte { $points }

match-menu-hints-what = Fără indicii, ca la turneu: fără locuri permise, fără puncte înainte de sfârșitul turei, fără șanse, fără cine conduce. Toți văd asta.
