/** What the table shows without saying it: how cards lie, what happened, the phase of the round. Pure functions. */

import type { DecisionOut, LogRow } from "$lib/api/types";
import type { AnswerPart } from "$lib/boards";
import type { Message } from "$lib/text/texts";
import {
  DISASTERS,
  NO_CARD,
  SYMBOLS,
  argsOf,
  asks,
  say,
  type PeloponnesContent,
  type PeloponnesView,
  type PlayerView,
} from "./model";

// --- cards ---------------------------------------------------------------------------------------------------------

/** How many coin cards of each symbol a hand holds, as far as it can be seen. */
export function counts(hand: readonly (number | null)[]): number[] {
  return SYMBOLS.map((_, symbol) => hand.filter((card) => card === symbol).length);
}

// --- what lies where ----------------------------------------------------------------------------------------------

/** The disaster that lies on a card: its number, or LUXURY_CARD. */
export function coveredBy(p: PlayerView, card: number): number | null {
  const place = p.covered.indexOf(card);
  return place < 0 ? null : (p.covered_by[place] ?? null);
}

export interface Lying {
  kind: "card" | "civilization";
  card: number;
}

/** A tableau from left to right: buildings, the civilization, landscapes. */
export function layOut(p: PlayerView, content: PeloponnesContent): Lying[] {
  const of = (building: boolean): Lying[] =>
    p.power_cards
      .filter((card) => (content.power_cards[card]?.building ?? false) === building)
      .map((card) => ({ kind: "card", card }));
  const civilization: Lying[] = p.civilization === NO_CARD ? [] : [{ kind: "civilization", card: p.civilization }];
  return [...of(true), ...civilization, ...of(false)];
}

// --- what happened ------------------------------------------------------------------------------------------------

export interface History {
  /** Keys of the cards revealed this round, open row and conquest row; empty if the log does not tell. */
  open: string[];
  conquest: string[];
  /** How far the marker of a disaster advanced this round. */
  advanced: Map<number, number>;
  /** The round in which a disaster struck, as far as known. */
  struck: Map<number, number>;
}

/** What the log tells about a round. */
export function historyOf(opening: readonly Message[], log: readonly LogRow[], round: number): History {
  const history: History = { open: [], conquest: [], advanced: new Map(), struck: new Map() };
  let now = 0;
  for (const event of [...opening, ...log.flatMap((row) => row.events)]) {
    if (event.key === "round-begins") now = Number(event.args.round);
    if (now > round) break;
    if (event.key === "disaster-strikes") history.struck.set(disasterOf(event), now);
    if (now < round) continue;
    if (event.key === "revealed-open") history.open = event.args.cards as string[];
    if (event.key === "revealed-conquest") history.conquest = event.args.cards as string[];
    if (event.key === "marker-advanced") {
      history.advanced.set(disasterOf(event), (history.advanced.get(disasterOf(event)) ?? 0) + 1);
    }
  }
  return history;
}

function disasterOf(event: Message): number {
  return DISASTERS.findIndex((name) => name === event.args.disaster);
}

export const PHASES = ["reveal", "disasters", "bidding", "turn-order", "take", "income"] as const;

const PLACES: Record<string, number> = { setup: -1, disasters: 1, bidding: 2, taking: 4, income: 5 };

/** Where the round stands: an index of PHASES, or PHASES.length for the end of the game; -1 before the first round. */
export function phaseOf(view: PeloponnesView): number {
  return PLACES[view.phase] ?? PHASES.length;
}

/** What somebody tries who taps a card on offer that is no target; null if no card on offer is asked for. */
export function triedOn(decision: DecisionOut | null | undefined, card: string): string | null {
  if (asks(decision, "bid")) return say("bid", card);
  return asks(decision, "displaced") ? say("move", card) : null;
}

// --- a bid in the making ------------------------------------------------------------------------------------------

export interface Making {
  card: string;
  size: number;
  luxury: number;
}

/** The bid that the parts of the answer make, as far as it is chosen. */
export function makingOf(parts: readonly AnswerPart[]): Making | null {
  const said = parts.map((part) => part.chosen);
  const [card] = said.flatMap((each) => argsOf(each, "bid") ?? []);
  const [size = 0] = said.flatMap((each) => argsOf(each, "size") ?? []);
  const [luxury = 0] = said.flatMap((each) => argsOf(each, "luxury") ?? []);
  return card === undefined ? null : { card, size, luxury };
}
