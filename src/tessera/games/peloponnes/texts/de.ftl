### Peloponnes auf Deutsch. Durchweg eigene Worte; die Namen der Karten, wie man sie kennt.

## Spielmaterial
##
## card-<key> ist der Name einer Machtkarte; das Attribut .text sagt, was die Karte über ihre reinen Zahlen hinaus tut,
## und fehlt, wo es nichts zu sagen gibt. Die Zahlen der Karte sind Argumente mit den Namen ihrer Felder ($coins,
## $luxury, ...), damit auch eine berichtigte Karte richtig beschrieben wird.

# Sätze, die mehrere Karten gemeinsam haben

text-once-coins =
    Einmaliges Einkommen in der Runde, in der du diese Karte nimmst: { $coins ->
        [one] eine Münzkarte
       *[other] { $coins } Münzkarten
    }.
text-once-luxury =
    Einmaliges Einkommen in der Runde, in der du diese Karte nimmst: { $luxury ->
        [one] ein Luxusgut
       *[other] { $luxury } Luxusgüter
    }.
text-income = Eine Münzkarte mehr bei jedem Einkommen, schon ab der Runde, in der du diese Karte nimmst.
text-bid-bonus = Im Wettstreit um eine Karte der offenen Reihe zählt dein Gebot eine halbe Münzkarte mehr, im Angriff wie in der Verteidigung. Nicht für das Mindestgebot und nicht für die Spielreihenfolge.
text-conquest-discount = Für ein Gebot in der Eroberungsreihe brauchst du eine Münzkarte weniger.
text-supply = Wird diese Karte aufgedeckt, kommt es zu einer Versorgung. In deiner Auslage bewirkt das Symbol nichts.
text-protects-plague = Du bist vor der Pest geschützt.
text-protects-earthquake = Du bist vor dem Erdbeben geschützt.
text-protects-tempest = Du bist vor dem Unwetter geschützt.
text-protects-drought = Du bist vor der Dürre geschützt.
text-protects-decline = Du bist vor dem Verfall geschützt.

# Stapel A: Landschaften

card-taygetos-range = Taygetos-Gebirge
card-eurotas-gorge = Eurotas-Schlucht
card-parnon-foothills = Parnon-Vorberge
    .text = { text-once-coins }
card-lykaion-slopes = Lykaion-Hänge
    .text = { text-once-coins }
card-argive-plain = Ebene der Argolis
card-pamisos-valley = Pamisos-Tal
card-foloi-oak-forest = Eichenwald von Foloi
card-alpheios-valley = Alpheios-Tal
card-ladon-valley = Ladon-Tal
card-kynouria-hills = Hügel der Kynuria
    .text = { text-once-coins }
card-elis-plain = Ebene von Elis
card-nemea-valley = Tal von Nemea

# Stapel A: Gebäude

card-barracks = Kaserne
    .text = { text-once-coins } { text-conquest-discount }
card-stockade = Palisade
    .text = { text-conquest-discount }
card-bridge = Brücke
card-market = Markt
    .text = { text-bid-bonus }
card-street = Straße
card-port = Hafen
    .text = { text-income } { text-protects-decline }

# Stapel B: Landschaften

card-stenyklaros-plain = Ebene von Stenyklaros
card-helos-plain = Ebene von Helos
    .text = { text-supply }
card-erymanthos-forest = Erymanthos-Wald
card-styx-gorge = Styx-Schlucht
    .text = { text-once-coins }
card-kyllene-massif = Kyllene-Massiv
card-aroania-heights = Aroania-Höhen
    .text = { text-once-coins }
card-pholoe-hills = Hügel von Pholoe
    .text = { text-once-coins }
card-tegea-plain = Ebene von Tegea

# Stapel B: Gebäude

card-aqueduct = Aquädukt
    .text = { text-protects-plague }
card-agora = Agora
    .text = { text-bid-bonus }
card-epidauros-odeon = Odeon von Epidauros
    .text = { text-once-luxury }
card-leonidaion = Leonidaion
    .text = { text-once-luxury }
card-granary = Kornspeicher
card-quarry = Steinbruch
card-well = Brunnen
    .text = { text-protects-plague }
card-temple-of-apollo = Apollon-Tempel
    .text = { text-income } { text-protects-drought }
card-treasury-of-atreus = Atreus Schatzkammer
    .text = { text-once-luxury } { text-protects-earthquake }
card-acrocorinth = Akrokorinth
    .text = { text-protects-tempest }

# Stapel C: Landschaften

card-mainalon-forest = Mainalon-Wald
card-stymphalian-valley = Stymphalisches Tal
    .text = { text-once-coins } { text-supply }
card-chelmos-peak = Chelmos-Gipfel
    .text = { text-once-coins }
