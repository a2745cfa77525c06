### Civilization in English. Own words throughout; names of components as people know them.
###
### card-<key> names a component; its attribute .text says what it does beyond its icons. Numbers that a content file may
### correct are arguments by the names of their fields ($amount, $also, $reach, ...). Long words hold soft hyphens (U+00AD),
### where a narrow tile may break them; the terminal leaves them out.
###
### what-<key> and unit-<key> are names in the middle of a sentence. What has no such message (trade, culture, hut,
### event1, ...) is told apart by its key.

# Sentences that several components share

text-on-water = Stands on water, which stays water for figures.
text-on-desert = Stands on desert.
text-on-mountain = Stands on a mountain.
text-on-grassland = Stands on grassland.
text-starred = Stands anywhere but on water. A city has at most one building with a star.
text-person = Stands in your outskirts, not on water; its icons replace those of the square. Whatever replaces it sends it back to your reserve.
text-paid-culture = City Management, { text-pays }: gain { $amount } culture.
text-paid-production = City Management, { text-pays }: one of your cities has { $amount } more production this turn.
text-production = City Management: one of your cities has { $amount } more production this turn.
text-stacking = Your stacking limit is { $stacking }.
text-speed = Your figures move { $speed } squares.
text-hand =
    You may hold { $hand ->
        [one] one more culture event
       *[other] { $hand } more culture events
    }.
text-coin =
    Brings { $coin ->
        [one] one coin
       *[other] { $coin } coins
    }.
text-tokens = at most { $tokens } tokens
text-marker = Counts as one resource of this kind. You keep it face down until you spend it; then it leaves the game.
text-unit = Strength by your rank of this type: { $strengths }.
text-astray = City Management: move all figures of another player in one square up to { $amount } squares over free land (no water, figures, huts, villages or cities).
text-exchange =
    Start of Turn: learn for nothing from another player a tech { $amount ->
        [one] of level I
        [2] of level I or II
        [3] of level III or lower
       *[other] of level { $amount } or lower
    }. Afterwards that player may learn such a tech of yours.
text-revolt = Start of Turn: another player is in Anarchy at once, and stays there at least until the next Start of Turn.
text-tile = A neutral tile of 16 squares.
text-pays =
    { $pays_0 ->
        [0] 1 wheat
        [1] 1 silk
        [2] 1 incense
        [3] 1 iron
        [4] 1 spy
        [5] 1 uranium
       *[other] any { $pays_count } resources
    }

# Civilizations

card-america = America
    .text = Starts with { card-currency } and a great person. Whenever you convert 3 trade, the city gets { $amount } production.
card-china = China
    .text = Starts with { card-writing } and a walled capital. Every hut you explore and every village you conquer brings { $amount } culture. After each of your battles one unit that you lost may return to your standing forces.
card-egypt = Egypt
    .text = Starts with { card-construction } and an ancient wonder. Once per turn a city may, as its action, build for nothing a building that you have unlocked.
card-germany = Germany
    .text =
        Starts with { card-metalworking } and { $amount ->
            [one] one more infantry unit
           *[other] { $amount } more infantry units
        }. Whenever you learn a tech that names a type of unit, you gain a unit of that type and a resource of your choice from the market.
card-rome = Rome
    .text = Starts with { card-code-of-laws }, under Republic. You advance one space on the culture track for nothing whenever you build a wonder, found a city, conquer a city or conquer a village.
card-russia = Russia
    .text =
        Starts with the tech { card-communism }, also as its government, and with { $armies ->
            [one] one more army
           *[other] { $armies } more armies
        }. Your stacking limit is { $amount } higher. Once per turn an army or scout may enter an enemy city and return to your supply; you learn a tech of that player for nothing.

# Governments

card-despotism-government = Despotism
    .text = Neither helps nor harms.
card-anarchy-government = Anarchy
    .text = Your capital takes no city action. From here you may change to any government that you have unlocked.
card-republic-government = Republic
    .text = Your armies may found cities as scouts do. Your scouts may explore huts.
card-feudalism-government = Feudalism
    .text =
        Brings { $amount ->
            [one] one coin
           *[other] { $amount } coins
        }. A city that harvests may take what lies around any of your cities.
card-monarchy-government = Monarchy
    .text =
        You may hold { $amount ->
            [one] one more culture event
           *[other] { $amount } more culture events
        }. A city that is devoted to the arts brings { $also } more culture.
card-democracy-government = Democracy
    .text = You collect { $amount } more trade each turn. Your armies may not attack cities.
card-communism-government = Communism
    .text =
        Each of your cities has { $amount } more production. Your capital brings { $also ->
            [-1] 1 culture less
           *[other] other culture ({ $also })
        } when it is devoted to the arts.
card-fundamentalism-government = Funda­mentalism
    .text =
        Your battle hand is { $amount ->
            [one] one unit
           *[other] { $amount } units
        } larger. You collect { $also ->
            [-2] 2 trade less
           *[other] other trade ({ $also })
        } each turn.

# Techs of level I

card-animal-husbandry = Animal Hus­bandry
    .text = { text-paid-production } Once per battle you may heal up to { $also } wounds of your units, as you like.
card-code-of-laws = Code of Laws
    .text = Unlocks { card-trading-post } and Republic. Once per turn, when you have won a battle, you may put a coin on this card ({ text-tokens }).
card-currency = Currency
    .text = Unlocks { card-market }. { text-paid-culture }
card-horseback-riding = Horseback Riding
    .text = { text-speed } Trade, { text-pays }: gain { $amount } trade; then another player of your choice gains { $also }.
card-masonry = Masonry
    .text = Unlocks { card-city-walls }. { text-stacking }
card-metalworking = Metal­working
    .text = Unlocks { card-barracks }. Battle, { text-pays }: the unit that you play now deals { $amount } more wounds if it attacks.
card-navigation = Navi­gation
    .text = Unlocks { card-harbor }. Your figures may cross water, but not end their move there.
card-philosophy = Philo­sophy
    .text = Unlocks { card-temple }. City Management, { text-pays }: gain a great person.
card-pottery = Pottery
    .text = Unlocks { card-granary }. { text-hand } City Management, { text-pays }: put a coin on this card ({ text-tokens }).
card-writing = Writing
    .text = Unlocks { card-library }. { text-pays }, when another player announces a city action: cancel it.

# Techs of level II

card-chivalry = Chivalry
    .text = Unlocks Feudalism; mounted units rise to rank { $unit_1 }. { text-paid-culture }
card-civil-service = Civil Service
    .text = { text-coin } { text-hand } { text-pays }, at any time: cancel a culture event of another player.
card-construction = Con­struction
    .text = Unlocks { card-workshop }. { text-paid-production }
card-democracy = Demo­cracy
    .text = Unlocks the government Democracy; infantry rises to rank { $unit_1 }. City Management, { $price } trade: put a coin on this card ({ text-tokens }).
card-engineering = Engi­neering
    .text = Unlocks { card-aqueduct }. Once per turn a city may produce two things with one action, if its production is enough for both.
card-irrigation = Irri­gation
    .text = You may have { $cities } cities.
card-mathematics = Mathe­matics
    .text = Artillery rises to rank { $unit_1 }. Battle, { text-pays }: deal up to { $also } wounds to enemy units in play, as you like.
card-monarchy = Monarchy
    .text = Unlocks the government Monarchy. City Management, { text-pays }: make an ancient wonder obsolete, or kill a random unit in the standing forces of another player.
card-printing-press = Printing Press
    .text = Unlocks { card-university }. { text-stacking } City Management, { $price } culture: put a coin on this card ({ text-tokens }).
card-sailing = Sailing
    .text = { text-speed } They may cross water and end their move there.

# Techs of level III

card-banking = Banking
    .text = Unlocks { card-bank }. { text-paid-production }
card-biology = Biology
    .text = { text-stacking } Once per battle you may heal all wounds of your units.
card-communism = Commu­nism
    .text = Unlocks the government Communism. Movement, { text-pays }, also while somebody moves: choose a square; this turn no figure may leave it.
card-gunpowder = Gun­powder
    .text = Infantry rises to rank { $unit_1 }. City Management, { text-pays }: make an ancient or medieval wonder obsolete, or destroy any building.
card-metal-casting = Metal Casting
    .text = Artillery rises to rank { $unit_1 }. { text-paid-culture }
card-military-science = Military Science
    .text =
        Unlocks { card-academy }. Each of your cities has one more production for { $amount ->
            [one] each coin
           *[other] every { $amount } coins
        } that you have.
card-railroad = Railroad
    .text = Unlocks { card-iron-mine }; mounted units rise to rank { $unit_1 }. { text-coin }
card-steam-power = Steam Power
    .text = { text-speed } They may cross water and end their move there. City Management, { text-pays }: put all your figures of one square on any water square without enemies; they do not move this turn.
