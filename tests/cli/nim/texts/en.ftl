card-ant = Ant
card-bee = Bee
card-cat = Cat
card-dog = Dog
card-elk = Elk
card-fox = Fox
source-rulebook = Rulebook
source-memory = From memory
setting-stakes = Secret stakes
setting-stones = Stones in the heap
setting-solo = Alone
view-heap = heap
view-deck = deck
view-hand = hand
view-stones = stones
view-stake = stake
ask-move = { $seat }, take stones or draw a card.
ask-stake = { $seat }, how much do you stake on the last stone?
do-take = Take { $count ->
    [one] one stone
   *[other] { $count } stones
}
do-draw = Draw a card
do-stake = Stake { $arg1 }
event-took = { $seat } takes { $count }.
event-drew = { $seat } draws a card.
event-drew-card = It is the { $card }.
event-staked = { $seat } has staked { $count }.
refused-hand-full = A hand holds { $most } cards at most.
refused-too-many = You may take 1 to { $most } stones.
score-stones = Stones
score-cards = Cards
score-last = Last stone
reason-last-stone = The last stone is gone.
