/** Made by `tessera types` from the declarations of the game: change those, not this. */

/** Every verb, with what is said after it. */
export interface Verbs {
  bid: [card: string];
  borrow: [payment: "wood" | "stone" | "grain" | "inhabitant" | "luxury"];
  cover: [card: string, payment: "wood" | "stone" | "grain" | "inhabitant" | "luxury"];
  decline: [];
  give: [symbol: "wood" | "stone" | "grain" | "inhabitant", amount: number];
  "give-up": [card: string];
  grain: [amount: number];
  hit: [card: string];
  inhabitants: [amount: number];
  keep: [civilization: string];
  lose: [];
  luxury: [amount: number];
  move: [card: string];
  pass: [];
  pay: [wood: number, stone: number, luxury: number];
  redeem: [card: string];
  resign: [];
  size: [amount: number];
  stop: [];
  "tear-down": [card: string];
  withdraw: [];
}

/** What the questions are called. */
export type Step = "any-order" | "bid" | "choose-civilization" | "damage" | "displaced" | "may" | "new-building" |
  "one-of" | "pay-then" | "provide" | "redeem" | "tear-down-hungry";

/** The keys of all components, by their kind. */
export interface Elements {
  card: "acrocorinth" | "agora" | "agriculture" | "alpheios_valley" | "aqueduct" | "argive_plain" | "aroania_heights"
    | "barracks" | "bridge" | "chelmos_peak" | "cyclopean_masonry" | "elis_plain" | "epidauros_odeon" |
    "erymanthos_forest" | "eurotas_gorge" | "foloi_oak_forest" | "granary" | "hellinikon_pyramid" | "helos_plain" |
    "kyllene_massif" | "kynouria_hills" | "ladon_valley" | "leonidaion" | "liongate" | "lykaion_slopes" |
    "mainalon_forest" | "mantineian_plain" | "market" | "nemea_valley" | "pamisos_valley" | "parnon_foothills" |
    "phidias_workshop" | "pholoe_hills" | "port" | "quarry" | "statue_of_zeus" | "stenyklaros_plain" | "stoa" |
    "stockade" | "street" | "stymphalian_valley" | "styx_gorge" | "taygetos_range" | "tegea_plain" |
    "temple_of_apollo" | "tiryns_fortress" | "treasury_of_atreus" | "well";
  civilization: "arcadia" | "argos" | "corinth" | "delphi" | "messene" | "mycenae" | "patras" | "pylos" | "sparta" |
    "thebes";
  disaster: "decline" | "drought" | "earthquake" | "plague" | "tempest";
}

/** What options and questions name. */
export type ElementKind = "card" | "civilization" | "coin" | "disaster" | "luxury";

export const NO_CARD = -1;

export const LUXURY_CARD = -2;

export const SYMBOLS = ["wood", "stone", "grain", "inhabitant"] as const;

export const DISASTERS = ["plague", "earthquake", "tempest", "drought", "decline"] as const;

export const PROTECTS = { plague: "protected-plague", earthquake: "protected-earthquake", tempest:
  "protected-tempest", drought: "protected-drought", decline: "protected-decline" } as const;

export const DECKS = ["A", "B", "C"] as const;
