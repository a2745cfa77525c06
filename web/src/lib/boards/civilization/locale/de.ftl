# Das Brett von Civilization: Das Brettspiel im Browser, auf Deutsch.

cv-board = Karte
cv-map = Karte
cv-map-keys = Karte. Plus und Minus zoomen, Null zeigt alles, Pfeile gehen von Ort zu Ort.
cv-zoom-in = Größer
cv-zoom-out = Kleiner
cv-zoom-fit = Ganze Karte
cv-key = Was die Zeichen bedeuten
cv-close = Schließen
cv-open = Öffnen
cv-mat = Deine Zivilisation
cv-mat-of = Die Zivilisation von { $seat }
cv-others = Gegner
cv-everybody = Spieler
cv-open-strip = { $seat }: alles öffnen
cv-tab-map = Karte
cv-tab-goals = Markt
cv-progress = Bester Sieg in Prozent
own-round = Runde { $round }
score-note = wie nah alle jedem Sieg waren, in Prozent; ein Militärsieg braucht kein Maß

# Statt Punkten

own-result-you-win = { $points ->
   *[other] Du gewinnst
}
own-result-you-share = { $points ->
   *[other] Du teilst dir den ersten Platz
}
own-result-win = { $points ->
   *[other] { $name } gewinnt
}
own-result-share = { $points ->
   *[other] { $names } teilen sich den ersten Platz
}
own-result-tied = { $points ->
   *[other] Mehrere waren einem Sieg gleich nah; der Gleichstand wurde aufgelöst.
}
cv-none = keine
cv-nothing = nichts
cv-hidden = verdeckt
cv-left = übrig

## Felder

cv-square = { $terrain } { $name }
cv-terrain-desert = Wüste
cv-terrain-grassland = Grasland
cv-terrain-forest = Wald
cv-terrain-mountain = Gebirge
cv-terrain-water = Wasser
cv-terrain-unexplored = Verdeckt
cv-capital = Hauptstadt
cv-city = Stadt { $number }
cv-on-city = { $name } von { $seat }{ $walled ->
    [true] , befestigt
   *[false] {""}
}
cv-on-marker = { $name } von { $seat }{ $obsolete ->
    [true] , unbrauchbar
   *[false] {""}
}
cv-on-figures = { $seat }: { $armies ->
    [0] {""}
    [one] 1 Armee
   *[other] { $armies } Armeen
} { $scouts ->
    [0] {""}
    [one] 1 Pionier
   *[other] { $scouts } Pioniere
}
cv-on-sends = schickt dieses Feld an { $name }
cv-on-hut = Hütte, verdeckt
cv-on-village = Barbarendorf
cv-on-blocked = Blockiert
cv-on-disaster = Durch eine Katastrophe verändert
cv-on-locked = In dieser Runde verlässt keine Figur das Feld
cv-resource-wheat = Weizen
cv-resource-silk = Seide
cv-resource-incense = Weihrauch
cv-resource-iron = Eisen
cv-resource-spy = Spion
cv-resource-uranium = Uran
cv-yield-trade = { $count } Handel
cv-yield-production = { $count } Produktion
cv-yield-culture = { $count } Kultur
cv-yield-coin = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
cv-yield-combat = { $count } Kampfbonus
cv-word-trade = Handel
cv-word-production = Produktion
cv-word-culture = Kultur
cv-word-coin = Münzen
cv-word-combat = Kampfbonus
cv-key-army = Armee
cv-key-scout = Pionier
cv-key-city = Stadt; ein Stern steht für die Hauptstadt
cv-key-hut = Hütte, verdeckt
cv-key-village = Barbarendorf
cv-key-building = Gebäude: eckige Platte
cv-key-wonder = Weltwunder: achteckige Platte
cv-key-person = Große Persönlichkeit: runde Platte
cv-key-unexplored = Verdecktes Spielplanteil

## Phasen und Siege

cv-phases = Phasen der Runde
cv-phase-start = Rundenbeginn
cv-phase-trade = Handel
cv-phase-cities = Städteverwaltung
cv-phase-movement = Bewegung
cv-phase-research = Forschung
cv-through = { $seat } ist fertig
cv-turn-acting = ist gefragt
cv-turn-active = am Zug
cv-turn-next = als Nächstes
cv-turn-done = fertig
cv-turn-passed = gepasst
cv-first = Startspieler
cv-race = Sieg
cv-race-culture = Kultur
cv-race-culture-goal = Feld { $count }
cv-race-tech = Technologie
cv-race-tech-goal = Raumfahrt
cv-race-economy = Wirtschaft
cv-race-economy-goal = { $count } Münzen
cv-race-military = Militär
cv-race-military-goal = zur Hauptstadt

