/** Where rounds end, for the chart of the result page: pure. */

import type { LogRow } from "$lib/api/types";

export interface RoundEnd {
  round: number;
  /** The number of moves after which the round was over. */
  move: number;
}

export function roundEnds(log: readonly LogRow[]): RoundEnd[] {
  const ends: RoundEnd[] = [];
  for (const row of log) {
    for (const event of row.events) {
      const round = event.args.round;
      if (event.key === "round-begins" && typeof round === "number" && round > 1) {
        ends.push({ round: round - 1, move: row.move + 1 });
      }
    }
  }
  const last = ends.at(-1);
  return ends.length === 0 ? [] : [...ends, { round: (last?.round ?? 0) + 1, move: log.length }];
}
