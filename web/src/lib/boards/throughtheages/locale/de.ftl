# The board of Through the Ages in the browser, in German.

ta-board = Kartenleiste und gemeinsame Karten
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
ta-tab-row = Leiste
ta-progress = Kultur
ta-say-option = Möglichkeit { $letter }
group-age = Zeitalter { age-name }
ta-age = Zeitalter { $age }

## The card row

ta-row = Kartenleiste
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
ta-events-known-many = du kennst { $count } davon
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
ta-actions-civil-of = Zivilaktionen: { $count } von { $of }
ta-actions-military-of = Militäraktionen: { $count } von { $of }
ta-actions-both = Zivilaktionen: { $civil }, Militäraktionen: { $military }
ta-hands-both = Zivilkarten auf der Hand: { $civil }, Militärkarten: { $military }
ta-per-turn = { $amount } je Zug
ta-rating-culture = Kultur und Zuwachs je Zug
ta-rating-science = Wissenschaft und Zuwachs je Zug
ta-rating-strength = Stärke
ta-rating-happiness = Freudesymbole, und wie viele nötig sind
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
ta-part-no-face-for-itself = Keine Freude für sich selbst
ta-part-nothing = Nichts
ta-part-total = Summe

## Banks and strength

ta-yellow-bank = Gelber Vorrat { $count }
ta-bank-empty = kein Stein mehr
ta-bank-hint = nächster Arbeiter { $price } Nahrung; dann { $faces ->
    [one] 1 Freudesymbol nötig
   *[other] { $faces } Freudesymbole nötig
}
ta-eaten-then = so viel wird gegessen, wenn rechts davon alles leer ist
ta-grow = Bevölke­rung
ta-grow-option = { $letter }: Bevölkerung vermehren, { $count } Nahrung
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
ta-wonders-of = { $count ->
    [one] 1 Wunder
   *[other] { $count } Wunder
}
ta-wonders-building = { $count } Wunder; { $card }: { $done } von { $of } Stufen
ta-ruined = verfallen
ta-war-against = Krieg gegen
ta-war-by = Krieg erklärt von
ta-fact-wonders = Wunder
ta-fact-building = Im Bau
ta-fact-tactic = Taktik
ta-fact-colonies = Kolonien
ta-fact-hand = Zivilhand

## Hands

ta-civil-hand = Zivilhand
ta-military-hand = Militärhand
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
ta-turn-next = als Nächstes
ta-turn-moved = war dran
ta-turn-resigned = hat aufgegeben

## The panel

own-ask-action-phase = Wähle eine Aktion
own-ask-send-force = { $card }: Wen schickst du?
ta-group-row = Leiste
ta-group-build = Bauen
ta-group-hand = Hand
ta-group-units = Einheiten
ta-group-more = Mehr
ta-thing-on = { $name } zerstören
ta-thing-copy = { $name } kopieren
ta-way-build = Bauen
ta-way-from = { $card } verbessern
ta-way-upgrade = { $card } verbessern
ta-way-stage = { $stages ->
    [one] 1 Stufe
   *[other] { $stages } Stufen
}
ta-way-develop = Entwickeln
ta-way-revolt = Revolution
ta-way-take = Nehmen
ta-way-grow = Wachsen
ta-way-on = Zerstören
ta-way-lead = Spielen
ta-way-play = Spielen
ta-way-tactic = Spielen
ta-way-copy = Kopieren
ta-way-use = Nutzen
ta-ledger-all = Das Zugende mit allen Teilen
ta-ledger = Zugende
ta-ledger-science = Wissenschaft
ta-ledger-culture = Kultur
ta-ledger-corruption = Korruption
ta-ledger-food = Nahrung
ta-ledger-resources = Rohstoffe
ta-ledger-military = Militär
ta-ledger-then = Du hast dann
ta-uprising = Aufruhr
ta-uprising-short = Aufruhr, nichts erzeugt
ta-produces-nothing = erzeugt nichts
ta-chance-first = erst der Zufall
ta-warn-uprising = Aufruhr: Nichts wird erzeugt. { $count ->
    [one] 1 Arbeiter ist unzufrieden.
   *[other] { $count } Arbeiter sind unzufrieden.
}
ta-warn-famine = Zu wenig Nahrung: Du verlierst { $count } Kultur.
ta-warn-corruption = Korruption nimmt { $count }.
ta-warn-civil = { $count ->
    [one] 1 Zivilaktion ist übrig.
   *[other] { $count } Zivilaktionen sind übrig.
}
ta-warn-discards = { $count ->
    [one] Du wirfst 1 Militärkarte ab.
   *[other] Du wirfst { $count } Militärkarten ab.
}


## The draft

ta-draft-leader = Anführer: einer bleibt im Spiel
ta-draft-wonder = Wunder: eines bleibt im Spiel

## The result

ta-score-from = Kultur aus

## Between players

ta-no-bid = Noch kein Gebot
ta-bid-of = { $seat } bietet { $count }
ta-still-in = { $count ->
    [one] 1 bietet mit
   *[other] { $count } bieten mit
}
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
ta-defence-short = { $count ->
    [one] 1 mehr würde halten.
   *[other] { $count } mehr würden halten.
}
ta-attack-now = Der Angegriffene kann noch Karten dazulegen.
ta-war-later = Verglichen wird zu Beginn deines nächsten Zugs.
ta-side = { $which ->
    [a] Seite A
    [b] Seite B
   *[both] beide gleich
}

## Cards

ta-card-cost = Kosten
ta-card-build = Jeder Arbeiter kostet
ta-card-worker = Jeder Arbeiter gibt
ta-card-gives = Gibt
ta-card-short = Werte
ta-card-other = Seite B bekommt