card-theology = Theology
    .text = Unlocks { card-cathedral } and Fundamentalism. { text-hand }

# Techs of level IV and V

card-atomic-theory = Atomic Theory
    .text = City Management, { text-pays }: each of your cities may take { $amount ->
        [one] one more action
       *[other] { $amount } more actions
    } this turn. Movement, { text-pays }: destroy any city that is no capital, with all figures around it.
card-ballistics = Ballis­tics
    .text = Artillery rises to rank { $unit_1 }. Battle, { text-pays }: deal up to { $also } wounds to enemy units in play, as you like.
card-combustion = Combus­tion
    .text = Mounted units rise to rank { $unit_1 }. Once per turn an army of yours may destroy the building on which it ends its move. Walls of a city that you attack fall before the battle.
card-computers = Com­puters
    .text =
        { text-coin } For { $amount ->
            [one] each coin
           *[other] every { $amount } coins
        } that you have, your battle hand is one unit larger and you may hold one more culture event.
card-flight = Flight
    .text = Unlocks aircraft. { text-speed } They may cross water, end their move there, and pass over enemies, huts, villages and cities.
card-mass-media = Mass Media
    .text = Your culture events cannot be cancelled. { text-pays }, at any time: cancel a resource ability of another player, whose resources are lost.
card-replaceable-parts = Replace­able Parts
    .text = Infantry rises to rank { $unit_1 }. { text-stacking }
card-space-flight = Space Flight
    .text = Whoever learns it wins the game. There is only one such card.

# Wonders

card-stonehenge = Stonehenge
    .text = Start of Turn: gain { $amount } culture.
card-the-louvre = The Louvre
    .text = Start of Turn: gain { $amount } culture. Costs { $discount } instead of { $cost } with { card-printing-press }.
card-the-colossus = The Colossus
    .text = Start of Turn: gain { $amount } trade. Costs { $discount } instead of { $cost } with { card-metalworking }.
card-panama-canal = Panama Canal
    .text = Start of Turn: put a coin on this card. Costs { $discount } instead of { $cost } with { card-engineering }.
card-sydney-opera-house = Sydney Opera House
    .text = Start of Turn: advance one space on the culture track for nothing.
card-the-hanging-gardens = The Hanging Gardens
    .text = Start of Turn: you may put an army or a scout on the square of this wonder for nothing. Costs { $discount } instead of { $cost } with { card-animal-husbandry }.
card-the-oracle = The Oracle
    .text = You see the battle hand of your opponent, barbarians included. Costs { $discount } instead of { $cost } with { card-code-of-laws }.
card-angkor-wat = Angkor Wat
    .text = Once per turn a city may harvest two resources with one action. Costs { $discount } instead of { $cost } with { card-theology }.
card-himeji-samurai-castle = Himeji Samurai Castle
    .text = All your units have { $amount } more strength. Costs { $discount } instead of { $cost } with { card-monarchy }.
card-porcelain-tower = Porcelain Tower
    .text =
        For research you need { $amount ->
            [-5] 5 trade less
           *[other] other trade ({ $amount })
        }. Costs { $discount } instead of { $cost } with { card-construction }.
card-statue-of-liberty = Statue of Liberty
    .text = Start of Turn: you may learn for nothing a tech that another player knows. Costs { $discount } instead of { $cost } with { card-metal-casting }.
card-united-nations = United Nations
    .text = Culture events can be aimed at you, your figures, cities and squares only if you agree.

# Buildings

card-harbor = Harbor
    .text = { text-on-water }
card-trading-post = Trading Post
    .text = { text-on-desert }
card-workshop = Workshop
    .text = { text-on-mountain } Becomes an Iron Mine with { card-railroad }.
card-iron-mine = Iron Mine
    .text = { text-on-mountain }
card-library = Library
    .text = { text-on-grassland } Becomes a University with { card-printing-press }.
card-university = University
    .text = { text-on-grassland }
card-granary = Granary
    .text = { text-on-grassland } Becomes an Aqueduct with { card-engineering }.
card-aqueduct = Aqueduct
    .text = { text-on-grassland }
card-market = Market
    .text = { text-starred } Becomes a Bank with { card-banking }.
card-bank = Bank
    .text = { text-starred }
card-temple = Temple
    .text = { text-starred } Becomes a Cathedral with { card-theology }.
card-cathedral = Cathedral
    .text = { text-starred }
card-barracks = Barracks
    .text = { text-starred } Adds its combat bonus to all your battles. Becomes an Academy with { card-military-science }.
card-academy = Academy
    .text = { text-starred } Adds its combat bonus to all your battles.
card-city-walls = City Walls
    .text = Stand in the city centre. Whoever attacks the city plays the first unit, and the defender has 4 more combat bonus.

# Great people

card-artist = Artist
    .text = { text-person }
card-builder = Builder
    .text = { text-person }
card-general = General
    .text = { text-person } Adds its combat bonus to all your battles.
card-humanitarian = Humani­tarian
    .text = { text-person }
card-industrialist = Industri­alist
    .text = { text-person }
card-scientist = Scientist
    .text = { text-person }

# Culture events

card-defection = Defection
    .text =
        Movement, also while somebody moves: kill { $amount ->
            [one] a figure
           *[other] up to { $amount } figures
        } of any player, up to { $reach } squares from one of your figures or cities.
card-bread-and-circuses = Bread and Circuses
    .text = At any time: cancel a culture event that another player aims at you, your figures, or a square or building of your cities.
card-sabotage = Sabotage
    .text = Start of Turn: destroy a building or city walls, up to { $reach } squares from one of your figures or cities.
card-drought = Drought
    .text = Start of Turn: a square that is no mountain and holds no building, wonder or city becomes desert for the rest of the game.
card-disoriented = Dis­oriented
    .text = { text-astray }
card-we-love-the-despot-day = We Love the Despot Day!
    .text = { text-production }
card-a-gift-from-afar = A Gift from Afar
    .text = Counts as iron, wheat, spy or silk when you pay for an ability. Then another player of your choice gains a coin.
card-the-citizens-are-revolting-1 = The Citizens Are Revolting!
    .text = { text-revolt }
card-exchange-of-ideas = Exchange of Ideas
    .text = { text-exchange }
card-lost = Lost
    .text = { text-astray }
card-catastrophe = Cata­strophe
    .text = Start of Turn: destroy a building or city walls, up to { $reach } squares from one of your figures or cities.
card-jousting-tourney = Jousting Tourney
    .text = At any time: cancel a culture event of another player.
card-mass-defection = Mass Defection
    .text =
        Movement, also while somebody moves: in a square up to { $reach } squares from one of your figures or cities, kill a great person or { $amount ->
            [one] a figure
           *[other] up to { $amount } figures
        }.
card-a-generous-gift = A Generous Gift
    .text = Counts as iron, wheat, spy or silk when you pay for an ability.
card-we-love-the-queen-day = We Love the Queen Day!
    .text = { text-production }
card-deforestation = Defores­tation
    .text = Start of Turn: a forest without building, wonder or city becomes grassland for the rest of the game.
card-the-citizens-are-revolting-2 = { card-the-citizens-are-revolting-1 }
    .text = { text-revolt }
card-knowledge-shared = Knowledge Shared
    .text = { text-exchange }
card-out-of-position = Out of Position
    .text = { text-astray }
card-disaster = Disaster
    .text =
        Start of Turn: destroy { $amount ->
            [one] a building
           *[other] up to { $amount } buildings
        } or city walls of other players, wherever they stand.
card-wholesale-defection = Wholesale Defection
    .text =
        Movement, also while somebody moves: in any square, kill a great person or { $amount ->
            [one] a figure
           *[other] up to { $amount } figures
        }.
card-think-tank = Think Tank
    .text = { text-exchange }
card-primetime-tv = Primetime TV
    .text = At any time: cancel a culture event or a resource ability of another player; what was paid for it is lost.
card-we-love-the-president-day = We Love the President Day!
    .text = { text-production }
card-a-princely-gift = A Princely Gift
    .text = Counts as iron, wheat, spy, silk or uranium when you pay for an ability.

# Units: the strengths from the first rank to the last

card-artillery-1 = Artillery 1–4
    .text = { text-unit } Trumps infantry.
card-artillery-2 = Artillery 2–5
    .text = { text-unit } Trumps infantry.
card-artillery-3 = Artillery 3–6
    .text = { text-unit } Trumps infantry.
card-infantry-1 = Infantry 1–4
    .text = { text-unit } Trumps mounted units.
card-infantry-2 = Infantry 2–5
    .text = { text-unit } Trumps mounted units.
card-infantry-3 = Infantry 3–6
    .text = { text-unit } Trumps mounted units.
card-mounted-1 = Mounted 1–4
    .text = { text-unit } Trumps artillery.
card-mounted-2 = Mounted 2–5
    .text = { text-unit } Trumps artillery.
