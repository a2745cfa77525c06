/** Components of Tapestry by number, and names for the numbers of the game. Shapes are in `types.ts`. */

import type { Content, View } from "$lib/api/types";
import type { Hex, TapestryContent, TapestryView } from "./types";

export type {
  Benefit,
  Bonus,
  Capital,
  CityPicture,
  Civilization,
  Decision,
  Hex,
  Landmark,
  Masterpiece,
  Placing,
  Player,
  Space,
  SpaceTile,
  Summary,
  TapestryCard,
  TapestryContent,
  TapestryView,
  Tech,
  Territory,
  Way,
} from "./types";

export const NONE = -1;
/** In place of a tapestry card that nobody may see. */
export const FACE_DOWN = -2;
/** In place of a territory tile where the map itself shows terrain. */
export const PRINTED = -2;

export const PERSON = 0;
export const AUTOMA = 1;
export const SHADOW = 2;

export const RESOURCES = ["coin", "worker", "food", "culture"] as const;
export const MOST = 8;
export const BUILDINGS = ["market", "house", "farm", "armory"] as const;
export const ROWS = ["markets", "houses", "farms", "armories"] as const;
/** Beside the buildings: a token that fills a plot, and one that makes it impassable. */
export const TOKEN = 4;
export const BLOCK = 5;

export const TRACKS = ["exploration", "science", "technology", "military", "arts"] as const;
export type TrackName = (typeof TRACKS)[number];
export const END = 12;
export const TIERS = ["I", "II", "III", "IV"] as const;
export const ERAS = ["I", "II", "III", "IV", "V"] as const;

export const TERRAINS = ["sea", "desert", "forest", "grass", "mountain"] as const;
export const ACHIEVEMENTS = ["end_of_track", "topple_two", "middle_island"] as const;
const HALF = 45;

/** The server sends what the game declares; its own tests see to that. */
export function viewOf(view: View): TapestryView {
  return view as unknown as TapestryView;
}

export function contentOf(content: Content): TapestryContent {
  return content as unknown as TapestryContent;
}

/** A component by its number. */
export interface Piece {
  number: number;
  kind: string;
  key: string;
  /** How options name it: `tech:paper`. */
  element: string;
}

export function pieceOf(content: TapestryContent, number: number | null | undefined): Piece | null {
  const element = number == null || number < 0 ? undefined : content.elements[number];
  if (element === undefined || number == null) return null;
  const [kind = "", key = ""] = element.split(":");
  return { number, kind, key, element };
}

const tables = new WeakMap<object, ReadonlyMap<string, { key: string }>>();

/** The row of a component, by its key: keys are unique in the box. */
export function rowOf<R extends { key: string }>(content: TapestryContent, key: string): R | null {
  let known = tables.get(content);
  if (!known) {
    const rows = Object.values(content).filter((table) => Array.isArray(table)) as { key?: string }[][];
    known = new Map(rows.flat().flatMap((row) => (row.key === undefined ? [] : [[row.key, row as { key: string }]])));
    tables.set(content, known);
  }
  return (known.get(key) as R | undefined) ?? null;
}

/** The row of a component, by its number. */
export function numbered<R extends { key: string }>(content: TapestryContent, number: number | undefined): R | null {
  const piece = pieceOf(content, number);
  return piece ? rowOf<R>(content, piece.key) : null;
}

/** The places of a bit set; sets of more than 31 places are beyond the operators for bits. */
export function bitsOf(set: number): number[] {
  const found: number[] = [];
  for (let place = 0, left = set; left > 0; place++, left = Math.floor(left / 2)) if (left % 2 === 1) found.push(place);
  return found;
}

/** The plots of two halves of a city. */
export function plotsOf(low: number, high: number): number[] {
  return [...bitsOf(low), ...bitsOf(high).map((plot) => plot + HALF)];
}

/** Whether a place belongs to a bit set. */
export function has(set: number, place: number): boolean {
  return Math.floor(set / 2 ** place) % 2 === 1;
}

export function hexesOf(game: TapestryView, content: TapestryContent): readonly Hex[] {
  const { large, small } = content.constants;
  return game.hexes.length === large.length ? large : small;
}

/** How people call a plot: c4 is the third of the fourth row. */
export function plotName(plot: number, width: number): string {
  return `${String.fromCharCode(97 + (plot % width))}${String(Math.floor(plot / width) + 1)}`;
}

const places = new WeakMap<object, ReadonlyMap<string, number>>();

/** The number of a component, by how options name it; NONE if there is none. */
export function numberOf(content: TapestryContent, element: string): number {
  let known = places.get(content);
  if (!known) {
    known = new Map(content.elements.map((each, number) => [each, number]));
    places.set(content, known);
  }
  return known.get(element) ?? NONE;
}
