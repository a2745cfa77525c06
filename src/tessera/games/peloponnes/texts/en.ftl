### Peloponnes in English. Own words throughout; names of components as people know them.

## Components
##
## card-<key> is the name of a power card; its attribute .text says what the card does beyond its plain numbers and is
## absent where there is nothing to say. The numbers of the card are arguments by the names of its fields ($coins,
## $luxury, ...), so that a corrected card is described correctly.

# Sentences that several cards share

text-once-coins =
    One-off income in the round you take this card: { $coins ->
        [one] one coin card
       *[other] { $coins } coin cards
    }.
text-once-luxury =
    One-off income in the round you take this card: { $luxury ->
        [one] one luxury good
       *[other] { $luxury } luxury goods
    }.
text-income = One more coin card in every income, from the round you take this card on.
text-bid-bonus = In a contest for a card of the open row your bid counts half a coin card more, attacking or defending. Not for the minimum bid, not for the turn order.
text-conquest-discount = You need one coin card less for a bid in the conquest row.
text-supply = Revealing this card triggers a supply. In your tableau the symbol does nothing.
text-protects-plague = You are protected from the plague.
text-protects-earthquake = You are protected from the earthquake.
text-protects-tempest = You are protected from the tempest.
text-protects-drought = You are protected from the drought.
text-protects-decline = You are protected from the decline.

# Deck A: landscapes

card-taygetos-range = Taygetos Range
card-eurotas-gorge = Eurotas Gorge
card-parnon-foothills = Parnon Foothills
    .text = { text-once-coins }
card-lykaion-slopes = Lykaion Slopes
    .text = { text-once-coins }
card-argive-plain = Argive Plain
card-pamisos-valley = Pamisos Valley
card-foloi-oak-forest = Foloi Oak Forest
card-alpheios-valley = Alpheios Valley
card-ladon-valley = Ladon Valley
card-kynouria-hills = Kynouria Hills
    .text = { text-once-coins }
card-elis-plain = Elis Plain
card-nemea-valley = Nemea Valley

# Deck A: buildings

card-barracks = Barracks
    .text = { text-once-coins } { text-conquest-discount }
card-stockade = Stockade
    .text = { text-conquest-discount }
card-bridge = Bridge
card-market = Market
    .text = { text-bid-bonus }
card-street = Street
card-port = Port
    .text = { text-income } { text-protects-decline }

# Deck B: landscapes

card-stenyklaros-plain = Stenyklaros Plain
card-helos-plain = Helos Plain
    .text = { text-supply }
card-erymanthos-forest = Erymanthos Forest
card-styx-gorge = Styx Gorge
    .text = { text-once-coins }
card-kyllene-massif = Kyllene Massif
card-aroania-heights = Aroania Heights
    .text = { text-once-coins }
card-pholoe-hills = Pholoe Hills
    .text = { text-once-coins }
card-tegea-plain = Tegea Plain

# Deck B: buildings

card-aqueduct = Aqueduct
    .text = { text-protects-plague }
card-agora = Agora
    .text = { text-bid-bonus }
card-epidauros-odeon = Odeon of Epidauros
    .text = { text-once-luxury }
card-leonidaion = Leonidaion
    .text = { text-once-luxury }
card-granary = Granary
card-quarry = Quarry
card-well = Well
    .text = { text-protects-plague }
card-temple-of-apollo = Temple of Apollo
    .text = { text-income } { text-protects-drought }
card-treasury-of-atreus = Treasury of Atreus
    .text = { text-once-luxury } { text-protects-earthquake }
card-acrocorinth = Acrocorinth
    .text = { text-protects-tempest }

# Deck C: landscapes

card-mainalon-forest = Mainalon Forest
card-stymphalian-valley = Stymphalian Valley
    .text = { text-once-coins } { text-supply }
card-chelmos-peak = Chelmos Peak
    .text = { text-once-coins }
card-mantineian-plain = Mantineian Plain

# Deck C: buildings

card-cyclopean-masonry = Cyclopean Masonry
    .text = { text-protects-earthquake }
card-agriculture = Agriculture
card-phidias-workshop = Phidias Workshop
    .text = { text-protects-tempest }
card-stoa = Stoa
    .text = { text-protects-decline }
