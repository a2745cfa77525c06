/** Made by `tessera types` from the structs of the game: change those, not this. */

/** Cards, of which one may know all, some or none; those of a pile that are not known are null. */
export interface Zone {
  size: number;
  cards: (number | null)[];
  /** What their backs tell, where backs differ. */
  backs?: number[];
}

/** What a seat sees of a match. */
export interface NewDawnView {
  game: string;
  seats: number;
  settings: Record<string, boolean | number | string>;
  ply: number;
  waiting: number[];
  outcome: Outcome | null;
  /** What was used up, until its scope ends; everybody sees it. */
  used: [scope: string, seat: number, card: string][];
  layout: string;
  players: Player[];
  /** The first player of every round. */
  first: number;
  /** Whose turn it is. */
  active: number;
  round: number;
  /** Where the event dial points. */
  section: number;
  turn: Turn;
  /** Spaces with a resource token. */
  deposits: number[];
  /** Resource tokens in the supply. */
  supply: number[];
  /** For each the seat that holds its token, NEUTRAL or ABSENT. */
  natural_wonders: number[];
  /** For each the seat that has conquered it, NEUTRAL or ABSENT. */
  city_states: number[];
  /** For each its space, NEUTRAL or ABSENT. */
  barbarians: number[];
  victory_cards: number[];
  /** The face-up wonder of each stack. */
  offer: number[];
  /** The face-down wonders of each stack; the oldest age is turned up first (ND-2.11). */
  stacks: Zone[];
  /** Wonders removed unseen (ND-2.10). */
  removed: Zone;
  /** Built wonders and the spaces of their tokens. */
  wonder_tokens: [number, number][];
  /** Wonders that left the game (ND-14.10). */
  lost_wonders: number[];
  map: WorldMap;
  /** By terrain. */
  difficulty: number[];
  /** While the map is built: for each side and rotation the places where space 0 of the next tile may lie. */
  placements: Record<string, [number, number][][]>;
  /** What the event dial points at. */
  event: string;
  /** The seats in turn order. */
  order: number[];
  /** Where the match stands: setup, map, turn, event, over. */
  phase: string;
  /** The place in the active player's row of the card that is being resolved. */
  resolving: number;
  /** By city-state: its diplomacy cards that lie beside the map. */
  envoys_left: number[];
  /** By seat, once the game has begun. */
  civilizations: Civilization[];
}

/** The component tables that a match is played with. */
export interface NewDawnContent {
  focus_cards: FocusCard[];
  leaders: Leader[];
  world_wonders: Wonder[];
  city_states: CityState[];
  pacts: Pact[];
  natural_wonders: NaturalWonder[];
  agendas: Agenda[];
  victory_cards: VictoryCard[];
  tiles: Tile[];
  first_game_map: Placement[];
  core_layout: CorePlacement[];
  constants: Constants;
  /** By their numbers, which are what cards are called in views. */
  elements: string[];
  /** By element what a component does beyond its numbers. */
  abilities: Record<string, Ability[]>;
  /** What tables write in shorthand, as the rules read it. */
  prints: Prints;
}

/** One player's things. At work (`cards`) are the leader, the wonders controlled and the diplomacy cards held. */
export interface Player {
  seat: number;
  /** In ascending order, that is the order of the literals; equal ones are repeated. */
  cards: number[];
  /** Beside each card: the tokens on it, or what it remembers. */
  on: number[][];
  leader: number;
  colour: number;
  /** Map tiles still to be placed (ND-3.11), by the numbers printed on them. */
  tiles: number[];
  /** The focus cards in slots 1 to 5; all others of the 20 are in the focus deck. */
  row: number[];
  /** Trade tokens on these cards. */
  trade: number[];
  /** City-state tokens on these cards, and natural wonder tokens (ND-20.02). */
  tokens: number[][];
  dial: number;
  capital: number;
  /** Without the capital. */
  cities: number[];
  /** Unreinforced control tokens. */
  control: number[];
  reinforced: number[];
  /** Those on the map; the others stand on the economy card. */
  caravans: number[];
  resources: number[];
  /** Victory cards on which an agenda is completed. */
  agendas: number[];
  /** Control tokens lying beside victory cards (ND-19.13). */
  markers: number;
}

/** What is remembered until the next player's turn, besides what is used up (ND-4.12). */
export interface Turn {
  /** City-state and natural wonder tokens that were spent. */
  spent: number[];
  /** Spaces at which a caravan of the active player has arrived. */
  arrived: number[];
  /** Caravans that are back on the economy card and may not move again (ND-9.10). */
  returned: number;
  /** Spaces taken by an attack (ND-13.05). */
  taken: number[];
  /** Capitals that were defeated (ND-13.34). */
  defeated: number[];
  attacks_won: number;
}

/** Final ranks (1 is best, ties share a rank) and scores by seat, and why the game ended. */
export interface Outcome {
  ranks: number[];
  scores: number[];
  reason: string;
  breakdown: ScoreLine[][];
}

