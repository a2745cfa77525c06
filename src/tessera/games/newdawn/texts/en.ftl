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
text-upgraded =
    { $amount ->
        [one] one card
       *[other] { $amount } cards
    }{ $up_to ->
        [one] {" "}of level I
        [2] {" "}of level I or II
       *[other] {""}
    } of your focus row, each with the card of its type one level higher.

# Focus cards: culture

card-early-empire = Early Empire
    .text = { text-place-control }
card-drama-and-poetry = Drama and Poetry
    .text = { text-place-control } Then you may move one of your control tokens to an adjacent empty space of any terrain but water.
card-civil-service = Civil Service
    .text =
        { text-place-control } Then you may place { $more_tokens ->
            [one] one
           *[other] up to { $more_tokens }
        } next to any friendly space, on this slot's terrain or lower.
card-mass-media = Mass Media
    .text = { text-place-control } Then you may choose a rival control token within { $range } spaces of a friendly space: replace it with one of yours, unreinforced, or, if it is reinforced, flip it to its unreinforced side.

# Focus cards: science

card-astrology = Astrology
    .text = { text-advance }
card-mathematics = Mathematics
    .text =
        Put { $trade ->
            [one] a trade token
           *[other] { $trade } trade tokens
        } from the supply on any card of your focus row. { text-then-advance }
card-replaceable-parts = Replaceable Parts
    .text = Gain a resource from the supply, of a kind you do not have. { text-then-advance }
card-nuclear-power = Nuclear Power
    .text = In slot { $slot } you may choose a space: there and on all adjacent spaces unreinforced control tokens are destroyed and reinforced ones flipped, yours included. { text-then-advance }

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
    .text = Make up to { text-attacks }; the way there may cross water, and { text-combat-value }, against a barbarian plus { $barbarian_bonus }. Then reinforce up to this slot's number of your control tokens, one fewer for each attack made.
card-flight = Flight
    .text = { text-reinforce } Or make up to { text-attacks }; the way there may cross water, rival cities, barbarians and city-states, and { text-combat-value }, against a barbarian plus { $barbarian_bonus }.

# World wonders: culture

card-stonehenge = Stonehenge
    .text = After you place a control token on hills, you may place control tokens on any hills spaces next to it, and on from those in the same way. Moving or replacing a token does not count.
card-hanging-gardens = Hanging Gardens
    .text =
        At the start of your turn you may place { $tokens ->
            [one] one control token
           *[other] up to { $tokens } control tokens
        } next to one of your cities, on terrain of difficulty { $amount } or less.
card-forbidden-city = Forbidden City
    .text = At the start of your turn you may destroy one rival control token next to a friendly space.
card-chichen-itza = Chichen Itza
    .text = Your control tokens may also be placed on empty forest spaces that are not next to your cities; the terrain limit still holds.
card-sydney-opera-house = Sydney Opera House
    .text = Rival control tokens count like yours when your cities become mature.
card-eiffel-tower = Eiffel Tower
    .text = At the start of your turn you may choose two control tokens of one rival on the map. That player replaces one of them with an unused control token of yours, unreinforced.

# World wonders: science

card-oracle = Oracle
    .text = At the start of your turn you may swap two neighbouring cards of your focus row.
card-pyramids = Pyramids
    .text = When you build it: replace up to { text-upgraded }
card-porcelain-tower = Porcelain Tower
    .text = When you build it: replace up to { text-upgraded }
card-potala-palace = Potala Palace
    .text = You may hold up to { $up_to } diplomacy cards of each other player. When you build it, you may take { $amount } of your choice from other players, all together.
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
        A card that you resolve in slot 1 or { $up_to } counts as { $amount ->
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
    .text = +{ $amount } combat value for each city-state and each of your cities within { $range } spaces of the defending space when you defend, or attack anything but Carthage.
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
    .text =
        When your caravan arrives at the giver's capital, and already when it earns you this card, the giver puts { $amount ->
            [one] a trade token
           *[other] { $amount } trade tokens
        } from the supply on one of their own focus cards; then you gain a resource of your choice from the supply.
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

setting-map = Map
    .text = Either the map for the first game lies ready, or you build the map yourselves: three tiles each around a core of four.
setting-map-first-game = Map for the first game
setting-map-advanced = Built by the players
setting-choose-colours = Choose colours
    .text = Everybody chooses a colour, one seat after the other. Otherwise the colours are given out in order. It makes no difference to the game.
setting-epic = Epic game
    .text = Four victory cards instead of three: a longer game, in which everybody needs an agenda on each of the four.
setting-repeat-capital = Attack capitals again
    .text = A capital that was defeated may be attacked again in the same turn. Otherwise only after an attack that failed.

# Lines of the final score, and why the game ended

score-agendas = Victory cards with a completed agenda
score-wonders = World wonders (tie-break)
score-spaces = Friendly spaces (second tie-break)

reason-agendas = An agenda has been completed on every victory card.
reason-round-limit = The last round has been played without anybody completing an agenda on every victory card.

## Second part: questions, answers, events, refusals and the table in a terminal

# A space is named by its terrain, or by what is printed on it, and by its column and row at the rim of the map: forest G7.

place = { $by ->
    [city] { $by_city } { $at }
    [natural] { $by_natural } { $at }
    [itself] { $land }
   *[other] { $land } { $at }
}

land-grassland = grassland
land-hills = hills
land-forest = forest
land-desert = desert
land-mountains = mountains
land-water = water
land-wonder = natural wonder

# How far a slot reaches

limit-1 = grassland
limit-2 = hills
limit-3 = forest
limit-4 = desert
limit-5 = mountains

