### A New Dawn in English. Own words throughout; names of components as people know them.

## First part: components, options and results
##
## card-<key> names a focus card, a world wonder, a city-state (and its diplomacy card) or a player's diplomacy card; its
## attribute .text says what the card does. Numbers that a content file may correct are arguments by the names of their
## fields ($tokens, $range, $amount, ...), so that a corrected card is described correctly.

# Sentences that several cards share

text-place-control =
    Place up to { $tokens ->
        [one] one control token
       *[other] { $tokens } control tokens
    } next to your cities, on this slot's terrain or lower.
text-advance = Advance your tech dial by this slot's number.
text-then-advance = Then advance your tech dial by this slot's number.
text-move-caravans =
    { $caravans ->
        [one] Move your caravan
       *[other] Move each of your { $caravans } caravans
    } up to { $range ->
        [one] one space
       *[other] { $range } spaces
    }, on this slot's terrain or lower{ $water ->
        [true] {" "}or on water
       *[false] {""}
    }.
text-wonder = Build a world wonder; your production is this slot's number.
text-or-city =
    Or build a city within { $range ->
        [one] one space
       *[other] { $range } spaces
    } of a friendly space, on this slot's terrain or lower.
text-way-over-water =
    { $water ->
        [true] {" "}The way there may cross water.
       *[false] {""}
    }
text-reinforce = Reinforce up to this slot's number of your control tokens.
text-attacks =
    { $attacks ->
        [one] one attack
       *[other] { $attacks } attacks
    } within { $range ->
        [one] one space
       *[other] { $range } spaces
    } of a friendly space
text-combat-value =
    your combat value is this slot's number{ $bonus ->
        [0] {""}
       *[other] {" "}plus { $bonus }
    }
text-attack-bonus = +{ $amount } combat value when you attack.
text-defence-bonus = +{ $amount } combat value when you defend.
text-combat-bonus = +{ $amount } combat value when you attack or defend.

# Focus cards: culture

card-early-empire = Early Empire
    .text = { text-place-control }
card-drama-and-poetry = Drama and Poetry
    .text = { text-place-control } Then you may move one of your control tokens to an adjacent empty space of any terrain but water.
card-civil-service = Civil Service
    .text = { text-place-control } Then you may place one next to any friendly space, on this slot's terrain or lower.
card-mass-media = Mass Media
    .text = { text-place-control } Then you may choose a rival control token within 2 spaces of a friendly space: replace it with one of yours, unreinforced, or, if it is reinforced, flip it to its unreinforced side.

# Focus cards: science

card-astrology = Astrology
    .text = { text-advance }
card-mathematics = Mathematics
    .text = Put a trade token from the supply on any card of your focus row. { text-then-advance }
card-replaceable-parts = Replaceable Parts
    .text = Gain a resource from the supply, of a kind you do not have. { text-then-advance }
card-nuclear-power = Nuclear Power
    .text = In slot 5 you may choose a space: there and on all adjacent spaces unreinforced control tokens are destroyed and reinforced ones flipped, yours included. { text-then-advance }

# Focus cards: economy

card-foreign-trade = Foreign Trade
    .text = { text-move-caravans }
card-currency = Currency
    .text = { text-move-caravans } They may enter a barbarian's space: the barbarian is defeated, but gives no trade token.
card-steam-power = Steam Power
    .text = { text-move-caravans } Then you may exchange one of your resources for one of another kind from the supply.
card-capitalism = Capitalism
    .text = { text-move-caravans } Once per turn, after resetting this card, you may resolve another card of your focus row as if it were in slot 1; it is not reset.

# Focus cards: industry

card-pottery = Pottery
    .text = { text-wonder } { text-or-city }
card-animal-husbandry = Animal Husbandry
    .text =
        { text-wonder } Or build a city within { $range ->
            [one] one space
           *[other] { $range } spaces
        } of a friendly space or of one of your caravans, on this slot's terrain or lower.
card-nationalism = Nationalism
    .text = Build a world wonder; your production is this slot's number, but { $slot_5_production } in slot 5. { text-or-city }{ text-way-over-water }
card-urbanization = Urbanization
    .text =
        { text-wonder } { text-or-city }{ text-way-over-water } Then place up to { $tokens ->
            [one] one control token
           *[other] { $tokens } control tokens
        } next to that city, on this slot's terrain or lower.

# Focus cards: military

card-masonry = Masonry
    .text = { text-reinforce } Or make up to { text-attacks }; { text-combat-value }.
card-iron-working = Iron Working
    .text = { text-reinforce } Or make up to { text-attacks }; { text-combat-value }, against a barbarian plus { $barbarian_bonus }.
card-mass-production = Mass Production
    .text = Make up to { text-attacks }; the way there may cross water, and { text-combat-value }. Then reinforce up to this slot's number of your control tokens, one fewer for each attack made.
