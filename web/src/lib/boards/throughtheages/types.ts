/** Made by `tessera types` from the structs of the game: change those, not this. */

/** Cards, of which one may know all, some or none; those of a pile that are not known are null. */
export interface Zone {
  size: number;
  cards: (number | null)[];
  /** What their backs tell, where backs differ. */
  backs?: number[];
}

/** What a seat sees of a match. */
export interface AgesView {
  game: string;
  seats: number;
  settings: Record<string, boolean | number | string>;
  ply: number;
  waiting: number[];
  outcome: Outcome | null;
  /** What was used up, until its scope ends; everybody sees it. */
  used: [scope: string, seat: number, card: string][];
  players: Civilization[];
  starting: number;
  active: number;
  round: number;
  age: number;
  /** The round after which the game ends, once it is known (TA-19.09). */
  last_round: number;
  turn: Turn;
  /** Whether all cards are accounted for: not while they are drafted, and not in a position laid out by hand. */
  dealt: boolean;
  row: number[];
  /** Of the ages A to III. */
  civil_decks: Zone[];
  /** Civil cards that stay out of the game unseen. */
  civil_box: Zone;
  /** For whom placeholders stand in the current age (TA-34.02). */
  leader_board: number[];
  wonder_board: number[];
  /** Leaders and wonders, by age, that lie open beside the boards or are known to be in the deck (TA-33.03). */
  to_come: number[][];
  /** The same, where they are kept secret until their age begins (TA-33.05). */
  later_leaders: Zone[];
  later_wonders: Zone[];
  /** Leaders that are not in the game, or not yet, while they are drafted or kept secret. */
  leader_box: Zone;
  wonder_box: Zone;
  /** Civil cards that have left the game where all could see it. */
  removed: number[];
  military_decks: Zone[];
  /** Military cards discarded face down, by age (TA-15.02). */
  discards: Zone[];
  /** Age A events that are not in the events deck (TA-2.06). */
  unused_events: Zone;
  /** The current events, but for the one on top if somebody has looked at it; the oldest age lies on top. */
  events: Zone;
  next_event: Zone;
  /** The future events. */
  future: Zone;
  /** Past events, and military cards that have left the game openly. */
  past: number[];
  /** Military cards that have left the game unseen. */
  gone: Zone;
  /** The common tactics area. */
  tactics: number[];
  /** Where the turn stands: setup, turn, politics, actions, over. */
  phase: string;
  civilizations: Summary[];
  row_spaces: Space[];
  /** In the civil deck of the current age. */
  cards_left: number;
  /** The current age ends after at most so many rounds; NONE where that is not known by counting cards. */
  age_lasts: number;
  /** Of the seat that looks. */
  hand_prices: HandCard[];
  rivals: Rival[];
  auction: Auction | null;
  conflict: Conflict | null;
  offer: Offer | null;
  /** How the own turn would end now, while an action is asked for. */
  ledger: Ledger | null;
}

/** The component tables that a match is played with. */
export interface AgesContent {
  technologies: Technology[];
  governments: Government[];
  specials: SpecialTechnology[];
  actions: ActionCard[];
  leaders: Leader[];
  wonders: Wonder[];
  placeholders: Placeholder[];
  events: Event[];
  territories: Territory[];
  tactics: Tactic[];
  aggressions: Aggression[];
  wars: War[];
  pacts: Pact[];
  bonuses: BonusCard[];
  conditions: Condition[];
  constants: Constants;
  /** By their numbers, which are what cards are called in views. */
  elements: string[];
  /** By element what a component does beyond its numbers. */
  abilities: Record<string, Ability[]>;
}