# What stands on a space, inside a sentence

target-capital = capital
target-city = city
target-control-token = control token
target-reinforced-token = reinforced control token

# What one trade token brings when it is spent

gain-culture = one more control token
gain-science = one more space on the tech dial
gain-economy = one more space for each caravan

# What a tile shows

kind-plain = land
kind-capital = capital
kind-natural-wonder = natural wonder
kind-city-state = city-state

## Questions

# Setting up

ask-choose-colour = Which colour do you take?
ask-place-tile = Which of your tiles do you place next? { $count ->
    [one] It is your last one.
   *[other] You have { $count }.
}
ask-choose-side = Tile { $tile }: which side is up?
ask-choose-rotation = Tile { $tile }, side { $side }: how far do you turn it?
ask-choose-position = Tile { $tile }, side { $side }: where does its first space lie?
ask-choose-capital = Where do you found your capital?

# A turn

ask-start-of-turn = Your turn begins. Which effect do you use first?
ask-choose-focus = Which card of your focus row do you resolve?
ask-resolve-again = Venetian Arsenal: do you resolve { $card } again, as if in slot 1?
ask-economy-first = Estádio do Maracanã: do you resolve your economy card before { $card }?
ask-capitalism = Capitalism: which other card do you resolve as if in slot 1?
ask-spend-trade = { $card }: how many trade tokens do you spend? Each brings { $gain }.
ask-gain-trade = { $count ->
    [one] On which card do you put the trade token?
   *[other] On which card do you put the first of { $count } trade tokens?
}
ask-gain-trade-of = { $count ->
    [one] Where do you put the trade token for { $focus }?
   *[other] Where do you put the first of { $count } trade tokens for { $focus }?
}
ask-gain-resource = { $card }: which resource do you take?
ask-gain-resource-leader = { $leader }: which resource do you take for the defeated barbarian?

# Culture

ask-place-control = Where do you place a control token? { $count ->
    [one] It is the last one,
   *[other] Up to { $count },
} next to your cities, up to { $limit }.
ask-place-control-friendly = Where do you place one more control token? Next to any friendly space, up to { $limit }.
ask-place-control-near = Where do you place a control token next to the new city on { place }? { $count ->
    [one] It is the last one,
   *[other] Up to { $count },
} up to { $limit }.
ask-take-back = You have no unused control token. Which one do you take back from the map?
ask-stonehenge = Stonehenge: do you place a control token on hills next to { place }?
ask-move-control = Which of your control tokens do you move?
ask-move-control-to = Where does the control token from { place } go?
ask-convert-token = Mass Media: which rival control token do you replace or flip?
ask-free-token = You need a control token for { place }. Which one do you take back?

# Science

ask-nuke = Nuclear Power: which space do you strike? All spaces next to it are hit as well.
ask-advance-dial = Do you advance your tech dial by { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}? It stands at { $dial }.
ask-take-focus-card = Which card of level { $level } do you take?
ask-replace-card = Which card does { $card } replace?
ask-drop-caravan = You have too many caravans. Which one do you take off the map?

# Economy

ask-choose-caravan = Which caravan moves next? Each moves up to { $count ->
    [one] one space
   *[other] { $count } spaces
}.
ask-move-caravan = Where does the caravan go from { place }? Up to { $count ->
    [one] one space
   *[other] { $count } spaces
}.
ask-take-pact = Which diplomacy card of { $other_seat } do you take?
ask-exchange-pact = You hold { $card } of { $other_seat }. For which card do you exchange it?
ask-take-envoy = Do you take a diplomacy card of { $city }?
ask-exchange-resource = Steam Power: which resource do you exchange?
ask-exchange-resource-for = What do you take for { $resource }?

# Industry

ask-industry = What do you build? The card gives { $production } production.
ask-pay-wonder = { $card } costs { $cost }; you have { $paid }. What do you spend?
ask-house-wonder = { $card } is built: in which of your cities does it stand?

# Military

ask-campaign = Do you attack ({ $count ->
    [one] one attack
   *[other] up to { $count } attacks
}) or reinforce ({ $slot ->
    [one] one control token
   *[other] up to { $slot } control tokens
})?
ask-campaign-attack = Whom do you attack? { $count ->
    [0] No attack is left.
    [one] One attack is left.
   *[other] { $count } attacks are left.
}
ask-reinforce = Which control token do you reinforce? { $count ->
    [one] One more.
   *[other] Up to { $count } more.
}
ask-attacker-spends = Your attack stands at { $attack } against { $defence }. How many trade tokens do you spend, 1 each?
ask-defender-spends = { $other_seat } attacks { place }, { $attack } against { $defence }. How many trade tokens do you spend, 1 each?
ask-conquer-or-liberate = { $city } is defeated. Do you conquer or liberate it?
ask-loot-trade = Which trade token do you take from { $other_seat }? { $count ->
    [one] One more.
   *[other] Up to { $count }.
}
ask-lay-city-state = On which card do you lay the token of { $city }?

# Wonders, leaders, diplomacy

