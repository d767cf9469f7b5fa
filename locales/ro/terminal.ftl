terminal-size = { $width } x { $height } pixeli; cartonașe: { $tiles }; pioni: { $figures }; citit în { $seconds } s
terminal-seen = Ce este pe masă
terminal-check = Verifică
terminal-figures = Pioni
terminal-odd = Neobișnuit sau greșit pe această masă
terminal-points-end = Punctele dacă jocul s-ar încheia acum
terminal-points-now = Punctele acum
terminal-totals = Total
terminal-on-table = Acestea sunt numai punctele de pe masă. Punctele de mai devreme nu apar într-o fotografie; adaugă-le cu --points red=12,blue=7.
terminal-nothing = niciunul: nu este ocupat nimic care aduce puncte
terminal-whole = Totalul cuprinde punctele date cu --points.
terminal-edition = ediția văzută: { $edition }
terminal-edition-rules = ediția văzută: { $edition }; regulile din { $used }
terminal-sets = cartonașe din seturi nenumite: { $found }; citește cu --sets { $sets }
terminal-legend = ^ > v <: încotro arată partea de sus a cartonașului; *: de verificat; (?): aici poate fi un cartonaș
terminal-figure = { $figure } la { $cell } pe { $where }
terminal-piece = { $figure } la { $cell }
terminal-place = { $cell } pe { $where }
terminal-nowhere = un teritoriu necunoscut
terminal-served = Tile Referee este la
terminal-only-here = Numai acest calculator ajunge la el; telefoanele ajung cu BIND_ADDRESS=0.0.0.0
terminal-scan = Pe telefon (în aceeași rețea) scanează:
terminal-unreadable = { $why } (etapa: { $stage })
terminal-file = { $file }: { $why }
terminal-no-tiles = { $game } nu are cartonașe de citit; pagina citește fotografii ale tablei (./run)
terminal-options-json = --options nu este JSON: { $why }
terminal-options-object = --options trebuie să fie un obiect JSON
terminal-points-form = --points primește jucător=puncte, separate prin virgule, nu { $found }

doubt-close = alt cartonaș sau altă rotație este aproape la fel de probabilă
doubt-edges = o latură nu se potrivește cu vecinul
doubt-unknown = nu seamănă cu niciun cartonaș din seturile alese
doubt-odd = diferă de imaginile cunoscute ale acestui cartonaș sau sunt mai multe decât în cutie
doubt-faint = nu este sigur că aici este un cartonaș
doubt-missing = aici poate fi un cartonaș care nu se vede
doubt-changed = nu seamănă cu acel cartonaș care era aici înainte
doubt-weak = nu este sigur că acesta este un pion
doubt-border = stă aproape de limita dintre două teritorii
doubt-nowhere = pe cartonaș nu are unde sta sau cartonașul este necunoscut
doubt-colour = două culori sunt aproape la fel de probabile
doubt-kind = nu este sigur ce pion este
doubt-space = pe acest cartonaș sunt mai multe spații; o fotografie nu le poate deosebi sigur
doubt-tokens = o fotografie nu arată câte jetoane sunt în acest teanc
doubt-hidden = ar trebui să fie aici, dar nu se vede în fotografie
doubt-tent = nu este sigur că aici este un cort
