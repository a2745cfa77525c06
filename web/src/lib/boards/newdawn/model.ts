/** Words for the numbers in views and content tables of A New Dawn; their shapes are made by `tessera types`. */

import type { Content, View } from "$lib/api/types";
import { refOf } from "$lib/table/elements";
import { speaking } from "$lib/table/notation";
import type { FOCUS, RESOURCES, SECTIONS, SIDES, Step, TERRAINS, Verbs } from "./notation";
import type { NewDawnContent, NewDawnView } from "./types";

export type {
  Civilization,
  FocusCard as FocusCardRow,
  Leader as LeaderRow,
  NewDawnContent,
  NewDawnView,
  Player as PlayerView,
  VictoryCard as VictoryRow,
  Wonder as WonderRow,
  WorldMap,
} from "./types";

export {
  ABSENT,
  AGES,
  COLOURS,
  CULTURE,
  ECONOMY,
  FOCUS,
  INDUSTRY,
  LETTERS,
  MILITARY,
  NEUTRAL,
  NONE,
  OUTLINES,
  RESOURCES,
  SCIENCE,
  SECTIONS,
  SIDES,
  STACKS,
  TERRAINS,
  WATER,
  WONDER,
} from "./notation";
export const { argsOf, asks, begins, is, say } = speaking<Verbs, Step>();

export type TerrainName = (typeof TERRAINS)[number];
export type FocusName = (typeof FOCUS)[number];
export type ResourceName = (typeof RESOURCES)[number];
export type Side = (typeof SIDES)[number];

/** How levels are written. */
export const LEVELS = ["", "I", "II", "III", "IV"] as const;
/** The drawings of the sections of the event dial. */
export const SECTION_ICONS: Record<(typeof SECTIONS)[number], string> = {
  spawn: "barbarian",
  blank: "",
  move: "compass",
  trade: "trade",
};

/** The server sends what the game declares; its own tests see to that. */
export function viewOf(view: View): NewDawnView {
  return view as unknown as NewDawnView;
}

export function contentOf(content: Content): NewDawnContent {
  return content as unknown as NewDawnContent;
}

/** The key of a component, by its number. */
export function keyOf(content: NewDawnContent, number: number): string {
  return refOf(content.elements[number] ?? "").key;
}

/** The row of a table that a number means; undefined if it means something else. */
export function rowOf<R extends { key: string }>(content: NewDawnContent, table: readonly R[], number: number) {
  const key = keyOf(content, number);
  return table.find((row) => row.key === key);
}

/** What lies on a card of a player: tokens, or what it remembers. */
export function liesOn(p: { cards: number[]; on: number[][] }, card: number): number[] {
  return p.on[p.cards.indexOf(card)] ?? [];
}
