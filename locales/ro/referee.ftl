### Ce spune arbitrul pentru orice joc cu cartonașe. Cheile din [reasons] sunt cheile lui Reason, singure sau sub o regulă.

rule-TR-unknown = Cartonaș ilizibil
    .text = Un cartonaș care nu a putut fi citit nu face nepermisă nicio plasare pe laturile necunoscute. Nu închide și nu leagă nimic; un teritoriu care îl atinge este finalizat doar dacă oricare dintre cartonașele posibile l-ar finaliza.

rule-TR-assumed = Presupunere
    .text = Ce nu se știe despre o masă se presupune, iar presupunerea este menționată acolo unde răspunsul depinde de ea.

rule-TR-figure = Pion pe un teritoriu necunoscut
    .text = Dacă nu se știe pe ce teritoriu al cartonașului stă un pion, acesta nu contează pentru niciunul.

rule-TR-held = Ce au jucătorii în față
    .text = Ce au jucătorii în față contează acolo unde o cere o regulă din joc; orice altceva se lasă deoparte.

rule-TR-adjust = Ajustare
    .text = Puncte asupra cărora s-au înțeles jucătorii pentru ceva ce arbitrul nu poate vedea.

rule-TR-chance = Șansa de finalizare
    .text = Șansa ca un teritoriu nefinalizat să fie finalizat, dacă toate cartonașele rămase se trag pe rând: fiecare gol are nevoie de alt cartonaș potrivit. Pentru unul sau două goluri se calculează exact, pentru mai multe prin trageri simulate.

rule-TR-hole = Gol care nu poate fi umplut
    .text = Un loc gol lângă cartonașe, în care nu se potrivește niciun cartonaș rămas. Ce are nevoie de el rămâne nefinalizat, dacă acolo nu se poate plasa un cartonaș de alt fel.

rule-TR-revealed = Ce s-a dezvăluit rămâne dezvăluit
    .text = O valoare secretă pe care au văzut-o toți rămâne cunoscută și după ce mutările care au dezvăluit-o sunt anulate. Cine joacă mai departe de acolo joacă din nou aceeași valoare; numai gazda poate insista pe alta, la vederea tuturor, iar asta se notează ca regulă a casei.

rule-CR-points = Doar puncte
    .text = Într-o partidă în care se înregistrează doar punctele nu se plasează cartonașe. Se introduce ce se evaluează pe masă: ce este, cât de mare este și cine primește punctele. Punctele se dau după regulile în vigoare, ca pentru același teritoriu de pe tablă.

sources-kit = Cum interpretează acest arbitru o masă

sections-fn = nota de subsol

reasons-over = Jocul s-a încheiat.
reasons-within_a_turn = Tura trebuie dusă la capăt înainte ca jocul să se poată încheia.
reasons-not_your_turn = Nu { $player } este la rând, ci { $to_move }.
reasons-step_place = Mai întâi trebuie plasat cartonașul acestei ture.
reasons-step_act = Cartonașul acestei ture a fost deja plasat.
reasons-step_end = În această tură nu se mai plasează nimic; ea trebuie doar încheiată.
reasons-drawn = Cartonașul tras este { $drawn }, nu { $tile }.
reasons-taken = La { $cell } se află deja un cartonaș: { $tile }.
reasons-corner = La { $cell } cartonașul le-ar atinge pe celelalte doar cu un colț; este nevoie de o latură întreagă.
reasons-differ = Latura { $side } a cartonașului arată { WORD($mine, form: "a") }, dar vecinul de la { $other } arată { WORD($theirs, form: "a") }.
reasons-meet = Latura { $side } se potrivește cu vecinul de la { $other }: ambele cartonașe arată acolo { WORD($mine, form: "a") }.
reasons-unreadable = Latura { $side } se învecinează cu cartonașul de la { $other }, care acolo nu a putut fi citit.
reasons-wild = Latura { $side } se învecinează cu cartonașul de la { $other }, iar una dintre cele două laturi se potrivește cu orice.
reasons-undrawn = { $player } plasează cartonașul { $tile } în loc să tragă unul.
reasons-first_tile = Este primul cartonaș: poate fi plasat oriunde.
reasons-fits =
    Cartonașul { $tile } se potrivește în { $count } { $count ->
        [one] fel
        [few] feluri
       *[other] de feluri
    }, așa că trebuie plasat.
