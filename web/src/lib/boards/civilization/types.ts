/** Made by `tessera types` from the structs of the game: change those, not this. */

/** Cards, of which one may know all, some or none; those of a pile that are not known are null. */
export interface Zone {
  size: number;
  cards: (number | null)[];
  /** What their backs tell, where backs differ. */
  backs?: number[];
}

/** What a seat sees of a match. */
export interface CivilizationView {
  game: string;
  seats: number;
  settings: Record<string, boolean | number | string>;
  ply: number;
  waiting: number[];
  outcome: Outcome | null;
  /** What was used up, until its scope ends; everybody sees it. */
  used: [scope: string, seat: number, card: string][];
  players: Nation[];
  /** Who has the first player marker. */
  first: number;
  active: number;
  /** Counted from 1; 0 during set-up. */
  turn: number;
  phase: number;
  /** Whether all components are accounted for: not in a position laid out by hand. */
  dealt: boolean;
  /** The map (`board`). */
  layout: string;
  /** Squares with a face-down hut marker. */
  huts: number[];
  villages: number[];
  /** Squares that no figure may leave this turn (CV-7.10). */
  locked: number[];
  battle: Battle | null;
  offered: Offered | null;
  /** Resource markers. */
  market: number[];
  /** Building markers by family. */
  buildings: number[];
  /** On the four spaces of the market; NONE where it is empty. */
  wonders: number[];
  /** Those that left the game. */
  lost_wonders: number[];
  lost_people: number[];
  /** Hut and village markers that were spent. */
  lost_markers: number[];
  /** Face up under their decks, by type. */
  used_units: number[][];
  /** The same of culture events, by deck. */
  used_events: number[][];
  /** By age: the lower ages lie on top. */
  wonder_decks: Zone[];
  event_decks: Zone[];
  unit_decks: Zone[];
  people: Zone;
  /** Those on the map and those beside it: nobody knows any of them. */
  hut_markers: Zone;
  village_markers: Zone;
  /** Neutral tiles, on the map and left over: nobody knows any of them. */
  tiles: Zone;
  map: WorldMap;
  nations: Summary[];
  announced: Plan[];
  offer: Offer | null;
  fight: Fight | null;
  moving: Group | null;
}

/** The component tables that a match is played with. */
export interface CivilizationContent {
  civilizations: Civilization[];
  governments: Government[];
  techs: Tech[];
  wonders: Wonder[];
  buildings: Building[];
  people: GreatPerson[];
  events: CultureEvent[];
  units: Unit[];
  huts: Hut[];
  villages: Village[];
  tiles: Tile[];
  constants: Constants;
  /** By their numbers, which are what cards are called in views. */
  elements: string[];
  /** By element what a component does beyond its numbers. */
  abilities: Record<string, Ability[]>;
  /** What tables write in shorthand, as the rules read it. */
  prints: Prints;
}

/** One player's civilization. */
export interface Nation {
  seat: number;
  /** In ascending order, that is the order of the literals; equal ones are repeated. */
  cards: number[];
  /** Beside each card: the tokens on it, or what it remembers. */
  on: number[][];
  civ: number;
  government: number;
  /** Unlocked ones. */
  governments: number[];
  /** In which turn each of them was. */
  unlocked: number[];
  /** The turn of the last change of government (CV-4.15). */
  changed: number;
  trade: number;
  /** Tokens. */
  culture: number;
  /** Coin tokens on the civilization sheet. */
  tokens: number;
  /** The space of the culture level marker. */
  track: number;
  /** In the order in which they were learned: the first one is the start tech (CV-2.17). */
  techs: number[];
  /** By type of unit; 0 is locked (CV-2.03). */
  ranks: number[];
  /** Their centres; the first one is the capital. */
  cities: number[];
  /** Centres of walled ones. */
  walled: number[];
  /** City actions each has taken this turn. */
  acts: number[];
  /** Production each has more this turn (CV-6.14). */
  boost: number[];
  /** City actions each city has more this turn (CV-7.17). */
  more_acts: number;
  /** Their squares, in ascending order. */
  armies: number[];
  /** Squares of armies that do not move any more this turn. */
  rested: number[];
  scouts: number[];
  /** To which city each scout sends its square, or NONE (CV-12.02). */
  sends: number[];
  /** In which turn each scout came to its square (CV-12.15). */
  arrived: number[];
  rested_scouts: number[];
  /** Squares with own buildings, wonders and great people, in ascending order. */
  sites: number[];
  /** What stands on each of them. */
  stands: number[];
  /** Wonders without their ability (CV-6.55). */
  obsolete: number[];
  /** Great people that are not on the map. */
  reserve: number[];
  /** Great people that were replaced in this Start of Turn (CV-9.07). */
  swapped: number[];
  /** Markers from the market. */
  resources: number[];
  /** That can still be made in this Trade phase (CV-5.09). */
  offers: number;
  /** Makes no more offers of its own (CV-5.11). */
  passed: boolean;
  /** The standing forces. */
  forces: Zone;
  /** The battle hand: others know only what it and the standing forces hold together (CV-19.01, CV-19.02). */
  fighting: Zone;
  hand: Zone;
  /** Hut and village markers. */
  markers: Zone;
}