ask-forbidden-city = Forbidden City: which rival control token do you destroy?
ask-eiffel-tower = Eiffel Tower: which control token do you choose first?
ask-eiffel-tower-second = Eiffel Tower: which other control token of { $other_seat } do you choose, besides { place }?
ask-give-up-token = Eiffel Tower of { $other_seat }: which of your two control tokens is replaced?
ask-oracle = Oracle: which neighbouring cards do you swap?
ask-five-suns = Legend of the Five Suns: which two cards do you swap?
ask-release-trade = Great Zimbabwe: on which card do you put a trade token? { $count ->
    [one] One is left here.
   *[other] { $count } are left here.
}
ask-drive-barbarian = Seoul: which barbarian do you move?
ask-drive-barbarian-to = Seoul: where do you move { $barbarian }?
ask-upgrade-cards = Which card do you replace with the next level? { $count ->
    [one] One more.
   *[other] Up to { $count }.
}
ask-take-pacts = Potala Palace: which diplomacy card do you take? { $count ->
    [one] One more.
   *[other] Up to { $count }.
}
ask-return-surplus = Without the Potala Palace you may hold one card of each player. Which one do you return?
ask-swap-pact = Geneva: which diplomacy card do you return?
ask-swap-pact-for = Geneva: which card of { $other_seat } do you take for { $card }?
ask-move-natural = America: { $natural } counts as a trade token. On which card do you lay it?

# Events

ask-lose-trade = Barbarians raid your capital. Which trade token do you discard? { $count ->
    [one] One more.
   *[other] { $count } in all.
}

## What the others are told while a player decides

wait-choose-colour = { $seat } chooses a colour.
wait-place-tile = { $seat } chooses a tile to place.
wait-choose-capital = { $seat } chooses where to found the capital.
wait-start-of-turn = { $seat } begins the turn.
wait-choose-focus = { $seat } chooses a focus card.
wait-resolve-again = { $seat } decides whether to resolve { $card } again.
wait-economy-first = { $seat } decides whether to resolve the economy card first.
wait-capitalism = { $seat } decides whether to resolve another card.
wait-spend-trade = { $seat } decides how many trade tokens to spend on { $card }.
wait-gain-trade = { $seat } puts a trade token on a card.
wait-gain-trade-of = { $seat } puts a trade token on a card.
wait-gain-resource = { $seat } chooses a resource.
wait-gain-resource-leader = { $seat } chooses a resource.
wait-place-control = { $seat } places a control token.
wait-place-control-friendly = { $seat } places a control token.
wait-place-control-near = { $seat } places a control token next to the new city.
wait-take-back = { $seat } chooses a control token to take back.
wait-stonehenge = { $seat } places control tokens on hills (Stonehenge).
wait-move-control = { $seat } chooses a control token to move.
wait-convert-token = { $seat } chooses a rival control token (Mass Media).
wait-free-token = { $seat } chooses a control token to take back.
wait-nuke = { $seat } chooses a space to strike (Nuclear Power).
wait-advance-dial = { $seat } decides whether to advance the tech dial.
wait-take-focus-card = { $seat } chooses a card of level { $level }.
wait-drop-caravan = { $seat } takes a caravan off the map.
wait-choose-caravan = { $seat } chooses a caravan to move.
wait-move-caravan = { $seat } moves the caravan from { place }.
wait-take-pact = { $seat } chooses a diplomacy card of { $other_seat }.
wait-exchange-pact = { $seat } chooses a diplomacy card of { $other_seat }.
wait-take-envoy = { $seat } decides about the diplomacy card of { $city }.
wait-exchange-resource = { $seat } decides about an exchange of resources.
wait-industry = { $seat } decides what to build.
wait-house-wonder = { $seat } chooses a city for { $card }.
wait-campaign = { $seat } decides to attack or to reinforce.
wait-campaign-attack = { $seat } decides about an attack.
wait-reinforce = { $seat } reinforces control tokens.
wait-attacker-spends = { $seat } attacks, { $attack } against { $defence }, and may spend trade tokens.
wait-defender-spends = { $seat } defends { place }, { $attack } against { $defence }, and may spend trade tokens.
wait-conquer-or-liberate = { $seat } decides whether to conquer or to liberate { $city }.
wait-loot-trade = { $seat } takes trade tokens from { $other_seat }.
wait-lay-city-state = { $seat } chooses a card for the token of { $city }.
wait-forbidden-city = { $seat } chooses a control token to destroy (Forbidden City).
wait-eiffel-tower = { $seat } chooses control tokens (Eiffel Tower).
wait-give-up-token = { $seat } decides which control token goes to { $other_seat } (Eiffel Tower).
wait-oracle = { $seat } decides which cards to swap (Oracle).
wait-five-suns = { $seat } decides which cards to swap.
wait-release-trade = { $seat } takes trade tokens from Great Zimbabwe.
wait-drive-barbarian = { $seat } decides which barbarian to move (Seoul).
wait-upgrade-cards = { $seat } chooses a card to replace with the next level.
wait-take-pacts = { $seat } chooses diplomacy cards (Potala Palace).
wait-return-surplus = { $seat } chooses a diplomacy card to return.
wait-swap-pact = { $seat } decides which diplomacy card to return (Geneva).
wait-move-natural = { $seat } chooses a card for { $natural }.
wait-lose-trade = { $seat } discards trade tokens.

## Where the match stands

stage-setup = Setting up
    .phase = Setting up
stage-map = Building the map
    .phase = Building the map
stage-turn = Round { $round }: { $seat }
    .phase = Turns
stage-event = Round { $round }: event
    .phase = Events
stage-over = Finished

## Answers

do-stop = Stop
do-on-tile = On tile { $tile }
do-on-water-tokens = On a water token

# Setting up

do-colour = { $colour }
do-tile = Tile { $tile } ({ $kind })
do-side = Side { $side }
do-side-natural = Side { $side }: { $natural }
do-side-city-state = Side { $side }: { $city }
do-side-capital = Side { $side }: capital on { $land }
do-rotation = { $degrees ->
    [0] Not turned
   *[other] Turned clockwise by { $degrees }°
}
do-at = Row { $row }, column { $column }: touches { $count ->
    [one] one space
   *[other] { $count } spaces
}
do-capital = Tile { $tile }: { place }

