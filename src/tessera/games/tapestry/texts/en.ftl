### Tapestry in English. Own words throughout; names of components as people know them.
###
### card-<key> names a component; its attribute .text says what it does. Numbers that stand in a field of a component are
### arguments by the names of the fields ($amount, $tokens, $least, ...). Long words hold soft hyphens (U+00AD), where a
### narrow tile may break them; the terminal leaves them out.

# Sentences that several components share

text-tier = { $tier ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
text-track = Tier I costs 1 resource of any kind, tier II { one-resource } and 1 more, tier III { one-resource } and 2 more, tier IV { two-resources }.
text-arts-track = Tier I costs 1 resource of any kind, tier II 2 different ones, tier III 3 of any kind, tier IV 2 equal ones.
text-achievement = In the order of arrival { $few } VP with up to 3 players, { $many } VP with more.
text-ongoing =
    As long as this tile lies with you, each of your advances on { $ongoing ->
        [science] the science track
        [technology] the technology track
        [military] the military track
        [exploration] the exploration track
       *[arts] the arts track
    } gives { $amount } VP.
text-capital = Nine districts of 3 by 3 plots; each gives 1 resource of your choice when it is complete. Starting territory: { $pair } on the small map, { $number } on the large one.
text-footprint = The tallest landmark in a city breaks ties.
text-track-landmark = For the first to enter tier { text-tier } of the { $track } track. { text-footprint }
text-circle = Circle:
text-square = Square:
text-needs-tier = For the top row you or a neighbour must have reached tier { text-tier } of the { $track } track.
text-needs-income = For the top row you or a neighbour must have uncovered space { $space } of the { $income }.
text-needs-landmark = When you gain a landmark you may put it on this card and upgrade the card at once. For the top row a landmark must be on it.
text-needs-charm = For the top row you must have played an enchanted tapestry card, or it must be income turn 5 or later.
text-flips = Then turn the card over.
text-cost = For 1 resource, if you like:
text-once = Only once; then turn the card over.
text-left-charm = Left charm, if a card lies to its left:
text-right-charm = Right charm, when a card is first put to its right:
text-adjustment = If you start with it:
text-decision =
    Automa: { $automa }. Shadow Empire: { $shadow }. Ties: { $tracks }. Hexes: { $scan }.{ $income ->
        [true] {" "}Income turn with the last card.
       *[false] {""}
    }{ $topple ->
        [true] {" "}Conquests get a toppled outpost.
       *[false] {""}
    }
text-favorite =
    { $favorite ->
        [exploration] It prefers the exploration track.
        [science] It prefers the science track.
        [technology] It prefers the technology track.
       *[military] It prefers the military track.
    }

# Tracks

card-track-exploration = Exploration
    .text = { text-track }
card-track-science = Science
    .text = { text-track }
card-track-technology = Technology
    .text = { text-track }
card-track-military = Military
    .text = { text-track }
card-track-arts = Arts
    .text = { text-arts-track }

# Spaces of the tracks

card-exploration-1 = Scouting
    .text = Gain 2 territory tiles.
card-exploration-2 = Rafts
    .text = Explore. Bonus for 1 resource: gain 1 tapestry card.
card-exploration-3 = Wagons
    .text = Explore or gain 1 farm.
card-exploration-4 = Navigation
    .text = Gain 1 territory tile, then explore.
card-exploration-5 = Ships
    .text = Gain 1 VP for each territory you control. Bonus for 1 resource: gain 1 farm.
card-exploration-6 = Tunnels
    .text = Gain 1 territory tile and 1 farm. Bonus for 1 resource: explore.
card-exploration-7 = Trains
    .text = Gain 2 territory tiles, then explore.
card-exploration-8 = Cars
    .text = Gain 1 farm and 1 VP for each of your farms. Bonus for 2 territory tiles: gain 5 VP.
card-exploration-9 = Airplanes
    .text = Gain 2 territory tiles, then explore any unexplored hex. Bonus for 1 resource: gain 1 tapestry card.
card-exploration-10 = Space Shuttle
    .text = Gain VP equal to your space on the technology track. Bonus for 3 territory tiles: gain 10 VP.
card-exploration-11 = Inter­stellar Travel
    .text = Gain 3 space tiles, then explore a space tile.
card-exploration-12 = Warpgates
    .text = Explore a space tile. Bonus for 1 resource: explore a space tile.
card-science-1 = Astronomy
    .text = Research without benefit and bonus.
card-science-2 = Mathematics
    .text = Gain 1 tapestry card. Bonus for 1 resource: gain 1 house.
card-science-3 = Herbalism
    .text = Research without benefit and bonus or gain 1 house.
card-science-4 = Medicine
    .text = Gain 1 VP for each of your tech cards and 1 tapestry card.
card-science-5 = Chemistry
    .text = Research. Bonus for 2 tapestry cards from your hand: gain 5 VP.
card-science-6 = Biology
    .text = Research or gain 1 house.
card-science-7 = Academic Research
    .text = Gain the benefit of the space of one of your tokens; you may also pay for its bonus.
card-science-8 = Nutrition
    .text = Gain 1 house and 1 VP for each of your houses.
card-science-9 = Physics
    .text = Advance on the exploration, military or technology track.
card-science-10 = Neuro­science
    .text = Go back 1 space on the military or technology track and gain its benefit.
card-science-11 = Quantum Physics
    .text = Advance on the exploration, military or technology track, twice.
card-science-12 = Alien Biology
    .text = Research four times without benefit and bonus; whenever your token would leave its track, gain 5 VP.
card-technology-1 = Pottery
    .text = Invent.
card-technology-2 = Carpentry
    .text = Gain 1 tapestry card. Bonus for 1 resource: gain 1 market.
card-technology-3 = Stone Tools
    .text = Invent or gain 1 market.
card-technology-4 = Metallurgy
    .text = You may replace the face-up tech cards, then invent.
card-technology-5 = Glass
    .text = Gain 1 farm, 1 house or 1 armory. Bonus for 1 resource: upgrade a tech card.
card-technology-6 = Steel
    .text = Gain 1 VP for each of your armories and 1 market. Bonus for 1 resource: invent.
card-technology-7 = Rubber
    .text = You may replace the face-up tech cards, then invent twice.
card-technology-8 = Plastic
    .text = Gain 1 market and 1 VP for each of your markets. Bonus for 1 resource: upgrade a tech card.
card-technology-9 = Electronics
    .text = Upgrade a tech card and gain the circle benefit of a card in your middle row.
card-technology-10 = Computers
    .text = Gain VP equal to your space on the military track and VP equal to your space on the science track.
card-technology-11 = Nano­technology
    .text = Upgrade a tech card and gain the square benefit of a card in your top row. Bonus for 3 tech cards: gain 10 VP.
card-technology-12 = AI Singularity
    .text = Gain 1 coin, 1 worker, 1 food and 1 culture; move this token to the start of any track.
card-military-1 = Archery
    .text = Conquer.
card-military-2 = Bladed Weapons
    .text = Gain 1 tapestry card. Bonus for 1 resource: gain 1 armory.
card-military-3 = Walls
    .text = Conquer or gain 1 armory.
card-military-4 = Standing Army
    .text = Gain 1 worker and 1 VP for each territory tile in your supply.
card-military-5 = Cavalry
    .text = Conquer and gain 1 armory.
card-military-6 = Gunpowder
    .text = Conquer and gain 1 tapestry card. Bonus for 1 resource: gain 1 armory.
card-military-7 = Tanks
    .text = Conquer; if an opponent controlled the territory, gain both dice.
card-military-8 = Warplanes
    .text = Conquer any territory. Bonus for 1 resource: gain 1 tapestry card.
card-military-9 = Anti-Aircraft Defense
    .text = Gain 1 armory and 1 VP for each of your tapestry cards in hand and on your mat.
card-military-10 = Nuclear Bomb
    .text = Gain VP equal to your space on the exploration track and play a tapestry card on top of your current one.
card-military-11 = Drone Assassins
    .text = Gain 1 VP for each complete row and column of your city. Bonus for 3 tapestry cards from your hand: gain 10 VP.
card-military-12 = Mechs
    .text = Conquer and gain both dice; gain another civilization.
card-arts-1 = Cave Paintings
    .text = Gain 1 tapestry card.
card-arts-2 = Flutes
    .text = Gain 5 VP. Bonus for 1 resource: gain 1 income building of your choice.
card-arts-3 = Dance
    .text = Create.
card-arts-4 = Epic Poetry
    .text = Gain 1 VP for each territory tile in your supply and 1 VP for each of your tech cards.
card-arts-5 = Symphony
    .text = Inspire. Bonus for 1 resource: create.
card-arts-6 = Carved Marble Sculpture
    .text = Broadcast or gain 1 income building of your choice.
card-arts-7 = Rock Opera
    .text = You may replace the face-up masterpieces, then create.
card-arts-8 = CGI Animation
    .text = Inspire. Bonus for 1 resource: gain 1 income building of your choice.
card-arts-9 = Flash Mob
    .text = Advance on the exploration, science, technology or military track.
card-arts-10 = Virtual Reality Holocenter
    .text = Gain 1 income building of your choice and 1 VP for each of your income buildings.
card-arts-11 = Infinite Spectrum Photography
    .text = Advance on the exploration, science, technology or military track. Bonus for 1 resource: create.
card-arts-12 = Streaming Implants
    .text = Gain the benefits of up to 3 different masterpieces, yours and those of your neighbours.

# Income rows and inspiration tiles, space by space

card-income-markets = Markets
    .text = From the left, as far as uncovered: 1 coin and 1 VP for each of your tech cards; 1 coin; 1 VP for each of your tech cards; 1 coin; 1 coin and 1 VP for each of your tech cards; 10 VP.
card-income-houses = Houses
    .text = From the left, as far as uncovered: 1 worker and 1 VP for each complete row and column of your city; 1 worker; 1 VP for each complete row and column of your city; 1 worker; 1 worker and 1 VP for each complete row and column of your city; 10 VP.
card-income-farms = Farms
    .text = From the left, as far as uncovered: 1 food and 1 territory tile; 1 food; 4 VP; 1 food; 1 food and 7 VP; 10 VP.
card-income-armories = Armories
    .text = From the left, as far as uncovered: 1 culture and 1 tapestry card; 1 culture; 1 VP for each territory you control; 1 culture; 1 culture and 1 VP for each territory you control; 10 VP.
card-inspiration-markets = Inspi­ration: Markets
    .text = From the left, as far as uncovered: 1 coin and 1 VP for each of your tech cards; 1 coin and 1 VP for each of your tech cards; 2 VP for each of your tech cards; 1 coin and 1 VP for each of your tech cards; 1 coin and 1 VP for each of your tech cards; 15 VP.
card-inspiration-houses = Inspi­ration: Houses
    .text = From the left, as far as uncovered: 1 worker and 1 VP for each complete row and column of your city; 1 worker and 1 VP for each complete row and column of your city; 1 VP for each complete row and column of your city; 1 worker; 1 worker and 1 VP for each complete row and column of your city; 15 VP.
card-inspiration-farms = Inspi­ration: Farms
    .text = From the left, as far as uncovered: 1 food, 1 territory tile and 2 VP; 1 food and 3 VP; 7 VP; 1 food and 3 VP; 1 food and 10 VP; 15 VP.
card-inspiration-armories = Inspi­ration: Armories
    .text = From the left, as far as uncovered: 1 culture and 1 tapestry card; 1 culture and 1 VP for each territory you control; 1 VP for each territory you control and 1 VP for each complete row and column of your city; 1 culture; 1 culture and 1 VP for each territory you control; 15 VP.

# Dice

card-science-d12 = Science Die (12)
    .text = Each of the four tracks three times.
card-science-d20 = Science Die (20)
    .text = Each of the five tracks four times. Used with the arts track.
card-conquer-red = Red Conquer Die
    .text = 4, 5, 6 or 7 VP, or twice 1 VP for each territory you control.
card-conquer-black = Black Conquer Die
    .text = 1 coin, 1 worker, 1 food or 1 culture, or twice the benefit of the conquered tile.

# Achievements

card-end-of-track = End of a Track
    .text = A token of yours reaches the end of any track. { text-achievement }
card-topple-two = Two Toppled Outposts
    .text = Two outposts of opponents lie toppled by your conquests or traps. { text-achievement }
card-middle-island = Middle Island
    .text = You conquer the middle island. { text-achievement }

# Territory tiles

card-territory-01 = Territory Tile 1
    .text = { $lands }. Gain 1 coin.
card-territory-02 = Territory Tile 2
    .text = { $lands }. Gain 2 territory tiles.
card-territory-03 = Territory Tile 3
    .text = { $lands }. Gain 1 food.
card-territory-04 = Territory Tile 4
    .text = { $lands }. Gain 1 culture.
card-territory-05 = Territory Tile 5
    .text = { $lands }. Gain 1 food.
card-territory-06 = Territory Tile 6
    .text = { $lands }. Gain 1 worker.
card-territory-07 = Territory Tile 7
    .text = { $lands }. Gain 1 coin.
card-territory-08 = Territory Tile 8
    .text = { $lands }. Gain 1 farm.
card-territory-09 = Territory Tile 9
    .text = { $lands }. Gain 1 tapestry card.
card-territory-10 = Territory Tile 10
    .text = { $lands }. Gain 1 culture.
card-territory-11 = Territory Tile 11
    .text = { $lands }. Gain 1 worker.
card-territory-12 = Territory Tile 12
    .text = { $lands }. Research without benefit and bonus.
card-territory-13 = Territory Tile 13
    .text = { $lands }. Gain 1 coin.
card-territory-14 = Territory Tile 14
    .text = { $lands }. Gain 1 culture.
card-territory-15 = Territory Tile 15
    .text = { $lands }. Gain 1 worker.
card-territory-16 = Territory Tile 16
    .text = { $lands }. Gain 1 coin.
card-territory-17 = Territory Tile 17
    .text = { $lands }. Gain 1 food.
card-territory-18 = Territory Tile 18
    .text = { $lands }. Gain 1 market.
card-territory-19 = Territory Tile 19
    .text = { $lands }. Gain 1 tapestry card.
card-territory-20 = Territory Tile 20
    .text = { $lands }. Gain 1 culture.
card-territory-21 = Territory Tile 21
    .text = { $lands }. Gain 1 worker.
card-territory-22 = Territory Tile 22
    .text = { $lands }. Upgrade a tech card.
card-territory-23 = Territory Tile 23
    .text = { $lands }. Invent.
card-territory-24 = Territory Tile 24
    .text = { $lands }. Gain 1 food.
card-territory-25 = Territory Tile 25
    .text = { $lands }. Gain 1 house.
card-territory-26 = Territory Tile 26
    .text = { $lands }. Gain 1 food.
card-territory-27 = Territory Tile 27
    .text = { $lands }. Gain 1 worker.
card-territory-28 = Territory Tile 28
    .text = { $lands }. Gain 1 coin.
card-territory-29 = Territory Tile 29
    .text = { $lands }. Gain 1 tapestry card.
card-territory-30 = Territory Tile 30
    .text = { $lands }. Gain 1 culture.
card-territory-31 = Territory Tile 31
    .text = { $lands }. Gain 1 worker.
card-territory-32 = Territory Tile 32
    .text = { $lands }. Invent.
card-territory-33 = Territory Tile 33
    .text = { $lands }. Gain 1 armory.
card-territory-34 = Territory Tile 34
    .text = { $lands }. Gain 1 food.
card-territory-35 = Territory Tile 35
    .text = { $lands }. Gain 1 culture.
card-territory-36 = Territory Tile 36
    .text = { $lands }. Gain 1 coin.
card-territory-37 = Territory Tile 37
    .text = { $lands }. Gain 1 coin.
card-territory-38 = Territory Tile 38
    .text = { $lands }. Gain 1 culture.
card-territory-39 = Territory Tile 39
    .text = { $lands }. Gain 1 worker.
card-territory-40 = Territory Tile 40
    .text = { $lands }. Gain 1 coin.
card-territory-41 = Territory Tile 41
    .text = { $lands }. Gain 1 food.
card-territory-42 = Territory Tile 42
    .text = { $lands }. Invent.
card-territory-43 = Territory Tile 43
    .text = { $lands }. Gain 1 tapestry card.
card-territory-44 = Territory Tile 44
    .text = { $lands }. Gain 1 culture.
card-territory-45 = Territory Tile 45
    .text = { $lands }. Gain 1 worker.
card-territory-46 = Territory Tile 46
    .text = { $lands }. Research without benefit and bonus.
card-territory-47 = Territory Tile 47
    .text = { $lands }. Gain 2 territory tiles.
card-territory-48 = Territory Tile 48
    .text = { $lands }. Gain 1 food.

# Space tiles

card-space-01 = Space Tile 1
    .text = Advance on the science track and gain VP equal to your space on the science track.
card-space-02 = Space Tile 2
    .text = Gain 1 armory and 1 VP for each of your armories.
card-space-03 = Space Tile 3
    .text = Gain 1 house and 1 VP for each of your houses.
card-space-04 = Space Tile 4
    .text = Gain 1 tapestry card, play a tapestry card on top of your current one and gain 1 VP for each of your tapestry cards in hand and on your mat.
card-space-05 = Space Tile 5
    .text = Gain 1 coin, 1 worker and 8 VP.
card-space-06 = Space Tile 6
    .text = Research and gain 6 VP.
card-space-07 = Space Tile 7
    .text = Gain 1 food, 1 culture and 8 VP.
card-space-08 = Space Tile 8
    .text = Gain 1 culture and 1 VP for each complete row and column of your city.
card-space-09 = Space Tile 9
    .text = Advance on the technology track and gain VP equal to your space on the technology track.
card-space-10 = Space Tile 10
    .text = Invent, upgrade a tech card and gain 1 VP for each of your tech cards.
card-space-11 = Space Tile 11
    .text = Conquer and gain 1 VP for each territory you control.
card-space-12 = Space Tile 12
    .text = Advance on the military track and gain VP equal to your space on the military track.
card-space-13 = Space Tile 13
    .text = Gain 13 VP.
card-space-14 = Space Tile 14
    .text = Gain 1 farm and 1 VP for each of your farms.
card-space-15 = Space Tile 15
    .text = Gain 1 market and 1 VP for each of your markets.
card-space-16 = Space Tile 16
    .text = Gain the landmark Monolith.
card-space-17 = Space Tile 17
    .text = { text-ongoing }
card-space-18 = Space Tile 18
    .text = { text-ongoing }
card-space-19 = Space Tile 19
    .text = { text-ongoing }

# Capital mats

card-capital-mountain = Mountain
    .text = { text-capital }
card-capital-wetland = Wetland
    .text = { text-capital }
card-capital-tropical = Tropical
    .text = { text-capital }
card-capital-desert = Desert
    .text = { text-capital }
card-capital-grassland = Grassland
    .text = { text-capital }
card-capital-forest = Forest
    .text = { text-capital }
card-capital-archipelago = Archipelago
    .text = Water is impassable. Each island is a district and gives 1 resource of your choice.
card-capital-cloud-city = Cloud City
    .text = Sky is impassable. Each cloud is a district and gives 1 resource of your choice.
card-capital-swamp = Swamp
    .text = Lily pads count as filled and may be built on. In income turn 5 each that is not covered costs you { $pad_loss } VP. Each district gives 1 resource of your choice.
card-capital-mesa = Mesa
    .text = No building may hang over the edge. Each district gives 1 resource of your choice.
card-capital-canyon = Canyon
    .text = A canyon runs through the city; it is impassable. Each district gives 1 resource of your choice.
card-capital-oasis = Oasis
    .text = The centre is impassable. The four districts beside it give 1 resource of your choice and 2 VP, those in the corners 1 resource of your choice.
card-capital-polar = Polar
    .text = Six lines are districts and give 1 or 2 resources of your choice.
card-capital-savanna = Savanna
    .text = Six districts. Each complete one gives 1 resource of your choice with the income of every income turn from the second on, in the fifth at its end, and nothing at once.
card-capital-veil = Veil
    .text = Five districts give 1 resource of your choice; three irregular ones give 1 tapestry card, 10 VP or a tech card.
card-capital-city-in-a-bottle = City in a Bottle
    .text = A city of 6 by 6 plots with six districts, each of which gives 1 resource of your choice. Landmarks have no place in it: one that you cannot place elsewhere is set aside for { $aside_vp } VP.
card-capital-netherworld = Netherworld
    .text = A chain of covered plots from a goblin to the centre completes a district: 1 resource of your choice for each of 4 goblins.
card-capital-quagmire = Quagmire
    .text = Water and will-o’-the-wisps are impassable. Landmarks may not stand beside a wisp. Each district gives 1 resource of your choice.

# Landmarks

card-landmark-forge = Forge
    .text = { text-track-landmark }
card-landmark-rubber-works = Rubber Works
    .text = { text-track-landmark }
card-landmark-tech-hub = Tech Hub
    .text = { text-track-landmark }
card-landmark-barracks = Barracks
    .text = { text-track-landmark }
card-landmark-tank-factory = Tank Factory
    .text = { text-track-landmark }
card-landmark-fusion-reactor = Fusion Reactor
    .text = { text-track-landmark }
card-landmark-lighthouse = Lighthouse
    .text = { text-track-landmark }
card-landmark-train-station = Train Station
    .text = { text-track-landmark }
card-landmark-launch-pad = Launch Pad
    .text = { text-track-landmark }
card-landmark-apothecary = Apothecary
    .text = { text-track-landmark }
card-landmark-academy = Academy
    .text = { text-track-landmark }
card-landmark-laboratory = Laboratory
    .text = { text-track-landmark }
card-landmark-bakery = Bakery
    .text = Of the tech card of this name. { text-footprint }
card-landmark-barn = Barn
    .text = Of the tech card of this name. { text-footprint }
card-landmark-com-tower = Com Tower
    .text = Of the tech card of this name. { text-footprint }
card-landmark-library = Library
    .text = Of the tech card of this name. { text-footprint }
card-landmark-stock-market = Stock Market
    .text = Of the tech card of this name. { text-footprint }
card-landmark-treasury = Treasury
    .text = Of the tech card of this name. { text-footprint }
card-landmark-digital-studio = Digital Studio
    .text = Of the landmark card of this name. { text-footprint }
card-landmark-game-store = Game Store
    .text = Of the landmark card of this name. { text-footprint }
card-landmark-skyscraper = Skyscraper
    .text = Of the landmark card of this name. { text-footprint }
card-landmark-tv-station = TV Station
    .text = Of the landmark card of this name. { text-footprint }
card-landmark-urban-farm = Urban Farm
    .text = Of the landmark card of this name. { text-footprint }
card-landmark-monolith = Monolith
    .text = Found by exploring a space tile. { text-footprint }
card-landmark-stadium = Stadium
    .text = Of the tapestry card { card-entertain-the-masses }. { text-footprint }
card-landmark-birdwatching-perch = Bird­watching Perch
    .text = Of the landmark card of this name. { text-footprint }
card-landmark-bridge = Bridge
    .text = Of the landmark card of this name. { text-footprint }
card-landmark-castle = Castle
    .text = Of the landmark card of this name. { text-footprint }
card-landmark-villa = Villa
    .text = Of the landmark card of this name. { text-footprint }
card-landmark-windmill = Windmill
    .text = Of the landmark card of this name. { text-footprint }
card-landmark-clocktower = Clocktower
    .text = { text-track-landmark }
card-landmark-opera-house = Opera House
    .text = { text-track-landmark }
card-landmark-holocenter = Holocenter
    .text = { text-track-landmark }

# Landmark cards

card-lc-skyscraper = { card-landmark-skyscraper }
    .text = The landmark is yours if, at the end of your turn, your city has a complete row or column.
card-lc-tv-station = { card-landmark-tv-station }
    .text = The landmark is yours if, at the end of your turn, your city has at least { $least } complete districts.
card-lc-urban-farm = { card-landmark-urban-farm }
    .text = The landmark is yours if, at the end of your turn, you have at least { $least } income buildings of one type.
card-lc-digital-studio = { card-landmark-digital-studio }
    .text = The landmark is yours if, at the end of your turn, you have a tech card in your top row.
card-lc-game-store = { card-landmark-game-store }
    .text = The landmark is yours if, at the end of your turn, you have at least { $least } territory tiles in your supply.
card-lc-windmill = { card-landmark-windmill }
    .text = The landmark is yours if, at the end of your turn, you have at least { $least } tech cards.
card-lc-castle = { card-landmark-castle }
    .text = The landmark is yours if, at the end of your turn, you control at least { $least } territories next to your starting territory.
card-lc-villa = { card-landmark-villa }
    .text = The landmark is yours if, at the end of your turn, you have advanced in this turn into a tier whose landmark was gone.
card-lc-bridge = { card-landmark-bridge }
    .text = The landmark is yours if, at the end of your turn, you have reached tier II on at least { $least } tracks.
card-lc-birdwatching-perch = { card-landmark-birdwatching-perch }
    .text = The landmark is yours if, at the end of your turn, you have an income building of each type.

# Tech cards

card-air-conditioning = Air Condi­tioning
    .text = { text-circle } Gain 1 worker. { text-square } Gain 1 house. { text-needs-tier }
card-ammonia = Ammonia
    .text = { text-circle } Gain 1 farm. { text-square } Gain 1 VP for each of your farms. { text-needs-tier }
card-anesthesia = Anesthesia
    .text = { text-circle } Gain 1 armory. { text-square } Gain 1 VP for each of your armories. { text-needs-tier }
card-assembly-line = Assembly Line
    .text = { text-circle } Gain the square benefit of a card in your top row. { text-square } Gain the circle benefit of a card in your middle row. { text-needs-tier }
card-bakery = Bakery
    .text = { text-circle } Gain 4 VP. { text-square } Gain the landmark Bakery. { text-needs-income }
card-barn = Barn
    .text = { text-circle } Gain 3 VP. { text-square } Gain the landmark Barn. { text-needs-income }
card-lithium-ion-battery = Lithium-Ion Battery
    .text = { text-circle } Gain 4 VP. { text-square } Gain the benefit of the space of one of your tokens; you may also pay for its bonus. { text-needs-tier }
card-calendar = Calendar
    .text = { text-circle } Gain 1 culture. { text-square } Gain 7 VP. { text-needs-tier }
card-canned-food = Canned Food
    .text = { text-circle } Gain 1 food. { text-square } Gain 7 VP. { text-needs-tier }
card-clocks = Clocks
    .text = { text-circle } Advance on the technology track without benefit and bonus. { text-square } Gain VP equal to your space on the technology track. { text-needs-tier }
card-compass = Compass
    .text = { text-circle } Gain 2 territory tiles. { text-square } Explore. { text-needs-tier }
card-com-tower = Com Tower
    .text = { text-circle } Gain 5 VP. { text-square } Gain the landmark Com Tower. { text-needs-income }
card-concrete = Concrete
    .text = { text-circle } Gain 1 market. { text-square } Gain 1 VP for each of your markets. { text-needs-tier }
card-dynamite = Dynamite
    .text = { text-circle } Conquer. { text-square } Gain 1 VP for each territory you control. { text-needs-tier }
card-eyeglasses = Eyeglasses
    .text = { text-circle } Invent. { text-square } Gain 1 VP for each of your tech cards. { text-needs-tier }
card-irrigation = Irrigation
    .text = { text-circle } Gain 1 food. { text-square } Gain 1 farm. { text-needs-tier }
card-library = Library
    .text = { text-circle } Gain 3 VP. { text-square } Gain the landmark Library. { text-needs-income }
card-light-bulb = Light Bulb
    .text = { text-circle } Gain 1 coin. { text-square } Gain 1 market. { text-needs-tier }
card-paper = Paper
    .text = { text-circle } Gain 1 house. { text-square } Gain 1 VP for each of your houses. { text-needs-tier }
card-penicillin = Penicillin
    .text = { text-circle } Research without benefit and bonus. { text-square } Gain 5 VP. { text-needs-tier }
card-printing-press = Printing Press
    .text = { text-circle } Gain 1 tapestry card. { text-square } Play a tapestry card on top of your current one. { text-needs-tier }
card-radio = Radio
    .text = { text-circle } Gain 3 VP. { text-square } Gain another civilization. { text-needs-tier }
card-sewage-and-plumbing = Sewage & Plumbing
    .text = { text-circle } Gain 1 culture. { text-square } Gain 1 armory. { text-needs-tier }
card-siegecraft = Siegecraft
    .text = { text-circle } Advance on the military track without benefit and bonus. { text-square } Gain VP equal to your space on the military track. { text-needs-tier }
card-stock-market = Stock Market
    .text = { text-circle } Gain 5 VP. { text-square } Gain the landmark Stock Market. { text-needs-income }
card-telescope = Telescope
    .text = { text-circle } Gain 1 culture and 1 territory tile. { text-square } Gain 1 VP for each territory tile in your supply. { text-needs-tier }
card-the-nail = The Nail
    .text = { text-circle } Gain 1 tapestry card. { text-square } Gain 1 market, 1 house or 1 farm. { text-needs-tier }
card-time-travel = Time Travel
    .text = { text-circle } Gain 1 coin. { text-square } Go back 1 space on the exploration or military track without benefit. { text-needs-tier }
card-transistors = Transistors
    .text = { text-circle } Gain 1 coin. { text-square } Gain 1 culture and 4 VP. { text-needs-tier }
card-treasury = Treasury
    .text = { text-circle } Gain 4 VP. { text-square } Gain the landmark Treasury. { text-needs-income }
card-vaccines = Vaccines
    .text = { text-circle } Advance on the science track without benefit and bonus. { text-square } Gain VP equal to your space on the science track. { text-needs-tier }
card-warships = Warships
    .text = { text-circle } Gain 1 worker. { text-square } Conquer. { text-needs-tier }
card-zeppelins = Zeppelins
    .text = { text-circle } Advance on the exploration track without benefit and bonus. { text-square } Gain VP equal to your space on the exploration track. { text-needs-tier }
card-astrolabe = Astrolabe
    .text = { text-circle } Gain 1 food. { text-square } Advance on the exploration track. { text-needs-landmark }
card-automation = Automation
    .text = { text-circle } Gain 1 coin. { text-square } Advance on the technology track. { text-needs-landmark }
card-calculus = Calculus
    .text = { text-circle } Gain 1 worker. { text-square } Advance on the science track. { text-needs-landmark }
card-war-college = War College
    .text = { text-circle } Gain 1 culture. { text-square } Advance on the military track. { text-needs-landmark }
card-microphone = Microphone
    .text = { text-circle } Gain 1 resource of your choice. { text-square } Advance on the arts track. { text-needs-landmark }
card-jet-fuel = Jet Fuel
    .text = { text-circle } Gain 1 space tile. { text-square } Explore a space tile. { text-needs-tier }
card-duct-tape = Duct Tape
    .text = { text-circle } Gain 1 culture. { text-square } Upgrade twice, one or two tech cards, whatever their conditions. { text-needs-tier }
card-oil-paint = Oil Paint
    .text = { text-circle } Gain 1 resource of your choice. { text-square } Create. { text-needs-tier }
card-public-art = Public Art
    .text = { text-circle } Gain 1 tapestry card. { text-square } Inspire. { text-needs-tier }
card-opera = Opera
    .text = { text-circle } Advance on the arts track without benefit and bonus. { text-square } Gain VP equal to your space on the arts track. { text-needs-tier }
card-suburbs = Suburbs
    .text = { text-circle } Gain 4 VP. { text-square } Gain 1 income building of your choice.
card-golem-minions = Golem Minions
    .text = { text-circle } Gain 1 VP for each of your landmarks. { text-square } Advance on the military track without benefit and bonus; gain VP equal to your space on the military track. { text-needs-charm }
card-object-cloning = Object Cloning
    .text = { text-circle } Advance on the arts or technology track without benefit and bonus. { text-square } Advance on the arts or technology track. { text-needs-charm } { text-flips }
card-mind-control = Mind Control
    .text = { text-circle } Advance on the science or military track without benefit and bonus. { text-square } Advance on the science or military track. { text-needs-charm } { text-flips }
card-remote-viewing = Remote Viewing
    .text = { text-circle } Gain 1 territory tile, then explore any unexplored hex with a tile of your supply. { text-square } Research. { text-needs-charm } { text-flips }
card-shapeshifting = Shape­shifting
    .text = { text-circle } Invent. { text-square } Gain 1 income building of your choice. { text-needs-charm }
card-levitation = Levitation
    .text = { text-circle } Explore or gain 1 space tile. { text-square } Explore a space tile. { text-needs-charm } { text-flips }
card-perfect-memory = Perfect Memory
    .text = { text-circle } Advance on the science or arts track without benefit and bonus. { text-square } Advance on the science or arts track. { text-needs-charm } { text-flips }
card-pyrokinesis = Pyrokinesis
    .text = { text-circle } Gain 1 armory. { text-square } Gain 1 VP for each of your armories and 1 VP for each territory you control. { text-needs-charm }
card-weather-control = Weather Control
    .text = { text-circle } Explore. { text-square } Gain the benefit of the space of one of your tokens; you may also pay for its bonus. { text-needs-charm } { text-flips }
card-superhuman-strength = Superhuman Strength
    .text = { text-circle } Advance on the exploration or military track without benefit and bonus. { text-square } Advance on the exploration or military track. { text-needs-charm } { text-flips }
card-superhuman-speed = Superhuman Speed
    .text = { text-circle } Gain 1 VP for each territory tile in your supply. { text-square } Explore twice. { text-needs-charm }
card-teleportation = Tele­portation
    .text = { text-circle } Advance on the exploration or technology track without benefit and bonus. { text-square } Advance on the exploration or technology track. { text-needs-charm } { text-flips }

# Masterpieces

card-masterpiece-01 = Master­piece 1
    .text = Gain 1 VP for each of your markets and 1 VP for each of your houses; gain 1 worker or 1 coin.
card-masterpiece-02 = Master­piece 2
    .text = Gain VP equal to your space on the technology track.
card-masterpiece-03 = Master­piece 3
    .text = Gain 1 income building of your choice and 1 resource of your choice. { text-once }
card-masterpiece-04 = Master­piece 4
    .text = Gain 1 VP for each of your tapestry cards in hand and on your mat and 1 resource of your choice.
card-masterpiece-05 = Master­piece 5
    .text = Gain 1 tapestry card and 1 resource of your choice.
card-masterpiece-06 = Master­piece 6
    .text = Gain 1 VP for each complete row of your city and 1 resource of your choice.
card-masterpiece-07 = Master­piece 7
    .text = Gain VP equal to your space on the science track.
card-masterpiece-08 = Master­piece 8
    .text = Gain 1 VP for each of your armories and 1 VP for each of your farms; gain 1 food or 1 culture.
card-masterpiece-09 = Master­piece 9
    .text = Gain 1 VP for each territory you control and 1 culture.
card-masterpiece-10 = Master­piece 10
    .text = Gain 1 VP for each of your tech cards and 1 resource of your choice.
card-masterpiece-11 = Master­piece 11
    .text = Gain 1 territory tile and 1 resource of your choice.
card-masterpiece-12 = Master­piece 12
    .text = { text-cost } Gain the benefit of the space of one of your tokens; you may also pay for its bonus. { text-once }
card-masterpiece-13 = Master­piece 13
    .text = Upgrade a tech card, which cannot be upgraded again this turn.
card-masterpiece-14 = Master­piece 14
    .text = Gain 1 VP for each complete column of your city and 1 resource of your choice.
card-masterpiece-15 = Master­piece 15
    .text = { text-cost } Advance on the arts track.
card-masterpiece-16 = Master­piece 16
    .text = Gain VP equal to your space on the military track.
card-masterpiece-17 = Master­piece 17
    .text = Gain VP equal to your space on the arts track.
card-masterpiece-18 = Master­piece 18
    .text = Gain VP equal to your space on the exploration track.
card-masterpiece-19 = Master­piece 19
    .text = Gain 4 VP and 1 resource of your choice.
card-masterpiece-20 = Master­piece 20
    .text = Conquer a neighbouring territory that holds nothing.

# Tapestry cards

card-academia = Academia
    .text = { type-this-era }: Whenever you invent or gain a tapestry card, gain 3 VP.
card-age-of-discovery = Age of Discovery
    .text = { type-when-played }: Roll the science die. All players, you first, must advance on the track rolled; only you gain the benefit and may pay for the bonus.
card-age-of-sail = Age of Sail
    .text = { type-this-era }: Whenever you explore a hex, first gain { $tiles } territory tiles; then you may give one of your tiles to an opponent for { $amount } VP.
card-age-of-wonders = Age of Wonders
    .text = { type-when-played }: If you have the fewest landmarks, gain { $resources } resources of your choice; if you have the most, gain { $amount } VP; otherwise, and with any tie, gain 1 resource of your choice and { $also } VP.
card-alliance = Alliance
    .text = { type-this-era }: Choose an opponent. Neither of you may conquer territories of the other. Whenever that opponent upgrades a tech card, you gain the same benefit afterwards.
card-boast-of-superiority = Boast of Superiority
    .text = { type-when-played }: Gain { $amount } VP for each track on which no token is ahead of yours.
card-broker-of-peace = Broker of Peace
    .text = { type-this-era }: You cannot advance on the military track. Whenever an opponent does, gain 3 VP.
card-capitalism = Capitalism
    .text = { type-this-era }: In your income turn gain { $amount } VP for each coin of your income. Whenever you gain a market, also gain 1 coin.
card-coal-baron = Coal Baron
    .text = { type-when-played }: Gain 1 territory tile and explore with it. Then each neighbour gains 1 territory tile.
card-colonialism = Colonialism
    .text = { type-when-played }: Choose a territory tile you control. For each land on it gain: 1 worker for mountains, 1 culture for grassland, 1 food for forest, 1 coin for desert.
card-dark-ages = Dark Ages
    .text = { type-when-played }: Go back 1 space on { $times } tracks, then advance { $amount } spaces on another one. No benefits and bonuses, but landmarks.
card-democracy = Democracy
    .text = { type-when-played }: Draw { $cards } tapestry cards. Then discard any number of tapestry cards from your hand for { $amount } VP each.
card-dictatorship = Dictator­ship
    .text = { type-when-played }: Advance on any track. Until the end of your next turn opponents cannot advance on it.
card-diplomacy = Diplomacy
    .text = { type-when-played }: Every player gains 1 resource of their choice. You also gain 1 income building of your choice.
card-dystopia = Dystopia
    .text = { type-when-played }: Gain any track landmark that is still available.
card-empiricism = Empiricism
    .text = { type-this-era }: Whenever you advance on the science track, gain { $amount } VP. When you roll the science die, roll { $times } more and choose one result.
card-espionage = Espionage
    .text = { type-when-played }: Copy the ability of any visible tapestry card on any income mat; no charms and no continuous abilities.
card-exploitation = Exploi­tation
    .text = { type-this-era }: For every territory tile you lay on the map you may gain its benefit twice and no VP for its sides, instead of the usual reward.
card-feudalism = Feudalism
    .text = { type-when-played }: Gain 1 resource of your choice or 3 VP for each of your landmarks.
card-golden-age = Golden Age
    .text = { type-this-era }: You need not meet the conditions of tech cards. Whenever you upgrade one, gain 3 VP.
card-guilds = Guilds
    .text = { type-when-played }: Pay { $amount } VP for 1 resource of your choice or the other way round, up to { $times } times.
card-industrialism = Indus­trialism
    .text = { type-this-era }: Whenever you invent, gain the circle benefit of the card; it stays in your bottom row.
card-marriage-of-state = Marriage of State
    .text = { type-this-era }: Choose a track and an opponent. Whenever they gain the benefit of a space of that track, you gain it afterwards, but not the bonus.
card-mercantilism = Mercan­tilism
    .text = { type-this-era }: In your income turn you may turn food of your income into other resources, for { $amount } VP each.
card-meritocracy = Meritocracy
    .text = { type-when-played }: Invent, then gain 2 VP for each of your tech cards.
card-militarism = Militarism
    .text = { type-this-era }: Whenever you explore a hex of the map, you may put an outpost on it. That is no conquest.
card-monarchy = Monarchy
    .text = { type-this-era }: Whenever you place an income building, gain 3 VP.
card-oil-magnate = Oil Magnate
    .text = { type-when-played }: Choose a track. You, then each neighbour, may advance on it; only you gain the benefit and may pay for the bonus.
card-olympic-host = Olympic Host
    .text = { type-when-played }: You, then everybody in turn, may pay 1 worker for { $amount } VP. If an opponent did, gain 1 income building of your choice, otherwise 1 coin.
card-pillage-and-plunder = Pillage and Plunder
    .text = { type-this-era }: Whenever you topple an outpost by conquering, gain both dice. Traps cannot be played against you.
card-pirate-rule = Pirate Rule
    .text = { type-this-era }: Whenever you conquer a territory tile, also gain its benefit.
card-plea-for-aid = Plea for Aid
    .text = { type-when-played }: Gain { $amount } VP and 1 resource of your choice for each track on which everybody is ahead of you.
card-renaissance = Renaissance
    .text = { type-when-played }: Advance once on each track, in any order, without benefits; you may take the bonuses for nothing.
card-revisionism = Revisionism
    .text = { type-this-era }: Whenever you gain a landmark of a track, gain 1 resource of your choice. Whenever you enter a tier whose landmark is gone, gain 1 armory.
card-revolution = Revolution
    .text = { type-when-played }: Gain 1 resource of your choice or stand up to 3 of your toppled outposts up and topple the opponents’ outposts there.
card-socialism = Socialism
    .text = { type-when-played }: Choose a track and move your token to the space of the nearest opponent ahead or behind. No benefit and bonus, but landmarks.
card-steam-tycoon = Steam Tycoon
    .text = { type-when-played }: Invent a face-up card and upgrade it at once. Then each neighbour invents the top card of the deck.
card-technocracy = Technocracy
    .text = { type-when-played }: If nobody has entered this era before you, invent and upgrade that card at once; over another card it is enough that nobody else is in this era. Otherwise gain { $amount } VP for each opponent.
card-terraforming = Terra­forming
    .text = { type-this-era }: You may build on impassable plots. For each building that covers one, gain { $amount } VP.
card-theocracy = Theocracy
    .text = { type-this-era }: You cannot advance on the science track. Whenever you enter a new tier of a track, gain 4 VP.
card-trade-economy = Trade Economy
    .text = { type-when-played }: Gain the benefit of the space of an opponent’s token on any track. If the space has a bonus, that opponent gains it for nothing.
card-trap = Trap
    .text = { type-when-played }: 10 VP. Response when an opponent conquers a territory you control: gain 1 resource of your choice and topple the attacker’s outpost; you keep control.
card-tyranny = Tyranny
    .text = { type-this-era }: Once, when you gain a tapestry card, you may play it on top of this one at once and gain { $amount } VP.
card-wartime-economy = Wartime Economy
    .text = { type-this-era }: Bonuses that cost 1 resource are free.
card-manifest-destiny = Manifest Destiny
    .text = { type-when-played }: Conquer a territory next to your starting territory, then you may gain the benefit of a territory tile you control.
card-cartography = Cartography
    .text = { type-when-played }: Gain 1 territory tile and explore with it. If its sides gave you at least { $amount } VP, you may also conquer it.
card-entertain-the-masses = Entertain the Masses
    .text = { type-when-played }: Gain the landmark Stadium if it is still available, then 1 VP for each of your landmarks.
card-double-cross = Double Cross
    .text = { type-when-played }: Conquer. Response to a trap against your conquest: the trap is cancelled, the defender’s outpost is toppled and yours stands.
card-stolen-plans = Stolen Plans
    .text = { type-when-played }: Invent, then upgrade a tech card. Response to a trap against your conquest: the trap is cancelled, and you gain 1 tapestry card.
card-retreat = Retreat
    .text = { type-when-played }: Explore. Response when an opponent conquers a territory you control: your outpost moves to a neighbouring empty territory instead of being toppled.
card-surrender = Surrender
    .text =
        { type-when-played }: 2 tapestry cards. Response when an opponent conquers a territory you control: your outpost is toppled, and you gain { $amount ->
            [one] one resource
           *[other] { $amount } resources
        } of your choice.
card-surprise-party = Surprise Party
    .text = { type-when-played }: 7 VP and 1 territory tile. Response when an opponent conquers a territory you control next to another one of yours: topple the attacker’s outpost, keep control and gain 1 tapestry card.
card-border-treaty = Border Treaty
    .text = { type-this-era }: Whenever an opponent conquers a territory next to one you control, gain 2 VP.
card-great-survey = Great Survey
    .text = { type-when-played }: Gain 2 territory tiles and 1 VP for each territory tile in your supply.
card-war-council = War Council
    .text = { type-when-played }: Gain 2 VP for each territory you control.
card-royal-census = Royal Census
    .text = { type-when-played }: Gain 1 VP for each of your income buildings.
card-secret-workshop = Secret Workshop
    .text = { type-when-played }: Upgrade a tech card, whatever its condition.
card-pilgrimage = Pilgrimage
    .text = { type-when-played }: Gain 1 resource of your choice and 2 VP for each of your landmarks.
card-urban-renewal = Urban Renewal
    .text = { type-this-era }: Whenever you complete a district, gain 4 VP.
card-national-parks = National Parks
    .text = { type-when-played }: Choose one conquer die, roll it and gain its face. Then gain 1 VP for each territory tile in your supply.
card-plague = Plague
    .text = { type-when-played }: Discard one of your civilizations and gain another one for it. What the old one gave you stays.
card-shopping-mall = Shopping Mall
    .text = { type-continuous }: You may place buildings on the 4 plots of this card instead of in your city. For each plot covered gain either the benefit printed there or { $amount } VP.
card-granges = Granges
    .text = { type-continuous }: You may place buildings on the 3 plots of this card instead of in your city. When all are covered, gain 1 resource of your choice and 6 VP.
card-migration = Migration
    .text = { type-when-played }: Move an outpost of yours that stands alone to a neighbouring empty territory and gain the benefit of that tile. Then gain 1 VP for each territory you control.
card-status-quo = Status Quo
    .text = { type-when-played }: On up to { $amount } tracks you may gain the bonus of the space of your token for nothing.
card-art-patron = Art Patron
    .text = { type-when-played }: Create.
card-grand-tour = Grand Tour
    .text = { type-when-played }: Broadcast, then gain 3 VP for each of your masterpieces.
card-academy-of-arts = Academy of Arts
    .text = { type-this-era }: Whenever you advance on the arts track, gain 3 VP.
card-city-beautiful = City Beautiful
    .text = { type-when-played }: Gain 2 VP for each complete row and column of your city. That is no scoring of the city.
card-master-builders = Master Builders
    .text = { type-when-played }: Gain 1 income building of your choice.
card-monument-boom = Monument Boom
    .text = { type-this-era }: Whenever you gain a landmark, gain 5 VP.
card-world-fair = World Fair
    .text = { type-when-played }: Gain 1 VP for each of your tech cards, 1 VP for each of your landmarks and 1 resource of your choice.
card-folk-songs = Folk Songs
    .text = { type-when-played }: Gain 2 tapestry cards and 5 VP.
card-garden-city = Garden City
    .text = { type-continuous }: You may place buildings on the 4 plots of this card instead of in your city. When all are covered, gain 12 VP.
card-public-library = Public Library
    .text = { type-continuous }: Whenever you upgrade a tech card to the top row, gain 2 VP.
card-sculpture-park = Sculpture Park
    .text = { type-continuous }: At the beginning of your income turns gain 1 VP for each of your masterpieces and landmarks.
card-avant-garde = Avant-garde
    .text = { type-when-played }: Advance on the arts track.
card-street-art = Street Art
    .text = { type-this-era }: Whenever you place an income building, gain 2 VP.
card-restoration = Restoration
    .text = { type-when-played }: Gain 1 resource of your choice for every { $also } of your landmarks, { $amount } at most.
card-wizards-guild = Wizards’ Guild
    .text = { type-when-played }: Gain { $amount } VP for each charm visible on your income mat, those of this card included. { text-right-charm } Gain 5 VP.
card-microbial-magic = Microbial Magic
    .text = { type-when-played }: Reserve your next farm. It counts as one of your farms; in income turn 5 you place it. { text-left-charm } Gain 1 food.
card-gremlins = Gremlins
    .text = { type-when-played }: 1 tapestry card and 6 VP. Response when an opponent conquers a territory you control: topple the attacker’s outpost, keep control and gain { $amount } VP. This is no trap. { text-left-charm } Gain 3 VP.
card-chimera-citizen-rights = Chimera Citizen Rights
    .text = { type-when-played }: Roll the science die twice. For each roll gain VP equal to your space on the track rolled. { text-right-charm } Gain 4 VP.
card-citadel-of-power = Citadel of Power
    .text = { type-when-played }: Gain 2 VP for each of your landmarks and 1 armory. { text-left-charm } Gain 1 culture.
card-ecstatic-visions = Ecstatic Visions
    .text = { type-when-played }: Gain 1 tapestry card and 1 space tile, then explore a space tile.
card-ghost-towns = Ghost Towns
    .text = { type-when-played }: Advance on the military track. { text-right-charm } Gain 4 VP.
card-lost-artifacts = Lost Artifacts
    .text = { type-when-played }: Invent and upgrade that card at once. { text-right-charm } Advance on the technology track without benefit and bonus.
card-zombie-army = Zombie Army
    .text = { type-when-played }: Take up to 2 of your toppled outposts back, then conquer.
card-doppelgangers = Doppel­gängers
    .text = { type-when-played }: Copy the when-played ability of another visible tapestry card on your income mat; no charms. { text-left-charm } Gain 1 tapestry card.
card-dragon-hoard = Dragon Hoard
    .text = { type-when-played }: Gain 1 coin and 2 VP for each of your markets. { text-right-charm } Gain 1 coin.
card-crystal-ball = Crystal Ball
    .text = { type-when-played }: Draw 3 tapestry cards and keep 2; gain 3 VP. { text-left-charm } Gain 3 VP.
card-time-capsule = Time Capsule
    .text = { type-when-played }: Reserve the top tech card of the deck. In income turn 5 put it in your bottom row and upgrade it once. { text-right-charm } Advance on the technology track without benefit and bonus.
card-star-gate = Star Gate
    .text = { type-when-played }: Draw 3 space tiles and reserve one of them. Explore it in income turn 5. { text-left-charm } Advance on the exploration track without benefit and bonus.
card-magic-beans = Magic Beans
    .text = { type-when-played }: Reserve your next house. It counts as one of your houses; in income turn 5 you place it. { text-left-charm } Gain 1 worker.
card-enchanted-forge = Enchanted Forge
    .text = { type-when-played }: Reserve your next armory. It counts as one of your armories; in income turn 5 you place it. { text-left-charm } Gain 1 culture.
card-goblin-market = Goblin Market
    .text = { type-when-played }: Reserve your next market. It counts as one of your markets; in income turn 5 you place it. { text-left-charm } Gain 1 coin.
card-prophecy = Prophecy
    .text = { type-when-played }: Reserve 10 VP: you gain them in income turn 5. { text-left-charm } Gain 1 tapestry card.
card-sleeping-king = Sleeping King
    .text = { type-when-played }: Reserve an advance: in income turn 5 you advance on any track. { text-right-charm } Advance on any track without benefit and bonus.
card-ley-lines = Ley Lines
    .text = { type-when-played }: Explore twice. { text-right-charm } Gain 1 territory tile.
card-fairy-ring = Fairy Ring
    .text = { type-when-played }: Gain 1 resource of your choice and 4 VP. { text-left-charm } Gain 3 VP. { text-right-charm } Gain 3 VP.
card-moon-base = Moon Base
    .text = { type-when-played }: Gain 1 space tile and VP equal to your space on the exploration track. { text-right-charm } Gain 1 space tile.
card-cyber-parliament = Cyber Parliament
    .text = { type-this-era }: Whenever you advance on the technology track, gain 3 VP. { text-left-charm } Advance on the technology track without benefit and bonus.
card-robot-workforce = Robot Workforce
    .text = { type-this-era }: Whenever you gain an income building, gain 3 VP. { text-left-charm } Gain 1 worker.
card-psychic-council = Psychic Council
    .text = { type-this-era }: Whenever you advance on the science track, gain 3 VP. { text-left-charm } Advance on the science track without benefit and bonus.
card-giant-alliance = Giant Alliance
    .text = { type-this-era }: Whenever you conquer, gain 3 VP. { text-left-charm } Advance on the military track without benefit and bonus.
card-bardic-order = Bardic Order
    .text = { type-this-era }: Whenever you gain a tapestry card, gain 2 VP. { text-right-charm } Gain 1 tapestry card.
card-dream-walkers = Dream Walkers
    .text = { type-when-played }: Gain the benefit of the space of one of your tokens, but not its bonus. { text-left-charm } Gain 4 VP.
card-quantum-archive = Quantum Archive
    .text = { type-when-played }: Gain 2 VP for each of your tech cards. { text-right-charm } Invent.
card-hidden-valley = Hidden Valley
    .text = { type-when-played }: Gain 2 territory tiles and explore. { text-left-charm } Gain 1 food.
card-phoenix-rising = Phoenix Rising
    .text = { type-when-played }: Go back 1 space on a track without benefit, then advance 1 space on it. { text-right-charm } Advance on any track without benefit and bonus.
card-mirror-world = Mirror World
    .text = { type-when-played }: Gain 1 VP for each charm visible on any income mat. { text-left-charm } Gain 2 VP. { text-right-charm } Gain 2 VP.
card-wishing-well = Wishing Well
    .text = { type-when-played }: You may pay up to 2 resources for 6 VP each. { text-left-charm } Gain 1 resource of your choice.
card-sky-harbor = Sky Harbor
    .text = { type-continuous }: Whenever you explore a space tile, gain 3 VP. { text-right-charm } Gain 1 space tile.
card-eternal-flame = Eternal Flame
    .text = { type-continuous }: Whenever an income turn of yours begins, gain 3 VP. { text-left-charm } Gain 2 VP.
card-world-tree = World Tree
    .text = { type-continuous }: Whenever you complete a district, gain 3 VP. { text-right-charm } Gain 1 farm.
card-alien-contact = Alien Contact
    .text = { type-when-played }: Research. { text-right-charm } Advance on the science track without benefit and bonus.
card-utopia = Utopia
    .text = { type-when-played }: Gain 1 VP for each complete row and column of your city. { text-left-charm } Gain 1 house.

# Civilizations

card-alchemists = Alchemists
    .text = Income turns 2 to 5: roll the science die and mark the track; roll on as often as you like. A track rolled twice ends it: 1 resource of your choice. Otherwise you may advance once on each marked track without benefit and bonus, or gain 5 VP for one that you have completed. { text-adjustment } 1 resource of your choice and 10 VP.
card-architects = Architects
    .text = A district that you complete with income buildings of a single type gives 1 more resource of your choice. When you score your city, each complete row and column with income buildings of a single type gives 1 VP more. Gained later: up to { $amount } times two income buildings of different types in your city may change places. { text-adjustment } as many plots of your city as there are players become impassable.
card-craftsmen = Craftsmen
    .text = You may place income buildings on this mat instead of in your city, from the bottom of a column, and gain what they cover.
card-entertainers = Enter­tainers
    .text = Income turns 2 to 5: move the token to a linked space of the next column and gain its benefit. { text-adjustment } 1 resource of your choice and 10 VP.
card-futurists = Futurists
    .text = At the start advance { $amount } spaces on every track without benefits, bonuses and landmarks, and gain 1 of each resource. { text-adjustment } at the end of income turn 1 you lose 1 culture and 1 resource.
card-heralds = Heralds
    .text = Income turns 2 to 5: you may put one of { $tokens } tokens on any visible when-played tapestry card without one and gain its benefits. At the end of income turn 1 a card may be played on Maker of Fire. { text-adjustment } first draw until a when-played or continuous card appears.
card-historians = Historians
    .text = Income turns 2 to 5: you may discard a territory tile to give one of { $tokens } tokens to an opponent. Whenever an opponent with your token gains a landmark, you gain all benefits uncovered here.
card-inventors = Inventors
    .text = Income turns 2 to 5: you may put one of { $tokens } tokens on any tech card below a top row; it is upgraded at once. If it is an opponent’s, they gain the benefit, then you may. When such a card reaches the top row, you gain its benefit too and take the card into your bottom row.
card-isolationists = Isola­tionists
    .text = When you conquer an empty territory, you may put one of { $tokens } tokens there and gain 1 resource of your choice; nobody can conquer it any more. In income turn 5 your largest group of territories linked by one land gives 5 to 40 VP. { text-adjustment } 2 territory tiles.
card-leaders = Leaders
    .text = Income turns 2 to 5: you may put a token on a leader without one and advance on its track, with the benefit but without the bonus.
card-merrymakers = Merrymakers
    .text = Income turns 2 to 5: move one of the 3 tokens up its column and gain the benefit. { text-adjustment } 1 resource of your choice.
card-militants = Militants
    .text = Your outposts cover 8 spaces here. When you conquer, take the first one of a row. Income turns 2 to 5: gain all uncovered benefits.
card-mystics = Mystics
    .text = Predict at the start how many tech cards, complete districts, controlled territories and completed tracks you will have. The first time a number is reached you gain 1 resource of your choice; each that is right in income turn 5 gives { $amount } VP. { text-adjustment } 1 resource of your choice.
card-nomads = Nomads
    .text = You may place a building on the map instead of in your city: on a territory you control with one other piece, which closes it and gives 1 resource of your choice, or on an empty one next to yours, which you control from then on.
card-the-chosen = The Chosen
    .text = Income turns 2 to 5: for each track that you have completed or on which nobody is ahead of you, 1 VP per opponent; for each of your achievements 1 resource of your choice, in income turn 5 { $amount } VP. { text-adjustment } { $also } VP per opponent.
card-traders = Traders
    .text = Income turns 2 to 5: you may put one of { $tokens } tokens on an empty territory, for 1 VP per neighbouring territory of opponents and the die that its conqueror does not choose, or beside a lone outpost of an opponent, for the benefit of that tile. { text-adjustment } 2 resources of your choice and 10 VP.
card-advisors = Advisors
    .text = Start with 3 tapestry cards. Income turns 2 to 5: 1 VP per card in hand; discard down to { $amount }, for 1 resource of your choice. When a neighbour would draw a tapestry card in an advance turn, you may give one of yours and draw another. Gained later: you may give up to { $cards } of these cards to neighbours for { $also } VP each.
card-aliens = Aliens
    .text = Start with 4 space tiles. Income turns 2 to 5: discard the tile on this mat; then explore a space tile onto it, for 1 resource if one was discarded, or gain 1 resource of your choice.
card-infiltrators = Infil­trators
    .text = Start with 1 culture. Income turns 2 to 5: put an outpost beside a lone one of an opponent, share control and gain the benefit of the tile; or put a token on an opponent’s starting territory, for 1 VP per outpost they have not placed. { $tokens } of your tokens in one of them bring another civilization. Of new civilizations you draw { $amount } more and keep 1. { text-adjustment } no culture in income turn 1.
card-islanders = Islanders
    .text = Start with 4 territory tiles. This mat has 6 hexes of its own, which you may explore in income turns 2 to 5 and when you advance; nobody can conquer them. Gained later: explore up to { $tokens } of them at once. In income turn 5 each tile whose outer sides show only water gives { $amount } VP.
card-recyclers = Recyclers
    .text = Start with one of { $amount } tech cards. Income turns 2 to 5: you may upgrade a tech card. An upgrade may also bring a card from the top row back to the bottom, for 5 VP. You may take any discarded tech card. { text-adjustment } an upgrade.
card-riverfolk = Riverfolk
    .text = Start with { $amount } VP for each district with at least { $also } impassable plots. You may build on impassable plots; covering the last one of a district gives 1 resource of your choice. In income turn 5 each that is not covered costs you 1 VP. { text-adjustment } not with Cloud City.
card-spies = Spies
    .text = Income turns 2 to 5: you may use one of 4 options once, on a neighbour: a when-played card on their mat, a tile in their supply, their space on a track, or one of their tech cards. Then you see their hand. { text-adjustment } at the end of income turn 1 you lose 1 resource.
card-tinkerers = Tinkerers
    .text = Income turns 2 to 5: you may use one of 4 options once: gain the cost of your space; catch up with the nearest opponent ahead; go back { $amount } spaces; advance to the next bonus and take it for nothing. { text-adjustment } each opponent gains 1 tapestry card and 1 tech card.
card-treasure-hunters = Treasure Hunters
    .text = Start with 2 territory tiles. Income turns 2 to 5: you may put the token of a land on an empty territory with that land next to yours; you control it, gain a resource and roll dice for treasures, a conquer die { $amount } times.
card-utilitarians = Utili­tarians
    .text = Start with a landmark of tier II and a token on it. { $tokens } tokens give landmarks an ability: resources for upgrades, landmarks or { $tiles } tiles, { $amount } VP for advances in tiers from { $also } on, or the red die for conquests, besides the one you choose. { text-adjustment } at the end of income turn 1 you lose 1 resource.
card-collectors = Collectors
    .text = When you gain something in an advance turn whose kind is not yet on this mat, you may put it here and gain 1 resource of your choice: outpost, house, landmark, tapestry card, territory tile, tech card. At the end 1 to 6 kinds give 1, 3, 6, 10, 15 or 21 VP. { text-adjustment } 1 resource of your choice.
card-gamblers = Gamblers
    .text = In income turns 1 to 4 turn over { $amount } tapestry cards and play a when-played card among them on the space of the era; the others are discarded. Without one, keep one of them in hand.
card-relentless = Relentless
    .text = After a turn in which you gained a building, put a token here. After an advance turn without one, remove the tokens for 1, 3, 6, 10 or 15 VP and, from the second token on, a choice of further benefits.
card-renegades = Renegades
    .text = When you advance, you may forgo benefit and bonus to advance on the track of this mat, if its next space belongs to the same tier. Its end counts as the end of a track.
card-urban-planners = Urban Planners
    .text = Start with one more landmark card. You may keep landmarks on this mat and place them later, at any moment of your turns. At the end your largest group of linked landmarks gives 1 to 49 VP. { text-adjustment } { $resources } resource of your choice, with 4 or 5 players { $also }.
card-artificers = Artificers
    .text = Income turns 2 to 4: set the leftmost building of an income row aside, or slide it 1 space to the left. Income turn 5: 1 VP for each of your income buildings, or push all buildings of a row to the left.
card-celestials = Celestials
    .text = Your capital floats: a token stands beside your outpost. Income turns 2 to 4: you may move it to a neighbouring explored territory, roll both conquer dice and gain both. Income turn 5: { $amount } VP for each landmark wholly inside your city; each that hangs over its edge costs you { $also } VP.
card-elder-ones = Elder Ones
    .text = Income turns 2 to 4: 1 resource of your choice or { $cards } tapestry cards. Income turn 5: discard up to { $times } tapestry cards for { $resources } resources each. Then you go on advancing as long as you can pay; each landmark you gain gives { $amount } VP.
card-faefolk = Faefolk
    .text = Income turns 2 to 5: you may gain 1 tapestry card. Then move the token along the ring by the number of tapestry cards in your hand and visible on your mat, and gain what its spot shows, in income turn 5 { $amount } times.
card-genies = Genies
    .text = Income turns 2 to 4: an opponent drawn at random chooses a circle and scores it; you score it too and gain a square beside it. Income turn 5: { $amount } different circles of your choice.
card-illuminati = Illuminati
    .text = Start with one of { $cards } tapestry cards and all dice on this mat. When an opponent rolls a die from here, you gain its first result; with the science die you may advance without benefit. Income turns 2 to 5: { $amount } VP for each die on the mat, then all return.
card-merfolk = Merfolk
    .text = Income turns 2 to 4: gain 1 tapestry card, then put all but { $also } cards of your hand under this mat. In income turn 5 they come back; keep { $cards }. Afterwards each turn discard cards for { $amount } VP each or play a when-played card, until your hand is empty.
card-psionics = Psionics
    .text = Of everything random you get { $amount } more to choose from, of every die, card and tile. Income turn 2: 1 territory tile; 3: 1 tapestry card; 4: invent; 5: research.
card-weefolk = Weefolk
    .text = Income turns 2 to 5: an opponent must put a token of yours on an open plot of their city. Income turns 2 to 4: you may discard a territory tile for 1 income building of your choice. Income turn 5: for each token 1 VP per building in its row and in its column.
card-werefolk = Werefolk
    .text = Income turns 2 to 5: discard the tile on this mat, draw a space tile and flip it. Face up: you may go back 1 space on a track to explore it here, otherwise gain { $amount } VP. Face down: advance on any track, with the bonus for nothing.

# The Automa

card-decision-01 = Decision 1
    .text = { text-decision }
card-decision-02 = Decision 2
    .text = { text-decision }
card-decision-03 = Decision 3
    .text = { text-decision }
card-decision-04 = Decision 4
    .text = { text-decision }
card-decision-05 = Decision 5
    .text = { text-decision }
card-decision-06 = Decision 6
    .text = { text-decision }
card-decision-07 = Decision 7
    .text = { text-decision }
card-decision-08 = Decision 8
    .text = { text-decision }
card-decision-09 = Decision 9
    .text = { text-decision }
card-decision-10 = Decision 10
    .text = { text-decision }
card-decision-11 = Decision 11
    .text = { text-decision }
card-decision-12 = Decision 12
    .text = { text-decision }
card-decision-13 = Decision 13
    .text = { text-decision }
card-decision-14 = Decision 14
    .text = { text-decision }
card-decision-15 = Decision 15
    .text = { text-decision }
card-decision-16 = Decision 16
    .text = { text-decision }
card-decision-17 = Decision 17
    .text = { text-decision }
card-decision-18 = Decision 18
    .text = { text-decision }
card-decision-19 = Decision 19
    .text = { text-decision }
card-decision-20 = Decision 20
    .text = { text-decision }
card-decision-21 = Decision 21
    .text = { text-decision }
card-decision-22 = Decision 22
    .text = { text-decision }
card-automa-explorers = Explorers
    .text = Income turns 2 and 4: it advances on exploration, 3 and 5: on military. { text-favorite }
card-automa-scientists = Scientists
    .text = Income turns 3 to 5: it researches. { text-favorite }
card-automa-conquerors = Conquerors
    .text = Income turns 2 to 5: with fewer territories than the number of the turn it conquers; more than two open ones get a toppled outpost of the Shadow Empire; 1 VP for each territory. { text-favorite }
card-automa-engineers = Engineers
    .text = Income turns 2 to 5: 1 VP for each of its landmarks. { text-favorite }
card-level-1 = Under­achiever
    .text = You begin with an advance on each of the four tracks.
card-level-2 = Average
    .text = The Automa has a civilization and gains tapestry cards.
card-level-3 = Slightly Intimi­dating
    .text = Both bots also advance in their income turns.
card-level-4 = Somewhat Awesome
    .text = As before, and the bots take their income turns later.
card-level-5 = Definitely Awesome
    .text = The bots begin a step ahead on their favourite tracks, and the Automa scores more.
card-level-6 = Crusher of Dreams
    .text = The bots begin a step ahead on all tracks; the Automa has two civilizations and scores more.

# The same names where a sentence calls a thing by its kind

tile-territory-01 = { card-territory-01 }
tile-territory-02 = { card-territory-02 }
tile-territory-03 = { card-territory-03 }
tile-territory-04 = { card-territory-04 }
tile-territory-05 = { card-territory-05 }
tile-territory-06 = { card-territory-06 }
tile-territory-07 = { card-territory-07 }
tile-territory-08 = { card-territory-08 }
tile-territory-09 = { card-territory-09 }
tile-territory-10 = { card-territory-10 }
tile-territory-11 = { card-territory-11 }
tile-territory-12 = { card-territory-12 }
tile-territory-13 = { card-territory-13 }
tile-territory-14 = { card-territory-14 }
tile-territory-15 = { card-territory-15 }
tile-territory-16 = { card-territory-16 }
tile-territory-17 = { card-territory-17 }
tile-territory-18 = { card-territory-18 }
tile-territory-19 = { card-territory-19 }
tile-territory-20 = { card-territory-20 }
tile-territory-21 = { card-territory-21 }
tile-territory-22 = { card-territory-22 }
tile-territory-23 = { card-territory-23 }
tile-territory-24 = { card-territory-24 }
tile-territory-25 = { card-territory-25 }
tile-territory-26 = { card-territory-26 }
tile-territory-27 = { card-territory-27 }
tile-territory-28 = { card-territory-28 }
tile-territory-29 = { card-territory-29 }
tile-territory-30 = { card-territory-30 }
tile-territory-31 = { card-territory-31 }
tile-territory-32 = { card-territory-32 }
tile-territory-33 = { card-territory-33 }
tile-territory-34 = { card-territory-34 }
tile-territory-35 = { card-territory-35 }
tile-territory-36 = { card-territory-36 }
tile-territory-37 = { card-territory-37 }
tile-territory-38 = { card-territory-38 }
tile-territory-39 = { card-territory-39 }
tile-territory-40 = { card-territory-40 }
tile-territory-41 = { card-territory-41 }
tile-territory-42 = { card-territory-42 }
tile-territory-43 = { card-territory-43 }
tile-territory-44 = { card-territory-44 }
tile-territory-45 = { card-territory-45 }
tile-territory-46 = { card-territory-46 }
tile-territory-47 = { card-territory-47 }
tile-territory-48 = { card-territory-48 }
tile-space-01 = { card-space-01 }
tile-space-02 = { card-space-02 }
tile-space-03 = { card-space-03 }
tile-space-04 = { card-space-04 }
tile-space-05 = { card-space-05 }
tile-space-06 = { card-space-06 }
tile-space-07 = { card-space-07 }
tile-space-08 = { card-space-08 }
tile-space-09 = { card-space-09 }
tile-space-10 = { card-space-10 }
tile-space-11 = { card-space-11 }
tile-space-12 = { card-space-12 }
tile-space-13 = { card-space-13 }
tile-space-14 = { card-space-14 }
tile-space-15 = { card-space-15 }
tile-space-16 = { card-space-16 }
tile-space-17 = { card-space-17 }
tile-space-18 = { card-space-18 }
tile-space-19 = { card-space-19 }
civ-alchemists = { card-alchemists }
civ-architects = { card-architects }
civ-craftsmen = { card-craftsmen }
civ-entertainers = { card-entertainers }
civ-futurists = { card-futurists }
civ-heralds = { card-heralds }
civ-historians = { card-historians }
civ-inventors = { card-inventors }
civ-isolationists = { card-isolationists }
civ-leaders = { card-leaders }
civ-merrymakers = { card-merrymakers }
civ-militants = { card-militants }
civ-mystics = { card-mystics }
civ-nomads = { card-nomads }
civ-the-chosen = { card-the-chosen }
civ-traders = { card-traders }
civ-advisors = { card-advisors }
civ-aliens = { card-aliens }
civ-infiltrators = { card-infiltrators }
civ-islanders = { card-islanders }
civ-recyclers = { card-recyclers }
civ-riverfolk = { card-riverfolk }
civ-spies = { card-spies }
civ-tinkerers = { card-tinkerers }
civ-treasure-hunters = { card-treasure-hunters }
civ-utilitarians = { card-utilitarians }
civ-collectors = { card-collectors }
civ-gamblers = { card-gamblers }
civ-relentless = { card-relentless }
civ-renegades = { card-renegades }
civ-urban-planners = { card-urban-planners }
civ-artificers = { card-artificers }
civ-celestials = { card-celestials }
civ-elder-ones = { card-elder-ones }
civ-faefolk = { card-faefolk }
civ-genies = { card-genies }
civ-illuminati = { card-illuminati }
civ-merfolk = { card-merfolk }
civ-psionics = { card-psionics }
civ-weefolk = { card-weefolk }
civ-werefolk = { card-werefolk }
capital-capital-mountain = { card-capital-mountain }
capital-capital-wetland = { card-capital-wetland }
capital-capital-tropical = { card-capital-tropical }
capital-capital-desert = { card-capital-desert }
capital-capital-grassland = { card-capital-grassland }
capital-capital-forest = { card-capital-forest }
capital-capital-archipelago = { card-capital-archipelago }
capital-capital-cloud-city = { card-capital-cloud-city }
capital-capital-swamp = { card-capital-swamp }
capital-capital-mesa = { card-capital-mesa }
capital-capital-canyon = { card-capital-canyon }
capital-capital-oasis = { card-capital-oasis }
capital-capital-polar = { card-capital-polar }
capital-capital-savanna = { card-capital-savanna }
capital-capital-veil = { card-capital-veil }
capital-capital-city-in-a-bottle = { card-capital-city-in-a-bottle }
capital-capital-netherworld = { card-capital-netherworld }
capital-capital-quagmire = { card-capital-quagmire }
landmark-landmark-forge = { card-landmark-forge }
landmark-landmark-rubber-works = { card-landmark-rubber-works }
landmark-landmark-tech-hub = { card-landmark-tech-hub }
landmark-landmark-barracks = { card-landmark-barracks }
landmark-landmark-tank-factory = { card-landmark-tank-factory }
landmark-landmark-fusion-reactor = { card-landmark-fusion-reactor }
landmark-landmark-lighthouse = { card-landmark-lighthouse }
landmark-landmark-train-station = { card-landmark-train-station }
landmark-landmark-launch-pad = { card-landmark-launch-pad }
landmark-landmark-apothecary = { card-landmark-apothecary }
landmark-landmark-academy = { card-landmark-academy }
landmark-landmark-laboratory = { card-landmark-laboratory }
landmark-landmark-bakery = { card-landmark-bakery }
landmark-landmark-barn = { card-landmark-barn }
landmark-landmark-com-tower = { card-landmark-com-tower }
landmark-landmark-library = { card-landmark-library }
landmark-landmark-stock-market = { card-landmark-stock-market }
landmark-landmark-treasury = { card-landmark-treasury }
landmark-landmark-digital-studio = { card-landmark-digital-studio }
landmark-landmark-game-store = { card-landmark-game-store }
landmark-landmark-skyscraper = { card-landmark-skyscraper }
landmark-landmark-tv-station = { card-landmark-tv-station }
landmark-landmark-urban-farm = { card-landmark-urban-farm }
landmark-landmark-monolith = { card-landmark-monolith }
landmark-landmark-stadium = { card-landmark-stadium }
landmark-landmark-birdwatching-perch = { card-landmark-birdwatching-perch }
landmark-landmark-bridge = { card-landmark-bridge }
landmark-landmark-castle = { card-landmark-castle }
landmark-landmark-villa = { card-landmark-villa }
landmark-landmark-windmill = { card-landmark-windmill }
landmark-landmark-clocktower = { card-landmark-clocktower }
landmark-landmark-opera-house = { card-landmark-opera-house }
landmark-landmark-holocenter = { card-landmark-holocenter }
building-landmark-forge = { card-landmark-forge }
building-landmark-rubber-works = { card-landmark-rubber-works }
building-landmark-tech-hub = { card-landmark-tech-hub }
building-landmark-barracks = { card-landmark-barracks }
building-landmark-tank-factory = { card-landmark-tank-factory }
building-landmark-fusion-reactor = { card-landmark-fusion-reactor }
building-landmark-lighthouse = { card-landmark-lighthouse }
building-landmark-train-station = { card-landmark-train-station }
building-landmark-launch-pad = { card-landmark-launch-pad }
building-landmark-apothecary = { card-landmark-apothecary }
building-landmark-academy = { card-landmark-academy }
building-landmark-laboratory = { card-landmark-laboratory }
building-landmark-bakery = { card-landmark-bakery }
building-landmark-barn = { card-landmark-barn }
building-landmark-com-tower = { card-landmark-com-tower }
building-landmark-library = { card-landmark-library }
building-landmark-stock-market = { card-landmark-stock-market }
building-landmark-treasury = { card-landmark-treasury }
building-landmark-digital-studio = { card-landmark-digital-studio }
building-landmark-game-store = { card-landmark-game-store }
building-landmark-skyscraper = { card-landmark-skyscraper }
building-landmark-tv-station = { card-landmark-tv-station }
building-landmark-urban-farm = { card-landmark-urban-farm }
building-landmark-monolith = { card-landmark-monolith }
building-landmark-stadium = { card-landmark-stadium }
building-landmark-birdwatching-perch = { card-landmark-birdwatching-perch }
building-landmark-bridge = { card-landmark-bridge }
building-landmark-castle = { card-landmark-castle }
building-landmark-villa = { card-landmark-villa }
building-landmark-windmill = { card-landmark-windmill }
building-landmark-clocktower = { card-landmark-clocktower }
building-landmark-opera-house = { card-landmark-opera-house }
building-landmark-holocenter = { card-landmark-holocenter }
achievement-end-of-track = { card-end-of-track }
achievement-topple-two = { card-topple-two }
achievement-middle-island = { card-middle-island }
first-decision-01 = { card-decision-01 }
first-decision-02 = { card-decision-02 }
first-decision-03 = { card-decision-03 }
first-decision-04 = { card-decision-04 }
first-decision-05 = { card-decision-05 }
first-decision-06 = { card-decision-06 }
first-decision-07 = { card-decision-07 }
first-decision-08 = { card-decision-08 }
first-decision-09 = { card-decision-09 }
first-decision-10 = { card-decision-10 }
first-decision-11 = { card-decision-11 }
first-decision-12 = { card-decision-12 }
first-decision-13 = { card-decision-13 }
first-decision-14 = { card-decision-14 }
first-decision-15 = { card-decision-15 }
first-decision-16 = { card-decision-16 }
first-decision-17 = { card-decision-17 }
first-decision-18 = { card-decision-18 }
first-decision-19 = { card-decision-19 }
first-decision-20 = { card-decision-20 }
first-decision-21 = { card-decision-21 }
first-decision-22 = { card-decision-22 }
second-decision-01 = { card-decision-01 }
second-decision-02 = { card-decision-02 }
second-decision-03 = { card-decision-03 }
second-decision-04 = { card-decision-04 }
second-decision-05 = { card-decision-05 }
second-decision-06 = { card-decision-06 }
second-decision-07 = { card-decision-07 }
second-decision-08 = { card-decision-08 }
second-decision-09 = { card-decision-09 }
second-decision-10 = { card-decision-10 }
second-decision-11 = { card-decision-11 }
second-decision-12 = { card-decision-12 }
second-decision-13 = { card-decision-13 }
second-decision-14 = { card-decision-14 }
second-decision-15 = { card-decision-15 }
second-decision-16 = { card-decision-16 }
second-decision-17 = { card-decision-17 }
second-decision-18 = { card-decision-18 }
second-decision-19 = { card-decision-19 }
second-decision-20 = { card-decision-20 }
second-decision-21 = { card-decision-21 }
second-decision-22 = { card-decision-22 }

# Kinds of components

kind-track = Track
kind-space = Space of a track
kind-income = Income row
kind-inspiration = Inspiration tile
kind-die = Die
kind-achievement = Achievement
kind-territory = Territory tile
kind-spacetile = Space tile
kind-capital = Capital mat
kind-landmark = Landmark
kind-landmark-card = Landmark card
kind-tech = Tech card
kind-masterpiece = Masterpiece
kind-tapestry = Tapestry card
kind-civilization = Civilization
kind-decision = Decision card
kind-automa = Civilization of the Automa
kind-level = Level of the Automa
kind-outpost = Outpost
kind-house = House

# Tapestry cards by when they work

type-when-played = When played
type-this-era = This era
type-continuous = Continuous
type-response = Response

# Resources. In sentences they are counted, so their words stand there; these are labels

good-coin = Coins
good-worker = Workers
good-food = Food
good-culture = Culture
resources =
    { $resource ->
        [coin] { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }
        [worker] { $count ->
            [one] 1 worker
           *[other] { $count } workers
        }
        [food] { $count } food
       *[culture] { $count } culture
    }
one-resource =
    { $resource ->
        [coin] 1 coin
        [worker] 1 worker
        [food] 1 food
       *[culture] 1 culture
    }
two-resources =
    { $resource ->
        [coin] 2 coins
        [worker] 2 workers
        [food] 2 food
       *[culture] 2 culture
    }

# The lines that explain what is scored

part-income-vp = Printed VP
part-income-vp-tech = Tech cards
part-income-vp-capital = Capital city
part-income-vp-controlled = Territories
part-rows = Complete rows
part-columns = Complete columns

# Buildings, income rows, tracks, lands, dice

building-market = Market
building-house = House
building-farm = Farm
building-armory = Armory
row-markets = Markets
row-houses = Houses
row-farms = Farms
row-armories = Armories
income-markets = markets
income-houses = houses
income-farms = farms
income-armories = armories
track-exploration = exploration
track-science = science
track-technology = technology
track-military = military
track-arts = arts
track-favorite = favourite
land-sea = water
land-desert = desert
land-forest = forest
land-grass = grassland
land-mountain = mountains
land-unexplored = unexplored
land-middle = the middle island
# A hex of the map, by its column and row and by what is there: C4 (forest, mountains).
place = { $hex } ({ $lands })
terrain-desert = Desert
terrain-forest = Forest
terrain-grass = Grassland
terrain-mountain = Mountains
die-red = red die
die-black = black die
face-coin = 1 coin
face-worker = 1 worker
face-food = 1 food
face-culture = 1 culture
face-vp-4 = 4 VP
face-vp-5 = 5 VP
face-vp-6 = 6 VP
face-vp-7 = 7 VP
face-vp-controlled = 1 VP for each territory controlled
face-territory-benefit = the benefit of the tile
deck-tapestry = tapestry cards
deck-techs = tech cards
deck-masterpieces = masterpieces

# Pieces and points

piece-outpost = Outpost
piece-toppled-outpost = Toppled outpost
piece-token = Player token
piece-vp = VP
maker-of-fire = Maker of Fire

# What a word of a benefit says

gain-coin = Coin
gain-worker = Worker
gain-food = Food
gain-culture = Culture
gain-any-resource = Resource of your choice
gain-territory = Territory tile
gain-territory-benefit = Benefit of the tile
gain-tapestry = Tapestry card
gain-space-tile = Space tile
gain-farm = Farm
gain-house = House
gain-market = Market
gain-armory = Armory
gain-any-income-building = Income building of your choice
gain-explore = Explore
gain-explore-anywhere = Explore any unexplored hex
gain-explore-space = Explore a space tile
gain-explore-with-drawn = Explore with the tile drawn
gain-research = Research
gain-research-x = Research without benefit and bonus
gain-research-x-maxout = Research without benefit and bonus
gain-invent = Invent
gain-upgrade = Upgrade a tech card
gain-upgrade-ignore-prereq = Upgrade a tech card, whatever its condition
gain-upgrade-locked = Upgrade a tech card
gain-upgrade-twice-ignore-prereq = Upgrade twice, whatever the conditions
gain-invent-and-upgrade = Invent and upgrade that card
gain-refresh-tech-optional = Replace the face-up tech cards
gain-refresh-masterpieces-optional = Replace the face-up masterpieces
gain-conquer = Conquer
gain-conquer-both-dice = Conquer and gain both dice
gain-conquer-both-if-opponent = Conquer; both dice against an opponent
gain-conquer-anywhere = Conquer any territory
gain-conquer-empty = Conquer an empty territory
gain-conquer-adjacent-to-start = Conquer next to your starting territory
gain-advance = Advance
gain-advance-x = Advance without benefit and bonus
gain-advance-one-of = Advance on one of several tracks
gain-regress = Go back and gain the benefit
gain-regress-x = Go back without benefit
gain-regress-x-then-advance = Go back on a track, then advance on it
gain-repeat-position = The benefit of the space of one of your tokens
gain-repeat-position-no-bonus = The benefit of the space of one of your tokens, without bonus
gain-restart-token = Move the token to the start of a track
gain-overplay = Play a tapestry card on your current one
gain-gain-civ = Another civilization
gain-tech-circle = The circle benefit of a card in your middle row
gain-tech-square = The square benefit of a card in your top row
gain-landmark = Landmark
gain-create = Create
gain-broadcast = Broadcast
gain-broadcast-up-to-3 = Broadcast up to 3 masterpieces
gain-inspire = Inspire
gain-vp = VP
gain-vp-tech = 1 VP for each of your tech cards
gain-vp-capital = Score your city
gain-vp-rows = 1 VP for each complete row
gain-vp-columns = 1 VP for each complete column
gain-vp-controlled = 1 VP for each territory you control
gain-vp-tiles = 1 VP for each territory tile in your supply
gain-vp-tapestry = 1 VP for each of your tapestry cards
gain-vp-farm = 1 VP for each of your farms
gain-vp-house = 1 VP for each of your houses
gain-vp-market = 1 VP for each of your markets
gain-vp-armory = 1 VP for each of your armories
gain-vp-income-buildings = 1 VP for each of your income buildings
gain-vp-landmark = 1 VP for each of your landmarks
gain-vp3-per-landmark = 3 VP for each of your landmarks
gain-vp3-per-masterpiece = 3 VP for each of your masterpieces
gain-vp-charms-all = 1 VP for each visible charm
gain-vp-track = VP equal to your space
gain-all-players = Every player gains a resource
gain-controlled-tile-benefit-optional = The benefit of a territory tile you control
gain-draw3-keep2-tapestry = Draw 3 tapestry cards, keep 2
gain-pay-up-to-2-for-6vp = Pay up to 2 resources for 6 VP each
gain-recall-toppled = Take toppled outposts back
gain-roll-one-conquer-die = Roll one conquer die
gain-stand-up-3 = Stand toppled outposts up
gain-advance-exploration = Advance on the exploration track
gain-advance-science = Advance on the science track
gain-advance-technology = Advance on the technology track
gain-advance-military = Advance on the military track
gain-advance-arts = Advance on the arts track
gain-advance-x-exploration = Advance on the exploration track without benefit and bonus
gain-advance-x-science = Advance on the science track without benefit and bonus
gain-advance-x-technology = Advance on the technology track without benefit and bonus
gain-advance-x-military = Advance on the military track without benefit and bonus
gain-advance-x-arts = Advance on the arts track without benefit and bonus
gain-advance-x-any = Advance on any track without benefit and bonus
gain-vp-1 = 1 VP
gain-vp-2 = 2 VP
gain-vp-3 = 3 VP
gain-vp-4 = 4 VP
gain-vp-5 = 5 VP
gain-vp-10 = 10 VP
gain-vp-15 = 15 VP
what-farm = a farm
what-house = a house
what-market = a market
what-armory = an armory
what-tech-card = a tech card
what-space-tile = a space tile
what-advance-any = an advance on any track
what-vp-10 = 10 VP

# Decision cards: which tracks are valid, and how hexes are looked through

automa-all-unfinished = all unfinished tracks
automa-nearest-landmark-or-end = the nearest landmark or end
automa-nearest-end = the nearest end
shadow-all-unfinished = all unfinished tracks
shadow-nearest-landmark-or-end = the nearest landmark or end
shadow-nearest-end = the nearest end
scan-n-se = from the north towards the south-east
scan-e-nw = from the east towards the north-west
scan-w-se = from the west towards the south-east
scan-s-nw = from the south towards the north-west
scan-e-sw = from the east towards the south-west
scan-s-ne = from the south towards the north-east
scan-ne-s = from the north-east towards the south
scan-se-n = from the south-east towards the north
scan-nw-s = from the north-west towards the south
scan-sw-n = from the south-west towards the north

# Where a fact about a component comes from

source-rulebook = Rulebook
    .text = Stated in the rulebook.
source-public = Published elsewhere
    .text = Known from other published material about the game.
source-memory = Remembered
    .text = Known, but nowhere looked up.
source-reconstructed = Reconstructed
    .text = Not known; worked out so that it fits everything that is. Owners of the game may correct it.
partly-reconstructed = Partly reconstructed
    .text = Some of its facts are not known and were worked out so that they fit.

# Options of a game

setting-plans = Plans & Ploys
    .text = Adds landmark cards, response cards, civilizations, tapestry cards and space tiles of this expansion.
setting-arts = Arts & Architecture
    .text = Adds the arts track, masterpieces, inspiration tiles, advanced capitals, civilizations, tech cards and tapestry cards of this expansion.
setting-fantasies = Fantasies & Futures
    .text = Adds charms, reserved objects, advanced capitals, civilizations, tech cards and tapestry cards of this expansion.
setting-arts-track = Arts track
    .text = With Arts & Architecture: the fifth track is in play. Without it, whoever draws a card with the arts symbol may draw another one.
setting-level = Automa
    .text = How strong the Automa is if you play alone.
setting-level-1 = 1: { card-level-1 }
setting-level-2 = 2: { card-level-2 }
setting-level-3 = 3: { card-level-3 }
setting-level-4 = 4: { card-level-4 }
setting-level-5 = 5: { card-level-5 }
setting-level-6 = 6: { card-level-6 }
setting-unfair-cards = Unfair cards against the Automa
    .text = Alone: keep cards and civilizations that work against the Automa but were not made for it.
setting-shadow = Shadow Empire
    .text = With 2 or more players the Shadow Empire competes for landmarks and the ends of tracks.
setting-adjustments = Adjusted civilizations
    .text = Whoever starts with certain civilizations begins with a little more or less.
setting-civilizations = Civilizations to start with
    .text = All players draw their first civilizations from the same box.
setting-civilizations-any = Any
setting-civilizations-base = Base game
setting-civilizations-plans = { setting-plans }
setting-civilizations-arts = { setting-arts }
setting-civilizations-fantasies = { setting-fantasies }
setting-without-contested = Without contested cards
    .text = Some tapestry and tech cards that many groups leave out are removed.
setting-choose-die = Choice of the science die
    .text = With the arts track: whoever rolls chooses the die with 12 or with 20 sides.
setting-two-first-cards = First tapestry card from two
    .text = In income turn 1 draw 2 tapestry cards and keep 1.
setting-two-civilizations = New civilization from two
    .text = Whenever you gain a civilization, draw 2, keep 1 and discard the other.
setting-cheap-nanotechnology = Cheaper Nanotechnology
    .text = The bonus of Nanotechnology costs 2 tech cards instead of 3.
setting-free-islands = Starting islands by seat
    .text = Outposts start on the island nearest to the seat, whatever the capital mat says.
setting-early-tapestry = Early tapestry cards count
    .text = A tapestry card played at the beginning of an income turn goes on the space of the new era. Otherwise it is lost.
setting-architects-by-opponents = Architects with one plot less
    .text = The Architects’ adjustment counts opponents instead of players.

# The end

score-vp = Victory points
reason-end = Everybody has taken five income turns.
reason-won-solo = You have beaten the Automa.
reason-lost-solo = The Automa has won.

# Bots

bot-1 = Automa
bot-2 = Shadow Empire

# Bots sit at no seat of the table, so nobody has named them (TP-20.01)

seat-name =
    { $number ->
        [1] Player 1
        [2] { bot-1 }
       *[other] { bot-2 }
    }

# Where the match stands

stage-setup = Setting up
    .phase = Setting up
stage-turn = { $seat }, era { $era }
    .phase = Advance turns
stage-income = { $seat }, income turn { $era }
    .phase = Income turns
stage-bots = The bots move
    .phase = Turns of the bots
stage-over = Finished

# The table in the terminal; some words head narrow columns

terminal-headline =
    Tapestry: { $phase ->
        [setup] setting up
        [income] income turn
        [over] finished
       *[turn] on the way
    }
terminal-techs = Face-up tech cards
terminal-masterpieces = Face-up masterpieces
terminal-none = none
terminal-vp = VP
terminal-era = Era
terminal-coin = Coin
terminal-worker = Work.
terminal-food = Food
terminal-culture = Cult.
terminal-tapestries = Tapestry cards
terminal-tiles = Tiles
terminal-territories = Terr.
terminal-landmarks = Landm.
terminal-cards = Cards
terminal-hand = Hand
terminal-civilizations = Civilizations
terminal-bottom = Bottom row
terminal-middle = Middle row
terminal-top = Top row
terminal-works = Masterpieces
terminal-gain =
    { $what ->
        [coin] { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }
        [worker] { $count ->
            [one] 1 worker
           *[other] { $count } workers
        }
        [food] { $count } food
        [culture] { $count } culture
        [territory] { $count ->
            [one] 1 territory tile
           *[other] { $count } territory tiles
        }
        [tapestry] { $count ->
            [one] 1 tapestry card
           *[other] { $count } tapestry cards
        }
       *[other] { $count } × { $gain }
    }
terminal-income =
    { $vp ->
        [0] Next income: { $gains }
       *[other] Next income: { $vp } VP, { $gains }
    }

# What a player is asked

ask-any-order = What comes next?
ask-may = { $arg1 }: do you want to?
ask-choose-start = Which capital and which civilization do you start with?
ask-draft-landmark = Which landmark card do you take?
ask-choose-turn = Advance, or take an income turn?
ask-meanwhile = Do you use something else before you go on?
ask-advance = With which token do you advance on the { $track } track?
ask-may-advance = Do you advance on the { $track } track?
ask-choose-track = On which track do you advance?
ask-take-benefit = Do you take the benefit of space { $space } on the { $track } track?
ask-take-bonus = Do you want the bonus of space { $space } on the { $track } track?
ask-regress = On which track do you go back?
ask-rise-again = On which track do you go back and advance again?
ask-repeat-position = The benefit of which space do you gain?
ask-restart-token = On which track does the token start again?
ask-next-gain = Several benefits are due. Which one do you gain first?
ask-choose-gain = Only one of these benefits is yours. Which one do you gain?
ask-may-gain = Do you gain this benefit?
ask-gain-any =
    { $count ->
        [one] Which resource do you gain?
       *[other] Which resource do you gain? { $count } are still to come.
    }
ask-pay-any =
    { $count ->
        [one] Which resource do you pay?
       *[other] Which resource do you pay? { $count } are still to be paid.
    }
ask-pay-for-points = Do you pay a resource for { $points } VP?
ask-pay-adjustment = Which resource do you lose for your civilization?
ask-keep-tapestry =
    { $count ->
        [one] Which tapestry card do you keep?
       *[other] Which tapestry cards do you keep? { $count } in all.
    }
ask-redraw-tapestry = This card needs the arts track. Do you draw another one?
ask-redraw-tech = This card needs the arts track. Do you draw another one?
ask-keep-tile = Which territory tile do you keep?
ask-keep-space = Which space tile do you keep?
ask-catch-tile = Which space tile do you keep and flip?
ask-keep-tech = Which tech card do you keep?
ask-discard-tiles =
    { $count ->
        [one] Which territory tile do you discard?
       *[other] Which territory tiles do you discard? { $count } in all.
    }
ask-discard-tapestries =
    { $count ->
        [one] Which tapestry card do you discard?
       *[other] Which tapestry cards do you discard? { $count } in all.
    }
ask-discard-techs =
    { $count ->
        [one] Which tech card do you discard?
       *[other] Which tech cards do you discard? { $count } in all.
    }
ask-refresh-techs = Do you replace the face-up tech cards with new ones?
ask-invent = Which tech card do you invent?
ask-upgrade = Which tech card do you upgrade?
ask-use-circle = The circle benefit of which card do you gain?
ask-use-square = The square benefit of which card do you gain?
ask-refresh-masterpieces = Do you replace the face-up masterpieces with new ones?
ask-create = Which masterpiece do you create?
ask-broadcast = Which masterpiece do you broadcast?
ask-broadcast-widely = Which masterpiece do you broadcast? Up to three different ones.
ask-use-all-masterpieces = Which masterpiece do you use next?
ask-pay-for-masterpiece = Do you pay a resource for { $card }?
ask-inspire = Which income row do you cover with its inspiration tile?
ask-choose-building = Which income building do you gain?
ask-place-building = Where do you place it: { $building }?
ask-place-landmark = Where do you place the landmark { $building }?
ask-place-on-card = On which plots of the card?
ask-plot-gain = For the plot of the card: its benefit, or VP?
ask-take-stored = Which landmark do you place now?
ask-explore = Which tile do you lay, where and how?
ask-explore-reward =
    { $count ->
        [0] The usual reward, without VP for its sides, or something else?
       *[other] The usual reward with { $count } VP, or something else?
    }
ask-explore-space = Which space tile do you explore?
ask-explore-mat = Which tile do you lay on your mat, where and how?
ask-conquer = Which territory do you conquer?
ask-conquer-discovery = Do you conquer the territory you have just explored?
ask-respond = { $other_seat } conquers your territory { place }. Do you respond?
ask-answer-trap = Your conquest runs into a trap. Do you cancel it?
ask-fall-back-to = Where does your outpost withdraw to?
ask-recall = Which toppled outpost do you take back?
ask-stand-up = Which toppled outpost do you stand up?
ask-choose-die = The conquest is rolled. Which die’s result do you gain?
ask-pick-face = Which result do you gain?
ask-choose-science-die = Which science die do you roll?
ask-use-roll = Which of the two results counts?
ask-roll-one-die = Which die do you roll?
ask-controlled-tile = The benefit of which territory do you gain?
ask-may-use-controlled-tile = The benefit of which territory do you gain?
ask-play-tapestry = Which tapestry card do you play?
ask-ability-or-charm = The card has an ability and a charm. Which comes first?
ask-use-all-reserved = Which reserved object do you use next?
ask-reserve-space = Which space tile do you reserve?
ask-keep-civ = Which civilization do you keep?
ask-accept-civ = Do you keep this civilization?

# Civilizations ask

ask-roll-or-stop = Alchemists: do you roll again?
ask-place-blocks = Architects: which plot becomes impassable?
ask-swap-buildings = Architects: which buildings change places?
ask-entertain = Entertainers: where does the token move?
ask-proclaim = Heralds: on which card do you put a token?
ask-play-on-maker-of-fire = Heralds: which card do you play on Maker of Fire?
ask-give-history = Historians: which tile do you discard, what do you uncover, and who gets the token?
ask-improve = Inventors: which tech card do you upgrade?
ask-share-tech = Inventors: do you gain the benefit, too?
ask-isolate = Isolationists: do you close this territory with a token?
ask-lead = Leaders: on which track do you advance?
ask-celebrate = Merrymakers: which token moves up?
ask-station-in = Militants: on which row does the outpost go?
ask-muster = Militants: from which row do you take the outpost?
ask-foretell = Mystics: what do you predict?
ask-camp = Nomads: on which territory do you place it?
ask-open-market = Traders: on which territory do you put a token?
ask-take-other-die = Traders: do you take the die that was not chosen?
ask-advise = Advisors: do you give a card instead of the draw?
ask-give-away = Advisors: which card do you give to whom?
ask-land-on-mat = Aliens: a space tile, or a resource?
ask-infiltrate = Infiltrators: an outpost or a token, and where?
ask-spy = Spies: what do you spy out, and on whom?
ask-tinker = Tinkerers: which option do you use, and with which token?
ask-gain-pair = Which resources do you gain?
ask-hunt = Treasure Hunters: which land, and where?
ask-found-utility = Utilitarians: which landmark do you start with?
ask-activate = Utilitarians: do you put a token on the new landmark?
ask-activate-owned = Utilitarians: on which landmark do you put a token?
ask-may-collect = Collectors: do you put it on the mat and gain 1 resource?
ask-pick-gamble = Gamblers: which of the cards turned over do you play?
ask-plan-card = Urban Planners: which landmark card do you take?
ask-rearrange = Artificers: which leftmost building do you set aside, or slide to the left?
ask-final-work = Artificers: VP, or a row pushed to the left?
ask-replace-outpost = Celestials: whose outpost makes way?
ask-drift = Celestials: where does your capital float?
ask-slumber = Elder Ones: a resource, or 2 tapestry cards?
ask-sell-tapestries = { $card }: which card do you discard for it?
ask-flit = Faefolk: do you draw a tapestry card before the token moves?
ask-choose-circle = Genies: which circle is scored?
ask-two-circles = Genies: which circle do you score?
ask-submerge =
    { $count ->
        [one] Merfolk: which card goes under the mat?
       *[other] Merfolk: which cards go under the mat? { $count } in all.
    }
ask-swim-turn = Merfolk: do you play a card, or discard cards for 5 VP each?
ask-give-token = Weefolk: who gets a token?
ask-plant-token = Weefolk: on which plot of your city does the token go?
ask-buy-building = Weefolk: which tile do you discard for an income building?
ask-howl = Werefolk: do you go back on a track to explore the tile?

# Tapestry cards ask

ask-send-tile = Age of Sail: which tile do you give to whom, for 3 VP?
ask-choose-ally = Alliance: with whom are you allied in this era?
ask-convert-food = Mercantilism: what do you turn food into?
ask-strike-oil = Oil Magnate: on which track do you advance, and may your neighbours?
ask-colonize = Colonialism: for which territory do you gain resources?
ask-fall-and-rise = Dark Ages: on which track do you advance, and on which do you go back?
ask-fall-back-on = Which token goes back?
ask-dictate = Dictatorship: on which track do you advance?
ask-claim-any-landmark = Dystopia: which landmark do you gain?
ask-copy-card = Which card do you copy?
ask-barter = Guilds: VP for resources, or resources for VP?
ask-marry = Marriage of State: whose benefits do you share, and on which track?
ask-occupy = Militarism: do you put an outpost on the new territory?
ask-compete = Olympic Host: do you pay 1 worker for 10 VP?
ask-reawaken = Renaissance: on which track do you advance next?
ask-catch-up = Socialism: with whom do you draw level?
ask-trade-abroad = Trade Economy: the benefit of which space do you gain?
ask-play-at-once = Tyranny: do you play the new card at once?
ask-lose-civ = Plague: which civilization do you lose?
ask-migrate = Migration: which outpost moves, and where?
ask-claim-bonuses = Status Quo: which bonus do you take?

# What the others read meanwhile

wait-any-order = { $seat } decides what comes next.
wait-may = { $seat } decides whether to do something.
wait-choose-start = { $seat } chooses a capital and a civilization.
wait-draft-landmark = { $seat } takes a landmark card.
wait-choose-turn = { $seat } is to move.
wait-meanwhile = { $seat } may do something else first.
wait-advance = { $seat } chooses a token on the { $track } track.
wait-may-advance = { $seat } decides whether to advance on the { $track } track.
wait-choose-track = { $seat } chooses a track to advance on.
wait-take-benefit = { $seat } decides about the benefit of a space.
wait-take-bonus = { $seat } decides about a bonus.
wait-regress = { $seat } chooses a track to go back on.
wait-rise-again = { $seat } chooses a track.
wait-repeat-position = { $seat } chooses the space of a token.
wait-restart-token = { $seat } chooses a track for the token.
wait-next-gain = { $seat } decides what comes next.
wait-choose-gain = { $seat } chooses a benefit.
wait-may-gain = { $seat } decides about a benefit.
wait-gain-any = { $seat } chooses a resource.
wait-pay-any = { $seat } pays resources.
wait-pay-for-points = { $seat } decides whether to pay for VP.
wait-pay-adjustment = { $seat } loses a resource for a civilization.
wait-keep-tapestry = { $seat } keeps some of the tapestry cards drawn.
wait-redraw-tapestry = { $seat } decides whether to draw another tapestry card.
wait-redraw-tech = { $seat } decides whether to draw another tech card.
wait-keep-tile = { $seat } chooses a territory tile.
wait-keep-space = { $seat } chooses a space tile.
wait-catch-tile = { $seat } chooses a space tile.
wait-keep-tech = { $seat } chooses a tech card.
wait-discard-tiles = { $seat } discards territory tiles.
wait-discard-tapestries = { $seat } discards tapestry cards.
wait-discard-techs = { $seat } discards tech cards.
wait-refresh-techs = { $seat } decides whether to replace the tech cards.
wait-invent = { $seat } invents.
wait-upgrade = { $seat } upgrades a tech card.
wait-use-circle = { $seat } uses a card of the middle row.
wait-use-square = { $seat } uses a card of the top row.
wait-refresh-masterpieces = { $seat } decides whether to replace the masterpieces.
wait-create = { $seat } creates a masterpiece.
wait-broadcast = { $seat } broadcasts a masterpiece.
wait-broadcast-widely = { $seat } broadcasts masterpieces.
wait-use-all-masterpieces = { $seat } uses masterpieces.
wait-pay-for-masterpiece = { $seat } decides whether to pay for { $card }.
wait-inspire = { $seat } covers an income row with an inspiration tile.
wait-choose-building = { $seat } chooses an income building.
wait-place-building = { $seat } places a building: { $building }.
wait-place-landmark = { $seat } places a landmark: { $building }.
wait-place-on-card = { $seat } places a building on a card.
wait-plot-gain = { $seat } chooses what a plot gives.
wait-take-stored = { $seat } places a landmark that was kept.
wait-explore = { $seat } explores.
wait-explore-reward = { $seat } chooses the reward of an exploration.
wait-explore-space = { $seat } explores a space tile.
wait-explore-mat = { $seat } explores a hex of the mat.
wait-conquer = { $seat } conquers.
wait-conquer-discovery = { $seat } decides whether to conquer the new territory.
wait-defender-responds = { $seat } may respond to a conquest.
wait-attacker-responds = { $seat } may answer a trap.
wait-fall-back-to = { $seat } withdraws an outpost.
wait-recall = { $seat } takes toppled outposts back.
wait-stand-up = { $seat } stands toppled outposts up.
wait-choose-die = { $seat } chooses a conquer die.
wait-pick-face = { $seat } chooses a result.
wait-choose-science-die = { $seat } chooses a science die.
wait-use-roll = { $seat } chooses a result.
wait-roll-one-die = { $seat } chooses a conquer die.
wait-controlled-tile = { $seat } chooses a territory.
wait-may-use-controlled-tile = { $seat } chooses a territory.
wait-play-tapestry = { $seat } plays a tapestry card.
wait-ability-or-charm = { $seat } decides what of a card comes first.
wait-use-all-reserved = { $seat } uses reserved objects.
wait-reserve-space = { $seat } reserves a space tile.
wait-keep-civ = { $seat } chooses a civilization.
wait-accept-civ = { $seat } decides whether to keep a civilization.
wait-roll-or-stop = { $seat } rolls on or stops.
wait-place-blocks = { $seat } puts tokens on plots of the city.
wait-swap-buildings = { $seat } swaps buildings.
wait-entertain = { $seat } moves the token of the Entertainers.
wait-proclaim = { $seat } may put a token on a tapestry card.
wait-play-on-maker-of-fire = { $seat } may play a card on Maker of Fire.
wait-give-history = { $seat } may give away a token of the Historians.
wait-improve = { $seat } may put a token on a tech card.
wait-share-tech = { $seat } decides whether to gain a benefit, too.
wait-isolate = { $seat } decides whether to close a territory.
wait-lead = { $seat } may advance with a leader.
wait-celebrate = { $seat } moves a token of the Merrymakers.
wait-station-in = { $seat } puts outposts on the mat of the Militants.
wait-muster = { $seat } takes an outpost from the mat of the Militants.
wait-foretell = { $seat } makes predictions.
wait-camp = { $seat } places a building on the map.
wait-open-market = { $seat } may put a token on a territory.
wait-take-other-die = { $seat } decides about the die that was not chosen.
wait-advise = { $seat } decides whether to give a card.
wait-give-away = { $seat } may give cards away.
wait-land-on-mat = { $seat } chooses a space tile or a resource.
wait-infiltrate = { $seat } infiltrates.
wait-spy = { $seat } may spy.
wait-tinker = { $seat } may tinker.
wait-gain-pair = { $seat } chooses resources.
wait-hunt = { $seat } may hunt for treasures.
wait-found-utility = { $seat } chooses a landmark.
wait-activate = { $seat } decides about the tokens of the Utilitarians.
wait-activate-owned = { $seat } puts tokens on landmarks.
wait-may-collect = { $seat } decides whether to collect something.
wait-pick-gamble = { $seat } picks one of the cards turned over.
wait-plan-card = { $seat } takes a landmark card.
wait-rearrange = { $seat } rearranges an income row.
wait-final-work = { $seat } finishes the work of the Artificers.
wait-replace-outpost = { $seat } chooses an outpost that makes way.
wait-drift = { $seat } may move the floating capital.
wait-slumber = { $seat } chooses a resource or tapestry cards.
wait-sell-tapestries = { $seat } discards tapestry cards.
wait-flit = { $seat } decides whether to draw a tapestry card.
wait-choose-circle = { $seat } chooses a circle of the Genies.
wait-two-circles = { $seat } chooses circles.
wait-submerge = { $seat } puts cards under the mat.
wait-swim-turn = { $seat } plays or discards cards.
wait-give-token = { $seat } gives a token of the Weefolk.
wait-plant-token = { $seat } plants a token of the Weefolk.
wait-buy-building = { $seat } may discard a tile for a building.
wait-howl = { $seat } decides whether to go back on a track.
wait-send-tile = { $seat } may give a territory tile away.
wait-choose-ally = { $seat } chooses an ally.
wait-convert-food = { $seat } turns food into other resources.
wait-strike-oil = { $seat } chooses a track.
wait-colonize = { $seat } chooses a territory.
wait-fall-and-rise = { $seat } chooses tracks.
wait-fall-back-on = { $seat } chooses a token.
wait-dictate = { $seat } chooses a track.
wait-claim-any-landmark = { $seat } chooses a landmark.
wait-copy-card = { $seat } copies a tapestry card.
wait-barter = { $seat } trades with the Guilds.
wait-marry = { $seat } chooses a track and an opponent.
wait-occupy = { $seat } decides whether to put an outpost there.
wait-compete = { $seat } decides whether to take part in the games.
wait-reawaken = { $seat } chooses the next track.
wait-catch-up = { $seat } draws level with an opponent.
wait-trade-abroad = { $seat } chooses the space of an opponent.
wait-play-at-once = { $seat } decides whether to play the new card at once.
wait-lose-civ = { $seat } loses a civilization.
wait-migrate = { $seat } moves an outpost.
wait-claim-bonuses = { $seat } takes bonuses.

# Answers

do-do = { $arg1 }
do-choose = { $arg1 }
do-next = { $arg1 }
do-decline = No, thanks
do-stop = Nothing more
do-pass = No response
do-nothing = Nothing
do-end = The game is over for you
do-use = Use { $card }
do-income = Take an income turn
do-advance-to =
    Advance on the { $track } track to { $space }, { $card }, for { $count ->
        [one] one resource
       *[other] { $count } resources
    }
do-advance-free = Advance on the { $track } track to { $space }, { $card }
do-advance = Advance on the { $track } track
do-token =
    { $space ->
        [0] The token on the start
       *[other] The token on space { $space }
    }
comma-worker =
    { $coin ->
        [0] {""}
       *[other] {", "}
    }
comma-food =
    { $coin ->
        [0] { $worker ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }
comma-culture =
    { $food ->
        [0] { comma-food }
       *[other] {", "}
    }
do-pay-cost =
    Pay { $coin ->
        [0] {""}
        [one] 1 coin
       *[other] { $coin } coins
    }{ $worker ->
        [0] {""}
        [one] { comma-worker }1 worker
       *[other] { comma-worker }{ $worker } workers
    }{ $food ->
        [0] {""}
        [one] { comma-food }1 food
       *[other] { comma-food }{ $food } food
    }{ $culture ->
        [0] {""}
        [one] { comma-culture }1 culture
       *[other] { comma-culture }{ $culture } culture
    }
do-pay = Pay { one-resource }
do-gain = { one-resource }
do-move = To space { $to }
do-benefit = The benefit
do-bonus =
    { $price ->
        [free] Without paying
        [territory] Discard { $count ->
            [one] 1 territory tile
           *[other] { $count } territory tiles
        }
        [tapestry] Discard { $count ->
            [one] 1 tapestry card
           *[other] { $count } tapestry cards
        }
       *[tech] Discard { $count ->
            [one] 1 tech card
           *[other] { $count } tech cards
        }
    }: { $gain }
do-pay-bonus = Pay { one-resource }: { $gain }
do-pay-points = Pay { one-resource } for { $count } VP
do-claim-bonus = The bonus of space { $space } on the { $track } track
do-regress = On the { $track } track, from space { $space }
do-repeat = On the { $track } track, space { $space }
do-restart = The { $track } track
do-track = The { $track } track
do-next-gain = { $gain }
do-next-gain-on = { $gain } on the { $track } track
do-next-gain-card = { $gain }: { $card }
do-next-points = { $count } VP
do-choose-gain = { $gain }
do-choose-gain-on = { $gain } on the { $track } track
do-choose-gain-card = { $gain }: { $card }
do-choose-points = { $count } VP
do-take-gain = { $gain }
do-take-gain-on = { $gain } on the { $track } track
do-take-gain-card = { $gain }: { $card }
do-take-points = { $count } VP
do-keep = Keep { $card }
do-redraw = Discard it and draw another
do-discard = Discard { $card }
do-replace = Replace them
do-replace-building = Instead of the building on { $plot }
do-replace-outpost = Instead of an outpost of { $other_seat }
do-replace-none = Instead of nothing
do-invent = { $card }
do-invent-from-deck = The top card of the deck
do-salvage = { $card }, from the discards
do-upgrade = { $card }
do-circle =
    { $space ->
        [one] { $gain }
        [other] { $gain }
       *[none] { $card }
    }
do-square = { $card }
do-create = { $card }
do-create-from-deck = The top card of the deck
do-show = { $card }
do-inspire = { $row }
do-build = { $building }
do-build-stored = Place { $card }
do-place = On { $plot }
do-lay =
    { $place }{ $turn ->
        [0] {""}
        [1] , turned by 90°
        [2] , turned by 180°
       *[3] , turned by 270°
    }{ $outside ->
        [0] {""}
        [one] , 1 plot outside
       *[other] , { $outside } plots outside
    }
do-prop = On { $card }, which is upgraded
do-beside = Beside the mat
do-on-mat = On column { $column } of the mat: { $gain }
do-plots =
    On { $card }, { $count ->
        [one] plot
       *[other] plots
    } { $plots }
do-plot-gain = { $gain }
do-tile = { $card }
do-controlled-tile = { place }
do-at = On { place }
do-explore-at = On { $hex }
do-turn =
    { $turn ->
        [0] As it is
        [1] Turned by 60°
        [2] Turned by 120°
        [3] Turned by 180°
        [4] Turned by 240°
       *[5] Turned by 300°
    }: { $count } VP
do-normal = The usual reward
do-space = { $card }
do-mat-at = On hex { $place } of the mat
do-conquer = { place }
do-conquer-from = { place }, from { $other_seat }
do-withdraw = To { place }
do-recall = From { place }
do-stand = On { place }
do-die = The die with { $sides } sides
do-face = The { $track } track
do-choose-die = Take the { $die }: { $face }
do-die-face = { $face }
do-roll = Roll the { $die }
do-play = Play { $card }
do-ability = The ability of the card
do-charm = Charm: { $gain }
do-unreserve = { $what }
do-lose = { one-resource }
do-lose-civ = Give up the { $card }
do-capital = { $card }
do-draft = { $card }
do-opponent = { $other_seat }
do-to = To { $other_seat }
do-on = On { $other_seat }
do-roll-again = Roll again: { $count } of { $of } tracks would be a bust
do-stop-rolling =
    { $count ->
        [one] Stop, and advance on 1 track
       *[other] Stop, and advance on { $count } tracks
    }
do-block = Plot { $plot }
do-swap = The building on { $plot }
do-with = With the one on { $plot }
do-stage = { $gain }
do-herald = { $card } of { $other_seat }, era { $era }
do-uncover = Uncover space { $number }: { $gain }
do-improve = Upgrade your { $card }
do-improve-of = Upgrade { $card } of { $other_seat }
do-share = Gain the benefit of { $card }
do-isolate = Put a token on { place }
do-celebrate =
    { $column ->
        [0] In the left column
        [1] In the middle column
       *[2] In the right column
    }: { $gain }
do-station =
    { $column ->
        [0] Cover the upper row
       *[1] Cover the lower row
    }: { $gain }
do-muster =
    { $column ->
        [0] From the upper row
       *[1] From the lower row
    }, which uncovers { $gain }
do-predict =
    { $category ->
        [0] { $count ->
            [one] 1 tech card
           *[other] { $count } tech cards
        }
        [1] { $count ->
            [one] 1 complete district
           *[other] { $count } complete districts
        }
        [2] { $count ->
            [one] 1 controlled territory
           *[other] { $count } controlled territories
        }
       *[3] { $count ->
            [one] 1 completed track
           *[other] { $count } completed tracks
        }
    }
do-camp = On { place }
do-trade = On { place }
do-give = Give { $card }
do-resource = 1 resource of your choice
do-share-territory = Put an outpost on { place }
do-infiltrate = Put a token on the starting territory of { $other_seat }
do-spy =
    { $option ->
        [1] A tapestry card on the mat
        [2] A tile in the supply
        [3] A space on a track
       *[4] A tech card
    }
do-spy-at = On the { $track } track, space { $space }
do-card = { $card }
do-tinker =
    { $option ->
        [1] Gain the cost of your space
        [2] Catch up with the nearest opponent ahead
        [3] Go back 3 spaces
       *[4] Advance to the next bonus
    }
do-tinker-token =
    { $space ->
        [0] On the { $track } track: the start
       *[other] On the { $track } track: space { $space }
    }
do-pair =
    { $resource ->
        [coin] 1 coin
        [worker] 1 worker
        [food] 1 food
       *[culture] 1 culture
    } and { $other ->
        [coin] 1 coin
        [worker] 1 worker
        [food] 1 food
       *[culture] 1 culture
    }
do-terrain = { $terrain }
do-landmark = { $card }
do-activate = Put a token on { $card }
do-move-from = Move the token from { $card }
do-collect = Put it on the mat: { $kind }
do-set-aside = { $row }: set the leftmost building aside
do-slide = { $row }: slide the leftmost building to the left
do-count = 1 VP for each of your income buildings
do-push = { $row }: push all buildings to the left
do-drift = To { place }
do-submerge = { $card }
do-plant = On { $plot }
do-howl = Go back on a track
do-convert = Into { one-resource }
do-colonize = { place }
do-rise = Advance 3 spaces on the { $track } track
do-fall = Go back on the { $track } track
do-back = From space { $space }
do-copy = Copy { $card }
do-buy =
    Pay { $vp } VP for { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }
do-sell =
    Pay { $count ->
        [one] 1 resource
       *[other] { $count } resources
    } for { $vp } VP
do-occupy = Put an outpost on { place }
do-compete = Pay 1 worker for 10 VP
do-equal =
    { $space ->
        [0] On the { $track } track: to the start
       *[other] On the { $track } track: to space { $space }
    }
do-position = { $other_seat }: { $track } track, space { $space }
do-from = The outpost on { place }
do-onto = To { place }

# What has happened

event-starts = { $seat } starts with the capital { $capital } and the { $civ }.
    .you = You start with the capital { $capital } and the { $civ }.
event-drafted = { $seat } takes a landmark card: { $card }.
    .you = You take a landmark card: { $card }.
event-civilization = { $seat } has a civilization: { $civ }.
    .you = You have a civilization: { $civ }.
event-passed-over = { $seat } draws { $civ } and must draw again.
    .you = You draw { $civ } and must draw again.
event-discarded-civilization = { $seat } discards a civilization: { $civ }.
    .you = You discard a civilization: { $civ }.
event-lost-civilization = { $seat } loses a civilization: { $civ }.
    .you = You lose a civilization: { $civ }.
event-must-take-income = { $seat } cannot advance on any track and must take an income turn.
    .you = You cannot advance on any track and must take an income turn.
event-income-turn = { $seat } takes income turn { $turn }.
    .you = You take income turn { $turn }.
    .banner = { $turn ->
            [5] The last income turn
           *[other] Income turn { $turn }
        }
event-first-of-neighbours =
    { $seat } { $count ->
        [one] enters the era before any neighbour: 1 resource.
       *[other] enters the era before any neighbour: { $count } resources.
    }
    .you = You { $count ->
            [one] enter the era before any neighbour: 1 resource.
           *[other] enter the era before any neighbour: { $count } resources.
        }
event-ended = { $seat } has finished the game.
    .you = You have finished the game.
event-gained = { $seat } gains { resources }.
    .you = You gain { resources }.
event-spent = { $seat } pays { resources }.
    .you = You pay { resources }.
event-lost = { $seat } loses { one-resource }.
    .you = You lose { one-resource }.
event-scored = { $seat } scores { $count } VP.
    .you = You score { $count } VP.
event-lost-vp = { $seat } loses { $count } VP.
    .you = You lose { $count } VP.
event-advanced = { $seat } advances to space { $space } of the { $track } track.
    .you = You advance to space { $space } of the { $track } track.
event-regressed =
    { $seat } { $space ->
        [0] goes back to the start of the { $track } track.
       *[other] goes back to space { $space } of the { $track } track.
    }
    .you = You { $space ->
            [0] go back to the start of the { $track } track.
           *[other] go back to space { $space } of the { $track } track.
        }
event-repeated = { $seat } gains the benefit of space { $space } of the { $track } track again.
    .you = You gain the benefit of space { $space } of the { $track } track again.
event-restarted = { $seat } moves a token to the start of the { $track } track.
    .you = You move a token to the start of the { $track } track.
event-bonus = { $seat } takes the bonus of space { $space } of the { $track } track.
    .you = You take the bonus of space { $space } of the { $track } track.
event-achieved = { $seat } earns an achievement: { $achievement }.
    .you = You earn an achievement: { $achievement }.
event-drew = { $seat } draws a tapestry card.
    .you = You draw a tapestry card.
event-drew-card = { $seat } draws { $card }.
    .you = You draw { $card }.
event-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
event-got-tile = { $seat } gains { $tile }.
    .you = You gain { $tile }.
event-got-space-tile = { $seat } gains { $tile }.
    .you = You gain { $tile }.
event-discarded-tile = { $seat } discards { $tile }.
    .you = You discard { $tile }.
event-reshuffled = The discarded { $deck } are shuffled into a new deck.
event-new-techs = The face-up tech cards are replaced.
event-invented = { $seat } invents { $card }.
    .you = You invent { $card }.
event-upgraded =
    { $seat } { $row ->
        [1] upgrades { $card } to the middle row.
       *[2] upgrades { $card } to the top row.
    }
    .you = You { $row ->
            [1] upgrade { $card } to the middle row.
           *[2] upgrade { $card } to the top row.
        }
event-recycled = { $seat } brings { $card } back to the bottom row.
    .you = You bring { $card } back to the bottom row.
event-flipped = { $seat } turns { $card } over.
    .you = You turn { $card } over.
event-discarded-tech = { $seat } discards { $card }.
    .you = You discard { $card }.
event-new-masterpieces = The face-up masterpieces are replaced.
event-created = { $seat } creates { $card }.
    .you = You create { $card }.
event-inspired = { $seat } inspires an income row: { $row }.
    .you = You inspire an income row: { $row }.
event-building = { $seat } gains a building: { $building }.
    .you = You gain a building: { $building }.
event-landmark = { $seat } gains a landmark: { $landmark }.
    .you = You gain a landmark: { $landmark }.
event-placed = { $seat } builds on { $plot }: { $building }.
    .you = You build on { $plot }: { $building }.
event-beside = { $seat } finds no place in the city; beside it stands: { $building }.
    .you = You find no place in your city; beside it stands: { $building }.
event-propped = { $seat } puts a landmark on { $card }: { $landmark }.
    .you = You put a landmark on { $card }: { $landmark }.
event-on-card = { $seat } places a building on { $card }.
    .you = You place a building on { $card }.
event-district = { $seat } completes a district.
    .you = You complete a district.
event-explored = { $seat } explores { $hex } with { $tile }.
    .you = You explore { $hex } with { $tile }.
event-explored-space = { $seat } explores { $tile }.
    .you = You explore { $tile }.
event-conquers = { $seat } attacks { place }.
    .you = You attack { place }.
event-conquered = { $seat } controls { place }.
    .you = You control { place }.
event-toppled = { $seat } has an outpost toppled on { place }.
    .you = Your outpost on { place } is toppled.
event-repelled = { $seat } repels the attack on { place }.
    .you = You repel the attack on { place }.
event-responded = { $seat } responds with { $card }.
    .you = You respond with { $card }.
event-moved = { $seat } moves an outpost to { place }.
    .you = You move an outpost to { place }.
event-stood-up = { $seat } stands an outpost up on { place }.
    .you = You stand an outpost up on { place }.
event-rolled-science = { $seat } rolls the science die: { $track }.
    .you = You roll the science die: { $track }.
event-rolled-die = { $seat } rolls the { $die }: { $face }.
    .you = You roll the { $die }: { $face }.
event-die = { $seat } chooses the { $die }: { $face }.
    .you = You choose the { $die }: { $face }.
event-played =
    { $seat } { $era ->
        [1] plays { $card } on Maker of Fire.
       *[other] plays { $card } in era { $era }.
    }
    .you = You { $era ->
            [1] play { $card } on Maker of Fire.
           *[other] play { $card } in era { $era }.
        }
event-played-face-down = { $seat } puts a tapestry card face down in era { $era }.
    .you = You put a tapestry card face down in era { $era }.
event-reserved = { $seat } reserves { $what }.
    .you = You reserve { $what }.
event-bot-pair = The bots draw { $first } and { $second }.
event-favorite = { $seat } has a new favourite: the { $track } track.
    .you = You have a new favourite: the { $track } track.
event-bust = { $seat } has rolled a track twice.
    .you = You have rolled a track twice.
event-on-mat = { $seat } places a building on the mat of the Craftsmen: { $building }.
    .you = You place a building on the mat of the Craftsmen: { $building }.
event-leaped = { $seat } advances 4 spaces on every track.
    .you = You advance 4 spaces on every track.
event-historian = { $seat } gives { $other_seat } a token of the Historians.
    .you = You give { $other_seat } a token of the Historians.
    .to-you = { $seat } gives you a token of the Historians.
event-took-tech = { $seat } takes over { $card }.
    .you = You take over { $card }.
event-camped = { $seat } places a building on { place }.
    .you = You place a building on { place }.
event-gave = { $seat } gives { $other_seat } a tapestry card.
    .you = You give { $other_seat } a tapestry card.
    .to-you = { $seat } gives you a tapestry card.
event-explored-mat = { $seat } explores the mat with { $tile }.
    .you = You explore your mat with { $tile }.
event-saw = { $seat } sees in the hand of { $other_seat }: { $card }.
    .you = You see in the hand of { $other_seat }: { $card }.
    .to-you = { $seat } sees in your hand: { $card }.
event-collected = { $seat } puts something on the mat of the Collectors: { $kind }.
    .you = You put something on the mat of the Collectors: { $kind }.
event-turned-over = { $seat } turns over { $card }.
    .you = You turn over { $card }.
event-renegade = { $seat } advances to space { $space } of the Renegades.
    .you = You advance to space { $space } of the Renegades.
event-stored = { $seat } keeps { $landmark } on the mat.
    .you = You keep { $landmark } on your mat.
event-genie = { $seat } draws the token of { $other_seat }.
    .you = You draw the token of { $other_seat }.
    .to-you = { $seat } draws your token.
event-submerged =
    { $seat } { $count ->
        [one] puts 1 card under the mat.
       *[other] puts { $count } cards under the mat.
    }
    .you = You { $count ->
            [one] put 1 card under your mat.
           *[other] put { $count } cards under your mat.
        }
event-planted = { $seat } gets a token of the Weefolk on { $plot }.
    .you = You get a token of the Weefolk on { $plot }.
event-flipped-tile =
    { $seat } { $up ->
        [0] flips the tile: face down.
       *[1] flips the tile: face up.
    }
    .you = You { $up ->
            [0] flip the tile: face down.
           *[1] flip the tile: face up.
        }
event-allied = { $seat } is allied with { $other_seat } for this era.
    .you = You are allied with { $other_seat } for this era.
    .to-you = { $seat } is allied with you for this era.
event-closed = { $seat } closes the { $track } track to opponents.
    .you = You close the { $track } track to your opponents.
event-copied = { $seat } copies { $card }.
    .you = You copy { $card }.
event-married = { $seat } shares the benefits of { $other_seat } on the { $track } track.
    .you = You share the benefits of { $other_seat } on the { $track } track.
    .to-you = { $seat } shares your benefits on the { $track } track.

# Why something is not possible

refused-payment = You do not have these resources, or they do not meet the cost.
refused-no-arts = The arts track is not in play.
refused-end-of-track = Your token is at the end of the { $track } track.
refused-blocked = You cannot advance on the { $track } track now.
refused-too-dear = You cannot pay for the next space of the { $track } track.
refused-advance = You cannot advance on the { $track } track.
refused-bonus = You cannot pay for this bonus.
refused-repeat = The benefit of this space cannot be gained again in this turn.
refused-gain = You have 8 of it already.
refused-crowded = Two pieces are on { place } already.
refused-conquer = { place } cannot be conquered: it must be explored, next to one of yours and not yours.
refused-may-conquer = { $card } forbids it.
refused-explore = Only unexplored hexes next to a territory you control can be explored, with a tile of your supply.
refused-flipped = { $card } has been turned over.
refused-locked = { $card } cannot be upgraded again in this turn.
refused-top-row = { $card } is in the top row already.
refused-prerequisite = The condition of { $card } is not met.
refused-upgrade = { $card } is not one of your cards that can be upgraded.
refused-impassable = This plot is impassable.
refused-place = It does not fit there.
refused-keep = It is not among what was drawn.
refused-discard = You do not have this to discard.
refused-circle = This card is not in your middle row.
refused-square = This card is not in your top row, or it has been turned over.
refused-show = This masterpiece cannot be used.
refused-tile = You do not control a tile there.
refused-withdraw = The outpost can only go to an empty territory next to it.
refused-recall = None of your toppled outposts is there.
refused-stand = None of your toppled outposts is there.
refused-space = This space tile is not in your supply.
refused-play = This card cannot be played.
refused-block = Only an open plot in a district without a token.
refused-stage = The token cannot move there.
refused-celebrate = This token is at the top already.
refused-station = This row is full.
refused-muster = No outpost is left in this row.
refused-camp = No building can be placed there.
refused-build = This landmark is not on your mat.
refused-landmark = This landmark is not available.
refused-activate = This landmark has no ability for you, or it has a token already.
refused-replace = There is no outpost of that player.
refused-submerge = This card is not in your hand.
refused-plots = It does not fit there.
refused-lose = You do not have this civilization.
refused-colonize = You do not control a tile there.
refused-back = No token of yours can go back from there.
refused-copy = Only a visible card on an income mat can be copied, neither a continuous one nor this card itself.
refused-draft = This card is not on offer.

# Steps whose order a player chooses: civilizations by their names, gains by what they bring

step-put-on-and-roll-science = { card-alchemists }
step-gamble = { card-gamblers }
step-entertain = { card-entertainers }
step-proclaim = { card-heralds }
step-give-history = { card-historians }
step-improve = { card-inventors }
step-score-landmass = { card-isolationists }
step-isolate = { card-isolationists }
step-lead = { card-leaders }
step-celebrate = { card-merrymakers }
step-score-predictions = { card-mystics }
step-favour = { card-the-chosen }
step-open-market = { card-traders }
step-rearrange = { card-artificers }
step-final-work = { card-artificers }
step-drift = { card-celestials }
step-score-skyline = { card-celestials }
step-slumber = { card-elder-ones }
step-flit-and-fly-on = { card-faefolk }
step-call-genie = { card-genies }
step-two-circles = { card-genies }
step-count-dice-and-put-on = { card-illuminati }
step-draw-tapestry-and-sink-rest = { card-merfolk }
step-draw-tapestry-and-surface = { card-merfolk }
step-give-token-and-buy-building = { card-weefolk }
step-give-token-and-count-planted = { card-weefolk }
step-transform = { card-werefolk }
step-take-counsel = { card-advisors }
step-visit = { card-aliens }
step-infiltrate = { card-infiltrators }
step-explore-mat = { card-islanders }
step-lose-to-river = { card-riverfolk }
step-spy = { card-spies }
step-tinker = { card-tinkerers }
step-hunt = { card-treasure-hunters }
step-activate = { card-utilitarians }
step-may-collect = { card-collectors }
step-set-sail = { card-age-of-sail }
step-occupy = { card-militarism }
step-play-at-once = { card-tyranny }
step-vp-1-and-worker = { card-militants }
step-vp-1-and-worker-and-vp-3 = { card-militants }
step-vp-1-and-worker-and-vp-3-and-culture = { card-militants }
step-coin-and-vp-1 = { card-militants }
step-coin-and-vp-1-and-worker = { card-militants }
step-coin-and-vp-1-and-worker-and-vp-3 = { card-militants }
step-coin-and-vp-1-and-worker-and-vp-3-and-culture = { card-militants }
step-coin-and-vp-2 = { card-militants }
step-coin-and-vp-2-and-vp-1 = { card-militants }
step-coin-and-vp-2-and-vp-1-and-worker = { card-militants }
step-coin-and-vp-2-and-vp-1-and-worker-and-vp-3 = { card-militants }
step-coin-and-vp-2-and-vp-1-and-worker-and-vp-3-and-culture = { card-militants }
step-coin-and-vp-2-and-food = { card-militants }
step-coin-and-vp-2-and-food-and-vp-1 = { card-militants }
step-coin-and-vp-2-and-food-and-vp-1-and-worker = { card-militants }
step-coin-and-vp-2-and-food-and-vp-1-and-worker-and-vp-3 = { card-militants }
step-coin-and-vp-2-and-food-and-vp-1-and-worker-and-vp-3-and-culture = { card-militants }
step-coin-and-vp-2-and-food-and-vp-4 = { card-militants }
step-coin-and-vp-2-and-food-and-vp-4-and-vp-1 = { card-militants }
step-coin-and-vp-2-and-food-and-vp-4-and-vp-1-and-worker = { card-militants }
step-coin-and-vp-2-and-food-and-vp-4-and-vp-1-and-worker-and-vp-3 = { card-militants }
step-coin-and-vp-2-and-food-and-vp-4-and-vp-1-and-worker-and-vp-3-and-culture = { card-militants }
step-gain-any = 1 resource of your choice
step-draw-tapestry = Draw from the tapestry deck
step-vp-0 = No VP
step-vp-1 = 1 VP
step-vp-2 = 2 VP
step-vp-3 = 3 VP
step-vp-4 = 4 VP
step-vp-5 = 5 VP
step-vp-6 = 6 VP
step-vp-7 = 7 VP
step-vp-8 = 8 VP
step-vp-9 = 9 VP
step-vp-10 = 10 VP
step-vp-11 = 11 VP
step-vp-12 = 12 VP
step-vp-13 = 13 VP
step-vp-14 = 14 VP
step-vp-15 = 15 VP
step-coin = 1 coin
step-worker = 1 worker
step-food = 1 food
step-culture = 1 culture
step-any-resource = 1 resource of your choice
step-territory = 1 territory tile
step-tapestry = 1 tapestry card
step-space-tile = 1 space tile
step-farm = 1 farm
step-house = 1 house
step-market = 1 market
step-armory = 1 armory
step-any-income-building = 1 income building of your choice
step-explore = Explore
step-explore-anywhere = Explore any unexplored hex
step-explore-space = Explore a space tile
step-explore-with-drawn = Explore with the tile drawn
step-research = Research
step-research-x = Research without benefit and bonus
step-research-x-maxout = Research without benefit and bonus
step-invent = Invent
step-upgrade = Upgrade a tech card
step-upgrade-ignore-prereq = Upgrade a tech card, whatever its condition
step-upgrade-locked = Upgrade a tech card
step-upgrade-twice-ignore-prereq = Upgrade twice, whatever the conditions
step-invent-and-upgrade = Invent and upgrade that card
step-refresh-tech-optional = Replace the face-up tech cards
step-refresh-masterpieces-optional = Replace the face-up masterpieces
step-conquer = Conquer
step-conquer-both-dice = Conquer and gain both dice
step-conquer-both-if-opponent = Conquer; both dice against an opponent
step-conquer-anywhere = Conquer any territory
step-conquer-empty = Conquer an empty territory
step-conquer-adjacent-to-start = Conquer next to your starting territory
step-regress-x-then-advance = Go back on a track, then advance on it
step-repeat-position = The benefit of the space of one of your tokens
step-repeat-position-no-bonus = The benefit of the space of one of your tokens, without bonus
step-restart-token = Move the token to the start of a track
step-overplay = Play a tapestry card on your current one
step-gain-civ = Another civilization
step-tech-circle = The circle benefit of a card in your middle row
step-tech-square = The square benefit of a card in your top row
step-create = Create
step-broadcast = Broadcast
step-broadcast-up-to-3 = Broadcast up to 3 masterpieces
step-inspire = Inspire
step-vp-tech = 1 VP for each of your tech cards
step-vp-capital = Score your city
step-vp-rows = 1 VP for each complete row
step-vp-columns = 1 VP for each complete column
step-vp-controlled = 1 VP for each territory you control
step-vp-tiles = 1 VP for each territory tile in your supply
step-vp-tapestry = 1 VP for each of your tapestry cards
step-vp-farm = 1 VP for each of your farms
step-vp-house = 1 VP for each of your houses
step-vp-market = 1 VP for each of your markets
step-vp-armory = 1 VP for each of your armories
step-vp-income-buildings = 1 VP for each of your income buildings
step-vp-landmark = 1 VP for each of your landmarks
step-vp3-per-landmark = 3 VP for each of your landmarks
step-vp3-per-masterpiece = 3 VP for each of your masterpieces
step-vp-charms-all = 1 VP for each visible charm
step-all-players = Every player gains a resource
step-controlled-tile-benefit-optional = The benefit of a territory tile you control
step-draw3-keep2-tapestry = Draw 3 tapestry cards, keep 2
step-pay-up-to-2-for-6vp = Pay up to 2 resources for 6 VP each
step-recall-toppled = Take toppled outposts back
step-roll-one-conquer-die = Roll one conquer die
step-stand-up-3 = Stand toppled outposts up
step-advance-exploration = Advance on the exploration track
step-advance-science = Advance on the science track
step-advance-technology = Advance on the technology track
step-advance-military = Advance on the military track
step-advance-arts = Advance on the arts track
step-advance-x-exploration = Advance on the exploration track without benefit and bonus
step-advance-x-science = Advance on the science track without benefit and bonus
step-advance-x-technology = Advance on the technology track without benefit and bonus
step-advance-x-military = Advance on the military track without benefit and bonus
step-advance-x-arts = Advance on the arts track without benefit and bonus
step-advance-x-any = Advance on any track without benefit and bonus
step-territory-and-territory = 2 territory tiles
step-culture-and-territory = 1 culture and 1 territory tile
step-territory-and-explore-anywhere = 1 territory tile and explore any unexplored hex
step-vp-3-and-food = { card-historians }
step-vp-3-and-worker = { card-historians }
step-vp-3-and-vp-3 = { card-historians }
step-food-and-worker = { card-historians }
step-food-and-vp-3 = { card-historians }
step-worker-and-vp-3 = { card-historians }
step-vp-3-and-food-and-worker = { card-historians }
step-vp-3-and-food-and-vp-3 = { card-historians }
step-vp-3-and-worker-and-vp-3 = { card-historians }
step-food-and-worker-and-vp-3 = { card-historians }
step-vp-3-and-food-and-worker-and-vp-3 = { card-historians }
step-convert-food = { card-mercantilism }
step-advance-x-arts-and-advance-x-technology = Advance on the arts or technology track without benefit and bonus
step-advance-x-science-and-advance-x-military = Advance on the science or military track without benefit and bonus
step-explore-and-space-tile = Explore or gain 1 space tile
step-advance-x-science-and-advance-x-arts = Advance on the science or arts track without benefit and bonus
step-advance-x-exploration-and-advance-x-military = Advance on the exploration or military track without benefit and bonus
step-advance-x-exploration-and-advance-x-technology = Advance on the exploration or technology track without benefit and bonus

## The guided first match

lesson-goal = What it is about
    .text = You lead a people from the first fire to the stars, for five eras. The most victory points (VP) win, and they come from everywhere. The heart of it are these four tracks: nearly all you do is a step on one of them.
lesson-start = Your people
    .text = Choose a capital and a civilization. The capitals differ in where the impassable plots lie; many of them fill districts sooner. { card-merrymakers } are easy to begin with: in each later era they move a token and gain what it reaches.
lesson-resources = Four resources
    .text = Your first income turn has filled them: coins, workers, food and culture. They pay for every step. When they are gone, the era is over for you.
lesson-tracks = Four tracks
    .text = Exploration lays new land, science throws a die for free steps, technology invents cards, military conquers. The first three spaces cost 1 resource of any kind; further on each step costs more, and one must be of the track's own kind.
lesson-advance = Your first step
    .text = Choose a track, and pay with what you can spare most. The benefit of the space is yours at once. Tap a space to read it: those with a building raise all your later income.
lesson-explore = Explore
    .text = Lay a territory tile next to a territory of yours and turn it as you like. Each side that fits its neighbour is 1 VP, and the tile gives what it shows. The panel tells what each position brings.
lesson-conquer = Conquer
    .text = Put an outpost on a territory next to yours. Now it is yours: you may explore and conquer from there. The middle island is worth an achievement.
lesson-dice = Two dice
    .text = Choose one of them: VP, or what the black die and the land give. Early on a resource is usually worth more than two or three points, for it buys another step.
lesson-research = A free step
    .text = The science die shows a track. A step there costs nothing now; take it, unless you would rather keep the track low.
lesson-invent = Invent
    .text = Take a tech card into your bottom row. With each upgrade it moves up: to the middle row for what its circle shows, to the top for its square.
lesson-bonus = A bonus
    .text = The benefit came by itself; a bonus you buy, now or never. A building for one resource is nearly always worth it, for it pays in every income turn to come.
lesson-building = Into the city
    .text = The building leaves your income mat and stands in your capital. Fill a district of nine plots and you gain a resource at once; full rows and columns score in each income turn.
lesson-uncovered = More income
    .text = Where a building stood, your mat now shows more income. It pays with the next income turn, and with every one after it: so buildings first.
lesson-landmark = A landmark
    .text = Somebody was first in a new tier of a track and gained its landmark. It is large: in the city it belongs where it completes a district, or rows and columns.
lesson-district = A district is complete
    .text = It has just paid its owner a resource. In your city look for the one that lacks only a plot or two.
lesson-when = When to take income
    .text = Compare what is left with what the next steps cost. As long as a step still brings something, stay; who goes first into an era gains a few resources, who stays longer gets more out of the old one.
lesson-tapestry = A tapestry card
    .text = One for each of the middle eras. It works at once, for the whole era, or as a trap. Read the hand and take what fits the tracks you want to climb.
lesson-upgrade = Upgrade
    .text = Once in each income turn a tech card moves up for nothing. Take one whose circle you can use now.
lesson-era = A new era
    .text = An income turn has passed: points for city, cards and territories, then the income of all rows. Look which row pays best, and take its buildings further.
lesson-alone = You know the game
    .text = Choose one or two tracks and climb them to the end: the fourth tier scores most. From here on the match continues as any other, against an easy bot. Hint and rules stay at hand.

## What bots go by

term-points = victory points
term-income = income turns to come
term-resources = resources
term-city = the capital city
term-tracks = the way ahead on the tracks
term-holdings = cards, tiles and territories
term-plans = what is still to come this turn
term-rivals = the distance to the rivals

## What the things on the table are: a name, what it does, and its rule

explain-tp-coin = Coin
    .text = A resource, at most 8. Pays on the technology track.
    .rule = TP-1.02
explain-tp-worker = Worker
    .text = A resource, at most 8. Pays on the science track.
    .rule = TP-1.02
explain-tp-food = Food
    .text = A resource, at most 8. Pays on the exploration track.
    .rule = TP-1.02
explain-tp-culture = Culture
    .text = A resource, at most 8. Pays on the military track.
    .rule = TP-1.02
explain-tp-any = Any resource
    .text = One resource of your choice.
    .rule = TP-1.02
explain-vp = Victory points
    .text = Most of them win.
    .rule = TP-1.01
explain-track = Advancement tracks
    .text = Pay, move one space and gain what it shows. The first to enter a tier takes its landmark.
    .rule = TP-4.06
explain-tp-track-exploration = Exploration
    .text = Territory tiles, exploring and farms; costs food in higher tiers.
    .rule = TP-4.02
explain-tp-track-science = Science
    .text = Research on other tracks and houses; costs workers in higher tiers.
    .rule = TP-4.02
explain-tp-track-technology = Technology
    .text = Tech cards, upgrades and markets; costs coins in higher tiers.
    .rule = TP-4.02
explain-tp-track-military = Military
    .text = Conquering, tapestry cards and armories; costs culture in higher tiers.
    .rule = TP-4.02
explain-tp-track-arts = Arts
    .text = Masterpieces and inspiration; costs different resources in higher tiers.
    .rule = TP-4.02
explain-space = Space of a track
    .text = Who arrives gains its benefit and may pay for its bonus.
    .rule = TP-1.06
explain-tier = Tier
    .text = Three spaces each. Higher tiers cost the resource of the track besides.
    .rule = TP-1.05
explain-bonus = Bonus
    .text = May be paid for once when you arrive: left the price, right the gain.
    .rule = TP-4.10
explain-lock = Closed
    .text = Nobody may advance here just now.
    .rule = TP-6.08
explain-landmark = Landmark
    .text = A large building for the first to get there; placed in the capital city.
    .rule = TP-9.03
explain-tp-landmark = Landmarks
    .text = Large buildings for the first to enter a tier, or from cards. Each exists once.
    .rule = TP-9.14
explain-tp-city = Capital city
    .text = Complete rows and columns score in income turns; a complete district gives a resource at once.
    .rule = TP-9.10
explain-tp-capital = Scoring the capital city
    .text = 1 point for every complete row and column.
    .rule = TP-9.10
explain-capital = Capital city mat
    .text = Its open plots are where buildings stand; blocked ones count as filled.
    .rule = TP-9.08
explain-income = Income mat
    .text = Every building taken from a row uncovers more income for your income turns.
    .rule = TP-5.13
explain-tp-market = Market
    .text = An income building. Taken from your income mat it uncovers what the row gives (coins) and goes into your city.
    .rule = TP-9.01
explain-tp-house = House
    .text = An income building. Taken from your income mat it uncovers what the row gives (workers) and goes into your city.
    .rule = TP-9.01
explain-tp-farm = Farm
    .text = An income building. Taken from your income mat it uncovers what the row gives (food) and goes into your city.
    .rule = TP-9.01
explain-tp-armory = Armory
    .text = An income building. Taken from your income mat it uncovers what the row gives (culture) and goes into your city.
    .rule = TP-9.01
explain-tp-building = Income building
    .text = The leftmost building of a row of your choice.
    .rule = TP-9.01
explain-era = Eras
    .text = Five income turns; each of the first four begins an era, from the second on with a tapestry card.
    .rule = TP-3.06
explain-tapestry = Tapestry card
    .text = Played at an income turn; its ability works once, for the era, or on and on.
    .rule = TP-5.07
explain-tp-tapestry = Tapestry cards
    .text = Drawn into the hand, hidden; one is played at each income turn from the second to the fourth.
    .rule = TP-8.01
explain-tp-charm = Charm
    .text = Gained with the cards beside it.
    .rule = TP-8.16
explain-tech = Tech card
    .text = Begins in your bottom row. Each upgrade moves it up and gives its circle, then its square.
    .rule = TP-7.14
explain-tp-tech = Tech cards
    .text = Invented from the open three or the deck; upgrades move them up in three rows.
    .rule = TP-7.10
explain-tp-circle = Circle benefit
    .text = Gained when the card moves to the middle row.
    .rule = TP-7.14
explain-tp-square = Square benefit
    .text = Gained when the card moves to the top row; needs what the card asks for.
    .rule = TP-7.15
explain-tp-invent = Invent
    .text = Take a tech card.
    .rule = TP-7.10
explain-tp-upgrade = Upgrade
    .text = Move one of your tech cards up and gain what is uncovered.
    .rule = TP-7.14
explain-tp-refresh = New cards
    .text = The open cards may be replaced.
    .rule = TP-7.12
explain-tp-research = Research
    .text = Roll the science die; you may advance on the track it shows.
    .rule = TP-7.27
explain-tp-research-x = Research without benefit
    .text = Roll the science die; you may advance on its track, without benefit and bonus.
    .rule = TP-7.28
explain-tp-territory = Territory tiles
    .text = Lie in front of you until you explore with them.
    .rule = TP-7.01
explain-territory = Territory tile
    .text = Exploring lays it beside a territory of yours; sides that fit give points, then its benefit.
    .rule = TP-7.03
explain-tp-explore = Explore
    .text = Lay a territory tile next to a territory you control.
    .rule = TP-7.01
explain-tp-anywhere = Explore anywhere
    .text = Lay a territory tile on any unexplored hex.
    .rule = TP-7.06
explain-tp-xspace = Explore space
    .text = Use one of your space tiles.
    .rule = TP-7.07
explain-tp-space = Space tiles
    .text = Explored once in space for their benefit.
    .rule = TP-7.07
explain-spacetile = Space tile
    .text = Explored once in space for its benefit.
    .rule = TP-7.07
explain-tp-conquer = Conquer
    .text = Put an outpost on a territory next to yours and choose one of two dice.
    .rule = TP-7.32
explain-tp-conquer2 = Conquer with both dice
    .text = As conquering, with the results of both dice.
    .rule = TP-7.37
explain-tp-conquerany = Conquer anywhere
    .text = As conquering, anywhere on the map.
    .rule = TP-7.32
explain-tp-controlled = Controlled territories
    .text = Your outpost is the only one standing there. They count with the conquest die and on income rows.
    .rule = TP-1.12
explain-tp-outpost = Outposts left
    .text = Ten in all; each conquest takes one.
    .rule = TP-1.17
explain-tp-toppled = Toppled outposts
    .text = Outposts lying down after a conquest; they control nothing.
    .rule = TP-1.12
explain-tp-die = Die
    .text = What it shows can be gained.
    .rule = TP-7.34
explain-dice = Dice
    .text = Science, black and red: what was last rolled.
    .rule = TP-7.34
explain-die-science = Science die
    .text = Names a track for research.
    .rule = TP-7.27
explain-tp-repeat = Repeat
    .text = Gain again what a space where you stand gives.
    .rule = TP-6.11
explain-tp-restart = From the start
    .text = A token begins the track again.
    .rule = TP-6.09
explain-tp-overplay = Overplay
    .text = Play a tapestry card over your current one.
    .rule = TP-8.08
explain-tp-civ = Civilizations
    .text = Your abilities; all you own work together.
    .rule = TP-10.01
explain-civ = Civilization
    .text = Its abilities are yours.
    .rule = TP-10.09
explain-civilization = Civilization
    .text = Its abilities are yours.
    .rule = TP-10.09
explain-on-mat = Tokens on the mat
    .text = So many tokens lie on this civilization.
    .rule = TP-10.09
explain-masterpiece = Masterpiece
    .text = Gives its benefit at each of your income turns.
    .rule = TP-11.03
explain-tp-masterpiece = Masterpieces
    .text = Created from the open three or the deck; used at income turns or by broadcast.
    .rule = TP-11.01
explain-tp-create = Create
    .text = Take a masterpiece.
    .rule = TP-11.01
explain-tp-broadcast = Broadcast
    .text = Gain the benefit of one of your masterpieces.
    .rule = TP-11.04
explain-tp-inspire = Inspire
    .text = Cover an income row with a better one.
    .rule = TP-11.07
explain-achievement = Achievement
    .text = Points for those who are first to the end of a track, to conquer two rivals, or to the middle.
    .rule = TP-14.01
explain-hex = Hex of the map
    .text = Unexplored, or a territory with its terrain. Who has the only standing outpost controls it.
    .rule = TP-1.10
explain-deck = Deck
    .text = So many cards are left in this deck.
    .rule = TP-7.11
explain-tp-move = Other places
    .text = Further places where the building fits.
    .rule = TP-9.04
explain-doubt = Reconstructed
    .text = Not all of this card could be found; the missing part was derived and is marked.
    .rule = TP-1.24
explain-star = Favourite track
    .text = Which track this rival prefers; it changes during the game.
    .rule = TP-20.01