/** A battle (CV-11). */
export interface Battle {
  square: number;
  attacker: number;
  /** Whose figures or city are attacked; NONE for barbarians. */
  defender: number;
  /** Who plays the defender's units. */
  player: number;
  kind: string;
  /** What is added to the strength of each side's units. */
  edge: [number, number];
  fronts: [number, number, number, number][];
  /** Units of each side. */
  killed: [number[], number[]];
  /** Whose battle turn it is. */
  turn: number;
  /** Wounds that the next unit deals besides if it attacks (CV-11.19). */
  sharpened: number;
  /** The barbarians that are still to be played, in a battle with them. */
  horde: Horde | null;
}

/** Hidden things in an offer that is not answered yet; they are still their owner's. */
export interface Offered {
  seat: number;
  events: Zone;
  markers: Zone;
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
  /** Of each revealed square: its number, terrain, trade, production, culture and coins. */
  squares: [number, number, number, number, number, number][];
  resources: [number, number][];
  /** Column and row of each slot, its tile ('' while unrevealed) and its quarters of a turn. */
  tiles: [number, number, string, number][];
  disasters: number[];
}

/** What a nation comes to. */
export interface Summary {
  coins: number;
  trade_income: number;
  hand_size: number;
  speed: number;
  stacking: number;
  most_cities: number;
  armies_left: number;
  scouts_left: number;
  combat_bonus: number;
  conversion: number;
  pyramid: number[];
  /** Towards a culture, an economic and a tech victory, in percent. */
  progress: [number, number, number];
  /** Steps from the nearest army to the nearest capital of another nation; NONE without an army. */
  march: number;
  /** The trade that is needed for a tech of each level. */
  research: number[];
  /** The trade that is missing for a tech of the next level that is not paid yet; 0 if there is none. */
  lacks: number;
  /** Those it could change to now. */
  governments: number[];
  cities: CityFacts[];
  prices: Price[];
  coin_parts: Summand[];
}

/** What was announced and has not happened yet. */
export interface Plan {
  seat: number;
  kind: string;
  card: number;
  /** What was said of it. */
  parts: Said[];
  /** What it is aimed at. */
  squares: number[];
}

/** An offer that waits for an answer: trade, culture, resources, then hidden things by kind. */
export interface Offer {
  seat: number;
  other: number;
  give: number[];
  get: number[];
}

/** How a battle stands. */
export interface Fight {
  totals: [number, number];
  bonuses: [number, number];
  hands: [number, number];
  /** On each front, of the attacker's and of the defender's unit; 0 where none stands. */
  strengths: [number, number][];
  /** What the bonuses are made of. */
  parts: [Summand[], Summand[]];
}

/** Figures that are on their way. */
export interface Group {
  seat: number;
  square: number;
  armies: number;
  scouts: number;
  points: number;
}

/** An effect as it can be told to a client: the hook it answers, and its amount if that never varies. */
export interface Ability {
  hook: string;
  amount: number | null;
}

/** Tiles, which tables write in letters. */
export interface Prints {
  /** By key, rows from the north, squares from the west. */
  tiles: Record<string, PrintedSquare[][]>;
}

export interface Civilization {
  key: string;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** The start tech (CV-2.17). */
  tech: string;
  /** The home tile. */
  tile: string;
  government: string;
  /** More armies than the others have, one of which is placed at the beginning (CV-2.14). */
  armies: number;
  amount: number;
  /** Whether it is part of the introductory game (CV-16.03). */
  introductory: boolean;
}

export interface Government {
  key: string;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  amount: number;
  also: number;
}

export interface Tech {
  key: string;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  level: number;
  /** What it unlocks. */
  building: string;
  government: string;
  /** The type and rank of units that it upgrades or unlocks. */
  unit: [number, number] | null;
  speed: number;
  stacking: number;
  cities: number;
  water: number;
  hand: number;
  coin: number;
  /** What its resource ability costs. */
  pays: number[];
  /** The number in the text of its ability: culture, production, wounds, trade. */
  amount: number;
  also: number;
  /** Of a coin task, in trade or culture. */
  price: number;
  /** The most coin tokens that may lie on it. */
  tokens: number;
  /** Whether there is one card of it for all (CV-1.08). */
  single: boolean;
}

