# The board of Through the Ages in the browser, in German.

ta-board = Kartenreihe und gemeinsame Karten
ta-mat = Deine Zivilisation
ta-mat-of = Die Zivilisation von { $seat }
ta-others = Mitspieler
ta-open-strip = { $seat }: Zivilisation öffnen
ta-close = Schließen
ta-you = Du
ta-no = nein
ta-now = jetzt
ta-less = Weniger
ta-more = Mehr
ta-tab-row = Reihe
ta-progress = Kultur
ta-say-option = Möglichkeit { $letter }
ta-age = Zeitalter { $age }

## The card row

ta-row = Kartenreihe
ta-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
ta-row-leaves = schraffiert: weg vor dem nächsten Zug
ta-row-wonders = { $count ->
    [one] Wunder kosten 1 mehr: du hast 1
   *[other] Wunder kosten { $count } mehr: du hast { $count }
}
ta-row-left = { $count ->
    [0] keine Aktion mehr
   *[other] du hast noch { $count }
}
ta-leaves = verschwindet vor dem nächsten Zug
ta-row-taken = { $you ->
    [true] du nahmst
   *[false] { $seat } nahm
}
ta-row-empty = leerer Platz

## The shared line

ta-cards-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
ta-age-lasts = { $count ->
    [one] Zeitalter { $age } binnen 1 Runde
   *[other] Zeitalter { $age } binnen { $count } Runden
}
ta-age-first = Zeitalter I nach der ersten Runde
ta-last-round = { $round ->
    [0] {""}
   *[other] Ende nach Runde { $round }, jetzt { $now }
}
ta-events-now = { $count ->
    [one] 1 Ereignis jetzt
   *[other] { $count } Ereignisse jetzt
}
ta-events-later = { $count ->
    [one] 1 Ereignis später
   *[other] { $count } Ereignisse später
}
ta-events-next = nächstes: Zeitalter { $age }
ta-events-known = du kennst { $names }
ta-events-unknown = dir ist keines bekannt
ta-events-yours = Ereignisse, die du kennst
ta-tactics = Taktiken
ta-tactics-none = noch keine
ta-copy-cost = kopieren { $count }
ta-copy-tactic = kopieren, Möglichkeit { $letter }

## Actions and ratings

ta-actions-civil = zivil
ta-actions-military = militärisch
ta-actions-civil-of = Zivile Aktionen: { $count } von { $of }
ta-actions-military-of = Militärische Aktionen: { $count } von { $of }
ta-actions-both = { $civil } zivile und { $military } militärische Aktionen
ta-hands-both = { $civil } zivile und { $military } militärische Handkarten
ta-per-turn = { $amount } je Zug
ta-rating-culture = Kultur und Zuwachs je Zug
ta-rating-science = Wissenschaft und Zuwachs je Zug
ta-rating-strength = Stärke
ta-rating-happiness = Zufriedene und nötige Gesichter
ta-rating-food = Nahrung
ta-rating-resources = Rohstoffe
ta-rating-unused = Freie Arbeiter
ta-happiness-of = { $count } von { $of }
ta-discontent = { $count } unzufrieden
ta-discontent-word = unzufriedene Arbeiter
ta-content = zufrieden
ta-food-note = { $amount }, isst { $count }
ta-unused = frei
ta-versus = zu { $count }
ta-part-armies = Armeen
ta-part-workers = Arbeiter
ta-part-no-face-for-itself = Kein Gesicht für sich selbst
ta-part-nothing = Nichts
ta-part-total = Summe

## Banks and strength

