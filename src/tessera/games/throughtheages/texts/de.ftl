### Im Wandel der Zeiten auf Deutsch. Durchweg eigene Worte; die Namen der Karten, wie man sie kennt.
###
### card-<key> ist der Name einer Karte; das Attribut .text sagt, was die Karte über ihre Symbole hinaus tut. Karten, die
### über die Zeitalter denselben Namen haben, und neue Fassungen einer Karte verweisen auf die Karte, deren Namen sie
### haben. Zahlen, die eine Inhaltsdatei berichtigen kann, sind Argumente mit den Namen ihrer Felder ($amount, $also,
### $food, ...). Lange Wörter enthalten weiche Trennstriche (U+00AD), an denen eine schmale Karte sie teilen darf; das
### Terminal lässt sie weg.

# Sätze, die mehrere Karten gemeinsam haben

text-symbols = Nichts über die Symbole hinaus.
text-farm = Jeder Arbeiter hier ist ein Bauernhof. Ein blauer Stein auf dieser Karte ist { $food } Nahrung wert.
text-mine =
    Jeder Arbeiter hier ist eine Mine. Ein blauer Stein auf dieser Karte ist { $goods ->
        [one] einen Rohstoff
       *[other] { $goods } Rohstoffe
    } wert.
text-urban =
    Jeder Arbeiter hier ist ein Zivilgebäude:{ $culture ->
        [0] {""}
        [one] {" "}+{ $culture } Kultur
       *[other] {" "}+{ $culture } Kultur
    }{ $gives_science ->
        [0] {""}
        [one] {" "}+{ $gives_science } Wissenschaft
       *[other] {" "}+{ $gives_science } Wissenschaft
    }{ $strength ->
        [0] {""}
        [one] {" "}+{ $strength } Stärke
       *[other] {" "}+{ $strength } Stärke
    }{ $happy ->
        [0] {""}
        [one] {" "}+{ $happy } Freudesymbol
       *[other] {" "}+{ $happy } Freudesymbole
    }.
text-unit = Jeder Arbeiter hier ist eine Einheit mit Stärke { $strength }.
text-government = Die Symbole sind deine Zivil- und Militäraktionen und die Zahl der Zivilgebäude jeder Art, die du bauen darfst.
text-construction = Zivilgebäude der Zeitalter A, I, II und III kosten dich { $discounts } Rohstoffe weniger. Mit einer Zivilaktion darfst du bis zu { $stages } Stufen eines Wunders bauen.
text-best-lab = Dein bestes Labor oder deine beste Bibliothek bringt zusätzlich so viel Wissenschaft wie ihre Stufe.
text-tactic =
    { $infantry ->
        [0] {""}
       *[other] { $infantry } Infanterie
    }{ $cavalry ->
        [0] {""}
       *[other] { $infantry ->
            [0] {""}
           *[other] {" + "}
        }{ $cavalry } Kavallerie
    }{ $artillery ->
        [0] {""}
       *[other] { $infantry ->
            [0] { $cavalry ->
                [0] {""}
               *[other] {" + "}
            }
           *[other] {" + "}
        }{ $artillery } Artillerie
    } sind eine Armee. Sie bringt { $army } Stärke{ $outdated ->
        [none] {""}
       *[other] , { $outdated }, wenn eine ihrer Einheiten veraltet ist
    }.
text-ranking = Jede Zivilisation erhält Kultur nach ihrem Rang: zu viert { $points_4 }, zu dritt { $points_3 }, zu zweit { $points_2 }.
text-no-attack = Keiner darf den anderen angreifen.
text-ends-on-attack = Der Pakt endet, wenn einer den anderen angreift.
text-gains-resources =
    { $gains_resources ->
        [one] 1 Rohstoff
       *[other] { $gains_resources } Rohstoffe
    }
text-gains-unit-resources =
    { $gains_unit_resources ->
        [one] 1 Rohstoff
       *[other] { $gains_unit_resources } Rohstoffe
    }
text-gains-workers =
    { $gains_population ->
        [one] einen Arbeiter
       *[other] { $gains_population } Arbeiter
    }
text-losses-workers =
    { $losses_population ->
        [one] einen Arbeiter
       *[other] { $losses_population } Arbeiter
    }
text-gains-yellow =
    { $gains_yellow ->
        [one] einen gelben Stein
       *[other] { $gains_yellow } gelbe Steine
    }
text-losses-blue =
    { $losses_blue ->
        [one] einen blauen Stein
       *[other] { $losses_blue } blaue Steine
    }
text-gains-draw =
    { $gains_draw ->
        [one] eine Militärkarte
       *[other] { $gains_draw } Militärkarten
    }
text-times =
    { $each ->
        [one] {""}
       *[other] {" "}{ $each }-mal
    }
text-by-seats = zu zweit { $by_seats_2 }, zu dritt { $by_seats_3 }, zu viert { $by_seats_4 }
text-worker =
    { $gains_population ->
        [one] ein Arbeiter
       *[other] { $gains_population } Arbeiter
    }

# Bauernhöfe und Minen

card-agriculture = Ackerbau
    .text = { text-farm }
card-irrigation = Bewäs­serung
    .text = { text-farm }
card-selective-breeding = Selektive Zucht
    .text = { text-farm }
card-mechanized-agriculture = Mecha­nisierte Land­wirt­schaft
    .text = { text-farm }
card-bronze = Bronze
    .text = { text-mine }
card-iron = Eisen
    .text = { text-mine }
card-coal = Kohle
    .text = { text-mine }
card-oil = Öl
    .text = { text-mine }

# Zivilgebäude

card-philosophy = Philo­sophie
    .text = { text-urban }
card-alchemy = Alchemie
    .text = { text-urban }
card-scientific-method = Wissen­schaft­liche Methode
    .text = { text-urban }
card-computers = Computer
    .text = { text-urban }
card-religion = Religion
    .text = { text-urban }
card-theology = Theologie
    .text = { text-urban }
card-organized-religion = Organi­sierte Religion
    .text = { text-urban }
card-printing-press = Buchdruck
    .text = { text-urban }
card-journalism = Journa­lismus
    .text = { text-urban }
card-multimedia = Multimedia
    .text = { text-urban }
card-drama = Drama
    .text = { text-urban }
card-opera = Oper
    .text = { text-urban }
card-movies = Kino
    .text = { text-urban }
card-bread-and-circuses = Brot und Spiele
    .text = { text-urban }
card-team-sports = Mann­schafts­sport
    .text = { text-urban }
card-professional-sports = Profisport
    .text = { text-urban }
card-professional-sports-adj = { card-professional-sports }
    .text = { text-urban }

# Einheiten

card-warriors = Krieger
    .text = { text-unit }
card-swordsmen = Schwert­kämpfer
    .text = { text-unit }
card-riflemen = Schützen
    .text = { text-unit }
card-modern-infantry = Moderne Infan­terie
    .text = { text-unit }
card-knights = Ritter
    .text = { text-unit }
card-cavalrymen = Kaval­leristen
    .text = { text-unit }
card-tanks = Panzer
    .text = { text-unit }
card-cannon = Kanonen
    .text = { text-unit }
card-rockets = Raketen
    .text = { text-unit }
card-air-forces = Luftwaffe
    .text = { text-unit } Jede darf sich einer Armee anschließen und verdoppelt, was die Taktik für sie gibt; höchstens eine je Armee.

# Regierungen

card-despotism = Despo­tismus
    .text = { text-government }
card-monarchy = Monarchie
    .text = { text-government }
card-theocracy = Theokratie
    .text = { text-government }
card-constitutional-monarchy = Konsti­tutio­nelle Monarchie
    .text = { text-government }
card-republic = Republik
    .text = { text-government }
card-republic-adj = { card-republic }
    .text = { text-government }
card-communism = Kommu­nismus
    .text = { text-government }
card-communism-adj = { card-communism }
    .text = { text-government }
card-democracy = Demokratie
    .text = { text-government }
card-fundamentalism = Funda­menta­lismus
    .text = { text-government }
card-fundamentalism-adj = { card-fundamentalism }
    .text = { text-government }

# Sondertechnologien

card-code-of-laws = Gesetz­buch
    .text = { text-symbols }
card-justice-system = Rechts­system
    .text = { text-symbols }
card-civil-service = Beamten­tum
    .text = { text-symbols }
card-warfare = Kriegs­kunst
    .text = { text-symbols }
card-strategy = Strategie
    .text = { text-symbols }
card-military-theory = Militär­theorie
    .text = { text-symbols }
card-military-theory-adj = { card-military-theory }
    .text = { text-symbols }
card-cartography = Karto­grafie
    .text = { text-symbols }
card-navigation = Navigation
    .text = { text-symbols }
card-satellites = Satelliten
    .text = { text-symbols }
card-masonry = Stein­metz­kunst
    .text = { text-construction }
card-architecture = Architek­tur
    .text = { text-construction }
card-engineering = Ingenieur­wesen
    .text = { text-construction }

# Aktionskarten: Name und Text, dann die Karten jedes Zeitalters

card-rich-land = Reiches Land
    .text =
        Baue oder verbessere einen Bauernhof oder eine Mine für { $amount ->
            [one] einen Rohstoff
           *[other] { $amount } Rohstoffe
        } weniger.
card-rich-land-a = { card-rich-land }
    .text = { card-rich-land.text }
card-rich-land-1 = { card-rich-land }
    .text = { card-rich-land.text }
card-rich-land-2 = { card-rich-land }
    .text = { card-rich-land.text }
card-rich-land-1-extra = { card-rich-land }
    .text = { card-rich-land.text }
card-urban-growth = Stadt­wachstum
    .text =
        Baue oder verbessere ein Zivilgebäude für { $amount ->
            [one] einen Rohstoff
           *[other] { $amount } Rohstoffe
        } weniger.
card-urban-growth-a = { card-urban-growth }
    .text = { card-urban-growth.text }
card-urban-growth-1 = { card-urban-growth }
    .text = { card-urban-growth.text }
card-urban-growth-2 = { card-urban-growth }
    .text = { card-urban-growth.text }
card-urban-growth-3 = { card-urban-growth }
    .text = { card-urban-growth.text }
card-urban-growth-2-extra = { card-urban-growth }
    .text = { card-urban-growth.text }
card-frugality = Spar­samkeit
    .text = Vermehre deine Bevölkerung zum üblichen Preis; danach erhältst du { $amount } Nahrung.
card-frugality-a = { card-frugality }
    .text = { card-frugality.text }
card-frugality-1 = { card-frugality }
    .text = { card-frugality.text }
card-frugality-2 = { card-frugality }
    .text = { card-frugality.text }
card-frugality-2-extra = { card-frugality }
    .text = { card-frugality.text }
card-engineering-genius = Ingenieur­genie
    .text =
        Baue eine Stufe deines Wunders für { $amount ->
            [one] einen Rohstoff
           *[other] { $amount } Rohstoffe
        } weniger.
card-engineering-genius-a = { card-engineering-genius }
    .text = { card-engineering-genius.text }
card-engineering-genius-1 = { card-engineering-genius }
    .text = { card-engineering-genius.text }
card-engineering-genius-2 = { card-engineering-genius }
    .text = { card-engineering-genius.text }
card-engineering-genius-3 = { card-engineering-genius }
    .text = { card-engineering-genius.text }
card-patriotism = Patrio­tismus
    .text =
        In diesem Zug hast du { $also ->
            [one] eine Militäraktion
           *[other] { $also } Militäraktionen
        } mehr und { $amount ->
            [one] einen Rohstoff
           *[other] { $amount } Rohstoffe
        } für Einheiten.
card-patriotism-a = { card-patriotism }
    .text = { card-patriotism.text }
card-patriotism-1 = { card-patriotism }
    .text = { card-patriotism.text }
card-patriotism-2 = { card-patriotism }
    .text = { card-patriotism.text }
card-patriotism-3 = { card-patriotism }
    .text = { card-patriotism.text }
card-patriotism-3-extra = { card-patriotism }
    .text = { card-patriotism.text }
card-cultural-heritage = Kultur­erbe
    .text = Du erhältst { $amount } Wissenschaft und { $also } Kultur.
card-cultural-heritage-a = { card-cultural-heritage }
    .text = { card-cultural-heritage.text }
card-cultural-heritage-1 = { card-cultural-heritage }
    .text = { card-cultural-heritage.text }
card-stockpile = Vorrat
    .text =
        Du erhältst { $amount } Nahrung und { $also ->
            [one] einen Rohstoff
           *[other] { $also } Rohstoffe
        }.
card-stockpile-a = { card-stockpile }
    .text = { card-stockpile.text }
card-breakthrough = Durch­bruch
    .text = Entwickle eine Technologie zum vollen Preis, eine Regierung auch durch Revolution; danach erhältst du { $amount } Wissenschaft.
card-breakthrough-1 = { card-breakthrough }
    .text = { card-breakthrough.text }
card-breakthrough-2 = { card-breakthrough }
    .text = { card-breakthrough.text }
card-reserves = Reserven
    .text =
        Du erhältst { $amount } Nahrung oder { $amount ->
            [one] einen Rohstoff
           *[other] { $amount } Rohstoffe
        }, nach Wahl.
card-reserves-1 = { card-reserves }
    .text = { card-reserves.text }
card-reserves-2 = { card-reserves }
    .text = { card-reserves.text }
card-reserves-3 = { card-reserves }
    .text = { card-reserves.text }
card-reserves-3-extra = { card-reserves }
    .text = { card-reserves.text }
card-revolutionary-idea = Revolu­tionäre Idee
    .text = Du erhältst { $amount } Wissenschaft.
card-revolutionary-idea-2 = { card-revolutionary-idea }
    .text = { card-revolutionary-idea.text }
card-revolutionary-idea-3 = { card-revolutionary-idea }
    .text = { card-revolutionary-idea.text }
card-revolutionary-idea-3-extra = { card-revolutionary-idea }
    .text = { card-revolutionary-idea.text }
card-efficient-upgrade = Wirkungs­volle Verbes­serung
    .text =
        Verbessere einen Bauernhof, eine Mine oder ein Zivilgebäude für { $amount ->
            [one] einen Rohstoff
           *[other] { $amount } Rohstoffe
        } weniger.
card-efficient-upgrade-2 = { card-efficient-upgrade }
    .text = { card-efficient-upgrade.text }
card-efficient-upgrade-3 = { card-efficient-upgrade }
    .text = { card-efficient-upgrade.text }
card-wave-of-nationalism = Welle des Nationa­lismus
    .text = In diesem Zug hast du Rohstoffe für Einheiten, für jede Zivilisation, die stärker ist als du: { text-by-seats }.
card-wave-of-nationalism-2 = { card-wave-of-nationalism }
    .text = { card-wave-of-nationalism.text }
card-military-build-up = Aufrüs­tung
    .text = { card-wave-of-nationalism.text }
card-military-build-up-3 = { card-military-build-up }
    .text = { card-military-build-up.text }
card-endowment-for-the-arts = Kunst­stiftung
    .text = Du erhältst Kultur für jede Zivilisation, die mehr davon hat als du: { text-by-seats }.