card-mantineian-plain = Ebene von Mantineia

# Stapel C: Gebäude

card-cyclopean-masonry = Zyklopen­mauer
    .text = { text-protects-earthquake }
card-agriculture = Ackerbau
card-phidias-workshop = Werkstatt des Phidias
    .text = { text-protects-tempest }
card-stoa = Säulengang
    .text = { text-protects-decline }
card-statue-of-zeus = Zeus-Statue
card-liongate = Löwentor
    .text = { text-protects-drought }
card-tiryns-fortress = Festung Tiryns
card-hellinikon-pyramid = Pyramide von Hellinikon

# Zivilisationen

civ-messene = Messene
civ-patras = Patras
civ-arcadia = Arkadia
civ-corinth = Korinth
civ-sparta = Sparta
civ-pylos = Pylos
civ-argos = Argos
civ-delphi = Delphi
civ-thebes = Theben
civ-mycenae = Mykene

# Katastrophen; .text sagt, was einem ungeschützten Spieler widerfährt.

disaster-plague = Pest
    .text = Lege eine Münzkarte auf deine Zivilisationskarte: Dann zählen nur noch ihre Katastrophensymbole. Oder reiße sie ab.
disaster-earthquake = Erdbeben
    .text = Ein Drittel deiner Gebäude, aufgerundet, wird getroffen; du suchst sie aus. Lege auf jedes eine Münzkarte: Dann zählt nur noch seine obere Zeile. Oder reiße es ab.
disaster-tempest = Unwetter
    .text = Ein Drittel deiner Landschaften, aufgerundet, wird getroffen; du suchst sie aus. Lege auf jede eine Münzkarte: Dann zählt nur noch ihre obere Zeile. Oder reiße sie ab.
disaster-drought = Dürre
    .text = Getroffen wird deine Machtkarte, die am meisten Getreide produziert, nie die Zivilisationskarte. Lege eine Münzkarte darauf: Dann zählt nur noch ihre obere Zeile. Oder reiße sie ab.
disaster-decline = Verfall
    .text = Dein ganzer Luxus ist verloren. Lege dann eine Münzkarte aus der Hand auf deine Luxuskarte und besitze ab jetzt höchstens 3 Luxusgüter, oder reiße sie ab und bekomme gar keine mehr. In beiden Fällen zählen ihre 2 Bewohner und 2 Machtpunkte nicht mehr.

# Was Münzkarten zeigen und Karten produzieren

symbol-wood = Holz
symbol-stone = Stein
symbol-grain = Getreide
symbol-inhabitant = Bewohner

# Woher eine Angabe stammt

source-rulebook = Spielregel
    .text = Steht so in der Spielregel.
source-public = Anderswo veröffentlicht
    .text = Bekannt aus einer Besprechung oder aus dem verwandten Brettspiel.
source-memory = Aus der Erinnerung
    .text = Erinnert, aber an keiner Quelle geprüft.
source-reconstructed = Rekonstruiert
    .text = Unbekannt; so gewählt, dass es zu allem Bekannten passt. Wer das Spiel besitzt, kann es berichtigen.

## Optionen einer Partie

setting-final-extra-coin-income = Zusätzliches Münzeinkommen am Ende
    .text = Nach der 8. Runde gibt es vor der letzten Versorgung noch einmal Münzeinkommen. Die Spielregel lässt sich auf beide Arten lesen; ohne diese Option endet das Spiel mit dem Einkommen der 8. Runde.
setting-solo = Solo-Übung
    .text = Allein, ohne Gegner: In jeder Runde kaufst du eine Karte zu genau ihrem Preis oder passt. Die Katastrophen kommen wie sonst auch. Eine Hausregel, nicht Teil des veröffentlichten Spiels.
setting-draft-civilizations = Zivilisation auswählen
    .text = Alle bekommen zwei Zivilisationskarten und behalten eine davon. Eine Hausregel, nicht Teil des veröffentlichten Spiels.

## Zeilen der Wertung

score-tableau-inhabitants = Bewohner in der Auslage
score-hand-inhabitants = Bewohner auf Münzkarten in der Hand
score-luxury-card-inhabitants = Bewohner auf der Luxuskarte
score-population = Bevölkerungspunkte
score-tableau-power = Machtpunkte in der Auslage
score-goods = Übrige Münzkarten und Luxus, je sechs ein Punkt
score-luxury-card-power = Machtpunkte auf der Luxuskarte
score-power = Machtpunkte

score-tie-break-luxury = Luxusgüter (bei Gleichstand)

