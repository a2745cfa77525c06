/** What the server sends about a match of A New Dawn, with names: the view of a seat and the content tables. */

import type { Content, View } from "$lib/api/types";

export const NONE = -1;
/** Of a city-state or natural wonder: its token lies on the map. Of a barbarian: it is off the map. */
export const NEUTRAL = -1;
export const ABSENT = -2;
/** Tokens on focus cards: below are city-states, from here on natural wonders. */
export const NATURAL = 8;
/** Players' diplomacy cards are numbered 4 x giver + card. */
export const PACTS_EACH = 4;
/** Each city-state has so many diplomacy cards. */
export const ENVOYS_EACH = 2;
export const SLOTS = 5;

export const TERRAINS = ["grassland", "hills", "forest", "desert", "mountains", "water", "wonder"] as const;
export type TerrainName = (typeof TERRAINS)[number];
export const WATER = 5;
export const WONDER = 6;
/** By terrain. */
export const DIFFICULTY = [1, 2, 3, 4, 5, 1, 5] as const;

export const FOCUS = ["culture", "science", "economy", "industry", "military"] as const;
export type FocusName = (typeof FOCUS)[number];
export const CULTURE = 0;
export const SCIENCE = 1;
export const ECONOMY = 2;
export const INDUSTRY = 3;
export const MILITARY = 4;

export const RESOURCES = ["marble", "mercury", "oil", "diamonds"] as const;
export type ResourceName = (typeof RESOURCES)[number];
export const AGES = ["ancient", "medieval", "modern"] as const;
export const LEVELS = ["", "I", "II", "III", "IV"] as const;
export const COLOURS = ["blue", "red", "orange", "green"] as const;
export const LETTERS = [..."ABCDEFGHI"];
/** The types of the four wonder stacks. */
export const STACKS = [CULTURE, SCIENCE, ECONOMY, MILITARY] as const;
/** The event dial, clockwise from its start. */
export const SECTIONS = ["spawn", "blank", "move", "trade", "move"] as const;
export const SECTION_ICONS = ["barbarian", "", "compass", "trade", "compass"] as const;

export type Side = "a" | "b";
export const SIDES: readonly Side[] = ["a", "b"];

export interface PlayerView {
  seat: number;
  leader: number;
  colour: number;
  tiles: number[];
  row: number[];
  trade: number[];
  tokens: number[][];
  dial: number;
  capital: number;
  cities: number[];
  control: number[];
  reinforced: number[];
  caravans: number[];
  resources: number[];
  wonders: number[];
  envoys: number[];
  pacts: number[];
  agendas: number[];
  markers: number;
}

/** What everybody could count about a player. */
export interface Civilization {
  mature: number[];
  spaces: number;
  unused_control: number;
  unused_cities: number;
  caravans: number;
  /** The number of the slot in which each card of the row is resolved. */
  slots: number[];
  /** What the face-up wonders cost this player. */
  costs: number[];
  progress: Record<string, [number, number]>;
}

/** Cards face down: their number and what their backs tell (3 x type + age). */
export interface Stack {
  size: number;
  backs: number[];
}

export type LaidTile = [tile: number, side: Side, q: number, r: number, rotation: number];

export interface WorldMap {
  cells: [q: number, r: number, terrain: number][];
  tiles: LaidTile[];
  resources: [cell: number, kind: number][];
  capitals: number[];
  spawn: number[];
  natural_wonders: number[];
  city_states: number[];
}

/** For each side and rotation the places where space 0 of the next tile may lie. */
export type Placements = Record<Side, [q: number, r: number][][]>;

export interface NewDawnView {
  seats: number;
  ply: number;
  waiting: number[];
  players: PlayerView[];
  first: number;
  active: number;
  round: number;
  section: number;
  turn: { used: string[]; spent: number[]; arrived: number[]; returned: number; taken: number[]; attacks_won: number };
  deposits: number[];
  supply: number[];
  natural_wonders: number[];
  city_states: number[];
  barbarians: number[];
  victory_cards: number[];
  offer: number[];
  stacks: Stack[];
  wonder_tokens: [wonder: number, cell: number][];
  stored_trade: number;
  map: WorldMap;
  placements: Partial<Placements>;
  event: string;
  order: number[];
  /** The place in the active player's row of the card that is being resolved. */
  resolving: number;
  civilizations: Civilization[];
}

export interface FocusCardRow {
  key: string;
  type: number;
  level: number;
  source: string;
  tokens: number;
  caravans: number;
  range: number;
  water: boolean;
  attacks: number;
  bonus: number;
  barbarian_bonus: number;
  slot_5_production: number;
}

export interface LeaderRow {
  key: string;
  row: number[];
  source: string;
  amount: number;
}

export interface WonderRow {
  key: string;
  type: number;
  age: number;
  cost: number;
  resources: [number, number];
  source: string;
  amount: number;
}

export interface CityStateRow {
  key: string;
  type: number;
  frame: "circle" | "diamond";
  source: string;
  amount: number;
}

export interface PactRow {
  key: string;
  source: string;
  amount: number;
}

export interface NaturalRow {
  key: string;
  resource: number;
  source: string;
}

export interface AgendaRow {
  key: string;
  at_least: number;
  source: string;
}

export interface VictoryRow {
  key: string;
  agendas: [string, string];
  source: string;
}

export interface TileRow {
  key: string;
  kind: "plain" | "capital" | "natural_wonder" | "city_state";
  source: string;
  a: string;
  b: string;
}

export interface NewDawnContent {
  focus_cards: FocusCardRow[];
  leaders: LeaderRow[];
  world_wonders: WonderRow[];
  city_states: CityStateRow[];
  pacts: PactRow[];
  natural_wonders: NaturalRow[];
  agendas: AgendaRow[];
  victory_cards: VictoryRow[];
  tiles: TileRow[];
  constants: {
    control_tokens: number;
    cities: number;
    trade_limit: number;
    city_state_defence: number;
    resource_production: number;
    trade_production: number;
    dial_levels: [at: number, level: number][];
    dial_last: number;
    dial_after_last: number;
    round_limit: number;
  };
}

/** The server sends what the game declares; its own tests see to that. */
export function viewOf(view: View): NewDawnView {
  return view as unknown as NewDawnView;
}

export function contentOf(content: Content): NewDawnContent {
  return content as unknown as NewDawnContent;
}
