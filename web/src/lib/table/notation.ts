/**
 * What is said in a game: verbs with what stands behind them, as the server sends options and log rows. Nothing here or
 * anywhere else in the client reads a notation; it is only handed back to the server (`do`), or made here (`say`).
 *
 * `boards/<game>/notation.ts` is made from the game's own declaration. A board speaks through it, so that a verb, a
 * question or an argument that the rules do not know is an error of `npm run check`:
 *
 *     export const { is, argsOf, say, asks } = speaking<Verbs, Step>();
 */

import type { SaidOut } from "$lib/api/types";

export type Word = string | number;

/** A verb and what stands behind it. */
export type Said = Pick<SaidOut, "verb" | "args">;

/** What stands between the parts of an answer. */
const JOINT = " / ";

type Vocabulary<V> = { [K in keyof V]: readonly Word[] };

export interface Language<V extends Vocabulary<V>, S extends string> {
  /** Whether this is said with one of some verbs. */
  is<T extends Said, K extends keyof V & string>(
    said: T | null | undefined,
    ...verbs: K[]
  ): said is T & { verb: K; args: V[K] };
  /** What stands behind a verb; null if something else is said. */
  argsOf<K extends keyof V & string>(said: Said | null | undefined, verb: K): V[K] | null;
  /** Whether it is said so, or begins so. */
  begins<K extends keyof V & string>(said: Said | null | undefined, verb: K, ...start: Partial<V[K]>): boolean;
  /** Something to say, as it is sent. */
  say<K extends keyof V & string>(verb: K, ...args: V[K]): string;
  /** Whether this is asked. */
  asks(decision: { step: string } | null | undefined, ...steps: S[]): boolean;
}

/** The words of a game. */
export function speaking<V extends Vocabulary<V>, S extends string>(): Language<V, S> {
  return {
    is: <T extends Said, K extends keyof V & string>(
      said: T | null | undefined,
      ...verbs: K[]
    ): said is T & { verb: K; args: V[K] } => said != null && (verbs as string[]).includes(said.verb),
    argsOf: (said, verb) => (said?.verb === verb ? (said.args as unknown as V[typeof verb]) : null),
    begins: (said, verb, ...start) => startsWith(said, { verb, args: start as unknown as Word[] }),
    say: (verb, ...args) => written({ verb, args: [...args] }),
    asks: (decision, ...steps) => decision != null && (steps as string[]).includes(decision.step),
  };
}

/** Whether something is said so, or begins so. */
export function startsWith(said: Said | null | undefined, start: Said): boolean {
  return said?.verb === start.verb && start.args.every((word, place) => said.args[place] === word);
}

/** Something that is said, as it is sent. */
export function written({ verb, args }: Said): string {
  return [verb, ...args].join(" ");
}

/** The parts of an answer as they are sent. */
export function joined(parts: readonly string[]): string {
  return parts.join(JOINT);
}

/** An option with the parts that come before it in its notation, where it stands for a part and what follows. */
export function chainOf(option: Said & { under: readonly Said[] }): Said[] {
  return [...option.under, option];
}

/** What is said but for its last word, which is an amount; null where the last word is none. */
export function stemOf(said: Said): string | null {
  return typeof said.args.at(-1) === "number" ? written({ verb: said.verb, args: said.args.slice(0, -1) }) : null;
}

/** The amount that something said ends with. */
export function amountOf(said: Said): number {
  return Number(said.args.at(-1));
}