card-endowment-for-the-arts-3 = { card-endowment-for-the-arts }
    .text = { card-endowment-for-the-arts.text }

# Anführer

card-alexander-the-great = Alexander der Große
    .text = Jede deiner Einheiten erhöht deine Stärke um { $each }, aber nicht beim Koloni­sieren. Als poli­tische Aktion darfst du ihn entfernen und { text-gains-yellow } in deinen Vorrat legen.
card-aristotle = Aristo­teles
    .text = Du erhältst { $gains_science } Wissen­schaft, sooft du eine Techno­logie aus der Karten­leiste nimmst.
card-hammurabi = Hammurapi
    .text =
        Einmal pro Zug darfst du eine Militär­aktion als Zivil­aktion ausgeben. Anführer in der Karten­leiste kosten dich { $amount ->
            [one] eine Zivil­aktion
           *[other] { $amount } Zivil­aktionen
        } weniger.
card-hammurabi-adj = { card-hammurabi }
    .text = Einmal pro Zug darfst du eine Militär­aktion als Zivil­aktion ausgeben.
card-homer = Homer
    .text = In jedem Zug hast du { text-gains-unit-resources } für Einheiten. Wenn du ihn ersetzt, darfst du ihn unter eines deiner Wunder legen, statt eine Aktion zurück­zuerhalten: Das Wunder hat dann auf Dauer ein Freude­symbol mehr.
card-julius-caesar = Julius Cäsar
    .text = Einmal im Spiel darfst du auf eine poli­tische Aktion eine zweite folgen lassen.
card-julius-caesar-adj = { card-julius-caesar }
    .text = In jeder deiner Politik­phasen darfst du bis zu zwei poli­tische Aktio­nen ausführen.
card-moses = Moses
    .text = Deine Bevöl­kerung zu vermehren kostet { $amount } Nahrung weniger.
card-christopher-columbus = Christoph Kolumbus
    .text = Als poli­tische Aktion darfst du ihn entfernen und ein Gebiet aus deiner Hand koloni­sieren, ohne Einheiten und ohne Verstei­gerung.
card-frederick-barbarossa = Friedrich Barba­rossa
    .text =
        Für eine Militär­aktion darfst du deine Bevöl­kerung vermehren und eine Einheit bauen, für { $amount } Nahrung und { $amount ->
            [one] 1 Rohstoff
           *[other] { $amount } Roh­stoffe
        } weniger.
card-genghis-khan = Dschingis Khan
    .text = Deine Infan­terie darf für deine Taktik als Kaval­lerie zählen. Am Ende deines Zuges erhältst du { $gains_culture } Kultur, wenn du zu den beiden Stärksten gehörst (zu zweit: der Stärkere bist); Gleich­stand gewinnst du.
card-joan-of-arc = Jeanne d’Arc
    .text = Jedes Freude­symbol deiner Tempel und deiner Regierung bringt eine Stärke. Zu Beginn deiner Politik­phase darfst du das nächste Ereig­nis ansehen.
card-leonardo-da-vinci = Leonardo da Vinci
    .text = { text-best-lab } Du erhältst { text-gains-resources }, sooft du eine Techno­logie entwi­ckelst.
card-michelangelo = Michel­angelo
    .text = Jedes Freude­symbol deiner Tempel, Theater und Wunder bringt eine Kultur. Wunder in der Karten­leiste kosten dich nichts zusätz­lich für die, die du schon vollendet hast.
card-michelangelo-adj = { card-michelangelo }
    .text = Jedes Freude­symbol deiner Zivil­gebäude und Wunder bringt eine Kultur. Wunder in der Karten­leiste kosten dich nichts zusätz­lich für die, die du schon vollendet hast; nimmst du eines, erhältst du { text-gains-resources }.
card-william-shakespeare = William Shake­speare
    .text =
        Mit einer Biblio­thek kosten dich Theater { $amount ->
            [one] einen Rohstoff
           *[other] { $amount } Roh­stoffe
        } und ihre Techno­logien { $also } Wissen­schaft weniger; mit einem Theater gilt das für Biblio­theken. Jedes Paar aus Biblio­thek und Theater bringt { $each } Kultur.
card-william-shakespeare-adj = { card-william-shakespeare }
    .text = { card-william-shakespeare.text }
card-isaac-newton = Isaac Newton
    .text =
        { text-best-lab } Sooft du eine Techno­logie entwi­ckelst, erhältst du { $gains_actions ->
            [one] eine ausge­gebene Zivil­aktion
           *[other] { $gains_actions } ausge­gebene Zivil­aktionen
        } zurück.
card-james-cook = James Cook
    .text = Beim Koloni­sieren darfst du bis zu { $amount } Militär­karten abwerfen, jede für eins. Jede deiner Kolonien bringt { $each } Kultur, die erste { $also } mehr.
card-js-bach = Johann Sebastian Bach
    .text = Jedes deiner Theater bringt { $each } Kultur mehr. Theater­techno­logien kosten { $amount } Wissen­schaft weniger. Einmal pro Zug macht eine Zivil­aktion aus einem belie­bigen deiner Zivil­gebäude ein Theater der gleichen oder einer höheren Stufe.
card-js-bach-adj = { card-js-bach }
    .text = { card-js-bach.text }
card-maximilien-robespierre = Maximilien Robes­pierre
    .text = Deine Revolu­tionen kosten alle deine Militär­aktionen statt der Zivil­aktionen. Jede bringt dir { $gains_culture } Kultur.
card-napoleon-bonaparte = Napoleon Bona­parte
    .text = Jede Art von Einheit, die du hast, bringt { $each } Stärke.
card-napoleon-bonaparte-adj = { card-napoleon-bonaparte }
    .text = { card-napoleon-bonaparte.text }
card-winston-churchill = Winston Churchill
    .text =
        Einmal pro Zug: { $gains_culture } Kultur; oder, für diesen Zug, { $instead_unit_science } Wissen­schaft für Einheiten­techno­logien und { $instead_unit_resources ->
            [one] 1 Rohstoff
           *[other] { $instead_unit_resources } Roh­stoffe
        } für Einheiten. Hast du bis zum Ende deiner Aktio­nen nicht gewählt, erhältst du die Kultur.
card-albert-einstein = Albert Einstein
    .text = { text-best-lab } Du erhältst { $gains_culture } Kultur, sooft du eine Techno­logie entwi­ckelst.
card-charlie-chaplin = Charlie Chaplin
    .text = Dein bestes Theater bringt seine Kultur doppelt.
card-sid-meier = Sid Meier
    .text = Jedes deiner Labore bringt so viel Kultur wie seine Stufe, aber { $each } Wissen­schaft weniger.
card-mahatma-gandhi = Mahatma Gandhi
    .text = Du darfst nicht angreifen. Angriffe auf dich kosten doppelt so viele Militär­aktionen.
card-mahatma-gandhi-adj = { card-mahatma-gandhi }
    .text = Du darfst nicht angreifen. Angriffe auf dich kosten { $amount } Militär­aktionen mehr.
card-bill-gates = Bill Gates
    .text = Deine Labore erzeugen auch Roh­stoffe, jedes so viele wie seine Stufe. Wenn er das Spiel verlässt, oder am Spielende, erhältst du ebenso viel Kultur.
card-boudica = Boudicca
    .text =
        Zu Beginn deines Zuges: Gehörst du zu den beiden Schwäch­sten (zu zweit: bist du der Schwä­chere), hast du in diesem Zug { text-gains-unit-resources } für Einheiten; sonst erhältst du { $instead_food } Nahrung, { $instead_resources ->
            [one] 1 Rohstoff
           *[other] { $instead_resources } Roh­stoffe
        } oder { $instead_science } Wissen­schaft.
card-cleopatra = Kleopatra
    .text =
        In jedem Zug hast du { $gains_city_resources ->
            [one] 1 Rohstoff
           *[other] { $gains_city_resources } Roh­stoffe
        } für Zivil­gebäude und Stufen von Wundern.
card-hippocrates = Hippo­krates
    .text =
        Zu Beginn deines Zuges legst du { $amount ->
            [one] einen gelben Stein
           *[other] { $amount } gelbe Steine
        } aus der Schachtel über deine Regierung, bis es { $also } sind. Am Ende der Zeit­alter I, II und III kommt einer davon in deinen Vorrat, auch wenn er nicht mehr im Spiel ist.
card-confucius = Konfuzius
    .text = Du erhältst { $gains_science } Wissen­schaft, sooft du ein Ereig­nis vorbe­reitest und wenn er geht. Du darfst jede Militär­karte vorbe­reiten; ist sie kein Ereig­nis, bringt sie beim Aufdecken jeder Zivili­sation 1 Wissen­schaft.
card-sun-tzu = Sunzi
    .text = Deine eigenen Taktiken bleiben dir allein. Am Ende deines Zuges ziehst du { $amount } Militär­karten mehr. Wenn er geht, kommt er unter deine aktuelle Taktik; ihre Armeen sind dann für alle um 1 stärker.
card-ashoka = Ashoka
    .text =
        Haben die Zivil­karten in deiner Hand { $scale_0_0 } Farben, erzeugst du { $scale_0_1 ->
            [one] 1 Rohstoff
           *[other] { $scale_0_1 } Roh­stoffe
        } mehr, bei { $scale_1_0 } Farben auch { $scale_1_1 } Nahrung mehr.
card-isabella-of-castile = Isabella von Kastilien
    .text = Beim Koloni­sieren darfst du { $scale_0_0 }, { $scale_1_0 } oder { $scale_2_0 } Roh­stoffe für { $scale_0_1 }, { $scale_1_1 } oder { $scale_2_1 } zahlen.
card-eleanor-of-aquitaine = Eleonore von Aqui­tanien
    .text = Du ziehst { text-gains-draw }, sooft du ein Ereig­nis vorbe­reitest. Jede Karte, die du am Ende deines Zuges abwerfen musst, bringt { $each } Kultur. Wenn du sie ersetzt, erhältst du bis zu { $amount } Zivil­aktionen zurück statt einer.
card-jan-zizka = Jan Žižka
    .text = Für deine Taktik darf jeder deiner Bauern­höfe als Infan­terie oder Artil­lerie des Zeit­alters A zählen. Jede deiner Armeen bringt { $each } Kultur.
card-nostradamus = Nostra­damus
    .text = Du erhältst { $gains_culture } Kultur mehr, wenn du ein Ereig­nis vorbe­reitest, und siehst die Ereig­nisse, die andere vorbe­reiten. Du bist um { $amount } stärker, wenn ein Ereig­nis die Schwäch­sten sucht und wenn du dich gegen einen Überfall vertei­digst.
card-johannes-gutenberg = Johannes Guten­berg
    .text =
        Einmal pro Zug hast du eine zusätz­liche Zivil­aktion, um ein Labor oder eine Biblio­thek zu nehmen, zu entwi­ckeln, zu bauen oder zu verbes­sern, für { $amount } Wissen­schaft oder { $amount ->
            [one] 1 Rohstoff
           *[other] { $amount } Roh­stoffe
        } weniger, auch mit einer Aktions­karte dafür. Sie zu nutzen bringt { $gains_culture } Kultur.
card-saladin = Saladin
    .text =
        Wenn du deine Aktio­nen beendest, wähle: { $amount } Stärke oder { $also ->
            [one] eine Zivil­aktion
           *[other] { $also } Zivil­aktionen
        } mehr, bis du wieder wählst.
card-catherine-the-great = Katharina die Große
    .text =
        Einmal im Spiel, als poli­tische Aktion: Jede schwä­chere Zivili­sation verliert { $amount ->
            [one] einen gelben Stein
           *[other] { $amount } gelbe Steine
        } aus ihrem Vorrat. War das mindes­tens eine (zu viert: zwei), erhältst du { text-gains-yellow }.
card-maria-theresa = Maria Theresa
    .text =
        Du erhältst { $gains_science } Wissen­schaft und { $gains_culture } Kultur, sooft ein Stein aus deinem gelben Vorrat in deinen Arbeiter­vorrat kommt. In jedem Zug hast du { $amount ->
            [one] 1 Rohstoff
           *[other] { $amount } Roh­stoffe
        } für Einheiten, oder { $also }, wenn du zu den beiden Schwäch­sten gehörst (zu zweit: der Schwä­chere bist).
card-james-watt = James Watt
    .text = Bauern­höfe und Minen kosten weniger Roh­stoffe und ihre Techno­logien weniger Wissen­schaft: im Zeit­alter II je { $discounts_2 }, im Zeit­alter III je { $discounts_3 }. Wenn er geht, erhältst du so viel Kultur, wie dein bester Bauernhof oder deine beste Mine erzeugt.
card-alfred-nobel = Alfred Nobel
    .text = Wenn du ihn ersetzt, erhältst du keine Aktion zurück; statt­dessen wird der Nobel­preis gestiftet: Von da an erhält jeder 4 Kultur am Ende eines Zuges mit 2 oder mehr neuen Techno­logien.
card-antoni-gaudi = Antoni Gaudí
    .text = Eine Techno­logie für Zivil­gebäude kostet dich { $amount } Wissen­schaft weniger für jede andere Art von Zivil­gebäude, die du gebaut hast. Dein bestes Gebäude jeder Art bringt { $each } Kultur mehr.
card-charles-darwin = Charles Darwin
    .text =
        Deine Tempel bringen je { $also ->
            [one] ein Freude­symbol
           *[other] { $also } Freude­symbole
        } weniger. Deine Labore und Biblio­theken bringen je { $each } Kultur mehr. Techno­logien in der Karten­leiste kosten dich { $amount ->
            [one] eine Zivil­aktion
           *[other] { $amount } Zivil­aktionen
        } weniger, aber mindes­tens { $least ->
            [one] eine
           *[other] { $least }
        }.
card-marie-curie-sklodowska = Marie Curie Sklo­dowska
    .text = Deine beste Mine bringt Wissen­schaft und dein bestes Labor Stärke, so viel wie ihre Stufen; sie selbst bringt so viel Kultur wie die höhere der beiden.
card-marlene-dietrich = Marlene Dietrich
    .text =
        Deine Theater der höchsten Stufe bringen je { $each } Kultur und { $amount ->
            [one] ein Freude­symbol
           *[other] { $amount } Freude­symbole
        } mehr. Eine Infan­terie, Kaval­lerie oder Artil­lerie zählt für deine Taktik doppelt.
card-steve-jobs = Steve Jobs
    .text =
        Dein bestes Labor bringt so viele Freude­symbole wie seine Stufe. Sooft du eine Techno­logie entwi­ckelst, darfst du { $amount ->
            [one] 1 Rohstoff
           *[other] { $amount } Roh­stoffe
        } für { $gains_culture } Kultur zahlen.
card-nelson-mandela = Nelson Mandela
    .text = Ihn zu nehmen kostet { $amount } Zivil­aktionen mehr, wenn du keine unzu­friedenen Arbei­ter hast. Am Ende deines Zuges bringt jedes Freude­symbol, das du nicht brauchst, { $each } Kultur.
