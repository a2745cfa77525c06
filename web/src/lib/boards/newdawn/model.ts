/** Words for the numbers in views and content tables of A New Dawn; their shapes are made by `tessera types`. */

import type { Content, View } from "$lib/api/types";
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

export const NONE = -1;
/** Of a city-state or natural wonder: its token lies on the map. Of a barbarian: it is off the map. */
export const NEUTRAL = -1;
export const ABSENT = -2;
export const SLOTS = 5;

export const TERRAINS = ["grassland", "hills", "forest", "desert", "mountains", "water", "wonder"] as const;
export type TerrainName = (typeof TERRAINS)[number];
export const WATER = 5;
export const WONDER = 6;

export const FOCUS = ["culture", "science", "economy", "industry", "military"] as const;
export type FocusName = (typeof FOCUS)[number];
export const CULTURE = 0;
export const SCIENCE = 1;
export const ECONOMY = 2;
export const INDUSTRY = 3;
export const MILITARY = 4;

export const RESOURCES = ["marble", "mercury", "oil", "diamonds"] as const;
export type ResourceName = (typeof RESOURCES)[number];
export const AGES = ["ancient", "medieval", "modern"] as const;
export const LEVELS = ["", "I", "II", "III", "IV"] as const;
export const COLOURS = ["blue", "red", "orange", "green"] as const;
export const LETTERS = [..."ABCDEFGHI"];
/** The types of the four wonder stacks. */
export const STACKS = [CULTURE, SCIENCE, ECONOMY, MILITARY] as const;
/** The event dial, clockwise from its start. */
export const SECTIONS = ["spawn", "blank", "move", "trade", "move"] as const;
export const SECTION_ICONS = ["barbarian", "", "compass", "trade", "compass"] as const;

export type Side = "a" | "b";
export const SIDES: readonly Side[] = ["a", "b"];

/** The server sends what the game declares; its own tests see to that. */
export function viewOf(view: View): NewDawnView {
  return view as unknown as NewDawnView;
}

export function contentOf(content: Content): NewDawnContent {
  return content as unknown as NewDawnContent;
}

/** The key of a component, by its number. */
export function keyOf(content: NewDawnContent, number: number): string {
  return content.elements[number]?.split(":")[1] ?? "";
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