reason-eight-rounds = Acht Runden sind gespielt.
reason-solo-village = Dein Reich ist ein Dorf geblieben.
reason-solo-town = Dein Reich ist eine Stadt geworden.
reason-solo-polis = Dein Reich ist eine Polis geworden.
reason-solo-hegemon = Dein Reich ist der Hegemon des Peloponnes geworden.
reason-solo-wonder = Dein Reich ist ein Wunder von Hellas geworden.

## Wie Karten in Sätzen heißen, die keine Machtkarten sind

card-civilization = die Zivilisationskarte
card-luxury-card = die Luxuskarte
means-grain = Getreidekarten
means-luxury = Luxusgüter
means-inhabitants = Bewohnerkarten

## Fragen

ask-choose-civilization = Welche Zivilisation behältst du?
ask-bid = Auf welche Karte bietest du?
ask-choose-size = Wie viele Münzkarten bietest du auf { $card }?
ask-choose-luxury = { $card }: Wie viele der Münzkarten ({ $count }) kaufst du ungesehen mit Luxusgütern?
ask-choose-symbols = { $symbol }-Karten für dein Gebot auf { $card }? Es fehlen noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} aus deiner Hand.
ask-displaced = Du wurdest überboten. Wohin verschiebst du dein Gebot?
ask-new-building = { $card }: bezahlen oder beleihen? Über deine Produktion hinaus brauchst du { $wood ->
    [0] { $stone ->
        [0] nichts
       *[other] { $stone } Stein
    }
   *[other] { $wood } Holz{ $stone ->
        [0] {""}
       *[other] {" "}und { $stone } Stein
    }
}.
ask-choose-affected = { $disaster }: Welche Karte ist betroffen? Noch { $count ->
    [one] eine
   *[other] { $count }
} zu wählen.
ask-cover-or-tear-down = { $disaster }: abdecken oder abreißen?
ask-provide = { $count ->
    [one] Ein Bewohner hungert
   *[other] { $count } Bewohner hungern
}. Wie viele { $means } gibst du ab?
ask-tear-down-hungry = { $count ->
    [one] Ein Bewohner bleibt
   *[other] { $count } Bewohner bleiben
} hungrig. Welche Karte reißt du ab?
ask-choose-redeemed = Beliehen: { $card }. Löst du das Gebäude aus?
ask-pay-debt = Wie bezahlst du, was du auslöst?

## Was die anderen erfahren, während jemand entscheidet

wait-choose-civilization = { $seat } wählt eine Zivilisation.
wait-bid = { $seat } entscheidet über ein Gebot.
wait-displaced = { $seat } ist überboten und entscheidet, wohin das Gebot geht.
wait-new-building = { $seat } entscheidet, wie { $card } bezahlt wird.
wait-damage = { $seat } entscheidet, was abgedeckt und was abgerissen wird ({ $disaster }).
wait-provide = { $seat } versorgt die Hungrigen.
wait-tear-down-hungry = { $seat } wählt eine Karte, die für die Hungrigen abgerissen wird.
wait-redeem = { $seat } entscheidet, welche beliehenen Gebäude ausgelöst werden.

## Wo die Partie steht

stage-setup = Aufbau
    .phase = Aufbau
stage-disasters = Runde { $round } von { $rounds }: Katastrophen und Versorgung
    .phase = Katastrophen und Versorgung
stage-bidding = Runde { $round } von { $rounds }: Bieten
    .phase = Bieten
stage-taking = Runde { $round } von { $rounds }: Karten nehmen
    .phase = Karten nehmen
stage-income = Runde { $round } von { $rounds }: Einkommen
    .phase = Einkommen
stage-ending = Die letzte Versorgung
    .phase = Die letzte Versorgung
stage-over = Beendet

## Antworten

