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
text-upgraded =
    { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    }{ $up_to ->
        [one] {" "}der Stufe I
        [2] {" "}der Stufen I und II
       *[other] {""}
    } in deiner Fokusreihe, jede durch die Karte ihrer Art mit der nächsthöheren Stufe.

# Fokuskarten: Kultur

card-early-empire = Frühes Reich
    .text = { text-place-control }
card-drama-and-poetry = Schauspiel und Dichtung
    .text = { text-place-control } Danach darfst du einen deiner Kontrollmarker auf ein angrenzendes leeres Feld versetzen, gleich welches Gelände, nur nicht auf Wasser.
card-civil-service = Öffentlicher Dienst
    .text =
        { text-place-control } Danach darfst du { $more_tokens ->
            [one] einen weiteren
           *[other] bis zu { $more_tokens } weitere
        } neben ein beliebiges freundliches Feld legen, auf Gelände bis zu diesem Platz.
card-mass-media = Massenmedien
    .text = { text-place-control } Danach darfst du einen rivalisierenden Kontrollmarker wählen, höchstens { $range } Felder von einem freundlichen Feld entfernt: Ersetze ihn durch einen deiner unverstärkten oder drehe ihn, wenn er verstärkt ist, auf die unverstärkte Seite.

# Fokuskarten: Wissenschaft

card-astrology = Astrologie
    .text = { text-advance }
card-mathematics = Mathematik
    .text =
        Lege { $trade ->
            [one] einen Handelsmarker
           *[other] { $trade } Handelsmarker
        } aus dem Vorrat auf eine beliebige Karte deiner Fokusreihe. { text-then-advance }
card-replaceable-parts = Normbauteile
    .text = Nimm eine Ressource aus dem Vorrat, von einer Art, die du nicht hast. { text-then-advance }
card-nuclear-power = Kernenergie
    .text = Auf Platz { $slot } darfst du ein Feld wählen: Dort und auf allen angrenzenden Feldern werden unverstärkte Kontrollmarker zerstört und verstärkte umgedreht, auch deine eigenen. { text-then-advance }

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
    .text = Greife bis zu { text-attacks }; der Weg dorthin darf über Wasser führen, und { text-combat-value }, gegen Barbaren plus { $barbarian_bonus }. Verstärke danach deine Kontrollmarker, höchstens die Zahl dieses Platzes, für jeden Angriff einen weniger.
card-flight = Luftfahrt
    .text = { text-reinforce } Oder greife bis zu { text-attacks }; Wasser, Barbaren, Stadtstaaten und rivalisierende Städte versperren den Weg dorthin nicht, und { text-combat-value }, gegen Barbaren plus { $barbarian_bonus }.

# Weltwunder: Kultur

card-stonehenge = Stonehenge
    .text = Legst du einen Kontrollmarker auf Hügel, darfst du weitere auf die Hügel daneben legen und von diesen aus ebenso weitermachen. Versetzen und Ersetzen zählt nicht.
card-hanging-gardens = Hängende Gärten
    .text =
        Am Anfang deines Zuges darfst du { $tokens ->
            [one] einen Kontrollmarker
           *[other] bis zu { $tokens } Kontrollmarker
        } neben eine deiner Städte legen, auf Gelände bis Schwierigkeitsgrad { $amount }.
card-forbidden-city = Verbotene Stadt
    .text = Am Anfang deines Zuges darfst du einen rivalisierenden Kontrollmarker neben einem freundlichen Feld zerstören.
card-chichen-itza = Chichén Itzá
    .text = Deine Kontrollmarker dürfen auch auf leere Waldfelder, die an keine deiner Städte grenzen; die Grenze des Geländes gilt weiterhin.
card-sydney-opera-house = Opernhaus von Sydney
    .text = Auch rivalisierende Kontrollmarker machen deine Städte zu entwickelten Städten.
card-eiffel-tower = Eiffelturm
    .text = Am Anfang deines Zuges darfst du auf der Weltkarte zwei Kontrollmarker eines Rivalen bestimmen. Er tauscht einen davon gegen einen deiner unbenutzten aus, unverstärkt.

# Weltwunder: Wissenschaft

card-oracle = Orakel
    .text = Am Anfang deines Zuges darfst du zwei benachbarte Karten deiner Fokusreihe vertauschen.
card-pyramids = Pyramiden
    .text = Wenn du sie errichtest: Ersetze bis zu { text-upgraded }
card-porcelain-tower = Porzellanturm
    .text = Wenn du ihn errichtest: Ersetze bis zu { text-upgraded }
