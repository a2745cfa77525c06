/** Made by `tessera types` from the structs of the game: change those, not this. */

/** Cards, of which one may know all, some or none; those of a pile that are not known are null. */
export interface Zone {
  size: number;
  cards: (number | null)[];
  /** What their backs tell, where backs differ. */
  backs?: number[];
}

/** What a seat sees of a match. */
export interface TapestryView {
  game: string;
  seats: number;
  settings: Record<string, boolean | number | string>;
  ply: number;
  waiting: number[];
  outcome: Outcome | null;
  /** What was used up, until its scope ends; everybody sees it. */
  used: [scope: string, seat: number, card: string][];
  /** People by seat, then bots. */
  players: Player[];
  first: number;
  turn: Turn;
  /** Whether setting up is over. */
  started: boolean;
  /** Whether all cards are accounted for: not in a position laid out by hand. */
  dealt: boolean;
  /** Available ones, as bits counted from the first landmark. */
  landmarks: number;
  /** What lies on each hex: a territory tile, `PRINTED`, or NONE. */
  laid: number[];
  /** How it is rotated. */
  turned: number[];
  /** How many items are on each hex (TP-1.11). */
  items: number[];
  tapestry_deck: Zone;
  tapestry_discards: Zone;
  /** Cards that were turned over and of which one is about to be chosen. */
  revealed: Zone;
  tech_deck: Zone;
  tech_row: number[];
  tech_discards: number[];
  masterpiece_deck: Zone;
  masterpiece_row: number[];
  masterpiece_discards: number[];
  civ_deck: Zone;
  civ_discards: number[];
  territory_stack: Zone;
  space_stack: Zone;
  /** Tiles and cards that have left the game openly. */
  gone: number[];
  landmark_deck: Zone;
  /** Landmark cards to choose from in the draft (TP-2.19). */
  landmark_row: number[];
  /** Landmarks that have left the game. */
  lost: number[];
  /** The last faces of the science die (a track), the red and the black die. */
  rolled: [number, number, number];
  /** How often each achievement was earned (TP-14.01). */
  prizes: [number, number, number];
  /** Tracks closed to the opponents of a seat: the track, the seat, and its turns to go (TP-6.08). */
  blocks: [number, number, number][];
  /** The bots' decision deck (TP-20.06). */
  decisions: Zone;
  progress: Zone;
  /** Decision cards of this era that were drawn. */
  spent: number[];
  /** The track card and the tiebreaker card drawn last. */
  pair: number[];
  /** Favourite tracks of the bots. */
  favorites: number[];
  phase: string;
  hexes: HexPicture[];
  tracks: TrackPicture[];
  /** Landmarks that nobody has. */
  available: number[];
  summaries: Summary[];
  /** What the seat that looks is asked to place. */
  placing: Placing | null;
}

/** The component tables that a match is played with. */
export interface TapestryContent {
  tracks: TrackRow[];
  spaces: Space[];
  income_rows: IncomeRow[];
  inspirations: Inspiration[];
  dice: Die[];
  achievements: Achievement[];
  territories: Territory[];
  space_tiles: SpaceTile[];
  capitals: Capital[];
  landmarks: Landmark[];
  landmark_cards: LandmarkCard[];
  techs: Tech[];
  masterpieces: Masterpiece[];
  tapestries: TapestryCard[];
  civilizations: Civilization[];
  decisions: DecisionCard[];
  automa_civs: AutomaCiv[];
  levels: Level[];
  constants: Constants;
  /** By their numbers, which are what cards are called in views. */
  elements: string[];
  /** By element what a component does beyond its numbers. */
  abilities: Record<string, Ability[]>;
  /** What tables write in shorthand, as the rules read it. */
  prints: Prints;
}

