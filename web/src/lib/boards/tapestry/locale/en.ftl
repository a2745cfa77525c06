# The board of Tapestry in the browser, in English.

tp-board = Tracks and map
tp-tracks = Advancement tracks
tp-mat = Your mat
tp-you = You
tp-others = Opponents
tp-close = Close
tp-tab-city = Capital
tp-tab-tracks = Tracks
tp-progress = Victory points
tp-from = Points from
tp-from-income = Income turns
tp-from-tracks = Tracks
tp-from-exploring = Exploring
tp-from-conquering = Conquering
tp-from-city = The city
tp-from-techs = Tech cards
tp-from-cards = Tapestry cards and masterpieces
tp-from-achievements = Achievements
tp-from-other = Other things
tp-automa = Automa
tp-shadow = Shadow Empire
tp-open-strip = { $who }: open everything
tp-turn-acting = moves
tp-turn-next = next
tp-turn-ended = has finished
tp-any = any resource

## Tracks

tp-icons = Icons
tp-tier = Tier { $tier }
tp-tier-track = track
tp-start = Start
tp-closed = closed to others
tp-landmarks-free = { $count ->
    [one] { $count } landmark is still free
   *[other] { $count } landmarks are still free
}
tp-landmark-free = { $name }: for the first to come past here
tp-landmark-taken = { $name }: taken { $who }
tp-bonus = Bonus: pay what stands before the arrow, if you like
tp-price-any = { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
}
tp-price-territory = { $count ->
    [one] { $count } territory tile
   *[other] { $count } territory tiles
}
tp-price-tapestry = { $count ->
    [one] { $count } tapestry card from hand
   *[other] { $count } tapestry cards from hand
}
tp-price-tech = { $count ->
    [one] { $count } tech card
   *[other] { $count } tech cards
}

## What lies open

tp-shared = Open cards and dice
tp-open-techs = Open tech cards
tp-open-arts = Masterpieces
tp-tech-deck = { $count ->
    [one] { $count } card in the tech deck
   *[other] { $count } cards in the tech deck
}
tp-dice = Last roll
tp-die-science = Science die
tp-die-red = Red die
tp-die-black = Black die
tp-deck-tapestry = Tapestry cards left
tp-deck-territory = Territory tiles left
tp-deck-space = Space tiles left

## Map

tp-map = Map and achievements
tp-map-of = Map of { $count } hexes
tp-map-keys = Map. Plus and minus zoom, zero shows all of it, arrows go from place to place.
tp-zoom-in = Larger
tp-zoom-out = Smaller
tp-zoom-fit = Whole map
tp-achievements = Achievements
tp-hex = { $name }: { $terrain }
tp-starting = { $name } { $label } (starting territory)
tp-hex-with = { $hex }; { $pieces }
tp-unexplored = unexplored
tp-terrain-desert = desert
tp-terrain-forest = forest
tp-terrain-grass = grassland
tp-terrain-mountain = mountains
tp-outpost = outpost
tp-token = token
tp-piece = { $piece } of { $who }
tp-piece-down = toppled { $piece } of { $who }
tp-alignment = Alignment
tp-tile-gives = The tile gives
tp-points = { $count } VP

## Capital

tp-city-of = Capital city of { $who }
tp-city-facts = lines { $lines }/{ $of }, districts { $districts }/{ $all }
tp-grid = Capital city, { $columns } by { $rows } plots; at the rim: plots missing
tp-no-city = No capital chosen yet.
tp-plot-blocked = impassable
tp-plot-L = lily pad
tp-plot-W = wisp
tp-plot-G = goblin
tp-plot-C = centre
tp-building-market = Market
tp-building-house = House
tp-building-farm = Farm
tp-building-armory = Armory
tp-district-done = District complete
tp-district-gain = Completes this district
tp-turn-left = Turn left
tp-turn-right = Turn right
tp-in-the-way = Something is in the way.
tp-not-here = It cannot stand here.
tp-fits-turned = Turned it fits: { $place }
tp-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
tp-more-places = { $count ->
    [one] { $count } more place
   *[other] { $count } more places
}
tp-over = { $count } over
tp-row = row { $row }
tp-column = column { $column }
tp-districts-done = { $count ->
    [one] a district
   *[other] { $count } districts
}
tp-completes = Completes
tp-nothing = nothing
tp-capital-points = Capital score

