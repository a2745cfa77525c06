# Das Spielfeld von Ein neues Zeitalter im Browser, auf Deutsch.

nd-board = Weltkarte
nd-mat = Deine Fokusreihe
nd-mat-of = Die Zivilisation von { $seat }
nd-others = Die anderen
nd-everybody = Alle
nd-open-strip = { $seat }: alles zeigen
nd-close = Schließen
nd-you = Du
nd-goals = Agenden und Weltwunder
nd-tab-map = Karte
nd-tab-goals = Agenden

## Die Weltkarte

nd-map = Weltkarte, { $count } Felder
nd-map-keys = Weltkarte. Plus und Minus vergrößern und verkleinern, Null zeigt alles, Pfeile gehen von Ort zu Ort.
nd-zoom-in = Größer
nd-zoom-out = Kleiner
nd-zoom-fit = Ganze Karte
nd-space = { $name } { $at }
nd-on-capital = { $own ->
    [true] deine Hauptstadt
   *[false] Hauptstadt von { $seat }
}{ $mature ->
    [true] , entwickelt
   *[false] {""}
}
nd-on-city = { $own ->
    [true] deine Stadt
   *[false] Stadt von { $seat }
}{ $mature ->
    [true] , entwickelt
   *[false] {""}
}
nd-on-control = { $own ->
    [true] dein Kontrollmarker
   *[false] Kontrollmarker von { $seat }
}
nd-on-reinforced = { $own ->
    [true] dein Kontrollmarker, verstärkt
   *[false] Kontrollmarker von { $seat }, verstärkt
}
nd-on-wonder = Weltwunder { $card }
nd-on-city-state = Stadtstaat { $city }, { $focus }, { $count ->
    [0] keine Diplomatiekarte mehr
    [one] noch eine Diplomatiekarte
   *[other] noch { $count } Diplomatiekarten
}
nd-on-conquered = Stadtstaat { $city }, erobert von { $seat }
nd-on-natural = { $natural }, zählt als { $resource }{ $held ->
    [true] , vergeben
   *[false] {""}
}
nd-on-resource = { $resource }
nd-on-barbarian = Barbar { $letter }
nd-on-caravan = { $own ->
    [true] { $count ->
        [one] dein Wagen
       *[other] { $count } deiner Wagen
    }
   *[false] { $count ->
        [one] Wagen von { $seat }
       *[other] { $count } Wagen von { $seat }
    }
}
nd-on-symbol = Hauptstadtsymbol
nd-on-spawn = hier kehrt Barbar { $letter } zurück
nd-fact-difficulty = Schwierigkeit { $count }
nd-fact-coast = Küste oder Rand
nd-fact-water-token = Wassermarker

## Die Legende

nd-key = Legende
nd-key-short = Legende
nd-key-terrain = Gelände
nd-key-water = kein Gelände der Plätze
nd-key-pieces = Teile der Spieler
nd-key-capital = mit Stern
nd-key-mature = Entwickelte Stadt
nd-key-mature-text = auf einem Sockel: ringsum Wasser oder Kontrollmarker
nd-key-tokens = Auf der Karte
nd-key-city = rund oder auf der Spitze, mit seiner Art; beide Diplomatiekarten da
nd-key-city-less = noch eine Diplomatiekarte
nd-key-conquered = Neben einer Stadt: Sie war dieser Stadtstaat
nd-key-natural = mit der Ressource, als die es zählt
nd-key-spawn = Hierher kehrt dieser Barbar zurück

## Die Karte bauen

nd-tiles = { $count ->
    [one] noch ein Plättchen zu legen
   *[other] noch { $count } Plättchen zu legen
}
nd-tile = Plättchen { $tile }
nd-tile-side = Plättchen { $tile }, Seite { $side }
nd-kind-capital = Hauptstadt
nd-kind-city-state = Stadtstaat
nd-kind-natural-wonder = Naturwunder
nd-turn-tile = Plättchen drehen
nd-turn-left = Nach links drehen
nd-turn-right = Nach rechts drehen
nd-flip = Umdrehen
nd-side = Seite { $side }
nd-place-before = Voriger Ort
nd-place-next = Nächster Ort
nd-place-at = Plättchen { $tile } bei { $q }, { $r } legen
nd-lay = Plättchen { $tile } hier legen
nd-lay-hint = { $count ->
    [0] So gedreht passt es nirgends. R dreht es, F wendet es.
    [one] Es passt an einen Ort. Tippe ihn auf der Karte an oder zieh das Plättchen dorthin.
   *[other] Es passt an { $count } Orte. Tippe einen auf der Karte an oder zieh das Plättchen dorthin.
}
nd-lay-again = Tippe noch einmal darauf oder bestätige unten.
nd-lay-elsewhere = { $count ->
    [0] So gedreht passt es nirgends. R dreht es, F wendet es.
   *[other] Hier passt es nicht; die Pluszeichen zeigen, wo es passt.
}

## Agenden und Weltwunder