card-statue-of-zeus = Statue of Zeus
card-liongate = Liongate
    .text = { text-protects-drought }
card-tiryns-fortress = Tiryns Fortress
card-hellinikon-pyramid = Pyramid of Hellinikon

# Civilizations

civ-messene = Messene
civ-patras = Patras
civ-arcadia = Arcadia
civ-corinth = Corinth
civ-sparta = Sparta
civ-pylos = Pylos
civ-argos = Argos
civ-delphi = Delphi
civ-thebes = Thebes
civ-mycenae = Mycenae

# Disasters; .text says what happens to a player who is not protected.

disaster-plague = Plague
    .text = Cover your civilization card with a coin card, so that only its disaster symbols still count, or tear it down.
disaster-earthquake = Earthquake
    .text = A third of your buildings, rounded up, are hit; you choose which. Cover each of them with a coin card, so that only its top row still counts, or tear it down.
disaster-tempest = Tempest
    .text = A third of your landscapes, rounded up, are hit; you choose which. Cover each of them with a coin card, so that only its top row still counts, or tear it down.
disaster-drought = Drought
    .text = Your power card with the largest grain production is hit; the civilization card never is. Cover it with a coin card, so that only its top row still counts, or tear it down.
disaster-decline = Decline
    .text = You lose all your luxury. Then cover your luxury card with a coin card from your hand and hold 3 luxury at most from now on, or tear it down and gain no luxury any more. Either way its 2 inhabitants and 2 power points no longer count.

# What coin cards show and cards produce

symbol-wood = Wood
symbol-stone = Stone
symbol-grain = Grain
symbol-inhabitant = Inhabitant

# Where a fact about a component comes from

source-rulebook = Rulebook
    .text = Stated in the rulebook.
source-public = Published elsewhere
    .text = Known from a review or from the related board game.
source-memory = From memory
    .text = Remembered, but not checked against a source.
source-reconstructed = Reconstructed
    .text = Not known; worked out so that it fits everything that is. Owners of the game may correct it.

## Options of a game

setting-final-extra-coin-income = Extra coin income at the end
    .text = After round 8, everybody draws coin income once more before the last supply. The rulebook can be read both ways; switch this off to end with the income of round 8.
setting-solo = Solo practice
    .text = One player, no rivals: each round you buy one card at exactly its price, or pass. The disasters come as usual. A house rule, not part of the published game.
setting-draft-civilizations = Choose a civilization
    .text = Everybody is dealt two civilization cards and keeps one. A house rule, not part of the published game.

## Lines of the final score

score-tableau-inhabitants = Inhabitants in the tableau
score-hand-inhabitants = Inhabitants on coin cards in hand
score-luxury-card-inhabitants = Inhabitants on the luxury card
score-population = Population points
score-tableau-power = Power points in the tableau
score-goods = Coin cards left and luxury, one point for every six
score-luxury-card-power = Power points on the luxury card
score-power = Power points

score-tie-break-luxury = Luxury goods (tie-break)

reason-eight-rounds = Eight rounds have been played.
reason-solo-village = Your realm has remained a village.
reason-solo-town = Your realm has become a town.
reason-solo-polis = Your realm has become a polis.
reason-solo-hegemon = Your realm has become the hegemon of the Peloponnes.
reason-solo-wonder = Your realm has become a wonder of Hellas.

## What cards are called in sentences when they are no power cards

card-civilization = the civilization card
card-luxury-card = the luxury card
means-grain = grain cards
means-luxury = luxury goods
means-inhabitants = inhabitant cards

## Questions