# A turn

do-use = Use { $card }
do-go-on = Go on to the focus card
do-focus = { $card } in slot { $slot }{ $trade ->
    [0] {""}
    [one] , one trade token
   *[other] , { $trade } trade tokens
}
do-again = Resolve { $card } again
do-economy-first = { $card } first
do-also = Resolve { $card }
do-spend = { $trade ->
    [0] { $tokens ->
        [0] None
        [one] One city-state token
       *[other] { $tokens } city-state tokens
    }
    [one] { $tokens ->
        [0] One
        [one] One, and one city-state token
       *[other] One, and { $tokens } city-state tokens
    }
   *[other] { $tokens ->
        [0] { $trade }
        [one] { $trade }, and one city-state token
       *[other] { $trade }, and { $tokens } city-state tokens
    }
}
do-use-natural = Use { $natural } as a trade token
do-trade = { $card }: { $full ->
    [true] it is full, lose the token
   *[false] { $count } of { $limit } so far
}
do-store = { $card }
do-gain = { $resource }
do-give = Give { $resource }
do-lay = { $card }

# Culture

do-place = On { place }
do-place-resource = On { place }: take { $resource }
do-place-natural = On { place }: take { $natural }
do-place-wonder = On { place }: take { $card }
do-place-no-more = Place no more
do-take-back = Take it from { place }
do-do-without = Do without it
do-move = From { place }
do-to = To { place }
do-convert = { $seat }'s { $target } on { place }

# Science

do-nuke = On { place }: hits { $others ->
    [0] no rival token
    [one] one rival token
   *[other] { $others } rival tokens
}, { $own ->
    [0] none
   *[other] { $own }
} of yours
do-advance = Advance by { $spaces } to { $to }
do-stay = Do not advance
do-take-card = { $card } for { $card2 }
do-take-card-for-any = { $card } for a card of your choice
do-replace = { $card }
do-drop = The one on { place }

# Economy

do-caravan = The caravan on { place }
do-send = A caravan from your { $target } on { place }
do-move-no-more = Move no more caravans
do-go = To { place }
do-go-barbarian = To { place }: defeat { $barbarian }
do-arrive = Arrive at { $seat }'s city on { place }
do-arrive-city-state = Arrive at { $city } { $at }: trade tokens for { $focus }
do-stay-there = Stay there
do-take-pact = { $card } of { $seat }
do-return-pact = Return { $card } of { $seat }
do-envoy = Take the card of { $city }

# Industry

do-wonder = { $card } for { $cost }
do-city = City on { place }
do-build-nothing = Build nothing
do-build = Build { $card }
do-pay-resource = Spend { $resource } (+{ $count })
do-pay-natural = Use { $natural } (+{ $count })
do-pay-trade = Spend a trade token (+{ $count })
do-pay-token = Spend a city-state token (+{ $count })
do-under = City on { place }

# Military

do-attack = Attack { $seat }'s { $target } on { place }: { $attack } + die against { $defence } + die
do-attack-barbarian = Attack { $barbarian } on { place }: { $attack } + die against { $defence } + die
do-attack-city-state = Attack { $city } { $at }: { $attack } + die against { $defence } + die
do-attack-no-more = No more attacks
do-reinforce = Reinforce { place }
do-reinforce-no-more = Reinforce no more
do-conquer = Conquer { $city }: a city of yours and its token
do-liberate = Liberate { $city }: it stands again, and you take one of its diplomacy cards
do-loot = From { $card }

# Wonders and events

do-destroy = { $seat }'s { $target } on { place }
do-choose-token = { $seat }'s { $target } on { place }
do-give-up = The one on { place }
do-swap = Swap { $card }
do-with = With { $card }
do-release = { $card }
do-drive = { $barbarian }, on { place }
do-upgrade = { $card }: take { $card2 }
do-discard = From { $card }

## What happened

event-leads = { $seat } leads { $leader }.
    .you = You lead { $leader }.
event-colour-taken = { $seat } plays { $colour }.
    .you = You play { $colour }.
event-core-laid = The core of the map: tiles { $tiles }, side { $side }.
event-tile-laid = { $seat } places tile { $tile }, side { $side }.
    .you = You place tile { $tile }, side { $side }.
event-hole-filled = { $count ->
    [one] A hole in the map becomes water.
   *[other] Holes in the map become water: { $count } spaces.
}
event-capital-founded = { $seat } founds the capital on { place }.
    .you = You found the capital on { place }.
event-first-player = { $seat } is the first player.
    .you = You are the first player.
event-wonder-revealed = New wonder: { $card }.

event-round-begins = Round { $round }.
    .banner = Round { $round }
event-turn-begins = { $seat }'s turn.
    .you = Your turn.
event-focus = { $seat } resolves { $card } in slot { $slot }.
    .you = You resolve { $card } in slot { $slot }.
event-uses = { $seat } uses { $card }.
    .you = You use { $card }.
event-trade-spent = { $seat } spends { $count ->
    [one] one trade token
   *[other] { $count } trade tokens
} from { $card }.
    .you = You spend { $count ->
        [one] one trade token
       *[other] { $count } trade tokens
    } from { $card }.
event-trade-gained = { $seat } puts a trade token on { $card }.
    .you = You put a trade token on { $card }.
event-trade-lost = { $seat } loses a trade token: { $card } is full.
    .you = You lose a trade token: { $card } is full.
event-trade-stored = { $seat } puts a trade token on { $card }.
    .you = You put a trade token on { $card }.