nd-agenda = Agenda
nd-agendas = Agenden
nd-agendas-hint = eine je Karte
nd-agendas-of = { $seat }: { $count } von { $of } Spielzielkarten erfüllt
nd-victory-card = Spielzielkarte
nd-progress = { $seat }: { $done ->
    [true] erfüllt
   *[false] { $have } von { $need }
}
nd-done = erfüllt
nd-goal-civilized = { $count } Städte
nd-goal-money-grubber = { $count } Weltwunder der Wirtschaft
nd-goal-warmonger = { $count } Stadtstaaten oder eine Hauptstadt
nd-goal-paranoid = { $count } militärische Weltwunder
nd-goal-explorer = { $count } Küste, Rand
nd-goal-aesthetic = { $count } Weltwunder der Kultur
nd-goal-technophile = Technologie { $count }
nd-goal-scholarly = { $count } Weltwunder der Wissenschaft
nd-goal-populous = { $count } entwickelte Städte
nd-goal-preservationist = { $count } Naturwunder
nd-wonders = Weltwunder
nd-wonder-cost = kostet dich { $cost }, aufgedruckt { $printed }
nd-wonder-paid = bezahlt mit { $resources }
nd-stack-left = { $count ->
    [one] noch eine Karte darunter
   *[other] noch { $count } Karten darunter
}
nd-stack-empty = alle gebaut

## Fokusreihe

nd-focus-row = Fokusreihe
nd-slot-of = Platz { $slot }, { $terrain }
nd-in-slot = Auf Platz { $slot }: { $terrain } oder leichter
nd-now = jetzt
nd-trade-count = { $count ->
    [one] ein Handelsmarker
   *[other] { $count } Handelsmarker
}
nd-trade-each = { $count ->
    [one] Mit ihrem Handelsmarker:
   *[other] Mit jedem ihrer { $count } Handelsmarker:
}
nd-spend-so-many = { $count ->
    [one] Einen Handelsmarker ausgeben
   *[other] { $count } Handelsmarker ausgeben
}
nd-used = { $name }, in diesem Zug benutzt
nd-short-early-empire = { $tokens } Kontrollmarker neben Städte.
nd-short-drama-and-poetry = { $tokens } Kontrollmarker; dann einen versetzen.
nd-short-civil-service = { $tokens } Kontrollmarker; noch einen neben etwas Eigenes.
nd-short-mass-media = { $tokens } Kontrollmarker; einen fremden bis 2 Felder weit übernehmen.
nd-short-astrology = Technologie + Platz.
nd-short-mathematics = 1 Handelsmarker. Technologie + Platz.
nd-short-replaceable-parts = Eine neue Ressource. Technologie + Platz.
nd-short-nuclear-power = Auf Platz 5 ein Schlag. Technologie + Platz.
nd-short-foreign-trade = { $caravans ->
    [one] Wagen: { $range } Felder.
   *[other] { $caravans } Wagen: { $range } Felder.
}
nd-short-currency = { $caravans } Wagen: { $range } Felder, auch durch Barbaren.
nd-short-steam-power = { $caravans } Wagen: { $range } Felder, auch auf Wasser. Ressource tauschen.
nd-short-capitalism = { $caravans } Wagen: { $range } Felder, auch auf Wasser. Dann eine Karte wie auf Platz 1.
nd-short-pottery = Wunder mit Platz; oder Stadt bis { $range } Felder.
nd-short-animal-husbandry = Wunder mit Platz; oder Stadt bis { $range } Felder, auch von Wagen aus.
nd-short-nationalism = Wunder mit Platz (auf 5: { $slot_5_production }); oder Stadt bis { $range }, auch übers Wasser.
nd-short-urbanization = Wunder mit Platz; oder Stadt bis { $range } mit { $tokens } Markern.
nd-short-masonry = Verstärken bis Platz; oder { $attacks } Angriffe, Reichweite { $range }.
nd-short-iron-working = Verstärken bis Platz; oder { $attacks } Angriffe, { $range } weit, +{ $bonus } (Barbaren +{ $barbarian_bonus }).
nd-short-mass-production = { $attacks } Angriffe, { $range } weit, +{ $bonus }; dann mit dem Rest verstärken.
nd-short-flight = Verstärken bis Platz; oder { $attacks } Angriffe, { $range } weit, +{ $bonus }.

## Was jemand hat

