# The board of Tapestry in the browser, in German.

tp-board = Leisten und Karte
tp-tracks = Fortschrittsleisten
tp-mat = Dein Tableau
tp-you = Du
tp-others = Mitspieler
tp-close = Schließen
tp-tab-city = Hauptstadt
tp-tab-tracks = Leisten
tp-progress = Siegpunkte
tp-from = Punkte durch
tp-from-income = Einkommenszüge
tp-from-tracks = Leisten
tp-from-exploring = Erkunden
tp-from-conquering = Erobern
tp-from-city = Die Stadt
tp-from-techs = Techkarten
tp-from-cards = Gobelinkarten und Meisterstücke
tp-from-achievements = Errungenschaften
tp-from-other = Anderes
tp-automa = Automa
tp-shadow = Schattenreich
tp-open-strip = { $who }: alles zeigen
tp-turn-acting = am Zug
tp-turn-next = als Nächstes
tp-turn-ended = ist fertig
tp-any = beliebiger Rohstoff

## Tracks

tp-icons = Symbole
tp-tier = Stufe { $tier }
tp-tier-track = Leiste
tp-start = Start
tp-closed = für andere gesperrt
tp-landmarks-free = { $count ->
    [one] { $count } Wahrzeichen ist noch frei
   *[other] { $count } Wahrzeichen sind noch frei
}
tp-landmark-free = { $name }: für den Ersten, der hier vorbeikommt
tp-landmark-taken = { $name }: vergeben { $who }
tp-bonus = Bonus: Zahle, was vor dem Pfeil steht, wenn du magst
tp-price-any = { $count ->
    [one] { $count } beliebiger Rohstoff
   *[other] { $count } beliebige Rohstoffe
}
tp-price-territory = { $count ->
    [one] { $count } Gebietsplättchen
   *[other] { $count } Gebietsplättchen
}
tp-price-tapestry = { $count ->
    [one] { $count } Tapestrykarte von der Hand
   *[other] { $count } Tapestrykarten von der Hand
}
tp-price-tech = { $count ->
    [one] { $count } Techkarte
   *[other] { $count } Techkarten
}

## What lies open

tp-shared = Offene Karten und Würfel
tp-open-techs = Offene Technologien
tp-open-arts = Meisterstücke
tp-tech-deck = { $count ->
    [one] { $count } Karte im Technologiestapel
   *[other] { $count } Karten im Technologiestapel
}
tp-dice = Letzter Wurf
tp-die-science = Wissenschaftswürfel
tp-die-red = Roter Würfel
tp-die-black = Schwarzer Würfel
tp-deck-tapestry = Tapestrykarten übrig
tp-deck-territory = Gebietsplättchen übrig
tp-deck-space = Weltraumplättchen übrig

## Map

tp-map = Karte und Errungenschaften
tp-map-of = Karte mit { $count } Feldern
tp-map-keys = Karte. Plus und Minus zoomen, Null zeigt alles, Pfeile gehen von Ort zu Ort.
tp-zoom-in = Größer
tp-zoom-out = Kleiner
tp-zoom-fit = Ganze Karte
tp-achievements = Errungenschaften
tp-hex = { $name }: { $terrain }
tp-starting = { $name } { $label } (Startgebiet)
tp-hex-with = { $hex }; { $pieces }
tp-unexplored = unerforscht
tp-terrain-desert = Wüste
tp-terrain-forest = Wald
tp-terrain-grass = Grasland
tp-terrain-mountain = Gebirge
tp-outpost = Außenposten
tp-token = Marker
tp-piece = { $piece } von { $who }
tp-piece-down = umgekippt: { $piece } von { $who }
tp-alignment = Passende Seiten
tp-tile-gives = Das Gebietsteil gibt
tp-points = { $count } SP

## Capital

tp-city-of = Hauptstadt von { $who }
tp-city-facts = Linien { $lines }/{ $of }, Stadtviertel { $districts }/{ $all }
tp-grid = Hauptstadt, { $columns } mal { $rows } Bauplätze; am Rand: fehlende Plätze
tp-no-city = Noch keine Hauptstadt gewählt.
tp-plot-blocked = unbebaubar
tp-plot-L = Seerosenblatt
tp-plot-W = Irrlicht
tp-plot-G = Goblin
tp-plot-C = Mitte
tp-building-market = Markt
tp-building-house = Haus
tp-building-farm = Farm
tp-building-armory = Waffenkammer
tp-district-done = Stadtviertel vollendet
tp-district-gain = Vollendet dieses Stadtviertel
tp-turn-left = Nach links drehen
tp-turn-right = Nach rechts drehen
tp-in-the-way = Da ist etwas im Weg.
tp-not-here = Hier kann es nicht stehen.
tp-fits-turned = Gedreht passt es: { $place }
tp-places = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
tp-more-places = { $count ->
    [one] { $count } weiterer Platz
   *[other] { $count } weitere Plätze
}
tp-over = { $count } ragen hinaus
tp-row = Zeile { $row }
tp-column = Spalte { $column }
tp-districts-done = { $count ->
    [one] ein Stadtviertel
   *[other] { $count } Stadtviertel
}
tp-completes = Vollendet
tp-nothing = nichts
tp-capital-points = Wertung der Hauptstadt