event-resource-gained = { $seat } gains { $resource }.
    .you = You gain { $resource }.
event-resource-given = { $seat } gives back { $resource }.
    .you = You give back { $resource }.
event-resource-spent = { $seat } spends { $resource }.
    .you = You spend { $resource }.
event-natural-gained = { $seat } gains { $natural }.
    .you = You gain { $natural }.
event-natural-lost = { $seat } loses { $natural }.
    .you = You lose { $natural }.
event-natural-used = { $seat } uses { $natural }.
    .you = You use { $natural }.
event-natural-laid = { $seat } lays { $natural } on { $card }.
    .you = You lay { $natural } on { $card }.
event-cards-swapped = { $seat } swaps { $card } and { $card2 }.
    .you = You swap { $card } and { $card2 }.

event-placed = { $seat } places a control token on { place }.
    .you = You place a control token on { place }.
event-took-back = { $seat } takes back the control token on { place }.
    .you = You take back the control token on { place }.
event-moved-control = { $seat } moves a control token to { place }.
    .you = You move a control token to { place }.
event-converted = { $seat } replaces { $other_seat }'s control token on { place }.
    .you = You replace { $other_seat }'s control token on { place }.
    .to-you = { $seat } replaces your control token on { place }.
event-weakened = { $seat } flips { $other_seat }'s reinforced control token on { place }.
    .you = You flip { $other_seat }'s reinforced control token on { place }.
    .to-you = { $seat } flips your reinforced control token on { place }.
event-control-destroyed = { $seat } loses the control token on { place }.
    .you = You lose the control token on { place }.

event-nuked = { $seat } strikes { place } and all spaces next to it.
    .you = You strike { place } and all spaces next to it.
event-advanced = { $seat } advances the tech dial by { $spaces }, to { $dial }.
    .you = You advance the tech dial by { $spaces }, to { $dial }.
event-card-replaced = { $seat } takes { $card } for { $card2 }.
    .you = You take { $card } for { $card2 }.

event-caravan-moved = { $seat } moves a caravan to { place }.
    .you = You move a caravan to { place }.
event-caravan-destroyed = { $seat } loses the caravan on { place }.
    .you = You lose the caravan on { place }.
event-caravan-home = { $seat } takes the caravan on { place } back to the economy card.
    .you = You take the caravan on { place } back to the economy card.
event-arrived = { $seat } trades in a city of { $other_seat }.
    .you = You trade in a city of { $other_seat }.
    .to-you = { $seat } trades in one of your cities.
event-arrived-city-state = { $seat } trades in { $city }.
    .you = You trade in { $city }.
event-pact-taken = { $seat } takes { $card } of { $other_seat }.
    .you = You take { $card } of { $other_seat }.
    .to-you = { $seat } takes { $card } from you.
event-pacts-returned = { $seat } returns to { $other_seat }: { $cards }.
    .you = You return to { $other_seat }: { $cards }.
    .to-you = { $seat } returns to you: { $cards }.
event-envoy-taken = { $seat } takes the diplomacy card of { $city }.
    .you = You take the diplomacy card of { $city }.
event-envoy-returned = { $seat } returns the diplomacy card of { $city }.
    .you = You return the diplomacy card of { $city }.
event-envoy-lost = { $seat } loses the diplomacy card of { $city }.
    .you = You lose the diplomacy card of { $city }.

event-city-built = { $seat } builds a city on { place }.
    .you = You build a city on { place }.
event-wonder-built = { $seat } builds { $card } in the city on { place }.
    .you = You build { $card } in the city on { place }.
event-wonder-gained = { $seat } gains { $card }.
    .you = You gain { $card }.
event-wonder-moved = { $seat } moves { $card } to the city on { place }.
    .you = You move { $card } to the city on { place }.
event-wonder-abandoned = Abandoned on { place }: { $card }.
event-wonder-lost = Out of the game: { $card }.

event-reinforced = { $seat } reinforces the control token on { place }.
    .you = You reinforce the control token on { place }.
event-attacks = { $seat } attacks { $other_seat }'s { $target } on { place }.
    .you = You attack { $other_seat }'s { $target } on { place }.
    .to-you = { $seat } attacks your { $target } on { place }.
event-attacks-barbarian = { $seat } attacks { $barbarian } on { place }.
    .you = You attack { $barbarian } on { place }.
event-attacks-city-state = { $seat } attacks { $city }.
    .you = You attack { $city }.
event-rolled = { $seat } rolls { $die }, the defence { $die2 }: { $attack } against { $defence }.
    .you = You roll { $die }, the defence { $die2 }: { $attack } against { $defence }.
event-attack-won = { $seat } wins the fight, { $attack } against { $defence }.
    .you = You win the fight, { $attack } against { $defence }.
event-attack-failed = { $seat } loses the fight, { $attack } against { $defence }.
    .you = You lose the fight, { $attack } against { $defence }.
event-captured-token = { $seat } takes { place } from { $other_seat }.
    .you = You take { place } from { $other_seat }.
    .to-you = { $seat } takes { place } from you.
event-conquered = { $seat } conquers { $city }.
    .you = You conquer { $city }.
event-liberated = { $seat } liberates { $city }.
    .you = You liberate { $city }.
event-city-taken = { $seat } puts a city on { place }.
    .you = You put a city on { place }.
event-city-held = { $seat } puts a reinforced control token on { place }, for want of a city.
    .you = You put a reinforced control token on { place }, for want of a city.
event-city-state-back = { $city } is a city-state again.
event-capital-defeated = { $seat } defeats the capital of { $other_seat }.
    .you = You defeat the capital of { $other_seat }.
    .to-you = { $seat } defeats your capital.