/** One player's civilization. */
export interface Civilization {
  seat: number;
  /** In ascending order, that is the order of the literals; equal ones are repeated. */
  cards: number[];
  /** Beside each card: the tokens on it, or what it remembers. */
  on: number[][];
  /** Farm, mine, urban and unit technologies in play, in ascending order. */
  techs: number[];
  /** On each of them. */
  workers: number[];
  /** Blue tokens on each of them. */
  stored: number[];
  /** Workers in the worker pool (TA-0.06). */
  unused: number;
  /** Tokens in the yellow bank. */
  yellow: number;
  blue: number;
  /** Yellow and blue tokens that came from the box, less those that went there (TA-0.10). */
  boxed: [number, number];
  /** Points. */
  culture: number;
  science: number;
  /** Civil actions that are available. */
  ca: number;
  ma: number;
  /** As settled last (TA-7.03). */
  ca_total: number;
  ma_total: number;
  government: number;
  leader: number;
  /** The ages of which a leader was taken (TA-8.04). */
  leaders_taken: number[];
  specials: number[];
  /** Completed ones, ruined or not. */
  wonders: number[];
  ruined: number[];
  unfinished: number;
  /** Built of the unfinished wonder; a blue token lies on each (TA-8.40). */
  stages: number;
  colonies: number[];
  /** The current one, own or common. */
  tactic: number;
  /** Exclusive ones in the own play area (TA-9.04). */
  own_tactics: number[];
  /** In the own play area (TA-6.52). */
  pact: number;
  war: number;
  /** Against whom the war was declared. */
  enemy: number;
  /** Political actions that were given up (TA-21.27). */
  no_politics: number;
  resigned: boolean;
  civil_hand: Zone;
  military_hand: Zone;
  /** To choose from in a draft (TA-33.05). */
  draft_leaders: Zone;
  draft_wonders: Zone;
  /** Events that were prepared, or looked at, by this player and not revealed since (TA-6.14, TA-42.02). Their number would tell whose event was revealed, and whether one that was looked at was one's own. */
  notes: Zone;
}

/** What is remembered until the end of the turn. */
export interface Turn {
  /** Action cards taken in this Action Phase (TA-8.09). */
  fresh: number[];
  /** Technologies developed (TA-36.27). */
  developed: number;
  /** Played (TA-36.25). */
  action_cards: number;
  /** Played or copied (TA-9.06). */
  tactics: number;
  /** A leader was replaced (TA-21.21). */
  replaced: boolean;
  /** Excess military cards (TA-36.20). */
  discarded: number;
  /** Actions that are no tokens (TA-7.07). */
  extra_ca: number;
  extra_ma: number;
  /** Special-purpose resources (TA-35.10). */
  unit_resources: number;
  city_resources: number;
  any_resources: number;
  any_food: number;
  unit_science: number;
}

/** Final ranks (1 is best, ties share a rank) and scores by seat, and why the game ended. */
export interface Outcome {
  ranks: number[];
  scores: number[];
  reason: string;
  breakdown: ScoreLine[][];
}

/** What a civilization comes to; everybody can count it. */
export interface Summary {
  /** Ratings. */
  culture: number;
  science: number;
  strength: number;
  happiness: number;
  faces_needed: number;
  discontent: number;
  /** Whether production would be skipped now. */
  uprising: boolean;
  /** Stocks. */
  food: number;
  resources: number;
  food_production: number;
  resource_production: number;
  corruption: number;
  consumption: number;
  civil_hand_limit: number;
  military_hand_limit: number;
  /** Available ones, with those that are no tokens. */
  civil_actions: number;
  military_actions: number;
  /** Food for one more worker. */
  population_price: number;
  /** Resources for one more worker, on each technology in play. */
  build_prices: number[];
  /** Of urban buildings of each type. */
  building_limit: number;
  armies: number;
  army_strength: number;
  /** Added to every force that is sent. */
  colonization: number;
  pacts: Treaty[];
  parts: Breakdowns;
}

/** A space of the card row, for the seat that looks at it. */
export interface Space {
  /** Civil actions, as printed. */
  cost: number;
  /** Civil actions for the card that lies there. */
  price: number;
  /** Whether the card is discarded before the next turn. */
  leaves: boolean;
  /** What it costs to develop the card; NONE where it is no technology. */
  science: number;
  /** The same by revolution; NONE where there is none. */
  revolution: number;
}

/** What a technology in the own hand costs, in science. */
export interface HandCard {
  card: number;
  price: number;
  /** The same by revolution; NONE where there is none. */
  revolution: number;
}

/** How the seat that looks stands against another one, before cards are played. */
export interface Rival {
  seat: number;
  /** Own strength when attacking. */
  attack: number;
  /** The rival's strength against that. */
  defence: number;
}