/** One player's mats and pieces, or those of a bot. */
export interface Player {
  seat: number;
  /** In ascending order, that is the order of the literals; equal ones are repeated. */
  cards: number[];
  /** Beside each card: the tokens on it, or what it remembers. */
  on: number[][];
  kind: number;
  vp: number;
  /** Coins, workers, food, culture. */
  stock: [number, number, number, number];
  /** Where the tokens stand on each track, in ascending order. */
  tokens: number[][];
  /** Whether technology counts as complete for ever (TP-6.09). */
  singular: boolean;
  /** Income turns begun; also the era (TP-3.06). */
  income: number;
  ended: boolean;
  /** Spaces of each income row that a building still covers, as bits. */
  covered: [number, number, number, number];
  /** Rows that an inspiration tile lies on, as bits. */
  inspired: number;
  capital: number;
  /** The starting territory. */
  home: number;
  /** Plots that buildings and tokens cover, in two halves. */
  built: [number, number];
  /** What stands in the city: a type or landmark, the plots in two halves, and how many plots hang over. */
  pieces: [number, number, number, number][];
  /** Districts that were completed, as bits. */
  rewarded: number;
  /** All own ones, wherever they are. */
  landmarks: number[];
  /** In supply. */
  outposts: number;
  /** Hexes where outposts stand, repeated where two do. */
  upright: number[];
  /** Toppled outposts: the hex, and whose conquest or trap it was (TP-14.03). */
  fallen: [number, number][];
  /** Other pieces that give control: the hex, and a building type, a landmark or `TOKEN`. */
  settled: [number, number][];
  /** The same, toppled: the hex, the piece, and whose conquest it was. */
  ruins: [number, number, number][];
  /** Hexes with inert tokens (TP-1.13). */
  markers: number[];
  /** Territory tiles in supply. */
  tiles: number[];
  space_tiles: number[];
  /** Space tiles that were explored. */
  explored: number[];
  /** Tech cards by row. */
  bottom: number[];
  middle: number[];
  top: number[];
  /** Tech cards and masterpieces that are turned over. */
  flipped: number[];
  /** Tech cards with a landmark on them (TP-7.23). */
  propped: [number, number][];
  /** Tech cards with tokens of a seat on them. */
  marked: [number, number][];
  masterpieces: number[];
  /** Civilizations, the newest last. */
  civs: number[];
  landmark_cards: number[];
  /** Tapestry cards on Maker of Fire and the spaces of eras 2 to 4, the visible one last. */
  eras: number[][];
  /** Tapestry cards at work: the space whose top card makes them work, and the card (which may be a copy). */
  working: [number, number][];
  /** Cards whose right charm was gained (TP-8.18). */
  charmed: number[];
  /** Whether an enchanted card was ever played (TP-7.24). */
  enchanted: boolean;
  reserved: [string, number][];
  /** Achievements, as bits. */
  achieved: number;
  /** Landmarks kept on a mat until they are placed (TP-9.15). */
  stored: number[];
  /** Tech cards and tiles on a mat that count but cannot be used. */
  aside: number[];
  hand: Zone;
  /** Drawn cards of which some will be kept. */
  looking: Zone;
  /** Not in hand, and not to be used (TP-19.04). */
  submerged: Zone;
  /** On a civilization mat, face down. */
  kept: Zone;
  /** Face-down cards on the income mat (TP-5.08). */
  unseen: Zone;
  /** Civilizations to choose from. */
  offered: Zone;
}

/** What is remembered until the end of the turn. */
export interface Turn {
  seat: number;
  kind: number;
  /** Of an income turn. */
  step: number;
  /** Spaces whose benefit was gained, with the seat that gained it (TP-6.10); see `activation`. */
  activated: number[];
  /** Repeat icons that were used (TP-6.11). */
  repeated: string[];
  /** Tech cards that may not be upgraded (TP-11.11). */
  locked: number[];
  /** A building was gained. */
  built: boolean;
  /** A tier was entered whose landmark was gone. */
  claimed: boolean;
  /** A tapestry card was put on the space of the new era in step 1 (TP-5.17). */
  placed: boolean;
  /** Something was used that only an advance turn allows. */
  advancing: boolean;
  /** VP of the last exploration. */
  alignment: number;
  /** The territory tile that was drawn last. */
  drawn: number;
}

/** Final ranks (1 is best, ties share a rank) and scores by seat, and why the game ended. */
export interface Outcome {
  ranks: number[];
  scores: number[];
  reason: string;
  breakdown: ScoreLine[][];
}