## Mat

tp-era = Ära { $era }
tp-vp = SP
tp-next-income = SP des nächsten Einkommenszugs
tp-vp-long = Siegpunkte
tp-income-vp = Ein Einkommenszug brächte jetzt { $count } SP auf dem Tableau
tp-territories = { $count ->
    [one] { $count } Gebiet
   *[other] { $count } Gebiete
}
tp-outposts = { $count ->
    [one] { $count } Außenposten im Vorrat
   *[other] { $count } Außenposten im Vorrat
}
tp-resource-coin = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
tp-resource-worker = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
}
tp-resource-food = { $count } Nahrung
tp-resource-culture = { $count } Kultur
tp-covered = Verdeckt von: { $building }
tp-hand = { $count ->
    [one] Hand: { $count } Karte
   *[other] Hand: { $count } Karten
}
tp-hand-none = keine Karte
tp-face-down = verdeckt
tp-era-open = offen
tp-stacked = { $count ->
    [one] { $count } Karte darunter
   *[other] { $count } Karten darunter
}
tp-charm = Zauber
tp-row-top = Oben
tp-row-middle = Mitte
tp-row-bottom = Unten
tp-propped = Ein Wahrzeichen steht darauf
tp-tiles = { $count ->
    [one] { $count } Gebietsplättchen
   *[other] { $count } Gebietsplättchen
}
tp-masterpieces = Meisterstücke
tp-on-mat = { $count } auf dem Tableau
tp-mat-space = Feld { $number }{ $token ->
    [0] {""}
   *[other] {""}, mit einem Marker
}
tp-mat-token = Marker
tp-mat-true = eingetroffen
tp-mat-empty = Freier Platz { $number }
tp-on-track = { $track }: Feld { $count }
tp-techs = { $count ->
    [one] { $count } Techkarte
   *[other] { $count } Techkarten
}
tp-filled = { $count ->
    [one] { $count } Platz gefüllt
   *[other] { $count } Plätze gefüllt
}
tp-landmarks = { $count ->
    [one] { $count } Wahrzeichen
   *[other] { $count } Wahrzeichen
}

## Key of the icons

tp-key-resources = Rohstoffe
tp-key-supply = Teile, Karten, Gebäude
tp-key-map = Karte
tp-key-cards = Karten
tp-key-arts = Kunst
tp-key-tracks = Leisten
tp-key-points = Punkte
tp-key-grammar = Wie man sie liest
tp-grammar-times = Eine Zahl: so oft
tp-grammar-or = Ein Strich: eines davon
tp-grammar-bonus = Gepunktet: ein Bonus für das, was vor dem Pfeil steht, wenn du magst
tp-grammar-circle = Rund: in der mittleren Reihe
tp-grammar-square = Eckig: in der oberen Reihe

## The Automa

tp-bot-how = Wie die Bots gezogen haben
tp-bot-draw = Zwei Entscheidungskarten:
tp-bot-looks = beachtet { $what }
tp-bot-ties = Bei Gleichstand:
tp-bot-favorite = Lieblingsleiste
tp-bot-hexes = Felder:
tp-bot-topple = Eroberungen bekommen einen umgekippten Außenposten.
tp-bot-happened = Was dabei herauskam
tp-bot-nothing = Sie haben noch nicht gezogen.

## Shorter words in the panel

chip-do-choose-die = { $die }: { $face }
    .gain = { $count ->
        [0] {""}
       *[other] +{ $count } SP
    }
chip-do-turn = Gedreht { $turn } / 6
    .gain = { $count ->
        [0] –
       *[other] +{ $count } SP
    }

# Die Arten von Spielmaterial auf der Seite der Karten
cards-tracks = Fortschrittsleisten
cards-spaces = Felder der Leisten
cards-income-rows = Einkommensleisten
cards-inspirations = Inspirationsplättchen
cards-dice = Würfel
cards-achievements = Errungenschaften
cards-territories = Gebietsteile
cards-space-tiles = Weltraumteile
cards-capitals = Hauptstädte
cards-landmarks = Wahrzeichen
cards-landmark-cards = Wahrzeichenkarten
cards-techs = Techkarten
cards-masterpieces = Meisterstücke
cards-tapestries = Gobelinkarten
cards-decisions = Entscheidungskarten
cards-automa-civs = Zivilisationen des Automa
cards-levels = Stufen des Automa
