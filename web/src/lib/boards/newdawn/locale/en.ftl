# The board of A New Dawn in the browser, in English.

nd-board = Map
nd-mat = Your focus row
nd-mat-of = The civilization of { $seat }
nd-others = Opponents
nd-everybody = Players
nd-open-strip = { $seat }: open everything
nd-close = Close
nd-you = You
nd-goals = Agendas and world wonders
nd-tab-map = Map
nd-tab-goals = Goals

## The map

nd-map = Map, { $count } spaces
nd-map-keys = Map. Plus and minus zoom, zero shows all of it, arrows go from place to place.
nd-zoom-in = Larger
nd-zoom-out = Smaller
nd-zoom-fit = Whole map
nd-space = { $name } { $at }
nd-on-capital = { $own ->
    [true] your capital
   *[false] capital of { $seat }
}{ $mature ->
    [true] , mature
   *[false] {""}
}
nd-on-city = { $own ->
    [true] your city
   *[false] city of { $seat }
}{ $mature ->
    [true] , mature
   *[false] {""}
}
nd-on-control = { $own ->
    [true] your control token
   *[false] control token of { $seat }
}
nd-on-reinforced = { $own ->
    [true] your control token, reinforced
   *[false] control token of { $seat }, reinforced
}
nd-on-wonder = world wonder { $card }
nd-on-city-state = city-state { $city }, { $focus }, { $count ->
    [0] no diplomacy card left
    [one] one diplomacy card left
   *[other] { $count } diplomacy cards left
}
nd-on-conquered = city-state { $city }, conquered by { $seat }
nd-on-natural = { $natural }, counts as { $resource }{ $held ->
    [true] , taken
   *[false] {""}
}
nd-on-resource = { $resource }
nd-on-barbarian = barbarian { $letter }
nd-on-caravan = { $own ->
    [true] { $count ->
        [one] your caravan
       *[other] { $count } of your caravans
    }
   *[false] { $count ->
        [one] caravan of { $seat }
       *[other] { $count } caravans of { $seat }
    }
}
nd-on-symbol = capital symbol
nd-on-spawn = barbarian { $letter } comes back here
nd-fact-difficulty = Difficulty { $count }
nd-fact-coast = coast or edge
nd-fact-water-token = Water token

## The key of the map

nd-key = Map key
nd-key-short = Key
nd-key-terrain = Terrain
nd-key-water = no terrain for slots
nd-key-pieces = Pieces of the players
nd-key-capital = with a star
nd-key-mature = Mature city
nd-key-mature-text = on a plate: water or control tokens all around
nd-key-tokens = On the map
nd-key-city = round or square on its corner, with its type; both diplomacy cards left
nd-key-city-less = one diplomacy card left
nd-key-conquered = Beside a city: it was this city-state
nd-key-natural = with the resource it counts as
nd-key-spawn = Where this barbarian comes back

## Building the map

nd-tiles = { $count ->
    [one] one tile to lay
   *[other] { $count } tiles to lay
}
nd-tile = Tile { $tile }
nd-tile-side = Tile { $tile }, side { $side }
nd-kind-capital = capital
nd-kind-city-state = city-state
nd-kind-natural-wonder = natural wonder
nd-turn-tile = Turn the tile
nd-turn-left = Turn left
nd-turn-right = Turn right
nd-flip = Turn over
nd-side = Side { $side }
nd-place-before = Place before
nd-place-next = Next place
nd-place-at = Lay tile { $tile } at { $q }, { $r }
nd-lay = Lay tile { $tile } here
nd-lay-hint = { $count ->
    [0] Turned like this it fits nowhere. R turns it, F turns it over.
    [one] It fits in one place. Tap it on the map, or drag the tile there.
   *[other] It fits in { $count } places. Tap one on the map, or drag the tile there.
}
nd-lay-again = Tap it once more, or confirm below.
nd-lay-elsewhere = { $count ->
    [0] Turned like this it fits nowhere. R turns it, F turns it over.
   *[other] It does not fit here; the plus signs show where it does.
}

## Agendas and wonders