card-pierre-de-coubertin = Pierre de Coubertin
    .text = Jede deiner Arenen bringt { $each } Kultur. Einmal im Spiel darfst du vor deiner poli­tischen Aktion die Olym­pischen Spiele ausrufen: Du erhältst { $gains_culture } Kultur, und bis zu deiner nächsten Politik­phase verliert jeder, der angreift, 8.
card-ian-fleming = Ian Fleming
    .text = Deine beste Biblio­thek und dein bestes Theater bringen zusätz­lich so viel Kultur wie ihre Stufen. Zu Beginn deiner Politik­phase darfst du die Militär­hand eines Rivalen ansehen, nicht zweimal nach­einander dieselbe.

# Wunder

card-pyramids = Pyra­miden
    .text = { text-symbols }
card-hanging-gardens = Hängende Gärten
    .text = { text-symbols }
card-hanging-gardens-adj = { card-hanging-gardens }
    .text = Bei der Vollen­dung: { $gains_food } Nahrung.
card-library-of-alexandria = Bibliothek von Alexan­dria
    .text =
        Du darfst { $symbols_civil_hand ->
            [one] eine Zivilkarte
           *[other] { $symbols_civil_hand } Zivil­karten
        } und { $symbols_military_hand ->
            [one] eine Militär­karte
           *[other] { $symbols_military_hand } Militär­karten
        } mehr auf der Hand haben.
card-colossus = Koloss
    .text = { text-symbols }
card-colossus-adj = { card-colossus }
    .text = Wenn Zeit­alter II beginnt, und ebenso bei Zeit­alter III, ziehst du { text-gains-draw }.
card-great-wall = Große Mauer
    .text = Jede deiner Infan­terie- und Artillerie­einheiten bringt { $each } Stärke.
card-st-peters-basilica = Petersdom
    .text =
        Alles andere von dir, was ein Freude­symbol bringt, bringt { $amount ->
            [one] eines
           *[other] { $amount }
        } mehr.
card-st-peters-basilica-adj = { card-st-peters-basilica }
    .text = { card-st-peters-basilica.text }
card-taj-mahal = Taj Mahal
    .text = Es zu nehmen kostet dich { $amount } Zivil­aktionen weniger in einem Zug, in dem du einen Anführer ersetzt hast.
card-universitas-carolina = Karls-Univer­sität
    .text = { text-symbols }
card-eiffel-tower = Eiffel­turm
    .text = { text-symbols }
card-kremlin = Kreml
    .text = { text-symbols }
card-ocean-liner-service = Ozean­dampfer
    .text =
        Einmal in jedem deiner Züge { $gains_population ->
            [one] kommt ein Arbei­ter
           *[other] kommen { $gains_population } Arbei­ter
        } umsonst, ohne Nahrung und ohne Aktion.
card-ocean-liner-service-adj = { card-ocean-liner-service }
    .text = { card-ocean-liner-service.text }
card-transcontinental-railroad = Trans­konti­nentale Eisen­bahn
    .text =
        Ein Arbei­ter auf deiner besten Mine erzeugt { $amount ->
            [one] einen blauen Stein
           *[other] { $amount } blaue Steine
        } mehr.
card-transcontinental-railroad-adj = { card-transcontinental-railroad }
    .text = { card-transcontinental-railroad.text }
card-fast-food-chains = Fast-Food-Ketten
    .text = Bei der Vollen­dung: { $amount } Kultur für jeden Arbei­ter auf Bauern­höfen und Minen, { $also } für jeden auf Zivil­gebäuden und Einheiten.
card-first-space-flight = Erster Flug ins All
    .text = Bei der Vollen­dung: so viel Kultur wie{ text-times } die Stufen all deiner Techno­logien zusammen, die Regierung einge­schlossen.
card-hollywood = Hollywood
    .text =
        Bei der Vollen­dung: { $each ->
            [one] so viel Kultur
            [2] doppelt so viel Kultur
           *[other] { $each }-mal so viel Kultur
        }, wie deine Theater und Biblio­theken bringen.
card-internet = Internet
    .text =
        Bei der Vollen­dung: { $each ->
            [one] so viel Kultur
           *[other] { $each }-mal so viel Kultur
        }, wie deine Zivil­gebäude Kultur, Wissen­schaft und Stärke bringen.
card-colosseum = Kolos­seum
    .text = Infan­terie- und Kavallerie­techno­logien kosten dich so viel Wissen­schaft weniger wie{ text-times } ihre Stufe; jede, die du entwi­ckelst, bringt { $gains_culture } Kultur.
card-roman-roads = Römische Straßen
    .text =
        Im Zeit­alter I erzeugst du { $by_age_1 ->
            [one] 1 Rohstoff
           *[other] { $by_age_1 } Roh­stoffe
        } mehr; im Zeit­alter II bringen sie { $by_age_2 } Wissen­schaft, ab Zeit­alter III { $by_age_3 } Kultur.
card-stonehenge = Stonehenge
    .text = Jede Stufe, die du baust, bringt so viel Wissen­schaft, wie sie kostet.
card-acropolis = Akropolis
    .text = Du darfst von jeder Art ein Zivil­gebäude mehr haben. Ein fried­licher Regierungs­wechsel kostet { $each } Wissen­schaft weniger für jedes deiner Zivil­gebäude.
card-machu-picchu = Machu Picchu
    .text =
        Ein Arbei­ter auf deinem besten Bauernhof und einer auf deiner besten Mine der Zeit­alter A und I erzeugen je { $amount ->
            [one] einen blauen Stein
           *[other] { $amount } blaue Steine
        } mehr.
card-himeji-castle = Burg Himeji
    .text = Bei einem Überfall oder Krieg darfst du eine Einheit opfern: Ihre Stärke zählt noch einmal. Als Angreifer erhältst du dafür { $amount } Kultur, als Vertei­diger bist du um { $amount } stärker.
card-forbidden-city = Verbotene Stadt
    .text = Wo immer deine unzu­friedenen Arbei­ter gezählt werden, sind es { $amount } weniger.
card-silk-road = Seiden­straße
    .text = Ab der ersten Stufe: Alles, was die erste Aktions­karte deines Zuges bringt, ist { $amount } mehr.
card-harvard-college = Harvard College
    .text = Einmal pro Zug darfst du eine Aktions­karte spielen, die du im selben Zug genommen hast.
card-statue-of-liberty = Freiheits­statue
    .text = Deine Regierung bringt so viel Kultur wie ihre Stufe.
card-louvre-museum = Louvre
    .text = Seine blauen Steine bleiben darauf; jeder bringt { $each } Kultur. In deinem Zug darfst du sie zurück­legen, jeden für { text-gains-resources }.
card-suez-canal = Suez­kanal
    .text =
        Bei der Vollen­dung darfst du ein Gebiet aus deiner Hand koloni­sieren, ohne Einheiten. Du erzeugst { $each ->
            [one] 1 Rohstoff
           *[other] { $each } Roh­stoffe
        } mehr für jede deiner Kolonien.
card-empire-state-building = Empire State Building
    .text = Bei der Vollen­dung Kultur für jeden der Werte Wissen­schaft, Kultur, Stärke, Nahrungs- und Rohstoff­erzeugung, bei dem du vor allen liegst: { text-by-seats }.
card-united-nations = Vereinte Nationen
    .text = Bei der Vollen­dung: { $each } Kultur für jedes deiner Wunder, jede deiner Sonder­techno­logien oder jede deiner Arten von Zivil­gebäuden, was immer am meisten ist. Außerdem darfst du ein Ereig­nis des Zeit­alters III aus deiner Hand zeigen; es wird für alle ausge­wertet und bleibt bei dir.
card-international-red-cross = Inter­natio­nales Rotes Kreuz
    .text = Seine Stufen werden mit Nahrung bezahlt. Jede Stufe bringt dem, der sie baut, { $gains_culture } Kultur; Rivalen dürfen in jedem ihrer Züge eine bauen, für eine Zivil­aktion. Bei der Vollen­dung erhält der Besitzer { $each } Kultur für jede Kolonie aller Spieler.
card-manhattan-project = Man­hattan-Projekt
    .text = Bei der Vollen­dung: so viel Kultur wie dein Wissenschafts­wert.

# Ereignisse des Zeitalters A; jedes kann auch eine Zivilisation allein wählen

card-development-of-agriculture = Entwick­lung der Land­wirt­schaft
    .text = Jede Zivilisation erhält { $gains_food } Nahrung.
card-development-of-crafts = Entwick­lung des Hand­werks
    .text = Jede Zivilisation erhält { text-gains-resources }.
card-development-of-markets = Entwick­lung der Märkte
    .text = Jede Zivilisation erhält { $gains_food } Nahrung oder { text-gains-resources }, nach Wahl.
card-development-of-politics = Entwick­lung der Politik
    .text = Jeder zieht { text-gains-draw }.
card-development-of-religion = Entwick­lung der Religion
    .text = Wer einen freien Arbeiter hat, darf damit umsonst einen Tempel des Zeitalters A bauen.
card-development-of-science = Entwick­lung der Wissen­schaft
    .text = Jede Zivilisation erhält { $gains_science } Wissenschaft.
card-development-of-settlement = Entwick­lung der Sied­lungen
    .text = Jede Zivilisation erhält umsonst { text-gains-workers }.
card-development-of-trade-routes = Entwick­lung der Handels­wege
    .text = Jede Zivilisation erhält { $gains_food } Nahrung, { text-gains-resources } und { $gains_science } Wissenschaft.
card-development-of-warfare = Entwick­lung der Kriegs­führung
    .text = Wer einen freien Arbeiter hat, darf damit umsonst Krieger bauen.
card-development-of-civilization = Entwick­lung der Zivili­sation
    .text =
        Jede Zivilisation darf ihre Bevölkerung für { $amount } Nahrung weniger vermehren oder einen Bauernhof, eine Mine oder ein Zivilgebäude für { $amount ->
            [one] 1 Rohstoff
           *[other] { $amount } Rohstoffe
        } weniger bauen oder eine Technologie für { $amount } Wissenschaft weniger entwickeln, ohne Aktion.
card-development-of-planning = Entwick­lung der Planung
    .text = Von den nicht verwendeten Ereignissen des Zeitalters A werden { $amount } gezeigt. Jeder wählt eines, nur für die eigene Zivilisation.

# Ereignisse des Zeitalters I

card-barbarians = Barbaren
    .text = Gehört, wer die meiste Kultur hat, zu den beiden Schwächsten, verliert diese Zivilisation { text-losses-workers }.
card-border-conflict = Grenz­konflikt
    .text = Die schwächste Zivilisation zerstört einen ihrer Bauernhöfe, eine Mine oder ein Zivilgebäude; die stärkste erhält { text-gains-resources }.
card-crusades = Kreuz­züge
    .text = Die stärkste Zivilisation erhält { $gains_culture } Kultur, die schwächste verliert { $losses_culture }.
card-cultural-influence = Kultu­reller Einfluss
    .text = Jede Zivilisation erhält so viel Kultur wie ihr Kulturwert.
card-foray = Streifzug
    .text = Die beiden stärksten Zivilisationen erhalten je { $amount } Nahrung und Rohstoffe, gemischt nach Wahl.
card-good-harvest = Gute Ernte
    .text = Jede Zivilisation erzeugt Nahrung; nichts wird verbraucht.
card-immigration = Einwan­derung
    .text = Wer am glücklichsten ist, erhält { text-gains-workers }; sind es mehrere, dann alle.
card-new-deposits = Neue Vorkommen
    .text = Jede Zivilisation erzeugt Rohstoffe; es gibt keine Korruption.
card-pestilence = Seuche
    .text = Jede Zivilisation verliert { text-losses-workers }.
card-raiders = Plünderer
    .text = Die beiden schwächsten Zivilisationen verlieren je { $amount } Nahrung und Rohstoffe, gemischt nach Wahl.
card-rats = Ratten
    .text = Jede Zivilisation verliert all ihre Nahrung.
card-rebellion = Rebellion
    .text = Jede Zivilisation verliert { $each } Zivilaktionen für jeden unzufriedenen Arbeiter.
card-reign-of-terror = Schreckens­herr­schaft
    .text = Die schwächste Zivilisation verliert { text-losses-workers }.
card-scientific-breakthrough = Wissen­schaft­licher Durch­bruch
    .text = Jede Zivilisation erhält so viel Wissenschaft wie ihr Wissenschaftswert.
card-uncertain-borders = Unsichere Grenzen
    .text = Die stärkste Zivilisation nimmt der schwächsten { text-gains-yellow } aus dem Vorrat.
card-dark-ages = Dunkle Zeiten
    .text = Jede Zivilisation verliert die Hälfte ihrer Wissenschaft über { $amount }, aufgerundet.
card-call-to-arms = Einberu­fungs­befehl
    .text = Die schwächste Zivilisation verliert { $amount } Zivilaktionen, zu dritt und zu viert die zweitschwächste { $also }. Jede zieht so viele Militärkarten, wie sie Aktionen verloren hat.
card-knowledge-of-the-ancestors = Wissen der Vorfahren
    .text =
        Jede Zivilisation erhält { $also } Wissenschaft für jedes vollendete Wunder, { $amount } für eines des Zeitalters A, und für ein unvollendetes Wunder { $also ->
            [one] 1 Rohstoff
           *[other] { $also } Rohstoffe
        }, oder { $amount }, wenn es aus dem Zeitalter A ist.

# Ereignisse des Zeitalters II

card-civil-unrest = Unruhen
    .text = Jede Zivilisation verliert { $each } Kultur für jeden unzufriedenen Arbeiter. Wer die meisten davon hat, verliert außerdem { text-losses-blue }.
card-cold-war = Kalter Krieg
    .text = Die beiden stärksten Zivilisationen erhalten je { $gains_science } Wissenschaft.
card-crime-wave = Verbre­chens­welle
    .text = Die beiden schwächsten Zivilisationen verlieren je { $losses_culture } Kultur und { text-losses-blue }.
card-economic-progress = Wirtschaft­licher Fort­schritt
    .text = Jede Zivilisation erleidet Korruption, erzeugt Nahrung, verbraucht und erzeugt Rohstoffe, wie am Ende eines Zuges.
card-emigration = Auswan­derung
    .text = Jede Zivilisation verliert Arbeiter: halb so viele, wie unzufrieden sind, aufgerundet.
card-iconoclasm = Bilder­stürmerei
    .text = Jeder Anführer, der nicht aus dem aktuellen Zeitalter ist, geht.
card-independence-declaration = Unab­hängig­keits­erklä­rung
    .text = Die schwächste Zivilisation verliert eine Kolonie ihrer Wahl.
card-international-agreement = Inter­natio­nales Abkommen
    .text = Die stärkste Zivilisation darf auf ihre nächste politische Aktion verzichten und Karten für bis zu { $amount } Zivilaktionen aus der Leiste nehmen; danach wird die Leiste aufgefüllt.
card-national-pride = National­stolz
    .text = Wer die meiste Kultur hat, erhält { $gains_culture }.
card-politics-of-strength = Politik der Stärke
    .text = Die stärkste Zivilisation zieht { $amount } Militärkarten, die schwächste wirft { $also } ab. Im Zeitalter IV erhält stattdessen die stärkste { $amount } Kultur, und die schwächste verliert { $also }.