do-keep = { $civ } behalten
do-bid = { $row ->
    [open] Auf { $card } bieten (mindestens { $least })
   *[conquest] { $card } erobern (mindestens { $least })
}
do-pass = Passen und { $count ->
    [one] eine Münzkarte
   *[other] { $count } Münzkarten
} ziehen
do-size = { $count ->
    [one] Eine Münzkarte bieten
   *[other] { $count } Münzkarten bieten
}
do-luxury = { $count ->
    [0] Keine
    [one] Eine, für ein Luxusgut
   *[other] { $count }, für { $count } Luxusgüter
}
do-give = { $count ->
    [0] Keine { $symbol }-Karte
    [one] Eine { $symbol }-Karte
   *[other] { $count } { $symbol }-Karten
}
do-move = Gebot auf { $card } verschieben
do-withdraw = Zurückziehen: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zurücknehmen und { $drawn } ziehen
do-pay-production = Nur mit der Produktion bezahlen
do-pay-goods = Den Rest bezahlen{ goods-paid }
do-borrow = Beleihen: eine { $symbol }-Karte darunterschieben
do-borrow-luxury = Beleihen: für ein Luxusgut eine ungesehene Karte darunterschieben
do-lose = Auf { $card } verzichten
do-hit = Betroffen: { $card }
do-cover = Abdecken: { $card }, mit einer { $symbol }-Karte
do-cover-luxury = Abdecken: { $card }, für ein Luxusgut mit einer ungesehenen Karte
do-tear-down = Abreißen: { $card }
do-provide-grain = { $count ->
    [0] Keine Getreidekarte abgeben
    [one] Eine Getreidekarte abgeben
   *[other] { $count } Getreidekarten abgeben
}
do-provide-luxury = { $count ->
    [0] Kein Luxusgut abgeben
    [one] Ein Luxusgut abgeben
   *[other] { $count } Luxusgüter abgeben
}
do-provide-inhabitants = { $count ->
    [0] Keine Bewohnerkarte abgeben
    [one] Eine Bewohnerkarte abgeben
   *[other] { $count } Bewohnerkarten abgeben
}
do-redeem = Auslösen: { $card }, { $wood ->
    [0] { $stone ->
        [0] deine Produktion genügt
       *[other] { $stone } Stein über deine Produktion hinaus
    }
   *[other] { $wood } Holz{ $stone ->
        [0] {""}
       *[other] {" "}und { $stone } Stein
    } über deine Produktion hinaus
}
do-give-up = Aufgeben: { $card } wird abgerissen

## Was geschehen ist

event-plays-civilization = { $seat } spielt { $civ }.
    .you = Du spielst { $civ }.
event-round-begins = Runde { $round }.
    .banner = Runde { $round }
event-revealed-open = Offene Reihe: { $cards }.
event-revealed-conquest = Eroberungsreihe: { $cards }.
event-marker-advanced = { $disaster } rückt auf Feld { $space } vor.
event-disaster-strikes = { $disaster }!
    .banner = { $disaster }!
event-protected = { $seat } ist geschützt ({ $disaster }).
    .you = Du bist geschützt ({ $disaster }).
# Was bezahlt wurde, soweit es etwas war: (1 Holzkarte, 2 Luxusgüter)
goods-paid = { $wood ->
    [0] { $stone ->
        [0] { $luxury ->
            [0] {""}
            [one] {" "}(1 Luxusgut)
           *[other] {" "}({ $luxury } Luxusgüter)
        }
       *[other] {" "}({ goods-stone }{ goods-luxury })
    }
   *[other] {" "}({ goods-wood }{ $stone ->
        [0] {""}
       *[other] , { goods-stone }
    }{ goods-luxury })
}
goods-wood = { $wood ->
    [one] 1 Holzkarte
   *[other] { $wood } Holzkarten
}
goods-stone = { $stone ->
    [one] 1 Steinkarte
   *[other] { $stone } Steinkarten
}
goods-luxury = { $luxury ->
    [0] {""}
    [one] , 1 Luxusgut
   *[other] , { $luxury } Luxusgüter
}
event-lost-luxury = { $seat } verliert { $count } Luxus.
    .you = Du verlierst { $count } Luxus.
event-covered = { $seat } deckt ab: { $card }{ $luxury ->
    [yes] {" "}(mit einer ungesehenen Karte)
   *[no] {""}
}.
    .you = Du deckst ab: { $card }{ $luxury ->
        [yes] {" "}(mit einer ungesehenen Karte)
       *[no] {""}
    }.
event-torn-down = { $seat } reißt ab: { $card }.
    .you = Du reißt ab: { $card }.
event-uncovered = { $seat } deckt wieder auf: { $card } ({ $disaster }).
    .you = Du deckst wieder auf: { $card } ({ $disaster }).
event-supply = Versorgung: Bewohner ernähren, dann beliehene Gebäude auslösen.
    .banner = Versorgung
event-feeds = { $seat } hat { $grain ->
    [0] kein
   *[other] { $grain }
} Getreide für { $count } Bewohner.
    .you = Du hast { $grain ->
        [0] kein
       *[other] { $grain }
    } Getreide für { $count } Bewohner.
event-provided = { $seat } gibt { $means } ab: { $count }.
    .you = Du gibst { $means } ab: { $count }.
event-redeemed = { $seat } löst { $card } aus.
    .you = Du löst { $card } aus.
event-passed = { $seat } passt.
    .you = Du passt.
event-drew = { $seat } zieht { $count ->
    [one] eine Münzkarte
   *[other] { $count } Münzkarten
}.
    .you = Du ziehst { $count ->
        [one] eine Münzkarte
       *[other] { $count } Münzkarten
    }.
event-drew-cards = { $seat } zieht { $symbols }.
    .you = Du ziehst { $symbols }.
