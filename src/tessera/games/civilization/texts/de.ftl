### Civilization auf Deutsch. Durchweg eigene Worte; die Namen des Spielmaterials, wie man sie kennt.
###
### card-<key> ist der Name eines Stücks; das Attribut .text sagt, was es über seine Symbole hinaus tut. Zahlen, die eine
### Inhaltsdatei berichtigen kann, sind Argumente mit den Namen ihrer Felder ($amount, $also, $reach, ...). Lange Wörter
### enthalten weiche Trennstriche (U+00AD), an denen eine schmale Karte sie teilen darf; das Terminal lässt sie weg.
###
### what-<key> und unit-<key> sind Namen mitten im Satz. Was keine solche Nachricht hat (trade, culture, hut, event1,
### ...), wird an seinem Schlüssel unterschieden.

# Sätze, die mehrere Stücke gemeinsam haben

text-on-water = Steht auf Wasser, das für Figuren Wasser bleibt.
text-on-desert = Steht auf Wüste.
text-on-mountain = Steht auf Gebirge.
text-on-grassland = Steht auf Grasland.
text-starred = Steht überall außer auf Wasser. Eine Stadt hat höchstens ein Gebäude mit Stern.
text-person = Steht in deinen Randbezirken, nicht auf Wasser. Die Symbole dieser Großen Persönlichkeit ersetzen die des Feldes; wird sie selbst ersetzt, kommt sie zurück in deine Reserve.
text-paid-culture = Städteverwaltung, { text-pays }: Du erhältst { $amount } Kultur.
text-paid-production = Städteverwaltung, { text-pays }: Eine deiner Städte hat in dieser Runde { $amount } Produktion mehr.
text-production = Städteverwaltung: Eine deiner Städte hat in dieser Runde { $amount } Produktion mehr.
text-stacking = Dein Figurenlimit ist { $stacking }.
text-speed = Deine Figuren ziehen { $speed } Felder weit.
text-hand =
    Du darfst { $hand ->
        [one] ein Kulturereignis
       *[other] { $hand } Kulturereignisse
    } mehr auf der Hand haben.
text-coin =
    Bringt { $coin ->
        [one] eine Münze
       *[other] { $coin } Münzen
    }.
text-tokens = höchstens { $tokens } Marker
text-marker = Zählt als ein Rohstoff dieser Art. Du behältst den Marker verdeckt, bis du ihn ausgibst; dann kommt er aus dem Spiel.
text-unit = Stärke je nach deinem Rang in dieser Art: { $strengths }.
text-astray = Städteverwaltung: Versetze alle Figuren eines anderen Spielers auf einem Feld um bis zu { $amount } Felder über freies Land (ohne Wasser, Figuren, Hütten, Dörfer und Städte).
text-exchange =
    Rundenbeginn: Lerne umsonst von einem anderen Spieler eine Technologie { $amount ->
        [one] der Stufe I
        [2] der Stufe I oder II
        [3] höchstens der Stufe III
       *[other] höchstens der Stufe { $amount }
    }. Danach darf er ebenso eine von dir lernen.
text-revolt = Rundenbeginn: Bei einem anderen Spieler herrscht sofort Anarchie, mindestens bis zum nächsten Rundenbeginn.
text-tile = Ein neutrales Spielplanteil mit 16 Feldern.
text-pays =
    { $pays_0 ->
        [0] 1 Weizen
        [1] 1 Seide
        [2] 1 Weihrauch
        [3] 1 Eisen
        [4] 1 Spion
        [5] 1 Uran
       *[other] { $pays_count } beliebige Rohstoffe
    }

# Zivilisationen

card-america = Amerika
    .text = Beginnt mit { card-currency } und einer Großen Persönlichkeit. Sooft du 3 Handel umwandelst, erhält die Stadt { $amount } Produktion.
card-china = China
    .text = Beginnt mit { card-writing } und einer befestigten Hauptstadt. Jede Hütte, die du erkundest, und jedes Dorf, das du eroberst, bringt { $amount } Kultur. Nach jedem deiner Kämpfe darf eine deiner verlorenen Einheiten ins stehende Heer zurückkehren.
card-egypt = Ägypten
    .text = Beginnt mit { card-construction } und einem Weltwunder der Antike. Einmal pro Runde darf eine Stadt als Aktion ein Gebäude, das dir offensteht, umsonst bauen.
card-germany = Deutsch­land
    .text =
        Beginnt mit { card-metalworking } und { $amount ->
            [one] einer weiteren Infanterieeinheit
           *[other] { $amount } weiteren Infanterieeinheiten
        }. Sooft du eine Technologie lernst, die eine Art von Einheiten nennt, erhältst du eine Einheit dieser Art und einen Rohstoff deiner Wahl vom Markt.
card-rome = Rom
    .text = Beginnt mit { card-code-of-laws }, als Republik. Du rückst auf der Kulturskala umsonst ein Feld vor, sooft du ein Weltwunder baust, eine Stadt gründest, eine Stadt eroberst oder ein Dorf eroberst.
card-russia = Russland
    .text =
        Beginnt mit der Technologie { card-communism }, auch als Staatsform, und mit { $armies ->
            [one] einer Armee mehr
           *[other] { $armies } Armeen mehr
        }. Dein Figurenlimit ist um { $amount } höher. Einmal pro Runde darf eine Armee oder ein Pionier eine gegnerische Stadt betreten und in deinen Vorrat zurückkehren; du lernst umsonst eine Technologie dieses Spielers.

# Staatsformen

card-despotism-government = Despo­tismus
    .text = Nützt nichts und schadet nichts.
card-anarchy-government = Anarchie
    .text = Deine Hauptstadt führt keine Stadtaktion aus. Von hier aus darfst du in jede Staatsform wechseln, die dir offensteht.
card-republic-government = Republik
    .text = Deine Armeen dürfen wie Pioniere Städte gründen. Deine Pioniere dürfen Hütten erkunden.
card-feudalism-government = Feuda­lismus
    .text =
        Bringt { $amount ->
            [one] eine Münze
           *[other] { $amount } Münzen
        }. Eine Stadt, die einen Rohstoff abbaut, darf nehmen, was um irgendeine deiner Städte liegt.
card-monarchy-government = Monarchie
    .text =
        Du darfst { $amount ->
            [one] ein Kulturereignis
           *[other] { $amount } Kulturereignisse
        } mehr auf der Hand haben. Eine Stadt, die sich den Künsten widmet, bringt { $also } Kultur mehr.
card-democracy-government = Demokratie
    .text = Du erhältst in jeder Runde { $amount } Handel mehr. Deine Armeen dürfen keine Städte angreifen.
card-communism-government = Kommu­nismus
    .text =
        Jede deiner Städte hat { $amount } Produktion mehr. Widmet sich deine Hauptstadt den Künsten, bringt sie { $also ->
            [-1] 1 Kultur weniger
           *[other] andere Kultur ({ $also })
        }.
card-fundamentalism-government = Funda­menta­lismus
    .text =
        Deine Kampftruppe ist um { $amount ->
            [one] eine Einheit
           *[other] { $amount } Einheiten
        } größer. Du erhältst in jeder Runde { $also ->
            [-2] 2 Handel weniger
           *[other] anderen Handel ({ $also })
        }.

# Technologien der Stufe I

card-animal-husbandry = Tier­zucht
    .text = { text-paid-production } Einmal pro Kampf darfst du bis zu { $also } Schaden deiner Einheiten heilen, beliebig verteilt.
card-code-of-laws = Gesetz­gebung
    .text = Erlaubt: { card-trading-post }, Republik. Einmal pro Runde darfst du nach einem gewonnenen Kampf eine Münze auf diese Karte legen ({ text-tokens }).
card-currency = Wäh­rung
    .text = Erlaubt: { card-market }. { text-paid-culture }
card-horseback-riding = Reite­rei
    .text = { text-speed } Handel, { text-pays }: Du erhältst { $amount } Handel; danach erhält ein anderer Spieler deiner Wahl { $also }.
card-masonry = Stein­metz­kunst
    .text = Erlaubt: { card-city-walls }. { text-stacking }
card-metalworking = Eisen­ver­arbeitung
    .text = Erlaubt: { card-barracks }. Kampf, { text-pays }: Die Einheit, die du jetzt spielst, fügt { $amount } Schaden mehr zu, wenn sie angreift.
card-navigation = Navi­gation
    .text = Erlaubt: { card-harbor }. Deine Figuren dürfen Wasser überqueren, ihre Bewegung dort aber nicht beenden.
card-philosophy = Philo­sophie
    .text = Erlaubt: { card-temple }. Städteverwaltung, { text-pays }: Du erhältst eine Große Persönlichkeit.
card-pottery = Kera­mik
    .text = Erlaubt: { card-granary }. { text-hand } Städteverwaltung, { text-pays }: Lege eine Münze auf diese Karte ({ text-tokens }).
card-writing = Schrift
    .text = Erlaubt: { card-library }. { text-pays }, wenn ein anderer Spieler eine Stadtaktion ankündigt: Hebe sie auf.

# Technologien der Stufe II

card-chivalry = Ritter­tum
    .text = Erlaubt: Feudalismus; Kavallerie steigt auf Rang { $unit_1 }. { text-paid-culture }
card-civil-service = Öffent­liche Verwal­tung
    .text = { text-coin } { text-hand } { text-pays }, jederzeit: Hebe ein Kulturereignis eines anderen Spielers auf.
card-construction = Bau­wesen
    .text = Erlaubt: { card-workshop }. { text-paid-production }
card-democracy = Demo­kratie
    .text = Erlaubt: Staatsform Demokratie; Infanterie steigt auf Rang { $unit_1 }. Städteverwaltung, { $price } Handel: Lege eine Münze auf diese Karte ({ text-tokens }).
card-engineering = Maschi­nenbau
    .text = Erlaubt: { card-aqueduct }. Einmal pro Runde darf eine Stadt mit einer Aktion zwei Dinge produzieren, wenn ihre Produktion für beide reicht.
card-irrigation = Bewäs­serung
    .text = Du darfst { $cities } Städte haben.
card-mathematics = Mathe­matik
    .text = Artillerie steigt auf Rang { $unit_1 }. Kampf, { text-pays }: Füge gegnerischen Einheiten im Spiel bis zu { $also } Schaden zu, beliebig verteilt.
card-monarchy = Mon­archie
    .text = Erlaubt: Staatsform Monarchie. Städteverwaltung, { text-pays }: Mach ein Weltwunder der Antike unbrauchbar, oder töte eine zufällige Einheit im stehenden Heer eines anderen Spielers.
card-printing-press = Drucker­presse
    .text = Erlaubt: { card-university }. { text-stacking } Städteverwaltung, { $price } Kultur: Lege eine Münze auf diese Karte ({ text-tokens }).
card-sailing = Segeln
    .text = { text-speed } Sie dürfen Wasser überqueren und ihre Bewegung dort beenden.

# Technologien der Stufe III

card-banking = Bank­wesen
    .text = Erlaubt: { card-bank }. { text-paid-production }
card-biology = Biolo­gie
    .text = { text-stacking } Einmal pro Kampf darfst du allen Schaden deiner Einheiten heilen.
card-communism = Kommu­nismus
    .text = Erlaubt: Staatsform Kommunismus. Bewegung, { text-pays }, auch während jemand zieht: Wähle ein Feld; in dieser Runde darf keine Figur es verlassen.
card-gunpowder = Schieß­pulver
    .text = Infanterie steigt auf Rang { $unit_1 }. Städteverwaltung, { text-pays }: Mach ein Weltwunder der Antike oder des Mittelalters unbrauchbar, oder zerstöre ein beliebiges Gebäude.
card-metal-casting = Metall­guss
    .text = Artillerie steigt auf Rang { $unit_1 }. { text-paid-culture }