nd-resources = Ressourcen
nd-resource-count = { $resource }: { $count }; { $supply } im Vorrat
nd-resource-of = { $resource }: { $count }
nd-in-supply = { $count } im Vorrat
nd-cities = { $count } von { $of } Städten auf der Karte, davon { $mature } entwickelt
nd-cities-of = { $count ->
    [one] 1 Stadt, davon { $mature } entwickelt
   *[other] { $count } Städte, davon { $mature } entwickelt
}
nd-tokens-left = { $count ->
    [one] noch 1 Kontrollmarker
   *[other] noch { $count } Kontrollmarker
}
nd-caravans = { $count } von { $of } Wagen auf der Karte
nd-spaces-held = { $count ->
    [one] 1 freundliches Feld
   *[other] { $count } freundliche Felder
}
nd-wonders-of = { $count ->
    [one] 1 Weltwunder
   *[other] { $count } Weltwunder
}
nd-naturals-of = { $count ->
    [one] 1 Naturwunder
   *[other] { $count } Naturwunder
}
nd-diplomacy-of = { $count ->
    [one] 1 Diplomatiekarte
   *[other] { $count } Diplomatiekarten
}
nd-dial = Technologiescheibe: { $count } von { $last }
nd-dial-of = Technologiescheibe auf { $count }
nd-dial-next = { $level } bei { $at }
nd-held = Wunder und Diplomatie
nd-held-none = Noch keine Wunder und keine Diplomatiekarten.
nd-pact-of = { $card } von { $seat }
nd-first = Startspieler
nd-leaders = Anführer
nd-turn-acting = entscheidet
nd-turn-active = ist am Zug
nd-turn-next = als Nächstes
nd-turn-moved = war am Zug

## Diplomatie

nd-diplomacy = Diplomatie
nd-city-state = Stadtstaat
nd-city-states = Stadtstaaten
nd-cards-left = { $count ->
    [0] keine Karte mehr
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
nd-conquered-by = erobert von { $seat }
nd-players-card = Karte eines Spielers
nd-players-cards = Die Karten der Spieler, und wer sie hat
nd-card-of = Karte von
nd-at-home = nicht vergeben

## Die Ereignisscheibe

nd-event-dial = Ereignisscheibe: als Nächstes { $section }, dann { $section2 }
nd-after-round = Nach Runde { $round }

## Angriffe

nd-battle = Angriff
nd-attack = Angriff
nd-defence = Verteidigung
nd-attack-won = gelungen
nd-attack-failed = gescheitert
nd-die = { $count } gewürfelt
nd-plus-die = plus ein Würfel
nd-odds = Gelingt zu { $percent } %
nd-odds-tokens = { $count ->
    [one] mit deinem Handelsmarker { $percent } %
   *[other] mit deinen { $count } Handelsmarkern { $percent } %
}
nd-odds-theirs = { $count ->
    [one] { $seat } kann einen Handelsmarker dazugeben
   *[other] { $seat } kann { $count } Handelsmarker dazugeben
}

## Ein Weltwunder bezahlen

nd-production = Produktion
nd-wonder-price = Kosten des Wunders
nd-paid = { $sum } von { $cost } Produktion

## Das Ergebnis

nd-score-player = Spieler
nd-score-agendas = Agenden
nd-score-wonders = Wunder
nd-score-spaces = Felder
nd-score-progress = { $agenda } { $have }/{ $need }
nd-progress-spaces = freundliche Felder
score-note = eine Agenda auf jeder Spielzielkarte gewinnt; bei Gleichstand Wunder, dann Felder

# Statt Punkten

own-result-you-win = { $points ->
    [one] Du gewinnst mit einer Agenda
   *[other] Du gewinnst mit { $points } Agenden
}
own-result-you-share = { $points ->
    [one] Du teilst dir den Sieg mit einer Agenda
   *[other] Du teilst dir den Sieg mit { $points } Agenden
}
own-result-win = { $points ->
    [one] { $name } gewinnt mit einer Agenda
   *[other] { $name } gewinnt mit { $points } Agenden
}
own-result-share = { $points ->
    [one] { $names } teilen sich den Sieg mit einer Agenda
   *[other] { $names } teilen sich den Sieg mit { $points } Agenden
}
own-result-tied = Mehrere haben { $points } erfüllt; der Gleichstand wurde aufgelöst.

## Die Kartenübersicht

cards-focus-cards = Fokuskarten
cards-leaders = Anführer
cards-world-wonders = Weltwunder
cards-city-states = Stadtstaaten
cards-pacts = Diplomatiekarten der Spieler
cards-natural-wonders = Naturwunder
cards-agendas = Agenden
cards-victory-cards = Spielzielkarten
cards-tiles = Kartenteile

## Um welches von mehreren es geht

dots-ask-gain-trade = Handelsmarker { $number } von { $of }
dots-ask-gain-trade-of = Handelsmarker { $number } von { $of }
dots-ask-place-control = Kontrollmarker { $number } von { $of }
dots-ask-place-control-near = Kontrollmarker { $number } von { $of }
dots-ask-campaign-attack = Angriff { $number } von { $of }
dots-ask-reinforce = Kontrollmarker { $number } von { $of }
dots-ask-loot-trade = Handelsmarker { $number } von { $of }
dots-ask-release-trade = Handelsmarker { $number } von { $of }
dots-ask-upgrade-cards = Karte { $number } von { $of }
dots-ask-take-pacts = Karte { $number } von { $of }
dots-ask-lose-trade = Handelsmarker { $number } von { $of }