/** A place of the map. */
export interface HexPicture {
  /** Its column and row. */
  name: string;
  q: number;
  r: number;
  /** The territory tile, NONE where there is none. */
  tile: number;
  /** The terrain at its corners, clockwise from the top left; none where it is unexplored. */
  corners: string[];
  pieces: Piece[];
  controlled_by: number[];
  start: string;
  middle: boolean;
}

/** A track and the landmarks of its tiers II to IV, NONE where one is gone. */
export interface TrackPicture {
  track: string;
  landmarks: number[];
}

/** What a player comes to; everybody can count it. */
export interface Summary {
  seat: number;
  era: number;
  positions: number[];
  /** Own ones of each type, wherever they are. */
  buildings: number[];
  controlled: number;
  tech_cards: number;
  tapestry_cards: number;
  tiles: number;
  /** What the next income turn would score. */
  income_vp: number;
  /** What the next income turn would give. */
  income: Record<string, number>;
  city: CityPicture | null;
  mats: Mat[];
}

/** A building or a landmark is being placed by the seat that looks. */
export interface Placing {
  /** A type of income building, or a landmark. */
  piece: number;
  /** Plots that can be built on. */
  open: number[];
  /** Its cells for each of the four turns, columns and rows from its top left corner on. */
  shapes: [number, number][][];
  ways: Way[];
}

/** An effect as it can be told to a client: the hook it answers, and its amount if that never varies. */
export interface Ability {
  hook: string;
  amount: number | null;
}

/** The words of benefits, which tables write with a colon. */
export interface Prints {
  words: Record<string, PrintedWord>;
}

/** An advancement track: what its tiers cost and the landmarks of tiers II to IV. */
export interface TrackRow {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  /** Paid in every tier above the first; empty: arts, which asks for equal or different ones (TP-4.03). */
  resource: string;
  landmarks: [string, string, string];
}

/** A space of a track: a benefit and perhaps a bonus (TP-1.06). */
export interface Space {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  track: string;
  n: number;
  benefit: Benefit;
  bonus: Bonus | null;
}

/** A row of the income mat: what each of its six spaces shows. */
export interface IncomeRow {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  spaces: [string[], string[], string[], string[], string[], string[]];
}

/** A tile that is laid over an income row (TP-11.07). */
export interface Inspiration {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  row: string;
  spaces: [string[], string[], string[], string[], string[], string[]];
}

export interface Die {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  faces: string[];
}

/** VP for the first who get there, with up to 3 players and with more (TP-14.01). */
export interface Achievement {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  few: number[];
  many: number[];
}

/** A territory tile: the terrain at its corners, clockwise from the top left, and what it gives. */
export interface Territory {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  corners: [string, string, string, string, string, string];
  /** The land terrains on it. */
  lands: string[];
  gain: string[];
}

export interface SpaceTile {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  gain: string[];
  /** The track whose advances give VP while it lies with its owner (TP-7.09). */
  ongoing: string;
  amount: number;
}

/** A capital mat: ``o`` open, ``#`` impassable, ``L`` lily pad, ``W`` wisp, ``G`` goblin, ``C`` centre. */
export interface Capital {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  advanced: boolean;
  number: number;
  /** The label of the starting territory on the small map (TP-2.13). */
  pair: string;
  grid: string[];
  /** Rows and columns of the districts, where they are blocks; (0, 0): see `districts`. */
  blocks: [number, number];
  districts: District[];
  /** What blocks give that do not give a resource, by their number. */
  rewards: Record<string, string[]>;
  overhang: boolean;
  landmarks: boolean;
  /** For a landmark that may not be placed (TP-9.25). */
  aside_vp: number;
  /** VP lost for each lily pad at the end (TP-9.21). */
  pad_loss: number;
  /** Districts give their reward in income turns, not when they are completed (TP-9.23). */
  at_income: boolean;
  /** Districts are completed by linking a goblin with the centre (TP-9.26). */
  linked: boolean;
  /** Landmarks keep away from wisps (TP-9.27). */
  shy: boolean;
}

export interface Landmark {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  footprint: string[];
  /** Breaks ties (TP-15.05). */
  height: number;
  track: string;
  tier: number;
  height_source: "rulebook" | "public" | "memory" | "reconstructed";
  footprint_source: "rulebook" | "public" | "memory" | "reconstructed";
}

