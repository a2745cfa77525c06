### A New Dawn auf Deutsch. Durchweg eigene Worte; die Namen der Karten, wie man sie kennt.

## Erster Teil: Spielmaterial, Optionen und Ergebnis
##
## card-<key> ist der Name einer Fokuskarte, eines Weltwunders, eines Stadtstaats (und seiner Diplomatiekarte) oder der
## Diplomatiekarte eines Spielers; das Attribut .text sagt, was die Karte tut. Zahlen, die eine Inhaltsdatei berichtigen
## kann, sind Argumente mit den Namen ihrer Felder ($tokens, $range, $amount, ...), damit eine berichtigte Karte richtig
## beschrieben wird.

# Sätze, die mehrere Karten gemeinsam haben

text-place-control =
    Lege bis zu { $tokens ->
        [one] einen Kontrollmarker
       *[other] { $tokens } Kontrollmarker
    } neben deine Städte, auf Gelände bis zu diesem Platz.
text-advance = Drehe deine Technologiescheibe um die Zahl dieses Platzes weiter.
text-then-advance = Drehe dann deine Technologiescheibe um die Zahl dieses Platzes weiter.
text-move-caravans =
    { $caravans ->
        [one] Ziehe deinen Wagen
       *[other] Ziehe jeden deiner { $caravans } Wagen
    } bis zu { $range ->
        [one] ein Feld
       *[other] { $range } Felder
    } weit, über Gelände bis zu diesem Platz{ $water ->
        [true] {" "}oder über Wasser
       *[false] {""}
    }.
text-wonder = Errichte ein Weltwunder; deine Produktion ist die Zahl dieses Platzes.
text-or-city =
    Oder baue eine Stadt bis zu { $range ->
        [one] ein Feld
       *[other] { $range } Felder
    } von einem freundlichen Feld entfernt, auf Gelände bis zu diesem Platz.
text-way-over-water =
    { $water ->
        [true] {" "}Der Weg dorthin darf über Wasser führen.
       *[false] {""}
    }
text-reinforce = Verstärke deine Kontrollmarker, höchstens die Zahl dieses Platzes.
text-attacks =
    { $attacks ->
        [one] einmal
       *[other] { $attacks }-mal
    } an, höchstens { $range ->
        [one] ein Feld
       *[other] { $range } Felder
    } von einem freundlichen Feld entfernt
text-combat-value =
    dein Kampfwert ist die Zahl dieses Platzes{ $bonus ->
        [0] {""}
       *[other] {" "}plus { $bonus }
    }
text-attack-bonus = +{ $amount } Kampfwert, wenn du angreifst.
text-defence-bonus = +{ $amount } Kampfwert, wenn du verteidigst.
text-combat-bonus = +{ $amount } Kampfwert, wenn du angreifst oder verteidigst.

# Fokuskarten: Kultur

card-early-empire = Frühes Reich
    .text = { text-place-control }
card-drama-and-poetry = Schauspiel und Dichtung
    .text = { text-place-control } Danach darfst du einen deiner Kontrollmarker auf ein angrenzendes leeres Feld versetzen, gleich welches Gelände, nur nicht auf Wasser.
card-civil-service = Öffentlicher Dienst
    .text = { text-place-control } Danach darfst du einen weiteren neben ein beliebiges freundliches Feld legen, auf Gelände bis zu diesem Platz.
card-mass-media = Massenmedien
    .text = { text-place-control } Danach darfst du einen rivalisierenden Kontrollmarker wählen, höchstens 2 Felder von einem freundlichen Feld entfernt: Ersetze ihn durch einen deiner unverstärkten oder drehe ihn, wenn er verstärkt ist, auf die unverstärkte Seite.

# Fokuskarten: Wissenschaft

card-astrology = Astrologie
    .text = { text-advance }
card-mathematics = Mathematik
    .text = Lege einen Handelsmarker aus dem Vorrat auf eine beliebige Karte deiner Fokusreihe. { text-then-advance }
card-replaceable-parts = Normbauteile
    .text = Nimm eine Ressource aus dem Vorrat, von einer Art, die du nicht hast. { text-then-advance }
card-nuclear-power = Kernenergie
    .text = Auf Platz 5 darfst du ein Feld wählen: Dort und auf allen angrenzenden Feldern werden unverstärkte Kontrollmarker zerstört und verstärkte umgedreht, auch deine eigenen. { text-then-advance }