card-military-science = Militär­wissen­schaft
    .text =
        Erlaubt: { card-academy }. Jede deiner Städte hat eine Produktion mehr für { $amount ->
            [one] jede Münze, die du hast
           *[other] je { $amount } Münzen, die du hast
        }.
card-railroad = Eisen­bahn
    .text = Erlaubt: { card-iron-mine }; Kavallerie steigt auf Rang { $unit_1 }. { text-coin }
card-steam-power = Dampf­maschine
    .text = { text-speed } Sie dürfen Wasser überqueren und ihre Bewegung dort beenden. Städteverwaltung, { text-pays }: Setze alle deine Figuren eines Feldes auf ein beliebiges Wasserfeld ohne Gegner; in dieser Runde ziehen sie nicht.
card-theology = Theo­logie
    .text = Erlaubt: { card-cathedral }, Fundamentalismus. { text-hand }

# Technologien der Stufen IV und V

card-atomic-theory = Atom­theorie
    .text = Städteverwaltung, { text-pays }: Jede deiner Städte darf in dieser Runde { $amount ->
        [one] eine Aktion
       *[other] { $amount } Aktionen
    } mehr ausführen. Bewegung, { text-pays }: Zerstöre eine beliebige Stadt, die keine Hauptstadt ist, mit allen Figuren um sie herum.
card-ballistics = Ballis­tik
    .text = Artillerie steigt auf Rang { $unit_1 }. Kampf, { text-pays }: Füge gegnerischen Einheiten im Spiel bis zu { $also } Schaden zu, beliebig verteilt.
card-combustion = Verbren­nungs­motor
    .text = Kavallerie steigt auf Rang { $unit_1 }. Einmal pro Runde darf eine deiner Armeen das Gebäude zerstören, auf dem sie ihre Bewegung beendet. Die Mauern einer Stadt, die du angreifst, fallen vor dem Kampf.
card-computers = Computer­techno­logie
    .text =
        { text-coin } Für { $amount ->
            [one] jede Münze, die du hast,
           *[other] je { $amount } Münzen, die du hast,
        } ist deine Kampftruppe um eine Einheit größer, und du darfst ein Kulturereignis mehr auf der Hand haben.
card-flight = Luft­fahrt
    .text = Erlaubt: Luftwaffe. { text-speed } Sie dürfen Wasser überqueren, ihre Bewegung dort beenden und über Gegner, Hütten, Dörfer und Städte hinwegziehen.
card-mass-media = Massen­medien
    .text = Deine Kulturereignisse können nicht aufgehoben werden. { text-pays }, jederzeit: Hebe eine Rohstofffähigkeit eines anderen Spielers auf; seine Rohstoffe sind verloren.
card-replaceable-parts = Ersatz­teile
    .text = Infanterie steigt auf Rang { $unit_1 }. { text-stacking }
card-space-flight = Raum­fahrt
    .text = Wer sie lernt, gewinnt das Spiel. Es gibt nur eine solche Karte.

# Weltwunder

card-stonehenge = Stonehenge
    .text = Rundenbeginn: Du erhältst { $amount } Kultur.
card-the-louvre = Der Louvre
    .text = Rundenbeginn: Du erhältst { $amount } Kultur. Kostet mit { card-printing-press } { $discount } statt { $cost }.
card-the-colossus = Der Koloss
    .text = Rundenbeginn: Du erhältst { $amount } Handel. Kostet mit { card-metalworking } { $discount } statt { $cost }.
card-panama-canal = Panama­kanal
    .text = Rundenbeginn: Lege eine Münze auf diese Karte. Kostet mit { card-engineering } { $discount } statt { $cost }.
card-sydney-opera-house = Opernhaus von Sydney
    .text = Rundenbeginn: Rücke auf der Kulturskala umsonst ein Feld vor.
card-the-hanging-gardens = Die Hängenden Gärten
    .text = Rundenbeginn: Du darfst eine Armee oder einen Pionier umsonst auf das Feld dieses Weltwunders setzen. Kostet mit { card-animal-husbandry } { $discount } statt { $cost }.
card-the-oracle = Das Orakel
    .text = Du siehst die Kampftruppe deines Gegners, auch die von Barbaren. Kostet mit { card-code-of-laws } { $discount } statt { $cost }.
card-angkor-wat = Angkor Wat
    .text = Einmal pro Runde darf eine Stadt mit einer Aktion zwei Rohstoffe abbauen. Kostet mit { card-theology } { $discount } statt { $cost }.
card-himeji-samurai-castle = Burg Himeji
    .text = Alle deine Einheiten haben { $amount } Stärke mehr. Kostet mit { card-monarchy } { $discount } statt { $cost }.
card-porcelain-tower = Porzel­lanturm
    .text =
        Zum Forschen brauchst du { $amount ->
            [-5] 5 Handel weniger
           *[other] anderen Handel ({ $amount })
        }. Kostet mit { card-construction } { $discount } statt { $cost }.
card-statue-of-liberty = Freiheits­statue
    .text = Rundenbeginn: Du darfst umsonst eine Technologie lernen, die ein anderer Spieler kennt. Kostet mit { card-metal-casting } { $discount } statt { $cost }.
card-united-nations = Vereinte Nationen
    .text = Kulturereignisse dürfen nur mit deiner Zustimmung auf dich, deine Figuren, Städte und Felder zielen.

# Gebäude

card-harbor = Hafen
    .text = { text-on-water }
card-trading-post = Handels­posten
    .text = { text-on-desert }
card-workshop = Schmiede
    .text = { text-on-mountain } Wird mit { card-railroad } zur Eisenmine.
card-iron-mine = Eisenmine
    .text = { text-on-mountain }
card-library = Bibliothek
    .text = { text-on-grassland } Wird mit { card-printing-press } zur Universität.
card-university = Universität
    .text = { text-on-grassland }
card-granary = Korn­speicher
    .text = { text-on-grassland } Wird mit { card-engineering } zum Aquädukt.
card-aqueduct = Aquädukt
    .text = { text-on-grassland }
card-market = Markt
    .text = { text-starred } Wird mit { card-banking } zur Bank.
card-bank = Bank
    .text = { text-starred }
card-temple = Tempel
    .text = { text-starred } Wird mit { card-theology } zur Kathedrale.
card-cathedral = Kathedrale
    .text = { text-starred }
card-barracks = Kaserne
    .text = { text-starred } Ihr Kampfbonus zählt in all deinen Kämpfen. Wird mit { card-military-science } zur Akademie.
card-academy = Akademie
    .text = { text-starred } Ihr Kampfbonus zählt in all deinen Kämpfen.
card-city-walls = Stadt­mauern
    .text = Stehen im Stadtzentrum. Wer die Stadt angreift, spielt die erste Einheit, und der Kampfbonus der Verteidigung ist um 4 höher.

# Große Persönlichkeiten

card-artist = Künstler
    .text = { text-person }
card-builder = Ingenieur
    .text = { text-person }
card-general = General
    .text = { text-person } Sein Kampfbonus zählt in all deinen Kämpfen.
card-humanitarian = Humanist
    .text = { text-person }
card-industrialist = Indus­trieller
    .text = { text-person }
card-scientist = Wissen­schaftler
    .text = { text-person }

# Kulturereignisse

card-defection = Treulos
    .text =
        Bewegung, auch während jemand zieht: Töte { $amount ->
            [one] eine Figur
           *[other] bis zu { $amount } Figuren
        } eines beliebigen Spielers, höchstens { $reach } Felder von einer deiner Figuren oder Städte entfernt.
card-bread-and-circuses = Brot und Spiele
    .text = Jederzeit: Hebe ein Kulturereignis auf, das ein anderer Spieler auf dich, deine Figuren oder ein Feld oder Gebäude deiner Städte richtet.
card-sabotage = Sabotage
    .text = Rundenbeginn: Zerstöre ein Gebäude oder Stadtmauern, höchstens { $reach } Felder von einer deiner Figuren oder Städte entfernt.
card-drought = Dürre
    .text = Rundenbeginn: Ein Feld, das kein Gebirge ist und weder Gebäude noch Weltwunder noch Stadt trägt, wird für den Rest des Spiels zu Wüste.
card-disoriented = Orientie­rungslos
    .text = { text-astray }
card-we-love-the-despot-day = Despoten­feiertag!
    .text = { text-production }
card-a-gift-from-afar = Ein Geschenk aus der Ferne
    .text = Zählt beim Bezahlen einer Fähigkeit als Eisen, Weizen, Spion oder Seide. Danach erhält ein anderer Spieler deiner Wahl eine Münze.
card-the-citizens-are-revolting-1 = Die Bürger revol­tieren!
    .text = { text-revolt }
card-exchange-of-ideas = Austausch von Ideen
    .text = { text-exchange }
card-lost = Verirrt
    .text = { text-astray }
card-catastrophe = Kata­strophe
    .text = Rundenbeginn: Zerstöre ein Gebäude oder Stadtmauern, höchstens { $reach } Felder von einer deiner Figuren oder Städte entfernt.
card-jousting-tourney = Ritter­turnier
    .text = Jederzeit: Hebe ein Kulturereignis eines anderen Spielers auf.
card-mass-defection = Massen­flucht
    .text =
        Bewegung, auch während jemand zieht: Töte auf einem Feld, höchstens { $reach } Felder von einer deiner Figuren oder Städte entfernt, eine Große Persönlichkeit oder { $amount ->
            [one] eine Figur
           *[other] bis zu { $amount } Figuren
        }.
card-a-generous-gift = Ein großzü­giges Geschenk
    .text = Zählt beim Bezahlen einer Fähigkeit als Eisen, Weizen, Spion oder Seide.
card-we-love-the-queen-day = Lang lebe die Königin!
    .text = { text-production }
card-deforestation = Abholzung
    .text = Rundenbeginn: Ein Wald ohne Gebäude, Weltwunder oder Stadt wird für den Rest des Spiels zu Grasland.
card-the-citizens-are-revolting-2 = { card-the-citizens-are-revolting-1 }
    .text = { text-revolt }
card-knowledge-shared = Geteiltes Wissen
    .text = { text-exchange }
card-out-of-position = Deplat­ziert
    .text = { text-astray }
card-disaster = Desaster
    .text =
        Rundenbeginn: Zerstöre { $amount ->
            [one] ein Gebäude
           *[other] bis zu { $amount } Gebäude
        } oder Stadtmauern anderer Spieler, wo auch immer sie stehen.
card-wholesale-defection = Allge­meine Fahnen­flucht
    .text =
        Bewegung, auch während jemand zieht: Töte auf einem beliebigen Feld eine Große Persönlichkeit oder { $amount ->
            [one] eine Figur
           *[other] bis zu { $amount } Figuren
        }.
card-think-tank = Ideen­schmiede
    .text = { text-exchange }
card-primetime-tv = Beste Sendezeit!
    .text = Jederzeit: Hebe ein Kulturereignis oder eine Rohstofffähigkeit eines anderen Spielers auf; was dafür bezahlt wurde, ist verloren.
card-we-love-the-president-day = Präsi­denten­feiertag!
    .text = { text-production }
card-a-princely-gift = Ein fürst­liches Geschenk
    .text = Zählt beim Bezahlen einer Fähigkeit als Eisen, Weizen, Spion, Seide oder Uran.

# Einheiten: die Stärken vom ersten bis zum letzten Rang

card-artillery-1 = Artillerie 1–4
    .text = { text-unit } Übertrumpft Infanterie.
card-artillery-2 = Artillerie 2–5
    .text = { text-unit } Übertrumpft Infanterie.
card-artillery-3 = Artillerie 3–6
    .text = { text-unit } Übertrumpft Infanterie.
card-infantry-1 = Infanterie 1–4
    .text = { text-unit } Übertrumpft Kavallerie.
card-infantry-2 = Infanterie 2–5
    .text = { text-unit } Übertrumpft Kavallerie.