card-popularization-of-science = Popula­risierung der Wissen­schaft
    .text = Jede Zivilisation erhält so viel Kultur wie ihr Wissenschaftswert.
card-prosperity = Wohl­stand
    .text = Jede Zivilisation erhält so viel Nahrung wie ihre Zufriedenheit.
card-ravages-of-time = Zahn der Zeit
    .text = Jeder dreht ein vollendetes Wunder des Zeitalters A oder I um: Als Ruine bringt es 2 Kultur und sonst nichts.
card-refugees = Flücht­linge
    .text = Die stärkste Zivilisation erhält { $gains_culture } Kultur und { text-gains-workers }, die schwächste verliert { $losses_culture } Kultur und { text-losses-workers }.
card-terrorism = Terro­rismus
    .text = Wer die wenigste Kultur hat, zerstört ein Zivilgebäude jeder anderen Zivilisation.
card-freedom-of-movement = Bewe­gungs­freiheit
    .text = Jeder darf einen Arbeiter von einer Technologie auf eine beliebige andere versetzen und zahlt den Unterschied der Kosten, wenn es einen gibt.
card-international-negotiations = Inter­natio­nale Verhand­lungen
    .text =
        Wer dies aufgedeckt hat, sagt, ob die schwächste Zivilisation der stärksten { $amount } Nahrung, { $amount ->
            [one] 1 Rohstoff
           *[other] { $amount } Rohstoffe
        } oder { $amount } Wissenschaft gibt.
card-arms-industry = Waffen­industrie
    .text = Für jede Art von Einheit erhält, wer die beste Technologie hat, { $each } Rohstoffe; bei Gleichstand alle.

# Ereignisse des Zeitalters III: wofür es am Ende Kultur gibt

card-impact-of-agriculture = Macht der Land­wirt­schaft
    .text = So viel Kultur wie{ text-times } die Nahrungserzeugung, und { $amount } mehr, wenn sie über dem Verbrauch liegt.
card-impact-of-architecture = Macht der Architek­tur
    .text = So viel Kultur wie{ text-times } die Stufen aller Zivilgebäude zusammen.
card-impact-of-balance = Macht des Gleich­gewichts
    .text =
        { $each ->
            [one] Das Niedrigste
            [2] Das Doppelte des Niedrigsten
           *[other] { $each }-mal das Niedrigste
        } von Wissenschaftswert, Kulturwert, Nahrungs- und Rohstofferzeugung.
card-impact-of-colonies = Macht der Kolonien
    .text = { $each } Kultur für jede Kolonie.
card-impact-of-competition = Macht des Wett­bewerbs
    .text = So viel Kultur wie{ text-times } die Stufen aller Einheiten und Arenen zusammen.
card-impact-of-government = Macht der Regierung
    .text = { $amount } Kultur für jede Zivilaktion und { $also } für jede Militäraktion.
card-impact-of-happiness = Macht der Freude
    .text = { $amount } Kultur für jeden Punkt Zufriedenheit, abzüglich { $also } für jeden unzufriedenen Arbeiter.
card-impact-of-industry = Macht der Industrie
    .text = So viel Kultur wie{ text-times } das, was die Minen erzeugen.
card-impact-of-population = Macht der Bevöl­kerung
    .text = { $each } Kultur für jeden zufriedenen Arbeiter über { $amount }.
card-impact-of-progress = Macht des Fort­schritts
    .text = { $each } Kultur für jede Stufe der Regierung und der Sondertechnologien.
card-impact-of-science = Macht der Wissen­schaft
    .text = { text-ranking } Es zählt der Wissenschaftswert.
card-impact-of-strength = Macht der Stärke
    .text = { text-ranking } Es zählt die Stärke.
card-impact-of-technology = Macht der Techno­logie
    .text = { $each } Kultur für jede ausliegende Technologie des Zeitalters III.
card-impact-of-variety = Macht der Vielfalt
    .text = { $each } Kultur für jede Art von Einheit, jede Art von Zivilgebäude und jede Sondertechnologie.
card-impact-of-wonders = Macht der Wunder
    .text = { $amount } Kultur für jedes vollendete Wunder, abzüglich seiner Stufe: im Zeitalter A alles, in I 1, in II 2, in III 3 weniger.
card-impact-of-culture = Macht der Kultur
    .text = { text-ranking } Es zählt der Kulturwert.
card-impact-of-harmony = Macht der Harmonie
    .text = { $each } Kultur für jeden vollständigen Satz aus Bauernhof, Mine, Zivilgebäude und Einheit.

# Gebiete: Der Text sagt, was einmal geschieht; die Symbole bleiben

card-vast-territory = Weites Gebiet
card-vast-territory-1 = { card-vast-territory }
    .text = Einmal: { $gains_food } Nahrung.
card-vast-territory-2 = { card-vast-territory }
    .text = Einmal: { $gains_food } Nahrung.
card-wealthy-territory = Reiches Gebiet
card-wealthy-territory-1 = { card-wealthy-territory }
    .text = Einmal: { text-gains-resources }.
card-wealthy-territory-1-adj = { card-wealthy-territory }
    .text = Einmal: { text-gains-resources }.
card-wealthy-territory-2 = { card-wealthy-territory }
    .text = Einmal: { text-gains-resources }.
card-inhabited-territory = Bewohntes Gebiet
card-inhabited-territory-1 = { card-inhabited-territory }
    .text = Einmal: { text-worker }.
card-inhabited-territory-2 = { card-inhabited-territory }
    .text = Einmal: { text-worker }.
card-strategic-territory = Strate­gisches Gebiet
card-strategic-territory-1 = { card-strategic-territory }
    .text = Einmal: Ziehe { text-gains-draw }.
card-strategic-territory-2 = { card-strategic-territory }
    .text = Einmal: Ziehe { text-gains-draw }.
card-historic-territory = Histo­risches Gebiet
card-historic-territory-1 = { card-historic-territory }
    .text = Einmal: { $gains_culture } Kultur.
card-historic-territory-2 = { card-historic-territory }
    .text = Einmal: { $gains_culture } Kultur.
card-developed-territory = Entwi­ckeltes Gebiet
card-developed-territory-1 = { card-developed-territory }
    .text = Einmal: { $gains_science } Wissenschaft.
card-developed-territory-2 = { card-developed-territory }
    .text = Einmal: { $gains_science } Wissenschaft.
card-autonomous-territory-2 = Auto­nomes Gebiet
    .text = Einmal, nach Wahl: { $gains_science } Wissenschaft, { text-gains-resources }, { $gains_food } Nahrung oder { $gains_culture } Kultur.

# Taktiken

card-fighting-band = Kampf­verband
    .text = { text-tactic }
card-legion = Legion
    .text = { text-tactic }
card-medieval-army = Mittel­alter­liche Armee
    .text = { text-tactic }
card-phalanx = Phalanx
    .text = { text-tactic }
card-heavy-cavalry = Schwere Kaval­lerie
    .text = { text-tactic }
card-classic-army = Klas­sische Armee
    .text = { text-tactic }
card-conquistadors = Konquis­tadoren
    .text = { text-tactic }
card-defensive-army = Vertei­digungs­armee
    .text = { text-tactic }
card-fortifications = Befes­tigungen
    .text = { text-tactic }
card-mobile-artillery = Mobile Artil­lerie
    .text = { text-tactic }
card-napoleonic-army = Napo­leonische Armee
    .text = { text-tactic }
card-entrenchments = Schützen­gräben
    .text = { text-tactic }
card-shock-troops = Stoß­truppen
    .text = { text-tactic }
card-mechanized-army = Mecha­nisierte Armee
    .text = { text-tactic }
card-modern-army = Moderne Armee
    .text = { text-tactic }
card-positional-army = Stellungs­armee
    .text = { text-tactic }
card-hussars = Husaren
    .text = { $cavalry } Kavallerien sind eine Armee. Sie bringt { $above } Stärke und die Stufe ihrer niedrigeren Einheit.

# Überfälle und Kriege

card-enslave-1 = Verskla­vung
    .text = Der Rivale verliert { text-losses-workers }; du erhältst { $gains_food } Nahrung und { text-gains-resources }.
card-plunder = Plün­derung
    .text = Du nimmst dem Rivalen bis zu { $amount } Nahrung und Rohstoffe ab, gemischt nach Wahl.
card-plunder-1 = { card-plunder }
    .text = { card-plunder.text }
card-plunder-2 = { card-plunder }
    .text = { card-plunder.text }
card-plunder-3 = { card-plunder }
    .text = { card-plunder.text }
card-raid = Raubzug
card-raid-1 = { card-raid }
    .text =
        Zerstöre ein Zivilgebäude des Rivalen, bis Zeitalter { $slots_0 ->
            [0] A
            [1] I
            [2] II
           *[other] III
        }, und erhalte die Hälfte seiner Kosten als Rohstoffe, aufgerundet.
card-raid-2 = { card-raid }
    .text =
        Zerstöre zwei Zivilgebäude des Rivalen, eines bis Zeitalter { $slots_0 ->
            [0] A
            [1] I
            [2] II
           *[other] III
        } und eines bis Zeitalter { $slots_1 ->
            [0] A
            [1] I
            [2] II
           *[other] III
        }, und erhalte die Hälfte ihrer Kosten als Rohstoffe, aufgerundet.
card-raid-3 = { card-raid }
    .text =
        Zerstöre zwei Zivilgebäude des Rivalen, eines bis Zeitalter { $slots_0 ->
            [0] A
            [1] I
            [2] II
           *[other] III
        } und eines bis Zeitalter { $slots_1 ->
            [0] A
            [1] I
            [2] II
           *[other] III
        }, und erhalte die Hälfte ihrer Kosten als Rohstoffe, aufgerundet.
card-annex-2 = Annexion
    .text = Nimm eine Kolonie des Rivalen; nur ihre Symbole kommen mit.
card-infiltrate-2 = Verdeckte Opera­tionen
    .text = Entferne den Anführer oder das unvollendete Wunder des Rivalen und erhalte { $each } Kultur für jede Stufe davon.
card-spy-2 = Spionage
    .text = Du nimmst dem Rivalen bis zu { $amount } Wissenschaft ab.
card-armed-intervention-3 = Bewaff­nete Inter­vention
    .text = Du nimmst dem Rivalen bis zu { $amount } Kultur ab.
card-kidnapping-1 = Ent­führung
    .text = Sieh dir die Zivilhand des Rivalen an und nimm eine Karte, die du haben darfst. Nutzt du sie noch in diesem Zug, erhältst du { $amount } Kultur. Du brauchst Platz auf deiner Hand.
card-occupation-3 = Beset­zung
    .text = Du nimmst dem Rivalen je bis zu { $amount } Nahrung, Rohstoffe, Wissenschaft und Kultur ab.
card-war-over-territory = Krieg um Gebiete
    .text =
        Der Sieger nimmt { $amount ->
            [one] einen gelben Stein
           *[other] { $amount } gelbe Steine
        } aus dem Vorrat des Verlierers und einen weiteren für je volle { $every } des Vorsprungs.
card-war-over-technology = Krieg um Techno­logie
    .text = Der Sieger nimmt so viel Wissenschaft wie der Vorsprung; stattdessen kann er Sondertechnologien nehmen, jede für ihre Kosten.
card-war-over-culture = Krieg um Kultur
    .text = Der Sieger nimmt { $amount } Kultur und noch so viel wie der Vorsprung.
card-hybrid-war = Hybrider Krieg
    .text =
        Solange der Krieg dauert, haben beide { $symbols_happy ->
            [-2] 2 Unmutssymbole
           *[other] { $symbols_happy } Freudesymbole
        }. Der Sieger nimmt so viel Kultur wie der Vorsprung.

# Pakte

card-open-borders-agreement = Abkommen über offene Grenzen
    .text =
        Beide haben { $symbols_ma ->
            [one] eine Militäraktion
           *[other] { $symbols_ma } Militäraktionen
        } mehr. Greift einer den anderen an, ist der Angreifer um { $amount } stärker.
card-trade-routes-agreement = Handels­wege­abkommen
    .text =
        Einmal pro Zug darf A { $amount } Nahrung als { $amount ->
            [one] Rohstoff
           *[other] { $amount } Rohstoffe
        } nutzen und B { $amount ->
            [one] 1 Rohstoff
           *[other] { $amount } Rohstoffe
        } als Nahrung.
card-acceptance-of-supremacy = Vormachts­überein­kunft
    .text =
        A erzeugt { $symbols_resource_bonus ->
            [one] 1 Rohstoff
           *[other] { $symbols_resource_bonus } Rohstoffe
        } mehr, B { $other_resource_bonus ->
            [-1] 1 weniger
           *[other] { $other_resource_bonus }
        }. { text-no-attack }
card-international-trade-agreement = Inter­natio­nales Handels­abkommen
    .text =
        A erzeugt { $symbols_resource_bonus ->
            [one] 1 Rohstoff
           *[other] { $symbols_resource_bonus } Rohstoffe
        } mehr, B { $other_food_bonus } Nahrung mehr.
card-promise-of-military-protection = Militä­risches Schutz­versprechen
    .text =
        A hat { $symbols_culture } Kultur mehr. B hat { $other_strength } Stärke mehr und { $other_culture ->
            [-1] 1 Kultur weniger
           *[other] { $other_culture } Kultur
        }. { text-ends-on-attack }
card-scientific-cooperation = Wissen­schaft­liche Zusammen­arbeit
    .text = Wenn einer der beiden eine Technologie entwickelt, kostet sie { $amount } Wissenschaft weniger, und der andere zahlt { $partner_pays }; kann er das nicht, lässt sie sich nicht entwickeln.
card-international-tourism = Inter­natio­naler Tourismus
    .text = Beide erhalten jeden Zug Kultur für die vollendeten Wunder des anderen, je { $amount }.
card-loss-of-sovereignty = Verlust der Souve­ränität
    .text =
        A hat { $symbols_culture } Kultur mehr. B hat { $other_culture ->
            [-2] 2 weniger
           *[other] { $other_culture }
        }, aber niemand darf B den Krieg erklären. { text-no-attack }
card-military-pact = Militär­bündnis
    .text = Beide haben { $symbols_strength } Stärke mehr. { text-ends-on-attack }
card-peace-treaty = Friedens­vertrag
    .text = Beide haben { $symbols_culture } Kultur mehr. { text-no-attack }
card-naval-trade-agreement = Seehandels­abkommen
    .text =
        A hat beim Kolonisieren { $symbols_colonization } mehr und { $symbols_blue ->
            [-1] einen blauen Stein weniger
           *[other] { $symbols_blue } blaue Steine
        }, B hat { $other_blue } blaue Steine mehr.

# Bonuskarten

card-military-bonus = Militär­bonus­karte
    .text = +{ $defence } bei der Verteidigung gegen einen Überfall oder +{ $colonize } beim Kolonisieren.
card-military-bonus-1 = { card-military-bonus }
    .text = { card-military-bonus.text }
card-military-bonus-2 = { card-military-bonus }
    .text = { card-military-bonus.text }
card-military-bonus-3 = { card-military-bonus }
    .text = { card-military-bonus.text }