event-bid = { $seat } bietet { $count } auf { $card }{ $luxury ->
    [0] {""}
   *[other] , davon { $luxury } mit Luxusgütern gekauft
}.
    .you = Du bietest { $count } auf { $card }{ $luxury ->
        [0] {""}
       *[other] , davon { $luxury } mit Luxusgütern gekauft
    }.
event-displaced = { $seat } ist überboten: { $card }.
    .you = Du bist überboten: { $card }.
event-moved-bid = { $seat } verschiebt das Gebot von { $count } auf { $card }.
    .you = Du verschiebst das Gebot von { $count } auf { $card }.
event-withdrew = { $seat } zieht sich zurück.
    .you = Du ziehst dich zurück.
event-unsold = Aus dem Spiel: { $cards }.
event-turn-order = Neue Spielreihenfolge: { $seats }.
event-took = { $seat } nimmt { $card }.
    .you = Du nimmst { $card }.
event-built = { $seat } baut { $card }{ goods-paid }.
    .you = Du baust { $card }{ goods-paid }.
event-borrowed = { $seat } beleiht { $card }{ $luxury ->
    [yes] {" "}mit einer ungesehenen Karte
   *[no] {""}
}.
    .you = Du beleihst { $card }{ $luxury ->
        [yes] {" "}mit einer ungesehenen Karte
       *[no] {""}
    }.
event-lost-building = { $seat } verliert { $card }.
    .you = Du verlierst { $card }.
event-gained-luxury = { $seat } erhält { $count } Luxus.
    .you = Du erhältst { $count } Luxus.
event-one-off-income = { $seat } bekommt { $coins ->
    [0] { $luxury } Luxus
    [one] eine Münzkarte
   *[other] { $coins } Münzkarten
} für { $card }.
    .you = Du bekommst { $coins ->
        [0] { $luxury } Luxus
        [one] eine Münzkarte
       *[other] { $coins } Münzkarten
    } für { $card }.
event-income = { $seat } hat ein Einkommen von { income-amount }.
    .you = Du hast ein Einkommen von { income-amount }.
income-amount = { $coins ->
    [0] { $luxury ->
        [0] nichts
       *[other] { $luxury } Luxus
    }
    [one] einer Münzkarte{ income-luxury }
   *[other] { $coins } Münzkarten{ income-luxury }
}
income-luxury = { $luxury ->
    [0] {""}
   *[other] {" "}und { $luxury } Luxus
}
event-final-income = { $seat } hat ein letztes Einkommen von { $coins ->
    [one] einer Münzkarte
   *[other] { $coins } Münzkarten
}.
    .you = Du hast ein letztes Einkommen von { $coins ->
        [one] einer Münzkarte
       *[other] { $coins } Münzkarten
    }.
event-reshuffled = Der Ablagestapel wird zum neuen Münzkartenstapel ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}).
event-scored = { $seat } hat Bevölkerung { $population } und Macht { $power }.
    .you = Du hast Bevölkerung { $population } und Macht { $power }.

## Warum nicht

refused-keep = Diese Zivilisation hast du nicht bekommen.
refused-not-on-offer = Diese Karte liegt nicht aus.
refused-conquest-taken = { $card } hat schon ein Gebot, und in der Eroberungsreihe wird nicht überboten.
refused-below-price = { $card } kostet mindestens { $least ->
    [one] eine Münzkarte
   *[other] { $least } Münzkarten
}; du hast { $coins }.
refused-not-higher = Ein Gebot auf { $card } muss das dort liegende übertreffen, also mindestens { $least ->
    [one] eine Münzkarte
   *[other] { $least } Münzkarten
}; du hast { $coins }.
refused-bid-too-small = Mindestens { $least ->
    [one] eine Münzkarte
   *[other] { $least } Münzkarten
}.
refused-bid-too-large = Höchstens { $most ->
    [one] eine Münzkarte
   *[other] { $most } Münzkarten
}.
refused-cannot-lose = Auf ein Gebäude verzichten darfst du nur mit leerer Hand und zu geringer Produktion.
refused-pay-exactly = Bezahle genau, was fehlt: { $wood ->
    [0] { $stone ->
        [0] nichts
       *[other] { $stone } Stein
    }
   *[other] { $wood } Holz{ $stone ->
        [0] {""}
       *[other] {" "}und { $stone } Stein
    }
}.
refused-cannot-pay = Du kannst { $wood } Holz und { $stone } Stein nicht bezahlen.
refused-no-luxury = Luxusgüter helfen hier jetzt nicht.
refused-no-such-coin = Du hast keine { $symbol }-Karte.
refused-not-affected = { $disaster } trifft diese Karte nicht.
refused-provide = Höchstens { $most }.
refused-feeds-nobody = Nur Karten mit Bewohnern können dafür abgerissen werden.

