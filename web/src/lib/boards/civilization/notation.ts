/** Made by `tessera types` from the declarations of the game: change those, not this. */

/** Every verb, with what is said after it. */
export interface Verbs {
  accept: [];
  advance: [];
  against: [front: number];
  agree: [];
  and: [more: "army" | "scout" | "wheat" | "silk" | "incense" | "iron"] | [make: "train" | "build" | "wonder", what:
    string];
  army: [square: string] | [];
  at: [square: string];
  boost: [square: string];
  build: [building: string];
  capital: [square: string];
  choose: [step: string] | [step: string, which: number];
  city: [square: string];
  convert: [amount: number];
  counter: [];
  decline: [];
  devote: [];
  discard: [card: string];
  "discard-coin": [where: string];
  discover: [square: string];
  do: [step: string];
  done: [];
  draw: [type: "artillery" | "infantry" | "mounted" | "aircraft"];
  end: [];
  favour: [seat: number];
  for: [];
  found: [square: string];
  free: [building: string];
  from: [square: string];
  front: [];
  get: [what: "trade" | "culture" | "wheat" | "silk" | "incense" | "iron" | "hut" | "village" | "event1" | "event2" |
    "event3", amount: number];
  give: [what: "trade" | "culture" | "wheat" | "silk" | "incense" | "iron", amount: number] | [card: string];
  govern: [government: string];
  hand: [card: string];
  harvest: [resource: "wheat" | "silk" | "incense" | "iron"];
  heal: [front: number, amount: number];
  idle: [];
  infiltrate: [square: string];
  kill: [place1: number, place2: number];
  "kill-person": [];
  lead: [civilization: string];
  learn: [tech: string];
  loot: [what: string] | [what: "hut" | "village", place: number];
  move: [square: string];
  murder: [seat: number];
  next: [step: string] | [step: string, which: number];
  none: [];
  offer: [];
  outdate: [wonder: string];
  partner: [seat: number];
  pass: [];
  pay: [step: string] | [card: string];
  place: [person: string];
  play: [event: string];
  raze: [square: string];
  refuse: [];
  reserve: [];
  resign: [];
  revolt: [seat: number];
  save: [unit: string];
  scout: [square: string] | [];
  send: [square: string];
  show: [card: string];
  skip: [];
  steal: [card: string];
  "steal-coin": [where: string];
  stop: [];
  strike: [square: string];
  take: [resource: "wheat" | "silk" | "incense" | "iron"];
  "take-back": [];
  tile: [tile: string];
  to: [seat: number] | [square: string];
  train: [type: "artillery" | "infantry" | "mounted" | "aircraft"];
  unit: [unit: string];
  use: [card: string] | [card1: string, card2: string];
  with: [figure: number] | [armies: number, scouts: number];
  wonder: [wonder: string];
  wound: [front: number, amount: number];
}

/** What the questions are called. */
export type Step = "after-unit" | "answer-offer" | "any-order" | "barring" | "battle-turn" | "cancel-or-pass" |
  "city-menu" | "consent" | "discard-event" | "draft-civilization" | "draw-horde" | "give-coin" | "interrupt" |
  "learn-from" | "loot-by-points" | "loot-city" | "loot-figures" | "loot-resource" | "looting" | "make-offer" | "may"
  | "menu" | "move-menu" | "on-the-way" | "one-of" | "pay-otherwise" | "pay-then" | "place-capital" | "place-figure" |
  "place-person" | "place-wonder" | "research" | "save-unit" | "send-scout" | "start-menu" | "steal-event" |
  "take-from-market" | "trade-menu";

