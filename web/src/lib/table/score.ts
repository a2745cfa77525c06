/** The lines of a result in groups: lines, and the sum that closes them. Found by adding up. Pure. */

import type { Outcome } from "$lib/api/types";

export interface ScoreGroup {
  /** The message of the sum. */
  key: string;
  parts: string[];
}

export interface ScoreShape {
  groups: ScoreGroup[];
  /** Lines that belong to no sum. */
  rest: string[];
}

export function amountOf(outcome: Outcome, seat: number, key: string): number {
  return outcome.breakdown[seat]?.find((line) => line.key === key)?.amount ?? 0;
}

export function shapeOf(outcome: Outcome): ScoreShape {
  const keys = [...new Set(outcome.breakdown.flatMap((lines) => lines.map((line) => line.key)))];
  const seats = outcome.breakdown.map((_, seat) => seat);
  const groups: ScoreGroup[] = [];
  let open: string[] = [];
  for (const key of keys) {
    const adds = (seat: number) => open.reduce((sum, part) => sum + amountOf(outcome, seat, part), 0);
    const isSum = open.length > 1 && seats.every((seat) => adds(seat) === amountOf(outcome, seat, key));
    if (isSum && seats.some((seat) => adds(seat) !== 0)) {
      groups.push({ key, parts: open });
      open = [];
    } else {
      open.push(key);
    }
  }
  return { groups, rest: open };
}