# Was von Karten bleibt

card-homer-under-wonder = Homers Vermächt­nis
    .text =
        Das Wunder darüber bringt { $symbols_happy ->
            [one] ein Freudesymbol
           *[other] { $symbols_happy } Freudesymbole
        } mehr.
card-ruin = Ruine
    .text = Bringt { $amount } Kultur statt allem, was das Wunder gab.
card-hippocrates-tokens = Steine des Hippo­krates
    .text = Am Ende jedes Zeitalters kommt einer davon in den gelben Vorrat.
card-red-cross-appeal = Aufruf des Roten Kreuzes
    .text = Jeder Rivale darf einmal in jedem Zug eine Stufe des Roten Kreuzes bauen: eine Zivilaktion und 3 Nahrung für 6 Kultur.
card-sun-tzu-under-tactic = Sun Tzus Vermächtnis
    .text = Armeen der Taktik darüber sind um { $amount } stärker, wer immer sie nutzt.
card-olympic-games = Olympische Spiele
    .text = Bis zur nächsten Politikphase ihres Gastgebers verliert { $amount } Kultur, wer angreift.
card-nobel-prize = Nobel­preis
    .text = Wer in einem Zug { $also } oder mehr Technologien entwickelt, erhält an dessen Ende { $amount } Kultur.
card-unused = ein freier Arbeiter

# Platzhalter für Anführer und Wunder, die auf ihren Tafeln liegen

card-leader-placeholder-i-1 = Anführer 1
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-i-2 = Anführer 2
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-i-3 = Anführer 3
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-i-4 = Anführer 4
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-i-5 = Anführer 5
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-i-6 = Anführer 6
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-i-7 = Anführer 7
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-wonder-placeholder-i-1 = Wunder 1
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-wonder-placeholder-i-2 = Wunder 2
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-wonder-placeholder-i-3 = Wunder 3
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-wonder-placeholder-i-4 = Wunder 4
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-wonder-placeholder-i-5 = Wunder 5
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-leader-placeholder-ii-1 = Anführer 1
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-ii-2 = Anführer 2
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-ii-3 = Anführer 3
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-ii-4 = Anführer 4
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-ii-5 = Anführer 5
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-ii-6 = Anführer 6
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-ii-7 = Anführer 7
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-wonder-placeholder-ii-1 = Wunder 1
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-wonder-placeholder-ii-2 = Wunder 2
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-wonder-placeholder-ii-3 = Wunder 3
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-wonder-placeholder-ii-4 = Wunder 4
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-wonder-placeholder-ii-5 = Wunder 5
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-leader-placeholder-iii-1 = Anführer 1
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-iii-2 = Anführer 2
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-iii-3 = Anführer 3
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-iii-4 = Anführer 4
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-iii-5 = Anführer 5
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-iii-6 = Anführer 6
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-leader-placeholder-iii-7 = Anführer 7
    .text = Steht für den Anführer auf Platz { $place } der Tafel.
card-wonder-placeholder-iii-1 = Wunder 1
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-wonder-placeholder-iii-2 = Wunder 2
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-wonder-placeholder-iii-3 = Wunder 3
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-wonder-placeholder-iii-4 = Wunder 4
    .text = Steht für das Wunder auf Platz { $place } der Tafel.
card-wonder-placeholder-iii-5 = Wunder 5
    .text = Steht für das Wunder auf Platz { $place } der Tafel.

# Arten von Karten

kind-technology = Technologie
kind-government = Regierung
kind-special = Sondertechnologie
kind-action = Aktionskarte
kind-leader = Anführer
kind-wonder = Wunder
kind-placeholder = Platzhalter
kind-event = Ereignis
kind-territory = Gebiet
kind-tactic = Taktik
kind-aggression = Überfall
kind-war = Krieg
kind-pact = Pakt
kind-bonus = Bonuskarte
kind-condition = Was bleibt

# Arten von Technologien, eine und viele

type-farm = Bauernhof
    .many = Bauernhöfe
type-mine = Mine
    .many = Minen
type-lab = Labor
    .many = Labore
type-temple = Tempel
    .many = Tempel
type-library = Bibliothek
    .many = Bibliotheken
type-theater = Theater
    .many = Theater
type-arena = Arena
    .many = Arenen
type-infantry = Infanterie
    .many = Infanterie
type-cavalry = Kavallerie
    .many = Kavallerie
type-artillery = Artillerie
    .many = Artillerie
type-air-force = Luftwaffe
    .many = Luftwaffe
field-civil = Ziviltechnologie
field-military = Militärtechnologie
field-colonization = Kolonisierungstechnologie
field-construction = Bauwesentechnologie
colour-brown = Braun
colour-grey = Grau
colour-red = Rot
colour-blue = Blau
colour-orange = Orange
colour-green = Grün
colour-yellow = Gelb
colour-purple = Violett

# Zeitalter; age-name ist für Sätze, in denen $age eine Zahl ist

age-0 = A
age-1 = I
age-2 = II
age-3 = III
age-4 = IV
age-name = { $age ->
    [0] A
    [1] I
    [2] II
    [3] III
   *[other] IV
}

# Güter, und was nur in diesem Zug für einen Zweck ausgegeben werden kann

good-food = Nahrung
good-resources = Rohstoffe
good-science = Wissenschaft
good-culture = Kultur
pool-unit-resources = Rohstoffe für Einheiten
pool-unit-science = Wissenschaft für Einheitentechnologien
pool-city-resources = Rohstoffe für Zivilgebäude und Wunder
pool-any-resources = Rohstoffe
pool-any-food = Nahrung
pool-ma = Militäraktionen
pool-ca = Zivilaktionen

# Symbole; .short ist für wenig Platz

symbol-culture = Kultur
symbol-science = Wissenschaft
symbol-strength = Stärke
symbol-happy = Freudesymbole
symbol-ca = Zivilaktionen
symbol-ma = Militäraktionen
symbol-colonization = Kolonisierung
symbol-food-bonus = Nahrung je Zug
symbol-resource-bonus = Rohstoffe je Zug
symbol-civil-hand = Zivilkarten auf der Hand
symbol-military-hand = Militärkarten auf der Hand
symbol-building-limit = Gebäude jeder Art
symbol-yellow = gelbe Steine
symbol-blue = blaue Steine

# Werte, und was sie außer Karten erklärt

rating-culture = Kultur
    .text = Kulturpunkte, die jeder deiner Züge bringt. Die meisten Kulturpunkte gewinnen.
rating-science = Wissenschaft
    .text = Wissenschaftspunkte, die jeder deiner Züge bringt. Mit ihnen werden Technologien bezahlt.
rating-strength = Stärke
    .text = Was deine Einheiten, Armeen und Karten bei Überfällen, Kriegen und Ereignissen wert sind.
rating-happiness = Zufriedenheit
    .text = Freudesymbole abzüglich der Unmutssymbole. Je leerer dein gelber Vorrat, desto mehr davon sind nötig.
part-armies = Armeen
part-workers = Arbeiter
part-no-face-for-itself = Der Petersdom gibt sich selbst kein Symbol

# Spielsteine

piece-yellow-token = Gelber Stein
piece-blue-token = Blauer Stein
piece-worker = Arbeiter
piece-unused-worker = Freier Arbeiter
piece-civil-action = Zivilaktion
piece-military-action = Militäraktion
bank-yellow = Gelber Vorrat
    .text = Die Steine hier sind Menschen, die noch kommen. Je leerer der Vorrat, desto mehr wird gegessen und desto mehr Freudesymbole sind nötig.
bank-blue = Blauer Vorrat
    .text = Die Steine hier sind frei für Nahrung und Rohstoffe. Je leerer der Vorrat, desto mehr geht durch Korruption verloren.

# Woher eine Angabe zu einer Karte stammt

source-rulebook = Spielregel
    .text = Steht in der Spielregel.
source-public = Anderswo veröffentlicht
    .text = Bekannt aus anderen Veröffentlichungen über das Spiel.
source-memory = Aus der Erinnerung
    .text = Bekannt, aber nirgends nachgesehen.
source-reconstructed = Rekonstruiert
    .text = Nicht bekannt; so ergänzt, dass es zu allem Bekannten passt. Wer das Spiel besitzt, kann es berichtigen.
single-source = Nur an einer Stelle gesehen
    .text = Einige Zahlen sind nur aus einer einzigen Veröffentlichung bekannt.

# Optionen einer Partie

setting-adjusted = Angepasste Karten
    .text = Die neuen Fassungen der Erweiterung von 12 Anführern und Wundern und einigen Technologien sowie sechs weitere Aktionskarten zu dritt und zu viert.
setting-new-military = Neue Militärkarten
    .text = Die 19 Militärkarten der Erweiterung kommen in die Stapel.
setting-mix = Anführer und Wunder
    .text = Welche Anführer und Wunder mitspielen: die des Grundspiels, die der Erweiterung oder einige von beiden.
setting-mix-base = Grundspiel
setting-mix-pure = Nur Erweiterung
setting-mix-secret = Geheime Mischung
setting-mix-open = Offene Mischung
setting-mix-gradual = Offene Mischung, Zeitalter für Zeitalter
setting-mix-one-base = Erweiterung und je ein altes
setting-mix-draft = Draft
setting-agreed = Vereinbarte Anführer und Wunder
    .text = In einer geheimen oder offenen Mischung spielen diese sicher mit; so viele noch fehlen, werden gezogen.
setting-peaceful = Friedliches Spiel
    .text = Ohne Überfälle und Kriege. Stärke zählt weiterhin bei Ereignissen und Gebieten.
setting-short = Kurzes erstes Spiel
    .text = Nur die Zeitalter A, I und II, ohne Überfälle, Kriege und Pakte und mit einer eigenen Wertung am Ende.
setting-closed-hands = Verdeckte Zivilhände
    .text = Zivilkarten auf der Hand sind verdeckt. Sonst sieht sie jeder.
setting-resigning = Aufgeben
    .text = Man darf als politische Aktion aufgeben, vor Zeitalter IV.

# Zeilen der Wertung, und warum das Spiel zu Ende ist

score-culture = Kulturpunkte
score-before = Vor der Schlusswertung
score-events = Ereignisse aus Zeitalter III
score-short = Wertung der kurzen Partie
score-effects = Ausliegende Karten
reason-end = Die letzte Runde ist gespielt.
reason-resigned = Alle anderen haben aufgegeben.

# Angebotene Schritte

do-do = { $arg1 }
do-choose = { $arg1 }
do-next = { $arg1 }
do-pay = { $arg1 }
do-decline = Nein
step-build-free = Umsonst bauen, was das Ereignis nennt
step-look-at-event = Das nächste Ereignis ansehen
step-look-at-hand = Die Militärhand eines Rivalen ansehen
step-olympic-games = Die Olympischen Spiele ausrufen
step-political-action = Eine zweite politische Aktion ausführen
step-pay-resources = 1 Rohstoff für 4 Kultur zahlen
step-pools = 3 Wissenschaft für Einheitentechnologien und 3 Rohstoffe für Einheiten nehmen
step-may = Etwas, das dir freisteht

# Wo die Partie steht

stage-setup = Draft
    .phase = Draft
stage-turn = Runde { $round }, Zeitalter { age-name }: { $seat }
    .phase = Züge
stage-politics = Runde { $round }, Zeitalter { age-name }: { $seat }, Politik
    .phase = Politik
stage-actions = Runde { $round }, Zeitalter { age-name }: { $seat }, Aktionen
    .phase = Aktionen
stage-over = Beendet

# Fragen

ask-may = { $arg1 }: Möchtest du das?
ask-one-gain = Was nimmst du?
ask-pay-then = { $arg1 }: Möchtest du das?
ask-any-order = Was kommt als Nächstes?
ask-draft-pick = Welchen Anführer und welches Wunder behältst du für das Spiel?
ask-political-action = Welche politische Aktion führst du aus?
ask-whom-to-attack = { $card }: Gegen wen?
ask-unit-for-attack = { $card }: Opferst du eine Einheit für den Angriff?
ask-pact-partner = { $card }: Wem bietest du diesen Pakt an?
ask-action-phase =
    Was tust du? Du hast { $ca ->
        [0] keine Zivilaktion
        [one] eine Zivilaktion
       *[other] { $ca } Zivilaktionen
    } und { $ma ->
        [0] keine Militäraktion
        [one] eine Militäraktion
       *[other] { $ma } Militäraktionen
    }.
ask-build-or-upgrade = Was baust oder verbesserst du?
ask-develop-something = Was entwickelst du?
ask-break-through = Was entwickelst du?
ask-develop-civilization = Was tust du, um 1 billiger als sonst und ohne Aktion?
ask-gain-goods =
    Du erhältst { $food } Nahrung und { $resources ->
        [one] einen Rohstoff
       *[other] { $resources } Rohstoffe
    }, aber dein Vorrat hat { $tokens ->
        [0] keinen Stein
        [one] nur einen Stein
       *[other] nur { $tokens } Steine
    }. Wie viele nimmst du für Nahrung?
ask-gain-mix = Du erhältst insgesamt { $count }: Wie viel davon Nahrung, wie viel Rohstoffe?
ask-lose-mix = Du verlierst insgesamt { $count }: Wie viel davon Nahrung, wie viel Rohstoffe?
ask-steal-mix = Was nimmst du { $other_seat } ab, bis zu { $count }?
ask-lose-token = Von welcher Karte verlierst du einen blauen Stein?
ask-token-for-stage = Dein Vorrat ist leer. Von welcher Karte kommt der blaue Stein für die Stufe?
ask-lose-population = Welchen Arbeiter verlierst du?
ask-destroy-own = Was zerstörst du?
ask-discard-military =
    Du hast zu viele Militärkarten. Welche wirfst du ab? { $count ->
        [one] Es ist die letzte.
       *[other] Insgesamt { $count }.
    }
ask-discard-for-colony = Welche Militärkarte wirfst du für die Kolonie ab?
ask-bid-for-territory =
    { $card }: { $bid ->
        [0] Eröffnest du die Versteigerung?
        [one] Bietest du mehr als 1?
       *[other] Bietest du mehr als { $bid }?
    }
ask-send-force = { $card }: Wen schickst du? Wer geschickt wird, ist verloren. Dein Gebot ist { $bid }; bisher hast du { $force }.
ask-colonize-from-hand = Welches Gebiet kolonisierst du?
ask-defend =
    { $other_seat } greift an: { $card }, { $attack } gegen deine { $defence }. Verteidigst du dich? { $most ->
        [0] Keine Karte mehr.
        [one] Noch eine Karte.
       *[other] Bis zu { $most } Karten.
    }
ask-sacrifice-in-war = Opferst du in diesem Krieg eine Einheit?
ask-answer-pact =
    { $other_seat } bietet dir einen Pakt an: { $card }{ $side ->
        [both] {""}
        [a] ; du wärst Seite A
       *[other] ; du wärst Seite B
    }. Nimmst du an?
