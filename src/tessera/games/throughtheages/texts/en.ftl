### Through the Ages in English. Own words throughout; names of components as people know them.
###
### card-<key> names a card; its attribute .text says what the card does beyond its symbols. Cards that share a name over
### ages, and new editions of a card, refer to the card whose name they have. Numbers that a content file may correct are
### arguments by the names of their fields ($amount, $also, $food, ...). Long words hold soft hyphens (U+00AD), where a
### narrow tile may break them; the terminal leaves them out.

# Sentences that several cards share

text-symbols = Nothing beyond its symbols.
text-farm = Each worker here is a farm. A blue token on this card is worth { $food } food.
text-mine =
    Each worker here is a mine. A blue token on this card is worth { $goods ->
        [one] one resource
       *[other] { $goods } resources
    }.
text-urban =
    Each worker here is an urban building:{ $culture ->
        [0] {""}
        [one] {" "}+{ $culture } culture
       *[other] {" "}+{ $culture } culture
    }{ $gives_science ->
        [0] {""}
        [one] {" "}+{ $gives_science } science
       *[other] {" "}+{ $gives_science } science
    }{ $strength ->
        [0] {""}
        [one] {" "}+{ $strength } strength
       *[other] {" "}+{ $strength } strength
    }{ $happy ->
        [0] {""}
        [one] {" "}+{ $happy } happy face
       *[other] {" "}+{ $happy } happy faces
    }.
text-unit = Each worker here is a unit of strength { $strength }.
text-government = Its symbols are your civil and military actions and the number of urban buildings of each type that you may build.
text-construction = Urban buildings of Age A, I, II and III cost you { $discounts } resources less. With one civil action you may build up to { $stages } stages of a wonder.
text-best-lab = Your best lab or library gives extra science equal to its level.
text-tactic =
    { $infantry ->
        [0] {""}
       *[other] { $infantry } infantry
    }{ $cavalry ->
        [0] {""}
       *[other] { $infantry ->
            [0] {""}
           *[other] {" + "}
        }{ $cavalry } cavalry
    }{ $artillery ->
        [0] {""}
       *[other] { $infantry ->
            [0] { $cavalry ->
                [0] {""}
               *[other] {" + "}
            }
           *[other] {" + "}
        }{ $artillery } artillery
    } are an army. It adds { $army } strength{ $outdated ->
        [none] {""}
       *[other] , { $outdated } if one of its units is out of date
    }.
text-ranking = Every civilization scores culture by its place: with 4 players { $points_4 }, with 3 players { $points_3 }, with 2 players { $points_2 }.
text-no-attack = Neither may attack the other.
text-ends-on-attack = The pact ends if one attacks the other.
text-gains-resources =
    { $gains_resources ->
        [one] 1 resource
       *[other] { $gains_resources } resources
    }
text-gains-unit-resources =
    { $gains_unit_resources ->
        [one] 1 resource
       *[other] { $gains_unit_resources } resources
    }
text-gains-workers =
    { $gains_population ->
        [one] a worker
       *[other] { $gains_population } workers
    }
text-losses-workers =
    { $losses_population ->
        [one] a worker
       *[other] { $losses_population } workers
    }
text-gains-yellow =
    { $gains_yellow ->
        [one] a yellow token
       *[other] { $gains_yellow } yellow tokens
    }
text-losses-blue =
    { $losses_blue ->
        [one] a blue token
       *[other] { $losses_blue } blue tokens
    }
text-gains-draw =
    { $gains_draw ->
        [one] a military card
       *[other] { $gains_draw } military cards
    }
text-times =
    { $each ->
        [one] {""}
       *[other] {" "}{ $each } times
    }
text-by-seats = { $by_seats_2 } with 2 players, { $by_seats_3 } with 3, { $by_seats_4 } with 4
text-worker =
    { $gains_population ->
        [one] a worker
       *[other] { $gains_population } workers
    }

# Farms and mines

card-agriculture = Agri­culture
    .text = { text-farm }
card-irrigation = Irrigation
    .text = { text-farm }
card-selective-breeding = Selective Breeding
    .text = { text-farm }
card-mechanized-agriculture = Mecha­nized Agri­culture
    .text = { text-farm }
card-bronze = Bronze
    .text = { text-mine }
card-iron = Iron
    .text = { text-mine }
card-coal = Coal
    .text = { text-mine }
card-oil = Oil
    .text = { text-mine }

# Urban buildings

card-philosophy = Philosophy
    .text = { text-urban }
card-alchemy = Alchemy
    .text = { text-urban }
card-scientific-method = Scientific Method
    .text = { text-urban }
card-computers = Computers
    .text = { text-urban }
card-religion = Religion
    .text = { text-urban }
card-theology = Theology
    .text = { text-urban }
card-organized-religion = Organized Religion
    .text = { text-urban }
card-printing-press = Printing Press
    .text = { text-urban }
card-journalism = Journalism
    .text = { text-urban }
card-multimedia = Multimedia
    .text = { text-urban }
card-drama = Drama
    .text = { text-urban }
card-opera = Opera
    .text = { text-urban }
card-movies = Movies
    .text = { text-urban }
card-bread-and-circuses = Bread and Circuses
    .text = { text-urban }
card-team-sports = Team Sports
    .text = { text-urban }
card-professional-sports = Profes­sional Sports
    .text = { text-urban }
card-professional-sports-adj = { card-professional-sports }
    .text = { text-urban }

# Units

card-warriors = Warriors
    .text = { text-unit }
card-swordsmen = Swordsmen
    .text = { text-unit }
card-riflemen = Riflemen
    .text = { text-unit }
card-modern-infantry = Modern Infantry
    .text = { text-unit }
card-knights = Knights
    .text = { text-unit }
card-cavalrymen = Cavalry­men
    .text = { text-unit }
card-tanks = Tanks
    .text = { text-unit }
card-cannon = Cannon
    .text = { text-unit }
card-rockets = Rockets
    .text = { text-unit }
card-air-forces = Air Forces
    .text = { text-unit } Each may join one army and doubles what its tactic gives; at most one for each army.

# Governments

card-despotism = Despotism
    .text = { text-government }
card-monarchy = Monarchy
    .text = { text-government }
card-theocracy = Theocracy
    .text = { text-government }
card-constitutional-monarchy = Consti­tutional Monarchy
    .text = { text-government }
card-republic = Republic
    .text = { text-government }
card-republic-adj = { card-republic }
    .text = { text-government }
card-communism = Commu­nism
    .text = { text-government }
card-communism-adj = { card-communism }
    .text = { text-government }
card-democracy = Democracy
    .text = { text-government }
card-fundamentalism = Funda­mentalism
    .text = { text-government }
card-fundamentalism-adj = { card-fundamentalism }
    .text = { text-government }

# Special technologies

card-code-of-laws = Code of Laws
    .text = { text-symbols }
card-justice-system = Justice System
    .text = { text-symbols }
card-civil-service = Civil Service
    .text = { text-symbols }
card-warfare = Warfare
    .text = { text-symbols }
card-strategy = Strategy
    .text = { text-symbols }
card-military-theory = Military Theory
    .text = { text-symbols }
card-military-theory-adj = { card-military-theory }
    .text = { text-symbols }
card-cartography = Carto­graphy
    .text = { text-symbols }
card-navigation = Navigation
    .text = { text-symbols }
card-satellites = Satellites
    .text = { text-symbols }
card-masonry = Masonry
    .text = { text-construction }
card-architecture = Archi­tecture
    .text = { text-construction }
card-engineering = Engi­neering
    .text = { text-construction }

# Action cards: their name and text, then the cards of each age

card-rich-land = Rich Land
    .text =
        Build or upgrade a farm or mine for { $amount ->
            [one] one resource
           *[other] { $amount } resources
        } less.
card-rich-land-a = { card-rich-land }
    .text = { card-rich-land.text }
card-rich-land-1 = { card-rich-land }
    .text = { card-rich-land.text }
card-rich-land-2 = { card-rich-land }
    .text = { card-rich-land.text }
card-rich-land-1-extra = { card-rich-land }
    .text = { card-rich-land.text }
card-urban-growth = Urban Growth
    .text =
        Build or upgrade an urban building for { $amount ->
            [one] one resource
           *[other] { $amount } resources
        } less.
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
card-frugality = Frugality
    .text = Increase your population at the usual price; afterwards you gain { $amount } food.
card-frugality-a = { card-frugality }
    .text = { card-frugality.text }
card-frugality-1 = { card-frugality }
    .text = { card-frugality.text }
card-frugality-2 = { card-frugality }
    .text = { card-frugality.text }
card-frugality-2-extra = { card-frugality }
    .text = { card-frugality.text }
card-engineering-genius = Engi­neering Genius
    .text =
        Build one stage of your wonder for { $amount ->
            [one] one resource
           *[other] { $amount } resources
        } less.
card-engineering-genius-a = { card-engineering-genius }
    .text = { card-engineering-genius.text }
card-engineering-genius-1 = { card-engineering-genius }
    .text = { card-engineering-genius.text }
card-engineering-genius-2 = { card-engineering-genius }
    .text = { card-engineering-genius.text }
card-engineering-genius-3 = { card-engineering-genius }
    .text = { card-engineering-genius.text }
card-patriotism = Patriotism
    .text =
        In this turn you have { $also ->
            [one] one more military action
           *[other] { $also } more military actions
        } and { $amount ->
            [one] one resource
           *[other] { $amount } resources
        } for units.
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
card-cultural-heritage = Cultural Heritage
    .text = You gain { $amount } science and { $also } culture.
card-cultural-heritage-a = { card-cultural-heritage }
    .text = { card-cultural-heritage.text }
card-cultural-heritage-1 = { card-cultural-heritage }
    .text = { card-cultural-heritage.text }
card-stockpile = Stockpile
    .text =
        You gain { $amount } food and { $also ->
            [one] one resource
           *[other] { $also } resources
        }.
card-stockpile-a = { card-stockpile }
    .text = { card-stockpile.text }
card-breakthrough = Break­through
    .text = Develop a technology at its full price, a government also by revolution; afterwards you gain { $amount } science.
card-breakthrough-1 = { card-breakthrough }
    .text = { card-breakthrough.text }
card-breakthrough-2 = { card-breakthrough }
    .text = { card-breakthrough.text }
card-reserves = Reserves
    .text =
        You gain { $amount } food or { $amount ->
            [one] one resource
           *[other] { $amount } resources
        }, as you like.
card-reserves-1 = { card-reserves }
    .text = { card-reserves.text }
card-reserves-2 = { card-reserves }
    .text = { card-reserves.text }
card-reserves-3 = { card-reserves }
    .text = { card-reserves.text }
card-reserves-3-extra = { card-reserves }
    .text = { card-reserves.text }
card-revolutionary-idea = Revolu­tionary Idea
    .text = You gain { $amount } science.
card-revolutionary-idea-2 = { card-revolutionary-idea }
    .text = { card-revolutionary-idea.text }
card-revolutionary-idea-3 = { card-revolutionary-idea }
    .text = { card-revolutionary-idea.text }
card-revolutionary-idea-3-extra = { card-revolutionary-idea }
    .text = { card-revolutionary-idea.text }
card-efficient-upgrade = Efficient Upgrade
    .text =
        Upgrade a farm, mine or urban building for { $amount ->
            [one] one resource
           *[other] { $amount } resources
        } less.
card-efficient-upgrade-2 = { card-efficient-upgrade }
    .text = { card-efficient-upgrade.text }