/** A territory is auctioned. */
export interface Auction {
  card: number;
  bid: number;
  /** Who has bid it, or NONE. */
  leader: number;
  /** Still in the auction, who is to bid first; empty when the winner sends the force. */
  bidders: number[];
  /** The largest force of the seat that looks; NONE for those who only watch. */
  most: number;
}

/** An aggression that is being defended. */
export interface Conflict {
  card: number;
  attacker: number;
  defender: number;
  attack: number;
  /** Before cards are played. */
  defence: number;
}

/** A pact that waits for an answer. */
export interface Offer {
  card: number;
  offerer: number;
  partner: number;
  /** Of the one who offers; both, where the sides are alike. */
  side: string;
}

/** How a turn ends. */
export interface Ledger {
  /** That would stay unspent. */
  civil_actions: number;
  military_actions: number;
  /** Military cards beyond the limit. */
  discards: number;
  /** What cards do before production (TA-15.03). */
  effects: Stocks;
  happiness: number;
  faces_needed: number;
  discontent: number;
  /** Workers. */
  unused: number;
  uprising: boolean;
  /** The production, stage by stage; empty in an uprising. */
  lines: Line[];
  /** Military cards, if the deck has so many. */
  draws: number;
  strength: number;
  /** What there is after all of it. */
  then: Stocks;
}

/** An effect as it can be told to a client: the hook it answers, and its amount if that never varies. */
export interface Ability {
  hook: string;
  amount: number | null;
}

/** A farm, mine, urban building or unit: workers stand on it (TA-0.06). */
export interface Technology {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  type: number;
  /** What it costs to develop. */
  science: number;
  /** What it costs to build a worker onto it. */
  resources: number;
  /** The worth of one blue token on a farm. */
  food: number;
  /** The same on a mine. */
  goods: number;
  culture: number;
  gives_science: number;
  strength: number;
  happy: number;
  initial: boolean;
  /** On it at the beginning (TA-2.02). */
  workers: number;
}

export interface Government {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  science: number;
  revolution: number;
  initial: boolean;
}

export interface SpecialTechnology {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  type: number;
  science: number;
  /** How much cheaper urban buildings are, by age. */
  discounts: [number, number, number, number];
  /** Wonder stages that one civil action may build. */
  stages: number;
}

export interface ActionCard {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  /** Cards of several ages share a name and a text. */
  name: string;
  amount: number;
  also: number;
  by_seats: Record<string, number>;
}

export interface Leader {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  /** What it adds, or takes off a price. */
  amount: number;
  also: number;
  /** For each of what it counts. */
  each: number;
  /** A price is never less. */
  least: number;
  /** How much cheaper technologies are, by age. */
  discounts: [number, number, number, number];
  /** From how much on it gives how much, in steps. */
  scale: [number, number][];
  gains: Goods;
  /** What it gives otherwise, or at choice. */
  instead: Goods;
}

export interface Wonder {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  stages: number[];
  amount: number;
  also: number;
  /** For each of what it counts. */
  each: number;
  by_age: [number, number, number, number];
  by_seats: Record<string, number>;
  gains: Goods;
}

/** Stands in the deck for a leader or wonder that lies on its board (TA-34). */
export interface Placeholder {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  board: string;
  place: number;
}

export interface Event {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  amount: number;
  also: number;
  /** For each of what it counts. */
  each: number;
  gains: Goods;
  losses: Goods;
  /** Of a ranking, by number of players. */
  points: Record<string, number[]>;
}

export interface Territory {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  /** Once, when it is colonized (TA-17.07). */
  gains: Goods;
}

export interface Tactic {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  infantry: number;
  cavalry: number;
  artillery: number;
  /** The strength of an army. */
  army: number;
  /** The strength of an outdated army, where it is smaller (TA-16.03). */
  outdated: number | null;
  /** By how much an army is stronger than the level of its weakest unit, where that decides (TA-36.49). */
  above: number;
}

export interface Aggression {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  ma: number;
  amount: number;
  /** For each level of what it removes. */
  each: number;
  /** The newest age of each building that it destroys (TA-6.70). */
  slots: number[];
  gains: Goods;
  /** Of the rival. */
  losses: Goods;
}