ta-yellow-bank = Gelber Vorrat { $count }
ta-bank-empty = kein Stein mehr
ta-bank-hint = nächster Arbeiter { $price } Nahrung; dann { $faces } Gesichter nötig
ta-eaten-then = so viel wird gegessen, wenn rechts davon alles leer ist
ta-grow = Bevölkerung
ta-grow-option = { $letter }: Bevölkerung vergrößern, { $count } Nahrung
ta-blue-bank = Blauer Vorrat { $count }
ta-corruption-now = Korruption { $count }; keine ab { $tokens }
ta-corruption-none = keine Korruption bis { $tokens }
ta-strength = Stärke { $count }
ta-armies = { $count ->
    [0] keine Armee
    [one] 1 Armee, +{ $strength }
   *[other] { $count } Armeen, +{ $strength }
}

## Technologies and cards in play

ta-no-worker = kein Arbeiter
ta-workers = { $count } Arbeiter
ta-tokens = { $count ->
    [one] 1 blauer Stein
   *[other] { $count } blaue Steine
}
ta-build-price = { $count ->
    [one] ein Arbeiter kostet 1 Rohstoff
   *[other] ein Arbeiter kostet { $count } Rohstoffe
}
ta-in-hand = in deiner Hand
ta-limit = { $count } von { $of }
ta-units = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
ta-mini-type = { $type } { $age }: { $count }
ta-no-leader = Kein Anführer
ta-no-wonder = Kein Wunder im Bau
ta-then = dann
ta-stages-done = { $count } von { $of } Stufen
ta-wonders-of = { $count } Wunder
ta-wonders-building = { $count } Wunder; { $card }: { $done } von { $of } Stufen
ta-ruined = verfallen
ta-war-against = Krieg gegen
ta-war-by = Krieg erklärt von
ta-fact-wonders = Wunder
ta-fact-building = Im Bau
ta-fact-tactic = Taktik
ta-fact-colonies = Kolonien
ta-fact-hand = Zivile Hand

## Hands

ta-civil-hand = Zivile Hand
ta-military-hand = Militärische Hand
ta-hand-of = { $count } von { $of }
ta-hand-full = { $count } von { $of }
ta-hand-over = { $count } von { $of }: { $more ->
    [one] 1 geht am Ende
   *[other] { $more } gehen am Ende
}
ta-hand-empty = keine Karte
ta-fresh = eben genommen: erst im nächsten Zug

## States of opponents

ta-turn-acting = entscheidet
ta-turn-active = am Zug
ta-turn-next = als nächstes
ta-turn-moved = war dran
ta-turn-resigned = ausgeschieden

## The panel

ask-action-phase = Wähle eine Aktion
ask-send-force = { $card }: Wen schickst du?
ta-group-row = Reihe
ta-group-build = Bauen
ta-group-hand = Hand
ta-group-units = Einheiten
ta-group-more = Mehr
ta-thing-on = { $name } abreißen
ta-thing-copy = { $name } kopieren
chip-do-end-action = Zug beenden
ta-way-build = Bauen
ta-way-from = { $card } aufwerten
ta-way-upgrade = { $card } aufwerten
ta-way-stage = { $stages ->
    [one] 1 Stufe
   *[other] { $stages } Stufen
}
ta-way-develop = Entwickeln
ta-way-revolt = Revolution
ta-way-take = Nehmen
ta-way-grow = Wachsen
ta-way-on = Abreißen
ta-way-lead = Spielen
ta-way-play = Spielen
ta-way-tactic = Spielen
ta-way-copy = Kopieren
ta-way-use = Nutzen
ta-ledger = Zugende
ta-ledger-science = Wissenschaft
ta-ledger-culture = Kultur
ta-ledger-corruption = Korruption
ta-ledger-food = Nahrung
ta-ledger-resources = Rohstoffe
ta-ledger-military = Militär
ta-ledger-then = Du hast dann
ta-uprising = Aufstand
ta-uprising-short = Aufstand, keine Produktion
ta-produces-nothing = produziert nichts
ta-chance-first = erst der Zufall
ta-warn-uprising = Aufstand: Es wird nichts produziert. { $count ->
    [one] 1 Arbeiter ist unzufrieden.
   *[other] { $count } Arbeiter sind unzufrieden.
}
ta-warn-famine = Zu wenig Nahrung: Du verlierst { $count } Kultur.
ta-warn-corruption = Korruption nimmt { $count }.
ta-warn-civil = { $count ->
    [one] 1 zivile Aktion ist übrig.
   *[other] { $count } zivile Aktionen sind übrig.
}
ta-warn-discards = { $count ->
    [one] Du wirfst 1 militärische Karte ab.
   *[other] Du wirfst { $count } militärische Karten ab.
}

