/** Made by `tessera types` from the structs of the game: change those, not this. */

/** Cards, of which one may know all, some or none; those of a pile that are not known are null. */
export interface Zone {
  size: number;
  cards: (number | null)[];
  /** What their backs tell, where backs differ. */
  backs?: number[];
}

/** What a seat sees of a match. */
export interface PeloponnesView {
  game: string;
  seats: number;
  settings: Record<string, boolean | number | string>;
  ply: number;
  waiting: number[];
  outcome: Outcome | null;
  /** What was used up, until its scope ends; everybody sees it. */
  used: [scope: string, seat: number, card: string][];
  round: number;
  players: Player[];
  /** The seats in turn order. */
  order: number[];
  /** How far each disaster has advanced, from 0. */
  markers: number[];
  open_row: number[];
  conquest_row: number[];
  power_decks: Zone[];
  coin_deck: Zone;
  discard: Zone;
  /** Power cards that are out of the game. */
  box: number[];
  /** Civilization cards that are out of the game, torn down or never dealt. */
  civilizations_left: Zone;
  /** Where the match stands: setup, disasters, bidding, taking, income, ending, over. */
  phase: string;
  /** The seats whose turn to bid has not come yet, in turn order. */
  to_bid: number[];
  /** By seat, like the two below. */
  tableaus: Tableau[];
  means: Means[];
  points: Points[];
  /** The cards of the open row, then those of the conquest row. */
  offers: Offer[];
}

/** The component tables that a match is played with. */
export interface PeloponnesContent {
  power_cards: PowerCard[];
  civilizations: Civilization[];
  disasters: Disaster[];
  income: IncomeRow[];
  constants: Constants;
  house: HouseRules;
  /** By their numbers, which are what cards are called in views. */
  elements: string[];
  /** By element what a component does beyond its numbers. */
  abilities: Record<string, Ability[]>;
}

/** One player's things. `cards` are those at work: the power cards and the civilization that are not covered. */
export interface Player {
  seat: number;
  /** In ascending order, that is the order of the literals; equal ones are repeated. */
  cards: number[];
  /** Beside each card: the tokens on it, or what it remembers. */
  on: number[][];
  /** Its number; NONE once it is torn down. */
  civilization: number;
  /** In the order in which they were taken, covered ones too. */
  power_cards: number[];
  luxury: number;
  /** Whether the luxury card still lies there, covered or not. */
  luxury_card: boolean;
  hand: Zone;
  /** With `draft_civilizations`: the civilization cards to choose from. */
  candidates: Zone;
  bid_on: number;
  bid_size: number;
  /** The coin cards of the bid; cards bought blind with luxury are known to nobody (PE-20.03). */
  bid: Zone;
  /** The power card added this round, whose one-off income is due (PE-9.01). */
  taken: number;
  /** What each cover lies on: the number of a card, or LUXURY_CARD; in step with the two fields below. */
  covered: number[];
  /** The disaster each cover remembers (PE-2.05). */
  covered_by: number[];
  covers: Zone;
  /** Borrowed buildings, in step with the coin cards under them. */
  borrowed: number[];
  pledges: Zone;
}

/** Final ranks (1 is best, ties share a rank) and scores by seat, and why the game ended. */
export interface Outcome {
  ranks: number[];
  scores: number[];
  reason: string;
  breakdown: ScoreLine[][];
}

/** What a player's cards come to. */
export interface Tableau {
  inhabitants: number;
  power: number;
  wood: number;
  stone: number;
  grain: number;
  /** Coin cards in every income, those of buildings included. */
  income: number;
  income_luxury: number;
  /** Disaster symbols, by disaster. */
  symbols: number[];
  /** By disaster. */
  protected: boolean[];
  /** Inhabitants that production would not feed in a supply now. */
  hungry: number;
  /** Luxury that grain left over would become in a supply now. */
  surplus: number;
}

/** What a player can bid and hold. */
export interface Means {
  luxury_limit: number;
  /** Luxury goods that can become coin cards now. */
  convertible: number;
  largest_bid: number;
  /** Halves of a coin card by which a bid counts more when bids are compared. */
  bid_bonus: number;
  conquest_discount: number;
  /** What the player does in the bidding: acting, bids, next, later, passed; empty in other phases. */
  bidding: string;
}