ask-choose-civilization = Which civilization do you keep?
ask-bid = Which card do you bid on?
ask-choose-size = How many coin cards do you bid on { $card }?
ask-choose-luxury = { $card }: how many of the coin cards ({ $count }) do you buy unseen with luxury?
ask-choose-symbols = { $symbol } cards for your bid on { $card }? It still needs { $count ->
    [one] one card
   *[other] { $count } cards
} from your hand.
ask-displaced = You have been outbid. Where does your bid go?
ask-new-building = { $card }: pay for it or borrow it? Beyond your production you need { $wood ->
    [0] { $stone ->
        [0] nothing
       *[other] { $stone } stone
    }
   *[other] { $wood } wood{ $stone ->
        [0] {""}
       *[other] {" "}and { $stone } stone
    }
}.
ask-choose-affected = { $disaster }: which card is hit? { $count ->
    [one] One more
   *[other] { $count } more
} to choose.
ask-cover-or-tear-down = { $disaster }: cover or tear down?
ask-provide = { $count ->
    [one] One inhabitant is
   *[other] { $count } inhabitants are
} hungry. How many { $means } do you give?
ask-tear-down-hungry = { $count ->
    [one] One inhabitant stays
   *[other] { $count } inhabitants stay
} unfed. Which card do you tear down?
ask-choose-redeemed = { $card } is borrowed. Do you redeem it?
ask-pay-debt = How do you pay for what you redeem?

## What the others are told while a player decides

wait-choose-civilization = { $seat } chooses a civilization.
wait-bid = { $seat } decides about a bid.
wait-displaced = { $seat } has been outbid and decides where the bid goes.
wait-new-building = { $seat } decides how to pay for { $card }.
wait-damage = { $seat } decides what to cover and what to tear down ({ $disaster }).
wait-provide = { $seat } feeds the hungry.
wait-tear-down-hungry = { $seat } chooses a card to tear down for those who stay hungry.
wait-redeem = { $seat } decides which borrowed buildings to redeem.

## Where the match stands

stage-setup = Setting up
    .phase = Setting up
stage-disasters = Round { $round } of { $rounds }: disasters and supply
    .phase = Disasters and supply
stage-bidding = Round { $round } of { $rounds }: bidding
    .phase = Bidding
stage-taking = Round { $round } of { $rounds }: taking cards
    .phase = Taking cards
stage-income = Round { $round } of { $rounds }: income
    .phase = Income
stage-ending = The last supply
    .phase = The last supply
stage-over = Finished

## Answers

do-keep = Keep { $civ }
do-bid = { $row ->
    [open] Bid on { $card } ({ $least } or more)
   *[conquest] Conquer { $card } ({ $least } or more)
}
do-pass = Pass and draw { $count ->
    [one] one coin card
   *[other] { $count } coin cards
}
do-size = { $count ->
    [one] Bid one coin card
   *[other] Bid { $count } coin cards
}
do-luxury = { $count ->
    [0] No luxury
    [one] One, for one luxury good
   *[other] { $count }, for { $count } luxury goods
}
do-give = { $count ->
    [0] No { $symbol } card
    [one] One { $symbol } card
   *[other] { $count } { $symbol } cards
}
do-move = Move the bid to { $card }
do-withdraw = Withdraw: take back { $count ->
    [one] one card
   *[other] { $count } cards
} and draw { $drawn }
do-pay-production = Pay with production alone
do-pay-goods = Pay the rest{ goods-paid }
do-borrow = Borrow: put a coin card under it ({ $symbol })
do-borrow-luxury = Borrow: put an unseen card under it, for one luxury good
do-lose = Lose { $card }
do-hit = { $card } is hit
do-cover = Cover { $card } with a coin card ({ $symbol })
do-cover-luxury = Cover { $card } with an unseen card, for one luxury good
do-tear-down = Tear down { $card }
do-provide-grain = { $count ->
    [0] Give no grain card
    [one] Give one grain card
   *[other] Give { $count } grain cards
}
do-provide-luxury = { $count ->
    [0] Give no luxury good
    [one] Give one luxury good
   *[other] Give { $count } luxury goods
}
do-provide-inhabitants = { $count ->
    [0] Give no inhabitant card
    [one] Give one inhabitant card
   *[other] Give { $count } inhabitant cards
}
do-redeem = Redeem { $card }: { $wood ->
    [0] { $stone ->
        [0] your production pays for it
       *[other] { $stone } stone beyond your production
    }
   *[other] { $wood } wood{ $stone ->
        [0] {""}
       *[other] {" "}and { $stone } stone
    } beyond your production
}
do-give-up = Give up { $card }: it is torn down

## What happened

event-plays-civilization = { $seat } plays { $civ }.
    .you = You play { $civ }.
event-round-begins = Round { $round }.
    .banner = Round { $round }
