/** What civilization mats list besides spaces, in the order of the rules: tracks, options, terrains, dice, types. Pure. */

import type { Texts } from "$lib/text/texts";
import { TERRAINS, TRACKS } from "./model";

/** Something that a mat lists and can have a token; its place is that of the bit in `marked`. */
export interface Listed {
  place: number;
  name: string;
}

const DICE = ["science", "red", "black"] as const;
const TYPES = ["outpost", "house", "landmark", "tapestry", "territory", "tech"] as const;
const OPTIONS = [1, 2, 3, 4] as const;

const tracks = (count: number) => (text: Texts) =>
  TRACKS.slice(0, count).map((track, place) => ({ place, name: text.word("track", track) }));
const options = (key: string) => (text: Texts) =>
  OPTIONS.map((option) => ({ place: option, name: text.description({ key, args: { option } }) }));

const LISTS: Readonly<Record<string, (text: Texts) => Listed[]>> = {
  alchemists: tracks(TRACKS.length),
  leaders: tracks(4),
  spies: options("do-spy"),
  tinkerers: options("do-tinker"),
  treasure_hunters: (text) =>
    TERRAINS.flatMap((terrain, place) => (terrain === "sea" ? [] : [{ place, name: text.word("terrain", terrain) }])),
  illuminati: (text) => DICE.map((die, place) => ({ place, name: text.say(`tp-die-${die}`) })),
  collectors: (text) => TYPES.map((type, place) => ({ place, name: text.word("kind", type) })),
};

/** What a mat lists; nothing for most of them. */
export function listedOn(civ: string, text: Texts): Listed[] {
  return LISTS[civ]?.(text) ?? [];
}
