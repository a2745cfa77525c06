/**
 * Benefits as icons. The codes are the words of the rules: what is printed on a space, a card or a tile, what a rule
 * carries out and what an icon shows are one and the same. What a word says is sent with the content (`prints`). Pure.
 */

import type { Texts } from "$lib/text/texts";
import type { Benefit, Bonus, PrintedWord, Space } from "./model";

/** The words of the content that is played with. */
export interface Printed {
  prints: { words: Partial<Record<string, PrintedWord>> };
}

/** How a word is drawn: by its icon; as a box with points; as points for each of something; as a move on a track. */
export type Shape = "plain" | "points" | "per" | "advance" | "regress";

export interface Sign {
  /** The word of the rules. */
  code: string;
  shape: Shape;
  /** Drawings of the sprite. */
  icons: readonly string[];
  /** How often. */
  times: number;
  points: number;
  /** Without the benefit and bonus of the space. */
  bare: boolean;
}

const PLAIN: Record<string, readonly string[]> = {
  coin: ["coin"],
  worker: ["worker"],
  food: ["food"],
  culture: ["culture"],
  any_resource: ["any"],
  all_players: ["any"],
  territory: ["territory"],
  territory_benefit: ["territory"],
  controlled_tile_benefit_optional: ["controlled", "territory"],
  tapestry: ["tapestry"],
  draw3_keep2_tapestry: ["tapestry", "tapestry"],
  space_tile: ["space"],
  market: ["market"],
  house: ["house"],
  farm: ["farm"],
  armory: ["armory"],
  any_income_building: ["building"],
  explore: ["explore"],
  explore_with_drawn: ["explore"],
  explore_anywhere: ["anywhere"],
  explore_space: ["xspace"],
  research: ["research"],
  research_x: ["research-x"],
  research_x_maxout: ["research-x"],
  invent: ["invent"],
  invent_and_upgrade: ["invent", "upgrade"],
  upgrade: ["upgrade"],
  upgrade_ignore_prereq: ["upgrade"],
  upgrade_locked: ["upgrade"],
  upgrade_twice_ignore_prereq: ["upgrade", "upgrade"],
  refresh_tech_optional: ["refresh"],
  refresh_masterpieces_optional: ["refresh", "masterpiece"],
  conquer: ["conquer"],
  conquer_both_dice: ["conquer2"],
  conquer_both_if_opponent: ["conquer2"],
  conquer_anywhere: ["conquerany"],
  conquer_empty: ["conquer"],
  conquer_adjacent_to_start: ["conquer"],
  roll_one_conquer_die: ["die"],
  recall_toppled: ["toppled"],
  stand_up_3: ["outpost"],
  repeat_position: ["repeat"],
  repeat_position_no_bonus: ["repeat"],
  restart_token: ["restart"],
  regress_x_then_advance: ["repeat"],
  overplay: ["overplay"],
  gain_civ: ["civ"],
  tech_circle: ["circle"],
  tech_square: ["square"],
  landmark: ["landmark"],
  create: ["create"],
  broadcast: ["broadcast"],
  broadcast_up_to_3: ["broadcast"],
  inspire: ["inspire"],
  pay_up_to_2_for_6vp: ["any"],
};

/** What points are counted for. */
const PER: Record<string, string> = {
  vp_tech: "tech",
  vp_capital: "capital",
  vp_rows: "capital",
  vp_columns: "capital",
  vp_controlled: "controlled",
  vp_tiles: "territory",
  vp_tapestry: "tapestry",
  vp_market: "market",
  vp_house: "house",
  vp_farm: "farm",
  vp_armory: "armory",
  vp_income_buildings: "building",
  vp_landmark: "landmark",
  vp3_per_landmark: "landmark",
  vp3_per_masterpiece: "masterpiece",
  vp_charms_all: "charm",
};