card-efficient-upgrade-3 = { card-efficient-upgrade }
    .text = { card-efficient-upgrade.text }
card-wave-of-nationalism = Wave of Nationalism
    .text = In this turn you have resources for units, for each civilization that is stronger than you: { text-by-seats }.
card-wave-of-nationalism-2 = { card-wave-of-nationalism }
    .text = { card-wave-of-nationalism.text }
card-military-build-up = Military Build-Up
    .text = { card-wave-of-nationalism.text }
card-military-build-up-3 = { card-military-build-up }
    .text = { card-military-build-up.text }
card-endowment-for-the-arts = Endowment for the Arts
    .text = You gain culture for each civilization that has more of it than you: { text-by-seats }.
card-endowment-for-the-arts-3 = { card-endowment-for-the-arts }
    .text = { card-endowment-for-the-arts.text }

# Leaders

card-alexander-the-great = Alexander the Great
    .text = Each of your units adds { $each } to your strength, but not when colonizing. As a political action you may remove him and add { text-gains-yellow } to your bank.
card-aristotle = Aristotle
    .text = You gain { $gains_science } science whenever you take a technology from the card row.
card-hammurabi = Hammurabi
    .text =
        Once per turn you may spend a military action as a civil action. Leaders in the card row cost you { $amount ->
            [one] one civil action
           *[other] { $amount } civil actions
        } less.
card-hammurabi-adj = { card-hammurabi }
    .text = Once per turn you may spend a military action as a civil action.
card-homer = Homer
    .text = Every turn you have { text-gains-unit-resources } for units. When you replace him you may put him under one of your wonders instead of getting an action back: that wonder then gives one more happy face for good.
card-julius-caesar = Julius Caesar
    .text = Once in the game you may follow a political action with a second one.
card-julius-caesar-adj = { card-julius-caesar }
    .text = In each of your Politics Phases you may perform up to two political actions.
card-moses = Moses
    .text = Increasing your population costs { $amount } food less.
card-christopher-columbus = Christopher Columbus
    .text = As a political action you may remove him and colonize a territory from your hand, without units and without an auction.
card-frederick-barbarossa = Frederick Barba­rossa
    .text =
        For one military action you may increase your population and build a unit, for { $amount } food and { $amount ->
            [one] 1 resource
           *[other] { $amount } resources
        } less.
card-genghis-khan = Genghis Khan
    .text = Your infantry may count as cavalry for your tactic. At the end of your turn you gain { $gains_culture } culture if you are one of the two strongest (with 2 players: the stronger); you win ties.
card-joan-of-arc = Joan of Arc
    .text = Each happy face of your temples and your government adds one strength. At the start of your Politics Phase you may look at the next event.
card-leonardo-da-vinci = Leonardo da Vinci
    .text = { text-best-lab } You gain { text-gains-resources } whenever you develop a technology.
card-michelangelo = Michel­angelo
    .text = Each happy face of your temples, theaters and wonders gives one culture. Wonders in the card row cost you nothing extra for those you have completed.
card-michelangelo-adj = { card-michelangelo }
    .text = Each happy face of your urban buildings and wonders gives one culture. Wonders in the card row cost you nothing extra for those you have completed; when you take one you gain { text-gains-resources }.
card-william-shakespeare = William Shake­speare
    .text =
        With a library, theaters cost you { $amount ->
            [one] one resource
           *[other] { $amount } resources
        } and their techno­logies { $also } science less; with a theater, libraries do. Each pair of a library and a theater gives { $each } culture.
card-william-shakespeare-adj = { card-william-shakespeare }
    .text = { card-william-shakespeare.text }
card-isaac-newton = Isaac Newton
    .text =
        { text-best-lab } Whenever you develop a technology you get { $gains_actions ->
            [one] a spent civil action
           *[other] { $gains_actions } spent civil actions
        } back.
card-james-cook = James Cook
    .text = When you colonize you may discard up to { $amount } military cards for one each. Each of your colonies gives { $each } culture, the first { $also } more.
card-js-bach = Johann Sebastian Bach
    .text = Each of your theaters gives { $each } more culture. Theater techno­logies cost { $amount } science less. Once per turn a civil action upgrades any urban building of yours to a theater of the same or a higher level.
card-js-bach-adj = { card-js-bach }
    .text = { card-js-bach.text }
card-maximilien-robespierre = Maximilien Robes­pierre
    .text = Your revo­lutions take all your military actions instead of your civil ones. Each gives you { $gains_culture } culture.
card-napoleon-bonaparte = Napoleon Bona­parte
    .text = Each type of unit that you have adds { $each } strength.
card-napoleon-bonaparte-adj = { card-napoleon-bonaparte }
    .text = { card-napoleon-bonaparte.text }
card-winston-churchill = Winston Churchill
    .text =
        Once per turn: { $gains_culture } culture; or, for this turn, { $instead_unit_science } science for unit techno­logies and { $instead_unit_resources ->
            [one] 1 resource
           *[other] { $instead_unit_resources } resources
        } for units. If you have not chosen when you end your actions you gain the culture.
card-albert-einstein = Albert Einstein
    .text = { text-best-lab } You gain { $gains_culture } culture whenever you develop a technology.
card-charlie-chaplin = Charlie Chaplin
    .text = Your best theater gives its culture twice.
card-sid-meier = Sid Meier
    .text = Each of your labs gives culture equal to its level, but { $each } science less.
card-mahatma-gandhi = Mahatma Gandhi
    .text = You may not attack. Attacks on you cost twice as many military actions.
card-mahatma-gandhi-adj = { card-mahatma-gandhi }
    .text = You may not attack. Attacks on you cost { $amount } more military actions.
card-bill-gates = Bill Gates
    .text = Your labs also produce resources, each as many as its level. When he leaves play, or at the end of the game, you gain as much culture as that is.
card-boudica = Boudica
    .text =
        At the start of your turn: if you are one of the two weakest (with 2 players: the weaker) you have { text-gains-unit-resources } for units in this turn; otherwise you gain { $instead_food } food, { $instead_resources ->
            [one] 1 resource
           *[other] { $instead_resources } resources
        } or { $instead_science } science.
card-cleopatra = Cleopatra
    .text =
        Every turn you have { $gains_city_resources ->
            [one] 1 resource
           *[other] { $gains_city_resources } resources
        } for urban buildings and stages of wonders.
card-hippocrates = Hippo­crates
    .text =
        At the start of your turn put { $amount ->
            [one] a yellow token
           *[other] { $amount } yellow tokens
        } from the box above your government, until there are { $also }. At the end of Ages I, II and III one of them goes into your bank, even if he has left.
card-confucius = Confucius
    .text = You gain { $gains_science } science whenever you prepare an event and when he leaves. You may prepare any military card; if it is no event, it gives every civili­zation 1 science when it is revealed.
card-sun-tzu = Sun Tzu
    .text = Your own tactics stay yours. At the end of your turn you draw { $amount } more military cards. When he leaves he goes under your current tactic, whose armies are then stronger by 1, for everybody.
card-ashoka = Ashoka
    .text =
        If the civil cards in your hand have { $scale_0_0 } colours you produce { $scale_0_1 ->
            [one] 1 more resource
           *[other] { $scale_0_1 } more resources
        }, with { $scale_1_0 } also { $scale_1_1 } more food.
card-isabella-of-castile = Isabella of Castile
    .text = When you colonize you may pay { $scale_0_0 }, { $scale_1_0 } or { $scale_2_0 } resources for { $scale_0_1 }, { $scale_1_1 } or { $scale_2_1 }.
card-eleanor-of-aquitaine = Eleanor of Aquitaine
    .text = You draw { text-gains-draw } whenever you prepare an event. Each card that you have to discard at the end of your turn gives { $each } culture. When you replace her you get up to { $amount } civil actions back instead of one.
card-jan-zizka = Jan Žižka
    .text = For your tactic each of your farms may count as an Age A infantry or artillery unit. Each of your armies gives { $each } culture.
card-nostradamus = Nostra­damus
    .text = You gain { $gains_culture } more culture when you prepare an event, and you see the events that others prepare. You are stronger by { $amount } when an event looks for the weakest and when you defend against an aggression.
card-johannes-gutenberg = Johannes Guten­berg
    .text =
        Once per turn you have an extra civil action to take, develop, build or upgrade a lab or library, for { $amount } science or { $amount ->
            [one] 1 resource
           *[other] { $amount } resources
        } less, also with an action card for it. Using it gives { $gains_culture } culture.
card-saladin = Saladin
    .text =
        When you end your actions choose: { $amount } strength or { $also ->
            [one] one more civil action
           *[other] { $also } more civil actions
        }, until you choose again.
card-catherine-the-great = Catherine the Great
    .text =
        Once in the game, as a political action: every weaker civili­zation loses { $amount ->
            [one] a yellow token
           *[other] { $amount } yellow tokens
        } from its bank. If at least one did (with 4 players: two), you gain { text-gains-yellow }.
card-maria-theresa = Maria Theresa
    .text =
        You gain { $gains_science } science and { $gains_culture } culture whenever a token goes from your yellow bank to your worker pool. Every turn you have { $amount ->
            [one] 1 resource
           *[other] { $amount } resources
        } for units, or { $also } if you are one of the two weakest (with 2 players: the weaker).
card-james-watt = James Watt
    .text = Farms and mines cost fewer resources and their techno­logies less science: { $discounts_2 } less in Age II, { $discounts_3 } less in Age III. When he leaves you gain as much culture as your best farm or mine produces.
card-alfred-nobel = Alfred Nobel
    .text = When you replace him you get no action back; instead the Nobel Prize is founded: from then on everybody gains 4 culture at the end of a turn with 2 or more new techno­logies.
card-antoni-gaudi = Antoni Gaudí
    .text = An urban technology costs you { $amount } science less for each other type of urban building that you have built. Your best building of each type gives { $each } more culture.
card-charles-darwin = Charles Darwin
    .text =
        Your temples give { $also ->
            [one] one happy face
           *[other] { $also } happy faces
        } less each. Your labs and libraries give { $each } more culture each. Techno­logies in the card row cost you { $amount ->
            [one] one civil action
           *[other] { $amount } civil actions
        } less, but at least { $least ->
            [one] one
           *[other] { $least }
        }.
card-marie-curie-sklodowska = Marie Curie Skło­dowska
    .text = Your best mine gives science and your best lab strength, as much as their levels; she gives culture equal to the higher of the two.
card-marlene-dietrich = Marlene Dietrich
    .text =
        Your theaters of the highest level give { $each } more culture and { $amount ->
            [one] one more happy face
           *[other] { $amount } more happy faces
        } each. One infantry, cavalry or artillery unit counts twice for your tactic.
card-steve-jobs = Steve Jobs
    .text =
        Your best lab gives as many happy faces as its level. Whenever you develop a technology you may pay { $amount ->
            [one] 1 resource
           *[other] { $amount } resources
        } for { $gains_culture } culture.
card-nelson-mandela = Nelson Mandela
    .text = He costs { $amount } more civil actions to take if you have no discontent workers. At the end of your turn each happy face that you do not need gives { $each } culture.
card-pierre-de-coubertin = Pierre de Coubertin
    .text = Each of your arenas gives { $each } culture. Once in the game you may declare the Olympic Games before your political action: you gain { $gains_culture } culture, and until your next Politics Phase whoever attacks loses 8.
card-ian-fleming = Ian Fleming
    .text = Your best library and your best theater give extra culture equal to their levels. At the start of your Politics Phase you may look at a rival’s military hand, not at the same one twice in a row.