card-mounted-3 = Mounted 3–6
    .text = { text-unit } Trumps artillery.
card-aircraft-5 = Aircraft 5
    .text = Strength { $strengths }. Neither trumps nor is trumped.
card-aircraft-6 = Aircraft 6
    .text = Strength { $strengths }. Neither trumps nor is trumped.
card-aircraft-7 = Aircraft 7
    .text = Strength { $strengths }. Neither trumps nor is trumped.

# Hut and village markers

card-hut-wheat = Wheat (hut)
    .text = { text-marker }
card-hut-incense = Incense (hut)
    .text = { text-marker }
card-hut-silk = Silk (hut)
    .text = { text-marker }
card-hut-spy = Spy (hut)
    .text = { text-marker }
card-hut-iron = Iron (hut)
    .text = { text-marker }
card-village-iron = Iron (village)
    .text = { text-marker }
card-village-spy = Spy (village)
    .text = { text-marker }
card-village-uranium = Uranium (village)
    .text = { text-marker }
card-village-great-person = Great Person (village)
    .text = Whoever conquers the village gains a great person for it at once.

# Tiles

card-tile-01 = Tile 1
    .text = { text-tile }
card-tile-02 = Tile 2
    .text = { text-tile }
card-tile-03 = Tile 3
    .text = { text-tile }
card-tile-04 = Tile 4
    .text = { text-tile }
card-tile-05 = Tile 5
    .text = { text-tile }
card-tile-06 = Tile 6
    .text = { text-tile }
card-tile-07 = Tile 7
    .text = { text-tile }
card-tile-08 = Tile 8
    .text = { text-tile }
card-tile-09 = Tile 9
    .text = { text-tile }
card-tile-10 = Tile 10
    .text = { text-tile }
card-tile-11 = Tile 11
    .text = { text-tile }
card-tile-12 = Tile 12
    .text = { text-tile }
card-tile-13 = Tile 13
    .text = { text-tile }
card-tile-14 = Tile 14
    .text = { text-tile }
card-home-america = Home of { card-america }
    .text = The tile on which the capital of { card-america } is placed.
card-home-china = Home of { card-china }
    .text = The tile on which the capital of { card-china } is placed.
card-home-egypt = Home of { card-egypt }
    .text = The tile on which the capital of { card-egypt } is placed.
card-home-germany = Home of { card-germany }
    .text = The tile on which the capital of { card-germany } is placed.
card-home-rome = Home of { card-rome }
    .text = The tile on which the capital of { card-rome } is placed.
card-home-russia = Home of { card-russia }
    .text = The tile on which the capital of { card-russia } is placed.

# Kinds of components, and of what can be cancelled

kind-civilization = Civilization
kind-government = Government
kind-tech = Tech
kind-wonder = Wonder
kind-building = Building
kind-person = Great person
kind-event = Culture event
kind-unit = Unit
kind-hut = Hut marker
kind-village = Village marker
kind-tile = Map tile
kind-ability = Resource ability
kind-action = City action
kind-cancel = something that could be cancelled
kind-interrupt = moves that could be interrupted

# Terrain, resources, icons, pieces

terrain-desert = Desert
terrain-grassland = Grassland
terrain-forest = Forest
terrain-mountain = Mountain
terrain-water = Water
special-natural-wonder = Natural wonder
special-gold = Gold deposit
special-hut = Hut
special-village = Barbarian village
resource-wheat = Wheat
resource-silk = Silk
resource-incense = Incense
resource-iron = Iron
resource-spy = Spy
resource-uranium = Uranium
icon-trade = Trade
icon-production = Production
icon-culture = Culture
icon-coin = Coin
icon-combat = Combat bonus
piece-army = Army
piece-scout = Scout
piece-capital = Capital
piece-city = City
piece-walled-capital = Walled capital
piece-walled-city = Walled city
piece-coin = Coin token
piece-culture = Culture token
piece-wound = Wound
piece-disaster = Disaster marker
piece-first-player = First player

# Types of units, also in the middle of a sentence, and the names of their ranks

type-artillery = Artillery
type-infantry = Infantry
type-mounted = Mounted
type-aircraft = Aircraft
unit-artillery = artillery
unit-infantry = infantry
unit-mounted = mounted
unit-aircraft = aircraft
rank-artillery-1 = Archer
rank-artillery-2 = Catapult
rank-artillery-3 = Cannon
rank-artillery-4 = Mobile Artillery
rank-infantry-1 = Spearman
rank-infantry-2 = Pikeman
rank-infantry-3 = Rifleman
rank-infantry-4 = Modern Infantry
rank-mounted-1 = Horseman
rank-mounted-2 = Knight
rank-mounted-3 = Cavalry
rank-mounted-4 = Tank
rank-aircraft-1 = Aircraft

# Ages of wonders, levels of techs, decks of culture events

age-0 = Ancient
age-1 = Medieval
age-2 = Modern
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

# Rewards of the culture track

reward-1 = a culture event of deck I
reward-2 = a culture event of deck II
reward-3 = a culture event of deck III
reward-person = a great person
reward-victory = victory

# Resources in the middle of a sentence

what-wheat = wheat
what-silk = silk
what-incense = incense
what-iron = iron
what-spy = spy
what-uranium = uranium

# Phases

phase-start = Start of Turn
phase-trade = Trade
phase-cities = City Management
phase-movement = Movement
phase-research = Research

# Values that are explained, and their lines besides cards

value-coins = Coins
    .text = With 15 of them you win. When you research, you keep so much trade.
value-trade = Trade
    .text = What you collect each turn. Techs are researched with it, and 3 of it are 1 production.
value-production = Production
    .text = What the city can spend on one action.
value-culture = Culture
    .text = What the city brings when it is devoted to the arts.
part-map = Squares and what stands on them
part-tokens = Tokens on the civilization sheet
part-this-turn = This turn only
part-devotion = For devotion itself

# Where a fact about a component comes from

source-rulebook = Rulebook
    .text = Stated in the rulebook.
source-public = Published elsewhere
    .text = Known from other published material about the game.
source-memory = Remembered
    .text = Known, but nowhere looked up.
source-reconstructed = Reconstructed
    .text = Not known; worked out so that it fits everything that is. Owners of the game may correct it.

# Options of a game

setting-civ-choice = Civilizations
    .text = Whether civilizations are drawn or chosen, one player after the other.
setting-civ-choice-random = Drawn
setting-civ-choice-draft = Chosen
setting-introductory = First game
    .text = Without Egypt, Rome and wonders. It ends when somebody founds a third city, and nobody wins.
setting-loot-rule = Loot
    .text = What the winner of a battle takes: as the rulebook says, or by the loot points of the later FAQ.
setting-loot-rule-rulebook = Rulebook
setting-loot-rule-faq2 = Loot points
setting-offer-budget = Offers
    .text = How many offers each player may make in a Trade phase, counter-offers included. A rule of this table, not of the printed game.
setting-offer-budget-0 = No negotiation
setting-offer-budget-1 = One
setting-offer-budget-2 = Two
setting-offer-budget-3 = Three
setting-offer-budget-4 = Four
setting-offer-budget-5 = Five
setting-turn-limit = Turn limit
    .text = If nobody has won after so many turns, whoever is closest to a victory comes first. A rule of this table, not of the printed game.
setting-turn-limit-20 = 20 turns
setting-turn-limit-30 = 30 turns
setting-turn-limit-40 = 40 turns
setting-turn-limit-60 = 60 turns
setting-turn-limit-80 = 80 turns
setting-turn-limit-0 = None

# Lines of the final score, and why the game ended

score-progress-culture = Culture victory, percent
score-progress-economy = Economic victory, percent
score-progress-tech = Tech victory, percent
reason-military = Military victory: a capital has been conquered.
reason-tech = Tech victory: Space Flight has been learned.
reason-culture = Culture victory: the end of the culture track has been reached.
reason-economy = Economic victory: somebody has enough coins.
reason-turn-limit = The last turn has been played; whoever is closest to a victory comes first.
reason-third-city = Somebody has a third city; the first game ends without a winner.

# Steps that are offered

do-do = { $arg1 }
do-decline = No
step-coin-on = Put a coin on Code of Laws
step-raze-here = Destroy the building

# Where the match stands

stage-setup = Setup
    .phase = Setup
stage-start = Turn { $turn }, Start of Turn
    .phase = Start of Turn
stage-trade = Turn { $turn }, Trade
    .phase = Trade
stage-cities = Turn { $turn }, City Management
    .phase = City Management
stage-movement = Turn { $turn }, Movement
    .phase = Movement
stage-research = Turn { $turn }, Research
    .phase = Research

# Questions

ask-may = { $arg1 }: do you want to?
ask-draft-civilization = Which civilization do you lead?
ask-place-capital = Where does your capital stand?
ask-place-wonder = { $card }: where in the outskirts does your wonder stand?
ask-place-figure =
    Where does your { $figure ->
        [army] army
       *[other] scout
    } start?