reasons-never_drawn = Cartonașul { $tile } nu se trage niciodată, așa că nu poate fi scos din joc.
reasons-fits_nowhere = Cartonașul { $tile } nu se potrivește nicăieri: iese din joc și se trage altul.
reasons-not_just_placed = Cartonașul de la { $cell } nu este cel tocmai plasat.
reasons-one_figure = { $player } a plasat deja un pion pe acest cartonaș; se plasează unul singur pe tură.
reasons-no_such_figure =
    Aici nu este în joc { GENDER($figure) ->
       *[m] niciun
        [f] nicio
    } { $figure }.
reasons-none_left =
    { $player } nu mai are { GENDER($figure) ->
       *[m] niciun
        [f] nicio
    } { $figure } în rezervă: { $most ->
        [one]
            { GENDER($figure) ->
               *[m] singurul
                [f] singura
            } este
        [few]
            { GENDER($figure) ->
               *[m] toți cei
                [f] toate cele
            } { $most } sunt
       *[other]
            { GENDER($figure) ->
               *[m] toți cei
                [f] toate cele
            } { $most } sunt
    } pe masă.
reasons-own_supply =
    { $most ->
        [one] { $player } mai are în rezervă { WORD($figure, form: "a") }.
        [few] { $player } mai are în rezervă { $count } din { $most } { WORD($figure, form: "many") }.
       *[other] { $player } mai are în rezervă { $count } din { $most } de { WORD($figure, form: "many") }.
    }
reasons-may_stand = { WORD($figure, form: "a") } poate sta { WORD($kind, form: "on") }.
reasons-free =
    { WORD($kind, form: "the") } ({ $count } { $count ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    }) nu este { GENDER($kind) ->
       *[m] ocupat
        [f] ocupată
    } de nimeni.
reasons-completing =
    Cartonașul tocmai a finalizat { WORD($kind, form: "the") }: înainte de evaluare, { WORD($kind, form: "the") } poate fi { GENDER($kind) ->
       *[m] ocupat
        [f] ocupată
    }.
reasons-occupied =
    { GENDER($kind) ->
       *[m] Acest
        [f] Această
    } { $kind } este deja { GENDER($kind) ->
       *[m] ocupat
        [f] ocupată
    }: { $by }, la { $where }.
reasons-not_there = { WORD($figure, form: "a") } nu poate sta { WORD($kind, form: "on") }.
reasons-nothing_due = Nu există nimic ce ar trebui să hotărască acum { $player }.
reasons-feature = { WORD($figure, form: "the") } de la { $where } ({ $player }) stă { WORD($kind, form: "on") }, unde nu are voie să stea.
reasons-completed = Cartonașul a finalizat { WORD($kind, form: "the") }, așa că acum se face evaluarea.
reasons-complete =
    { GENDER($kind) ->
       *[m] Acest
        [f] Această
    } { $kind } { $tiles ->
        [one] este
        [few] din { $tiles } cartonașe este
       *[other] din { $tiles } de cartonașe este
    } { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    }.
reasons-incomplete =
    { GENDER($kind) ->
       *[m] Acest
        [f] Această
    } { $kind } { $tiles ->
        [one] nu este încă
        [few] din { $tiles } cartonașe nu este încă
       *[other] din { $tiles } de cartonașe nu este încă
    } { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    }.
reasons-at_the_end =
    { GENDER($kind) ->
       *[m] Acest
        [f] Această
    } { $kind } { $tiles ->
        [one] aduce puncte
        [few] din { $tiles } cartonașe aduce puncte
       *[other] din { $tiles } de cartonașe aduce puncte
    } doar la sfârșitul jocului.