# Wonders

card-pyramids = Pyramids
    .text = { text-symbols }
card-hanging-gardens = Hanging Gardens
    .text = { text-symbols }
card-hanging-gardens-adj = { card-hanging-gardens }
    .text = When completed: { $gains_food } food.
card-library-of-alexandria = Library of Alexan­dria
    .text =
        You may hold { $symbols_civil_hand ->
            [one] one more civil card
           *[other] { $symbols_civil_hand } more civil cards
        } and { $symbols_military_hand ->
            [one] one more military card
           *[other] { $symbols_military_hand } more military cards
        }.
card-colossus = Colossus
    .text = { text-symbols }
card-colossus-adj = { card-colossus }
    .text = When Age II begins, and again when Age III begins, you draw { text-gains-draw }.
card-great-wall = Great Wall
    .text = Each of your infantry and artillery units adds { $each } strength.
card-st-peters-basilica = St. Peter’s Basilica
    .text =
        Everything else of yours that gives a happy face gives { $amount ->
            [one] one
           *[other] { $amount }
        } more.
card-st-peters-basilica-adj = { card-st-peters-basilica }
    .text = { card-st-peters-basilica.text }
card-taj-mahal = Taj Mahal
    .text = It costs you { $amount } civil actions less to take in a turn in which you have replaced a leader.
card-universitas-carolina = Univer­sitas Carolina
    .text = { text-symbols }
card-eiffel-tower = Eiffel Tower
    .text = { text-symbols }
card-kremlin = Kremlin
    .text = { text-symbols }
card-ocean-liner-service = Ocean Liner Service
    .text =
        Once in each of your turns { $gains_population ->
            [one] a worker comes
           *[other] { $gains_population } workers come
        } for nothing, without food and without an action.
card-ocean-liner-service-adj = { card-ocean-liner-service }
    .text = { card-ocean-liner-service.text }
card-transcontinental-railroad = Trans­conti­nental Railroad
    .text =
        One worker on your best mine produces { $amount ->
            [one] one more blue token
           *[other] { $amount } more blue tokens
        }.
card-transcontinental-railroad-adj = { card-transcontinental-railroad }
    .text = { card-transcontinental-railroad.text }
card-fast-food-chains = Fast Food Chains
    .text = When completed: { $amount } culture for each worker on farms and mines, { $also } for each on urban buildings and units.
card-first-space-flight = First Space Flight
    .text = When completed: culture equal to{ text-times } the levels of all your techno­logies together, government included.
card-hollywood = Hollywood
    .text =
        When completed: { $each ->
            [one] the culture
            [2] twice the culture
           *[other] { $each } times the culture
        } that your theaters and libraries give.
card-internet = Internet
    .text =
        When completed: { $each ->
            [one] as much culture
           *[other] { $each } times as much culture
        } as your urban buildings give culture, science and strength.
card-colosseum = Colosseum
    .text = Infantry and cavalry techno­logies cost you science less, as much as{ text-times } their level; each that you develop gives { $gains_culture } culture.
card-roman-roads = Roman Roads
    .text =
        In Age I you produce { $by_age_1 ->
            [one] 1 more resource
           *[other] { $by_age_1 } more resources
        }; in Age II it gives { $by_age_2 } science; from Age III on { $by_age_3 } culture.
card-stonehenge = Stonehenge
    .text = Each stage that you build gives as much science as it costs.
card-acropolis = Acropolis
    .text = You may have one more urban building of each type. A peaceful change of government costs { $each } science less for each of your urban buildings.
card-machu-picchu = Machu Picchu
    .text =
        One worker on your best Age A or I farm and one on your best Age A or I mine produce { $amount ->
            [one] one more blue token
           *[other] { $amount } more blue tokens
        } each.
card-himeji-castle = Himeji Castle
    .text = In an aggression or war you may sacrifice a unit: its strength counts once more. As the attacker you gain { $amount } culture for it, as the defender you are stronger by { $amount }.
card-forbidden-city = Forbidden City
    .text = Wherever your discontent workers are counted there are { $amount } fewer.
card-silk-road = Silk Road
    .text = From its first stage on: everything that the first action card of your turn gives is { $amount } more.
card-harvard-college = Harvard College
    .text = Once per turn you may play an action card that you have taken in the same turn.
card-statue-of-liberty = Statue of Liberty
    .text = Your government gives culture equal to its level.
card-louvre-museum = Louvre Museum
    .text = Its blue tokens stay on it; each gives { $each } culture. In your turn you may return them, each for { text-gains-resources }.
card-suez-canal = Suez Canal
    .text =
        When completed you may colonize a territory from your hand, without units. You produce { $each ->
            [one] 1 more resource
           *[other] { $each } more resources
        } for each of your colonies.
card-empire-state-building = Empire State Building
    .text = When completed, culture for each of science, culture, strength, food and resource production in which you are ahead of everybody: { text-by-seats }.
card-united-nations = United Nations
    .text = When completed: { $each } culture for each of your wonders, of your special techno­logies or of your types of urban buildings, whichever is most. You may also show an Age III event from your hand; it is evaluated for all and stays with you.
card-international-red-cross = Inter­national Red Cross
    .text = Its stages are paid with food. Every stage gives its builder { $gains_culture } culture; rivals may build one in each of their turns, for a civil action. When completed its owner gains { $each } culture for each colony of all players.
card-manhattan-project = Man­hattan Project
    .text = When completed: culture equal to your science rating.

# Events of Age A; each can also be chosen by one civilization alone

card-development-of-agriculture = Develop­ment of Agri­culture
    .text = Every civilization gains { $gains_food } food.
card-development-of-crafts = Develop­ment of Crafts
    .text = Every civilization gains { text-gains-resources }.
card-development-of-markets = Develop­ment of Markets
    .text = Every civilization gains { $gains_food } food or { text-gains-resources }, as it likes.
card-development-of-politics = Develop­ment of Politics
    .text = Everybody draws { text-gains-draw }.
card-development-of-religion = Develop­ment of Religion
    .text = Whoever has an unused worker may build a temple of Age A with it for nothing.
card-development-of-science = Develop­ment of Science
    .text = Every civilization gains { $gains_science } science.
card-development-of-settlement = Develop­ment of Settle­ment
    .text = Every civilization gains { text-gains-workers } for nothing.
card-development-of-trade-routes = Develop­ment of Trade Routes
    .text = Every civilization gains { $gains_food } food, { text-gains-resources } and { $gains_science } science.
card-development-of-warfare = Develop­ment of Warfare
    .text = Whoever has an unused worker may build Warriors with it for nothing.
card-development-of-civilization = Develop­ment of Civili­zation
    .text =
        Every civilization may increase its population for { $amount } food less, or build a farm, mine or urban building for { $amount ->
            [one] 1 resource
           *[other] { $amount } resources
        } less, or develop a technology for { $amount } science less, without an action.
card-development-of-planning = Develop­ment of Planning
    .text = From the unused events of Age A, { $amount } are shown. Everybody chooses one, for the own civilization alone.

# Events of Age I

card-barbarians = Barbarians
    .text = If whoever has the most culture is one of the two weakest, that civilization loses { text-losses-workers }.
card-border-conflict = Border Conflict
    .text = The weakest destroys one of its farms, mines or urban buildings; the strongest gains { text-gains-resources }.
card-crusades = Crusades
    .text = The strongest gains { $gains_culture } culture, the weakest loses { $losses_culture }.
card-cultural-influence = Cultural Influence
    .text = Every civilization gains culture equal to its culture rating.
card-foray = Foray
    .text = The two strongest gain { $amount } food and resources each, mixed as they like.
card-good-harvest = Good Harvest
    .text = Every civilization produces food; nothing is consumed.
card-immigration = Immi­gration
    .text = Whoever is happiest gains { text-gains-workers }, all of them if several are.
card-new-deposits = New Deposits
    .text = Every civilization produces resources; there is no corruption.
card-pestilence = Pesti­lence
    .text = Every civilization loses { text-losses-workers }.
card-raiders = Raiders
    .text = The two weakest lose { $amount } food and resources each, mixed as they like.
card-rats = Rats
    .text = Every civilization loses all its food.
card-rebellion = Rebellion
    .text = Every civilization loses { $each } civil actions for each discontent worker.
card-reign-of-terror = Reign of Terror
    .text = The weakest loses { text-losses-workers }.
card-scientific-breakthrough = Scientific Break­through
    .text = Every civilization gains science equal to its science rating.
card-uncertain-borders = Uncertain Borders
    .text = The strongest takes { text-gains-yellow } from the bank of the weakest.
card-dark-ages = Dark Ages
    .text = Every civilization loses half of its science above { $amount }, rounded up.
card-call-to-arms = Call to Arms
    .text = The weakest loses { $amount } civil actions, with 3 or 4 players the second weakest loses { $also }. Each draws as many military cards as it has lost actions.
card-knowledge-of-the-ancestors = Knowledge of the Ancestors
    .text =
        Every civilization gains { $also } science for each completed wonder, { $amount } for one of Age A, and for an unfinished wonder { $also ->
            [one] 1 resource
           *[other] { $also } resources
        }, or { $amount } if it is of Age A.

# Events of Age II

card-civil-unrest = Civil Unrest
    .text = Every civilization loses { $each } culture for each discontent worker. Whoever has the most of them also loses { text-losses-blue }.
card-cold-war = Cold War
    .text = The two strongest gain { $gains_science } science each.
card-crime-wave = Crime Wave
    .text = The two weakest lose { $losses_culture } culture and { text-losses-blue } each.
card-economic-progress = Economic Progress
    .text = Every civilization suffers corruption, produces food, consumes and produces resources, as at the end of a turn.
card-emigration = Emigration
    .text = Every civilization loses workers: half as many as are discontent, rounded up.
card-iconoclasm = Iconoclasm
    .text = Every leader who is not of the current age leaves.
card-independence-declaration = Indepen­dence Decla­ration
    .text = The weakest loses a colony of its choice.
card-international-agreement = Inter­national Agree­ment
    .text = The strongest may give up its next political action and take cards from the row for up to { $amount } civil actions; then the row is filled.
card-national-pride = National Pride
    .text = Whoever has the most culture gains { $gains_culture }.
card-politics-of-strength = Politics of Strength
    .text = The strongest draws { $amount } military cards, the weakest discards { $also }. In Age IV the strongest gains { $amount } culture instead and the weakest loses { $also }.
card-popularization-of-science = Popula­rization of Science
    .text = Every civilization gains culture equal to its science rating.
card-prosperity = Prosper­ity
    .text = Every civilization gains food equal to its happiness.
card-ravages-of-time = Ravages of Time
    .text = Everybody turns over a completed wonder of Age A or I: in ruins it gives 2 culture and nothing else.
card-refugees = Refugees
    .text = The strongest gains { $gains_culture } culture and { text-gains-workers }, the weakest loses { $losses_culture } culture and { text-losses-workers }.
card-terrorism = Terrorism
    .text = Whoever has the least culture destroys an urban building of every other civilization.
card-freedom-of-movement = Freedom of Movement
    .text = Everybody may move a worker from one technology to any other and pays the difference in cost, if there is one.
card-international-negotiations = Inter­national Nego­tiations
    .text =
        Whoever revealed this says whether the weakest gives the strongest { $amount } food, { $amount ->
            [one] 1 resource
           *[other] { $amount } resources
        } or { $amount } science.
card-arms-industry = Arms Industry
    .text = For each type of unit whoever has the best technology gains { $each } resources, all of them if several are tied.