ask-raid = Welches Gebäude von { $other_seat } zerstörst du?
ask-annex = Welche Kolonie nimmst du?
ask-infiltrate = Was entfernst du?
ask-kidnap = Welche Karte nimmst du?
ask-technology-spoils = Welche Technologie nimmst du? Den Rest deines Vorsprungs nimmst du als Wissenschaft.
ask-follow-plan = Welches dieser Ereignisse trifft deine Zivilisation?
ask-lose-colony = Welche Kolonie verlierst du?
ask-accept-agreement = Verzichtest du auf deine nächste politische Aktion für Karten im Wert von 5 Zivilaktionen?
ask-take-freely =
    Welche Karte nimmst du? Dafür bleiben dir { $count ->
        [0] keine Zivilaktionen
        [one] eine Zivilaktion
       *[other] { $count } Zivilaktionen
    }.
ask-ruin-wonder = Welches Wunder verfällt?
ask-terror = Welches Gebäude zerstörst du?
ask-move-worker = Welchen Arbeiter versetzt du, und wohin?
ask-negotiate = Was gibt die schwächste Zivilisation der stärksten?
ask-honour-homer = Unter welches Wunder legst du Homer? Du erhältst dann keine Aktion zurück.
ask-muster = Welche Einheit baust du mit einem neuen Arbeiter, beides für eine Militäraktion?
ask-printers-action = Gutenberg: Was tust du für ein Labor oder eine Bibliothek? Es bringt auch { $culture } Kultur.
ask-saladins-choice = Saladin: Stärke oder eine Aktion?
ask-upgrade-to-theater = Welches Gebäude wird ein Theater?
ask-look-at-hand = { $card }: Wessen Militärhand siehst du dir an?
ask-show-event = Welches Ereignis zeigst du?

# Was die anderen lesen, während jemand entscheidet

wait-may = { $seat } entscheidet, ob etwas geschieht.
wait-one-gain = { $seat } wählt, was es sein soll.
wait-pay-then = { $seat } entscheidet, ob gezahlt wird.
wait-any-order = { $seat } entscheidet, was als Nächstes kommt.
wait-draft-pick = { $seat } wählt einen Anführer und ein Wunder.
wait-political-action = { $seat } entscheidet über eine politische Aktion.
wait-action-phase = { $seat } ist am Zug.
wait-build-or-upgrade = { $seat } baut oder verbessert etwas.
wait-develop-something = { $seat } entwickelt eine Technologie.
wait-break-through = { $seat } entwickelt eine Technologie.
wait-develop-civilization = { $seat } entscheidet, was die Zivilisation tut.
wait-gain-goods = { $seat } teilt Steine auf Nahrung und Rohstoffe auf.
wait-gain-mix = { $seat } wählt zwischen Nahrung und Rohstoffen.
wait-lose-mix = { $seat } wählt zwischen Nahrung und Rohstoffen.
wait-steal-mix = { $seat } nimmt { $other_seat } Nahrung und Rohstoffe ab.
wait-lose-token = { $seat } gibt einen blauen Stein ab.
wait-token-for-stage = { $seat } nimmt einen blauen Stein von einer Karte.
wait-lose-population = { $seat } verliert einen Arbeiter.
wait-destroy-own = { $seat } zerstört etwas.
wait-discard-military = { $seat } wirft Militärkarten ab.
wait-discard-for-colony = { $seat } wirft Militärkarten ab.
wait-bid-for-territory = { $seat } wird nach einem Gebot gefragt: { $card }.
wait-send-force = { $seat } stellt eine Kolonisierungstruppe zusammen.
wait-colonize-from-hand = { $seat } wählt ein Gebiet.
wait-defend = { $seat } entscheidet über die Verteidigung gegen { $card } von { $other_seat }.
wait-sacrifice-in-war = { $seat } entscheidet, ob eine Einheit geopfert wird.
wait-answer-pact = { $seat } antwortet auf das Angebot von { $other_seat }: { $card }.
wait-raid = { $seat } zerstört Gebäude von { $other_seat }.
wait-annex = { $seat } nimmt eine Kolonie.
wait-infiltrate = { $seat } entfernt einen Anführer oder ein Wunder.
wait-kidnap = { $seat } sieht sich die Zivilhand eines Rivalen an.
wait-technology-spoils = { $seat } nimmt die Beute des Krieges.
wait-follow-plan = { $seat } wählt ein Ereignis.
wait-lose-colony = { $seat } verliert eine Kolonie.
wait-accept-agreement = { $seat } entscheidet über das Internationale Abkommen.
wait-take-freely = { $seat } nimmt Karten aus der Leiste.
wait-ruin-wonder = { $seat } wählt ein Wunder, das verfällt.
wait-terror = { $seat } zerstört ein Gebäude eines Rivalen.
wait-move-worker = { $seat } entscheidet, ob ein Arbeiter versetzt wird.
wait-negotiate = { $seat } führt die Verhandlungen.
wait-honour-homer = { $seat } entscheidet, wohin Homer kommt.
wait-muster = { $seat } hebt eine Einheit aus.
wait-printers-action = { $seat } nutzt Gutenbergs Aktion.
wait-saladins-choice = { $seat } trifft Saladins Wahl.
wait-upgrade-to-theater = { $seat } macht aus einem Gebäude ein Theater.
wait-look-at-hand = { $seat } wählt, wessen Hand angesehen wird.
wait-show-event = { $seat } entscheidet, ob ein Ereignis gezeigt wird.

# Antworten

do-stop = Nichts mehr
do-gain = { $count } { $good } nehmen
do-keep = { $card } behalten
do-use = { $card } nutzen
do-take =
    { $card } nehmen, { $count ->
        [0] ohne Aktion
        [one] eine Zivilaktion
       *[other] { $count } Zivilaktionen
    }
do-grow-action = Bevölkerung vermehren für { $count } Nahrung
do-build =
    { $card } bauen, { $count ->
        [0] umsonst
        [one] ein Rohstoff
       *[other] { $count } Rohstoffe
    }
do-upgrade-action = Einen Arbeiter verbessern
do-upgrade =
    { $card } zu { $card2 } verbessern, { $count ->
        [0] umsonst
        [one] ein Rohstoff
       *[other] { $count } Rohstoffe
    }
do-destroy-action = Ein Gebäude zerstören oder eine Einheit auflösen
do-destroy = { $card } zerstören: Der Arbeiter wird frei
do-stage =
    { $count ->
        [0] Keine Stufe
        [one] Eine Stufe
       *[other] { $count } Stufen
    } des Wunders bauen für { $food ->
        [0] { $price ->
            [one] einen Rohstoff
           *[other] { $price } Rohstoffe
        }
       *[other] { $price } Nahrung
    }
do-develop = { $card } entwickeln für { $count } Wissenschaft
do-revolt = Revolution: { $card } für { $count } Wissenschaft und alle Aktionen
do-revolt-free = Revolution: { $card } für { $count } Wissenschaft
do-lead = { $card } als Anführer ausspielen
do-play = { $card } spielen
do-tactic = Die Taktik { $card } spielen
do-tactic-stronger = Die Taktik { $card } spielen (mit Sunzi)
do-copy = Die Taktik { $card } kopieren
do-copy-stronger = Die Taktik { $card } kopieren (mit Sunzi)
do-end-action = Zug beenden
do-no-politics = Keine politische Aktion
do-prepare = { $card } als Ereignis vorbereiten
do-attack = { $targets ->
    [1] { $seat } angreifen: { $card }, { $count ->
           [0] ohne Militäraktion
           [one] eine Militäraktion
          *[other] { $count } Militäraktionen
       }
   *[other] Angreifen: { $card }
}
do-declare = { $targets ->
    [1] { $seat } den Krieg erklären: { $card }, { $count ->
           [0] ohne Militäraktion
           [one] eine Militäraktion
          *[other] { $count } Militäraktionen
       }
   *[other] Den Krieg erklären: { $card }
}
do-on =
    Gegen { $seat }, { $count ->
        [0] ohne Militäraktion
        [one] eine Militäraktion
       *[other] { $count } Militäraktionen
    }
do-sacrifice = Eine Einheit opfern: { $card }
do-alone = Ohne Opfer
do-no-unit = Keine Einheit opfern
do-offer = Einen Pakt anbieten: { $card }
do-with =
    An { $seat }{ $side ->
        [both] {""}
        [a] , du bist Seite A
       *[other] , du bist Seite B
    }
do-cancel = { $card } aufkündigen
do-resign = Aufgeben
do-accept = Annehmen
do-refuse = Ablehnen
do-agree = Zustimmen
do-defend = { $count ->
    [1] { $card } einsetzen: +{ $defence }
   *[other] { $card } einsetzen: +{ $defence } (eine von { $count })
}
do-defend-so = { $defence ->
    [0] Nicht verteidigen
   *[other] { $holds ->
        [yes] Mit +{ $defence } verteidigen: Der Angriff scheitert
       *[no] Mit +{ $defence } verteidigen: Das reicht nicht
    }
}
do-bid = { $count } bieten
do-drop-out = Aussteigen
do-send = { $card }: { $count } schicken
do-bonus = { $card }: { $count } spielen
do-cards =
    { $count ->
        [0] Keine Karte
        [one] Eine Karte
       *[other] { $count } Karten
    } abwerfen
do-pay-resources =
    { $count ->
        [0] Nichts
        [one] Einen Rohstoff
       *[other] { $count } Rohstoffe
    } zahlen
do-colonize = { $card } kolonisieren
do-food-tokens =
    { $count ->
        [0] Keinen Stein
        [one] Einen Stein
       *[other] { $count } Steine
    } für Nahrung
do-mix =
    { $food ->
        [0] {""}
       *[other] { $food } Nahrung
    }{ $resources ->
        [0] {""}
       *[other] { $food ->
            [0] {""}
           *[other] {" "}und{" "}
        }
    }{ $resources ->
        [0] {""}
        [one] ein Rohstoff
       *[other] { $resources } Rohstoffe
    }
do-token-from = Von { $card } nehmen
do-lose-worker = Einen Arbeiter verlieren: { $card }
do-discard = { $card } abwerfen
do-raid = { $card } von { $seat } zerstören
do-raid-nothing = Es gibt nichts weiter zu zerstören
do-annex = { $card } von { $seat } nehmen
do-remove = { $card } von { $seat } entfernen
do-kidnap = { $card } von { $seat } nehmen
do-steal = { $card } nehmen
do-plan = { $card } wählen
do-release = { $card } verlieren
do-ruin = { $card } verfallen lassen
do-destroy-of = { $card } von { $seat } zerstören
do-move = Einen von { $card } versetzen
do-to =
    Auf { $card }, { $count ->
        [0] umsonst
        [one] ein Rohstoff
       *[other] { $count } Rohstoffe
    }
do-negotiate = { $seat } gibt { $other_seat } 3 { $good }
do-nothing = Nichts
do-under = Homer unter das Wunder legen: { $card }
do-muster =
    { $card } bauen, { $count ->
        [0] umsonst
        [one] ein Rohstoff
       *[other] { $count } Rohstoffe
    }, mit einem neuen Arbeiter, { $food ->
        [0] umsonst
       *[other] { $food } Nahrung
    }
do-printers-play =
    Mit der Karte { $card }: { $card2 }, { $count ->
        [0] umsonst
       *[other] { $count } { $paid ->
            [science] Wissenschaft
           *[resources] { $count ->
                [one] Rohstoff
               *[other] Rohstoffe
            }
        }
    }
do-saladin-strength = 2 Stärke
do-saladin-action = Eine Zivilaktion
do-theater =
    { $card } wird zu { $card2 }, eine Zivilaktion und { $count ->
        [0] keine Rohstoffe
        [one] ein Rohstoff
       *[other] { $count } Rohstoffe
    }
do-look = Die Militärhand von { $seat } ansehen
do-show = { $card } zeigen

# Was geschehen ist

event-turn-begins = { $seat } beginnt einen Zug: Runde { $round }.
    .you = Du beginnst einen Zug: Runde { $round }.
event-card-gone = Aus der Leiste entfernt: { $card }.
event-card-dealt = Neu in der Leiste: { $card } ({ $space }).
event-age-ends = Zeitalter { age-name } endet.
event-age-begins = Zeitalter { age-name } beginnt.
    .banner = Zeitalter { age-name } beginnt
event-antiquated = { $seat } verliert { $card }: veraltet.
    .you = Du verlierst { $card }: veraltet.
event-wonder-lost = { $seat } verliert das unvollendete Wunder { $card }: veraltet.
    .you = Du verlierst das unvollendete Wunder { $card }: veraltet.
event-last-round = Runde { $round } ist die letzte.
    .banner = Die letzte Runde
event-final-scoring = Die Schlusswertung.
    .banner = Die Schlusswertung
event-last-effects = Ausliegende Karten werten am Ende.

event-no-politics = { $seat } verzichtet auf eine politische Aktion.
    .you = Du verzichtest auf eine politische Aktion.
event-prepares = { $seat } bereitet ein Ereignis des Zeitalters { age-name } vor.
    .you = Du bereitest ein Ereignis des Zeitalters { age-name } vor.
event-prepared = { $seat } bereitet { $card } vor.
    .you = Du bereitest { $card } vor.
event-saw-event = { $seat } sieht, welches Ereignis { $other_seat } vorbereitet: { $card }.
    .you = Du siehst, welches Ereignis { $other_seat } vorbereitet: { $card }.
    .to-you = { $seat } sieht, welches Ereignis du vorbereitest: { $card }.
event-looks-at-event = { $seat } sieht das nächste Ereignis an.
    .you = Du siehst das nächste Ereignis an.
event-looked-at-event = { $seat } sieht das nächste Ereignis: { $card }.
    .you = Du siehst das nächste Ereignis: { $card }.
event-looks-at-hand = { $seat } sieht die Militärhand von { $other_seat } an.
    .you = Du siehst die Militärhand von { $other_seat } an.
    .to-you = { $seat } sieht deine Militärhand an.
event-event = Ereignis: { $card }.
    .banner = Ereignis: { $card }
event-territory = Ein Gebiet kann kolonisiert werden: { $card }.
event-plans = Zur Wahl stehen: { $cards }.
event-bids = { $seat } bietet { $count }.
    .you = Du bietest { $count }.
event-drops-out = { $seat } steigt aus.
    .you = Du steigst aus.
event-no-colony = Niemand kolonisiert { $card }.
event-colonizes = { $seat } schickt eine Truppe von { $count }: { $card }.
    .you = Du schickst eine Truppe von { $count }: { $card }.
event-sent = { $seat } schickt Einheiten: { $card } ×{ $count }.
    .you = Du schickst Einheiten: { $card } ×{ $count }.
event-colony = { $seat } hat eine neue Kolonie: { $card }.
    .you = Du hast eine neue Kolonie: { $card }.
event-colony-lost = { $seat } verliert die Kolonie { $card }.
    .you = Du verlierst die Kolonie { $card }.
event-offers-pact = { $seat } bietet { $other_seat } einen Pakt an: { $card }.
    .you = Du bietest { $other_seat } einen Pakt an: { $card }.
    .to-you = { $seat } bietet dir einen Pakt an: { $card }.
event-pact-refused = { $seat } lehnt ab: { $card }.
    .you = Du lehnst ab: { $card }.
