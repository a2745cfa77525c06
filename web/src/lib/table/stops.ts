/** Where a replay stops: at the start, after every move that something came of, and at the end. Pure. */

import type { LogRow } from "$lib/api/types";

export function stops(log: readonly LogRow[], moves: number): number[] {
  const told = log.filter((row) => row.events.length > 0).map((row) => row.move + 1);
  return [...new Set([0, ...told, moves])];
}