# Fokuskarten: Wirtschaft

card-foreign-trade = Außenhandel
    .text = { text-move-caravans }
card-currency = Währung
    .text = { text-move-caravans } Sie dürfen auch Felder mit Barbaren betreten: Der Barbar ist dann besiegt, bringt aber keinen Handelsmarker.
card-steam-power = Dampfkraft
    .text = { text-move-caravans } Danach darfst du eine deiner Ressourcen gegen eine andere Art aus dem Vorrat tauschen.
card-capitalism = Kapitalismus
    .text = { text-move-caravans } Einmal pro Zug, nachdem diese Karte zurückgesetzt ist, darfst du eine andere Karte deiner Fokusreihe abhandeln, als läge sie auf Platz 1; sie wird nicht zurückgesetzt.

# Fokuskarten: Industrie

card-pottery = Keramik
    .text = { text-wonder } { text-or-city }
card-animal-husbandry = Viehzucht
    .text =
        { text-wonder } Oder baue eine Stadt bis zu { $range ->
            [one] ein Feld
           *[other] { $range } Felder
        } von einem freundlichen Feld oder von einem deiner Wagen entfernt, auf Gelände bis zu diesem Platz.
card-nationalism = Nationalismus
    .text = Errichte ein Weltwunder; deine Produktion ist die Zahl dieses Platzes, auf Platz 5 jedoch { $slot_5_production }. { text-or-city }{ text-way-over-water }
card-urbanization = Urbanisierung
    .text =
        { text-wonder } { text-or-city }{ text-way-over-water } Lege danach bis zu { $tokens ->
            [one] einen Kontrollmarker
           *[other] { $tokens } Kontrollmarker
        } neben diese Stadt, auf Gelände bis zu diesem Platz.

# Fokuskarten: Militär

card-masonry = Steinmetzkunst
    .text = { text-reinforce } Oder greife bis zu { text-attacks }; { text-combat-value }.
card-iron-working = Eisenverarbeitung
    .text = { text-reinforce } Oder greife bis zu { text-attacks }; { text-combat-value }, gegen Barbaren plus { $barbarian_bonus }.
card-mass-production = Massenproduktion
    .text = Greife bis zu { text-attacks }; der Weg dorthin darf über Wasser führen, und { text-combat-value }. Verstärke danach deine Kontrollmarker, höchstens die Zahl dieses Platzes, für jeden Angriff einen weniger.
card-flight = Luftfahrt
    .text = { text-reinforce } Oder greife bis zu { text-attacks }; Wasser, Barbaren, Stadtstaaten und rivalisierende Städte versperren den Weg dorthin nicht, und { text-combat-value }.

# Weltwunder: Kultur

card-stonehenge = Stonehenge
    .text = Legst du einen Kontrollmarker auf Hügel, darfst du weitere auf die Hügel daneben legen und von diesen aus ebenso weitermachen. Versetzen und Ersetzen zählt nicht.
card-hanging-gardens = Hängende Gärten
    .text = Am Anfang deines Zuges darfst du einen Kontrollmarker neben eine deiner Städte legen, auf Gelände bis Schwierigkeitsgrad { $amount }.
card-forbidden-city = Verbotene Stadt
    .text = Am Anfang deines Zuges darfst du einen rivalisierenden Kontrollmarker neben einem freundlichen Feld zerstören.
card-chichen-itza = Chichén Itzá
    .text = Deine Kontrollmarker dürfen auch auf leere Waldfelder, die an keine deiner Städte grenzen; die Grenze des Geländes gilt weiterhin.
card-sydney-opera-house = Opernhaus von Sydney
    .text = Auch rivalisierende Kontrollmarker machen deine Städte zu entwickelten Städten.
card-eiffel-tower = Eiffelturm
    .text = Am Anfang deines Zuges darfst du auf der Weltkarte { $amount } Kontrollmarker eines Rivalen bestimmen. Er tauscht einen davon gegen einen deiner unbenutzten aus, unverstärkt.

# Weltwunder: Wissenschaft

card-oracle = Orakel
    .text = Am Anfang deines Zuges darfst du zwei benachbarte Karten deiner Fokusreihe vertauschen.