/** Words that move on tracks; some give nothing there. */
const MOVES: Record<string, { shape: Shape; bare: boolean }> = {
  advance: { shape: "advance", bare: false },
  advance_one_of: { shape: "advance", bare: false },
  advance_x: { shape: "advance", bare: true },
  regress: { shape: "regress", bare: false },
  regress_x: { shape: "regress", bare: true },
};

/** How a word is drawn. */
export function signOf(code: string, { prints }: Printed): Sign {
  const { name, tracks, points } = prints.words[code] ?? { name: code, tracks: [], points: 0 };
  const sign = { code, shape: "plain" as Shape, icons: PLAIN[name] ?? [], times: 1, points: 0, bare: false };
  const onTracks = tracks.map((track) => (track === "any" ? "any" : `track-${track}`));
  if (name === "vp") return { ...sign, shape: "points", points };
  if (name === "vp_track") return { ...sign, shape: "per", icons: onTracks, points };
  const counted = PER[name];
  if (counted !== undefined) return { ...sign, shape: "per", icons: [counted], points };
  const move = MOVES[name];
  return move ? { ...sign, ...move, icons: onTracks } : sign;
}

/** Equal words one after the other are one icon with a number. */
export function signsOf(words: readonly string[], printed: Printed): Sign[] {
  const found: Sign[] = [];
  for (const word of words) {
    const last = found.at(-1);
    if (last?.code === word) found[found.length - 1] = { ...last, times: last.times + 1 };
    else found.push(signOf(word, printed));
  }
  return found;
}

/** What a word means, in words: as the options say it that the rules make of it. */
export function saidOf(code: string, { prints }: Printed, text: Texts): string {
  const word = prints.words[code];
  return word ? text.description(word.says) : code;
}

/** Every word once, with what its icon stands for: the key of the icons. */
export const KEY: readonly { title: string; codes: readonly string[] }[] = [
  { title: "resources", codes: ["coin", "worker", "food", "culture", "any_resource"] },
  {
    title: "supply",
    codes: ["territory", "tapestry", "space_tile", "market", "house", "farm", "armory", "any_income_building"],
  },
  {
    title: "map",
    codes: ["explore", "explore_anywhere", "explore_space", "conquer", "conquer_both_dice", "conquer_anywhere"],
  },
  {
    title: "cards",
    codes: ["invent", "upgrade", "refresh_tech_optional", "tech_circle", "tech_square", "overplay", "gain_civ"],
  },
  { title: "arts", codes: ["create", "broadcast", "inspire", "refresh_masterpieces_optional"] },
  {
    title: "tracks",
    codes: [
      "research",
      "research_x",
      "advance:science",
      "advance_x:military",
      "regress:technology",
      "repeat_position",
      "restart_token",
    ],
  },
  {
    title: "points",
    codes: [
      "vp:5",
      "vp_tech",
      "vp_capital",
      "vp_controlled",
      "vp_tiles",
      "vp_tapestry",
      "vp_farm",
      "vp_landmark",
      "vp_track:science",
    ],
  },
];

/** What a bonus costs, as icons with a number. */
export function priceOf(bonus: Bonus): { icon: string; times: number; label: string }[] {
  return [
    { icon: "any", times: bonus.any_resource, label: "any" },
    { icon: "territory", times: bonus.territory, label: "territory" },
    { icon: "tapestry", times: bonus.tapestry_hand, label: "tapestry" },
    { icon: "tech", times: bonus.tech_card, label: "tech" },
  ].filter((price) => price.times > 0);
}

/** A benefit as it is sent: what is empty is left out. */
export function wordsIn(benefit: Partial<Benefit>): { gain: readonly string[]; choose: readonly string[] } {
  return { gain: benefit.gain ?? [], choose: benefit.choose_one ?? [] };
}

/** How many icons a space shows. */
export function iconsOn(space: Space, printed: Printed): number {
  const { gain, choose } = wordsIn(space.benefit);
  return signsOf(gain, printed).length + choose.length + (space.bonus ? 2 : 0);
}
