/** Components of Civilization by number, and names for the numbers of the game. Shapes are in `types.ts`. */

import type { Content, View } from "$lib/api/types";
import { numberedOf, type Numbered } from "$lib/table/content";
import { speaking } from "$lib/table/notation";
import { NONE, SIDE, SQUARES, type ENTRIES, type RESOURCES, type Step, type Verbs } from "./notation";
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
  Summand,
  Plan,
  Summary,
  Tech,
  Wonder,
  Zone,
} from "./types";

export {
  ATTACKER,
  DEFENDER,
  ENTRIES,
  GROWING,
  NONE,
  OPEN_ENTRIES,
  PHASES,
  RESOURCES,
  SIDE,
  TERRAINS,
  TILE,
  TRADING,
  TRUMPS,
  UNITS,
} from "./notation";
export const { argsOf, asks, begins, is, say } = speaking<Verbs, Step>();

export type ResourceName = (typeof RESOURCES)[number];
export type EntryName = (typeof ENTRIES)[number];
export type YieldName = keyof Icons;
export const YIELDS = ["trade", "production", "culture", "coin", "combat"] as const satisfies YieldName[];
export const UNEXPLORED = "unexplored";
/** How ranks, levels and decks are written. */
export const RANKS = ["", "I", "II", "III", "IV", "V"] as const;

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
  /** What a unit would do to each enemy that stands alone. */
  duels: Duel[];
}

/** A unit against a lone enemy: the arguments of the message `duel`. */
export interface Duel {
  front: number;
  outcome: string;
  taken: number;
  dealt: number;
  card: string;
  rank: string;
  count: number;
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
  return SQUARES[square] ?? "";
}

export function squareNumber(name: string): number {
  return (SQUARES as readonly string[]).indexOf(name); // NONE where there is none
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

/** Of a zone: the cards that are known, and the backs of the others; NONE where not even those are told. */
export function zoneOf(
  zone: { size: number; cards: readonly (number | null)[]; backs?: readonly number[] },
  back: (card: number) => number,
): { known: number[]; unknown: number[] } {
  const known = zone.cards.filter((card) => card !== null);
  if (!zone.backs) return { known, unknown: Array.from({ length: zone.size - known.length }, () => NONE) };
  const unknown = [...zone.backs];
  for (const card of known) {
    const at = unknown.indexOf(back(card));
    if (at >= 0) unknown.splice(at, 1);
  }
  return { known, unknown };
}