card-pyramids = Pyramiden
    .text =
        Wenn du sie errichtest: Ersetze bis zu { $amount ->
            [one] eine Karte
           *[other] { $amount } Karten
        } der Stufe I in deiner Fokusreihe, jede durch die Karte ihrer Art mit Stufe II.
card-porcelain-tower = Porzellanturm
    .text =
        Wenn du ihn errichtest: Ersetze bis zu { $amount ->
            [one] eine Karte
           *[other] { $amount } Karten
        } deiner Fokusreihe, jede durch die Karte ihrer Art mit der nächsthöheren Stufe.
card-potala-palace = Potala-Palast
    .text = Du darfst bis zu 4 Diplomatiekarten jedes anderen Spielers haben. Wenn du ihn errichtest, darfst du dir bei den anderen insgesamt { $amount } davon aussuchen.
card-oxford-university = Universität Oxford
    .text = Ersetzt du eine Fokuskarte, die keine Wissenschaftkarte ist, darf die neue von beliebiger Art sein.
card-kremlin = Kreml
    .text = +{ $amount } Kampfwert, wenn du ein rivalisierendes Feld angreifst und mehr verstärkte Kontrollmarker auf der Weltkarte hast als der Verteidiger.

# Weltwunder: Wirtschaft

card-great-lighthouse = Großer Leuchtturm
    .text = Baust du eine Stadt, sind leere Felder am Rand der Weltkarte überall in Reichweite.
card-colossus = Koloss
    .text =
        Handelst du deine Wirtschaftkarte ab, dürfen deine Wagen { $amount ->
            [one] ein Feld weiter ziehen
           *[other] zusammen { $amount } Felder weiter ziehen, beliebig aufgeteilt
        }.
card-machu-picchu = Machu Picchu
    .text =
        Eine Karte, die du auf Platz 1 oder 2 abhandelst, zählt, als läge sie { $amount ->
            [one] einen Platz
           *[other] { $amount } Plätze
        } weiter rechts.
card-great-zimbabwe = Groß-Simbabwe
    .text = Handelsmarker, die du erhältst, darfst du auch hierher legen, höchstens { $amount }. Am Anfang deines Zuges darfst du beliebig viele davon auf Karten deiner Fokusreihe verschieben.
card-estadio-do-maracana = Estádio do Maracanã
    .text = Einmal pro Zug darfst du, bevor du eine andere Karte abhandelst, deine Wirtschaftkarte abhandeln und zurücksetzen.
card-big-ben = Big Ben
    .text = +{ $amount } Kampfwert für jeden deiner Wagen neben dem verteidigten Feld, wenn du angreifst oder verteidigst.

# Weltwunder: Militär

card-petra = Petra
    .text = { text-defence-bonus } Barbaren betreten keine Felder mit deinen Städten oder verstärkten Kontrollmarkern; sie kehren um.
card-terracotta-army = Terrakotta-Armee
    .text = { text-attack-bonus }
card-alhambra = Alhambra
    .text = { text-combat-bonus }
card-venetian-arsenal = Venezianisches Arsenal
    .text = Einmal pro Zug darfst du die Karte auf Platz 5, nachdem du sie abgehandelt hast, noch einmal abhandeln, als läge sie auf Platz 1.
card-pentagon = Pentagon
    .text = { text-attack-bonus } Jedes erlaubte Ziel auf der Weltkarte ist in Reichweite.
card-ruhr-valley = Ruhrgebiet
    .text = { text-defence-bonus }

# Stadtstaaten; .text sagt, was ihre Diplomatiekarte tut.

card-carthage = Karthago
    .text = +{ $amount } Kampfwert für jeden Stadtstaat und jede deiner Städte bis 2 Felder um das verteidigte Feld, wenn du verteidigst oder etwas anderes als Karthago angreifst.
card-kumasi = Kumasi
    .text = Handelst du deine Kultur- oder Industriekarte ab, hat Wald den Schwierigkeitsgrad { $amount }.
card-brussels = Brüssel
    .text = Weltwunder kosten dich { $amount } weniger für jede deiner entwickelten Städte.
card-seoul = Seoul
    .text = Am Anfang deines Zuges darfst du einen Barbaren auf ein angrenzendes leeres Feld versetzen, nur nicht auf Wasser.
card-geneva = Genf
    .text = Am Anfang deines Zuges darfst du eine Diplomatiekarte eines anderen Spielers zurückgeben und eine andere von ihm nehmen.
