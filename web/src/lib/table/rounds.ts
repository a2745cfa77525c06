/** When rounds begin and end, from what is told: pure. */

import type { LogRow } from "$lib/api/types";
import type { Message } from "$lib/text/texts";

/** Which event tells that a round has begun, and which of its arguments counts them. */
export interface Rounds {
  event: string;
  count: string;
}

export const ROUNDS: Rounds = { event: "round-begins", count: "round" };

/** The round that an event begins, or says to have begun; null for all others. */
export function roundOf(event: Message, rounds: Rounds): number | null {
  const round = event.args[rounds.count];
  return event.key === rounds.event && typeof round === "number" ? round : null;
}

export interface RoundEnd {
  /** Its number; of a part of a match that has no rounds, the number of moves. */
  round: number;
  /** The number of moves after which it was over. */
  move: number;
}

/** Where rounds were over; the last one with the match. Nothing where there were not two of them. */
export function roundEnds(log: readonly LogRow[], rounds: Rounds = ROUNDS): RoundEnd[] {
  const ends: RoundEnd[] = [];
  let begun = Math.max(
    1,
    (log.flatMap((row) => row.events.flatMap((event) => roundOf(event, rounds) ?? []))[0] ?? 2) - 1,
  );
  for (const row of log) {
    for (const event of row.events) {
      const round = roundOf(event, rounds) ?? begun;
      if (round > begun) ends.push({ round: begun, move: row.move + 1 });
      begun = round;
    }
  }
  return ends.length === 0 ? [] : [...ends, { round: begun, move: log.length }];
}

/** A match without rounds in parts of the same length: so many, or one for every move of a short one. */
export function evenParts(moves: number, many: number): RoundEnd[] {
  const parts = Math.min(many, moves);
  const ends = Array.from({ length: parts }, (_, at) => Math.round((moves * (at + 1)) / parts));
  return parts < 2 ? [] : ends.map((move) => ({ round: move, move }));
}