export interface War {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  ma: number;
  amount: number;
  /** One more for each full so many of the advantage (TA-6.42). */
  every: number;
}

/** Symbols are those of side A, or of both; those of side B stand beside them. */
export interface Pact {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  symmetric: boolean;
  other: Symbols;
  forbids_attack: boolean;
  ends_on_attack: boolean;
  /** Science, whenever one of them develops a technology (TA-21.25). */
  partner_pays: number;
  amount: number;
}

export interface BonusCard {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  age: number;
  defence: number;
  colonize: number;
  /** Copies that come with the new military cards (TA-32.01). */
  more: number;
}

/** What stays behind of a card: Homer under a wonder, a ruin, the Nobel Prize. No card of its own. */
export interface Condition {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  symbols: Symbols;
  /** Where the symbols are less certain than the rest. */
  symbols_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  cost_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Some of its numbers were seen in one place only. */
  single_source: boolean;
  amount: number;
  also: number;
  /** Whether it lies under the card that it remembers, as one source of happy faces with it (TA-21.03). */
  attached: boolean;
}

/** Numbers that belong to no single card. */
export interface Constants {
  yellow_bank: BankRow[];
  /** With at least so many blue tokens in the bank, so many resources are lost (TA-15.11). */
  corruption: [number, number][];
  yellow_tokens: number;
  blue_tokens: number;
  unused_workers: number;
  row_costs: number[];
  /** With 2, 3 and 4 players (TA-5.01). */
  row_cleared: [number, number, number];
  /** Age A events beyond the number of players (TA-2.06). */
  more_events: number;
  /** Military cards at the end of a turn (TA-15.30). */
  most_drawn: number;
  most_happy: number;
  /** Yellow tokens at the end of an age (TA-19.05). */
  tokens_lost: number;
  /** Culture lost for each missing food (TA-15.13). */
  famine: number;
  /** Culture for a war against somebody who resigns (TA-6.45). */
  resigned_war: number;
  /** Military actions for copying a tactic (TA-9.05). */
  copy_cost: number;
  /** Science for everybody when a card that was prepared turns out to be no event (TA-36.01). */
  no_event: number;
}

/** One line of a seat's result: a message key and its amount. */
export interface ScoreLine {
  key: string;
  amount: number;
}

/** A pact from the point of view of one of its parties. */
export interface Treaty {
  card: number;
  partner: number;
  side: string;
}

/** What ratings are made of. */
export interface Breakdowns {
  culture: Summand[];
  science: Summand[];
  strength: Summand[];
  /** Faces. */
  happy: Summand[];
}

/** What a civilization has of everything that production changes. */
export interface Stocks {
  science: number;
  culture: number;
  food: number;
  resources: number;
}

/** One stage of the production, and what it changes. */
export interface Line {
  /** science, culture, corruption, food, consumption or resources. */
  stage: string;
  change: Stocks;
}

/** What a card gives while it is in play, as printed on it. */
export interface Symbols {
  culture: number;
  science: number;
  strength: number;
  happy: number;
  ca: number;
  ma: number;
  colonization: number;
  food_bonus: number;
  resource_bonus: number;
  civil_hand: number;
  military_hand: number;
  building_limit: number;
  yellow: number;
  blue: number;
}

/** What a card gives or takes when it does what it says, as `rules.gains` knows it. */
export interface Goods {
  food: number;
  resources: number;
  science: number;
  culture: number;
  population: number;
  yellow: number;
  blue: number;
  /** Military cards. */
  draw: number;
  /** Spent civil actions that are got back (TA-7.04). */
  actions: number;
  /** For one purpose and in this turn only (TA-35.10). */
  unit_resources: number;
  unit_science: number;
  city_resources: number;
}

/** A stretch of the yellow bank: what holds with at least so many tokens in it (TA-13.02). */
export interface BankRow {
  tokens: number;
  population: number;
  consumption: number;
  happy: number;
}

/** One line of an explanation: what adds how much. An element of the board, or a word of the game. */
export interface Summand {
  what: string;
  amount: number;
}