card-flight = Flight
    .text = { text-reinforce } Or make up to { text-attacks }; the way there may cross water, rival cities, barbarians and city-states, and { text-combat-value }.

# World wonders: culture

card-stonehenge = Stonehenge
    .text = After you place a control token on hills, you may place control tokens on any hills spaces next to it, and on from those in the same way. Moving or replacing a token does not count.
card-hanging-gardens = Hanging Gardens
    .text = At the start of your turn you may place one control token next to one of your cities, on terrain of difficulty { $amount } or less.
card-forbidden-city = Forbidden City
    .text = At the start of your turn you may destroy one rival control token next to a friendly space.
card-chichen-itza = Chichen Itza
    .text = Your control tokens may also be placed on empty forest spaces that are not next to your cities; the terrain limit still holds.
card-sydney-opera-house = Sydney Opera House
    .text = Rival control tokens count like yours when your cities become mature.
card-eiffel-tower = Eiffel Tower
    .text = At the start of your turn you may choose { $amount } control tokens of one rival on the map. That player replaces one of them with an unused control token of yours, unreinforced.

# World wonders: science

card-oracle = Oracle
    .text = At the start of your turn you may swap two neighbouring cards of your focus row.
card-pyramids = Pyramids
    .text =
        When you build it: replace up to { $amount ->
            [one] one level I card
           *[other] { $amount } level I cards
        } of your focus row, each with the level II card of its type.
card-porcelain-tower = Porcelain Tower
    .text =
        When you build it: replace up to { $amount ->
            [one] one card
           *[other] { $amount } cards
        } of your focus row, each with the card of its type one level higher.
card-potala-palace = Potala Palace
    .text = You may hold up to 4 diplomacy cards of each other player. When you build it, you may take { $amount } of your choice from other players, all together.
card-oxford-university = Oxford University
    .text = When you replace a focus card that is not a science card, the new card may be of any type.
card-kremlin = Kremlin
    .text = +{ $amount } combat value when you attack a rival space and have more reinforced control tokens on the map than the defender.

# World wonders: economy

card-great-lighthouse = Great Lighthouse
    .text = When you build a city, empty spaces on the edge of the map are in range wherever they are.
card-colossus = Colossus
    .text =
        When you resolve your economy card, your caravans may move { $amount ->
            [one] one more space
           *[other] { $amount } more spaces in all, divided as you like
        }.
card-machu-picchu = Machu Picchu
    .text =
        A card that you resolve in slot 1 or 2 counts as { $amount ->
            [one] one slot
           *[other] { $amount } slots
        } further to the right.
card-great-zimbabwe = Great Zimbabwe
    .text = Trade tokens you gain may be put here, at most { $amount }. At the start of your turn you may move any of them to cards of your focus row.
card-estadio-do-maracana = Estádio do Maracanã
    .text = Once per turn, before you resolve another card, you may resolve and reset your economy card.
card-big-ben = Big Ben
    .text = +{ $amount } combat value for each of your caravans next to the defending space when you attack or defend.

# World wonders: military

card-petra = Petra
    .text = { text-defence-bonus } Barbarians do not enter spaces with your cities or reinforced control tokens; they turn round.
card-terracotta-army = Terracotta Army
    .text = { text-attack-bonus }
card-alhambra = Alhambra
    .text = { text-combat-bonus }
card-venetian-arsenal = Venetian Arsenal
    .text = Once per turn, after resolving the card in slot 5, you may resolve it again as if it were in slot 1.
card-pentagon = Pentagon
    .text = { text-attack-bonus } Every legal target on the map is in range.
card-ruhr-valley = Ruhr Valley
    .text = { text-defence-bonus }

# City-states; .text says what their diplomacy card does.

card-carthage = Carthage
    .text = +{ $amount } combat value for each city-state and each of your cities within 2 spaces of the defending space when you defend, or attack anything but Carthage.
card-kumasi = Kumasi
    .text = When you resolve your culture or industry card, forest has difficulty { $amount }.
card-brussels = Brussels
    .text = World wonders cost you { $amount } less for each of your mature cities.
card-seoul = Seoul
    .text = At the start of your turn you may move one barbarian to an adjacent empty space, but not onto water.
card-geneva = Geneva
    .text = At the start of your turn you may return a diplomacy card of another player and take a different one of that player.
card-mohenjo-daro = Mohenjo-Daro
    .text = When you place control tokens, the difficulty of every space is { $amount } lower.
card-buenos-aires = Buenos Aires
    .text = A world wonder costs you { $amount } less if you control none of its type.
card-kabul = Kabul
    .text = +{ $amount } combat value when you attack a city, or a city-state other than Kabul.

