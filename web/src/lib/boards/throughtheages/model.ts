/** Cards of Through the Ages by number, and names for the numbers of the game. Shapes are in `types.ts`. */

import type { Content, View } from "$lib/api/types";
import { numberedOf, type Numbered } from "$lib/table/content";
import { speaking } from "$lib/table/notation";
import type { Step, TYPES, Verbs } from "./notation";
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
  Summand,
  Rival,
  Stocks,
  Summary,
  Symbols,
  Zone,
} from "./types";

export { AGES, ARENA, FARM, FIELDS, INFANTRY, LAB, MINE, NONE, TYPES, URBAN } from "./notation";
export const { argsOf, asks, begins, is, say } = speaking<Verbs, Step>();

export type TypeName = (typeof TYPES)[number];

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

/** A card by its number. */
export function cardOf(content: AgesContent, number: number | null | undefined): Card | null {
  return number == null || number < 0 ? null : (cardsOf(content)[number] ?? null);
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
