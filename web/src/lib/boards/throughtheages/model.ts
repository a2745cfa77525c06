/** Cards of Through the Ages by number, and names for the numbers of the game. Shapes are in `types.ts`. */

import type { Content, View } from "$lib/api/types";
import { numberedOf, type Numbered } from "$lib/table/content";
import type {
  ActionCard,
  AgesContent,
  AgesView,
  Aggression,
  BonusCard,
  Condition,
  Event,
  Government,
  Leader,
  Pact,
  Placeholder,
  SpecialTechnology,
  Tactic,
  Technology,
  Territory,
  War,
  Wonder,
} from "./types";

export type {
  AgesContent,
  AgesView,
  Auction,
  BankRow,
  Civilization as Player,
  Conflict,
  Ledger,
  Offer,
  Part,
  Rival,
  Stocks,
  Summary,
  Symbols,
  Zone,
} from "./types";

export const NONE = -1;
/** Added to the number of a tactic under which Sun Tzu lies. */
export const UNDER = 1 << 12;
export const AGES = ["A", "I", "II", "III", "IV"] as const;

/** The types of technologies with workers, by number. */
export const TYPES = [
  "farm",
  "mine",
  "lab",
  "temple",
  "library",
  "theater",
  "arena",
  "infantry",
  "cavalry",
  "artillery",
  "air_force",
] as const;
export type TypeName = (typeof TYPES)[number];
export const FARM = 0;
export const MINE = 1;
export const LAB = 2;
export const ARENA = 6;
export const INFANTRY = 7;

/** The types of special technologies, by number. */
export const FIELDS = ["civil", "military", "colonization", "construction"] as const;

/** The rows of the content by kind, as elements name them. */
interface Rows {
  technology: Technology;
  government: Government;
  special: SpecialTechnology;
  action: ActionCard;
  leader: Leader;
  wonder: Wonder;
  placeholder: Placeholder;
  event: Event;
  territory: Territory;
  tactic: Tactic;
  aggression: Aggression;
  war: War;
  pact: Pact;
  bonus: BonusCard;
  condition: Condition;
}
export type Kind = keyof Rows;

/** A card of some kind. */
export interface CardOf<K extends Kind> extends Numbered {
  kind: K;
  row: Rows[K];
}
export type Card = { [K in Kind]: CardOf<K> }[Kind];

/** The stages of the production, in rule order. */
export type Stage = "science" | "culture" | "corruption" | "food" | "consumption" | "resources";

/** The server sends what the game declares; its own tests see to that. */
export function viewOf(view: View): AgesView {
  return view as unknown as AgesView;
}

export function contentOf(content: Content): AgesContent {
  return content as unknown as AgesContent;
}

/** All cards by number. */
export function cardsOf(content: AgesContent): readonly Card[] {
  return numberedOf<Card>(content);
}

/** A card by its number; a tactic with Sun Tzu under it is the same card. */
export function cardOf(content: AgesContent, number: number | null | undefined): Card | null {
  return number == null || number < 0 ? null : (cardsOf(content)[number & (UNDER - 1)] ?? null);
}

export function cardByKey(content: AgesContent, key: string): Card | null {
  return cardsOf(content).find((card) => card.row.key === key) ?? null;
}

/** The age of a card, which is also its level. */
export function levelOf(card: Card): number {
  return card.kind === "condition" ? 0 : card.row.age;
}

export function isTechnology(card: Card): card is CardOf<"technology"> {
  return card.kind === "technology";
}
