/**
 * An answer in the making: one question per part, with what is chosen there. Nothing of it is sent before it is whole.
 *
 * What is asked next, and what the game suggests there, comes from the server (`ask`); what somebody chose further on is
 * kept as long as it is still offered. Pure but for `ask`.
 */

import type { DecisionOut, OptionOut } from "$lib/api/types";
import { amountOf, joined, stemOf } from "./notation";

export interface Part {
  decision: DecisionOut;
  /** The notation that is chosen; null where nothing is yet. */
  chosen: string | null;
  /** Chosen by the person, not left to the game. */
  own: boolean;
}

/** What is asked after some parts, and then as long as the game suggests something. */
export type Ask = (after: string) => Promise<readonly DecisionOut[]>;

/** The parts chosen so far, as they are sent. */
export function notationOf(parts: readonly Part[]): string {
  return joined(parts.map((part) => part.chosen ?? ""));
}

export function optionOf(part: Part | undefined, notation: string | null | undefined = part?.chosen): OptionOut | null {
  return part?.decision.options.find((option) => option.do === notation) ?? null;
}

/**
 * The option that is the first of some parts, or the first few of them, where a question lists what follows a part in place
 * of that part; and how many it is.
 */
export function offered(part: Part | undefined, answer: readonly string[]): { notation: string; parts: number } | null {
  for (let parts = 1; parts <= answer.length; parts++) {
    const notation = joined(answer.slice(0, parts));
    if (optionOf(part, notation)) return { notation, parts };
  }
  return null;
}

/** Whether an option only ends the choosing. */
export function ends(option: OptionOut): boolean {
  return option.args.length === 0;
}

/** Whether nothing is missing: the last part is chosen and ends the answer. */
export function isWhole(parts: readonly Part[]): boolean {
  return optionOf(parts.at(-1))?.whole ?? false;
}

/** A question at which nobody has chosen anything yet, but perhaps the game suggests something. */
export function begun(decision: DecisionOut): Part {
  return { decision, chosen: decision.suggested ?? null, own: false };
}

/** The answer as it goes on after its first parts, which are chosen. */
export async function walked(first: readonly Part[], before: readonly Part[], ask: Ask): Promise<Part[]> {
  const parts = [...first];
  while (parts.at(-1)?.chosen != null && !isWhole(parts)) {
    for (const decision of await ask(notationOf(parts))) {
      const old = before[parts.length];
      const kept = old?.own && optionOf({ ...begun(decision), chosen: old.chosen }) ? old.chosen : null;
      parts.push(kept === null ? begun(decision) : { decision, chosen: kept, own: true });
      if (kept !== null && kept !== decision.suggested) break; // what follows was told for something else
    }
  }
  return parts;
}

/** Where one goes on after choosing at a place: what is still missing, else the next part, else there. */
export function nextOpen(parts: readonly Part[], place: number): number {
  const missing = parts.findIndex((part, at) => at > place && part.chosen === null);
  if (missing >= 0) return missing;
  return isAmount(parts[place]) ? place : Math.min(place + 1, parts.length - 1);
}

/** Whether the options of a part differ in a count only, so that it is set with less and more: size 3, size 4. */
export function isAmount(part: Part | undefined): boolean {
  const options = part?.decision.options ?? [];
  const stems = new Set(options.map(stemOf));
  return (
    options.length > 1 && stems.size === 1 && options.every((option) => option.says.args.count === amountOf(option))
  );
}

/** The option with the next smaller or larger amount; null at the end. */
export function stepped(part: Part, by: 1 | -1): string | null {
  const sorted = part.decision.options.toSorted((a, b) => amountOf(a) - amountOf(b)).map((option) => option.do);
  const at = part.chosen === null ? (by > 0 ? -1 : sorted.length) : sorted.indexOf(part.chosen);
  return sorted[at + by] ?? null;
}