card-infantry-3 = Infanterie 3–6
    .text = { text-unit } Übertrumpft Kavallerie.
card-mounted-1 = Kavallerie 1–4
    .text = { text-unit } Übertrumpft Artillerie.
card-mounted-2 = Kavallerie 2–5
    .text = { text-unit } Übertrumpft Artillerie.
card-mounted-3 = Kavallerie 3–6
    .text = { text-unit } Übertrumpft Artillerie.
card-aircraft-5 = Luftwaffe 5
    .text = Stärke { $strengths }. Übertrumpft nicht und wird nicht übertrumpft.
card-aircraft-6 = Luftwaffe 6
    .text = Stärke { $strengths }. Übertrumpft nicht und wird nicht übertrumpft.
card-aircraft-7 = Luftwaffe 7
    .text = Stärke { $strengths }. Übertrumpft nicht und wird nicht übertrumpft.

# Hütten- und Dorfmarker

card-hut-wheat = Weizen (Hütte)
    .text = { text-marker }
card-hut-incense = Weihrauch (Hütte)
    .text = { text-marker }
card-hut-silk = Seide (Hütte)
    .text = { text-marker }
card-hut-spy = Spion (Hütte)
    .text = { text-marker }
card-hut-iron = Eisen (Hütte)
    .text = { text-marker }
card-village-iron = Eisen (Dorf)
    .text = { text-marker }
card-village-spy = Spion (Dorf)
    .text = { text-marker }
card-village-uranium = Uran (Dorf)
    .text = { text-marker }
card-village-great-person = Große Persön­lichkeit (Dorf)
    .text = Wer das Dorf erobert, erhält dafür sofort eine Große Persönlichkeit.

# Spielplanteile

card-tile-01 = Teil 1
    .text = { text-tile }
card-tile-02 = Teil 2
    .text = { text-tile }
card-tile-03 = Teil 3
    .text = { text-tile }
card-tile-04 = Teil 4
    .text = { text-tile }
card-tile-05 = Teil 5
    .text = { text-tile }
card-tile-06 = Teil 6
    .text = { text-tile }
card-tile-07 = Teil 7
    .text = { text-tile }
card-tile-08 = Teil 8
    .text = { text-tile }
card-tile-09 = Teil 9
    .text = { text-tile }
card-tile-10 = Teil 10
    .text = { text-tile }
card-tile-11 = Teil 11
    .text = { text-tile }
card-tile-12 = Teil 12
    .text = { text-tile }
card-tile-13 = Teil 13
    .text = { text-tile }
card-tile-14 = Teil 14
    .text = { text-tile }
card-home-america = Heimat: { card-america }
    .text = Auf diesem Spielplanteil beginnt { card-america }.
card-home-china = Heimat: { card-china }
    .text = Auf diesem Spielplanteil beginnt { card-china }.
card-home-egypt = Heimat: { card-egypt }
    .text = Auf diesem Spielplanteil beginnt { card-egypt }.
card-home-germany = Heimat: { card-germany }
    .text = Auf diesem Spielplanteil beginnt { card-germany }.
card-home-rome = Heimat: { card-rome }
    .text = Auf diesem Spielplanteil beginnt { card-rome }.
card-home-russia = Heimat: { card-russia }
    .text = Auf diesem Spielplanteil beginnt { card-russia }.

# Arten von Spielmaterial, und von dem, was aufgehoben werden kann

kind-civilization = Zivilisation
kind-government = Staatsform
kind-tech = Technologie
kind-wonder = Weltwunder
kind-building = Gebäude
kind-person = Große Persönlichkeit
kind-event = Kulturereignis
kind-unit = Einheit
kind-hut = Hüttenmarker
kind-village = Dorfmarker
kind-tile = Spielplanteil
kind-ability = Rohstofffähigkeit
kind-action = Stadtaktion
kind-cancel = was sich aufheben lässt
kind-interrupt = Bewegungen, die sich unterbrechen lassen

# Gelände, Rohstoffe, Symbole, Figuren und Marker

terrain-desert = Wüste
terrain-grassland = Grasland
terrain-forest = Wald
terrain-mountain = Gebirge
terrain-water = Wasser
special-natural-wonder = Naturwunder
special-gold = Goldvorkommen
special-hut = Hütte
special-village = Barbarendorf
resource-wheat = Weizen
resource-silk = Seide
resource-incense = Weihrauch
resource-iron = Eisen
resource-spy = Spion
resource-uranium = Uran
icon-trade = Handel
icon-production = Produktion
icon-culture = Kultur
icon-coin = Münze
icon-combat = Kampfbonus
piece-army = Armee
piece-scout = Pionier
piece-capital = Hauptstadt
piece-city = Stadt
piece-walled-capital = Befestigte Hauptstadt
piece-walled-city = Befestigte Stadt
piece-coin = Münzmarker
piece-culture = Kulturmarker
piece-wound = Schaden
piece-disaster = Katastrophenmarker
piece-first-player = Startspieler

# Arten von Einheiten, auch mitten im Satz, und die Namen ihrer Ränge

type-artillery = Artillerie
type-infantry = Infanterie
type-mounted = Kavallerie
type-aircraft = Luftwaffe
unit-artillery = Artillerie
unit-infantry = Infanterie
unit-mounted = Kavallerie
unit-aircraft = Luftwaffe
rank-artillery-1 = Bogenschütze
rank-artillery-2 = Katapult
rank-artillery-3 = Kanone
rank-artillery-4 = Mobile Artillerie
rank-infantry-1 = Speerkämpfer
rank-infantry-2 = Pikenier
rank-infantry-3 = Schütze
rank-infantry-4 = Moderne Infanterie
rank-mounted-1 = Reiter
rank-mounted-2 = Ritter
rank-mounted-3 = Kavallerist
rank-mounted-4 = Panzer
rank-aircraft-1 = Luftwaffe

# Zeitalter der Weltwunder, Stufen der Technologien, Stapel der Kulturereignisse

age-0 = Antike
age-1 = Mittelalter
age-2 = Moderne
level-1 = I
level-2 = II
level-3 = III
level-4 = IV
level-5 = V
deck-name = { $deck ->
    [1] I
    [2] II
   *[other] III
}

# Belohnungen der Kulturskala

reward-1 = ein Kulturereignis des Stapels I
reward-2 = ein Kulturereignis des Stapels II
reward-3 = ein Kulturereignis des Stapels III
reward-person = eine Große Persönlichkeit
reward-victory = der Sieg

# Rohstoffe mitten im Satz

what-wheat = Weizen
what-silk = Seide
what-incense = Weihrauch
what-iron = Eisen
what-spy = Spion
what-uranium = Uran

# Phasen

phase-start = Rundenbeginn
phase-trade = Handel
phase-cities = Städteverwaltung
phase-movement = Bewegung
phase-research = Forschung

# Werte, die erklärt werden, und ihre Zeilen neben den Karten

value-coins = Münzen
    .text = Mit 15 davon gewinnst du. Beim Forschen behältst du so viel Handel.
value-trade = Handel
    .text = Was du in jeder Runde erhältst. Damit wird geforscht, und 3 davon sind 1 Produktion.
value-production = Produktion
    .text = Was die Stadt für eine Aktion ausgeben kann.
value-culture = Kultur
    .text = Was die Stadt bringt, wenn sie sich den Künsten widmet.
part-map = Felder und was darauf steht
part-tokens = Marker auf dem Zivilisationsbogen
part-this-turn = Nur in dieser Runde
part-devotion = Für die Aktion selbst

# Woher eine Angabe zum Spielmaterial kommt

source-rulebook = Spielregel
    .text = Steht in der Spielregel.
source-public = Anderswo veröffentlicht
    .text = Aus anderen Veröffentlichungen zum Spiel bekannt.
source-memory = Aus dem Gedächtnis
    .text = Bekannt, aber nirgends nachgesehen.
source-reconstructed = Rekonstruiert
    .text = Nicht bekannt; so erschlossen, dass es zu allem Bekannten passt. Wer das Spiel besitzt, kann es berichtigen.

# Einstellungen einer Partie

setting-civ-choice = Zivilisationen
    .text = Ob die Zivilisationen gezogen oder reihum gewählt werden.
setting-civ-choice-random = Gezogen
setting-civ-choice-draft = Gewählt
setting-introductory = Einstiegsspiel
    .text = Ohne Ägypten, Rom und Weltwunder. Es endet, wenn jemand eine dritte Stadt gründet, und niemand gewinnt.
setting-loot-rule = Beute
    .text = Was der Sieger eines Kampfes nimmt: wie in der Spielregel oder nach den Beutepunkten der späteren FAQ.
setting-loot-rule-rulebook = Spielregel
setting-loot-rule-faq2 = Beutepunkte
setting-offer-budget = Angebote
    .text = Wie viele Angebote jeder in einer Handelsphase machen darf, Gegenangebote eingeschlossen. Eine Regel dieses Tisches, nicht des gedruckten Spiels.
setting-offer-budget-0 = Keine Verhandlung
setting-offer-budget-1 = Eines
setting-offer-budget-2 = Zwei
setting-offer-budget-3 = Drei
setting-offer-budget-4 = Vier
setting-offer-budget-5 = Fünf
setting-turn-limit = Rundengrenze
    .text = Hat nach so vielen Runden niemand gewonnen, liegt vorn, wer einem Sieg am nächsten ist. Eine Regel dieses Tisches, nicht des gedruckten Spiels.
setting-turn-limit-20 = 20 Runden
setting-turn-limit-30 = 30 Runden
setting-turn-limit-40 = 40 Runden
setting-turn-limit-60 = 60 Runden
setting-turn-limit-80 = 80 Runden
setting-turn-limit-0 = Keine

# Zeilen der Schlusswertung, und warum das Spiel zu Ende ist

score-progress-culture = Kultursieg, in Prozent
score-progress-economy = Wirtschaftssieg, in Prozent
score-progress-tech = Technologiesieg, in Prozent
reason-military = Militärsieg: Eine Hauptstadt wurde erobert.
reason-tech = Technologiesieg: Die Raumfahrt ist erforscht.
reason-culture = Kultursieg: Das Ende der Kulturskala ist erreicht.
reason-economy = Wirtschaftssieg: Jemand hat genug Münzen.
reason-turn-limit = Die letzte Runde ist gespielt; vorn liegt, wer einem Sieg am nächsten ist.
reason-third-city = Jemand hat eine dritte Stadt; das Einstiegsspiel endet ohne Sieger.

# Schritte, die angeboten werden

do-do = { $arg1 }
do-decline = Nein
step-coin-on = Münze auf Gesetzgebung legen
step-raze-here = Das Gebäude zerstören

# Wo die Partie steht

stage-setup = Aufbau
    .phase = Aufbau
stage-start = Runde { $turn }, Rundenbeginn
    .phase = Rundenbeginn
stage-trade = Runde { $turn }, Handel
    .phase = Handel
stage-cities = Runde { $turn }, Städteverwaltung
    .phase = Städteverwaltung
stage-movement = Runde { $turn }, Bewegung
    .phase = Bewegung
stage-research = Runde { $turn }, Forschung
    .phase = Forschung

# Fragen

ask-may = { $arg1 }: Möchtest du das?
ask-draft-civilization = Welche Zivilisation führst du?
ask-place-capital = Wo steht deine Hauptstadt?
ask-place-wonder = { $card }: Wo in den Randbezirken steht dein Weltwunder?
ask-place-figure =
    Wo beginnt { $figure ->
        [army] deine Armee
       *[other] dein Pionier
    }?
ask-start-menu = Runde { $count }: Was tust du am Rundenbeginn?
ask-send-scout = In welche Stadt schickt der Pionier auf { $square } seine Ausbeute?
ask-trade-menu = Nutzt du eine Fähigkeit?
ask-make-offer =
    Machst du ein Angebot? Du hast noch { $count ->
        [one] eines
       *[other] { $count }
    }.
