/** The whole log of a table. Over the socket only its new rows are sent, so the earlier ones are kept here. */

import type { LogRow, TableOut } from "$lib/api/types";
import { continued } from "$lib/table/sheet";

const kept = new Map<string, readonly LogRow[]>();

/** All rows as far as known; without a gap, or the rows sent if some are missing before them. */
export function logOf(table: Pick<TableOut, "id" | "log" | "log_from">): readonly LogRow[] {
  const whole = continued(kept.get(table.id) ?? [], table) ?? table.log;
  kept.set(table.id, whole);
  return whole;
}