## Der Tisch im Terminal

terminal-headline = Runde { $round } von { $rounds } · Reihenfolge { $order } · noch { $cards } Machtkarten und { $coins } Münzkarten, { $discarded } abgelegt
terminal-card = Karte
terminal-price = Preis
terminal-cost = Kosten
terminal-people = Bew.
terminal-power = Macht
terminal-production = Bringt
terminal-more = Symbol und mehr
terminal-bid = Gebot
terminal-wood = Holz
terminal-stone = Stein
terminal-grain = Getr.
terminal-income = Eink.
terminal-luxury = Luxus
terminal-coins = Hand
terminal-safe = Sicher vor
terminal-hand = Deine Hand: { $cards }
short-wood = H
short-stone = S
short-grain = G
short-coins = +{ $count } { $count ->
    [one] Münze
   *[other] Münzen
}
short-luxury-once = +{ $count } Luxus
short-bid-bonus = Gebot +½
short-conquest-discount = Eroberung −1
short-income = Einkommen +{ $count }
short-supply = Versorgung
short-protected-plague = Schutz: Pest
short-protected-earthquake = Schutz: Erdbeben
short-protected-tempest = Schutz: Unwetter
short-protected-drought = Schutz: Dürre
short-protected-decline = Schutz: Verfall

## Woraus eine Zahl besteht, neben Karten

part-value = Wert der Karte
part-surcharge = Aufschlag der Eroberungsreihe
part-inhabitants = Einwohner
part-bid = Münzkarten des Gebots

## Die geführte erste Partie

lesson-goal = Worum es geht
    .text = Du führst acht Runden lang einen Stadtstaat. Am Ende zählt die kleinere von zwei Zahlen: Bevölkerung und Macht. Beide stehen hier mit dem, woraus sie kommen. Halte sie nah beieinander.
lesson-rows = Was zum Verkauf steht
    .text = Jede Runde liegen hier sechs Karten, und eine davon kannst du gewinnen. In der offenen Reihe kann dich dein Gegner überbieten. In der Eroberungsreihe zahlst du 3 mehr, aber die Karte ist dir sicher.
lesson-hand = Deine Münzkarten
    .text = Eine Münzkarte ist eine Münze oder die Ware auf ihrer Rückseite: Holz, Stein, Getreide, ein Bewohner. Was du bietest, ist weg, wenn du gewinnst; sieh also, welche Waren dir später fehlen werden.
lesson-bid = Dein erstes Gebot
    .text = Tippe auf eine Karte oder wähle sie in der Liste. Höhe und Bezahlung sind vorgeschlagen und lassen sich ändern. Eine Landschaft kostet nichts weiter und bringt oft Getreide: ein guter Anfang. Überboten werden kannst du noch; eine Münze über dem Mindestgebot schreckt ab.
lesson-outbid = Überboten!
    .text = Dein Gegner hat mehr geboten. Dein Gebot bleibt, wie es ist: Verschiebe es auf eine andere Karte, oder zieh dich zurück und nimm drei Karten. Drei Karten umsonst sind kein schlechtes Geschäft.
lesson-building = Ein Gebäude hat seinen Preis
    .text = Zuerst zahlt, was deine Karten produzieren, dann Symbolkarten und Luxus. Kannst du jetzt nicht zahlen, beleihe es: Eine Münzkarte kommt darunter, und der Preis ist bei der nächsten Versorgung fällig.
lesson-income = Einkommen
    .text = Am Ende jeder Runde ziehst du Münzkarten: je mehr Bewohner in deiner Auslage, desto mehr. Bei 3, 5 und 8 Bewohnern ziehst du eine Karte mehr.
lesson-disasters = Die Katastrophen rücken näher
    .text = Die ersten beiden Karten jeder Runde rücken zwei Marker vor. Was das Ende seiner Leiste erreicht, trifft alle, die weder ein Gebäude dagegen noch drei seiner Symbole haben.
lesson-passing = Auch Passen ist ein Zug
    .text = Wer passt, zieht drei Münzkarten. Hebt nichts davon deine kleinere Zahl, oder könntest du nur mit Mühe zahlen, dann passe jetzt und gewinne nächste Runde die bessere Karte.
lesson-damage = Eine Katastrophe
    .text = Deck die Karte mit einer Münzkarte ab, und sie ruht; oder reiß sie ab, und sie ist fort. Abdecken ist fast immer besser: Ihre Bewohner zählen weiter, und später Schutz deckt sie zur Wertung wieder auf.