reasons-nobody = Acolo nu stă niciun pion care să conteze, așa că nu aduce puncte nimănui.
reasons-alone = Acolo doar { $owners } are pioni.
reasons-majority = Majoritatea acolo o are { $owners }: { $holders }.
reasons-tie = { $owners } sunt acolo la egalitate pentru majoritate ({ $holders }): fiecare primește toate punctele.
reasons-final = Tura este încheiată: poate urma evaluarea finală.
reasons-gets = { $player } primește { $parts } = { $points }.
reasons-part = { $parts } = { $points }.
reasons-sum = Așa cum stă acum, valorează { $parts } = { $points }.
reasons-nothing = Așa cum stă acum, nu aduce nimic: { $parts }.
reasons-no_copy_left = Nu mai este niciun exemplar din { $tile }: cutia are { $count }.
reasons-other_edition = Cartonașul { $tile } nu este în cutia ediției { $edition }, ci numai în: { $editions }.
reasons-applies = Aici se aplică: { $title }.
reasons-home = Apoi toți pionii { WORD($kind, form: "from-this") } se întorc în rezervă.
reasons-none_told_left = După cele introduse, în cutie nu mai este niciun exemplar din { $tile }.
reasons-scored = Jocul s-a încheiat și a fost evaluat: nu se mai acordă puncte.
reasons-ranked_points =
    { $player } iese pe locul { $place } cu { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.
reasons-ranked_shared =
    { $players } au câte { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } și împart locul { $place }.
reasons-together =
    Pioni ai jucătorilor { $players } stau { WORD($kind, form: "on-this") }, pe cartonașe vecine: al doilea nu mai putea fi plasat acolo.
reasons-several =
    Pe cartonașul de la { $where } stau { $count } { $count ->
        [one] pion
        [few] pioni
       *[other] de pioni
    }; pe tură se poate plasa doar unul.
reasons-may_pass = { $player } poate încheia tura fără să plaseze vreun cartonaș.
reasons-turn_follows = Urmează { $player }.

reasons-TR-unknown-exactly = Atinge un cartonaș care nu a putut fi citit; oricare ar fi acela, valorează { $low }.
reasons-TR-unknown-between = Atinge un cartonaș care nu a putut fi citit; valorează între { $low } și { $high }.
reasons-TR-unknown-at_least = Atinge ceva ce nu a putut fi citit sau nu se potrivește; valorează cel puțin { $low }.
reasons-TR-unknown-deploy = Atinge un cartonaș care nu a putut fi citit; dincolo de el ar putea fi un pion.
reasons-TR-unknown-tile = Cartonașul de la { $where } nu a putut fi citit; ce îl atinge nu este sigur.

reasons-CR-points-no_tiles = În această partidă nu se înregistrează cartonașele, ci doar punctele.

reasons-TR-assumed-player = Presupunere: la rând este { $player }.
reasons-TR-assumed-step_place = Presupunere: în această tură nu s-a plasat încă niciun cartonaș.
reasons-TR-assumed-step_act = Presupunere: în această tură nu s-a plasat încă niciun pion.
reasons-TR-assumed-step_end = Presupunere: cartonașul și pionul acestei ture au fost plasate.
reasons-TR-assumed-just_placed = Presupunere: tocmai a fost plasat cartonașul de la { $cell }.
reasons-TR-assumed-turn_done = Presupunere: ultima tură este încheiată.
reasons-TR-assumed-points = Punctele marcate mai devreme nu se cunosc ({ $players }): acestea sunt doar punctele de pe masă.

reasons-TR-figure-where = Nu se știe pe ce teritoriu stă { WORD($figure, form: "the") } de la { $where } ({ $player }), așa că nu contează pentru niciunul.

reasons-TR-held-unknown = În acest joc nu există așa ceva: { $thing }; ce s-a introdus pentru { $player } se lasă deoparte.

reasons-TR-chance-exact =
    Calculat exact: { $count } { $count ->
        [one] gol
        [few] goluri
       *[other] de goluri
    } de umplut, iar orice tragere a cartonașelor rămase este la fel de probabilă.
reasons-TR-chance-nothing_fits = Cu niciun cartonaș rămas în cutie nu se mai poate finaliza, așa cum stă masa acum.
reasons-TR-chance-dealt = Simulat { $deals ->
        [one] o dată
        [few] de { $deals } ori
       *[other] de { $deals } de ori
    }: { $count } { $count ->
        [one] gol
        [few] goluri
       *[other] de goluri
    } de umplut, fiecare cu alt cartonaș.
reasons-TR-chance-box_unknown = Nu se știe ce a rămas în cutie, așa că nu se poate calcula nicio șansă.
reasons-TR-chance-unreadable = Atinge ceva ce nu a putut fi citit sau nu se potrivește, așa că nu se poate calcula nicio șansă.
reasons-TR-chance-too_many = Lipsesc prea multe cartonașe ca să se poată calcula o șansă.
reasons-TR-chance-loose_end = Unul dintre capete, aflat pe un cartonaș, este încă deschis: doar cu cartonașe nu se finalizează.
reasons-TR-chance-large_box = În cutie au rămas prea multe cartonașe ca să se poată calcula o șansă.
reasons-TR-chance-not_counted = Se presupune că toate cartonașele se trag pe rând. Nu se iau în seamă: ce se plasează între timp în jur, legăturile prin alte teritorii, alte reguli decât potrivirea laturilor, turele suplimentare și cartonașele care nu se trag.

reasons-TR-hole-nothing_left_fits = Niciun cartonaș rămas în cutie nu se potrivește la { $cell }.
reasons-TR-hole-nothing_ever_fits = Niciun cartonaș din cutie nu se potrivește la { $cell }.

reasons-TR-revealed-other_value = Ce avea { $player } aici s-a dezvăluit deja: rămâne la fel, dacă gazda nu insistă pe altă valoare.

summary-title = { $game }: { $players }
summary-over = Jocul s-a încheiat.
summary-rank =
    { $place }. { $player }: { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
summary-to_move = Urmează { $player }.
summary-ending = S-a jucat tot: jocul poate fi încheiat.
summary-nobody = Niciun punct în această tură.
summary-place = { $player } plasează cartonașul { $tile } la { $where }.
summary-deploy = { $player } plasează { WORD($figure, form: "a") } { WORD($kind, form: "on") }.
summary-complete =
    { WORD($kind, form: "a") } { $tiles ->
        [one] este
        [few] din { $tiles } cartonașe este
       *[other] din { $tiles } de cartonașe este
    } { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    }.
summary-discard = Cartonașul { $tile }, tras de { $player }, nu se potrivește nicăieri și iese din joc.
summary-boat = Barca jucătorului { $player } trece de pe spațiul { $from } pe spațiul { $to }.
summary-pitch = { $player } își ridică cortul.
summary-open = { $player } pune primul cort în { $village }.
summary-build = { $player } pune un cort în { $village }.
summary-neutral = { $player } pune un cort neutru în { $village }.

lines-complete =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru { WORD($kind, form: "a") } { GENDER($kind) ->
       *[m] finalizat
        [f] finalizată
    }: { $parts } = { $points }.
lines-incomplete =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } pentru { WORD($kind, form: "a") } { GENDER($kind) ->
       *[m] nefinalizat
        [f] nefinalizată
    }: { $parts } = { $points }.
lines-adjust =
    { $player } primește { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    } prin înțelegere.
lines-shared = Pioni acolo: { $holders }.
lines-exactly = Atinge un cartonaș care nu a putut fi citit; oricare ar fi acela, valorează { $low }.
lines-between = Nu este sigur: între { $low } și { $high }.
lines-at_least = Nu este sigur: cel puțin { $low }; atinge ceva ce nu a putut fi citit sau nu se potrivește.
lines-unbounded = Nu este sigur: atinge ceva ce nu a putut fi citit sau nu se potrivește.

parts-tile =
    { $count } { $count ->
        [one] cartonaș
        [few] cartonașe
       *[other] de cartonașe
    } × { $each }
parts-adjust = { $points }
parts-other = { $count } { $what } × { $each }

photos-second-board = În imagine sunt mai multe table de joc. A fost citită cea mai mare; fotografiaz-o pe cealaltă separat.
photos-other-table = Nu pare masa acestei partide: în imagine nu e aproape niciun cartonaș al ei. Fă altă fotografie, cu mai multe cartonașe la vedere, sau folosește-o ca masă nouă.
photos-tile-unexplained = Nu s-a găsit nicio tură permisă care să explice cartonașul de la { $cell }.
photos-tiles-to-come =
    În fotografie mai { $count ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $count } { $count ->
        [one] cartonaș nou
        [few] cartonașe noi
       *[other] de cartonașe noi
    }. Confirmă întâi aceste ture; apoi fotografia le propune pe următoarele.
photos-tile-differs = La { $cell } partida are alt cartonaș. Corectează-l aici sau în istoricul partidei.
photos-figure-back = { $player }: { WORD($figure, form: "the") } de la { $cell } s-a întors în rezervă.
photos-figure-left = { $player }: { WORD($figure, form: "the") } de la { $cell } trebuia să se întoarcă în rezervă, dar este tot acolo.
photos-figure-gone = { $player }: { WORD($figure, form: "the") } de la { $cell } lipsește și nicio mutare nu explică asta.
photos-figure-differs = { $player }: în partidă { WORD($figure, form: "the") } de la { $cell } stă în altă parte pe cartonaș sau e alt pion.
photos-figures-unclear =
    { $count } { $count ->
        [one] pion
        [few] pioni
       *[other] de pioni
    } din partidă nu se { $count ->
        [one] vede
        [few] văd
       *[other] văd
    } aici; se { $count ->
        [one] consideră neschimbat
        [few] consideră neschimbați
       *[other] consideră neschimbați
    }.
photos-figure-unexplained = { $player }: nu s-a găsit nicio mutare permisă care să aducă { WORD($figure, form: "the") } la { $cell }.
photos-returned = Între timp s-a încheiat { WORD($kind, form: "the") }. A stat un pion acolo?
photos-turn = Cine a plasat acest cartonaș? De asta depinde cine ce primește.
photos-scores-after = Cu aceste ture: { $scores }
photos-figure-nobody = La { $cell } stă un pion de o culoare cu care nu joacă nimeni.
photos-untold-sets = Aici par să fie și cartonașe din seturi pe care nu le-ai ales: { $sets }. Adaugă aceste seturi, iar fotografia va fi citită din nou cu ele.
photos-other-artwork = Cartonașele au grafica altei ediții decât cea aleasă. Au fost comparate cu toate edițiile; regulile rămân cele alese de tine.
photos-dark = Imaginea e prea întunecată. Fă mai multă lumină sau apropie-te de fereastră și fotografiază din nou.
photos-bright = Cartonașele sunt prea luminate ca să se distingă. Oprește blițul, ferește-le de lămpi și de soare și fotografiază din nou.
photos-blurred = Imaginea e neclară. Ține telefonul nemișcat, lasă-l să focalizeze pe cartonașe și fotografiază din nou.
photos-small = Imaginea e prea mică. Trimite-o la mărimea originală.
photos-plain = În imagine nu se vede nimic. Era ceva în fața obiectivului?
photos-flat = Fotografia este făcută prea din lateral. Fotografiază de mai sus, privind în jos spre cartonașe.
photos-far = Cartonașele sunt prea departe. Apropie-te până umplu imaginea.
photos-empty = În imagine nu s-au găsit cartonașe. Fotografiază masa cu toate cartonașele la vedere.
photos-sets = Au fost recunoscute prea puține cartonașe din seturile alese. Verifică ce seturi sunt în joc și fotografiază mai de aproape și de sus, la lumină uniformă.
photos-map = Harta din fotografia de referință nu a fost găsită. Fotografiază de sus, cu toată harta în imagine, clar și la lumină uniformă.
photos-grid = Nu s-a găsit o tablă din cartonașe pătrate, deși poate că sunt cartonașe. Fotografiază de sus, cu toate cartonașele plasate și puțină masă în jur.

word-adjust = prin înțelegere
word-and = și
word-N = de sus
word-E = din dreapta
word-S = de jos
word-W = din stânga
word-unknown = necunoscut
    .a = ceva necunoscut
word-any = orice
    .a = orice

photos-board = Tabla goală din imaginea de referință nu a fost găsită în fotografie. Arată toată tabla, de sus și clar.

photos-bytes = Fișierul este mai mare de { $most } MB.

photos-format = Aceasta nu este o imagine JPEG, PNG, WebP sau HEIC.

photos-parts = Imaginea este deteriorată: are prea multe părți.

photos-damaged = Imaginea { $format } este deteriorată sau incompletă.

photos-unwritten = Imaginea nu poate fi salvată ca JPEG.

photos-side = O latură a imaginii are mai mult de { $most ->
        [one] { $most } pixel
        [few] { $most } pixeli
       *[other] { $most } de pixeli
    }.

photos-slim = Imaginea este de peste { $most ->
        [one] { $most } dată
        [few] { $most } ori
       *[other] { $most } de ori
    } mai lungă decât lată: nu poate arăta o masă.

photos-pixels = Imaginea are mai mult de { $most ->
        [one] { $most } megapixel
        [few] { $most } megapixeli
       *[other] { $most } de megapixeli
    }.

photos-unopened = Imaginea nu poate fi deschisă.

photos-limits = Imaginea nu poate fi deschisă în limitele de timp și de memorie.

photos-few-pixels = Imaginea este prea mică: are nevoie de cel puțin { $least ->
        [one] { $least } pixel
        [few] { $least } pixeli
       *[other] { $least } de pixeli
    }.

photos-no-board = În imagine nu a fost găsită nicio tablă de joc din cartonașe pătrate.

photos-no-tiles = Nu a fost găsit niciun cartonaș.

photos-no-cards = Nu a fost găsit niciun cartonaș separat. Așază-le cu spații între ele pe o masă de o singură culoare, toate cu fața în sus, și fotografiază de sus, cu lumină uniformă.

photos-slow = Citirea acestei fotografii a durat prea mult (limita: { $seconds } s).

photos-memory = Citirea acestei fotografii a avut nevoie de prea multă memorie.

photos-broke-off = Citirea acestei fotografii a avut nevoie de prea multă memorie sau s-a întrerupt.

photos-failed = Citirea acestei fotografii a eșuat; greșeala este a noastră.

photos-gone = Imaginea a fost ștearsă.

photos-never-ended = Citirea acestei fotografii a început de mai multe ori și nu s-a terminat niciodată.

options-tracking = Dacă se înregistrează cartonașele sau doar punctele pentru ce se evaluează pe masă.