card-mohenjo-daro = Mohenjo-Daro
    .text = Legst du Kontrollmarker, ist der Schwierigkeitsgrad jedes Feldes um { $amount } niedriger.
card-buenos-aires = Buenos Aires
    .text = Ein Weltwunder kostet dich { $amount } weniger, wenn dir keines von seiner Art gehört.
card-kabul = Kabul
    .text = +{ $amount } Kampfwert, wenn du eine Stadt angreifst oder einen anderen Stadtstaat als Kabul.

# Dieselben Namen für Sätze, die den Stadtstaat und nicht seine Karte meinen

city-carthage = { card-carthage }
city-kumasi = { card-kumasi }
city-brussels = { card-brussels }
city-seoul = { card-seoul }
city-geneva = { card-geneva }
city-mohenjo-daro = { card-mohenjo-daro }
city-buenos-aires = { card-buenos-aires }
city-kabul = { card-kabul }

# Diplomatiekarten der Spieler

card-open-borders = Offene Grenzen
    .text = Die Kontrollmarker des Gebers zählen wie deine, wenn es um die Entwicklung deiner Städte geht.
card-embassy = Botschaft
    .text = Erreicht dein Wagen die Hauptstadt des Gebers, und schon dann, wenn er dir diese Karte einbringt, legt der Geber einen Handelsmarker aus dem Vorrat auf eine seiner Fokuskarten; danach nimmst du eine beliebige Ressource aus dem Vorrat.
card-joint-war = Gemeinsamer Krieg
    .text = +{ $amount } Kampfwert, wenn du angreifst, nur nicht gegen den Geber.
card-defensive-pact = Verteidigungspakt
    .text = +{ $amount } Kampfwert, wenn du verteidigst, nur nicht gegen den Geber.

# Anführer: die Zivilisation; .person ist der Anführer, .ability nennt die Fähigkeit, .text sagt, was sie tut.

leader-rome = Rom
    .person = Trajan
    .ability = Alle Wege führen nach Rom
    .text = Ein Wagen, der deine Wirtschaftkarte verlässt, darf in jeder deiner Städte starten, ob entwickelt oder nicht.
leader-america = Amerika
    .person = Teddy Roosevelt
    .ability = Roosevelt-Zusatz
    .text = Immer wenn du ein Naturwunder erhältst oder einsetzt, lege seinen Marker auf eine beliebige Karte deiner Fokusreihe. Dort darfst du ihn einmal pro Zug als Handelsmarker dieser Karte oder als seine Ressource einsetzen.
leader-aztec = Azteken
    .person = Moctezuma
    .ability = Legende der fünf Sonnen
    .text = Nachdem du deine Militärkarte zurückgesetzt hast, darfst du zwei beliebige Karten deiner Fokusreihe vertauschen, wenn du in diesem Zug einen Angriff gewonnen hast.
leader-egypt = Ägypten
    .person = Kleopatra
    .ability = Monumentbauer
    .text = Weltwunder kosten dich { $amount } weniger.
leader-france = Frankreich
    .person = Katharina von Medici
    .ability = Grand Tour
    .text = Handelst du deine Kulturkarte ab, darfst du weitere Kontrollmarker legen, je nach dem jüngsten Zeitalter deiner Weltwunder: Antike 1, Mittelalter 2, Moderne 3.
leader-japan = Japan
    .person = Hōjō Tokimune
    .ability = Göttlicher Wind
    .text = In deinem Zug haben Wüste und Berge am Wasser oder am Rand der Weltkarte den Schwierigkeitsgrad { $amount }.
leader-scythia = Skythien
    .person = Tomyris
    .ability = Volk der Steppe
    .text = +{ $amount } Kampfwert, wenn du Grasland oder Hügel angreifst oder verteidigst.
leader-sumeria = Sumer
    .person = Gilgamesch
    .ability = Epische Queste
    .text =
        Besiegst du einen Barbaren, nimmst du zusätzlich { $amount ->
            [one] eine beliebige Ressource
           *[other] { $amount } beliebige Ressourcen
        } aus dem Vorrat.

# Agenden und die Spielzielkarten, die je zwei davon zeigen

agenda-civilized = Zivilisiert
    .text = { $at_least } deiner Städte stehen auf der Weltkarte, die Hauptstadt mitgezählt.
agenda-money-grubber = Geldgierig
    .text = Dir gehören { $at_least } Weltwunder der Wirtschaft.
