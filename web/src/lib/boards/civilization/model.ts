/** Components of Civilization by number, and names for the numbers of the game. Shapes are in `types.ts`. */

import type { Content, View } from "$lib/api/types";
import { numberedOf, type Numbered } from "$lib/table/content";
import type {
  Building,
  CityFacts,
  Civilization,
  CivilizationContent,
  CivilizationView,
  CultureEvent,
  Government,
  GreatPerson,
  Hut,
  Icons,
  Nation,
  Summary,
  Tech,
  Tile,
  Unit,
  Village,
  Wonder,
} from "./types";

export type {
  Battle,
  Building,
  CityFacts,
  CivilizationContent,
  CivilizationView,
  Fight,
  Icons,
  Nation,
  Offer,
  Part,
  Plan,
  Summary,
  Tech,
  Wonder,
  Zone,
} from "./types";

export const NONE = -1;
export const SIDE = 16;
/** Squares to a side of a tile. */
export const TILE = 4;

/** As drawings and messages call them, by number. */
export const TERRAINS = ["desert", "grassland", "forest", "mountains", "water"] as const;
export const UNEXPLORED = "unexplored";
export const RESOURCES = ["wheat", "silk", "incense", "iron", "spy", "uranium"] as const;
export type ResourceName = (typeof RESOURCES)[number];
/** So many of them lie on the map and in the market. */
export const GROWN = 4;
export const UNITS = ["artillery", "infantry", "mounted", "aircraft"] as const;
/** Which type each type trumps, for the eye: the fight itself is the server's. */
export const TRUMPS = [1, 2, 0, NONE] as const;
export const PHASES = ["start", "trade", "cities", "movement", "research"] as const;
export const TRADING = 1;
export const RANKS = ["", "I", "II", "III", "IV", "V"] as const;
export const YIELDS = ["trade", "production", "culture", "coin", "combat"] as const;
export type YieldName = (typeof YIELDS)[number];
/** The kinds of hidden things in offers, after trade, culture and the resources. */
export const HIDDEN = ["hut", "village", "event1", "event2", "event3"] as const;
export const ENTRIES = ["trade", "culture", ...RESOURCES.slice(0, GROWN), ...HIDDEN] as const;
/** So many of them lie open: everybody sees which they are. */
export const OPEN_ENTRIES = 2 + GROWN;

export const NO_ICONS: Icons = { trade: 0, production: 0, culture: 0, coin: 0, combat: 0 };

interface Rows {
  civilization: Civilization;
  government: Government;
  tech: Tech;
  wonder: Wonder;
  building: Building;
  person: GreatPerson;
  event: CultureEvent;
  unit: Unit;
  hut: Hut;
  village: Village;
  tile: Tile;
}
export type Kind = keyof Rows;

/** A component of some kind. */
export interface CardOf<K extends Kind> extends Numbered {
  kind: K;
  row: Rows[K];
}
export type Card = { [K in Kind]: CardOf<K> }[Kind];

/** What an answer in the making would come to; the server works it out. */
export interface Forecast {
  city: CityFacts | null;
  /** Where something would stand, and markers that would make room. */
  sites: number[];
  replaced: number[];
  trade: number;
  coins: number;
  way: number[];
  totals: [number, number] | null;
}

/** The server sends what the game declares; its own tests see to that. */
export function viewOf(view: View): CivilizationView {
  return view as unknown as CivilizationView;
}

export function contentOf(content: Content): CivilizationContent {
  return content as unknown as CivilizationContent;
}

/** All components by number. */
export function cardsOf(content: CivilizationContent): readonly Card[] {
  return numberedOf<Card>(content);
}

export function cardOf(content: CivilizationContent, number: number | null | undefined): Card | null {
  return number == null || number < 0 ? null : (cardsOf(content)[number] ?? null);
}

export function cardByKey(content: CivilizationContent, key: string): Card | null {
  return cardsOf(content).find((card) => card.row.key === key) ?? null;
}

/** The components of a kind among some numbers. */
export function ofKind<K extends Kind>(
  content: CivilizationContent,
  numbers: readonly (number | null)[],
  kind: K,
): CardOf<K>[] {
  return numbers
    .map((number) => cardOf(content, number))
    .filter((card): card is Extract<Card, { kind: K }> => card?.kind === kind) as unknown as CardOf<K>[];
}

/** The icons that a marker shows. */
export function iconsOf(card: Card | null): Icons {
  return card && "icons" in card.row ? card.row.icons : NO_ICONS;
}

/** e5 for 68: how squares are called. */
export function squareName(square: number): string {
  return `${String.fromCharCode(97 + (square % SIDE))}${String(Math.floor(square / SIDE) + 1)}`;
}

export function squareNumber(name: string): number {
  const x = name.charCodeAt(0) - 97;
  const y = Number(name.slice(1)) - 1;
  return x >= 0 && x < SIDE && y >= 0 && y < SIDE ? y * SIDE + x : NONE;
}

/** The squares around one, itself left out, as far as they are on the field. */
export function around(square: number): number[] {
  const x = square % SIDE;
  const y = Math.floor(square / SIDE);
  const found: number[] = [];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const inside = x + dx >= 0 && x + dx < SIDE && y + dy >= 0 && y + dy < SIDE;
      if (inside && (dx !== 0 || dy !== 0)) found.push((y + dy) * SIDE + x + dx);
    }
  return found;
}

export function nationOf(view: CivilizationView, seat: number): Nation | undefined {
  return view.players[seat];
}

export function summaryOf(view: CivilizationView, seat: number): Summary | undefined {
  return view.nations[seat];
}

/** Of a zone: the cards that are known, and the backs of the others. */
export function zoneOf(
  zone: { size: number; cards: readonly (number | null)[]; backs?: readonly number[] },
  back: (card: number) => number,
): { known: number[]; unknown: number[] } {
  const known = zone.cards.filter((card) => card !== null);
  const unknown = [...(zone.backs ?? Array.from({ length: zone.size }, () => 0))];
  for (const card of known) {
    const at = unknown.indexOf(back(card));
    if (at >= 0) unknown.splice(at, 1);
  }
  return { known, unknown: unknown.slice(0, Math.max(0, zone.size - known.length)) };
}
