### Errors of what was sent: tile sets, tiles, positions, maps and boards.

input-or = { $names } sau { $last }

input-cited = { $rule }: { $why }

input-errors = peste { $most ->
        [one] { $most } eroare
        [few] { $most } erori
       *[other] { $most } de erori
    }; iată primele

input-unknown-near = nu există { $kind } „{ $name }”; ai vrut să scrii { $near }?

input-unknown-none = nu există { $kind } „{ $name }”; aici nu este nimic de acest fel

input-unknown-known = nu există { $kind } „{ $name }”; variante: { $known }

input-unknown-many = nu există { $kind } „{ $name }”; variante: { $known } și încă { $count }

input-unknown-expansion = { $why }; pentru a juca doar cu cartonașele, indică catalogul lor

## Tile sets and tiles

input-no-catalogs = acest joc nu are cataloage

input-set-object = un set de cartonașe este un obiect JSON

input-set-kinds = setul trebuie să indice tipurile de teritorii și formele lor

input-plain-text = trebuie să fie text simplu; cel mult { $most ->
        [one] { $most } caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }

input-most = cel mult { $most }, nu { $count }

input-marks = trebuie să fie un obiect care explică fiecare semn

input-tile-list = trebuie să fie o listă cu cel puțin un cartonaș

input-twice = { $what } apare de două ori

input-other-kind = acest joc definește altfel { $feature }: shape { $shape }, sides { $sides }, letter { $letter }

input-kinds = trebuie să fie un obiect cu forma fiecărui tip

input-shape = shape este area, line sau point; sides este edges sau halves

input-printings = trebuie să fie un obiect cu edițiile și numărul de exemplare ale fiecărui tiraj

input-counts = lipsește counts: un obiect cu numărul de exemplare al fiecărui cartonaș

input-total = total tipărit: { $total }, dar suma exemplarelor este { $count }

input-editions = trebuie să fie o listă de ediții

input-printing-start = trebuie să fie id-ul unui cartonaș din acest tiraj

input-copies = numărul de exemplare se indică în set, la printings

input-tile-object = un cartonaș este un obiect JSON

input-tile-pair = & urmat de / înseamnă două jumătăți de cartonaș; codul poate avea doar unul dintre aceste semne

input-tile-id = id-ul unui cartonaș este <set>/<code>, fără spații; fiecare parte are cel mult { $most ->
        [one] { $most } caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }

input-feature-count = trebuie să fie o listă de teritorii, între 1 și { $most }

input-feature-list = trebuie să fie o listă de teritorii

input-feature-object = un teritoriu este un obiect JSON

input-wagon = trebuie să fie o listă de grupuri cu numere de teritorii de la 0 la { $most }

input-feature-numbers = trebuie să fie o listă cu numere de teritorii de la 0 la { $most }

input-list-of = trebuie să fie o listă dintre acestea, fiecare cel mult o dată: { $names }

input-line = { $feature } este o linie: indică laturile ei

input-point = { $feature } este un punct: nu ajunge la nicio latură

input-multi-edge = o latură la care ajunge exact un alt teritoriu de același tip

input-inner = un teritoriu interior nu ajunge la nicio latură

input-no-edges = { $feature } nu ajunge nicăieri: indică edges sau halves, ori „I” pentru unul interior

input-mark-count = trebuie să fie un număr de la 0 la { $most }, true sau false

input-mark-list = trebuie să fie o listă de semne

input-half-owners = jumătatea { $side } aparține mai multor teritorii: { $count }

input-middle-owners = mijlocul laturii { $side } aparține mai multor teritorii: { $count }

input-letters = trebuie să fie patru litere, pentru N E S W

input-letters-of = trebuie să fie patru litere în ordinea N E S W, dintre { $letters } * sau ?

input-wild-edge = latura { $side } este liberă (*), dar la ea ajung teritorii

input-half-unowned = jumătatea { $side } nu aparține niciunui teritoriu

input-letters-differ = laturile indicate sunt { $given }, dar teritoriile arată { $letters }