ask-answer-offer = { $other_seat } macht dir ein Angebot. Nimmst du an?
question-of-giving = Was gibst du { $other_seat }?
question-of-getting = Was verlangst du dafür von { $other_seat }?
question-of-handing-over = Verlangt wurde: Was gibst du { $other_seat }?
ask-city-menu = Welche Stadt ist an der Reihe, oder was tust du sonst?
ask-marker-site = { $card }: Auf welches Feld?
ask-figure-site =
    Wo beginnt { $figure ->
        [army] die neue Armee
       *[scout] der neue Pionier
    }?
ask-city-more = Stadt { $square }: Was gehört noch zu dieser Aktion?
question-of-card =
    „{ $card }“: { $what ->
        [at] Welches Feld
        [tile] Welches Teil
        [from] Welche Figuren
        [to] Wohin ziehen sie
        [army] Welche Figur
        [scout] Welche Figur
        [boost] In welcher Stadt
        [strike] Welche Stadt
        [city] Welche Stadt
        [raze] Welches Gebäude
        [favour] Wer
        [partner] Mit wem
        [revolt] Wen trifft es
        [learn] Welche Technologie
        [heal] Welcher Schaden
        [pay] Wie bezahlst du
       *[other] Was wählst du
    }?
ask-move-group = Wer zieht von { $square } los?
ask-move-to =
    Wohin ziehen sie von { $square }? Bis zu { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } weit.
ask-found-with = Welche Figur gründet die Stadt auf { $square }?
ask-found-to = Wohin gehen die anderen Figuren von { $square }?
ask-place-person = { $card }: Wohin kommt die Große Persönlichkeit?
ask-discard-event =
    Du hast zu viele Kulturereignisse. { $count ->
        [one] Welches wirfst du ab?
       *[other] Welches wirfst du ab? Insgesamt { $count }.
    }
ask-take-from-market = Welchen Rohstoff nimmst du vom Markt?
ask-move-menu =
    Welche Figuren ziehen? Jede bis zu { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } weit.
ask-on-the-way =
    Wohin ziehen die Figuren auf { $square }? Sie haben noch { $count ->
        [0] keinen Schritt
        [one] einen Schritt
       *[other] { $count } Schritte
    }.
ask-interrupt =
    { $other_seat } { $move ->
        [end-move] beendet einen Zug auf { $square }
        [reveal] deckt von { $square } aus das Teil bei { $other_square } auf
        [infiltrate] schickt eine Figur von { $square } in die Stadt { $other_square }
       *[other] zieht von { $square } nach { $other_square }
    }. Unterbrichst du?
ask-draw-horde = Für die Barbaren ist keine { $unit } mehr da. Welche Art tritt an ihre Stelle?
ask-battle-turn = Welche Einheit spielst du?
ask-barbarian-turn = Welche Einheit spielst du für die Barbaren?
ask-which-front = { $rank } { $count }: Wo greift die Einheit ein?
ask-after-unit = Nutzt du noch eine Fähigkeit?
ask-save-unit = Eine Einheit, die du in diesem Kampf verloren hast, kehrt zurück. Welche?
ask-loot-figures = Du hast gewonnen. Was nimmst du von { $other_seat }?
ask-loot-city = Du hast eine Stadt von { $other_seat } erobert. Was nimmst du?
ask-loot-resource = Welchen Rohstoff nimmst du von { $other_seat }?
ask-loot-by-points =
    Was nimmst du von { $other_seat }? Du hast { $count ->
        [one] einen Beutepunkt
       *[other] { $count } Beutepunkte
    }.
ask-steal-event = Welches Kulturereignis von { $other_seat } nimmst du?
ask-research = Welche Technologie erforschst du? Du hast { $trade } Handel.
ask-learn-from = Welche Technologie von { $other_seat } lernst du?
ask-cancel = { $other_seat } kündigt „{ $card }“ an. Hebst du das auf?
ask-cancel-action =
    { $other_seat } kündigt eine Aktion der Stadt { $square } an: { $item ->
        [devote] Sie widmet sich den Künsten
        [harvest] Abbau von { $what }
        [army] eine Armee auf { $other_square }
        [scout] ein Pionier auf { $other_square }
        [train] eine Einheit ({ $unit })
       *[other] { $card } auf { $other_square }
    }{ $item2 ->
        [none] {""}
        [harvest] {" "}und { $what2 }
        [army] {" "}und eine Armee auf { $other_square2 }
        [scout] {" "}und ein Pionier auf { $other_square2 }
        [train] {" "}und eine Einheit ({ $unit2 })
       *[other] {" "}und { $card2 } auf { $other_square2 }
    }. Hebst du sie auf?
ask-consent = { $other_seat } will „{ $card }“ auf dich richten. Stimmst du zu?
ask-give-coin = „{ $card }“: Wer erhält die Münze?
ask-pay-otherwise = Dein Geschenk wurde aufgehoben. Womit zahlst du stattdessen?

# Was die anderen hören, während jemand entscheidet

wait-may = { $seat } entscheidet, ob etwas geschieht.
wait-draft-civilization = { $seat } wählt eine Zivilisation.
wait-place-capital = { $seat } setzt die Hauptstadt.
wait-place-wonder = { $seat } setzt ein Weltwunder: { $card }.
wait-place-figure =
    { $seat } setzt { $figure ->
        [army] eine Armee
       *[other] einen Pionier
    }.
wait-start-menu = { $seat } ist beim Rundenbeginn.
wait-send-scout = { $seat } entscheidet, wohin der Pionier auf { $square } seine Ausbeute schickt.
wait-trade-menu = { $seat } entscheidet, ob eine Fähigkeit genutzt wird.
wait-make-offer = { $seat } überlegt ein Angebot.
wait-answer-offer = { $seat } beantwortet das Angebot von { $other_seat }.
wait-city-menu = { $seat } verwaltet die Städte.
wait-place-person = { $seat } entscheidet, wohin eine Große Persönlichkeit geht: { $card }.
wait-discard-event = { $seat } wirft Kulturereignisse ab.
wait-take-from-market = { $seat } nimmt einen Rohstoff vom Markt.
wait-move-menu = { $seat } zieht Figuren.
wait-on-the-way = { $seat } ist unterwegs, auf { $square }.
wait-interrupt = { $seat } könnte die Bewegung unterbrechen.
wait-draw-horde = { $seat } entscheidet, welche Einheiten die Barbaren haben.
wait-battle-turn = { $seat } spielt eine Einheit.
wait-after-unit = { $seat } entscheidet, ob noch eine Fähigkeit genutzt wird.
wait-save-unit = { $seat } entscheidet, welche verlorene Einheit zurückkehrt.
wait-loot-figures = { $seat } nimmt Beute von { $other_seat }.
wait-loot-city = { $seat } nimmt Beute von { $other_seat }.
wait-loot-resource = { $seat } nimmt Beute von { $other_seat }.
wait-loot-by-points = { $seat } nimmt Beute von { $other_seat }.
wait-steal-event = { $seat } nimmt ein Kulturereignis von { $other_seat }.
wait-research = { $seat } wählt eine Technologie.
wait-learn-from = { $seat } lernt eine Technologie von { $other_seat }.
wait-cancel-or-pass = { $seat } könnte das Angekündigte aufheben.
wait-consent = { $seat } entscheidet, ob { $other_seat } mit „{ $card }“ dorthin zielen darf.
wait-give-coin = { $seat } entscheidet, wer eine Münze erhält.
wait-pay-otherwise = { $seat } zahlt auf andere Weise.

# Antworten

do-pass = Passen
do-end = Fertig
do-done = Nichts mehr
do-stop = Hier anhalten
do-use = Nutzen: { $card }
do-play = Spielen: { $card }
do-pay-resource = Zahlen: { $what }
do-pay-card = Zahlen mit { $card }
do-lead = { $card } führen
do-capital = Hauptstadt auf { $square }
do-place-army = Armee auf { $square }
do-place-scout = Pionier auf { $square }
do-at = Auf { $square }
do-stand-on = { $terrain } { $square }
do-stand-instead = { $terrain } { $square } ({ $card } weicht)
do-found = Stadt gründen auf { $square }
do-with =
    Mit { $figure ->
        [army] einer Armee
       *[other] einem Pionier
    }
do-to = Nach { $square }
do-from = Von { $square }
do-tile = Auf dem Teil bei { $square }
do-govern = Zu { $card } wechseln
do-place = Einsetzen: { $card }
do-reserve = In Reserve halten
do-send = In die Stadt { $square }
do-idle = In keine Stadt
do-set-out-army = Eine Armee
do-set-out-scout = Einen Pionier
do-to-player = { $other_seat } ein Angebot machen
do-give-amount =
    { $count } { $what ->
        [trade] Handel
        [culture] Kultur
       *[other] { $what }
    } geben
do-get-amount =
    { $count } { $what ->
        [trade] Handel
        [culture] Kultur
       *[other] { $what }
    } verlangen
do-give-card = Geben, verdeckt: { $card }
do-show-card = Geben und vorher zeigen: { $card }
do-hand-card = Hergeben: { $card }
do-get-cards =
    Verlangen: { $what ->
        [hut] { $count ->
            [one] einen Hüttenmarker
           *[other] { $count } Hüttenmarker
        }
        [village] { $count ->
            [one] einen Dorfmarker
           *[other] { $count } Dorfmarker
        }
        [event1] { $count ->
            [one] ein Kulturereignis des Stapels I
           *[other] { $count } Kulturereignisse des Stapels I
        }
        [event2] { $count ->
            [one] ein Kulturereignis des Stapels II
           *[other] { $count } Kulturereignisse des Stapels II
        }
       *[other] { $count ->
            [one] ein Kulturereignis des Stapels III
           *[other] { $count } Kulturereignisse des Stapels III
        }
    }
do-for = Im Gegenzug
do-offer = So anbieten
do-accept-offer = Annehmen
do-decline-offer = Ablehnen
do-counter-offer = Ablehnen und selbst etwas anbieten
do-favour = Eine Münze für { $seat }
do-caravan = { $count } Handel für { $seat }
do-city = Die Stadt { $square }
do-advance =
    Auf Feld { $count } der Kulturskala vorrücken für { $culture } Kultur{ $trade ->
        [0] {""}
       *[other] {" "}und { $trade } Handel
    }: { $reward }
do-devote =
    Den Künsten widmen: { $count ->
        [0] keine Kultur
       *[other] { $count } Kultur
    }
do-harvest = { $what } abbauen
do-and-harvest = Und { $what }
do-produce-army =
    { $and ->
        [1] Und eine Armee
       *[other] Eine Armee aufstellen
    } für { $count } Produktion
do-produce-scout =
    { $and ->
        [1] Und einen Pionier
       *[other] Einen Pionier aufstellen
    } für { $count } Produktion
do-train =
    { $and ->
        [1] Und eine Einheit
       *[other] Eine Einheit ausbilden
    } ({ $unit }) für { $count } Produktion
do-build =
    { $and ->
        [1] Und { $card }
       *[other] { $card }
    } bauen für { $count } Produktion
do-wonder =
    { $and ->
        [1] Und Weltwunder bauen: { $card }
       *[other] Weltwunder bauen: { $card }
    } für { $count } Produktion
do-free = Umsonst bauen: { $card }
do-convert = { $count } Handel umwandeln
do-skip = Keine Aktion
do-boost = In { $square }
do-raze = Das Gebäude auf { $square } zerstören
do-outdate = Unbrauchbar machen: { $card }
do-murder = Eine Einheit von { $other_seat } töten
do-revolt = { $other_seat }
do-partner = Mit { $other_seat }
do-strike = Die Stadt { $square } zerstören
do-kill =
    Töten: { $armies ->
        [0] {""}
        [one] eine Armee
       *[other] { $armies } Armeen
    }{ $scouts ->
        [0] {""}
       *[other] { $armies ->
            [0] {""}
           *[other] {" und "}
        }{ $scouts ->
            [one] einen Pionier
           *[other] { $scouts } Pioniere
        }
    }