ta-warn-resign = { $seats ->
    [one] Du verlässt die Partie endgültig, und dein Rivale gewinnt sofort.
   *[other] Du verlässt die Partie endgültig: Deine Karten kommen aus dem Spiel, und du kannst nicht mehr gewinnen.
}

## The draft

ta-draft-leader = Anführer: einer bleibt im Spiel
ta-draft-wonder = Wunder: eines bleibt im Spiel

## The result

ta-score-from = Kultur aus

## Between players

ta-no-bid = Noch kein Gebot
ta-bid-of = { $seat } bietet { $count }
ta-still-in = { $count } bieten mit
ta-your-bid = Dein Gebot
ta-reach = deine Truppe reicht bis { $count }
ta-force-of = Deine Truppe: { $count } von { $bid }
ta-attack = Angriff
ta-before-cards = vor Karten
ta-defence = Verteidigung
ta-lead = Vorsprung
ta-cards-may = { $count ->
    [0] keine Karte mehr
    [one] 1 Karte darf dazu
   *[other] { $count } Karten dürfen dazu
}
ta-defence-holds = Diese Verteidigung hält.
ta-defence-short = { $count } mehr würden halten.
ta-attack-now = Der Angegriffene kann noch Karten dazulegen.
ta-war-later = Verglichen wird zu Beginn deines nächsten Zugs.
ta-side = { $which ->
    [a] Seite A
    [b] Seite B
   *[both] beide gleich
}

## Cards

ta-kind-government = Regierungsform
ta-kind-special = Spezialtechnologie
ta-kind-action = Aktionskarte
ta-kind-leader = Anführer
ta-kind-wonder = Wunder
ta-kind-placeholder = Platzhalter
ta-kind-event = Ereignis
ta-kind-territory = Gebiet
ta-kind-tactic = Taktik
ta-kind-aggression = Aggression
ta-kind-war = Krieg
ta-kind-pact = Pakt
ta-kind-bonus = Bonuskarte
ta-kind-condition = Wirkung
ta-type-farm = Farm
ta-type-mine = Mine
ta-type-lab = Labor
ta-type-temple = Tempel
ta-type-library = Bibliothek
ta-type-theater = Theater
ta-type-arena = Arena
ta-type-infantry = Infanterie
ta-type-cavalry = Kavallerie
ta-type-artillery = Artillerie
ta-type-air-force = Luftwaffe
ta-symbol-culture = Kultur
ta-symbol-science = Wissenschaft
ta-symbol-strength = Stärke
ta-symbol-happy = zufriedene Gesichter
ta-symbol-ca = zivile Aktionen
ta-symbol-ma = militärische Aktionen
ta-symbol-colonization = Kolonisierung
ta-symbol-food = Nahrung
ta-symbol-resources = Rohstoffe
ta-symbol-food-bonus = Nahrung je Zug
ta-symbol-resource-bonus = Rohstoffe je Zug
ta-symbol-civil-hand = ziviles Handlimit
ta-symbol-military-hand = militärisches Handlimit
ta-symbol-building-limit = Gebäude je Art
ta-symbol-yellow = gelbe Steine
ta-symbol-blue = blaue Steine
ta-symbol-defence = Verteidigung
ta-card-cost = Kosten
ta-card-build = Jeder Arbeiter kostet
ta-card-worker = Jeder Arbeiter gibt
ta-card-gives = Gibt
ta-card-short = Werte
ta-card-other = Seite B bekommt