/** The map, for clients. */
export interface WorldMap {
  /** Column, row and terrain of each space. */
  cells: [number, number, number][];
  /** Each tile: its number, its side, where its space 0 lies, and sixths of a turn. */
  tiles: [number, string, number, number, number][];
  /** Spaces with a resource symbol, and which. */
  resources: [number, number][];
  capitals: number[];
  /** The spaces of barbarians, by letter. */
  spawn: number[];
  /** The space of each. */
  natural_wonders: number[];
  /** The space of each. */
  city_states: number[];
  /** What each space is called: G7. */
  names: string[];
}

/** What everybody could count about a player. */
export interface Civilization {
  mature: number[];
  spaces: number;
  unused_control: number;
  unused_cities: number;
  /** How many caravans the player may have on the map. */
  caravans: number;
  /** The number of the slot in which each card of the row is resolved. */
  slots: number[];
  /** What the face-up wonders cost this player. */
  costs: number[];
  /** By agenda in play: how much of it there is, and how much is needed. */
  progress: Record<string, [number, number]>;
  /** The wonders controlled. */
  wonders: number[];
  /** The city-states whose diplomacy cards are held. */
  envoys: number[];
  /** The diplomacy cards of other players that are held: whose, and which. */
  pacts: [number, number][];
  /** Trade tokens on military cards: what could still be added in a fight. */
  reserves: number;
}

/** An effect as it can be told to a client: the hook it answers, and its amount if that never varies. */
export interface Ability {
  hook: string;
  amount: number | null;
}

/** Tiles, which tables write in words. */
export interface Prints {
  /** By number, less one. */
  tiles: PrintedTile[];
}

/** One of the 20 focus cards that every player has: each type once at each level. */
export interface FocusCard {
  key: string;
  type: number;
  level: number;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  tokens: number;
  caravans: number;
  range: number;
  water: boolean;
  attacks: number;
  bonus: number;
  barbarian_bonus: number;
  slot_5_production: number;
  more_tokens: number;
  trade: number;
  slot: number;
}

/** A leader sheet: the first focus row, slot 1 first, and an ability. */
export interface Leader {
  key: string;
  row: [number, number, number, number, number];
  source: "rulebook" | "public" | "memory" | "reconstructed";
  amount: number;
}

/** A world wonder: its stack, age and cost, and the two resources that pay for it (ND-11.03). */
export interface Wonder {
  key: string;
  type: number;
  age: number;
  cost: number;
  resources: [number, number];
  source: "rulebook" | "public" | "memory" | "reconstructed";
  amount: number;
  tokens: number;
  up_to: number;
  age_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  resources_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
}

/** A city-state with its two identical diplomacy cards (ND-14.01, ND-14.03). */
export interface CityState {
  key: string;
  type: number;
  frame: "circle" | "diamond";
  source: "rulebook" | "public" | "memory" | "reconstructed";
  amount: number;
  range: number;
}

/** A player's diplomacy card: each player has one of each to give (ND-15.01). */
export interface Pact {
  key: string;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  amount: number;
}

/** A natural wonder, which counts as a resource of its kind (ND-11.04). */
export interface NaturalWonder {
  key: string;
  resource: number;
  source: "rulebook" | "public" | "memory" | "reconstructed";
}

/** One half of a victory card: how much of something is needed. */
export interface Agenda {
  key: string;
  at_least: number;
  source: "rulebook" | "public" | "memory" | "reconstructed";
}

export interface VictoryCard {
  key: string;
  agendas: [string, string];
  source: "rulebook" | "public" | "memory" | "reconstructed";
}

/** A map tile: ten spaces on either side, in the order of the tile geometry. */
export interface Tile {
  key: string;
  shows: "plain" | "capital" | "natural_wonder" | "city_state";
  source: "rulebook" | "public" | "memory" | "reconstructed";
  a: string;
  b: string;
}

/** Where a tile lies on the first-game map: the coordinate of its space 0, and sixths of a turn, clockwise. */
export interface Placement {
  /** The tile; always its side A (ND-3.04). */
  key: string;
  players: number;
  q: number;
  r: number;
  rotation: number;
}

/** Where a core tile of an advanced map lies (ND-3.10); read like a `Placement`. */
export interface CorePlacement {
  /** Side and position: ``a1`` to ``b4``. */
  key: string;
  q: number;
  r: number;
  rotation: number;
}

/** Numbers that belong to no single component. */
export interface Constants {
  control_tokens: number;
  cities: number;
  resource_tokens: number;
  water_tokens: number;
  trade_limit: number;
  city_state_defence: number;
  resource_production: number;
  trade_production: number;
  arrival_trade: number;
  barbarian_trade: number;
  capital_loot: number;
  raid_loss: number;
  dial_levels: [number, number][];
  dial_last: number;
  dial_after_last: number;
  touching_spaces: number;
  victory_cards: number;
  epic_victory_cards: number;
  round_limit: number;
}

/** One line of a seat's result: a message key and its amount. */
export interface ScoreLine {
  key: string;
  amount: number;
}

/** Both sides of a tile, each in the order of the tile geometry. */
export interface PrintedTile {
  a: PrintedSpace[];
  b: PrintedSpace[];
}

/** What is printed on a space of a tile. */
export interface PrintedSpace {
  terrain: number;
  /** A resource, a letter, `capital`, a city-state, a natural wonder; or nothing. */
  feature: string;
}