event-trade-looted = { $seat } takes a trade token from { $other_seat } ({ $card }).
    .you = You take a trade token from { $other_seat } ({ $card }).
    .to-you = { $seat } takes a trade token from you ({ $card }).

event-event-dial = Event: { $section }.
event-barbarians-move = The barbarians move { $direction }.
    .banner = The barbarians move { $direction }
event-barbarian-moved = { $barbarian } moves to { place }.
event-barbarian-spawned = { $barbarian } returns on { place }.
event-barbarian-repelled = { $seat } drives the barbarian back; the control token on { place } is flipped.
    .you = You drive the barbarian back; the control token on { place } is flipped.
event-barbarian-defeated = { $seat } defeats { $barbarian } on { place }.
    .you = You defeat { $barbarian } on { place }.
event-capital-raided = { $seat }'s capital is raided; the barbarian is driven back.
    .you = Your capital is raided; the barbarian is driven back.
event-city-destroyed = { $seat } loses the city on { place }.
    .you = You lose the city on { place }.
event-trade-discarded = { $seat } discards a trade token from { $card }.
    .you = You discard a trade token from { $card }.

event-agenda-completed = { $seat } completes an agenda: { $agenda }.
    .you = You complete an agenda: { $agenda }.
    .banner = { $agenda }
event-scored = { $seat } has { $agendas ->
    [0] no agenda
    [one] one agenda
   *[other] { $agendas } agendas
}, { $wonders ->
    [0] no wonder
    [one] one wonder
   *[other] { $wonders } wonders
}, { $spaces ->
    [0] no friendly space
    [one] one friendly space
   *[other] { $spaces } friendly spaces
}.
    .you = You have { $agendas ->
        [0] no agenda
        [one] one agenda
       *[other] { $agendas } agendas
    }, { $wonders ->
        [0] no wonder
        [one] one wonder
       *[other] { $wonders } wonders
    }, { $spaces ->
        [0] no friendly space
        [one] one friendly space
       *[other] { $spaces } friendly spaces
    }.

## Why not

refused-colour-taken = This colour is taken.
refused-capital-symbol = Only free capital symbols can be chosen.
refused-overlap = The tile would lie on another one.
refused-touching = The tile must touch { $needed } spaces of other tiles; there it touches { $count }.
refused-hole = There are not enough water tokens for the hole that this would close.
refused-off-core = The tile must touch the core, or, where that is impossible, a tile that touches it.

refused-water = This is water.
refused-barbarian = A barbarian stands there.
refused-city-state = A city-state stands there.
refused-occupied = A city or control token stands there.
refused-not-free = Something stands or lies there.
refused-terrain = Too difficult: { $terrain }. The limit is { $limit }.
refused-not-next-to-city = This is not next to one of your cities.
refused-not-next-to-friendly = This is not next to a friendly space.
refused-no-rival-token = There is no rival control token.
refused-same-space = The token has just been taken back from there.
refused-no-token = You have no unused control token.
refused-not-empty-neighbour = A control token moves to an empty land space next to it.
refused-cannot-move = Only a control token of yours next to an empty land space can move.
refused-too-far = Too far: the range is { $range ->
    [one] one space
   *[other] { $range } spaces
}.
refused-path-blocked = No open way of { $range ->
    [one] one space
   *[other] at most { $range } spaces
} leads there.

refused-too-few-tokens = { $trade ->
    [0] There is no trade token on this card.
    [one] There is only one trade token on this card.
   *[other] There are only { $trade } trade tokens on this card.
}
refused-no-store = Great Zimbabwe has no room, or is not yours.
refused-other-card = These trade tokens go on another card.
refused-focus = This card is not in your focus row.
refused-lay = The token cannot go on this card.
refused-drop = There is no caravan of yours.
refused-discard = There is no trade token of yours on this card.
refused-loot = There is no trade token on this card.
refused-upgrade = This card cannot be replaced by the next level.
refused-release = This card is not in your focus row.
refused-also = This card cannot be resolved now.
refused-give-up = This is none of the two chosen tokens.
refused-take-back = There is no control token of yours.
refused-supply-empty = The supply has no { $resource } left.
refused-kind-owned = You have { $resource } already; it must be a new kind.

refused-exact-advance = Exactly { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}, or not at all.
refused-level = The new card must be of level { $level }, from your focus deck.
refused-other-type = The new card takes the place of one of its type.

refused-no-caravan = No caravan on your economy card may move.
refused-not-mature = A caravan starts from the capital or from a mature city.
refused-caravan-moved = There is no caravan of yours that may still move.
refused-arrived = A caravan of yours has already arrived there this turn.
refused-pact-away = This card is not in its owner's stack.

refused-no-city = All your cities are on the map.
refused-near-city = This is next to a city or city-state.
refused-wonder-hidden = This wonder is not on offer.
refused-no-free-city = Each of your cities already has a wonder.
refused-not-under-there = The wonder goes under a city of yours that has none.
refused-production = It costs { $cost } production; you can have { $have }.
refused-not-eligible = This cannot be spent for this wonder.

refused-not-reinforcible = There is no unreinforced control token of yours.
refused-attacks-made = { $count ->
    [one] The one attack has been made.
   *[other] All { $count } attacks have been made.
}
refused-no-target = There is nothing to attack.
refused-capital-defeated = This capital was defeated in this turn already.

## The table in a terminal

