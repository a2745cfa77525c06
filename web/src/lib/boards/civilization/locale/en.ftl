# The board of Civilization: The Board Game in the browser, in English.

cv-board = Map
cv-map = Map
cv-map-keys = Map. Plus and minus zoom, zero shows all of it, arrows go from place to place.
cv-zoom-in = Larger
cv-zoom-out = Smaller
cv-zoom-fit = Whole map
cv-key = What the signs mean
cv-close = Close
cv-open = Open
cv-mat = Your civilization
cv-mat-of = The civilization of { $seat }
cv-others = Opponents
cv-everybody = Players
cv-open-strip = { $seat }: open everything
cv-tab-map = Map
cv-tab-goals = Market
cv-progress = Best victory, percent
own-round = Turn { $round }
score-note = how near everybody was to each victory, in percent; a military victory needs no measure

# Instead of points

own-result-you-win = { $points ->
   *[other] You win
}
own-result-you-share = { $points ->
   *[other] You share the first place
}
own-result-win = { $points ->
   *[other] { $name } wins
}
own-result-share = { $points ->
   *[other] { $names } share the first place
}
own-result-tied = { $points ->
   *[other] Several were equally near to a victory; the tie-break decided.
}
cv-none = none
cv-nothing = nothing
cv-hidden = face down
cv-left = left

## Squares

cv-square = { $terrain } { $name }
cv-terrain-desert = Desert
cv-terrain-grassland = Grassland
cv-terrain-forest = Forest
cv-terrain-mountain = Mountain
cv-terrain-water = Water
cv-terrain-unexplored = Unexplored
cv-capital = Capital
cv-city = City { $number }
cv-on-city = { $name } of { $seat }{ $walled ->
    [true] , walled
   *[false] {""}
}
cv-on-marker = { $name } of { $seat }{ $obsolete ->
    [true] , obsolete
   *[false] {""}
}
cv-on-figures = { $seat }: { $armies ->
    [0] {""}
    [one] 1 army
   *[other] { $armies } armies
} { $scouts ->
    [0] {""}
    [one] 1 scout
   *[other] { $scouts } scouts
}
cv-on-sends = sends this square to { $name }
cv-on-hut = Hut, face down
cv-on-village = Barbarian village
cv-on-blocked = Blockaded
cv-on-disaster = Changed by a disaster
cv-on-locked = Figures may not leave this turn
cv-resource-wheat = Wheat
cv-resource-silk = Silk
cv-resource-incense = Incense
cv-resource-iron = Iron
cv-resource-spy = Spy
cv-resource-uranium = Uranium
cv-yield-trade = { $count } trade
cv-yield-production = { $count } production
cv-yield-culture = { $count } culture
cv-yield-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
cv-yield-combat = { $count } combat bonus
cv-word-trade = Trade
cv-word-production = Production
cv-word-culture = Culture
cv-word-coin = Coins
cv-word-combat = Combat bonus
cv-key-army = Army
cv-key-scout = Scout
cv-key-city = City; a star marks the capital
cv-key-hut = Hut, face down
cv-key-village = Barbarian village
cv-key-building = Building: square plate
cv-key-wonder = Wonder: plate with eight sides
cv-key-person = Great person: round plate
cv-key-unexplored = Unexplored tile

## Phases and victories

cv-phases = Phases of the turn
cv-phase-start = Start of Turn
cv-phase-trade = Trade
cv-phase-cities = City Management
cv-phase-movement = Movement
cv-phase-research = Research
cv-through = { $seat } is through
cv-turn-acting = is asked
cv-turn-active = acts
cv-turn-next = next
cv-turn-done = done
cv-turn-passed = passed
cv-first = First player
cv-race = Victory
cv-race-culture = Culture
cv-race-culture-goal = space { $count }
cv-race-tech = Tech
cv-race-tech-goal = Space Flight
cv-race-economy = Economy
cv-race-economy-goal = { $count } coins
cv-race-military = Military
cv-race-military-goal = to a capital

## City and market

cv-lens = City and outskirts
cv-track = Culture track
cv-track-space = Space { $number }: { $gives ->
    [person] a great person
    [victory] culture victory
   *[other] a culture event of deck { $gives }
}
cv-held-culture = you hold { $count }
cv-market = Market
cv-market-head = cost · left
cv-star = one per city
cv-wonders = Wonders
cv-discount = The lower price with { $name }
cv-people-left = { $count ->
    [one] 1 great person left
   *[other] { $count } great people left
}
cv-report-won = You won the battle.
cv-report-lost = You lost the battle.
cv-report-dead = killed
cv-report-close = Go on
cv-duel = Front { $front }, { $rank } { $count }: { duel }
cv-unit-artillery = Artillery
cv-unit-infantry = Infantry
cv-unit-mounted = Mounted
cv-unit-aircraft = Aircraft
cv-unit-unknown = A unit whose type only its owner knows
cv-unit-left = { $unit }, { $rank ->
    [0] locked
   *[other] rank { $rank }
}: { $count } left
cv-group-city = City { $name }
cv-group-free = { $group }: free buildings
group-level = Level { $level }
cv-group-more = Cards and culture
cv-do-devote = Arts
cv-do-army = Army
cv-do-scout = Scout
cv-do-free = { $name }, free
cv-do-skip = Do nothing
cv-cost = Cost
cv-cost-of = { $count } of { $have } production
cv-stands-on = On
cv-makes-room = ({ $name } goes)
cv-trade-dial = Trade dial
cv-trade-after = { $from } → { $to }, level { $level }

## Mat