event-pact-signed = { $seat } und { $other_seat } schließen einen Pakt: { $card }.
    .you = Du und { $other_seat } schließt einen Pakt: { $card }.
    .to-you = { $seat } und du schließt einen Pakt: { $card }.
event-pact-ends = { $seat } und { $other_seat } haben keinen Pakt mehr: { $card }.
    .you = Du und { $other_seat } habt keinen Pakt mehr: { $card }.
    .to-you = { $seat } und du habt keinen Pakt mehr: { $card }.
event-attacks = { $seat } greift { $other_seat } an: { $card }.
    .you = Du greifst { $other_seat } an: { $card }.
    .to-you = { $seat } greift dich an: { $card }.
event-aggression-won = { $seat } hat Erfolg gegen { $other_seat } mit { $card }, { $attack } gegen { $defence }.
    .you = Du hast Erfolg gegen { $other_seat } mit { $card }, { $attack } gegen { $defence }.
    .to-you = { $seat } hat Erfolg gegen dich mit { $card }, { $attack } gegen { $defence }.
event-aggression-failed = { $seat } scheitert an { $other_seat } mit { $card }, { $attack } gegen { $defence }.
    .you = Du scheiterst an { $other_seat } mit { $card }, { $attack } gegen { $defence }.
    .to-you = { $seat } scheitert an dir mit { $card }, { $attack } gegen { $defence }.
event-sacrificed = { $seat } opfert eine Einheit: { $card }.
    .you = Du opferst eine Einheit: { $card }.
event-war = { $seat } kämpft gegen { $other_seat }: { $card }, { $attack } gegen { $defence }.
    .you = Du kämpfst gegen { $other_seat }: { $card }, { $attack } gegen { $defence }.
    .to-you = { $seat } kämpft gegen dich: { $card }, { $attack } gegen { $defence }.
    .banner = { $card }
event-technology-stolen = { $seat } nimmt { $other_seat } { $card } ab.
    .you = Du nimmst { $other_seat } { $card } ab.
    .to-you = { $seat } nimmt dir { $card } ab.
event-kidnapped = { $seat } nimmt { $card } aus der Hand von { $other_seat }.
    .you = Du nimmst { $card } aus der Hand von { $other_seat }.
    .to-you = { $seat } nimmt { $card } aus deiner Hand.
event-kidnapped-unseen = { $seat } nimmt eine Karte aus der Hand von { $other_seat }.
    .you = Du nimmst eine Karte aus der Hand von { $other_seat }.
    .to-you = { $seat } nimmt eine Karte aus deiner Hand.
event-olympic-games = { $seat } ruft die Olympischen Spiele aus: Bis zum nächsten Mal verliert Kultur, wer angreift.
    .you = Du rufst die Olympischen Spiele aus: Bis zum nächsten Mal verliert Kultur, wer angreift.
event-resigns = { $seat } gibt auf.
    .you = Du gibst auf.

event-took = { $seat } nimmt { $card }.
    .you = Du nimmst { $card }.
event-uses = { $seat } nutzt { $card }.
    .you = Du nutzt { $card }.
event-plays = { $seat } spielt { $card }.
    .you = Du spielst { $card }.
event-grew = { $seat } hat einen Arbeiter mehr.
    .you = Du hast einen Arbeiter mehr.
event-population-lost = { $seat } verliert einen Arbeiter.
    .you = Du verlierst einen Arbeiter.
event-built = { $seat } baut: { $card }.
    .you = Du baust: { $card }.
event-upgraded = { $seat } verbessert { $card } zu { $card2 }.
    .you = Du verbesserst { $card } zu { $card2 }.
event-moved = { $seat } versetzt einen Arbeiter von { $card } auf { $card2 }.
    .you = Du versetzt einen Arbeiter von { $card } auf { $card2 }.
event-destroyed = { $seat } verliert ein Gebäude oder eine Einheit: { $card }.
    .you = Du verlierst ein Gebäude oder eine Einheit: { $card }.
event-stage-built = { $seat } baut Stufe { $stage }: { $card }.
    .you = Du baust Stufe { $stage }: { $card }.
event-completed = { $seat } vollendet { $card }.
    .you = Du vollendest { $card }.
event-ruined = { $seat } sieht ein Wunder verfallen: { $card }.
    .you = Du siehst ein Wunder verfallen: { $card }.
event-developed = { $seat } entwickelt { $card }.
    .you = Du entwickelst { $card }.
event-revolution = { $seat } macht eine Revolution.
    .you = Du machst eine Revolution.
event-leader = { $seat } spielt einen Anführer aus: { $card }.
    .you = Du spielst einen Anführer aus: { $card }.
event-leader-leaves = { $seat } verliert den Anführer { $card }.
    .you = Du verlierst den Anführer { $card }.
event-nobel-prize = Der Nobelpreis wird gestiftet.
event-tactic = { $seat } nutzt die Taktik { $card }.
    .you = Du nutzt die Taktik { $card }.
event-tactic-shared = { $seat } teilt eine Taktik mit allen: { $card }.
    .you = Du teilst eine Taktik mit allen: { $card }.
event-under-tactic = { $seat } legt Sunzi unter { $card }.
    .you = Du legst Sunzi unter { $card }.
event-pool = { $seat } hat für diesen Zug { $pool }: { $count }.
    .you = Du hast für diesen Zug { $pool }: { $count }.
event-actions-lost =
    { $seat } verliert { $count ->
        [one] eine Zivilaktion
       *[other] { $count } Zivilaktionen
    }.
    .you = Du verlierst { $count ->
            [one] eine Zivilaktion
           *[other] { $count } Zivilaktionen
        }.
event-token-lost = { $seat } verliert einen gelben Stein.
    .you = Du verlierst einen gelben Stein.
event-token-released = { $seat } legt einen Stein des Hippokrates in den gelben Vorrat.
    .you = Du legst einen Stein des Hippokrates in den gelben Vorrat.
event-actions-end = { $seat } beendet die Aktionen.
    .you = Du beendest die Aktionen.

event-uprising = { $seat } hat einen Aufruhr: Nichts wird erzeugt.
    .you = Du hast einen Aufruhr: Nichts wird erzeugt.
event-culture = { $seat } erhält { $count } Kultur.
    .you = Du erhältst { $count } Kultur.
event-culture-lost = { $seat } verliert { $count } Kultur.
    .you = Du verlierst { $count } Kultur.
event-science = { $seat } erhält { $count } Wissenschaft.
    .you = Du erhältst { $count } Wissenschaft.
event-science-lost = { $seat } verliert { $count } Wissenschaft.
    .you = Du verlierst { $count } Wissenschaft.
event-corruption = { $seat } erleidet Korruption: { $count }.
    .you = Du erleidest Korruption: { $count }.
event-produced =
    { $seat } erzeugt: { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } auf { $card }.
    .you = Du erzeugst: { $count ->
            [one] einen Stein
           *[other] { $count } Steine
        } auf { $card }.
event-gained = { $seat } erhält { $good }: { $count }.
    .you = Du erhältst { $good }: { $count }.
event-lost = { $seat } verliert { $good }: { $count }.
    .you = Du verlierst { $good }: { $count }.
event-famine = { $seat } hat um { $count } zu wenig Nahrung.
    .you = Du hast um { $count } zu wenig Nahrung.
event-drew =
    { $seat } zieht { $count ->
        [one] eine Militärkarte
       *[other] { $count } Militärkarten
    }.
    .you = Du ziehst { $count ->
            [one] eine Militärkarte
           *[other] { $count } Militärkarten
        }.
event-drew-card = { $seat } zieht { $card }.
    .you = Du ziehst { $card }.

# Warum nicht