ask-start-menu = Turn { $count }: what do you do in your Start of Turn?
ask-send-scout = To which city does the scout on { $square } send what its square brings?
ask-trade-menu = Do you use an ability?
ask-make-offer =
    Do you make an offer? You have { $count ->
        [one] one
       *[other] { $count }
    } left.
ask-answer-offer = { $other_seat } makes you an offer. Do you accept?
question-of-giving = What do you give to { $other_seat }?
question-of-getting = What do you ask of { $other_seat } in return?
question-of-handing-over = What was asked for: what do you hand over to { $other_seat }?
ask-city-menu = Which city acts, or what else do you do?
ask-marker-site = { $card }: on which square?
ask-figure-site =
    Where does the new { $figure ->
        [army] army
       *[scout] scout
    } start?
ask-city-more = City { $square }: what else belongs to this action?
question-of-card =
    “{ $card }”: { $what ->
        [at] which square
        [tile] which tile
        [from] which figures
        [to] where do they go
        [army] which figure
        [scout] which figure
        [boost] in which city
        [strike] which city
        [city] which city
        [raze] which building
        [favour] which player
        [partner] with whom
        [revolt] which player
        [learn] which tech
        [heal] which wounds
        [pay] how do you pay
       *[other] what do you choose
    }?
ask-move-group = Who moves from { $square }?
ask-move-to =
    Where do they go from { $square }? Up to { $count ->
        [one] one square
       *[other] { $count } squares
    }.
ask-found-with = Which figure founds the city on { $square }?
ask-found-to = Where do the other figures on { $square } go?
ask-place-person = { $card }: where does the great person go?
ask-discard-event =
    You hold too many culture events. { $count ->
        [one] Which one do you discard?
       *[other] Which one do you discard? { $count } in all.
    }
ask-take-from-market = Which resource do you take from the market?
ask-move-menu =
    Which figures move? Each goes up to { $count ->
        [one] one square
       *[other] { $count } squares
    }.
ask-on-the-way =
    Where do the figures on { $square } go? They have { $count ->
        [0] no points
        [one] one point
       *[other] { $count } points
    } left.
ask-interrupt =
    { $other_seat } { $move ->
        [end-move] ends a move on { $square }
        [reveal] discovers the tile at { $other_square } from { $square }
        [infiltrate] sends a figure from { $square } into the city { $other_square }
       *[other] moves from { $square } to { $other_square }
    }. Do you interrupt?
ask-draw-horde = There is no { $unit } left for the barbarians. Which type takes its place?
ask-battle-turn = Which unit do you play?
ask-barbarian-turn = Which unit do you play for the barbarians?
ask-which-front = { $rank } { $count }: where does it fight?
ask-after-unit = Do you use another ability?
ask-save-unit = One unit that you lost in this battle returns. Which one?
ask-loot-figures = You won. What do you take from { $other_seat }?
ask-loot-city = You conquered a city of { $other_seat }. What do you take?
ask-loot-resource = Which resource do you take from { $other_seat }?
ask-loot-by-points =
    What do you take from { $other_seat }? You have { $count ->
        [one] one loot point
       *[other] { $count } loot points
    }.
ask-steal-event = Which culture event of { $other_seat } do you take?
ask-research = Which tech do you research? You have { $trade } trade.
ask-learn-from = Which tech do you learn from { $other_seat }?
ask-cancel = { $other_seat } announces “{ $card }”. Do you cancel it?
ask-cancel-action =
    { $other_seat } announces an action of the city { $square }: { $item ->
        [devote] it is devoted to the arts
        [harvest] it harvests { $what }
        [army] an army on { $other_square }
        [scout] a scout on { $other_square }
        [train] a unit ({ $unit })
       *[other] { $card } on { $other_square }
    }{ $item2 ->
        [none] {""}
        [harvest] {" "}and { $what2 }
        [army] {" "}and an army on { $other_square2 }
        [scout] {" "}and a scout on { $other_square2 }
        [train] {" "}and a unit ({ $unit2 })
       *[other] {" "}and { $card2 } on { $other_square2 }
    }. Do you cancel it?
ask-consent = { $other_seat } wants to aim “{ $card }” at you. Do you agree?
ask-give-coin = “{ $card }”: who gains the coin?
ask-pay-otherwise = Your gift was cancelled. How do you pay instead?

# What the others are told while a player decides

wait-may = { $seat } decides whether to do something.
wait-draft-civilization = { $seat } chooses a civilization.
wait-place-capital = { $seat } places the capital.
wait-place-wonder = { $seat } places a wonder: { $card }.
wait-place-figure =
    { $seat } places { $figure ->
        [army] an army
       *[other] a scout
    }.
wait-start-menu = { $seat } is at the Start of Turn.
wait-send-scout = { $seat } decides where the scout on { $square } sends what it finds.
wait-trade-menu = { $seat } decides whether to use an ability.
wait-make-offer = { $seat } decides whether to make an offer.
wait-answer-offer = { $seat } answers the offer of { $other_seat }.
wait-city-menu = { $seat } manages the cities.
wait-place-person = { $seat } decides where a great person goes: { $card }.
wait-discard-event = { $seat } discards culture events.
wait-take-from-market = { $seat } takes a resource from the market.
wait-move-menu = { $seat } moves figures.
wait-on-the-way = { $seat } is on the way, on { $square }.
wait-interrupt = { $seat } could interrupt the move.
wait-draw-horde = { $seat } decides which units the barbarians have.
wait-battle-turn = { $seat } plays a unit.
wait-after-unit = { $seat } decides whether to use another ability.
wait-save-unit = { $seat } decides which lost unit returns.
wait-loot-figures = { $seat } takes loot from { $other_seat }.
wait-loot-city = { $seat } takes loot from { $other_seat }.
wait-loot-resource = { $seat } takes loot from { $other_seat }.
wait-loot-by-points = { $seat } takes loot from { $other_seat }.
wait-steal-event = { $seat } takes a culture event of { $other_seat }.
wait-research = { $seat } chooses a tech.
wait-learn-from = { $seat } learns a tech from { $other_seat }.
wait-cancel-or-pass = { $seat } could cancel what was announced.
wait-consent = { $seat } decides whether { $other_seat } may aim “{ $card }” there.
wait-give-coin = { $seat } decides who gains a coin.
wait-pay-otherwise = { $seat } pays in another way.

# Answers

do-pass = Pass
do-end = Finish
do-done = No more
do-stop = Stop here
do-use = Use { $card }
do-play = Play { $card }
do-pay-resource = Pay { $what }
do-pay-card = Pay with { $card }
do-lead = Lead { $card }
do-capital = Capital on { $square }
do-place-army = Army on { $square }
do-place-scout = Scout on { $square }
do-at = On { $square }
do-stand-on = { $terrain } { $square }
do-stand-instead = { $terrain } { $square } ({ $card } goes)
do-found = Found a city on { $square }
do-with =
    With { $figure ->
        [army] an army
       *[other] a scout
    }
do-to = To { $square }
do-from = From { $square }
do-tile = On the tile at { $square }
do-govern = Change to { $card }
do-place = Place { $card }
do-reserve = Keep in reserve
do-send = To the city { $square }
do-idle = To no city
do-set-out-army = An army
do-set-out-scout = A scout
do-to-player = Make { $other_seat } an offer
do-give-amount =
    Give { $count } { $what ->
        [trade] trade
        [culture] culture
       *[other] { $what }
    }
do-get-amount =
    Ask for { $count } { $what ->
        [trade] trade
        [culture] culture
       *[other] { $what }
    }
do-give-card = Give { $card }, face down
do-show-card = Give { $card }, and show it first
do-hand-card = Hand over { $card }
do-get-cards =
    Ask for { $what ->
        [hut] { $count ->
            [one] a hut marker
           *[other] { $count } hut markers
        }
        [village] { $count ->
            [one] a village marker
           *[other] { $count } village markers
        }
        [event1] { $count ->
            [one] a culture event of deck I
           *[other] { $count } culture events of deck I
        }
        [event2] { $count ->
            [one] a culture event of deck II
           *[other] { $count } culture events of deck II
        }
       *[other] { $count ->
            [one] a culture event of deck III
           *[other] { $count } culture events of deck III
        }
    }
do-for = In return
do-offer = Make the offer
do-accept-offer = Accept
do-decline-offer = Decline
do-counter-offer = Decline and make an offer of your own
do-favour = A coin for { $seat }
do-caravan = { $count } trade for { $seat }
do-city = The city { $square }
do-advance =
    Advance to space { $count } of the culture track for { $culture } culture{ $trade ->
        [0] {""}
       *[other] {" "}and { $trade } trade
    }: { $reward }
