/** What the server sends about a match of Through the Ages, with names: the view of a seat and the content tables. */

import type { Content, View } from "$lib/api/types";

export const NONE = -1;
/** Added to the number of a tactic under which Sun Tzu lies. */
export const UNDER = 1 << 12;
export const AGES = ["A", "I", "II", "III", "IV"] as const;

/** The types of technologies with workers, by number. */
export const TYPES = [
  "farm",
  "mine",
  "lab",
  "temple",
  "library",
  "theater",
  "arena",
  "infantry",
  "cavalry",
  "artillery",
  "air_force",
] as const;
export type TypeName = (typeof TYPES)[number];
export const FARM = 0;
export const MINE = 1;
export const LAB = 2;
export const ARENA = 6;
export const INFANTRY = 7;

/** The types of special technologies, by number. */
export const FIELDS = ["civil", "military", "colonization", "construction"] as const;

/** Cards are numbered through the tables in this order. */
export const TABLES = [
  ["technologies", "technology"],
  ["governments", "government"],
  ["specials", "special"],
  ["actions", "action"],
  ["leaders", "leader"],
  ["wonders", "wonder"],
  ["placeholders", "placeholder"],
  ["events", "event"],
  ["territories", "territory"],
  ["tactics", "tactic"],
  ["aggressions", "aggression"],
  ["wars", "war"],
  ["pacts", "pact"],
  ["bonuses", "bonus"],
  ["conditions", "condition"],
] as const;
export type Kind = (typeof TABLES)[number][1];

/** What a card gives while it is in play; what is 0 is left out. */
export type Symbols = Partial<
  Record<
    | "culture"
    | "science"
    | "strength"
    | "happy"
    | "ca"
    | "ma"
    | "colonization"
    | "food_bonus"
    | "resource_bonus"
    | "civil_hand"
    | "military_hand"
    | "building_limit"
    | "yellow"
    | "blue",
    number
  >
>;

/** A row of any table; a field is there where its kind has it. */
export interface CardRow {
  key: string;
  source: string;
  symbols_source?: string | null;
  cost_source?: string | null;
  symbols: Symbols;
  age?: number;
  /** Of a technology or a special technology. */
  type?: number;
  /** Of technologies and governments: science to develop. */
  science?: number;
  revolution?: number;
  resources?: number;
  food?: number;
  goods?: number;
  culture?: number;
  gives_science?: number;
  strength?: number;
  happy?: number;
  /** Of an action card: several ages share it. */
  name?: string;
  amount?: number;
  also?: number;
  /** Of a wonder: what each stage costs. Of a special technology: stages at once. */
  stages?: number[] | number;
  infantry?: number;
  cavalry?: number;
  artillery?: number;
  army?: number;
  outdated?: number | null;
  /** Of aggressions and wars: military actions. */
  ma?: number;
  defence?: number;
  colonize?: number;
  symmetric?: boolean;
  other?: Symbols;
}

export interface Card {
  number: number;
  kind: Kind;
  row: CardRow;
  /** How options name it: `technology:iron`. */
  element: string;
}

export interface BankRow {
  tokens: number;
  population: number;
  consumption: number;
  happy: number;
}

export type AgesContent = Record<(typeof TABLES)[number][0], CardRow[]> & {
  constants: {
    yellow_bank: BankRow[];
    corruption: [tokens: number, lost: number][];
    yellow_tokens: number;
    blue_tokens: number;
    row_costs: number[];
    copy_cost: number;
  };
};

/** Cards whose faces may be hidden: their number, those that are known, and what the backs tell (ages). */
export interface Zone {
  size: number;
  cards: (number | null)[];
  backs: number[];
}