lesson-supply = Versorgung
    .text = Zweimal im Spiel und einmal am Ende braucht jeder Bewohner ein Getreide, und beliehene Gebäude müssen ausgelöst werden. Überschüssiges Getreide wird zu Luxus.
lesson-feeding = Jemand hat Hunger
    .text = Getreidekarten und Luxus ernähren, eine Bewohnerkarte steht für einen ein. Für wen es dann noch nicht reicht, reißt du ganze Karten ab, und das ist teuer: Gib lieber die Karten.
lesson-luxury = Luxus
    .text = Was du über den Preis hinaus produzierst, wird zu Luxus. Ein Luxusgut ersetzt ein Holz, einen Stein, ein Getreide oder eine Münzkarte, wann immer du eines davon brauchst.
lesson-alone = Du kennst das Spiel
    .text = Bieten, Bauen, Katastrophen, Versorgung: Das war alles. Ab hier geht die Partie weiter wie jede andere, gegen einen leichten Bot. Tipp und Regeln bleiben zur Hand.

## Wonach Bots gehen

term-points = Punkte am Ende
    .more = Es bringt dir am Ende mehr Punkte.
    .less = Es bringt dir am Ende weniger Punkte.
term-coins = Münzkarten und Luxusgüter
    .more = Du behältst mehr Münzkarten und Luxusgüter.
    .less = Es kostet Münzkarten oder Luxusgüter.
term-income = Einkommen
    .more = Dein Einkommen wächst in jeder Runde.
    .less = Dein Einkommen ist in jeder Runde kleiner.
term-materials = Holz und Stein
    .more = Du hast mehr Holz und Stein zum Bauen.
    .less = Du hast weniger Holz und Stein zum Bauen.
term-food = Nahrung für die Einwohner
    .more = Deine Bewohner sind besser versorgt.
    .less = Deine Bewohner sind schlechter versorgt.
term-debt = geliehene Bauwerke
    .more = Auf deinen beliehenen Gebäuden lastet weniger.
    .less = Auf deinen beliehenen Gebäuden lastet mehr.
term-disasters = Schutz vor Katastrophen
    .more = Du bist besser vor Katastrophen geschützt.
    .less = Du bist schlechter vor Katastrophen geschützt.

## Was die Dinge auf dem Tisch sind: ein Name, was es tut, und die Regel

explain-card = Machtkarte
    .text = Ein Gebäude oder eine Landschaft. Das höchste Gebot nimmt sie in die Auslage; Gebäude kosten dazu Holz und Stein oder werden geliehen.
    .rule = PE-1.05
explain-civ = Zivilisation
    .text = Womit du beginnst: Münzkarten, Einwohner, Produktion und Machtpunkte. Die kleinste Nummer beginnt die erste Runde.
    .rule = PE-1.06
explain-number = Ordnungszahl
    .text = In der ersten Runde bietet die Zivilisation mit der kleinsten Zahl zuerst.
    .rule = PE-3.03
explain-disaster = Katastrophe
    .text = Sie trifft alle, und zwar einmal: wenn ihr Marker am Ende seiner Leiste steht.
    .rule = PE-5.01
explain-disaster-track = Leiste einer Katastrophe
    .text = Die Symbole der ersten beiden Karten einer Runde bewegen die Marker. Auf dem letzten Feld bricht die Katastrophe aus.
    .rule = PE-4.04
explain-shield = Schutz
    .text = Eine Karte mit diesem Schutz oder drei Symbole einer Katastrophe in deiner Auslage, und sie geht an dir vorbei.
    .rule = PE-12.02
explain-folk = Einwohner
    .text = Aktive Einwohner in der Auslage. Sie bringen jede Runde Münzkarten, brauchen in einer Versorgung je ein Getreide und zählen am Ende.
    .rule = PE-2.08
explain-power = Machtpunkte
    .text = Aktive Machtpunkte in der Auslage. Am Ende zählt die kleinere Zahl von Bevölkerung und Macht.
    .rule = PE-13.09
explain-population = Bevölkerungspunkte
    .text = Einwohner deiner Auslage, Einwohner auf Münzkarten deiner Hand und 2 für eine nicht verdeckte Luxuskarte.
    .rule = PE-13.07
explain-power-points = Macht insgesamt
    .text = Machtpunkte deiner Auslage, 1 für je sechs übrige Münzkarten und Luxusgüter und 2 für eine nicht verdeckte Luxuskarte.
    .rule = PE-13.09
explain-score = Wertung
    .text = Die kleinere Zahl von Bevölkerung und Macht zählt: beide müssen wachsen.
    .rule = PE-13.10
explain-cards = Münzkarten
    .text = Jede ist eine Münze im Gebot oder eines von dem, was ihre Rückseite zeigt: Holz, Stein, Getreide oder ein Einwohner. Benutzt ist sie weg.
    .rule = PE-1.07
