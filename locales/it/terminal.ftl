terminal-size = { $width } x { $height } pixel; tessere: { $tiles }; pedine: { $figures }; lettura in { $seconds } s
terminal-seen = Che cosa c'è
terminal-check = Da controllare
terminal-figures = Pedine
terminal-odd = Strano o sbagliato su questo tavolo
terminal-points-end = Punti se la partita finisse ora
terminal-points-now = Punti ora
terminal-totals = Totale
terminal-on-table = Questi sono solo i punti sul tavolo. I punti presi prima non sono in una foto; aggiungili con --points red=12,blue=7.
terminal-nothing = nessuno: non è occupato nulla che dia punti
terminal-whole = Il totale comprende i punti dati con --points.
terminal-edition = edizione vista: { $edition }
terminal-edition-rules = edizione vista: { $edition }; regole della { $used }
terminal-sets = tessere di set non indicati: { $found }; leggi con --sets { $sets }
terminal-legend = ^ > v <: dove punta il lato superiore della tessera; *: da controllare; (?): qui può esserci una tessera
terminal-figure = { $figure } in { $cell } su { $where }
terminal-piece = { $figure } in { $cell }
terminal-place = { $cell } su { $where }
terminal-nowhere = un territorio sconosciuto
terminal-served = Tile Referee si trova a
terminal-only-here = Lo raggiunge solo questo computer; i telefoni lo raggiungono con BIND_ADDRESS=0.0.0.0
terminal-scan = Con il telefono (nella stessa rete) scansiona:
terminal-unreadable = { $why } (fase: { $stage })
terminal-file = { $file }: { $why }
terminal-no-tiles = { $game } non ha tessere da leggere; la pagina legge foto del suo tabellone (./run)
terminal-options-json = --options non è JSON: { $why }
terminal-options-object = --options deve essere un oggetto JSON
terminal-points-form = --points vuole giocatore=punti, separati da virgole, non { $found }

doubt-close = un'altra tessera o rotazione è quasi altrettanto probabile
doubt-edges = un lato non combacia con quello vicino
doubt-unknown = non somiglia a nessuna tessera dei set scelti
doubt-odd = diversa dalle immagini note di questa tessera, o più copie di quante ne ha la scatola
doubt-faint = non è certo che qui ci sia una tessera
doubt-missing = qui può esserci una tessera che non si vede
doubt-changed = non somiglia alla tessera che c'era prima
doubt-weak = non è certo che sia una pedina
doubt-border = è vicina al confine fra due territori
doubt-nowhere = la tessera non ha un territorio adatto, o è sconosciuta
doubt-colour = due colori sono quasi ugualmente probabili
doubt-kind = non è certo quale pezzo sia
doubt-space = su questa tessera ci sono più spazi; una foto non li distingue con certezza
doubt-tokens = una foto non mostra quanti gettoni ci sono in questa pila
doubt-hidden = dovrebbe essere qui, ma nella foto non si vede
doubt-tent = non è certo che qui ci sia una tenda
