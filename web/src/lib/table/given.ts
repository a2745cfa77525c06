/** What was answered, to be able to say it again part by part: kept as long as the browser's tab. */

import type { Message } from "$lib/text/texts";

export interface Given {
  do: string;
  said: Message[];
  /** Given by itself because there was no other answer. */
  forced: boolean;
}

const MOST = 40;
const place = (table: string) => `tessera.answers.${table}`;

/** The answers that were given at a table, by the number of the move. */
export function remembered(table: string): ReadonlyMap<number, Given> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(place(table)) ?? "[]") as [number, Given][]);
  } catch {
    return new Map();
  }
}

/** The answers with one more; those that came later were taken back. */
export function remember(
  table: string,
  known: ReadonlyMap<number, Given>,
  move: number,
  given: Given,
): ReadonlyMap<number, Given> {
  const all = new Map([...known].filter(([number]) => number < move)).set(move, given);
  try {
    sessionStorage.setItem(place(table), JSON.stringify([...all].slice(-MOST)));
  } catch {
    // then steps are named by their notation after a reload
  }
  return all;
}
