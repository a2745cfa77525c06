/** Made by `tessera types` from the declarations of the game: change those, not this. */

/** Every verb, with what is said after it. */
export interface Verbs {
  advance: [amount: number];
  again: [card: string];
  also: [card: string];
  at: [q: number, r: number];
  attack: [space: number];
  build: [];
  capital: [space: number];
  caravan: [space: number];
  choose: [space: number];
  city: [space: number];
  colour: [colour: "blue" | "red" | "orange" | "green"];
  conquer: [];
  convert: [space: number];
  decline: [];
  destroy: [space: number];
  discard: [card: string];
  drive: [letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I"];
  drop: [space: number];
  "economy-first": [card: string];
  envoy: [city: string];
  focus: [card: string];
  gain: [resource: "marble" | "mercury" | "oil" | "diamonds"];
  give: [resource: "marble" | "mercury" | "oil" | "diamonds"];
  "give-up": [space: number];
  go: [space: number];
  lay: [card: string];
  liberate: [];
  loot: [card: string];
  move: [space: number];
  nuke: [space: number];
  pass: [];
  pay: [means: string];
  place: [space: number];
  reinforce: [space: number];
  release: [card: string];
  replace: [card: string];
  resign: [];
  return: [giver: number, pact: string];
  rotation: [rotation: number];
  send: [space: number];
  side: [side: "a" | "b"];
  spend: [amount: number, tokens: number];
  stay: [];
  stop: [];
  store: [];
  swap: [slot: number];
  take: [card: string] | [giver: number, pact: string];
  "take-back": [space: number];
  tile: [tile: number];
  to: [space: number];
  trade: [card: string];
  under: [space: number];
  upgrade: [card: string];
  use: [card: string];
  with: [slot: number];
  wonder: [wonder: string];
}

/** What the questions are called. */
export type Step = "advance-dial" | "any-order" | "attacker-spends" | "campaign" | "capitalism" | "choose-capital" |
  "choose-colour" | "choose-focus" | "choose-focus-card" | "choose-piece" | "choose-space" | "conquer-or-liberate" |
  "convert-token" | "defender-spends" | "drive-barbarian" | "drop-caravan" | "economy-first" | "eiffel-tower" |
  "exchange-resource" | "five-suns" | "forbidden-city" | "free-token" | "free-token-for-capture" |
  "free-token-for-city" | "free-token-for-media" | "gain-resource" | "gain-trade" | "give-up-token" | "industry" |
  "journey" | "lay-city-state" | "loot-trade" | "lose-trade" | "may" | "move-caravan" | "move-control" |
  "move-natural" | "move-wonder" | "nuke" | "one-of" | "oracle" | "pay-then" | "place-control" | "place-tile" | "plan"
  | "question" | "reinforce" | "release-trade" | "resolve-again" | "return-surplus" | "spend-more" |
  "spend-on-culture" | "spend-on-economy" | "spend-on-science" | "spend-trade" | "start-of-turn" | "stonehenge" |
  "swap-cards" | "swap-pact" | "take-envoy" | "take-focus-card" | "take-pact" | "take-pacts" | "travel-on" |
  "upgrade-cards";

/** The keys of all components, by their kind. */
export interface Elements {
  agenda: "aesthetic" | "civilized" | "explorer" | "money_grubber" | "paranoid" | "populous" | "preservationist" |
    "scholarly" | "technophile" | "warmonger";
  card: "animal_husbandry" | "astrology" | "capitalism" | "civil_service" | "currency" | "drama_and_poetry" |
    "early_empire" | "flight" | "foreign_trade" | "iron_working" | "masonry" | "mass_media" | "mass_production" |
    "mathematics" | "nationalism" | "nuclear_power" | "pottery" | "replaceable_parts" | "steam_power" |
    "urbanization";
  envoy: "brussels" | "buenos_aires" | "carthage" | "geneva" | "kabul" | "kumasi" | "mohenjo_daro" | "seoul";
  leader: "america" | "aztec" | "egypt" | "france" | "japan" | "rome" | "scythia" | "sumeria";
  natural: "cliffs_of_dover" | "crater_lake" | "galapagos_islands" | "grand_mesa" | "mt_everest" | "mt_kilimanjaro" |
    "pantanal" | "torres_del_paine";
  pact: "defensive_pact" | "embassy" | "joint_war" | "open_borders";
  tile: "tile_01" | "tile_02" | "tile_03" | "tile_04" | "tile_05" | "tile_06" | "tile_07" | "tile_08" | "tile_09" |
    "tile_10" | "tile_11" | "tile_12" | "tile_13" | "tile_14" | "tile_15" | "tile_16";
  victory: "civilized_money_grubber" | "explorer_aesthetic" | "paranoid_warmonger" | "preservationist_populous" |
    "technophile_scholarly";
  wonder: "alhambra" | "big_ben" | "chichen_itza" | "colossus" | "eiffel_tower" | "estadio_do_maracana" |
    "forbidden_city" | "great_lighthouse" | "great_zimbabwe" | "hanging_gardens" | "kremlin" | "machu_picchu" |
    "oracle" | "oxford_university" | "pentagon" | "petra" | "porcelain_tower" | "potala_palace" | "pyramids" |
    "ruhr_valley" | "stonehenge" | "sydney_opera_house" | "terracotta_army" | "venetian_arsenal";
}

/** What options and questions name. */
export type ElementKind = "agenda" | "at" | "barbarian" | "card" | "dial" | "envoy" | "laid" | "leader" | "natural" |
  "pact" | "resource" | "rival-card" | "rotation" | "side" | "space" | "tile" | "trade" | "victory" | "wonder";

export const NONE = -1;

export const NEUTRAL = -1;

export const ABSENT = -2;

export const TERRAINS = ["grassland", "hills", "forest", "desert", "mountains", "water", "wonder"] as const;

export const WATER = 5;

export const WONDER = 6;

export const FOCUS = ["culture", "science", "economy", "industry", "military"] as const;

export const CULTURE = 0;

export const SCIENCE = 1;

export const ECONOMY = 2;

export const INDUSTRY = 3;

export const MILITARY = 4;

export const RESOURCES = ["marble", "mercury", "oil", "diamonds"] as const;

export const AGES = ["ancient", "medieval", "modern"] as const;

export const COLOURS = ["blue", "red", "orange", "green"] as const;

export const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H", "I"] as const;

export const STACKS = [0, 1, 2, 4] as const;

export const SECTIONS = ["spawn", "blank", "move", "trade", "move"] as const;

export const SIDES = ["a", "b"] as const;

export const OUTLINES = { a: [[[0, 0], [0, -1], [-1, 0], [-1, 1], [0, 1], [1, 0], [1, -1], [1, -2], [0, -2], [1, -3]],
  [[0, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1], [1, 0], [2, -1], [2, -2], [3, -2]], [[0, 0], [1, 0], [1, -1],
  [0, -1], [-1, 0], [-1, 1], [0, 1], [1, 1], [2, 0], [2, 1]], [[0, 0], [0, 1], [1, 0], [1, -1], [0, -1], [-1, 0], [-1,
  1], [-1, 2], [0, 2], [-1, 3]], [[0, 0], [-1, 1], [0, 1], [1, 0], [1, -1], [0, -1], [-1, 0], [-2, 1], [-2, 2], [-3,
  2]], [[0, 0], [-1, 0], [-1, 1], [0, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-2, 0], [-2, -1]]], b: [[[0, 0], [1,
  -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -2], [2, -2], [2, -3]], [[0, 0], [1, 0], [0, 1], [-1, 1], [-1,
  0], [0, -1], [1, -1], [2, -1], [2, 0], [3, -1]], [[0, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1], [1, 0], [1,
  1], [0, 2], [1, 2]], [[0, 0], [-1, 1], [-1, 0], [0, -1], [1, -1], [1, 0], [0, 1], [-1, 2], [-2, 2], [-2, 3]], [[0,
  0], [-1, 0], [0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-2, 1], [-2, 0], [-3, 1]], [[0, 0], [0, -1], [1, -1], [1,
  0], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -2], [-1, -2]]] } as const;