nd-agenda = Agenda
nd-agendas = Agendas
nd-agendas-hint = one per card wins
nd-agendas-of = { $seat }: { $count } of { $of } victory cards completed
nd-victory-card = Victory card
nd-progress = { $seat }: { $done ->
    [true] completed
   *[false] { $have } of { $need }
}
nd-done = completed
nd-goal-civilized = { $count } cities
nd-goal-money-grubber = { $count } economy wonders
nd-goal-warmonger = { $count } city-states, or a capital
nd-goal-paranoid = { $count } military wonders
nd-goal-explorer = { $count } coast or edge
nd-goal-aesthetic = { $count } culture wonders
nd-goal-technophile = tech dial { $count }
nd-goal-scholarly = { $count } science wonders
nd-goal-populous = { $count } mature cities
nd-goal-preservationist = { $count } natural wonders
nd-wonders = World wonders
nd-wonder-cost = costs you { $cost }, printed { $printed }
nd-wonder-paid = paid with { $resources }
nd-stack-left = { $count ->
    [one] one card left below it
   *[other] { $count } cards left below it
}
nd-stack-empty = all built

## Focus row

nd-focus-row = Focus row
nd-slot-of = Slot { $slot }, { $terrain }
nd-in-slot = In slot { $slot }: { $terrain } or easier
nd-now = now
nd-trade-count = { $count ->
    [one] one trade token
   *[other] { $count } trade tokens
}
nd-trade-each = { $count ->
    [one] With its trade token:
   *[other] With each of its { $count } trade tokens:
}
nd-spend-so-many = { $count ->
    [one] Spend one trade token
   *[other] Spend { $count } trade tokens
}
nd-used = { $name }, used this turn
nd-short-early-empire = { $tokens } control tokens next to cities.
nd-short-drama-and-poetry = { $tokens } control tokens; then move one.
nd-short-civil-service = { $tokens } control tokens; one more next to anything yours.
nd-short-mass-media = { $tokens } control tokens; take over a rival one within 2.
nd-short-astrology = Tech dial + slot.
nd-short-mathematics = 1 trade token. Tech dial + slot.
nd-short-replaceable-parts = A new resource. Tech dial + slot.
nd-short-nuclear-power = In slot 5 a strike. Tech dial + slot.
nd-short-foreign-trade = { $caravans ->
    [one] Caravan: { $range } spaces.
   *[other] { $caravans } caravans: { $range } spaces.
}
nd-short-currency = { $caravans } caravans: { $range } spaces, also through barbarians.
nd-short-steam-power = { $caravans } caravans: { $range } spaces, also on water. Swap a resource.
nd-short-capitalism = { $caravans } caravans: { $range } spaces, also on water. Then another card in slot 1.
nd-short-pottery = Wonder with slot; or city within { $range }.
nd-short-animal-husbandry = Wonder with slot; or city within { $range }, also of caravans.
nd-short-nationalism = Wonder with slot ({ $slot_5_production } in slot 5); or city within { $range }, over water too.
nd-short-urbanization = Wonder with slot; or city within { $range } with { $tokens } tokens.
nd-short-masonry = Reinforce up to slot; or { $attacks } attacks, range { $range }.
nd-short-iron-working = Reinforce up to slot; or { $attacks } attacks, range { $range }, +{ $bonus } (+{ $barbarian_bonus } v. barbarian).
nd-short-mass-production = { $attacks } attacks, range { $range }, +{ $bonus }; then reinforce the rest of the slot.
nd-short-flight = Reinforce up to slot; or { $attacks } attacks, range { $range }, +{ $bonus }.

## A player's things