event-revealed-open = Open row: { $cards }.
event-revealed-conquest = Conquest row: { $cards }.
event-marker-advanced = { $disaster } advances to space { $space }.
event-disaster-strikes = { $disaster } strikes!
    .banner = { $disaster } strikes!
event-protected = { $seat } is protected ({ $disaster }).
    .you = You are protected ({ $disaster }).
# What was paid, as far as there was something: (1 wood card, 2 luxury)
goods-paid = { $wood ->
    [0] { $stone ->
        [0] { $luxury ->
            [0] {""}
           *[other] {" "}({ $luxury } luxury)
        }
       *[other] {" "}({ goods-stone }{ goods-luxury })
    }
   *[other] {" "}({ goods-wood }{ $stone ->
        [0] {""}
       *[other] , { goods-stone }
    }{ goods-luxury })
}
goods-wood = { $wood ->
    [one] 1 wood card
   *[other] { $wood } wood cards
}
goods-stone = { $stone ->
    [one] 1 stone card
   *[other] { $stone } stone cards
}
goods-luxury = { $luxury ->
    [0] {""}
   *[other] , { $luxury } luxury
}
event-lost-luxury = { $seat } loses { $count } luxury.
    .you = You lose { $count } luxury.
event-covered = { $seat } covers { $card }{ $luxury ->
    [yes] {" "}with an unseen card
   *[no] {""}
}.
    .you = You cover { $card }{ $luxury ->
        [yes] {" "}with an unseen card
       *[no] {""}
    }.
event-torn-down = { $seat } tears down { $card }.
    .you = You tear down { $card }.
event-uncovered = { $seat } uncovers { $card } ({ $disaster }).
    .you = You uncover { $card } ({ $disaster }).
event-supply = Supply: feed your inhabitants, then redeem borrowed buildings.
    .banner = Supply
event-feeds = { $seat } has { $grain ->
    [0] no
   *[other] { $grain }
} grain for { $count ->
    [one] one inhabitant
   *[other] { $count } inhabitants
}.
    .you = You have { $grain ->
        [0] no
       *[other] { $grain }
    } grain for { $count ->
        [one] one inhabitant
       *[other] { $count } inhabitants
    }.
event-provided = { $seat } gives { $means }: { $count }.
    .you = You give { $means }: { $count }.
event-redeemed = { $seat } redeems { $card }.
    .you = You redeem { $card }.
event-passed = { $seat } passes.
    .you = You pass.
event-drew = { $seat } draws { $count ->
    [one] one coin card
   *[other] { $count } coin cards
}.
    .you = You draw { $count ->
        [one] one coin card
       *[other] { $count } coin cards
    }.
event-drew-cards = { $seat } draws { $symbols }.
    .you = You draw { $symbols }.
event-bid = { $seat } bids { $count } on { $card }{ $luxury ->
    [0] {""}
   *[other] , { $luxury } of them bought with luxury
}.
    .you = You bid { $count } on { $card }{ $luxury ->
        [0] {""}
       *[other] , { $luxury } of them bought with luxury
    }.
event-displaced = { $seat } is outbid on { $card }.
    .you = You are outbid on { $card }.
event-moved-bid = { $seat } moves the bid of { $count } to { $card }.
    .you = You move your bid of { $count } to { $card }.
event-withdrew = { $seat } withdraws.
    .you = You withdraw.
event-unsold = Out of the game: { $cards }.
event-turn-order = New turn order: { $seats }.
event-took = { $seat } takes { $card }.
    .you = You take { $card }.
event-built = { $seat } builds { $card }{ goods-paid }.
    .you = You build { $card }{ goods-paid }.
event-borrowed = { $seat } borrows { $card }{ $luxury ->
    [yes] {" "}with an unseen card
   *[no] {""}
}.
    .you = You borrow { $card }{ $luxury ->
        [yes] {" "}with an unseen card
       *[no] {""}
    }.
event-lost-building = { $seat } loses { $card }.
    .you = You lose { $card }.
event-gained-luxury = { $seat } gains { $count } luxury.
    .you = You gain { $count } luxury.
event-one-off-income = { $seat } gets { $coins ->
    [0] { $luxury } luxury
    [one] one coin card
   *[other] { $coins } coin cards
} for { $card }.
    .you = You get { $coins ->
        [0] { $luxury } luxury
        [one] one coin card
       *[other] { $coins } coin cards
    } for { $card }.
