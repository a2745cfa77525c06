# Das Brett von Peloponnes im Browser, auf Deutsch.

pe-board = Karten im Angebot
pe-mat = Deine Auslage
pe-mat-of = Die Auslage von { $seat }
pe-others = Mitspieler
pe-everybody = Spieler
pe-open-strip = { $seat }: ganze Auslage zeigen
pe-close = Schließen

## Reihen

pe-open-row = Offene Reihe
pe-open-row-hint = mindestens den Wert; ein höheres Gebot verdrängt
pe-conquest-row = Eroberung
pe-conquest-row-hint = +{ $count }, endgültig
pe-from = ab { $count }
pe-bid-of = { $seat } bietet { $count }
pe-your-bid = Dein Gebot { $count }
pe-your-bid-open = Dein Gebot
pe-counts = { $cards }: zählt { $bid }
pe-beat = { $count } oder mehr verdrängt
pe-final = endgültig
pe-discount = { $value } + { $surcharge }, { $cards } −{ $saved }
pe-surcharge = { $value } + { $surcharge }
pe-gap-taken = bei { $seat }
pe-gap-box = aus dem Spiel
pe-keep = Welche Zivilisation wird deine?

## Katastrophen

pe-disasters = Katastrophen
pe-symbols-left = { $count ->
    [one] nur noch 1 Symbol
   *[other] noch { $count } Symbole
}
pe-struck = eingetreten in Runde { $round }
pe-struck-once = eingetreten
pe-protected = Du bist geschützt
pe-own-symbols = { $count } von { $of } Symbolen, die dich schützen
pe-advanced = in dieser Runde vorgerückt

## Phasen einer Runde

pe-phases = Phasen der Runde
pe-phase-reveal = Aufdecken
pe-phase-disasters = Katastrophen
pe-phase-bidding = Bieten
pe-phase-turn-order = Reihenfolge
pe-phase-take = Nehmen
pe-phase-income = Einkommen
pe-phase-end = Letzte Versorgung und Wertung
pe-phase-over = Das Spiel ist vorbei

## Eine Karte

pe-building = Gebäude
pe-landscape = Landschaft
pe-civilization = Zivilisation
pe-number = Nr. { $number }
pe-deck = Stapel { $deck }
pe-value = Wert: kleinstes Gebot
pe-cost = Baukosten
pe-inhabitants = Bewohner
pe-power-points = Machtpunkte
pe-production = Produktion
pe-once = Einmaliges Einkommen
pe-none = keine
pe-covered = abgedeckt
pe-covered-by = abgedeckt: { $disaster }
pe-borrowed = beliehen
pe-abil-protects = Schutz: { $disasters }
pe-abil-bid = +½ im Vergleich der Gebote
pe-abil-conquest = Eroberung −{ $count }
pe-abil-income = Einkommen +{ $count }
pe-abil-supply = Löst eine Versorgung aus
pe-abil-coins = { $count ->
    [one] Einmal 1 Münzkarte
   *[other] Einmal { $count } Münzkarten
}
pe-abil-luxury = Einmal { $count } Luxus
pe-say-value = Wert { $count }
pe-say-cost = kostet { $amounts }
pe-say-inhabitants = { $count ->
    [one] ein Bewohner
   *[other] { $count } Bewohner
}
pe-say-power = { $count ->
    [one] ein Machtpunkt
   *[other] { $count } Machtpunkte
}
pe-say-produces = produziert { $amounts }
pe-say-amount = { $count } { $symbol }
pe-say-symbol = Symbol { $disaster }
pe-say-option = Möglichkeit { $letter }
pe-say-refused = nicht möglich, warum?
pe-coins = Münzkarten am Anfang

## Die eigene Auslage