/** A landmark for whoever meets a condition at the end of a turn (TP-3.07). */
export interface LandmarkCard {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  landmark: string;
  least: number;
}

/** A tech card: the circle for the middle row, the square for the top row (TP-7.14). */
export interface Tech {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  circle: Benefit;
  square: Benefit;
  /** The prerequisite: a tier on a track (TP-7.16) ... */
  track: string;
  tier: number;
  /** ... or an uncovered space of an income row (TP-7.17) ... */
  income: string;
  space: number;
  /** ... or a landmark on the card (TP-7.23) ... */
  needs_landmark: boolean;
  /** ... or an enchanted card played (TP-7.24). */
  needs_charm: boolean;
  /** Whether it is turned over after its square benefit (TP-7.25). */
  flips: boolean;
  arts_symbol: boolean;
  prerequisite_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
}

export interface Masterpiece {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  benefit: Benefit;
  /** Any resources that may be paid for the benefit. */
  cost: number;
  /** Turned over after use, and only its owner may use it (TP-11.06). */
  once: boolean;
}

export interface TapestryCard {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  amount: number;
  also: number;
  cards: number;
  tiles: number;
  resources: number;
  times: number;
  type: string;
  count: number;
  /** Gained when it is played, or each time its triggers happen. */
  benefit: Benefit;
  triggers: string[];
  /** What it can answer from hand (TP-13). */
  response: string;
  /** When it helps a defender: ``always``, with a territory of one's own next to it (``neighbour``), or with an empty one to withdraw to (``refuge``). */
  condition: string;
  /** Charms (TP-8.16, TP-8.18). */
  left: string[];
  right: string[];
  /** What is kept for income turn 5 (TP-8.20). */
  reserve: string;
  /** Plots on the card (TP-9.13). */
  grid: string[];
  plot_gain: string[];
  complete_gain: string[];
  arts_symbol: boolean;
}

/** A civilization mat. */
export interface Civilization {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  amount: number;
  also: number;
  cards: number;
  tiles: number;
  resources: number;
  times: number;
  /** Income turns in whose first step it is used (TP-10.06). */
  turns: number[];
  /** Gained when the mat is: at set-up, or later unless `later` says otherwise. */
  setup: string[];
  /** Gained by whoever starts with it (TP-2.22). */
  adjustment: string[];
  /** Paid at the end of income turn 1 by whoever started with it (TP-2.24). */
  lose: string[];
  /** When it is gained in the course of play: ``again`` another one is drawn, ``may`` its owner decides (TP-10.04). */
  later: string;
  tokens: number;
  /** What its spaces give. */
  columns: string[][][];
  links: number[][];
  vp: number[];
  /** Capital mats that may not be chosen with it, or cards that may not be played by it. */
  forbidden: string[];
  solo: boolean;
  adjustment_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
}

/** A decision card: how the bots choose tracks and hexes (TP-20.08). */
export interface DecisionCard {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  starting: boolean;
  automa: string;
  shadow: string;
  tracks: string[];
  scan: string;
  income: boolean;
  topple: boolean;
}

export interface AutomaCiv {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  favorite: string;
  /** Income turns that its text names. */
  turns: number[];
  /** From how many territories with one piece on another outpost is placed. */
  unguarded: number;
}

/** How strong the Automa is: what happens in which of its income turns (TP-20.24). */
export interface Level {
  key: string;
  /** The edition it belongs to; empty: always part of the game. */
  set: string;
  /** The keys of components that it takes the place of. */
  replaces: string[];
  /** How often it is there by number of seats, where that is not once. */
  copies: Record<string, number>;
  source: "rulebook" | "public" | "memory" | "reconstructed";
  /** Some of its facts are lost and were made to fit. */
  partly_reconstructed: boolean;
  name_source: "rulebook" | "public" | "memory" | "reconstructed" | null;
  advance_both: number[];
  civilization: number[];
  /** In income turns 2, 3 and 4. */
  add_cards: [number, number, number];
  add_with_arts: [number, number, number] | null;
  supply: number[];
  /** VP for each landmark and territory in income turns 2 to 5. */
  land: [number, number, number, number];
  military_science: [number, number, number, number];
  others: [number, number, number, number];
  first: [number, number, number, number];
  /** The human advances once on each of the four tracks in income turn 1 (TP-20.30). */
  help: boolean;
  /** Tracks the bots advance on in income turn 1: ``favorite`` or ``all``. */
  start: string;
  second_civ: boolean;
}

