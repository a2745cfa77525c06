# The board of Through the Ages in the browser, in English.

ta-board = Card row and shared cards
ta-mat = Your civilization
ta-mat-of = The civilization of { $seat }
ta-others = Opponents
ta-open-strip = { $seat }: open the civilization
ta-close = Close
ta-you = You
ta-no = no
ta-now = now
ta-less = Less
ta-more = More
ta-tab-row = Row
ta-progress = Culture
ta-say-option = option { $letter }
group-age = Age { age-name }
ta-age = Age { $age }

## The card row

ta-row = Card row
ta-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
ta-row-leaves = hatched: leave before the next turn
ta-row-wonders = { $count ->
    [one] wonders cost 1 more: you have 1
   *[other] wonders cost { $count } more: you have { $count }
}
ta-row-left = { $count ->
    [0] no action left
   *[other] you have { $count } left
}
ta-leaves = leaves before the next turn
ta-row-taken = { $you ->
    [true] you took
   *[false] { $seat } took
}
ta-row-empty = empty space

## The shared line

ta-cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
ta-age-lasts = { $count ->
    [one] Age { $age } within 1 round
   *[other] Age { $age } within { $count } rounds
}
ta-age-first = Age I after the first round
ta-last-round = { $round ->
    [0] {""}
   *[other] the game ends after round { $round }, now { $now }
}
ta-events-now = { $count ->
    [one] 1 event now
   *[other] { $count } events now
}
ta-events-later = { $count ->
    [one] 1 event later
   *[other] { $count } events later
}
ta-events-next = next: Age { $age }
ta-events-known-many = you know { $count } of them
ta-events-known = you know { $names }
ta-events-unknown = none known to you
ta-events-yours = Events you know
ta-tactics = Tactics
ta-tactics-none = none yet
ta-copy-cost = copy { $count }
ta-copy-tactic = copy it, option { $letter }

## Actions and ratings

ta-actions-civil = civil
ta-actions-military = military
ta-actions-civil-of = Civil actions: { $count } of { $of }
ta-actions-military-of = Military actions: { $count } of { $of }
ta-actions-both = Civil actions: { $civil }, military actions: { $military }
ta-hands-both = Civil cards in hand: { $civil }, military cards: { $military }
ta-per-turn = { $amount } a turn
ta-rating-culture = Culture, and gain per turn
ta-rating-science = Science, and gain per turn
ta-rating-strength = Strength
ta-rating-happiness = Happy faces, and faces needed
ta-rating-food = Food
ta-rating-resources = Resources
ta-rating-unused = Unused workers
ta-happiness-of = { $count } of { $of }
ta-discontent = { $count } discontent
ta-discontent-word = discontent workers
ta-content = content
ta-food-note = { $amount }, eats { $count }
ta-unused = unused
ta-versus = v { $count }
ta-part-armies = Armies
ta-part-workers = Workers
ta-part-no-face-for-itself = No extra face for itself
ta-part-nothing = Nothing
ta-part-total = Total

## Banks and strength

ta-yellow-bank = Yellow bank { $count }
ta-bank-empty = no token left
ta-bank-hint = next worker { $price } food; then { $faces ->
    [one] 1 face needed
   *[other] { $faces } faces needed
}
ta-eaten-then = food eaten when all to the right of the number is empty
ta-grow = Population
ta-grow-option = { $letter }: increase population, { $count } food
ta-blue-bank = Blue bank { $count }
ta-corruption-now = corruption { $count }; none from { $tokens } on
ta-corruption-none = no corruption down to { $tokens }
ta-strength = Strength { $count }
ta-armies = { $count ->
    [0] no army
    [one] 1 army, +{ $strength }
   *[other] { $count } armies, +{ $strength }
}

## Technologies and cards in play