## Stadt und Markt

cv-lens = Stadt und Randbezirke
cv-track = Kulturskala
cv-track-space = Feld { $number }: { $gives ->
    [person] eine Große Persönlichkeit
    [victory] Kultursieg
   *[other] ein Kulturereignis des Stapels { $gives }
}
cv-held-culture = du hast { $count }
cv-market = Markt
cv-market-head = Preis · übrig
cv-star = eins je Stadt
cv-wonders = Weltwunder
cv-discount = Der niedrigere Preis mit { $name }
cv-people-left = { $count ->
    [one] 1 Große Persönlichkeit übrig
   *[other] { $count } Große Persönlichkeiten übrig
}
cv-report-won = Du hast die Schlacht gewonnen.
cv-report-lost = Du hast die Schlacht verloren.
cv-report-dead = gefallen
cv-report-close = Weiter
cv-duel = Front { $front }, { $rank } { $count }: { duel }
cv-unit-artillery = Artillerie
cv-unit-infantry = Infanterie
cv-unit-mounted = Kavallerie
cv-unit-aircraft = Luftwaffe
cv-unit-unknown = Einheit, deren Art nur ihr Besitzer kennt
cv-unit-left = { $unit }, { $rank ->
    [0] gesperrt
   *[other] Rang { $rank }
}: { $count } übrig
cv-group-city = Stadt { $name }
cv-group-free = { $group }: Gebäude umsonst
group-level = Stufe { $level }
cv-group-more = Karten und Kultur
cv-do-devote = Künste
cv-do-army = Armee
cv-do-scout = Pionier
cv-do-free = { $name }, umsonst
cv-do-skip = Keine Aktion
cv-cost = Kosten
cv-cost-of = { $count } von { $have } Produktion
cv-stands-on = Auf
cv-makes-room = ({ $name } weicht)
cv-trade-dial = Handelsscheibe
cv-trade-after = { $from } → { $to }, Stufe { $level }

## Tableau

cv-resources = Rohstoffe
cv-markers-unseen = Verdeckt: Hütten { $huts }, Dörfer { $villages }
cv-armies-left = { $count ->
    [one] 1 Armee im Vorrat
   *[other] { $count } Armeen im Vorrat
}
cv-scouts-left = { $count ->
    [one] 1 Pionier im Vorrat
   *[other] { $count } Pioniere im Vorrat
}
cv-speed = { $count ->
    [one] Figuren ziehen 1 Feld
   *[other] Figuren ziehen { $count } Felder
}
cv-stacking = { $count ->
    [one] Höchstens 1 Figur auf einem Feld
   *[other] Höchstens { $count } Figuren auf einem Feld
}
cv-combat = Kampfbonus { $count }
cv-forces = { $unit }, Rang { $rank }: { $count } im stehenden Heer
cv-forces-of = { $count ->
    [one] 1 Einheit im stehenden Heer
   *[other] { $count } Einheiten im stehenden Heer
}
cv-events = Ereignisse { $count } von { $most }
cv-reserve = Große Persönlichkeiten in Reserve
cv-governments = Staatsformen
cv-cities-of = Städte { $count } von { $most }
cv-cities-count = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}
cv-blocked = { $count ->
    [one] 1 Feld blockiert
   *[other] { $count } Felder blockiert
}
cv-walls = Stadtmauern
cv-more-of-city = Weiteres
cv-has-acted = war an der Reihe
cv-dial = { $seat }: Handel { $trade }, { $income } je Runde; Münzen { $coins }
cv-trade-word = Handel
cv-coins-word = { $count ->
    [one] Münze
   *[other] Münzen
}
cv-techs = Technologien
cv-techs-of = { $count } von { $all }
cv-techs-count = { $count ->
    [one] 1 Technologie
   *[other] { $count } Technologien
}
cv-level = Stufe { $level }
cv-level-cost = Stufe { $level }, { $count } Handel
cv-trade-of = { $count } Handel, { $income } je Runde
cv-coins-of = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
cv-culture-of = { $count } Kulturmarker, Feld { $space } der Kulturskala
cv-hand-of = { $count ->
    [one] 1 Kulturereignis
   *[other] { $count } Kulturereignisse
}
cv-armies-of = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
}
cv-scouts-of = { $count ->
    [one] 1 Pionier
   *[other] { $count } Pioniere
}

## Ankündigungen und Karten zur Auswahl