terminal-setup = Setting up
terminal-headline = Round { $round } · { $seat } · at the end of this round: { $section }
terminal-first-space = The tiles as they lie before they are turned; ‹ marks the first space.
terminal-agendas = Agendas
terminal-wonder = { $focus }, { $age } · cost { $cost } ({ $kinds }) · { $left } below
terminal-dial = Dial
terminal-cities = Cit.
terminal-mature = Mat.
terminal-tokens = Tok.
terminal-reinforced = Reinf.
terminal-spare = Spare
terminal-caravans = Car.
terminal-resources = Resources
terminal-supply = Supply: { $amounts }
terminal-row = Focus row:
terminal-wonders = Wonders:
terminal-naturals = Natural wonders:
terminal-conquered = City-states:
terminal-diplomacy = Diplomacy:

# What an agenda counts, in few words

counts-civilized = cities
counts-money-grubber = wonders of the economy
counts-warmonger = city-states, or a capital
counts-paranoid = military wonders
counts-explorer = spaces by water or edge
counts-aesthetic = wonders of culture
counts-technophile = tech dial
counts-scholarly = wonders of science
counts-populous = mature cities
counts-preservationist = natural wonders

# The signs on the map

sign-capital = capital
sign-city = city
sign-control-token = token
sign-reinforced-token = reinforced
sign-caravan = caravan
sign-barbarian = barbarian
sign-wonder-token = wonder

# Two letters on the map

short-marble = Ma
short-mercury = Me
short-oil = Oi
short-diamonds = Di
short-carthage = CA
short-kumasi = KU
short-brussels = BR
short-seoul = SE
short-geneva = GE
short-mohenjo-daro = MO
short-buenos-aires = BU
short-kabul = KB

## Why a number is what it is

part-slot = Slot of the focus card
part-space = The space and what stands on it

## The guided first match

lesson-people = What it is about
    .text = You lead America against Rome. From one capital you spread over this map: study, trade, build, fight, with one card in each turn. Your leader has an ability of its own, which stands here.
lesson-goal = How to win
    .text = On each victory card stand two agendas. Whoever has completed one agenda on every card at the end of a round wins. This table shows how far everybody is: look here first, whatever you do.
lesson-capital = Your capital
    .text = Here your people begin. Count what lies near by: resources to collect, a city-state to trade with, land that is not all mountains and water.
lesson-row = Your focus row
    .text = These five cards are all you do, one each turn. The slot is the strength: its number, and the terrain up to which the card reaches. A used card goes back to slot 1, and those left of it move up.
lesson-focus = Your first turn
    .text = Choose a card and resolve it. Control tokens around the capital (culture) bring land and resources at once. Look at the slots: from slot 4 on even desert is yours.
lesson-culture = Control tokens
    .text = Put tokens next to your cities. A resource or natural wonder on the space is yours at once. A city with tokens or water all around is mature: it earns trade tokens.
lesson-science = The tech dial
    .text = The dial moves on by the number of the slot. At 3 and 6 you take a card of level II, later of III and IV.
lesson-card = A better card
    .text = It replaces your card of the same kind in its slot, with everything that lies on it. Choose a kind that your agendas need and that you use often.
lesson-economy = Caravans
    .text = A caravan goes over the terrain of its slot. If it ends in a city-state or a rival city, it comes home with 2 trade tokens and, if you like, a diplomacy card. If nothing is in reach, move nearer: it goes on from there next time.
lesson-arrived = Trade tokens
    .text = They lie on a focus card, three at most, and make it stronger when it is used: one token more, one space further, one production, one in battle.
lesson-industry = Build
    .text = A new city near your land, or a world wonder for production: the slot, 2 for each matching resource, 1 for each trade token. Early on build cities; many agendas want wonders later, and each needs a city of its own.
lesson-military = Fight or fortify
    .text = Reinforced tokens hold off barbarians. Or attack: slot plus die against the defence, and the defender wins ties. Barbarians on low land are good practice, and each brings a trade token.
lesson-ripen = Let cards ripen
    .text = See how your row has moved: what you used lies in slot 1. A card in slot 5 grows no further, so use it before you reach again for a weak one.
lesson-events = The event dial
    .text = It moves on at the end of each round: barbarians move in the 2nd and 4th, mature cities earn trade in the 3rd, defeated barbarians return in the 5th. Then it begins again.
lesson-barbarians = Barbarians
    .text = They have all moved one space the same way. They destroy caravans, cities and tokens that are not reinforced; your capital only loses trade tokens.
lesson-trade = Where does the token go?
    .text = Put it on the card you want to use soon, where one more counts most: industry for a wonder, or culture for one more token.
lesson-agenda = An agenda is completed
    .text = Its marker stays for good, even if the condition is lost again. One on each card, and you have won.
lesson-expand = A second city
    .text = Look what has come to slot 5. If it is industry: from there a city may stand on any land within reach. It opens new spaces for control tokens, and can hold a world wonder.
lesson-learn = Better cards
    .text = Science in slot 5 moves the dial by 5: past 3, so a card of level II is yours. The earlier it comes, the more often you use it.
lesson-plan = A plan
    .text = Look at the victory cards again. Which agenda of each is nearest to you? Military may help: reinforce what the barbarians could reach, or drive them away. Choose what brings you closer.
lesson-alone = You know the game
    .text = From here on the match continues as any other, against an easy bot. Hint and rules stay at hand.

## What bots go by

term-control = control of the map
term-cities = cities
term-resources = resources
term-trade = trade tokens and caravans
term-wonders = wonders and diplomacy cards
term-science = technology
term-row = the order of the focus row
term-agendas = agendas
term-plans = what is still to come this turn
term-barbarians = safety from barbarians

## What the things on the table are: a name, what it does, and its rule

explain-focus-card = Focus card
    .text = One of your five. In your turn you resolve one with the strength of its slot; then it goes back to slot 1.
    .rule = ND-4.02