/** Numbers that belong to no single component. */
export interface Constants {
  most_of_a_resource: number;
  outposts: number;
  /** Tech cards and masterpieces. */
  face_up: number;
  /** Resources for entering eras 2, 3 and 4 before one's neighbours (TP-5.09). */
  first_of_neighbours: [number, number, number];
  /** For an advance that would leave the track (TP-6.18). */
  maxed_out_vp: number;
  solo_traps_removed: number;
  small: Hex[];
  large: Hex[];
  /** What the Automa gains on which space: ``military_6`` (TP-20.11). */
  automa_spaces: Record<string, string>;
  /** Cards and civilizations that are not played with against the Automa (TP-20.02). */
  solo_removed: string[];
  /** Of these, those that may be kept. */
  solo_unfair: string[];
  /** Cards that some agree to leave out (TP-17.01). */
  contested: string[];
  solo_two_favorites: boolean;
}

/** One line of a seat's result: a message key and its amount. */
export interface ScoreLine {
  key: string;
  amount: number;
}

/** Something on a hex: whose it is, what it is, and whether it stands. */
export interface Piece {
  seat: number;
  what: string;
  upright: boolean;
}

/** A capital city: its size, what stands where, and what is complete. */
export interface CityPicture {
  width: number;
  height: number;
  impassable: number[];
  lilies: number[];
  buildings: Building[];
  filled: number[];
  /** Complete ones. */
  rows: number;
  columns: number;
  /** What scoring the capital would bring. */
  points: number;
  districts: number[][];
  completed: number[];
  /** How many plots each row lacks. */
  missing_in_rows: number[];
  missing_in_columns: number[];
}

/** What lies on a civilization mat. */
export interface Mat {
  civ: number;
  /** The spaces of each of its columns that a token lies on. */
  covered: number[][];
  /** Tokens that wait to be used. */
  ready: number;
  /** What it lists and has a token: tracks, options, dice, types. */
  marked: number[];
  /** Numbers that were put on it. */
  says: number[];
  /** Components on it, NONE on an empty place. */
  holds: number[];
}

/** One way to place what is being placed, and what that would complete. */
export interface Way {
  /** The plot that names it. */
  at: number;
  /** How it lies; NONE for an income building. */
  lay: number;
  turn: number;
  plots: number[];
  /** Columns and rows beyond the mat that it hangs over. */
  outside: [number, number][];
  rows: number[];
  columns: number[];
  districts: number[];
  /** What the city would score then. */
  points: number;
  /** How much nearer other lines and districts come to being complete: for listing the best ways first. */
  merit: number;
}

/** A word of a benefit. */
export interface PrintedWord {
  /** Without what stands behind the colon. */
  name: string;
  /** Those it names; `any` stands for all of them. */
  tracks: string[];
  /** VP, or VP for each of what is counted. */
  points: number;
  says: Description;
}

/** Everything in `gain`, and one of `choose_one`. */
export interface Benefit {
  gain: string[];
  choose_one: string[];
  /** Whether the printed order binds; otherwise the player chooses (TP-4.09). */
  given: boolean;
}

/** What may be paid for once, and the price: resources, tiles, cards in hand or tech cards (TP-4.12). */
export interface Bonus {
  gain: string[];
  any_resource: number;
  territory: number;
  tapestry_hand: number;
  tech_card: number;
}

/** Plots, by row and column, and what filling them gives. */
export interface District {
  plots: [number, number][];
  gain: string[];
}

/** A place of a map; without corners it is unexplored ground. */
export interface Hex {
  q: number;
  r: number;
  corners: string[];
  lands: string[];
  /** The label of a starting territory. */
  start: string;
  middle: boolean;
}

/** What stands in a city, and on which plots. */
export interface Building {
  what: string;
  plots: number[];
  outside: number;
}

/** What an option means, for people: a message with arguments, the things it touches, the rule behind it. */
export interface Description {
  key: string;
  args: Record<string, number | string>;
  elements: string[];
  rule: string;
}