export interface Wonder {
  key: string;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  age: number;
  cost: number;
  /** With which it is cheaper. */
  tech: string;
  /** Its price then. */
  discount: number;
  icons: Icons;
  amount: number;
}

export interface Building {
  key: string;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  cost: number;
  terrain: number[];
  icons: Icons;
  /** Both sides of a marker (CV-1.12). */
  family: string;
  /** Of the family; none for walls, which are the reverse of city markers. */
  markers: number;
  /** At most one such building in a city (CV-6.32). */
  star: boolean;
  /** Its upgraded side. */
  better: string;
  /** Whether it stands in the city centre (CV-6.39). */
  centre: boolean;
}

export interface GreatPerson {
  key: string;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  icons: Icons;
  markers: number;
}

export interface CultureEvent {
  key: string;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  deck: number;
  copies: number;
  /** Production, steps, buildings or the highest level of a tech. */
  amount: number;
  /** Squares from an own figure or city; 0: anywhere (CV-14.05). */
  reach: number;
  /** The resources it can pay as (CV-14.12). */
  counts_as: number[];
  terrain: number;
  /** Coin tokens that another player gets for it. */
  gives_coin: number;
}

export interface Unit {
  key: string;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  type: number;
  /** By rank; aircraft have one. */
  strengths: number[];
  copies: number;
}

export interface Hut {
  key: string;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  resource: number;
  /** Whether it is exchanged for a great person (CV-11.42). */
  person: boolean;
  copies: number;
}

export interface Village {
  key: string;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  resource: number;
  /** Whether it is exchanged for a great person (CV-11.42). */
  person: boolean;
  copies: number;
}

/** A map tile, as it lies when its arrow points north. */
export interface Tile {
  key: string;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  squares: string;
  home: boolean;
}

/** Numbers that belong to no single component. */
export interface Constants {
  most_trade: number;
  coins_to_win: number;
  /** Trade that is needed, by level (CV-13.02). */
  research: [number, number, number, number, number];
  speed: number;
  stacking: number;
  hand_size: number;
  battle_hand: number;
  most_cities: number;
  army_cost: number;
  scout_cost: number;
  /** By rank (CV-6.25). */
  unit_cost: [number, number, number, number];
  aircraft_cost: number;
  armies: number;
  scouts: number;
  city_markers: number;
  /** Trade for one step of production (CV-6.13). */
  conversion: number;
  devotion: number;
  /** Units in a battle hand for each further army (CV-11.02). */
  more_per_army: number;
  city_hand: number;
  city_bonus: number;
  capital_bonus: number;
  walls_bonus: number;
  killed_per_army: number;
  loot: number;
  city_distance: number;
  /** Icons by terrain (CV-1.03). */
  terrain: [Icons, Icons, Icons, Icons, Icons];
  /** Of each space of the culture track: culture, trade, and what it gives; a number is a deck (CV-8.02, CV-8.03). */
  track: [number, number, string][];
  /** Disaster markers (CV-14.09). */
  disasters: number;
  /** Techs in each row that count for the progress of a pyramid (CV-15.09). */
  enough: [number, number, number, number, number];
}

/** Barbarians, in the hand of the player who plays them (CV-11.40, CV-11.47). */
export interface Horde {
  seat: number;
  /** Each comes from a deck that everybody sees. */
  units: Zone;
}

/** One line of a seat's result: a message key and its amount. */
export interface ScoreLine {
  key: string;
  amount: number;
}

/** What a city brings; everybody can count it. */
export interface CityFacts {
  square: number;
  capital: boolean;
  walled: boolean;
  trade: number;
  production: number;
  /** If it is devoted to the arts. */
  culture: number;
  coins: number;
  /** Resources that it could harvest now. */
  harvest: number[];
  /** Whether it may still take an action this turn. */
  acts: boolean;
  /** Squares of its outskirts that enemy figures blockade. */
  blocked: number[];
  /** What its production is made of. */
  parts: Summand[];
}

/** What something costs a nation, in production. */
export interface Price {
  verb: string;
  /** Which of its kind; empty for a figure. */
  what: string;
  cost: number;
}

/** One line of an explanation: what adds how much. An element of the board, or a word of the game. */
export interface Summand {
  what: string;
  amount: number;
}

/** A verb, and what stands behind it. */
export interface Said {
  verb: string;
  args: (number | string)[];
}

/** What is printed on a square of a tile. */
export interface PrintedSquare {
  terrain: string;
  icons: Icons;
  /** Empty where there is none. */
  resource: string;
  hut: boolean;
  village: boolean;
}

/** Printed icons (CV-1.05). */
export interface Icons {
  trade: number;
  production: number;
  culture: number;
  coin: number;
  combat: number;
}