## Mat

tp-era = Era { $era }
tp-vp = VP
tp-next-income = VP of the next income turn
tp-vp-long = Victory points
tp-income-vp = An income turn now would score { $count } VP on the mat
tp-territories = { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}
tp-outposts = { $count ->
    [one] { $count } outpost in supply
   *[other] { $count } outposts in supply
}
tp-resource-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
tp-resource-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
tp-resource-food = { $count } food
tp-resource-culture = { $count } culture
tp-covered = Covered by: { $building }
tp-hand = { $count ->
    [one] Hand: { $count } card
   *[other] Hand: { $count } cards
}
tp-hand-none = no card
tp-face-down = face down
tp-era-open = open
tp-stacked = { $count ->
    [one] { $count } card below it
   *[other] { $count } cards below it
}
tp-charm = Charm
tp-row-top = Top
tp-row-middle = Middle
tp-row-bottom = Bottom
tp-propped = A landmark stands on it
tp-tiles = { $count ->
    [one] { $count } territory tile
   *[other] { $count } territory tiles
}
tp-masterpieces = Masterpieces
tp-on-mat = { $count } on the mat
tp-mat-space = Space { $number }{ $token ->
    [0] {""}
   *[other] {""}, with a token
}
tp-mat-token = token
tp-mat-true = came true
tp-mat-empty = Empty place { $number }
tp-on-track = { $track }: space { $count }
tp-techs = { $count ->
    [one] { $count } tech card
   *[other] { $count } tech cards
}
tp-filled = { $count ->
    [one] { $count } plot filled
   *[other] { $count } plots filled
}
tp-landmarks = { $count ->
    [one] { $count } landmark
   *[other] { $count } landmarks
}

## Key of the icons

tp-key-resources = Resources
tp-key-supply = Tiles, cards, buildings
tp-key-map = Map
tp-key-cards = Cards
tp-key-arts = Arts
tp-key-tracks = Tracks
tp-key-points = Points
tp-key-grammar = How to read them
tp-grammar-times = A number: so many times
tp-grammar-or = A stroke: choose one
tp-grammar-bonus = Dotted: a bonus for what stands before the arrow, if you like
tp-grammar-circle = Round: gained in the middle row
tp-grammar-square = Square: gained in the top row

## The Automa

tp-bot-how = How the bots moved
tp-bot-draw = Two decision cards:
tp-bot-looks = looks at { $what }
tp-bot-ties = Ties:
tp-bot-favorite = favourite track
tp-bot-hexes = Hexes:
tp-bot-topple = Conquests get a toppled outpost.
tp-bot-happened = What came of it
tp-bot-nothing = They have not moved yet.

## Shorter words in the panel

chip-do-choose-die = { $die }: { $face }
    .gain = { $count ->
        [0] {""}
       *[other] +{ $count } VP
    }
chip-do-turn = Turned { $turn } / 6
    .gain = { $count ->
        [0] –
       *[other] +{ $count } VP
    }

# The kinds of components, on the page of cards
cards-tracks = Advancement tracks
cards-spaces = Spaces of the tracks
cards-income-rows = Income tracks
cards-inspirations = Inspiration tiles
cards-dice = Dice
cards-achievements = Achievements
cards-territories = Territory tiles
cards-space-tiles = Space tiles
cards-capitals = Capital cities
cards-landmarks = Landmarks
cards-landmark-cards = Landmark cards
cards-techs = Tech cards
cards-masterpieces = Masterpieces
cards-tapestries = Tapestry cards
cards-decisions = Decision cards
cards-automa-civs = Civilizations of the Automa
cards-levels = Levels of the Automa