explain-coin = Münze
    .text = Jede Münzkarte zählt im Gebot als eine Münze, gleich was ihre Rückseite zeigt.
    .rule = PE-1.07
explain-luxury = Luxus
    .text = Ersetzt fehlendes Holz, Stein oder Getreide oder zieht Münzkarten für ein Gebot. Am Ende sind sechs Karten und Luxusgüter ein Machtpunkt.
    .rule = PE-11.01
explain-wood = Holz
    .text = Bezahlt Gebäude. Zuerst die Produktion, dann Holzkarten und Luxus. Es wird nicht gelagert.
    .rule = PE-8.05
explain-stone = Stein
    .text = Bezahlt Gebäude. Zuerst die Produktion, dann Steinkarten und Luxus. Er wird nicht gelagert.
    .rule = PE-8.05
explain-grain = Getreide
    .text = Ernährt in einer Versorgung einen Einwohner. Überschüssige Produktion wird zu Luxus.
    .rule = PE-10.02
explain-supply = Versorgung
    .text = Alle ernähren ihre Einwohner und bezahlen dann geliehene Gebäude. Wer nicht ernähren kann, reißt Karten ab.
    .rule = PE-10.01
explain-income = Rundeneinkommen
    .text = Am Ende einer Runde ziehst du Münzkarten für deine Einwohner, ab 11 Einwohnern auch Luxus.
    .rule = PE-9.03
explain-cost = Baukosten
    .text = Holz und Stein, zu zahlen beim Nehmen des Gebäudes oder später, wenn es geliehen ist.
    .rule = PE-8.04
explain-value = Wert
    .text = Das kleinste Gebot in der offenen Reihe. In der Eroberungsreihe 3 mehr.
    .rule = PE-6.05
explain-production = Produktion
    .text = Was die Karte bei jeder einzelnen Zahlung gibt; gelagert wird nichts.
    .rule = PE-2.09
explain-once = Einmaliges Einkommen
    .text = Münzkarten oder Luxus, einmal, in der Runde, in der die Karte genommen wird.
    .rule = PE-9.01
explain-borrow = Geliehen
    .text = Statt der Kosten liegt eine Münzkarte unter dem Gebäude. Es wirkt, muss aber in der nächsten Versorgung bezahlt werden.
    .rule = PE-2.06
explain-decline = Verdeckt
    .text = Auf dieser Karte liegt eine Katastrophe: Nur ihre obere Zeile zählt noch.
    .rule = PE-2.03
explain-bid = Gebot
    .text = Münzkarten neben einer Karte. In der offenen Reihe verdrängt ein höheres Gebot deines; es zieht dann weiter oder wird zurückgezogen.
    .rule = PE-6.06
explain-open-row = Offene Reihe
    .text = Biete mindestens den Wert. Ein höheres Gebot verdrängt ein kleineres.
    .rule = PE-6.05
explain-conquest-row = Eroberungsreihe
    .text = Kostet 3 Münzkarten mehr als der Wert, aber niemand kann dich dort überbieten.
    .rule = PE-6.07
explain-deck = Übrige Machtkarten
    .text = Stapel A, B und C: In jeder der acht Runden werden sechs Karten aufgedeckt.
    .rule = PE-1.02
explain-phases = Phasen einer Runde
    .text = Jede Runde hat sechs Phasen in dieser Reihenfolge; gespielt werden acht Runden.
    .rule = PE-4.01
explain-phase-reveal = Aufdecken
    .text = Sechs Karten werden aufgedeckt: so viele wie Mitspieler für die offene Reihe, die übrigen für die Eroberung.
    .rule = PE-4.02
explain-phase-disasters = Katastrophen
    .text = Die Symbole der ersten beiden Karten bewegen die Marker; Katastrophen brechen aus, dann folgt vielleicht eine Versorgung.
    .rule = PE-4.04
explain-phase-bidding = Bieten
    .text = Der Reihe nach bieten alle auf eine Karte, oder sie passen und ziehen 3 Münzkarten.
    .rule = PE-6.01
explain-phase-turn-order = Reihenfolge
    .text = Wer die meisten Münzkarten geboten hat, ist ab jetzt zuerst dran, wer gepasst hat, zuletzt.
    .rule = PE-7.01
explain-phase-take = Karten nehmen
    .text = Gebote werden bezahlt; Landschaften kosten nichts weiter, Gebäude werden bezahlt oder geliehen.
    .rule = PE-8.04
explain-phase-income = Einkommen
    .text = Das einmalige Einkommen der neuen Karte, dann Münzkarten für die Einwohner.
    .rule = PE-9.03