input-edge-things = latura { $side } arată { $features }; o latură arată un singur lucru

input-inner-twice = { $count ->
        [one] { $count } teritoriu interior
        [few] { $count } teritorii interioare
       *[other] { $count } de teritorii interioare
    } { $feature }; numește-l pe al doilea II

input-cells = trebuie să fie un dreptunghi de locuri [x, y] începând cu [0, 0], între 2 și { $most }

input-cell = trebuie să fie unul dintre locurile cartonașului

input-in-cell = locul { $cell }: { $why }

input-cells-differ = locurile { $cell } și { $other } nu se potrivesc acolo unde se ating

## Positions

input-this-game = jocul de aici este { $game }, nu { $other }

input-other-game = { $catalog } aparține jocului { $game }, nu jocului { $other }

input-no-set = { $catalog } nu este un set de cartonașe

input-catalogs-differ = cartonașul { $tile } este și în { $one }, și în { $other }, dar diferă

input-player-twice = sunt doi jucători „{ $player }”

input-same-cell = se suprapune cu { $other }: amândouă sunt la { $cell }
input-same-half = cartonașele-jumătate de aici și de la { $other } nu umplu împreună { $cell }: fiecare trebuie rotit cu 180 de grade față de celălalt

input-pad-final = { $what } nu se evaluează niciodată cu „final” { $final }

input-pad-count = trebuie să fie între { $least } și { $most }

input-rotation = { $value } nu este o rotație; rotațiile sunt 0, 90, 180 și 270

input-track = { $figure } nu stă pe niciun traseu

input-track-space = { $figure } stă pe un spațiu al traseului său, nu pe un cartonaș

input-figure-point = { $figure } stă pe un teritoriu de pe un cartonaș, nu pe un punct dintre cartonașe

input-point-cell = trebuie să fie [x, y] al locului al cărui colț de nord-vest este punctul

input-castle-tiles = trebuie să fie cele două cartonașe ale orașului

input-prisoners = trebuie să fie o listă de pioni, fiecare cu jucătorul și tipul lui

input-beside-nobody = pe cartonaș nu se află niciun pion de acest fel al jucătorului ({ $figure })

input-no-tile = la { $cell } nu este niciun cartonaș

input-one-of = trebuie să fie una dintre valorile: { $choices }

input-nothing-readable = nimic lizibil

input-side = „{ $side }” nu este o latură; laturile sunt { $sides }

input-no-feature = { $tile } la { $cell } nu are un astfel de teritoriu ({ $feature }); are { $features }

input-features = { $tile } la { $cell } are mai multe astfel de teritorii ({ $feature }); are { $features }

input-options = opțiunile sunt valori JSON

input-expansions = trebuie să fie o listă de extensii

input-clash = { $expansion } nu se potrivește cu celelalte: { $why }

input-herding-token = când turma este mânată în staul, nu se trage niciun jeton

input-expanding-token = la extinderea turmei se trage un jeton: care?

## Maps

input-map-json = o hartă este JSON

input-map-object = o hartă este un obiect JSON

input-map-game = o hartă aparține jocului carcassonne

input-joined-again = hărțile alăturate nu se pot alătura din nou: enumeră toate părțile lor

input-joined-fields = o hartă alăturată are numai id, name, source și join

input-join = trebuie să fie între 2 și { $most ->
        [one] { $most } hartă
        [few] { $most } hărți
       *[other] { $most } de hărți
    }, fiecare cu map, x și y

input-join-part = trebuie să aibă map, x și y și nimic altceva

input-join-shift = x și y sunt numere întregi de la { $low } la { $high }

input-squares-unknown = pătratele hărții { $map } nu sunt cunoscute aici: desenează-le ca hartă proprie sau alege { $known }

input-map-small = pătrate pentru cartonașe: { $count }, mai puține decât cartonașele recomandate ({ $recommended })

input-list =
    trebuie să fie o listă cu cel mult { $most ->
        [one] { $most } element
        [few] { $most } elemente
       *[other] { $most } de elemente
    }