# Events of Age III: how civilizations score at the end

card-impact-of-agriculture = Impact of Agri­culture
    .text = Culture equal to{ text-times } the food production, and { $amount } more if it exceeds the consumption.
card-impact-of-architecture = Impact of Archi­tecture
    .text = Culture equal to{ text-times } the levels of all urban buildings together.
card-impact-of-balance = Impact of Balance
    .text =
        { $each ->
            [one] The lowest
            [2] Twice the lowest
           *[other] { $each } times the lowest
        } of science rating, culture rating, food production and resource production.
card-impact-of-colonies = Impact of Colonies
    .text = { $each } culture for each colony.
card-impact-of-competition = Impact of Compe­tition
    .text = Culture equal to{ text-times } the levels of all units and arenas together.
card-impact-of-government = Impact of Govern­ment
    .text = { $amount } culture for each civil action and { $also } for each military action.
card-impact-of-happiness = Impact of Happi­ness
    .text = { $amount } culture for each point of happiness, less { $also } for each discontent worker.
card-impact-of-industry = Impact of Industry
    .text = Culture equal to{ text-times } what the mines produce.
card-impact-of-population = Impact of Popu­lation
    .text = { $each } culture for each contented worker above { $amount }.
card-impact-of-progress = Impact of Progress
    .text = { $each } culture for each level of the government and of the special technologies.
card-impact-of-science = Impact of Science
    .text = { text-ranking } The science rating counts.
card-impact-of-strength = Impact of Strength
    .text = { text-ranking } Strength counts.
card-impact-of-technology = Impact of Tech­nology
    .text = { $each } culture for each technology of Age III in play.
card-impact-of-variety = Impact of Variety
    .text = { $each } culture for each type of unit, each type of urban building and each special technology.
card-impact-of-wonders = Impact of Wonders
    .text = { $amount } culture for each completed wonder, less its level: full for Age A, 1 less for Age I, 2 less for Age II, 3 less for Age III.
card-impact-of-culture = Impact of Culture
    .text = { text-ranking } The culture rating counts.
card-impact-of-harmony = Impact of Harmony
    .text = { $each } culture for each full set of a farm, a mine, an urban building and a unit.

# Territories: the text says what happens once; symbols stay

card-vast-territory = Vast Territory
card-vast-territory-1 = { card-vast-territory }
    .text = Once: { $gains_food } food.
card-vast-territory-2 = { card-vast-territory }
    .text = Once: { $gains_food } food.
card-wealthy-territory = Wealthy Territory
card-wealthy-territory-1 = { card-wealthy-territory }
    .text = Once: { text-gains-resources }.
card-wealthy-territory-1-adj = { card-wealthy-territory }
    .text = Once: { text-gains-resources }.
card-wealthy-territory-2 = { card-wealthy-territory }
    .text = Once: { text-gains-resources }.
card-inhabited-territory = Inhabited Territory
card-inhabited-territory-1 = { card-inhabited-territory }
    .text = Once: { text-worker }.
card-inhabited-territory-2 = { card-inhabited-territory }
    .text = Once: { text-worker }.
card-strategic-territory = Strategic Territory
card-strategic-territory-1 = { card-strategic-territory }
    .text = Once: draw { text-gains-draw }.
card-strategic-territory-2 = { card-strategic-territory }
    .text = Once: draw { text-gains-draw }.
card-historic-territory = Historic Territory
card-historic-territory-1 = { card-historic-territory }
    .text = Once: { $gains_culture } culture.
card-historic-territory-2 = { card-historic-territory }
    .text = Once: { $gains_culture } culture.
card-developed-territory = Developed Territory
card-developed-territory-1 = { card-developed-territory }
    .text = Once: { $gains_science } science.
card-developed-territory-2 = { card-developed-territory }
    .text = Once: { $gains_science } science.
card-autonomous-territory-2 = Auto­nomous Territory
    .text = Once, as you like: { $gains_science } science, { text-gains-resources }, { $gains_food } food or { $gains_culture } culture.

# Tactics

card-fighting-band = Fighting Band
    .text = { text-tactic }
card-legion = Legion
    .text = { text-tactic }
card-medieval-army = Medieval Army
    .text = { text-tactic }
card-phalanx = Phalanx
    .text = { text-tactic }
card-heavy-cavalry = Heavy Cavalry
    .text = { text-tactic }
card-classic-army = Classic Army
    .text = { text-tactic }
card-conquistadors = Conquis­tadors
    .text = { text-tactic }
card-defensive-army = Defensive Army
    .text = { text-tactic }
card-fortifications = Fortifi­cations
    .text = { text-tactic }
card-mobile-artillery = Mobile Artillery
    .text = { text-tactic }
card-napoleonic-army = Napo­leonic Army
    .text = { text-tactic }
card-entrenchments = Entrench­ments
    .text = { text-tactic }
card-shock-troops = Shock Troops
    .text = { text-tactic }
card-mechanized-army = Mecha­nized Army
    .text = { text-tactic }
card-modern-army = Modern Army
    .text = { text-tactic }
card-positional-army = Positional Army
    .text = { text-tactic }
card-hussars = Hussars
    .text = { $cavalry } cavalry are an army. It adds { $above } strength and the level of its lower unit.

# Aggressions and wars

card-enslave-1 = Enslave
    .text = The rival loses { text-losses-workers }; you gain { $gains_food } food and { text-gains-resources }.
card-plunder = Plunder
    .text = You take up to { $amount } food and resources from the rival, mixed as you like.
card-plunder-1 = { card-plunder }
    .text = { card-plunder.text }
card-plunder-2 = { card-plunder }
    .text = { card-plunder.text }
card-plunder-3 = { card-plunder }
    .text = { card-plunder.text }
card-raid = Raid
card-raid-1 = { card-raid }
    .text =
        Destroy an urban building of the rival, up to Age { $slots_0 ->
            [0] A
            [1] I
            [2] II
           *[other] III
        }, and gain half its cost in resources, rounded up.
card-raid-2 = { card-raid }
    .text =
        Destroy two urban buildings of the rival, one up to Age { $slots_0 ->
            [0] A
            [1] I
            [2] II
           *[other] III
        } and one up to Age { $slots_1 ->
            [0] A
            [1] I
            [2] II
           *[other] III
        }, and gain half their cost in resources, rounded up.
card-raid-3 = { card-raid }
    .text =
        Destroy two urban buildings of the rival, one up to Age { $slots_0 ->
            [0] A
            [1] I
            [2] II
           *[other] III
        } and one up to Age { $slots_1 ->
            [0] A
            [1] I
            [2] II
           *[other] III
        }, and gain half their cost in resources, rounded up.
card-annex-2 = Annex
    .text = Take a colony of the rival; only its symbols come with it.
card-infiltrate-2 = Infiltrate
    .text = Remove the rival’s leader or unfinished wonder and gain { $each } culture for each level of it.
card-spy-2 = Spy
    .text = You take up to { $amount } science from the rival.
card-armed-intervention-3 = Armed Inter­vention
    .text = You take up to { $amount } culture from the rival.
card-kidnapping-1 = Kid­napping
    .text = Look at the rival’s civil hand and take a card that you may have. If you use it in this turn you gain { $amount } culture. Needs room in your own hand.
card-occupation-3 = Occu­pation
    .text = You take up to { $amount } food, resources, science and culture each from the rival.
card-war-over-territory = War over Territory
    .text =
        The victor takes { $amount ->
            [one] a yellow token
           *[other] { $amount } yellow tokens
        } from the loser’s bank, and another for each full { $every } of the advantage.
card-war-over-technology = War over Tech­nology
    .text = The victor takes as much science as the advantage; instead of it special technologies can be taken, each for its cost.
card-war-over-culture = War over Culture
    .text = The victor takes { $amount } culture and as much again as the advantage.
card-hybrid-war = Hybrid War
    .text =
        While the war lasts both have { $symbols_happy ->
            [-2] 2 unhappy faces
           *[other] { $symbols_happy } happy faces
        }. The victor takes as much culture as the advantage.

# Pacts

card-open-borders-agreement = Open Borders Agree­ment
    .text =
        Both have { $symbols_ma ->
            [one] one more military action
           *[other] { $symbols_ma } more military actions
        }. If one attacks the other, the attacker is stronger by { $amount }.
card-trade-routes-agreement = Trade Routes Agree­ment
    .text =
        Once per turn A may use { $amount } food as { $amount ->
            [one] a resource
           *[other] { $amount } resources
        }, and B { $amount ->
            [one] 1 resource
           *[other] { $amount } resources
        } as food.
card-acceptance-of-supremacy = Acceptance of Supre­macy
    .text =
        A produces { $symbols_resource_bonus ->
            [one] 1 resource
           *[other] { $symbols_resource_bonus } resources
        } more, B { $other_resource_bonus ->
            [-1] 1 less
           *[other] { $other_resource_bonus }
        }. { text-no-attack }
card-international-trade-agreement = Inter­national Trade Agree­ment
    .text =
        A produces { $symbols_resource_bonus ->
            [one] 1 more resource
           *[other] { $symbols_resource_bonus } more resources
        }, B { $other_food_bonus } more food.
card-promise-of-military-protection = Promise of Military Pro­tection
    .text =
        A has { $symbols_culture } more culture. B has { $other_strength } more strength and { $other_culture ->
            [-1] 1 culture less
           *[other] { $other_culture } culture
        }. { text-ends-on-attack }
card-scientific-cooperation = Scientific Coope­ration
    .text = When one of the two develops a technology, it costs { $amount } science less and the other pays { $partner_pays }; if the other cannot, it cannot be developed.
card-international-tourism = Inter­national Tourism
    .text = Both gain culture each turn for the completed wonders of the other, { $amount } for each.
card-loss-of-sovereignty = Loss of Sove­reignty
    .text =
        A has { $symbols_culture } more culture. B has { $other_culture ->
            [-2] 2 less
           *[other] { $other_culture }
        }, but nobody may declare war on B. { text-no-attack }
card-military-pact = Military Pact
    .text = Both have { $symbols_strength } more strength. { text-ends-on-attack }
card-peace-treaty = Peace Treaty
    .text = Both have { $symbols_culture } more culture. { text-no-attack }
card-naval-trade-agreement = Naval Trade Agree­ment
    .text =
        A has { $symbols_colonization } more when colonizing and { $symbols_blue ->
            [-1] a blue token less
           *[other] { $symbols_blue } blue tokens
        }, B has { $other_blue } more blue tokens.

# Bonus cards

card-military-bonus = Defense / Coloni­zation Bonus
    .text = +{ $defence } when you defend against an aggression, or +{ $colonize } when you colonize.
card-military-bonus-1 = { card-military-bonus }
    .text = { card-military-bonus.text }
card-military-bonus-2 = { card-military-bonus }
    .text = { card-military-bonus.text }
card-military-bonus-3 = { card-military-bonus }
    .text = { card-military-bonus.text }

# What stays behind of cards

card-homer-under-wonder = Homer’s Legacy
    .text =
        The wonder above it gives { $symbols_happy ->
            [one] one more happy face
           *[other] { $symbols_happy } more happy faces
        }.
card-ruin = Ruin
    .text = Gives { $amount } culture instead of everything that the wonder gave.
card-hippocrates-tokens = Hippo­crates’ Tokens
    .text = At the end of each age one of them goes into the yellow bank.
card-red-cross-appeal = Appeal of the Red Cross
    .text = Every rival may build a stage of the Red Cross once in each turn: a civil action and 3 food for 6 culture.
