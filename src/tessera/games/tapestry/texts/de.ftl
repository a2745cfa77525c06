### Tapestry auf Deutsch. Durchweg eigene Worte; Namen des Spielmaterials, wie man sie kennt.
###
### card-<key> nennt ein Stück des Spielmaterials; sein Attribut .text sagt, was es tut. Zahlen, die in einem Feld stehen,
### sind Argumente mit dem Namen des Feldes ($amount, $tokens, $least, ...). Lange Wörter enthalten weiche Trennzeichen
### (U+00AD), wo ein schmales Feld sie umbrechen darf; das Terminal lässt sie weg.

# Sätze, die mehreren gemeinsam sind

text-tier = { $tier ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
text-track = Stufe I kostet 1 beliebigen Rohstoff, Stufe II { one-resource } und 1 weiteren Rohstoff, Stufe III { one-resource } und 2 weitere, Stufe IV { two-resources }.
text-arts-track = Stufe I kostet 1 beliebigen Rohstoff, Stufe II 2 verschiedene, Stufe III 3 beliebige, Stufe IV 2 gleiche.
text-achievement = In der Reihenfolge des Erreichens mit bis zu 3 Personen { $few } SP, mit mehr { $many } SP.
text-ongoing =
    Solange dieses Teil bei dir liegt, gibt jedes Voranschreiten auf { $ongoing ->
        [science] der Wissenschaftsleiste
        [technology] der Technologieleiste
        [military] der Militärleiste
        [exploration] der Entdeckungsleiste
       *[arts] der Künsteleiste
    } { $amount } SP.
text-capital = Neun Stadtviertel aus 3 mal 3 Plätzen; jedes gibt 1 beliebigen Rohstoff, wenn es vollendet ist. Startgebiet: { $pair } auf der kleinen Karte, { $number } auf der großen.
text-footprint = Bei Gleichstand entscheidet das höchste Wahrzeichen einer Stadt.
text-track-landmark = Für die Person, die Stufe { text-tier } der { $track } zuerst erreicht. { text-footprint }
text-circle = Kreis:
text-square = Quadrat:
text-needs-tier = Für die obere Reihe musst du oder ein Nachbar Stufe { text-tier } der { $track } erreicht haben.
text-needs-income = Für die obere Reihe musst du oder ein Nachbar Feld { $space } der { $income } aufgedeckt haben.
text-needs-landmark = Erhältst du ein Wahrzeichen, darfst du es auf diese Karte stellen und sie sofort aufwerten. Für die obere Reihe muss ein Wahrzeichen darauf stehen.
text-needs-charm = Für die obere Reihe musst du eine verzauberte Gobelinkarte gespielt haben, oder es ist der 5. Einkommenszug oder später.
text-flips = Dann drehe die Karte um.
text-cost = Für 1 Rohstoff, wenn du magst:
text-once = Nur einmal; drehe die Karte dann um.
text-left-charm = Linker Zauber, wenn links eine Karte liegt:
text-right-charm = Rechter Zauber, sobald rechts eine Karte dazukommt:
text-adjustment = Beginnst du damit:
text-decision =
    Automa: { $automa }. Schattenreich: { $shadow }. Gleichstand: { $tracks }. Hexfelder: { $scan }.{ $income ->
        [true] {" "}Als letzte Karte ein Einkommenszug.
       *[false] {""}
    }{ $topple ->
        [true] {" "}Eroberungen mit gestürztem Außenposten.
       *[false] {""}
    }
text-favorite =
    { $favorite ->
        [exploration] Lieblingsleiste: Entdeckung.
        [science] Lieblingsleiste: Wissenschaft.
        [technology] Lieblingsleiste: Technologie.
       *[military] Lieblingsleiste: Militär.
    }

# Leisten

card-track-exploration = Entdeckung
    .text = { text-track }
card-track-science = Wissen­schaft
    .text = { text-track }
card-track-technology = Technologie
    .text = { text-track }
card-track-military = Militär
    .text = { text-track }
card-track-arts = Künste
    .text = { text-arts-track }

# Felder der Leisten

card-exploration-1 = Spähen
    .text = Erhalte 2 Gebietsteile.
card-exploration-2 = Flöße
    .text = Erkunde. Bonus für 1 Rohstoff: Erhalte 1 Gobelinkarte.
card-exploration-3 = Wagen
    .text = Erkunde oder erhalte 1 Bauernhof.
card-exploration-4 = Navigation
    .text = Erhalte 1 Gebietsteil, dann erkunde.
card-exploration-5 = Schiffe
    .text = Erhalte 1 SP für jedes von dir kontrollierte Gebiet. Bonus für 1 Rohstoff: Erhalte 1 Bauernhof.
card-exploration-6 = Tunnel
    .text = Erhalte 1 Gebietsteil und 1 Bauernhof. Bonus für 1 Rohstoff: Erkunde.
card-exploration-7 = Züge
    .text = Erhalte 2 Gebietsteile, dann erkunde.
card-exploration-8 = Autos
    .text = Erhalte 1 Bauernhof und 1 SP für jeden deiner Bauernhöfe. Bonus für 2 Gebietsteile: Erhalte 5 SP.
card-exploration-9 = Flugzeuge
    .text = Erhalte 2 Gebietsteile, dann erkunde ein beliebiges freies Hexfeld. Bonus für 1 Rohstoff: Erhalte 1 Gobelinkarte.
card-exploration-10 = Raumfähre
    .text = Erhalte SP in Höhe deines Feldes auf der Technologieleiste. Bonus für 3 Gebietsteile: Erhalte 10 SP.
card-exploration-11 = Inter­stellare Reisen
    .text = Erhalte 3 Weltraumteile, dann erkunde ein Weltraumteil.
card-exploration-12 = Warptore
    .text = Erkunde ein Weltraumteil. Bonus für 1 Rohstoff: Erkunde ein Weltraumteil.
card-science-1 = Astronomie
    .text = Forsche ohne Belohnung und Bonus.
card-science-2 = Mathematik
    .text = Erhalte 1 Gobelinkarte. Bonus für 1 Rohstoff: Erhalte 1 Haus.
card-science-3 = Kräuter­kunde
    .text = Forsche ohne Belohnung und Bonus oder erhalte 1 Haus.
card-science-4 = Medizin
    .text = Erhalte 1 SP für jede deiner Techkarten und 1 Gobelinkarte.
card-science-5 = Chemie
    .text = Forsche. Bonus für 2 Gobelinkarten aus deiner Hand: Erhalte 5 SP.
card-science-6 = Biologie
    .text = Forsche oder erhalte 1 Haus.
card-science-7 = Akademische Forschung
    .text = Erhalte die Belohnung des Feldes eines deiner Marker; du darfst auch für seinen Bonus bezahlen.
card-science-8 = Ernährung
    .text = Erhalte 1 Haus und 1 SP für jedes deiner Häuser.
card-science-9 = Physik
    .text = Schreite auf der Entdeckungs-, Militär- oder Technologieleiste voran.
card-science-10 = Neuro­wissen­schaft
    .text = Gehe auf der Militär- oder Technologieleiste 1 Feld zurück und erhalte die Belohnung dort.
card-science-11 = Quanten­physik
    .text = Schreite zweimal auf der Entdeckungs-, Militär- oder Technologieleiste voran.
card-science-12 = Außer­irdische Biologie
    .text = Forsche viermal ohne Belohnung und Bonus; würde dein Marker seine Leiste verlassen, erhalte 5 SP.
card-technology-1 = Töpferei
    .text = Erfinde.
card-technology-2 = Zimmerei
    .text = Erhalte 1 Gobelinkarte. Bonus für 1 Rohstoff: Erhalte 1 Markt.
card-technology-3 = Stein­werkzeug
    .text = Erfinde oder erhalte 1 Markt.
card-technology-4 = Metallurgie
    .text = Du darfst die offenen Techkarten austauschen, dann erfinde.
card-technology-5 = Glas
    .text = Erhalte 1 Bauernhof, 1 Haus oder 1 Waffenschmiede. Bonus für 1 Rohstoff: Werte 1 Techkarte auf.
card-technology-6 = Stahl
    .text = Erhalte 1 SP für jede deiner Waffenschmieden und 1 Markt. Bonus für 1 Rohstoff: Erfinde.
card-technology-7 = Gummi
    .text = Du darfst die offenen Techkarten austauschen, dann erfinde zweimal.
card-technology-8 = Plastik
    .text = Erhalte 1 Markt und 1 SP für jeden deiner Märkte. Bonus für 1 Rohstoff: Werte 1 Techkarte auf.
card-technology-9 = Elektronik
    .text = Werte 1 Techkarte auf und erhalte die Belohnung im Kreis einer Karte deiner mittleren Reihe.
card-technology-10 = Computer
    .text = Erhalte SP in Höhe deines Feldes auf der Militärleiste und SP in Höhe deines Feldes auf der Wissenschaftsleiste.
card-technology-11 = Nano­techno­logie
    .text = Werte 1 Techkarte auf und erhalte die Belohnung im Quadrat einer Karte deiner oberen Reihe. Bonus für 3 Techkarten: Erhalte 10 SP.
card-technology-12 = KI-Singula­rität
    .text = Erhalte 1 Münze, 1 Arbeiter, 1 Nahrung und 1 Kultur; setze diesen Marker auf den Start einer beliebigen Leiste.
card-military-1 = Bogen­schießen
    .text = Erobere.
card-military-2 = Klingen­waffen
    .text = Erhalte 1 Gobelinkarte. Bonus für 1 Rohstoff: Erhalte 1 Waffenschmiede.
card-military-3 = Mauern
    .text = Erobere oder erhalte 1 Waffenschmiede.
card-military-4 = Stehendes Heer
    .text = Erhalte 1 Arbeiter und 1 SP für jedes Gebietsteil in deinem Vorrat.
card-military-5 = Kavallerie
    .text = Erobere und erhalte 1 Waffenschmiede.
card-military-6 = Schieß­pulver
    .text = Erobere und erhalte 1 Gobelinkarte. Bonus für 1 Rohstoff: Erhalte 1 Waffenschmiede.
card-military-7 = Panzer
    .text = Erobere; hat ein Mitspieler das Gebiet kontrolliert, erhalte beide Würfel.
card-military-8 = Kampf­flugzeuge
    .text = Erobere ein beliebiges Gebiet. Bonus für 1 Rohstoff: Erhalte 1 Gobelinkarte.
card-military-9 = Flugabwehr
    .text = Erhalte 1 Waffenschmiede und 1 SP für jede deiner Gobelinkarten auf der Hand und auf dem Tableau.
card-military-10 = Atombombe
    .text = Erhalte SP in Höhe deines Feldes auf der Entdeckungsleiste und spiele 1 Gobelinkarte auf deine aktuelle.
card-military-11 = Drohnen-Attentäter
    .text = Erhalte 1 SP für jede vollständige Reihe und Spalte deiner Hauptstadt. Bonus für 3 Gobelinkarten aus deiner Hand: Erhalte 10 SP.
card-military-12 = Mechs
    .text = Erobere und erhalte beide Würfel; erhalte eine weitere Zivilisation.
card-arts-1 = Höhlen­malereien
    .text = Erhalte 1 Gobelinkarte.
card-arts-2 = Flöten
    .text = Erhalte 5 SP. Bonus für 1 Rohstoff: Erhalte 1 Einkommensgebäude deiner Wahl.
card-arts-3 = Tanz
    .text = Erschaffe.
card-arts-4 = Epische Dichtung
    .text = Erhalte 1 SP für jedes Gebietsteil in deinem Vorrat und 1 SP für jede deiner Techkarten.
card-arts-5 = Sinfonie
    .text = Inspiriere. Bonus für 1 Rohstoff: Erschaffe.
card-arts-6 = Marmor­skulptur
    .text = Präsentiere oder erhalte 1 Einkommensgebäude deiner Wahl.
card-arts-7 = Rockoper
    .text = Du darfst die offenen Meisterstücke austauschen, dann erschaffe.
card-arts-8 = CGI-Animation
    .text = Inspiriere. Bonus für 1 Rohstoff: Erhalte 1 Einkommensgebäude deiner Wahl.
card-arts-9 = Flashmob
    .text = Schreite auf der Entdeckungs-, Wissenschafts-, Technologie- oder Militärleiste voran.
card-arts-10 = VR-Holozentrum
    .text = Erhalte 1 Einkommensgebäude deiner Wahl und 1 SP für jedes deiner Einkommensgebäude.
card-arts-11 = Unendlich-Spektrum-Fotografie
    .text = Schreite auf der Entdeckungs-, Wissenschafts-, Technologie- oder Militärleiste voran. Bonus für 1 Rohstoff: Erschaffe.
card-arts-12 = Streaming-Implantate
    .text = Erhalte die Belohnungen von bis zu 3 verschiedenen Meisterstücken, deinen und denen deiner Nachbarn.

# Rohstoffleisten und Inspirationsplättchen, Feld für Feld

card-income-markets = Märkte
    .text = Von links, soweit aufgedeckt: 1 Münze und 1 SP für jede deiner Techkarten; 1 Münze; 1 SP für jede deiner Techkarten; 1 Münze; 1 Münze und 1 SP für jede deiner Techkarten; 10 SP.
card-income-houses = Häuser
    .text = Von links, soweit aufgedeckt: 1 Arbeiter und 1 SP für jede vollständige Reihe und Spalte deiner Hauptstadt; 1 Arbeiter; 1 SP für jede vollständige Reihe und Spalte deiner Hauptstadt; 1 Arbeiter; 1 Arbeiter und 1 SP für jede vollständige Reihe und Spalte deiner Hauptstadt; 10 SP.
card-income-farms = Bauernhöfe
    .text = Von links, soweit aufgedeckt: 1 Nahrung und 1 Gebietsteil; 1 Nahrung; 4 SP; 1 Nahrung; 1 Nahrung und 7 SP; 10 SP.
card-income-armories = Waffen­schmieden
    .text = Von links, soweit aufgedeckt: 1 Kultur und 1 Gobelinkarte; 1 Kultur; 1 SP für jedes von dir kontrollierte Gebiet; 1 Kultur; 1 Kultur und 1 SP für jedes von dir kontrollierte Gebiet; 10 SP.
card-inspiration-markets = Inspi­ration: Märkte
    .text = Von links, soweit aufgedeckt: 1 Münze und 1 SP für jede deiner Techkarten; 1 Münze und 1 SP für jede deiner Techkarten; 2 SP für jede deiner Techkarten; 1 Münze und 1 SP für jede deiner Techkarten; 1 Münze und 1 SP für jede deiner Techkarten; 15 SP.
card-inspiration-houses = Inspi­ration: Häuser
    .text = Von links, soweit aufgedeckt: 1 Arbeiter und 1 SP für jede vollständige Reihe und Spalte deiner Hauptstadt; 1 Arbeiter und 1 SP für jede vollständige Reihe und Spalte deiner Hauptstadt; 1 SP für jede vollständige Reihe und Spalte deiner Hauptstadt; 1 Arbeiter; 1 Arbeiter und 1 SP für jede vollständige Reihe und Spalte deiner Hauptstadt; 15 SP.
card-inspiration-farms = Inspi­ration: Bauernhöfe
    .text = Von links, soweit aufgedeckt: 1 Nahrung, 1 Gebietsteil und 2 SP; 1 Nahrung und 3 SP; 7 SP; 1 Nahrung und 3 SP; 1 Nahrung und 10 SP; 15 SP.
card-inspiration-armories = Inspi­ration: Waffen­schmieden
    .text = Von links, soweit aufgedeckt: 1 Kultur und 1 Gobelinkarte; 1 Kultur und 1 SP für jedes von dir kontrollierte Gebiet; 1 SP für jedes von dir kontrollierte Gebiet und 1 SP für jede vollständige Reihe und Spalte deiner Hauptstadt; 1 Kultur; 1 Kultur und 1 SP für jedes von dir kontrollierte Gebiet; 15 SP.

# Würfel

card-science-d12 = Wissen­schafts­würfel (12)
    .text = Jede der vier Leisten dreimal.
card-science-d20 = Wissen­schafts­würfel (20)
    .text = Jede der fünf Leisten viermal. Gehört zur Künsteleiste.
card-conquer-red = Roter Erobe­rungs­würfel
    .text = 4, 5, 6 oder 7 SP oder zweimal 1 SP für jedes von dir kontrollierte Gebiet.
card-conquer-black = Schwarzer Erobe­rungs­würfel
    .text = 1 Münze, 1 Arbeiter, 1 Nahrung oder 1 Kultur oder zweimal die Belohnung des eroberten Teils.

# Errungenschaften

card-end-of-track = Ende einer Leiste
    .text = Einer deiner Marker erreicht das Ende einer Leiste. { text-achievement }
card-topple-two = Zwei gestürzte Außen­posten
    .text = Zwei Außenposten von Mitspielern liegen durch deine Eroberungen oder Fallen gestürzt. { text-achievement }
card-middle-island = Mittlere Insel
    .text = Du eroberst die mittlere Insel. { text-achievement }

# Gebietsteile

card-territory-01 = Gebietsteil 1
    .text = { $lands }. Erhalte 1 Münze.
card-territory-02 = Gebietsteil 2
    .text = { $lands }. Erhalte 2 Gebietsteile.
card-territory-03 = Gebietsteil 3
    .text = { $lands }. Erhalte 1 Nahrung.
card-territory-04 = Gebietsteil 4
    .text = { $lands }. Erhalte 1 Kultur.
card-territory-05 = Gebietsteil 5
    .text = { $lands }. Erhalte 1 Nahrung.
card-territory-06 = Gebietsteil 6
    .text = { $lands }. Erhalte 1 Arbeiter.
card-territory-07 = Gebietsteil 7
    .text = { $lands }. Erhalte 1 Münze.
card-territory-08 = Gebietsteil 8
    .text = { $lands }. Erhalte 1 Bauernhof.
card-territory-09 = Gebietsteil 9
    .text = { $lands }. Erhalte 1 Gobelinkarte.
card-territory-10 = Gebietsteil 10
    .text = { $lands }. Erhalte 1 Kultur.
card-territory-11 = Gebietsteil 11
    .text = { $lands }. Erhalte 1 Arbeiter.
card-territory-12 = Gebietsteil 12
    .text = { $lands }. Forsche ohne Belohnung und Bonus.
card-territory-13 = Gebietsteil 13
    .text = { $lands }. Erhalte 1 Münze.
card-territory-14 = Gebietsteil 14
    .text = { $lands }. Erhalte 1 Kultur.
card-territory-15 = Gebietsteil 15
    .text = { $lands }. Erhalte 1 Arbeiter.
card-territory-16 = Gebietsteil 16
    .text = { $lands }. Erhalte 1 Münze.
card-territory-17 = Gebietsteil 17
    .text = { $lands }. Erhalte 1 Nahrung.
card-territory-18 = Gebietsteil 18
    .text = { $lands }. Erhalte 1 Markt.
card-territory-19 = Gebietsteil 19
    .text = { $lands }. Erhalte 1 Gobelinkarte.
card-territory-20 = Gebietsteil 20
    .text = { $lands }. Erhalte 1 Kultur.
card-territory-21 = Gebietsteil 21
    .text = { $lands }. Erhalte 1 Arbeiter.
card-territory-22 = Gebietsteil 22
    .text = { $lands }. Werte 1 Techkarte auf.
card-territory-23 = Gebietsteil 23
    .text = { $lands }. Erfinde.
card-territory-24 = Gebietsteil 24
    .text = { $lands }. Erhalte 1 Nahrung.
card-territory-25 = Gebietsteil 25
    .text = { $lands }. Erhalte 1 Haus.
card-territory-26 = Gebietsteil 26
    .text = { $lands }. Erhalte 1 Nahrung.
card-territory-27 = Gebietsteil 27
    .text = { $lands }. Erhalte 1 Arbeiter.
card-territory-28 = Gebietsteil 28
    .text = { $lands }. Erhalte 1 Münze.
card-territory-29 = Gebietsteil 29
    .text = { $lands }. Erhalte 1 Gobelinkarte.
card-territory-30 = Gebietsteil 30
    .text = { $lands }. Erhalte 1 Kultur.
card-territory-31 = Gebietsteil 31
    .text = { $lands }. Erhalte 1 Arbeiter.
card-territory-32 = Gebietsteil 32
    .text = { $lands }. Erfinde.
card-territory-33 = Gebietsteil 33
    .text = { $lands }. Erhalte 1 Waffenschmiede.
card-territory-34 = Gebietsteil 34
    .text = { $lands }. Erhalte 1 Nahrung.
card-territory-35 = Gebietsteil 35
    .text = { $lands }. Erhalte 1 Kultur.
card-territory-36 = Gebietsteil 36
    .text = { $lands }. Erhalte 1 Münze.
card-territory-37 = Gebietsteil 37
    .text = { $lands }. Erhalte 1 Münze.
card-territory-38 = Gebietsteil 38
    .text = { $lands }. Erhalte 1 Kultur.
card-territory-39 = Gebietsteil 39
    .text = { $lands }. Erhalte 1 Arbeiter.
card-territory-40 = Gebietsteil 40
    .text = { $lands }. Erhalte 1 Münze.
card-territory-41 = Gebietsteil 41
    .text = { $lands }. Erhalte 1 Nahrung.
card-territory-42 = Gebietsteil 42
    .text = { $lands }. Erfinde.
card-territory-43 = Gebietsteil 43
    .text = { $lands }. Erhalte 1 Gobelinkarte.
card-territory-44 = Gebietsteil 44
    .text = { $lands }. Erhalte 1 Kultur.
card-territory-45 = Gebietsteil 45
    .text = { $lands }. Erhalte 1 Arbeiter.
card-territory-46 = Gebietsteil 46
    .text = { $lands }. Forsche ohne Belohnung und Bonus.
card-territory-47 = Gebietsteil 47
    .text = { $lands }. Erhalte 2 Gebietsteile.
card-territory-48 = Gebietsteil 48
    .text = { $lands }. Erhalte 1 Nahrung.

# Weltraumteile

card-space-01 = Weltraum­teil 1
    .text = Schreite auf der Wissenschaftsleiste voran und erhalte SP in Höhe deines Feldes auf der Wissenschaftsleiste.
card-space-02 = Weltraum­teil 2
    .text = Erhalte 1 Waffenschmiede und 1 SP für jede deiner Waffenschmieden.
card-space-03 = Weltraum­teil 3
    .text = Erhalte 1 Haus und 1 SP für jedes deiner Häuser.
card-space-04 = Weltraum­teil 4
    .text = Erhalte 1 Gobelinkarte, spiele 1 Gobelinkarte auf deine aktuelle und erhalte 1 SP für jede deiner Gobelinkarten auf der Hand und auf dem Tableau.
card-space-05 = Weltraum­teil 5
    .text = Erhalte 1 Münze, 1 Arbeiter und 8 SP.
card-space-06 = Weltraum­teil 6
    .text = Forsche und erhalte 6 SP.
card-space-07 = Weltraum­teil 7
    .text = Erhalte 1 Nahrung, 1 Kultur und 8 SP.
card-space-08 = Weltraum­teil 8
    .text = Erhalte 1 Kultur und 1 SP für jede vollständige Reihe und Spalte deiner Hauptstadt.
card-space-09 = Weltraum­teil 9
    .text = Schreite auf der Technologieleiste voran und erhalte SP in Höhe deines Feldes auf der Technologieleiste.
card-space-10 = Weltraum­teil 10
    .text = Erfinde, werte 1 Techkarte auf und erhalte 1 SP für jede deiner Techkarten.
card-space-11 = Weltraum­teil 11
    .text = Erobere und erhalte 1 SP für jedes von dir kontrollierte Gebiet.
card-space-12 = Weltraum­teil 12
    .text = Schreite auf der Militärleiste voran und erhalte SP in Höhe deines Feldes auf der Militärleiste.
card-space-13 = Weltraum­teil 13
    .text = Erhalte 13 SP.
card-space-14 = Weltraum­teil 14
    .text = Erhalte 1 Bauernhof und 1 SP für jeden deiner Bauernhöfe.
card-space-15 = Weltraum­teil 15
    .text = Erhalte 1 Markt und 1 SP für jeden deiner Märkte.
card-space-16 = Weltraum­teil 16
    .text = Erhalte das Wahrzeichen Monolith.
card-space-17 = Weltraum­teil 17
    .text = { text-ongoing }
card-space-18 = Weltraum­teil 18
    .text = { text-ongoing }
card-space-19 = Weltraum­teil 19
    .text = { text-ongoing }

# Hauptstadttableaus

card-capital-mountain = Gebirge
    .text = { text-capital }
card-capital-wetland = Feucht­gebiet
    .text = { text-capital }
card-capital-tropical = Tropen
    .text = { text-capital }
card-capital-desert = Wüste
    .text = { text-capital }
card-capital-grassland = Grasland
    .text = { text-capital }
card-capital-forest = Wald
    .text = { text-capital }
card-capital-archipelago = Archipel
    .text = Wasser ist unwegsam. Jede Insel ist ein Stadtviertel und gibt 1 beliebigen Rohstoff.
card-capital-cloud-city = Wolkenstadt
    .text = Himmel ist unwegsam. Jede Wolke ist ein Stadtviertel und gibt 1 beliebigen Rohstoff.
card-capital-swamp = Sumpf
    .text = Seerosen zählen als gefüllt und dürfen bebaut werden. Im 5. Einkommenszug kostet dich jede unbedeckte { $pad_loss } SP. Jedes Stadtviertel gibt 1 beliebigen Rohstoff.
card-capital-mesa = Tafelberg
    .text = Kein Gebäude darf über den Rand ragen. Jedes Stadtviertel gibt 1 beliebigen Rohstoff.
card-capital-canyon = Schlucht
    .text = Eine Schlucht durchzieht die Stadt; sie ist unwegsam. Jedes Stadtviertel gibt 1 beliebigen Rohstoff.
card-capital-oasis = Oase
    .text = Die Mitte ist unwegsam. Die vier Stadtviertel daneben geben 1 beliebigen Rohstoff und 2 SP, die in den Ecken 1 beliebigen Rohstoff.
card-capital-polar = Polar
    .text = Sechs Linien sind Stadtviertel und geben 1 oder 2 beliebige Rohstoffe.
card-capital-savanna = Savanne
    .text = Sechs Stadtviertel. Jedes vollendete gibt mit dem Einkommen jedes Einkommenszuges ab dem zweiten, im fünften an dessen Ende, einen beliebigen Rohstoff und nichts sofort.
card-capital-veil = Schleier
    .text = Fünf Stadtviertel geben 1 beliebigen Rohstoff; drei unregelmäßige geben 1 Gobelinkarte, 10 SP oder eine Techkarte.
card-capital-city-in-a-bottle = Stadt in der Flasche
    .text = Eine Stadt aus 6 mal 6 Plätzen mit sechs Stadtvierteln, von denen jedes 1 beliebigen Rohstoff gibt. Wahrzeichen haben darin keinen Platz: Eines, das nirgends sonst steht, wird für { $aside_vp } SP beiseitegelegt.
card-capital-netherworld = Unterwelt
    .text = Eine Kette bedeckter Plätze von einem Kobold zur Mitte vollendet ein Stadtviertel: 1 beliebiger Rohstoff für jeden der 4 Kobolde.
card-capital-quagmire = Morast
    .text = Wasser und Irrlichter sind unwegsam. Wahrzeichen dürfen nicht neben einem Irrlicht stehen. Jedes Stadtviertel gibt 1 beliebigen Rohstoff.

# Wahrzeichen

card-landmark-forge = Schmiede
    .text = { text-track-landmark }
card-landmark-rubber-works = Gummiwerk
    .text = { text-track-landmark }
card-landmark-tech-hub = Techno­logie­zentrum
    .text = { text-track-landmark }
card-landmark-barracks = Kaserne
    .text = { text-track-landmark }
card-landmark-tank-factory = Panzer­fabrik
    .text = { text-track-landmark }
card-landmark-fusion-reactor = Fusions­reaktor
    .text = { text-track-landmark }
card-landmark-lighthouse = Leuchtturm
    .text = { text-track-landmark }
card-landmark-train-station = Bahnhof
    .text = { text-track-landmark }
card-landmark-launch-pad = Startrampe
    .text = { text-track-landmark }
card-landmark-apothecary = Apotheke
    .text = { text-track-landmark }
card-landmark-academy = Akademie
    .text = { text-track-landmark }
card-landmark-laboratory = Labor
    .text = { text-track-landmark }
card-landmark-bakery = Bäckerei
    .text = Zur gleichnamigen Techkarte. { text-footprint }
card-landmark-barn = Scheune
    .text = Zur gleichnamigen Techkarte. { text-footprint }
card-landmark-com-tower = Sendeturm
    .text = Zur gleichnamigen Techkarte. { text-footprint }
card-landmark-library = Bibliothek
    .text = Zur gleichnamigen Techkarte. { text-footprint }
card-landmark-stock-market = Börse
    .text = Zur gleichnamigen Techkarte. { text-footprint }
card-landmark-treasury = Schatzamt
    .text = Zur gleichnamigen Techkarte. { text-footprint }
card-landmark-digital-studio = Digital­studio
    .text = Zur gleichnamigen Wahrzeichenkarte. { text-footprint }
card-landmark-game-store = Spieleladen
    .text = Zur gleichnamigen Wahrzeichenkarte. { text-footprint }
card-landmark-skyscraper = Wolken­kratzer
    .text = Zur gleichnamigen Wahrzeichenkarte. { text-footprint }
card-landmark-tv-station = Fernseh­sender
    .text = Zur gleichnamigen Wahrzeichenkarte. { text-footprint }
card-landmark-urban-farm = Stadtfarm
    .text = Zur gleichnamigen Wahrzeichenkarte. { text-footprint }
card-landmark-monolith = Monolith
    .text = Gefunden beim Erkunden eines Weltraumteils. { text-footprint }
card-landmark-stadium = Stadion
    .text = Zur Gobelinkarte { card-entertain-the-masses }. { text-footprint }
card-landmark-birdwatching-perch = Vogel­beobach­tungs­posten
    .text = Zur gleichnamigen Wahrzeichenkarte. { text-footprint }
card-landmark-bridge = Brücke
    .text = Zur gleichnamigen Wahrzeichenkarte. { text-footprint }
card-landmark-castle = Burg
    .text = Zur gleichnamigen Wahrzeichenkarte. { text-footprint }
card-landmark-villa = Villa
    .text = Zur gleichnamigen Wahrzeichenkarte. { text-footprint }
card-landmark-windmill = Windmühle
    .text = Zur gleichnamigen Wahrzeichenkarte. { text-footprint }
card-landmark-clocktower = Uhrturm
    .text = { text-track-landmark }
card-landmark-opera-house = Opernhaus
    .text = { text-track-landmark }
card-landmark-holocenter = Holozentrum
    .text = { text-track-landmark }

# Wahrzeichenkarten

card-lc-skyscraper = { card-landmark-skyscraper }
    .text = Das Wahrzeichen gehört dir, wenn deine Hauptstadt am Ende deines Zuges eine vollständige Reihe oder Spalte hat.
card-lc-tv-station = { card-landmark-tv-station }
    .text = Das Wahrzeichen gehört dir, wenn deine Hauptstadt am Ende deines Zuges mindestens { $least } vollendete Stadtviertel hat.
card-lc-urban-farm = { card-landmark-urban-farm }
    .text = Das Wahrzeichen gehört dir, wenn du am Ende deines Zuges mindestens { $least } Einkommensgebäude eines Typs hast.
card-lc-digital-studio = { card-landmark-digital-studio }
    .text = Das Wahrzeichen gehört dir, wenn du am Ende deines Zuges eine Techkarte in der oberen Reihe hast.
card-lc-game-store = { card-landmark-game-store }
    .text = Das Wahrzeichen gehört dir, wenn du am Ende deines Zuges mindestens { $least } Gebietsteile im Vorrat hast.
card-lc-windmill = { card-landmark-windmill }
    .text = Das Wahrzeichen gehört dir, wenn du am Ende deines Zuges mindestens { $least } Techkarten hast.
card-lc-castle = { card-landmark-castle }
    .text = Das Wahrzeichen gehört dir, wenn du am Ende deines Zuges mindestens { $least } Gebiete neben deinem Startgebiet kontrollierst.
card-lc-villa = { card-landmark-villa }
    .text = Das Wahrzeichen gehört dir, wenn du in deinem Zug auf eine Stufe vorangeschritten bist, deren Wahrzeichen vergeben war.
card-lc-bridge = { card-landmark-bridge }
    .text = Das Wahrzeichen gehört dir, wenn du am Ende deines Zuges auf mindestens { $least } Leisten Stufe II erreicht hast.
card-lc-birdwatching-perch = { card-landmark-birdwatching-perch }
    .text = Das Wahrzeichen gehört dir, wenn du am Ende deines Zuges von jedem Typ ein Einkommensgebäude hast.

# Techkarten

card-air-conditioning = Klimaanlage
    .text = { text-circle } Erhalte 1 Arbeiter. { text-square } Erhalte 1 Haus. { text-needs-tier }
card-ammonia = Ammoniak
    .text = { text-circle } Erhalte 1 Bauernhof. { text-square } Erhalte 1 SP für jeden deiner Bauernhöfe. { text-needs-tier }
card-anesthesia = Anästhesie
    .text = { text-circle } Erhalte 1 Waffenschmiede. { text-square } Erhalte 1 SP für jede deiner Waffenschmieden. { text-needs-tier }
card-assembly-line = Fließband
    .text = { text-circle } Erhalte die Belohnung im Quadrat einer Karte deiner oberen Reihe. { text-square } Erhalte die Belohnung im Kreis einer Karte deiner mittleren Reihe. { text-needs-tier }
card-bakery = Bäckerei
    .text = { text-circle } Erhalte 4 SP. { text-square } Erhalte das Wahrzeichen Bäckerei. { text-needs-income }
card-barn = Scheune
    .text = { text-circle } Erhalte 3 SP. { text-square } Erhalte das Wahrzeichen Scheune. { text-needs-income }
card-lithium-ion-battery = Lithium-Ionen-Batterie
    .text = { text-circle } Erhalte 4 SP. { text-square } Erhalte die Belohnung des Feldes eines deiner Marker; du darfst auch für seinen Bonus bezahlen. { text-needs-tier }
card-calendar = Kalender
    .text = { text-circle } Erhalte 1 Kultur. { text-square } Erhalte 7 SP. { text-needs-tier }
card-canned-food = Konserven
    .text = { text-circle } Erhalte 1 Nahrung. { text-square } Erhalte 7 SP. { text-needs-tier }
card-clocks = Uhren
    .text = { text-circle } Schreite auf der Technologieleiste ohne Belohnung und Bonus voran. { text-square } Erhalte SP in Höhe deines Feldes auf der Technologieleiste. { text-needs-tier }
card-compass = Kompass
    .text = { text-circle } Erhalte 2 Gebietsteile. { text-square } Erkunde. { text-needs-tier }
card-com-tower = Sendeturm
    .text = { text-circle } Erhalte 5 SP. { text-square } Erhalte das Wahrzeichen Sendeturm. { text-needs-income }
card-concrete = Beton
    .text = { text-circle } Erhalte 1 Markt. { text-square } Erhalte 1 SP für jeden deiner Märkte. { text-needs-tier }
card-dynamite = Dynamit
    .text = { text-circle } Erobere. { text-square } Erhalte 1 SP für jedes von dir kontrollierte Gebiet. { text-needs-tier }
card-eyeglasses = Brille
    .text = { text-circle } Erfinde. { text-square } Erhalte 1 SP für jede deiner Techkarten. { text-needs-tier }
card-irrigation = Bewässerung
    .text = { text-circle } Erhalte 1 Nahrung. { text-square } Erhalte 1 Bauernhof. { text-needs-tier }
card-library = Bibliothek
    .text = { text-circle } Erhalte 3 SP. { text-square } Erhalte das Wahrzeichen Bibliothek. { text-needs-income }
card-light-bulb = Glühbirne
    .text = { text-circle } Erhalte 1 Münze. { text-square } Erhalte 1 Markt. { text-needs-tier }
card-paper = Papier
    .text = { text-circle } Erhalte 1 Haus. { text-square } Erhalte 1 SP für jedes deiner Häuser. { text-needs-tier }
card-penicillin = Penicillin
    .text = { text-circle } Forsche ohne Belohnung und Bonus. { text-square } Erhalte 5 SP. { text-needs-tier }
card-printing-press = Drucker­presse
    .text = { text-circle } Erhalte 1 Gobelinkarte. { text-square } Spiele 1 Gobelinkarte auf deine aktuelle. { text-needs-tier }
card-radio = Radio
    .text = { text-circle } Erhalte 3 SP. { text-square } Erhalte eine weitere Zivilisation. { text-needs-tier }
card-sewage-and-plumbing = Kanali­sation
    .text = { text-circle } Erhalte 1 Kultur. { text-square } Erhalte 1 Waffenschmiede. { text-needs-tier }
card-siegecraft = Belage­rungs­technik
    .text = { text-circle } Schreite auf der Militärleiste ohne Belohnung und Bonus voran. { text-square } Erhalte SP in Höhe deines Feldes auf der Militärleiste. { text-needs-tier }
card-stock-market = Börse
    .text = { text-circle } Erhalte 5 SP. { text-square } Erhalte das Wahrzeichen Börse. { text-needs-income }
card-telescope = Teleskop
    .text = { text-circle } Erhalte 1 Kultur und 1 Gebietsteil. { text-square } Erhalte 1 SP für jedes Gebietsteil in deinem Vorrat. { text-needs-tier }
card-the-nail = Der Nagel
    .text = { text-circle } Erhalte 1 Gobelinkarte. { text-square } Erhalte 1 Markt, 1 Haus oder 1 Bauernhof. { text-needs-tier }
card-time-travel = Zeitreise
    .text = { text-circle } Erhalte 1 Münze. { text-square } Gehe auf der Entdeckungs- oder Militärleiste ohne Belohnung 1 Feld zurück. { text-needs-tier }
card-transistors = Transis­toren
    .text = { text-circle } Erhalte 1 Münze. { text-square } Erhalte 1 Kultur und 4 SP. { text-needs-tier }
card-treasury = Schatzamt
    .text = { text-circle } Erhalte 4 SP. { text-square } Erhalte das Wahrzeichen Schatzamt. { text-needs-income }
card-vaccines = Impfstoffe
    .text = { text-circle } Schreite auf der Wissenschaftsleiste ohne Belohnung und Bonus voran. { text-square } Erhalte SP in Höhe deines Feldes auf der Wissenschaftsleiste. { text-needs-tier }
card-warships = Kriegs­schiffe
    .text = { text-circle } Erhalte 1 Arbeiter. { text-square } Erobere. { text-needs-tier }
card-zeppelins = Zeppeline
    .text = { text-circle } Schreite auf der Entdeckungsleiste ohne Belohnung und Bonus voran. { text-square } Erhalte SP in Höhe deines Feldes auf der Entdeckungsleiste. { text-needs-tier }
card-astrolabe = Astrolabium
    .text = { text-circle } Erhalte 1 Nahrung. { text-square } Schreite auf der Entdeckungsleiste voran. { text-needs-landmark }
card-automation = Automati­sierung
    .text = { text-circle } Erhalte 1 Münze. { text-square } Schreite auf der Technologieleiste voran. { text-needs-landmark }
card-calculus = Differen­zial­rechnung
    .text = { text-circle } Erhalte 1 Arbeiter. { text-square } Schreite auf der Wissenschaftsleiste voran. { text-needs-landmark }
card-war-college = Kriegs­akademie
    .text = { text-circle } Erhalte 1 Kultur. { text-square } Schreite auf der Militärleiste voran. { text-needs-landmark }
card-microphone = Mikrofon
    .text = { text-circle } Erhalte 1 beliebigen Rohstoff. { text-square } Schreite auf der Künsteleiste voran. { text-needs-landmark }
card-jet-fuel = Düsen­treib­stoff
    .text = { text-circle } Erhalte 1 Weltraumteil. { text-square } Erkunde ein Weltraumteil. { text-needs-tier }
card-duct-tape = Panzerband
    .text = { text-circle } Erhalte 1 Kultur. { text-square } Werte zweimal auf, eine oder zwei Techkarten, ohne Rücksicht auf ihre Bedingungen. { text-needs-tier }
card-oil-paint = Ölfarben
    .text = { text-circle } Erhalte 1 beliebigen Rohstoff. { text-square } Erschaffe. { text-needs-tier }
card-public-art = Öffentliche Kunst
    .text = { text-circle } Erhalte 1 Gobelinkarte. { text-square } Inspiriere. { text-needs-tier }
card-opera = Oper
    .text = { text-circle } Schreite auf der Künsteleiste ohne Belohnung und Bonus voran. { text-square } Erhalte SP in Höhe deines Feldes auf der Künsteleiste. { text-needs-tier }
card-suburbs = Vororte
    .text = { text-circle } Erhalte 4 SP. { text-square } Erhalte 1 Einkommensgebäude deiner Wahl.
card-golem-minions = Golem­schergen
    .text = { text-circle } Erhalte 1 SP für jedes deiner Wahrzeichen. { text-square } Schreite auf der Militärleiste ohne Belohnung und Bonus voran; erhalte SP in Höhe deines Feldes auf der Militärleiste. { text-needs-charm }
card-object-cloning = Klonen von Objekten
    .text = { text-circle } Schreite auf der Künste- oder Technologieleiste ohne Belohnung und Bonus voran. { text-square } Schreite auf der Künste- oder Technologieleiste voran. { text-needs-charm } { text-flips }
card-mind-control = Gedanken­kontrolle
    .text = { text-circle } Schreite auf der Wissenschafts- oder Militärleiste ohne Belohnung und Bonus voran. { text-square } Schreite auf der Wissenschafts- oder Militärleiste voran. { text-needs-charm } { text-flips }
card-remote-viewing = Fern­betrach­tung
    .text = { text-circle } Erhalte 1 Gebietsteil, dann erkunde mit einem Teil deines Vorrats ein beliebiges freies Hexfeld. { text-square } Forsche. { text-needs-charm } { text-flips }
card-shapeshifting = Gestalt­wandel
    .text = { text-circle } Erfinde. { text-square } Erhalte 1 Einkommensgebäude deiner Wahl. { text-needs-charm }
card-levitation = Levitation
    .text = { text-circle } Erkunde oder erhalte 1 Weltraumteil. { text-square } Erkunde ein Weltraumteil. { text-needs-charm } { text-flips }
card-perfect-memory = Perfektes Gedächtnis
    .text = { text-circle } Schreite auf der Wissenschafts- oder Künsteleiste ohne Belohnung und Bonus voran. { text-square } Schreite auf der Wissenschafts- oder Künsteleiste voran. { text-needs-charm } { text-flips }
card-pyrokinesis = Pyrokinese
    .text = { text-circle } Erhalte 1 Waffenschmiede. { text-square } Erhalte 1 SP für jede deiner Waffenschmieden und 1 SP für jedes von dir kontrollierte Gebiet. { text-needs-charm }
card-weather-control = Wetter­kontrolle
    .text = { text-circle } Erkunde. { text-square } Erhalte die Belohnung des Feldes eines deiner Marker; du darfst auch für seinen Bonus bezahlen. { text-needs-charm } { text-flips }
card-superhuman-strength = Über­mensch­liche Stärke
    .text = { text-circle } Schreite auf der Entdeckungs- oder Militärleiste ohne Belohnung und Bonus voran. { text-square } Schreite auf der Entdeckungs- oder Militärleiste voran. { text-needs-charm } { text-flips }
card-superhuman-speed = Über­mensch­liche Schnellig­keit
    .text = { text-circle } Erhalte 1 SP für jedes Gebietsteil in deinem Vorrat. { text-square } Erkunde zweimal. { text-needs-charm }
card-teleportation = Tele­portation
    .text = { text-circle } Schreite auf der Entdeckungs- oder Technologieleiste ohne Belohnung und Bonus voran. { text-square } Schreite auf der Entdeckungs- oder Technologieleiste voran. { text-needs-charm } { text-flips }

# Meisterstücke

card-masterpiece-01 = Meister­stück 1
    .text = Erhalte 1 SP für jeden deiner Märkte und 1 SP für jedes deiner Häuser; erhalte 1 Arbeiter oder 1 Münze.
card-masterpiece-02 = Meister­stück 2
    .text = Erhalte SP in Höhe deines Feldes auf der Technologieleiste.
card-masterpiece-03 = Meister­stück 3
    .text = Erhalte 1 Einkommensgebäude deiner Wahl und 1 beliebigen Rohstoff. { text-once }
card-masterpiece-04 = Meister­stück 4
    .text = Erhalte 1 SP für jede deiner Gobelinkarten auf der Hand und auf dem Tableau und 1 beliebigen Rohstoff.
card-masterpiece-05 = Meister­stück 5
    .text = Erhalte 1 Gobelinkarte und 1 beliebigen Rohstoff.
card-masterpiece-06 = Meister­stück 6
    .text = Erhalte 1 SP für jede vollständige Reihe deiner Hauptstadt und 1 beliebigen Rohstoff.
card-masterpiece-07 = Meister­stück 7
    .text = Erhalte SP in Höhe deines Feldes auf der Wissenschaftsleiste.
card-masterpiece-08 = Meister­stück 8
    .text = Erhalte 1 SP für jede deiner Waffenschmieden und 1 SP für jeden deiner Bauernhöfe; erhalte 1 Nahrung oder 1 Kultur.
card-masterpiece-09 = Meister­stück 9
    .text = Erhalte 1 SP für jedes von dir kontrollierte Gebiet und 1 Kultur.
card-masterpiece-10 = Meister­stück 10
    .text = Erhalte 1 SP für jede deiner Techkarten und 1 beliebigen Rohstoff.
card-masterpiece-11 = Meister­stück 11
    .text = Erhalte 1 Gebietsteil und 1 beliebigen Rohstoff.
card-masterpiece-12 = Meister­stück 12
    .text = { text-cost } Erhalte die Belohnung des Feldes eines deiner Marker; du darfst auch für seinen Bonus bezahlen. { text-once }
card-masterpiece-13 = Meister­stück 13
    .text = Werte 1 Techkarte auf, die in diesem Zug nicht noch einmal aufgewertet werden kann.
card-masterpiece-14 = Meister­stück 14
    .text = Erhalte 1 SP für jede vollständige Spalte deiner Hauptstadt und 1 beliebigen Rohstoff.
card-masterpiece-15 = Meister­stück 15
    .text = { text-cost } Schreite auf der Künsteleiste voran.
card-masterpiece-16 = Meister­stück 16
    .text = Erhalte SP in Höhe deines Feldes auf der Militärleiste.
card-masterpiece-17 = Meister­stück 17
    .text = Erhalte SP in Höhe deines Feldes auf der Künsteleiste.
card-masterpiece-18 = Meister­stück 18
    .text = Erhalte SP in Höhe deines Feldes auf der Entdeckungsleiste.
card-masterpiece-19 = Meister­stück 19
    .text = Erhalte 4 SP und 1 beliebigen Rohstoff.
card-masterpiece-20 = Meister­stück 20
    .text = Erobere ein angrenzendes leeres Gebiet.

# Gobelinkarten

card-academia = Akademie
    .text = { type-this-era }: Immer wenn du erfindest oder eine Gobelinkarte erhältst, erhalte 3 SP.
card-age-of-discovery = Zeitalter der Ent­deckungen
    .text = { type-when-played }: Wirf den Wissenschaftswürfel. Alle, du zuerst, müssen auf der gewürfelten Leiste voranschreiten; nur du erhältst die Belohnung und darfst für den Bonus bezahlen.
card-age-of-sail = Zeitalter der Segel­schiffe
    .text = { type-this-era }: Immer wenn du ein Hexfeld erkundest, erhalte vorher { $tiles } Gebietsteile; dann darfst du einem Mitspieler eines deiner Teile für { $amount } SP geben.
card-age-of-wonders = Zeitalter der Wunder
    .text = { type-when-played }: Hast du die wenigsten Wahrzeichen, erhalte { $resources } beliebige Rohstoffe; hast du die meisten, erhalte { $amount } SP; sonst, auch bei jedem Gleichstand, erhalte 1 beliebigen Rohstoff und { $also } SP.
card-alliance = Allianz
    .text = { type-this-era }: Wähle einen Mitspieler. Keiner von euch darf Gebiete des anderen erobern. Immer wenn dieser Mitspieler eine Techkarte aufwertet, erhältst du danach dieselbe Belohnung.
card-boast-of-superiority = Prahlerei der Über­legen­heit
    .text = { type-when-played }: Erhalte { $amount } SP für jede Leiste, auf der kein Marker vor deinem liegt.
card-broker-of-peace = Friedens­vermittler
    .text = { type-this-era }: Du kannst auf der Militärleiste nicht voranschreiten. Immer wenn ein Mitspieler es tut, erhalte 3 SP.
card-capitalism = Kapita­lismus
    .text = { type-this-era }: Erhalte in deinem Einkommenszug { $amount } SP für jede Münze deines Einkommens. Immer wenn du einen Markt erhältst, erhalte auch 1 Münze.
card-coal-baron = Kohlebaron
    .text = { type-when-played }: Erhalte 1 Gebietsteil und erkunde damit. Dann erhält jeder deiner Nachbarn 1 Gebietsteil.
card-colonialism = Kolonia­lismus
    .text = { type-when-played }: Wähle ein von dir kontrolliertes Gebietsteil. Erhalte für jede Landschaft darauf: 1 Arbeiter für Berge, 1 Kultur für Grasland, 1 Nahrung für Wald, 1 Münze für Wüste.
card-dark-ages = Dunkles Zeitalter
    .text = { type-when-played }: Gehe auf { $times } Leisten 1 Feld zurück und schreite dann auf einer anderen { $amount } Felder voran. Keine Belohnungen und Boni, aber Wahrzeichen.
card-democracy = Demokratie
    .text = { type-when-played }: Ziehe { $cards } Gobelinkarten. Wirf dann beliebig viele Gobelinkarten aus deiner Hand für je { $amount } SP ab.
card-dictatorship = Diktatur
    .text = { type-when-played }: Schreite auf einer beliebigen Leiste voran. Bis zum Ende deines nächsten Zuges können Mitspieler auf ihr nicht voranschreiten.
card-diplomacy = Diplomatie
    .text = { type-when-played }: Alle erhalten 1 beliebigen Rohstoff. Du erhältst außerdem 1 Einkommensgebäude deiner Wahl.
card-dystopia = Dystopie
    .text = { type-when-played }: Erhalte ein beliebiges Wahrzeichen einer Leiste, das noch zu haben ist.
card-empiricism = Empirismus
    .text = { type-this-era }: Immer wenn du auf der Wissenschaftsleiste voranschreitest, erhalte { $amount } SP. Wirfst du den Wissenschaftswürfel, wirf ihn { $times }-mal mehr und wähle ein Ergebnis.
card-espionage = Spionage
    .text = { type-when-played }: Kopiere die Fähigkeit einer beliebigen sichtbaren Gobelinkarte auf irgendeinem Einkommenstableau; keine Zauber und keine dauerhaften Fähigkeiten.
card-exploitation = Ausbeutung
    .text = { type-this-era }: Für jedes Gebietsteil, das du auf die Karte legst, darfst du statt des Üblichen seine Belohnung zweimal und keine SP für seine Seiten erhalten.
card-feudalism = Feudalismus
    .text = { type-when-played }: Erhalte 1 beliebigen Rohstoff oder 3 SP für jedes deiner Wahrzeichen.
card-golden-age = Goldenes Zeitalter
    .text = { type-this-era }: Du brauchst die Bedingungen von Techkarten nicht zu erfüllen. Immer wenn du eine aufwertest, erhalte 3 SP.
card-guilds = Gilden
    .text = { type-when-played }: Zahle { $amount } SP für 1 beliebigen Rohstoff oder umgekehrt, bis zu { $times }-mal.
card-industrialism = Industri­alismus
    .text = { type-this-era }: Immer wenn du erfindest, erhalte die Belohnung im Kreis der Karte; sie bleibt in deiner unteren Reihe.
card-marriage-of-state = Heirats­politik
    .text = { type-this-era }: Wähle eine Leiste und einen Mitspieler. Immer wenn er die Belohnung eines Feldes dieser Leiste erhält, erhältst du sie danach auch, aber nicht den Bonus.
card-mercantilism = Merkan­tilismus
    .text = { type-this-era }: In deinem Einkommenszug darfst du Nahrung deines Einkommens für je { $amount } SP in andere Rohstoffe umwandeln.
card-meritocracy = Merito­kratie
    .text = { type-when-played }: Erfinde und erhalte dann 2 SP für jede deiner Techkarten.
card-militarism = Milita­rismus
    .text = { type-this-era }: Immer wenn du ein Hexfeld der Karte erkundest, darfst du einen Außenposten daraufstellen. Das ist keine Eroberung.
card-monarchy = Monarchie
    .text = { type-this-era }: Immer wenn du ein Einkommensgebäude platzierst, erhalte 3 SP.
card-oil-magnate = Ölmagnat
    .text = { type-when-played }: Wähle eine Leiste. Du und dann jeder deiner Nachbarn darf auf ihr voranschreiten; nur du erhältst die Belohnung und darfst für den Bonus bezahlen.
card-olympic-host = Olympia-Gastgeber
    .text = { type-when-played }: Du und dann alle reihum dürfen 1 Arbeiter für { $amount } SP bezahlen. Hat ein Mitspieler es getan, erhalte 1 Einkommensgebäude deiner Wahl, sonst 1 Münze.
card-pillage-and-plunder = Plündern und Brand­schatzen
    .text = { type-this-era }: Immer wenn du durch Erobern einen Außenposten stürzt, erhalte beide Würfel. Gegen dich können keine Fallen gespielt werden.
card-pirate-rule = Piraten­herr­schaft
    .text = { type-this-era }: Immer wenn du ein Gebietsteil eroberst, erhalte auch seine Belohnung.
card-plea-for-aid = Hilferuf
    .text = { type-when-played }: Erhalte { $amount } SP und 1 beliebigen Rohstoff für jede Leiste, auf der alle anderen vor dir liegen.
card-renaissance = Renaissance
    .text = { type-when-played }: Schreite auf jeder Leiste einmal voran, in beliebiger Reihenfolge und ohne Belohnungen; die Boni darfst du umsonst nehmen.
card-revisionism = Revisio­nismus
    .text = { type-this-era }: Immer wenn du das Wahrzeichen einer Leiste erhältst, erhalte 1 beliebigen Rohstoff. Immer wenn du eine Stufe betrittst, deren Wahrzeichen vergeben ist, erhalte 1 Waffenschmiede.
card-revolution = Revolution
    .text = { type-when-played }: Erhalte 1 beliebigen Rohstoff oder richte bis zu 3 deiner gestürzten Außenposten auf und stürze die der Mitspieler dort.
card-socialism = Sozialismus
    .text = { type-when-played }: Wähle eine Leiste und setze deinen Marker auf das Feld des nächsten Mitspielers vor oder hinter dir. Keine Belohnung, kein Bonus, aber Wahrzeichen.
card-steam-tycoon = Dampfmagnat
    .text = { type-when-played }: Erfinde eine offene Karte und werte sie sofort auf. Dann erfindet jeder deiner Nachbarn die oberste Karte des Stapels.
card-technocracy = Techno­kratie
    .text = { type-when-played }: Hat niemand diese Ära vor dir begonnen, erfinde und werte diese Karte sofort auf; über einer anderen Karte genügt es, dass niemand sonst in dieser Ära ist. Sonst erhalte { $amount } SP für jeden Mitspieler.
card-terraforming = Terra­forming
    .text = { type-this-era }: Du darfst auf unwegsamen Plätzen bauen. Erhalte für jedes Gebäude, das einen bedeckt, { $amount } SP.
card-theocracy = Theokratie
    .text = { type-this-era }: Du kannst auf der Wissenschaftsleiste nicht voranschreiten. Immer wenn du eine neue Stufe einer Leiste betrittst, erhalte 4 SP.
card-trade-economy = Handels­wirt­schaft
    .text = { type-when-played }: Erhalte die Belohnung des Feldes, auf dem der Marker eines Mitspielers steht. Hat das Feld einen Bonus, erhält dieser Mitspieler ihn umsonst.
card-trap = Falle
    .text = { type-when-played }: 10 SP. Reaktion, wenn ein Mitspieler ein von dir kontrolliertes Gebiet erobert: Erhalte 1 beliebigen Rohstoff und stürze den Außenposten des Angreifers; du behältst die Kontrolle.
card-tyranny = Tyrannei
    .text = { type-this-era }: Einmal darfst du eine Gobelinkarte, die du erhältst, sofort auf diese spielen und { $amount } SP erhalten.
card-wartime-economy = Kriegs­wirt­schaft
    .text = { type-this-era }: Boni, die 1 Rohstoff kosten, sind umsonst.
card-manifest-destiny = Offen­kundige Bestimmung
    .text = { type-when-played }: Erobere ein Gebiet neben deinem Startgebiet, dann du darfst die Belohnung eines von dir kontrollierten Gebietsteils erhalten.
card-cartography = Kartografie
    .text = { type-when-played }: Erhalte 1 Gebietsteil und erkunde damit. Hast du für seine Seiten mindestens { $amount } SP erhalten, darfst du es auch erobern.
card-entertain-the-masses = Unter­haltung der Massen
    .text = { type-when-played }: Erhalte das Wahrzeichen Stadion, falls es noch zu haben ist, dann 1 SP für jedes deiner Wahrzeichen.
card-double-cross = Doppelspiel
    .text = { type-when-played }: Erobere. Reaktion auf eine Falle gegen deine Eroberung: Die Falle ist aufgehoben, der Außenposten des Verteidigers wird gestürzt und deiner bleibt stehen.
card-stolen-plans = Gestohlene Pläne
    .text = { type-when-played }: Erfinde und werte dann 1 Techkarte auf. Reaktion auf eine Falle gegen deine Eroberung: Die Falle ist aufgehoben, und du erhältst 1 Gobelinkarte.
card-retreat = Rückzug
    .text = { type-when-played }: Erkunde. Reaktion, wenn ein Mitspieler ein von dir kontrolliertes Gebiet erobert: Dein Außenposten zieht in ein angrenzendes leeres Gebiet, statt gestürzt zu werden.
card-surrender = Kapitu­lation
    .text =
        { type-when-played }: 2 Gobelinkarten. Reaktion, wenn ein Mitspieler ein von dir kontrolliertes Gebiet erobert: Dein Außenposten wird gestürzt, und du erhältst { $amount ->
            [one] einen beliebigen Rohstoff
           *[other] { $amount } beliebige Rohstoffe
        }.
card-surprise-party = Über­raschungs­gast
    .text = { type-when-played }: 7 SP und 1 Gebietsteil. Reaktion, wenn ein Mitspieler ein von dir kontrolliertes Gebiet neben einem anderen von dir erobert: Stürze den Außenposten des Angreifers, behalte die Kontrolle und erhalte 1 Gobelinkarte.
card-border-treaty = Grenz­vertrag
    .text = { type-this-era }: Immer wenn ein Mitspieler ein Gebiet neben einem von dir kontrollierten erobert, erhalte 2 SP.
card-great-survey = Große Vermessung
    .text = { type-when-played }: Erhalte 2 Gebietsteile und 1 SP für jedes Gebietsteil in deinem Vorrat.
card-war-council = Kriegsrat
    .text = { type-when-played }: Erhalte 2 SP für jedes von dir kontrollierte Gebiet.
card-royal-census = Königliche Zählung
    .text = { type-when-played }: Erhalte 1 SP für jedes deiner Einkommensgebäude.
card-secret-workshop = Geheime Werkstatt
    .text = { type-when-played }: Werte 1 Techkarte ohne Rücksicht auf ihre Bedingung auf.
card-pilgrimage = Pilgerfahrt
    .text = { type-when-played }: Erhalte 1 beliebigen Rohstoff und 2 SP für jedes deiner Wahrzeichen.
card-urban-renewal = Stadt­erneue­rung
    .text = { type-this-era }: Immer wenn du ein Stadtviertel vollendest, erhalte 4 SP.
card-national-parks = National­parks
    .text = { type-when-played }: Wähle einen Eroberungswürfel, wirf ihn und erhalte das Ergebnis. Dann erhalte 1 SP für jedes Gebietsteil in deinem Vorrat.
card-plague = Seuche
    .text = { type-when-played }: Wirf eine deiner Zivilisationen ab und erhalte dafür eine andere. Was die alte dir gegeben hat, bleibt.
card-shopping-mall = Einkaufs­zentrum
    .text = { type-continuous }: Du darfst Gebäude auf die 4 Plätze dieser Karte statt in deine Hauptstadt stellen. Erhalte für jeden bedeckten Platz die aufgedruckte Belohnung oder { $amount } SP.
card-granges = Grangien
    .text = { type-continuous }: Du darfst Gebäude auf die 3 Plätze dieser Karte statt in deine Hauptstadt stellen. Sind alle bedeckt, erhalte 1 beliebigen Rohstoff und 6 SP.
card-migration = Völker­wande­rung
    .text = { type-when-played }: Versetze einen deiner Außenposten, der allein steht, in ein angrenzendes leeres Gebiet und erhalte dessen Belohnung. Dann erhalte 1 SP für jedes von dir kontrollierte Gebiet.
card-status-quo = Status quo
    .text = { type-when-played }: Auf bis zu { $amount } Leisten darfst du den Bonus des Feldes deines Markers umsonst erhalten.
card-art-patron = Kunstmäzen
    .text = { type-when-played }: Erschaffe.
card-grand-tour = Bildungs­reise
    .text = { type-when-played }: Präsentiere, dann erhalte 3 SP für jedes deiner Meisterstücke.
card-academy-of-arts = Kunst­akademie
    .text = { type-this-era }: Immer wenn du auf der Künsteleiste voranschreitest, erhalte 3 SP.
card-city-beautiful = Schöne Stadt
    .text = { type-when-played }: Erhalte 2 SP für jede vollständige Reihe und Spalte deiner Hauptstadt. Das gilt nicht als Wertung der Hauptstadt.
card-master-builders = Baumeister
    .text = { type-when-played }: Erhalte 1 Einkommensgebäude deiner Wahl.
card-monument-boom = Denkmalboom
    .text = { type-this-era }: Immer wenn du ein Wahrzeichen erhältst, erhalte 5 SP.
card-world-fair = Welt­aus­stellung
    .text = { type-when-played }: Erhalte 1 SP für jede deiner Techkarten, 1 SP für jedes deiner Wahrzeichen und 1 beliebigen Rohstoff.
card-folk-songs = Volkslieder
    .text = { type-when-played }: Erhalte 2 Gobelinkarten und 5 SP.
card-garden-city = Gartenstadt
    .text = { type-continuous }: Du darfst Gebäude auf die 4 Plätze dieser Karte statt in deine Hauptstadt stellen. Sind alle bedeckt, erhalte 12 SP.
card-public-library = Volks­biblio­thek
    .text = { type-continuous }: Immer wenn du eine Techkarte in die obere Reihe aufwertest, erhalte 2 SP.
card-sculpture-park = Skulp­turen­park
    .text = { type-continuous }: Erhalte zu Beginn deiner Einkommenszüge 1 SP für jedes deiner Meisterstücke und Wahrzeichen.
card-avant-garde = Avantgarde
    .text = { type-when-played }: Schreite auf der Künsteleiste voran.
card-street-art = Straßen­kunst
    .text = { type-this-era }: Immer wenn du ein Einkommensgebäude platzierst, erhalte 2 SP.
card-restoration = Restau­rierung
    .text = { type-when-played }: Erhalte 1 beliebigen Rohstoff für je { $also } deiner Wahrzeichen, höchstens { $amount }.
card-wizards-guild = Gilde der Zauberer
    .text = { type-when-played }: Erhalte { $amount } SP für jeden sichtbaren Zauber auf deinem Einkommenstableau, auch für die dieser Karte. { text-right-charm } Erhalte 5 SP.
card-microbial-magic = Mikrobielle Magie
    .text = { type-when-played }: Reserviere deinen nächsten Bauernhof. Er zählt als einer deiner Bauernhöfe; im 5. Einkommenszug platzierst du ihn. { text-left-charm } Erhalte 1 Nahrung.
card-gremlins = Gremlins
    .text = { type-when-played }: 1 Gobelinkarte und 6 SP. Reaktion, wenn ein Mitspieler ein von dir kontrolliertes Gebiet erobert: Stürze den Außenposten des Angreifers, behalte die Kontrolle und erhalte { $amount } SP. Das ist keine Falle. { text-left-charm } Erhalte 3 SP.
card-chimera-citizen-rights = Bürger­rechte für Chimären
    .text = { type-when-played }: Wirf den Wissenschaftswürfel zweimal. Erhalte für jeden Wurf SP in Höhe deines Feldes auf der gewürfelten Leiste. { text-right-charm } Erhalte 4 SP.
card-citadel-of-power = Zitadelle der Macht
    .text = { type-when-played }: Erhalte 2 SP für jedes deiner Wahrzeichen und 1 Waffenschmiede. { text-left-charm } Erhalte 1 Kultur.
card-ecstatic-visions = Ekstatische Visionen
    .text = { type-when-played }: Erhalte 1 Gobelinkarte und 1 Weltraumteil, dann erkunde ein Weltraumteil.
card-ghost-towns = Geister­städte
    .text = { type-when-played }: Schreite auf der Militärleiste voran. { text-right-charm } Erhalte 4 SP.
card-lost-artifacts = Verlorene Artefakte
    .text = { type-when-played }: Erfinde und werte diese Karte sofort auf. { text-right-charm } Schreite auf der Technologieleiste ohne Belohnung und Bonus voran.
card-zombie-army = Zombie-Armee
    .text = { type-when-played }: Nimm bis zu 2 deiner gestürzten Außenposten zurück, dann erobere.
card-doppelgangers = Doppel­gänger
    .text = { type-when-played }: Kopiere die Beim-Ausspielen-Fähigkeit einer anderen sichtbaren Gobelinkarte auf deinem Einkommenstableau; keine Zauber. { text-left-charm } Erhalte 1 Gobelinkarte.
card-dragon-hoard = Drachenhort
    .text = { type-when-played }: Erhalte 1 Münze und 2 SP für jeden deiner Märkte. { text-right-charm } Erhalte 1 Münze.
card-crystal-ball = Kristall­kugel
    .text = { type-when-played }: Ziehe 3 Gobelinkarten und behalte 2; erhalte 3 SP. { text-left-charm } Erhalte 3 SP.
card-time-capsule = Zeitkapsel
    .text = { type-when-played }: Reserviere die oberste Techkarte des Stapels. Lege sie im 5. Einkommenszug in deine untere Reihe und werte sie einmal auf. { text-right-charm } Schreite auf der Technologieleiste ohne Belohnung und Bonus voran.
card-star-gate = Sternentor
    .text = { type-when-played }: Ziehe 3 Weltraumteile und reserviere eines davon. Erkunde es im 5. Einkommenszug. { text-left-charm } Schreite auf der Entdeckungsleiste ohne Belohnung und Bonus voran.
card-magic-beans = Zauber­bohnen
    .text = { type-when-played }: Reserviere dein nächstes Haus. Es zählt als eines deiner Häuser; im 5. Einkommenszug platzierst du es. { text-left-charm } Erhalte 1 Arbeiter.
card-enchanted-forge = Verzauberte Schmiede
    .text = { type-when-played }: Reserviere deine nächste Waffenschmiede. Sie zählt als eine deiner Waffenschmieden; im 5. Einkommenszug platzierst du sie. { text-left-charm } Erhalte 1 Kultur.
card-goblin-market = Koboldmarkt
    .text = { type-when-played }: Reserviere deinen nächsten Markt. Er zählt als einer deiner Märkte; im 5. Einkommenszug platzierst du ihn. { text-left-charm } Erhalte 1 Münze.
card-prophecy = Prophe­zeiung
    .text = { type-when-played }: Reserviere 10 SP: Du erhältst sie im 5. Einkommenszug. { text-left-charm } Erhalte 1 Gobelinkarte.
card-sleeping-king = Schlafender König
    .text = { type-when-played }: Reserviere einen Fortschritt: Im 5. Einkommenszug schreitest du auf einer beliebigen Leiste voran. { text-right-charm } Schreite auf einer beliebigen Leiste ohne Belohnung und Bonus voran.
card-ley-lines = Leylinien
    .text = { type-when-played }: Erkunde zweimal. { text-right-charm } Erhalte 1 Gebietsteil.
card-fairy-ring = Feenring
    .text = { type-when-played }: Erhalte 1 beliebigen Rohstoff und 4 SP. { text-left-charm } Erhalte 3 SP. { text-right-charm } Erhalte 3 SP.
card-moon-base = Mondbasis
    .text = { type-when-played }: Erhalte 1 Weltraumteil und SP in Höhe deines Feldes auf der Entdeckungsleiste. { text-right-charm } Erhalte 1 Weltraumteil.
card-cyber-parliament = Cyber-Parlament
    .text = { type-this-era }: Immer wenn du auf der Technologieleiste voranschreitest, erhalte 3 SP. { text-left-charm } Schreite auf der Technologieleiste ohne Belohnung und Bonus voran.
card-robot-workforce = Roboter­arbeiter
    .text = { type-this-era }: Immer wenn du ein Einkommensgebäude erhältst, erhalte 3 SP. { text-left-charm } Erhalte 1 Arbeiter.
card-psychic-council = Psychischer Rat
    .text = { type-this-era }: Immer wenn du auf der Wissenschaftsleiste voranschreitest, erhalte 3 SP. { text-left-charm } Schreite auf der Wissenschaftsleiste ohne Belohnung und Bonus voran.
card-giant-alliance = Bündnis der Riesen
    .text = { type-this-era }: Immer wenn du eroberst, erhalte 3 SP. { text-left-charm } Schreite auf der Militärleiste ohne Belohnung und Bonus voran.
card-bardic-order = Bardenorden
    .text = { type-this-era }: Immer wenn du eine Gobelinkarte erhältst, erhalte 2 SP. { text-right-charm } Erhalte 1 Gobelinkarte.
card-dream-walkers = Traum­wandler
    .text = { type-when-played }: Erhalte die Belohnung des Feldes eines deiner Marker, aber nicht seinen Bonus. { text-left-charm } Erhalte 4 SP.
card-quantum-archive = Quanten­archiv
    .text = { type-when-played }: Erhalte 2 SP für jede deiner Techkarten. { text-right-charm } Erfinde.
card-hidden-valley = Verborgenes Tal
    .text = { type-when-played }: Erhalte 2 Gebietsteile und erkunde. { text-left-charm } Erhalte 1 Nahrung.
card-phoenix-rising = Aufstieg des Phönix
    .text = { type-when-played }: Gehe auf einer Leiste ohne Belohnung 1 Feld zurück und schreite auf ihr dann 1 Feld voran. { text-right-charm } Schreite auf einer beliebigen Leiste ohne Belohnung und Bonus voran.
card-mirror-world = Spiegelwelt
    .text = { type-when-played }: Erhalte 1 SP für jeden sichtbaren Zauber auf allen Einkommenstableaus. { text-left-charm } Erhalte 2 SP. { text-right-charm } Erhalte 2 SP.
card-wishing-well = Wunsch­brunnen
    .text = { type-when-played }: Du darfst bis zu 2 Rohstoffe für je 6 SP bezahlen. { text-left-charm } Erhalte 1 beliebigen Rohstoff.
card-sky-harbor = Himmels­hafen
    .text = { type-continuous }: Immer wenn du ein Weltraumteil erkundest, erhalte 3 SP. { text-right-charm } Erhalte 1 Weltraumteil.
card-eternal-flame = Ewige Flamme
    .text = { type-continuous }: Immer wenn einer deiner Einkommenszüge beginnt, erhalte 3 SP. { text-left-charm } Erhalte 2 SP.
card-world-tree = Weltenbaum
    .text = { type-continuous }: Immer wenn du ein Stadtviertel vollendest, erhalte 3 SP. { text-right-charm } Erhalte 1 Bauernhof.
card-alien-contact = Außer­irdischer Kontakt
    .text = { type-when-played }: Forsche. { text-right-charm } Schreite auf der Wissenschaftsleiste ohne Belohnung und Bonus voran.
card-utopia = Utopie
    .text = { type-when-played }: Erhalte 1 SP für jede vollständige Reihe und Spalte deiner Hauptstadt. { text-left-charm } Erhalte 1 Haus.

# Zivilisationen

card-alchemists = Alchemisten
    .text = Einkommenszüge 2 bis 5: Wirf den Wissenschaftswürfel und markiere die Leiste; wirf weiter, so oft du willst. Eine Leiste zum zweiten Mal beendet es: 1 beliebiger Rohstoff. Sonst darfst du auf jeder markierten Leiste ohne Belohnung und Bonus einmal voranschreiten oder erhältst 5 SP für eine, die du vollendet hast. { text-adjustment } 1 beliebiger Rohstoff und 10 SP.
card-architects = Architekten
    .text = Ein Stadtviertel, das du mit Einkommensgebäuden nur eines Typs vollendest, gibt 1 beliebigen Rohstoff mehr. Wertest du deine Hauptstadt, gibt jede vollständige Reihe und Spalte mit Einkommensgebäuden nur eines Typs 1 SP mehr. Später erhalten: Bis zu { $amount }-mal dürfen zwei Einkommensgebäude verschiedener Typen in deiner Hauptstadt die Plätze tauschen. { text-adjustment } so viele Plätze deiner Hauptstadt, wie Personen mitspielen, werden unwegsam.
card-craftsmen = Handwerker
    .text = Du darfst Einkommensgebäude statt in deine Hauptstadt auf dieses Tableau stellen, von unten in einer Spalte, und erhältst, was sie bedecken.
card-entertainers = Entertainer
    .text = Einkommenszüge 2 bis 5: Setze den Marker auf ein verbundenes Feld der nächsten Spalte und erhalte dessen Belohnung. { text-adjustment } 1 beliebiger Rohstoff und 10 SP.
card-futurists = Futuristen
    .text = Schreite zu Beginn auf jeder Leiste { $amount } Felder ohne Belohnungen, Boni und Wahrzeichen voran und erhalte 1 von jedem Rohstoff. { text-adjustment } am Ende des 1. Einkommenszuges verlierst du 1 Kultur und 1 Rohstoff.
card-heralds = Heralde
    .text = Einkommenszüge 2 bis 5: Du darfst einen von { $tokens } Markern auf eine beliebige sichtbare Beim-Ausspielen-Gobelinkarte ohne Marker legen und ihre Belohnungen erhalten. Am Ende des 1. Einkommenszuges darf eine Karte auf Beherrschung des Feuers gespielt werden. { text-adjustment } ziehe vorher, bis eine Beim-Ausspielen- oder Dauerhaft-Karte kommt.
card-historians = Historiker
    .text = Einkommenszüge 2 bis 5: Du darfst 1 Gebietsteil abwerfen, um einem Mitspieler einen von { $tokens } Markern zu geben. Immer wenn ein Mitspieler mit deinem Marker ein Wahrzeichen erhält, erhältst du alle hier aufgedeckten Belohnungen.
card-inventors = Erfinder
    .text = Einkommenszüge 2 bis 5: Du darfst einen von { $tokens } Markern auf eine beliebige Techkarte unterhalb der oberen Reihe legen; sie wird sofort aufgewertet. Gehört sie einem Mitspieler, erhält er die Belohnung, dann darfst du. Erreicht eine solche Karte die obere Reihe, erhältst auch du ihre Belohnung und nimmst sie in deine untere Reihe.
card-isolationists = Isola­tionisten
    .text = Eroberst du ein leeres Gebiet, darfst du einen von { $tokens } Markern dazulegen und 1 beliebigen Rohstoff erhalten; niemand kann es mehr erobern. Im 5. Einkommenszug gibt deine größte durch eine Landschaft verbundene Gruppe von Gebieten 5 bis 40 SP. { text-adjustment } 2 Gebietsteile.
card-leaders = Anführer
    .text = Einkommenszüge 2 bis 5: Du darfst einen Marker auf einen Anführer ohne Marker legen und auf dessen Leiste voranschreiten, mit Belohnung, aber ohne Bonus.
card-merrymakers = Feierwütige
    .text = Einkommenszüge 2 bis 5: Bewege einen der 3 Marker in seiner Spalte nach oben und erhalte die Belohnung. { text-adjustment } 1 beliebiger Rohstoff.
card-militants = Militante
    .text = Deine Außenposten bedecken hier 8 Felder. Eroberst du, nimm den ersten einer Reihe. Einkommenszüge 2 bis 5: Erhalte alle aufgedeckten Belohnungen.
card-mystics = Mystiker
    .text = Sage zu Beginn voraus, wie viele Techkarten, vollendete Stadtviertel, kontrollierte Gebiete und vollendete Leisten du haben wirst. Wird eine Zahl zum ersten Mal erreicht, erhältst du 1 beliebigen Rohstoff; jede, die im 5. Einkommenszug stimmt, gibt { $amount } SP. { text-adjustment } 1 beliebiger Rohstoff.
card-nomads = Nomaden
    .text = Du darfst ein Gebäude statt in deine Hauptstadt auf die Karte stellen: in ein von dir kontrolliertes Gebiet mit einem weiteren Spielstein, was es verschließt und 1 beliebigen Rohstoff gibt, oder in ein leeres neben deinen, das du von da an kontrollierst.
card-the-chosen = Die Auser­wählten
    .text = Einkommenszüge 2 bis 5: für jede Leiste, die du vollendet hast oder auf der niemand vor dir liegt, 1 SP je Mitspieler; für jede deiner Errungenschaften 1 beliebiger Rohstoff, im 5. Einkommenszug { $amount } SP. { text-adjustment } { $also } SP je Mitspieler.
card-traders = Händler
    .text = Einkommenszüge 2 bis 5: Du darfst einen von { $tokens } Markern in ein leeres Gebiet legen, für 1 SP je angrenzendem Gebiet von Mitspielern und den Würfel, den sein Eroberer nicht wählt, oder neben einen einzelnen Außenposten eines Mitspielers, für die Belohnung dieses Teils. { text-adjustment } 2 beliebige Rohstoffe und 10 SP.
card-advisors = Berater
    .text = Beginne mit 3 Gobelinkarten. Einkommenszüge 2 bis 5: 1 SP je Handkarte; wirf bis auf { $amount } ab, für 1 beliebigen Rohstoff. Würde ein Nachbar beim Voranschreiten eine Gobelinkarte ziehen, darfst du ihm eine von deinen geben und ziehst eine neue. Später erhalten: Du darfst bis zu { $cards } dieser Karten Nachbarn für je { $also } SP geben.
card-aliens = Außer­irdische
    .text = Beginne mit 4 Weltraumteilen. Einkommenszüge 2 bis 5: Wirf das Teil auf diesem Tableau ab; erkunde dann ein Weltraumteil hierher, für 1 Rohstoff, falls eines abgeworfen wurde, oder erhalte 1 beliebigen Rohstoff.
card-infiltrators = Eindring­linge
    .text = Beginne mit 1 Kultur. Einkommenszüge 2 bis 5: Stelle einen Außenposten neben einen einzelnen eines Mitspielers, teile die Kontrolle und erhalte die Belohnung des Teils; oder lege einen Marker in das Startgebiet eines Mitspielers, für 1 SP je Außenposten, den er nicht eingesetzt hat. { $tokens } deiner Marker in einem davon bringen eine weitere Zivilisation. Von neuen Zivilisationen ziehst du { $amount } mehr und behältst 1. { text-adjustment } keine Kultur im 1. Einkommenszug.
card-islanders = Insel­bewohner
    .text = Beginne mit 4 Gebietsteilen. Dieses Tableau hat 6 eigene Hexfelder, die du in den Einkommenszügen 2 bis 5 und beim Voranschreiten erkunden darfst; niemand kann sie erobern. Später erhalten: Erkunde sofort bis zu { $tokens } davon. Im 5. Einkommenszug gibt jedes Teil, dessen Außenseiten nur Wasser zeigen, { $amount } SP.
card-recyclers = Wieder­verwerter
    .text = Beginne mit einer von { $amount } Techkarten. Einkommenszüge 2 bis 5: Du darfst eine Techkarte aufwerten. Ein Aufwerten darf auch eine Karte der oberen Reihe nach unten zurückbringen, für 5 SP. Du darfst jede abgeworfene Techkarte nehmen. { text-adjustment } ein Aufwerten.
card-riverfolk = Flussvolk
    .text = Beginne mit { $amount } SP für jedes Stadtviertel mit mindestens { $also } unwegsamen Plätzen. Du darfst auf unwegsamen Plätzen bauen; den letzten eines Stadtviertels zu bedecken gibt 1 beliebigen Rohstoff. Im 5. Einkommenszug kostet dich jeder unbedeckte 1 SP. { text-adjustment } nicht mit der Wolkenstadt.
card-spies = Spione
    .text = Einkommenszüge 2 bis 5: Du darfst eine von 4 Möglichkeiten je einmal gegen einen Nachbarn nutzen: eine Beim-Ausspielen-Karte seines Tableaus, ein Teil seines Vorrats, sein Feld auf einer Leiste oder eine seiner Techkarten. Dann siehst du seine Hand. { text-adjustment } am Ende des 1. Einkommenszuges verlierst du 1 Rohstoff.
card-tinkerers = Tüftler
    .text = Einkommenszüge 2 bis 5: Du darfst eine von 4 Möglichkeiten je einmal nutzen: die Kosten deines Feldes erhalten; zum nächsten Mitspieler vor dir aufschließen; { $amount } Felder zurückgehen; zum nächsten Bonus voranschreiten und ihn umsonst nehmen. { text-adjustment } jeder Mitspieler erhält 1 Gobelinkarte und 1 Techkarte.
card-treasure-hunters = Schatz­sucher
    .text = Beginne mit 2 Gebietsteilen. Einkommenszüge 2 bis 5: Du darfst den Marker einer Landschaft in ein leeres Gebiet mit dieser Landschaft neben deinen legen; du kontrollierst es, erhältst einen Rohstoff und würfelst um Schätze, mit einem Eroberungswürfel { $amount }-mal.
card-utilitarians = Utilitarier
    .text = Beginne mit einem Wahrzeichen der Stufe II und einem Marker darauf. { $tokens } Marker geben Wahrzeichen eine Fähigkeit: Rohstoffe für Aufwertungen, Wahrzeichen oder { $tiles } Gebietsteile, { $amount } SP für jedes Voranschreiten in den Stufen ab { $also } oder den roten Würfel für Eroberungen, neben dem gewählten. { text-adjustment } am Ende des 1. Einkommenszuges verlierst du 1 Rohstoff.
card-collectors = Sammler
    .text = Erhältst du beim Voranschreiten etwas, dessen Art noch nicht auf diesem Tableau liegt, darfst du es hierher legen und 1 beliebigen Rohstoff erhalten: Außenposten, Haus, Wahrzeichen, Gobelinkarte, Gebietsteil, Techkarte. Am Ende geben 1 bis 6 Arten 1, 3, 6, 10, 15 oder 21 SP. { text-adjustment } 1 beliebiger Rohstoff.
card-gamblers = Glücks­spieler
    .text = Decke in den Einkommenszügen 1 bis 4 { $amount } Gobelinkarten auf und spiele eine Beim-Ausspielen-Karte davon auf das Feld der Ära; die anderen werden abgeworfen. Ist keine dabei, nimm eine davon auf die Hand.
card-relentless = Unermüd­liche
    .text = Lege nach einem Zug, in dem du ein Gebäude erhalten hast, einen Marker hierher. Entferne nach einem Zug des Voranschreitens ohne Gebäude die Marker für 1, 3, 6, 10 oder 15 SP und ab dem zweiten Marker für eine weitere Belohnung nach Wahl.
card-renegades = Abtrünnige
    .text = Beim Voranschreiten darfst du auf Belohnung und Bonus verzichten, um auf der Leiste dieses Tableaus voranzuschreiten, wenn ihr nächstes Feld zur selben Stufe gehört. Ihr Ende zählt als Ende einer Leiste.
card-urban-planners = Stadtplaner
    .text = Beginne mit einer weiteren Wahrzeichenkarte. Du darfst Wahrzeichen auf diesem Tableau behalten und später platzieren, in jedem Augenblick deiner Züge. Am Ende gibt deine größte zusammenhängende Gruppe von Wahrzeichen 1 bis 49 SP. { text-adjustment } { $resources } beliebiger Rohstoff, mit 4 oder 5 Personen { $also }.
card-artificers = Artefakt­macher
    .text = Einkommenszüge 2 bis 4: Lege das linke Gebäude einer Rohstoffleiste beiseite oder schiebe es 1 Feld nach links. 5. Einkommenszug: 1 SP für jedes deiner Einkommensgebäude, oder schiebe alle Gebäude einer Leiste nach links.
card-celestials = Himmlische
    .text = Deine Hauptstadt schwebt: Ein Marker steht neben deinem Außenposten. Einkommenszüge 2 bis 4: Du darfst ihn in ein angrenzendes erkundetes Gebiet bewegen, beide Eroberungswürfel werfen und beide erhalten. 5. Einkommenszug: { $amount } SP für jedes Wahrzeichen ganz in deiner Hauptstadt; jedes, das über den Rand ragt, kostet dich { $also } SP.
card-elder-ones = Ältere
    .text = Einkommenszüge 2 bis 4: 1 beliebiger Rohstoff oder { $cards } Gobelinkarten. 5. Einkommenszug: Wirf bis zu { $times } Gobelinkarten für je { $resources } Rohstoffe ab. Danach schreitest du weiter voran, solange du bezahlen kannst; jedes Wahrzeichen, das du erhältst, gibt { $amount } SP.
card-faefolk = Feenvolk
    .text = Einkommenszüge 2 bis 5: Du darfst 1 Gobelinkarte erhalten. Bewege dann den Marker um die Zahl deiner Gobelinkarten auf der Hand und sichtbar auf dem Tableau im Kreis und erhalte, was sein Platz zeigt, im 5. Einkommenszug { $amount }-mal.
card-genies = Dschinn
    .text = Einkommenszüge 2 bis 4: Ein ausgeloster Mitspieler wählt einen Kreis und wertet ihn; du wertest ihn auch und erhältst ein Quadrat daneben. 5. Einkommenszug: { $amount } verschiedene Kreise deiner Wahl.
card-illuminati = Illuminaten
    .text = Beginne mit einer von { $cards } Gobelinkarten und allen Würfeln auf diesem Tableau. Wirft ein Mitspieler einen Würfel von hier, erhältst du das erste Ergebnis; beim Wissenschaftswürfel darfst du ohne Belohnung voranschreiten. Einkommenszüge 2 bis 5: { $amount } SP für jeden Würfel auf dem Tableau, dann kehren alle zurück.
card-merfolk = Meervolk
    .text = Einkommenszüge 2 bis 4: Erhalte 1 Gobelinkarte und lege dann alle bis auf { $also } Handkarten unter dieses Tableau. Im 5. Einkommenszug kommen sie zurück; behalte { $cards }. Danach wirfst du in jedem Zug Karten für je { $amount } SP ab oder spielst eine Beim-Ausspielen-Karte, bis deine Hand leer ist.
card-psionics = Psioniker
    .text = Von allem Zufälligen hast du { $amount } mehr zur Auswahl, bei jedem Würfel, jeder Karte und jedem Teil. 2. Einkommenszug: 1 Gebietsteil; 3.: 1 Gobelinkarte; 4.: erfinde; 5.: forsche.
card-weefolk = Kleines Volk
    .text = Einkommenszüge 2 bis 5: Ein Mitspieler muss einen Marker von dir auf einen freien Platz seiner Hauptstadt legen. Einkommenszüge 2 bis 4: Du darfst 1 Gebietsteil für 1 Einkommensgebäude deiner Wahl abwerfen. 5. Einkommenszug: für jeden Marker 1 SP je Gebäude in seiner Reihe und seiner Spalte.
card-werefolk = Wervolk
    .text = Einkommenszüge 2 bis 5: Wirf das Teil auf diesem Tableau ab, ziehe ein Weltraumteil und wirf es wie eine Münze. Vorderseite: Du darfst auf einer Leiste 1 Feld zurückgehen, um es hier zu erkunden, sonst erhalte { $amount } SP. Rückseite: Schreite auf einer beliebigen Leiste voran, mit dem Bonus umsonst.

# Der Automa

card-decision-01 = Entschei­dung 1
    .text = { text-decision }
card-decision-02 = Entschei­dung 2
    .text = { text-decision }
card-decision-03 = Entschei­dung 3
    .text = { text-decision }
card-decision-04 = Entschei­dung 4
    .text = { text-decision }
card-decision-05 = Entschei­dung 5
    .text = { text-decision }
card-decision-06 = Entschei­dung 6
    .text = { text-decision }
card-decision-07 = Entschei­dung 7
    .text = { text-decision }
card-decision-08 = Entschei­dung 8
    .text = { text-decision }
card-decision-09 = Entschei­dung 9
    .text = { text-decision }
card-decision-10 = Entschei­dung 10
    .text = { text-decision }
card-decision-11 = Entschei­dung 11
    .text = { text-decision }
card-decision-12 = Entschei­dung 12
    .text = { text-decision }
card-decision-13 = Entschei­dung 13
    .text = { text-decision }
card-decision-14 = Entschei­dung 14
    .text = { text-decision }
card-decision-15 = Entschei­dung 15
    .text = { text-decision }
card-decision-16 = Entschei­dung 16
    .text = { text-decision }
card-decision-17 = Entschei­dung 17
    .text = { text-decision }
card-decision-18 = Entschei­dung 18
    .text = { text-decision }
card-decision-19 = Entschei­dung 19
    .text = { text-decision }
card-decision-20 = Entschei­dung 20
    .text = { text-decision }
card-decision-21 = Entschei­dung 21
    .text = { text-decision }
card-decision-22 = Entschei­dung 22
    .text = { text-decision }
card-automa-explorers = Entdecker
    .text = Einkommenszüge 2 und 4: Der Automa schreitet auf der Entdeckungsleiste voran, 3 und 5: auf der Militärleiste. { text-favorite }
card-automa-scientists = Wissen­schaftler
    .text = Einkommenszüge 3 bis 5: Der Automa forscht. { text-favorite }
card-automa-conquerors = Eroberer
    .text = Einkommenszüge 2 bis 5: Mit weniger Gebieten als die Nummer des Zuges erobert der Automa; bei mehr als zwei offenen kommt ein gestürzter Außenposten des Schattenreichs dazu; 1 SP für jedes Gebiet. { text-favorite }
card-automa-engineers = Ingenieure
    .text = Einkommenszüge 2 bis 5: 1 SP für jedes Wahrzeichen des Automa. { text-favorite }
card-level-1 = Nach­zügler
    .text = Du beginnst mit einem Schritt auf jeder der vier Leisten.
card-level-2 = Durch­schnitt
    .text = Der Automa hat eine Zivilisation und erhält Gobelinkarten.
card-level-3 = Etwas ein­schüchternd
    .text = Beide Automaten schreiten auch in ihren Einkommenszügen voran.
card-level-4 = Ziemlich groß­artig
    .text = Wie zuvor, und die Einkommenszüge der Automaten kommen später.
card-level-5 = Wirklich groß­artig
    .text = Die Automaten beginnen auf ihren Lieblingsleisten einen Schritt voraus, und der Automa erhält mehr SP.
card-level-6 = Zerstörer der Träume
    .text = Die Automaten beginnen auf allen Leisten einen Schritt voraus; der Automa hat zwei Zivilisationen und erhält mehr SP.

# Dieselben Namen, wo ein Satz die Sache nach ihrer Art nennt

tile-territory-01 = { card-territory-01 }
tile-territory-02 = { card-territory-02 }
tile-territory-03 = { card-territory-03 }
tile-territory-04 = { card-territory-04 }
tile-territory-05 = { card-territory-05 }
tile-territory-06 = { card-territory-06 }
tile-territory-07 = { card-territory-07 }
tile-territory-08 = { card-territory-08 }
tile-territory-09 = { card-territory-09 }
tile-territory-10 = { card-territory-10 }
tile-territory-11 = { card-territory-11 }
tile-territory-12 = { card-territory-12 }
tile-territory-13 = { card-territory-13 }
tile-territory-14 = { card-territory-14 }
tile-territory-15 = { card-territory-15 }
tile-territory-16 = { card-territory-16 }
tile-territory-17 = { card-territory-17 }
tile-territory-18 = { card-territory-18 }
tile-territory-19 = { card-territory-19 }
tile-territory-20 = { card-territory-20 }
tile-territory-21 = { card-territory-21 }
tile-territory-22 = { card-territory-22 }
tile-territory-23 = { card-territory-23 }
tile-territory-24 = { card-territory-24 }
tile-territory-25 = { card-territory-25 }
tile-territory-26 = { card-territory-26 }
tile-territory-27 = { card-territory-27 }
tile-territory-28 = { card-territory-28 }
tile-territory-29 = { card-territory-29 }
tile-territory-30 = { card-territory-30 }
tile-territory-31 = { card-territory-31 }
tile-territory-32 = { card-territory-32 }
tile-territory-33 = { card-territory-33 }
tile-territory-34 = { card-territory-34 }
tile-territory-35 = { card-territory-35 }
tile-territory-36 = { card-territory-36 }
tile-territory-37 = { card-territory-37 }
tile-territory-38 = { card-territory-38 }
tile-territory-39 = { card-territory-39 }
tile-territory-40 = { card-territory-40 }
tile-territory-41 = { card-territory-41 }
tile-territory-42 = { card-territory-42 }
tile-territory-43 = { card-territory-43 }
tile-territory-44 = { card-territory-44 }
tile-territory-45 = { card-territory-45 }
tile-territory-46 = { card-territory-46 }
tile-territory-47 = { card-territory-47 }
tile-territory-48 = { card-territory-48 }
tile-space-01 = { card-space-01 }
tile-space-02 = { card-space-02 }
tile-space-03 = { card-space-03 }
tile-space-04 = { card-space-04 }
tile-space-05 = { card-space-05 }
tile-space-06 = { card-space-06 }
tile-space-07 = { card-space-07 }
tile-space-08 = { card-space-08 }
tile-space-09 = { card-space-09 }
tile-space-10 = { card-space-10 }
tile-space-11 = { card-space-11 }
tile-space-12 = { card-space-12 }
tile-space-13 = { card-space-13 }
tile-space-14 = { card-space-14 }
tile-space-15 = { card-space-15 }
tile-space-16 = { card-space-16 }
tile-space-17 = { card-space-17 }
tile-space-18 = { card-space-18 }
tile-space-19 = { card-space-19 }
civ-alchemists = { card-alchemists }
civ-architects = { card-architects }
civ-craftsmen = { card-craftsmen }
civ-entertainers = { card-entertainers }
civ-futurists = { card-futurists }
civ-heralds = { card-heralds }
civ-historians = { card-historians }
civ-inventors = { card-inventors }
civ-isolationists = { card-isolationists }
civ-leaders = { card-leaders }
civ-merrymakers = { card-merrymakers }
civ-militants = { card-militants }
civ-mystics = { card-mystics }
civ-nomads = { card-nomads }
civ-the-chosen = { card-the-chosen }
civ-traders = { card-traders }
civ-advisors = { card-advisors }
civ-aliens = { card-aliens }
civ-infiltrators = { card-infiltrators }
civ-islanders = { card-islanders }
civ-recyclers = { card-recyclers }
civ-riverfolk = { card-riverfolk }
civ-spies = { card-spies }
civ-tinkerers = { card-tinkerers }
civ-treasure-hunters = { card-treasure-hunters }
civ-utilitarians = { card-utilitarians }
civ-collectors = { card-collectors }
civ-gamblers = { card-gamblers }
civ-relentless = { card-relentless }
civ-renegades = { card-renegades }
civ-urban-planners = { card-urban-planners }
civ-artificers = { card-artificers }
civ-celestials = { card-celestials }
civ-elder-ones = { card-elder-ones }
civ-faefolk = { card-faefolk }
civ-genies = { card-genies }
civ-illuminati = { card-illuminati }
civ-merfolk = { card-merfolk }
civ-psionics = { card-psionics }
civ-weefolk = { card-weefolk }
civ-werefolk = { card-werefolk }
capital-capital-mountain = { card-capital-mountain }
capital-capital-wetland = { card-capital-wetland }
capital-capital-tropical = { card-capital-tropical }
capital-capital-desert = { card-capital-desert }
capital-capital-grassland = { card-capital-grassland }
capital-capital-forest = { card-capital-forest }
capital-capital-archipelago = { card-capital-archipelago }
capital-capital-cloud-city = { card-capital-cloud-city }
capital-capital-swamp = { card-capital-swamp }
capital-capital-mesa = { card-capital-mesa }
capital-capital-canyon = { card-capital-canyon }
capital-capital-oasis = { card-capital-oasis }
capital-capital-polar = { card-capital-polar }
capital-capital-savanna = { card-capital-savanna }
capital-capital-veil = { card-capital-veil }
capital-capital-city-in-a-bottle = { card-capital-city-in-a-bottle }
capital-capital-netherworld = { card-capital-netherworld }
capital-capital-quagmire = { card-capital-quagmire }
landmark-landmark-forge = { card-landmark-forge }
landmark-landmark-rubber-works = { card-landmark-rubber-works }
landmark-landmark-tech-hub = { card-landmark-tech-hub }
landmark-landmark-barracks = { card-landmark-barracks }
landmark-landmark-tank-factory = { card-landmark-tank-factory }
landmark-landmark-fusion-reactor = { card-landmark-fusion-reactor }
landmark-landmark-lighthouse = { card-landmark-lighthouse }
landmark-landmark-train-station = { card-landmark-train-station }
landmark-landmark-launch-pad = { card-landmark-launch-pad }
landmark-landmark-apothecary = { card-landmark-apothecary }
landmark-landmark-academy = { card-landmark-academy }
landmark-landmark-laboratory = { card-landmark-laboratory }
landmark-landmark-bakery = { card-landmark-bakery }
landmark-landmark-barn = { card-landmark-barn }
landmark-landmark-com-tower = { card-landmark-com-tower }
landmark-landmark-library = { card-landmark-library }
landmark-landmark-stock-market = { card-landmark-stock-market }
landmark-landmark-treasury = { card-landmark-treasury }
landmark-landmark-digital-studio = { card-landmark-digital-studio }
landmark-landmark-game-store = { card-landmark-game-store }
landmark-landmark-skyscraper = { card-landmark-skyscraper }
landmark-landmark-tv-station = { card-landmark-tv-station }
landmark-landmark-urban-farm = { card-landmark-urban-farm }
landmark-landmark-monolith = { card-landmark-monolith }
landmark-landmark-stadium = { card-landmark-stadium }
landmark-landmark-birdwatching-perch = { card-landmark-birdwatching-perch }
landmark-landmark-bridge = { card-landmark-bridge }
landmark-landmark-castle = { card-landmark-castle }
landmark-landmark-villa = { card-landmark-villa }
landmark-landmark-windmill = { card-landmark-windmill }
landmark-landmark-clocktower = { card-landmark-clocktower }
landmark-landmark-opera-house = { card-landmark-opera-house }
landmark-landmark-holocenter = { card-landmark-holocenter }
building-landmark-forge = { card-landmark-forge }
building-landmark-rubber-works = { card-landmark-rubber-works }
building-landmark-tech-hub = { card-landmark-tech-hub }
building-landmark-barracks = { card-landmark-barracks }
building-landmark-tank-factory = { card-landmark-tank-factory }
building-landmark-fusion-reactor = { card-landmark-fusion-reactor }
building-landmark-lighthouse = { card-landmark-lighthouse }
building-landmark-train-station = { card-landmark-train-station }
building-landmark-launch-pad = { card-landmark-launch-pad }
building-landmark-apothecary = { card-landmark-apothecary }
building-landmark-academy = { card-landmark-academy }
building-landmark-laboratory = { card-landmark-laboratory }
building-landmark-bakery = { card-landmark-bakery }
building-landmark-barn = { card-landmark-barn }
building-landmark-com-tower = { card-landmark-com-tower }
building-landmark-library = { card-landmark-library }
building-landmark-stock-market = { card-landmark-stock-market }
building-landmark-treasury = { card-landmark-treasury }
building-landmark-digital-studio = { card-landmark-digital-studio }
building-landmark-game-store = { card-landmark-game-store }
building-landmark-skyscraper = { card-landmark-skyscraper }
building-landmark-tv-station = { card-landmark-tv-station }
building-landmark-urban-farm = { card-landmark-urban-farm }
building-landmark-monolith = { card-landmark-monolith }
building-landmark-stadium = { card-landmark-stadium }
building-landmark-birdwatching-perch = { card-landmark-birdwatching-perch }
building-landmark-bridge = { card-landmark-bridge }
building-landmark-castle = { card-landmark-castle }
building-landmark-villa = { card-landmark-villa }
building-landmark-windmill = { card-landmark-windmill }
building-landmark-clocktower = { card-landmark-clocktower }
building-landmark-opera-house = { card-landmark-opera-house }
building-landmark-holocenter = { card-landmark-holocenter }
achievement-end-of-track = { card-end-of-track }
achievement-topple-two = { card-topple-two }
achievement-middle-island = { card-middle-island }
first-decision-01 = { card-decision-01 }
first-decision-02 = { card-decision-02 }
first-decision-03 = { card-decision-03 }
first-decision-04 = { card-decision-04 }
first-decision-05 = { card-decision-05 }
first-decision-06 = { card-decision-06 }
first-decision-07 = { card-decision-07 }
first-decision-08 = { card-decision-08 }
first-decision-09 = { card-decision-09 }
first-decision-10 = { card-decision-10 }
first-decision-11 = { card-decision-11 }
first-decision-12 = { card-decision-12 }
first-decision-13 = { card-decision-13 }
first-decision-14 = { card-decision-14 }
first-decision-15 = { card-decision-15 }
first-decision-16 = { card-decision-16 }
first-decision-17 = { card-decision-17 }
first-decision-18 = { card-decision-18 }
first-decision-19 = { card-decision-19 }
first-decision-20 = { card-decision-20 }
first-decision-21 = { card-decision-21 }
first-decision-22 = { card-decision-22 }
second-decision-01 = { card-decision-01 }
second-decision-02 = { card-decision-02 }
second-decision-03 = { card-decision-03 }
second-decision-04 = { card-decision-04 }
second-decision-05 = { card-decision-05 }
second-decision-06 = { card-decision-06 }
second-decision-07 = { card-decision-07 }
second-decision-08 = { card-decision-08 }
second-decision-09 = { card-decision-09 }
second-decision-10 = { card-decision-10 }
second-decision-11 = { card-decision-11 }
second-decision-12 = { card-decision-12 }
second-decision-13 = { card-decision-13 }
second-decision-14 = { card-decision-14 }
second-decision-15 = { card-decision-15 }
second-decision-16 = { card-decision-16 }
second-decision-17 = { card-decision-17 }
second-decision-18 = { card-decision-18 }
second-decision-19 = { card-decision-19 }
second-decision-20 = { card-decision-20 }
second-decision-21 = { card-decision-21 }
second-decision-22 = { card-decision-22 }

# Arten von Spielmaterial

kind-track = Leiste
kind-space = Feld einer Leiste
kind-income = Rohstoffleiste
kind-inspiration = Inspirationsplättchen
kind-die = Würfel
kind-achievement = Errungenschaft
kind-territory = Gebietsteil
kind-spacetile = Weltraumteil
kind-capital = Hauptstadttableau
kind-landmark = Wahrzeichen
kind-landmark-card = Wahrzeichenkarte
kind-tech = Techkarte
kind-masterpiece = Meisterstück
kind-tapestry = Gobelinkarte
kind-civilization = Zivilisation
kind-decision = Entscheidungskarte
kind-automa = Zivilisation des Automa
kind-level = Stärke des Automa
kind-outpost = Außenposten
kind-house = Haus

# Gobelinkarten danach, wann sie wirken

type-when-played = Beim Ausspielen
type-this-era = In dieser Ära
type-continuous = Dauerhaft
type-response = Reaktion

# Rohstoffe. In Sätzen werden sie gezählt, darum stehen ihre Wörter dort; dies sind Beschriftungen

good-coin = Münzen
good-worker = Arbeiter
good-food = Nahrung
good-culture = Kultur
resources =
    { $resource ->
        [coin] { $count ->
            [one] 1 Münze
           *[other] { $count } Münzen
        }
        [worker] { $count } Arbeiter
        [food] { $count } Nahrung
       *[culture] { $count } Kultur
    }
one-resource =
    { $resource ->
        [coin] 1 Münze
        [worker] 1 Arbeiter
        [food] 1 Nahrung
       *[culture] 1 Kultur
    }
two-resources =
    { $resource ->
        [coin] 2 Münzen
        [worker] 2 Arbeiter
        [food] 2 Nahrung
       *[culture] 2 Kultur
    }

# Die Zeilen, die eine Wertung erklären

part-income-vp = Gedruckte SP
part-income-vp-tech = Techkarten
part-income-vp-capital = Hauptstadt
part-income-vp-controlled = Gebiete
part-rows = Vollständige Zeilen
part-columns = Vollständige Spalten

# Gebäude, Rohstoffleisten, Fortschrittsleisten, Landschaften, Würfel

building-market = Markt
building-house = Haus
building-farm = Bauernhof
building-armory = Waffenschmiede
row-markets = Märkte
row-houses = Häuser
row-farms = Bauernhöfe
row-armories = Waffenschmieden
income-markets = Märkte
income-houses = Häuser
income-farms = Bauernhöfe
income-armories = Waffenschmieden
track-exploration = Entdeckungsleiste
track-science = Wissenschaftsleiste
track-technology = Technologieleiste
track-military = Militärleiste
track-arts = Künsteleiste
track-favorite = Lieblingsleiste
land-sea = Wasser
land-desert = Wüste
land-forest = Wald
land-grass = Grasland
land-mountain = Berge
land-unexplored = unerkundet
land-middle = die Insel in der Mitte
# Ein Hexfeld der Karte, nach Spalte und Reihe und dem, was dort ist: C4 (Wald, Berge).
place = { $hex } ({ $lands })
terrain-desert = Wüste
terrain-forest = Wald
terrain-grass = Grasland
terrain-mountain = Berge
die-red = Roter Würfel
die-black = Schwarzer Würfel
face-coin = 1 Münze
face-worker = 1 Arbeiter
face-food = 1 Nahrung
face-culture = 1 Kultur
face-vp-4 = 4 SP
face-vp-5 = 5 SP
face-vp-6 = 6 SP
face-vp-7 = 7 SP
face-vp-controlled = 1 SP für jedes kontrollierte Gebiet
face-territory-benefit = die Belohnung des Gebietsteils
deck-tapestry = Gobelinkarten
deck-techs = Techkarten
deck-masterpieces = Meisterstücke

# Spielsteine und Punkte

piece-outpost = Außenposten
piece-toppled-outpost = Gestürzter Außenposten
piece-token = Spielermarker
piece-vp = SP
maker-of-fire = Beherrschung des Feuers

# Was ein Wort einer Belohnung sagt

gain-coin = Münze
gain-worker = Arbeiter
gain-food = Nahrung
gain-culture = Kultur
gain-any-resource = Beliebiger Rohstoff
gain-territory = Gebietsteil
gain-territory-benefit = Belohnung des Gebietsteils
gain-tapestry = Gobelinkarte
gain-space-tile = Weltraumteil
gain-farm = Bauernhof
gain-house = Haus
gain-market = Markt
gain-armory = Waffenschmiede
gain-any-income-building = Einkommensgebäude deiner Wahl
gain-explore = Erkunden
gain-explore-anywhere = Ein beliebiges freies Hexfeld erkunden
gain-explore-space = Ein Weltraumteil erkunden
gain-explore-with-drawn = Mit dem gezogenen Teil erkunden
gain-research = Forschen
gain-research-x = Forschen ohne Belohnung und Bonus
gain-research-x-maxout = Forschen ohne Belohnung und Bonus
gain-invent = Erfinden
gain-upgrade = 1 Techkarte aufwerten
gain-upgrade-ignore-prereq = 1 Techkarte ohne Bedingung aufwerten
gain-upgrade-locked = 1 Techkarte aufwerten
gain-upgrade-twice-ignore-prereq = Zweimal ohne Bedingung aufwerten
gain-invent-and-upgrade = Erfinden und diese Karte aufwerten
gain-refresh-tech-optional = Die offenen Techkarten austauschen
gain-refresh-masterpieces-optional = Die offenen Meisterstücke austauschen
gain-conquer = Erobern
gain-conquer-both-dice = Erobern und beide Würfel erhalten
gain-conquer-both-if-opponent = Erobern; beide Würfel gegen einen Mitspieler
gain-conquer-anywhere = Ein beliebiges Gebiet erobern
gain-conquer-empty = Ein leeres Gebiet erobern
gain-conquer-adjacent-to-start = Neben deinem Startgebiet erobern
gain-advance = Voranschreiten
gain-advance-x = Voranschreiten ohne Belohnung und Bonus
gain-advance-one-of = Auf einer von mehreren Leisten voranschreiten
gain-regress = Zurückgehen mit Belohnung
gain-regress-x = Zurückgehen ohne Belohnung
gain-regress-x-then-advance = Auf einer Leiste zurückgehen, dann voranschreiten
gain-repeat-position = Die Belohnung des Feldes eines deiner Marker
gain-repeat-position-no-bonus = Die Belohnung des Feldes eines deiner Marker, ohne Bonus
gain-restart-token = Den Marker auf den Start einer Leiste setzen
gain-overplay = 1 Gobelinkarte auf deine aktuelle spielen
gain-gain-civ = Eine weitere Zivilisation
gain-tech-circle = Die Belohnung im Kreis einer Karte der mittleren Reihe
gain-tech-square = Die Belohnung im Quadrat einer Karte der oberen Reihe
gain-landmark = Wahrzeichen
gain-create = Erschaffen
gain-broadcast = Präsentieren
gain-broadcast-up-to-3 = Bis zu 3 Meisterstücke präsentieren
gain-inspire = Inspirieren
gain-vp = SP
gain-vp-tech = 1 SP für jede deiner Techkarten
gain-vp-capital = Deine Hauptstadt werten
gain-vp-rows = 1 SP für jede vollständige Reihe
gain-vp-columns = 1 SP für jede vollständige Spalte
gain-vp-controlled = 1 SP für jedes von dir kontrollierte Gebiet
gain-vp-tiles = 1 SP für jedes Gebietsteil in deinem Vorrat
gain-vp-tapestry = 1 SP für jede deiner Gobelinkarten
gain-vp-farm = 1 SP für jeden deiner Bauernhöfe
gain-vp-house = 1 SP für jedes deiner Häuser
gain-vp-market = 1 SP für jeden deiner Märkte
gain-vp-armory = 1 SP für jede deiner Waffenschmieden
gain-vp-income-buildings = 1 SP für jedes deiner Einkommensgebäude
gain-vp-landmark = 1 SP für jedes deiner Wahrzeichen
gain-vp3-per-landmark = 3 SP für jedes deiner Wahrzeichen
gain-vp3-per-masterpiece = 3 SP für jedes deiner Meisterstücke
gain-vp-charms-all = 1 SP für jeden sichtbaren Zauber
gain-vp-track = SP in Höhe deines Feldes
gain-all-players = Alle erhalten einen Rohstoff
gain-controlled-tile-benefit-optional = Die Belohnung eines von dir kontrollierten Gebietsteils
gain-draw3-keep2-tapestry = 3 Gobelinkarten ziehen, 2 behalten
gain-pay-up-to-2-for-6vp = Bis zu 2 Rohstoffe für je 6 SP bezahlen
gain-recall-toppled = Gestürzte Außenposten zurücknehmen
gain-roll-one-conquer-die = Einen Eroberungswürfel werfen
gain-stand-up-3 = Gestürzte Außenposten aufrichten
gain-advance-exploration = Auf der Entdeckungsleiste voranschreiten
gain-advance-science = Auf der Wissenschaftsleiste voranschreiten
gain-advance-technology = Auf der Technologieleiste voranschreiten
gain-advance-military = Auf der Militärleiste voranschreiten
gain-advance-arts = Auf der Künsteleiste voranschreiten
gain-advance-x-exploration = Auf der Entdeckungsleiste ohne Belohnung und Bonus voranschreiten
gain-advance-x-science = Auf der Wissenschaftsleiste ohne Belohnung und Bonus voranschreiten
gain-advance-x-technology = Auf der Technologieleiste ohne Belohnung und Bonus voranschreiten
gain-advance-x-military = Auf der Militärleiste ohne Belohnung und Bonus voranschreiten
gain-advance-x-arts = Auf der Künsteleiste ohne Belohnung und Bonus voranschreiten
gain-advance-x-any = Auf einer beliebigen Leiste ohne Belohnung und Bonus voranschreiten
gain-vp-1 = 1 SP
gain-vp-2 = 2 SP
gain-vp-3 = 3 SP
gain-vp-4 = 4 SP
gain-vp-5 = 5 SP
gain-vp-10 = 10 SP
gain-vp-15 = 15 SP
what-farm = Bauernhof
what-house = Haus
what-market = Markt
what-armory = Waffenschmiede
what-tech-card = Techkarte
what-space-tile = Weltraumteil
what-advance-any = Voranschreiten auf einer beliebigen Leiste
what-vp-10 = 10 SP

# Entscheidungskarten: welche Leisten gelten und wie Hexfelder durchsucht werden

automa-all-unfinished = alle unvollendeten Leisten
automa-nearest-landmark-or-end = das nächste Wahrzeichen oder Ende
automa-nearest-end = das nächste Ende
shadow-all-unfinished = alle unvollendeten Leisten
shadow-nearest-landmark-or-end = das nächste Wahrzeichen oder Ende
shadow-nearest-end = das nächste Ende
scan-n-se = von Norden nach Südosten
scan-e-nw = von Osten nach Nordwesten
scan-w-se = von Westen nach Südosten
scan-s-nw = von Süden nach Nordwesten
scan-e-sw = von Osten nach Südwesten
scan-s-ne = von Süden nach Nordosten
scan-ne-s = von Nordosten nach Süden
scan-se-n = von Südosten nach Norden
scan-nw-s = von Nordwesten nach Süden
scan-sw-n = von Südwesten nach Norden

# Woher eine Angabe über das Spielmaterial stammt

source-rulebook = Spielregel
    .text = Steht in der Spielregel.
source-public = Anderswo veröffentlicht
    .text = Bekannt aus anderen Veröffentlichungen über das Spiel.
source-memory = Erinnert
    .text = Bekannt, aber nirgends nachgelesen.
source-reconstructed = Rekonstruiert
    .text = Nicht bekannt; so erschlossen, dass es zu allem Bekannten passt. Wer das Spiel besitzt, kann es berichtigen.
partly-reconstructed = Teilweise rekonstruiert
    .text = Einige seiner Angaben sind nicht bekannt und wurden passend erschlossen.

# Einstellungen einer Partie

setting-plans = Pläne und Gegenpläne
    .text = Mit den Wahrzeichenkarten, Reaktionskarten, Zivilisationen, Gobelinkarten und Weltraumteilen dieser Erweiterung.
setting-arts = Kunst und Architektur
    .text = Mit der Künsteleiste, den Meisterstücken, Inspirationsplättchen, fortgeschrittenen Hauptstädten, Zivilisationen, Tech- und Gobelinkarten dieser Erweiterung.
setting-fantasies = Fantasie und Zukunft
    .text = Mit den Zaubern, reservierten Objekten, fortgeschrittenen Hauptstädten, Zivilisationen, Tech- und Gobelinkarten dieser Erweiterung.
setting-arts-track = Künsteleiste
    .text = Mit Kunst und Architektur: Die fünfte Leiste ist im Spiel. Ohne sie darf, wer eine Karte mit dem Kunstsymbol zieht, eine andere ziehen.
setting-level = Automa
    .text = Wie stark der Automa ist, wenn du allein spielst.
setting-level-1 = 1: { card-level-1 }
setting-level-2 = 2: { card-level-2 }
setting-level-3 = 3: { card-level-3 }
setting-level-4 = 4: { card-level-4 }
setting-level-5 = 5: { card-level-5 }
setting-level-6 = 6: { card-level-6 }
setting-unfair-cards = Unfaire Karten gegen den Automa
    .text = Allein: Karten und Zivilisationen bleiben im Spiel, die gegen den Automa wirken, aber nicht für ihn gedacht sind.
setting-shadow = Schattenreich
    .text = Zu zweit oder mehr wetteifert das Schattenreich um Wahrzeichen und um die Enden der Leisten.
setting-adjustments = Angepasste Zivilisationen
    .text = Wer mit bestimmten Zivilisationen beginnt, hat am Anfang etwas mehr oder weniger.
setting-civilizations = Zivilisationen zu Beginn
    .text = Alle ziehen ihre ersten Zivilisationen aus derselben Schachtel.
setting-civilizations-any = Alle
setting-civilizations-base = Grundspiel
setting-civilizations-plans = { setting-plans }
setting-civilizations-arts = { setting-arts }
setting-civilizations-fantasies = { setting-fantasies }
setting-without-contested = Ohne umstrittene Karten
    .text = Einige Gobelin- und Techkarten, die viele Runden weglassen, sind nicht im Spiel.
setting-choose-die = Wahl des Wissenschaftswürfels
    .text = Mit der Künsteleiste: Wer würfelt, wählt den Würfel mit 12 oder mit 20 Seiten.
setting-two-first-cards = Erste Gobelinkarte aus zweien
    .text = Im 1. Einkommenszug 2 Gobelinkarten ziehen und 1 behalten.
setting-two-civilizations = Neue Zivilisation aus zweien
    .text = Wer eine Zivilisation erhält, zieht 2, behält 1 und wirft die andere ab.
setting-cheap-nanotechnology = Günstigere Nanotechnologie
    .text = Der Bonus der Nanotechnologie kostet 2 Techkarten statt 3.
setting-free-islands = Startinseln nach Sitzplatz
    .text = Die Außenposten beginnen auf der Insel, die dem Sitzplatz am nächsten ist, gleich was das Hauptstadttableau sagt.
setting-early-tapestry = Frühe Gobelinkarten gelten
    .text = Eine zu Beginn eines Einkommenszuges gespielte Gobelinkarte kommt auf das Feld der neuen Ära. Sonst verfällt sie.
setting-architects-by-opponents = Architekten mit einem Platz weniger
    .text = Die Anpassung der Architekten zählt die Mitspieler statt aller Personen.

# Das Ende

score-vp = Siegpunkte
reason-end = Alle haben fünf Einkommenszüge gemacht.
reason-won-solo = Du hast den Automa geschlagen.
reason-lost-solo = Der Automa hat gewonnen.

# Automaten

bot-1 = Automa
bot-2 = Schattenreich

# Die Bots sitzen auf keinem Platz am Tisch, daher hat ihnen niemand einen Namen gegeben (TP-20.01)

seat-name =
    { $number ->
        [1] Spieler 1
        [2] { bot-1 }
       *[other] { bot-2 }
    }

# Wo die Partie steht

stage-setup = Aufbau
    .phase = Aufbau
stage-turn = { $seat }, Ära { $era }
    .phase = Fortschrittszüge
stage-income = { $seat }, { $era }. Einkommenszug
    .phase = Einkommenszüge
stage-bots = Die Automaten ziehen
    .phase = Züge der Automaten
stage-over = Beendet

# Der Tisch im Terminal; manche Wörter stehen über schmalen Spalten

terminal-headline =
    Tapestry: { $phase ->
        [setup] Aufbau
        [income] Einkommenszug
        [over] beendet
       *[turn] unterwegs
    }
terminal-techs = Offene Techkarten
terminal-masterpieces = Offene Meisterstücke
terminal-none = keine
terminal-vp = SP
terminal-era = Ära
terminal-coin = Münz.
terminal-worker = Arb.
terminal-food = Nahr.
terminal-culture = Kult.
terminal-tapestries = Gobelinkarten
terminal-tiles = Teile
terminal-territories = Geb.
terminal-landmarks = Wahrz.
terminal-cards = Karten
terminal-hand = Hand
terminal-civilizations = Zivilisationen
terminal-bottom = Untere Reihe
terminal-middle = Mittlere Reihe
terminal-top = Obere Reihe
terminal-works = Meisterstücke
terminal-gain =
    { $what ->
        [coin] { $count ->
            [one] 1 Münze
           *[other] { $count } Münzen
        }
        [worker] { $count } Arbeiter
        [food] { $count } Nahrung
        [culture] { $count } Kultur
        [territory] { $count ->
            [one] 1 Gebietsteil
           *[other] { $count } Gebietsteil
        }
        [tapestry] { $count ->
            [one] 1 Gobelinkarte
           *[other] { $count } Gobelinkarten
        }
       *[other] { $count } × { $gain }
    }
terminal-income =
    { $vp ->
        [0] Nächstes Einkommen: { $gains }
       *[other] Nächstes Einkommen: { $vp } SP, { $gains }
    }

# Was gefragt wird

ask-any-order = Was kommt als Nächstes?
ask-may = { $arg1 }: möchtest du das?
ask-choose-start = Mit welcher Hauptstadt und welcher Zivilisation beginnst du?
ask-draft-landmark = Welche Wahrzeichenkarte nimmst du?
ask-choose-turn = Voranschreiten oder Einkommen nehmen?
ask-meanwhile = Nutzt du noch etwas, bevor es weitergeht?
ask-advance = Mit welchem Marker schreitest du auf der { $track } voran?
ask-may-advance = Schreitest du auf der { $track } voran?
ask-choose-track = Auf welcher Leiste schreitest du voran?
ask-take-benefit = Nimmst du die Belohnung von Feld { $space } der { $track }?
ask-take-bonus = Möchtest du den Bonus von Feld { $space } der { $track }?
ask-regress = Auf welcher Leiste gehst du zurück?
ask-rise-again = Auf welcher Leiste gehst du zurück und wieder voran?
ask-repeat-position = Die Belohnung welches Feldes erhältst du?
ask-restart-token = Auf welcher Leiste beginnt der Marker von vorn?
ask-next-gain = Mehrere Belohnungen stehen an. Welche erhältst du zuerst?
ask-choose-gain = Nur eine dieser Belohnungen ist deine. Welche erhältst du?
ask-may-gain = Erhältst du diese Belohnung?
ask-gain-any =
    { $count ->
        [one] Welchen Rohstoff erhältst du?
       *[other] Welchen Rohstoff erhältst du? Es sind noch { $count }.
    }
ask-pay-any =
    { $count ->
        [one] Welchen Rohstoff zahlst du?
       *[other] Welchen Rohstoff zahlst du? Es sind noch { $count }.
    }
ask-pay-for-points = Zahlst du einen Rohstoff für { $points } SP?
ask-pay-adjustment = Welchen Rohstoff verlierst du für deine Zivilisation?
ask-keep-tapestry =
    { $count ->
        [one] Welche Gobelinkarte behältst du?
       *[other] Welche Gobelinkarten behältst du? { $count } insgesamt.
    }
ask-redraw-tapestry = Diese Karte braucht die Künsteleiste. Ziehst du eine andere?
ask-redraw-tech = Diese Karte braucht die Künsteleiste. Ziehst du eine andere?
ask-keep-tile = Welches Gebietsteil behältst du?
ask-keep-space = Welches Weltraumteil behältst du?
ask-catch-tile = Welches Weltraumteil behältst und wirfst du?
ask-keep-tech = Welche Techkarte behältst du?
ask-discard-tiles =
    { $count ->
        [one] Welches Gebietsteil wirfst du ab?
       *[other] Welche Gebietsteile wirfst du ab? { $count } insgesamt.
    }
ask-discard-tapestries =
    { $count ->
        [one] Welche Gobelinkarte wirfst du ab?
       *[other] Welche Gobelinkarten wirfst du ab? { $count } insgesamt.
    }
ask-discard-techs =
    { $count ->
        [one] Welche Techkarte wirfst du ab?
       *[other] Welche Techkarten wirfst du ab? { $count } insgesamt.
    }
ask-refresh-techs = Tauschst du die offenen Techkarten gegen neue aus?
ask-invent = Welche Techkarte erfindest du?
ask-upgrade = Welche Techkarte wertest du auf?
ask-use-circle = Die Belohnung im Kreis welcher Karte erhältst du?
ask-use-square = Die Belohnung im Quadrat welcher Karte erhältst du?
ask-refresh-masterpieces = Tauschst du die offenen Meisterstücke gegen neue aus?
ask-create = Welches Meisterstück erschaffst du?
ask-broadcast = Welches Meisterstück präsentierst du?
ask-broadcast-widely = Welches Meisterstück präsentierst du? Bis zu drei verschiedene.
ask-use-all-masterpieces = Welches Meisterstück nutzt du als Nächstes?
ask-pay-for-masterpiece = Zahlst du einen Rohstoff für { $card }?
ask-inspire = Welche Rohstoffleiste bedeckst du mit ihrem Inspirationsplättchen?
ask-choose-building = Welches Einkommensgebäude erhältst du?
ask-place-building = Wohin damit: { $building }?
ask-place-landmark = Wohin mit dem Wahrzeichen { $building }?
ask-place-on-card = Auf welche Plätze der Karte?
ask-plot-gain = Für den Platz der Karte: seine Belohnung oder SP?
ask-take-stored = Welches Wahrzeichen platzierst du jetzt?
ask-explore = Welches Teil legst du, wohin und wie?
ask-explore-reward =
    { $count ->
        [0] Das Übliche, ohne SP für die Seiten, oder etwas anderes?
       *[other] Das Übliche mit { $count } SP oder etwas anderes?
    }
ask-explore-space = Welches Weltraumteil erkundest du?
ask-explore-mat = Welches Teil legst du auf dein Tableau, wohin und wie?
ask-conquer = Welches Gebiet eroberst du?
ask-conquer-discovery = Eroberst du das gerade erkundete Gebiet?
ask-respond = { $other_seat } erobert dein Gebiet { place }. Reagierst du?
ask-answer-trap = Deine Eroberung gerät in eine Falle. Hebst du sie auf?
ask-fall-back-to = Wohin zieht sich dein Außenposten zurück?
ask-recall = Welchen gestürzten Außenposten nimmst du zurück?
ask-stand-up = Welchen gestürzten Außenposten richtest du auf?
ask-choose-die = Für die Eroberung ist gewürfelt. Welches Ergebnis erhältst du?
ask-pick-face = Welches Ergebnis erhältst du?
ask-choose-science-die = Welchen Wissenschaftswürfel wirfst du?
ask-use-roll = Welches der beiden Ergebnisse gilt?
ask-roll-one-die = Welchen Würfel wirfst du?
ask-controlled-tile = Die Belohnung welches Gebiets erhältst du?
ask-may-use-controlled-tile = Die Belohnung welches Gebiets erhältst du?
ask-play-tapestry = Welche Gobelinkarte spielst du?
ask-ability-or-charm = Die Karte hat eine Fähigkeit und einen Zauber. Was kommt zuerst?
ask-use-all-reserved = Welches reservierte Objekt nutzt du als Nächstes?
ask-reserve-space = Welches Weltraumteil reservierst du?
ask-keep-civ = Welche Zivilisation behältst du?
ask-accept-civ = Behältst du diese Zivilisation?

# Zivilisationen fragen

ask-roll-or-stop = Alchemisten: Würfelst du noch einmal?
ask-place-blocks = Architekten: Welcher Platz wird unwegsam?
ask-swap-buildings = Architekten: Welche Gebäude tauschen den Platz?
ask-entertain = Entertainer: Wohin zieht der Marker?
ask-proclaim = Heralde: Auf welche Karte legst du einen Marker?
ask-play-on-maker-of-fire = Heralde: Welche Karte spielst du auf Beherrschung des Feuers?
ask-give-history = Historiker: Welches Teil wirfst du ab, was deckst du auf, und wer erhält den Marker?
ask-improve = Erfinder: Welche Techkarte wertest du auf?
ask-share-tech = Erfinder: Erhältst auch du die Belohnung?
ask-isolate = Isolationisten: Verschließt du dieses Gebiet mit einem Marker?
ask-lead = Anführer: Auf welcher Leiste schreitest du voran?
ask-celebrate = Feierwütige: Welcher Marker rückt nach oben?
ask-station-in = Militante: In welche Reihe kommt der Außenposten?
ask-muster = Militante: Aus welcher Reihe nimmst du den Außenposten?
ask-foretell = Mystiker: Was sagst du voraus?
ask-camp = Nomaden: In welches Gebiet stellst du es?
ask-open-market = Händler: In welches Gebiet legst du einen Marker?
ask-take-other-die = Händler: Nimmst du den nicht gewählten Würfel?
ask-advise = Berater: Gibst du eine Karte statt des Ziehens?
ask-give-away = Berater: Welche Karte gibst du wem?
ask-land-on-mat = Außerirdische: ein Weltraumteil oder ein Rohstoff?
ask-infiltrate = Eindringlinge: Außenposten oder Marker, und wo?
ask-spy = Spione: Was spionierst du aus, und bei wem?
ask-tinker = Tüftler: Welche Möglichkeit nutzt du, und mit welchem Marker?
ask-gain-pair = Welche Rohstoffe erhältst du?
ask-hunt = Schatzsucher: Welche Landschaft, und wo?
ask-found-utility = Utilitarier: Mit welchem Wahrzeichen beginnst du?
ask-activate = Utilitarier: Legst du einen Marker auf das neue Wahrzeichen?
ask-activate-owned = Utilitarier: Auf welches Wahrzeichen legst du einen Marker?
ask-may-collect = Sammler: Legst du es auf das Tableau und erhältst 1 Rohstoff?
ask-pick-gamble = Glücksspieler: Welche der aufgedeckten Karten spielst du?
ask-plan-card = Stadtplaner: Welche Wahrzeichenkarte nimmst du?
ask-rearrange = Artefaktmacher: Welches linke Gebäude legst du beiseite oder schiebst du nach links?
ask-final-work = Artefaktmacher: SP oder eine Leiste nach links geschoben?
ask-replace-outpost = Himmlische: Wessen Außenposten macht Platz?
ask-drift = Himmlische: Wohin schwebt deine Hauptstadt?
ask-slumber = Ältere: ein Rohstoff oder 2 Gobelinkarten?
ask-sell-tapestries = { $card }: Welche Karte legst du dafür ab?
ask-flit = Feenvolk: Ziehst du eine Gobelinkarte, bevor der Marker zieht?
ask-choose-circle = Dschinn: Welcher Kreis wird gewertet?
ask-two-circles = Dschinn: Welchen Kreis wertest du?
ask-submerge =
    { $count ->
        [one] Meervolk: Welche Karte kommt unter das Tableau?
       *[other] Meervolk: Welche Karten kommen unter das Tableau? { $count } insgesamt.
    }
ask-swim-turn = Meervolk: Spielst du eine Karte, oder wirfst du Karten für je 5 SP ab?
ask-give-token = Kleines Volk: Wer erhält einen Marker?
ask-plant-token = Kleines Volk: Auf welchen Platz deiner Hauptstadt kommt der Marker?
ask-buy-building = Kleines Volk: Welches Teil wirfst du für ein Einkommensgebäude ab?
ask-howl = Wervolk: Gehst du auf einer Leiste zurück, um das Teil zu erkunden?

# Gobelinkarten fragen

ask-send-tile = Zeitalter der Segelschiffe: Welches Teil gibst du wem, für 3 SP?
ask-choose-ally = Allianz: Mit wem bist du in dieser Ära verbündet?
ask-convert-food = Merkantilismus: In was wandelst du Nahrung um?
ask-strike-oil = Ölmagnat: Auf welcher Leiste schreitest du voran und dürfen es deine Nachbarn?
ask-colonize = Kolonialismus: Für welches Gebiet erhältst du Rohstoffe?
ask-fall-and-rise = Dunkles Zeitalter: Auf welcher Leiste schreitest du voran, auf welchen gehst du zurück?
ask-fall-back-on = Welcher Marker geht zurück?
ask-dictate = Diktatur: Auf welcher Leiste schreitest du voran?
ask-claim-any-landmark = Dystopie: Welches Wahrzeichen erhältst du?
ask-copy-card = Welche Karte kopierst du?
ask-barter = Gilden: SP für Rohstoffe oder Rohstoffe für SP?
ask-marry = Heiratspolitik: Wessen Belohnungen teilst du, und auf welcher Leiste?
ask-occupy = Militarismus: Stellst du einen Außenposten in das neue Gebiet?
ask-compete = Olympia-Gastgeber: Zahlst du 1 Arbeiter für 10 SP?
ask-reawaken = Renaissance: Auf welcher Leiste schreitest du als Nächstes voran?
ask-catch-up = Sozialismus: Mit wem ziehst du gleich?
ask-trade-abroad = Handelswirtschaft: Die Belohnung welches Feldes erhältst du?
ask-play-at-once = Tyrannei: Spielst du die neue Karte sofort?
ask-lose-civ = Seuche: Welche Zivilisation verlierst du?
ask-migrate = Völkerwanderung: Welcher Außenposten zieht, und wohin?
ask-claim-bonuses = Status quo: Welchen Bonus nimmst du?

# Was die anderen währenddessen lesen

wait-any-order = { $seat } entscheidet, was als Nächstes kommt.
wait-may = { $seat } entscheidet, ob etwas geschieht.
wait-choose-start = { $seat } wählt Hauptstadt und Zivilisation.
wait-draft-landmark = { $seat } nimmt eine Wahrzeichenkarte.
wait-choose-turn = { $seat } ist am Zug.
wait-meanwhile = { $seat } kann vorher noch etwas tun.
wait-advance = { $seat } wählt einen Marker auf der { $track }.
wait-may-advance = { $seat } entscheidet, ob es auf der { $track } vorangeht.
wait-choose-track = { $seat } wählt eine Leiste zum Voranschreiten.
wait-take-benefit = { $seat } entscheidet über die Belohnung eines Feldes.
wait-take-bonus = { $seat } entscheidet über einen Bonus.
wait-regress = { $seat } wählt eine Leiste zum Zurückgehen.
wait-rise-again = { $seat } wählt eine Leiste.
wait-repeat-position = { $seat } wählt das Feld eines Markers.
wait-restart-token = { $seat } wählt eine Leiste für den Marker.
wait-next-gain = { $seat } entscheidet, was als Nächstes kommt.
wait-choose-gain = { $seat } wählt eine Belohnung.
wait-may-gain = { $seat } entscheidet über eine Belohnung.
wait-gain-any = { $seat } wählt einen Rohstoff.
wait-pay-any = { $seat } zahlt Rohstoffe.
wait-pay-for-points = { $seat } entscheidet, ob für SP gezahlt wird.
wait-pay-adjustment = { $seat } verliert einen Rohstoff für eine Zivilisation.
wait-keep-tapestry = { $seat } behält von gezogenen Gobelinkarten.
wait-redraw-tapestry = { $seat } entscheidet, ob eine andere Gobelinkarte gezogen wird.
wait-redraw-tech = { $seat } entscheidet, ob eine andere Techkarte gezogen wird.
wait-keep-tile = { $seat } wählt ein Gebietsteil.
wait-keep-space = { $seat } wählt ein Weltraumteil.
wait-catch-tile = { $seat } wählt ein Weltraumteil.
wait-keep-tech = { $seat } wählt eine Techkarte.
wait-discard-tiles = { $seat } wirft Gebietsteile ab.
wait-discard-tapestries = { $seat } wirft Gobelinkarten ab.
wait-discard-techs = { $seat } wirft Techkarten ab.
wait-refresh-techs = { $seat } entscheidet, ob die Techkarten ausgetauscht werden.
wait-invent = { $seat } erfindet.
wait-upgrade = { $seat } wertet eine Techkarte auf.
wait-use-circle = { $seat } nutzt eine Karte der mittleren Reihe.
wait-use-square = { $seat } nutzt eine Karte der oberen Reihe.
wait-refresh-masterpieces = { $seat } entscheidet, ob die Meisterstücke ausgetauscht werden.
wait-create = { $seat } erschafft ein Meisterstück.
wait-broadcast = { $seat } präsentiert ein Meisterstück.
wait-broadcast-widely = { $seat } präsentiert Meisterstücke.
wait-use-all-masterpieces = { $seat } nutzt Meisterstücke.
wait-pay-for-masterpiece = { $seat } entscheidet, ob für { $card } gezahlt wird.
wait-inspire = { $seat } bedeckt eine Rohstoffleiste mit einem Inspirationsplättchen.
wait-choose-building = { $seat } wählt ein Einkommensgebäude.
wait-place-building = { $seat } platziert ein Gebäude: { $building }.
wait-place-landmark = { $seat } platziert ein Wahrzeichen: { $building }.
wait-place-on-card = { $seat } platziert ein Gebäude auf einer Karte.
wait-plot-gain = { $seat } wählt, was ein Platz gibt.
wait-take-stored = { $seat } platziert ein aufgehobenes Wahrzeichen.
wait-explore = { $seat } erkundet.
wait-explore-reward = { $seat } wählt, was eine Erkundung bringt.
wait-explore-space = { $seat } erkundet ein Weltraumteil.
wait-explore-mat = { $seat } erkundet ein Hexfeld des Tableaus.
wait-conquer = { $seat } erobert.
wait-conquer-discovery = { $seat } entscheidet, ob das neue Gebiet erobert wird.
wait-defender-responds = { $seat } darf auf eine Eroberung reagieren.
wait-attacker-responds = { $seat } darf auf eine Falle antworten.
wait-fall-back-to = { $seat } zieht einen Außenposten zurück.
wait-recall = { $seat } nimmt gestürzte Außenposten zurück.
wait-stand-up = { $seat } richtet gestürzte Außenposten auf.
wait-choose-die = { $seat } wählt einen Eroberungswürfel.
wait-pick-face = { $seat } wählt ein Ergebnis.
wait-choose-science-die = { $seat } wählt einen Wissenschaftswürfel.
wait-use-roll = { $seat } wählt ein Ergebnis.
wait-roll-one-die = { $seat } wählt einen Eroberungswürfel.
wait-controlled-tile = { $seat } wählt ein Gebiet.
wait-may-use-controlled-tile = { $seat } wählt ein Gebiet.
wait-play-tapestry = { $seat } spielt eine Gobelinkarte.
wait-ability-or-charm = { $seat } entscheidet, was von einer Karte zuerst kommt.
wait-use-all-reserved = { $seat } nutzt reservierte Objekte.
wait-reserve-space = { $seat } reserviert ein Weltraumteil.
wait-keep-civ = { $seat } wählt eine Zivilisation.
wait-accept-civ = { $seat } entscheidet, ob eine Zivilisation bleibt.
wait-roll-or-stop = { $seat } würfelt weiter oder hört auf.
wait-place-blocks = { $seat } legt Marker auf Plätze der Hauptstadt.
wait-swap-buildings = { $seat } vertauscht Gebäude.
wait-entertain = { $seat } bewegt den Marker der Entertainer.
wait-proclaim = { $seat } darf einen Marker auf eine Gobelinkarte legen.
wait-play-on-maker-of-fire = { $seat } darf eine Karte auf Beherrschung des Feuers spielen.
wait-give-history = { $seat } darf einen Marker der Historiker vergeben.
wait-improve = { $seat } darf einen Marker auf eine Techkarte legen.
wait-share-tech = { $seat } entscheidet über eine Belohnung.
wait-isolate = { $seat } entscheidet, ob ein Gebiet verschlossen wird.
wait-lead = { $seat } darf mit einem Anführer voranschreiten.
wait-celebrate = { $seat } bewegt einen Marker der Feierwütigen.
wait-station-in = { $seat } stellt Außenposten auf das Tableau der Militanten.
wait-muster = { $seat } nimmt einen Außenposten vom Tableau der Militanten.
wait-foretell = { $seat } sagt die Zukunft voraus.
wait-camp = { $seat } stellt ein Gebäude auf die Karte.
wait-open-market = { $seat } darf einen Marker in ein Gebiet legen.
wait-take-other-die = { $seat } entscheidet über den nicht gewählten Würfel.
wait-advise = { $seat } entscheidet, ob eine Karte gegeben wird.
wait-give-away = { $seat } darf Karten abgeben.
wait-land-on-mat = { $seat } wählt ein Weltraumteil oder einen Rohstoff.
wait-infiltrate = { $seat } dringt ein.
wait-spy = { $seat } darf spionieren.
wait-tinker = { $seat } darf tüfteln.
wait-gain-pair = { $seat } wählt Rohstoffe.
wait-hunt = { $seat } darf nach Schätzen suchen.
wait-found-utility = { $seat } wählt ein Wahrzeichen.
wait-activate = { $seat } entscheidet über die Marker der Utilitarier.
wait-activate-owned = { $seat } legt Marker auf Wahrzeichen.
wait-may-collect = { $seat } entscheidet, ob etwas gesammelt wird.
wait-pick-gamble = { $seat } wählt eine der aufgedeckten Karten.
wait-plan-card = { $seat } nimmt eine Wahrzeichenkarte.
wait-rearrange = { $seat } ordnet eine Rohstoffleiste neu.
wait-final-work = { $seat } vollendet das Werk der Artefaktmacher.
wait-replace-outpost = { $seat } wählt einen Außenposten, der Platz macht.
wait-drift = { $seat } darf die schwebende Hauptstadt bewegen.
wait-slumber = { $seat } wählt einen Rohstoff oder Gobelinkarten.
wait-sell-tapestries = { $seat } legt Gobelinkarten ab.
wait-flit = { $seat } entscheidet, ob eine Gobelinkarte gezogen wird.
wait-choose-circle = { $seat } wählt einen Kreis der Dschinn.
wait-two-circles = { $seat } wählt Kreise.
wait-submerge = { $seat } legt Karten unter das Tableau.
wait-swim-turn = { $seat } spielt eine Karte oder wirft welche ab.
wait-give-token = { $seat } vergibt einen Marker des Kleinen Volks.
wait-plant-token = { $seat } pflanzt einen Marker des Kleinen Volks.
wait-buy-building = { $seat } darf ein Teil für ein Gebäude abwerfen.
wait-howl = { $seat } entscheidet, ob es auf einer Leiste zurückgeht.
wait-send-tile = { $seat } darf ein Gebietsteil abgeben.
wait-choose-ally = { $seat } wählt einen Verbündeten.
wait-convert-food = { $seat } wandelt Nahrung in andere Rohstoffe um.
wait-strike-oil = { $seat } wählt eine Leiste.
wait-colonize = { $seat } wählt ein Gebiet.
wait-fall-and-rise = { $seat } wählt Leisten.
wait-fall-back-on = { $seat } wählt einen Marker.
wait-dictate = { $seat } wählt eine Leiste.
wait-claim-any-landmark = { $seat } wählt ein Wahrzeichen.
wait-copy-card = { $seat } kopiert eine Gobelinkarte.
wait-barter = { $seat } handelt mit den Gilden.
wait-marry = { $seat } wählt eine Leiste und einen Mitspieler.
wait-occupy = { $seat } entscheidet über einen Außenposten.
wait-compete = { $seat } entscheidet über die Teilnahme an den Spielen.
wait-reawaken = { $seat } wählt die nächste Leiste.
wait-catch-up = { $seat } zieht mit einem Mitspieler gleich.
wait-trade-abroad = { $seat } wählt das Feld eines Mitspielers.
wait-play-at-once = { $seat } entscheidet, ob die neue Karte sofort gespielt wird.
wait-lose-civ = { $seat } verliert eine Zivilisation.
wait-migrate = { $seat } versetzt einen Außenposten.
wait-claim-bonuses = { $seat } nimmt Boni.

# Antworten

do-do = { $arg1 }
do-choose = { $arg1 }
do-next = { $arg1 }
do-decline = Nein, danke
do-stop = Nichts mehr
do-pass = Keine Reaktion
do-nothing = Nichts
do-end = Das Spiel ist für dich zu Ende
do-use = { $card } nutzen
do-income = Einkommen nehmen
do-advance-to =
    { $track }: voran auf { $space }, { $card }, für { $count ->
        [one] 1 Rohstoff
       *[other] { $count } Rohstoffe
    }
do-advance-free = { $track }: voran auf { $space }, { $card }
do-advance = Auf der { $track } voranschreiten
do-token =
    { $space ->
        [0] Der Marker auf dem Start
       *[other] Der Marker auf Feld { $space }
    }
comma-worker =
    { $coin ->
        [0] {""}
       *[other] {", "}
    }
comma-food =
    { $coin ->
        [0] { $worker ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }
comma-culture =
    { $food ->
        [0] { comma-food }
       *[other] {", "}
    }
do-pay-cost =
    Zahlen: { $coin ->
        [0] {""}
        [one] 1 Münze
       *[other] { $coin } Münzen
    }{ $worker ->
        [0] {""}
        [one] { comma-worker }1 Arbeiter
       *[other] { comma-worker }{ $worker } Arbeiter
    }{ $food ->
        [0] {""}
        [one] { comma-food }1 Nahrung
       *[other] { comma-food }{ $food } Nahrung
    }{ $culture ->
        [0] {""}
        [one] { comma-culture }1 Kultur
       *[other] { comma-culture }{ $culture } Kultur
    }
do-pay = { one-resource } zahlen
do-gain = { one-resource }
do-move = Auf Feld { $to }
do-benefit = Die Belohnung
do-bonus =
    { $price ->
        [free] Ohne zu zahlen
        [territory] { $count ->
            [one] 1 Gebietsteil
           *[other] { $count } Gebietsteile
        } abwerfen
        [tapestry] { $count ->
            [one] 1 Gobelinkarte
           *[other] { $count } Gobelinkarten
        } abwerfen
       *[tech] { $count ->
            [one] 1 Techkarte
           *[other] { $count } Techkarten
        } abwerfen
    }: { $gain }
do-pay-bonus = { one-resource } zahlen: { $gain }
do-pay-points = { one-resource } für { $count } SP zahlen
do-claim-bonus = Der Bonus von Feld { $space } der { $track }
do-regress = { $track }, von Feld { $space }
do-repeat = { $track }, Feld { $space }
do-restart = { $track }
do-track = { $track }
do-next-gain = { $gain }
do-next-gain-on = { $gain } auf der { $track }
do-next-gain-card = { $gain }: { $card }
do-next-points = { $count } SP
do-choose-gain = { $gain }
do-choose-gain-on = { $gain } auf der { $track }
do-choose-gain-card = { $gain }: { $card }
do-choose-points = { $count } SP
do-take-gain = { $gain }
do-take-gain-on = { $gain } auf der { $track }
do-take-gain-card = { $gain }: { $card }
do-take-points = { $count } SP
do-keep = { $card } behalten
do-redraw = Abwerfen und neu ziehen
do-discard = { $card } abwerfen
do-replace = Austauschen
do-replace-building = Anstelle des Gebäudes auf { $plot }
do-replace-outpost = Anstelle eines Außenpostens von { $other_seat }
do-replace-none = Anstelle von nichts
do-invent = { $card }
do-invent-from-deck = Die oberste Karte des Stapels
do-salvage = { $card }, aus der Ablage
do-upgrade = { $card }
do-circle =
    { $space ->
        [one] { $gain }
        [other] { $gain }
       *[none] { $card }
    }
do-square = { $card }
do-create = { $card }
do-create-from-deck = Die oberste Karte des Stapels
do-show = { $card }
do-inspire = { $row }
do-build = { $building }
do-build-stored = { $card } aufstellen
do-place = Auf { $plot }
do-lay =
    { $place }{ $turn ->
        [0] {""}
        [1] , um 90° gedreht
        [2] , um 180° gedreht
       *[3] , um 270° gedreht
    }{ $outside ->
        [0] {""}
        [one] , 1 Platz außerhalb
       *[other] , { $outside } Plätze außerhalb
    }
do-prop = Auf { $card }, die aufgewertet wird
do-beside = Neben das Tableau
do-on-mat = Auf Spalte { $column } des Tableaus: { $gain }
do-plots =
    Auf { $card }, { $count ->
        [one] Platz
       *[other] Plätze
    } { $plots }
do-plot-gain = { $gain }
do-tile = { $card }
do-controlled-tile = { place }
do-at = Auf { place }
do-explore-at = Auf { $hex }
do-turn =
    { $turn ->
        [0] Wie es ist
        [1] Um 60° gedreht
        [2] Um 120° gedreht
        [3] Um 180° gedreht
        [4] Um 240° gedreht
       *[5] Um 300° gedreht
    }: { $count } SP
do-normal = Das Übliche
do-space = { $card }
do-mat-at = Auf Hexfeld { $place } des Tableaus
do-conquer = { place }
do-conquer-from = { place }, von { $other_seat }
do-withdraw = In { place }
do-recall = Aus { place }
do-stand = In { place }
do-die = Der Würfel mit { $sides } Seiten
do-face = { $track }
do-choose-die = { $die }: { $face }
do-die-face = { $face }
do-roll = Werfen: { $die }
do-play = { $card } spielen
do-ability = Die Fähigkeit der Karte
do-charm = Zauber: { $gain }
do-unreserve = { $what }
do-lose = { one-resource }
do-lose-civ = { $card } abgeben
do-capital = { $card }
do-draft = { $card }
do-opponent = { $other_seat }
do-to = An { $other_seat }
do-on = Bei { $other_seat }
do-roll-again = Noch einmal würfeln: { $count } von { $of } Leisten wären ein Fehlwurf
do-stop-rolling =
    { $count ->
        [one] Aufhören und auf 1 Leiste voranschreiten
       *[other] Aufhören und auf { $count } Leisten voranschreiten
    }
do-block = Platz { $plot }
do-swap = Das Gebäude auf { $plot }
do-with = Mit dem auf { $plot }
do-stage = { $gain }
do-herald = { $card } von { $other_seat }, Ära { $era }
do-uncover = Feld { $number } aufdecken: { $gain }
do-improve = Deine Karte { $card } aufwerten
do-improve-of = { $card } von { $other_seat } aufwerten
do-share = Die Belohnung von { $card } erhalten
do-isolate = Einen Marker in { place } legen
do-celebrate =
    { $column ->
        [0] In der linken Spalte
        [1] In der mittleren Spalte
       *[2] In der rechten Spalte
    }: { $gain }
do-station =
    { $column ->
        [0] Die obere Reihe bedecken
       *[1] Die untere Reihe bedecken
    }: { $gain }
do-muster =
    { $column ->
        [0] Aus der oberen Reihe
       *[1] Aus der unteren Reihe
    }, frei wird: { $gain }
do-predict =
    { $category ->
        [0] { $count ->
            [one] 1 Techkarte
           *[other] { $count } Techkarten
        }
        [1] { $count ->
            [one] 1 vollendetes Stadtviertel
           *[other] { $count } vollendete Stadtviertel
        }
        [2] { $count ->
            [one] 1 kontrolliertes Gebiet
           *[other] { $count } kontrollierte Gebiete
        }
       *[3] { $count ->
            [one] 1 vollendete Leiste
           *[other] { $count } vollendete Leisten
        }
    }
do-camp = In { place }
do-trade = In { place }
do-give = { $card } geben
do-resource = 1 beliebiger Rohstoff
do-share-territory = Einen Außenposten in { place } stellen
do-infiltrate = Einen Marker in das Startgebiet von { $other_seat } legen
do-spy =
    { $option ->
        [1] Eine Gobelinkarte auf dem Tableau
        [2] Ein Teil im Vorrat
        [3] Ein Feld auf einer Leiste
       *[4] Eine Techkarte
    }
do-spy-at = { $track }, Feld { $space }
do-card = { $card }
do-tinker =
    { $option ->
        [1] Die Kosten deines Feldes erhalten
        [2] Zum nächsten Mitspieler vor dir aufschließen
        [3] 3 Felder zurückgehen
       *[4] Zum nächsten Bonus voranschreiten
    }
do-tinker-token =
    { $space ->
        [0] { $track }, Start
       *[other] { $track }, Feld { $space }
    }
do-pair =
    { $resource ->
        [coin] 1 Münze
        [worker] 1 Arbeiter
        [food] 1 Nahrung
       *[culture] 1 Kultur
    } und { $other ->
        [coin] 1 Münze
        [worker] 1 Arbeiter
        [food] 1 Nahrung
       *[culture] 1 Kultur
    }
do-terrain = { $terrain }
do-landmark = { $card }
do-activate = Einen Marker auf { $card } legen
do-move-from = Den Marker von { $card } versetzen
do-collect = Auf das Tableau legen: { $kind }
do-set-aside = { $row }: das linke Gebäude beiseitelegen
do-slide = { $row }: das linke Gebäude nach links schieben
do-count = 1 SP für jedes deiner Einkommensgebäude
do-push = { $row }: alle Gebäude nach links schieben
do-drift = In { place }
do-submerge = { $card }
do-plant = Auf { $plot }
do-howl = Auf einer Leiste zurückgehen
do-convert = In { one-resource }
do-colonize = { place }
do-rise = Auf der { $track } 3 Felder voranschreiten
do-fall = Auf der { $track } zurückgehen
do-back = Von Feld { $space }
do-copy = { $card } kopieren
do-buy =
    { $vp } SP zahlen für { $count ->
        [one] 1 Rohstoff
       *[other] { $count } Rohstoffe
    }
do-sell =
    { $count ->
        [one] 1 Rohstoff
       *[other] { $count } Rohstoffe
    } zahlen für { $vp } SP
do-occupy = Einen Außenposten in { place } stellen
do-compete = 1 Arbeiter für 10 SP zahlen
do-equal =
    { $space ->
        [0] { $track }: auf den Start
       *[other] { $track }: auf Feld { $space }
    }
do-position = { $other_seat }: { $track }, Feld { $space }
do-from = Der Außenposten in { place }
do-onto = In { place }

# Was geschehen ist

event-starts = { $seat } beginnt mit der Hauptstadt { $capital } und der Zivilisation { $civ }.
    .you = Du beginnst mit der Hauptstadt { $capital } und der Zivilisation { $civ }.
event-drafted = { $seat } nimmt eine Wahrzeichenkarte: { $card }.
    .you = Du nimmst eine Wahrzeichenkarte: { $card }.
event-civilization = { $seat } hat eine Zivilisation: { $civ }.
    .you = Du hast eine Zivilisation: { $civ }.
event-passed-over = { $seat } zieht { $civ } und muss noch einmal ziehen.
    .you = Du ziehst { $civ } und musst noch einmal ziehen.
event-discarded-civilization = { $seat } wirft eine Zivilisation ab: { $civ }.
    .you = Du wirfst eine Zivilisation ab: { $civ }.
event-lost-civilization = { $seat } verliert eine Zivilisation: { $civ }.
    .you = Du verlierst eine Zivilisation: { $civ }.
event-must-take-income = { $seat } kann auf keiner Leiste voranschreiten und muss einen Einkommenszug machen.
    .you = Du kannst auf keiner Leiste voranschreiten und musst einen Einkommenszug machen.
event-income-turn = { $seat } macht den { $turn }. Einkommenszug.
    .you = Du machst den { $turn }. Einkommenszug.
    .banner = { $turn ->
            [5] Der letzte Einkommenszug
           *[other] { $turn }. Einkommenszug
        }
event-first-of-neighbours =
    { $seat } { $count ->
        [one] beginnt die Ära vor den Nachbarn: 1 Rohstoff.
       *[other] beginnt die Ära vor den Nachbarn: { $count } Rohstoffe.
    }
    .you = Du { $count ->
            [one] beginnst die Ära vor deinen Nachbarn: 1 Rohstoff.
           *[other] beginnst die Ära vor deinen Nachbarn: { $count } Rohstoffe.
        }
event-ended = { $seat } hat das Spiel beendet.
    .you = Du hast das Spiel beendet.
event-gained = { $seat } erhält { resources }.
    .you = Du erhältst { resources }.
event-spent = { $seat } zahlt { resources }.
    .you = Du zahlst { resources }.
event-lost = { $seat } verliert { one-resource }.
    .you = Du verlierst { one-resource }.
event-scored = { $seat } erhält { $count } SP.
    .you = Du erhältst { $count } SP.
event-lost-vp = { $seat } verliert { $count } SP.
    .you = Du verlierst { $count } SP.
event-advanced = { $seat } schreitet auf der { $track } auf Feld { $space } voran.
    .you = Du schreitest auf der { $track } auf Feld { $space } voran.
event-regressed =
    { $seat } { $space ->
        [0] geht auf den Start der { $track } zurück.
       *[other] geht auf der { $track } auf Feld { $space } zurück.
    }
    .you = Du { $space ->
            [0] gehst auf den Start der { $track } zurück.
           *[other] gehst auf der { $track } auf Feld { $space } zurück.
        }
event-repeated = { $seat } erhält die Belohnung von Feld { $space } der { $track } noch einmal.
    .you = Du erhältst die Belohnung von Feld { $space } der { $track } noch einmal.
event-restarted = { $seat } setzt einen Marker auf den Start der { $track }.
    .you = Du setzt einen Marker auf den Start der { $track }.
event-bonus = { $seat } nimmt den Bonus von Feld { $space } der { $track }.
    .you = Du nimmst den Bonus von Feld { $space } der { $track }.
event-achieved = { $seat } erringt eine Errungenschaft: { $achievement }.
    .you = Du erringst eine Errungenschaft: { $achievement }.
event-drew = { $seat } zieht eine Gobelinkarte.
    .you = Du ziehst eine Gobelinkarte.
event-drew-card = { $seat } zieht { $card }.
    .you = Du ziehst { $card }.
event-discarded = { $seat } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
event-got-tile = { $seat } erhält { $tile }.
    .you = Du erhältst { $tile }.
event-got-space-tile = { $seat } erhält { $tile }.
    .you = Du erhältst { $tile }.
event-discarded-tile = { $seat } wirft { $tile } ab.
    .you = Du wirfst { $tile } ab.
event-reshuffled = Abgeworfene { $deck } werden zu einem neuen Stapel gemischt.
event-new-techs = Die offenen Techkarten werden ausgetauscht.
event-invented = { $seat } erfindet: { $card }.
    .you = Du erfindest: { $card }.
event-upgraded =
    { $seat } { $row ->
        [1] wertet in die mittlere Reihe auf: { $card }.
       *[2] wertet in die obere Reihe auf: { $card }.
    }
    .you = Du { $row ->
            [1] wertest in die mittlere Reihe auf: { $card }.
           *[2] wertest in die obere Reihe auf: { $card }.
        }
event-recycled = { $seat } legt in die untere Reihe zurück: { $card }.
    .you = Du legst in die untere Reihe zurück: { $card }.
event-flipped = { $seat } dreht um: { $card }.
    .you = Du drehst um: { $card }.
event-discarded-tech = { $seat } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
event-new-masterpieces = Die offenen Meisterstücke werden ausgetauscht.
event-created = { $seat } erschafft { $card }.
    .you = Du erschaffst { $card }.
event-inspired = { $seat } inspiriert eine Rohstoffleiste: { $row }.
    .you = Du inspirierst eine Rohstoffleiste: { $row }.
event-building = { $seat } erhält ein Gebäude: { $building }.
    .you = Du erhältst ein Gebäude: { $building }.
event-landmark = { $seat } erhält ein Wahrzeichen: { $landmark }.
    .you = Du erhältst ein Wahrzeichen: { $landmark }.
event-placed = { $seat } baut auf { $plot }: { $building }.
    .you = Du baust auf { $plot }: { $building }.
event-beside = { $seat } findet keinen Platz in der Hauptstadt; daneben steht: { $building }.
    .you = Du findest keinen Platz in deiner Hauptstadt; daneben steht: { $building }.
event-propped = { $seat } stellt ein Wahrzeichen auf { $card }: { $landmark }.
    .you = Du stellst ein Wahrzeichen auf { $card }: { $landmark }.
event-on-card = { $seat } platziert ein Gebäude auf { $card }.
    .you = Du platzierst ein Gebäude auf { $card }.
event-district = { $seat } vollendet ein Stadtviertel.
    .you = Du vollendest ein Stadtviertel.
event-explored = { $seat } erkundet { $hex } mit { $tile }.
    .you = Du erkundest { $hex } mit { $tile }.
event-explored-space = { $seat } erkundet { $tile }.
    .you = Du erkundest { $tile }.
event-conquers = { $seat } greift nach { place }.
    .you = Du greifst nach { place }.
event-conquered = { $seat } kontrolliert { place }.
    .you = Du kontrollierst { place }.
event-toppled = { $seat } verliert einen Außenposten: gestürzt in { place }.
    .you = Dein Außenposten in { place } wird gestürzt.
event-repelled = { $seat } wehrt den Angriff auf { place } ab.
    .you = Du wehrst den Angriff auf { place } ab.
event-responded = { $seat } reagiert mit { $card }.
    .you = Du reagierst mit { $card }.
event-moved = { $seat } versetzt einen Außenposten in { place }.
    .you = Du versetzt einen Außenposten in { place }.
event-stood-up = { $seat } richtet einen Außenposten in { place } auf.
    .you = Du richtest einen Außenposten in { place } auf.
event-rolled-science = { $seat } wirft den Wissenschaftswürfel: { $track }.
    .you = Du wirfst den Wissenschaftswürfel: { $track }.
event-rolled-die = { $seat } würfelt: { $die }, { $face }.
    .you = Du würfelst: { $die }, { $face }.
event-die = { $seat } wählt: { $die }, { $face }.
    .you = Du wählst: { $die }, { $face }.
event-played =
    { $seat } { $era ->
        [1] spielt { $card } auf Beherrschung des Feuers.
       *[other] spielt { $card } in Ära { $era }.
    }
    .you = Du { $era ->
            [1] spielst { $card } auf Beherrschung des Feuers.
           *[other] spielst { $card } in Ära { $era }.
        }
event-played-face-down = { $seat } legt in Ära { $era } eine Gobelinkarte verdeckt.
    .you = Du legst in Ära { $era } eine Gobelinkarte verdeckt.
event-reserved = { $seat } reserviert: { $what }.
    .you = Du reservierst: { $what }.
event-bot-pair = Die Automaten ziehen { $first } und { $second }.
event-favorite = { $seat } hat eine neue Lieblingsleiste: { $track }.
    .you = Du hast eine neue Lieblingsleiste: { $track }.
event-bust = { $seat } hat eine Leiste zweimal gewürfelt.
    .you = Du hast eine Leiste zweimal gewürfelt.
event-on-mat = { $seat } platziert ein Gebäude auf dem Tableau der Handwerker: { $building }.
    .you = Du platzierst ein Gebäude auf dem Tableau der Handwerker: { $building }.
event-leaped = { $seat } schreitet auf jeder Leiste 4 Felder voran.
    .you = Du schreitest auf jeder Leiste 4 Felder voran.
event-historian = { $seat } gibt { $other_seat } einen Marker der Historiker.
    .you = Du gibst { $other_seat } einen Marker der Historiker.
    .to-you = { $seat } gibt dir einen Marker der Historiker.
event-took-tech = { $seat } übernimmt: { $card }.
    .you = Du übernimmst: { $card }.
event-camped = { $seat } stellt ein Gebäude in { place }.
    .you = Du stellst ein Gebäude in { place }.
event-gave = { $seat } gibt { $other_seat } eine Gobelinkarte.
    .you = Du gibst { $other_seat } eine Gobelinkarte.
    .to-you = { $seat } gibt dir eine Gobelinkarte.
event-explored-mat = { $seat } erkundet das Tableau mit { $tile }.
    .you = Du erkundest dein Tableau mit { $tile }.
event-saw = { $seat } sieht in der Hand von { $other_seat }: { $card }.
    .you = Du siehst in der Hand von { $other_seat }: { $card }.
    .to-you = { $seat } sieht in deiner Hand: { $card }.
event-collected = { $seat } legt etwas auf das Tableau der Sammler: { $kind }.
    .you = Du legst etwas auf das Tableau der Sammler: { $kind }.
event-turned-over = { $seat } deckt auf: { $card }.
    .you = Du deckst auf: { $card }.
event-renegade = { $seat } schreitet auf Feld { $space } der Abtrünnigen voran.
    .you = Du schreitest auf Feld { $space } der Abtrünnigen voran.
event-stored = { $seat } hebt auf dem Tableau auf: { $landmark }.
    .you = Du hebst auf deinem Tableau auf: { $landmark }.
event-genie = { $seat } zieht den Marker von { $other_seat }.
    .you = Du ziehst den Marker von { $other_seat }.
    .to-you = { $seat } zieht deinen Marker.
event-submerged =
    { $seat } { $count ->
        [one] legt 1 Karte unter das Tableau.
       *[other] legt { $count } Karten unter das Tableau.
    }
    .you = Du { $count ->
            [one] legst 1 Karte unter dein Tableau.
           *[other] legst { $count } Karten unter dein Tableau.
        }
event-planted = { $seat } bekommt einen Marker des Kleinen Volks auf { $plot }.
    .you = Du bekommst einen Marker des Kleinen Volks auf { $plot }.
event-flipped-tile =
    { $seat } { $up ->
        [0] wirft das Teil: Rückseite.
       *[1] wirft das Teil: Vorderseite.
    }
    .you = Du { $up ->
            [0] wirfst das Teil: Rückseite.
           *[1] wirfst das Teil: Vorderseite.
        }
event-allied = { $seat } ist in dieser Ära mit { $other_seat } verbündet.
    .you = Du bist in dieser Ära mit { $other_seat } verbündet.
    .to-you = { $seat } ist in dieser Ära mit dir verbündet.
event-closed = { $seat } sperrt die { $track } für die Mitspieler.
    .you = Du sperrst die { $track } für deine Mitspieler.
event-copied = { $seat } kopiert { $card }.
    .you = Du kopierst { $card }.
event-married = { $seat } teilt die Belohnungen von { $other_seat } auf der { $track }.
    .you = Du teilst die Belohnungen von { $other_seat } auf der { $track }.
    .to-you = { $seat } teilt deine Belohnungen auf der { $track }.

# Warum etwas nicht möglich ist

refused-payment = Diese Rohstoffe hast du nicht, oder sie decken die Kosten nicht.
refused-no-arts = Die Künsteleiste ist nicht im Spiel.
refused-end-of-track = Dein Marker steht am Ende der { $track }.
refused-blocked = Auf der { $track } kannst du jetzt nicht voranschreiten.
refused-too-dear = Das nächste Feld der { $track } kannst du nicht bezahlen.
refused-advance = Auf der { $track } kannst du nicht voranschreiten.
refused-bonus = Diesen Bonus kannst du nicht bezahlen.
refused-repeat = Die Belohnung dieses Feldes gibt es in diesem Zug nicht noch einmal.
refused-gain = Davon hast du schon 8.
refused-crowded = In { place } sind schon zwei Spielsteine.
refused-conquer = { place } lässt sich nicht erobern: Es muss erkundet sein, neben einem von deinen liegen und nicht dir gehören.
refused-may-conquer = { $card } verbietet es.
refused-explore = Erkunden lassen sich nur freie Hexfelder neben einem von dir kontrollierten Gebiet, mit einem Teil aus deinem Vorrat.
refused-flipped = { $card } ist umgedreht.
refused-locked = { $card } lässt sich in diesem Zug nicht noch einmal aufwerten.
refused-top-row = { $card } liegt schon in der oberen Reihe.
refused-prerequisite = Die Bedingung von { $card } ist nicht erfüllt.
refused-upgrade = { $card } ist keine deiner Karten, die sich aufwerten lassen.
refused-impassable = Dieser Platz ist unwegsam.
refused-place = Dort passt es nicht hin.
refused-keep = Das ist nicht unter dem Gezogenen.
refused-discard = Das hast du nicht zum Abwerfen.
refused-circle = Diese Karte liegt nicht in deiner mittleren Reihe.
refused-square = Diese Karte liegt nicht in deiner oberen Reihe oder ist umgedreht.
refused-show = Dieses Meisterstück lässt sich nicht nutzen.
refused-tile = Dort kontrollierst du kein Gebietsteil.
refused-withdraw = Der Außenposten kann nur in ein leeres Gebiet daneben.
refused-recall = Dort liegt kein gestürzter Außenposten von dir.
refused-stand = Dort liegt kein gestürzter Außenposten von dir.
refused-space = Dieses Weltraumteil ist nicht in deinem Vorrat.
refused-play = Diese Karte lässt sich nicht spielen.
refused-block = Nur ein freier Platz in einem Stadtviertel ohne Marker.
refused-stage = Dorthin kann der Marker nicht ziehen.
refused-celebrate = Dieser Marker ist schon ganz oben.
refused-station = Diese Reihe ist voll.
refused-muster = In dieser Reihe steht kein Außenposten mehr.
refused-camp = Dort lässt sich kein Gebäude hinstellen.
refused-build = Dieses Wahrzeichen ist nicht auf deinem Tableau.
refused-landmark = Dieses Wahrzeichen ist nicht zu haben.
refused-activate = Dieses Wahrzeichen hat für dich keine Fähigkeit oder schon einen Marker.
refused-replace = Dort ist kein Außenposten dieser Person.
refused-submerge = Diese Karte ist nicht auf deiner Hand.
refused-plots = Dort passt es nicht hin.
refused-lose = Diese Zivilisation hast du nicht.
refused-colonize = Dort kontrollierst du kein Gebietsteil.
refused-back = Von dort kann keiner deiner Marker zurückgehen.
refused-copy = Kopieren lässt sich nur eine sichtbare Karte auf einem Einkommenstableau, keine dauerhafte und nicht diese Karte selbst.
refused-draft = Diese Karte liegt nicht aus.

# Schritte, deren Reihenfolge man wählt: Zivilisationen mit ihrem Namen, Gewinne mit dem, was sie bringen

step-put-on-and-roll-science = { card-alchemists }
step-gamble = { card-gamblers }
step-entertain = { card-entertainers }
step-proclaim = { card-heralds }
step-give-history = { card-historians }
step-improve = { card-inventors }
step-score-landmass = { card-isolationists }
step-isolate = { card-isolationists }
step-lead = { card-leaders }
step-celebrate = { card-merrymakers }
step-score-predictions = { card-mystics }
step-favour = { card-the-chosen }
step-open-market = { card-traders }
step-rearrange = { card-artificers }
step-final-work = { card-artificers }
step-drift = { card-celestials }
step-score-skyline = { card-celestials }
step-slumber = { card-elder-ones }
step-flit-and-fly-on = { card-faefolk }
step-call-genie = { card-genies }
step-two-circles = { card-genies }
step-count-dice-and-put-on = { card-illuminati }
step-draw-tapestry-and-sink-rest = { card-merfolk }
step-draw-tapestry-and-surface = { card-merfolk }
step-give-token-and-buy-building = { card-weefolk }
step-give-token-and-count-planted = { card-weefolk }
step-transform = { card-werefolk }
step-take-counsel = { card-advisors }
step-visit = { card-aliens }
step-infiltrate = { card-infiltrators }
step-explore-mat = { card-islanders }
step-lose-to-river = { card-riverfolk }
step-spy = { card-spies }
step-tinker = { card-tinkerers }
step-hunt = { card-treasure-hunters }
step-activate = { card-utilitarians }
step-may-collect = { card-collectors }
step-set-sail = { card-age-of-sail }
step-occupy = { card-militarism }
step-play-at-once = { card-tyranny }
step-vp-1-and-worker = { card-militants }
step-vp-1-and-worker-and-vp-3 = { card-militants }
step-vp-1-and-worker-and-vp-3-and-culture = { card-militants }
step-coin-and-vp-1 = { card-militants }
step-coin-and-vp-1-and-worker = { card-militants }
step-coin-and-vp-1-and-worker-and-vp-3 = { card-militants }
step-coin-and-vp-1-and-worker-and-vp-3-and-culture = { card-militants }
step-coin-and-vp-2 = { card-militants }
step-coin-and-vp-2-and-vp-1 = { card-militants }
step-coin-and-vp-2-and-vp-1-and-worker = { card-militants }
step-coin-and-vp-2-and-vp-1-and-worker-and-vp-3 = { card-militants }
step-coin-and-vp-2-and-vp-1-and-worker-and-vp-3-and-culture = { card-militants }
step-coin-and-vp-2-and-food = { card-militants }
step-coin-and-vp-2-and-food-and-vp-1 = { card-militants }
step-coin-and-vp-2-and-food-and-vp-1-and-worker = { card-militants }
step-coin-and-vp-2-and-food-and-vp-1-and-worker-and-vp-3 = { card-militants }
step-coin-and-vp-2-and-food-and-vp-1-and-worker-and-vp-3-and-culture = { card-militants }
step-coin-and-vp-2-and-food-and-vp-4 = { card-militants }
step-coin-and-vp-2-and-food-and-vp-4-and-vp-1 = { card-militants }
step-coin-and-vp-2-and-food-and-vp-4-and-vp-1-and-worker = { card-militants }
step-coin-and-vp-2-and-food-and-vp-4-and-vp-1-and-worker-and-vp-3 = { card-militants }
step-coin-and-vp-2-and-food-and-vp-4-and-vp-1-and-worker-and-vp-3-and-culture = { card-militants }
step-gain-any = 1 beliebiger Rohstoff
step-draw-tapestry = Vom Gobelinstapel ziehen
step-vp-0 = Keine SP
step-vp-1 = 1 SP
step-vp-2 = 2 SP
step-vp-3 = 3 SP
step-vp-4 = 4 SP
step-vp-5 = 5 SP
step-vp-6 = 6 SP
step-vp-7 = 7 SP
step-vp-8 = 8 SP
step-vp-9 = 9 SP
step-vp-10 = 10 SP
step-vp-11 = 11 SP
step-vp-12 = 12 SP
step-vp-13 = 13 SP
step-vp-14 = 14 SP
step-vp-15 = 15 SP
step-coin = 1 Münze
step-worker = 1 Arbeiter
step-food = 1 Nahrung
step-culture = 1 Kultur
step-any-resource = 1 beliebiger Rohstoff
step-territory = 1 Gebietsteil
step-tapestry = 1 Gobelinkarte
step-space-tile = 1 Weltraumteil
step-farm = 1 Bauernhof
step-house = 1 Haus
step-market = 1 Markt
step-armory = 1 Waffenschmiede
step-any-income-building = 1 Einkommensgebäude deiner Wahl
step-explore = Erkunden
step-explore-anywhere = Ein beliebiges freies Hexfeld erkunden
step-explore-space = Ein Weltraumteil erkunden
step-explore-with-drawn = Mit dem gezogenen Teil erkunden
step-research = Forschen
step-research-x = Forschen ohne Belohnung und Bonus
step-research-x-maxout = Forschen ohne Belohnung und Bonus
step-invent = Erfinden
step-upgrade = 1 Techkarte aufwerten
step-upgrade-ignore-prereq = 1 Techkarte ohne Bedingung aufwerten
step-upgrade-locked = 1 Techkarte aufwerten
step-upgrade-twice-ignore-prereq = Zweimal ohne Bedingung aufwerten
step-invent-and-upgrade = Erfinden und diese Karte aufwerten
step-refresh-tech-optional = Die offenen Techkarten austauschen
step-refresh-masterpieces-optional = Die offenen Meisterstücke austauschen
step-conquer = Erobern
step-conquer-both-dice = Erobern und beide Würfel erhalten
step-conquer-both-if-opponent = Erobern; beide Würfel gegen einen Mitspieler
step-conquer-anywhere = Ein beliebiges Gebiet erobern
step-conquer-empty = Ein leeres Gebiet erobern
step-conquer-adjacent-to-start = Neben deinem Startgebiet erobern
step-regress-x-then-advance = Auf einer Leiste zurückgehen, dann voranschreiten
step-repeat-position = Die Belohnung des Feldes eines deiner Marker
step-repeat-position-no-bonus = Die Belohnung des Feldes eines deiner Marker, ohne Bonus
step-restart-token = Den Marker auf den Start einer Leiste setzen
step-overplay = 1 Gobelinkarte auf deine aktuelle spielen
step-gain-civ = Eine weitere Zivilisation
step-tech-circle = Die Belohnung im Kreis einer Karte der mittleren Reihe
step-tech-square = Die Belohnung im Quadrat einer Karte der oberen Reihe
step-create = Erschaffen
step-broadcast = Präsentieren
step-broadcast-up-to-3 = Bis zu 3 Meisterstücke präsentieren
step-inspire = Inspirieren
step-vp-tech = 1 SP für jede deiner Techkarten
step-vp-capital = Deine Hauptstadt werten
step-vp-rows = 1 SP für jede vollständige Reihe
step-vp-columns = 1 SP für jede vollständige Spalte
step-vp-controlled = 1 SP für jedes von dir kontrollierte Gebiet
step-vp-tiles = 1 SP für jedes Gebietsteil in deinem Vorrat
step-vp-tapestry = 1 SP für jede deiner Gobelinkarten
step-vp-farm = 1 SP für jeden deiner Bauernhöfe
step-vp-house = 1 SP für jedes deiner Häuser
step-vp-market = 1 SP für jeden deiner Märkte
step-vp-armory = 1 SP für jede deiner Waffenschmieden
step-vp-income-buildings = 1 SP für jedes deiner Einkommensgebäude
step-vp-landmark = 1 SP für jedes deiner Wahrzeichen
step-vp3-per-landmark = 3 SP für jedes deiner Wahrzeichen
step-vp3-per-masterpiece = 3 SP für jedes deiner Meisterstücke
step-vp-charms-all = 1 SP für jeden sichtbaren Zauber
step-all-players = Alle erhalten einen Rohstoff
step-controlled-tile-benefit-optional = Die Belohnung eines von dir kontrollierten Gebietsteils
step-draw3-keep2-tapestry = 3 Gobelinkarten ziehen, 2 behalten
step-pay-up-to-2-for-6vp = Bis zu 2 Rohstoffe für je 6 SP bezahlen
step-recall-toppled = Gestürzte Außenposten zurücknehmen
step-roll-one-conquer-die = Einen Eroberungswürfel werfen
step-stand-up-3 = Gestürzte Außenposten aufrichten
step-advance-exploration = Auf der Entdeckungsleiste voranschreiten
step-advance-science = Auf der Wissenschaftsleiste voranschreiten
step-advance-technology = Auf der Technologieleiste voranschreiten
step-advance-military = Auf der Militärleiste voranschreiten
step-advance-arts = Auf der Künsteleiste voranschreiten
step-advance-x-exploration = Auf der Entdeckungsleiste ohne Belohnung und Bonus voranschreiten
step-advance-x-science = Auf der Wissenschaftsleiste ohne Belohnung und Bonus voranschreiten
step-advance-x-technology = Auf der Technologieleiste ohne Belohnung und Bonus voranschreiten
step-advance-x-military = Auf der Militärleiste ohne Belohnung und Bonus voranschreiten
step-advance-x-arts = Auf der Künsteleiste ohne Belohnung und Bonus voranschreiten
step-advance-x-any = Auf einer beliebigen Leiste ohne Belohnung und Bonus voranschreiten
step-territory-and-territory = 2 Gebietsteile
step-culture-and-territory = 1 Kultur und 1 Gebietsteil
step-territory-and-explore-anywhere = 1 Gebietsteil und erkunde ein beliebiges freies Hexfeld
step-vp-3-and-food = { card-historians }
step-vp-3-and-worker = { card-historians }
step-vp-3-and-vp-3 = { card-historians }
step-food-and-worker = { card-historians }
step-food-and-vp-3 = { card-historians }
step-worker-and-vp-3 = { card-historians }
step-vp-3-and-food-and-worker = { card-historians }
step-vp-3-and-food-and-vp-3 = { card-historians }
step-vp-3-and-worker-and-vp-3 = { card-historians }
step-food-and-worker-and-vp-3 = { card-historians }
step-vp-3-and-food-and-worker-and-vp-3 = { card-historians }
step-convert-food = { card-mercantilism }
step-advance-x-arts-and-advance-x-technology = Auf der Künste- oder Technologieleiste ohne Belohnung und Bonus voranschreiten
step-advance-x-science-and-advance-x-military = Auf der Wissenschafts- oder Militärleiste ohne Belohnung und Bonus voranschreiten
step-explore-and-space-tile = Erkunden oder 1 Weltraumteil
step-advance-x-science-and-advance-x-arts = Auf der Wissenschafts- oder Künsteleiste ohne Belohnung und Bonus voranschreiten
step-advance-x-exploration-and-advance-x-military = Auf der Entdeckungs- oder Militärleiste ohne Belohnung und Bonus voranschreiten
step-advance-x-exploration-and-advance-x-technology = Auf der Entdeckungs- oder Technologieleiste ohne Belohnung und Bonus voranschreiten

## Die geführte erste Partie

lesson-goal = Worum es geht
    .text = Du führst ein Volk fünf Ären lang vom ersten Feuer bis zu den Sternen. Die meisten Siegpunkte (SP) gewinnen, und sie kommen von überall. Das Herz sind diese vier Leisten: Fast alles, was du tust, ist ein Schritt auf einer von ihnen.
lesson-start = Dein Volk
    .text = Wähle eine Hauptstadt und eine Zivilisation. Hauptstädte unterscheiden sich darin, wo unwegsame Plätze liegen; viele davon füllen Stadtviertel schneller. Leicht zum Anfangen: { card-merrymakers }. In jeder späteren Ära rückst du einen Marker weiter und erhältst, was er erreicht.
lesson-resources = Vier Rohstoffe
    .text = Dein erster Einkommenszug hat sie gefüllt: Münzen, Arbeiter, Nahrung und Kultur. Sie bezahlen jeden Schritt. Sind sie verbraucht, ist die Ära für dich vorbei.
lesson-tracks = Vier Leisten
    .text = Entdeckung legt neues Land, Wissenschaft wirft einen Würfel um Schritte umsonst, Technologie erfindet Karten, Militär erobert. Die ersten drei Felder kosten 1 beliebigen Rohstoff; weiter vorn kostet jeder Schritt mehr, und einer muss der eigene der Leiste sein.
lesson-advance = Dein erster Schritt
    .text = Wähle eine Leiste, und zahle mit dem, was du am ehesten entbehrst. Die Belohnung des Feldes gehört dir sofort. Tippe ein Feld an, um es zu lesen: Felder mit einem Gebäude heben all dein späteres Einkommen.
lesson-explore = Erkunden
    .text = Lege ein Gebietsteil neben ein Gebiet von dir und drehe es, wie du willst. Jede Seite, die zum Nachbarn passt, ist 1 SP, und das Teil gibt, was es zeigt. Das Feld mit der Frage sagt, was jede Lage bringt.
lesson-conquer = Erobern
    .text = Stelle einen Außenposten in ein Gebiet neben deinen. Nun gehört es dir: Von dort aus darfst du weiter erkunden und erobern. Die mittlere Insel ist eine Errungenschaft wert.
lesson-dice = Zwei Würfel
    .text = Wähle einen: SP oder das, was der schwarze Würfel und das Land geben. Früh ist ein Rohstoff meist mehr wert als zwei, drei Punkte, denn er kauft einen weiteren Schritt.
lesson-research = Ein Schritt umsonst
    .text = Der Wissenschaftswürfel zeigt eine Leiste. Ein Schritt dort kostet jetzt nichts; nimm ihn, wenn du die Leiste nicht lieber niedrig hältst.
lesson-invent = Erfinden
    .text = Nimm eine Techkarte in deine untere Reihe. Mit jedem Aufwerten rückt sie hoch: in die mittlere Reihe für das, was ihr Kreis zeigt, in die obere für ihr Quadrat.
lesson-bonus = Ein Bonus
    .text = Die Belohnung kam von selbst; einen Bonus kaufst du, jetzt oder nie. Ein Gebäude für einen Rohstoff lohnt fast immer, denn es zahlt in jedem Einkommenszug, der noch kommt.
lesson-building = In die Hauptstadt
    .text = Das Gebäude verlässt dein Einkommenstableau und steht in deiner Hauptstadt. Füllst du ein Stadtviertel aus neun Plätzen, erhältst du sofort einen Rohstoff; volle Reihen und Spalten zählen in jedem Einkommenszug.
lesson-uncovered = Mehr Einkommen
    .text = Wo ein Gebäude stand, zeigt dein Tableau jetzt mehr Einkommen. Es zahlt beim nächsten Einkommenszug und bei jedem danach: also Gebäude zuerst.
lesson-landmark = Ein Wahrzeichen
    .text = Jemand hat eine neue Stufe einer Leiste zuerst betreten und ihr Wahrzeichen erhalten. Es ist groß: In der Hauptstadt gehört es dorthin, wo es ein Stadtviertel oder Reihen und Spalten vollendet.
lesson-district = Ein Stadtviertel ist voll
    .text = Es hat seinem Besitzer eben einen Rohstoff gegeben. Such in deiner Hauptstadt das nächste, dem nur ein, zwei Plätze fehlen.
lesson-when = Wann Einkommen?
    .text = Vergleiche, was übrig ist, mit dem, was die nächsten Schritte kosten. Solange ein Schritt noch etwas bringt, bleib; wer zuerst in eine Ära geht, erhält ein paar Rohstoffe, wer länger bleibt, holt mehr aus der alten.
lesson-tapestry = Eine Gobelinkarte
    .text = Eine für jede der mittleren Ären. Sie wirkt sofort, die ganze Ära lang oder als Falle. Lies deine Hand und nimm, was zu den Leisten passt, auf denen du steigen willst.
lesson-upgrade = Aufwerten
    .text = Einmal in jedem Einkommenszug rückt eine Techkarte umsonst hoch. Nimm eine, deren Kreis du jetzt brauchen kannst.
lesson-era = Eine neue Ära
    .text = Ein Einkommenszug ist vorbei: Punkte für Hauptstadt, Karten und Gebiete, dann das Einkommen aller Reihen. Sieh, welche Reihe am besten zahlt, und nimm weiter ihre Gebäude.
lesson-alone = Du kennst das Spiel
    .text = Wähle eine oder zwei Leisten und steige bis ans Ende: Die vierte Stufe bringt am meisten. Ab hier geht die Partie weiter wie jede andere, gegen einen leichten Bot. Tipp und Regeln bleiben zur Hand.

## Wonach Bots gehen

term-points = Siegpunkte
term-income = kommende Einkommenszüge
term-resources = Rohstoffe
term-city = die Hauptstadt
term-tracks = der Weg auf den Leisten
term-holdings = Karten, Teile und Gebiete
term-plans = was in diesem Zug noch kommt
term-rivals = der Abstand zu den Rivalen

## Was die Dinge auf dem Tisch sind: ein Name, was es tut, und die Regel

explain-tp-coin = Münze
    .text = Ein Rohstoff, höchstens 8. Bezahlt auf der Technologieleiste.
    .rule = TP-1.02
explain-tp-worker = Arbeiter
    .text = Ein Rohstoff, höchstens 8. Bezahlt auf der Wissenschaftsleiste.
    .rule = TP-1.02
explain-tp-food = Nahrung
    .text = Ein Rohstoff, höchstens 8. Bezahlt auf der Entdeckungsleiste.
    .rule = TP-1.02
explain-tp-culture = Kultur
    .text = Ein Rohstoff, höchstens 8. Bezahlt auf der Militärleiste.
    .rule = TP-1.02
explain-tp-any = Beliebiger Rohstoff
    .text = Ein Rohstoff deiner Wahl.
    .rule = TP-1.02
explain-vp = Siegpunkte
    .text = Die meisten gewinnen.
    .rule = TP-1.01
explain-track = Fortschrittsleisten
    .text = Bezahlen, ein Feld vor und bekommen, was es zeigt. Wer zuerst eine Stufe betritt, nimmt ihr Wahrzeichen.
    .rule = TP-4.06
explain-tp-track-exploration = Entdeckung
    .text = Gebietsteile, Erkunden und Farmen; kostet in höheren Stufen Nahrung.
    .rule = TP-4.02
explain-tp-track-science = Wissenschaft
    .text = Forschung auf anderen Leisten und Häuser; kostet in höheren Stufen Arbeiter.
    .rule = TP-4.02
explain-tp-track-technology = Technologie
    .text = Techkarten, Verbesserungen und Märkte; kostet in höheren Stufen Münzen.
    .rule = TP-4.02
explain-tp-track-military = Militär
    .text = Eroberungen, Gobelinkarten und Waffenkammern; kostet in höheren Stufen Kultur.
    .rule = TP-4.02
explain-tp-track-arts = Künste
    .text = Meisterstücke und Inspiration; kostet in höheren Stufen verschiedene Rohstoffe.
    .rule = TP-4.02
explain-space = Feld einer Leiste
    .text = Wer ankommt, bekommt den Ertrag und darf für den Bonus bezahlen.
    .rule = TP-1.06
explain-tier = Stufe
    .text = Je drei Felder. Höhere Stufen kosten dazu den Rohstoff der Leiste.
    .rule = TP-1.05
explain-bonus = Bonus
    .text = Darf bei der Ankunft einmal bezahlt werden: links der Preis, rechts der Gewinn.
    .rule = TP-4.10
explain-lock = Gesperrt
    .text = Hier darf gerade niemand vorrücken.
    .rule = TP-6.08
explain-landmark = Wahrzeichen
    .text = Ein großes Gebäude für den, der zuerst dort ist; kommt in die Hauptstadt.
    .rule = TP-9.03
explain-tp-landmark = Wahrzeichen
    .text = Große Gebäude für den, der zuerst eine Stufe betritt, oder von Karten. Jedes gibt es einmal.
    .rule = TP-9.14
explain-tp-city = Hauptstadt
    .text = Volle Zeilen und Spalten bringen in Einkommenszügen Punkte; ein volles Stadtviertel gibt sofort einen Rohstoff.
    .rule = TP-9.10
explain-tp-capital = Wertung der Hauptstadt
    .text = 1 Punkt für jede volle Zeile und Spalte.
    .rule = TP-9.10
explain-capital = Hauptstadttableau
    .text = Auf freien Feldern stehen Gebäude; blockierte zählen als gefüllt.
    .rule = TP-9.08
explain-income = Einkommensbogen
    .text = Jedes Gebäude, das eine Reihe verlässt, legt mehr Einkommen für deine Einkommenszüge frei.
    .rule = TP-5.13
explain-tp-market = Markt
    .text = Ein Einkommensgebäude. Vom Einkommensbogen genommen legt es frei, was die Reihe gibt (Münzen), und kommt in deine Stadt.
    .rule = TP-9.01
explain-tp-house = Haus
    .text = Ein Einkommensgebäude. Vom Einkommensbogen genommen legt es frei, was die Reihe gibt (Arbeiter), und kommt in deine Stadt.
    .rule = TP-9.01
explain-tp-farm = Farm
    .text = Ein Einkommensgebäude. Vom Einkommensbogen genommen legt es frei, was die Reihe gibt (Nahrung), und kommt in deine Stadt.
    .rule = TP-9.01
explain-tp-armory = Waffenkammer
    .text = Ein Einkommensgebäude. Vom Einkommensbogen genommen legt es frei, was die Reihe gibt (Kultur), und kommt in deine Stadt.
    .rule = TP-9.01
explain-tp-building = Einkommensgebäude
    .text = Das linke Gebäude einer Reihe deiner Wahl.
    .rule = TP-9.01
explain-era = Epochen
    .text = Fünf Einkommenszüge; die ersten vier beginnen je eine Epoche, ab dem zweiten mit einer Gobelinkarte.
    .rule = TP-3.06
explain-tapestry = Gobelinkarte
    .text = In einem Einkommenszug gespielt; ihre Fähigkeit wirkt einmal, für die Epoche oder dauernd.
    .rule = TP-5.07
explain-tp-tapestry = Gobelinkarten
    .text = Verdeckt auf die Hand gezogen; in den Einkommenszügen zwei bis vier wird je eine gespielt.
    .rule = TP-8.01
explain-tp-charm = Zauber
    .text = Wird mit den Karten daneben bekommen.
    .rule = TP-8.16
explain-tech = Techkarte
    .text = Beginnt in deiner unteren Reihe. Jede Verbesserung rückt sie hoch und gibt ihren Kreis, dann ihr Quadrat.
    .rule = TP-7.14
explain-tp-tech = Techkarten
    .text = Erfunden aus den drei offenen oder vom Stapel; Verbesserungen rücken sie durch drei Reihen hoch.
    .rule = TP-7.10
explain-tp-circle = Kreis
    .text = Wird bekommen, wenn die Karte in die mittlere Reihe rückt.
    .rule = TP-7.14
explain-tp-square = Quadrat
    .text = Wird bekommen, wenn die Karte in die obere Reihe rückt; dazu braucht es, was die Karte verlangt.
    .rule = TP-7.15
explain-tp-invent = Erfinden
    .text = Nimm eine Techkarte.
    .rule = TP-7.10
explain-tp-upgrade = Verbessern
    .text = Rücke eine deiner Techkarten hoch und bekomme ihren Ertrag.
    .rule = TP-7.14
explain-tp-refresh = Neue Karten
    .text = Die offenen Karten dürfen ausgetauscht werden.
    .rule = TP-7.12
explain-tp-research = Forschen
    .text = Wirf den Wissenschaftswürfel; du darfst auf der gezeigten Leiste vorrücken.
    .rule = TP-7.27
explain-tp-research-x = Forschen ohne Ertrag
    .text = Wirf den Wissenschaftswürfel; du darfst vorrücken, ohne Ertrag und Bonus.
    .rule = TP-7.28
explain-tp-territory = Gebietsteile
    .text = Liegen vor dir, bis du mit ihnen erkundest.
    .rule = TP-7.01
explain-territory = Gebietsteil
    .text = Erkunden legt es neben ein Gebiet von dir; passende Seiten geben Punkte, dann sein Ertrag.
    .rule = TP-7.03
explain-tp-explore = Erkunden
    .text = Lege ein Gebietsteil neben ein Gebiet, das du beherrschst.
    .rule = TP-7.01
explain-tp-anywhere = Überall erkunden
    .text = Lege ein Gebietsteil auf irgendein unerforschtes Feld.
    .rule = TP-7.06
explain-tp-xspace = Weltraum erkunden
    .text = Nutze eines deiner Weltraumteile.
    .rule = TP-7.07
explain-tp-space = Weltraumteile
    .text = Werden im Weltraum einmal für ihren Ertrag erkundet.
    .rule = TP-7.07
explain-spacetile = Weltraumteil
    .text = Wird im Weltraum einmal für seinen Ertrag erkundet.
    .rule = TP-7.07
explain-tp-conquer = Erobern
    .text = Setze einen Außenposten auf ein Gebiet neben deinem und wähle einen von zwei Würfeln.
    .rule = TP-7.32
explain-tp-conquer2 = Erobern mit beiden Würfeln
    .text = Wie Erobern, mit den Ergebnissen beider Würfel.
    .rule = TP-7.37
explain-tp-conquerany = Überall erobern
    .text = Wie Erobern, irgendwo auf der Karte.
    .rule = TP-7.32
explain-tp-controlled = Beherrschte Gebiete
    .text = Dein Außenposten steht dort als einziger. Sie zählen beim Eroberungswürfel und auf Einkommensreihen.
    .rule = TP-1.12
explain-tp-outpost = Übrige Außenposten
    .text = Zehn insgesamt; jede Eroberung nimmt einen.
    .rule = TP-1.17
explain-tp-toppled = Umgestürzte Außenposten
    .text = Nach einer Eroberung umgelegte Außenposten; sie beherrschen nichts.
    .rule = TP-1.12
explain-tp-die = Würfel
    .text = Was er zeigt, kann bekommen werden.
    .rule = TP-7.34
explain-dice = Würfel
    .text = Wissenschaft, schwarz und rot: was zuletzt gewürfelt wurde.
    .rule = TP-7.34
explain-die-science = Wissenschaftswürfel
    .text = Nennt eine Leiste für Forschung.
    .rule = TP-7.27
explain-tp-repeat = Wiederholen
    .text = Bekomme noch einmal, was ein Feld gibt, auf dem du stehst.
    .rule = TP-6.11
explain-tp-restart = Von vorn
    .text = Ein Marker beginnt die Leiste von vorn.
    .rule = TP-6.09
explain-tp-overplay = Überdecken
    .text = Spiele eine Gobelinkarte über deine jetzige.
    .rule = TP-8.08
explain-tp-civ = Zivilisationen
    .text = Deine Fähigkeiten; alle, die du hast, wirken zusammen.
    .rule = TP-10.01
explain-civ = Zivilisation
    .text = Ihre Fähigkeiten sind deine.
    .rule = TP-10.09
explain-civilization = Zivilisation
    .text = Ihre Fähigkeiten sind deine.
    .rule = TP-10.09
explain-on-mat = Marker auf dem Bogen
    .text = So viele Marker liegen auf dieser Zivilisation.
    .rule = TP-10.09
explain-masterpiece = Meisterstück
    .text = Gibt in jedem deiner Einkommenszüge seinen Ertrag.
    .rule = TP-11.03
explain-tp-masterpiece = Meisterstücke
    .text = Geschaffen aus den drei offenen oder vom Stapel; genutzt in Einkommenszügen oder durch Rundfunk.
    .rule = TP-11.01
explain-tp-create = Schaffen
    .text = Nimm ein Meisterstück.
    .rule = TP-11.01
explain-tp-broadcast = Rundfunk
    .text = Bekomme den Ertrag eines deiner Meisterstücke.
    .rule = TP-11.04
explain-tp-inspire = Inspirieren
    .text = Überdecke eine Einkommensreihe mit einer besseren.
    .rule = TP-11.07
explain-achievement = Errungenschaft
    .text = Punkte für die Ersten am Ende einer Leiste, mit zwei Eroberungen gegen andere oder in der Mitte.
    .rule = TP-14.01
explain-hex = Feld der Karte
    .text = Unerforscht, oder ein Gebiet mit seinem Gelände. Wer den einzigen stehenden Außenposten hat, beherrscht es.
    .rule = TP-1.10
explain-deck = Stapel
    .text = So viele Karten sind noch im Stapel.
    .rule = TP-7.11
explain-tp-move = Andere Plätze
    .text = Weitere Plätze, an die das Gebäude passt.
    .rule = TP-9.04
explain-doubt = Rekonstruiert
    .text = Nicht alles an dieser Karte war zu finden; das Fehlende wurde erschlossen und ist gekennzeichnet.
    .rule = TP-1.24
explain-star = Lieblingsleiste
    .text = Welche Leiste dieser Mitspieler vorzieht; sie wechselt im Spiel.
    .rule = TP-20.01
