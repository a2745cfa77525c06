/** What going back costs: nothing, or the consent of others. */

import type { Playing } from "$lib/boards";
import { nameOf, voters, type UndoReach } from "$lib/table/sheet";
import { t, ui } from "$lib/text/ui.svelte";

export function undoText(table: Playing, undo: UndoReach): string {
  if (undo.free) return t("undo-free");
  return t("undo-ask", { names: voters(table, undo.to).map((seat) => nameOf(seat, ui())) });
}