agenda-warmonger = Kriegstreiber
    .text = Du hast eine rivalisierende Hauptstadt besiegt, oder dir gehören { $at_least } eroberte Stadtstaaten.
agenda-paranoid = Paranoid
    .text = Dir gehören { $at_least } militärische Weltwunder.
agenda-explorer = Entdecker
    .text = Dir gehören { $at_least } Felder am Wasser oder am Rand der Weltkarte.
agenda-aesthetic = Ästhet
    .text = Dir gehören { $at_least } Weltwunder der Kultur.
agenda-technophile = Technikbegeistert
    .text = Deine Technologiescheibe hat Feld { $at_least } erreicht.
agenda-scholarly = Gebildet
    .text = Dir gehören { $at_least } Weltwunder der Wissenschaft.
agenda-populous = Bevölkerungsreich
    .text = { $at_least } deiner Städte sind entwickelt.
agenda-preservationist = Bewahrer
    .text = Dir gehören { $at_least } Naturwunder.

victory-explorer-aesthetic = { agenda-explorer } oder { agenda-aesthetic }
victory-paranoid-warmonger = { agenda-paranoid } oder { agenda-warmonger }
victory-preservationist-populous = { agenda-preservationist } oder { agenda-populous }
victory-civilized-money-grubber = { agenda-civilized } oder { agenda-money-grubber }
victory-technophile-scholarly = { agenda-technophile } oder { agenda-scholarly }

# Naturwunder

text-natural = Zählt einmal pro Zug als seine Ressource für ein Weltwunder und bleibt bei dir.
natural-torres-del-paine = Torres del Paine
    .text = { text-natural }
natural-cliffs-of-dover = Klippen von Dover
    .text = { text-natural }
natural-mt-everest = Mount Everest
    .text = { text-natural }
natural-crater-lake = Crater Lake
    .text = { text-natural }
natural-grand-mesa = Grand Mesa
    .text = { text-natural }
natural-galapagos-islands = Galapagos-Inseln
    .text = { text-natural }
natural-mt-kilimanjaro = Kilimandscharo
    .text = { text-natural }
natural-pantanal = Pantanal
    .text = { text-natural }

# Ressourcen und Gelände

resource-marble = Marmor
resource-mercury = Quecksilber
resource-oil = Öl
resource-diamonds = Diamanten

terrain-grassland = Grasland
terrain-hills = Hügel
terrain-forest = Wald
terrain-desert = Wüste
terrain-mountains = Berge
terrain-water = Wasser
terrain-wonder = Feld mit Naturwunder

# Arten von Fokuskarten, Weltwundern und Stadtstaaten; .text sagt, was eine solche Fokuskarte tut, .trade, was ein
# Handelsmarker auf ihr bewirkt, .wonder, wie ein Weltwunder dieser Art heißt.

focus-culture = Kultur
    .text = Lege Kontrollmarker: Sie machen Land zu deinem und sammeln Ressourcen und Naturwunder ein.
    .trade = Ein Kontrollmarker mehr
    .wonder = Weltwunder der Kultur
focus-science = Wissenschaft
    .text = Drehe deine Technologiescheibe weiter und tausche deine Karten gegen bessere.
    .trade = Ein Feld mehr auf der Technologiescheibe
    .wonder = Weltwunder der Wissenschaft
focus-economy = Wirtschaft
    .text = Schicke Wagen in Stadtstaaten und rivalisierende Städte, um Handelsmarker und Diplomatiekarten zu holen.
    .trade = Ein Feld mehr für jeden Wagen
    .wonder = Weltwunder der Wirtschaft
focus-industry = Industrie
    .text = Errichte ein Weltwunder oder baue eine Stadt.
    .trade = 1 Produktion mehr für ein Weltwunder
focus-military = Militär
    .text = Verstärke deine Kontrollmarker oder greife an.
    .trade = 1 Kampfwert mehr, im Angriff wie in der Verteidigung
    .wonder = Militärisches Weltwunder

# Stufen, Zeitalter, Farben

level-1 = I
level-2 = II
level-3 = III
level-4 = IV

age-ancient = Antike
    .wonder = Antikes Weltwunder
age-medieval = Mittelalter
    .wonder = Mittelalterliches Weltwunder
age-modern = Moderne
    .wonder = Modernes Weltwunder