do-devote =
    Devote to the arts: { $count ->
        [0] no culture
       *[other] { $count } culture
    }
do-harvest = Harvest { $what }
do-and-harvest = And { $what }
do-produce-army =
    { $and ->
        [1] And an army
       *[other] Produce an army
    } for { $count } production
do-produce-scout =
    { $and ->
        [1] And a scout
       *[other] Produce a scout
    } for { $count } production
do-train =
    { $and ->
        [1] And a unit
       *[other] Train a unit
    } ({ $unit }) for { $count } production
do-build =
    { $and ->
        [1] And build
       *[other] Build
    } { $card } for { $count } production
do-wonder =
    { $and ->
        [1] And build the wonder
       *[other] Build the wonder
    } { $card } for { $count } production
do-free = Build { $card } for nothing
do-convert = Convert { $count } trade
do-skip = No action
do-boost = In { $square }
do-raze = Destroy the building on { $square }
do-outdate = Make { $card } obsolete
do-murder = Kill a unit of { $other_seat }
do-revolt = { $other_seat }
do-partner = With { $other_seat }
do-strike = Destroy the city { $square }
do-kill =
    Kill { $armies ->
        [0] {""}
        [one] one army
       *[other] { $armies } armies
    }{ $scouts ->
        [0] {""}
       *[other] { $armies ->
            [0] {""}
           *[other] {" and "}
        }{ $scouts ->
            [one] one scout
           *[other] { $scouts } scouts
        }
    }
do-kill-person = Kill the great person
do-move = { do-with-group } from { $square }
do-with-group =
    { $armies ->
        [0] {""}
        [one] One army
       *[other] { $armies } armies
    }{ $scouts ->
        [0] {""}
       *[other] { $armies ->
            [0] { $scouts ->
                [one] One scout
               *[other] { $scouts } scouts
            }
           *[other] {" and "}{ $scouts ->
                [one] one scout
               *[other] { $scouts } scouts
            }
        }
    }
do-go = To { $square }
do-discover = Discover the tile at { $square }
do-infiltrate = Into the city { $square }, for a tech
do-draw = Take { $unit }
do-unit = Play { $rank } { $count }
do-front = Open a new front
# What becomes of a unit that attacks, and of the one that it attacks

duel = { $outcome ->
    [kills] { $taken ->
        [0] kills it unhurt
       *[other] takes { $taken }, then kills it
    }
    [kills-at-once] kills it and takes { $taken }
    [dies] { $dealt ->
        [0] dies before it strikes
       *[other] deals { $dealt }, then dies
    }
    [dies-at-once] deals { $dealt } and dies
    [both] both die
   *[neither] deals { $dealt }, takes { $taken }
}
do-against = Attack { $rank } { $count } on front { $front }: { duel }
do-wound =
    Front { $front }: { $count ->
        [one] one wound
       *[other] { $count } wounds
    }
do-heal =
    Front { $front }: heal { $count ->
        [one] one wound
       *[other] { $count } wounds
    }
do-save = Save { $rank } { $count }
do-take = Take { $what }
do-loot =
    Take { $what ->
        [trade] up to 3 trade
        [culture] up to 3 culture
        [hut] a hut marker, unseen
        [village] a village marker, unseen
        [tech] a tech
        [event] a culture event
        [event1] a culture event of deck I, unseen
        [event2] a culture event of deck II, unseen
        [event3] a culture event of deck III, unseen
        [resources] up to two resources
       *[other] { $what }
    }
do-loot-unseen =
    Take { $what ->
        [hut] hut marker
       *[village] village marker
    } { $number }, unseen
do-loot-known = Take the marker { $card }, which you know
do-steal = Take { $card }
do-discard-coin = Destroy a coin on the civilization sheet
do-discard-coin-from = Destroy a coin on { $card }
do-steal-coin = Take a coin from the civilization sheet
do-steal-coin-from = Take a coin from { $card }
do-learn = Learn { $card }
do-none = No tech
do-cancel = Cancel it with { $card }
do-cancel-with = Cancel it with { $card }, paid with “{ $card2 }”
do-agree = Agree
do-refuse = Refuse
do-take-back = Take the ability back
do-discard = Discard { $card }

# What happened

event-civilization = { $seat } leads { $card }.
    .you = You lead { $card }.
event-begins = { $seat } begins with { $card }.
    .you = You begin with { $card }.
event-capital = { $seat } places the capital on { $square }.
    .you = You place the capital on { $square }.
event-turn = { $seat } is the first player of turn { $count }.
    .you = You are the first player of turn { $count }.
    .banner = Turn { $count }

event-city-founded = { $seat } founds a city on { $square }.
    .you = You found a city on { $square }.
event-government = { $seat } has a new government: { $card }.
    .you = You have a new government: { $card }.
event-scout-sends = { $seat } sends what the scout on { $square } finds to { $other_square }.
    .you = You send what the scout on { $square } finds to { $other_square }.
event-trade-gained =
    { $seat } gains { $count ->
        [0] no trade: the dial is full
       *[other] { $count } trade
    }.
    .you = You gain { $count ->
            [0] no trade: the dial is full
           *[other] { $count } trade
        }.
event-culture-gained = { $seat } gains { $count } culture.
    .you = You gain { $count } culture.
event-coin = { $seat } puts a coin on { $card }.
    .you = You put a coin on { $card }.

event-trade-collected =
    { $seat } collects { $count ->
        [0] no trade
       *[other] { $count } trade
    }.
    .you = You collect { $count ->
            [0] no trade
           *[other] { $count } trade
        }.