input-map-squares = încă nu este desenat niciun pătrat

input-square-twice = la { $cell } este deja un pătrat: se suprapun

input-square-plain = numai pătratele orașelor mari arată teritorii și blazoane

input-large-city-features = un oraș mare indică ce este tipărit pe el

input-large-city = un oraș mare arată un oraș

input-map-edge = trebuie să aibă x, y și edge ale unui pătrat

input-no-square = la { $cell } nu este niciun pătrat pentru cartonașe

input-square-beyond = dincolo de această latură este pătratul { $cell }

input-edge-twice = această latură apare deja

input-border-coats = acolo nu este tipărit nimic care să poarte blazoane

input-ferry-ends = un bac are două capete, nu { $count }

input-recommended = trebuie să fie cel mai mic și cel mai mare număr de cartonașe

input-picture = trebuie să aibă size, corners și cells

input-picture-size = trebuie să fie lățimea și înălțimea în pixeli

input-picture-corners = trebuie să fie [x, y] în pixeli pentru colțurile NW, NE, SE și SW

input-picture-clockwise = colțurile se enumeră în sensul acelor de ceasornic: NW, NE, SE, SW

input-picture-cells = trebuie să fie x și y ale locului din nord-vest, numărul de coloane și de rânduri

input-picture-empty = trebuie să aibă cel puțin o coloană și un rând

input-start-squares = o hartă are cel puțin 2 pătrate de început, nu { $count }

input-cut-off =
    { $count ->
        [one] { $count } pătrat nu are legătură cu pătratele de început: { $cells }
        [few] { $count } pătrate nu au legătură cu pătratele de început: { $cells }
       *[other] { $count } de pătrate nu au legătură cu pătratele de început: { $cells }
    }

input-large-city-differs = pătratele unui oraș mare de la { $cell } și { $other } arată lucruri diferite

## Gold Rush and Amazonas: what is printed on tiles and what the box holds

input-mark-elsewhere = { $mark } ține numai de { $features }, nu de { $feature }

input-line-end = { $feature } cu o singură latură trebuie să indice unde se termină: „to” este { $ends }

input-line-no-end = { $feature } între două laturi nu se termină pe cartonaș; nu poate duce și la { $end }

input-line-edges = { $feature } are două capete; laturi atinse aici: { $count }

input-line-nowhere = pe acest cartonaș nu există { $end } în care să se termine { $feature }

input-undivided = { $tile }: { $area } { $sides } este de ambele părți ({ $wall })

input-start-board-id = trebuie să fie id-ul tablei de pornire

input-start-board-type = jocul începe cu tabla de pornire, un cartonaș de tipul start

input-mouth-edges = Amazonul ajunge la o singură latură a gurii fluviului, nu la { $count }

input-amazon-standard = pe un cartonaș standard nu este Amazonul

input-amazon-cells = numai cartonașele-duble și tabla de pornire au mai multe locuri

input-amazon-animals = caimanii și piranha sunt numai pe cartonașe de Amazon și cartonașe-duble

input-amazon-straight = Amazonul ajunge exact la două laturi opuse ale unui cartonaș de Amazon

input-double-size = un cartonaș-dublu are 2 locuri, nu { $width } pe { $height }

input-start-board-size = tabla de pornire are 2 pe 4 locuri, nu { $width } pe { $height }

input-amazon-double = Amazonul ajunge exact la cele două laturi scurte ale unui cartonaș-dublu

input-amazon-start = Amazonul iese o singură dată de pe tabla de pornire, pe o latură scurtă

input-box-untyped = cartonașe fără tip: { $count }

input-box-standard = cartonașe standard: { $count }, dar cutia conține { $most }

input-box-double = cartonașe-duble: { $count }, dar cutia conține { $most }

input-box-start-boards = table de pornire: { $count }, dar cutia conține { $most }

input-box-mouths = guri ale fluviului: { $count }, dar cutia conține { $most }