do-kill-person = Die Große Persönlichkeit töten
do-move = { do-with-group } von { $square }
do-with-group =
    { $armies ->
        [0] {""}
        [one] Eine Armee
       *[other] { $armies } Armeen
    }{ $scouts ->
        [0] {""}
       *[other] { $armies ->
            [0] { $scouts ->
                [one] Ein Pionier
               *[other] { $scouts } Pioniere
            }
           *[other] {" und "}{ $scouts ->
                [one] ein Pionier
               *[other] { $scouts } Pioniere
            }
        }
    }
do-go = Nach { $square }
do-discover = Das Teil bei { $square } entdecken
do-infiltrate = In die Stadt { $square }, für eine Technologie
do-draw = { $unit } nehmen
do-unit = { $rank } { $count } einsetzen
do-front = Eine neue Front eröffnen
# Was aus einer Einheit wird, die angreift, und aus der angegriffenen

duel = { $outcome ->
    [kills] { $taken ->
        [0] tötet sie und bleibt unverletzt
       *[other] nimmt { $taken } Schaden, tötet sie dann
    }
    [kills-at-once] tötet sie, nimmt { $taken } Schaden
    [dies] { $dealt ->
        [0] fällt, bevor sie zuschlägt
       *[other] macht { $dealt } Schaden, fällt dann
    }
    [dies-at-once] macht { $dealt } Schaden und fällt
    [both] beide fallen
   *[neither] macht { $dealt } Schaden, nimmt { $taken }
}
do-against = An Front { $front } angreifen, { $rank } { $count }: { duel }
do-wound = Front { $front }: { $count } Schaden
do-heal = Front { $front }: { $count } Schaden heilen
do-save = { $rank } { $count } retten
do-take = { $what } nehmen
do-loot =
    Nehmen: { $what ->
        [trade] bis zu 3 Handel
        [culture] bis zu 3 Kultur
        [hut] einen Hüttenmarker, ungesehen
        [village] einen Dorfmarker, ungesehen
        [tech] eine Technologie
        [event] ein Kulturereignis
        [event1] ein Kulturereignis des Stapels I, ungesehen
        [event2] ein Kulturereignis des Stapels II, ungesehen
        [event3] ein Kulturereignis des Stapels III, ungesehen
        [resources] bis zu zwei Rohstoffe
       *[other] { $what }
    }
do-loot-unseen =
    Nehmen: { $what ->
        [hut] Hüttenmarker
       *[village] Dorfmarker
    } { $number }, ungesehen
do-loot-known = Nehmen: den Marker { $card }, den du kennst
do-steal = Nehmen: { $card }
do-discard-coin = Eine Münze auf dem Zivilisationsbogen vernichten
do-discard-coin-from = Eine Münze vernichten auf: { $card }
do-steal-coin = Eine Münze vom Zivilisationsbogen nehmen
do-steal-coin-from = Eine Münze nehmen von: { $card }
do-learn = { $card } lernen
do-none = Keine Technologie
do-cancel = Aufheben mit { $card }
do-cancel-with = Aufheben mit { $card }, bezahlt mit „{ $card2 }“
do-agree = Zustimmen
do-refuse = Verweigern
do-take-back = Die Fähigkeit zurücknehmen
do-discard = Abwerfen: { $card }

# Was geschehen ist

event-civilization = { $seat } führt { $card }.
    .you = Du führst { $card }.
event-begins = { $seat } beginnt mit { $card }.
    .you = Du beginnst mit { $card }.
event-capital = { $seat } setzt die Hauptstadt auf { $square }.
    .you = Du setzt die Hauptstadt auf { $square }.
event-turn = { $seat } beginnt Runde { $count }.
    .you = Du beginnst Runde { $count }.
    .banner = Runde { $count }

event-city-founded = { $seat } gründet eine Stadt auf { $square }.
    .you = Du gründest eine Stadt auf { $square }.
event-government = { $seat } hat eine neue Staatsform: { $card }.
    .you = Du hast eine neue Staatsform: { $card }.
event-scout-sends = { $seat } schickt die Ausbeute des Pioniers auf { $square } nach { $other_square }.
    .you = Du schickst die Ausbeute des Pioniers auf { $square } nach { $other_square }.
event-trade-gained =
    { $seat } erhält { $count ->
        [0] keinen Handel: Die Scheibe ist voll
       *[other] { $count } Handel
    }.
    .you = Du erhältst { $count ->
            [0] keinen Handel: Die Scheibe ist voll
           *[other] { $count } Handel
        }.
event-culture-gained = { $seat } erhält { $count } Kultur.
    .you = Du erhältst { $count } Kultur.
event-coin = { $seat } legt eine Münze auf { $card }.
    .you = Du legst eine Münze auf { $card }.

event-trade-collected =
    { $seat } sammelt { $count ->
        [0] keinen Handel
       *[other] { $count } Handel
    } ein.
    .you = Du sammelst { $count ->
            [0] keinen Handel
           *[other] { $count } Handel
        } ein.