explain-focus-row = Focus row
    .text = Your five focus cards in slots 1 to 5. The further right, the stronger. The card you use goes back to slot 1 and the others move up.
    .rule = ND-4.05
explain-slot = Slot
    .text = Its number is the strength of the card that lies there, and its terrain the hardest that the card reaches.
    .rule = ND-5.02
explain-culture = Culture
    .text = Control tokens are laid next to your cities; they make spaces yours and take what lies there.
    .rule = ND-7.01
explain-science = Science
    .text = Advances your tech dial by the number of the slot; on marked spaces you take better focus cards.
    .rule = ND-8.02
explain-economy = Economy
    .text = Moves your caravans. Where they arrive at a city-state or a rival city they bring trade tokens and diplomacy.
    .rule = ND-9.02
explain-industry = Industry
    .text = Builds a city or a world wonder. Also the sign of production, with which wonders are paid.
    .rule = ND-10.01
explain-military = Military
    .text = Reinforces control tokens or attacks: die, slot and bonuses against the defence.
    .rule = ND-12.01
explain-tech-dial = Tech dial
    .text = Science moves the needle. At the marked spaces you may take a focus card of that level.
    .rule = ND-8.03
explain-trade-token = Trade token
    .text = Lies on a focus card, at most 3 on each. Spent when the card is resolved, each makes it stronger.
    .rule = ND-16.02
explain-trade = Trade token
    .text = Lies on a focus card, at most 3 on each. Spent when the card is resolved, each makes it stronger.
    .rule = ND-16.01
explain-marble = Marble
    .text = A resource. Spent on a world wonder that shows it, it is worth 2 production.
    .rule = ND-11.02
explain-mercury = Mercury
    .text = A resource. Spent on a world wonder that shows it, it is worth 2 production.
    .rule = ND-11.02
explain-oil = Oil
    .text = A resource. Spent on a world wonder that shows it, it is worth 2 production.
    .rule = ND-11.02
explain-diamonds = Diamonds
    .text = A resource. Spent on a world wonder that shows it, it is worth 2 production.
    .rule = ND-11.02
explain-wonder = World wonder
    .text = Built with production: slot, resources and trade tokens. It lies under one of your cities and keeps its effect while you hold it.
    .rule = ND-11.01
explain-cost = Cost of a wonder
    .text = The production it takes you, with your reductions. The resources shown here pay 2 each.
    .rule = ND-11.02
explain-age = Age of a wonder
    .text = Ancient wonders lie on top of each stack, then medieval, then modern ones.
    .rule = ND-2.11
explain-stack = Stack of wonders
    .text = So many wonders of this type are still to come. Only the top one can be built.
    .rule = ND-11.01
explain-natural = Natural wonder
    .text = Lay a control token there and it is yours: it counts as its resource once per turn and stays.
    .rule = ND-17.07
explain-city = Cities
    .text = Your figures on the map, the capital among them. New control tokens lie next to them, and wonders under them.
    .rule = ND-1.04
explain-token = Control tokens left
    .text = Make spaces yours and protect them. Reinforced ones defend better.
    .rule = ND-6.01
explain-caravan = Caravans
    .text = Travel with an economy card to city-states and rival cities.
    .rule = ND-9.01
explain-compass = Friendly spaces
    .text = All spaces with your cities and control tokens. They break ties at the end.
    .rule = ND-5.06
explain-diplomacy = Diplomacy cards
    .text = Caravans bring them from city-states and rivals. Who attacks the giver returns them.
    .rule = ND-9.12
explain-pact = Diplomacy card
    .text = Given by another player whose city your caravan reached. It works for you until you attack that player.
    .rule = ND-9.12
explain-envoy = Diplomacy card of a city-state
    .text = A caravan brought it. It works while you keep it.
    .rule = ND-14.03
explain-citystate = City-state
    .text = Neutral. A caravan that arrives brings two trade tokens and its diplomacy card; an attack may conquer it.
    .rule = ND-14.01
explain-barbarian = Barbarian
    .text = Moves after some rounds, destroys what it meets, and is worth a trade token when defeated.
    .rule = ND-18.05
explain-section = Event dial
    .text = Turned after every round: barbarians appear or move, or mature cities bring trade tokens.
    .rule = ND-18.01
explain-agenda = Agenda
    .text = A goal on a victory card. Reached once, it stays reached.
    .rule = ND-19.02
explain-agendas = Agendas
    .text = Whoever has reached one agenda on every victory card at the end of a round wins.
    .rule = ND-19.08
explain-leader = Leader
    .text = Your civilization: an ability of its own and the order in which your focus cards begin.
    .rule = ND-2.01
explain-dial = First player
    .text = Takes the first turn of every round and turns the event dial.
    .rule = ND-4.01
explain-cabinet = Wonders and diplomacy
    .text = What you hold besides your focus cards; it works as long as you hold it.
    .rule = ND-11.12
explain-space = Space of the map
    .text = Terrain says from which slot on it can be reached: grassland 1, hills 2, forest 3, desert 4, mountains 5.
    .rule = ND-5.01
explain-map-tile = Map tile
    .text = Ten spaces with two sides. Lay it so that it touches at least four spaces and the middle of the map.
    .rule = ND-3.13
explain-tray = On offer
    .text = What you can choose from just now.
    .rule = ND-4.04
explain-deck = Tiles to lay
    .text = The tiles this player will still lay when the map is built.
    .rule = ND-3.12

## What a link to a table tells

link-points = { $count ->
    [one] { $count } agenda
   *[other] { $count } agendas
}