card-sun-tzu-under-tactic = Sun Tzu’s Legacy
    .text = Armies of the tactic above it are stronger by { $amount }, whoever uses it.
card-olympic-games = Olympic Games
    .text = Until the next Politics Phase of their host whoever attacks loses { $amount } culture.
card-nobel-prize = Nobel Prize
    .text = Whoever develops { $also } or more technologies in a turn gains { $amount } culture at its end.
card-unused = an unused worker

# Placeholders for leaders and wonders that lie on their boards

card-leader-placeholder-i-1 = Leader 1
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-i-2 = Leader 2
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-i-3 = Leader 3
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-i-4 = Leader 4
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-i-5 = Leader 5
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-i-6 = Leader 6
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-i-7 = Leader 7
    .text = Stands for the leader on space { $place } of the board.
card-wonder-placeholder-i-1 = Wonder 1
    .text = Stands for the wonder on space { $place } of the board.
card-wonder-placeholder-i-2 = Wonder 2
    .text = Stands for the wonder on space { $place } of the board.
card-wonder-placeholder-i-3 = Wonder 3
    .text = Stands for the wonder on space { $place } of the board.
card-wonder-placeholder-i-4 = Wonder 4
    .text = Stands for the wonder on space { $place } of the board.
card-wonder-placeholder-i-5 = Wonder 5
    .text = Stands for the wonder on space { $place } of the board.
card-leader-placeholder-ii-1 = Leader 1
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-ii-2 = Leader 2
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-ii-3 = Leader 3
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-ii-4 = Leader 4
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-ii-5 = Leader 5
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-ii-6 = Leader 6
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-ii-7 = Leader 7
    .text = Stands for the leader on space { $place } of the board.
card-wonder-placeholder-ii-1 = Wonder 1
    .text = Stands for the wonder on space { $place } of the board.
card-wonder-placeholder-ii-2 = Wonder 2
    .text = Stands for the wonder on space { $place } of the board.
card-wonder-placeholder-ii-3 = Wonder 3
    .text = Stands for the wonder on space { $place } of the board.
card-wonder-placeholder-ii-4 = Wonder 4
    .text = Stands for the wonder on space { $place } of the board.
card-wonder-placeholder-ii-5 = Wonder 5
    .text = Stands for the wonder on space { $place } of the board.
card-leader-placeholder-iii-1 = Leader 1
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-iii-2 = Leader 2
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-iii-3 = Leader 3
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-iii-4 = Leader 4
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-iii-5 = Leader 5
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-iii-6 = Leader 6
    .text = Stands for the leader on space { $place } of the board.
card-leader-placeholder-iii-7 = Leader 7
    .text = Stands for the leader on space { $place } of the board.
card-wonder-placeholder-iii-1 = Wonder 1
    .text = Stands for the wonder on space { $place } of the board.
card-wonder-placeholder-iii-2 = Wonder 2
    .text = Stands for the wonder on space { $place } of the board.
card-wonder-placeholder-iii-3 = Wonder 3
    .text = Stands for the wonder on space { $place } of the board.
card-wonder-placeholder-iii-4 = Wonder 4
    .text = Stands for the wonder on space { $place } of the board.
card-wonder-placeholder-iii-5 = Wonder 5
    .text = Stands for the wonder on space { $place } of the board.

# Kinds of cards

kind-technology = Technology
kind-government = Government
kind-special = Special technology
kind-action = Action card
kind-leader = Leader
kind-wonder = Wonder
kind-placeholder = Placeholder
kind-event = Event
kind-territory = Territory
kind-tactic = Tactic
kind-aggression = Aggression
kind-war = War
kind-pact = Pact
kind-bonus = Bonus card
kind-condition = What stays behind

# Types of technologies, one and many

type-farm = Farm
    .many = Farms
type-mine = Mine
    .many = Mines
type-lab = Lab
    .many = Labs
type-temple = Temple
    .many = Temples
type-library = Library
    .many = Libraries
type-theater = Theater
    .many = Theaters
type-arena = Arena
    .many = Arenas
type-infantry = Infantry
    .many = Infantry
type-cavalry = Cavalry
    .many = Cavalry
type-artillery = Artillery
    .many = Artillery
type-air-force = Air force
    .many = Air forces
field-civil = Civil technology
field-military = Military technology
field-colonization = Colonization technology
field-construction = Construction technology
colour-brown = Brown
colour-grey = Grey
colour-red = Red
colour-blue = Blue
colour-orange = Orange
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple

# Ages; age-name is for sentences in which $age is a number

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

# Goods, and what can be spent for one purpose in this turn only

good-food = food
good-resources = resources
good-science = science
good-culture = culture
pool-unit-resources = resources for units
pool-unit-science = science for unit technologies
pool-city-resources = resources for urban buildings and wonders
pool-any-resources = resources
pool-any-food = food
pool-ma = military actions
pool-ca = civil actions

# Symbols; .short is for a narrow place

symbol-culture = culture
symbol-science = science
symbol-strength = strength
symbol-happy = happy faces
symbol-ca = civil actions
symbol-ma = military actions
symbol-colonization = colonization
symbol-food-bonus = food each turn
symbol-resource-bonus = resources each turn
symbol-civil-hand = civil cards in hand
symbol-military-hand = military cards in hand
symbol-building-limit = buildings of each type
symbol-yellow = yellow tokens
symbol-blue = blue tokens

# Ratings, and the lines that explain them besides cards

rating-culture = Culture
    .text = Points of culture that each of your turns brings. The most culture points win.
rating-science = Science
    .text = Points of science that each of your turns brings. Technologies are paid with them.
rating-strength = Strength
    .text = What your units, armies and cards are worth in aggressions, wars and events.
rating-happiness = Happiness
    .text = Happy faces less unhappy ones. The emptier your yellow bank, the more of them are needed.
part-armies = Armies
part-workers = Workers
part-no-face-for-itself = St. Peter’s gives itself no face

# Pieces

piece-yellow-token = Yellow token
piece-blue-token = Blue token
piece-worker = Worker
piece-unused-worker = Unused worker
piece-civil-action = Civil action
piece-military-action = Military action
bank-yellow = Yellow bank
    .text = Tokens here are people yet to come. The emptier it is, the more food is eaten and the more happy faces are needed.
bank-blue = Blue bank
    .text = Tokens here are free for food and resources. The emptier it is, the more is lost to corruption.

# Where a fact about a component comes from

source-rulebook = Rulebook
    .text = Stated in the rulebook.
source-public = Published elsewhere
    .text = Known from other published material about the game.
source-memory = Remembered
    .text = Known, but nowhere looked up.
source-reconstructed = Reconstructed
    .text = Not known; worked out so that it fits everything that is. Owners of the game may correct it.
single-source = Seen in one place only
    .text = Some of its numbers are known from a single published source.

# Options of a game

setting-adjusted = Adjusted cards
    .text = The expansion’s new versions of 12 leaders and wonders and of some technologies, and six more action cards with 3 or 4 players.
setting-new-military = New military cards
    .text = The 19 military cards of the expansion are added to the decks.
setting-mix = Leaders and wonders
    .text = Which leaders and wonders are in the game: those of the base game, those of the expansion, or some of both.
setting-mix-base = Base game
setting-mix-pure = Expansion only
setting-mix-secret = Secret mix
setting-mix-open = Open mix
setting-mix-gradual = Open mix, age by age
setting-mix-one-base = Expansion and one old one each
setting-mix-draft = Draft
setting-agreed = Agreed leaders and wonders
    .text = In a secret or open mix these are in the game for certain; as many as are missing are drawn.
setting-peaceful = Peaceful game
    .text = Without aggressions and wars. Strength still matters for events and territories.
setting-short = Short first game
    .text = Only the Ages A, I and II, without aggressions, wars and pacts, and with a scoring of its own at the end.
setting-closed-hands = Closed civil hands
    .text = Civil cards in hand are hidden. Otherwise everybody sees them.
setting-resigning = Resigning
    .text = Players may resign as a political action, before Age IV.

# Lines of the final score, and why the game ended

score-culture = Culture points
score-before = Before the final scoring
score-events = Events of Age III
score-short = Scoring of the short game
score-effects = Cards in play
reason-end = The last round has been played.
reason-resigned = Everybody else has resigned.

# Steps that are offered

do-do = { $arg1 }
do-choose = { $arg1 }
do-next = { $arg1 }
do-pay = { $arg1 }
do-decline = No
step-build-free = Build what the event names, for nothing
step-look-at-event = Look at the next event
step-look-at-hand = Look at a rival’s military hand
step-olympic-games = Declare the Olympic Games
step-political-action = Take a second political action
step-pay-resources = Pay 1 resource for 4 culture
step-pools = Take 3 science for unit technologies and 3 resources for units
step-may = Something that is up to you

# Where the match stands

stage-setup = Draft
    .phase = Draft
stage-turn = Round { $round }, Age { age-name }: { $seat }
    .phase = Turns
stage-politics = Round { $round }, Age { age-name }: { $seat }, politics
    .phase = Politics
stage-actions = Round { $round }, Age { age-name }: { $seat }, actions
    .phase = Actions
stage-over = Finished

# Questions

ask-may = { $arg1 }: do you want to?
ask-one-gain = What do you take?
ask-pay-then = { $arg1 }: do you want to?
ask-any-order = What comes next?
ask-draft-pick = Which leader and which wonder do you keep for the game?
ask-political-action = Which political action do you take?
ask-whom-to-attack = { $card }: against whom?
ask-unit-for-attack = { $card }: do you sacrifice a unit for the attack?
ask-pact-partner = { $card }: to whom do you offer this pact?
ask-action-phase =
    What do you do? You have { $ca ->
        [0] no civil actions
        [one] one civil action
       *[other] { $ca } civil actions
    } and { $ma ->
        [0] no military actions
        [one] one military action
       *[other] { $ma } military actions
    }.
ask-build-or-upgrade = What do you build or upgrade?
ask-develop-something = What do you develop?
ask-break-through = What do you develop?
ask-develop-civilization = What do you do, for 1 less than it costs and without an action?
ask-gain-goods =
    You gain { $food } food and { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }, but your bank has { $tokens ->
        [0] no token
        [one] only one token
       *[other] only { $tokens } tokens
    }. How many go to food?
ask-gain-mix = You gain { $count } in all: how much of it food, how much resources?
ask-lose-mix = You lose { $count } in all: how much of it food, how much resources?
ask-steal-mix = What do you take from { $other_seat }, up to { $count }?
ask-lose-token = From which card do you lose a blue token?
ask-token-for-stage = Your bank is empty. Which card gives the blue token for the stage?
ask-lose-population = Which worker do you lose?
ask-destroy-own = What do you destroy?
ask-discard-military =
    You hold too many military cards. Which one do you discard? { $count ->
        [one] It is the last one.
       *[other] { $count } in all.
    }
ask-discard-for-colony = Which military card do you discard for the colony?
ask-bid-for-territory =
    { $card }: { $bid ->
        [0] do you open the bidding?
        [one] do you bid more than 1?
       *[other] do you bid more than { $bid }?
    }
ask-send-force = { $card }: whom do you send? Whoever is sent is lost. You bid { $bid }; so far you have { $force }.
ask-colonize-from-hand = Which territory do you colonize?
ask-defend =
    { $other_seat } attacks with { $card }, { $attack } against your { $defence }. Do you defend? { $most ->
        [0] No more cards.
        [one] One more card.
       *[other] Up to { $most } cards.
    }