# Was angeboten und was dafür verlangt wird.
offer-given = { $give_trade ->
    [0] {""}
   *[other] { $give_trade } Handel
}{ $give_culture ->
    [0] {""}
   *[other] { $give_trade ->
        [0] {""}
       *[other] {", "}
    }{ $give_culture } Kultur
}{ $give_goods ->
    [0] {""}
   *[other] { $give_trade ->
        [0] { $give_culture ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $give_resources }
}{ $give_cards ->
    [0] {""}
   *[other] { $give_trade ->
        [0] { $give_culture ->
            [0] { $give_goods ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
       *[other] {", "}
    }{ $give_cards ->
        [one] eine verdeckte Karte oder ein verdeckter Marker
       *[other] { $give_cards } verdeckte Karten oder Marker
    }
}{ $give_trade ->
    [0] { $give_culture ->
        [0] { $give_goods ->
            [0] { $give_cards ->
                [0] nichts
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
offer-asked = { $get_trade ->
    [0] {""}
   *[other] { $get_trade } Handel
}{ $get_culture ->
    [0] {""}
   *[other] { $get_trade ->
        [0] {""}
       *[other] {", "}
    }{ $get_culture } Kultur
}{ $get_goods ->
    [0] {""}
   *[other] { $get_trade ->
        [0] { $get_culture ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $get_resources }
}{ $get_cards ->
    [0] {""}
   *[other] { $get_trade ->
        [0] { $get_culture ->
            [0] { $get_goods ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
       *[other] {", "}
    }{ $get_cards ->
        [one] eine verdeckte Karte oder ein verdeckter Marker
       *[other] { $get_cards } verdeckte Karten oder Marker
    }
}{ $get_trade ->
    [0] { $get_culture ->
        [0] { $get_goods ->
            [0] { $get_cards ->
                [0] nichts
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
event-offer = { $seat } bietet { $other_seat } an: { offer-given }; im Gegenzug: { offer-asked }.
    .you = Du bietest { $other_seat } an: { offer-given }; im Gegenzug: { offer-asked }.
    .to-you = { $seat } bietet dir an: { offer-given }; im Gegenzug: { offer-asked }.
event-offer-accepted = { $seat } nimmt das Angebot von { $other_seat } an.
    .you = Du nimmst das Angebot von { $other_seat } an.
    .to-you = { $seat } nimmt dein Angebot an.
event-offer-declined = { $seat } lehnt das Angebot von { $other_seat } ab.
    .you = Du lehnst das Angebot von { $other_seat } ab.
    .to-you = { $seat } lehnt dein Angebot ab.
event-no-more-offers = { $seat } macht keine Angebote mehr.
    .you = Du machst keine Angebote mehr.

event-action-announced =
    { $seat } kündigt eine Aktion der Stadt { $square } an: { $what ->
        [devote] Sie widmet sich den Künsten
        [harvest] Sie baut einen Rohstoff ab
        [army] eine Armee
        [scout] ein Pionier
        [train] eine Einheit
        [wonder] ein Weltwunder
       *[other] ein Gebäude
    }.
    .you = Du kündigst eine Aktion der Stadt { $square } an: { $what ->
            [devote] Sie widmet sich den Künsten
            [harvest] Sie baut einen Rohstoff ab
            [army] eine Armee
            [scout] ein Pionier
            [train] eine Einheit
            [wonder] ein Weltwunder
           *[other] ein Gebäude
        }.
event-city-skips = { $seat } verzichtet auf die Aktion der Stadt { $square }.
    .you = Du verzichtest auf die Aktion der Stadt { $square }.
event-converted = { $seat } wandelt { $count } Handel in Produktion um.
    .you = Du wandelst { $count } Handel in Produktion um.
event-devoted =
    { $seat } widmet { $square } den Künsten: { $count ->
        [0] keine Kultur
       *[other] { $count } Kultur
    }.
    .you = Du widmest { $square } den Künsten: { $count ->
            [0] keine Kultur
           *[other] { $count } Kultur
        }.
event-harvested = { $seat } nimmt vom Markt: { $what }.
    .you = Du nimmst vom Markt: { $what }.
event-army-produced = { $seat } hat eine neue Armee auf { $square }.
    .you = Du hast eine neue Armee auf { $square }.
event-scout-produced = { $seat } hat einen neuen Pionier auf { $square }.
    .you = Du hast einen neuen Pionier auf { $square }.
event-unit-gained = { $seat } erhält eine Einheit: { $unit }.
    .you = Du erhältst eine Einheit: { $unit }.
event-unit-seen = Deine neue Einheit: { $rank } { $count }.
event-built = { $seat } baut auf { $square }: { $card }.
    .you = Du baust auf { $square }: { $card }.
event-wonder-built = { $seat } hat ein Weltwunder auf { $square }: { $card }.
    .you = Du hast ein Weltwunder auf { $square }: { $card }.
event-wonder-drawn = { $seat } beginnt mit einem Weltwunder: { $card }.
    .you = Du beginnst mit einem Weltwunder: { $card }.
event-wonder-offered = Neu auf dem Markt: { $card }.
event-replaced = { $seat } ersetzt auf { $square }: { $card }.
    .you = Du ersetzt auf { $square }: { $card }.
event-boosted = { $seat } hat in dieser Runde { $count } Produktion mehr in { $square }.
    .you = Du hast in dieser Runde { $count } Produktion mehr in { $square }.
event-advanced = { $seat } rückt auf Feld { $count } der Kulturskala vor.
    .you = Du rückst auf Feld { $count } der Kulturskala vor.
event-person-gained = { $seat } erhält eine Große Persönlichkeit: { $card }.
    .you = Du erhältst eine Große Persönlichkeit: { $card }.
event-person-placed = { $seat } setzt eine Große Persönlichkeit auf { $square } ein: { $card }.
    .you = Du setzt eine Große Persönlichkeit auf { $square } ein: { $card }.
event-event-drawn = { $seat } zieht ein Kulturereignis: „{ $card }“.
    .you = Du ziehst ein Kulturereignis: „{ $card }“.
event-event-drawn-unseen = { $seat } zieht ein Kulturereignis des Stapels { deck-name }.
    .you = Du ziehst ein Kulturereignis des Stapels { deck-name }.
event-event-discarded = { $seat } wirft „{ $card }“ ab.
    .you = Du wirfst „{ $card }“ ab.
event-events-shuffled = Die Kulturereignisse des Stapels { deck-name } werden neu gemischt.
event-units-shuffled = Einheiten werden neu gemischt: { $unit }.

event-ability-used = { $seat } nutzt { $card }.
    .you = Du nutzt { $card }.
event-paid = { $seat } zahlt: { $what }.
    .you = Du zahlst: { $what }.
event-paid-marker = { $seat } zahlt mit { $card }.
    .you = Du zahlst mit { $card }.
event-event-played = { $seat } spielt „{ $card }“.
    .you = Du spielst „{ $card }“.
event-event-shown = { $seat } zeigt „{ $card }“.
    .you = Du zeigst „{ $card }“.
event-consent = { $seat } stimmt dem Ereignis von { $other_seat } zu.
    .you = Du stimmst dem Ereignis von { $other_seat } zu.
    .to-you = { $seat } stimmt deinem Ereignis zu.
event-consent-refused = { $seat } verweigert sich dem Ereignis von { $other_seat }.
    .you = Du verweigerst dich dem Ereignis von { $other_seat }.
    .to-you = { $seat } verweigert sich deinem Ereignis.
event-cancelled = { $seat } hebt auf, was { $other_seat } angekündigt hat: { $kind }.
    .you = Du hebst auf, was { $other_seat } angekündigt hat: { $kind }.
    .to-you = { $seat } hebt auf, was du angekündigt hast: { $kind }.
event-taken-back = { $seat } nimmt die Fähigkeit zurück.
    .you = Du nimmst die Fähigkeit zurück.
event-coin-given = { $seat } verschafft { $other_seat } eine Münze.
    .you = Du verschaffst { $other_seat } eine Münze.
    .to-you = { $seat } verschafft dir eine Münze.
event-obsolete = Unbrauchbar: { $card }.
event-unit-murdered = { $seat } tötet eine Einheit von { $other_seat }: { $rank } { $count }.
    .you = Du tötest eine Einheit von { $other_seat }: { $rank } { $count }.
    .to-you = { $seat } tötet eine deiner Einheiten: { $rank } { $count }.
event-razed = { $seat } verliert ein Gebäude auf { $square }: { $card }.
    .you = Du verlierst ein Gebäude auf { $square }: { $card }.
event-walls-razed = { $seat } verliert die Mauern von { $square }.
    .you = Du verlierst die Mauern von { $square }.
event-reshaped = { $seat } verändert das Gelände von { $square }: { $terrain }.
    .you = Du veränderst das Gelände von { $square }: { $terrain }.
event-locked = { $seat } sperrt { $square }: In dieser Runde verlässt keine Figur das Feld.
    .you = Du sperrst { $square }: In dieser Runde verlässt keine Figur das Feld.
event-figure-killed =
    { $seat } verliert { $figure ->
        [army] eine Armee
       *[other] einen Pionier
    } auf { $square }.
    .you = Du verlierst { $figure ->
            [army] eine Armee
           *[other] einen Pionier
        } auf { $square }.
event-person-killed = { $seat } verliert eine Große Persönlichkeit auf { $square }: { $card }.
    .you = Du verlierst eine Große Persönlichkeit auf { $square }: { $card }.

event-moved =
    { $seat } zieht { $count ->
        [one] eine Figur
       *[other] { $count } Figuren
    } von { $square } nach { $other_square }.
    .you = Du ziehst { $count ->
            [one] eine Figur
           *[other] { $count } Figuren
        } von { $square } nach { $other_square }.
event-led-astray =
    { $seat } versetzt { $count ->
        [one] eine Figur
       *[other] { $count } Figuren
    } von { $other_seat }: { $square } nach { $other_square }.
    .you = Du versetzt { $count ->
            [one] eine Figur
           *[other] { $count } Figuren
        } von { $other_seat }: { $square } nach { $other_square }.
    .to-you = { $seat } versetzt { $count ->
            [one] eine deiner Figuren
           *[other] { $count } deiner Figuren
        } von { $square } nach { $other_square }.
event-entered = { $seat } betritt { $square }.
    .you = Du betrittst { $square }.
event-discovered = { $seat } entdeckt das Teil bei { $square }: { $card }.
    .you = Du entdeckst das Teil bei { $square }: { $card }.
event-hut-explored = { $seat } erkundet eine Hütte auf { $square }.
    .you = Du erkundest eine Hütte auf { $square }.
event-village-conquered = { $seat } erobert das Dorf auf { $square }.
    .you = Du eroberst das Dorf auf { $square }.
event-marker-seen = Dein neuer Marker: { $card }.
event-marker-lost = Du verlierst einen Marker: { $card }.
event-infiltrated = { $seat } schickt eine Figur in die Stadt { $square } von { $other_seat } und lernt dort.
    .you = Du schickst eine Figur in die Stadt { $square } von { $other_seat } und lernst dort.
    .to-you = { $seat } schickt eine Figur in deine Stadt { $square } und lernt dort.

event-battle-field = { $seat } greift die Armeen von { $other_seat } auf { $square } an.
    .you = Du greifst die Armeen von { $other_seat } auf { $square } an.
    .to-you = { $seat } greift deine Armeen auf { $square } an.
event-battle-city = { $seat } greift die Stadt { $square } von { $other_seat } an.
    .you = Du greifst die Stadt { $square } von { $other_seat } an.
    .to-you = { $seat } greift deine Stadt { $square } an.
event-battle-capital = { $seat } greift die Hauptstadt von { $other_seat } auf { $square } an.
    .you = Du greifst die Hauptstadt von { $other_seat } auf { $square } an.
    .to-you = { $seat } greift deine Hauptstadt auf { $square } an.
event-battle-village = { $seat } greift das Dorf auf { $square } an; { $other_seat } spielt die Barbaren.
    .you = Du greifst das Dorf auf { $square } an; { $other_seat } spielt die Barbaren.
    .to-you = { $seat } greift das Dorf auf { $square } an; du spielst die Barbaren.
event-walls-fall = { $seat } bringt die Mauern von { $square } zu Fall.
    .you = Du bringst die Mauern von { $square } zu Fall.
event-scouts-eliminated =
    { $seat } beseitigt { $count ->
        [one] einen Pionier
       *[other] { $count } Pioniere
    } von { $other_seat }.
    .you = Du beseitigst { $count ->
            [one] einen Pionier
           *[other] { $count } Pioniere
        } von { $other_seat }.
    .to-you = { $seat } beseitigt { $count ->
            [one] einen deiner Pioniere
           *[other] { $count } deiner Pioniere
        }.
event-front-opened = { $seat } eröffnet Front { $front }: { $rank } { $count }.
    .you = Du eröffnest Front { $front }: { $rank } { $count }.
event-unit-attacks = { $seat } greift an Front { $front } an: { $rank } { $count }.
    .you = Du greifst an Front { $front } an: { $rank } { $count }.
event-unit-killed = { $seat } verliert eine Einheit: { $rank } { $count }.
    .you = Du verlierst eine Einheit: { $rank } { $count }.
event-unit-saved = { $seat } rettet eine Einheit: { $rank } { $count }.
    .you = Du rettest eine Einheit: { $rank } { $count }.
event-battle-won = { $seat } gewinnt den Kampf: Angriff { $attack }, Verteidigung { $defence }.
    .you = Du gewinnst den Kampf: Angriff { $attack }, Verteidigung { $defence }.
event-barbarians-won = { $seat } gewinnt den Kampf für die Barbaren: Angriff { $attack }, Verteidigung { $defence }.
    .you = Du gewinnst den Kampf für die Barbaren: Angriff { $attack }, Verteidigung { $defence }.
event-armies-lost =
    { $seat } verliert im Kampf { $count ->
        [one] eine Armee
       *[other] { $count } Armeen
    }.
    .you = Du verlierst im Kampf { $count ->
            [one] eine Armee
           *[other] { $count } Armeen
        }.
event-city-destroyed = { $seat } verliert die Stadt { $square }.
    .you = Du verlierst die Stadt { $square }.
event-looted =
    { $seat } nimmt von { $other_seat }: { $what ->
        [trade] { $count } Handel
        [culture] { $count } Kultur
        [hut] ein Hüttenmarker
        [village] ein Dorfmarker
        [event] ein Kulturereignis
        [coin] eine Münze
       *[other] { $what }
    }.
    .you = Du nimmst von { $other_seat }: { $what ->
            [trade] { $count } Handel
            [culture] { $count } Kultur
            [hut] ein Hüttenmarker
            [village] ein Dorfmarker
            [event] ein Kulturereignis
            [coin] eine Münze
           *[other] { $what }
        }.
    .to-you = { $seat } nimmt von dir: { $what ->
            [trade] { $count } Handel
            [culture] { $count } Kultur
            [hut] ein Hüttenmarker
            [village] ein Dorfmarker
            [event] ein Kulturereignis
            [coin] eine Münze
           *[other] { $what }
        }.
event-event-stolen = { $seat } nimmt dieses Kulturereignis: „{ $card }“.
    .you = Du nimmst dieses Kulturereignis: „{ $card }“.
event-coin-lost = { $seat } verliert eine Münze durch die Beute von { $other_seat }.
    .you = Du verlierst eine Münze durch die Beute von { $other_seat }.
    .to-you = { $seat } verliert eine Münze durch deine Beute.

event-learned = { $seat } lernt { $card }.
    .you = Du lernst { $card }.
event-won =
    { $seat } gewinnt { $how ->
        [military] durch die Eroberung einer Hauptstadt
        [tech] mit der Raumfahrt
        [culture] am Ende der Kulturskala
       *[other] mit genug Münzen
    }.
    .you = Du gewinnst { $how ->
            [military] durch die Eroberung einer Hauptstadt
            [tech] mit der Raumfahrt
            [culture] am Ende der Kulturskala
           *[other] mit genug Münzen
        }.
    .banner = { $how ->
            [military] Militärsieg
            [tech] Technologiesieg
            [culture] Kultursieg
           *[other] Wirtschaftssieg
        }
event-turn-limit = Runde { $count } war die letzte.
    .banner = Die letzte Runde ist gespielt

# Warum nicht

refused-lead = Diese Zivilisation ist vergeben.
refused-capital = Die Hauptstadt steht auf einem der vier mittleren Felder deines Heimatteils.
refused-place-figure = Deine Figuren beginnen rings um die Hauptstadt, nicht auf Wasser und nicht über dem Figurenlimit.
refused-too-many-cities =
    Du hast { $count ->
        [one] eine Stadt
       *[other] { $count } Städte
    } und darfst nicht mehr haben.
refused-no-founder = Dort steht keine Figur von dir, die eine Stadt gründen darf.
refused-city-on-water = Auf Wasser wird keine Stadt gegründet.
refused-city-at-edge = Alle acht Felder um eine Stadt müssen aufgedeckt sein.
refused-city-beside-marker = Eine Hütte oder ein Dorf ist zu nahe.
refused-city-beside-enemy = Eine gegnerische Figur ist zu nahe.
refused-city-too-near = Eine andere Stadt ist zu nahe: Randbezirke dürfen sich nicht überschneiden.
refused-no-room = Deine anderen Figuren dort können nirgends hin.
refused-with = Diese Figur kann die Stadt nicht gründen.
refused-to = Dorthin können deine Figuren nicht.
refused-changed-already = Deine Staatsform hat in dieser Runde schon gewechselt.
refused-government-locked = Diese Staatsform steht dir nicht offen.
refused-needs-anarchy = Davor brauchst du eine Runde Anarchie.
refused-place = Diese Große Persönlichkeit ist nicht in deiner Reserve oder wurde in dieser Phase ersetzt.
refused-at = Eine Große Persönlichkeit steht in deinen Randbezirken, nicht auf Wasser und nicht, wo ein Gegner steht.
refused-place-person = Eine Große Persönlichkeit steht in deinen Randbezirken, nicht auf Wasser und nicht, wo ein Gegner steht.
refused-send = Ein Pionier schickt seine Ausbeute in eine deiner Städte, in deren Randbezirken er nicht steht, und jedes Feld nur einmal.
refused-give = Das hast du nicht.
refused-get = Das hat der andere Spieler nicht.
refused-offer = Dieses Angebot ist nicht vollständig, oder es gibt nichts zu tauschen.
refused-counter = Du hast kein Angebot mehr.
refused-hand = Du gibst, was verlangt wurde, von dem, was du hast.
refused-favour = Es muss ein anderer Spieler sein.
refused-no-city = Dort steht keine Stadt von dir.
refused-capital-acts = In der Anarchie führt die Hauptstadt keine Aktion aus.
refused-acted = Diese Stadt war schon an der Reihe.
refused-harvest = Diesen Rohstoff gibt es um die Stadt nicht, oder der Markt hat keinen mehr.
refused-free-building = Umsonst kannst du jetzt nicht bauen.
refused-no-army = Du hast keine Armee mehr im Vorrat.
refused-no-scout = Du hast keinen Pionier mehr im Vorrat.
refused-no-train = Diese Art von Einheiten steht dir nicht offen, oder es ist keine mehr da.
refused-no-build = Dieses Gebäude steht dir nicht offen, oder du baust schon das bessere.
refused-no-wonder = Dieses Weltwunder liegt nicht auf dem Markt.
refused-too-little-production =
    { $count ->
        [one] Es fehlt
       *[other] Es fehlen
    } { $count } Produktion.
refused-walled = Diese Stadt ist schon befestigt.
refused-no-marker = Der Markt hat keinen Marker dieses Gebäudes mehr.
refused-starred = Diese Stadt hat schon ein Gebäude mit Stern.
refused-site = Dort kann es nicht stehen: falsches Gelände, ein Gegner auf dem Feld oder zu viel davon.
refused-take = Davon hat der Markt nichts.
refused-advance =
    Das nächste Feld kostet { $culture } Kultur{ $trade ->
        [0] {""}
       *[other] {" "}und { $trade } Handel
    }.
refused-end-of-track = Hier endet die Kulturskala.
refused-move = Dort kann keine Figur ziehen.
refused-group = Diese Figuren können nicht zusammen ziehen.
refused-discover = Dort liegt kein verdecktes Teil neben den Figuren, oder sie könnten ihre Bewegung danach nicht beenden.
refused-infiltrate = Das kann nur eine einzelne Figur neben einer gegnerischen Stadt, einmal pro Runde, und nur, wenn es etwas zu lernen gibt.
refused-locked = In dieser Runde verlässt keine Figur dieses Feld.
refused-unrevealed = Dieses Feld ist nicht aufgedeckt.
refused-too-far =
    Zu weit: { $count ->
        [0] Kein Schritt ist übrig
        [one] Nur ein Schritt ist übrig
       *[other] Nur { $count } Schritte sind übrig
    }.
refused-water = Auf Wasser können deine Figuren ihre Bewegung nicht beenden.
refused-own-centre = Figuren dürfen deine eigenen Stadtzentren durchqueren, aber dort nicht anhalten.
refused-enemy-centre = Nur Armeen betreten eine gegnerische Stadt, und nur, wenn deine Staatsform es erlaubt.
refused-stacking = Das wären mehr Figuren, als dein Figurenlimit erlaubt.
refused-scouts-alone = Dorthin kommen Pioniere nur mit einer Armee.
refused-unit = Diese Einheit ist nicht in deiner Kampftruppe, oder an dieser Front steht kein Gegner allein.
refused-save = Diese Einheit hast du in diesem Kampf nicht verloren.
refused-loot = Davon gibt es nichts zu nehmen.
refused-known = Diese Technologie kennst du.
refused-no-spot = Deine Pyramide hat keinen Platz dafür: Zwei Technologien der Stufe darunter müssen sie tragen.
refused-too-little-trade = Du brauchst { $count } Handel.
refused-learn = Diese Technologie kennst du schon, hast keinen Platz für sie, oder der andere Spieler kennt sie nicht.
refused-no-such-card = Diese Karte hast du nicht.
refused-used = „{ $card }“ ist schon genutzt.
refused-cannot-pay = Du kannst „{ $card }“ nicht bezahlen.
refused-no-effect = „{ $card }“ hätte jetzt keine Wirkung.
refused-wrong-phase = „{ $card }“ gehört nicht in diese Phase.
refused-pay = Damit kannst du nicht bezahlen.
refused-target = Das kann nicht das Ziel sein.
refused-discard = Dieses Kulturereignis hast du nicht auf der Hand.

# Der Tisch in einem Terminal

terminal-market = Markt
terminal-wonders = Weltwunder
terminal-trade = Handel
terminal-culture = Kultur
terminal-coins = Münzen
terminal-track = Skala
terminal-techs = Technologien
terminal-units = Einheiten
terminal-city = { $square }: Handel { $trade }, Produktion { $production }, Kultur { $culture }
terminal-hand = Kulturereignisse
terminal-markers = Marker
terminal-resources = Rohstoffe
terminal-none = keine
terminal-legend = D Wüste, G Grasland, F Wald, M Gebirge, W Wasser, ? verdeckt; * Stadt, + Marker, h Hütte, v Dorf; Ziffern: Figuren

## Die geführte erste Partie

lesson-goal = Worum es geht
    .text = Du führst Amerika gegen einen Gegner, im kürzeren Einstiegsspiel ohne Weltwunder. Vier Wege führen zum Sieg: das Ende der Kulturskala, die Raumfahrt, 15 Münzen oder die Hauptstadt des Gegners. Hier siehst du, wie weit alle sind.
lesson-capital = Deine Hauptstadt
    .text = Eine Stadt lebt von den acht Feldern ringsum. Wald bringt 2 Produktion, Gebirge 1; Wüste und Wasser je 1 Handel. Wähle das Feld mit der besten Mischung: Produktion baut, Handel bezahlt die Forschung.
lesson-figures = Eine Armee und ein Pionier
    .text = Armeen erkunden Hütten und kämpfen. Der Pionier ist deine künftige zweite Stadt: Nur er kann eine gründen. Stell den Pionier auf die Seite zu den verdeckten Teilen hin und die Armee neben das Dorf auf D2: So verlieren sie keine Zeit.
lesson-person = Eine Große Persönlichkeit
    .text = Amerika beginnt mit einer. Sie steht auf einem Feld um die Hauptstadt und ersetzt, was dort gedruckt ist; stell sie also dorthin, wo du am wenigsten verlierst: auf Grasland, das nichts bringt.
lesson-phases = Fünf Phasen
    .text = Eine Runde geht sie von oben nach unten durch, und beide beenden eine, ehe die nächste beginnt. Bei deinem Rundenbeginn gründest du Städte und wechselst die Staatsform. In Runde 1 gibt es noch nichts zu tun: beende ihn.
lesson-trade = Handel
    .text = Deine Stadt hat eben ihren Handel eingesammelt. Er bezahlt am Ende der Runde die Forschung, und zur Not geben 3 Handel Produktion dazu. Mehr als 27 fasst die Scheibe nicht.
lesson-offers = Angebote
    .text = Jetzt darfst du mit deinem Gegner handeln: Handel, Kultur, Rohstoffe. Mit so wenig in der Hand: passe. Später kann sich die Frage nach einem Rohstoff lohnen, der dir fehlt.
lesson-city = Was deine Stadt tut
    .text = Jede Stadt führt eine Aktion aus: eines produzieren, sich den Künsten widmen und Kultur erhalten oder einen Rohstoff abbauen. Hier siehst du, was sie hergibt. Bringen die Künste 3 Kultur, nimm sie: Das bezahlt das erste Feld der Kulturskala. Sonst findet eine Armee oder ein Pionier mehr Land.
lesson-culture = Die Kulturskala
    .text = Mit genug Kultur darfst du vorrücken, so oft du zahlen kannst. Jedes Feld gibt ein geheimes Kulturereignis oder eine Große Persönlichkeit, und das letzte gewinnt das Spiel. Kultur, die liegen bleibt, nützt nichts: geh weiter.
lesson-event = Kulturereignisse
    .text = Du hast jetzt eines, und dein Gegner weiß nicht, welches. Jedes lässt sich nur in einer bestimmten Phase spielen; tippe es an, um es zu lesen. Zwei darfst du haben.
lesson-move = Bewegung
    .text = Jede Figur zieht zwei Felder, nie schräg. Neben einem verdeckten Teil darf sie einen Schritt ausgeben, um es aufzudecken. Zuerst der Pionier: Deine zweite Stadt braucht acht aufgedeckte Felder ringsum, ohne Hütten und Dörfer.
lesson-enter = Ein Schritt ist übrig
    .text = Geh weiter in das neue Land, wenn es weder Hütte noch Dorf ist: So ist der Pionier dem Platz deiner zweiten Stadt eine Runde näher.
lesson-discovered = Neues Land
    .text = Das Teil bleibt nun liegen. In einer Hütte wartet Nützliches auf die erste Armee, die sie betritt. In einem Dorf sitzen Barbaren: Eine Armee muss sie erst schlagen, mit Einheiten von deiner Hand.
lesson-village = Ein Dorf neben dir
    .text = Im Dorf auf D2 sitzen Barbaren. Eine Armee, die es betritt, kämpft gegen sie; gewinnt sie, gehört dir, was unter dem Marker liegt. Du hast mehr Einheiten, als sie haben werden: Greif mit der Armee auf C2 an.
lesson-settle = Wo siedeln?
    .text = Eine neue Stadt braucht acht aufgedeckte Felder ringsum, von denen keines zu einer anderen Stadt gehört: Sie steht also drei Felder von deiner Hauptstadt entfernt. Die inneren vier Felder des entdeckten Teils taugen dazu, wenn keine Hütte und kein Dorf sie berührt. Schick den Pionier dorthin, wo ringsum am meisten Wald, Wüste oder Wasser ist.
lesson-hut = Eine Hütte ist erkundet
    .text = Wer sie genommen hat, hat jetzt einen Marker, den nur er sieht: einen Rohstoff oder eine Münze auf dem Weg zu 15. Deine Armeen können das auch, Pioniere nicht.
lesson-battle = Kampf
    .text = Abwechselnd spielt jeder eine Einheit: an einer eigenen Front oder gegen eine, die allein steht. Infanterie übertrumpft Kavallerie, Kavallerie Artillerie, Artillerie Infanterie: Wer übertrumpft, schlägt zuerst zu. Am Ende entscheidet die Stärke, die überlebt. Greift dein Gegner ein Dorf an, spielst du die Barbaren: Mach es ihm teuer.
lesson-research = Forschung
    .text = 6 Handel bezahlen eine Technologie der Stufe I. Beide wählen geheim. Danach verfällt aller Handel, den deine Münzen nicht retten; nimm also eine, wann immer du kannst. { card-horseback-riding } ist gut als Erstes: schnellere Figuren. { card-pottery } macht aus Rohstoffen Münzen, { card-writing } erlaubt die Bibliothek für mehr Handel.
lesson-pyramid = Die Pyramide
    .text = Technologien der Stufe I liegen unten. Eine der Stufe II braucht zwei der Stufe I unter sich, und so fort bis zur Raumfahrt. Viele erlauben ein Gebäude; viele haben eine Fähigkeit, die ein Rohstoff bezahlt.
lesson-found = Eine zweite Stadt
    .text = Dein Pionier kann hier zur Stadt werden. Tu es: Von nun an sind es zwei Aktionen in jeder Runde und mehr Handel. Der Pionier kehrt in deinen Vorrat zurück und kann wieder gebaut werden.
lesson-second = Zwei Städte, zwei Aktionen
    .text = Jemand hat eine zweite Stadt. Jede Stadt handelt in dieser Phase einmal; ihre Produktion legen sie nie zusammen. Hast du zwei, lass die eine bauen und die andere Kultur machen oder einen Rohstoff abbauen.
lesson-resources = Rohstoffe
    .text = Ein Rohstoff vom Markt bezahlt einmal die Fähigkeit einer Technologie. Sieh in deiner Pyramide nach, welche Art du brauchst, ehe du einen abbaust.
lesson-alone = Du kennst das Spiel
    .text = Entscheide dich bald für einen Weg zum Sieg: Amerika macht aus Handel Produktion, also passen Gebäude, Technologien und Münzen zu dir. Ab hier geht die Partie weiter wie jede andere, gegen einen leichten Bot. Tipp und Regeln bleiben zur Hand.

## Wonach Bots gehen

term-means = Wachstum und Vorräte
    .more = Du wächst und hast mehr Vorräte.
    .less = Es kostet Wachstum oder Vorräte.
term-race = der Weg zum nächsten Sieg
    .more = Es bringt dich einem Sieg näher.
    .less = Es entfernt dich von einem Sieg.
term-figures = wo Armeen und Pioniere stehen
    .more = Deine Armeen und Pioniere stehen besser.
    .less = Deine Armeen und Pioniere stehen schlechter.
term-plans = was gleich geschieht
    .more = Es bereitet vor, was du als Nächstes tust.
    .less = Es verzögert, was du als Nächstes tust.
term-rivals = das Rennen der Rivalen
    .more = Es bremst deine Rivalen.
    .less = Es lässt deinen Rivalen mehr Raum.
term-danger = die Sicherheit der Hauptstadt
    .more = Deine Hauptstadt ist sicherer.
    .less = Deine Hauptstadt ist weniger sicher.
because-each-turn = Es bringt { $count } { $kind ->
        [trade] Handel
       *[production] Produktion
    } mehr je Runde.

## Was die Dinge auf dem Tisch sind: ein Name, was es tut, und die Regel

explain-civ = Zivilisation
    .text = Womit du beginnst: eine Technologie, eine Staatsform und Fähigkeiten, die sonst niemand hat.
    .rule = CV-1.01
explain-government = Staatsform
    .text = Wechselt zu Beginn einer Runde. Eine neue ist gleich nach ihrer Technologie frei; sonst liegt eine Runde Anarchie dazwischen.
    .rule = CV-4.12
explain-gov = Staatsform
    .text = Wechselt zu Beginn einer Runde; ihre Vorteile gelten, solange sie besteht.
    .rule = CV-4.12
explain-tech = Technologien
    .text = In der Forschungsphase für Handel gelernt. Eine höhere Stufe braucht zwei Technologien darunter: die Pyramide. Raumfahrt an der Spitze gewinnt.
    .rule = CV-13.03
explain-pyramid = Technologiepyramide
    .text = Eine höhere Stufe braucht zwei Technologien darunter.
    .rule = CV-13.03
explain-research = Forschung
    .text = Handel auf der Scheibe bezahlt eine Technologie je Runde; danach bleibt nur so viel Handel, wie du Münzen hast.
    .rule = CV-13.05
explain-trade = Handel
    .text = In jeder Runde aus den Randbezirken eingesammelt und auf der Scheibe behalten. Bezahlt Technologien, und 3 davon geben 1 Produktion.
    .rule = CV-5.03
explain-production = Produktion
    .text = Symbole in den Randbezirken einer Stadt. Eine Aktion der Stadt macht damit eine Figur, eine Einheit, ein Gebäude oder ein Weltwunder.
    .rule = CV-6.11
explain-culture = Kultur
    .text = Kommt von Städten, die sich den Künsten widmen. Bezahlt Felder der Kulturskala.
    .rule = CV-8.01
explain-culture-track = Kulturskala
    .text = Jedes Feld gibt ein Kulturereignis oder eine Große Persönlichkeit; das letzte gewinnt.
    .rule = CV-8.03
explain-coin = Münzen
    .text = Sie behalten beim Forschen Handel auf deiner Scheibe. Fünfzehn gewinnen das Spiel.
    .rule = CV-12.13
explain-combat = Kampfbonus
    .text = Die Seite mit dem höheren Bonus zählt am Ende eines Kampfes den Unterschied dazu.
    .rule = CV-11.06
explain-swords = Kampfbonus
    .text = Die Seite mit dem höheren Bonus zählt am Ende eines Kampfes den Unterschied dazu.
    .rule = CV-11.05
explain-bonus = Kampfboni
    .text = Kasernen, Akademien, Generäle, Mauern und die Verteidigung einer Stadt. Nur der Unterschied zählt.
    .rule = CV-11.05
explain-battle = Kampf
    .text = Beide Seiten spielen abwechselnd Einheiten, an einer neuen Front oder gegen eine gegnerische Einheit.
    .rule = CV-11.10
explain-front = Front
    .text = Höchstens eine Einheit jeder Seite. Treffen zwei aufeinander, fügen beide Schaden zu; wer übertrumpft, schlägt zuerst zu.
    .rule = CV-11.13
explain-battle-end = Wenn er jetzt endete
    .text = Stärken der überlebenden Einheiten und der Unterschied der Boni; bei Gleichstand gewinnt der Verteidiger.
    .rule = CV-11.06
explain-wounds = Schaden
    .text = Er bleibt bis zum Ende des Kampfes. Eine Einheit mit so viel Schaden wie Stärke ist getötet.
    .rule = CV-11.15
explain-event = Kulturereignis
    .text = Auf der Kulturskala gezogen und geheim gehalten; gespielt in der Phase, die es nennt.
    .rule = CV-14.03
explain-person = Große Persönlichkeit
    .text = Kommt von der Kulturskala; in Randbezirken eingesetzt gibt sie ihre Symbole.
    .rule = CV-9.04
explain-building = Gebäude
    .text = Steht auf einem Feld seines Geländes in den Randbezirken und ersetzt dessen Symbole.
    .rule = CV-1.12
explain-wonder = Weltwunder
    .text = Gibt es nur einmal. Steht in Randbezirken und gibt seinem Besitzer Kultur und eine Fähigkeit, solange sein Feld nicht blockiert ist.
    .rule = CV-12.07
explain-market = Markt
    .text = Gebäude, Weltwunder, Einheiten und Rohstoffe, die zu haben sind, mit Preis und wie viele es noch gibt.
    .rule = CV-6.10
explain-cost = Kosten
    .text = Produktion, die es kostet, mit deinen Ermäßigungen. Eine Stadt muss alles bezahlen.
    .rule = CV-6.12
explain-left = Noch im Markt
    .text = So viele sind noch zu haben.
    .rule = CV-1.12
explain-city = Stadt
    .text = Hat jede Runde eine Aktion. Die acht Felder ihrer Randbezirke geben Handel, Produktion, Kultur, Münzen und Rohstoffe.
    .rule = CV-6.01
explain-army = Armee
    .text = Eine Figur, die kämpfen, Hütten und Dörfer nehmen und Städte angreifen kann.
    .rule = CV-1.09
explain-scout = Pionier
    .text = Gründet Städte und schickt, was sein Feld gibt, in eine deiner Städte.
    .rule = CV-12.01
explain-move = Bewegungsweite
    .text = Felder, die eine Figur ziehen darf, nicht schräg.
    .rule = CV-10.02
explain-people = Figurenlimit
    .text = So viele deiner Figuren dürfen auf einem Feld stehen.
    .rule = CV-10.04
explain-forces = Stehendes Heer
    .text = Einheiten, verdeckt. Für einen Kampf werden einige davon gezogen: die Kampftruppe.
    .rule = CV-11.02
explain-rank = Stärke nach Rang
    .text = Eine Einheit kämpft mit der Stärke deines Rangs ihrer Art.
    .rule = CV-11.04
explain-infantry = Infanterie
    .text = Einheiten deines stehenden Heeres. Infanterie übertrumpft Kavallerie.
    .rule = CV-11.16
explain-mounted = Kavallerie
    .text = Einheiten deines stehenden Heeres. Kavallerie übertrumpft Artillerie.
    .rule = CV-11.16
explain-artillery = Artillerie
    .text = Einheiten deines stehenden Heeres. Artillerie übertrumpft Infanterie.
    .rule = CV-11.16
explain-aircraft = Luftwaffe
    .text = Einheiten deines stehenden Heeres. Die Luftwaffe übertrumpft nicht und wird nicht übertrumpft.
    .rule = CV-11.17
explain-wheat = Weizen
    .text = Ein Rohstoff. Abgelegt bezahlt er Fähigkeiten von Technologien; Städte bauen ihn ab.
    .rule = CV-7.01
explain-silk = Seide
    .text = Ein Rohstoff. Abgelegt bezahlt er Fähigkeiten von Technologien; Städte bauen ihn ab.
    .rule = CV-7.01
explain-incense = Weihrauch
    .text = Ein Rohstoff. Abgelegt bezahlt er Fähigkeiten von Technologien; Städte bauen ihn ab.
    .rule = CV-7.01
explain-iron = Eisen
    .text = Ein Rohstoff. Abgelegt bezahlt er Fähigkeiten von Technologien; Städte bauen ihn ab.
    .rule = CV-7.01
explain-spy = Spion
    .text = Ein Rohstoff, den es nur in Hütten und Dörfern und als Geschenk gibt.
    .rule = CV-1.06
explain-uranium = Uran
    .text = Ein Rohstoff, den es nur in Dörfern und als fürstliches Geschenk gibt.
    .rule = CV-1.06
explain-hut = Hütte
    .text = Eine Armee, die sie betritt, nimmt ihren Marker: ein Rohstoff zum Ausgeben, von anderen nicht gesehen.
    .rule = CV-10.13
explain-village = Dorf
    .text = Barbaren verteidigen es. Wer gewinnt, nimmt seinen Marker.
    .rule = CV-10.14
explain-terrain = Gelände
    .text = Wo das Gebäude stehen darf. Wüste und Wasser geben Handel, Gebirge und Wald Produktion.
    .rule = CV-1.03
explain-space = Feld der Karte
    .text = Was dort steht und was es der Stadt gibt, in deren Randbezirken es liegt.
    .rule = CV-1.10
explain-tile = Spielplanteil
    .text = Sechzehn Felder, aufgedeckt, wenn eine Figur es entdeckt.
    .rule = CV-10.09
explain-victory = Wege zum Sieg
    .text = Kultur, Technologie, Münzen oder eine eroberte Hauptstadt: Wer zuerst dort ist, gewinnt.
    .rule = CV-15.01
explain-trophy = Wege zum Sieg
    .text = Kultur, Technologie, Münzen oder eine eroberte Hauptstadt.
    .rule = CV-15.01
explain-first = Startspieler
    .text = Beginnt jede Phase der Runde; danach geht es nach links weiter.
    .rule = CV-3.02
explain-announced = Angekündigt
    .text = Ein Ereignis oder eine Fähigkeit, auf die andere noch antworten dürfen, bevor sie geschieht.
    .rule = CV-14.15
explain-tray = Zur Auswahl
    .text = Woraus du jetzt wählen kannst.
    .rule = CV-13.01
explain-phase-start = Rundenbeginn
    .text = Städte gründen, die Staatsform wechseln, Große Persönlichkeiten einsetzen.
    .rule = CV-4.01
explain-phase-trade = Handel
    .text = Alle sammeln Handel ein und dürfen dann verhandeln.
    .rule = CV-5.01
explain-phase-cities = Städteverwaltung
    .text = Jede Stadt führt eine Aktion aus: produzieren, sich den Künsten widmen oder einen Rohstoff abbauen.
    .rule = CV-6.01
explain-phase-movement = Bewegung
    .text = Alle ziehen Figuren, entdecken und kämpfen.
    .rule = CV-10.01
explain-phase-research = Forschung
    .text = Wer kann, lernt eine Technologie, alle zugleich.
    .rule = CV-13.01
explain-lock = Gesperrt
    .text = Die Technologie dafür ist noch nicht bekannt.
    .rule = CV-6.16

## Was ein Link zu einem Tisch erzählt: wie nah jemand einem Sieg war

link-points = { $count } %