ta-no-worker = no worker
ta-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
ta-tokens = { $count ->
    [one] 1 blue token
   *[other] { $count } blue tokens
}
ta-build-price = { $count ->
    [one] a worker costs 1 resource
   *[other] a worker costs { $count } resources
}
ta-in-hand = in your hand
ta-limit = { $count } of { $of }
ta-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
ta-mini-type = { $type } { $age }: { $count }
ta-no-leader = No leader
ta-no-wonder = No wonder under construction
ta-then = then
ta-stages-done = { $count } of { $of } stages
ta-wonders-of = { $count ->
    [one] 1 wonder
   *[other] { $count } wonders
}
ta-wonders-building = { $count ->
    [one] 1 wonder
   *[other] { $count } wonders
}; { $card }: { $done } of { $of } stages
ta-ruined = ruined
ta-war-against = war against
ta-war-by = war declared by
ta-fact-wonders = Wonders
ta-fact-building = Building
ta-fact-tactic = Tactic
ta-fact-colonies = Colonies
ta-fact-hand = Civil hand

## Hands

ta-civil-hand = Civil hand
ta-military-hand = Military hand
ta-hand-of = { $count } of { $of }
ta-hand-full = { $count } of { $of }
ta-hand-over = { $count } of { $of }: { $more ->
    [one] 1 goes at the end
   *[other] { $more } go at the end
}
ta-hand-empty = no card
ta-fresh = taken now: play it next turn

## States of opponents

ta-turn-acting = decides
ta-turn-active = on turn
ta-turn-next = next
ta-turn-moved = has moved
ta-turn-resigned = resigned

## The panel

own-ask-action-phase = Choose an action
own-ask-send-force = { $card }: whom do you send?
ta-group-row = Row
ta-group-build = Build
ta-group-hand = Hand
ta-group-units = Units
ta-group-more = More
ta-thing-on = Destroy { $name }
ta-thing-copy = Copy { $name }
ta-way-build = Build
ta-way-from = Upgrade { $card }
ta-way-upgrade = Upgrade { $card }
ta-way-stage = { $stages ->
    [one] 1 stage
   *[other] { $stages } stages
}
ta-way-develop = Develop
ta-way-revolt = Revolution
ta-way-take = Take
ta-way-grow = Grow
ta-way-on = Destroy
ta-way-lead = Play
ta-way-play = Play
ta-way-tactic = Play
ta-way-copy = Copy
ta-way-use = Use
ta-ledger-all = The end of the turn in all its parts
ta-ledger = End of turn
ta-ledger-science = Science
ta-ledger-culture = Culture
ta-ledger-corruption = Corruption
ta-ledger-food = Food
ta-ledger-resources = Resources
ta-ledger-military = Military
ta-ledger-then = You will have
ta-uprising = Uprising
ta-uprising-short = uprising, no production
ta-produces-nothing = produces nothing
ta-chance-first = chance decides first
ta-warn-uprising = Uprising: nothing is produced. { $count ->
    [one] 1 worker is discontent.
   *[other] { $count } workers are discontent.
}
ta-warn-famine = Too little food: you lose { $count } culture.
ta-warn-corruption = Corruption takes { $count }.
ta-warn-civil = { $count ->
    [one] 1 civil action is unspent.
   *[other] { $count } civil actions are unspent.
}
ta-warn-discards = { $count ->
    [one] You discard 1 military card.
   *[other] You discard { $count } military cards.
}


## The draft

ta-draft-leader = Leaders: one stays in the game
ta-draft-wonder = Wonders: one stays in the game

## The result

ta-score-from = Culture from

## Between players

ta-no-bid = Nobody has bid yet
ta-bid-of = { $seat } bids { $count }
ta-still-in = { $count } in the auction
ta-your-bid = Your bid
ta-reach = your force reaches { $count }
ta-force-of = Your force: { $count } of { $bid }
ta-attack = attack
ta-before-cards = before cards
ta-defence = defence
ta-lead = lead
ta-cards-may = { $count ->
    [0] no more cards
    [one] 1 card may be added
   *[other] { $count } cards may be added
}
ta-defence-holds = This defence holds.
ta-defence-short = { $count } more would hold.
ta-attack-now = The rival may still add cards.
ta-war-later = Strengths are compared at the start of your next turn.
ta-side = { $which ->
    [a] side A
    [b] side B
   *[both] both alike
}

## Cards

ta-card-cost = Cost
ta-card-build = Each worker costs
ta-card-worker = Each worker gives
ta-card-gives = Gives
ta-card-short = Values
ta-card-other = Side B gets