/** The points of a player if the game ended now. */
export interface Points {
  /** Whether the hand is counted; it is not where it is hidden. */
  whole: boolean;
  tableau_inhabitants: number;
  hand_inhabitants: number;
  luxury_card_inhabitants: number;
  population: number;
  tableau_power: number;
  goods_power: number;
  luxury_card_power: number;
  power: number;
  score: number;
}

/** A power card in one of the rows, for the seat that looks at it. */
export interface Offer {
  card: number;
  conquest: boolean;
  /** The fewest coin cards for it, if nobody bids on it. */
  price: number;
  /** What the price is made of: ``value``, ``surcharge``, cards that lower it. */
  price_parts: Summand[];
  /** The fewest coin cards that may be bid now; None: no bid is possible any more. */
  least: number | null;
  most: number | null;
  /** Whose bid stands on it, or NOBODY. */
  holder: number;
  /** What that bid counts when bids are compared, in halves of a coin card. */
  counts: number;
  /** What it is made of, in halves: ``bid``, cards that add to it. */
  counts_parts: Summand[];
  /** What production would not pay of it. */
  missing_wood: number;
  missing_stone: number;
  /** The tableau with this card, for a seat that is asked to bid. */
  if_won: Tableau | null;
}

/** An effect as it can be told to a client: the hook it answers, and its amount if that never varies. */
export interface Ability {
  hook: string;
  amount: number | null;
}

/** A building or a landscape (PE-1.05). What its special function does is an effect of its literal. */
export interface PowerCard {
  key: string;
  deck: "A" | "B" | "C";
  disaster: number;
  value: number;
  sources: Sources;
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
  supply: boolean;
  amount: number;
}

/** A civilization card (PE-1.06). */
export interface Civilization {
  key: string;
  number: number;
  coins: number;
  inhabitants: number;
  sources: CivilizationSources;
  wood: number;
  stone: number;
  grain: number;
  power: number;
  symbols: number[];
}

/** A disaster; what it does to a player who is not protected is an effect of its literal (PE-12). */
export interface Disaster {
  key: string;
  /** What it hits, by the number of the rule. */
  rule: string;
  source: "rulebook" | "public" | "memory" | "reconstructed";
}

/** One line of the income overview: it holds from `at_least` inhabitants up to the next row (PE-9.03). */
export interface IncomeRow {
  at_least: number;
  coins: number;
  luxury: number;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  band_source: "rulebook" | "public" | "memory" | "reconstructed";
}

/** The numbers of the rules that are printed on no single card; see `CONSTANT_SOURCES`. */
export interface Constants {
  min_players: number;
  max_players: number;
  rounds: number;
  cards_per_round: number;
  omen_cards: number;
  pass_coins: number;
  conquest_surcharge: number;
  track_spaces: number;
  symbols_for_protection: number;
  damage_divisor: number;
  coin_cards_per_symbol: [number, number, number, number];
  luxury_max: number;
  luxury_front_max: number;
  luxury_max_covered: number;
  luxury_max_torn_down: number;
  luxury_card_inhabitants: number;
  luxury_card_power: number;
  goods_per_power_point: number;
}

/** The numbers of our own optional rules (PE-17); they belong to no box. */
export interface HouseRules {
  solo_open_cards: number;
  solo_grades: [number, number, number, number, number];
  draft_civilizations: number;
}

/** One line of a seat's result: a message key and its amount. */
export interface ScoreLine {
  key: string;
  amount: number;
}

/** One line of an explanation: what adds how much. An element of the board, or a word of the game. */
export interface Summand {
  what: string;
  amount: number;
}

/** The certainty of a power card, fact by fact. */
export interface Sources {
  name: "rulebook" | "public" | "memory" | "reconstructed";
  in_card_game: "rulebook" | "public" | "memory" | "reconstructed";
  ability: "rulebook" | "public" | "memory" | "reconstructed";
  numbers: "rulebook" | "public" | "memory" | "reconstructed";
}

/** The certainty of a civilization card, fact by fact. */
export interface CivilizationSources {
  in_card_game: "rulebook" | "public" | "memory" | "reconstructed";
  coins: "rulebook" | "public" | "memory" | "reconstructed";
  produces_grain: "rulebook" | "public" | "memory" | "reconstructed";
  numbers: "rulebook" | "public" | "memory" | "reconstructed";
  name: "rulebook" | "public" | "memory" | "reconstructed";
}