cv-resources = Resources
cv-markers-unseen = Face down: huts { $huts }, villages { $villages }
cv-armies-left = { $count ->
    [one] 1 army in supply
   *[other] { $count } armies in supply
}
cv-scouts-left = { $count ->
    [one] 1 scout in supply
   *[other] { $count } scouts in supply
}
cv-speed = { $count ->
    [one] Figures move 1 square
   *[other] Figures move { $count } squares
}
cv-stacking = { $count ->
    [one] At most 1 figure in a square
   *[other] At most { $count } figures in a square
}
cv-combat = Combat bonus { $count }
cv-forces = { $unit }, rank { $rank }: { $count } in the standing forces
cv-forces-of = { $count ->
    [one] 1 unit in the standing forces
   *[other] { $count } units in the standing forces
}
cv-events = Events { $count } of { $most }
cv-reserve = Great people in reserve
cv-governments = Governments
cv-cities-of = Cities { $count } of { $most }
cv-cities-count = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
cv-blocked = { $count ->
    [one] 1 square blockaded
   *[other] { $count } squares blockaded
}
cv-walls = City walls
cv-more-of-city = Further
cv-has-acted = has acted
cv-dial = { $seat }: trade { $trade }, { $income } each turn; coins { $coins }
cv-trade-word = trade
cv-coins-word = { $count ->
    [one] coin
   *[other] coins
}
cv-techs = Techs
cv-techs-of = { $count } of { $all }
cv-techs-count = { $count ->
    [one] 1 tech
   *[other] { $count } techs
}
cv-level = Level { $level }
cv-level-cost = Level { $level }, { $count } trade
cv-trade-of = { $count } trade, { $income } each turn
cv-coins-of = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
cv-culture-of = { $count } culture tokens, space { $space } of the track
cv-hand-of = { $count ->
    [one] 1 culture event
   *[other] { $count } culture events
}
cv-armies-of = { $count ->
    [one] 1 army
   *[other] { $count } armies
}
cv-scouts-of = { $count ->
    [one] 1 scout
   *[other] { $count } scouts
}

## Announcements and cards to choose from

cv-announced = Announced
cv-announced-open = waits for responses
cv-announces = { $plan ->
    [event] { $seat } plays
    [ability] { $seat } uses
    [action] City action of { $seat }:
   *[other] { $seat } moves:
}
cv-plan-army = Army
cv-plan-scout = Scout
cv-plan-devote = devoted to the arts
cv-plan-harvest = harvests { $what }
cv-plan-train = trains a unit
cv-plan-convert = pays { $what } trade
cv-tray-show = { $count ->
    [one] Show 1 card
   *[other] Show { $count } cards
}
cv-tray-hide = Look at the map

## Battle

cv-battle = Battle on { $name }
cv-battle-field = Battle on { $name }
cv-battle-city = Battle for the city on { $name }
cv-battle-capital = Battle for the capital on { $name }
cv-battle-village = Battle for the village on { $name }
cv-battle-who = { $seat } attacks, { $name } defends.
cv-battle-who-barbarians = { $seat } attacks, barbarians defend.
cv-battle-back = Battle
cv-barbarians = Barbarians
cv-bonus = Bonus
cv-bonus-of = { $name }: combat bonus
cv-bonus-city = City defended
cv-bonus-capital = Capital defended
cv-bonus-field = Others
cv-sum = Sum
cv-hand-in-battle = Battle hand of { $name }
cv-units-held = { $count ->
    [one] 1 unit in hand
   *[other] { $count } units in hand
}
cv-played-by = played by { $seat }
cv-killed = { $count } killed
cv-fronts = Fronts
cv-front = Front { $number }
cv-front-empty = nobody
cv-front-attack = attack here
cv-front-new = open a new front
cv-front-answer = may be answered
cv-no-fronts = No front yet
cv-ended = The last unit is played
cv-if-ended = If it ended now
cv-ties = { $name } wins ties.
cv-ties-barbarians = The barbarians win ties.
cv-sharpened = The next attack deals { $count } more wounds.
cv-stake-field = Who loses loses all figures here; the winner takes loot.
cv-stake-city = If it falls, the city and its buildings are gone; the winner takes loot.
cv-stake-capital = If it falls, the attacker wins the game.
cv-stake-village = Who wins takes the village marker.
cv-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
cv-trumps = trumps
cv-trump-first = Trump deals first
cv-trump-text = Infantry trumps mounted, mounted trumps artillery, artillery trumps infantry; aircraft trump nothing.
cv-you-trump = below trumps
cv-they-trump = above trumps

## Offers

cv-offer-of = Offer of { $seat }
cv-you-get = You get
cv-you-give = You give
cv-face-down = { $count } face down
cv-entry-trade = trade
cv-entry-culture = culture
cv-entry-wheat = wheat
cv-entry-silk = silk
cv-entry-incense = incense
cv-entry-iron = iron
cv-entry-hut = { $count ->
    [one] hut marker
   *[other] hut markers
}
cv-entry-village = { $count ->
    [one] village marker
   *[other] village markers
}
cv-entry-event1 = culture event I
cv-entry-event2 = culture event II
cv-entry-event3 = culture event III
cv-promise = A promise with it
cv-promise-hint = Everybody hears it; it binds nobody
cv-less = Less
cv-more = More
cv-card-down = face down
cv-card-shown = shown
cv-in-return = Ask for something in return
cv-put-down = Ready: put it on the table
cv-tech-money = What I lack for a tech: { $count } trade
cv-tech-gift = What { $seat } lacks for a tech: { $count } trade
cv-offer-order = Entries are named from top to bottom. Esc begins anew.

# The kinds of components, on the page of cards
cards-governments = Governments
cards-techs = Techs
cards-wonders = World wonders
cards-buildings = Buildings
cards-people = Great persons
cards-events = Culture events
cards-units = Units
cards-huts = Huts
cards-villages = Villages
cards-tiles = Map tiles
