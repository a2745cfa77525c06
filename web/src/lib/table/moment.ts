/** A table as it was: pure. */

import type { LogRow, TableThen, Outcome, TableOut } from "$lib/api/types";
import type { Playing } from "$lib/boards";

/** The table after a number of moves; nothing in it tells of what came later. */
export function tableAt(table: TableOut, log: readonly LogRow[], move: number, moment: TableThen): Playing {
  const { view, stage, asked } = moment;
  const outcome = (view.outcome ?? null) as Outcome | null;
  return {
    ...table,
    status: outcome ? "finished" : "playing",
    outcome,
    view,
    stage,
    asked,
    waiting: Array.isArray(view.waiting) ? (view.waiting as number[]) : [],
    decision: null,
    present: null,
    moves: move,
    log: log.slice(0, move),
    log_from: 0,
  };
}