refused-first-round = In der ersten Runde werden nur Karten genommen.
refused-empty-space = Auf diesem Platz liegt keine Karte.
refused-hand-full =
    Deine Zivilhand ist voll: höchstens { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
refused-same-name = Du hast diese Technologie schon, im Spiel oder auf der Hand.
refused-leader-of-age = Du hast schon einen Anführer dieses Zeitalters genommen.
refused-unfinished-wonder = Erst muss dein unvollendetes Wunder fertig werden.
refused-short-of-civil-actions =
    Dir { $count ->
        [one] fehlt eine Zivilaktion
       *[other] fehlen { $count } Zivilaktionen
    }.
refused-short-of-military-actions =
    Dir { $count ->
        [one] fehlt eine Militäraktion
       *[other] fehlen { $count } Militäraktionen
    }.
refused-short-of-resources =
    Dir { $count ->
        [one] fehlt ein Rohstoff
       *[other] fehlen { $count } Rohstoffe
    }.
refused-short-of-food =
    Dir { $count ->
        [one] fehlt
       *[other] fehlen
    } { $count } Nahrung.
refused-short-of-science =
    Dir { $count ->
        [one] fehlt
       *[other] fehlen
    } { $count } Wissenschaft.
refused-yellow-bank-empty = Dein gelber Vorrat ist leer.
refused-no-unused-worker = Du hast keinen freien Arbeiter.
refused-not-developed = Du hast diese Technologie nicht entwickelt.
refused-military-actions-spent = Diese Art Revolution braucht alle deine Militäraktionen; { $count ->
    [one] eine ist verbraucht.
   *[other] { $count } sind verbraucht.
}
refused-no-technology = Du hast keine Technologie, die du so entwickeln könntest.
refused-own-tactic = Diese Taktik ist schon deine.
refused-no-common-tactic = Diese Taktik liegt nicht im gemeinsamen Bereich.
refused-used-up = Das ist schon benutzt worden.
refused-use-impossible = Das kann jetzt nicht benutzt werden.
refused-not-in-play = Du hast diese Karte nicht im Spiel.
refused-no-such-pact = Du bist nicht Partner dieses Pakts.
refused-building-limit = Deine Regierung erlaubt keine weiteren Gebäude dieser Art.
refused-no-worker-there = Dort steht kein Arbeiter von dir.
refused-no-upgrade = Verbessert wird auf eine höhere Stufe derselben Art.
refused-no-unfinished-wonder = Du hast kein unvollendetes Wunder.
refused-too-many-stages = So viele Stufen lassen sich nicht auf einmal bauen.
refused-no-blue-token = Du hast keinen blauen Stein für die Stufe.
refused-not-in-hand = Du hast diese Karte nicht auf der Hand.
refused-no-government = Nur eine Regierung kann durch Revolution wechseln.
refused-actions-spent = Eine Revolution braucht alle Aktionen, und einige sind ausgegeben.
refused-partner-cannot-pay = Dein Partner im Pakt kann seinen Anteil nicht zahlen.
refused-second-tactic = Eine Taktik pro Zug.
refused-fresh-card = Eine Aktionskarte kann nicht in dem Zug gespielt werden, in dem sie genommen wurde.
refused-no-event = Diese Karte ist weder Ereignis noch Gebiet.
refused-no-attack = Diese Karte ist weder Überfall noch Krieg.
refused-no-pact = Diese Karte ist kein Pakt.
refused-may-attack = { $card } verbietet diesen Angriff.
refused-may-play = { $card } kann nicht gespielt werden: deine Zivilhand ist voll.
refused-war-on-me = { $card } schützt vor Kriegen.
refused-second-war = Du führst schon einen Krieg.
refused-last-round = Ein Krieg würde vor dem Spielende nicht mehr entschieden.
refused-no-target = Der Rivale hat nichts, was diese Karte nehmen könnte.
refused-not-stronger = Du bist nicht stärker.
refused-too-many-defenders = Keine weiteren Karten: so viele, wie du insgesamt Militäraktionen hast.
refused-bid-too-low = Biete mindestens { $least }.
refused-bid-too-high = Die größte Truppe, die du schicken kannst, ist { $most }.
refused-no-resigning = In dieser Partie gibt niemand auf.
refused-age-iv = Im Zeitalter IV gibt niemand auf.
refused-token-from = Darauf liegt kein blauer Stein.
refused-destroy = Dort gibt es nichts zu zerstören.
refused-discard = Du hast diese Karte nicht auf der Hand.
refused-colonize = Du hast dieses Gebiet nicht auf der Hand.
refused-lose-worker = Zuerst geht ein freier Arbeiter, sonst einer von deinen auf einer Karte.
refused-steal = Diese Technologie kann nicht genommen werden.
refused-plan = Nur die gezeigten Ereignisse stehen zur Wahl.
refused-release = Das ist keine deiner Kolonien.
refused-ruin = Es muss ein vollendetes Wunder des Zeitalters A oder I sein, das noch keine Ruine ist.
refused-under = Es muss ein vollendetes Wunder von dir sein.
refused-muster = Diese Einheit kann nicht ausgehoben werden: Nahrung, Rohstoffe oder eine Militäraktion fehlt.
refused-look = Diese Hand hast du letztes Mal angesehen, oder sie ist leer.
refused-show = Es muss ein Ereignis des Zeitalters III aus deiner Hand sein.

# Der Tisch im Terminal

terminal-headline =
    Runde { $round } · Zeitalter { age-name } · { $left ->
        [0] keine Zivilkarten mehr
        [one] noch eine Zivilkarte
       *[other] noch { $left } Zivilkarten
    }
terminal-last-round = die letzte Runde ist Runde { $round }
terminal-events = Ereignisse: { $current } stehen an ({ $ages }), { $future } vorbereitet
terminal-notes = Du kennst: { $cards }
terminal-tactics = Gemeinsame Taktiken: { $cards }
terminal-games = Olympische Spiele von { $seat }
terminal-to-come = In diesem Zeitalter noch zu erwarten: { $cards }
terminal-culture = Kultur
terminal-science = Wiss.
terminal-strength = Stärke
terminal-happy = Froh
terminal-food = Nahr.
terminal-resources = Rohst.
terminal-ca = ZA
terminal-ma = MA
terminal-workers = Arb.
terminal-government = Regierung
terminal-leader = Anführer
terminal-wonders = Wunder
terminal-specials = Sonder
terminal-colonies = Kolonien
terminal-tactic = Taktik
terminal-pacts = Pakte
terminal-war = Krieg
terminal-pools = In diesem Zug
terminal-ruined = { $card } (Ruine)
terminal-unfinished = { $card } (Stufen { $stages })
terminal-pact = { $card } mit { $seat }
terminal-war-on = { $card } gegen { $seat }
terminal-yellow =
    Gelber Vorrat { $count }: { $next ->
        [0] keine Menschen mehr
        [one] der nächste Arbeiter kostet 1 Nahrung
       *[other] der nächste Arbeiter kostet { $next } Nahrung
    }, Verbrauch { $eaten }, Freudesymbole { $happy } von { $needed }
terminal-blue = Blauer Vorrat { $count }: Korruption { $lost }
terminal-until = unter { $count }: { $amount }
terminal-unused = Freie Arbeiter: { $count }
terminal-uprising = AUFRUHR
terminal-civil-hand = Zivilhand ({ $count } von { $most }): { $cards }
terminal-military-hand = Militärhand ({ $count } von { $most }): { $cards }
terminal-hidden = { $count } aus Zeitalter { age-name }
terminal-none = keine
terminal-resigned = hat aufgegeben
terminal-yellow-next = unter { $count }: Verbrauch { $eaten }, Freudesymbole { $needed }
terminal-legend = ● Arbeiter  ■ blauer Stein  (2) Rohstoffe für einen weiteren  × geht als Nächstes
terminal-develop = Entwickeln für
terminal-cost = { $count } Wi.
terminal-science-costs = { $count }/{ $revolution } Wi.

## Die geführte erste Partie

lesson-goal = Worum es geht
    .text = Führe eine Zivilisation von der Antike bis heute. Die meiste Kultur am Ende gewinnt. Hier stehen deine Werte: wie viel Kultur und Wissenschaft du in jedem Zug machst, deine Stärke und wie zufrieden dein Volk ist.
lesson-row = Die Kartenleiste
    .text = Karten rücken nach links und werden billiger: 1, 2 oder 3 deiner weißen Aktionen. Was ganz links liegt, ist bald fort. Tippe eine Karte an, um sie zu lesen.
lesson-take = Dein erster Zug
    .text = In der ersten Runde nimmst du nur Karten, mit wenigen Aktionen. Ein Anführer hilft von Anfang an, ein Wunder braucht Rohstoffe für seine Stufen; billige gelbe Karten geben sofort ein wenig.
lesson-production = Produktion
    .text = Am Ende deines Zuges machen Bauernhöfe Nahrung und Minen Rohstoffe, und du erhältst Kultur und Wissenschaft. Jeder blaue Stein steht für Güter; sind zu wenige im blauen Vorrat, frisst Korruption Rohstoffe.
lesson-politics = Politik
    .text = Jeder Zug beginnt mit einer politischen Aktion. Noch hast du keine Militärkarten; geh also ohne weiter.
lesson-actions = Zivilaktionen
    .text = Jede weiße Aktion tut eines: eine Karte nehmen, bauen, verbessern, entwickeln, mehr Bevölkerung. Ein Arbeiter auf Mine oder Bauernhof zahlt von nun an in jedem Zug; tu das also zuerst.
lesson-grow = Mehr Arbeiter
    .text = Ein weiterer Arbeiter kostet Nahrung, und jeder nächste mehr. Arbeiter ohne Gebäude tun nichts; habe die Rohstoffe zum Bauen, ehe du wächst.
lesson-leader = Ein Anführer
    .text = Spiele den Anführer aus deiner Hand für eine Aktion. Es gibt immer nur einen, und er geht, wenn sein Zeitalter vorbei ist; warte also nicht.
lesson-wonder = Ein Wunder in Stufen
    .text = Bezahle seine Stufen der Reihe nach, jede mit einer Aktion. Ist es vollendet, wirkt es für den Rest des Spiels. Im Bau ist immer nur eines.
lesson-develop = Technologien
    .text = Eine Technologie aus deiner Hand kostet einmal Wissenschaft. Dann lassen sich Arbeiter darauf bauen oder dorthin verbessern. Bessere Bauernhöfe und Minen brauchen weniger Arbeiter für mehr.
lesson-prepare = Ein Ereignis vorbereiten
    .text = Eine grüne Karte aus deiner Hand wird ein künftiges Ereignis, und du erhältst ihr Zeitalter als Kultur. Es trifft später alle: Wähle eines, das dir passen wird.
lesson-event = Ein Ereignis
    .text = Immer wenn jemand ein Ereignis vorbereitet, tritt ein früheres ein. Viele belohnen den Stärksten und strafen den Schwächsten; bleib also an Stärke nie weit zurück.
lesson-ages = Ein neues Zeitalter
    .text = Ist der Stapel eines Zeitalters leer, gehen alte Karten: Anführer, unfertige Wunder und Handkarten des vorletzten Zeitalters. Auch verlieren alle zwei gelbe Steine, und das Ernähren wird schwerer.
lesson-corruption = Korruption
    .text = Zu viele blaue Steine liegen auf Karten: Du hortest. Gib Rohstoffe und Nahrung aus, oder baue etwas, das sie braucht.
lesson-alone = Du kennst das Spiel
    .text = Achte auf Nahrung, auf Stärke und später auf Freudesymbole. Ab hier geht die Partie weiter wie jede andere, gegen einen leichten Bot. Tipp und Regeln bleiben zur Hand.

## Wonach Bots gehen

term-culture = Kultur bis zum Ende
    .more = Es bringt bis zum Ende mehr Kultur.
    .less = Es bringt bis zum Ende weniger Kultur.
term-economy = Produktion
    .more = Du erzeugst in späteren Zügen mehr.
    .less = Du erzeugst in späteren Zügen weniger.
term-stores = Vorräte an Nahrung, Rohstoffen und Wissen
    .more = Dir bleiben mehr Nahrung, Rohstoffe und Wissenschaft.
    .less = Es verbraucht Nahrung, Rohstoffe oder Wissenschaft.
term-army = Stärke und Kriege
    .more = Du bist sicherer vor Kriegen und Überfällen.
    .less = Du bist weniger sicher vor Kriegen und Überfällen.
term-happiness = Zufriedenheit
    .more = Dein Volk ist zufriedener.
    .less = Dein Volk ist weniger zufrieden.
term-workers = was Arbeiter noch tun könnten
    .more = Es lässt Arbeitern etwas Gutes zu tun.
    .less = Es lässt Arbeitern weniger zu tun.
term-cards = Karten, Anführer und Wunder
    .more = Deine Karten, dein Anführer und deine Wunder sind mehr wert.
    .less = Deine Karten, dein Anführer und deine Wunder sind weniger wert.
term-rivals = der Abstand zu den Rivalen
    .more = Es hält deinen stärksten Rivalen auf.
    .less = Es hilft deinem stärksten Rivalen.
term-territory = ein Gebiet
    .more = Es bringt dich einem Gebiet näher.
    .less = Es kostet dich ein Gebiet.
because-pays-back =
    { $kind ->
        [food] Es erzeugt { $count } Nahrung mehr je Zug; was es kostet ({ $price }), ist nach { $turns ->
            [one] einem Zug
           *[other] { $turns } Zügen
        } wieder da.
       *[resources] Es erzeugt { $count ->
            [one] einen Rohstoff
           *[other] { $count } Rohstoffe
        } mehr je Zug; was es kostet ({ $price }), ist nach { $turns ->
            [one] einem Zug
           *[other] { $turns } Zügen
        } wieder da.
    }
because-each-turn =
    Es bringt { $kind ->
        [food] { $count } Nahrung
        [culture] { $count } Kultur
        [science] { $count } Wissenschaft
       *[resources] { $count ->
            [one] einen Rohstoff
           *[other] { $count } Rohstoffe
        }
    } mehr je Zug.
because-strength = Deine Stärke wird { $strength }; der stärkste Rivale hat { $rival }.

## Was die Dinge auf dem Tisch sind: ein Name, was es tut, und die Regel

explain-ca = Zivilaktion
    .text = Nimmt Karten aus der Leiste, mehrt die Bevölkerung, baut, verbessert, spielt Anführer und entwickelt Technologien. Jeden Zug wieder da.
    .rule = TA-0.14
explain-ma = Militäraktion
    .text = Baut und verbessert Einheiten, spielt und übernimmt Taktiken, greift an. Übrige ziehen Militärkarten.
    .rule = TA-0.14
explain-y = Gelbe Steine
    .text = Dein Volk. Je weniger im gelben Vorrat liegen, desto teurer ein neuer Arbeiter, desto mehr wird gegessen und desto mehr Freude ist nötig.
    .rule = TA-0.06
explain-yellow = Gelbe Steine
    .text = Dein Volk: im Vorrat, frei oder bei der Arbeit auf einer Karte.
    .rule = TA-0.06
explain-b = Blaue Steine
    .text = Auf Höfen sind sie Nahrung, auf Minen Rohstoffe. Ein leerer blauer Vorrat bedeutet Korruption.
    .rule = TA-14.01
explain-blue = Blaue Steine
    .text = Auf Höfen sind sie Nahrung, auf Minen Rohstoffe.
    .rule = TA-14.01
explain-corruption = Korruption
    .text = Liegen so wenige Steine im blauen Vorrat, verlierst du am Ende deines Zuges so viele Rohstoffe.
    .rule = TA-15.11
explain-consumption = Verbrauch
    .text = So viel Nahrung isst dein Volk am Ende deines Zuges; was fehlt, kostet je 4 Kultur.
    .rule = TA-15.13
explain-population = Preis eines Arbeiters
    .text = Nahrung, die der nächste Arbeiter kostet, solange in diesem Abschnitt Steine liegen.
    .rule = TA-8.15
explain-culture = Kultur
    .text = Kulturpunkte entscheiden das Spiel. Der Zuwachs kommt am Ende jedes deiner Züge dazu.
    .rule = TA-0.01
explain-science = Wissenschaft
    .text = Wissenschaftspunkte bezahlen Technologien und Regierungen. Der Zuwachs kommt am Ende jedes deiner Züge dazu.
    .rule = TA-0.01
explain-military = Stärke
    .text = Einheiten, Armeen deiner Taktik und Boni. Wird bei Überfällen, Kriegen und Ereignissen verglichen.
    .rule = TA-16.01
explain-happy = Freudesymbole
    .text = Sie halten das Volk zufrieden. Sind es zu wenige, sind Arbeiter unzufrieden; mehr Unzufriedene als freie Arbeiter sind ein Aufruhr.
    .rule = TA-13.03
explain-sad = Unzufriedenheit
    .text = Es fehlen Freudesymbole. Bei mehr Unzufriedenen als freien Arbeitern wird nichts produziert.
    .rule = TA-13.04
explain-grain = Nahrung
    .text = Blaue Steine auf Höfen. Bezahlt neue Arbeiter und ernährt am Zugende das Volk.
    .rule = TA-14.01
explain-res = Rohstoffe
    .text = Blaue Steine auf Minen. Bezahlen Gebäude, Einheiten und Stufen von Wundern.
    .rule = TA-14.01
explain-folk = Freie Arbeiter
    .text = Sie können auf einen Hof, eine Mine, ein Gebäude oder eine Einheit gesetzt werden und verhindern einen Aufruhr.
    .rule = TA-0.06
explain-cards = Handkarten
    .text = Zivil- und Militärkarten. Die Grenzen der Hand sind die Aktionen der Art.
    .rule = TA-8.02
explain-ship = Kolonisierung
    .text = Zählt zur Streitmacht, die du für ein Gebiet schickst.
    .rule = TA-17.03
explain-island = Kolonien
    .text = Ersteigerte Gebiete: ein dauernder Gewinn und einer beim Nehmen.
    .rule = TA-17.07
explain-hammer = Grenze der Stadtgebäude
    .text = So viele Gebäude jeder städtischen Art darfst du haben; die Regierung sagt, wie viele.
    .rule = TA-0.13
explain-card-back = Verdeckte Karte
    .text = Jemandes verdeckte Karte; bekannt ist nur ihr Zeitalter.
    .rule = TA-1.06
explain-civil-row = Kartenleiste
    .text = Dreizehn Karten für 1, 2 oder 3 Zivilaktionen. Zu Beginn jedes Zuges gehen die linken weg, die anderen rücken auf.
    .rule = TA-1.05
explain-civil-hand = Zivilhand
    .text = Aus der Leiste genommene, noch nicht gespielte Karten. Höchstens so viele wie Zivilaktionen.
    .rule = TA-8.02
explain-military-hand = Militärhand
    .text = Ereignisse, Taktiken, Überfälle, Kriege, Pakte und Bonuskarten. Zu viele werden am Zugende abgelegt.
    .rule = TA-15.02
explain-in-play = Im Spiel
    .text = Anführer, Wunder, Sondertechnologien, Kolonien und Pakte, die für diese Zivilisation wirken.
    .rule = TA-12.01
explain-leader = Anführer
    .text = Einer zur Zeit, je Zeitalter einer im Spiel. Wer einen ersetzt, bekommt eine Zivilaktion zurück.
    .rule = TA-12.01
explain-wonder = Wunder
    .text = Stufe für Stufe mit Rohstoffen gebaut; vollendet wirkt es bis zum Ende. Jedes vollendete macht das nächste beim Nehmen teurer.
    .rule = TA-8.05
explain-stages = Stufen eines Wunders
    .text = Die Rohstoffe, die jede Stufe kostet. Blaue Steine zeigen, was gebaut ist.
    .rule = TA-12.05
explain-technology = Technologie
    .text = Hof, Mine, Gebäude oder Einheit. Sie wirkt, sobald Arbeiter darauf stehen: jeder gibt, was unten steht.
    .rule = TA-11.01
explain-special = Sondertechnologie
    .text = Wirkt sofort und ohne Arbeiter; von jeder Art bleibt nur die beste.
    .rule = TA-11.07
explain-government = Regierung
    .text = Gibt Zivil- und Militäraktionen und begrenzt Stadtgebäude. Wechsel für Wissenschaft oder durch Revolution um alle Aktionen.
    .rule = TA-11.08
explain-action = Aktionskarte
    .text = Einmal für eine Zivilaktion gespielt, nicht in dem Zug, in dem sie genommen wurde.
    .rule = TA-8.09
explain-event = Ereignis
    .text = Für Kultur verdeckt vorbereitet; später trifft eines der aktuellen Ereignisse alle.
    .rule = TA-18.01
explain-events-now = Aktuelle Ereignisse
    .text = Das nächste vorbereitete Ereignis deckt das oberste von diesen auf.
    .rule = TA-6.11
explain-events-later = Künftige Ereignisse
    .text = Vorbereitete Ereignisse; sie werden zu den aktuellen, wenn jene aufgebraucht sind.
    .rule = TA-6.12
explain-territory = Gebiet
    .text = Wird versteigert, wenn es aufgedeckt wird: Wer am meisten bietet, schickt Einheiten und bekommt eine Kolonie.
    .rule = TA-17.01
explain-tactic = Taktik
    .text = Ein Satz Einheiten, der eine Armee mit zusätzlicher Stärke bildet. Ausliegende dürfen übernommen werden.
    .rule = TA-16.02
explain-aggression = Überfall
    .text = Greift sofort eine schwächere Zivilisation an; sie darf sich mit Karten wehren.
    .rule = TA-6.20
explain-war = Krieg
    .text = Jetzt erklärt, zu Beginn deines nächsten Zuges nach Stärke entschieden.
    .rule = TA-5.07
explain-pact = Pakt
    .text = Einem Mitspieler angeboten; er wirkt für beide, solange er besteht.
    .rule = TA-6.50
explain-bonus = Bonuskarte
    .text = Zählt zur Verteidigung oder zur Streitmacht für ein Gebiet.
    .rule = TA-17.03
explain-age = Zeitalter
    .text = Vier Zeitalter. Ist der Stapel eines Zeitalters leer, gehen alte Karten, Anführer und zwei gelbe Steine verloren.
    .rule = TA-19.01
explain-condition = Was bleibt
    .text = Die Wirkung einer Karte, die nicht mehr im Spiel ist und noch zählt.
    .rule = TA-12.07
explain-placeholder = Platzhalter
    .text = Steht für einen Anführer oder ein Wunder des Zeitalters, bis es aufgedeckt wird.
    .rule = TA-34.01
