/** What the server sends about a match of Peloponnes, with names: the view of a seat and the content tables. */

import type { Content, View } from "$lib/api/types";

export const NO_CARD = -1;
export const CIVILIZATION = -2;
export const LUXURY_CARD = -3;

export const SYMBOLS = ["wood", "stone", "grain", "inhabitant"] as const;
export type CoinSymbol = (typeof SYMBOLS)[number];

export const DISASTERS = ["plague", "earthquake", "tempest", "drought", "decline"] as const;
export type DisasterName = (typeof DISASTERS)[number];

/** The icons of symbols in the sprite. */
export const SYMBOL_ICONS: Record<CoinSymbol, string> = {
  wood: "wood",
  stone: "stone",
  grain: "grain",
  inhabitant: "folk",
};

/** Cards whose faces may be hidden: then only their number is known, or they are null. */
export interface Zone {
  size: number;
  cards: (number | null)[];
}

export interface PlayerView {
  seat: number;
  civilization: number;
  cards: number[];
  luxury: number;
  luxury_card: boolean;
  hand: Zone;
  candidates: Zone;
  bid_on: number;
  bid_size: number;
  bid: Zone;
  taken: number;
  covered: number[];
  covered_by: number[];
  covers: Zone;
  borrowed: number[];
  pledges: Zone;
}

/** Derived numbers of a tableau. */
export interface Tableau {
  inhabitants: number;
  power: number;
  wood: number;
  stone: number;
  grain: number;
  income: number;
  income_luxury: number;
  symbols: number[];
  protected: boolean[];
}

export interface PeloponnesView {
  seats: number;
  round: number;
  waiting: number[];
  players: PlayerView[];
  order: number[];
  markers: number[];
  open_row: number[];
  conquest_row: number[];
  power_decks: Zone[];
  coin_deck: Zone;
  discard: Zone;
  box: number[];
  tableaus: Tableau[];
  /** Where the match stands: setup, disasters, bidding, taking, income, ending, over. */
  phase: string;
  /** The seats whose turn to bid has not come yet, in turn order. */
  to_bid: number[];
}

export interface PowerCardRow {
  key: string;
  deck: string;
  disaster: number;
  value: number;
  sources: Record<string, string>;
  building: boolean;
  wood_cost: number;
  stone_cost: number;
  coins: number;
  luxury: number;
  inhabitants: number;
  power: number;
  wood: number;
  stone: number;
  grain: number;
  protects: number;
  bid_bonus: number;
  conquest_discount: number;
  income: number;
  supply: boolean;
}

export interface CivilizationRow {
  key: string;
  number: number;
  coins: number;
  inhabitants: number;
  sources: Record<string, string>;
  wood: number;
  stone: number;
  grain: number;
  power: number;
  symbols: number[];
}

export interface PeloponnesContent {
  power_cards: PowerCardRow[];
  civilizations: CivilizationRow[];
  income: { at_least: number; coins: number; luxury: number }[];
  constants: {
    rounds: number;
    cards_per_round: number;
    pass_coins: number;
    conquest_surcharge: number;
    track_spaces: number;
    symbols_for_protection: number;
    luxury_max: number;
    luxury_front_max: number;
    luxury_max_covered: number;
    luxury_max_torn_down: number;
    luxury_card_inhabitants: number;
    luxury_card_power: number;
    goods_per_power_point: number;
  };
}

export function viewOf(view: View): PeloponnesView {
  return view as unknown as PeloponnesView;
}

export function contentOf(content: Content): PeloponnesContent {
  return content as unknown as PeloponnesContent;
}

/** The drawing of every card, by key. A card nobody has drawn gets one by its kind. */
const DRAWN: Record<string, string> = {
  // landscapes
  taygetos_range: "range",
  eurotas_gorge: "gorge",
  parnon_foothills: "foothills",
  lykaion_slopes: "slopes",
  argive_plain: "furrows",
  pamisos_valley: "valley",
  foloi_oak_forest: "oaks",
  alpheios_valley: "river",
  ladon_valley: "ford",
  kynouria_hills: "hillside",
  elis_plain: "pasture",
  nemea_valley: "vineyard",
  stenyklaros_plain: "sheaves",
  helos_plain: "marsh",
  erymanthos_forest: "forest",
  styx_gorge: "waterfall",
  kyllene_massif: "massif",
  aroania_heights: "heights",
  pholoe_hills: "olives",
  tegea_plain: "plain",
  mainalon_forest: "firs",
  stymphalian_valley: "lake",
  chelmos_peak: "peak",
  mantineian_plain: "fields",
  // buildings
  barracks: "barracks",
  stockade: "palisade",
  bridge: "bridge",
  market: "market",
  street: "street",
  port: "port",
  aqueduct: "aqueduct",
  agora: "agora",
  epidauros_odeon: "theatre",
  leonidaion: "courtyard",
  granary: "granary",
  quarry: "quarry",
  well: "well",
  temple_of_apollo: "temple",
  treasury_of_atreus: "tholos",
  acrocorinth: "acropolis",
  cyclopean_masonry: "masonry",
  agriculture: "plough",
  phidias_workshop: "workshop",
  stoa: "stoa",
  statue_of_zeus: "statue",
  liongate: "liongate",
  tiryns_fortress: "fortress",
  hellinikon_pyramid: "pyramid",
  // civilizations
  messene: "citygate",
  patras: "lighthouse",
  arcadia: "shepherd",
  corinth: "capital",
  sparta: "hoplites",
  pylos: "trireme",
  argos: "shield",
  delphi: "oracle",
  thebes: "sphinx",
  mycenae: "mask",
};

export function drawingOf(key: string, building = false): string {
  return DRAWN[key] ?? (building ? "stoa" : "plain");
}