card-potala-palace = Potala-Palast
    .text = Du darfst bis zu { $up_to } Diplomatiekarten jedes anderen Spielers haben. Wenn du ihn errichtest, darfst du dir bei den anderen insgesamt { $amount } davon aussuchen.
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
        Eine Karte, die du auf Platz 1 oder { $up_to } abhandelst, zählt, als läge sie { $amount ->
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
    .text = +{ $amount } Kampfwert für jeden Stadtstaat und jede deiner Städte bis { $range } Felder um das verteidigte Feld, wenn du verteidigst oder etwas anderes als Karthago angreifst.
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
    .text =
        Erreicht dein Wagen die Hauptstadt des Gebers, und schon dann, wenn er dir diese Karte einbringt, legt der Geber { $amount ->
            [one] einen Handelsmarker
           *[other] { $amount } Handelsmarker
        } aus dem Vorrat auf eine seiner Fokuskarten; danach nimmst du eine beliebige Ressource aus dem Vorrat.
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
agenda-populous = Bevölkerungs­reich
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

setting-map = Weltkarte
    .text = Entweder liegt die Weltkarte für die erste Partie schon aus, oder ihr baut sie selbst: jeder drei Teile um einen Kern aus vier.
setting-map-first-game = Karte für die erste Partie
setting-map-advanced = Von den Spielern gebaut
setting-choose-colours = Farben wählen
    .text = Alle wählen ihre Farbe, einer nach dem anderen. Sonst werden die Farben der Reihe nach verteilt. Für das Spiel macht es keinen Unterschied.
setting-epic = Episches Spiel
    .text = Vier Spielzielkarten statt drei: ein längeres Spiel, in dem alle auf jeder der vier eine Agenda brauchen.
setting-repeat-capital = Hauptstädte erneut angreifen
    .text = Eine besiegte Hauptstadt darf im selben Zug noch einmal angegriffen werden. Sonst nur nach einem erfolglosen Angriff.

# Zeilen der Wertung, und warum das Spiel zu Ende ist

score-agendas = Spielzielkarten mit erfüllter Agenda
score-wonders = Weltwunder (bei Gleichstand)
score-spaces = Freundliche Felder (bei weiterem Gleichstand)

reason-agendas = Auf jeder Spielzielkarte ist eine Agenda erfüllt.
reason-round-limit = Die letzte Runde ist gespielt, ohne dass jemand auf jeder Spielzielkarte eine Agenda erfüllt hat.

## Zweiter Teil: Fragen, Antworten, Ereignisse, Ablehnungen und der Tisch im Terminal

# Ein Feld heißt nach seinem Gelände oder dem, was darauf gedruckt ist, und nach Spalte und Zeile am Rand: Wald G7.

place = { $by ->
    [city] { $by_city } { $at }
    [natural] { $by_natural } { $at }
    [itself] { $land }
   *[other] { $land } { $at }
}

land-grassland = Grasland
land-hills = Hügel
land-forest = Wald
land-desert = Wüste
land-mountains = Berge
land-water = Wasser
land-wonder = Naturwunder

# Wie weit ein Platz reicht

limit-1 = Grasland
limit-2 = Hügel
limit-3 = Wald
limit-4 = Wüste
limit-5 = Berge

# Was auf einem Feld steht

target-capital = Hauptstadt
target-city = Stadt
target-control-token = Kontrollmarker
target-reinforced-token = verstärkter Kontrollmarker

# Was ein ausgegebener Handelsmarker bringt

gain-culture = einen Kontrollmarker mehr
gain-science = ein Feld mehr auf der Technologiescheibe
gain-economy = ein Feld mehr für jeden Wagen

# Was ein Teil der Weltkarte zeigt

kind-plain = Land
kind-capital = Hauptstadt
kind-natural-wonder = Naturwunder
kind-city-state = Stadtstaat

## Fragen

# Aufbau

ask-choose-colour = Welche Farbe nimmst du?
ask-place-tile = Welches deiner Teile legst du als nächstes? { $count ->
    [one] Es ist dein letztes.
   *[other] Du hast { $count }.
}
ask-choose-side = Teil { $tile }: Welche Seite liegt oben?
ask-choose-rotation = Teil { $tile }, Seite { $side }: Wie weit drehst du es?
ask-choose-position = Teil { $tile }, Seite { $side }: Wo liegt sein erstes Feld?
ask-choose-capital = Wo gründest du deine Hauptstadt?

# Ein Zug

ask-start-of-turn = Dein Zug beginnt. Was nutzt du zuerst?
ask-choose-focus = Welche Karte deiner Fokusreihe handelst du ab?
ask-resolve-again = Venezianisches Arsenal: Handelst du { $card } noch einmal ab, wie auf Platz 1?
ask-economy-first = Estádio do Maracanã: Handelst du vor { $card } deine Wirtschaftkarte ab?
ask-capitalism = Kapitalismus: Welche andere Karte handelst du ab, wie auf Platz 1?
ask-spend-trade = { $card }: Wie viele Handelsmarker gibst du aus? Jeder bringt { $gain }.
ask-gain-trade = { $count ->
    [one] Auf welche Karte legst du den Handelsmarker?
   *[other] Auf welche Karte legst du den ersten von { $count } Handelsmarkern?
}
ask-gain-trade-of = { $count ->
    [one] Wohin legst du den Handelsmarker für { $focus }?
   *[other] Wohin legst du den ersten von { $count } Handelsmarkern für { $focus }?
}
ask-gain-resource = { $card }: Welche Ressource nimmst du?
ask-gain-resource-leader = { $leader }: Welche Ressource nimmst du für den besiegten Barbaren?

# Kultur

ask-place-control = Wohin legst du einen Kontrollmarker? { $count ->
    [one] Es ist der letzte,
   *[other] Bis zu { $count },
} neben deine Städte, Gelände bis { $limit }.
ask-place-control-friendly = Wohin legst du noch einen Kontrollmarker? Neben ein beliebiges freundliches Feld, Gelände bis { $limit }.
ask-place-control-near = Neue Stadt, { place }: Wohin legst du daneben einen Kontrollmarker? { $count ->
    [one] Es ist der letzte,
   *[other] Bis zu { $count },
} Gelände bis { $limit }.
ask-take-back = Du hast keinen unbenutzten Kontrollmarker. Welchen nimmst du von der Weltkarte zurück?
ask-stonehenge = Stonehenge: Legst du einen Kontrollmarker auf Hügel neben { place }?
ask-move-control = Welchen deiner Kontrollmarker versetzt du?
ask-move-control-to = Kontrollmarker, { place }: Wohin versetzt du ihn?
ask-convert-token = Massenmedien: Welchen rivalisierenden Kontrollmarker ersetzt du oder drehst du um?
ask-free-token = Du brauchst einen Kontrollmarker: { place }. Welchen nimmst du zurück?

# Wissenschaft

ask-nuke = Kernenergie: Welches Feld triffst du? Alle Felder daneben sind auch betroffen.
ask-advance-dial = Drehst du deine Technologiescheibe um { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} weiter? Sie steht auf { $dial }.
ask-take-focus-card = Welche Karte der Stufe { $level } nimmst du?
ask-replace-card = Welche Karte ersetzt du durch { $card }?
ask-drop-caravan = Du hast zu viele Wagen. Welchen nimmst du von der Weltkarte?

# Wirtschaft

ask-choose-caravan = Welcher Wagen zieht als nächster? Jeder zieht bis zu { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} weit.
ask-move-caravan = Wagen, { place }: Wohin zieht er? Bis zu { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} weit.
ask-take-pact = Welche Diplomatiekarte von { $other_seat } nimmst du?
ask-exchange-pact = Du hast { $card } von { $other_seat }. Gegen welche Karte tauschst du?
ask-take-envoy = Nimmst du eine Diplomatiekarte von { $city }?
ask-exchange-resource = Dampfkraft: Welche Ressource tauschst du?
ask-exchange-resource-for = Was nimmst du für { $resource }?

# Industrie

ask-industry = Was baust du? Die Karte gibt { $production } Produktion.
ask-pay-wonder = { $card } kostet { $cost }, du hast { $paid }. Was gibst du aus?
ask-house-wonder = { $card } ist gebaut: In welche deiner Städte kommt das Weltwunder?

# Militär

ask-campaign = Greifst du an ({ $count ->
    [one] ein Angriff
   *[other] bis zu { $count } Angriffe
}) oder verstärkst du ({ $slot ->
    [one] einen Kontrollmarker
   *[other] bis zu { $slot } Kontrollmarker
})?
ask-campaign-attack = Wen greifst du an? { $count ->
    [0] Kein Angriff ist übrig.
    [one] Ein Angriff ist übrig.
   *[other] { $count } Angriffe sind übrig.
}
ask-reinforce = Welchen Kontrollmarker verstärkst du? { $count ->
    [one] Noch einen.
   *[other] Noch bis zu { $count }.
}
ask-attacker-spends = Dein Angriff steht { $attack } gegen { $defence }. Wie viele Handelsmarker gibst du aus, je 1?
ask-defender-spends = { $other_seat } greift an: { place }, { $attack } gegen { $defence }. Wie viele Handelsmarker gibst du aus, je 1?
ask-conquer-or-liberate = { $city } ist besiegt. Eroberst oder befreist du den Stadtstaat?
ask-loot-trade = Welchen Handelsmarker nimmst du von { $other_seat }? { $count ->
    [one] Noch einen.
   *[other] Bis zu { $count }.
}
ask-lay-city-state = Auf welche Karte legst du den Marker von { $city }?

# Weltwunder, Anführer, Diplomatie

ask-forbidden-city = Verbotene Stadt: Welchen rivalisierenden Kontrollmarker zerstörst du?
ask-eiffel-tower = Eiffelturm: Welchen Kontrollmarker bestimmst du als ersten?
ask-eiffel-tower-second = Eiffelturm: Welchen Kontrollmarker von { $other_seat } bestimmst du noch, außer { place }?
ask-give-up-token = Eiffelturm von { $other_seat }: Welcher deiner beiden Kontrollmarker wird ersetzt?
ask-oracle = Orakel: Welche benachbarten Karten vertauschst du?
ask-five-suns = Legende der fünf Sonnen: Welche zwei Karten vertauschst du?
ask-release-trade = Groß-Simbabwe: Auf welche Karte legst du einen Handelsmarker? { $count ->
    [one] Einer liegt noch hier.
   *[other] { $count } liegen noch hier.
}
ask-drive-barbarian = Seoul: Welchen Barbaren versetzt du?
ask-drive-barbarian-to = Seoul: Wohin versetzt du { $barbarian }?
ask-upgrade-cards = Welche Karte ersetzt du durch die nächste Stufe? { $count ->
    [one] Noch eine.
   *[other] Bis zu { $count }.
}
ask-take-pacts = Potala-Palast: Welche Diplomatiekarte nimmst du? { $count ->
    [one] Noch eine.
   *[other] Bis zu { $count }.
}
ask-return-surplus = Ohne den Potala-Palast darfst du von jedem eine Karte haben. Welche gibst du zurück?
ask-swap-pact = Genf: Welche Diplomatiekarte gibst du zurück?
ask-swap-pact-for = Genf: Welche Karte von { $other_seat } nimmst du für { $card }?
ask-move-natural = Amerika: { $natural } zählt als Handelsmarker. Auf welche Karte legst du den Marker?

# Ereignisse

ask-lose-trade = Barbaren plündern deine Hauptstadt. Welchen Handelsmarker legst du ab? { $count ->
    [one] Noch einen.
   *[other] Insgesamt { $count }.
}

## Was die anderen erfahren, während jemand entscheidet

wait-choose-colour = { $seat } wählt eine Farbe.
wait-place-tile = { $seat } wählt ein Teil der Weltkarte.
wait-choose-capital = { $seat } wählt den Ort der Hauptstadt.
wait-start-of-turn = { $seat } beginnt den Zug.
wait-choose-focus = { $seat } wählt eine Fokuskarte.
wait-resolve-again = { $seat } entscheidet, ob { $card } noch einmal abgehandelt wird.
wait-economy-first = { $seat } entscheidet, ob zuerst die Wirtschaftkarte abgehandelt wird.
wait-capitalism = { $seat } entscheidet, ob eine weitere Karte abgehandelt wird.
wait-spend-trade = { $seat } entscheidet, wie viele Handelsmarker für { $card } ausgegeben werden.
wait-gain-trade = { $seat } legt einen Handelsmarker auf eine Karte.
wait-gain-trade-of = { $seat } legt einen Handelsmarker auf eine Karte.
wait-gain-resource = { $seat } wählt eine Ressource.
wait-gain-resource-leader = { $seat } wählt eine Ressource.
wait-place-control = { $seat } legt einen Kontrollmarker.
wait-place-control-friendly = { $seat } legt einen Kontrollmarker.
wait-place-control-near = { $seat } legt einen Kontrollmarker neben die neue Stadt.
wait-take-back = { $seat } wählt einen Kontrollmarker zum Zurücknehmen.
wait-stonehenge = { $seat } legt Kontrollmarker auf Hügel (Stonehenge).
wait-move-control = { $seat } wählt einen Kontrollmarker zum Versetzen.
wait-convert-token = { $seat } wählt einen rivalisierenden Kontrollmarker (Massenmedien).
wait-free-token = { $seat } wählt einen Kontrollmarker zum Zurücknehmen.
wait-nuke = { $seat } wählt ein Feld (Kernenergie).
wait-advance-dial = { $seat } entscheidet über die Technologiescheibe.
wait-take-focus-card = { $seat } wählt eine Karte der Stufe { $level }.
wait-drop-caravan = { $seat } nimmt einen Wagen von der Weltkarte.
wait-choose-caravan = { $seat } wählt einen Wagen.
wait-move-caravan = { $seat } zieht mit einem Wagen: { place }.
wait-take-pact = { $seat } wählt eine Diplomatiekarte von { $other_seat }.
wait-exchange-pact = { $seat } wählt eine Diplomatiekarte von { $other_seat }.
wait-take-envoy = { $seat } entscheidet über die Diplomatiekarte von { $city }.
wait-exchange-resource = { $seat } entscheidet über einen Tausch von Ressourcen.
wait-industry = { $seat } entscheidet, was gebaut wird.
wait-house-wonder = { $seat } wählt eine Stadt für { $card }.
wait-campaign = { $seat } entscheidet über Angriff oder Verstärkung.
wait-campaign-attack = { $seat } entscheidet über einen Angriff.
wait-reinforce = { $seat } verstärkt Kontrollmarker.
wait-attacker-spends = { $seat } greift an, { $attack } gegen { $defence }, und kann Handelsmarker ausgeben.
wait-defender-spends = { $seat } verteidigt { place }, { $attack } gegen { $defence }, und kann Handelsmarker ausgeben.
wait-conquer-or-liberate = { $seat } entscheidet, ob { $city } erobert oder befreit wird.
wait-loot-trade = { $seat } nimmt Handelsmarker von { $other_seat }.
wait-lay-city-state = { $seat } wählt eine Karte für den Marker von { $city }.
wait-forbidden-city = { $seat } wählt einen Kontrollmarker zum Zerstören (Verbotene Stadt).
wait-eiffel-tower = { $seat } bestimmt Kontrollmarker (Eiffelturm).
wait-give-up-token = { $seat } entscheidet, welchen Kontrollmarker { $other_seat } ersetzt (Eiffelturm).
wait-oracle = { $seat } entscheidet, welche Karten vertauscht werden (Orakel).
wait-five-suns = { $seat } entscheidet, welche Karten vertauscht werden.
wait-release-trade = { $seat } verschiebt Handelsmarker von Groß-Simbabwe.
wait-drive-barbarian = { $seat } entscheidet, welcher Barbar versetzt wird (Seoul).
wait-upgrade-cards = { $seat } wählt eine Karte, die durch die nächste Stufe ersetzt wird.
wait-take-pacts = { $seat } wählt Diplomatiekarten (Potala-Palast).
wait-return-surplus = { $seat } wählt eine Diplomatiekarte zum Zurückgeben.
wait-swap-pact = { $seat } entscheidet, welche Diplomatiekarte zurückgeht (Genf).
wait-move-natural = { $seat } wählt eine Karte für { $natural }.
wait-lose-trade = { $seat } legt Handelsmarker ab.

## Wo die Partie steht

stage-setup = Aufbau
    .phase = Aufbau
stage-map = Bau der Weltkarte
    .phase = Bau der Weltkarte
stage-turn = Runde { $round }: { $seat }
    .phase = Züge
stage-event = Runde { $round }: Ereignis
    .phase = Ereignisse
stage-over = Beendet

## Antworten

do-stop = Aufhören
do-on-tile = Auf Teil { $tile }
do-on-water-tokens = Auf einem Wassermarker

# Aufbau

do-colour = { $colour }
do-tile = Teil { $tile } ({ $kind })
do-side = Seite { $side }
do-side-natural = Seite { $side }: { $natural }
do-side-city-state = Seite { $side }: { $city }
do-side-capital = Seite { $side }: Hauptstadt, { $land }
do-rotation = { $degrees ->
    [0] Nicht gedreht
   *[other] Im Uhrzeigersinn um { $degrees }° gedreht
}
do-at = Zeile { $row }, Spalte { $column }: berührt { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
do-capital = Teil { $tile }: { place }

# Ein Zug

do-use = { $card } nutzen
do-go-on = Weiter zur Fokuskarte
do-focus = { $card } auf Platz { $slot }{ $trade ->
    [0] {""}
    [one] , ein Handelsmarker
   *[other] , { $trade } Handelsmarker
}
do-again = { $card } noch einmal abhandeln
do-economy-first = Zuerst { $card }
do-also = { $card } abhandeln
do-spend = { $trade ->
    [0] { $tokens ->
        [0] Keinen
        [one] Einen Stadtstaat-Marker
       *[other] { $tokens } Stadtstaat-Marker
    }
    [one] { $tokens ->
        [0] Einen
        [one] Einen, dazu einen Stadtstaat-Marker
       *[other] Einen, dazu { $tokens } Stadtstaat-Marker
    }
   *[other] { $tokens ->
        [0] { $trade }
        [one] { $trade }, dazu einen Stadtstaat-Marker
       *[other] { $trade }, dazu { $tokens } Stadtstaat-Marker
    }
}
do-use-natural = { $natural } als Handelsmarker einsetzen
do-trade = { $card }: { $full ->
    [true] voll, der Marker geht verloren
   *[false] bisher { $count } von { $limit }
}
do-store = { $card }
do-gain = { $resource }
do-give = { $resource } abgeben
do-lay = { $card }

# Kultur

do-place = Auf { place }
do-place-resource = Auf { place }: { $resource } nehmen
do-place-natural = Auf { place }: { $natural } nehmen
do-place-wonder = Auf { place }: { $card } nehmen
do-place-no-more = Keinen mehr legen
do-take-back = Zurücknehmen: { place }
do-do-without = Darauf verzichten
do-move = Versetzen: { place }
do-to = Auf { place }
do-convert = { $seat }, { $target }: { place }

# Wissenschaft

do-nuke = Auf { place }: trifft { $others ->
    [0] keinen rivalisierenden Marker
    [one] einen rivalisierenden Marker
   *[other] { $others } rivalisierende Marker
}, { $own ->
    [0] keinen
    [one] einen
   *[other] { $own }
} von dir
do-advance = Um { $spaces } weiterdrehen, auf { $to }
do-stay = Nicht weiterdrehen
do-take-card = { $card } statt { $card2 }
do-take-card-for-any = { $card } statt einer Karte deiner Wahl
do-replace = { $card }
do-drop = Wagen: { place }

# Wirtschaft

do-caravan = Wagen: { place }
do-send = Neuer Wagen, { $target }: { place }
do-move-no-more = Keinen Wagen mehr ziehen
do-go = Auf { place }
do-go-barbarian = Auf { place }, besiegt: { $barbarian }
do-arrive = Ankunft in einer Stadt von { $seat }: { place }
do-arrive-city-state = Ankunft in { $city } { $at }: Handelsmarker für { $focus }
do-stay-there = Dort bleiben
do-take-pact = { $card } von { $seat }
do-return-pact = { $card } von { $seat } zurückgeben
do-envoy = Karte von { $city } nehmen

# Industrie

do-wonder = { $card } für { $cost }
do-city = Stadt: { place }
do-build-nothing = Nichts bauen
do-build = { $card } errichten
do-pay-resource = { $resource } ausgeben (+{ $count })
do-pay-natural = { $natural } einsetzen (+{ $count })
do-pay-trade = Einen Handelsmarker ausgeben (+{ $count })
do-pay-token = Einen Stadtstaat-Marker ausgeben (+{ $count })
do-under = Stadt: { place }

# Militär

do-attack = Angriff auf { $seat }, { $target }, { place }: { $attack } + Würfel gegen { $defence } + Würfel
do-attack-barbarian = Angriff auf { $barbarian }, { place }: { $attack } + Würfel gegen { $defence } + Würfel
do-attack-city-state = Angriff auf { $city } { $at }: { $attack } + Würfel gegen { $defence } + Würfel
do-attack-no-more = Keine Angriffe mehr
do-reinforce = Verstärken: { place }
do-reinforce-no-more = Keinen mehr verstärken
do-conquer = { $city } erobern: eine Stadt von dir und der Marker
do-liberate = { $city } befreien: Der Stadtstaat entsteht wieder, du nimmst eine seiner Diplomatiekarten
do-loot = Von „{ $card }“

# Weltwunder und Ereignisse

do-destroy = { $seat }, { $target }: { place }
do-choose-token = { $seat }, { $target }: { place }
do-give-up = Ersetzt wird: { place }
do-swap = { $card } tauschen
do-with = Mit „{ $card }“
do-release = { $card }
do-drive = { $barbarian }: { place }
do-upgrade = { $card }: { $card2 } nehmen
do-discard = Von „{ $card }“

## Was geschehen ist

event-leads = { $seat } führt an: { $leader }.
    .you = Du führst an: { $leader }.
event-colour-taken = { $seat } spielt { $colour }.
    .you = Du spielst { $colour }.
event-core-laid = Der Kern der Weltkarte: Teile { $tiles }, Seite { $side }.
event-tile-laid = { $seat } legt Teil { $tile }, Seite { $side }.
    .you = Du legst Teil { $tile }, Seite { $side }.
event-hole-filled = { $count ->
    [one] Ein Loch in der Weltkarte wird Wasser.
   *[other] Löcher in der Weltkarte werden Wasser: { $count } Felder.
}
event-capital-founded = { $seat } gründet die Hauptstadt: { place }.
    .you = Du gründest die Hauptstadt: { place }.
event-first-player = { $seat } beginnt das Spiel.
    .you = Du beginnst das Spiel.
event-wonder-revealed = Neues Weltwunder: { $card }.

event-round-begins = Runde { $round }.
    .banner = Runde { $round }
event-turn-begins = { $seat } ist am Zug.
    .you = Du bist am Zug.
event-focus = { $seat } handelt { $card } auf Platz { $slot } ab.
    .you = Du handelst { $card } auf Platz { $slot } ab.
event-uses = { $seat } nutzt: { $card }.
    .you = Du nutzt: { $card }.
event-trade-spent = { $seat } gibt { $count ->
    [one] einen Handelsmarker
   *[other] { $count } Handelsmarker
} von { $card } aus.
    .you = Du gibst { $count ->
        [one] einen Handelsmarker
       *[other] { $count } Handelsmarker
    } von { $card } aus.
event-trade-gained = { $seat } legt einen Handelsmarker auf { $card }.
    .you = Du legst einen Handelsmarker auf { $card }.
event-trade-lost = { $seat } verliert einen Handelsmarker: { $card } ist voll.
    .you = Du verlierst einen Handelsmarker: { $card } ist voll.
event-trade-stored = { $seat } legt einen Handelsmarker auf { $card }.
    .you = Du legst einen Handelsmarker auf { $card }.
event-resource-gained = { $seat } erhält { $resource }.
    .you = Du erhältst { $resource }.
event-resource-given = { $seat } gibt { $resource } zurück.
    .you = Du gibst { $resource } zurück.
event-resource-spent = { $seat } gibt { $resource } aus.
    .you = Du gibst { $resource } aus.
event-natural-gained = { $seat } erhält { $natural }.
    .you = Du erhältst { $natural }.
event-natural-lost = { $seat } verliert { $natural }.
    .you = Du verlierst { $natural }.
event-natural-used = { $seat } setzt { $natural } ein.
    .you = Du setzt { $natural } ein.
event-natural-laid = { $seat } legt { $natural } auf { $card }.
    .you = Du legst { $natural } auf { $card }.
event-cards-swapped = { $seat } vertauscht { $card } und { $card2 }.
    .you = Du vertauschst { $card } und { $card2 }.

event-placed = { $seat } legt einen Kontrollmarker auf { place }.
    .you = Du legst einen Kontrollmarker auf { place }.
event-took-back = { $seat } nimmt einen Kontrollmarker zurück: { place }.
    .you = Du nimmst einen Kontrollmarker zurück: { place }.
event-moved-control = { $seat } versetzt einen Kontrollmarker auf { place }.
    .you = Du versetzt einen Kontrollmarker auf { place }.
event-converted = { $seat } ersetzt einen Kontrollmarker von { $other_seat }: { place }.
    .you = Du ersetzt einen Kontrollmarker von { $other_seat }: { place }.
    .to-you = { $seat } ersetzt deinen Kontrollmarker: { place }.
event-weakened = { $seat } dreht einen verstärkten Kontrollmarker von { $other_seat } um: { place }.
    .you = Du drehst einen verstärkten Kontrollmarker von { $other_seat } um: { place }.
    .to-you = { $seat } dreht deinen verstärkten Kontrollmarker um: { place }.
event-control-destroyed = { $seat } verliert einen Kontrollmarker: { place }.
    .you = Du verlierst einen Kontrollmarker: { place }.

event-nuked = { $seat } trifft { place } und alle Felder daneben.
    .you = Du triffst { place } und alle Felder daneben.
event-advanced = { $seat } dreht die Technologiescheibe um { $spaces } weiter, auf { $dial }.
    .you = Du drehst die Technologiescheibe um { $spaces } weiter, auf { $dial }.
event-card-replaced = { $seat } nimmt { $card } statt { $card2 }.
    .you = Du nimmst { $card } statt { $card2 }.

event-caravan-moved = { $seat } zieht einen Wagen auf { place }.
    .you = Du ziehst einen Wagen auf { place }.
event-caravan-destroyed = { $seat } verliert einen Wagen: { place }.
    .you = Du verlierst einen Wagen: { place }.
event-caravan-home = { $seat } nimmt einen Wagen auf die Wirtschaftkarte zurück: { place }.
    .you = Du nimmst einen Wagen auf die Wirtschaftkarte zurück: { place }.
event-arrived = { $seat } handelt in einer Stadt von { $other_seat }.
    .you = Du handelst in einer Stadt von { $other_seat }.
    .to-you = { $seat } handelt in einer deiner Städte.
event-arrived-city-state = { $seat } handelt in { $city }.
    .you = Du handelst in { $city }.
event-pact-taken = { $seat } nimmt { $card } von { $other_seat }.
    .you = Du nimmst { $card } von { $other_seat }.
    .to-you = { $seat } nimmt { $card } von dir.
event-pacts-returned = { $seat } gibt an { $other_seat } zurück: { $cards }.
    .you = Du gibst an { $other_seat } zurück: { $cards }.
    .to-you = { $seat } gibt dir zurück: { $cards }.
event-envoy-taken = { $seat } nimmt die Diplomatiekarte von { $city }.
    .you = Du nimmst die Diplomatiekarte von { $city }.
event-envoy-returned = { $seat } gibt die Diplomatiekarte von { $city } zurück.
    .you = Du gibst die Diplomatiekarte von { $city } zurück.
event-envoy-lost = { $seat } verliert die Diplomatiekarte von { $city }.
    .you = Du verlierst die Diplomatiekarte von { $city }.

event-city-built = { $seat } baut eine Stadt: { place }.
    .you = Du baust eine Stadt: { place }.
event-wonder-built = { $seat } errichtet { $card }: { place }.
    .you = Du errichtest { $card }: { place }.
event-wonder-gained = { $seat } erhält { $card }.
    .you = Du erhältst { $card }.
event-wonder-moved = { $seat } verlegt { $card }: { place }.
    .you = Du verlegst { $card }: { place }.
event-wonder-abandoned = Verlassen: { $card }, { place }.
event-wonder-lost = Aus dem Spiel: { $card }.

event-reinforced = { $seat } verstärkt einen Kontrollmarker: { place }.
    .you = Du verstärkst einen Kontrollmarker: { place }.
event-attacks = { $seat } greift { $other_seat } an: { $target }, { place }.
    .you = Du greifst { $other_seat } an: { $target }, { place }.
    .to-you = { $seat } greift dich an: { $target }, { place }.
event-attacks-barbarian = { $seat } greift an: { $barbarian }, { place }.
    .you = Du greifst an: { $barbarian }, { place }.
event-attacks-city-state = { $seat } greift { $city } an.
    .you = Du greifst { $city } an.
event-rolled = { $seat } würfelt { $die }, die Verteidigung { $die2 }: { $attack } gegen { $defence }.
    .you = Du würfelst { $die }, die Verteidigung { $die2 }: { $attack } gegen { $defence }.
event-attack-won = { $seat } gewinnt den Kampf, { $attack } gegen { $defence }.
    .you = Du gewinnst den Kampf, { $attack } gegen { $defence }.
event-attack-failed = { $seat } verliert den Kampf, { $attack } gegen { $defence }.
    .you = Du verlierst den Kampf, { $attack } gegen { $defence }.
event-captured-token = { $seat } erobert von { $other_seat }: { place }.
    .you = Du eroberst von { $other_seat }: { place }.
    .to-you = { $seat } erobert von dir: { place }.
event-conquered = { $seat } erobert { $city }.
    .you = Du eroberst { $city }.
event-liberated = { $seat } befreit { $city }.
    .you = Du befreist { $city }.
event-city-taken = { $seat } setzt eine Stadt auf { place }.
    .you = Du setzt eine Stadt auf { place }.
event-city-held = { $seat } legt mangels Stadt einen verstärkten Kontrollmarker auf { place }.
    .you = Du legst mangels Stadt einen verstärkten Kontrollmarker auf { place }.
event-city-state-back = { $city } ist wieder ein Stadtstaat.
event-capital-defeated = { $seat } besiegt die Hauptstadt von { $other_seat }.
    .you = Du besiegst die Hauptstadt von { $other_seat }.
    .to-you = { $seat } besiegt deine Hauptstadt.
event-trade-looted = { $seat } nimmt einen Handelsmarker von { $other_seat } ({ $card }).
    .you = Du nimmst einen Handelsmarker von { $other_seat } ({ $card }).
    .to-you = { $seat } nimmt dir einen Handelsmarker ab ({ $card }).

event-event-dial = Ereignis: { $section }.
event-barbarians-move = Die Barbaren ziehen nach { $direction }.
    .banner = Die Barbaren ziehen nach { $direction }
event-barbarian-moved = { $barbarian } zieht auf { place }.
event-barbarian-spawned = { $barbarian } kehrt zurück: { place }.
event-barbarian-repelled = { $seat } schlägt den Barbaren zurück; der Kontrollmarker wird umgedreht: { place }.
    .you = Du schlägst den Barbaren zurück; der Kontrollmarker wird umgedreht: { place }.
event-barbarian-defeated = { $seat } besiegt: { $barbarian }, { place }.
    .you = Du besiegst: { $barbarian }, { place }.
event-capital-raided = { $seat } wird in der Hauptstadt geplündert; der Barbar wird zurückgeschlagen.
    .you = Deine Hauptstadt wird geplündert, der Barbar zurückgeschlagen.
event-city-destroyed = { $seat } verliert eine Stadt: { place }.
    .you = Du verlierst eine Stadt: { place }.
event-trade-discarded = { $seat } legt einen Handelsmarker von { $card } ab.
    .you = Du legst einen Handelsmarker von { $card } ab.

event-agenda-completed = { $seat } erfüllt eine Agenda: { $agenda }.
    .you = Du erfüllst eine Agenda: { $agenda }.
    .banner = { $agenda }
event-scored = { $seat } hat { $agendas ->
    [0] keine Agenda
    [one] eine Agenda
   *[other] { $agendas } Agenden
}, { $wonders ->
    [0] kein Weltwunder
    [one] ein Weltwunder
   *[other] { $wonders } Weltwunder
}, { $spaces ->
    [0] kein freundliches Feld
    [one] ein freundliches Feld
   *[other] { $spaces } freundliche Felder
}.
    .you = Du hast { $agendas ->
        [0] keine Agenda
        [one] eine Agenda
       *[other] { $agendas } Agenden
    }, { $wonders ->
        [0] kein Weltwunder
        [one] ein Weltwunder
       *[other] { $wonders } Weltwunder
    }, { $spaces ->
        [0] kein freundliches Feld
        [one] ein freundliches Feld
       *[other] { $spaces } freundliche Felder
    }.

## Warum nicht

refused-colour-taken = Diese Farbe ist vergeben.
refused-capital-symbol = Nur freie Hauptstadt-Symbole stehen zur Wahl.
refused-overlap = Das Teil läge auf einem anderen.
refused-touching = Das Teil muss { $needed } Felder anderer Teile berühren; dort berührt es { $count }.
refused-hole = Für das Loch, das dabei entsteht, gibt es nicht genug Wassermarker.
refused-off-core = Das Teil muss den Kern berühren oder, wo das nicht geht, ein Teil, das ihn berührt.

refused-water = Hier ist Wasser.
refused-barbarian = Hier steht ein Barbar.
refused-city-state = Hier steht ein Stadtstaat.
refused-occupied = Hier steht eine Stadt oder liegt ein Kontrollmarker.
refused-not-free = Hier steht oder liegt etwas.
refused-terrain = Zu schwierig: { $terrain }. Die Grenze ist { $limit }.
refused-not-next-to-city = Das liegt nicht neben einer deiner Städte.
refused-not-next-to-friendly = Das liegt nicht neben einem freundlichen Feld.
refused-no-rival-token = Hier liegt kein rivalisierender Kontrollmarker.
refused-same-space = Von hier ist der Marker gerade zurückgenommen.
refused-no-token = Du hast keinen unbenutzten Kontrollmarker.
refused-not-empty-neighbour = Ein Kontrollmarker zieht auf ein leeres Landfeld daneben.
refused-cannot-move = Nur ein Kontrollmarker von dir neben einem leeren Landfeld kann versetzt werden.
refused-too-far = Zu weit: Die Reichweite ist { $range ->
    [one] ein Feld
   *[other] { $range } Felder
}.
refused-path-blocked = Kein offener Weg von { $range ->
    [one] einem Feld
   *[other] höchstens { $range } Feldern
} führt dorthin.

refused-too-few-tokens = { $trade ->
    [0] Auf dieser Karte liegt kein Handelsmarker.
    [one] Auf dieser Karte liegt nur ein Handelsmarker.
   *[other] Auf dieser Karte liegen nur { $trade } Handelsmarker.
}
refused-no-store = Groß-Simbabwe hat keinen Platz oder gehört dir nicht.
refused-other-card = Diese Handelsmarker kommen auf eine andere Karte.
refused-focus = Diese Karte liegt nicht in deiner Fokusreihe.
refused-lay = Auf diese Karte kann der Marker nicht gelegt werden.
refused-drop = Dort steht kein Wagen von dir.
refused-discard = Auf dieser Karte liegt kein Handelsmarker von dir.
refused-loot = Auf dieser Karte liegt kein Handelsmarker.
refused-upgrade = Diese Karte kann nicht durch die nächste Stufe ersetzt werden.
refused-release = Diese Karte liegt nicht in deiner Fokusreihe.
refused-also = Diese Karte kann jetzt nicht genutzt werden.
refused-give-up = Das ist keiner der beiden gewählten Marker.
refused-take-back = Dort liegt kein Kontrollmarker von dir.
refused-supply-empty = Im Vorrat ist nichts mehr davon: { $resource }.
refused-kind-owned = { $resource } hast du schon; es muss eine neue Art sein.

refused-exact-advance = Genau { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} oder gar nicht.
refused-level = Die neue Karte muss Stufe { $level } haben und aus deinem Fokusstapel kommen.
refused-other-type = Die neue Karte nimmt den Platz einer Karte ihrer Art ein.

refused-no-caravan = Kein Wagen auf deiner Wirtschaftkarte darf ziehen.
refused-not-mature = Ein Wagen startet in der Hauptstadt oder in einer entwickelten Stadt.
refused-caravan-moved = Hier steht kein Wagen von dir, der noch ziehen darf.
refused-arrived = In diesem Zug ist hier schon ein Wagen von dir angekommen.
refused-pact-away = Diese Karte liegt nicht bei ihrem Besitzer.

refused-no-city = Alle deine Städte stehen auf der Weltkarte.
refused-near-city = Das liegt neben einer Stadt oder einem Stadtstaat.
refused-wonder-hidden = Dieses Weltwunder liegt nicht aus.
refused-no-free-city = Jede deiner Städte hat schon ein Weltwunder.
refused-not-under-there = Das Weltwunder kommt unter eine deiner Städte, die noch keines hat.
refused-production = Das kostet { $cost } Produktion; du kommst auf { $have }.
refused-not-eligible = Das lässt sich für dieses Weltwunder nicht ausgeben.

refused-not-reinforcible = Hier liegt kein unverstärkter Kontrollmarker von dir.
refused-attacks-made = { $count ->
    [one] Der eine Angriff ist gemacht.
   *[other] Alle { $count } Angriffe sind gemacht.
}
refused-no-target = Hier gibt es nichts anzugreifen.
refused-capital-defeated = Diese Hauptstadt wurde in diesem Zug schon besiegt.

## Der Tisch im Terminal

terminal-setup = Aufbau
terminal-headline = Runde { $round } · { $seat } · am Ende der Runde: { $section }
terminal-first-space = Die Teile, wie sie ungedreht liegen; ‹ steht hinter dem ersten Feld.
terminal-agendas = Agenden
terminal-wonder = { $focus }, { $age } · Kosten { $cost } ({ $kinds }) · darunter { $left }
terminal-dial = Tech.
terminal-cities = St.
terminal-mature = Entw.
terminal-tokens = Mark.
terminal-reinforced = Verst.
terminal-spare = Übrig
terminal-caravans = Wag.
terminal-resources = Ressourcen
terminal-supply = Vorrat: { $amounts }
terminal-row = Fokusreihe:
terminal-wonders = Weltwunder:
terminal-naturals = Naturwunder:
terminal-conquered = Stadtstaaten:
terminal-diplomacy = Diplomatie:

# Was eine Agenda zählt, in wenigen Worten

counts-civilized = Städte
counts-money-grubber = Weltwunder der Wirtschaft
counts-warmonger = Stadtstaaten, Hauptstadt
counts-paranoid = militärische Weltwunder
counts-explorer = Felder am Wasser oder Rand
counts-aesthetic = Weltwunder der Kultur
counts-technophile = Technologiescheibe
counts-scholarly = Weltwunder der Wissenschaft
counts-populous = entwickelte Städte
counts-preservationist = Naturwunder

# Die Zeichen auf der Weltkarte

sign-capital = Hauptstadt
sign-city = Stadt
sign-control-token = Marker
sign-reinforced-token = verstärkt
sign-caravan = Wagen
sign-barbarian = Barbar
sign-wonder-token = Weltwunder

# Zwei Buchstaben auf der Weltkarte

short-marble = Ma
short-mercury = Qu
short-oil = Öl
short-diamonds = Di
short-carthage = KT
short-kumasi = KU
short-brussels = BR
short-seoul = SE
short-geneva = GE
short-mohenjo-daro = MO
short-buenos-aires = BU
short-kabul = KB

## Woraus eine Zahl besteht

part-slot = Fach der Fokuskarte
part-space = Das Feld und was darauf steht

## Die geführte erste Partie

lesson-people = Worum es geht
    .text = Du führst Amerika gegen Rom. Von einer Hauptstadt aus breitest du dich auf dieser Karte aus: forschen, handeln, bauen, kämpfen, mit einer Karte in jedem Zug. Dein Anführer hat eine eigene Fähigkeit; sie steht hier.
lesson-goal = Wie man gewinnt
    .text = Auf jeder Spielzielkarte stehen zwei Agenden. Wer am Ende einer Runde auf jeder Karte eine erfüllt hat, gewinnt. Diese Tafel zeigt, wie weit alle sind: Sieh zuerst hierher, was du auch tust.
lesson-capital = Deine Hauptstadt
    .text = Hier beginnt dein Volk. Zähle, was in der Nähe liegt: Ressourcen zum Sammeln, ein Stadtstaat zum Handeln, Land, das nicht nur aus Bergen und Wasser besteht.
lesson-row = Deine Fokusreihe
    .text = Diese fünf Karten sind alles, was du tust, eine in jedem Zug. Der Platz ist die Stärke: seine Zahl und das Gelände, bis zu dem die Karte reicht. Eine benutzte Karte kommt auf Platz 1, und was links von ihr lag, rückt auf.
lesson-focus = Dein erster Zug
    .text = Wähle eine Karte und handle sie ab. Kontrollmarker um die Hauptstadt (Kultur) bringen sofort Land und Ressourcen. Sieh auf die Plätze: Ab Platz 4 gehört dir sogar die Wüste.
lesson-culture = Kontrollmarker
    .text = Lege Marker neben deine Städte. Eine Ressource oder ein Naturwunder auf dem Feld gehört dir sofort. Eine Stadt, um die ringsum Marker oder Wasser liegen, ist entwickelt: Sie verdient Handelsmarker.
lesson-science = Die Technologiescheibe
    .text = Die Scheibe rückt um die Zahl des Platzes vor. Bei 3 und 6 nimmst du eine Karte der Stufe II, später der Stufen III und IV.
lesson-card = Eine bessere Karte
    .text = Sie ersetzt deine Karte derselben Art auf ihrem Platz, mit allem, was darauf liegt. Nimm eine Art, die deine Agenden brauchen und die du oft benutzt.
lesson-economy = Wagen
    .text = Ein Wagen fährt über das Gelände seines Platzes. Endet er in einem Stadtstaat oder einer rivalisierenden Stadt, kommt er mit 2 Handelsmarkern heim und, wenn du willst, mit einer Diplomatiekarte. Ist nichts in Reichweite, zieh näher heran: Nächstes Mal geht es von dort weiter.
lesson-arrived = Handelsmarker
    .text = Sie liegen auf einer Fokuskarte, höchstens drei, und verstärken sie, wenn sie benutzt wird: ein Marker mehr, ein Feld weiter, eine Produktion, eins im Kampf.
lesson-industry = Bauen
    .text = Eine neue Stadt nahe deinem Land oder ein Weltwunder für Produktion: der Platz, dazu 2 für jede passende Ressource und 1 für jeden Handelsmarker. Baue früh Städte; viele Agenden wollen später Weltwunder, und jedes braucht eine eigene Stadt.
lesson-military = Kämpfen oder befestigen
    .text = Verstärkte Marker halten Barbaren ab. Oder greif an: Platz und Würfel gegen die Verteidigung, bei Gleichstand gewinnt sie. Barbaren auf leichtem Gelände sind eine gute Übung, und jeder bringt einen Handelsmarker.
lesson-ripen = Lass Karten reifen
    .text = Sieh, wie deine Reihe gerückt ist: Was du benutzt hast, liegt auf Platz 1. Eine Karte auf Platz 5 wächst nicht weiter; benutze sie, ehe du wieder zu einer schwachen greifst.
lesson-events = Die Ereignisscheibe
    .text = Sie rückt am Ende jeder Runde weiter: In der 2. und 4. ziehen Barbaren, in der 3. verdienen entwickelte Städte Handel, in der 5. kehren besiegte Barbaren zurück. Dann beginnt es von vorn.
lesson-barbarians = Barbaren
    .text = Alle sind ein Feld in dieselbe Richtung gezogen. Sie zerstören Wagen, Städte und Marker, die nicht verstärkt sind; deine Hauptstadt verliert nur Handelsmarker.
lesson-trade = Wohin mit dem Marker?
    .text = Leg ihn auf die Karte, die du bald benutzen willst und bei der eins mehr am meisten zählt: Industrie für ein Weltwunder oder Kultur für einen Marker mehr.
lesson-agenda = Eine Agenda ist erfüllt
    .text = Ihre Marke bleibt für immer, auch wenn die Bedingung wieder verloren geht. Auf jeder Karte eine, und du hast gewonnen.
lesson-expand = Eine zweite Stadt
    .text = Sieh, was auf Platz 5 gekommen ist. Ist es die Industrie: Von dort aus darf eine Stadt auf jedem Land in Reichweite stehen. Sie öffnet neue Felder für Kontrollmarker und kann ein Weltwunder tragen.
lesson-learn = Bessere Karten
    .text = Wissenschaft auf Platz 5 dreht die Scheibe um 5 weiter: über die 3 hinaus, also gehört dir eine Karte der Stufe II. Je früher sie kommt, desto öfter nützt sie.
lesson-plan = Ein Plan
    .text = Sieh noch einmal auf die Spielzielkarten. Welche Agenda ist dir auf jeder am nächsten? Militär kann helfen: Verstärke, was die Barbaren erreichen könnten, oder vertreibe sie. Wähle, was dich näher bringt.
lesson-alone = Du kennst das Spiel
    .text = Ab hier geht die Partie weiter wie jede andere, gegen einen leichten Bot. Tipp und Regeln bleiben zur Hand.

## Wonach Bots gehen

term-control = Kontrolle auf der Karte
term-cities = Städte
term-resources = Ressourcen
term-trade = Handelsmarker und Wagen
term-wonders = Weltwunder und Diplomatiekarten
term-science = Technologie
term-row = die Ordnung der Fokusreihe
term-agendas = Agenden
term-plans = was in diesem Zug noch kommt
term-barbarians = Sicherheit vor Barbaren

## Was die Dinge auf dem Tisch sind: ein Name, was es tut, und die Regel

explain-focus-card = Fokuskarte
    .text = Eine deiner fünf. In deinem Zug führst du eine mit der Stärke ihres Platzes aus; dann geht sie zurück auf Platz 1.
    .rule = ND-4.02
explain-focus-row = Fokusreihe
    .text = Deine fünf Fokuskarten auf den Plätzen 1 bis 5. Je weiter rechts, desto stärker. Die benutzte geht zurück auf Platz 1, die anderen rücken auf.
    .rule = ND-4.05
explain-slot = Platz
    .text = Seine Zahl ist die Stärke der Karte, die dort liegt, und sein Gelände das schwierigste, das sie erreicht.
    .rule = ND-5.02
explain-culture = Kultur
    .text = Kontrollmarker werden neben deine Städte gelegt; sie machen Felder zu deinen und nehmen, was dort liegt.
    .rule = ND-7.01
explain-science = Wissenschaft
    .text = Rückt deine Technologiescheibe um die Zahl des Platzes vor; auf markierten Feldern nimmst du bessere Fokuskarten.
    .rule = ND-8.02
explain-economy = Wirtschaft
    .text = Bewegt deine Wagen. Wo sie in einem Stadtstaat oder einer fremden Stadt ankommen, bringen sie Handelsmarker und Diplomatie.
    .rule = ND-9.02
explain-industry = Industrie
    .text = Baut eine Stadt oder ein Weltwunder. Auch das Zeichen für Produktion, mit der Wunder bezahlt werden.
    .rule = ND-10.01
explain-military = Militär
    .text = Verstärkt Kontrollmarker oder greift an: Würfel, Platz und Boni gegen die Verteidigung.
    .rule = ND-12.01
explain-tech-dial = Technologiescheibe
    .text = Wissenschaft bewegt den Zeiger. Auf den markierten Feldern darfst du eine Fokuskarte dieser Stufe nehmen.
    .rule = ND-8.03
explain-trade-token = Handelsmarker
    .text = Liegt auf einer Fokuskarte, höchstens 3 auf jeder. Beim Ausführen ausgegeben macht jeder sie stärker.
    .rule = ND-16.02
explain-trade = Handelsmarker
    .text = Liegt auf einer Fokuskarte, höchstens 3 auf jeder. Beim Ausführen ausgegeben macht jeder sie stärker.
    .rule = ND-16.01
explain-marble = Marmor
    .text = Eine Ressource. Für ein Weltwunder, das sie zeigt, ist sie 2 Produktion wert.
    .rule = ND-11.02
explain-mercury = Quecksilber
    .text = Eine Ressource. Für ein Weltwunder, das sie zeigt, ist sie 2 Produktion wert.
    .rule = ND-11.02
explain-oil = Öl
    .text = Eine Ressource. Für ein Weltwunder, das sie zeigt, ist sie 2 Produktion wert.
    .rule = ND-11.02
explain-diamonds = Diamanten
    .text = Eine Ressource. Für ein Weltwunder, das sie zeigt, ist sie 2 Produktion wert.
    .rule = ND-11.02
explain-wonder = Weltwunder
    .text = Gebaut mit Produktion: Platz, Ressourcen und Handelsmarker. Es liegt unter einer deiner Städte und wirkt, solange du es hältst.
    .rule = ND-11.01
explain-cost = Kosten eines Wunders
    .text = Die Produktion, die es dich kostet, mit deinen Ermäßigungen. Die gezeigten Ressourcen zahlen je 2.
    .rule = ND-11.02
explain-age = Zeitalter eines Wunders
    .text = Oben in jedem Stapel liegen antike Wunder, dann mittelalterliche, dann moderne.
    .rule = ND-2.11
explain-stack = Stapel von Wundern
    .text = So viele Wunder dieser Art kommen noch. Nur das oberste kann gebaut werden.
    .rule = ND-11.01
explain-natural = Naturwunder
    .text = Lege einen Kontrollmarker dorthin, und es gehört dir: einmal je Zug zählt es als seine Ressource und bleibt.
    .rule = ND-17.07
explain-city = Städte
    .text = Deine Figuren auf der Karte, auch die Hauptstadt. Neben ihnen liegen neue Kontrollmarker, unter ihnen Wunder.
    .rule = ND-1.04
explain-token = Übrige Kontrollmarker
    .text = Machen Felder zu deinen und schützen sie. Verstärkte verteidigen besser.
    .rule = ND-6.01
explain-caravan = Wagen
    .text = Reisen mit einer Wirtschaftskarte zu Stadtstaaten und fremden Städten.
    .rule = ND-9.01
explain-compass = Freundliche Felder
    .text = Alle Felder mit deinen Städten und Kontrollmarkern. Sie entscheiden am Ende bei Gleichstand.
    .rule = ND-5.06
explain-diplomacy = Diplomatiekarten
    .text = Wagen bringen sie von Stadtstaaten und Mitspielern. Wer den Geber angreift, gibt sie zurück.
    .rule = ND-9.12
explain-pact = Diplomatiekarte
    .text = Gegeben von einem Mitspieler, dessen Stadt dein Wagen erreicht hat. Sie wirkt für dich, bis du ihn angreifst.
    .rule = ND-9.12
explain-envoy = Diplomatiekarte eines Stadtstaats
    .text = Ein Wagen hat sie gebracht. Sie wirkt, solange du sie hast.
    .rule = ND-14.03
explain-citystate = Stadtstaat
    .text = Neutral. Ein Wagen, der ankommt, bringt zwei Handelsmarker und seine Diplomatiekarte; ein Angriff kann ihn erobern.
    .rule = ND-14.01
explain-barbarian = Barbar
    .text = Zieht nach manchen Runden, zerstört, worauf er trifft, und bringt besiegt einen Handelsmarker.
    .rule = ND-18.05
explain-section = Ereignisscheibe
    .text = Wird nach jeder Runde gedreht: Barbaren erscheinen oder ziehen, oder entwickelte Städte bringen Handelsmarker.
    .rule = ND-18.01
explain-agenda = Agenda
    .text = Eine Agenda auf einer Spielzielkarte. Einmal erfüllt, bleibt sie erfüllt.
    .rule = ND-19.02
explain-agendas = Agenden
    .text = Wer am Ende einer Runde auf jeder Spielzielkarte eine Agenda erfüllt hat, gewinnt.
    .rule = ND-19.08
explain-leader = Anführer
    .text = Deine Zivilisation: eine eigene Fähigkeit und die Reihenfolge, in der deine Fokuskarten beginnen.
    .rule = ND-2.01
explain-dial = Startspieler
    .text = Hat in jeder Runde den ersten Zug und dreht die Ereignisscheibe.
    .rule = ND-4.01
explain-cabinet = Wunder und Diplomatie
    .text = Was du außer deinen Fokuskarten hast; es wirkt, solange du es hast.
    .rule = ND-11.12
explain-space = Feld der Karte
    .text = Das Gelände sagt, ab welchem Platz es erreicht wird: Grasland 1, Hügel 2, Wald 3, Wüste 4, Berge 5.
    .rule = ND-5.01
explain-map-tile = Kartenplättchen
    .text = Zehn Felder mit zwei Seiten. Lege es so, dass es mindestens vier Felder und die Mitte der Karte berührt.
    .rule = ND-3.13
explain-tray = Zur Auswahl
    .text = Woraus du jetzt wählen kannst.
    .rule = ND-4.04
explain-deck = Teile zu legen
    .text = Die Teile, die beim Bau der Karte noch gelegt werden.
    .rule = ND-3.12

## Was ein Link zu einem Tisch erzählt

link-points = { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
}
