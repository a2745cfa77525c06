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

option-final-extra-coin-income = Extra coin income at the end
    .text = After round 8, everybody draws coin income once more before the last supply. The rulebook can be read both ways; switch this off to end with the income of round 8.
option-solo = Solo practice
    .text = One player, no rivals: each round you buy one card at exactly its price, or pass. The disasters come as usual. A house rule, not part of the published game.
option-draft-civilizations = Choose a civilization
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
