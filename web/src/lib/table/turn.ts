/** When it becomes a seat's turn: pure. */

import type { TableOut } from "$lib/api/types";

/** A waiting period begins when this seat is asked after not being asked; steps of one turn are the same period. */
export function turnBegins(sheet: TableOut, before: TableOut | null): boolean {
  return before !== null && asked(sheet) && !asked(before);
}

function asked(sheet: TableOut): boolean {
  return sheet.you != null && sheet.decision !== null && !sheet.seats[sheet.you]?.away;
}