# What is offered, and what is asked for it.
offer-given = { $give_trade ->
    [0] {""}
   *[other] { $give_trade } trade
}{ $give_culture ->
    [0] {""}
   *[other] { $give_trade ->
        [0] {""}
       *[other] {", "}
    }{ $give_culture } culture
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
        [one] one hidden card or marker
       *[other] { $give_cards } hidden cards or markers
    }
}{ $give_trade ->
    [0] { $give_culture ->
        [0] { $give_goods ->
            [0] { $give_cards ->
                [0] nothing
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
   *[other] { $get_trade } trade
}{ $get_culture ->
    [0] {""}
   *[other] { $get_trade ->
        [0] {""}
       *[other] {", "}
    }{ $get_culture } culture
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
        [one] one hidden card or marker
       *[other] { $get_cards } hidden cards or markers
    }
}{ $get_trade ->
    [0] { $get_culture ->
        [0] { $get_goods ->
            [0] { $get_cards ->
                [0] nothing
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
event-offer = { $seat } offers { $other_seat } { offer-given } for { offer-asked }.
    .you = You offer { $other_seat } { offer-given } for { offer-asked }.
    .to-you = { $seat } offers you { offer-given } for { offer-asked }.
event-offer-accepted = { $seat } accepts the offer of { $other_seat }.
    .you = You accept the offer of { $other_seat }.
    .to-you = { $seat } accepts your offer.
event-offer-declined = { $seat } declines the offer of { $other_seat }.
    .you = You decline the offer of { $other_seat }.
    .to-you = { $seat } declines your offer.
event-no-more-offers = { $seat } makes no more offers.
    .you = You make no more offers.

event-action-announced =
    { $seat } announces an action of the city { $square }: { $what ->
        [devote] it is devoted to the arts
        [harvest] it harvests
        [army] an army
        [scout] a scout
        [train] a unit
        [wonder] a wonder
       *[other] a building
    }.
    .you = You announce an action of the city { $square }: { $what ->
            [devote] it is devoted to the arts
            [harvest] it harvests
            [army] an army
            [scout] a scout
            [train] a unit
            [wonder] a wonder
           *[other] a building
        }.
event-city-skips = { $seat } takes no action with the city { $square }.
    .you = You take no action with the city { $square }.
event-converted = { $seat } converts { $count } trade to production.
    .you = You convert { $count } trade to production.
event-devoted =
    { $seat } devotes { $square } to the arts: { $count ->
        [0] no culture
       *[other] { $count } culture
    }.
    .you = You devote { $square } to the arts: { $count ->
            [0] no culture
           *[other] { $count } culture
        }.
event-harvested = { $seat } takes { $what } from the market.
    .you = You take { $what } from the market.
event-army-produced = { $seat } has a new army on { $square }.
    .you = You have a new army on { $square }.
event-scout-produced = { $seat } has a new scout on { $square }.
    .you = You have a new scout on { $square }.
event-unit-gained = { $seat } gains a unit: { $unit }.
    .you = You gain a unit: { $unit }.
event-unit-seen = Your new unit: { $rank } { $count }.
event-built = { $seat } builds on { $square }: { $card }.
    .you = You build on { $square }: { $card }.
event-wonder-built = { $seat } has a wonder on { $square }: { $card }.
    .you = You have a wonder on { $square }: { $card }.
event-wonder-drawn = { $seat } begins with a wonder: { $card }.
    .you = You begin with a wonder: { $card }.
event-wonder-offered = New in the market: { $card }.
event-replaced = { $seat } replaces { $card } on { $square }.
    .you = You replace { $card } on { $square }.
event-boosted = { $seat } has { $count } more production in { $square } this turn.
    .you = You have { $count } more production in { $square } this turn.
event-advanced = { $seat } advances to space { $count } of the culture track.
    .you = You advance to space { $count } of the culture track.
event-person-gained = { $seat } gains a great person: { $card }.
    .you = You gain a great person: { $card }.
event-person-placed = { $seat } places a great person on { $square }: { $card }.
    .you = You place a great person on { $square }: { $card }.
event-event-drawn = { $seat } draws a culture event: “{ $card }”.
    .you = You draw a culture event: “{ $card }”.
event-event-drawn-unseen = { $seat } draws a culture event of deck { deck-name }.
    .you = You draw a culture event of deck { deck-name }.
event-event-discarded = { $seat } discards “{ $card }”.
    .you = You discard “{ $card }”.
event-events-shuffled = The culture events of deck { deck-name } are shuffled anew.
event-units-shuffled = Units are shuffled anew: { $unit }.

event-ability-used = { $seat } uses { $card }.
    .you = You use { $card }.
event-paid = { $seat } pays { $what }.
    .you = You pay { $what }.
event-paid-marker = { $seat } pays with { $card }.
    .you = You pay with { $card }.
event-event-played = { $seat } plays “{ $card }”.
    .you = You play “{ $card }”.
event-event-shown = { $seat } shows “{ $card }”.
    .you = You show “{ $card }”.
event-consent = { $seat } agrees to the event of { $other_seat }.
    .you = You agree to the event of { $other_seat }.
    .to-you = { $seat } agrees to your event.
event-consent-refused = { $seat } refuses the event of { $other_seat }.
    .you = You refuse the event of { $other_seat }.
    .to-you = { $seat } refuses your event.
event-cancelled = { $seat } cancels what { $other_seat } announced: { $kind }.
    .you = You cancel what { $other_seat } announced: { $kind }.
    .to-you = { $seat } cancels what you announced: { $kind }.
event-taken-back = { $seat } takes the ability back.
    .you = You take the ability back.
event-coin-given = { $seat } has { $other_seat } gain a coin.
    .you = You have { $other_seat } gain a coin.
    .to-you = { $seat } has you gain a coin.
event-obsolete = Obsolete: { $card }.
event-unit-murdered = { $seat } kills a unit of { $other_seat }: { $rank } { $count }.
    .you = You kill a unit of { $other_seat }: { $rank } { $count }.
    .to-you = { $seat } kills one of your units: { $rank } { $count }.
event-razed = { $seat } loses a building on { $square }: { $card }.
    .you = You lose a building on { $square }: { $card }.
event-walls-razed = { $seat } loses the walls of { $square }.
    .you = You lose the walls of { $square }.
event-reshaped = { $seat } changes the terrain of { $square }: { $terrain }.
    .you = You change the terrain of { $square }: { $terrain }.
event-locked = { $seat } closes { $square }: this turn no figure leaves it.
    .you = You close { $square }: this turn no figure leaves it.
event-figure-killed =
    { $seat } loses { $figure ->
        [army] an army
       *[other] a scout
    } on { $square }.
    .you = You lose { $figure ->
            [army] an army
           *[other] a scout
        } on { $square }.
event-person-killed = { $seat } loses a great person on { $square }: { $card }.
    .you = You lose a great person on { $square }: { $card }.

event-moved =
    { $seat } moves { $count ->
        [one] a figure
       *[other] { $count } figures
    } from { $square } to { $other_square }.
    .you = You move { $count ->
            [one] a figure
           *[other] { $count } figures
        } from { $square } to { $other_square }.
event-led-astray =
    { $seat } moves { $count ->
        [one] a figure
       *[other] { $count } figures
    } of { $other_seat } from { $square } to { $other_square }.
    .you = You move { $count ->
            [one] a figure
           *[other] { $count } figures
        } of { $other_seat } from { $square } to { $other_square }.
    .to-you = { $seat } moves { $count ->
            [one] one of your figures
           *[other] { $count } of your figures
        } from { $square } to { $other_square }.
event-entered = { $seat } enters { $square }.
    .you = You enter { $square }.
event-discovered = { $seat } discovers the tile at { $square }: { $card }.
    .you = You discover the tile at { $square }: { $card }.
event-hut-explored = { $seat } explores a hut on { $square }.
    .you = You explore a hut on { $square }.
event-village-conquered = { $seat } conquers the village on { $square }.
    .you = You conquer the village on { $square }.
event-marker-seen = Your new marker: { $card }.
event-marker-lost = You lose a marker: { $card }.
event-infiltrated = { $seat } sends a figure into the city { $square } of { $other_seat } and learns from it.
    .you = You send a figure into the city { $square } of { $other_seat } and learn from it.
    .to-you = { $seat } sends a figure into your city { $square } and learns from it.

event-battle-field = { $seat } attacks the armies of { $other_seat } on { $square }.
    .you = You attack the armies of { $other_seat } on { $square }.
    .to-you = { $seat } attacks your armies on { $square }.
event-battle-city = { $seat } attacks the city { $square } of { $other_seat }.
    .you = You attack the city { $square } of { $other_seat }.
    .to-you = { $seat } attacks your city { $square }.
event-battle-capital = { $seat } attacks the capital of { $other_seat } on { $square }.
    .you = You attack the capital of { $other_seat } on { $square }.
    .to-you = { $seat } attacks your capital on { $square }.
event-battle-village = { $seat } attacks the village on { $square }; { $other_seat } plays the barbarians.
    .you = You attack the village on { $square }; { $other_seat } plays the barbarians.
    .to-you = { $seat } attacks the village on { $square }; you play the barbarians.
event-walls-fall = { $seat } breaks the walls of { $square }.
    .you = You break the walls of { $square }.
event-scouts-eliminated =
    { $seat } removes { $count ->
        [one] a scout
       *[other] { $count } scouts
    } of { $other_seat }.
    .you = You remove { $count ->
            [one] a scout
           *[other] { $count } scouts
        } of { $other_seat }.
    .to-you = { $seat } removes { $count ->
            [one] one of your scouts
           *[other] { $count } of your scouts
        }.
event-front-opened = { $seat } opens front { $front }: { $rank } { $count }.
    .you = You open front { $front }: { $rank } { $count }.
event-unit-attacks = { $seat } attacks on front { $front }: { $rank } { $count }.
    .you = You attack on front { $front }: { $rank } { $count }.
event-unit-killed = { $seat } loses a unit: { $rank } { $count }.
    .you = You lose a unit: { $rank } { $count }.
event-unit-saved = { $seat } saves a unit: { $rank } { $count }.
    .you = You save a unit: { $rank } { $count }.
event-battle-won = { $seat } wins the battle: attack { $attack }, defence { $defence }.
    .you = You win the battle: attack { $attack }, defence { $defence }.
event-barbarians-won = { $seat } wins the battle for the barbarians: attack { $attack }, defence { $defence }.
    .you = You win the battle for the barbarians: attack { $attack }, defence { $defence }.
event-armies-lost =
    { $seat } loses { $count ->
        [one] one army
       *[other] { $count } armies
    } in the battle.
    .you = You lose { $count ->
            [one] one army
           *[other] { $count } armies
        } in the battle.
event-city-destroyed = { $seat } loses the city { $square }.
    .you = You lose the city { $square }.
event-looted =
    { $seat } takes { $what ->
        [trade] { $count } trade
        [culture] { $count } culture
        [hut] a hut marker
        [village] a village marker
        [event] a culture event
        [coin] a coin
       *[other] { $what }
    } from { $other_seat }.
    .you = You take { $what ->
            [trade] { $count } trade
            [culture] { $count } culture
            [hut] a hut marker
            [village] a village marker
            [event] a culture event
            [coin] a coin
           *[other] { $what }
        } from { $other_seat }.
    .to-you = { $seat } takes { $what ->
            [trade] { $count } trade
            [culture] { $count } culture
            [hut] a hut marker
            [village] a village marker
            [event] a culture event
            [coin] a coin
           *[other] { $what }
        } from you.
event-event-stolen = { $seat } takes this culture event: “{ $card }”.
    .you = You take this culture event: “{ $card }”.
event-coin-lost = { $seat } loses a coin to the loot of { $other_seat }.
    .you = You lose a coin to the loot of { $other_seat }.
    .to-you = { $seat } loses a coin to your loot.

event-learned = { $seat } learns { $card }.
    .you = You learn { $card }.
event-won =
    { $seat } wins { $how ->
        [military] by conquering a capital
        [tech] with Space Flight
        [culture] at the end of the culture track
       *[other] with coins enough
    }.
    .you = You win { $how ->
            [military] by conquering a capital
            [tech] with Space Flight
            [culture] at the end of the culture track
           *[other] with coins enough
        }.
    .banner = { $how ->
            [military] Military victory
            [tech] Tech victory
            [culture] Culture victory
           *[other] Economic victory
        }
event-turn-limit = Turn { $count } was the last one.
    .banner = The last turn is over

# Why not

refused-lead = This civilization is taken.
refused-capital = The capital stands on one of the four central squares of your home tile.
refused-place-figure = Your figures start around the capital, not on water and not above the stacking limit.
refused-too-many-cities =
    You have { $count ->
        [one] one city
       *[other] { $count } cities
    } and may not have more.
refused-no-founder = No figure of yours that may found a city stands there.
refused-city-on-water = A city is not founded on water.
refused-city-at-edge = All eight squares around a city must be revealed.
refused-city-beside-marker = There is a hut or a village too near.
refused-city-beside-enemy = There is an enemy figure too near.
refused-city-too-near = Another city is too near: outskirts may not overlap.
refused-no-room = Your other figures there have nowhere to go.
refused-with = This figure cannot found the city.
refused-to = Your figures cannot be put there.
refused-changed-already = Your government has changed this turn already.
refused-government-locked = You have not unlocked this government.
refused-needs-anarchy = You need a turn of Anarchy first.
refused-place = This great person is not in your reserve, or was replaced in this phase.
refused-at = A great person stands in your outskirts, not on water and not where an enemy stands.
refused-place-person = A great person stands in your outskirts, not on water and not where an enemy stands.
refused-send = A scout sends to a city of yours in whose outskirts it does not stand, and a square is sent only once.
refused-give = You do not have this.
refused-get = The other player does not have this.
refused-offer = This offer is not complete, or there is nothing to exchange.
refused-counter = You have no offer left.
refused-hand = You hand over what was asked for, of things that you have.
refused-favour = It must be another player.
refused-no-city = There is no city of yours.
refused-capital-acts = Under Anarchy the capital takes no action.
refused-acted = This city has acted already.
refused-harvest = There is no such resource around this city, or none left in the market.
refused-free-building = You cannot build for nothing now.
refused-no-army = You have no army left in your supply.
refused-no-scout = You have no scout left in your supply.
refused-no-train = You have not unlocked this type of unit, or none is left.
refused-no-build = You have not unlocked this building, or have unlocked a better one.
refused-no-wonder = This wonder does not lie in the market.
refused-too-little-production = { $count } production short.
refused-walled = This city has walls already.
refused-no-marker = The market has no marker of this building left.
refused-starred = This city has a building with a star already.
refused-site = It cannot stand there: wrong terrain, an enemy on the square, or too much of it.
refused-take = The market has none of it.
refused-advance =
    The next space costs { $culture } culture{ $trade ->
        [0] {""}
       *[other] {" "}and { $trade } trade
    }.
refused-end-of-track = The culture track ends here.
refused-move = No figure there can move.
refused-group = These figures cannot move together.
refused-discover = No unrevealed tile lies there beside the figures, or they could not end their move afterwards.
refused-infiltrate = Only a single figure beside an enemy city can do this, once per turn, if there is a tech to learn.
refused-locked = This turn no figure leaves this square.
refused-unrevealed = This square is not revealed.
refused-too-far =
    Too far: { $count ->
        [0] no point is left
        [one] only one point is left
       *[other] only { $count } points are left
    }.
refused-water = Your figures cannot end their move on water.
refused-own-centre = Figures may cross your own city centres, but not end there.
refused-enemy-centre = Only armies enter an enemy city, and only where your government allows it.
refused-stacking = That would be more figures than your stacking limit allows.
refused-scouts-alone = Scouts need an army to go there.
refused-unit = This unit is not in your battle hand, or no enemy stands alone on this front.
refused-save = This is no unit that you lost in this battle.
refused-loot = There is nothing of it to take.
refused-known = You know this tech.
refused-no-spot = Your pyramid has no place for it: two techs of the level below must carry it.
refused-too-little-trade = You need { $count } trade.
refused-learn = You know this tech, have no place for it, or the other player does not know it.
refused-no-such-card = You do not have this card.
refused-used = “{ $card }” has been used already.
refused-cannot-pay = You cannot pay for “{ $card }”.
refused-no-effect = “{ $card }” would have no effect now.
refused-wrong-phase = “{ $card }” is not for this phase.
refused-pay = You cannot pay with this.
refused-target = This cannot be its target.
refused-discard = You do not hold this culture event.

# The table in a terminal

terminal-market = Market
terminal-wonders = Wonders
terminal-trade = Trade
terminal-culture = Culture
terminal-coins = Coins
terminal-track = Track
terminal-techs = Techs
terminal-units = Units
terminal-city = { $square }: trade { $trade }, production { $production }, culture { $culture }
terminal-hand = Culture events
terminal-markers = Markers
terminal-resources = Resources
terminal-none = none
terminal-legend = D desert, G grassland, F forest, M mountain, W water, ? unrevealed; * city, + marker, h hut, v village; numbers: figures

## The guided first match

lesson-goal = What it is about
    .text = You lead America against one rival, in the shorter first game without wonders. Four roads lead to victory: the end of the culture track, Space Flight, 15 coins, or the rival's capital. Here you see how far everybody is.
lesson-capital = Your capital
    .text = A city lives on the eight squares around it. Forest is 2 production, mountain 1; desert and water are 1 trade each. Choose the square with the best mix: production builds, trade pays for research.
lesson-figures = An army and a scout
    .text = Armies explore huts and fight. The scout is your second city to be: only a scout can found one. Put the scout on the side that faces the unrevealed tiles, and the army beside the village on D2: so they lose no time.
lesson-person = A great person
    .text = America begins with one. It stands on a square around the capital and replaces what is printed there, so put it where you lose least: on grassland, which brings nothing.
lesson-phases = Five phases
    .text = A turn goes through them from top to bottom, and both players finish one before the next begins. In your Start of Turn you found cities and change your government. In turn 1 there is nothing to do yet: finish.
lesson-trade = Trade
    .text = Your city has just collected its trade. It pays for research at the end of the turn, and in need 3 trade add production. More than 27 the dial does not hold.
lesson-offers = Offers
    .text = Now you may trade with your rival: trade, culture, resources. With so little in hand, pass. Later a resource that you lack may be worth asking for.
lesson-city = What your city does
    .text = Each city takes one action: produce one thing, devote itself to the arts for culture, or harvest a resource around it. Here you see what it makes. If the arts bring 3 culture, take them: that pays for the first space of the culture track. Else an army or a scout finds more land.
lesson-culture = The culture track
    .text = With enough culture you may step forward, as often as you can pay. Each space gives a secret culture event or a great person, and the last one wins the game. Culture that lies about does nothing: go on.
lesson-event = Culture events
    .text = You hold one now, and your rival does not know which. Each can be played in one phase only; tap it to read it. You may hold two.
lesson-move = Movement
    .text = Each figure goes two squares, never diagonally. Beside an unrevealed tile it may spend one step to turn it up. Scout first: your second city needs eight revealed squares around it, without huts and villages.
lesson-enter = One step is left
    .text = Go on into the new land, if it is neither a hut nor a village: so the scout is one turn nearer to the place of your second city.
lesson-discovered = New land
    .text = The tile stays as it is. A hut holds something useful for the first army that enters. In a village sit barbarians: an army must beat them first, with units from your hand.
lesson-village = A village beside you
    .text = Barbarians sit in the village on D2. An army that enters it fights them; if it wins, what lies under the marker is yours. You have more units than they will have: attack with the army on C2.
lesson-settle = Where to settle
    .text = A new city needs eight revealed squares around it, none of them part of another city: so it stands three squares from your capital. The inner four squares of the tile you have discovered will do, unless a hut or village touches them. Send the scout to the one with the most forest, desert or water around.
lesson-hut = A hut is explored
    .text = Whoever took it has a marker now, seen by its owner only: a resource, or a coin on the way to 15. Your armies can do the same; scouts cannot.
lesson-battle = Battle
    .text = In turns you each play a unit: on a front of its own, or against one that stands alone. Infantry trumps mounted, mounted artillery, artillery infantry: who trumps strikes first. In the end the strength that survives decides. If your rival attacks a village, you play the barbarians: make it dear.
lesson-research = Research
    .text = 6 trade buy a tech of level I. Both choose in secret. Afterwards all trade that your coins do not save is lost, so take one whenever you can. { card-horseback-riding } is a good first: faster figures. { card-pottery } turns resources into coins, { card-writing } opens the library for more trade.
lesson-pyramid = The pyramid
    .text = Techs of level I lie at the bottom. One of level II needs two of level I under it, and so on up to Space Flight. Many open a building; many have an ability that a resource pays for.
lesson-found = A second city
    .text = Your scout can become a city here. Do it: from now on there are two actions each turn, and more trade. The scout goes back to your supply and can be built again.
lesson-second = Two cities, two actions
    .text = Somebody has a second city. Each city acts once in this phase; they never put their production together. With two of them let one build and the other make culture or harvest.
lesson-resources = Resources
    .text = A resource from the market pays once for an ability of a tech. Look at your pyramid which kind you need before you harvest.
lesson-alone = You know the game
    .text = Choose your victory soon: America turns trade into production, so buildings, techs and coins suit you. From here on the match continues as any other, against an easy bot. Hint and rules stay at hand.

## What bots go by

term-means = growth and stores
    .more = You grow, and have more in store.
    .less = It costs growth or stores.
term-race = the way to the nearest victory
    .more = It brings you nearer to a victory.
    .less = It takes you further from a victory.
term-figures = where armies and scouts stand
    .more = Your armies and scouts stand better.
    .less = Your armies and scouts stand worse.
term-plans = what is about to happen
    .more = It prepares what you do next.
    .less = It puts off what you do next.
term-rivals = the race of the rivals
    .more = It slows your rivals down.
    .less = It leaves your rivals more room.
term-danger = the safety of the capital
    .more = Your capital is safer.
    .less = Your capital is less safe.
because-each-turn = It brings { $count } more { $kind ->
        [trade] trade
       *[production] production
    } each turn.

## What the things on the table are: a name, what it does, and its rule

explain-civ = Civilization
    .text = Where you begin: a tech, a government and abilities that nobody else has.
    .rule = CV-1.01
explain-government = Government
    .text = Changed at the start of a turn. A new one is free right after its tech is learned; otherwise a turn of anarchy lies between.
    .rule = CV-4.12
explain-gov = Government
    .text = Changed at the start of a turn; its benefits last while it is in force.
    .rule = CV-4.12
explain-tech = Techs
    .text = Learned for trade in the Research phase. A higher level needs two techs below it: the pyramid. Space Flight on top wins.
    .rule = CV-13.03
explain-pyramid = Tech pyramid
    .text = A higher level needs two techs below it.
    .rule = CV-13.03
explain-research = Research
    .text = Trade on the dial pays for one tech per turn; afterwards only as much trade stays as you have coins.
    .rule = CV-13.05
explain-trade = Trade
    .text = Collected from the outskirts every turn and kept on the dial. Pays for techs, and 3 of it give 1 production.
    .rule = CV-5.03
explain-production = Production
    .text = Icons in a city's outskirts. One action of the city makes one figure, unit, building or wonder with it.
    .rule = CV-6.11
explain-culture = Culture
    .text = Collected by devoting a city to the arts. Pays for steps on the culture track.
    .rule = CV-8.01
explain-culture-track = Culture track
    .text = Each step gives a culture event or a great person; its last space wins.
    .rule = CV-8.03
explain-coin = Coins
    .text = They keep trade on your dial when you research. Fifteen win the game.
    .rule = CV-12.13
explain-combat = Combat bonus
    .text = The side with the higher bonus adds the difference at the end of a battle.
    .rule = CV-11.06
explain-swords = Combat bonus
    .text = The side with the higher bonus adds the difference at the end of a battle.
    .rule = CV-11.05
explain-bonus = Combat bonuses
    .text = Barracks, academies, generals, walls and the defence of a city. Only the difference counts.
    .rule = CV-11.05
explain-battle = Battle
    .text = Both sides play units in turn, on a new front or against an enemy unit.
    .rule = CV-11.10
explain-front = Front
    .text = At most one unit of each side. Where two meet, both deal wounds; who trumps strikes first.
    .rule = CV-11.13
explain-battle-end = If it ended now
    .text = Strengths of surviving units and the difference of bonuses; the defender wins ties.
    .rule = CV-11.06
explain-wounds = Wounds
    .text = They stay until the end of the battle. A unit with as many wounds as its strength dies.
    .rule = CV-11.15
explain-event = Culture event
    .text = Drawn on the culture track and kept secret; played in the phase it names.
    .rule = CV-14.03
explain-person = Great person
    .text = Comes from the culture track; placed in outskirts it gives its icons.
    .rule = CV-9.04
explain-building = Building
    .text = Stands on a square of its terrain in the outskirts and replaces its icons.
    .rule = CV-1.12
explain-wonder = Wonder
    .text = There is only one of each. Stands in outskirts and gives its owner culture and an ability unless its square is blockaded.
    .rule = CV-12.07
explain-market = Market
    .text = Buildings, wonders, units and resources that can be had, with their price and how many are left.
    .rule = CV-6.10
explain-cost = Cost
    .text = Production it takes, with your reductions. One city must pay all of it.
    .rule = CV-6.12
explain-left = Left in the market
    .text = So many are still to be had.
    .rule = CV-1.12
explain-city = City
    .text = Takes one action every turn. Its eight outskirts squares give trade, production, culture, coins and resources.
    .rule = CV-6.01
explain-army = Army
    .text = A figure that can fight, explore huts and villages and attack cities.
    .rule = CV-1.09
explain-scout = Scout
    .text = Founds cities and sends what its square gives to one of your cities.
    .rule = CV-12.01
explain-move = Speed
    .text = Squares a figure may move, orthogonally.
    .rule = CV-10.02
explain-people = Stacking limit
    .text = So many of your figures may stand in one square.
    .rule = CV-10.04
explain-forces = Standing forces
    .text = Units, face down. For a battle some of them are drawn: the battle hand.
    .rule = CV-11.02
explain-rank = Strength by rank
    .text = A unit fights with the strength of your rank of its type.
    .rule = CV-11.04
explain-infantry = Infantry
    .text = Units of your standing forces. Infantry trumps mounted.
    .rule = CV-11.16
explain-mounted = Mounted
    .text = Units of your standing forces. Mounted trumps artillery.
    .rule = CV-11.16
explain-artillery = Artillery
    .text = Units of your standing forces. Artillery trumps infantry.
    .rule = CV-11.16
explain-aircraft = Aircraft
    .text = Units of your standing forces. Aircraft neither trumps nor is trumped.
    .rule = CV-11.17
explain-wheat = Wheat
    .text = A resource. Discarded, it pays for abilities of techs; cities harvest it from the map.
    .rule = CV-7.01
explain-silk = Silk
    .text = A resource. Discarded, it pays for abilities of techs; cities harvest it from the map.
    .rule = CV-7.01
explain-incense = Incense
    .text = A resource. Discarded, it pays for abilities of techs; cities harvest it from the map.
    .rule = CV-7.01
explain-iron = Iron
    .text = A resource. Discarded, it pays for abilities of techs; cities harvest it from the map.
    .rule = CV-7.01
explain-spy = Spy
    .text = A resource found only in huts and villages, and as a gift.
    .rule = CV-1.06
explain-uranium = Uranium
    .text = A resource found only in villages, and as a princely gift.
    .rule = CV-1.06
explain-hut = Hut
    .text = An army that enters takes its marker: a resource to spend, unseen by others.
    .rule = CV-10.13
explain-village = Village
    .text = Barbarians defend it. Who wins takes its marker.
    .rule = CV-10.14
explain-terrain = Terrain
    .text = Where the building may stand. Desert and water give trade, mountains and forest production.
    .rule = CV-1.03
explain-space = Square of the map
    .text = What stands there and what it gives the city whose outskirts it is in.
    .rule = CV-1.10
explain-tile = Map tile
    .text = Sixteen squares, turned up when a figure discovers it.
    .rule = CV-10.09
explain-victory = Ways to win
    .text = Culture, techs, coins or a captured capital: whoever is there first wins.
    .rule = CV-15.01
explain-trophy = Ways to win
    .text = Culture, techs, coins or a captured capital.
    .rule = CV-15.01
explain-first = First player
    .text = Begins every phase of the turn; passes to the left afterwards.
    .rule = CV-3.02
explain-announced = Announced
    .text = An event or ability that others may still answer before it happens.
    .rule = CV-14.15
explain-tray = On offer
    .text = What you can choose from just now.
    .rule = CV-13.01
explain-phase-start = Start of Turn
    .text = Found cities, change the government, place great people.
    .rule = CV-4.01
explain-phase-trade = Trade
    .text = Everybody collects trade, then may negotiate.
    .rule = CV-5.01
explain-phase-cities = City Management
    .text = Every city takes one action: produce, devote to the arts, or harvest.
    .rule = CV-6.01
explain-phase-movement = Movement
    .text = Everybody moves figures, discovers, and fights.
    .rule = CV-10.01
explain-phase-research = Research
    .text = Everybody who can learns one tech, all at once.
    .rule = CV-13.01
explain-lock = Locked
    .text = Its tech is not known yet.
    .rule = CV-6.16

## What a link to a table tells: how near to a victory somebody was

link-points = { $count } %