event-income = { $seat } has an income of { income-amount }.
    .you = You have an income of { income-amount }.
income-amount = { $coins ->
    [0] { $luxury ->
        [0] nothing
       *[other] { $luxury } luxury
    }
    [one] one coin card{ income-luxury }
   *[other] { $coins } coin cards{ income-luxury }
}
income-luxury = { $luxury ->
    [0] {""}
   *[other] {" "}and { $luxury } luxury
}
event-final-income = { $seat } has a last income of { $coins ->
    [one] one coin card
   *[other] { $coins } coin cards
}.
    .you = You have a last income of { $coins ->
        [one] one coin card
       *[other] { $coins } coin cards
    }.
event-reshuffled = The discard pile becomes the new coin deck ({ $count ->
    [one] one card
   *[other] { $count } cards
}).
event-scored = { $seat } has population { $population } and power { $power }.
    .you = You have population { $population } and power { $power }.

## Why not

refused-keep = You were not dealt this civilization.
refused-not-on-offer = This card is not on offer.
refused-conquest-taken = { $card } already has a bid, and a bid in the conquest row cannot be overbid.
refused-below-price = { $card } needs at least { $least ->
    [one] one coin card
   *[other] { $least } coin cards
}; you have { $coins }.
refused-not-higher = A bid on { $card } must beat the one that stands there, so { $least ->
    [one] one coin card
   *[other] { $least } coin cards
} or more; you have { $coins }.
refused-bid-too-small = At least { $least ->
    [one] one coin card
   *[other] { $least } coin cards
}.
refused-bid-too-large = At most { $most ->
    [one] one coin card
   *[other] { $most } coin cards
}.
refused-cannot-lose = You may lose a building only with an empty hand and too little production.
refused-pay-exactly = Pay exactly what is missing: { $wood ->
    [0] { $stone ->
        [0] nothing
       *[other] { $stone } stone
    }
   *[other] { $wood } wood{ $stone ->
        [0] {""}
       *[other] {" "}and { $stone } stone
    }
}.
refused-cannot-pay = You cannot pay { $wood ->
    [0] { $stone ->
        [0] nothing
       *[other] { $stone } stone
    }
   *[other] { $wood } wood{ $stone ->
        [0] {""}
       *[other] {" "}and { $stone } stone
    }
}.
refused-no-luxury = Luxury cannot be used for that now.
refused-no-such-coin = You have no { $symbol } card.
refused-not-affected = { $disaster } does not hit this card.
refused-provide = At most { $most }.
refused-feeds-nobody = Only cards with inhabitants can be torn down for this.

## The table in a terminal

terminal-headline = Round { $round } of { $rounds } · turn order { $order } · { $cards } power cards and { $coins } coin cards left, { $discarded } discarded
terminal-card = Card
terminal-price = Price
terminal-cost = Cost
terminal-people = Inh.
terminal-power = Pow.
terminal-production = Makes
terminal-more = Symbol and more
terminal-bid = Bid
terminal-wood = Wood
terminal-stone = Stone
terminal-grain = Grain
terminal-income = Income
terminal-luxury = Lux.
terminal-coins = Hand
terminal-safe = Safe from
terminal-hand = Your hand: { $cards }
short-wood = W
short-stone = S
short-grain = G
short-coins = +{ $count } { $count ->
    [one] coin
   *[other] coins
}
short-luxury-once = +{ $count } luxury
short-bid-bonus = bid +½
short-conquest-discount = conquest −1
short-income = income +{ $count }
short-supply = supply
short-protected-plague = stops Plague
short-protected-earthquake = stops Earthquake
short-protected-tempest = stops Tempest
short-protected-drought = stops Drought
short-protected-decline = stops Decline

## What a number is made of, beside cards

part-value = Value of the card
part-surcharge = Surcharge of the conquest row
part-inhabitants = Inhabitants
part-bid = Coin cards of the bid

## The guided first match

lesson-goal = What it is about
    .text = You lead a city-state for eight rounds. In the end the lower of two numbers is your score: population and power. Both stand here, with what they come from. Keep them close together.