pe-you = Du
pe-population = Bevölkerung
pe-power = Macht
pe-score-now = Stand: das Kleinere
pe-score-parts = { $tableau } in der Auslage, { $hand } auf der Hand, { $luxury } auf der Luxuskarte
pe-power-parts = { $tableau } in der Auslage, { $hand } für je sechs übrige Karten und Güter, { $luxury } auf der Luxuskarte
pe-grain = Getreide { $grain } von { $count }
pe-grain-enough = Getreide { $grain } für { $count }
pe-grain-short = { $count ->
    [one] 1 fehlt bei der Versorgung
   *[other] { $count } fehlen bei der Versorgung
}
pe-grain-even = reicht bei der Versorgung
pe-grain-over = { $count } Luxus bei der Versorgung
pe-wood = Holz
pe-stone = Stein
pe-wood-production = Holzproduktion
pe-stone-production = Steinproduktion
pe-grain-production = Getreideproduktion
pe-hand = Deine Hand: { $count ->
    [one] 1 Münzkarte
   *[other] { $count } Münzkarten
}
pe-hand-of = Münzkarten auf der Hand
pe-hand-empty = keine Münzkarten
pe-in-bid = { $count } im Gebot
pe-in-use = { $count } gewählt
pe-coin = 1 Münze oder 1 { $symbol }
pe-coin-add = { $symbol }: eine mehr
pe-coin-heap = { $symbol }: { $count } von { $of } Münzkarten gewählt
pe-coin-drop = { $symbol }: eine zurück
pe-luxury = Luxus { $count }
pe-luxury-word = Luxus
pe-luxury-track = Luxus { $count } von { $limit }
pe-luxury-covered = abgedeckt: höchstens { $limit }
pe-luxury-gone = abgerissen: kein Luxus mehr
pe-round-income = Einkommen
pe-income = { $coins ->
    [one] Einkommen der Runde: 1 Münzkarte, { $luxury } Luxus
   *[other] Einkommen der Runde: { $coins } Münzkarten, { $luxury } Luxus
}
pe-protections = Geschützt vor
pe-unprotected = noch nichts

## Mitspieler

pe-state-bids = bietet { $count }
pe-state-passed = passt
pe-state-next = folgt
pe-state-acting = am Zug
pe-luxury-none = Luxuskarte abgerissen

## Ein Gebot entsteht

pe-if-won = Wenn du sie bekommst
pe-prev-inhabitants = Bewohner
pe-prev-power = Macht
pe-prev-grain = Getreide zur Versorgung
pe-prev-income = Einkommen je Runde
pe-prev-income-value = { $luxury ->
    [0] { $coins }
   *[other] { $coins } und { $luxury } Luxus
}
pe-prev-of = von { $count }
pe-prev-build = Zum Bauen
pe-prev-build-free = Produktion reicht
pe-prev-build-left = noch { $missing }
pe-prev-build-short = noch { $missing }: zu wenig
pe-prev-once = Einmalig
pe-prev-once-coins = { $count ->
    [one] 1 Münzkarte
   *[other] { $count } Münzkarten
}
pe-prev-once-luxury = { $count } Luxus

## Kopfleiste, Wertung, Verlauf

pe-deck-left = Machtkarten im Stapel { $deck }
pe-deck-last = Die letzten Machtkarten liegen aus
pe-coins-left = Münzkarten zum Ziehen; { $count } abgelegt
pe-score-hint = von Bevölkerung und Macht zählt das Kleinere
pe-score-player = Spieler
pe-score-cards = Karten
pe-score-coins = Münzkarten
pe-score-goods = je sechs Güter
pe-score-luxury = Luxuskarte
pe-score-sum = Summe
pe-score-both = beide
pe-score-score = Punkte
pe-score-bar = Bevölkerung { $population }, Macht { $power }; das Kleinere, { $score }, zählt
pe-score-tie = Luxus { $count } (zweiter Gleichstandsentscheid)
pe-progress = Stand, wenn das Spiel da geendet hätte; Handkarten nicht gezählt; am Ende zählt alles
pe-tab-cards = Karten

## Antworten auf ihren Plättchen

chip-do-bid = { $card }
    .note = { $row ->
        [open] {""}
       *[conquest] Eroberung
    }
    .gain = ab { $least }
chip-do-move = { $card }
score-note = { pe-score-hint }
dots-ask-choose-affected = Karte { $number } von { $of }