# The same names for sentences that mean the city-state and not its card

city-carthage = { card-carthage }
city-kumasi = { card-kumasi }
city-brussels = { card-brussels }
city-seoul = { card-seoul }
city-geneva = { card-geneva }
city-mohenjo-daro = { card-mohenjo-daro }
city-buenos-aires = { card-buenos-aires }
city-kabul = { card-kabul }

# Players' diplomacy cards

card-open-borders = Open Borders
    .text = The giver's control tokens count like yours when your cities become mature.
card-embassy = Embassy
    .text = When your caravan arrives at the giver's capital, and already when it earns you this card, the giver puts a trade token from the supply on one of their own focus cards; then you gain a resource of your choice from the supply.
card-joint-war = Joint War
    .text = +{ $amount } combat value when you attack, unless you attack the giver.
card-defensive-pact = Defensive Pact
    .text = +{ $amount } combat value when you defend, unless the giver attacks.

# Leaders: the civilization; .person is the leader, .ability names the ability, .text says what it does.

leader-rome = Rome
    .person = Trajan
    .ability = All Roads Lead to Rome
    .text = A caravan leaving your economy card may start from any of your cities, mature or not.
leader-america = America
    .person = Teddy Roosevelt
    .ability = Roosevelt Corollary
    .text = Whenever you gain or spend a natural wonder, put its token on any card of your focus row. There you may spend it, once per turn, as a trade token of that card or as its resource.
leader-aztec = Aztec
    .person = Montezuma
    .ability = Legend of the Five Suns
    .text = After you reset your military card you may swap any two cards of your focus row, if you won an attack this turn.
leader-egypt = Egypt
    .person = Cleopatra
    .ability = Monument Builders
    .text = World wonders cost you { $amount } less.
leader-france = France
    .person = Catherine de Medici
    .ability = Grand Tour
    .text = When you resolve your culture card you may place more control tokens, by the latest age among your world wonders: ancient 1, medieval 2, modern 3.
leader-japan = Japan
    .person = Hojo Tokimune
    .ability = Divine Wind
    .text = During your turn desert and mountains next to water or on the edge of the map have difficulty { $amount }.
leader-scythia = Scythia
    .person = Tomyris
    .ability = People of the Steppe
    .text = +{ $amount } combat value when you attack or defend a grassland or hills space.
leader-sumeria = Sumeria
    .person = Gilgamesh
    .ability = Epic Quest
    .text =
        When you defeat a barbarian, you also gain { $amount ->
            [one] a resource
           *[other] { $amount } resources
        } of your choice from the supply.

# Agendas, and the victory cards that show two of them each

agenda-civilized = Civilized
    .text = Have { $at_least } of your cities on the map, the capital included.
agenda-money-grubber = Money Grubber
    .text = Control { $at_least } world wonders of the economy.
agenda-warmonger = Warmonger
    .text = Defeat a rival capital, or control { $at_least } conquered city-states.
agenda-paranoid = Paranoid
    .text = Control { $at_least } military world wonders.
agenda-explorer = Explorer
    .text = Control { $at_least } spaces that are next to water or on the edge of the map.
agenda-aesthetic = Aesthetic
    .text = Control { $at_least } world wonders of culture.
agenda-technophile = Technophile
    .text = Reach space { $at_least } of your tech dial.
agenda-scholarly = Scholarly
    .text = Control { $at_least } world wonders of science.
agenda-populous = Populous
    .text = Control { $at_least } mature cities.
agenda-preservationist = Preservationist
    .text = Control { $at_least } natural wonders.

victory-explorer-aesthetic = { agenda-explorer } or { agenda-aesthetic }
victory-paranoid-warmonger = { agenda-paranoid } or { agenda-warmonger }
victory-preservationist-populous = { agenda-preservationist } or { agenda-populous }
victory-civilized-money-grubber = { agenda-civilized } or { agenda-money-grubber }
victory-technophile-scholarly = { agenda-technophile } or { agenda-scholarly }

# Natural wonders

text-natural = Counts as its resource for a world wonder, once per turn, and stays with you.
natural-torres-del-paine = Torres del Paine
    .text = { text-natural }
natural-cliffs-of-dover = Cliffs of Dover
    .text = { text-natural }
natural-mt-everest = Mt. Everest
    .text = { text-natural }
natural-crater-lake = Crater Lake
    .text = { text-natural }
natural-grand-mesa = Grand Mesa
    .text = { text-natural }
natural-galapagos-islands = Galápagos Islands
    .text = { text-natural }
natural-mt-kilimanjaro = Mt. Kilimanjaro
    .text = { text-natural }
natural-pantanal = Pantanal
    .text = { text-natural }

# Resources and terrains