lesson-rows = What is for sale
    .text = Each round six cards lie here, and you can win one of them. In the open row your rival may outbid you. In the conquest row you pay 3 more, but the card is yours.
lesson-hand = Your coin cards
    .text = A coin card is one coin, or the good on its back: wood, stone, grain, an inhabitant. What you bid is spent if you win; so look which goods you will miss later.
lesson-bid = Your first bid
    .text = Tap a card, or choose it in the list. Size and payment are filled in for you and can be changed. A landscape costs nothing more and often produces grain: a good beginning. Your rival may still outbid you; one coin above the minimum deters.
lesson-outbid = Outbid!
    .text = Your rival bid more. Your bid stays as it is: move it to another card, or withdraw and draw three cards. Three cards for nothing are no bad bargain.
lesson-building = A building has its price
    .text = What your cards produce pays first, then symbol cards and luxury. If you cannot pay now, borrow: one coin card goes under the building, and the price is due at the next supply.
lesson-income = Income
    .text = At the end of each round you draw coin cards: the more inhabitants in your tableau, the more. At 3, 5 and 8 inhabitants you draw one card more.
lesson-disasters = The disasters draw nearer
    .text = The first two cards of each round move two markers. Whatever reaches the end of its track strikes everybody who has neither a building against it nor three of its symbols.
lesson-passing = To pass is a move
    .text = Whoever passes draws three coin cards. If nothing on offer raises your lower number, or you could only just pay, pass now and win the better card next round.
lesson-damage = A disaster strikes
    .text = Cover the card with a coin card and it rests, or tear it down and it is gone. Covering is nearly always better: its inhabitants still count, and late protection uncovers it for the final scoring.
lesson-supply = Supply
    .text = Twice in the game, and once at its end, every inhabitant needs one grain, and borrowed buildings must be redeemed. Surplus grain becomes luxury.
lesson-feeding = Somebody is hungry
    .text = Grain cards and luxury feed, an inhabitant card makes good for one. For whoever is still hungry you tear down whole cards, and that is dear: spend the cards.
lesson-luxury = Luxury
    .text = What you produce beyond the price becomes luxury. One of it replaces a wood, a stone, a grain or a coin card whenever you need one.
lesson-alone = You know the game
    .text = Bidding, building, disasters, supply: that was all of it. From here on the match continues as any other, against an easy bot. Hint and rules stay at hand.

## What bots go by

term-points = points at the end
    .more = It brings you more points at the end.
    .less = It brings you fewer points at the end.
term-coins = coin cards and luxury goods
    .more = You keep more coin cards and luxury goods.
    .less = It costs coin cards or luxury goods.
term-income = income
    .more = Your income grows in every round.
    .less = Your income is smaller in every round.
term-materials = wood and stone
    .more = You have more wood and stone to build with.
    .less = You have less wood and stone to build with.
term-food = food for the inhabitants
    .more = Your inhabitants are better fed.
    .less = Your inhabitants are fed worse.
term-debt = borrowed buildings
    .more = You owe less on borrowed buildings.
    .less = You owe more on borrowed buildings.
term-disasters = protection from disasters
    .more = You are better protected from disasters.
    .less = You are less protected from disasters.

## What the things on the table are: a name, what it does, and its rule

explain-card = Power card
    .text = A building or a landscape. The highest bid takes it into a tableau; buildings must also be paid for with wood and stone, or borrowed.
    .rule = PE-1.05
explain-civ = Civilization
    .text = Where you begin: coin cards at the start, inhabitants, production and power points. The lowest number begins the first round.
    .rule = PE-1.06
explain-number = Order number
    .text = In the first round the civilization with the lowest number bids first.
    .rule = PE-3.03
explain-disaster = Disaster
    .text = It strikes everybody once, when its marker reaches the end of its track.
    .rule = PE-5.01
explain-disaster-track = Track of a disaster
    .text = The symbols of the first two cards of a round move the markers. On the last space the disaster strikes.
    .rule = PE-4.04
explain-shield = Protection
    .text = A card with this protection, or three symbols of a disaster in your tableau, and the disaster passes you by.
    .rule = PE-12.02
explain-folk = Inhabitants
    .text = Active inhabitants in the tableau. They bring coin cards every round, need one grain each in a supply, and count at the end.
    .rule = PE-2.08
