/** Components of Tapestry by number, and names for the numbers of the game. Shapes are in `types.ts`. */

import type { Content, View } from "$lib/api/types";
import { refOf } from "$lib/table/elements";
import { speaking } from "$lib/table/notation";
import { HALF, NONE, type Step, type TRACKS, type Verbs } from "./notation";
import type { Hex, TapestryContent, TapestryView } from "./types";

export type {
  Benefit,
  Bonus,
  Capital,
  CityPicture,
  Civilization,
  DecisionCard,
  Hex,
  Landmark,
  Masterpiece,
  Mat,
  Placing,
  Player,
  PrintedWord,
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

export {
  ACHIEVEMENTS,
  AUTOMA,
  BLOCK,
  BUILDINGS,
  END,
  FACE_DOWN,
  NONE,
  PERSON,
  PRINTED,
  RESOURCES,
  ROWS,
  SHADOW,
  TERRAINS,
  TOKEN,
  TRACKS,
} from "./notation";
export const { argsOf, asks, is, say } = speaking<Verbs, Step>();

export type TrackName = (typeof TRACKS)[number];
/** How tiers and eras are written. */
export const TIERS = ["I", "II", "III", "IV"] as const;
export const ERAS = ["I", "II", "III", "IV", "V"] as const;

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
  return { number, ...refOf(element), element };
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