export interface Player {
  seat: number;
  techs: number[];
  workers: number[];
  stored: number[];
  unused: number;
  yellow: number;
  blue: number;
  culture: number;
  science: number;
  ca: number;
  ma: number;
  ca_total: number;
  ma_total: number;
  government: number;
  leader: number;
  specials: number[];
  wonders: number[];
  ruined: number[];
  unfinished: number;
  stages: number;
  colonies: number[];
  tactic: number;
  own_tactics: number[];
  pact: number;
  war: number;
  enemy: number;
  resigned: boolean;
  civil_hand: Zone;
  military_hand: Zone;
  notes: { size: number; cards: (number | null)[] };
}

/** One line of an explanation: an element or a word, and how much it adds. */
export interface Line {
  what: string;
  amount: number;
}

export interface Treaty {
  card: number;
  partner: number;
  side: "a" | "b" | "both";
}

/** What a civilization comes to. */
export interface Summary {
  culture: number;
  science: number;
  strength: number;
  happiness: number;
  faces_needed: number;
  discontent: number;
  uprising: boolean;
  food: number;
  resources: number;
  food_production: number;
  resource_production: number;
  corruption: number;
  consumption: number;
  civil_hand_limit: number;
  military_hand_limit: number;
  civil_actions: number;
  military_actions: number;
  population_price: number;
  build_prices: number[];
  building_limit: number;
  armies: number;
  army_strength: number;
  colonization: number;
  pacts: Treaty[];
  parts: Record<"culture" | "science" | "strength" | "happy", Line[]>;
}

export interface RowSpace {
  cost: number;
  price: number;
  leaves: boolean;
}

export interface Stocks {
  science: number;
  culture: number;
  food: number;
  resources: number;
}

export const STAGES = ["science", "culture", "corruption", "food", "consumption", "resources"] as const;
export type Stage = (typeof STAGES)[number];

/** How a turn ends. */
export interface Ledger {
  civil_actions: number;
  military_actions: number;
  discards: number;
  effects: Stocks;
  happiness: number;
  faces_needed: number;
  discontent: number;
  unused: number;
  uprising: boolean;
  lines: { stage: Stage; change: Stocks }[];
  draws: number;
  strength: number;
  then: Stocks;
}

export interface AgesView {
  seats: number;
  ply: number;
  waiting: number[];
  players: Player[];
  starting: number;
  active: number;
  round: number;
  age: number;
  last_round: number;
  turn: { fresh: number[]; tactics: number };
  row: number[];
  events: Zone;
  next_event: Zone;
  future: Zone;
  past: number[];
  tactics: number[];
  phase: "turn" | "politics" | "actions" | "over";
  civilizations: Summary[];
  row_spaces: RowSpace[];
  cards_left: number;
  age_lasts: number;
  hand_prices: { card: number; price: number; revolution: number }[];
  rivals: { seat: number; attack: number; defence: number }[];
  auction: { card: number; bid: number; leader: number; bidders: number[]; most: number } | null;
  conflict: { card: number; attacker: number; defender: number; attack: number; defence: number } | null;
  offer: { card: number; offerer: number; partner: number; side: "a" | "b" | "both" } | null;
  ledger: Ledger | null;
}

/** The server sends what the game declares; its own tests see to that. */
export function viewOf(view: View): AgesView {
  return view as unknown as AgesView;
}

export function contentOf(content: Content): AgesContent {
  return content as unknown as AgesContent;
}

const numbered = new WeakMap<object, readonly Card[]>();

/** All cards by number. */
export function cardsOf(content: AgesContent): readonly Card[] {
  const known = numbered.get(content);
  if (known) return known;
  const cards: Card[] = [];
  for (const [table, kind] of TABLES) {
    for (const row of content[table]) {
      cards.push({ number: cards.length, kind, row, element: `${kind}:${row.key}` });
    }
  }
  numbered.set(content, cards);
  return cards;
}

/** A card by its number; a tactic with Sun Tzu under it is the same card. */
export function cardOf(content: AgesContent, number: number | null | undefined): Card | null {
  return number == null || number < 0 ? null : (cardsOf(content)[number & (UNDER - 1)] ?? null);
}

export function cardByKey(content: AgesContent, key: string): Card | null {
  return cardsOf(content).find((card) => card.row.key === key) ?? null;
}