resource-marble = Marble
resource-mercury = Mercury
resource-oil = Oil
resource-diamonds = Diamonds

terrain-grassland = Grassland
terrain-hills = Hills
terrain-forest = Forest
terrain-desert = Desert
terrain-mountains = Mountains
terrain-water = Water
terrain-wonder = Natural wonder space

# Types of focus cards, wonders and city-states; .text says what such a focus card does, .trade what a trade token on it
# does, .wonder what a wonder of this type is called.

focus-culture = Culture
    .text = Place control tokens: they make land yours and gather resources and natural wonders.
    .trade = One more control token
    .wonder = Wonder of culture
focus-science = Science
    .text = Advance your tech dial and exchange your cards for better ones.
    .trade = One more space on the tech dial
    .wonder = Wonder of science
focus-economy = Economy
    .text = Send caravans to city-states and rival cities for trade tokens and diplomacy cards.
    .trade = One more space for each caravan
    .wonder = Wonder of the economy
focus-industry = Industry
    .text = Build a world wonder or a city.
    .trade = 1 more production for a wonder
focus-military = Military
    .text = Reinforce your control tokens or attack.
    .trade = 1 more combat value, attacking or defending
    .wonder = Military wonder

# Levels, ages, colours

level-1 = I
level-2 = II
level-3 = III
level-4 = IV

age-ancient = Ancient
    .wonder = Ancient wonder
age-medieval = Medieval
    .wonder = Medieval wonder
age-modern = Modern
    .wonder = Modern wonder

colour-blue = Blue
colour-red = Red
colour-orange = Orange
colour-green = Green

# The map: tiles, directions

tile-tile-01 = Tile 1
tile-tile-02 = Tile 2
tile-tile-03 = Tile 3
tile-tile-04 = Tile 4
tile-tile-05 = Tile 5
tile-tile-06 = Tile 6
tile-tile-07 = Tile 7
tile-tile-08 = Tile 8
tile-tile-09 = Tile 9
tile-tile-10 = Tile 10
tile-tile-11 = Tile 11
tile-tile-12 = Tile 12
tile-tile-13 = Tile 13
tile-tile-14 = Tile 14
tile-tile-15 = Tile 15
tile-tile-16 = Tile 16
tile-side = Tile { $number }, side { $side }
side-a = A
side-b = B

direction-e = east
direction-se = south-east
direction-sw = south-west
direction-w = west
direction-nw = north-west
direction-ne = north-east

# The event dial; .text says what its sections do.

section-spawn = Barbarians return
    .text = Every defeated barbarian returns to the space with its letter if that space is empty; caravans there do not stop it and are destroyed.
section-blank = Nothing
    .text = Nothing happens.
section-move = Barbarians move
    .text = One die decides where: every barbarian moves one space in that direction and harms what it finds there.
section-trade = Trade
    .text = Everybody gains one trade token for each of their mature cities and puts it on any card of their focus row.

# Pieces

piece-capital = Capital
piece-city = City
piece-caravan = Caravan
piece-control-token = Control token
piece-reinforced-token = Reinforced control token
piece-trade-token = Trade token
piece-wonder-token = Wonder token
piece-water-token = Water token
piece-resource-token = Resource token
piece-natural-wonder-token = Natural wonder token
piece-city-state-token = City-state token
piece-barbarian = Barbarian

barbarian-A = Barbarian A
barbarian-B = Barbarian B
barbarian-C = Barbarian C
barbarian-D = Barbarian D
barbarian-E = Barbarian E
barbarian-F = Barbarian F
barbarian-G = Barbarian G
barbarian-H = Barbarian H
barbarian-I = Barbarian I

# Where a fact about a component comes from

source-rulebook = Rulebook
    .text = Stated or shown in the rulebook.
source-public = Published elsewhere
    .text = Known from other published material about the game.
source-reconstructed = Reconstructed
    .text = Not known; worked out so that it fits everything that is. Owners of the game may correct it.

# Options of a game

option-map = Map
    .text = Either the map for the first game lies ready, or you build the map yourselves: three tiles each around a core of four.
option-map-first-game = Map for the first game
option-map-advanced = Built by the players
option-choose-colours = Choose colours
    .text = Everybody chooses a colour, one seat after the other. Otherwise the colours are given out in order. It makes no difference to the game.
option-epic = Epic game
    .text = Four victory cards instead of three: a longer game, in which everybody needs an agenda on each of the four.

# Lines of the final score, and why the game ended

score-agendas = Victory cards with a completed agenda
score-wonders = World wonders (tie-break)
score-spaces = Friendly spaces (second tie-break)

reason-agendas = An agenda has been completed on every victory card.
reason-round-limit = The last round has been played without anybody completing an agenda on every victory card.

## Second part: questions, answers, events, refusals and the table in a terminal
