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

card-cyclopean-masonry = Zyklopenmauer
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

option-final-extra-coin-income = Zusätzliches Münzeinkommen am Ende
    .text = Nach der 8. Runde gibt es vor der letzten Versorgung noch einmal Münzeinkommen. Die Spielregel lässt sich auf beide Arten lesen; ohne diese Option endet das Spiel mit dem Einkommen der 8. Runde.
option-solo = Solo-Übung
    .text = Allein, ohne Gegner: In jeder Runde kaufst du eine Karte zu genau ihrem Preis oder passt. Die Katastrophen kommen wie sonst auch. Eine Hausregel, nicht Teil des veröffentlichten Spiels.
option-draft-civilizations = Zivilisation auswählen
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