nd-resources = Resources
nd-resource-count = { $resource }: { $count }; { $supply } in the supply
nd-resource-of = { $resource }: { $count }
nd-in-supply = { $count } in the supply
nd-cities = { $count } of { $of } cities on the map, { $mature } of them mature
nd-cities-of = { $count ->
    [one] 1 city, { $mature } of them mature
   *[other] { $count } cities, { $mature } of them mature
}
nd-tokens-left = { $count ->
    [one] 1 control token left
   *[other] { $count } control tokens left
}
nd-caravans = { $count } of { $of } caravans on the map
nd-spaces-held = { $count ->
    [one] 1 friendly space
   *[other] { $count } friendly spaces
}
nd-wonders-of = { $count ->
    [one] 1 world wonder
   *[other] { $count } world wonders
}
nd-naturals-of = { $count ->
    [one] 1 natural wonder
   *[other] { $count } natural wonders
}
nd-diplomacy-of = { $count ->
    [one] 1 diplomacy card
   *[other] { $count } diplomacy cards
}
nd-dial = Tech dial: { $count } of { $last }
nd-dial-of = Tech dial at { $count }
nd-dial-next = { $level } at { $at }
nd-held = Wonders and diplomacy
nd-held-none = No wonders and no diplomacy cards yet.
nd-pact-of = { $card } of { $seat }
nd-first = First player
nd-leaders = Leaders
nd-turn-acting = decides
nd-turn-active = takes the turn
nd-turn-next = next
nd-turn-moved = has moved

## Diplomacy

nd-diplomacy = Diplomacy
nd-city-state = City-state
nd-city-states = City-states
nd-cards-left = { $count ->
    [0] no card left
    [one] one card left
   *[other] { $count } cards left
}
nd-conquered-by = conquered by { $seat }
nd-players-card = Player's card
nd-players-cards = The players' cards, and who holds them
nd-card-of = Card of
nd-at-home = not given

## The event dial

nd-event-dial = Event dial: next { $section }, then { $section2 }
nd-after-round = After round { $round }

## Attacks

nd-battle = Attack
nd-attack = Attack
nd-defence = Defence
nd-attack-won = won
nd-attack-failed = failed
nd-die = rolled { $count }
nd-plus-die = plus a die
nd-odds = Wins { $percent } % of the time
nd-odds-tokens = { $count ->
    [one] with your trade token { $percent } %
   *[other] with your { $count } trade tokens { $percent } %
}
nd-odds-theirs = { $count ->
    [one] { $seat } may add a trade token
   *[other] { $seat } may add { $count } trade tokens
}

## Paying for a wonder

nd-production = Production
nd-wonder-price = Cost of the wonder
nd-paid = { $sum } of { $cost } production

## The result

nd-score-player = Player
nd-score-agendas = Agendas
nd-score-wonders = Wonders
nd-score-spaces = Spaces
nd-score-progress = { $agenda } { $have }/{ $need }
nd-progress-spaces = friendly spaces
score-note = an agenda on each victory card wins; wonders, then spaces break ties

# Instead of points

own-result-you-win = { $points ->
    [one] You win with one agenda
   *[other] You win with { $points } agendas
}
own-result-you-share = { $points ->
    [one] You share the win with one agenda
   *[other] You share the win with { $points } agendas
}
own-result-win = { $points ->
    [one] { $name } wins with one agenda
   *[other] { $name } wins with { $points } agendas
}
own-result-share = { $points ->
    [one] { $names } share the win with one agenda
   *[other] { $names } share the win with { $points } agendas
}
own-result-tied = Several have completed { $points }; the tie-break decided.

## The card browser

cards-focus-cards = Focus cards
cards-leaders = Leaders
cards-world-wonders = World wonders
cards-city-states = City-states
cards-pacts = Players' diplomacy cards
cards-natural-wonders = Natural wonders
cards-agendas = Agendas
cards-victory-cards = Victory cards
cards-tiles = Map tiles

## Which of several a question is about

dots-ask-gain-trade = trade token { $number } of { $of }
dots-ask-gain-trade-of = trade token { $number } of { $of }
dots-ask-place-control = control token { $number } of { $of }
dots-ask-place-control-near = control token { $number } of { $of }
dots-ask-campaign-attack = attack { $number } of { $of }
dots-ask-reinforce = control token { $number } of { $of }
dots-ask-loot-trade = trade token { $number } of { $of }
dots-ask-release-trade = trade token { $number } of { $of }
dots-ask-upgrade-cards = card { $number } of { $of }
dots-ask-take-pacts = card { $number } of { $of }
dots-ask-lose-trade = trade token { $number } of { $of }
