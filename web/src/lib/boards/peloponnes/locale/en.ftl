# The board of Peloponnes in the browser, in English.

pe-board = Cards on offer
pe-mat = Your tableau
pe-mat-of = The tableau of { $seat }
pe-others = Opponents
pe-everybody = Players
pe-open-strip = { $seat }: open the whole tableau
pe-close = Close

## Rows

pe-open-row = Open row
pe-open-row-hint = bid at least the value; a higher bid pushes out
pe-conquest-row = Conquest
pe-conquest-row-hint = +{ $count }, final
pe-from = from { $count }
pe-bid-of = { $seat } bids { $count }
pe-your-bid = Your bid { $count }
pe-your-bid-open = Your bid
pe-counts = { $cards }: counts { $bid }
pe-beat = { $count } or more beats it
pe-final = final
pe-discount = { $value } + { $surcharge }, { $cards } −{ $saved }
pe-surcharge = { $value } + { $surcharge }
pe-gap-taken = with { $seat }
pe-gap-box = out of the game
pe-keep = Which civilization will be yours?

## Disasters

pe-disasters = Disasters
pe-symbols-left = { $count ->
    [one] 1 more symbol strikes
   *[other] { $count } more symbols
}
pe-struck = struck in round { $round }
pe-struck-once = has struck
pe-protected = You are protected
pe-own-symbols = { $count } of { $of } symbols that protect you
pe-advanced = advanced this round

## Phases of a round

pe-phases = Phases of the round
pe-phase-reveal = Reveal
pe-phase-disasters = Disasters
pe-phase-bidding = Bidding
pe-phase-turn-order = Turn order
pe-phase-take = Take cards
pe-phase-income = Income
pe-phase-end = Last supply and scoring
pe-phase-over = The game is over

## A card

pe-building = Building
pe-landscape = Landscape
pe-civilization = Civilization
pe-number = no. { $number }
pe-deck = Deck { $deck }
pe-value = Value: smallest bid
pe-cost = Building cost
pe-inhabitants = Inhabitants
pe-power-points = Power points
pe-production = Production
pe-once = One-off income
pe-none = none
pe-covered = covered
pe-covered-by = covered: { $disaster }
pe-borrowed = borrowed
pe-abil-protects = Protects: { $disasters }
pe-abil-bid = +½ when bids are compared
pe-abil-conquest = Conquest −{ $count }
pe-abil-income = Income +{ $count }
pe-abil-supply = Triggers a supply
pe-abil-coins = { $count ->
    [one] Once 1 coin card
   *[other] Once { $count } coin cards
}
pe-abil-luxury = Once { $count } luxury
pe-say-value = value { $count }
pe-say-cost = costs { $amounts }
pe-say-inhabitants = { $count ->
    [one] one inhabitant
   *[other] { $count } inhabitants
}
pe-say-power = { $count ->
    [one] one power point
   *[other] { $count } power points
}
pe-say-produces = produces { $amounts }
pe-say-amount = { $count } { $symbol }
pe-say-symbol = symbol { $disaster }
pe-say-option = option { $letter }
pe-say-refused = not possible, why?
pe-coins = Coin cards at the start

## The mat

pe-you = You
pe-population = Population
pe-power = Power
pe-score-now = Score now: the lower
pe-score-parts = { $tableau } in the tableau, { $hand } in hand, { $luxury } on the luxury card
pe-power-parts = { $tableau } in the tableau, { $hand } for every six cards and goods left, { $luxury } on the luxury card
pe-grain = Grain { $grain } of { $count }
pe-grain-enough = Grain { $grain } for { $count }
pe-grain-short = { $count ->
    [one] 1 short in a supply
   *[other] { $count } short in a supply
}
pe-grain-even = all fed in a supply
pe-grain-over = { $count } luxury in a supply
pe-wood = wood
pe-stone = stone
pe-wood-production = Wood production
pe-stone-production = Stone production
pe-grain-production = Grain production
pe-hand = Your hand: { $count ->
    [one] 1 coin card
   *[other] { $count } coin cards
}
pe-hand-of = Coin cards in hand
pe-hand-empty = no coin cards
pe-in-bid = { $count } in the bid
pe-in-use = { $count } chosen
pe-coin = 1 coin, or 1 { $symbol }
pe-coin-add = { $symbol }: take one more
pe-coin-heap = { $symbol }: { $count } of { $of } coin cards chosen
pe-coin-drop = { $symbol }: take one back
pe-luxury = Luxury { $count }
pe-luxury-word = Luxury
pe-luxury-track = Luxury { $count } of { $limit }
pe-luxury-covered = covered: { $limit } at most
pe-luxury-gone = torn down: no more luxury
pe-round-income = round income
pe-income = { $coins ->
    [one] Round income: 1 coin card, { $luxury } luxury
   *[other] Round income: { $coins } coin cards, { $luxury } luxury
}
pe-protections = Protected from
pe-unprotected = nothing yet

## Opponents

pe-state-bids = bids { $count }
pe-state-passed = passed
pe-state-next = next
pe-state-acting = acts
pe-luxury-none = Luxury card torn down

## A bid in the making

pe-if-won = If you get it
pe-prev-inhabitants = Inhabitants
pe-prev-power = Power
pe-prev-grain = Grain for feeding
pe-prev-income = Round income
pe-prev-income-value = { $luxury ->
    [0] { $coins }
   *[other] { $coins } and { $luxury } luxury
}
pe-prev-of = of { $count }
pe-prev-build = To build it
pe-prev-build-free = production pays
pe-prev-build-left = { $missing } more
pe-prev-build-short = { $missing } more: too little
pe-prev-once = Once
pe-prev-once-coins = { $count ->
    [one] 1 coin card
   *[other] { $count } coin cards
}
pe-prev-once-luxury = { $count } luxury

## Top bar, score, chart

pe-deck-left = Power cards left in deck { $deck }
pe-deck-last = This is the last round's offer
pe-coins-left = Coin cards left to draw; { $count } discarded
pe-score-hint = the lower of population and power counts
pe-score-player = Player
pe-score-cards = cards
pe-score-coins = coin cards
pe-score-goods = six goods each
pe-score-luxury = luxury card
pe-score-sum = sum
pe-score-both = both
pe-score-score = score
pe-score-bar = Population { $population }, power { $power }; the lower, { $score }, counts
pe-score-tie = Luxury { $count } (second tie-break)
pe-progress = score if the game had ended there, hands not counted until the end
pe-tab-cards = Cards

## Options on their chips

chip-do-bid = { $card }
    .note = { $row ->
        [open] {""}
       *[conquest] conquest
    }
    .gain = from { $least }
chip-do-move = { $card }
score-note = { pe-score-hint }
dots-ask-choose-affected = card { $number } of { $of }