input-box-amazon-tiles = cartonașe de Amazon: { $count }, dar cutia conține { $most }

input-box-bangs = cartonașe de Amazon cu „!”: { $count }, dar ar trebui să fie { $most }

input-bang-animals = { $tile } este un cartonaș cu „!” și animale; se evaluează numai cele de pe cartonașul-dublu de după el

input-city-exits = un oraș are 3 sau 4 ieșiri, căi ferate care se termină în el; acesta are { $count }

input-exits-differ = ieșiri indicate: { $given }, dar căi ferate care se termină în acest oraș: { $count }

input-designs-differ = { $tile } și { $other } sunt același model; pot diferi numai prin corturi tepee și herghelii

input-start-tile = cartonașul de pornire are un munte cu 1 pepită; aici sunt munți: { $mountains }, pepite: { $nuggets }

input-start-tile-id = trebuie să fie id-ul cartonașului de pornire

input-start-tile-missing = nu este numit niciun cartonaș de pornire

input-box-73 = 73 de cartonașe, cât dă suma listei publicate; cutia conține 72 (trei cu modelul 66)

input-box-tiles = cartonașe: { $count }, dar cutia conține { $most }

input-box-nuggets = pepite pe toate cartonașele: { $count }, dar jetoane numai { $most }: s-ar putea să nu ajungă

input-nuggets = un jeton arată { $shown } pepite, nu { $value }

## Amazonas by Stefan Dorra

input-species-missing = niciun sat nu are specia { $species }

input-no-villages = încă nu este desenat niciun sat

input-villages-cut-off = niciun drum nu duce de la restul tablei la { $villages }

input-must-be-object = trebuie să fie un obiect

input-village-twice = sunt două sate „{ $village }”

input-must-be-number = trebuie să fie un număr de la { $low } la { $high }

input-must-be-whole = trebuie să fie un număr întreg de la { $low } la { $high }

input-costs = trebuie să fie o listă cu 1 până la { $most ->
        [one] { $most } cost
        [few] { $most } costuri
       *[other] { $most } de costuri
    }

input-cost = un loc costă { $costs } monede de aur

input-costs-order = fiecare loc costă mai mult decât cel dinaintea lui

input-way = trebuie să fie o listă cu două sate

input-way-same = un drum leagă două sate diferite

input-mission = trebuie să fie o listă cu { $count ->
        [one] { $count } sat
        [few] { $count } sate
       *[other] { $count } de sate
    }

input-mission-same = acestea trebuie să fie sate diferite

input-missions = sunt { $most ->
        [one] { $most } carte de misiune
        [few] { $most } cărți de misiune
       *[other] { $most } de cărți de misiune
    }, nu { $count }

input-card-fields = trebuie să fie un obiect cu { $fields }

input-white-number = altă carte are numărul alb { $number }

input-cards = sunt 28 de cărți: de la 0 la 6 în fiecare dintre cele patru culori

input-must-be-list = trebuie să fie o listă

input-text = trebuie să fie un text de cel mult { $most ->
        [one] { $most } caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }, nu gol

input-size = trebuie să fie lățimea și înălțimea, cel mult { $most }

input-one-board = o partidă se joacă pe o singură tablă, nu pe { $count }

input-players = numărul de jucători este { $count }

input-board = { $board } nu este o tablă a acestui joc

input-building-order = în faza building, order și income trebuie să numească fiecare jucător

input-building-player = în faza building construiește un jucător

input-tent = un cort aparține unui jucător sau este neutru

input-tents = mai multe corturi decât locuri

input-spaces = locurile sunt de la 0 la { $most }, primul fiind cel mai ieftin

input-which-pile = pe care teanc se pune? Teancurile sunt: { $piles }

input-which-village = care?

input-which-card = { $players } nu are nicio carte cu fața în sus; la ce carte te referi?

input-whose-tents = la ale cui corturi te referi?

input-feature = { $feature }

input-feature-at = { $feature } la { $sides }

input-and = { $names } și { $last }