colour-blue = Blau
colour-red = Rot
colour-orange = Orange
colour-green = Grün

# Die Weltkarte: Teile, Richtungen

tile-tile-01 = Teil 1
tile-tile-02 = Teil 2
tile-tile-03 = Teil 3
tile-tile-04 = Teil 4
tile-tile-05 = Teil 5
tile-tile-06 = Teil 6
tile-tile-07 = Teil 7
tile-tile-08 = Teil 8
tile-tile-09 = Teil 9
tile-tile-10 = Teil 10
tile-tile-11 = Teil 11
tile-tile-12 = Teil 12
tile-tile-13 = Teil 13
tile-tile-14 = Teil 14
tile-tile-15 = Teil 15
tile-tile-16 = Teil 16
tile-side = Teil { $number }, Seite { $side }
side-a = A
side-b = B

direction-e = Osten
direction-se = Südosten
direction-sw = Südwesten
direction-w = Westen
direction-nw = Nordwesten
direction-ne = Nordosten

# Die Ereignisscheibe; .text sagt, was ihre Bereiche bewirken.

section-spawn = Barbaren kehren zurück
    .text = Jeder besiegte Barbar kehrt auf das Feld mit seinem Buchstaben zurück, wenn es leer ist; Wagen dort hindern ihn nicht und werden zerstört.
section-blank = Nichts
    .text = Nichts geschieht.
section-move = Barbaren ziehen
    .text = Ein Würfel bestimmt die Richtung: Alle Barbaren ziehen ein Feld dorthin und schaden dem, was sie antreffen.
section-trade = Handel
    .text = Alle bekommen für jede ihrer entwickelten Städte einen Handelsmarker und legen ihn auf eine beliebige Karte ihrer Fokusreihe.

# Figuren und Marker

piece-capital = Hauptstadt
piece-city = Stadt
piece-caravan = Wagen
piece-control-token = Kontrollmarker
piece-reinforced-token = Verstärkter Kontrollmarker
piece-trade-token = Handelsmarker
piece-wonder-token = Weltwunder-Marker
piece-water-token = Wassermarker
piece-resource-token = Ressourcenmarker
piece-natural-wonder-token = Naturwunder-Marker
piece-city-state-token = Stadtstaat-Marker
piece-barbarian = Barbar

barbarian-A = Barbar A
barbarian-B = Barbar B
barbarian-C = Barbar C
barbarian-D = Barbar D
barbarian-E = Barbar E
barbarian-F = Barbar F
barbarian-G = Barbar G
barbarian-H = Barbar H
barbarian-I = Barbar I

# Woher eine Angabe stammt

source-rulebook = Spielregel
    .text = Steht so in der Spielregel oder ist dort abgebildet.
source-public = Anderswo veröffentlicht
    .text = Bekannt aus anderen Veröffentlichungen über das Spiel.
source-reconstructed = Rekonstruiert
    .text = Unbekannt; so gewählt, dass es zu allem Bekannten passt. Wer das Spiel besitzt, kann es berichtigen.

# Optionen einer Partie

option-map = Weltkarte
    .text = Entweder liegt die Weltkarte für die erste Partie schon aus, oder ihr baut sie selbst: jeder drei Teile um einen Kern aus vier.
option-map-first-game = Karte für die erste Partie
option-map-advanced = Von den Spielern gebaut
option-choose-colours = Farben wählen
    .text = Alle wählen ihre Farbe, einer nach dem anderen. Sonst werden die Farben der Reihe nach verteilt. Für das Spiel macht es keinen Unterschied.
option-epic = Episches Spiel
    .text = Vier Spielzielkarten statt drei: ein längeres Spiel, in dem alle auf jeder der vier eine Agenda brauchen.

# Zeilen der Wertung, und warum das Spiel zu Ende ist

score-agendas = Spielzielkarten mit erfüllter Agenda
score-wonders = Weltwunder (bei Gleichstand)
score-spaces = Freundliche Felder (bei weiterem Gleichstand)

reason-agendas = Auf jeder Spielzielkarte ist eine Agenda erfüllt.
reason-round-limit = Die letzte Runde ist gespielt, ohne dass jemand auf jeder Spielzielkarte eine Agenda erfüllt hat.

## Zweiter Teil: Fragen, Antworten, Ereignisse, Ablehnungen und der Tisch im Terminal