/** The keys of all components, by their kind. */
export interface Elements {
  building: "academy" | "aqueduct" | "bank" | "barracks" | "cathedral" | "city_walls" | "granary" | "harbor" |
    "iron_mine" | "library" | "market" | "temple" | "trading_post" | "university" | "workshop";
  civilization: "america" | "china" | "egypt" | "germany" | "rome" | "russia";
  event: "a_generous_gift" | "a_gift_from_afar" | "a_princely_gift" | "bread_and_circuses" | "catastrophe" |
    "defection" | "deforestation" | "disaster" | "disoriented" | "drought" | "exchange_of_ideas" | "jousting_tourney"
    | "knowledge_shared" | "lost" | "mass_defection" | "out_of_position" | "primetime_tv" | "sabotage" |
    "the_citizens_are_revolting_1" | "the_citizens_are_revolting_2" | "think_tank" | "we_love_the_despot_day" |
    "we_love_the_president_day" | "we_love_the_queen_day" | "wholesale_defection";
  government: "anarchy_government" | "communism_government" | "democracy_government" | "despotism_government" |
    "feudalism_government" | "fundamentalism_government" | "monarchy_government" | "republic_government";
  hut: "hut_incense" | "hut_iron" | "hut_silk" | "hut_spy" | "hut_wheat";
  person: "artist" | "builder" | "general" | "humanitarian" | "industrialist" | "scientist";
  tech: "animal_husbandry" | "atomic_theory" | "ballistics" | "banking" | "biology" | "chivalry" | "civil_service" |
    "code_of_laws" | "combustion" | "communism" | "computers" | "construction" | "currency" | "democracy" |
    "engineering" | "flight" | "gunpowder" | "horseback_riding" | "irrigation" | "masonry" | "mass_media" |
    "mathematics" | "metal_casting" | "metalworking" | "military_science" | "monarchy" | "navigation" | "philosophy" |
    "pottery" | "printing_press" | "railroad" | "replaceable_parts" | "sailing" | "space_flight" | "steam_power" |
    "theology" | "writing";
  tile: "home_america" | "home_china" | "home_egypt" | "home_germany" | "home_rome" | "home_russia" | "tile_01" |
    "tile_02" | "tile_03" | "tile_04" | "tile_05" | "tile_06" | "tile_07" | "tile_08" | "tile_09" | "tile_10" |
    "tile_11" | "tile_12" | "tile_13" | "tile_14";
  unit: "aircraft_5" | "aircraft_6" | "aircraft_7" | "artillery_1" | "artillery_2" | "artillery_3" | "infantry_1" |
    "infantry_2" | "infantry_3" | "mounted_1" | "mounted_2" | "mounted_3";
  village: "village_great_person" | "village_iron" | "village_spy" | "village_uranium";
  wonder: "angkor_wat" | "himeji_samurai_castle" | "panama_canal" | "porcelain_tower" | "statue_of_liberty" |
    "stonehenge" | "sydney_opera_house" | "the_colossus" | "the_hanging_gardens" | "the_louvre" | "the_oracle" |
    "united_nations";
}

/** What options and questions name. */
export type ElementKind = "building" | "civilization" | "event" | "front" | "government" | "hut" | "person" | "seat" |
  "square" | "tech" | "tile" | "track" | "unit" | "village" | "wonder";

export const NONE = -1;

export const SIDE = 16;

export const SQUARES = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1", "l1", "m1", "n1", "o1",
  "p1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2", "k2", "l2", "m2", "n2", "o2", "p2", "a3", "b3",
  "c3", "d3", "e3", "f3", "g3", "h3", "i3", "j3", "k3", "l3", "m3", "n3", "o3", "p3", "a4", "b4", "c4", "d4", "e4",
  "f4", "g4", "h4", "i4", "j4", "k4", "l4", "m4", "n4", "o4", "p4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5",
  "i5", "j5", "k5", "l5", "m5", "n5", "o5", "p5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "i6", "j6", "k6",
  "l6", "m6", "n6", "o6", "p6", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "i7", "j7", "k7", "l7", "m7", "n7",
  "o7", "p7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8", "i8", "j8", "k8", "l8", "m8", "n8", "o8", "p8", "a9",
  "b9", "c9", "d9", "e9", "f9", "g9", "h9", "i9", "j9", "k9", "l9", "m9", "n9", "o9", "p9", "a10", "b10", "c10",
  "d10", "e10", "f10", "g10", "h10", "i10", "j10", "k10", "l10", "m10", "n10", "o10", "p10", "a11", "b11", "c11",
  "d11", "e11", "f11", "g11", "h11", "i11", "j11", "k11", "l11", "m11", "n11", "o11", "p11", "a12", "b12", "c12",
  "d12", "e12", "f12", "g12", "h12", "i12", "j12", "k12", "l12", "m12", "n12", "o12", "p12", "a13", "b13", "c13",
  "d13", "e13", "f13", "g13", "h13", "i13", "j13", "k13", "l13", "m13", "n13", "o13", "p13", "a14", "b14", "c14",
  "d14", "e14", "f14", "g14", "h14", "i14", "j14", "k14", "l14", "m14", "n14", "o14", "p14", "a15", "b15", "c15",
  "d15", "e15", "f15", "g15", "h15", "i15", "j15", "k15", "l15", "m15", "n15", "o15", "p15", "a16", "b16", "c16",
  "d16", "e16", "f16", "g16", "h16", "i16", "j16", "k16", "l16", "m16", "n16", "o16", "p16"] as const;

export const TILE = 4;

export const TERRAINS = ["desert", "grassland", "forest", "mountain", "water"] as const;

export const RESOURCES = ["wheat", "silk", "incense", "iron", "spy", "uranium"] as const;

export const GROWING = ["wheat", "silk", "incense", "iron"] as const;

export const UNITS = ["artillery", "infantry", "mounted", "aircraft"] as const;

export const TRUMPS = [1, 2, 0, -1] as const;

export const PHASES = ["start", "trade", "cities", "movement", "research"] as const;

export const TRADING = 1;

export const ENTRIES = ["trade", "culture", "wheat", "silk", "incense", "iron", "hut", "village", "event1", "event2",
  "event3"] as const;

export const OPEN_ENTRIES = 6;

export const ATTACKER = 0;

export const DEFENDER = 1;
