"""Buildings (CV-6.4)."""

from __future__ import annotations

from tessera.games.civilization.content import DESERT, GRASSLAND, MOUNTAIN, WATERS, Building, Icons
from tessera.kernel import Cards

BUILDINGS = Cards[Building]()
card = BUILDINGS.add

card(
    Building(
        "harbor",
        cost=7,
        terrain=(WATERS,),
        icons=Icons(trade=2, production=1),
        family="harbor",
        markers=10,
    )
)

card(
    Building(
        "trading_post",
        cost=7,
        terrain=(DESERT,),
        icons=Icons(trade=2, culture=1),
        family="trading_post",
        markers=6,
    )
)

card(
    Building(
        "workshop",
        cost=7,
        terrain=(MOUNTAIN,),
        icons=Icons(production=3),
        family="workshop_iron_mine",
        markers=6,
        better="iron_mine",
    )
)

card(
    Building(
        "iron_mine",
        cost=10,
        terrain=(MOUNTAIN,),
        icons=Icons(production=4),
        family="workshop_iron_mine",
        markers=6,
    )
)

card(
    Building(
        "library",
        cost=5,
        terrain=(GRASSLAND,),
        icons=Icons(trade=1, culture=1),
        family="library_university",
        markers=6,
        better="university",
    )
)

card(
    Building(
        "university",
        cost=8,
        terrain=(GRASSLAND,),
        icons=Icons(trade=2, culture=2),
        family="library_university",
        markers=6,
    )
)

card(
    Building(
        "granary",
        cost=5,
        terrain=(GRASSLAND,),
        icons=Icons(trade=1, production=1),
        family="granary_aqueduct",
        markers=6,
        better="aqueduct",
    )
)

card(
    Building(
        "aqueduct",
        cost=8,
        terrain=(GRASSLAND,),
        icons=Icons(trade=2, production=2),
        family="granary_aqueduct",
        markers=6,
    )
)

card(
    Building(
        "market",
        cost=7,
        icons=Icons(trade=1, production=1, culture=1),
        family="market_bank",
        markers=5,
        star=True,
        better="bank",
    )
)

card(
    Building(
        "bank",
        cost=10,
        icons=Icons(trade=1, production=1, culture=1, coin=1),
        family="market_bank",
        markers=5,
        star=True,
    )
)

card(
    Building(
        "temple",
        cost=7,
        icons=Icons(culture=2),
        family="temple_cathedral",
        markers=5,
        star=True,
        better="cathedral",
    )
)

card(Building("cathedral", cost=10, icons=Icons(culture=3), family="temple_cathedral", markers=5, star=True))

card(
    Building(
        "barracks",
        cost=7,
        icons=Icons(trade=2, combat=2),
        family="barracks_academy",
        markers=5,
        star=True,
        better="academy",
    )
)

card(
    Building(
        "academy",
        cost=10,
        icons=Icons(trade=2, combat=4),
        family="barracks_academy",
        markers=5,
        star=True,
    )
)

card(Building("city_walls", cost=7, terrain=(), family="city_walls", centre=True))