ask-sacrifice-in-war = Do you sacrifice a unit in this war?
ask-answer-pact =
    { $other_seat } offers you { $card }{ $side ->
        [both] {""}
        [a] ; you would be side A
       *[other] ; you would be side B
    }. Do you accept?
ask-raid = Which building of { $other_seat } do you destroy?
ask-annex = Which colony do you take?
ask-infiltrate = What do you remove?
ask-kidnap = Which card do you take?
ask-technology-spoils = Which technology do you take? What is left of your advantage you take as science.
ask-follow-plan = Which of these events happens to your civilization?
ask-lose-colony = Which colony do you lose?
ask-accept-agreement = Do you give up your next political action for cards worth 5 civil actions?
ask-take-freely =
    Which card do you take? You have { $count ->
        [0] no civil actions
        [one] one civil action
       *[other] { $count } civil actions
    } left for it.
ask-ruin-wonder = Which wonder falls into ruins?
ask-terror = Which building do you destroy?
ask-move-worker = Which worker do you move, and where to?
ask-negotiate = What does the weakest give the strongest?
ask-honour-homer = Under which wonder do you put Homer? You get no action back then.
ask-muster = Which unit do you build with a new worker, both for one military action?
ask-printers-action = Gutenberg: what do you do for a lab or library? It brings { $culture } culture as well.
ask-saladins-choice = Saladin: strength or an action?
ask-upgrade-to-theater = Which building becomes a theater?
ask-look-at-hand = { $card }: whose military hand do you look at?
ask-show-event = Which event do you show?

# What the others are told while a player decides

wait-may = { $seat } decides whether to do something.
wait-one-gain = { $seat } chooses what to take.
wait-pay-then = { $seat } decides whether to pay.
wait-any-order = { $seat } decides what comes next.
wait-draft-pick = { $seat } chooses a leader and a wonder.
wait-political-action = { $seat } decides on a political action.
wait-action-phase = { $seat } acts.
wait-build-or-upgrade = { $seat } builds or upgrades something.
wait-develop-something = { $seat } develops a technology.
wait-break-through = { $seat } develops a technology.
wait-develop-civilization = { $seat } decides what the civilization does.
wait-gain-goods = { $seat } divides tokens between food and resources.
wait-gain-mix = { $seat } chooses between food and resources.
wait-lose-mix = { $seat } chooses between food and resources.
wait-steal-mix = { $seat } takes food and resources from { $other_seat }.
wait-lose-token = { $seat } gives up a blue token.
wait-token-for-stage = { $seat } takes a blue token from a card.
wait-lose-population = { $seat } loses a worker.
wait-destroy-own = { $seat } destroys something.
wait-discard-military = { $seat } discards military cards.
wait-discard-for-colony = { $seat } discards military cards.
wait-bid-for-territory = { $seat } is asked for a bid for { $card }.
wait-send-force = { $seat } puts a colonizing force together.
wait-colonize-from-hand = { $seat } chooses a territory.
wait-defend = { $seat } decides how to defend against { $card } of { $other_seat }.
wait-sacrifice-in-war = { $seat } decides whether to sacrifice a unit.
wait-answer-pact = { $seat } answers the offer of { $other_seat }: { $card }.
wait-raid = { $seat } destroys buildings of { $other_seat }.
wait-annex = { $seat } takes a colony.
wait-infiltrate = { $seat } removes a leader or a wonder.
wait-kidnap = { $seat } looks at the civil hand of a rival.
wait-technology-spoils = { $seat } takes the spoils of the war.
wait-follow-plan = { $seat } chooses an event.
wait-lose-colony = { $seat } loses a colony.
wait-accept-agreement = { $seat } decides about the International Agreement.
wait-take-freely = { $seat } takes cards from the row.
wait-ruin-wonder = { $seat } chooses a wonder that falls into ruins.
wait-terror = { $seat } destroys a building of a rival.
wait-move-worker = { $seat } decides whether to move a worker.
wait-negotiate = { $seat } leads the negotiations.
wait-honour-homer = { $seat } decides where Homer goes.
wait-muster = { $seat } musters a unit.
wait-printers-action = { $seat } uses Gutenberg’s action.
wait-saladins-choice = { $seat } makes Saladin’s choice.
wait-upgrade-to-theater = { $seat } upgrades a building to a theater.
wait-look-at-hand = { $seat } chooses whose hand to look at.
wait-show-event = { $seat } decides whether to show an event.

# Answers

do-stop = No more
do-gain = Take { $count } { $good }
do-keep = Keep { $card }
do-use = Use { $card }
do-take =
    Take { $card } for { $count ->
        [0] nothing
        [one] one civil action
       *[other] { $count } civil actions
    }
do-grow-action = Increase your population for { $count } food
do-build =
    Build { $card } for { $count ->
        [0] nothing
        [one] one resource
       *[other] { $count } resources
    }
do-upgrade-action = Upgrade a worker
do-upgrade =
    Upgrade { $card } to { $card2 } for { $count ->
        [0] nothing
        [one] one resource
       *[other] { $count } resources
    }
do-destroy-action = Destroy a building or disband a unit
do-destroy = Destroy { $card }: its worker is free again
do-stage =
    Build { $count ->
        [0] no stage
        [one] one stage
       *[other] { $count } stages
    } of your wonder for { $food ->
        [0] { $price ->
            [one] one resource
           *[other] { $price } resources
        }
       *[other] { $price } food
    }
do-develop = Develop { $card } for { $count } science
do-revolt = Revolution: { $card } for { $count } science and all your actions
do-revolt-free = Revolution: { $card } for { $count } science
do-lead = Play { $card } as your leader
do-play = Play { $card }
do-tactic = Play the tactic { $card }
do-tactic-stronger = Play the tactic { $card } (with Sun Tzu)
do-copy = Copy the tactic { $card }
do-copy-stronger = Copy the tactic { $card } (with Sun Tzu)
do-end-action = End your turn
do-no-politics = No political action
do-prepare = Prepare { $card } as an event
do-attack = { $targets ->
    [1] Attack { $seat } with { $card } for { $count ->
           [0] no military action
           [one] one military action
          *[other] { $count } military actions
       }
   *[other] Attack with { $card }
}
do-declare = { $targets ->
    [1] Declare { $card } on { $seat } for { $count ->
           [0] no military action
           [one] one military action
          *[other] { $count } military actions
       }
   *[other] Declare { $card }
}
do-on =
    Against { $seat }, for { $count ->
        [0] no military action
        [one] one military action
       *[other] { $count } military actions
    }
do-sacrifice = Sacrifice a unit: { $card }
do-alone = Without a sacrifice
do-no-unit = Sacrifice no unit
do-offer = Offer a pact: { $card }
do-with =
    To { $seat }{ $side ->
        [both] {""}
        [a] , you are side A
       *[other] , you are side B
    }