explain-power = Power points
    .text = Active power points in the tableau. At the end the lower of population and power is your score.
    .rule = PE-13.09
explain-population = Population points
    .text = Inhabitants of your tableau, inhabitants on coin cards in your hand, and 2 for an uncovered luxury card.
    .rule = PE-13.07
explain-power-points = Power in all
    .text = Power points of your tableau, 1 for every six coin cards and luxury left, and 2 for an uncovered luxury card.
    .rule = PE-13.09
explain-score = Score
    .text = The lower of population and power counts: both must grow.
    .rule = PE-13.10
explain-cards = Coin cards
    .text = Each is one coin in a bid, or one of what its back shows: wood, stone, grain or an inhabitant. Used once, it is gone.
    .rule = PE-1.07
explain-coin = Coin
    .text = Every coin card counts as one coin in a bid, whatever its back shows.
    .rule = PE-1.07
explain-luxury = Luxury
    .text = Replaces a missing wood, stone or grain, or draws coin cards for a bid. At the end six cards and luxury are one power point.
    .rule = PE-11.01
explain-wood = Wood
    .text = Pays for buildings. Production is used first, then wood coin cards and luxury. It is not stored.
    .rule = PE-8.05
explain-stone = Stone
    .text = Pays for buildings. Production is used first, then stone coin cards and luxury. It is not stored.
    .rule = PE-8.05
explain-grain = Grain
    .text = Feeds one inhabitant in a supply. Surplus production becomes luxury.
    .rule = PE-10.02
explain-supply = Supply
    .text = Everybody feeds their inhabitants and then pays for borrowed buildings. Who cannot feed tears cards down.
    .rule = PE-10.01
explain-income = Round income
    .text = At the end of a round you draw coin cards for your inhabitants, from 11 inhabitants on luxury too.
    .rule = PE-9.03
explain-cost = Building cost
    .text = Wood and stone to be paid when the building is taken, or later if it is borrowed.
    .rule = PE-8.04
explain-value = Value
    .text = The smallest bid in the open row. In the conquest row 3 more.
    .rule = PE-6.05
explain-production = Production
    .text = What the card gives for every single payment; it is not stored.
    .rule = PE-2.09
explain-once = One-off income
    .text = Coin cards or luxury, once, in the round in which the card is taken.
    .rule = PE-9.01
explain-borrow = Borrowed
    .text = A coin card lies under the building instead of its cost. It works, but must be paid for in the next supply.
    .rule = PE-2.06
explain-decline = Covered
    .text = A disaster lies on this card: only its top row still counts.
    .rule = PE-2.03
explain-bid = Bid
    .text = Coin cards laid beside a card. In the open row a higher bid pushes yours out, and it must move on or be withdrawn.
    .rule = PE-6.06
explain-open-row = Open row
    .text = Bid at least the value. A higher bid pushes a lower one out.
    .rule = PE-6.05
explain-conquest-row = Conquest row
    .text = Costs 3 coin cards more than the value, but nobody can outbid you there.
    .rule = PE-6.07
explain-deck = Power cards left
    .text = Decks A, B and C: six cards are turned up every round, in eight rounds.
    .rule = PE-1.02
explain-phases = Phases of a round
    .text = Every round has six phases in this order; eight rounds are played.
    .rule = PE-4.01
explain-phase-reveal = Reveal
    .text = Six cards are turned up: as many as players for the open row, the others for conquest.
    .rule = PE-4.02
explain-phase-disasters = Disasters
    .text = The symbols of the first two cards move the markers; disasters strike, then a supply may follow.
    .rule = PE-4.04
explain-phase-bidding = Bidding
    .text = In turn order everybody bids on one card or passes and draws 3 coin cards.
    .rule = PE-6.01
explain-phase-turn-order = Turn order
    .text = Who bid most coin cards goes first from now on; who passed goes last.
    .rule = PE-7.01
explain-phase-take = Taking cards
    .text = Bids are paid; landscapes come free, buildings are paid for or borrowed.
    .rule = PE-8.04
explain-phase-income = Income
    .text = One-off income of the new card, then coin cards for the inhabitants.
    .rule = PE-9.03