cv-announced = Angekündigt
cv-announced-open = wartet auf Antworten
cv-announces = { $plan ->
    [event] { $seat } spielt
    [ability] { $seat } nutzt
    [action] Stadtaktion von { $seat }:
   *[other] { $seat } zieht:
}
cv-plan-army = Armee
cv-plan-scout = Pionier
cv-plan-devote = den Künsten gewidmet
cv-plan-harvest = baut ab: { $what }
cv-plan-train = eine Einheit
cv-plan-convert = wandelt { $what } Handel um
cv-tray-show = { $count ->
    [one] 1 Karte zeigen
   *[other] { $count } Karten zeigen
}
cv-tray-hide = Karte ansehen

## Kampf

cv-battle = Kampf auf { $name }
cv-battle-field = Kampf auf { $name }
cv-battle-city = Kampf um die Stadt auf { $name }
cv-battle-capital = Kampf um die Hauptstadt auf { $name }
cv-battle-village = Kampf um das Dorf auf { $name }
cv-battle-who = { $seat } greift an, { $name } verteidigt.
cv-battle-who-barbarians = { $seat } greift an, Barbaren verteidigen.
cv-battle-back = Kampf
cv-barbarians = Barbaren
cv-bonus = Bonus
cv-bonus-of = { $name }: Kampfbonus
cv-bonus-city = Verteidigte Stadt
cv-bonus-capital = Verteidigte Hauptstadt
cv-bonus-field = Anderes
cv-sum = Summe
cv-hand-in-battle = Kampftruppe von { $name }
cv-units-held = { $count ->
    [one] 1 Einheit auf der Hand
   *[other] { $count } Einheiten auf der Hand
}
cv-played-by = gespielt von { $seat }
cv-killed = { $count } getötet
cv-fronts = Fronten
cv-front = Front { $number }
cv-front-empty = niemand
cv-front-attack = hier angreifen
cv-front-new = neue Front eröffnen
cv-front-answer = kann beantwortet werden
cv-no-fronts = Noch keine Front
cv-ended = Die letzte Einheit ist gespielt
cv-if-ended = Wäre jetzt Schluss
cv-ties = Bei Gleichstand gewinnt { $name }.
cv-ties-barbarians = Bei Gleichstand gewinnen die Barbaren.
cv-sharpened = Der nächste Angriff fügt { $count } Schaden mehr zu.
cv-stake-field = Wer verliert, verliert alle Figuren hier; der Sieger nimmt Beute.
cv-stake-city = Fällt sie, sind Stadt und Gebäude verloren; der Sieger nimmt Beute.
cv-stake-capital = Fällt sie, gewinnt der Angreifer das Spiel.
cv-stake-village = Wer gewinnt, nimmt den Dorfmarker.
cv-wounds = { $count } Schaden
cv-trumps = übertrumpft
cv-trump-first = Wer übertrumpft, schlägt zuerst zu
cv-trump-text = Infanterie übertrumpft Kavallerie, Kavallerie Artillerie, Artillerie Infanterie; die Luftwaffe übertrumpft nicht.
cv-you-trump = unten übertrumpft
cv-they-trump = oben übertrumpft

## Angebote

cv-offer-of = Angebot von { $seat }
cv-you-get = Du bekommst
cv-you-give = Du gibst
cv-face-down = { $count } verdeckt
cv-entry-trade = Handel
cv-entry-culture = Kultur
cv-entry-wheat = Weizen
cv-entry-silk = Seide
cv-entry-incense = Weihrauch
cv-entry-iron = Eisen
cv-entry-hut = { $count ->
    [one] Hüttenmarker
   *[other] Hüttenmarker
}
cv-entry-village = { $count ->
    [one] Dorfmarker
   *[other] Dorfmarker
}
cv-entry-event1 = Kulturereignis I
cv-entry-event2 = Kulturereignis II
cv-entry-event3 = Kulturereignis III
cv-promise = Ein Versprechen dazu
cv-promise-hint = Alle hören es; es bindet niemanden
cv-less = Weniger
cv-more = Mehr
cv-card-down = verdeckt
cv-card-shown = gezeigt
cv-in-return = Etwas dafür verlangen
cv-put-down = Fertig: auf den Tisch legen
cv-tech-money = Was mir zu einer Technologie fehlt: { $count } Handel
cv-tech-gift = Was { $seat } zu einer Technologie fehlt: { $count } Handel
cv-offer-order = Posten werden von oben nach unten genannt. Esc beginnt neu.

# Die Arten von Spielmaterial auf der Seite der Karten
cards-governments = Staatsformen
cards-techs = Technologien
cards-wonders = Weltwunder
cards-buildings = Gebäude
cards-people = Große Persönlichkeiten
cards-events = Kulturereignisse
cards-units = Einheiten
cards-huts = Hütten
cards-villages = Dörfer
cards-tiles = Spielplanteile