do-cancel = Cancel { $card }
do-resign = Resign
do-accept = Accept
do-refuse = Refuse
do-agree = Agree
do-defend = { $count ->
    [1] Add { $card }: +{ $defence }
   *[other] Add { $card }: +{ $defence } (one of { $count })
}
do-defend-so = { $defence ->
    [0] Do not defend
   *[other] { $holds ->
        [yes] Defend with +{ $defence }: the attack fails
       *[no] Defend with +{ $defence }: not enough
    }
}
do-bid = Bid { $count }
do-drop-out = Drop out
do-send = { $card }: send { $count }
do-bonus = { $card }: play { $count }
do-cards =
    Discard { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
do-pay-resources =
    Pay { $count ->
        [0] nothing
        [one] one resource
       *[other] { $count } resources
    }
do-colonize = Colonize { $card }
do-food-tokens =
    { $count ->
        [0] No token
        [one] One token
       *[other] { $count } tokens
    } for food
do-mix =
    { $food ->
        [0] {""}
       *[other] { $food } food
    }{ $resources ->
        [0] {""}
       *[other] { $food ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $resources ->
        [0] {""}
        [one] one resource
       *[other] { $resources } resources
    }
do-token-from = Take it from { $card }
do-lose-worker = Lose a worker on { $card }
do-discard = Discard { $card }
do-raid = Destroy { $card } of { $seat }
do-raid-nothing = There is nothing more to destroy
do-annex = Take { $card } of { $seat }
do-remove = Remove { $card } of { $seat }
do-kidnap = Take { $card } of { $seat }
do-steal = Take { $card }
do-plan = Choose { $card }
do-release = Lose { $card }
do-ruin = Let { $card } fall into ruins
do-destroy-of = Destroy { $card } of { $seat }
do-move = Move one from { $card }
do-to =
    To { $card } for { $count ->
        [0] nothing
        [one] one resource
       *[other] { $count } resources
    }
do-negotiate = { $seat } gives { $other_seat } 3 { $good }
do-nothing = Nothing
do-under = Put Homer under { $card }
do-muster =
    Build { $card } for { $count ->
        [0] nothing
        [one] one resource
       *[other] { $count } resources
    }, with a new worker for { $food ->
        [0] nothing
       *[other] { $food } food
    }
do-printers-play =
    With { $card }: { $card2 } for { $count ->
        [0] nothing
       *[other] { $count } { $paid ->
            [science] science
           *[resources] { $count ->
                [one] resource
               *[other] resources
            }
        }
    }
do-saladin-strength = 2 strength
do-saladin-action = One civil action
do-theater =
    { $card } becomes { $card2 } for one civil action and { $count ->
        [0] no resources
        [one] one resource
       *[other] { $count } resources
    }
do-look = Look at the military hand of { $seat }
do-show = Show { $card }

# What happened

event-turn-begins = { $seat } begins a turn: round { $round }.
    .you = Your turn begins: round { $round }.
event-card-gone = Out of the row: { $card }.
event-card-dealt = New in the row: { $card } ({ $space }).
event-age-ends = Age { age-name } ends.
event-age-begins = Age { age-name } begins.
    .banner = Age { age-name } begins
event-antiquated = { $seat } loses { $card }, which is out of date.
    .you = You lose { $card }, which is out of date.
event-wonder-lost = { $seat } loses the unfinished wonder { $card }, which is out of date.
    .you = You lose the unfinished wonder { $card }, which is out of date.
event-last-round = Round { $round } is the last one.
    .banner = The last round
event-final-scoring = The final scoring.
    .banner = The final scoring
event-last-effects = Cards in play score at the end.

event-no-politics = { $seat } takes no political action.
    .you = You take no political action.
event-prepares = { $seat } prepares an event of Age { age-name }.
    .you = You prepare an event of Age { age-name }.
event-prepared = { $seat } prepares { $card }.
    .you = You prepare { $card }.
event-saw-event = { $seat } sees which event { $other_seat } prepares: { $card }.
    .you = You see which event { $other_seat } prepares: { $card }.
    .to-you = { $seat } sees which event you prepare: { $card }.
event-looks-at-event = { $seat } looks at the next event.
    .you = You look at the next event.
event-looked-at-event = { $seat } sees the next event: { $card }.
    .you = You see the next event: { $card }.
event-looks-at-hand = { $seat } looks at the military hand of { $other_seat }.
    .you = You look at the military hand of { $other_seat }.
    .to-you = { $seat } looks at your military hand.
event-event = Event: { $card }.
    .banner = Event: { $card }
event-territory = A territory can be colonized: { $card }.
event-plans = To choose from: { $cards }.
event-bids = { $seat } bids { $count }.
    .you = You bid { $count }.
event-drops-out = { $seat } drops out.
    .you = You drop out.
event-no-colony = Nobody colonizes { $card }.
event-colonizes = { $seat } sends a force of { $count } to { $card }.
    .you = You send a force of { $count } to { $card }.
event-sent = { $seat } sends units: { $card } ×{ $count }.
    .you = You send units: { $card } ×{ $count }.
event-colony = { $seat } has a new colony: { $card }.
    .you = You have a new colony: { $card }.
event-colony-lost = { $seat } loses the colony { $card }.
    .you = You lose the colony { $card }.
event-offers-pact = { $seat } offers { $other_seat } a pact: { $card }.
    .you = You offer { $other_seat } a pact: { $card }.
    .to-you = { $seat } offers you a pact: { $card }.
event-pact-refused = { $seat } refuses { $card }.
    .you = You refuse { $card }.
event-pact-signed = { $seat } and { $other_seat } make a pact: { $card }.
    .you = You and { $other_seat } make a pact: { $card }.
    .to-you = { $seat } and you make a pact: { $card }.
event-pact-ends = { $seat } and { $other_seat } no longer have their pact: { $card }.
    .you = You and { $other_seat } no longer have your pact: { $card }.
    .to-you = { $seat } and you no longer have your pact: { $card }.
event-attacks = { $seat } attacks { $other_seat }: { $card }.
    .you = You attack { $other_seat }: { $card }.
    .to-you = { $seat } attacks you: { $card }.
event-aggression-won = { $seat } succeeds against { $other_seat } with { $card }, { $attack } against { $defence }.
    .you = You succeed against { $other_seat } with { $card }, { $attack } against { $defence }.
    .to-you = { $seat } succeeds against you with { $card }, { $attack } against { $defence }.
event-aggression-failed = { $seat } fails against { $other_seat } with { $card }, { $attack } against { $defence }.
    .you = You fail against { $other_seat } with { $card }, { $attack } against { $defence }.
    .to-you = { $seat } fails against you with { $card }, { $attack } against { $defence }.
event-sacrificed = { $seat } sacrifices a unit: { $card }.
    .you = You sacrifice a unit: { $card }.
event-war = { $seat } fights { $other_seat }: { $card }, { $attack } against { $defence }.
    .you = You fight { $other_seat }: { $card }, { $attack } against { $defence }.
    .to-you = { $seat } fights you: { $card }, { $attack } against { $defence }.
    .banner = { $card }
event-technology-stolen = { $seat } takes { $card } from { $other_seat }.
    .you = You take { $card } from { $other_seat }.
    .to-you = { $seat } takes { $card } from you.
event-kidnapped = { $seat } takes { $card } from the hand of { $other_seat }.
    .you = You take { $card } from the hand of { $other_seat }.
    .to-you = { $seat } takes { $card } from your hand.
event-kidnapped-unseen = { $seat } takes a card from the hand of { $other_seat }.
    .you = You take a card from the hand of { $other_seat }.
    .to-you = { $seat } takes a card from your hand.
event-olympic-games = { $seat } declares the Olympic Games: until the next time whoever attacks loses culture.
    .you = You declare the Olympic Games: until the next time whoever attacks loses culture.
event-resigns = { $seat } resigns.
    .you = You resign.

event-took = { $seat } takes { $card }.
    .you = You take { $card }.
event-uses = { $seat } uses { $card }.
    .you = You use { $card }.
event-plays = { $seat } plays { $card }.
    .you = You play { $card }.
event-grew = { $seat } has one more worker.
    .you = You have one more worker.
event-population-lost = { $seat } loses a worker.
    .you = You lose a worker.
event-built = { $seat } builds: { $card }.
    .you = You build: { $card }.
event-upgraded = { $seat } upgrades { $card } to { $card2 }.
    .you = You upgrade { $card } to { $card2 }.
event-moved = { $seat } moves a worker from { $card } to { $card2 }.
    .you = You move a worker from { $card } to { $card2 }.
event-destroyed = { $seat } loses a building or unit: { $card }.
    .you = You lose a building or unit: { $card }.
event-stage-built = { $seat } builds stage { $stage } of { $card }.
    .you = You build stage { $stage } of { $card }.
event-completed = { $seat } completes { $card }.
    .you = You complete { $card }.
event-ruined = { $seat } sees a wonder fall into ruins: { $card }.
    .you = You see a wonder fall into ruins: { $card }.
event-developed = { $seat } develops { $card }.
    .you = You develop { $card }.
event-revolution = { $seat } makes a revolution.
    .you = You make a revolution.
event-leader = { $seat } plays a leader: { $card }.
    .you = You play a leader: { $card }.
event-leader-leaves = { $seat } loses the leader { $card }.
    .you = You lose the leader { $card }.
event-nobel-prize = The Nobel Prize is founded.
event-tactic = { $seat } uses the tactic { $card }.
    .you = You use the tactic { $card }.
event-tactic-shared = { $seat } shares a tactic with all: { $card }.
    .you = You share a tactic with all: { $card }.
event-under-tactic = { $seat } puts Sun Tzu under { $card }.
    .you = You put Sun Tzu under { $card }.
event-pool = { $seat } has for this turn { $pool }: { $count }.
    .you = You have for this turn { $pool }: { $count }.
event-actions-lost =
    { $seat } loses { $count ->
        [one] one civil action
       *[other] { $count } civil actions
    }.
    .you = You lose { $count ->
            [one] one civil action
           *[other] { $count } civil actions
        }.
event-token-lost = { $seat } loses a yellow token.
    .you = You lose a yellow token.
event-token-released = { $seat } adds one of Hippocrates’ tokens to the yellow bank.
    .you = You add one of Hippocrates’ tokens to the yellow bank.
event-actions-end = { $seat } ends the actions.
    .you = You end the actions.

event-uprising = { $seat } has an uprising: nothing is produced.
    .you = You have an uprising: nothing is produced.
event-culture = { $seat } gains { $count } culture.
    .you = You gain { $count } culture.
event-culture-lost = { $seat } loses { $count } culture.
    .you = You lose { $count } culture.
event-science = { $seat } gains { $count } science.
    .you = You gain { $count } science.
event-science-lost = { $seat } loses { $count } science.
    .you = You lose { $count } science.
event-corruption = { $seat } suffers corruption: { $count }.
    .you = You suffer corruption: { $count }.
event-produced =
    { $seat } produces: { $count ->
        [one] one token
       *[other] { $count } tokens
    } on { $card }.
    .you = You produce: { $count ->
            [one] one token
           *[other] { $count } tokens
        } on { $card }.
event-gained = { $seat } gains { $good }: { $count }.
    .you = You gain { $good }: { $count }.
event-lost = { $seat } loses { $good }: { $count }.
    .you = You lose { $good }: { $count }.
event-famine = { $seat } lacks { $count } food.
    .you = You lack { $count } food.
event-drew =
    { $seat } draws { $count ->
        [one] one military card
       *[other] { $count } military cards
    }.
    .you = You draw { $count ->
            [one] one military card
           *[other] { $count } military cards
        }.
event-drew-card = { $seat } draws { $card }.
    .you = You draw { $card }.

# Why not

refused-first-round = In the first round cards are only taken.
refused-empty-space = There is no card in this space.
refused-hand-full =
    Your civil hand is full: { $count ->
        [one] one card
       *[other] { $count } cards
    } at most.
refused-same-name = You have this technology already, in play or in hand.
refused-leader-of-age = You have already taken a leader of this age.
refused-unfinished-wonder = Your unfinished wonder comes first.
refused-short-of-civil-actions =
    You are short of { $count ->
        [one] one civil action
       *[other] { $count } civil actions
    }.
refused-short-of-military-actions =
    You are short of { $count ->
        [one] one military action
       *[other] { $count } military actions
    }.
refused-short-of-resources =
    You are short of { $count ->
        [one] one resource
       *[other] { $count } resources
    }.
refused-short-of-food = You are short of { $count } food.
refused-short-of-science = You are short of { $count } science.
refused-yellow-bank-empty = Your yellow bank is empty.
refused-no-unused-worker = You have no unused worker.
refused-not-developed = You have not developed this technology.
refused-military-actions-spent = A revolution in this way needs all your military actions; { $count ->
    [one] one is spent.
   *[other] { $count } are spent.
}
refused-no-technology = You have no technology that you could develop like this.
refused-own-tactic = This tactic is already yours.
refused-no-common-tactic = This tactic is not in the common area.
refused-used-up = This has been used already.
refused-use-impossible = This cannot be used now.
refused-not-in-play = You do not have this card in play.
refused-no-such-pact = You are not a party to this pact.
refused-building-limit = Your government allows no more buildings of this type.
refused-no-worker-there = There is no worker of yours.
refused-no-upgrade = An upgrade goes to a higher level of the same type.
refused-no-unfinished-wonder = You have no unfinished wonder.
refused-too-many-stages = So many stages cannot be built at once.
refused-no-blue-token = You have no blue token for the stage.
refused-not-in-hand = You do not have this card in hand.
refused-no-government = Only a government can be changed by revolution.
refused-actions-spent = A revolution needs all your actions, and some are spent.
refused-partner-cannot-pay = Your partner in the pact cannot pay a share.
refused-second-tactic = One tactic per turn.
refused-fresh-card = An action card cannot be played in the turn in which it was taken.
refused-no-event = This card is no event and no territory.
refused-no-attack = This card is no aggression and no war.
refused-no-pact = This card is no pact.
refused-may-attack = { $card } forbids this attack.
refused-may-play = { $card } cannot be played: your civil hand is full.
refused-war-on-me = { $card } protects from wars.
refused-second-war = You already have a war in progress.
refused-last-round = A war would not be decided before the end of the game.
refused-no-target = The rival has nothing that this card could take.
refused-not-stronger = You are not stronger.
refused-too-many-defenders = No more cards: as many as you have military actions in all.
refused-bid-too-low = Bid at least { $least }.
refused-bid-too-high = The largest force that you can send is { $most }.
refused-no-resigning = This match is played without resigning.
refused-age-iv = Nobody resigns in Age IV.
refused-token-from = There is no blue token on it.
refused-destroy = There is nothing to destroy.
refused-discard = You do not have this card in hand.
refused-colonize = You do not have this territory in hand.
refused-lose-worker = An unused worker goes first; otherwise one of yours on a card.
refused-steal = This technology cannot be taken.
refused-plan = Only the events that are shown can be chosen.
refused-release = This is no colony of yours.
refused-ruin = It must be a completed wonder of Age A or I that is not in ruins.
refused-under = It must be a completed wonder of yours.
refused-muster = This unit cannot be mustered: food, resources or a military action is missing.
refused-look = You looked at this hand last time, or it is empty.
refused-show = It must be an event of Age III from your hand.

# The table in a terminal

terminal-headline =
    Round { $round } · Age { age-name } · { $left ->
        [0] no civil cards left
        [one] one civil card left
       *[other] { $left } civil cards left
    }
terminal-last-round = the last round is round { $round }
terminal-events = Events: { $current } to come ({ $ages }), { $future } prepared
terminal-notes = You know: { $cards }
terminal-tactics = Common tactics: { $cards }
terminal-games = Olympic Games of { $seat }
terminal-to-come = Still to come in this age: { $cards }
terminal-culture = Cult.
terminal-science = Sci.
terminal-strength = Str.
terminal-happy = Happy
terminal-food = Food
terminal-resources = Res.
terminal-ca = CA
terminal-ma = MA
terminal-workers = Work.
terminal-government = Government
terminal-leader = Leader
terminal-wonders = Wonders
terminal-specials = Special
terminal-colonies = Colonies
terminal-tactic = Tactic
terminal-pacts = Pacts
terminal-war = War
terminal-pools = This turn
terminal-ruined = { $card } (ruin)
terminal-unfinished = { $card } (stages { $stages })
terminal-pact = { $card } with { $seat }
terminal-war-on = { $card } against { $seat }
terminal-yellow =
    Yellow bank { $count }: { $next ->
        [0] no more people
        [one] the next worker costs 1 food
       *[other] the next worker costs { $next } food
    }, consumption { $eaten }, happy faces { $happy } of { $needed }
terminal-blue = Blue bank { $count }: corruption { $lost }
terminal-until = below { $count }: { $amount }
terminal-unused = Unused workers: { $count }
terminal-uprising = UPRISING
terminal-civil-hand = Civil hand ({ $count } of { $most }): { $cards }
terminal-military-hand = Military hand ({ $count } of { $most }): { $cards }
terminal-hidden = { $count } of Age { age-name }
terminal-none = none
terminal-resigned = has resigned
terminal-yellow-next = below { $count }: consumption { $eaten }, happy faces { $needed }
terminal-legend = ● worker  ■ blue token  (2) resources for one more worker  × goes next
terminal-develop = To develop
terminal-cost = { $count } sc.
terminal-science-costs = { $count }/{ $revolution } sc.

## The guided first match

lesson-goal = What it is about
    .text = Lead a civilization from antiquity to today. The most culture in the end wins. Here stand your ratings: what culture and science you make each turn, your strength, and how happy your people are.
lesson-row = The card row
    .text = Cards move to the left and grow cheaper: 1, 2 or 3 of your white actions. What lies at the far left is thrown away soon. Tap a card to read it.
lesson-take = Your first turn
    .text = In the first round you only take cards, with few actions. A leader helps from the start, a wonder needs resources for its stages; cheap yellow cards give a little at once.
lesson-production = Production
    .text = At the end of your turn farms make food, mines make resources, and you score culture and science. Each blue token stands for goods; once too few are left in the bank, corruption eats resources.
lesson-politics = Politics
    .text = Each turn begins with one political action. You have no military cards yet, so go on without.
lesson-actions = Civil actions
    .text = Each white action does one thing: take a card, build, upgrade, develop, more population. A worker on a mine or a farm pays every turn from now on, so do that first.
lesson-grow = More workers
    .text = One more worker costs food, and each next one more. Workers without a building do nothing; have the resources to build before you grow.
lesson-leader = A leader
    .text = Play the leader from your hand for one action. There is only one at a time, and it goes when its age is past; so do not wait.
lesson-wonder = A wonder in stages
    .text = Pay its stages in order, one action for each. Once complete it works for the rest of the game. Only one wonder at a time can be under construction.
lesson-develop = Technologies
    .text = A technology from your hand costs science, once. Then workers can be built on it or moved up to it. Better farms and mines need fewer workers for more.
lesson-prepare = Prepare an event
    .text = A green card from your hand becomes a future event, and you score its age in culture. It happens to everybody, later: choose one that will suit you.
lesson-event = An event
    .text = Whenever somebody prepares an event, an earlier one happens. Many favour the strongest and hurt the weakest, so never fall far behind in strength.
lesson-ages = A new age
    .text = When the deck of an age runs out, old cards leave: leaders, unfinished wonders and hand cards of the age before last. Everybody also loses two yellow tokens, so feeding grows harder.
lesson-corruption = Corruption
    .text = Too many blue tokens lie on cards: you hoard. Spend resources and food, or build something that needs them.
lesson-alone = You know the game
    .text = Keep an eye on food, on strength, and later on happy faces. From here on the match continues as any other, against an easy bot. Hint and rules stay at hand.

## What bots go by

term-culture = culture until the end
    .more = It scores more culture until the end.
    .less = It scores less culture until the end.
term-economy = production
    .more = It makes you produce more in later turns.
    .less = It makes you produce less in later turns.
term-stores = food, resources and science in store
    .more = It leaves you more food, resources and science.
    .less = It uses up food, resources or science.
term-army = strength and wars
    .more = You are safer from wars and aggressions.
    .less = You are less safe from wars and aggressions.
term-happiness = happiness
    .more = Your people are more content.
    .less = Your people are less content.
term-workers = what workers could still do
    .more = It leaves workers something good to do.
    .less = It leaves workers less to do.
term-cards = cards, leaders and wonders
    .more = Your cards, leader and wonders are worth more.
    .less = Your cards, leader and wonders are worth less.
term-rivals = the distance to the rivals
    .more = It holds your strongest rival back.
    .less = It helps your strongest rival.
term-territory = a territory
    .more = It brings you nearer to a territory.
    .less = It costs you a territory.
because-pays-back =
    { $kind ->
        [food] It makes { $count } more food each turn; what it costs ({ $price }) is back in { $turns ->
            [one] one turn
           *[other] { $turns } turns
        }.
       *[resources] It makes { $count ->
            [one] one more resource
           *[other] { $count } more resources
        } each turn; what it costs ({ $price }) is back in { $turns ->
            [one] one turn
           *[other] { $turns } turns
        }.
    }
because-each-turn =
    It brings { $kind ->
        [food] { $count } more food
        [culture] { $count } more culture
        [science] { $count } more science
       *[resources] { $count ->
            [one] one more resource
           *[other] { $count } more resources
        }
    } each turn.
because-strength = Your strength becomes { $strength }; the strongest rival has { $rival }.

## What the things on the table are: a name, what it does, and its rule

explain-ca = Civil action
    .text = Takes cards from the row, adds population, builds, upgrades, plays leaders and develops technologies. They come back every turn.
    .rule = TA-0.14
explain-ma = Military action
    .text = Builds and upgrades units, plays and copies tactics, attacks. Those left over draw military cards.
    .rule = TA-0.14
explain-y = Yellow tokens
    .text = Your people. The fewer are left in the yellow bank, the dearer a new worker, the more food is eaten and the more happy faces are needed.
    .rule = TA-0.06
explain-yellow = Yellow tokens
    .text = Your people: in the bank, unused or at work on a card.
    .rule = TA-0.06
explain-b = Blue tokens
    .text = On farms they are food, on mines resources. An empty blue bank means corruption.
    .rule = TA-14.01
explain-blue = Blue tokens
    .text = On farms they are food, on mines resources.
    .rule = TA-14.01
explain-corruption = Corruption
    .text = With so few tokens in the blue bank you lose this many resources at the end of your turn.
    .rule = TA-15.11
explain-consumption = Consumption
    .text = So much food your people eat at the end of your turn; what is missing costs 4 culture each.
    .rule = TA-15.13
explain-population = Price of a worker
    .text = Food that the next worker costs while tokens of this section are left.
    .rule = TA-8.15
explain-culture = Culture
    .text = Culture points decide the game. The rating is added at the end of each of your turns.
    .rule = TA-0.01
explain-science = Science
    .text = Science points pay for technologies and governments. The rating is added at the end of each of your turns.
    .rule = TA-0.01
explain-military = Strength
    .text = Units, armies of your tactic and bonuses. Compared in aggressions, wars and events.
    .rule = TA-16.01
explain-happy = Happy faces
    .text = They keep the people content. If fewer than needed, workers are discontent; more of these than unused workers is an uprising.
    .rule = TA-13.03
explain-sad = Discontent
    .text = Happy faces are missing. With more discontent than unused workers nothing is produced.
    .rule = TA-13.04
explain-grain = Food
    .text = Blue tokens on farms. Pays for new workers and feeds the people at the end of a turn.
    .rule = TA-14.01
explain-res = Resources
    .text = Blue tokens on mines. Pay for buildings, units and stages of wonders.
    .rule = TA-14.01
explain-folk = Unused workers
    .text = They can be put on a farm, a mine, a building or a unit, and keep discontent from becoming an uprising.
    .rule = TA-0.06
explain-cards = Cards in hand
    .text = Civil and military cards. The hand limits are the actions of the kind.
    .rule = TA-8.02
explain-ship = Colonization
    .text = Is added to the force you send for a territory.
    .rule = TA-17.03
explain-island = Colonies
    .text = Territories won at auction: a lasting gain and one when they are taken.
    .rule = TA-17.07
explain-hammer = Urban building limit
    .text = So many buildings of each urban type you may have; the government says how many.
    .rule = TA-0.13
explain-card-back = Hidden card
    .text = Somebody's card face down; only its age is known.
    .rule = TA-1.06
explain-civil-row = Card row
    .text = Thirteen cards for 1, 2 or 3 civil actions. At the start of each turn those on the far left leave, the others move up.
    .rule = TA-1.05
explain-civil-hand = Civil hand
    .text = Cards taken from the row and not yet played. At most as many as civil actions.
    .rule = TA-8.02
explain-military-hand = Military hand
    .text = Events, tactics, aggressions, wars, pacts and bonus cards. Too many are discarded at the end of a turn.
    .rule = TA-15.02
explain-in-play = In play
    .text = Leader, wonders, special technologies, colonies and pacts that work for this civilization.
    .rule = TA-12.01
explain-leader = Leader
    .text = One at a time, one of each age in a game. Replacing one gives a civil action back.
    .rule = TA-12.01
explain-wonder = Wonder
    .text = Built stage by stage with resources; complete, it works for the rest of the game. Each completed one makes the next dearer to take.
    .rule = TA-8.05
explain-stages = Stages of a wonder
    .text = The resources each stage costs. Blue tokens show what is built.
    .rule = TA-12.05
explain-technology = Technology
    .text = Farm, mine, building or unit. It works once workers stand on it: each gives what is printed below.
    .rule = TA-11.01
explain-special = Special technology
    .text = Works at once and without workers; of each kind only the best stays.
    .rule = TA-11.07
explain-government = Government
    .text = Gives civil and military actions and limits urban buildings. Changed for science, or dearly in actions by revolution.
    .rule = TA-11.08
explain-action = Action card
    .text = Played once for one civil action, not in the turn in which it was taken.
    .rule = TA-8.09
explain-event = Event
    .text = Prepared face down for culture; later one of the current events happens to everybody.
    .rule = TA-18.01
explain-events-now = Current events
    .text = The next prepared event turns up the top one of these.
    .rule = TA-6.11
explain-events-later = Future events
    .text = Prepared events; they become the current ones when those are used up.
    .rule = TA-6.12
explain-territory = Territory
    .text = Auctioned when it turns up: who bids most sends units and gets a colony.
    .rule = TA-17.01
explain-tactic = Tactic
    .text = A set of units that makes an army with extra strength. Those laid out may be copied.
    .rule = TA-16.02
explain-aggression = Aggression
    .text = Attacks a weaker civilization at once; it may defend itself with cards.
    .rule = TA-6.20
explain-war = War
    .text = Declared now, decided at the start of your next turn by strength.
    .rule = TA-5.07
explain-pact = Pact
    .text = Offered to another player; it works for both while it lasts.
    .rule = TA-6.50
explain-bonus = Bonus card
    .text = Adds to a defence or to a force sent for a territory.
    .rule = TA-17.03
explain-age = Age
    .text = Four ages. When the deck of an age is empty, old cards, leaders and two yellow tokens are lost.
    .rule = TA-19.01
explain-condition = What stays behind
    .text = An effect of a card that has left the game and still counts.
    .rule = TA-12.07
explain-placeholder = Placeholder
    .text = Stands for a leader or wonder of its age until it is turned up.
    .rule = TA-34.01
